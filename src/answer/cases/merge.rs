//! Merging and comparing positions as TOML: tables key by key, players by colour, sites by slot, cities by number, regions
//! by name; every other list as a whole.

use toml::{Table, Value};

/// Merges a table into another.
pub(super) fn merge(base: &mut Table, over: Table) {
    for (key, value) in over {
        match (base.get_mut(&key), value) {
            (Some(Value::Table(below)), Value::Table(above)) => merge(below, above),
            (Some(Value::Array(below)), Value::Array(above)) if identifying_key(&key).is_some() => {
                for item in above {
                    merge_item(below, identifying_key(&key).unwrap_or_default(), item);
                }
            }
            (_, value) => {
                base.insert(key, value);
            }
        }
    }
}

/// Returns the key that identifies the tables of a list.
fn identifying_key(key: &str) -> Option<&'static str> {
    match key {
        "player" => Some("colour"),
        "site" => Some("slot"),
        "city" => Some("number"),
        "region" => Some("name"),
        _ => None,
    }
}

fn merge_item(below: &mut Vec<Value>, name: &str, item: Value) {
    let is_same = |other: &Value| other.get(name).is_some() && other.get(name) == item.get(name);
    match (below.iter().position(is_same), item) {
        (Some(at), Value::Table(above)) => {
            if let Some(Value::Table(below)) = below.get_mut(at) {
                merge(below, above);
            }
        }
        (_, item) => below.push(item),
    }
}

/// Returns the first difference of a text from what is expected of it, both as TOML.
pub(super) fn difference(found: &str, expected: &str) -> Option<String> {
    match (found.parse::<Table>(), expected.parse::<Table>()) {
        (Ok(found), Ok(expected)) => table_difference(&found, &expected, ""),
        (Err(error), _) | (_, Err(error)) => Some(error.to_string()),
    }
}

/// Returns the first difference of a table from what is expected of it.
fn table_difference(found: &Table, expected: &Table, path: &str) -> Option<String> {
    expected.iter().find_map(|(key, wanted)| {
        let path = format!("{path}{key}");
        match (found.get(key), wanted) {
            (None, wanted) if is_empty(wanted) => None,
            (Some(Value::Table(found)), Value::Table(wanted)) => table_difference(found, wanted, &format!("{path}.")),
            (Some(Value::Array(found)), Value::Array(wanted)) if identifying_key(key).is_some() => {
                wanted.iter().find_map(|wanted| item_difference(found, wanted, identifying_key(key).unwrap_or_default(), &path))
            }
            (Some(found), wanted) if found == wanted => None,
            (found, wanted) => {
                let found = found.map_or_else(|| "nothing".to_owned(), ToString::to_string);
                Some(format!("{path}: expected {wanted}, found {found}"))
            }
        }
    })
}

fn item_difference(found: &[Value], wanted: &Value, name: &str, path: &str) -> Option<String> {
    let label = wanted.get(name).map(ToString::to_string).unwrap_or_default();
    let same = found.iter().find(|other| other.get(name) == wanted.get(name));
    match (same, wanted) {
        (Some(Value::Table(found)), Value::Table(wanted)) => table_difference(found, wanted, &format!("{path} {label} ")),
        _ => Some(format!("{path} {label} is not there")),
    }
}

/// Returns whether a value says that there is none; written positions leave that out.
fn is_empty(value: &Value) -> bool {
    match value {
        Value::Integer(number) => *number == 0,
        Value::Boolean(flag) => !flag,
        Value::Array(items) => items.is_empty(),
        Value::Table(table) => table.values().all(is_empty),
        Value::String(_) | Value::Float(_) | Value::Datetime(_) => false,
    }
}
