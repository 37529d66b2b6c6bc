//! A judge: rules on an action in Polish. `cargo run --example judge table.toml travel provinces-1`

use lawspeaker::{
    answer::{Speaker, judge::Table},
    i18n::choose_languages,
    law::Lang,
};
use std::{env, error::Error, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let file = arguments.next().ok_or("a position file, then the action")?;
    let action: Vec<String> = arguments.collect();
    let speaker = Speaker::new(choose_languages(&[Lang::Pl], None, |_| None));
    let table = Table::open(&speaker, &file, &fs::read_to_string(&file)?, None, None)?;
    let ruling = table.ruling(&action.join(" "))?;
    println!("{}", ruling.said.verdict);
    for reason in &ruling.reasons {
        println!("{}", reason.with_cites());
    }
    Ok(())
}
