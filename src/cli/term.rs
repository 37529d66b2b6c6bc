//! `law term`: what a word means, and what it is called in the other languages.

use super::{
    Answer, Context, Pages, books, candidates,
    command::{Arguments, Command, values},
    options,
    page::wrap_block,
};
use crate::{
    answer::{
        Error,
        lookup::{self, TermAnswer, TermEntry},
    },
    i18n::{Id, family, id},
    law::Block,
};
use clap::{Arg, ArgMatches};
use comfy_table::{Table, presets};
use std::fmt::Write as _;

/// The command.
pub const COMMAND: Command = Command::new("term", id::HELP_TERM, arguments, run);

fn arguments(make: &Arguments<'_>) -> Vec<Arg> {
    vec![make.positional("word", "term").num_args(1..).required(true).add(candidates::terms()), options::book(make)]
}

/// Answers with every term the word may mean in the books.
fn run(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    let books = books::read(&ctx.words, of.get_one::<String>("book"))?;
    let answer = lookup::term(&ctx.speaker, &books, &values(of, "word").join(" "));
    Ok(ctx.reply(&answer, answer.terms.is_empty(), pages))
}

/// More terms than this are listed in a line each.
const MOST_WHOLE: usize = 6;

/// Lays the terms out.
pub fn pages(ctx: &Context, answer: &TermAnswer) -> Pages {
    if let Some(said) = &answer.said {
        return Pages::stderr(ctx.page.not_found(said, &answer.suggestions));
    }
    let mut out = String::new();
    if answer.terms.len() > MOST_WHOLE {
        list(ctx, &mut out, &answer.terms);
    } else {
        for (at, term) in answer.terms.iter().enumerate() {
            if at > 0 {
                out.push('\n');
            }
            entry(ctx, &mut out, term);
        }
    }
    Pages { out, stderr: ctx.page.remarks(&answer.remarks) }
}

/// Appends a line for each of many terms.
fn list(ctx: &Context, out: &mut String, terms: &[TermEntry]) {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    for term in terms {
        let place = term.places.first().copied().unwrap_or_default();
        table.add_row(term.names.iter().map(|(_, name)| *name).chain([place]));
    }
    for line in table.lines() {
        let _ = writeln!(out, "{}", line.trim_end());
    }
    let _ = writeln!(out, "\n{}", ctx.words.say_with(id::TERM_MANY, &[("count", terms.len().into())]));
}

/// Appends a term with its meaning, its names and where to read on.
pub fn entry(ctx: &Context, out: &mut String, term: &TermEntry) {
    let name = term.definition.iter().next().and_then(|(lang, _)| term.names.get(lang));
    ctx.page.heading(out, name.copied().unwrap_or(term.key));
    ctx.page.line(out, &term.kind_name, 0);
    for (at, (lang, definition)) in term.definition.iter().enumerate() {
        if at > 0 {
            out.push('\n');
        }
        ctx.page.prose(out, definition, 2);
        list_with_heading(ctx, out, id::TERM_SPECIAL, term.special.get(lang).copied().unwrap_or_default());
        list_with_heading(ctx, out, id::TERM_EXAMPLES, term.examples.get(lang).copied().unwrap_or_default());
    }
    out.push('\n');
    let named = term.named.iter().map(|(lang, names)| (ctx.say(family::NAME_LANG.of(lang.code())), names.clone()));
    let further = [(id::TERM_SEE, term.see_titles.join(" · ")), (id::TERM_READ_ON, term.read_on.join(" · "))];
    let further = further.into_iter().filter(|(_, text)| !text.is_empty()).map(|(id, text)| (ctx.say(id), text));
    let rows: Vec<(String, String)> = named.chain(further).collect();
    ctx.page.rows(out, &rows);
    for target in &term.sends_to {
        out.push('\n');
        entry(ctx, out, target);
    }
}

/// Appends a list under a heading.
fn list_with_heading(ctx: &Context, out: &mut String, heading: Id, list: &[&str]) {
    if list.is_empty() {
        return;
    }
    out.push('\n');
    ctx.page.line(out, &ctx.say(heading), 2);
    for text in list {
        let block = Block { marker: "•", text: (*text).to_owned() };
        for line in wrap_block(&block, ctx.page.prose_width().saturating_sub(4)) {
            let _ = writeln!(out, "    {line}");
        }
    }
}
