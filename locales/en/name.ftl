name-en = English
name-de = German
name-pl = Polish
