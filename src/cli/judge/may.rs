//! `law may`: the verdict on one action, its cost, the reasons, and where to read on.

use super::{Case, Typed, campaign, document};
use crate::answer::{Error, phrase as say};
use crate::{
    cli::{Answer, Context, json},
    law::Cite,
    planner,
    rules::{Action, Bearing, Cost, Differs, Matter, Missing, Request, Ruling, Table, Verdict},
};

/// Answers with the ruling on an action.
pub fn answer(ctx: &Context, typed: &Typed, case: Case) -> Result<Answer, Error> {
    let asked = case.asked(ctx, &typed.words)?;
    let table = Table::new(&case.position, case.by, case.edition);
    let ruled = planner::may_in_editions(&table, &asked);
    let (ruling, differs) = ruled.map_err(|error| campaign::unresolved(&ctx.words, &error))?;
    let negative = ruling.verdict() != Verdict::Legal;
    let out = if ctx.json {
        json::write(&document::ruling(&ctx.words, &case, &asked, &ruling, &differs))
    } else {
        shown(ctx, &case, &asked, &ruling, &differs)
    };
    Ok(Answer { out, stderr: case.warnings, negative })
}

/// Lays out a ruling: verdict, cost, reasons, where to read on.
pub(super) fn shown(ctx: &Context, case: &Case, asked: &Request, ruling: &Ruling, differs: &[Differs]) -> String {
    let mut out = String::new();
    headline(ctx, &mut out, case, asked, ruling.verdict());
    let [cost, why, leave, choices, could, elsewhere, read] =
        ["judge-cost", "judge-why", "judge-leave", "judge-choices", "judge-could-use", "judge-differs", "judge-read"]
            .map(|id| ctx.say(id));
    let helpers = case.could_use(asked, ruling);
    let often = [
        (&leave, !ruling.leave.is_empty()),
        (&choices, !ruling.choices.is_empty()),
        (&could, !helpers.is_empty()),
        (&elsewhere, !differs.is_empty()),
    ];
    let used = often.into_iter().filter(|(_, used)| *used).map(|(label, _)| label).chain([&cost, &why, &read]);
    let width = used.map(|label| textwrap::core::display_width(label)).max().unwrap_or_default();
    let mut line = |label: &str, text: &str| ctx.page.labelled(&mut out, label, width, text);
    line(&cost, &price(ctx, asked, ruling));
    let deciding = |bearing| ruling.reasons.iter().filter(move |reason| reason.bearing == bearing);
    let reasons = deciding(Bearing::Against).chain(deciding(Bearing::Unknown)).chain(deciding(Bearing::For));
    for (at, reason) in reasons.enumerate() {
        line(if at == 0 { &why } else { "" }, &say::reason(&ctx.words, &case.position, reason));
    }
    let unknown: Vec<Missing> = ruling.needs.iter().copied().filter(|missing| *missing != Missing::Roll).collect();
    if matches!(asked.action, Action::Campaign(_)) && ruling.verdict() == Verdict::Legal && !unknown.is_empty() {
        line("", &say::no_odds(&ctx.words, &unknown));
    }
    if !ruling.leave.is_empty() {
        let names: Vec<String> = ruling.leave.iter().map(|colour| say::colour(&ctx.words, *colour)).collect();
        line(&leave, &names.join(", "));
    }
    if !ruling.choices.is_empty() {
        let said: Vec<String> = ruling.choices.iter().map(|choice| say::pattern(&ctx.words, choice)).collect();
        line(&choices, &said.join(", "));
    }
    if !helpers.is_empty() {
        line(&could, &say::using(&ctx.words, &helpers));
    }
    for other in differs {
        line(&elsewhere, &differing(ctx, case, ruling, *other));
    }
    line(&read, &format!("law {}", sections(ruling).join(" ")));
    out
}

/// Returns the cost in words; unknown for a major action that is open before its cost is known.
fn price(ctx: &Context, asked: &Request, ruling: &Ruling) -> String {
    let says = |is: fn(&Matter) -> bool| ruling.reasons.iter().any(|reason| is(&reason.matter));
    let free = says(|matter| matches!(matter, Matter::CardFrees { .. }));
    let unpriced = ruling.verdict() == Verdict::Open || says(|matter| matches!(matter, Matter::CostsAtLeast { .. }));
    let unknown = unpriced && ruling.cost == Cost::default() && asked.action.is_major() && !free;
    if unknown { ctx.say("judge-cost-unknown") } else { say::cost(&ctx.words, ruling.cost) }
}

fn headline(ctx: &Context, out: &mut String, case: &Case, asked: &Request, verdict: Verdict) {
    let style = match verdict {
        Verdict::Legal => ctx.page.paint.good,
        Verdict::Illegal => ctx.page.paint.bad,
        Verdict::Open => ctx.page.paint.alert,
    };
    let said = ctx.say(&format!("judge-verdict-{}", verdict.word()));
    let action = say::action(&ctx.words, asked, true);
    let who = case.by.or(case.position.turn).map(|colour| say::colour(&ctx.words, colour));
    let who = who.map(|who| format!(" ({who})")).unwrap_or_default();
    ctx.page.headline(out, (style, &said), &format!("{action}{who}"));
}

fn differing(ctx: &Context, case: &Case, ruling: &Ruling, differs: Differs) -> String {
    let verdict = ctx.say(&format!("judge-verdict-{}", differs.verdict.word()));
    let dearer = differs.cost != ruling.cost && differs.verdict != Verdict::Open;
    let cost = if dearer { format!(", {}", say::cost(&ctx.words, differs.cost)) } else { String::new() };
    let by = say::divergence(&ctx.words, differs.divergence);
    let won = differs.won.map(|player| say::matter(&ctx.words, &case.position, &Matter::GameWon { player }));
    let won = won.map(|won| format!(". {won}")).unwrap_or_default();
    format!("{}: {verdict}{cost}{won}{by}", ctx.say(&format!("judge-edition-{}", differs.edition.word())))
}

/// Returns the sections to read on in.
fn sections(ruling: &Ruling) -> Vec<&'static str> {
    let number = |cite: Cite| match cite {
        Cite::Law(section) => Some(section.number()),
        Cite::Card(_) | Cite::Site(_) | Cite::Ruling(_) => None,
    };
    ruling.all_cites().into_iter().filter_map(number).collect()
}
