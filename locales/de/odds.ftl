odds-verdict = Der Angreifer ist mit einer Chance von { $chance } siegreich. (5.5.5)
odds-attack = Angriff (5.5.2)
odds-attackers = { $dice } Angriffswürfel, { $warbands ->
    [one] Truppen aus 1 Schar
   *[other] Truppen aus { $warbands } Scharen
}
odds-defense = Verteidigung (5.5.4)
odds-defenders = { $dice } Verteidigungswürfel, { $warbands ->
    [one] 1 Schar
   *[other] { $warbands } Scharen
}
odds-alone = Siegreich ohne Opfer (5.5.5)
odds-half = Siegreich, höchstens { $most } verloren (5.5.5)
odds-left = Übrig im Schnitt (5.5.6)
odds-left-if-won = Übrig nach einem Sieg (5.5.5)
odds-of-force = { $left } von { $force }
odds-defender-loses = Besiegter Verteidiger verliert (5.5.6)
odds-of-defenders = { $lost } von { $defenders }
odds-chart = Übrige Scharen und ihre Wahrscheinlichkeit (5.5.5, 5.5.6)
odds-won = Sieg
odds-lost = Niederlage
odds-read-on = Weiterlesen: { $command }
