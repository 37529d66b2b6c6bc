//! Manual pages, made of the same definitions as the help.

use super::{Answer, Desk, clean::clean, error::Error, syntax};
use clap_mangen::Man;
use std::{fs, io, path::Path};

/// Writes `law.1` and a page for each command into a folder.
pub fn write(desk: &Desk, folder: &Path) -> Result<Answer, Error> {
    let mut law = syntax::command(Some(&desk.words), None);
    law.build();
    let mut pages = vec![("law.1".to_owned(), Man::new(law.clone()))];
    for sub in law.get_subcommands() {
        pages.push((
            format!("law-{}.1", sub.get_name()),
            Man::new(sub.clone().name(format!("law-{}", sub.get_name()).leak() as &str)),
        ));
    }
    let mut out = String::new();
    for (name, man) in pages {
        let path = folder.join(&name);
        if let Err(fault) = save(folder, &path, &man) {
            let shown = path.display().to_string();
            return Err(Error::cannot_write(&desk.words, &clean(&shown), &fault).in_json(desk.json));
        }
        out.push_str(&path.display().to_string());
        out.push('\n');
    }
    Ok(Answer { out, ..Answer::default() })
}

/// Writes beside the page and then moves it into place, so that no page is ever half written.
fn save(folder: &Path, path: &Path, man: &Man) -> io::Result<()> {
    let mut page = Vec::new();
    man.render(&mut page)?;
    fs::create_dir_all(folder)?;
    let beside = path.with_extension("1.new");
    fs::write(&beside, page)?;
    fs::rename(&beside, path)
}
