//! How far a position meets a goal for a player whose turn ends there.

use crate::{
    game::{Colour, Player, Position, TitleSide, Warbands},
    odds::Fraction,
    rules::{self, Aim, Goal, Goods, Missing, Table, Thing, When},
};

/// What a position or a line of play is worth: the chance that all that is wanted holds, then what is counted.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Worth {
    /// The chance that everything holds.
    pub chance: Fraction,
    /// What can be expected of what is counted.
    pub count: Fraction,
}

impl Worth {
    /// Returns that nothing is reached.
    #[must_use]
    pub fn nothing() -> Self {
        Self { chance: Fraction::zero(), count: Fraction::zero() }
    }

    /// Returns this with a weight.
    pub(super) fn times(&self, weight: &Fraction) -> Self {
        Self { chance: &self.chance * weight, count: &self.count * weight }
    }

    /// Returns both together.
    pub(super) fn plus(&self, other: &Self) -> Self {
        Self { chance: &self.chance + &other.chance, count: &self.count + &other.count }
    }
}

impl Goal {
    /// Returns whether a worth cannot be better.
    pub(super) fn is_reached(&self, worth: &Worth) -> bool {
        !self.counts() && worth.chance == Fraction::one()
    }

    /// Returns what a position is worth for a player whose turn ends there.
    ///
    /// # Errors
    /// Returns what must be described to know it.
    pub fn worth(&self, table: &Table<'_>, me: Colour) -> Result<Worth, Missing> {
        let mut worth = Worth { chance: Fraction::one(), count: Fraction::zero() };
        for aim in &self.0 {
            match aim {
                Aim::Most(goods) => worth.count = &worth.count + &Fraction::from(count(table, me, *goods)?),
                aim => worth.chance = &worth.chance * &chance(table, me, *aim)?,
            }
            if worth.chance == Fraction::zero() {
                return Ok(Worth::nothing());
            }
        }
        Ok(worth)
    }
}

fn chance(table: &Table<'_>, me: Colour, aim: Aim) -> Result<Fraction, Missing> {
    let position = table.position;
    let holds = match aim {
        Aim::Win => return win(table, me),
        Aim::Title => title(table)? == Some(me),
        Aim::Usurper => {
            let side = position.title.ok_or(Missing::Title)?.side.ok_or(Missing::TitleSide)?;
            title(table)? == Some(me) && side == TitleSide::Usurper && holder(position) == Some(me)
        }
        Aim::Rule(slot) => table.rules(me, slot).ok_or(Missing::Site(slot))?,
        Aim::Hold(thing) => holds(position, me, thing)?,
        Aim::Kill(colour) => position.player(colour).ok_or(Missing::Player(colour))?.warbands == Warbands::NONE,
        Aim::Most(_) => true,
    };
    Ok(if holds { Fraction::one() } else { Fraction::zero() })
}

fn holder(position: &Position) -> Option<Colour> {
    position.title.and_then(|title| title.holder)
}

/// Returns who holds the title once it is where it belongs. One that its holder must hand to one of several is nobody's yet.
fn title(table: &Table<'_>) -> Result<Option<Colour>, Missing> {
    Ok(match rules::due(table, table.position)? {
        rules::Due::Stays => holder(table.position),
        rules::Due::Passes(colour) => Some(colour),
        rules::Due::Chosen(_) => None,
    })
}

fn holds(position: &Position, me: Colour, thing: Thing) -> Result<bool, Missing> {
    Ok(match thing {
        Thing::PeoplesFavor => position.peoples_favor.ok_or(Missing::PeoplesFavor)?.holder == Some(me),
        Thing::DarkestSecret => position.darkest_secret.ok_or(Missing::DarkestSecret)?.holder == Some(me),
        Thing::Relic(card) => {
            let own = position.player(me).ok_or(Missing::Player(me))?;
            own.relics.iter().any(|relic| relic.identity.card() == Some(card))
        }
    })
}

/// Returns the chance that a player has won, or wins at the next Wake or at the end of the round if nobody changes anything:
/// of the end die so many faces as nobody else can take away §3.3.
fn win(table: &Table<'_>, me: Colour) -> Result<Fraction, Missing> {
    let position = table.position;
    if let Some(winner) = position.winner {
        return Ok(if winner.player == me { Fraction::one() } else { Fraction::zero() });
    }
    let standing = rules::standing(table);
    let mut best = Fraction::zero();
    for win in standing.wins.iter().filter(|win| win.player == me) {
        let chance = match win.when {
            When::Over | When::Wake => Fraction::one(),
            When::GameEnd if position.round == Some(rules::LAST_ROUND) => Fraction::one(),
            When::RoundEnd => {
                let faces = u32::from(standing.end_die.map_or(0, |(_, faces)| faces));
                let shifted = match standing.shifts {
                    Some(colour) if colour == me => (faces + 1).min(6),
                    Some(_) => faces.saturating_sub(1),
                    None => faces,
                };
                Fraction::new(shifted, 6_u32).unwrap_or_else(Fraction::zero)
            }
            When::SecondWake | When::GameEnd => Fraction::zero(),
        };
        best = best.max(chance);
    }
    match standing.missing.first() {
        Some(missing) if best == Fraction::zero() => Err(*missing),
        Some(_) | None => Ok(best),
    }
}

fn count(table: &Table<'_>, me: Colour, goods: Goods) -> Result<u32, Missing> {
    let position = table.position;
    let own: &Player = position.player(me).ok_or(Missing::Player(me))?;
    let tally = || rules::tally(table).into_iter().find(|it| it.player == me).ok_or(Missing::Player(me));
    Ok(match goods {
        Goods::Favor => own.favor.0.into(),
        Goods::Secrets => u32::from(own.secrets.0) + u32::from(own.secrets_facedown.0),
        Goods::Warbands => {
            let kind = own.warband_colour().ok_or(Missing::Role(me))?;
            let at_sites = position.sites.iter().flat_map(|site| &site.warbands).filter(|(colour, _)| *colour == kind);
            u32::from(own.warbands.0) + at_sites.map(|(_, count)| u32::from(count.0)).sum::<u32>()
        }
        Goods::Relics => {
            let tally = tally()?;
            let banners = u32::from(tally.peoples_favor) + u32::from(tally.darkest_secret);
            u32::try_from(tally.relics).unwrap_or(u32::MAX).saturating_add(banners)
        }
        Goods::Sites => u32::try_from(tally()?.sites.ok_or(Missing::Role(me))?).unwrap_or(u32::MAX),
    })
}
