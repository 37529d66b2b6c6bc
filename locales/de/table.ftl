table-title = { $defenders ->
    [0] Siegchance in Prozent, gegen keine Schar (5.5.5)
    [one] Siegchance in Prozent, gegen 1 Schar (5.5.5)
   *[other] Siegchance in Prozent, gegen { $defenders } Scharen (5.5.5)
}
table-axes = Nach unten: Angriffswürfel, zu jedem eine Schar, wenn --force nichts anderes sagt. Nach rechts: Verteidigungswürfel.
