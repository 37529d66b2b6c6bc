//! `law card` tells the truth: what a card is said to do in effects or by a special, the rules heed.

use lawspeaker::{
    cards::{CARDS, Card, MajorAction, Model, Nature, PowerKind, Special},
    game::{CardAt, CardRef, Position, SiteIs, What, read},
    law::Edition,
    notation::parse,
    rules::{Action, Matter, Missing, Table, may},
};
use std::{collections::BTreeSet, fs, path::Path};

/// Returns the code of the rules without comments and tests.
fn code() -> String {
    let mut code = String::new();
    for folder in ["src/rules", "src/game", "src/planner"] {
        collect(Path::new(folder), &mut code);
    }
    assert!(code.len() > 100_000, "only {} letters were found", code.len());
    code
}

fn collect(folder: &Path, code: &mut String) {
    for path in fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            collect(&path, code);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("a source file is text");
            let shipped = text.split("#[cfg(test)]").next().unwrap_or_default();
            code.extend(shipped.lines().filter(|line| !line.trim_start().starts_with("//")).map(|line| format!("{line}\n")));
        }
    }
}

#[test]
fn every_special_is_heeded() {
    let code = code();
    let heeded = |special: &Special| {
        let word = special.word();
        code.contains(&format!("Special::{special:?}")) || code.contains(&format!("\"{word}\""))
    };
    let idle: Vec<&str> = Special::ALL.iter().filter(|special| !heeded(special)).map(|special| special.word()).collect();
    assert!(idle.is_empty(), "no rule looks for {idle:?}: heed them, or mark the cards text_only");
}

/// Returns the names of the words in an effect, as the code spells them. That a Vision wins the rules know by its goal.
fn words(card: &Card) -> BTreeSet<String> {
    let spelled = format!("{:?}", card.effects);
    let words = spelled.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
    let named = words.filter(|word| word.starts_with(|letter: char| letter.is_ascii_uppercase()));
    named.filter(|word| !["None", "Some", "Wins"].contains(word)).map(str::to_owned).collect()
}

#[test]
fn every_effect_word_is_heeded() {
    let code = code();
    let found: BTreeSet<&str> = code.split("::").skip(1).map(first_word).collect();
    let all: BTreeSet<String> = CARDS.iter().flat_map(words).collect();
    let idle: Vec<String> = all.into_iter().filter(|word| !found.contains(word.as_str())).collect();
    assert!(idle.is_empty(), "no rule looks for {idle:?}");
}

fn first_word(text: &str) -> &str {
    let end = text.find(|letter: char| !letter.is_alphanumeric() && letter != '_');
    end.map_or(text, |end| &text[..end])
}

/// Returns a table where red has a card: at its site as that site, among its relics, or among its advisers.
fn with(card: &'static Card) -> Option<Position> {
    let text = fs::read_to_string("tests/law/positions/plain.toml").expect("a position");
    let mut setup = read(&text).ok()?.0.into_setup();
    let at = CardAt::known(card);
    match card.nature {
        Nature::Site(_) => {
            setup.sites.retain(|site| site.card().is_none_or(|it| it.id != card.id));
            let pawn = setup.players.iter().find(|player| player.colour.word() == "red")?.pawn;
            setup.sites.iter_mut().find(|site| Some(site.slot) == pawn)?.is = Some(SiteIs::Known(CardRef(card)));
        }
        Nature::Edifice { .. } => setup.sites.iter_mut().find(|site| site.slot.word() == "provinces-2")?.cards = vec![at],
        Nature::Denizen { .. } | Nature::Relic | Nature::Vision(_) | Nature::Banner { .. } | Nature::Reliquary { .. } => {
            setup.sites.iter_mut().for_each(|site| site.cards.retain(|it| it.what != at.what));
            setup.players.iter_mut().for_each(|player| player.relics.retain(|it| it.what != at.what));
            let red = setup.players.iter_mut().find(|player| player.colour.word() == "red")?;
            let relic = matches!(card.nature, Nature::Relic);
            if relic { &mut red.relics } else { &mut red.advisers }.push(at);
        }
    }
    for player in &mut setup.players {
        player.favor.0 = 4;
        player.secrets.0 = 3;
    }
    Position::new(setup).ok()
}

#[test]
fn every_modelled_action_power_is_carried_out() {
    let acts = |card: &&Card| card.powers.contains(&PowerKind::Action) && card.model() != Model::TextOnly;
    for card in CARDS.iter().filter(acts) {
        let position = with(card).unwrap_or_else(|| panic!("{} has no place", card.id));
        let ruling =
            may(&Table::new(&position, None, Edition::Current), &Action::Use(What::Known(CardRef(card)), Box::default()).into());
        assert!(!ruling.needs.contains(&Missing::Effect), "{} is not carried out: {ruling:?}", card.id);
    }
}

/// Returns words for a major action that a modifier changes.
const fn words_for(action: MajorAction) -> Option<&'static str> {
    match action {
        MajorAction::Search => Some("search world"),
        MajorAction::Muster => Some("muster elders"),
        MajorAction::Trade => Some("trade elders for favor"),
        MajorAction::Recover => Some("recover darkest-secret paying 2"),
        MajorAction::Travel => Some("travel mountain"),
        MajorAction::Campaign => None,
    }
}

#[test]
fn every_modelled_modifier_is_carried_out() {
    let modifies = |card: &&Card| card.powers.contains(&PowerKind::Modifier) && card.model() != Model::TextOnly;
    for card in CARDS.iter().filter(modifies) {
        let Some(position) = with(card) else { continue };
        let mut setup = position.into_setup();
        let known = ["scouts", "wolves", "tents", "scryer"].into_iter().filter(|id| *id != card.id);
        let deck = known.filter_map(lawspeaker::cards::card).map(CardAt::known).collect();
        setup.decks.world = Some(lawspeaker::game::Pile::Cards(deck));
        let position = Position::new(setup).expect("a table");
        for words in card.modifies.iter().filter_map(|action| words_for(*action)) {
            let asked = parse(&format!("{words} using {}", card.id), &position, None).expect("an action");
            let ruling = may(&Table::new(&position, None, Edition::Current), &asked);
            let unmodelled = ruling.reasons.iter().any(|reason| matches!(reason.matter, Matter::Unmodelled { .. }));
            assert!(!unmodelled && !ruling.needs.contains(&Missing::Effect), "{words} using {}: {ruling:?}", card.id);
        }
    }
}
