//! What is chosen for a power §7.1.3 to words, clause by clause in one order.

use crate::{
    cards::{Token, named},
    game::{CardIdentity, Colour, Rolled},
    law::Form,
    notation::{
        names::asks_only_where_to,
        print::Printer,
        vocabulary::{Link, Thing as Noun},
    },
    odds::DefenseFace,
    rules::request::{Chosen, Exchange, Named, Reply, Ware},
};

/// Names with how many of each.
type Places = [(Option<u8>, Named)];

impl Printer<'_> {
    /// Returns the link before a place: one that cannot mean where to, if that is what the power of the card asks.
    pub(super) fn at_a_place(&self, card: &CardIdentity) -> String {
        let towards = |phrase: &&str| Link::To.phrases().all(self.lang).any(|other| other == *phrase);
        let mut phrases = Link::At.phrases().all(self.lang).filter(|phrase| !asks_only_where_to(card) || !towards(phrase));
        phrases.next().unwrap_or_default().to_owned()
    }

    /// Returns the words of what is chosen for a power, with the link before a place.
    pub(super) fn chosen(&self, chosen: &Chosen, at_a_place: String) -> Vec<String> {
        let mut words: Vec<String> = chosen.token.map(|token| self.token(token, 1)).into_iter().collect();
        self.clause(Link::From, self.named(&chosen.from, Some(Form::Genitive)), &mut words);
        words.extend(self.towards(&chosen.to));
        words.extend(self.at(&chosen.at, at_a_place));
        self.clause(Link::Placing, self.named(&chosen.placing, None), &mut words);
        self.exchange(&chosen.with, &chosen.giving, &chosen.taking, &mut words);
        for exchange in &chosen.then {
            words.push(self.link(Link::Then));
            words.extend(exchange.by.map(|colour| self.colour(colour)));
            let Exchange { with, giving, taking, .. } = exchange;
            self.exchange(with, giving, taking, &mut words);
        }
        self.cards(chosen, &mut words);
        let rolled = chosen.rolled.as_ref().map(|rolled| self.rolled(rolled)).unwrap_or_default();
        self.clause(Link::Rolled, rolled, &mut words);
        self.clause(Link::Keeping, self.colours(&chosen.keeping, Form::Genitive), &mut words);
        self.clause(Link::Removing, self.colours(&chosen.removing, Form::Genitive), &mut words);
        words.extend(chosen.reply.map(|reply| self.reply(reply)).unwrap_or_default());
        let sacrificed = chosen.sacrificing.map(|count| count.to_string()).unwrap_or_default();
        self.clause(Link::Sacrificing, sacrificed, &mut words);
        words.extend(self.replacing(&chosen.replacing));
        if !chosen.using.is_empty() {
            let cards = self.list(chosen.using.iter().map(|card| self.card(card.0)));
            words.extend([self.link_before(Link::Using, chosen.using.len()), cards]);
        }
        words
    }

    /// Adds a clause that says something.
    fn clause(&self, link: Link, text: String, words: &mut Vec<String>) {
        if !text.is_empty() {
            words.extend([self.link(link), text]);
        }
    }

    fn cards(&self, chosen: &Chosen, words: &mut Vec<String>) {
        let known = |cards: &[CardIdentity]| cards.iter().map(|card| self.what(card)).collect::<Vec<String>>();
        let colours = |colours: &[Colour]| colours.iter().map(|colour| self.of_colour(*colour)).collect::<Vec<String>>();
        let both = |cards: &[CardIdentity], others: &[Colour]| self.list(known(cards).into_iter().chain(colours(others)));
        self.clause(Link::Swapping, both(&chosen.swapping, &chosen.swapping_of), words);
        self.clause(Link::Moving, both(&chosen.moving, &chosen.pawns), words);
        self.clause(Link::Returning, both(&chosen.returning, &[]), words);
        if !chosen.discarding.is_empty() {
            words.extend([self.link_before(Link::Discarding, chosen.discarding.len()), both(&chosen.discarding, &[])]);
        }
        self.clause(Link::Drawing, self.list(chosen.drawn.iter().map(|card| self.card(card.0))), words);
    }

    fn reply(&self, reply: Reply) -> Vec<String> {
        let (link, space) = match reply {
            Reply::Keep => (Link::Keeping, None),
            Reply::Return => (Link::Returning, None),
            Reply::Add => (Link::Adding, None),
            Reply::Remove => (Link::Removing, None),
            Reply::Accept(space) => (Link::Accepting, space),
            Reply::Decline => (Link::Declining, None),
        };
        std::iter::once(self.link(link)).chain(space.map(|space| self.called(space))).collect()
    }

    fn exchange(&self, with: &[Colour], giving: &[Ware], taking: &[Ware], words: &mut Vec<String>) {
        self.clause(Link::With, self.colours(with, Form::Instrumental), words);
        self.clause(Link::Giving, self.list(giving.iter().map(|ware| self.ware(ware))), words);
        self.clause(Link::Taking, self.list(taking.iter().map(|ware| self.ware(ware))), words);
    }

    fn colours(&self, colours: &[Colour], form: Form) -> String {
        self.list(colours.iter().map(|colour| self.inflected(*colour, form)))
    }

    /// Returns the words of a roll of defense dice: those of a roll without attack dice, but for the stroke.
    fn rolled(&self, defense: &[DefenseFace]) -> String {
        let rolled = Rolled { attack: Vec::new(), defense: defense.to_vec() };
        rolled.words(self.lang).trim_start_matches(['/', ' ']).to_owned()
    }

    fn token(&self, token: Token, count: u8) -> String {
        let noun = match token {
            Token::Favor => Noun::Favor,
            Token::Secret => Noun::Secrets,
        };
        noun.phrases().form(self.lang, Form::counted(count.into(), self.lang)).to_owned()
    }

    fn ware(&self, ware: &Ware) -> String {
        match ware {
            Ware::Tokens(token, count, whose) => {
                let whose = whose.map(|colour| format!(" {}", self.of_colour(colour))).unwrap_or_default();
                format!("{count} {}{whose}", self.token(*token, *count))
            }
            Ware::Card(CardIdentity::Known(card)) if card.0 == named::PEOPLES_FAVOR => self.object(Noun::PeoplesFavor),
            Ware::Card(CardIdentity::Known(card)) if card.0 == named::DARKEST_SECRET => self.object(Noun::DarkestSecret),
            Ware::Card(card) => self.what(card),
            Ware::Facedown => self.noun(Noun::AdvisersFacedown),
            Ware::Site(slot) => self.slot(*slot),
        }
    }

    /// Returns names with how many of each; players, suits and regions in a form.
    fn named(&self, named: &Places, form: Option<Form>) -> String {
        let one = |(count, name): &(Option<u8>, Named)| {
            let name = match name {
                Named::Suit(suit) => form.map_or_else(|| self.called(*suit), |form| self.inflected(*suit, form)),
                Named::Colour(colour) => form.map_or_else(|| self.colour(*colour), |form| self.inflected(*colour, form)),
                Named::Region(region) => form.map_or_else(|| self.called(*region), |form| self.inflected(*region, form)),
                Named::Site(slot) => self.slot(*slot),
                Named::Space(space) => self.called(*space),
            };
            count.map_or_else(|| name.clone(), |count| format!("{count} {name}"))
        };
        self.list(named.iter().map(one))
    }

    /// Returns where or to whom something goes: to a player by another word than to a place.
    fn towards(&self, named: &Places) -> Vec<String> {
        if named.is_empty() {
            return Vec::new();
        }
        let form = if only_players(named) { Form::Recipient } else { Form::Genitive };
        vec![self.link_form(Link::To, form), self.named(named, Some(Form::Genitive))]
    }

    /// Returns where something stands: with a player by another word than at a place.
    fn at(&self, named: &Places, at_a_place: String) -> Vec<String> {
        if named.is_empty() {
            return Vec::new();
        }
        if only_players(named) {
            return vec![self.link_form(Link::At, Form::Recipient), self.named(named, Some(Form::Genitive))];
        }
        vec![at_a_place, self.named(named, None)]
    }
}

fn only_players(named: &Places) -> bool {
    named.iter().all(|(_, name)| matches!(name, Named::Colour(_)))
}
