#!/bin/sh
# Our scorer and the one beside the shared corpus say the same, to the letter.
# Usage: scorers_agree.sh BUILD SHARED. Exit status 77 (ctest: skipped) where the other one is not there.
set -eu
build=$1
shared=$2
if [ ! -f "$shared/eval/score.py" ]; then
    echo "skipped: there is no $shared/eval/score.py"
    exit 77
fi
if ! command -v python3 >/dev/null; then
    echo "skipped: there is no python3"
    exit 77
fi
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
for folder in text languages office; do
    mkdir "$out/$folder"
    # What matters is that there is much to count: some outputs are left out, one is that of another.
    for gold in "$shared/corpus/$folder"/*.gold.json; do
        name=$(basename "$gold" .gold.json)
        for document in "$shared/corpus/$folder/$name".md "$shared/corpus/$folder/$name".txt; do
            [ -f "$document" ] || continue
            case $name in
                *[13579]-*) "$build/tools/cvconv" -q "$document" -o "$out/$folder/$name.json" ;;
                02-*) ;;
                *) cp "$gold" "$out/$folder/$name.json" ;;
            esac
        done
    done
    python3 "$shared/eval/score.py" "$shared/corpus/$folder" "$out/$folder" --per-doc --errors 1000 |
        grep -v ^absent >"$out/theirs"
    "$build/tools/cvconv-score" "$shared/corpus/$folder" "$out/$folder" --per-doc --errors 1000 |
        grep -v ^absent >"$out/ours"
    diff "$out/theirs" "$out/ours"
    tail -n 1 "$out/ours"
done
