roll-no-dice = brak
roll-defense-first = Kości Obrony: { $dice }. Obrońca rzuca nimi jeszcze raz, na co pozwala Plan Bitewny.
roll-defense-dice = Kości Obrony: { $dice }
roll-attack-first = Kości Ataku: { $dice }. Atakujący rzuca nimi jeszcze raz, na co pozwala Plan Bitewny.
roll-attack-dice = Kości Ataku: { $dice }
roll-face-hollow = pusty miecz
roll-face-sword = miecz
roll-face-skull = dwa miecze i czaszka
roll-face-blank = pusta ścianka
roll-face-shield = tarcza
roll-face-two-shields = dwie tarcze
roll-face-double = podwojenie
roll-step-attackers-lost = Przed rzutem Atakujący traci { $warbands ->
    [one] 1 Chorągiew.
    [few] { $warbands } Chorągwie.
   *[many] { $warbands } Chorągwi.
}
roll-step-defenders-lost = Przed rzutem Obrońca traci { $warbands ->
    [one] 1 Chorągiew.
    [few] { $warbands } Chorągwie.
   *[many] { $warbands } Chorągwi.
}
roll-step-attacker-outright = Dzięki Planowi Bitewnemu zwycięża Atakujący; nie ma rzutu.
roll-step-defender-outright = Dzięki Planowi Bitewnemu zwycięża Obrońca; nie ma rzutu.
roll-step-shields = Tarcze, które się liczą: { $shields }
roll-step-doublers = Podwojenia: { $doublers }; razem { $shields ->
    [one] 1 tarcza.
    [few] { $shields } tarcze.
   *[many] { $shields } tarcz.
}
roll-step-defense = Siła Obrony: { $shields } za tarcze + { $defenders } za Chorągwie = { $defense }
roll-step-skulls = Czaszki: { $skulls }; { $killed ->
    [0] nikt nie ginie
    [one] ginie 1 Chorągiew
    [few] giną { $killed } Chorągwie
   *[many] ginie { $killed } Chorągwi
}, pozostałe: { $left }.
roll-step-swords = Miecze: { $swords }
roll-step-hollow-swords = Puste miecze: { $hollow }, w parach warte { $swords ->
    [one] 1 miecz.
    [few] { $swords } miecze.
   *[many] { $swords } mieczy.
}
roll-step-attack = Siła Ataku: { $attack }
roll-step-sacrifice = Atakujący poświęca { $warbands ->
    [one] 1 Chorągiew
    [few] { $warbands } Chorągwie
   *[many] { $warbands } Chorągwi
}; Siła Ataku wynosi teraz { $attack }.
roll-step-won = Zwycięża Atakujący.
roll-step-lost = Atakujący zostaje pokonany.
roll-step-attacker-defeated = Pokonany Atakujący zabija { $killed ->
    [one] 1 Chorągiew
    [few] { $killed } Chorągwie
   *[many] { $killed } Chorągwi
} ze swojej Siły.
roll-step-defender-defeated = Pokonany Obrońca zabija { $killed ->
    [one] 1 Chorągiew
    [few] { $killed } Chorągwie
   *[many] { $killed } Chorągwi
} ze swojej Siły.
roll-end = Z { $force } Chorągwi { $left ->
    [0] nie zostaje żadna
    [one] zostaje 1
    [few] zostają { $left }
   *[many] zostaje { $left }
}. Szansa Atakującego na taki lub lepszy wynik: { $chance }.
