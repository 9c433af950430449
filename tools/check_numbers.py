"""Checks that numbers in the documents are those of the code. Where a sentence names a constant, "The last 112 KB
(`HN_RESERVE`) are kept back", the number in front of it is the constant's value. A constant that is not in the core's
headers is named with its file: "at most 1 GiB (`HN_ABI_MOST_MEMORY` in `core/api/abi.c`)". The file may be C,
TypeScript, JavaScript, Python or shell. A time is nanoseconds in the code, unless its comment says milliseconds or seconds.
Exits 1 if a number is another one."""
import ast
import glob
import re
import sys

UNITS = {"": 1, "times": 1, "ms": 10**6, "s": 10**9, "bytes": 1, "KB": 1 << 10, "MB": 1 << 20, "MiB": 1 << 20, "GiB": 1 << 30}
NAMED = re.compile(r"([^(`]*)\(`(HN_[A-Z0-9_]+|[A-Z][A-Z0-9_]*(?=` in `))`(?: in `([\w./]+)`)?\)")
NUMBER = re.compile(r"(\d[\d,]*(?:\.\d+)?)(?: (KB|MB|MiB|GiB|bytes|times|ms|s)\b)?")
DEFINED = re.compile(r"^#define (HN_[A-Z0-9_]+)[ \t]+(.+?)(?:/\*.*)?$", re.M)
# In any language: what is in front of the name, the value, the comment behind it.
ASSIGNED = r"^[ \t]*(?:#define|(?:export )?const|readonly|local)?[ \t]*{}(?::[^=\n]+)?(?:[ \t]*=[ \t]*|[ \t]+)(.+?);?[ \t]*((?://|/\*|#).*)?$"


def constants():
    """The constants of the core's headers, as the text that defines each."""
    found = {}
    for path in glob.glob("core/**/*.h", recursive=True):
        with open(path) as f:
            found.update((name, text.strip().rstrip("\\").strip()) for name, text in DEFINED.findall(f.read()))
    return found


def value_in(path, name):
    """The value of a constant that a file of any language defines, in ns if it is a time; None: it does not. Of two
    definitions the last one is taken, as where a build of its own has another value."""
    try:
        with open(path) as f:
            found = re.findall(ASSIGNED.format(name), f.read(), re.M)
    except FileNotFoundError:
        return None
    if not found:
        return None
    text, comment = found[-1]
    value = value_of(text, {})
    scale = 10**6 if "millisecond" in comment else 10**9 if re.search(r"\bseconds\b", comment) else 1
    return None if value is None else value * scale


def value_of(text, known):
    """The value of a constant expression of C: ints, << + - * / and the names of others; None: it is none of those."""
    text = re.sub(r"\((?:u?int\d+_t|size_t)\)|UINT64_C|(?<=\d)[uUlL]+", "", text)
    try:
        tree = ast.parse(text, mode="eval").body
    except SyntaxError:
        return None
    return evaluated(tree, known)


def evaluated(tree, known):
    operations = {ast.LShift: int.__lshift__, ast.Add: int.__add__, ast.Sub: int.__sub__, ast.Mult: int.__mul__, ast.Div: int.__floordiv__,
                  ast.Pow: int.__pow__}
    if isinstance(tree, ast.Constant) and isinstance(tree.value, int):
        return tree.value
    if isinstance(tree, ast.Name) and tree.id in known:
        return value_of(known[tree.id], known)
    if isinstance(tree, ast.BinOp) and type(tree.op) in operations:
        sides = evaluated(tree.left, known), evaluated(tree.right, known)
        return None if None in sides else operations[type(tree.op)](*sides)
    return None


def complaints(path, known):
    """What is wrong in a document, and how many constants it names with a number."""
    with open(path) as f:
        text = f.read()
    wrong, count = [], 0
    for before, name, place in NAMED.findall(text):
        numbers = NUMBER.findall(re.split(r"(?<=[.:;|]) |\n\n", before)[-1])
        if not numbers:
            continue
        count += 1
        number, unit = numbers[-1]
        value = value_in(place, name) if place else value_of(known[name], known) if name in known else None
        if value is None:
            wrong.append(f"{path}: {name} is no constant of {place or 'the code'}")
        elif float(number.replace(",", "")) * UNITS[unit] != value:
            wrong.append(f"{path}: {number} {unit}".rstrip() + f" ({name}): the code has {value}")
    return wrong, count


def main():
    known = constants()
    found = [complaints(path, known) for path in sorted(glob.glob("docs/**/*.md", recursive=True))]
    wrong = [line for lines, _ in found for line in lines]
    print("\n".join([*wrong, f"numbers: {sum(count for _, count in found)} constants in the documents, {len(wrong)} complaints"]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
