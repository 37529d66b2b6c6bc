//! `law search`: the rules that answer, best first, with the words that matched and the command to read on.

use super::{
    Answer, Context, Pages, books, candidates,
    command::{Arguments, Command, values},
    fill::fill,
    options,
    page::paint,
    printed,
};
use crate::{
    answer::{
        Error,
        clean::clean,
        lookup::{self, Excerpt, SearchAnswer},
    },
    i18n::Words,
    index::Kind,
    law::Lang,
};
use clap::{Arg, ArgMatches};
use std::fmt::Write as _;

/// The command.
pub const COMMAND: Command = Command::new("search", arguments, run).rewriting(mark_excluded);

fn arguments(make: &Arguments<'_>) -> Vec<Arg> {
    vec![
        make.positional("query", "query").num_args(1..).required(true).add(candidates::terms()),
        options::book(make),
        make.option("in", "help-value-kind", "help-option-in"),
        make.short("n", 'n', "help-value-count", "help-option-n"),
    ]
}

fn run(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    let books = books::read(&ctx.words, of.get_one::<String>("book"))?;
    let kinds = kinds(&ctx.words, of.get_one::<String>("in"))?;
    let most = options::count(&ctx.words, of.get_one::<String>("n"))?;
    let copies = printed::copies(&Lang::ALL);
    let answer = lookup::search(&ctx.speaker, &copies, &books, &values(of, "query").join(" "), &kinds, most);
    Ok(ctx.reply(&answer, answer.hits.is_empty(), pages))
}

/// Writes `-word` with a minus sign, so that it is an excluded word and not an option.
fn mark_excluded(word: &mut String) {
    let is_option = word.starts_with("--") || ["-", "-h", "-V", "-n"].contains(&word.as_str());
    let is_count = word.strip_prefix("-n").is_some_and(|count| count.bytes().all(|byte| byte.is_ascii_digit()));
    if word.starts_with('-') && !is_option && !is_count {
        word.replace_range(..1, "−");
    }
}

fn kinds(words: &Words, typed: Option<&String>) -> Result<Vec<Kind>, Error> {
    let kind = |kind: &str| {
        let message = || words.say_with("search-unknown-kind", &[("kind", clean(kind).as_ref().into())]);
        Kind::from_word(kind.trim()).ok_or_else(|| Error::new(words, "unknown-kind", message()))
    };
    typed.map_or(Ok(Vec::new()), |kinds| kinds.split(',').map(kind).collect())
}

fn pages(ctx: &Context, answer: &SearchAnswer) -> Pages {
    let read_as = answer.read_as.join("\n");
    let remarks = ctx.page.remarks(&answer.remarks);
    if let Some(said) = &answer.said {
        let gap = if read_as.is_empty() { "" } else { "\n" };
        let stderr = read_as + gap + &ctx.page.not_found(said, &answer.suggestions) + &remarks;
        return Pages::stderr(stderr);
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
    Pages { out, stderr: remarks }
}

fn one(ctx: &Context, out: &mut String, place: usize, excerpt: &Excerpt) {
    ctx.page.heading(out, &format!("{place:2}. {}", excerpt.heading));
    let wrapped = fill(&excerpt.snippet, ctx.page.width, "    ");
    let style = ctx.page.paint.alert;
    let painted = wrapped.replace('«', &format!("{style}«")).replace('»', &format!("»{style:#}"));
    let _ = writeln!(out, "{painted}");
}
