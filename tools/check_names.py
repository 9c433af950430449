"""Checks that a name leads to one place:

- A header declares what its own source defines, or those of its group do, whose names go on behind an underscore, as far as tools/names.txt
  does not say otherwise, with why. A header of the same name with _internal, _int or _shared is the group's, too.
- What begins alike (hnstr_..., hndict_...) is in one folder, but for EVERYWHERE.
- No two names differ by case alone.

Prints each that is not so; exits 1."""
import collections
import glob
import os
import re
import sys

LIST = "tools/names.txt"
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.S)
CONTINUED = re.compile(r"\\\n")
FUNCTION = re.compile(r"^(?!static|HN_INLINE|typedef)(?:[A-Za-z]\w*[ *]+)+(hn\w*)\s*\([^;{}]*\)\s*\{|^const [\w ]+?[ *](hn\w+)(?:\[[^\]]*\])* =", re.M)
DECLARED = re.compile(r"^(?!typedef|static|HN_INLINE|#)[A-Za-z_][^;{}#]*?\b(hn\w+)\s*(?:\([^;{}]*\)|\[[^\]]*\])?\s*;", re.M)
INLINE = re.compile(r"^(?:static inline|HN_INLINE|HN_SHARED|HN_CHECK|HN_COLD)\b[\w ]*?[ *]+(hn\w+)\s*\([^;{}]*\)\s*\{|^[A-Z_]+\((hn\w+)", re.M)
# Beginnings in several folders, with those folders.
EVERYWHERE = {
    "hn": {"core/api", "core/object", "core/code"},  # the public interface; and constant tables of data, which have no functions of their own
    "hnlib": {"core/lib", "core/lib/types", "core/lib/mod"},  # the tables that lib.def has a line for, and who reads them
}
ENUMERATOR = re.compile(r"\bHN_\w+\b")


def read(path):
    with open(path, encoding="utf-8") as f:
        return CONTINUED.sub(" ", COMMENT.sub(" ", f.read()))


def files(*ends):
    return sorted(p for root in ("core", "wasi") for p in glob.glob(root + "/**/*", recursive=True) if p.endswith(ends))


def own(header, source):
    """Whether that header is the source's own, or of its group."""
    stem = re.sub(r"_(internal|int|shared)$", "", header[:-2])
    return source[:-2] == stem or source.startswith(stem + "_")


def allowed():
    """{header: (sources, why)} of tools/names.txt."""
    found = {}
    for number, line in enumerate(open(LIST, encoding="utf-8"), 1):
        if line.strip() and not line.startswith("#"):
            match = re.fullmatch(r"(\S+\.h): ([^: ]+(?: [^: ]+)*): (\S.*)\n", line)
            if not match:
                raise SystemExit(f"{LIST}:{number}: not `header: sources: reason`")
            found[match[1]] = set(match[2].split())
    return found


def foreign():
    defined = {}
    for path in files(".c"):
        for match in FUNCTION.findall(read(path)):
            defined[match[0] or match[1]] = path
    listed = allowed()
    needed = collections.defaultdict(set)
    for path in files(".h"):
        for name in DECLARED.findall(read(path)):
            source = defined.get(name)
            if source is None or own(path, source):
                continue
            if source in listed.get(path, ()):
                needed[path].add(source)
            else:
                yield f"{path}: declares {name}, which {source} defines"
    for path, sources in listed.items():
        for source in sorted(sources - needed[path]):
            yield f"{LIST}: {path} declares nothing of {source}"


def scattered():
    """Beginnings of names in more than one folder."""
    where = collections.defaultdict(lambda: collections.defaultdict(set))
    for path in files(".c", ".h", ".inc"):
        text = read(path)
        for match in [*FUNCTION.findall(text), *INLINE.findall(text)] if path.startswith("core/") else ():
            name = match[0] or match[1]
            where[name.split("_")[0]][os.path.dirname(path)].add(name)
    for begin, folders in sorted(where.items()):
        over = set(folders) - EVERYWHERE.get(begin, set())
        if over and len(folders) > 1:
            yield f"{begin}_: begins names in {', '.join(f'{f} ({min(names)})' for f, names in sorted(folders.items()))}"


def by_case():
    """Names of macros and enumerators that are the same but for case; tables make some of their rows."""
    words = collections.defaultdict(set)
    for path in files(".c", ".h", ".inc", ".def"):
        for word in ENUMERATOR.findall(read(path)):
            words[word.lower()].add(word)
    for same in words.values():
        if len(same) > 1:
            yield f"{' and '.join(sorted(same))}: names that differ by case alone"


def main():
    wrong = [*foreign(), *scattered(), *by_case()]
    for line in wrong:
        print(line)
    print(f"names: {len(wrong)} that do not lead to one place")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
