"""Checks that each function of the public header, and of the author API, has a comment of its own, and is implemented.
Exits 1 if one has not."""
import re
import sys

HEADER = "core/include/hognose.h"
SOURCES = ("core/api/session.c", "core/api/run.c", "core/api/result.c", "core/api/setup.c", "core/api/validate.c")


AUTHORS = "core/lib/native.h"
AUTHOR_FUNCTION = re.compile(r"(?:#define |[A-Za-z][\w ]*[ *])(hnapi_\w+)\(")


def authors():
    """How many functions the author API has; prints those without a comment."""
    with open(AUTHORS) as f:
        lines = f.read().splitlines()
    found = [(name[1], before) for before, line in zip(lines, lines[1:]) if (name := AUTHOR_FUNCTION.match(line))]
    bare = [name for name, before in found if not before.endswith("*/")]
    for name in bare:
        print(f"{AUTHORS}: {name}: no comment")
    return len(found), len(bare)


def main():
    with open(HEADER) as f:
        lines = f.read().splitlines()
    code = "".join(open(path).read() for path in SOURCES)
    functions = found = 0
    for before, line in zip(lines, lines[1:]):
        name = re.match(r"[a-z][\w ]*[ *](hn_\w+)\(", line)
        if not name:
            continue
        functions += 1
        for wrong, what in ((not before.endswith("*/"), "no comment"),
                            (not re.search(r"^\w[\w *]*\b%s\(" % name[1], code, re.M), "not implemented")):
            if wrong:
                print(f"{HEADER}: {name[1]}: {what}")
                found += 1
    more, bare = authors()
    functions, found = functions + more, found + bare
    print(f"api: {functions} functions, {found} complaints")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
