book-title-oath = Księga praw gry Oath
book-title-xidit = Lords of Xidit
book-title-dominion = Dominion: słowniczek poleceń
book-languages = Języki
book-holds = Zawiera
book-read-on = Czytaj dalej
book-chapters = { $count ->
    [one] jeden rozdział
    [few] { $count } rozdziały
   *[many] { $count } rozdziałów
}
book-sections = { $count ->
    [one] jeden punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
book-terms = { $count ->
    [one] jedno pojęcie
    [few] { $count } pojęcia
   *[many] { $count } pojęć
}
book-unknown = Nie ma księgi „{ $book }”.
book-keys = Księgi: { $books }
book-other-language = Księga „{ $book }” nie ma tu wersji { $missing ->
    [en] angielskiej
    [de] niemieckiej
   *[pl] polskiej
}. Czytasz tekst { $shown ->
    [en] angielski
    [de] niemiecki
   *[pl] polski
}.
book-scope-dominion = Glosariusz omawia słowa, których używają polecenia kilku kart, Wydarzeń i tak dalej. Ogólne słowa, takie jak typy kart, objaśnia tylko o tyle, o ile są potrzebne w takich poleceniach.
