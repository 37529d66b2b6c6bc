name-en = angielski
name-de = niemiecki
name-pl = polski
name-card = „{ $name }”
name-site = „{ $name }” ({ $slot })
