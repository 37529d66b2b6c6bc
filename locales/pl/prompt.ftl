## Wiersz poleceń przy otwartym stole
prompt-round = runda { $round }
prompt-year = rok { $year }
prompt-order = rozkaz { $order }
prompt-leave-words = koniec, wyjdź, quit, exit, q
prompt-welcome = Wpisz akcję, aby ją wykonać, dowolne pytanie albo „help”. Tab uzupełnia, Ctrl-D kończy.
prompt-no-table = Żaden stół nie jest otwarty: odpowiadam na pytania; „open PLIK” otwiera stół.
