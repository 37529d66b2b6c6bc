//! `law show`: a section with its parts, its place, what it cites and who cites it, and where printings differ.

use super::{
    Answer, Desk,
    clean::clean,
    json,
    page::paint,
    printed,
    section::{Missing, Section, Sections},
    side_by_side, term,
};
use crate::{
    cards::{Card, find_cards},
    law::{
        self, Asked, Found, IMPERIAL_MARK, Lang, Term, Unit, after, asked, before, children, closest, divergence, find_terms,
        lineage, neighbours, unit,
    },
};
use std::fmt::Write as _;

/// Something found.
enum Thing {
    Unit(&'static Unit),
    Term(&'static Term),
}

/// Answers with everything that was asked for; what the Law does not have is said, never replaced.
pub fn answer(desk: &Desk, wanted: &[String], alone: bool) -> Answer {
    let mut things = Vec::new();
    let mut missing = Vec::new();
    for wanted in together(wanted) {
        match find(&wanted) {
            Ok(mut found) => things.append(&mut found),
            Err(nearest) => missing.push((wanted, nearest)),
        }
    }
    let no = !missing.is_empty();
    if desk.json {
        return Answer { out: document(desk, &things, missing), no, ..Answer::default() };
    }
    let mut out = String::new();
    for (at, thing) in things.iter().enumerate() {
        if at > 0 {
            out.push('\n');
        }
        match thing {
            Thing::Unit(unit) => whole(desk, &mut out, unit, alone),
            Thing::Term(term) => term::card(desk, &mut out, term),
        }
    }
    let aside = missing.iter().map(|(wanted, nearest)| not_found(desk, wanted, nearest)).collect();
    Answer { out, aside, no }
}

/// Joins words that name one thing together: `law show your enemy`.
fn together(wanted: &[String]) -> Vec<String> {
    let all_words = wanted.len() > 1 && wanted.iter().all(|wanted| asked(wanted) == Asked::Word);
    let joined = wanted.join(" ");
    let known = || find_terms(&joined).is_some_and(|(found, _)| found <= Found::Inflected);
    if all_words && (known() || exact_card(&joined).is_some()) { vec![joined] } else { wanted.to_vec() }
}

fn find(wanted: &str) -> Result<Vec<Thing>, Vec<&'static str>> {
    match asked(wanted) {
        Asked::Units(numbers) => Ok(numbers.into_iter().filter_map(unit).map(Thing::Unit).collect()),
        Asked::NoSuch(number) => Err(neighbours(&number).iter().map(|unit| unit.number).collect()),
        Asked::Word => match find_terms(wanted) {
            Some((Found::Exactly | Found::Inflected, names)) => Ok(names.iter().map(|name| entry_or_term(name.term())).collect()),
            Some((Found::Begun, names)) if names.len() == 1 => Ok(names.iter().map(|name| entry_or_term(name.term())).collect()),
            Some((_, names)) => Err(names.iter().take(8).map(|name| name.shown).collect()),
            None => Err(closest(wanted, 5).iter().map(|name| name.shown).collect()),
        },
    }
}

fn entry_or_term(term: &'static Term) -> Thing {
    term.entry().and_then(unit).map_or(Thing::Term(term), Thing::Unit)
}

fn document(desk: &Desk, things: &[Thing], missing: Vec<(String, Vec<&'static str>)>) -> String {
    let section = |thing: &Thing| match thing {
        Thing::Unit(unit) => Some(*unit),
        Thing::Term(term) => term.places.first().and_then(|place| unit(place)),
    };
    let mut sections: Vec<Section> =
        things.iter().filter_map(section).map(|unit| Section::new(unit, &desk.choice.rules, &desk.copies)).collect();
    if missing.is_empty() && sections.len() == 1 {
        return sections.pop().map_or_else(String::new, |only| json::write(&only.alone()));
    }
    let missing = missing.into_iter().map(|(wanted, nearest)| Missing { wanted: clean(&wanted).into_owned(), nearest }).collect();
    json::write(&Sections { schema: "lawspeaker/sections/1", found: sections, missing })
}

/// Returns the card with exactly this name.
fn exact_card(wanted: &str) -> Option<&'static Card> {
    let (found, names) = find_cards(wanted)?;
    names.first().filter(|_| found == Found::Exactly).map(|name| name.owner())
}

fn not_found(desk: &Desk, wanted: &str, nearest: &[&str]) -> String {
    let shown = clean(wanted);
    if let Some(card) = exact_card(wanted) {
        let values = [("wanted", shown.as_ref().into()), ("name", card.name(desk.choice.first()).into())];
        return format!("{}\n", desk.words.say_with("show-is-card", &values));
    }
    let is_number = matches!(asked(wanted), Asked::NoSuch(_));
    let id = if is_number { "show-no-such-number" } else { "show-no-such-word" };
    let mut said = if is_number {
        desk.words.say_with(id, &[("wanted", shown.as_ref().into())])
    } else {
        desk.words.say_with(id, &[("wanted", shown.as_ref().into()), ("near", nearest.len().into())])
    };
    said.push('\n');
    for near in nearest {
        let title = unit(near).map_or("", |unit| unit.text(desk.choice.first()).title);
        let _ = writeln!(said, "  law {near}{}{title}", if title.is_empty() { "" } else { "  " });
    }
    if !is_number {
        let _ = writeln!(said, "  law search {shown}");
    }
    said
}

/// The unit, its parts below it unless it is wanted alone, and what stands around it.
fn whole(desk: &Desk, out: &mut String, unit: &'static Unit, alone: bool) {
    let place: Vec<String> = lineage(unit).iter().map(|above| headline(above, desk.choice.first())).collect();
    if !place.is_empty() {
        desk.page.line(out, &place.join(" › "), 0);
    }
    let mut units = vec![unit];
    if !alone {
        descend(unit, &mut units);
    }
    if desk.choice.rules.len() > 1 {
        side_by_side::units(desk, out, &units);
    } else {
        for unit in &units {
            one(desk, out, unit, desk.choice.first());
        }
    }
    notes(desk, out, &units);
    around(desk, out, unit);
}

fn descend(unit: &'static Unit, units: &mut Vec<&'static Unit>) {
    for child in children(unit.number) {
        units.push(child);
        descend(child, units);
    }
}

/// Returns number and title; a title in brackets is ours, not printed.
pub fn headline(unit: &Unit, lang: Lang) -> String {
    format!("{} {}", unit.number, title(unit, lang))
}

/// Returns the title, in brackets where the Law prints none.
pub fn title(unit: &Unit, lang: Lang) -> String {
    let text = unit.text(lang);
    if text.printed { text.title.to_owned() } else { format!("[{}]", text.title) }
}

fn one(desk: &Desk, out: &mut String, unit: &Unit, lang: Lang) {
    desk.page.heading(out, &headline(unit, lang));
    desk.page.prose(out, unit.text(lang).text, 2);
    out.push('\n');
    printed::append(desk, out, unit.number, lang);
}

/// What a reader must know beside the text: Imperial marks, misprints, differences between the printings.
fn notes(desk: &Desk, out: &mut String, units: &[&'static Unit]) {
    let lang = desk.choice.first();
    let mut notes = Vec::new();
    if units.iter().any(|unit| unit.imperial) {
        notes.push(format!("{IMPERIAL_MARK} {}", desk.say("show-imperial")));
    }
    let spoken = |citation: &&law::Citation| citation.printings.iter().any(|printing| desk.choice.rules.contains(printing));
    for unit in units {
        for citation in unit.cites.iter().filter(spoken) {
            if let (Some(means), Some(erratum)) = (citation.means, citation.erratum) {
                notes.push(desk.words.say_with(
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
    let mut ids: Vec<&str> = units.iter().flat_map(|unit| unit.divergences).copied().collect();
    ids.sort_unstable();
    ids.dedup();
    if !ids.is_empty() {
        notes.push(desk.words.say_with("show-diverges", &[("number", units[0].number.into())]));
        let titled = ids.into_iter().filter_map(divergence);
        notes.extend(titled.map(|divergence| format!("  {}  {}", divergence.id, divergence.words(lang).title)));
    }
    let options = textwrap::Options::new(desk.page.width).subsequent_indent("       ");
    for note in &notes {
        let _ = writeln!(out, "{}", paint(desk.page.paint.alert, &textwrap::fill(note, &options)));
    }
    if !notes.is_empty() {
        out.push('\n');
    }
}

/// References to and fro, terms, and the way on.
fn around(desk: &Desk, out: &mut String, unit: &'static Unit) {
    let lang = desk.choice.first();
    let titled = |numbers: &[&'static str]| {
        let shown = numbers.iter().filter_map(|number| law::unit(number)).map(|unit| headline(unit, lang));
        shown.collect::<Vec<_>>().join(" · ")
    };
    let mut cites: Vec<&'static str> = Vec::new();
    for citation in unit.cites {
        if !cites.contains(&citation.target()) {
            cites.push(citation.target());
        }
    }
    let mut terms: Vec<&str> = Vec::new();
    for name in unit.terms.iter().filter_map(|key| Term::with_key(key)).map(|term| term.name(lang)) {
        if !terms.contains(&name) {
            terms.push(name);
        }
    }
    let rows = [
        ("show-cites", titled(&cites)),
        ("show-cited-by", titled(unit.cited_by)),
        ("show-terms", terms.join(" · ")),
        ("show-before", before(unit).map_or_else(String::new, |unit| headline(unit, lang))),
        ("show-after", after(unit).map_or_else(String::new, |unit| headline(unit, lang))),
    ]
    .map(|(id, text)| (desk.say(id), text));
    let width = rows.iter().map(|(label, _)| textwrap::core::display_width(label)).max().unwrap_or(0);
    for (label, text) in rows.iter().filter(|(_, text)| !text.is_empty()) {
        desk.page.labelled(out, label, width, text);
    }
}
