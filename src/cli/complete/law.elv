# Completions of law for Elvish.
set edit:completion:arg-completer[law] = {|@words|
    put (env @VARIABLE@=elvish law -- $@words) | to-lines
}
