//! Actions as words: `travel provinces-1`, `muster longbows using pressgangs`. The same words exist in German and Polish;
//! all of them are understood everywhere, and the English ones are what documents print.

mod bargain;
mod chosen;
mod exchange;
mod fight;
mod held;
mod names;
mod parse;
mod pattern;
mod playing;
mod print;
mod print_fight;
mod shields;
mod verbs;
mod wares;
pub mod xidit;

pub(crate) use chosen::{Chosen, Named, read as read_choices};
pub(crate) use exchange::Exchange;
pub(crate) use names::colour;
pub use parse::{WordsError, parse};
pub use pattern::pattern;
pub use print::print;
pub(crate) use shields::total as shields;
pub(crate) use wares::Ware;

use crate::cards::Token;

/// Returns whether words name the bandits, in any language.
#[must_use]
pub fn is_bandits(typed: &str) -> bool {
    verbs::thing(typed) == Some(verbs::Thing::Bandits)
}

/// Returns whether words name favor or a secret, in any language.
pub(crate) fn token(typed: &str) -> Option<Token> {
    match verbs::thing(typed)? {
        verbs::Thing::Favor => Some(Token::Favor),
        verbs::Thing::Secrets => Some(Token::Secret),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{WordsError, parse, print, read_choices, verbs::Link};
    use crate::{
        cards::{CARDS, Nature},
        game::Setup,
        law::Lang,
    };

    fn heard(typed: &str) -> Option<String> {
        parse(typed, &Setup::default()).ok().map(|asked| print(&asked, Lang::En, false))
    }

    #[test]
    fn law_5_actions_are_heard_as_people_say_them() {
        for (typed, meant) in [
            ("travel to provinces-1", "travel provinces-1"),
            ("reisen nach provinzen-1", "travel provinces-1"),
            ("podróż do prowincje-1", "travel provinces-1"),
            ("search world deck", "search world"),
            ("search discard pile cradle", "search discard cradle"),
            ("tauschen scouts fuer geheimnisse", "trade scouts for secrets"),
            ("recover peoples favor paying 2", "recover peoples-favor paying 2"),
            ("bergen dunkelstes geheimnis zahlen 2", "recover darkest-secret paying 2"),
            ("odzyskaj najmroczniejszą tajemnicę płacąc 2", "recover darkest-secret paying 2"),
            ("odzyskaj miłość ludu płacąc 2 zaczynając od ład", "recover peoples-favor paying 2 starting order"),
            ("bergen volksgunst zahlen 2 beginnend mit ordnung", "recover peoples-favor paying 2 starting order"),
            ("play scouts to advisers facedown", "play scouts to advisers-facedown"),
            ("zagraj scouts do doradców", "play scouts to advisers"),
            ("play conspiracy taking darkest secret from blue", "play conspiracy taking darkest-secret from blue"),
            ("weź 1 chorągiew od niebieskiego", "take 1 warband from blue"),
            ("przemieść 2 chorągwie na planszę", "move 2 warbands to board"),
            ("kaempfen raeuber ziele cradle-1", "campaign bandits targeting cradle-1"),
            ("self exile", "self-exile"),
        ] {
            assert_eq!(heard(typed).as_deref(), Some(meant), "{typed}");
        }
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
            let asked = parse(typed, &Setup::default());
            assert!(matches!(asked, Err(WordsError::Incomplete { .. })), "{typed}: {asked:?}");
        }
    }

    #[test]
    fn law_7_1_3_names_may_hold_the_words_that_tie_actions_together() {
        let setup = Setup::default();
        let ties = |word: &str| Link::ALL.iter().any(|link| link.begins(&[word]).is_some());
        let denizens = CARDS.iter().filter(|card| matches!(card.nature, Nature::Denizen { .. }));
        let mut seen = 0;
        for card in denizens {
            let names = Lang::ALL.map(|lang| card.name(lang));
            for name in names.into_iter().filter(|name| name.split(' ').any(ties)) {
                seen += 1;
                for choices in [format!("swapping scouts,{name}"), format!("swapping {name}, scouts at cradle-1")] {
                    let chosen = read_choices(&setup, &choices);
                    assert!(chosen.as_ref().is_ok_and(|chosen| chosen.cards.len() == 2), "{choices}: {chosen:?}");
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

    /// Whom something is taken from stands in the genitive.
    #[test]
    fn polish_players_stand_in_their_case() {
        let setup = Setup::default();
        for (meant, said) in [
            ("take 1 warband from blue", "weź 1 chorągiew od niebieskiego"),
            ("give 2 warbands to yellow", "daj 2 chorągwie dla żółtego"),
            ("exile red", "skaż czerwonego"),
        ] {
            assert_eq!(parse(meant, &setup).map(|asked| print(&asked, Lang::Pl, true)).as_deref(), Ok(said));
        }
    }

    /// What people say at the table, and the same in the words of documents.
    #[test]
    fn actions_are_understood_as_people_say_them() {
        let setup = Setup::default();
        for (said, meant) in [
            ("travel to cradle-1", "travel cradle-1"),
            ("reise nach Wiege-1", "travel cradle-1"),
            ("podróżuj do kolebka-1", "travel cradle-1"),
            ("suche im Weltstapel", "search world"),
            ("przeszukaj talię świata", "search world"),
            ("search the discard pile", "search discard"),
            ("suche Ablagestapel Provinzen", "search discard provinces"),
            ("przeszukaj stos kart odrzuconych Kolebka", "search discard cradle"),
            ("zwerbuj Starszyzna", "muster elders"),
            ("tausche mit Die Ältesten gegen Gunst", "trade elders for favor"),
            ("handel ze Starszyzna za sekrety", "trade elders for secrets"),
            ("handluj z Starszyzna za sekrety", "trade elders for secrets"),
            ("recover the people's favor for 3", "recover peoples-favor paying 3"),
            ("bergen Banner der Volksgunst für 3 ab Ordnung", "recover peoples-favor paying 3 starting order"),
            ("odzyskaj miłość ludu za 3 zaczynając od Ład", "recover peoples-favor paying 3 starting order"),
            ("berge das Dunkelste Geheimnis für 2", "recover darkest-secret paying 2"),
            ("odzyskaj sztandar najmroczniejszej tajemnicy za 2", "recover darkest-secret paying 2"),
            ("kämpfe gegen Räuber Ziel Wiege-2", "campaign bandits targeting cradle-2"),
            ("najazd na bandytów cel kolebka-2", "campaign bandits targeting cradle-2"),
            ("zaatakuj czerwonego cele miłość ludu, pionek", "campaign red targeting peoples-favor,pawn"),
            ("spiele Kundschafter zu Ratgeber verdeckt", "play scouts to advisers-facedown"),
            ("zagraj Zwiadowcy jako zakrytego doradcę", "play scouts to advisers-facedown"),
            ("zagraj Zwiadowcy na pole doradców", "play scouts to advisers"),
            ("gib 2 Scharen an Blau", "give 2 warbands to blue"),
            ("daj 2 chorągwie dla niebieskiego", "give 2 warbands to blue"),
            ("weź 1 chorągiew od niebieskiego", "take 1 warband from blue"),
            ("versetze 2 Scharen auf Tableau", "move 2 warbands to board"),
            ("przenieś 2 chorągwie na planszę", "move 2 warbands to board"),
            ("titel übergeben an Blau", "hand-title blue"),
            ("przekaż tytuł niebieskiemu", "hand-title blue"),
            ("selbst ins Exil", "self-exile"),
            ("skaż siebie na banicję", "self-exile"),
            ("skaż na banicję niebieskiego", "exile blue"),
            ("podejrzyj relikt w skarbcu", "peek reliquary"),
        ] {
            assert_eq!(parse(said, &setup), parse(meant, &setup), "{said}");
            assert!(parse(meant, &setup).is_ok(), "{meant}");
        }
    }
}
