judge-verdict-legal = WOLNO
judge-verdict-illegal = NIE WOLNO
judge-verdict-open = NIEROZSTRZYGNIĘTE
judge-cost = Koszt
judge-cost-unknown = jeszcze nieznany
judge-why = Dlaczego
judge-leave = Musi się zgodzić
judge-with-leave = za zgodą: { $players }
judge-choices = Trzeba jeszcze wybrać
judge-could-use = Można dodać
judge-differs = Inne wydania
judge-read = Czytaj dalej
judge-edition-current = aktualne zasady
judge-edition-en = wydanie angielskie
judge-edition-de = wydanie niemieckie
judge-edition-pl = wydanie polskie
judge-ends-otherwise = kończy się to inaczej
judge-cost-none = nic
judge-cost-supply =
    { $count ->
        [one] { $count } punkt Zaopatrzenia
        [few] { $count } punkty Zaopatrzenia
       *[other] { $count } punktów Zaopatrzenia
    }
judge-cost-favor =
    { $count ->
        [one] { $count } żeton Przychylności
        [few] { $count } żetony Przychylności
       *[other] { $count } żetonów Przychylności
    }
judge-cost-secrets =
    { $count ->
        [one] { $count } Sekret
        [few] { $count } Sekrety
       *[other] { $count } Sekretów
    }
judge-cost-warbands =
    { $count ->
        [one] { $count } Chorągiew
        [few] { $count } Chorągwie
       *[other] { $count } Chorągwi
    }
judge-cost-secrets-flipped =
    { $count ->
        [one] { $count } Sekret do zakrycia
        [few] { $count } Sekrety do zakrycia
       *[other] { $count } Sekretów do zakrycia
    }
judge-legal = Wolno: { $count }
judge-open = Nierozstrzygnięte: { $count }
judge-blocked = Nie wolno: { $count }
judge-hidden = Nie wszystkie akcje są tu wymienione, bo w opisie brakuje: { $what }
judge-most = (najwyżej { $count })
judge-unknown-edition = Nie ma wydania „{ $edition }”: current, en, de lub pl.
judge-unknown-action = „{ $typed }” to nie jest akcja.
judge-actions = Akcje: podróż, przeszukaj talię, przeszukaj odrzucone, werbunek, handel, odzyskaj, najazd, zagraj, odrzuć, użyj, podejrzyj, przemieść, daj, weź, zaoferuj obywatelstwo, przyjmij, skaż na banicję, skaż siebie na banicję, przekaż tytuł, przebudzenie weź, akcje, odpoczynek
judge-incomplete = Tę akcję zapisuje się tak: { $pattern }
judge-bad-number = „{ $typed }” to nie jest liczba, która tu pasuje.
judge-place = słowo { $word }
judge-unused-words = „{ $typed }” ({ $place }) nie należy do tej akcji.
judge-empty-clause = Po „{ $typed }” ({ $place }) czegoś brakuje.
judge-needs = { $action }: wolno, ale żeby to wykonać, trzeba podać więcej.
judge-needs-choice = Dodaj wybór: { $choice }
judge-needs-telling = Trzeba jeszcze podać: { $what }
judge-broken = Sytuacja po tej akcji jest niemożliwa: coś w opisie się nie zgadza.
judge-using = używając karty { $card }: łączny koszt: { $cost }
judge-contested = Sporne: { $card }. Tę kartę rozumie się na dwa sposoby; zobacz law card "{ $card }".
judge-blank-adviser = DORADCA
judge-blank-card = KARTA
judge-blank-colour = KOLOR
judge-blank-conspiracy = Konspiracja
judge-blank-defender = OBROŃCĘ
judge-blank-face = ŚCIANKA
judge-blank-name = NAZWA
judge-blank-player = GRACZA
judge-blank-recipient = GRACZOWI
judge-blank-region = REGION
judge-blank-relic = RELIKT
judge-blank-site = OBSZAR
judge-blank-space = POLE
judge-blank-suit = SYMBOL
judge-blank-target = CEL
judge-blank-thing = RZECZ
judge-blank-vision = WIZJA
judge-blank-what = CO
