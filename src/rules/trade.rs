//! Trade §5.3: a secret for favor, or favor for secrets, with a card at the site.

use super::{
    action::{Action, Asked, Traded},
    card_here,
    cost::Cost,
    gate::{acting, pay_outside_powers},
    matter::Matter,
    missing::Missing,
    moves, powers,
    ruling::Ruling,
    table::Table,
};
use crate::{
    cards::{MajorAction, Suit},
    game::{CardAt, Favor, Player, Secrets, Setup, Supply, What},
    law::{Cited, LawRef, law},
};

const TRADE: LawRef = law("5.3");
const SPEND_SUPPLY: LawRef = law("5.3.1");
const RESOLVE: LawRef = law("5.3.2");
const MATCH: LawRef = law("10/match");
const LIMITS: LawRef = law("9.3");

/// Rules on trading with a card at the site.
pub(super) fn may_trade(table: &Table<'_>, card: &What, traded: Traded, asked: &Asked) -> Ruling {
    let mut ruling = Ruling::on(TRADE);
    let Some(player) = acting(table, &mut ruling) else { return ruling };
    let found = card_here::at_site(table, player, card, RESOLVE, &mut ruling);
    pay_outside_powers(table, &mut ruling, player, &cost(traded));
    powers::check_using(table, &mut ruling, player, MajorAction::Trade, &asked.using);
    if let Some(suit) = found.and_then(CardAt::suit) {
        explain_gain(table, player, suit, traded, &mut ruling);
    }
    ruling
}

/// Returns what a Trade costs §5.3.1, §5.3.2.
fn cost(traded: Traded) -> Cited<Cost> {
    let cost = match traded {
        Traded::Favor => Cost::secrets(1),
        Traded::Secrets => Cost::favor(2),
    };
    Cited { value: Cost { supply: Supply(1), ..cost }, cites: vec![SPEND_SUPPLY.into(), RESOLVE.into()] }
}

/// Returns how much a Trade brings §5.3.2: faceup advisers of the card's suit count, and a favor comes in any case.
fn gain(player: &Player, suit: Suit, traded: Traded) -> Cited<u8> {
    let matching = u8::try_from(player.advisers_matching(suit)).unwrap_or(u8::MAX);
    let value = match traded {
        Traded::Favor => matching.saturating_add(1),
        Traded::Secrets => matching,
    };
    Cited { value, cites: vec![RESOLVE.into(), MATCH.into()] }
}

/// Says how much comes: of favor as much as the bank has §9.3.
fn explain_gain(table: &Table<'_>, player: &Player, suit: Suit, traded: Traded, ruling: &mut Ruling) {
    let gain = gain(player, suit, traded);
    match (traded, table.position.banks) {
        (Traded::Secrets, _) => ruling.explain(Matter::GainsSecrets { count: Secrets(gain.value), suit }, gain.cites),
        (Traded::Favor, None) => ruling.needs.push(Missing::Banks),
        (Traded::Favor, Some(banks)) if banks.of(suit).0 < gain.value => {
            let cites = gain.cites.into_iter().chain([LIMITS.into()]);
            ruling.explain(Matter::FavorBankShort { count: banks.of(suit), suit }, cites);
        }
        (Traded::Favor, Some(_)) => ruling.explain(Matter::GainsFavor { count: Favor(gain.value), suit }, gain.cites),
    }
}

/// Places what is paid and gains what comes.
pub(super) fn trade(table: &Table<'_>, setup: &mut Setup, card: &What, traded: Traded, _asked: &Asked) {
    let Some(player) = table.by.and_then(|colour| table.position.player(colour)) else { return };
    let site = player.pawn.and_then(|slot| table.position.site(slot));
    let suit = site.and_then(|site| site.cards.iter().find(|other| other.what == *card)).and_then(CardAt::suit);
    let Some(suit) = suit else { return };
    let (paid, gained) = (cost(traded).value, gain(player, suit, traded).value);
    card_here::place(table, setup, card, paid.favor, paid.secrets);
    match traded {
        Traded::Favor => moves::gain_favor(setup, player.colour, suit, Favor(gained)),
        Traded::Secrets => moves::gain_secrets(setup, player.colour, Secrets(gained)),
    }
}

/// Returns every Trade that could be asked about.
pub(super) fn trades(table: &Table<'_>) -> Vec<Asked> {
    let both = |card: What| [Traded::Favor, Traded::Secrets].map(|traded| Action::Trade(card.clone(), traded).into());
    card_here::all(table).into_iter().flat_map(both).collect()
}
