name-en = angielski
name-de = niemiecki
name-pl = polski
