//! `law diverge`: where the printings disagree, what that changes, and what the current rules follow.

use super::{
    Answer, Context, candidates,
    command::{Arguments, Command, values},
    json,
    page::{paint, section_title},
};
use crate::answer::{Error, clean::clean};
use crate::law::{
    DIVERGENCES, Divergence, DivergenceId, Lang, NumberQuery, Printing, Severity, divergence, divergences_of, find_terms,
    read_number, unit,
};
use clap::{Arg, ArgMatches};
use comfy_table::{ContentArrangement, Table, presets};
use serde::Serialize;
use std::{collections::BTreeMap, fmt::Write as _};

/// The command.
pub const COMMAND: Command = Command::new("diverge", arguments, run);

fn arguments(make: &Arguments<'_>) -> Vec<Arg> {
    vec![make.positional("wanted", "divergence").num_args(0..).add(candidates::divergences())]
}

fn run(ctx: &Context, of: &ArgMatches) -> Result<Answer, Error> {
    Ok(answer(ctx, &values(of, "wanted")))
}

#[derive(Serialize)]
struct Document {
    schema: &'static str,
    divergences: Vec<Entry>,
}

#[derive(Serialize)]
struct Entry {
    id: DivergenceId,
    sections: &'static [&'static str],
    severity: &'static str,
    title: &'static str,
    printings: BTreeMap<&'static str, &'static str>,
    consequence: &'static str,
    intent: &'static str,
    confidence: Option<&'static str>,
    current: Vec<&'static str>,
    contested: bool,
}

/// Answers with the divergences of what was asked for, or with a list of all.
pub fn answer(ctx: &Context, wanted: &[String]) -> Answer {
    let mut found: Vec<&Divergence> = Vec::new();
    let mut stderr = String::new();
    for wanted in wanted {
        let these = find(wanted);
        if these.is_empty() {
            let _ = writeln!(stderr, "{}", ctx.words.say_with("diverge-nothing", &[("wanted", clean(wanted).as_ref().into())]));
        }
        found.extend(these.into_iter().filter(|it| !found.iter().any(|other| other.id == it.id)).collect::<Vec<_>>());
    }
    let negative = !stderr.is_empty();
    let all = wanted.is_empty();
    if all {
        found.extend(DIVERGENCES);
    }
    if ctx.json {
        let divergences = found.into_iter().map(|it| document(it, ctx.choice.first())).collect();
        return Answer {
            out: json::write(&Document { schema: "lawspeaker/divergences/1", divergences }),
            negative,
            ..Answer::default()
        };
    }
    let mut out = String::new();
    if all {
        list(ctx, &mut out, &found);
    } else {
        for (at, divergence) in found.iter().enumerate() {
            if at > 0 {
                out.push('\n');
            }
            card(ctx, &mut out, divergence);
        }
    }
    Answer { out, stderr, negative }
}

fn find(wanted: &str) -> Vec<&'static Divergence> {
    if let Some(one) = divergence(wanted.trim()) {
        return vec![one];
    }
    match read_number(wanted) {
        NumberQuery::Units(numbers) => numbers.into_iter().flat_map(divergences_of).collect(),
        NumberQuery::NoSuch(_) => Vec::new(),
        NumberQuery::Word => find_terms(wanted)
            .into_iter()
            .flat_map(|(_, names)| names)
            .flat_map(|name| divergences_of_entry(name.term().key))
            .collect(),
    }
}

fn divergences_of_entry(key: &str) -> Vec<&'static Divergence> {
    let entry = format!("10/{key}");
    DIVERGENCES.iter().filter(|it| it.sections.contains(&entry.as_str())).collect()
}

fn document(divergence: &'static Divergence, lang: Lang) -> Entry {
    let words = divergence.words(lang);
    Entry {
        id: divergence.id,
        sections: divergence.sections,
        severity: divergence.severity.word(),
        title: words.title,
        printings: Printing::ALL.iter().map(|printing| (printing.word(), words.printing(*printing))).collect(),
        consequence: words.consequence,
        intent: words.intent,
        confidence: divergence.confidence.map(crate::law::Confidence::word),
        current: divergence.current.iter().map(|printing| printing.word()).collect(),
        contested: divergence.contested,
    }
}

fn list(ctx: &Context, out: &mut String, found: &[&Divergence]) {
    for severity in [Severity::Legality, Severity::Number, Severity::Wording] {
        let rows: Vec<_> = found.iter().filter(|it| it.severity == severity).collect();
        let id = format!("diverge-list-{}", severity.word());
        let _ = writeln!(out, "{}", paint(ctx.page.paint.heading, &ctx.words.say_with(&id, &[("count", rows.len().into())])));
        let mut table = Table::new();
        table.load_style(presets::NOTHING).set_content_arrangement(ContentArrangement::Dynamic);
        table.set_width(u16::try_from(ctx.page.width).unwrap_or(u16::MAX));
        for divergence in rows {
            table.add_row([divergence.id.word(), &divergence.sections.join(", "), divergence.words(ctx.choice.first()).title]);
        }
        for line in table.lines() {
            let _ = writeln!(out, "{}", line.trim_end());
        }
        out.push('\n');
    }
    ctx.page.line(out, &ctx.say("diverge-read-on"), 0);
}

fn card(ctx: &Context, out: &mut String, divergence: &Divergence) {
    let lang = ctx.choice.first();
    let words = divergence.words(lang);
    let severity = ctx.say(&format!("diverge-{}", divergence.severity.word()));
    ctx.page.heading(out, &format!("{} {}", divergence.id, words.title));
    let _ = writeln!(out, "{}", paint(ctx.page.paint.alert, &severity));
    let sections = divergence.sections.iter().filter_map(|section| unit(section)).map(|unit| section_title(unit, lang));
    ctx.page.line(out, &sections.collect::<Vec<_>>().join(" · "), 0);
    out.push('\n');
    let name = |printing: &Printing| ctx.say(&format!("name-{}", printing.word()));
    let mut rows: Vec<(String, String)> = Printing::ALL.iter().map(|it| (name(it), words.printing(*it).to_owned())).collect();
    rows.push((ctx.say("diverge-consequence"), words.consequence.to_owned()));
    if let Some(confidence) = divergence.confidence {
        let sure = ctx.say(&format!("diverge-confidence-{}", confidence.word()));
        rows.push((ctx.say("diverge-intent"), format!("{} ({sure})", words.intent)));
    }
    if !divergence.current.is_empty() {
        let mut current = divergence.current.iter().map(name).collect::<Vec<_>>().join(", ");
        if divergence.contested {
            let _ = write!(current, " ({})", ctx.say("diverge-contested"));
        }
        rows.push((ctx.say("diverge-current"), current));
    }
    let width = rows.iter().map(|(label, _)| textwrap::core::display_width(label)).max().unwrap_or(0);
    for (label, text) in &rows {
        ctx.page.labelled(out, label, width, text);
    }
}
