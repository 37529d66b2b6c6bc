//! Headings in damaged texts: compared by their letters, with some misread.

use crate::law::words;

/// Returns the letters and digits of a heading, without capitals, blanks and signs.
pub fn normalized_title(title: &str) -> String {
    letters(title).map(|(_, letter)| letter).collect()
}

/// Returns whether a text is a heading, both normalized; one letter of eight may be misread.
pub fn is_similar_title(read: &str, title: &str) -> bool {
    let (length, read_length) = (title.chars().count(), read.chars().count());
    let allowed = length / 8;
    read == title || (allowed > 0 && length.abs_diff(read_length) <= allowed && strsim::osa_distance(read, title) <= allowed)
}

/// Returns where a heading ends that stands at the start of a text.
pub fn title_end(text: &str, title: &str) -> Option<usize> {
    let wanted = normalized_title(title);
    let length = wanted.chars().count();
    let mut read = String::new();
    let mut end = 0;
    for (at, letter) in letters(text).take(length) {
        read.push(letter);
        end = at;
    }
    (length > 0 && is_similar_title(&read, &wanted)).then_some(end)
}

/// Returns the folded letters and digits of a text, each with the end of the letter it comes from.
fn letters(text: &str) -> impl Iterator<Item = (usize, char)> + '_ {
    text.char_indices().filter(|(_, letter)| letter.is_alphanumeric()).flat_map(|(at, letter)| {
        let plain = letter.is_ascii().then(|| letter.to_ascii_lowercase());
        let folded = if plain.is_some() { String::new() } else { words::fold(letter.encode_utf8(&mut [0; 4])) };
        let rest: Vec<char> = folded.chars().collect();
        plain.into_iter().chain(rest).map(move |folded| (at + letter.len_utf8(), folded))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_are_recognized_in_broken_capitals() {
        assert_eq!(title_end("Der spIelplan\nmehr", "Der Spielplan"), Some(13));
        assert_eq!(title_end("Uriting the Chronicle", "Writing the Chronicle"), Some(21));
        assert_eq!(title_end("Der Spieltisch", "Der Spielplan"), None);
        assert_eq!(title_end("", ""), None);
    }
}
