//! What a player could attack §5.5.1, §5.5.2: every defender in reach with all that can be targeted.

use crate::{
    game::{CardRef, Defender, Ruler, Slot, Target},
    rules::{
        actions::campaign::{declaration::Campaign, pools::PAWN_DICE},
        base::Missing,
        request::{Action, Declaration, Request, plans_used, under_way},
        state::Table,
    },
};

/// A thing that can be targeted, with the dice that it adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThingDice {
    /// The thing: anything but a site.
    pub target: Target,
    /// Its dice, those of wards among them.
    pub dice: u8,
}

/// A defender in reach with all that can be targeted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The defender.
    pub defender: Defender,
    /// The sites that can be targeted.
    pub sites: Vec<Slot>,
    /// What else can be, all of it at the attacker's site.
    pub things: Vec<ThingDice>,
    /// The attacker's site, if the defender rules it: it must be targeted.
    pub must: Option<Slot>,
    /// Whether the dice of all targets together must be an even number: Giant Python.
    pub even: bool,
    /// The smallest legal targets; where there are none, what must be targeted at least.
    pub smallest: Vec<Target>,
}

/// Returns every defender in reach, the bandits last. A player whose pawn is not described is taken to be in reach.
#[must_use]
pub fn offers(table: &Table<'_>) -> Vec<Offer> {
    let Some(attacker) = table.actor().filter(|_| table.position.winner.is_none()) else { return Vec::new() };
    let others = table.position.players.iter().filter(|player| player.colour != attacker.colour);
    let defenders = others.map(|player| Defender::Player(player.colour)).chain([Defender::Bandits]);
    let offer = |defender| Campaign::open(table, &Declaration::against(defender, Vec::new())).ok()?.offer();
    defenders.filter_map(offer).collect()
}

/// Returns what must be described to know every defender in reach: a role §5.5.1.
pub(crate) fn missing_for_offers(table: &Table<'_>) -> Option<Missing> {
    let attacker = table.actor()?;
    let here = attacker.pawn?;
    table.position.players.iter().filter(|player| player.colour != attacker.colour).find_map(|player| {
        let near = player.pawn.is_none_or(|pawn| pawn == here) || table.rules(player.colour, here) != Some(false);
        let unknown = [attacker, player].into_iter().find(|it| it.role.is_none()).filter(|_| near)?;
        Some(Missing::Role(unknown.colour))
    })
}

impl Campaign<'_, '_> {
    fn offer(&self) -> Option<Offer> {
        let unknown = self.defender.is_some_and(|player| player.pawn.is_none());
        let rules = match self.defender {
            Some(player) => self.table.rules(player.colour, self.here) == Some(true),
            None => self.table.ruler(self.here) == Some(Ruler::Bandits),
        };
        if !rules && !unknown && self.pawn_is_here() != Some(true) {
            return None;
        }
        let must = Some(self.here).filter(|_| self.must_target_own_site());
        let with_dice = |target| ThingDice { target, dice: u8::try_from(self.dice_of(target).unwrap_or(0)).unwrap_or(u8::MAX) };
        let mut things: Vec<ThingDice> = self.possible_things().into_iter().map(with_dice).collect();
        if unknown && must.is_none() {
            things.push(ThingDice { target: Target::Pawn, dice: PAWN_DICE });
        }
        let (sites, even) = (self.possible_sites(), self.python().is_some());
        let smallest = self.smallest(must, &sites, &things, even);
        Some(Offer { defender: self.declaration.defender, sites, things, must, even, smallest })
    }

    /// Returns the fewest legal targets, of equals those with fewest dice: the attacker's site if it must be one, or else a thing;
    /// and one or two more where the dice must be an even number.
    fn smallest(&self, must: Option<Slot>, sites: &[Slot], things: &[ThingDice], even: bool) -> Vec<Target> {
        let first = || must.map(Target::Site).or_else(|| Some(things.iter().min_by_key(|thing| thing.dice)?.target));
        if !even {
            return first().into_iter().collect();
        }
        let others = sites.iter().filter(|slot| Some(**slot) != must).map(|slot| Target::Site(*slot));
        let mut more: Vec<Target> = others.chain(things.iter().map(|thing| thing.target)).collect();
        let dice = |target: &Target| self.dice_of(*target).unwrap_or(0);
        more.sort_by_key(dice);
        let one = || more.iter().map(|it| vec![*it]);
        let two = || more.iter().enumerate().flat_map(|(at, it)| more[at + 1..].iter().map(move |other| vec![*it, *other]));
        let is_here = |target: &Target| !matches!(target, Target::Site(slot) if Some(*slot) != must);
        let mut all = [Vec::new()]
            .into_iter()
            .chain(one())
            .chain(two())
            .map(|added| must.map(Target::Site).into_iter().chain(added).collect::<Vec<Target>>());
        let fits = |targets: &Vec<Target>| {
            let declaration = Declaration::against(self.declaration.defender, targets.clone());
            let can_declare = || Campaign::open(self.table, &declaration).is_ok_and(|campaign| campaign.can_declare());
            targets.iter().any(is_here) && targets.iter().map(dice).sum::<i32>() % 2 == 0 && can_declare()
        };
        all.find(fits).unwrap_or_else(|| first().into_iter().collect())
    }
}

/// Returns the Campaigns worth asking about: the one under way, or one against each defender in reach, with the smallest
/// targets, and the same by each card that may follow now.
pub(crate) fn campaigns(table: &Table<'_>) -> Vec<Request> {
    if let Some(fighting) = under_way(table.position, None, None) {
        let using = plans_used(table.position, &fighting);
        return vec![Request { using, ..Request::from(Action::Campaign(Box::new(fighting))) }];
    }
    let offers: Vec<Offer> = offers(table).into_iter().filter(|offer| !offer.smallest.is_empty()).collect();
    let cards = [None].into_iter().chain(table.position.this_turn.follows.iter().copied().map(Some));
    let by = |card: Option<CardRef>| {
        offers.iter().map(move |offer| {
            let declaration = Declaration { by: card, ..Declaration::against(offer.defender, offer.smallest.clone()) };
            Action::Campaign(Box::new(declaration.into())).into()
        })
    };
    cards.flat_map(by).collect()
}
