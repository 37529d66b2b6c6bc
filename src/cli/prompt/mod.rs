//! `law table`: the board, then a prompt. Whatever is typed there is an action, which is carried out on the table, or anything
//! that can follow `law`. Without a terminal, lines are read from standard input and answered one by one.

mod assistant;
mod line;

use super::{
    Answer, Context, answer_at,
    command::{Arguments, Command, values},
    eprint_all, eprint_error, help, options, position, table, write,
};
use crate::{
    answer::{
        Ask, Error,
        judge::{Table, edition_of},
    },
    i18n::{family, id},
    law::{Edition, Lang},
};
use assistant::Assistant;
use clap::{Arg, ArgMatches};
use line::Line;
use rustyline::{CompletionType, Config, Editor, error::ReadlineError, history::DefaultHistory};
use std::io::{self, BufRead as _, IsTerminal as _};

/// The command.
pub const COMMAND: Command = Command::new("table", id::HELP_TABLE, arguments, run);

/// The sign at the end of the prompt.
const SIGN: &str = "› ";
/// The command that plans a turn.
const PLAN: &str = "plan";
/// The option that lets chance decide now.
const ROLL: &str = "--roll";
/// The columns that a prompt takes at the most.
const LONGEST_PROMPT: usize = 32;

fn arguments(make: &Arguments<'_>) -> Vec<Arg> {
    vec![make.positional("position", "table-file"), make.option("edition", id::HELP_VALUE_EDITION, id::HELP_OPTION_EDITION)]
}

fn run(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    let file = match values(of, "position").pop() {
        Some(file) => Some(file),
        None => table::open_table(&ctx.words, None)?.map(|path| path.display().to_string()),
    };
    let edition = options::edition(of.get_one("edition"));
    let rules_by = edition_of(&ctx.words, edition.as_deref())?;
    let mut session = Session { ctx, file, edition, planned: vec![PLAN.to_owned()], failed: false, unfinished: None };
    if io::stdin().is_terminal() && io::stdout().is_terminal() {
        session.talk(rules_by);
    } else {
        session.read_script();
    }
    Ok(Answer { negative: session.failed, ..Answer::default() })
}

/// A prompt at a table.
struct Session<'c> {
    ctx: &'c Context,
    /// The file of the table, if one is open.
    file: Option<String>,
    /// The edition to rule by, if one is named.
    edition: Option<String>,
    /// The words of the last plan that was asked for.
    planned: Vec<String>,
    /// Whether a line could not be answered, or an action was not carried out.
    failed: bool,
    /// The action that lacks something that was asked for.
    unfinished: Option<Unfinished>,
}

/// An action that lacks something.
struct Unfinished {
    /// Its words so far.
    action: String,
    /// What is asked for next.
    ask: Ask,
    /// What was told of it already.
    told: Vec<String>,
}

impl Unfinished {
    /// Returns the action with a reply to what was asked for; nothing if the reply is none.
    fn with(&self, table: Option<&Table<'_>>, reply: &str) -> Option<String> {
        let Self { action, ask, .. } = self;
        let whole = [format!("{action} {} {reply}", ask.opening), format!("{action} {reply}")];
        whole.into_iter().find(|action| table.is_some_and(|table| table.glance(action).is_ok()))
    }

    /// Returns what is wrong with a reply that is nearly one: a name in it is misspelt.
    fn fault(&self, table: Option<&Table<'_>>, reply: &str) -> Option<Error> {
        let Self { action, ask, .. } = self;
        table?.glance(&format!("{action} {} {reply}", ask.opening)).err().filter(Error::has_suggestion)
    }
}

impl<'c> Session<'c> {
    /// Returns the table as it stands; none if there is none, or its file cannot be read.
    fn table(&self) -> Option<Table<'c>> {
        let file = self.file.as_deref()?;
        let text = position::text(&self.ctx.words, file).ok()?;
        Table::open(&self.ctx.speaker, file, &text, None, self.edition.as_deref()).ok()
    }

    /// Asks for lines with the editor until somebody leaves.
    fn talk(&mut self, edition: Edition) {
        let config = Config::builder().completion_type(CompletionType::List).auto_add_history(true).build();
        let Ok(mut editor) = Editor::<Assistant<'c>, DefaultHistory>::with_config(config) else { return self.read_script() };
        let greeting = if self.file.is_some() { id::PROMPT_WELCOME } else { id::PROMPT_NO_TABLE };
        if self.file.is_some() {
            self.show_board();
        }
        self.tell(&self.ctx.say(greeting));
        self.tell_edition(edition);
        loop {
            let table = self.table();
            let prompt = self.prompt(table.as_ref());
            editor.set_helper(Some(Assistant::new(self.ctx, table, self.edition.clone())));
            match editor.readline(&prompt) {
                Ok(typed) => {
                    if !self.respond(&typed) {
                        return;
                    }
                }
                // The line is taken back, and what is not complete.
                Err(ReadlineError::Interrupted) => self.drop_unfinished(),
                Err(_) => return,
            }
        }
    }

    /// Says which edition rules, where that is not what somebody with a copy of their own would expect.
    fn tell_edition(&self, edition: Edition) {
        let words = &self.ctx.words;
        if edition != Edition::Current {
            let name = words.say(family::JUDGE_EDITION.of(edition.word()));
            self.tell(&words.say_with(id::PROMPT_EDITION, &[("edition", (&name).into())]));
        } else if words.lang != Lang::En {
            self.tell(&words.say(id::PROMPT_CURRENT));
        }
    }

    /// Answers the lines of standard input, each below the line itself.
    fn read_script(&mut self) {
        for typed in io::stdin().lock().lines().map_while(Result::ok) {
            let prompt = self.prompt(self.table().as_ref());
            let _ = write(&format!("{prompt}{typed}\n"));
            if !self.respond(&typed) {
                return;
            }
        }
    }

    /// Answers a line and returns whether more are read.
    fn respond(&mut self, typed: &str) -> bool {
        if let Some(unfinished) = &self.unfinished {
            if typed.trim().is_empty() {
                self.drop_unfinished();
                return true;
            }
            let rolled = (typed.trim() == ROLL).then(|| format!("{} {ROLL}", unfinished.action));
            if let Some(action) = rolled.or_else(|| unfinished.with(self.table().as_ref(), typed.trim())) {
                self.carry_out(&action);
                return true;
            }
        }
        if let Some(action) = typed.trim().strip_suffix(ROLL)
            && let Line::Action(action) = Line::new(self.ctx.commands, self.table().as_ref(), action)
        {
            self.drop_unfinished();
            self.carry_out(&format!("{action} {ROLL}"));
            return true;
        }
        let line = Line::new(self.ctx.commands, self.table().as_ref(), typed);
        if let Some(error) = self.near_reply(&line, typed.trim()) {
            eprint_error(&error);
            return true;
        }
        match line {
            Line::Nothing => {}
            Line::Leave => return false,
            Line::Help => self.tell(&self.ctx.say(id::PROMPT_HELP)),
            Line::Search { fault, words } => {
                self.tell(&fault);
                let search = std::iter::once("search".to_owned()).chain(words).collect::<Vec<String>>();
                self.answer(&search);
            }
            Line::Action(action) => {
                self.drop_unfinished();
                self.carry_out(&action);
            }
            Line::Arguments(arguments) => match arguments.first().map(String::as_str) {
                Some("board") if arguments.len() == 1 => self.show_board(),
                Some(word @ ("open" | "close")) => {
                    let changes_table = word == "close" || arguments.len() > 1;
                    self.answer(&arguments);
                    if changes_table {
                        self.file = arguments.get(1).cloned();
                    }
                }
                // A prompt inside the prompt would only hide where one is.
                Some("table") => self.show_board(),
                Some(PLAN) => {
                    self.answer(&arguments);
                    self.planned = arguments;
                }
                Some("do") if arguments.get(1).is_some_and(|word| word == PLAN) => self.do_planned(arguments.get(2)),
                _ => self.answer(&arguments),
            },
        }
        true
    }

    /// Returns what is wrong with a line that is nearly a reply, and neither a command nor a whole action.
    fn near_reply(&self, line: &Line, typed: &str) -> Option<Error> {
        let table = self.table();
        let is_other = match line {
            Line::Nothing | Line::Leave | Line::Help => true,
            Line::Action(action) => table.as_ref().is_some_and(|table| table.glance(action).is_ok()),
            Line::Arguments(words) => words.first().is_some_and(|word| help::find(self.ctx.commands, word).is_some()),
            Line::Search { .. } => false,
        };
        self.unfinished.as_ref().filter(|_| !is_other)?.fault(table.as_ref(), typed)
    }

    /// Carries out an action; asks for what it lacks.
    fn carry_out(&mut self, action: &str) {
        let mut arguments = vec!["do".to_owned()];
        arguments.extend(line::split(action));
        match answer_at(self.ctx, self.file.as_deref(), self.edition.as_deref(), &arguments) {
            Ok(answer) => {
                if !answer.negative {
                    self.unfinished = None;
                }
                self.failed |= answer.negative;
                let _ = write(&answer.out);
                eprint_all(&answer.stderr);
            }
            Err(error) => {
                if let Some(ask) = error.asks().first().cloned() {
                    let told = self.unfinished.take().map(|it| it.told).unwrap_or_default();
                    error.hints().iter().filter(|line| !told.contains(line)).for_each(|line| self.tell(line));
                    let action = action.strip_suffix(ROLL).unwrap_or(action).trim_end().to_owned();
                    self.unfinished = Some(Unfinished { action, ask, told: error.hints().to_vec() });
                } else {
                    self.failed = true;
                    eprint_error(&error);
                }
            }
        }
    }

    /// Says that an action is not carried out after all, if one is under way.
    fn drop_unfinished(&mut self) {
        if let Some(Unfinished { action, .. }) = self.unfinished.take() {
            self.tell(&self.ctx.words.say_with(id::PROMPT_DROPPED, &[("action", (&action).into())]));
        }
    }

    /// Returns what stands before the line: what is asked for, or else whose turn it is and when.
    fn prompt(&self, table: Option<&Table<'_>>) -> String {
        match &self.unfinished {
            Some(Unfinished { ask, .. }) => format!("{} {SIGN}", ask.said),
            None => prompt(table),
        }
    }

    /// Writes lines of the prompt's own.
    fn tell(&self, text: &str) {
        let mut page = String::new();
        text.lines().for_each(|line| self.ctx.page.line(&mut page, line, 0));
        let _ = write(&page);
    }

    /// Carries out a step of the last plan, made anew for the table as it stands; the first, if no number is typed.
    fn do_planned(&mut self, typed: Option<&String>) {
        let number = typed.map_or(Some(1), |typed| typed.parse::<usize>().ok());
        let planned = answer_at(self.ctx, self.file.as_deref(), self.edition.as_deref(), &self.planned);
        let step = |steps: Vec<String>| steps.into_iter().nth(number?.checked_sub(1)?);
        let words = &self.ctx.words;
        let missing = || Error::new(words, "no-step", words.say(id::TURN_NO_SUCH_STEP));
        match planned.and_then(|answer| step(answer.steps).ok_or_else(missing)) {
            Ok(step) => self.carry_out(&step),
            Err(error) => {
                self.failed = true;
                eprint_error(&error);
            }
        }
    }

    /// Draws the table.
    fn show_board(&mut self) {
        let arguments = std::iter::once("board".to_owned()).chain(self.file.clone()).collect::<Vec<String>>();
        self.answer(&arguments);
    }

    /// Answers a command line as outside the prompt, at this table.
    fn answer(&mut self, arguments: &[String]) {
        match answer_at(self.ctx, self.file.as_deref(), self.edition.as_deref(), arguments) {
            Ok(answer) => {
                self.failed |= answer.negative && arguments.first().is_some_and(|command| command == "do");
                let _ = write(&answer.out);
                eprint_all(&answer.stderr);
            }
            Err(error) => {
                self.failed = true;
                eprint_error(&error);
            }
        }
    }
}

/// Returns what stands before the line: whose turn it is and when.
fn prompt(table: Option<&Table<'_>>) -> String {
    let turn = table.map(Table::turn).filter(|turn| !turn.is_empty());
    turn.map_or_else(|| SIGN.to_owned(), |turn| format!("{turn} {SIGN}"))
}
