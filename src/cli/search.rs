//! `law search`: the rules that answer, best first, with the words that matched and the command to read on.

use super::{Answer, Context, fill::fill, json, page::paint, printed};
use crate::{
    answer::lookup::{self, Excerpt},
    index::Kind,
    law::{Book, Lang},
};
use std::fmt::Write as _;

/// Answers a query with at most `most` hits of the kinds wanted.
pub fn answer(ctx: &Context, books: &[Book], typed: &str, kinds: &[Kind], most: usize) -> Answer {
    let copies = printed::copies(&Lang::ALL);
    let answer = lookup::search(&ctx.speaker, &copies, books, typed, kinds, most);
    let negative = answer.hits.is_empty();
    if ctx.json {
        return Answer { out: json::write(&answer), negative, ..Answer::default() };
    }
    let read_as = answer.read_as.join("\n");
    let remarks = ctx.page.remarks(&answer.remarks);
    if let Some(said) = &answer.said {
        let gap = if read_as.is_empty() { "" } else { "\n" };
        let stderr = read_as + gap + &ctx.page.not_found(said, &answer.suggestions) + &remarks;
        return Answer { stderr, negative, ..Answer::default() };
    }
    let mut out = String::new();
    if !read_as.is_empty() {
        let _ = writeln!(out, "{}\n", paint(ctx.page.paint.quiet, &read_as));
    }
    for (at, hit) in answer.hits.iter().enumerate() {
        for excerpt in std::iter::once(&hit.excerpt).chain(&hit.also) {
            one(ctx, &mut out, at + 1, excerpt);
        }
    }
    for command in &answer.read {
        let _ = writeln!(out, "\n{}", ctx.words.say_with("search-read-on", &[("command", command.into())]));
    }
    Answer { out, stderr: remarks, negative }
}

fn one(ctx: &Context, out: &mut String, place: usize, excerpt: &Excerpt) {
    ctx.page.heading(out, &format!("{place:2}. {}", excerpt.heading));
    let wrapped = fill(&excerpt.snippet, ctx.page.width, "    ");
    let style = ctx.page.paint.alert;
    let painted = wrapped.replace('«', &format!("{style}«")).replace('»', &format!("»{style:#}"));
    let _ = writeln!(out, "{painted}");
}
