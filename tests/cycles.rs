//! The modules below one parent form no cycle, at any level of `src`.
//!
//! A module uses a sibling if a path in it or below it (`crate::…`, `super::…`, `self::…`) leads into the sibling.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

/// A module by its names from the root of the crate.
type Module = Vec<String>;
/// The siblings that each module uses.
type Graph = BTreeMap<Module, BTreeSet<Module>>;

#[test]
fn siblings_form_no_cycle() {
    let mut texts = BTreeMap::new();
    collect(Path::new("src"), &mut Module::new(), &mut texts);
    assert!(texts.len() > 100, "only {} modules were found", texts.len());
    let found: Vec<String> = cycles(&graph(&texts)).iter().map(|cycle| shown(cycle)).collect();
    assert!(found.is_empty(), "cycles between siblings:\n{}", found.join("\n"));
}

#[test]
fn a_cycle_is_found_through_children_and_grouped_imports() {
    let module = |path: &str| path.split("::").map(str::to_owned).collect::<Module>();
    let texts = BTreeMap::from([
        (module("a"), "mod deep;".to_owned()),
        (module("a::deep"), "use crate::{b::{self, Thing}, c};".to_owned()),
        (module("b"), "fn f() { super::a::f() }".to_owned()),
        (module("c"), "pub(in crate::c) fn f(&self) { self.a }".to_owned()),
    ]);
    assert_eq!(cycles(&graph(&texts)), [vec![module("a"), module("b")]]);
}

/// Collects the text of every module without comments and unit tests.
fn collect(folder: &Path, parent: &mut Module, texts: &mut BTreeMap<Module, String>) {
    for path in fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let is_parent = ["mod", "lib", "main"].contains(&name.as_str());
        if !is_parent {
            parent.push(name);
        }
        if path.is_dir() {
            collect(&path, parent, texts);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let text = fs::read_to_string(&path).expect("a source file is text");
            let code = text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n");
            let shipped = code.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
            texts.entry(parent.clone()).or_default().push_str(shipped);
        }
        if !is_parent {
            parent.pop();
        }
    }
}

fn graph(texts: &BTreeMap<Module, String>) -> Graph {
    let mut graph = Graph::new();
    for (module, text) in texts {
        for path in paths(text) {
            let Some(used) = resolve(module, &path, texts) else { continue };
            let fork = module.iter().zip(&used).position(|(own, other)| own != other);
            if let Some(at) = fork {
                graph.entry(module[..=at].to_vec()).or_default().insert(used[..=at].to_vec());
            }
        }
    }
    graph
}

/// Returns every path that begins with `crate`, `super` or `self`, grouped imports written out.
fn paths(text: &str) -> Vec<Vec<&str>> {
    let mut paths = Vec::new();
    let mut tokens = tokens(text).into_iter().peekable();
    // The path so far, and where the groups around it begin.
    let (mut path, mut groups): (Vec<&str>, Vec<usize>) = (Vec::new(), Vec::new());
    while let Some(token) = tokens.next() {
        let inside = !groups.is_empty();
        let is_name = token.starts_with(|letter: char| letter.is_alphanumeric() || letter == '_');
        if is_name && (inside || !path.is_empty() || ["crate", "super", "self"].contains(&token)) {
            path.push(token);
        } else if token == "{" && !path.is_empty() {
            groups.push(path.len());
            continue;
        }
        if tokens.peek() == Some(&"::") {
            tokens.next();
            if !path.is_empty() && tokens.peek().is_some_and(|next| *next != "<") {
                continue;
            }
        }
        let start = groups.last().copied().unwrap_or(0);
        if path.len() > start {
            paths.push(path.clone());
        }
        path.truncate(start);
        if token == "}" && inside {
            groups.pop();
            path.truncate(groups.last().copied().unwrap_or(0));
        }
    }
    paths
}

/// Splits a text into names, `::` and single signs; blanks are left out.
fn tokens(text: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
        let length = match first {
            first if is_part(first) => rest.find(|letter| !is_part(letter)).unwrap_or(rest.len()),
            _ if rest.starts_with("::") => 2,
            first => first.len_utf8(),
        };
        tokens.push(&rest[..length]);
        rest = rest[length..].trim_start();
    }
    tokens
}

/// Returns the innermost module that a path in a module leads into.
fn resolve(module: &Module, path: &[&str], texts: &BTreeMap<Module, String>) -> Option<Module> {
    let mut found = if path.first() == Some(&"crate") { Module::new() } else { module.clone() };
    for name in path {
        match *name {
            "crate" | "self" => {}
            "super" => {
                found.pop();
            }
            name => found.push(name.to_owned()),
        }
    }
    while !found.is_empty() && !texts.contains_key(&found) {
        found.pop();
    }
    (!found.is_empty()).then_some(found)
}

/// Returns the groups of modules that use each other, directly or through others.
fn cycles(graph: &Graph) -> Vec<Vec<Module>> {
    let reachable: BTreeMap<&Module, BTreeSet<&Module>> = graph.keys().map(|module| (module, reached(graph, module))).collect();
    let reaches = |from: &Module, to: &Module| reachable.get(from).is_some_and(|reached| reached.contains(to));
    let mut cycles: Vec<Vec<Module>> = Vec::new();
    for module in graph.keys().filter(|module| reaches(module, module)) {
        let cycle: Vec<Module> = graph.keys().filter(|other| reaches(module, other) && reaches(other, module)).cloned().collect();
        if !cycles.contains(&cycle) {
            cycles.push(cycle);
        }
    }
    cycles
}

fn reached<'a>(graph: &'a Graph, from: &Module) -> BTreeSet<&'a Module> {
    let mut reached = BTreeSet::new();
    let mut open: Vec<&Module> = graph.get(from).into_iter().flatten().collect();
    while let Some(module) = open.pop() {
        if reached.insert(module) {
            open.extend(graph.get(module).into_iter().flatten());
        }
    }
    reached
}

fn shown(cycle: &[Module]) -> String {
    cycle.iter().map(|module| module.join("::")).collect::<Vec<_>>().join(" ")
}
