index-see = see { $heading }
index-nothing = The index has no entry for “{ $word }”.
index-cards = Cards named in the entries
