//! Whoever answers truly gets the ruling of the whole table: the table is hidden, every question is answered from it, and
//! verdict, cost and objections are those of the whole table.

use crate::{
    common::{run, text},
    generated,
};
use lawspeaker::{
    answer::{
        cases::{self, Suite, embedded},
        settle::{Asked, Key, Next, Opened, Question, Settled, Told, Typed, next, open, reply, reply_part},
    },
    game::{Colour, Phase, Position, find_word},
    i18n::Words,
    law::{Book, Edition, Lang},
    notation, planner,
    rules::{Action, Bearing, Matter, Ruling, Table, Verdict, list},
};
use std::{collections::BTreeMap, env};

/// The most questions that anybody is asked.
const MOST: usize = 40;
/// Every so many cases are taken; all of them if `SETTLE_STEP` is 1.
const STEP: usize = 40;
/// The most questions on the average.
const MEAN: f64 = 6.0;
/// So few disputes have no average.
const FEW: usize = 10;
/// The most questions on the average for some verbs.
const MEANS: [(&str, f64); 3] = [("travel", 4.0), ("muster", 5.0), ("recover", 6.0)];
/// One dispute of so many may hang on several cards at once, which no table has that is laid out by chance.
const MISSED: usize = 20;
/// How many tables that nobody wrote are hidden, and how many of their actions are asked about.
const TABLES: u64 = 6;
const ACTIONS: usize = 5;

/// Answers questions about a hidden table until the dispute is settled.
fn settle(truth: &Position, asked: Asked<'_>) -> Result<(Settled, Vec<Question>), String> {
    let mut told = Told::at_moment_of(truth, asked.by, asked.request);
    let mut questions = Vec::new();
    while questions.len() < MOST {
        match next(&told, asked) {
            Next::Settled(settled) => return Ok((*settled, questions)),
            Next::Impossible => return Err(format!("impossible after {questions:?}")),
            Next::Ask(question) => {
                told.answer(&question, truth);
                questions.push(question);
            }
        }
    }
    Err(format!("asked for ever: {questions:?}"))
}

fn objections(ruling: &Ruling) -> Vec<&Matter> {
    ruling.reasons.iter().filter(|reason| reason.bearing == Bearing::Against).map(|reason| &reason.matter).collect()
}

/// Returns how a settled ruling differs from that of the whole table.
fn difference(settled: &Settled, whole: &Ruling) -> Option<String> {
    let verdict = whole.verdict();
    let stands = objections(&settled.ruling);
    let holds = match verdict {
        Verdict::Legal => settled.ruling.cost == whole.cost && settled.ruling.consent_from == whole.consent_from,
        Verdict::Illegal => !stands.is_empty() && stands.iter().all(|it| objections(whole).contains(it)),
        Verdict::Open => true,
    };
    let cost = !settled.is_cost_known || verdict == Verdict::Open || settled.ruling.cost == whole.cost;
    let told = || format!("{:?} {stands:?}; whole: {verdict:?} {:?}", settled.verdict, objections(whole));
    (settled.verdict != verdict || !holds || !cost).then(told)
}

const fn verb(action: &Action) -> &'static str {
    match action {
        Action::Search(..) => "search",
        Action::Muster(_) => "muster",
        Action::Trade(..) => "trade",
        Action::Recover(_) => "recover",
        Action::Campaign(_) => "campaign",
        Action::Travel(_) => "travel",
        Action::Play { .. } | Action::Conspire(_) => "play",
        Action::Discard(..) => "discard",
        Action::Use(..) => "use",
        Action::Rest(_) | Action::Act | Action::WakePlace | Action::WakeReturn(_) | Action::WakeTake(_) => "turn",
        _ => "minor",
    }
}

/// How many questions were asked for each verb, and which disputes did not end as the whole table does.
#[derive(Default)]
struct Counts {
    by_verb: BTreeMap<&'static str, Vec<usize>>,
    wrong: Vec<String>,
}

impl Counts {
    fn add(&mut self, truth: &Position, asked: Asked<'_>, id: &str) {
        let table = Table::new(truth, asked.by, asked.edition);
        let Ok(whole) = planner::may(&table, asked.request) else { return };
        let said = notation::print(asked.request, Lang::En, false);
        match settle(truth, asked) {
            Ok((settled, questions)) => {
                self.by_verb.entry(verb(&asked.request.action)).or_default().push(questions.len());
                if let Some(difference) = difference(&settled, &whole) {
                    self.wrong.push(format!("{id}: {said}: {difference}\n   {questions:?}"));
                } else if env::var("SETTLE_SHOW").is_ok() {
                    println!("{id}: {said}: {:?} {questions:?}", settled.verdict);
                }
            }
            Err(fault) => self.wrong.push(format!("{id}: {said}: {fault}")),
        }
    }

    /// Checks the average, and how many rulings are those of the whole table.
    fn check(&self) {
        self.print();
        let all = self.all();
        assert!(mean(&all) <= MEAN, "{} questions on the average", mean(&all));
        for (verb, most) in MEANS {
            let counts = self.by_verb.get(verb).map_or(&[][..], Vec::as_slice);
            // The mean of a few disputes says nothing.
            assert!(counts.len() < FEW || mean(counts) <= most, "{verb}: {} questions on the average", mean(counts));
        }
        assert!(self.wrong.len() <= all.len() / MISSED, "{}", self.wrong.join("\n"));
    }

    fn all(&self) -> Vec<usize> {
        self.by_verb.values().flatten().copied().collect()
    }

    fn print(&self) {
        let line = |name: &str, counts: &[usize]| {
            println!(
                "{name:9}{:5} disputes, mean {:.2}, worst {}",
                counts.len(),
                mean(counts),
                counts.iter().max().unwrap_or(&0)
            );
        };
        self.by_verb.iter().for_each(|(verb, counts)| line(verb, counts));
        line("all", &self.all());
        println!("{} do not end as the whole table does\n{}", self.wrong.len(), self.wrong.join("\n"));
    }
}

#[expect(clippy::cast_precision_loss, reason = "a few thousand")]
fn mean(counts: &[usize]) -> f64 {
    counts.iter().sum::<usize>() as f64 / counts.len().max(1) as f64
}

fn of_suite(suite: &Suite, is_taken: impl Fn(usize) -> bool) -> Counts {
    let mut counts = Counts::default();
    for (_, case) in suite.cases.iter().enumerate().filter(|(at, case)| is_taken(*at) && case.asks_action()) {
        let edition = case.edition.as_deref().and_then(Edition::from_word).unwrap_or(Edition::Current);
        let truth = cases::position(suite, case).unwrap_or_else(|fault| panic!("{}: {fault:?}", case.id));
        // Before the first turn and after the last nobody settles a dispute by asking back.
        if matches!(truth.phase, Phase::Setup | Phase::Chronicle) {
            continue;
        }
        let by: Option<Colour> = case.player.as_deref().and_then(|player| find_word(player).ok()).or(truth.turn);
        let request = notation::parse(&case.ask, &truth, by).unwrap_or_else(|fault| panic!("{}: {fault:?}", case.id));
        counts.add(&truth, Asked { request: &request, by, edition }, &case.id);
    }
    counts
}

fn setting(name: &str, usual: usize) -> usize {
    env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(usual)
}

#[test]
fn whoever_answers_truly_gets_the_ruling_of_the_whole_table() {
    let suite = embedded(Book::Oath).expect("a suite");
    let (step, offset) = (setting("SETTLE_STEP", STEP), setting("SETTLE_OFFSET", 0));
    of_suite(&suite, |at| at % step == offset).check();
}

#[test]
fn tables_that_nobody_wrote_are_settled_as_they_are() {
    let mut counts = Counts::default();
    for seed in 0..TABLES {
        let truth = generated::position(seed);
        let listed = list(&Table::new(&truth, None, Edition::Current));
        let step = listed.len().div_ceil(ACTIONS).max(1);
        for it in listed.iter().step_by(step) {
            counts.add(&truth, Asked { request: &it.asked, by: truth.turn, edition: Edition::Current }, &format!("table {seed}"));
        }
    }
    counts.check();
}

/// Nothing is remembered: what is told goes in, the next question comes out.
#[test]
fn without_a_terminal_the_next_question_is_printed() {
    let document = |command: &str| -> serde_json::Value {
        let output = run(command);
        assert_eq!(output.status.code(), Some(1), "{command}");
        serde_json::from_str(&text(&output.stdout)).expect("JSON")
    };
    let first = document("settle travel cradle-2 --json");
    assert_eq!(first["schema"], "lawspeaker/settle/1");
    assert_eq!((&first["verdict"], &first["next"]["kind"]), (&"open".into(), &"place".into()));
    assert_eq!(first["next"]["question"], "Where is Red's pawn?");
    let site = document("settle travel mountain --json --lang de");
    assert_eq!(
        (&site["next"]["key"], &site["next"]["question"]),
        (&"mountain.slot".into(), &"Wo auf dem Spielplan liegt der Ort „Berg“?".into())
    );
    let unknown = document("settle travel cradle-2 --unknown red.pawn --json");
    assert!(unknown["next"]["key"] != "red.pawn", "{unknown}");
}

#[test]
fn a_card_that_nobody_knows_is_not_asked_for_again() {
    let facts = "turn red; Steppe in cradle 1; Mountain in provinces 1; red: exile at Steppe, 6 supply";
    let document = |unknown: &str| -> serde_json::Value {
        let speaker = Words::new(Lang::En);
        let typed = Typed { position: facts, action: "travel mountain", unknown, ..Typed::default() };
        let Ok(Opened::Dispute(dispute, told)) = open(&speaker, typed) else { panic!("no dispute") };
        serde_json::to_value(dispute.answer(&speaker, &told).unwrap_or_else(|error| panic!("{error}"))).expect("JSON")
    };
    let first = document("");
    assert_eq!(first["next"]["key"], "cards", "{first}");
    let listed = |document: &serde_json::Value| -> Vec<String> {
        document["next"]["choices"].as_array().expect("cards").iter().map(|it| it.as_str().expect("a name").to_owned()).collect()
    };
    let cards = listed(&first);
    let second = document(&cards.join(","));
    let again = if second["next"].is_null() { Vec::new() } else { listed(&second) };
    assert!(cards.iter().all(|card| !again.contains(card)), "{second}");
    assert_eq!(second["unknown"].as_array().map(Vec::len), Some(cards.len()), "{second}");
}

/// What the action itself lacks is asked for first, and the answer makes it whole.
#[test]
fn what_an_action_lacks_is_asked_for() {
    let facts = "turn red; Mountain in provinces 1: Longbows; red: exile at Mountain";
    for (lang, action, reply, whole) in [
        (Lang::En, "recover darkest secret", "2", "recover darkest secret paying 2"),
        (Lang::En, "recover the people's favor", "paying 3", "recover the people's favor paying 3"),
        (Lang::En, "recover", "relic", "recover relic"),
        (Lang::En, "muster", "Longbows", "muster Longbows"),
        (Lang::En, "trade Longbows", "secrets", "trade Longbows for secrets"),
        (Lang::En, "trade", "longbows", "trade longbows"),
        (Lang::En, "travel", "Mountain", "travel Mountain"),
        (Lang::En, "campaign", "blue", "campaign blue"),
        (Lang::En, "campaign blue", "Mountain", "campaign blue targeting Mountain"),
        (Lang::En, "red campaigns against the bandits", "Mountain", "red campaigns against the bandits targeting Mountain"),
        (Lang::En, "search", "world", "search world"),
        (Lang::En, "play Longbows", "advisers", "play Longbows to advisers"),
        (Lang::De, "berge das dunkelste Geheimnis", "2", "berge das dunkelste Geheimnis zahlen 2"),
        (Lang::De, "handle mit den Langbögen", "Gunst", "handle mit den Langbögen für Gunst"),
        (Lang::De, "Rot sucht", "Weltstapel", "Rot sucht Weltstapel"),
        (Lang::Pl, "odzyskaj najmroczniejszą tajemnicę", "2", "odzyskaj najmroczniejszą tajemnicę płacąc 2"),
        (Lang::Pl, "podróżuj", "Góra", "podróżuj Góra"),
    ] {
        let speaker = Words::new(lang);
        let typed = Typed { position: facts, action, ..Typed::default() };
        let opened = open(&speaker, typed).unwrap_or_else(|error| panic!("{action}: {error}"));
        let asked = opened.answer(&speaker, action).unwrap_or_else(|error| panic!("{action}: {error}"));
        let next = asked.next.unwrap_or_else(|| panic!("{action}: nothing is asked"));
        assert_eq!(next.key, "action", "{action}");
        let form = next.action.unwrap_or_default();
        assert!(form.starts_with(action) && form.contains("{}"), "{action}: {form}");
        let Opened::Part(lacking, told) = opened else { panic!("{action}: another question") };
        let said = reply_part(&speaker, &told, &lacking, reply).unwrap_or_else(|error| panic!("{action}: {reply}: {error}"));
        assert_eq!(said, whole, "{action}");
        assert!(reply_part(&speaker, &told, &lacking, "potato of gold").is_err(), "{action}");
    }
}

/// Returns the facts once an answer is given, or why it is none.
fn answered(key: Key, typed: &str) -> Result<Told, String> {
    let mut told = Told::default();
    told.describe(Colour::Red);
    let words = Words::new(Lang::En);
    reply(&words, &mut told, &Question::Key(key), typed).map(|()| told).map_err(|error| error.to_string())
}

/// An answer says all that was asked, and nothing in it is passed over.
#[test]
fn answers_are_read_as_strictly_as_facts() {
    let supply = |typed: &str| answered(Key::Supply(Colour::Red), typed).ok().and_then(|told| told.setup.players[0].supply);
    for (typed, meant) in [("3", 3), ("three", 3), ("drei", 3), ("3 supply", 3), ("0", 0), ("none", 0), ("keine", 0), ("brak", 0)]
    {
        assert_eq!(supply(typed).map(|it| it.0), Some(meant), "{typed}");
    }
    for typed in ["potato", "3 potatoes", "9", "+1", "3 blue", "3 supply and 2 favor", "law settle travel mountain", "yellow 3"] {
        assert_eq!(supply(typed), None, "{typed}");
    }
    let banner = |typed: &str| {
        let told = answered(Key::DarkestSecret, typed).ok()?;
        told.setup.darkest_secret.map(|banner| (banner.holder, banner.secrets.0))
    };
    for (typed, meant) in [
        ("red 3", (Some(Colour::Red), 3)),
        ("3 secrets, red", (Some(Colour::Red), 3)),
        ("nobody 1", (None, 1)),
        ("niemand, 1", (None, 1)),
        ("żółty 2", (Some(Colour::Yellow), 2)),
    ] {
        assert_eq!(banner(typed), Some(meant), "{typed}");
    }
    for typed in
        ["red", "3", "not yellow, and not 5", "law settle recover darkest secret paying 3", "red 3 blue 2", "red three four"]
    {
        assert_eq!(banner(typed), None, "{typed}");
    }
    let pawn = |typed: &str| {
        let told = answered(Key::Pawn(Colour::Red), typed).ok()?;
        told.setup.site(told.setup.players[0].pawn?)?.card().map(|card| card.id)
    };
    for typed in ["Berg", "mountain", "auf dem Berg", "at the Mountain", "Góra", "provinces 1 Mountain", "Mountain, cradle-2"] {
        assert_eq!(pawn(typed), Some("mountain"), "{typed}");
    }
    assert_eq!(pawn("on the potato"), None);
    let refusal = answered(Key::DarkestSecret, "red").expect_err("half an answer");
    assert!(!refusal.contains("quotes"), "{refusal}");
}

/// A site that only a pawn names stands wherever it can; what lies there is not known.
#[test]
fn a_site_without_a_place_stands_where_it_can() {
    let code = |command: &str| (run(command).status.code(), text(&run(command).stderr));
    let dear = code("may travel cradle-2 --given \"red: exile at Mountain, 0 supply\"");
    assert_eq!(dear.0, Some(1), "no Supply is too little from everywhere: {}", dear.1);
    for command in [
        "may muster longbows --given \"red: exile at Mountain, 4 supply, 1 favor\"",
        "settle muster longbows --given \"red: exile at Mountain, 4 supply\"",
        "settle muster longbows --given \"red: exile at Mountain, 4 supply; Mountain: Longbows\"",
    ] {
        let (code, error) = code(command);
        assert_eq!((code, error.as_str()), (Some(1), ""), "{command}");
    }
}

/// Who `you` are is said first; that nobody said it, too.
#[test]
fn settle_says_who_acts() {
    let page = |command: &str| text(&run(command).stdout);
    assert!(page("settle rest --unknown red.pawn --player blue").lines().count() > 0);
    assert!(page("settle travel cradle-2 --player blue").contains("You are Blue."));
    assert!(page("settle travel cradle-2").contains("Nobody said who acts"));
}
