judge-verdict-legal = ERLAUBT
judge-verdict-illegal = VERBOTEN
judge-verdict-open = OFFEN
judge-cost = Kosten
judge-cost-unknown = noch nicht bekannt
judge-why = Grund
judge-leave = Braucht die Erlaubnis von
judge-with-leave = mit Erlaubnis von { $players }
judge-agreed = Ausgeführt mit der Zustimmung von { $players }.
judge-choices = Noch zu wählen
judge-could-use = Dazu nutzbar
judge-differs = Andere Ausgaben
judge-read = Weiterlesen
judge-edition-current = aktuelle Regeln
judge-edition-en = englische Ausgabe
judge-edition-de = deutsche Ausgabe
judge-edition-pl = polnische Ausgabe
judge-ends-otherwise = das Ergebnis ist ein anderes
judge-cost-none = nichts
judge-cost-supply =
    { $count ->
        [one] { $count } Vorrat
       *[other] { $count } Vorräte
    }
judge-cost-favor = { $count } Gunst
judge-cost-secrets =
    { $count ->
        [one] { $count } Geheimnis
       *[other] { $count } Geheimnisse
    }
judge-cost-warbands =
    { $count ->
        [one] { $count } Schar
       *[other] { $count } Scharen
    }
judge-cost-secrets-flipped =
    { $count ->
        [one] { $count } Geheimnis (wird verdeckt)
       *[other] { $count } Geheimnisse (werden verdeckt)
    }
judge-legal = Erlaubt: { $count }
judge-open = Offen: { $count }
judge-blocked = Verboten: { $count }
judge-blocked-count = Verboten: { $count }. „check --full“ sagt, warum.
judge-hidden = Einige Aktionen sind nicht aufgeführt. Ergänze in der Stellung: { $what }
judge-most = (bis zu { $count })
judge-unknown-edition = Die Ausgabe „{ $edition }“ gibt es nicht. Wählbar sind current, en, de und pl.
judge-one-at-a-time = Das sind mehrere Aktionen. Nenne sie einzeln, eine nach der anderen.
judge-other-player = { $colour } ist hier nicht am Zug.
judge-too-long = Die Aktion ist länger als { $most } Zeichen. So lang ist keine Aktion.
judge-unknown-action = „{ $typed }“ ist keine Aktion.
judge-actions = Aktionen: { $actions }. Wie du sie schreibst: law help actions
judge-incomplete = Schreib diese Aktion so: { $pattern }
judge-bad-number = „{ $typed }“ ist keine Zahl, die hierher passt.
judge-place = Wort { $word }
judge-unused-words = „{ $typed }“ ({ $place }) gehört nicht zu dieser Aktion.
judge-empty-clause = Nach „{ $typed }“ ({ $place }) fehlt etwas.
judge-needs = Das ist erlaubt, aber zum Ausführen fehlen noch Angaben: { $action }
judge-needs-more = Bevor etwas ausgeführt werden kann, fehlen noch Angaben.
judge-which-action = Nenne eine Aktion, die ausgeführt werden soll.
judge-step = { $player }: { $action }
judge-facedown = Das Los hat die Karten bestimmt. Sie liegen verdeckt, nur die Datei kennt sie.
judge-cannot-hide = Dieser Tisch lässt sich nicht so zeigen, wie ihn eine Person kennen darf: Ohne das Verborgene passt er nicht zusammen.
judge-given-over = Die Angaben ergänzen den offenen Tisch { $file } und gehen ihm vor.
judge-given-fault = Das betrifft den offenen Tisch { $file } zusammen mit --given. Mit „--table none“ zählen die Angaben allein.
judge-woke = Beim Erwachen war nichts zu wählen, also kam zuerst „{ $action }“.
judge-wake-first = Beim Erwachen kannst du noch wählen: { $actions }. Mit „agieren“ beginnt dann das Agieren.
judge-stopped = Weiter geht es nur mit neuen Angaben.
judge-needs-choice = Ergänze die Wahl: { $choice }
judge-needs-telling = Gib noch an: { $what }
judge-set-it = Sag es so: law set { $fact }
judge-broken = Die Stellung nach dieser Aktion ist unmöglich: Etwas in der Beschreibung passt nicht zusammen.
judge-using = mit „{ $card }“ kostet es insgesamt { $cost }
judge-contested = Die Karte „{ $card }“ ist umstritten: Sie lässt sich auf zwei Arten lesen. Siehe law card "{ $card }".
judge-blank-adviser = RATGEBER
judge-blank-area = GEBIET
judge-blank-assessment = PRÜFUNG
judge-blank-card = KARTE
judge-blank-city = STADT
judge-blank-colour = SPIELFARBE
judge-blank-conspiracy = Verschwörung
judge-blank-defender = VERTEIDIGER
judge-blank-face = WÜRFELSEITE
judge-blank-goal = SCHWUR
judge-blank-goods = GÜTER
judge-blank-name = NAME
judge-blank-player = SPIELFARBE
judge-blank-recipient = SPIELFARBE
judge-blank-region = REGION
judge-blank-relic = RELIQUIE
judge-blank-reward = BELOHNUNG
judge-blank-site = ORT
judge-blank-space = FELD
judge-blank-suit = KARTENFARBE
judge-blank-target = ZIEL
judge-blank-thing = SACHE
judge-blank-unit = EINHEIT
judge-blank-vision = VISION
judge-turn = { $player } ist am Zug · { $phase }
judge-turn-in-round = { $player } ist am Zug · Runde { $round } · { $phase }
judge-not-placed = Ein Ort hat keinen Platz auf dem Spielplan, und es kommt darauf an, wo er liegt.
judge-place-it = Sag, wo er liegt, etwa „Berg in Provinzen 1“.
judge-place-decides = Es kommt darauf an, in welcher Region ein Ort liegt. Sag, wo er liegt, etwa „Berg in Provinzen 1“.
judge-taken-as-none = Das ist nicht angegeben und gilt deshalb als nicht vorhanden: { $what }.
judge-none-of = { $what } von { $colour }
judge-none-favor = Gunst
judge-none-secrets = Geheimnisse
judge-none-warbands = Scharen
judge-none-advisers = Ratgeber
judge-none-relics = Reliquien
judge-place-shapes = Was dabei geschieht, hängt davon ab, in welcher Region ein Ort liegt. Sag, wo er liegt, etwa „Berg in Provinzen 1“.
judge-site-untold = Es ist nicht angegeben, was am Ort „{ $site }“ liegt und wer ihn beherrscht.
