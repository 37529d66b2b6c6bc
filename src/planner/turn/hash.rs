//! A number for a position, for the table of positions seen: two passes of a fast hash with other constants, 128 bits together, so
//! that no two positions of a search have the same.

use crate::game::Setup;
use std::hash::{Hash as _, Hasher};

/// The number of a position.
pub(super) type Key = u128;

/// Returns the number of a position.
pub(super) fn key(position: &Setup) -> Key {
    let mut hasher = Wide { one: 0x243f_6a88_85a3_08d3, two: 0x1319_8a2e_0370_7344 };
    position.hash(&mut hasher);
    u128::from(mixed(hasher.one)) << 64 | u128::from(mixed(hasher.two))
}

/// Two hashes of 64 bits at once.
struct Wide {
    one: u64,
    two: u64,
}

/// Returns the product of two numbers with its halves laid over each other: each bit depends on all bits.
fn folded(one: u64, two: u64) -> u64 {
    let product = u128::from(one) * u128::from(two);
    let [low, high] = [product, product >> 64].map(|half| u64::try_from(half & u128::from(u64::MAX)).unwrap_or_default());
    low ^ high
}

fn mixed(lane: u64) -> u64 {
    folded(lane ^ 0xa409_3822_299f_31d0, 0x9e37_79b9_7f4a_7c15)
}

impl Wide {
    #[inline]
    fn add(&mut self, word: u64) {
        self.one = folded(self.one ^ word, 0xd6e8_feb8_6659_fd93).rotate_left(23);
        self.two = folded(self.two.rotate_left(17) ^ word, 0xa076_1d64_78bd_642f);
    }
}

impl Hasher for Wide {
    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..part.len()].copy_from_slice(part);
            self.add(u64::from_le_bytes(word));
        }
        self.add(bytes.len() as u64);
    }

    fn write_u8(&mut self, number: u8) {
        self.add(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.add(number);
    }

    fn write_usize(&mut self, number: usize) {
        self.add(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.add(number.cast_unsigned() as u64);
    }

    fn finish(&self) -> u64 {
        self.one ^ self.two
    }
}
