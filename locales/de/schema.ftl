schema-unknown = Ein Dokument „{ $typed }“ gibt es nicht.
schema-names = Dokumente: { $names }
