cases-score = { $passed } von { $all } Fällen { $passed ->
    [one] ist
   *[other] sind
} bestanden.
cases-cited = Abschnitte, auf die sich ein bestandener Fall stützt: { $count }
cases-exempt = Wo nichts zu entscheiden ist: { $count }
cases-open = Offen: { $count }
cases-missing = Nicht abgedeckt: { $count }
cases-none = Dazu gibt es keinen Fall.
cases-refused = Diese Fälle sind nicht lesbar.
