show-cites = Verweist auf
show-cited-by = Genannt in
show-terms = Begriffe
show-neighbours = Daneben
show-imperial = Reichsregel: Die so markierten Absätze gelten nur, wenn Bürger oder das Reich beteiligt sind.
show-misprint = Druckfehler { $id } in { $unit }: Der gedruckte Verweis { $printed } meint { $means }.
show-misprint-page = Druckfehler { $id } in { $unit }: Der gedruckte Verweis auf Seite { $page } meint das Stichwort „{ $means }“ im Glossar.
show-diverges = Hier weichen die Ausgaben voneinander ab → law diverge { $number }
show-no-such-number = Im Gesetz gibt es keinen Abschnitt { $wanted }. In der Nähe:
show-no-such-word = Im Gesetz gibt es weder einen Abschnitt noch ein Stichwort „{ $wanted }“.{ $near ->
    [0] {""}
   *[other] {" "}Am nächsten kommen:
}
show-is-index = Kapitel 11 des Gesetzes ist das Stichwortverzeichnis → law index
show-is-card = „{ $wanted }“ ist eine Karte → law card "{ $name }"
show-book-no-such-number = In „{ $book }“ gibt es keinen Abschnitt { $wanted }. In der Nähe:
show-book-no-such-word = In „{ $book }“ gibt es weder einen Abschnitt noch einen Begriff „{ $wanted }“.{ $near ->
    [0] {""}
   *[other] {" "}Am nächsten kommen:
}
