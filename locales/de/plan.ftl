plan-heading = { $count ->
    [0] Zurzeit kann kein Kampf angesagt werden.
    [one] Es gibt 1 erlaubte Zielkombination.
   *[other] Es gibt { $count } erlaubte Zielkombinationen, die besten zuerst:
}
plan-unranked = { $count ->
    [one] Es gibt 1 erlaubte Zielkombination.
   *[other] Es gibt { $count } erlaubte Zielkombinationen.
}
plan-perhaps = Die Beschreibung reicht nicht, um zu sagen, ob ein Kampf angesagt werden kann.
plan-attack = Angriff
plan-defense = Verteidigung
plan-losses = Verluste
plan-allies = Reichsverbündete
plan-say = Ansage
plan-dice = { $count } Würfel
plan-force = { $count ->
    [one] Truppen aus { $count } Schar
   *[other] Truppen aus { $count } Scharen
}
plan-board = Tableau von { $colour }
plan-own-board = dein Tableau
plan-title = Titel
plan-crown = Räuber am Ort { $site }
plan-pawn = Figur und Gunst
plan-peoples-favor = Banner der Volksgunst
plan-darkest-secret = Banner des Dunkelsten Geheimnisses
plan-bandits = Räuber
plan-expected = im Schnitt { $attacker } beim Angreifer, { $defender } beim Verteidiger
plan-ally-joined = { $ally } ist dabei
plan-may-join = noch möglich: { $allies }
plan-if-joined = dann beträgt die Chance { $chance }
plan-if-joined-plain = dann beträgt die Chance ohne Schlachtpläne { $chance }
plan-alone = niemand sonst schließt sich an
plan-alone-best = niemand sonst schließt sich an, beste Schlachtpläne
plan-rows-alone = Die Chancen gelten, solange sich kein weiterer Reichsverbündeter anschließt.
plan-missing = Die Chancen sind nicht bekannt. Ergänze in der Stellung: { $what }
plan-refused = Das geht jetzt nicht: { $action }
plan-unknown-face = „{ $typed }“ ist keine Seite dieses Würfels. Angriff: schwert, hohl, schädel. Verteidigung: leer, schild, zwei-schilde, verdoppler.
plan-no-stroke = Setz einen Schrägstrich zwischen Angriff und Verteidigung: "schwert hohl / schild"
plan-wrong-attack = Der Angriffsbestand hat { $pool } Würfel, angegeben { $rolled ->
    [one] ist 1
   *[other] sind { $rolled }
}.
plan-wrong-defense = Der Verteidigungsbestand hat { $pool } Würfel, angegeben { $rolled ->
    [one] ist 1
   *[other] sind { $rolled }
}.
plan-untold = Die Würfelbestände dieses Kampfs sind nicht bekannt, denn in der Beschreibung fehlt etwas.
plan-no-fight = Diese Worte sagen keinen Kampf an.
plan-nothing-to-roll = Es gibt keinen Kampf, für den gewürfelt werden könnte.
plan-wins = Siegchance { $chance }
plan-wins-either = Siegchance { $chance } mit Schlachtplänen beider Seiten, { $without } ohne
plan-best = mit den besten Schlachtplänen beider Seiten
plan-rows-best = Wo es Schlachtpläne gibt, rechnet eine Zeile mit den besten beider Seiten: Chance, Würfel, Verteidiger und Verluste.
plan-plans = Pläne
plan-worth = { $card } (kostet { $cost }), Unterschied: { $chance }
plan-no-plans = keine
plan-without = ohne Schlachtpläne { $chance } (Würfel { $dice }, { $defenders ->
    [one] 1 Verteidiger
   *[other] { $defenders } Verteidiger
})
plan-attackers = Angriff: { $plans }
plan-defenders = Verteidigung: { $plans }
plan-weighed = { $count ->
    [one] Nur 1 Zielkombination wurde mit Schlachtplänen durchgerechnet, die beste ohne Pläne. Andere können besser sein.
   *[other] Nur { $count } Zielkombinationen wurden mit Schlachtplänen durchgerechnet, die besten ohne Pläne. Andere können besser sein.
}
plan-fewer-dice = { $count ->
    [0] am besten ganz ohne eigene Würfel: { $chance } (5.5.2)
    [one] am besten mit nur einem eigenen Würfel: { $chance } (5.5.2)
   *[other] am besten mit nur { $count } eigenen Würfeln: { $chance } (5.5.2)
}
plan-adds = { $count ->
    [0] { $card } ohne zusätzliche Angriffswürfel
    [one] { $card } mit { $count } zusätzlichem Angriffswürfel
   *[other] { $card } mit { $count } zusätzlichen Angriffswürfeln
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
plan-reroll-attack = mit der Karte „{ $card }“ darf der Angriff neu gewürfelt werden, das ist eingerechnet
plan-reroll-defense = mit der Karte „{ $card }“ darf die Verteidigung neu gewürfelt werden, das ist eingerechnet
plan-others = { $count ->
    [0] Zurzeit kann kein Kampf angesagt werden.
    [one] Dieser Kampf kann nicht angesagt werden. Möglich ist 1 andere Zielkombination: Lass die Worte der Aktion weg.
   *[other] Dieser Kampf kann nicht angesagt werden. Möglich sind { $count } andere Zielkombinationen: Lass die Worte der Aktion weg.
}
plan-not-targeted = Keine erlaubte Zielkombination enthält das.
plan-no-such-place = { $last ->
    [0] Kampf { $place } gibt es nicht: Es kann keiner angesagt werden.
   *[other] Kampf { $place } gibt es nicht. Der letzte ist { $last }.
}
plan-details = Einzelheiten: Häng eine Nummer aus der Liste an, oder --full für alle.
plan-column-number = Nr.
plan-column-chance = Chance
plan-column-dice = Würfel
plan-column-defenders = Verteidiger
plan-column-losses = Verluste
plan-column-takes = Beute
