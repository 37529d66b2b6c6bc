#compdef law
# Completions of law for zsh.
_law() {
    local -a lines values told
    local line
    lines=("${(@f)$(@VARIABLE@=zsh @INDEX@=$((CURRENT - 1)) law -- "${words[@]}" 2>/dev/null)}")
    for line in "${lines[@]}"; do
        [[ -n $line ]] || continue
        values+=("${line%%$'\t'*}")
        told+=("${line//$'\t'/  }")
    done
    (( ${#values} )) || return 1
    if (( ${#values} == 1 )) && [[ ${values[1]} == *[=/] ]]; then
        compadd -U -V law -S '' -- "${values[@]}"
    else
        compadd -U -V law -l -d told -- "${values[@]}"
    fi
}
compdef _law law
