//! Search §5.1: where to draw, what it costs, and which cards come to hand. What becomes of them is for `play` to say.

use crate::{
    cards::{Effect, MajorAction, Nature, Special, effect::Event},
    game::{CardAt, CardRef, Pile, Player, Region, Setup, Supply, What},
    law::{Cite, Cited, LawRef, law},
    rules::{
        actions::play::finish,
        base::{Bearing, Cost, Matter, Missing, Ruling},
        gate::{acting, pay},
        powers::{self, draw::Quest},
        request::{Action, Asked, Source},
        state::{Table, moves},
    },
};

const SEARCH: LawRef = law("5.1");
const SPEND: LawRef = law("5.1.1");
const DRAW: LawRef = law("5.1.2");
const DRAW_TERM: LawRef = law("10/draw");
const WORLD_DECK: LawRef = law("2.1.5");
const VISIONS_DRAWN: LawRef = law("2.7.1");
const DISCARD_PILES: LawRef = law("2.1.2");
const TRACK: LawRef = law("2.1.6");
const ACT_PHASE: LawRef = law("4.2");
const IN_VAIN: LawRef = law("7.1.3");
const DARKEST_SECRET: Cite = Cite::Card("darkest-secret");
/// What a Search in a discard pile costs §5.1.1, and with the Darkest Secret any Search; the least that the track shows.
const LOW_PRICE: Supply = Supply(2);
/// The last space of the Visions Drawn track: there are five Visions.
const LAST_SPACE: u8 = 5;

/// Rules on a Search, objecting once for every rule in the way.
pub(crate) fn may_search(table: &Table<'_>, source: Source, asked: &Asked) -> Ruling {
    let mut ruling = Ruling::on(SEARCH);
    ruling.cite(DRAW);
    ruling.cite(DRAW_TERM);
    let Some(player) = acting(table, &mut ruling) else { return ruling };
    let quest = powers::draw::quest(table, &mut ruling, player, source, asked);
    let own = match source {
        Source::World => {
            ruling.cite(WORLD_DECK);
            ruling.cite(VISIONS_DRAWN);
            None
        }
        Source::Discard(_) => {
            ruling.cite(DISCARD_PILES);
            table.pawn(player, &mut ruling, DRAW).map(crate::game::Slot::region)
        }
    };
    quest.check_source(&mut ruling, source, own);
    if quest.is_free(&mut ruling) {
        ruling.cite(SPEND);
    } else if source == Source::World {
        world_price(table, &mut ruling, player);
    } else {
        pay(table, &mut ruling, player, &price(LOW_PRICE, SPEND));
    }
    let supply = ruling.cost.supply;
    if source == Source::World && table.position.darkest_secret.is_none() && supply > LOW_PRICE {
        perhaps_cheap(table, &mut ruling, player, &quest, supply);
    } else {
        quest.check(table, &mut ruling, player, supply);
    }
    powers::check_using(table, &mut ruling, player, MajorAction::Search, &asked.using);
    for card in asked.using.iter().filter_map(What::card).filter(|card| hunts(*card) && source != Source::World) {
        ruling.explain(Matter::InVain { card }, [powers::cite(card), IN_VAIN.into()]);
    }
    let pile = pile(table.position, player, source);
    if !tells(pile, source, quest.count(), quest.draws_bottom()) {
        ruling.needs.push(match source {
            Source::World => Missing::WorldDeck,
            Source::Discard(_) => Missing::DiscardPile,
        });
    } else if powers::uses_special(asked, Special::GreatSpire).is_some() {
        let mut copy = table.position.clone().into_setup();
        search(table, &mut copy, source, &Asked { choosing: Vec::new(), ..asked.clone() }, &mut Vec::new());
        powers::exchange_drawn(&mut copy, &mut ruling, player.colour, asked);
    }
    ruling
}

/// Rules on what cards forbid at a price that the Darkest Secret would lower, if nobody tells who holds it.
fn perhaps_cheap(table: &Table<'_>, ruling: &mut Ruling, player: &Player, quest: &Quest<'_>, supply: Supply) {
    let mut dear = Ruling::default();
    quest.check(table, &mut dear, player, supply);
    quest.check(table, ruling, player, LOW_PRICE);
    for reason in dear.reasons.into_iter().filter(|reason| reason.bearing != Bearing::For) {
        match reason.matter {
            Matter::Forbids { .. } => ruling.untold(Missing::DarkestSecret, [Cite::from(SPEND), DARKEST_SECRET]),
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
        return pay(table, ruling, player, &price(LOW_PRICE, SPEND));
    }
    let Some(drawn) = table.position.visions_drawn else {
        return match player.supply {
            Some(have) if have < LOW_PRICE => {
                ruling.object(Matter::CostsAtLeast { need: LOW_PRICE, have }, [SPEND, TRACK, ACT_PHASE]);
            }
            Some(_) => ruling.untold(Missing::VisionsDrawn, [SPEND, TRACK]),
            None => {
                ruling.untold(Missing::Supply(player.colour), [ACT_PHASE]);
                ruling.untold(Missing::VisionsDrawn, [SPEND, TRACK]);
            }
        };
    };
    let supply = track_price(drawn);
    let held = |have: Supply| LOW_PRICE <= have && have < supply;
    if banner.is_none() && player.supply.is_some_and(held) {
        ruling.charge(&price(supply, SPEND));
        return ruling.untold(Missing::DarkestSecret, [Cite::from(SPEND), DARKEST_SECRET]);
    }
    ruling.explain(Matter::TrackPrice { supply }, [SPEND, TRACK]);
    if banner.is_none() && supply > LOW_PRICE {
        ruling.explain(Matter::DarkestSecretUntold { supply: LOW_PRICE }, [DARKEST_SECRET]);
        ruling.needs.push(Missing::DarkestSecret);
    }
    pay(table, ruling, player, &price(supply, SPEND));
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
        Source::Discard(named) => setup.discards.of(named.or(player.pawn.map(crate::game::Slot::region))?),
    }
}

/// Returns whether the description tells which cards come up: all of them, or those up to a Vision of the world deck.
fn tells(pile: Option<&Pile>, source: Source, count: u8, bottom: bool) -> bool {
    match pile {
        None => false,
        Some(Pile::Count(left)) => *left == 0,
        Some(Pile::Cards(cards)) if bottom => cards.iter().rev().take(count.into()).all(|card| card.what != What::Unknown),
        Some(Pile::Cards(cards)) => {
            let top = &cards[..cards.len().min(count.into())];
            let until = top.iter().position(|card| source == Source::World && is_vision(&card.what));
            top[..until.unwrap_or(top.len())].iter().all(|card| card.what != What::Unknown)
        }
    }
}

/// Returns whether a card is a Vision §2.7.
pub(crate) const fn is_vision(what: &What) -> bool {
    matches!(what, What::Known(CardRef(card)) if matches!(card.nature, Nature::Vision(_)))
}

/// Draws: from the world deck one at a time, up to a Vision §5.1.2, §2.7.1.
pub(crate) fn search(table: &Table<'_>, setup: &mut Setup, source: Source, asked: &Asked, told: &mut Vec<Matter>) {
    let Some(player) = table.actor() else { return };
    let quest = powers::draw::quest(table, &mut Ruling::default(), player, source, asked);
    powers::spend(setup, player.colour, &asked.using);
    quest.set_out(setup, player);
    let region = player.pawn.map(crate::game::Slot::region);
    let mut hand: Vec<CardAt> = Vec::new();
    for _ in 0..quest.count() {
        let Some(mut card) = next(setup, source, region, quest.draws_bottom()) else { break };
        card.facedown = false;
        let vision = match card.what {
            What::Known(vision) if source == Source::World && is_vision(&card.what) => Some(vision),
            What::Known(_) | What::Described { .. } | What::Unknown => None,
        };
        hand.push(card);
        if let Some(card) = vision {
            advance(setup);
            told.push(Matter::VisionDrawn { card });
            break;
        }
    }
    let colour = player.colour;
    if let Some(player) = moves::player(setup, colour) {
        player.drawn.extend(hand);
    }
    powers::exchange_drawn(setup, &mut Ruling::default(), colour, asked);
    setup.this_turn.searching =
        asked.using.iter().filter_map(What::card).filter(|card| source == Source::World || !hunts(*card)).collect();
    finish(setup, colour);
}

/// Moves the Visions Drawn marker on §5.1.2.
pub(crate) fn advance(setup: &mut Setup) {
    setup.visions_drawn = setup.visions_drawn.map(|drawn| LAST_SPACE.min(drawn.saturating_add(1)));
}

/// Returns whether a Campaign may follow a Search of the world deck by a card: Hunting Party.
pub(crate) fn hunts(card: CardRef) -> bool {
    card.0.effects.iter().any(|effect| matches!(effect, Effect::After(after) if after.event == Event::SearchWorldDeck))
}

fn next(setup: &mut Setup, source: Source, own: Option<Region>, bottom: bool) -> Option<CardAt> {
    let pile = match source {
        Source::World => &mut setup.decks.world,
        Source::Discard(named) => setup.discards.piles.get_mut(named.or(own)? as usize)?,
    };
    match pile {
        Some(Pile::Cards(cards)) if bottom => cards.pop(),
        Some(Pile::Cards(_) | Pile::Count(_)) | None => moves::draw(pile, 1).pop(),
    }
}

/// Returns every Search that could be asked about.
pub(crate) fn searches(_: &Table<'_>) -> Vec<Asked> {
    [Source::World, Source::Discard(None)].map(|source| Action::Search(source).into()).into()
}
