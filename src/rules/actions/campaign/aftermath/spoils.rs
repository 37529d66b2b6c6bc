//! What battle plans bring the victor §5.5.8, the choices that they leave, and the dead that are healed.

use crate::{
    cards::{
        Effect, Special, Suit,
        effect::{Bank, Deed, Event, Good, Per, PlanDoes, PlanWhen},
    },
    game::{CardAt, CardRef, Colour, Favor, Player, Ruler, Secrets, Setup, Target, Warbands},
    odds::Side,
    rules::{
        actions::{
            campaign::{
                RESOLVE_PLANS,
                aftermath::{
                    Aftermath, YES_OR_NO,
                    losses::{add_warbands, kill_on_board},
                },
                battle::{Used, does, makes_citizen, parts},
                pools::Pools,
            },
            citizenship,
        },
        base::{Matter, Ruling},
        powers::cite,
        state::moves,
    },
};

/// The dead of a defeated side.
#[derive(Default)]
pub(crate) struct Fallen {
    /// Those who count as killed.
    pub killed: Warbands,
    /// Those whom Sticky Fire burned after the fight, healed or not.
    pub burned: Warbands,
}

impl<'a> Aftermath<'_, 'a> {
    /// Returns what is left of the defeated force, board by board.
    fn left_of_loser(&self) -> Vec<(Colour, Warbands)> {
        if !self.ending.won {
            let left = self.mortal_force().checked_sub(self.ending.attacker_dead).unwrap_or(Warbands::NONE);
            return vec![(self.campaign.attacker.colour, left)];
        }
        let parts = self.dead_and_left(self.ending.defender_dead);
        parts.into_iter().filter_map(|part| Some((self.board_for_survivors(part.at)?, part.left))).collect()
    }

    /// Asks for the choices that a victorious user has by a plan.
    pub(crate) fn check_spoils(&self, ruling: &mut Ruling, plan: &Used<'a>) {
        let (card, Some(user)) = (plan.card, plan.by) else { return };
        let cites = || [RESOLVE_PLANS.into(), cite(card)];
        let left: Warbands = self.left_of_loser().iter().map(|(_, count)| *count).sum();
        let mut ask = |asks: bool, matter: Matter| {
            if asks {
                ruling.explain(matter, cites());
                if self.battle.choices.count_for(card).is_none() {
                    ruling.choices.push(YES_OR_NO);
                }
            }
        };
        let colour = user.colour;
        match card.0.special {
            Some(Special::StickyFire) => ask(left > Warbands::NONE, Matter::MayKillRest { card, count: left }),
            Some(Special::BookBurning) => {
                let loser = self.campaign.defender.map_or(colour, |loser| loser.colour);
                ask(self.burns_mixed(), Matter::KeepsOneSecret { card, colour: loser });
            }
            Some(Special::SecondWind) => ruling.explain(Matter::CampaignMayFollow { card, colour }, cites()),
            _ => {}
        }
        let holds = self.campaign.holds(PlanWhen::ExileAgainstExile, plan, &mut Pools::default());
        if makes_citizen(card) && holds {
            ruling.explain(Matter::MayTurnCitizen { card, colour }, cites());
            match self.battle.choices.count_for(card) {
                None => ruling.choices.push(YES_OR_NO),
                Some(0) => {}
                Some(_) => citizenship::foresee(self.campaign.table, ruling, user, &[]),
            }
        }
    }

    /// Returns whether a defeated side ignores what would kill its whole force: Billowing Fog, Traveling Doctor.
    fn is_spared(&self, side: Side) -> bool {
        self.battle.used.iter().any(|plan| plan.side == side && does(plan.card.0, PlanDoes::SpareForce))
    }

    /// Returns whether a defeated side has its dead healed: Hospital.
    fn has_healer(&self, side: Side) -> bool {
        let heals = |plan: &Used<'a>| plan.side == side && does(plan.card.0, PlanDoes::HealForce);
        let places = |plan: &Used<'a>| plan.by.is_some_and(|user| self.campaign.can_place(user));
        self.battle.used.iter().any(|plan| heals(plan) && self.campaign.keeps(plan) && places(plan))
    }

    /// Returns whether Book Burning leaves the defender to choose between a faceup and a facedown secret.
    fn burns_mixed(&self) -> bool {
        let Some(loser) = self.campaign.defender.filter(|_| self.campaign.declaration.targets.contains(&Target::Pawn)) else {
            return false;
        };
        let flips = self.battle.secrets_spent(loser) > 0;
        loser.secrets > Secrets::NONE && (loser.secrets_facedown > Secrets::NONE || flips && loser.secrets > Secrets(1))
    }

    /// Gives the victorious user of a plan what it promises; `fallen` counts the dead of the enemy.
    pub(crate) fn reward(&self, setup: &mut Setup, plan: &Used<'a>, fallen: &mut Fallen) {
        if let Some(loser) = self.campaign.defender.filter(|_| self.campaign.declaration.targets.contains(&Target::Pawn)) {
            match plan.card.0.special {
                Some(Special::Slander) => moves::burn_favor(setup, loser.colour, Favor(u8::MAX)),
                Some(Special::BookBurning) => {
                    burn_books(setup, loser.colour, self.battle.choices.count_for(plan.card) != Some(0));
                }
                _ => {}
            }
        }
        self.take_captives(setup, plan, fallen);
        for part in parts(plan.card.0) {
            let PlanDoes::OnVictory(Deed::Gain(gain)) = part.does else { continue };
            match (gain.what, gain.per, gain.from) {
                (Good::Favor, Per::EnemyAdviser, Bank::Matching) => {
                    for suit in self.campaign.enemy_suits(plan.side) {
                        bring_favor(setup, plan.by, suit, Favor(gain.count));
                    }
                }
                (Good::Favor, _, Bank::Of(suit)) => bring_favor(setup, plan.by, suit, Favor(gain.count)),
                (Good::Warbands, per, _) => {
                    let count = if per == Per::EnemyKilled { fallen.killed } else { Warbands(gain.count) };
                    plan.by.into_iter().for_each(|user| moves::gain_warbands(setup, user.colour, count));
                }
                _ => {}
            }
        }
        if plan.card.0.special == Some(Special::SecondWind) {
            setup.this_turn.follows.push(plan.card);
        }
    }

    /// Kills what is left of the enemy's force with Sticky Fire, or puts it on the Obsidian Cage. A victor who chose the fire gives
    /// the favor even if a card saves the force (publisher).
    fn take_captives(&self, setup: &mut Setup, plan: &Used<'a>, fallen: &mut Fallen) {
        let (card, Some(user)) = (plan.card, plan.by) else { return };
        let burns = card.0.special == Some(Special::StickyFire) && self.battle.choices.count_for(card) == Some(1);
        let cages = card.0.special == Some(Special::ObsidianCage);
        if !burns && !cages {
            return;
        }
        let saved = burns && self.is_spared(plan.side.enemy());
        for (board, count) in self.left_of_loser().into_iter().filter(|_| !saved) {
            let there = setup.player(board).map_or(Warbands::NONE, |player| player.warbands).min(count);
            if burns {
                kill_on_board(setup, board, there);
                fallen.burned = fallen.burned.saturating_add(there);
                if !self.has_healer(plan.side.enemy()) {
                    fallen.killed = fallen.killed.saturating_add(there);
                }
            } else {
                cage(setup, card, board, there);
            }
        }
        if burns {
            let enemy = if plan.side == Side::Attacker { self.campaign.defender } else { Some(self.campaign.attacker) };
            match enemy {
                Some(enemy) => moves::give_favor(setup, user.colour, enemy.colour, Favor(1)),
                None => moves::burn_favor(setup, user.colour, Favor(1)),
            }
        }
    }

    /// Makes a victor who chose so a Citizen: Martial Culture.
    pub(crate) fn turn_citizens(&self, setup: &mut Setup, victor: Side) {
        let chosen = |plan: &&Used<'a>| makes_citizen(plan.card) && self.battle.choices.count_for(plan.card) == Some(1);
        for plan in self.battle.used.iter().filter(|plan| plan.side == victor).filter(chosen) {
            let holds = self.campaign.holds(PlanWhen::ExileAgainstExile, plan, &mut Pools::default());
            if let Some(user) = plan.by.filter(|_| holds) {
                citizenship::become_citizen(self.campaign.table, setup, user.colour, None, &[]);
            }
        }
    }

    /// Brings the dead of a side to the site of its Hospital, if the side still rules it.
    pub(crate) fn heal(&self, setup: &mut Setup, burned: Warbands) {
        for plan in self.battle.used.iter().filter(|plan| does(plan.card.0, PlanDoes::HealForce)) {
            let (Some(user), Some(slot)) = (plan.by, plan.site) else { continue };
            let rules = match self.campaign.table.ruler_in(setup, slot) {
                Some(Ruler::Player(colour)) => colour == user.colour,
                Some(Ruler::Empire) => self.campaign.rules_here(user, slot) == Some(true),
                Some(Ruler::Bandits | Ruler::Unruled) | None => false,
            };
            let Some(kind) = user.warband_colour().filter(|_| rules && self.campaign.can_place(user)) else { continue };
            let dead = if plan.side == Side::Attacker { self.ending.attacker_dead } else { self.ending.defender_dead };
            let dead = if (plan.side == Side::Attacker) == self.ending.won { dead } else { dead.saturating_add(burned) };
            let healed = moves::from_personal_bank(setup, kind, dead);
            let Some(site) = moves::site(setup, slot).filter(|_| healed > Warbands::NONE) else { continue };
            add_warbands(&mut site.warbands, kind, healed);
        }
    }
}

/// Gives the victorious user of a plan favor of a bank. What bandits would gain is burned (publisher).
fn bring_favor(setup: &mut Setup, user: Option<&Player>, suit: Suit, favor: Favor) {
    if let Some(user) = user {
        moves::gain_favor(setup, user.colour, suit, favor);
    } else {
        let burned = moves::from_bank(setup, suit, favor);
        moves::burn(setup, burned);
    }
}

/// Burns all secrets on a board but one; which one stays matters where some lie facedown.
fn burn_books(setup: &mut Setup, loser: Colour, faceup_stays: bool) {
    let Some(player) = moves::player(setup, loser) else { return };
    let faceup = player.secrets > Secrets::NONE && (faceup_stays || player.secrets_facedown == Secrets::NONE);
    let facedown = player.secrets_facedown > Secrets::NONE && !faceup;
    (player.secrets, player.secrets_facedown) = (Secrets(u8::from(faceup)), Secrets(u8::from(facedown)));
}

/// Puts warbands of a board on a relic.
fn cage(setup: &mut Setup, relic: CardRef, board: Colour, count: Warbands) {
    let kind = setup.player(board).and_then(Player::warband_colour).unwrap_or(board);
    let Some(player) = moves::player(setup, board).filter(|_| count > Warbands::NONE) else { return };
    player.warbands = player.warbands.checked_sub(count).unwrap_or(Warbands::NONE);
    let Some(relic) = moves::lying(setup, relic) else { return };
    add_warbands(&mut relic.warbands, kind, count);
}

/// Lets a Sneak Attack follow a Campaign, before the Second Wind of a victorious attacker.
pub(crate) fn strike_back(setup: &mut Setup, attacker: Colour) {
    let strikes = |card: &CardAt| {
        let over = |effect: &Effect| matches!(effect, Effect::After(after) if after.event == Event::CampaignOver);
        !card.facedown && card.card().is_some_and(|it| it.effects.iter().any(over))
    };
    let turn = setup.turn;
    let others = setup.players.iter().filter(|player| player.colour != attacker && Some(player.colour) != turn);
    let found: Vec<CardRef> =
        others.flat_map(|player| &player.advisers).filter(|it| strikes(it)).filter_map(|it| it.identity.card()).collect();
    setup.this_turn.follows.extend(found);
}
