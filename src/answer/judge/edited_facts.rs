//! A file of facts edited to say another position. Lines that the program printed are printed anew; in those of a person, what
//! changed is spliced where it was said. A person's line is written anew only where that cannot be done, and the whole file only
//! where a line cannot.

use super::game::Game;
use crate::{
    game::{Datum, Document, Said, Span},
    law::Lang,
    notation::facts::{self, Fact, FactLine, lines},
};

/// The tables of which there are several, and the key by which one is called.
const LISTED: [(&str, &str); 2] = [("player", "colour"), ("site", "slot")];

/// Returns a file of facts edited as gently as can be; `is_right` tells whether a text says what it shall.
pub(super) fn edited<G: Game>(
    lang: Lang,
    own: &str,
    documents: &[Document; 2],
    is_right: impl Fn(&str) -> bool,
) -> Option<String> {
    let ways: [&dyn Fn() -> String; 4] = [
        &|| as_printed::<G>(lang, own, documents),
        &|| spliced::<G>(lang, own, documents),
        &|| by_lines::<G>(lang, own, documents),
        &|| anew::<G>(lang, own, &documents[1]),
    ];
    ways.into_iter().map(|way| way()).find(|text| is_right(text))
}

/// Returns the text with numbers, places, names and cards changed where they stand; what has no place yet is told below.
fn spliced<G: Game>(lang: Lang, own: &str, [before, after]: &[Document; 2]) -> String {
    let laid = facts::lay(G::NAME, own, 0, Document::default()).document;
    let mut splices: Vec<(Span, String)> = Vec::new();
    let mut placed: Vec<String> = Vec::new();
    for change in facts::changes(G::NAME, before, after, lang) {
        let key = &change.key;
        let (Some((table, there)), Some((_, new))) = (said_at(&laid, before, key), said_at(after, after, key)) else { continue };
        let table = if table.is_empty() { taken_apart(key).0 } else { table };
        let said = |said: &Said| facts::value(G::NAME, after, (table, taken_apart(key).1), said, lang);
        let old = said_at(before, before, key).map(|(_, old)| old);
        if let Some(found) = splices_of(there, old, new, &said) {
            splices.extend(found);
            placed.push(change.key);
        }
    }
    splices.sort_by_key(|(span, _)| (span.start, span.end));
    splices.dedup();
    with_told(with_splices(own, &splices), facts_that_differ::<G>(lang, before, after, &placed))
}

/// Returns a text with others in the place of some parts of it.
fn with_splices(own: &str, splices: &[(Span, String)]) -> String {
    let mut text = String::with_capacity(own.len());
    let mut at = 0;
    for (span, words) in splices {
        let Some(kept) = own.get(at..span.start) else { continue };
        text.push_str(kept);
        text.push_str(words);
        at = span.end;
    }
    text + own.get(at..).unwrap_or_default()
}

/// Returns what is written where in place of a value; nothing if it cannot be changed where it stands.
fn splices_of(
    there: &Said,
    old: Option<&Said>,
    new: &Said,
    said: &dyn Fn(&Said) -> Option<String>,
) -> Option<Vec<(Span, String)>> {
    match (&there.value, &new.value) {
        (Datum::Plain(_), Datum::Plain(plain)) => Some(vec![(there.span.clone(), plain.clone())]),
        (Datum::Text(_), Datum::Text(_)) => Some(vec![(there.span.clone(), said(new)?)]),
        (Datum::Table(was), Datum::Table(is)) => {
            let is_same = was.iter().count() == is.iter().count();
            let one = |(key, there): (&str, &Said)| splices_of(there, None, is.get(key)?, said);
            let all: Option<Vec<_>> = was.iter().map(one).collect();
            all.filter(|_| is_same).map(|all| all.concat())
        }
        (Datum::List(there), Datum::List(new)) => list_splices(there, old?.as_list()?, new, said),
        (Datum::Text(_) | Datum::Plain(_) | Datum::List(_) | Datum::Table(_), _) => None,
    }
}

/// Returns the text with those lines written anew that are as the program prints them, in whatever language; other facts are told
/// below.
fn as_printed<G: Game>(lang: Lang, own: &str, [before, after]: &[Document; 2]) -> String {
    let all = Lang::ALL.map(|lang| [before, after].map(|document| lines(G::NAME, document, lang)));
    let mut told: Vec<String> = Vec::new();
    let mut text = String::with_capacity(own.len());
    for line in own.split_inclusive('\n') {
        let bare = line.trim();
        let same = all.iter().find_map(|[before, after]| {
            let was = before.iter().find(|it| it.words == bare)?;
            after.iter().find(|is| first_of(is) == first_of(was) && is.words != was.words)
        });
        match same {
            Some(is) => {
                text.push_str(&line.replacen(bare, &is.words, 1));
                told.extend(is.facts.iter().map(|fact| fact.key.clone()));
            }
            None => text.push_str(line),
        }
    }
    with_told(text, facts_that_differ::<G>(lang, before, after, &told))
}

/// Returns what a line begins to speak of.
fn first_of(line: &FactLine) -> Option<&str> {
    line.facts.first().map(|fact| fact.key.split('.').next().unwrap_or_default())
}

/// Returns the text with the lines of subjects written anew that have a line of their own; other facts are told below.
fn by_lines<G: Game>(lang: Lang, own: &str, [before, after]: &[Document; 2]) -> String {
    let all = [before, after].map(|document| lines(G::NAME, document, lang));
    let read = |line: &str| facts::lay(G::NAME, line, 0, Document::default()).document;
    let mut told: Vec<String> = Vec::new();
    let mut text = String::with_capacity(own.len());
    for line in own.split_inclusive('\n') {
        let (bare, comment) = without_comment(line);
        let laid = read(bare);
        let is_about = |said: &&FactLine| subject(said).is_some_and(|of| is_only_about(&laid, before, of));
        let was = all[0].iter().find(is_about);
        match was.and_then(|was| all[1].iter().find(|is| subject(is) == subject(was) && is.words != was.words)) {
            Some(is) => {
                let indent = &bare[..bare.len() - bare.trim_start().len()];
                let behind = &bare[bare.trim_end().len()..];
                text.extend([indent, &is.words, behind, comment]);
                told.extend(is.facts.iter().map(|fact| fact.key.clone()));
            }
            None => text.push_str(line),
        }
    }
    with_told(text, facts_that_differ::<G>(lang, before, after, &told))
}

/// Returns all facts anew, below the comments.
fn anew<G: Game>(lang: Lang, own: &str, after: &Document) -> String {
    let comments = own.split_inclusive('\n').map(|line| without_comment(line).1).filter(|comment| !comment.trim().is_empty());
    let lines = lines(G::NAME, after, lang).into_iter().map(|line| format!("{}\n", line.words));
    comments.map(|comment| format!("{}\n", comment.trim_end())).chain(lines).collect()
}

/// Returns a line without its comment, and the comment with the end of the line.
fn without_comment(line: &str) -> (&str, &str) {
    let opens = |(at, _): &(usize, &str)| *at == 0 || line[..*at].ends_with(char::is_whitespace);
    let end = line.trim_end_matches(['\n', '\r']).len();
    line.split_at(line.match_indices('#').find(opens).map_or(end, |(at, _)| at))
}

/// Returns what a line is about: the beginning of its keys.
fn subject(line: &FactLine) -> Option<&str> {
    line.facts.first().map(|fact| taken_apart(&fact.key).0).filter(|of| !of.is_empty())
}

/// Returns whether a text says something of one player or site and of nothing else.
fn is_only_about(laid: &Document, names: &Document, of: &str) -> bool {
    let said: Vec<(&str, &Said)> = laid.iter().collect();
    let is_one = matches!(said.as_slice(), [(_, said)] if said.as_list().is_some_and(|rows| rows.len() == 1));
    is_one && table_of(laid, names, of).is_some()
}

/// Returns how a list of cards is changed where it stands: cards that went, came, or have something else on them.
fn list_splices(
    there: &[Said],
    before: &[Said],
    after: &[Said],
    said: &dyn Fn(&Said) -> Option<String>,
) -> Option<Vec<(Span, String)>> {
    let apart = there.windows(2).all(|pair| pair[0].span.end <= pair[1].span.start);
    let last = there.last().filter(|_| apart && there.len() == before.len())?;
    let mut news: Vec<&Said> = after.iter().collect();
    let mut splices = Vec::new();
    for (at, old) in before.iter().enumerate() {
        let same =
            news.iter().position(|new| new.value == old.value).or_else(|| news.iter().position(|new| is_same_card(old, new)));
        match same.map(|at| news.remove(at)) {
            Some(new) if new.value == old.value => {}
            Some(new) => splices.push((there[at].span.clone(), said(new)?)),
            None if at + 1 < there.len() => splices.push((there[at].span.start..there[at + 1].span.start, String::new())),
            None => splices.push((there[at.checked_sub(1)?].span.end..last.span.end, String::new())),
        }
    }
    let added: String = news.into_iter().map(|new| Some(format!(", {}", said(new)?))).collect::<Option<String>>()?;
    if !added.is_empty() {
        splices.push((last.span.end..last.span.end, added));
    }
    Some(splices)
}

/// Returns the name of a card in a list.
fn card_name(said: &Said) -> Option<&str> {
    said.as_table().map_or_else(|| said.as_text(), |table| table.get("name")?.as_text())
}

fn is_same_card(one: &Said, other: &Said) -> bool {
    card_name(one).is_some() && card_name(one) == card_name(other)
}

/// Returns the table that a key is of, what is called so, and its field: `red.favor` is `favor` of the player `red`.
fn taken_apart(key: &str) -> (&str, &str) {
    key.rsplit_once('.').unwrap_or(("", key))
}

/// Returns the table in which something is said, and its name.
fn table_of<'d>(document: &'d Document, names: &Document, of: &str) -> Option<(&'static str, &'d Document)> {
    fn text<'r>(row: &'r Document, key: &str) -> Option<&'r str> {
        row.get(key).and_then(Said::as_text)
    }
    LISTED.iter().find_map(|(table, called)| {
        let name = text(names.tables(table).find(|row| text(row, called) == Some(of))?, "name");
        let is_it = |row: &&Document| {
            text(row, called).map_or_else(|| name.is_some() && text(row, "name") == name, |called| called == of)
        };
        document.tables(table).find(is_it).map(|row| (*table, row))
    })
}

/// Returns what is said under a key, with the table it stands in.
fn said_at<'d>(document: &'d Document, names: &Document, key: &str) -> Option<(&'static str, &'d Said)> {
    let (of, field) = taken_apart(key);
    if of.is_empty() {
        return document.get(field).map(|said| ("position", said));
    }
    if let Some((table, row)) = table_of(document, names, of) {
        return row.get(field).map(|said| (table, said));
    }
    document.get(of)?.as_table()?.get(field).map(|said| ("", said))
}

/// Returns the words of facts that another position has beside those that are placed already.
fn facts_that_differ<G: Game>(lang: Lang, before: &Document, after: &Document, placed: &[String]) -> Vec<String> {
    let said =
        |document: &Document| -> Vec<Fact> { lines(G::NAME, document, lang).into_iter().flat_map(|line| line.facts).collect() };
    let before = said(before);
    let is_new =
        |fact: &Fact| !placed.contains(&fact.key) && !before.iter().any(|old| old.key == fact.key && old.words == fact.words);
    said(after).into_iter().filter(is_new).map(|fact| fact.words).collect()
}

/// Returns a text with facts in lines below it.
fn with_told(mut text: String, told: Vec<String>) -> String {
    if !told.is_empty() && !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    for words in told {
        text.extend([words.as_str(), "\n"]);
    }
    text
}
