//! The text of a person's position file, edited to say another position: comments, order and spelling stay.

use super::{
    changes::{ChangeAnswer, between},
    edited_facts,
    game::Game,
    given,
    seat::Seat,
};
use crate::{
    answer::{Error, source::Source},
    game::is_toml,
    i18n::{Words, id},
    law::Lang,
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
            edited_facts::edited::<G>(words.lang, own, &documents, is_right)
        };
        Some(Edited { text: text?, changes: between::<G>(words, &seat.position, &after) })
    });
    edited.ok_or_else(|| Error::new(words, "not-edited", words.say(id::STEP_NOT_EDITED)))
}
