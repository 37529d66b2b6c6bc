//! Banners: for more than lies on them §5.4.2, the Darkest Secret from another player only under a condition §5.4.1, and
//! what becomes of the old favor and secrets §5.4.4.

use crate::{
    cards::{Special, Suit, named},
    game::{CardAt, Colour, DarkestSecret, Favor, PeoplesFavor, Player, Secrets, Supply},
    law::{
        Cite, Cited,
        DivergenceId::{D14, D15, D16, D18},
        LawRef, Printing, law,
    },
    rules::{
        actions::recover::{CHOOSE_TARGET, PAY_COST, RESOLVE_BANNER},
        base::{Cost, Matter, Missing, NeededChoice, Ruling, Verdict},
        payment::{charge, pay_outside_powers},
        powers::{
            self,
            in_force::{self, InForce},
        },
        request::{Action, Recovered, Request},
        state::{Step, Table, moves},
    },
};

const BANNER_COST: LawRef = law("2.5.1");
const NO_UNPROMPTED_LOSSES: LawRef = law("9.5");

fn cited(cost: Cost) -> Cited<Cost> {
    let cites = vec![CHOOSE_TARGET.into(), PAY_COST.into(), BANNER_COST.into()];
    Cited { value: Cost { supply: Supply(1), ..cost }, cites }
}

/// Recovers the People's Favor: stacks the paid favor on it and moves the old favor to the banks, one by one §5.4.4. The Polish
/// printing turns it to its Mob side (D18).
pub(crate) fn recover_peoples_favor(step: &mut Step<'_, '_>, player: &Player, paying: Favor, starting: Option<Suit>) {
    let (table, ruling) = (step.table, &mut step.ruling);
    charge(table, ruling, player, &cited(Cost { favor: paying, ..Cost::default() }));
    let Some(banner) = table.position.peoples_favor else {
        return ruling.leave_open(Missing::PeoplesFavor, [PAY_COST]);
    };
    check_payment(ruling, banner.favor.0, paying.0, 0);
    let mockery = mockery(table);
    if let Some(mockery) = &mockery {
        ruling.explain(Matter::MobSideUp, [mockery.cite(), RESOLVE_BANNER.into()]);
    } else if banner.mob && !table.follows(D18, Printing::Pl) {
        ruling.explain(Matter::MobFlipped, [RESOLVE_BANNER]);
    }
    if banner.favor > Favor::NONE {
        ruling.explain(Matter::OldFavorToBanks { count: banner.favor }, [RESOLVE_BANNER]);
    }
    // A full circle gives every bank the same, wherever it begins.
    if starting.is_none() && usize::from(banner.favor.0) % Suit::ALL.len() != 0 {
        ruling.choices.push(NeededChoice::StartingBank);
    }
    step.change(|setup| {
        let mob = table.follows(D18, Printing::Pl) || mockery.is_some();
        setup.peoples_favor = Some(PeoplesFavor { favor: paying, holder: Some(player.colour), mob });
        moves::spend_favor(setup, player.colour, paying);
        let first = starting.unwrap_or(Suit::Discord);
        let away = Suit::ALL.iter().copied().cycle().skip_while(|suit| *suit != first);
        away.take(banner.favor.0.into()).for_each(|suit| moves::to_bank(setup, suit, Favor(1)));
    });
}

/// Returns the Hall of Mockery, if it is in force: the People's Favor is recovered with the Mob side up.
fn mockery<'a>(table: &Table<'a>) -> Option<InForce<'a>> {
    in_force::all(table).iter().copied().find(|power| power.card.special == Some(Special::HallOfMockery))
}

/// Returns the secrets that Magician's Code adds to those paid §5.4.2.
fn added(asked: &Request) -> Secrets {
    powers::uses_special(asked, Special::MagiciansCode).map_or(Secrets::NONE, |_| Secrets(2))
}

/// Returns who gains secrets when another player recovers the Darkest Secret: the player with the Vow of Silence.
fn silent(table: &Table<'_>, colour: Colour) -> Option<Colour> {
    let others = table.position.players.iter().filter(|player| player.colour != colour);
    others.filter(|player| moves::has_adviser(player, Special::VowOfSilence)).map(|player| player.colour).next()
}

/// Objects to less than one more than lies on the banner; any larger number will do.
fn check_payment(ruling: &mut Ruling, lies: u8, paying: u8, added: u8) {
    let least = lies.saturating_add(1);
    if paying < least {
        ruling.object(Matter::PaysTooLittle { least, paying }, [PAY_COST, BANNER_COST]);
    } else if paying > least {
        // What a card adds need not be paid.
        ruling.explain(Matter::AnyNumberAbove { least: least.saturating_sub(added) }, [PAY_COST, NO_UNPROMPTED_LOSSES]);
    }
}

/// Recovers the Darkest Secret: stacks the paid secrets on it; one old one goes to the taker, the others to the old holder, or to
/// the shared bank if there was none (D16) §5.4.4.
pub(crate) fn recover_darkest_secret(step: &mut Step<'_, '_>, player: &Player, paying: Secrets, asked: &Request) {
    let (table, ruling, colour) = (step.table, &mut step.ruling, player.colour);
    pay_outside_powers(table, ruling, player, &cited(Cost { secrets: paying, ..Cost::default() }));
    let Some(banner) = table.position.darkest_secret else {
        return ruling.leave_open(Missing::DarkestSecret, [CHOOSE_TARGET]);
    };
    let put = paying.saturating_add(added(asked));
    check_payment(ruling, banner.secrets.0, put.0, added(asked).0);
    let silent = silent(table, colour);
    if let Some(colour) = silent {
        ruling.explain(Matter::OtherGainsSecrets { count: put, colour }, [named::VOW_OF_SILENCE.cite()]);
    }
    match banner.holder {
        Some(holder) if holder == colour => ruling.explain(Matter::OwnBanner, [CHOOSE_TARGET, RESOLVE_BANNER]),
        Some(holder) => check_a_card_differs(table, ruling, holder),
        None if table.follows(D16, Printing::En) => ruling.object(Matter::NobodyHolds, [CHOOSE_TARGET]),
        None => ruling.explain(Matter::FromSharedBank, [Cite::from(CHOOSE_TARGET)]),
    }
    explain_old_secrets(ruling, banner.secrets, banner.holder.filter(|holder| *holder != colour));
    step.change(|setup| {
        setup.darkest_secret = Some(DarkestSecret { secrets: put, holder: Some(colour) });
        moves::burn_secrets(setup, colour, paying);
        let mine = if banner.holder == Some(colour) { banner.secrets } else { banner.secrets.min(Secrets(1)) };
        moves::gain_secrets(setup, colour, mine);
        if let Some(from) = banner.holder {
            moves::gain_secrets(setup, from, banner.secrets.checked_sub(mine).unwrap_or(Secrets::NONE));
        }
        if let Some(silent) = silent {
            moves::gain_secrets(setup, silent, put);
        }
    });
}

/// Explains where the secrets go that lay on the banner, unless the player recovers it from themselves.
fn explain_old_secrets(ruling: &mut Ruling, lay: Secrets, from: Option<Colour>) {
    let own = ruling.reasons.iter().any(|reason| reason.matter == Matter::OwnBanner);
    if own || ruling.verdict() == Verdict::Illegal {
        return;
    }
    let matter = match (lay.checked_sub(Secrets(1)), from) {
        (None, _) => return,
        (Some(Secrets::NONE), _) => Matter::OldSecretTaken,
        (Some(count), Some(colour)) => Matter::OldSecretsBack { count, colour },
        (Some(count), None) => Matter::OldSecretsShared { count },
    };
    ruling.explain(matter, [RESOLVE_BANNER]);
}

/// Objects unless a card at the holder's site matches none of the holder's advisers §5.4.1: for the Darkest Secret alone, the
/// People's Favor has no such condition. Ruins and facedown advisers have no suit. The Polish printing asks that no card there
/// matches any adviser (D14); in the English one a holder without faceup advisers cannot lose it (D15).
fn check_a_card_differs(table: &Table<'_>, ruling: &mut Ruling, holder: Colour) {
    let Some(player) = table.player(holder, ruling, CHOOSE_TARGET) else { return };
    let Some(site) = table.own_site(player, ruling, CHOOSE_TARGET) else { return };
    let matched = |card: &&CardAt| card.suit().is_some_and(|suit| player.advisers_matching(suit) > 0);
    let cards = || site.cards.iter().filter(|card| card.suit().is_some());
    let Some(differing) = cards().find(|card| !matched(card)) else {
        let matter = match cards().next() {
            None => Matter::NoCardsThere { site: site.slot },
            Some(_) => Matter::EveryCardMatches { site: site.slot, colour: holder },
        };
        ruling.object(matter, [CHOOSE_TARGET]);
        return;
    };
    if !player.advisers.iter().any(|adviser| !adviser.facedown) && table.follows(D15, Printing::En) {
        ruling.object(Matter::NoFaceupAdvisers { colour: holder }, [CHOOSE_TARGET]);
    }
    match cards().find(matched) {
        Some(card) if table.follows(D14, Printing::Pl) => {
            ruling.object(Matter::ACardMatches { card: card.identity.clone(), colour: holder }, [CHOOSE_TARGET]);
        }
        Some(_) | None => {
            ruling.explain(Matter::CardDiffers { card: differing.identity.clone(), colour: holder }, [CHOOSE_TARGET]);
        }
    }
}

/// Returns both banners with the least that could be paid.
pub(crate) fn offers(table: &Table<'_>) -> Vec<Request> {
    let favor = table.position.peoples_favor.map(|banner| banner.favor.saturating_add(Favor(1)));
    let secrets = table.position.darkest_secret.map(|banner| banner.secrets.saturating_add(Secrets(1)));
    let favor = favor.map(|paying| Recovered::PeoplesFavor { paying, starting: None });
    let secrets = secrets.map(|paying| Recovered::DarkestSecret { paying });
    favor.into_iter().chain(secrets).map(|recovered| Action::Recover(recovered).into()).collect()
}
