table-title = { $defenders ->
    [0] Siegchance in Prozent, ohne Scharen des Verteidigers (5.5.5)
    [one] Siegchance in Prozent, gegen 1 Schar (5.5.5)
   *[other] Siegchance in Prozent, gegen { $defenders } Scharen (5.5.5)
}
table-axes = Nach unten: Angriffswürfel, zu jedem eine Schar, sofern --force nichts anderes angibt. Nach rechts: Verteidigungswürfel.
