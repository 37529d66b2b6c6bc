//! `law card`: what a card does, where it may lie, what it costs, which sections govern it and what was ruled on it.

use super::{
    Answer, Context, Pages, candidates,
    command::{Arguments, Command, values},
    page::paint,
    term,
};
use crate::{
    answer::lookup::{self, CardAnswer, CardDocument},
    i18n::id,
};
use clap::Arg;
use std::fmt::Write as _;

/// The command.
pub const COMMAND: Command =
    Command::new("card", id::HELP_CARD, arguments, |ctx, of| Ok(answer(ctx, &values(of, "word").join(" "))));

fn arguments(make: &Arguments<'_>) -> Vec<Arg> {
    vec![make.positional("word", "card").num_args(1..).required(true).add(candidates::cards())]
}

/// Answers with the card of a name, or with the candidates.
pub fn answer(ctx: &Context, word: &str) -> Answer {
    let answer = lookup::card(&ctx.speaker, word);
    ctx.reply(&answer, answer.card.is_none(), pages)
}

fn pages(ctx: &Context, answer: &CardAnswer) -> Pages {
    let mut out = answer.card.as_ref().map_or_else(String::new, |card| page(ctx, card));
    for same in &answer.terms {
        out.push('\n');
        term::entry(ctx, &mut out, same);
    }
    let mut stderr = ctx.page.remarks(&answer.remarks);
    if let Some(unclear) = &answer.unclear {
        stderr.push_str(&ctx.page.not_found(&unclear.said, &unclear.suggestions));
        if unclear.suggestions.len() < unclear.candidates.len() {
            stderr.push_str("  …\n");
        }
    }
    Pages { out, stderr }
}

fn page(ctx: &Context, card: &CardDocument) -> String {
    let mut out = String::new();
    ctx.page.heading(&mut out, card.name);
    ctx.page.line(&mut out, &card.described, 0);
    for (lang, text) in card.texts.iter() {
        if card.texts.iter().len() > 1 {
            let _ = writeln!(out, "\n{}", paint(ctx.page.paint.quiet, &lang.code().to_uppercase()));
        }
        ctx.page.prose(&mut out, text, 2);
    }
    out.push('\n');
    let rows: Vec<(String, String)> = card.facts.iter().map(|fact| (fact.label.clone(), fact.text.clone())).collect();
    ctx.page.rows(&mut out, &rows);
    for ruling in &card.rulings {
        out.push('\n');
        for line in textwrap::wrap(&ruling.origin, ctx.page.width) {
            let _ = writeln!(out, "{}", paint(ctx.page.paint.alert, &line));
        }
        for (_, text) in ruling.texts.iter() {
            ctx.page.prose(&mut out, text, 2);
        }
    }
    out
}
