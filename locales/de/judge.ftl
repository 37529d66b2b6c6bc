judge-verdict-legal = ERLAUBT
judge-verdict-illegal = VERBOTEN
judge-verdict-open = OFFEN
judge-cost = Kosten
judge-cost-unknown = noch nicht bekannt
judge-why = Grund
judge-leave = Braucht die Erlaubnis von
judge-with-leave = mit Erlaubnis von { $players }
judge-choices = Noch zu wählen
judge-could-use = Dazu nutzbar
judge-differs = Andere Ausgaben
judge-read = Weiterlesen
judge-edition-current = aktuelle Regeln
judge-edition-en = englische Ausgabe
judge-edition-de = deutsche Ausgabe
judge-edition-pl = polnische Ausgabe
judge-ends-otherwise = es endet anders
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
judge-blocked = Nicht möglich: { $count }
judge-hidden = Nicht alle Aktionen sind aufgeführt, denn in der Beschreibung fehlt: { $what }
judge-most = (bis zu { $count })
judge-unknown-edition = Die Ausgabe „{ $edition }“ gibt es nicht: current, en, de oder pl.
judge-unknown-action = „{ $typed }“ ist keine Aktion.
judge-actions = Aktionen: reisen, suchen weltstapel, suchen ablage, anwerben, tauschen, bergen, kämpfen, spielen, abwerfen, nutzen, anschauen, versetzen, geben, nehmen, bürgertum anbieten, annehmen, verbannen, ins exil gehen, titel übergeben, erwachen nehmen, agieren, ruhen
judge-incomplete = Diese Aktion schreibt man so: { $pattern }
judge-bad-number = „{ $typed }“ ist keine Zahl, die hierher passt.
judge-place = Wort { $word }
judge-unused-words = „{ $typed }“ ({ $place }) gehört nicht zu dieser Aktion.
judge-empty-clause = Nach „{ $typed }“ ({ $place }) fehlt etwas.
judge-needs = { $action }: erlaubt, aber zum Ausführen fehlen noch Angaben.
judge-needs-choice = Ergänze die Wahl: { $choice }
judge-needs-telling = Noch anzugeben: { $what }
judge-broken = Die Stellung nach dieser Aktion ist unmöglich: In der Beschreibung passt etwas nicht zusammen.
judge-using = mittels { $card }: kostet dann insgesamt { $cost }
judge-contested = Umstritten: { $card }. Diese Karte wird auf zwei Arten gelesen; siehe law card "{ $card }".
judge-blank-adviser = RATGEBER
judge-blank-card = KARTE
judge-blank-colour = SPIELFARBE
judge-blank-conspiracy = Verschwörung
judge-blank-defender = VERTEIDIGER
judge-blank-face = WÜRFELSEITE
judge-blank-name = NAME
judge-blank-player = SPIELFARBE
judge-blank-recipient = SPIELFARBE
judge-blank-region = REGION
judge-blank-relic = RELIQUIE
judge-blank-site = ORT
judge-blank-space = FELD
judge-blank-suit = KARTENFARBE
judge-blank-target = ZIEL
judge-blank-thing = SACHE
judge-blank-vision = VISION
judge-blank-what = WAS
