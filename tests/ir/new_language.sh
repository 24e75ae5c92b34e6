#!/bin/sh
# A folder with headings only is a language, and what it says of its spelling holds for its lists.
# Usage: new_language.sh LEXICON_COMPILE LEXICON_CLDR
set -eu
compile=$1
cldr=$2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
fail() {
    echo "FAILED: $1" >&2
    exit 1
}

mkdir "$folder/eo"
headings=$folder/eo/section_headings.txt
echo 'work | Laborsperto kaj poŝto' >"$headings"
"$compile" section_headings - "$folder" "$headings" >"$folder/phrases" || fail "headings only"
grep -q '^laborsperto kaj posto | work | eo$' "$folder/phrases" || fail "the heading is not in the table"
if grep -q '^laborsperto posto |' "$folder/phrases"; then fail "no conjunction was listed"; fi

echo 'and | kaj' >"$folder/eo/function_words.txt"
echo 'ŝ | sx' >"$folder/eo/letters.txt"
"$compile" section_headings - "$folder" "$headings" >"$folder/phrases" || fail "with words for its spelling"
grep -q '^laborsperto posto |' "$folder/phrases" || fail "without the conjunction"
grep -q '^laborsperto kaj posxto |' "$folder/phrases" || fail "with the letter replaced"

"$cldr" "$folder/cldr" eo qq || fail "names from CLDR"
grep -q 'januaro' "$folder/cldr/eo/months.txt" || fail "months from CLDR"
if grep -q '|' "$folder/cldr/qq/months.txt"; then fail "CLDR does not know qq"; fi

echo 'wrk | Laboro' >>"$headings"
if "$compile" section_headings - "$folder" "$headings" 2>"$folder/said"; then fail "an unknown key"; fi
grep -q 'section_headings.txt:2: error: unknown key "wrk"' "$folder/said" || fail "the message names no line"
