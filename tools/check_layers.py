"""Checks that every #include obeys the layers of docs/architecture.md, that the lower floor of core/object does not call the upper
one, that modules written in C keep to the author API, and that only the loop and its neighbours return their statuses. Prints each
that does not; exits 1."""
import os
import re
import sys

from check_circles import uses

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
    "core/api/abi.c": {"hognose.h", "api/abi.def"},
    "wasi/": {"hognose.h", "cJSON.h"},
    "examples/": {"hognose.h"},
    "core/include/": set(),
}


# The upper floor of a folder: operations on the values of the lower floor, which is every other file. A header is of both floors.
ABOVE = {
    "core/object": {
        *("class.c", "iter.c", "range.c", "reseed.c", "slice.c", "suggest.c"),
        *("num_binary.c", "num_complex.c", "int_pow.c", "ops.c", "ops_item.c", "set_ops.c", "text_ops.c", "memory_item.c", "pack_put.c"),
        *("find.c", "format.c", "format_spec.c", "percent.c", "repr.c", "sort.c"),
    },
}


def above(path):
    return os.path.basename(path) in ABOVE.get(os.path.dirname(path), ())


def called(graph, path):
    """The sources of its folder that a source calls, also by way of inline functions."""
    seen, left = set(), [path]
    while left:
        new = graph[left.pop()] - seen
        seen |= new
        left += [other for other in new if other.endswith(".h")]
    return sorted(other for other in seen if other.endswith(".c"))


def floors():
    """What it says of calls from the lower floor of a folder to its upper one."""
    graph = uses()
    for folder, names in ABOVE.items():
        yield from (f"{folder}/{name}: is on the upper floor, but not there" for name in sorted(names) if f"{folder}/{name}" not in graph)
    for path in graph:
        if os.path.dirname(path) in ABOVE and path.endswith(".c") and not above(path):
            yield from (f"{path}: calls {other}, which is on the upper floor" for other in called(graph, path) if above(other))


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


# Statuses that only the loop and what is around it return; elsewhere they would be taken for something else.
STATUSES = {
    re.compile(r"\bHN_CALL\b"): (("core/vm/",), "HN_CALL, which only vm returns: a native returns HN_TAIL"),
    re.compile(r"\bHN_SLICE\b(?!\()"): (("core/vm/", "core/api/session.c"), "HN_SLICE, which only the loop returns: a function that is left returns HN_AGAIN"),
}
COMMENT = re.compile(r"/\*.*?\*/", re.S)


def statuses(path, text):
    """What it says of statuses that are not for this file."""
    if path == "core/base/status.h":
        return
    text = COMMENT.sub(" ", text)
    for status, (places, what) in STATUSES.items():
        if status.search(text) and not path.startswith(places):
            yield f"{path}: names {what}"


# Modules written in C see values, and call lib/native.h, what knows nothing of Python, and themselves.
LAYOUTS = ("core/object/object.h", "core/object/state.h", "core/code/code.h", "core/vm/frame.h")
VALUES = re.compile(r"hn(?:api|v)_\w+$")
STRUCT = re.compile(r"\bstruct (hn_\w+)")
ROWS = {"hn_native_def", "hn_getset_def"}  # tables that modules write
DECLARED = re.compile(r"^(?!typedef)[\w *]*?\b(hn\w+)\(", re.M)
# How a pointer to an object is got from a value: the casts that object/ and the others define, and what they are made of.
CAST = re.compile(r"^#define (HN_\w+)\(\w+\) +HN_AS\(", re.M)
# Or a VM that has another name.
POINTER = re.compile(r"\b(?:HN_AS|HN_NAME|hnv_ref|hnv_from_ref)\b|\bvm->\w+|\(\*vm\)|\bhn_vm \*(?!vm\b|const vm\b)\w+")


def declared(paths, pattern):
    """What matches in a file of these."""
    found = set()
    for path in paths:
        with open(path, encoding="utf-8") as f:
            found |= set(pattern.findall(f.read()))
    return found


def layouts():
    """The names of the structs that objects and the VM are, which modules do not know."""
    return declared(LAYOUTS, STRUCT) - ROWS - {"hn_vm", "hn_meter", "hn_buf", "hn_strbuf"}


def author_names(text, hidden, own, base):
    """What a module names past the author API: layouts, pointers into objects, functions that are not for it."""
    text = re.sub(r"/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"", " ", text, flags=re.S)
    yield from POINTER.findall(text)
    yield from (name for name in re.findall(r"\b(hn_\w+|HN_\w+(?=\())", text) if name in hidden)
    for name in re.findall(r"\b(hn[a-z0-9]*_\w+)\s*\((?!\*)", text):
        if not VALUES.match(name) and name not in own and name not in base:
            yield name


def check_authors():
    """Prints what modules in C name that is not for them; how many files do."""
    wrong = 0
    hidden = layouts() | declared(list(c_files("core/object", "core/code", "core/vm")), CAST)
    paths = list(c_files("core/lib/mod"))
    own = declared(paths, DECLARED) | declared(paths, re.compile(r"\b\w+_FN\((hn\w+)\)")) | declared(paths, re.compile(r"\bFN\((hn\w+)\)"))
    base = declared(list(c_files("core/base")), DECLARED)
    for path in paths:
        with open(path, encoding="utf-8") as f:
            names = sorted(set(author_names(f.read(), hidden, own, base)))
        for name in names:
            print(f"{path}: names {name}, which is not in lib/native.h's API")
        wrong += bool(names)
    return wrong


def main():
    wrong = check_authors()
    for line in floors():
        print(line)
        wrong += 1
    for path in c_files("core", "wasi", "examples"):
        with open(path, encoding="utf-8") as f:
            text = f.read()
        for match in INCLUDE.finditer(text):
            if not allowed(path, match.group(1)):
                print(f"{path}: may not include {match.group(1)}")
                wrong += 1
        for line in statuses(path, text):
            print(line)
            wrong += 1
        for call, (may, what) in ENTER.items():
            if call.search(text) and path not in may:
                print(f"{path}: calls {what}")
                wrong += 1
    print(f"layers: {wrong} wrong includes, calls and names")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
