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
    answer::{
        Error,
        clean::clean,
        import::{ImportAnswer, ImportsAnswer, KeptImport, is_numbered, read},
        lookup::Copies,
    },
    i18n::{family, id},
    import::MAX_BYTES,
    law::{Book, Lang},
};
use clap::{Arg, ArgMatches, ValueHint};
use std::{
    fmt::Write as _,
    fs::File,
    io::{self, Read},
    path::PathBuf,
};

/// The command.
pub const COMMAND: Command = Command::new("import", id::HELP_IMPORT, arguments, run);

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
        return Err(Error::new(&ctx.words, "only-oath", ctx.say(id::IMPORT_ONLY_OATH)));
    }
    match of.get_one::<String>("file") {
        Some(path) => import_file(ctx, path),
        None if of.get_flag("remove") => remove(ctx),
        None => list(ctx),
    }
}

fn import_file(ctx: &Context, path: &str) -> Result<Answer, Error> {
    let [lang] = ctx.choice.rules[..] else {
        return Err(Error::new(&ctx.words, "one-language", ctx.say(id::IMPORT_ONE_LANGUAGE)));
    };
    let folder = folder(ctx)?;
    let shown = clean(path);
    let bytes = bytes(path).map_err(|fault| cannot_read(ctx, &shown, &fault))?;
    let imported = read(&ctx.words, &shown, &bytes, lang)?;
    let answer = ImportAnswer::new(&imported, lang);
    refuse_fragment(ctx, &answer, &shown, lang)?;
    let copy = Copy::new(&imported, lang, &shown);
    let kept = printed::shown(&printed::file(&folder, lang));
    printed::keep(&folder, lang, &copy).map_err(|fault| cannot_write(&ctx.words, &kept, &fault).at(kept.clone()))?;
    let out = ctx.write(&answer, |ctx, answer| report(ctx, answer, &shown, &kept));
    Ok(Answer { out, done: true, ..Answer::default() })
}

/// A part of a text does not replace one that has more of the book. What is stored and cannot be read is replaced by anything.
fn refuse_fragment(ctx: &Context, imported: &ImportAnswer, path: &str, lang: Lang) -> Result<(), Error> {
    let (found, stored) = (imported.sections.len(), kept(lang).ok().flatten().map_or(0, |stored| stored.sections));
    if found >= stored {
        return Ok(());
    }
    let counts = [("file", path.into()), ("found", found.into()), ("stored", stored.into())];
    let hint = ctx.words.say_with(id::IMPORT_REPLACE, &[("code", lang.code().into())]);
    Err(Error::new(&ctx.words, "fewer-sections", ctx.words.say_with(id::IMPORT_FEWER, &counts)).at(path.to_owned()).hint(hint))
}

fn folder(ctx: &Context) -> Result<PathBuf, Error> {
    printed::folder().ok_or_else(|| Error::new(&ctx.words, "no-data-folder", ctx.say(id::IMPORT_NO_FOLDER)))
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
        io::ErrorKind::NotFound => id::IMPORT_NO_FILE,
        io::ErrorKind::PermissionDenied => id::IMPORT_NOT_ALLOWED,
        io::ErrorKind::IsADirectory => id::IMPORT_IS_FOLDER,
        _ => id::IMPORT_CANNOT_READ,
    };
    Error::new(&ctx.words, "cannot-read", ctx.words.say_with(id, &[("file", path.into())])).at(path.to_owned())
}

fn report(ctx: &Context, imported: &ImportAnswer, path: &str, kept: &str) -> String {
    let sections = &imported.sections;
    let mut out = String::new();
    let counts = [("file", path.into()), ("sections", sections.len().into()), ("entries", imported.entries.into())];
    ctx.page.line(&mut out, &ctx.words.say_with(id::IMPORT_DONE, &counts), 0);
    for (id, numbers) in [(id::IMPORT_MISSING, &imported.missing), (id::IMPORT_DOUBTFUL, &imported.doubtful)] {
        if !numbers.is_empty() {
            ctx.page.line(&mut out, &ctx.words.say_with(id, &[("numbers", numbers.join(", ").as_str().into())]), 0);
        }
    }
    ctx.page.line(&mut out, &ctx.words.say_with(id::IMPORT_KEPT, &[("file", kept.into())]), 0);
    let first = sections.last().copied().unwrap_or("5.5.4");
    let command = format!("law {} --lang {}", if sections.contains(&"5.5.4") { "5.5.4" } else { first }, imported.lang);
    let _ = writeln!(out, "\n{}", ctx.words.say_with(id::SEARCH_READ_ON, &[("command", (&command).into())]));
    out
}

/// Lists the texts that can be read. Those that are damaged are told, and are an error only where there is no other.
fn list(ctx: &Context) -> Result<Answer, Error> {
    let (imports, remarks) = all_kept(ctx);
    if let (true, Some(first)) = (imports.is_empty(), remarks.first()) {
        let error = Error::new(&ctx.words, "cannot-read", first.clone());
        return Err(remarks.into_iter().skip(1).fold(error, Error::hint));
    }
    let negative = imports.is_empty();
    Ok(ctx.reply(&ImportsAnswer::new(imports, Vec::new(), remarks), negative, listed))
}

/// Returns the texts that are kept, and says which cannot be read.
fn all_kept(ctx: &Context) -> (Vec<KeptImport>, Vec<String>) {
    let (mut imports, mut copies) = (Vec::new(), Copies::default());
    for lang in Lang::ALL {
        match kept(lang) {
            Ok(kept) => imports.extend(kept),
            Err(_) => copies.damaged.extend(printed::damaged(lang)),
        }
    }
    (imports, copies.remarks(&ctx.words))
}

/// Returns the text that is kept in a language.
fn kept(lang: Lang) -> io::Result<Option<KeptImport>> {
    let copy = printed::read(lang)?;
    Ok(copy.map(|copy| KeptImport {
        book: Book::Oath.key(),
        lang: lang.code(),
        source: clean(&copy.source).into_owned(),
        sections: copy.sections().iter().filter(|printed| is_numbered(printed.number)).count(),
        missing: copy.missing,
        doubtful: copy.doubtful,
    }))
}

fn listed(ctx: &Context, list: &ImportsAnswer) -> Pages {
    if list.imports.is_empty() {
        return Pages::stderr(ctx.page.remarks(&[ctx.say(id::IMPORT_NONE)]));
    }
    let mut out = String::new();
    for import in &list.imports {
        let language = ctx.say(family::NAME_LANG.of(import.lang));
        let values = [("language", (&language).into()), ("sections", import.sections.into()), ("file", (&import.source).into())];
        ctx.page.line(&mut out, &ctx.words.say_with(id::IMPORT_ROW, &values), 0);
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
    // A copy that cannot be read is no reason not to remove another one.
    let (left, remarks) = all_kept(ctx);
    let reply = ctx.reply(&ImportsAnswer::new(left, removed, remarks), negative, |ctx, _| {
        let names: Vec<String> = ctx.choice.rules.iter().map(|lang| ctx.say(family::NAME_LANG.of(lang.code()))).collect();
        let id = if negative { id::IMPORT_NOTHING_REMOVED } else { id::IMPORT_REMOVED };
        let said = format!("{}\n", ctx.words.say_with(id, &[("languages", names.join(", ").as_str().into())]));
        if negative { Pages::stderr(said) } else { Pages::out(said) }
    });
    Ok(Answer { done: !negative, ..reply })
}
