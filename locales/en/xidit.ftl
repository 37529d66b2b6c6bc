xidit-colour-blue = blue
xidit-colour-red = red
xidit-colour-green = green
xidit-colour-yellow = yellow
xidit-colour-black = black
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
xidit-only-oath = `law { $command }` knows only positions of Oath; this file says game = "xidit".
xidit-commands = For Lords of Xidit there are: law check, law may, law do, law wins
xidit-seems-xidit = This looks like a position of Lords of Xidit. Then the first line must be: game = "xidit"
xidit-seems-oath = This looks like a position of Oath. Then leave out: game = "xidit"
xidit-actions = Actions: move COLOR [to CITY], recruit [UNIT], eliminate [taking REWARD, REWARD] [placing N in REGION, ...] [raising ASSESSMENT], eliminate titan N [giving N UNIT, ...] [raising ASSESSMENT], reward REWARD, REWARD [placing N in REGION, ...], wait, decline
xidit-leftover = “{ $typed }” does not belong to this action.
xidit-savior = SAVIOR OF THE KINGDOM
xidit-savior-now = SAVIOR IF THE GAME ENDED NOW
xidit-no-savior = OPEN: who becomes the Savior is not decided.
xidit-census = Military census
xidit-census-class = { $class }: { $leaders }; { $prize }: { $count }
xidit-trial = Assessment: { $trial }
xidit-eliminated = Eliminated: { $players }
xidit-fault-colour-twice = The color { $colour } has two players.
xidit-fault-not-listed = No player with the color { $colour } is listed.
xidit-fault-city-twice = City { $number } is described twice.
xidit-fault-region-twice = Two regions have this name.
xidit-fault-trial-twice = An assessment stands here twice.
xidit-fault-three-trials = Here must be three assessments: wealth, influence, reputation.
xidit-fault-six-orders = Here must be six orders, each of them black, red, blue, action or wait.
xidit-fault-two-tiles = City { $number } has room for one city tile: recruits or a threat.
xidit-fault-two-guilds = The guild of city { $number } can have only one color.
xidit-fault-one-way = A road of city { $number } is not told at its other end, or leads back to the same city.
xidit-fault-too-many-units = On the table: { $number }, more than exist: { $class }.
xidit-fault-too-many-stories = The stories of the color { $colour } do not add up: the described guilds have { $number }, and 15 exist.
xidit-fault-too-many-bards = Bards of the color { $colour } on the table: { $number }; 20 exist.
xidit-fault-shown-not-there = More units are shown than there are behind the screen: { $colour }.
xidit-fault-no-census = No military census is held in this year.
xidit-fault-bards-in-closed = No bards can lie in a closed region.
xidit-fault-lyre-order = A lyre has two numbers, the higher one first: [6, 3].
xidit-fault-no-such-year = The short game has nine years.
xidit-fault-dummy-not-for-three = A dummy takes part only with three players.
xidit-fault-too-many-titans = There are only two Titans with this number of units: { $number }.
xidit-fault-two-raging = Two Titans of one stack cannot rage at the same time: only the top one wakes, and it stays on top. Units demanded: { $number }.
xidit-fault-tile-twice = The tile of city { $number } lies in its city already, or twice on the Path of Destiny.
xidit-fault-too-many-tiles = City tiles in the cities and on the Path of Destiny: { $number }; 21 exist.
xidit-why-untold = The description leaves this out: { $what }.
xidit-why-not-your-order = Another player's order comes up: { $colour }.
xidit-why-order-is-set = Your dial shows something else: { $order }.
xidit-why-road-leads-elsewhere = No { $road } road leads from here to city { $city }.
xidit-why-road-leads = The road leads to city { $city }.
xidit-why-silent-road = No { $road } road leaves city { $city }, and the rulebook does not say what happens then.
xidit-why-no-recruitment-tile = There is no recruitment tile in city { $city }.
xidit-why-no-unit = No unit stands in city { $city }.
xidit-why-already-recruited = You already recruited a unit in city { $city } this year.
xidit-why-not-weakest = You can recruit only the weakest unit; here: { $unit }.
xidit-why-gets-unit = You get the weakest unit there: { $unit }.
xidit-why-last-unit = It is the last unit, so the tile of city { $city } is discarded.
xidit-why-no-threat-tile = There is no threat tile in city { $city }.
xidit-why-units-missing = Not enough { $class }: you need { $need } and have { $have }.
xidit-why-already-eliminated = You already eliminated a threat in city { $city } this year.
xidit-why-tile-in-city = A city tile lies in city { $city }; you can eliminate a Titan only from a city without one.
xidit-why-no-such-titan = No Raging Titan demands { $count } units.
xidit-why-too-few-units = You need { $need } units and have { $have }.
xidit-why-wrong-number-given = The Titan takes { $need } units, not { $given }.
xidit-why-any-units = Which { $count } units you give is up to you.
xidit-why-must-move = Once a move is set you must make it.
xidit-why-must-recruit = Where you can recruit you must take a unit.
xidit-why-must-eliminate = You have all the units needed, so you must eliminate the threat.
xidit-why-titan-no-duty = Without a city tile you have no duty; eliminating a Titan is your choice.
xidit-why-order-lapses = The order can do nothing here and lapses.
xidit-why-too-many-rewards = You may choose two of the three rewards, not { $count }.
xidit-why-reward-twice = You cannot choose the same reward twice: { $reward }.
xidit-why-takes-gold = You take { $count } gold.
xidit-why-no-bards-left = You have already placed all your bards.
xidit-why-places-bards = You place { $count ->
    [one] 1 bard
   *[other] { $count } bards
}.
xidit-why-places-all-left = You have fewer bards left than the tile states and place all of them: { $count }.
xidit-why-wrong-bards = You must place { $need ->
    [one] 1 bard
   *[other] { $need } bards
}, not { $given }.
xidit-why-region-not-adjacent = The region { $region } does not adjoin city { $city }.
xidit-why-region-closed = Nobody may place bards in the region { $region }.
xidit-why-guild-of-another = In city { $city } stands the guild of another player: { $colour }.
xidit-why-guild-full = The guild in city { $city } has four stories; none can be added.
xidit-why-builds-stories = You build { $count ->
    [one] 1 story
   *[other] { $count } stories
}.
xidit-why-stories-kept = { $count ->
    [one] 1 story cannot be built and stays
   *[other] { $count } stories cannot be built and stay
} in your supply.
xidit-why-aside-built = Into the new guild you must also build { $count ->
    [one] the story
   *[other] { $count } stories
} you set aside.
xidit-why-silent-titan-reward = The rulebook does not say which rewards a Titan brings.
xidit-why-dummy-grows = One dummy token of your choice rises by 1.
xidit-why-silent-census = Nobody shows a unit of this class ({ $class }), and the rulebook does not say what happens then.
xidit-why-silent-dummy = Only the dummy is left, and the rulebook does not say what happens then.
xidit-why-next-recruits = At once the Next Recruitment tile goes to city { $city }, with the units it shows.
xidit-why-next-threat = At once the Next Threat tile goes to city { $city }.
xidit-why-next-untold = At once the next tile goes to its city; the file does not tell which one it is (path).
xidit-why-recruits-move-up = The top tile of the recruitment pile becomes the Next Recruitment tile.
xidit-why-threats-move-up = The top tile of the threat pile becomes the Next Threat tile.
xidit-why-recruits-refilled = The recruitment pile is empty; the discarded threat tiles ({ $count }) are turned over and become the new one.
xidit-why-threats-refilled = The threat pile is empty; the discarded recruitment tiles ({ $count }) are turned over and become the new one.
xidit-why-recruits-stay-empty = No threat tiles are discarded, so the recruitment pile stays empty for now.
xidit-why-threats-stay-empty = No recruitment tiles are discarded, so the threat pile stays empty for now.
xidit-why-recruits-from-threats = The whole recruitment area is empty; the top tile of the threat pile is turned over and becomes the Next Recruitment tile.
xidit-why-titans-awaken = No new threat can come: the Titans awaken.
xidit-why-titan-wakes = A Titan that demands { $count } units begins to rage.
xidit-why-titan-stays = On the stack of the Titans that demand { $count } units nothing changes.
xidit-why-reinforcements = Then reinforcements arrive, and both piles are formed anew.
xidit-why-new-piles = Tiles in the new recruitment pile: { $recruits }; in the new threat pile, below the Next Threat tile: { $threats }.
xidit-why-year-begins = Game year { $year } begins. The first player token goes to the left, and everyone sets new orders (orders).
xidit-why-census-now = All orders of this year are done. Now comes the military census (shown).
xidit-missing-turn = whose order comes up (turn)
xidit-missing-player = a player: { $colour }
xidit-missing-idrakys = where the Idrakys stands (city): { $colour }
xidit-missing-city = city { $city }
xidit-missing-roads = the roads of city { $city } (roads)
xidit-missing-units = the units behind the screen (units): { $colour }
xidit-missing-threat-units = the units that the threat in city { $city } takes (threat)
xidit-missing-titans = the Raging Titans (titans)
xidit-missing-orders = which order is set (orders, order): { $colour }
xidit-missing-bards = the bards behind the screen (bards): { $colour }
xidit-missing-region-cities = the cities of the region { $region } (cities)
xidit-missing-gold = the gold behind the screen (gold): { $colour }
xidit-missing-influence = the stories on the board (influence): { $colour }
xidit-missing-guild-room = whether a guild has room for the census story (guild): { $colour }
xidit-missing-regions = all nine regions (region), or the reputation of every player
xidit-missing-region = lyre and bards of the region { $region }
xidit-missing-shown = the units shown in the census (shown): { $colour }
xidit-missing-places = where the bards of the census go, in open regions around the Idrakys (places): { $colour }
xidit-missing-trials = the order of the assessments (trials)
xidit-missing-players = all players (player)
xidit-missing-dummy = a value of the dummy (dummy): { $trial }
xidit-missing-first = the first player (first)
xidit-missing-recruits = the units on the recruitment tile in city { $city } (recruits)
xidit-missing-threat-rewards = the rewards of the threat in city { $city } (threat)
xidit-form-move = move black|red|blue [to CITY]
xidit-form-reward = reward REWARD, REWARD [placing N in REGION, ...]
xidit-form-titan = eliminate titan 3|4|5 [giving N UNIT, ...]
xidit-form-placing = placing N in REGION, ...
xidit-choice-to = to CITY
xidit-choice-taking = taking REWARD, REWARD
xidit-choice-eliminate = eliminate taking REWARD, REWARD
xidit-choice-placing = placing N in REGION, ...
xidit-choice-giving = giving N UNIT, ...
xidit-choice-raising = raising ASSESSMENT
