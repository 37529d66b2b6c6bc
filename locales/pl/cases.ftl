cases-score = Zaliczono { $passed } z { $all } przypadków.
cases-cited = Punkty, na których opiera się zaliczony przypadek: { $count }
cases-exempt = Bez niczego do rozstrzygnięcia: { $count }
cases-open = Nierozstrzygnięte: { $count }
cases-missing = Nieobjęte: { $count }
cases-none = Nie ma przypadków na ten temat.
cases-refused = Tych przypadków nie da się odczytać.
