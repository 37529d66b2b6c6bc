//! From a setup to the text of a position file, always in the same way: English names, the order of the file's tables,
//! nothing that is unknown. Reading it again gives the same position.

use super::{
    card_at::{CardAt, What},
    nouns::{Colour, Region, Space},
    player::Player,
    quantity::Warbands,
    raw::{Raw, name, quote},
    setup::{Campaign, Defender, Heap, Setup, Target, ThisTurn},
    site::{SiteAtSlot, SiteIs},
    table::{Banks, OnSpace, Pile},
};
use crate::{cards::Suit, law::Lang};
use std::fmt::{Display, Write as _};

/// The text so far.
#[derive(Default)]
struct Out(String);

impl Out {
    fn head(&mut self, head: &str) {
        if !self.0.is_empty() {
            self.0.push('\n');
        }
        self.0.push_str(head);
        self.0.push('\n');
    }

    fn key(&mut self, key: &str) {
        name(key, &mut self.0);
        self.0.push_str(" = ");
    }

    /// Writes a number or a flag, if it is known.
    fn plain(&mut self, key: &str, value: Option<impl Display>) {
        if let Some(value) = value {
            self.key(key);
            // A String takes everything that is written to it.
            let _ = writeln!(self.0, "{value}");
        }
    }

    /// Writes a count, unless it is none.
    fn some(&mut self, key: &str, count: u8) {
        self.plain(key, (count > 0).then_some(count));
    }

    /// Writes a text, if it is known.
    fn text(&mut self, key: &str, value: Option<&str>) {
        if let Some(value) = value {
            self.key(key);
            quote(value, &mut self.0);
            self.0.push('\n');
        }
    }

    /// Writes a list on one line, unless it is empty.
    fn list<T>(&mut self, key: &str, items: &[T], write: impl Fn(&T, &mut String)) {
        if items.is_empty() {
            return;
        }
        self.key(key);
        self.entries(items, write);
        self.0.push('\n');
    }

    fn entries<T>(&mut self, items: &[T], write: impl Fn(&T, &mut String)) {
        self.0.push('[');
        for (at, item) in items.iter().enumerate() {
            self.0.push_str(if at == 0 { "" } else { ", " });
            write(item, &mut self.0);
        }
        self.0.push(']');
    }

    fn pile(&mut self, key: &str, pile: Option<&Pile>) {
        match pile {
            Some(Pile::Count(count)) => self.plain(key, Some(count)),
            Some(Pile::Cards(cards)) => {
                self.key(key);
                self.entries(cards, |it, out| card(it, false, out));
                self.0.push('\n');
            }
            None => {}
        }
    }
}

impl Setup {
    /// Returns the text of a position file that says the same.
    #[must_use]
    pub fn to_toml(&self) -> String {
        let mut out = Out::default();
        out.plain("round", self.round);
        out.text("oath", self.oath.map(super::nouns::Oath::word));
        out.plain("visions-drawn", self.visions_drawn);
        out.text("turn", self.turn.map(super::nouns::Colour::word));
        out.text("phase", Some(self.phase.word()));
        if let Some(banks) = self.banks {
            self::banks(&mut out, banks);
        }
        self.holders(&mut out);
        if self.reliquary.spaces.iter().any(Option::is_some) {
            out.head("[reliquary]");
            for on in Space::ALL {
                space(&mut out, *on, self.reliquary.on(*on));
            }
        }
        self.sites.iter().for_each(|site| self::site(&mut out, site));
        self.players.iter().for_each(|player| self::player(&mut out, player));
        self.piles(&mut out);
        if self.this_turn != ThisTurn::default() {
            this_turn(&mut out, &self.this_turn);
        }
        if let Some(campaign) = &self.campaign {
            self::campaign(&mut out, campaign);
        }
        if let Some(Raw::Table(rows)) = &self.chronicle {
            out.head("[chronicle]");
            for (key, value) in rows {
                out.key(key);
                value.write(&mut out.0);
                out.0.push('\n');
            }
        }
        out.0
    }

    fn holders(&self, out: &mut Out) {
        if let Some(title) = &self.title {
            out.head("[title]");
            out.text("holder", title.holder.map(super::nouns::Colour::word));
            out.text("side", title.side.map(super::nouns::TitleSide::word));
        }
        if let Some(banner) = &self.peoples_favor {
            out.head("[peoples-favor]");
            out.text("holder", banner.holder.map(super::nouns::Colour::word));
            out.plain("favor", Some(banner.favor));
            out.plain("mob", banner.mob.then_some(true));
        }
        if let Some(banner) = &self.darkest_secret {
            out.head("[darkest-secret]");
            out.text("holder", banner.holder.map(super::nouns::Colour::word));
            out.plain("secrets", Some(banner.secrets));
        }
    }

    fn piles(&self, out: &mut Out) {
        if self.decks.world.is_some() || self.decks.relics.is_some() {
            out.head("[decks]");
            out.pile("world", self.decks.world.as_ref());
            out.pile("relics", self.decks.relics.as_ref());
        }
        if self.discards.piles.iter().any(Option::is_some) {
            out.head("[discards]");
            for region in Region::ALL {
                out.pile(region.word(), self.discards.of(*region));
            }
        }
    }
}

fn banks(out: &mut Out, banks: Banks) {
    out.head("[banks]");
    for suit in Suit::ALL {
        out.plain(suit.word(), Some(banks.of(*suit)));
    }
    out.plain("shared", banks.shared);
}

fn space(out: &mut Out, space: Space, on: Option<&OnSpace>) {
    match on {
        Some(OnSpace::Covered(Some(relic))) => out.text(space.word(), Some(relic.0.name(Lang::En))),
        Some(OnSpace::Covered(None)) => out.plain(space.word(), Some(true)),
        Some(OnSpace::Taken) => out.plain(space.word(), Some(false)),
        None => {}
    }
}

fn site(out: &mut Out, site: &SiteAtSlot) {
    out.head("[[site]]");
    out.text("slot", Some(site.slot.word()));
    match &site.is {
        Some(SiteIs::Known(card)) => out.text("name", Some(card.0.name(Lang::En))),
        Some(SiteIs::Described { name, capacity }) => {
            out.text("name", name.as_deref());
            out.plain("capacity", *capacity);
        }
        None => {}
    }
    out.plain("facedown", site.facedown.then_some(true));
    out.some("favor", site.favor.0);
    out.some("secrets", site.secrets.0);
    if !site.warbands.is_empty() {
        out.key("warbands");
        warbands(&site.warbands).write(&mut out.0);
        out.0.push('\n');
    }
    out.list("cards", &site.cards, |it, out| card(it, false, out));
    let bare = CardAt { facedown: true, ..CardAt::default() };
    if site.relics.iter().all(|relic| *relic == bare) {
        out.some("relics", u8::try_from(site.relics.len()).unwrap_or(u8::MAX));
    } else {
        out.list("relics", &site.relics, |it, out| card(it, true, out));
    }
}

fn player(out: &mut Out, player: &Player) {
    out.head("[[player]]");
    out.text("colour", Some(player.colour.word()));
    out.text("role", player.role.map(super::nouns::Role::word));
    out.text("pawn", player.pawn.map(super::nouns::Slot::word));
    out.plain("supply", player.supply);
    out.plain("favor", Some(player.favor));
    out.plain("secrets", Some(player.secrets));
    out.some("secrets-facedown", player.secrets_facedown.0);
    out.plain("warbands", Some(player.warbands));
    out.plain("bank", player.bank);
    out.list("advisers", &player.advisers, |it, out| card(it, false, out));
    out.list("relics", &player.relics, |it, out| card(it, false, out));
    out.text("vision", player.vision.map(|vision| vision.0.name(Lang::En)));
    out.text("prophet", player.prophet.map(super::nouns::Colour::word));
    out.list("drawn", &player.drawn, |it, out| card(it, false, out));
    out.list("peeked", &player.peeked, |slot, out| quote(slot.word(), out));
}

/// Returns warbands by their colours.
fn warbands(all: &[(Colour, Warbands)]) -> Raw {
    Raw::Table(all.iter().map(|(colour, count)| (colour.word().to_owned(), Raw::Plain(count.to_string()))).collect())
}

/// Writes a card: its name alone if nothing else is to be said. Relics at sites lie facedown and need not say so.
fn card(it: &CardAt, facedown_goes_without_saying: bool, out: &mut String) {
    let mut rows: Vec<(String, Raw)> = Vec::new();
    let mut row = |key: &str, value: Raw| rows.push((key.to_owned(), value));
    match &it.what {
        What::Known(card) => row("name", Raw::Text(card.0.name(Lang::En).to_owned())),
        What::Described { name, suit } => {
            if let Some(name) = name {
                row("name", Raw::Text(name.clone()));
            }
            if let Some(suit) = suit {
                row("suit", Raw::Text(suit.word().to_owned()));
            }
        }
        What::Unknown => {}
    }
    if it.facedown && (!facedown_goes_without_saying || it.what == What::Unknown) {
        row("facedown", Raw::Plain("true".to_owned()));
    }
    for (key, count) in [("favor", it.favor.0), ("secrets", it.secrets.0)] {
        if count > 0 {
            row(key, Raw::Plain(count.to_string()));
        }
    }
    if !it.warbands.is_empty() {
        rows.push(("warbands".to_owned(), warbands(&it.warbands)));
    }
    match (rows.as_slice(), &it.what) {
        ([(_, name)], What::Known(_)) => name.write(out),
        _ => Raw::Table(rows).write(out),
    }
}

fn this_turn(out: &mut Out, this_turn: &ThisTurn) {
    out.head("[this-turn]");
    out.list("discarded", &this_turn.discarded, |(slot, suit), out| {
        // A String takes everything that is written to it.
        let _ = write!(out, "{{ site = \"{}\", suit = \"{}\" }}", slot.word(), suit.word());
    });
    out.list("took", &this_turn.took, |relic, out| quote(relic.0.name(Lang::En), out));
    out.plain("favor-steps", Some(this_turn.favor_steps).filter(|steps| *steps > 0));
    out.list("follows", &this_turn.follows, |card, out| quote(card.0.name(Lang::En), out));
    out.plain("travelled", this_turn.travelled.then_some(true));
    out.list("searching", &this_turn.searching, |card, out| quote(card.0.name(Lang::En), out));
    out.text("heap", this_turn.heap.map(Heap::word));
    out.plain("site-owed", this_turn.site_owed.then_some(true));
}

fn campaign(out: &mut Out, campaign: &Campaign) {
    out.head("[campaign]");
    out.text(
        "defender",
        campaign.defender.map(|defender| match defender {
            Defender::Player(colour) => colour.word(),
            Defender::Bandits => "bandits",
        }),
    );
    out.list("targets", &campaign.targets, |target, out| {
        quote(
            match target {
                Target::Site(slot) => slot.word(),
                Target::Relic(relic) => relic.0.name(Lang::En),
                Target::PeoplesFavor => "peoples-favor",
                Target::DarkestSecret => "darkest-secret",
                Target::Pawn => "pawn",
            },
            out,
        );
    });
    out.text("by", campaign.by.map(|by| by.0.name(Lang::En)));
    out.text("at", campaign.at.map(super::nouns::Slot::word));
    out.list("allies", &campaign.allies, |colour, out| quote(colour.word(), out));
    out.list("plans", &campaign.plans, |it, out| card(it, false, out));
    out.text("rolled", campaign.rolled.as_ref().map(ToString::to_string).as_deref());
}
