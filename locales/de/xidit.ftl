xidit-colour-blue = Blau
    .adj = blaue
xidit-colour-red = Rot
    .adj = rote
xidit-colour-green = Grün
    .adj = grüne
xidit-colour-yellow = Gelb
    .adj = gelbe
xidit-colour-black = Schwarz
    .adj = schwarze
xidit-class-peasant = Dorfmilizionäre
xidit-class-archer = Bogenschützen
xidit-class-infantryman = Fußsoldaten
xidit-class-cleric = Priester
xidit-class-battle-mage = Kampfmagier
xidit-unit-peasant = Dorfmilizionär
    .acc = den Dorfmilizionär
xidit-unit-archer = Bogenschütze
    .acc = den Bogenschützen
xidit-unit-infantryman = Fußsoldat
    .acc = den Fußsoldaten
xidit-unit-cleric = Priester
    .acc = den Priester
xidit-unit-battle-mage = Kampfmagier
    .acc = den Kampfmagier
xidit-road-black = Schwarz
    .adj = schwarze
xidit-road-red = Rot
    .adj = rote
xidit-road-blue = Blau
    .adj = blaue
xidit-order-black = schwarze Straße
xidit-order-red = rote Straße
xidit-order-blue = blaue Straße
xidit-order-action = Aktion
xidit-order-wait = Abwarten
xidit-trial-wealth = Reichtum
xidit-trial-influence = Einfluss
xidit-trial-reputation = Ansehen
xidit-reward-gold = Gold
xidit-reward-bards = Barden
xidit-reward-stories = Stockwerke
xidit-dummy = Dummy
xidit-any-units = Einheiten beliebiger Klasse
xidit-cost = { $what }: { $count }
xidit-only-oath = `law { $command }` kennt nur Stellungen von Oath. In dieser Datei steht game = "xidit".
xidit-commands = Befehle für Lords of Xidit: law check, law may, law do, law wins, law plan
xidit-seems-xidit = Das sieht nach einer Stellung von Lords of Xidit aus. Schreib in die erste Zeile: game = "xidit"
xidit-seems-oath = Das sieht nach einer Stellung von Oath aus. Lass diese Zeile weg: game = "xidit"
xidit-actions = Aktionen: { $actions }
xidit-savior = RETTER DES KÖNIGREICHS
xidit-savior-now = RETTER, WENN DAS SPIEL JETZT ENDETE
xidit-no-savior = OFFEN: Es ist nicht entschieden, wer Retter wird.
xidit-census = Militärische Erhebung
xidit-census-class = { $class }: { $leaders }; { $prize }: { $count }
xidit-trial = Prüfung: { $trial }
xidit-eliminated = Ausgeschieden: { $players }
xidit-fault-colour-twice = Zwei Spieler haben die Farbe { $colour }.
xidit-fault-not-listed = Kein Spieler mit der Farbe { $colour } ist aufgeführt.
xidit-fault-city-twice = Stadt { $number } ist zweimal beschrieben.
xidit-fault-city-listed-twice = Stadt { $number } ist zweimal aufgeführt.
xidit-fault-region-twice = Zwei Gebiete haben diesen Namen.
xidit-fault-unspeakable-region = Keine Aktion kann dieses Gebiet nennen: Ein Name hat 1 bis 100 Buchstaben und enthält weder ein Komma noch ein Wort wie „für“ oder „mit“.
xidit-fault-trial-twice = Eine Prüfung kommt zweimal vor.
xidit-fault-three-trials = Hier müssen drei Prüfungen stehen: Reichtum, Einfluss, Ansehen.
xidit-fault-six-orders = Hier müssen sechs Befehle stehen, jeder davon schwarz, rot, blau, Aktion oder Abwarten.
xidit-fault-two-tiles = In Stadt { $number } hat nur ein Stadtplättchen Platz: Anwerbung oder Bedrohung.
xidit-fault-two-guilds = Die Gilde von Stadt { $number } kann nur eine Farbe haben.
xidit-fault-one-way = Eine Straße von Stadt { $number } fehlt am anderen Ende oder führt in dieselbe Stadt.
xidit-fault-too-many-units = Auf dem Tisch sind { $number } { $class }, mehr, als es gibt.
xidit-fault-too-many-stories = Die Stockwerke von { $colour } gehen nicht auf: Die beschriebenen Gilden haben { $number }, und es gibt 15.
xidit-fault-too-many-bards = Auf dem Tisch sind { $number } { $colour_adj } Barden, es gibt aber nur 20.
xidit-fault-shown-not-there = { $colour } zeigt mehr Einheiten, als hinter dem Sichtschirm stehen.
xidit-fault-no-census = In diesem Spieljahr findet keine Militärische Erhebung statt.
xidit-fault-bards-in-closed = In einem gesperrten Gebiet können keine Barden liegen.
xidit-fault-lyre-order = Eine Leier hat zwei Zahlen, die höhere zuerst: [6, 3].
xidit-fault-no-such-year = Das Kurzspiel hat neun Spieljahre.
xidit-fault-dummy-not-for-three = Ein Dummy spielt nur zu dritt mit.
xidit-fault-too-many-titans = Es gibt nur zwei Titanen, die { $number } Einheiten verlangen.
xidit-fault-two-raging = Zwei Titanen, die { $number } Einheiten verlangen, können nicht zugleich wüten: Nur der oberste eines Stapels erwacht, und er bleibt oben liegen.
xidit-fault-tile-twice = Das Plättchen von Stadt { $number } liegt schon in der Stadt oder zweimal auf dem Schicksalspfad.
xidit-fault-too-many-tiles = In den Städten und am Schicksalspfad liegen { $number } Stadtplättchen, es gibt aber nur 21.
xidit-why-untold = Die Beschreibung nennt { $what } nicht.
xidit-why-not-your-order = Gerade ist der Befehl von { $colour } an der Reihe.
xidit-why-order-is-set = Auf deiner Drehscheibe steht „{ $order }“.
xidit-why-road-leads-elsewhere = Keine { $road_adj } Straße führt von hier nach Stadt { $city }.
xidit-why-road-leads = Die Straße führt nach Stadt { $city }.
xidit-why-silent-road = Von Stadt { $city } geht keine { $road_adj } Straße aus, und das Regelheft sagt nicht, was dann gilt.
xidit-why-no-recruitment-tile = In Stadt { $city } liegt kein Anwerbungsplättchen.
xidit-why-no-unit = In Stadt { $city } steht keine Einheit.
xidit-why-already-recruited = Du hast in Stadt { $city } in diesem Spieljahr schon eine Einheit angeworben.
xidit-why-not-weakest = Du kannst hier nur die schwächste Einheit anwerben, { $unit_acc }.
xidit-why-gets-unit = Du bekommst die schwächste Einheit dort, { $unit_acc }.
xidit-why-last-unit = Das ist die letzte Einheit, also kommt das Plättchen von Stadt { $city } auf den Abwurfstapel.
xidit-why-no-threat-tile = In Stadt { $city } liegt kein Bedrohungsplättchen.
xidit-why-units-missing = Du hast zu wenige { $class }: Du brauchst { $need } und hast { $have }.
xidit-why-already-eliminated = Du hast in Stadt { $city } in diesem Spieljahr schon eine Bedrohung beseitigt.
xidit-why-tile-in-city = In Stadt { $city } liegt ein Stadtplättchen. Du kannst einen Titanen nur von einer Stadt ohne Plättchen aus beseitigen.
xidit-why-no-such-titan = Kein Wütender Titan verlangt { $count } Einheiten.
xidit-why-too-few-units = Du brauchst { $need } Einheiten und hast { $have }.
xidit-why-wrong-number-given = Der Titan verlangt { $need } Einheiten, nicht { $given }.
xidit-why-any-units = Du entscheidest, welche { $count } Einheiten du abgibst.
xidit-why-must-move = Du musst eine eingestellte Bewegung ausführen.
xidit-why-must-recruit = Wenn du anwerben kannst, musst du eine Einheit nehmen.
xidit-why-must-eliminate = Du hast alle nötigen Einheiten, also musst du die Bedrohung beseitigen.
xidit-why-titan-no-duty = Ohne Stadtplättchen musst du hier nichts tun. Du entscheidest, ob du einen Titanen beseitigst.
xidit-why-order-lapses = Der Befehl bewirkt hier nichts und verfällt.
xidit-why-too-many-rewards = Du darfst zwei der drei Belohnungen wählen, nicht { $count }.
xidit-why-reward-twice = Du kannst die Belohnung „{ $reward }“ nicht zweimal wählen.
xidit-why-takes-gold = Du nimmst { $count } Gold.
xidit-why-no-bards-left = Du hast schon alle deine Barden gelegt.
xidit-why-places-bards = Du legst { $count } Barden.
xidit-why-places-all-left = Du hast weniger Barden übrig, als das Plättchen angibt, also legst du alle { $count }.
xidit-why-wrong-bards = Du musst { $need } Barden legen, nicht { $given }.
xidit-why-region-not-adjacent = Das Gebiet { $region } grenzt nicht an Stadt { $city }.
xidit-why-region-closed = Niemand darf Barden in das Gebiet { $region } legen.
xidit-why-guild-of-another = Die Gilde in Stadt { $city } gehört { $colour }.
xidit-why-guild-full = Die Gilde in Stadt { $city } hat vier Stockwerke, also passt keines mehr darauf. Das Regelheft sagt nicht, ob du trotzdem Stockwerke wählen darfst.
xidit-why-builds-stories = Du baust { $count ->
    [one] 1 Stockwerk
   *[other] { $count } Stockwerke
}.
xidit-why-stories-short = Du hast nur noch { $count ->
    [one] 1 Stockwerk
   *[other] { $count } Stockwerke
}.
xidit-why-silent-stories = Du hast keine Stockwerke mehr, und das Regelheft sagt nicht, ob du trotzdem welche wählen darfst.
xidit-why-stories-kept = { $count ->
    [one] 1 Stockwerk lässt sich nicht bauen und bleibt
   *[other] { $count } Stockwerke lassen sich nicht bauen und bleiben
} in deinem Vorrat.
xidit-why-aside-built = Du musst in die neue Gilde auch { $count ->
    [one] das Stockwerk einbauen, das du zurückgelegt hast
   *[other] die { $count } Stockwerke einbauen, die du zurückgelegt hast
}.
xidit-why-silent-titan-reward = Das Regelheft sagt nicht, wie viel ein Titan von jeder Belohnung bringt.
xidit-why-titan-reward-due = Für den Titanen stehen dir zwei von drei Belohnungen zu. Die Datei sagt nicht, wie viel er von jeder bringt (titans), also ist nichts dazugekommen.
xidit-why-dummy-grows = Du musst den Wert eines Dummy-Plättchens deiner Wahl um 1 erhöhen.
xidit-why-silent-census = Niemand zeigt { $class }, und das Regelheft sagt nicht, was dann gilt.
xidit-why-silent-dummy = Nur der Dummy ist übrig, und das Regelheft sagt nicht, was dann gilt.
xidit-why-next-recruits = Das Nächste Anwerbungsplättchen kommt sofort nach Stadt { $city }, mit den Einheiten, die es zeigt.
xidit-why-next-threat = Das Nächste Bedrohungsplättchen kommt sofort nach Stadt { $city }.
xidit-why-next-untold = Das nächste Plättchen kommt sofort in seine Stadt. Die Datei sagt nicht, welches das ist (path).
xidit-why-recruits-move-up = Das oberste Plättchen des Anwerbungsstapels wird das Nächste Anwerbungsplättchen.
xidit-why-threats-move-up = Das oberste Plättchen des Bedrohungsstapels wird das Nächste Bedrohungsplättchen.
xidit-why-recruits-refilled = Der Anwerbungsstapel ist leer. { $count ->
    [one] Das abgeworfene Bedrohungsplättchen wird gewendet und bildet
   *[other] Die { $count } abgeworfenen Bedrohungsplättchen werden gewendet und bilden
} den neuen.
xidit-why-threats-refilled = Der Bedrohungsstapel ist leer. { $count ->
    [one] Das abgeworfene Anwerbungsplättchen wird gewendet und bildet
   *[other] Die { $count } abgeworfenen Anwerbungsplättchen werden gewendet und bilden
} den neuen.
xidit-why-recruits-stay-empty = Es gibt keine abgeworfenen Bedrohungsplättchen, also bleibt der Anwerbungsstapel vorerst leer.
xidit-why-threats-stay-empty = Es gibt keine abgeworfenen Anwerbungsplättchen, also bleibt der Bedrohungsstapel vorerst leer.
xidit-why-recruits-from-threats = Der ganze Anwerbungsbereich ist leer. Das oberste Plättchen des Bedrohungsstapels wird gewendet und ist das Nächste Anwerbungsplättchen.
xidit-why-titans-awaken = Es kann keine neue Bedrohung mehr kommen: Die Titanen erwachen.
xidit-why-titan-wakes = Ein Titan, der { $count } Einheiten verlangt, wird wütend.
xidit-why-titan-stays = Am Stapel der Titanen, die { $count } Einheiten verlangen, ändert sich nichts.
xidit-why-reinforcements = Dann trifft Nachschub ein, und beide Stapel werden neu gebildet.
xidit-why-new-piles = Der neue Anwerbungsstapel hat { $recruits } Plättchen, der neue Bedrohungsstapel unter dem Nächsten Bedrohungsplättchen { $threats }.
xidit-why-year-begins = Spieljahr { $year } beginnt. Das Startspieler-Plättchen geht nach links, und alle stellen neue Befehle ein (orders).
xidit-why-census-now = Alle Befehle dieses Spieljahres sind ausgeführt. Jetzt kommt die Militärische Erhebung (shown).
xidit-missing-turn = den Spieler am Zug (turn)
xidit-missing-player = den Spieler mit der Farbe { $colour }
xidit-missing-idrakys = den Standort des Idrakys von { $colour } (city)
xidit-missing-city = Stadt { $city }
xidit-missing-roads = die Straßen von Stadt { $city } (roads)
xidit-missing-units = die Einheiten von { $colour } hinter dem Sichtschirm (units)
xidit-missing-threat-units = die verlangten Einheiten der Bedrohung in Stadt { $city } (threat)
xidit-missing-titans = die Wütenden Titanen (titans)
xidit-missing-orders = den eingestellten Befehl von { $colour } (orders, order)
xidit-missing-bards = die Barden von { $colour } hinter dem Sichtschirm (bards)
xidit-missing-region-cities = die Städte des Gebiets { $region } (cities)
xidit-missing-gold = das Gold von { $colour } hinter dem Sichtschirm (gold)
xidit-missing-influence = die Stockwerke von { $colour } auf dem Spielplan (influence)
xidit-missing-guild-room = den Platz für das Stockwerk der Erhebung in einer Gilde von { $colour } (guild)
xidit-missing-regions = die übrigen der neun Gebiete (region) oder das Ansehen der Spieler
xidit-missing-region = Leier und Barden des Gebiets { $region }
xidit-missing-shown = die in der Erhebung gezeigten Einheiten von { $colour } (shown)
xidit-missing-places = die Gebiete für die Barden von { $colour } aus der Erhebung (places)
xidit-missing-trials = die Reihenfolge der Prüfungen (trials)
xidit-missing-players = die übrigen Spieler (player)
xidit-missing-dummy = den Wert des Dummys für „{ $trial }“ (dummy)
xidit-missing-first = den Startspieler (first)
xidit-missing-recruits = die Einheiten auf dem Anwerbungsplättchen in Stadt { $city } (recruits)
xidit-missing-threat-rewards = die Belohnungen der Bedrohung in Stadt { $city } (threat)
xidit-choice-to = nach STADT
xidit-choice-taking = für BELOHNUNG, BELOHNUNG
xidit-choice-eliminate = beseitigen für BELOHNUNG, BELOHNUNG
xidit-choice-placing = legen N in GEBIET, ...
xidit-choice-giving = mit N EINHEIT, ...
xidit-choice-raising = steigern PRÜFUNG
xidit-same-savior = Wie man das auch liest: Retter wird derselbe Spieler.
xidit-fault-orders-done = Wenn die Erhebung ansteht oder das Spiel vorbei ist, ist kein Befehl mehr an der Reihe: Lass turn und order weg.
xidit-fault-not-over = Das Spiel endet erst mit seinem letzten Spieljahr.
xidit-fault-crowded-tile = Auf dem Plättchen von Stadt { $number } stehen zu viele Einheiten. Es hat 5 Plätze, zu dritt 4.
xidit-fault-tile-described-twice = Das Plättchen von Stadt { $number } ist zweimal beschrieben.
xidit-fault-tile-not-in-game = Das Plättchen von Stadt { $number } wird mit dieser Spielerzahl oder im Kurzspiel nicht verwendet.
xidit-fault-too-many-closed = Es sind zu viele Gebiete gesperrt ({ $number }): Nur zu dritt und im Kurzspiel sind welche gesperrt, und nie mehr als 2.
xidit-why-barracks-unknown = Es ist nicht bekannt, wie viele Einheiten noch in der Kaserne stehen. Deshalb sagt die Datei nicht, welche Einheiten nach Stadt { $city } kommen (units, recruits).
xidit-why-places-stay-empty = In der Kaserne stehen nicht alle Einheiten des Plättchens, also { $count ->
    [one] bleibt 1 Platz
   *[other] bleiben { $count } Plätze
} in Stadt { $city } leer.
xidit-why-silent-empty-tile = In der Kaserne steht keine der Einheiten für Stadt { $city }, und das Regelheft sagt nicht, was dann gilt.
xidit-why-silent-reinforcements = Für den Nachschub gibt es { $count ->
    [0] kein Plättchen
    [one] nur 1 Plättchen
   *[other] nur { $count } Plättchen
}, und das Regelheft sagt nicht, was dann gilt.
xidit-why-next-order-unknown = Es ist nicht bekannt, wessen Befehl als Nächstes an der Reihe ist. Die Beschreibung nennt { $what } nicht.
xidit-why-census-due = Alle Befehle dieses Spieljahres sind ausgeführt. Zuerst kommt die Militärische Erhebung (erhebung).
xidit-why-orders-first = Es sind noch Befehle dieses Spieljahres auszuführen.
xidit-why-no-census = In Spieljahr { $year } findet keine Militärische Erhebung statt.
xidit-why-game-ends = Das Spiel endet. Jetzt folgen die drei Prüfungen (law wins).
xidit-why-game-is-over = Das Spiel ist vorbei.
xidit-why-too-many-placed = { $colour } darf nach der Erhebung höchstens { $most } Barden legen, nicht { $given }.
xidit-why-no-room-for-story = { $colour } hat in Stadt { $city } keine Gilde, auf die noch ein Stockwerk passt.
xidit-why-census-gold = Niemand zeigt mehr { $class } als { $colour }: { $colour } bekommt { $count } Gold.
xidit-why-census-bards = Niemand zeigt mehr { $class } als { $colour }: { $colour } darf { $count } Barden legen.
xidit-why-census-story = Niemand zeigt mehr Kampfmagier als { $colour }: { $colour } baut 1 Stockwerk in Stadt { $city }.
xidit-why-census-story-aside = Niemand zeigt mehr Kampfmagier als { $colour }: { $colour } hat keine Gilde mit Platz und legt 1 Stockwerk zurück.
xidit-why-census-story-gone = Niemand zeigt mehr Kampfmagier als { $colour }: { $colour } hat aber keine Stockwerke mehr.
xidit-why-silent-second = In manchen Gebieten liegen nur Barden eines Spielers. Das Regelheft sagt nicht, ob die anderen dort Zweite sind.
xidit-missing-year = das Spieljahr (year)
xidit-missing-story = die Gilde von { $colour }, die das Stockwerk der Erhebung bekommt (story)
xidit-choice-rewarding = belohnt niemanden|alle, für eine Klasse, die niemand zeigt
xidit-choice-titan = beseitigen titan 3|4|5 mit N EINHEIT, ... oder verzichten
xidit-board-of-oath = In { $file } steht game = "oath". Der Spielplan muss in einer Datei von Lords of Xidit stehen: game = "xidit"
xidit-bad-players = Lords of Xidit spielen 3 bis 5 Personen, nicht „{ $count }“.
xidit-new-lacks = Ergänze, was nur euer Tisch weiß: den Startspieler (first, turn), die Reihenfolge der Prüfungen (trials), die Plättchen (city, path), den Standort jedes Idrakys (city) und zu dritt oder im Kurzspiel die gesperrten Gebiete (closed).
xidit-good-units = Einheiten
xidit-good-gold = Gold
xidit-good-bards = Barden
xidit-good-stories = Stockwerke
xidit-plan-whose = Wessen Befehle sollen geplant werden? Sag es mit --player FARBE.
xidit-plan-over = Alle Befehle dieses Jahres sind ausgeführt.
xidit-plan-which = Nenne die Befehle (rot aktion blau abwarten …) oder das, wovon es am meisten geben soll (--best einheiten, gold, barden oder stockwerke).
xidit-plan-too-many = { $left ->
    [one] In diesem Jahr ist nur noch 1 Befehl auszuführen
   *[other] In diesem Jahr sind nur noch { $left } Befehle auszuführen
}, nicht { $given }.
xidit-plan-orders = { $player }, ab Befehl { $first }, wenn niemand dazwischenkommt:
xidit-plan-best = { $player }: am meisten { $good } in diesem Jahr, wenn niemand dazwischenkommt: { $count } mehr
xidit-plan-none = { $player }: Keine Befehle, die sich durchrechnen lassen, bringen in diesem Jahr { $good }.
xidit-plan-rewards = Zwei davon zur Wahl: { $rewards }.
xidit-plan-with-order = { $player } mit Befehl { $order }
xidit-plan-from-order = { $player } ab Befehl { $order }
xidit-plan-first = Kommt zuvor: { $who }.
xidit-plan-perhaps = Kommt vielleicht zuvor: { $who }.
xidit-plan-then = Mit den Befehlen, die bekannt sind: { $what }
xidit-plan-open = { $action } – offen: { $why }
xidit-plan-gains = Zusammen: { $gains }.
xidit-plan-proven = { $states ->
    [one] 1 Stellung geprüft: Keine anderen Befehle bringen mehr, wenn niemand dazwischenkommt.
   *[other] { $states } Stellungen geprüft: Keine anderen Befehle bringen mehr, wenn niemand dazwischenkommt.
}
xidit-plan-unlisted = Nicht alle Spieler sind beschrieben: Die anderen können überall zuvorkommen.
