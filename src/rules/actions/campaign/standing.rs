//! What works in a Campaign without anybody's choice §5.5.2, §7.1.4, §9.2: dice of sites and wards, forces that join, bans,
//! tolls and duties when targets are declared.

use crate::{
    cards::{
        Effect, Special,
        effect::{Act, CannotWhen, Pays, PoolWhen, Thing, TollOn, Who},
    },
    game::{CardRef, Colour, Region, Ruler, Secrets, Slot, Target, Warbands},
    law::{Cite, Cited, DivergenceId::D38, Printing, law},
    odds::{Change, Side},
    rules::{
        actions::campaign::{
            CAMPAIGN, DECLARE_TARGETS, RESOLVE_DEFEAT, ROLL_ATTACK,
            freed::site_joins,
            pools::{BANDIT_CROWN, DiceFrom, PoolDice, Pools},
            sides::{Sides, sites},
        },
        base::{Cost, Matter, Missing, Ruling},
        payment,
        powers::in_force::{self, InForce},
        request::Fighting,
    },
};

/// The bandits that Bandit Chief adds to every site.
const CHIEFS_BANDITS: u8 = 2;

impl Sides<'_, '_> {
    fn with_special(&self, special: Special) -> impl Iterator<Item = &InForce<'_>> {
        self.powers.iter().filter(move |power| power.card.special == Some(special))
    }

    /// Returns whether anything is targeted at a site: itself, or what the defender has there.
    pub fn aims_at(&self, fighting: &Fighting, slot: Slot) -> bool {
        let thing = |target: &Target| !matches!(target, Target::Site(_));
        sites(&fighting.targets).any(|target| target == slot)
            || fighting.targets.iter().any(thing) && self.defender.is_some() && slot == self.here
    }

    /// Adds and takes the attack dice of the sites where targets are. The attacker collects the pool: first what is added.
    pub fn ground_dice(&self, fighting: &Fighting, pools: &mut Pools) {
        let mut grounds: Vec<(i8, &InForce<'_>)> = Vec::new();
        for power in &self.powers {
            for effect in power.card.effects {
                if let Effect::Pool(pool) = effect
                    && pool.when == PoolWhen::TargetHere
                    && power.site.is_some_and(|slot| self.aims_at(fighting, slot))
                {
                    grounds.push((pool.attack, power));
                }
            }
        }
        grounds.sort_by_key(|(dice, _)| *dice < 0);
        for (dice, power) in grounds {
            pools.change_attack(dice, power.card_ref(), vec![DECLARE_TARGETS.into(), power.cite()]);
        }
    }

    /// Returns the dice that cards add to a target beside its own.
    pub fn ward_dice(&self, target: Target) -> Vec<PoolDice> {
        let mut wards = Vec::new();
        for power in &self.powers {
            for effect in power.card.effects {
                let Effect::Pool(pool) = effect else { continue };
                let of_holder = power.ruler == self.defender.map_or(Ruler::Bandits, |player| Ruler::Player(player.colour));
                let counts = match (pool.when, target) {
                    (PoolWhen::EachSiteOfHolder, Target::Site(slot)) => self.shares_ruler(power, slot),
                    (PoolWhen::EachRelicOfHolder, Target::Relic(_)) | (PoolWhen::PawnOfHolder, Target::Pawn) => of_holder,
                    _ => false,
                };
                if counts {
                    let dice = i8::try_from(pool.defense).unwrap_or(i8::MAX);
                    let cites = vec![DECLARE_TARGETS.into(), power.cite()];
                    wards.push(PoolDice { dice, from: DiceFrom::Card(power.card_ref()), cites });
                }
            }
        }
        wards
    }

    /// Returns how many bandits a site has §2.8.3.
    pub fn bandits_at_site(&self) -> Warbands {
        let chiefs = self.with_special(Special::BanditChief).filter(|power| power.site.is_some()).count();
        Warbands(if chiefs > 0 { 1 + CHIEFS_BANDITS } else { 1 })
    }

    /// Returns whether the attacker's forces at a site join the attack: all ruled ones by Vow of Union, where a Citizen adds
    /// no purple ones against the Empire; the chosen one by Captains and Wild Allies, against whomever.
    fn is_joined(&self, slot: Slot, fighting: &Fighting) -> bool {
        let own = Ruler::Player(self.attacker.colour);
        let vow = || self.with_special(Special::VowOfUnion).any(|power| power.ruler == own);
        slot == self.here && site_joins(fighting) || vow() && self.rules_here(self.attacker, slot) == Some(true)
    }

    /// Returns how many of the attacker's warbands at a site join the attack.
    pub fn joins_from(&self, slot: Slot, fighting: &Fighting) -> Warbands {
        let kind = self.attacker.warband_colour();
        let there = self.table.position.site(slot).map(|site| site.warbands.as_slice()).unwrap_or_default();
        let mine = || there.iter().filter(|(colour, _)| Some(*colour) == kind).map(|(_, count)| *count).sum();
        if self.is_joined(slot, fighting) { mine() } else { Warbands::NONE }
    }

    /// Lets the attacker's warbands at sites join the force, and with the Bandit Crown the bandits there. They bring no dice
    /// §5.5.2; one printing adds the bandits to the dice (D38).
    pub fn join(&self, fighting: &Fighting, pools: &mut Pools) {
        let mut bandits = 0_u8;
        for site in &self.table.position.sites {
            let mine = self.joins_from(site.slot, fighting);
            if mine != Warbands::NONE {
                pools.force = pools.force.and(mine);
                pools.joined.push((site.slot, mine));
            }
            let crowned = self.table.crown() == Some(self.attacker.colour)
                && self.table.rules(self.attacker.colour, site.slot) == Some(true)
                && self.is_joined(site.slot, fighting);
            if crowned && self.table.follows(D38, Printing::De) {
                let dice = i8::try_from(self.bandits_at_site().0).unwrap_or(i8::MAX);
                pools.attack.push(PoolDice { dice, from: DiceFrom::Crown(site.slot), cites: vec![BANDIT_CROWN.into()] });
            } else if crowned {
                bandits = bandits.saturating_add(self.bandits_at_site().0);
            }
        }
        pools.force = pools.force.and(Warbands(bandits));
        if bandits > 0 {
            pools.changes.push(Cited::new(Change::BanditForce(bandits.into()), BANDIT_CROWN));
        }
    }

    /// Adds what binds both sides without choice: Vow of Peace forbids sacrifices, Brutal kills whole forces.
    pub fn standing_words(&self, fighting: &Fighting, pools: &mut Pools) {
        for power in &self.powers {
            for effect in power.card.effects {
                if let Effect::Cannot(cannot) = effect
                    && (cannot.act, cannot.when) == (Act::SacrificeForAttack, CannotWhen::AttackingHolder)
                    && self.side_holds(power, Side::Defender, fighting)
                {
                    pools.changes.push(Cited { value: Change::NoSacrifice, cites: vec![ROLL_ATTACK.into(), power.cite()] });
                }
            }
        }
        let Some(brutal) = self.with_special(Special::Brutal).next() else { return };
        match brutal.concerns(self.table, self.attacker, Who::Chancellor) {
            Ok(true) => {
                for value in [Change::AttackersDoomed, Change::DefendersDoomed] {
                    pools.changes.push(Cited { value, cites: vec![RESOLVE_DEFEAT.into(), brutal.cite()] });
                }
            }
            Ok(false) => {}
            Err(missing) => pools.missing.push(missing),
        }
    }

    /// Rules on what cards say about the declaration of targets.
    pub fn may_declare(&self, fighting: &Fighting, ruling: &mut Ruling) {
        in_force::forbid(self.table, ruling, self.attacker, |_, cannot| cannot.act == Act::Campaign);
        for target in &fighting.targets {
            self.may_touch(*target, ruling);
        }
        self.even_dice(fighting, ruling);
        self.duties(fighting, ruling);
        self.passes_not_told(fighting, ruling);
        self.may_herald(fighting, ruling);
    }

    /// Says which sites of regions where targets are could be the Narrow Pass: it is ruled as if none were.
    fn passes_not_told(&self, fighting: &Fighting, ruling: &mut Ruling) {
        let aimed = |slot: Slot| sites(&fighting.targets).any(|target| target == slot);
        let within = |region: &&Region| sites(&fighting.targets).any(|target| target.region() == **region);
        for region in Region::ALL.iter().filter(within).filter(|region| **region != self.here.region()) {
            for site in self.table.possible_passes(*region).filter(|slot| !aimed(*slot)) {
                ruling.explain(Matter::SiteNotTold { site }, [DECLARE_TARGETS.into(), Cite::Site("narrow-pass")]);
            }
        }
    }

    /// Rules on what sites and cards ask of whoever declares targets, whichever things are among them.
    pub fn duties(&self, fighting: &Fighting, ruling: &mut Ruling) {
        self.narrow_pass(fighting, ruling);
        for power in &self.powers {
            for effect in power.card.effects {
                if let Effect::Toll(toll) = effect
                    && toll.on == TollOn::TargetingHere
                    && toll.pays == Pays::FlipSecret
                    && power.site.is_some_and(|slot| self.aims_at(fighting, slot))
                {
                    let value = Cost { secrets_flipped: Secrets(1), ..Cost::default() };
                    let cost = Cited { value, cites: vec![DECLARE_TARGETS.into(), power.cite()] };
                    payment::pay(self.table, ruling, self.attacker, &cost);
                    in_force::forbid(self.table, ruling, self.attacker, |_, cannot| cannot.act == Act::UseSecretPowers);
                }
            }
        }
    }

    /// Objects to a target that a card keeps from the attacker §9.2.
    fn may_touch(&self, target: Target, ruling: &mut Ruling) {
        in_force::forbid(self.table, ruling, &self.as_now(self.attacker), |power, cannot| {
            let (Act::Target(thing) | Act::Take(thing)) = cannot.act else { return false };
            self.is_meant(thing, target, power)
        });
    }

    /// Returns whether no card keeps the attacker from a target.
    pub fn can_touch(&self, target: Target) -> bool {
        let mut ruling = Ruling::default();
        self.may_touch(target, &mut ruling);
        ruling.reasons.is_empty()
    }

    fn is_meant(&self, thing: Thing, target: Target, power: &InForce<'_>) -> bool {
        let defender: Option<Colour> = self.defender.map(|player| player.colour);
        let holders = matches!(target, Target::Relic(_) | Target::PeoplesFavor | Target::DarkestSecret)
            && defender.is_some_and(|colour| power.ruler == Ruler::Player(colour));
        match thing {
            Thing::DarkestSecret => target == Target::DarkestSecret,
            Thing::PeoplesFavor => target == Target::PeoplesFavor,
            Thing::HoldersRelicsAndBanners => holders,
            Thing::HoldersOtherRelicsAndBanners => holders && target != Target::Relic(CardRef(power.card)),
        }
    }

    /// Objects where targets beyond Narrow Pass are declared from another region without the pass.
    fn narrow_pass(&self, fighting: &Fighting, ruling: &mut Ruling) {
        let targets = || sites(&fighting.targets);
        for power in self.with_special(Special::NarrowPass) {
            let Some(pass) = power.site.filter(|pass| pass.region() != self.here.region()) else { continue };
            let beyond = targets().any(|slot| slot.region() == pass.region()) && !targets().any(|slot| slot == pass);
            if beyond && self.rules_here(self.attacker, pass) != Some(true) {
                let cites: [Cite; 3] = [DECLARE_TARGETS.into(), power.cite(), law("9.2").into()];
                ruling.object(Matter::Forbids { card: power.card_ref() }, cites);
            }
        }
    }

    /// Returns the Giant Python that binds the attacker: the defender's, or that of the Chancellor as Ally.
    pub fn python(&self) -> Option<&InForce<'_>> {
        let side = [self.defender.map(|player| player.colour), self.chancellor().map(|player| player.colour)];
        let held = |power: &&InForce<'_>| side.iter().flatten().any(|colour| power.ruler == Ruler::Player(*colour));
        self.with_special(Special::GiantPython).find(held)
    }

    /// Objects to an odd number of dice of the targets where Giant Python asks for an even one.
    fn even_dice(&self, fighting: &Fighting, ruling: &mut Ruling) {
        let Some(python) = self.python() else { return };
        let mut missing = Vec::new();
        let dice: i32 = fighting.targets.iter().map(|target| self.dice_of(*target, &mut missing)).sum();
        if missing.is_empty() && dice % 2 != 0 {
            let count = usize::try_from(dice).unwrap_or(0);
            let cites: [Cite; 2] = [CAMPAIGN.into(), python.cite()];
            ruling.object(Matter::OddTargets { card: python.card_ref(), count }, cites);
        }
    }

    /// Returns all dice of a target: its own, and those of wards.
    pub fn dice_of(&self, target: Target, missing: &mut Vec<Missing>) -> i32 {
        let own = self.target_dice(target, missing).map_or(0, |dice| i32::from(dice.dice));
        own + self.ward_dice(target).iter().map(|dice| i32::from(dice.dice)).sum::<i32>()
    }
}
