show-cites = Odsyła do
show-cited-by = Przywołany w
show-terms = Pojęcia
show-neighbours = Obok
show-imperial = Zasada Imperium: tak oznaczone akapity dotyczą tylko sytuacji z udziałem Obywateli lub Imperium.
show-misprint = Błąd druku { $id } w { $unit }: zamiast wydrukowanego odsyłacza { $printed } powinno być { $means }.
show-misprint-page = Błąd druku { $id } w { $unit }: wydrukowany odsyłacz do strony { $page } dotyczy hasła „{ $means }” w Glosariuszu.
show-diverges = Wydania różnią się w tym miejscu → law diverge { $number }
show-no-such-number = W Księdze praw nie ma punktu { $wanted }. Sąsiednie punkty:
show-no-such-word = W Księdze praw nie ma punktu ani hasła „{ $wanted }”.{ $near ->
    [0] {""}
   *[other] {" "}Najbliższe:
}
show-is-index = Rozdział 11 Księgi praw to jej indeks → law index
show-is-card = „{ $wanted }” to karta → law card "{ $name }"
show-book-no-such-number = W „{ $book }” nie ma punktu { $wanted }. Sąsiednie punkty:
show-book-no-such-word = W „{ $book }” nie ma punktu ani pojęcia „{ $wanted }”.{ $near ->
    [0] {""}
   *[other] {" "}Najbliższe:
}
