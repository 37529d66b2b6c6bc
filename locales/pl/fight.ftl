fight-form = Zapisz walkę jako 6v4+3, czyli 6 kości Ataku i tyle samo Chorągwi przeciw 4 kościom Obrony i 3 Chorągwiom, albo jako 6/8v4+3, gdy Siła liczy 8 Chorągwi.
fight-incomplete = Podaj i kości Ataku, i kości Obrony: law odds 6v4+3 albo law odds --attack 6 --defense 4.
fight-unreadable = „{ $text }” nie jest zapisem walki.
fight-nobody = Nikt nie atakuje: nie ma ani kości Ataku, ani Chorągwi.
fight-given-twice = { $option } powtarza to, co jest już w zapisie skróconym.
fight-bad-attack = Liczba kości Ataku musi być całkowita, od 0 do { $most }, a nie „{ $text }”.
fight-bad-force = Liczba Chorągwi w Sile musi być całkowita, od 0 do { $most }, a nie „{ $text }”.
fight-bad-defense = Liczba kości Obrony musi być całkowita, od 0 do { $most }, a nie „{ $text }”.
fight-bad-defenders = Liczba broniących się Chorągwi musi być całkowita, od 0 do { $most }, a nie „{ $text }”.
fight-bad-keep = --keep przyjmuje całkowitą liczbę Chorągwi od 0 do { $most }, a nie „{ $text }”.
fight-bad-left = Liczba ocalałych Chorągwi musi być całkowita, od 0 do { $most }, a nie „{ $text }”.
fight-bad-need = --need przyjmuje szansę większą niż 0 i nie większą niż 100%, np. 80%, 0,8 albo 4/5, a nie „{ $text }”.
fight-unknown-aim = --aim przyjmuje win, keep albo survivors, a nie „{ $text }”.
fight-keep-how-many = --aim keep wymaga --keep z liczbą Chorągwi, które mają zostać.
fight-too-many-dice-attacker = To dałoby { $dice } kości Ataku. Granica to { $most }.
fight-too-many-dice-defender = To dałoby { $dice } kości Obrony. Granica to { $most }.
fight-too-many-warbands-attacker = Liczba atakujących Chorągwi wyniosłaby { $warbands }. Granica to { $most }.
fight-too-many-warbands-defender = Liczba broniących się Chorągwi wyniosłaby { $warbands }. Granica to { $most }.
fight-unknown-change = --with nie zna słowa „{ $name }”.
fight-changes = Do wyboru są: { $names }
fight-changes-contradict = { $one } i { $other } wykluczają się: wygrać może tylko jedna strona.
fight-too-many-changes = Walka ma najwyżej { $most } zmian.
fight-change-needs-number = { $name } wymaga liczby.
fight-change-takes-no-number = { $name } nie przyjmuje liczby.
fight-change-bad-number = { $name } nie może przyjąć „{ $text }”.
fight-change-range = Napisz { $name }=LICZBA, gdzie LICZBA jest całkowita, od { $least } do { $most }.
fight-no-randomness = System nie dał liczb losowych, więc program nie może rzucić kośćmi.
fight-no-plan = „{ $card }” nie jest Planem Bitewnym tej strony.
fight-plan-of-the-table = Działanie karty „{ $card }” zależy od sytuacji na stole. Podaj je jako zmianę, na przykład attack-dice=+2.
fight-unknown-side = Po nazwie „{ $card }” i znaku = podaj stronę: atakujący lub obrońca.
