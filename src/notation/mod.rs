//! Requests as words: `travel provinces-1`, `muster longbows using pressgangs`. The same words exist in German and Polish; all of
//! them are understood everywhere, and the English ones are what documents print. Text becomes types here, once: a word that
//! nothing uses is an error, and `print(parse(x))` is the canonical form of `x`.
//!
//! ```text
//! grammar, missing_part ─► read ─► clauses ─► typed ─► error      names, print, pattern ─► blank, usage, xidit ─► vocabulary ─► law (phrases, data)
//! ```

mod blank;
mod clauses;
mod error;
pub mod facts;
mod goal;
mod grammar;
mod missing_part;
pub(crate) mod names;
mod pattern;
mod print;
mod read;
mod typed;
mod usage;
mod vocabulary;
pub mod xidit;

pub use blank::{Blank, Part, opening, parts};
pub use error::{WordsError, WordsFault};
pub use goal::{parse_goal, parse_most, print_goal};
pub use grammar::{ClausesOf, example, verb_phrases, verbs};
pub use missing_part::{MissingPart, missing_part};
pub use pattern::{pattern, players};
pub use print::{print, say, say_aftermath};
pub use read::{actor, parse, parse_targets, several};
pub use usage::Usage;

use crate::law::Lang;

/// Returns the words of a language for a link, by its English name; what is no link stays as it is.
#[must_use]
pub fn link(name: &str, lang: Lang) -> &str {
    vocabulary::Link::named(name).map_or(name, |link| link.phrase(lang))
}

/// Returns the words of a language for a card that nobody names.
#[must_use]
pub fn unnamed_card(lang: Lang) -> &'static str {
    vocabulary::Thing::Unknown.phrase(lang)
}

/// Returns whether words name the bandits, in any language.
#[must_use]
pub fn is_bandits(typed: &str) -> bool {
    vocabulary::thing(typed) == Some(vocabulary::Thing::Bandits)
}

#[cfg(test)]
mod tests {
    use super::{WordsFault, error::WordsError, print, vocabulary::Link};
    use crate::{
        cards::{CARDS, Nature},
        game::{Colour, Setup},
        law::{Lang, words::key},
        rules::request::{Action, Chosen, Request},
    };

    fn parse(typed: &str, setup: &Setup) -> Result<Request, WordsError> {
        super::parse(typed, setup, None)
    }

    /// Returns what is chosen for a power.
    fn chosen(typed: &str) -> Result<Chosen, WordsError> {
        let asked = parse(typed, &Setup::default())?;
        Ok(match asked.action {
            Action::Use(_, chosen) | Action::Play { choices: chosen, .. } => *chosen,
            other => panic!("{typed}: {other:?}"),
        })
    }

    fn heard(typed: &str) -> Option<String> {
        parse(typed, &Setup::default()).ok().map(|asked| print(&asked, Lang::En, false))
    }

    #[test]
    fn law_5_what_is_said_beyond_an_action_is_not_passed_over() {
        for typed in [
            "search world twice",
            "rest now",
            "wake place 3",
            "self-exile blue",
            "peek relic map",
            "act again",
            "recover darkest-secret from blue paying 3",
            "move 2 dragons to site",
        ] {
            let fault = parse(typed, &Setup::default()).map_err(|error| error.fault);
            let refused = matches!(fault, Err(WordsFault::Incomplete { .. } | WordsFault::Unused { .. }));
            assert!(refused, "{typed}: {fault:?}");
        }
    }

    #[test]
    fn law_7_1_3_names_may_hold_the_words_that_tie_actions_together() {
        let setup = Setup::default();
        let ties = |word: &str| Link::ALL.iter().any(|link| link.phrases().include(&key(word)));
        let denizens = CARDS.iter().filter(|card| matches!(card.nature, Nature::Denizen { .. }));
        let mut seen = 0;
        for card in denizens {
            let names = Lang::ALL.map(|lang| card.name(lang));
            for name in names.into_iter().filter(|name| name.split(' ').any(ties)) {
                seen += 1;
                for choices in [format!("swapping scouts,{name}"), format!("swapping {name}, scouts with red")] {
                    let chosen = chosen(&format!("use horned-mask {choices}"));
                    assert!(chosen.as_ref().is_ok_and(|chosen| chosen.swapping.len() == 2), "{choices}: {chosen:?}");
                }
                let id = card.id;
                for (typed, meant) in [
                    (format!("muster {name} using {name}"), format!("muster {id} using {id}")),
                    (format!("trade {name} for favor"), format!("trade {id} for favor")),
                    (format!("play scouts to site discarding {name}"), format!("play scouts to site discarding {id}")),
                    (
                        format!("campaign bandits targeting cradle-1 defending with {name} using {name}"),
                        format!("campaign bandits targeting cradle-1 defending with {id} using {id}"),
                    ),
                ] {
                    let meant = parse(&meant, &setup);
                    assert!(meant.is_ok(), "{meant:?}");
                    assert_eq!(parse(&typed, &setup), meant, "{typed}");
                }
            }
        }
        assert!(seen > 15, "only {seen} names hold a link");
    }

    /// Whom something is taken from stands in the genitive, to whom it is given in the dative.
    #[test]
    fn polish_players_stand_in_their_case() {
        let setup = Setup::default();
        for (meant, said) in [
            ("take 1 warband from blue", "weź 1 chorągiew od niebieskiego"),
            ("give 2 warbands to yellow", "daj 2 chorągwie żółtemu"),
            ("exile red", "skaż na banicję czerwonego"),
        ] {
            assert_eq!(parse(meant, &setup).map(|asked| print(&asked, Lang::Pl, true)).as_deref(), Ok(said));
        }
    }

    #[test]
    fn law_6_6_1_bargains_are_printed_as_they_are_read() {
        let setup = Setup::default();
        for typed in [
            "offer-citizenship red",
            "offer-citizenship red giving brutal",
            "offer-citizenship red giving greedy and 1 favor and 2 secrets and darkest-secret for peoples-favor and cup of plenty",
            "offer-citizenship red giving brutal, 3 favor, map, whistle",
            "offer-citizenship red giving 5 secrets for 1 secret",
            "offer-citizenship red giving for 2 warbands and scouts",
            "offer-citizenship red giving brutal for 1 favor replacing 2 at cradle-1,1 at board",
            "offer-citizenship red replacing 1 at hinterland-3",
            "accept",
            "accept taking careless for the grand scepter",
            "accept taking brutal and peoples-favor for 1 warband replacing 4 at board",
        ] {
            let asked = parse(typed, &setup);
            let said = asked.as_ref().ok();
            assert!(said.is_some(), "{typed}: {asked:?}");
            for (asked, lang) in said.into_iter().flat_map(|asked| Lang::ALL.map(|lang| (asked, lang))) {
                for named in [false, true] {
                    let printed = print(asked, lang, named);
                    assert_eq!(parse(&printed, &setup).as_ref(), Ok(asked), "{typed}: {printed}");
                }
            }
        }
    }

    #[test]
    fn law_7_6_3_exchanges_are_heard_in_three_languages() {
        let meant = "play the-gathering to site with blue giving 2 favor taking map then purple with blue giving 1 secret";
        for said in [
            "play The Gathering to site with blue giving 2 favor taking map and then purple with blue giving 1 secret",
            "spielen the gathering zu ort mit blue dafür geben 2 favor dafür nehmen map dann purple mit blue dafür geben 1 secret",
            "zagraj the gathering na obszar z blue dając 2 favor biorąc map potem purple z blue dając 1 secret",
        ] {
            assert_eq!(heard(said).as_deref(), Some(meant));
        }
    }

    #[test]
    fn colours_are_heard_in_their_case() {
        let chosen = chosen("użyj whistle przemieszczając niebieskiego z niebieskim dając 1 favor");
        assert_eq!(chosen.map(|it| (it.pawns, it.with)), Ok((vec![Colour::Blue], vec![Colour::Blue])));
    }

    #[test]
    fn law_7_6_3_every_exchange_is_read_in_its_order() {
        let typed = "play the gathering to site then blue with red giving 1 favor moving blue then with purple taking \
                     map,advisers-facedown using scouts";
        let asked = parse(typed, &Setup::default());
        assert_eq!(asked.as_ref().map(|asked| asked.using.len()), Ok(1), "{asked:?}");
        let chosen = chosen(typed);
        let said = chosen.as_ref().map(|it| it.then.iter().map(|it| (it.by, it.with.len(), it.taking.len())).collect::<Vec<_>>());
        assert_eq!(said, Ok(vec![(Some(Colour::Blue), 1, 0), (None, 1, 2)]));
        assert_eq!(chosen.map(|it| it.pawns), Ok(vec![Colour::Blue]));
    }

    #[test]
    fn law_7_6_3_what_is_no_exchange_is_not_passed_over() {
        for typed in [
            "play the gathering to site then",
            "play the gathering to site then blue",
            "play the gathering to site then blue with red giving 1 favor giving 2 favor",
            "use tinkers-fair with blue giving 1 favor taking map then with red giving 1 favor",
        ] {
            assert!(parse(typed, &Setup::default()).is_err(), "{typed}");
        }
    }

    /// What nothing uses is an error at its word, with the nearest word that would be used.
    #[test]
    fn law_7_1_3_unused_words_are_refused_at_their_place() {
        for (typed, word, at_fault, near) in [
            ("travel cradle-1 choosing rubbish", 4, "rubbish", None),
            ("travel provinces-1 choosing nonsense", 4, "nonsense", None),
            ("search world choosing nonsense", 4, "nonsense", None),
            ("rest choosing potato", 3, "potato", None),
            ("rest choosing Nomadd", 3, "Nomadd", Some("nomad")),
            ("rest using", 2, "using", None),
            ("rest choosing", 2, "choosing", None),
            ("search world twice", 3, "twice", None),
            ("wake place potato", 3, "potato", None),
            ("wake return 1 potato to beast", 3, "1 potato", None),
            ("muster elders choosing nomad", 3, "choosing", None),
            ("move 2 dragons to site", 3, "dragons", None),
            ("use elders potato", 3, "potato", None),
            ("use forgotten vault adding potato", 5, "potato", None),
            ("use blood pact sacrificing 3 potato", 6, "potato", None),
            ("campaign bandits targeting cradle-1 with 3 potato", 7, "potato", None),
            ("campaign bandits targeting cradle-1 burning favor potato", 7, "potato", None),
        ] {
            let error = parse(typed, &Setup::default()).expect_err(typed);
            assert_eq!((error.word, error.typed.as_str()), (word, at_fault), "{typed}: {error:?}");
            let nearest = match &error.fault {
                WordsFault::Unused { nearest, .. } => nearest.first().map(|it| it[Lang::En].as_str()),
                _ => None,
            };
            assert_eq!(nearest, near, "{typed}: {error:?}");
        }
    }

    #[test]
    fn words_are_read_for_the_player_who_acts() {
        let position = "turn = 'red'\n[[site]]\nslot = 'cradle-2'\nname = 'Steppe'\n[[player]]\ncolour = 'red'\npawn = 'cradle-1'\n\
                        [[player]]\ncolour = 'blue'\npawn = 'cradle-2'\n";
        let (position, _) = crate::game::read(position).unwrap_or_else(|faults| panic!("{faults:?}"));
        let heard = |by| super::parse("move 1 warbands to Steppe", &position, by).map(|asked| asked.action);
        assert_eq!(heard(Some(Colour::Blue)), Ok(Action::MoveToSite(crate::game::Warbands(1))));
        assert!(heard(None).is_err() && heard(Some(Colour::Red)).is_err());
    }
}
