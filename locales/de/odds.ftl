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
odds-with = Schlachtpläne
odds-rolled = Gewürfelt (5.5.3)
odds-pools = { $attack } Angriffswürfel, { $defense } Verteidigungswürfel
odds-alone = Siegreich ohne Opfer (5.5.5)
odds-half = Siegreich, höchstens { $most } verloren (5.5.5)
odds-keeping = Siegreich, mindestens { $least } übrig (5.5.5)
odds-left = Übrig im Schnitt (5.5.6)
odds-left-if-won = Übrig nach einem Sieg (5.5.5)
odds-of-force = { $left } von { $force }
odds-defender-loses = Besiegter Verteidiger verliert (5.5.6)
odds-of-defenders = { $lost } von { $defenders }
odds-more-dice = Mehr Würfel als Scharen: Nach 5.5.2 bringt jede Schar auf eurem Tableau einen Würfel, weitere kommen nur durch Schlachtpläne dazu (5.5.3).
odds-chart = Übrige Scharen, und wie wahrscheinlich das ist (5.5.5, 5.5.6)
odds-won = Sieg
odds-lost = Niederlage
odds-best-win = { $dice ->
    [0] Die beste Siegchance: ohne Würfel
    [one] Die beste Siegchance: mit 1 Würfel
   *[other] Die beste Siegchance: mit { $dice } Würfeln
} (5.5.2), nämlich { $chance }.
odds-best-keep = { $dice ->
    [0] Die beste Chance auf einen Sieg mit mindestens { $least } übrig: ohne Würfel
    [one] Die beste Chance auf einen Sieg mit mindestens { $least } übrig: mit 1 Würfel
   *[other] Die beste Chance auf einen Sieg mit mindestens { $least } übrig: mit { $dice } Würfeln
} (5.5.2), nämlich { $chance }. Blieben nach einem Opfer weniger, verzichtet darauf (5.5.5).
odds-best-survivors = { $dice ->
    [0] Die meisten übrigen Scharen: ohne Würfel
    [one] Die meisten übrigen Scharen: mit 1 Würfel
   *[other] Die meisten übrigen Scharen: mit { $dice } Würfeln
} (5.5.2) und mit Opfern nur, wo eine Niederlage mehr kostet (5.5.5, 5.5.6): im Schnitt { $left }, siegreich mit einer Chance von { $chance }.
odds-fewest = { $force ->
    [one] Für eine Chance von { $need } braucht es 1 Schar
   *[other] Für eine Chance von { $need } braucht es { $force } Scharen
} mit { $dice ->
    [one] 1 Angriffswürfel
   *[other] { $dice } Angriffswürfeln
}: { $chance }. (5.5.2, 5.5.5)
odds-fewest-keeping = { $force ->
    [one] Um mit einer Chance von { $need } zu siegen und mindestens { $least } zu behalten, braucht es 1 Schar
   *[other] Um mit einer Chance von { $need } zu siegen und mindestens { $least } zu behalten, braucht es { $force } Scharen
} mit { $dice ->
    [one] 1 Angriffswürfel
   *[other] { $dice } Angriffswürfeln
}: { $chance }. (5.5.2, 5.5.5)
odds-never-enough = Keine Zahl von Scharen, die sich hier ausrechnen lässt, erreicht { $need }. (5.5.5)
odds-picture = Das Diagramm steht in { $file }.
odds-read-on = Weiterlesen: { $command }
