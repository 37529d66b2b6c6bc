search-read-on = Czytaj dalej: { $command }
search-corrected = „{ $typed }” nie występuje w księdze; szukam „{ $to }”.
search-begun = „{ $typed }” uzupełniono do „{ $to }”.
search-unknown = „{ $typed }” nie występuje w księdze.
search-ignored = Nie udało się użyć „{ $typed }”.
search-nothing = Nic nie pasuje do „{ $query }”.{ $near ->
    [0] {""}
   *[other] {" "}Może coś z tego:
}
search-unknown-kind = --in przyjmuje section, term, card i divergence, a nie „{ $kind }”.
search-bad-count = -n przyjmuje liczbę od 1 do 1000, a nie „{ $count }”.
