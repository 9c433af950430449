"""Reports the lengths of C functions and files, and exits 1 where they are beyond what stands below."""
import os
import re
import sys

ROOTS = ("core", "wasi")
MAX_FILE = 1000
MAX_FUNCTION = 40
# Long on purpose: an interpreter's switch, where a case that is a function of its own costs each instruction a call.
LONG = {("core/vm/loop.c", "hnloop_run"), ("core/lib/mod/re_match.inc", "run")}
TABLES = re.compile(r"(_tables?|_data)\.(c|h)$")  # data, not code
FUNCTION = re.compile(r"^[A-Za-z_].*\(.*")


def functions(lines):
    """(name, length) of each function: clang-format puts its head in column 0 and its end alone in column 0."""
    start = None
    for number, line in enumerate(lines):
        if start is None and line.rstrip().endswith("{") and re.match(r"[A-Za-z_]|\s{4,}\S.*\) \{$", line):
            head = number
            while head and not FUNCTION.match(lines[head]) and lines[head - 1].rstrip().endswith(","):
                head -= 1
            if FUNCTION.match(lines[head]) and not re.match(r"(typedef|struct|enum|union)\b[^(]*$", lines[head]):
                start = head
        elif start is not None and line.startswith("}"):
            name = re.search(r"\bN\((\w+)\)|(\w+)\(", lines[start])  # N(name): of a file that is included more than once
            yield (name.group(1) or name.group(2) if name else "?"), number - start + 1
            start = None


def main():
    lengths, too_long, count = [], [], 0
    for root in ROOTS:
        for folder, _, names in os.walk(root):
            for name in sorted(names):
                path = os.path.join(folder, name)
                if not name.endswith((".c", ".h", ".def", ".inc")) or TABLES.search(name):
                    continue
                with open(path, encoding="utf-8") as f:
                    lines = f.read().split("\n")
                count += 1
                if len(lines) - 1 > MAX_FILE:
                    too_long.append(f"{path}: {len(lines) - 1} lines")
                for function, length in functions(lines):
                    lengths.append((length, f"{path}: {function}"))
                    if length > MAX_FUNCTION and (path, function) not in LONG:
                        too_long.append(f"{path}: {function}: {length} lines")
    lengths.sort()
    if not lengths:
        print("sizes: no functions")
        return 0
    ninetieth = lengths[len(lengths) * 9 // 10][0]
    print(f"sizes: {count} files, {len(lengths)} functions, median {lengths[len(lengths) // 2][0]}, 90th {ninetieth}")
    for length, where in lengths[-8:]:
        print(f"  {length} lines: {where}")
    for line in too_long:
        print(f"  too long: {line}")
    return 1 if too_long else 0


if __name__ == "__main__":
    sys.exit(main())
