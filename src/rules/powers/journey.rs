//! What cards change in a Travel §5.6: costs §7.6.2, tolls, forbidden destinations §9.2, who chooses the destination, warbands
//! killed, and what follows.

use crate::{
    cards::{
        Card, Effect, Nature, Special, Suit,
        effect::{Act, Bank, Deed, Event, Good, Ignores, Journey, Loss, Pays, TollOn, Travel},
        named,
    },
    game::{CardIdentity, Colour, Favor, Phase, Player, Region, Ruler, Setup, Slot, Supply, Warbands},
    law::{LawRef, law},
    rules::{
        base::{Bearing, Matter, Missing, NeededChoice, Reason, Ruling},
        powers::{
            in_force::{self, InForce},
            toll, travel_costs,
        },
        request::{Action, Request},
        state::{Table, moves},
    },
};

const CHOOSE_DESTINATION: LawRef = law("5.6.1");
const IN_VAIN: LawRef = law("7.1.3");
const MUST: LawRef = law("9.2");
const ENEMY: LawRef = law("10/enemy");
const KILL: LawRef = law("10/kill");
const HIDDEN_PLACE: &Card = named::THE_HIDDEN_PLACE;

/// A journey with the powers that bear on it.
pub(crate) struct Trip<'a> {
    from: Slot,
    to: Slot,
    changes: Vec<(InForce<'a>, Travel)>,
    tolls: Vec<(InForce<'a>, Pays)>,
    used: Vec<InForce<'a>>,
    bank: Option<Suit>,
    /// The least that it may cost, as far as the position is described.
    least: Option<Supply>,
}

/// Returns a journey with the powers that bear on it; optional ones only if they are used §7.4.1.
pub(crate) fn trip<'a>(
    table: &Table<'a>,
    ruling: &mut Ruling,
    player: &Player,
    from: Slot,
    to: Slot,
    asked: &Request,
) -> Trip<'a> {
    let powers = in_force::all(table);
    let is_used = |power: &InForce<'_>| asked.using.contains(&CardIdentity::Known(power.card_ref()));
    let bank = asked.suits().next();
    let mut trip = Trip { from, to, changes: Vec::new(), tolls: Vec::new(), used: Vec::new(), bank, least: None };
    for power in powers {
        let mut serves = false;
        for effect in power.card.effects {
            let Effect::Travel(change) = effect else { continue };
            let itself = change.pays == Pays::Nothing && power.works_by_itself(change.must || is_site(power));
            if !itself && !is_used(power) {
                continue;
            }
            let meant = goes(table, player, power, &trip, change.when)
                .map_err(|missing| Reason::new(Bearing::Unknown, missing, [power.cite()]))
                .and_then(|goes| Ok(goes && power.applies_or_reason(table, player, change.who)?));
            let unknown = meant.is_err();
            if meant == Ok(true) || unknown && is_used(power) {
                serves = true;
                trip.changes.push((*power, *change));
            } else if unknown {
                trip.least = travel_costs::cheapest(trip.least, change.cost);
            }
            ruling.extend(meant.err());
        }
        if is_used(power) {
            trip.used.push(*power);
            if !serves && power.card.effects.iter().any(|effect| matches!(effect, Effect::Travel(_))) {
                ruling.explain(Matter::InVain { card: power.card_ref() }, [power.cite(), IN_VAIN.into()]);
            }
        }
    }
    if trip.ignores(|ignored| ignored == Ignores::Sites) {
        // What asks for a certain destination comes after the ruler of Shrouded Wood has chosen it (publisher, on Forest Paths).
        let late = trip.changes.iter().any(|(_, change)| matches!(change.when, Journey::ToSuit(_)));
        trip.changes.retain(|(power, _)| !is_site(power) || late && sends(power));
    }
    trip.tolls = tolls(table, ruling, player, &trip, powers);
    trip
}

/// Returns a journey for no Supply §7.6.2 and rules on it: the traveller pays tolls, is bound by what cards forbid, and may use
/// modifiers.
pub(crate) fn brought<'a>(
    table: &Table<'a>,
    ruling: &mut Ruling,
    player: &Player,
    from: Slot,
    to: Slot,
    using: &[CardIdentity],
) -> Trip<'a> {
    if from == to {
        ruling.object(Matter::AlreadyThere { site: to }, [CHOOSE_DESTINATION]);
    }
    let asked = Request { using: using.to_vec(), ..Action::Travel(to).into() };
    let trip = trip(table, ruling, player, from, to, &asked);
    trip.check(table, ruling, player);
    match table.position.site(to) {
        None => ruling.needs.push(Missing::Site(to)),
        Some(site) if site.facedown && site.facts().is_none() => ruling.needs.push(Missing::SiteName(to)),
        Some(_) => {}
    }
    trip
}

const fn is_site(power: &InForce<'_>) -> bool {
    matches!(power.card.nature, Nature::Site(_))
}

/// Returns whether the ruler of a site chooses the destination.
fn sends(power: &InForce<'_>) -> bool {
    power.card.special == Some(Special::ShroudedWood)
}

/// Returns whether it is such a journey; `Err`: what is missing to know it.
fn goes(table: &Table<'_>, player: &Player, power: &InForce<'_>, trip: &Trip<'_>, when: Journey) -> Result<bool, Missing> {
    let (from, to) = (trip.from, trip.to);
    let site = table.position.site(to);
    match when {
        Journey::Any => Ok(true),
        Journey::Leaving => Ok(power.site == Some(from)),
        Journey::Arriving => Ok(power.site == Some(to)),
        Journey::LeavingOrArriving => Ok(power.site == Some(from) || power.site == Some(to)),
        Journey::ToCoast if power.site != Some(from) || to == from => Ok(false),
        Journey::ToCoast => match site {
            None => Err(Missing::Site(to)),
            Some(site) if !site.facedown && site.identity.is_none() => Err(Missing::SiteName(to)),
            Some(site) => Ok(!site.facedown && site.facts().is_some_and(|facts| facts.coast)),
        },
        Journey::LeavingRuled => power.holder_rules(table, from).ok_or(Missing::Site(from)),
        Journey::WithinRegion => Ok(from.region() == to.region()),
        Journey::ToSuit(suit) => match site {
            None => Err(Missing::Site(to)),
            Some(site) => Ok(site.cards.iter().any(|card| card.suit() == Some(suit))),
        },
        Journey::ToCradle => Ok(to.region() == Region::Cradle && from.region() != Region::Cradle),
        Journey::ToHinterland => Ok(to.region() == Region::Hinterland),
        Journey::WithAtMost(most) => Ok(player.warbands.0 <= most),
    }
}

fn tolls<'a>(
    table: &Table<'_>,
    ruling: &mut Ruling,
    player: &Player,
    trip: &Trip<'_>,
    powers: &[InForce<'a>],
) -> Vec<(InForce<'a>, Pays)> {
    let mut tolls = Vec::new();
    for power in powers.iter().filter(|power| !trip.passes(power)) {
        for effect in power.card.effects {
            let Effect::Toll(toll) = effect else { continue };
            let here = match toll.on {
                TollOn::Arriving => Some(power.site == Some(trip.to)),
                TollOn::ArrivingAtHolders => power.holder_rules(table, trip.to),
                TollOn::SearchingAtHolders | TollOn::TradingWithHolders | TollOn::TargetingHere | TollOn::PlanAgainstHolder => {
                    Some(false)
                }
            };
            match here {
                Some(true) if power.applies_or_open(table, ruling, player, toll.who) => tolls.push((*power, toll.pays)),
                Some(_) => {}
                None => ruling.leave_open(Missing::Site(trip.to), [power.cite()]),
            }
        }
    }
    tolls
}

impl Trip<'_> {
    fn ignores(&self, which: impl Fn(Ignores) -> bool) -> bool {
        self.changes.iter().any(|(_, change)| which(change.ignores))
    }

    /// Returns whether the journey ignores the power of a site.
    fn passes(&self, power: &InForce<'_>) -> bool {
        let hidden = power.card == HIDDEN_PLACE;
        is_site(power)
            && self.ignores(|ignored| match ignored {
                Ignores::None | Ignores::NarrowPass => false,
                Ignores::NarrowPassAndHiddenPlace => hidden,
                Ignores::Sites => true,
            })
    }

    /// Returns what the journey costs.
    pub(crate) fn price(&self, ruling: &mut Ruling, usual: Supply) -> Supply {
        travel_costs::price(ruling, usual, &self.changes)
    }

    /// Withdraws the objection that the journey is too expensive, if it may be cheaper.
    pub(crate) fn doubt_price(&self, ruling: &mut Ruling) {
        let Some(least) = self.least else { return };
        let in_doubt = |matter: &Matter| matches!(matter, Matter::NotEnoughSupply { have, .. } if least <= *have);
        ruling.reasons.retain(|reason| !in_doubt(&reason.matter));
    }

    /// Charges the tolls, and objects to what cards forbid.
    pub(crate) fn check(&self, table: &Table<'_>, ruling: &mut Ruling, player: &Player) {
        for (power, pays) in self.payments() {
            toll::charge(table, ruling, player, power, pays);
        }
        in_force::forbid(table, ruling, player, |_, cannot| cannot.act == Act::Travel);
        if self.to != self.from {
            self.narrow_pass(table, ruling);
        }
        self.shrouded_wood(table, ruling, player);
        self.losses(table, ruling, player);
        self.afterwards(table, ruling, player);
    }

    /// Returns the payments: by choice, then as tolls.
    fn payments(&self) -> impl Iterator<Item = (&InForce<'_>, Pays)> {
        let chosen = self.changes.iter().map(|(power, change)| (power, change.pays));
        chosen.chain(self.tolls.iter().map(|(power, pays)| (power, *pays)))
    }

    /// Narrow Pass: objects to journeys that pass it by.
    fn narrow_pass(&self, table: &Table<'_>, ruling: &mut Ruling) {
        let region = self.to.region();
        let pass = table.position.sites.iter().find(|site| {
            let special = site.card().and_then(|card| card.special);
            !site.facedown && site.slot.region() == region && special == Some(Special::NarrowPass)
        });
        let Some(pass) = pass.filter(|pass| self.from.region() != region && pass.slot != self.to) else { return };
        let cite = named::NARROW_PASS.cite();
        if self.ignores(|ignored| ignored != Ignores::None) {
            ruling.explain(Matter::PassIgnored { site: pass.slot }, [cite]);
        } else {
            ruling.object(Matter::OnlyThroughPass { site: pass.slot }, [cite, CHOOSE_DESTINATION.into(), MUST.into()]);
        }
    }

    /// Shrouded Wood: an enemy player who rules it chooses the destination.
    fn shrouded_wood(&self, table: &Table<'_>, ruling: &mut Ruling, player: &Player) {
        let Some((power, _)) = self.changes.iter().find(|(power, _)| sends(power)) else { return };
        let colour = match power.ruler {
            Ruler::Empire => Colour::Purple,
            Ruler::Player(colour) => colour,
            Ruler::Bandits | Ruler::Unruled => return,
        };
        match in_force::is_enemy(table, player, power.ruler) {
            Ok(true) => {
                ruling.ask_consent(colour);
                let (card, player) = (power.card_ref(), player.colour);
                ruling.explain(Matter::RulerSends { card, colour, player }, [power.cite(), ENEMY.into()]);
            }
            Ok(false) => {}
            Err(missing) => ruling.leave_open(missing, [power.cite(), ENEMY.into()]),
        }
    }

    /// Returns how many warbands of the traveller's board each card kills.
    fn killed(&self, player: &Player) -> Vec<(&InForce<'_>, Warbands)> {
        let mut left = player.warbands;
        let mut killed = Vec::new();
        for (power, change) in &self.changes {
            if let Some(Loss::OnBoard(count)) = change.loses {
                let dead = left.min(Warbands(count));
                left = left.checked_sub(dead).unwrap_or(Warbands::NONE);
                killed.push((power, dead));
            }
        }
        killed
    }

    /// Returns the card that kills a warband at the destination, and whose.
    fn killed_there(&self, table: &Table<'_>) -> Option<(&InForce<'_>, Colour, Warbands)> {
        let (power, count) = self.changes.iter().find_map(|(power, change)| match change.loses {
            Some(Loss::AtDestination(count)) => Some((power, Warbands(count))),
            Some(Loss::OnBoard(_)) | None => None,
        })?;
        let (colour, there) = table.position.site(self.to)?.warbands.first()?;
        Some((power, *colour, count.min(*there)))
    }

    fn losses(&self, table: &Table<'_>, ruling: &mut Ruling, player: &Player) {
        for (power, count) in self.killed(player) {
            if count.0 > 0 {
                let (card, colour) = (power.card_ref(), player.colour);
                ruling.explain(Matter::CardKills { card, count, colour }, [power.cite(), KILL.into()]);
                if player.role.is_none() {
                    ruling.needs.push(Missing::Role(player.colour));
                }
            }
        }
        if let Some((power, colour, count)) = self.killed_there(table) {
            let card = power.card_ref();
            ruling.explain(Matter::CardKillsThere { card, count, colour }, [power.cite(), KILL.into()]);
        }
    }

    /// Explains what follows, and asks for what is needed to carry it out.
    fn afterwards(&self, table: &Table<'_>, ruling: &mut Ruling, player: &Player) {
        let has_favor = |suit: &Suit| table.position.banks.is_none_or(|banks| banks.in_bank(*suit) > Favor::NONE);
        for power in &self.used {
            if power.card.special == Some(Special::EndActPhase) {
                ruling.explain(Matter::CardEndsActPhase { card: power.card_ref() }, [power.cite()]);
            }
            for gain in gains(power) {
                match gain.what {
                    Good::Favor => match (self.bank, self.banks(table, player).as_slice()) {
                        (Some(suit), banks) if !banks.contains(&suit) => {
                            ruling.object(Matter::BankNotMeant { suit }, [power.cite()]);
                        }
                        (_, banks) if !banks.iter().any(has_favor) => {
                            ruling.explain(Matter::InVain { card: power.card_ref() }, [power.cite(), IN_VAIN.into()]);
                        }
                        (_, [_]) if table.position.banks.is_none() => ruling.needs.push(Missing::Banks),
                        (None, [_, _, ..]) => ruling.choices.push(NeededChoice::Bank),
                        (_, _) => {}
                    },
                    Good::Warbands if player.role.is_none() => ruling.needs.push(Missing::Role(player.colour)),
                    Good::Warbands | Good::Secrets | Good::Supply | Good::RelicHere => {}
                }
            }
        }
    }

    /// Returns the banks that match both a card at the new site and a faceup adviser.
    fn banks(&self, table: &Table<'_>, player: &Player) -> Vec<Suit> {
        let there = |suit: Suit| {
            let site = table.position.site(self.to);
            site.is_some_and(|site| site.cards.iter().any(|card| card.suit() == Some(suit)))
        };
        Suit::ALL.iter().copied().filter(|suit| there(*suit) && player.advisers_matching(*suit) > 0).collect()
    }

    /// Pays tolls and kills warbands on the way.
    pub(crate) fn set_out(&self, table: &Table<'_>, setup: &mut Setup, player: &Player) {
        for (power, pays) in self.payments() {
            toll::settle(setup, player.colour, power, pays);
        }
        let dead: Warbands = self.killed(player).into_iter().map(|(_, count)| count).sum();
        if let (Some(kind), Some(own)) = (player.warband_colour(), moves::player(setup, player.colour)) {
            own.warbands = own.warbands.checked_sub(dead).unwrap_or(Warbands::NONE);
            moves::to_personal_bank(setup, kind, dead);
        }
        if let Some((_, colour, dead)) = self.killed_there(table) {
            if let Some(site) = moves::site(setup, self.to) {
                let left = |(colour, there): (Colour, Warbands)| {
                    there.checked_sub(dead).filter(|left| left.0 > 0).map(|left| (colour, left))
                };
                site.warbands = site.warbands.iter().copied().filter_map(left).collect();
            }
            moves::to_personal_bank(setup, colour, dead);
        }
    }

    /// Gains what follows the journey, and ends the Act Phase where a card says so.
    pub(crate) fn arrive(&self, table: &Table<'_>, setup: &mut Setup, player: &Player) {
        for power in &self.used {
            for gain in gains(power) {
                match (gain.what, gain.from) {
                    (Good::Favor, Bank::AtYourSiteAndAdvisers) => {
                        let banks = self.banks(table, player);
                        if let Some(suit) = banks.iter().find(|suit| Some(**suit) == self.bank).or(banks.first()) {
                            moves::gain_favor(setup, player.colour, *suit, Favor(gain.count));
                        }
                    }
                    (Good::Warbands, _) => moves::gain_warbands(setup, player.colour, Warbands(gain.count)),
                    (Good::Favor | Good::Secrets | Good::Supply | Good::RelicHere, _) => {}
                }
            }
            if power.card.special == Some(Special::EndActPhase) {
                setup.phase = Phase::Rest;
            }
        }
    }
}

/// Returns what a modifier gains after the journey.
fn gains(power: &InForce<'_>) -> impl Iterator<Item = crate::cards::effect::Gain> {
    power.card.effects.iter().filter_map(|effect| match effect {
        Effect::After(after) if after.event == Event::Travel => match after.does {
            Deed::Gain(gain) => Some(gain),
            _ => None,
        },
        _ => None,
    })
}
