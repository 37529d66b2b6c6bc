//! Trade §5.3: a secret for favor, or favor for secrets, with a card at the site.

use crate::{
    cards::Suit,
    game::{CardIdentity, Favor, Player, Secrets, Supply, Warbands},
    law::{Cited, LawRef, law},
    rules::{
        actions::card_here,
        base::{Cost, Matter, Missing, Ruling, Verdict},
        payment::pay_outside_powers,
        powers::{self, On, Trading},
        request::{Action, Request, Traded},
        state::{Step, Table, moves},
        turn::acting,
    },
};

const TRADE: LawRef = law("5.3");
const SPEND_SUPPLY: LawRef = law("5.3.1");
const RESOLVE: LawRef = law("5.3.2");
const MATCH: LawRef = law("10/match");
const LIMITS: LawRef = law("9.3");

/// Trades with a card at the site: places what is paid and gains what comes.
pub(crate) fn trade(step: &mut Step<'_, '_>, card: &CardIdentity, traded: Traded, asked: &Request) {
    let (table, ruling) = (step.table, &mut step.ruling);
    ruling.cite(TRADE);
    let Some(player) = acting(table, ruling) else { return };
    let reach = powers::trade_reach(table, player, asked);
    let on = card_here::find(table, ruling, player, card, &reach, RESOLVE);
    card_here::check_no_tokens(ruling, on, RESOLVE);
    // A player who trades with the advisers of another keeps the vows that are among those.
    let payer = &powers::trader(table, player, on, asked);
    let trading = on.and_then(|on| traded_with(table, ruling, payer, on, traded, asked));
    match &trading {
        Some((suit, trade)) => {
            pay_outside_powers(table, ruling, payer, &trade.cost);
            if ruling.needs.is_empty() {
                explain_gain(table, ruling, *suit, traded, trade);
            }
        }
        // How the cards used change the price is unknown where the card is.
        None if ruling.verdict() == Verdict::Open && !asked.using.is_empty() => ruling.charge(&cost(traded)),
        None => pay_outside_powers(table, ruling, payer, &cost(traded)),
    }
    powers::check_trade_cards(table, ruling, player, on, asked);
    let (Some(on), Some((suit, trade))) = (on, trading) else { return };
    step.change(|setup| {
        for (ruler, favor) in &trade.tolls {
            moves::pay_ruler(setup, player.colour, *ruler, *favor);
        }
        moves::sacrifice(setup, player.colour, trade.sacrificed);
        let placed = cost(traded).value;
        card_here::place(setup, player.colour, on, placed.favor, placed.secrets);
        moves::gain_by_trade(setup, player.colour, suit, Favor(trade.favor));
        moves::gain_secrets(setup, player.colour, Secrets(trade.secrets));
        powers::spend(setup, player.colour, &asked.using);
    });
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
    ruling: &mut Ruling,
    player: &Player,
    on: On<'_>,
    traded: Traded,
    asked: &Request,
) -> Option<(Suit, Trading)> {
    let suit = on.card.suit()?;
    let matching = powers::advisers_for(table, ruling, player, on, asked);
    let (favor, secrets) = match traded {
        Traded::Favor => (matching.saturating_add(1), 0),
        Traded::Secrets => (0, matching),
    };
    let (tolls, sacrificed) = (Vec::new(), Warbands::NONE);
    let usual = Trading { cost: cost(traded), favor, secrets, cites: vec![RESOLVE.into(), MATCH.into()], tolls, sacrificed };
    Some((suit, powers::trading(table, ruling, player, on, traded, asked, usual)))
}

/// Explains how much is gained: of favor as much as the bank has §9.3.
fn explain_gain(table: &Table<'_>, ruling: &mut Ruling, suit: Suit, traded: Traded, trade: &Trading) {
    let cites = || trade.cites.iter().copied();
    if traded == Traded::Secrets {
        ruling.explain(Matter::GainsSecrets { count: Secrets(trade.secrets), suit }, cites());
    }
    if traded == Traded::Secrets && trade.favor == 0 {
        return;
    }
    match table.position.banks {
        None => ruling.needs.push(Missing::Banks),
        Some(banks) if banks.in_bank(suit).0 < trade.favor => {
            ruling.explain(Matter::FavorBankShort { count: banks.in_bank(suit), suit }, cites().chain([LIMITS.into()]));
        }
        Some(_) => ruling.explain(Matter::GainsFavor { count: Favor(trade.favor), suit }, cites()),
    }
}

/// Returns every Trade that could be asked about.
pub(crate) fn offers(table: &Table<'_>) -> Vec<Request> {
    let both = |card: CardIdentity| [Traded::Favor, Traded::Secrets].map(|traded| Action::Trade(card.clone(), traded).into());
    card_here::all(table).into_iter().flat_map(both).collect()
}
