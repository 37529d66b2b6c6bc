plan-heading = { $count ->
    [0] Teraz nie można zadeklarować żadnego Najazdu.
    [one] Jest 1 dozwolony zestaw celów.
    [few] Są { $count } dozwolone zestawy celów; najlepsze najpierw.
    [many] Jest { $count } dozwolonych zestawów celów; najlepsze najpierw.
   *[other] Jest { $count } dozwolonego zestawu celów; najlepsze najpierw.
}
plan-attack = Atak
plan-defense = Obrona
plan-losses = Straty
plan-allies = Sojusznicy
plan-say = Deklaracja
plan-dice = { $count ->
    [one] { $count } kość
   *[other] { $count } kości
}
plan-force = Siła { $count }
plan-board = plansza ({ $colour })
plan-own-board = twoja plansza
plan-title = tytuł
plan-crown = Bandyci na Obszarze { $site }
plan-pawn = pionek i Przychylność
plan-peoples-favor = Miłość Ludu
plan-darkest-secret = Najmroczniejsza Tajemnica
plan-bandits = Bandyci
plan-expected = średnio { $attacker } po stronie Atakującego, { $defender } po stronie Obrońcy
plan-ally-joined = dołącza: { $ally }
plan-may-join = możliwi Sojusznicy: { $allies }
plan-if-joined = wtedy szansa wynosi { $chance }
plan-missing = Nie da się ustalić szans; w opisie brakuje: { $what }
plan-refused = Nie teraz: { $action }
plan-unknown-face = „{ $typed }” nie jest ścianką tej kości. Atak: miecz, pusty, czaszka. Obrona: pusta, tarcza, dwie-tarcze, podwojenie.
plan-no-stroke = Między atakiem a obroną stoi dokładnie jeden ukośnik: "miecz pusty / tarcza"
plan-wrong-attack = Kości w puli Ataku: { $pool }, podano: { $rolled }.
plan-wrong-defense = Kości w puli Obrony: { $pool }, podano: { $rolled }.
plan-untold = Pule kości tego Najazdu nie są znane: w opisie czegoś brakuje.
plan-no-fight = Te słowa nie deklarują Najazdu.
plan-nothing-to-roll = Nie ma Najazdu, w którym można by rzucać.
plan-wins = szansa zwycięstwa { $chance }
plan-plans = Plany
plan-worth = { $card } ({ $cost }) daje { $chance }
plan-no-plans = brak
plan-without = bez planów bitewnych { $chance }
plan-attackers = atak: { $plans }
plan-defenders = obrona: { $plans }
plan-weighed = { $count ->
    [one] Z Planami Bitewnymi rozważono 1 zestaw celów, najlepszy bez nich; inne mogą być lepsze.
    [few] Z Planami Bitewnymi rozważono { $count } zestawy celów, najlepsze bez nich; inne mogą być lepsze.
    [many] Z Planami Bitewnymi rozważono { $count } zestawów celów, najlepszych bez nich; inne mogą być lepsze.
   *[other] Z Planami Bitewnymi rozważono { $count } zestawu celów, najlepszych bez nich; inne mogą być lepsze.
}
plan-left-out = { $count ->
    [one] 1 dalszy plan nie został rozważony
    [few] { $count } dalsze plany nie zostały rozważone
    [many] { $count } dalszych planów nie rozważono
   *[other] { $count } dalszego planu nie rozważono
}
plan-reroll-attack = atak można powtórzyć kartą „{ $card }”, szansa to uwzględnia
plan-reroll-defense = obronę można powtórzyć kartą „{ $card }”, szansa to uwzględnia
