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
    options, position, printed, table, write,
};
use crate::{
    answer::{
        Ask, Error, SpokenCommand, asks_something,
        judge::{Table, Waking, edition_of},
        lookup,
        lots::Lots,
        odds::NoRandomness,
        says_to_drop, says_to_roll, spoken_command, spoken_reply, without_filler,
    },
    i18n::{family, id},
    law::{Book, Edition, Lang},
    notation::{facts::says_unknown, link},
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
        if self.unfinished.is_none() {
            let replies = spoken_reply(reply).is_some();
            if replies {
                self.tell(&self.ctx.say(id::PROMPT_NOTHING_ASKED));
            }
            return replies;
        }
        if reply.is_empty() || says_to_drop(reply) {
            self.drop_unfinished();
            return true;
        }
        if let Some((SpokenCommand::Undo, rest)) = spoken_command(reply) {
            self.take_back(rest.first().copied());
            return true;
        }
        if reply == ROLL || says_to_roll(reply) {
            self.roll();
            return true;
        }
        // A question is answered as one, and what was asked is asked again.
        if asks_something(reply) {
            return false;
        }
        self.is_replied(reply) || without_filler(reply).is_some_and(|plain| self.is_replied(&plain))
    }

    /// Takes the action back that is under way, and then as many steps as are named beside it.
    fn take_back(&mut self, named: Option<&str>) {
        self.drop_unfinished();
        let steps = match named.map(str::parse::<usize>) {
            None => return,
            Some(Ok(count)) if count <= 1 => return,
            Some(Ok(count)) => (count - 1).to_string(),
            Some(Err(_)) => named.unwrap_or_default().to_owned(),
        };
        self.answer(&[SpokenCommand::Undo.word().to_owned(), steps]);
    }

    /// Lets chance decide what is asked for; as soon as it is asked for, where something is to be chosen before.
    fn roll(&mut self) {
        let Some(unfinished) = &mut self.unfinished else { return };
        unfinished.is_rolled = true;
        if unfinished.asks.first().is_some_and(|ask| ask.is_chance) {
            let action = unfinished.action.clone();
            self.carry_out_by_lot(&action);
        } else {
            self.ask_again();
        }
    }

    /// Asks again for what an action lacks.
    fn ask_again(&self) {
        if let Some(unfinished) = &self.unfinished {
            self.tell(format!("{} {}", unfinished.question(), unfinished.how()).trim_end());
        }
    }

    /// Carries an action out with chance: dice are rolled once and belong to the action from then on.
    fn carry_out_by_lot(&mut self, action: &str) {
        let mut random = |bytes: &mut [u8]| getrandom::fill(bytes).map_err(|_| NoRandomness);
        let dice = self.table().and_then(|table| table.dice_by_lot(action, &mut Lots::new(&mut random)));
        match dice {
            Some(dice) => {
                self.tell(&self.ctx.words.say_with(id::PROMPT_ROLLED, &[("dice", (&dice).into())]));
                self.carry_out(&format!("{action} {} {dice}", link("rolled", self.ctx.words.lang)));
            }
            None => self.carry_out(&format!("{action} {ROLL}")),
        }
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
            self.unfinished = Some(Unfinished { is_rolled: true, ..Unfinished::begun(&action) });
            self.carry_out(&action);
            self.unfinished.take_if(|it| it.asks.is_empty());
            return true;
        }
        let line = Line::new(&self.ctx.words, self.ctx.commands, self.table().as_ref(), typed);
        if self.unfinished.is_some() && self.is_kept_back(&line, reply) {
            return true;
        }
        let is_between = self.unfinished.as_ref().is_some_and(|it| !it.how().is_empty())
            && matches!(line, Line::Help | Line::Turn | Line::Told(_) | Line::Search { .. } | Line::Arguments(_));
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
                if asks_something(reply) {
                    let search = ["search", "-n", "1"].into_iter().map(str::to_owned);
                    self.answer(&search.chain(words).collect::<Vec<String>>());
                } else {
                    self.tell_where_to_read(&words.join(" "));
                }
            }
            Line::Action(action) => {
                self.drop_unfinished();
                self.carry_out(&action);
            }
            Line::Lacking(action) => {
                self.drop_unfinished();
                if !self.is_wake_first(&action) {
                    self.ask_for_rest(&action);
                }
            }
            Line::Told(told) => self.tell(&told),
            Line::Turn => self.tell(&self.table().map(|table| table.turn()).unwrap_or_default()),
            Line::Arguments(arguments) => self.command(&arguments),
        }
        // A question that still stands is asked again below what came in between.
        if is_between {
            self.ask_again();
        }
        true
    }

    /// Answers a command, or words without one.
    fn command(&mut self, arguments: &[String]) {
        match arguments.first().map(String::as_str) {
            Some("board") if arguments.len() == 1 => self.show_board(),
            Some(word @ ("open" | "close")) => {
                let changes_table = word == "close" || arguments.len() > 1;
                if self.is_answered(arguments) && changes_table {
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

    /// Says what can be chosen in the Wake Phase where an action of the Act Phase comes too early; returns whether it does.
    fn is_wake_first(&self, action: &str) -> bool {
        let table = self.table();
        let Some(Waking::Choices(choices)) = table.as_ref().and_then(Table::waking) else { return false };
        // A step of the Wake Phase that lacks something is asked for.
        let ways = table.as_ref().and_then(|table| table.ways(action));
        let is_early = ways.is_none_or(|ways| ways.legal.is_empty() && ways.open.is_empty());
        if is_early {
            let choices = choices.join(" · ");
            self.tell(&self.ctx.words.say_with(id::JUDGE_WAKE_FIRST, &[("actions", (&choices).into())]));
        }
        is_early
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
            self.unfinished = Some(Unfinished { asks, ..Unfinished::begun(action) });
        }
    }

    /// Says that a line is no reply, or that dice have fallen and the fight is finished first; returns whether it is kept back.
    fn is_kept_back(&self, line: &Line, typed: &str) -> bool {
        let Some(unfinished) = &self.unfinished else { return false };
        let table = self.table();
        let is_number = typed.chars().all(|letter| letter.is_ascii_digit());
        let is_other = match line {
            Line::Nothing | Line::Leave | Line::Help | Line::Turn | Line::Told(_) | Line::Lacking(_) => true,
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
                is_command || !is_number && (line::is_name(typed) || asks_something(typed))
            }
            Line::Near { .. } => false,
            Line::Search { .. } => asks_something(typed),
        };
        if is_other {
            return false;
        }
        if let Some(error) = unfinished.fault(table.as_ref(), typed) {
            eprint_error(&error);
        } else {
            let said = self.ctx.words.say_with(id::PROMPT_NO_REPLY, &[("how", unfinished.how().into())]);
            self.tell(&said.split_whitespace().collect::<Vec<&str>>().join(" "));
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
                let is_rolled = action.ends_with(ROLL);
                let action = action.strip_suffix(ROLL).unwrap_or(action).trim_end();
                // What chance could not decide is asked for.
                self.unfinished.iter_mut().filter(|_| is_rolled).for_each(|it| it.is_rolled = false);
                if !self.asks(action, error.asks(), error.hints()) {
                    self.failed = true;
                    eprint_error(&error);
                }
            }
        }
    }

    /// Asks for what an action lacks, unless that was answered; returns whether something is asked for.
    fn asks(&mut self, action: &str, asks: &[Ask], hints: &[String]) -> bool {
        let mut begun = self.unfinished.clone().unwrap_or_else(|| Unfinished::begun(action));
        let asks: Vec<Ask> = asks.iter().filter(|ask| !begun.answered.contains(&ask.said)).cloned().collect();
        let Some(first) = asks.first().cloned() else { return false };
        let is_asked = |line: &String| asks.iter().any(|ask| ask.line == *line || ask.typed == *line);
        hints.iter().filter(|line| !begun.told.contains(line) && !is_asked(line)).for_each(|line| self.tell(line));
        action.clone_into(&mut begun.action);
        begun.told = hints.to_vec();
        let is_rolled = begun.is_rolled && first.is_chance;
        self.unfinished = Some(Unfinished { asks, ..begun });
        if is_rolled {
            self.carry_out_by_lot(action);
        } else if !first.how.is_empty() {
            self.ask_again();
        }
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

    /// Says in one line where the rules speak of words that are no action, if they do.
    fn tell_where_to_read(&self, typed: &str) {
        let copies = printed::copies(&Lang::ALL);
        let found = lookup::search(&self.ctx.speaker, &copies, &[Book::Oath], typed, &[], 1);
        if let Some(hit) = found.hits.first() {
            let command = format!("{} ({})", hit.command, hit.excerpt.heading);
            self.tell(&self.ctx.words.say_with(id::SEARCH_READ_ON, &[("command", (&command).into())]));
        }
    }

    /// Answers a command line and returns whether there is an answer.
    fn is_answered(&mut self, arguments: &[String]) -> bool {
        self.answered(arguments).is_some()
    }

    /// Answers a command line and returns the steps of the plan in the answer.
    fn steps(&mut self, arguments: &[String]) -> Vec<String> {
        self.answered(arguments).unwrap_or_default()
    }

    /// Answers a command line and returns the steps of the plan in the answer, if there is one.
    fn answered(&mut self, arguments: &[String]) -> Option<Vec<String>> {
        match answer_at(self.ctx, self.file.as_deref(), self.edition.as_deref(), arguments) {
            Ok(answer) => {
                self.failed |= answer.negative && arguments.first().is_some_and(|command| command == "do");
                let _ = write(&answer.out);
                eprint_all(&answer.stderr);
                Some(answer.steps)
            }
            Err(error) => {
                self.failed = true;
                eprint_error(&error);
                None
            }
        }
    }
}

/// Returns what stands before the line: whose turn it is and when.
fn prompt(table: Option<&Table<'_>>) -> String {
    let turn = table.map(Table::turn).filter(|turn| !turn.is_empty());
    turn.map_or_else(|| SIGN.to_owned(), |turn| format!("{turn} {SIGN}"))
}
