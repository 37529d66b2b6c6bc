import-from-your-copy = tekst drukowany, z twojego egzemplarza ({ $language })
import-is-doubtful = Wątpliwe, porównaj ze swoim egzemplarzem.
import-done = Wczytano z { $file }: { $sections ->
    [one] 1 numerowany punkt
    [few] { $sections } numerowane punkty
   *[other] { $sections } numerowanych punktów
} oraz { $entries ->
    [one] 1 hasło glosariusza
    [few] { $entries } hasła glosariusza
   *[other] { $entries } haseł glosariusza
}.
import-missing = Nie znaleziono: { $numbers }
import-doubtful = Wątpliwe, porównaj ze swoim egzemplarzem: { $numbers }
import-kept = Tekst zapisano w { $file }
import-row = { $language }: { $sections ->
    [one] 1 punkt
    [few] { $sections } punkty
   *[other] { $sections } punktów
} z { $file }
import-none = Nie wczytano żadnego tekstu drukowanego. Wczytaj go tak: law import PLIK --lang JĘZYK
import-removed = Usunięto tekst drukowany: { $languages }
import-nothing-removed = Nie ma tekstu drukowanego do usunięcia: { $languages }
import-damaged = Nie można odczytać twojego tekstu drukowanego z { $file }, więc go tu brakuje. Wczytaj go ponownie albo usuń: law import --remove --lang { $code }
import-one-language = Podaj jeden język tekstu: --lang en, de albo pl
import-only-oath = Możesz wczytać tylko Księgę praw gry Oath, żadną inną.
import-no-folder = Nie ma katalogu na twoje dane. Wskaż go w LAWSPEAKER_DATA.
import-no-file = Nie ma pliku { $file }.
import-not-allowed = Nie masz uprawnień do odczytu { $file }.
import-is-folder = { $file } to katalog.
import-cannot-read = Nie można odczytać { $file }.
import-empty = W { $file } nie ma żadnych słów.
import-too-long = Plik { $file } jest dłuższy niż { $most } KiB. Żadna instrukcja nie jest tak długa.
import-pdf = { $file } to PDF, a nie jego tekst.
import-use-pdftotext = Najpierw wydobądź tekst: pdftotext { $file } law.txt
import-utf16 = { $file } jest zapisany w UTF-16, a nie w UTF-8.
import-one-byte = { $file } nie jest w UTF-8. Wygląda na Latin-1 lub podobne kodowanie.
import-convert = Najpierw zmień kodowanie: iconv -f { $encoding } -t UTF-8 { $file } > law.txt
import-binary = { $file } nie jest plikiem tekstowym.
import-other-language = { $file } to chyba tekst { $seems }, a nie { $wanted }.
import-other-book = { $file } nie wygląda na Księgę praw gry Oath: rozpoznano tylko { $found } z jej { $known } numerowanych punktów.
import-fewer = { $file } ma tylko { $found ->
    [one] 1 numerowany punkt
    [few] { $found } numerowane punkty
   *[other] { $found } numerowanych punktów
}. Tekst wczytany wcześniej ma ich { $stored }, więc pozostaje bez zmian.
import-replace = Jeśli mimo to chcesz go zastąpić, najpierw go usuń: law import --remove --lang { $code }
