wish-with = Schlachtpläne
wish-rolled = Gewürfelt (5.5.3)
wish-pools = { $attack } Angriffswürfel, { $defense } Verteidigungswürfel
wish-keeping = Siegreich, mindestens { $least } übrig (5.5.5)
wish-more-dice = Mehr Würfel als Scharen: Nach 5.5.2 bringt jede Schar auf eurem Tableau einen Würfel, weitere kommen nur durch Schlachtpläne dazu (5.5.3).
wish-best-win = { $dice ->
    [0] Die beste Siegchance: ohne Würfel
    [one] Die beste Siegchance: mit 1 Würfel
   *[other] Die beste Siegchance: mit { $dice } Würfeln
} (5.5.2), nämlich { $chance }.
wish-best-keep = { $dice ->
    [0] Die beste Chance auf einen Sieg mit mindestens { $least } übrig: ohne Würfel
    [one] Die beste Chance auf einen Sieg mit mindestens { $least } übrig: mit 1 Würfel
   *[other] Die beste Chance auf einen Sieg mit mindestens { $least } übrig: mit { $dice } Würfeln
} (5.5.2), nämlich { $chance }. Blieben nach einem Opfer weniger, verzichtet darauf (5.5.5).
wish-best-survivors = { $dice ->
    [0] Die meisten übrigen Scharen: ohne Würfel
    [one] Die meisten übrigen Scharen: mit 1 Würfel
   *[other] Die meisten übrigen Scharen: mit { $dice } Würfeln
} (5.5.2) und mit Opfern nur, wo eine Niederlage mehr kostet (5.5.5, 5.5.6): im Schnitt { $left }, siegreich mit einer Chance von { $chance }.
wish-fewest = { $force ->
    [one] Für eine Chance von { $need } braucht es 1 Schar
   *[other] Für eine Chance von { $need } braucht es { $force } Scharen
} mit { $dice ->
    [one] 1 Angriffswürfel
   *[other] { $dice } Angriffswürfeln
}: { $chance }. (5.5.2, 5.5.5)
wish-fewest-keeping = { $force ->
    [one] Um mit einer Chance von { $need } zu siegen und mindestens { $least } zu behalten, braucht es 1 Schar
   *[other] Um mit einer Chance von { $need } zu siegen und mindestens { $least } zu behalten, braucht es { $force } Scharen
} mit { $dice ->
    [one] 1 Angriffswürfel
   *[other] { $dice } Angriffswürfeln
}: { $chance }. (5.5.2, 5.5.5)
wish-never-enough = Keine Zahl von Scharen, die sich hier ausrechnen lässt, erreicht { $need }. (5.5.5)
wish-picture = Das Diagramm steht in { $file }.
