//! What no word of the vocabulary says: each special is one function in the rules, told here so that it can be written. A card
//! may have effects besides; they are then not told again. Costs, access and timing are as with every power §7.1, §7.3.

use crate::word_enum;

word_enum! {
    /// A function for what cards do that no effect word says.
    Special {
        /// Acting Troupe, modifier of Trade §5.3: for this Trade the card counts, as an adviser of its holder, as a Beast or as
        /// an Order card, whichever they say, and not as Arcane. So it matches the card traded with, or does not.
        ActingTroupe = "acting-troupe",
        /// Ancient Binding, Action §7.3.2: every player burns all secrets on their board (facedown ones too) and all of theirs
        /// that lie on cards, but for one. Each of the others chooses which one stays; the user keeps the one placed here as
        /// the cost.
        AncientBinding = "ancient-binding",
        /// Ancient Pact, When Played, besides its effect: an Exile who becomes a Citizen by it gives the Darkest Secret to the
        /// Chancellor, with all that lies on it (given, so §2.5.3 burns nothing). Only Exiles can use it (publisher).
        AncientPact = "ancient-pact",
        /// A Round of Ale, Action §7.3.2: all favor on denizens and edifices goes to the matching banks §4.3.1, all secrets on
        /// denizens, edifices and relics go to the user's board, where facedown ones turn faceup §4.3.2. The favor paid here
        /// stays.
        ARoundOfAle = "a-round-of-ale",
        /// Bandit Chief, When Played and standing: when it is played, one warband dies at every site that has any, chosen by
        /// the player where colours differ. While it is faceup at a site, every site has two bandits more §2.8.3: three, not
        /// one, in a defense of bandits §5.5.4.
        BanditChief = "bandit-chief",
        /// Bandit Crown §7.6.5: bandits are the holder's warbands, but not at sites that another player rules. The holder rules
        /// every site without warbands, may take the last warband off a site §6.5, and adds the bandits of targeted sites to
        /// the force, also where own warbands stand. Bandits are not killed, moved or sacrificed. What bandits would rule or
        /// use, the holder rules.
        BanditCrown = "bandit-crown",
        /// Blackmail, When Played: the player names a relic held by another player at their site. That player gives three
        /// favor, if they can and like; otherwise the player takes the relic. Names: the relic, and the answer.
        Blackmail = "blackmail",
        /// Blood Pact, Action: the user sacrifices an even number of warbands of their board, any, and gains one secret for
        /// each two.
        BloodPact = "blood-pact",
        /// Book Burning, battle plan of the attacker §5.5.8: on victory, if the defender's pawn and favor were a target, the
        /// defender burns all secrets on their board but one. Secrets on cards stay.
        BookBurning = "book-burning",
        /// Book of Records, modifier, no choice: whenever the holder plays a card to a site §5.1.4.I, they gain one secret in
        /// place of the one favor from the matching bank. Homelands and other rewards stay.
        BookOfRecords = "book-of-records",
        /// Bracken, modifier of Search §5.1.3: all cards that this Search discards may go to one discard pile of any region,
        /// all on top or all at the bottom, in place of the pile of the next region (§10, Discard).
        Bracken = "bracken",
        /// Brass Horse, Action: the top card of the discard pile of the user's region is shown and stays. The user then travels
        /// for no Supply §7.6.2 to a site with a card of its suit; if no site has one (or it has no suit), to any site. If only
        /// the user's own site has one, there is nowhere to go. Powers of sites that bind travellers hold.
        BrassHorse = "brass-horse",
        /// Broken Forge, Action: this card is turned to its intact side, Ancient Forge. What was placed on it stays on it.
        BrokenForge = "broken-forge",
        /// Brutal, space 1 of the Reliquary, no choice: whenever the Chancellor attacks, the defeated side, whichever it is,
        /// kills its whole force and not half of it §5.5.6. Plans that spare a force come before it.
        Brutal = "brutal",
        /// Conspiracy §5.1.4.IV: by burning one secret, whoever plays it faceup may seize a single relic or banner that another
        /// player at their site holds, if at least two of their own faceup advisers match faceup advisers of that player. A
        /// banner seized so follows §2.5.3. In any case the card goes to the box.
        Conspiracy = "conspiracy",
        /// Convoys, Action: the discard pile of another region, by choice, is put on top of that of the user's region, as it
        /// lies.
        Convoys = "convoys",
        /// Cracked Horn, modifier of Search §5.1.3: all cards that this Search discards may go under the world deck, in any
        /// order, in place of a discard pile.
        CrackedHorn = "cracked-horn",
        /// Dissent, When Played: every player who does not hold the People's Favor, the one who played it too, places on this
        /// card one favor for each suit among the cards they rule, or all they have if it is less §9.3.
        Dissent = "dissent",
        /// Special Envoy, Wizard School: after what the other effects of the card do, the user's Act Phase ends §4.2. For
        /// Special Envoy only if it was used for this Travel.
        EndActPhase = "end-act-phase",
        /// Fallen Spire, Action: the user says how many, five at most; so many of the topmost denizens in the discard pile of
        /// their region, Visions passed over, are replaced in their places by random Dispossessed ones and go there. Names:
        /// the cards that come.
        FallenSpire = "fallen-spire",
        /// False Prophet, When Played and standing: an Exile gains one warband and sets it on a revealed Vision, by choice whose.
        /// While it stands there the Vision counts as revealed for them too §3.2. When that Vision is discarded, the warband
        /// dies, and they play or discard the Vision as after a Search, whosever turn it is. Names: whose Vision.
        FalseProphet = "false-prophet",
        /// Family Wagon, standing: its holder can have one adviser that is not a Nomad card, facedown ones counting as such,
        /// and any number of Nomad advisers beyond the usual limit §5.1.4.II. When it is played, the others are discarded as in
        /// §7.6.4.
        FamilyWagon = "family-wagon",
        /// Forest Temple, persistent §8.3.2: in the Chronicle no site with a Beast card is discarded, whoever rules it.
        ForestTemple = "forest-temple",
        /// Gambling Hall, Action: the user rolls four defense dice and gains favor from one bank of their choice, as much as
        /// the shields come to with all doublers §5.5.4, or all there is. Names: the bank and the roll. Jinx can reroll it.
        GamblingHall = "gambling-hall",
        /// Garrison, When Played: the player gains one warband for each site they rule, this one too if they rule it; then they
        /// place one warband from their board on every site they rule. If there are too few, they choose the sites.
        Garrison = "garrison",
        /// Giant Python, persistent: who attacks its holder must declare targets whose defense dice together are an even
        /// number. Dice of the title and of battle plans do not count, those of Sprawling Rampart, Sealing Ward and the Circlet
        /// do. That of the Chancellor counts when a Citizen defends; that of a Citizen who joins as Ally comes too late
        /// (publisher).
        GiantPython = "giant-python",
        /// Grand Mask, persistent: in the turn of an Exile who holds it, that Exile rules the cards at Imperial sites, and the
        /// Imperial players do not. Battle plans are excepted, and the sites themselves stay Imperial.
        GrandMask = "grand-mask",
        /// The Grand Scepter: its Action powers are the minor actions §6.4, §6.6 and §6.7 and are ruled there. Whoever took it
        /// this turn can use none of them until the turn is over.
        TheGrandScepter = "the-grand-scepter",
        /// Great Spire, modifier of Search §5.1.2: any number of the drawn denizens, not Visions, may be exchanged for random
        /// Dispossessed cards before one is played. Names: what goes and what comes.
        GreatSpire = "great-spire",
        /// Hall of Mockery, persistent: whoever recovers the People's Favor §5.4.4 lays it with the Mob side up, whichever was
        /// up.
        HallOfMockery = "hall-of-mockery",
        /// Initiation Rite, modifier, no choice: its holder pays for every Muster §5.2.1 by placing one secret on the card and
        /// no favor.
        InitiationRite = "initiation-rite",
        /// Inquisitor, Action: the user looks at one adviser of another player at their site. If it is the Conspiracy, it comes
        /// to the user's hand, to be played or discarded as after a Search §5.1.4; otherwise its owner gets the favor that was
        /// placed here. Names: what the adviser turned out to be.
        Inquisitor = "inquisitor",
        /// Jinx, persistent, cost one secret: whoever rules it may, having rolled attack or defense dice for whatever reason
        /// and seen the roll, pay and reroll all dice of that set, once for each roll. It is no battle plan; it is paid as the
        /// time demands §7.1.2. The one who rolls pays: in a Campaign the attacker or the defender, not an Ally. What lies on
        /// the card hinders only in one's own turn, when the secret is placed on it.
        Jinx = "jinx",
        /// Key to the City, When Played: if the player who rules the site where it was played has their pawn elsewhere, all
        /// warbands at the site die, and the one who played it gains one warband and places it there. For an Imperial site: if
        /// no Imperial player has their pawn there. Bandits have no pawn (publisher).
        KeyToTheCity = "key-to-the-city",
        /// Land Warden, modifier of Search: two of the cards drawn are kept and played §5.1.4, one after the other, if at least
        /// one of them goes to a site. The rest is discarded. If the first goes elsewhere, the other goes to a site or is
        /// discarded.
        LandWarden = "land-warden",
        /// Magician's Code, modifier of Recover §5.4.2: when recovering the Darkest Secret, two secrets of the shared bank are
        /// added to what is paid. The sum must exceed what lies on the banner; the payment of one's own may be none.
        MagiciansCode = "magicians-code",
        /// Marriage, persistent: wherever Hearth advisers of its holder are counted or matched, it counts as two; for the
        /// adviser limit as one §5.1.4.II. So a Trade with a Hearth card gains two for it §5.3.2.
        Marriage = "marriage",
        /// Master of Disguise, modifier of Trade §5.3.2: for this Trade the faceup advisers of another player, by choice, count
        /// in place of all of one's own: for what matches, for what they let be used, and for what they forbid (publisher).
        MasterOfDisguise = "master-of-disguise",
        /// Mountain Giant, battle plan of either side, besides its effect of one die: the user may choose three dice in place
        /// of one, added or removed §7.5.4; then, and only then, it is discarded at the end §5.5.8.
        MountainGiant = "mountain-giant",
        /// Narrow Pass, no choice §9.2. Travel: who goes from another region to a site of this region can choose only this
        /// site. Campaign: an attacker whose pawn is in another region and who targets sites in this region must target this
        /// site too, unless they rule it.
        NarrowPass = "narrow-pass",
        /// Obsidian Cage, battle plan of either side: on victory the warbands of the enemy's force that are not killed move
        /// onto this relic. Action: any number of them, by choice, go back to a board of their colour. They are neither killed
        /// nor in a bank. An Exile who has become a Citizen gets purple ones for them (publisher).
        ObsidianCage = "obsidian-cage",
        /// Oracle, Action: the Vision nearest the top of the world deck is taken out, the others stay as they lie; the marker
        /// of Visions Drawn goes on by one §5.1.2. The user plays or discards it as after a Search §5.1.4. Names: the Vision.
        Oracle = "oracle",
        /// Palanquin, Action: the user chooses another player at their site and a site to which that player can travel §5.6.
        /// The user's pawn is put there (that is no Travel), and that player is made to travel there for no Supply.
        Palanquin = "palanquin",
        /// Pied Piper, standing, besides its effects: it can be played to advisers, and passed on, although that goes beyond
        /// the adviser limit; nobody discards an adviser for it §5.1.4.II.
        PiedPiper = "pied-piper",
        /// Pilgrimage, When Played: all denizens at the user's site that are not locked go to the Dispossessed §8.5, what lies
        /// on them as if they were discarded. As many denizens of the Dispossessed, by chance and seen by the user alone, go on
        /// top of the discard pile of the user's region. Names: the cards, if the chronicle tells the Dispossessed.
        Pilgrimage = "pilgrimage",
        /// Plague Engines, Action: every player, the user too, moves one favor to the Arcane bank for each site they rule, or
        /// all they have. Imperial sites count for every Imperial player §6.6.3.
        PlagueEngines = "plague-engines",
        /// Pressgangs, modifier of Muster §5.2.1: the card may have favor or secrets on it; one favor is placed all the same.
        Pressgangs = "pressgangs",
        /// Messenger (Action), Warning Signals (battle plan of the defender): the user moves their warbands among their board
        /// and the sites they rule as they like; at least one stays at each of those sites. No leave of the Chancellor is
        /// needed (publisher, on Messenger), so for an Imperial player all purple ones at sites are meant. In a Campaign the new places count for the force §5.5.4.
        RedistributeWarbands = "redistribute-warbands",
        /// Relic Hunter, battle plan of the attacker: facedown relics at targeted sites may be added as targets, one defense
        /// die for each, after the other targets were declared. On victory they are taken §5.5.7.II, and each may go under the
        /// relic deck instead.
        RelicHunter = "relic-hunter",
        /// Relic Thief, persistent, cost one favor and one secret: when another player whose pawn is in its holder's region
        /// takes relics in any way, the holder may pay and roll as many defense dice as relics are taken; if no die shows a
        /// shield, all of them go to the holder. Jinx can reroll it. Names: whether it is used, and how the roll ended.
        RelicThief = "relic-thief",
        /// Revelation, When Played: in the order of turns, beginning with the Chancellor (publisher), every player may burn any favor
        /// of theirs and gains as many secrets. Names: who burns how much.
        Revelation = "revelation",
        /// Riots, When Played: if the People's Favor shows its Mob side, all cards at sites of the suit that has the most cards
        /// at sites are discarded, but for this card and locked ones. The player settles a tie. Otherwise nothing happens.
        Riots = "riots",
        /// Roving Terror, Action: the user discards a denizen at another site, by choice and not locked, and moves this card
        /// there.
        RovingTerror = "roving-terror",
        /// Salt the Earth, When Played and standing: it cannot be played to a site with locked cards. The capacity of the site
        /// does not count for playing it. All other denizens there are discarded; while it lies there the capacity §2.8.1 is
        /// one.
        SaltTheEarth = "salt-the-earth",
        /// Second Wind, battle plan of the attacker §5.5.8: on victory the user may travel for no Supply §7.6.2 and then may
        /// campaign for no Supply. A Sneak Attack of another player comes before it (publisher).
        SecondWind = "second-wind",
        /// Shrouded Wood, no choice, besides its effect: if an enemy player of the traveller rules it, that player chooses the
        /// destination among those the traveller can go to, also when the travel is forced; for the Empire the Chancellor
        /// chooses. Bandits choose nothing (publisher). So the ruling needs leave of that player.
        ShroudedWood = "shrouded-wood",
        /// Skeleton Key, Action: if the Chancellor rules the user's site, the user looks at one relic of the Reliquary, by
        /// choice, and may take it; its space is uncovered then §2.3.
        SkeletonKey = "skeleton-key",
        /// Slander, battle plan of the attacker §5.5.7.III, §5.5.8: on victory, if the defender's pawn and favor were a target,
        /// the defender burns all favor on their board, not half.
        Slander = "slander",
        /// Squalid District, persistent: whoever rules it may, after each roll of the end die §3.3, change the result by one,
        /// up or down. Citizens may not; for the Empire the Chancellor does.
        SqualidDistrict = "squalid-district",
        /// Sticky Fire, battle plan of either side §5.5.8: on victory the user may kill all warbands left of the enemy's force;
        /// if so, they give the enemy one favor if they have any (burned for bandits, who cannot be killed anyway).
        StickyFire = "sticky-fire",
        /// The Gathering, When Played, before its effect: in turn order every player may put their pawn on this site (no
        /// Travel, no Supply). Any two of those who are then here may exchange, and any number of times (publisher).
        TheGathering = "the-gathering",
        /// Vow of Kinship, standing: its holder keeps no favor. What they have when it is played and all they get later goes to
        /// the Nomad bank, and they pay with the favor of that bank as with their own, and give and promise it so. What
        /// others take or what must be placed is looked for on the board alone, and is not there.
        VowOfKinship = "vow-of-kinship",
        /// Vow of Renewal, persistent, besides its effect: all favor that anybody burns, for whatever reason, goes to its
        /// holder's board and not to the shared bank (§10, Burn).
        VowOfRenewal = "vow-of-renewal",
        /// Vow of Silence, persistent, besides its effects: whenever another player recovers the Darkest Secret §5.4, its
        /// holder gains as many secrets from the shared bank as that player put on it.
        VowOfSilence = "vow-of-silence",
        /// Vow of Union, persistent, besides its effect: when its holder attacks, all their warbands at sites they rule join
        /// the force, without choice; sites may be left empty. They bring no dice §5.5.2. A Citizen who attacks Imperial
        /// players adds no purple ones. With the Bandit Crown the bandits join and cannot die (publisher).
        VowOfUnion = "vow-of-union",
        /// Whistle, Action: the user chooses a pawn at another site; it must travel to the user's site for no Supply if it can
        /// §5.6. Then its owner gets the secret that was placed here; if it could not come, the secret stays.
        Whistle = "whistle",
        /// Wild Mounts, battle plan of either side: at the end §5.5.8 the user may discard one Beast card they rule, not
        /// locked, in place of all Nomad battle plans that they would have to discard.
        WildMounts = "wild-mounts",
        /// Witch's Bargain, Action: any number of times, with any players at the user's site: give one secret and take two
        /// favor, or give two favor and take one secret. The user decides; the other must have what is taken. Names: with whom,
        /// and which way.
        WitchsBargain = "witchs-bargain",
    }
}
