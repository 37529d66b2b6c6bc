//! Documents for machines: one on stdout, with its schema.

use serde::Serialize;

/// Returns a document as one line of JSON.
pub fn write(document: &impl Serialize) -> String {
    // Our documents hold only strings, numbers, lists and maps with string keys: they always serialise.
    let mut text = serde_json::to_string(document).unwrap_or_default();
    text.push('\n');
    text
}
