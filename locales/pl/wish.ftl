wish-with = Plany Bitewne
wish-rolled = W rzucie (5.5.3)
wish-pools = { $attack ->
    [one] 1 kość Ataku
    [few] { $attack } kości Ataku
   *[many] { $attack } kości Ataku
}, { $defense ->
    [one] 1 kość Obrony
    [few] { $defense } kości Obrony
   *[many] { $defense } kości Obrony
}
wish-keeping = Zwycięstwo, ocalałych min. { $least } (5.5.5)
wish-more-dice = Więcej kości niż Chorągwi: według 5.5.2 na każdą Chorągiew z twojej planszy przypada najwyżej jedna kość; kolejne mogą dodać Plany Bitewne (5.5.3).
wish-best-win = { $dice ->
    [0] Największą szansę zwycięstwa daje atak bez kości
    [one] Największą szansę zwycięstwa daje rzut 1 kością
    [few] Największą szansę zwycięstwa daje rzut { $dice } kośćmi
   *[many] Największą szansę zwycięstwa daje rzut { $dice } kośćmi
} (5.5.2): { $chance }.
wish-best-keep = { $dice ->
    [0] Największą szansę, by zwyciężyć i zachować co najmniej { $least }, daje atak bez kości
    [one] Największą szansę, by zwyciężyć i zachować co najmniej { $least }, daje rzut 1 kością
    [few] Największą szansę, by zwyciężyć i zachować co najmniej { $least }, daje rzut { $dice } kośćmi
   *[many] Największą szansę, by zwyciężyć i zachować co najmniej { $least }, daje rzut { $dice } kośćmi
} (5.5.2): { $chance }. Jeśli po poświęceniu zostałoby mniej, zrezygnuj z niego (5.5.5).
wish-best-survivors = { $dice ->
    [0] Najwięcej Chorągwi zostaje przy ataku bez kości
    [one] Najwięcej Chorągwi zostaje przy rzucie 1 kością
    [few] Najwięcej Chorągwi zostaje przy rzucie { $dice } kośćmi
   *[many] Najwięcej Chorągwi zostaje przy rzucie { $dice } kośćmi
} (5.5.2), jeśli poświęcasz je tylko wtedy, gdy porażka kosztuje więcej (5.5.5, 5.5.6): średnio { $left }, szansa zwycięstwa { $chance }.
wish-fewest = Aby osiągnąć szansę { $need }, { $force ->
    [one] wystarczy 1 Chorągiew
    [few] wystarczą { $force } Chorągwie
   *[many] wystarczy { $force } Chorągwi
} i { $dice ->
    [one] 1 kość Ataku
    [few] { $dice } kości Ataku
   *[many] { $dice } kości Ataku
}: { $chance }. (5.5.2, 5.5.5)
wish-fewest-keeping = Aby z szansą { $need } zwyciężyć i zachować co najmniej { $least }, { $force ->
    [one] wystarczy 1 Chorągiew
    [few] wystarczą { $force } Chorągwie
   *[many] wystarczy { $force } Chorągwi
} i { $dice ->
    [one] 1 kość Ataku
    [few] { $dice } kości Ataku
   *[many] { $dice } kości Ataku
}: { $chance }. (5.5.2, 5.5.5)
wish-never-enough = Żadna liczba Chorągwi, jaką da się tu policzyć, nie daje szansy { $need }. (5.5.5)
wish-picture = Wykres zapisano w pliku { $file }.
