fault-syntax-twice = Dieser Schlüssel oder diese Tabelle steht hier zum zweiten Mal.
fault-syntax-quotes = Text gehört in Anführungszeichen, und sie müssen geschlossen werden.
fault-syntax-comma = Hier fehlt ein Komma, oder es ist eines zu viel.
fault-syntax-value = Hier steht kein Wert, den TOML kennt: Zahl, true oder false, "Text", Liste oder Tabelle.
fault-syntax-key = Hier muss stehen: Schlüssel = Wert.
fault-syntax-bracket = Eine Klammer ist nicht geschlossen oder wurde nie geöffnet.
fault-syntax-depth = Zu viele Klammern ineinander.
fault-syntax-other = Das ist kein TOML.
fault-too-long = Der Text ist länger als { $most } KiB; so lang ist keine Stellung.
fault-unknown-key = Den Schlüssel „{ $key }“ gibt es hier nicht.
fault-key-twice = Der Schlüssel „{ $key }“ steht zweimal da.
fault-missing-key = Der Schlüssel „{ $key }“ fehlt.
fault-wrong-shape = Hier muss { $wanted } stehen, nicht { $found }.
fault-out-of-range = Diese Zahl muss zwischen { $low } und { $high } liegen.
fault-too-many = { $most ->
    [one] Hier kann höchstens { $most } Eintrag stehen.
   *[other] Hier können höchstens { $most } Einträge stehen.
}
fault-unknown-name = „{ $name }“ ist hier nicht bekannt; erwartet: { $wanted }.
fault-ambiguous = „{ $name }“ kann mehreres bedeuten.
fault-wrong-kind = Die Karte { $card } ist { $is }; erwartet: { $wanted }.
fault-no-identity = Eine Karte braucht einen Namen oder eine Farbe, oder sie liegt verdeckt.
fault-contradicts = Auf die Karte { $card } trifft das nicht zu: { $key }.
fault-not-on-map = Der Ort „{ $name }“ liegt in dieser Datei auf keinem Ortsfeld.
fault-colour-twice = Die Farbe { $colour } kommt bei zwei Personen vor.
fault-slot-twice = Auf dem Ortsfeld { $slot } liegen zwei Orte.
fault-same-card-twice = Die Karte { $card } liegt an zwei Stellen.
fault-not-listed = Niemand mit der Farbe { $colour } ist aufgeführt.
fault-two-chancellors = Hier ist ein zweiter Kanzler.
fault-chancellor-is-purple = Der Kanzler ist lila, und sonst niemand.
fault-too-many-warbands = Scharen der Farbe { $colour } im Spiel: { $found }. Es gibt aber nur { $exist }.
fault-too-much-favor = Gunst im Spiel: { $found }. Es gibt aber nur { $exist }.
fault-two-colours = An diesem Ort stehen Scharen in zwei Farben.
fault-citizens-own = Wer die Farbe { $colour } spielt, ist Bürger: Die Scharen sind lila.
fault-over-capacity = Karten an diesem Ort: { $found }. Das Kartenlimit ist aber { $capacity }.
fault-at-facedown = Der Ort liegt verdeckt, also können dort keine Karten liegen.
fault-at-facedown-in-english = Nach der englischen Ausgabe schon: --edition en (law diverge D06)
fault-vision-at-site = { $card } ist eine Vision und kann nicht an einem Ort liegen.
fault-vision-of-imperial = { $card }: Nur das Tableau eines Exilanten hat ein Feld „Offenbarte Vision“.
fault-conspiracy-stays = Die Verschwörung bleibt nicht auf dem Tableau: Offen gespielt, kommt sie zurück in die Schachtel.
fault-wrong-bank = Scharen, die in diesem Lager übrig sind: { $right }.
fault-wrong-shared = Gunst, die im gemeinsamen Lager übrig ist: { $right }.
