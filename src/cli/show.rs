//! `law show`: a section with its parts, its place, what it cites and who cites it, and where printings differ.

use super::{
    Answer, Context, books, candidates,
    command::{Arguments, Command, values},
    index, json, options,
    page::{paint, section_title},
    printed,
    section::{Missing, Section, Sections},
    side_by_side, term,
};
use crate::answer::{Error, clean::clean};
use crate::{
    cards::{Card, find_cards},
    law::{
        self, Book, Contents as _, DivergenceId, Found, IMPERIAL_MARK, Lang, NumberQuery, Term, Unit, after, before, children,
        lineage, read_number_in,
    },
};
use clap::{Arg, ArgMatches};
use std::fmt::Write as _;

/// The command.
pub const COMMAND: Command = Command::new("show", arguments, run);

fn arguments(make: &Arguments<'_>) -> Vec<Arg> {
    let wanted = make.positional("wanted", "number").num_args(1..).required(true).add(candidates::sections());
    vec![wanted, options::book(make), make.flag("alone")]
}

fn run(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    let books = books::read(&ctx.words, of.get_one::<String>("book"))?;
    Ok(answer(ctx, &books, &values(of, "wanted"), of.get_flag("alone")))
}

/// Something found.
enum Thing {
    Unit(&'static Unit),
    Term(&'static Term),
}

/// Something not found, and what comes nearest in the book it was looked for in.
struct Lack {
    wanted: String,
    book: Book,
    nearest: Vec<&'static str>,
}

/// Answers with everything that was asked for; what the book does not have is said, never replaced.
pub fn answer(ctx: &Context, books: &[Book], wanted: &[String], alone: bool) -> Answer {
    let (books, wanted) = addressed(books, wanted);
    if books.iter().all(|book| book.units().is_empty()) {
        return if wanted.is_empty() { index::answer(ctx, &books, None) } else { term::answer(ctx, &books, &wanted.join(" ")) };
    }
    if wanted.is_empty() && !ctx.json {
        return contents(ctx, &books);
    }
    let mut things =
        if wanted.is_empty() { books.iter().flat_map(|book| chapters(*book)).map(Thing::Unit).collect() } else { Vec::new() };
    let mut missing = Vec::new();
    for wanted in together(&books, wanted) {
        match find(&books, &wanted) {
            Ok(mut found) => things.append(&mut found),
            Err(lack) => missing.push(lack),
        }
    }
    let negative = !missing.is_empty();
    if ctx.json {
        return Answer { out: document(ctx, &things, missing), negative, ..Answer::default() };
    }
    let mut out = String::new();
    for (at, thing) in things.iter().enumerate() {
        if at > 0 {
            out.push('\n');
        }
        match thing {
            Thing::Unit(unit) => whole(ctx, &mut out, unit, alone),
            Thing::Term(term) => term::card(ctx, &mut out, term),
        }
    }
    let mut stderr: String = missing.iter().map(|lack| not_found(ctx, lack)).collect();
    stderr.push_str(&books::note(ctx, &told_of(&things)));
    Answer { out, stderr, negative }
}

/// Takes a book's key before what is wanted for the book: `law show xidit 4.2`. An Oath is also a thing of the Law.
fn addressed<'a>(books: &[Book], wanted: &'a [String]) -> (Vec<Book>, &'a [String]) {
    let named = wanted.split_first().and_then(|(first, rest)| Some((Book::from_key(first)?, rest)));
    let is_number = |typed: &String| read_number_in(Book::Oath, typed) != NumberQuery::Word;
    match named {
        Some((book, rest)) if book != Book::Oath || rest.first().is_some_and(is_number) => (vec![book], rest),
        Some(_) | None => (books.to_vec(), wanted),
    }
}

/// Returns the books that the things stand in, each once.
fn told_of(things: &[Thing]) -> Vec<Book> {
    let mut books: Vec<Book> = Vec::new();
    for thing in things {
        let book = match thing {
            Thing::Unit(unit) => unit.book,
            Thing::Term(term) => term.book,
        };
        if !books.contains(&book) {
            books.push(book);
        }
    }
    books
}

fn chapters(book: Book) -> impl Iterator<Item = &'static Unit> {
    book.units().iter().filter(|unit| unit.parent.is_none())
}

/// The chapters of a book.
fn contents(ctx: &Context, books: &[Book]) -> Answer {
    let mut out = String::new();
    for book in books {
        ctx.page.heading(&mut out, &books::title(&ctx.words, *book));
        for unit in chapters(*book) {
            ctx.page.line(&mut out, &section_title(unit, ctx.lang(*book)), 2);
        }
    }
    Answer { out, stderr: books::note(ctx, books), negative: false }
}

/// Joins words that name one thing together: `law show your enemy`.
fn together(books: &[Book], wanted: &[String]) -> Vec<String> {
    let is_word = |wanted: &String| books.iter().all(|book| read_number_in(*book, wanted) == NumberQuery::Word);
    let all_words = wanted.len() > 1 && wanted.iter().all(is_word);
    let joined = wanted.join(" ");
    let known = |book: &Book| book.names().find(&joined).is_some_and(|(found, _)| found <= Found::Inflected);
    let is_card = || books.contains(&Book::Oath) && exact_card(&joined).is_some();
    if all_words && (books.iter().any(known) || is_card()) { vec![joined] } else { wanted.to_vec() }
}

/// Finds it in every book that has it, or the nearest in the first.
fn find(books: &[Book], wanted: &str) -> Result<Vec<Thing>, Lack> {
    let mut things = Vec::new();
    let mut lack = Lack { wanted: wanted.to_owned(), book: Book::Oath, nearest: Vec::new() };
    for book in books.iter().rev() {
        match find_in(*book, wanted) {
            Ok(mut found) => {
                found.append(&mut things);
                things = found;
            }
            Err(nearest) => lack = Lack { book: *book, nearest, ..lack },
        }
    }
    if things.is_empty() { Err(lack) } else { Ok(things) }
}

fn find_in(book: Book, wanted: &str) -> Result<Vec<Thing>, Vec<&'static str>> {
    match read_number_in(book, wanted) {
        NumberQuery::Units(numbers) => Ok(numbers.into_iter().filter_map(|number| book.unit(number)).map(Thing::Unit).collect()),
        NumberQuery::NoSuch(number) => Err(book.neighbours(&number).iter().map(|unit| unit.number).collect()),
        NumberQuery::Word => match book.names().find(wanted) {
            Some((Found::Exactly | Found::Inflected, names)) => Ok(names.iter().map(|name| entry_or_term(name.term())).collect()),
            Some((Found::Begun, names)) if names.len() == 1 => Ok(names.iter().map(|name| entry_or_term(name.term())).collect()),
            Some((_, names)) => Err(names.iter().take(8).map(|name| name.shown).collect()),
            None => Err(book.names().closest(wanted, 5).iter().map(|name| name.shown).collect()),
        },
    }
}

fn entry_or_term(term: &'static Term) -> Thing {
    term.entry().and_then(law::unit).map_or(Thing::Term(term), Thing::Unit)
}

fn document(ctx: &Context, things: &[Thing], missing: Vec<Lack>) -> String {
    let mut sections = Vec::new();
    let mut terms = Vec::new();
    for thing in things {
        let unit = match thing {
            Thing::Unit(unit) => Some(*unit),
            Thing::Term(term) => term.places.first().and_then(|place| term.book.unit(place)),
        };
        match (unit, thing) {
            (Some(unit), _) => sections.push(Section::new(unit, &ctx.langs(unit.book), &ctx.copies)),
            (None, Thing::Term(term)) => terms.push(term::Entry::new(term, &ctx.langs(term.book))),
            (None, Thing::Unit(_)) => {}
        }
    }
    if missing.is_empty() && terms.is_empty() && sections.len() == 1 {
        return sections.pop().map_or_else(String::new, |only| json::write(&only.alone()));
    }
    let missing =
        missing.into_iter().map(|lack| Missing { wanted: clean(&lack.wanted).into_owned(), nearest: lack.nearest }).collect();
    json::write(&Sections { schema: "lawspeaker/sections/1", found: sections, terms, missing })
}

/// Returns the card with exactly this name.
fn exact_card(wanted: &str) -> Option<&'static Card> {
    let (found, names) = find_cards(wanted)?;
    names.first().filter(|_| found == Found::Exactly).map(|name| name.owner())
}

fn not_found(ctx: &Context, Lack { wanted, book, nearest }: &Lack) -> String {
    let shown = clean(wanted);
    if let Some(card) = exact_card(wanted).filter(|_| *book == Book::Oath) {
        let values = [("wanted", shown.as_ref().into()), ("name", card.name(ctx.choice.first()).into())];
        return format!("{}\n", ctx.words.say_with("show-is-card", &values));
    }
    let is_number = matches!(read_number_in(*book, wanted), NumberQuery::NoSuch(_));
    let title = books::title(&ctx.words, *book);
    let elsewhere = if is_number { String::new() } else { term::elsewhere(ctx, &[*book], wanted) };
    let near = nearest.len() + elsewhere.lines().count();
    let (wanted_value, near) = (("wanted", shown.as_ref().into()), ("near", near.into()));
    let message = match (book, is_number) {
        (Book::Oath, true) => ctx.words.say_with("show-no-such-number", &[wanted_value]),
        (Book::Oath, false) => ctx.words.say_with("show-no-such-word", &[wanted_value, near]),
        (Book::Xidit | Book::Dominion, true) => {
            ctx.words.say_with("show-book-no-such-number", &[wanted_value, ("book", (&title).into())])
        }
        (Book::Xidit | Book::Dominion, false) => {
            ctx.words.say_with("show-book-no-such-word", &[wanted_value, near, ("book", (&title).into())])
        }
    };
    let mut said = String::new();
    ctx.page.line(&mut said, &message, 0);
    said.push_str(&elsewhere);
    let prefix = if *book == Book::Oath { String::new() } else { format!("{} ", book.key()) };
    for near in nearest {
        let title = book.unit(near).map_or("", |unit| unit.text(ctx.lang(*book)).title);
        let _ = writeln!(said, "  law {prefix}{near}{}{title}", if title.is_empty() { "" } else { "  " });
    }
    if !is_number {
        let _ = writeln!(said, "  law search {}{shown}", books::option(*book));
    }
    said
}

/// The unit, its parts below it unless it is wanted alone, and what stands around it.
fn whole(ctx: &Context, out: &mut String, unit: &'static Unit, alone: bool) {
    let langs = ctx.langs(unit.book);
    let lang = ctx.lang(unit.book);
    let book = (unit.book != Book::Oath).then(|| books::title(&ctx.words, unit.book));
    let above = lineage(unit).into_iter().map(|above| section_title(above, lang));
    let place: Vec<String> = book.into_iter().chain(above).collect();
    if !place.is_empty() {
        ctx.page.line(out, &place.join(" › "), 0);
    }
    let mut units = vec![unit];
    if !alone {
        descend(unit, &mut units);
    }
    if langs.len() > 1 {
        side_by_side::units(ctx, out, &units);
    } else {
        for unit in &units {
            one(ctx, out, unit, lang);
        }
    }
    notes(ctx, out, &units);
    around(ctx, out, unit);
}

fn descend(unit: &'static Unit, units: &mut Vec<&'static Unit>) {
    for child in children(unit) {
        units.push(child);
        descend(child, units);
    }
}

fn one(ctx: &Context, out: &mut String, unit: &Unit, lang: Lang) {
    ctx.page.heading(out, &section_title(unit, lang));
    ctx.page.prose(out, unit.text(lang).text, 2);
    out.push('\n');
    printed::append(ctx, out, unit, lang);
}

/// What a reader must know beside the text: Imperial marks, misprints, differences between the printings.
fn notes(ctx: &Context, out: &mut String, units: &[&'static Unit]) {
    let lang = ctx.choice.first();
    let mut notes = Vec::new();
    if units.iter().any(|unit| unit.imperial) {
        notes.push(format!("{IMPERIAL_MARK} {}", ctx.say("show-imperial")));
    }
    let spoken =
        |citation: &&law::Citation| citation.printings.iter().any(|printing| ctx.choice.rules.contains(&printing.lang()));
    for unit in units {
        for citation in unit.cites.iter().filter(spoken) {
            if let (Some(means), Some(erratum)) = (citation.means, citation.erratum) {
                notes.push(ctx.words.say_with(
                    "show-misprint",
                    &[
                        ("unit", unit.number.into()),
                        ("printed", citation.to.into()),
                        ("means", means.into()),
                        ("id", erratum.into()),
                    ],
                ));
            }
        }
    }
    let mut ids: Vec<DivergenceId> = units.iter().flat_map(|unit| unit.divergences).copied().collect();
    ids.sort_unstable();
    ids.dedup();
    if !ids.is_empty() {
        notes.push(ctx.words.say_with("show-diverges", &[("number", units[0].number.into())]));
        notes.extend(ids.into_iter().map(|id| format!("  {id}  {}", id.divergence().words(lang).title)));
    }
    let options = textwrap::Options::new(ctx.page.width).subsequent_indent("       ");
    for note in &notes {
        let _ = writeln!(out, "{}", paint(ctx.page.paint.alert, &textwrap::fill(note, &options)));
    }
    if !notes.is_empty() {
        out.push('\n');
    }
}

/// References to and fro, terms, and the way on.
fn around(ctx: &Context, out: &mut String, unit: &'static Unit) {
    let (book, lang) = (unit.book, ctx.lang(unit.book));
    let titled = |numbers: &[&'static str]| {
        let shown = numbers.iter().filter_map(|number| book.unit(number)).map(|unit| section_title(unit, lang));
        shown.collect::<Vec<_>>().join(" · ")
    };
    let mut cites: Vec<&'static str> = Vec::new();
    for citation in unit.cites {
        if !cites.contains(&citation.target()) {
            cites.push(citation.target());
        }
    }
    let mut terms: Vec<&str> = Vec::new();
    for name in unit.terms.iter().filter_map(|key| book.term(key)).map(|term| term.name(lang)) {
        if !terms.contains(&name) {
            terms.push(name);
        }
    }
    let rows = [
        ("show-cites", titled(&cites)),
        ("show-cited-by", titled(unit.cited_by)),
        ("show-terms", terms.join(" · ")),
        ("show-before", before(unit).map_or_else(String::new, |unit| section_title(unit, lang))),
        ("show-after", after(unit).map_or_else(String::new, |unit| section_title(unit, lang))),
    ]
    .map(|(id, text)| (ctx.say(id), text));
    let width = rows.iter().map(|(label, _)| textwrap::core::display_width(label)).max().unwrap_or(0);
    for (label, text) in rows.iter().filter(|(_, text)| !text.is_empty()) {
        ctx.page.labelled(out, label, width, text);
    }
}
