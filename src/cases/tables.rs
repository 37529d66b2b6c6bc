//! The files of the embedded suites. A test holds these lists against the folders.

macro_rules! files {
    ($(#[$about:meta])* $list:ident in $folder:literal: $($name:literal),* $(,)?) => {
        $(#[$about])*
        pub(super) const $list: &[(&str, &str)] = &[$(($name, include_str!(concat!($folder, $name)))),*];
    };
}

files![
    /// The files of the Law, by their names below the folder.
    FILES in "../../tests/law/":
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
    "card-muster.toml",
    "card-plans-attack-1.toml",
    "card-plans-attack-2.toml",
    "card-plans-attack-3.toml",
    "card-plans-defense-1.toml",
    "card-plans-defense-2.toml",
    "card-plans-end-1.toml",
    "card-plans-end-2.toml",
    "card-plans-standing-1.toml",
    "card-plans-standing-2.toml",
    "card-play.toml",
    "card-recover.toml",
    "card-rest.toml",
    "card-search.toml",
    "card-trade.toml",
    "card-travel.toml",
    "card-use.toml",
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

files![
    /// The files of Lords of Xidit, by their names below the folder.
    XIDIT in "../../tests/xidit/":
    "10-census.toml",
    "11-trials.toml",
    "12.2-dummy.toml",
    "6.1-orders.toml",
    "6.2-recruit.toml",
    "6.3-eliminate.toml",
    "7-rewards.toml",
    "8-tiles.toml",
    "9.4-titans.toml",
    "exempt.toml",
    "positions/end.toml",
    "positions/five.toml",
    "positions/regions.toml",
    "positions/sparse.toml",
    "positions/three.toml",
    "positions/two.toml",
    "positions/year.toml",
];
