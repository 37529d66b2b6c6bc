book-title-oath = The Law of Oath
book-title-xidit = Lords of Xidit
book-title-dominion = Dominion: Glossary of Instructions
book-languages = Languages
book-holds = Holds
book-read-on = Read on
book-chapters = { $count ->
    [one] one chapter
   *[other] { $count } chapters
}
book-sections = { $count ->
    [one] one section
   *[other] { $count } sections
}
book-terms = { $count ->
    [one] one term
   *[other] { $count } terms
}
book-unknown = There is no book “{ $book }”.
book-keys = Books: { $books }
book-other-language = “{ $book }” is not available here in { $missing ->
    [en] English
    [de] German
   *[pl] Polish
}. You are reading the { $shown ->
    [en] English
    [de] German
   *[pl] Polish
} text.
book-scope-dominion = This glossary covers words that the instructions of several cards, Events, and so on use. General words such as card types are explained only where those instructions use them.
