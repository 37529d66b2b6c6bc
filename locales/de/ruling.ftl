ruling-untold = In der Beschreibung fehlt: { $what }.
ruling-unmodelled = Die Karte { $card } könnte das ändern, aber ihre Fähigkeit ist nicht nachgebildet.
ruling-undecided = { $card }: Weder das Gesetz noch der Verlag sagt, was hier geschieht.
ruling-not-your-turn = Am Zug ist { $turn }, nicht { $player }.
ruling-wrong-phase = Der Zug ist in der Phase { $phase }; das hier gehört zur Phase { $wanted }.
ruling-cards-in-hand = Das Suchen ist noch nicht beendet, gezogene Karten auf der Hand: { $count }.
ruling-campaign-under-way = Ein Kampf ist noch nicht beendet.
ruling-campaign-goes-on = Dieser Kampf ist im Gange; was er gekostet hat, ist bezahlt.
ruling-not-enough-supply = Nötige Vorräte: { $need }, vorhanden: { $have }.
ruling-costs-at-least = Nötige Vorräte: mindestens { $need }, vorhanden: { $have }.
ruling-not-enough-favor = Nötige Gunst: { $need }, vorhanden: { $have }.
ruling-not-enough-secrets = Nötige offene Geheimnisse: { $need }, vorhanden: { $have }.
ruling-not-enough-warbands = Nötige Scharen: { $need }, auf deinem Tableau: { $have }.
ruling-only-role = Das kann nur diese Rolle: { $role }.
ruling-already-there = Die Figur steht schon hier: { $site }.
ruling-region-price = { $from } – { $to }: { $supply ->
    [one] { $supply } Vorrat
   *[other] { $supply } Vorräte
}.
ruling-site-revealed = Der Ort { $site } liegt verdeckt: Er wird aufgedeckt, und seine Vorgaben werden befolgt.
ruling-site-not-told = { $site } ist nicht beschrieben; angenommen ist, dass die Fähigkeit dieses Orts hier nichts ändert.
ruling-not-holding-peoples-favor = Du besitzt das Banner der Volksgunst nicht.
ruling-favor-steps-done = Das Banner der Volksgunst ist in diesem Erwachen schon abgehandelt.
ruling-favor-steps-first = Erst ist das Banner der Volksgunst an der Reihe; noch offene Schritte: { $count }.
ruling-must-place-favor = Auf dem Banner liegt nur 1 Gunst: Solange du Gunst hast, musst du 1 darauflegen.
ruling-nothing-to-place = Auf dem Banner liegt 1 Gunst und du hast keine: Es passiert nichts.
ruling-not-the-least-bank = Dieses Gunstlager hat nicht am wenigsten Gunst: { $suit }. Die kleinste Menge ist { $least }.
ruling-turns-to-mob = Mit { $favor } Gunst wird das Banner auf die Meute-Seite gedreht.
ruling-mob-repeats = Die Meute-Seite liegt oben: Lege ein zweites Mal Gunst darauf oder zurück.
ruling-no-wake-power = Dein Ort gibt beim Erwachen nichts davon her.
ruling-nothing-left-here = Hier liegt nichts mehr davon: { $site }.
ruling-turns-usurper = Exilant mit Bewahrertitel: Der Titel wird auf die Thronräuberseite gedreht ({ $player }).
ruling-game-over = Die Partie ist zu Ende, gewonnen hat { $player }. Es bleibt nur noch die Chronik.
ruling-game-won = Die Partie ist zu Ende; gewonnen hat: { $player }.
ruling-refreshed = Vorräte nach dem Ruhen: { $supply }, davon { $saved } aufgespart.
ruling-no-end-die = Hier wird kein Spielendewürfel geworfen.
ruling-end-die = Die Runde endet: { $least ->
    [6] Eine 6
   *[other] Eine { $least } oder mehr
} auf dem Spielendewürfel beendet die Partie.
ruling-not-on-end-die = Der Spielendewürfel hat keine { $rolled }.
ruling-game-goes-on = Weiter geht es mit Runde { $round }.
ruling-does-not-meet-goal = Das Bewahrerziel erfüllt nicht: { $player }.
ruling-holder-keeps-title = Wer den Titel hat, erfüllt das Ziel und behält ihn: { $player }.
ruling-holder-chooses = Mehrere erfüllen das Ziel; es wählt, wer den Titel hat: { $player }.
ruling-title-passes = Der Bewahrertitel geht an: { $player }.
ruling-tied-for-most = Gleichstand an der Spitze: { $count } Personen; bei Gleichstand hat niemand die meisten.
ruling-not-at-your-site = An deinem Ort, { $site }, liegt diese Karte nicht: { $card }.
ruling-is-ruin = Das ist eine Ruine: { $card }.
ruling-bears-tokens = Auf dieser Karte liegen schon Gunst oder Geheimnisse: { $card }.
ruling-gains-warbands = Du nimmst { $count ->
    [one] { $count } Schar
   *[other] { $count } Scharen
} dieser Farbe: { $colour }.
ruling-bank-short = Im Lager sind zu wenige Scharen; du nimmst, was da ist: { $count } ({ $colour }).
ruling-gains-favor = Du nimmst { $count } Gunst aus diesem Gunstlager: { $suit }.
ruling-favor-bank-short = Im Gunstlager liegt zu wenig; du nimmst, was da ist: { $count } Gunst ({ $suit }).
ruling-gains-secrets = Du nimmst { $count ->
    [one] { $count } Geheimnis
   *[other] { $count } Geheimnisse
}, eines für jeden offenen Ratgeber dieser Farbe: { $suit }.
ruling-not-enough-on-card = Nötige Scharen: { $need }, auf der Karte { $card }: { $have }.
ruling-no-relic-here = Hier liegt keine Reliquie: { $site }.
ruling-relic-not-here = An diesem Ort, { $site }, liegt diese Reliquie nicht: { $card }.
ruling-no-recover-cost = Dieser Ort nennt keine Bergungskosten: { $site }.
ruling-not-enough-in-bank = Nötige Gunst in diesem Gunstlager: { $need }, vorhanden: { $have } ({ $suit }).
ruling-favor-to-bank = { $count } Gunst kommt in dieses Gunstlager: { $suit }.
ruling-pays-too-little = Das Banner kostet mindestens { $least }, gezahlt: { $paying }.
ruling-any-number-above = Gezahlt werden darf jede Anzahl ab { $least }.
ruling-mob-flipped = Das Banner der Volksgunst wird von der Meute-Seite zurückgedreht.
ruling-old-favor-to-banks = { $count ->
    [one] Die 1 Gunst, die darauf lag, kommt in ein Gunstlager.
   *[other] Die { $count } Gunst, die darauf lag, kommt einzeln der Reihe nach in die Gunstlager.
}
ruling-own-banner = Du birgst es von dir selbst und nimmst alle alten Geheimnisse.
ruling-old-secret-taken = Du nimmst das Geheimnis, das darauf lag.
ruling-old-secrets-back = Du nimmst 1 der Geheimnisse, die darauf lagen; die übrigen ({ $count }) gehen an { $colour }.
ruling-old-secrets-shared = Du nimmst 1 der Geheimnisse, die darauf lagen; die übrigen ({ $count }) kommen ins gemeinsame Lager.
ruling-nobody-holds = Niemand besitzt das Banner des Dunkelsten Geheimnisses, also kann man es von niemandem bergen.
ruling-from-shared-bank = Es liegt im gemeinsamen Lager und darf frei geborgen werden.
ruling-no-cards-there = Am Ort des Besitzers liegt keine Karte mit einer Farbe: { $site }.
ruling-every-card-matches = Jede Karte an diesem Ort passt zu einem Ratgeber von { $colour }: { $site }.
ruling-no-faceup-advisers = Diese Person hat keine offenen Ratgeber: { $colour }.
ruling-a-card-matches = Die Karte { $card } passt zu einem Ratgeber von { $colour }.
ruling-card-differs = Die Karte { $card } passt zu keinem Ratgeber von { $colour }.
ruling-does-not-rule = Du beherrschst diesen Ort nicht: { $site }.
ruling-not-enough-at-site = Nötige eigene Scharen: { $need }, hier vorhanden: { $have }. Ort: { $site }.
ruling-last-warband-stays = Deine letzte Schar bleibt hier: { $site }.
ruling-crown-holds-site = Mit der Räuberkrone darf auch die letzte Schar gehen: { $site }.
ruling-not-another = Das muss eine andere Person sein als { $colour }.
ruling-not-imperial = Das ist kein Reichsverbündeter: { $colour }.
ruling-pawn-elsewhere = Die Figur von { $colour } steht nicht an deinem Ort.
ruling-not-enough-on-board = Nötige Scharen: { $need }, auf dem Tableau von { $colour }: { $have }.
ruling-scepter-with-nobody = Niemand besitzt das Prachtvolle Zepter.
ruling-no-scepter = Du besitzt das Prachtvolle Zepter nicht.
ruling-scepter-taken-now = Das Prachtvolle Zepter wurde in diesem Zug genommen und kann noch nicht genutzt werden.
ruling-wrong-role = { $colour } hat nicht diese Rolle: { $wanted }.
ruling-space-empty = Auf diesem Feld des Reichsreliquienschreins liegt keine Reliquie mehr: { $space }.
ruling-reliquary-empty = Im Reichsreliquienschrein liegt keine Reliquie mehr, und ein Angebot braucht eine.
ruling-cannot-promise = { $colour } hat nicht, was versprochen wird.
ruling-one-sided = Ein Tausch geht in beide Richtungen; hier gibt nur eine Seite.
ruling-exchange-fails = Tausch Nummer { $number } geht nicht, so wie die Dinge stehen, wenn er an der Reihe ist.
ruling-reliquary-relic = Die Reliquie { $card } liegt im Reichsreliquienschrein: Außer der einen Reliquie des Angebots kann von dort nichts versprochen werden.
ruling-not-exchanged = Die Karte { $card } kann nicht Teil des Tauschs sein: Das können nur Gunst, Geheimnisse, Banner und Reliquien.
ruling-warbands-not-exchanged = Scharen können nicht Teil des Tauschs sein: Das können nur Gunst, Geheimnisse, Banner und Reliquien.
ruling-banner-given = Ein gegebenes Banner ist nicht erobert: Nichts darauf wird verbrannt, und es wird nicht umgedreht.
ruling-act-phase-ends = Das Agieren des neuen Bürgers endet.
ruling-wrong-replacement = Vom Exilanten werden genau so viele Scharen ersetzt, nirgends mehr, als dort stehen: { $need }.
ruling-too-few-to-replace = Zu ersetzende Scharen: { $need }, lila Scharen im Lager: { $have }; der Exilant wählt, welche.
ruling-exile-price = { $favor } Gunst geht an { $colour }: fünf, mehr oder weniger je nach Bewahrertitel und Banner der Volksgunst.
ruling-self-exile-price = Geheimnisse auf deinem Tableau: { $board }; auf allen Karten, gleich wem sie gehören: { $cards }; Scharen auf deinem Tableau: { $warbands }.
ruling-holds-scepter = Wer das Prachtvolle Zepter besitzt, kann sich nicht selbst ins Exil schicken.
ruling-other-region = Die Figur ist in dieser Region: { $own }. Dieser Ablagestapel ist außer Reichweite: { $region }.
ruling-track-price = Der Preis steht auf der Leiste der gezogenen Visionen: { $supply ->
    [one] { $supply } Vorrat
   *[other] { $supply } Vorräte
}.
ruling-darkest-secret-price = Mit dem Banner des Dunkelsten Geheimnisses kostet der Weltstapel { $supply } Vorräte.
ruling-darkest-secret-untold = Das Banner des Dunkelsten Geheimnisses ist nicht beschrieben; wer es besitzt, zahlt stattdessen { $supply } Vorräte.
ruling-vision-drawn = Eine Vision wurde gezogen ({ $card }): Das Ziehen endet, der Marker der gezogenen Visionen rückt vor.
ruling-not-in-hand = Weder auf der Hand noch unter deinen verdeckten Ratgebern: { $card }.
ruling-keep-one = Wirf zuerst alle gezogenen Karten bis auf eine ab; noch abzuwerfen: { $count }.
ruling-faceup-adviser = Die Karte { $card } liegt offen: Solche Ratgeber wirft man nur ab, um Platz für einen anderen zu schaffen.
ruling-played-faceup = Die Karte { $card } liegt schon verdeckt: Du kannst sie offen spielen oder abwerfen.
ruling-vision-to-site = { $card } ist eine Vision und kann nicht an einen Ort gespielt werden.
ruling-vision-adviser = { $card } ist eine Vision: Offen ist sie kein Ratgeber.
ruling-not-a-vision = Keine Vision: { $card }.
ruling-conspiracy-to-box = Offen gespielt kommt die Verschwörung in die Schachtel, nie auf das Feld „Offenbarte Vision“.
ruling-site-only = Diese Karte kann nur an einem Ort liegen: { $card }.
ruling-adviser-only = Diese Karte kann nur bei den Ratgebern liegen: { $card }.
ruling-not-your-site = Die Figur steht nicht hier: { $site }. An einen anderen Ort spielt nur, wer das Banner der Volksgunst hat.
ruling-not-your-region = Nicht in der Region deiner Figur: { $site }.
ruling-needs-peoples-favor = Nur wer das Banner der Volksgunst hat, kann vor dem Spielen eine Karte an einem Ort abwerfen.
ruling-site-facedown = Der Ort { $site } liegt verdeckt: Dort können keine Karten liegen.
ruling-site-at-capacity = Der Ort { $site } ist voll, Kartenlimit: { $capacity }.
ruling-locked-card = Die Karte { $card } ist gesperrt: Sie kann nicht abgeworfen, versetzt oder ausgetauscht werden.
ruling-not-there = Diese Karte liegt nicht dort, wo sie abgeworfen werden kann: { $card }.
ruling-too-many-discarded = Mehr Karten abgeworfen als erlaubt, höchstens: { $most }.
ruling-too-few-discarded = So viele Ratgeber müssen zuerst abgeworfen werden: { $need }.
ruling-advisers-full = Dein Ratgeberlimit ist { $limit }, und keiner deiner Ratgeber kann abgeworfen werden.
ruling-modifier-in-use = Die Karte { $card } verändert diese Aktion und kann währenddessen nicht abgeworfen werden.
ruling-vision-replaced = Deine offenbarte Vision wird abgeworfen: { $card }.
ruling-discarded-to = Abgeworfene Karten kommen auf diesen Ablagestapel: { $region }.
ruling-not-theirs = Das hat { $colour } nicht.
ruling-from-yourself = Von dir selbst kannst du nichts nehmen.
ruling-too-few-matching = Zwei deiner offenen Ratgeber müssen zu denen der anderen Person passen; passend: { $have }.
ruling-seize-penalty = Das Banner wird erobert; davon verbrannt: { $count }.
ruling-no-relic = Hier liegt keine verdeckte Reliquie: { $site }.
ruling-no-relic-on-space = Auf diesem Feld des Reichsreliquienschreins liegt keine Reliquie: { $space }.
ruling-not-peeked = Die Figur steht nicht hier, und du hast die Reliquie noch nicht angeschaut: { $site }.
ruling-taken-this-turn = Diese Karte wurde in diesem Zug genommen und ist noch nicht nutzbar: { $card }.
ruling-not-in-play = Nicht im Spiel: { $card }.
ruling-in-reliquary = Die Reliquie { $card } liegt im Reichsreliquienschrein; dort kann niemand ihre Fähigkeit nutzen.
ruling-no-access = Du beherrschst diese Karte nicht, und deine Figur steht nicht an ihrem Ort: { $card }.
ruling-not-ruled = Diesen Schlachtplan beherrschst du nicht: { $card }.
ruling-facedown-card = Die Karte { $card } liegt verdeckt und hat keine Fähigkeit.
ruling-not-alone = Die Karte { $card } hat keine Fähigkeit, die für sich allein genutzt wird.
ruling-not-for-this = Die Karte { $card } hat keine Fähigkeit für diese Aktion.
ruling-occupied = Auf dieser Karte liegen schon Gunst oder Geheimnisse, mehr kann nicht daraufgelegt werden: { $card }.
ruling-used-too-late = Die Karte { $card } verändert eine Suche nur, wenn du sie zu Beginn der Suche nutzt.
ruling-used-twice = Die Karte { $card } verändert eine Aktion nur einmal.
ruling-attacks-self = Du kannst dich nicht selbst angreifen.
ruling-out-of-reach = { $defender } herrscht hier nicht und hat hier auch keine Figur: { $site }.
ruling-player-rules-site = An diesem Ort herrscht jemand; die Räuber können dort nicht gewählt werden: { $site }.
ruling-only-bandits = An diesem Ort herrscht niemand; dann können nur die Räuber gewählt werden: { $site }.
ruling-not-imperial-here = In diesem Kampf kein Reichsverbündeter: { $colour }.
ruling-named-twice = Du hast dasselbe zweimal genannt.
ruling-target-twice = Ein Ziel ist zweimal angesagt.
ruling-no-target-here = Mindestens ein Ziel muss an deinem Ort sein: { $site }.
ruling-must-target-site = Der Verteidiger beherrscht deinen Ort, also muss dieser ein Ziel sein: { $site }.
ruling-target-not-ruled = Der Verteidiger beherrscht diesen Ort nicht: { $site }.
ruling-relic-not-theirs = Der Verteidiger besitzt diese Reliquie nicht: { $card }.
ruling-banner-not-theirs = Der Verteidiger besitzt dieses Banner nicht.
ruling-bandits-have-only-sites = Die Räuber haben weder Figur noch Gunst.
ruling-too-many-attack-dice = Angriffswürfel: { $dice }, Scharen auf deinem Tableau aber nur: { $warbands }.
ruling-ally-joins = Verteidigt als Reichsverbündeter mit: { $ally }.
ruling-ally-may-join = Darf als Reichsverbündeter mitverteidigen, wenn der Verteidiger zustimmt: { $ally }.
ruling-cannot-join = Kann hier nicht mitverteidigen: { $ally }.
ruling-pools-meet = Angriff: { $attack } Würfel, Truppen { $force }. Verteidigung: { $defense } Würfel, Truppen { $defenders }.
ruling-bandit-plan = Die Räuber nutzen die Karte { $card }.
ruling-placed-elsewhere = Scharen kommen nur an Orte, die Ziel waren, nicht hierher: { $site }.
ruling-citizen-places-none = Als Bürger stellst du keine Scharen auf einen eroberten Reichsort: { $site }.
ruling-pawn-not-targeted = Figur und Gunst waren kein Ziel.
ruling-sacrifice-needed = Die Würfel allein reichen nicht: Für den Sieg müssen genau so viele Scharen geopfert werden: { $need }.
ruling-wrong-sacrifice = Für den Sieg zu opfernde Scharen: genau { $need }, nicht { $given }.
ruling-no-sacrifice-needed = Die Würfel gewinnen den Kampf allein: Geopfert werden kann nichts.
ruling-no-sacrifice-wins = Auch durch Opfern ist dieser Kampf nicht zu gewinnen, also kann nichts geopfert werden.
ruling-wrong-losses = Die genannten Verluste müssen Scharen der verteidigenden Truppen sein, zusammen genau { $need }.
ruling-own-losses = Von deinen Verlusten entfallen { $least } bis { $most } auf Orte, nirgends mehr, als dort stehen.
ruling-reserve-counts = Diese Ausgabe nennt hier die Truppen nicht: Auch deine Scharen an Orten können fallen und geopfert werden ({ $count }).
ruling-chancellor-chooses-losses = Der Kanzler bestimmt, welche verteidigenden Scharen erledigt werden; Anzahl: { $count }.
ruling-campaign-won = Der Angreifer ist siegreich. Verluste des Angreifers: { $lost }. Verluste des Verteidigers: { $killed }.
ruling-campaign-lost = Der Angreifer ist besiegt. Verluste des Angreifers: { $lost }.
ruling-pawn-not-at-site = Reliquien, Banner, Figur und Gunst sind nur dann Ziele, wenn die Figur des Verteidigers an deinem Ort steht: { $site }.
ruling-forbids = Verboten durch: { $card }.
ruling-favor-to-ruler = { $card }: { $count } Gunst geht an { $colour }.
ruling-favor-burned = { $card }: Hier herrschen Räuber, also wird { $count } Gunst verbrannt.
ruling-in-vain = Die Karte { $card } kann genutzt werden, ändert hier aber nichts.
ruling-dice-rolled = Angriffswürfel, die geworfen werden: { $dice }.
ruling-forces-left = Vor dem Wurf gehen Scharen verloren. Übrige Truppen: Angriff { $force }, Verteidigung { $defenders }.
ruling-last-secret-stays = Das letzte Geheimnis auf dem Banner des Dunkelsten Geheimnisses bleibt liegen: Die Karte { $card } kann es nicht entfernen.
ruling-card-frees = { $card }: Es werden keine Vorräte ausgegeben.
ruling-card-sets-price = Die Karte { $card } setzt den Preis fest: { $supply ->
    [one] { $supply } Vorrat
   *[other] { $supply } Vorräte
}.
ruling-card-raises-price = { $card }: Der Preis steigt um { $supply ->
    [one] { $supply } Vorrat
   *[other] { $supply } Vorräte
}.
ruling-pass-ignored = Der Enge Pass zählt für diese Reise nicht: { $site }.
ruling-only-through-pass = Wer aus einer anderen Region kommt, kann nur an diesen Ort reisen: { $site }.
ruling-ruler-sends = { $card }: Darüber herrscht { $colour } und bestimmt, wohin { $player } reist.
ruling-card-kills = Die Karte { $card } erledigt so viele Scharen auf dem Tableau von { $colour }: { $count }.
ruling-card-kills-there = Die Karte { $card } erledigt am Ziel so viele Scharen von { $colour }: { $count }.
ruling-card-ends-act-phase = Die Karte { $card } beendet danach dein Agieren.
ruling-card-draws = { $card }: Es werden so viele Karten gezogen: { $count }.
ruling-only-bottom-of-pile = Mit der Karte { $card } wird nur von unten aus dem Ablagestapel deiner Region gezogen.
ruling-card-reaches = Die Karte { $card } öffnet den Ablagestapel dieser Region: { $region }.
ruling-salt-needs-unlocked = Dort liegt eine gesperrte Karte: { $card }.
ruling-counts-as-locked = Wegen der Karte { $card } gelten die Karten dort für dich als gesperrt.
ruling-secret-for-favor = Mit der Karte { $card } nimmst du ein Geheimnis statt der Gunst.
ruling-card-brings = Die Karte { $card } bringt { $colour } etwas ein.
ruling-card-works = Die Karte { $card } ändert, was das kostet oder bringt.
ruling-suit-not-there = Dort liegt keine Karte dieser Farbe: { $suit }.
ruling-wrong-number = Genau so viele müssen gewählt werden: { $need }.
ruling-no-favor-by-trade = Durch die Karte { $card } bringt ein Tausch keine Gunst ein.
ruling-other-gains-secrets = { $colour } nimmt { $count ->
    [one] { $count } Geheimnis
   *[other] { $count } Geheimnisse
}.
ruling-mob-side-up = Das Banner der Volksgunst wird mit der Meute-Seite nach oben hingelegt.
ruling-site-not-meant = Dieser Ort kann nicht gewählt werden: { $site }.
ruling-player-not-meant = Diese Person kann nicht gewählt werden: { $colour }.
ruling-card-not-meant = Diese Karte kann nicht gewählt werden: { $card }.
ruling-nothing-to-choose = Hier gibt es nichts zu wählen.
ruling-not-used = „{ $clause }“ wird hier nicht gebraucht.
ruling-heap-not-open = Keine Modifikation dieses Suchens erlaubt es, dorthin abzuwerfen.
ruling-one-heap = Alles, was dieses Suchen abwirft, kommt an denselben Platz.
ruling-one-to-site = Mit der Karte { $card } kommt mindestens eine der beiden Karten an einen Ort.
ruling-suit-not-meant = Diese Farbe kann nicht gewählt werden: { $suit }.
ruling-region-not-meant = Diese Region kann nicht gewählt werden: { $region }.
ruling-pile-empty = Im Ablagestapel dieser Region liegt keine Karte: { $region }.
ruling-space-not-meant = Dieses Feld kann nicht gewählt werden: { $space }.
ruling-bank-not-meant = Dieses Gunstlager kann nicht gewählt werden: { $suit }.
ruling-odd-targets = Die Karte { $card } verlangt von den Zielen eine gerade Zahl von Verteidigungswürfeln; diese bringen { $count }.
ruling-used-alone = Der Schlachtplan { $card } wird ohne andere Schlachtpläne derselben Seite genutzt.
ruling-not-of-bandits = { $card }: Die Räuber nutzen diesen Schlachtplan nicht. Sie nutzen alle, die sie beherrschen und die nichts kosten, und keine anderen.
ruling-wrong-plan-dice = Die Karte { $card } kann nicht so viele Würfel hinzufügen oder entfernen.
ruling-may-buy-off = { $card }: { $colour } darf die Reliquie behalten und gibt dir dafür { $count } Gunst.
ruling-cannot-travel = { $colour } kann nicht hierher reisen: { $site }.
ruling-too-many-advisers = { $colour } hätte mehr Ratgeber als das Limit von { $limit }.
ruling-promises-bind = Was beide versprechen, bindet sie; künftige Aktionen merkt ihr euch am Tisch.
ruling-end-die-shifts = { $card }: { $colour } darf den Spielendewürfel um eins nach oben oder unten ändern.
ruling-end-die-stays = So darf niemand den Spielendewürfel ändern.
ruling-wrong-own-losses = Als Verluste müssen Scharen der angreifenden Truppen genannt werden, zusammen genau { $need }.
ruling-may-reroll-attack = Mit der Karte { $card } kann { $colour } gegen ein Geheimnis alle Angriffswürfel einmal neu werfen. In der Siegchance ist das eingerechnet.
ruling-may-reroll-defense = Mit der Karte { $card } kann { $colour } gegen ein Geheimnis alle Verteidigungswürfel einmal neu werfen, bevor der Angriff gewürfelt wird. In der Siegchance ist das eingerechnet.
ruling-campaign-may-follow = { $card }: Gleich danach darf { $colour } kämpfen, ohne Vorräte auszugeben.
ruling-nothing-to-follow = Die Karte { $card } gilt nur unmittelbar nach dem Ereignis, auf das sie sich bezieht, und das ist gerade nicht eingetreten.
ruling-travelled-already = Die Karte { $card } erlaubt dir vor dem Kampf nur einmal, frei zu reisen, und das hast du schon getan.
ruling-comes-first = Die Karte { $card } kommt zuerst, falls { $colour } sie nutzen will.
ruling-only-against = Die Karte { $card } erlaubt nur einen Kampf gegen { $colour }.
ruling-may-kill-rest = { $card }: Wer siegt, darf den Rest der besiegten Truppen erledigen ({ $count }) und gibt dafür 1 Gunst. 1 heißt ja, 0 nein.
ruling-may-turn-citizen = { $card }: { $colour } ist siegreich und darf Bürger werden. 1 heißt ja, 0 nein.
ruling-keeps-one-secret = { $card }: Ein Geheimnis bleibt; welches, wählt { $colour }. 1 heißt ein offenes, 0 ein verdecktes.
ruling-may-give-beast = { $card }: Du darfst eine deiner Wildnis-Karten abwerfen und behältst dafür alle deine Nomaden-Schlachtpläne.
ruling-may-steal-relics = { $card }: { $colour } darf zahlen und um die Reliquien würfeln, Würfel: { $count }. 0 heißt nicht genutzt, 1 gestohlen, 2 ein Schild ist gefallen.
ruling-may-go-with = { $card }: { $colour } darf die Karte auf dieser Reise nutzen. 1 heißt ja, 0 nein.
