//! What cards do, as data: every card has one model, every word earns its place, and what is said agrees with the facts.

use crate::common::{run, text};
use lawspeaker::cards::{
    CARDS, Card, Effect, Model, Nature, Special, Suit, card,
    effect::{Act, After, Cannot, Deed, Event, Pays, Plan, PlanDoes, Sign, Use},
};
use serde_json::Value;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

fn the(id: &str) -> &'static Card {
    card(id).expect(id)
}

/// Returns a physical card's id: the faces of an edifice are one card; banners and Reliquary spaces are none.
fn physical(card: &Card) -> Option<&'static str> {
    match card.nature {
        Nature::Edifice { other, .. } => Some(card.id.min(other)),
        Nature::Banner { .. } | Nature::Reliquary { .. } => None,
        Nature::Denizen { .. } | Nature::Relic | Nature::Site(_) | Nature::Vision(_) => Some(card.id),
    }
}

fn plans(card: &Card) -> impl Iterator<Item = Plan> {
    card.effects.iter().filter_map(|effect| if let Effect::Plan(plan) = effect { Some(*plan) } else { None })
}

/// Returns the words of an effect: the word itself, and the deed it does.
fn words(effect: &Effect) -> Vec<String> {
    let deed = match effect {
        Effect::Use(Use { does, .. })
        | Effect::After(After { does, .. })
        | Effect::Plan(Plan { does: PlanDoes::Now(does) | PlanDoes::OnVictory(does), .. }) => Some(does),
        _ => None,
    };
    let word = |value: Value| match value {
        Value::String(word) => word,
        Value::Object(object) => object.keys().next().cloned().unwrap_or_default(),
        other => panic!("{other} is no word"),
    };
    let effect = word(serde_json::to_value(effect).expect("data"));
    let deed = deed.map(|deed: &Deed| format!("deed {}", word(serde_json::to_value(deed).expect("data"))));
    std::iter::once(effect).chain(deed).collect()
}

#[test]
fn no_card_is_text_only_and_the_docs_say_so() {
    let all: BTreeSet<&str> = CARDS.iter().filter_map(physical).collect();
    let bare: BTreeSet<&str> =
        CARDS.iter().filter(|card| card.model() == Model::TextOnly).map(|card| physical(card).unwrap_or(card.id)).collect();
    assert_eq!(all.len(), 253);
    assert!(bare.is_empty(), "{bare:?}");
    let readme = fs::read_to_string("docs/questions.md").expect("docs/questions.md");
    let line = format!("Cards that are text only: {} of 253;", bare.len());
    assert!(readme.contains(&line), "docs/questions.md must say: {line}");
}

#[test]
fn every_word_is_needed_by_three_cards() {
    let mut users: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for card in CARDS {
        for word in card.effects.iter().flat_map(words) {
            users.entry(word).or_default().insert(card.id);
        }
    }
    assert!(users.len() > 20, "{users:?}");
    for (word, cards) in users {
        assert!(cards.len() >= 3, "{word} is a word for {cards:?} only");
    }
}

#[test]
fn every_special_belongs_to_a_card() {
    for special in Special::ALL {
        let cards: Vec<&str> = CARDS.iter().filter(|card| card.special == Some(*special)).map(|card| card.id).collect();
        assert!(!cards.is_empty(), "{}", special.word());
        assert!(cards.contains(&special.word()) || cards.len() > 1, "{} is the special of {cards:?}", special.word());
    }
}

/// The dice of all 52 battle plans after the facts: attack dice, defense dice, and when the card is discarded.
#[rustfmt::skip]
const PLANS: [(&str, &str, &str, &str); 52] = [
    ("wrestlers", "", "+1", ""), ("battle-honors", "", "", ""), ("bear-traps", "-1", "", ""), ("longbows", "±1", "", ""),
    ("keep", "", "+2", ""), ("scouts", "", "", ""), ("martial-culture", "", "", ""), ("mercenaries", "±3", "", "defeat"),
    ("rain-boots", "", "", "end"), ("second-wind", "", "", ""), ("disgraced-captain", "+4", "", ""), ("book-burning", "", "", ""),
    ("horse-archers", "±3", "", "end"), ("warning-signals", "", "", "end"), ("fire-talkers", "±3", "", ""), ("rangers", "+2", "", ""),
    ("extra-provisions", "", "+1", ""), ("traveling-doctor", "", "", "defeat"), ("rusting-ray", "", "", ""),
    ("billowing-fog", "", "", ""), ("kindred-warriors", "±1", "", ""), ("cracking-ground", "±1", "", ""), ("cracked-sage", "±4", "", ""),
    ("zealots", "", "", ""), ("slander", "", "", ""), ("code-of-honor", "±2", "", ""), ("outriders", "", "", ""),
    ("field-promotion", "", "", ""), ("shield-wall", "", "+2", ""), ("military-parade", "", "", ""), ("specialist", "", "", ""),
    ("encirclement", "±2", "", ""), ("peace-envoy", "", "", ""), ("relic-hunter", "", "", ""), ("village-constable", "±2", "", ""),
    ("the-great-levy", "±3", "", ""), ("hearts-and-minds", "", "", "people"), ("hospital", "", "", ""), ("wild-mounts", "", "", ""),
    ("lancers", "", "", "end"), ("mountain-giant", "±1", "", ""), ("rival-khan", "±4", "", "end"), ("mounted-patrol", "", "", "end"),
    ("great-crusade", "±1", "", "end"), ("storm-caller", "", "+2", "end"), ("nature-worship", "±1", "", ""), ("war-tortoise", "", "", ""),
    ("walled-garden", "", "+1", ""), ("sticky-fire", "", "", ""), ("cursed-cauldron", "", "", ""), ("obsidian-cage", "", "", ""),
    ("bandit-rampart", "-2", "", ""),
];

#[test]
fn battle_plans_add_and_remove_the_printed_dice() {
    let is_plan = |card: &&Card| card.powers.iter().any(|power| power.is_battle_plan());
    assert_eq!(
        CARDS.iter().filter(is_plan).map(|card| card.id).collect::<BTreeSet<_>>(),
        PLANS.iter().map(|plan| plan.0).collect::<BTreeSet<_>>()
    );
    for (id, attack, defense, discard) in PLANS {
        let (mut said, card) = ([""; 3].map(str::to_owned), the(id));
        assert!(plans(card).next().is_some() || card.special.is_some(), "{id}");
        for plan in plans(card) {
            let (place, dice) = match plan.does {
                PlanDoes::Attack(dice) => (0, dice),
                PlanDoes::Defense(dice) => (1, dice),
                PlanDoes::DiscardAtEnd => {
                    said[2] = "end".to_owned();
                    continue;
                }
                PlanDoes::DiscardIfDefeated => {
                    said[2] = "defeat".to_owned();
                    continue;
                }
                PlanDoes::DiscardUnlessPeoplesFavor => {
                    said[2] = "people".to_owned();
                    continue;
                }
                _ => continue,
            };
            let sign = match dice.sign {
                Sign::Plus => "+",
                Sign::Minus => "-",
                Sign::Either => "±",
            };
            said[place] = format!("{sign}{}", dice.count);
        }
        assert_eq!(said, [attack, defense, discard].map(str::to_owned), "{id}");
    }
}

/// The card is what holds in the Law's own examples of powers.
#[test]
fn law_7_6_names_cards_that_do_what_it_says() {
    let limits = CARDS.iter().filter(|card| card.effects.contains(&Effect::AdviserLimit(2))).map(|card| card.id);
    assert_eq!(limits.collect::<BTreeSet<_>>(), BTreeSet::from(["assassin", "silver-tongue", "insomnia"]), "§7.6.4");
    let deals = |card: &&Card| card.effects.iter().any(|it| matches!(it, Effect::Use(Use { does: Deed::Deal(_), .. })));
    assert!(deals(&the("tinkers-fair")) && deals(&the("the-tribunal")), "§7.6.3");
    let citizens = |card: &&Card| {
        card.effects.iter().any(|effect| {
            matches!(
                effect,
                Effect::Use(Use { does: Deed::BecomeCitizen { .. }, .. })
                    | Effect::Plan(Plan { does: PlanDoes::OnVictory(Deed::BecomeCitizen { .. }), .. })
            )
        })
    };
    let citizens: BTreeSet<&str> = CARDS.iter().filter(citizens).map(|card| card.id).collect();
    let expected =
        BTreeSet::from(["long-lost-heir", "bewitch", "royal-ambitions", "ancient-pact", "ballot-box", "martial-culture"]);
    assert_eq!(citizens, expected, "§7.6.1");
    assert_eq!(the("bandit-crown").special, Some(Special::BanditCrown), "§7.6.5");
}

#[test]
fn homelands_reward_their_own_suit() {
    let mut suits = BTreeSet::new();
    for card in CARDS {
        let Nature::Site(site) = &card.nature else { continue };
        let said: Vec<Suit> = card
            .effects
            .iter()
            .filter_map(|it| if let Effect::After(After { event: Event::Homeland(suit), .. }) = it { Some(*suit) } else { None })
            .collect();
        assert_eq!(said, site.homeland.into_iter().collect::<Vec<_>>(), "{}", card.id);
        suits.extend(said);
    }
    assert_eq!(suits.len(), 6);
}

#[test]
fn vows_forbid_and_only_wrestlers_and_the_envoy_pay_more_than_their_cost() {
    let forbids = |id: &str, act: Act| {
        the(id).effects.iter().any(|effect| matches!(effect, Effect::Cannot(Cannot { act: it, .. }) if *it == act))
    };
    assert!(forbids("vow-of-peace", Act::Campaign) && forbids("council-seat", Act::BeExiled));
    assert!(forbids("vow-of-poverty", Act::GainFavorByTrade) && forbids("gossip", Act::PlayFacedown));
    let pays = CARDS.iter().filter(|card| plans(card).any(|plan| plan.pays != Pays::Nothing)).map(|card| card.id);
    assert_eq!(pays.collect::<BTreeSet<_>>(), BTreeSet::from(["wrestlers", "peace-envoy"]));
}

#[test]
fn law_card_tells_the_model() {
    for (id, model) in
        [("longbows", "effect"), ("bandit-crown", "special"), ("ancient-pact", "special"), ("forest-temple", "special")]
    {
        let output = run(&format!("card {id} --json"));
        let document: Value = serde_json::from_slice(&output.stdout).expect(id);
        assert_eq!(document["model"], model, "{id}");
        assert!(!text(&run(&format!("card {id} --plain")).stdout).contains('⟨'), "{id}");
    }
}
