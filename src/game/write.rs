//! From a setup to the text of a position file, always in the same form: names in one language, the order of the file's
//! tables, nothing that is unknown. Reading it again gives the same position, whatever the language.

use crate::{
    cards::Suit,
    game::{
        fault::Span,
        file::{Document, Raw, Writer, inline_table, quoted},
        nouns::{Colour, Heap, Oath, Region, Role, Slot, Space, TitleSide, Warbands},
        pieces::{Banks, CardAt, CardIdentity, CardRef, Decks, OnSpace, Pile, Player, SiteAtSlot, SiteIdentity, Winner},
        setup::{Campaign, Defender, Setup, Target, ThisTurn},
    },
    law::Lang,
};

impl Setup {
    /// Returns the text of a position file that says the same, with English names.
    #[must_use]
    pub fn to_toml(&self) -> String {
        self.to_toml_in(Lang::En)
    }

    /// Returns the text of a position file that says the same, with the names that cards have in a language.
    #[must_use]
    pub fn to_toml_in(&self, lang: Lang) -> String {
        let names = Names(lang);
        let mut out = Writer::default();
        out.value("round", self.round);
        out.text("oath", self.oath.map(Oath::word));
        out.value("visions-drawn", self.visions_drawn);
        out.text("turn", self.turn.map(Colour::word));
        out.text("phase", Some(self.phase.word()));
        let winner = |it: Winner| inline_table([("player", quoted(it.player.word())), ("how", quoted(it.how.word()))]);
        out.value("winner", self.winner.map(winner));
        if let Some(ending) = &self.ending {
            out.head("[ending]");
            out.text("chapter", Some(ending.chapter.word()));
            out.list("flipped", ending.flipped.iter().map(|colour| quoted(colour.word())));
        }
        if let Some(banks) = self.banks {
            self::banks(&mut out, banks);
        }
        self.holders(&mut out);
        if self.reliquary.spaces.iter().any(Option::is_some) {
            out.head("[reliquary]");
            for on in Space::ALL {
                names.space(&mut out, *on, self.reliquary.on(*on));
            }
        }
        self.sites.iter().for_each(|site| names.site(&mut out, site));
        self.players.iter().for_each(|player| names.player(&mut out, player));
        self.piles(&mut out, names);
        if self.this_turn != ThisTurn::default() {
            names.this_turn(&mut out, &self.this_turn);
        }
        if let Some(campaign) = &self.campaign {
            names.campaign(&mut out, campaign);
        }
        if let Some(Raw::Table(rows)) = &self.chronicle {
            out.head("[chronicle]");
            for (key, value) in rows {
                out.value(key, Some(value));
            }
        }
        out.finish()
    }

    /// Returns what it says, all of it said at one place.
    #[must_use]
    pub fn document(&self, span: &Span) -> Document {
        Document::written(&self.to_toml(), span)
    }

    fn holders(&self, out: &mut Writer) {
        if let Some(title) = &self.title {
            out.head("[title]");
            out.text("holder", title.holder.map(Colour::word));
            out.text("side", title.side.map(TitleSide::word));
        }
        if let Some(banner) = &self.peoples_favor {
            out.head("[peoples-favor]");
            out.text("holder", banner.holder.map(Colour::word));
            out.value("favor", Some(banner.favor));
            out.flag("mob", banner.mob);
        }
        if let Some(banner) = &self.darkest_secret {
            out.head("[darkest-secret]");
            out.text("holder", banner.holder.map(Colour::word));
            out.value("secrets", Some(banner.secrets));
        }
    }

    fn piles(&self, out: &mut Writer, names: Names) {
        if self.decks != Decks::default() {
            out.head("[decks]");
            names.pile(out, "world", self.decks.world.as_ref());
            names.pile(out, "relics", self.decks.relics.as_ref());
            out.flag("scepter", self.decks.scepter);
        }
        if self.discards.piles.iter().any(Option::is_some) {
            out.head("[discards]");
            for region in Region::ALL {
                names.pile(out, region.word(), self.discards.pile(*region));
            }
        }
    }
}

/// The language of the names that are written.
#[derive(Clone, Copy)]
struct Names(Lang);

impl Names {
    fn pile(self, out: &mut Writer, key: &str, pile: Option<&Pile>) {
        match pile {
            Some(Pile::Count(count)) => out.value(key, Some(count)),
            Some(Pile::Cards(cards)) => out.value(key, Some(Raw::List(cards.iter().map(|it| self.card(it, false)).collect()))),
            None => {}
        }
    }

    fn space(self, out: &mut Writer, space: Space, on: Option<&OnSpace>) {
        match on {
            Some(OnSpace::Covered(Some(relic))) => out.text(space.word(), Some(self.name(*relic))),
            Some(OnSpace::Covered(None)) => out.value(space.word(), Some(true)),
            Some(OnSpace::Taken) => out.value(space.word(), Some(false)),
            None => {}
        }
    }

    fn site(self, out: &mut Writer, site: &SiteAtSlot) {
        out.head("[[site]]");
        out.text("slot", Some(site.slot.word()));
        match &site.identity {
            Some(SiteIdentity::Known(card)) => out.text("name", Some(self.name(*card))),
            Some(SiteIdentity::Described { name, capacity }) => {
                out.text("name", name.as_deref());
                out.value("capacity", *capacity);
            }
            None => {}
        }
        out.flag("facedown", site.facedown);
        out.count("favor", site.favor.0);
        out.count("secrets", site.secrets.0);
        out.value("warbands", (!site.warbands.is_empty()).then(|| warbands(&site.warbands)));
        out.list("cards", site.cards.iter().map(|it| self.card(it, false)));
        let bare = CardAt { facedown: true, ..CardAt::default() };
        if site.relics.iter().all(|relic| *relic == bare) {
            out.count("relics", u8::try_from(site.relics.len()).unwrap_or(u8::MAX));
        } else {
            out.list("relics", site.relics.iter().map(|it| self.card(it, true)));
        }
    }

    fn player(self, out: &mut Writer, player: &Player) {
        out.head("[[player]]");
        out.text("colour", Some(player.colour.word()));
        out.text("role", player.role.map(Role::word));
        out.text("pawn", player.pawn.map(Slot::word));
        out.value("supply", player.supply);
        out.value("favor", Some(player.favor));
        out.value("secrets", Some(player.secrets));
        out.count("secrets-facedown", player.secrets_facedown.0);
        out.value("warbands", Some(player.warbands));
        out.value("bank", player.bank);
        out.list("advisers", player.advisers.iter().map(|it| self.card(it, false)));
        out.list("relics", player.relics.iter().map(|it| self.card(it, false)));
        out.text("vision", player.vision.map(|it| self.name(it)));
        out.text("prophet", player.prophet.map(Colour::word));
        out.list("drawn", player.drawn.iter().map(|it| self.card(it, false)));
        out.list("peeked", player.peeked.iter().map(|slot| quoted(slot.word())));
        out.list("seen", player.seen.iter().map(|card| quoted(self.name(*card))));
    }

    /// Returns the name of a card.
    const fn name(self, card: CardRef) -> &'static str {
        card.0.name(self.0)
    }

    /// Returns a card: its name alone if there is nothing else to write. `facedown` need not be written of relics at sites.
    fn card(self, it: &CardAt, facedown_is_implied: bool) -> Raw {
        let mut rows: Vec<(String, Raw)> = Vec::new();
        let mut row = |key: &str, value: Raw| rows.push((key.to_owned(), value));
        match &it.identity {
            CardIdentity::Known(card) => row("name", Raw::Text(self.name(*card).to_owned())),
            CardIdentity::Described { name, suit } => {
                if let Some(name) = name {
                    row("name", Raw::Text(name.clone()));
                }
                if let Some(suit) = suit {
                    row("suit", Raw::Text(suit.word().to_owned()));
                }
            }
            CardIdentity::Unknown => {}
        }
        if it.facedown && (!facedown_is_implied || it.identity == CardIdentity::Unknown) {
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
        match (rows.as_slice(), &it.identity) {
            ([(_, name)], CardIdentity::Known(_)) => name.clone(),
            _ => Raw::Table(rows),
        }
    }

    fn this_turn(self, out: &mut Writer, this_turn: &ThisTurn) {
        out.head("[this-turn]");
        let discarded =
            |(slot, suit): &(Slot, Suit)| inline_table([("site", quoted(slot.word())), ("suit", quoted(suit.word()))]);
        out.list("discarded", this_turn.discarded.iter().map(discarded));
        out.list("took", this_turn.took.iter().map(|relic| quoted(self.name(*relic))));
        out.value("favor-steps", Some(this_turn.favor_steps).filter(|steps| *steps > 0));
        out.list("follows", this_turn.follows.iter().map(|card| quoted(self.name(*card))));
        out.flag("travelled", this_turn.travelled);
        out.list("searching", this_turn.searching.iter().map(|card| quoted(self.name(*card))));
        out.text("heap", this_turn.heap.map(Heap::word));
        out.flag("site-owed", this_turn.site_owed);
    }

    fn campaign(self, out: &mut Writer, campaign: &Campaign) {
        out.head("[campaign]");
        out.text(
            "defender",
            campaign.defender.map(|defender| match defender {
                Defender::Player(colour) => colour.word(),
                Defender::Bandits => "bandits",
            }),
        );
        let target = |target: &Target| match target {
            Target::Site(slot) => slot.word(),
            Target::Relic(relic) => self.name(*relic),
            Target::PeoplesFavor => "peoples-favor",
            Target::DarkestSecret => "darkest-secret",
            Target::Pawn => "pawn",
        };
        out.list("targets", campaign.targets.iter().map(|it| quoted(target(it))));
        out.text("by", campaign.by.map(|it| self.name(it)));
        out.text("at", campaign.at.map(Slot::word));
        out.list("allies", campaign.allies.iter().map(|colour| quoted(colour.word())));
        out.list("plans", campaign.plans.iter().map(|it| self.card(it, false)));
        out.text("rolled", campaign.rolled.as_ref().map(ToString::to_string).as_deref());
    }
}

fn banks(out: &mut Writer, banks: Banks) {
    out.head("[banks]");
    for suit in Suit::ALL {
        out.value(suit.word(), Some(banks.in_bank(*suit)));
    }
    out.value("shared", banks.shared);
}

/// Returns warbands by their colours.
fn warbands(all: &[(Colour, Warbands)]) -> Raw {
    Raw::Table(all.iter().map(|(colour, count)| (colour.word().to_owned(), Raw::Plain(count.to_string()))).collect())
}
