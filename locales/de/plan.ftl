plan-heading = { $count ->
    [0] Zurzeit kann kein Kampf angesagt werden.
    [one] Es gibt 1 erlaubte Auswahl von Zielen.
   *[other] Es gibt { $count } erlaubte Auswahlen von Zielen; die besten zuerst.
}
plan-attack = Angriff
plan-defense = Verteidigung
plan-losses = Verluste
plan-allies = Verbündete
plan-say = Ansage
plan-dice = { $count } Würfel
plan-force = Truppen { $count }
plan-board = Tableau von { $colour }
plan-own-board = dein Tableau
plan-title = Titel
plan-crown = Räuber an { $site }
plan-pawn = Figur und Gunst
plan-peoples-favor = Volksgunst
plan-darkest-secret = Dunkelstes Geheimnis
plan-bandits = Räuber
plan-expected = im Mittel { $attacker } beim Angriff, { $defender } bei der Verteidigung
plan-ally-joined = mit dabei: { $ally }
plan-may-join = könnten mitverteidigen: { $allies }
plan-if-joined = dann beträgt die Chance { $chance }
plan-missing = Die Chancen lassen sich nicht bestimmen; in der Beschreibung fehlt: { $what }
plan-refused = Jetzt nicht: { $action }
plan-unknown-face = „{ $typed }“ ist keine Seite dieses Würfels. Angriff: schwert, hohl, schädel. Verteidigung: leer, schild, zwei-schilde, verdoppler.
plan-no-stroke = Zwischen Angriff und Verteidigung steht genau ein Schrägstrich: "schwert hohl / schild"
plan-wrong-attack = Angriffswürfel im Pool: { $pool }, angegeben: { $rolled }.
plan-wrong-defense = Verteidigungswürfel im Pool: { $pool }, angegeben: { $rolled }.
plan-untold = Die Würfelpools dieses Kampfes sind nicht bekannt: In der Beschreibung fehlt etwas.
plan-no-fight = Diese Worte sind kein Kampf.
plan-nothing-to-roll = Es gibt keinen Kampf, für den gewürfelt würde.
plan-wins = Siegchance { $chance }
plan-plans = Pläne
plan-worth = { $card } ({ $cost }) bringt { $chance }
plan-no-plans = keine
plan-without = ohne Schlachtpläne { $chance }
plan-attackers = Angriff: { $plans }
plan-defenders = Verteidigung: { $plans }
