//! What is chosen for a power §7.1.3 to words, clause by clause in one order.

use crate::{
    cards::{Token, named},
    game::{CardIdentity, Colour, Rolled},
    notation::{
        print::Printer,
        vocabulary::{Form, Link, Thing as Noun},
    },
    odds::DefenseFace,
    rules::request::{Chosen, Exchange, Named, Reply, Ware},
};

/// Names with how many of each.
type Places = [(Option<u8>, Named)];

impl Printer {
    /// Returns the words of what is chosen for a power.
    pub(super) fn chosen(&self, chosen: &Chosen) -> Vec<String> {
        let mut words: Vec<String> = chosen.token.map(|token| self.token(token, 1)).into_iter().collect();
        self.clause(Link::From, self.named(&chosen.from, Some(Form::Genitive)), &mut words);
        words.extend(self.towards(&chosen.to));
        self.clause(Link::At, self.named(&chosen.at, None), &mut words);
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
        self.clause(Link::Using, self.list(chosen.using.iter().map(|card| self.card(card.0))), &mut words);
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
        self.clause(Link::Discarding, both(&chosen.discarding, &[]), words);
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
        noun.phrases().form(self.lang, Form::counted(count, self.lang)).to_owned()
    }

    fn ware(&self, ware: &Ware) -> String {
        match ware {
            Ware::Tokens(token, count, whose) => {
                let whose = whose.map(|colour| format!(" {}", self.of_colour(colour))).unwrap_or_default();
                format!("{count} {}{whose}", self.token(*token, *count))
            }
            Ware::Card(CardIdentity::Known(card)) if card.0 == named::PEOPLES_FAVOR => self.noun(Noun::PeoplesFavor),
            Ware::Card(CardIdentity::Known(card)) if card.0 == named::DARKEST_SECRET => self.noun(Noun::DarkestSecret),
            Ware::Card(card) => self.what(card),
            Ware::Facedown => self.noun(Noun::AdvisersFacedown),
            Ware::Site(slot) => slot.word().to_owned(),
        }
    }

    /// Returns names with how many of each; players in a form.
    fn named(&self, named: &Places, form: Option<Form>) -> String {
        let one = |(count, name): &(Option<u8>, Named)| {
            let name = match name {
                Named::Suit(suit) => self.called(*suit),
                Named::Colour(colour) => form.map_or_else(|| self.colour(*colour), |form| self.inflected(*colour, form)),
                Named::Region(region) => self.called(*region),
                Named::Site(slot) => slot.word().to_owned(),
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
        let players = named.iter().all(|(_, name)| matches!(name, Named::Colour(_)));
        let link = if players { self.to_person() } else { self.link(Link::To) };
        vec![link, self.named(named, Some(Form::Genitive))]
    }
}
