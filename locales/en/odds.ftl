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
odds-alone = Won without sacrifice (5.5.5)
odds-half = Won, at most { $most } lost (5.5.5)
odds-left = Left on average (5.5.6)
odds-left-if-won = Left after a victory (5.5.5)
odds-of-force = { $left } of { $force }
odds-defender-loses = Lost by a defeated defender (5.5.6)
odds-of-defenders = { $lost } of { $defenders }
odds-chart = Warbands left, and how likely that is (5.5.5, 5.5.6)
odds-won = won
odds-lost = lost
odds-read-on = Read on: { $command }
