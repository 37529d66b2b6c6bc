//! `law search`: the rules that answer, best first, with the words that matched and the command to read on.

use super::{
    Answer, Context, Pages, books, candidates,
    command::{Arguments, Command, values},
    fill::fill,
    options,
    page::{self, cut, paint},
    printed,
};
use crate::{
    answer::{
        Error,
        clean::clean,
        lookup::{self, Excerpt, SearchAnswer, WholeHit},
    },
    i18n::{Words, id},
    index::Kind,
    law::{Block, Lang},
};
use anstyle::Style;
use clap::{Arg, ArgMatches};
use std::fmt::Write as _;

/// The command.
pub const COMMAND: Command = Command::new("search", id::HELP_SEARCH, arguments, run).rewriting(mark_excluded);

fn arguments(make: &Arguments<'_>) -> Vec<Arg> {
    vec![
        make.positional("query", "query").num_args(1..).required(true).add(candidates::terms()),
        options::book(make),
        make.option("in", id::HELP_VALUE_KIND, id::HELP_OPTION_IN),
        make.short("n", 'n', id::HELP_VALUE_COUNT, id::HELP_OPTION_N),
        make.flag("plain"),
    ]
}

fn run(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    let books = books::read(&ctx.words, of.get_one::<String>("book"))?;
    let kinds = kinds(&ctx.words, of.get_one::<String>("in"))?;
    let most = options::count(&ctx.words, of.get_one::<String>("n"))?;
    let copies = printed::copies(&Lang::ALL);
    let answer = lookup::search(&ctx.speaker, &copies, &books, &values(of, "query").join(" "), &kinds, most);
    let height = ctx.page.height.filter(|_| !of.get_flag("plain"));
    let reply = ctx.reply(&answer, answer.hits.is_empty(), |ctx, answer| pages(ctx, answer, height));
    Ok(Answer { is_list: true, ..reply })
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
        let message = || words.say_with(id::SEARCH_UNKNOWN_KIND, &[("kind", clean(kind).as_ref().into())]);
        Kind::from_word(kind.trim()).ok_or_else(|| Error::new(words, "unknown-kind", message()))
    };
    typed.map_or(Ok(Vec::new()), |kinds| kinds.split(',').map(kind).collect())
}

fn pages(ctx: &Context, answer: &SearchAnswer, height: Option<usize>) -> Pages {
    let read_as = ctx.page.remarks(&answer.read_as).trim_end().to_owned();
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
    match (height, &answer.first) {
        (Some(height), Some(first)) => answer_first(ctx, &mut out, answer, first, height),
        (Some(_) | None, Some(_) | None) => all(ctx, &mut out, answer),
    }
    Pages { out, stderr: remarks }
}

/// Every hit with its excerpt.
fn all(ctx: &Context, out: &mut String, answer: &SearchAnswer) {
    for (at, hit) in answer.hits.iter().enumerate() {
        for excerpt in std::iter::once(&hit.excerpt).chain(&hit.also) {
            one(ctx, out, at + 1, excerpt);
        }
    }
    out.push('\n');
    read_on(ctx, out, answer);
}

/// The way on: how to read the first hit whole, and how many hits are shown.
fn read_on(ctx: &Context, out: &mut String, answer: &SearchAnswer) {
    let count = [("shown", answer.hits.len().into()), ("found", answer.found.into())];
    let some = (answer.found > answer.hits.len()).then(|| ctx.words.say_with(id::SEARCH_SOME, &count));
    let read = answer.read.iter().map(|command| ctx.words.say_with(id::SEARCH_READ_ON, &[("command", command.into())]));
    for line in read.chain(some) {
        let _ = writeln!(out, "{line}");
    }
}

/// Lines that are not the text of the first hit: its place and heading, the way on, the prompt below.
const OTHER_LINES: usize = 7;
/// The fewest lines of the first hit that are worth reading.
const LEAST_TEXT: usize = 5;

/// The first hit whole with the sentence that answers marked, the others in a line each, within the height of the screen.
fn answer_first(ctx: &Context, out: &mut String, answer: &SearchAnswer, first: &WholeHit, height: usize) {
    let Some((best, others)) = answer.hits.split_first() else { return };
    if !first.place.is_empty() {
        let _ = writeln!(out, "{}", paint(ctx.page.paint.quiet, &cut(&first.place.join(" › "), ctx.page.width)));
    }
    ctx.page.heading(out, &best.excerpt.heading);
    let room = height.saturating_sub(OTHER_LINES + out.lines().count().saturating_sub(2) + others.len()).max(LEAST_TEXT);
    let text = marked_lines(ctx, first);
    let from = first_line(&text, room);
    let (above, below) = (from > 0, from + room < text.len());
    if above {
        out.push_str("  …\n");
    }
    for line in text.iter().skip(from).take(room) {
        let _ = writeln!(out, "{}", if line.is_empty() { String::new() } else { format!("  {line}") });
    }
    if below {
        out.push_str("  …\n");
    }
    out.push('\n');
    for (at, hit) in others.iter().enumerate() {
        let line = format!("{:2}. {}  {}", at + 2, hit.excerpt.heading, hit.excerpt.snippet.replace(['«', '»'], ""));
        let _ = writeln!(out, "{}", cut(&line, ctx.page.width));
    }
    read_on(ctx, out, answer);
}

/// Stand around the sentence that answers until the lines are wrapped; they take no room.
const MARK: [char; 2] = ['\u{1}', '\u{2}'];

/// Returns the lines of a text, those of the sentence that answers in their own style, or after a triangle where there is none.
fn marked_lines(ctx: &Context, first: &WholeHit) -> Vec<String> {
    let mark = |block: &Block| {
        let text = match &first.answer {
            Some(answer) => block.text.replacen(answer, &format!("{}{answer}{}", MARK[0], MARK[1]), 1),
            None => block.text.clone(),
        };
        Block { text, ..block.clone() }
    };
    let blocks: Vec<Block> = first.paragraphs.iter().map(mark).collect();
    let style = ctx.page.paint.alert;
    let is_plain = style == Style::new();
    let mut is_open = false;
    let paint_line = |line: String| {
        let begins = if is_open { format!("{style}") } else { String::new() };
        is_open = line.rfind(MARK).map_or(is_open, |at| line[at..].starts_with(MARK[0]));
        let start = if is_plain { "▸ ".to_owned() } else { style.to_string() };
        let ends = if is_open { format!("{style:#}") } else { String::new() };
        begins + &line.replace(MARK[0], &start).replace(MARK[1], &format!("{style:#}")) + &ends
    };
    page::lines(&blocks, ctx.page.prose_width() - 4).into_iter().map(paint_line).collect()
}

/// Returns the line to begin with, so that the sentence that answers is on the screen.
fn first_line(text: &[String], room: usize) -> usize {
    let is_marked = |line: &String| line.contains('▸') || line.contains('\u{1b}');
    let marked = text.iter().position(is_marked).unwrap_or(0);
    let last = text.iter().rposition(is_marked).unwrap_or(0);
    if last < room { 0 } else { marked.saturating_sub(1) }
}

fn one(ctx: &Context, out: &mut String, place: usize, excerpt: &Excerpt) {
    ctx.page.heading(out, &format!("{place:2}. {}", excerpt.heading));
    let wrapped = fill(&excerpt.snippet, ctx.page.width, "    ");
    let style = ctx.page.paint.alert;
    let painted = wrapped.replace('«', &format!("{style}«")).replace('»', &format!("»{style:#}"));
    let _ = writeln!(out, "{painted}");
}
