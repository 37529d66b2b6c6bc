//! Where nothing is left that could bring a goal nearer: too little Supply, and no card on the table that could do it for less.
//!
//! A Campaign always costs 2 Supply §5.5.1 unless a card lets it be fought for none, a Recover 1 §5.4. Cards are looked at once,
//! before the search: every card that can ever be used in the turn is known then, or else it is never guessed. Only a relic
//! of another player is of no use until it has been taken. Effects are weighed by matches without a rest where that can be, so that a new
//! word of the vocabulary does not compile before somebody has said what it can do.

use crate::{
    cards::{
        Card, Effect, PowerKind, Special,
        effect::{CannotWhen, Deed, Event, Good, Journey, KillAt, MusterWhen, Plan, PlanDoes, PlanWhen},
    },
    game::{CardAt, CardRef, Colour, Oath, OnSpace, Phase, Pile, Position, Role, SiteAtSlot},
    rules::{Aim, Goal, Goods},
};

/// What a Campaign costs §5.5.1.
pub(super) const CAMPAIGN: u8 = 2;
/// What a Recover costs §5.4.
const RECOVER: u8 = 1;

/// What a goal looks at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Looks {
    /// Only who rules which sites.
    Rulers,
    /// Who holds relics and banners, who has warbands on the board, or several things.
    More,
}

/// Which targets could help in a fight for sites.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Targets {
    /// Only sites.
    Sites,
    /// Others too, by the power of a card.
    Any,
}

/// What could still bring a goal nearer.
pub(super) struct Reach {
    looks: Looks,
    /// The least Supply that the goal takes without the power of a card; nothing where it may take none.
    need: Option<u8>,
    /// Whether a card that could do it for less lies anywhere but among the relics of others.
    has_card: bool,
    /// The relics of others that could do it for less.
    relics: Vec<CardRef>,
    /// Whether a battle plan could bring more than goods: Supply for another Campaign. That takes a first one.
    has_plan: bool,
    /// Whether fewer warbands can be better.
    few: bool,
    targets: Targets,
}

impl Reach {
    /// Returns what could bring a goal nearer on a table, with dice or without.
    pub(super) fn new(position: &Position, me: Colour, goal: &Goal, dice: bool) -> Self {
        let rulers = |aim: &Aim| match aim {
            Aim::Rule(_) | Aim::Most(Goods::Sites) => true,
            Aim::Title | Aim::Usurper => position.oath == Some(Oath::Supremacy),
            Aim::Win | Aim::Hold(_) | Aim::Kill(_) | Aim::Most(_) => false,
        };
        let looks = if goal.0.iter().all(rulers) { Looks::Rulers } else { Looks::More };
        let could = |card: CardRef| could_do_it(card.0, looks);
        let others = position.players.iter().filter(|player| player.colour != me).flat_map(|player| &player.relics);
        let relics: Vec<CardRef> = others.filter_map(|relic| relic.identity.card()).filter(|card| could(*card)).collect();
        let has_card = elsewhere(position, me).into_iter().any(could);
        let others = position.players.iter().flat_map(|player| &player.relics).filter_map(|relic| relic.identity.card());
        let has_plan = elsewhere(position, me).into_iter().chain(others).any(|card| is_plan_for_more(card.0, looks));
        let need = goal.0.iter().map(|aim| needs(position, *aim)).min().flatten();
        // Without dice no Supply is enough for a Campaign.
        let need = if dice { need } else { need.map(|need| if need == CAMPAIGN { u8::MAX } else { need }) };
        let helps = |card: &CardRef| card.0.effects.iter().any(helps_by_targets) || is_special_plan(card.0);
        let targets = if within_reach(position, me).iter().any(helps) { Targets::Any } else { Targets::Sites };
        Self { looks, need, has_card, relics, has_plan, few: fewer_may_be_better(position, me), targets }
    }

    /// Returns whether fewer warbands can be better.
    pub(super) const fn fewer_may_be_better(&self) -> bool {
        self.few
    }

    /// Returns whether in the last fight of a turn nothing but sites needs to be targeted.
    pub(super) fn takes_sites_only(&self) -> bool {
        self.looks == Looks::Rulers && self.targets == Targets::Sites
    }

    /// Returns whether only who rules which sites is looked at.
    pub(super) fn looks_at_rulers_only(&self) -> bool {
        self.looks == Looks::Rulers
    }

    /// Returns whether nothing that the player can still do changes what the goal looks at.
    pub(super) fn is_out(&self, position: &Position, me: Colour) -> bool {
        let supply = position.player(me).and_then(|own| own.supply);
        supply.is_some_and(|supply| self.is_out_with(position, me, supply.0))
    }

    /// Returns the same with so much Supply left.
    pub(super) fn is_out_with(&self, position: &Position, me: Colour, supply: u8) -> bool {
        self.need.is_some_and(|need| supply < need) && self.is_plain(position, me)
    }

    /// Returns whether only the six major actions can bring the goal nearer: no card that the player has or could play does.
    pub(super) fn is_plain(&self, position: &Position, me: Colour) -> bool {
        let Some(own) = position.player(me).filter(|own| own.role == Some(Role::Exile)) else { return false };
        let hidden = |card: &CardAt| card.facedown && card.card().is_some();
        position.phase == Phase::Act
            && !self.has_card
            && own.drawn.is_empty()
            && !own.advisers.iter().any(hidden)
            && position.this_turn.follows.is_empty()
            && position.campaign.is_none()
            && !own.relics.iter().filter_map(|relic| relic.identity.card()).any(|card| self.relics.contains(&card))
    }

    /// Returns whether a Campaign that is lost and kills none of the defenders leaves the player no better off than one that was
    /// never fought: nothing on the table pays for the fight itself.
    pub(super) fn is_loss_in_vain(&self, position: &Position, me: Colour) -> bool {
        let pays = |card: &CardRef| card.0.effects.iter().any(pays_for_fights);
        self.looks == Looks::Rulers
            && !self.has_plan
            && !self.few
            && self.is_plain(position, me)
            && !within_reach(position, me).iter().any(pays)
    }

    /// Returns whether a battle plan does nothing for the goal but through the roll, if it does nothing to the roll either.
    pub(super) fn is_for_goods(&self, card: CardRef) -> bool {
        let goods = |effect: &Effect| match effect {
            Effect::Plan(Plan { does: PlanDoes::Now(does) | PlanDoes::OnVictory(does), .. }) => !deed(*does, self.looks),
            _ => false,
        };
        card.0.special.is_none() && !card.0.effects.is_empty() && card.0.effects.iter().all(goods)
    }

    /// Returns whether nothing changes what the goal looks at after a Campaign that leaves so much Supply.
    pub(super) fn is_out_after(&self, position: &Position, me: Colour, supply: u8) -> bool {
        !self.has_plan && self.is_out_with(position, me, supply)
    }

    /// Returns whether taking a relic could bring the goal nearer by its power.
    pub(super) fn wants_relic(&self, relic: CardRef) -> bool {
        self.relics.contains(&relic)
    }
}

/// Returns every known card of a table but for the relics of others.
fn elsewhere(position: &Position, me: Colour) -> Vec<CardRef> {
    let sites = position.sites.iter().flat_map(|site| site.cards.iter().chain(&site.relics));
    let own = position.players.iter().filter(|player| player.colour == me).flat_map(|player| &player.relics);
    let hands = position.players.iter().flat_map(|player| player.advisers.iter().chain(&player.drawn));
    let piles = position.discards.piles.iter().chain([&position.decks.world, &position.decks.relics]).flatten();
    let piled = piles.flat_map(|pile| match pile {
        Pile::Count(_) => &[][..],
        Pile::Cards(cards) => cards,
    });
    let reliquary = position.reliquary.spaces.iter().flatten().filter_map(|space| match space {
        OnSpace::Covered(relic) => *relic,
        OnSpace::Taken => None,
    });
    let grounds = position.sites.iter().filter_map(SiteAtSlot::card).map(CardRef);
    let cards = sites.chain(own).chain(hands).chain(piled).filter_map(|card| card.identity.card());
    cards.chain(reliquary).chain(grounds).collect()
}

/// Returns every known card that a player can use in the turn, or could take: not the advisers of others, where no card moves them.
pub(super) fn within_reach(position: &Position, me: Colour) -> Vec<CardRef> {
    let others = || position.players.iter().filter(|player| player.colour != me);
    let all = elsewhere(position, me);
    let moving = all.iter().any(|card| card.0.effects.iter().any(moves_cards));
    let theirs: Vec<CardRef> = if moving {
        Vec::new()
    } else {
        others().flat_map(|player| &player.advisers).filter_map(|card| card.identity.card()).collect()
    };
    let relics = others().flat_map(|player| &player.relics).filter_map(|card| card.identity.card());
    all.into_iter().filter(|card| !theirs.contains(card)).chain(relics).collect()
}

/// Returns whether an effect brings something for a fight, however it ends: what empties a bank too, where a card looks at it.
fn pays_for_fights(effect: &Effect) -> bool {
    match effect {
        Effect::Muster(muster) => muster.when == MusterWhen::PoorestBank,
        Effect::After(after) => matches!(after.event, Event::CampaignDeclared | Event::CampaignOver),
        Effect::Use(used) => matches!(used.does, Deed::TakeHere(_)),
        _ => false,
    }
}

/// Returns whether an effect makes a fight easier by targets that are no sites.
fn helps_by_targets(effect: &Effect) -> bool {
    match effect {
        Effect::Pool(pool) => pool.attack > 0,
        Effect::Plan(plan) => plan.when == PlanWhen::PawnTargeted,
        _ => false,
    }
}

fn is_special_plan(card: &Card) -> bool {
    card.special.is_some() && card.powers.iter().any(|kind| kind.is_battle_plan())
}

/// Returns the least Supply that an aim takes without the power of a card; nothing where it may take none.
fn needs(position: &Position, aim: Aim) -> Option<u8> {
    match aim {
        Aim::Rule(_) | Aim::Kill(_) | Aim::Most(Goods::Sites) => Some(CAMPAIGN),
        Aim::Title | Aim::Usurper if position.oath == Some(Oath::Supremacy) => Some(CAMPAIGN),
        Aim::Title | Aim::Usurper | Aim::Hold(_) | Aim::Win | Aim::Most(Goods::Relics) => Some(RECOVER),
        Aim::Most(Goods::Favor | Goods::Secrets | Goods::Warbands) => None,
    }
}

/// Returns whether a card could do more than bring favor, secrets or warbands to the board, or move pawns and cards.
fn could_do_it(card: &'static Card, looks: Looks) -> bool {
    let does = |effect: &Effect| match effect {
        // A journey that kills at its destination may empty a site.
        Effect::Travel(travel) => travel.loses.is_some(),
        Effect::After(after) => deed(after.does, looks),
        Effect::Use(used) => deed(used.does, looks),
        Effect::Wins => looks == Looks::More,
        Effect::Search(_)
        | Effect::Play(_)
        | Effect::Muster(_)
        | Effect::Trade(_)
        | Effect::AdviserLimit(_)
        | Effect::Cannot(_)
        | Effect::Toll(_)
        | Effect::Pool(_)
        | Effect::Plan(_) => false,
    };
    card.effects.iter().any(does)
        || card.special.is_some_and(|special| !is_harmless(special, looks))
        || card.effects.is_empty() && card.special.is_none() && !card.powers.is_empty()
}

/// Returns whether a card is a battle plan that could bring more than goods.
fn is_plan_for_more(card: &'static Card, looks: Looks) -> bool {
    let does = |effect: &Effect| match effect {
        Effect::Plan(Plan { does: PlanDoes::Now(does) | PlanDoes::OnVictory(does), .. }) => deed(*does, looks),
        _ => false,
    };
    card.effects.iter().any(does) || card.special == Some(Special::SecondWind)
}

/// Returns whether a deed can change who rules sites, bring Supply, a Campaign or another role; or more than that.
fn deed(does: Deed, looks: Looks) -> bool {
    let more = looks == Looks::More;
    match does {
        Deed::Gain(gain) => match gain.what {
            Good::Supply => true,
            Good::RelicHere => more,
            Good::Favor | Good::Secrets | Good::Warbands => false,
        },
        Deed::Kill(kill) => match kill.at {
            KillAt::OneSiteInRegion | KillAt::Region => true,
            KillAt::OneBoard | KillAt::OneBoardWithAdviser(..) => more,
        },
        Deed::BecomeCitizen { .. } | Deed::Campaign(_) => true,
        // What others must agree to is never gone through.
        Deed::Take(_) | Deed::TakeHere(_) | Deed::Look(_) | Deed::Shift(_) | Deed::Deal(_) => false,
        // Cards that come to lie elsewhere do nothing new here: each of them is looked at wherever it lies.
        Deed::DrawRelic(_) | Deed::BottomRelic(_) | Deed::Discard(_) | Deed::Banner(_) | Deed::Swap(_) | Deed::Move(_) => more,
    }
}

/// Returns whether a special brings goods, moves pawns or cards, or changes what a Search, Muster or Trade brings.
pub(super) fn is_goods_special(special: Special) -> bool {
    is_harmless(special, Looks::More)
}

/// Returns whether a special neither kills, moves nor places warbands at sites, nor brings Supply, a Campaign or another role.
fn is_harmless(special: Special, looks: Looks) -> bool {
    let goods = matches!(
        special,
        Special::ActingTroupe
            | Special::ARoundOfAle
            | Special::BookOfRecords
            | Special::Bracken
            | Special::BrassHorse
            | Special::Convoys
            | Special::CrackedHorn
            | Special::EndActPhase
            | Special::ForestTemple
            | Special::GamblingHall
            | Special::InitiationRite
            | Special::Marriage
            | Special::MasterOfDisguise
            | Special::MountainGiant
            | Special::NarrowPass
            | Special::Pressgangs
            | Special::ShroudedWood
            | Special::Whistle
            | Special::WitchsBargain
    );
    let things = matches!(
        special,
        Special::AncientBinding
            | Special::BloodPact
            | Special::BookBurning
            | Special::GiantPython
            | Special::HallOfMockery
            | Special::Jinx
            | Special::MagiciansCode
            | Special::ObsidianCage
            | Special::PlagueEngines
            | Special::RelicHunter
            | Special::RelicThief
            | Special::SkeletonKey
            | Special::Slander
            | Special::StickyFire
            | Special::WildMounts
    );
    goods || things && looks == Looks::Rulers
}

/// Returns whether fewer warbands on the board can be better: where a card on the table asks for few. All warbands are gathered in
/// the search, and no more than one is placed at a site. An attacker's plan among the advisers of others is of no use to the
/// player unless cards can change hands.
pub(super) fn fewer_may_be_better(position: &Position, me: Colour) -> bool {
    let of = |it: &'static Card, wanted: fn(&Effect) -> bool| it.effects.iter().any(wanted);
    let known = |cards: &[CardAt]| cards.iter().filter_map(CardAt::card).collect::<Vec<&'static Card>>();
    let at_sites: Vec<&'static Card> = position.sites.iter().flat_map(|site| known(&site.cards)).collect();
    let held = |own: bool| {
        let players = position.players.iter().filter(move |player| (player.colour == me) == own);
        players.flat_map(|player| [&player.advisers, &player.relics, &player.drawn]).flat_map(|cards| known(cards))
    };
    let moving = at_sites.iter().copied().chain(held(true)).chain(held(false)).any(|card| of(card, moves_cards));
    let theirs = |card: &&'static Card| moving || !card.powers.contains(&PowerKind::BattlePlanAttacker);
    at_sites.iter().copied().chain(held(true)).chain(held(false).filter(theirs)).any(|card| of(card, wants_few))
}

fn moves_cards(effect: &Effect) -> bool {
    matches!(effect, Effect::Use(used) if matches!(used.does, Deed::Swap(_) | Deed::Move(_)))
}

fn wants_few(effect: &Effect) -> bool {
    match effect {
        Effect::Travel(travel) => matches!(travel.when, Journey::WithAtMost(_)),
        Effect::Plan(plan) => plan.when == PlanWhen::Outnumbered,
        Effect::Cannot(cannot) => cannot.when == CannotWhen::AtOwnSiteWithWarbands,
        _ => false,
    }
}
