//! Every message exists in every language with the same variables; the compiler knows those of the first one.

use crate::common::message;
use fluent::FluentResource;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use lawspeaker::{
    answer::cases::embedded,
    cards::Suit,
    game::{Phase, Region, Role, Word, name_of},
    i18n::{AREAS, FORMS, Filled, Words},
    law::{Book, Contents as _, Lang},
    notation::{self, Part},
    rules::{Matter, xidit},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
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

/// Cases expect choices as the rules write them.
#[test]
fn what_a_choice_leaves_to_be_filled_in_has_a_word() {
    let suite = embedded(Book::Oath).unwrap_or_else(|faults| panic!("{faults:#?}"));
    let choices: BTreeSet<String> = suite.cases.into_iter().filter_map(|case| case.choices).flatten().collect();
    assert!(choices.len() > 20, "{choices:?}");
    for choice in choices {
        assert!(!notation::parts(&choice).any(|part| matches!(part, Part::Unknown(_))), "{choice}");
    }
}

#[test]
fn every_kind_of_term_has_a_word() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for term in Book::ALL.into_iter().flat_map(Book::terms) {
            assert!(!words.say(message(&format!("kind-{}", term.kind))).contains('⟨'), "{}", term.kind);
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
                assert_eq!(Some(Words::new(lang).say(message(&id)).as_str()), name_of(*noun, lang), "{id}");
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
    let colour = |colour: &str| Filled::Noun(message(&format!("game-colour-{colour}")));
    let noun = |noun: &str| Filled::Noun(message(&format!("noun-{noun}")));
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
    let said = cases.map(|(lang, id, values)| Words::new(lang).say_filled(message(id), &values));
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
    let said = |count: usize| words.say_with(message("term-many"), &[("count", count.into())]);
    assert!(said(1).starts_with("Jedno pojęcie"));
    for few in [2, 3, 4, 22, 104] {
        assert!(said(few).starts_with(&format!("{few} pojęcia")), "{}", said(few));
    }
    for many in [0, 5, 12, 14, 21, 112] {
        assert!(said(many).starts_with(&format!("{many} pojęć")), "{}", said(many));
    }
}
