cases-score = Przypadki zaliczone: { $passed } z { $all }.
cases-cited = Punkty, na których opiera się zaliczony przypadek: { $count }
cases-exempt = Nie ma czego rozstrzygać: { $count }
cases-open = Nierozstrzygnięte: { $count }
cases-missing = Nieobjęte: { $count }
cases-none = Nie ma przypadków na ten temat.
cases-refused = Tych przypadków nie da się odczytać.
