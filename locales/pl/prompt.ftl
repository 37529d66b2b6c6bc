## Wiersz poleceń przy otwartym stole
prompt-round = runda { $round }
prompt-year = rok { $year }
prompt-order = rozkaz { $order }
prompt-welcome = Wpisz akcję, aby ją wykonać, dowolne pytanie albo „pomoc”. Tab uzupełnia, Ctrl-D kończy.
prompt-edition = Obowiązuje: { $edition }.
prompt-current = Obowiązują aktualne zasady; „law table --edition pl” wybiera wydanie polskie.
prompt-no-table = Żaden stół nie jest otwarty: odpowiadam na pytania; „open PLIK” otwiera stół.
prompt-ask-rolled = Co wyrzucono?
prompt-ask-drawn = Jakie karty dobrano?
prompt-how-rolled = Kości Ataku, ukośnik, kości Obrony, na przykład: 2 miecze, 1 pusty / 1 tarcza, 2 puste. Albo „rzuć”.
prompt-how-drawn = Nazwy po przecinku, na przykład: Donżon, Wilki, Namioty. Co ma zostać tajne: 3 zakryte.
prompt-ask-sites = Które Obszary zostają odkryte, licząc od Kolebki?
prompt-ask-added = Które sześć kart pochodzi z Archiwum?
prompt-ask-removed = Które sześć kart trafia do Wysiedleńców?
prompt-ask-relics = Które Relikty trafiają na Obszary, licząc od góry Mapy, a które tworzą nową talię Reliktów, licząc od wierzchu?
prompt-ask-world = Które karty tworzą nową talię Świata, licząc od wierzchu?
prompt-how-lot = Nazwy po przecinku albo „losuj”, wtedy zdecyduje los.
prompt-how-shuffled = Nazwy po przecinku albo „losuj”, wtedy karty potasuje program. Jeśli tasujecie sami i nikt nie zna kart, najpierw wpisz: popraw { $facts }.
prompt-pile-world = talia świata { $count }
prompt-pile-relics = talia reliktów { $count }
prompt-pile-discards = odrzucone { $region } { $count }
prompt-ask-facedown = Jaki to Relikt?
prompt-how-relic = Jego nazwa albo „nieznany”, jeśli nikt jej nie zdradza.
prompt-ask-plans = Jakich Planów Bitewnych używa gracz { $colour }?
prompt-how-plans = Do wyboru, także kilka: { $plans }. Albo „brak”.
prompt-ask-banishing = Dokąd wyganiasz pokonany pionek?
prompt-how-banishing = Obszar albo „nigdzie”. Z dopiskiem „paląc przychylność” spłonie też połowa Przychylności.
prompt-how-sacrificing = 0 albo { $need }. Przy { $need } wygrywasz.
prompt-ask-moving = Gdzie stoją Chorągwie gracza { $colour_gen } po użyciu karty { $card }?
prompt-how-moving = Ile na każdym Obszarze, na którym coś się zmienia; reszta stoi na planszy gracza. Na przykład: { $example }. Albo „brak”, jeśli wszystkie zostają.
prompt-ask-bank-for = Z którego banku gracz { $colour } bierze Przychylność dzięki karcie { $card }?
prompt-ask-use-for = Czy gracz { $colour } używa karty { $card }?
prompt-ask-number-for = Jaką liczbę wybiera gracz { $colour } dla karty { $card }?
prompt-how-yes-or-no = „tak” albo „nie”.
prompt-ask-rest-powers = Jakich mocy „Odpoczynek:” używa gracz { $colour }?
prompt-rest-unused = Niewykorzystane moce „Odpoczynek:”: { $cards }. „cofnij” cofa koniec tury.
prompt-ask-act = W fazie Przebudzenia możesz jeszcze wybrać: { $actions }. Mimo to rozpocząć fazę Akcji?
prompt-rolled = Program rzuca: { $dice }
prompt-example-banks = waśń 3, magia 3, ład 3, dom 3, bestia 3, nomada 3
prompt-no-reply = To nie jest odpowiedź na pytanie. { $how } Pusty wiersz przerywa akcję.
prompt-finish-first = Kości już rzucono, więc najpierw trzeba dokończyć tę walkę. { $how } Pusty wiersz ją przerywa.
prompt-near-action = Nie wiadomo, co znaczy „{ $typed }”. Może chodziło o: { $action }
prompt-clause-sacrificing = Ile Chorągwi poświęcasz?
prompt-clause-placing = Ile swoich Chorągwi zostawiasz i gdzie?
prompt-clause-banishing-to = Dokąd wyganiasz pokonany pionek?
prompt-clause-losing = Które Chorągwie giną?
prompt-clause-giving = Z którego pola Skarbca dajesz Relikt?
prompt-clause-starting = Od banku którego symbolu zaczynasz?
prompt-clause-keeping = Którą kartę zachowujesz?
prompt-clause-discarding = Którą kartę odrzucasz, żeby zrobić miejsce?
prompt-clause-rolled = Jaki wypadł wynik?
prompt-clause-with = Z którym graczem?
prompt-clause-from = Skąd?
prompt-clause-to = Dokąd?
prompt-clause-at = Gdzie?
prompt-clause-relic = Który Relikt?
prompt-clause-allies = Którzy Sojusznicy dołączają do Obrońcy?
prompt-clause-replacing = Które Chorągwie zostają zamienione?
prompt-missing-turn = Czyja jest tura?
prompt-missing-round = Która to runda?
prompt-missing-oath = Jaki jest Cel Wiernego Przysiędze?
prompt-missing-visions-drawn = Gdzie stoi znacznik Dobranych Wizji?
prompt-missing-banks = Ile Przychylności jest w bankach?
prompt-missing-title = Kto ma tytuł Wiernego Przysiędze i która strona jest odkryta?
prompt-missing-peoples-favor = Kto ma Miłość Ludu i ile leży na niej Przychylności?
prompt-missing-darkest-secret = Kto ma Najmroczniejszą Tajemnicę i ile leży na niej Sekretów?
prompt-missing-role = Kim jest gracz { $colour }: Kanclerzem, Banitą czy Obywatelem?
prompt-missing-pawn = Gdzie stoi pionek gracza { $colour_gen }?
prompt-missing-supply = Ile Zaopatrzenia ma gracz { $colour }?
prompt-missing-bank = Ile Chorągwi leży w prywatnych zasobach gracza { $colour_gen }?
prompt-missing-site-name = Jaki Obszar leży na polu { $place }?
prompt-missing-space = Jaki Relikt leży na polu „{ $space }” Skarbca?
prompt-missing-scepter = Kto ma Berło Władcy?
prompt-missing-pile-cards = Jakie karty leżą na Stosie Kart Odrzuconych ({ $region }), od góry do dołu?
prompt-missing-vision = Jaką Wizję ujawnił gracz { $colour }?
prompt-fact-turn = tura { $value }
prompt-fact-round = runda { $value }
prompt-fact-oath = przysięga { $value }
prompt-fact-visions-drawn = dobrane wizje { $value }
prompt-fact-banks = banki: { $value }
prompt-fact-title = tytuł { $value }
prompt-fact-peoples-favor = Miłość Ludu { $value }
prompt-fact-darkest-secret = Najmroczniejsza Tajemnica { $value }
prompt-fact-role = { $colour } { $value }
prompt-fact-pawn = { $colour } na obszarze { $value }
prompt-fact-supply = { $colour } zaopatrzenie { $value }
prompt-fact-bank = { $colour } w zasobach { $value }
prompt-fact-site-name = { $value } w { $place }
prompt-fact-space = Skarbiec { $space } { $value }
prompt-fact-scepter = { $value } relikty Berło Władcy
prompt-fact-pile-cards = odrzucone { $region } { $value }
prompt-fact-vision = { $colour } wizja { $value }
prompt-ask-consent = Czy gracz { $colour } się zgadza?
prompt-nothing-asked = W tej chwili nie ma żadnego pytania.
prompt-not-done = Nie rozpoznano w tym akcji: nic nie zrobiono.
prompt-dropped = Nie wykonano: { $action }
prompt-told-rules-player = Na Obszarze { $site } rządzi gracz { $colour }.
prompt-told-rules-empire = Na Obszarze { $site } rządzi Imperium.
prompt-told-rules-bandits = Na Obszarze { $site } rządzą Bandyci.
prompt-told-rules-nobody = Na Obszarze { $site } nikt nie rządzi.
prompt-told-holds = Gracz { $colour } ma kartę { $card }.
prompt-told-lies = Karta { $card } leży na Obszarze { $site }.
prompt-told-pile = Karty na Stosie Kart Odrzuconych { $region_gen }: { $count }.
prompt-told-unknown = Nikt jeszcze tego nie opisał.
prompt-help =
    Tutaj grasz: to, co wpiszesz, dzieje się na stole i zostaje zapisane.
    Akcja          podróżuj na Górę · werbuj Długie Łuki · atakuj niebieskiego
    Pytanie        czy mogę podróżować na Górę? · odpocznij?  (nic się nie dzieje)
    Zasady         5.5.4 · Długie Łuki · chorągiew · kto dostaje relikty
    Walka          6v4+3 (6 kości na 4 kości i 3 chorągwie) · campaign
    możliwości     co możesz teraz zrobić i ile to kosztuje
    plansza        stół w obecnym stanie
    kto wygrywa    kto by wygrał i co może temu zapobiec
    cofnij         cofa krok; cofnij 2 cofa dwa; ponów wykonuje go znowu
    dziennik       co zostało zrobione
    rzuć           program rzuca kośćmi albo losuje to, o co pyta
    popraw         poprawia stół: popraw czerwony zaopatrzenie 4
    help actions   jak zapisuje się każdą akcję
    help do        wszystko o jednym poleceniu (do, may, campaign, …)
    koniec         wyjście; stół zostaje taki, jaki jest
    Tab uzupełnia wiersz, strzałki przywracają to, co wpisano.
