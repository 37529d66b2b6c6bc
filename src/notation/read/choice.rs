//! What is chosen for the cards used: `choosing nomad`, `choosing +1`, `choosing relic thief 1`, `choosing wolves for tents`.

use crate::{
    cards::Suit,
    game::{CardRef, Colour, Problem, Wanted, known_card, look_up_card},
    law::PerLang,
    notation::{
        clauses::begins,
        error::{WordsError, WordsFault},
        names,
        typed::Span,
        vocabulary::Link,
    },
    rules::request::Choice,
};

/// Reads one choice.
pub(crate) fn choice(typed: Span<'_>) -> Result<Choice, WordsError> {
    if let Ok(number) = typed.text().parse::<i8>() {
        return Ok(Choice::Number(number));
    }
    if let Ok(suit) = names::noun::<Suit>(typed.text()) {
        return Ok(Choice::Suit(suit));
    }
    if let Ok(colour) = names::colour(typed.text()) {
        return Ok(Choice::Colour(colour));
    }
    if let Some((old, new)) = swap(typed) {
        return Ok(Choice::Swap(old, new));
    }
    let (card, number) = typed.split_last();
    match number.text().parse::<i8>() {
        Ok(number) if !card.is_empty() => {
            card.read(|text| look_up_card(text, Wanted::Power)).map(|card| Choice::Card(CardRef(card), number))
        }
        _ => Err(typed.fault(WordsFault::Unused { pattern: None, nearest: nearest(typed.text()) })),
    }
}

/// Reads what goes and what comes. The link counts where it stands so that both are cards.
fn swap(typed: Span<'_>) -> Option<(CardRef, CardRef)> {
    let words = typed.words();
    let card = |typed: Span<'_>| known_card(typed.text(), Wanted::World).map(CardRef);
    (1..words.len()).find_map(|at| {
        let count = begins(Link::For, &words[at..])?;
        let link = words[at].typed.to(words[at + count - 1].typed);
        Some((card(typed.before(link))?, card(typed.after(link))?))
    })
}

/// Returns the suits, players and cards that look most like a word.
fn nearest(typed: &str) -> Vec<PerLang<String>> {
    let near = |problem: Option<Problem>| match problem {
        Some(Problem::UnknownName { nearest, .. }) => nearest,
        Some(Problem::Ambiguous { candidates, .. }) => candidates,
        _ => Vec::new(),
    };
    let words = [names::noun::<Suit>(typed).err(), names::noun::<Colour>(typed).err()];
    words.into_iter().flat_map(near).collect()
}
