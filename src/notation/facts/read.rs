//! From the text of facts to what they say: sentences with a subject, items with a key or without, values.

mod spoken;

use super::{
    grammar::{Called, Grammar, Key, LeftOut, Shape, Small},
    text::{Sentence, Token, is_name, joined, keys, sentences, span},
    value::{Entry, Values, slot},
};
use crate::{
    cards::{Card, Nature},
    game::{Datum, Document, Fault, Problem, Said, Span, Wanted, find_slot, is_called, known_card},
    law::{Lang, words::key},
    notation::names,
};
use std::collections::BTreeSet;

/// The most words between two commas: a list of all cards is shorter.
const LONGEST_FACT: usize = 300;

/// The most things of a kind that a text may name: no game has more sites, players or tiles.
const MOST_LISTED: usize = 32;

/// What facts are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Subject {
    /// The top of the file.
    Top,
    /// A table of which there is one.
    Single(&'static str),
    /// One of several.
    Listed(&'static str, usize),
}

/// What a text of facts says.
#[derive(Clone, Debug, Default)]
pub struct Laid {
    /// The position, as far as it is said.
    pub document: Document,
    /// What is not understood.
    pub faults: Vec<Fault>,
    /// The keys that are said to be unknown, such as `red.supply`.
    pub unknown: Vec<String>,
    /// The keys that something is said under, without whose they are.
    pub said: BTreeSet<&'static str>,
}

/// Lays the facts of a text over what is known. Places in the text are counted from `offset`.
pub(super) fn lay(grammar: &'static Grammar, text: &str, offset: usize, base: Document) -> Laid {
    let laid = Laid { document: base.clone(), ..Laid::default() };
    let values = Values::new(grammar);
    let mut reading =
        Reading { grammar, values, base, laid, said: BTreeSet::new(), subject: Subject::Top, open: None, at_turn: None };
    for sentence in sentences(text, offset) {
        reading.sentence(&sentence);
    }
    reading.seat_player_at_turn();
    reading.laid.faults.append(&mut reading.values.faults);
    reading.laid
}

/// Something that words can begin by naming, and how many of them name it.
struct Named {
    length: usize,
    what: What,
}

/// What is named.
enum What {
    /// A key of the top.
    Top,
    /// A table of which there is one.
    Single(&'static str),
    /// One of several, by a value of a key.
    Listed(&'static str, &'static str, Said),
}

/// Returns the key under which a site is called so.
fn site_key(name: &str) -> &'static str {
    if find_slot(name).is_some() { "slot" } else { "name" }
}

/// Returns the name in an entry of a list of cards.
fn card_name(said: &Said) -> Option<&str> {
    said.as_table().and_then(|it| it.get("name")).unwrap_or(said).as_text()
}

/// Returns whether an entry of a list is a card.
fn is_card(said: &Said, card: &Card) -> bool {
    card_name(said).is_some_and(|name| is_called(name, card))
}

/// Returns whether a key is one of a table, or of the top.
fn is_of(grammar: &Grammar, table: &str, key: &Key) -> bool {
    if table.is_empty() { grammar.is_top(key.table) } else { key.table == table }
}

struct Reading {
    grammar: &'static Grammar,
    values: Values,
    /// What was known before this text.
    base: Document,
    laid: Laid,
    /// What was said in this text.
    said: BTreeSet<(String, &'static str)>,
    /// What the last sentence was about.
    subject: Subject,
    /// The list that the next item may go on with.
    open: Option<&'static Key>,
    /// A player of whom nothing was said but that it is their turn: the seats are in the order in which players are described.
    at_turn: Option<Said>,
}

impl Reading {
    fn sentence(&mut self, sentence: &Sentence<'_>) {
        self.open = None;
        if let Some(long) = sentence.head.iter().chain(&sentence.items).find(|words| words.len() > LONGEST_FACT) {
            return self.values.fault(span(long), Problem::FactTooLong { most: LONGEST_FACT });
        }
        if let Some(head) = &sentence.head {
            match self.subject_at(head, true) {
                Some((Subject::Top, _)) => {
                    // What stands before the colon is the words for a key.
                    self.subject = Subject::Top;
                    let first = sentence.items.first().cloned().unwrap_or_default();
                    let whole = std::iter::once(head.iter().cloned().chain(first).collect());
                    return self.items(whole.chain(sentence.items.iter().skip(1).cloned()));
                }
                Some((subject, count)) => {
                    self.subject = subject;
                    let rest = self.without_talk(&head[count..]);
                    self.items(std::iter::once(rest.to_vec()).filter(|rest| !rest.is_empty()));
                }
                // A colon may stand behind the words for a key: `advisers: Longbows`.
                None if self.first_key(head).is_some_and(|(at, length, _)| at == 0 && length == head.len()) => {
                    let first = sentence.items.first().cloned().unwrap_or_default();
                    let whole = std::iter::once(head.iter().cloned().chain(first).collect());
                    return self.items(whole.chain(sentence.items.iter().skip(1).cloned()));
                }
                None => return self.values.unknown_word(&head[0]),
            }
            return self.items(sentence.items.iter().cloned());
        }
        let Some(first) = sentence.items.first() else { return };
        if let Some((subject, count)) = self.subject_at(first, false) {
            self.subject = subject;
            let rest = first[count..].to_vec();
            let rest = std::iter::once(rest).filter(|rest| !rest.is_empty());
            return self.items(rest.chain(sentence.items[1..].iter().cloned()));
        }
        if let Some((subject, last)) = self.trailing_subject(sentence) {
            self.subject = subject;
            let before = sentence.items[..sentence.items.len() - 1].iter().cloned();
            return self.items(before.chain(std::iter::once(last)));
        }
        self.items(sentence.items.iter().cloned());
    }

    fn items<'a>(&mut self, items: impl Iterator<Item = Vec<Token<'a>>>) {
        for item in items {
            // At the top every item may be about something else.
            if self.subject == Subject::Top
                && self.open.is_none()
                && let Some((subject, count)) = self.subject_at(&item, false)
            {
                self.subject = subject;
                self.item(&item[count..]);
                continue;
            }
            self.item(&item);
        }
    }

    /// Returns what the words begin by naming, and how many of them name it. Before a colon, names may be shortened.
    fn subject_at(&mut self, tokens: &[Token<'_>], forgiving: bool) -> Option<(Subject, usize)> {
        let skipped = tokens.len() - self.values.without_leading_talk(tokens).len();
        let tokens = &tokens[skipped..];
        let named = self.named(tokens, forgiving);
        if named.is_empty()
            && let Some(length) = Small::At.phrases().begin(&keys(tokens))
            && let Some((subject, count)) = self.subject_at(&tokens[length..], forgiving)
            && matches!(subject, Subject::Listed("site", _) | Subject::Single(_))
        {
            return Some((subject, skipped + length + count));
        }
        // The first of the longest.
        let longest = named.iter().map(|named| named.length).max()?;
        let named = named.into_iter().find(|named| named.length == longest)?;
        let place = span(&tokens[..longest]);
        Some(match named.what {
            What::Top => (Subject::Top, 0),
            What::Single(table) => {
                self.laid.document.table_mut(table, &place);
                (Subject::Single(table), skipped + longest)
            }
            What::Listed(table, key, said) => {
                let there =
                    self.same_name_there(&said, &tokens[longest..]).or_else(|| self.unnamed_there(&said, &tokens[longest..]));
                let at = there.unwrap_or_else(|| self.index(table, key, said));
                (Subject::Listed(table, at), skipped + longest)
            }
        })
    }

    /// Returns the index of the site that has a name and the slot that words begin with. Names that a table gives to sites need
    /// not differ: where others have the name and none of them is there, the site is added.
    fn same_name_there(&mut self, name: &Said, tokens: &[Token<'_>]) -> Option<usize> {
        let typed = name.as_text().filter(|name| known_card(name, Wanted::Site).is_none() && find_slot(name).is_none())?;
        let spelled = keys(tokens);
        let (_, length) = self.grammar.keys_at(&spelled).find(|(key, _)| matches!(key.shape, Shape::Slot))?;
        let there = slot(&tokens[length..])?.0;
        let text = |site: &Document, key: &str| site.get(key).and_then(Said::as_text).map(str::to_owned);
        let is_called = |site: &Document| text(site, "name").is_some_and(|name| key(&name) == key(typed));
        let sites = self.laid.document.tables("site").enumerate();
        let called: Vec<(usize, Option<String>)> =
            sites.filter(|(_, site)| is_called(site)).map(|(at, site)| (at, text(site, "slot"))).collect();
        let is_there = |slot: &Option<String>| slot.as_deref().and_then(find_slot) == Some(there);
        let found = called.iter().find(|(_, slot)| is_there(slot)).or_else(|| called.iter().find(|(_, slot)| slot.is_none()));
        if called.is_empty() || found.is_some() {
            return found.map(|(at, _)| *at);
        }
        let mut described = Document::default();
        described.set("name", name.clone());
        let list = self.laid.document.list_mut("site", &name.span)?;
        list.push(Said { value: Datum::Table(described), span: name.span.clone() });
        Some(list.len() - 1)
    }

    /// Names the site in the slot that words begin with, if the table has one there that nobody has named; returns its index.
    fn unnamed_there(&mut self, name: &Said, tokens: &[Token<'_>]) -> Option<usize> {
        let card = name.as_text().and_then(|name| known_card(name, Wanted::Site))?;
        let spelled = keys(tokens);
        let (_, length) = self.grammar.keys_at(&spelled).find(|(key, _)| matches!(key.shape, Shape::Slot))?;
        let there = slot(&tokens[length..])?.0;
        let text = |site: &Document, key: &str| site.get(key).and_then(Said::as_text).map(str::to_owned);
        let is_called_so = |site: &Document| text(site, "name").is_some_and(|name| is_called(&name, card));
        if self.laid.document.tables("site").any(is_called_so) {
            return None;
        }
        let is_meant =
            |site: &Document| text(site, "name").is_none() && text(site, "slot").as_deref().and_then(find_slot) == Some(there);
        let at = self.laid.document.tables("site").position(is_meant)?;
        let sites = self.laid.document.list_mut("site", &name.span)?;
        if let Datum::Table(site) = &mut sites.get_mut(at)?.value {
            site.set("name", name.clone());
        }
        Some(at)
    }

    /// Returns everything that the words can begin by naming.
    fn named(&self, tokens: &[Token<'_>], forgiving: bool) -> Vec<Named> {
        let spelled = keys(tokens);
        let grammar = self.grammar;
        // A player's relic is named as the first word of a key of the top: the Grand Scepter.
        let is_relic = matches!(self.subject, Subject::Listed("player", _)) && is_name(tokens);
        let top = grammar.keys_at(&spelled).filter(|(key, _)| grammar.is_top(key.table) && !is_relic);
        let mut named: Vec<Named> = top.map(|(_, length)| Named { length, what: What::Top }).collect();
        for (table, phrases) in grammar.tables() {
            let words = phrases.begin(&spelled);
            let mut listed = |length: usize, key: &'static str, said: Said| {
                named.push(Named { length, what: What::Listed(table.name, key, said) });
            };
            match table.called {
                Called::Top => {}
                Called::Words => named.extend(words.map(|length| Named { length, what: What::Single(table.name) })),
                Called::Noun(key, nouns) => {
                    for length in 1..=tokens.len().min(2) {
                        if let Some(word) = (nouns.exact)(&joined(&tokens[..length])) {
                            listed(length, key, Said::text(word, span(&tokens[..length])));
                        }
                    }
                }
                Called::Site => {
                    if let Some((name, length)) = self.values.site_name(tokens, &self.laid.document, forgiving) {
                        listed(length, site_key(&name), Said::text(name, span(&tokens[..length])));
                    }
                }
                Called::Number(key) => {
                    if let Some(at) = words
                        && let Some(count) = tokens.get(at).and_then(Token::number)
                    {
                        listed(at + 1, key, Said::plain(count, tokens[at].span.clone()));
                    }
                }
                Called::Name(key) => {
                    if let Some(at) = words
                        && let Some(token) = tokens.get(at)
                    {
                        listed(at + 1, key, Said::text(&*token.text, token.span.clone()));
                    }
                }
            }
        }
        named
    }

    /// Returns the site that a sentence ends by naming, and its last item without it: `no Longbows at Mountain`.
    fn trailing_subject<'a>(&mut self, sentence: &Sentence<'a>) -> Option<(Subject, Vec<Token<'a>>)> {
        let last = sentence.items.last()?;
        let spelled = keys(last);
        // What the subject is said to be at is a fact about it: `as if at cradle 1`.
        let is_place = |key: &Key| matches!(key.shape, Shape::Slot | Shape::Site) && self.is_own(key);
        if self.grammar.keys_at(&spelled).any(|(key, _)| is_place(key)) {
            return None;
        }
        for at in (1..last.len()).rev() {
            let Some(length) = Small::At.phrases().begin(&spelled[at..]) else { continue };
            let place = &last[at + length..];
            if let Some((name, count)) = self.values.site_name(place, &self.laid.document, true)
                && count == place.len()
            {
                let index = self.index("site", site_key(&name), Said::text(name, span(place)));
                return Some((Subject::Listed("site", index), last[..at].to_vec()));
            }
        }
        None
    }

    /// Returns the index of a thing of which there are several; it is added if nothing is known of it.
    fn index(&mut self, table: &'static str, key_name: &str, name: Said) -> usize {
        let spelled = |said: &Said| match &said.value {
            Datum::Text(text) | Datum::Plain(text) => Some(key(text)),
            Datum::List(_) | Datum::Table(_) => None,
        };
        let wanted = spelled(&name);
        let is_it = |said: &Said| said.as_table().and_then(|it| it.get(key_name)).is_some_and(|it| spelled(it) == wanted);
        let place = name.span.clone();
        let Some(list) = self.laid.document.list_mut(table, &place) else { return 0 };
        if let Some(at) = list.iter().position(is_it) {
            return at;
        }
        if list.len() >= MOST_LISTED {
            self.values.fault(place, Problem::TooMany { most: MOST_LISTED });
            return 0;
        }
        let mut described = Document::default();
        described.set(key_name, name);
        list.push(Said { value: Datum::Table(described), span: place });
        list.len() - 1
    }

    /// Returns the table of the subject's keys.
    const fn table(&self) -> &'static str {
        match self.subject {
            Subject::Top => "",
            Subject::Single(table) | Subject::Listed(table, _) => table,
        }
    }

    fn keys(&self) -> impl Iterator<Item = (&'static Key, &'static crate::law::Phrases)> + use<> {
        let (grammar, table) = (self.grammar, self.table());
        grammar.keys().filter(move |(key, _)| is_of(grammar, table, key))
    }

    /// Returns whether a key is one of the subject's.
    fn is_own(&self, key: &Key) -> bool {
        is_of(self.grammar, self.table(), key)
    }

    /// Returns the first words for a key: where, how many words, and which key.
    fn first_key(&self, tokens: &[Token<'_>]) -> Option<(usize, usize, &'static Key)> {
        let spelled = keys(tokens);
        let named = self.values.names(tokens);
        (0..tokens.len()).find_map(|at| {
            // A name is no words for a key, but for the card that nobody holds.
            let nobody = |end: usize| Small::Nobody.phrases().begin(&spelled[end..]).is_some();
            let may = |key: &Key, end: usize| !named[at] || matches!(key.shape, Shape::NobodyHolds) && nobody(end);
            let here = self.grammar.keys_at(&spelled[at..]).filter(|(key, length)| self.is_own(key) && may(key, at + length));
            here.max_by_key(|(_, length)| *length).map(|(key, length)| (at, length, key))
        })
    }

    /// Returns an item without the words at its ends that mean nothing. Words for a key may begin with one: `as if at`.
    fn without_talk<'t, 'a>(&self, tokens: &'t [Token<'a>]) -> &'t [Token<'a>] {
        match self.first_key(tokens) {
            Some((0, ..)) => self.values.without_trailing_talk(tokens),
            _ => self.values.without_talk(tokens),
        }
    }

    /// Returns the Vision that an item is the name of: it lies revealed, for a faceup adviser it cannot be §5.1.4.III. Behind
    /// other advisers its whole name may be that of a facedown one whose side was forgotten, and is left to them.
    fn revealed_vision(&self, tokens: &[Token<'_>]) -> Option<(&'static Key, &'static str)> {
        let (key, _) = self.keys().find(|(key, _)| matches!(key.shape, Shape::Card(Wanted::Vision)))?;
        let typed = joined(tokens);
        let card = known_card(&typed, Wanted::Vision).filter(|card| matches!(card.nature, Nature::Vision(Some(_))))?;
        let is_printed = || Lang::ALL.iter().any(|lang| card.name(*lang).to_lowercase() == typed.to_lowercase());
        let may_be_adviser = self.open.is_some_and(|open| open.name != "relics" && (open.name != "advisers" || is_printed()));
        (is_name(tokens) && !may_be_adviser).then(|| (key, card.name(Lang::En)))
    }

    fn item(&mut self, tokens: &[Token<'_>]) {
        let tokens = self.without_talk(tokens);
        let on_board =
            (0..tokens.len()).find(|at| Small::OnBoard.phrases().begin(&keys(&tokens[*at..])) == Some(tokens.len() - at));
        let tokens = on_board.map_or(tokens, |at| &tokens[..at]);
        if tokens.is_empty() || self.turn_of_subject(tokens) || self.spoken(tokens) {
            return;
        }
        if let Some((key, name)) = self.revealed_vision(tokens) {
            self.open = None;
            return self.set(key, Said::text(name, span(tokens)), tokens);
        }
        let spelled = keys(tokens);
        let key = self.first_key(tokens);
        let opens_with_key = key.filter(|(at, ..)| *at == 0).map_or(0, |(_, length, _)| length);
        if let Some(length) = Small::No.phrases().begin(&spelled)
            && length < tokens.len()
        {
            return self.take_away(&tokens[length..]);
        }
        if let Some(key) = self.open.filter(|it| opens_with_key == 0 && self.values.goes_on(it, tokens, key.is_none()))
            && !self.says_itself(tokens)
            && !self.is_for_another_list(key, tokens)
        {
            return self.list(key, tokens, true);
        }
        let closes = key.filter(|(at, length, key)| at + length == tokens.len() && self.values.is_list(key));
        if opens_with_key == 0
            && closes.is_none()
            && self.keys().any(|(key, _)| key.bare)
            && self.values.opens_with_card(tokens, key.map(|(at, ..)| at))
        {
            return self.bare(tokens);
        }
        match key {
            Some((at, length, key)) => self.keyed(key, &tokens[..at], &tokens[at..at + length], &tokens[at + length..]),
            None => self.bare(tokens),
        }
    }

    /// Reads an item with the words for a key.
    fn keyed(&mut self, key: &'static Key, before: &[Token<'_>], words: &[Token<'_>], after: &[Token<'_>]) {
        let (before, after) = (self.values.without_talk(before), self.values.without_talk(after));
        self.open = None;
        if let Some(length) = Small::Unknown.phrases().begin(&keys(after)) {
            self.forget(key, words);
            return self.rest(before, &after[length..]);
        }
        match key.shape {
            Shape::Number => self.number(key, before, words, after),
            Shape::Flag => {
                self.set(key, Said::plain(true, span(words)), words);
                self.rest(before, after);
            }
            _ => {
                let none = Small::None.phrases().begin(&keys(after)).filter(|length| *length == after.len());
                if none.is_some() {
                    self.clear(key, words);
                    return self.rest(before, &[]);
                }
                let (value, rest) = if after.is_empty() { (before, &[][..]) } else { (after, before) };
                if value.is_empty() {
                    return self.values.fault(span(words), Problem::NoValue { word: joined(words) });
                }
                self.rest(rest, &[]);
                if self.values.is_list(key) {
                    self.list(key, value, false);
                } else if let Some((said, count)) = self.values.one(key, value, &self.laid.document) {
                    self.set(key, said, words);
                    self.rest(&[], &value[count..]);
                }
            }
        }
    }

    /// Reads what stands beside a fact.
    fn rest(&mut self, before: &[Token<'_>], after: &[Token<'_>]) {
        if !before.is_empty() {
            self.bare(before);
        }
        let after = self.values.without_talk(after);
        let joined = Small::And.phrases().begin(&keys(after)).unwrap_or(0);
        if after.len() > joined {
            self.item(&after[joined..]);
        }
    }

    fn number(&mut self, key: &'static Key, before: &[Token<'_>], words: &[Token<'_>], after: &[Token<'_>]) {
        if let Some((last, others)) = before.split_last()
            && let Some(step) = last.step()
        {
            self.add(key, step, last);
            return self.rest(others, after);
        }
        if let Some((first, others)) = after.split_first()
            && let Some(step) = first.step()
        {
            self.add(key, step, first);
            return self.rest(before, others);
        }
        let read = |token: &Token<'_>| token.number().filter(|_| !token.quoted);
        if let Some((last, others)) = before.split_last()
            && let Some(count) = read(last)
        {
            self.set(key, Said::plain(count, last.span.clone()), words);
            return self.rest(others, after);
        }
        if let Some((first, others)) = after.split_first()
            && let Some(count) = read(first)
        {
            self.set(key, Said::plain(count, first.span.clone()), words);
            return self.rest(before, others);
        }
        if let Some(length) = Small::None.phrases().begin(&keys(after)) {
            self.set(key, Said::plain(0, span(&after[..length])), words);
            return self.rest(before, &after[length..]);
        }
        match after.first().filter(|token| token.text.starts_with(|letter: char| letter.is_ascii_digit() || letter == '-')) {
            Some(token) => {
                // Reading the position reports the bounds of the number.
                self.set(key, Said::plain(i32::MAX, token.span.clone()), words);
            }
            None => self.values.fault(span(words), Problem::NoValue { word: joined(words) }),
        }
    }

    /// Says that there is so much more or less of something of which it was known how much there is.
    fn add(&mut self, key: &'static Key, step: i32, token: &Token<'_>) {
        let known = match self.subject {
            Subject::Top if key.table == "position" => Some(&self.base),
            Subject::Top => self.base.get(key.table).and_then(Said::as_table),
            Subject::Single(table) => self.base.get(table).and_then(Said::as_table),
            Subject::Listed(table, index) => self.base.tables(table).nth(index),
        };
        let there = known.and_then(|known| match (known.get(key.name), key.left_out) {
            (Some(Said { value: Datum::Plain(count), .. }), _) => count.parse::<i32>().ok(),
            (Some(_), _) | (None, LeftOut::Unknown) => None,
            (None, LeftOut::None) => Some(0),
        });
        match there.map(|there| there + step).filter(|sum| *sum >= 0) {
            Some(sum) => self.set(key, Said::plain(sum, token.span.clone()), std::slice::from_ref(token)),
            None => self.values.fault(token.span.clone(), Problem::UnknownSum { word: token.text.clone().into_owned() }),
        }
    }

    /// Reads an item in which no words for a key stand: nouns, numbers and cards that say by themselves what they are.
    fn bare(&mut self, tokens: &[Token<'_>]) {
        let tokens = self.values.without_talk(tokens);
        let Some(first) = tokens.first() else { return };
        let spelled = keys(tokens);
        if let Some(length) = Small::None.phrases().begin(&spelled)
            && length == tokens.len()
            && self.is_undescribed()
        {
            return;
        }
        if let Some(length) = Small::Unknown.phrases().begin(&spelled)
            && length == tokens.len()
        {
            return self.forget_subject(tokens);
        }
        let bare: Vec<&'static Key> = self.keys().map(|(key, _)| key).filter(|key| key.bare).collect();
        if let Some(step) = first.step()
            && let Some(key) = bare.iter().find(|key| matches!(key.shape, Shape::Number))
        {
            self.add(key, step, first);
            return self.rest(&[], &tokens[1..]);
        }
        for key in &bare {
            if let Some((said, count)) = self.values.bare(key, tokens, &self.laid.document) {
                self.set(key, said, &tokens[..count]);
                return self.rest(&[], &tokens[count..]);
            }
        }
        let nobody = Small::Nobody.phrases().begin(&spelled).filter(|_| bare.iter().any(|key| key.name == "holder"));
        if let Some(length) = nobody {
            if let Some(holder) = bare.iter().find(|key| key.name == "holder") {
                self.clear(holder, &tokens[..length]);
            }
            return self.rest(&[], &tokens[length..]);
        }
        let lists: Vec<&'static Key> = bare.into_iter().filter(|key| self.values.is_list(key)).collect();
        if let Some(key) = self.values.list_for(&lists, tokens) {
            return self.list(key, tokens, true);
        }
        let means_something = |token: &Token<'_>| token.number().is_some() || names::colour(&token.text).is_ok();
        let table = self.table();
        self.values.unknown_word_of(tokens.iter().find(|token| !means_something(token)).unwrap_or(first), table);
    }

    /// Returns whether nothing is known of the subject but what it is called by and where it lies: then there is nothing that
    /// `none` could take away.
    fn is_undescribed(&self) -> bool {
        let known = match self.subject {
            Subject::Top => return false,
            Subject::Single(table) => self.laid.document.get(table).and_then(Said::as_table),
            Subject::Listed(table, index) => self.laid.document.tables(table).nth(index),
        };
        known.is_none_or(|known| known.iter().all(|(key, _)| ["name", "slot", "colour", "number"].contains(&key)))
    }

    /// Returns whether words are a noun that says by itself what it is: `exile`.
    fn says_itself(&self, tokens: &[Token<'_>]) -> bool {
        let noun =
            |key: &Key| matches!(key.shape, Shape::Noun(_)) && self.values.bare(key, tokens, &self.laid.document).is_some();
        self.keys().any(|(key, _)| key.bare && noun(key))
    }

    /// Reads the entries of a list; `adds` to what it holds, or says all that it holds.
    fn list(&mut self, key: &'static Key, tokens: &[Token<'_>], adds: bool) {
        let entries = self.values.entries(key, tokens, &self.laid.document);
        self.laid.said.insert(key.name);
        self.open = Some(key);
        let entries = match entries {
            Entry::Whole(said) => return self.set(key, said, tokens),
            Entry::Some(entries) => entries,
        };
        if !adds {
            let value = if self.values.is_counted(key) { Datum::Table(Document::default()) } else { Datum::List(Vec::new()) };
            self.set(key, Said { value, span: span(tokens) }, tokens);
        }
        let place = span(tokens);
        let counted = self.values.is_counted(key);
        let before: Vec<Option<&'static Card>> = entries.iter().map(|(_, said)| self.lay_before(key, said)).collect();
        let Some(table) = self.entries_mut(key, &place) else { return };
        if counted {
            let Some(counts) = table.table_mut(key.name, &place) else { return };
            for (name, said) in entries {
                counts.set(&name, said);
            }
        } else if let Some(list) = table.list_mut(key.name, &place) {
            for ((_, said), before) in entries.into_iter().zip(before) {
                match before.and_then(|card| list.iter_mut().find(|it| is_card(it, card))) {
                    Some(there) => *there = said,
                    None => list.push(said),
                }
            }
        }
    }

    /// Returns the card that an entry names, if it lay there before this text and is named for the first time: then the entry says
    /// how it lies there now.
    fn lay_before(&mut self, key: &'static Key, said: &Said) -> Option<&'static Card> {
        let card = known_card(card_name(said)?, self.values.wanted(key)?)?;
        let known = match self.subject {
            Subject::Listed(table, index) => self.base.tables(table).nth(index),
            Subject::Top | Subject::Single(_) => None,
        };
        let lay = match known?.get(key.name).map(|said| &said.value) {
            Some(Datum::List(list)) => list.iter().any(|it| is_card(it, card)),
            Some(Datum::Text(_) | Datum::Plain(_) | Datum::Table(_)) | None => false,
        };
        (lay && self.said.insert((format!("{:?} {}", self.subject, card.id), key.name))).then_some(card)
    }

    /// Returns the table in which a key of the subject stands.
    fn entries_mut(&mut self, key: &Key, place: &Span) -> Option<&mut Document> {
        match self.subject {
            Subject::Top if key.table == "position" => Some(&mut self.laid.document),
            Subject::Top => self.laid.document.table_mut(key.table, place),
            Subject::Single(_) | Subject::Listed(..) => self.subject_mut(place),
        }
    }

    /// Returns what is known of the subject.
    fn subject_mut(&mut self, place: &Span) -> Option<&mut Document> {
        let document = &mut self.laid.document;
        match self.subject {
            Subject::Top => Some(document),
            Subject::Single(table) => document.table_mut(table, place),
            Subject::Listed(table, index) => match document.list_mut(table, place)?.get_mut(index).map(|said| &mut said.value) {
                Some(Datum::Table(entries)) => Some(entries),
                Some(Datum::Text(_) | Datum::Plain(_) | Datum::List(_)) | None => None,
            },
        }
    }

    /// Returns the name of the subject as keys have it: `red`, `provinces-1`.
    fn subject_name(&self, key: &Key) -> String {
        let Subject::Listed(table, index) = self.subject else { return key.table.to_owned() };
        let listed = self.laid.document.tables(table).nth(index);
        let name = listed.and_then(|it| ["slot", "colour", "number", "name"].iter().find_map(|key| it.get(key)));
        name.and_then(Said::as_text).map_or_else(|| format!("{table}-{index}"), str::to_owned)
    }

    fn set(&mut self, key: &'static Key, said: Said, words: &[Token<'_>]) {
        self.laid.said.insert(key.name);
        if !self.said.insert((format!("{:?}", self.subject), key.name)) {
            self.values.fault(span(words), Problem::SaidTwice { word: joined(words) });
        }
        let place = said.span.clone();
        if let Some(table) = self.entries_mut(key, &place) {
            table.set(key.name, said);
        }
    }

    /// Takes a key away: there is none of it.
    fn clear(&mut self, key: &'static Key, words: &[Token<'_>]) {
        self.laid.said.insert(key.name);
        if !self.said.insert((format!("{:?}", self.subject), key.name)) {
            self.values.fault(span(words), Problem::SaidTwice { word: joined(words) });
        }
        // Of what silence leaves unknown, it must be said that there is none.
        let none = match key.left_out {
            LeftOut::Unknown if self.values.is_counted(key) => Some(Datum::Table(Document::default())),
            LeftOut::Unknown if self.values.is_list(key) => Some(Datum::List(Vec::new())),
            LeftOut::Unknown | LeftOut::None => None,
        };
        let place = span(words);
        if let Some(table) = self.entries_mut(key, &place) {
            match none {
                Some(value) => table.set(key.name, Said { value, span: place }),
                None => table.remove(key.name),
            }
        }
    }

    /// Takes a key away: it is not known.
    fn forget(&mut self, key: &'static Key, words: &[Token<'_>]) {
        if key.left_out == LeftOut::None {
            return self.values.fault(span(words), Problem::NeverUnknown { word: joined(words) });
        }
        let name = match (self.subject, key.table) {
            (Subject::Top, "position") => key.name.to_owned(),
            (_, _) => format!("{}.{}", self.subject_name(key), key.name),
        };
        self.laid.unknown.push(name);
        self.clear(key, words);
        let place = span(words);
        if let Some(table) = self.entries_mut(key, &place) {
            table.remove(key.name);
        }
    }

    /// Takes away all that is known of the subject.
    fn forget_subject(&mut self, words: &[Token<'_>]) {
        match self.subject {
            Subject::Top => self.values.unknown_word(&words[0]),
            Subject::Single(table) => {
                self.laid.unknown.push(table.to_owned());
                self.laid.document.remove(table);
            }
            Subject::Listed(table, index) => {
                let listed = self.laid.document.tables(table).nth(index);
                let name = listed.and_then(|it| it.get("colour").or_else(|| it.get("slot")).or_else(|| it.get("name")));
                let name = name.and_then(Said::as_text).unwrap_or_default().to_owned();
                self.laid.unknown.push(name);
                if let Some(list) = self.laid.document.list_mut(table, &(0..0)) {
                    list.remove(index);
                }
                self.subject = Subject::Top;
            }
        }
    }

    /// Takes something off the table again: a key, or a card wherever the subject has it.
    fn take_away(&mut self, tokens: &[Token<'_>]) {
        self.open = None;
        let tokens = self.values.without_talk(tokens);
        if let Some((0, length, key)) = self.first_key(tokens) {
            if length < tokens.len() {
                self.values.unknown_word(&tokens[length]);
            }
            return if matches!(key.shape, Shape::Number) {
                self.set(key, Said::plain(0, span(tokens)), tokens);
            } else {
                self.clear(key, tokens);
            };
        }
        let typed = joined(tokens);
        let lists: Vec<(&'static Key, Wanted)> =
            self.keys().filter_map(|(key, _)| Some((key, self.values.wanted(key)?))).collect();
        let found = lists.iter().find_map(|(_, wanted)| known_card(&typed, *wanted));
        let place = span(tokens);
        let Some(card) = found else {
            if let Some(token) = tokens.first() {
                self.values.unknown_word(token);
            }
            return;
        };
        let taken: Vec<bool> = lists.iter().map(|(key, _)| self.take_card(key, card, &place)).collect();
        if !taken.contains(&true) {
            self.values.fault(place, Problem::NotThere { word: typed });
        }
    }

    /// Takes a card away from what a key of the subject holds. Returns whether it was there.
    fn take_card(&mut self, key: &Key, card: &Card, place: &Span) -> bool {
        let Some(table) = self.entries_mut(key, place) else { return false };
        match table.get_mut(key.name).map(|said| &mut said.value) {
            Some(Datum::List(list)) => {
                let before = list.len();
                list.retain(|said| !is_card(said, card));
                list.len() < before
            }
            Some(Datum::Text(name)) if is_called(name, card) => {
                table.remove(key.name);
                true
            }
            Some(Datum::Text(_) | Datum::Plain(_) | Datum::Table(_)) | None => false,
        }
    }
}
