//! What fresh players ran into at the prompt: what is asked in a fight and when, what a reply may be, and questions about the table.

use crate::prompt::Folder;

/// Plays a script at a table of its own and returns what was said, on one line a paragraph, and the table as facts afterwards.
fn played(name: &str, facts: &str, lang: &str, script: &[&str]) -> (String, String) {
    let folder = Folder::new(&format!("talk-{name}-{lang}"), facts);
    let said = folder.played(&format!("--lang {lang}"), &format!("{}\n", script.join("\n")));
    let after = String::from_utf8_lossy(&folder.run("facts --lang en").stdout).into_owned();
    (said.split_whitespace().collect::<Vec<&str>>().join(" "), after)
}

/// Says that one thing is said before another.
fn assert_order(said: &str, first: &str, then: &str) {
    let (one, other) = (said.find(first), said.find(then));
    assert!(one.is_some() && one < other, "{first} … {then}: {said}");
}

const PEACE: &str = "round 3; turn red; phase act; oath supremacy; title purple oathkeeper\n\
                     banks: discord 4, arcane 4, order 4, hearth 4, beast 4, nomad 4\n\
                     Mountain in cradle 1: 2 purple warbands\nSteppe in cradle 2: 2 purple warbands\nRiver in provinces 1: nothing\n";

/// A table stays open where another cannot be opened, or none is closed.
#[test]
fn a_table_is_left_only_for_one_that_opens() {
    let table = format!("{PEACE}red: exile at Mountain, 4 supply, 5 warbands\npurple: chancellor at Mountain, 2 warbands\n");
    for line in ["open foo.toml", "close the door", "open the window"] {
        let (said, _) = played("open", &table, "en", &[line, "whose turn is it", "board"]);
        assert!(said.contains("Red · round 3 › board"), "{line}: {said}");
        assert!(!said.contains("Cannot read the"), "{line}: {said}");
    }
}

/// Battle plans and what is chosen for them come before the roll §5.5.3: Warning Signals move warbands then.
#[test]
fn law_5_5_3_warning_signals_are_asked_about_before_the_dice() {
    let table = format!(
        "{PEACE}red: exile at Mountain, 4 supply, 5 warbands\npurple: chancellor at Mountain, 3 warbands; advisers Warning Signals\n"
    );
    for (lang, attack, none, asked, dice, nones) in [
        (
            "en",
            "campaign purple targeting Mountain",
            "Warning Signals",
            "Where do Purple's warbands stand",
            "What was rolled?",
            ["none", "0", "unchanged"],
        ),
        (
            "de",
            "greife Lila an ziel Berg",
            "Warnsignale",
            "Wo stehen die Scharen von Lila",
            "Was wurde gewürfelt?",
            ["keine", "0", "unverändert"],
        ),
        (
            "pl",
            "atakuję fioletowego cele Góra",
            "Sygnały Ostrzegawcze",
            "Gdzie stoją Chorągwie",
            "Co wyrzucono?",
            ["brak", "0", "bez zmian"],
        ),
    ] {
        for reply in nones {
            let (said, after) = played("signals", &table, lang, &[attack, none, reply, "4 hollow / blank blank", "0"]);
            assert_order(&said, asked, dice);
            assert!(!said.contains("N bei") && !said.contains("N at SITE") && !said.contains("N na"), "{said}");
            assert!(after.contains("Mountain in cradle 1: 2 purple warbands"), "{reply}: {said}\n{after}");
        }
    }
    let (said, after) = played(
        "signals-moved",
        &table,
        "en",
        &["campaign purple targeting Mountain", "Warning Signals", "1 at Steppe", "4 hollow / blank blank", "0"],
    );
    assert!(after.contains("Steppe in cradle 2: 1 purple warband"), "{said}\n{after}");
}

/// The attacker may use every battle plan that they rule §5.5.3, also one that changes no dice.
#[test]
fn law_5_5_3_plans_that_change_no_dice_are_asked_for() {
    let table = format!(
        "{PEACE}red: exile at Mountain, 4 supply, 5 warbands; advisers Scouts\npurple: chancellor at Steppe, 1 warband\n"
    );
    for (lang, attack, plan, asked, dice) in [
        ("en", "campaign purple targeting Mountain", "Scouts", "Which battle plans does Red use?", "What was rolled?"),
        ("de", "greife Lila an ziel Berg", "Kundschafter", "Welche Schlachtpläne nutzt Rot?", "Was wurde gewürfelt?"),
        ("pl", "atakuję fioletowego cele Góra", "Zwiadowcy", "używa gracz czerwony?", "Co wyrzucono?"),
    ] {
        let (said, _) = played("scouts", &table, lang, &[attack, plan]);
        assert_order(&said, asked, dice);
        // The program rolls, and the question comes first all the same.
        let (said, _) = played("scouts-rolled", &table, lang, &[&format!("{attack} --roll"), "board"]);
        assert!(said.contains(asked), "{said}");
    }
}

/// Who joins agrees before the dice §5.5.2, and an adviser is the battle plan of its own player §5.5.3.
#[test]
fn law_5_5_2_an_ally_agrees_before_the_dice_and_uses_own_plans() {
    let table = format!(
        "{PEACE}red: exile at Mountain, 4 supply, 5 warbands\npurple: chancellor at Steppe, 1 warband\n\
         yellow: citizen at Mountain, 2 warbands; advisers Longbows\n"
    );
    for (lang, attack, ally, yes, asked, plans, none, dice, dropped) in [
        (
            "en",
            "campaign purple targeting Mountain",
            "yellow",
            "yes",
            "Does Yellow agree?",
            "Which battle plans does Yellow use?",
            "none",
            "What was rolled?",
            "Not carried out",
        ),
        (
            "de",
            "greife Lila an ziel Berg",
            "gelb",
            "ja klar",
            "Ist Gelb einverstanden?",
            "Welche Schlachtpläne nutzt Gelb?",
            "keine pläne",
            "Was wurde gewürfelt?",
            "Nicht ausgeführt",
        ),
        (
            "pl",
            "atakuję fioletowego cele Góra",
            "żółty",
            "tak",
            "żółty",
            "używa gracz żółty?",
            "brak",
            "Co wyrzucono?",
            "Nie wykonano",
        ),
    ] {
        let (said, _) = played("ally", &table, lang, &[attack, ally, yes, yes, none]);
        assert_order(&said, asked, dice);
        assert_order(&said, plans, dice);
        let nobody = ["Purple use", "nutzt Lila", "używa gracz fioletowy"];
        assert!(!nobody.iter().any(|asked| said.contains(asked)), "nobody but Yellow has a plan: {said}");
        let (said, _) = played("ally-no", &table, lang, &[attack, ally, "no", "check"]);
        assert!(said.contains(dropped) && !said.contains(dice), "{said}");
    }
}

/// The bank that Herald takes favor from is asked for with a sentence §5.5.2, and the suit alone is a reply.
#[test]
fn law_5_5_2_the_bank_for_herald_is_asked_for_in_a_sentence() {
    let table = format!(
        "{PEACE}red: exile at Mountain, 4 supply, 5 warbands\npurple: chancellor at Steppe, 1 warband; advisers Herald\n"
    );
    for (lang, attack, asked, suit, dice) in [
        ("en", "campaign purple targeting Mountain", "bank does Purple take the favor for Herald", "hearth", "What was rolled?"),
        (
            "de",
            "greife Lila an ziel Berg",
            "Gunstlager nimmt Lila mit der Karte „Herold“ die Gunst",
            "Heimat",
            "Was wurde gewürfelt?",
        ),
        ("pl", "atakuję fioletowego cele Góra", "gracz fioletowy bierze Przychylność", "dom", "Co wyrzucono?"),
    ] {
        let (said, _) = played("herald", &table, lang, &[attack, suit]);
        assert_order(&said, asked, dice);
    }
}

/// A Rest power §4.3.5, §7.3.4 that is not used is asked about once; outside the prompt it is said.
#[test]
fn law_4_3_5_rest_powers_are_not_forgotten() {
    let table = format!(
        "{PEACE}red: exile at River, 4 supply, 5 warbands, 1 secret, in bank 9; advisers Insomnia\npurple: chancellor at Steppe, 1 warband, in bank 12\n"
    );
    for (lang, rest, card, none, asked) in [
        ("en", "rest", "Insomnia", "none", "Which Rest powers does Red use?"),
        ("de", "ruhen", "Schlaflosigkeit", "keine", "„Ruhen:“ nutzt Rot?"),
        ("pl", "odpoczywam", "Bezsenność", "brak", "„Odpoczynek:” używa gracz czerwony?"),
    ] {
        let (said, after) = played("rest-used", &table, lang, &[rest, &format!("{card} please")]);
        assert!(said.contains(asked) && after.contains("2 secrets"), "{said}\n{after}");
        let (said, after) = played("rest-unused", &table, lang, &[rest, none]);
        assert!(said.contains(asked) && after.contains("turn purple") && after.contains("1 secret"), "{said}\n{after}");
    }
    let folder = Folder::new("talk-rest-outside", &table);
    let output = folder.run("do rest");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.contains("Insomnia") && output.status.success(), "{said}");
}

/// While something is asked for, an undo takes the action back first, and a number is no reply of it.
#[test]
fn an_undo_with_a_number_takes_back_the_action_and_then_steps() {
    let table =
        format!("{PEACE}red: exile at Mountain, 4 supply, 5 warbands, 3 favor\npurple: chancellor at Steppe, 1 warband\n");
    for (lang, set, begin, undo) in [
        ("en", "set red favor 2", "search", "undo 2"),
        ("de", "korrigiere rot gunst 2", "suche", "zurück 2"),
        ("pl", "popraw czerwony przychylność 2", "przeszukaj", "cofnij 2"),
    ] {
        let (said, after) = played("undo", &table, lang, &[set, begin, undo]);
        assert!(after.contains("3 favor"), "{said}\n{after}");
    }
}

/// Words that mean nothing are no reply, nought leaves none anywhere, and no is no number where something else is asked.
#[test]
fn a_reply_is_taken_as_it_is_said() {
    let table = format!("{PEACE}red: exile at Mountain, 4 supply, 6 warbands\npurple: chancellor at River, 1 warband\n");
    let won = "5 sword / blank blank";
    for (lang, attack, nonsense) in [
        ("en", "campaign purple targeting Mountain", "use longbows +1"),
        ("de", "greife Lila an ziel Berg", "nutz langbogen +1"),
        ("pl", "atakuję fioletowego cele Góra", "użyj łuków +1"),
    ] {
        let (said, after) = played("nonsense", &table, lang, &[attack, won, nonsense]);
        assert!(after.contains("Mountain in cradle 1: 2 purple warbands"), "{said}\n{after}");
        let (said, after) = played("nought", &table, lang, &[attack, won, "0"]);
        assert!(!after.contains("Mountain in cradle 1: 2 purple"), "{said}\n{after}");
    }
    for (lang, attack) in [
        ("en", "campaign purple targeting Mountain, Steppe"),
        ("de", "greife Lila an ziel Berg, Steppe"),
        ("pl", "atakuję fioletowego cele Góra, Step"),
    ] {
        for none in ["0", "none", "keine", "brak"] {
            let (said, after) = played("two", &table, lang, &[attack, "5 sword / 3 blank", none]);
            assert!(!after.contains("purple warbands\nSteppe"), "{none}: {said}\n{after}");
            assert!(!after.contains("Mountain in cradle 1: 2 purple"), "{none}: {said}\n{after}");
        }
    }
}

/// While dice are awaited, a question is answered and what was asked is asked again; the program rolls if it is told to.
#[test]
fn questions_between_and_dice_of_the_program() {
    let table = format!("{PEACE}red: exile at Mountain, 4 supply, 6 warbands\npurple: chancellor at River, 1 warband\n");
    for (lang, attack, question, fault, roll, rolled) in [
        (
            "en",
            "campaign purple targeting Mountain",
            "what does longbows do",
            "stroke",
            ["roll", "you roll"],
            "The program rolls:",
        ),
        ("de", "greife Lila an ziel Berg", "was machen langbögen", "Strich", ["würfeln", "würfel du"], "Das Programm würfelt:"),
        ("pl", "atakuję fioletowego cele Góra", "co robią długie łuki", "ukośnik,", ["rzuć", "rzuć za mnie"], "Program rzuca:"),
    ] {
        let (said, _) = played("between", &table, lang, &[attack, question, ""]);
        assert!(!said.contains("error") && !said.contains("Fehler") && !said.contains("błąd"), "{fault}: {said}");
        for roll in roll {
            let (said, _) = played("rolled", &table, lang, &[attack, roll]);
            assert!(said.contains(rolled), "{said}");
        }
    }
}

/// What stands in the way of an action is not drowned in hits of a search: one line says where to read.
#[test]
fn a_failed_action_says_why_and_one_line_more() {
    let table = format!("{PEACE}red: exile at Mountain, 4 supply, 6 warbands\npurple: chancellor at River, 1 warband\n");
    for (lang, line) in [("en", "travel to the moon quickly"), ("de", "reise zum Mond und zurück"), ("pl", "podróżuj na Księżyc")]
    {
        let folder = Folder::new(&format!("talk-reason-{lang}"), &table);
        let said = folder.played(&format!("--lang {lang}"), &format!("{line}\n"));
        assert!(said.trim().lines().count() <= 6, "{line}: {said}");
    }
}

/// In the Wake Phase its own choices come first §4.1: nothing is asked about an action of the Act Phase.
#[test]
fn law_4_1_the_wake_phase_comes_before_a_search() {
    let table = format!(
        "{PEACE}people's favor red 3\nred: exile at Mountain, 4 supply, 6 warbands\npurple: chancellor at River, 1 warband\nphase wake\n"
    )
    .replace("phase act; ", "");
    for (lang, search, asked, first) in [
        ("en", "search", "What is searched?", "In the Wake Phase"),
        ("de", "suche", "Was wird durchsucht?", "Beim Erwachen"),
        ("pl", "przeszukaj", "Co jest przeszukiwane?", "W fazie Przebudzenia"),
    ] {
        let (said, _) = played("wake", &table, lang, &[search]);
        assert!(said.contains(first) && !said.contains(asked), "{said}");
    }
}

/// What lies on the table is told, with the section where a rule decides §10/rule.
#[test]
fn law_10_rule_questions_about_the_table_are_answered() {
    let table = format!(
        "{PEACE}people's favor red 3\nred: exile at Mountain, 4 supply, 6 warbands, 3 favor\n\
         purple: chancellor at River, 1 warband\ncradle discard 4\n"
    );
    for (lang, lines) in [
        (
            "en",
            [
                ("who rules the mountain?", "The Empire rules Mountain. (10/rule)"),
                ("who rules river", "Bandits rule River. (10/rule)"),
                ("who holds the People's Favor?", "red"),
                ("where is purple", "River"),
                ("how many warbands does purple have?", "purple warbands 1"),
                ("how much supply do I have", "red supply 4"),
                ("how many cards are in the discard pile", "4"),
                ("how many relics does purple have?", "purple relics none"),
            ],
        ),
        (
            "de",
            [
                ("wer herrscht über den Berg?", "Das Reich beherrscht den Ort Berg."),
                ("wer beherrscht Fluss", "Räuber beherrschen den Ort Fluss."),
                ("wer hat die Volksgunst?", "Rot"),
                ("wo steht Lila", "Fluss"),
                ("wie viele Scharen hat Lila?", "1"),
                ("wie viele Vorräte habe ich", "4"),
                ("wie viele karten liegen auf dem ablagestapel", "4"),
                ("wie viele Reliquien hat Lila?", "keine"),
            ],
        ),
        (
            "pl",
            [
                ("kto rządzi na Górze?", "rządzi Imperium."),
                ("kto rządzi na Rzece", "rządzą Bandyci."),
                ("kto ma Miłość Ludu?", "czerwony"),
                ("gdzie jest fioletowy", "Rzek"),
                ("ile chorągwi ma fioletowy?", "1"),
                ("ile mam zaopatrzenia", "4"),
                ("ile kart jest na stosie odrzuconych", "4"),
                ("ile reliktów ma fioletowy?", "brak"),
            ],
        ),
    ] {
        for (line, answer) in lines {
            let (said, _) = played("told", &table, lang, &[line]);
            let said = said.split_once('›').map_or(said.as_str(), |(_, said)| said);
            assert!(said.contains(answer), "{line}: {said}");
            assert!(said.split(' ').count() < 30, "{line}: {said}");
        }
    }
}

/// Words that mean nothing stand behind an action or a question; a misspelt name in a question is corrected.
#[test]
fn table_talk_around_an_action_is_passed_over() {
    let table = format!("{PEACE}red: exile at Steppe, 4 supply, 6 warbands\npurple: chancellor at River, 1 warband\n");
    for (lang, question, verdict) in [
        ("en", "can i go back to the mountain now", "LEGAL"),
        ("de", "kann ich jetzt zum Berg reisen bitte", "ERLAUBT"),
        ("pl", "czy mogę teraz podróżować na Górę już", "WOLNO"),
        ("en", "do i travel mountain", "LEGAL"),
        ("pl", "czy podróżuję na Górę", "WOLNO"),
    ] {
        let (said, after) = played("filler", &table, lang, &[question]);
        assert!(said.contains(verdict) && after.contains("red: exile at Steppe"), "{question}: {said}");
    }
    for (lang, line) in [("en", "travel mountain now"), ("de", "reise jetzt zum Berg"), ("pl", "podróżuj teraz na Górę")] {
        let (said, after) = played("filler-done", &table, lang, &[line]);
        assert!(after.contains("red: exile at Mountain"), "{line}: {said}\n{after}");
    }
    for (lang, line, meant) in [
        ("en", "can i travel to mountan?", "Did you mean"),
        ("en", "can red travel to mountan?", "Did you mean"),
        ("de", "kann ich zum bergg reisen?", "Meintest du"),
        ("pl", "czy mogę podróżować na Góraa?", "WOLNO"),
    ] {
        let (said, _) = played("typo", &table, lang, &[line]);
        assert!(said.contains(meant), "{line}: {said}");
    }
}
