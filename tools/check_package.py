"""Checks of the sources of bindings/js, and of those that stand beside it around the core:

- No file of bindings/js/src imports itself through others, whether values or types only.
- What is in a folder of it (`agent`) imports, besides its own files and packages, the main entry alone, '../index.js'; and the main entry
  nothing of it.
- Nobody tells problems apart by what their text says: for that there is hn_problem_code.

Prints each that does; exits 1."""
import glob
import os
import re
import sys

from check_recursion import cycles

SOURCES = "bindings/js/src"
# Where others than Hognose say what is wrong, in words alone: (file, method).
FOREIGN = {("bindings/js/src/typecheck.ts", "includes"): "pyright has no rule for what is awaited and cannot be"}
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.S)
IMPORT = re.compile(r"""\b(?:from\s+|import\s*\(?\s*)['"]\./(\w+)\.js['"]""")
ANY_IMPORT = re.compile(r"""\b(?:from\s+|import\s*\(?\s*)['"]([^'"]+)['"]""")
OWN = re.compile(r"\./\w+\.js$|\.\./index\.js$")  # of a file in a folder
WORD = r"(?:\w*(?:[mM]essage|[pP]roblem|[tT]raceback)\w*(?:\(\w*\))?)"
TS_MATCH = re.compile(WORD + r"\)?!?\??\.(startsWith|endsWith|includes|indexOf|lastIndexOf|match|matchAll|search|slice|substring|replace)\((?!/\\s)"
                      r"|\.(test|exec)\([^()]*" + WORD + r"|(?<![\w.])" + WORD + r" (===|!==) ['\"`][^'\"`]")
C_MATCH = re.compile(r"\b(str(?:n?cmp|n?casecmp|str|chr|spn)|memcmp|memmem)\((?:[^();]|\([^();]*\))*(?:\bproblem\b|hn_problem\(|message)")
C_ROOTS = ("wasi/*.[ch]", "examples/*.c", "core/api/*.[ch]", "core/host/*.[ch]")


def read(path):
    with open(path, encoding="utf-8") as f:
        return COMMENT.sub("", f.read())


def circles(paths):
    names = {os.path.basename(path)[:-3] for path in paths}
    edges = {os.path.basename(path)[:-3]: {n for n in IMPORT.findall(read(path)) if n in names} for path in paths}
    for circle in sorted(sorted(c) for c in cycles(edges)):
        yield f"{SOURCES}: a circle of imports: {', '.join(f'{name}.ts' for name in circle)}"


def entries(paths):
    """What breaks the rule of entries: each is on the package's public API, and apart from the main one."""
    for path in paths:
        inner = os.path.dirname(path) != SOURCES
        for name in ANY_IMPORT.findall(read(path)):
            if inner and name.startswith((".", "node:")) and not OWN.match(name):
                yield f"{path}: imports {name}: only '../index.js' and its own folder are for it"
            elif not inner and re.match(r"\./\w+/", name):
                yield f"{path}: imports {name}, which is of another entry"


def matches(paths, pattern):
    for path in paths:
        for match in pattern.finditer(read(path)):
            how = next(filter(None, match.groups()))
            if (path, how) not in FOREIGN:
                yield f"{path}: tells problems apart by their text: {match.group()}"


def main():
    top, inner = (sorted(glob.glob(f"{SOURCES}/{under}.ts")) for under in ("*", "*/*"))
    paths = top + inner
    native = sorted(path for root in C_ROOTS for path in glob.glob(root))
    folders = sorted({os.path.dirname(path) for path in inner})
    rings = [ring for folder in folders for ring in circles([path for path in inner if os.path.dirname(path) == folder])]
    wrong = [*circles(top), *rings, *entries(paths), *matches(paths, TS_MATCH), *matches(native, C_MATCH)]
    for line in wrong:
        print(line)
    print(f"package: {len(paths)} files, {len(wrong)} complaints")
    return 1 if wrong or not paths else 0


if __name__ == "__main__":
    sys.exit(main())
