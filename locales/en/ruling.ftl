ruling-untold = The description leaves out { $what }.
ruling-unmodelled = { $card } could change this, but the program cannot apply its power.
ruling-undecided = Neither the Law nor the publisher says what happens here with { $card }.
ruling-not-your-turn = It is { $turn }'s turn, not { $player }'s.
ruling-wrong-phase = This is the { $phase }, but the action belongs to the { $wanted }.
ruling-cards-in-hand = You have not finished a Search: you still have { $count ->
    [one] { $count } drawn card
   *[other] { $count } drawn cards
} in hand.
ruling-campaign-under-way = There is an unfinished Campaign.
ruling-campaign-goes-on = This Campaign is under way, and its cost has been paid.
ruling-not-enough-supply = { $need ->
    [one] This costs 1 Supply, and you have none.
   *[other] This costs { $need } Supply, and you have { $have ->
        [0] none
       *[other] only { $have }
    }.
}
ruling-costs-at-least = { $need ->
    [one] This costs at least 1 Supply, and you have none.
   *[other] This costs at least { $need } Supply, and you have { $have ->
        [0] none
       *[other] only { $have }
    }.
}
ruling-not-enough-favor = { $need ->
    [one] This costs 1 favor, and you have none.
   *[other] This costs { $need } favor, and you have { $have ->
        [0] none
       *[other] only { $have }
    }.
}
ruling-not-enough-secrets = { $need ->
    [one] This costs 1 faceup secret, and you have none.
   *[other] This costs { $need } faceup secrets, and you have { $have ->
        [0] none
       *[other] only { $have }
    }.
}
ruling-not-enough-warbands = { $need ->
    [one] This takes 1 warband, and you have none for it.
   *[other] This takes { $need } warbands, and you have { $have ->
        [0] none for it
       *[other] only { $have } for it
    }.
}
ruling-only-role = Only { $role_indef } can do this.
ruling-already-there = The pawn is already at { $site }.
ruling-region-price = Travel from the { $from } to the { $to } costs { $supply } Supply.
ruling-site-revealed = { $site } is facedown: flip it faceup and follow its reveal prompt.
ruling-site-not-told = { $site } is not described. This ruling assumes that its power changes nothing here.
ruling-not-holding-peoples-favor = You do not hold the People's Favor.
ruling-favor-steps-done = You have already resolved the People's Favor in this Wake Phase.
ruling-favor-steps-first = Resolve the People's Favor first. { $count ->
    [one] One step is
   *[other] { $count } steps are
} left.
ruling-must-place-favor = The banner has only one favor on it. If you have any favor, you must place one.
ruling-nothing-to-place = The banner has one favor on it and you have none, so nothing happens.
ruling-not-the-least-bank = The { $suit } bank does not have the least favor. The least is { $least }.
ruling-turns-to-mob = With { $favor } favor on it, the banner flips to its Mob side.
ruling-mob-repeats = The Mob side is up: place or return favor a second time.
ruling-no-wake-power = Your site gives you nothing of this kind in the Wake Phase.
ruling-nothing-left-here = There is none left at { $site }.
ruling-turns-usurper = { $player } is an Exile and holds the Oathkeeper title, so it flips to its Usurper side.
ruling-game-over = The game is over: { $player } has won, and only the Chronicle is left.
ruling-game-won = The game is over, and { $player } wins.
ruling-refreshed = After resting, you have { $supply } Supply{ $saved ->
    [0] {""}
   *[other] , of which you saved { $saved }
}.
ruling-no-end-die = You do not roll the end die here.
ruling-end-die = The round ends: on the end die, { $least ->
    [6] a 6
   *[other] a { $least } or higher
} ends the game.
ruling-not-on-end-die = The end die has no { $rolled }.
ruling-game-goes-on = The game goes on with round { $round }.
ruling-does-not-meet-goal = { $player } does not meet the Oathkeeper goal.
ruling-holder-keeps-title = { $player } meets the goal and keeps the title.
ruling-holder-chooses = Several players meet the goal, and { $player }, the holder, chooses among them.
ruling-title-passes = { $player } takes the Oathkeeper title.
ruling-tied-for-most = { $count } players are tied for the most, and a tie is not the most.
ruling-not-at-your-site = { $card } is not at your site, { $site }.
ruling-is-ruin = { $card } is a ruin.
ruling-bears-tokens = { $card } already has favor or secrets on it.
ruling-gains-warbands = You gain { $count ->
    [one] { $count } { $colour_adj } warband
   *[other] { $count } { $colour_adj } warbands
}.
ruling-bank-short = The bank has too few { $colour_adj } warbands, so you gain only { $count }.
ruling-gains-favor = You gain { $count } favor from the { $suit } bank.
ruling-favor-bank-short = The { $suit } bank has too little favor, so you gain only { $count }.
ruling-gains-secrets = { $count ->
    [0] You gain no secrets. You would gain one for each faceup { $suit } adviser.
    [one] You gain { $count } secret, one for each faceup { $suit } adviser.
   *[other] You gain { $count } secrets, one for each faceup { $suit } adviser.
}
ruling-not-enough-on-card = This takes { $need ->
    [one] { $need } warband
   *[other] { $need } warbands
}, and there { $have ->
    [one] is { $have }
   *[other] are { $have }
} on { $card }.
ruling-no-relic-here = There is no relic at { $site }.
ruling-relic-not-here = { $card } is not at { $site }.
ruling-no-recover-cost = { $site } shows no cost for a relic.
ruling-not-enough-in-bank = The { $suit } bank must give { $need } favor, and it has { $have ->
    [0] none
   *[other] only { $have }
}.
ruling-favor-to-bank = { $count } favor goes to the { $suit } bank.
ruling-pays-too-little = The banner costs at least { $least }, and you are paying only { $paying }.
ruling-any-number-above = You may pay any number from { $least } up.
ruling-mob-flipped = Flip the People's Favor away from its Mob side.
ruling-old-favor-to-banks = { $count ->
    [one] The favor that was on it goes to a bank.
   *[other] The { $count } favor that were on it go to the banks, one by one.
}
ruling-own-banner = You recover it from yourself, so you take all of its old secrets.
ruling-old-secret-taken = You take the secret that was on it.
ruling-old-secrets-back = You take 1 of the secrets that were on it. The { $count ->
    [one] other one goes
   *[other] other { $count } go
} to { $colour }.
ruling-old-secrets-shared = You take 1 of the secrets that were on it. The { $count ->
    [one] other one goes
   *[other] other { $count } go
} to the shared bank.
ruling-nobody-holds = Nobody holds the Darkest Secret, so you cannot recover it from anyone.
ruling-from-shared-bank = It is in the shared bank, so you can recover it freely.
ruling-no-cards-there = The holder is at { $site }, and there is no card with a suit there.
ruling-every-card-matches = Every card at { $site } matches one of { $colour }'s advisers.
ruling-no-faceup-advisers = { $colour } has no faceup advisers.
ruling-a-card-matches = { $card } matches one of { $colour }'s advisers.
ruling-card-differs = { $card } matches none of { $colour }'s advisers.
ruling-does-not-rule = You do not rule { $site }.
ruling-not-enough-at-site = { $need ->
    [one] This takes 1 of your warbands at { $site }, and you have none there.
   *[other] This takes { $need } of your warbands at { $site }, and you have { $have ->
        [0] none
       *[other] only { $have }
    } there.
}
ruling-last-warband-stays = Your last warband at { $site } must stay.
ruling-crown-holds-site = With the Bandit Crown, your last warband may leave { $site }.
ruling-not-another = This must be a player other than { $colour }.
ruling-not-imperial = { $colour } is not an Imperial player.
ruling-pawn-elsewhere = { $colour }'s pawn is not at your site.
ruling-not-enough-on-board = { $need ->
    [one] This takes 1 warband, and { $colour } has none on their board.
   *[other] This takes { $need } warbands, and { $colour } has { $have ->
        [0] none
       *[other] only { $have }
    } on their board.
}
ruling-scepter-with-nobody = Nobody holds the Grand Scepter.
ruling-no-scepter = You do not hold the Grand Scepter.
ruling-scepter-taken-now = You took the Grand Scepter this turn, so you cannot use it yet.
ruling-wrong-role = { $colour } is not { $wanted_indef }.
ruling-space-empty = There is no relic left on the { $space } space of the Reliquary.
ruling-reliquary-empty = There is no relic left in the Reliquary, and an offer must include one.
ruling-cannot-promise = { $colour } does not have what was promised.
ruling-one-sided = An exchange must go both ways, but only one side gives here.
ruling-exchange-fails = Exchange { $number } is impossible when its turn comes.
ruling-reliquary-relic = { $card } is in the Reliquary. Except for the one relic of the offer, you cannot promise anything from there.
ruling-not-exchanged = { $card } cannot be part of the exchange: only favor, secrets, banners, and relics can.
ruling-warbands-not-exchanged = Warbands cannot be part of the exchange: only favor, secrets, banners, and relics can.
ruling-banner-given = Giving a banner is not taking it: burn nothing from it, and leave it on its side.
ruling-act-phase-ends = The new Citizen's Act Phase ends.
ruling-wrong-replacement = Replace exactly { $need } of the Exile's warbands, and at no place more than there are.
ruling-too-few-to-replace = { $need ->
    [one] { $need } warband
   *[other] { $need } warbands
} must be replaced, but { $have ->
    [0] no purple one is
    [one] only 1 purple one is
   *[other] only { $have } purple ones are
} left. The Exile chooses which to replace.
ruling-exile-price = Give { $favor } favor to { $colour }: 5 + { $more } − { $less }. The Citizen's Oathkeeper title and People's Favor cost one more each, your own one less each.
ruling-conspiracy-matches = { $have ->
    [0] None of your faceup advisers matches
    [one] Only one of your faceup advisers matches
   *[other] { $have } of your faceup advisers match
} theirs; two are needed.
ruling-flips-to-mob = The People's Favor flips to its Mob side.
ruling-card-lies-at = { $card } lies at { $site }.
ruling-self-exile-price = You have { $board ->
    [one] { $board } secret
   *[other] { $board } secrets
} on your board, there { $cards ->
    [one] is { $cards } secret
   *[other] are { $cards } secrets
} on all cards (no matter whose), and you have { $warbands ->
    [one] { $warbands } warband
   *[other] { $warbands } warbands
} on your board.
ruling-holds-scepter = The holder of the Grand Scepter cannot exile themselves.
ruling-other-region = Your pawn is in the { $own }, so you cannot draw from the { $region } discard pile.
ruling-track-price = By the Visions Drawn track, this costs { $supply } Supply.
ruling-darkest-secret-price = With the Darkest Secret, a Search of the world deck costs { $supply } Supply.
ruling-darkest-secret-untold = The Darkest Secret is not described. Its holder pays { $supply } Supply instead.
ruling-vision-drawn = { $card } is a Vision: stop drawing, and advance the Visions Drawn marker.
ruling-secret-vision = Fewer cards were drawn than usual, so the last one is a Vision: the Visions Drawn marker moves forward.
ruling-secret-draw = If the last of these cards is a Vision, it is announced and the marker moves: set visions drawn { $marker }
ruling-not-in-hand = { $card } is neither in your hand nor one of your facedown advisers.
ruling-no-more-visions-drawn = { $count ->
    [0] { $card } cannot be in hand: the Visions Drawn marker shows that no Vision was drawn in the set-up.
   *[other] { $card } cannot be in hand: the Visions Drawn marker shows { $count }, and so many are known already.
}
ruling-keep-one = You drew too many cards to play one now. First discard { $count ->
    [one] one
   *[other] { $count }
} of them.
ruling-faceup-adviser = { $card } is faceup. You can discard a faceup adviser only to make room for another.
ruling-played-faceup = { $card } is already facedown. You can play it faceup or discard it.
ruling-vision-to-site = { $card } is a Vision and cannot be played to a site.
ruling-vision-adviser = { $card } is a Vision. Faceup, it is not an adviser.
ruling-not-a-vision = { $card } is not a Vision.
ruling-conspiracy-to-box = If played faceup, the Conspiracy returns to the box. It never goes on the Revealed Vision space.
ruling-site-only = { $card } can go only to a site.
ruling-adviser-only = { $card } can go only to advisers.
ruling-not-your-site = Your pawn is not at { $site }. Only the holder of the People's Favor can play to another site.
ruling-not-your-region = { $site } is not in your pawn's region.
ruling-needs-peoples-favor = Only the holder of the People's Favor can discard a card at a site before playing one.
ruling-site-facedown = { $site } is facedown, so no cards can be there.
ruling-site-at-capacity = { $site } is full: it holds { $capacity ->
    [one] { $capacity } card
   *[other] { $capacity } cards
}.
ruling-locked-card = { $card } is locked: it cannot be discarded, moved, or swapped.
ruling-not-there = { $card } is not anywhere you could discard it from.
ruling-too-many-discarded = You are discarding too many cards. { $most ->
    [0] You cannot discard any here.
   *[other] You can discard at most { $most } here.
}
ruling-too-few-discarded = You must first discard { $need ->
    [one] { $need } adviser
   *[other] { $need } advisers
}.
ruling-advisers-full = Your adviser limit is { $limit }, and you cannot discard any of your advisers.
ruling-modifier-in-use = { $card } modifies this action, so you cannot discard it now.
ruling-vision-replaced = You discard your revealed Vision, { $card }.
ruling-discarded-to = Discarded cards go to the { $region } discard pile.
ruling-not-theirs = { $colour } does not have that.
ruling-from-yourself = You cannot take from yourself.
ruling-too-few-matching = At least two of your faceup advisers must match theirs, and { $have ->
    [0] none does
    [one] only one does
   *[other] only { $have } do
}.
ruling-seize-penalty = { $count ->
    [0] The banner is seized, and there is nothing on it to burn.
    [one] The banner is seized: burn 1 token from it.
   *[other] The banner is seized: burn { $count } tokens from it.
}
ruling-no-relic = There is no facedown relic at { $site }.
ruling-no-relic-on-space = There is no relic on the { $space } space of the Reliquary.
ruling-not-peeked = Your pawn is not at { $site }, and you have not peeked at its relic before.
ruling-taken-this-turn = You took { $card } this turn, so you cannot use it yet.
ruling-not-in-play = { $card } is not in play.
ruling-in-reliquary = { $card } is in the Imperial Reliquary, so nobody can use its power.
ruling-no-access = You do not rule { $card }, and your pawn is not at its site.
ruling-nothing-drawn = The pile is empty: you pay and draw nothing.
ruling-not-ruled = { $card } is a battle plan, and you do not rule it.
ruling-not-ruled-by = { $colour } does not rule the battle plan { $card }.
ruling-facedown-card = { $card } is facedown, so it has no power.
ruling-not-alone = { $card } has no power that you can use on its own.
ruling-not-for-this = { $card } has no power for this action.
ruling-occupied = { $card } already has favor or secrets on it, so you cannot place any there.
ruling-used-too-late = { $card } modifies a Search only if you use it when the Search begins.
ruling-used-twice = { $card } can modify an action only once.
ruling-attacks-self = You cannot be your own defender.
ruling-out-of-reach = { $defender } neither rules { $site } nor has a pawn there.
ruling-player-rules-site = A player rules { $site }, so you cannot choose the bandits there.
ruling-only-bandits = No player rules { $site }, so you can choose only the bandits.
ruling-not-imperial-here = { $colour } is not an Imperial player in this Campaign.
ruling-named-twice = You named the same thing twice.
ruling-target-twice = You declared the same target twice.
ruling-no-target-here = At least one target must be at your site, { $site }.
ruling-must-target-site = The defender rules your site, { $site }, so it must be a target.
ruling-target-not-ruled = The defender does not rule { $site }.
ruling-relic-not-theirs = The defender does not have { $card }.
ruling-banner-not-theirs = The defender does not hold this banner.
ruling-bandits-have-only-sites = The bandits have no pawn and no favor.
ruling-too-many-attack-dice = You cannot add { $dice ->
    [one] { $dice } attack die
   *[other] { $dice } attack dice
} with { $warbands ->
    [one] { $warbands } warband
   *[other] { $warbands } warbands
} on your board.
ruling-ally-joins = { $ally } joins the defense as an Ally.
ruling-ally-may-join = { $ally } may join the defense as an Ally, if the defender agrees.
ruling-cannot-join = { $ally } cannot join this defense.
ruling-pools-meet = Attack: { $attack ->
    [one] { $attack } die
   *[other] { $attack } dice
}, force of { $force }. Defense: { $defense ->
    [one] { $defense } die
   *[other] { $defense } dice
}, force of { $defenders }.
ruling-bandit-plan = The bandits use { $card }.
ruling-placed-elsewhere = You can place warbands only at targeted sites, not at { $site }.
ruling-citizen-places-none = A Citizen cannot place warbands at { $site }, a conquered Imperial site.
ruling-pawn-not-targeted = You did not target the pawn and favor.
ruling-sacrifice-needed = The dice alone do not win. To win, you must sacrifice exactly { $need ->
    [one] { $need } warband
   *[other] { $need } warbands
}.
ruling-wrong-sacrifice = To win, you must sacrifice exactly { $need ->
    [one] { $need } warband
   *[other] { $need } warbands
}, not { $given }.
ruling-no-sacrifice-needed = The dice alone win this fight, so you cannot sacrifice anything.
ruling-no-sacrifice-wins = No sacrifice can win this fight, so you cannot sacrifice anything.
ruling-wrong-losses = { $need ->
    [0] The defending force has no losses.
   *[other] The losses you name must be warbands of the defending force, exactly { $need } in all.
}
ruling-own-losses = Between { $least } and { $most } of your losses must be at sites, and at no site more than there are.
ruling-reserve-counts = This printing does not name the force, so your { $count ->
    [one] { $count } warband
   *[other] { $count } warbands
} at sites can also be killed and sacrificed.
ruling-chancellor-chooses-losses = The Chancellor chooses which { $count ->
    [one] of the defending warbands is killed
   *[other] { $count } of the defending warbands are killed
}.
ruling-pawn-spared = The defeated pawn stays where it is. To banish it, undo this step and add “{ $clause }”.
ruling-campaign-won = The attacker is victorious and loses { $lost ->
    [0] no warbands
    [one] 1 warband
   *[other] { $lost } warbands
}. The defender loses { $killed ->
    [0] none
   *[other] { $killed }
}.
ruling-campaign-lost = The attacker is defeated and loses { $lost ->
    [0] no warbands
    [one] 1 warband
   *[other] { $lost } warbands
}.
ruling-pawn-not-at-site = You can target relics, banners, pawn, and favor only if the defender's pawn is at your site, { $site }.
ruling-forbids = { $card } forbids this.
ruling-favor-to-ruler = Because of { $card }, { $count } favor goes to { $colour }.
ruling-favor-burned = Bandits rule { $card }, so you burn { $count } favor.
ruling-in-vain = You can use { $card }, but it changes nothing here.
ruling-dice-rolled = The attacker rolls { $dice ->
    [one] { $dice } attack die
   *[other] { $dice } attack dice
}.
ruling-forces-left = Warbands are killed before the roll. That leaves an attacking force of { $force } and a defending force of { $defenders }.
ruling-last-secret-stays = The last secret on the Darkest Secret stays there, so { $card } cannot remove it.
ruling-card-frees = With { $card }, you spend no Supply.
ruling-card-sets-price = { $card } sets the cost to { $supply } Supply.
ruling-card-raises-price = { $card } raises the cost by { $supply } Supply.
ruling-pass-ignored = You ignore { $site } on this trip.
ruling-only-through-pass = From another region, you can travel only to { $site }.
ruling-ruler-sends = { $colour } rules { $card } and chooses where { $player } goes.
ruling-card-kills = { $card } kills { $count ->
    [one] { $count } warband
   *[other] { $count } warbands
} on { $colour }'s board.
ruling-card-kills-there = { $card } kills { $count } of { $colour }'s warbands at the destination.
ruling-card-ends-act-phase = { $card } then ends your Act Phase.
ruling-card-draws = With { $card }, you draw { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
ruling-only-bottom-of-pile = { $card } draws only from the bottom of your region's discard pile.
ruling-card-reaches = { $card } lets you draw from the { $region } discard pile.
ruling-salt-needs-unlocked = { $card } is there, and it is locked.
ruling-counts-as-locked = Because of { $card }, the cards there count as locked for you.
ruling-secret-for-favor = With { $card }, you gain a secret instead of the favor.
ruling-card-brings = { $colour } gains something from { $card }.
ruling-card-works = { $card } changes what this costs or gives you.
ruling-suit-not-there = There is no { $suit } card there.
ruling-wrong-number = This number is not allowed here, but { $need } is.
ruling-no-favor-by-trade = { $card } keeps you from gaining favor from a Trade.
ruling-other-gains-secrets = { $colour } gains { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
}.
ruling-mob-side-up = The People's Favor ends up on its Mob side.
ruling-site-not-meant = You cannot choose { $site }.
ruling-player-not-meant = You cannot choose { $colour }.
ruling-card-not-meant = You cannot choose { $card }.
ruling-looks-at = Look at the cards on the table: { $card } moves nothing, so nothing is to be told here.
ruling-nothing-to-choose = There is nothing to choose here.
ruling-not-used = “{ $clause }” has no use here.
ruling-heap-not-open = No modifier of this Search lets you discard there.
ruling-one-heap = All the cards that this Search discards go to the same place.
ruling-one-to-site = With { $card }, at least one of the two cards must go to a site.
ruling-suit-not-meant = You cannot choose { $suit }.
ruling-region-not-meant = You cannot choose the { $region }.
ruling-pile-empty = The { $region } discard pile is empty.
ruling-space-not-meant = You cannot choose the space { $space }.
ruling-bank-not-meant = You cannot choose the { $suit } bank.
ruling-odd-targets = { $card } requires an even number of defense dice from the targets, and these add { $count }.
ruling-used-alone = If you use { $card }, your side cannot use any other battle plan.
ruling-not-of-bandits = Bandits do not use { $card }. They use only the battle plans they rule that cost nothing, and they use all of those.
ruling-wrong-plan-dice = { $card } cannot add or remove this many dice.
ruling-may-buy-off = Because of { $card }, { $colour } may keep the relic by giving you { $count } favor.
ruling-cannot-travel = { $colour } cannot travel to { $site }.
ruling-too-many-advisers = { $colour } would have more advisers than the limit of { $limit }.
ruling-promises-bind = What both players promise is binding. It is up to the table to remember future actions.
ruling-end-die-shifts = With { $card }, { $colour } may change the end die by one, up or down.
ruling-end-die-stays = Nobody can change the end die like that.
ruling-wrong-own-losses = { $need ->
    [0] The attacking force has no losses.
   *[other] The losses you name must be warbands of the attacking force, exactly { $need } in all.
}
ruling-may-reroll-attack = With { $card }, { $colour } can pay a secret to reroll all the attack dice once. The odds assume it.
ruling-may-reroll-defense = With { $card }, { $colour } can pay a secret to reroll all the defense dice once, before the attack roll. The odds assume it.
ruling-campaign-may-follow = With { $card }, { $colour } may campaign right after this for no Supply.
ruling-nothing-to-follow = You can use { $card } only right after what it responds to, and nothing of that kind has just happened.
ruling-travelled-already = { $card } gives you one free Travel before its Campaign, and you have taken it.
ruling-comes-first = { $card } comes first, if { $colour } wants to use it.
ruling-only-against = You can use { $card } only for a Campaign against { $colour }.
ruling-may-kill-rest = With { $card }, the victor may kill the { $count ->
    [one] last warband
   *[other] remaining { $count } warbands
} of the defeated force and gives 1 favor for it. 1 means yes, 0 no.
ruling-may-turn-citizen = { $colour } is victorious and may become a Citizen through { $card }. 1 means yes, 0 no.
ruling-keeps-one-secret = Because of { $card }, one secret stays, and { $colour } chooses which. 1 means a faceup one, 0 a facedown one.
ruling-may-give-beast = With { $card }, you may discard one of your Beast cards in place of all your Nomad battle plans.
ruling-may-steal-relics = With { $card }, { $colour } may pay and roll { $count ->
    [one] { $count } die
   *[other] { $count } dice
} for the relics. 0 means not used, 1 stolen, 2 a shield was rolled.
ruling-may-go-with = { $colour } may use { $card } on the way there. 1 means yes, 0 no.
ruling-not-over = Nobody has won yet: the Chronicle comes after the game.
ruling-chapter-past = This part of the Chronicle has been written.
ruling-chapter-first = Something else comes first in the Chronicle: { $clause }.
ruling-chronicle-written = The Chronicle is written. “law new --after FILE” begins the next game from this table, and “law seed” makes a chronicle string of it.
ruling-vow-of-vision = You won with { $card } alone, so you vow its goal.
ruling-same-goal = This was the goal of the game just played: vow another.
ruling-board-flips = { $colour } is an Exile again.
ruling-just-flipped = { $colour } was a Citizen until just now and gets no offer.
ruling-offer-to-self = You cannot make this offer to yourself.
ruling-offer-is-bare = In the Chronicle nothing changes hands with the offer.
ruling-warbands-replaced = { $site }: { $count ->
    [one] { $count } { $colour_adj } warband takes
   *[other] { $count } { $colour_adj } warbands take
} the place of the new Citizen's.
ruling-only-empire-builds = Only the Chancellor or a Citizen builds or repairs an edifice.
ruling-not-at-ruled-site = { $card } is at no site that you rule.
ruling-edifice-suit = { $card } takes the place of a { $suit } denizen only.
ruling-has-edifice = There is already an edifice at { $site }.
ruling-not-in-archive = { $card } is not an edifice in the Archive.
ruling-no-room-there = { $site } has no room for { $card }.
ruling-not-a-denizen = { $card } is not a denizen.
ruling-not-ruined = { $card } is not a ruin.
ruling-site-stays = { $site } stays: you rule it.
ruling-edifice-keeps = { $site } stays: { $card } is intact.
ruling-temple-keeps = { $site } stays: it has a Beast card, and { $card } protects it.
ruling-site-goes = { $site } is discarded with its cards.
ruling-edifice-falls = { $card } at { $site } becomes a ruin: you do not rule the site.
ruling-order-fixed = The order in which the sites move is fixed.
ruling-wrong-draw = Exactly { $need ->
    [one] { $need } card comes
   *[other] { $need } cards come
} up here, each of the right kind.
ruling-cannot-come-up = { $card } cannot come up here.
ruling-not-drawn = { $card } was not drawn here: the table says that it lies elsewhere, or that other cards come up.
ruling-nothing-comes-up = Not all the cards are named, so their order cannot be told.
ruling-archive-heals = The Archive lacks cards of these suits: heal it with the Dispossessed.
ruling-visions-misplaced = Two Visions belong among the top 12 cards and three among the next 18.
ruling-visions-by-chance = Chance decides which Visions come into the upper pile.
ruling-visions-chosen = You may choose the two Visions for the upper pile: { $clause }.
ruling-wrong-visions = Exactly two different Visions can be chosen for the upper pile.
ruling-setup-first = First everybody places a pawn and keeps a card.
ruling-chancellor-starts = The Chancellor's pawn starts at { $site }.
ruling-all-start = Every pawn starts at { $site }.
ruling-starts-faceup = { $site } is facedown, and a pawn starts at a faceup site.
