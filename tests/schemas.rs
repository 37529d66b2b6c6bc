//! Every JSON document holds exactly what `law schema` says of it: those of every command in three languages, every card and
//! section, the positions of the case suites, and all that stand in snapshots.

use crate::{
    common::{law, run, run_with_input, split, text},
    import::SMALL,
    seed,
};
use jsonschema::Validator;
use lawspeaker::{
    answer::{
        Schema, Speaker,
        judge::Table,
        lookup::{self, Copies, Extent},
    },
    cards::CARDS,
    game,
    i18n::choose_languages,
    law::{Book, Lang, UNITS},
};
use serde::Serialize;
use serde_json::{Value, json};
use std::{cell::RefCell, collections::BTreeSet, fs, path::Path};

const WAR: &str = "cases/oath/positions/war.toml";
const XIDIT: &str = "cases/xidit/positions/year.toml";
/// Commands whose answer is no document.
const WITHOUT_JSON: [&str; 4] = ["completions", "man", "schema", "table"];
/// What is asked in every language; WAR and XIDIT stand for positions.
const LINES: &[&str] = &[
    "show",
    "show 5.5.4",
    "facts WAR",
    "facts XIDIT",
    "settle travel cradle-2",
    "show 5.5.2-5.5.4 --alone",
    "show 5.5.99 \"your enemy\"",
    "show xidit 4.2",
    "show dominion",
    "show dominion trash",
    "search sacrifice warbands",
    "search sacrifise wraband --book all",
    "search qqqqqqqq",
    "term Schar",
    "term qqqqqqqq",
    "term --book xidit bard",
    "card longbows",
    "card longbow",
    "card vow",
    "card qqqqqqqq",
    "index",
    "index bandits --book all",
    "index qqqqqqqq",
    "diverge",
    "diverge 5.4.1 1.1",
    "books",
    "board WAR",
    "board XIDIT",
    "check WAR",
    "check WAR --player blue",
    "check XIDIT",
    "may WAR campaign purple targeting cradle-1",
    "may WAR travel cradle-1",
    "may WAR recover darkest-secret paying 3",
    "may XIDIT recruit",
    "do WAR rest",
    "do WAR travel cradle-1",
    "do XIDIT recruit",
    "campaign WAR -n 3",
    "campaign WAR campaign bandits targeting provinces-2 --rolled \"6 swords / 1 shield\"",
    "campaign cases/oath/positions/plans.toml",
    "plan WAR --goal title",
    "plan WAR --goal \"rule cradle-1 and most favor\" --seconds 2",
    "plan XIDIT red action blue wait red action",
    "plan XIDIT --best gold",
    "plan XIDIT action red --best stories",
    "threats WAR --seconds 2",
    "wins WAR",
    "wins cases/oath/positions/empire.toml",
    "wins cases/xidit/positions/end.toml",
    "open",
    "open no-such-file.toml",
    "close",
    "set red favor 3",
    "undo",
    "redo",
    "log",
    "odds 6v4+3",
    "odds 6/8v4+3 --with ignore-skulls --keep 2 --aim keep --need 80% --table --roll",
    "odds --table",
    "odds 0/2v6+9 --need 99%",
    "luck \"6v4+3 lost\" \"4v2 won 2\"",
    "new --players 3 --oath people",
    "cases 5.4.1",
    "cases 6.1",
    "cases --card longbows",
    "cases 5.5.99",
    "cases --card vow",
    "help actions",
    "show --lang xx",
    "shwo 5.5.4 5.5.5",
    "check no-such-file.toml",
    "check tests/game/faults.toml",
    "may WAR fly away",
    "new --seed 0301",
    "seed WAR",
    "import no-such-file.txt",
    "import --list",
    "schema rulling",
];

/// The schemas, and which of them a document was held against.
struct Schemas {
    validators: Vec<(Schema, Validator)>,
    seen: RefCell<BTreeSet<Schema>>,
}

impl Schemas {
    fn new() -> Self {
        let validator = |schema: &Schema| {
            let mut value = serde_json::from_str(schema.json_schema()).expect("JSON");
            close(&mut value);
            (*schema, jsonschema::validator_for(&value).expect("a schema"))
        };
        Self { validators: Schema::ALL.iter().map(validator).collect(), seen: RefCell::default() }
    }

    /// Returns what differs between a document and the schema that it names.
    fn faults(&self, document: &Value) -> Vec<String> {
        let name = document["schema"].as_str().unwrap_or_default();
        let Some((schema, validator)) = self.validators.iter().find(|(schema, _)| schema.word() == name) else {
            return vec![format!("no schema {name:?}")];
        };
        self.seen.borrow_mut().insert(*schema);
        validator.iter_errors(document).map(|fault| format!("{}: {fault}", fault.instance_path())).collect()
    }

    /// Holds a document against the schema that it names.
    fn check(&self, what: &str, document: &Value) {
        let faults = self.faults(document);
        assert!(faults.is_empty(), "{what}: {}\n{}", document["schema"], faults.join("\n"));
    }

    fn check_answer(&self, what: &str, answer: &impl Serialize) {
        self.check(what, &json!(answer));
    }

    /// Holds what a command prints against its schema.
    fn check_output(&self, line: &str, stdout: &[u8]) -> Value {
        let document = serde_json::from_slice(stdout).unwrap_or_else(|fault| panic!("{line}: {fault}: {}", text(stdout)));
        self.check(line, &document);
        document
    }
}

/// Forbids keys that a schema does not name. Readers are to accept more, but what is printed today is described.
fn close(schema: &mut Value) {
    let definitions = schema.get_mut("$defs").and_then(Value::as_object_mut).into_iter().flatten();
    for (_, definition) in definitions.filter(|(_, it)| it["type"] == "object" && it["additionalProperties"].is_null()) {
        definition["unevaluatedProperties"] = false.into();
    }
    schema["unevaluatedProperties"] = false.into();
}

fn speaker(lang: Lang) -> Speaker {
    Speaker::new(choose_languages(&[lang], None, |_| None))
}

#[test]
fn what_commands_print_is_described() {
    let schemas = Schemas::new();
    let words: Vec<String> = LINES.iter().map(|line| line.replace("WAR", WAR).replace("XIDIT", XIDIT)).collect();
    for line in &words {
        for lang in ["en", "de", "pl"] {
            let language = if line.contains("--lang") { format!("--ui {lang}") } else { format!("--lang {lang}") };
            let line = format!("{line} {language} --json");
            schemas.check_output(&line, &run(&line).stdout);
        }
    }
    let seed = seed::string("3.3.3/edifice-and-ruin");
    let new = schemas.check_output("new --seed", &run_with_input("new --seed - --json", seed.as_bytes()).stdout);
    let position = new["toml"].as_str().unwrap_or_default();
    schemas.check_output("seed", &run_with_input("seed - --json", position.as_bytes()).stdout);
    imports(&schemas);
    open_table(&schemas);
    let unseen: Vec<&str> =
        Schema::ALL.iter().filter(|schema| !schemas.seen.borrow().contains(schema)).map(|it| it.name()).collect();
    assert!(unseen.is_empty(), "no line prints {unseen:?}");
    let help = fs::read_to_string("locales/en/help.ftl").expect("the help");
    let commands = help.lines().filter_map(|line| line.strip_prefix("help-usage-")?.split(' ').next());
    for command in commands.filter(|command| *command != "law" && !WITHOUT_JSON.contains(command)) {
        assert!(words.iter().any(|line| line.split(' ').next() == Some(command)), "no line asks law {command}");
    }
}

/// Checks what is printed about printed texts.
fn imports(schemas: &Schemas) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("schemas-import");
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("small.txt");
    fs::write(&file, SMALL).expect("a text");
    let file = file.display();
    for line in [
        &format!("import {file} --lang de"),
        "import --list",
        "show 2.1.4 --lang de,en",
        "search Mondscheinsonate --lang de",
        "import --remove --lang de",
    ] {
        let output = law().env("LAWSPEAKER_DATA", &folder).args(split(&format!("{line} --json"))).output().expect("law runs");
        schemas.check_output(line, &output.stdout);
    }
}

/// Checks what is printed about the open table.
fn open_table(schemas: &Schemas) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("schemas-table");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    let example = fs::read_to_string("tests/game/example.toml").expect("an example");
    let without_search: String = example.split_inclusive('\n').filter(|line| !line.starts_with("drawn")).collect();
    fs::write(folder.join("table.toml"), without_search).expect("a table");
    for line in [
        "open table.toml",
        "open",
        "do travel provinces-2",
        "do --dry-run rest rolled 3",
        "do travel provinces-2",
        "set red favor 3",
        "set red favor 3",
        "set red favor 99",
        "undo",
        "redo",
        "redo",
        "log",
        "close",
    ] {
        let mut law = law();
        law.env("LAWSPEAKER_STATE", folder.join("state")).current_dir(&folder);
        let output = law.args(split(&format!("{line} --json"))).output().expect("law runs");
        schemas.check_output(line, &output.stdout);
    }
}

#[test]
fn what_is_not_described_is_found() {
    let (schemas, books) = (Schemas::new(), json!(lookup::books(&speaker(Lang::En))));
    let changes: [fn(&mut Value); 5] = [
        |it| it["schema"] = "lawspeaker/none/1".into(),
        |it| it["other"] = 1.into(),
        |it| it["books"][0]["other"] = 1.into(),
        |it| it["books"][0]["key"] = 1.into(),
        |it| it["books"] = json!([{}]),
    ];
    assert_eq!(schemas.faults(&books), [""; 0]);
    for change in changes {
        let mut changed = books.clone();
        change(&mut changed);
        assert!(!schemas.faults(&changed).is_empty(), "{changed}");
    }
}

#[test]
fn every_card_and_section_is_described() {
    let schemas = Schemas::new();
    for lang in Lang::ALL {
        let (speaker, copies) = (speaker(lang), Copies::default());
        for card in CARDS {
            schemas.check_answer(card.id, &lookup::card(&speaker, card.id));
        }
        for unit in UNITS {
            let wanted = [unit.number.to_owned()];
            schemas.check_answer(unit.number, &lookup::show(&speaker, &copies, &[Book::Oath], &wanted, Extent::WithParts));
        }
    }
}

/// Returns the position files of the case suites and the tests.
fn positions() -> Vec<(String, String)> {
    let folders = ["cases/oath/positions", "cases/xidit/positions"];
    let files = folders.iter().flat_map(|folder| fs::read_dir(folder).expect(folder).flatten().map(|entry| entry.path()));
    let files = files.chain(["tests/game/example.toml".into(), "tests/game/optional.toml".into()]);
    files.map(|path| (path.display().to_string(), fs::read_to_string(&path).expect("a position"))).collect()
}

#[test]
fn answers_on_every_position_are_described() {
    let schemas = Schemas::new();
    for (file, position) in positions() {
        for lang in Lang::ALL {
            let speaker = speaker(lang);
            let table = Table::open(&speaker, &file, &position, None, None).unwrap_or_else(|error| panic!("{error}"));
            schemas.check_answer(&file, &table.actions());
            schemas.check_answer(&file, &table.wins());
        }
    }
}

/// What is read as a position is one by the schema for editors.
#[test]
fn positions_are_described() {
    let validator = |schema: &str| jsonschema::validator_for(&serde_json::from_str(schema).expect("JSON")).expect("a schema");
    let (oath, xidit) = (validator(game::SCHEMA), validator(game::xidit::SCHEMA));
    let over = "[winner]\nplayer = \"red\"\nhow = \"usurper\"\n[decks]\nscepter = true\n".to_owned();
    for (file, text) in positions().into_iter().chain([("a game that is over".to_owned(), over)]) {
        let position: toml::Table = text.parse().expect("TOML");
        let of = if position.get("game").is_some_and(|game| game.as_str() == Some("xidit")) { &xidit } else { &oath };
        let faults: Vec<String> = of.iter_errors(&json!(position)).map(|it| format!("{}: {it}", it.instance_path())).collect();
        assert!(faults.is_empty(), "{file}\n{}", faults.join("\n"));
    }
}

#[test]
fn documents_in_snapshots_are_described() {
    let schemas = Schemas::new();
    let mut snapshots = Vec::new();
    collect(Path::new("tests"), &mut snapshots);
    assert!(snapshots.len() > 100, "only {} snapshots were found", snapshots.len());
    for (name, text) in snapshots {
        for (at, _) in text.match_indices("{\"schema\":") {
            let document = serde_json::Deserializer::from_str(&text[at..]).into_iter().next();
            schemas.check(&name, &document.expect("a document").unwrap_or_else(|fault| panic!("{name}: {fault}")));
        }
    }
}

fn collect(folder: &Path, snapshots: &mut Vec<(String, String)>) {
    for path in fs::read_dir(folder).expect("a folder").flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            collect(&path, snapshots);
        } else if path.extension().is_some_and(|extension| extension == "snap") {
            snapshots.push((path.display().to_string(), fs::read_to_string(&path).expect("a snapshot")));
        }
    }
}
