schema-unknown = Nie ma dokumentu „{ $typed }”.
schema-names = Dokumenty: { $names }
