seed-refused =
    { $count ->
        [one] There is an error in the chronicle string.
       *[other] There are { $count } errors in the chronicle string.
    }
seed-players-unknown = The string does not say who is playing. Only the Chancellor and the Citizens are listed, and no cards are dealt to players. --players COUNT sets the table for that many.
seed-with-oath = The chronicle gives the Oathkeeper goal, so --oath cannot be used with --seed or --after.
seed-not-written = The Chronicle in { $file } is not written to its end.
seed-write-first = “law check” lists the next step.
seed-after-instead = “law new --after FILE” begins the next game without a string.
seed-not-enough = Cannot write { $file } as a chronicle string.
seed-missing = “{ $key }” is missing. The string needs { $want }.
seed-wrong = “{ $key }” is wrong. The string needs { $want }.
seed-astray = { $card } is with a player or in a discard pile, where the string has no room for it.
seed-fault-short = { $field }: this takes { $need ->
    [one] 1 character, and none is left
   *[other] { $need } characters, and { $have ->
        [0] none is
        [one] only 1 is
       *[other] only { $have } are
    } left
}.
seed-fault-not-hex = { $field }: “{ $found }” is not a number in the digits 0 to 9 and A to F.
seed-fault-unknown-version = { $field }: { $found } cannot be read, only { $first } to { $last }.
seed-fault-unknown = { $field }: “{ $found }” means nothing here.
seed-fault-misplaced = { $field }: { $card } cannot be here.
seed-fault-twice = { $field }: { $card } is also in another place.
seed-fault-nameless = { $field }: a name must have at least one character.
seed-fault-cut = { $field }: the length ends in the middle of a character.
seed-fault-no-site = { $field }: a card needs a site, and there is none in this slot.
seed-fault-trailing = { $field }: there { $count ->
    [one] is 1 character too many
   *[other] are { $count } characters too many
}.
seed-fault-position = { $field }: { $fault }
seed-field-version = Version
seed-field-game = Game number
seed-field-length = Length of the chronicle's name
seed-field-name = Chronicle's name
seed-field-previous-players = Players of the previous game
seed-field-citizens = Citizens
seed-field-oath = Oathkeeper goal
seed-field-suits = Order of the suits
seed-field-site = Site { $slot }
seed-field-card = Card { $number } at { $slot }
seed-field-world-count = Size of the world deck
seed-field-world = Card { $number } of the world deck
seed-field-dispossessed-count = Number of the Dispossessed
seed-field-dispossessed = Card { $number } of the Dispossessed
seed-field-relics-count = Size of the relic deck
seed-field-relics = Card { $number } of the relic deck
seed-field-previous-citizens = Citizens of the previous game
seed-field-winner = Winner's color
seed-field-winner-length = Length of the winner's name
seed-field-winner-name = Winner's name
seed-field-end = End of the string
seed-want-version = a version from 3.1.0 to 3.3.3
seed-want-number = a number from 0 to 65535
seed-want-byte = a number from 0 to 255
seed-want-name = a text of 1 to 255 bytes
seed-want-goal = an Oathkeeper goal
seed-want-colour = a color
seed-want-colours = a list of colors, without purple for Citizens
seed-want-suits = the six suits in some order
seed-want-slots = a list of slots such as cradle-1
seed-want-cells = for each slot, a list of card, relic, and empty
seed-want-role = Exile or Citizen
seed-want-site = a site from the rulebook
seed-want-at-site = at most three cards and relics, all by name
seed-want-denizens = a list of denizens by name, at most 255
seed-want-world = the cards of the world deck by name, at most 255
seed-want-relics = the relics of the deck by name
seed-want-relic = the relic's name
