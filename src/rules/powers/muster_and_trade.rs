//! What cards change in a Muster §5.2 and a Trade §5.3: cost and yield. Mandatory effects apply by themselves, others if they
//! are used §7.4.1.

use crate::{
    cards::{
        Effect, Nature, Special, Suit,
        effect::{Act, Cards, Event, MusterWhen, Pays, SupplyCost, TollOn, Trade, TradeWhen, Who},
    },
    game::{CardAt, CardIdentity, Colour, Favor, Player, Ruler, Supply, Warbands},
    law::{Cite, Cited},
    rules::{
        base::{Cost, Matter, Missing, Ruling},
        powers::{
            in_force::{InForce, all, forbid},
            trade_advisers::{Counted, On},
        },
        request::{Request, Traded},
        state::Table,
    },
};

/// Returns whether an effect is at work for a player: by itself, or because it is used.
pub(crate) fn at_work(
    table: &Table<'_>,
    ruling: &mut Ruling,
    power: &InForce<'_>,
    player: &Player,
    who: Who,
    must: bool,
    using: &[CardIdentity],
) -> bool {
    if power.works_by_itself(must) {
        power.applies_or_open(table, ruling, player, who)
    } else {
        using.contains(&CardIdentity::Known(power.card_ref()))
    }
}

/// Returns whether a card on the table is among those an effect means.
fn covers(table: &Table<'_>, power: &InForce<'_>, cards: Cards, counted: Counted<'_>, on: On<'_>) -> bool {
    let suit = on.card.suit();
    let is = |wanted: Suit| suit == Some(wanted);
    let matching = || suit.is_some_and(|suit| counted.matching(suit) > 0);
    let denizen = || on.card.card().is_some_and(|card| matches!(card.nature, Nature::Denizen { .. }));
    match cards {
        Cards::Any => true,
        Cards::This => on.card.identity == CardIdentity::Known(power.card_ref()) && power.site == Some(on.slot),
        Cards::Here => power.site == Some(on.slot),
        Cards::Ruled => power.holder_rules(table, on.slot) == Some(true),
        Cards::Suit(wanted) => is(wanted),
        Cards::Either(one, other) => is(one) || is(other),
        Cards::Matching => matching(),
        Cards::Unmatched => !matching(),
        Cards::Denizens => denizen(),
        Cards::Visions | Cards::GoalVisions => false,
    }
}

/// Explains that a card that was named has no effect here.
fn in_vain(ruling: &mut Ruling, power: &InForce<'_>) {
    ruling.explain(Matter::InVain { card: power.card_ref() }, [power.cite()]);
}

fn works(ruling: &mut Ruling, power: &InForce<'_>) {
    ruling.explain(Matter::CardWorks { card: power.card_ref() }, [power.cite()]);
}

/// What a Muster costs and yields.
pub(crate) struct Mustering {
    /// What it costs.
    pub cost: Cited<Cost>,
    /// The warbands gained.
    pub warbands: Cited<Warbands>,
}

/// Returns what a Muster costs and yields with the powers that bear on it, objecting where a card forbids it.
pub(crate) fn mustering(
    table: &Table<'_>,
    ruling: &mut Ruling,
    player: &Player,
    on: Option<On<'_>>,
    asked: &Request,
    mut muster: Mustering,
) -> Mustering {
    let Some(on) = on else { return muster };
    let counted = Counted::as_they_are(player);
    forbid(
        table,
        ruling,
        player,
        |power, cannot| matches!(cannot.act, Act::MusterOn(cards) if covers(table, power, cards, counted, on)),
    );
    for power in all(table) {
        if power.card.special == Some(Special::InitiationRite) && power.applies_or_open(table, ruling, player, Who::Holder) {
            works(ruling, power);
            muster.cost.value.secrets.0 = std::mem::take(&mut muster.cost.value.favor).0;
            muster.cost.cites.push(power.cite());
        }
        for effect in power.card.effects {
            if let Effect::After(it) = effect
                && it.event == Event::Muster
                && at_work(table, ruling, power, player, it.who, false, &asked.using)
            {
                let (card, colour) = (power.card_ref(), player.colour);
                ruling.explain(Matter::CampaignMayFollow { card, colour }, [power.cite()]);
            }
            let Effect::Muster(it) = effect else { continue };
            if !at_work(table, ruling, power, player, it.who, it.must, &asked.using) {
                continue;
            }
            if !covers(table, power, it.on, counted, on) || !muster_when(table, ruling, player, power, it.when, on) {
                if !power.works_by_itself(it.must) {
                    in_vain(ruling, power);
                }
                continue;
            }
            works(ruling, power);
            if let Some(change) = it.cost {
                muster.cost.value.supply = supply(change, muster.cost.value.supply);
                muster.cost.cites.push(power.cite());
            }
            if it.warbands > 0 {
                muster.warbands.value = muster.warbands.value.saturating_add(Warbands(it.warbands));
                muster.warbands.cites.push(power.cite());
            }
        }
    }
    muster
}

/// Returns what Supply becomes. Raises do not occur here beside a free action §7.6.2.
const fn supply(change: SupplyCost, usual: Supply) -> Supply {
    match change {
        SupplyCost::Free => Supply::NONE,
        SupplyCost::Set(supply) => Supply(supply),
        SupplyCost::Raise(more) => usual.saturating_add(Supply(more)),
    }
}

fn muster_when(
    table: &Table<'_>,
    ruling: &mut Ruling,
    player: &Player,
    power: &InForce<'_>,
    when: MusterWhen,
    on: On<'_>,
) -> bool {
    match when {
        MusterWhen::Always => true,
        MusterWhen::RulingHere => match power.site.map(|slot| table.rules(player.colour, slot)) {
            Some(Some(rules)) => rules,
            Some(None) => {
                ruling.needs.push(Missing::Role(player.colour));
                false
            }
            None => false,
        },
        MusterWhen::PoorestBank => {
            let Some(banks) = table.position.banks else {
                ruling.needs.push(Missing::Banks);
                return false;
            };
            let poorest =
                |suit: Suit| Suit::ALL.iter().all(|other| *other == suit || banks.in_bank(*other) > banks.in_bank(suit));
            on.card.suit().is_some_and(poorest)
        }
    }
}

/// What a Trade costs and yields.
pub(crate) struct Trading {
    /// What it costs, tolls too.
    pub cost: Cited<Cost>,
    /// The favor gained from the bank of the card.
    pub favor: u8,
    /// The secrets gained.
    pub secrets: u8,
    /// What the yield rests on.
    pub cites: Vec<Cite>,
    /// Favor given to rulers of cards.
    pub tolls: Vec<(Ruler, Favor)>,
    /// Warbands sacrificed.
    pub sacrificed: Warbands,
}

/// Returns what a Trade costs and yields with the powers that bear on it, objecting where a card forbids it.
pub(crate) fn trading(
    table: &Table<'_>,
    ruling: &mut Ruling,
    player: &Player,
    on: On<'_>,
    traded: Traded,
    asked: &Request,
    mut trade: Trading,
) -> Trading {
    let counted = Counted::in_trade(player, on, asked);
    let deal = Deal { counted, on, traded };
    forbid(
        table,
        ruling,
        player,
        |power, cannot| matches!(cannot.act, Act::TradeWith(cards) if covers(table, power, cards, counted, on)),
    );
    let powers = all(table);
    // Secret Signal looks at what the others leave.
    for last in [false, true] {
        for power in powers {
            for effect in power.card.effects {
                if let Effect::Trade(it) = effect
                    && (it.when == TradeWhen::OneFavor) == last
                    && trades(table, ruling, power, player, it, asked)
                {
                    change(table, ruling, power, it, &deal, &mut trade);
                }
            }
        }
    }
    for power in powers {
        tolls(table, ruling, player, power, on, &mut trade);
    }
    trade
}

/// Returns whether an effect is at work in a Trade: by itself, or because it is used. One that changes only the yield
/// leaves nothing open.
fn trades(table: &Table<'_>, ruling: &mut Ruling, power: &InForce<'_>, player: &Player, it: &Trade, asked: &Request) -> bool {
    let only_brings = it.cost.is_none() && it.pays == Pays::Nothing && it.reach.is_none();
    if only_brings && power.works_by_itself(it.must) {
        return power.applies_or_needs(table, ruling, player, it.who);
    }
    at_work(table, ruling, power, player, it.who, it.must, &asked.using)
}

/// A Trade as it is asked for.
struct Deal<'a> {
    counted: Counted<'a>,
    on: On<'a>,
    traded: Traded,
}

/// Changes what a Trade costs and yields by one effect, if its condition holds.
fn change(table: &Table<'_>, ruling: &mut Ruling, power: &InForce<'_>, it: &Trade, deal: &Deal<'_>, trade: &mut Trading) {
    let Deal { counted, on, traded } = *deal;
    let holds = match it.when {
        TradeWhen::Any => true,
        TradeWhen::ForSecrets => traded == Traded::Secrets,
        TradeWhen::ForSecretsWithAdviser(suit) => traded == Traded::Secrets && counted.matching(suit) > 0,
        TradeWhen::OneFavor => trade.favor == 1,
        TradeWhen::PawnHere => counted.player.pawn.is_some() && counted.player.pawn == power.site,
    };
    if !holds || !covers(table, power, it.on, counted, on) {
        if !power.works_by_itself(it.must) {
            in_vain(ruling, power);
        }
        return;
    }
    works(ruling, power);
    trade.cites.push(power.cite());
    trade.favor = trade.favor.saturating_add_signed(it.favor);
    trade.secrets = trade.secrets.saturating_add_signed(it.secrets);
    if let Some(change) = it.cost {
        trade.cost.value.supply = supply(change, trade.cost.value.supply);
        trade.cost.cites.push(power.cite());
    }
    if let Pays::SacrificeOnBoard(count) = it.pays {
        trade.sacrificed = trade.sacrificed.saturating_add(Warbands(count));
        trade.cost.value.warbands = trade.cost.value.warbands.saturating_add(Warbands(count));
    }
}

/// Charges for trading with cards of a ruler who asks for favor, and keeps back favor where a card lets none come.
fn tolls(table: &Table<'_>, ruling: &mut Ruling, player: &Player, power: &InForce<'_>, on: On<'_>, trade: &mut Trading) {
    for effect in power.card.effects {
        if let Effect::Toll(toll) = effect
            && toll.on == TollOn::TradingWithHolders
            && let Pays::FavorToRuler(favor) = toll.pays
            && power.holder_rules(table, on.slot) != Some(false)
            && power.applies_or_open(table, ruling, player, toll.who)
        {
            works(ruling, power);
            trade.cost.value.favor = trade.cost.value.favor.saturating_add(Favor(favor));
            trade.cost.cites.push(power.cite());
            trade.tolls.push((power.ruler, Favor(favor)));
            if power.ruler == Ruler::Empire && table.position.player(Colour::Purple).is_none() {
                ruling.needs.push(Missing::Player(Colour::Purple));
            }
        }
        let has = |lies: &CardAt| player.advisers.iter().any(|it| it.identity == lies.identity);
        if let Effect::Cannot(cannot) = effect
            && cannot.act == Act::GainFavorByTrade
            && trade.favor > 0
            && power.lies.is_some_and(has)
        {
            ruling.explain(Matter::NoFavorByTrade { card: power.card_ref() }, [power.cite()]);
            trade.favor = 0;
        }
    }
}
