wish-with = Battle plans
wish-rolled = Rolled (5.5.3)
wish-pools = { $attack ->
    [one] 1 attack die
   *[other] { $attack } attack dice
}, { $defense ->
    [one] 1 defense die
   *[other] { $defense } defense dice
}
wish-keeping = Won, at least { $least } left (5.5.5)
wish-more-dice = More dice than warbands: 5.5.2 allows one die for each warband on your board, battle plans may add others (5.5.3).
wish-best-win = { $dice ->
    [0] Likeliest to win: roll no die
    [one] Likeliest to win: roll 1 die
   *[other] Likeliest to win: roll { $dice } dice
} (5.5.2), with a chance of { $chance }.
wish-best-keep = { $dice ->
    [0] Likeliest to win and keep at least { $least }: roll no die
    [one] Likeliest to win and keep at least { $least }: roll 1 die
   *[other] Likeliest to win and keep at least { $least }: roll { $dice } dice
} (5.5.2), with a chance of { $chance }. Where a sacrifice would leave fewer, do without it (5.5.5).
wish-best-survivors = { $dice ->
    [0] Most warbands left: roll no die
    [one] Most warbands left: roll 1 die
   *[other] Most warbands left: roll { $dice } dice
} (5.5.2), and sacrifice only where defeat costs more (5.5.5, 5.5.6): { $left } on average, won with a chance of { $chance }.
wish-fewest = { $force ->
    [one] For a chance of { $need } it takes 1 warband
   *[other] For a chance of { $need } it takes { $force } warbands
} with { $dice ->
    [one] 1 attack die
   *[other] { $dice } attack dice
}: { $chance }. (5.5.2, 5.5.5)
wish-fewest-keeping = { $force ->
    [one] For a chance of { $need } to win and keep at least { $least } it takes 1 warband
   *[other] For a chance of { $need } to win and keep at least { $least } it takes { $force } warbands
} with { $dice ->
    [one] 1 attack die
   *[other] { $dice } attack dice
}: { $chance }. (5.5.2, 5.5.5)
wish-never-enough = No number of warbands that can be worked out here reaches { $need }. (5.5.5)
wish-picture = The chart is drawn in { $file }.
