//! What speaks for or against an action in Lords of Xidit, as data: the edge says it (`xidit-why-<kind>`).

use crate::{
    game::xidit::{City, Class, Colour, Order, Reward, Road, Trial},
    rules::base::{sayings, values},
};

/// A value that a message names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A count.
    Count(usize),
    /// A city.
    City(City),
    /// A class of units.
    Class(Class),
    /// One unit of a class.
    Unit(Class),
    /// A colour of a player.
    Colour(Colour),
    /// A colour of a road.
    Road(Road),
    /// A symbol of a dial.
    Order(Order),
    /// A kind of reward.
    Reward(Reward),
    /// An assessment.
    Trial(Trial),
    /// A name of the table's own.
    Own(String),
    /// What the description leaves out.
    Missing(Missing),
}

/// One unit of a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unit(pub Class);

values! {
    u8 => |count| Self::Count(count.into()),
    u16 => |count| Self::Count(count.into()),
    usize => Self::Count,
    City => Self::City,
    Class => Self::Class,
    Unit => |unit| Self::Unit(unit.0),
    Colour => Self::Colour,
    Road => Self::Road,
    Order => Self::Order,
    Reward => Self::Reward,
    Trial => Self::Trial,
    String => Self::Own,
    Missing => Self::Missing,
}

sayings! {
    /// A reason.
    Matter;
    /// The description leaves it out.
    Missing { what: Missing } = "untold",
    /// Another player's order comes up.
    NotYourOrder { colour: Colour } = "not-your-order",
    /// The dial shows another symbol.
    OrderIsSet { order: Order } = "order-is-set",
    /// The road leads elsewhere.
    RoadLeadsElsewhere { road: Road, city: City } = "road-leads-elsewhere",
    /// The road leads there.
    RoadLeads { city: City } = "road-leads",
    /// No road of the colour leaves the city, and the rulebook is silent.
    SilentRoad { road: Road, city: City } = "silent-road",
    /// No recruitment tile lies there.
    NoRecruitmentTile { city: City } = "no-recruitment-tile",
    /// No unit stands on the tile.
    NoUnit { city: City } = "no-unit",
    /// A unit was recruited there this year.
    AlreadyRecruited { city: City } = "already-recruited",
    /// Another unit is the weakest.
    NotWeakest { unit: Unit } = "not-weakest",
    /// The unit that is recruited.
    GetsUnit { unit: Unit } = "gets-unit",
    /// The tile goes with its last unit.
    LastUnit { city: City } = "last-unit",
    /// No threat tile lies there.
    NoThreatTile { city: City } = "no-threat-tile",
    /// A unit is missing.
    UnitsMissing { class: Class, need: u8, have: u8 } = "units-missing",
    /// A threat was eliminated there this year.
    AlreadyEliminated { city: City } = "already-eliminated",
    /// A city tile lies where a Titan is to be eliminated.
    TileInCity { city: City } = "tile-in-city",
    /// No such Titan rages.
    NoSuchTitan { count: u8 } = "no-such-titan",
    /// Too few units for a Titan.
    TooFewUnits { need: u8, have: u16 } = "too-few-units",
    /// Not as many units as the Titan demands.
    WrongNumberGiven { need: u8, given: u16 } = "wrong-number-given",
    /// Which classes is the player's choice.
    AnyUnits { count: u8 } = "any-units",
    /// A move that is set must be made.
    MustMove = "must-move",
    /// Recruiting is a duty.
    MustRecruit = "must-recruit",
    /// Eliminating is a duty.
    MustEliminate = "must-eliminate",
    /// A Titan is no duty.
    TitanNoDuty = "titan-no-duty",
    /// The order brings nothing and lapses.
    OrderLapses = "order-lapses",
    /// More than two rewards.
    TooManyRewards { count: usize } = "too-many-rewards",
    /// A reward is chosen twice.
    RewardTwice { reward: Reward } = "reward-twice",
    /// The gold that is taken.
    TakesGold { count: u8 } = "takes-gold",
    /// No bard is left.
    NoBardsLeft = "no-bards-left",
    /// The bards that are placed.
    PlacesBards { count: u8 } = "places-bards",
    /// Fewer bards are left than the tile states.
    PlacesAllLeft { count: u8 } = "places-all-left",
    /// Not as many bards as must be placed.
    WrongBards { need: u8, given: u16 } = "wrong-bards",
    /// The region does not adjoin the city.
    RegionNotAdjacent { region: String, city: City } = "region-not-adjacent",
    /// An empty token lies in the region.
    RegionClosed { region: String } = "region-closed",
    /// Another player's guild stands there.
    GuildOfAnother { colour: Colour, city: City } = "guild-of-another",
    /// The guild has four stories, and the rulebook does not say whether stories may still be chosen.
    GuildFull { city: City } = "guild-full",
    /// The stories that are built.
    BuildsStories { count: u8 } = "builds-stories",
    /// Fewer stories are left than are to be built.
    StoriesShort { count: u8 } = "stories-short",
    /// No story is left, and the rulebook is silent.
    SilentStories = "silent-stories",
    /// The stories that do not fit.
    StoriesKept { count: u8 } = "stories-kept",
    /// A story set aside is built into the new guild.
    AsideBuilt { count: u8 } = "aside-built",
    /// The rulebook does not say how much a Titan gives.
    SilentTitanReward = "silent-titan-reward",
    /// Rewards for a Titan are due, and the file does not say how much.
    TitanRewardDue = "titan-reward-due",
    /// A dummy token rises.
    DummyGrows = "dummy-grows",
    /// The Next Recruitment tile goes to its city.
    NextRecruits { city: City } = "next-recruits",
    /// The Next Threat tile goes to its city.
    NextThreat { city: City } = "next-threat",
    /// Whether the barracks hold the units of a new tile is unknown.
    BarracksUnknown { city: City } = "barracks-unknown",
    /// Places on a new tile stay empty.
    PlacesStayEmpty { city: City, count: u16 } = "places-stay-empty",
    /// A new tile gets no unit, and the rulebook is silent.
    SilentEmptyTile { city: City } = "silent-empty-tile",
    /// There are too few tiles for the reinforcements, and the rulebook is silent.
    SilentReinforcements { count: u8 } = "silent-reinforcements",
    /// A tile follows, and which one is unknown.
    NextUnknown = "next-untold",
    /// The top of the recruitment pile moves up.
    RecruitsMoveUp = "recruits-move-up",
    /// The top of the threat pile moves up.
    ThreatsMoveUp = "threats-move-up",
    /// The recruitment pile is made of the threat discards.
    RecruitsRefilled { count: u8 } = "recruits-refilled",
    /// The threat pile is made of the recruitment discards.
    ThreatsRefilled { count: u8 } = "threats-refilled",
    /// The recruitment pile stays empty.
    RecruitsStayEmpty = "recruits-stay-empty",
    /// The threat pile stays empty.
    ThreatsStayEmpty = "threats-stay-empty",
    /// The Next Recruitment tile comes from the threat pile.
    RecruitsFromThreats = "recruits-from-threats",
    /// No threat is left to come: the Titans awaken.
    TitansAwaken = "titans-awaken",
    /// A Titan begins to rage.
    TitanWakes { count: u8 } = "titan-wakes",
    /// On a stack nothing changes.
    TitanStays { count: u8 } = "titan-stays",
    /// Reinforcements arrive.
    Reinforcements = "reinforcements",
    /// The piles after the reinforcements.
    NewPiles { recruits: u8, threats: u8 } = "new-piles",
    /// A new game year begins.
    YearBegins { year: u8 } = "year-begins",
    /// The census of the year is to be held.
    CensusNow = "census-now",
    /// It is not known whose order comes next.
    NextOrderUnknown { what: Missing } = "next-order-unknown",
    /// Orders cannot be carried out while the census is due.
    CensusDue = "census-due",
    /// The census cannot be held while orders are to be carried out.
    OrdersFirst = "orders-first",
    /// The year has no census.
    NoCensus { year: u8 } = "no-census",
    /// The game has ended with the last census.
    GameEnds = "game-ends",
    /// Nothing can be done in a game that is over.
    GameIsOver = "game-is-over",
    /// More bards of the census are placed than were won.
    TooManyPlaced { colour: Colour, most: u8, given: u16 } = "too-many-placed",
    /// The story of the census cannot be added to the guild of a city.
    NoRoomForStory { colour: Colour, city: City } = "no-room-for-story",
    /// What a class pays in gold.
    CensusGold { class: Class, colour: Colour, count: u8 } = "census-gold",
    /// What a class pays in bards.
    CensusBards { class: Class, colour: Colour, count: u8 } = "census-bards",
    /// Where the story of the census is built.
    CensusStory { colour: Colour, city: City } = "census-story",
    /// The story of the census is set aside.
    CensusStoryAside { colour: Colour } = "census-story-aside",
    /// All stories are built or set aside.
    CensusStoryGone { colour: Colour } = "census-story-gone",
    /// Whether somebody without bards can be second in a region is not said.
    SilentSecond = "silent-second",
    /// Nobody shows a unit of the class, and the rulebook is silent.
    SilentCensus { class: Class } = "silent-census",
    /// Only the dummy is left, and the rulebook is silent.
    SilentDummy = "silent-dummy",
}

sayings! {
    /// What the description leaves out.
    Missing;
    /// Whose order comes up.
    Turn = "turn",
    /// A player.
    Player { colour: Colour } = "player",
    /// Where the Idrakys stands.
    Idrakys { colour: Colour } = "idrakys",
    /// A city.
    City { city: City } = "city",
    /// The roads of a city.
    Roads { city: City } = "roads",
    /// The units behind a screen.
    Units { colour: Colour } = "units",
    /// The units a threat takes.
    ThreatUnits { city: City } = "threat-units",
    /// The units on a recruitment tile.
    Recruits { city: City } = "recruits",
    /// The rewards of a threat.
    ThreatRewards { city: City } = "threat-rewards",
    /// The Titans.
    Titans = "titans",
    /// The order that comes up.
    Orders { colour: Colour } = "orders",
    /// The bards behind a screen.
    Bards { colour: Colour } = "bards",
    /// The cities of a region.
    RegionCities { region: String } = "region-cities",
    /// The gold behind a screen.
    Gold { colour: Colour } = "gold",
    /// The stories on the board.
    Influence { colour: Colour } = "influence",
    /// Whether a guild has room for a story.
    GuildRoom { colour: Colour } = "guild-room",
    /// All regions.
    Regions = "regions",
    /// The lyre or the bards of a region.
    Region { region: String } = "region",
    /// What a player shows in the census.
    Shown { colour: Colour } = "shown",
    /// Where a player places the bards of the census.
    Places { colour: Colour } = "places",
    /// The order of the assessments.
    Trials = "trials",
    /// The players.
    Players = "players",
    /// A value of the dummy.
    Dummy { trial: Trial } = "dummy",
    /// The first player.
    First = "first",
    /// The game year.
    Year = "year",
    /// Which guild gets the story of the census.
    Story { colour: Colour } = "story",
}

impl From<Missing> for Matter {
    fn from(what: Missing) -> Self {
        Self::Missing { what }
    }
}
