table-title = { $defenders ->
    [0] Chance to win in percent, against no warbands (5.5.5)
    [one] Chance to win in percent, against 1 warband (5.5.5)
   *[other] Chance to win in percent, against { $defenders } warbands (5.5.5)
}
table-axes = Down: attack dice, each with its warband unless --force says otherwise. Across: defense dice.
