//! The values of facts: numbers, nouns, sites, cards with what lies on them. Names that nothing is called by are kept as they
//! were written: reading the position reports them, with the nearest right one.

use super::{
    grammar::{Grammar, Key, SUITS, Shape, Small},
    text::{LONGEST_NAME, Token, is_name, joined, keys, span},
};
use crate::{
    cards::{Card, closest_cards},
    game::{Datum, Document, Fault, Problem, Region, Said, Slot, Span, Wanted, find_slot, is_called, known_card, nearest_said},
    law::{Lang, Name, PerLang, TypedName, without_fillers, words::key},
    notation::{
        names,
        vocabulary::{Thing, thing},
    },
};

/// What a list holds.
pub(super) enum Entry {
    /// A value that stands for the whole list.
    Whole(Said),
    /// Entries; those that are counted by name.
    Some(Vec<(String, Said)>),
}

/// Reads values, and keeps what is wrong with them.
pub(super) struct Values {
    grammar: &'static Grammar,
    pub(super) faults: Vec<Fault>,
}

impl Values {
    pub(super) const fn new(grammar: &'static Grammar) -> Self {
        Self { grammar, faults: Vec::new() }
    }

    pub(super) fn fault(&mut self, span: Span, problem: Problem) {
        self.faults.push(Fault { problem, span });
    }

    /// Reports a word that nothing uses, with the nearest word that would be used.
    pub(super) fn unknown_word(&mut self, token: &Token<'_>) {
        let nearest = if self.suggests() { self.nearest(token).into_iter().collect() } else { Vec::new() };
        self.fault(token.span.clone(), Problem::UnknownWord { word: token.text.clone().into_owned(), nearest });
    }

    /// Reports a word that nothing uses among the facts of a table, with the nearest word, or else with all that can be said.
    pub(super) fn unknown_word_of(&mut self, token: &Token<'_>, table: &str) {
        let is_here = |of: &str| if table.is_empty() { self.grammar.is_top(of) } else { of == table };
        let keys = self.grammar.keys().filter(|(key, _)| is_here(key.table)).map(|(_, phrases)| phrases);
        let here = || keys.map(|it| PerLang::from_fn(|lang| it.usual(lang).to_owned())).collect();
        let near = || self.nearest(token).map_or_else(here, |near| vec![near]);
        let nearest = if self.suggests() { near() } else { Vec::new() };
        self.fault(token.span.clone(), Problem::UnknownWord { word: token.text.clone().into_owned(), nearest });
    }

    /// Returns whether a fault is still told with what would be right: nobody reads that of the hundredth.
    const fn suggests(&self) -> bool {
        self.faults.len() < 100
    }

    /// Returns the word nearest to one that nothing uses; never the same, which is understood elsewhere.
    fn nearest(&self, token: &Token<'_>) -> Option<PerLang<String>> {
        let phrases = || self.grammar.keys().map(|(_, phrases)| phrases).chain(self.grammar.tables().map(|(_, phrases)| phrases));
        if phrases().any(|it| it.begin(&[&token.key]).is_some()) {
            return None;
        }
        let said =
            phrases().filter(|it| !it.usual(Lang::En).is_empty()).map(|it| PerLang::from_fn(|lang| it.usual(lang).to_owned()));
        let colours = crate::game::Colour::ALL.iter().map(|it| PerLang::from_fn(|lang| it.name(lang).to_owned()));
        let near = nearest_said(&token.text, said.chain(colours));
        let cards = || {
            let is_near = |name: &&Name<Card>| crate::game::is_near(name.folded, &token.text);
            let close = closest_cards(&token.text, 1, |_| true).into_iter().filter(is_near);
            close.map(|name| PerLang::from_fn(|lang| name.owner().name(lang).to_owned())).next()
        };
        let is_same = |near: &PerLang<String>| Lang::ALL.iter().any(|lang| key(&near[*lang]) == token.key);
        near.or_else(cards).filter(|near| !is_same(near))
    }

    /// Returns for each word whether it is part of a whole name of a card of several words.
    #[allow(clippy::unused_self, reason = "names will be those of the game")]
    pub(super) fn names(&self, tokens: &[Token<'_>]) -> Vec<bool> {
        let mut named = vec![false; tokens.len()];
        let mut at = 0;
        while at < tokens.len() {
            let length = (2..=LONGEST_NAME.min(tokens.len() - at)).rev().find(|length| is_name(&tokens[at..at + length]));
            if let Some(length) = length {
                named[at..at + length].fill(true);
                at += length;
            } else {
                named[at] = tokens[at].quoted;
                at += 1;
            }
        }
        named
    }

    /// Returns the words without those at both ends that mean nothing.
    pub(super) fn without_talk<'t, 'a>(&self, tokens: &'t [Token<'a>]) -> &'t [Token<'a>] {
        self.without_trailing_talk(self.without_leading_talk(tokens))
    }

    /// Returns the words without those at the end that mean nothing.
    pub(super) fn without_trailing_talk<'t, 'a>(&self, tokens: &'t [Token<'a>]) -> &'t [Token<'a>] {
        let named = self.names(tokens);
        let kept = (0..tokens.len()).rposition(|at| named[at] || !is_talk(&tokens[at..=at]));
        &tokens[..kept.map_or(0, |at| at + 1)]
    }

    /// Returns the words without those at the beginning that mean nothing.
    pub(super) fn without_leading_talk<'t, 'a>(&self, tokens: &'t [Token<'a>]) -> &'t [Token<'a>] {
        let named = self.names(tokens);
        let skipped = (0..tokens.len()).take_while(|at| !named[*at] && is_talk(&tokens[*at..=*at])).count();
        &tokens[skipped..]
    }

    /// Returns the site that words begin by naming, as files write it, and how many words name it.
    pub(super) fn site_name(&self, tokens: &[Token<'_>], known: &Document, forgiving: bool) -> Option<(String, usize)> {
        let bare = self.without_leading_talk(tokens);
        let skipped = tokens.len() - bare.len();
        if let Some((slot, count)) = slot(bare) {
            return Some((slot.word().to_owned(), skipped + count));
        }
        (1..=LONGEST_NAME.min(bare.len())).rev().find_map(|length| {
            let typed = joined(&bare[..length]);
            let own = |site: &Document| {
                site.get("name").and_then(Said::as_text).filter(|name| key(name) == key(&typed)).map(str::to_owned)
            };
            if let Some(name) = known.tables("site").find_map(own) {
                return Some((name, skipped + length));
            }
            let card = known_card(&typed, Wanted::Site);
            let is_form = |name: &str| TypedName::new(&typed).is_form_of(Lang::De, &key(name)) || key(name) == key(&typed);
            // Words that people put behind names may be those for a fact: `Salzwüste Karten keine`.
            let card = card.filter(|card| is_called(&typed, card) || typed.ends_with(without_fillers(&typed)));
            let card = card.filter(|card| {
                forgiving
                    || is_called(&typed, card)
                    || Lang::ALL.iter().any(|lang| TypedName::new(&typed).is_form_of(*lang, &key(card.name(*lang))))
                    || is_form(card.name(Lang::De))
            });
            match card {
                Some(card) => Some((card.name(Lang::En).to_owned(), skipped + length)),
                None if length == 1 && bare[0].quoted => Some((bare[0].text.clone().into_owned(), skipped + 1)),
                None => None,
            }
        })
    }

    /// Returns whether a key has several values.
    #[allow(clippy::unused_self, reason = "asked of values")]
    pub(super) const fn is_list(&self, key: &Key) -> bool {
        match key.shape {
            Shape::Number
            | Shape::Flag
            | Shape::Noun(_)
            | Shape::Site
            | Shape::Slot
            | Shape::Card(_)
            | Shape::Space
            | Shape::NobodyHolds
            | Shape::Defender
            | Shape::Raw
            | Shape::Dice => false,
            Shape::NounList(_)
            | Shape::Counts(_)
            | Shape::Coloured(_)
            | Shape::Numbers
            | Shape::Sites
            | Shape::CardList(_)
            | Shape::Cards(_)
            | Shape::Pile(_)
            | Shape::Discarded
            | Shape::Targets => true,
        }
    }

    /// Returns whether a key has a number for each of some nouns.
    #[allow(clippy::unused_self, reason = "asked of values")]
    pub(super) const fn is_counted(&self, key: &Key) -> bool {
        matches!(key.shape, Shape::Counts(_) | Shape::Coloured(_))
    }

    /// Returns the kind of cards behind a key.
    #[allow(clippy::unused_self, reason = "asked of values")]
    pub(super) const fn wanted(&self, key: &Key) -> Option<Wanted> {
        match key.shape {
            Shape::Card(wanted) | Shape::CardList(wanted) | Shape::Cards(wanted) | Shape::Pile(wanted) => Some(wanted),
            _ => None,
        }
    }

    /// Returns whether an item goes on with a list although words for another key may stand in it.
    pub(super) fn goes_on(&self, key: &Key, tokens: &[Token<'_>], without_key: bool) -> bool {
        match key.shape {
            Shape::CardList(_) | Shape::Cards(_) | Shape::Pile(_) => without_key || self.opens_with_card(tokens, None),
            Shape::Counts(nouns) | Shape::Coloured(nouns) => {
                let is_number = |at: usize| tokens.get(at).is_some_and(|token| token.number().is_some());
                let is_whole = |(_, length): (&str, usize)| length + 1 == tokens.len();
                let number_first = is_number(0) && noun_at(nouns, tokens, 1).is_some_and(is_whole);
                number_first || noun_at(nouns, tokens, 0).is_some_and(|noun| is_whole(noun) && is_number(noun.1))
            }
            _ => without_key,
        }
    }

    /// Returns whether an item begins with a card: a whole name, a name in quotes, one of a suit, so many facedown, or a name
    /// with something on it. `key_at` is where the first words for a key stand.
    pub(super) fn opens_with_card(&self, tokens: &[Token<'_>], key_at: Option<usize>) -> bool {
        let tokens = self.without_leading_talk(tokens);
        let spelled = keys(tokens);
        let whole = (1..=LONGEST_NAME.min(tokens.len())).any(|length| is_name(&tokens[..length]));
        let facedown = tokens.len() >= 2
            && tokens[0].number().is_some()
            && Small::Facedown.phrases().begin(&spelled[1..]).is_some()
            && key_at.is_none_or(|at| at > 2);
        let suited =
            tokens.len() >= 2 && (SUITS.exact)(&tokens[0].text).is_some() && Small::Card.phrases().begin(&spelled[1..]).is_some();
        let with = (1..tokens.len()).find(|at| Small::With.phrases().begin(&spelled[*at..]).is_some());
        let laden = with.is_some_and(|at| {
            let typed = joined(&tokens[..at]);
            [Wanted::AtSite, Wanted::World, Wanted::Relic].iter().any(|wanted| known_card(&typed, *wanted).is_some())
        });
        tokens.first().is_some_and(|first| first.quoted) || whole || facedown || suited || laden
    }

    /// Returns which of some lists words belong to, by the kind of the first card.
    pub(super) fn list_for(&self, lists: &[&'static Key], tokens: &[Token<'_>]) -> Option<&'static Key> {
        let (body, _) = self.split_with(tokens);
        let first = split_and(body).first().copied().unwrap_or_default();
        let (body, facedown, _) = marks(first);
        if body.is_empty() || body.iter().any(|token| token.quoted) || is_suited(body) || (facedown && body[0].number().is_some())
        {
            return lists.first().copied();
        }
        let typed = joined(body);
        lists.iter().copied().find(|key| self.wanted(key).is_some_and(|wanted| card_named(&typed, wanted).is_some()))
    }

    /// Reads a value that is no list. Returns how many words it takes.
    pub(super) fn one(&mut self, key: &Key, tokens: &[Token<'_>], known: &Document) -> Option<(Said, usize)> {
        let spelled = keys(tokens);
        let all = tokens.len();
        match key.shape {
            Shape::Noun(nouns) => {
                let whole = (1..=all.min(4)).rev().find_map(|length| Some(((nouns.exact)(&joined(&tokens[..length]))?, length)));
                if let Some((word, length)) = whole {
                    return Some((Said::text(word, span(&tokens[..length])), length));
                }
                if let Some(length) = Small::Nobody.phrases().begin(&spelled).filter(|_| key.name == "holder") {
                    return Some((Said::text("", span(&tokens[..length])), length));
                }
                let first = tokens.first()?;
                match (nouns.find)(&first.text) {
                    Ok(word) => Some((Said::text(word, first.span.clone()), 1)),
                    Err(problem) => {
                        self.fault(first.span.clone(), problem);
                        None
                    }
                }
            }
            Shape::Site => {
                let bare = self.without_leading_places(tokens);
                let skipped = all - bare.len();
                match self.site_name(bare, known, true) {
                    Some((name, count)) => Some((Said::text(name, span(&bare[..count])), skipped + count)),
                    None => Some((Said::text(joined(bare), span(bare)), all)),
                }
            }
            Shape::Slot => {
                let bare = self.without_leading_talk(tokens);
                let skipped = all - bare.len();
                match slot(bare) {
                    Some((slot, count)) => Some((Said::text(slot.word(), span(&bare[..count])), skipped + count)),
                    None => Some((Said::text(joined(bare), span(bare)), all)),
                }
            }
            Shape::Card(wanted) => Some((Said::text(canonical(&joined(tokens), wanted), span(tokens)), all)),
            Shape::Space => {
                let flag = |small: Small, there: bool| {
                    small.phrases().begin(&spelled).map(|length| (Said::plain(there, span(&tokens[..length])), length))
                };
                let covered = flag(Small::Covered, true).or_else(|| flag(Small::Taken, false));
                covered.or_else(|| Some((Said::text(canonical(&joined(tokens), Wanted::Relic), span(tokens)), all)))
            }
            Shape::NobodyHolds => {
                let nobody = Small::Nobody.phrases().begin(&spelled);
                if nobody.is_none() {
                    self.unknown_word(tokens.first()?);
                }
                nobody.map(|length| (Said::plain(true, span(&tokens[..length])), length))
            }
            Shape::Defender => {
                let typed = joined(tokens);
                let word = if thing(&typed) == Some(Thing::Bandits) {
                    Some("bandits")
                } else {
                    names::colour(&typed).ok().map(crate::game::Colour::word)
                };
                Some((Said::text(word.unwrap_or(&typed), span(tokens)), all))
            }
            Shape::Dice => Some((Said::text(joined(tokens), span(tokens)), all)),
            Shape::Raw => {
                let first = tokens.first()?;
                let said = Said::parse(&first.text, first.span.clone());
                if said.is_none() {
                    self.fault(first.span.clone(), Problem::NoValue { word: key.name.to_owned() });
                }
                Some((said?, 1))
            }
            Shape::Number
            | Shape::Flag
            | Shape::NounList(_)
            | Shape::Counts(_)
            | Shape::Coloured(_)
            | Shape::Numbers
            | Shape::Sites
            | Shape::CardList(_)
            | Shape::Cards(_)
            | Shape::Pile(_)
            | Shape::Discarded
            | Shape::Targets => None,
        }
    }

    /// Returns the words without those at the beginning that only say that a place follows.
    fn without_leading_places<'t, 'a>(&self, tokens: &'t [Token<'a>]) -> &'t [Token<'a>] {
        let rest = self.without_leading_talk(tokens);
        match Small::At.phrases().begin(&keys(rest)).filter(|length| *length < rest.len()) {
            Some(length) => &rest[length..],
            None => rest,
        }
    }

    /// Reads a value that may stand without words for its key, and says by itself what it is.
    #[allow(clippy::unused_self, reason = "asked of values")]
    pub(super) fn bare(&self, key: &Key, tokens: &[Token<'_>], _: &Document) -> Option<(Said, usize)> {
        let first = tokens.first().filter(|first| !first.quoted)?;
        match key.shape {
            Shape::Number => first.number().map(|count| (Said::plain(count, first.span.clone()), 1)),
            Shape::Noun(nouns) => (1..=tokens.len().min(4)).rev().find_map(|length| {
                let word = (nouns.exact)(&joined(&tokens[..length]))?;
                Some((Said::text(word, span(&tokens[..length])), length))
            }),
            _ => None,
        }
    }

    /// Reads the entries of a list.
    pub(super) fn entries(&mut self, key: &Key, tokens: &[Token<'_>], known: &Document) -> Entry {
        match key.shape {
            Shape::Counts(nouns) | Shape::Coloured(nouns) => Entry::Some(self.counts(nouns, tokens, key)),
            Shape::Pile(_) if tokens.len() == 1 && tokens[0].number().is_some() => {
                Entry::Whole(Said::plain(tokens[0].number().unwrap_or_default(), tokens[0].span.clone()))
            }
            Shape::Cards(wanted) | Shape::Pile(wanted) => {
                Entry::Some(self.cards(wanted, tokens).into_iter().map(|said| (String::new(), said)).collect())
            }
            _ => {
                let parts = split_and(tokens);
                Entry::Some(parts.into_iter().filter_map(|part| Some((String::new(), self.listed(key, part, known)?))).collect())
            }
        }
    }

    fn listed(&mut self, key: &Key, tokens: &[Token<'_>], known: &Document) -> Option<Said> {
        let tokens = self.without_talk(tokens);
        let place = span(tokens);
        let typed = joined(tokens);
        match key.shape {
            Shape::NounList(nouns) => match (nouns.exact)(&typed).map_or_else(|| (nouns.find)(&typed), Ok) {
                Ok(word) => Some(Said::text(word, place)),
                Err(problem) => {
                    self.fault(place, problem);
                    None
                }
            },
            Shape::Sites => Some(self.site(tokens, known)),
            Shape::Numbers => match tokens {
                [one] if one.number().is_some() => Some(Said::plain(one.number()?, place)),
                _ => {
                    self.unknown_word(tokens.first()?);
                    None
                }
            },
            Shape::CardList(wanted) => Some(Said::text(canonical(&typed, wanted), place)),
            Shape::Targets => Some(match thing(&typed) {
                Some(Thing::Pawn) => Said::text("pawn", place),
                Some(Thing::PeoplesFavor) => Said::text("peoples-favor", place),
                Some(Thing::DarkestSecret) => Said::text("darkest-secret", place),
                _ if known_card(&typed, Wanted::Relic).is_some() => Said::text(canonical(&typed, Wanted::Relic), place),
                _ => self.site(tokens, known),
            }),
            Shape::Discarded => {
                let first = tokens.first()?;
                let suit = (SUITS.exact)(&first.text).map_or_else(|| first.text.clone().into_owned(), str::to_owned);
                let site = self.site(self.without_leading_places(&tokens[1..]), known);
                let mut table = Document::default();
                table.set("site", site);
                table.set("suit", Said::text(suit, tokens[0].span.clone()));
                Some(Said { value: Datum::Table(table), span: place })
            }
            _ => None,
        }
    }

    /// Reads a site, by name or slot; what names none stays as it was written.
    fn site(&self, tokens: &[Token<'_>], known: &Document) -> Said {
        let bare = self.without_leading_places(tokens);
        let found = self.site_name(bare, known, true).filter(|(_, count)| *count == bare.len());
        Said::text(found.map_or_else(|| joined(bare), |(name, _)| name), span(bare))
    }

    /// Reads so many of each noun: `3 red`, `2 archers and 1 cleric`.
    fn counts(&mut self, nouns: super::nouns::Nouns, tokens: &[Token<'_>], key: &Key) -> Vec<(String, Said)> {
        let mut found = Vec::new();
        let mut rest = tokens;
        while !rest.is_empty() {
            let after_and = Small::And.phrases().begin(&keys(rest)).unwrap_or(0);
            rest = self.without_talk(&rest[after_and..]);
            let at = |at: usize| rest.get(at).and_then(Token::number);
            let counted = match (at(0), noun_at(nouns, rest, 0)) {
                (Some(count), _) => noun_at(nouns, rest, 1).map(|(word, length)| (count, word, length)),
                (None, Some((word, length))) => at(length).map(|count| (count, word, length)),
                (None, None) => None,
            };
            let Some((count, word, length)) = counted else {
                if let Some(token) = rest.iter().find(|token| token.number().is_none()) {
                    self.unknown_word(token);
                } else if let Some(token) = rest.first() {
                    self.fault(token.span.clone(), Problem::NoValue { word: key.name.to_owned() });
                }
                return found;
            };
            found.push((word.to_owned(), Said::plain(count, span(&rest[..=length]))));
            rest = &rest[length + 1..];
        }
        found
    }

    /// Returns what stands before the words that say what lies on a card, and what stands behind them.
    fn split_with<'t, 'a>(&self, tokens: &'t [Token<'a>]) -> (&'t [Token<'a>], &'t [Token<'a>]) {
        let named = self.names(tokens);
        let spelled = keys(tokens);
        let with = (1..tokens.len()).find(|at| !named[*at] && Small::With.phrases().begin(&spelled[*at..]).is_some());
        with.map_or((tokens, &[]), |at| (&tokens[..at], &tokens[at + 1..]))
    }

    /// Reads cards as they lie.
    fn cards(&mut self, wanted: Wanted, tokens: &[Token<'_>]) -> Vec<Said> {
        let mut found = Vec::new();
        let mut rest = tokens;
        while !rest.is_empty() {
            let named = self.names(rest);
            let spelled = keys(rest);
            // What joins two tokens on a card joins no cards: `with 1 favor and 2 secrets`.
            let joins = |at: usize| {
                let with = (0..at).any(|at| !named[at] && Small::With.phrases().begin(&spelled[at..]).is_some());
                let counted = rest.get(at + 1).is_some_and(|token| token.number().is_some());
                let facedown = rest.len() > at + 2 && Small::Facedown.phrases().begin(&spelled[at + 2..]).is_some();
                !named[at] && Small::And.phrases().begin(&spelled[at..]).is_some() && !(with && counted && !facedown)
            };
            let end = (1..rest.len()).find(|at| joins(*at)).unwrap_or(rest.len());
            found.extend(self.card(wanted, &rest[..end]));
            rest = rest.get(end + 1..).unwrap_or_default();
        }
        found
    }

    /// Reads a card as it lies, or so many facedown.
    fn card(&mut self, wanted: Wanted, tokens: &[Token<'_>]) -> Vec<Said> {
        let tokens = self.without_talk(tokens);
        let place = span(tokens);
        let (body, on_it) = self.split_with(tokens);
        let (body, facedown, ruined) = marks(body);
        let body = self.without_talk(body);
        let mut table = Document::default();
        let count = match body {
            [] if facedown => 1,
            [one] if facedown && one.number().is_some() => usize::from(one.number().unwrap_or_default()),
            [] => {
                self.fault(place, Problem::NoIdentity);
                return Vec::new();
            }
            _ => {
                if !self.identity(&mut table, body, wanted) {
                    return Vec::new();
                }
                1
            }
        };
        if facedown {
            table.set("facedown", Said::plain(true, place.clone()));
        }
        if ruined {
            table.set("ruined", Said::plain(true, place.clone()));
        }
        self.on_card(&mut table, on_it);
        let only_named =
            table.iter().count() == 1 && table.get("name").is_some() && !body.iter().any(|token| token.quoted && is_suited(body));
        let said = match table.get("name") {
            Some(name) if only_named => name.clone(),
            _ => Said { value: Datum::Table(table), span: place },
        };
        vec![said; count.min(99)]
    }

    /// Reads which card it is: by name, or one of the table's own making by its suit.
    fn identity(&mut self, table: &mut Document, body: &[Token<'_>], wanted: Wanted) -> bool {
        let suit = body.iter().position(|token| !token.quoted && (SUITS.exact)(&token.text).is_some());
        match suit.filter(|_| is_suited(body)) {
            Some(at) => {
                for (other, token) in body.iter().enumerate().filter(|(other, _)| *other != at) {
                    if token.quoted {
                        table.set("name", Said::text(&*token.text, token.span.clone()));
                    } else if Small::Card.phrases().begin(&keys(&body[other..=other])).is_none() && !is_talk(&body[other..=other])
                    {
                        self.unknown_word(token);
                        return false;
                    }
                }
                table.set("suit", Said::text((SUITS.exact)(&body[at].text).unwrap_or_default(), body[at].span.clone()));
            }
            None => table.set("name", Said::text(canonical(&joined(body), wanted), span(body))),
        }
        true
    }

    /// Reads what lies on a card: so much favor, so many secrets, so many warbands of a colour.
    fn on_card(&mut self, table: &mut Document, tokens: &[Token<'_>]) {
        let mut rest = tokens;
        while let Some(first) = rest.first() {
            if Small::And.phrases().begin(&keys(rest)).is_some() || Small::With.phrases().begin(&keys(rest)).is_some() {
                rest = &rest[1..];
                continue;
            }
            let Some(count) = first.number() else { return self.unknown_word(first) };
            let colour = rest.get(1).and_then(|token| names::colour(&token.text).ok());
            let what = (1..rest.len()).take(3).rev().find_map(|end| {
                let from = if colour.is_some() { 2 } else { 1 };
                let thing = rest.get(from..=end).filter(|words| !words.is_empty()).and_then(|words| thing(&joined(words)))?;
                Some((thing, end))
            });
            let said = Said::plain(count, first.span.clone());
            let end = match (what, colour) {
                (Some((Thing::Favor, end)), None) => {
                    table.set("favor", said);
                    end
                }
                (Some((Thing::Secrets, end)), None) => {
                    table.set("secrets", said);
                    end
                }
                (Some((Thing::Warbands, end)), Some(colour)) => {
                    if let Some(warbands) = table.table_mut("warbands", &first.span) {
                        warbands.set(colour.word(), said);
                    }
                    end
                }
                (_, _) => return self.unknown_word(rest.get(1).unwrap_or(first)),
            };
            rest = &rest[end + 1..];
        }
    }
}

fn is_talk(token: &[Token<'_>]) -> bool {
    let spelled = keys(token);
    [Small::Talk, Small::And].iter().any(|small| small.phrases().begin(&spelled).is_some())
}

/// Returns whether words describe a card by its suit: `order card`.
fn is_suited(body: &[Token<'_>]) -> bool {
    let suit = body.iter().any(|token| !token.quoted && (SUITS.exact)(&token.text).is_some());
    let card = (0..body.len()).any(|at| Small::Card.phrases().begin(&keys(&body[at..=at])).is_some());
    suit && (card || body.iter().any(|token| token.quoted))
}

/// Returns what stands between words that join, but for those that are part of a name.
fn split_and<'t, 'a>(tokens: &'t [Token<'a>]) -> Vec<&'t [Token<'a>]> {
    let mut parts = Vec::new();
    let mut start = 0;
    let mut at = 0;
    while at < tokens.len() {
        let length = (2..=LONGEST_NAME.min(tokens.len() - at)).rev().find(|length| is_name(&tokens[at..at + length]));
        if let Some(length) = length {
            at += length;
        } else if Small::And.phrases().begin(&keys(&tokens[at..=at])).is_some() {
            parts.push(&tokens[start..at]);
            at += 1;
            start = at;
        } else {
            at += 1;
        }
    }
    parts.push(&tokens[start..]);
    parts.retain(|part| !part.is_empty());
    parts
}

/// Returns the words for a card without those that say that it lies facedown or ruined, and whether they said so.
fn marks<'t, 'a>(body: &'t [Token<'a>]) -> (&'t [Token<'a>], bool, bool) {
    let (mut body, mut facedown, mut ruined) = (body, false, false);
    while !body.is_empty() {
        let last = |small: Small| {
            (1..=2.min(body.len())).find(|length| small.phrases().begin(&keys(&body[body.len() - length..])) == Some(*length))
        };
        let first = |small: Small| small.phrases().begin(&keys(body)).filter(|length| *length < body.len());
        if is_name(body) {
            break;
        } else if let Some(length) = last(Small::Facedown) {
            facedown = true;
            body = &body[..body.len() - length];
        } else if let Some(length) = last(Small::Ruined) {
            ruined = true;
            body = &body[..body.len() - length];
        } else if let Some(length) = first(Small::Facedown) {
            facedown = true;
            body = &body[length..];
        } else if let Some(length) = first(Small::Ruined) {
            ruined = true;
            body = &body[length..];
        } else {
            break;
        }
    }
    (body, facedown, ruined)
}

/// Returns the slot that words begin with: `provinces 1`, `Wiege-2`, `h3`.
pub(super) fn slot(tokens: &[Token<'_>]) -> Option<(Slot, usize)> {
    let first = tokens.first().filter(|first| !first.quoted)?;
    if first.key.ends_with(|letter: char| letter.is_ascii_digit())
        && let Some(slot) = find_slot(&first.key)
    {
        return Some((slot, 1));
    }
    let region = super::nouns::nouns::<Region>();
    let second = tokens.get(1)?;
    (region.exact)(&first.text).filter(|_| second.key.parse::<u8>().is_ok())?;
    find_slot(&format!("{} {}", (region.exact)(&first.text)?, second.key)).map(|slot| (slot, 2))
}

fn card_named(typed: &str, wanted: Wanted) -> Option<&'static crate::cards::Card> {
    known_card(typed, wanted).or_else(|| known_card(crate::law::without_fillers(typed), wanted))
}

/// Returns the English name of the card that a name means, or the name as it was written.
fn canonical(typed: &str, wanted: Wanted) -> String {
    card_named(typed, wanted).map_or_else(|| typed.to_owned(), |card| card.name(Lang::En).to_owned())
}

/// Returns the noun that stands at a place among words, and how many of them it takes.
fn noun_at(nouns: super::nouns::Nouns, tokens: &[Token<'_>], at: usize) -> Option<(&'static str, usize)> {
    let one = |length: usize| Some(((nouns.exact)(&joined(tokens.get(at..at + length)?))?, length));
    one(2).or_else(|| one(1))
}
