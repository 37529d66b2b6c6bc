//! `law import`: reads the printed text of the owner's own copy, so that it can be shown beside ours; lists and removes
//! imported texts. Nothing is stored unless everything went well.

use super::{
    Answer, Context, Pages, books,
    command::{Arguments, Command},
    error::cannot_write,
    options,
    printed::{self, Copy},
};
use crate::{
    answer::{Error, clean::clean, lookup::Copies},
    import::{ImportError, Imported, MAX_BYTES, decode, import},
    law::{Book, Lang},
};
use clap::{Arg, ArgMatches, ValueHint};
use serde::Serialize;
use std::{
    fmt::Write as _,
    fs::File,
    io::{self, Read},
    path::PathBuf,
};

/// The command.
pub const COMMAND: Command = Command::new("import", arguments, run);

#[derive(Serialize)]
struct Document<'a> {
    schema: &'static str,
    book: &'static str,
    lang: &'static str,
    sections: Vec<&'static str>,
    glossary: Vec<&'static str>,
    missing: &'a [&'static str],
    doubtful: &'a [&'static str],
}

#[derive(Serialize)]
struct List {
    schema: &'static str,
    imports: Vec<Row>,
    /// Which texts cannot be read.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    remarks: Vec<String>,
}

#[derive(Serialize)]
struct Row {
    book: &'static str,
    lang: &'static str,
    source: String,
    sections: usize,
    missing: Vec<String>,
    doubtful: Vec<String>,
}

#[derive(Serialize)]
struct Removed {
    schema: &'static str,
    removed: Vec<&'static str>,
}

fn arguments(make: &Arguments<'_>) -> Vec<Arg> {
    vec![
        make.positional("file", "file").required_unless_present_any(["list", "remove"]).value_hint(ValueHint::FilePath),
        make.flag("list").conflicts_with_all(["file", "remove"]),
        make.flag("remove").conflicts_with("file"),
        options::book(make).hide(true),
    ]
}

/// Imports, lists or removes. Only the Law can be imported, no other book.
fn run(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    if books::read(&ctx.words, of.get_one::<String>("book"))?.iter().any(|book| *book != Book::Oath) {
        return Err(Error::new(&ctx.words, "only-oath", ctx.say("import-only-oath")));
    }
    match of.get_one::<String>("file") {
        Some(path) => import_file(ctx, path),
        None if of.get_flag("remove") => remove(ctx),
        None => list(ctx),
    }
}

fn import_file(ctx: &Context, path: &str) -> Result<Answer, Error> {
    let [lang] = ctx.choice.rules[..] else {
        return Err(Error::new(&ctx.words, "one-language", ctx.say("import-one-language")));
    };
    let folder = folder(ctx)?;
    let shown = clean(path);
    let bytes = bytes(path).map_err(|fault| cannot_read(ctx, &shown, &fault))?;
    let read = decode(&bytes).and_then(|text| import(text, lang));
    let imported = read.map_err(|refusal| refused(ctx, &shown, lang, refusal))?;
    let copy = Copy::new(&imported, lang, &shown);
    let kept = printed::file(&folder, lang);
    let kept = printed::shown(&kept);
    printed::keep(&folder, lang, &copy).map_err(|fault| cannot_write(&ctx.words, &kept, &fault).at(kept.clone()))?;
    let out = ctx.write(&document(&imported, lang), |ctx, document| report(ctx, document, lang, &shown, &kept));
    Ok(Answer { out, done: true, ..Answer::default() })
}

fn folder(ctx: &Context) -> Result<PathBuf, Error> {
    printed::folder().ok_or_else(|| Error::new(&ctx.words, "no-data-folder", ctx.say("import-no-folder")))
}

/// Reads no more than a rulebook can have, and one byte to know that it is more.
fn bytes(path: &str) -> io::Result<Vec<u8>> {
    let limited = |source: &mut dyn Read| {
        let mut bytes = Vec::new();
        source.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes).map(|_| bytes)
    };
    if path == "-" { limited(&mut io::stdin().lock()) } else { limited(&mut File::open(path)?) }
}

fn cannot_read(ctx: &Context, path: &str, fault: &io::Error) -> Error {
    let id = match fault.kind() {
        io::ErrorKind::NotFound => "import-no-file",
        io::ErrorKind::PermissionDenied => "import-not-allowed",
        io::ErrorKind::IsADirectory => "import-is-folder",
        _ => "import-cannot-read",
    };
    Error::new(&ctx.words, "cannot-read", ctx.words.say_with(id, &[("file", path.into())])).at(path.to_owned())
}

/// Returns the error that a file is not the text of the Law, with hints.
fn refused(ctx: &Context, path: &str, lang: Lang, refusal: ImportError) -> Error {
    let name = |lang: Lang| ctx.say(&format!("name-{}", lang.code()));
    let file = ("file", path.into());
    let error = |kind, message| Error::new(&ctx.words, kind, message).at(path.to_owned());
    let plain = |id: &str| ctx.words.say_with(id, &[file]);
    let encoding = if lang == Lang::Pl { "WINDOWS-1250" } else { "WINDOWS-1252" };
    let convert = |from: &str| ctx.words.say_with("import-convert", &[file, ("encoding", from.into())]);
    match refusal {
        ImportError::Empty => error("empty", plain("import-empty")),
        ImportError::TooLong => {
            error("too-long", ctx.words.say_with("import-too-long", &[file, ("most", (MAX_BYTES / 1024).into())]))
        }
        ImportError::Pdf => error("pdf", plain("import-pdf")).hint(plain("import-use-pdftotext")),
        ImportError::Utf16 => error("not-utf8", plain("import-utf16")).hint(convert("UTF-16")),
        ImportError::OneByte => error("not-utf8", plain("import-one-byte")).hint(convert(encoding)),
        ImportError::Binary => error("not-text", plain("import-binary")),
        ImportError::OtherLanguage(seems) => {
            let (wanted, other) = (name(lang), name(seems));
            let values = [file, ("wanted", (&wanted).into()), ("seems", (&other).into())];
            let hint = format!("law import {path} --lang {}", seems.code());
            error("other-language", ctx.words.say_with("import-other-language", &values)).hint(hint)
        }
        ImportError::OtherBook { found, known } => {
            let values = [file, ("found", found.into()), ("known", known.into())];
            error("other-book", ctx.words.say_with("import-other-book", &values))
        }
    }
}

/// Returns the numbered sections and the glossary entries that were read.
fn numbers(imported: &Imported) -> (Vec<&'static str>, Vec<&'static str>) {
    let all = imported.sections.iter().map(|printed| printed.number);
    let (glossary, rest): (Vec<_>, Vec<_>) = all.partition(|number| number.starts_with("10/"));
    (rest.into_iter().filter(|number| number.contains('.') && !number.contains('/')).collect(), glossary)
}

fn document(imported: &Imported, lang: Lang) -> Document<'_> {
    let (sections, glossary) = numbers(imported);
    Document {
        schema: "lawspeaker/import/1",
        book: Book::Oath.key(),
        lang: lang.code(),
        sections,
        glossary,
        missing: &imported.missing,
        doubtful: &imported.doubtful,
    }
}

fn report(ctx: &Context, imported: &Document<'_>, lang: Lang, path: &str, kept: &str) -> String {
    let sections = &imported.sections;
    let mut out = String::new();
    let counts = [("file", path.into()), ("sections", sections.len().into()), ("entries", imported.glossary.len().into())];
    ctx.page.line(&mut out, &ctx.words.say_with("import-done", &counts), 0);
    for (id, numbers) in [("import-missing", imported.missing), ("import-doubtful", imported.doubtful)] {
        if !numbers.is_empty() {
            ctx.page.line(&mut out, &ctx.words.say_with(id, &[("numbers", numbers.join(", ").as_str().into())]), 0);
        }
    }
    ctx.page.line(&mut out, &ctx.words.say_with("import-kept", &[("file", kept.into())]), 0);
    let first = sections.last().copied().unwrap_or("5.5.4");
    let command = format!("law {} --lang {}", if sections.contains(&"5.5.4") { "5.5.4" } else { first }, lang.code());
    let _ = writeln!(out, "\n{}", ctx.words.say_with("search-read-on", &[("command", (&command).into())]));
    out
}

/// Lists the texts that can be read. Those that are damaged are told, and are an error only where there is no other.
fn list(ctx: &Context) -> Result<Answer, Error> {
    let mut rows = Vec::new();
    let mut damaged = Copies::default();
    for lang in Lang::ALL {
        match printed::read(lang) {
            Ok(copy) => rows.extend(copy.map(|copy| row(copy, lang))),
            Err(_) => damaged.damaged.extend(printed::damaged(lang)),
        }
    }
    let told = damaged.remarks(&ctx.words);
    if let (true, Some(first)) = (rows.is_empty(), told.first()) {
        let error = Error::new(&ctx.words, "cannot-read", first.clone());
        return Err(told.into_iter().skip(1).fold(error, Error::hint));
    }
    let list = List { schema: "lawspeaker/imports/1", imports: rows, remarks: told };
    let is_empty = list.imports.is_empty();
    Ok(ctx.reply(&list, is_empty, listed))
}

fn row(copy: Copy, lang: Lang) -> Row {
    let numbered = |number: &str| number.contains('.') && !number.contains('/');
    let sections = copy.sections().iter().filter(|printed| numbered(printed.number)).count();
    let source = clean(&copy.source).into_owned();
    Row { book: Book::Oath.key(), lang: lang.code(), source, sections, missing: copy.missing, doubtful: copy.doubtful }
}

fn listed(ctx: &Context, list: &List) -> Pages {
    if list.imports.is_empty() {
        return Pages::stderr(ctx.page.remarks(&[ctx.say("import-none")]));
    }
    let mut out = String::new();
    for row in &list.imports {
        let language = ctx.say(&format!("name-{}", row.lang));
        let values = [("language", (&language).into()), ("sections", row.sections.into()), ("file", (&row.source).into())];
        ctx.page.line(&mut out, &ctx.words.say_with("import-row", &values), 0);
    }
    Pages { out, stderr: ctx.page.remarks(&list.remarks) }
}

fn remove(ctx: &Context) -> Result<Answer, Error> {
    let folder = folder(ctx)?;
    let mut removed = Vec::new();
    for lang in &ctx.choice.rules {
        match printed::remove(&folder, *lang) {
            Ok(true) => removed.push(lang.code()),
            Ok(false) => {}
            Err(fault) => return Err(cannot_write(&ctx.words, &printed::shown(&printed::file(&folder, *lang)), &fault)),
        }
    }
    let negative = removed.is_empty();
    let names: Vec<String> = ctx.choice.rules.iter().map(|lang| ctx.say(&format!("name-{}", lang.code()))).collect();
    let id = if negative { "import-nothing-removed" } else { "import-removed" };
    let said = format!("{}\n", ctx.words.say_with(id, &[("languages", names.join(", ").as_str().into())]));
    let document = Removed { schema: "lawspeaker/imports/1", removed };
    let reply = ctx.reply(&document, negative, |_, _| if negative { Pages::stderr(said) } else { Pages::out(said) });
    Ok(Answer { done: !negative, ..reply })
}
