//! `law import` as people meet it: read in, shown, searched, listed, removed, refused.

use crate::{common, import::SMALL, import_book::book};
use common::{law, split, text};
use lawspeaker::law::Lang;
use serde_json::Value;
use std::{fs, path::PathBuf, process::Output};

/// A folder of its own for the data and files of one test.
struct Table(PathBuf);

impl Table {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("law-import-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder");
        Self(folder)
    }

    fn file(&self, name: &str, bytes: &[u8]) -> String {
        let path = self.0.join(name);
        fs::write(&path, bytes).expect("a file");
        path.display().to_string()
    }

    fn run(&self, line: &str) -> Output {
        law().env("LAWSPEAKER_DATA", self.0.join("data")).args(split(line)).output().expect("law runs")
    }

    fn json(&self, line: &str) -> Value {
        serde_json::from_slice(&self.run(&format!("{line} --json")).stdout).expect(line)
    }

    fn with_small(name: &str) -> Self {
        let table = Self::new(name);
        let file = table.file("small.txt", SMALL.as_bytes());
        assert_eq!(table.run(&format!("import {file} --lang de")).status.code(), Some(0));
        table
    }
}

impl Drop for Table {
    fn drop(&mut self) {
        // Another test's folder is never touched; what cannot be removed stays in the temporary folder.
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn the_printed_sentence_stands_beside_the_restatement() {
    let table = Table::with_small("show");
    let shown = text(&table.run("2.1.4 --lang de").stdout);
    assert!(shown.contains("gedruckter Text, aus deinem Exemplar (DE)"), "{shown}");
    assert!(shown.contains("│ Rundenleiste. Sie sagt, welche Runde läuft (4)."), "{shown}");
    assert!(!shown.contains("Zweifelhaft"), "{shown}");
    assert!(text(&table.run("5.2.1 --lang de").stdout).contains("│ Zweifelhaft, bitte mit deinem Heft vergleichen."));
    assert_eq!(table.json("show 5.2.1 --lang de")["texts"]["de"]["official_doubtful"], true);
    let both = text(&table.run("2.1.4 --lang en,de").stdout);
    assert!(both.contains("printed text, from your copy (DE)") && !both.contains("copy (EN)"), "{both}");
    let section = table.json("show 2.1.4 --lang de,en");
    assert_eq!(section["texts"]["de"]["official"], "Rundenleiste. Sie sagt, welche Runde läuft (4).");
    assert_eq!(section["texts"]["en"].get("official"), None);
    for line in shown.lines() {
        assert!(line.chars().count() <= 80, "{line}");
    }
}

#[test]
fn a_word_that_only_the_printed_text_has_finds_its_section() {
    let table = Table::with_small("search");
    for lang in ["de", "en"] {
        let found = table.json(&format!("search mondscheinsonaten --lang {lang}"));
        let hit = &found["hits"][0];
        assert_eq!((&hit["kind"], &hit["id"], &hit["printed"]), (&"section".into(), &"2.1.5".into(), &true.into()));
        assert_eq!((&hit["lang"], &hit["matched"]), (&"de".into(), &serde_json::json!(["Mondscheinsonate"])));
    }
    let shown = text(&table.run("search Mondscheinsonate --lang de").stdout);
    assert!(shown.contains("2.1.5 Weltstapel (gedruckter Text, aus deinem Exemplar (DE))"), "{shown}");
    assert!(shown.contains("«Mondscheinsonate»") && shown.contains("law 2.1.5 --lang de"), "{shown}");
    let none = |line: &str| {
        let found = table.json(line);
        found["hits"].as_array().is_some_and(|hits| hits.iter().all(|hit| hit.get("printed").is_none()))
    };
    assert!(none("search Mondscheinsonate -Weltstapel --lang de") && none("search Mondscheinsonate --in term --lang de"));
    assert!(none("search Rundenleiste --lang de"), "what the index finds is not told twice");
}

/// The number of a section means another rule in another book.
#[test]
fn the_printed_text_belongs_to_one_book() {
    let table = Table::with_small("books");
    let printed = |line: &str| text(&table.run(line).stdout).contains("aus deinem Exemplar");
    assert!(printed("4.3.3 --lang de") && !printed("xidit 4.3.3 --lang de") && !printed("xidit 4.3.3 --lang de,en"));
    assert_eq!(table.json("show xidit 4.3.3 --lang de")["texts"]["de"].get("official"), None);
    let search = |book: &str| printed(&format!("search Mondscheinsonate --lang de --book {book}"));
    assert!(search("oath") && search("all") && !search("xidit"));
    for wish in ["import any.txt", "import --list", "import --remove"] {
        let output = table.run(&format!("{wish} --book xidit --lang de --ui en --json"));
        let error: Value = serde_json::from_slice(&output.stdout).expect(wish);
        assert_eq!((output.status.code(), &error["kind"]), (Some(2), &"only-oath".into()), "{wish}");
        assert!(text(&output.stderr).contains("Only the Law of Oath"), "{wish}");
    }
    assert!(printed("4.3.3 --lang de"), "nothing was removed");
}

#[test]
fn documents_keep_their_contract() {
    let table = Table::new("document");
    let file = table.file("small.txt", SMALL.as_bytes());
    let document = table.json(&format!("import {file} --lang de"));
    assert_eq!((&document["schema"], &document["lang"]), (&"lawspeaker/import/1".into(), &"de".into()));
    assert_eq!((&document["sections"][0], &document["sections"][1]), (&"2.1".into(), &"2.1.1".into()));
    assert_eq!(document["missing"][0], "1.1");
    let doubtful = document["doubtful"].as_array().cloned().unwrap_or_default();
    assert!(doubtful.contains(&"5.2.1".into()) && !doubtful.contains(&"2.1.4".into()), "{doubtful:?}");
    assert_eq!(document["glossary"], serde_json::json!(["10/adviser", "10/bandit", "10/locked", "10/sacrifice"]));
}

#[test]
fn what_was_read_in_is_listed_and_removed() {
    let table = Table::with_small("list");
    assert_eq!(table.json("import --list")["imports"][0]["sections"], 14);
    assert!(text(&table.run("import --list --ui de").stdout).starts_with("Deutsch: 14 Abschnitte aus "));
    assert_eq!(table.run("import --remove --lang pl").status.code(), Some(1));
    assert_eq!(table.json("import --remove --lang de")["removed"], serde_json::json!(["de"]));
    let empty = table.run("import --list");
    assert_eq!((empty.status.code(), text(&empty.stdout).as_str()), (Some(1), ""));
    assert_eq!(table.run("2.1.4 --lang de").stdout, common::run("2.1.4 --lang de").stdout);
    let kept = fs::read_dir(table.0.join("data/printed")).expect("the folder").count();
    assert_eq!(kept, 0, "nothing is left lying about");
}

#[test]
fn a_damaged_copy_is_told_and_the_rest_answers() {
    let table = Table::with_small("damaged");
    let file = table.0.join("data/printed/oath.de.json");
    let whole = fs::read(&file).expect("the copy");
    let other = String::from_utf8_lossy(&whole).replace("lawspeaker/printed/1", "lawspeaker/printed/9").into_bytes();
    for damaged in [&whole[..whole.len() / 2], b"\xff\xfe", &other] {
        fs::write(&file, damaged).expect("written");
        for (lang, said) in [("de", "ist nicht lesbar"), ("de --ui en", "cannot be read"), ("de --ui pl", "Nie można odczytać")]
        {
            for line in ["2.1.4", "search Rundenleiste", "search Mondscheinsonate"] {
                let told =
                    text(&table.run(&format!("{line} --lang {lang}")).stderr).split_whitespace().collect::<Vec<_>>().join(" ");
                assert!(told.contains(said) && told.contains("law import --remove --lang de"), "{line}: {told}");
            }
        }
        assert_eq!(table.run("2.1.4 --lang de").stdout, common::run("2.1.4 --lang de").stdout);
        assert!(table.json("show 2.1.4 --lang de")["remarks"][0].as_str().is_some_and(|it| it.contains("oath.de.json")));
        for line in ["2.1.4 --lang en", "xidit 4.3.3 --lang de", "term Schar --lang de"] {
            assert_eq!(text(&table.run(line).stderr), "", "{line}");
        }
    }
}

/// One text that cannot be read does not hide the others, and the repair names its language.
#[test]
fn a_damaged_copy_is_told_beside_those_that_are_listed() {
    let table = Table::with_small("one-bad");
    fs::write(table.0.join("data/printed/oath.pl.json"), "{").expect("written");
    for (lang, said) in [("en", "cannot be read"), ("de", "ist nicht lesbar"), ("pl", "Nie można odczytać")] {
        let output = table.run(&format!("import --list --lang {lang}"));
        let told = text(&output.stderr).split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!((output.status.code(), text(&output.stdout).lines().count()), (Some(0), 1), "{told}");
        assert!(told.contains(said) && told.contains("law import --remove --lang pl"), "{told}");
    }
    let list = table.json("import --list");
    assert_eq!((&list["imports"][0]["lang"], list["imports"].as_array().map(Vec::len)), (&"de".into(), Some(1)));
    assert!(list["remarks"][0].as_str().is_some_and(|it| it.contains("oath.pl.json")), "{list}");
    fs::remove_file(table.0.join("data/printed/oath.de.json")).expect("removed");
    let output = table.run("import --list --ui en");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("--remove --lang pl"), "{}", text(&output.stderr));
}

/// What a killed import leaves is cleared: at once by `--remove`, by the next import when nobody can be writing it.
#[test]
fn what_a_killed_import_leaves_is_cleared() {
    let table = Table::with_small("leftovers");
    let folder = table.0.join("data/printed");
    let files = || {
        let mut names: Vec<String> = fs::read_dir(&folder)
            .expect("the folder")
            .flatten()
            .map(|it| it.file_name().to_string_lossy().into_owned())
            .collect();
        names.sort_unstable();
        names
    };
    let leave = |name: &str, age: u64| {
        let left = fs::File::create(folder.join(name)).expect("written");
        left.set_modified(std::time::SystemTime::now() - std::time::Duration::from_secs(age)).expect("set");
    };
    leave(".oath.de.json.99998.new", 3600);
    leave(".oath.de.json.99999.new", 0);
    leave(".oath.de.99998.new", 3600);
    leave(".oath.de.99999.new", 0);
    leave(".oath.pl.json.99999.new", 3600);
    let small = table.0.join("small.txt");
    assert_eq!(table.run(&format!("import {} --lang de", small.display())).status.code(), Some(0));
    assert_eq!(files(), [".oath.de.99999.new", ".oath.de.json.99999.new", ".oath.pl.json.99999.new", "oath.de.json"]);
    assert_eq!(table.run("import --remove --lang de,pl").status.code(), Some(0));
    assert_eq!(files(), [""; 0]);
}

/// A fragment would take most of the text away; whoever wants that removes it first.
#[test]
fn a_fragment_does_not_replace_the_whole_book() {
    let table = Table::new("fragment");
    let (whole, part) = (table.file("whole.txt", book(Lang::De).as_bytes()), table.file("part.txt", SMALL.as_bytes()));
    assert_eq!(table.run(&format!("import {whole} --lang de")).status.code(), Some(0));
    let before = table.json("import --list");
    let refused = table.run(&format!("import {part} --lang de"));
    let told = text(&refused.stderr).split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(refused.status.code(), Some(2), "{told}");
    assert!(told.contains("bleibt deshalb, wie er ist") && told.contains("law import --remove --lang de"), "{told}");
    assert_eq!(table.json("import --list"), before);
    assert_eq!(table.run("import --remove --lang de").status.code(), Some(0));
    assert_eq!(table.run(&format!("import {part} --lang de")).status.code(), Some(0));
    assert_eq!(table.run(&format!("import {whole} --lang de")).status.code(), Some(0));
}

#[test]
fn what_is_longer_than_any_rulebook_is_refused_at_once() {
    let table = Table::new("long");
    let cuts = "1.1 Ein Ort.\u{c}<|cut|> ".repeat(40_000);
    for (name, bytes) in [("newlines.txt", "\n".repeat(32 << 20)), ("cuts.txt", cuts), ("feeds.txt", "\u{c}".repeat(1 << 20))] {
        let file = table.file(name, bytes.as_bytes());
        let begun = std::time::Instant::now();
        let output = table.run(&format!("import {file} --lang de --ui en"));
        let told = text(&output.stderr).split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!((output.status.code(), told.contains("longer than 1024 KiB")), (Some(2), name == "newlines.txt"), "{told}");
        assert!(begun.elapsed().as_secs() < 20, "{name}: {:?}", begun.elapsed());
        fs::remove_file(&file).expect("removed");
    }
}

#[test]
fn what_is_not_the_law_is_refused_and_changes_nothing() {
    let table = Table::with_small("refused");
    let kept = || fs::read(table.0.join("data/printed/oath.de.json")).expect("the copy");
    let before = kept();
    let utf16: Vec<u8> = [0xff, 0xfe].into_iter().chain(SMALL.encode_utf16().flat_map(u16::to_le_bytes)).collect();
    let latin: Vec<u8> = SMALL.chars().map(|letter| u8::try_from(u32::from(letter)).unwrap_or(b'?')).collect();
    let cases: [(&str, &[u8], &str, &str); 8] = [
        ("a.pdf", b"%PDF-1.4\n%\xe2\xe3", "pdf", "pdftotext"),
        ("empty.txt", b"", "empty", "no words"),
        ("blank.txt", b" \n\x0c\n", "empty", "no words"),
        ("wide.txt", &utf16, "not-utf8", "UTF-16"),
        ("latin.txt", &latin, "not-utf8", "Latin-1"),
        ("noise.bin", b"\x7fELF\x01\x02\xff\xff", "not-text", "not a text"),
        ("english.txt", b"1.1 The cat sat. 1.2 The dog ran to the map and the board of your site.", "other-language", "English"),
        ("kochen.txt", "1.1 Kochen. Zwiebeln in die Pfanne, und dann auf den Tisch.".as_bytes(), "other-book", "188"),
    ];
    for (name, bytes, kind, said) in cases {
        let file = table.file(name, bytes);
        let output = table.run(&format!("import {file} --lang de --ui en --json"));
        let error: Value = serde_json::from_slice(&output.stdout).expect(name);
        assert_eq!((output.status.code(), &error["kind"]), (Some(2), &kind.into()), "{name}");
        assert_eq!((&error["schema"], &error["where"]), (&"lawspeaker/error/1".into(), &file.as_str().into()));
        // Where the lines break hangs on the name of the folder.
        let told = text(&output.stderr).split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(told.contains(said), "{name}: {told}");
        assert!(kept() == before, "{name}");
    }
    let missing = table.run("import no-such-file.txt --lang de --ui en");
    assert_eq!(missing.status.code(), Some(2));
    assert!(text(&missing.stderr).contains("There is no file no-such-file.txt."));
    assert_eq!(table.run("import small.txt --lang de,en").status.code(), Some(2));
    assert_eq!(table.run("import").status.code(), Some(2));
}

#[test]
fn the_input_and_a_copy_that_was_spoilt() {
    let table = Table::with_small("spoilt");
    fs::write(table.0.join("data/printed/oath.de.json"), "{\"schema\":").expect("written");
    assert_eq!(table.run("import --list").status.code(), Some(2));
    assert_eq!(table.run("2.1.4 --lang de").stdout, common::run("2.1.4 --lang de").stdout);
    let piped = common::run_with_input("import - --lang pl --ui en", SMALL.as_bytes());
    assert_eq!(piped.status.code(), Some(2));
    assert!(text(&piped.stderr).contains("in German, not in Polish"), "{}", text(&piped.stderr));
}

/// Where the data cannot be kept, the fault is told and nothing is left.
#[test]
fn a_folder_that_cannot_be_written_is_told() {
    let table = Table::new("unwritable");
    let file = table.file("small.txt", SMALL.as_bytes());
    let blocked = table.file("blocked", b"not a folder");
    let output = law().env("LAWSPEAKER_DATA", &blocked).args(["import", &file, "--lang", "de", "--ui", "en"]).output();
    let output = output.expect("law runs");
    assert_eq!(output.status.code(), Some(2));
    let told = text(&output.stderr).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("cannot be written"), "{told}");
    assert_eq!(fs::read(&blocked).expect("still there"), b"not a folder");
}
