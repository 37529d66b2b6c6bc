//! The order of the hits: by what speaks for each, and a section above its parts when several of them match.

use super::{
    Content, Document, Hit, card_names,
    features::{Features, Matches, QueryFacts},
    meaning::Group,
    query::Query,
    question::QuestionLines,
    reader::Reader,
    score,
    weights::WEIGHTS,
};
use crate::law::{Contents as _, Lang, Term, Unit, unit, words};
use libm::{expf, logf};

/// The score of a section whose number is in the query, and of those that cite it.
const NUMBER: f32 = 1_000_000.0;
const CITES_NUMBER: f32 = 10.0;
/// The score of a card whose name is the whole query.
const NAME: f32 = 100_000.0;
/// What the section that rules a term gains for its word, and the others that name it.
const RULES_TERM: f32 = 5.0;
const NAMES_TERM: f32 = 2.0;

/// A document that matches, with what speaks for it.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    /// The document.
    pub document: Document,
    /// What speaks for it.
    pub features: Features,
    /// The score for the numbers in the query.
    number: f32,
    /// Whether it is a card that the query names, by its name and in words that stand for nothing else.
    is_named: bool,
}

/// Returns the documents that match, best first; references and Imperial marks are those of the languages.
pub fn ranked_hits(query: &Query, langs: &[Lang], groups: &[Group], reader: &Reader) -> Vec<Hit> {
    let candidates = candidates(query, langs, groups, reader);
    let score = |it: &Candidate| expf(it.features.weighted(&WEIGHTS)) + it.number + NAME * it.features.named_alone;
    let mut hits: Vec<Hit> = candidates.iter().map(|it| Hit { document: it.document, score: score(it) }).collect();
    raise_parents(&mut hits);
    hits.sort_by(|one, other| other.score.total_cmp(&one.score));
    raise_named_card(&mut hits, &candidates);
    hits
}

/// Puts the best card that the query names first: who names a card wants to see it. Only a number goes before it.
fn raise_named_card(hits: &mut [Hit], candidates: &[Candidate]) {
    let named: Vec<Document> = candidates.iter().filter(|it| it.is_named).map(|it| it.document).collect();
    let best = hits.iter().position(|hit| named.contains(&hit.document));
    if let Some(at) = best.filter(|at| *at > 0 && hits[0].score < NAME) {
        hits[at].score = hits[0].score.next_up();
        hits[..=at].rotate_right(1);
    }
}

/// Returns the documents that match, in the order of the book.
pub fn candidates(query: &Query, langs: &[Lang], groups: &[Group], reader: &Reader) -> Vec<Candidate> {
    let scores: Vec<Vec<f32>> = groups.iter().map(|group| score::group_scores(reader, group)).collect();
    let excluded: Vec<Vec<bool>> = query.excluded.iter().map(|word| score::documents_with_word(reader, word)).collect();
    let weights: Vec<f32> = scores.iter().map(|scores| rarity(scores)).collect();
    let total: f32 = weights.iter().sum();
    let similarities = QuestionLines::find(query, groups, &weights, reader).similarities(reader);
    let (bare, named) = (bare_terms(query, groups), card_names::named_cards(query, reader));
    let titled = section_titled_as(groups, &bare);
    let (length, asked_kind) = (length(groups), asked_kind(query));
    let facts = QueryFacts { bare: &bare, titled, named: &named, length, asked_kind, is_statement: is_statement(query) };
    let mut candidates: Vec<Candidate> = Vec::new();
    for (at, document) in reader.documents.iter().enumerate() {
        let has_words = scores.iter().any(|scores| scores[at] > 0.0);
        if !has_words && query.numbers.is_empty() && !groups.is_empty() {
            continue;
        }
        let content = document.content();
        let number = number_score(query, langs, content);
        let has_phrases = groups.iter().zip(&scores).all(|(group, scores)| group.phrase.is_none() || scores[at] > 0.0);
        let is_found = has_words || number > 0.0 || (groups.is_empty() && query.numbers.is_empty());
        if !is_found || !has_phrases || !is_wanted(query, langs, *document) || excluded.iter().any(|excluded| excluded[at]) {
            continue;
        }
        let matching = || groups.iter().zip(&scores).zip(&weights).filter(|((_, scores), _)| scores[at] > 0.0);
        let sum: f32 = matching().map(|((group, scores), _)| scores[at] + term_bonus(group, content)).sum();
        let covered: f32 = matching().map(|(_, weight)| weight).sum();
        let coverage = if total > 0.0 { covered / total } else { 1.0 };
        let matches = Matches { words: sum, coverage, similarity: similarities[at] };
        let is_named = asked_kind.is_none() && named.iter().any(|it| it.is_clear() && content.is_card(it.card));
        let features = Features::new(content, &matches, &facts);
        candidates.push(Candidate { document: *document, features, number, is_named });
    }
    candidates
}

/// Returns how long a query is: 0 up to five groups of words, 1 from twelve.
#[allow(clippy::cast_precision_loss, reason = "a query has a few words")]
fn length(groups: &[Group]) -> f32 {
    ((groups.len() as f32 - 5.0) / 7.0).clamp(0.0, 1.0)
}

/// Returns what kind of card a query asks for, `card` for any: a noun for cards right behind the question word or first of all.
fn asked_kind(query: &Query) -> Option<&'static str> {
    let in_any_language = |at: usize, found: &dyn Fn(Lang, &str) -> Option<&'static str>| {
        let word = words::fold(query.words.get(at)?);
        Lang::ALL.into_iter().find_map(|lang| found(lang, &word))
    };
    let kind = |at: usize| in_any_language(at, &words::kind).filter(|kind| *kind != "a");
    let is_which = |at: usize| in_any_language(at, &words::question) == Some("?which");
    let is_article = |at: usize| in_any_language(at, &words::kind) == Some("a");
    let is_asked = |at: usize| at == 0 || (at == 1 && is_article(0)) || (at.saturating_sub(2)..at).any(is_which);
    (0..query.words.len()).filter(|at| is_asked(*at)).find_map(kind)
}

/// Returns whether a query tells something without asking: it begins with a word of content and has no question word.
fn is_statement(query: &Query) -> bool {
    let folded: Vec<String> = query.words.iter().map(|word| words::fold(word)).collect();
    let is_telling = |word: &String| !Lang::ALL.into_iter().any(|lang| words::is_common(lang, word));
    let asks = |word: &String| {
        let kinds = ["?which", "?when", "?who", "?where", "?why", "?many"];
        Lang::ALL.into_iter().any(|lang| words::question(lang, word).is_some_and(|kind| kinds.contains(&kind)))
    };
    folded.first().is_some_and(is_telling) && !folded.iter().any(asks)
}

/// Returns the weight of a group: the fewer documents match it, the higher.
#[allow(clippy::cast_precision_loss, reason = "the book has some hundred documents")]
fn rarity(scores: &[f32]) -> f32 {
    let matching = scores.iter().filter(|score| **score > 0.0).count();
    if matching == 0 { 0.0 } else { logf(1.0 + scores.len() as f32 / matching as f32) }
}

/// Returns whether a document passes the filters of the query.
fn is_wanted(query: &Query, langs: &[Lang], document: Document) -> bool {
    let (unit, passes_card_filters) = match document.content() {
        Content::Section(unit) => (Some(unit), query.cards.is_empty()),
        Content::Term(term) => (term.entry().and_then(unit), query.cards.is_empty()),
        Content::Card(card) => {
            let has_all = query.cards.iter().all(|any| any.iter().any(|filter| filter.matches(card)));
            (None, has_all && !query.excluded_cards.iter().any(|filter| filter.matches(card)))
        }
        Content::Divergence(_) | Content::Ruling(_) => (None, query.cards.is_empty()),
    };
    let cites = |number: &&str| unit.is_some_and(|unit| cites_number(unit, langs, number));
    let is_kind = query.kinds.is_empty() || query.kinds.contains(&document.kind());
    let is_imperial = || unit.is_some_and(|unit| unit.is_imperial(langs));
    is_kind && passes_card_filters && query.cites.iter().all(cites) && (!query.imperial || is_imperial())
}

/// Returns the terms of a query that asks for nothing else.
fn bare_terms(query: &Query, groups: &[Group]) -> Vec<&'static Term> {
    match groups {
        [only] if query.numbers.is_empty() => only.terms.clone(),
        _ => Vec::new(),
    }
}

/// Returns the score of a section whose number is in the query, or that cites one.
fn number_score(query: &Query, langs: &[Lang], content: Content) -> f32 {
    let Content::Section(unit) = content else { return 0.0 };
    if query.numbers.contains(&unit.number) {
        return NUMBER;
    }
    if query.numbers.iter().any(|number| cites_number(unit, langs, number)) { CITES_NUMBER } else { 0.0 }
}

fn cites_number(unit: &Unit, langs: &[Lang], number: &str) -> bool {
    unit.cites_in(langs).any(|citation| citation.target() == number)
}

/// Returns the bonus of a section where the Law places a term.
fn term_bonus(group: &Group, content: Content) -> f32 {
    let Content::Section(unit) = content else { return 0.0 };
    let place = |term: &&'static Term| match term.places.iter().position(|place| *place == unit.number) {
        Some(0) => RULES_TERM,
        Some(_) => NAMES_TERM,
        None => 0.0,
    };
    group.terms.iter().map(place).fold(0.0, f32::max)
}

/// Returns the section titled with the name of the only term asked for, where the glossary has no entry for it and what was
/// typed is not its official name.
fn section_titled_as(groups: &[Group], bare: &[&'static Term]) -> Option<&'static str> {
    let term = bare.first().filter(|term| term.entry().is_none() && groups.iter().all(|group| !group.is_official))?;
    let number = term.places.first()?;
    let [title, name] =
        [term.book.unit(number)?.text(Lang::En).title, term.name(Lang::En)].map(|text| words::stems(Lang::En, text));
    let is_titled = title == name || (name.contains(' ') && format!(" {title} ").contains(&format!(" {name} ")));
    is_titled.then_some(*number)
}

/// Raises a section above its parts where several of them match about as well as the best of them.
fn raise_parents(hits: &mut [Hit]) {
    const NEARLY: f32 = 0.75;
    const SEVERAL: usize = 3;
    for at in 0..hits.len() {
        let Content::Section(parent) = hits[at].document.content() else { break };
        // In the order of the book, the parts of a section follow it.
        let below = |hit: &Hit| match hit.document.content() {
            Content::Section(unit) if unit.number.starts_with(parent.number) => Some((unit.parent, hit.score)),
            Content::Section(_) | Content::Term(_) | Content::Card(_) | Content::Divergence(_) | Content::Ruling(_) => None,
        };
        let behind = &hits[at + 1..];
        let own = || behind.iter().map_while(below).filter(|(of, _)| *of == Some(parent.number)).map(|(_, score)| score);
        let best = own().fold(0.0, f32::max);
        let score = hits[at].score;
        if score >= NUMBER || score >= best || score < best / 2.0 || best >= NUMBER {
            continue;
        }
        if own().filter(|score| *score >= NEARLY * best).count() >= SEVERAL {
            hits[at].score = best * 1.01;
        }
    }
}
