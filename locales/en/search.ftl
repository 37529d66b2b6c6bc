search-read-on = Read on: { $command }
search-some = { $shown } of { $found } shown.
search-corrected = “{ $typed }” is not in the book. Searching for “{ $to }”.
search-begun = “{ $typed }” was completed to “{ $to }”.
search-unknown = “{ $typed }” is not in the book.
search-ignored = “{ $typed }” could not be used.
search-nothing = No results for “{ $query }”.{ $near ->
    [0] {""}
   *[other] {" "}Perhaps one of these:
}
search-unknown-kind = --in takes section, term, card, divergence, and ruling, not “{ $kind }”.
search-bad-count = -n takes a number from 1 to 1000, not “{ $count }”.
search-filter-values = { $filter }: takes { $values }.
search-when-setup = before the first round
search-when-wake = in the Wake Phase
search-when-empire-wins = only where the Chancellor would win
search-when-middle-rounds = only at the end of rounds 5 to 7
search-when-last-round = only at the end of round 8
search-when-rest = in the Rest Phase
search-when-chronicle = after the game
