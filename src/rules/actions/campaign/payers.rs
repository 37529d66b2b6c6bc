//! Who of the defending side uses a battle plan and pays for it §5.5.3: one at an Imperial site may be used by each of them, so
//! that nobody pays beyond their means where another could.

use crate::{
    cards::effect::Pays,
    game::{CardRef, Colour, Favor, Player, Secrets, Warbands},
    odds::Side,
    rules::{
        actions::campaign::{
            plans::{parts, toll_cost},
            sides::Sides,
        },
        base::{Cost, Ruling},
        payment,
        request::Fighting,
    },
};

/// What a player has left to pay with.
struct Purse {
    colour: Colour,
    favor: Favor,
    secrets: Secrets,
}

impl<'a> Sides<'a, '_> {
    /// Returns who uses each plan: whoever is said to, or else whoever rules it, the defender before Allies, so that all can be paid
    /// if there is a way.
    pub fn users(&self, cards: &[CardRef], fighting: &Fighting) -> Vec<Option<&'a Player>> {
        let side = self.players(Side::Defender, fighting);
        let may = |player: &Player, card: CardRef| {
            self.rules_card(player, card) && fighting.user_of(card).is_none_or(|user| user == player.colour)
        };
        let rulers: Vec<Vec<&'a Player>> =
            cards.iter().map(|card| side.iter().copied().filter(|player| may(player, *card)).collect()).collect();
        let first = || rulers.iter().map(|rule| rule.first().copied().or(self.defender)).collect();
        if rulers.iter().all(|rule| rule.len() < 2) {
            return first();
        }
        let mut purses: Vec<Purse> = side.iter().map(|player| self.purse(player)).collect();
        let costs: Vec<(Favor, Secrets)> = cards.iter().map(|card| self.price(*card, fighting)).collect();
        let mut found = Vec::new();
        if settle(&rulers, &costs, &mut purses, &mut found) { found } else { first() }
    }

    /// Returns what every plan in use costs its user §7.1.2: what is printed, what cards of the enemy add, and what the plan itself
    /// asks for.
    pub fn plan_costs(&self, fighting: &Fighting) -> Vec<(CardRef, Cost)> {
        let used = self.used(fighting);
        let mut costs = Vec::new();
        for (at, plan) in used.iter().enumerate() {
            let Some(user) = plan.by else { continue };
            let mut ruling = Ruling::default();
            self.charge(plan, user, fighting, (&used, at), &mut ruling);
            let given = parts(plan.card.0).map(|part| if let Pays::SacrificeInForce(count) = part.pays { count } else { 0 });
            costs.push((plan.card, Cost { warbands: Warbands(given.sum()), ..ruling.cost }));
        }
        costs
    }

    fn purse(&self, player: &Player) -> Purse {
        let player = self.heralded(player);
        let favor = payment::purse(self.table, &player).unwrap_or(player.favor);
        Purse { colour: player.colour, favor, secrets: player.secrets }
    }

    /// Returns what a plan costs a defender, with what cards of the attacker add.
    fn price(&self, card: CardRef, fighting: &Fighting) -> (Favor, Secrets) {
        let mut price = (Favor(card.0.cost.favor()), Secrets(card.0.cost.secrets()));
        for (toll, _) in self.toll(Side::Defender, fighting) {
            let more = toll_cost(toll);
            price = (price.0.and(more.favor), price.1.and(more.secrets));
        }
        price
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
        let (Some(favor), Some(secrets)) = (had.0.less(*favor), had.1.less(*secrets)) else { continue };
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
