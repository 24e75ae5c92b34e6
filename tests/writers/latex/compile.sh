#!/bin/sh
# Compiles what the LaTeX writer makes: every template and engine with CVs full of characters that mean something to
# TeX, whose text must come back from every field, and whose links must be exact; every example with every template under its own engine.
# Usage: compile.sh CVCONV EXAMPLES     Exit status 77 (skipped) where TeX is not installed.
set -u
cvconv=$1
examples=$2
here=$(cd "$(dirname "$0")" && pwd)
for program in pdflatex xelatex lualatex latexmk pdftotext pdfinfo; do
    command -v $program >/dev/null || {
        echo "skipped: $program is not installed (tools/install-packages)"
        exit 77
    }
done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
export openin_any=p openout_any=p
failures=0
fail() {
    echo "FAILED: $*"
    failures=$((failures + 1))
}

# compile NAME ENGINE
compile() {
    if ! timeout 120 "$2" -no-shell-escape -interaction=nonstopmode -halt-on-error "$1.tex" >/dev/null 2>&1; then
        fail "$1 with $2: $(grep -a -m1 -A2 '^!' "$1.log" | tr '\n' ' ')"
        return 1
    fi
    ! grep -a -m1 'Missing character' "$1.log" || fail "$1 with $2: a character is missing"
}

# A CV whose fields mean something to TeX, and one with strings of that kind in every field.
sed -n 's/^ *"\(.*xyz\)",*$/\1/p; s/^ *"\(\[x\].*\)",*$/\1/p' "$here/hostile.json" | sed 's/\\\(["\\]\)/\1/g' | sort -u >strings.txt
cat >links <<'END'
https://example.com/~zoe/a_b%20c?x=1&y=$2#top
https://example.com/%7D%7B%5E%5E5c%5C%7C%60%3C%3E
https://github.com/zoe_m
mailto:zoe_o~h@example.com
END
awk -f "$here/contexts.awk" "$here/nasty_strings.txt" >contexts.json
for template in $("$cvconv" template); do
    "$cvconv" -q "$here/hostile.json" --template "$template" -o "hostile-$template.tex" || fail "hostile $template"
    "$cvconv" -q contexts.json --template "$template" -o "contexts-$template.tex" || fail "contexts $template"
    for engine in pdflatex xelatex lualatex; do
        compile "hostile-$template" $engine || continue
        pdftotext -raw "hostile-$template.pdf" - | tr '\n' ' ' >text
        while IFS= read -r string; do
            grep -q -F -e "$string" text || fail "$template $engine: not in the PDF: $string"
        done <strings.txt
        pdfinfo -url "hostile-$template.pdf" >urls
        while IFS= read -r link; do
            grep -q -F -e "$link" urls || fail "$template $engine: no link to $link"
        done <links
        ! grep javascript urls || fail "$template $engine: a link that must be none"
        compile "contexts-$template" $engine || continue
        pdftotext -raw "contexts-$template.pdf" text
        awk -f "$here/count.awk" wanted text >missing
        [ ! -s missing ] || fail "$template $engine: not in the PDF: $(cat missing)"
    done
done

# Letters beyond Latin, in every template.
for name in letters east_asian; do
    for template in $("$cvconv" template); do
        "$cvconv" -q "$here/$name.json" --template "$template" -o "$name-$template.tex" || fail "$name $template"
        for engine in xelatex lualatex; do
            compile "$name-$template" $engine
        done
    done
done

for cv in "$examples"/*.gold.json; do
    name=$(basename "$cv" .gold.json)
    for template in $("$cvconv" template); do
        "$cvconv" -q -f json-resume "$cv" --template "$template" -o "$name.tex" || fail "$name $template"
        compile "$name" "$(sed -n 's/^% !TEX program = //p' "$name.tex")"
    done
done

# By latexmk, with everything inside: what is read back is what was written.
for cv in "$here/hostile.json" "$here/letters.json"; do
    name=$(basename "$cv" .json)
    "$cvconv" -q "$cv" -o "$name-1.json"
    { "$cvconv" -q "$cv" -o "$name.pdf" && "$cvconv" -q "$name.pdf" -o "$name-2.json"; } || fail "$name.pdf"
    cmp "$name-1.json" "$name-2.json" || fail "$name.pdf does not read back as it was"
done

# A template that TeX cannot compile is reported with the field.
printf '\\documentclass{article}\\begin{document}\n\\undefined << name >>\n\\end{document}\n' >broken.tex
"$cvconv" "$here/letters.json" --template broken.tex -o broken.pdf 2>message
[ $? = 8 ] || fail "a broken template: wrong exit status"
grep -q 'basics.name.*Undefined control sequence' message || fail "a broken template: $(cat message)"
[ ! -e broken.pdf ] || fail "a broken template left a PDF"

[ $failures = 0 ] && echo "all compiled"
exit $((failures > 0))
