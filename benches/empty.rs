//! A program that does nothing: what every process costs.

fn main() {}
