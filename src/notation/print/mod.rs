//! A request to words: what [`crate::notation::parse`] reads, in any of the three languages.

mod bargain;
mod campaign;
mod power;
mod writing;

use crate::{
    cards::{Card, Token, named},
    game::{CardIdentity, CardRef, Colour, Heap, Setup, SiteIdentity, Slot, Space, Word, name_of, slot_name},
    law::{Form, Lang},
    notation::vocabulary::{Inflected, Link, Thing as Noun, Verb},
    rules::request::{Action, AftermathChoices, Choice, Onto, Recovered, Request, Shown, Source, Thing, Traded},
};

/// Returns the words of an action. In English cards go by their ids, as documents have them, unless `named` puts names instead.
#[must_use]
pub fn print(asked: &Request, lang: Lang, named: bool) -> String {
    Printer { lang, named: named || lang != Lang::En, setup: None }.request(asked)
}

/// Returns the words of an action as people at a table say them: cards by their names, and sites that lie faceup too.
#[must_use]
pub fn say(asked: &Request, lang: Lang, setup: &Setup) -> String {
    Printer { lang, named: true, setup: Some(setup) }.request(asked)
}

/// Returns the words of what is chosen after the roll of a Campaign, as people at a table say them; none if nothing is.
#[must_use]
pub fn say_aftermath(chosen: &AftermathChoices, lang: Lang, setup: &Setup) -> String {
    Printer { lang, named: true, setup: Some(setup) }.aftermath(chosen).join(" ")
}

/// How an action is said.
struct Printer<'s> {
    lang: Lang,
    named: bool,
    /// The table whose sites go by their names.
    setup: Option<&'s Setup>,
}

impl Printer<'_> {
    fn request(&self, asked: &Request) -> String {
        let mut words = self.action(&asked.action);
        if !asked.using.is_empty() {
            words.push(self.link_before(Link::Using, asked.using.len()));
            words.push(self.list(asked.using.iter().map(|card| self.what(card))));
        }
        if !asked.choosing.is_empty() {
            words.extend([self.link(Link::Choosing), self.list(asked.choosing.iter().map(|choice| self.choice(*choice)))]);
        }
        words.retain(|word| !word.is_empty());
        words.join(" ")
    }

    fn verb(&self, verb: Verb) -> String {
        verb.phrase(self.lang).to_owned()
    }

    fn link(&self, link: Link) -> String {
        link.phrase(self.lang).to_owned()
    }

    /// Returns a link before so many cards.
    fn link_before(&self, link: Link, count: usize) -> String {
        link.phrases().form(self.lang, Form::counted(count, self.lang)).to_owned()
    }

    fn noun(&self, noun: Noun) -> String {
        noun.phrase(self.lang).to_owned()
    }

    /// Returns a thing as an object.
    fn object(&self, noun: Noun) -> String {
        noun.phrases().form(self.lang, Form::Accusative).to_owned()
    }

    fn slot(&self, slot: Slot) -> String {
        let site = self.setup.and_then(|setup| setup.site(slot)).filter(|site| !site.facedown);
        match site.and_then(|site| site.identity.as_ref()) {
            Some(SiteIdentity::Known(card)) => card.0.name(self.lang).to_owned(),
            Some(SiteIdentity::Described { name: Some(name), .. }) => name.clone(),
            Some(SiteIdentity::Described { .. }) | None => {
                let named = self.setup.and_then(|setup| setup.only_named.iter().find(|(at, _)| *at == slot));
                named.map_or_else(|| slot_name(slot, self.lang), |(_, site)| site.0.name(self.lang).to_owned())
            }
        }
    }

    fn list(&self, names: impl Iterator<Item = String>) -> String {
        names.collect::<Vec<String>>().join(", ").replace(", ", if self.named { ", " } else { "," })
    }

    fn card(&self, card: &Card) -> String {
        if self.named { card.name(self.lang).to_owned() } else { card.id.to_owned() }
    }

    fn what(&self, what: &CardIdentity) -> String {
        match what {
            CardIdentity::Known(CardRef(card)) => self.card(card),
            CardIdentity::Described { name: Some(name), .. } => name.clone(),
            CardIdentity::Described { suit: Some(suit), .. } => self.called(*suit),
            CardIdentity::Unknown => self.noun(Noun::Unknown),
            CardIdentity::Described { .. } => String::new(),
        }
    }

    /// Returns a suit, a region or a space by its name, in small letters; in English by its word.
    fn called<T: Word>(&self, it: T) -> String {
        let name = if self.lang == Lang::En { None } else { name_of(it, self.lang) };
        name.map_or_else(|| it.word().to_owned(), str::to_lowercase)
    }

    fn colour(&self, colour: Colour) -> String {
        colour.name(self.lang).to_owned()
    }

    /// Returns a colour, a suit or a region in the form that its place asks for.
    fn inflected<T: Inflected>(&self, it: T, form: Form) -> String {
        it.phrases().form(self.lang, form).to_owned()
    }

    /// Returns a colour behind `from`, or as an object.
    fn of_colour(&self, colour: Colour) -> String {
        self.inflected(colour, Form::Genitive)
    }

    /// Returns a link in the form that what follows asks for.
    fn link_form(&self, link: Link, form: Form) -> String {
        link.phrases().form(self.lang, form).to_owned()
    }

    /// Returns so many of a thing, in the form that the number asks for.
    fn counted(&self, count: u8, noun: Noun) -> String {
        format!("{count} {}", noun.phrases().form(self.lang, Form::counted(count.into(), self.lang)))
    }

    fn choice(&self, choice: Choice) -> String {
        match choice {
            Choice::Suit(suit) => self.called(suit),
            Choice::Colour(colour) => self.colour(colour),
            Choice::Number(0) => "0".to_owned(),
            Choice::Number(number) => format!("{number:+}"),
            Choice::Card(card, number) => format!("{} {number}", self.card(card.0)),
            Choice::Swap(old, new) => format!("{} {} {}", self.card(old.0), self.link(Link::For), self.card(new.0)),
        }
    }

    fn action(&self, action: &Action) -> Vec<String> {
        let space = |space: &Option<Space>| space.map(|space| self.called(space)).unwrap_or_default();
        match action {
            Action::Search(source, drawn) => self.search(*source, drawn),
            Action::Muster(card) => vec![self.verb(Verb::Muster), self.what(card)],
            Action::Trade(card, traded) => {
                let noun = match traded {
                    Traded::Favor => Noun::Favor,
                    Traded::Secrets => Noun::Secrets,
                };
                vec![self.verb(Verb::Trade), self.what(card), self.link(Link::For), self.noun(noun)]
            }
            Action::Recover(recovered) => self.recovered(recovered),
            Action::Campaign(fighting) => self.campaign(fighting),
            Action::Travel(to) => vec![self.verb(Verb::Travel), self.slot(*to)],
            Action::Play { card, onto, discarding, heap, choices } => {
                let played = self.play(card, *onto, discarding, *heap);
                played.into_iter().chain(self.chosen(choices, self.link(Link::At))).collect()
            }
            Action::Conspire(taking) => self.conspire(*taking),
            Action::Discard(card, to) => self.discard(card, *to),
            Action::Use(card, chosen) => {
                let used = vec![self.verb(Verb::Use), self.what(card)];
                used.into_iter().chain(self.chosen(chosen, self.at_a_place(card))).collect()
            }
            Action::PeekRelic(None) => vec![self.verb(Verb::Peek), self.object(Noun::Relic)],
            Action::PeekRelic(Some(at)) => {
                vec![self.verb(Verb::Peek), self.object(Noun::Relic), self.link(Link::At), self.slot(*at)]
            }
            Action::PeekReliquary(at) => vec![self.verb(Verb::Peek), self.object(Noun::Reliquary), space(at)],
            Action::OfferCitizenship { to, terms } => {
                let who = vec![self.verb(Verb::OfferCitizenship), self.inflected(*to, Form::Dative)];
                who.into_iter().chain(self.terms(terms, Link::Giving)).collect()
            }
            Action::Accept(terms) => vec![self.verb(Verb::Accept)].into_iter().chain(self.terms(terms, Link::Taking)).collect(),
            Action::MoveToSite(_) | Action::MoveToBoard(_) | Action::GiveWarbands(..) | Action::TakeWarbands(..) => {
                self.moved(action)
            }
            Action::SetUp { at, keeping } => {
                let mut words = vec![self.verb(Verb::SetUp), self.slot(*at)];
                words.extend(keeping.iter().flat_map(|card| [self.link_form(Link::Keeping, Form::Accusative), self.what(card)]));
                words
            }
            Action::Write(writing) => self.writing(writing),
            Action::Exile(_)
            | Action::SelfExile
            | Action::Show { .. }
            | Action::HandTitle(_)
            | Action::WakePlace
            | Action::WakeReturn(_)
            | Action::WakeTake(_)
            | Action::Act
            | Action::Rest(_) => self.short(action),
        }
    }

    fn search(&self, source: Source, drawn: &[CardIdentity]) -> Vec<String> {
        let mut words = match source {
            Source::World => vec![self.verb(Verb::SearchWorld)],
            Source::Discard(region) => {
                let region = region.map(|region| self.inflected(region, Form::Genitive));
                vec![self.verb(Verb::SearchDiscard), region.unwrap_or_default()]
            }
        };
        if !drawn.is_empty() {
            words.extend([self.link(Link::Drawing), self.drawn(drawn)]);
        }
        words
    }

    /// Returns the cards that were drawn; those that nobody names last, as so many.
    fn drawn(&self, drawn: &[CardIdentity]) -> String {
        let named = drawn.iter().filter(|card| **card != CardIdentity::Unknown);
        let unnamed = u8::try_from(drawn.len() - named.clone().count()).unwrap_or(u8::MAX);
        let unnamed = (unnamed > 0).then(|| self.counted(unnamed, Noun::Unknown));
        self.list(named.map(|card| self.what(card)).chain(unnamed))
    }

    fn short(&self, action: &Action) -> Vec<String> {
        match action {
            Action::Exile(colour) => vec![self.verb(Verb::Exile), self.of_colour(*colour)],
            Action::SelfExile => vec![self.verb(Verb::SelfExile)],
            Action::Show { what, to } => {
                let shown = match what {
                    Shown::Adviser(card) => self.what(card),
                    Shown::Reliquary => self.object(Noun::Reliquary),
                };
                vec![self.verb(Verb::Show), shown, self.link_form(Link::To, Form::Dative), self.inflected(*to, Form::Dative)]
            }
            Action::HandTitle(colour) => vec![self.verb(Verb::HandTitle), self.inflected(*colour, Form::Dative)],
            Action::WakePlace => vec![self.verb(Verb::WakePlace)],
            Action::WakeReturn(suit) => {
                vec![self.verb(Verb::WakeReturn), self.link_form(Link::To, Form::Genitive), self.inflected(*suit, Form::Genitive)]
            }
            Action::WakeTake(token) => {
                let word = match token {
                    Token::Favor => Noun::Favor.phrase(self.lang),
                    Token::Secret => Noun::Secrets.phrases().form(self.lang, Form::One),
                };
                vec![self.verb(Verb::WakeTake), word.to_owned()]
            }
            Action::Rest(Some(rolled)) => vec![self.verb(Verb::Rest), self.link(Link::Rolled), rolled.to_string()],
            Action::Rest(None) => vec![self.verb(Verb::Rest)],
            _ => vec![self.verb(Verb::Act)],
        }
    }

    fn moved(&self, action: &Action) -> Vec<String> {
        let (verb, count, link, place) = match action {
            Action::MoveToSite(count) => (Verb::Move, count, self.link(Link::To), self.noun(Noun::Site)),
            Action::GiveWarbands(count, to) => {
                (Verb::Give, count, self.link_form(Link::To, Form::Dative), self.inflected(*to, Form::Dative))
            }
            Action::TakeWarbands(count, from) => (Verb::Take, count, self.link(Link::From), self.of_colour(*from)),
            Action::MoveToBoard(count) => (Verb::Move, count, self.link(Link::To), self.noun(Noun::Board)),
            _ => return Vec::new(),
        };
        vec![self.verb(verb), self.counted(count.0, Noun::Warbands), link, place]
    }

    fn recovered(&self, recovered: &Recovered) -> Vec<String> {
        let (noun, rest) = match recovered {
            Recovered::Relic(relic) => (Noun::Relic, relic.map(|relic| self.card(relic.0)).into_iter().collect()),
            Recovered::UnnamedRelic => (Noun::Relic, vec![self.noun(Noun::Unknown)]),
            Recovered::PeoplesFavor { paying, starting } => {
                let starting = starting.map(|suit| [self.link(Link::Starting), self.inflected(suit, Form::Genitive)]);
                let paying = vec![self.link(Link::Paying), paying.to_string()];
                (Noun::PeoplesFavor, paying.into_iter().chain(starting.into_iter().flatten()).collect::<Vec<String>>())
            }
            Recovered::DarkestSecret { paying } => (Noun::DarkestSecret, vec![self.link(Link::Paying), paying.to_string()]),
        };
        [self.verb(Verb::Recover), self.object(noun)].into_iter().chain(rest).collect()
    }

    fn play(&self, card: &CardIdentity, onto: Onto, discarding: &[CardIdentity], heap: Option<Heap>) -> Vec<String> {
        let place = match onto {
            Onto::Site(None) => self.noun(Noun::Site),
            Onto::Site(Some(slot)) => self.slot(slot),
            Onto::Advisers => self.noun(Noun::Advisers),
            Onto::AdvisersFacedown => self.noun(Noun::AdvisersFacedown),
            Onto::Vision => self.noun(Noun::Vision),
        };
        let mut words = vec![self.verb(Verb::Play), self.what(card), self.link(Link::To), place];
        if !discarding.is_empty() {
            words.extend([
                self.link_before(Link::Discarding, discarding.len()),
                self.list(discarding.iter().map(|card| self.what(card))),
            ]);
            words.extend(self.heap(heap));
        }
        words
    }

    fn discard(&self, card: &CardIdentity, to: Option<Heap>) -> Vec<String> {
        let mut words = vec![self.verb(Verb::Discard), self.what(card)];
        words.extend(self.heap(to));
        words
    }

    fn heap(&self, to: Option<Heap>) -> Vec<String> {
        let Some(heap) = to else { return Vec::new() };
        match heap.pile() {
            Some((region, bottom)) => {
                let end = self.noun(if bottom { Noun::Bottom } else { Noun::Top });
                vec![self.link_form(Link::To, Form::Genitive), self.inflected(region, Form::Genitive), end]
            }
            None => vec![self.link(Link::To), self.object(Noun::World)],
        }
    }

    fn conspire(&self, taking: Option<(Thing, Colour)>) -> Vec<String> {
        let name = self.card(named::CONSPIRACY);
        let mut words = vec![self.verb(Verb::Play), name];
        if let Some((thing, from)) = taking {
            let thing = match thing {
                Thing::Relic(relic) => self.card(relic.0),
                Thing::PeoplesFavor => self.object(Noun::PeoplesFavor),
                Thing::DarkestSecret => self.object(Noun::DarkestSecret),
            };
            words.extend([self.link(Link::Taking), thing, self.link(Link::From), self.of_colour(from)]);
        }
        words
    }
}
