//! What `law check` lists can be asked as it stands: its words are read back as the same action, in three languages, and
//! ruled on alike.

use lawspeaker::{
    cases::embedded,
    game::{Colour, read},
    law::{Edition, Lang},
    rules::{Table, list, may, words},
};

#[test]
fn listed_actions_are_read_back_and_ruled_on_alike() {
    let suite = embedded().unwrap_or_else(|faults| panic!("{faults:#?}"));
    let mut seen = 0;
    for (name, text) in &suite.positions {
        let (position, _) = read(text).unwrap_or_else(|faults| panic!("{name}: {faults:?}"));
        let players: Vec<Colour> = position.players.iter().map(|player| player.colour).collect();
        for colour in players {
            let table = Table::new(&position, Some(colour), Edition::Current);
            for listed in list(&table) {
                for (lang, named) in [(Lang::En, false), (Lang::En, true), (Lang::De, true), (Lang::Pl, true)] {
                    let said = words::print(&listed.asked, lang, named);
                    let asked = words::parse(&said, &position).unwrap_or_else(|error| panic!("{name}: {said}: {error:?}"));
                    assert_eq!(asked, listed.asked, "{name}: {said}");
                    assert_eq!(may(&table, &asked), listed.ruling, "{name}: {said}");
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 100, "only {seen} were listed");
}
