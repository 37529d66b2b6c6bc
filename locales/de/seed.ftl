seed-refused =
    { $count ->
        [one] In der Chronik-Zeichenfolge ist ein Fehler.
       *[other] In der Chronik-Zeichenfolge sind { $count } Fehler.
    }
seed-players-unknown = Die Zeichenfolge sagt nicht, wer mitspielt. Nur der Kanzler und die Bürger sind aufgeführt, und niemand hat Karten erhalten. Mit --players ANZAHL wird die Partie für so viele vorbereitet.
seed-with-oath = Das Bewahrerziel gibt die Chronik vor, deshalb passt --oath nicht zu --seed oder --after.
seed-not-written = Die Chronik in { $file } ist noch nicht zu Ende geschrieben.
seed-write-first = „law check“ nennt den nächsten Schritt.
seed-after-instead = „law new --after DATEI“ beginnt die nächste Partie auch ohne Zeichenfolge.
seed-not-enough = { $file } lässt sich nicht als Chronik-Zeichenfolge schreiben.
seed-missing = „{ $key }“ fehlt. Die Zeichenfolge braucht { $want }.
seed-wrong = „{ $key }“ passt nicht. Die Zeichenfolge braucht { $want }.
seed-astray = Die Karte „{ $card }“ liegt bei einer Person oder auf einem Ablagestapel, und dafür hat die Zeichenfolge keinen Platz.
seed-fault-short = { $field }: Hier { $need ->
    [one] ist 1 Zeichen nötig, und es ist keines mehr da
   *[other] sind { $need } Zeichen nötig, und { $have ->
        [0] es ist keines mehr
        [one] es ist nur noch 1
       *[other] es sind nur noch { $have }
    } da
}.
seed-fault-not-hex = { $field }: „{ $found }“ ist keine Zahl aus den Ziffern 0 bis 9 und A bis F.
seed-fault-unknown-version = { $field }: { $found } lässt sich nicht lesen, nur { $first } bis { $last }.
seed-fault-unknown = { $field }: „{ $found }“ bedeutet hier nichts.
seed-fault-misplaced = { $field }: Die Karte „{ $card }“ kann hier nicht liegen.
seed-fault-twice = { $field }: Die Karte „{ $card }“ liegt auch an anderer Stelle.
seed-fault-nameless = { $field }: Ein Name muss mindestens ein Zeichen haben.
seed-fault-cut = { $field }: Die Länge endet mitten in einem Zeichen.
seed-fault-no-site = { $field }: Eine Karte braucht einen Ort, und auf diesem Ortsfeld liegt keiner.
seed-fault-trailing = { $field }: { $count ->
    [one] Ein Zeichen ist
   *[other] { $count } Zeichen sind
} zu viel.
seed-fault-position = { $field }: { $fault }
seed-field-version = Version
seed-field-game = Nummer der Partie
seed-field-length = Länge des Chroniknamens
seed-field-name = Name der Chronik
seed-field-previous-players = Beteiligte der letzten Partie
seed-field-citizens = Bürger
seed-field-oath = Bewahrerziel
seed-field-suits = Reihenfolge der Kartenfarben
seed-field-site = Ort { $slot }
seed-field-card = Karte { $number } am Ort { $slot }
seed-field-world-count = Größe des Weltstapels
seed-field-world = Karte { $number } des Weltstapels
seed-field-dispossessed-count = Anzahl der Vertriebenen
seed-field-dispossessed = Karte { $number } der Vertriebenen
seed-field-relics-count = Größe des Reliquienstapels
seed-field-relics = Karte { $number } des Reliquienstapels
seed-field-previous-citizens = Bürger der letzten Partie
seed-field-winner = Siegreiche Spielfarbe
seed-field-winner-length = Länge des Siegernamens
seed-field-winner-name = Siegername
seed-field-end = Ende der Zeichenfolge
seed-want-version = eine Version von 3.1.0 bis 3.3.3
seed-want-number = eine Zahl von 0 bis 65535
seed-want-byte = eine Zahl von 0 bis 255
seed-want-name = einen Text von 1 bis 255 Bytes
seed-want-goal = ein Bewahrerziel
seed-want-colour = eine Spielfarbe
seed-want-colours = eine Liste von Spielfarben, bei Bürgern ohne Lila
seed-want-suits = die sechs Kartenfarben in beliebiger Reihenfolge
seed-want-slots = eine Liste von Ortsfeldern wie wiege-1
seed-want-cells = für jedes Ortsfeld eine Liste aus card, relic und empty
seed-want-role = Exilant oder Bürger als Rolle
seed-want-site = einen Ort aus dem Regelwerk
seed-want-at-site = höchstens drei Karten und Reliquien, alle mit Namen
seed-want-denizens = eine Liste von Bewohnern mit Namen, höchstens 255
seed-want-world = die Karten des Weltstapels mit Namen, höchstens 255
seed-want-relics = die Reliquien des Stapels mit Namen
seed-want-relic = den Namen der Reliquie
