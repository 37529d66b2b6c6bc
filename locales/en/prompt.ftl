## The prompt at the open table
prompt-round = round { $round }
prompt-year = year { $year }
prompt-order = order { $order }
prompt-leave-words = quit, exit, leave, q
prompt-welcome = Type an action to carry it out, any question, or “help”. Tab completes, Ctrl-D leaves.
prompt-no-table = No table is open: questions are answered; “open FILE” opens a table.
