//! The prompt as people use it: scripts through standard input, and a real terminal, in three languages.

use crate::common::{law, split, text};
use std::{
    fs,
    io::Write as _,
    path::PathBuf,
    process::{Command, Output, Stdio},
};

/// Returns the table of the example, with no Search under way.
fn example() -> String {
    include_str!("game/example.toml").split_inclusive('\n').filter(|line| !line.starts_with("drawn")).collect()
}

/// A folder of its own for one test, with an open table in it.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str, table: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("law-prompt-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        let folder = Self(fs::canonicalize(folder).expect("a folder"));
        fs::write(folder.0.join("table.toml"), table).expect("a table");
        assert!(folder.run("open table.toml").status.success());
        folder
    }

    fn table(&self) -> String {
        fs::read_to_string(self.0.join("table.toml")).expect("a table")
    }

    fn law(&self) -> Command {
        let mut law = law();
        law.current_dir(&self.0).env("LAWSPEAKER_STATE", self.0.join("state"));
        law
    }

    pub(crate) fn run(&self, line: &str) -> Output {
        self.law().args(split(line)).output().expect("law runs")
    }

    /// Returns all that is said to the lines of a script, stdout and then stderr, each on one line.
    pub(crate) fn played(&self, options: &str, script: &str) -> String {
        let mut law = self.law();
        let law = law.arg("table").args(split(options)).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = law.spawn().expect("law runs");
        let written = child.stdin.take().map(|mut stdin| stdin.write_all(script.as_bytes()));
        assert!(matches!(written, Some(Ok(()))), "the script is read");
        let output = child.wait_with_output().expect("law ends");
        format!("{}\n{}", text(&output.stdout), text(&output.stderr))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What cannot be removed stays in the temporary folder.
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn the_odds_and_the_name_of_the_program_are_understood() {
    let folder = Folder::new("odds", &example());
    let asked = text(&folder.run("odds 6v4+3").stdout);
    for line in ["odds 6v4+3", "law odds 6v4+3", "6v4+3", "Law 6v4+3"] {
        let said = folder.played("", &format!("{line}\n"));
        assert!(said.contains(asked.trim_end()), "{line}: {said}");
    }
}

#[test]
fn a_question_is_ruled_on_and_not_carried_out() {
    let folder = Folder::new("question", &example());
    for (lang, line, verdict) in [
        ("en", "travel mountain?", "LEGAL"),
        ("en", "can I travel to the mountain", "LEGAL"),
        ("en", "may I travel to the mountain?", "LEGAL"),
        ("de", "Darf ich zum Berg reisen?", "ERLAUBT"),
        ("de", "kann ich ruhen", "ERLAUBT"),
        ("pl", "czy mogę podróżować na Górę?", "WOLNO"),
        ("pl", "mogę odpocząć", "WOLNO"),
    ] {
        let said = folder.played(&format!("--lang {lang}"), &format!("{line}\n"));
        assert!(said.contains(verdict), "{line}: {said}");
        let outside = text(&folder.run(&format!("--lang {lang} {line}")).stdout);
        assert!(outside.contains(verdict), "law {line}: {outside}");
        assert_eq!(folder.table(), example(), "{line}");
    }
    let said = folder.played("", "can I keep a vision?\n");
    assert!(said.contains(text(&folder.run("search -n 1 can I keep a vision?").stdout).trim_end()), "{said}");
}

#[test]
fn commands_are_said_as_people_say_them() {
    let folder = Folder::new("commands", &example());
    for (lang, go, check, back, wins, log) in [
        ("en", "travel mountain", "what can I do?", "take that back", "who is winning", "log"),
        ("de", "reise zum Berg", "Was kann ich tun?", "zurück", "wer gewinnt", "Verlauf"),
        ("pl", "podróżuj na Górę", "co mogę zrobić?", "cofnij", "kto wygrywa", "dziennik"),
    ] {
        let option = format!("--lang {lang}");
        for (line, command) in [(check, "check"), (wins, "wins")] {
            let said = folder.played(&option, &format!("{line}\n"));
            let asked = text(&folder.run(&format!("{command} --lang {lang}")).stdout);
            assert!(said.contains(asked.trim_end()), "{line}: {said}");
        }
        let said = folder.played(&option, &format!("{go}\n{back}\n{log}\n"));
        assert_eq!(folder.table(), example(), "{said}");
    }
}

#[test]
fn help_is_about_playing_and_fits_a_screen() {
    let folder = Folder::new("help", &example());
    let mut pages = Vec::new();
    for (lang, word) in [("en", "help"), ("en", "?"), ("de", "Hilfe"), ("pl", "pomoc")] {
        let said = folder.played(&format!("--lang {lang}"), &format!("{word}\n"));
        let page = said.trim_end();
        assert!(page.lines().count() <= 21, "{page}");
        assert!(page.lines().all(|line| line.chars().count() <= 80), "{page}");
        assert!(page.contains("6v4+3") && !page.contains("--json"), "{page}");
        pages.push(page.lines().skip(1).map(str::to_owned).collect::<Vec<String>>());
    }
    assert_eq!(pages[0], pages[1]);
    assert!(folder.played("", "help may\n").contains("law may"));
}

#[test]
fn a_name_that_begins_like_an_action_is_that_name() {
    let folder = Folder::new("names", &example());
    for (line, whole) in [("vow of peace", "card \"vow of peace\""), ("rest phase", "rest phase")] {
        let said = folder.played("", &format!("{line}\n"));
        assert!(said.contains(text(&folder.run(whole).stdout).trim_end()), "{line}: {said}");
    }
    let said = folder.played("", "travel price in winter\n");
    assert!(said.lines().nth(1).is_some_and(|line| line.contains("“price in winter”")), "the fault is said first: {said}");
    assert!(said.contains("law term travel-cost"), "{said}");
    let said = folder.played("", "travel mountian\n");
    assert!(said.contains("Did you mean"), "{said}");
}

/// Whoever has the real cards need not describe the deck §5.1.2: what was drawn is asked for, and played from there.
#[test]
fn law_5_1_2_a_search_asks_what_was_drawn() {
    for (lang, search, asked, drew, discard) in [
        ("en", "search world", "What did you draw?", "Keep, Wolves and Tents", ["discard Keep", "discard Tents"]),
        ("de", "suche im Weltstapel", "Was hast du gezogen?", "Keep, Wolves, Tents", ["Bergfried abwerfen", "Zelte abwerfen"]),
        ("pl", "przeszukaj talię świata", "Jakie karty dobrano?", "Keep, Wolves, Tents", ["odrzuć Donżon", "odrzuć Namioty"]),
    ] {
        for deck in ["", "[decks]\nworld = 33\n"] {
            let table = format!("{}\n{deck}", example());
            let folder = Folder::new(&format!("drawn-{lang}-{}", deck.len()), &table);
            let outside = folder.run(&format!("do {search} --lang {lang}"));
            assert!(!outside.status.success() && folder.table() == table);
            let lines = [search, "Keep, Wizrd School, Tents", drew, discard[0], discard[1], "log"];
            let said = folder.played(&format!("--lang {lang}"), &format!("{}\n", lines.join("\n")));
            assert!(said.contains(asked), "{said}");
            assert_eq!(said.contains("drawing"), lang == "en", "each language has its own word: {said}");
            assert!(folder.table().contains("drawn = [\"Wolves\"]"), "{said}\n{}", folder.table());
            assert_eq!(folder.table().contains("world = 30"), !deck.is_empty(), "{said}");
        }
    }
}

/// What chance decides in the Chronicle §8 is asked for by what it is: sites, cards or a whole deck. `--roll` is a reply, and so is a
/// deck of which nobody knows the cards any more.
#[test]
fn law_8_the_chronicle_asks_for_what_comes_up() {
    let finished = fs::read_to_string("cases/oath/positions/finished.toml").expect("a position");
    for (lang, steps, asked, unknown) in [
        (
            "en",
            ["vow devotion", "clear map", "add cards order", "remove cards", "clear relics", "rebuild deck"],
            ["Which sites", "the Archive", "the Dispossessed", "relic deck", "world deck"],
            ["set cradle discard 5", "set relic deck 13", "set world deck 26"],
        ),
        (
            "de",
            [
                "schwöre Hingabe",
                "räume Spielplan auf",
                "karten hinzufügen ordnung",
                "karten entfernen",
                "räume Reliquien auf",
                "erneuere Weltstapel",
            ],
            ["Welche Orte", "dem Archiv", "den Vertriebenen", "Reliquienstapel", "Weltstapel"],
            ["korrigiere ablagestapel wiege 5", "korrigiere reliquienstapel 13", "korrigiere weltstapel 26"],
        ),
        (
            "pl",
            ["przysięgam Oddanie", "uprzątnij mapę", "dodaj karty ładu", "usuń karty", "uprzątnij relikty", "odbuduj talię"],
            ["Które Obszary", "Archiwum", "Wysiedleńców", "talię Reliktów", "talię Świata"],
            ["popraw odrzucone kolebka 5", "popraw talia reliktów 13", "popraw talia świata 26"],
        ),
    ] {
        let folder = Folder::new(&format!("chronicle-{lang}"), &finished);
        let rolled: Vec<String> = steps.iter().flat_map(|step| [(*step).to_owned(), "--roll".to_owned()]).skip(2).collect();
        let said = folder.played(&format!("--lang {lang}"), &format!("{}\n{}\n", steps[0], rolled.join("\n")));
        assert!(asked.iter().all(|asked| said.contains(asked)), "{said}");
        // The numbers are those of the table at that step: nothing vanishes by following the advice.
        let unwrapped = said.split_whitespace().collect::<Vec<&str>>().join(" ");
        assert!(unknown.iter().all(|unknown| unwrapped.contains(unknown)), "{said}");
        assert!(folder.table().contains("written"), "{said}");
        let folder = Folder::new(&format!("shuffled-{lang}"), &finished);
        let told =
            [steps[0], steps[1], "--roll", steps[2], "--roll", unknown[0], steps[3], unknown[1], steps[4], unknown[2], steps[5]];
        let said = folder.played(&format!("--lang {lang}"), &format!("{}\n", told.join("\n")));
        assert!(folder.table().contains("written"), "{said}");
    }
}

/// While several drawn cards are left, their plays are listed with what comes first §5.1.3.
#[test]
fn law_5_1_3_plays_of_drawn_cards_are_listed_before_the_discards() {
    let folder = Folder::new("plays", &example());
    assert!(folder.run("do search world drawing Keep, Wolves, Tents").status.success());
    let listed: serde_json::Value = serde_json::from_slice(&folder.run("check --json").stdout).expect("a document");
    let of = |kind: &str| -> Vec<String> {
        let all = listed[kind].as_array().expect(kind).iter().filter_map(|it| it["action"].as_str());
        all.map(str::to_owned).collect()
    };
    assert!(of("legal").contains(&"discard keep".to_owned()), "{:?}", of("legal"));
    assert!(of("blocked").iter().any(|it| it.starts_with("play wolves to advisers")), "{:?}", of("blocked"));
}

#[test]
fn another_players_right_can_be_asked_for() {
    let folder = Folder::new("third-person", &example());
    for (lang, line, verdict) in [
        ("en", "can red travel to the mountain?", "LEGAL"),
        ("en", "can purple travel to the mountain?", "ILLEGAL"),
        ("de", "Darf Rot zum Berg reisen?", "ERLAUBT"),
        ("pl", "czy czerwony może podróżować na Górę?", "WOLNO"),
    ] {
        let said = folder.played(&format!("--lang {lang}"), &format!("{line}\n"));
        assert!(said.lines().any(|it| it.starts_with(verdict)), "{line}: {said}");
        let outside = text(&folder.run(&format!("--lang {lang} {line}")).stdout);
        assert!(outside.starts_with(verdict), "law {line}: {outside}");
        assert_eq!(folder.table(), example());
    }
}

/// A Vision wins only after three have been drawn §3.2: where nothing else is missing, that is said.
#[test]
fn law_3_2_visions_that_must_still_be_drawn_are_named() {
    let plain = include_str!("../cases/oath/positions/plain.toml");
    let folder = Folder::new("visions", plain);
    let leads = "red vision Conquest; River warbands 2 red; Mountain warbands 3 red";
    for (lang, said) in
        [("en", "3 Visions must have been drawn"), ("de", "3 Visionen gezogen"), ("pl", "dobrane co najmniej 3 Wizje")]
    {
        let short = text(&folder.run(&format!("wins --lang {lang} --given \"{leads}\"")).stdout);
        let line = short.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(line.contains(said), "{line}");
    }
    let enough = text(&folder.run(&format!("wins --given \"{leads}; visions drawn 3\"")).stdout);
    assert!(!enough.contains("must have been drawn") && enough.contains("Visionary"), "{enough}");
    let outdone = text(&folder.run("wins --given \"red vision Conquest\"").stdout);
    assert!(!outdone.contains("must have been drawn"), "{outdone}");
}

#[test]
fn a_dispute_is_settled_at_the_open_table() {
    let folder = Folder::new("settle", &example());
    let output = folder.run("settle travel mountain");
    assert!(text(&output.stdout).starts_with("LEGAL"), "{}", text(&output.stdout));
    assert!(text(&output.stderr).contains("open table"), "{}", text(&output.stderr));
    let output = folder.run("settle travel mountain --table none");
    assert!(text(&output.stdout).starts_with("OPEN") && output.stderr.is_empty(), "{}", text(&output.stdout));
    // Where a site stands in for want of a place, that place is not named, and no cost is said to be unknown beside a cost.
    let given = "--given \"red: exile at River, 1 supply; turn red; River warbands 1 purple; red warbands 2\"";
    let said = text(&folder.run(&format!("settle move 1 warband to site --table none {given}")).stdout);
    assert!(said.starts_with("ILLEGAL") && !said.contains("provinces"), "{said}");
    let said = text(&folder.run(&format!("settle campaign purple targeting River --table none {given}")).stdout);
    assert!(said.contains("This costs") && !said.contains("not known"), "{said}");
}

/// Who must agree is named when a Citizen picks up Imperial warbands §6.5.
#[test]
fn law_6_5_consent_is_said_when_it_is_done() {
    let folder = Folder::new("consent", include_str!("../cases/oath/positions/empire.toml"));
    assert!(folder.run("set red at cradle 1").status.success());
    for (lang, said) in [("en", "consent of Purple"), ("de", "Zustimmung von Lila"), ("pl", "za zgodą drugiej strony: fioletowy")]
    {
        let output = folder.run(&format!("do --dry-run --lang {lang} move 1 warbands to board"));
        assert!(text(&output.stderr).contains(said), "{}", text(&output.stderr));
    }
}

/// The victor may leave a pawn that was a target where it is §5.5.7; what would banish it is said. Nothing on the table that has no
/// part in it is said to be contested.
#[test]
fn law_5_5_7_a_spared_pawn_is_told() {
    let folder = Folder::new("spared", &example().replace("\"Vow of Peace\", ", ""));
    let attack = "campaign purple targeting Ancient City, pawn rolled 7 sword / 4 blank sacrificing 2 placing 3 at Ancient City";
    for (lang, said) in [("en", "banishing to"), ("de", "verbannen nach"), ("pl", "wyganiając na")] {
        let output = folder.run(&format!("do --dry-run --lang {lang} {attack}"));
        let told = text(&output.stderr).split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(told.contains(said) && !told.contains("law card"), "{told}");
        let output = folder.run(&format!("do --dry-run --lang {lang} {attack} banishing to Mountain"));
        let told = text(&output.stderr).split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(!told.contains(said), "{told}");
    }
}

/// Seven swords against eight defending warbands: a tie does not win §5.5.5, so two must be sacrificed.
#[test]
fn a_fight_is_asked_back_until_it_is_complete() {
    let attack = "campaign purple targeting Ancient City";
    let example = || example().replace("\"Vow of Peace\", ", "");
    let folder = Folder::new("fight", &example());
    let outside = folder.run(&format!("do {attack} rolled 7 sword / blank blank"));
    let said = text(&outside.stderr).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(!said.contains("error:") && said.contains("sacrifice exactly 2"), "{said}");
    assert_eq!(folder.table(), example());
    let replies = ["7 sword / blank blank", "2", "3 at Ancient City"];
    let said = folder.played("", &format!("{attack}\n{}\nlog\n", replies.join("\n")));
    assert!(said.contains("sacrifice exactly 2") && !said.contains("error:"), "{said}");
    let fought = folder.table();
    assert!(fought.contains("warbands = { red = 3 }"), "{said}\n{fought}");
    // A question in between is answered, an empty line takes the fight back.
    let folder = Folder::new("fight-dropped", &example());
    let said = folder.played("", &format!("{attack}\n5.5.4\n\nboard\n"));
    assert!(said.contains("Not carried out"), "{said}");
    assert_eq!(folder.table(), example());
}

#[test]
fn an_empty_wake_phase_is_passed_over_and_said() {
    // Without the Vision, the sites that are not described matter to nothing.
    let choosing = example().replace("phase = \"act\" ", "phase = \"wake\"").replace("vision = \"Conquest\"\n", "");
    let waking = choosing.replace("holder = \"red\" ", "holder = \"purple\"");
    for (lang, line, told) in [
        ("en", "do travel Mountain", "nothing to choose in the Wake Phase"),
        ("de", "do reise zum Berg", "nichts zu wählen"),
        ("pl", "do podróżuj na Górę", "nie było nic do wyboru"),
    ] {
        let folder = Folder::new(&format!("wake-{lang}"), &waking);
        let output = folder.run(&format!("{line} --lang {lang}"));
        let said = text(&output.stdout).split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(said.contains(told), "{said}\n{}", text(&output.stderr));
        assert!(folder.table().contains("phase = \"act\""), "{}", folder.table());
        assert!(text(&folder.run("log").stdout).contains("Red: travel Mountain") || lang != "en");
        assert!(folder.run("undo 2").status.success());
        assert_eq!(folder.table(), waking, "two steps");
    }
    // §4.1.1.I: with one favor on the banner another must be placed; that is no choice either.
    let forced = choosing.replace("favor = 3\n", "favor = 1\n");
    assert_ne!(forced, choosing);
    let folder = Folder::new("wake-forced", &forced);
    let output = folder.run("do travel Mountain");
    assert!(text(&output.stdout).contains("“wake place · act” came first"), "{}", text(&output.stdout));
    assert!(folder.run("undo 3").status.success());
    assert_eq!(folder.table(), forced, "three steps");
    // With the People's Favor there is something to choose: nothing is done, and it is named.
    let folder = Folder::new("wake-choice", &choosing);
    let output = folder.run("do travel Mountain");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("wake "), "{}", text(&output.stderr));
    assert_eq!(folder.table(), choosing);
}

#[test]
fn a_part_of_an_action_is_answered_with_every_way_to_end_it_and_nothing_is_done() {
    let folder = Folder::new("part", &example());
    for (line, way) in
        [("do travel", "travel Mountain"), ("do reisen --lang de", "reisen Berg"), ("do podróżować --lang pl", "podróż Góra")]
    {
        let output = folder.run(line);
        assert_eq!(output.status.code(), Some(1), "{line}");
        assert!(text(&output.stderr).contains(way), "{line}: {}", text(&output.stderr));
        assert!(output.stdout.is_empty(), "{line}");
    }
    let asked = folder.run("may travel");
    assert!(asked.status.success() && text(&asked.stdout).contains("travel Mountain"), "{}", text(&asked.stdout));
    let document: serde_json::Value = serde_json::from_slice(&folder.run("may travel --json").stdout).expect("a document");
    assert_eq!(document["schema"], "lawspeaker/actions/1");
    assert_eq!(folder.table(), example());
}

#[test]
fn the_edition_is_named_once_for_all() {
    let folder = Folder::new("edition", &example());
    let asked = |edition: &str| {
        let output = folder.law().env("LAWSPEAKER_EDITION", edition).args(["may", "rest", "--json"]).output().expect("law runs");
        let ruling: serde_json::Value = serde_json::from_slice(&output.stdout).expect("a document");
        ruling["edition"].as_str().map(str::to_owned)
    };
    assert_eq!(asked("de").as_deref(), Some("de"));
    assert_eq!(asked("").as_deref(), Some("current"));
    assert!(folder.played("--edition pl", "may rest --json\n").contains("\"edition\":\"pl\""));
}

#[test]
fn facts_over_the_open_table_are_said_so_and_none_is_none() {
    let folder = Folder::new("given", &example());
    let output = folder.run("may travel Mountain --given \"red supply 0\"");
    assert!(text(&output.stderr).contains("open table"), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("ILLEGAL"));
    let dispute = "--given \"red: exile at Steppe, 4 supply; Mountain in cradle 1; Steppe in cradle 2\"";
    let output = folder.run(&format!("may travel Mountain {dispute}"));
    assert!(text(&output.stderr).contains("--table none"), "{}", text(&output.stderr));
    let output = folder.run(&format!("may travel Mountain --table none {dispute}"));
    assert!(text(&output.stdout).starts_with("LEGAL") && output.stderr.is_empty(), "{}", text(&output.stderr));
}

/// Types lines on a terminal of 80 by 30, all of them ahead, and returns what is seen there; nothing where no terminal can be
/// made.
fn typed_on_a_terminal(folder: &Folder, options: &str, typed: &str) -> Option<String> {
    let program = format!("stty cols 80 rows 30; exec '{}' table {options}", env!("CARGO_BIN_EXE_law"));
    let mut terminal = Command::new("script");
    terminal.args(["-qec", &program, "/dev/null"]).current_dir(&folder.0).env("TERM", "xterm").env("SHELL", "/bin/sh");
    for (name, value) in folder.law().get_envs() {
        match value {
            Some(value) => terminal.env(name, value),
            None => terminal.env_remove(name),
        };
    }
    let mut child = terminal.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().ok()?;
    child.stdin.take()?.write_all(typed.as_bytes()).ok()?;
    let seen = child.wait_with_output().ok()?.stdout;
    Some(without_codes(&String::from_utf8_lossy(&seen)))
}

/// Returns what a terminal shows without the codes that move and colour.
fn without_codes(seen: &str) -> String {
    let mut parts = seen.split("\u{1b}[");
    let first = parts.next().unwrap_or_default().to_owned();
    let behind =
        |part: &str| part.trim_start_matches(|sign: char| !sign.is_ascii_alphabetic()).chars().skip(1).collect::<String>();
    parts.fold(first, |text, part| text + &behind(part))
}

#[test]
fn a_real_terminal_answers_everything_that_is_typed_ahead() {
    for (lang, lines, seen) in [
        (
            "en",
            ["can I rest?", "what can I do?", "travel mountain", "take that back", "quit"],
            ["Ctrl-D\r\n  leaves.", "LEGAL", "Illegal: 10. “check --full”"],
        ),
        (
            "de",
            ["Darf ich ruhen?", "was kann ich tun?", "reise zum Berg", "zurück", "ende"],
            ["--edition de", "ERLAUBT", "Verboten: 10. „check --full“"],
        ),
        (
            "pl",
            ["czy mogę odpocząć?", "co mogę zrobić?", "podróżuj na Górę", "cofnij", "koniec"],
            ["--edition pl", "WOLNO", "Nie wolno: 10. „check --full”"],
        ),
    ] {
        let folder = Folder::new(&format!("terminal-{lang}"), &example());
        let typed: String = lines.iter().flat_map(|line| [*line, "\r"]).collect();
        // Without util-linux there is no terminal to type on.
        let Some(said) = typed_on_a_terminal(&folder, &format!("--lang {lang}"), &typed) else { return };
        for expected in seen {
            assert!(said.contains(expected), "{lang}: {expected}\n{said}");
        }
        assert_eq!(folder.table(), example(), "{said}");
        let log: serde_json::Value = serde_json::from_slice(&folder.run("log --json").stdout).expect("a document");
        let kinds: Vec<&str> = log["steps"].as_array().expect("steps").iter().filter_map(|step| step["kind"].as_str()).collect();
        assert_eq!(kinds, ["action", "undo"], "{said}");
    }
}

/// Returns the table of the example on which red has one adviser.
fn few_advisers() -> String {
    let table = example().replace(", { name = \"Conspiracy\", facedown = true }]", "]");
    assert_ne!(table, example());
    table
}

/// What was drawn is private §9.4: nobody need name the cards, one is kept facedown §5.1.4.II and the others go without names.
#[test]
fn law_9_4_a_search_can_be_told_without_the_names_of_the_cards() {
    for (lang, search, replies, keep, discard) in [
        (
            "en",
            "search world",
            ["unknown", "?", "3 facedown", "facedown, facedown, facedown", "nobody knows"],
            "play facedown",
            "discard facedown",
        ),
        (
            "de",
            "suche im Weltstapel",
            ["unbekannt", "?", "3 verdeckte", "verdeckt, verdeckt, verdeckt", "weiß niemand"],
            "spiele verdeckt",
            "verdeckte Karte abwerfen",
        ),
        (
            "pl",
            "przeszukaj talię świata",
            ["nieznane", "?", "3 zakryte", "zakryta, zakryta, zakryta", "nie wiadomo"],
            "zagraj zakrytą",
            "odrzuć zakrytą",
        ),
    ] {
        for (at, reply) in replies.into_iter().enumerate() {
            let folder = Folder::new(&format!("secret-{lang}-{at}"), &few_advisers());
            let script = format!("{search}\n{reply}\n{discard}\n{discard}\n{keep}\nlog\n");
            let said = folder.played(&format!("--lang {lang}"), &script);
            let table = folder.table();
            assert!(!table.contains("drawn = [{"), "{lang} {reply}: {said}\n{table}");
            let kept = "advisers = [{ name = \"Mercenaries\", favor = 1 }, { facedown = true }]";
            assert!(table.contains(kept), "{lang} {reply}: {said}\n{table}");
        }
    }
    let folder = Folder::new("secret-short", &few_advisers());
    let drawn = |folder: &Folder| folder.table().lines().find(|line| line.starts_with("visions-drawn")).map(str::to_owned);
    let before = drawn(&folder);
    assert!(folder.run("do search world drawing 3 facedown").status.success());
    assert_eq!(drawn(&folder), before);
    assert!(folder.run("undo").status.success());
    // The draw ends early only with a Vision §2.7.1, which is announced.
    assert!(folder.run("do search world drawing 2 facedown").status.success());
    assert_ne!(drawn(&folder), before);
    assert!(folder.run("undo").status.success());
    assert!(!folder.run("do search world drawing 4 facedown").status.success());
    // Whoever plays such a card names it.
    assert!(folder.run("do search world drawing 3 facedown").status.success());
    for line in ["do discard facedown", "do discard Wolves", "do play Tents to advisers"] {
        let output = folder.run(line);
        assert!(output.status.success(), "{line}: {}", text(&output.stderr));
    }
    assert!(folder.table().contains("\"Tents\""), "{}", folder.table());
}

/// Whoever plays a facedown adviser §6.1 says which one it is.
#[test]
fn law_6_1_a_facedown_adviser_is_named_by_playing_it() {
    let table = few_advisers().replace("\"Mercenaries\", favor = 1 }]", "\"Mercenaries\", favor = 1 }, { facedown = true }]");
    let folder = Folder::new("adviser-named", &table);
    let output = folder.run("do spiele Herold zu ratgeber --lang de");
    assert!(output.status.success(), "{}", text(&output.stderr));
    let said = text(&output.stdout) + &text(&output.stderr);
    assert!(!said.contains("Ausgabe"), "no printing rules otherwise on it: {said}");
    assert!(folder.table().contains("\"Herald\""), "{}", folder.table());
}

/// An offer of Citizenship §6.6.1 and a Recover §5.4 lack the name of a relic: it is asked for, is a fact, and may stay unknown.
#[test]
fn what_is_not_described_is_asked_for_and_the_action_goes_on() {
    let offering = "turn purple; reliquary: brutal covered, decadent covered, careless covered, greedy covered\n\
                    purple: chancellor at Mountain, 3 warbands, in bank 21; relics The Grand Scepter\n\
                    yellow: exile at Steppe, 3 warbands\nMountain in cradle 1: nothing\nSteppe in cradle 2: 1 relic\n";
    for (lang, offer, giving, space, relic, unknown) in [
        ("en", "offer citizenship to yellow", "giving", "brutal", "Cracked Horn", "unknown"),
        ("de", "biete gelb das Bürgertum an", "dafür geben", "brutal", "Gesprungenes Horn", "unbekannt"),
        ("pl", "zaoferuj obywatelstwo żółtemu", "dając", "brutalność", "Pęknięty Róg", "nieznane"),
    ] {
        for (at, reply) in [relic, unknown].into_iter().enumerate() {
            let folder = Folder::new(&format!("offer-{lang}-{at}"), offering);
            let said = folder.played(&format!("--lang {lang}"), &format!("{offer}\n{space}\n{reply}\nyes\nfacts\n"));
            let facts = text(&folder.run("facts --lang en").stdout);
            let line = facts.lines().find(|line| line.starts_with("yellow")).map(str::to_owned).unwrap_or_default();
            assert!(line.contains("citizen"), "{lang} {reply}: {said}\n{facts}");
            let held = if at == 0 { "Cracked Horn" } else { "facedown" };
            assert!(line.contains(held), "{lang} {reply}: {said}\n{facts}");
        }
        let folder = Folder::new(&format!("offer-outside-{lang}"), offering);
        let outside = folder.run(&format!("do {offer} {giving} {space} --lang {lang}"));
        assert!(text(&outside.stderr).contains("law set"), "{}", text(&outside.stderr));
    }
    let table = few_advisers().replace("warbands = { purple = 2 }\n", "");
    for (lang, recover, reply, held) in [
        ("en", "recover the relic", "Map", "\"Map\""),
        ("de", "berge die Reliquie", "Landkarte", "\"Map\""),
        ("pl", "odzyskuję relikt", "nieznany", "relics = [{ facedown = true }]"),
    ] {
        let folder = Folder::new(&format!("recover-{lang}"), &table);
        let said = folder.played(&format!("--lang {lang}"), &format!("{recover}\n{reply}\n"));
        let red = folder.table().split("colour = \"red\"").nth(1).map(str::to_owned).unwrap_or_default();
        assert!(red.contains(held) || red.contains("Landkarte"), "{lang}: {said}\n{red}");
    }
}

/// A journey to a facedown site §5.6.2 asks which site it is.
#[test]
fn law_5_6_2_a_facedown_site_is_named_when_somebody_comes() {
    let table = "round 3; turn red; phase act\nSteppe in cradle 1: nothing\nprovinces 3: facedown\n\
                 red: exile at Steppe, 6 supply, 3 warbands\npurple: chancellor at Steppe\n";
    for (lang, travel, reply) in [
        ("en", "travel provinces 3", "Charming Valley"),
        ("de", "reise nach Provinzen 3", "Bezauberndes Tal"),
        ("pl", "podróż prowincje-3", "Czarująca Dolina"),
    ] {
        let folder = Folder::new(&format!("facedown-site-{lang}"), table);
        let said = folder.played(&format!("--lang {lang}"), &format!("{travel}\n{reply}\n"));
        let facts = text(&folder.run("facts --lang en").stdout);
        assert!(facts.contains("red: exile at Charming Valley"), "{lang}: {said}\n{facts}");
    }
}

/// The battle plans of both sides §5.5.3 are asked for before the dice, the attacker's first; a bare number says how many warbands
/// go or stay.
#[test]
fn law_5_5_3_both_sides_are_asked_for_battle_plans_and_numbers_answer() {
    let attack = "campaign purple targeting Ancient City";
    let table = || example().replace("\"Vow of Peace\", ", "");
    let folder = Folder::new("plans-asked", &table());
    let said = folder.played("", &format!("{attack}\nnone\n7 sword against blank blank\ntwo\n3\n"));
    assert!(said.contains("Which battle plans does Purple use?") && said.contains("Longbows"), "{said}");
    assert!(folder.table().contains("warbands = { red = 3 }"), "{said}\n{}", folder.table());
    // While the dice lie, neither a chapter nor another action comes between.
    let folder = Folder::new("plans-kept", &table());
    let said = folder.played("", &format!("{attack}\n7 sword / blank blank\n6\nrest\nyes\n3 warbands\n"));
    assert!(said.contains("That is no answer") || said.contains("0 or 2"), "{said}");
    assert!(said.lines().count() < 60, "{said}");
    assert!(folder.table().contains("warbands = { red = 3 }"), "{said}\n{}", folder.table());
    for (lang, line, attacker, defender) in [
        ("de", "kämpfen lila ziele Uralte Stadt\nkeine", "Welche Schlachtpläne nutzt Rot?", "Welche Schlachtpläne nutzt Lila?"),
        ("pl", "atakuję fioletowego cele Starożytne Miasto\nbrak", "używa gracz czerwony?", "używa gracz fioletowy?"),
    ] {
        let folder = Folder::new(&format!("plans-{lang}"), &table());
        let said = folder.played(&format!("--lang {lang}"), &format!("{line}\n"));
        let places = [attacker, defender].map(|asked| said.find(asked));
        assert!(places[0].is_some() && places[0] < places[1], "{said}");
    }
}

/// Players are named as the table speaks; a sentence that is no action says that nothing was done.
#[test]
fn what_a_player_does_may_be_said_of_the_player() {
    for (at, (lang, line, nothing)) in [
        ("en", "red travels to the mountain", "red sings a song"),
        ("de", "Rot reist zum Berg", "Rot singt ein Lied"),
        ("pl", "czerwony podróżuje na Górę", "czerwony śpiewa piosenkę"),
    ]
    .into_iter()
    .enumerate()
    {
        let folder = Folder::new(&format!("third-person-{at}"), &example());
        let before = folder.table();
        let said = folder.played(&format!("--lang {lang}"), &format!("{nothing}\n"));
        assert_eq!(folder.table(), before, "{said}");
        assert!(
            ["nothing was done", "Nichts ist geschehen", "nic nie zrobiono"].iter().any(|told| said.contains(told)),
            "{said}"
        );
        let said = folder.played(&format!("--lang {lang}"), &format!("{line}\n"));
        assert_ne!(folder.table(), before, "{said}");
        assert!(!said.contains("Red: red") && !said.contains("Rot: Rot"), "{said}");
    }
}

/// While something is asked for, to take back is to drop the action, and no step before it.
#[test]
fn what_is_under_way_is_taken_back_first() {
    let folder = Folder::new("drop-first", &example());
    folder.played("", "set red favor 2\n");
    let before = folder.table();
    let said = folder.played("", "search world\nundo\n");
    assert!(said.contains("Not carried out"), "{said}");
    assert_eq!(folder.table(), before, "{said}");
}

/// The cards of a Search §5.1.3 are told in one sentence.
#[test]
fn law_5_1_3_what_is_kept_and_discarded_is_said_at_once() {
    for (at, (lang, search, sentence)) in [
        ("en", "search world drawing Keep, Wolves, Tents", "keep Keep, discard the rest"),
        ("en", "search world drawing Keep, Wolves, Tents", "discard Wolves and Tents"),
        ("de", "suche im Weltstapel ziehen Bergfried, Wölfe, Zelte", "behalte Bergfried, der Rest weg"),
        ("de", "suche im Weltstapel ziehen Bergfried, Wölfe, Zelte", "behalte Bergfried, wirf die anderen beiden ab"),
        ("de", "suche im Weltstapel ziehen Bergfried, Wölfe, Zelte", "ich werfe Wölfe und Zelte ab"),
        ("pl", "przeszukuję talię dobierając Donżon, Wilki, Namioty", "zostawiam Donżon, resztę odrzucam"),
        ("pl", "przeszukuję talię dobierając Donżon, Wilki, Namioty", "odrzuć Wilki i Namioty"),
    ]
    .into_iter()
    .enumerate()
    {
        let folder = Folder::new(&format!("sentence-{at}"), &example());
        let said = folder.played(&format!("--lang {lang}"), &format!("{search}\n{sentence}\n"));
        assert!(folder.table().contains("drawn = [\"Keep\"]"), "{sentence}: {said}\n{}", folder.table());
    }
    let folder = Folder::new("sentence-played", &few_advisers());
    let said = folder.played("", "search world drawing Keep, Wolves, Tents\nkeep Tents facedown, discard the rest\n");
    assert!(folder.table().contains("{ name = \"Tents\", facedown = true }"), "{said}\n{}", folder.table());
}

#[test]
fn a_misspelt_verb_is_told_with_the_action_that_is_meant() {
    let folder = Folder::new("typos", &example());
    for (lang, line, meant) in
        [("en", "travle mountian", "travel Mountain"), ("de", "resien Berg", "reisen Berg"), ("pl", "podrż Góra", "podróż Góra")]
    {
        let said = folder.played(&format!("--lang {lang}"), &format!("{line}\n"));
        assert!(said.contains(meant), "{line}: {said}");
        assert!(said.lines().count() < 6, "{line}: {said}");
    }
    assert_eq!(folder.table(), example());
}

/// Nobody can be attacked who is elsewhere and rules nothing here §5.5.1: that is the answer, not how it is written.
#[test]
fn law_5_5_1_an_attack_without_a_target_says_why() {
    let given = "--table none --given \"turn red; red: exile at Mountain, 4 supply, 3 warbands; yellow: exile at Steppe; Mountain in \
                 provinces 1: nothing; Steppe in provinces 2: 1 yellow warband\"";
    let folder = Folder::new("no-target", &example());
    for (lang, line) in [("en", "attack yellow"), ("de", "greife Gelb an"), ("pl", "atakuję żółtego")] {
        let output = folder.run(&format!("may {line} --lang {lang} {given}"));
        assert!(text(&output.stdout).contains("5.5.1"), "{line}: {}{}", text(&output.stdout), text(&output.stderr));
    }
}
