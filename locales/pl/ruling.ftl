ruling-untold = W opisie brakuje { $what }.
ruling-unmodelled = Karta { $card } może to zmienić, ale program nie umie zastosować jej mocy.
ruling-undecided = Ani Księga praw, ani wydawca nie mówi, co dzieje się tu z kartą { $card }.
ruling-not-your-turn = Trwa tura gracza { $turn_gen }, a nie { $player_gen }.
ruling-wrong-phase = Trwa { $phase }, a ta akcja należy do { $wanted_gen }.
ruling-cards-in-hand = Twoje Przeszukanie nie jest jeszcze skończone: na ręce { $count ->
    [one] została 1 dobrana karta
    [few] zostały { $count } dobrane karty
   *[many] zostało { $count } dobranych kart
}.
ruling-campaign-under-way = Najazd nie jest jeszcze skończony.
ruling-campaign-goes-on = Ten Najazd już trwa, a jego koszt jest opłacony.
ruling-not-enough-supply = To kosztuje { $need ->
    [one] { $need } punkt Zaopatrzenia
    [few] { $need } punkty Zaopatrzenia
   *[many] { $need } punktów Zaopatrzenia
}, a { $have ->
    [0] nie masz żadnego
   *[other] masz tylko { $have }
}.
ruling-costs-at-least = To kosztuje co najmniej { $need ->
    [one] { $need } punkt Zaopatrzenia
    [few] { $need } punkty Zaopatrzenia
   *[many] { $need } punktów Zaopatrzenia
}, a { $have ->
    [0] nie masz żadnego
   *[other] masz tylko { $have }
}.
ruling-not-enough-favor = To kosztuje { $need ->
    [one] { $need } żeton Przychylności
    [few] { $need } żetony Przychylności
   *[many] { $need } żetonów Przychylności
}, a { $have ->
    [0] nie masz żadnego
   *[other] masz tylko { $have }
}.
ruling-not-enough-secrets = To kosztuje { $need ->
    [one] { $need } odkryty Sekret
    [few] { $need } odkryte Sekrety
   *[many] { $need } odkrytych Sekretów
}, a { $have ->
    [0] nie masz żadnego
   *[other] masz tylko { $have }
}.
ruling-not-enough-warbands = Potrzeba do tego { $need } Chorągwi, a { $have ->
    [0] nie masz żadnej
   *[other] masz tylko { $have }
}.
ruling-only-role = Może to zrobić tylko { $role }.
ruling-already-there = Pionek stoi już na Obszarze { $site }.
ruling-region-price = Podróż z { $from_gen } do { $to_gen } kosztuje { $supply ->
    [one] { $supply } punkt Zaopatrzenia
    [few] { $supply } punkty Zaopatrzenia
   *[many] { $supply } punktów Zaopatrzenia
}.
ruling-site-revealed = Obszar { $site } jest zakryty: odkryj go i rozpatrz jego Wskazówkę.
ruling-site-not-told = Obszar { $site } nie jest opisany. To orzeczenie zakłada, że jego moc nic tu nie zmienia.
ruling-not-holding-peoples-favor = Nie masz Sztandaru Miłości Ludu.
ruling-favor-steps-done = Sztandar Miłości Ludu został już rozpatrzony w tej fazie Przebudzenia.
ruling-favor-steps-first = Najpierw rozpatrz Sztandar Miłości Ludu. { $count ->
    [one] Został 1 krok
    [few] Zostały { $count } kroki
   *[many] Zostało { $count } kroków
}.
ruling-must-place-favor = Na Sztandarze leży tylko 1 żeton Przychylności. Jeśli masz Przychylność, musisz umieścić na nim 1 żeton.
ruling-nothing-to-place = Na Sztandarze leży 1 żeton Przychylności, a ty nie masz żadnego, więc nic się nie dzieje.
ruling-not-the-least-bank = Bank { $suit_gen } nie ma najmniej Przychylności. Najmniejsza liczba żetonów to { $least }.
ruling-turns-to-mob = Na Sztandarze { $favor ->
    [one] leży { $favor } żeton
    [few] leżą { $favor } żetony
   *[many] leży { $favor } żetonów
} Przychylności, więc Sztandar odwraca się na stronę Ciżby.
ruling-mob-repeats = Na wierzchu jest strona Ciżby: jeszcze raz umieść albo odłóż żeton.
ruling-no-wake-power = W fazie Przebudzenia twój Obszar nic takiego ci nie daje.
ruling-nothing-left-here = Na Obszarze { $site } nic takiego już nie ma.
ruling-turns-usurper = Gracz { $player } jest Banitą i ma tytuł Wiernego Przysiędze, więc tytuł odwraca się na stronę Uzurpatora.
ruling-game-over = Gra się skończyła, wygrał gracz { $player }. Pozostała już tylko Kronika.
ruling-game-won = Gra się skończyła i wygrywa gracz { $player }.
ruling-refreshed = Po Odpoczynku masz { $supply ->
    [one] { $supply } punkt Zaopatrzenia
    [few] { $supply } punkty Zaopatrzenia
   *[many] { $supply } punktów Zaopatrzenia
}{ $saved ->
    [0] {""}
    [one] , w tym 1 zachowany
    [few] , w tym { $saved } zachowane
   *[many] , w tym { $saved } zachowanych
}.
ruling-no-end-die = Tutaj nie rzuca się kością Końcową.
ruling-end-die = Runda się kończy: { $least ->
    [6] wynik 6
   *[other] wynik { $least } lub wyższy
} na kości Końcowej kończy grę.
ruling-not-on-end-die = Na kości Końcowej nie ma wyniku { $rolled }.
ruling-game-goes-on = Gra toczy się dalej: zaczyna się runda { $round }.
ruling-does-not-meet-goal = Gracz { $player } nie osiąga Celu Wiernego Przysiędze.
ruling-holder-keeps-title = Gracz { $player } osiąga Cel i zachowuje tytuł.
ruling-holder-chooses = Kilku graczy osiąga Cel, a posiadacz tytułu, gracz { $player }, wybiera spośród nich.
ruling-title-passes = Gracz { $player } otrzymuje tytuł Wiernego Przysiędze.
ruling-tied-for-most = Na pierwszym miejscu remisuje { $count } graczy, a przy remisie nikt nie ma najwięcej.
ruling-not-at-your-site = Karta { $card } nie leży na twoim Obszarze { $site }.
ruling-is-ruin = Karta { $card } to zrujnowana Budowla.
ruling-bears-tokens = Na karcie { $card } leży już Przychylność lub Sekrety.
ruling-gains-warbands = Zyskujesz { $count ->
    [one] { $count } Chorągiew
    [few] { $count } Chorągwie
   *[many] { $count } Chorągwi
} w kolorze { $colour_loc }.
ruling-bank-short = W zasobach brakuje Chorągwi w kolorze { $colour_loc }, więc zyskujesz tylko { $count }.
ruling-gains-favor = Zyskujesz { $count ->
    [one] { $count } żeton Przychylności
    [few] { $count } żetony Przychylności
   *[many] { $count } żetonów Przychylności
} z banku { $suit_gen }.
ruling-favor-bank-short = W banku { $suit_gen } jest za mało Przychylności, więc zyskujesz tylko { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}.
ruling-gains-secrets = { $count ->
    [0] Nie zyskujesz Sekretów. Byłby to jeden za każdego odkrytego Doradcę z symbolem { $suit_gen }.
    [one] Zyskujesz { $count } Sekret, po jednym za każdego odkrytego Doradcę z symbolem { $suit_gen }.
    [few] Zyskujesz { $count } Sekrety, po jednym za każdego odkrytego Doradcę z symbolem { $suit_gen }.
   *[many] Zyskujesz { $count } Sekretów, po jednym za każdego odkrytego Doradcę z symbolem { $suit_gen }.
}
ruling-not-enough-on-card = Na karcie { $card } { $have ->
    [0] nie ma Chorągwi
    [one] jest { $have } Chorągiew
    [few] są { $have } Chorągwie
   *[other] jest { $have } Chorągwi
}, a trzeba { $need }.
ruling-no-relic-here = Na Obszarze { $site } nie ma Reliktu.
ruling-relic-not-here = Relikt { $card } nie leży na Obszarze { $site }.
ruling-no-recover-cost = Karta Obszaru { $site } nie podaje kosztu Odzyskiwania Reliktów.
ruling-not-enough-in-bank = Bank { $suit_gen } musi oddać { $need ->
    [one] { $need } żeton Przychylności
    [few] { $need } żetony Przychylności
   *[many] { $need } żetonów Przychylności
}, a { $have ->
    [0] nie ma żadnego
   *[other] ma tylko { $have }
}.
ruling-favor-to-bank = Do banku { $suit_gen } { $count ->
    [one] trafia { $count } żeton
    [few] trafiają { $count } żetony
   *[many] trafia { $count } żetonów
} Przychylności.
ruling-pays-too-little = Sztandar kosztuje co najmniej { $least }, a płacisz tylko { $paying }.
ruling-any-number-above = Możesz zapłacić dowolną liczbę od { $least } wzwyż.
ruling-mob-flipped = Sztandar Miłości Ludu odwraca się ze strony Ciżby na drugą.
ruling-old-favor-to-banks = { $count ->
    [one] Żeton Przychylności, który leżał na Sztandarze, trafia do banku.
    [few] { $count } żetony Przychylności, które leżały na Sztandarze, trafiają po jednym do kolejnych banków.
   *[many] { $count } żetonów Przychylności, które leżały na Sztandarze, trafia po jednym do kolejnych banków.
}
ruling-own-banner = Odzyskujesz Sztandar od siebie, więc bierzesz wszystkie Sekrety, które na nim leżały.
ruling-old-secret-taken = Bierzesz Sekret, który leżał na Sztandarze.
ruling-old-secrets-back = Bierzesz 1 z Sekretów, które leżały na Sztandarze. { $count ->
    [one] Drugi wraca
    [few] Pozostałe { $count } wracają
   *[many] Pozostałych { $count } wraca
} do gracza { $colour_gen }.
ruling-old-secrets-shared = Bierzesz 1 z Sekretów, które leżały na Sztandarze. { $count ->
    [one] Drugi trafia
    [few] Pozostałe { $count } trafiają
   *[many] Pozostałych { $count } trafia
} do wspólnych zasobów.
ruling-nobody-holds = Nikt nie ma Sztandaru Najmroczniejszej Tajemnicy, więc nie ma go od kogo odzyskać.
ruling-from-shared-bank = Sztandar leży we wspólnych zasobach i można go swobodnie odzyskać.
ruling-no-cards-there = Posiadacz stoi na Obszarze { $site }, a nie ma tam żadnej karty z symbolem.
ruling-every-card-matches = Każda karta na Obszarze { $site } odpowiada któremuś Doradcy gracza { $colour_gen }.
ruling-no-faceup-advisers = Gracz { $colour } nie ma odkrytych Doradców.
ruling-a-card-matches = Karta { $card } odpowiada Doradcy gracza { $colour_gen }.
ruling-card-differs = Karta { $card } nie odpowiada żadnemu Doradcy gracza { $colour_gen }.
ruling-does-not-rule = Nie rządzisz na Obszarze { $site }.
ruling-not-enough-at-site = Potrzeba do tego { $need ->
    [one] { $need } twojej Chorągwi
   *[other] { $need } twoich Chorągwi
} na Obszarze { $site }, a { $have ->
    [0] nie ma tam żadnej
    [one] jest tam tylko 1
    [few] są tam tylko { $have }
   *[many] jest ich tam tylko { $have }
}.
ruling-last-warband-stays = Twoja ostatnia Chorągiew na Obszarze { $site } musi tam zostać.
ruling-crown-holds-site = Z Koroną Bandytów nawet twoja ostatnia Chorągiew może opuścić Obszar { $site }.
ruling-not-another = To musi być gracz inny niż { $colour }.
ruling-not-imperial = Gracz { $colour } nie jest graczem Imperialnym.
ruling-pawn-elsewhere = Pionek gracza { $colour_gen } nie stoi na twoim Obszarze.
ruling-not-enough-on-board = Potrzeba do tego { $need } Chorągwi na planszy gracza { $colour_gen }, a { $have ->
    [0] nie ma tam żadnej
    [one] jest tam tylko 1
    [few] są tam tylko { $have }
   *[many] jest ich tam tylko { $have }
}.
ruling-scepter-with-nobody = Nikt nie posiada Berła Władcy.
ruling-no-scepter = Nie masz Berła Władcy.
ruling-scepter-taken-now = Berło Władcy zostało wzięte w tej turze, więc nie można go jeszcze użyć.
ruling-wrong-role = Gracz { $colour } nie jest { $wanted_ins }.
ruling-space-empty = Na polu { $space } Imperialnego Skarbca nie ma już Reliktu.
ruling-reliquary-empty = W Imperialnym Skarbcu nie ma już Reliktu, a oferta musi go zawierać.
ruling-cannot-promise = Gracz { $colour } nie ma tego, co obiecano.
ruling-one-sided = Wymiana musi działać w obie strony, a tu daje tylko jedna.
ruling-exchange-fails = Nie da się przeprowadzić wymiany numer { $number }, gdy przychodzi na nią kolej.
ruling-reliquary-relic = Relikt { $card } leży w Imperialnym Skarbcu. Poza jednym Reliktem z oferty nie można stamtąd niczego obiecać.
ruling-not-exchanged = Karta { $card } nie może być częścią wymiany. Mogą nią być tylko Przychylność, Sekrety, Sztandary i Relikty.
ruling-warbands-not-exchanged = Chorągwie nie mogą być częścią wymiany. Mogą nią być tylko Przychylność, Sekrety, Sztandary i Relikty.
ruling-banner-given = Sztandar, który ktoś daje, nie jest zagrabiony: nic się z niego nie spala i nie odwraca się go.
ruling-act-phase-ends = Faza Akcji nowego Obywatela się kończy.
ruling-wrong-replacement = Trzeba zamienić dokładnie { $need ->
    [one] { $need } Chorągiew
    [few] { $need } Chorągwie
   *[many] { $need } Chorągwi
} Banity, a w żadnym miejscu nie więcej, niż tam stoi.
ruling-too-few-to-replace = Trzeba zamienić { $need ->
    [one] { $need } Chorągiew
    [few] { $need } Chorągwie
   *[many] { $need } Chorągwi
}, a w zasobach { $have ->
    [0] nie ma żadnej fioletowej
    [one] jest tylko 1 fioletowa
    [few] są tylko { $have } fioletowe
   *[many] jest tylko { $have } fioletowych
}. Banita wybiera, które zamienić.
ruling-exile-price = Gracz { $colour } dostaje { $favor ->
    [one] { $favor } żeton Przychylności
    [few] { $favor } żetony Przychylności
   *[many] { $favor } żetonów Przychylności
}: 5 + { $more } − { $less }. Tytuł Wiernego Przysiędze i Sztandar Miłości Ludu u tego Obywatela to po jednym żetonie więcej, u ciebie po jednym mniej.
ruling-conspiracy-matches = { $have ->
    [0] Żaden twój odkryty Doradca nie odpowiada
    [one] Tylko jeden twój odkryty Doradca odpowiada
   *[other] { $have } twoich odkrytych Doradców odpowiada
} Doradcom tego gracza, a potrzeba dwóch.
ruling-flips-to-mob = Sztandar Miłości Ludu odwraca się na stronę Ciżby.
ruling-card-lies-at = Karta { $card } leży na Obszarze { $site }.
ruling-self-exile-price = Na twojej planszy { $board ->
    [one] leży { $board } Sekret
    [few] leżą { $board } Sekrety
   *[many] leży { $board } Sekretów
}, na wszystkich kartach razem (bez względu na to, czyje są) { $cards ->
    [one] leży { $cards } Sekret
    [few] leżą { $cards } Sekrety
   *[many] leży { $cards } Sekretów
}, a na twojej planszy { $warbands ->
    [one] stoi { $warbands } Chorągiew
    [few] stoją { $warbands } Chorągwie
   *[many] stoi { $warbands } Chorągwi
}.
ruling-holds-scepter = Posiadacz Berła Władcy nie może skazać siebie na banicję.
ruling-other-region = Twój pionek stoi w { $own_loc }, więc nie możesz dobierać ze Stosu Kart Odrzuconych { $region_gen }.
ruling-track-price = Według toru Dobranych Wizji kosztuje to { $supply ->
    [one] { $supply } punkt Zaopatrzenia
    [few] { $supply } punkty Zaopatrzenia
   *[many] { $supply } punktów Zaopatrzenia
}.
ruling-darkest-secret-price = Ze Sztandarem Najmroczniejszej Tajemnicy Przeszukanie talii Świata kosztuje { $supply ->
    [one] { $supply } punkt Zaopatrzenia
    [few] { $supply } punkty Zaopatrzenia
   *[many] { $supply } punktów Zaopatrzenia
}.
ruling-darkest-secret-untold = Sztandar Najmroczniejszej Tajemnicy nie jest opisany. Jego posiadacz płaci zamiast tego { $supply ->
    [one] { $supply } punkt Zaopatrzenia
    [few] { $supply } punkty Zaopatrzenia
   *[many] { $supply } punktów Zaopatrzenia
}.
ruling-vision-drawn = Karta { $card } to Wizja: przestań dobierać i przesuń znacznik Dobranych Wizji.
ruling-secret-vision = Dobrano mniej kart niż zwykle, więc ostatnia jest Wizją: znacznik Dobranych Wizji przesuwa się do przodu.
ruling-secret-draw = Jeśli ostatnia z tych kart jest Wizją, trzeba to ogłosić i przesunąć znacznik: popraw dobrane wizje { $marker }
ruling-not-in-hand = Nie masz karty { $card } ani na ręce, ani wśród swoich zakrytych Doradców.
ruling-no-more-visions-drawn = { $count ->
    [0] Karty { $card } nikt nie może mieć na ręce: według znacznika Dobranych Wizji podczas przygotowania nie dobrano żadnej.
   *[other] Karty { $card } nikt nie może mieć na ręce: znacznik Dobranych Wizji wskazuje { $count }, a tyle jest już znanych.
}
ruling-keep-one = Masz jeszcze za dużo dobranych kart, żeby którąś zagrać. Najpierw odrzuć { $count ->
    [one] jedną
   *[other] { $count }
} z nich.
ruling-faceup-adviser = Karta { $card } jest odkryta. Odkrytego Doradcę można odrzucić tylko po to, żeby zrobić miejsce dla innego.
ruling-played-faceup = Karta { $card } jest już zakryta. Możesz zagrać ją jako odkrytą albo odrzucić.
ruling-vision-to-site = Karta { $card } to Wizja i nie można jej zagrać na Obszar.
ruling-vision-adviser = Karta { $card } to Wizja. Odkryta nie jest Doradcą.
ruling-not-a-vision = Karta { $card } nie jest Wizją.
ruling-conspiracy-to-box = Konspiracja zagrana jako odkryta wraca do pudełka i nigdy nie trafia na pole „Ujawniona Wizja”.
ruling-site-only = Karta { $card } może trafić tylko na Obszar.
ruling-adviser-only = Karta { $card } może trafić tylko na pole Doradców.
ruling-not-your-site = Twój pionek nie stoi na Obszarze { $site }. Na inny Obszar może zagrywać tylko posiadacz Sztandaru Miłości Ludu.
ruling-not-your-region = Obszar { $site } nie leży w Regionie twojego pionka.
ruling-needs-peoples-favor = Tylko posiadacz Sztandaru Miłości Ludu może przed zagraniem odrzucić kartę z Obszaru.
ruling-site-facedown = Obszar { $site } jest zakryty, więc nie może tam być kart.
ruling-site-at-capacity = Obszar { $site } jest pełny: jego limit kart to { $capacity }.
ruling-locked-card = Karta { $card } jest zablokowana, więc nie można jej odrzucić, przemieścić ani podmienić.
ruling-not-there = Karta { $card } nie leży nigdzie, skąd można by ją odrzucić.
ruling-too-many-discarded = Odrzucasz za dużo kart. { $most ->
    [0] Tutaj nie możesz odrzucić żadnej.
   *[other] Tutaj możesz odrzucić najwyżej { $most }.
}
ruling-too-few-discarded = Najpierw musisz odrzucić { $need ->
    [one] { $need } Doradcę
   *[other] { $need } Doradców
}.
ruling-advisers-full = Twój limit Doradców to { $limit }, a żadnego z nich nie możesz odrzucić.
ruling-modifier-in-use = Karta { $card } modyfikuje tę akcję, więc nie możesz jej teraz odrzucić.
ruling-vision-replaced = Odrzucasz swoją ujawnioną Wizję, kartę { $card }.
ruling-discarded-to = Odrzucone karty trafiają na Stos Kart Odrzuconych { $region_gen }.
ruling-not-theirs = Gracz { $colour } tego nie ma.
ruling-from-yourself = Nie możesz wziąć niczego od siebie.
ruling-too-few-matching = Co najmniej dwóch twoich odkrytych Doradców musi odpowiadać Doradcom tego gracza, a { $have ->
    [0] nie odpowiada żaden
    [one] odpowiada tylko jeden
   *[other] odpowiada tylko { $have }
}.
ruling-seize-penalty = { $count ->
    [0] Sztandar zostaje zagrabiony, ale nie ma z niego czego spalić.
    [one] Sztandar zostaje zagrabiony: spal z niego { $count } żeton.
    [few] Sztandar zostaje zagrabiony: spal z niego { $count } żetony.
   *[many] Sztandar zostaje zagrabiony: spal z niego { $count } żetonów.
}
ruling-no-relic = Na Obszarze { $site } nie ma zakrytego Reliktu.
ruling-no-relic-on-space = Na polu { $space } Imperialnego Skarbca nie ma Reliktu.
ruling-not-peeked = Twój pionek nie stoi na Obszarze { $site }, a ty nie znasz jeszcze tamtejszego Reliktu.
ruling-taken-this-turn = Karta { $card } została wzięta w tej turze, więc nie można jej jeszcze użyć.
ruling-not-in-play = Karta { $card } nie jest w grze.
ruling-in-reliquary = Relikt { $card } leży w Imperialnym Skarbcu, a tam nikt nie może użyć jego mocy.
ruling-no-access = Nie rządzisz kartą { $card }, a twój pionek nie stoi na jej Obszarze.
ruling-nothing-drawn = Stos jest pusty: płacisz i niczego nie dobierasz.
ruling-not-ruled = Nie rządzisz Planem Bitewnym { $card }.
ruling-not-ruled-by = Gracz { $colour } nie rządzi Planem Bitewnym { $card }.
ruling-facedown-card = Karta { $card } jest zakryta, więc nie ma mocy.
ruling-not-alone = Karta { $card } nie ma mocy, której można użyć samodzielnie.
ruling-not-for-this = Karta { $card } nie ma mocy do tej akcji.
ruling-occupied = Na karcie { $card } leży już Przychylność lub Sekrety, więc nie możesz na niej nic umieścić.
ruling-used-too-late = Karta { $card } modyfikuje Przeszukanie tylko wtedy, gdy użyjesz jej na jego początku.
ruling-used-twice = Karta { $card } może zmodyfikować akcję tylko raz.
ruling-attacks-self = Nie możesz najechać siebie.
ruling-out-of-reach = Gracz { $defender } nie rządzi na Obszarze { $site } ani nie ma tam pionka.
ruling-player-rules-site = Na Obszarze { $site } rządzi gracz, więc nie możesz wybrać tam Bandytów.
ruling-only-bandits = Na Obszarze { $site } nie rządzi żaden gracz, więc możesz tam wybrać tylko Bandytów.
ruling-not-imperial-here = W tym Najeździe gracz { $colour } nie jest graczem Imperialnym.
ruling-named-twice = To samo podano dwa razy.
ruling-target-twice = Ten sam cel zadeklarowano dwa razy.
ruling-no-target-here = Co najmniej jeden cel musi być na twoim Obszarze { $site }.
ruling-must-target-site = Obrońca rządzi na twoim Obszarze { $site }, więc ten Obszar musi być celem.
ruling-target-not-ruled = Obrońca nie rządzi na Obszarze { $site }.
ruling-relic-not-theirs = Obrońca nie ma Reliktu { $card }.
ruling-banner-not-theirs = Obrońca nie ma tego Sztandaru.
ruling-bandits-have-only-sites = Bandyci nie mają pionka ani Przychylności.
ruling-too-many-attack-dice = { $warbands ->
    [0] Bez Chorągwi na planszy
    [one] Z 1 Chorągwią na planszy
   *[other] Z { $warbands } Chorągwiami na planszy
} nie możesz dodać { $dice } kości Ataku.
ruling-ally-joins = Gracz { $ally } dołącza do obrony jako Sojusznik.
ruling-ally-may-join = Gracz { $ally } może dołączyć do obrony jako Sojusznik, jeśli zgodzi się Obrońca.
ruling-cannot-join = Gracz { $ally } nie może dołączyć do tej obrony.
ruling-pools-meet = Atak: { $attack ->
    [one] { $attack } kość
   *[other] { $attack } kości
}, Siła z { $force } Chorągwi. Obrona: { $defense ->
    [one] { $defense } kość
   *[other] { $defense } kości
}, Siła z { $defenders } Chorągwi.
ruling-bandit-plan = Bandyci używają karty { $card }.
ruling-placed-elsewhere = Możesz umieścić Chorągwie tylko na Obszarach, które były celami, a nie na Obszarze { $site }.
ruling-citizen-places-none = Obszar { $site } to zdobyty Obszar Imperialny, więc Obywatel nie może umieścić tam Chorągwi.
ruling-pawn-not-targeted = Pionek i Przychylność nie były celem.
ruling-sacrifice-needed = Same kości nie wystarczą. Aby zwyciężyć, musisz poświęcić dokładnie { $need ->
    [one] { $need } Chorągiew
    [few] { $need } Chorągwie
   *[many] { $need } Chorągwi
}.
ruling-wrong-sacrifice = Aby zwyciężyć, musisz poświęcić dokładnie { $need ->
    [one] { $need } Chorągiew
    [few] { $need } Chorągwie
   *[many] { $need } Chorągwi
}, a nie { $given }.
ruling-no-sacrifice-needed = Same kości wystarczą do zwycięstwa w tym Najeździe, więc nie możesz niczego poświęcić.
ruling-no-sacrifice-wins = Żadne poświęcenie nie da zwycięstwa w tym Najeździe, więc nie możesz niczego poświęcić.
ruling-wrong-losses = { $need ->
    [0] Siła Obrońcy nie ponosi strat.
   *[other] Wskazane straty muszą być Chorągwiami z Siły Obrońcy, razem dokładnie { $need }.
}
ruling-own-losses = Od { $least } do { $most } twoich strat musi przypaść na Obszary, a na żaden z nich więcej, niż stoi tam Chorągwi.
ruling-reserve-counts = To wydanie nie mówi tu o Sile, więc można też zabić i poświęcić { $count ->
    [one] twoją Chorągiew stojącą na Obszarze
    [few] twoje { $count } Chorągwie stojące na Obszarach
   *[many] { $count } twoich Chorągwi stojących na Obszarach
}.
ruling-chancellor-chooses-losses = Kanclerz wybiera, { $count ->
    [one] która broniąca się Chorągiew ginie
    [few] które { $count } broniące się Chorągwie giną
   *[many] które { $count } broniących się Chorągwi ginie
}.
ruling-pawn-spared = Pokonany pionek zostaje na miejscu. Aby go wygnać, cofnij ten krok i dopisz „{ $clause }”.
ruling-campaign-won = Atakujący zwycięża i { $lost ->
    [0] nie traci Chorągwi
    [one] traci 1 Chorągiew
    [few] traci { $lost } Chorągwie
   *[many] traci { $lost } Chorągwi
}. Obrońca { $killed ->
    [0] nie traci Chorągwi
    [one] traci 1 Chorągiew
    [few] traci { $killed } Chorągwie
   *[many] traci { $killed } Chorągwi
}.
ruling-campaign-lost = Atakujący zostaje pokonany i { $lost ->
    [0] nie traci Chorągwi
    [one] traci 1 Chorągiew
    [few] traci { $lost } Chorągwie
   *[many] traci { $lost } Chorągwi
}.
ruling-pawn-not-at-site = Relikty, Sztandary, pionek i Przychylność mogą być celem tylko wtedy, gdy pionek Obrońcy stoi na twoim Obszarze { $site }.
ruling-forbids = Karta { $card } tego zabrania.
ruling-favor-to-ruler = Z powodu karty { $card } gracz { $colour } dostaje { $count ->
    [one] { $count } żeton Przychylności
    [few] { $count } żetony Przychylności
   *[many] { $count } żetonów Przychylności
}.
ruling-favor-burned = Kartą { $card } rządzą Bandyci, więc spal { $count ->
    [one] { $count } żeton Przychylności
    [few] { $count } żetony Przychylności
   *[many] { $count } żetonów Przychylności
}.
ruling-in-vain = Możesz użyć karty { $card }, ale nic ona tu nie zmienia.
ruling-dice-rolled = Atakujący rzuca { $dice ->
    [one] { $dice } kością
   *[other] { $dice } kośćmi
} Ataku.
ruling-forces-left = Przed rzutem giną Chorągwie. Siła Atakującego liczy potem { $force ->
    [one] { $force } Chorągiew
    [few] { $force } Chorągwie
   *[many] { $force } Chorągwi
}, a Siła Obrońcy { $defenders ->
    [one] { $defenders } Chorągiew
    [few] { $defenders } Chorągwie
   *[many] { $defenders } Chorągwi
}.
ruling-last-secret-stays = Ostatni Sekret zostaje na Sztandarze Najmroczniejszej Tajemnicy, więc karta { $card } nie może go usunąć.
ruling-card-frees = Dzięki karcie { $card } nie wydajesz punktów Zaopatrzenia.
ruling-card-sets-price = Karta { $card } ustala koszt na { $supply ->
    [one] { $supply } punkt Zaopatrzenia
    [few] { $supply } punkty Zaopatrzenia
   *[many] { $supply } punktów Zaopatrzenia
}.
ruling-card-raises-price = Karta { $card } podnosi koszt o { $supply ->
    [one] { $supply } punkt Zaopatrzenia
    [few] { $supply } punkty Zaopatrzenia
   *[many] { $supply } punktów Zaopatrzenia
}.
ruling-pass-ignored = W tej Podróży ignorujesz Obszar { $site }.
ruling-only-through-pass = Z innego Regionu możesz Podróżować tylko na Obszar { $site }.
ruling-ruler-sends = Gracz { $colour } rządzi na Obszarze { $card } i wybiera, dokąd uda się gracz { $player }.
ruling-card-kills = Karta { $card } zabija { $count ->
    [one] { $count } Chorągiew
    [few] { $count } Chorągwie
   *[many] { $count } Chorągwi
} na planszy gracza { $colour_gen }.
ruling-card-kills-there = Karta { $card } zabija na Obszarze docelowym { $count ->
    [one] { $count } Chorągiew
    [few] { $count } Chorągwie
   *[many] { $count } Chorągwi
} gracza { $colour_gen }.
ruling-card-ends-act-phase = Karta { $card } kończy potem twoją fazę Akcji.
ruling-card-draws = Dzięki karcie { $card } dobierasz { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[many] { $count } kart
}.
ruling-only-bottom-of-pile = Karta { $card } pozwala dobierać tylko ze spodu Stosu Kart Odrzuconych twojego Regionu.
ruling-card-reaches = Karta { $card } pozwala dobierać ze Stosu Kart Odrzuconych { $region_gen }.
ruling-salt-needs-unlocked = Leży tam karta { $card }, która jest zablokowana.
ruling-counts-as-locked = Z powodu karty { $card } traktujesz tamtejsze karty jako zablokowane.
ruling-secret-for-favor = Dzięki karcie { $card } zyskujesz Sekret zamiast Przychylności.
ruling-card-brings = Karta { $card } przynosi korzyść graczowi { $colour_dat }.
ruling-card-works = Karta { $card } zmienia koszt lub zysk tej akcji.
ruling-suit-not-there = Nie ma tam karty z symbolem { $suit_gen }.
ruling-wrong-number = Ta liczba nie jest tu dozwolona; dozwolona jest { $need }.
ruling-no-favor-by-trade = Z powodu karty { $card } Handel nie daje ci Przychylności.
ruling-other-gains-secrets = Gracz { $colour } zyskuje { $count ->
    [one] { $count } Sekret
    [few] { $count } Sekrety
   *[many] { $count } Sekretów
}.
ruling-mob-side-up = Sztandar Miłości Ludu leży potem stroną Ciżby do góry.
ruling-site-not-meant = Nie możesz wybrać Obszaru { $site }.
ruling-player-not-meant = Nie możesz wybrać gracza { $colour_gen }.
ruling-card-not-meant = Nie możesz wybrać karty { $card }.
ruling-looks-at = Obejrzyj karty na stole: karta { $card } niczego nie przemieszcza, więc nie trzeba tu niczego podawać.
ruling-nothing-to-choose = Tutaj nie ma nic do wyboru.
ruling-not-used = „{ $clause }” nie ma tu zastosowania.
ruling-heap-not-open = Żaden modyfikator tego Przeszukania nie pozwala odrzucać tam kart.
ruling-one-heap = Wszystkie karty odrzucane w tym Przeszukaniu trafiają w to samo miejsce.
ruling-one-to-site = Karta { $card } pozwala zagrać dwie karty, ale co najmniej jedna z nich musi trafić na Obszar.
ruling-suit-not-meant = Nie możesz wybrać symbolu { $suit_gen }.
ruling-region-not-meant = Nie możesz wybrać { $region_gen }.
ruling-pile-empty = Stos Kart Odrzuconych { $region_gen } jest pusty.
ruling-space-not-meant = Nie możesz wybrać pola { $space }.
ruling-bank-not-meant = Nie możesz wybrać banku { $suit_gen }.
ruling-odd-targets = Karta { $card } wymaga, by cele dawały parzystą liczbę kości Obrony, a te dają { $count }.
ruling-used-alone = Jeśli używasz Planu Bitewnego { $card }, twoja strona nie może użyć żadnego innego.
ruling-not-of-bandits = Bandyci nie używają Planu Bitewnego { $card }. Używają każdego Planu Bitewnego, którym rządzą i który nic nie kosztuje, a żadnego innego.
ruling-wrong-plan-dice = Karta { $card } nie pozwala dodać ani usunąć tylu kości.
ruling-may-buy-off = Z powodu karty { $card } gracz { $colour } może zachować Relikt, jeśli da ci { $count ->
    [one] { $count } żeton Przychylności
    [few] { $count } żetony Przychylności
   *[many] { $count } żetonów Przychylności
}.
ruling-cannot-travel = Gracz { $colour } nie może Podróżować na Obszar { $site }.
ruling-too-many-advisers = Gracz { $colour } miałby więcej Doradców, niż pozwala limit, który wynosi { $limit }.
ruling-promises-bind = Obietnice obu stron są wiążące. Gracze przy stole muszą sami pamiętać o przyszłych akcjach.
ruling-end-die-shifts = Dzięki karcie { $card } gracz { $colour } może zmienić wynik kości Końcowej o jeden, w górę lub w dół.
ruling-end-die-stays = Nikt nie może tak zmienić wyniku kości Końcowej.
ruling-wrong-own-losses = { $need ->
    [0] Siła Atakującego nie ponosi strat.
   *[other] Wskazane straty muszą być Chorągwiami z Siły Atakującego, razem dokładnie { $need }.
}
ruling-may-reroll-attack = Dzięki karcie { $card } gracz { $colour } może za Sekret raz przerzucić wszystkie kości Ataku. Szansa to uwzględnia.
ruling-may-reroll-defense = Dzięki karcie { $card } gracz { $colour } może za Sekret raz przerzucić wszystkie kości Obrony, zanim padnie rzut Atakującego. Szansa to uwzględnia.
ruling-campaign-may-follow = Dzięki karcie { $card } gracz { $colour } może zaraz potem przeprowadzić Najazd, nie wydając punktów Zaopatrzenia.
ruling-nothing-to-follow = Możesz użyć karty { $card } tylko zaraz po zdarzeniu, którego ona dotyczy, a nic takiego się przed chwilą nie stało.
ruling-travelled-already = Karta { $card } daje ci przed Najazdem tylko jedną darmową Podróż, a ta już się odbyła.
ruling-comes-first = Karta { $card } ma pierwszeństwo, jeśli gracz { $colour } chce jej użyć.
ruling-only-against = Możesz użyć karty { $card } tylko do Najazdu na gracza { $colour_acc }.
ruling-may-kill-rest = Dzięki karcie { $card } zwycięzca może zabić { $count ->
    [one] ostatnią Chorągiew
    [few] pozostałe { $count } Chorągwie
   *[many] pozostałych { $count } Chorągwi
} pokonanej Siły i oddaje za to 1 żeton Przychylności. 1 znaczy tak, 0 nie.
ruling-may-turn-citizen = Gracz { $colour } zwycięża i dzięki karcie { $card } może zostać Obywatelem. 1 znaczy tak, 0 nie.
ruling-keeps-one-secret = Z powodu karty { $card } zostaje jeden Sekret, a gracz { $colour } wybiera, który. 1 znaczy odkryty, 0 zakryty.
ruling-may-give-beast = Dzięki karcie { $card } możesz odrzucić jedną swoją kartę z symbolem Bestii zamiast wszystkich swoich Planów Bitewnych z symbolem Nomady.
ruling-may-steal-relics = Dzięki karcie { $card } gracz { $colour } może zapłacić i rzucić { $count ->
    [one] { $count } kością
   *[other] { $count } kośćmi
} o Relikty. 0 znaczy, że karty nie użyto, 1, że Relikty skradziono, a 2, że wypadła tarcza.
ruling-may-go-with = Gracz { $colour } może użyć karty { $card } w tej Podróży. 1 znaczy tak, 0 nie.
ruling-not-over = Nikt jeszcze nie wygrał: Kronikę zapisuje się po grze.
ruling-chapter-past = Ta część Kroniki jest już zapisana.
ruling-chapter-first = W Kronice najpierw kolej na co innego: { $clause }.
ruling-chronicle-written = Kronika jest zapisana. „law new --after PLIK” zaczyna od tego stołu następną grę, a „law seed” tworzy z niej zapis Kroniki.
ruling-vow-of-vision = Wygrana przyszła tylko dzięki karcie { $card }, więc składasz Przysięgę na jej Cel.
ruling-same-goal = To był Cel zakończonej gry: złóż Przysięgę na inny.
ruling-board-flips = Gracz { $colour } jest znowu Banitą.
ruling-just-flipped = Gracz { $colour } jeszcze przed chwilą był Obywatelem i nie dostaje oferty.
ruling-offer-to-self = Nie możesz złożyć tej oferty sobie.
ruling-offer-is-bare = W Kronice przy tej ofercie nic nie przechodzi z rąk do rąk.
ruling-warbands-replaced = Na Obszarze { $site } Chorągwie nowego Obywatela { $count ->
    [one] zastępuje { $count } Chorągiew
    [few] zastępują { $count } Chorągwie
   *[many] zastępuje { $count } Chorągwi
} gracza { $colour_gen }.
ruling-only-empire-builds = Budowlę wznosi albo odbudowuje tylko Kanclerz lub Obywatel.
ruling-not-at-ruled-site = Karta { $card } nie leży na żadnym Obszarze, na którym rządzisz.
ruling-edifice-suit = Karta { $card } zastępuje tylko Mieszkańców z symbolem { $suit_gen }.
ruling-has-edifice = Na Obszarze { $site } stoi już Budowla.
ruling-not-in-archive = Karta { $card } nie jest Budowlą z Archiwum.
ruling-no-room-there = Na Obszarze { $site } nie ma miejsca na kartę { $card }.
ruling-not-a-denizen = Karta { $card } nie jest kartą Mieszkańców.
ruling-not-ruined = Karta { $card } nie jest Ruiną.
ruling-site-stays = Obszar { $site } zostaje, bo na nim rządzisz.
ruling-edifice-keeps = Obszar { $site } zostaje, bo Budowla { $card } jest nietknięta.
ruling-temple-keeps = Obszar { $site } zostaje, bo leży na nim karta z symbolem Bestii, którą chroni Budowla { $card }.
ruling-site-goes = Obszar { $site } zostaje odrzucony razem ze swoimi kartami.
ruling-edifice-falls = Budowla { $card } na Obszarze { $site } staje się Ruiną, bo na nim nie rządzisz.
ruling-order-fixed = Kolejność, w której przesuwa się Obszary, jest ustalona.
ruling-wrong-draw = Trzeba tu dobrać dokładnie { $need ->
    [one] { $need } kartę
    [few] { $need } karty
   *[many] { $need } kart
}, każdą właściwego rodzaju.
ruling-cannot-come-up = Karty { $card } nie można tu dobrać.
ruling-not-drawn = Karty { $card } tu nie dobrano: według stołu leży gdzie indziej albo na wierzchu są inne karty.
ruling-nothing-comes-up = Nie wszystkie karty są nazwane, więc nie da się podać ich kolejności.
ruling-archive-heals = W Archiwum brakuje kart o tych symbolach: odśwież je Wysiedleńcami.
ruling-visions-misplaced = Dwie Wizje muszą być wśród 12 kart na wierzchu, a trzy wśród następnych 18.
ruling-visions-by-chance = O tym, które Wizje trafią do górnego stosu, decyduje los.
ruling-visions-chosen = Możesz wybrać dwie Wizje do górnego stosu: { $clause }.
ruling-wrong-visions = Do górnego stosu trafiają dokładnie dwie różne Wizje.
ruling-setup-first = Najpierw wszyscy stawiają pionek i zachowują kartę.
ruling-chancellor-starts = Pionek Kanclerza zaczyna na Obszarze { $site }.
ruling-all-start = Wszystkie pionki zaczynają na Obszarze { $site }.
ruling-starts-faceup = Obszar { $site } jest zakryty, a pionek zaczyna na odkrytym.
