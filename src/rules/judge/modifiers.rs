//! Which modifiers §7.4 the player to move could use for an action: those that serve for it, or make it legal; and which Rest
//! powers §7.3.4. Battle plans are for the planner to weigh.

use crate::{
    cards::{
        Effect, MajorAction,
        effect::{Pile, Play, Trade},
    },
    game::{CardIdentity, CardRef, Region, Slot},
    rules::{
        base::{Cost, Matter, Ruling, Verdict},
        judge::{may::may, walk::traits},
        powers::{self, Occasion},
        request::{Action, Onto, Request, Source, Traded},
        state::Table,
    },
};

/// An action with its ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The action; one with a number has the smallest that is legal.
    pub asked: Request,
    /// What the rules say.
    pub ruling: Ruling,
    /// The largest number that is legal, for an action with a number.
    pub most: Option<u8>,
    /// The modifiers that the player could use for it as it stands, with what it then costs §7.4.
    pub using: Vec<(CardRef, Cost)>,
}

/// Returns an action with a card used for it, with the smallest number that is legal.
fn using(table: &Table<'_>, asked: &Request, card: CardRef) -> (Request, Ruling) {
    let with = Request { using: vec![CardIdentity::Known(card)], ..asked.clone() };
    let tried = (0..with.number().unwrap_or_default()).map(|number| with.with_number(number));
    let fewer = tried.map(|with| (may(table, &with), with)).find(|(ruling, _)| ruling.verdict() == Verdict::Legal);
    fewer.map_or_else(|| (with.clone(), may(table, &with)), |(ruling, with)| (with, ruling))
}

fn serves(ruling: &Ruling, card: CardRef) -> bool {
    let vain = |matter: &Matter| matches!(matter, Matter::InVain { card: other } if *other == card);
    ruling.verdict() == Verdict::Legal && !ruling.reasons.iter().any(|reason| vain(&reason.matter))
}

/// Returns whether a card can be used on an occasion: one that is about the playing of cards then, and not for the draw.
fn is_usable_on(card: CardRef, occasion: Occasion) -> bool {
    let about_playing = powers::is_about_playing(card);
    let playing = occasion == Occasion::Playing;
    powers::fits(card, occasion) && (about_playing == playing || !playing && occasion != Occasion::Major(MajorAction::Search))
}

/// Returns the modifiers that would serve for an action that was ruled on, with what it would cost then §7.4.1.
#[must_use]
pub fn could_use(table: &Table<'_>, asked: &Request, ruling: &Ruling) -> Vec<(CardRef, Cost)> {
    if !asked.using.is_empty() {
        return Vec::new();
    }
    let mut listed = Listed { ruling: ruling.clone(), most: None, asked: asked.clone(), using: Vec::new() };
    let more = add_modifiers(table, &mut listed, &powers::modifiers(table));
    let more = more.iter().filter_map(|it| Some((it.asked.using.first()?.card()?, it.ruling.cost)));
    listed.using.into_iter().chain(more).collect()
}

/// Adds to a listed action the modifiers that serve for it, and returns those actions that a modifier makes legal.
pub(crate) fn add_modifiers(table: &Table<'_>, listed: &mut Listed, modifiers: &[CardRef]) -> Vec<Listed> {
    let mut more = Vec::new();
    let Some(occasion) = traits(&listed.asked.action).occasion else { return more };
    let declared = |card: &CardRef| occasion == Occasion::Playing && table.position.this_turn.searching.contains(card);
    for card in modifiers.iter().copied().filter(|card| is_usable_on(*card, occasion) && !declared(card)) {
        let (asked, ruling) = using(table, &listed.asked, card);
        let legal = listed.ruling.verdict() == Verdict::Legal;
        // A card that makes room or reaches far adds nothing where the play is legal without it.
        let idle = legal && card.0.effects.iter().any(|effect| matches!(effect, Effect::Play(_)));
        // One that works without being named adds nothing either.
        let at_work = || ruling.cost == listed.ruling.cost && listed.ruling.all_cites().contains(&powers::cite(card));
        if serves(&ruling, card) && !idle && !(legal && at_work()) {
            if legal && asked.number() == listed.asked.number() {
                listed.using.push((card, ruling.cost));
            } else {
                more.push(Listed { asked, ruling, most: None, using: Vec::new() });
            }
        }
    }
    more
}

/// Returns the actions that only a modifier opens: Searches in other piles, Trades with cards and plays to sites elsewhere.
pub(crate) fn actions_opened_by_modifiers(table: &Table<'_>, modifiers: &[CardRef]) -> Vec<Listed> {
    let mut opened = Vec::new();
    for card in modifiers.iter().copied() {
        for effect in card.0.effects {
            let actions = match effect {
                Effect::Search(search) if matches!(search.from, Pile::OtherRegion | Pile::AnyRegion) => piles(table),
                Effect::Trade(Trade { reach: Some(_), .. }) => trades(table, card),
                Effect::Play(Play { to: Some(_), .. }) => plays(table),
                _ => Vec::new(),
            };
            for action in actions {
                let (asked, ruling) = using(table, &action.into(), card);
                if serves(&ruling, card) {
                    opened.push(Listed { asked, ruling, most: None, using: Vec::new() });
                }
            }
        }
    }
    opened
}

fn piles(table: &Table<'_>) -> Vec<Action> {
    let pawn = table.actor().and_then(|player| player.pawn);
    let Some(own) = pawn.map(Slot::region) else { return Vec::new() };
    let others = Region::ALL.iter().copied().filter(|region| *region != own);
    others.map(|region| Action::Search(Source::Discard(Some(region)), Vec::new())).collect()
}

fn trades(table: &Table<'_>, card: CardRef) -> Vec<Action> {
    let Some(player) = table.actor() else { return Vec::new() };
    let with = Request { using: vec![CardIdentity::Known(card)], ..Action::Act.into() };
    let far = powers::trade_reach(table, player, &with).into_iter().filter(|slot| Some(*slot) != player.pawn);
    let cards = far.filter_map(|slot| table.position.site(slot)).flat_map(|site| &site.cards);
    let known = cards.filter(|it| !it.facedown).map(|it| it.identity.clone());
    known.flat_map(|what| [Traded::Favor, Traded::Secrets].map(|traded| Action::Trade(what.clone(), traded))).collect()
}

fn plays(table: &Table<'_>) -> Vec<Action> {
    let Some(player) = table.actor() else { return Vec::new() };
    let far = || Slot::ALL.iter().copied().filter(|slot| Some(*slot) != player.pawn);
    let known = player.drawn.iter().map(|it| &it.identity).filter(|what| **what != CardIdentity::Unknown);
    let play = |card: &CardIdentity, slot| Action::Play {
        card: card.clone(),
        onto: Onto::Site(Some(slot)),
        discarding: Vec::new(),
        heap: None,
        choices: Box::default(),
    };
    known.flat_map(|card| far().map(|slot| play(card, slot)).collect::<Vec<_>>()).collect()
}
