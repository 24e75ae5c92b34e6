#!/bin/sh
# What `cmake --install` puts on the disk: programs and libraries, no debug sections, no table twice.
#
#   tests/installed_size.sh BUILD
#
# Exit status 77 (ctest: skipped) for builds that are not for installing.
set -eu
build=$1
most=150 # MB, of which the encoder has 25, and the lexicon and the weights 9 in each of six programs and libraries
if ! grep -q '^CMAKE_BUILD_TYPE:[A-Z]*=Release$' "$build/CMakeCache.txt" ||
    grep -q '^CVCONV_SANITIZE:[A-Z]*=.' "$build/CMakeCache.txt"; then
    echo "skipped: not a build to install"
    exit 77
fi
to=$(mktemp -d)
trap 'rm -rf "$to"' EXIT
cmake --install "$build" --prefix "$to" >/dev/null
megabytes=$(du -sm "$to" | cut -f1)
echo "$megabytes MB are installed, at most $most"
[ "$megabytes" -le $most ]
