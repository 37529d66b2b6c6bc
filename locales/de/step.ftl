step-opened = Offen: { $file }
step-is-open = Offen: { $file } ({ $steps ->
    [0] noch kein Schritt
    [one] 1 Schritt
   *[other] { $steps } Schritte
})
step-closed = Geschlossen: { $file }
step-no-table = Es ist kein Tisch offen.
step-open-one = Öffne einen: law open DATEI. Beginne einen neuen: law new --players 4 --oath vorherrschaft > tisch.toml
step-no-folder = Es gibt keinen Ordner, in dem der Tisch gemerkt werden kann. Nenne einen in LAWSPEAKER_STATE, oder nenne den Tisch in LAWSPEAKER_TABLE.
step-only-read = Du kannst Fragen zu diesem Tisch stellen, aber es lassen sich keine Schritte festhalten.
step-busy = Ein anderes Programm ändert gerade { $file }. Versuch es gleich noch einmal.
step-not-edited = Die Datei lässt sich nicht so ändern, dass sie die neue Stellung wiedergibt. Nichts wurde geändert. Lass die neue Stellung stattdessen ausgeben: law do DATEI AKTION
step-unchanged = Der Tisch ist, wie er war.
step-unfinished = Die letzte Zeile von { $file } wurde nie zu Ende geschrieben. Sie wird abgeschnitten; die Schritte vor Zeile { $line } sind vollständig.
step-damaged = { $file } ist ab Zeile { $line } beschädigt. Die Schritte davor bleiben; eine Kopie von allem bleibt in { $file }.damaged.
step-noticed-edit = Die Datei wurde von Hand geändert. Das ist Schritt { $number }.
step-noticed-interrupted = Schritt { $number } hat den Tisch nie erreicht oder wurde von Hand zurückgenommen. Er gilt als zurückgenommen; law redo führt ihn aus.
step-start = der Tisch, wie er geöffnet wurde
step-carried-on = was schon entschieden war
step-correction = Berichtigung: { $words }
step-edit = von Hand geändert
step-undo = { $count ->
    [one] zurückgenommen
   *[other] { $count } Schritte zurückgenommen
}
step-redo = { $count ->
    [one] wiederholt
   *[other] { $count } Schritte wiederholt
}
step-interrupted = unterbrochen: der Schritt davor hat den Tisch nie erreicht
step-undone = zurückgenommen
step-none = Noch ist kein Schritt getan.
step-nothing-to-undo = { $count ->
    [0] Es gibt keinen Schritt, der sich zurücknehmen lässt.
    [one] Nur 1 Schritt lässt sich zurücknehmen.
   *[other] Nur { $count } Schritte lassen sich zurücknehmen.
}
step-nothing-to-redo = { $count ->
    [0] Es gibt keinen Schritt, der sich wiederholen lässt.
    [one] Nur 1 Schritt lässt sich wiederholen.
   *[other] Nur { $count } Schritte lassen sich wiederholen.
}
step-no-change = So ist der Tisch schon.
step-how-back = „undo 2“ nimmt die letzten zwei Schritte zurück, „undo #5“ alles ab Schritt 5 des Verlaufs.
step-does-not-hold = Im Verlauf gilt kein Schritt #{ $step }.
step-vanished = { $count ->
    [one] Nach dieser Berichtigung liegt 1 Karte
   *[other] Nach dieser Berichtigung liegen { $count } Karten
} weniger auf dem Tisch als vorher ({ $kind ->
    [relics] Reliquien
   *[world] Karten des Weltstapels
}). Wenn das nicht gemeint war: law undo.
