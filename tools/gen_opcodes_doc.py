"""Writes docs/opcodes.md from core/code/opcodes.def, and the table of hn_ret in docs/vm.md from core/vm/ret.def. With --check it only says whether
they are current; exits 1 if not."""
import re
import sys

SOURCE = "core/code/opcodes.def"
PAGE = "docs/opcodes.md"
ROW = re.compile(r'^HN_OP\((\w+), "([^"]*)", "([^"]*)", .*, "((?:[^"\\]|\\.)*)"\)$')
RETS = "core/vm/ret.def"
RET = re.compile(r'^HN_RET\((\w+), (\w+), (\w+), \w+, "((?:[^"\\]|\\.)*)"\)$', re.M)
VM = "docs/vm.md"
TABLE = re.compile(r"(<!-- ret.def -->\n).*?(<!-- end -->)", re.S)
SECTION = re.compile(r"^/\* (.*?)(?: \*/)?$")
HEAD = """# Opcodes

Generated from `core/code/opcodes.def` by `tools/gen_opcodes_doc.py`.

An instruction has four 16-bit fields: the opcode and a, b, c. The operands column has a letter for each of a, b, c:

| Letter | Operand |
|---|---|
| R | a register (its byte offset in the frame) |
| W | the first of several registers |
| K | an index into names |
| C | an inline cache |
| I, U | a signed number, an unsigned number |
| J | a signed jump |
| F | a function's code |
| k, i, j | a constant, a number, a jump: a 32-bit field that takes b and c together |
| - | unused |

| Flag | Meaning |
|---|---|
| R | may raise |
| P | may run Python code or the host |
| J | jumps |
| X | is followed by an EXTRA word |
| E | control does not fall through |
| L | is done in the loop, in every build |
"""


def sections(lines):
    """(title, rows) for each comment with rows behind it. The comment at the top describes the table itself."""
    title, rows, comment = "", [], None
    for line in lines:
        row = ROW.match(line)
        if row:
            if comment is not None:
                if rows:
                    yield title, rows
                title, rows, comment = comment, [], None
            rows.append(row.groups())
        elif line.startswith("/* "):
            comment = SECTION.match(line).group(1)
        elif comment is not None and line.startswith(" * "):
            comment += " " + line[3:].removesuffix(" */")
    yield title, rows


def page(text):
    out = [HEAD]
    for title, rows in sections(text.splitlines()):
        first, _, rest = title.partition(". ")
        out.append("\n## %s%s\n" % (first[:1].upper() + first[1:], "\n\n" + rest if rest else ""))
        out.append("| Opcode | Operands | Flags | |\n|---|---|---|---|")
        for name, operands, flags, meaning in rows:
            out.append("| %s | %s | %s | %s |" % (name, operands, flags, meaning.replace("|", "\\|").replace("*", "\\*")))
    return "\n".join(out) + "\n"


def rets(text):
    rows = RET.findall(text)
    lines = ["| `hn_ret` | Made for | Held | The value |", "|---|---|---|---|"]
    words = {"NOTHING": "", "ANYTHING": "the instance", "NAME": "a name", "PAIR": "object and name"}
    lines += ["| `%s` | %s | %s | %s |" % (name, fits, words[hold], meaning) for name, fits, hold, meaning in rows]
    return "\n".join(lines) + "\n"


def read(path):
    with open(path) as f:
        return f.read()


def main():
    vm = read(VM)
    table = rets(read(RETS))
    pages = {PAGE: page(read(SOURCE)), VM: TABLE.sub(lambda m: m.group(1) + table + m.group(2), vm)}
    stale = [path for path, text in pages.items() if read(path) != text]
    for path in stale:
        if "--check" in sys.argv[1:]:
            print("%s is not current: python3 tools/gen_opcodes_doc.py" % path)
            continue
        with open(path, "w") as f:
            f.write(pages[path])
    return 1 if stale and "--check" in sys.argv[1:] else 0


sys.exit(main())
