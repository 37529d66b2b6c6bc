//! `law table`: the board, then a prompt. Whatever is typed there is an action, which is carried out on the table, or anything
//! that can follow `law`. Without a terminal, lines are read from standard input and answered one by one.

mod assistant;
mod line;
mod unfinished;

use super::{
    Answer, Context, answer_at,
    command::{Arguments, Command, values},
    eprint_all, eprint_error, help,
    judge::{self, ROLL, Typed},
    options, position, table, write,
};
use crate::{
    answer::{
        Ask, Error, SpokenCommand, asked_about,
        judge::{Table, edition_of},
        spoken_command, spoken_reply,
    },
    i18n::{family, id},
    law::{Edition, Lang},
    notation::facts::says_unknown,
};
use assistant::Assistant;
use clap::{Arg, ArgMatches};
use line::Line;
use rustyline::{CompletionType, Config, Editor, error::ReadlineError, history::DefaultHistory};
use std::io::{self, BufRead as _, IsTerminal as _};
use unfinished::{Reply, Unfinished};

/// The command.
pub const COMMAND: Command = Command::new("table", id::HELP_TABLE, arguments, run);

/// The sign at the end of the prompt.
const SIGN: &str = "› ";
/// The command that plans a turn.
const PLAN: &str = "plan";
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
    let mut session = Session { ctx, file, edition, planned: Vec::new(), failed: false, unfinished: None };
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
    /// The steps of the last plan that was shown.
    planned: Vec<String>,
    /// Whether a line could not be answered, or an action was not carried out.
    failed: bool,
    /// The action that lacks something that was asked for.
    unfinished: Option<Unfinished>,
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

    /// Takes a line as the reply to what is asked for, first of all; returns whether nothing is left of it to be answered.
    fn is_taken(&mut self, reply: &str) -> bool {
        let Some(unfinished) = &self.unfinished else {
            let replies = spoken_reply(reply).is_some();
            if replies {
                self.tell(&self.ctx.say(id::PROMPT_NOTHING_ASKED));
            }
            return replies;
        };
        let rolled = format!("{} {ROLL}", unfinished.action);
        // What is taken back is the action that is under way.
        if reply.is_empty() || matches!(spoken_command(reply), Some((SpokenCommand::Undo, rest)) if rest.is_empty()) {
            self.drop_unfinished();
            return true;
        }
        if reply == ROLL {
            self.carry_out(&rolled);
            return true;
        }
        self.is_replied(reply)
    }

    /// Answers a line and returns whether more are read.
    fn respond(&mut self, typed: &str) -> bool {
        let reply = typed.trim();
        if self.is_taken(reply) {
            return true;
        }
        if let Some(action) = reply.strip_suffix(ROLL)
            && let Line::Action(action) = Line::new(&self.ctx.words, self.ctx.commands, self.table().as_ref(), action)
        {
            self.drop_unfinished();
            self.carry_out(&format!("{action} {ROLL}"));
            return true;
        }
        let line = Line::new(&self.ctx.words, self.ctx.commands, self.table().as_ref(), typed);
        if self.unfinished.is_some() && self.is_kept_back(&line, reply) {
            return true;
        }
        let is_between = self.unfinished.as_ref().is_some_and(|it| !it.how().is_empty())
            && matches!(line, Line::Help | Line::Turn | Line::Search { .. } | Line::Arguments(_));
        match line {
            Line::Nothing => {}
            Line::Leave => return false,
            Line::Help => self.tell(&self.ctx.say(id::PROMPT_HELP)),
            Line::Near { typed, action } => {
                self.failed = true;
                let values = [("typed", (&typed).into()), ("action", (&action).into())];
                self.tell(&self.ctx.words.say_with(id::PROMPT_NEAR_ACTION, &values));
            }
            Line::Search { fault, words } => {
                self.tell(&fault);
                let few: &[&str] = if asked_about(reply).is_some() { &["search"] } else { &["search", "-n", "1"] };
                let search = few.iter().map(|word| (*word).to_owned()).chain(words).collect::<Vec<String>>();
                self.answer(&search);
            }
            Line::Action(action) => {
                self.drop_unfinished();
                self.carry_out(&action);
            }
            Line::Lacking(action) => {
                self.drop_unfinished();
                self.ask_for_rest(&action);
            }
            Line::Turn => self.tell(&self.table().map(|table| table.turn()).unwrap_or_default()),
            Line::Arguments(arguments) => self.command(&arguments),
        }
        // A question that still stands is asked again below what came in between.
        if let Some(unfinished) = self.unfinished.as_ref().filter(|_| is_between) {
            self.tell(&format!("{} {}", unfinished.question(), unfinished.how()));
        }
        true
    }

    /// Answers a command, or words without one.
    fn command(&mut self, arguments: &[String]) {
        match arguments.first().map(String::as_str) {
            Some("board") if arguments.len() == 1 => self.show_board(),
            Some(word @ ("open" | "close")) => {
                let changes_table = word == "close" || arguments.len() > 1;
                self.answer(arguments);
                if changes_table {
                    self.file = arguments.get(1).cloned();
                }
            }
            // A prompt inside the prompt would only hide where one is.
            Some("table") => self.show_board(),
            Some(PLAN) => self.planned = self.steps(arguments),
            Some("do") if arguments.get(1).is_some_and(|word| word == PLAN) => self.do_planned(arguments.get(2)),
            _ => self.answer(arguments),
        }
    }

    /// Takes a line as the reply to what is asked for; returns whether it is one.
    fn is_replied(&mut self, reply: &str) -> bool {
        let Some(unfinished) = &self.unfinished else { return false };
        let question = unfinished.question().to_owned();
        match unfinished.reply(self.table().as_ref(), reply) {
            Some(Reply::Action(action)) => {
                // Only what leaves the action as it is would be asked again.
                let same = |it: &&mut Unfinished| it.action == action;
                self.unfinished.iter_mut().filter(same).for_each(|it| it.answered.push(question.clone()));
                self.carry_out(&action);
                true
            }
            Some(Reply::Fact(fact)) => {
                let action = unfinished.action.clone();
                let mut words = vec!["set".to_owned()];
                words.extend(line::split(&fact));
                let is_told = answer_at(self.ctx, self.file.as_deref(), self.edition.as_deref(), &words).is_ok();
                if is_told {
                    self.carry_out(&action);
                }
                // That something is there was told; what it is may stay unknown as well.
                let is_same = self.unfinished.as_ref().is_some_and(|it| it.question() == question);
                if is_told && is_same && says_unknown(reply) { self.is_replied(reply) } else { is_told }
            }
            Some(Reply::Drop) => {
                self.drop_unfinished();
                true
            }
            Some(Reply::Lacking(action)) => {
                self.unfinished = None;
                self.ask_for_rest(&action);
                true
            }
            None => false,
        }
    }

    /// Shows every way to end an action that lacks something, and asks for that.
    fn ask_for_rest(&mut self, action: &str) {
        let words: Vec<String> = std::iter::once("may".to_owned()).chain(line::split(action)).collect();
        let table = self.table();
        if table.as_ref().is_some_and(|table| table.ways(action).is_some()) {
            self.answer(&words);
        }
        if let Some(lacking) = table.and_then(|table| table.lacking(action)) {
            let asks = vec![lacking.ask(&self.ctx.words)];
            self.unfinished = Some(Unfinished { action: action.to_owned(), asks, told: Vec::new(), answered: Vec::new() });
        }
    }

    /// Says that a line is no reply, or that dice have fallen and the fight is finished first; returns whether it is kept back.
    fn is_kept_back(&self, line: &Line, typed: &str) -> bool {
        let Some(unfinished) = &self.unfinished else { return false };
        let table = self.table();
        let is_number = typed.chars().all(|letter| letter.is_ascii_digit());
        let is_other = match line {
            Line::Nothing | Line::Leave | Line::Help | Line::Turn | Line::Lacking(_) => true,
            Line::Action(action) => {
                let is_whole = table.as_ref().is_some_and(|table| table.glance(action).is_ok());
                if is_whole && unfinished.action.contains(" / ") {
                    self.tell(&self.ctx.words.say_with(id::PROMPT_FINISH_FIRST, &[("how", unfinished.how().into())]));
                    return true;
                }
                is_whole
            }
            Line::Arguments(words) => {
                let is_command = words.first().is_some_and(|word| help::find(self.ctx.commands, word).is_some());
                is_command || !is_number && (line::is_name(typed) || typed.ends_with('?'))
            }
            Line::Near { .. } => false,
            Line::Search { .. } => typed.ends_with('?'),
        };
        if is_other {
            return false;
        }
        match unfinished.fault(table.as_ref(), typed) {
            Some(error) => eprint_error(&error),
            None => self.tell(&self.ctx.words.say_with(id::PROMPT_NO_REPLY, &[("how", unfinished.how().into())])),
        }
        true
    }

    /// Carries out an action; asks for what it lacks, and for what could be chosen in it.
    fn carry_out(&mut self, action: &str) {
        let answered = self.unfinished.as_ref().map(|it| it.answered.clone()).unwrap_or_default();
        let typed = Typed::at_prompt(action, self.file.as_deref(), self.edition.as_deref(), answered);
        match judge::perform(self.ctx, &typed) {
            Ok(answer) => {
                // What lacks something that can be said has not failed.
                self.failed |= answer.negative && answer.asks.is_empty();
                if !answer.negative {
                    self.unfinished = None;
                }
                let _ = write(&answer.out);
                eprint_all(&answer.stderr);
                if answer.negative {
                    self.asks(action, &answer.asks, &[]);
                }
            }
            Err(error) => {
                let action = action.strip_suffix(ROLL).unwrap_or(action).trim_end();
                if !self.asks(action, error.asks(), error.hints()) {
                    self.failed = true;
                    eprint_error(&error);
                }
            }
        }
    }

    /// Asks for what an action lacks, unless that was answered; returns whether something is asked for.
    fn asks(&mut self, action: &str, asks: &[Ask], hints: &[String]) -> bool {
        let (told, answered) = self.unfinished.as_ref().map(|it| (it.told.clone(), it.answered.clone())).unwrap_or_default();
        let asks: Vec<Ask> = asks.iter().filter(|ask| !answered.contains(&ask.said)).cloned().collect();
        let Some(first) = asks.first() else { return false };
        let is_asked = |line: &String| asks.iter().any(|ask| ask.line == *line || ask.typed == *line);
        hints.iter().filter(|line| !told.contains(line) && !is_asked(line)).for_each(|line| self.tell(line));
        if !first.how.is_empty() {
            self.tell(&format!("{} {}", first.said, first.how));
        }
        self.unfinished = Some(Unfinished { action: action.to_owned(), asks, told: hints.to_vec(), answered });
        true
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
            Some(unfinished) if unfinished.how().is_empty() => format!("{} {SIGN}", unfinished.question()),
            Some(_) => SIGN.to_owned(),
            None => prompt(table),
        }
    }

    /// Writes lines of the prompt's own.
    fn tell(&self, text: &str) {
        let mut page = String::new();
        text.lines().for_each(|line| self.ctx.page.line(&mut page, line, 0));
        let _ = write(&page);
    }

    /// Carries out a step of the plan that was shown last; the first, if no number is typed. Where none was shown, one is made.
    fn do_planned(&mut self, typed: Option<&String>) {
        if self.planned.is_empty() {
            self.planned = self.steps(&[PLAN.to_owned()]);
        }
        let number = typed.map_or(Some(1), |typed| typed.parse::<usize>().ok());
        let step = number.and_then(|number| self.planned.get(number.checked_sub(1)?)).cloned();
        if let Some(step) = step {
            self.carry_out(&step);
        } else {
            let words = &self.ctx.words;
            self.failed = true;
            eprint_error(&Error::new(words, "no-step", words.say(id::TURN_NO_SUCH_STEP)));
        }
    }

    /// Draws the table.
    fn show_board(&mut self) {
        let arguments = std::iter::once("board".to_owned()).chain(self.file.clone()).collect::<Vec<String>>();
        self.answer(&arguments);
    }

    /// Answers a command line as outside the prompt, at this table.
    fn answer(&mut self, arguments: &[String]) {
        self.steps(arguments);
    }

    /// Answers a command line and returns the steps of the plan in the answer.
    fn steps(&mut self, arguments: &[String]) -> Vec<String> {
        match answer_at(self.ctx, self.file.as_deref(), self.edition.as_deref(), arguments) {
            Ok(answer) => {
                self.failed |= answer.negative && arguments.first().is_some_and(|command| command == "do");
                let _ = write(&answer.out);
                eprint_all(&answer.stderr);
                answer.steps
            }
            Err(error) => {
                self.failed = true;
                eprint_error(&error);
                Vec::new()
            }
        }
    }
}

/// Returns what stands before the line: whose turn it is and when.
fn prompt(table: Option<&Table<'_>>) -> String {
    let turn = table.map(Table::turn).filter(|turn| !turn.is_empty());
    turn.map_or_else(|| SIGN.to_owned(), |turn| format!("{turn} {SIGN}"))
}
