//! Every message exists in every language with the same variables, and every message that the code names exists.

use fluent::FluentResource;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use lawspeaker::{
    cards::{CARDS, Suit},
    game::{Phase, Region, Role, Word, name_of},
    i18n::{AREAS, FORMS, Filled, Words},
    law::{Book, Contents as _, Lang},
    rules::{Matter, xidit},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

type Messages = BTreeMap<String, BTreeSet<String>>;

fn messages(lang: Lang) -> Messages {
    let mut messages = Messages::new();
    for area in AREAS {
        let path = format!("locales/{}/{area}.ftl", lang.code());
        let source = fs::read_to_string(&path).expect(&path);
        let resource = FluentResource::try_new(source).map_err(|(_, faults)| faults).expect(&path);
        for entry in resource.entries() {
            let Entry::Message(message) = entry else { panic!("{path}: only messages are used") };
            let id = message.id.name.to_owned();
            assert!(id.starts_with(&format!("{area}-")), "{path}: {id} belongs to another file");
            let mut variables = BTreeSet::new();
            pattern(message.value.as_ref().expect(&id), &mut variables);
            for form in &message.attributes {
                let is_plain = form.value.elements.iter().all(|it| matches!(it, PatternElement::TextElement { .. }));
                assert!(variables.is_empty() && is_plain && FORMS.contains(&form.id.name), "{path}: {id}.{}", form.id.name);
            }
            assert!(messages.insert(id.clone(), variables).is_none(), "{path}: {id} stands twice");
        }
    }
    messages
}

fn pattern(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => self::inline(inline, variables),
                Expression::Select { selector, variants } => {
                    self::inline(selector, variables);
                    for variant in variants {
                        self::pattern(&variant.value, variables);
                    }
                }
            }
        }
    }
}

fn inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(plain(id.name).to_owned());
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inner) = expression.as_ref() {
                self::inline(inner, variables);
            }
        }
        _ => {}
    }
}

/// Returns the variable that a form belongs to: `$player_gen` is `$player` in another form.
fn plain(variable: &str) -> &str {
    FORMS.iter().find_map(|form| variable.strip_suffix(form)?.strip_suffix('_')).unwrap_or(variable)
}

#[test]
fn all_languages_have_the_same_messages_and_variables() {
    let english = messages(Lang::En);
    assert!(english.len() > 100);
    for lang in [Lang::De, Lang::Pl] {
        assert_eq!(english, messages(lang), "{}", lang.code());
    }
}

/// Message ids stand in the code as string literals that start with an area's name.
#[test]
fn every_message_that_the_code_names_exists_and_none_is_left_over() {
    let known = messages(Lang::En);
    let mut code = String::new();
    read(Path::new("src"), &mut code);
    let literals: BTreeSet<&str> = code.split('"').collect();
    let in_an_area = |literal: &&&str| {
        let (area, rest) = literal.split_once('-').unwrap_or(("", ""));
        AREAS.contains(&area) && !rest.is_empty() && literal.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
    };
    let beginnings: Vec<&str> = literals.iter().filter_map(|literal| literal.split_once('{').map(|(start, _)| start)).collect();
    // `game-end` completes `wins-when-{…}`, `missing-value` is the kind of `error-missing-value`, `book-burning` is a card.
    let completes = |word: &str| known.keys().any(|id| id.strip_suffix(word).is_some_and(|start| start.ends_with('-')));
    for id in literals.iter().filter(in_an_area) {
        let is_card = CARDS.iter().any(|card| card.id == *id);
        assert!(known.contains_key(*id) || is_card || completes(id), "the code names {id}");
    }
    for id in known.keys() {
        let built = beginnings.iter().any(|start| start.ends_with('-') && id.starts_with(start));
        assert!(literals.contains(id.as_str()) || built, "nothing says {id}");
    }
}

/// A message names no value that its kind does not have.
#[test]
fn every_kind_of_reason_has_a_message_that_names_its_values() {
    let known = messages(Lang::En);
    let all = [("ruling", Matter::KINDS), ("xidit-why", xidit::Matter::KINDS), ("xidit-missing", xidit::Missing::KINDS)];
    for (start, kinds) in all {
        for (kind, values) in kinds {
            let variables = known.get(&format!("{start}-{kind}")).unwrap_or_else(|| panic!("nothing says {start}-{kind}"));
            assert!(variables.iter().all(|variable| values.contains(&variable.as_str())), "{start}-{kind}: {variables:?}");
        }
    }
}

/// What is to be filled in stands in capitals where the rules say how something is written.
#[test]
fn every_blank_of_a_pattern_has_a_word() {
    let known = messages(Lang::En);
    let mut code = String::new();
    read(Path::new("src/rules"), &mut code);
    let of_a_pattern = |letter: char| letter.is_ascii_alphanumeric() || " |,.:[]-".contains(letter);
    let patterns = code.split('"').filter(|literal| literal.len() < 200 && literal.chars().all(of_a_pattern));
    let mut blanks: BTreeSet<&str> =
        patterns.flat_map(|pattern| pattern.split(|letter: char| !letter.is_ascii_alphabetic())).collect();
    // A chronicle without a name is called UNKNOWN in its string.
    blanks.remove("UNKNOWN");
    // Sections have Roman numbers, and Lords of Xidit has messages of its own.
    blanks.retain(|word| {
        word.len() > 1 && word.bytes().all(|byte| byte.is_ascii_uppercase()) && !word.bytes().all(|byte| b"IV".contains(&byte))
    });
    assert!(blanks.contains("SUIT") && blanks.contains("CARD"), "{blanks:?}");
    for blank in blanks {
        assert!(known.contains_key(&format!("judge-blank-{}", blank.to_lowercase())), "nothing says {blank}");
    }
}

fn read(folder: &Path, code: &mut String) {
    for entry in fs::read_dir(folder).expect("src").flatten() {
        let path = entry.path();
        if path.is_dir() {
            read(&path, code);
        } else {
            code.push_str(&fs::read_to_string(&path).expect("source"));
        }
    }
}

#[test]
fn every_kind_of_term_has_a_word() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for term in Book::ALL.into_iter().flat_map(Book::terms) {
            assert!(!words.say(&format!("kind-{}", term.kind)).contains('⟨'), "{}", term.kind);
        }
    }
}

/// The forms of a term stand in `noun.ftl` and its name in the rulebook.
#[test]
fn the_plain_form_of_a_noun_is_the_name_of_its_term() {
    fn agree<T: Word>() {
        for noun in T::all() {
            let id = format!("noun-{}-{}", T::KIND, noun.word());
            for lang in Lang::ALL {
                assert_eq!(Some(Words::new(lang).say(&id).as_str()), name_of(*noun, lang), "{id}");
            }
        }
    }
    agree::<Role>();
    agree::<Phase>();
    agree::<Region>();
    agree::<Suit>();
}

#[test]
fn a_noun_takes_the_form_that_a_message_asks_for() {
    let colour = |colour: &str| Filled::Noun(format!("game-colour-{colour}"));
    let noun = |noun: &str| Filled::Noun(format!("noun-{noun}"));
    let cases = [
        (Lang::Pl, "ruling-not-your-turn", vec![("turn", colour("red")), ("player", colour("blue"))]),
        (Lang::Pl, "ruling-wrong-phase", vec![("phase", noun("phase-wake")), ("wanted", noun("phase-act"))]),
        (Lang::Pl, "ruling-gains-warbands", vec![("count", Filled::Number(2)), ("colour", colour("white"))]),
        (Lang::De, "ruling-gains-warbands", vec![("count", Filled::Number(2)), ("colour", colour("white"))]),
        (Lang::De, "ruling-wrong-role", vec![("colour", colour("red")), ("wanted", noun("role-citizen"))]),
        (Lang::De, "ruling-other-region", vec![("own", noun("region-hinterland")), ("region", noun("region-cradle"))]),
        (Lang::En, "ruling-wrong-role", vec![("colour", colour("red")), ("wanted", noun("role-exile"))]),
        (Lang::En, "ruling-wrong-role", vec![("colour", Filled::Text("Nobody".to_owned())), ("wanted", noun("role-chancellor"))]),
    ];
    let said = cases.map(|(lang, id, values)| Words::new(lang).say_filled(id, &values));
    let expected = [
        "Trwa tura gracza czerwonego, a nie niebieskiego.",
        "Trwa faza Przebudzenia, a ta akcja należy do fazy Akcji.",
        "Zyskujesz 2 Chorągwie w kolorze białym.",
        "Du nimmst 2 weiße Scharen.",
        "Rot ist kein Bürger.",
        "Deine Figur ist im Hinterland, also kannst du nicht vom Ablagestapel der Wiege ziehen.",
        "Red is not an Exile.",
        "Nobody is not the Chancellor.",
    ];
    assert_eq!(said, expected);
}

/// Polish counts in one, few and many: 1, 2 to 4 and 22 to 24 but not 12 to 14, the rest.
#[test]
fn polish_plurals_follow_the_number() {
    let words = Words::new(Lang::Pl);
    let said = |count: usize| words.say_with("term-many", &[("count", count.into())]);
    assert!(said(1).starts_with("Jedno pojęcie"));
    for few in [2, 3, 4, 22, 104] {
        assert!(said(few).starts_with(&format!("{few} pojęcia")), "{}", said(few));
    }
    for many in [0, 5, 12, 14, 21, 112] {
        assert!(said(many).starts_with(&format!("{many} pojęć")), "{}", said(many));
    }
}
