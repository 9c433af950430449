"""Checks that every #include obeys the layers of docs/architecture.md. Prints each that does not; exits 1."""
import os
import re
import sys

ROW = re.compile(r"^\| (`\w+`(?:, `\w+`)*) \|", re.M)


def ranks():
    """The rank of each folder, by its row in the table of docs/architecture.md, section "The layers": those of one row are equal."""
    with open("docs/architecture.md", encoding="utf-8") as f:
        section = f.read().split("## The layers")[1].split("\n## ")[0]
    rows = [re.findall(r"\w+", row) for row in ROW.findall(section)]
    found = {name: rank for rank, row in enumerate(rows) for name in row}
    folders = {name for name in os.listdir("core") if os.path.isdir(os.path.join("core", name))} - {"include"}
    if set(found) != folders:
        raise SystemExit(f"docs/architecture.md: layers without a folder, or folders without a layer: {sorted(set(found) ^ folders)}")
    return found


RANK = ranks()
INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.M)
# These see the interpreter from outside, or through one header.
ONLY = {
    "core/lib/mod/": {"lib/native.h"},
    "core/api/abi.c": {"hognose.h", "api/abi.h"},
    "wasi/": {"hognose.h", "cJSON.h"},
    "examples/": {"hognose.h"},
    "core/include/": set(),
}


def c_files(*roots):
    for root in roots:
        for folder, _, names in os.walk(root):
            yield from (os.path.join(folder, n) for n in sorted(names) if n.endswith((".c", ".h", ".def", ".inc")))


def allowed(path, header):
    for prefix, headers in ONLY.items():
        if path.startswith(prefix):
            own = os.path.exists(os.path.join(os.path.dirname(path), header))
            return header in headers or own
    layer = path.split("/")[1]
    target = header.split("/")[0]
    if header == "hognose.h":
        return layer == "api"
    if "/" not in header or target not in RANK:
        return False  # by its path from core/, so that a reader knows the layer
    return RANK[target] <= RANK[layer]


# Calls of a C function that do not look at its arguments first: functions and what computes attributes.
ENTER = {
    re.compile(r"def(->|\.)fn\s*\("): ({"core/vm/native.h", "core/vm/native.c"}, "a C function past hnnative_enter"),
    re.compile(r"def(->|\.)[gs]et\s*\("): ({"core/vm/attr.c", "core/vm/native.c"}, "a getter or setter past hnnative_*"),
}


def main():
    wrong = 0
    for path in c_files("core", "wasi", "examples"):
        with open(path, encoding="utf-8") as f:
            text = f.read()
        for match in INCLUDE.finditer(text):
            if not allowed(path, match.group(1)):
                print(f"{path}: may not include {match.group(1)}")
                wrong += 1
        for call, (may, what) in ENTER.items():
            if call.search(text) and path not in may:
                print(f"{path}: calls {what}")
                wrong += 1
    print(f"layers: {wrong} wrong includes")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
