//! How pieces move on a described table: what is written down changes with them, what is unknown stays unknown, and
//! no more is taken than there is §9.3.

use crate::{
    cards::{Special, Suit, named},
    game::{
        CardAt, CardIdentity, CardRef, Colour, Favor, MOST_SUPPLY, Pile, Player, Region, Ruler, Secrets, Setup, SiteAtSlot, Slot,
        Supply, Warbands,
    },
};

/// The last space of the Visions Drawn track: there are five Visions.
const LAST_VISION_SPACE: u8 = 5;

/// Returns a player.
pub(crate) fn player(setup: &mut Setup, colour: Colour) -> Option<&mut Player> {
    setup.players.iter_mut().find(|player| player.colour == colour)
}

/// Returns the site in a slot.
pub(crate) fn site(setup: &mut Setup, slot: Slot) -> Option<&mut SiteAtSlot> {
    setup.sites.iter_mut().find(|site| site.slot == slot)
}

/// Returns a card wherever it lies faceup.
pub(crate) fn lying(setup: &mut Setup, card: CardRef) -> Option<&mut CardAt> {
    let at_sites = setup.sites.iter_mut().flat_map(|site| &mut site.cards);
    let with_players = setup.players.iter_mut().flat_map(|it| it.advisers.iter_mut().chain(&mut it.relics));
    at_sites.chain(with_players).find(|it| !it.facedown && it.identity == CardIdentity::Known(card))
}

/// Returns the favor that a player can pay with, as far as it is described: with the Vow of Kinship also that of the Nomad bank.
pub(crate) fn purse(setup: &Setup, player: &Player) -> Favor {
    let bank = setup.banks.filter(|_| vow_of_kinship(player).is_some()).map_or(Favor::NONE, |banks| banks.in_bank(Suit::Nomad));
    player.favor.saturating_add(bank)
}

/// Spends Supply §4.2.
pub(crate) fn spend_supply(setup: &mut Setup, colour: Colour, supply: Supply) {
    if let Some(player) = player(setup, colour) {
        player.supply = player.supply.map(|have| have.checked_sub(supply).unwrap_or(Supply::NONE));
    }
}

/// Moves favor from a board to the shared bank §10/burn.
pub(crate) fn burn_favor(setup: &mut Setup, colour: Colour, favor: Favor) {
    let burned = spend_favor(setup, colour, favor);
    burn(setup, burned);
}

/// Takes favor off a board, as much as there is, and returns it.
pub(crate) fn spend_favor(setup: &mut Setup, colour: Colour, favor: Favor) -> Favor {
    let Some(player) = player(setup, colour) else { return Favor::NONE };
    let spent = player.favor.min(favor);
    player.favor = player.favor.checked_sub(spent).unwrap_or(Favor::NONE);
    spent
}

/// Burns favor that has left its place §10/burn: to the shared bank, or to the player with the Vow of Renewal.
pub(crate) fn burn(setup: &mut Setup, favor: Favor) {
    let renewed = |player: &&mut Player| has_adviser(player, Special::VowOfRenewal);
    match setup.players.iter_mut().find(renewed) {
        Some(player) => {
            let colour = player.colour;
            put_favor(setup, colour, favor);
        }
        None => to_shared_bank(setup, favor),
    }
}

/// Returns whether a player has a faceup adviser with a special.
pub(crate) fn has_adviser(player: &Player, special: Special) -> bool {
    player.advisers.iter().any(|it| !it.facedown && it.card().is_some_and(|card| card.special == Some(special)))
}

/// Returns the vow of a player who pays out of the Nomad bank, if they took it.
pub(crate) fn vow_of_kinship(player: &Player) -> Option<CardRef> {
    let vow = |it: &&CardAt| !it.facedown && it.card().is_some_and(|card| card.special == Some(Special::VowOfKinship));
    player.advisers.iter().find(vow).and_then(CardAt::card).map(CardRef)
}

/// Gives favor to a ruler: to the Chancellor for the Empire; burned for bandits.
pub(crate) fn pay_ruler(setup: &mut Setup, from: Colour, ruler: Ruler, favor: Favor) {
    match ruler {
        Ruler::Empire => give_favor(setup, from, Colour::Purple, favor),
        Ruler::Player(colour) => give_favor(setup, from, colour, favor),
        Ruler::Bandits | Ruler::Unruled => burn_favor(setup, from, favor),
    }
}

/// Takes warbands off a board, into the bank of their colour §10/sacrifice.
pub(crate) fn sacrifice(setup: &mut Setup, colour: Colour, warbands: Warbands) -> Warbands {
    let Some(player) = player(setup, colour) else { return Warbands::NONE };
    let gone = player.warbands.min(warbands);
    player.warbands = player.warbands.checked_sub(gone).unwrap_or(Warbands::NONE);
    if let Some(kind) = player.warband_colour() {
        to_personal_bank(setup, kind, gone);
    }
    gone
}

/// Gains Supply, up to the end of the track §1.10.
pub(crate) fn gain_supply(setup: &mut Setup, colour: Colour, supply: Supply) {
    if let Some(player) = player(setup, colour) {
        player.supply = player.supply.map(|have| have.saturating_add(supply).min(MOST_SUPPLY));
    }
}

/// Takes secrets off a board §10/burn. The shared bank is without limit §9.3 and not counted.
pub(crate) fn burn_secrets(setup: &mut Setup, colour: Colour, secrets: Secrets) {
    if let Some(player) = player(setup, colour) {
        spend_secrets(player, secrets);
    }
}

/// Puts favor in the shared bank §2.1.7.
pub(crate) fn to_shared_bank(setup: &mut Setup, favor: Favor) {
    if let Some(shared) = setup.banks.as_mut().and_then(|banks| banks.shared.as_mut()) {
        *shared = shared.saturating_add(favor);
    }
}

/// Takes favor from the shared bank §2.1.7, as much as there is §9.3.
pub(crate) fn from_shared_bank(setup: &mut Setup, favor: Favor) -> Favor {
    let taken = setup.shared_favor().map_or(favor, |shared| shared.min(favor));
    if let Some(shared) = setup.banks.as_mut().and_then(|banks| banks.shared.as_mut()) {
        *shared = shared.checked_sub(taken).unwrap_or(Favor::NONE);
    }
    taken
}

/// Puts favor in the bank of a suit.
pub(crate) fn to_bank(setup: &mut Setup, suit: Suit, favor: Favor) {
    if let Some(banks) = setup.banks.as_mut() {
        let bank = &mut banks.favor[suit as usize];
        *bank = bank.saturating_add(favor);
    }
}

/// Takes favor from the bank of a suit, as much as there is §9.3.
pub(crate) fn from_bank(setup: &mut Setup, suit: Suit, favor: Favor) -> Favor {
    let Some(banks) = setup.banks.as_mut() else { return Favor::NONE };
    let bank = &mut banks.favor[suit as usize];
    let taken = favor.min(*bank);
    *bank = bank.checked_sub(taken).unwrap_or(Favor::NONE);
    taken
}

/// Gains favor from the bank of a suit §10/gain.
pub(crate) fn gain_favor(setup: &mut Setup, colour: Colour, suit: Suit, favor: Favor) {
    let gained = from_bank(setup, suit, favor);
    put_favor(setup, colour, gained);
}

/// Gains favor from the bank of a suit by a Trade, onto the board: a vow among the advisers that counted is kept afterwards.
pub(crate) fn gain_by_trade(setup: &mut Setup, colour: Colour, suit: Suit, favor: Favor) {
    let gained = from_bank(setup, suit, favor);
    if let Some(player) = player(setup, colour) {
        player.favor = player.favor.saturating_add(gained);
    }
}

/// Puts favor that a player gets on their board; under the Vow of Kinship into the Nomad bank at once, where nothing that comes
/// after can take it off the board.
fn put_favor(setup: &mut Setup, colour: Colour, favor: Favor) {
    let sworn = |player: &Player| vow_of_kinship(player).is_some();
    if setup.banks.is_some() && setup.player(colour).is_some_and(sworn) {
        to_bank(setup, Suit::Nomad, favor);
    } else if let Some(player) = player(setup, colour) {
        player.favor = player.favor.saturating_add(favor);
    }
}

/// Moves favor that a player under the Vow of Kinship pays from the Nomad bank to their board: what the board lacks.
pub(crate) fn draw_on_vow(setup: &mut Setup, colour: Colour, favor: Favor) {
    let sworn = |player: &Player| vow_of_kinship(player).is_some();
    if setup.player(colour).is_some_and(sworn) {
        draw_from_nomads(setup, colour, favor);
    }
}

/// Moves favor that a player pays from the Nomad bank to their board: what the board lacks.
pub(crate) fn draw_from_nomads(setup: &mut Setup, colour: Colour, favor: Favor) {
    let Some(have) = setup.player(colour).map(|player| player.favor) else { return };
    let drawn = from_bank(setup, Suit::Nomad, favor.checked_sub(have).unwrap_or(Favor::NONE));
    if let Some(player) = player(setup, colour) {
        player.favor = player.favor.saturating_add(drawn);
    }
}

/// Moves the favor that a player under the Vow of Kinship has beyond what they had to the Nomad bank.
pub(crate) fn keep_vow(setup: &mut Setup, colour: Colour, had: Favor) {
    let described = setup.banks.is_some();
    if let Some(player) = player(setup, colour).filter(|_| described) {
        let gained = player.favor.checked_sub(had).unwrap_or(Favor::NONE);
        player.favor = player.favor.min(had);
        to_bank(setup, Suit::Nomad, gained);
    }
}

/// Puts warbands of a colour back in its personal bank §10/kill. A bank that is not written down follows from the rest of the table.
pub(crate) fn to_personal_bank(setup: &mut Setup, colour: Colour, warbands: Warbands) {
    if let Some(bank) = player(setup, colour).and_then(|player| player.bank.as_mut()) {
        *bank = bank.saturating_add(warbands);
    }
}

/// Takes warbands of a colour from its personal bank, as many as there are §9.3.
pub(crate) fn from_personal_bank(setup: &mut Setup, colour: Colour, warbands: Warbands) -> Warbands {
    let taken = setup.bank(colour).map_or(warbands, |left| left.min(warbands));
    if let Some(bank) = player(setup, colour).and_then(|player| player.bank.as_mut()) {
        *bank = bank.checked_sub(taken).unwrap_or(Warbands::NONE);
    }
    taken
}

/// Gains warbands on a board §10/gain: purple for the Empire §5.2.2.
pub(crate) fn gain_warbands(setup: &mut Setup, colour: Colour, warbands: Warbands) {
    let Some(kind) = setup.player(colour).and_then(Player::warband_colour) else { return };
    let gained = from_personal_bank(setup, kind, warbands);
    if let Some(player) = player(setup, colour) {
        player.warbands = player.warbands.saturating_add(gained);
    }
}

/// Moves a discarded Vision to the hand of the player with a warband on it by the False Prophet, and kills the warband; returns
/// whether there is one.
pub(crate) fn divert_to_prophet(setup: &mut Setup, holder: Colour, vision: CardRef) -> bool {
    let Some(prophet) = player(setup, holder).and_then(|player| player.prophet.take()) else { return false };
    to_personal_bank(setup, prophet, Warbands(1));
    if let Some(player) = player(setup, prophet) {
        player.drawn.push(CardAt::known(vision.0));
    }
    // In another player's turn a Vision in hand can come from nowhere else.
    if setup.turn == Some(prophet) {
        setup.this_turn.searching.push(CardRef(named::FALSE_PROPHET));
    }
    true
}

/// Moves the Visions Drawn marker on §5.1.2.
pub(crate) fn advance_visions(setup: &mut Setup) {
    setup.visions_drawn = setup.visions_drawn.map(|drawn| LAST_VISION_SPACE.min(drawn.saturating_add(1)));
}

/// Draws relics from the relic deck, facedown, as many as there are §9.3.
pub(crate) fn draw_relics(setup: &mut Setup, count: u8) -> Vec<CardAt> {
    let mut drawn = draw(&mut setup.decks.relics, count);
    for relic in &mut drawn {
        relic.facedown = true;
    }
    drawn
}

/// Turns a site faceup and resolves its prompt §2.8.2, §5.6.2.
pub(crate) fn reveal_site(setup: &mut Setup, slot: Slot) {
    let Some(revealed) = site(setup, slot).filter(|site| site.facedown) else { return };
    revealed.facedown = false;
    let Some(prompt) = revealed.facts().map(|facts| facts.reveal) else { return };
    revealed.secrets = revealed.secrets.saturating_add(Secrets(prompt.secrets));
    let favor = from_shared_bank(setup, Favor(prompt.favor));
    let relics = draw_relics(setup, prompt.relics);
    if let Some(revealed) = site(setup, slot) {
        revealed.favor = revealed.favor.saturating_add(favor);
        revealed.relics.extend(relics);
    }
}

/// Puts a relic under the relic deck, as the deck is described; warbands on it go back to their boards (publisher).
pub(crate) fn under_relic_deck(setup: &mut Setup, relic: CardAt) {
    for (colour, count) in relic.warbands {
        return_to_board(setup, colour, count);
    }
    let named_deck = matches!(setup.decks.relics, Some(Pile::Cards(_)));
    setup.decks.scepter |= !named_deck && relic.identity == CardIdentity::Known(CardRef(named::THE_GRAND_SCEPTER));
    into_pile(&mut setup.decks.relics, CardAt { identity: relic.identity, ..CardAt::default() }, true);
}

/// Puts warbands that leave a relic on the board of their colour. If that board is a Citizen's now, purple ones replace them
/// (publisher), as many as there are §9.3.
pub(crate) fn return_to_board(setup: &mut Setup, colour: Colour, count: Warbands) {
    let kind = setup.player(colour).and_then(Player::warband_colour).unwrap_or(colour);
    match player(setup, colour) {
        Some(player) if kind == colour => player.warbands = player.warbands.saturating_add(count),
        Some(_) | None => {
            to_personal_bank(setup, colour, count);
            gain_warbands(setup, colour, count);
        }
    }
}

/// Draws cards from the top of a pile, as many as there are §9.3; cards that are not described are unknown.
pub(crate) fn draw(pile: &mut Option<Pile>, count: u8) -> Vec<CardAt> {
    let unknown = |count: u8| vec![CardAt { facedown: true, ..CardAt::default() }; count.into()];
    match pile {
        None => unknown(count),
        Some(Pile::Count(left)) => {
            let drawn = count.min(*left);
            *left -= drawn;
            unknown(drawn)
        }
        Some(Pile::Cards(cards)) => {
            let drawn = usize::from(count).min(cards.len());
            cards.drain(..drawn).collect()
        }
    }
}

/// Puts a card on top of the discard pile of a region, as the pile is described.
pub(crate) fn onto_pile(setup: &mut Setup, region: Region, card: CardAt) {
    into_pile(&mut setup.discards.piles[region as usize], card, false);
}

/// Puts a card on top of a pile or under it, as the pile is described.
pub(crate) fn into_pile(pile: &mut Option<Pile>, card: CardAt, bottom: bool) {
    match pile {
        None => {}
        Some(Pile::Count(count)) => *count = count.saturating_add(1),
        Some(Pile::Cards(cards)) if bottom => cards.push(card),
        Some(Pile::Cards(cards)) => cards.insert(0, card),
    }
}

/// Takes secrets off a board: those that lie faceup first. Others pay only where the law in force lets them (D34).
pub(crate) fn spend_secrets(player: &mut Player, secrets: Secrets) {
    let faceup = player.secrets.min(secrets);
    player.secrets = player.secrets.checked_sub(faceup).unwrap_or(Secrets::NONE);
    let rest = secrets.checked_sub(faceup).unwrap_or(Secrets::NONE);
    player.secrets_facedown = player.secrets_facedown.checked_sub(rest).unwrap_or(Secrets::NONE);
}

/// Gains secrets on a board §10/gain; they are not limited §9.3.
pub(crate) fn gain_secrets(setup: &mut Setup, colour: Colour, secrets: Secrets) {
    if let Some(player) = player(setup, colour) {
        player.secrets = player.secrets.saturating_add(secrets);
    }
}

/// Puts a relic beside a board, faceup §5.4.3; the Grand Scepter rests for the turn in which it was taken.
pub(crate) fn hold_relic(setup: &mut Setup, colour: Colour, relic: CardAt) {
    if let Some(card) = relic.card().filter(|card| *card == named::THE_GRAND_SCEPTER) {
        setup.this_turn.took.push(CardRef(card));
        setup.decks.scepter = false;
    }
    if let Some(player) = player(setup, colour) {
        player.relics.push(relic);
    }
}

/// Moves a relic from one player to another; returns whether it was there.
pub(crate) fn hand_relic(setup: &mut Setup, relic: CardRef, from: Colour, to: Colour) -> bool {
    let taken = player(setup, from).and_then(|player| {
        let at = player.relics.iter().position(|it| it.identity == CardIdentity::Known(relic))?;
        Some(player.relics.remove(at))
    });
    let (Some(taken), Some(player)) = (taken, player(setup, to)) else { return false };
    player.relics.push(taken);
    true
}

/// Turns secrets on a board facedown, as many as there are.
pub(crate) fn flip_secrets(setup: &mut Setup, colour: Colour, secrets: Secrets) {
    if let Some(player) = player(setup, colour) {
        let flipped = player.secrets.min(secrets);
        player.secrets = player.secrets.checked_sub(flipped).unwrap_or(Secrets::NONE);
        player.secrets_facedown = player.secrets_facedown.saturating_add(flipped);
    }
}

/// Gives favor from one board to another §10/give.
pub(crate) fn give_favor(setup: &mut Setup, from: Colour, to: Colour, favor: Favor) {
    let given = spend_favor(setup, from, favor);
    put_favor(setup, to, given);
}

/// Gives secrets from one board to another §10/give, as they lie: those that lie faceup first.
pub(crate) fn give_secrets(setup: &mut Setup, from: Colour, to: Colour, secrets: Secrets) {
    let Some(giver) = player(setup, from) else { return };
    let faceup = giver.secrets.min(secrets);
    let facedown = giver.secrets_facedown.min(secrets.checked_sub(faceup).unwrap_or(Secrets::NONE));
    spend_secrets(giver, faceup.saturating_add(facedown));
    if let Some(taker) = player(setup, to) {
        taker.secrets = taker.secrets.saturating_add(faceup);
        taker.secrets_facedown = taker.secrets_facedown.saturating_add(facedown);
    }
}
