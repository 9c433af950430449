"""Checks that nothing is known by where it stands in an enumeration: an enumerator is not compared by order, and nothing is added to it or taken from it,
but in the header that has the enumeration (or makes it of a table). There a set of its members has a name: a function, a macro, or a row of the table
that says from where to where (HN_KINDS, HN_IN). How many there are is no member, nor are those with numbers of their own: flags, sizes.

Prints each that is; exits 1."""
import glob
import os
import re
import sys

COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])'", re.S)
ENUM = re.compile(r"\benum\b[^{};()]*\{([^{}]*)\}", re.S)
ROW = re.compile(r"#define \w+\([^)]*\)[^\n]*?\b(HN\w*_)(?:[a-z]\w*_)?##")
MEMBER = re.compile(r"(?:^|,)\s*(HN\w+)\s*(=[^,]*)?(?=,|$)")
ENDS = re.compile(r"_(COUNT|END|FIRST|LAST|KINDS|ROOM|ROUNDINGS|SIZE|UNKNOWN|ORDERED)$")  # how many, or the number added
ORDER = re.compile(r"(?:<=|>=|(?<![<>-])[<>](?![<>=]))\s*\(?(HN\w*_\w+)\b(?!\()|\b(HN\w*_\w+)\b\s*(?:<=|>=|(?<![<>-])[<>](?![<>=]))"
                   r"|(?<![+-])[+-]\s*(HN\w*_\w+)\b(?!\()|\b(HN\w*_\w+)\s*[+-](?![+->])")


def sources():
    found = {}
    for root in ("core", "wasi"):
        for path in sorted(glob.glob(root + "/**/*", recursive=True)):
            if path.endswith((".c", ".h", ".inc")):
                with open(path, encoding="utf-8") as f:
                    found[path] = COMMENT.sub(lambda m: "\n" * m[0].count("\n") + " ", f.read())
    return found


def enumerations(texts):
    """{member: file that has it}, and {beginning of what tables make: file}"""
    members, made = {}, {}
    for path, text in texts.items():
        for body in ENUM.findall(text):
            for prefix in ROW.findall(body):
                made.setdefault(prefix, path)
            plain = re.sub(r"^[ \t]*#.*$", "", body, flags=re.M)
            found = MEMBER.findall(" ".join(plain.split()))
            if not any(value for _, value in found[1:]):  # flags and measured numbers say what each is
                for name, _ in found:
                    members[name] = path
    return members, made


def main():
    texts = sources()
    members, made = enumerations(texts)
    wrong = 0
    for path, text in texts.items():
        for number, line in enumerate(text.split("\n"), 1):
            for names in ORDER.findall(line):
                name = next(filter(None, names))
                owner = members.get(name) or next((p for b, p in made.items() if name.startswith(b)), None)
                if owner in (None, path) or ENDS.search(name):
                    continue
                print(f"{path}:{number}: {name} is known by its place in {owner}")
                wrong += 1
    print(f"order: {len(members) + len(made)} enumerators and tables, {wrong} known by their place")
    return 1 if wrong or not made else 0


if __name__ == "__main__":
    sys.exit(main())
