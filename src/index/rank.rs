//! The order a player would agree with: what rules the thing before what mentions it, a term's own entry for
//! a bare term, a section above its parts when several of them fit.

use super::{Content, Document, Hit, asked, meaning::Group, named, pack::Reader, query::Query, score};
use crate::law::{Contents as _, Lang, Severity, Term, unit, words};

/// A number in the query is an order, not a hint.
const NUMBER: f32 = 1000.0;
/// What cites a number in the query comes after the number itself.
const CITES: f32 = 10.0;
/// The section that rules a term, and the others where it stands.
const RULES: f32 = 5.0;
const STANDS: f32 = 2.0;
/// A term's own entry, when nothing but the term is asked for.
const BARE_TERM: f32 = 12.0;
/// Terms and divergences step back behind the rules when a question is asked.
const TERM_IN_QUESTION: f32 = 0.5;
/// The glossary has rules of its own.
const ENTRY_IN_QUESTION: f32 = 0.75;
const DIVERGENCE: f32 = 0.55;
const WORDING: f32 = 0.35;
/// How much of a score hangs on how many of the words fit, each by its worth.
const COVERAGE: f32 = 1.6;
/// How much a document gains whose answer players ask for in just these words; words that are half alike gain little.
const ONE_LINE: f32 = 8.0;

/// Returns the documents that answer, best first.
pub fn rank(query: &Query, groups: &[Group], reader: &Reader) -> Vec<Hit> {
    let scores: Vec<Vec<f32>> = groups.iter().map(|group| score::scores(reader, group)).collect();
    let excluded: Vec<Vec<bool>> = query.excluded.iter().map(|word| score::holding(reader, word)).collect();
    let worth: Vec<f32> = scores.iter().map(|scores| self::worth(scores)).collect();
    let all: f32 = worth.iter().sum();
    let asked = asked::lines(query, groups, &worth, reader);
    let bare = bare_terms(query, groups);
    let ruled_at = section_of_its_own(groups, &bare);
    let named = named::cards(query);
    let mut hits: Vec<Hit> = Vec::new();
    for (at, document) in reader.documents.iter().enumerate() {
        let fits = scores.iter().any(|scores| scores[at] > 0.0);
        if !fits && query.numbers.is_empty() && !groups.is_empty() {
            continue;
        }
        let content = document.content();
        let number = by_number(query, content);
        let phrases_hold = groups.iter().zip(&scores).all(|(group, scores)| group.phrase.is_none() || scores[at] > 0.0);
        let is_found = fits || number > 0.0 || (groups.is_empty() && query.numbers.is_empty());
        if !is_found || !phrases_hold || !is_wanted(query, *document, content) || excluded.iter().any(|holding| holding[at]) {
            continue;
        }
        let fitting = || groups.iter().zip(&scores).zip(&worth).filter(|((_, scores), _)| scores[at] > 0.0);
        let sum: f32 = fitting().map(|((group, scores), _)| scores[at] + ruling(group, content)).sum();
        let covered: f32 = fitting().map(|(_, worth)| worth).sum();
        let coverage = if all > 0.0 { covered / all } else { 1.0 };
        let one_line = 1.0 + ONE_LINE * asked.likeness(at).powi(3);
        let fit = sum * coverage.powf(COVERAGE) * one_line * of_kind(content, &bare);
        hits.push(Hit {
            document: *document,
            score: fit + number + bare_bonus(content, &bare, ruled_at) + named::bonus(content, &named),
        });
    }
    raise_parents(&mut hits);
    hits.sort_by(|one, other| other.score.total_cmp(&one.score));
    hits
}

/// Returns how much a group tells: the fewer documents it fits, the more.
#[allow(clippy::cast_precision_loss, reason = "the book has some hundred documents")]
fn worth(scores: &[f32]) -> f32 {
    let fitting = scores.iter().filter(|score| **score > 0.0).count();
    if fitting == 0 { 0.0 } else { (1.0 + scores.len() as f32 / fitting as f32).ln() }
}

fn is_wanted(query: &Query, document: Document, content: Content) -> bool {
    let kind = query.kinds.is_empty() || query.kinds.contains(&document.kind());
    let kind = kind && named::passes(content, query);
    let unit = || match content {
        Content::Section(unit) => Some(unit),
        Content::Term(term) => term.entry().and_then(unit),
        Content::Card(_) | Content::Divergence(_) => None,
    };
    let cites = |number: &&str| unit().is_some_and(|unit| unit.cites.iter().any(|citation| citation.target() == *number));
    kind && query.cites.iter().all(cites) && (!query.imperial || unit().is_some_and(|unit| unit.imperial))
}

/// Returns the terms of a query that asks for nothing else.
fn bare_terms(query: &Query, groups: &[Group]) -> Vec<&'static Term> {
    match groups {
        [only] if query.numbers.is_empty() => only.terms.clone(),
        _ => Vec::new(),
    }
}

fn by_number(query: &Query, content: Content) -> f32 {
    let Content::Section(unit) = content else { return 0.0 };
    if query.numbers.contains(&unit.number) {
        return NUMBER;
    }
    let cites = query.numbers.iter().any(|number| unit.cites.iter().any(|citation| citation.target() == *number));
    if cites { CITES } else { 0.0 }
}

fn ruling(group: &Group, content: Content) -> f32 {
    let Content::Section(unit) = content else { return 0.0 };
    let place = |term: &&'static Term| match term.places.iter().position(|place| *place == unit.number) {
        Some(0) => RULES,
        Some(_) => STANDS,
        None => 0.0,
    };
    group.terms.iter().map(place).fold(0.0, f32::max)
}

fn of_kind(content: Content, bare: &[&'static Term]) -> f32 {
    match content {
        Content::Section(_) => 1.0,
        Content::Term(term) if bare.iter().any(|other| other.key == term.key) => 1.0,
        Content::Term(term) if term.entry().is_some() => ENTRY_IN_QUESTION,
        Content::Term(_) => TERM_IN_QUESTION,
        Content::Divergence(divergence) if divergence.severity == Severity::Wording => WORDING,
        Content::Card(_) => named::CARD,
        Content::Divergence(_) => DIVERGENCE,
    }
}

/// Returns the section that bears the name of the only thing asked for, where the glossary has no entry for it and what
/// was typed is only what players call it.
fn section_of_its_own(groups: &[Group], bare: &[&'static Term]) -> Option<&'static str> {
    let term = bare.first().filter(|term| term.entry().is_none() && groups.iter().all(|group| !group.official))?;
    let number = term.places.first()?;
    let [title, name] =
        [term.book.unit(number)?.text(Lang::En).title, term.name(Lang::En)].map(|text| words::stems(Lang::En, text));
    let bears_it = title == name || (name.contains(' ') && format!(" {title} ").contains(&format!(" {name} ")));
    bears_it.then_some(*number)
}

fn bare_bonus(content: Content, bare: &[&'static Term], ruled_at: Option<&str>) -> f32 {
    match content {
        Content::Section(unit) if ruled_at == Some(unit.number) => 2.0 * BARE_TERM,
        Content::Term(term) if bare.first().is_some_and(|first| first.key == term.key) => BARE_TERM,
        Content::Term(term) if bare.iter().any(|other| other.key == term.key) => BARE_TERM / 2.0,
        Content::Term(_) | Content::Section(_) | Content::Card(_) | Content::Divergence(_) => 0.0,
    }
}

/// Lifts a section over its parts where several of them fit about as well as the best of them.
fn raise_parents(hits: &mut [Hit]) {
    const NEARLY: f32 = 0.75;
    const SEVERAL: usize = 3;
    for at in 0..hits.len() {
        let Content::Section(parent) = hits[at].document.content() else { break };
        // In the order of the book, the parts of a section stand behind it.
        let below = |hit: &Hit| match hit.document.content() {
            Content::Section(unit) if unit.number.starts_with(parent.number) => Some((unit.parent, hit.score)),
            Content::Section(_) | Content::Term(_) | Content::Card(_) | Content::Divergence(_) => None,
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
