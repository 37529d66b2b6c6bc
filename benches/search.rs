//! One search inside a running process, typos included: under 100 µs; a question of twenty words: under 150 µs.

mod timed;

use divan::Bencher;
use lawspeaker::{
    index::{Marks, Query, Reader, snippet},
    law::{Book, Lang},
};
use std::{hint::black_box, process::ExitCode};
use timed::median;

/// What is asked, and the language the rules are wanted in.
const ASKED: [(&str, Lang); 10] = [
    ("sacrifice warbands", Lang::En),
    ("sacrifise warbnads", Lang::En),
    ("how many advisers can i have", Lang::En),
    ("5.5.4", Lang::En),
    ("\"attack pool\"", Lang::En),
    ("Scharen opfern", Lang::En),
    ("Kriegsmüdikeit", Lang::De),
    ("braucht der bürger erlaubnis um scharen mitzunehmen", Lang::De),
    ("choragwie", Lang::Pl),
    ("choragwei", Lang::Pl),
];
const MOST_MICROSECONDS: f64 = 100.0;
/// Stories with a question at their end, twenty words each.
const LONG: [(&str, Lang); 3] = [
    ("i rule the mountain but blue has his pawn there, can he campaign against me without targeting the site itself", Lang::En),
    ("ich beherrsche den berg, blau steht dort mit seiner figur, darf er mich angreifen ohne den ort zum ziel machen", Lang::De),
    ("rządzę na górze a niebieski ma tam swój pionek, czy może najechać na mnie nie biorąc samego obszaru za cel", Lang::Pl),
];
const MOST_MICROSECONDS_LONG: f64 = 150.0;
const ROUNDS: usize = 2000;

fn main() -> ExitCode {
    divan::main();
    let reader = Reader::open(Book::Oath);
    let mut kept = true;
    println!("\nOne search (medians of {ROUNDS})");
    let short = ASKED.into_iter().map(|asked| (asked, MOST_MICROSECONDS));
    let long = LONG.into_iter().map(|asked| (asked, MOST_MICROSECONDS_LONG));
    for ((ask, lang), limit) in short.chain(long) {
        let median = median(ROUNDS, || drop(black_box(reader.search(&Query::parse(black_box(ask)), lang))));
        let verdict = if median <= limit { "kept" } else { "BROKEN" };
        kept &= median <= limit;
        println!("  {median:7.1} µs  limit {limit}: {verdict}  {ask}");
    }
    if kept { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

#[divan::bench(args = ASKED.map(|(ask, _)| ask))]
fn query(bencher: Bencher, ask: &str) {
    let reader = Reader::open(Book::Oath);
    bencher.bench(|| reader.search(&Query::parse(black_box(ask)), Lang::En));
}

#[divan::bench(args = LONG.map(|(ask, _)| ask))]
fn twenty_words(bencher: Bencher, ask: &str) {
    let reader = Reader::open(Book::Oath);
    bencher.bench(|| reader.search(&Query::parse(black_box(ask)), Lang::En));
}

#[divan::bench]
fn opening_the_index() -> Reader {
    Reader::open(black_box(Book::Oath))
}

#[divan::bench]
fn query_with_ten_snippets(bencher: Bencher) {
    let reader = Reader::open(Book::Oath);
    bencher.bench(|| {
        let found = reader.search(&Query::parse(black_box("sacrifice warbands")), Lang::En);
        let marks = Marks::new(Book::Oath, &found.groups, Lang::En);
        found.hits.iter().take(10).map(|hit| snippet(hit.document.content(), &marks).text.len()).sum::<usize>()
    });
}
