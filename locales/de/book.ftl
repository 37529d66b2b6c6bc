book-title-oath = Das Gesetz von Oath
book-title-xidit = Lords of Xidit
book-title-dominion = Dominion: Glossar der Anweisungen
book-languages = Sprachen
book-holds = Umfang
book-read-on = Weiterlesen
book-chapters = { $count ->
    [one] ein Kapitel
   *[other] { $count } Kapitel
}
book-sections = { $count ->
    [one] ein Abschnitt
   *[other] { $count } Abschnitte
}
book-terms = { $count ->
    [one] ein Begriff
   *[other] { $count } Begriffe
}
book-unknown = Das Buch „{ $book }“ gibt es nicht.
book-keys = Bücher: { $books }
book-other-language = „{ $book }“ liegt hier nicht auf { $missing ->
    [en] Englisch
    [de] Deutsch
   *[pl] Polnisch
} vor. Du liest den { $shown ->
    [en] englischen
    [de] deutschen
   *[pl] polnischen
} Text.
book-scope-dominion = Das Glossar behandelt Wörter aus den Anweisungen mehrerer Karten, Ereignisse und so weiter. Allgemeine Wörter wie Kartentypen erklärt es nur, soweit solche Anweisungen sie brauchen.
