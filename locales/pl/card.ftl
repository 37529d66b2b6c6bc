card-kind-denizen = Mieszkańcy
card-kind-edifice = Budowla
card-kind-relic = Relikt
card-kind-site = Obszar
card-kind-vision = Wizja
card-kind-banner = Sztandar
card-kind-reliquary = Imperialny Skarbiec
card-face-intact = nietknięta strona
card-face-ruined = zrujnowana strona
card-coast = Wybrzeże
card-space = pole { $space }
card-restriction-site-only = tylko na Obszarze
card-restriction-adviser-only = tylko jako Doradca
card-locked = zablokowana
card-unofficial = nasze tłumaczenie, nieoficjalne
card-also = też: { $names }
card-formerly = Dawniej
card-when-ruined = Zrujnowana
card-when-intact = Nietknięta
card-power = Moc
card-cost = Koszt
card-defense = Kości Obrony
card-capacity = Limit kart
card-bandits = Bandyci
card-reveal = Wskazówka
card-recover = Odzyskiwanie
card-homeland = Ojczyzna
card-law = Księga praw
card-model = W orzeczeniach
card-model-effect = uwzględniana, według zasady dla kilku kart
card-model-special = uwzględniana, według własnej zasady
card-model-text-only = nieuwzględniana: to, co mogłaby zmienić, pozostaje nierozstrzygnięte
card-power-battle-plan-attacker = Plan Bitewny (Atakujący)
card-power-battle-plan-defender = Plan Bitewny (Obrońca)
card-power-battle-plan-either = Plan Bitewny (dowolna strona)
card-power-modifier = modyfikator
card-power-action = Akcja
card-power-wake = Przebudzenie
card-power-rest = Odpoczynek
card-power-when-played = Po zagraniu
card-power-persistent = trwała moc
card-power-continuous = tekst działający stale
card-power-homeland = Ojczyzna
card-place-favor = { $count ->
    [one] umieść { $count } żeton Przychylności
    [few] umieść { $count } żetony Przychylności
   *[many] umieść { $count } żetonów Przychylności
}
card-place-secrets = { $count ->
    [one] umieść { $count } żeton Sekretu
    [few] umieść { $count } żetony Sekretów
   *[many] umieść { $count } żetonów Sekretów
}
card-burn-favor = { $count ->
    [one] spal { $count } żeton Przychylności
    [few] spal { $count } żetony Przychylności
   *[many] spal { $count } żetonów Przychylności
}
card-burn-secrets = { $count ->
    [one] spal { $count } żeton Sekretu
    [few] spal { $count } żetony Sekretów
   *[many] spal { $count } żetonów Sekretów
}
card-dice = { $count }
card-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
card-relics = { $count ->
    [one] { $count } Relikt
    [few] { $count } Relikty
   *[many] { $count } Reliktów
}
card-favor = { $count ->
    [one] { $count } żeton Przychylności
    [few] { $count } żetony Przychylności
   *[many] { $count } żetonów Przychylności
}
card-secrets = { $count ->
    [one] { $count } żeton Sekretu
    [few] { $count } żetony Sekretów
   *[many] { $count } żetonów Sekretów
}
card-defense-favor = jedna za każdy leżący na nim żeton Przychylności
card-defense-secret = jedna za każdy leżący na nim Sekret
card-recover-bank = { $count ->
    [one] { $count } żeton Przychylności do banku { $suit_gen }
    [few] { $count } żetony Przychylności do banku { $suit_gen }
   *[many] { $count } żetonów Przychylności do banku { $suit_gen }
}
card-class-law = Według Księgi praw
card-class-publisher = Odpowiedź wydawcy
card-class-inference = Wniosek
card-class-contested = Sporne
card-source-publisher-qa = pytania i odpowiedzi wydawcy o kartach, do marca 2026
card-source-printings = drukowana Księga praw
card-source-card = drukowana karta
card-source-programs = inne programy do tej gry
card-source-forum = gracze na publicznych forach
card-misspelt = „{ $word }” odczytano jako „{ $name }”.
card-several = { $count ->
    [one] „{ $word }” może oznaczać tę kartę:
   *[other] „{ $word }” może oznaczać jedną z { $count } kart:
}
card-unknown = Nie ma karty „{ $word }”.
card-nothing = Nie ma karty „{ $word }”. Najbliższe:
