wins-nobody = Nobody is about to win.
wins-untold = The description does not say enough to tell who is about to win.
wins-now = WINS NOW
wins-over = HAS WON
wins-in-sight = WIN IN SIGHT
wins-how-usurper = Usurper Win
wins-how-visionary = Visionary Win
wins-how-stable-regime = Stable Regime Win
wins-how-successor = Successor Win
wins-how-war-exhaustion = War Exhaustion Win
wins-when-wake = in their Wake Phase, if nothing changes until then
wins-when-second-wake = the title flips to its Usurper side in their next Wake Phase, and they win in the one after that
wins-when-now = now, in this Wake Phase
wins-when-next-wake = the title flips to its Usurper side in this Wake Phase, and they win in their next one
wins-when-round-end = at the end of this round, if the end die says so
wins-when-over = the game is over
wins-when-last-wake = the title flips to its Usurper side in their last Wake Phase, and they win at the end of the last round
wins-when-game-end = at the end of this last round
wins-stop-most-sites = What stops it: someone else rules as many sites or more.
wins-stop-most-relics-and-banners = What stops it: someone else holds as many relics and banners or more.
wins-stop-peoples-favor = What stops it: someone else takes the People's Favor.
wins-stop-darkest-secret = What stops it: someone else takes the Darkest Secret.
wins-stop-more-sites = What stops it: someone else rules more sites; a tie is not enough.
wins-stop-more-relics-and-banners = What stops it: someone else holds more relics and banners; a tie is not enough.
wins-stop-regime-most-sites = What stops it: an Exile rules more sites than the Empire; a tie is not enough.
wins-stop-regime-most-relics-and-banners = What stops it: an Exile holds more relics and banners than the Oathkeeper; a tie is not enough.
wins-stop-regime-peoples-favor = What stops it: an Exile takes the People's Favor.
wins-stop-regime-darkest-secret = What stops it: an Exile takes the Darkest Secret.
wins-stop-exhaustion = What stops it: no Imperial player has the title when the round ends, and an Exile is the Usurper or has met the goal of a revealed Vision.
wins-stop-empire = Or: the Chancellor or a Citizen is the Oathkeeper when the round ends.
wins-stop-heir-supremacy = Or: the Chancellor or another Citizen holds as many relics and banners or more.
wins-stop-heir-people = Or: someone else takes the Darkest Secret.
wins-stop-heir-protection = Or: someone else takes the People's Favor.
wins-stop-heir-devotion = Or: someone else takes the Grand Scepter.
wins-stop-citizen-supremacy = Or: a Citizen holds more relics and banners than the Chancellor and every other Citizen, and wins instead.
wins-stop-citizen-people = Or: a Citizen takes the Darkest Secret, and wins instead.
wins-stop-citizen-protection = Or: a Citizen takes the People's Favor, and wins instead.
wins-stop-citizen-devotion = Or: a Citizen takes the Grand Scepter, and wins instead.
wins-stop-earlier = Or: { $player } wins before that.
wins-side-oathkeeper = Oathkeeper side
wins-side-usurper = Usurper side
wins-side-untold = side not given
wins-title = { $holder } holds the Oathkeeper title: { $side } (2.11)
wins-passes = { $players } meets the Oathkeeper goal and is due the title (2.11)
wins-waits = { $player } meets the goal of the revealed Vision, but at least { $need } Visions must have been drawn, and the marker shows { $have } (3.2)
wins-chosen = { $players } meet the Oathkeeper goal, and the holder of the title chooses among them (2.11)
wins-no-usurper = { $player } holds the title on its Usurper side, but only an Exile turns it (4.1.3)
wins-title-stays = The title stays where it is (2.11)
wins-end-die = The end die after round { $round } ends the game with a chance of { $chance } (3.3)
wins-end-die-shifts = With { $card }, { $player } may change the end die by one, so the chance is between { $least } and { $most } (3.3)
wins-tally-sites =
    { $count ->
        [one] { $count } site
       *[other] { $count } sites
    }
wins-tally-relics =
    { $count ->
        [one] { $count } relic
       *[other] { $count } relics
    }
wins-could = Could win in their next turn: { $who }. More: law threats
wins-could-by = { $player } (at least { $chance })
