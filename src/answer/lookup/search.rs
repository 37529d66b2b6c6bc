//! The rules that answer, best first, with the words that matched and the command to read on.

use super::{
    Copies, Heading, Suggestion, books,
    search_printed::{self, Copied, Extra},
    term,
    when::when,
};
use crate::{
    answer::{Schema, Speaker, clean::clean},
    cards::card,
    game::is_near,
    i18n::{Id, family, id},
    index::{
        self, Content, Group, Guess, Hit, Kind, Marks, Query, SearchResult, Snippet, answering_sentence, filter_values,
        paragraphs, snippet,
    },
    law::{Block, Book, Contents as _, Lang, Unit, lineage, unit, words::stems},
};
use serde::Serialize;

/// What was found, best first, and how the query was understood.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SearchAnswer {
    schema: Schema,
    /// What was typed.
    pub query: String,
    /// How its words were understood.
    pub understood: Vec<Understood>,
    /// The numbers and filters that mean nothing.
    pub ignored: Vec<String>,
    /// What was found.
    pub hits: Vec<SearchHit>,
    /// The best hit whole, in the first language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub first: Option<WholeHit>,
    /// How many hits there are, those that are not listed among them.
    pub found: usize,
    /// What is said of the query where it was not understood as it was typed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub read_as: Vec<String>,
    /// What is said where nothing was found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub said: Option<String>,
    /// What to type instead.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub suggestions: Vec<Suggestion>,
    /// The command that shows the best hit whole.
    pub read: Vec<String>,
    /// What a reader should know beside it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<String>,
}

/// How a word, or several that mean one thing, was understood.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Understood {
    /// The key of the book.
    book: &'static str,
    /// What was typed.
    typed: String,
    /// What it was taken for, where it was misspelt.
    #[serde(skip_serializing_if = "Option::is_none")]
    corrected: Option<String>,
    /// The keys of the terms it means.
    terms: Vec<&'static str>,
}

/// Something found.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct SearchHit {
    /// The key of its book.
    pub book: &'static str,
    /// The word for its kind.
    pub kind: &'static str,
    /// Its number, key or id.
    pub id: &'static str,
    /// The line that fits, in the first language.
    #[serde(flatten)]
    pub excerpt: Excerpt,
    /// How well it fits; comparable only within one answer.
    pub score: f32,
    /// Whether only the reader's printed text shows that it fits.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub printed: bool,
    /// The command that shows it whole.
    pub command: String,
    /// The same in the further languages of the answer.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<Excerpt>,
}

/// A hit with all of its words.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct WholeHit {
    /// The headings above it.
    pub place: Vec<String>,
    /// Its paragraphs and list items.
    pub paragraphs: Vec<Block>,
    /// The sentence that answers, as it stands in one of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<String>,
}

/// The sentence of a hit that shows why it was found.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Excerpt {
    /// Its language.
    pub lang: &'static str,
    /// The title of the hit.
    pub title: &'static str,
    /// The line, with what matches between « and ».
    pub snippet: String,
    /// The words that match.
    pub matched: Vec<String>,
    /// What the hit is, in words: number and title, or name and kind.
    pub heading: String,
}

const NOTHING: SearchResult = SearchResult { groups: Vec::new(), hits: Vec::new() };

/// What one book answers.
struct Results {
    query: Query,
    found: SearchResult,
    extra: Extra,
    marks: Vec<(Lang, Marks)>,
}

impl Results {
    fn new(speaker: &Speaker, copies: &Copies, book: Book, typed: &str, kinds: &[Kind]) -> Self {
        let mut query = Query::parse_in(book, typed);
        let is_empty = query.is_empty();
        query.kinds.extend(kinds);
        query.langs = speaker.langs(book);
        let found = if is_empty { NOTHING } else { index::search(&query, speaker.lang(book)) };
        let extra = search_printed::search(copies, &query, &found);
        let marks = speaker.langs(book).into_iter().map(|lang| (lang, Marks::new(book, &found.groups, lang))).collect();
        Self { query, found, extra, marks }
    }

    /// Returns whether the book has every word as it was typed.
    fn is_sure(&self) -> bool {
        !self.found.hits.is_empty() && self.found.groups.iter().all(|group| group.guess.is_none())
    }
}

/// Asks the books. Where one of them knows every word, the others' guesses are left out, but not what is printed.
fn ask(speaker: &Speaker, copies: &Copies, books: &[Book], typed: &str, kinds: &[Kind]) -> Vec<Results> {
    let mut all: Vec<Results> = books.iter().map(|book| Results::new(speaker, copies, *book, typed, kinds)).collect();
    if all.iter().any(Results::is_sure) {
        all.iter_mut().filter(|asked| !asked.is_sure()).for_each(|asked| asked.found = NOTHING);
        all.retain(|asked| asked.is_sure() || !asked.extra.first.is_empty());
    }
    all
}

/// Returns the answer to a query: at most `most` hits, of the kinds wanted if any are named.
#[must_use]
pub fn search(speaker: &Speaker, copies: &Copies, books: &[Book], typed: &str, kinds: &[Kind], most: usize) -> SearchAnswer {
    let asked = ask(speaker, copies, books, typed, kinds);
    let hits = hits(speaker, &asked, most);
    let found_in_all: usize = asked.iter().map(|asked| asked.found.hits.len()).sum();
    let mut ignored: Vec<String> = asked.iter().flat_map(|asked| &asked.query.ignored).cloned().collect();
    ignored.dedup();
    let (said, suggestions) = if hits.is_empty() { nothing(speaker, books, typed) } else { (None, Vec::new()) };
    let found: Vec<Book> = books.iter().copied().filter(|book| hits.iter().any(|hit| hit.book == book.key())).collect();
    let mut remarks = books::language_remarks(speaker, &found);
    if books.contains(&Book::Oath) {
        remarks.extend(copies.remarks(&speaker.words));
    }
    SearchAnswer {
        schema: Schema::Search,
        query: typed.to_owned(),
        understood: asked.iter().flat_map(understood).collect(),
        ignored,
        read_as: read_as(speaker, &asked),
        said,
        suggestions,
        read: hits.first().map(|hit| hit.command.clone()).into_iter().collect(),
        first: first_whole(speaker, &asked, &hits),
        found: found_in_all.max(hits.len()),
        hits,
        remarks,
    }
}

fn understood(asked: &Results) -> impl Iterator<Item = Understood> {
    asked.found.groups.iter().map(|group| Understood {
        book: asked.query.book.key(),
        typed: group.typed.clone(),
        corrected: match &group.guess {
            Some(Guess::Corrected(to) | Guess::Completed(to)) => Some(to.clone()),
            Some(Guess::Unknown) | None => None,
        },
        terms: group.terms.iter().map(|term| term.key).collect(),
    })
}

/// Returns the hits, best first; what only a printed text has comes first or last.
fn hits(speaker: &Speaker, asked: &[Results], most: usize) -> Vec<SearchHit> {
    let mut found: Vec<(&Hit, &Results)> =
        asked.iter().flat_map(|asked| asked.found.hits.iter().map(move |hit| (hit, asked))).collect();
    found.sort_by(|(one, _), (other, _)| other.score.total_cmp(&one.score));
    let best = found.first().map_or(0.0, |(hit, _)| hit.score);
    let first: Vec<&Copied> = asked.iter().flat_map(|asked| &asked.extra.first).collect();
    let above = if first.is_empty() { 0.0 } else { best + 1.0 };
    let last = asked.iter().flat_map(|asked| &asked.extra.last).map(|copied| copied_hit(speaker, copied, above));
    let first = first.into_iter().map(|copied| copied_hit(speaker, copied, above));
    first.chain(found.into_iter().filter_map(|(hit, asked)| indexed_hit(speaker, hit, asked))).chain(last).take(most).collect()
}

/// Returns a hit of the index with its line in each language.
fn indexed_hit(speaker: &Speaker, hit: &Hit, asked: &Results) -> Option<SearchHit> {
    let content = hit.document.content();
    let excerpt = |(lang, marks): &(Lang, Marks)| {
        Excerpt::new(*lang, content.title(*lang), &snippet(content, marks), heading(speaker, content, *lang))
    };
    let (first, further) = asked.marks.split_first()?;
    Some(SearchHit {
        book: content.book().key(),
        kind: hit.document.kind().word(),
        id: content.id(),
        excerpt: excerpt(first),
        score: hit.score,
        printed: false,
        command: command(content, speaker.choice.first()),
        also: further.iter().map(excerpt).collect(),
    })
}

/// Returns the best hit with all of its words; none if only a printed text shows that it fits.
fn first_whole(speaker: &Speaker, asked: &[Results], hits: &[SearchHit]) -> Option<WholeHit> {
    let first = hits.first().filter(|hit| !hit.printed)?;
    let (content, asked) = asked.iter().find_map(|asked| {
        let contents = asked.found.hits.iter().map(|hit| hit.document.content());
        let is_first = |content: &Content| (content.book().key(), content.id()) == (first.book, first.id);
        contents.into_iter().find(is_first).map(|content| (content, asked))
    })?;
    let (lang, marks) = asked.marks.first()?;
    let place = match content {
        Content::Section(unit) => {
            let book = (unit.book != Book::Oath).then(|| books::title(&speaker.words, unit.book));
            book.into_iter().chain(lineage(unit).into_iter().map(|above| Heading::new(above, *lang).to_string())).collect()
        }
        Content::Term(_) | Content::Card(_) | Content::Divergence(_) | Content::Ruling(_) => Vec::new(),
    };
    Some(WholeHit { place, paragraphs: paragraphs(content, *lang), answer: answering_sentence(content, marks) })
}

/// Returns a section that only a printed text shows to fit.
fn copied_hit(speaker: &Speaker, Copied { unit, lang, snippet }: &Copied, score: f32) -> SearchHit {
    let code = lang.code().to_uppercase();
    let label = speaker.words.say_with(id::IMPORT_FROM_YOUR_COPY, &[("language", (&code).into())]);
    let heading = format!("{} ({label})", Heading::new(unit, speaker.choice.first()));
    SearchHit {
        book: unit.book.key(),
        kind: Kind::Section.word(),
        id: unit.number,
        excerpt: Excerpt::new(*lang, unit.text(*lang).title, snippet, heading),
        score,
        printed: true,
        command: format!("law {} --lang {}", unit.number_in(*lang), lang.code()),
        also: Vec::new(),
    }
}

impl Excerpt {
    fn new(lang: Lang, title: &'static str, snippet: &Snippet, heading: String) -> Self {
        let matched = snippet.matched_words().into_iter().map(str::to_owned).collect();
        Self { lang: lang.code(), title, snippet: marked(snippet), matched, heading }
    }
}

/// Returns the snippet with its matching words between marks.
fn marked(snippet: &Snippet) -> String {
    let mut text = String::new();
    let mut at = 0;
    for mark in &snippet.marks {
        text.push_str(&snippet.text[at..mark.start]);
        text.extend(["«", &snippet.text[mark.clone()], "»"]);
        at = mark.end;
    }
    text.push_str(&snippet.text[at..]);
    text
}

fn heading(speaker: &Speaker, content: Content, lang: Lang) -> String {
    match content {
        Content::Section(unit) => {
            let own = Heading::new(unit, lang);
            let heading = if unit.book == Book::Oath { own.to_string() } else { format!("{} {}", unit.reference(), own.title) };
            when(unit).map_or(heading.clone(), |id| format!("{heading} ({})", speaker.say(id)))
        }
        Content::Term(term) => {
            let book = if term.book == Book::Oath { String::new() } else { format!("{}: ", term.book.key()) };
            format!("{book}{} ({})", term.name(lang), speaker.say(family::KIND.of(term.kind)))
        }
        Content::Card(card) => format!("{} ({})", card.name(lang), speaker.say(family::CARD_KIND.of(card.nature.word()))),
        Content::Divergence(divergence) => format!("{} {}", divergence.id, divergence.words(lang).title),
        Content::Ruling(ruling) => {
            format!("{} ({})", content.title(lang), speaker.say(family::CARD_CLASS.of(ruling.class.word())))
        }
    }
}

/// Returns the command that shows something, with the names that readers of a language know.
fn command(content: Content, lang: Lang) -> String {
    let section = |unit: &Unit| match unit.book {
        Book::Oath => format!("law {}", unit.number_in(lang)),
        Book::Xidit | Book::Dominion => format!("law {}", unit.reference()),
    };
    match content {
        Content::Section(unit) => section(unit),
        Content::Term(term) if lang == Lang::En => books::term_command(term.book, term.key),
        Content::Term(term) => books::term_command(term.book, term.name(lang)),
        Content::Card(card) => books::card_command(card, lang),
        Content::Divergence(divergence) => format!("law diverge {}", divergence.id),
        Content::Ruling(ruling) => match (ruling.cards.first().and_then(|id| card(id)), ruling.sections.first()) {
            (Some(card), _) => books::card_command(card, lang),
            (None, number) => number.and_then(|number| unit(number)).map(section).unwrap_or_default(),
        },
    }
}

/// Says how the query was read where that differs from what was typed, each thing once.
fn read_as(speaker: &Speaker, asked: &[Results]) -> Vec<String> {
    let mut said: Vec<String> = Vec::new();
    for asked in asked {
        let ignored = asked.query.ignored.iter();
        let ignored = ignored.map(|typed| self::ignored(speaker, typed));
        let read = asked.found.groups.iter().filter_map(|group| group_read_as(speaker, group, speaker.lang(asked.query.book)));
        for line in read.chain(ignored) {
            if !said.contains(&line) {
                said.push(line);
            }
        }
    }
    said
}

/// Says that something could not be used, and what could be instead.
fn ignored(speaker: &Speaker, typed: &str) -> String {
    let said = speaker.words.say_with(id::SEARCH_IGNORED, &[("typed", clean(typed).as_ref().into())]);
    let name = typed.trim_start_matches('-').split_once(':').map_or("", |(name, _)| name);
    let values = filter_values(name);
    if values.is_empty() {
        return said;
    }
    let values = values.join(", ");
    let allowed = speaker.words.say_with(id::SEARCH_FILTER_VALUES, &[("filter", name.into()), ("values", (&values).into())]);
    format!("{said} {allowed}")
}

fn group_read_as(speaker: &Speaker, group: &Group, lang: Lang) -> Option<String> {
    let typed = clean(&group.typed);
    let say = |id: Id, to: &str| speaker.words.say_with(id, &[("typed", typed.as_ref().into()), ("to", to.into())]);
    match &group.guess {
        Some(Guess::Corrected(to)) => Some(say(id::SEARCH_CORRECTED, to)),
        Some(Guess::Completed(to)) => Some(say(id::SEARCH_BEGUN, to)),
        Some(Guess::Unknown) => Some(say(id::SEARCH_UNKNOWN, "")),
        None => {
            let name = group.terms.first().map(|term| term.name(lang))?;
            (!is_form_of(&group.typed, name, lang)).then(|| format!("{typed} → {name}"))
        }
    }
}

/// Returns whether a word is a form of a name, so that nothing needs explaining.
fn is_form_of(typed: &str, name: &str, lang: Lang) -> bool {
    format!(" {} ", stems(lang, name)).contains(&format!(" {} ", stems(lang, typed)))
}

/// Returns what is said where nothing was found, and what to type instead.
fn nothing(speaker: &Speaker, books: &[Book], typed: &str) -> (Option<String>, Vec<Suggestion>) {
    let is_asked = |book: &&Book| !Query::parse_in(**book, typed).is_empty();
    let near = books.iter().filter(is_asked).flat_map(|book| {
        let langs = speaker.langs(*book);
        book.names().closest_where(typed, 5, |name| langs.contains(&name.lang) && is_near(name.folded, typed))
    });
    let command = |name: &crate::law::Name| format!("law search {}{}", books::option(name.term().book), name.shown);
    let mut suggestions: Vec<Suggestion> = near.map(|name| Suggestion { command: command(name), about: String::new() }).collect();
    let shown = clean(typed);
    let values = [("query", shown.as_ref().into()), ("near", suggestions.len().into())];
    let said = speaker.words.say_with(id::SEARCH_NOTHING, &values);
    suggestions.extend(term::elsewhere(speaker, books, typed));
    (Some(said), suggestions)
}
