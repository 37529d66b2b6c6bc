plan-heading = { $count ->
    [0] No Campaign can be declared now.
    [one] You can declare 1 set of targets.
   *[other] You can declare { $count } sets of targets. Best first:
}
plan-unranked = { $count ->
    [one] You can declare 1 set of targets.
   *[other] You can declare { $count } sets of targets.
}
plan-perhaps = The description does not say enough to tell whether you can declare a Campaign.
plan-attack = Attack
plan-defense = Defense
plan-losses = Losses
plan-allies = Allies
plan-say = Say
plan-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
plan-force = { $count ->
    [one] force of { $count } warband
   *[other] force of { $count } warbands
}
plan-board = { $colour }'s board
plan-own-board = your board
plan-title = title
plan-crown = bandits at { $site }
plan-pawn = pawn and favor
plan-peoples-favor = People's Favor
plan-darkest-secret = Darkest Secret
plan-bandits = bandits
plan-expected = on average { $attacker } for the attacker, { $defender } for the defender
plan-ally-joined = { $ally } joins
plan-may-join = { $allies } could join
plan-if-joined = then the chance is { $chance }
plan-if-joined-plain = then the chance without battle plans is { $chance }
plan-alone = no other Ally joins
plan-alone-best = no other Ally joins, best battle plans
plan-rows-alone = The chances hold as long as no other Ally joins.
plan-missing = The odds are not known. Add to the position: { $what }
plan-refused = This is not possible now: { $action }
plan-unknown-face = “{ $typed }” is not a face of that die. Attack: sword, hollow, skull. Defense: blank, shield, two-shields, double.
plan-no-stroke = Put one slash between attack and defense: "sword hollow / shield"
plan-wrong-attack = The attack pool has { $pool ->
    [one] { $pool } die
   *[other] { $pool } dice
}, but you gave { $rolled }.
plan-wrong-defense = The defense pool has { $pool ->
    [one] { $pool } die
   *[other] { $pool } dice
}, but you gave { $rolled }.
plan-untold = The pools of this Campaign are not known, because the description leaves something out.
plan-no-fight = These words do not declare a Campaign.
plan-nothing-to-roll = There is no Campaign to roll for.
plan-wins = wins { $chance }
plan-wins-either = wins { $chance } with both sides' battle plans, { $without } without
plan-best = best battle plans of both sides
plan-rows-best = Where there are battle plans, a row counts on the best ones of both sides: chance, dice, defenders and losses.
plan-plans = Plans
plan-worth = { $card } (costs { $cost }), worth { $chance }
plan-no-plans = none
plan-without = without battle plans { $chance } ({ $dice } dice, { $defenders ->
    [one] 1 defender
   *[other] { $defenders } defenders
})
plan-attackers = attacker: { $plans }
plan-defenders = defender: { $plans }
plan-weighed = { $count ->
    [one] Only 1 set was weighed with battle plans, the best one without them. Others may be better.
   *[other] Only { $count } sets were weighed with battle plans, the best ones without them. Others may be better.
}
plan-fewer-dice = { $count ->
    [0] best with none of your own dice: { $chance } (5.5.2)
    [one] best with only { $count } of your own dice: { $chance } (5.5.2)
   *[other] best with only { $count } of your own dice: { $chance } (5.5.2)
}
plan-adds = { $count ->
    [0] { $card }, adding no attack dice
    [one] { $card }, adding { $count } attack die
   *[other] { $card }, adding { $count } attack dice
}
plan-removes = { $count ->
    [one] { $card }, removing { $count } attack die
   *[other] { $card }, removing { $count } attack dice
}
plan-hunts = { $count ->
    [one] { $card } with { $count } relic as a target
   *[other] { $card } with { $count } relics as targets
}
plan-used-by = { $card } used by { $colour }
plan-played = in words: { $action }
plan-left-out = { $count ->
    [one] 1 more plan was not tried
   *[other] { $count } more plans were not tried
}
plan-reroll-attack = { $card } can reroll the attack, and the chance assumes it
plan-reroll-defense = { $card } can reroll the defense, and the chance assumes it
plan-others = { $count ->
    [0] No Campaign can be declared now.
    [one] This Campaign cannot be declared; 1 other set of targets can: leave out the words of the action.
   *[other] This Campaign cannot be declared; { $count } other sets of targets can: leave out the words of the action.
}
plan-not-targeted = No set of targets that can be declared holds that.
plan-no-such-place = { $last ->
    [0] There is no Campaign { $place }: none can be declared.
   *[other] There is no Campaign { $place }. The last one is { $last }.
}
plan-details = Details: add a number from the list, or --full for all.
plan-column-number = No.
plan-column-chance = Chance
plan-column-dice = Dice
plan-column-defenders = Defenders
plan-column-losses = Losses
plan-column-takes = What is taken
