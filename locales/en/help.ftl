help-about = The Law of Oath at your table: find the rule, in English, German and Polish. Offline and unofficial.
help-usage = Usage:
help-commands = Commands
help-options = Options
help-arguments = Arguments
help-usage-law = law [OPTIONS] COMMAND …  or  law NUMBER
help-usage-show = law show [OPTIONS] NUMBER…
help-usage-search = law search [OPTIONS] WORDS…
help-usage-term = law term [OPTIONS] TERM
help-usage-card = law card [OPTIONS] CARD
help-usage-index = law index [OPTIONS] [WORD]
help-usage-diverge = law diverge [OPTIONS] [NUMBER|ID]…
help-usage-completions = law completions SHELL
help-usage-man = law man FOLDER
help-usage-help = law help [COMMAND]
help-show = Show sections of the Law: 5.5.4, a chapter, a range like 5.5.2-5.5.4, a glossary word
help-search = Find the rule: words in any language, half words, slips of the pen, numbers
help-term = Explain a term and name it in all three languages
help-card = Tell what a card does, what it costs, and what was ruled on it
help-index = Look into the index at the back of the Law
help-diverge = Show where the English, German and Polish printings disagree
help-completions = Print a script that completes numbers and names in your shell
help-man = Write manual pages into a folder
help-help = Show this help, or that of a command
help-arg-number = Numbers, ranges or glossary words
help-arg-query = Words, "phrases", -excluded, 5.5.4, in:term, is:imperial, cites:5.5.4, suit:order, power:battle-plan, cost:secret, is:locked, at:site
help-arg-term = A term in any of the three languages, in any form
help-arg-card = The name of a card in any of the three languages, or its beginning
help-arg-word = Show only headings with this word
help-arg-divergence = Section numbers, or ids such as D15; all if left out
help-arg-shell = bash, elvish, fish, powershell or zsh
help-arg-folder = Where to put the pages
help-arg-command = The command to explain
help-value-number = NUMBER
help-value-query = WORDS
help-value-kind = KINDS
help-value-count = COUNT
help-value-term = TERM
help-value-card = CARD
help-value-word = WORD
help-value-divergence = NUMBER|ID
help-value-shell = SHELL
help-value-folder = FOLDER
help-value-command = COMMAND
help-value-lang = LANGUAGE
help-value-when = WHEN
help-option-lang = Language of the rules: en, de, pl; several with commas stand side by side
help-option-ui = Language of the program's own words; follows --lang
help-option-json = Answer with a JSON document
help-option-color = Use colour: auto, always or never
help-option-in = Only these kinds: section, term, card, divergence
help-option-n = At most this many hits; 10 if left out
help-option-alone = Without the parts below the section
help-option-help = Show help
help-option-version = Show the version
help-examples =
    Examples:
      law 5.5.4                    what the Law says about rolling defense
      law 5.5 --lang en,de,pl      the Campaign in three languages
      law term Schar               what a Schar is, and its English name
      law card "vow of peace"      what a card does
      law diverge 5.4.1            where the printings disagree
