fault-syntax-twice = Dieser Schlüssel oder diese Tabelle kommt zweimal vor.
fault-syntax-quotes = Text gehört in Anführungszeichen, und die müssen geschlossen werden.
fault-syntax-comma = Hier fehlt ein Komma, oder eines ist zu viel.
fault-syntax-value = Das ist kein Wert in TOML: eine Zahl, true oder false, "Text", eine Liste oder eine Tabelle.
fault-syntax-key = Hier muss stehen: Schlüssel = Wert.
fault-syntax-bracket = Eine Klammer ist nicht geschlossen oder wurde nie geöffnet.
fault-syntax-depth = Hier sind zu viele Klammern ineinander verschachtelt.
fault-syntax-other = Das ist kein TOML.
fault-too-long = Der Text ist länger als { $most } KiB. So lang ist keine Stellung.
fault-fact-too-long = Diese Angabe hat mehr als { $most } Wörter. Teile sie mit Kommas oder Zeilenumbrüchen.
fault-unknown-key = Den Schlüssel „{ $key }“ gibt es hier nicht.
fault-key-twice = Der Schlüssel „{ $key }“ kommt zweimal vor.
fault-missing-key = Der Schlüssel „{ $key }“ fehlt.
fault-wrong-shape = Erwartet wird { $wanted }, nicht { $found }.
fault-out-of-range = Diese Zahl muss zwischen { $low } und { $high } liegen.
fault-too-many = { $most ->
    [one] Hier kann höchstens { $most } Eintrag stehen.
   *[other] Hier können höchstens { $most } Einträge stehen.
}
fault-unknown-name = „{ $name }“ ist hier unbekannt. Erwartet wird { $wanted }.
fault-unspeakable-name = Keine Aktion kann „{ $name }“ nennen: Ein Name hat 1 bis 100 Buchstaben, kein Komma und beginnt oder endet nicht mit einem Wort wie „mit“ oder „nutze“.
fault-unknown-word = „{ $word }“ hat hier keine Bedeutung.
fault-no-value = Hinter „{ $word }“ fehlt eine Angabe.
fault-said-twice = Das ist zweimal gesagt: „{ $word }“.
fault-unknown-sum = „{ $word }“ zählt zu dem hinzu, was da ist, oder nimmt davon weg. Wie viel das ist, ist hier nicht bekannt, oder es wäre weniger als nichts. Sag, wie viel jetzt da ist.
fault-not-there = „{ $word }“ ist nicht da und kann nicht weggenommen werden.
fault-never-unknown = „{ $word }“ kann nicht unbekannt sein: Was bei etwas Beschriebenem fehlt, ist nicht da.
fault-ambiguous = „{ $name }“ kann mehreres bedeuten.
fault-wrong-kind = Die Karte { $card } ist { $is }. Erwartet wird { $wanted }.
fault-no-identity = Eine Karte braucht einen Namen oder eine Farbe, oder sie liegt verdeckt.
fault-contradicts = „{ $key }“ passt nicht zur Karte { $card }.
fault-not-on-map = Der Ort „{ $name }“ liegt in dieser Datei auf keinem Ortsfeld.
fault-colour-twice = Zwei Personen haben die Farbe { $colour }.
fault-slot-twice = Auf dem Ortsfeld { $slot } liegen zwei Orte.
fault-same-card-twice = Die Karte { $card } liegt an zwei Stellen.
fault-not-listed = Niemand mit der Farbe { $colour } ist aufgeführt.
fault-two-chancellors = Es gibt zwei Kanzler.
fault-chancellor-is-purple = Der Kanzler ist lila, und sonst niemand.
fault-too-many-warbands = Im Spiel sind { $found } { $colour_adj } Scharen, es gibt aber nur { $exist }.
fault-too-much-favor = Im Spiel sind { $found } Gunst, es gibt aber nur { $exist }.
fault-two-colours = An diesem Ort stehen Scharen in zwei Farben.
fault-citizens-own = { $colour } ist Bürger und hat deshalb lila Scharen.
fault-over-capacity = An diesem Ort { $found ->
    [one] liegt { $found } Karte
   *[other] liegen { $found } Karten
}, sein Kartenlimit ist aber { $capacity }.
fault-at-facedown = Der Ort liegt verdeckt, also können dort keine Karten liegen.
fault-at-facedown-in-english = In der englischen Ausgabe geht das: --edition en (law diverge D06)
fault-pawn-at-facedown = Der Ort liegt verdeckt; er wird aber aufgedeckt, sobald eine Figur dorthin reist. Die Figur von { $colour } kann also nicht dort stehen.
fault-warbands-at-facedown = Der Ort liegt verdeckt. Niemand beherrscht ihn, also können dort keine Scharen stehen.
fault-tokens-at-facedown = Der Ort liegt verdeckt. Gunst, Geheimnisse und Reliquien kommen erst dorthin, wenn er aufgedeckt wird.
fault-faceup-vision = Die Karte { $card } ist eine Vision und kann nicht offen bei den Ratgebern liegen. Ist sie offenbart, schreib „offenbarte Vision …“; ist sie ein Ratgeber, setz „verdeckt“ dahinter.
fault-site-only-adviser = Die Karte { $card } kann offen nur an einem Ort liegen, nicht bei den Ratgebern.
fault-adviser-only-at-site = Die Karte { $card } kann nur bei den Ratgebern liegen, nicht an einem Ort.
fault-empty-banner = Auf einem Banner liegt immer mindestens ein Marker.
fault-vision-at-site = Die Karte { $card } ist eine Vision und kann nicht an einem Ort liegen.
fault-vision-of-imperial = Die Karte { $card } kann hier nicht liegen: Nur das Tableau eines Exilanten hat ein Feld „Offenbarte Vision“.
fault-conspiracy-stays = Die Verschwörung bleibt nicht auf dem Tableau: Sobald sie offen gespielt ist, kommt sie zurück in die Schachtel.
fault-wrong-bank = In diesem Lager { $right ->
    [one] ist noch { $right } Schar
   *[other] sind noch { $right } Scharen
}.
fault-wrong-shared = Im gemeinsamen Lager { $right ->
    [one] ist noch { $right } Gunst
   *[other] sind noch { $right } Gunst
}.
fault-no-winner = Niemand hat diese Partie gewonnen: Die Chronik braucht einen Sieger.
fault-cannot-have-won = { $colour } kann in dieser Rolle nicht so gewonnen haben.
fault-usurper-without-title = { $colour } kann nicht als Thronräuber gewonnen haben, ohne den Titel auf der Thronräuberseite zu besitzen.
fault-too-few-visions = { $colour } kann nicht mit einer Vision gewonnen haben: Es sind weniger als drei Visionen gezogen.
fault-won-in-other-round = { $colour } kann in dieser Runde nicht so gewonnen haben.
