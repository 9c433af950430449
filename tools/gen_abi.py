"""Writes bindings/js/src/abi.ts: what of the C side TypeScript has to know, from where C has it. With --check it only says whether that is current;
exits 1 if not."""
import re
import sys

OUT = "bindings/js/src/abi.ts"
HEADER = "core/include/hognose.h"
ABI = "core/api/abi.c"
LIMITS = "core/base/limits.def"
ERRNO = "core/lib/py/errno.py"
COMMENT = re.compile(r"/\*.*?\*/", re.S)
EXPORT = re.compile(r"^EXPORT\((\w+)\)\s+(?:__attribute__\(\(\w+\)\) )?([\w ]+?[ *]+)\1\(([^)]*)\)", re.M)
# What operations on files fail with.
FILES = ("EPERM ENOENT EIO EACCES EBUSY EEXIST EXDEV ENODEV ENOTDIR EISDIR EINVAL EFBIG ENOSPC EROFS ENAMETOOLONG ENOTEMPTY ELOOP").split()


def read(path):
    with open(path, encoding="utf-8") as f:
        return f.read()


def camel(name):
    first, *rest = name.lower().split("_")
    return first + "".join(word.capitalize() for word in rest)


def enum(name, prefix):
    body = COMMENT.sub("", re.search(r"typedef enum %s \{(.*?)\} %s;" % (name, name), read(HEADER), re.S).group(1))
    return [camel(word.strip()[len(prefix):]) for word in body.split(",") if word.strip()]


def const_enum(name, c_name, prefix):
    members = "".join(f"    {member},\n" for member in enum(c_name, prefix))
    return f"/** {c_name} */\nexport const enum {name} {{\n{members}}}\n"


def parameter(text):
    text = text.strip()
    name = re.search(r"(\w+)$", text).group(1)
    return f"{camel(name)}: number"


def exports():
    lines = []
    for name, returns, parameters in EXPORT.findall(read(ABI)):
        given = "" if parameters.strip() == "void" else ", ".join(map(parameter, parameters.split(",")))
        lines.append(f"    {name}({given}): {'void' if returns.strip() == 'void' else 'number'};\n")
    if len(lines) != len(re.findall(r"^EXPORT\(", read(ABI), re.M)):
        raise SystemExit(f"{ABI}: an export that {sys.argv[0]} does not understand")
    return "/** What the module exports. Addresses and lengths are numbers; so are states and booleans. */\nexport interface Exports {\n" + "".join(lines) + "}\n"


def limits():
    rows = re.findall(r'^HN_LIMIT\(\w+, \w+, "(\w*)", (.*)\)', read(LIMITS), re.M)
    names = " | ".join(f"'{name}'" for name, _ in rows if name)
    kinds = ", ".join(f"{name}: {i}" for i, (name, unit) in enumerate(rows) if unit != "0")
    units = ", ".join(f"{name}: {unit}" for name, unit in rows if unit != "0")
    return (f"/** What may stop a program. */\nexport type LimitKind =\n    | {names};\n\n"
            f"/** Numbers of hn_limit_kind, of those that can be set. */\nexport const LIMIT_NUMBERS = {{\n    {kinds},\n}};\n\n"
            f"/** What they are counted in: bytes, milliseconds, or a plain number. */\nexport const LIMIT_UNITS = {{\n    {units},\n}} as const;\n")


def errors():
    namespace = {}
    exec(read(ERRNO), namespace)
    numbers = ", ".join(f"{name}: {namespace[name]}" for name in FILES)
    return f"/** Numbers of errors, as Python programs on Linux see them. */\nexport const ERRNO = {{\n    {numbers},\n}};\n"


def scratch():
    return f"/** Bytes of the room for small arguments. */\nexport const SCRATCH = {re.search(r'#define HN_ABI_SCRATCH (.+)', read(ABI)).group(1)};\n"


def main():
    parts = ["// Written by tools/gen_abi.py: what C has in hognose.h, core/api/abi.c, core/base/limits.def and the library's errno.\n",
             const_enum("State", "hn_state", "HN_"), const_enum("Outcome", "hn_call_outcome", "HN_CALL_"),
             const_enum("Problem", "hn_problem_kind", "HN_PROBLEM_"), limits(), errors(), scratch(), exports()]
    text = parts[0] + "\n".join(parts[1:])
    if "--check" not in sys.argv:
        with open(OUT, "w", encoding="utf-8") as f:
            f.write(text)
        return 0
    current = read(OUT) == text
    print(f"{OUT} is {'' if current else 'not '}current")
    return 0 if current else 1


if __name__ == "__main__":
    sys.exit(main())
