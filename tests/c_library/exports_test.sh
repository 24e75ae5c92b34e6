#!/bin/sh
# What libcvconv.so shows to others is what cvconv.h declares, and nothing of poppler comes with it.
#
#   exports_test.sh LIBRARY HEADER
set -eu
library=$1
header=$2
declared=$(sed -n 's/^[a-z].*[ *]\(cvconv_[a-z_]*\)(.*/\1/p' "$header" | grep -v typedef | sort)
exported=$(nm -D --defined-only "$library" | sed -n 's/^[0-9a-f]* T \([^@]*\).*/\1/p' | sort)
if [ -z "$declared" ] || [ "$declared" != "$exported" ]; then
    echo "declared: $declared"
    echo "exported: $exported"
    exit 1
fi
readelf -d "$library" | grep -q 'SONAME.*\[libcvconv\.so\.0\]' || {
    echo "its soname is not libcvconv.so.0"
    exit 1
}
! readelf -d "$library" | grep 'NEEDED.*poppler'
