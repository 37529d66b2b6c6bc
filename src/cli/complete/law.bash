# Completions of law for bash.
_law() {
    local words=("${COMP_WORDS[@]}") quote=
    case ${COMP_WORDS[COMP_CWORD]} in
        \"*) quote='"' ;;
        \'*) quote="'" ;;
    esac
    words[COMP_CWORD]=$2
    mapfile -t COMPREPLY < <(
        @VARIABLE@=bash @INDEX@=$COMP_CWORD @QUOTE@=$quote law -- "${words[@]}" 2>/dev/null
    )
    if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *[=/] ]]; then
        compopt -o nospace
    fi
}
complete -o nosort -F _law law
