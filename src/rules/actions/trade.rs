//! Trade §5.3: a secret for favor, or favor for secrets, with a card at the site.

use crate::{
    cards::Suit,
    game::{Favor, Player, Secrets, Setup, Supply, Warbands, What},
    law::{Cited, LawRef, law},
    rules::{
        actions::card_here,
        base::{Cost, Matter, Missing, Ruling, Verdict},
        payment::pay_outside_powers,
        powers::{self, On, Trading},
        request::{Action, Asked, Traded},
        state::{Table, moves},
        turn::acting,
    },
};

const TRADE: LawRef = law("5.3");
const SPEND_SUPPLY: LawRef = law("5.3.1");
const RESOLVE: LawRef = law("5.3.2");
const MATCH: LawRef = law("10/match");
const LIMITS: LawRef = law("9.3");

/// Rules on trading with a card at the site.
pub(crate) fn may_trade(table: &Table<'_>, card: &What, traded: Traded, asked: &Asked) -> Ruling {
    let mut ruling = Ruling::on(TRADE);
    let Some(player) = acting(table, &mut ruling) else { return ruling };
    let on = find(table, player, card, asked, &mut ruling);
    card_here::bare(on, RESOLVE, &mut ruling);
    // Whoever trades with the advisers of another keeps the vows that are among those.
    let payer = &powers::trader(table, player, on, asked);
    match on.and_then(|on| traded_with(table, player, on, traded, asked, &mut ruling)) {
        Some((suit, trade)) => {
            pay_outside_powers(table, &mut ruling, payer, &trade.cost);
            if ruling.needs.is_empty() {
                explain_gain(table, suit, traded, &trade, &mut ruling);
            }
        }
        // What is used changes the price, but how is not told where the card is not.
        None if ruling.verdict() == Verdict::Open && !asked.using.is_empty() => ruling.charge(&cost(traded)),
        None => pay_outside_powers(table, &mut ruling, payer, &cost(traded)),
    }
    powers::check_trade_cards(table, &mut ruling, player, on, asked);
    ruling
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
    let player = &powers::trader(table, player, Some(on), asked);
    let matching = powers::advisers_for(table, ruling, player, on, asked);
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
pub(crate) fn trade(table: &Table<'_>, setup: &mut Setup, card: &What, traded: Traded, asked: &Asked) {
    let Some(player) = table.actor() else { return };
    let mut ruling = Ruling::default();
    let Some(on) = find(table, player, card, asked, &mut ruling) else { return };
    let Some((suit, trade)) = traded_with(table, player, on, traded, asked, &mut ruling) else { return };
    for (ruler, favor) in &trade.tolls {
        moves::pay_ruler(setup, player.colour, *ruler, *favor);
    }
    moves::sacrifice(setup, player.colour, trade.sacrificed);
    let placed = cost(traded).value;
    card_here::place(table, setup, on, placed.favor, placed.secrets);
    moves::gain_by_trade(setup, player.colour, suit, Favor(trade.favor));
    moves::gain_secrets(setup, player.colour, Secrets(trade.secrets));
    powers::spend(setup, player.colour, &asked.using);
}

/// Returns every Trade that could be asked about.
pub(crate) fn trades(table: &Table<'_>) -> Vec<Asked> {
    let both = |card: What| [Traded::Favor, Traded::Secrets].map(|traded| Action::Trade(card.clone(), traded).into());
    card_here::all(table).into_iter().flat_map(both).collect()
}
