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
wish-more-dice = More dice than warbands: 5.5.2 allows one die for each warband on your board, and battle plans may add more (5.5.3).
wish-best-win = { $dice ->
    [0] Best chance to win: roll no dice
    [one] Best chance to win: roll 1 die
   *[other] Best chance to win: roll { $dice } dice
} (5.5.2), with a chance of { $chance }.
wish-best-keep = { $dice ->
    [0] Best chance to win and keep at least { $least }: roll no dice
    [one] Best chance to win and keep at least { $least }: roll 1 die
   *[other] Best chance to win and keep at least { $least }: roll { $dice } dice
} (5.5.2), with a chance of { $chance }. If a sacrifice would leave fewer, do not make it (5.5.5).
wish-best-survivors = { $dice ->
    [0] Most warbands left: roll no dice
    [one] Most warbands left: roll 1 die
   *[other] Most warbands left: roll { $dice } dice
} (5.5.2), and sacrifice only if defeat costs more (5.5.5, 5.5.6): { $left } on average, with a { $chance } chance to win.
wish-fewest = { $force ->
    [one] For a chance of { $need }, you need 1 warband
   *[other] For a chance of { $need }, you need { $force } warbands
} with { $dice ->
    [one] 1 attack die
   *[other] { $dice } attack dice
}: { $chance }. (5.5.2, 5.5.5)
wish-fewest-keeping = { $force ->
    [one] For a chance of { $need } to win and keep at least { $least }, you need 1 warband
   *[other] For a chance of { $need } to win and keep at least { $least }, you need { $force } warbands
} with { $dice ->
    [one] 1 attack die
   *[other] { $dice } attack dice
}: { $chance }. (5.5.2, 5.5.5)
wish-never-enough = No number of warbands within the limits here reaches { $need }. (5.5.5)
wish-picture = The chart is in { $file }.
