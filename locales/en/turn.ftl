turn-whose = Whose turn is to be planned? Say it with --player COLOUR.
turn-chance = Goal: { $goal }. Best chance: { $chance }
turn-best = Goal: { $goal }. With the best play: { $chance }
turn-holds = Goal: { $goal }. You have that already: { $chance }
turn-none = Goal: { $goal }. Nothing that is told gets you there this turn.
turn-expected = { $count } expected
turn-won = If you win ({ $chance }): { $after } for the goal.
turn-lost = If you lose ({ $chance }): { $after } for the goal.
turn-choose = Say: { $choices }.
turn-sacrifice = Sacrifice as many as victory takes.
turn-may-be-answered = Another player may answer this with a Campaign of their own; that is not counted.
turn-warning = But { $player } is about to win: { $how }, { $when }. This plan does not look at that.
turn-safe = Without dice: { $chance }. { $line }
turn-in-reach = { $goal }: { $chance }
turn-others = Other goals:
turn-not-gone = Not counted:
turn-open-missing = open – not told: { $what }
turn-open-asks = { $player } would have to agree.
turn-open-left-out = not all of its choices are gone through.
turn-proven = { $states ->
    [one] 1 position weighed: of the ways that are gone through, none is better.
   *[other] { $states } positions weighed: of the ways that are gone through, none is better.
}
turn-not-proven = { $states ->
    [one] 1 position weighed: a better line is not ruled out.
   *[other] { $states } positions weighed: a better line is not ruled out.
}
turn-threat = { $player } – { $goal }: { $chance }. { $line }.
turn-no-threat = None of the ways that are gone through lets anybody win next turn, take the title, or take anything of yours.
turn-threats-as-told = Each player is taken to act next, with the table as it is now.
turn-no-such-step = The last plan has no such step.
turn-progress = { $states ->
    [one] 1 position weighed …
   *[other] { $states } positions weighed …
}
turn-full = No more positions could be remembered.
turn-threats-not-proven = Not everything was gone through: a greater chance is not ruled out.
turn-more = What more would bring:
turn-more-supply = one more Supply: { $chance }
turn-more-warband = one more warband on the board: { $chance }
turn-more-favor = one more favor: { $chance }
turn-more-secret = one more secret: { $chance }
turn-stopped-by = Stopped by: { $action } ({ $cost }; { $sections }).
turn-lowered-by = Down to { $chance } by: { $action } ({ $cost }; { $sections }).
turn-at-least = at least { $chance }
