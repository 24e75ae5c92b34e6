# From the documents (a path each line) and cvconv's log: annotations on standard output, the table for the run's page, the
# paths of what was written, and the numbers. Called by tools/action/convert; runs in any awk.

# The value of KEY in a line of the log, which is one object of JSON without objects in it. Quotes within strings have a
# backslash before them, so "key": is nowhere else.
function value(line, key, start, c, text) {
    start = index(line, "\"" key "\":")
    if (start == 0) return ""
    line = substr(line, start + length(key) + 3)
    if (line !~ /^"/) {
        match(line, /^[0-9]+/)
        return substr(line, 1, RLENGTH)
    }
    text = ""
    for (line = substr(line, 2); (c = substr(line, 1, 1)) != "\"" && c != ""; line = substr(line, 2)) {
        if (c == "\\") {
            c = substr(line, 2, 1)
            line = substr(line, 2)
            if (c == "u") { # control characters only; the log has others as they are
                line = substr(line, 5)
                c = " "
            } else if (c == "n") {
                c = "\001"
            } else if (c ~ /[rtbf]/) {
                c = " "
            }
        }
        text = text c
    }
    return text
}

# What the runner takes for the end of a line or of a property, and the percent sign that it takes for the beginning of those.
function data(text) {
    gsub(/%/, "%25", text)
    gsub(/\r/, "%0D", text)
    gsub(/\001/, "%0A", text)
    return text
}

function property(text) {
    text = data(text)
    gsub(/:/, "%3A", text)
    gsub(/,/, "%2C", text)
    return text
}

# What has a meaning in a cell of a table in Markdown.
function cell(text) {
    gsub(/&/, "\\&amp;", text)
    gsub(/</, "\\&lt;", text)
    gsub(/[\001\r]/, " ", text)
    gsub(/[|`*_~\[\]!@#$\\]/, "\\\\&", text)
    return text
}

{
    documents[++number] = $0
}

END {
    while ((getline line < log_file) > 0) {
        file = value(line, "file")
        sub(/^\.\//, "", file)
        severity = value(line, "severity")
        text = value(line, "cause")
        if ((detail = value(line, "detail")) != "") text = text " (" detail ")"
        if ((remedy = value(line, "remedy")) != "") text = text "; " remedy
        place = ""
        if (file != "") place = "file=" property(file) ","
        if ((at = value(line, "line")) > 0) place = place "line=" at ","
        if ((at = value(line, "column")) > 0) place = place "col=" at ","
        kind = severity == "error" ? "error" : severity == "warning" ? "warning" : "notice"
        print "::" kind " " place "title=cvconv " property(value(line, "key")) "::" data(text)
        if (kind == "error") failed[file] = 1
        if (kind != "notice") said[file] = said[file] (said[file] == "" ? "" : "<br>") cell(text)
    }
    for (i = 1; i <= number; i++) {
        written = batch == "" ? output : folder "/" documents[i] extension
        # Without a folder, one document decides the status; 1 and 2 come with no message of a document.
        fails = documents[i] in failed || status == 1 || status == 2 || (batch == "" && status != 0 && status != 9 && status != 10)
        if (fails) {
            failures++
        } else {
            converted++
            gsub(/\001/, "\n", written)
            print written > files
        }
        if (said[documents[i]] != "" || fails)
            rows = rows "| " cell(documents[i]) " | " (fails ? "failed" : "converted") " | " said[documents[i]] " |\n"
    }
    printf "" > files
    print "converted=" converted + 0 "\nfailed=" failures + 0 > numbers
    print "### cvconv: " converted + 0 " of " number " documents converted\n" > page
    if (rows != "") print "| document | | messages |\n|---|---|---|\n" rows > page
}
