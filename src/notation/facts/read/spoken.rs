//! What people say of a table that is no words for a key: whose turn it is, a place with its site, a title by who holds it,
//! `3 favor each`, all of the Reliquary, bandits.

use super::{Reading, Subject};
use crate::{
    game::{Said, Wanted, is_called, known_card},
    law::Lang,
    notation::{
        facts::{
            grammar::{Key, Shape, Small},
            says,
            text::{Token, is_name, joined, keys, span},
            value::slot,
        },
        vocabulary::{Thing, thing},
    },
};

/// The banks of favor, one a suit.
const BANKS: &str = "banks";
/// The Imperial Reliquary.
const RELIQUARY: &str = "reliquary";
/// How many spaces it has.
const SPACES: u8 = 4;

impl Reading {
    /// Reads an item that says by itself what it is, though no words for a key stand in it. Returns whether it does.
    pub(super) fn spoken(&mut self, tokens: &[Token<'_>]) -> bool {
        match self.subject {
            Subject::Listed("site", _) => self.place_or_name(tokens) || self.bandits(tokens),
            Subject::Listed("player", _) => self.titled(tokens),
            Subject::Single(BANKS) => self.each(tokens),
            Subject::Single(RELIQUARY) => self.all_spaces(tokens),
            Subject::Listed(..) | Subject::Single(_) | Subject::Top => false,
        }
    }

    /// Returns what the subject is known by under a key.
    fn known(&self, key: &str) -> Option<&Said> {
        let Subject::Listed(table, index) = self.subject else { return None };
        self.laid.document.tables(table).nth(index)?.get(key)
    }

    /// Reads the name of the site whose place was said, or the place of one whose name was: `Cradle 1: Ancient City`.
    fn place_or_name(&mut self, tokens: &[Token<'_>]) -> bool {
        let own = |reading: &Self, name: &str| reading.keys().map(|(key, _)| key).find(|key| key.name == name);
        if self.known("slot").is_none()
            && let Some((there, count)) = slot(tokens)
            && let Some(key) = own(self, "slot")
        {
            self.set(key, Said::text(there.word(), span(&tokens[..count])), &tokens[..count]);
            self.rest(&[], &tokens[count..]);
            return true;
        }
        if self.known("name").is_some() || self.known("facedown").is_some() {
            return false;
        }
        // `bez` is the beginning of a name, and of what is not there.
        let is_denied = |count: usize| tokens.get(..count).is_some_and(|words| says(Small::No, &joined(words)));
        if is_denied(1) || is_denied(2) {
            return false;
        }
        let card = |count: &usize| known_card(&joined(&tokens[..*count]), Wanted::Site);
        let Some(count) = (1..=tokens.len()).rev().find(|count| card(count).is_some()) else { return false };
        // A card may begin with the name of a site.
        if (count + 1..=tokens.len()).any(|length| is_name(&tokens[..length])) {
            return false;
        }
        let Some(site) = card(&count) else { return false };
        let place = span(&tokens[..count]);
        let name = Said::text(site.name(Lang::En), place.clone());
        let is_elsewhere = |it: &crate::game::Document| it.get("name").and_then(Said::as_text) == name.as_text();
        if self.laid.document.tables("site").any(is_elsewhere) {
            return false;
        }
        if let Some(described) = self.subject_mut(&place) {
            described.set("name", name);
        }
        self.rest(&[], &tokens[count..]);
        true
    }

    /// Reads that nobody has warbands at a site: bandits rule it.
    fn bandits(&mut self, tokens: &[Token<'_>]) -> bool {
        let key = self.keys().map(|(key, _)| key).find(|key| matches!(key.shape, Shape::Coloured(_)));
        let Some(key) = key.filter(|_| thing(&joined(tokens)) == Some(Thing::Bandits)) else { return false };
        self.clear(key, tokens);
        true
    }

    /// Reads what a player holds of which there is one: `Lila hat den Bewahrertitel`, `purple is oathkeeper`.
    fn titled(&mut self, tokens: &[Token<'_>]) -> bool {
        let Some(colour) = self.known("colour").and_then(Said::as_text).map(str::to_owned) else { return false };
        let spelled = keys(tokens);
        let holders = || self.grammar.keys().map(|(key, _)| key).filter(|key| key.name == "holder");
        let called = |holder: &'static Key| {
            let (_, phrases) = self.grammar.tables().find(|(table, _)| table.name == holder.table)?;
            Some((holder, phrases.begin(&spelled)?))
        };
        let side = |holder: &'static Key| {
            let keys = self.grammar.keys().map(|(key, _)| key).filter(|key| key.table == holder.table && key.name == "side");
            keys.into_iter().find_map(|key| self.values.bare(key, tokens, &self.laid.document)).map(|_| (holder, 0))
        };
        let found = holders().find_map(called).or_else(|| holders().find_map(side)).filter(|_| !is_name(tokens));
        let Some((holder, count)) = found else { return false };
        let player = std::mem::replace(&mut self.subject, Subject::Single(holder.table));
        self.set(holder, Said::text(colour, span(tokens)), tokens);
        if count < tokens.len() {
            self.rest(&[], &tokens[count..]);
        }
        self.open = None;
        self.subject = player;
        true
    }

    /// Reads how much favor each bank has.
    fn each(&mut self, tokens: &[Token<'_>]) -> bool {
        let says_each = (0..tokens.len()).any(|at| Small::Each.phrases().begin(&keys(&tokens[at..])).is_some());
        let Some(count) = tokens.iter().find_map(Token::number).filter(|_| says_each) else { return false };
        let banks: Vec<&'static Key> = self.keys().map(|(key, _)| key).filter(|key| key.name != "shared").collect();
        for key in banks {
            self.set(key, Said::plain(count, span(tokens)), tokens);
        }
        true
    }

    /// Reads that all spaces of the Reliquary are covered: `4 facedown relics`.
    fn all_spaces(&mut self, tokens: &[Token<'_>]) -> bool {
        let is_all = tokens.first().is_some_and(|first| first.number() == Some(SPACES))
            || Small::Each.phrases().begin(&keys(tokens)).is_some();
        if is_all {
            let spaces: Vec<&'static Key> = self.keys().map(|(key, _)| key).collect();
            for key in spaces {
                self.set(key, Said::plain(true, span(tokens)), tokens);
            }
        }
        is_all
    }

    /// Reads that it is the subject's turn: `red's turn`. Returns whether it was said.
    pub(super) fn turn_of_subject(&mut self, tokens: &[Token<'_>]) -> bool {
        let Subject::Listed("player", index) = self.subject else { return false };
        let turn = self.grammar.keys().find(|(key, _)| key.table == "position" && key.name == "turn");
        let Some((key, phrases)) = turn else { return false };
        if phrases.begin(&keys(tokens)) != Some(tokens.len()) {
            return false;
        }
        let colour = Said::text(self.subject_name(key), span(tokens));
        let is_new = self.is_undescribed() && self.base.tables("player").nth(index).is_none();
        self.subject = Subject::Top;
        self.set(key, colour, tokens);
        if let Some(players) = self.laid.document.list_mut("player", &span(tokens)).filter(|it| is_new && it.len() == index + 1) {
            self.at_turn = players.pop();
        }
        true
    }

    /// Returns whether an item is the whole name of a card that does not belong in a list, but in another of the subject's: a relic
    /// behind advisers.
    pub(super) fn is_for_another_list(&self, open: &Key, tokens: &[Token<'_>]) -> bool {
        // Most items are no whole name, and the others are looked up in tables.
        if !is_name(tokens) {
            return false;
        }
        let typed = joined(tokens);
        let fits = |key: &Key| {
            let card = self.values.wanted(key).and_then(|wanted| known_card(&typed, wanted));
            card.is_some_and(|card| is_called(&typed, card))
        };
        let is_bare_list = |key: &Key| key.bare && self.values.is_list(key);
        !fits(open) && self.values.wanted(open).is_some() && self.keys().any(|(key, _)| is_bare_list(key) && fits(key))
    }

    /// Adds the player at turn behind the others, if nothing else was said of them.
    pub(super) fn seat_player_at_turn(&mut self) {
        let Some(player) = self.at_turn.take() else { return };
        let colour = |said: &Said| said.as_table().and_then(|it| it.get("colour")).and_then(Said::as_text).map(str::to_owned);
        let place = player.span.clone();
        if let Some(players) = self.laid.document.list_mut("player", &place)
            && !players.iter().any(|it| colour(it) == colour(&player))
        {
            players.push(player);
        }
    }
}
