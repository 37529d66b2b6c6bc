plan-heading = { $count ->
    [0] Zurzeit kann kein Kampf angesagt werden.
    [one] Es gibt 1 erlaubte Zielkombination.
   *[other] Es gibt { $count } erlaubte Zielkombinationen; die besten zuerst.
}
plan-unranked = { $count ->
    [one] Es gibt 1 erlaubte Zielkombination.
   *[other] Es gibt { $count } erlaubte Zielkombinationen.
}
plan-perhaps = Ob ein Kampf angesagt werden kann, geht aus dieser Beschreibung nicht hervor.
plan-attack = Angriff
plan-defense = Verteidigung
plan-losses = Verluste
plan-allies = Reichsverbündete
plan-say = Ansage
plan-dice = { $count } Würfel
plan-force = Truppen { $count }
plan-board = Tableau von { $colour }
plan-own-board = dein Tableau
plan-title = Titel
plan-crown = Räuber am Ort { $site }
plan-pawn = Figur und Gunst
plan-peoples-favor = Banner der Volksgunst
plan-darkest-secret = Banner des Dunkelsten Geheimnisses
plan-bandits = Räuber
plan-expected = im Schnitt { $attacker } beim Angreifer, { $defender } beim Verteidiger
plan-ally-joined = mit dabei: { $ally }
plan-may-join = könnte dazukommen: { $allies }
plan-if-joined = dann beträgt die Chance { $chance }
plan-missing = Die Chancen lassen sich nicht bestimmen; in der Beschreibung fehlt: { $what }
plan-refused = Jetzt nicht: { $action }
plan-unknown-face = „{ $typed }“ ist keine Seite dieses Würfels. Angriff: schwert, hohl, schädel. Verteidigung: leer, schild, zwei-schilde, verdoppler.
plan-no-stroke = Zwischen Angriff und Verteidigung steht genau ein Schrägstrich: "schwert hohl / schild"
plan-wrong-attack = Würfel im Angriffsbestand: { $pool }, angegeben: { $rolled }.
plan-wrong-defense = Würfel im Verteidigungsbestand: { $pool }, angegeben: { $rolled }.
plan-untold = Die Würfelbestände dieses Kampfes sind nicht bekannt: In der Beschreibung fehlt etwas.
plan-no-fight = Mit diesen Worten wird kein Kampf angesagt.
plan-nothing-to-roll = Es gibt keinen Kampf, für den zu würfeln wäre.
plan-wins = Siegchance { $chance }
plan-plans = Pläne
plan-worth = { $card } (Kosten: { $cost }), Unterschied: { $chance }
plan-no-plans = keine
plan-without = ohne Schlachtpläne { $chance }
plan-attackers = Angriff: { $plans }
plan-defenders = Verteidigung: { $plans }
plan-weighed = { $count ->
    [one] Mit Schlachtplänen durchgerechnet ist nur 1 Zielkombination: die beste ohne Pläne. Andere können besser sein.
   *[other] Mit Schlachtplänen durchgerechnet sind nur { $count } Zielkombinationen: die besten ohne Pläne. Andere können besser sein.
}
plan-fewer-dice = { $count ->
    [0] am besten ganz ohne eigene Würfel: { $chance } (5.5.2)
    [one] am besten mit nur einem eigenen Würfel: { $chance } (5.5.2)
   *[other] am besten mit nur { $count } eigenen Würfeln: { $chance } (5.5.2)
}
plan-adds = { $count ->
    [0] { $card } ohne zusätzliche Angriffswürfel
    [one] { $card } mit { $count } Angriffswürfel mehr
   *[other] { $card } mit { $count } Angriffswürfeln mehr
}
plan-removes = { $count ->
    [one] { $card } mit { $count } Angriffswürfel weniger
   *[other] { $card } mit { $count } Angriffswürfeln weniger
}
plan-hunts = { $count ->
    [one] { $card } mit { $count } Reliquie als Ziel
   *[other] { $card } mit { $count } Reliquien als Zielen
}
plan-used-by = { $card }, eingesetzt von { $colour }
plan-played = in Worten: { $action }
plan-left-out = { $count ->
    [one] 1 weiterer Plan wurde nicht durchgerechnet
   *[other] { $count } weitere Pläne wurden nicht durchgerechnet
}
plan-reroll-attack = den Angriff darf man mit der Karte { $card } neu würfeln, das ist eingerechnet
plan-reroll-defense = die Verteidigung darf man mit der Karte { $card } neu würfeln, das ist eingerechnet
