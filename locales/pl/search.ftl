search-read-on = Czytaj dalej: { $command }
search-some = Pokazano { $shown } z { $found } wyników.
search-corrected = Słowa „{ $typed }” nie ma w księdze. Zamiast niego użyto „{ $to }”.
search-begun = „{ $typed }” uzupełniono do „{ $to }”.
search-unknown = Słowa „{ $typed }” nie ma w księdze.
search-ignored = Nie udało się użyć „{ $typed }”.
search-nothing = Nie znaleziono nic dla „{ $query }”.{ $near ->
    [0] {""}
   *[other] {" "}Może coś z tego:
}
search-unknown-kind = --in przyjmuje section, term, card, divergence i ruling, a nie „{ $kind }”.
search-bad-count = -n przyjmuje liczbę od 1 do 1000, a nie „{ $count }”.
search-filter-values = { $filter }: przyjmuje { $values }.
search-when-setup = przed pierwszą rundą
search-when-wake = w fazie Przebudzenia
search-when-empire-wins = tylko gdy zwyciężyłby Kanclerz
search-when-middle-rounds = tylko na koniec rund od 5. do 7.
search-when-last-round = tylko na koniec 8. rundy
search-when-rest = w fazie Odpoczynku
search-when-chronicle = po zakończeniu gry
