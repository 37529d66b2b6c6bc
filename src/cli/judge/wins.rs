//! `law wins`: who holds the title, who wins when and how, and what would stop it §2.11, §3.

use super::{
    Case,
    contested::{self, Contested},
    say,
};
use crate::{
    cards::{GoalKind, named},
    cli::{Answer, Context, json, page::paint},
    game::{Colour, How, Phase, Player, Position, Role, Setup, TitleSide},
    rules::{Due, Elsewhere, LAST_ROUND, Standing, When, Win, standing_in_editions},
};
use serde::Serialize;
use std::fmt::Write as _;

#[derive(Serialize)]
struct Document {
    schema: &'static str,
    title: Option<TitleDocument>,
    wins: Vec<WinDocument>,
    end_die: Option<EndDie>,
    missing: Vec<&'static str>,
    differs_in: Vec<ElsewhereDocument>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    contested: Vec<Contested>,
}

#[derive(Serialize)]
struct TitleDocument {
    holder: &'static str,
    side: Option<&'static str>,
    cites: [&'static str; 1],
    passes_to: Vec<&'static str>,
}

#[derive(Serialize)]
struct WinDocument {
    player: &'static str,
    when: &'static str,
    how: &'static str,
    cites: Vec<String>,
    certain: bool,
    needs: Option<&'static str>,
}

#[derive(Serialize)]
struct ElsewhereDocument {
    edition: &'static str,
    wins: Vec<WinDocument>,
    passes_to: Vec<&'static str>,
    divergence: Option<crate::law::DivergenceId>,
}

#[derive(Serialize)]
struct EndDie {
    round: u8,
    fraction: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    shifted: Option<Shifted>,
}

#[derive(Serialize)]
struct Shifted {
    by: &'static str,
    least: &'static str,
    most: &'static str,
}

/// Answers with the standing of the game.
pub fn answer(ctx: &Context, case: Case) -> Answer {
    let (standing, elsewhere) = standing_in_editions(&case.position, case.by, case.edition);
    let negative = standing.wins.is_empty();
    let out = if ctx.json { document(&standing, &elsewhere, &case) } else { shown(ctx, &standing, &elsewhere, &case.position) };
    Answer { out, stderr: case.warnings, negative }
}

const fn when(when: When) -> &'static str {
    match when {
        When::Over => "over",
        When::Wake => "wake",
        When::SecondWake => "second-wake",
        When::RoundEnd => "round-end",
        When::GameEnd => "game-end",
    }
}

/// Returns the messages that say what stops a win: the title stays when tied §2.11, a Vision is not met then
/// §3.2, and the Empire lasts unless an Exile has more to show §3.4. Nothing stops what happens now.
fn stops(win: &Win, setup: &Setup) -> Vec<String> {
    if win.certain {
        return Vec::new();
    }
    let goal = win.needs.map(GoalKind::word);
    let mut ids: Vec<String> = match (win.how, win.when) {
        (How::Usurper, _) => win.needs.map(|needs| format!("wins-stop-{}", outdone(needs))).into_iter().collect(),
        (How::Visionary, When::GameEnd) => {
            goal.map(|goal| format!("wins-stop-{goal}")).into_iter().chain(["wins-stop-empire".to_owned()]).collect()
        }
        (How::Visionary, _) => goal.map(|goal| format!("wins-stop-{goal}")).into_iter().collect(),
        (How::StableRegime | How::Successor | How::WarExhaustion, When::GameEnd) => vec!["wins-stop-exhaustion".to_owned()],
        (How::StableRegime | How::Successor | How::WarExhaustion, _) => {
            goal.map(|goal| format!("wins-stop-regime-{goal}")).into_iter().collect()
        }
    };
    let heir = match win.how {
        How::Successor => Some("heir"),
        How::StableRegime | How::WarExhaustion if has_citizens(setup) => Some("citizen"),
        How::StableRegime | How::WarExhaustion | How::Usurper | How::Visionary => None,
    };
    ids.extend(setup.oath.zip(heir).map(|(oath, heir)| format!("wins-stop-{heir}-{}", oath.word())));
    ids
}

/// Returns whether there may be a Citizen who can win in the Chancellor's place §3.3.1.
fn has_citizens(setup: &Setup) -> bool {
    let may_be = |player: &Player| player.colour != Colour::Purple && player.role.is_none_or(|role| role == Role::Citizen);
    setup.players.iter().any(may_be)
}

/// Returns what takes the title from its holder, who keeps it when tied §2.11.
const fn outdone(needs: GoalKind) -> &'static str {
    match needs {
        GoalKind::MostSites => "more-sites",
        GoalKind::MostRelicsAndBanners => "more-relics-and-banners",
        GoalKind::PeoplesFavor | GoalKind::DarkestSecret => needs.word(),
    }
}

/// Returns the message that says when a win comes.
fn coming(win: &Win, setup: &Setup) -> String {
    match win.when {
        When::Wake if win.certain => "wins-when-now".to_owned(),
        When::SecondWake if setup.phase == Phase::Wake && setup.turn == Some(win.player) => "wins-when-next-wake".to_owned(),
        When::GameEnd if setup.round.is_some_and(|round| round < LAST_ROUND) => "wins-when-last-wake".to_owned(),
        other => format!("wins-when-{}", when(other)),
    }
}

fn passes_to(due: Option<&Due>) -> Vec<Colour> {
    match due {
        Some(Due::Passes(colour)) => vec![*colour],
        Some(Due::Chosen(colours)) => colours.clone(),
        Some(Due::Stays) | None => Vec::new(),
    }
}

/// Returns the chance that the end die ends the game, in lowest terms.
fn fraction(faces: u8) -> &'static str {
    match faces {
        1 => "1/6",
        2 => "1/3",
        3 => "1/2",
        4 => "2/3",
        5 => "5/6",
        _ => "0",
    }
}

fn win_document(win: &Win) -> WinDocument {
    WinDocument {
        player: win.player.word(),
        when: when(win.when),
        how: win.how.word(),
        cites: win.cites.iter().map(ToString::to_string).collect(),
        certain: win.certain,
        needs: win.needs.map(GoalKind::word),
    }
}

fn elsewhere_document(elsewhere: &Elsewhere) -> ElsewhereDocument {
    ElsewhereDocument {
        edition: elsewhere.edition.word(),
        wins: elsewhere.standing.wins.iter().map(win_document).collect(),
        passes_to: passes_to(elsewhere.standing.due.as_ref()).into_iter().map(Colour::word).collect(),
        divergence: elsewhere.divergence,
    }
}

fn document(standing: &Standing, elsewhere: &[Elsewhere], case: &Case) -> String {
    json::write(&Document {
        schema: "lawspeaker/wins/1",
        title: standing.title.map(|(holder, side)| TitleDocument {
            holder: holder.word(),
            side: side.map(TitleSide::word),
            cites: ["2.11"],
            passes_to: passes_to(standing.due.as_ref()).into_iter().map(Colour::word).collect(),
        }),
        wins: standing.wins.iter().map(win_document).collect(),
        end_die: standing.end_die.map(|(round, faces)| EndDie {
            round,
            fraction: fraction(faces).to_owned(),
            shifted: standing.shifts.map(|colour| Shifted {
                by: colour.word(),
                least: fraction(faces - 1),
                most: fraction(faces + 1),
            }),
        }),
        missing: standing.missing.iter().map(|missing| missing.word()).collect(),
        differs_in: elsewhere.iter().map(elsewhere_document).collect(),
        contested: contested::documents(&case.position),
    })
}

fn shown(ctx: &Context, standing: &Standing, elsewhere: &[Elsewhere], position: &Position) -> String {
    let mut out = String::new();
    if standing.wins.is_empty() {
        let id = if standing.missing.is_empty() { "wins-nobody" } else { "wins-untold" };
        ctx.page.heading(&mut out, &ctx.say(id));
    }
    for win in &standing.wins {
        let headline = ctx.say(match win.when {
            When::Over => "wins-over",
            _ if win.certain => "wins-now",
            When::Wake | When::SecondWake | When::RoundEnd | When::GameEnd => "wins-in-sight",
        });
        let style = if win.certain { ctx.page.paint.good } else { ctx.page.paint.alert };
        let _ =
            writeln!(out, "{}  {}", paint(style, &headline), paint(ctx.page.paint.heading, &say::colour(&ctx.words, win.player)));
        let how = ctx.say(&format!("wins-how-{}", win.how.word()));
        let when = ctx.say(&coming(win, position));
        ctx.page.line(&mut out, &format!("{how}; {when} ({})", say::cites(&win.cites)), 2);
        for id in stops(win, position) {
            ctx.page.line(&mut out, &ctx.say(&id), 2);
        }
        if let Some(first) = standing.wins.first().filter(|first| first.player != win.player) {
            let player = say::colour(&ctx.words, first.player);
            ctx.page.line(&mut out, &ctx.words.say_with("wins-stop-earlier", &[("player", (&player).into())]), 2);
        }
    }
    out.push('\n');
    title(ctx, &mut out, standing);
    end_die(ctx, &mut out, standing);
    for other in elsewhere {
        ctx.page.line(&mut out, &in_other_edition(ctx, standing, other), 0);
    }
    for missing in &standing.missing {
        let what = say::missing(&ctx.words, *missing);
        ctx.page.line(&mut out, &ctx.words.say_with("judge-needs-telling", &[("what", (&what).into())]), 0);
    }
    out
}

/// Says who holds the title, and to whom it belongs by the goal.
fn title(ctx: &Context, out: &mut String, standing: &Standing) {
    if let Some((holder, side)) = standing.title {
        let side = side.map_or("wins-side-untold".to_owned(), |side| format!("wins-side-{}", side.word()));
        let values = [("holder", say::colour(&ctx.words, holder)), ("side", ctx.say(&side))];
        let values = values.iter().map(|(name, value)| (*name, value.into())).collect::<Vec<_>>();
        ctx.page.line(out, &ctx.words.say_with("wins-title", &values), 0);
    }
    if let Some(line) = passing(ctx, standing.due.as_ref()) {
        ctx.page.line(out, &line, 0);
    }
}

/// Says to whom the title belongs by the goal, if it does not stay.
pub(super) fn passing(ctx: &Context, due: Option<&Due>) -> Option<String> {
    let heirs: Vec<String> = passes_to(due).into_iter().map(|colour| say::colour(&ctx.words, colour)).collect();
    let id = if heirs.len() > 1 { "wins-chosen" } else { "wins-passes" };
    (!heirs.is_empty()).then(|| ctx.words.say_with(id, &[("players", (&heirs.join(", ")).into())]))
}

/// Says what the end die can do after this round, and who may change it.
fn end_die(ctx: &Context, out: &mut String, standing: &Standing) {
    let Some((round, faces)) = standing.end_die else { return };
    let values = [("round", usize::from(round).into()), ("chance", fraction(faces).into())];
    ctx.page.line(out, &ctx.words.say_with("wins-end-die", &values), 0);
    if let Some(by) = standing.shifts {
        let (player, least, most) = (say::colour(&ctx.words, by), fraction(faces - 1), fraction(faces + 1));
        let card = named::SQUALID_DISTRICT.name(ctx.words.lang);
        let values = [("card", card.into()), ("player", (&player).into()), ("least", least.into()), ("most", most.into())];
        ctx.page.line(out, &ctx.words.say_with("wins-end-die-shifts", &values), 0);
    }
}

/// Says what differs in another edition: the wins, and the title if it differs.
fn in_other_edition(ctx: &Context, standing: &Standing, other: &Elsewhere) -> String {
    let win = |win: &Win| {
        let how = ctx.say(&format!("wins-how-{}", win.how.word()));
        format!("{}, {how}", say::colour(&ctx.words, win.player))
    };
    let mut parts: Vec<String> = other.standing.wins.iter().map(win).collect();
    if parts.is_empty() {
        parts.push(ctx.say("wins-nobody"));
    }
    if other.standing.due != standing.due {
        parts.push(passing(ctx, other.standing.due.as_ref()).unwrap_or_else(|| ctx.say("wins-title-stays")));
    }
    let by = say::divergence(&ctx.words, other.divergence);
    let edition = ctx.say(&format!("judge-edition-{}", other.edition.word()));
    let parts: Vec<&str> = parts.iter().map(|part| part.trim_end_matches('.')).collect();
    format!("{} – {edition}: {}{by}", ctx.say("judge-differs"), parts.join("; "))
}
