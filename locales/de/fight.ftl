fight-form = Schreib einen Kampf als 6v4+3, das heißt 6 Angriffswürfel und ebenso viele Scharen gegen 4 Verteidigungswürfel und 3 Scharen, oder als 6/8v4+3 bei Truppen aus 8 Scharen.
fight-incomplete = Gib sowohl die Angriffswürfel als auch die Verteidigungswürfel an: law odds 6v4+3 oder law odds --attack 6 --defense 4.
fight-unreadable = „{ $text }“ ist kein Kampf.
fight-nobody = Niemand greift an: Es gibt weder Angriffswürfel noch Scharen.
fight-given-twice = { $option } wiederholt, was schon in der Kurzform steht.
fight-bad-attack = Für die Angriffswürfel braucht es eine ganze Zahl von 0 bis { $most }, nicht „{ $text }“.
fight-bad-force = Für die Scharen der Truppen braucht es eine ganze Zahl von 0 bis { $most }, nicht „{ $text }“.
fight-bad-defense = Für die Verteidigungswürfel braucht es eine ganze Zahl von 0 bis { $most }, nicht „{ $text }“.
fight-bad-defenders = Für die verteidigenden Scharen braucht es eine ganze Zahl von 0 bis { $most }, nicht „{ $text }“.
fight-bad-keep = --keep erwartet eine ganze Zahl von Scharen, 0 bis { $most }, nicht „{ $text }“.
fight-bad-left = Für die übrigen Scharen braucht es eine ganze Zahl von 0 bis { $most }, nicht „{ $text }“.
fight-bad-need = --need erwartet eine Chance über 0 % und bis 100 %, etwa 80%, 0,8 oder 4/5, nicht „{ $text }“.
fight-unknown-aim = --aim kennt nur win, keep und survivors, nicht „{ $text }“.
fight-keep-how-many = Zu --aim keep gehört --keep mit der Zahl der Scharen, die übrig bleiben sollen.
fight-too-many-dice-attacker = Das ergibt { $dice } Angriffswürfel. Die Grenze ist { $most }.
fight-too-many-dice-defender = Das ergibt { $dice } Verteidigungswürfel. Die Grenze ist { $most }.
fight-too-many-warbands-attacker = Das ergibt { $warbands } angreifende Scharen. Die Grenze ist { $most }.
fight-too-many-warbands-defender = Das ergibt { $warbands } verteidigende Scharen. Die Grenze ist { $most }.
fight-unknown-change = --with kennt „{ $name }“ nicht.
fight-changes = Wählbar sind: { $names }
fight-changes-contradict = { $one } und { $other } widersprechen sich: Nur eine Seite kann gewinnen.
fight-too-many-changes = Ein Kampf hat höchstens { $most } Änderungen.
fight-change-needs-number = { $name } braucht eine Zahl.
fight-change-takes-no-number = Zu { $name } gehört keine Zahl.
fight-change-bad-number = „{ $text }“ passt nicht zu { $name }.
fight-change-range = Schreib { $name }=ZAHL mit einer ganzen Zahl von { $least } bis { $most }.
fight-no-randomness = Das System liefert keine Zufallszahlen, also kann das Programm nicht würfeln.
fight-no-plan = „{ $card }“ ist kein Schlachtplan dieser Seite.
fight-plan-of-the-table = Was „{ $card }“ bewirkt, hängt vom Tisch ab. Gib es als Änderung an, zum Beispiel attack-dice=+2.
fight-unknown-side = Hinter „{ $card }“ und = steht eine Seite: angreifer oder verteidiger.
