//! Playing the Conspiracy §5.1.4.IV: one secret burned for one relic or banner of a player at the same site.

use crate::{
    cards::{Suit, effect::Act, named},
    game::{CardIdentity, CardRef, Colour, Player},
    law::{Cited, DivergenceId::D13, LawRef, Printing, law},
    rules::{
        actions::{
            play::{
                check_bans,
                hand::{CardOrigin, finish, in_use, keep_one, newly_used, take_out, take_up},
                when_played,
            },
            use_power::resolve::PlayedCard,
        },
        base::{Cost, Matter, Missing, Ruling},
        payment::charge,
        powers::{
            self, Occasion,
            in_force::{self, bars},
        },
        request::{Chosen, Onto, Request, Thing},
        state::{Step, Table, moves, seize},
    },
};

const CONSPIRACY: LawRef = law("5.1.4.IV");
const PENALTY: LawRef = law("2.5.3");
const POWER: LawRef = law("2.7.2");
const SEIZE: LawRef = law("10/seize");
const BURN: LawRef = law("10/burn");
const TAKE: LawRef = law("10/take");
const SUIT: LawRef = law("2.6.1");
const MATCH: LawRef = law("10/match");
/// How many advisers must match §5.1.4.IV.
const MATCHING: usize = 2;

fn conspiracy() -> CardIdentity {
    CardIdentity::Known(CardRef(named::CONSPIRACY))
}

/// Plays the Conspiracy faceup, perhaps taking something: burns the secret, takes the thing, returns the Conspiracy to the box.
pub(crate) fn conspire(step: &mut Step<'_, '_>, taking: Option<(Thing, Colour)>, asked: &Request) {
    let (table, card) = (step.table, conspiracy());
    let ruling = &mut step.ruling;
    let held = take_up(table, ruling, &card);
    ruling.cite(CONSPIRACY);
    ruling.cite(POWER);
    let Some((player, from)) = held else { return };
    let (colour, drawn) = (player.colour, from == CardOrigin::Hand);
    keep_one(table, ruling, player, from, false);
    check_bans(table, ruling, player, &card, Onto::Vision);
    powers::check_using(table, ruling, player, Occasion::Playing, &newly_used(table, from, &asked.using));
    step.change(|setup| drop(take_out(table, setup, colour, &card)));
    let using = in_use(table, from, &asked.using);
    let new = PlayedCard { card: &card, at: None, drawn, discarding: &[], using: &using };
    if when_played::any(table, player, new) {
        step.resolve(|setup, ruling| when_played::resolve(table, setup, ruling, player, new, &Chosen::default(), asked));
    } else if asked.suits().next().is_some() {
        step.ruling.object(Matter::NothingToChoose, [POWER]);
    }
    step.change(|setup| {
        setup.this_turn.site_owed = drawn && player.drawn.len() > 1;
        finish(setup, colour);
    });
    let Some((thing, victim)) = taking else { return };
    check_taking(table, &mut step.ruling, player, thing, victim);
    step.change(|setup| {
        moves::burn_secrets(setup, colour, Cost::secrets(1).secrets);
        match thing {
            Thing::Relic(relic) => seize::relic(setup, relic, victim, colour),
            Thing::PeoplesFavor => seize::peoples_favor(setup, colour),
            Thing::DarkestSecret => seize::darkest_secret(setup, colour),
        }
    });
}

/// Charges the secret and rules on what is taken from another player.
fn check_taking(table: &Table<'_>, ruling: &mut Ruling, player: &Player, thing: Thing, victim: Colour) {
    ruling.cite(BURN);
    ruling.cite(TAKE);
    charge(table, ruling, player, &Cited::new(Cost::secrets(1), CONSPIRACY));
    if victim == player.colour {
        return ruling.object(Matter::FromYourself, [CONSPIRACY]);
    }
    let Some(victim) = table.player(victim, ruling, CONSPIRACY) else { return };
    let here = table.pawn(player, ruling, CONSPIRACY);
    let there = table.pawn(victim, ruling, CONSPIRACY);
    if here.is_some() && there.is_some() && here != there {
        ruling.object(Matter::PawnElsewhere { colour: victim.colour }, [CONSPIRACY]);
    }
    check_victim_has(table, ruling, thing, victim);
    in_force::forbid(table, ruling, player, |power, cannot| match cannot.act {
        Act::Take(barred) => bars(power, barred, thing, victim),
        act => act == Act::UseSecretPowers,
    });
    let have = matching(table, player, victim);
    if have < MATCHING {
        ruling.object(Matter::TooFewMatching { have }, [CONSPIRACY, MATCH, SUIT]);
    } else {
        ruling.explain(Matter::ConspiracyMatches { have }, [CONSPIRACY, MATCH]);
    }
}

/// Objects if the other player does not have what is taken; explains what a banner loses §2.5.3.
fn check_victim_has(table: &Table<'_>, ruling: &mut Ruling, thing: Thing, victim: &Player) {
    let (holder, tokens) = match thing {
        Thing::Relic(relic) => {
            if !victim.relics.iter().any(|it| it.identity == CardIdentity::Known(relic)) {
                ruling.object(Matter::NotTheirs { colour: victim.colour }, [CONSPIRACY]);
            }
            return;
        }
        Thing::PeoplesFavor => match table.position.peoples_favor {
            Some(banner) => (banner.holder, banner.favor.0),
            None => return ruling.leave_open(Missing::PeoplesFavor, [CONSPIRACY]),
        },
        Thing::DarkestSecret => match table.position.darkest_secret {
            Some(banner) => (banner.holder, banner.secrets.0),
            None => return ruling.leave_open(Missing::DarkestSecret, [CONSPIRACY]),
        },
    };
    if holder != Some(victim.colour) {
        ruling.object(Matter::NotTheirs { colour: victim.colour }, [CONSPIRACY]);
    }
    ruling.explain(Matter::SeizePenalty { count: seize::penalty(tokens).into() }, [PENALTY, SEIZE]);
    if thing == Thing::PeoplesFavor && table.position.peoples_favor.is_some_and(|banner| !banner.mob) {
        ruling.explain(Matter::FlipsToMob, [PENALTY]);
    }
}

/// Returns how many advisers match: any of theirs, or by the German printing all one suit of theirs (D13).
fn matching(table: &Table<'_>, player: &Player, victim: &Player) -> usize {
    let theirs = |suit: Suit| victim.advisers_matching(suit) > 0;
    let own = Suit::ALL.iter().filter(|suit| theirs(**suit)).map(|suit| player.advisers_matching(*suit));
    if table.follows(D13, Printing::De) { own.max().unwrap_or_default() } else { own.sum() }
}
