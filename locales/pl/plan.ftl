plan-heading = { $count ->
    [0] Teraz nie można zadeklarować żadnego Najazdu.
    [one] Możesz zadeklarować 1 zestaw celów.
    [few] Możesz zadeklarować { $count } zestawy celów, najpierw najlepsze:
   *[many] Możesz zadeklarować { $count } zestawów celów, najpierw najlepsze:
}
plan-unranked = { $count ->
    [one] Możesz zadeklarować 1 zestaw celów.
    [few] Możesz zadeklarować { $count } zestawy celów.
   *[many] Możesz zadeklarować { $count } zestawów celów.
}
plan-perhaps = Opis nie wystarcza, by powiedzieć, czy można zadeklarować Najazd.
plan-attack = Atak
plan-defense = Obrona
plan-losses = Straty
plan-allies = Sojusznicy
plan-say = Deklaracja
plan-dice = { $count ->
    [one] { $count } kość
   *[other] { $count } kości
}
plan-force = Siła z { $count } Chorągwi
plan-board = plansza (gracz { $colour })
plan-own-board = twoja plansza
plan-title = tytuł
plan-crown = Bandyci na Obszarze { $site }
plan-pawn = pionek i Przychylność
plan-peoples-favor = Sztandar Miłości Ludu
plan-darkest-secret = Sztandar Najmroczniejszej Tajemnicy
plan-bandits = Bandyci
plan-expected = średnio { $attacker } po stronie Atakującego, { $defender } po stronie Obrońcy
plan-ally-joined = dołącza gracz { $ally }
plan-may-join = może dołączyć: { $allies }
plan-if-joined = wtedy szansa wynosi { $chance }
plan-if-joined-plain = wtedy szansa bez Planów Bitewnych wynosi { $chance }
plan-alone = nikt więcej nie dołącza
plan-alone-best = nikt więcej nie dołącza, najlepsze Plany Bitewne
plan-rows-alone = Szanse obowiązują, dopóki nie dołączy żaden inny Sojusznik.
plan-missing = Szanse nie są znane, bo w opisie brakuje: { $what }
plan-refused = Teraz nie można tego zrobić: { $action }
plan-unknown-face = „{ $typed }” nie jest ścianką tej kości. Atak: miecz, pusty, czaszka. Obrona: pusta, tarcza, dwie-tarcze, podwojenie.
plan-no-stroke = Wstaw jeden ukośnik między atakiem a obroną: "miecz pusty / tarcza"
plan-wrong-attack = Pula Ataku ma { $pool ->
    [one] { $pool } kość
   *[other] { $pool } kości
}, a podano { $rolled }.
plan-wrong-defense = Pula Obrony ma { $pool ->
    [one] { $pool } kość
   *[other] { $pool } kości
}, a podano { $rolled }.
plan-untold = Pule kości tego Najazdu nie są znane, bo w opisie czegoś brakuje.
plan-no-fight = Te słowa nie deklarują Najazdu.
plan-nothing-to-roll = Nie ma Najazdu, w którym można by rzucać kośćmi.
plan-wins = szansa zwycięstwa { $chance }
plan-wins-either = szansa zwycięstwa { $chance } z Planami Bitewnymi obu stron, { $without } bez nich
plan-best = z najlepszymi Planami Bitewnymi obu stron
plan-rows-best = Tam, gdzie są Plany Bitewne, wiersz zakłada najlepsze Plany obu stron: szansa, kości, obrońcy i straty.
plan-plans = Plany
plan-worth = { $card } ({ $cost }), różnica: { $chance }
plan-no-plans = brak
plan-without = bez Planów Bitewnych { $chance } (kości: { $dice }, { $defenders ->
    [one] 1 obrońca
    [few] { $defenders } obrońców
   *[other] { $defenders } obrońców
})
plan-attackers = atak: { $plans }
plan-defenders = obrona: { $plans }
plan-weighed = { $count ->
    [one] Z Planami Bitewnymi policzono tylko 1 zestaw celów: najlepszy bez nich. Inne mogą okazać się lepsze.
    [few] Z Planami Bitewnymi policzono tylko { $count } zestawy celów: najlepsze bez nich. Inne mogą okazać się lepsze.
   *[many] Z Planami Bitewnymi policzono tylko { $count } zestawów celów: najlepszych bez nich. Inne mogą okazać się lepsze.
}
plan-fewer-dice = { $count ->
    [0] najlepiej bez żadnej własnej kości: { $chance } (5.5.2)
    [one] najlepiej tylko z 1 własną kością: { $chance } (5.5.2)
   *[other] najlepiej tylko z { $count } własnymi kośćmi: { $chance } (5.5.2)
}
plan-adds = { $count ->
    [0] { $card } bez dodatkowych kości Ataku
    [one] { $card } z { $count } dodatkową kością Ataku
   *[other] { $card } z { $count } dodatkowymi kośćmi Ataku
}
plan-removes = { $count ->
    [one] { $card } z { $count } kością Ataku mniej
   *[other] { $card } z { $count } kośćmi Ataku mniej
}
plan-hunts = { $count ->
    [one] { $card } z { $count } Reliktem jako celem
   *[other] { $card } z { $count } Reliktami jako celami
}
plan-used-by = { $card } (używa gracz { $colour })
plan-played = słowami: { $action }
plan-left-out = { $count ->
    [one] nie policzono 1 kolejnego Planu Bitewnego
   *[other] nie policzono { $count } kolejnych Planów Bitewnych
}
plan-reroll-attack = dzięki karcie „{ $card }” Atakujący może przerzucić kości, a szansa to uwzględnia
plan-reroll-defense = dzięki karcie „{ $card }” Obrońca może przerzucić kości, a szansa to uwzględnia
plan-others = { $count ->
    [0] Teraz nie można zadeklarować żadnego Najazdu.
    [one] Tego Najazdu nie można zadeklarować, ale jest 1 inny dozwolony zestaw celów: pomiń słowa akcji, aby go zobaczyć.
    [few] Tego Najazdu nie można zadeklarować, ale są { $count } inne dozwolone zestawy celów: pomiń słowa akcji, aby je zobaczyć.
   *[many] Tego Najazdu nie można zadeklarować, ale jest { $count } innych dozwolonych zestawów celów: pomiń słowa akcji, aby je zobaczyć.
}
plan-not-targeted = Żaden dozwolony zestaw celów tego nie zawiera.
plan-no-such-place = { $last ->
    [0] Nie ma Najazdu nr { $place }: żadnego nie można zadeklarować.
   *[other] Nie ma Najazdu nr { $place }. Ostatni ma numer { $last }.
}
plan-details = Szczegóły: dopisz numer z listy albo --full, by zobaczyć wszystkie.
plan-column-number = Nr
plan-column-chance = Szansa
plan-column-dice = Kości
plan-column-defenders = Obrońcy
plan-column-losses = Straty
plan-column-takes = Zdobycz
