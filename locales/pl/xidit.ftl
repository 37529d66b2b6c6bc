xidit-colour-blue = niebieski
    .gen = niebieskiego
    .dat = niebieskiemu
    .acc = niebieskiego
    .ins = niebieskim
    .loc = niebieskim
xidit-colour-red = czerwony
    .gen = czerwonego
    .dat = czerwonemu
    .acc = czerwonego
    .ins = czerwonym
    .loc = czerwonym
xidit-colour-green = zielony
    .gen = zielonego
    .dat = zielonemu
    .acc = zielonego
    .ins = zielonym
    .loc = zielonym
xidit-colour-yellow = żółty
    .gen = żółtego
    .dat = żółtemu
    .acc = żółtego
    .ins = żółtym
    .loc = żółtym
xidit-colour-black = czarny
    .gen = czarnego
    .dat = czarnemu
    .acc = czarnego
    .ins = czarnym
    .loc = czarnym
xidit-class-peasant = chłopi
    .gen = chłopów
xidit-class-archer = łucznicy
    .gen = łuczników
xidit-class-infantryman = piechurzy
    .gen = piechurów
xidit-class-cleric = kapłani
    .gen = kapłanów
xidit-class-battle-mage = magowie bojowi
    .gen = magów bojowych
xidit-unit-peasant = chłop
    .acc = chłopa
xidit-unit-archer = łucznik
    .acc = łucznika
xidit-unit-infantryman = piechur
    .acc = piechura
xidit-unit-cleric = kapłan
    .acc = kapłana
xidit-unit-battle-mage = mag bojowy
    .acc = maga bojowego
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
xidit-only-oath = `law { $command }` zna tylko sytuacje z gry Oath. W tym pliku jest game = "xidit".
xidit-commands = Polecenia dla Lords of Xidit: law check, law may, law do, law wins, law plan
xidit-seems-xidit = To wygląda na opis sytuacji z gry Lords of Xidit. W pierwszym wierszu wpisz: game = "xidit"
xidit-seems-oath = To wygląda na opis sytuacji z gry Oath. Usuń ten wiersz: game = "xidit"
xidit-actions = Rozkazy: { $actions }
xidit-savior = WYBAWCA KRÓLESTWA
xidit-savior-now = WYBAWCA, GDYBY GRA SKOŃCZYŁA SIĘ TERAZ
xidit-no-savior = NIEROZSTRZYGNIĘTE: nie wiadomo, kto zostanie Wybawcą.
xidit-census = Spis wojskowy
xidit-census-class = { $class }: { $leaders }; { $prize }: { $count }
xidit-trial = Próba: { $trial }
xidit-eliminated = Odpada: { $players }
xidit-fault-colour-twice = Dwaj gracze mają kolor { $colour }.
xidit-fault-not-listed = Nie wymieniono gracza { $colour_gen }.
xidit-fault-city-twice = Miasto { $number } opisano dwa razy.
xidit-fault-city-listed-twice = Miasto { $number } jest wymienione dwa razy.
xidit-fault-region-twice = Dwa regiony mają tę nazwę.
xidit-fault-unspeakable-region = Żadna akcja nie może wskazać tego regionu: nazwa ma od 1 do 100 liter, bez przecinka i bez słów takich jak „za” lub „do”.
xidit-fault-trial-twice = Jedna z prób występuje dwa razy.
xidit-fault-three-trials = Tu muszą być trzy próby: bogactwo, wpływy, reputacja.
xidit-fault-six-orders = Tu musi być sześć rozkazów, a każdy z nich to czarny, czerwony, niebieski, akcja albo czekanie.
xidit-fault-two-tiles = W mieście { $number } jest miejsce na jeden żeton miasta: werbunek albo zagrożenie.
xidit-fault-two-guilds = Gildia miasta { $number } może mieć tylko jeden kolor.
xidit-fault-one-way = Droga miasta { $number } nie jest podana na drugim końcu albo prowadzi do tego samego miasta.
xidit-fault-too-many-units = Na stole jest { $number } { $class_gen }, czyli więcej, niż ich istnieje.
xidit-fault-too-many-stories = Liczba pięter gracza { $colour_gen } się nie zgadza: opisane gildie mają ich { $number }, a istnieje 15.
xidit-fault-too-many-bards = Na stole jest { $number } bardów gracza { $colour_gen }, a istnieje ich tylko 20.
xidit-fault-shown-not-there = Gracz { $colour } pokazuje więcej jednostek, niż stoi za jego zasłonką.
xidit-fault-no-census = W tym roku nie ma spisu wojskowego.
xidit-fault-bards-in-closed = W zamkniętym regionie nie mogą leżeć bardowie.
xidit-fault-lyre-order = Lira ma dwie liczby, najpierw wyższą: [6, 3].
xidit-fault-no-such-year = Krótka gra ma dziewięć lat.
xidit-fault-dummy-not-for-three = Gracz neutralny bierze udział tylko w grze na trzy osoby.
xidit-fault-too-many-titans = Jest tylko dwóch tytanów, którzy żądają { $number } jednostek.
xidit-fault-two-raging = Dwaj tytani, którzy żądają { $number } jednostek, nie mogą być wściekli jednocześnie: ze stosu budzi się tylko wierzchni i zostaje na wierzchu.
xidit-fault-tile-twice = Żeton miasta { $number } leży już w mieście albo dwa razy na Ścieżce Przeznaczenia.
xidit-fault-too-many-tiles = W miastach i na Ścieżce Przeznaczenia { $number ->
    [one] jest { $number } żeton
    [few] są { $number } żetony
   *[many] jest { $number } żetonów
} miast, a istnieje ich tylko 21.
xidit-why-untold = W opisie brakuje { $what }.
xidit-why-not-your-order = Teraz kolej na rozkaz gracza { $colour_gen }.
xidit-why-order-is-set = Na twojej tarczy jest ustawione „{ $order }”.
xidit-why-road-leads-elsewhere = Żadna { $road } droga nie prowadzi stąd do miasta { $city }.
xidit-why-road-leads = Droga prowadzi do miasta { $city }.
xidit-why-silent-road = Z miasta { $city } nie wychodzi żadna { $road } droga, a instrukcja nie mówi, co się wtedy dzieje.
xidit-why-no-recruitment-tile = W mieście { $city } nie ma żetonu werbunku.
xidit-why-no-unit = W mieście { $city } nie stoi żadna jednostka.
xidit-why-already-recruited = W tym roku wolno ci zwerbować w mieście { $city } tylko jedną jednostkę, a już ją masz.
xidit-why-not-weakest = Możesz tu zwerbować tylko najsłabszą jednostkę, czyli { $unit_acc }.
xidit-why-gets-unit = Dostajesz najsłabszą tamtejszą jednostkę, czyli { $unit_acc }.
xidit-why-last-unit = To ostatnia jednostka, więc żeton miasta { $city } zostaje odrzucony.
xidit-why-no-threat-tile = W mieście { $city } nie ma żetonu zagrożenia.
xidit-why-units-missing = Masz za mało { $class_gen }: potrzebujesz { $need }, a masz { $have }.
xidit-why-already-eliminated = W tym roku wolno ci usunąć w mieście { $city } tylko jedno zagrożenie, a masz je już za sobą.
xidit-why-tile-in-city = W mieście { $city } leży żeton miasta. Tytana możesz usunąć tylko z miasta bez żetonu.
xidit-why-no-such-titan = Żaden Wściekły Tytan nie żąda { $count } jednostek.
xidit-why-too-few-units = Potrzebujesz { $need } jednostek, a masz { $have }.
xidit-why-wrong-number-given = Tytan żąda { $need } jednostek, nie { $given }.
xidit-why-any-units = To ty wybierasz, które { $count ->
    [one] { $count } jednostkę
    [few] { $count } jednostki
   *[many] { $count } jednostek
} oddajesz.
xidit-why-must-move = Musisz wykonać ustawiony ruch.
xidit-why-must-recruit = Jeśli możesz werbować, musisz wziąć jednostkę.
xidit-why-must-eliminate = Masz wszystkie potrzebne jednostki, więc musisz usunąć zagrożenie.
xidit-why-titan-no-duty = Bez żetonu miasta nie masz tu żadnego obowiązku. To ty decydujesz, czy usunąć tytana.
xidit-why-order-lapses = Rozkaz nic tu nie daje i przepada.
xidit-why-too-many-rewards = Możesz wybrać dwie z trzech nagród, nie { $count }.
xidit-why-reward-twice = Nie możesz dwa razy wybrać nagrody „{ $reward }”.
xidit-why-takes-gold = Bierzesz { $count ->
    [one] { $count } sztukę złota
    [few] { $count } sztuki złota
   *[many] { $count } sztuk złota
}.
xidit-why-no-bards-left = Nie masz już bardów do położenia.
xidit-why-places-bards = Kładziesz { $count ->
    [one] 1 barda
   *[other] { $count } bardów
}.
xidit-why-places-all-left = Zostało ci mniej bardów, niż podaje żeton, więc kładziesz wszystkich, czyli { $count }.
xidit-why-wrong-bards = Musisz położyć { $need ->
    [one] 1 barda
   *[other] { $need } bardów
}, nie { $given }.
xidit-why-region-not-adjacent = Region { $region } nie graniczy z miastem { $city }.
xidit-why-region-closed = W regionie { $region } nikt nie może kłaść bardów.
xidit-why-guild-of-another = Gildia w mieście { $city } należy do gracza { $colour_gen }.
xidit-why-guild-full = Gildia w mieście { $city } ma cztery piętra, więc żadne się już nie zmieści. Instrukcja nie mówi, czy mimo to możesz wybrać piętra.
xidit-why-builds-stories = Budujesz { $count ->
    [one] 1 piętro
    [few] { $count } piętra
   *[other] { $count } pięter
}.
xidit-why-stories-short = { $count ->
    [one] Zostało ci tylko 1 piętro
    [few] Zostały ci tylko { $count } piętra
   *[many] Zostało ci tylko { $count } pięter
}.
xidit-why-silent-stories = Nie masz już pięter, a instrukcja nie mówi, czy mimo to możesz je wybrać.
xidit-why-stories-kept = { $count ->
    [one] 1 piętra nie da się zbudować, więc zostaje
    [few] { $count } pięter nie da się zbudować, więc zostają
   *[many] { $count } pięter nie da się zbudować, więc zostaje
} w twoim zasobie.
xidit-why-aside-built = Do nowej gildii musisz też dołożyć { $count ->
    [one] odłożone piętro
    [few] { $count } odłożone piętra
   *[other] { $count } odłożonych pięter
}.
xidit-why-silent-titan-reward = Instrukcja nie mówi, ile każdej z nagród daje tytan.
xidit-why-titan-reward-due = Za tytana należą ci się dwie z trzech nagród. Plik nie mówi, ile daje każdej z nich (titans), więc nic nie dodano.
xidit-why-dummy-grows = Musisz podnieść o 1 wybrany żeton gracza neutralnego.
xidit-why-silent-census = Nikt nie pokazuje { $class_gen }, a instrukcja nie mówi, co się wtedy dzieje.
xidit-why-silent-dummy = Zostaje tylko gracz neutralny, a instrukcja nie mówi, co się wtedy dzieje.
xidit-why-next-recruits = Następny żeton werbunku od razu trafia do miasta { $city } wraz z pokazanymi na nim jednostkami.
xidit-why-next-threat = Następny żeton zagrożenia od razu trafia do miasta { $city }.
xidit-why-next-untold = Następny żeton od razu trafia do swojego miasta. Plik nie mówi, który to (path).
xidit-why-recruits-move-up = Wierzchni żeton stosu werbunku staje się następnym żetonem werbunku.
xidit-why-threats-move-up = Wierzchni żeton stosu zagrożeń staje się następnym żetonem zagrożenia.
xidit-why-recruits-refilled = Stos werbunku jest pusty. Odwróć { $count ->
    [one] { $count } odrzucony żeton
    [few] { $count } odrzucone żetony
   *[many] { $count } odrzuconych żetonów
} zagrożeń, by utworzyć nowy.
xidit-why-threats-refilled = Stos zagrożeń jest pusty. Odwróć { $count ->
    [one] { $count } odrzucony żeton
    [few] { $count } odrzucone żetony
   *[many] { $count } odrzuconych żetonów
} werbunku, by utworzyć nowy.
xidit-why-recruits-stay-empty = Nie ma odrzuconych żetonów zagrożeń, więc stos werbunku na razie zostaje pusty.
xidit-why-threats-stay-empty = Nie ma odrzuconych żetonów werbunku, więc stos zagrożeń na razie zostaje pusty.
xidit-why-recruits-from-threats = Cały obszar werbunku jest pusty. Odwróć wierzchni żeton stosu zagrożeń: staje się on następnym żetonem werbunku.
xidit-why-titans-awaken = Nowe zagrożenie nie może się już pojawić: tytani się budzą.
xidit-why-titan-wakes = Tytan, który żąda { $count } jednostek, wpada we wściekłość.
xidit-why-titan-stays = Na stosie tytanów, którzy żądają { $count } jednostek, nic się nie zmienia.
xidit-why-reinforcements = Potem przybywają posiłki i oba stosy tworzy się od nowa.
xidit-why-new-piles = Nowy stos werbunku ma { $recruits ->
    [one] { $recruits } żeton
    [few] { $recruits } żetony
   *[many] { $recruits } żetonów
}, a nowy stos zagrożeń ma pod następnym żetonem zagrożenia { $threats }.
xidit-why-year-begins = Zaczyna się rok { $year }. Żeton pierwszego gracza przechodzi w lewo i wszyscy ustawiają nowe rozkazy (orders).
xidit-why-census-now = Wszystkie rozkazy tego roku są wykonane. Teraz odbywa się spis wojskowy (shown).
xidit-missing-turn = informacji, czyj rozkaz jest kolejny (turn)
xidit-missing-player = gracza { $colour_gen }
xidit-missing-idrakys = miasta, w którym stoi Idrakys gracza { $colour_gen } (city)
xidit-missing-city = miasta { $city }
xidit-missing-roads = dróg miasta { $city } (roads)
xidit-missing-units = jednostek gracza { $colour_gen } za zasłonką (units)
xidit-missing-threat-units = jednostek, których żąda zagrożenie w mieście { $city } (threat)
xidit-missing-titans = Wściekłych Tytanów (titans)
xidit-missing-orders = rozkazu gracza { $colour_gen } (orders, order)
xidit-missing-bards = bardów gracza { $colour_gen } za zasłonką (bards)
xidit-missing-region-cities = miast regionu { $region } (cities)
xidit-missing-gold = złota gracza { $colour_gen } za zasłonką (gold)
xidit-missing-influence = pięter gracza { $colour_gen } na planszy (influence)
xidit-missing-guild-room = informacji, czy gildia gracza { $colour_gen } ma miejsce na piętro ze spisu (guild)
xidit-missing-regions = pozostałych z dziewięciu regionów (region) albo reputacji graczy
xidit-missing-region = liry i bardów regionu { $region }
xidit-missing-shown = jednostek, które gracz { $colour } pokazuje w spisie (shown)
xidit-missing-places = regionów dla bardów gracza { $colour_gen } ze spisu (places)
xidit-missing-trials = kolejności prób (trials)
xidit-missing-players = pozostałych graczy (player)
xidit-missing-dummy = wartości gracza neutralnego w próbie „{ $trial }” (dummy)
xidit-missing-first = pierwszego gracza (first)
xidit-missing-recruits = jednostek na żetonie werbunku w mieście { $city } (recruits)
xidit-missing-threat-rewards = nagród za zagrożenie w mieście { $city } (threat)
xidit-choice-to = do MIASTO
xidit-choice-taking = biorąc NAGRODA, NAGRODA
xidit-choice-eliminate = usuń biorąc NAGRODA, NAGRODA
xidit-choice-placing = kładąc N w REGION, ...
xidit-choice-giving = oddając N JEDNOSTKA, ...
xidit-choice-raising = podnosząc PRÓBA
xidit-same-savior = Jakkolwiek to rozumieć, Wybawcą zostaje ten sam gracz.
xidit-fault-orders-done = Gdy czas na spis albo gra jest skończona, nie ma już kolejnego rozkazu: usuń turn i order.
xidit-fault-not-over = Gra kończy się dopiero z ostatnim rokiem.
xidit-fault-crowded-tile = Na żetonie miasta { $number } stoi za dużo jednostek. Ma 5 miejsc, a w grze na trzy osoby 4.
xidit-fault-tile-described-twice = Żeton miasta { $number } opisano dwa razy.
xidit-fault-tile-not-in-game = Żeton miasta { $number } nie jest używany przy tej liczbie graczy albo w krótkiej grze.
xidit-fault-too-many-closed = Za dużo zamkniętych regionów ({ $number }): zamyka się je tylko w grze na trzy osoby i w krótkiej grze, najwyżej 2.
xidit-why-barracks-unknown = Nie wiadomo, ile jednostek zostało w koszarach, więc plik nie mówi, które jednostki trafiają do miasta { $city } (units, recruits).
xidit-why-places-stay-empty = W koszarach nie ma wszystkich jednostek z żetonu, więc w mieście { $city } { $count ->
    [one] 1 miejsce zostaje puste
    [few] { $count } miejsca zostają puste
   *[many] { $count } miejsc zostaje pustych
}.
xidit-why-silent-empty-tile = W koszarach nie ma żadnej z jednostek dla miasta { $city }, a instrukcja nie mówi, co się wtedy dzieje.
xidit-why-silent-reinforcements = { $count ->
    [0] Na posiłki nie ma żetonów
    [one] Na posiłki jest tylko 1 żeton
    [few] Na posiłki są tylko { $count } żetony
   *[many] Na posiłki jest tylko { $count } żetonów
}, a instrukcja nie mówi, co się wtedy dzieje.
xidit-why-next-order-unknown = Nie wiadomo, czyj rozkaz jest następny, bo w opisie brakuje { $what }.
xidit-why-census-due = Wszystkie rozkazy tego roku są wykonane. Najpierw odbywa się spis wojskowy (spis).
xidit-why-orders-first = W tym roku są jeszcze rozkazy do wykonania.
xidit-why-no-census = W roku { $year } nie ma spisu wojskowego.
xidit-why-game-ends = Gra się kończy. Teraz następują trzy próby (law wins).
xidit-why-game-is-over = Gra jest skończona.
xidit-why-too-many-placed = Gracz { $colour } może po spisie położyć najwyżej { $most ->
    [one] 1 barda
   *[other] { $most } bardów
}, a nie { $given }.
xidit-why-no-room-for-story = Gracz { $colour } nie ma w mieście { $city } gildii z miejscem na piętro.
xidit-why-census-gold = Nikt nie pokazuje więcej { $class_gen } niż gracz { $colour }, który dostaje { $count ->
    [one] { $count } sztukę złota
    [few] { $count } sztuki złota
   *[many] { $count } sztuk złota
}.
xidit-why-census-bards = Nikt nie pokazuje więcej { $class_gen } niż gracz { $colour }, który może położyć { $count ->
    [one] 1 barda
   *[other] { $count } bardów
}.
xidit-why-census-story = Nikt nie pokazuje więcej magów bojowych niż gracz { $colour }, który dokłada 1 piętro w mieście { $city }.
xidit-why-census-story-aside = Nikt nie pokazuje więcej magów bojowych niż gracz { $colour }, który nie ma gildii z miejscem i odkłada 1 piętro na bok.
xidit-why-census-story-gone = Nikt nie pokazuje więcej magów bojowych niż gracz { $colour }, który nie ma już pięter.
xidit-why-silent-second = W niektórych regionach leżą bardowie tylko jednego gracza. Instrukcja nie mówi, czy pozostali są tam drudzy.
xidit-missing-year = roku gry (year)
xidit-missing-story = gildii gracza { $colour_gen }, która dostaje piętro ze spisu (story)
xidit-choice-rewarding = dla nikogo|wszystkich, za klasę, której nikt nie pokazuje
xidit-choice-titan = usuń tytana 3|4|5 oddając N JEDNOSTKA, ... albo zrezygnuj
xidit-board-of-oath = W { $file } jest game = "oath". Plansza musi być plikiem gry Lords of Xidit: game = "xidit"
xidit-bad-players = W Lords of Xidit gra od 3 do 5 graczy, a nie „{ $count }”.
xidit-new-lacks = Dopisz to, co wiadomo tylko przy stole: pierwszego gracza (first, turn), kolejność prób (trials), żetony (city, path), miasto każdego Idrakysa (city), a w grze na trzy osoby i w krótkiej grze także zamknięte regiony (closed).
xidit-good-units = jednostki
xidit-good-gold = złoto
xidit-good-bards = bardowie
xidit-good-stories = piętra
xidit-plan-whose = Czyje rozkazy zaplanować? Wskaż gracza opcją --player KOLOR.
xidit-plan-over = Wszystkie rozkazy w tym roku są już wykonane.
xidit-plan-which = Podaj rozkazy (czerwona akcja niebieska czekanie …) albo to, czego ma być najwięcej (--best jednostki, złoto, bardowie lub piętra).
xidit-plan-too-many = { $left ->
    [one] W tym roku pozostał tylko 1 rozkaz
    [few] W tym roku pozostały tylko { $left } rozkazy
   *[other] W tym roku pozostało tylko { $left } rozkazów
}, a nie { $given }.
xidit-plan-orders = { $player }, od rozkazu { $first }, jeśli nikt nie przeszkodzi:
xidit-plan-best = { $player }: najwięcej w tym roku ({ $good }), jeśli nikt nie przeszkodzi: o { $count } więcej
xidit-plan-none = { $player }: żadne rozkazy, które da się sprawdzić, nic nie dają w tym roku ({ $good }).
xidit-plan-rewards = Dwie z tych nagród do wyboru: { $rewards }.
xidit-plan-with-order = { $player } (rozkaz { $order })
xidit-plan-from-order = { $player } (od rozkazu { $order })
xidit-plan-first = Wcześniej działa: { $who }.
xidit-plan-perhaps = Być może wcześniej działa: { $who }.
xidit-plan-then = Przy znanych rozkazach: { $what }
xidit-plan-open = { $action } – nierozstrzygnięte: { $why }
xidit-plan-gains = Razem: { $gains }.
xidit-plan-proven = { $states ->
    [one] Rozważono { $states } sytuację: żadne inne rozkazy nie dają więcej, jeśli nikt nie przeszkodzi.
    [few] Rozważono { $states } sytuacje: żadne inne rozkazy nie dają więcej, jeśli nikt nie przeszkodzi.
   *[other] Rozważono { $states } sytuacji: żadne inne rozkazy nie dają więcej, jeśli nikt nie przeszkodzi.
}
xidit-plan-unlisted = Nie wszyscy gracze są opisani: pozostali mogą być wszędzie pierwsi.
