## Die Eingabe am offenen Tisch
prompt-round = Runde { $round }
prompt-year = Jahr { $year }
prompt-order = Befehl { $order }
prompt-leave-words = ende, beenden, quit, exit, q
prompt-welcome = Tippe eine Aktion, um sie auszuführen, eine Frage oder „help“. Tab ergänzt, Strg-D beendet.
prompt-no-table = Es ist kein Tisch geöffnet: Fragen werden beantwortet; „open DATEI“ öffnet einen Tisch.
