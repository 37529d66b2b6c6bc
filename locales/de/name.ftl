name-en = Englisch
name-de = Deutsch
name-pl = Polnisch
