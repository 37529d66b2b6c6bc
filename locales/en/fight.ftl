fight-form = Write a fight as 6v4+3: 6 attack dice and as many warbands against 4 defense dice and 3 warbands; or as 6/8v4+3 if the force is 8.
fight-incomplete = Give both the attack dice and the defense dice: law odds 6v4+3 or law odds --attack 6 --defense 4.
fight-unreadable = “{ $text }” is not a fight.
fight-nobody = Nobody attacks: there are no attack dice and no warbands.
fight-given-twice = { $option } repeats what the short form already says.
fight-bad-attack = The number of attack dice must be a whole number from 0 to { $most }, not “{ $text }”.
fight-bad-force = The force must be a whole number of warbands from 0 to { $most }, not “{ $text }”.
fight-bad-defense = The number of defense dice must be a whole number from 0 to { $most }, not “{ $text }”.
fight-bad-defenders = The defenders must be a whole number of warbands from 0 to { $most }, not “{ $text }”.
fight-bad-keep = --keep takes a whole number of warbands from 0 to { $most }, not “{ $text }”.
fight-bad-left = The warbands left must be a whole number from 0 to { $most }, not “{ $text }”.
fight-bad-need = --need takes a chance above 0 and up to 100%, such as 80%, 0.8, or 4/5, not “{ $text }”.
fight-unknown-aim = --aim takes win, keep, or survivors, not “{ $text }”.
fight-keep-how-many = --aim keep also needs --keep and the number of warbands to keep.
fight-too-many-dice-attacker = That makes { $dice } attack dice. The limit is { $most }.
fight-too-many-dice-defender = That makes { $dice } defense dice. The limit is { $most }.
fight-too-many-warbands-attacker = That makes an attacking force of { $warbands }. The limit is { $most }.
fight-too-many-warbands-defender = That makes { $warbands } defenders. The limit is { $most }.
fight-unknown-change = --with does not know “{ $name }”.
fight-changes = Choose from: { $names }
fight-changes-contradict = { $one } and { $other } contradict each other: only one side can win.
fight-too-many-changes = A fight has at most { $most } changes.
fight-change-needs-number = { $name } needs a number.
fight-change-takes-no-number = { $name } takes no number.
fight-change-bad-number = { $name } cannot take “{ $text }”.
fight-change-range = Write { $name }=NUMBER with a whole number from { $least } to { $most }.
fight-no-randomness = The system gave no random numbers, so the program cannot roll.
fight-no-plan = { $card } is not a battle plan of that side.
fight-plan-of-the-table = What { $card } does depends on the table. Say it as a change, such as attack-dice=+2.
fight-unknown-side = Behind { $card }= stands a side: attacker or defender.
