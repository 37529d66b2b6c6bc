//! Relic Thief §7.1.4: who may roll for relics that another player takes, what the roll costs, with Jinx rolled again, and what it
//! does. Relics are taken in a Campaign (`campaign::aftermath::thief`) and by every action that the judge asks about once it is
//! over (`judge::taken_relics`): Recover, a played card, a power.

use crate::{
    cards::{
        Special,
        effect::{Act, Thing},
    },
    game::{CardAt, CardIdentity, CardRef, Player, Ruler, Secrets, Setup, Slot},
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
        victory::title,
    },
};

/// A Relic Thief and its holder.
pub(crate) type Thief<'a> = (InForce<'a>, &'a Player);

const PERSISTENT: LawRef = law("7.1.4");

/// What is said of whether a Relic Thief rolls, and how the roll ended at last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Roll {
    /// Nothing is said.
    Unsaid,
    /// The card is not used.
    NotRolled,
    /// No shield showed: the thief gets the relics.
    Succeeded,
    /// A shield showed.
    Failed,
    /// The number that is said means nothing.
    WrongNumber,
}

/// What is said of a thief's roll.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Said {
    roll: Roll,
    /// How many times all its dice were rolled again with Jinx: once at most.
    rerolls: i8,
}

impl Said {
    /// Returns what two numbers say: the one for the thief and the one for Jinx.
    pub(crate) fn new(thief: Option<i8>, jinx: Option<i8>) -> Self {
        let roll = match thief {
            None => Roll::Unsaid,
            Some(0) => Roll::NotRolled,
            Some(1) => Roll::Succeeded,
            Some(2) => Roll::Failed,
            Some(_) => Roll::WrongNumber,
        };
        Self { roll, rerolls: jinx.unwrap_or_default() }
    }

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
        Self::new(number(&|card| card == thief).or_else(bare), number(&is_jinx))
    }

    /// Returns whether anything is said of a roll.
    pub(crate) fn is_anything(asked: &Request) -> bool {
        asked.choosing.iter().any(|choice| matches!(choice, Choice::Card(..) | Choice::Number(_)))
    }

    fn is_rolled(self) -> bool {
        !matches!(self.roll, Roll::Unsaid | Roll::NotRolled)
    }
}

/// Returns whether a card is Jinx.
pub(crate) fn is_jinx(card: CardRef) -> bool {
    card.0.special == Some(Special::Jinx)
}

/// Returns whether a card is a Relic Thief.
pub(crate) fn is_relic_thief(card: CardRef) -> bool {
    card.0.special == Some(Special::RelicThief)
}

/// Returns the Relic Thieves that lie faceup.
fn thieves<'t, 'a>(table: &'t Table<'a>) -> impl Iterator<Item = &'t InForce<'a>> {
    in_force::all(table).iter().filter(|power| is_relic_thief(power.card_ref()))
}

/// Returns whether somebody has a faceup Relic Thief.
pub(crate) fn is_in_play(table: &Table<'_>) -> bool {
    thieves(table).next().is_some()
}

/// Returns what must be described before it is known whether somebody can roll: a pawn, or the banks where a vow keeps favor.
pub(crate) fn missing_to_roll(table: &Table<'_>, taker: &Player) -> Option<Missing> {
    let mut players = thieves(table).filter_map(|power| match power.ruler {
        Ruler::Player(colour) if colour != taker.colour => table.position.player(colour),
        Ruler::Player(_) | Ruler::Empire | Ruler::Bandits | Ruler::Unruled => None,
    });
    players.find_map(|thief| {
        let unplaced = [taker, thief].into_iter().find(|player| player.pawn.is_none());
        let near = taker.pawn.map(Slot::region) == thief.pawn.map(Slot::region);
        let banks = near.then(|| payment::purse(table, thief).err()).flatten();
        unplaced.map(|player| Missing::Pawn(player.colour)).or(banks)
    })
}

/// Returns what keeps a thief from the relics that a player has taken §9.2: Circlet of Command, Lost Tongue.
fn bans_on_taking(table: &Table<'_>, thief: &Player, taker: &Player) -> Vec<Reason> {
    in_force::bans(table, thief, |power, cannot| match cannot.act {
        Act::Take(Thing::HoldersRelicsAndBanners | Thing::HoldersOtherRelicsAndBanners) => {
            in_force::holds(taker, power.ruler) == Ok(true)
        }
        _ => false,
    })
}

/// Returns the relics that a player holds now and did not hold before.
pub(crate) fn newly_held(before: &Player, now: &Setup) -> Vec<CardIdentity> {
    let mut had: Vec<&CardIdentity> = before.relics.iter().map(|relic| &relic.identity).collect();
    let held = now.player(before.colour).into_iter().flat_map(|player| &player.relics).map(|relic| &relic.identity);
    let is_new = |relic: &&CardIdentity| match had.iter().position(|old| old == relic) {
        Some(at) => {
            had.swap_remove(at);
            false
        }
        None => true,
    };
    held.filter(is_new).cloned().collect()
}

/// The table before relics are taken, the pieces when they have just been, and who took them.
pub(crate) struct Taken<'t, 'a> {
    pub(crate) table: &'t Table<'a>,
    pub(crate) now: &'t Setup,
    pub(crate) by: &'t Player,
}

impl<'a> Taken<'_, 'a> {
    /// Returns the player who can roll for the relics: in the same region, with a faceup Relic Thief and enough to pay for it.
    pub(crate) fn thief(&self) -> Option<Thief<'a>> {
        let region = self.by.pawn.map(Slot::region)?;
        thieves(self.table).find_map(|power| {
            let Ruler::Player(colour) = power.ruler else { return None };
            let player = self.table.position.player(colour).filter(|it| it.colour != self.by.colour)?;
            let near = player.pawn.map(Slot::region) == Some(region);
            let cost = Ruling::apart(|cost| pay::check_at_once(self.table, self.now, cost, player, power, Secrets::NONE));
            (near && cost.reasons.is_empty()).then_some((*power, player))
        })
    }

    /// Explains who may roll for so many relics, and asks for the result; returns whether somebody may. The title is looked at
    /// each time that relics change hands (publisher): where its holder would have to choose in between, that cannot be named.
    pub(crate) fn ask(&self, ruling: &mut Ruling, count: usize, section: LawRef, said: impl Fn(CardRef) -> Said) -> bool {
        let Some(thief) = self.thief() else {
            if let Some(missing) = missing_to_roll(self.table, self.by) {
                ruling.need(missing);
            }
            return false;
        };
        let said = said(thief.0.card_ref());
        self.ask_thief(ruling, &thief, count, section, said);
        if said.roll == Roll::Succeeded && title::is_choice_unnamed(self.table, self.now) {
            ruling.need(Missing::Effect);
        }
        true
    }

    /// Explains that a thief may roll, and asks for the result. A thief who cannot take the relics cannot roll.
    fn ask_thief(&self, ruling: &mut Ruling, thief: &Thief<'_>, count: usize, section: LawRef, said: Said) {
        let (power, player) = thief;
        let cites: [Cite; 2] = [section.into(), power.cite()];
        let bans = bans_on_taking(self.table, player, self.by);
        let banned = bans.iter().any(|ban| ban.bearing == Bearing::Against);
        if said.is_rolled() {
            for ban in bans {
                ruling.reason(ban.bearing, ban.matter, ban.cites.into_iter().chain(cites));
            }
        }
        if banned {
            return;
        }
        ruling.explain(Matter::MayStealRelics { card: power.card_ref(), colour: player.colour, count }, cites);
        match said.roll {
            Roll::Unsaid => ruling.choices.push(NeededChoice::ThiefRoll),
            Roll::NotRolled | Roll::Succeeded | Roll::Failed => self.check_reroll(ruling, thief, said),
            Roll::WrongNumber => ruling.object(Matter::WrongNumber { need: 1 }, cites),
        }
    }

    /// Rules on Jinx for the thief's roll: paid for after it, and for all its dice once (publisher).
    fn check_reroll(&self, ruling: &mut Ruling, (power, player): &Thief<'_>, said: Said) {
        let rules = |it: &&InForce<'_>| is_jinx(it.card_ref()) && in_force::holds(player, it.ruler) == Ok(true);
        let jinx = in_force::all(self.table).iter().find(rules);
        let spent = Secrets(power.card.cost.secrets());
        let pay = |ruling: &mut Ruling, jinx: &InForce<'_>| pay::check_at_once(self.table, self.now, ruling, player, jinx, spent);
        match (said.rerolls, jinx) {
            (0, Some(jinx)) if said.is_rolled() => {
                if Ruling::apart(|cost| pay(cost, jinx)).reasons.is_empty() {
                    let (card, colour) = (jinx.card_ref(), player.colour);
                    ruling.explain(Matter::MayRerollDefense { card, colour }, [PERSISTENT.into(), jinx.cite()]);
                }
            }
            (0, _) => {}
            (1, Some(jinx)) if said.is_rolled() => {
                ruling.cite(jinx.cite());
                pay(ruling, jinx);
            }
            (1, None) if said.is_rolled() => {
                ruling.object(Matter::NothingToChoose, [PERSISTENT.into(), const { law("10/rule") }.into(), power.cite()]);
            }
            (_, _) => ruling.object(Matter::NothingToChoose, [PERSISTENT.into(), power.cite()]),
        }
    }
}

/// Lets a Relic Thief pay for the roll that is said, and take the relics if it succeeded. The title is settled before; afterwards
/// that is for the caller.
pub(crate) fn pay_and_take(
    table: &Table<'_>,
    setup: &mut Setup,
    by: &Player,
    relics: &[CardIdentity],
    said: impl Fn(CardRef) -> Said,
) {
    let thief = Taken { table, now: setup, by }.thief();
    let Some((power, thief)) = thief.filter(|_| !relics.is_empty()) else { return };
    title::settle(table, setup);
    let said = said(power.card_ref());
    if !said.is_rolled() {
        return;
    }
    pay::pay_printed(setup, thief.colour, power.card_ref());
    let jinx = in_force::all(table).iter().map(InForce::card_ref).find(|card| is_jinx(*card));
    if let Some(jinx) = jinx.filter(|_| said.rerolls != 0) {
        pay::pay_printed(setup, thief.colour, jinx);
    }
    if said.roll != Roll::Succeeded {
        return;
    }
    for taken in relics {
        let Some(player) = moves::player(setup, by.colour) else { return };
        let Some(at) = player.relics.iter().rposition(|relic: &CardAt| relic.identity == *taken) else { continue };
        let relic = player.relics.remove(at);
        moves::hold_relic(setup, thief.colour, relic);
    }
}
