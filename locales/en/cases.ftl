cases-score = { $passed } of { $all } cases passed.
cases-cited = Sections cited by a passing case: { $count }
cases-exempt = Nothing to adjudicate: { $count }
cases-open = Open: { $count }
cases-missing = Not covered: { $count }
cases-refused = These cases cannot be read.
