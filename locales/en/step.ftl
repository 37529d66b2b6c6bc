step-opened = Open: { $file }
step-is-open = Open: { $file } ({ $steps ->
    [0] no steps yet
    [one] 1 step
   *[other] { $steps } steps
})
step-closed = Closed: { $file }
step-no-table = No table is open.
step-open-one = Open one: law open FILE. Start a new one: law new --players 4 --oath supremacy > table.toml
step-no-folder = There is no folder to remember the table in. Name one in LAWSPEAKER_STATE, or name the table in LAWSPEAKER_TABLE.
step-only-read = You can ask about this table, but no step can be written.
step-busy = Another program is changing { $file }. Try again in a moment.
step-not-edited = The file cannot be edited so that it says the new position. Nothing was changed. Print the new position instead: law do FILE ACTION
step-unchanged = The table is as it was.
step-unfinished = The last line of { $file } was never finished. It is cut off; the steps before line { $line } are whole.
step-damaged = { $file } is damaged from line { $line } on. The steps before it are kept; a copy of everything stays in { $file }.damaged.
step-noticed-edit = The file was edited by hand. That is step { $number }.
step-noticed-interrupted = Step { $number } never reached the table, or was taken back by hand. It counts as undone; law redo carries it out.
step-start = the table as it was opened
step-carried-on = what was already decided
step-correction = correction: { $words }
step-edit = edited by hand
step-undo = { $count ->
    [one] undo
   *[other] undo { $count } steps
}
step-redo = { $count ->
    [one] redo
   *[other] redo { $count } steps
}
step-interrupted = interrupted: the step before never reached the table
step-undone = undone
step-none = No step has been taken yet.
step-nothing-to-undo = { $count ->
    [0] There is no step to undo.
    [one] Only 1 step can be undone.
   *[other] Only { $count } steps can be undone.
}
step-nothing-to-redo = { $count ->
    [0] There is no step to redo.
    [one] Only 1 step can be redone.
   *[other] Only { $count } steps can be redone.
}
step-no-change = This is how the table already is.
step-how-back = “undo 2” takes back the last two steps, “undo #5” everything from step 5 of the log on.
step-does-not-hold = No step #{ $step } of the log holds.
step-vanished = { $count ->
    [one] After this correction 1 card fewer lies on the table
   *[other] After this correction { $count } cards fewer lie on the table
} than before ({ $kind ->
    [relics] relics
   *[world] cards of the world deck
}). If that is not meant: law undo.
