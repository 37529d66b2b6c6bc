table-title = { $defenders ->
    [0] Szansa zwycięstwa w procentach, bez broniących się Chorągwi (5.5.5)
    [one] Szansa zwycięstwa w procentach, broni 1 Chorągiew (5.5.5)
    [few] Szansa zwycięstwa w procentach, bronią { $defenders } Chorągwie (5.5.5)
   *[many] Szansa zwycięstwa w procentach, broni { $defenders } Chorągwi (5.5.5)
}
table-axes = W dół: kości Ataku, przy każdej jedna Chorągiew, chyba że --force mówi inaczej. W prawo: kości Obrony.
