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
prompt-dropped = Nicht ausgeführt: { $action }
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
    korrigiere     berichtigt den Tisch: korrigiere rot vorrat 4
    help actions   wie jede Aktion geschrieben wird
    help do        alles über einen Befehl (do, may, campaign, …)
    ende           verlässt den Tisch; er bleibt, wie er ist
    Tab ergänzt eine Zeile, die Pfeiltasten holen Getipptes zurück.
