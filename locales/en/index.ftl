index-see = see { $heading }
index-nothing = The index has nothing under “{ $word }”.
