//! Drawing by lot: numbers below a limit, each exactly as likely, from random bytes that the face brings.

use super::{
    Error,
    odds::{NoRandomness, RandomSource},
};
use crate::i18n::Words;

/// A source of lots. Once randomness fails it draws nothing but zeros, and says that it failed.
pub struct Lots<'r> {
    random: RandomSource<'r>,
    failed: bool,
}

impl<'r> Lots<'r> {
    /// Returns a source that draws from random bytes.
    pub fn new(random: RandomSource<'r>) -> Self {
        Self { random, failed: false }
    }

    /// Returns whether every lot was drawn.
    ///
    /// # Errors
    /// Returns that there was no randomness.
    pub fn check(&self, words: &Words) -> Result<(), Error> {
        if self.failed { Err(NoRandomness.error(words)) } else { Ok(()) }
    }

    /// Returns a number below a limit.
    pub fn below(&mut self, limit: usize) -> usize {
        let limit = u64::try_from(limit.max(1)).unwrap_or(u64::MAX);
        // The numbers above the last whole multiple of the limit would favour the small ones.
        let fair = u64::MAX - u64::MAX % limit;
        loop {
            let number = self.number();
            if self.failed || number < fair {
                return usize::try_from(number % limit).unwrap_or_default();
            }
        }
    }

    fn number(&mut self) -> u64 {
        let mut bytes = [0; 8];
        if let Err(NoRandomness) = (self.random)(&mut bytes) {
            self.failed = true;
            return 0;
        }
        u64::from_le_bytes(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::law::Lang;

    #[test]
    fn numbers_stay_below_their_limit_and_the_last_ones_are_drawn_again() {
        let mut numbers = [u64::MAX, 7, 9].into_iter();
        let mut random = |bytes: &mut [u8]| {
            bytes.copy_from_slice(&numbers.next().ok_or(NoRandomness)?.to_le_bytes());
            Ok(())
        };
        let (mut lots, words) = (Lots::new(&mut random), Words::new(Lang::En));
        assert_eq!((lots.below(6), lots.below(6)), (1, 3));
        assert!(lots.check(&words).is_ok());
        assert_eq!(lots.below(6), 0);
        assert!(lots.check(&words).is_err());
    }
}
