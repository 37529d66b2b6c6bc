seed-refused =
    { $count ->
        [one] W zapisie Kroniki jest 1 błąd.
        [few] W zapisie Kroniki są { $count } błędy.
       *[many] W zapisie Kroniki jest { $count } błędów.
    }
seed-players-unknown = Zapis nie mówi, kto gra. Wymieniono tylko Kanclerza i Obywateli, a graczom nie rozdano kart. Opcja --players LICZBA przygotowuje grę dla tylu graczy.
seed-with-oath = Cel określa Kronika, więc --oath nie można łączyć z --seed ani z --after.
seed-not-written = Kronika w { $file } nie jest jeszcze zapisana do końca.
seed-write-first = Następny krok podaje „law check”.
seed-after-instead = „law new --after PLIK” zaczyna następną grę także bez zapisu.
seed-not-enough = Nie można przedstawić { $file } jako zapisu Kroniki.
seed-missing = Brakuje „{ $key }”. Zapis wymaga { $want }.
seed-wrong = „{ $key }” się nie zgadza. Zapis wymaga { $want }.
seed-astray = Karta „{ $card }” leży u gracza albo na Stosie Kart Odrzuconych, a zapis nie ma tam dla niej miejsca.
seed-fault-short = { $field }: potrzeba { $need ->
    [one] { $need } znaku
   *[other] { $need } znaków
}, a { $have ->
    [0] nie został żaden
    [one] został tylko 1
    [few] zostały tylko { $have }
   *[many] zostało tylko { $have }
}.
seed-fault-not-hex = { $field }: „{ $found }” nie jest liczbą z cyfr od 0 do 9 i od A do F.
seed-fault-unknown-version = { $field }: nie można odczytać wersji { $found }, tylko od { $first } do { $last }.
seed-fault-unknown = { $field }: „{ $found }” nic tu nie znaczy.
seed-fault-misplaced = { $field }: karta „{ $card }” nie może tu leżeć.
seed-fault-twice = { $field }: karta „{ $card }” leży także w innym miejscu.
seed-fault-nameless = { $field }: nazwa musi mieć co najmniej jeden znak.
seed-fault-cut = { $field }: długość kończy się w środku znaku.
seed-fault-no-site = { $field }: karta wymaga Obszaru, a na tym polu go nie ma.
seed-fault-trailing = { $field }: jest o { $count ->
    [one] { $count } znak
    [few] { $count } znaki
   *[many] { $count } znaków
} za dużo.
seed-fault-position = { $field }: { $fault }
seed-field-version = Wersja
seed-field-game = Numer gry
seed-field-length = Długość nazwy Kroniki
seed-field-name = Nazwa Kroniki
seed-field-previous-players = Gracze poprzedniej gry
seed-field-citizens = Obywatele
seed-field-oath = Cel Wiernego Przysiędze
seed-field-suits = Kolejność symboli
seed-field-site = Obszar { $slot }
seed-field-card = Karta { $number } na polu { $slot }
seed-field-world-count = Liczba kart w talii Świata
seed-field-world = Karta { $number } w talii Świata
seed-field-dispossessed-count = Liczba Wysiedleńców
seed-field-dispossessed = Karta { $number } wśród Wysiedleńców
seed-field-relics-count = Liczba kart w talii Reliktów
seed-field-relics = Karta { $number } w talii Reliktów
seed-field-previous-citizens = Obywatele poprzedniej gry
seed-field-winner = Kolor zwycięzcy
seed-field-winner-length = Długość imienia zwycięzcy
seed-field-winner-name = Imię zwycięzcy
seed-field-end = Koniec zapisu
seed-want-version = wersji od 3.1.0 do 3.3.3
seed-want-number = liczby od 0 do 65535
seed-want-byte = liczby od 0 do 255
seed-want-name = tekstu od 1 do 255 bajtów
seed-want-goal = Celu Wiernego Przysiędze
seed-want-colour = koloru
seed-want-colours = listy kolorów, dla Obywateli bez fioletowego
seed-want-suits = sześciu symboli w dowolnej kolejności
seed-want-slots = listy pól Obszarów, na przykład kolebka-1
seed-want-cells = dla każdego pola listy słów card, relic i empty
seed-want-role = roli Banity albo Obywatela
seed-want-site = Obszaru z zasad
seed-want-at-site = najwyżej trzech kart i Reliktów, wszystkich podanych z nazwy
seed-want-denizens = listy kart Mieszkańców podanych z nazwy, najwyżej 255
seed-want-world = kart talii Świata podanych z nazwy, najwyżej 255
seed-want-relics = Reliktów z talii, podanych z nazwy
seed-want-relic = nazwy Reliktu
