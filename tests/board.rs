//! The board shows everything: every site, pawn, warband, card and token of a table is read back out of the drawing, on narrow
//! and wide terminals and out of the picture, in three languages; and nothing else stands there.

use crate::{
    common::{law, message, run, seen, split, text},
    generated::{self, Chance},
};
use lawspeaker::{
    cards::{Face, Nature},
    game::{CardAt, CardIdentity, Player, Position, Region, Ruler, Setup, SiteAtSlot, SiteIdentity, Slot, name_of, slot_name},
    i18n::Words,
    law::{Edition, Lang},
};
use std::{io::Write as _, process::Stdio};

const FOUR: &str = "tests/board/four.toml";
const SIX: &str = "benches/positions/six.toml";
const LANGS: [Lang; 3] = [Lang::En, Lang::De, Lang::Pl];
/// How many tables are made up.
const TABLES: u64 = 12;

/// Returns what `law board` says of a table.
fn drawn(position: &Position, lang: Lang, columns: usize, more: &[&str]) -> String {
    let mut command = law();
    command.args(["board", "-", "--lang", lang.code()]).args(more).env("COLUMNS", columns.to_string());
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("law runs");
    child.stdin.take().expect("a pipe").write_all(position.to_toml().as_bytes()).expect("law reads");
    let output = child.wait_with_output().expect("law ends");
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout)
}

/// A part of a drawing, from which everything is taken out that ought to be there.
struct Part {
    about: String,
    left: String,
}

impl Part {
    fn new(about: String, words: &str) -> Self {
        Self { about, left: words.split_whitespace().collect::<Vec<_>>().join(" ") }
    }

    fn take(&mut self, wanted: &str) {
        let wanted = wanted.split_whitespace().collect::<Vec<_>>().join(" ");
        let at = self.left.find(&wanted).unwrap_or_else(|| panic!("{}: no {wanted:?} in {:?}", self.about, self.left));
        self.left.replace_range(at..at + wanted.len(), " ");
        self.left = self.left.split_whitespace().collect::<Vec<_>>().join(" ");
    }

    /// Takes everything out, what is longest first, and nothing may be left.
    fn holds_only(mut self, mut wanted: Vec<String>) {
        wanted.sort_by_key(|it| std::cmp::Reverse(it.chars().count()));
        for it in wanted {
            self.take(&it);
        }
        assert!(self.left.is_empty(), "{}: {:?} is too much", self.about, self.left);
    }
}

fn colour(words: &Words, word: &str) -> String {
    words.say(message(&format!("game-colour-{word}")))
}

/// Returns how a card is shown with what lies on it.
fn card(words: &Words, card: &CardAt) -> String {
    let ruined = card.card().is_some_and(|it| matches!(it.nature, Nature::Edifice { face: Face::Ruined, .. }));
    let mut shown = match &card.identity {
        CardIdentity::Known(known) if card.facedown => {
            format!("{} ({})", known.0.name(words.lang), words.say(message("board-facedown")))
        }
        CardIdentity::Known(known) if ruined => format!("{} ({})", known.0.name(words.lang), words.say(message("board-ruined"))),
        CardIdentity::Known(known) => known.0.name(words.lang).to_owned(),
        CardIdentity::Described { name, .. } => name.clone().unwrap_or_default(),
        CardIdentity::Unknown => words.say(message("board-facedown")),
    };
    for (sign, count) in [("●", card.favor.0), ("◆", card.secrets.0)] {
        if count > 0 {
            shown.extend([" ", sign, &count.to_string()]);
        }
    }
    for (whose, count) in &card.warbands {
        shown.extend([" ▲", &count.to_string(), " ", &colour(words, whose.word())]);
    }
    shown
}

/// Returns everything that stands at a site.
fn at_site(words: &Words, setup: &Setup, slot: Slot) -> Vec<String> {
    let number = slot.word().rsplit_once('-').expect("a number").1;
    let pawns = setup.players.iter().filter(|player| player.pawn == Some(slot));
    let mut shown: Vec<String> = pawns.map(|player| format!("♟{}", colour(words, player.colour.word()))).collect();
    let Some(site) = setup.site(slot) else {
        shown.extend([format!("{number} ?"), words.say(message("board-untold"))]);
        return shown;
    };
    let name = match &site.identity {
        Some(SiteIdentity::Known(card)) => card.0.name(words.lang).to_owned(),
        Some(SiteIdentity::Described { name: Some(name), .. }) => name.clone(),
        _ => "?".to_owned(),
    };
    shown.push(format!("{number} {name}"));
    shown.extend(
        [("●", site.favor.0), ("◆", site.secrets.0)]
            .iter()
            .filter(|(_, count)| *count > 0)
            .map(|(sign, count)| format!("{sign}{count}")),
    );
    shown.push(if site.facedown {
        words.say(message("board-facedown-site"))
    } else {
        format!("{}/{}", site.cards.len(), site.capacity().map_or_else(|| "?".to_owned(), |it| it.to_string()))
    });
    shown.extend(site.cards.iter().map(|it| card(words, it)));
    let unnamed = site.relics.iter().filter(|relic| relic.card().is_none()).count();
    shown.extend((unnamed > 0).then(|| format!("■{unnamed}")));
    let named = site.relics.iter().filter_map(|relic| Some(format!("■ {}", relic.card()?.name(words.lang))));
    shown.extend(named);
    shown.extend(ruler(words, setup, site));
    shown
}

fn ruler(words: &Words, setup: &Setup, site: &SiteAtSlot) -> Option<String> {
    let pawn_is_here = setup.players.iter().any(|player| player.pawn == Some(site.slot));
    if site.facedown && site.warbands.is_empty() && !pawn_is_here {
        return None;
    }
    let ruler = match site.ruler(Edition::Current, setup.bandit_colour()) {
        Ruler::Empire => words.say(message("board-ruler-empire")),
        Ruler::Player(it) => colour(words, it.word()),
        Ruler::Bandits => words.say(message("board-ruler-bandits")),
        Ruler::Unruled => words.say(message("board-ruler-nobody")),
    };
    let warbands = site.warbands.iter().map(|(_, count)| format!(" ▲{count}"));
    Some(std::iter::once(ruler).chain(warbands).collect::<Vec<String>>().concat())
}

/// Returns everything that stands at a player, without commas.
fn at_player(words: &Words, setup: &Setup, player: &Player) -> Vec<String> {
    let told = |count: Option<u8>| count.map_or_else(|| "?".to_owned(), |count| count.to_string());
    let place = |slot: Slot| match setup.site(slot).and_then(|site| site.identity.as_ref()) {
        Some(SiteIdentity::Known(card)) => card.0.name(words.lang).to_owned(),
        Some(SiteIdentity::Described { name: Some(name), .. }) => name.clone(),
        _ => slot_name(slot, words.lang),
    };
    let mut shown = vec![
        player.role.map_or_else(|| "?".to_owned(), |role| name_of(role, words.lang).unwrap_or_default().to_owned()),
        format!("▰{}", told(player.supply.map(|it| it.0))),
        format!("●{}", player.favor),
        format!("▲{} ({})", player.warbands, told(setup.bank(player.colour).map(|it| it.0))),
        format!("♟ {}", player.pawn.map_or_else(|| "?".to_owned(), place)),
    ];
    let facedown = if player.secrets_facedown.0 > 0 { format!(" ◇{}", player.secrets_facedown) } else { String::new() };
    shown.push(format!("◆{}{facedown}", player.secrets));
    for (id, cards) in
        [("board-advisers", &player.advisers), ("board-player-relics", &player.relics), ("board-hand", &player.drawn)]
    {
        if !cards.is_empty() {
            shown.push(words.say(message(id)));
            shown.extend(cards.iter().map(|it| card(words, it)));
        }
    }
    shown.extend(player.vision.map(|vision| vision.0.name(words.lang).to_owned()));
    if !player.peeked.is_empty() {
        shown.push(words.say(message("board-peeked")));
        shown.extend(player.peeked.iter().map(|slot| place(*slot)));
    }
    shown
}

/// Returns a stretch of columns of a line.
fn cut(line: &str, from: usize, to: usize) -> String {
    line.chars().skip(from).take(to.saturating_sub(from)).collect()
}

/// A drawing on a terminal, taken apart: the text of every slot, and the lines of the players.
struct Drawing {
    slots: Vec<(Slot, String)>,
    players: Vec<String>,
}

fn take_apart(shown: &str, lang: Lang) -> Drawing {
    let names = Region::ALL.iter().map(|region| name_of(*region, lang).expect("a name").to_uppercase());
    let names: Vec<String> = names.collect();
    let lines: Vec<&str> = shown.lines().collect();
    let top = lines.iter().position(|line| names.iter().all(|name| line.contains(name.as_str()))).expect("the regions");
    let column = |what: &str| lines[top].split_once(what).map(|(before, _)| before.chars().count());
    let mut starts: Vec<usize> = names.iter().map(|name| column(name).expect("a region")).collect();
    let beside = column("▰");
    let end =
        if beside.is_some() { lines.len() } else { lines.iter().position(|line| line.starts_with('▰')).expect("the players") };
    starts.push(beside.unwrap_or(usize::MAX));
    let mut slots: Vec<(Slot, String)> = Vec::new();
    for (at, region) in Region::ALL.iter().enumerate() {
        let mut own = Slot::ALL.iter().filter(|slot| slot.region() == *region);
        let mut open = false;
        for line in &lines[top + 1..end] {
            let part = cut(line, starts[at], starts[at + 1]);
            if part.starts_with(|first: char| first.is_ascii_digit()) {
                slots.push((*own.next().expect("no more sites than slots"), String::new()));
                open = true;
            } else if part.starts_with(|first: char| first != ' ') {
                open = false;
            }
            if let (true, Some((_, text))) = (open, slots.last_mut()) {
                text.extend([" ", part.trim()]);
            }
        }
    }
    let first = if beside.is_some() { top + 1 } else { end + 1 };
    let players = lines[first..].iter().map(|line| cut(line, beside.unwrap_or(0), usize::MAX)).collect();
    Drawing { slots, players }
}

fn reads_back(position: &Position, lang: Lang, columns: usize) {
    let words = Words::new(lang);
    let shown = drawn(position, lang, columns, &[]);
    let about = |what: &str| format!("{what}, {columns} columns, {}:\n{shown}", lang.code());
    let wide = shown.lines().find(|line| line.chars().count() > columns);
    assert!(wide.is_none(), "{wide:?} is too wide: {}", about(""));
    let drawing = take_apart(&shown, lang);
    assert_eq!(drawing.slots.iter().map(|(slot, _)| *slot).collect::<Vec<_>>(), Slot::ALL, "{}", about("the slots"));
    for (slot, text) in &drawing.slots {
        Part::new(about(slot.word()), text).holds_only(at_site(&words, position, *slot));
    }
    let begins = |line: &&String, player: &Player| {
        cut(line, 2, usize::MAX).starts_with(&format!("{} ", colour(&words, player.colour.word())))
    };
    let starts = position.players.iter().map(|player| {
        drawing.players.iter().position(|line| begins(&line, player)).unwrap_or_else(|| panic!("{}", about(player.colour.word())))
    });
    let starts: Vec<usize> = starts.chain([drawing.players.len()]).collect();
    for (at, player) in position.players.iter().enumerate() {
        let block = drawing.players[starts[at]..starts[at + 1]].join(" ").replace(',', " ");
        let mut part = Part::new(about(player.colour.word()), &block);
        if position.turn == Some(player.colour) {
            part.take("▸");
        }
        part.take(&colour(&words, player.colour.word()));
        part.holds_only(at_player(&words, position, player));
    }
}

/// Returns tables nobody wrote: whole ones, and ones of which something is left out.
fn tables() -> Vec<Position> {
    let whole = (0..TABLES).map(generated::position);
    let partial = (0..TABLES).map(|seed| {
        let mut setup = generated::position(1000 + seed).into_setup();
        generated::leave_out_anything(&mut setup, &mut Chance::new(seed));
        Position::new(setup).expect("still a position")
    });
    whole.chain(partial).collect()
}

#[test]
fn everything_is_read_back_from_eighty_columns() {
    read_back_from(80);
}

/// Reads every table back from drawings of a width, in each language.
fn read_back_from(columns: usize) {
    for table in &tables() {
        for lang in LANGS {
            reads_back(table, lang, columns);
        }
    }
}

#[test]
fn everything_is_read_back_from_a_hundred_columns() {
    read_back_from(100);
}

#[test]
fn everything_is_read_back_from_two_hundred_columns() {
    read_back_from(200);
}

#[test]
fn everything_is_read_back_from_the_picture() {
    for (table, lang) in tables().iter().flat_map(|table| LANGS.map(|lang| (table, lang))) {
        let words = Words::new(lang);
        let svg = drawn(table, lang, 80, &["--svg", "-"]);
        let document = roxmltree::Document::parse(&svg).expect("well-formed");
        let part = |key: &str| {
            let group =
                document.descendants().find(|it| it.has_tag_name("g") && it.attribute("data-key") == Some(key)).expect(key);
            let texts = group.descendants().filter(|it| it.has_tag_name("text"));
            let text = |it: roxmltree::Node<'_, '_>| {
                it.descendants().filter_map(|it| it.text().filter(|_| it.is_text())).collect::<String>()
            };
            texts.map(text).collect::<Vec<_>>().join(" ")
        };
        for slot in Slot::ALL {
            Part::new(format!("{}: {svg}", slot.word()), &part(slot.word())).holds_only(at_site(&words, table, *slot));
        }
        for player in &table.players {
            let mut shown = Part::new(format!("{}: {svg}", player.colour.word()), &part(player.colour.word()).replace(',', " "));
            if table.turn == Some(player.colour) {
                shown.take("▸");
            }
            shown.take(&colour(&words, player.colour.word()));
            shown.holds_only(at_player(&words, table, player));
        }
    }
}

#[test]
fn four_players_fit_eighty_by_thirty_and_six_a_hundred_by_forty() {
    for (file, columns, rows) in [(FOUR, "80", 30), (SIX, "100", 40), ("cases/oath/positions/war.toml", "80", 30)] {
        for lang in ["en", "de", "pl"] {
            let output = law().args(["board", file, "--lang", lang]).env("COLUMNS", columns).output().expect("law runs");
            let shown = text(&output.stdout);
            assert!(shown.lines().count() <= rows, "{file}, {lang}: {} lines\n{shown}", shown.lines().count());
        }
    }
}

#[test]
fn narrow_terminals_lose_nothing() {
    for columns in [20, 40, 60] {
        let output = law().args(["board", FOUR]).env("COLUMNS", columns.to_string()).output().expect("law runs");
        let shown = text(&output.stdout);
        assert!(shown.lines().all(|line| line.chars().count() <= columns), "{shown}");
        let joined = shown.split_whitespace().collect::<String>();
        for word in ["Longbows", "AncientCity", "●1", "TinkersFair", "▲7", "CrackedHorn"] {
            assert!(joined.replace('\'', "").contains(word), "{columns} columns, {word}: {shown}");
        }
    }
}

#[test]
fn a_table_of_four_in_three_languages() {
    insta::assert_snapshot!("board_four_en", seen(&format!("board {FOUR}")));
    insta::assert_snapshot!("board_four_de", seen(&format!("board {FOUR} --lang de")));
    insta::assert_snapshot!("board_four_pl", seen(&format!("board {FOUR} --lang pl")));
}

#[test]
fn a_table_of_six() {
    let output = law().args(split(&format!("board {SIX}"))).env("COLUMNS", "100").output().expect("law runs");
    insta::assert_snapshot!("board_six", text(&output.stdout));
}

#[test]
fn a_board_of_xidit() {
    insta::assert_snapshot!("board_xidit", seen("board cases/xidit/positions/tiles.toml"));
}

#[test]
fn a_file_alone_is_its_board() {
    assert_eq!(run(FOUR).stdout, run(&format!("board {FOUR}")).stdout);
    assert_eq!(run("no-such-table.toml").status.code(), Some(2));
}

#[test]
fn names_of_the_table_are_no_markup() {
    let file = std::fs::read_to_string(FOUR).expect("the table is there");
    let odd = file.replace("\"Elders\"", "{ name = \"<b>&\\\" \\u001b[31m\", suit = \"order\" }");
    let mut child =
        law().args(["board", "-", "--svg", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("law runs");
    child.stdin.take().expect("a pipe").write_all(odd.as_bytes()).expect("law reads");
    let svg = text(&child.wait_with_output().expect("law ends").stdout);
    let document = roxmltree::Document::parse(&svg).expect("well-formed");
    assert!(document.descendants().any(|it| it.text().is_some_and(|text| text.starts_with("<b>&\""))), "{svg}");
    assert!(!svg.contains('\u{1b}') && !svg.contains("<script"));
}
