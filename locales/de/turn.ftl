turn-whose = Wessen Zug soll geplant werden? Sag es mit --player FARBE.
turn-chance = Ziel: { $goal }. Beste Chance: { $chance }
turn-holds = Ziel: { $goal }. Das hast du schon: { $chance }
turn-none = Ziel: { $goal }. Nichts, was bekannt ist, führt in diesem Zug dorthin.
turn-expected = { $count } zu erwarten
turn-won = Wenn du siegst ({ $chance }): { $after } für das Ziel.
turn-lost = Wenn du verlierst ({ $chance }): { $after } für das Ziel.
turn-choose = Sag: { $choices }.
turn-sacrifice = Opfere so viele, wie der Sieg kostet.
turn-may-be-answered = Darauf kann jemand mit einem eigenen Kampf antworten; das ist nicht eingerechnet.
turn-safe = Ohne Würfel: { $chance }. { $line }
turn-in-reach = { $goal }: { $chance }
turn-others = Andere Ziele:
turn-not-gone = Nicht eingerechnet:
turn-open-missing = offen – nicht angegeben: { $what }
turn-open-asks = { $player } müsste zustimmen.
turn-open-left-out = nicht alle Entscheidungen darin sind durchgegangen.
turn-proven = { $states ->
    [one] 1 Stellung abgewogen: Von den durchgegangenen Wegen ist keiner besser.
   *[other] { $states } Stellungen abgewogen: Von den durchgegangenen Wegen ist keiner besser.
}
turn-not-proven = { $states ->
    [one] 1 Stellung abgewogen: Ein besserer Weg ist nicht ausgeschlossen.
   *[other] { $states } Stellungen abgewogen: Ein besserer Weg ist nicht ausgeschlossen.
}
turn-threat = { $player } – { $goal }: { $chance }. { $line }
turn-no-threat = Auf keinem der durchgegangenen Wege kann jemand im nächsten Zug siegen, den Titel nehmen oder dir etwas nehmen.
turn-threats-as-told = Für alle gilt: Sie sind als Nächste dran, und der Tisch bleibt, wie er ist.
turn-no-such-step = Der letzte Plan hat keinen solchen Schritt.
