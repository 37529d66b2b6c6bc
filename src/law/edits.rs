//! How many edits lie between a typed word and names: letters left out, added, replaced, or swapped with the next. One word is
//! compared with thousands of names, so that the rows of the table of edits are kept as bits (Hyyrö 2003).

/// The longest word that can be compared, in letters: a bit for each.
const MOST_LETTERS: usize = 128;

/// A typed word, prepared to be compared.
pub(super) struct Typed {
    /// For each letter the places where it stands.
    places: Vec<(char, u128)>,
    length: usize,
}

impl Typed {
    /// Returns a word to compare; what follows its first [`MOST_LETTERS`] letters is not looked at.
    pub(super) fn new(word: &str) -> Self {
        let mut places: Vec<(char, u128)> = Vec::new();
        let mut length = 0;
        for (at, letter) in word.chars().take(MOST_LETTERS).enumerate() {
            length = at + 1;
            match places.iter_mut().find(|(other, _)| *other == letter) {
                Some((_, bits)) => *bits |= 1 << at,
                None => places.push((letter, 1 << at)),
            }
        }
        Self { places, length }
    }

    fn places_of(&self, letter: char) -> u128 {
        self.places.iter().find(|(other, _)| *other == letter).map_or(0, |(_, bits)| *bits)
    }

    /// Returns the number of edits to a name, no letter edited twice.
    pub(super) fn edits_to(&self, name: &str) -> usize {
        if self.length == 0 {
            return name.chars().count();
        }
        let last = 1_u128 << (self.length - 1);
        // Where a column grows, where it falls, where the diagonal stays, and where the letter before stands.
        let (mut grows, mut falls, mut stays, mut before) = (u128::MAX, 0_u128, 0_u128, 0_u128);
        let mut edits = self.length;
        for letter in name.chars() {
            let here = self.places_of(letter);
            let swapped = ((!stays & here) << 1) & before;
            stays = ((here & grows).wrapping_add(grows) ^ grows) | here | falls | swapped;
            let (row_grows, row_falls) = (falls | !(stays | grows), stays & grows);
            edits += usize::from(row_grows & last != 0);
            edits -= usize::from(row_falls & last != 0);
            let (row_grows, row_falls) = ((row_grows << 1) | 1, row_falls << 1);
            grows = row_falls | !(stays | row_grows);
            falls = row_grows & stays;
            before = here;
        }
        edits
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn edits_are_those_of_the_whole_table(word in "[abcł]{0,12}", name in "[abcł]{0,12}") {
            prop_assert_eq!(Typed::new(&word).edits_to(&name), strsim::osa_distance(&word, &name));
        }

        #[test]
        fn long_words_are_compared_to_their_end(word in "[ab]{60,80}", name in "[ab]{60,90}") {
            prop_assert_eq!(Typed::new(&word).edits_to(&name), strsim::osa_distance(&word, &name));
        }
    }
}
