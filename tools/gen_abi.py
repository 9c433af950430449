"""Writes what hosts have to know of the C side, from where C has it: core/api/abi.def, core/include/hognose.h, core/base/limits.def, core/base/meter.h,
core/host/tags.def, and the library's errno. That is the tables of docs/abi.md and docs/wire-format.md, and the constants of the hosts in TypeScript, Python, Go and Rust. With --check it only says whether they are
current; exits 1 if not."""
import re
import sys

HEADER = "core/include/hognose.h"
ABI = "core/api/abi.c"
TABLE = "core/api/abi.def"
LIMITS = "core/base/limits.def"
METER = "core/base/meter.h"
TAGS = "core/host/tags.def"
ERRNO = "core/lib/py/errno.py"
COMMENT = re.compile(r"/\*.*?\*/", re.S)
ROW = re.compile(r'^HN_ABI_(?:GROUP\("(?P<title>.*)"\)|(?P<kind>IMPORT|EXPORT|FORWARD)\((?P<gives>[\w ]+\*?), (?P<name>\w+), \((?P<takes>.*?)\), (?:[^"]*, )?"(?P<what>.*)"\))$')
# What operations on files fail with.
FILES = ("EPERM ENOENT EIO EACCES EBUSY EEXIST EXDEV ENODEV ENOTDIR EISDIR EINVAL EFBIG ENOSPC EROFS ENAMETOOLONG ENOTEMPTY ELOOP").split()
ENUMS = (("State", "hn_state", "HN_"), ("Outcome", "hn_call_outcome", "HN_CALL_"), ("Problem", "hn_problem_kind", "HN_PROBLEM_"))
PLACE = ("<!-- core/api/abi.def -->\n", "<!-- end -->")


def read(path):
    with open(path, encoding="utf-8") as f:
        return f.read()


def camel(name):
    first, *rest = name.lower().split("_")
    return first + "".join(word.capitalize() for word in rest)


def pascal(name):
    return "".join(word.capitalize() for word in name.split("_"))


def upper(name):
    return re.sub("([A-Z])", r"_\1", name).upper()


def enum(name, prefix):
    """(name without the prefix, comment) of each member."""
    body = re.search(r"typedef enum %s \{(.*?)\} %s;" % (name, name), read(HEADER), re.S).group(1)
    members = re.findall(r"(\w+),?\s*(?:/\*(.*?)\*/)?", body, re.S)
    return [(word[len(prefix):], " ".join((comment or "").split())) for word, comment in members]


class Function:
    """A row of the table."""

    def __init__(self, match):
        self.group, self.kind, self.name = "", "IMPORT" if match["kind"] == "IMPORT" else "EXPORT", match["name"]
        self.gives = match["gives"].replace(" *", " *").strip()
        takes = "" if match["takes"] == "void" else match["takes"]
        self.takes = [re.fullmatch(r"(.*?)\s*(\w+)", part.strip()).groups() for part in takes.split(",")] if takes else []
        self.what = match["what"].replace('\\"', '"')

    @property
    def letters(self):
        """What WebAssembly sees: i a 32-bit integer, d a 64-bit float."""
        return "".join("d" if kind == "double" else "i" for kind, _ in self.takes), {"double": "d", "void": ""}.get(self.gives, "i")


def rows():
    found, group = [], ""
    lines = COMMENT.sub("", read(TABLE)).strip().split("\n")
    for line in lines:
        match = ROW.match(line)
        if not match:
            raise SystemExit(f"{TABLE}: a row that {sys.argv[0]} does not understand: {line}")
        group = match["title"] or group
        if match["kind"]:
            found.append(Function(match))
            found[-1].group = group
    return found


def define(name):
    return int(re.search(rf"#define {name} +(\d+)", read(ABI)).group(1))


def limits():
    """(number, name, unit) of every limit; unit '0': it cannot be set."""
    return [(i, *row) for i, row in enumerate(re.findall(r'^HN_LIMIT\(\w+, \w+, "(\w*)", \'?(\w)', read(LIMITS), re.M))]


def defaults():
    """(name, value) of every limit that has a default: bytes, milliseconds, or a plain number."""
    text, found = read(METER), []
    for _, name, unit in limits():
        macro = re.search(r"#define HN_DEFAULT_%s\s+(.*)" % upper(name), text)
        if macro:
            value = eval(re.sub(r"\((?:size_t|uint64_t)\)|UINT64_C", "", macro.group(1).split("/*")[0]))
            found.append((name, value // 1_000_000 if unit == "t" else value))
    return found


def tags():
    """(name, number, what it is over, way) of every tag."""
    return [(name, int(number, 0), over, way) for name, number, over, way in re.findall(r'^HN_TAG\((\w+), (\w+), "(.*?)", "(\w+)"\)', read(TAGS), re.M)]


def errors():
    namespace = {}
    exec(read(ERRNO), namespace)
    return [(name, namespace[name]) for name in FILES]


# ---- TypeScript ----

def typescript(table):
    parts = ["// Written by tools/gen_abi.py: what C has in hognose.h, core/api/abi.def, core/base, core/host/tags.def and the library's errno.\n"]
    for name, c_name, prefix in ENUMS:
        members = "".join(f"    {camel(member)},\n" for member, _ in enum(c_name, prefix))
        parts.append(f"/** {c_name} */\nexport const enum {name} {{\n{members}}}\n")
    settable = [row for row in limits() if row[2] != "0"]
    names = " | ".join(f"'{name}'" for _, name, _ in limits() if name)
    kinds = ", ".join(f"{name}: {i}" for i, name, _ in settable)
    units = ", ".join(f"{name}: '{unit}'" for _, name, unit in settable)
    parts.append(f"/** A limit that can stop a program, or its cancellation. */\nexport type LimitKind =\n    | {names};\n\n"
                 f"/** The number in hn_limit_kind of each limit that can be set. */\nexport const LIMIT_NUMBERS = {{\n    {kinds},\n}};\n\n"
                 f"/** The unit of each limit: bytes, milliseconds, or a plain number. */\nexport const LIMIT_UNITS = {{\n    {units},\n}} as const;\n")
    given = ", ".join(f"{name}: {value}" for name, value in defaults())
    parts.append(f"/** The default of each limit that has one. */\nexport const LIMIT_DEFAULTS = {{\n    {given},\n}} as const;\n")
    members = "".join(f"    /** {over} */\n    {camel(name)} = {number},\n" for name, number, over, _ in tags())
    parts.append(f"/** Tags of CBOR on the wire. */\nexport const enum Tag {{\n{members}}}\n")
    numbers = ", ".join(f"{name}: {number}" for name, number in errors())
    parts.append(f"/** Error numbers, as Python programs on Linux see them. */\nexport const ERRNO = {{\n    {numbers},\n}};\n")
    parts.append(f"/** The version of the binary interface. */\nexport const ABI_VERSION = {define('HN_ABI_VERSION')};\n")
    parts.append(f"/** Bytes of the buffer for small arguments. */\nexport const SCRATCH = {define('HN_ABI_SCRATCH')};\n")
    parts.append(f"/** The largest memory limit, in bytes. */\nexport const MOST_MEMORY = {define('HN_ABI_MOST_MEMORY')};\n")
    parts.append(f"/** The instance's memory may be this many times the memory limit. */\nexport const ROOM = {define('HN_ABI_ROOM')};\n")
    lines = [f"    {f.name}({', '.join(f'{camel(name)}: number' for _, name in f.takes)}): {'void' if f.gives == 'void' else 'number'};\n"
             for f in table if f.kind == "EXPORT"]
    parts.append("/** The functions that the module exports. Addresses, lengths, states and booleans are numbers. */\nexport interface Exports {\n"
                 + "".join(lines) + "}\n")
    return parts[0] + "\n".join(parts[1:])


# ---- Python ----

def python(table):
    out = ['"""Written by tools/gen_abi.py: what C has in hognose.h, core/api/abi.def, core/base, core/host/tags.def and the library\'s errno."""\n'
           "from typing import Final, Literal\n\n"
           f"#: The number of the interface.\nABI_VERSION: Final = {define('HN_ABI_VERSION')}\n"
           f"#: Bytes of the room for small arguments.\nSCRATCH: Final = {define('HN_ABI_SCRATCH')}\n"
           f"#: The largest memory limit, in bytes.\nMOST_MEMORY: Final = {define('HN_ABI_MOST_MEMORY')}\n"
           f"#: The instance's memory may be this many times the memory limit.\nROOM: Final = {define('HN_ABI_ROOM')}\n"]
    for name, c_name, prefix in ENUMS:
        members = "".join(f"    {member}: Final = {i}\n" for i, (member, _) in enumerate(enum(c_name, prefix)))
        out.append(f'class {name}:\n    """{c_name}."""\n\n{members}')
    names = ", ".join(f'"{name}"' for _, name, _ in limits() if name)
    out.append(f"LimitKind = Literal[{names}]\n")
    for const, what, value in (("LIMIT_NUMBERS", "Numbers of hn_limit_kind, of those that can be set.", lambda i, unit: i),
                               ("LIMIT_UNITS", "The unit of each limit: b bytes, t milliseconds, n a plain number.", lambda i, unit: f'"{unit}"')):
        kind = "int" if const == "LIMIT_NUMBERS" else "str"
        body = "".join(f'    "{name}": {value(i, unit)},\n' for i, name, unit in limits() if unit != "0")
        out.append(f"#: {what}\n{const}: Final[dict[str, {kind}]] = {{\n{body}}}\n")
    body = "".join(f'    "{name}": {value},\n' for name, value in defaults())
    out.append(f"#: The default of each limit that has one.\nLIMIT_DEFAULTS: Final[dict[str, int]] = {{\n{body}}}\n")
    out.append("".join(f"#: {over}\nTAG_{name}: Final = {number}\n" for name, number, over, _ in tags()))
    out.append(f"#: All tags of CBOR on the wire.\nTAGS: Final = ({', '.join(str(number) for _, number, *_ in tags())})\n")
    body = "".join(f'    "{name}": {number},\n' for name, number in errors())
    out.append(f"#: Numbers of errors, as programs see them.\nERRNO: Final[dict[str, int]] = {{\n{body}}}\n")
    for const, kind in (("IMPORTS", "IMPORT"), ("EXPORTS", "EXPORT")):
        body = "".join(f'    "{f.name}": ("{f.letters[0]}", "{f.letters[1]}"),\n' for f in table if f.kind == kind)
        out.append(f"#: Parameters and result of each: i a 32-bit integer, d a 64-bit float.\n{const}: Final[dict[str, tuple[str, str]]] = {{\n{body}}}\n")
    head, *rest = out
    classes = "\n\n".join(part for part in rest if part.startswith("class"))
    return head + "\n\n" + classes + "\n\n" + "\n".join(part for part in rest if not part.startswith("class"))


# ---- Go, Rust ----

def go(table):
    out = ["// Code generated by tools/gen_abi.py. DO NOT EDIT.\n\npackage hognose\n",
           f"const (\n\tabiVersion = {define('HN_ABI_VERSION')}\n\tscratch    = {define('HN_ABI_SCRATCH')}\n"
           f"\tmostMemory = {define('HN_ABI_MOST_MEMORY')} // the largest memory limit, in bytes\n"
           f"\tmemoryRoom = {define('HN_ABI_ROOM')}         // the instance's memory may be this many times the memory limit\n)\n"]
    for name, c_name, prefix in ENUMS:
        members = [f"{name.lower()}{pascal(member)}" for member, _ in enum(c_name, prefix)]
        width = max(map(len, members))
        body = "".join(f"\t{member:{width}} = {i}\n" for i, member in enumerate(members))
        out.append(f"// {c_name}\nconst (\n{body})\n")
    settable = [row for row in limits() if row[2] != "0"]
    width = max(len(name) for _, name, _ in settable) + 3
    body = "".join(f'\t{f"{chr(34)}{name}{chr(34)}:":{width}} {i},\n' for i, name, _ in settable)
    out.append(f"// Numbers of hn_limit_kind, of those that can be set.\nvar limitNumbers = map[string]int32{{\n{body}}}\n")
    members = [f"default{name[0].upper()}{name[1:]}" for name, _ in defaults()]
    width = max(map(len, members))
    body = "".join(f"\t{member:{width}} = {value}\n" for member, (_, value) in zip(members, defaults(), strict=True))
    out.append(f"// The defaults of limits: bytes, milliseconds, or plain numbers.\nconst (\n{body})\n")
    members = [f"tag{pascal(name)}" for name, *_ in tags()]
    width = max(map(len, members))
    body = "".join(f"\t{member:{width}} = {number}\n" for member, (_, number, *_) in zip(members, tags(), strict=True))
    out.append(f"// Tags of CBOR on the wire.\nconst (\n{body})\n")
    width = max(len(name) for name, _ in errors()) + 3
    body = "".join(f'\t{f"{chr(34)}{name}{chr(34)}:":{width}} {number},\n' for name, number in errors())
    out.append(f"// Numbers of errors, as programs see them.\nvar errno = map[string]int32{{\n{body}}}\n")
    return "\n".join(out)


def rust(table):
    out = ["//! Written by tools/gen_abi.py: what C has in hognose.h, core/api/abi.def, core/base, core/host/tags.def and the library's errno.\n",
           f"/// The number of the interface.\npub const ABI_VERSION: i32 = {define('HN_ABI_VERSION')};\n"
           f"/// Bytes of the room for small arguments.\npub const SCRATCH: usize = {define('HN_ABI_SCRATCH')};\n"
           f"/// The largest memory limit, in bytes.\npub const MOST_MEMORY: f64 = {define('HN_ABI_MOST_MEMORY')}.0;\n"
           f"/// The instance's memory may be this many times the memory limit.\npub const ROOM: usize = {define('HN_ABI_ROOM')};\n"]
    for name, c_name, prefix in ENUMS:
        body = "".join(f"    pub const {member}: i32 = {i};\n" for i, (member, _) in enumerate(enum(c_name, prefix)))
        out.append(f"/// {c_name}\npub mod {name.lower()} {{\n{body}}}\n")
    for const, what, items in (("LIMIT_NUMBERS", "Numbers of hn_limit_kind, of those that can be set.", [(name, i) for i, name, unit in limits() if unit != "0"]),
                               ("ERRNO", "Numbers of errors, as programs see them.", errors())):
        body = "".join(f'    ("{name}", {number}),\n' for name, number in items)
        out.append(f"/// {what}\npub const {const}: &[(&str, i32)] = &[\n{body}];\n")
    body = "".join(f"    pub const {upper(name)}: f64 = {value}.0;\n" for name, value in defaults())
    out.append(f"/// The defaults of limits: bytes, milliseconds, or plain numbers.\npub mod default {{\n{body}}}\n")
    body = "".join(f"    pub const {name}: u64 = {number};\n" for name, number, *_ in tags())
    out.append(f"/// Tags of CBOR on the wire.\npub mod tag {{\n{body}}}\n")
    return "\n".join(out)


# ---- the pages ----

WORDS = {"abi_bool": "0 or 1", "abi_status": "a state", "double": "f64", "size_t": "a length", "uint32_t": "a number", "int": "a number", "void": "",
         "const void *": "bytes", "void *": "an address", "abi *": "a session"}


def parameters(f):
    """The parameters in words: what is counted, and what ends with a NUL."""
    words, takes = [], list(f.takes)
    while takes:
        kind, name = takes.pop(0)
        counted = takes and takes[0][0] == "size_t" and kind.endswith("*")
        if kind.startswith(("abi *", "const abi *")):
            words.append("session")
        elif counted:
            length = takes.pop(0)[1]
            words.append(f"{name}, {length}: " + ("UTF-8, counted" if kind.startswith("const char") else "room" if not kind.startswith("const") else "bytes, counted"))
        elif kind.startswith("const char"):
            words.append(f"{name}: UTF-8 up to a NUL")
        else:
            words.append(f"{name}: {WORDS.get(kind.strip(), 'an address')}")
    return "; ".join(words)


def page(table):
    lines, group = [], None
    for f in table:
        if f.group != group:
            group = f.group
            lines.append(f"\n### {group}\n\n| {f.kind.capitalize()} | Takes | Returns | |\n|---|---|---|---|\n")
        what = f.what.replace("|", "\\|")
        lines.append(f"| `{f.name}` | {parameters(f)} | {WORDS[f.gives]} | {what} |\n")
    for title, name, prefix in (("States", "hn_state", "HN_"), ("Outcomes", "hn_call_outcome", "HN_CALL_"), ("Problems", "hn_problem_kind", "HN_PROBLEM_")):
        lines.append(f"\n### {title}\n\n| Number | Name | |\n|---|---|---|\n")
        lines += [f"| {i} | {member.lower()} | {comment} |\n" for i, (member, comment) in enumerate(enum(name, prefix))]
    units = {"b": "bytes", "t": "milliseconds", "n": "a number", "0": "cannot be set"}
    lines.append("\n### Limits\n\n| Number | `hn_limit_kind` | Name | Unit |\n|---|---|---|---|\n")
    kinds = re.findall(r"^HN_LIMIT\(\w+, (\w+)", read(LIMITS), re.M)
    lines += [f"| {i} | `HN_{kind}` | {name or 'none'} | {units[unit]} |\n" for kind, (i, name, unit) in zip(kinds, limits(), strict=True)]
    return filled("docs/abi.md", PLACE[0], lines)


def filled(path, mark, lines):
    """The page, with these lines behind the mark."""
    old = read(path)
    begin = old.index(mark) + len(mark)
    return old[:begin] + "".join(lines) + "\n" + old[old.index(PLACE[1], begin):]


def wire(_):
    """The page about the wire. Every tag that it names is one of the table."""
    lines = ["\n| Tag | `HN_CBOR_` | Over | Direction |\n|---|---|---|---|\n"]
    lines += [f"| {number} | `{name}` | {over} | {way} |\n" for name, number, over, way in tags()]
    page = filled("docs/wire-format.md", f"<!-- {TAGS} -->\n", lines)
    unknown = {int(n) for n in re.findall(r"\btags? (\d+)", page)} - {number for _, number, *_ in tags()}
    if unknown:
        raise SystemExit(f"docs/wire-format.md: {TAGS} has no tag {', '.join(map(str, sorted(unknown)))}")
    return page


OUTPUTS = {"bindings/js/src/abi.ts": typescript, "bindings/python/src/hognose/_abi.py": python, "bindings/go/abi.go": go,
           "bindings/rust/src/abi.rs": rust, "docs/abi.md": page, "docs/wire-format.md": wire}


def main():
    table, wrong = rows(), 0
    for path, make in OUTPUTS.items():
        text = make(table)
        if "--check" not in sys.argv:
            with open(path, "w", encoding="utf-8") as f:
                f.write(text)
            continue
        current = read(path) == text
        wrong += not current
        print(f"{path} is {'' if current else 'not '}current")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
