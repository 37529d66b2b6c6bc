schema-unknown = There is no document called “{ $typed }”.
schema-names = Documents: { $names }
