//! `law card` on names that are half remembered or misspelt: how many open the card that is meant.

use lawspeaker::{
    answer::{Speaker, lookup},
    i18n::LanguageChoice,
    law::Lang,
};
use serde::Deserialize;
use std::fs;

#[derive(Deserialize)]
struct Set {
    name: Vec<Typed>,
}

#[derive(Deserialize)]
struct Typed {
    #[serde(rename = "typed")]
    name: String,
    lang: String,
    /// The card that is meant, or all that the name fits.
    cards: Vec<String>,
}

impl Typed {
    /// Returns whether the card is opened, or all cards that the name fits are offered.
    fn is_right(&self) -> bool {
        let lang = Lang::from_code(&self.lang).expect("a language");
        let answer = lookup::card(&Speaker::new(LanguageChoice { rules: vec![lang], ui: lang }), &self.name);
        let offered = |id: &String| answer.unclear.as_ref().is_some_and(|it| it.candidates.iter().any(|it| it.id == id));
        match self.cards.as_slice() {
            [only] => answer.id == Some(only),
            several => several.iter().all(offered),
        }
    }
}

#[test]
fn a_name_half_remembered_or_misspelt_opens_the_card() {
    let text = fs::read_to_string("tests/queries/card_names.toml").expect("the names");
    let names = toml::from_str::<Set>(&text).expect("TOML").name;
    let (right, wrong): (Vec<&Typed>, Vec<&Typed>) = names.iter().partition(|typed| typed.is_right());
    let figure = |lang: &str| {
        let count = |typed: &[&Typed]| typed.iter().filter(|typed| typed.lang == lang).count();
        format!("{lang} {} of {}", count(&right), count(&right) + count(&wrong))
    };
    println!("{} of {} names of cards; {}", right.len(), names.len(), ["en", "de", "pl"].map(figure).join(", "));
    for typed in &wrong {
        println!("  wrong: {} ({})", typed.name, typed.cards.join(", "));
    }
    assert!(right.len() * 100 >= names.len() * 92, "{} of {}", right.len(), names.len());
}
