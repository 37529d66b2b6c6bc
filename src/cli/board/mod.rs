//! `law board`: the table drawn on the terminal, or as a picture.

mod columns;
mod text;

use super::{
    Answer, Context,
    command::{Arguments, Command},
    error::cannot_write,
    options,
    page::{Page, paint},
    position,
    save::save,
    table,
};
use crate::{
    answer::{Error, board::BoardAnswer, clean::clean, judge::Table, source::Source},
    i18n::{Words, id},
    picture::{
        self, Format,
        lines::Line,
        sheet::{Ink, Tone},
    },
};
use anstyle::{AnsiColor, Style};
use clap::{Arg, ArgMatches, ValueHint};
use std::path::Path;

/// The command.
pub const COMMAND: Command = Command::new("board", id::HELP_BOARD, arguments, run);

/// The lines of a terminal of the ordinary size, with one left for the prompt, for four players and for more.
const ORDINARY: (usize, usize) = (29, 39);

fn arguments(make: &Arguments<'_>) -> Vec<Arg> {
    vec![
        make.positional("position", "position").value_hint(ValueHint::FilePath),
        options::table(make),
        make.option("svg", id::HELP_VALUE_FILE, id::HELP_OPTION_BOARD_SVG),
        make.option("edition", id::HELP_VALUE_EDITION, id::HELP_OPTION_EDITION),
        options::seen_by(make),
    ]
}

fn run(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    let one = |id: &str| of.get_one::<String>(id).cloned();
    let path = match one("position") {
        Some(path) => path,
        None => table::required(&ctx.words, one("table").as_deref())?.display().to_string(),
    };
    let text = position::text(&ctx.words, &path)?;
    let (file, edition) = (clean(&path), options::edition(of.get_one("edition")));
    let source = Source::file(&file, &text);
    let opened = match one("for") {
        Some(colour) => Table::given_for(&ctx.speaker, &source, None, edition.as_deref(), &colour)?,
        None => Table::given(&ctx.speaker, &source, None, edition.as_deref())?,
    };
    let answer = opened.board();
    let picture = one("svg").map(|file| (file, picture::picture(&ctx.words, &answer, Format::Wide)));
    let out = match picture {
        Some((file, picture)) if file == "-" => picture,
        Some((file, picture)) => {
            save(Path::new(&file), picture.as_bytes()).map_err(|fault| cannot_write(&ctx.words, &clean(&file), &fault))?;
            let said = ctx.words.say_with(id::BOARD_PICTURE, &[("file", clean(&file).as_ref().into())]);
            ctx.write(&answer, |ctx, _| ctx.page.remarks(&[said]))
        }
        None => ctx.write(&answer, |ctx, answer| page(&ctx.page, &ctx.words, answer)),
    };
    Ok(Answer { out, stderr: opened.file_warnings().to_owned(), ..Answer::default() })
}

/// Returns a board on a page.
pub fn page(page: &Page, words: &Words, answer: &BoardAnswer) -> String {
    let sheet = picture::sheet(words, answer);
    let ordinary = if sheet.seats.len() > 4 { ORDINARY.1 } else { ORDINARY.0 };
    let height = page.height.map_or(ordinary, |height| height.saturating_sub(1));
    let mut out = String::new();
    for line in text::lines(&sheet, page.width, height) {
        write(page, &mut out, &line);
    }
    out
}

/// Writes a line without blanks at its end.
fn write(page: &Page, out: &mut String, line: &Line) {
    let text: String = line.runs.iter().map(|run| run.text.as_str()).collect();
    let mut left = text.trim_end().len();
    for run in &line.runs {
        let part = &run.text[..run.text.len().min(left)];
        left -= part.len();
        if part.trim().is_empty() {
            out.push_str(part);
        } else {
            out.push_str(&paint(style(page, run.tone), part));
        }
    }
    out.push('\n');
}

/// Returns the style of a tone: plain where colour is off.
fn style(page: &Page, tone: Tone) -> Style {
    match tone {
        Tone::Plain => Style::new(),
        Tone::Strong => page.paint.heading,
        Tone::Quiet => page.paint.quiet,
        Tone::Ink(_) if page.paint.is_plain() => Style::new(),
        Tone::Ink(ink) => match ink {
            Ink::Purple => AnsiColor::Magenta.on_default(),
            Ink::Red => AnsiColor::Red.on_default(),
            Ink::Blue => AnsiColor::BrightBlue.on_default(),
            Ink::Yellow => AnsiColor::Yellow.on_default(),
            Ink::Green => AnsiColor::Green.on_default(),
            // Both must be readable on light and on dark ground.
            Ink::White => Style::new().underline(),
            Ink::Black => AnsiColor::BrightBlack.on_default(),
        }
        .bold(),
    }
}
