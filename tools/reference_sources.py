"""The references of Go, Rust and C: declarations and the comments before them, line by line. gen_reference.py writes the pages."""
import re


def read(path):
    with open(path, encoding="utf-8") as f:
        return f.read()


def block(language, code, said):
    return f"```{language}\n{code.rstrip()}\n```\n\n{said}\n"


def commented(lines, mark):
    """(comment, line number) of each line, the comment being the lines directly before it that begin with `mark`."""
    said = []
    for at, line in enumerate(lines):
        if line.strip().startswith(mark):
            said.append(line.strip()[len(mark):].strip())
            continue
        if not line.strip().startswith("#["):  # an attribute of Rust is between a comment and its item
            yield " ".join(said), at
            said = []


def whole(lines, at, end):
    """A declaration from its first line to the line `end`, or the one line."""
    if not lines[at].rstrip().endswith(("{", "(")):
        return [lines[at]]
    last = next(k for k in range(at, len(lines)) if lines[k].rstrip() in end)
    return lines[at:last + 1]


def closed(lines):
    """A type; where none of its fields is seen, on one line."""
    return re.sub(r"\{\n\}", "{ /* not exported */ }", "\n".join(lines))


# ---- Go ----

def go_type(lines, at):
    """A type without its unexported fields."""
    found = whole(lines, at, ("}", ")"))
    hidden = re.compile(r"^\t(?:[a-z]\w*(?:, [a-z]\w*)*)\s+\S|^\t[*]?[a-z]\w*$")
    return closed(line for line in found if not hidden.match(line))


def go_items(paths):
    """(type or "", name, code, comment) of what is exported."""
    for path in paths:
        if path.endswith("_test.go"):
            continue
        lines = read(path).split("\n")
        for said, at in commented(lines, "//"):
            line = lines[at]
            method = re.match(r"func \(\w+ \*?([A-Z]\w*)\) ([A-Z]\w*)\(", line)
            other = re.match(r"(func|type) ([A-Z]\w*)", line)
            if method:
                yield method[1], method[2], re.sub(r" \{.*$", "", line), said
            elif other and other[1] == "func":
                yield "", other[2], re.sub(r" \{.*$", "", line), said
            elif other:
                yield other[2], "", go_type(lines, at), said


def go_page(paths):
    yield "# Reference: Go\n\nThe exported types and functions of the package `hognose`, from their comments. [Go](../../bindings/go/README.md) is the guide.\n"
    items = list(go_items(paths))
    yield "## Functions\n"
    for kind, name, code, said in items:
        if not kind:
            yield f"### {name}\n\n" + block("go", code, said)
    yield "## Types\n"
    first = ("Sandbox", "Options", "Limits", "Result", "Step")
    kinds = {kind for kind, name, _, _ in items if kind and not name}
    for kind in sorted(kinds, key=lambda kind: (first.index(kind) if kind in first else len(first), kind)):
        for owner, name, code, said in sorted((item for item in items if item[0] == kind), key=lambda item: bool(item[1])):
            yield f"#### {owner}.{name}\n\n" + block("go", code, said) if name else f"### {owner}\n\n" + block("go", code, said)


# ---- Rust ----

def rust_type(lines, at):
    """A type without what only the crate sees."""
    found = whole(lines, at, ("}", ");"))
    is_struct = " struct " in found[0]
    return closed(line for line in found if "pub(crate)" not in line and not (is_struct and re.match(r"    [a-z]\w*:", line)))


def rust_items(folder, module):
    """(type, method or "", code, comment) of what is public."""
    lines = read(f"{folder}/{module}.rs").split("\n")
    owner = None
    for said, at in commented(lines, "///"):
        line = lines[at]
        inside = re.match(r"impl (\w+) \{", line)
        owner = inside[1] if inside else None if line.startswith("}") else owner
        item = re.match(r"( *)pub (?:struct|enum|fn|type) (\w+)", line)
        if not item or (item[1] and not owner):
            continue
        is_method = bool(item[1])
        code = re.sub(r" \{.*$", "", line.strip()) if " fn " in line else rust_type(lines, at)
        yield (owner, item[2], code, said) if is_method else (item[2], "", code, said)


def rust_page(folder):
    yield "# Reference: Rust\n\nThe public types and functions of the crate `hognose`, from their comments. [Rust](../../bindings/rust/README.md) is the guide.\n"
    uses = re.findall(r"pub use (\w+)::(?:\{([^}]*)\}|(\w+));", read(f"{folder}/lib.rs"))
    names = {module: {name.strip() for name in (several or one).split(",")} for module, several, one in uses}
    first = ("Sandbox", "Options", "RunOptions", "Limits", "RunResult", "Step", "Function", "Value", "Error")
    items = [item for module, public in names.items() for item in rust_items(folder, module) if item[0] in public]
    for kind in sorted({item[0] for item in items}, key=lambda kind: (first.index(kind) if kind in first else len(first), kind)):
        for owner, name, code, said in sorted((item for item in items if item[0] == kind), key=lambda item: bool(item[1])):
            yield f"### {owner}::{name}\n\n" + block("rust", code, said) if name else f"## {owner}\n\n" + block("rust", code, said)


# ---- C ----

def c_text(comment):
    lines = (re.sub(r"^ \* ?", "", line) for line in comment.strip()[2:-2].strip().split("\n"))
    return re.sub(r"\b(hn_\w+|HN_[A-Z_]+\*?)", r"`\1`", "\n".join(line for line in lines if not line.startswith("    ") and "hn_value_cbor(s," not in line and not line.startswith("&n)")))


def c_chunks(text):
    """(comment, declarations) in order; a section's heading is a comment of dashes."""
    pattern = re.compile(r"^/\*.*?\*/[ \t]*$|^(?:typedef (?:enum|struct) \w+ \{.*?^\} \w+;|[^/\n#}][^\n]*(?:\n[ \t]+[^\n]*)*)", re.S | re.M)
    said = ""
    for found in pattern.finditer(text):
        if found[0].startswith("/*"):
            said = found[0]
            if said.startswith("/* ----"):
                yield said, ""
                said = ""
        else:
            yield said, found[0]
            said = ""


def c_page(path):
    text = read(path)
    comment = re.match(r"/\*.*?\*/", text, re.S)[0]
    yield "# Reference: C\n\n" + c_text(comment) + "\n\nThe header is `core/include/hognose.h`, and `examples/embed.c` is a whole program.\n"
    for said, code in c_chunks(text[len(comment):]):
        if not code:
            yield f"## {said.strip('/*- ').capitalize()}\n"
        elif not code.startswith(("extern", "typedef struct hn_session hn_session")):
            name = re.search(r"\b(hn_\w+)(?:\(|;$)|\} (hn_\w+);$|typedef .*\b(hn_\w+)", code)
            yield f"### {next(filter(None, name.groups()))}\n\n" + block("c", code, c_text(said) if said else "")
