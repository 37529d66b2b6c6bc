term-see = See
term-special = Special cases
term-examples = Examples
term-also = also: { $names }
term-unofficial = not an official word
term-misspelt = “{ $word }” was read as “{ $name }”.
term-many = { $count ->
    [one] One term. Name it in full to read what it means.
   *[other] { $count } terms. Name one in full to read what it means.
}
term-nothing = No term is called “{ $word }”.{ $near ->
    [0] {""}
   *[other] {" "}Nearest:
}
