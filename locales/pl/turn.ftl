turn-whose = Czyją turę zaplanować? Podaj to przez --player KOLOR.
turn-chance = Cel: { $goal }. Największa szansa: { $chance }
turn-holds = Cel: { $goal }. Już go masz: { $chance }
turn-none = Cel: { $goal }. Nic, co wiadomo, nie prowadzi do niego w tej turze.
turn-expected = { $count } (wartość oczekiwana)
turn-won = Jeśli wygrasz ({ $chance }): { $after } na cel.
turn-lost = Jeśli przegrasz ({ $chance }): { $after } na cel.
turn-choose = Powiedz: { $choices }.
turn-sacrifice = Poświęć tyle, ile kosztuje zwycięstwo.
turn-may-be-answered = Ktoś może odpowiedzieć na to własnym najazdem; tego nie wliczono.
turn-safe = Bez kości: { $chance }. { $line }
turn-in-reach = { $goal }: { $chance }
turn-others = Inne cele:
turn-not-gone = Nie wliczono:
turn-open-missing = otwarte – nie podano: { $what }
turn-open-asks = potrzebna zgoda: { $player }.
turn-open-left-out = nie sprawdzono wszystkich wyborów.
turn-proven = { $states ->
    [one] Zważono { $states } pozycję: żadna ze sprawdzonych dróg nie jest lepsza.
    [few] Zważono { $states } pozycje: żadna ze sprawdzonych dróg nie jest lepsza.
   *[other] Zważono { $states } pozycji: żadna ze sprawdzonych dróg nie jest lepsza.
}
turn-not-proven = { $states ->
    [one] Zważono { $states } pozycję: lepsza droga nie jest wykluczona.
    [few] Zważono { $states } pozycje: lepsza droga nie jest wykluczona.
   *[other] Zważono { $states } pozycji: lepsza droga nie jest wykluczona.
}
turn-threat = { $player } – { $goal }: { $chance }. { $line }
turn-no-threat = Na żadnej ze sprawdzonych dróg nikt nie może w następnej turze wygrać, przejąć tytułu ani niczego ci odebrać.
turn-threats-as-told = Zakłada się, że każdy gracz działa jako następny, a stół jest taki jak teraz.
turn-no-such-step = Ostatni plan nie ma takiego kroku.
