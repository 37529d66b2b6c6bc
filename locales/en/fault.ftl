fault-syntax-twice = This key or table appears twice.
fault-syntax-quotes = Text must be in quotes, and the quotes must be closed.
fault-syntax-comma = A comma is missing here, or there is one too many.
fault-syntax-value = This is not a TOML value: a number, true or false, "text", a list, or a table.
fault-syntax-key = Expected: key = value.
fault-syntax-bracket = A bracket or brace was not closed, or was never opened.
fault-syntax-depth = There are too many brackets inside each other.
fault-syntax-other = This is not TOML.
fault-too-long = The text is longer than { $most } KiB. No position is that long.
fault-fact-too-long = This fact has more than { $most } words. Part it with commas or new lines.
fault-unknown-key = There is no key “{ $key }” here.
fault-key-twice = The key “{ $key }” is given twice.
fault-missing-key = The key “{ $key }” is missing.
fault-wrong-shape = Expected { $wanted }, not { $found }.
fault-out-of-range = This number must be from { $low } to { $high }.
fault-too-many = There can be at most { $most ->
    [one] { $most } entry
   *[other] { $most } entries
} here.
fault-unknown-name = “{ $name }” is unknown here. Expected { $wanted }.
fault-unspeakable-name = No action can name “{ $name }”: a name has 1 to 100 letters, no comma, and does not begin or end with a word like “with” or “using”.
fault-unknown-word = Nothing here is said with “{ $word }”.
fault-no-value = Nothing is said behind “{ $word }”.
fault-said-twice = This is said twice: “{ $word }”.
fault-unknown-sum = “{ $word }” adds to or takes from what is there, and here it is not known how much that is, or it would be less than none. Say how much there is now.
fault-not-there = “{ $word }” is not there, so it cannot be taken away.
fault-never-unknown = “{ $word }” cannot be unknown: what is left out of something described is none.
fault-ambiguous = “{ $name }” can mean more than one thing.
fault-wrong-kind = { $card } is { $is }. Expected { $wanted }.
fault-no-identity = A card must have a name or a suit, or be facedown.
fault-contradicts = “{ $key }” is wrong for { $card }.
fault-not-on-map = The site “{ $name }” is not in any slot of this file.
fault-colour-twice = Two players are { $colour_adj }.
fault-slot-twice = There are two sites in the slot { $slot }.
fault-same-card-twice = { $card } is in two places.
fault-not-listed = No { $colour_adj } player is listed.
fault-two-chancellors = There are two Chancellors.
fault-chancellor-is-purple = The Chancellor is purple, and nobody else is.
fault-too-many-warbands = There are { $found } { $colour_adj } warbands on the table, but only { $exist } exist.
fault-too-much-favor = There is { $found } favor on the table, but only { $exist } exists.
fault-two-colours = There are warbands of two colors at this site.
fault-citizens-own = { $colour } is a Citizen, so their warbands are purple.
fault-over-capacity = There { $found ->
    [one] is { $found } card
   *[other] are { $found } cards
} at this site, but it holds { $capacity }.
fault-at-facedown = The site is facedown, so no cards can be there.
fault-at-facedown-in-english = In the English printing they can be: --edition en (law diverge D06)
fault-pawn-at-facedown = The site is facedown, but it flips faceup when a pawn travels there, so { $colour }'s pawn cannot be there.
fault-warbands-at-facedown = The site is facedown. Nobody rules it, so no warbands can be there.
fault-tokens-at-facedown = The site is facedown. Favor, secrets, and relics come only when it flips faceup.
fault-faceup-vision = { $card } is a Vision and cannot be a faceup adviser. If it is revealed, say “revealed vision …”; if it is an adviser, add “facedown”.
fault-site-only-adviser = { $card } can be faceup only at a site, not among the advisers.
fault-adviser-only-at-site = { $card } can only be an adviser, not at a site.
fault-empty-banner = A banner always has at least one token on it.
fault-vision-at-site = { $card } is a Vision and cannot be at a site.
fault-vision-of-imperial = { $card } cannot be here: only an Exile's board has a Revealed Vision space.
fault-conspiracy-stays = The Conspiracy does not stay on the board: once played faceup, it goes back to the box.
fault-wrong-bank = This bank has { $right ->
    [one] { $right } warband
   *[other] { $right } warbands
} left.
fault-wrong-shared = The shared bank has { $right } favor left.
fault-no-winner = Nobody has won this game: the Chronicle needs a winner.
fault-cannot-have-won = { $colour } cannot have won in this way in that role.
fault-usurper-without-title = { $colour } cannot have won as the Usurper without the title on its Usurper side.
fault-too-few-visions = { $colour } cannot have won with a Vision: fewer than three Visions are drawn.
fault-won-in-other-round = { $colour } cannot have won in this way in that round.
