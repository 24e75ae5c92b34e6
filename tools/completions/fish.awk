# Completion for fish from `cvconv --option-table`.
BEGIN { FS = "\t" }
function quoted(text) {
    gsub(/\\/, "\\\\", text); gsub(/'/, "\\'", text)
    return "'" text "'"
}
$1 == "command" {
    command = $2
    list = list " " $2
    lines = lines "complete -c cvconv -n '__cvconv_command_is none' -a " $2 " -d " quoted($3) "\n"
    lines = lines "complete -c cvconv -n '__cvconv_command_is help' -x -a " $2 " -d " quoted($3) "\n"
}
$1 == "option" {
    line = "complete -c cvconv -n '__cvconv_command_is " command "'"
    count = split($2, names, ",")
    for (i = 1; i <= count; ++i) {
        line = line (names[i] ~ /^--/ ? " -l " substr(names[i], 3) : " -s " substr(names[i], 2))
    }
    if ($3 != "") {
        line = line " -r" ($3 ~ /FILE|FOLDER|PATH/ ? " -F" : " -f")
        if ($4 != "") line = line " -a " quoted($4)
    }
    lines = lines line " -d " quoted($5) "\n"
}
$1 == "argument" && $4 != "" {
    lines = lines "complete -c cvconv -n '__cvconv_command_is " command "' -f -a " quoted($4) "\n"
}
END {
    print "# fish completion for cvconv; made of the options of the command by tools/completions/fish.awk"
    print "function __cvconv_command_is"
    print "    set -l words (commandline -opc)"
    print "    set -l command none"
    print "    for word in $words[2..-1]"
    print "        switch $word"
    print "            case -q --quiet -v --verbose"
    print "                continue"
    print "            case" list " help"
    print "                set command $word"
    print "            case '*'"
    print "                set command convert"
    print "        end"
    print "        break"
    print "    end"
    print "    # before a command is named the options are those of convert"
    print "    test $command = $argv[1]; or test $command = none -a $argv[1] = convert"
    print "end"
    print "complete -c cvconv -n '__cvconv_command_is none' -a help -d 'Prints the options of a command.'"
    printf "%s", lines
}
