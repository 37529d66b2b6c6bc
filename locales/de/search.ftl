search-read-on = Weiterlesen: { $command }
search-some = { $shown } von { $found } Treffern sind aufgeführt.
search-corrected = „{ $typed }“ steht nicht im Buch. Gesucht wird „{ $to }“.
search-begun = „{ $typed }“ wurde zu „{ $to }“ ergänzt.
search-unknown = „{ $typed }“ steht nicht im Buch.
search-ignored = „{ $typed }“ ließ sich nicht verwenden.
search-nothing = Zu „{ $query }“ wurde nichts gefunden.{ $near ->
    [0] {""}
   *[other] {" "}Vielleicht passt etwas davon:
}
search-unknown-kind = --in kennt nur section, term, card, divergence und ruling, nicht „{ $kind }“.
search-bad-count = -n erwartet eine Zahl von 1 bis 1000, nicht „{ $count }“.
search-filter-values = { $filter }: möglich sind { $values }.
search-when-setup = vor der ersten Runde
search-when-wake = beim Erwachen
search-when-empire-wins = nur wenn der Kanzler gewinnen würde
search-when-middle-rounds = nur am Ende der Runden 5 bis 7
search-when-last-round = nur am Ende der 8. Runde
search-when-rest = beim Ruhen
search-when-chronicle = nach dem Spiel
