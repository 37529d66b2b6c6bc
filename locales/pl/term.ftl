term-see = Zobacz
term-special = Przypadki szczególne
term-examples = Przykłady
term-also = też: { $names }
term-unofficial = nazwa nieoficjalna
term-misspelt = „{ $word }” odczytano jako „{ $name }”.
term-many = { $count ->
    [one] Jedno pojęcie. Podaj pełną nazwę, by przeczytać, co znaczy.
    [few] { $count } pojęcia. Podaj pełną nazwę jednego z nich, by przeczytać, co znaczy.
   *[many] { $count } pojęć. Podaj pełną nazwę jednego z nich, by przeczytać, co znaczy.
}
term-nothing = Nie ma pojęcia „{ $word }”.{ $near ->
    [0] {""}
   *[other] {" "}Najbliższe:
}
term-formerly = dawniej: { $names }
term-read-on = Czytaj dalej
term-is-card = „{ $card }” to nazwa karty. Hasła, które ją wymieniają:
