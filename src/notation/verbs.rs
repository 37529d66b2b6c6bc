//! The words of actions in three languages. The first of each is the one that is printed.

use crate::law::{
    Lang,
    words::{key, without_umlaut_spelling},
};

macro_rules! vocabulary {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident: $en:expr, $de:expr, $pl:expr;)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum $name { $($(#[$doc])* $variant),* }

        impl $name {
            /// All of them.
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
            pub fn begins(self, words: &[&str]) -> Option<usize> {
                let phrases = Lang::ALL.into_iter().flat_map(|lang| self.phrases(lang));
                phrases.filter_map(|phrase| starts_with(words, phrase)).max()
            }
        }
    };
}

/// Returns how many words at the start spell a phrase; a hyphen in it may be a blank, an umlaut may be spelled out.
fn starts_with(words: &[&str], phrase: &str) -> Option<usize> {
    let phrase = key(phrase);
    let most = phrase.split(' ').count().min(words.len());
    (1..=most).find(|count| {
        let spelled = key(&words[..*count].join(" "));
        spelled == phrase || without_umlaut_spelling(&spelled) == phrase
    })
}

vocabulary! {
    /// What is to be done.
    Verb {
        Travel: ["travel", "travel to", "go to"],
            ["reisen", "reise", "reisen nach", "reise nach", "reisen zu", "reise zu", "reisen zum", "reise zum"],
            ["podróż", "podróżuj", "podróż do", "podróż na", "podróżuj do", "podróżuj na"];
        SearchWorld: ["search world", "search world deck", "search the world", "search deck"],
            ["suchen weltstapel", "suchen welt", "suche weltstapel", "suchen im weltstapel", "suche im weltstapel"],
            ["przeszukaj talię", "przeszukaj talię świata", "przeszukaj świat", "przeszukanie talii", "przeszukanie świata"];
        SearchDiscard: ["search discard", "search discards", "search discard pile", "search the discard pile"],
            ["suchen ablage", "suchen ablagestapel", "suche ablage", "suche ablagestapel", "suchen im ablagestapel", "suche im ablagestapel"],
            ["przeszukaj odrzucone", "przeszukaj stos", "przeszukaj stos kart odrzuconych", "przeszukanie odrzuconych", "przeszukanie stosu"];
        Muster: ["muster", "muster on", "muster with", "muster at", "muster from"],
            ["anwerben", "werben", "anwerben mit", "anwerben bei"],
            ["werbunek", "werbuj", "zwerbuj", "werbowanie", "werbunek na", "werbuj na", "werbunek z", "werbuj z"];
        Trade: ["trade", "trade with"],
            ["tauschen", "tausche", "tausch", "tauschen mit", "tausche mit"],
            ["handel", "handluj", "handel z", "handluj z", "handel ze", "handluj ze"];
        RecoverRelic: ["recover relic", "recover the relic"],
            ["bergen reliquie", "berge reliquie", "reliquie bergen"],
            ["odzyskaj relikt", "odzyskanie reliktu", "odzyskiwanie reliktu"];
        RecoverPeoplesFavor: ["recover peoples-favor", "recover people's favor", "recover peoples favor", "recover the people's favor"],
            ["bergen volksgunst", "berge volksgunst", "volksgunst bergen", "bergen banner der volksgunst", "banner der volksgunst bergen"],
            ["odzyskaj miłość-ludu", "odzyskaj miłość ludu", "odzyskaj sztandar miłości ludu", "odzyskiwanie miłości ludu"];
        RecoverDarkestSecret: ["recover darkest-secret", "recover darkest secret", "recover the darkest secret"],
            ["bergen dunkelstes-geheimnis", "bergen dunkelstes geheimnis", "berge dunkelstes geheimnis", "bergen das dunkelste geheimnis",
                "berge das dunkelste geheimnis", "bergen banner des dunkelsten geheimnisses"],
            ["odzyskaj najmroczniejszą-tajemnicę", "odzyskaj najmroczniejszą tajemnicę", "odzyskaj sztandar najmroczniejszej tajemnicy",
                "odzyskiwanie najmroczniejszej tajemnicy"];
        Campaign: ["campaign", "campaign against"],
            ["kämpfen", "kampf", "kämpfe", "kämpfen gegen", "kampf gegen", "kämpfe gegen", "angreifen"],
            ["najazd", "najedź", "najazd na", "najedź na", "zaatakuj", "atakuj"];
        Play: ["play"], ["spielen", "spiele", "spiel", "ausspielen"], ["zagraj"];
        Discard: ["discard"], ["abwerfen", "wirf ab"], ["odrzuć"];
        Use: ["use"], ["nutzen", "nutze", "benutzen", "benutze", "verwenden", "verwende"], ["użyj", "użyj karty", "skorzystaj z"];
        PeekRelic: ["peek relic", "peek at relic", "peek at the relic"],
            ["anschauen reliquie", "reliquie anschauen", "ansehen reliquie", "reliquie ansehen"],
            ["podejrzyj relikt"];
        PeekReliquary: ["peek reliquary", "peek at reliquary", "peek at the reliquary"],
            ["anschauen reichsreliquie", "anschauen reliquiar", "reichsreliquie anschauen", "anschauen reichsreliquienschrein"],
            ["podejrzyj skarbiec", "podejrzyj relikt w skarbcu"];
        Move: ["move"], ["versetzen", "bewegen", "versetze", "bewege"], ["przemieść", "przesuń", "przenieś"];
        Give: ["give"], ["geben", "gib"], ["daj", "oddaj"];
        Take: ["take"], ["nehmen", "nimm"], ["weź"];
        OfferCitizenship: ["offer-citizenship", "offer citizenship", "offer citizenship to"],
            ["bürgertum-anbieten", "bürgertum anbieten", "biete bürgertum an", "anbieten bürgertum"],
            ["zaoferuj-obywatelstwo", "zaoferuj obywatelstwo", "oferuj obywatelstwo", "zaproponuj obywatelstwo"];
        Accept: ["accept"], ["annehmen"], ["przyjmij"];
        Exile: ["exile"], ["exil", "verbannen", "verbanne", "ins exil schicken"], ["skaż", "wygnaj", "skaż na banicję"];
        SelfExile: ["self-exile", "self exile", "exile myself"],
            ["selbst-exil", "selbst-verbannen", "selbst verbannen", "selbst exil", "selbst ins exil"],
            ["skaż-siebie", "wygnaj-siebie", "skaż siebie", "wygnaj siebie", "skaż siebie na banicję"];
        HandTitle: ["hand-title", "hand title", "hand title to"],
            ["titel-übergeben", "titel übergeben", "titel übergeben an"],
            ["przekaż-tytuł", "przekaż tytuł"];
        WakePlace: ["wake place"], ["erwachen platzieren", "erwachen legen"], ["przebudzenie umieść", "przebudzenie połóż"];
        WakeReturn: ["wake return"], ["erwachen zurücklegen"], ["przebudzenie odłóż", "przebudzenie zwróć"];
        WakeTake: ["wake take"], ["erwachen nehmen"], ["przebudzenie weź"];
        Act: ["act"], ["agieren", "handeln"], ["akcje", "działaj"];
        Rest: ["rest"], ["ruhen", "ruhe"], ["odpoczynek", "odpocznij"];
    }
}

vocabulary! {
    /// What ties the parts of an action together. Something is given to somebody by the last word of `To`.
    Link {
        To: ["to"], ["zu", "nach", "auf", "zum", "an"], ["na", "do", "jako", "dla"];
        For: ["for"], ["für", "gegen"], ["za"];
        Paying: ["paying", "for"], ["zahlen", "zahle", "für"], ["płacąc", "za"];
        Starting: ["starting", "starting at", "starting with"],
            ["beginnend bei", "beginnend", "beginnend mit", "ab"],
            ["zaczynając od", "zaczynając", "od"];
        Targeting: ["targeting", "target", "targets"], ["ziele", "ziel"], ["cele", "cel"];
        With: ["with"], ["mit"], ["z"];
        Defending: ["defending with"], ["verteidigen mit", "verteidigt mit"], ["w obronie"];
        Allies: ["allies", "ally"], ["verbündete", "reichsverbündete", "reichsverbündeter"], ["sojusznicy", "sojusznik"];
        Placing: ["placing"], ["aufstellen", "stellen"], ["umieszczając", "stawiając"];
        Banishing: ["banishing to"], ["verbannen nach", "vertreiben nach"], ["wyganiając do", "wypędzając do"];
        Burning: ["burning favor"], ["gunst verbrennen"], ["paląc przychylność"];
        Discarding: ["discarding"], ["dabei abwerfen", "abwerfend"], ["odrzucając"];
        Taking: ["taking"], ["dafür nehmen", "nehmend"], ["biorąc"];
        From: ["from"], ["von"], ["od"];
        Giving: ["giving"], ["dafür geben", "gebend"], ["dając"];
        Using: ["using"], ["mittels", "mithilfe", "nutzend"], ["używając", "używając karty", "korzystając z"];
        Swapping: ["swapping"], ["vertauschen"], ["podmieniając", "zamieniając"];
        Moving: ["moving"], ["versetzen"], ["przemieszczając", "przenosząc"];
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
        Then: ["then", "and then"], ["dann", "und dann"], ["potem", "a potem", "następnie"];
    }
}

vocabulary! {
    /// Things that actions name.
    Thing {
        Site: ["site"], ["ort"], ["obszar"];
        Board: ["board"], ["tableau"], ["planszę", "plansza", "planszy"];
        Advisers: ["advisers"], ["ratgeber", "ratgebern"], ["pole doradców", "doradcy", "doradców"];
        AdvisersFacedown: ["advisers-facedown", "facedown"],
            ["ratgeber-verdeckt", "ratgeber verdeckt", "verdeckter ratgeber", "verdeckt"],
            ["pole doradców zakrytą", "doradcy-zakryci", "doradcy-zakryty", "zakryty doradca", "zakrytego doradcę"];
        Vision: ["vision"], ["vision"], ["pole wizji", "wizja", "wizję"];
        Favor: ["favor", "favour"], ["gunst"],
            ["przychylność", "żeton przychylności", "żetonów przychylności", "żetony przychylności", "przychylności"];
        Secrets: ["secrets", "secret"], ["geheimnisse", "geheimnis"], ["sekrety", "sekret", "sekretów"];
        Bandits: ["bandits"], ["räuber"], ["bandyci", "bandytów"];
        PeoplesFavor: ["peoples-favor", "people's favor", "the people's favor"],
            ["volksgunst", "banner der volksgunst"],
            ["miłość-ludu", "miłość ludu", "sztandar miłości ludu"];
        DarkestSecret: ["darkest-secret", "darkest secret", "the darkest secret"],
            ["dunkelstes-geheimnis", "dunkelstes geheimnis", "das dunkelste geheimnis", "banner des dunkelsten geheimnisses"],
            ["najmroczniejsza-tajemnica", "najmroczniejsza tajemnica", "najmroczniejszą tajemnicę", "sztandar najmroczniejszej tajemnicy"];
        Relic: ["relic"], ["reliquie"], ["relikt"];
        Pawn: ["pawn"], ["figur"], ["pionek"];
        Warbands: ["warbands", "warband"], ["scharen", "schar"], ["chorągwie", "chorągiew", "chorągwi"];
        Dice: ["dice", "die"], ["würfeln", "würfel"], ["kośćmi", "kością", "kości", "kość"];
        Top: ["top"], ["oben"], ["góra", "wierzch"];
        Bottom: ["bottom"], ["unten"], ["dół", "spód"];
        World: ["world"], ["weltstapel", "welt"], ["talia", "świat"];
        Nobody: ["none", "nobody"], ["keine", "niemand"], ["nikt"];
    }
}

/// Returns the thing that words spell, in any language.
pub(crate) fn thing(typed: &str) -> Option<Thing> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    Thing::ALL.iter().copied().find(|thing| thing.begins(&words) == Some(words.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_phrase_means_one_verb() {
        for (verb, lang) in Verb::ALL.iter().flat_map(|verb| Lang::ALL.map(|lang| (*verb, lang))) {
            for phrase in verb.phrases(lang) {
                let words: Vec<&str> = phrase.split(' ').collect();
                let meant = Verb::ALL.iter().filter(|it| it.begins(&words) == Some(words.len())).copied();
                assert_eq!(meant.collect::<Vec<Verb>>(), [verb], "{phrase}");
            }
        }
    }

    #[test]
    fn every_phrase_means_one_thing() {
        for (it, lang) in Thing::ALL.iter().flat_map(|it| Lang::ALL.map(|lang| (*it, lang))) {
            for phrase in it.phrases(lang) {
                assert_eq!(thing(phrase), Some(it), "{phrase}");
            }
        }
    }
}
