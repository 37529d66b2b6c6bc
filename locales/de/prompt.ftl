## Die Eingabe am offenen Tisch
prompt-round = Runde { $round }
prompt-year = Jahr { $year }
prompt-order = Befehl { $order }
prompt-welcome = Tippe eine Aktion, um sie auszuführen, eine Frage oder „Hilfe“. Tab ergänzt, Strg-D beendet.
prompt-edition = Regeln: { $edition }.
prompt-current = Es gelten die aktuellen Regeln; mit „law table --edition de“ gilt die deutsche Ausgabe.
prompt-no-table = Es ist kein Tisch geöffnet: Fragen werden beantwortet; „open DATEI“ öffnet einen Tisch.
prompt-ask-rolled = Was wurde gewürfelt?
prompt-ask-drawn = Was hast du gezogen?
prompt-how-rolled = Angriffswürfel, ein Schrägstrich, Verteidigungswürfel, etwa: 2 Schwerter, 1 hohles / 1 Schild, 2 leere. Oder „würfeln“.
prompt-how-drawn = Namen mit Kommas dazwischen, etwa: Bergfried, Wölfe, Zelte. Was geheim bleibt: 3 verdeckte.
prompt-ask-sites = Welche Orte werden aufgedeckt, von der Wiege an?
prompt-ask-added = Welche sechs Karten kommen aus dem Archiv?
prompt-ask-removed = Welche sechs Karten kommen zu den Vertriebenen?
prompt-ask-relics = Welche Reliquien kommen an Orte, vom obersten Ort an, und welche bilden den neuen Reliquienstapel, von oben an?
prompt-ask-world = Welche Karten bilden den neuen Weltstapel, von oben an?
prompt-how-lot = Namen mit Kommas dazwischen, oder „losen“, damit das Los entscheidet.
prompt-how-shuffled = Namen mit Kommas dazwischen, oder „losen“, damit das Programm mischt. Habt ihr selbst gemischt und kennt niemand die Karten, sag zuerst: korrigiere { $facts }.
prompt-pile-world = weltstapel { $count }
prompt-pile-relics = reliquienstapel { $count }
prompt-pile-discards = ablagestapel { $region } { $count }
prompt-ask-facedown = Welche Reliquie ist es?
prompt-how-relic = Ihr Name, oder „unbekannt“, wenn ihn niemand nennt.
prompt-ask-plans = Welche Schlachtpläne nutzt { $colour }?
prompt-how-plans = Zur Wahl, auch mehrere: { $plans }. Oder „keine“.
prompt-ask-banishing = Wohin verbannst du die besiegte Figur?
prompt-how-banishing = Ein Ort, oder „nirgendwohin“. Mit „gunst verbrennen“ dahinter verbrennt auch die Hälfte der Gunst.
prompt-how-sacrificing = 0 oder { $need }. Mit { $need } bist du siegreich.
prompt-ask-moving = Wo stehen die Scharen von { $colour } nach dem Schlachtplan { $card }?
prompt-how-moving = Sag für jeden Ort, an dem sich etwas ändert, wie viele dann dort stehen; was fehlt, kommt vom Tableau, was übrig ist, kommt darauf. Etwa: { $example }. Oder „keine“, wenn alle bleiben, wo sie sind.
prompt-ask-bank-for = Aus welchem Gunstlager nimmt { $colour } mit der Karte { $card } die Gunst?
prompt-ask-use-for = Nutzt { $colour } { $card }?
prompt-ask-number-for = Welche Zahl wählt { $colour } für { $card }?
prompt-how-yes-or-no = „ja“ oder „nein“.
prompt-ask-rest-powers = Welche Fähigkeiten mit „Ruhen:“ nutzt { $colour }?
prompt-rest-unused = Nicht genutzte „Ruhen:“-Fähigkeiten: { $cards }. „zurück“ nimmt das Ende des Zuges zurück.
prompt-ask-act = Beim Erwachen ist noch möglich: { $actions }. Beginnst du trotzdem mit dem Agieren?
prompt-rolled = Das Programm würfelt: { $dice }
prompt-example-banks = Chaos 3, Mystik 3, Ordnung 3, Heimat 3, Wildnis 3, Nomaden 3
prompt-no-reply = Das ist keine Antwort auf die Frage. { $how } Eine leere Zeile bricht die Aktion ab.
prompt-finish-first = Die Würfel sind gefallen, also wird zuerst dieser Kampf beendet. { $how } Eine leere Zeile bricht ihn ab.
prompt-near-action = „{ $typed }“ ist nicht zu verstehen. Meintest du: { $action }
prompt-clause-sacrificing = Wie viele Scharen opferst du?
prompt-clause-placing = Wie viele deiner Scharen lässt du wo zurück?
prompt-clause-banishing-to = Wohin verbannst du die besiegte Figur?
prompt-clause-losing = Welche Scharen werden erledigt?
prompt-clause-giving = Von welchem Feld des Reichsreliquienschreins gibst du die Reliquie?
prompt-clause-starting = Bei welchem Gunstlager beginnst du?
prompt-clause-keeping = Welche Karte behältst du?
prompt-clause-discarding = Welche Karte wirfst du ab, um Platz zu schaffen?
prompt-clause-rolled = Welche Zahl wurde gewürfelt?
prompt-clause-with = Mit wem?
prompt-clause-from = Woher?
prompt-clause-to = Wohin?
prompt-clause-at = Wo?
prompt-clause-relic = Welche Reliquie?
prompt-clause-allies = Welche Reichsverbündeten verteidigen mit?
prompt-clause-replacing = Welche Scharen werden ersetzt?
prompt-missing-turn = Wer ist am Zug?
prompt-missing-round = Welche Runde läuft?
prompt-missing-oath = Was ist das Bewahrerziel?
prompt-missing-visions-drawn = Wo steht der Marker der gezogenen Visionen?
prompt-missing-banks = Wie viel Gunst liegt in den Gunstlagern?
prompt-missing-title = Wer hat den Bewahrertitel, und welche Seite liegt oben?
prompt-missing-peoples-favor = Wer hat das Banner der Volksgunst, und wie viel Gunst liegt darauf?
prompt-missing-darkest-secret = Wer hat das Banner des Dunkelsten Geheimnisses, und wie viele Geheimnisse liegen darauf?
prompt-missing-role = Was ist { $colour }: Kanzler, Exilant oder Bürger?
prompt-missing-pawn = Wo steht die Figur von { $colour }?
prompt-missing-supply = Wie viele Vorräte hat { $colour }?
prompt-missing-bank = Wie viele Scharen sind im Lager von { $colour }?
prompt-missing-site-name = Welcher Ort liegt auf dem Ortsfeld { $place }?
prompt-missing-space = Welche Reliquie liegt auf dem Feld „{ $space }“ des Schreins?
prompt-missing-scepter = Wer hat das Prachtvolle Zepter?
prompt-missing-pile-cards = Welche Karten liegen auf dem Ablagestapel { $region }, von oben nach unten?
prompt-missing-vision = Welche Vision hat { $colour } offenbart?
prompt-fact-turn = am Zug { $value }
prompt-fact-round = Runde { $value }
prompt-fact-oath = Bewahrerziel { $value }
prompt-fact-visions-drawn = gezogene Visionen { $value }
prompt-fact-banks = Gunstlager: { $value }
prompt-fact-title = Bewahrertitel { $value }
prompt-fact-peoples-favor = Volksgunst { $value }
prompt-fact-darkest-secret = Dunkelstes Geheimnis { $value }
prompt-fact-role = { $colour } { $value }
prompt-fact-pawn = { $colour } am Ort { $value }
prompt-fact-supply = { $colour } Vorrat { $value }
prompt-fact-bank = { $colour } im Lager { $value }
prompt-fact-site-name = { $value } in { $place }
prompt-fact-space = Schrein { $space } { $value }
prompt-fact-scepter = { $value } Reliquien Prachtvolles Zepter
prompt-fact-pile-cards = Ablagestapel { $region } { $value }
prompt-fact-vision = { $colour } Vision { $value }
prompt-ask-consent = Ist { $colour } einverstanden?
prompt-nothing-asked = Gerade ist nichts gefragt.
prompt-not-done = Das ist als Aktion nicht zu verstehen: Nichts ist geschehen.
prompt-dropped = Nicht ausgeführt: { $action }
prompt-told-rules-player = { $colour } beherrscht den Ort { $site }.
prompt-told-rules-empire = Das Reich beherrscht den Ort { $site }.
prompt-told-rules-bandits = Räuber beherrschen den Ort { $site }.
prompt-told-rules-nobody = Niemand beherrscht den Ort { $site }.
prompt-told-holds = { $colour } hat { $card }.
prompt-told-lies = { $card } liegt am Ort { $site }.
prompt-told-pile = Karten auf dem Ablagestapel ({ $region }): { $count }.
prompt-told-unknown = Das hat noch niemand beschrieben.
prompt-help =
    Hier spielst du: Was du tippst, geschieht am Tisch und wird aufgeschrieben.
    Eine Aktion    reise zum Berg · wirb auf Langbögen an · greife Blau an · ruhe
    Eine Frage     darf ich zum Berg reisen? · ruhe?  (es wird nichts ausgeführt)
    Die Regeln     5.5.4 · Langbögen · Schar · wer bekommt die Reliquien
    Ein Kampf      6v4+3 (6 Würfel gegen 4 Würfel und 3 Scharen) · campaign
    Möglichkeiten  was du jetzt tun kannst und was es kostet
    Spielplan      der Tisch, wie er steht
    wer gewinnt    wer gewinnen würde und was das verhindert
    zurück         nimmt einen Schritt zurück, zurück 2 zwei; nochmal wiederholt ihn
    Verlauf        was getan wurde
    würfeln        das Programm würfelt oder zieht, was gefragt ist
    korrigiere     berichtigt den Tisch: korrigiere rot vorrat 4
    help actions   wie jede Aktion geschrieben wird
    help do        alles über einen Befehl (do, may, campaign, …)
    ende           verlässt den Tisch; er bleibt, wie er ist
    Tab ergänzt eine Zeile, die Pfeiltasten holen Getipptes zurück.
