//! What cards change in a Search §5.1.1, §5.1.2 up to the draw: its cost, the number of cards, and the pile.

use crate::{
    cards::{
        Effect,
        effect::{Act, Draw, Event, Pays, Pile, Search, SearchWhen, SupplyCost, TollOn},
    },
    game::{CardIdentity, CardRef, Player, Region, Setup, Supply},
    law::{LawRef, law},
    rules::{
        base::{Bearing, Matter, Missing, Reason, Ruling},
        powers::{
            in_force::{self, InForce},
            toll,
        },
        request::{Request, Source},
        state::Table,
    },
};

const DRAW: LawRef = law("5.1.2");
const SPEND: LawRef = law("5.1.1");
const IN_VAIN: LawRef = law("7.1.3");
const USUAL: u8 = 3;

/// A Search with the powers that bear on it, except the Darkest Secret, which the Search itself prices.
pub(crate) struct ModifiedSearch<'a> {
    changes: Vec<(InForce<'a>, Search)>,
    tolls: Vec<(InForce<'a>, Pays)>,
}

/// Returns a Search with the powers that bear on it; optional ones only if they are used §7.4.1.
pub(crate) fn modified<'a>(
    table: &Table<'a>,
    ruling: &mut Ruling,
    player: &Player,
    source: Source,
    asked: &Request,
) -> ModifiedSearch<'a> {
    let (search, found) = gathered(table, player, source, asked);
    ruling.merge(&found);
    search
}

/// Returns whether a card bears on a Search, used or by itself.
pub(crate) fn is_under(table: &Table<'_>, player: &Player, source: Source, asked: &Request, card: CardRef) -> bool {
    let (search, _) = gathered(table, player, source, asked);
    let changes = search.changes.iter().map(|(power, _)| power);
    changes.chain(search.tolls.iter().map(|(power, _)| power)).any(|power| power.card_ref() == card)
}

/// Returns a Search with the powers that bear on it, and what was found on the way: unknown powers, and used ones in vain.
fn gathered<'a>(table: &Table<'a>, player: &Player, source: Source, asked: &Request) -> (ModifiedSearch<'a>, Ruling) {
    let mut ruling = Ruling::default();
    let mut search = ModifiedSearch { changes: Vec::new(), tolls: Vec::new() };
    for toll in tolls(table, player) {
        match toll {
            Ok(toll) => search.tolls.push(toll),
            Err(reason) => ruling.extend([reason]),
        }
    }
    for power in in_force::all(table) {
        let used = asked.using.contains(&CardIdentity::Known(power.card_ref()));
        for effect in power.card.effects {
            let Effect::Search(change) = effect else { continue };
            if !used && !power.works_by_itself(change.must) {
                continue;
            }
            if serves(player, power, source, change.when) {
                let only_draws = change.cost.is_none() && change.from == Pile::Usual;
                let meant = if only_draws { InForce::applies_or_needs } else { InForce::applies_or_open };
                // Whether a card that is named may be used is ruled by `access`.
                let in_doubt = used && power.applies_to(table, player, change.who).is_err();
                if meant(power, table, &mut ruling, player, change.who) || in_doubt {
                    search.changes.push((*power, *change));
                }
            } else if used {
                ruling.explain(Matter::InVain { card: power.card_ref() }, [power.cite(), IN_VAIN.into()]);
            }
        }
    }
    (search, ruling)
}

/// Returns the tolls for a Search at the player's site; `Err`: the reason for which one is unknown.
fn tolls<'a>(table: &Table<'a>, player: &Player) -> Vec<Result<(InForce<'a>, Pays), Reason>> {
    let mut tolls = Vec::new();
    for power in in_force::all(table) {
        for effect in power.card.effects {
            let Effect::Toll(toll) = effect else { continue };
            if toll.on != TollOn::SearchingAtHolders {
                continue;
            }
            let pawn = player.pawn.ok_or(Missing::Pawn(player.colour));
            let here = pawn.and_then(|pawn| power.holder_rules(table, pawn).ok_or(Missing::Site(pawn)));
            let owed = match here {
                Ok(true) => power.applies_or_reason(table, player, toll.who),
                Ok(false) => Ok(false),
                Err(missing) => Err(Reason::new(Bearing::Unknown, missing, [power.cite()])),
            };
            if owed != Ok(false) {
                tolls.push(owed.map(|_| (*power, toll.pays)));
            }
        }
    }
    tolls
}

/// Charges what a Search would cost besides Supply, for what is done as if searched §6.1.
pub(crate) fn charge_as_if_searched(table: &Table<'_>, ruling: &mut Ruling, player: &Player) {
    for toll in tolls(table, player) {
        match toll {
            Ok((power, pays)) => toll::charge(table, ruling, player, &power, pays),
            Err(reason) => ruling.extend([reason]),
        }
    }
}

/// Pays what a Search would cost besides Supply.
pub(crate) fn settle_as_if_searched(table: &Table<'_>, setup: &mut Setup, player: &Player) {
    for (power, pays) in tolls(table, player).into_iter().flatten() {
        toll::settle(setup, player.colour, &power, pays);
    }
}

fn serves(player: &Player, power: &InForce<'_>, source: Source, when: SearchWhen) -> bool {
    match when {
        SearchWhen::Any => true,
        SearchWhen::WorldDeck => source == Source::World,
        SearchWhen::PawnHere => player.pawn.is_some() && player.pawn == power.site,
    }
}

impl ModifiedSearch<'_> {
    /// Returns whether a card makes the Search free, and explains it.
    pub(crate) fn is_free(&self, ruling: &mut Ruling) -> bool {
        let frees = self.changes.iter().find(|(_, change)| change.cost == Some(SupplyCost::Free));
        if let Some((power, _)) = frees {
            ruling.explain(Matter::CardFrees { card: power.card_ref() }, [power.cite(), SPEND.into()]);
        }
        frees.is_some()
    }

    /// Charges tolls, and objects to what cards forbid at this price.
    pub(crate) fn check(&self, table: &Table<'_>, ruling: &mut Ruling, player: &Player, price: Supply) {
        for (power, pays) in &self.tolls {
            toll::charge(table, ruling, player, power, *pays);
        }
        in_force::forbid(table, ruling, player, |_, cannot| match cannot.act {
            Act::SearchOver(most) => price.0 > most,
            _ => false,
        });
        for (power, _) in self.changes.iter().filter(|(_, change)| change.draw != Draw::Usual) {
            ruling.explain(Matter::CardDraws { card: power.card_ref(), count: self.count() }, [power.cite(), DRAW.into()]);
        }
    }

    /// Returns how many cards are drawn §5.1.2: more and fewer are added to the usual number, or to that of a card that says how
    /// many (publisher, on Mushrooms).
    pub(crate) fn count(&self) -> u8 {
        let only = self.changes.iter().find_map(|(_, change)| match change.draw {
            Draw::Only(count) => Some(count),
            Draw::Usual | Draw::More(_) | Draw::Fewer(_) => None,
        });
        self.changes.iter().fold(only.unwrap_or(USUAL), |count, (_, change)| drawn(count, change.draw))
    }

    /// Returns whether the cards come from the bottom of the pile.
    pub(crate) fn draws_bottom(&self) -> bool {
        self.changes.iter().any(|(_, change)| change.from == Pile::BottomOfRegion)
    }

    /// Objects to a source that cards do not allow.
    pub(crate) fn check_source(&self, ruling: &mut Ruling, source: Source, own: Option<Region>) {
        let other = match source {
            Source::World => None,
            Source::Discard(named) => named.filter(|named| own.is_some_and(|own| *named != own)),
        };
        let opens = |pile: Pile| matches!(pile, Pile::OtherRegion | Pile::AnyRegion);
        let opened = self.changes.iter().any(|(_, change)| opens(change.from));
        if let Some((power, _)) = self.changes.iter().find(|(_, change)| change.from == Pile::BottomOfRegion)
            && (source == Source::World || other.is_some() && !opened)
        {
            ruling.object(Matter::OnlyBottomOfPile { card: power.card_ref() }, [power.cite(), DRAW.into()]);
            return;
        }
        let (Some(region), Some(own)) = (other, own) else {
            for (power, _) in self.changes.iter().filter(|(_, change)| opens(change.from)) {
                ruling.explain(Matter::InVain { card: power.card_ref() }, [power.cite(), IN_VAIN.into()]);
            }
            return;
        };
        match self.changes.iter().find(|(_, change)| opens(change.from)) {
            Some((power, _)) => {
                ruling.explain(Matter::CardReaches { card: power.card_ref(), region }, [power.cite()]);
            }
            None => ruling.object(Matter::OtherRegion { region, own }, [DRAW]),
        }
    }

    /// Pays the tolls.
    pub(crate) fn pay_tolls(&self, setup: &mut Setup, player: &Player) {
        for (power, pays) in &self.tolls {
            toll::settle(setup, player.colour, power, *pays);
        }
    }
}

/// Returns whether a Campaign may follow a Search of the world deck by this card: Hunting Party.
pub(crate) fn campaign_follows(card: CardRef) -> bool {
    card.0.effects.iter().any(|effect| matches!(effect, Effect::After(after) if after.event == Event::SearchWorldDeck))
}

const fn drawn(count: u8, draw: Draw) -> u8 {
    match draw {
        Draw::Usual | Draw::Only(_) => count,
        Draw::More(more) => count.saturating_add(more),
        Draw::Fewer(fewer) => count.saturating_sub(fewer),
    }
}
