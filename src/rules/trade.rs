//! Trade §5.3: a secret for favor, or favor for secrets, with a card at the site.

use super::{
    action::{Action, Asked, Traded},
    card_here,
    cost::Cost,
    gate::{acting, pay_outside_powers},
    matter::Matter,
    missing::Missing,
    moves,
    powers::{self, On, Trading},
    ruling::Ruling,
    table::Table,
};
use crate::{
    cards::{MajorAction, Special, Suit},
    game::{Favor, Player, Secrets, Setup, Supply, Warbands, What},
    law::{Cite, Cited, LawRef, law},
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
    let Some(position) = powers::disguised(table, &mut ruling, player, asked) else {
        rule(table, player, card, traded, asked, &mut ruling);
        powers::check_using(table, &mut ruling, player, MajorAction::Trade, &asked.using);
        return ruling;
    };
    let disguised = Table::new(&position, table.by, table.reading());
    let Some(seen) = position.player(player.colour) else { return ruling };
    rule(&disguised, seen, card, traded, asked, &mut ruling);
    let (mask, others) = asked.using.iter().cloned().partition::<Vec<What>, _>(is_mask);
    powers::check_using(table, &mut ruling, player, MajorAction::Trade, &mask);
    let is_own = |what: &What| player.advisers.iter().any(|it| it.what == *what);
    let (own, others) = others.into_iter().partition::<Vec<What>, _>(is_own);
    for card in own.iter().filter_map(What::card) {
        ruling.object(Matter::NoAccess { card }, [Cite::Card("master-of-disguise")]);
    }
    powers::check_using(&disguised, &mut ruling, seen, MajorAction::Trade, &others);
    table.remember(&disguised);
    ruling
}

fn is_mask(what: &What) -> bool {
    what.card().is_some_and(|card| card.0.special == Some(Special::MasterOfDisguise))
}

fn rule(table: &Table<'_>, player: &Player, card: &What, traded: Traded, asked: &Asked, ruling: &mut Ruling) {
    let on = find(table, player, card, asked, ruling);
    card_here::bare(on, RESOLVE, ruling);
    match on.and_then(|on| traded_with(table, player, on, traded, asked, ruling)) {
        Some((suit, trade)) => {
            pay_outside_powers(table, ruling, player, &trade.cost);
            explain_gain(table, suit, traded, &trade, ruling);
        }
        None => pay_outside_powers(table, ruling, player, &cost(traded)),
    }
}

fn find<'a>(table: &Table<'a>, player: &Player, card: &What, asked: &Asked, ruling: &mut Ruling) -> Option<On<'a>> {
    let reach = powers::trade_reach(table, player, asked);
    card_here::find(table, player, card, &reach, RESOLVE, ruling)
}

/// Returns what a Trade costs §5.3.1, §5.3.2.
fn cost(traded: Traded) -> Cited<Cost> {
    let cost = match traded {
        Traded::Favor => Cost::secrets(1),
        Traded::Secrets => Cost::favor(2),
    };
    Cited { value: Cost { supply: Supply(1), ..cost }, cites: vec![SPEND_SUPPLY.into(), RESOLVE.into()] }
}

/// Returns the suit of the card, and what a Trade with it costs and brings §5.3.2: faceup advisers of the suit count, and a
/// favor comes in any case; cards change it.
fn traded_with(
    table: &Table<'_>,
    player: &Player,
    on: On<'_>,
    traded: Traded,
    asked: &Asked,
    ruling: &mut Ruling,
) -> Option<(Suit, Trading)> {
    let suit = on.card.suit()?;
    let matching = powers::advisers_for(ruling, player, suit, asked);
    let (favor, secrets) = match traded {
        Traded::Favor => (matching.saturating_add(1), 0),
        Traded::Secrets => (0, matching),
    };
    let (tolls, sacrificed) = (Vec::new(), Warbands::NONE);
    let usual = Trading { cost: cost(traded), favor, secrets, cites: vec![RESOLVE.into(), MATCH.into()], tolls, sacrificed };
    Some((suit, powers::trading(table, ruling, player, on, (traded, asked), usual)))
}

/// Says how much comes: of favor as much as the bank has §9.3.
fn explain_gain(table: &Table<'_>, suit: Suit, traded: Traded, trade: &Trading, ruling: &mut Ruling) {
    let cites = || trade.cites.iter().copied();
    if traded == Traded::Secrets {
        ruling.explain(Matter::GainsSecrets { count: Secrets(trade.secrets), suit }, cites());
    }
    if traded == Traded::Secrets && trade.favor == 0 {
        return;
    }
    match table.position.banks {
        None => ruling.needs.push(Missing::Banks),
        Some(banks) if banks.of(suit).0 < trade.favor => {
            ruling.explain(Matter::FavorBankShort { count: banks.of(suit), suit }, cites().chain([LIMITS.into()]));
        }
        Some(_) => ruling.explain(Matter::GainsFavor { count: Favor(trade.favor), suit }, cites()),
    }
}

/// Places what is paid and gains what comes.
pub(super) fn trade(table: &Table<'_>, setup: &mut Setup, card: &What, traded: Traded, asked: &Asked) {
    let Some(player) = table.by.and_then(|colour| table.position.player(colour)) else { return };
    match powers::disguised(table, &mut Ruling::default(), player, asked) {
        Some(position) => {
            let disguised = Table::new(&position, table.by, table.reading());
            exchange(&disguised, setup, position.player(player.colour).unwrap_or(player), card, traded, asked);
        }
        None => exchange(table, setup, player, card, traded, asked),
    }
    powers::spend(setup, player.colour, &asked.using);
}

fn exchange(table: &Table<'_>, setup: &mut Setup, player: &Player, card: &What, traded: Traded, asked: &Asked) {
    let mut ruling = Ruling::default();
    let Some(on) = find(table, player, card, asked, &mut ruling) else { return };
    let Some((suit, trade)) = traded_with(table, player, on, traded, asked, &mut ruling) else { return };
    for (ruler, favor) in &trade.tolls {
        moves::pay_ruler(setup, player.colour, *ruler, *favor);
    }
    moves::sacrifice(setup, player.colour, trade.sacrificed);
    let placed = cost(traded).value;
    card_here::place(table, setup, on, placed.favor, placed.secrets);
    moves::gain_favor(setup, player.colour, suit, Favor(trade.favor));
    moves::gain_secrets(setup, player.colour, Secrets(trade.secrets));
}

/// Returns every Trade that could be asked about.
pub(super) fn trades(table: &Table<'_>) -> Vec<Asked> {
    let both = |card: What| [Traded::Favor, Traded::Secrets].map(|traded| Action::Trade(card.clone(), traded).into());
    card_here::all(table).into_iter().flat_map(both).collect()
}
