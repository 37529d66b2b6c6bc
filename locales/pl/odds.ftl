odds-verdict = Szansa, że Atakujący zwycięży, wynosi { $chance }. (5.5.5)
odds-attack = Atak (5.5.2)
odds-attackers = { $dice ->
    [one] 1 kość Ataku
    [few] { $dice } kości Ataku
   *[many] { $dice } kości Ataku
}, Siła: { $warbands ->
    [one] 1 Chorągiew
    [few] { $warbands } Chorągwie
   *[many] { $warbands } Chorągwi
}
odds-defense = Obrona (5.5.4)
odds-defenders = { $dice ->
    [one] 1 kość Obrony
    [few] { $dice } kości Obrony
   *[many] { $dice } kości Obrony
}, { $warbands ->
    [one] 1 Chorągiew
    [few] { $warbands } Chorągwie
   *[many] { $warbands } Chorągwi
}
odds-alone = Zwycięstwo bez poświęcania (5.5.5)
odds-half = Zwycięstwo, strata najwyżej { $most } (5.5.5)
odds-left = Zostaje średnio (5.5.6)
odds-left-if-won = Zostaje po zwycięstwie (5.5.5)
odds-of-force = { $left } z { $force }
odds-defender-loses = Strata pokonanego Obrońcy (5.5.6)
odds-of-defenders = { $lost } z { $defenders }
odds-chart = Ile Chorągwi zostaje i z jaką szansą (5.5.5, 5.5.6)
odds-won = wygrana
odds-lost = przegrana
odds-read-on = Czytaj dalej: { $command }
