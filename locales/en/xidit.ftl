xidit-colour-blue = Blue
    .adj = blue
xidit-colour-red = Red
    .adj = red
xidit-colour-green = Green
    .adj = green
xidit-colour-yellow = Yellow
    .adj = yellow
xidit-colour-black = Black
    .adj = black
xidit-class-peasant = peasant militia
xidit-class-archer = archers
xidit-class-infantryman = infantrymen
xidit-class-cleric = clerics
xidit-class-battle-mage = battle mages
xidit-unit-peasant = peasant militia
xidit-unit-archer = archer
xidit-unit-infantryman = infantryman
xidit-unit-cleric = cleric
xidit-unit-battle-mage = battle mage
xidit-road-black = black
xidit-road-red = red
xidit-road-blue = blue
xidit-order-black = black road
xidit-order-red = red road
xidit-order-blue = blue road
xidit-order-action = action
xidit-order-wait = wait
xidit-trial-wealth = Wealth
xidit-trial-influence = Influence
xidit-trial-reputation = Reputation
xidit-reward-gold = gold
xidit-reward-bards = bards
xidit-reward-stories = stories
xidit-dummy = dummy
xidit-any-units = units of any class
xidit-cost = { $what }: { $count }
xidit-only-oath = `law { $command }` supports only positions of Oath. This file says game = "xidit".
xidit-commands = Commands for Lords of Xidit: law check, law may, law do, law wins, law plan
xidit-seems-xidit = This looks like a position of Lords of Xidit. Make this the first line: game = "xidit"
xidit-seems-oath = This looks like a position of Oath. Leave this out: game = "xidit"
xidit-actions = Actions: { $actions }
xidit-savior = SAVIOR OF THE KINGDOM
xidit-savior-now = SAVIOR IF THE GAME ENDED NOW
xidit-no-savior = OPEN: it is not decided who becomes the Savior.
xidit-census = Military census
xidit-census-class = { $class }: { $leaders }; { $prize }: { $count }
xidit-trial = Assessment: { $trial }
xidit-eliminated = Eliminated: { $players }
xidit-fault-colour-twice = Two players are { $colour_adj }.
xidit-fault-not-listed = No { $colour_adj } player is listed.
xidit-fault-city-twice = City { $number } is described twice.
xidit-fault-city-listed-twice = City { $number } is listed twice.
xidit-fault-region-twice = Two regions have this name.
xidit-fault-unspeakable-region = No action can name this region: a name has 1 to 100 letters, no comma, and no word like “for” or “with”.
xidit-fault-trial-twice = An assessment appears twice.
xidit-fault-three-trials = Expected three assessments: wealth, influence, reputation.
xidit-fault-six-orders = Expected six orders, each of them black, red, blue, action, or wait.
xidit-fault-two-tiles = City { $number } has room for one city tile: recruits or a threat.
xidit-fault-two-guilds = The guild of city { $number } can have only one color.
xidit-fault-one-way = A road of city { $number } is missing at its other end, or leads back to the same city.
xidit-fault-too-many-units = There are { $number } { $class } on the table, more than exist.
xidit-fault-too-many-stories = { $colour }'s stories do not add up: the described guilds have { $number }, and 15 exist.
xidit-fault-too-many-bards = There are { $number } { $colour_adj } bards on the table, and only 20 exist.
xidit-fault-shown-not-there = { $colour } shows more units than there are behind the screen.
xidit-fault-no-census = There is no military census in this year.
xidit-fault-bards-in-closed = There can be no bards in a closed region.
xidit-fault-lyre-order = A lyre has two numbers, the higher one first: [6, 3].
xidit-fault-no-such-year = The short game has nine years.
xidit-fault-dummy-not-for-three = A dummy takes part only with three players.
xidit-fault-too-many-titans = There are only two Titans that demand { $number } units.
xidit-fault-two-raging = Two Titans that demand { $number } units cannot rage at the same time: only the top one of a stack wakes, and it stays on top.
xidit-fault-tile-twice = The tile of city { $number } is already in its city, or is twice on the Path of Destiny.
xidit-fault-too-many-tiles = There are { $number } city tiles in the cities and on the Path of Destiny, and only 21 exist.
xidit-why-untold = The description leaves out { $what }.
xidit-why-not-your-order = It is { $colour }'s order that comes up.
xidit-why-order-is-set = Your dial shows { $order }.
xidit-why-road-leads-elsewhere = No { $road } road leads from here to city { $city }.
xidit-why-road-leads = The road leads to city { $city }.
xidit-why-silent-road = No { $road } road leaves city { $city }, and the rulebook does not say what happens then.
xidit-why-no-recruitment-tile = There is no recruitment tile in city { $city }.
xidit-why-no-unit = There is no unit in city { $city }.
xidit-why-already-recruited = You already recruited a unit in city { $city } this year.
xidit-why-not-weakest = You can recruit only the weakest unit here, the { $unit }.
xidit-why-gets-unit = You get the weakest unit there, the { $unit }.
xidit-why-last-unit = It is the last unit, so the tile of city { $city } is discarded.
xidit-why-no-threat-tile = There is no threat tile in city { $city }.
xidit-why-units-missing = You have too few { $class }: you need { $need } and have { $have }.
xidit-why-already-eliminated = You already eliminated a threat in city { $city } this year.
xidit-why-tile-in-city = There is a city tile in city { $city }. You can eliminate a Titan only from a city without one.
xidit-why-no-such-titan = No Raging Titan demands { $count } units.
xidit-why-too-few-units = You need { $need } units and have { $have }.
xidit-why-wrong-number-given = The Titan takes { $need } units, not { $given }.
xidit-why-any-units = You choose which { $count } units you give.
xidit-why-must-move = Once you have set a move, you must make it.
xidit-why-must-recruit = If you can recruit, you must take a unit.
xidit-why-must-eliminate = You have all the units needed, so you must eliminate the threat.
xidit-why-titan-no-duty = Without a city tile, you have no duty. Eliminating a Titan is your choice.
xidit-why-order-lapses = The order can do nothing here and lapses.
xidit-why-too-many-rewards = You may choose two of the three rewards, not { $count }.
xidit-why-reward-twice = You cannot choose { $reward } twice.
xidit-why-takes-gold = You take { $count } gold.
xidit-why-no-bards-left = You have already placed all your bards.
xidit-why-places-bards = You place { $count ->
    [one] 1 bard
   *[other] { $count } bards
}.
xidit-why-places-all-left = You have fewer bards left than the tile shows, so you place all { $count } of them.
xidit-why-wrong-bards = You must place { $need ->
    [one] 1 bard
   *[other] { $need } bards
}, not { $given }.
xidit-why-region-not-adjacent = The region { $region } does not border city { $city }.
xidit-why-region-closed = Nobody can place bards in the region { $region }.
xidit-why-guild-of-another = The guild in city { $city } belongs to { $colour }.
xidit-why-guild-full = The guild in city { $city } has four stories, so you cannot add any. The rulebook does not say whether you may still choose stories.
xidit-why-builds-stories = You build { $count ->
    [one] 1 story
   *[other] { $count } stories
}.
xidit-why-stories-short = You have only { $count ->
    [one] 1 story
   *[other] { $count } stories
} left.
xidit-why-silent-stories = You have no stories left, and the rulebook does not say whether you may still choose them.
xidit-why-stories-kept = { $count ->
    [one] 1 story cannot be built and stays
   *[other] { $count } stories cannot be built and stay
} in your supply.
xidit-why-aside-built = You must also add { $count ->
    [one] the story
   *[other] { $count } stories
} you set aside to the new guild.
xidit-why-silent-titan-reward = The rulebook does not say how much a Titan gives of each reward.
xidit-why-titan-reward-due = Two of three rewards are due for the Titan. The file does not say how much it gives of each (titans), so nothing was added.
xidit-why-dummy-grows = One dummy token of your choice rises by 1.
xidit-why-silent-census = Nobody shows any { $class }, and the rulebook does not say what happens then.
xidit-why-silent-dummy = Only the dummy is left, and the rulebook does not say what happens then.
xidit-why-next-recruits = The Next Recruitment tile goes to city { $city } at once, with the units it shows.
xidit-why-next-threat = The Next Threat tile goes to city { $city } at once.
xidit-why-next-untold = The next tile goes to its city at once. The file does not say which one it is (path).
xidit-why-recruits-move-up = The top tile of the recruitment pile becomes the Next Recruitment tile.
xidit-why-threats-move-up = The top tile of the threat pile becomes the Next Threat tile.
xidit-why-recruits-refilled = The recruitment pile is empty. Turn over the { $count ->
    [one] discarded threat tile
   *[other] { $count } discarded threat tiles
} to form the new one.
xidit-why-threats-refilled = The threat pile is empty. Turn over the { $count ->
    [one] discarded recruitment tile
   *[other] { $count } discarded recruitment tiles
} to form the new one.
xidit-why-recruits-stay-empty = No threat tiles are discarded, so the recruitment pile stays empty for now.
xidit-why-threats-stay-empty = No recruitment tiles are discarded, so the threat pile stays empty for now.
xidit-why-recruits-from-threats = The whole recruitment area is empty. Turn over the top tile of the threat pile: it becomes the Next Recruitment tile.
xidit-why-titans-awaken = No new threat can come: the Titans awaken.
xidit-why-titan-wakes = A Titan that demands { $count } units begins to rage.
xidit-why-titan-stays = Nothing changes for the stack of Titans that demand { $count } units.
xidit-why-reinforcements = Then reinforcements arrive, and you form both piles anew.
xidit-why-new-piles = The new recruitment pile has { $recruits ->
    [one] { $recruits } tile
   *[other] { $recruits } tiles
}, and the new threat pile has { $threats } below the Next Threat tile.
xidit-why-year-begins = Game year { $year } begins. The first player token goes to the left, and everyone sets new orders (orders).
xidit-why-census-now = All orders of this year are done. Now comes the military census (shown).
xidit-missing-turn = whose order comes up (turn)
xidit-missing-player = the { $colour_adj } player
xidit-missing-idrakys = where { $colour }'s Idrakys is (city)
xidit-missing-city = city { $city }
xidit-missing-roads = the roads of city { $city } (roads)
xidit-missing-units = { $colour }'s units behind the screen (units)
xidit-missing-threat-units = the units that the threat in city { $city } takes (threat)
xidit-missing-titans = the Raging Titans (titans)
xidit-missing-orders = which order { $colour } has set (orders, order)
xidit-missing-bards = { $colour }'s bards behind the screen (bards)
xidit-missing-region-cities = the cities of the region { $region } (cities)
xidit-missing-gold = { $colour }'s gold behind the screen (gold)
xidit-missing-influence = { $colour }'s stories on the board (influence)
xidit-missing-guild-room = whether one of { $colour }'s guilds has room for the census story (guild)
xidit-missing-regions = the rest of the nine regions (region), or the reputation of the players
xidit-missing-region = lyre and bards of the region { $region }
xidit-missing-shown = the units { $colour } shows in the census (shown)
xidit-missing-places = the regions for { $colour }'s bards from the census (places)
xidit-missing-trials = the order of the assessments (trials)
xidit-missing-players = the other players (player)
xidit-missing-dummy = the dummy's value for { $trial } (dummy)
xidit-missing-first = the first player (first)
xidit-missing-recruits = the units on the recruitment tile in city { $city } (recruits)
xidit-missing-threat-rewards = the rewards of the threat in city { $city } (threat)
xidit-choice-to = to CITY
xidit-choice-taking = taking REWARD, REWARD
xidit-choice-eliminate = eliminate taking REWARD, REWARD
xidit-choice-placing = placing N in REGION, ...
xidit-choice-giving = giving N UNIT, ...
xidit-choice-raising = raising ASSESSMENT
xidit-same-savior = However that is read, the same player becomes the Savior.
xidit-fault-orders-done = When the census is due or the game is over, no order comes up: leave out turn and order.
xidit-fault-not-over = The game ends only with its last year.
xidit-fault-crowded-tile = There are too many units on the tile of city { $number }. It has room for 5, or for 4 with three players.
xidit-fault-tile-described-twice = The tile of city { $number } is described twice.
xidit-fault-tile-not-in-game = The tile of city { $number } is not in play with this many players, or not in the short game.
xidit-fault-too-many-closed = There are too many closed regions ({ $number }): only three players and the short game close any, and never more than 2.
xidit-why-barracks-unknown = How many units are left in the barracks is not known, so the file does not say which units city { $city } gets (units, recruits).
xidit-why-places-stay-empty = The barracks do not hold all units of the tile, so { $count ->
    [one] 1 place
   *[other] { $count } places
} in city { $city } { $count ->
    [one] stays
   *[other] stay
} empty.
xidit-why-silent-empty-tile = The barracks hold none of the units for city { $city }, and the rulebook does not say what happens then.
xidit-why-silent-reinforcements = There { $count ->
    [0] are no tiles
    [one] is only 1 tile
   *[other] are only { $count } tiles
} for the reinforcements, and the rulebook does not say what happens then.
xidit-why-next-order-unknown = Whose order comes next is not known, because the description leaves out { $what }.
xidit-why-census-due = All orders of this year are done. The military census comes first (census).
xidit-why-orders-first = Orders of this year are still to be carried out.
xidit-why-no-census = There is no military census in year { $year }.
xidit-why-game-ends = The game ends. Now the three assessments follow (law wins).
xidit-why-game-is-over = The game is over.
xidit-why-too-many-placed = { $colour } may place at most { $most ->
    [one] 1 bard
   *[other] { $most } bards
} after the census, not { $given }.
xidit-why-no-room-for-story = { $colour } has no guild with room for a story in city { $city }.
xidit-why-census-gold = Nobody shows more { $class } than { $colour }, who gets { $count } gold.
xidit-why-census-bards = Nobody shows more { $class } than { $colour }, who may place { $count ->
    [one] 1 bard
   *[other] { $count } bards
}.
xidit-why-census-story = Nobody shows more battle mages than { $colour }, who adds 1 story in city { $city }.
xidit-why-census-story-aside = Nobody shows more battle mages than { $colour }, who has no guild with room and sets 1 story aside.
xidit-why-census-story-gone = Nobody shows more battle mages than { $colour }, who has no stories left.
xidit-why-silent-second = Some regions have bards of one player only. The rulebook does not say whether the others are second there.
xidit-missing-year = the game year (year)
xidit-missing-story = which of { $colour }'s guilds gets the census story (story)
xidit-choice-rewarding = rewarding nobody|everybody, for a class that nobody shows
xidit-choice-titan = eliminate titan 3|4|5 giving N UNIT, ..., or decline
xidit-board-of-oath = { $file } says game = "oath". A board is a file of Lords of Xidit: game = "xidit"
xidit-bad-players = Lords of Xidit has 3 to 5 players, not “{ $count }”.
xidit-new-lacks = Add what only your table knows: who goes first (first, turn), the order of the assessments (trials), the tiles (city, path), each Idrakys (city), and the closed regions with three players or in the short game (closed).
xidit-good-units = units
xidit-good-gold = gold
xidit-good-bards = bards
xidit-good-stories = stories
xidit-plan-whose = Whose orders are to be planned? Say it with --player COLOR.
xidit-plan-over = All orders of this year are carried out.
xidit-plan-which = Say the orders (red action blue wait …), or what there is to be most of (--best units, gold, bards, or stories).
xidit-plan-too-many = { $left ->
    [one] Only 1 order is left this year
   *[other] Only { $left } orders are left this year
}, not { $given }.
xidit-plan-orders = { $player } from order { $first } on, if nobody interferes:
xidit-plan-best = { $player }: the most { $good } this year, if nobody interferes: { $count } more
xidit-plan-none = { $player }: no orders that can be looked at bring { $good } this year.
xidit-plan-rewards = Two of these to choose: { $rewards }.
xidit-plan-with-order = { $player } with order { $order }
xidit-plan-from-order = { $player } from order { $order } on
xidit-plan-first = Comes first: { $who }.
xidit-plan-perhaps = Perhaps first: { $who }.
xidit-plan-then = With the orders that are told: { $what }
xidit-plan-open = { $action } – open: { $why }
xidit-plan-gains = Together: { $gains }.
xidit-plan-proven = { $states ->
    [one] 1 position weighed: no other orders bring more, if nobody interferes.
   *[other] { $states } positions weighed: no other orders bring more, if nobody interferes.
}
xidit-plan-unlisted = Not all players are described: the others may come first anywhere.
