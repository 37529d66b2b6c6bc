judge-verdict-legal = LEGAL
judge-verdict-illegal = ILLEGAL
judge-verdict-open = OPEN
judge-cost = Cost
judge-cost-unknown = not known yet
judge-why = Why
judge-leave = Needs permission from
judge-with-leave = with permission from { $players }
judge-agreed = Done with the consent of { $players }.
judge-choices = Still to choose
judge-could-use = Could add
judge-differs = Other printings
judge-read = Read on
judge-edition-current = current rules
judge-edition-en = English printing
judge-edition-de = German printing
judge-edition-pl = Polish printing
judge-ends-otherwise = the outcome differs
judge-cost-none = nothing
judge-cost-supply = { $count } Supply
judge-cost-favor = { $count } favor
judge-cost-secrets =
    { $count ->
        [one] { $count } secret
       *[other] { $count } secrets
    }
judge-cost-warbands =
    { $count ->
        [one] { $count } warband
       *[other] { $count } warbands
    }
judge-cost-secrets-flipped =
    { $count ->
        [one] { $count } secret flipped facedown
       *[other] { $count } secrets flipped facedown
    }
judge-legal = Legal: { $count }
judge-open = Open: { $count }
judge-blocked = Illegal: { $count }
judge-blocked-count = Illegal: { $count }. “check --full” says why.
judge-hidden = Some actions are not listed. Add to the position: { $what }
judge-most = (up to { $count })
judge-unknown-edition = There is no edition “{ $edition }”. Choose current, en, de, or pl.
judge-one-at-a-time = These are several actions. Say one at a time.
judge-other-player = { $colour } does not act here.
judge-too-long = The action is longer than { $most } letters. No action is that long.
judge-unknown-action = “{ $typed }” is not an action.
judge-actions = Actions: { $actions }. How each is written: law help actions
judge-incomplete = Write this action as: { $pattern }
judge-bad-number = “{ $typed }” is not a number that fits here.
judge-place = word { $word }
judge-unused-words = “{ $typed }” ({ $place }) is not used by this action.
judge-empty-clause = Something is missing after “{ $typed }” ({ $place }).
judge-needs = This is legal, but more is needed to carry it out: { $action }
judge-needs-more = More is needed before anything can be carried out.
judge-which-action = Name an action to carry out.
judge-step = { $player }: { $action }
judge-facedown = The cards came up by lot and lie facedown; only the file knows them.
judge-cannot-hide = This table cannot be shown as one player may know it: with what is hidden left out, it does not hold together.
judge-given-over = The facts are laid over the open table, { $file }.
judge-given-fault = This is about the open table, { $file }, together with --given. With “--table none” the facts count alone.
judge-woke = There was nothing to choose in the Wake Phase, so “{ $action }” came first.
judge-wake-first = In the Wake Phase you can still choose: { $actions }. Then “act” begins the Act Phase.
judge-stopped = That is as far as the file decides it.
judge-needs-choice = Add the choice: { $choice }
judge-needs-telling = Still needed: { $what }
judge-set-it = Tell it with: law set { $fact }
judge-broken = The position after this action is impossible: something in the description does not fit together.
judge-using = with { $card }, it costs { $cost } in all
judge-contested = { $card } is contested: it has two readings. See law card "{ $card }".
judge-blank-adviser = ADVISER
judge-blank-area = REGION
judge-blank-assessment = ASSESSMENT
judge-blank-card = CARD
judge-blank-city = CITY
judge-blank-colour = COLOR
judge-blank-conspiracy = Conspiracy
judge-blank-defender = DEFENDER
judge-blank-face = FACE
judge-blank-goal = GOAL
judge-blank-goods = GOODS
judge-blank-name = NAME
judge-blank-player = COLOR
judge-blank-recipient = COLOR
judge-blank-region = REGION
judge-blank-relic = RELIC
judge-blank-reward = REWARD
judge-blank-site = SITE
judge-blank-space = SPACE
judge-blank-suit = SUIT
judge-blank-target = TARGET
judge-blank-thing = THING
judge-blank-unit = UNIT
judge-blank-vision = VISION
judge-turn = { $player }'s turn · { $phase }
judge-turn-in-round = { $player }'s turn · round { $round } · { $phase }
judge-not-placed = A site has no place on the map, and it matters where it lies.
judge-place-it = Say where it lies, as in “Mountain in provinces 1”.
judge-place-decides = It depends on the region in which a site lies. Say where it lies, as in “Mountain in provinces 1”.
judge-taken-as-none = Taken as none, because it was not told: { $what }.
judge-none-of = { $colour }'s { $what }
judge-none-favor = favor
judge-none-secrets = secrets
judge-none-warbands = warbands
judge-none-advisers = advisers
judge-none-relics = relics
judge-place-shapes = What comes of it depends on the region in which a site lies. Say where it lies, as in “Mountain in provinces 1”.
judge-site-untold = It is not told what lies at { $site } and who rules it.
