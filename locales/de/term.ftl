term-see = Siehe
term-special = Sonderfälle
term-examples = Beispiele
term-also = auch: { $names }
term-unofficial = kein offizieller Begriff
term-misspelt = „{ $word }“ wurde als „{ $name }“ gelesen.
term-many = { $count ->
    [one] Ein Begriff. Gib ihn vollständig ein, um zu lesen, was er bedeutet.
   *[other] { $count } Begriffe. Gib einen vollständig ein, um zu lesen, was er bedeutet.
}
term-nothing = Es gibt keinen Begriff namens „{ $word }“.{ $near ->
    [0] {""}
   *[other] {" "}Am nächsten kommen:
}
term-formerly = früher: { $names }
term-read-on = Weiterlesen
term-is-card = „{ $card }“ ist der Name einer Karte. Einträge, die sie nennen:
