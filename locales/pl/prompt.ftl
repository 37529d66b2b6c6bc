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
prompt-dropped = Nie wykonano: { $action }
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
    popraw         poprawia stół: popraw czerwony zaopatrzenie 4
    help actions   jak zapisuje się każdą akcję
    help do        wszystko o jednym poleceniu (do, may, campaign, …)
    koniec         wyjście; stół zostaje taki, jaki jest
    Tab uzupełnia wiersz, strzałki przywracają to, co wpisano.
