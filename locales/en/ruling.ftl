ruling-untold = The description leaves out { $what }.
ruling-unmodelled = { $card } could change this, and its power is not modelled.
ruling-undecided = { $card }: neither the Law nor the publisher says what happens here.
ruling-not-your-turn = It is the turn of { $turn }, not of { $player }.
ruling-wrong-phase = The turn is in the { $phase }, and this belongs to the { $wanted }.
ruling-cards-in-hand = A Search is not finished: { $count ->
    [one] { $count } drawn card is
   *[other] { $count } drawn cards are
} still in hand.
ruling-campaign-under-way = A Campaign is not finished.
ruling-campaign-goes-on = This Campaign is under way; what it has cost is paid.
ruling-not-enough-supply = This costs { $need } Supply and you have { $have }.
ruling-costs-at-least = This costs at least { $need } Supply and you have { $have }.
ruling-not-enough-favor = This costs { $need } favor and you have { $have }.
ruling-not-enough-secrets = This costs { $need ->
    [one] { $need } faceup secret
   *[other] { $need } faceup secrets
} and you have { $have }.
ruling-not-enough-warbands = This takes { $need ->
    [one] { $need } warband
   *[other] { $need } warbands
} and you have { $have } on your board.
ruling-only-role = Only this role can do that: { $role }.
ruling-already-there = The pawn is already at { $site }.
ruling-region-price = { $from } to { $to }: { $supply } Supply.
ruling-site-revealed = { $site } lies facedown: it is turned faceup, and its prompt is followed.
ruling-site-not-told = { $site } is not described and ruled as if its power changed nothing here.
ruling-not-holding-peoples-favor = You do not hold the People's Favor.
ruling-favor-steps-done = The People's Favor has been seen to in this Wake Phase.
ruling-favor-steps-first = The People's Favor comes first; steps left: { $count }.
ruling-must-place-favor = Only one favor lies on the banner: as long as you have favor, you must place one.
ruling-nothing-to-place = One favor lies on the banner and you have none: nothing happens.
ruling-not-the-least-bank = This bank does not have the least favor: { $suit }. The least is { $least }.
ruling-turns-to-mob = With { $favor } favor on it, the banner turns to its Mob side.
ruling-mob-repeats = The Mob side is up: place or return a second time.
ruling-no-wake-power = Your site gives nothing of this kind in the Wake Phase.
ruling-nothing-left-here = There is none left here: { $site }.
ruling-turns-usurper = Exile with the Oathkeeper title: it turns to the Usurper side ({ $player }).
ruling-game-won = The game is over; the winner is: { $player }.
ruling-refreshed = Supply after resting: { $supply }, of which { $saved } saved.
ruling-no-end-die = No end die is rolled here.
ruling-end-die = The round ends: { $least ->
    [6] a 6
   *[other] { $least } or more
} on the end die ends the game.
ruling-not-on-end-die = The end die has no { $rolled }.
ruling-game-goes-on = The game goes on with round { $round }.
ruling-does-not-meet-goal = The Oathkeeper goal is not met by: { $player }.
ruling-holder-keeps-title = The holder meets the goal and keeps the title: { $player }.
ruling-holder-chooses = Several meet the goal; the holder chooses: { $player }.
ruling-title-passes = The Oathkeeper title goes to: { $player }.
ruling-tied-for-most = Players tied for the most: { $count }; a tie is not the most.
ruling-not-at-your-site = { $card } does not lie at your site, { $site }.
ruling-is-ruin = { $card } is a ruin.
ruling-bears-tokens = Favor or secrets already lie on { $card }.
ruling-gains-warbands = You gain { $count ->
    [one] { $count } warband
   *[other] { $count } warbands
} of this color: { $colour }.
ruling-bank-short = The bank has too few warbands; you gain as many as there are: { $count } ({ $colour }).
ruling-gains-favor = You gain { $count } favor from this bank: { $suit }.
ruling-favor-bank-short = The bank has too little favor; you gain what there is: { $count } ({ $suit }).
ruling-gains-secrets = You gain { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
}, one for each faceup adviser of this suit: { $suit }.
ruling-no-relic-here = No relic lies at { $site }.
ruling-relic-not-here = { $card } does not lie at { $site }.
ruling-no-recover-cost = { $site } lists no cost for a relic.
ruling-not-enough-in-bank = This bank must give { $need } favor, and it has { $have }: { $suit }.
ruling-favor-to-bank = { $count } favor goes into this bank: { $suit }.
ruling-pays-too-little = The banner costs at least { $least }; you pay { $paying }.
ruling-any-number-above = Any number from { $least } up may be paid.
ruling-mob-flipped = The People's Favor is turned from its Mob side.
ruling-old-favor-to-banks = The { $count } favor that lay on it goes to the banks, one by one.
ruling-own-banner = You recover it from yourself and take all its old secrets.
ruling-old-secret-taken = You take the secret that lay on it.
ruling-old-secrets-back = You take 1 of the secrets that lay on it; the others ({ $count }) go to { $colour }.
ruling-old-secrets-shared = You take 1 of the secrets that lay on it; the others ({ $count }) go to the shared bank.
ruling-nobody-holds = Nobody holds the Darkest Secret, so it cannot be recovered from anybody.
ruling-from-shared-bank = It lies in the shared bank and can be recovered freely.
ruling-no-cards-there = No card with a suit lies at the holder's site, { $site }.
ruling-every-card-matches = Every card at { $site } matches an adviser of { $colour }.
ruling-no-faceup-advisers = This player has no faceup advisers: { $colour }.
ruling-a-card-matches = { $card } matches an adviser of { $colour }.
ruling-card-differs = { $card } matches no adviser of { $colour }.
ruling-does-not-rule = You do not rule { $site }.
ruling-not-enough-at-site = This takes { $need } of your warbands at { $site }, and you have { $have } there.
ruling-last-warband-stays = The last of your warbands stays at { $site }.
ruling-crown-holds-site = With the Bandit Crown the last warband may leave { $site }.
ruling-not-another = This must be another player than { $colour }.
ruling-not-imperial = This is no Imperial player: { $colour }.
ruling-pawn-elsewhere = The pawn of { $colour } is not at your site.
ruling-not-enough-on-board = This takes { $need ->
    [one] { $need } warband
   *[other] { $need } warbands
} and { $colour } has { $have } on the board.
ruling-no-scepter = You do not hold the Grand Scepter.
ruling-scepter-taken-now = The Grand Scepter was taken this turn and cannot be used yet.
ruling-wrong-role = { $colour } does not have this role: { $wanted }.
ruling-space-empty = No relic is left on this Reliquary space: { $space }.
ruling-reliquary-empty = No relic is left in the Reliquary, and an offer must have one.
ruling-cannot-promise = { $colour } does not have what is promised.
ruling-one-sided = An exchange goes both ways, and here only one side gives.
ruling-exchange-fails = Exchange number { $number } cannot be made as things stand when its turn comes.
ruling-reliquary-relic = { $card } lies in the Reliquary: beside the one relic of the offer nothing from there can be promised.
ruling-not-exchanged = { $card } cannot be part of the exchange: only favor, secrets, banners and relics can.
ruling-warbands-not-exchanged = Warbands cannot be part of the exchange: only favor, secrets, banners and relics can.
ruling-banner-given = A banner that is given was not taken: nothing on it burns, and it keeps its side.
ruling-act-phase-ends = The Act Phase of the new Citizen ends.
ruling-wrong-replacement = Exactly { $need } of the Exile's warbands are replaced, no more at any place than stand there.
ruling-too-few-to-replace = { $need ->
    [one] { $need } warband is
   *[other] { $need } warbands are
} to be replaced, and purple ones left: { $have }. The Exile chooses which.
ruling-exile-price = { $favor } favor goes to { $colour }: five, changed by the Oathkeeper title and the People's Favor.
ruling-self-exile-price = Secrets on your board: { $board }; secrets on all cards, whosever they are: { $cards }; warbands on your board: { $warbands }.
ruling-holds-scepter = Whoever holds the Grand Scepter cannot exile themselves.
ruling-other-region = The pawn is in this region: { $own }. The discard pile of { $region } is out of reach.
ruling-track-price = The Visions Drawn track sets the price: { $supply } Supply.
ruling-darkest-secret-price = With the Darkest Secret the world deck costs { $supply } Supply.
ruling-darkest-secret-untold = The Darkest Secret is not described; whoever holds it pays { $supply } Supply instead.
ruling-vision-drawn = A Vision was drawn ({ $card }): the draw stops, and the Visions Drawn marker moves.
ruling-not-in-hand = { $card } is neither in your hand nor one of your facedown advisers.
ruling-keep-one = First discard all drawn cards but one; still to discard: { $count }.
ruling-faceup-adviser = { $card } lies faceup: such an adviser is discarded only to make room for another.
ruling-played-faceup = { $card } already lies facedown; it can be played faceup or discarded.
ruling-vision-to-site = { $card } is a Vision and cannot be played to a site.
ruling-vision-adviser = { $card } is a Vision: faceup it is no adviser.
ruling-not-a-vision = { $card } is not a Vision.
ruling-conspiracy-to-box = The Conspiracy played faceup returns to the box and never lies on the Revealed Vision space.
ruling-site-only = { $card } can only go to a site.
ruling-adviser-only = { $card } can only go to advisers.
ruling-not-your-site = The pawn is not at { $site }; only the holder of the People's Favor plays to another site.
ruling-not-your-region = { $site } is not in the region of your pawn.
ruling-needs-peoples-favor = Only the holder of the People's Favor can discard a card at a site before playing.
ruling-site-facedown = { $site } lies facedown: no cards can be there.
ruling-site-at-capacity = { $site } is full: it holds { $capacity ->
    [one] { $capacity } card
   *[other] { $capacity } cards
}.
ruling-locked-card = { $card } is locked: it cannot be discarded, moved or swapped.
ruling-not-there = { $card } does not lie where it could be discarded.
ruling-too-many-discarded = More cards are discarded than allowed here: { $most } at most.
ruling-too-few-discarded = Advisers to be discarded first: { $need }.
ruling-advisers-full = Your adviser limit is { $limit }, and none of your advisers can be discarded.
ruling-modifier-in-use = { $card } modifies this action and cannot be discarded during it.
ruling-vision-replaced = Your revealed Vision is discarded: { $card }.
ruling-discarded-to = Discarded cards go on the pile of { $region }.
ruling-not-theirs = { $colour } does not have that.
ruling-from-yourself = You cannot take from yourself.
ruling-too-few-matching = Two of your faceup advisers must match theirs; matching: { $have }.
ruling-seize-penalty = The banner is seized; tokens burned from it: { $count }.
ruling-no-relic = No facedown relic lies at { $site }.
ruling-no-relic-on-space = No relic lies on this space of the Reliquary: { $space }.
ruling-not-peeked = The pawn is not at { $site }, and you have not peeked at its relic before.
ruling-taken-this-turn = { $card } was taken this turn and cannot be used yet.
ruling-not-in-play = { $card } is not in play.
ruling-in-reliquary = { $card } lies in the Imperial Reliquary; nobody can use its power there.
ruling-no-access = You do not rule { $card }, and your pawn is not at its site.
ruling-not-ruled = { $card } is a battle plan that you do not rule.
ruling-facedown-card = { $card } lies facedown and has no power.
ruling-not-alone = { $card } has no power that is used on its own.
ruling-not-for-this = { $card } has no power for this action.
ruling-occupied = Favor or secrets already lie on { $card }: nothing can be placed there.
ruling-used-twice = { $card } modifies an action only once.
ruling-attacks-self = You cannot be your own defender.
ruling-out-of-reach = This player neither rules { $site } nor has a pawn there: { $defender }.
ruling-player-rules-site = A player rules { $site }, so the bandits cannot be chosen there.
ruling-only-bandits = No player rules { $site }, and then only the bandits can be chosen.
ruling-not-imperial-here = Not an Imperial player in this Campaign: { $colour }.
ruling-target-twice = A target is declared twice.
ruling-no-target-here = At least one target must be at your site: { $site }.
ruling-must-target-site = The defender rules your site, so it must be a target: { $site }.
ruling-target-not-ruled = The defender does not rule this site: { $site }.
ruling-relic-not-theirs = The defender does not have this relic: { $card }.
ruling-banner-not-theirs = The defender does not hold this banner.
ruling-bandits-have-only-sites = The bandits have neither pawn nor favor.
ruling-too-many-attack-dice = Attack dice: { $dice }, but warbands on your board: { $warbands }.
ruling-ally-joins = Joins the defense as an Ally: { $ally }.
ruling-ally-may-join = May join the defense as an Ally, if the defender agrees: { $ally }.
ruling-cannot-join = Cannot join this defense: { $ally }.
ruling-pools-meet = Attack: { $attack ->
    [one] { $attack } die
   *[other] { $attack } dice
}, force { $force }. Defense: { $defense ->
    [one] { $defense } die
   *[other] { $defense } dice
}, force { $defenders }.
ruling-bandit-plan = The bandits use { $card }.
ruling-placed-elsewhere = Warbands are placed only at targeted sites, not here: { $site }.
ruling-citizen-places-none = A Citizen places no warbands at a conquered Imperial site: { $site }.
ruling-pawn-not-targeted = Pawn and favor were not targeted.
ruling-sacrifice-needed = The dice alone do not win: victory takes a sacrifice of exactly { $need ->
    [one] { $need } warband
   *[other] { $need } warbands
}.
ruling-wrong-sacrifice = Victory takes a sacrifice of exactly { $need }, not { $given }.
ruling-no-sacrifice-needed = The dice alone win this fight: nothing can be sacrificed.
ruling-no-sacrifice-wins = No sacrifice can win this fight, so nothing can be sacrificed.
ruling-wrong-losses = The named losses must be warbands of the defending force, together exactly { $need }.
ruling-own-losses = Of your losses, { $least } to { $most } are at sites, at no site more than stand there.
ruling-reserve-counts = This printing does not name the force: your warbands at sites can die and be sacrificed too ({ $count }).
ruling-chancellor-chooses-losses = The Chancellor chooses which { $count ->
    [one] of the defending warbands is killed
   *[other] { $count } of the defending warbands are killed
}.
ruling-campaign-won = The attacker is victorious. Attacker's losses: { $lost }. Defender's losses: { $killed }.
ruling-campaign-lost = The attacker is defeated. Attacker's losses: { $lost }.
ruling-pawn-not-at-site = Relics, banners, pawn and favor are targets only while the defender's pawn is at your site: { $site }.
ruling-forbids = { $card } forbids this.
ruling-favor-to-ruler = { $card }: { $count } favor goes to { $colour }.
ruling-favor-burned = { $card } is ruled by bandits: { $count } favor is burned.
ruling-in-vain = { $card } can be used, but changes nothing here.
ruling-dice-rolled = Attack dice that are rolled: { $dice }.
ruling-forces-left = Warbands are lost before the roll. Attacking force left: { $force }. Defending force left: { $defenders }.
ruling-last-secret-stays = The last secret on the Darkest Secret stays there: { $card } cannot remove it.
ruling-card-frees = { $card }: no Supply is spent.
ruling-card-sets-price = { $card } sets the price: { $supply } Supply.
ruling-card-raises-price = { $card } raises the price by { $supply } Supply.
ruling-pass-ignored = Narrow Pass does not count for this journey: { $site }.
ruling-only-through-pass = Whoever comes from another region can go only to this site: { $site }.
ruling-ruler-sends = { $card } is ruled by { $colour }, who chooses where { $player } goes.
ruling-card-kills = { $card } kills this many warbands on the board of { $colour }: { $count }.
ruling-card-kills-there = { $card } kills warbands of { $colour } at the destination: { $count }.
ruling-card-ends-act-phase = { $card } then ends your Act Phase.
ruling-card-draws = With { $card } this many cards are drawn: { $count }.
ruling-only-bottom-of-pile = { $card } draws only from the bottom of the discard pile of your region.
ruling-card-reaches = { $card } opens the discard pile of { $region }.
ruling-salt-needs-unlocked = A locked card lies there: { $card }.
ruling-counts-as-locked = Because of { $card } the cards there count as locked for you.
ruling-secret-for-favor = With { $card } a secret is gained in place of the favor.
ruling-card-brings = { $card } brings something for { $colour }.
ruling-card-works = { $card } changes what this costs or brings.
ruling-suit-not-there = No card of this suit lies there: { $suit }.
ruling-wrong-number = Exactly so many must be chosen: { $need }.
ruling-no-favor-by-trade = { $card } lets no favor come from a Trade.
ruling-other-gains-secrets = This player gains { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
}: { $colour }.
ruling-mob-side-up = The People's Favor is laid with its Mob side up.
ruling-site-not-meant = This site cannot be chosen: { $site }.
ruling-player-not-meant = This player cannot be chosen: { $colour }.
ruling-card-not-meant = This card cannot be chosen: { $card }.
ruling-nothing-to-choose = Nothing is to be chosen here.
ruling-not-used = “{ $clause }” has no use here.
ruling-heap-not-open = No modifier of this Search lets its discards go there.
ruling-one-heap = All cards that this Search discards go to the same place.
ruling-one-to-site = With { $card } at least one of the two cards goes to a site.
ruling-suit-not-meant = This suit cannot be chosen: { $suit }.
ruling-region-not-meant = This region cannot be chosen: { $region }.
ruling-pile-empty = No card lies in the discard pile of { $region }.
ruling-bank-not-meant = This bank cannot be chosen: { $suit }.
ruling-odd-targets = { $card } asks for an even number of defense dice from the targets; these bring { $count }.
ruling-used-alone = { $card } is used without any other battle plan of the same side.
ruling-not-of-bandits = { $card }: bandits do not use this battle plan. They use all that they rule and that cost nothing, and no others.
ruling-wrong-plan-dice = { $card } cannot add or remove so many dice.
ruling-may-buy-off = { $card }: { $colour } may keep the relic by giving you { $count } favor.
ruling-cannot-travel = { $colour } cannot travel to { $site }.
ruling-too-many-advisers = { $colour } would have more advisers than the limit of { $limit }.
ruling-promises-bind = What both promise binds them; future actions are for the table to remember.
ruling-end-die-shifts = { $card }: { $colour } may change the end die by one, up or down.
ruling-end-die-stays = Nobody may change the end die like that.
ruling-wrong-own-losses = The named losses must be warbands of the attacking force, together exactly { $need }.
ruling-may-reroll-attack = With { $card } { $colour } can pay a secret and roll all attack dice once more. The odds count on it.
ruling-may-reroll-defense = With { $card } { $colour } can pay a secret and roll all defense dice once more, before the attack is rolled. The odds count on it.
ruling-campaign-may-follow = { $card }: right after this { $colour } may campaign for no Supply.
ruling-nothing-to-follow = { $card } counts only right after what it answers, and nothing of that kind has just happened.
ruling-travelled-already = { $card } gives one free Travel before its Campaign, and that has been taken.
ruling-comes-first = { $card } comes first, if { $colour } wants to use it.
ruling-only-against = { $card } is only for a Campaign against this player: { $colour }.
ruling-may-kill-rest = { $card }: the victor may kill what is left of the defeated force ({ $count }) and gives one favor for it. 1 means yes, 0 no.
ruling-may-turn-citizen = { $card }: { $colour } is victorious and may become a Citizen. 1 means yes, 0 no.
ruling-keeps-one-secret = { $card }: one secret stays, and { $colour } chooses which. 1 means a faceup one, 0 a facedown one.
ruling-may-give-beast = { $card }: one Beast card of yours may be discarded in place of all your Nomad battle plans.
ruling-may-steal-relics = { $card }: { $colour } may pay and roll for the relics, dice: { $count }. 0 means not used, 1 stolen, 2 a shield was rolled.
ruling-may-go-with = { $card }: { $colour } may use it on the way there. 1 means yes, 0 no.
