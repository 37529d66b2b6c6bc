fault-syntax-twice = Ten klucz lub ta tabela występuje dwa razy.
fault-syntax-quotes = Tekst musi być w cudzysłowie, a cudzysłów musi być zamknięty.
fault-syntax-comma = Brakuje tu przecinka albo jest o jeden za dużo.
fault-syntax-value = To nie jest wartość w TOML: liczba, true lub false, "tekst", lista albo tabela.
fault-syntax-key = Powinno tu być: klucz = wartość.
fault-syntax-bracket = Nawias nie został zamknięty albo nigdy nie został otwarty.
fault-syntax-depth = Zbyt wiele nawiasów jest tu zagnieżdżonych w sobie.
fault-syntax-other = To nie jest TOML.
fault-too-long = Tekst ma ponad { $most } KiB. Żaden opis sytuacji nie jest tak długi.
fault-fact-too-long = Ten fakt ma więcej niż { $most } słów. Podziel go przecinkami albo na wiersze.
fault-unknown-key = Nie ma tu klucza „{ $key }”.
fault-key-twice = Klucz „{ $key }” podano dwa razy.
fault-missing-key = Brakuje klucza „{ $key }”.
fault-wrong-shape = Pasuje tu { $wanted }, a nie { $found }.
fault-out-of-range = Ta liczba musi mieścić się w zakresie od { $low } do { $high }.
fault-too-many = Może tu być najwyżej { $most ->
    [one] { $most } wpis
    [few] { $most } wpisy
   *[many] { $most } wpisów
}.
fault-unknown-name = Nazwa „{ $name }” nie jest tu znana. Pasuje tu { $wanted }.
fault-unspeakable-name = Żadna akcja nie może wskazać nazwy „{ $name }”: nazwa ma od 1 do 100 liter, nie może mieć przecinka ani zaczynać się lub kończyć słowem takim jak „z” lub „używając”.
fault-unknown-word = Słowo „{ $word }” nic tu nie znaczy.
fault-no-value = Po „{ $word }” brakuje wartości.
fault-said-twice = To podano dwa razy: „{ $word }”.
fault-unknown-sum = „{ $word }” dodaje do tego, co jest, albo od tego odejmuje, a tutaj nie wiadomo, ile tego jest, albo wynik byłby mniejszy od zera. Podaj, ile jest teraz.
fault-not-there = Nie ma tu „{ $word }”, więc nie można tego zabrać.
fault-never-unknown = „{ $word }” nie może być nieznane: czego brak w opisie, tego nie ma.
fault-ambiguous = Nazwa „{ $name }” może oznaczać kilka rzeczy.
fault-wrong-kind = Karta { $card } to { $is }, a pasuje tu { $wanted }.
fault-no-identity = Karta musi mieć nazwę lub symbol albo być zakryta.
fault-contradicts = „{ $key }” nie pasuje do karty { $card }.
fault-not-on-map = Obszar „{ $name }” nie leży w tym pliku na żadnym polu Obszaru.
fault-colour-twice = Dwaj gracze mają kolor { $colour }.
fault-slot-twice = Na polu Obszaru { $slot } leżą dwa Obszary.
fault-same-card-twice = Karta { $card } leży w dwóch miejscach.
fault-not-listed = Nie wymieniono gracza { $colour_gen }.
fault-two-chancellors = Jest dwóch Kanclerzy.
fault-chancellor-is-purple = Kanclerz jest fioletowy, a poza nim nikt.
fault-too-many-warbands = W grze { $found ->
    [one] jest { $found } Chorągiew
    [few] są { $found } Chorągwie
   *[many] jest { $found } Chorągwi
} w kolorze { $colour_loc }, a istnieje tylko { $exist }.
fault-too-much-favor = W grze { $found ->
    [one] jest { $found } żeton
    [few] są { $found } żetony
   *[many] jest { $found } żetonów
} Przychylności, a istnieje tylko { $exist }.
fault-two-colours = Na tym Obszarze stoją Chorągwie w dwóch kolorach.
fault-citizens-own = Gracz { $colour } jest Obywatelem, więc jego Chorągwie są fioletowe.
fault-over-capacity = Na tym Obszarze { $found ->
    [one] leży { $found } karta
    [few] leżą { $found } karty
   *[many] leży { $found } kart
}, a jego limit kart to { $capacity }.
fault-at-facedown = Obszar jest zakryty, więc nie może być na nim kart.
fault-at-facedown-in-english = W wydaniu angielskim mogą tam leżeć: --edition en (law diverge D06)
fault-pawn-at-facedown = Obszar jest zakryty, a odkrywa się go, gdy dotrze tam pionek. Nie może więc stać na nim pionek gracza { $colour_gen }.
fault-warbands-at-facedown = Obszar jest zakryty. Nikt na nim nie rządzi, więc nie może być na nim Chorągwi.
fault-tokens-at-facedown = Obszar jest zakryty. Przychylność, Sekrety i Relikty trafiają tam dopiero po odkryciu Obszaru.
fault-faceup-vision = Karta { $card } to Wizja i nie może leżeć odkryta wśród Doradców. Jeśli jest ujawniona, napisz „ujawniona wizja …”; jeśli to Doradca, dopisz „zakryta”.
fault-site-only-adviser = Karta { $card } może leżeć odkryta tylko na Obszarze, nie wśród Doradców.
fault-adviser-only-at-site = Karta { $card } może leżeć tylko wśród Doradców, nie na Obszarze.
fault-empty-banner = Na Sztandarze zawsze leży co najmniej jeden żeton.
fault-vision-at-site = Karta { $card } to Wizja i nie może leżeć na Obszarze.
fault-vision-of-imperial = Karta { $card } nie może tu leżeć: tylko plansza Banity ma pole „Ujawniona Wizja”.
fault-conspiracy-stays = Konspiracja nie zostaje na planszy: zagrana jako odkryta wraca do pudełka.
fault-wrong-bank = W tych zasobach { $right ->
    [one] została { $right } Chorągiew
    [few] zostały { $right } Chorągwie
   *[many] zostało { $right } Chorągwi
}.
fault-wrong-shared = We wspólnych zasobach { $right ->
    [one] został { $right } żeton
    [few] zostały { $right } żetony
   *[many] zostało { $right } żetonów
} Przychylności.
fault-no-winner = Nikt nie wygrał tej gry: Kronika potrzebuje zwycięzcy.
fault-cannot-have-won = Gracz { $colour } nie mógł w tej roli wygrać w ten sposób.
fault-usurper-without-title = Gracz { $colour } nie mógł wygrać jako Uzurpator bez tytułu po stronie Uzurpatora.
fault-too-few-visions = Gracz { $colour } nie mógł wygrać dzięki Wizji: dobrano mniej niż trzy Wizje.
fault-won-in-other-round = Gracz { $colour } nie mógł w tej rundzie wygrać w ten sposób.
