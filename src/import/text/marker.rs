//! What stands before the words of a line: a bullet, or a sign such as the Imperial mark.

/// What stands before the words of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marker {
    /// Nothing.
    None,
    /// The bullet of a list item.
    Bullet,
    /// A lone sign, which is what is left of the Imperial mark.
    Sign,
}

/// Splits off a bullet or a lone sign.
pub fn split_marker(text: &str) -> (Marker, &str) {
    const BULLETS: [char; 8] = ['•', '·', '◦', '▪', '●', '-', '–', '—'];
    let mut marker = Marker::None;
    let mut rest = text;
    while let Some(first) = rest.chars().next().filter(|first| !first.is_alphanumeric()) {
        let behind = &rest[first.len_utf8()..];
        let is_apart = behind.is_empty() || behind.starts_with(' ');
        if !is_apart && first != '•' {
            break;
        }
        let found = if BULLETS.contains(&first) { Marker::Bullet } else { Marker::Sign };
        marker = if marker == Marker::None || found == Marker::Sign { found } else { marker };
        rest = behind.trim_start();
    }
    (marker, rest)
}
