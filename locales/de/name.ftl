name-en = Englisch
name-de = Deutsch
name-pl = Polnisch
name-card = „{ $name }“
name-site = „{ $name }“ ({ $slot })
