//! Great Spire, used for a Search §5.1.2: drawn denizens are exchanged for Dispossessed ones, any number of them, as the words
//! `choosing CARD for CARD,…` say.

use crate::{
    cards::{Nature, Special},
    game::{CardRef, Colour, Setup, Wanted, What, find_card},
    rules::{
        base::{Matter, Ruling},
        powers::{in_force::cite, using::uses_special},
        request::Asked,
        state::{dispossessed, moves},
    },
};

/// Exchanges drawn denizens, objecting to those that were not drawn or cannot come.
pub(crate) fn exchange(setup: &mut Setup, ruling: &mut Ruling, by: Colour, asked: &Asked) {
    let Some(spire) = uses_special(asked, Special::GreatSpire) else { return };
    for pair in asked.choosing.split(',').map(str::trim).filter(|pair| !pair.is_empty()) {
        let Some((old, new)) = read(pair) else {
            ruling.choices.push("choosing CARD for CARD,...");
            continue;
        };
        let drawn = setup.player(by).and_then(|player| player.drawn.iter().position(|it| it.what == What::Known(old)));
        let Some(at) = drawn.filter(|_| matches!(old.0.nature, Nature::Denizen { .. })) else {
            ruling.object(Matter::CardNotMeant { card: What::Known(old) }, [cite(spire)]);
            continue;
        };
        if !dispossessed::has(setup, new) {
            ruling.object(Matter::CardNotMeant { card: What::Known(new) }, [cite(spire)]);
            continue;
        }
        dispossessed::exchange(setup, new, old);
        if let Some(player) = moves::player(setup, by) {
            player.drawn[at].what = What::Known(new);
        }
    }
}

/// Reads the card given and the card taken; the link word counts where both sides are cards.
fn read(pair: &str) -> Option<(CardRef, CardRef)> {
    let words: Vec<&str> = pair.split_whitespace().collect();
    let card = |words: &[&str]| find_card(&words.join(" "), Wanted::World).ok().map(CardRef);
    let links = words.iter().enumerate().filter(|(_, word)| ["for", "für", "za"].contains(word)).map(|(at, _)| at);
    links.into_iter().find_map(|at| Some((card(&words[..at])?, card(&words[at + 1..])?)))
}
