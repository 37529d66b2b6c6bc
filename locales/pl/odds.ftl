odds-verdict = Szansa, że Atakujący zwycięży, wynosi { $chance }. (5.5.5)
odds-attack = Atak (5.5.2)
odds-attackers = { $dice ->
    [one] 1 kość Ataku
    [few] { $dice } kości Ataku
   *[many] { $dice } kości Ataku
}, Siła: { $warbands ->
    [one] 1 Chorągiew
    [few] { $warbands } Chorągwie
   *[many] { $warbands } Chorągwi
}
odds-defense = Obrona (5.5.4)
odds-defenders = { $dice ->
    [one] 1 kość Obrony
    [few] { $dice } kości Obrony
   *[many] { $dice } kości Obrony
}, { $warbands ->
    [one] 1 Chorągiew
    [few] { $warbands } Chorągwie
   *[many] { $warbands } Chorągwi
}
odds-with = Plany Bitewne
odds-rolled = W rzucie (5.5.3)
odds-pools = { $attack ->
    [one] 1 kość Ataku
    [few] { $attack } kości Ataku
   *[many] { $attack } kości Ataku
}, { $defense ->
    [one] 1 kość Obrony
    [few] { $defense } kości Obrony
   *[many] { $defense } kości Obrony
}
odds-alone = Zwycięstwo bez poświęcania (5.5.5)
odds-half = Zwycięstwo, strata najwyżej { $most } (5.5.5)
odds-keeping = Zwycięstwo, ocalałych min. { $least } (5.5.5)
odds-left = Zostaje średnio (5.5.6)
odds-left-if-won = Zostaje po zwycięstwie (5.5.5)
odds-of-force = { $left } z { $force }
odds-defender-loses = Strata pokonanego Obrońcy (5.5.6)
odds-of-defenders = { $lost } z { $defenders }
odds-more-dice = Więcej kości niż Chorągwi: według 5.5.2 na każdą Chorągiew z twojej planszy przypada najwyżej jedna kość; kolejne mogą dodać Plany Bitewne (5.5.3).
odds-chart = Ile Chorągwi zostaje i z jaką szansą (5.5.5, 5.5.6)
odds-won = wygrana
odds-lost = przegrana
odds-best-win = { $dice ->
    [0] Największą szansę zwycięstwa daje atak bez kości
    [one] Największą szansę zwycięstwa daje rzut 1 kością
    [few] Największą szansę zwycięstwa daje rzut { $dice } kośćmi
   *[many] Największą szansę zwycięstwa daje rzut { $dice } kośćmi
} (5.5.2): { $chance }.
odds-best-keep = { $dice ->
    [0] Największą szansę, by zwyciężyć i zachować co najmniej { $least }, daje atak bez kości
    [one] Największą szansę, by zwyciężyć i zachować co najmniej { $least }, daje rzut 1 kością
    [few] Największą szansę, by zwyciężyć i zachować co najmniej { $least }, daje rzut { $dice } kośćmi
   *[many] Największą szansę, by zwyciężyć i zachować co najmniej { $least }, daje rzut { $dice } kośćmi
} (5.5.2): { $chance }. Jeśli po poświęceniu zostałoby mniej, zrezygnuj z niego (5.5.5).
odds-best-survivors = { $dice ->
    [0] Najwięcej Chorągwi zostaje przy ataku bez kości
    [one] Najwięcej Chorągwi zostaje przy rzucie 1 kością
    [few] Najwięcej Chorągwi zostaje przy rzucie { $dice } kośćmi
   *[many] Najwięcej Chorągwi zostaje przy rzucie { $dice } kośćmi
} (5.5.2), jeśli poświęcasz je tylko wtedy, gdy porażka kosztuje więcej (5.5.5, 5.5.6): średnio { $left }, szansa zwycięstwa { $chance }.
odds-fewest = Aby osiągnąć szansę { $need }, { $force ->
    [one] wystarczy 1 Chorągiew
    [few] wystarczą { $force } Chorągwie
   *[many] wystarczy { $force } Chorągwi
} i { $dice ->
    [one] 1 kość Ataku
    [few] { $dice } kości Ataku
   *[many] { $dice } kości Ataku
}: { $chance }. (5.5.2, 5.5.5)
odds-fewest-keeping = Aby z szansą { $need } zwyciężyć i zachować co najmniej { $least }, { $force ->
    [one] wystarczy 1 Chorągiew
    [few] wystarczą { $force } Chorągwie
   *[many] wystarczy { $force } Chorągwi
} i { $dice ->
    [one] 1 kość Ataku
    [few] { $dice } kości Ataku
   *[many] { $dice } kości Ataku
}: { $chance }. (5.5.2, 5.5.5)
odds-never-enough = Żadna liczba Chorągwi, jaką da się tu policzyć, nie daje szansy { $need }. (5.5.5)
odds-picture = Wykres zapisano w pliku { $file }.
odds-read-on = Czytaj dalej: { $command }
