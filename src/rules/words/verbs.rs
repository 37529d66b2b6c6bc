//! The words of actions in three languages. The first of each is the one that is printed.

use crate::law::{Lang, words::key};

macro_rules! vocabulary {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident: $en:expr, $de:expr, $pl:expr;)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) enum $name { $($(#[$doc])* $variant),* }

        impl $name {
            /// All of them.
            #[allow(dead_code, reason = "links are looked up action by action")]
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// Returns the phrases of a language, the usual one first.
            pub const fn phrases(self, lang: Lang) -> &'static [&'static str] {
                match (self, lang) { $(
                    (Self::$variant, Lang::En) => &$en,
                    (Self::$variant, Lang::De) => &$de,
                    (Self::$variant, Lang::Pl) => &$pl,
                )* }
            }

            /// Returns the usual phrase of a language.
            pub fn phrase(self, lang: Lang) -> &'static str {
                self.phrases(lang).first().copied().unwrap_or_default()
            }

            /// Returns how many words at the start are a phrase of it, in any language: the longest.
            #[allow(dead_code, reason = "blanks are only printed")]
            pub fn begins(self, words: &[&str]) -> Option<usize> {
                let phrases = Lang::ALL.into_iter().flat_map(|lang| self.phrases(lang));
                phrases.filter_map(|phrase| starts_with(words, phrase)).max()
            }
        }
    };
}

/// Returns how many words at the start spell a phrase.
fn starts_with(words: &[&str], phrase: &str) -> Option<usize> {
    let count = phrase.split(' ').count();
    let spelled = words.get(..count)?;
    (key(&spelled.join(" ")) == key(phrase)).then_some(count)
}

vocabulary! {
    /// What is to be done.
    Verb {
        Travel: ["travel"], ["reisen", "reise"], ["podróż", "podróżuj"];
        SearchWorld: ["search world"], ["suchen weltstapel", "suchen welt"], ["przeszukaj talię", "przeszukaj świat"];
        SearchDiscard: ["search discard"], ["suchen ablage", "suchen ablagestapel"], ["przeszukaj odrzucone", "przeszukaj stos"];
        Muster: ["muster"], ["anwerben"], ["werbunek", "werbuj"];
        Trade: ["trade"], ["tauschen", "tausche"], ["handel", "handluj"];
        RecoverRelic: ["recover relic"], ["bergen reliquie"], ["odzyskaj relikt"];
        RecoverPeoplesFavor: ["recover peoples-favor", "recover people's favor"], ["bergen volksgunst"], ["odzyskaj miłość-ludu"];
        RecoverDarkestSecret: ["recover darkest-secret", "recover darkest secret"], ["bergen dunkelstes-geheimnis"], ["odzyskaj najmroczniejszą-tajemnicę"];
        Campaign: ["campaign"], ["kämpfen", "kampf"], ["najazd", "najedź"];
        Play: ["play"], ["spielen", "spiele"], ["zagraj"];
        Discard: ["discard"], ["abwerfen"], ["odrzuć"];
        Use: ["use"], ["nutzen", "nutze", "benutzen"], ["użyj"];
        PeekRelic: ["peek relic"], ["anschauen reliquie"], ["podejrzyj relikt"];
        PeekReliquary: ["peek reliquary"], ["anschauen reichsreliquie", "anschauen reliquiar"], ["podejrzyj skarbiec"];
        Move: ["move"], ["versetzen", "bewegen"], ["przemieść", "przesuń"];
        Give: ["give"], ["geben"], ["daj"];
        Take: ["take"], ["nehmen"], ["weź"];
        OfferCitizenship: ["offer-citizenship", "offer citizenship"], ["bürgertum-anbieten", "bürgertum anbieten"], ["zaoferuj-obywatelstwo", "zaoferuj obywatelstwo"];
        Accept: ["accept"], ["annehmen"], ["przyjmij"];
        Exile: ["exile"], ["exil", "verbannen"], ["skaż", "wygnaj"];
        SelfExile: ["self-exile"], ["selbst-exil", "selbst-verbannen"], ["skaż-siebie", "wygnaj-siebie"];
        HandTitle: ["hand-title", "hand title"], ["titel-übergeben"], ["przekaż-tytuł"];
        WakePlace: ["wake place"], ["erwachen platzieren", "erwachen legen"], ["przebudzenie umieść", "przebudzenie połóż"];
        WakeReturn: ["wake return"], ["erwachen zurücklegen"], ["przebudzenie odłóż", "przebudzenie zwróć"];
        WakeTake: ["wake take"], ["erwachen nehmen"], ["przebudzenie weź"];
        Act: ["act"], ["agieren", "handeln"], ["akcje", "działaj"];
        Rest: ["rest"], ["ruhen"], ["odpoczynek", "odpocznij"];
    }
}

vocabulary! {
    /// What ties the parts of an action together.
    Link {
        To: ["to"], ["zu", "nach", "an"], ["na", "do", "dla"];
        For: ["for"], ["für"], ["za"];
        Paying: ["paying"], ["zahlen"], ["płacąc"];
        Starting: ["starting"], ["beginnend"], ["zaczynając"];
        Targeting: ["targeting"], ["ziele", "ziel"], ["cele", "cel"];
        With: ["with"], ["mit"], ["z"];
        Defending: ["defending with"], ["verteidigen mit"], ["w obronie"];
        Allies: ["allies"], ["verbündete"], ["sojusznicy"];
        Placing: ["placing"], ["aufstellen"], ["umieszczając"];
        Banishing: ["banishing to"], ["verbannen nach", "vertreiben nach"], ["wyganiając do", "wypędzając do"];
        Burning: ["burning favor"], ["gunst verbrennen"], ["paląc przychylność"];
        Discarding: ["discarding"], ["dabei abwerfen"], ["odrzucając"];
        Taking: ["taking"], ["dafür nehmen", "nehmend"], ["biorąc"];
        From: ["from"], ["von"], ["od"];
        Giving: ["giving"], ["dafür geben", "gebend"], ["dając"];
        Using: ["using"], ["mittels"], ["używając"];
        Swapping: ["swapping"], ["vertauschen"], ["zamieniając"];
        Moving: ["moving"], ["versetzen"], ["przenosząc"];
        Returning: ["returning"], ["zurücklegen"], ["odkładając"];
        Drawing: ["drawing"], ["ziehen"], ["dobierając"];
        Keeping: ["keeping"], ["behalten"], ["zachowując"];
        Adding: ["adding"], ["hinzufügen"], ["dodając"];
        Removing: ["removing"], ["entfernen"], ["usuwając"];
        Accepting: ["accepting"], ["annehmend"], ["przyjmując"];
        Declining: ["declining"], ["ablehnend"], ["odmawiając"];
        Choosing: ["choosing"], ["wählend"], ["wybierając"];
        At: ["at"], ["bei"], ["w"];
        Sacrificing: ["sacrificing"], ["opfern"], ["poświęcając"];
        Losing: ["losing"], ["verlieren"], ["tracąc"];
        And: ["and"], ["und"], ["i", "oraz"];
        Replacing: ["replacing"], ["ersetzen"], ["zastępując"];
        Rolled: ["rolled"], ["gewürfelt"], ["wyrzucono"];
    }
}

vocabulary! {
    /// Things that actions name.
    Thing {
        Site: ["site"], ["ort"], ["obszar"];
        Board: ["board"], ["tableau"], ["plansza"];
        Advisers: ["advisers"], ["ratgeber"], ["doradcy"];
        AdvisersFacedown: ["advisers-facedown"], ["ratgeber-verdeckt"], ["doradcy-zakryci", "doradcy-zakryty"];
        Vision: ["vision"], ["vision"], ["wizja"];
        Favor: ["favor", "favour"], ["gunst"], ["przychylność"];
        Secrets: ["secrets", "secret"], ["geheimnisse", "geheimnis"], ["sekrety", "sekret", "sekretów"];
        Bandits: ["bandits"], ["räuber"], ["bandyci"];
        PeoplesFavor: ["peoples-favor", "people's favor"], ["volksgunst"], ["miłość-ludu"];
        DarkestSecret: ["darkest-secret"], ["dunkelstes-geheimnis"], ["najmroczniejsza-tajemnica"];
        Pawn: ["pawn"], ["figur"], ["pionek"];
        Warbands: ["warbands", "warband"], ["scharen", "schar"], ["chorągwie", "chorągiew", "chorągwi"];
        Dice: ["dice", "die"], ["würfel", "würfeln"], ["kości", "kośćmi", "kość"];
        Top: ["top"], ["oben"], ["góra", "wierzch"];
        Bottom: ["bottom"], ["unten"], ["dół", "spód"];
        World: ["world"], ["weltstapel", "welt"], ["talia", "świat"];
        Nobody: ["none", "nobody"], ["keine", "niemand"], ["nikt"];
    }
}

vocabulary! {
    /// What a pattern leaves to be filled in.
    Blank {
        Card: ["CARD"], ["KARTE"], ["KARTA"];
        Colour: ["COLOUR"], ["SPIELFARBE"], ["KOLOR"];
        Site: ["SITE"], ["ORT"], ["OBSZAR"];
        Suit: ["SUIT"], ["FARBE"], ["SYMBOL"];
        Space: ["SPACE"], ["FELD"], ["POLE"];
        Relic: ["RELIC"], ["RELIQUIE"], ["RELIKT"];
        Vision: ["VISION"], ["VISION"], ["WIZJA"];
        Region: ["REGION"], ["REGION"], ["REGION"];
        Adviser: ["ADVISER"], ["RATGEBER"], ["DORADCA"];
        Face: ["FACE"], ["SEITE"], ["ŚCIANKA"];
        Defender: ["DEFENDER"], ["VERTEIDIGER"], ["OBROŃCA"];
        Target: ["TARGET"], ["ZIEL"], ["CEL"];
        Name: ["NAME"], ["NAME"], ["NAZWA"];
        Thing: ["THING"], ["DING"], ["RZECZ"];
        What: ["WHAT"], ["WAS"], ["CO"];
    }
}

/// Returns the thing that words spell, in any language.
pub(super) fn thing(typed: &str) -> Option<Thing> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    Thing::ALL.iter().copied().find(|thing| thing.begins(&words) == Some(words.len()))
}
