ruling-untold = Die Beschreibung nennt { $what } nicht.
ruling-unmodelled = Die Karte { $card } könnte das ändern, aber das Programm kann ihre Fähigkeit nicht anwenden.
ruling-undecided = Bei der Karte { $card } sagt weder das Gesetz noch der Verlag, was hier geschieht.
ruling-not-your-turn = { $turn } ist am Zug, nicht { $player }.
ruling-wrong-phase = Gerade läuft { $phase_indef }, diese Aktion ist aber nur { $wanted_loc } möglich.
ruling-cards-in-hand = Deine Suche ist noch nicht beendet: Du hast noch { $count ->
    [one] eine gezogene Karte
   *[other] { $count } gezogene Karten
} auf der Hand.
ruling-campaign-under-way = Ein Kampf ist noch nicht beendet.
ruling-campaign-goes-on = Dieser Kampf ist im Gange, und seine Kosten sind bezahlt.
ruling-not-enough-supply = { $need ->
    [one] Das kostet 1 Vorrat, und du hast keinen.
   *[other] Das kostet { $need } Vorräte, und du hast { $have ->
        [0] keine
       *[other] nur { $have }
    }.
}
ruling-costs-at-least = { $need ->
    [one] Das kostet mindestens 1 Vorrat, und du hast keinen.
   *[other] Das kostet mindestens { $need } Vorräte, und du hast { $have ->
        [0] keine
       *[other] nur { $have }
    }.
}
ruling-not-enough-favor = Das kostet { $need } Gunst, und du hast { $have ->
    [0] keine
   *[other] nur { $have }
}.
ruling-not-enough-secrets = { $need ->
    [one] Das kostet 1 offenes Geheimnis, und du hast keins.
   *[other] Das kostet { $need } offene Geheimnisse, und du hast { $have ->
        [0] keine
       *[other] nur { $have }
    }.
}
ruling-not-enough-warbands = { $need ->
    [one] Dafür brauchst du 1 Schar und hast keine.
   *[other] Dafür brauchst du { $need } Scharen und hast { $have ->
        [0] keine
       *[other] nur { $have }
    }.
}
ruling-only-role = Das kann nur { $role_indef } tun.
ruling-already-there = Die Figur steht schon am Ort { $site }.
ruling-region-price = Die Reise aus { $from_dat } in { $to_acc } kostet { $supply ->
    [one] { $supply } Vorrat
   *[other] { $supply } Vorräte
}.
ruling-site-revealed = Der Ort { $site } liegt verdeckt: Decke ihn auf und befolge seine Vorgaben.
ruling-site-not-told = Der Ort { $site } ist nicht beschrieben. Dieses Urteil nimmt an, dass seine Fähigkeit hier nichts ändert.
ruling-not-holding-peoples-favor = Du besitzt das Banner der Volksgunst nicht.
ruling-favor-steps-done = Du hast das Banner der Volksgunst in diesem Erwachen schon abgehandelt.
ruling-favor-steps-first = Handle zuerst das Banner der Volksgunst ab. { $count ->
    [one] Ein Schritt steht
   *[other] { $count } Schritte stehen
} noch aus.
ruling-must-place-favor = Auf dem Banner liegt nur 1 Gunst. Wenn du Gunst hast, musst du 1 darauflegen.
ruling-nothing-to-place = Auf dem Banner liegt 1 Gunst, und du hast keine. Es passiert also nichts.
ruling-not-the-least-bank = Im Gunstlager { $suit_gen } liegt nicht am wenigsten Gunst. Die kleinste Menge ist { $least }.
ruling-turns-to-mob = Auf dem Banner liegen { $favor } Gunst, also wird es auf die Meute-Seite gedreht.
ruling-mob-repeats = Die Meute-Seite liegt oben: Lege ein zweites Mal Gunst darauf oder lege Gunst zurück.
ruling-no-wake-power = Dein Ort gibt dir beim Erwachen nichts davon.
ruling-nothing-left-here = Am Ort { $site } liegt nichts mehr davon.
ruling-turns-usurper = { $player } ist Exilant und hat den Bewahrertitel, also wird der Titel auf die Thronräuberseite gedreht.
ruling-game-over = Die Partie ist zu Ende, und { $player } hat gewonnen. Es bleibt nur noch die Chronik.
ruling-game-won = Die Partie ist zu Ende, und { $player } hat gewonnen.
ruling-refreshed = Nach dem Ruhen hast du { $supply ->
    [one] { $supply } Vorrat
   *[other] { $supply } Vorräte
}{ $saved ->
    [0] {""}
   *[other] , davon { $saved } aufgespart
}.
ruling-no-end-die = Der Spielendewürfel wird hier nicht geworfen.
ruling-end-die = Die Runde endet: { $least ->
    [6] Eine 6
   *[other] Eine { $least } oder mehr
} auf dem Spielendewürfel beendet die Partie.
ruling-not-on-end-die = Der Spielendewürfel hat keine { $rolled }.
ruling-game-goes-on = Die Partie geht mit Runde { $round } weiter.
ruling-does-not-meet-goal = { $player } erfüllt das Bewahrerziel nicht.
ruling-holder-keeps-title = { $player } erfüllt das Ziel und behält den Titel.
ruling-holder-chooses = Mehrere erfüllen das Ziel; { $player } hat den Titel und wählt unter ihnen.
ruling-title-passes = { $player } erhält den Bewahrertitel.
ruling-tied-for-most = { $count } Personen liegen gleichauf vorn. Bei Gleichstand hat niemand die meisten.
ruling-not-at-your-site = Die Karte { $card } liegt nicht an deinem Ort { $site }.
ruling-is-ruin = Die Karte { $card } ist eine Ruine.
ruling-bears-tokens = Auf der Karte { $card } liegen schon Gunst oder Geheimnisse.
ruling-gains-warbands = Du nimmst { $count ->
    [one] { $count } { $colour_adj } Schar
   *[other] { $count } { $colour_adj } Scharen
}.
ruling-bank-short = Im Lager sind zu wenige { $colour_adj } Scharen, du nimmst also nur { $count }.
ruling-gains-favor = Du nimmst { $count } Gunst aus dem Gunstlager { $suit_gen }.
ruling-favor-bank-short = Im Gunstlager { $suit_gen } liegt zu wenig Gunst, du nimmst also nur { $count }.
ruling-gains-secrets = { $count ->
    [0] Du nimmst keine Geheimnisse. Es wäre eines für jeden offenen Ratgeber der Farbe { $suit }.
    [one] Du nimmst { $count } Geheimnis, eines für jeden offenen Ratgeber der Farbe { $suit }.
   *[other] Du nimmst { $count } Geheimnisse, eines für jeden offenen Ratgeber der Farbe { $suit }.
}
ruling-not-enough-on-card = { $need ->
    [one] Dafür braucht es 1 Schar auf der Karte { $card }, und dort steht keine.
   *[other] Dafür braucht es { $need } Scharen auf der Karte { $card }, und dort { $have ->
        [0] steht keine
        [one] steht nur 1
       *[other] stehen nur { $have }
    }.
}
ruling-no-relic-here = Am Ort { $site } liegt keine Reliquie.
ruling-relic-not-here = Die Reliquie { $card } liegt nicht am Ort { $site }.
ruling-no-recover-cost = Der Ort { $site } nennt keine Bergungskosten.
ruling-not-enough-in-bank = Das Gunstlager { $suit_gen } muss { $need } Gunst hergeben und hat { $have ->
    [0] keine
   *[other] nur { $have }
}.
ruling-favor-to-bank = { $count ->
    [one] 1 Gunst kommt
   *[other] { $count } Gunst kommen
} in das Gunstlager { $suit_gen }.
ruling-pays-too-little = Das Banner kostet mindestens { $least }, und du zahlst nur { $paying }.
ruling-any-number-above = Du darfst jede Anzahl ab { $least } zahlen.
ruling-mob-flipped = Das Banner der Volksgunst wird von der Meute-Seite zurückgedreht.
ruling-old-favor-to-banks = { $count ->
    [one] Die 1 Gunst, die darauf lag, kommt in ein Gunstlager.
   *[other] Die { $count } Gunst, die darauf lagen, kommen einzeln der Reihe nach in die Gunstlager.
}
ruling-own-banner = Du birgst das Banner von dir selbst, also nimmst du alle Geheimnisse, die darauf lagen.
ruling-old-secret-taken = Du nimmst das Geheimnis, das darauf lag.
ruling-old-secrets-back = Du nimmst 1 der Geheimnisse, die darauf lagen. { $count ->
    [one] Das andere geht
   *[other] Die { $count } anderen gehen
} an { $colour }.
ruling-old-secrets-shared = Du nimmst 1 der Geheimnisse, die darauf lagen. { $count ->
    [one] Das andere kommt
   *[other] Die { $count } anderen kommen
} ins gemeinsame Lager.
ruling-nobody-holds = Niemand besitzt das Banner des Dunkelsten Geheimnisses, also kannst du es von niemandem bergen.
ruling-from-shared-bank = Es liegt im gemeinsamen Lager, also darfst du es frei bergen.
ruling-no-cards-there = Der Besitzer steht am Ort { $site }, und dort liegt keine Karte mit einer Farbe.
ruling-every-card-matches = Jede Karte am Ort { $site } passt zu einem Ratgeber von { $colour }.
ruling-no-faceup-advisers = { $colour } hat keine offenen Ratgeber.
ruling-a-card-matches = Die Karte { $card } passt zu einem Ratgeber von { $colour }.
ruling-card-differs = Die Karte { $card } passt zu keinem Ratgeber von { $colour }.
ruling-does-not-rule = Du beherrschst den Ort { $site } nicht.
ruling-not-enough-at-site = { $need ->
    [one] Dafür brauchst du 1 eigene Schar am Ort { $site }, und dort steht keine.
   *[other] Dafür brauchst du { $need } eigene Scharen am Ort { $site }, und dort { $have ->
        [0] steht keine
        [one] steht nur 1
       *[other] stehen nur { $have }
    }.
}
ruling-last-warband-stays = Deine letzte Schar am Ort { $site } muss dort bleiben.
ruling-crown-holds-site = Mit der Räuberkrone darf auch deine letzte Schar den Ort { $site } verlassen.
ruling-not-another = Das muss eine andere Person sein als { $colour }.
ruling-not-imperial = { $colour } ist kein Reichsverbündeter.
ruling-pawn-elsewhere = Die Figur von { $colour } steht nicht an deinem Ort.
ruling-not-enough-on-board = { $need ->
    [one] Dafür braucht es 1 Schar auf dem Tableau von { $colour }, und dort steht keine.
   *[other] Dafür braucht es { $need } Scharen auf dem Tableau von { $colour }, und dort { $have ->
        [0] steht keine
        [one] steht nur 1
       *[other] stehen nur { $have }
    }.
}
ruling-scepter-with-nobody = Niemand besitzt das Prachtvolle Zepter.
ruling-no-scepter = Du besitzt das Prachtvolle Zepter nicht.
ruling-scepter-taken-now = Du hast das Prachtvolle Zepter in diesem Zug genommen und kannst es noch nicht nutzen.
ruling-wrong-role = { $colour } ist { $wanted_neg }.
ruling-space-empty = Auf dem Feld { $space } des Reichsreliquienschreins liegt keine Reliquie mehr.
ruling-reliquary-empty = Im Reichsreliquienschrein liegt keine Reliquie mehr, und ein Angebot braucht eine.
ruling-cannot-promise = { $colour } hat das Versprochene nicht.
ruling-one-sided = Ein Austausch geht in beide Richtungen, hier gibt aber nur eine Seite etwas.
ruling-exchange-fails = Der Austausch Nummer { $number } ist nicht möglich, wenn er an die Reihe kommt.
ruling-reliquary-relic = Die Reliquie { $card } liegt im Reichsreliquienschrein. Außer der einen Reliquie des Angebots kannst du von dort nichts versprechen.
ruling-not-exchanged = Die Karte { $card } kann nicht Teil des Austauschs sein. Das können nur Gunst, Geheimnisse, Banner und Reliquien.
ruling-warbands-not-exchanged = Scharen können nicht Teil des Austauschs sein. Das können nur Gunst, Geheimnisse, Banner und Reliquien.
ruling-banner-given = Ein gegebenes Banner gilt nicht als erobert: Verbrenne nichts davon und dreh es nicht um.
ruling-act-phase-ends = Das Agieren des neuen Bürgers endet.
ruling-wrong-replacement = Ersetze genau { $need ->
    [one] { $need } Schar
   *[other] { $need } Scharen
} des Exilanten und an keiner Stelle mehr, als dort stehen.
ruling-too-few-to-replace = { $need ->
    [one] Eine Schar muss
   *[other] { $need } Scharen müssen
} ersetzt werden, im Lager { $have ->
    [0] ist aber keine lila Schar mehr
    [one] ist aber nur noch 1 lila Schar
   *[other] sind aber nur noch { $have } lila Scharen
}. Der Exilant wählt, welche ersetzt werden.
ruling-exile-price = { $favor ->
    [one] 1 Gunst geht
   *[other] { $favor } Gunst gehen
} an { $colour }: 5 + { $more } − { $less }. Bewahrertitel und Volksgunst des Bürgers kosten je eine mehr, die eigenen je eine weniger.
ruling-conspiracy-matches = { $have ->
    [0] Keiner deiner offenen Ratgeber stimmt
    [one] Nur einer deiner offenen Ratgeber stimmt
   *[other] { $have } deiner offenen Ratgeber stimmen
} mit Ratgebern der anderen Person überein; zwei sind nötig.
ruling-flips-to-mob = Das Banner der Volksgunst wird auf die Meute-Seite gedreht.
ruling-card-lies-at = Die Karte { $card } liegt am Ort { $site }.
ruling-self-exile-price = Auf deinem Tableau { $board ->
    [one] liegt 1 Geheimnis
   *[other] liegen { $board } Geheimnisse
}, auf allen Karten zusammen (ganz gleich, wem sie gehören) { $cards ->
    [one] liegt 1 Geheimnis
   *[other] liegen { $cards } Geheimnisse
}, und auf deinem Tableau { $warbands ->
    [one] steht 1 Schar
   *[other] stehen { $warbands } Scharen
}.
ruling-holds-scepter = Wer das Prachtvolle Zepter besitzt, kann sich nicht selbst ins Exil schicken.
ruling-other-region = Deine Figur ist { $own_loc }, also kannst du nicht vom Ablagestapel { $region_gen } ziehen.
ruling-track-price = Nach der Leiste der gezogenen Visionen kostet das { $supply ->
    [one] { $supply } Vorrat
   *[other] { $supply } Vorräte
}.
ruling-darkest-secret-price = Mit dem Banner des Dunkelsten Geheimnisses kostet das Suchen im Weltstapel { $supply ->
    [one] { $supply } Vorrat
   *[other] { $supply } Vorräte
}.
ruling-darkest-secret-untold = Das Banner des Dunkelsten Geheimnisses ist nicht beschrieben. Wer es besitzt, zahlt stattdessen { $supply ->
    [one] { $supply } Vorrat
   *[other] { $supply } Vorräte
}.
ruling-vision-drawn = Die Karte { $card } ist eine Vision: Zieh nicht weiter und rücke den Marker der gezogenen Visionen vor.
ruling-secret-vision = Es wurden weniger Karten gezogen als sonst, also ist die letzte eine Vision: Der Marker der gezogenen Visionen rückt vor.
ruling-secret-draw = Ist die letzte dieser Karten eine Vision, wird das angesagt und der Marker rückt vor: korrigiere gezogene Visionen { $marker }
ruling-not-in-hand = Du hast die Karte { $card } weder auf der Hand noch unter deinen verdeckten Ratgebern.
ruling-no-more-visions-drawn = { $count ->
    [0] Die Karte { $card } kann niemand auf der Hand haben: Laut Marker der gezogenen Visionen wurde beim Spielaufbau keine Vision gezogen.
   *[other] Die Karte { $card } kann niemand auf der Hand haben: Der Marker der gezogenen Visionen zeigt { $count }, und so viele sind schon bekannt.
}
ruling-keep-one = Du hast noch zu viele gezogene Karten, um eine zu spielen. Wirf zuerst { $count ->
    [one] eine
   *[other] { $count }
} davon ab.
ruling-faceup-adviser = Die Karte { $card } liegt offen. Einen offenen Ratgeber darfst du nur abwerfen, um Platz für einen anderen zu schaffen.
ruling-played-faceup = Die Karte { $card } liegt schon verdeckt. Du kannst sie offen spielen oder abwerfen.
ruling-vision-to-site = Die Karte { $card } ist eine Vision und kann nicht an einen Ort gespielt werden.
ruling-vision-adviser = Die Karte { $card } ist eine Vision. Offen ist sie kein Ratgeber.
ruling-not-a-vision = Die Karte { $card } ist keine Vision.
ruling-conspiracy-to-box = Wenn die Verschwörung offen gespielt wird, kommt sie zurück in die Schachtel und nie auf das Feld „Offenbarte Vision“.
ruling-site-only = Die Karte { $card } kann nur an einem Ort liegen.
ruling-adviser-only = Die Karte { $card } kann nur bei den Ratgebern liegen.
ruling-not-your-site = Deine Figur steht nicht am Ort { $site }. Nur wer das Banner der Volksgunst besitzt, darf an einen anderen Ort spielen.
ruling-not-your-region = Der Ort { $site } liegt nicht in der Region deiner Figur.
ruling-needs-peoples-favor = Nur wer das Banner der Volksgunst besitzt, kann vor dem Spielen eine Karte an einem Ort abwerfen.
ruling-site-facedown = Der Ort { $site } liegt verdeckt, also können dort keine Karten liegen.
ruling-site-at-capacity = Der Ort { $site } ist voll: Sein Kartenlimit ist { $capacity }.
ruling-locked-card = Die Karte { $card } ist gesperrt, also kann sie nicht abgeworfen, versetzt oder ausgetauscht werden.
ruling-not-there = Die Karte { $card } liegt nirgends, wo du sie abwerfen könntest.
ruling-too-many-discarded = Du wirfst zu viele Karten ab. { $most ->
    [0] Hier darfst du keine abwerfen.
   *[other] Hier darfst du höchstens { $most } abwerfen.
}
ruling-too-few-discarded = Du musst zuerst { $need } Ratgeber abwerfen.
ruling-advisers-full = Dein Ratgeberlimit ist { $limit }, und du kannst keinen deiner Ratgeber abwerfen.
ruling-modifier-in-use = Die Karte { $card } verändert diese Aktion, also kannst du sie jetzt nicht abwerfen.
ruling-vision-replaced = Du wirfst deine offenbarte Vision ab, die Karte { $card }.
ruling-discarded-to = Abgeworfene Karten kommen auf den Ablagestapel { $region_gen }.
ruling-not-theirs = { $colour } hat das nicht.
ruling-from-yourself = Du kannst nichts von dir selbst nehmen.
ruling-too-few-matching = Mindestens zwei deiner offenen Ratgeber müssen zu denen der anderen Person passen, und { $have ->
    [0] keiner passt
    [one] nur einer passt
   *[other] nur { $have } passen
}.
ruling-seize-penalty = { $count ->
    [0] Das Banner wird erobert, und es gibt davon nichts zu verbrennen.
   *[other] Das Banner wird erobert: Verbrenne { $count } Marker davon.
}
ruling-no-relic = Am Ort { $site } liegt keine verdeckte Reliquie.
ruling-no-relic-on-space = Auf dem Feld { $space } des Reichsreliquienschreins liegt keine Reliquie.
ruling-not-peeked = Deine Figur steht nicht am Ort { $site }, und du hast die Reliquie dort noch nicht angeschaut.
ruling-taken-this-turn = Du hast die Karte { $card } in diesem Zug genommen und kannst sie noch nicht nutzen.
ruling-not-in-play = Die Karte { $card } ist nicht im Spiel.
ruling-in-reliquary = Die Reliquie { $card } liegt im Reichsreliquienschrein, und dort kann niemand ihre Fähigkeit nutzen.
ruling-no-access = Du beherrschst die Karte { $card } nicht, und deine Figur steht nicht an ihrem Ort.
ruling-nothing-drawn = Der Stapel ist leer: Du bezahlst und ziehst nichts.
ruling-not-ruled = Du beherrschst den Schlachtplan { $card } nicht.
ruling-not-ruled-by = { $colour } beherrscht den Schlachtplan { $card } nicht.
ruling-facedown-card = Die Karte { $card } liegt verdeckt, also hat sie keine Fähigkeit.
ruling-not-alone = Die Karte { $card } hat keine Fähigkeit, die du für sich allein nutzen kannst.
ruling-not-for-this = Die Karte { $card } hat keine Fähigkeit für diese Aktion.
ruling-occupied = Auf der Karte { $card } liegen schon Gunst oder Geheimnisse, also kannst du nichts darauf platzieren.
ruling-used-too-late = Die Karte { $card } verändert eine Suche nur, wenn du sie zu Beginn der Suche nutzt.
ruling-used-twice = Die Karte { $card } kann eine Aktion nur einmal verändern.
ruling-attacks-self = Du kannst dich nicht selbst angreifen.
ruling-out-of-reach = { $defender } beherrscht den Ort { $site } nicht und hat dort auch keine Figur.
ruling-player-rules-site = Eine Person beherrscht den Ort { $site }, also kannst du dort nicht die Räuber wählen.
ruling-only-bandits = Keine Person beherrscht den Ort { $site }, also kannst du dort nur die Räuber wählen.
ruling-not-imperial-here = { $colour } ist in diesem Kampf kein Reichsverbündeter.
ruling-named-twice = Du hast dasselbe zweimal genannt.
ruling-target-twice = Du hast dasselbe Ziel zweimal angesagt.
ruling-no-target-here = Mindestens ein Ziel muss an deinem Ort { $site } sein.
ruling-must-target-site = Der Verteidiger beherrscht deinen Ort { $site }, also muss dieser ein Ziel sein.
ruling-target-not-ruled = Der Verteidiger beherrscht den Ort { $site } nicht.
ruling-relic-not-theirs = Der Verteidiger besitzt die Reliquie { $card } nicht.
ruling-banner-not-theirs = Der Verteidiger besitzt dieses Banner nicht.
ruling-bandits-have-only-sites = Die Räuber haben weder Figur noch Gunst.
ruling-too-many-attack-dice = { $warbands ->
    [0] Ohne Scharen
    [one] Mit 1 Schar
   *[other] Mit { $warbands } Scharen
} auf deinem Tableau kannst du nicht { $dice } Angriffswürfel hinzufügen.
ruling-ally-joins = { $ally } verteidigt als Reichsverbündeter mit.
ruling-ally-may-join = { $ally } darf als Reichsverbündeter mitverteidigen, wenn der Verteidiger zustimmt.
ruling-cannot-join = { $ally } kann hier nicht mitverteidigen.
ruling-pools-meet = Angriff: { $attack } Würfel, Truppen aus { $force ->
    [one] { $force } Schar
   *[other] { $force } Scharen
}. Verteidigung: { $defense } Würfel, Truppen aus { $defenders ->
    [one] { $defenders } Schar
   *[other] { $defenders } Scharen
}.
ruling-bandit-plan = Die Räuber nutzen die Karte { $card }.
ruling-placed-elsewhere = Du kannst Scharen nur an angegriffenen Orten aufstellen, nicht am Ort { $site }.
ruling-citizen-places-none = Der Ort { $site } ist ein angegriffener Reichsort, also kann ein Bürger dort keine Scharen aufstellen.
ruling-pawn-not-targeted = Figur und Gunst waren kein Ziel.
ruling-sacrifice-needed = Die Würfel allein reichen nicht. Für den Sieg musst du genau { $need ->
    [one] { $need } Schar
   *[other] { $need } Scharen
} opfern.
ruling-wrong-sacrifice = Für den Sieg musst du genau { $need ->
    [one] { $need } Schar
   *[other] { $need } Scharen
} opfern, nicht { $given }.
ruling-no-sacrifice-needed = Die Würfel allein reichen für den Sieg, also kannst du nichts opfern.
ruling-no-sacrifice-wins = Auch mit Opfern kannst du diesen Kampf nicht gewinnen, also kannst du nichts opfern.
ruling-wrong-losses = { $need ->
    [0] Die verteidigenden Truppen haben keine Verluste.
   *[other] Die genannten Verluste müssen Scharen der verteidigenden Truppen sein, zusammen genau { $need }.
}
ruling-own-losses = Von deinen Verlusten müssen { $least } bis { $most } auf Orte entfallen, und auf keinen Ort mehr, als dort Scharen stehen.
ruling-reserve-counts = Diese Ausgabe nennt hier die Truppen nicht, also { $count ->
    [one] kann auch deine Schar an einem Ort
   *[other] können auch deine { $count } Scharen an Orten
} erledigt und geopfert werden.
ruling-chancellor-chooses-losses = Der Kanzler wählt, { $count ->
    [one] welche verteidigende Schar erledigt wird
   *[other] welche { $count } verteidigenden Scharen erledigt werden
}.
ruling-pawn-spared = Die besiegte Figur bleibt, wo sie ist. Um sie zu verbannen, nimm den Schritt zurück und ergänze „{ $clause }“.
ruling-campaign-won = Der Angreifer ist siegreich und verliert { $lost ->
    [0] keine Schar
    [one] 1 Schar
   *[other] { $lost } Scharen
}. Der Verteidiger verliert { $killed ->
    [0] keine
   *[other] { $killed }
}.
ruling-campaign-lost = Der Angreifer ist besiegt und verliert { $lost ->
    [0] keine Schar
    [one] 1 Schar
   *[other] { $lost } Scharen
}.
ruling-pawn-not-at-site = Reliquien, Banner, Figur und Gunst können nur Ziele sein, wenn die Figur des Verteidigers an deinem Ort { $site } steht.
ruling-forbids = Die Karte { $card } verbietet das.
ruling-favor-to-ruler = Wegen der Karte { $card } { $count ->
    [one] geht 1 Gunst
   *[other] gehen { $count } Gunst
} an { $colour }.
ruling-favor-burned = Räuber beherrschen die Karte { $card }, also { $count ->
    [one] wird 1 Gunst
   *[other] werden { $count } Gunst
} verbrannt.
ruling-in-vain = Du kannst die Karte { $card } nutzen, aber sie ändert hier nichts.
ruling-dice-rolled = Der Angreifer würfelt mit { $dice ->
    [one] { $dice } Angriffswürfel
   *[other] { $dice } Angriffswürfeln
}.
ruling-forces-left = Vor dem Wurf werden Scharen erledigt. Die angreifenden Truppen haben dann noch { $force ->
    [one] { $force } Schar
   *[other] { $force } Scharen
}, die verteidigenden { $defenders }.
ruling-last-secret-stays = Das letzte Geheimnis auf dem Banner des Dunkelsten Geheimnisses bleibt liegen, also kann die Karte { $card } es nicht entfernen.
ruling-card-frees = Mit der Karte { $card } gibst du keine Vorräte aus.
ruling-card-sets-price = Die Karte { $card } setzt die Kosten auf { $supply ->
    [one] { $supply } Vorrat
   *[other] { $supply } Vorräte
} fest.
ruling-card-raises-price = Die Karte { $card } erhöht die Kosten um { $supply ->
    [one] { $supply } Vorrat
   *[other] { $supply } Vorräte
}.
ruling-pass-ignored = Du ignorierst den Ort { $site } auf dieser Reise.
ruling-only-through-pass = Aus einer anderen Region kannst du nur zum Ort { $site } reisen.
ruling-ruler-sends = { $colour } beherrscht die Karte { $card } und bestimmt, wohin { $player } reist.
ruling-card-kills = Die Karte { $card } erledigt { $count ->
    [one] { $count } Schar
   *[other] { $count } Scharen
} auf dem Tableau von { $colour }.
ruling-card-kills-there = Die Karte { $card } erledigt am Zielort { $count ->
    [one] { $count } Schar
   *[other] { $count } Scharen
} von { $colour }.
ruling-card-ends-act-phase = Die Karte { $card } beendet danach dein Agieren.
ruling-card-draws = Mit der Karte { $card } ziehst du { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
ruling-only-bottom-of-pile = Mit der Karte { $card } ziehst du nur von unten aus dem Ablagestapel deiner Region.
ruling-card-reaches = Mit der Karte { $card } darfst du vom Ablagestapel { $region_gen } ziehen.
ruling-salt-needs-unlocked = Die Karte { $card } liegt dort und ist gesperrt.
ruling-counts-as-locked = Wegen der Karte { $card } gelten die Karten dort für dich als gesperrt.
ruling-secret-for-favor = Mit der Karte { $card } nimmst du ein Geheimnis statt der Gunst.
ruling-card-brings = Die Karte { $card } bringt { $colour } etwas ein.
ruling-card-works = Die Karte { $card } ändert, was das kostet oder einbringt.
ruling-suit-not-there = Dort liegt keine Karte der Farbe { $suit }.
ruling-wrong-number = Diese Anzahl ist hier nicht erlaubt; erlaubt ist { $need }.
ruling-no-favor-by-trade = Wegen der Karte { $card } bringt dir das Tauschen keine Gunst ein.
ruling-other-gains-secrets = { $colour } nimmt { $count ->
    [one] { $count } Geheimnis
   *[other] { $count } Geheimnisse
}.
ruling-mob-side-up = Das Banner der Volksgunst liegt danach mit der Meute-Seite nach oben.
ruling-site-not-meant = Du kannst den Ort { $site } nicht wählen.
ruling-player-not-meant = Du kannst { $colour } nicht wählen.
ruling-card-not-meant = Du kannst die Karte { $card } nicht wählen.
ruling-looks-at = Sieh dir die Karten auf dem Tisch an: Die Karte { $card } bewegt nichts, hier ist also nichts einzutragen.
ruling-nothing-to-choose = Hier gibt es nichts zu wählen.
ruling-not-used = „{ $clause }“ wird hier nicht gebraucht.
ruling-heap-not-open = Keine Modifikation dieser Suche erlaubt es, dorthin abzuwerfen.
ruling-one-heap = Alle Karten, die durch diese Suche abgeworfen werden, kommen an denselben Platz.
ruling-one-to-site = Mit der Karte { $card } muss mindestens eine der beiden Karten an einen Ort kommen.
ruling-suit-not-meant = Du kannst die Farbe { $suit } nicht wählen.
ruling-region-not-meant = Du kannst { $region_acc } nicht wählen.
ruling-pile-empty = Der Ablagestapel { $region_gen } ist leer.
ruling-space-not-meant = Du kannst das Feld { $space } nicht wählen.
ruling-bank-not-meant = Du kannst das Gunstlager { $suit_gen } nicht wählen.
ruling-odd-targets = Die Karte { $card } verlangt von den Zielen eine gerade Anzahl von Verteidigungswürfeln, und diese Ziele bringen { $count } ein.
ruling-used-alone = Wenn du den Schlachtplan { $card } nutzt, kann deine Seite keinen anderen nutzen.
ruling-not-of-bandits = Die Räuber nutzen den Schlachtplan { $card } nicht. Sie nutzen alle Schlachtpläne, die sie beherrschen und die nichts kosten, und keine anderen.
ruling-wrong-plan-dice = Die Karte { $card } kann nicht so viele Würfel hinzufügen oder entfernen.
ruling-may-buy-off = Wegen der Karte { $card } darf { $colour } die Reliquie behalten und gibt dir dafür { $count } Gunst.
ruling-cannot-travel = { $colour } kann nicht zum Ort { $site } reisen.
ruling-too-many-advisers = { $colour } hätte mehr Ratgeber als das Limit von { $limit }.
ruling-promises-bind = Was beide versprechen, ist verbindlich. Künftige Aktionen müsst ihr euch am Tisch merken.
ruling-end-die-shifts = Mit der Karte { $card } darf { $colour } den Spielendewürfel um eins nach oben oder unten ändern.
ruling-end-die-stays = So darf niemand den Spielendewürfel ändern.
ruling-wrong-own-losses = { $need ->
    [0] Die angreifenden Truppen haben keine Verluste.
   *[other] Die genannten Verluste müssen Scharen der angreifenden Truppen sein, zusammen genau { $need }.
}
ruling-may-reroll-attack = Mit der Karte { $card } kann { $colour } gegen ein Geheimnis alle Angriffswürfel einmal neu werfen. In der Siegchance ist das eingerechnet.
ruling-may-reroll-defense = Mit der Karte { $card } kann { $colour } gegen ein Geheimnis alle Verteidigungswürfel einmal neu werfen, bevor der Angriff gewürfelt wird. In der Siegchance ist das eingerechnet.
ruling-campaign-may-follow = Mit der Karte { $card } darf { $colour } gleich danach kämpfen, ohne Vorräte auszugeben.
ruling-nothing-to-follow = Du kannst die Karte { $card } nur unmittelbar nach dem Ereignis nutzen, auf das sie sich bezieht, und das ist gerade nicht eingetreten.
ruling-travelled-already = Die Karte { $card } erlaubt dir vor ihrem Kampf nur eine freie Reise, und die hast du schon gemacht.
ruling-comes-first = Die Karte { $card } kommt zuerst, falls { $colour } sie nutzen will.
ruling-only-against = Du kannst die Karte { $card } nur für einen Kampf gegen { $colour } nutzen.
ruling-may-kill-rest = Mit der Karte { $card } darf der Sieger { $count ->
    [one] die letzte Schar
   *[other] die restlichen { $count } Scharen
} der besiegten Truppen erledigen und gibt dafür 1 Gunst. 1 heißt ja, 0 nein.
ruling-may-turn-citizen = { $colour } ist siegreich und darf durch die Karte { $card } Bürger werden. 1 heißt ja, 0 nein.
ruling-keeps-one-secret = Wegen der Karte { $card } bleibt ein Geheimnis, und { $colour } wählt, welches. 1 heißt ein offenes, 0 ein verdecktes.
ruling-may-give-beast = Mit der Karte { $card } darfst du eine deiner Karten der Farbe Wildnis statt aller deiner Schlachtpläne der Farbe Nomaden abwerfen.
ruling-may-steal-relics = Mit der Karte { $card } darf { $colour } zahlen und mit { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfeln
} um die Reliquien würfeln. 0 heißt nicht genutzt, 1 gestohlen, 2 ein Schild wurde gewürfelt.
ruling-may-go-with = { $colour } darf die Karte { $card } auf dieser Reise nutzen. 1 heißt ja, 0 nein.
ruling-not-over = Noch hat niemand gewonnen: Die Chronik kommt nach der Partie.
ruling-chapter-past = Dieser Teil der Chronik ist schon geschrieben.
ruling-chapter-first = In der Chronik kommt vorher etwas anderes: { $clause }.
ruling-chronicle-written = Die Chronik ist geschrieben. „law new --after DATEI“ beginnt mit diesem Tisch die nächste Partie, „law seed“ macht daraus eine Chronik-Zeichenfolge.
ruling-vow-of-vision = Du hast allein mit der Karte { $card } gewonnen, also gilt dein Schwur ihrem Ziel.
ruling-same-goal = Das war das Ziel der eben gespielten Partie: Schwöre auf ein anderes.
ruling-board-flips = { $colour } ist wieder Exilant.
ruling-just-flipped = { $colour } war eben noch Bürger und bekommt kein Angebot.
ruling-offer-to-self = Du kannst dieses Angebot nicht dir selbst machen.
ruling-offer-is-bare = In der Chronik wechselt bei diesem Angebot nichts den Besitzer.
ruling-warbands-replaced = { $site }: { $count ->
    [one] { $count } { $colour_adj } Schar ersetzt
   *[other] { $count } { $colour_adj } Scharen ersetzen
} die des neuen Bürgers.
ruling-only-empire-builds = Nur der Kanzler oder ein Bürger baut ein Bauwerk oder setzt eins instand.
ruling-not-at-ruled-site = Die Karte { $card } liegt an keinem Ort, den du beherrschst.
ruling-edifice-suit = Die Karte { $card } ersetzt nur einen Bewohner der Farbe { $suit }.
ruling-has-edifice = Am Ort { $site } steht schon ein Bauwerk.
ruling-not-in-archive = Die Karte { $card } ist kein Bauwerk aus dem Archiv.
ruling-no-room-there = Der Ort { $site } hat keinen Platz für die Karte { $card }.
ruling-not-a-denizen = Die Karte { $card } ist kein Bewohner.
ruling-not-ruined = Die Karte { $card } ist keine Ruine.
ruling-site-stays = Der Ort { $site } bleibt, denn du beherrschst ihn.
ruling-edifice-keeps = Der Ort { $site } bleibt, denn das Bauwerk { $card } ist intakt.
ruling-temple-keeps = Der Ort { $site } bleibt: Dort liegt eine Karte der Farbe Wildnis, und die Karte { $card } schützt ihn.
ruling-site-goes = Der Ort { $site } wird mit seinen Karten entfernt.
ruling-edifice-falls = Das Bauwerk { $card } am Ort { $site } wird zur Ruine, denn du beherrschst den Ort nicht.
ruling-order-fixed = Die Reihenfolge, in der die Orte nachrücken, steht fest.
ruling-wrong-draw = Hier { $need ->
    [one] muss es genau { $need } Karte
   *[other] müssen es genau { $need } Karten
} sein, jede von der richtigen Art.
ruling-cannot-come-up = Die Karte { $card } kann hier nicht gezogen werden.
ruling-not-drawn = Die Karte { $card } wurde hier nicht gezogen: Laut Tisch liegt sie woanders, oder es kommen andere Karten.
ruling-nothing-comes-up = Nicht alle Karten sind benannt, also lässt sich ihre Reihenfolge nicht angeben.
ruling-archive-heals = Dem Archiv fehlen Karten dieser Farben: Fülle es mit den Vertriebenen wieder auf.
ruling-visions-misplaced = Zwei Visionen gehören unter die obersten 12 Karten und drei unter die nächsten 18.
ruling-visions-by-chance = Welche Visionen in den oberen Stapel kommen, entscheidet der Zufall.
ruling-visions-chosen = Die beiden Visionen für den oberen Stapel darfst du wählen: { $clause }.
ruling-wrong-visions = Für den oberen Stapel müssen es genau zwei verschiedene Visionen sein.
ruling-setup-first = Zuerst stellen alle ihre Figur auf und behalten eine Karte.
ruling-chancellor-starts = Die Figur des Kanzlers beginnt am Ort { $site }.
ruling-all-start = Alle Figuren beginnen am Ort { $site }.
ruling-starts-faceup = Der Ort { $site } liegt verdeckt, und eine Figur beginnt an einem offenen Ort.
