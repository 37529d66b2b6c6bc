plan-heading = { $count ->
    [0] Teraz nie można zadeklarować żadnego Najazdu.
    [one] Jest 1 dozwolony zestaw celów.
    [few] Są { $count } dozwolone zestawy celów; najpierw najlepsze.
    [many] Jest { $count } dozwolonych zestawów celów; najpierw najlepsze.
   *[other] Jest { $count } dozwolonego zestawu celów; najpierw najlepsze.
}
plan-unranked = { $count ->
    [one] Jest 1 dozwolony zestaw celów.
    [few] Są { $count } dozwolone zestawy celów.
    [many] Jest { $count } dozwolonych zestawów celów.
   *[other] Jest { $count } dozwolonego zestawu celów.
}
plan-perhaps = Z tego opisu nie wynika, czy można zadeklarować Najazd.
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
plan-may-join = może dołączyć: { $allies }
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
plan-worth = { $card } (koszt: { $cost }), różnica: { $chance }
plan-no-plans = brak
plan-without = bez Planów Bitewnych { $chance }
plan-attackers = atak: { $plans }
plan-defenders = obrona: { $plans }
plan-weighed = { $count ->
    [one] Z Planami Bitewnymi policzono tylko 1 zestaw celów: najlepszy bez planów. Inne mogą okazać się lepsze.
    [few] Z Planami Bitewnymi policzono tylko { $count } zestawy celów: najlepsze bez planów. Inne mogą okazać się lepsze.
    [many] Z Planami Bitewnymi policzono tylko { $count } zestawów celów: najlepszych bez planów. Inne mogą okazać się lepsze.
   *[other] Z Planami Bitewnymi policzono tylko { $count } zestawu celów: najlepszych bez planów. Inne mogą okazać się lepsze.
}
plan-fewer-dice = { $count ->
    [0] najlepiej bez żadnej własnej kości: { $chance } (5.5.2)
    [one] najlepiej tylko z 1 własną kością: { $chance } (5.5.2)
    [few] najlepiej tylko z { $count } własnymi kośćmi: { $chance } (5.5.2)
    [many] najlepiej tylko z { $count } własnymi kośćmi: { $chance } (5.5.2)
   *[other] najlepiej tylko z { $count } własnymi kośćmi: { $chance } (5.5.2)
}
plan-adds = { $count ->
    [0] { $card } bez dodatkowych kości Ataku
    [one] { $card }: o { $count } kość Ataku więcej
    [few] { $card }: o { $count } kości Ataku więcej
    [many] { $card }: o { $count } kości Ataku więcej
   *[other] { $card }: o { $count } kości Ataku więcej
}
plan-removes = { $count ->
    [one] { $card }: o { $count } kość Ataku mniej
    [few] { $card }: o { $count } kości Ataku mniej
    [many] { $card }: o { $count } kości Ataku mniej
   *[other] { $card }: o { $count } kości Ataku mniej
}
plan-hunts = { $count ->
    [one] { $card }: { $count } Relikt jako cel
    [few] { $card }: { $count } Relikty jako cele
    [many] { $card }: { $count } Reliktów jako cele
   *[other] { $card }: { $count } Reliktu jako cele
}
plan-used-by = { $card } (używa gracz { $colour })
plan-played = słowami: { $action }
plan-left-out = { $count ->
    [one] 1 kolejnego planu nie policzono
    [few] { $count } kolejnych planów nie policzono
    [many] { $count } kolejnych planów nie policzono
   *[other] { $count } kolejnego planu nie policzono
}
plan-reroll-attack = Atakujący może przerzucić kości dzięki karcie { $card }, szansa to uwzględnia
plan-reroll-defense = Obrońca może przerzucić kości dzięki karcie { $card }, szansa to uwzględnia
