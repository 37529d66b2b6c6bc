fault-syntax-twice = This key or table stands here for the second time.
fault-syntax-quotes = Text belongs in quotes, and the quotes must be closed.
fault-syntax-comma = A comma is missing here, or there is one too many.
fault-syntax-value = There is no value here that TOML knows: a number, true or false, "text", a list or a table.
fault-syntax-key = Here must be: key = value.
fault-syntax-bracket = A bracket or brace is not closed, or was never opened.
fault-syntax-depth = Too many brackets inside each other.
fault-syntax-other = This is not TOML.
fault-too-long = The text is longer than { $most } KiB; no position is that long.
fault-unknown-key = There is no key “{ $key }” here.
fault-key-twice = The key “{ $key }” is given twice.
fault-missing-key = The key “{ $key }” is missing.
fault-wrong-shape = Here must be { $wanted }, not { $found }.
fault-out-of-range = This number must be from { $low } to { $high }.
fault-too-many = At most { $most ->
    [one] { $most } entry
   *[other] { $most } entries
} can stand here.
fault-unknown-name = “{ $name }” is not known here; expected: { $wanted }.
fault-ambiguous = “{ $name }” can mean more than one thing.
fault-wrong-kind = { $card } is { $is }; expected: { $wanted }.
fault-no-identity = A card needs a name or a suit, or it lies facedown.
fault-contradicts = For { $card } this does not hold: { $key }.
fault-not-on-map = The site “{ $name }” is in no slot of this file.
fault-colour-twice = The color { $colour } has two players.
fault-slot-twice = The slot { $slot } has two sites.
fault-same-card-twice = { $card } lies in two places.
fault-not-listed = No player with the color { $colour } is listed.
fault-two-chancellors = There is a second Chancellor.
fault-chancellor-is-purple = The Chancellor is purple, and nobody else is.
fault-too-many-warbands = There are { $found } warbands of the color { $colour } on the table, but only { $exist } exist.
fault-too-much-favor = There are { $found } favor on the table, but only { $exist } exist.
fault-two-colours = Warbands of two colors stand at this site.
fault-citizens-own = The player with the color { $colour } is a Citizen: their warbands are purple.
fault-over-capacity = { $found ->
    [one] { $found } card lies
   *[other] { $found } cards lie
} at this site, but it holds { $capacity }.
fault-at-facedown = The site lies facedown, so no cards can be there.
fault-at-facedown-in-english = By the English printing they can: --edition en (law diverge D06)
fault-vision-at-site = { $card } is a Vision and cannot be at a site.
fault-vision-of-imperial = { $card }: only an Exile's board has a space for a revealed Vision.
fault-conspiracy-stays = The Conspiracy does not stay on the board: once played faceup, it goes back to the box.
fault-wrong-bank = Warbands left in this bank: { $right }.
fault-wrong-shared = Favor left in the shared bank: { $right }.
