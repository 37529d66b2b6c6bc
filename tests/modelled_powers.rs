//! `law card` tells the truth: what a card is said to do in effects or by a special, the rules heed.

use lawspeaker::{
    cards::{CARDS, Card, MajorAction, Model, Nature, PowerKind, Restriction},
    game::{CardAt, CardIdentity, CardRef, Position, SiteIdentity, read},
    law::Edition,
    notation::parse,
    rules::{Action, Matter, Missing, Table, may},
};
use std::fs;

/// Returns a table where red has a card: at its site or as that site, among its relics, or among its advisers.
fn with(card: &'static Card) -> Option<Position> {
    let text = fs::read_to_string("cases/oath/positions/plain.toml").expect("a position");
    let mut setup = read(&text).ok()?.0.into_setup();
    let at = CardAt::known(card);
    match card.nature {
        Nature::Site(_) => {
            setup.sites.retain(|site| site.card().is_none_or(|it| it.id != card.id));
            let pawn = setup.players.iter().find(|player| player.colour.word() == "red")?.pawn;
            setup.sites.iter_mut().find(|site| Some(site.slot) == pawn)?.identity = Some(SiteIdentity::Known(CardRef(card)));
        }
        Nature::Denizen { .. } if card.restriction == Some(Restriction::SiteOnly) => {
            setup.sites.iter_mut().find(|site| site.slot.word() == "provinces-2")?.cards = vec![at];
        }
        Nature::Edifice { .. } => setup.sites.iter_mut().find(|site| site.slot.word() == "provinces-2")?.cards = vec![at],
        Nature::Denizen { .. } | Nature::Relic | Nature::Vision(_) | Nature::Banner { .. } | Nature::Reliquary { .. } => {
            setup.sites.iter_mut().for_each(|site| site.cards.retain(|it| it.identity != at.identity));
            setup.players.iter_mut().for_each(|player| player.relics.retain(|it| it.identity != at.identity));
            let red = setup.players.iter_mut().find(|player| player.colour.word() == "red")?;
            let relic = matches!(card.nature, Nature::Relic);
            if relic { &mut red.relics } else { &mut red.advisers }.push(at);
        }
    }
    for player in &mut setup.players {
        player.favor.0 = 4;
        player.secrets.0 = 3;
    }
    Position::new(setup).ok()
}

#[test]
fn every_modelled_action_power_is_carried_out() {
    let acts = |card: &&Card| card.powers.contains(&PowerKind::Action) && card.model() != Model::TextOnly;
    for card in CARDS.iter().filter(acts) {
        let position = with(card).unwrap_or_else(|| panic!("{} has no place", card.id));
        let ruling = may(
            &Table::new(&position, None, Edition::Current),
            &Action::Use(CardIdentity::Known(CardRef(card)), Box::default()).into(),
        );
        assert!(!ruling.needs.contains(&Missing::Effect), "{} is not carried out: {ruling:?}", card.id);
    }
}

/// Returns words for a major action that a modifier changes.
const fn words_for(action: MajorAction) -> Option<&'static str> {
    match action {
        MajorAction::Search => Some("search world"),
        MajorAction::Muster => Some("muster elders"),
        MajorAction::Trade => Some("trade elders for favor"),
        MajorAction::Recover => Some("recover darkest-secret paying 2"),
        MajorAction::Travel => Some("travel mountain"),
        MajorAction::Campaign => None,
    }
}

#[test]
fn every_modelled_modifier_is_carried_out() {
    let modifies = |card: &&Card| card.powers.contains(&PowerKind::Modifier) && card.model() != Model::TextOnly;
    for card in CARDS.iter().filter(modifies) {
        let Some(position) = with(card) else { continue };
        let mut setup = position.into_setup();
        let known = ["scouts", "wolves", "tents", "scryer"].into_iter().filter(|id| *id != card.id);
        let deck = known.filter_map(lawspeaker::cards::card).map(CardAt::known).collect();
        setup.decks.world = Some(lawspeaker::game::Pile::Cards(deck));
        let position = Position::new(setup).expect("a table");
        for words in card.modifies.iter().filter_map(|action| words_for(*action)) {
            let asked = parse(&format!("{words} using {}", card.id), &position, None).expect("an action");
            let ruling = may(&Table::new(&position, None, Edition::Current), &asked);
            let unmodelled = ruling.reasons.iter().any(|reason| matches!(reason.matter, Matter::Unmodelled { .. }));
            assert!(!unmodelled && !ruling.needs.contains(&Missing::Effect), "{words} using {}: {ruling:?}", card.id);
        }
    }
}
