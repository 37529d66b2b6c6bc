step-opened = Otwarto stół: { $file }
step-is-open = Otwarty stół: { $file } ({ $steps ->
    [0] jeszcze bez kroków
    [one] 1 krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
})
step-closed = Zamknięto stół: { $file }
step-no-table = Żaden stół nie jest otwarty.
step-open-one = Otwórz stół: law open PLIK. Zacznij nową grę: law new --players 4 --oath supremacy > stol.toml
step-no-folder = Nie ma katalogu, w którym można zapamiętać stół. Wskaż go w LAWSPEAKER_STATE albo wskaż stół w LAWSPEAKER_TABLE.
step-only-read = Możesz pytać o ten stół, ale żadnego kroku nie da się zapisać.
step-busy = Inny program właśnie zmienia { $file }. Spróbuj za chwilę.
step-not-edited = Pliku nie da się zmienić tak, żeby opisywał nową sytuację. Nic nie zostało zmienione. Wypisz opis nowej sytuacji: law do PLIK AKCJA
step-unchanged = Stół jest taki, jaki był.
step-unfinished = Ostatni wiersz pliku { $file } nie został zapisany do końca. Zostaje odcięty; kroki przed wierszem { $line } są całe.
step-damaged = Plik { $file } jest uszkodzony od wiersza { $line }. Wcześniejsze kroki zostają; kopia całości zostaje w { $file }.damaged.
step-noticed-edit = Plik zmieniono ręcznie. To krok { $number }.
step-noticed-interrupted = Krok { $number } nie trafił na stół albo został cofnięty ręcznie. Uznaje się go za cofnięty; law redo go wykona.
step-start = stół w chwili otwarcia
step-carried-on = to, co już postanowione
step-correction = poprawka: { $words }
step-edit = zmiana ręczna
step-undo = { $count ->
    [one] cofnięcie kroku
    [few] cofnięcie { $count } kroków
   *[other] cofnięcie { $count } kroków
}
step-redo = { $count ->
    [one] ponowienie kroku
    [few] ponowienie { $count } kroków
   *[other] ponowienie { $count } kroków
}
step-interrupted = przerwane: poprzedni krok nie trafił na stół
step-undone = cofnięty
step-none = Nie wykonano jeszcze żadnego kroku.
step-nothing-to-undo = { $count ->
    [0] Nie ma kroku do cofnięcia.
    [one] Można cofnąć tylko 1 krok.
    [few] Można cofnąć tylko { $count } kroki.
   *[other] Można cofnąć tylko { $count } kroków.
}
step-nothing-to-redo = { $count ->
    [0] Nie ma kroku do ponowienia.
    [one] Można ponowić tylko 1 krok.
    [few] Można ponowić tylko { $count } kroki.
   *[other] Można ponowić tylko { $count } kroków.
}
step-no-change = Stół już taki jest.
step-how-back = „undo 2” cofa dwa ostatnie kroki, „undo #5” wszystko od kroku 5 dziennika.
step-does-not-hold = W dzienniku nie obowiązuje żaden krok #{ $step }.
step-vanished = { $count ->
    [one] Po tej poprawce na stole jest o { $count } kartę mniej
    [few] Po tej poprawce na stole jest o { $count } karty mniej
   *[other] Po tej poprawce na stole jest o { $count } kart mniej
} niż wcześniej ({ $kind ->
    [relics] Relikty
   *[world] karty talii Świata
}). Jeśli to pomyłka: law undo.
