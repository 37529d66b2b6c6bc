//! Strings nobody wrote: random ones that fit the format come back byte for byte, and no text at all ends in a panic.

use super::{strings, there_and_back};
use lawspeaker::{
    cards::{CARDS, Nature, Restriction},
    seed::{Seed, parse},
};
use proptest::{prelude::*, sample::subsequence};
use std::fmt::Write as _;

/// Returns the numbers of cards of a kind, each with how many cards it can hold.
fn numbers(fits: impl Fn(&Nature) -> bool) -> Vec<(u8, u8)> {
    let capacity = |nature: &Nature| if let Nature::Site(facts) = nature { facts.capacity } else { 0 };
    let fitting = CARDS.iter().filter(|card| fits(&card.nature) && card.save_id != Some(238));
    fitting.filter_map(|card| Some((card.save_id?, capacity(&card.nature)))).collect()
}

/// Returns whether a denizen can be at a site.
fn fits_site(number: u8) -> bool {
    let is_it = |card: &&lawspeaker::cards::Card| card.save_id == Some(number) && matches!(card.nature, Nature::Denizen { .. });
    CARDS.iter().find(is_it).is_some_and(|card| card.restriction != Some(Restriction::AdviserOnly))
}

fn shuffled(fits: impl Fn(&Nature) -> bool) -> impl Strategy<Value = Vec<(u8, u8)>> {
    Just(numbers(fits)).prop_shuffle()
}

fn digits(out: &mut String, numbers: &[u8]) {
    for number in numbers {
        write!(out, "{number:02X}").expect("a String takes everything");
    }
}

/// Makes a string after the table of the format.
fn made() -> impl Strategy<Value = String> {
    let head = (prop_oneof![Just((1, 0)), Just((2, 5)), Just((3, 0)), Just((3, 1)), Just((3, 2)), Just((3, 3))], any::<u16>());
    let names = ("[^\u{0}]{1,40}", "[a-zA-Zäß ]{1,20}[a-z]");
    let bytes = (0_u8..128, 0_u8..32, 0_u8..4, 0_u8..32, 0_u32..6);
    let sites = shuffled(|nature| matches!(nature, Nature::Site(_)));
    let world = shuffled(|nature| matches!(nature, Nature::Denizen { .. } | Nature::Vision(_)));
    let relics = shuffled(|nature| matches!(nature, Nature::Relic));
    let places = proptest::collection::vec((0_u8..3, subsequence(vec![0, 1, 2], 0..=3), any::<[bool; 3]>()), 8);
    (head, names, bytes, sites, world, relics, places, 0_usize..100, 0_usize..90).prop_map(
        |(((minor, patch), game), (name, winner), bytes, sites, mut world, mut relics, places, in_world, lost)| {
            let mut out = String::new();
            digits(&mut out, &[3, minor, patch]);
            write!(out, "{game:04X}{:02X}{name}", name.len()).expect("a String takes everything");
            digits(&mut out, &[bytes.0, bytes.1, bytes.2]);
            out.push_str("520341");
            for ((state, cells, wants_relic), (site, capacity)) in places.iter().zip(sites) {
                // 0: nothing there, 1: facedown, 2: faceup with cards.
                let mut on = [255; 4];
                on[0] = match state {
                    0 => 255,
                    1 => site + 24,
                    _ => site,
                };
                let mut room = capacity;
                for cell in cells.iter().filter(|_| *state == 2) {
                    if wants_relic[*cell] {
                        on[cell + 1] = relics.pop().map_or(255, |(relic, _)| relic);
                    } else if room > 0
                        && let Some(at) = world.iter().position(|(card, _)| *card < 198 && fits_site(*card))
                    {
                        on[cell + 1] = world.remove(at).0;
                        room -= 1;
                    }
                }
                digits(&mut out, &on);
            }
            let lost: Vec<u8> =
                world.iter().skip(in_world).map(|(card, _)| *card).filter(|card| *card < 198).take(lost).collect();
            let world: Vec<u8> = world.iter().take(in_world).map(|(card, _)| *card).collect();
            let relics: Vec<u8> = relics.iter().map(|(card, _)| *card).collect();
            for list in [world, lost, relics] {
                digits(&mut out, &[u8::try_from(list.len()).expect("small")]);
                digits(&mut out, &list);
            }
            if (minor, patch) >= (3, 1) {
                digits(&mut out, &[bytes.3, 1 << bytes.4, u8::try_from(winner.len()).expect("short")]);
                out.push_str(&winner);
            }
            out
        },
    )
}

fn mutated() -> impl Strategy<Value = String> {
    let texts: Vec<String> = strings().into_iter().map(|told| told.text).collect();
    let change = (any::<proptest::sample::Index>(), 0_usize..4, "[0-9A-F]{0,3}|\\PC{0,2}");
    (proptest::sample::select(texts), proptest::collection::vec(change, 1..4)).prop_map(|(mut text, changes)| {
        for (at, length, put) in changes {
            let start = text.floor_char_boundary(at.index(text.len().max(1)));
            let end = text.ceil_char_boundary((start + length).min(text.len()));
            text.replace_range(start..end, &put);
        }
        text
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_string_that_fits_the_format_comes_back(text in made(), players in proptest::option::of(2_u8..=6)) {
        prop_assert_eq!(there_and_back(&text, players), text);
    }

    #[test]
    fn what_is_accepted_comes_back_and_what_is_not_has_its_place(text in prop_oneof![mutated(), any::<String>()]) {
        match parse(&text) {
            Ok(seed) => {
                prop_assert_eq!(parse(&seed.to_string()), Ok(seed.clone()));
                prop_assert_eq!(there_and_back(&text, None), seed.to_string());
            }
            Err(faults) => prop_assert!(!faults.is_empty() && faults.iter().all(|fault| fault.span.end <= text.len())),
        }
    }

    #[test]
    fn any_chronicle_block_gets_an_answer(key in "[a-z-]{0,12}|version|game|name|dealt|suits|cells|empty-slots|unused-byte", value in "\\PC{0,12}|[0-9]{1,6}|\\['[a-z]{0,6}'\\]|\\{ cradle-1 = \\['card'\\] \\}") {
        let text = format!("oath = 'people'\n[chronicle]\n'{key}' = {value}\n");
        if let Ok((position, _)) = lawspeaker::game::read(&text) {
            prop_assert!(Seed::from_setup(&position).is_err());
        }
    }
}
