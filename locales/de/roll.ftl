roll-no-dice = keine
roll-defense-first = Verteidigungswürfel: { $dice }. Der Verteidiger würfelt neu, wie ein Schlachtplan es erlaubt.
roll-defense-dice = Verteidigungswürfel: { $dice }
roll-attack-first = Angriffswürfel: { $dice }. Der Angreifer würfelt neu, wie ein Schlachtplan es erlaubt.
roll-attack-dice = Angriffswürfel: { $dice }
roll-face-hollow = hohles Schwert
roll-face-sword = Schwert
roll-face-skull = zwei Schwerter und ein Schädel
roll-face-blank = leer
roll-face-shield = Schild
roll-face-two-shields = zwei Schilde
roll-face-double = Verdoppler
roll-step-attackers-lost = Vor dem Wurf verliert der Angreifer { $warbands ->
    [one] 1 Schar.
   *[other] { $warbands } Scharen.
}
roll-step-defenders-lost = Vor dem Wurf verliert der Verteidiger { $warbands ->
    [one] 1 Schar.
   *[other] { $warbands } Scharen.
}
roll-step-attacker-outright = Durch einen Schlachtplan ist der Angreifer siegreich; es wird nicht gewürfelt.
roll-step-defender-outright = Durch einen Schlachtplan ist der Verteidiger siegreich; es wird nicht gewürfelt.
roll-step-shields = Zählende Schilde: { $shields }
roll-step-doublers = Verdoppler: { $doublers }; das ergibt { $shields ->
    [one] 1 Schild.
   *[other] { $shields } Schilde.
}
roll-step-defense = Verteidigungswert: { $shields } durch Schilde + { $defenders } durch Scharen = { $defense }
roll-step-skulls = Schädel: { $skulls }; { $killed ->
    [0] keine Schar wird erledigt
    [one] 1 Schar wird erledigt
   *[other] { $killed } Scharen werden erledigt
}, { $left } übrig.
roll-step-swords = Schwerter: { $swords }
roll-step-hollow-swords = Hohle Schwerter: { $hollow }, paarweise so viel wert wie { $swords ->
    [one] 1 Schwert.
   *[other] { $swords } Schwerter.
}
roll-step-attack = Angriffswert: { $attack }
roll-step-sacrifice = Der Angreifer opfert { $warbands ->
    [one] 1 Schar
   *[other] { $warbands } Scharen
}; der Angriffswert beträgt jetzt { $attack }.
roll-step-won = Der Angreifer ist siegreich.
roll-step-lost = Der Angreifer ist besiegt.
roll-step-attacker-defeated = Der besiegte Angreifer erledigt { $killed ->
    [one] 1 Schar
   *[other] { $killed } Scharen
} seiner Truppen.
roll-step-defender-defeated = Der besiegte Verteidiger erledigt { $killed ->
    [one] 1 Schar
   *[other] { $killed } Scharen
} seiner Truppen.
roll-end = Von { $force ->
    [one] { $force } Schar
   *[other] { $force } Scharen
} { $left ->
    [0] bleibt keine
    [one] bleibt 1
   *[other] bleiben { $left }
} übrig. Chance des Angreifers auf dieses oder ein besseres Ergebnis: { $chance }.
