//! What stands in the books and on the cards, looked up: by number, by name, in the index, by search.
//!
//! ```
//! use lawspeaker::{
//!     answer::{Speaker, lookup},
//!     i18n::LanguageChoice,
//!     law::Lang,
//! };
//!
//! let polish = Speaker::new(LanguageChoice { rules: vec![Lang::Pl], ui: Lang::Pl });
//! assert_eq!(lookup::divergences(&polish, &["D15".to_owned()]).divergences[0].sections, ["5.4.1"]);
//! ```

mod books;
mod by_lang;
mod card;
mod card_document;
mod copies;
mod divergence;
mod heading;
mod index;
mod search;
mod search_printed;
mod section;
mod show;
mod suggestion;
mod term;
mod when;

pub use books::{BookEntry, BooksAnswer, books, title as book_title};
pub use by_lang::ByLang;
pub(super) use card::is_card_term;
pub use card::{CardAnswer, UnclearCard, card};
pub use card_document::{CardDocument, CardRuling, Fact};
pub use copies::{Copies, DamagedCopy, PrintedCopy};
pub use divergence::{DivergenceEntry, DivergencesAnswer, divergences};
pub use heading::Heading;
pub use index::{IndexAnswer, IndexEntry, index};
pub use search::{Excerpt, SearchAnswer, SearchHit, WholeHit, search};
pub use section::{Around, DivergenceHeading, SectionAnswer, SectionPart, SectionWords};
pub use show::{Extent, Missing, OneSection, SectionsAnswer, ShowAnswer, Shown, show};
pub use suggestion::Suggestion;
pub use term::{TermAnswer, TermEntry, term};
