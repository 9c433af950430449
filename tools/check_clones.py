"""Checks that no function stands twice: two of different files in core/ and wasi/, with bodies that say the same by other names of parameters, are one
fact in two places, whatever they are called. Bodies shorter than LEAST characters say too little to be a fact.

Prints each pair; exits 1."""
import collections
import glob
import re
import sys

LEAST = 55
COMMENT = re.compile(r"/\*.*?\*/", re.S)
FUNCTION = re.compile(r"^(?:\w+ )*?[\w *]+?\b(\w+)\(([^;{}]*?)\) \{\n(.*?)^\}", re.S | re.M)


def functions(path):
    """(name, body) of each, the parameters numbered and all space alike."""
    with open(path, encoding="utf-8") as f:
        text = COMMENT.sub("", f.read())
    for name, parameters, body in FUNCTION.findall(text):
        for i, parameter in enumerate(re.findall(r"(\w+)(?:\[\w*\])?(?:,|$)", parameters.strip())):
            body = re.sub(r"(?<![\w.>])%s\b" % parameter, "$%d" % i, body)
        yield name, re.sub(r"\s+", " ", body).strip()


def main():
    found = collections.defaultdict(list)
    count = 0
    for path in sorted(glob.glob("core/**/*.[ch]", recursive=True) + glob.glob("wasi/*.[ch]")):
        for name, body in functions(path):
            count += 1
            if len(body) >= LEAST:
                found[body].append((path, name))
    pairs = [places for places in found.values() if len({path for path, _ in places}) > 1]
    for places in pairs:
        print(" is ".join(f"{path}: {name}" for path, name in places))
    print(f"clones: {count} functions, {len(pairs)} that stand twice")
    return 1 if pairs or not count else 0


sys.exit(main())
