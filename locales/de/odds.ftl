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
odds-more-dice = Mehr Würfel als Scharen: 5.5.2 erlaubt für jede Schar auf eurem Tableau einen Würfel, weitere kommen nur durch Schlachtpläne dazu (5.5.3).
odds-chart = Übrige Scharen und ihre Wahrscheinlichkeit (5.5.5, 5.5.6)
odds-won = Sieg
odds-lost = Niederlage
odds-best-win = { $dice ->
    [0] Die beste Siegchance habt ihr ohne Würfel
    [one] Die beste Siegchance habt ihr mit 1 Würfel
   *[other] Die beste Siegchance habt ihr mit { $dice } Würfeln
} (5.5.2): { $chance }.
odds-best-keep = { $dice ->
    [0] Die beste Chance, zu siegen und mindestens { $least } zu behalten, habt ihr ohne Würfel
    [one] Die beste Chance, zu siegen und mindestens { $least } zu behalten, habt ihr mit 1 Würfel
   *[other] Die beste Chance, zu siegen und mindestens { $least } zu behalten, habt ihr mit { $dice } Würfeln
} (5.5.2): { $chance }. Verzichtet auf Opfer, nach denen weniger übrig blieben (5.5.5).
odds-best-survivors = { $dice ->
    [0] Die meisten Scharen behaltet ihr ohne Würfel
    [one] Die meisten Scharen behaltet ihr mit 1 Würfel
   *[other] Die meisten Scharen behaltet ihr mit { $dice } Würfeln
} (5.5.2), wenn ihr nur opfert, wo eine Niederlage mehr kostet (5.5.5, 5.5.6): im Schnitt { $left }, bei einer Siegchance von { $chance }.
odds-fewest = { $force ->
    [one] Für eine Siegchance von { $need } braucht es 1 Schar
   *[other] Für eine Siegchance von { $need } braucht es { $force } Scharen
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
odds-never-enough = Mit keiner Zahl von Scharen, die sich hier berechnen lässt, wird { $need } erreicht. (5.5.5)
odds-picture = Das Diagramm steht in { $file }.
odds-read-on = Weiterlesen: { $command }
