"""Checks that core/object/kinds.def says something of every field of every object, so that none is forgotten by the collector or a snapshot:

- Each member of a kind's struct, but its header, has a row: HN_FIELD, HN_VALUES or HN_SCRATCH. Those of HN_KIND_TOO are HN_FIELD and HN_VALUES only.
- Each row names a member, and no member has two; those between the first and the last of HN_VALUES are values.
- Values and pointers to objects are not scratch, but where the kind's own code follows them.
- Kinds that object/mark.c has code of its own for: that names every field with references.
- What a reader takes by its row (body `fields`) is of a type that it can read.

Prints each that is not so; exits 1."""
import glob
import re
import sys

COMMENT = re.compile(r"/\*.*?\*/", re.S)
STRUCT = re.compile(r"(?:typedef )?struct (\w+) \{(.*?)\n\}", re.S)
ROW = re.compile(r"^(HN_(?:KIND_TOO|KIND|FIELD|VALUES|SCRATCH))\(([^()]*(?:\([^()]*\)[^()]*)*)\)", re.M)
READ = {"REF", "ITEMS", "BUFFER", "SHAPE", "SLOTS", "FLAGS", "ENUM", "U32", "I64"}
REFERENCES = {"VALUES", "REF", "ITEMS", "BUFFER", "RUN", "RAW", "ENTRIES", "TABLE", "SHAPE", "SLOTS"}
# Pointers to objects that are not the kind's own row: why.
FOLLOWED = {
    ("VALUES", "v"): "its owner follows them",
    ("INSTANCE", "inline_slots"): "slots points to them",
    ("EXC", "inline_slots"): "slots points to them",
    ("DICT", "table"): "found marks it with the entries",
    ("INSTANCE", "more"): "trace_slots and found mark it with the slots",
    ("EXC", "more"): "trace_slots marks it with the slots",
    ("CODE", "varnames"): "trace_code: a stub has none",
}


def read(path):
    with open(path, encoding="utf-8") as f:
        return COMMENT.sub("", f.read())


def members(body):
    """(name, type) of each member, in order; the type of a pointer ends with *."""
    body = re.sub(r"\bunion \{.*?\} (\w+);", r"char \1;", body, flags=re.S)
    found = []
    for declaration in body.split(";"):
        declaration = " ".join(line for line in declaration.splitlines() if not line.startswith("#")).strip()
        match = re.match(r"((?:const |struct )*\w+) (.*)$", declaration)
        for name in match.group(2).split(",") if match else ():
            pointer = "*" * name.count("*")
            found.append((re.search(r"\w+", name).group(), match.group(1) + pointer))
    return found


def structs():
    found = {}
    for path in glob.glob("core/object/*.h") + glob.glob("core/code/*.h"):
        for name, body in STRUCT.findall(read(path)):
            found[name] = members(body)
    return found


def rows():
    """{kind: {"struct", "body", "too", "fields": [(row, first, last, type)]}}"""
    kinds = {}
    for row, text in ROW.findall(read("core/object/kinds.def")):
        word = [w.strip() for w in text.split(",")]
        if row.startswith("HN_KIND"):
            kinds[word[0]] = {"struct": word[1], "body": word[4], "too": row == "HN_KIND_TOO", "fields": []}
        elif row == "HN_VALUES":
            kinds[word[0]]["fields"].append((row, word[1], word[2], "VALUES", word[4]))
        else:
            kinds[word[0]]["fields"].append((row, word[1], word[1], *(word[2:3] or ["SCRATCH"]), *(word[4:5] or ["MADE"])))
    return kinds


def check_kind(name, kind, has, objects):
    order = [m for m, _ in has]
    types = dict(has)
    named = []
    for row, first, last, type_, traits in kind["fields"]:
        if first not in order or last not in order:
            yield f"a row names {first}, which {kind['struct']} does not have"
            continue
        between = order[order.index(first):order.index(last) + 1]
        named += between
        if row == "HN_VALUES" and (not between or any(types[m] != "hn_value" for m in between)):
            yield f"{first} to {last} are not values in a row"
        refers = types[first].rstrip("*").split()[-1]
        if type_ == "SCRATCH" and (refers == "hn_value" or ("*" in types[first] and refers in objects)) and (name, first) not in FOLLOWED:
            yield f"{first} refers to objects, and nothing follows it"
        if kind["body"] == "fields" and row == "HN_FIELD" and traits != "MADE" and type_ not in READ:
            yield f"{first} cannot be read by its row"
    for member in sorted(set(order) - {"h"} - set(named)):
        if not kind["too"] or types[member] == "hn_value":
            yield f"{member} has no row"
    for member in sorted({m for m in named if named.count(m) > 1}):
        yield f"{member} has two rows"


def check_mark(name, kind, mark):
    """Kinds with a case in mark.c are marked by that alone, but for code."""
    if not re.search(r"case HN_KIND_%s:" % name, mark) or name == "CODE":
        return
    for row, first, last, type_, _ in kind["fields"]:
        for member in {first, last}:
            if type_ in REFERENCES and not re.search(r"->%s\b" % member, mark):
                yield f"{member} is not marked by the kind's own code"


def main():
    known, kinds, wrong = structs(), rows(), 0
    mark = read("core/object/mark.c")
    objects = {kind["struct"] for kind in kinds.values()} - {"hn_object"}
    for name, kind in kinds.items():
        has = [] if kind["struct"] == "hn_object" else known.get(kind["struct"], [])
        for what in [*check_kind(name, kind, has, objects), *check_mark(name, kind, mark)]:
            print(f"core/object/kinds.def: {name}: {what}")
            wrong += 1
    print(f"kinds: {len(kinds)}, {wrong} wrong")
    return 1 if wrong or not kinds else 0


if __name__ == "__main__":
    sys.exit(main())
