//! Why a file is not the text of the Law: no text at all, another encoding, another language, another book.

use super::heads::{Head, is_numbered};
use super::similarity::{Piece, ratio};
use super::text::Line;
use crate::law::{Lang, UNITS};
use thiserror::Error;

/// The longest file that is read, in bytes; the longest printed Law has under a hundred thousand, laid out in columns thrice that.
pub const MAX_BYTES: usize = 1024 * 1024;
/// How many words are enough to recognize the language of a text.
const LANGUAGE_WORDS: usize = 1000;
/// How many sections must be sure, or it is another book.
const MIN_SURE_SECTIONS: usize = 8;

/// Why a file was not imported.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
pub enum ImportError {
    /// There are no words in it.
    #[error("the file has no words")]
    Empty,
    /// Longer than any rulebook.
    #[error("the file is longer than {MAX_BYTES} bytes")]
    TooLong,
    /// A PDF, not its text.
    #[error("the file is a PDF, not text")]
    Pdf,
    /// UTF-16.
    #[error("the file is UTF-16, not UTF-8")]
    Utf16,
    /// A single-byte encoding: Latin-1 or a relative.
    #[error("the file has a single-byte encoding, not UTF-8")]
    OneByte,
    /// Not text in any encoding.
    #[error("the file is not text")]
    Binary,
    /// The Law in another language.
    #[error("the text is in another language: {}", .0.code())]
    OtherLanguage(Lang),
    /// Another book.
    #[error("the text is another book: only {found} of {known} sections agree with the Law")]
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
pub fn decode(bytes: &[u8]) -> Result<&str, ImportError> {
    let head = &bytes[..bytes.len().min(1024)];
    if bytes.len() > MAX_BYTES {
        return Err(ImportError::TooLong);
    }
    if head.windows(5).any(|window| window == b"%PDF-") {
        return Err(ImportError::Pdf);
    }
    // Most letters of our languages have a first byte of zero, some have not; none has a second one of zero.
    let zeros = |at: usize| head.iter().skip(at).step_by(2).filter(|byte| **byte == 0).count();
    let (even, odd) = (zeros(0), zeros(1));
    if even.min(odd) == 0 && (even.max(odd) * 3 > head.len() || has_utf16_mark(head)) {
        return Err(ImportError::Utf16);
    }
    std::str::from_utf8(bytes).map_err(|_| {
        let odd = |byte: &&u8| **byte < b' ' && !b"\t\n\r\x0c".contains(byte);
        if head.iter().filter(odd).count() > 0 { ImportError::Binary } else { ImportError::OneByte }
    })
}

/// Returns whether bytes start with the byte order mark of UTF-16.
fn has_utf16_mark(bytes: &[u8]) -> bool {
    bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff])
}

/// Checks that a text is the Law in a language.
///
/// # Errors
/// Returns the other language, or how few sections agree.
pub fn check_is_law(lines: &[Line], lang: Lang, heads: &[Head]) -> Result<(), ImportError> {
    let sure = heads.iter().filter(|head| head.is_sure).count();
    if sure >= MIN_SURE_SECTIONS && ratio(sure, heads.len()) >= 0.5 {
        return Ok(());
    }
    let with_letters = lines.iter().map(|line| &line.text).filter(|text| text.contains(char::is_alphabetic));
    let words: Vec<&str> = with_letters.flat_map(|text| text.split(' ')).take(LANGUAGE_WORDS).collect();
    let known = |lang: Lang| Piece::from_words(words.iter().copied(), lang).known_part();
    let best = Lang::ALL.into_iter().map(|lang| (known(lang), lang)).max_by(|one, other| one.0.total_cmp(&other.0));
    match best {
        Some((part, other)) if other != lang && part > known(lang) + 0.15 => Err(ImportError::OtherLanguage(other)),
        Some(_) | None => {
            let known = UNITS.iter().filter(|unit| is_numbered(unit)).count();
            Err(ImportError::OtherBook { found: sure, known })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_text_is_named() {
        assert_eq!(decode("Zug um Zug – „so“".as_bytes()), Ok("Zug um Zug – „so“"));
        assert_eq!(decode(b"%PDF-1.7\n\xe2\xe3"), Err(ImportError::Pdf));
        assert_eq!(decode(b"\xff\xfeZ\0u\0g\0"), Err(ImportError::Utf16));
        assert_eq!(decode(b"\0Z\0u\0g\0 \0u\0m"), Err(ImportError::Utf16));
        let quoted: Vec<u8> = "Er rief: „Halt!“".encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(decode(&quoted), Err(ImportError::Utf16));
        let wide: Vec<u8> =
            b"\xff\xfe\0\0".iter().copied().chain("Halt!".chars().flat_map(|it| u32::from(it).to_le_bytes())).collect();
        assert_eq!(decode(&wide), Err(ImportError::Binary));
        assert_eq!(decode(b"\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x03\0\x3e\0\x01\0\0\0\xd0\x6a"), Err(ImportError::Binary));
        assert_eq!(decode(b"W\xfcrfel"), Err(ImportError::OneByte));
        assert_eq!(decode(b"\x7fELF\x02\x01\xff"), Err(ImportError::Binary));
        assert_eq!(decode(&vec![b'a'; MAX_BYTES + 1]), Err(ImportError::TooLong));
    }
}
