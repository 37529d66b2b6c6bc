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
wish-more-dice = Więcej kości niż Chorągwi: według 5.5.2 na każdą Chorągiew z twojej planszy przypada jedna kość, inne mogą dodać tylko Plany Bitewne (5.5.3).
wish-best-win = { $dice ->
    [0] Największa szansa zwycięstwa: bez kości
    [one] Największa szansa zwycięstwa: 1 kość
    [few] Największa szansa zwycięstwa: { $dice } kości
   *[many] Największa szansa zwycięstwa: { $dice } kości
} (5.5.2), wynosi { $chance }.
wish-best-keep = { $dice ->
    [0] Największa szansa zwycięstwa z co najmniej { $least } ocalałymi: bez kości
    [one] Największa szansa zwycięstwa z co najmniej { $least } ocalałymi: 1 kość
    [few] Największa szansa zwycięstwa z co najmniej { $least } ocalałymi: { $dice } kości
   *[many] Największa szansa zwycięstwa z co najmniej { $least } ocalałymi: { $dice } kości
} (5.5.2), wynosi { $chance }. Jeśli po poświęceniu zostałoby mniej, zrezygnuj z niego (5.5.5).
wish-best-survivors = { $dice ->
    [0] Najwięcej ocalałych: bez kości
    [one] Najwięcej ocalałych: 1 kość
    [few] Najwięcej ocalałych: { $dice } kości
   *[many] Najwięcej ocalałych: { $dice } kości
} (5.5.2) i poświęcanie tylko tam, gdzie porażka kosztuje więcej (5.5.5, 5.5.6): średnio { $left }, szansa zwycięstwa { $chance }.
wish-fewest = Aby osiągnąć { $need }, { $force ->
    [one] wystarczy 1 Chorągiew
    [few] wystarczą { $force } Chorągwie
   *[many] wystarczy { $force } Chorągwi
} i { $dice ->
    [one] 1 kość Ataku
    [few] { $dice } kości Ataku
   *[many] { $dice } kości Ataku
}: { $chance }. (5.5.2, 5.5.5)
wish-fewest-keeping = Aby zwyciężyć i zachować co najmniej { $least } z szansą { $need }, { $force ->
    [one] wystarczy 1 Chorągiew
    [few] wystarczą { $force } Chorągwie
   *[many] wystarczy { $force } Chorągwi
} i { $dice ->
    [one] 1 kość Ataku
    [few] { $dice } kości Ataku
   *[many] { $dice } kości Ataku
}: { $chance }. (5.5.2, 5.5.5)
wish-never-enough = Żadna liczba Chorągwi, jaką da się tu policzyć, nie daje { $need }. (5.5.5)
wish-picture = Wykres zapisano w { $file }.
