//! Why a file is not the text of the Law: no text at all, another encoding, another language, another book.

use super::{
    heads::{Head, is_numbered},
    likeness::{Piece, share},
    lines::Line,
};
use crate::law::{Lang, UNITS};
use thiserror::Error;

/// The longest file that is read, in bytes; the longest printed Law has under a hundred thousand.
pub const LONGEST: usize = 32 * 1024 * 1024;
/// As many words tell the language of a text.
const TELLING: usize = 1000;
/// So many sections must be sure, or it is another book.
const FEWEST: usize = 8;

/// Why nothing was read.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
pub enum Refusal {
    /// There are no words in it.
    #[error("no words")]
    Empty,
    /// Longer than any rulebook.
    #[error("longer than {LONGEST} bytes")]
    TooLong,
    /// A PDF, not its text.
    #[error("a PDF")]
    Pdf,
    /// UTF-16.
    #[error("UTF-16")]
    Utf16,
    /// One byte a letter: Latin-1 or a relative.
    #[error("one byte a letter")]
    OneByte,
    /// No text in any encoding.
    #[error("not text")]
    Binary,
    /// The Law in another language.
    #[error("in another language")]
    OtherLanguage(Lang),
    /// Another book.
    #[error("{found} of {known} sections")]
    OtherBook {
        /// The sections that agree with the Law.
        found: usize,
        /// The sections of the Law.
        known: usize,
    },
}

/// Returns the text in the bytes of a file.
///
/// # Errors
/// Returns what they are instead of UTF-8 text.
pub fn decode(bytes: &[u8]) -> Result<&str, Refusal> {
    let head = &bytes[..bytes.len().min(1024)];
    if bytes.len() > LONGEST {
        return Err(Refusal::TooLong);
    }
    if head.windows(5).any(|window| window == b"%PDF-") {
        return Err(Refusal::Pdf);
    }
    // Most letters of our languages have a first byte of zero, some have not; none has a second one of zero.
    let zeros = |at: usize| head.iter().skip(at).step_by(2).filter(|byte| **byte == 0).count();
    let (even, odd) = (zeros(0), zeros(1));
    if even.min(odd) == 0 && (even.max(odd) * 3 > head.len() || is_marked(head)) {
        return Err(Refusal::Utf16);
    }
    std::str::from_utf8(bytes).map_err(|_| {
        let odd = |byte: &&u8| **byte < b' ' && !b"\t\n\r\x0c".contains(byte);
        if head.iter().filter(odd).count() > 0 { Refusal::Binary } else { Refusal::OneByte }
    })
}

/// Returns whether bytes start with the mark of UTF-16.
fn is_marked(bytes: &[u8]) -> bool {
    bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff])
}

/// Refuses a text that is in another language or another book.
pub fn check(lines: &[Line], lang: Lang, heads: &[Head]) -> Result<(), Refusal> {
    let mut words = String::new();
    let mut left = TELLING;
    for text in lines.iter().map(|line| &line.text).filter(|text| text.contains(char::is_alphabetic)) {
        for word in text.split(' ').take(left) {
            words.push_str(word);
            words.push(' ');
            left -= 1;
        }
        if left == 0 {
            break;
        }
    }
    let known = |lang: Lang| Piece::new(&words, lang).known();
    let sure = heads.iter().filter(|head| head.sure).count();
    let likely = sure >= FEWEST && share(sure, heads.len()) >= 0.5;
    if likely {
        return Ok(());
    }
    let own = known(lang);
    let best = Lang::ALL.into_iter().map(|lang| (known(lang), lang)).max_by(|one, other| one.0.total_cmp(&other.0));
    match best {
        Some((part, other)) if other != lang && part > own + 0.15 => Err(Refusal::OtherLanguage(other)),
        Some(_) | None => Err(Refusal::OtherBook { found: sure, known: UNITS.iter().filter(|unit| is_numbered(unit)).count() }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_text_is_named() {
        assert_eq!(decode("Zug um Zug – „so“".as_bytes()), Ok("Zug um Zug – „so“"));
        assert_eq!(decode(b"%PDF-1.7\n\xe2\xe3"), Err(Refusal::Pdf));
        assert_eq!(decode(b"\xff\xfeZ\0u\0g\0"), Err(Refusal::Utf16));
        assert_eq!(decode(b"\0Z\0u\0g\0 \0u\0m"), Err(Refusal::Utf16));
        let quoted: Vec<u8> = "Er rief: „Halt!“".encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(decode(&quoted), Err(Refusal::Utf16));
        let wide: Vec<u8> =
            b"\xff\xfe\0\0".iter().copied().chain("Halt!".chars().flat_map(|it| u32::from(it).to_le_bytes())).collect();
        assert_eq!(decode(&wide), Err(Refusal::Binary));
        assert_eq!(decode(b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x03\0\x3e\0\x01\0\0\0\xd0\x6a"), Err(Refusal::Binary));
        assert_eq!(decode(b"W\xfcrfel"), Err(Refusal::OneByte));
        assert_eq!(decode(b"\x7fELF\x02\x01\xff"), Err(Refusal::Binary));
        assert_eq!(decode(&vec![b'a'; LONGEST + 1]), Err(Refusal::TooLong));
    }
}
