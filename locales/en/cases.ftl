cases-score = { $passed } of { $all } cases passed.
cases-cited = Sections cited by a passing case: { $count }
cases-exempt = With nothing to decide: { $count }
cases-open = Open: { $count }
cases-missing = Not covered: { $count }
cases-none = There is no case on this.
cases-refused = These cases could not be read.
