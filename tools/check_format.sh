#!/usr/bin/env bash
# Checks that every C file is as clang-format-14 leaves it; of tables (.def), that the rows are, in lines as long as they need, with their
# comments in columns or not.
set -euo pipefail
cd "$(dirname "$0")/.."
mapfile -t files < <(find core wasi examples tests/unit tests/fuzz \( -name '*.c' -o -name '*.h' -o -name '*.inc' \) | sort)
mapfile -t tables < <(find core -name '*.def' | sort)
ROWS='{BasedOnStyle: LLVM, IndentWidth: 4, ColumnLimit: 0, AlignTrailingComments: false, SortIncludes: false, ReflowComments: false}'
found=0
if ! report="$(clang-format-14 --dry-run --Werror "${files[@]}" 2>&1)"; then
    grep -oE '^[a-z][^ :]*\.(c|h|inc):' <<<"$report" | sort -u | sed 's/^/not formatted: /'
    found=1
fi
for table in "${tables[@]}"; do
    rows="$(sed -E 's|([^ ]) +/\*|\1 /*|' "$table")"
    if [ "$rows" != "$(clang-format-14 --style="$ROWS" --assume-filename=table.h <<<"$rows")" ]; then
        echo "not formatted: $table:"
        found=1
    fi
done
[ "$found" = 0 ] && echo "format: ${#files[@]} files, ${#tables[@]} tables"
exit "$found"
