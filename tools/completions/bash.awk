# Completion for bash from `cvconv --option-table`. Bash itself is enough: bash-completion is not needed.
BEGIN { FS = "\t" }
$1 == "command" { command = $2; commands = commands " " $2 }
$1 == "option" {
    count = split($2, names, ",")
    for (i = 1; i <= count; ++i) options[command] = options[command] " " names[i]
    if ($3 == "") next
    pattern = ""
    for (i = 1; i <= count; ++i) pattern = pattern (i > 1 ? "|" : "") command "\\ " names[i]
    kind = $3 ~ /FILE|FOLDER|PATH/ ? "files" : "nothing"
    if ($4 != "") kind = $3 ~ /FILE/ ? "either '" $4 "'" : "words '" $4 "'"
    values = values "        " pattern ") _cvconv_" kind "; return ;;\n"
}
$1 == "argument" { arguments[command] = $4 != "" ? "_cvconv_words '" $4 "'" : "_cvconv_files" }
END {
    sub(/^ /, "", commands)
    print "# bash completion for cvconv; made of the options of the command by tools/completions/bash.awk"
    print "_cvconv_words() { mapfile -t COMPREPLY < <(compgen -W \"$1\" -- \"$cur\"); }"
    print "_cvconv_files() {"
    print "    compopt -o filenames 2>/dev/null"
    print "    mapfile -t COMPREPLY < <(compgen -f -- \"$cur\")"
    print "}"
    print "_cvconv_either() {"
    print "    compopt -o filenames 2>/dev/null"
    print "    mapfile -t COMPREPLY < <(compgen -W \"$1\" -- \"$cur\"; compgen -f -- \"$cur\")"
    print "}"
    print "_cvconv_nothing() { COMPREPLY=(); }"
    print "_cvconv() {"
    print "    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]} command=convert first=yes i"
    print "    if [[ $cur == = ]]; then # --ocr=: bash takes = for a word"
    print "        cur="
    print "    elif [[ $prev == = ]]; then"
    print "        prev=${COMP_WORDS[COMP_CWORD - 2]}"
    print "    fi"
    print "    for ((i = 1; i < COMP_CWORD; ++i)); do"
    print "        case ${COMP_WORDS[i]} in"
    print "            -q | --quiet | -v | --verbose) continue ;;"
    all = commands
    gsub(/ /, " | ", all)
    print "            " all " | help) command=${COMP_WORDS[i]} ;;"
    print "        esac"
    print "        first="
    print "        break"
    print "    done"
    print "    case \"$command $prev\" in"
    printf "%s", values
    print "    esac"
    print "    case $command in"
    count = split(commands, list, " ")
    for (i = 1; i <= count; ++i) {
        name = list[i]
        sub(/^ /, "", options[name])
        print "        " name ")"
        print "            if [[ $cur == -* ]]; then"
        print "                _cvconv_words '" options[name] "'"
        if (name == "convert") {
            print "            elif [[ $first ]]; then"
            print "                _cvconv_either '" commands " help'"
        }
        print "            else"
        print "                " (arguments[name] != "" ? arguments[name] : "_cvconv_nothing")
        print "            fi"
        print "            ;;"
    }
    print "        help) _cvconv_words '" commands "' ;;"
    print "    esac"
    print "}"
    print "complete -F _cvconv cvconv"
}
