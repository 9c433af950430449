"""Checks that the methods of builtin types look at their arguments before they read them as objects of a kind.

The arguments of a primitive are declared in its row and checked for it (core/object/takes.h), and the first of a method is of its
class. Of the others a function of core/lib that is given `args` asks what they are (hnv_is, hnint_is, ...) before it casts them or
reads them as an int. Exits 1 if one does not ask at all: the order is its own business, and what it hands on is the other's.

The keys of a dict are what a program made them, those of classes, modules and functions too: a function that walks one asks whether
a key is a str before it hands it to what takes strs.
"""
import glob
import re
import sys

FUNCTION = re.compile(r"^(?:HN_NATIVE\((\w+)\)|(?:static )?hn_status (\w+)\(hn_vm \*vm, const hn_value \*args[^)]*\)) \{\n(.*?)^\}", re.S | re.M)
PRIMITIVE = re.compile(r'HN_PRIMITIVE\w*\(\s*"\w+",\s*(\w+)')
READ = re.compile(r"\b(HN_[A-Z]+|hnint_\w+)\((?:HN_\w+, |hn_\w+, )?args\[([1-9]\d*)\]")
HARMLESS = {"HN_TRY", "HN_LIKELY", "HN_UNLIKELY", "HN_NAME", "hnint_is"}
WALKER = re.compile(r"^(?:static |HN_INLINE |inline )*[a-z_]+ \**(\w+)\([^;{]*\) \{\n(.*?)^\}", re.S | re.M)
WALK = re.compile(r"_next\([^;]*?, &(\w+), &\w+\)")


def unasked(path):
    text = open(path).read()
    primitives = set(PRIMITIVE.findall(text))
    for function in FUNCTION.finditer(text):
        name, body = function.group(1) or function.group(2), function.group(3)
        if name in primitives:
            continue
        for read in READ.finditer(body):
            argument = re.escape(f"args[{read.group(2)}]")
            if read.group(1) in HARMLESS or re.search(rf"\w+_is(?:_\w+)?\((?:hnv_payload\()?{argument}", body):
                continue
            line = text.count("\n", 0, function.start(3) + read.start()) + 1
            yield f"{path}:{line}: {name} reads args[{read.group(2)}] without asking what it is"


def unasked_keys(path):
    text = open(path).read()
    for function in WALKER.finditer(text):
        name, body = function.groups()
        for key in WALK.findall(body):
            asks = re.search(rf"hnv_is\([^;]*\b{key}\b[^;]*HN_KIND_STR|hnv_payload\({key}\)", body)
            takes = re.search(rf"\b(HN_STR|hnstr_\w+|hn\w+_str|hntype_\w+|hnattr_\w+)\([^;]*\b{key}\b", body)
            if takes and not asks:
                line = text.count("\n", 0, function.start(2) + takes.start()) + 1
                yield f"{path}:{line}: {name} takes a key for a str without asking what it is"


def main():
    cores = [p for p in sorted(glob.glob("core/**/*.c", recursive=True)) if not p.startswith("core/front/lint")]
    paths = sorted(glob.glob("core/lib/**/*.c", recursive=True) + glob.glob("core/lib/**/*.inc", recursive=True))
    found = [line for path in paths for line in unasked(path)] + [line for path in cores for line in unasked_keys(path)]
    print("\n".join(found + [f"arguments: {len(paths)} files, {len(found)} unasked"]))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
