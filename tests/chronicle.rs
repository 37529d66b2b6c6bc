//! The circle of games: a first game is dealt, set up, played by chance to its end, its Chronicle is written by chance, and the
//! chronicle string begins the next one. At every step every card is in exactly one place.

use crate::{
    common::{run, run_with_input, text},
    generated::Chance,
    random_play::{carried_out, numbered},
};
use lawspeaker::{
    cards::{CARDS, Nature},
    game::{self, CardAt, CardRef, Chapter, Oath, OnSpace, Phase, Position, Raw, Seats, Setup, SiteAtSlot},
    law::{Edition, Lang},
    notation, planner,
    rules::{Action, Request, Table, Verdict, Writing, list, roll},
    seed::{Seed, Written, parse},
};
use std::collections::BTreeSet;

/// How many games are played one after the other.
const GENERATIONS: u64 = 10;
/// How many other actions a turn has before it ends, at most.
const ACTIONS: usize = 4;

/// The cards that belong to a game, wherever they lie: none of them twice.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Census {
    denizens: BTreeSet<&'static str>,
    visions: BTreeSet<&'static str>,
    relics: BTreeSet<&'static str>,
    edifices: BTreeSet<&'static str>,
    sites: BTreeSet<&'static str>,
}

fn census(setup: &Setup) -> Census {
    let dispossessed = match &setup.chronicle {
        Some(Raw::Table(rows)) => rows.iter().find(|(key, _)| key == "dispossessed").map(|(_, names)| names.clone()),
        _ => None,
    };
    let Some(Raw::List(dispossessed)) = dispossessed else { panic!("no Dispossessed") };
    let named = |raw: &Raw| {
        let Raw::Text(name) = raw else { panic!("{raw:?}") };
        *CARDS.iter().find(|card| card.name(Lang::En) == name).map(|card| &card.id).expect("a card")
    };
    let covered = setup.reliquary.spaces.iter().filter_map(|space| match space {
        Some(OnSpace::Covered(Some(relic))) => Some(*relic),
        _ => None,
    });
    let visions = setup.players.iter().filter_map(|player| player.vision);
    let lying = setup.cards().filter_map(CardAt::card).map(CardRef).chain(covered).chain(visions);
    let sites = setup.sites.iter().filter_map(SiteAtSlot::card);
    let mut seen = BTreeSet::new();
    let ids: Vec<&'static str> =
        lying.map(|card| card.0.id).chain(sites.map(|card| card.id)).chain(dispossessed.iter().map(named)).collect();
    for id in &ids {
        assert!(seen.insert(*id), "{id} lies in two places\n{}", setup.to_toml());
    }
    let back = |id: &&str| match lawspeaker::cards::card(id).map(|card| &card.nature) {
        Some(Nature::Edifice { other, .. }) => seen.contains(other),
        _ => false,
    };
    assert!(!ids.iter().any(back), "both faces of an edifice lie on the table\n{}", setup.to_toml());
    Census::of(&ids)
}

impl Census {
    /// Returns the cards by their kinds.
    fn of(ids: &[&'static str]) -> Self {
        let of = |is: fn(&Nature) -> bool| {
            let fits = |id: &&&str| lawspeaker::cards::card(id).is_some_and(|card| is(&card.nature));
            ids.iter().filter(fits).copied().collect()
        };
        Self {
            denizens: of(|nature| matches!(nature, Nature::Denizen { .. })),
            visions: of(|nature| matches!(nature, Nature::Vision(_))),
            relics: of(|nature| matches!(nature, Nature::Relic)),
            edifices: of(|nature| matches!(nature, Nature::Edifice { .. })),
            sites: of(|nature| matches!(nature, Nature::Site(_))),
        }
    }
}

/// Checks what no step changes: eight sites, twenty relics beside the Grand Scepter, all Visions but perhaps the Conspiracy, and no
/// cards of which nobody knows which they are.
fn check_whole(setup: &Setup, said: &str) -> Census {
    let census = census(setup);
    let relics = census.relics.iter().filter(|id| **id != "the-grand-scepter").count();
    assert_eq!((census.sites.len(), relics), (8, 20), "{said}\n{}", setup.to_toml());
    let box_only = census.visions.len() == 5 || census.visions.len() == 4 && !census.visions.contains("conspiracy");
    assert!(box_only, "{said}: {:?}", census.visions);
    assert!(setup.cards().all(|card| card.card().is_some()), "{said}\n{}", setup.to_toml());
    census
}

fn legal(position: &Position, chance: &mut Chance) -> Vec<Request> {
    let listed = list(&Table::new(position, None, Edition::Current));
    let legal = listed.into_iter().filter(|it| it.ruling.verdict() == Verdict::Legal);
    legal.map(|it| numbered(it.asked, it.most, chance)).collect()
}

/// Plays a game from its setup to its end.
fn play(mut position: Position, chance: &mut Chance) -> Position {
    let mut left = ACTIONS;
    while position.winner.is_none() {
        let mut asked = legal(&position, chance);
        if left == 0 && asked.iter().any(|it| matches!(it.action, Action::Rest(_))) {
            asked.retain(|it| matches!(it.action, Action::Rest(_)));
        }
        let (said, after) = loop {
            assert!(!asked.is_empty(), "nothing can be done\n{}", position.to_toml());
            let next = asked.swap_remove(chance.below(asked.len()));
            if let Some(done) = (0..6).find_map(|attempt| carried_out(&position, &next, attempt, chance)) {
                break (notation::print(&next, Lang::En, false), done.position);
            }
        };
        left = if after.turn == position.turn { left.saturating_sub(1) } else { chance.below(ACTIONS + 1) };
        let (before, now) = (check_whole(&position, &said), check_whole(&after, &said));
        assert_eq!((before.denizens, before.edifices), (now.denizens, now.edifices), "{said}");
        position = after;
    }
    position
}

/// Writes the Chronicle of a game, every choice and every draw by chance.
fn write(mut position: Position, chance: &mut Chance) -> Position {
    while position.ending.as_ref().is_some_and(|ending| ending.chapter != Chapter::Written) {
        let mut asked = legal(&position, chance);
        assert!(!asked.is_empty(), "the Chronicle stops\n{}", position.to_toml());
        let next = asked.swap_remove(chance.below(asked.len()));
        let table = Table::new(&position, None, Edition::Current);
        let next = roll(&table, &next, &mut |limit| chance.below(limit));
        let said = notation::print(&next, Lang::En, false);
        assert_eq!(notation::parse(&said, &position, None).as_ref(), Ok(&next), "{said}");
        let after = match planner::apply(&position, None, Edition::Current, &next) {
            Ok(done) => done.position,
            Err(refused) => panic!("{said}: {refused:?}\n{}", position.to_toml()),
        };
        let (before, now) = (check_whole(&position, &said), check_whole(&after, &said));
        check_step(&next, &before, &now, &said);
        let text = after.to_toml();
        let again = game::read(&text).unwrap_or_else(|faults| panic!("{said}: {faults:?}\n{text}")).0;
        assert_eq!(again, after, "{said}");
        position = after;
    }
    position
}

/// Checks which denizens come and go: six come from the Archive, or all of the Dispossessed go back to it but six.
fn check_step(asked: &Request, before: &Census, now: &Census, said: &str) {
    let come = now.denizens.difference(&before.denizens).count();
    let gone = before.denizens.difference(&now.denizens).count();
    match &asked.action {
        Action::Write(Writing::AddCards { .. }) => assert!(come == 6 && gone == 0 || come == 0, "{said}: {come} {gone}"),
        _ => assert_eq!((come, gone), (0, 0), "{said}"),
    }
    let edifices = now.edifices.len().abs_diff(before.edifices.len());
    match &asked.action {
        Action::Write(Writing::Build { .. }) => assert_eq!(edifices, 1, "{said}"),
        Action::Write(Writing::ClearMap { .. }) => assert!(now.edifices.len() <= before.edifices.len(), "{said}"),
        _ => assert_eq!(edifices, 0, "{said}"),
    }
}

/// Returns the cards in a chronicle string: none of them twice.
fn census_of_string(seed: &Seed) -> Census {
    let on_map = seed.map.iter().flat_map(|slot| slot.site.into_iter().chain(slot.cells.into_iter().flatten()));
    let all =
        on_map.chain(seed.world.iter().copied()).chain(seed.dispossessed.iter().copied()).chain(seed.relics.iter().copied());
    let mut seen = BTreeSet::new();
    let ids: Vec<&'static str> = all.map(|card| card.0.id).collect();
    for id in &ids {
        assert!(seen.insert(*id), "{id} is twice in {seed}");
    }
    Census::of(&ids)
}

#[test]
fn law_8_ten_generations_lose_no_card() {
    let mut chance = Chance::new(19);
    let players = 3;
    let mut setup = game::start(players, Oath::People);
    game::deal_by_lot(&mut setup, &mut |limit| chance.below(limit));
    for generation in 1..=GENERATIONS {
        let position = Position::new(setup).unwrap_or_else(|problems| panic!("game {generation}: {problems:?}"));
        assert_eq!(position.phase, Phase::Setup);
        let won = play(position, &mut chance);
        let written = write(won, &mut chance);
        let seed = Seed::from_setup(&written).unwrap_or_else(|errors| panic!("{errors:?}\n{}", written.to_toml()));
        let again = parse(&seed.to_string()).unwrap_or_else(|faults| panic!("{faults:?}"));
        assert_eq!(again, seed);
        assert_eq!(u64::from(seed.game), generation + 1);
        let (left, string) = (census(&written), census_of_string(&seed));
        assert_eq!(left, string, "the string has every card");
        let roles = |setup: &Setup| -> Vec<_> { setup.players.iter().map(|player| (player.colour, player.role)).collect() };
        let (oath, sides) = (written.oath, roles(&written));
        assert_eq!(seed.world.iter().take(12).filter(|card| matches!(card.0.nature, Nature::Vision(_))).count(), 2);
        setup = again.dealt_to(&Seats::Count(players), Edition::Current);
        let mut dealt = census(&setup);
        assert!(dealt.relics.remove("the-grand-scepter"), "the Grand Scepter is back");
        assert_eq!(dealt, left, "the next game has every card");
        assert_eq!((setup.oath, roles(&setup)), (oath, sides), "goal and boards carry on");
        let at_once = Written::new(&written).map(|written| written.next_game(&Seats::Count(players), Edition::Current));
        assert_eq!(at_once.as_ref(), Some(&setup), "the table says what the string says");
    }
}

/// The deal comes off the bottom of the world deck §1.19, §1.20, and Visions in hand are counted §1.22.
#[test]
fn law_1_20_hands_come_off_the_bottom() {
    let mut setup = game::start(2, Oath::Devotion);
    let world: Vec<CardRef> = CARDS.iter().filter(|card| matches!(card.nature, Nature::Vision(_))).map(CardRef).collect();
    let denizens = CARDS.iter().filter(|card| matches!(card.nature, Nature::Denizen { .. })).take(7).map(CardRef);
    let world: Vec<CardRef> = world.into_iter().chain(denizens).collect();
    game::deal(&mut setup, Some(world.clone()));
    let from_bottom = |at: usize| CardAt::known(world[world.len() - 1 - at].0);
    let piles: Vec<_> = setup.discards.piles.iter().flatten().cloned().collect();
    assert_eq!(piles, [0, 1, 2].map(|at| game::Pile::Cards(vec![from_bottom(at)])));
    assert_eq!(setup.players[0].drawn, [3, 4, 5].map(from_bottom));
    assert_eq!(setup.players[1].drawn, [6, 7, 8].map(from_bottom));
    assert_eq!((setup.visions_drawn, setup.phase), (Some(2), Phase::Setup));
    assert_eq!(setup.decks.world, Some(game::Pile::Cards(world[..3].iter().map(|card| CardAt::known(card.0)).collect())));
    let mut unknown = game::start(2, Oath::Devotion);
    game::deal(&mut unknown, None);
    assert!(
        unknown.players.iter().all(|player| player.drawn.len() == 3 && player.drawn.iter().all(|card| card.card().is_none()))
    );
    assert_eq!(unknown.decks.world, None);
}

/// What chance decides in an action is drawn where nothing is told, and only then: the end die §3.3, the dice of a Campaign §5.5.4.
#[test]
fn law_3_3_the_end_die_is_rolled_where_it_decides() {
    let read = |name: &str, from: &str, to: &str| {
        let text = std::fs::read_to_string(format!("cases/oath/positions/{name}.toml")).expect("a position");
        game::read(&text.replace(from, to)).unwrap_or_else(|faults| panic!("{faults:?}")).0
    };
    let by_lot = |position: &Position, words: &str, lot: usize| {
        let asked = notation::parse(words, position, None).unwrap_or_else(|error| panic!("{words}: {error:?}"));
        planner::by_lot(&Table::new(position, None, Edition::Current), &asked, &mut |limit| lot % limit).action
    };
    let early = read("plain", "turn = \"red\"", "turn = \"blue\"");
    assert_eq!(by_lot(&early, "rest", 3), Action::Rest(None), "no die before the fifth round");
    let late = read(
        "plain",
        "round = 3\noath = \"supremacy\"\nvisions-drawn = 1\nturn = \"red\"",
        "round = 5\noath = \"supremacy\"\nturn = \"blue\"",
    );
    assert_eq!(by_lot(&late, "rest", 3), Action::Rest(Some(4)));
    assert_eq!(by_lot(&late, "rest", 5), Action::Rest(Some(6)));
    assert_eq!(by_lot(&late, "rest rolled 1", 5), Action::Rest(Some(1)));
    let war = read("war", "", "");
    let Action::Campaign(fought) = by_lot(&war, "campaign purple targeting ancient city", 0) else { panic!("no Campaign") };
    let rolled = fought.battle.rolled.expect("dice");
    assert!(!rolled.attack.is_empty() && !rolled.defense.is_empty());
}

/// Red's facedown Vision is red's alone §9.4, wherever the table is looked at.
#[test]
fn law_9_4_for_shows_only_what_a_player_may_know() {
    for command in ["board", "facts", "check"] {
        let seen = |colour: &str| text(&run(&format!("{command} cases/oath/positions/choices.toml --for {colour}")).stdout);
        assert!(!seen("blue").contains("Vision of Faith"), "{command}: {}", seen("blue"));
        assert!(seen("red").contains("Faith"), "{command}: {}", seen("red"));
    }
}

/// What the holder of the Grand Scepter shows of the Reliquary §6.6.1 that player knows from then on, and nobody else does §9.4.
#[test]
fn law_6_6_1_whoever_was_shown_the_reliquary_knows_it() {
    let table = std::fs::read_to_string("cases/oath/positions/plain.toml").expect("a position");
    let table = table.replace("turn = \"red\"", "turn = \"purple\"").replace("greedy = true", "greedy = \"Cracked Horn\"");
    let shown = run_with_input("do - show reliquary to red", table.as_bytes());
    assert!(shown.status.success(), "{}", text(&shown.stderr));
    for (options, knows) in [("--for red", true), ("--for purple", true), ("--for blue", false), ("", true)] {
        for command in ["facts", "board"] {
            let seen = text(&run_with_input(&format!("{command} - {options}"), &shown.stdout).stdout);
            assert_eq!(seen.contains("Cracked Horn"), knows, "{command} {options}: {seen}");
        }
        let before = text(&run_with_input(&format!("facts - {options}"), table.as_bytes()).stdout);
        assert_eq!(before.contains("Cracked Horn"), knows && options != "--for red", "{options}: {before}");
    }
}

/// Boards are chosen in turn order §1.9, and the Polish printing puts a third warband at the top site §1.12 (D02).
#[test]
fn law_1_9_boards_are_named_in_turn_order() {
    let new = run("new --players white,red --oath people");
    let colours: Vec<String> =
        text(&new.stdout).lines().filter_map(|line| Some(line.strip_prefix("colour = ")?.to_owned())).collect();
    assert_eq!(colours, ["\"purple\"", "\"white\"", "\"red\""]);
    assert!(text(&new.stderr).contains("D02"), "{}", text(&new.stderr));
    let polish = run("new --players 2 --oath people --edition pl");
    assert!(text(&polish.stdout).contains("warbands = { purple = 3 }"));
    assert_eq!(run("new --players red,red --oath people").status.code(), Some(2));
}

/// A chronicle of which nothing is known but what lies open is played on: the map, the goal and the boards carry on, and the decks
/// stay unknown §8.7, §1.
#[test]
fn law_1_a_game_follows_a_chronicle_without_a_string() {
    let text = std::fs::read_to_string("cases/oath/positions/written.toml").expect("a position");
    let mut setup: Setup = game::read(&text).unwrap_or_else(|faults| panic!("{faults:?}")).0.into_setup();
    let named = Written::new(&setup).expect("a written Chronicle").next_game(&Seats::Unknown, Edition::Current);
    setup.decks.world = None;
    setup.decks.relics = Some(game::Pile::Count(19));
    let next = Written::new(&setup).expect("a written Chronicle").next_game(&Seats::Unknown, Edition::Current);
    let map = |setup: &Setup| -> Vec<_> {
        setup
            .sites
            .iter()
            .map(|site| (site.slot, site.card(), site.facedown, site.cards.clone(), site.warbands.clone()))
            .collect()
    };
    let boards = |setup: &Setup| -> Vec<_> { setup.players.iter().map(|player| (player.colour, player.role)).collect() };
    assert_eq!((next.oath, map(&next), boards(&next)), (named.oath, map(&named), boards(&named)));
    assert_eq!((next.phase, next.decks.world.clone()), (Phase::Setup, None));
    assert_eq!(next.decks.relics, Some(game::Pile::Count(15)), "four of them lie on the Reliquary §1.17");
    assert!(next.reliquary.spaces.iter().all(|space| *space == Some(OnSpace::Covered(None))));
    assert!(next.players.iter().all(|player| player.drawn.len() == 3 && player.drawn.iter().all(|card| card.card().is_none())));
    Position::new(next).unwrap_or_else(|problems| panic!("{problems:?}"));
    setup.ending = None;
    assert!(Written::new(&setup).is_none(), "no Chronicle, no next game");
}

/// What lies facedown after a step of the Chronicle is not told: neither the line nor the log has a card that nobody looks at §9.4.
#[test]
fn law_9_4_the_chronicle_tells_no_facedown_card() {
    let mut chance = Chance::new(94);
    let text = std::fs::read_to_string("cases/oath/positions/finished.toml").expect("a position");
    let mut position = game::read(&text).unwrap_or_else(|faults| panic!("{faults:?}")).0;
    let words = lawspeaker::i18n::Words::new(Lang::En);
    while position.ending.as_ref().is_some_and(|ending| ending.chapter != Chapter::Written) {
        let mut asked = legal(&position, &mut chance);
        let next = asked.swap_remove(chance.below(asked.len()));
        let next = roll(&Table::new(&position, None, Edition::Current), &next, &mut |limit| chance.below(limit));
        let after = planner::apply(&position, None, Edition::Current, &next).expect("a step").position;
        let told = lawspeaker::answer::judge::changed(&words, &position.to_toml(), &after.to_toml());
        let told: Vec<String> = told.iter().map(|it| format!("{} {:?} {:?}", it.text, it.before, it.after)).collect();
        let told = told.join("\n");
        for card in hidden(&position).intersection(&hidden(&after)) {
            assert!(!told.contains(card), "{card}: {told}");
        }
        for card in hidden(&after).difference(&shown(&position)) {
            assert!(!told.contains(card), "{card}: {told}");
        }
        position = after;
    }
}

/// Returns the names of the cards that lie facedown or in a deck.
fn hidden(setup: &Setup) -> BTreeSet<&'static str> {
    let piles = [&setup.decks.world, &setup.decks.relics].into_iter().chain(&setup.discards.piles);
    let in_piles = piles.flatten().flat_map(|pile| match pile {
        game::Pile::Cards(cards) => cards.as_slice(),
        game::Pile::Count(_) => &[],
    });
    let relics = setup.sites.iter().flat_map(|site| &site.relics);
    let cards = in_piles.chain(relics).filter_map(CardAt::card);
    let sites = setup.sites.iter().filter(|site| site.facedown).filter_map(SiteAtSlot::card);
    // A short name may be part of another word.
    cards.chain(sites).map(|card| card.name(Lang::En)).filter(|name| name.len() > 5).collect()
}

/// Returns the names of the cards that lie open.
fn shown(setup: &Setup) -> BTreeSet<&'static str> {
    let at_sites = setup.sites.iter().flat_map(|site| &site.cards);
    let with_players = setup.players.iter().flat_map(|player| player.advisers.iter().chain(&player.relics));
    let cards = at_sites.chain(with_players).filter(|card| !card.facedown).filter_map(CardAt::card);
    let sites = setup.sites.iter().filter(|site| !site.facedown).filter_map(SiteAtSlot::card);
    let visions = setup.players.iter().filter_map(|player| player.vision).map(|vision| vision.0);
    cards.chain(sites).chain(visions).map(|card| card.name(Lang::En)).collect()
}

/// Every table of the suite can be shown to each of its players, and what they may not know is not in any answer §9.4.
#[test]
fn law_9_4_no_answer_tells_what_a_player_may_not_know() {
    let files = std::fs::read_dir("cases/oath/positions").expect("positions").flatten().map(|entry| entry.path());
    let mut shown_to = 0;
    for path in files.filter(|path| path.extension().is_some_and(|it| it == "toml")) {
        let text = std::fs::read_to_string(&path).expect("a position");
        let Ok((position, _)) = game::read(&text) else { continue };
        let file = path.to_str().expect("a path");
        for player in &position.players {
            let secret = secrets(&position, player.colour);
            shown_to += 1;
            let commands = ["board", "facts --json", "check --json"].iter().filter(|_| !secret.is_empty());
            for command in commands {
                let told = run(&format!("{command} {file} --for {}", player.colour.word()));
                let told = text_of(&told);
                assert!(!told.contains("cannot-hide"), "{command} {file} {:?}", player.colour);
                let leaks: Vec<&&str> = secret.iter().filter(|name| told.contains(**name)).collect();
                assert!(leaks.is_empty(), "{command} {file} --for {}: {leaks:?}\n{told}", player.colour.word());
            }
        }
    }
    assert!(shown_to > 40, "{shown_to}");
}

fn text_of(output: &std::process::Output) -> String {
    text(&output.stdout) + &text(&output.stderr)
}

/// Returns the names that a player may not know, and that stand nowhere else on the table.
fn secrets(position: &Position, colour: game::Colour) -> BTreeSet<&'static str> {
    let seen = game::visible_to(position, colour);
    let names = |setup: &Setup| -> BTreeSet<&'static str> {
        let covered = setup.reliquary.spaces.iter().filter_map(|space| match space {
            Some(OnSpace::Covered(Some(relic))) => Some(relic.0),
            _ => None,
        });
        let cards = setup.cards().filter_map(CardAt::card).chain(covered).chain(setup.sites.iter().filter_map(SiteAtSlot::card));
        cards.map(|card| card.name(Lang::En)).collect()
    };
    let public = names(&seen);
    // A short name may be part of another word.
    names(position).difference(&public).filter(|name| name.len() > 5).copied().collect()
}

/// Whoever did not win writes no Chronicle §3: the title, the Visions drawn and the round speak against it, and nothing is changed.
#[test]
fn law_3_a_winner_who_did_not_win_is_refused() {
    let text = std::fs::read_to_string("cases/oath/positions/finished.toml").expect("a position");
    let won = "winner = { player = \"purple\", how = \"stable-regime\" }";
    let kinds = |from: &str, to: &str| -> Vec<&'static str> {
        assert!(text.contains(from), "{from}");
        match game::read(&text.replace(from, to)) {
            Ok(_) => Vec::new(),
            Err(faults) => faults.iter().map(|fault| fault.problem.word()).collect(),
        }
    };
    let with = |winner: &str, how: &str| kinds(won, &format!("winner = {{ player = \"{winner}\", how = \"{how}\" }}"));
    assert_eq!(kinds(won, ""), ["no-winner"]);
    assert_eq!(with("purple", "stable-regime"), [] as [&str; 0]);
    assert_eq!(with("purple", "visionary"), ["cannot-have-won"]);
    assert_eq!(with("red", "usurper"), ["usurper-without-title"], "purple has the title");
    assert_eq!(with("red", "visionary"), ["too-few-visions"], "two are drawn");
    assert_eq!(with("purple", "war-exhaustion"), ["won-in-other-round"], "it is the sixth");
    assert_eq!(kinds("round = 6", "round = 4"), ["won-in-other-round"], "no end die before the fifth");
    assert_eq!(kinds("round = 6", "round = 5"), [] as [&str; 0]);
}

/// A string is made of the open table, and only of a Chronicle that is written to its end.
#[test]
fn a_chronicle_that_is_not_written_gives_no_string() {
    for (lang, said) in [("en", "not written"), ("de", "noch nicht zu Ende"), ("pl", "nie jest jeszcze zapisana")] {
        for command in ["seed cases/oath/positions/finished.toml", "new --after cases/oath/positions/finished.toml"] {
            let refused = run(&format!("{command} --lang {lang}"));
            assert_eq!(refused.status.code(), Some(2), "{command}");
            assert!(text(&refused.stdout).is_empty() && text(&refused.stderr).contains(said), "{}", text(&refused.stderr));
        }
    }
    let (named, open) = (run("seed cases/oath/positions/written.toml"), run("seed --table cases/oath/positions/written.toml"));
    assert!(named.status.success() && named.stdout == open.stdout, "{}", text(&open.stderr));
    let seed = text(&named.stdout);
    assert_eq!(
        run(&format!("new --seed \"{}\"", seed.trim_end())).stdout,
        run("new --after cases/oath/positions/written.toml").stdout
    );
}

/// A table that is described in words leads to the same string and the same next game.
#[test]
fn a_chronicle_in_facts_gives_its_string_and_the_next_game() {
    let folder = std::env::temp_dir().join(format!("law-chronicle-in-facts-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let table = "cases/oath/positions/written.toml";
    for lang in ["en", "de", "pl"] {
        let facts = folder.join(format!("{lang}.txt"));
        std::fs::write(&facts, run(&format!("facts {table} --lang {lang}")).stdout).expect("facts");
        for command in ["seed", "new --after"] {
            let told = run(&format!("{command} \"{}\"", facts.display()));
            assert!(told.status.success(), "{lang} {command}: {}", text(&told.stderr));
            assert_eq!(text(&told.stdout), text(&run(&format!("{command} {table}")).stdout), "{lang} {command}");
        }
    }
    std::fs::remove_dir_all(&folder).expect("the folder is gone");
}
