//! What is told of the table, as people ask for it: who rules a site §10/rule, who holds something, where it is, and how much
//! there is of it. What is not described is said to be so.

use crate::{
    answer::{TableQuestion, banner_or_title, judge::ToldAnswer, nouns, speaks_of_oneself},
    game::{CardAt, CardIdentity, Colour, GameName, Pile, Player, Region, Ruler, SiteAtSlot, Slot, Wanted, find_word},
    i18n::{Filled, Words, id},
    law::{LawRef, law},
    notation::{
        facts::{self, Fact},
        names,
    },
    rules::Table,
};

const RULE: LawRef = law("10/rule");

/// Answers a question about the table; nothing where it is about nothing that lies there.
pub(super) fn told(words: &Words, table: &Table<'_>, question: &TableQuestion) -> Option<ToldAnswer> {
    match question {
        TableQuestion::Rules(site) => rules(words, table, site),
        TableQuestion::Holds(what) => held(words, table, what),
        TableQuestion::Where(what) => {
            let pawn = named_player(table, what).map(|colour| fact(words, table, &format!("{}.pawn", colour.word())));
            pawn.or_else(|| held(words, table, what))
        }
        TableQuestion::Count { what, of } => {
            let colour = named_player(table, of)?;
            Some(fact(words, table, &format!("{}.{}", colour.word(), what.key())))
        }
        TableQuestion::Discard(of) => {
            let own = || table.actor().and_then(|player| player.pawn).map(Slot::region);
            // Little words are no regions.
            let named = of.split_whitespace().filter(|word| word.len() > 3).find_map(|word| find_word::<Region>(word).ok());
            Some(pile(words, table, named.or_else(own)?))
        }
    }
}

/// Returns the player whom words name: a colour, or whoever asks.
fn named_player(table: &Table<'_>, typed: &str) -> Option<Colour> {
    let named = typed.split_whitespace().find_map(|word| names::colour(word).ok());
    named.or_else(|| table.actor().map(|player| player.colour).filter(|_| speaks_of_oneself(typed)))
}

/// Says who rules a site.
fn rules(words: &Words, table: &Table<'_>, typed: &str) -> Option<ToldAnswer> {
    let slot = names::site(table.position, typed).ok()?;
    let card = table.position.site(slot).and_then(SiteAtSlot::card);
    let name = card.map_or_else(|| nouns::slot(words, slot), |card| card.name(words.lang).to_owned());
    let site = ("site", Filled::Text(name));
    let said = match table.ruler(slot) {
        None => return Some(untold(words)),
        Some(Ruler::Player(colour)) => {
            words.say_filled(id::PROMPT_TOLD_RULES_PLAYER, &[("colour", nouns::coloured(colour)), site])
        }
        Some(Ruler::Empire) => words.say_filled(id::PROMPT_TOLD_RULES_EMPIRE, &[site]),
        Some(Ruler::Bandits) => words.say_filled(id::PROMPT_TOLD_RULES_BANDITS, &[site]),
        Some(Ruler::Unruled) => words.say_filled(id::PROMPT_TOLD_RULES_NOBODY, &[site]),
    };
    Some(ToldAnswer { said: format!("{said} ({})", RULE.unit()?.number_in(words.lang)), cites: vec![RULE.number()] })
}

/// Says who holds a banner, the title or a card, or where the card lies.
fn held(words: &Words, table: &Table<'_>, typed: &str) -> Option<ToldAnswer> {
    let of = |prefix: &str| {
        let told: Vec<String> =
            facts(words, table).into_iter().filter(|fact| fact.key.starts_with(prefix)).map(|it| it.words).collect();
        if told.is_empty() { untold(words) } else { ToldAnswer { said: told.join(" · "), cites: Vec::new() } }
    };
    if let Some(key) = banner_or_title(typed) {
        return Some(of(key));
    }
    let card = names::card(table.position, typed, Wanted::Power).ok()?.card()?;
    let is_it = |it: &CardAt| it.identity == CardIdentity::Known(card) && !it.facedown;
    let holds = |player: &&Player| player.advisers.iter().chain(&player.relics).any(is_it);
    let (position, name) = (table.position, Filled::Text(nouns::quoted(words, card.0.name(words.lang))));
    let said = if let Some(player) = position.players.iter().find(holds) {
        words.say_filled(id::PROMPT_TOLD_HOLDS, &[("colour", nouns::coloured(player.colour)), ("card", name)])
    } else if let Some(site) = position.sites.iter().find(|site| site.cards.iter().chain(&site.relics).any(is_it)) {
        let place = site.card().map_or_else(|| nouns::slot(words, site.slot), |card| card.name(words.lang).to_owned());
        words.say_filled(id::PROMPT_TOLD_LIES, &[("site", Filled::Text(place)), ("card", name)])
    } else {
        return Some(untold(words));
    };
    Some(ToldAnswer { said, cites: Vec::new() })
}

/// Says how many cards are in a discard pile.
fn pile(words: &Words, table: &Table<'_>, region: Region) -> ToldAnswer {
    let count = match table.position.discards.pile(region) {
        None => return untold(words),
        Some(Pile::Count(count)) => usize::from(*count),
        Some(Pile::Cards(cards)) => cards.len(),
    };
    let values = [("region", nouns::noun(region)), ("count", Filled::Number(count))];
    ToldAnswer { said: words.say_filled(id::PROMPT_TOLD_PILE, &values), cites: Vec::new() }
}

/// Says a fact of the table.
fn fact(words: &Words, table: &Table<'_>, key: &str) -> ToldAnswer {
    let told = facts(words, table).into_iter().find(|fact| fact.key == key);
    told.map_or_else(|| untold(words), |fact| ToldAnswer { said: fact.words, cites: Vec::new() })
}

fn facts(words: &Words, table: &Table<'_>) -> Vec<Fact> {
    let lines = facts::lines(GameName::Oath, &table.position.document(&(0..0)), words.lang);
    lines.into_iter().flat_map(|line| line.facts).collect()
}

fn untold(words: &Words) -> ToldAnswer {
    ToldAnswer { said: words.say(id::PROMPT_TOLD_UNKNOWN), cites: Vec::new() }
}
