roll-no-dice = none
roll-defense-first = Defense dice: { $dice }. The defender rerolls them, as a battle plan allows.
roll-defense-dice = Defense dice: { $dice }
roll-attack-first = Attack dice: { $dice }. The attacker rerolls them, as a battle plan allows.
roll-attack-dice = Attack dice: { $dice }
roll-face-hollow = hollow sword
roll-face-sword = sword
roll-face-skull = two swords and a skull
roll-face-blank = blank
roll-face-shield = shield
roll-face-two-shields = two shields
roll-face-double = doubler
roll-step-attackers-lost = Before the roll, the attacker loses { $warbands ->
    [one] 1 warband.
   *[other] { $warbands } warbands.
}
roll-step-defenders-lost = Before the roll, the defender loses { $warbands ->
    [one] 1 warband.
   *[other] { $warbands } warbands.
}
roll-step-attacker-outright = A battle plan makes the attacker victorious. Nobody rolls.
roll-step-defender-outright = A battle plan makes the defender victorious. Nobody rolls.
roll-step-shields = Shields that count: { $shields }
roll-step-doublers = Doublers: { $doublers }; that makes { $shields ->
    [one] 1 shield.
   *[other] { $shields } shields.
}
roll-step-defense = Defense: { $shields } for shields + { $defenders } for warbands = { $defense }
roll-step-skulls = Skulls: { $skulls }; { $killed ->
    [0] no warbands are killed
    [one] 1 warband is killed
   *[other] { $killed } warbands are killed
}, { $left } left.
roll-step-swords = Swords: { $swords }
roll-step-hollow-swords = Hollow swords: { $hollow }, in pairs worth { $swords ->
    [one] 1 sword.
   *[other] { $swords } swords.
}
roll-step-attack = Attack: { $attack }
roll-step-sacrifice = The attacker sacrifices { $warbands ->
    [one] 1 warband
   *[other] { $warbands } warbands
}. The attack is now { $attack }.
roll-step-won = The attacker is victorious.
roll-step-lost = The attacker is defeated.
roll-step-attacker-defeated = The defeated attacker kills { $killed ->
    [one] 1 warband
   *[other] { $killed } warbands
} in their own force.
roll-step-defender-defeated = The defeated defender kills { $killed ->
    [one] 1 warband
   *[other] { $killed } warbands
} in their own force.
roll-end = { $left } of { $force ->
    [one] { $force } warband
   *[other] { $force } warbands
} left. Chance of this or better for the attacker: { $chance }.
