# awk -f count.awk wanted text: says which strings of "wanted" (see contexts.awk) are less often in the text than they
# must be. Blanks, line ends and hyphens there count for nothing, nor do capitals: lines wrap, and headings may be set in capitals.
FNR == NR {
    tab = index($0, "\t")
    number[++strings] = substr($0, 1, tab - 1)
    plain = tolower(substr($0, tab + 1))
    gsub(/[ \t]/, "", plain)
    wanted[strings] = plain
    next
}
{
    line = tolower($0)
    gsub(/[ \t\f]/, "", line)
    if (line ~ /[a-z]-$/) {  # hyphenated
        line = substr(line, 1, length(line) - 1)
    }
    text = text line
}
END {
    for (i = 1; i <= strings; ++i) {
        rest = text
        found = 0
        while ((at = index(rest, wanted[i])) > 0) {
            ++found
            rest = substr(rest, at + length(wanted[i]))
        }
        if (found < number[i]) {
            print wanted[i] ": " found " of " number[i] " times"
        }
    }
}
