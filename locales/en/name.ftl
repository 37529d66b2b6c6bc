name-lang-en = English
name-lang-de = German
name-lang-pl = Polish
name-card = { $name }
name-site = { $name } ({ $slot })
