//! Who of the defending side uses a battle plan and pays for it §5.5.3: one at an Imperial site may be used by each of them, so
//! that nobody pays beyond their means where another could.

use crate::{
    game::{CardRef, Colour, Favor, Player, Secrets},
    odds::Side,
    rules::{
        actions::campaign::{
            battle::{
                Battle,
                plans::{Used, toll_cost},
            },
            declaration::Campaign,
        },
        base::Missing,
        payment,
        request::BattleChoices,
    },
};

/// What a player has left to pay with.
struct Purse {
    colour: Colour,
    favor: Favor,
    secrets: Secrets,
}

impl<'a> Campaign<'_, 'a> {
    /// Returns who uses each plan: the player named, or else one who rules it, the defender before Allies, so that all can be paid
    /// if possible.
    pub(crate) fn users(&self, cards: &[CardRef], choices: &BattleChoices) -> Vec<Option<&'a Player>> {
        let side = self.players(Side::Defender);
        let may = |player: &Player, card: CardRef| {
            self.rules_card(player, card) && choices.user_of(card).is_none_or(|user| user == player.colour)
        };
        let rulers: Vec<Vec<&'a Player>> =
            cards.iter().map(|card| side.iter().copied().filter(|player| may(player, *card)).collect()).collect();
        let first = || rulers.iter().map(|rule| rule.first().copied().or(self.defender)).collect();
        if rulers.iter().all(|rule| rule.len() < 2) {
            return first();
        }
        let mut purses: Vec<Purse> = side.iter().map(|player| self.purse(player)).collect();
        let costs: Vec<(Favor, Secrets)> = cards.iter().map(|card| self.price(*card)).collect();
        let mut found = Vec::new();
        if settle(&rulers, &costs, &mut purses, &mut found) { found } else { first() }
    }

    /// Returns what is missing to know whether a player who is said to join uses a plan.
    pub(crate) fn missing_user_of(&self, card: CardRef, choices: &BattleChoices) -> Option<Missing> {
        let named = self.declaration.allies.as_deref().unwrap_or_default();
        let allies = named.iter().copied().filter(|ally| choices.user_of(card).is_none_or(|user| user == *ally));
        allies.filter(|ally| self.can_rule(*ally, card)).find_map(|ally| self.missing_to_join(ally))
    }

    fn can_rule(&self, colour: Colour, card: CardRef) -> bool {
        let rules = |player: &Player| player.role.is_none() || self.rules_card(player, card);
        self.table.position.player(colour).is_some_and(rules)
    }

    fn purse(&self, player: &Player) -> Purse {
        let player = self.after_herald(player);
        let favor = payment::purse(self.table, &player).unwrap_or(player.favor);
        Purse { colour: player.colour, favor, secrets: player.secrets }
    }

    /// Returns what a plan costs a defender, with what cards of the attacker add.
    fn price(&self, card: CardRef) -> (Favor, Secrets) {
        let mut price = (Favor(card.0.cost.favor()), Secrets(card.0.cost.secrets()));
        for &(toll, _) in self.toll(Side::Defender) {
            let more = toll_cost(toll);
            price = (price.0.saturating_add(more.favor), price.1.saturating_add(more.secrets));
        }
        price
    }
}

impl<'a> Battle<'_, 'a> {
    /// Returns what is missing to know who uses a plan that nobody on the described side does.
    pub(crate) fn missing_user(&self, plan: &Used<'a>) -> Option<Missing> {
        let uses = |player: &Player| {
            self.campaign.rules_card(player, plan.card)
                && self.choices.user_of(plan.card).is_none_or(|user| user == player.colour)
        };
        let unsure = plan.side == Side::Defender && !plan.by.is_some_and(uses);
        if unsure { self.campaign.missing_user_of(plan.card, self.choices) } else { None }
    }
}

/// Finds users for all plans that can pay together, those of the first plans first.
fn settle<'a>(
    rulers: &[Vec<&'a Player>],
    costs: &[(Favor, Secrets)],
    purses: &mut [Purse],
    found: &mut Vec<Option<&'a Player>>,
) -> bool {
    let (Some((rule, rulers)), Some(((favor, secrets), costs))) = (rulers.split_first(), costs.split_first()) else {
        return true;
    };
    for player in rule {
        let Some(at) = purses.iter().position(|purse| purse.colour == player.colour) else { continue };
        let had = (purses[at].favor, purses[at].secrets);
        let (Some(favor), Some(secrets)) = (had.0.checked_sub(*favor), had.1.checked_sub(*secrets)) else { continue };
        (purses[at].favor, purses[at].secrets) = (favor, secrets);
        found.push(Some(player));
        if settle(rulers, costs, purses, found) {
            return true;
        }
        found.pop();
        (purses[at].favor, purses[at].secrets) = had;
    }
    false
}
