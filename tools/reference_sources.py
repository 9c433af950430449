"""The references of Go, Rust and C: declarations and the comments before them, line by line. gen_reference.py writes the pages, and check_words.py reads their
texts."""
import os
import re
import textwrap


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
            yield "\n".join(said), at
            said = []


def whole(lines, at, end):
    """A declaration from its first line to the line `end`, or the one line."""
    if not lines[at].rstrip().endswith(("{", "(")):
        return [lines[at]]
    last = next(k for k in range(at, len(lines)) if lines[k].rstrip() in end)
    return lines[at:last + 1]


def comments_in(code):
    """The comments in a declaration, a text each: those of its fields."""
    for found in re.finditer(r"/\*.*?\*/|(?:^[ \t]*//[^\n]*(?:\n|$))+|//[^\n]*", code, re.S | re.M):
        yield re.sub(r"^\s*(?:/\*|//[/!]?|\*(?!/)) ?|\s*\*/$", "", found[0], flags=re.M)


def closed(lines):
    """A type; where none of its fields is seen, on one line."""
    return re.sub(r"\{\n\}", "{ /* not exported */ }", "\n".join(lines))


# ---- Go ----

def go_type(lines, at):
    """A type without its unexported fields."""
    found = whole(lines, at, ("}", ")"))
    hidden = re.compile(r"^\t(?:[a-z]\w*(?:, [a-z]\w*)*)\s+\S|^\t[*]?[a-z]\w*$")
    return closed(line for line in found if not hidden.match(line))


def go_values(lines):
    """(name, code, comment) of exported constants and variables. The comment of a group is that of its members without one."""
    group, about = None, ""
    for said, at in commented(lines, "//"):
        opened = re.match(r"(const|var) \($", lines[at])
        group, about = (opened[1], said) if opened else (None if lines[at] == ")" else group, about)
        member = re.match(r"(const|var) ([A-Z]\w*) " if not group else r"(\t)([A-Z]\w*)\s+=", lines[at])
        if member:
            yield member[2], re.sub(r"^\t(\w+)\s+", rf"{group} \1 ", lines[at]), said or about


def go_items(paths):
    """(type or "", name, code, comment) of what is exported; the package itself has no name."""
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
            elif line.startswith("package ") and said:
                yield "", "", line, said
        yield from (("", *value) for value in go_values(lines))


def go_texts(path):
    """The comments of a file that users read."""
    for _, _, code, said in go_items([path]):
        yield from (said, *comments_in(code))


def go_page(paths):
    items = list(go_items(paths))
    about = next(said for kind, name, _, said in items if not kind and not name)
    yield f"# Reference: Go\n\n{about}\n\nThe exported types and functions, from their comments. [Go](../../bindings/go/README.md) is the guide.\n"
    for title, beginnings in (("Functions", ("func ",)), ("Constants and errors", ("const ", "var "))):
        yield f"## {title}\n"
        for kind, name, code, said in items:
            if not kind and code.startswith(beginnings):
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


def rust_exports(folder):
    """{module: the names that the crate exports from it}"""
    uses = re.findall(r"pub use (\w+)::(?:\{([^}]*)\}|(\w+));", read(f"{folder}/lib.rs"))
    return {module: {name.strip() for name in (several or one).split(",")} for module, several, one in uses}


def rust_about(folder):
    """The comment of the crate."""
    return "\n".join(line[3:].strip() for line in read(f"{folder}/lib.rs").split("\n") if line.startswith("//!"))


def rust_texts(path):
    """The comments of a file that users read."""
    folder, name = os.path.split(path)
    module = name.removesuffix(".rs")
    if module == "lib":
        yield rust_about(folder)
    for owner, _, code, said in rust_items(folder, module):
        if owner in rust_exports(folder).get(module, ()):
            yield from (said, *comments_in(code))


def rust_page(folder):
    yield f"# Reference: Rust\n\n{rust_about(folder)}\n\nThe public types and functions, from their comments. [Rust](../../bindings/rust/README.md) is the guide.\n"
    first = ("Sandbox", "Options", "RunOptions", "Limits", "RunResult", "Step", "Function", "Value", "Error")
    items = [item for module, public in rust_exports(folder).items() for item in rust_items(folder, module) if item[0] in public]
    for kind in sorted({item[0] for item in items}, key=lambda kind: (first.index(kind) if kind in first else len(first), kind)):
        for owner, name, code, said in sorted((item for item in items if item[0] == kind), key=lambda item: bool(item[1])):
            yield f"### {owner}::{name}\n\n" + block("rust", code, said) if name else f"## {owner}\n\n" + block("rust", code, said)


# ---- C ----

def c_text(comment):
    """A comment as Markdown. Indented lines are an example."""
    text = re.sub(r"^ \* ?", "", comment.strip()[2:-2].strip(), flags=re.M)
    text = re.sub(r"^(?!    )[^\n]*", lambda line: re.sub(r"\b(?:hn_\w+\*?|HN_[A-Z_]+\*?)", r"`\g<0>`", line[0]), text, flags=re.M)
    return re.sub(r"(?:^    [^\n]*\n)+", lambda code: f"```c\n{textwrap.dedent(code[0])}```\n", text, flags=re.M)


def c_chunks(text):
    """(comment, declarations) in order; a section's heading is a comment of dashes."""
    pattern = re.compile(r"^/\*.*?\*/[ \t]*$|^(?:typedef (?:enum|struct) \w+ \{.*?^\} \w+;|#define HN_\w+ [^\n]*|[^/\n#}][^\n]*(?:\n[ \t]+[^\n]*)*)", re.S | re.M)
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


def c_declarations(path):
    """(comment, code) of the header's head, its sections and its declarations, in order. The first two have no code."""
    text = read(path)
    head = re.match(r"/\*.*?\*/", text, re.S)[0]
    yield head, ""
    yield from ((said, code) for said, code in c_chunks(text[len(head):]) if not code.startswith(("extern", "typedef struct hn_session hn_session")))


def c_texts(path):
    """The comments of the header."""
    for said, code in c_declarations(path):
        yield from ([c_text(said)] if said else [])
        yield from comments_in(code)


def c_page(path):
    (head, _), *parts = c_declarations(path)
    yield "# Reference: C\n\n" + c_text(head) + "\n\nThe header is `core/include/hognose.h`, and `examples/embed.c` is a whole program.\n"
    for said, code in parts:
        if not code:
            yield f"## {said.strip('/*- ').capitalize()}\n"
        else:
            name = re.search(r"\b(hn_\w+)(?:\(|;$)|\} (hn_\w+);$|typedef .*\b(hn_\w+)|#define (HN_\w+)", code)
            yield f"### {next(filter(None, name.groups()))}\n\n" + block("c", code, c_text(said) if said else "")
