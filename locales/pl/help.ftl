help-about = Księga praw Oath przy stole: znajdź zasadę po polsku, angielsku i niemiecku. Bez sieci i nieoficjalnie.
help-usage = Użycie:
help-commands = Polecenia
help-options = Opcje
help-arguments = Argumenty
help-usage-law = law [OPCJE] POLECENIE …  albo  law NUMER
help-usage-show = law show [OPCJE] NUMER…
help-usage-search = law search [OPCJE] SŁOWA…
help-usage-term = law term [OPCJE] POJĘCIE
help-usage-card = law card [OPCJE] KARTA
help-usage-index = law index [OPCJE] [SŁOWO]
help-usage-diverge = law diverge [OPCJE] [NUMER|ID]…
help-usage-completions = law completions POWŁOKA
help-usage-man = law man KATALOG
help-usage-help = law help [POLECENIE]
help-show = Pokazuje punkty Księgi praw: 5.5.4, rozdział, zakres, np. 5.5.2-5.5.4, hasło Glosariusza
help-search = Znajduje zasadę: słowa w każdym języku, części słów, literówki, numery
help-term = Wyjaśnia pojęcie i podaje jego nazwę w trzech językach
help-card = Mówi, co robi karta, ile kosztuje i co o niej rozstrzygnięto
help-index = Szuka w indeksie na końcu Księgi praw
help-diverge = Pokazuje, gdzie wydania angielskie, niemieckie i polskie różnią się od siebie
help-completions = Wypisuje skrypt, który uzupełnia numery i nazwy w powłoce
help-man = Zapisuje strony podręcznika w katalogu
help-help = Pokazuje tę pomoc albo pomoc do polecenia
help-arg-number = Numery, zakresy albo hasła Glosariusza
help-arg-query = Słowa, "frazy", -wykluczone, 5.5.4, in:term, is:imperial, cites:5.5.4, suit:order, power:battle-plan, cost:secret, is:locked, at:site
help-arg-term = Pojęcie w jednym z trzech języków, w dowolnej formie
help-arg-card = Nazwa karty w jednym z trzech języków albo jej początek
help-arg-word = Tylko hasła z tym słowem
help-arg-divergence = Numery punktów albo oznaczenia, np. D15; domyślnie wszystkie
help-arg-shell = bash, elvish, fish, powershell albo zsh
help-arg-folder = Gdzie zapisać strony
help-arg-command = Polecenie do wyjaśnienia
help-value-number = NUMER
help-value-query = SŁOWA
help-value-kind = RODZAJE
help-value-count = LICZBA
help-value-term = POJĘCIE
help-value-card = KARTA
help-value-word = SŁOWO
help-value-divergence = NUMER|ID
help-value-shell = POWŁOKA
help-value-folder = KATALOG
help-value-command = POLECENIE
help-value-lang = JĘZYK
help-value-when = KIEDY
help-option-lang = Język zasad: en, de, pl; kilka podanych po przecinku stanie obok siebie
help-option-ui = Język komunikatów; domyślnie taki jak --lang
help-option-json = Odpowiada dokumentem JSON
help-option-color = Kolor: auto (tylko w terminalu), always (zawsze) albo never (nigdy)
help-option-in = Tylko te rodzaje: section, term, card, divergence
help-option-n = Najwyżej tyle trafień; bez podania 10
help-option-alone = Bez części podrzędnych
help-option-help = Pokazuje pomoc
help-option-version = Pokazuje wersję
help-examples =
    Przykłady:
      law 5.5.4                    co Księga praw mówi o rzucie Obrońcy
      law 5.5 --lang en,de,pl      Najazd w trzech językach
      law term warband             jak po polsku nazywa się „warband”
      law card "Śluby Pokoju"      co robi karta
      law diverge 5.4.1            gdzie wydania się różnią
