//! Search §5.1: where to draw, what it costs, and which cards come to hand. What becomes of them is for `play` to say.

mod draw;

use crate::{
    cards::{MajorAction, Special, named},
    game::{CardIdentity, Pile, Player, Setup, Slot, Supply},
    law::{Cite, Cited, LawRef, law},
    rules::{
        actions::play::finish,
        base::{Bearing, Cost, Matter, Missing, Ruling},
        payment::charge,
        powers::{
            self,
            search::{ModifiedSearch, campaign_follows},
        },
        request::{Action, Request, Source},
        state::{Step, Table},
        turn::acting,
    },
};
use draw::Draw;

const SEARCH: LawRef = law("5.1");
const SPEND: LawRef = law("5.1.1");
const DRAW: LawRef = law("5.1.2");
const DRAW_TERM: LawRef = law("10/draw");
const WORLD_DECK: LawRef = law("2.1.5");
const VISIONS_DRAWN: LawRef = law("2.7.1");
const DISCARD_PILES: LawRef = law("2.1.2");
const LIMITS: LawRef = law("9.3");
const TRACK: LawRef = law("2.1.6");
const ACT_PHASE: LawRef = law("4.2");
const IN_VAIN: LawRef = law("7.1.3");
const DARKEST_SECRET: Cite = named::DARKEST_SECRET.cite();
/// What a Search in a discard pile costs §5.1.1, and with the Darkest Secret any Search; the least that the track shows.
const LOW_PRICE: Supply = Supply(2);

/// Searches: pays and draws, from the world deck one card at a time, up to a Vision §5.1.2, §2.7.1.
pub(crate) fn search(step: &mut Step<'_, '_>, source: Source, named: &[CardIdentity], asked: &Request) {
    let (table, ruling) = (step.table, &mut step.ruling);
    for section in [SEARCH, DRAW, DRAW_TERM] {
        ruling.cite(section);
    }
    let Some(player) = acting(table, ruling) else { return };
    let modified = powers::search::modified(table, ruling, player, source, asked);
    let own = match source {
        Source::World => {
            ruling.cite(WORLD_DECK);
            ruling.cite(VISIONS_DRAWN);
            None
        }
        Source::Discard(_) => {
            ruling.cite(DISCARD_PILES);
            table.pawn(player, ruling, DRAW).map(Slot::region)
        }
    };
    modified.check_source(ruling, source, own);
    if modified.is_free(ruling) {
        ruling.cite(SPEND);
    } else if source == Source::World {
        world_price(table, ruling, player);
    } else {
        charge(table, ruling, player, &price(LOW_PRICE, SPEND));
    }
    let supply = ruling.cost.supply;
    if source == Source::World && table.position.darkest_secret.is_none() && supply > LOW_PRICE {
        check_both_prices(table, ruling, player, &modified, supply);
    } else {
        modified.check(table, ruling, player, supply);
    }
    powers::check_using(table, ruling, player, MajorAction::Search, &asked.using);
    explain_in_vain(ruling, source, asked);
    let pile = pile(table.position, player, source);
    explain_empty(ruling, pile);
    let draw = Draw::new(source, named, modified.count(), modified.draws_bottom());
    draw.check(table, ruling, pile);
    let mut vision = None;
    if !draw.is_known(pile) {
        ruling.needs.push(match source {
            Source::World => Missing::WorldDeck,
            Source::Discard(_) => Missing::DiscardPile,
        });
    } else if powers::uses_special(asked, Special::GreatSpire).is_some() {
        step.resolve(|setup, ruling| {
            pay_for_cards(setup, player, &modified, asked);
            vision = draw.carry_out(setup, player);
            powers::exchange_drawn(setup, ruling, player.colour, asked);
        });
    } else {
        step.change(|setup| {
            pay_for_cards(setup, player, &modified, asked);
            vision = draw.carry_out(setup, player);
        });
    }
    step.news.extend(vision.map(|card| Matter::VisionDrawn { card }));
    if source == Source::World && draw.is_secret() && vision.is_none() {
        let marker = table.position.visions_drawn.unwrap_or_default();
        step.news.push(if draw.is_cut_short(pile) { Matter::SecretVision } else { Matter::SecretDraw { marker: marker + 1 } });
    }
    step.change(|setup| {
        let of_search =
            asked.using.iter().filter_map(CardIdentity::card).filter(|card| source == Source::World || !campaign_follows(*card));
        setup.this_turn.searching = of_search.collect();
        finish(setup, player.colour);
    });
}

/// Says which cards are used in vain.
fn explain_in_vain(ruling: &mut Ruling, source: Source, asked: &Request) {
    let used = asked.using.iter().filter_map(CardIdentity::card);
    for card in used.filter(|card| campaign_follows(*card) && source != Source::World) {
        ruling.explain(Matter::InVain { card }, [powers::cite(card), IN_VAIN.into()]);
    }
}

/// Says that nothing is drawn from a pile that is described without cards.
fn explain_empty(ruling: &mut Ruling, pile: Option<&Pile>) {
    let is_empty = match pile {
        Some(Pile::Count(count)) => *count == 0,
        Some(Pile::Cards(cards)) => cards.is_empty(),
        None => false,
    };
    if is_empty {
        ruling.explain(Matter::NothingDrawn, [DRAW, LIMITS]);
    }
}

/// Pays for the cards used.
fn pay_for_cards(setup: &mut Setup, player: &Player, modified: &ModifiedSearch<'_>, asked: &Request) {
    powers::spend(setup, player.colour, &asked.using);
    modified.pay_tolls(setup, player);
}

/// Rules on what cards forbid at a price that the Darkest Secret would lower, where its holder is unknown.
fn check_both_prices(table: &Table<'_>, ruling: &mut Ruling, player: &Player, modified: &ModifiedSearch<'_>, supply: Supply) {
    modified.check(table, ruling, player, LOW_PRICE);
    let at_full_price = Ruling::apart(|apart| modified.check(table, apart, player, supply)).reasons;
    for reason in at_full_price.into_iter().filter(|reason| reason.bearing != Bearing::For) {
        match reason.matter {
            Matter::Forbids { .. } => ruling.leave_open(Missing::DarkestSecret, [Cite::from(SPEND), DARKEST_SECRET]),
            matter => ruling.reason(reason.bearing, matter, reason.cites),
        }
    }
}

fn price(supply: Supply, cite: impl Into<Cite>) -> Cited<Cost> {
    Cited::new(Cost { supply, ..Cost::default() }, cite)
}

/// Charges for the world deck: what the track shows §5.1.1, or two with the Darkest Secret.
fn world_price(table: &Table<'_>, ruling: &mut Ruling, player: &Player) {
    let banner = table.position.darkest_secret;
    if banner.is_some_and(|banner| banner.holder == Some(player.colour)) {
        ruling.explain(Matter::DarkestSecretPrice { supply: LOW_PRICE }, [DARKEST_SECRET]);
        return charge(table, ruling, player, &price(LOW_PRICE, SPEND));
    }
    let Some(drawn) = table.position.visions_drawn else {
        return match player.supply {
            Some(have) if have < LOW_PRICE => {
                ruling.object(Matter::CostsAtLeast { need: LOW_PRICE, have }, [SPEND, TRACK, ACT_PHASE]);
            }
            Some(_) => ruling.leave_open(Missing::VisionsDrawn, [SPEND, TRACK]),
            None => {
                ruling.leave_open(Missing::Supply(player.colour), [ACT_PHASE]);
                ruling.leave_open(Missing::VisionsDrawn, [SPEND, TRACK]);
            }
        };
    };
    let supply = track_price(drawn);
    let held = |have: Supply| LOW_PRICE <= have && have < supply;
    if banner.is_none() && player.supply.is_some_and(held) {
        ruling.charge(&price(supply, SPEND));
        return ruling.leave_open(Missing::DarkestSecret, [Cite::from(SPEND), DARKEST_SECRET]);
    }
    ruling.explain(Matter::TrackPrice { supply }, [SPEND, TRACK]);
    if banner.is_none() && supply > LOW_PRICE {
        ruling.explain(Matter::DarkestSecretUnknown { supply: LOW_PRICE }, [DARKEST_SECRET]);
        ruling.needs.push(Missing::DarkestSecret);
    }
    charge(table, ruling, player, &price(supply, SPEND));
}

/// Returns what the Visions Drawn track shows §2.1.6.
const fn track_price(visions: u8) -> Supply {
    Supply(match visions {
        0 => 2,
        1 | 2 => 3,
        3.. => 4,
    })
}

/// Returns the pile that is drawn from.
fn pile<'a>(setup: &'a Setup, player: &Player, source: Source) -> Option<&'a Pile> {
    match source {
        Source::World => setup.decks.world.as_ref(),
        Source::Discard(named) => setup.discards.pile(named.or(player.pawn.map(Slot::region))?),
    }
}

/// Returns every Search that could be asked about.
pub(crate) fn offers(_: &Table<'_>) -> Vec<Request> {
    [Source::World, Source::Discard(None)].map(|source| Action::Search(source, Vec::new()).into()).into()
}
