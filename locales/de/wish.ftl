wish-with = Schlachtpläne
wish-rolled = Gewürfelt (5.5.3)
wish-pools = { $attack } Angriffswürfel, { $defense } Verteidigungswürfel
wish-keeping = Siegreich, mindestens { $least } übrig (5.5.5)
wish-more-dice = Mehr Würfel als Scharen: 5.5.2 erlaubt für jede Schar auf deinem Tableau einen Würfel, weitere kommen nur durch Schlachtpläne dazu (5.5.3).
wish-best-win = { $dice ->
    [0] Die beste Siegchance hast du ohne Würfel
    [one] Die beste Siegchance hast du mit 1 Würfel
   *[other] Die beste Siegchance hast du mit { $dice } Würfeln
} (5.5.2): { $chance }.
wish-best-keep = { $dice ->
    [0] Die beste Chance, zu siegen und mindestens { $least } zu behalten, hast du ohne Würfel
    [one] Die beste Chance, zu siegen und mindestens { $least } zu behalten, hast du mit 1 Würfel
   *[other] Die beste Chance, zu siegen und mindestens { $least } zu behalten, hast du mit { $dice } Würfeln
} (5.5.2): { $chance }. Verzichte auf Opfer, nach denen weniger übrig blieben (5.5.5).
wish-best-survivors = { $dice ->
    [0] Die meisten Scharen behältst du ohne Würfel
    [one] Die meisten Scharen behältst du mit 1 Würfel
   *[other] Die meisten Scharen behältst du mit { $dice } Würfeln
} (5.5.2), wenn du nur opferst, wo eine Niederlage mehr kostet (5.5.5, 5.5.6): im Schnitt { $left }, bei einer Siegchance von { $chance }.
wish-fewest = { $force ->
    [one] Für eine Siegchance von { $need } braucht es 1 Schar
   *[other] Für eine Siegchance von { $need } braucht es { $force } Scharen
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
wish-never-enough = Keine Zahl von Scharen, die sich hier berechnen lässt, erreicht { $need }. (5.5.5)
wish-picture = Das Diagramm steht in { $file }.
