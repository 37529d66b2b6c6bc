term-see = See
term-special = Special cases
term-examples = Examples
term-also = also: { $names }
term-unofficial = not an official word
term-misspelt = “{ $word }” was read as “{ $name }”.
term-many = { $count ->
    [one] One term. Enter its full name to read what it means.
   *[other] { $count } terms. Enter one's full name to read what it means.
}
term-nothing = There is no term called “{ $word }”.{ $near ->
    [0] {""}
   *[other] {" "}Closest matches:
}
term-formerly = formerly: { $names }
term-read-on = Read on
term-is-card = “{ $card }” is the name of a card. Entries that name it:
