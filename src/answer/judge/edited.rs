//! The text of a person's position file, edited to say another position: comments, order and spelling stay.

use super::{
    changes::{ChangeAnswer, between},
    game::Game,
    given,
    seat::Seat,
};
use crate::{
    answer::{Error, source::Source},
    game::{Document, is_toml},
    i18n::{Words, id},
    law::Lang,
    notation::facts::{Fact, FactLine, lines},
    table::edit,
};

/// A person's text after an edit, and what that changed.
pub struct Edited {
    /// The text.
    pub text: String,
    /// What differs from the position before.
    pub changes: Vec<ChangeAnswer>,
}

/// Returns the person's text edited to say the position of a file in the program's own form.
///
/// # Errors
/// Returns that the text cannot be edited so that it says exactly that.
pub(super) fn edited<G: Game>(words: &Words, seat: &Seat<G>, own: &str, after: &str) -> Result<Edited, Error> {
    let read = |text: &str| {
        let mut read = given::read::<G>(&Source::file("", text), seat.edition, None).ok().filter(|all| all.len() == 1)?;
        read.pop().map(|(position, _)| position)
    };
    let written = |position: &G::Position| G::write(position, Lang::En);
    let edited = read(after).and_then(|after| {
        let wanted = written(&after);
        let is_right = |text: &str| read(text).is_some_and(|position| written(&position) == wanted);
        let text = if is_toml(own) {
            edit(own, &G::write_whole(&seat.position), &G::write_whole(&after), is_right)
        } else {
            let documents = [&seat.position, &after].map(|position| G::document(position, &(0..0)));
            edit_facts::<G>(words.lang, own, &documents, is_right)
        };
        Some(Edited { text: text?, changes: between::<G>(words, &seat.position, &after) })
    });
    edited.ok_or_else(|| Error::new(words, "not-edited", words.say(id::STEP_NOT_EDITED)))
}

/// Returns a file of facts edited: lines as the program writes them are written anew, facts in other words are told below.
fn edit_facts<G: Game>(lang: Lang, own: &str, documents: &[Document; 2], is_right: impl Fn(&str) -> bool) -> Option<String> {
    let all = Lang::ALL.map(|lang| documents.each_ref().map(|document| lines(G::NAME, document, lang)));
    let mut text = String::with_capacity(own.len());
    let mut told: Vec<String> = Vec::new();
    for line in own.split_inclusive('\n') {
        let bare = line.trim();
        let same = all.iter().find_map(|[before, after]| {
            let was = before.iter().find(|it| it.words == bare)?;
            Some((was, after.iter().find(|it| subject(it) == subject(was))?))
        });
        match same {
            Some((was, is)) if was.words != is.words => {
                text.push_str(&line.replacen(bare, &is.words, 1));
                told.extend(is.facts.iter().map(|fact| fact.key.clone()));
            }
            Some(_) | None => text.push_str(line),
        }
    }
    let [before, after] = documents.each_ref().map(|document| lines(G::NAME, document, lang));
    let said = |all: &[FactLine]| all.iter().flat_map(|line| line.facts.clone()).collect::<Vec<Fact>>();
    let before = said(&before);
    let new = |fact: &Fact| !before.iter().any(|old| old.key == fact.key && old.words == fact.words) && !told.contains(&fact.key);
    let added: Vec<String> = said(&after).into_iter().filter(new).map(|fact| fact.words).collect();
    if !added.is_empty() && !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    for words in &added {
        text.push_str(words);
        text.push('\n');
    }
    // What cannot be said by more facts is said anew; comments stay above it.
    let anew = || {
        let comments = own.split_inclusive('\n').filter(|line| line.trim_start().starts_with('#'));
        let lines = after.iter().map(|line| format!("{}\n", line.words));
        comments.map(str::to_owned).chain(lines).collect::<String>()
    };
    if is_right(&text) { Some(text) } else { Some(anew()).filter(|text| is_right(text)) }
}

/// Returns what a line is about: the beginning of its keys.
fn subject(line: &FactLine) -> Option<&str> {
    line.facts.first().map(|fact| fact.key.split('.').next().unwrap_or_default())
}
