//! What is asked back so that an action can be carried out: dice and cards, choices, and what lies on the table, each with what
//! would be a reply.

use crate::{
    answer::{
        Ask,
        judge::game::{clause_opening, consent},
        nouns, phrase,
    },
    cards::{Suit, card},
    game::{
        CardIdentity, CardRef, Colour, Favor, OnSpace, Pile, Region, SiteAtSlot, Slot, Space, Target, Warbands, Word, name_of,
    },
    i18n::{Filled, Id, Words, family, id},
    law::Cite,
    notation::{self, Blank, Part, facts, parts},
    odds::Side,
    planner,
    rules::{
        self, Action, Battle, Campaign, Fighting, Matter, Missing, NeededChoice, Pick, Recovered, Request, Ruling, Table,
        Verdict, Writing,
    },
};

/// Asks for what the description leaves out; nothing where it cannot be told.
pub(super) fn missing(words: &Words, table: &Table<'_>, request: &Request, missing: Missing) -> Vec<Ask> {
    let link = |name: &str| format!("{} {{}}", notation::link(name, words.lang));
    match missing {
        Missing::Roll => {
            let forms = vec![link("rolled"), "{}".to_owned()];
            let how = words.say(id::PROMPT_HOW_ROLLED);
            let rolled = Ask { said: words.say(id::PROMPT_ASK_ROLLED), how, forms, is_chance: true, ..Ask::default() };
            before_roll(words, table, request).into_iter().chain([rolled]).collect()
        }
        Missing::Drawn | Missing::WorldDeck | Missing::DiscardPile => {
            let forms = vec![link("drawing"), "{}".to_owned()];
            let (said, how) = drawn(words, table, request);
            vec![Ask { said, how, forms, is_chance: true, ..Ask::default() }]
        }
        Missing::Facedown if matches!(request.action, Action::Recover(Recovered::Relic(None))) => {
            let (said, how) = (words.say(id::PROMPT_ASK_FACEDOWN), words.say(id::PROMPT_HOW_RELIC));
            vec![Ask {
                said,
                how,
                forms: vec!["{}".to_owned()],
                unknown: vec![notation::unnamed_card(words.lang).to_owned()],
                ..Ask::default()
            }]
        }
        Missing::Facedown | Missing::Searching | Missing::Power | Missing::Effect | Missing::Chancellor | Missing::Shared => {
            Vec::new()
        }
        _ => fact(words, table, missing).into_iter().collect(),
    }
}

/// Asks which cards come up, and says what would be a reply: in the Chronicle §8 chance decides.
fn drawn(words: &Words, table: &Table<'_>, request: &Request) -> (String, String) {
    let shuffled = |piles: Vec<String>| match piles.join("; ") {
        none if none.is_empty() => words.say(id::PROMPT_HOW_LOT),
        facts => words.say_with(id::PROMPT_HOW_SHUFFLED, &[("facts", (&facts).into())]),
    };
    let decks = &table.position.decks;
    let Action::Write(writing) = &request.action else {
        return (words.say(id::PROMPT_ASK_DRAWN), words.say(id::PROMPT_HOW_DRAWN));
    };
    match writing {
        Writing::Vow(_) | Writing::Build { .. } | Writing::Repair(_) | Writing::ClearMap { .. } => {
            (words.say(id::PROMPT_ASK_SITES), words.say(id::PROMPT_HOW_LOT))
        }
        Writing::AddCards { .. } => (words.say(id::PROMPT_ASK_ADDED), words.say(id::PROMPT_HOW_LOT)),
        Writing::RemoveCards { .. } => (words.say(id::PROMPT_ASK_REMOVED), shuffled(discards(words, table))),
        Writing::ClearRelics { .. } => {
            (words.say(id::PROMPT_ASK_RELICS), shuffled(counted(words, id::PROMPT_PILE_RELICS, decks.relics.as_ref(), None)))
        }
        Writing::Rebuild { .. } => (
            words.say(id::PROMPT_ASK_WORLD),
            shuffled([counted(words, id::PROMPT_PILE_WORLD, decks.world.as_ref(), None), discards(words, table)].concat()),
        ),
    }
}

/// Returns the facts that tell how many cards the discard piles have.
fn discards(words: &Words, table: &Table<'_>) -> Vec<String> {
    let one = |region: &Region| {
        let pile = table.position.discards.pile(*region);
        counted(words, id::PROMPT_PILE_DISCARDS, pile, Some(called(words, *region).to_lowercase()))
    };
    Region::ALL.iter().flat_map(one).collect()
}

/// Returns the fact that tells how many cards a pile has, in the number that the table has; none where that is not described.
fn counted(words: &Words, said: Id, pile: Option<&Pile>, region: Option<String>) -> Vec<String> {
    let count = match pile {
        None => return Vec::new(),
        Some(Pile::Count(count)) => usize::from(*count),
        Some(Pile::Cards(cards)) => cards.len(),
    };
    let region = region.unwrap_or_default();
    vec![words.say_with(said, &[("count", count.into()), ("region", (&region).into())])]
}

/// Asks for something that lies on the table.
fn fact(words: &Words, table: &Table<'_>, missing: Missing) -> Option<Ask> {
    let region = table.actor().and_then(|player| player.pawn).map(Slot::region);
    let word = match missing {
        Missing::TitleSide => "title",
        Missing::Player(_) => "role",
        Missing::Site(_) => "site-name",
        _ => missing.word(),
    };
    let colour = missing.colour().map(|it| ("colour", nouns::coloured(it)));
    let plain = missing.colour().map(|it| ("colour", Filled::Text(it.name(words.lang).to_owned())));
    let place = missing.slot().map(|slot| ("place", Filled::Text(nouns::slot(words, slot))));
    let space = missing.space().map(|space| ("space", Filled::Text(called(words, space))));
    let pile = region.map(|region| ("region", Filled::Text(called(words, region))));
    let values: Vec<(&'static str, Filled)> =
        [colour, place.clone(), space.clone(), pile.clone()].into_iter().flatten().collect();
    let said = words.say_filled(found(&family::PROMPT_MISSING.of(word))?, &values);
    let slot = ("value", Filled::Text("{}".to_owned()));
    let values: Vec<(&'static str, Filled)> = [plain, place, space, pile, Some(slot)].into_iter().flatten().collect();
    let fact = words.say_filled(found(&family::PROMPT_FACT.of(word))?, &values);
    let (example, unknown) = match missing {
        Missing::Space(space) => (named(words, "cracked-horn"), unnamed_relic(words, space)),
        Missing::Site(_) | Missing::SiteName(_) | Missing::Pawn(_) => (named(words, "mountain"), Vec::new()),
        Missing::Turn | Missing::Scepter => (Colour::Red.name(words.lang).to_owned(), Vec::new()),
        Missing::Oath => (called(words, crate::game::Oath::Supremacy), Vec::new()),
        Missing::Role(_) | Missing::Player(_) => (called(words, crate::game::Role::Exile), Vec::new()),
        Missing::Vision(_) => (named(words, "vision-of-faith"), Vec::new()),
        Missing::PileCards => (format!("{}, {}", named(words, "wolves"), named(words, "tents")), Vec::new()),
        Missing::Title | Missing::TitleSide => (words.say(id::SETTLE_EXAMPLE_TITLE), Vec::new()),
        Missing::PeoplesFavor => (words.say(id::SETTLE_EXAMPLE_PEOPLES_FAVOR), Vec::new()),
        Missing::DarkestSecret => (words.say(id::SETTLE_EXAMPLE_DARKEST_SECRET), Vec::new()),
        Missing::Banks => (words.say(id::PROMPT_EXAMPLE_BANKS), Vec::new()),
        _ => ("4".to_owned(), Vec::new()),
    };
    let how = words.say_with(id::SETTLE_HOW_EXAMPLE, &[("example", (&example).into())]);
    let how = if unknown.is_empty() { how } else { format!("{how} {}", words.say(id::SETTLE_HOW_UNKNOWN)) };
    // Which relic covers a space need not be known, only that one does.
    let is_space = matches!(missing, Missing::Space(_));
    let unknown_fact = is_space.then(|| fact.replace("{}", facts::covered(words.lang)));
    Some(Ask { said, how, fact: Some(fact), unknown, unknown_fact, ..Ask::default() })
}

/// Returns what an offer of Citizenship says where nobody knows which relic lies on a space.
fn unnamed_relic(words: &Words, space: Space) -> Vec<String> {
    let [and, giving] = ["and", "giving"].map(|link| notation::link(link, words.lang));
    let unnamed = format!("{and} {}", notation::unnamed_card(words.lang));
    vec![unnamed.clone(), format!("{giving} {} {unnamed}", called(words, space))]
}

/// Returns a message that there is.
fn found(id: &Id) -> Option<Id> {
    Id::find(id.name())
}

fn called<T: Word>(words: &Words, noun: T) -> String {
    name_of(noun, words.lang).unwrap_or_else(|| noun.word()).to_owned()
}

fn named(words: &Words, id: &str) -> String {
    card(id).map(|card| card.name(words.lang).to_owned()).unwrap_or_default()
}

/// Asks for everything that is chosen in a Campaign before the dice: who joins with whose leave and which banks pay §5.5.2, then
/// the battle plans of all and what is chosen for them §5.5.3.
fn before_roll(words: &Words, table: &Table<'_>, request: &Request) -> Vec<Ask> {
    let Action::Campaign(fighting) = &request.action else { return Vec::new() };
    let ruling = rules::may(table, request);
    let leave = ruling.consent_from.iter().map(|colour| consent(words, *colour));
    let banks = ruling.choices.iter().filter(|needed| **needed == NeededChoice::BankForCard);
    let banks = banks.map(|needed| choice(words, table, request, &ruling, *needed));
    let mut asks: Vec<Ask> = allies(words, request, &ruling).into_iter().chain(leave).chain(banks).collect();
    let Ok(campaign) = Campaign::open(table, &fighting.declaration) else { return asks };
    if !fighting.declaration.under_way {
        asks.extend(attacking(words, table, request, &campaign));
        asks.extend(defending(words, table, request, &campaign));
    }
    asks.extend(signalled(words, table, &campaign.battle(&request.using, &fighting.battle)));
    asks
}

/// Asks each player of the defending side for the battle plans §5.5.3 that only this player can use, or that the defender can,
/// where there are any and nothing is said of them.
fn defending(words: &Words, table: &Table<'_>, request: &Request, campaign: &Campaign<'_, '_>) -> Vec<Ask> {
    let Action::Campaign(fighting) = &request.action else { return Vec::new() };
    let named = &fighting.battle.defending;
    let with = |card: CardRef| {
        let mut asked = request.clone();
        if let Action::Campaign(fighting) = &mut asked.action {
            fighting.battle.defending.push(CardIdentity::Known(card));
        }
        asked
    };
    let mut plans = campaign.every_plan(Side::Defender);
    let mut asks = Vec::new();
    for player in campaign.players(Side::Defender) {
        let (own, others) = plans.into_iter().partition(|card| campaign.rules_card(player, *card));
        let own: Vec<CardRef> = own;
        plans = others;
        if !own.iter().any(|card| named.contains(&CardIdentity::Known(*card))) {
            let could: Vec<CardRef> = own.into_iter().filter(|card| could_be(table, &with(*card))).collect();
            asks.extend(plans_asked(words, player.colour, &could, "defending"));
        }
    }
    asks
}

/// Asks for the attacker's own battle plans §5.5.3, where there are any and nothing is said of them.
fn attacking(words: &Words, table: &Table<'_>, request: &Request, campaign: &Campaign<'_, '_>) -> Option<Ask> {
    if !request.using.is_empty() {
        return None;
    }
    let with = |card: CardRef| Request { using: vec![CardIdentity::Known(card)], ..request.clone() };
    let plans = campaign.every_plan(Side::Attacker).into_iter().filter(|card| could_be(table, &with(*card)));
    plans_asked(words, table.actor()?.colour, &plans.collect::<Vec<CardRef>>(), "using")
}

/// Asks where a player who uses Warning Signals moves warbands §5.5.3, where nothing is said of it; none stays none.
fn signalled(words: &Words, table: &Table<'_>, battle: &Battle<'_, '_>) -> Option<Ask> {
    let signalled = battle.signalled()?;
    let (card, sites) = (signalled.card, &signalled.sites);
    let values =
        [("colour", nouns::coloured(signalled.user)), ("card", Filled::Text(nouns::quoted(words, card.0.name(words.lang))))];
    let at = notation::link("at", words.lang);
    let placed = |slot: Slot, count: u8| format!("{count} {at} {}", site_name(words, table, slot));
    let stays = sites.iter().find(|(_, count)| *count > Warbands::NONE).map(|(slot, count)| placed(*slot, count.0));
    let example = sites.first().map(|(slot, _)| placed(*slot, 1)).unwrap_or_default();
    Some(Ask {
        said: words.say_filled(id::PROMPT_ASK_MOVING, &values),
        how: words.say_with(id::PROMPT_HOW_MOVING, &[("example", (&example).into())]),
        forms: vec![format!("{} {{}}", notation::link("moving", words.lang)), "{}".to_owned()],
        no: stays,
        ..Ask::default()
    })
}

/// Asks for the Rest powers §4.3.5 that could be used where a turn ends, and whether the Act Phase begins although something can be
/// done in the Wake Phase.
pub(super) fn unused(words: &Words, table: &Table<'_>, request: &Request, ruling: &Ruling) -> Option<Ask> {
    if !request.using.is_empty() {
        return None;
    }
    match &request.action {
        Action::Rest(_) => {
            let cards: Vec<CardRef> = rules::could_use(table, request, ruling).into_iter().map(|(card, _)| card).collect();
            let names: Vec<&str> = cards.iter().map(|CardRef(card)| card.name(words.lang)).collect();
            if names.is_empty() {
                return None;
            }
            let names = names.join(", ");
            let said = words.say_filled(id::PROMPT_ASK_REST_POWERS, &[("colour", nouns::coloured(table.actor()?.colour))]);
            let how = words.say_with(id::PROMPT_HOW_PLANS, &[("plans", (&names).into())]);
            let line = words.say_with(id::PROMPT_REST_UNUSED, &[("cards", (&names).into())]);
            let forms = vec![format!("{} {{}}", notation::link("using", words.lang)), "{}".to_owned()];
            Some(Ask { said, how, forms, line, no: Some(String::new()), ..Ask::default() })
        }
        Action::Act => {
            let left = rules::list(table).into_iter().filter(|it| it.ruling.verdict() == Verdict::Legal && it.asked != *request);
            let left: Vec<String> = left.map(|it| notation::print(&it.asked, words.lang, false)).collect();
            let said = words.say_with(id::PROMPT_ASK_ACT, &[("actions", left.join(" · ").as_str().into())]);
            let how = words.say(id::PROMPT_HOW_YES_OR_NO);
            (!left.is_empty()).then(|| Ask { said, how, yes: Some(String::new()), ..Ask::default() })
        }
        _ => None,
    }
}

/// Returns whether an action is not illegal.
fn could_be(table: &Table<'_>, request: &Request) -> bool {
    rules::may(table, request).verdict() != Verdict::Illegal
}

/// Asks which of some battle plans a player uses; none if there are none.
fn plans_asked(words: &Words, colour: Colour, plans: &[CardRef], link: &str) -> Option<Ask> {
    let names: Vec<&str> = plans.iter().map(|CardRef(card)| card.name(words.lang)).collect();
    if names.is_empty() {
        return None;
    }
    let said = words.say_filled(id::PROMPT_ASK_PLANS, &[("colour", nouns::coloured(colour))]);
    let how = words.say_with(id::PROMPT_HOW_PLANS, &[("plans", names.join(", ").as_str().into())]);
    let forms = vec![format!("{} {{}}", notation::link(link, words.lang)), "{}".to_owned()];
    Some(Ask { said, how, forms, no: Some(String::new()), ..Ask::default() })
}

/// Asks which Citizens join the defense §5.5.2, where some may and nothing is said of them.
fn allies(words: &Words, request: &Request, ruling: &Ruling) -> Option<Ask> {
    let Action::Campaign(fighting) = &request.action else { return None };
    if fighting.declaration.allies.is_some() || fighting.declaration.under_way {
        return None;
    }
    let may_join = ruling.reasons.iter().filter_map(|reason| match reason.matter {
        Matter::AllyMayJoin { ally } => Some(ally.name(words.lang)),
        _ => None,
    });
    let names = may_join.collect::<Vec<&str>>().join(", ");
    if names.is_empty() {
        return None;
    }
    let how = words.say_with(id::PROMPT_HOW_PLANS, &[("plans", names.as_str().into())]);
    let forms = vec![format!("{} {{}}", notation::link("allies", words.lang))];
    let none = notation::pattern("none", words.lang);
    Some(Ask { said: words.say(id::PROMPT_CLAUSE_ALLIES), how, forms, yes: Some(names), no: Some(none), ..Ask::default() })
}

/// Asks where a pawn is banished to that need not be §5.5.7.III.
pub(super) fn banishing(words: &Words) -> Ask {
    let forms = vec![format!("{} {{}}", notation::link("banishing", words.lang))];
    let (said, how) = (words.say(id::PROMPT_ASK_BANISHING), words.say(id::PROMPT_HOW_BANISHING));
    Ask { said, how, forms, no: Some(String::new()), ..Ask::default() }
}

/// Asks for a choice that an action must name.
pub(super) fn choice(words: &Words, table: &Table<'_>, request: &Request, ruling: &Ruling, choice: NeededChoice) -> Ask {
    if choice == NeededChoice::MovingSignalled
        && let Action::Campaign(fighting) = &request.action
        && let Ok(campaign) = Campaign::open(table, &fighting.declaration)
        && let Some(ask) = signalled(words, table, &campaign.battle(&request.using, &fighting.battle))
    {
        return ask;
    }
    if let Some(ask) = for_card(words, table, request, ruling, choice) {
        return ask;
    }
    let pattern = choice.pattern();
    let opening = clause_opening(words, pattern);
    let forms = vec![format!("{opening} {{}}"), "{}".to_owned()];
    let plain = Ask { said: phrase::pattern(words, pattern), forms: forms.clone(), ..Ask::default() };
    let Some(said) = found(&family::PROMPT_CLAUSE.of(&notation::opening(pattern).replace(' ', "-"))) else { return plain };
    let ask = Ask { said: words.say(said), how: how(words, table, request, pattern), ..plain };
    match choice {
        NeededChoice::Sacrifice => {
            let need = ruling.reasons.iter().find_map(|reason| match reason.matter {
                Matter::SacrificeNeeded { need } => Some(need.0),
                _ => None,
            });
            let need = need.unwrap_or_default();
            let how = words.say_with(id::PROMPT_HOW_SACRIFICING, &[("need", usize::from(need).into())]);
            Ask { how, yes: Some(need.to_string()), no: Some("0".to_owned()), ..ask }
        }
        NeededChoice::PlacingAtTargets => {
            let sites = targets(request).unwrap_or_default();
            let at = |slot: Slot| format!("{} {}", notation::link("at", words.lang), site_name(words, table, slot));
            let only = sites.first().filter(|_| sites.len() == 1).map(|slot| format!("{opening} {{}} {}", at(*slot)));
            let none = if only.is_some() { Some("0".to_owned()) } else { sites.first().map(|slot| format!("0 {}", at(*slot))) };
            Ask { forms: only.into_iter().chain(forms).collect(), no: none, ..ask }
        }
        _ => ask,
    }
}

/// Asks for what a card in a Campaign lets its user choose, by the card and its user: a bank, a number, or whether it is used.
fn for_card(words: &Words, table: &Table<'_>, request: &Request, ruling: &Ruling, choice: NeededChoice) -> Option<Ask> {
    let Action::Campaign(_) = &request.action else { return None };
    let (tried, said) = match choice {
        NeededChoice::BankForCard => (Pick::Suit(Suit::Hearth), id::PROMPT_ASK_BANK_FOR),
        NeededChoice::YesOrNo => (Pick::Count(0), id::PROMPT_ASK_USE_FOR),
        NeededChoice::NumberForCard => (Pick::Count(0), id::PROMPT_ASK_NUMBER_FOR),
        _ => return None,
    };
    let left = |ruling: &Ruling| ruling.choices.iter().filter(|other| **other == choice).count();
    let settles = |card: &CardRef| {
        let mut asked = request.clone();
        if let Action::Campaign(fighting) = &mut asked.action {
            fighting.battle.choosing.push((*card, tried));
        }
        planner::may(table, &asked).is_ok_and(|other| left(&other) < left(ruling))
    };
    let named =
        ruling.all_cites().into_iter().filter_map(|cite| if let Cite::Card(id) = cite { card(id).map(CardRef) } else { None });
    let used = request.using.iter().filter_map(CardIdentity::card);
    let CardRef(chosen) = named.chain(used).find(settles)?;
    let by = ruling.reasons.iter().find_map(|reason| match reason.matter {
        Matter::CardBrings { card, colour } | Matter::MayGoWith { card, colour } if card.0.id == chosen.id => Some(colour),
        _ => None,
    });
    let by = by.or_else(|| Some(table.actor()?.colour))?;
    let name = chosen.name(words.lang);
    let values = [("colour", nouns::coloured(by)), ("card", Filled::Text(nouns::quoted(words, name)))];
    let opening = notation::link("choosing", words.lang);
    let forms = vec![format!("{opening} {name} {{}}"), format!("{opening} {{}}"), "{}".to_owned()];
    let ask = Ask { said: words.say_filled(said, &values), forms, ..Ask::default() };
    Some(match choice {
        NeededChoice::BankForCard => {
            let filled = |suit: &&Suit| table.position.banks.as_ref().is_none_or(|banks| banks.in_bank(**suit) > Favor::NONE);
            let banks = Suit::ALL.iter().filter(filled).map(|suit| called(words, *suit)).collect::<Vec<String>>().join(", ");
            Ask { how: words.say_with(id::SETTLE_HOW_CHOICE, &[("choices", (&banks).into())]), ..ask }
        }
        NeededChoice::YesOrNo => {
            Ask { how: words.say(id::PROMPT_HOW_YES_OR_NO), yes: Some("1".to_owned()), no: Some("0".to_owned()), ..ask }
        }
        _ => Ask { how: words.say_with(id::SETTLE_HOW_EXAMPLE, &[("example", "2".into())]), ..ask },
    })
}

/// Returns the sites that a Campaign targets.
fn targets(request: &Request) -> Option<Vec<Slot>> {
    let Action::Campaign(fighting) = &request.action else { return None };
    let Fighting { declaration, .. } = &**fighting;
    let site = |target: &Target| if let Target::Site(slot) = target { Some(*slot) } else { None };
    Some(declaration.targets.iter().filter_map(site).collect())
}

/// Returns the name of a site, or its place where nobody knows it.
fn site_name(words: &Words, table: &Table<'_>, slot: Slot) -> String {
    let site = table.position.site(slot).filter(|site| !site.facedown).and_then(SiteAtSlot::card);
    site.map_or_else(|| nouns::slot(words, slot), |card| card.name(words.lang).to_owned())
}

/// Says what can be chosen.
fn how(words: &Words, table: &Table<'_>, request: &Request, pattern: &'static str) -> String {
    let one_of = |names: Vec<String>| words.say_with(id::SETTLE_HOW_CHOICE, &[("choices", names.join(", ").as_str().into())]);
    let site = |slot: Slot| site_name(words, table, slot);
    let at = notation::link("at", words.lang);
    let example = |text: &str| words.say_with(id::SETTLE_HOW_EXAMPLE, &[("example", text.into())]);
    let covered = |space: &&Space| matches!(table.position.reliquary.on(**space), Some(OnSpace::Covered(_)));
    let counts = parts(pattern).any(|part| part == Part::Words("N"));
    let blank = parts(pattern).find_map(|part| if let Part::Blank(blank) = part { Some(blank) } else { None });
    match (counts, blank) {
        (false, Some(Blank::Space)) => one_of(Space::ALL.iter().filter(covered).map(|space| called(words, *space)).collect()),
        (false, Some(Blank::Suit)) => one_of(Suit::ALL.iter().map(|suit| called(words, *suit)).collect()),
        (false, Some(Blank::Colour)) => {
            let others = table.position.players.iter().map(|player| player.colour).filter(|it| Some(*it) != table.by);
            one_of(others.map(|colour| colour.name(words.lang).to_owned()).collect())
        }
        (false, Some(Blank::Site)) => one_of(table.position.sites.iter().map(|it| site(it.slot)).collect()),
        (true, Some(Blank::Site)) => match targets(request).as_deref() {
            Some([only]) => example(&format!("2 {at} {}", site(*only))),
            Some([first, second, ..]) => example(&format!("1 {at} {}, 2 {at} {}", site(*first), site(*second))),
            Some([]) | None => String::new(),
        },
        (true, None) => example("2"),
        _ => String::new(),
    }
}
