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
