help-about = Das Gesetz von Oath am Spieltisch: die Regel finden, auf Deutsch, Englisch und Polnisch. Offline und inoffiziell.
help-usage = Aufruf:
help-commands = Befehle
help-options = Optionen
help-arguments = Argumente
help-usage-law = law [OPTIONEN] BEFEHL …  oder  law NUMMER
help-usage-show = law show [OPTIONEN] NUMMER…
help-usage-search = law search [OPTIONEN] WÖRTER…
help-usage-term = law term [OPTIONEN] BEGRIFF
help-usage-card = law card [OPTIONEN] KARTE
help-usage-index = law index [OPTIONEN] [WORT]
help-usage-diverge = law diverge [OPTIONEN] [NUMMER|KENNUNG]…
help-usage-completions = law completions SHELL
help-usage-man = law man ORDNER
help-usage-help = law help [BEFEHL]
help-show = Zeigt Abschnitte des Gesetzes: 5.5.4, ein Kapitel, einen Bereich wie 5.5.2-5.5.4, ein Stichwort des Glossars
help-search = Findet die Regel: Wörter in jeder Sprache, halbe Wörter, Tippfehler, Nummern
help-term = Erklärt einen Begriff und nennt ihn in allen drei Sprachen
help-card = Sagt, was eine Karte tut, was sie kostet und was über sie entschieden wurde
help-index = Schlägt im Stichwortverzeichnis des Gesetzes nach
help-diverge = Zeigt, wo die englische, deutsche und polnische Ausgabe voneinander abweichen
help-completions = Gibt ein Skript aus, das in eurer Shell Nummern und Namen vervollständigt
help-man = Schreibt Handbuchseiten in einen Ordner
help-help = Zeigt diese Hilfe oder die eines Befehls
help-arg-number = Nummern, Bereiche oder Stichwörter des Glossars
help-arg-query = Wörter, "Wortfolgen", -ausgeschlossene, 5.5.4, in:term, is:imperial, cites:5.5.4, suit:order, power:battle-plan, cost:secret, is:locked, at:site
help-arg-term = Ein Begriff in einer der drei Sprachen, in beliebiger Form
help-arg-card = Der Name einer Karte in einer der drei Sprachen oder sein Anfang
help-arg-word = Nur Einträge mit diesem Wort
help-arg-divergence = Nummern von Abschnitten oder Kennungen wie D15; ohne Angabe alle
help-arg-shell = bash, elvish, fish, powershell oder zsh
help-arg-folder = Wohin die Seiten sollen
help-arg-command = Der Befehl, der erklärt werden soll
help-value-number = NUMMER
help-value-query = WÖRTER
help-value-kind = ARTEN
help-value-count = ANZAHL
help-value-term = BEGRIFF
help-value-card = KARTE
help-value-word = WORT
help-value-divergence = NUMMER|KENNUNG
help-value-shell = SHELL
help-value-folder = ORDNER
help-value-command = BEFEHL
help-value-lang = SPRACHE
help-value-when = WANN
help-option-lang = Sprache der Regeln: en, de, pl; mehrere, durch Kommas getrennt, stehen nebeneinander
help-option-ui = Sprache der Meldungen; folgt sonst --lang
help-option-json = Antwortet mit einem JSON-Dokument
help-option-color = Farbe: auto (nur im Terminal), always (immer) oder never (nie)
help-option-in = Nur diese Arten: section, term, card, divergence
help-option-n = Höchstens so viele Treffer; ohne Angabe 10
help-option-alone = Ohne die Unterabschnitte
help-option-help = Zeigt die Hilfe
help-option-version = Zeigt die Version
help-examples =
    Beispiele:
      law 5.5.4                    was das Gesetz zum Verteidigungswurf sagt
      law 5.5 --lang en,de,pl      der Kampf in drei Sprachen
      law term warband             was eine „warband“ auf Deutsch ist
      law card Friedensgelübde     was eine Karte tut
      law diverge 5.4.1            wo die Ausgaben voneinander abweichen
