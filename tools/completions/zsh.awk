# Completion for zsh from `cvconv --option-table`.
BEGIN { FS = "\t" }
function quoted(text) { # within '[…]' of _arguments
    gsub(/\\/, "\\\\", text); gsub(/'/, "'\\''", text); gsub(/\[/, "\\[", text); gsub(/\]/, "\\]", text)
    gsub(/:/, "\\:", text)
    return text
}
function action(type, choices) {
    if (choices != "" && type ~ /FILE/) return "_alternative \"names:name:(" choices ")\" \"files:file:_files\""
    if (choices != "") return "(" choices ")"
    if (type ~ /FOLDER/ && type !~ /FILE/) return "_files -/"
    return type ~ /FILE|PATH/ ? "_files" : " "
}
$1 == "command" {
    command = $2
    names[++count] = $2
    descriptions = descriptions "        '" $2 ":" quoted($3) "'\n"
}
$1 == "option" {
    several = split($2, forms, ",")
    rule = ""
    for (i = 1; i <= several; ++i) {
        form = forms[i]
        if ($3 != "") form = form (form ~ /^--/ ? "=" : "+")
        rule = rule (i > 1 ? "," : "") form
    }
    both = $2
    gsub(/,/, " ", both)
    type = quoted($3)
    value = $3 != "" ? ":" type ":" action($3, $4) : ""
    rules[command] = rules[command] " \\\n                " \
        (several > 1 ? "'(" both ")'{" rule "}" : "'" rule) (several > 1 ? "'" : "") "[" quoted($5) "]" value "'"
}
$1 == "argument" {
    rules[command] = rules[command] " \\\n                '*:" $2 ":" ($4 != "" ? "(" $4 ")" : "_files") "'"
}
END {
    print "#compdef cvconv"
    print "# made of the options of the command by tools/completions/zsh.awk"
    print "_cvconv() {"
    print "    local command=convert first=yes i"
    print "    local -a commands=("
    printf "%s", descriptions
    print "        'help:Prints the options of a command.'"
    print "    )"
    print "    for ((i = 2; i < CURRENT; ++i)); do"
    print "        case ${words[i]} in"
    print "            -q | --quiet | -v | --verbose) continue ;;"
    list = names[1]
    for (i = 2; i <= count; ++i) list = list " | " names[i]
    print "            " list " | help)"
    print "                command=${words[i]}"
    print "                words=(\"cvconv\" \"${(@)words[i + 1,-1]}\")"
    print "                ((CURRENT -= i - 1))"
    print "                ;;"
    print "        esac"
    print "        first="
    print "        break"
    print "    done"
    print "    case $command in"
    for (i = 1; i <= count; ++i) {
        print "        " names[i] ")"
        if (names[i] == "convert") {
            print "            [[ -n $first && ${words[CURRENT]} != -* ]] && _describe command commands"
        }
        print "            _arguments -s" rules[names[i]]
        print "            ;;"
    }
    print "        help) _describe command commands ;;"
    print "    esac"
    print "}"
    print "_cvconv \"$@\""
}
