card-kind-denizen = Bewohner
card-kind-edifice = Bauwerk
card-kind-relic = Reliquie
card-kind-site = Ort
card-kind-vision = Vision
card-kind-banner = Banner
card-kind-reliquary = Reichsreliquienschrein
card-face-intact = intakte Bauwerkseite
card-face-ruined = Ruinenseite
card-coast = Küste
card-space = Feld { $space }
card-restriction-site-only = nur an Orten
card-restriction-adviser-only = nur als Ratgeber
card-locked = gesperrt
card-unofficial = unsere Übersetzung, inoffiziell
card-also = auch: { $names }
card-formerly = Früher
card-when-ruined = Als Ruine
card-when-intact = Intakt
card-power = Fähigkeit
card-cost = Kosten
card-defense = Verteidigungswürfel
card-capacity = Kartenlimit
card-bandits = Räuber
card-reveal = Beim Aufdecken
card-recover = Bergen
card-homeland = Heimatland
card-law = Gesetz
card-model = In Urteilen
card-model-effect = wird berücksichtigt, nach einer Regel für mehrere Karten
card-model-special = wird berücksichtigt, nach einer eigenen Regel
card-model-text-only = wird nicht berücksichtigt: Was die Karte ändern könnte, bleibt offen
card-power-battle-plan-attacker = Schlachtplan (Angreifer)
card-power-battle-plan-defender = Schlachtplan (Verteidiger)
card-power-battle-plan-either = Schlachtplan (Angreifer oder Verteidiger)
card-power-modifier = Modifikation
card-power-action = Aktion
card-power-wake = Erwachen
card-power-rest = Ruhen
card-power-when-played = Beim Ausspielen
card-power-persistent = beständige Fähigkeit
card-power-continuous = ständig wirkender Text
card-power-homeland = Heimatland
card-place-favor = { $count } Gunst darauf platzieren
card-place-secrets = { $count ->
    [one] { $count } Geheimnis darauf platzieren
   *[other] { $count } Geheimnisse darauf platzieren
}
card-burn-favor = { $count } Gunst verbrennen
card-burn-secrets = { $count ->
    [one] { $count } Geheimnis verbrennen
   *[other] { $count } Geheimnisse verbrennen
}
card-dice = { $count }
card-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
card-relics = { $count ->
    [one] { $count } Reliquie
   *[other] { $count } Reliquien
}
card-favor = { $count } Gunst
card-secrets = { $count ->
    [one] { $count } Geheimnis
   *[other] { $count } Geheimnisse
}
card-defense-favor = einer für jede Gunst darauf
card-defense-secret = einer für jedes Geheimnis darauf
card-recover-bank = { $count } Gunst in das Gunstlager { $suit_gen }
card-class-law = Nach dem Gesetz
card-class-publisher = Antwort des Verlags
card-class-inference = Folgerung
card-class-contested = Umstritten
card-source-publisher-qa = Fragen und Antworten des Verlags zu Karten, Stand März 2026
card-source-printings = das gedruckte Gesetz
card-source-card = die gedruckte Karte
card-source-programs = andere Programme zum Spiel
card-source-forum = Spielende in öffentlichen Foren
card-misspelt = „{ $word }“ wurde als „{ $name }“ gelesen.
card-several = { $count ->
    [one] „{ $word }“ könnte diese Karte sein:
   *[other] „{ $word }“ könnte eine von { $count } Karten sein:
}
card-unknown = Es gibt keine Karte namens „{ $word }“.
card-nothing = Es gibt keine Karte namens „{ $word }“. Am nächsten kommen:
