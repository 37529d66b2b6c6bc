//! How the search index is written as bytes, for the compiler that writes it and the program that reads it.

/// How many stems stand together; the first of them is written whole.
pub const BLOCK: usize = 16;
/// What a step of a score multiplies it by, and the score of the first step.
const STEP: f64 = 1.03;
const LEAST: f64 = 0.03;

/// Writes a number, seven bits a byte, the last byte without its highest bit.
#[allow(clippy::cast_possible_truncation, reason = "the lowest bits are wanted")]
pub fn varint(mut number: usize, bytes: &mut Vec<u8>) {
    while number >= 128 {
        bytes.push((number as u8) | 128);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Reads a number from the front of some bytes; 0 where there are none.
pub fn read_varint(bytes: &mut &[u8]) -> usize {
    let (mut number, mut shift) = (0, 0);
    while let [first, rest @ ..] = *bytes {
        *bytes = rest;
        number |= usize::from(first & 127) << shift;
        shift += 7;
        if *first < 128 {
            break;
        }
    }
    number
}

/// Returns a score as the nearest step.
#[must_use]
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "within a byte")]
pub fn score_byte(score: f64) -> u8 {
    ((score / LEAST).ln() / STEP.ln()).round().clamp(0.0, 255.0) as u8
}

/// The scores of the steps.
#[allow(clippy::cast_possible_truncation, reason = "a score needs no more")]
pub static SCORES: [f32; 256] = {
    let (mut scores, mut at, mut score) = ([0.0; 256], 0, LEAST);
    while at < 256 {
        scores[at] = score as f32;
        score *= STEP;
        at += 1;
    }
    scores
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_scores_are_read_as_written() {
        let mut bytes = Vec::new();
        let numbers = [0, 1, 127, 128, 300, 16_384, 1_000_000];
        for number in numbers {
            varint(number, &mut bytes);
        }
        let mut rest = &bytes[..];
        assert_eq!(numbers.map(|_| read_varint(&mut rest)), numbers);
        assert_eq!((rest, read_varint(&mut rest)), (&[][..], 0));
        for score in [0.04, 0.5, 1.0, 7.3, 40.0] {
            let read = f64::from(SCORES[usize::from(score_byte(score))]);
            assert!((read / score - 1.0).abs() < 0.016, "{score} is read as {read}");
        }
    }
}
