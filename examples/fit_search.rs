//! Learns the weights of the search from the labelled queries in `tests/search`, and prints `src/index/weights.rs`.
//!
//! Every other query, by the sum of its bytes, is learned from; the others only measure (`tests/search.rs`). For each query the
//! chance that an accepted document comes first, in proportion to the scores, is made as great as it can be.

#![allow(clippy::cast_precision_loss, reason = "there are some thousand queries")]

#[path = "../tests/queries/mod.rs"]
mod queries;

use lawspeaker::{
    index::{Features, Query, Reader, WEIGHTS},
    law::{Book, Lang},
};
use queries::{Part, Question};

/// How often all queries are gone through, how far a step goes, and how strongly weights are kept small.
const ROUNDS: usize = 400;
const STEP: f64 = 0.5;
const DECAY: f64 = 0.002;

/// The documents of one query: what speaks for each, and whether it is accepted.
struct Example {
    documents: Vec<(Vec<f64>, bool)>,
}

fn main() {
    let reader = Reader::open(Book::Oath);
    let questions = queries::all();
    let examples: Vec<Example> = questions
        .iter()
        .filter(|question| question.part() == Part::Learned)
        .map(|question| example(&reader, question))
        .filter(|example| example.documents.iter().any(|(_, accepted)| *accepted))
        .collect();
    let mut weights: Vec<f64> = WEIGHTS.values().into_iter().map(f64::from).collect();
    let (start, mut squares) = (weights.clone(), vec![1e-6; weights.len()]);
    for _ in 0..ROUNDS {
        let mut slope = vec![0.0; weights.len()];
        for example in &examples {
            example.add_slope(&weights, &mut slope);
        }
        for (at, slope) in slope.into_iter().enumerate() {
            let slope = slope / examples.len() as f64 - DECAY * (weights[at] - start[at]);
            squares[at] += slope * slope;
            weights[at] += STEP * slope / squares[at].sqrt() / 5.0;
        }
    }
    for part in [Part::Learned, Part::Measured] {
        let places: Vec<Measured> =
            questions.iter().filter(|it| it.part() == part).map(|it| measure(&reader, it, &weights)).collect();
        report(part, &places);
    }
    print(&weights);
}

/// A query with the place of the first accepted document, from 1.
struct Measured<'q> {
    question: &'q Question,
    place: Option<usize>,
}

fn measure<'q>(reader: &Reader, question: &'q Question, weights: &[f64]) -> Measured<'q> {
    let mut documents = example(reader, question).documents;
    let score = |features: &[f64]| features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum::<f64>();
    documents.sort_by(|one, other| score(&other.0).total_cmp(&score(&one.0)));
    Measured { question, place: documents.iter().position(|(_, accepted)| *accepted).map(|at| at + 1) }
}

/// Prints how many queries are answered in the first place and in the first three, by kind.
fn report(part: Part, places: &[Measured<'_>]) {
    let mut kinds: Vec<&str> = places.iter().map(|it| it.question.kind.as_str()).collect();
    kinds.sort_unstable();
    kinds.dedup();
    for kind in ["all"].into_iter().chain(kinds) {
        let of_kind: Vec<&Measured<'_>> = places.iter().filter(|it| kind == "all" || it.question.kind == kind).collect();
        let share = |most: usize| {
            of_kind.iter().filter(|it| it.place.is_some_and(|place| place <= most)).count() as f64 / of_kind.len() as f64
        };
        eprintln!(
            "{part:?} {kind:16} {:5} first {:.3} in three {:.3} in ten {:.3}",
            of_kind.len(),
            share(1),
            share(3),
            share(10)
        );
    }
}

/// Returns the documents of a query: the accepted ones, and the others that come near.
fn example(reader: &Reader, question: &Question) -> Example {
    let lang = Lang::from_code(&question.lang).expect("a language");
    let mut found: Vec<(f32, Vec<f64>, bool)> = reader
        .candidates(&Query::parse(&question.ask), lang)
        .into_iter()
        .map(|it| {
            let features = it.features.values().into_iter().map(f64::from).collect();
            (it.features.weighted(&WEIGHTS), features, question.accepts(it.document.content()))
        })
        .collect();
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    let documents = found.into_iter().enumerate().filter(|(at, (_, _, accepted))| *accepted || *at < 60);
    Example { documents: documents.map(|(_, (_, features, accepted))| (features, accepted)).collect() }
}

impl Example {
    /// Adds the slope of the logarithm of the chance that an accepted document comes first.
    fn add_slope(&self, weights: &[f64], slope: &mut [f64]) {
        let score = |features: &[f64]| features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum::<f64>() * 2.0;
        let scores: Vec<f64> = self.documents.iter().map(|(features, _)| score(features)).collect();
        let highest = scores.iter().copied().fold(f64::MIN, f64::max);
        let powers: Vec<f64> = scores.iter().map(|score| (score - highest).exp()).collect();
        let all: f64 = powers.iter().sum();
        let accepted: f64 =
            self.documents.iter().zip(&powers).filter(|((_, accepted), _)| *accepted).map(|(_, power)| power).sum();
        for ((features, is_accepted), power) in self.documents.iter().zip(powers) {
            let gain = if *is_accepted { power / accepted } else { 0.0 } - power / all;
            slope.iter_mut().zip(features).for_each(|(slope, feature)| *slope += gain * feature);
        }
    }
}

fn print(weights: &[f64]) {
    println!("//! The weights of what speaks for a document, learned from one part of the labelled queries in `tests/search`:");
    println!(
        "//!\n//! ```text\n//! cargo run --release --example fit_search > weights.rs && mv weights.rs src/index/\n//! ```\n"
    );
    println!("use super::features::Features;\n\n/// The weights.\npub const WEIGHTS: Features = Features {{");
    for (name, weight) in Features::NAMES.iter().zip(weights) {
        println!("    {name}: {weight:.3},");
    }
    println!("}};");
}
