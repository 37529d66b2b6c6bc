name-lang-en = Englisch
name-lang-de = Deutsch
name-lang-pl = Polnisch
name-card = „{ $name }“
name-site = „{ $name }“ ({ $slot })
