turn-whose = Wessen Zug soll geplant werden? Sag es mit --player FARBE.
turn-chance = Ziel: { $goal }. Beste Chance: { $chance }
turn-best = Ziel: { $goal }. Bei bestem Spiel: { $chance }
turn-holds = Ziel: { $goal }. Das hast du schon: { $chance }
turn-none = Ziel: { $goal }. Nichts, was bekannt ist, führt in diesem Zug dorthin.
turn-expected = { $count } zu erwarten
turn-won = Wenn du siegst ({ $chance }): { $after } für das Ziel.
turn-lost = Wenn du verlierst ({ $chance }): { $after } für das Ziel.
turn-choose = Sag: { $choices }.
turn-sacrifice = Opfere so viele Scharen, wie der Sieg erfordert.
turn-may-be-answered = Darauf kann jemand mit einem eigenen Kampf antworten; das ist nicht eingerechnet.
turn-warning = Aber { $player } steht vor dem Sieg: { $how }, { $when }. Das berücksichtigt dieser Plan nicht.
turn-safe = Ohne Würfel: { $chance }. { $line }
turn-in-reach = { $goal }: { $chance }
turn-others = Andere Ziele:
turn-not-gone = Nicht eingerechnet:
turn-open-missing = offen – die Beschreibung nennt { $what } nicht
turn-open-asks = { $player } müsste zustimmen.
turn-open-left-out = nicht alle Entscheidungen darin wurden durchgerechnet.
turn-proven = { $states ->
    [one] 1 Stellung geprüft: Von den untersuchten Wegen ist keiner besser.
   *[other] { $states } Stellungen geprüft: Von den untersuchten Wegen ist keiner besser.
}
turn-not-proven = { $states ->
    [one] 1 Stellung geprüft: Ein besserer Weg ist nicht ausgeschlossen.
   *[other] { $states } Stellungen geprüft: Ein besserer Weg ist nicht ausgeschlossen.
}
turn-threat = { $player } – { $goal }: { $chance }. { $line }.
turn-no-threat = Auf keinem der untersuchten Wege kann jemand im nächsten Zug gewinnen, den Titel bekommen oder dir etwas wegnehmen.
turn-threats-as-told = Bei jeder Person wird angenommen, dass sie als Nächste am Zug ist und der Tisch so ist wie jetzt.
turn-no-such-step = Der letzte Plan hat keinen solchen Schritt.
turn-progress = { $states ->
    [one] 1 Stellung geprüft …
   *[other] { $states } Stellungen geprüft …
}
turn-full = Für weitere Stellungen reicht der Speicher nicht.
turn-threats-not-proven = Nicht alles ist untersucht: Eine größere Chance ist nicht ausgeschlossen.
turn-more = Was mehr brächte:
turn-more-supply = 1 Vorrat mehr: { $chance }
turn-more-warband = 1 Schar mehr auf dem Tableau: { $chance }
turn-more-favor = 1 Gunst mehr: { $chance }
turn-more-secret = 1 Geheimnis mehr: { $chance }
turn-stopped-by = Das verhinderst du mit: { $action } ({ $cost }; { $sections }).
turn-lowered-by = Die Chance darauf senkst du auf { $chance } mit: { $action } ({ $cost }; { $sections }).
turn-at-least = mindestens { $chance }
