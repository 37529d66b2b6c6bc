//! The position in the making: pieces moved for a player, what happened on the way, and what must still be said.

use crate::{
    game::xidit::{City, Colour, Player, Position, Reward, Rewards, Side, Tile, Trial, Units},
    rules::xidit::{
        matter::Missing,
        needed_choice::NeededChoice,
        rewards::{self, Building},
        ruling::Reason,
        tiles,
    },
};

/// The position in the making, and who acts.
pub(crate) struct Table {
    pub(crate) position: Position,
    pub(crate) colour: Colour,
    pub(crate) news: Vec<Reason>,
    pub(crate) choices: Vec<NeededChoice>,
    pub(crate) missing: Vec<Missing>,
}

impl Table {
    /// Returns a position to be changed.
    pub(crate) fn new(position: &Position, colour: Colour) -> Self {
        Self { position: position.clone(), colour, news: vec![], choices: vec![], missing: vec![] }
    }

    /// Changes the player who acts.
    pub(crate) fn change(&mut self, change: impl FnOnce(&mut Player)) {
        let colour = self.colour;
        if let Some(player) = self.position.players.iter_mut().find(|player| player.colour == colour) {
            change(player);
        }
    }

    /// Returns where the Idrakys stands.
    pub(crate) fn city(&self) -> Option<City> {
        self.position.player(self.colour)?.city
    }

    /// Takes a tile off the board and has the next one laid out.
    pub(crate) fn discard(&mut self, city: City, side: Side) {
        self.position.city_mut(city).tile = Tile::None;
        self.news.extend(tiles::replace(&mut self.position, city, side));
    }

    /// Pays the rewards that are chosen.
    pub(crate) fn collect(&mut self, city: City, rewards: Rewards, taking: &[Reward], placing: &[(usize, u8)]) {
        if taking.is_empty() {
            self.choices.push(NeededChoice::TakenRewards);
        }
        if taking.contains(&Reward::Bards) && placing.is_empty() {
            self.choices.push(NeededChoice::PlacedBards);
        }
        for reward in taking {
            match reward {
                Reward::Gold => self.pay(rewards.gold.unwrap_or(0)),
                Reward::Bards => self.place(placing),
                Reward::Stories => self.build(city, rewards.stories.unwrap_or(0)),
            }
        }
    }

    /// Pays gold.
    pub(crate) fn pay(&mut self, gold: u8) {
        self.change(|player| player.gold = player.gold.map(|held| held.saturating_add(gold)));
    }

    /// Takes the units away that a threat cost, and notes the city. What was to be shown in a census is open again.
    pub(crate) fn spend(&mut self, city: City, units: Units) {
        self.change(|player| {
            (player.shown, player.places, player.story) = (None, None, None);
            if let Some(held) = &mut player.units {
                units.classes().for_each(|(class, count)| held.set(class, held.count(class).saturating_sub(count)));
            }
            player.eliminated.push(city);
        });
    }

    /// Lets a value of the dummy rise §12.2.5.
    pub(crate) fn raise(&mut self, raising: Option<Trial>) {
        match (&mut self.position.dummy, raising) {
            (Some(dummy), Some(trial)) => {
                let value = &mut dummy.0[trial as usize];
                *value = value.map(|value| value.saturating_add(1));
            }
            (Some(_), None) => self.choices.push(NeededChoice::RaisedAssessment),
            (None, _) => {}
        }
    }

    /// Places bards; a reputation that somebody counted holds no longer.
    pub(crate) fn place(&mut self, placing: &[(usize, u8)]) {
        let colour = self.colour;
        for (at, count) in placing {
            if let Some(bards) = self.position.regions.get_mut(*at).and_then(|region| region.bards.as_mut()) {
                match bards.iter_mut().find(|(owner, _)| *owner == colour) {
                    Some((_, there)) => *there = there.saturating_add(*count),
                    None => bards.push((colour, *count)),
                }
                bards.sort_by_key(|(owner, _)| *owner as usize);
            }
        }
        let placed = placing.iter().fold(0_u8, |sum, (_, count)| sum.saturating_add(*count));
        self.change(|player| player.bards = player.bards.map(|bards| bards.saturating_sub(placed)));
        self.position.players.iter_mut().for_each(|player| player.reputation = None);
    }

    /// Builds stories, and those set aside into a new guild §7.4.4.
    pub(crate) fn build(&mut self, city: City, stated: u8) {
        let colour = self.colour;
        let Some(player) = self.position.player(colour) else { return };
        let height = self.position.city(city).and_then(|it| it.guild).map_or(0, |(_, height)| height);
        let Building { stories, aside } = rewards::building(&self.position, player, height, stated);
        if height + stories + aside > 0 {
            self.position.city_mut(city).guild = Some((colour, height + stories + aside));
        }
        self.change(|player| {
            player.aside -= aside;
            player.influence = player.influence.map(|built| built + stories + aside);
        });
    }
}
