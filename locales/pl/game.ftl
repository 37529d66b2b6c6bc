game-warning = uwaga
game-cannot-read = Nie można odczytać { $file }: { $fault }
game-not-text = To nie jest poprawny tekst UTF-8: { $place }
game-refused =
    { $count ->
        [one] Jeden błąd w { $file }.
        [few] { $count } błędy w { $file }.
       *[many] { $count } błędów w { $file }.
    }
game-many-advisers = Liczba Doradców: { $count }. To więcej niż trzech, a pozwalają na to tylko niektóre karty.
game-bad-players = W Oath gra od 2 do 6 graczy, a nie „{ $count }”.
game-goals = Cele: supremacy, people, protection, devotion albo ich nazwy po niemiecku lub polsku
game-colour-purple = fioletowy
game-colour-red = czerwony
game-colour-blue = niebieski
game-colour-yellow = żółty
game-colour-white = biały
game-colour-black = czarny
game-kind-colour = kolor
game-kind-role = Kanclerz, Banita albo Obywatel
game-kind-region = Region
game-kind-slot = pole Obszaru, na przykład cradle-1
game-kind-phase = faza: wake, act albo rest
game-kind-goal = cel Wiernego Przysiędze
game-kind-side = strona tytułu: oathkeeper albo usurper
game-kind-space = pole Imperialnego Skarbca
game-kind-suit = symbol
game-kind-at-site = Mieszkaniec albo Budowla
game-kind-adviser = Mieszkaniec albo Wizja
game-kind-world = karta z talii Świata
game-kind-relic = Relikt
game-kind-vision = Wizja
game-kind-power = karta z mocą
game-kind-site = Obszar
game-kind-face = ścianka kości: sword, hollow, skull / shield, two-shields, double, blank
game-kind-target = cel Najazdu
game-nature-denizen = Mieszkaniec
game-nature-edifice = Budowla
game-nature-relic = Relikt
game-nature-site = Obszar
game-nature-vision = Wizja
game-nature-banner = Sztandar
game-nature-reliquary = pole Imperialnego Skarbca
game-shape-text = tekst w cudzysłowie
game-shape-number = liczba całkowita
game-shape-flag = true lub false
game-shape-list = lista w [ ]
game-shape-table = tabela
game-shape-tables = tabela w [[ ]]
game-shape-float = ułamek
game-shape-date = data
game-shape-card = nazwa karty albo tabela, która ją opisuje
game-shape-pile = liczba albo lista nazw
game-shape-space = true, false albo nazwa Reliktu
