//! Names that hold the words which tie actions together: `Key to the City`, `Wild Allies`, `Oko z Kości Słoniowej`.

use crate::{
    cards::CARDS,
    law::{Lang, words::key},
};

/// A word as it is compared.
struct Spelled {
    word: String,
    /// Which of the typed words it is a part of.
    at: usize,
    /// Whether something new begins with it, after a comma.
    begins: bool,
}

/// Returns for each word whether it is part of the whole name of a card, and ties nothing together.
pub(crate) fn held(words: &[&str]) -> Vec<bool> {
    let mut held = vec![false; words.len()];
    if words.len() < 2 {
        return held;
    }
    let spelled = spelled(words);
    let names = CARDS.iter().flat_map(|card| Lang::ALL.map(|lang| card.name(lang)));
    for name in names.filter(|name| name.contains(' ')) {
        let name = key(name);
        let name: Vec<&str> = name.split(' ').collect();
        for found in spelled.windows(name.len()) {
            let same = found.iter().map(|it| it.word.as_str()).eq(name.iter().copied());
            if same && !found[1..].iter().any(|it| it.begins) {
                for it in found {
                    held[it.at] = true;
                }
            }
        }
    }
    held
}

fn spelled(words: &[&str]) -> Vec<Spelled> {
    let mut spelled = Vec::new();
    let mut begins = false;
    for (at, word) in words.iter().enumerate() {
        for (count, part) in word.split(',').enumerate() {
            begins |= count > 0;
            for word in key(part).split(' ').filter(|word| !word.is_empty()) {
                spelled.push(Spelled { word: word.to_owned(), at, begins });
                begins = false;
            }
        }
    }
    spelled
}
