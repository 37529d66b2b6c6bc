//! `law show`: a section with its parts, its place, what it cites and who cites it, and where printings differ.

use super::{
    Answer, Context, Pages, books, candidates,
    command::{Arguments, Command, values},
    index, options,
    page::paint,
    printed, side_by_side, term,
};
use crate::{
    answer::{
        Error,
        lookup::{self, ByLang, Extent, Heading, SectionAnswer, SectionWords, SectionsAnswer, ShowAnswer, Shown},
    },
    i18n::{family, id},
    law::Lang,
};
use clap::{Arg, ArgMatches};
use std::fmt::Write as _;
use textwrap::Options;

/// The command.
pub const COMMAND: Command = Command::new("show", id::HELP_SHOW, arguments, run);

fn arguments(make: &Arguments<'_>) -> Vec<Arg> {
    let wanted = make.positional("wanted", "number").num_args(1..).required(true).add(candidates::sections());
    vec![wanted, options::book(make), make.flag("alone")]
}

/// Answers with everything that was asked for.
fn run(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    let books = books::read(&ctx.words, of.get_one::<String>("book"))?;
    let extent = if of.get_flag("alone") { Extent::Alone } else { Extent::WithParts };
    let answer = lookup::show(&ctx.speaker, &printed::copies(&ctx.choice.rules), &books, &values(of, "wanted"), extent);
    let negative = match &answer {
        ShowAnswer::Term(answer) => answer.terms.is_empty(),
        ShowAnswer::Index(answer) => answer.entries.is_empty(),
        ShowAnswer::Sections(found) => !found.missing.is_empty(),
        ShowAnswer::Section(_) | ShowAnswer::Contents(_) => false,
    };
    Ok(ctx.reply(&answer, negative, pages))
}

fn pages(ctx: &Context, answer: &ShowAnswer) -> Pages {
    match answer {
        ShowAnswer::Term(answer) => term::pages(ctx, answer),
        ShowAnswer::Index(answer) => index::pages(ctx, answer),
        ShowAnswer::Section(one) => {
            let mut out = String::new();
            section(ctx, &mut out, &one.section);
            Pages { out, stderr: ctx.page.remarks(&one.remarks) }
        }
        ShowAnswer::Sections(found) => sections(ctx, found),
        ShowAnswer::Contents(chapters) => contents(ctx, chapters),
    }
}

/// The chapters of the books.
fn contents(ctx: &Context, chapters: &SectionsAnswer) -> Pages {
    let mut out = String::new();
    let mut book = "";
    for chapter in &chapters.sections {
        if chapter.book != book {
            book = chapter.book;
            ctx.page.heading(&mut out, &ctx.say(family::BOOK_TITLE.of(book)));
        }
        if let Some(words) = chapter.texts.first() {
            ctx.page.line(&mut out, &words.heading.to_string(), 2);
        }
    }
    Pages { out, stderr: ctx.page.remarks(&chapters.remarks) }
}

fn sections(ctx: &Context, found: &SectionsAnswer) -> Pages {
    let mut out = String::new();
    for shown in &found.order {
        if !out.is_empty() {
            out.push('\n');
        }
        match shown {
            Shown::Section(at) => section(ctx, &mut out, &found.sections[*at]),
            Shown::Term(at) => term::entry(ctx, &mut out, &found.terms[*at]),
        }
    }
    let missing = found.missing.iter().map(|lack| ctx.page.not_found(&lack.said, &lack.suggestions));
    let stderr = missing.chain([ctx.page.remarks(&found.remarks)]).collect();
    Pages { out, stderr }
}

/// The section, its parts below it, and what stands around it; or the term it was asked for by.
fn section(ctx: &Context, out: &mut String, section: &SectionAnswer) {
    if let Some(entry) = &section.term {
        return term::entry(ctx, out, entry);
    }
    if !section.place.is_empty() {
        ctx.page.line(out, &section.place.join(" › "), 0);
    }
    words(ctx, out, &section.texts);
    for part in &section.parts {
        words(ctx, out, &part.texts);
    }
    notes(ctx, out, section);
    around(ctx, out, section);
}

/// The words of one section, and the printed ones below them.
fn words(ctx: &Context, out: &mut String, texts: &ByLang<SectionWords>) {
    match texts.first() {
        Some(words) if texts.iter().len() == 1 => {
            ctx.page.heading(out, &words.heading.to_string());
            ctx.page.prose(out, words.text, 2);
        }
        Some(_) | None => side_by_side::texts(&ctx.page, out, texts),
    }
    out.push('\n');
    for (lang, words) in texts.iter() {
        official(ctx, out, lang, words);
    }
}

/// The printed words of a section in a marked block, if they are there.
fn official(ctx: &Context, out: &mut String, lang: Lang, words: &SectionWords) {
    const BAR: &str = "  │ ";
    let Some(text) = &words.official else { return };
    let code = lang.code().to_uppercase();
    let label = ctx.words.say_with(id::IMPORT_FROM_YOUR_COPY, &[("language", (&code).into())]);
    let _ = writeln!(out, "  ┌ {}", paint(ctx.page.paint.quiet, &label));
    if words.official_doubtful {
        let _ = writeln!(out, "{BAR}{}", paint(ctx.page.paint.alert, &ctx.say(id::IMPORT_IS_DOUBTFUL)));
    }
    for line in text.lines() {
        let hanging = if line.starts_with('•') { "  │   " } else { BAR };
        let options = Options::new(ctx.page.prose_width()).initial_indent(BAR).subsequent_indent(hanging);
        let _ = writeln!(out, "{}", textwrap::fill(line, options).trim_end());
    }
    out.push('\n');
}

/// What a reader must know beside the text.
fn notes(ctx: &Context, out: &mut String, section: &SectionAnswer) {
    let options = Options::new(ctx.page.width).subsequent_indent("       ");
    let differs = section.differs.iter().map(|it| format!("  {}  {}", it.id, it.title));
    for note in section.notes.iter().cloned().chain(differs) {
        let _ = writeln!(out, "{}", paint(ctx.page.paint.alert, &textwrap::fill(&note, &options)));
    }
    if !section.notes.is_empty() {
        out.push('\n');
    }
}

/// References to and fro, terms, and the neighbours, in a quiet line each.
fn around(ctx: &Context, out: &mut String, section: &SectionAnswer) {
    let around = &section.around;
    let titles = |headings: &[Heading]| headings.iter().map(ToString::to_string).collect::<Vec<_>>().join(" · ");
    let numbers = |headings: &[Heading]| headings.iter().map(|heading| &*heading.shown).collect::<Vec<_>>().join(" · ");
    let either = |headings: &[Heading]| vec![titles(headings), numbers(headings)];
    let beside = |said: &dyn Fn(&Heading) -> String| {
        let before = around.before.iter().map(|heading| format!("← {}", said(heading)));
        let after = around.after.iter().map(|heading| format!("{} →", said(heading)));
        before.chain(after).collect::<Vec<_>>().join(" · ")
    };
    let neighbours = vec![beside(&ToString::to_string), beside(&|heading| heading.shown.to_string())];
    let rows = [
        (id::SHOW_CITES, either(&around.cites)),
        (id::SHOW_CITED_BY, either(&around.cited_by)),
        (id::SHOW_TERMS, vec![around.terms.join(" · ")]),
        (id::SHOW_NEIGHBOURS, neighbours),
    ];
    ctx.page.quiet_rows(out, &rows.map(|(id, texts)| (ctx.say(id), texts)));
}
