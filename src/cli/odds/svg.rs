//! The chart of survivors as a picture.

use super::chart::{label, longest};
use crate::{
    answer::{
        figures::{Figures, steps},
        odds::{OddsAnswer, Survivors},
    },
    cli::Context,
    i18n::id,
};
use std::fmt::Write as _;

/// The height of a bar with its gap.
const ROW: usize = 26;
/// Where the bars begin.
const LEFT: usize = 90;
/// How long the longest bar is.
const BAR: usize = 420;
/// The whole width.
const WIDTH: usize = LEFT + BAR + 130;
/// What stands above the bars.
const HEAD: usize = 84;

/// Returns the picture of an answer; nothing if it has no figures.
pub fn picture(ctx: &Context, answer: &OddsAnswer) -> Option<String> {
    Some(draw(ctx, &answer.said.as_ref()?.verdict, &answer.figures.as_ref()?.survivors))
}

fn draw(ctx: &Context, verdict: &str, bars: &[Survivors]) -> String {
    let figures = Figures::new(&ctx.words);
    let longest = longest(bars);
    let height = HEAD + bars.len() * ROW + 16;
    let lang = ctx.words.lang.code();
    let (title, won, lost) = (ctx.say(id::ODDS_CHART), ctx.say(id::ODDS_WON), ctx.say(id::ODDS_LOST));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" viewBox=\"0 0 {WIDTH} {height}\" \
         role=\"img\" xml:lang=\"{lang}\" font-family=\"sans-serif\" font-size=\"14\">\n<title>{}</title>\n",
        escape(verdict)
    );
    svg.push_str(
        "<defs><pattern id=\"lost\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\" \
         patternTransform=\"rotate(45)\"><rect width=\"6\" height=\"6\" fill=\"#f3d9d0\"/>\
         <rect width=\"3\" height=\"6\" fill=\"#b5533c\"/></pattern></defs>\n<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n",
    );
    let _ = writeln!(svg, "<text x=\"16\" y=\"26\" font-size=\"16\" font-weight=\"bold\">{}</text>", escape(verdict));
    let _ = writeln!(svg, "<text x=\"16\" y=\"48\">{}</text>", escape(&title));
    for (at, (fill, name)) in [("#2f6f4f", &won), ("url(#lost)", &lost)].into_iter().enumerate() {
        let x = LEFT + at * 160;
        let _ = writeln!(svg, "<rect x=\"{x}\" y=\"58\" width=\"14\" height=\"14\" fill=\"{fill}\"/>");
        let _ = writeln!(svg, "<text x=\"{}\" y=\"70\">{}</text>", x + 20, escape(name));
    }
    for (at, bar) in bars.iter().enumerate() {
        let y = HEAD + at * ROW;
        let (won, lost) = (steps(bar.won.exact(), &longest, BAR), steps(bar.lost.exact(), &longest, BAR));
        let _ = writeln!(svg, "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>", LEFT - 10, y + 16, label(bar));
        for (x, width, fill) in [(LEFT, won, "#2f6f4f"), (LEFT + won, lost, "url(#lost)")] {
            if width > 0 {
                let _ = writeln!(svg, "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"20\" fill=\"{fill}\"/>");
            }
        }
        let percent = escape(&figures.percent(bar.chance.exact()));
        let _ = writeln!(svg, "<text x=\"{}\" y=\"{}\">{percent}</text>", LEFT + won + lost + 8, y + 16);
    }
    svg.push_str("</svg>\n");
    svg
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
