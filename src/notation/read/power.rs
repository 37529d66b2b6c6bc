//! A power that is used §7.1.3 and what is chosen for it: `use alchemist from 2 beast,2 order`, `use wolves at blue`, `use taming
//! charm discarding elders`.

use crate::{
    cards::Suit,
    game::{CardIdentity, CardRef, Region, Space, Wanted, look_up_card, parse_defense},
    notation::{
        clauses::{Clause, begins, items, split_at_links},
        error::{WordsError, WordsFault},
        names,
        read::{
            Context,
            campaign::{freed, number_of},
            exchange::{PATTERN as THEN, colours, exchange, wares},
            finished, nearest_link,
            warbands::replacing,
        },
        typed::Span,
        usage::{ClauseUsage, links},
        vocabulary::{Link, Thing},
    },
    rules::request::{Action, Chosen, Clause as Chooses, Named, Reply, Request},
};

/// What is chosen for a power.
pub(crate) const CLAUSES: [ClauseUsage; 22] = [
    ClauseUsage::new(Link::From, "from [N] NAME[,[N] NAME...]", "use alchemist from 2 beast,2 order"),
    ClauseUsage::new(Link::To, "to NAME", "use palanquin to cradle-2 with blue"),
    ClauseUsage::new(Link::At, "at [N] NAME[,[N] NAME...]", "use wolves at red"),
    ClauseUsage::new(Link::Discarding, "discarding CARD[,CARD...]", "use taming charm discarding elders"),
    ClauseUsage::new(Link::Swapping, "swapping CARD,CARD|COLOUR", "use horned mask swapping tents,elders"),
    ClauseUsage::new(Link::Moving, "moving CARD|COLOUR[,CARD|COLOUR...]", "use resettle moving scouts to cradle-1"),
    ClauseUsage::new(Link::Returning, "returning [CARD[,CARD...]]", "use fae merchant returning whistle"),
    ClauseUsage::new(Link::Drawing, "drawing CARD[,CARD...]", "use oracle drawing vision of conquest"),
    ClauseUsage::new(Link::Keeping, "keeping [COLOUR[,COLOUR...]]", "use dowsing sticks keeping"),
    ClauseUsage::new(Link::Adding, "adding", "use forgotten vault adding"),
    ClauseUsage::new(Link::Removing, "removing [COLOUR[,COLOUR...]]", "use forgotten vault removing"),
    ClauseUsage::new(Link::Sacrificing, "sacrificing N", "use blood pact sacrificing 4"),
    ClauseUsage::new(Link::Placing, "placing N SITE[,N SITE...]", "use messenger placing 1 hinterland-1"),
    ClauseUsage::new(
        Link::Replacing,
        "replacing N at SITE|board[,N at SITE|board...]",
        "play royal ambitions to advisers accepting brutal replacing 2 at cradle-1,1 at board",
    ),
    ClauseUsage::new(Link::With, "with COLOUR[,COLOUR...]", "use inquisitor with blue"),
    ClauseUsage::new(Link::Giving, "giving THING[,THING...]", "use the tribunal with blue giving 2 favor"),
    ClauseUsage::new(
        Link::Taking,
        "taking THING[,THING...]",
        "use festival district with blue giving 1 favor taking advisers-facedown",
    ),
    ClauseUsage::new(Link::Rolled, "rolled [N] FACE...", "use gambling hall from beast rolled 2 shield double blank"),
    ClauseUsage::new(Link::Using, "using CARD[,CARD...]", "use gambling hall from beast rolled shield 3 blank using jinx"),
    ClauseUsage::new(Link::Accepting, "accepting [SPACE]", "play ancient pact to advisers accepting brutal"),
    ClauseUsage::new(Link::Declining, "declining", "play ancient pact to advisers declining"),
    ClauseUsage::new(
        Link::Then,
        THEN,
        "play the gathering to site with blue giving 1 favor taking 1 secret then red with blue giving 1 secret",
    ),
];

/// The links of what is chosen for a power.
const LINKS: [Link; CLAUSES.len()] = links(&CLAUSES);

/// The links of what is chosen for a When Played power §7.3.3.
pub(crate) const WHEN_PLAYED: [Link; 16] = [
    Link::From,
    Link::At,
    Link::With,
    Link::Giving,
    Link::Swapping,
    Link::Moving,
    Link::Returning,
    Link::Drawing,
    Link::Keeping,
    Link::Placing,
    Link::Replacing,
    Link::Sacrificing,
    Link::Taking,
    Link::Accepting,
    Link::Declining,
    Link::Then,
];

/// How the choices of a power are written.
const PATTERN: &str = "use CARD [from|to|at|with NAME] [discarding|swapping|moving|returning CARD] [giving|taking THING]";
/// The most words of a card's name.
const LONGEST_NAME: usize = 8;

/// Reads what follows `use`: the longest beginning that names a card, its choices behind it; or a Campaign by a card.
pub(crate) fn used(context: Context<'_>, typed: Span<'_>) -> Result<Request, WordsError> {
    if let Some(asked) = freed(context, typed)? {
        return Ok(asked);
    }
    let clauses = split_at_links(typed, &[Link::Choosing]);
    let head = clauses.need_head("use CARD")?;
    // A name that is not written out may hold a link.
    let before_links = split_at_links(head, &LINKS).head;
    let action = with_choices(context, head, before_links).or_else(|_| with_choices(context, head, head))?;
    finished(context, action, clauses)
}

/// Reads a card, whose name ends within a stretch, and the choices behind it.
fn with_choices(context: Context<'_>, typed: Span<'_>, within: Span<'_>) -> Result<Action, WordsError> {
    let mut first = None;
    for word in within.words().iter().take(LONGEST_NAME).rev() {
        let name = typed.to(word.typed);
        match name.read(|text| names::card(context.setup, text, Wanted::Power)) {
            Ok(card) => {
                let chosen = chosen(context, &card, typed.after(name))?;
                return Ok(Action::Use(card, Box::new(chosen)));
            }
            Err(problem) => first = first.or(Some(problem)),
        }
    }
    Err(first.unwrap_or_else(|| typed.incomplete("use CARD")))
}

/// Reads the choices of the power of a card.
fn chosen(context: Context<'_>, card: &CardIdentity, typed: Span<'_>) -> Result<Chosen, WordsError> {
    let clauses = split_at_links(typed, &LINKS);
    let mut chosen = Chosen::default();
    if !clauses.head.is_empty() {
        let fault = || WordsFault::Unused {
            pattern: Some(PATTERN),
            nearest: nearest_link(clauses.head.split_first().0, &LINKS).into_iter().collect(),
        };
        chosen.token = Some(names::token(clauses.head.text()).ok_or_else(|| clauses.head.fault(fault()))?);
    }
    for clause in clauses.rest() {
        // Whoever uses such a power again makes another exchange.
        if clause.link == Link::Then {
            return Err(clause.opened_by.incomplete(PATTERN));
        }
        let link = link_meant(card, clause)?;
        add(context, Clause { link, ..clause }, &mut chosen)?;
    }
    Ok(chosen)
}

/// The words by which somebody or some place is named, each with what it says. People take one for another: `on blue`, `with blue`.
const PREPOSITIONS: [(Link, Chooses); 4] =
    [(Link::With, Chooses::With), (Link::At, Chooses::At), (Link::From, Chooses::From), (Link::To, Chooses::To)];

/// Returns the link that a clause is meant with: where a power does not ask for what it opens, the only preposition it asks for.
///
/// # Errors
/// The power asks for nothing that could be meant.
fn link_meant(card: &CardIdentity, clause: Clause<'_>) -> Result<Link, WordsError> {
    let Some(read) = names::read_by_power(card) else { return Ok(clause.link) };
    let said = PREPOSITIONS.iter().find(|(link, _)| *link == clause.link);
    let is_read = match said {
        Some((_, chooses)) => read.contains(chooses),
        None => clause.link != Link::Drawing || read.contains(&Chooses::Drawing),
    };
    if is_read {
        return Ok(clause.link);
    }
    // `na` and `auf` are said of where and of where to.
    let towards = clause.link == Link::At && begins(Link::To, &clause.opened_by.words()).is_some();
    if towards && read.contains(&Chooses::To) {
        return Ok(Link::To);
    }
    let mut asked = PREPOSITIONS.iter().filter(|(_, chooses)| said.is_some() && read.contains(chooses));
    match (asked.next(), asked.next()) {
        (Some((link, _)), None) => Ok(*link),
        // What belongs to an exchange is for the rules to object to.
        _ if clause.link == Link::With => Ok(clause.link),
        _ => {
            let of_link =
                |clause: &&ClauseUsage| read.iter().any(|it| clause.usage.pattern.split(' ').next() == Some(it.pattern()));
            let pattern = Some(CLAUSES.iter().find(of_link).map_or("use CARD", |clause| clause.usage.pattern));
            Err(clause.opened_by.fault(WordsFault::Unused { pattern, nearest: Vec::new() }))
        }
    }
}

/// Reads a clause of choices.
pub(crate) fn add(context: Context<'_>, clause: Clause<'_>, chosen: &mut Chosen) -> Result<(), WordsError> {
    let bare = clause.text.is_empty();
    match clause.link {
        Link::From => chosen.from = named(context, clause.filled()?)?,
        Link::To => chosen.to = named(context, clause.filled()?)?,
        Link::At => chosen.at = named(context, clause.filled()?)?,
        Link::Placing => chosen.placing = named(context, clause.filled()?)?,
        Link::Drawing => chosen.drawn = items(clause.filled()?).into_iter().map(drawn).collect::<Result<_, _>>()?,
        Link::With => chosen.with = colours(clause.filled()?)?,
        Link::Giving => chosen.giving = wares(context, clause.filled()?)?,
        Link::Taking => chosen.taking = wares(context, clause.filled()?)?,
        Link::Then => chosen.then.push(exchange(context, clause)?),
        Link::Rolled => chosen.rolled = Some(clause.filled()?.read(parse_defense)?),
        Link::Using => {
            let card = |item: Span<'_>| item.read(|text| look_up_card(text, Wanted::Power)).map(CardRef);
            chosen.using = items(clause.filled()?).into_iter().map(card).collect::<Result<_, _>>()?;
        }
        Link::Sacrificing => chosen.sacrificing = Some(number_of(clause.filled()?, Thing::Warbands)?),
        Link::Replacing => chosen.replacing = replacing(context, &items(clause.filled()?))?,
        Link::Keeping if bare => chosen.reply = Some(Reply::Keep),
        Link::Keeping => chosen.keeping = colours(clause.text)?,
        Link::Removing if bare => chosen.reply = Some(Reply::Remove),
        Link::Removing => chosen.removing = colours(clause.text)?,
        Link::Returning if bare => chosen.reply = Some(Reply::Return),
        Link::Returning => chosen.returning = cards(context, clause.text)?,
        Link::Discarding => chosen.discarding = cards(context, clause.filled()?)?,
        Link::Swapping => swapped(context, clause.filled()?, chosen)?,
        Link::Moving => moved(context, clause.filled()?, chosen)?,
        Link::Accepting => {
            let space = Some(clause.text).filter(|_| !bare).map(|it| it.read(names::noun::<Space>)).transpose()?;
            chosen.reply = Some(Reply::Accept(space));
        }
        Link::Adding => {
            clause.bare()?;
            chosen.reply = Some(Reply::Add);
        }
        Link::Declining => {
            clause.bare()?;
            chosen.reply = Some(Reply::Decline);
        }
        Link::For
        | Link::Paying
        | Link::Starting
        | Link::Targeting
        | Link::Defending
        | Link::Allies
        | Link::Banishing
        | Link::Burning
        | Link::Choosing
        | Link::Losing
        | Link::And => return Err(clause.opened_by.unused(None)),
    }
    Ok(())
}

fn cards(context: Context<'_>, typed: Span<'_>) -> Result<Vec<CardIdentity>, WordsError> {
    items(typed).into_iter().map(|item| item.read(|text| names::any_card(context.setup, text))).collect()
}

/// Reads what is swapped; a colour stands for a facedown adviser of that player.
fn swapped(context: Context<'_>, typed: Span<'_>, chosen: &mut Chosen) -> Result<(), WordsError> {
    for item in items(typed) {
        match (item.read(|text| names::any_card(context.setup, text)), names::colour(item.text())) {
            (Ok(card), _) => chosen.swapping.push(card),
            (Err(_), Ok(colour)) => chosen.swapping_of.push(colour),
            (Err(problem), Err(_)) => return Err(problem),
        }
    }
    Ok(())
}

/// Reads what is moved; a colour stands for a pawn.
fn moved(context: Context<'_>, typed: Span<'_>, chosen: &mut Chosen) -> Result<(), WordsError> {
    for item in items(typed) {
        match names::colour(item.text()) {
            Ok(colour) => chosen.pawns.push(colour),
            Err(_) => chosen.moving.push(item.read(|text| names::any_card(context.setup, text))?),
        }
    }
    Ok(())
}

/// Reads a card that comes up: a relic, or a card of the world deck.
fn drawn(typed: Span<'_>) -> Result<CardRef, WordsError> {
    let world = |text: &str| look_up_card(text, Wanted::World).map(CardRef);
    typed.read(|text| names::relic(text).or_else(|problem| world(text).map_err(|_| problem)))
}

/// Reads names with numbers before them, between commas.
fn named(context: Context<'_>, typed: Span<'_>) -> Result<Vec<(Option<u8>, Named)>, WordsError> {
    let one = |typed: Span<'_>| match typed.counted().filter(|(_, rest)| !rest.is_empty()) {
        Some((count, rest)) => name(context, rest).map(|it| (Some(count), it)),
        None => name(context, typed).map(|it| (None, it)),
    };
    items(typed).into_iter().map(one).collect()
}

fn name(context: Context<'_>, typed: Span<'_>) -> Result<Named, WordsError> {
    let text = typed.text();
    if let Ok(suit) = names::noun::<Suit>(text) {
        return Ok(Named::Suit(suit));
    }
    if let Ok(colour) = names::colour(text) {
        return Ok(Named::Colour(colour));
    }
    if let Ok(region) = names::noun::<Region>(text) {
        return Ok(Named::Region(region));
    }
    match (names::site(context.setup, text), names::noun::<Space>(text)) {
        (Err(_), Ok(space)) => Ok(Named::Space(space)),
        (Ok(slot), _) => Ok(Named::Site(slot)),
        (Err(problem), Err(_)) => Err(typed.fault(problem)),
    }
}
