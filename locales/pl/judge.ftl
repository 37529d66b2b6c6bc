judge-verdict-legal = WOLNO
judge-verdict-illegal = NIE WOLNO
judge-verdict-open = NIEROZSTRZYGNIĘTE
judge-cost = Koszt
judge-cost-unknown = jeszcze nieznany
judge-why = Dlaczego
judge-leave = Musi się zgodzić
judge-with-leave = jeśli zgodzi się { $players }
judge-agreed = Wykonano za zgodą drugiej strony: { $players }.
judge-choices = Trzeba jeszcze wybrać
judge-could-use = Można dodać
judge-differs = Inne wydania
judge-read = Czytaj dalej
judge-edition-current = aktualne zasady
judge-edition-en = wydanie angielskie
judge-edition-de = wydanie niemieckie
judge-edition-pl = wydanie polskie
judge-ends-otherwise = wynik jest inny
judge-cost-none = bez kosztu
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
judge-blocked-count = Nie wolno: { $count }. „check --full” mówi dlaczego.
judge-hidden = Nie wszystkie akcje są tu wymienione, bo w opisie brakuje: { $what }
judge-most = (najwyżej { $count })
judge-unknown-edition = Nie ma wydania „{ $edition }”. Do wyboru są current, en, de i pl.
judge-one-at-a-time = To kilka akcji. Podaj je pojedynczo, jedną po drugiej.
judge-other-player = Gracz { $colour } nie wykonuje tu akcji.
judge-too-long = Akcja jest dłuższa niż { $most } znaków. Żadna akcja nie jest tak długa.
judge-unknown-action = „{ $typed }” nie jest akcją.
judge-actions = Akcje: { $actions }. Jak się je zapisuje: law help actions
judge-incomplete = Zapisz tę akcję tak: { $pattern }
judge-bad-number = „{ $typed }” nie jest liczbą, która tu pasuje.
judge-place = słowo { $word }
judge-unused-words = „{ $typed }” ({ $place }) nie należy do tej akcji.
judge-empty-clause = Po „{ $typed }” ({ $place }) czegoś brakuje.
judge-needs = Wolno to zrobić, ale żeby to wykonać, trzeba podać więcej: { $action }
judge-needs-more = Zanim da się coś wykonać, trzeba podać więcej.
judge-which-action = Podaj akcję do wykonania.
judge-step = Gracz { $player }: { $action }
judge-facedown = O kartach zdecydował los. Leżą zakryte i zna je tylko plik.
judge-cannot-hide = Tego stołu nie da się pokazać tak, jak może go znać jeden gracz: bez tego, co ukryte, opis jest sprzeczny.
judge-given-over = Fakty nałożono na otwarty stół { $file }.
judge-given-fault = Dotyczy to otwartego stołu { $file } razem z --given. Z „--table none” liczą się same fakty.
judge-woke = W fazie Przebudzenia nie było nic do wyboru, więc najpierw wykonano „{ $action }”.
judge-wake-first = W fazie Przebudzenia możesz jeszcze wybrać: { $actions }. Potem „akcje” rozpoczyna fazę Akcji.
judge-stopped = Dalej plik niczego już nie rozstrzyga.
judge-needs-choice = Dodaj wybór: { $choice }
judge-needs-telling = Brakuje jeszcze: { $what }
judge-set-it = Podaj to tak: law set { $fact }
judge-broken = Sytuacja po tej akcji jest niemożliwa: coś w opisie się nie zgadza.
judge-using = z kartą „{ $card }” razem { $cost }
judge-contested = Karta „{ $card }” jest sporna, ma dwa odczytania: law card "{ $card }"
judge-blank-adviser = DORADCA
judge-blank-area = REGION
judge-blank-assessment = PRÓBA
judge-blank-card = KARTA
judge-blank-city = MIASTO
judge-blank-colour = KOLOR
judge-blank-conspiracy = Konspiracja
judge-blank-defender = OBROŃCĘ
judge-blank-face = ŚCIANKA
judge-blank-goal = PRZYSIĘGA
judge-blank-goods = DÓBR
judge-blank-name = NAZWA
judge-blank-player = GRACZA
judge-blank-recipient = GRACZOWI
judge-blank-region = REGION
judge-blank-relic = RELIKT
judge-blank-reward = NAGRODA
judge-blank-site = OBSZAR
judge-blank-space = POLE
judge-blank-suit = SYMBOL
judge-blank-target = CEL
judge-blank-thing = RZECZ
judge-blank-unit = JEDNOSTKA
judge-blank-vision = WIZJA
judge-turn = Tura: { $player } · { $phase }
judge-turn-in-round = Tura: { $player } · runda { $round } · { $phase }
judge-not-placed = Jeden z Obszarów nie ma miejsca na Mapie, a od tego zależy odpowiedź.
judge-place-it = Powiedz, gdzie leży, na przykład „Góra w Prowincjach 1”.
judge-place-decides = To zależy od Regionu, w którym leży Obszar. Powiedz, gdzie leży, na przykład „Góra w Prowincjach 1”.
judge-taken-as-none = Nie podano, więc przyjęto, że nie ma: { $what }.
judge-none-of = { $what } ({ $colour })
judge-none-favor = Przychylności
judge-none-secrets = Sekretów
judge-none-warbands = Chorągwi
judge-none-advisers = Doradców
judge-none-relics = Reliktów
judge-place-shapes = Co z tego wyniknie, zależy od Regionu, w którym leży Obszar. Powiedz, gdzie leży, na przykład „Góra w Prowincjach 1”.
judge-site-untold = Nie podano, co leży na Obszarze { $site } ani kto na nim rządzi.
