# A CV in which every string of nasty_strings.txt stands in every field, at its beginning and at its end:
#   awk -f contexts.awk nasty_strings.txt > cv.json
# Each string is written as S+qZ<number>x+S, which is looked for in the PDF's text. Prints to "wanted" what must be
# found and how often: number of fields, tab, text.
{
    text = $0 "qZ" NR "x" $0
    plain[NR] = text
    value[NR] = "\""
    for (at = 1; at <= length(text); ++at) {
        c = substr(text, at, 1)
        value[NR] = value[NR] (c == "\\" || c == "\"" ? "\\" : "") c
    }
    value[NR] = value[NR] "\""
}
# entries(LIST, FIELDS): an entry for each string; a field that ends with [] is a list
function entries(list, fields,   names, count, i, f, name, line) {
    count = split(fields, names, " ")
    line = ", \"" list "\": ["
    for (i = 1; i <= NR; ++i) {
        line = line (i > 1 ? ",\n" : "\n") "{"
        for (f = 1; f <= count; ++f) {
            name = names[f]
            if (name ~ /\[\]$/) {
                sub(/\[\]$/, "", name)
                line = line (f > 1 ? ", " : "") "\"" name "\": [" value[i] "]"
            } else if (name ~ /=/) {
                line = line (f > 1 ? ", " : "") "\"" substr(name, 1, index(name, "=") - 1) "\": \"" substr(name, index(name, "=") + 1) "\""
                continue
            } else {
                line = line (f > 1 ? ", " : "") "\"" name "\": " value[i]
            }
            ++fields_with[i]
        }
        line = line "}"
    }
    print line "]"
}
END {
    # a name, a headline and a city can hold one string each: those with the most of what means something to TeX
    printf "{\"basics\": {\"name\": %s, \"label\": %s, \"summary\": %s, \"location\": {\"city\": %s}}\n", value[1], value[4], value[4], value[1]
    fields_with[1] += 2; fields_with[4] += 2
    entries("work", "position name location description summary highlights[] startDate=2020-01")
    entries("volunteer", "position organization summary highlights[]")
    entries("education", "studyType area institution score courses[]")
    entries("awards", "title awarder summary date=2020")
    entries("certificates", "name issuer")
    entries("publications", "name publisher summary")
    entries("skills", "name level keywords[]")
    entries("languages", "language fluency")
    entries("interests", "name keywords[]")
    entries("references", "name reference")
    entries("projects", "name entity description highlights[] keywords[] roles[]")
    # as titles of sections, which some templates set in capitals: first nine
    printf ", \"meta\": {\"cvconv\": {\"sections\": ["
    split("work volunteer education awards certificates publications skills languages projects", kinds, " ")
    split("1 2 4 9 11 13 16 28 32", strings, " ")
    for (i = 1; i <= 9; ++i) {
        printf "%s{\"kind\": \"%s\", \"title\": %s}", (i > 1 ? ", " : ""), kinds[i], value[strings[i]]
        ++fields_with[strings[i]]
    }
    print "]}}}"
    for (i = 1; i <= NR; ++i) {
        print fields_with[i] "\t" plain[i] > "wanted"
    }
}
