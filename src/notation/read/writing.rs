//! The steps of the Chronicle §8 in words.

use crate::{
    cards::{Face, Nature, Suit, card},
    game::{CardRef, Oath, Wanted},
    notation::{
        clauses::Clauses,
        error::WordsError,
        names,
        read::{Context, usage},
        typed::Span,
        vocabulary::{Link, Verb},
    },
    rules::request::Writing,
};

pub(super) const BUILD: &str = "build CARD replacing CARD";
pub(super) const CLEAR_MAP: &str = "clear map [moving SITE,...] [drawing SITE,...]";
pub(super) const REBUILD: &str = "rebuild deck [choosing CARD,CARD] [drawing CARD,...]";
pub(super) const ADD: &str = "add cards SUIT [drawing CARD,...]";

/// Reads a step of the Chronicle.
pub(super) fn writing(context: Context<'_>, verb: Verb, clauses: &mut Clauses<'_>) -> Result<Writing, WordsError> {
    let usage = usage(verb);
    Ok(match verb {
        Verb::Vow => Writing::Vow(clauses.need_head(usage)?.read(names::noun::<Oath>)?),
        Verb::Build => {
            let edifice = with_face(edifice(clauses.need_head(usage)?)?, Face::Intact);
            // `build great spire on taming charm` says the same.
            let replaced = clauses.text(Link::Replacing)?.map_or_else(|| clauses.need(Link::At, usage), Ok)?;
            let replacing = replaced.read(|text| names::denizen(context.setup, text))?;
            Writing::Build { edifice, replacing }
        }
        Verb::Repair => Writing::Repair(lying(context, edifice(clauses.need_head(usage)?)?)),
        Verb::ClearMap => {
            let moving = cards(&clauses.items(Link::Moving)?, Wanted::Site)?;
            Writing::ClearMap { moving, drawing: cards(&clauses.items(Link::Drawing)?, Wanted::Site)? }
        }
        Verb::AddCards => {
            let suit = clauses.need_head(usage)?.read(names::noun::<Suit>)?;
            Writing::AddCards { suit, drawing: cards(&clauses.items(Link::Drawing)?, Wanted::World)? }
        }
        Verb::ClearRelics => Writing::ClearRelics { drawing: cards(&clauses.items(Link::Drawing)?, Wanted::Relic)? },
        Verb::Rebuild => {
            let choosing = cards(&clauses.items(Link::Choosing)?, Wanted::World)?;
            Writing::Rebuild { choosing, drawing: cards(&clauses.items(Link::Drawing)?, Wanted::World)? }
        }
        _ => Writing::RemoveCards { drawing: cards(&clauses.items(Link::Drawing)?, Wanted::World)? },
    })
}

/// Reads cards of the rulebook.
fn cards(items: &[Span<'_>], wanted: Wanted) -> Result<Vec<CardRef>, WordsError> {
    items.iter().map(|item| item.read(|text| names::rulebook_card(text, wanted))).collect()
}

/// Reads an edifice, by the name of either face.
fn edifice(typed: Span<'_>) -> Result<CardRef, WordsError> {
    typed.read(|text| names::rulebook_card(text, Wanted::AtSite))
}

/// Returns a face of an edifice; any other card as it is.
fn with_face(edifice: CardRef, wanted: Face) -> CardRef {
    match edifice.0.nature {
        Nature::Edifice { face, other } if face != wanted => card(other).map_or(edifice, CardRef),
        _ => edifice,
    }
}

/// Returns the face of an edifice that lies on the table, or its ruined one.
fn lying(context: Context<'_>, edifice: CardRef) -> CardRef {
    let lies = |card: CardRef| context.setup.cards().any(|it| it.card() == Some(card.0));
    let intact = with_face(edifice, Face::Intact);
    if lies(intact) { intact } else { with_face(edifice, Face::Ruined) }
}
