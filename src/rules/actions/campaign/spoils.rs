//! What the victor makes of a victory §5.5.8: the choices that plans leave, and what they bring; and relics that a Relic Thief
//! rolls for when they are taken §5.5.7.II.

use crate::{
    cards::{
        Effect, Special, Suit,
        effect::{Bank, Deed, Event, Good, Per, PlanDoes, PlanWhen},
    },
    game::{CardRef, Colour, Favor, Player, Ruler, Secrets, Setup, Target, Warbands, What},
    odds::Side,
    rules::{
        actions::{
            campaign::{
                BATTLE_PLANS, RESOLVE_PLANS, TAKE_THINGS,
                aftermath::kill_on_board,
                ending::Ending,
                plans::{Used, parts},
                pools::Pools,
                reckoning::{all_cards, is},
                sides::Sides,
            },
            citizenship,
        },
        base::{Matter, Ruling},
        powers::{cite, in_force::InForce, relic_thief},
        request::{Fighting, Pick},
        state::moves,
    },
};

/// What is said where a choice is named by one or none.
pub(crate) const YES_OR_NO: &str = "choosing CARD 1|0";

fn makes_citizen(card: CardRef) -> bool {
    parts(card.0).any(|part| matches!(part.does, PlanDoes::OnVictory(Deed::BecomeCitizen { .. })))
}

/// Returns whether a plan leaves its victorious user a choice between yes and no.
pub(crate) fn leaves_choice(card: CardRef) -> bool {
    let special = matches!(card.0.special, Some(Special::StickyFire | Special::BookBurning | Special::WildMounts));
    special || makes_citizen(card)
}

/// The dead of a defeated side.
#[derive(Default)]
pub(crate) struct Fallen {
    /// Those who count as killed.
    pub killed: Warbands,
    /// Those whom Sticky Fire burned after the fight, healed or not.
    pub burned: Warbands,
}

impl<'a> Sides<'a, '_> {
    /// Objects to what is chosen for cards that leave no choice in this Campaign.
    pub fn may_pick(&self, fighting: &Fighting, ruling: &mut Ruling) {
        let used = self.used(fighting);
        let asks = |power: &InForce<'_>| {
            let declared = |effect: &Effect| matches!(effect, Effect::After(after) if after.event == Event::CampaignDeclared);
            power.card.special == Some(Special::RelicThief) || power.card.effects.iter().any(declared)
        };
        for (card, pick) in &fighting.choosing {
            if let Pick::User(colour) = pick {
                let by = |plan: &Used<'a>| plan.card == *card && plan.by.is_some_and(|user| user.colour == *colour);
                if !used.iter().any(by) {
                    ruling.object(Matter::PlayerNotMeant { colour: *colour }, [BATTLE_PLANS.into(), cite(*card)]);
                }
                continue;
            }
            let asked = |power: &InForce<'_>| asks(power) || fighting.banishing.is_some() && self.may_travel_with(power);
            let standing = self.powers.iter().any(|power| power.card_ref() == *card && asked(power));
            if !standing && !used.iter().any(|plan| plan.card == *card) {
                ruling.object(Matter::CardNotMeant { card: card_of(*card) }, [BATTLE_PLANS]);
            }
        }
    }

    /// Returns what is left of the defeated force, board by board.
    fn beaten(&self, fighting: &Fighting, pools: &Pools, ending: Ending) -> Vec<(Colour, Warbands)> {
        if !ending.won {
            let left = self.mortal_force(pools).less(ending.attacker_dead).unwrap_or(Warbands::NONE);
            return vec![(self.attacker.colour, left)];
        }
        let parts = self.toll_of(fighting, pools, ending.defender_dead);
        parts.into_iter().filter_map(|(at, _, left)| self.retreat(at).map(|board| (board, left))).collect()
    }

    /// Asks for the choices that a victorious user has by a plan.
    pub fn may_choose_spoils(
        &self,
        plan: &Used<'a>,
        fighting: &Fighting,
        (ending, pools): (Ending, &Pools),
        ruling: &mut Ruling,
    ) {
        let (card, Some(user)) = (plan.card, plan.by) else { return };
        let cites = || [RESOLVE_PLANS.into(), cite(card)];
        let left: Warbands = self.beaten(fighting, pools, ending).iter().map(|(_, count)| *count).sum();
        let mut ask = |asks: bool, matter: Matter| {
            if asks {
                ruling.explain(matter, cites());
                if fighting.count_for(card).is_none() {
                    ruling.choices.push(YES_OR_NO);
                }
            }
        };
        let colour = user.colour;
        match card.0.special {
            Some(Special::StickyFire) if self.sparing(plan.side.enemy(), fighting).is_some() => {}
            Some(Special::StickyFire) => ask(left > Warbands::NONE, Matter::MayKillRest { card, count: left }),
            Some(Special::BookBurning) => {
                let loser = self.defender.map_or(colour, |loser| loser.colour);
                ask(self.burns_mixed(fighting), Matter::KeepsOneSecret { card, colour: loser });
            }
            Some(Special::SecondWind) => ruling.explain(Matter::CampaignMayFollow { card, colour }, cites()),
            _ => {}
        }
        self.may_burn(plan, fighting, ruling);
        let holds = self.holds(PlanWhen::ExileAgainstExile, plan, fighting, &mut Pools::default());
        if makes_citizen(card) && holds {
            ruling.explain(Matter::MayTurnCitizen { card, colour }, cites());
            match fighting.count_for(card) {
                None => ruling.choices.push(YES_OR_NO),
                Some(0) => {}
                Some(_) => citizenship::foresee(self.table, user, &[], ruling),
            }
        }
    }

    /// Returns the plan by which a defeated side ignores what would kill its whole force: Billowing Fog, Traveling Doctor.
    fn sparing(&self, side: Side, fighting: &Fighting) -> Option<CardRef> {
        let spares = |plan: &&Used<'a>| plan.side == side && parts(plan.card.0).any(|part| part.does == PlanDoes::SpareForce);
        self.used(fighting).iter().find(spares).map(|plan| plan.card)
    }

    /// Objects to Sticky Fire on a force that ignores it.
    fn may_burn(&self, plan: &Used<'a>, fighting: &Fighting, ruling: &mut Ruling) {
        let burns = plan.card.0.special == Some(Special::StickyFire) && fighting.count_for(plan.card) == Some(1);
        if let Some(card) = self.sparing(plan.side.enemy(), fighting).filter(|_| burns) {
            ruling.object(Matter::Forbids { card }, [RESOLVE_PLANS.into(), cite(card)]);
        }
    }

    /// Returns whether a defeated side has its dead healed: Hospital.
    fn has_healer(&self, side: Side, fighting: &Fighting) -> bool {
        let heals = |plan: &Used<'a>| plan.side == side && parts(plan.card.0).any(|part| part.does == PlanDoes::HealForce);
        self.used(fighting).iter().any(|plan| heals(plan) && Self::keeps(plan, fighting))
    }

    /// Returns whether Book Burning leaves the defender to choose between a faceup and a facedown secret.
    fn burns_mixed(&self, fighting: &Fighting) -> bool {
        let Some(loser) = self.defender.filter(|_| fighting.targets.contains(&Target::Pawn)) else { return false };
        let flips = self.secrets_spent(loser, fighting, &self.used(fighting)) > 0;
        loser.secrets > Secrets::NONE && (loser.secrets_facedown > Secrets::NONE || flips && loser.secrets > Secrets(1))
    }

    /// Gives the victorious user of a plan what it promises; `fallen` counts the dead of the enemy.
    pub fn reward(&self, setup: &mut Setup, plan: &Used<'a>, fighting: &Fighting, ending: Ending, fallen: &mut Fallen) {
        if let Some(loser) = self.defender.filter(|_| fighting.targets.contains(&Target::Pawn)) {
            match plan.card.0.special {
                Some(Special::Slander) => moves::burn_favor(setup, loser.colour, Favor(u8::MAX)),
                Some(Special::BookBurning) => burn_books(setup, loser.colour, fighting.count_for(plan.card) != Some(0)),
                _ => {}
            }
        }
        let Some(user) = plan.by else { return };
        self.take_captives(setup, plan, fighting, ending, fallen);
        for part in parts(plan.card.0) {
            let PlanDoes::OnVictory(Deed::Gain(gain)) = part.does else { continue };
            match (gain.what, gain.per, gain.from) {
                (Good::Favor, Per::EnemyAdviser, Bank::Matching) => {
                    for suit in self.enemy_suits(plan.side, fighting) {
                        moves::gain_favor(setup, user.colour, suit, Favor(gain.count));
                    }
                }
                (Good::Favor, _, Bank::Of(suit)) => moves::gain_favor(setup, user.colour, suit, Favor(gain.count)),
                (Good::Warbands, Per::EnemyKilled, _) => moves::gain_warbands(setup, user.colour, fallen.killed),
                (Good::Warbands, _, _) => moves::gain_warbands(setup, user.colour, Warbands(gain.count)),
                _ => {}
            }
        }
        if plan.card.0.special == Some(Special::SecondWind) {
            setup.this_turn.follows.push(plan.card);
        }
    }

    /// Kills what is left of the enemy's force with Sticky Fire, or puts it on the Obsidian Cage.
    fn take_captives(&self, setup: &mut Setup, plan: &Used<'a>, fighting: &Fighting, ending: Ending, fallen: &mut Fallen) {
        let (card, Some(user)) = (plan.card, plan.by) else { return };
        let burns = card.0.special == Some(Special::StickyFire) && fighting.count_for(card) == Some(1);
        let cages = card.0.special == Some(Special::ObsidianCage);
        if !burns && !cages {
            return;
        }
        for (board, count) in self.beaten(fighting, &self.pools(fighting), ending) {
            let there = setup.player(board).map_or(Warbands::NONE, |player| player.warbands).min(count);
            if burns {
                kill_on_board(setup, board, there);
                fallen.burned = fallen.burned.and(there);
                if !self.has_healer(plan.side.enemy(), fighting) {
                    fallen.killed = fallen.killed.and(there);
                }
            } else {
                cage(setup, card, board, there);
            }
        }
        if burns {
            let enemy = if plan.side == Side::Attacker { self.defender } else { Some(self.attacker) };
            match enemy {
                Some(enemy) => moves::give_favor(setup, user.colour, enemy.colour, Favor(1)),
                None => moves::burn_favor(setup, user.colour, Favor(1)),
            }
        }
    }

    /// Makes whoever chose so a Citizen: Martial Culture.
    pub fn turn_citizens(&self, setup: &mut Setup, used: &[Used<'a>], fighting: &Fighting) {
        for plan in used.iter().filter(|plan| makes_citizen(plan.card) && fighting.count_for(plan.card) == Some(1)) {
            let holds = self.holds(PlanWhen::ExileAgainstExile, plan, fighting, &mut Pools::default());
            if let Some(user) = plan.by.filter(|_| holds) {
                citizenship::become_citizen(self.table, setup, user.colour, None, &[]);
            }
        }
    }

    /// Brings the dead of a side to the site of its Hospital, if the side still rules it.
    pub fn heal(&self, setup: &mut Setup, used: &[Used<'a>], ending: Ending, burned: Warbands) {
        for plan in used.iter().filter(|plan| parts(plan.card.0).any(|part| part.does == PlanDoes::HealForce)) {
            let (Some(user), Some(slot)) = (plan.by, plan.site) else { continue };
            let rules = match self.table.ruler_in(setup, slot) {
                Some(Ruler::Player(colour)) => colour == user.colour,
                Some(Ruler::Empire) => self.rules_here(user, slot) == Some(true),
                Some(Ruler::Bandits | Ruler::Nobody) | None => false,
            };
            let Some(kind) = user.warband_colour().filter(|_| rules && self.can_place(user)) else { continue };
            let dead = if plan.side == Side::Attacker { ending.attacker_dead } else { ending.defender_dead };
            let dead = if (plan.side == Side::Attacker) == ending.won { dead } else { dead.and(burned) };
            let healed = moves::from_personal_bank(setup, kind, dead);
            let Some(site) = moves::site(setup, slot).filter(|_| healed > Warbands::NONE) else { continue };
            match site.warbands.iter_mut().find(|(colour, _)| *colour == kind) {
                Some((_, there)) => *there = there.and(healed),
                None => site.warbands.push((kind, healed)),
            }
        }
    }

    /// Returns whoever can roll for relics that the attacker takes, with what battle plans cost them.
    fn thief(&self, fighting: &Fighting) -> Option<(InForce<'a>, &'a Player)> {
        let used = self.used(fighting);
        relic_thief::eligible_thief_after(self.table, self.attacker, |player| {
            let own = used.iter().filter(|plan| plan.by.is_some_and(|by| by.colour == player.colour));
            let favor = Favor(own.map(|plan| plan.card.0.cost.favor()).sum());
            let gained = self.heralded(player).favor.less(player.favor).unwrap_or(Favor::NONE);
            let secrets = Secrets(self.secrets_spent(player, fighting, &used));
            (favor.less(gained).unwrap_or(Favor::NONE), secrets)
        })
    }

    /// Asks whether a Relic Thief rolls for the relics that are taken, and how the roll ended.
    pub fn may_steal(&self, fighting: &Fighting, ruling: &mut Ruling) {
        let taken = fighting.targets.iter().filter(|target| matches!(target, Target::Relic(_))).count();
        let count = taken + fighting.hunting.len() - fighting.returning.len().min(fighting.hunting.len());
        if let Some(thief) = self.thief(fighting).filter(|_| count > 0) {
            let said = fighting.count_for(thief.0.card_ref());
            relic_thief::ask(self.table, ruling, self.attacker, &thief, count, said, TAKE_THINGS.into());
        }
    }

    /// Pays for a Relic Thief and returns who gets the relics that the attacker takes.
    pub fn steal(&self, setup: &mut Setup, fighting: &Fighting) -> Colour {
        let winner = self.attacker.colour;
        let Some((power, player)) = self.thief(fighting) else { return winner };
        let card = power.card_ref();
        relic_thief::settle(setup, card, player.colour, winner, fighting.count_for(card))
    }

    /// Rules on the Beast card that Wild Mounts gives in place of Nomad plans; `gone` are the plans that must be discarded.
    pub fn may_ride(&self, used: &[Used<'a>], gone: &[Used<'a>], fighting: &Fighting, ruling: &mut Ruling) {
        let mounts = used.iter().find(|plan| plan.card.0.special == Some(Special::WildMounts) && plan.by.is_some());
        let Some((mounts, user)) = mounts.and_then(|plan| plan.by.map(|by| (plan, by))) else {
            if let Some(card) = fighting.discarding {
                ruling.object(Matter::CardNotMeant { card: card_of(card) }, [BATTLE_PLANS]);
            }
            return;
        };
        let in_use = |card: CardRef| used.iter().any(|plan| plan.card == card);
        let is_beast = |card: CardRef| card.0.suit == Some(Suit::Beast) && !card.0.locked && self.rules_card(user, card);
        let cites = || [RESOLVE_PLANS.into(), cite(mounts.card)];
        let spared = gone.iter().any(|plan| is_spared(plan, user));
        let could = self.powers.iter().map(InForce::card_ref).any(|card| is_beast(card) && !in_use(card));
        match fighting.discarding {
            Some(card) if in_use(card) => ruling.object(Matter::ModifierInUse { card: card_of(card) }, cites()),
            Some(card) if !is_beast(card) => ruling.object(Matter::CardNotMeant { card: card_of(card) }, cites()),
            None if spared && could && fighting.count_for(mounts.card).is_none() => {
                ruling.explain(Matter::MayGiveBeast { card: mounts.card }, cites());
                ruling.choices.push("discarding CARD|choosing CARD 0");
            }
            Some(_) | None => {}
        }
    }

    /// Returns the plans that are discarded after Wild Mounts had its say, and the Beast card that goes in their place.
    pub fn ridden(&self, used: &[Used<'a>], gone: Vec<Used<'a>>, fighting: &Fighting) -> (Vec<Used<'a>>, Option<Used<'a>>) {
        let mounts = used.iter().find(|plan| plan.card.0.special == Some(Special::WildMounts));
        let (Some(plan), Some(beast)) = (mounts, fighting.discarding) else { return (gone, None) };
        let Some(user) = plan.by else { return (gone, None) };
        let kept = gone.into_iter().filter(|plan| !is_spared(plan, user)).collect();
        (kept, Some(self.placed(beast, plan.side, Some(user))))
    }
}

/// Returns whether Wild Mounts spares a plan: a Nomad card of the user.
fn is_spared(plan: &Used<'_>, user: &Player) -> bool {
    plan.card.0.suit == Some(Suit::Nomad) && plan.by.is_some_and(|by| by.colour == user.colour)
}

const fn card_of(card: CardRef) -> What {
    What::Known(card)
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
    player.warbands = player.warbands.less(count).unwrap_or(Warbands::NONE);
    let Some(relic) = all_cards(setup).find(|card| is(card, relic)) else { return };
    match relic.warbands.iter_mut().find(|(colour, _)| *colour == kind) {
        Some((_, there)) => *there = there.and(count),
        None => relic.warbands.push((kind, count)),
    }
}
