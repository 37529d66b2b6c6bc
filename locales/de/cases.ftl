cases-score = { $passed } von { $all } Fällen sind bestanden.
cases-cited = Abschnitte, auf die sich ein bestandener Fall stützt: { $count }
cases-exempt = Ohne etwas zu entscheiden: { $count }
cases-open = Offen: { $count }
cases-missing = Nicht abgedeckt: { $count }
cases-none = Dazu gibt es keinen Fall.
cases-refused = Diese Fälle sind nicht lesbar.
