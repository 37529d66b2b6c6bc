xidit-colour-blue = niebieski
xidit-colour-red = czerwony
xidit-colour-green = zielony
xidit-colour-yellow = żółty
xidit-colour-black = czarny
xidit-class-peasant = milicjanci
xidit-class-archer = łucznicy
xidit-class-infantryman = piechurzy
xidit-class-cleric = kapłani
xidit-class-battle-mage = magowie bojowi
xidit-unit-peasant = milicjant
xidit-unit-archer = łucznik
xidit-unit-infantryman = piechur
xidit-unit-cleric = kapłan
xidit-unit-battle-mage = mag bojowy
xidit-road-black = czarna
xidit-road-red = czerwona
xidit-road-blue = niebieska
xidit-order-black = czarna droga
xidit-order-red = czerwona droga
xidit-order-blue = niebieska droga
xidit-order-action = akcja
xidit-order-wait = czekanie
xidit-trial-wealth = Bogactwo
xidit-trial-influence = Wpływy
xidit-trial-reputation = Reputacja
xidit-reward-gold = złoto
xidit-reward-bards = bardowie
xidit-reward-stories = piętra
xidit-dummy = gracz neutralny
xidit-any-units = jednostki dowolnej klasy
xidit-cost = { $what }: { $count }
xidit-only-oath = `law { $command }` zna tylko sytuacje z gry Oath; ten plik mówi game = "xidit".
xidit-commands = Dla Lords of Xidit są: law check, law may, law do, law wins
xidit-seems-xidit = To wygląda na opis sytuacji z gry Lords of Xidit. Wtedy w pierwszym wierszu musi być: game = "xidit"
xidit-seems-oath = To wygląda na opis sytuacji z gry Oath. Wtedy pomiń: game = "xidit"
xidit-actions = Rozkazy: idź KOLOR [do MIASTO], werbuj [JEDNOSTKA], usuń [biorąc NAGRODA, NAGRODA] [kładąc N w REGION, ...] [podnosząc PRÓBA], usuń tytana N [oddając N JEDNOSTKA, ...] [podnosząc PRÓBA], nagroda NAGRODA, NAGRODA [kładąc N w REGION, ...], czekaj, zrezygnuj
xidit-savior = WYBAWCA KRÓLESTWA
xidit-savior-now = WYBAWCA, GDYBY GRA SKOŃCZYŁA SIĘ TERAZ
xidit-no-savior = NIEROZSTRZYGNIĘTE: nie wiadomo, kto zostanie Wybawcą.
xidit-census = Spis wojskowy
xidit-census-class = { $class }: { $leaders }; { $prize }: { $count }
xidit-trial = Próba: { $trial }
xidit-eliminated = Odpada: { $players }
xidit-fault-colour-twice = Dwaj gracze mają ten sam kolor: { $colour }.
xidit-fault-not-listed = Nie wymieniono gracza, którego kolor to { $colour }.
xidit-fault-city-twice = Miasto { $number } opisano dwa razy.
xidit-fault-region-twice = Dwa regiony mają tę nazwę.
xidit-fault-trial-twice = Ta sama próba stoi tu dwa razy.
xidit-fault-three-trials = Tu muszą stać trzy próby: bogactwo, wpływy, reputacja.
xidit-fault-six-orders = Tu musi stać sześć rozkazów, każdy z nich to: czarny, czerwony, niebieski, akcja albo czekanie.
xidit-fault-two-tiles = W mieście { $number } jest miejsce na jeden żeton miasta: werbunek albo zagrożenie.
xidit-fault-two-guilds = Gildia miasta { $number } może mieć tylko jeden kolor.
xidit-fault-one-way = Drogi miasta { $number } brak na drugim końcu albo prowadzi do tego samego miasta.
xidit-fault-too-many-units = Na stole: { $number }, więcej niż istnieje: { $class }.
xidit-fault-too-many-stories = Liczba pięter się nie zgadza (kolor { $colour }): opisane gildie mają { $number }, a istnieje 15.
xidit-fault-too-many-bards = Bardowie na stole (kolor { $colour }): { $number }; istnieje 20.
xidit-fault-shown-not-there = Pokazano więcej jednostek, niż stoi za zasłonką: { $colour }.
xidit-fault-no-census = W tym roku nie ma spisu wojskowego.
xidit-fault-bards-in-closed = W zamkniętym regionie nie mogą leżeć bardowie.
xidit-fault-lyre-order = Lira ma dwie liczby, najpierw wyższą: [6, 3].
xidit-fault-no-such-year = Krótka gra ma dziewięć lat.
xidit-fault-dummy-not-for-three = Gracz neutralny bierze udział tylko w grze na trzy osoby.
xidit-fault-too-many-titans = Jest tylko dwóch tytanów, którzy żądają tylu jednostek: { $number }.
xidit-fault-two-raging = Dwaj tytani z jednego stosu nie mogą szaleć naraz: budzi się tylko wierzchni i zostaje na wierzchu. Żądane jednostki: { $number }.
xidit-fault-tile-twice = Żeton miasta { $number } leży już w mieście albo dwa razy na Ścieżce Przeznaczenia.
xidit-fault-too-many-tiles = Żetony miast w miastach i na Ścieżce Przeznaczenia: { $number }; istnieje 21.
xidit-why-untold = W opisie brakuje: { $what }.
xidit-why-not-your-order = Kolej na rozkaz innego gracza: { $colour }.
xidit-why-order-is-set = Na twojej tarczy ustawiono co innego: { $order }.
xidit-why-road-leads-elsewhere = Żadna { $road } droga nie prowadzi stąd do miasta { $city }.
xidit-why-road-leads = Droga prowadzi do miasta { $city }.
xidit-why-silent-road = Z miasta { $city } nie wychodzi żadna { $road } droga, a instrukcja nie mówi, co się wtedy dzieje.
xidit-why-no-recruitment-tile = W mieście { $city } nie ma żetonu werbunku.
xidit-why-no-unit = W mieście { $city } nie stoi żadna jednostka.
xidit-why-already-recruited = W mieście { $city } masz już w tym roku zwerbowaną jednostkę.
xidit-why-not-weakest = Możesz zwerbować tylko najsłabszą jednostkę; tutaj: { $unit }.
xidit-why-gets-unit = Dostajesz najsłabszą jednostkę stąd: { $unit }.
xidit-why-last-unit = To ostatnia jednostka, więc żeton miasta { $city } zostaje odrzucony.
xidit-why-no-threat-tile = W mieście { $city } nie ma żetonu zagrożenia.
xidit-why-units-missing = Za mało jednostek ({ $class }): potrzebujesz { $need }, a masz { $have }.
xidit-why-already-eliminated = W mieście { $city } możesz usunąć jedno zagrożenie na rok, a w tym roku masz to już za sobą.
xidit-why-tile-in-city = W mieście { $city } leży żeton; tytana możesz usunąć tylko z miasta bez żetonu.
xidit-why-no-such-titan = Żaden Wściekły Tytan nie żąda { $count } jednostek.
xidit-why-too-few-units = Potrzebujesz { $need } jednostek, a masz { $have }.
xidit-why-wrong-number-given = Tytan żąda { $need } jednostek, nie { $given }.
xidit-why-any-units = To ty wybierasz jednostki, które oddajesz: { $count }.
xidit-why-must-move = Ustawiony ruch musisz wykonać.
xidit-why-must-recruit = Gdzie możesz werbować, musisz wziąć jednostkę.
xidit-why-must-eliminate = Masz wszystkie potrzebne jednostki, więc musisz usunąć zagrożenie.
xidit-why-titan-no-duty = Bez żetonu miasta nic tu nie musisz; o usunięciu tytana decydujesz ty.
xidit-why-order-lapses = Rozkaz nic tu nie daje i przepada.
xidit-why-too-many-rewards = Możesz wybrać dwie z trzech nagród, nie { $count }.
xidit-why-reward-twice = Nie możesz wybrać dwa razy tej samej nagrody: { $reward }.
xidit-why-takes-gold = Bierzesz złoto: { $count }.
xidit-why-no-bards-left = Nie masz już bardów do położenia.
xidit-why-places-bards = Kładziesz { $count ->
    [one] 1 barda
   *[other] { $count } bardów
}.
xidit-why-places-all-left = Zostało ci mniej bardów, niż podaje żeton; kładziesz wszystkich: { $count }.
xidit-why-wrong-bards = Musisz położyć { $need ->
    [one] 1 barda
   *[other] { $need } bardów
}, nie { $given }.
xidit-why-region-not-adjacent = Region { $region } nie graniczy z miastem { $city }.
xidit-why-region-closed = W regionie { $region } nikt nie może kłaść bardów.
xidit-why-guild-of-another = W mieście { $city } stoi gildia innego gracza: { $colour }.
xidit-why-guild-full = Gildia w mieście { $city } ma cztery piętra; żadne się nie zmieści.
xidit-why-builds-stories = Budujesz { $count ->
    [one] 1 piętro
    [few] { $count } piętra
   *[other] { $count } pięter
}.
xidit-why-stories-kept = { $count ->
    [one] 1 piętra nie da się zbudować; zostaje
    [few] { $count } pięter nie da się zbudować; zostają
   *[other] { $count } pięter nie da się zbudować; zostaje
} w twoim zasobie.
xidit-why-aside-built = W nową gildię musisz też wbudować { $count ->
    [one] odłożone piętro
    [few] { $count } odłożone piętra
   *[other] { $count } odłożonych pięter
}.
xidit-why-silent-titan-reward = Instrukcja nie mówi, jakie nagrody daje tytan.
xidit-why-dummy-grows = Musisz podnieść o 1 wybrany żeton gracza neutralnego.
xidit-why-silent-census = Nikt nie pokazuje jednostki tej klasy ({ $class }), a instrukcja nie mówi, co się wtedy dzieje.
xidit-why-silent-dummy = Zostaje tylko gracz neutralny, a instrukcja nie mówi, co się wtedy dzieje.
xidit-why-next-recruits = Od razu następny żeton werbunku trafia do miasta { $city }, z jednostkami, które pokazuje.
xidit-why-next-threat = Od razu następny żeton zagrożenia trafia do miasta { $city }.
xidit-why-next-untold = Od razu następny żeton trafia do swojego miasta; plik nie mówi, który to (path).
xidit-why-recruits-move-up = Wierzchni żeton stosu werbunku staje się następnym żetonem werbunku.
xidit-why-threats-move-up = Wierzchni żeton stosu zagrożeń staje się następnym żetonem zagrożenia.
xidit-why-recruits-refilled = Stos werbunku jest pusty; nowy powstaje z odwróconych żetonów zagrożeń, które odrzucono ({ $count }).
xidit-why-threats-refilled = Stos zagrożeń jest pusty; nowy powstaje z odwróconych żetonów werbunku, które odrzucono ({ $count }).
xidit-why-recruits-stay-empty = Nie ma odrzuconych żetonów zagrożeń, więc stos werbunku na razie zostaje pusty.
xidit-why-threats-stay-empty = Nie ma odrzuconych żetonów werbunku, więc stos zagrożeń na razie zostaje pusty.
xidit-why-recruits-from-threats = Cały obszar werbunku jest pusty; wierzchni żeton stosu zagrożeń zostaje odwrócony i staje się następnym żetonem werbunku.
xidit-why-titans-awaken = Nowe zagrożenie nie może się już pojawić: tytani się budzą.
xidit-why-titan-wakes = Tytan, który żąda { $count } jednostek, wpada we wściekłość.
xidit-why-titan-stays = Na stosie tytanów, którzy żądają { $count } jednostek, nic się nie zmienia.
xidit-why-reinforcements = Potem przybywają posiłki i oba stosy tworzy się od nowa.
xidit-why-new-piles = Żetony w nowym stosie werbunku: { $recruits }; w nowym stosie zagrożeń, pod następnym żetonem zagrożenia: { $threats }.
xidit-why-year-begins = Zaczyna się rok { $year }. Żeton pierwszego gracza idzie w lewo i wszyscy ustawiają nowe rozkazy (orders).
xidit-why-census-now = Wszystkie rozkazy tego roku są wykonane. Teraz odbywa się spis wojskowy (shown).
xidit-missing-turn = czyj rozkaz jest kolejny (turn)
xidit-missing-player = gracz: { $colour }
xidit-missing-idrakys = gdzie stoi Idrakys (city): { $colour }
xidit-missing-city = miasto { $city }
xidit-missing-roads = drogi miasta { $city } (roads)
xidit-missing-units = jednostki za zasłonką (units): { $colour }
xidit-missing-threat-units = jednostki, których żąda zagrożenie w mieście { $city } (threat)
xidit-missing-titans = Wściekli Tytani (titans)
xidit-missing-orders = jaki rozkaz ustawiono (orders, order): { $colour }
xidit-missing-bards = bardowie za zasłonką (bards): { $colour }
xidit-missing-region-cities = miasta regionu { $region } (cities)
xidit-missing-gold = złoto za zasłonką (gold): { $colour }
xidit-missing-influence = piętra na planszy (influence): { $colour }
xidit-missing-guild-room = czy gildia ma miejsce na piętro ze spisu (guild): { $colour }
xidit-missing-regions = wszystkie dziewięć regionów (region) albo reputacja każdego gracza
xidit-missing-region = lira i bardowie regionu { $region }
xidit-missing-shown = jednostki pokazane w spisie (shown): { $colour }
xidit-missing-places = gdzie trafiają bardowie ze spisu, w dostępnych regionach wokół Idrakysa (places): { $colour }
xidit-missing-trials = kolejność prób (trials)
xidit-missing-players = wszyscy gracze (player)
xidit-missing-dummy = wartość gracza neutralnego (dummy): { $trial }
xidit-missing-first = pierwszy gracz (first)
xidit-missing-recruits = jednostki na żetonie werbunku w mieście { $city } (recruits)
xidit-missing-threat-rewards = nagrody za zagrożenie w mieście { $city } (threat)
xidit-form-move = idź czarną|czerwoną|niebieską [do MIASTO]
xidit-form-recruit = werbuj [JEDNOSTKA]
xidit-form-eliminate = usuń [biorąc NAGRODA, NAGRODA] [kładąc N w REGION, ...] [podnosząc PRÓBA]
xidit-form-reward = nagroda NAGRODA, NAGRODA [kładąc N w REGION, ...]
xidit-form-wait = czekaj
xidit-form-decline = zrezygnuj
xidit-form-titan = usuń tytana 3|4|5 [oddając N JEDNOSTKA, ...]
xidit-form-placing = kładąc N w REGION, ...
xidit-choice-to = do MIASTO
xidit-choice-taking = biorąc NAGRODA, NAGRODA
xidit-choice-eliminate = usuń biorąc NAGRODA, NAGRODA
xidit-choice-placing = kładąc N w REGION, ...
xidit-choice-giving = oddając N JEDNOSTKA, ...
xidit-choice-raising = podnosząc PRÓBA
