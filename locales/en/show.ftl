show-cites = Cites
show-cited-by = Cited by
show-terms = Terms
show-neighbours = Nearby
show-imperial = Imperial rule: the paragraphs with this mark matter only when Citizens or the Empire are involved.
show-misprint = Misprint { $id } in { $unit }: the printed reference { $printed } means { $means }.
show-misprint-page = Misprint { $id } in { $unit }: the printed reference to page { $page } means the glossary entry “{ $means }”.
show-diverges = The printings differ here → law diverge { $number }
show-no-such-number = The Law has no section { $wanted }. Nearby:
show-no-such-word = The Law has no section or glossary entry “{ $wanted }”.{ $near ->
    [0] {""}
   *[other] {" "}Closest matches:
}
show-is-index = Chapter 11 of the Law is its index → law index
show-is-card = “{ $wanted }” is a card → law card "{ $name }"
show-book-no-such-number = “{ $book }” has no section { $wanted }. Nearby:
show-book-no-such-word = “{ $book }” has no section or term “{ $wanted }”.{ $near ->
    [0] {""}
   *[other] {" "}Closest matches:
}
