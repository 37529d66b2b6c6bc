wins-nobody = Niemand steht vor dem Sieg.
wins-untold = Die Beschreibung reicht nicht, um zu sagen, wer vor dem Sieg steht.
wins-now = GEWINNT JETZT
wins-over = HAT GEWONNEN
wins-in-sight = SIEG IN SICHT
wins-how-usurper = Sieg als Thronräuber
wins-how-visionary = Sieg als Visionär
wins-how-stable-regime = Sieg des standfesten Reichs
wins-how-successor = Sieg als Nachfolger
wins-how-war-exhaustion = Sieg durch Kriegsmüdigkeit
wins-when-wake = beim eigenen Erwachen, wenn es bis dahin so bleibt
wins-when-second-wake = der Titel wird beim nächsten eigenen Erwachen auf die Thronräuberseite gedreht, der Sieg kommt beim übernächsten
wins-when-now = jetzt, bei diesem Erwachen
wins-when-next-wake = der Titel wird bei diesem Erwachen auf die Thronräuberseite gedreht, der Sieg kommt beim nächsten eigenen
wins-when-round-end = am Ende dieser Runde, wenn der Spielendewürfel es so ergibt
wins-when-over = die Partie ist zu Ende
wins-when-last-wake = beim letzten eigenen Erwachen wird der Titel auf die Thronräuberseite gedreht, der Sieg kommt am Ende der letzten Runde
wins-when-game-end = am Ende dieser letzten Runde
wins-stop-most-sites = Das verhindert es: Jemand anderes beherrscht ebenso viele Orte oder mehr.
wins-stop-most-relics-and-banners = Das verhindert es: Jemand anderes besitzt ebenso viele Reliquien und Banner oder mehr.
wins-stop-peoples-favor = Das verhindert es: Jemand anderes nimmt das Banner der Volksgunst.
wins-stop-darkest-secret = Das verhindert es: Jemand anderes nimmt das Banner des Dunkelsten Geheimnisses.
wins-stop-more-sites = Das verhindert es: Jemand anderes beherrscht mehr Orte; ein Gleichstand genügt nicht.
wins-stop-more-relics-and-banners = Das verhindert es: Jemand anderes besitzt mehr Reliquien und Banner; ein Gleichstand genügt nicht.
wins-stop-regime-most-sites = Das verhindert es: Ein Exilant beherrscht mehr Orte als das Reich; ein Gleichstand genügt nicht.
wins-stop-regime-most-relics-and-banners = Das verhindert es: Ein Exilant besitzt mehr Reliquien und Banner als der Bewahrer; ein Gleichstand genügt nicht.
wins-stop-regime-peoples-favor = Das verhindert es: Ein Exilant nimmt das Banner der Volksgunst.
wins-stop-regime-darkest-secret = Das verhindert es: Ein Exilant nimmt das Banner des Dunkelsten Geheimnisses.
wins-stop-exhaustion = Das verhindert es: Kein Reichsverbündeter hat am Ende der Runde den Titel, und ein Exilant ist Thronräuber oder hat das Ziel seiner offenbarten Vision erfüllt.
wins-stop-empire = Oder: Der Kanzler oder ein Bürger ist am Ende der Runde Bewahrer.
wins-stop-heir-supremacy = Oder: Der Kanzler oder ein anderer Bürger besitzt ebenso viele Reliquien und Banner oder mehr.
wins-stop-heir-people = Oder: Jemand anderes nimmt das Banner des Dunkelsten Geheimnisses.
wins-stop-heir-protection = Oder: Jemand anderes nimmt das Banner der Volksgunst.
wins-stop-heir-devotion = Oder: Jemand anderes nimmt das Prachtvolle Zepter.
wins-stop-citizen-supremacy = Oder: Ein Bürger besitzt mehr Reliquien und Banner als der Kanzler und als jeder andere Bürger und gewinnt anstelle des Kanzlers.
wins-stop-citizen-people = Oder: Ein Bürger nimmt das Banner des Dunkelsten Geheimnisses und gewinnt anstelle des Kanzlers.
wins-stop-citizen-protection = Oder: Ein Bürger nimmt das Banner der Volksgunst und gewinnt anstelle des Kanzlers.
wins-stop-citizen-devotion = Oder: Ein Bürger nimmt das Prachtvolle Zepter und gewinnt anstelle des Kanzlers.
wins-stop-earlier = Oder: { $player } gewinnt vorher.
wins-side-oathkeeper = Bewahrerseite
wins-side-usurper = Thronräuberseite
wins-side-untold = Seite nicht angegeben
wins-title = { $holder } hat den Bewahrertitel: { $side } (2.11)
wins-passes = { $players } erfüllt das Bewahrerziel und bekommt den Titel (2.11)
wins-waits = { $player } erfüllt das Ziel der offenbarten Vision, aber es müssen mindestens { $need } Visionen gezogen sein, und der Marker zeigt { $have } (3.2)
wins-chosen = { $players } erfüllen das Bewahrerziel, und wer den Titel hat, wählt unter ihnen (2.11)
wins-no-usurper = { $player } hat den Titel mit der Thronräuberseite nach oben, aber nur ein Exilant dreht ihn um (4.1.3)
wins-title-stays = Der Titel bleibt, wo er ist (2.11)
wins-end-die = Der Spielendewürfel nach Runde { $round } beendet die Partie mit einer Wahrscheinlichkeit von { $chance } (3.3)
wins-end-die-shifts = Mit der Karte „{ $card }“ darf { $player } den Spielendewürfel um eins ändern; die Wahrscheinlichkeit liegt dann zwischen { $least } und { $most } (3.3)
wins-tally-sites =
    { $count ->
        [one] { $count } Ort
       *[other] { $count } Orte
    }
wins-tally-relics =
    { $count ->
        [one] { $count } Reliquie
       *[other] { $count } Reliquien
    }
wins-could = Könnte im nächsten eigenen Zug gewinnen: { $who }. Mehr: law threats
wins-could-by = { $player } (mindestens { $chance })
