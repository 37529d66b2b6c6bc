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
prompt-how-rolled = Attack dice, a stroke, defense dice, as in: 2 swords, 1 hollow / 1 shield, 2 blank. Or “roll”.
prompt-how-drawn = Names with commas between them, as in: Keep, Wolves, Tents. What stays secret: 3 facedown.
prompt-ask-sites = Which sites are turned up, from the Cradle down?
prompt-ask-added = Which six cards come from the Archive?
prompt-ask-removed = Which six cards go to the Dispossessed?
prompt-ask-relics = Which relics come to sites, from the top of the map down, and which ones make up the new relic deck, from its top?
prompt-ask-world = Which cards make up the new world deck, from its top?
prompt-how-lot = Names with commas between them, or “roll” to draw by lot.
prompt-how-shuffled = Names with commas between them, or “roll” to let the program shuffle. If you have shuffled cards that nobody knows, first say: set { $facts }.
prompt-pile-world = world deck { $count }
prompt-pile-relics = relic deck { $count }
prompt-pile-discards = { $region } discard { $count }
prompt-ask-facedown = Which relic is it?
prompt-how-relic = Its name, or “unknown” if nobody says it.
prompt-ask-plans = Which battle plans does { $colour } use?
prompt-how-plans = One or more of: { $plans }. Or “none”.
prompt-ask-banishing = Where do you banish the defeated pawn to?
prompt-how-banishing = A site, or “nowhere”. Behind the site “burning favor” burns half of the favor as well.
prompt-how-sacrificing = 0 or { $need }. With { $need } you win.
prompt-ask-moving = Where do { $colour }'s warbands stand after { $card }?
prompt-how-moving = How many at each site that changes; the board gives or takes the rest. As in: { $example }. Or “none” if all stay.
prompt-ask-bank-for = From which bank does { $colour } take the favor for { $card }?
prompt-ask-use-for = Does { $colour } use { $card }?
prompt-ask-number-for = Which number does { $colour } choose for { $card }?
prompt-how-yes-or-no = “yes” or “no”.
prompt-ask-rest-powers = Which Rest powers does { $colour } use?
prompt-rest-unused = Rest powers that were not used: { $cards }. “undo” takes the end of the turn back.
prompt-ask-act = In the Wake Phase you can still: { $actions }. Begin the Act Phase all the same?
prompt-rolled = The program rolls: { $dice }
prompt-example-banks = discord 3, arcane 3, order 3, hearth 3, beast 3, nomad 3
prompt-no-reply = That is no answer to the question. { $how } An empty line drops the action.
prompt-finish-first = The dice have fallen, so this fight is finished first. { $how } An empty line drops it.
prompt-near-action = “{ $typed }” is not understood. Did you mean: { $action }
prompt-clause-sacrificing = How many warbands do you sacrifice?
prompt-clause-placing = How many of your warbands do you leave where?
prompt-clause-banishing-to = Where do you banish the defeated pawn to?
prompt-clause-losing = Which warbands are killed?
prompt-clause-giving = Which space of the Reliquary do you give the relic of?
prompt-clause-starting = At which suit's bank do you begin?
prompt-clause-keeping = Which card do you keep?
prompt-clause-discarding = Which card do you discard to make room?
prompt-clause-rolled = What number was rolled?
prompt-clause-with = With which player?
prompt-clause-from = From where?
prompt-clause-to = Where to?
prompt-clause-at = Where?
prompt-clause-relic = Which relic?
prompt-clause-allies = Which Allies join the defender?
prompt-clause-replacing = Which warbands are replaced?
prompt-missing-turn = Whose turn is it?
prompt-missing-round = Which round is it?
prompt-missing-oath = What is the Oathkeeper goal?
prompt-missing-visions-drawn = Where is the Visions Drawn marker?
prompt-missing-banks = How much favor is in the banks?
prompt-missing-title = Who has the Oathkeeper title, and which side is up?
prompt-missing-peoples-favor = Who holds the People's Favor, and how much favor is on it?
prompt-missing-darkest-secret = Who holds the Darkest Secret, and how many secrets are on it?
prompt-missing-role = What is { $colour }: Chancellor, Exile or Citizen?
prompt-missing-pawn = Where is { $colour }'s pawn?
prompt-missing-supply = How much Supply does { $colour } have?
prompt-missing-bank = How many warbands are in { $colour }'s bank?
prompt-missing-site-name = Which site is at { $place }?
prompt-missing-space = Which relic lies on the Reliquary space { $space }?
prompt-missing-scepter = Who holds the Grand Scepter?
prompt-missing-pile-cards = Which cards lie in the { $region } discard pile, from the top down?
prompt-missing-vision = Which Vision has { $colour } revealed?
prompt-fact-turn = turn { $value }
prompt-fact-round = round { $value }
prompt-fact-oath = oath { $value }
prompt-fact-visions-drawn = visions drawn { $value }
prompt-fact-banks = banks: { $value }
prompt-fact-title = title { $value }
prompt-fact-peoples-favor = people's favor { $value }
prompt-fact-darkest-secret = darkest secret { $value }
prompt-fact-role = { $colour } { $value }
prompt-fact-pawn = { $colour } at { $value }
prompt-fact-supply = { $colour } supply { $value }
prompt-fact-bank = { $colour } in bank { $value }
prompt-fact-site-name = { $value } in { $place }
prompt-fact-space = reliquary { $space } { $value }
prompt-fact-scepter = { $value } relics The Grand Scepter
prompt-fact-pile-cards = { $region } discard { $value }
prompt-fact-vision = { $colour } vision { $value }
prompt-ask-consent = Does { $colour } agree?
prompt-nothing-asked = Nothing is asked for just now.
prompt-not-done = That is not understood as an action: nothing was done.
prompt-dropped = Not carried out: { $action }
prompt-told-rules-player = { $colour } rules { $site }.
prompt-told-rules-empire = The Empire rules { $site }.
prompt-told-rules-bandits = Bandits rule { $site }.
prompt-told-rules-nobody = Nobody rules { $site }.
prompt-told-holds = { $colour } has { $card }.
prompt-told-lies = { $card } is at { $site }.
prompt-told-pile = Cards in the discard pile of the { $region }: { $count }.
prompt-told-unknown = Nobody has described that yet.
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
    roll           let the program roll the dice or draw what is asked for
    set            correct the table: set red supply 4
    help actions   how every action is written
    help do        everything about one command (do, may, campaign, …)
    quit           leave; the table stays as it is
    Tab completes a line, the arrow keys bring back what you typed.
