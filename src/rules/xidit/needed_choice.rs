//! The choices that a legal action of Lords of Xidit leaves open.

use crate::rules::base::needed_choices;

needed_choices! {
    /// A choice that an action of Lords of Xidit must name.
    NeededChoice;
    City = "to",
    Elimination = "eliminate",
    GivenUnits = "giving",
    RewardedPlayers = "rewarding",
    Titan = "titan",
    TakenRewards = "taking",
    PlacedBards = "placing",
    RaisedAssessment = "raising",
}
