//! The files of the embedded suite. A test holds this list against the folder.

macro_rules! files {
    ($($name:literal),* $(,)?) => {
        /// The files, by their names below the folder.
        pub(super) const FILES: &[(&str, &str)] = &[$(($name, include_str!(concat!("../../tests/law/", $name)))),*];
    };
}

files![
    "2.11-title.toml",
    "3-victory.toml",
    "4.1-wake.toml",
    "4.3-rest.toml",
    "5.1-search.toml",
    "5.1.3-discard.toml",
    "5.1.4.I-play-site.toml",
    "5.1.4.II-play-advisers.toml",
    "5.1.4.III-play-visions.toml",
    "5.2-muster.toml",
    "5.3-trade.toml",
    "5.4-banners.toml",
    "5.4-recover.toml",
    "5.5.1-defender.toml",
    "5.5.2-targets.toml",
    "5.5.5-fights.toml",
    "5.6-journeys.toml",
    "5.6-travel.toml",
    "6.1-advisers-and-peeking.toml",
    "6.5-warbands.toml",
    "6.6-citizenship.toml",
    "7.1-powers.toml",
    "card-plans-attack-1.toml",
    "card-plans-attack-2.toml",
    "card-plans-attack-3.toml",
    "card-plans-defense-1.toml",
    "card-plans-defense-2.toml",
    "card-plans-end-1.toml",
    "card-plans-end-2.toml",
    "card-plans-standing-1.toml",
    "card-plans-standing-2.toml",
    "exempt.toml",
    "positions/bare.toml",
    "positions/choices.toml",
    "positions/empire.toml",
    "positions/half-told.toml",
    "positions/hand.toml",
    "positions/no-side.toml",
    "positions/plain.toml",
    "positions/plans.toml",
    "positions/sketch.toml",
    "positions/sparse.toml",
    "positions/three-sites.toml",
    "positions/unnamed.toml",
    "positions/war.toml",
];
