//! Relic Thief §7.1.4: who may roll for relics that another player takes, what the roll costs, with Jinx rolled again, and what it
//! does.

use crate::{
    cards::{
        Special,
        effect::{Act, Thing},
    },
    game::{CardAt, CardIdentity, CardRef, Colour, Favor, Player, Ruler, Secrets, Setup, Slot},
    law::{Cite, LawRef, law},
    rules::{
        base::{Bearing, Matter, Missing, NeededChoice, Reason, Ruling},
        payment,
        powers::{
            in_force::{self, InForce},
            pay,
        },
        request::{Choice, Request},
        state::{Table, moves},
    },
};

/// A Relic Thief and its holder.
pub(crate) type Thief<'a> = (InForce<'a>, &'a Player);

/// The choice to be named: not used, used with success, or used without.
const ASKS: NeededChoice = NeededChoice::ThiefRoll;
/// The answer by which the thief gets the relics.
const STOLEN: i8 = 1;
const COST: LawRef = law("7.1.2");
const PERSISTENT: LawRef = law("7.1.4");

/// What is said of a thief's roll.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Said {
    /// How it ended at last: not rolled, with success, or without.
    pub(crate) result: Option<i8>,
    /// Whether all its dice were rolled again with Jinx: one for yes and none for no.
    pub(crate) again: Option<i8>,
}

impl Said {
    /// Returns what is said in an action other than a Campaign.
    pub(crate) fn in_action(asked: &Request, thief: CardRef) -> Self {
        let number = |is: &dyn Fn(CardRef) -> bool| {
            asked.choosing.iter().find_map(|choice| match choice {
                Choice::Card(card, number) if is(*card) => Some(*number),
                Choice::Card(..) | Choice::Number(_) | Choice::Suit(_) | Choice::Colour(_) | Choice::Swap(..) => None,
            })
        };
        let bare =
            || asked.choosing.iter().find_map(|choice| if let Choice::Number(number) = choice { Some(*number) } else { None });
        Self { result: number(&|card| card == thief).or_else(bare), again: number(&is_jinx) }
    }

    /// Returns whether anything is said of a roll.
    pub(crate) fn is_anything(asked: &Request) -> bool {
        asked.choosing.iter().any(|choice| matches!(choice, Choice::Card(..) | Choice::Number(_)))
    }

    /// Returns whether the thief gets the relics.
    pub(crate) fn is_stolen(self) -> bool {
        self.result == Some(STOLEN)
    }

    fn is_rolled(self) -> bool {
        self.result.is_some_and(|result| result != 0)
    }

    fn is_rolled_again(self) -> bool {
        self.again.is_some_and(|again| again != 0)
    }
}

/// Returns whether a card is Jinx.
pub(crate) fn is_jinx(card: CardRef) -> bool {
    card.0.special == Some(Special::Jinx)
}

/// Returns whether somebody has a faceup Relic Thief.
pub(crate) fn is_in_play(table: &Table<'_>) -> bool {
    in_force::all(table).iter().any(|power| power.card.special == Some(Special::RelicThief))
}

/// Returns the player who can roll for relics that another takes: in the same region, with a faceup Relic Thief and enough to
/// pay for it as the pieces are now.
pub(crate) fn eligible<'a>(table: &Table<'a>, now: &Setup, taker: &Player) -> Option<Thief<'a>> {
    let region = taker.pawn.map(Slot::region)?;
    in_force::all(table).iter().copied().filter(|power| power.card.special == Some(Special::RelicThief)).find_map(|power| {
        let Ruler::Player(colour) = power.ruler else { return None };
        let player = table.position.player(colour).filter(|it| it.colour != taker.colour)?;
        let near = player.pawn.map(Slot::region) == Some(region);
        let mut cost = Ruling::default();
        may_pay(table, now, &mut cost, player, &power, Secrets::NONE);
        (near && cost.reasons.is_empty()).then_some((power, player))
    })
}

/// Returns what must be described before it is known whether somebody can roll: a pawn, or the banks where a vow keeps favor.
pub(crate) fn missing_to_roll(table: &Table<'_>, taker: &Player) -> Option<Missing> {
    let thieves = in_force::all(table).iter().filter(|power| power.card.special == Some(Special::RelicThief));
    let players = thieves.filter_map(|power| match power.ruler {
        Ruler::Player(colour) if colour != taker.colour => table.position.player(colour),
        Ruler::Player(_) | Ruler::Empire | Ruler::Bandits | Ruler::Unruled => None,
    });
    players.into_iter().find_map(|thief| {
        let unplaced = [taker, thief].into_iter().find(|player| player.pawn.is_none());
        let near = taker.pawn.map(Slot::region) == thief.pawn.map(Slot::region);
        let banks = near.then(|| payment::purse(table, thief).err()).flatten();
        unplaced.map(|player| Missing::Pawn(player.colour)).or(banks)
    })
}

/// Rules on paying for a card whosever turn it is §7.1.2, beside secrets that are to be spent before: in one's own turn nothing
/// else may lie on it.
fn may_pay(table: &Table<'_>, now: &Setup, ruling: &mut Ruling, player: &Player, power: &InForce<'_>, spent: Secrets) {
    let (card, cites) = (power.card_ref(), || [COST.into(), power.cite()]);
    let Some(own) = now.player(player.colour) else { return };
    if now.turn == Some(player.colour) && pay::bears_tokens(now, card) {
        ruling.object(Matter::Occupied { card }, cites());
    }
    let (need, have) = (Favor(card.0.cost.favor()), moves::purse(now, own));
    if have < need {
        ruling.object(Matter::NotEnoughFavor { need, have }, cites());
    }
    let need = spent.saturating_add(Secrets(card.0.cost.secrets()));
    if own.secrets < need {
        ruling.object(Matter::NotEnoughSecrets { need, have: own.secrets }, cites());
    }
    in_force::forbid(table, ruling, player, |_, cannot| cannot.act == Act::UseSecretPowers);
}

/// Returns what keeps a thief from the relics that a player has taken §9.2: Circlet of Command, Lost Tongue.
fn guards(table: &Table<'_>, thief: &Player, taker: &Player) -> Vec<Reason> {
    in_force::bans(table, thief, |power, cannot| match cannot.act {
        Act::Take(Thing::HoldersRelicsAndBanners | Thing::HoldersOtherRelicsAndBanners) => {
            in_force::holds(taker, power.ruler) == Ok(true)
        }
        _ => false,
    })
}

/// Relics that a player has just taken.
pub(crate) struct Taken<'t, 'a> {
    /// The table before the action.
    pub(crate) table: &'t Table<'a>,
    /// The pieces when the relics are taken.
    pub(crate) now: &'t Setup,
    /// Who took them.
    pub(crate) by: &'t Player,
    /// How many they are.
    pub(crate) count: usize,
    /// The section by which they were taken.
    pub(crate) section: LawRef,
}

impl Taken<'_, '_> {
    /// Explains who may roll for the relics, and asks for the result. A thief who cannot take them cannot roll.
    pub(crate) fn ask(&self, ruling: &mut Ruling, thief: &Thief<'_>, said: Said) {
        let (power, player) = thief;
        let cites: [Cite; 2] = [self.section.into(), power.cite()];
        let guards = guards(self.table, player, self.by);
        let kept = guards.iter().any(|guard| guard.bearing == Bearing::Against);
        if said.is_rolled() {
            for guard in guards {
                ruling.reason(guard.bearing, guard.matter, guard.cites.into_iter().chain(cites));
            }
        }
        if kept {
            return;
        }
        let matter = Matter::MayStealRelics { card: power.card_ref(), colour: player.colour, count: self.count };
        ruling.explain(matter, cites);
        match said.result {
            None => ruling.choices.push(ASKS),
            Some(0..=2) => may_roll_again(self.table, self.now, ruling, thief, said),
            Some(_) => ruling.object(Matter::WrongNumber { need: 1 }, cites),
        }
    }
}

/// Rules on Jinx for the thief's roll: paid for after it, and for all its dice once (publisher).
fn may_roll_again(table: &Table<'_>, now: &Setup, ruling: &mut Ruling, (power, player): &Thief<'_>, said: Said) {
    let rules = |it: &&InForce<'_>| is_jinx(it.card_ref()) && in_force::holds(player, it.ruler) == Ok(true);
    let jinx = in_force::all(table).iter().find(rules);
    let spent = Secrets(power.card.cost.secrets());
    match (said.again, jinx) {
        (Some(0) | None, Some(jinx)) if said.is_rolled() => {
            let mut cost = Ruling::default();
            may_pay(table, now, &mut cost, player, jinx, spent);
            if cost.reasons.is_empty() {
                let (card, colour) = (jinx.card_ref(), player.colour);
                ruling.explain(Matter::MayRerollDefense { card, colour }, [PERSISTENT.into(), jinx.cite()]);
            }
        }
        (Some(0) | None, _) => {}
        (Some(1), Some(jinx)) if said.is_rolled() => {
            ruling.cite(jinx.cite());
            may_pay(table, now, ruling, player, jinx, spent);
        }
        (Some(1), None) if said.is_rolled() => {
            ruling.object(Matter::NothingToChoose, [PERSISTENT.into(), const { law("10/rule") }.into(), power.cite()]);
        }
        (Some(_), _) => ruling.object(Matter::NothingToChoose, [PERSISTENT.into(), power.cite()]),
    }
}

/// Pays for the roll, if there was one, and moves the relics that were taken if it succeeded.
pub(crate) fn steal(
    table: &Table<'_>,
    setup: &mut Setup,
    (power, thief): &Thief<'_>,
    taker: Colour,
    relics: &[CardIdentity],
    said: Said,
) {
    if !said.is_rolled() {
        return;
    }
    pay::pay_printed(setup, thief.colour, power.card_ref());
    let jinx = in_force::all(table).iter().map(InForce::card_ref).find(|card| is_jinx(*card));
    if let Some(jinx) = jinx.filter(|_| said.is_rolled_again()) {
        pay::pay_printed(setup, thief.colour, jinx);
    }
    if !said.is_stolen() {
        return;
    }
    let stolen = |relic: &CardAt| relics.contains(&relic.identity);
    let Some(player) = moves::player(setup, taker) else { return };
    let (gone, left): (Vec<CardAt>, Vec<CardAt>) = std::mem::take(&mut player.relics).into_iter().partition(stolen);
    player.relics = left;
    for relic in gone {
        moves::hold_relic(setup, thief.colour, relic);
    }
}
