# Completions of law for fish.
complete --keep-order --no-files --command law --arguments '(@VARIABLE@=fish law -- (commandline --current-process --tokenize --cut-at-cursor) (commandline --current-token))'
