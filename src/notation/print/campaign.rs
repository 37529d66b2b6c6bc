//! A Campaign §5.5 to words.

use crate::{
    game::{CardRef, Defender, Slot, Target, Warbands},
    law::Form,
    notation::{
        print::Printer,
        vocabulary::{Link, Thing as Noun, Verb},
    },
    rules::request::{AftermathChoices, Fighting, Pick, Stands},
};

impl Printer<'_> {
    fn target(&self, target: &Target) -> String {
        match target {
            Target::Site(slot) => self.slot(*slot),
            Target::Relic(relic) => self.card(relic.0),
            Target::PeoplesFavor => self.noun(Noun::PeoplesFavor),
            Target::DarkestSecret => self.noun(Noun::DarkestSecret),
            Target::Pawn => self.noun(Noun::Pawn),
        }
    }

    /// Returns the words of a Campaign, with the card by which it is fought before the verb.
    pub(super) fn campaign(&self, fighting: &Fighting) -> Vec<String> {
        let mut words = Vec::new();
        if let Some(card) = fighting.declaration.by {
            words.extend([self.verb(Verb::Use), self.card(card.0)]);
            words.extend(fighting.declaration.from.map(|site| format!("{} {}", self.link(Link::At), self.slot(site))));
        }
        let defender = match fighting.declaration.defender {
            Defender::Player(colour) => self.of_colour(colour),
            Defender::Bandits => Noun::Bandits.phrases().form(self.lang, Form::Genitive).to_owned(),
        };
        let targets = self.list(fighting.declaration.targets.iter().map(|target| self.target(target)));
        words.extend([self.verb(Verb::Campaign), defender, self.link(Link::Targeting), targets]);
        if let Some(dice) = fighting.battle.dice {
            words.extend([self.link(Link::With), self.counted(dice, Noun::Dice)]);
        }
        if !fighting.battle.defending.is_empty() {
            let plans = self.list(fighting.battle.defending.iter().map(|card| self.what(card)));
            words.extend([self.link_before(Link::Defending, fighting.battle.defending.len()), plans]);
        }
        if let Some(allies) = &fighting.declaration.allies {
            let named =
                if allies.is_empty() { self.noun(Noun::Nobody) } else { self.list(allies.iter().map(|it| self.colour(*it))) };
            words.extend([self.link(Link::Allies), named]);
        }
        self.ended(&fighting.aftermath, &mut words);
        self.choices(fighting, &mut words);
        if let Some(rolled) = &fighting.battle.rolled {
            words.extend([self.link(Link::Rolled), rolled.words(self.lang)]);
        }
        words
    }

    /// Adds what is chosen for cards.
    fn choices(&self, fighting: &Fighting, words: &mut Vec<String>) {
        let picked = |pick: &Pick| match pick {
            Pick::Count(count) => format!("{count:+}"),
            Pick::Suit(suit) => self.called(*suit),
            Pick::User(colour) => self.colour(*colour),
        };
        let chosen = fighting.battle.choosing.iter().map(|(card, pick)| format!("{} {}", self.card(card.0), picked(pick)));
        self.linked(Link::Choosing, &chosen.collect::<Vec<String>>(), words);
        self.placed(Link::Moving, &fighting.battle.moving, words);
        let hunted = fighting.battle.hunting.iter().map(|(slot, relic)| {
            let what = relic.map_or_else(|| "1".to_owned(), |relic| self.card(relic.0));
            format!("{what} {} {}", self.link(Link::At), self.slot(*slot))
        });
        self.linked(Link::Taking, &hunted.collect::<Vec<String>>(), words);
        self.put_away(&fighting.aftermath, words);
    }

    /// Returns the words of what is chosen after the roll, without the Campaign itself.
    pub(super) fn aftermath(&self, chosen: &AftermathChoices) -> Vec<String> {
        let mut words = Vec::new();
        self.ended(chosen, &mut words);
        self.put_away(chosen, &mut words);
        words
    }

    /// Adds where warbands and pawns go, and who dies.
    fn ended(&self, chosen: &AftermathChoices, words: &mut Vec<String>) {
        self.placed(Link::Placing, &chosen.placing, words);
        if let Some(slot) = chosen.banishing {
            words.extend([self.link(Link::Banishing), self.slot(slot)]);
        }
        if chosen.burning {
            words.push(self.link(Link::Burning));
        }
        if let Some(count) = chosen.sacrificing {
            words.extend([self.link(Link::Sacrificing), count.to_string()]);
        }
        let from = |at: &Stands| match at {
            Stands::Site(slot) => self.slot(*slot),
            Stands::Board(colour) => self.of_colour(*colour),
        };
        let lost = chosen.losing.iter().map(|(at, count)| format!("{count} {} {}", self.link(Link::From), from(at)));
        self.linked(Link::Losing, &lost.collect::<Vec<String>>(), words);
    }

    /// Adds the cards that are put away.
    fn put_away(&self, chosen: &AftermathChoices, words: &mut Vec<String>) {
        let cards = |cards: &[CardRef]| cards.iter().map(|card| self.card(card.0)).collect::<Vec<String>>();
        self.linked(Link::Returning, &cards(&chosen.returning), words);
        self.linked(Link::Discarding, &cards(chosen.discarding.as_slice()), words);
    }

    fn placed(&self, link: Link, placed: &[(Slot, Warbands)], words: &mut Vec<String>) {
        let placed = placed.iter().map(|(slot, count)| format!("{count} {} {}", self.link(Link::At), self.slot(*slot)));
        self.linked(link, &placed.collect::<Vec<String>>(), words);
    }

    fn linked(&self, link: Link, parts: &[String], words: &mut Vec<String>) {
        if !parts.is_empty() {
            words.extend([self.link(link), parts.join(",")]);
        }
    }
}
