name-lang-en = angielski
name-lang-de = niemiecki
name-lang-pl = polski
name-card = „{ $name }”
name-site = „{ $name }” ({ $slot })
