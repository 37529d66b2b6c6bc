//! How a person spells names: `"Bogenschützen"` where the program writes `"Longbows"`, `"Mountain"` for `"provinces-1"`.

use super::{
    IDENTITIES,
    source::{Node, Row, Shape, Source, called, is_same, row},
};
use crate::game::find_slot;
use std::collections::BTreeMap;

/// The spelling of texts by that of the program, both in quotes.
type Names = BTreeMap<String, String>;

/// Returns the person's spelling of every text that both say.
pub fn names(own: &Source<'_>, said: &Source<'_>) -> Names {
    let mut names = Names::new();
    rows(&mut names, (own, &own.top), (said, &said.top));
    let in_quotes = |text: &str| text.trim_matches(['"', '\'']).to_owned();
    let by_name = |(said, own): (&String, &String)| find_slot(&in_quotes(said)).is_some() && find_slot(&in_quotes(own)).is_none();
    if names.iter().any(by_name) {
        sites_by_name(&mut names, own, said);
    }
    names
}

/// Calls every site by its name, as the person does.
fn sites_by_name(names: &mut Names, own: &Source<'_>, said: &Source<'_>) {
    let sites = row(&said.top, "site").map(|row| row.value.items()).unwrap_or_default();
    let own_sites = called(&own.top, "site").map(|row| row.value.items()).unwrap_or_default();
    for site in sites {
        let Some(slot) = row(site.rows(), "slot") else { continue };
        let is_it =
            |own_site: &&Node| called(own_site.rows(), "slot").is_some_and(|it| is_same(&it.value, own, &slot.value, said));
        if let Some(name) = own_sites.iter().find(is_it).and_then(|site| called(site.rows(), "name")) {
            names.insert(said.slice(&slot.value).to_owned(), own.slice(&name.value).to_owned());
        }
    }
}

fn rows(names: &mut Names, (own, own_rows): (&Source<'_>, &[Row]), (said, said_rows): (&Source<'_>, &[Row])) {
    for row in said_rows {
        if let Some(own_row) = called(own_rows, &row.key) {
            let identity = IDENTITIES.iter().find(|(list, _)| *list == row.key).map(|(_, key)| *key);
            values(names, (own, &own_row.value), (said, &row.value), identity);
        }
    }
}

fn values(names: &mut Names, (own, written): (&Source<'_>, &Node), (said, node): (&Source<'_>, &Node), identity: Option<&str>) {
    match (&written.shape, &node.shape) {
        (Shape::Text(_), Shape::Text(_)) => {
            names.insert(said.slice(node).to_owned(), own.slice(written).to_owned());
        }
        (Shape::Table(own_rows), Shape::Table(said_rows)) => rows(names, (own, own_rows), (said, said_rows)),
        (Shape::Table(own_rows), Shape::Text(_)) => {
            if let Some(name) = called(own_rows, "name") {
                values(names, (own, &name.value), (said, node), None);
            }
        }
        (Shape::List(own_items), Shape::List(said_items)) => match identity {
            Some(key) => {
                for item in said_items {
                    let Some(id) = row(item.rows(), key) else { continue };
                    let is_it = |own_item: &&Node| {
                        called(own_item.rows(), key).is_some_and(|it| is_same(&it.value, own, &id.value, said))
                    };
                    if let Some(own_item) = own_items.iter().find(is_it) {
                        rows(names, (own, own_item.rows()), (said, item.rows()));
                    }
                }
            }
            None if own_items.len() == said_items.len() => {
                for (own_item, item) in own_items.iter().zip(said_items) {
                    values(names, (own, own_item), (said, item), None);
                }
            }
            None => {}
        },
        _ => {}
    }
}
