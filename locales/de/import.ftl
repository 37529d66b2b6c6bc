import-from-your-copy = gedruckter Text, aus deinem Exemplar ({ $language })
import-is-doubtful = Zweifelhaft, bitte mit deinem Heft vergleichen.
import-done = Aus { $file } gelesen: { $sections ->
    [one] 1 nummerierter Abschnitt
   *[other] { $sections } nummerierte Abschnitte
} und { $entries ->
    [one] 1 Eintrag des Glossars
   *[other] { $entries } Einträge des Glossars
}.
import-missing = Nicht gefunden: { $numbers }
import-doubtful = Zweifelhaft, bitte mit deinem Heft vergleichen: { $numbers }
import-kept = Der Text ist gespeichert in { $file }
import-row = { $language }: { $sections ->
    [one] 1 Abschnitt
   *[other] { $sections } Abschnitte
} aus { $file }
import-none = Es ist kein gedruckter Text eingelesen. Lies einen ein mit: law import DATEI --lang SPRACHE
import-removed = Der gedruckte Text ist entfernt: { $languages }
import-nothing-removed = Es gibt keinen gedruckten Text zu entfernen: { $languages }
import-damaged = Dein gedruckter Text in { $file } ist nicht lesbar und fehlt hier. Lies ihn neu ein oder entferne ihn: law import --remove --lang { $code }
import-one-language = Gib genau eine Sprache an, nämlich die des Textes: --lang en, de oder pl
import-only-oath = Du kannst nur das Gesetz von Oath einlesen, kein anderes Buch.
import-no-folder = Es gibt keinen Ordner für deine Daten. Nenne einen in LAWSPEAKER_DATA.
import-no-file = Die Datei { $file } gibt es nicht.
import-not-allowed = Du darfst { $file } nicht lesen.
import-is-folder = { $file } ist ein Ordner.
import-cannot-read = { $file } lässt sich nicht lesen.
import-empty = In { $file } stehen keine Wörter.
import-too-long = { $file } ist länger als { $most } KiB. So lang ist kein Regelheft.
import-pdf = { $file } ist ein PDF, nicht dessen Text.
import-use-pdftotext = Hol zuerst den Text heraus: pdftotext { $file } law.txt
import-utf16 = { $file } ist in UTF-16 gespeichert, nicht in UTF-8.
import-one-byte = { $file } ist nicht in UTF-8 gespeichert. Die Kodierung scheint Latin-1 oder eine ähnliche zu sein.
import-convert = Wandle die Datei zuerst um: iconv -f { $encoding } -t UTF-8 { $file } > law.txt
import-binary = { $file } ist keine Textdatei.
import-other-language = { $file } scheint nicht auf { $wanted } zu sein, sondern auf { $seems }.
import-other-book = { $file } scheint nicht das Gesetz von Oath zu sein: Nur { $found } seiner { $known } nummerierten Abschnitte wurden erkannt.
import-fewer = { $file } hat nur { $found } nummerierte Abschnitte. Der Text, den du vorher eingelesen hast, hat { $stored } und bleibt deshalb, wie er ist.
import-replace = Wenn du ihn trotzdem ersetzen willst, entferne ihn zuerst: law import --remove --lang { $code }
