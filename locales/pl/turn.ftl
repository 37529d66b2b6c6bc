turn-whose = Czyją turę zaplanować? Wskaż gracza opcją --player KOLOR.
turn-chance = Cel: { $goal }. Największa szansa: { $chance }
turn-best = Cel: { $goal }. Przy najlepszej grze: { $chance }
turn-holds = Cel: { $goal }. Już osiągnięty: { $chance }
turn-none = Cel: { $goal }. Z tego, co wiadomo, nic nie prowadzi do niego w tej turze.
turn-expected = { $count } (wartość oczekiwana)
turn-won = Jeśli wygrasz ({ $chance }): { $after } na osiągnięcie celu.
turn-lost = Jeśli przegrasz ({ $chance }): { $after } na osiągnięcie celu.
turn-choose = Powiedz: { $choices }.
turn-sacrifice = Poświęć tyle Chorągwi, ile trzeba do zwycięstwa.
turn-may-be-answered = Inny gracz może odpowiedzieć na to własnym Najazdem; tego nie wliczono.
turn-warning = Uwaga, gracz { $player } jest bliski zwycięstwa: { $how }, { $when }. Ten plan nie bierze tego pod uwagę.
turn-safe = Bez kości: { $chance }. { $line }
turn-in-reach = { $goal }: { $chance }
turn-others = Inne cele:
turn-not-gone = Nie wliczono:
turn-open-missing = nierozstrzygnięte – nie podano: { $what }
turn-open-asks = gracz { $player } musiałby się zgodzić.
turn-open-left-out = nie sprawdzono wszystkich wyborów.
turn-proven = { $states ->
    [one] Rozważono { $states } sytuację: żadna ze sprawdzonych dróg nie jest lepsza.
    [few] Rozważono { $states } sytuacje: żadna ze sprawdzonych dróg nie jest lepsza.
   *[other] Rozważono { $states } sytuacji: żadna ze sprawdzonych dróg nie jest lepsza.
}
turn-not-proven = { $states ->
    [one] Rozważono { $states } sytuację: lepsza droga nie jest wykluczona.
    [few] Rozważono { $states } sytuacje: lepsza droga nie jest wykluczona.
   *[other] Rozważono { $states } sytuacji: lepsza droga nie jest wykluczona.
}
turn-threat = { $player } – { $goal }: { $chance }. { $line }.
turn-no-threat = Żadna ze sprawdzonych dróg nie pozwala nikomu wygrać w następnej turze, przejąć tytułu ani niczego ci odebrać.
turn-threats-as-told = Zakłada się, że każdy gracz działa jako następny, a stół jest taki jak teraz.
turn-no-such-step = Ostatni plan nie ma takiego kroku.
turn-progress = { $states ->
    [one] rozważono 1 sytuację …
    [few] rozważono { $states } sytuacje …
   *[other] rozważono { $states } sytuacji …
}
turn-full = Na więcej sytuacji zabrakło pamięci.
turn-threats-not-proven = Nie sprawdzono wszystkiego: większa szansa nie jest wykluczona.
turn-more = Co dałoby więcej:
turn-more-supply = o 1 punkt Zaopatrzenia więcej: { $chance }
turn-more-warband = o 1 Chorągiew na planszy więcej: { $chance }
turn-more-favor = o 1 żeton Przychylności więcej: { $chance }
turn-more-secret = o 1 Sekret więcej: { $chance }
turn-stopped-by = Można temu zapobiec tak: { $action } ({ $cost }; { $sections }).
turn-lowered-by = Można obniżyć szansę do { $chance } tak: { $action } ({ $cost }; { $sections }).
turn-at-least = co najmniej { $chance }
