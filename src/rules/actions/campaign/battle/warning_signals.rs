//! Warning Signals §5.5.3: its user moves warbands among board and ruled sites before the roll.

use crate::{
    cards::{Special, effect::Act},
    game::{CardRef, Colour, Player, Setup, Slot, Warbands},
    law::Cite,
    rules::{
        actions::campaign::{
            BATTLE_PLANS, ROLL_DEFENSE,
            battle::{Battle, plans::Used},
            declaration::{Campaign, own_at},
            pools::{Pools, Troops},
        },
        base::{Matter, Missing, NeededChoice, Ruling},
        powers::{cite, in_force},
        request::Stands,
        state::moves,
    },
};
use std::rc::Rc;

/// Warning Signals in use, with nothing said of where the warbands go.
pub(crate) struct Signalled {
    /// The card.
    pub card: CardRef,
    /// Who uses it.
    pub user: Colour,
    /// The sites that this player rules, and the warbands there.
    pub sites: Vec<(Slot, Warbands)>,
}

/// Where the warbands of a player stand: on the board, and at the sites that the player rules.
struct Array {
    board: Warbands,
    sites: Vec<(Slot, Warbands)>,
}

impl Array {
    fn all(&self) -> Warbands {
        self.sites.iter().map(|(_, count)| *count).sum::<Warbands>().saturating_add(self.board)
    }
}

impl Campaign<'_, '_> {
    fn stand(&self, player: &Player) -> Array {
        let ruled = self.table.position.sites.iter().filter(|site| self.rules_here(player, site.slot) == Some(true));
        Array { board: player.warbands, sites: ruled.map(|site| (site.slot, own_at(player, site))).collect() }
    }
}

impl<'a> Battle<'_, 'a> {
    /// Returns where the warbands of a player stand after Warning Signals: as is said, or else as many as possible in the
    /// force, one staying at every other site.
    fn moved(&self, player: &Player) -> Array {
        let mut array = self.campaign.stand(player);
        let all = array.all();
        let targeted = |slot: Slot| self.campaign.target_sites().any(|other| other == slot);
        let board_counts = player.pawn.is_some_and(|pawn| self.campaign.adds_board(pawn));
        let places = self.campaign.can_place(player);
        // Where no warbands may be placed at sites, those at targeted ones help only there, unless the board counts.
        let kept = |slot: Slot| !places && !board_counts && targeted(slot);
        for (slot, count) in &mut array.sites {
            match self.choices.moving.iter().find(|(named, _)| named == slot) {
                Some((_, named)) => *count = *named,
                None if self.choices.moving.is_empty() && *count > Warbands::NONE && !kept(*slot) => *count = Warbands(1),
                None => {}
            }
        }
        let placed = array.sites.iter().map(|(_, count)| *count).sum::<Warbands>();
        array.board = all.checked_sub(placed).unwrap_or(Warbands::NONE);
        if self.choices.moving.is_empty()
            && !board_counts
            && places
            && let Some((_, count)) = array.sites.iter_mut().find(|(slot, _)| targeted(*slot))
        {
            *count = count.saturating_add(array.board);
            array.board = Warbands::NONE;
        }
        array
    }

    /// Lets Warning Signals change the defending force.
    pub(crate) fn regroup(&self, plan: &Used<'a>, pools: &mut Pools) {
        let Some(player) = plan.by.filter(|_| plan.card.0.special == Some(Special::RedistributeWarbands)) else { return };
        let array = self.moved(player);
        let board = Stands::Board(player.colour);
        pools.defenders.retain(|troops| {
            let moved = |slot: Slot| array.sites.iter().any(|(other, _)| *other == slot);
            troops.bandits || troops.at != board && !matches!(troops.at, Stands::Site(slot) if moved(slot))
        });
        let cites: Rc<[Cite]> = [ROLL_DEFENSE.into(), cite(plan.card)].into();
        let near = player.pawn.is_some_and(|pawn| self.campaign.adds_board(pawn));
        let on_board = [(board, array.board)].into_iter().filter(|_| near);
        let at_sites = array.sites.iter().filter(|(slot, _)| self.campaign.target_sites().any(|other| other == *slot));
        for (at, warbands) in at_sites.map(|(slot, count)| (Stands::Site(*slot), *count)).chain(on_board) {
            if warbands > Warbands::NONE {
                pools.defenders.push(Troops { at, warbands, bandits: false, cites: cites.clone() });
            }
        }
    }

    /// Rules on where warbands are moved by Warning Signals.
    pub(crate) fn check_regrouping(&self, ruling: &mut Ruling) {
        let used = &self.used;
        let signals = used.iter().find(|plan| plan.card.0.special == Some(Special::RedistributeWarbands));
        let Some((plan, player)) = signals.and_then(|plan| plan.by.map(|by| (plan, by))) else {
            for (site, _) in &self.choices.moving {
                ruling.object(Matter::SiteNotMeant { site: *site }, [BATTLE_PLANS]);
            }
            return;
        };
        if player.warband_colour().is_none() {
            ruling.needs.push(Missing::Role(player.colour));
        }
        let cites = || [BATTLE_PLANS.into(), cite(plan.card)];
        for (at, (site, count)) in self.choices.moving.iter().enumerate() {
            if self.choices.moving[..at].iter().any(|(other, _)| other == site) {
                ruling.object(Matter::NamedTwice, cites());
            }
            if self.campaign.rules_here(player, *site) != Some(true) {
                ruling.object(Matter::DoesNotRule { site: *site }, cites());
            } else if *count == Warbands::NONE {
                ruling.object(Matter::LastWarbandStays { site: *site }, cites());
            }
        }
        let before = self.campaign.stand(player);
        let more = |(slot, count): &(Slot, Warbands)| before.sites.iter().any(|(site, had)| site == slot && count > had);
        if self.choices.moving.iter().any(more) {
            in_force::forbid(self.campaign.table, ruling, player, |_, cannot| cannot.act == Act::PlaceWarbands);
        }
        let have = before.all();
        let need = self.moved(player).all();
        if need > have {
            ruling.object(Matter::NotEnoughWarbands { need, have }, cites());
        }
        if self.choices.moving.is_empty() && self.choices.rolled.is_some() && !self.campaign.stand(player).sites.is_empty() {
            ruling.choices.push(NeededChoice::MovingSignalled);
        }
    }

    /// Returns Warning Signals where somebody uses the card and nothing is said of where the warbands go; nothing where there is no
    /// site to move them to or from.
    pub(crate) fn signalled(&self) -> Option<Signalled> {
        let signals = self.used.iter().find(|plan| plan.card.0.special == Some(Special::RedistributeWarbands))?;
        let player = signals.by.filter(|_| self.choices.moving.is_empty())?;
        let sites = self.campaign.stand(player).sites;
        (!sites.is_empty()).then_some(Signalled { card: signals.card, user: player.colour, sites })
    }

    /// Moves the warbands of the user of Warning Signals.
    pub(crate) fn move_warbands(&self, setup: &mut Setup, plan: &Used<'a>) {
        let Some(player) = plan.by.filter(|_| plan.card.0.special == Some(Special::RedistributeWarbands)) else { return };
        let Some(kind) = player.warband_colour() else { return };
        let array = self.moved(player);
        for (slot, count) in &array.sites {
            if let Some(site) = moves::site(setup, *slot) {
                site.warbands.retain(|(colour, _)| *colour != kind);
                if *count > Warbands::NONE {
                    site.warbands.push((kind, *count));
                }
            }
        }
        if let Some(own) = moves::player(setup, player.colour) {
            own.warbands = array.board;
        }
    }
}
