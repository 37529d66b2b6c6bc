name-en = English
name-de = German
name-pl = Polish
name-card = { $name }
name-site = { $name } ({ $slot })
