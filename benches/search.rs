//! One search inside a running process: under 100 µs.

use divan::{Bencher, black_box};
use lawspeaker::{
    index::{read, search, snippet},
    law::Lang,
};

fn main() {
    divan::main();
}

#[divan::bench(args = ["sacrifice warbands", "sacrifise warbnads", "Scharen opfern", "choragwie", "how many advisers can i have", "5.5.4"])]
fn query(bencher: Bencher, ask: &str) {
    bencher.bench(|| search(&read(black_box(ask)), Lang::En));
}

#[divan::bench]
fn query_with_ten_snippets(bencher: Bencher) {
    bencher.bench(|| {
        let found = search(&read(black_box("sacrifice warbands")), Lang::En);
        found
            .hits
            .iter()
            .take(10)
            .map(|hit| snippet(hit.document.content(), &lawspeaker::index::Marks::new(&found.groups, Lang::En)).text.len())
            .sum::<usize>()
    });
}
