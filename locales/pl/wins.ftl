wins-nobody = Nikt nie jest bliski zwycięstwa.
wins-untold = Opis nie wystarcza, by powiedzieć, kto jest bliski zwycięstwa.
wins-now = WYGRYWA TERAZ
wins-over = ZWYCIĘSTWO
wins-in-sight = BLISKO ZWYCIĘSTWA
wins-how-usurper = Zwycięstwo Uzurpatora
wins-how-visionary = Zwycięstwo Wizjonera
wins-how-stable-regime = Zwycięstwo Stabilnego Reżimu
wins-how-successor = Zwycięstwo Następcy
wins-how-war-exhaustion = Zwycięstwo w Zmęczeniu Wojną
wins-when-wake = we własnej fazie Przebudzenia, jeśli do tego czasu nic się nie zmieni
wins-when-second-wake = tytuł odwraca się na stronę Uzurpatora w najbliższej własnej fazie Przebudzenia, a zwycięstwo następuje w kolejnej
wins-when-now = teraz, w tej fazie Przebudzenia
wins-when-next-wake = tytuł odwraca się na stronę Uzurpatora w tej fazie Przebudzenia, a zwycięstwo następuje w kolejnej własnej
wins-when-round-end = na koniec tej rundy, jeśli tak wskaże kość Końcowa
wins-when-over = gra się skończyła
wins-when-last-wake = w ostatniej własnej fazie Przebudzenia tytuł odwraca się na stronę Uzurpatora, zwycięstwo następuje na koniec ostatniej rundy
wins-when-game-end = na koniec tej ostatniej rundy
wins-stop-most-sites = Nie dojdzie do tego, jeśli ktoś inny będzie rządził na tylu samo Obszarach lub na większej ich liczbie.
wins-stop-most-relics-and-banners = Nie dojdzie do tego, jeśli ktoś inny będzie miał tyle samo Reliktów i Sztandarów lub więcej.
wins-stop-peoples-favor = Nie dojdzie do tego, jeśli ktoś inny weźmie Sztandar Miłości Ludu.
wins-stop-darkest-secret = Nie dojdzie do tego, jeśli ktoś inny weźmie Sztandar Najmroczniejszej Tajemnicy.
wins-stop-more-sites = Nie dojdzie do tego, jeśli ktoś inny będzie rządził na większej liczbie Obszarów; remis nie wystarczy.
wins-stop-more-relics-and-banners = Nie dojdzie do tego, jeśli ktoś inny będzie miał więcej Reliktów i Sztandarów; remis nie wystarczy.
wins-stop-regime-most-sites = Nie dojdzie do tego, jeśli Banita będzie rządził na większej liczbie Obszarów niż Imperium; remis nie wystarczy.
wins-stop-regime-most-relics-and-banners = Nie dojdzie do tego, jeśli Banita będzie miał więcej Reliktów i Sztandarów niż Wierny Przysiędze; remis nie wystarczy.
wins-stop-regime-peoples-favor = Nie dojdzie do tego, jeśli Banita weźmie Sztandar Miłości Ludu.
wins-stop-regime-darkest-secret = Nie dojdzie do tego, jeśli Banita weźmie Sztandar Najmroczniejszej Tajemnicy.
wins-stop-exhaustion = Nie dojdzie do tego, jeśli na koniec rundy żaden gracz Imperialny nie będzie miał tytułu, a któryś Banita będzie Uzurpatorem albo osiągnie Cel ujawnionej Wizji.
wins-stop-empire = Albo jeśli Kanclerz lub Obywatel będzie na koniec rundy Wiernym Przysiędze.
wins-stop-heir-supremacy = Albo jeśli Kanclerz lub inny Obywatel będzie miał tyle samo Reliktów i Sztandarów lub więcej.
wins-stop-heir-people = Albo jeśli ktoś inny weźmie Sztandar Najmroczniejszej Tajemnicy.
wins-stop-heir-protection = Albo jeśli ktoś inny weźmie Sztandar Miłości Ludu.
wins-stop-heir-devotion = Albo jeśli ktoś inny weźmie Berło Władcy.
wins-stop-citizen-supremacy = Albo jeśli Obywatel będzie miał więcej Reliktów i Sztandarów niż Kanclerz i każdy inny Obywatel i wygra zamiast Kanclerza.
wins-stop-citizen-people = Albo jeśli Obywatel weźmie Sztandar Najmroczniejszej Tajemnicy i wygra zamiast Kanclerza.
wins-stop-citizen-protection = Albo jeśli Obywatel weźmie Sztandar Miłości Ludu i wygra zamiast Kanclerza.
wins-stop-citizen-devotion = Albo jeśli Obywatel weźmie Berło Władcy i wygra zamiast Kanclerza.
wins-stop-earlier = Albo jeśli gracz { $player } wygra wcześniej.
wins-side-oathkeeper = strona Wiernego Przysiędze
wins-side-usurper = strona Uzurpatora
wins-side-untold = strona niepodana
wins-title = Gracz { $holder } ma tytuł Wiernego Przysiędze: { $side } (2.11)
wins-passes = Gracz { $players } osiąga Cel Wiernego Przysiędze i powinien dostać tytuł (2.11)
wins-waits = Gracz { $player } osiąga Cel ujawnionej Wizji, ale muszą być dobrane co najmniej { $need } Wizje, a znacznik wskazuje { $have } (3.2)
wins-chosen = Gracze { $players } osiągają Cel Wiernego Przysiędze, a posiadacz tytułu wybiera spośród nich (2.11)
wins-no-usurper = Gracz { $player } ma tytuł stroną Uzurpatora do góry, a odwraca go tylko Banita (4.1.3)
wins-title-stays = Tytuł zostaje tam, gdzie jest (2.11)
wins-end-die = Kość Końcowa po rundzie { $round } kończy grę z prawdopodobieństwem { $chance } (3.3)
wins-end-die-shifts = Dzięki karcie „{ $card }” gracz { $player } może zmienić wynik kości Końcowej o jeden; prawdopodobieństwo wynosi wtedy od { $least } do { $most } (3.3)
wins-tally-sites =
    { $count ->
        [one] { $count } Obszar
        [few] { $count } Obszary
       *[other] { $count } Obszarów
    }
wins-tally-relics =
    { $count ->
        [one] { $count } Relikt
        [few] { $count } Relikty
       *[other] { $count } Reliktów
    }
wins-could = W swojej następnej turze może wygrać: { $who }. Więcej: law threats
wins-could-by = { $player } (co najmniej { $chance })
