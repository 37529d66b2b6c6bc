//! What a long search shows and what ends it: after half a second a line on the terminal, after its time or Ctrl-C the best that was
//! found so far.

use crate::{cli::Context, i18n::id};
use std::{
    cell::Cell,
    io::{self, IsTerminal as _, Write as _},
    process,
    sync::{
        OnceLock,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

/// How long nothing is shown.
const QUIET: Duration = Duration::from_millis(500);
/// How often the line is written anew.
const BETWEEN: Duration = Duration::from_millis(200);
/// What the shell reports of a program that Ctrl-C ended.
const INTERRUPTED: i32 = 130;

/// What Ctrl-C does: a signal knows no values, so that both are the process's own.
struct Signals {
    /// Whether a search is under way.
    searching: AtomicBool,
    /// Whether it is to end.
    interrupted: AtomicBool,
}

static SIGNALS: Signals = Signals { searching: AtomicBool::new(false), interrupted: AtomicBool::new(false) };

/// Watches over the searches of one answer.
pub struct Watch<'c> {
    ctx: &'c Context,
    begun: Instant,
    /// How long all of them may take.
    limit: Duration,
    shown: Cell<Option<Instant>>,
    is_shown: bool,
}

impl<'c> Watch<'c> {
    /// Begins to watch.
    pub fn new(ctx: &'c Context, limit: Duration) -> Self {
        static HANDLER: OnceLock<bool> = OnceLock::new();
        // Where no handler can be had, Ctrl-C ends the program as ever.
        HANDLER.get_or_init(|| ctrlc::set_handler(interrupt).is_ok());
        SIGNALS.interrupted.store(false, Ordering::Relaxed);
        SIGNALS.searching.store(true, Ordering::Relaxed);
        Self { ctx, begun: Instant::now(), limit, shown: Cell::new(None), is_shown: io::stderr().is_terminal() }
    }

    /// Returns what ends the next of so many searches that are left: its share of the time, or Ctrl-C. What one does not need is
    /// there for the others.
    pub fn share(&self, left: usize) -> Box<dyn Fn(u64) -> bool + '_> {
        let now = Instant::now();
        let left = u32::try_from(left.max(1)).unwrap_or(u32::MAX);
        let share = self.limit.saturating_sub(self.begun.elapsed()) / left;
        Box::new(move |states| self.is_enough(now, share, states))
    }

    /// Returns whether a search that began then has had its time, or somebody pressed Ctrl-C; shows how far it is.
    fn is_enough(&self, begun: Instant, limit: Duration, states: u64) -> bool {
        if self.is_shown && self.begun.elapsed() > QUIET && self.shown.get().is_none_or(|shown| shown.elapsed() > BETWEEN) {
            let states = usize::try_from(states).unwrap_or(usize::MAX);
            let said = self.ctx.words.say_with(id::TURN_PROGRESS, &[("states", states.into())]);
            let _ = write!(io::stderr(), "\r\x1b[K{said}");
            let _ = io::stderr().flush();
            self.shown.set(Some(Instant::now()));
        }
        begun.elapsed() > limit || SIGNALS.interrupted.load(Ordering::Relaxed)
    }
}

impl Drop for Watch<'_> {
    fn drop(&mut self) {
        SIGNALS.searching.store(false, Ordering::Relaxed);
        if self.shown.get().is_some() {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

/// Ends the search that is under way, or else the program.
fn interrupt() {
    if !SIGNALS.searching.load(Ordering::Relaxed) || SIGNALS.interrupted.swap(true, Ordering::Relaxed) {
        process::exit(INTERRUPTED);
    }
}
