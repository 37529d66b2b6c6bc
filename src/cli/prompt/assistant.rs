//! What helps while a line is typed: the verdict on the action so far, and what could be typed next, legal actions first.

use crate::{
    answer::judge::{ActionAnswer, Table},
    cli::{Context, page::paint, syntax::syntax},
    law::words::fold,
};
use rustyline::{
    Helper,
    completion::{Completer, Pair},
    highlight::{CmdKind, Highlighter},
    hint::{Hint, Hinter},
    validate::Validator,
};
use std::{borrow::Cow, cell::OnceCell, env, ffi::OsString};

/// The most candidates of one request.
const MOST_CANDIDATES: usize = 200;

/// Helps at the table as it stands.
pub struct Assistant<'c> {
    ctx: &'c Context,
    table: Option<Table<'c>>,
    /// The edition to rule by, if one is named.
    edition: Option<String>,
    actions: OnceCell<Vec<Pair>>,
    woken: OnceCell<Option<Table<'c>>>,
}

impl<'c> Assistant<'c> {
    /// Returns the help for a table; without one only commands are known.
    pub const fn new(ctx: &'c Context, table: Option<Table<'c>>, edition: Option<String>) -> Self {
        Self { ctx, table, edition, actions: OnceCell::new(), woken: OnceCell::new() }
    }

    /// Returns the table at the beginning of the Act Phase, where a Wake Phase without choices is passed by itself.
    fn woken(&self) -> Option<&Table<'c>> {
        let wake = || Some(self.table.as_ref()?.woken(&self.ctx.speaker, self.edition.as_deref())?.1);
        self.woken.get_or_init(wake).as_ref()
    }

    /// Returns every action as a candidate, with what it costs: legal ones first, then those that are open.
    fn actions(&self) -> &[Pair] {
        self.actions.get_or_init(|| {
            let Some(actions) = self.table.as_ref().map(Table::actions) else { return Vec::new() };
            let pair = |mark: &str, it: &ActionAnswer| Pair {
                display: format!("{mark}{}  {}", it.said.action, it.said.terms),
                replacement: it.said.typed.clone(),
            };
            let legal = actions.legal.iter().map(|it| pair("", it));
            legal.chain(actions.open.iter().map(|it| pair("? ", it))).collect()
        })
    }

    /// Returns what could follow the words typed so far: verbs while none is typed, then whole actions, or the arguments of a
    /// command.
    fn candidates(&self, typed: &str) -> Vec<Pair> {
        let wanted = fold(typed);
        let starts = |pair: &&Pair| fold(&pair.replacement).starts_with(&wanted);
        let mut found: Vec<Pair> = if typed.trim_start().contains(' ') {
            self.actions().iter().filter(starts).map(copy).collect()
        } else {
            self.verbs().filter(|pair| starts(&pair)).collect()
        };
        found.extend(self.arguments(typed));
        found.truncate(MOST_CANDIDATES);
        found
    }

    /// Returns the first word of every action, each once.
    fn verbs(&self) -> impl Iterator<Item = Pair> {
        let mut known: Vec<&str> = Vec::new();
        for verb in self.actions().iter().filter_map(|pair| pair.replacement.split(' ').next()) {
            if !known.contains(&verb) {
                known.push(verb);
            }
        }
        known.into_iter().map(|verb| Pair { replacement: format!("{verb} "), display: verb.to_owned() })
    }

    /// Returns the lines that the completion of the command line makes of the words typed so far.
    fn arguments(&self, typed: &str) -> Vec<Pair> {
        let start = typed.rfind(' ').map_or(0, |at| at + 1);
        let mut words: Vec<OsString> = vec![OsString::from("law")];
        words.extend(typed[..start].split_whitespace().map(OsString::from));
        words.push(OsString::from(&typed[start..]));
        let last = words.len() - 1;
        let folder = env::current_dir().ok();
        let mut law = syntax(self.ctx.commands, None, None);
        let candidates = clap_complete::engine::complete(&mut law, words, last, folder.as_deref()).unwrap_or_default();
        let pair = |value: &str| Pair { display: value.to_owned(), replacement: format!("{}{value}", &typed[..start]) };
        candidates.iter().filter_map(|it| it.get_value().to_str()).map(pair).collect()
    }

    /// Returns the verdict on the line as it stands, with the cost, or the first objection.
    fn verdict(&self, typed: &str) -> Option<String> {
        let typed = typed.trim();
        let glance = self.table.as_ref()?.glance(typed).ok()??;
        let ahead = || self.woken()?.glance(typed).ok()?;
        let glance = if glance.is_out_of_phase { ahead().unwrap_or(glance) } else { glance };
        Some(format!("   {}", glance.text))
    }
}

fn copy(pair: &Pair) -> Pair {
    Pair { display: pair.display.clone(), replacement: pair.replacement.clone() }
}

/// A verdict beside the line; it is never taken over into it.
pub struct Remark(String);

impl Hint for Remark {
    fn display(&self) -> &str {
        &self.0
    }

    fn completion(&self) -> Option<&str> {
        None
    }
}

impl Hinter for Assistant<'_> {
    type Hint = Remark;

    fn hint(&self, line: &str, pos: usize, _: &rustyline::Context<'_>) -> Option<Remark> {
        let used = textwrap::core::display_width(line) + super::LONGEST_PROMPT;
        let room = self.ctx.page.width.checked_sub(used).filter(|room| *room > 12 && pos == line.len())?;
        self.verdict(line).map(|said| Remark(fitted(&said, room)))
    }
}

/// Returns a text cut to a width, with a sign that it goes on.
fn fitted(text: &str, room: usize) -> String {
    let mut width = 0;
    let mut kept = String::new();
    for letter in text.chars() {
        width += textwrap::core::display_width(letter.encode_utf8(&mut [0; 4]));
        if width >= room {
            kept.push('…');
            break;
        }
        kept.push(letter);
    }
    kept
}

impl Completer for Assistant<'_> {
    type Candidate = Pair;

    fn complete(&self, line: &str, pos: usize, _: &rustyline::Context<'_>) -> rustyline::Result<(usize, Vec<Pair>)> {
        Ok((0, self.candidates(&line[..pos])))
    }
}

impl Highlighter for Assistant<'_> {
    fn highlight_hint<'h>(&self, hint: &'h str) -> Cow<'h, str> {
        Cow::Owned(paint(self.ctx.page.paint.quiet, hint))
    }

    fn highlight_prompt<'b, 's: 'b, 'p: 'b>(&'s self, prompt: &'p str, _: bool) -> Cow<'b, str> {
        Cow::Owned(paint(self.ctx.page.paint.heading, prompt))
    }

    fn highlight_char(&self, _: &str, _: usize, _: CmdKind) -> bool {
        false
    }
}

impl Validator for Assistant<'_> {}
impl Helper for Assistant<'_> {}
