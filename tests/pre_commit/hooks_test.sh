#!/bin/sh
# The hooks, by pre-commit itself: a repository with a resume.json uses them, and commits.
# Usage: hooks_test.sh CVCONV      Exit status 77 (skipped) without pre-commit.
set -eu
cvconv=$(realpath "$1")
source=$(cd "$(dirname "$0")/../.." && pwd)
for program in git pre-commit; do
    command -v $program >/dev/null || { echo "skipped: $program is not installed (tools/install-packages)"; exit 77; }
done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' INT TERM
fail() {
    echo "FAILED: $*"
    cat "$work/said"
    exit 1
}
# Nothing of whoever runs this: neither settings of git nor what pre-commit keeps.
export HOME="$work/home" XDG_CONFIG_HOME="$work/home" PRE_COMMIT_HOME="$work/kept" GIT_CONFIG_NOSYSTEM=1
export GIT_AUTHOR_NAME=Erika GIT_AUTHOR_EMAIL=erika@example.org GIT_COMMITTER_NAME=Erika GIT_COMMITTER_EMAIL=erika@example.org
unset GIT_DIR GIT_INDEX_FILE GIT_WORK_TREE
: >"$work/said"
mkdir "$work/home" "$work/bin" "$work/hooks" "$work/cv"
ln -s "$cvconv" "$work/bin/cvconv"
export PATH="$work/bin:$PATH"

# --- what pre-commit fetches: the files that hooks are made of, with a tag
mkdir "$work/hooks/tools"
cp "$source/.pre-commit-hooks.yaml" "$work/hooks"
cp -r "$source/tools/pre-commit" "$work/hooks/tools"
git -C "$work/hooks" init -q
git -C "$work/hooks" add .
git -C "$work/hooks" commit -qm Hooks
git -C "$work/hooks" tag v0.1.0

# --- who uses it
cd "$work/cv"
git init -q
cat >resume.json <<'JSON'
{
  "basics": {"name": "Erika Beispiel", "email": "erika@example.org"}
}
JSON
# use_hooks FILTER: the configuration of tools/INSTALL.md, but with the hooks from here, and filtered
use_hooks() {
    sed -n '/^<tr><th>pre-commit</,/^<.td>/p' "$source/tools/INSTALL.md" | sed -n '/^repos:/,/args:/p' |
        sed "s|repo: .*|repo: $work/hooks|; $1" >.pre-commit-config.yaml
    [ "$(grep -c 'id: cvconv-' .pre-commit-config.yaml)" = 2 ] || fail "tools/INSTALL.md has no configuration as it is known here"
    git add .pre-commit-config.yaml
}
commits() { git commit -qm "$1" >"$work/said" 2>&1; }
use_hooks '/args:/d'
pre-commit install >"$work/said" 2>&1 || fail "pre-commit install"
git add resume.json

! commits "Without the output" || fail "a commit without resume.tex went through"
grep -q 'resume.tex: written anew' "$work/said" || fail "that resume.tex was written is not said"
grep -q 'Erika Beispiel' resume.tex || fail "no resume.tex was written"
! commits "Without adding it" || fail "a commit went through although resume.tex was not added"
grep -q 'no part of the repository' "$work/said" || fail "that resume.tex is not added is not said"
git add resume.tex
commits "With it" || fail "the commit does not go through"
[ "$(git ls-files resume.tex)" = resume.tex ] || fail "resume.tex was not committed"

# What is committed counts, not what else lies in the folder.
sed -i 's/Erika/Erik/' resume.json
git add resume.json
sed -i 's/Erik/Later/' resume.json
! commits "Old output" || fail "a commit with an old resume.tex went through"
grep -q '{Erik}\|Erik Beispiel' resume.tex || fail "resume.tex is not of what is committed"
! grep -q 'Later' resume.tex || fail "resume.tex is of what is not committed"
git checkout -q resume.json
git add resume.tex
commits "New output" || fail "the commit does not go through"
touch -d 2020-01-01 resume.tex
pre-commit run --all-files >"$work/said" 2>&1 || fail "all files"
[ "$(date -r resume.tex +%Y)" = 2020 ] || fail "a file that did not change was written"

# Broken, and several below one another.
mkdir -p "team/a b"
echo '{"basics": {"email": 7}}' >"team/a b/resume.json"
git add team
! commits "Broken" || fail "a broken resume.json was committed"
grep -q 'team/a b/resume.json' "$work/said" || fail "the file is not named"
cp resume.json "team/a b/resume.json"
use_hooks ''
git add team
! pre-commit run --all-files >"$work/said" 2>&1 || fail "all files went through without outputs"
for output in resume.tex resume.xml "team/a b/resume.tex" "team/a b/resume.xml"; do
    [ -s "$output" ] || fail "no $output"
done
git add .
commits "Several" || fail "the commit does not go through"
[ "$(git ls-files | grep -c 'resume\.\(tex\|xml\)')" = 4 ] || fail "not all were committed"

echo "hooks: by $(pre-commit --version)"
