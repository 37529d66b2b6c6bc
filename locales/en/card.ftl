card-kind-denizen = denizen
card-kind-edifice = edifice
card-kind-relic = relic
card-kind-site = site
card-kind-vision = Vision
card-kind-banner = banner
card-kind-reliquary = Imperial Reliquary
card-face-intact = intact side
card-face-ruined = ruined side
card-coast = Coast
card-space = space { $space }
card-restriction-site-only = site only
card-restriction-adviser-only = adviser only
card-locked = locked
card-unofficial = our translation, not official
card-also = also: { $names }
card-formerly = Formerly
card-when-ruined = Ruined
card-when-intact = Intact
card-power = Power
card-cost = Cost
card-defense = Defense dice
card-capacity = Capacity
card-bandits = Bandits
card-reveal = Reveal
card-recover = Recover
card-homeland = Homeland
card-law = Law
card-model = In rulings
card-model-effect = taken into account, by a rule shared with other cards
card-model-special = taken into account, by a rule of its own
card-model-text-only = not taken into account: what it could change stays open
card-power-battle-plan-attacker = battle plan (attacker)
card-power-battle-plan-defender = battle plan (defender)
card-power-battle-plan-either = battle plan (either side)
card-power-modifier = modifier
card-power-action = Action
card-power-wake = Wake
card-power-rest = Rest
card-power-when-played = When Played
card-power-persistent = persistent power
card-power-continuous = standing text
card-power-homeland = Homeland
card-place-favor = place { $count } favor
card-place-secrets = { $count ->
    [one] place { $count } secret
   *[other] place { $count } secrets
}
card-burn-favor = burn { $count } favor
card-burn-secrets = { $count ->
    [one] burn { $count } secret
   *[other] burn { $count } secrets
}
card-dice = { $count }
card-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
card-relics = { $count ->
    [one] { $count } relic
   *[other] { $count } relics
}
card-favor = { $count } favor
card-secrets = { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
}
card-defense-favor = one for each favor on it
card-defense-secret = one for each secret on it
card-recover-bank = { $count } favor to the { $suit } bank
card-class-law = By the Law
card-class-publisher = Publisher's answer
card-class-inference = Inference
card-class-contested = Contested
card-source-publisher-qa = publisher's card Q&A, as of March 2026
card-source-printings = the printed Law
card-source-card = the printed card
card-source-programs = other programs for the game
card-source-forum = players in public forums
card-misspelt = “{ $word }” was read as “{ $name }”.
card-several = { $count ->
    [one] “{ $word }” may be this card:
   *[other] “{ $word }” may be any of these { $count } cards:
}
card-unknown = There is no card called “{ $word }”.
card-nothing = There is no card called “{ $word }”. Closest matches:
