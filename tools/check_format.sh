#!/usr/bin/env bash
# Checks that every C file is as clang-format-14 leaves it.
set -euo pipefail
cd "$(dirname "$0")/.."
mapfile -t files < <(find core wasi examples tests/unit tests/fuzz \( -name '*.c' -o -name '*.h' -o -name '*.inc' \) | sort)
if ! report="$(clang-format-14 --dry-run --Werror "${files[@]}" 2>&1)"; then
    grep -oE '^[a-z][^ :]*\.(c|h|inc):' <<<"$report" | sort -u | sed 's/^/not formatted: /'
    exit 1
fi
echo "format: ${#files[@]} files"
