//! Playing the Conspiracy §5.1.4.IV: one secret burned for one relic or banner of a player at one's site.

use crate::{
    cards::{Suit, card, effect::Act},
    game::{CardRef, Colour, Player, Setup, What},
    law::{Cited, DivergenceId::D13, LawRef, Printing, law},
    rules::{
        actions::{
            play::{
                hand::{From, finish, keep_one, take_out, take_up},
                when_played,
            },
            use_power::resolve::Played,
        },
        base::{Cost, Matter, Missing, Ruling},
        payment,
        powers::{
            self, Occasion,
            in_force::{self, bars},
        },
        request::{Asked, Chosen, Onto, Thing},
        state::{Table, moves, seize},
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

fn conspiracy() -> What {
    card("conspiracy").map_or(What::Unknown, |card| What::Known(CardRef(card)))
}

/// Rules on playing the Conspiracy faceup, perhaps taking something.
pub(crate) fn may_conspire(table: &Table<'_>, taking: Option<(Thing, Colour)>, asked: &Asked) -> Ruling {
    let (mut ruling, held) = take_up(table, &conspiracy());
    ruling.cite(CONSPIRACY);
    ruling.cite(POWER);
    let Some((player, from)) = held else { return ruling };
    keep_one(table, &mut ruling, (player, from), false);
    let card = conspiracy();
    crate::rules::actions::play::forbidden(table, &mut ruling, player, &card, Onto::Vision);
    powers::check_using(table, &mut ruling, player, Occasion::Playing, &asked.using);
    let drawn = from == From::Hand;
    let new = Played { card: &card, at: None, drawn, discarding: &[], using: &asked.using };
    if when_played::any(table, player, new) {
        let mut copy = table.position.clone().into_setup();
        when_played::resolve(table, &mut copy, &mut ruling, player, (new, &Chosen::default()), asked);
    } else if asked.suits().next().is_some() {
        ruling.object(Matter::NothingToChoose, [POWER]);
    }
    let Some((thing, victim)) = taking else { return ruling };
    for section in [BURN, TAKE] {
        ruling.cite(section);
    }
    payment::pay(table, &mut ruling, player, &Cited::new(Cost::secrets(1), CONSPIRACY));
    if victim == player.colour {
        ruling.object(Matter::FromYourself, [CONSPIRACY]);
        return ruling;
    }
    let Some(victim) = table.player(victim, &mut ruling, CONSPIRACY) else { return ruling };
    let here = table.pawn(player, &mut ruling, CONSPIRACY);
    let there = table.pawn(victim, &mut ruling, CONSPIRACY);
    if here.is_some() && there.is_some() && here != there {
        ruling.object(Matter::PawnElsewhere { colour: victim.colour }, [CONSPIRACY]);
    }
    owned(table, &mut ruling, thing, victim);
    in_force::forbid(table, &mut ruling, player, |power, cannot| match cannot.act {
        Act::Take(barred) => bars(power, barred, thing, victim),
        act => act == Act::UseSecretPowers,
    });
    let have = matching(table, player, victim);
    if have < MATCHING {
        ruling.object(Matter::TooFewMatching { have }, [CONSPIRACY, MATCH, SUIT]);
    }
    ruling
}

/// Objects if the other player does not have what is taken; explains what a banner loses §2.5.3.
fn owned(table: &Table<'_>, ruling: &mut Ruling, thing: Thing, victim: &Player) {
    let (holder, tokens) = match thing {
        Thing::Relic(relic) => {
            if !victim.relics.iter().any(|it| it.what == What::Known(relic)) {
                ruling.object(Matter::NotTheirs { colour: victim.colour }, [CONSPIRACY]);
            }
            return;
        }
        Thing::PeoplesFavor => match table.position.peoples_favor {
            Some(banner) => (banner.holder, banner.favor.0),
            None => return ruling.untold(Missing::PeoplesFavor, [CONSPIRACY]),
        },
        Thing::DarkestSecret => match table.position.darkest_secret {
            Some(banner) => (banner.holder, banner.secrets.0),
            None => return ruling.untold(Missing::DarkestSecret, [CONSPIRACY]),
        },
    };
    if holder != Some(victim.colour) {
        ruling.object(Matter::NotTheirs { colour: victim.colour }, [CONSPIRACY]);
    }
    ruling.explain(Matter::SeizePenalty { count: seize::penalty(tokens).into() }, [PENALTY, SEIZE]);
}

/// Returns how many advisers match: any of theirs, or by the German printing all one suit of theirs (D13).
fn matching(table: &Table<'_>, player: &Player, victim: &Player) -> usize {
    let theirs = |suit: Suit| victim.advisers_matching(suit) > 0;
    let own = Suit::ALL.iter().filter(|suit| theirs(**suit)).map(|suit| player.advisers_matching(*suit));
    if table.follows(D13, Printing::De) { own.max().unwrap_or_default() } else { own.sum() }
}

/// Burns the secret, takes the thing, and returns the Conspiracy to the box.
pub(crate) fn conspire(table: &Table<'_>, setup: &mut Setup, taking: Option<(Thing, Colour)>, asked: &Asked) {
    let Some(player) = table.actor() else { return };
    let (colour, card) = (player.colour, conspiracy());
    take_out(table, setup, colour, &card);
    let drawn = player.drawn.iter().any(|it| it.what == card);
    let new = Played { card: &card, at: None, drawn, discarding: &[], using: &asked.using };
    when_played::resolve(table, setup, &mut Ruling::default(), player, (new, &Chosen::default()), asked);
    setup.this_turn.site_owed = drawn && player.drawn.len() > 1;
    finish(setup, colour);
    let Some((thing, victim)) = taking else { return };
    moves::burn_secrets(setup, colour, Cost::secrets(1).secrets);
    match thing {
        Thing::Relic(relic) => seize::relic(setup, relic, victim, colour),
        Thing::PeoplesFavor => seize::peoples_favor(setup, colour),
        Thing::DarkestSecret => seize::darkest_secret(setup, colour),
    }
}
