//! Requests cut at their links: what stands before the first, and what follows each. A link that is part of the whole name of a
//! card ties nothing together: `Key to the City`, `Wild Allies`, `Oko z Kości Słoniowej`.

use crate::{
    cards::{CARD_NAMES, Card},
    law::{Name, beginning, is_same_word, words::key},
    notation::{
        error::{WordsError, WordsFault},
        typed::{Span, Word, keys},
        vocabulary::{Link, Verb},
    },
};
use std::{collections::HashMap, sync::LazyLock};

/// The links that may stand several times: what follows each belongs together.
const REPEATED: [Link; 3] = [Link::Then, Link::Defending, Link::Choosing];

/// The links of an exchange: behind `then` they belong to it.
pub(crate) const EXCHANGE: [Link; 3] = [Link::With, Link::Giving, Link::Taking];

/// A link with what follows it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clause<'a> {
    /// The link.
    pub(crate) link: Link,
    /// The words of the link.
    pub(crate) opened_by: Span<'a>,
    /// What follows.
    pub(crate) text: Span<'a>,
}

impl<'a> Clause<'a> {
    /// Returns what follows, which must be something.
    pub(crate) fn filled(self) -> Result<Span<'a>, WordsError> {
        if self.text.is_empty() { Err(self.opened_by.fault(WordsFault::Empty)) } else { Ok(self.text) }
    }

    /// Objects if anything follows.
    pub(crate) fn bare(self) -> Result<(), WordsError> {
        if self.text.is_empty() { Ok(()) } else { Err(self.text.unused(None)) }
    }
}

/// What was typed, clause by clause.
#[derive(Debug)]
pub(crate) struct Clauses<'a> {
    /// What stands before the first link.
    pub(crate) head: Span<'a>,
    list: Vec<Clause<'a>>,
}

impl<'a> Clauses<'a> {
    /// Takes a clause out.
    pub(crate) fn take(&mut self, wanted: Link) -> Option<Clause<'a>> {
        self.take_if(wanted, |_| true)
    }

    /// Takes a clause out that is as it should be.
    pub(crate) fn take_if(&mut self, wanted: Link, fits: impl Fn(&Clause<'a>) -> bool) -> Option<Clause<'a>> {
        let at = self.list.iter().position(|clause| clause.link == wanted && fits(clause))?;
        Some(self.list.remove(at))
    }

    /// Returns what follows a link, if it is there.
    pub(crate) fn peek(&self, wanted: Link) -> Option<Span<'a>> {
        self.list.iter().find(|clause| clause.link == wanted).map(|clause| clause.text)
    }

    /// Takes out what follows a link, which must be something.
    pub(crate) fn text(&mut self, wanted: Link) -> Result<Option<Span<'a>>, WordsError> {
        self.take(wanted).map(Clause::filled).transpose()
    }

    /// Takes out the lists that follow a link; nothing where the link is not there.
    pub(crate) fn items(&mut self, wanted: Link) -> Result<Vec<Span<'a>>, WordsError> {
        let mut found = Vec::new();
        while let Some(text) = self.text(wanted)? {
            found.extend(items(text));
        }
        Ok(found)
    }

    /// Takes out a clause that the request must have.
    pub(crate) fn need(&mut self, wanted: Link, pattern: &'static str) -> Result<Span<'a>, WordsError> {
        self.text(wanted)?.ok_or_else(|| self.head.incomplete(pattern))
    }

    /// Returns what stands before the first link, which must be something.
    pub(crate) fn need_head(&self, pattern: &'static str) -> Result<Span<'a>, WordsError> {
        if self.head.is_empty() { Err(self.head.incomplete(pattern)) } else { Ok(self.head) }
    }

    /// Returns the clauses that are left.
    pub(crate) fn rest(self) -> Vec<Clause<'a>> {
        self.list
    }

    /// Objects to a clause that is left.
    pub(crate) fn finish(self) -> Result<(), WordsError> {
        self.list.first().map_or(Ok(()), |clause| Err(clause.opened_by.to(clause.text).unused(None)))
    }
}

/// Cuts words at links. A link counts where it stands last, so that names may hold it. Each `then` counts, as do battle plans and choices
/// that are added later; the links of the exchange behind `then` are its own, as is the place behind `replacing`.
pub(crate) fn split_at_links<'a>(typed: Span<'a>, wanted: &[Link]) -> Clauses<'a> {
    let words = typed.words();
    let spelled = keys(&words);
    let named = part_of_a_name(&words);
    // First word, last word, link.
    let mut found: Vec<(usize, usize, Link)> = Vec::new();
    for at in (0..words.len()).filter(|at| !named[*at]) {
        let here = wanted.iter().filter_map(|link| link.phrases().begin(&spelled[at..]).map(|count| (count, *link)));
        if let Some((count, link)) = here.max_by_key(|(count, _)| *count) {
            let belongs_to = |before: Link| match before {
                Link::Then => EXCHANGE.contains(&link),
                // So many at a place.
                Link::Replacing => link == Link::At,
                _ => false,
            };
            let inside = found.last().is_some_and(|(_, last, before)| at <= *last || belongs_to(*before));
            if !inside {
                found.retain(|(_, _, other)| *other != link || REPEATED.contains(&link));
                found.push((at, at + count - 1, link));
            }
        }
    }
    let opened_by = |(first, last, _): &(usize, usize, Link)| words[*first].typed.to(words[*last].typed);
    let clause = |at: usize| {
        let own = opened_by(&found[at]);
        let rest = typed.after(own);
        let text = found.get(at + 1).map_or(rest, |next| rest.before(opened_by(next)));
        Clause { link: found[at].2, opened_by: own, text: text.bare() }
    };
    let head = found.first().map_or(typed, |first| typed.before(opened_by(first))).bare();
    Clauses { head, list: (0..found.len()).map(clause).collect() }
}

/// Returns what stands between commas and the words that join, but for those that are part of a name.
pub(crate) fn items(typed: Span<'_>) -> Vec<Span<'_>> {
    let mut found = Vec::new();
    for (place, item) in typed.items().into_iter().enumerate() {
        let words = item.words();
        let named = part_of_a_name(&words);
        // Something stands on both sides, be it before a comma.
        let between = |at: usize| at + 1 < words.len() && (at > 0 || place > 0);
        let is_and = |at: usize| begins(Link::And, &words[at..=at]).is_some();
        let joins = (0..words.len()).filter(|at| between(*at) && !named[*at] && is_and(*at));
        let mut rest = item;
        for at in joins {
            found.push(rest.before(words[at].typed));
            rest = rest.after(words[at].typed);
        }
        found.push(rest);
    }
    found.retain(|item| !item.is_empty());
    found
}

/// Returns how many words at the start are a link.
pub(crate) fn begins(link: Link, words: &[Word<'_>]) -> Option<usize> {
    link.phrases().begin(&keys(words))
}

/// Returns what follows one of some links at the start, if something does; else all of it.
pub(crate) fn without_link<'a>(links: &[Link], typed: Span<'a>) -> Span<'a> {
    let words = typed.words();
    let skipped = links.iter().filter_map(|link| begins(*link, &words)).max().filter(|count| *count < words.len());
    skipped.map_or(typed, |count| typed.after(words[count - 1].typed))
}

/// The names of cards that have several words, by the first letters of the first.
static NAMES: LazyLock<HashMap<&'static str, Vec<&'static Name<Card>>>> = LazyLock::new(|| {
    let mut names: HashMap<&'static str, Vec<&'static Name<Card>>> = HashMap::new();
    let is_own = |name: &&Name<Card>| name.owner().name(name.lang) == name.shown;
    for name in CARD_NAMES.iter().filter(|name| name.folded.contains(' ')).filter(is_own) {
        let first = name.folded.split(' ').next().unwrap_or_default();
        names.entry(beginning(first)).or_default().push(name);
    }
    names
});

/// Returns whether a word ties actions together.
fn ties(word: &str) -> bool {
    // A Campaign may stand behind the card by which it is fought.
    Link::ALL.iter().any(|link| link.phrases().mention(word))
        || Verb::Campaign.phrases().mention(word)
        || Verb::ALL.iter().any(|verb| verb.phrases().mention_last(word))
}

/// Returns for each word whether it is part of the whole name of a card that ties actions together, in whatever form.
pub(crate) fn part_of_a_name(words: &[Word<'_>]) -> Vec<bool> {
    let mut named = vec![false; words.len()];
    if words.len() < 2 {
        return named;
    }
    let parts = parts(words);
    for from in 0..parts.len() {
        for name in NAMES.get(beginning(&parts[from].word)).into_iter().flatten() {
            let words = || name.folded.split(' ');
            let Some(found) = parts.get(from..from + words().count()) else { continue };
            let same = found.iter().zip(words()).all(|(part, word)| is_same_word(name.lang, &part.word, word));
            if same && !found[1..].iter().any(|part| part.begins) && words().any(ties) {
                for part in found {
                    named[part.at] = true;
                }
            }
        }
    }
    named
}

/// A part of a word as it is compared with names.
struct Part {
    word: String,
    /// Which of the typed words it is a part of.
    at: usize,
    /// Whether something new begins with it, after a comma.
    begins: bool,
}

fn parts(words: &[Word<'_>]) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut begins = false;
    for (at, word) in words.iter().enumerate() {
        for (count, part) in word.typed.text().split(',').enumerate() {
            begins |= count > 0;
            for word in key(part).split(' ').filter(|word| !word.is_empty()) {
                parts.push(Part { word: word.to_owned(), at, begins });
                begins = false;
            }
        }
    }
    parts
}
