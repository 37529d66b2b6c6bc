//! The order of the hits: what rules a thing before what mentions it, a term's own entry for a bare term, a section above its
//! parts when several of them match.

use super::{Content, Document, Hit, card_names, meaning::Group, query::Query, question::QuestionLines, reader::Reader, score};
use crate::law::{Contents as _, Lang, Severity, Term, Unit, unit, words};

/// The score of a section whose number is in the query, and of those that cite it.
const NUMBER: f32 = 1000.0;
const CITES_NUMBER: f32 = 10.0;
/// The bonus of the section that rules a term, and of the others that name it.
const RULES_TERM: f32 = 5.0;
const NAMES_TERM: f32 = 2.0;
/// The bonus of a term's own entry, when only the term is asked for.
const BARE_TERM: f32 = 12.0;
/// The factors of what is less likely to answer a question than a section is.
const TERM: f32 = 0.5;
const GLOSSARY_ENTRY: f32 = 0.75;
const DIVERGENCE: f32 = 0.55;
const DIVERGENCE_IN_WORDING: f32 = 0.35;
const CARD: f32 = 0.35;
/// How much a score depends on how many of the words match, by their weight.
const COVERAGE_EXPONENT: f32 = 1.6;
/// How much a document gains that players ask for in just these words; a partial match gains little.
const QUESTION: f32 = 8.0;

/// Returns the documents that match, best first; references and Imperial marks are those of the languages.
pub fn ranked_hits(query: &Query, langs: &[Lang], groups: &[Group], reader: &Reader) -> Vec<Hit> {
    let scores: Vec<Vec<f32>> = groups.iter().map(|group| score::group_scores(reader, group)).collect();
    let excluded: Vec<Vec<bool>> = query.excluded.iter().map(|word| score::documents_with_word(reader, word)).collect();
    let weights: Vec<f32> = scores.iter().map(|scores| rarity(scores)).collect();
    let total: f32 = weights.iter().sum();
    let question = QuestionLines::find(query, groups, &weights, reader);
    let bare = bare_terms(query, groups);
    let titled = section_titled_as(groups, &bare);
    let named = card_names::named_cards(query);
    let mut hits: Vec<Hit> = Vec::new();
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
        let as_question = 1.0 + QUESTION * question.similarity(at).powi(3);
        let words = sum * coverage.powf(COVERAGE_EXPONENT) * as_question * kind_factor(content, &bare);
        let score = words + number + bare_term_bonus(content, &bare, titled) + card_names::name_bonus(content, &named);
        hits.push(Hit { document: *document, score });
    }
    raise_parents(&mut hits);
    hits.sort_by(|one, other| other.score.total_cmp(&one.score));
    hits
}

/// Returns the weight of a group: the fewer documents match it, the higher.
#[allow(clippy::cast_precision_loss, reason = "the book has some hundred documents")]
fn rarity(scores: &[f32]) -> f32 {
    let matching = scores.iter().filter(|score| **score > 0.0).count();
    if matching == 0 { 0.0 } else { (1.0 + scores.len() as f32 / matching as f32).ln() }
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
        Content::Divergence(_) => (None, query.cards.is_empty()),
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

/// Returns the factor for the kind of a document.
fn kind_factor(content: Content, bare: &[&'static Term]) -> f32 {
    match content {
        Content::Section(_) => 1.0,
        Content::Term(term) if bare.iter().any(|other| other.key == term.key) => 1.0,
        Content::Term(term) if term.entry().is_some() => GLOSSARY_ENTRY,
        Content::Term(_) => TERM,
        Content::Divergence(divergence) if divergence.severity == Severity::Wording => DIVERGENCE_IN_WORDING,
        Content::Card(_) => CARD,
        Content::Divergence(_) => DIVERGENCE,
    }
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

/// Returns the bonus of what a bare term asks for.
fn bare_term_bonus(content: Content, bare: &[&'static Term], titled: Option<&str>) -> f32 {
    match content {
        Content::Section(unit) if titled == Some(unit.number) => 2.0 * BARE_TERM,
        Content::Term(term) if bare.first().is_some_and(|first| first.key == term.key) => BARE_TERM,
        Content::Term(term) if bare.iter().any(|other| other.key == term.key) => BARE_TERM / 2.0,
        Content::Term(_) | Content::Section(_) | Content::Card(_) | Content::Divergence(_) => 0.0,
    }
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
