## The prompt at the open table
prompt-round = round { $round }
prompt-year = year { $year }
prompt-order = order { $order }
prompt-welcome = Type an action to carry it out, any question, or “help”. Tab completes, Ctrl-D leaves.
prompt-edition = Rules: { $edition }.
prompt-current = The current rules apply; “law table --edition en” takes the English printing.
prompt-no-table = No table is open: questions are answered; “open FILE” opens a table.
prompt-ask-rolled = What was rolled?
prompt-ask-drawn = What did you draw?
prompt-dropped = Not carried out: { $action }
prompt-help =
    At this prompt you play: what you type is done on the table and written down.
    An action      travel mountain · muster longbows · attack blue · rest
    A question     can I travel to the mountain? · rest?  (nothing is done)
    The rules      5.5.4 · longbows · warband · what happens to relics of a loser
    A fight        6v4+3 (6 dice against 4 dice and 3 warbands) · campaign
    check          what you can do now and what it costs
    board          the table as it stands
    wins           who would win, and what would stop it
    undo, redo     take a step back, or take it again; undo 2 takes two
    log            what was done
    set            correct the table: set red supply 4
    help actions   how every action is written
    help do        everything about one command (do, may, campaign, …)
    quit           leave; the table stays as it is
    Tab completes a line, the arrow keys bring back what you typed.
