odds-verdict = The attacker wins with a chance of { $chance }. (5.5.5)
odds-attack = Attack (5.5.2)
odds-attackers = { $dice ->
    [one] 1 attack die
   *[other] { $dice } attack dice
}, { $warbands ->
    [one] force of 1 warband
   *[other] force of { $warbands } warbands
}
odds-defense = Defense (5.5.4)
odds-defenders = { $dice ->
    [one] 1 defense die
   *[other] { $dice } defense dice
}, { $warbands ->
    [one] 1 warband
   *[other] { $warbands } warbands
}
odds-with = Battle plans
odds-rolled = Rolled (5.5.3)
odds-pools = { $attack ->
    [one] 1 attack die
   *[other] { $attack } attack dice
}, { $defense ->
    [one] 1 defense die
   *[other] { $defense } defense dice
}
odds-alone = Won without sacrifice (5.5.5)
odds-half = Won, at most { $most } lost (5.5.5)
odds-keeping = Won, at least { $least } left (5.5.5)
odds-left = Left on average (5.5.6)
odds-left-if-won = Left after a victory (5.5.5)
odds-of-force = { $left } of { $force }
odds-defender-loses = Lost by a defeated defender (5.5.6)
odds-of-defenders = { $lost } of { $defenders }
odds-more-dice = More dice than warbands: 5.5.2 allows one die for each warband on your board, battle plans may add others (5.5.3).
odds-chart = Warbands left, and how likely that is (5.5.5, 5.5.6)
odds-won = won
odds-lost = lost
odds-best-win = { $dice ->
    [0] Likeliest to win: roll no die
    [one] Likeliest to win: roll 1 die
   *[other] Likeliest to win: roll { $dice } dice
} (5.5.2), with a chance of { $chance }.
odds-best-keep = { $dice ->
    [0] Likeliest to win and keep at least { $least }: roll no die
    [one] Likeliest to win and keep at least { $least }: roll 1 die
   *[other] Likeliest to win and keep at least { $least }: roll { $dice } dice
} (5.5.2), with a chance of { $chance }. Where a sacrifice would leave fewer, do without it (5.5.5).
odds-best-survivors = { $dice ->
    [0] Most warbands left: roll no die
    [one] Most warbands left: roll 1 die
   *[other] Most warbands left: roll { $dice } dice
} (5.5.2), and sacrifice only where defeat costs more (5.5.5, 5.5.6): { $left } on average, won with a chance of { $chance }.
odds-fewest = { $force ->
    [one] For a chance of { $need } it takes 1 warband
   *[other] For a chance of { $need } it takes { $force } warbands
} with { $dice ->
    [one] 1 attack die
   *[other] { $dice } attack dice
}: { $chance }. (5.5.2, 5.5.5)
odds-fewest-keeping = { $force ->
    [one] For a chance of { $need } to win and keep at least { $least } it takes 1 warband
   *[other] For a chance of { $need } to win and keep at least { $least } it takes { $force } warbands
} with { $dice ->
    [one] 1 attack die
   *[other] { $dice } attack dice
}: { $chance }. (5.5.2, 5.5.5)
odds-never-enough = No number of warbands that can be worked out here reaches { $need }. (5.5.5)
odds-picture = The chart is drawn in { $file }.
odds-read-on = Read on: { $command }
