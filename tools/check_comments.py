"""Checks what comments and pages say, as far as a program can:
- what they name exists: C identifiers that begin with hn or HN_, and source files;
- a heading in a header that begins with files (`/* a.c, b.c: what. */`, `/* ---- what (a.c) ---- */`), or a file behind a declaration, says where that
  is defined, up to the next heading;
- a header that is "Private to a*.c and b.h." is included there alone (and in its tests), and each begins with a sentence that says what it is;
- a comment stands above what it is about, not above another comment; in C it is no wider than the code, and no line holds only its end;
- each function of core/snap has a comment that says what it trusts, unless its file does for all.
Prints each that does not; exits 1."""
import fnmatch
import glob
import os
import re
import sys

C = (".c", ".h", ".def", ".inc")
SOURCES = C + (".py", ".mjs", ".ts", ".sh", ".peg")
ROOTS = ("core", "wasi", "tools", "bindings/js/src", "examples")
C_COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.S)
COMMENT = re.compile(r'#[^\n]*|/\*.*?\*/|//[^\n]*|""".*?"""', re.S)
IDENTIFIER = re.compile(r"\b(?:hn[a-z]*_\w+|HN_[A-Z]\w+)\b")
FILE = re.compile(r"(?<![\w./*])((?:[\w-]+/)*[\w.-]*\w\.(?:c|h|def|inc|mjs|ts|py|peg))\b(?![\w(])")
FUNCTION = re.compile(r"^(?!typedef)[a-z][\w ]*[ *](\w+)\([^;{}]*\) \{$", re.M)
DEFINED = re.compile(r"^(?!typedef|static)[a-zA-Z_][\w ]*[ *]+(hn\w+)\([^;{}]*\) \{", re.M)
DECLARED = re.compile(r"(/\*.*?\*/)|^(?!typedef|static|#)[A-Za-z_][\w ]*[ *]+(hn\w+)\([^;{}]*\)[^;{}\n]*;((?:[^\n]*\*/)?)", re.S | re.M)
HEADING = re.compile(r"/\* (?:\w+\.c(?:,| and|:|\.)? ?|---- [^\n]*\.c\b)")
PRIVATE = re.compile(r"\bPrivate to ((?:[\w*/]+\.[ch]\b(?:, | and )?)+)")
WIDTH = 110  # as .clang-format has it
EXAMPLES = {"hnlib_module_example", "HN_N_identifier", "a.b.c", "a.c", "b.c", "b.h", "long.py", "file.c", "orders.mjs"}
# What docs/adding-a-builtin.md makes where it is followed.
EXAMPLES |= {"HN_SLOW_LIST_TOTAL", "hnlib_module_average", "hnlib_module_tally", "core/lib/mod/average.c", "core/lib/mod/tally.c", "core/lib/py/tally.py"}


def read(path):
    with open(path, encoding="utf-8") as f:
        return f.read()


def sources():
    paths = [p for root in ROOTS for p in glob.glob(root + "/**/*", recursive=True) if p.endswith(SOURCES)]
    return {p: read(p) for p in sorted(paths) + sorted(glob.glob("docs/**/*.md", recursive=True)) if "node_modules" not in p}


def comments(path, text):
    if path.startswith("docs/guide/"):  # its programs, which name example files, are run by tests/hosts
        return [re.sub(r"^```.*?^```", "", text, flags=re.S | re.M)]
    if path.endswith(".md"):
        return [text]
    return (C_COMMENT if path.endswith(C) else COMMENT).findall(text)


def file_names():
    """Each path in the repository and every end of it, and the names of what the build makes."""
    found = set(re.findall(r"[\w.-]+\.[ch]\b", read("tools/Makefile")))
    for folder, folders, names in os.walk("."):
        folders[:] = [f for f in folders if f not in ("node_modules", "build", ".git")]
        for name in names:
            parts = os.path.join(folder, name).split("/")
            found |= {"/".join(parts[k:]) for k in range(len(parts))}
    return found


def trusting(texts):
    """Functions of core/snap without a word about what they trust."""
    for path, text in texts.items():
        if not path.startswith("core/snap/") or not path.endswith(".c"):
            continue
        head = " ".join(text.split("*/")[0].replace("*", "").split())
        if text.startswith("/*") and "All of it trusts" in head:
            continue
        for match in FUNCTION.finditer(text):
            comment = re.search(r"/\*((?:(?!\*/).)*)\*/\n$", text[:match.start()], re.S)
            if not comment or "Trusts" not in comment.group(1):
                yield f"{path}: {match.group(1)}: no comment says what it trusts"


def defined(texts):
    """{function: names of the files that define it}"""
    found = {}
    for path, text in texts.items():
        if path.endswith((".c", ".inc")):
            for name in DEFINED.findall(text):
                found.setdefault(name, set()).add(os.path.basename(path))
    return found


def misplaced(texts):
    """Declarations below a heading that names other files than theirs."""
    where = defined(texts)
    for path, text in texts.items():
        said = set()
        for match in DECLARED.finditer(text) if path.endswith(".h") else ():
            comment, name, behind = match.groups()
            if comment:
                files = set(re.findall(r"\w+\.c\b", comment))
                if HEADING.match(comment) and match.start():
                    said = files
                elif "----" in comment:
                    said = set()
                continue
            of_line = set(re.findall(r"^ /\* (\w+\.c)\b", behind)) or said
            if of_line and name in where and not where[name] & of_line:
                yield f"{path}: {name} is defined in {', '.join(sorted(where[name]))}, not in {', '.join(sorted(of_line))}"


def head(path, text):
    match = re.match(r"\s*/\*(.*?)\*/", text, re.S)
    return " ".join(re.sub(r"\n \*", " ", match.group(1)).split()) if match and path.endswith(C) else ""


def outside(texts):
    """Files that include what is private to others."""
    for path, text in texts.items():
        said = PRIVATE.search(head(path, text)) if path.endswith(".h") else None
        if not said:
            continue
        inside = re.findall(r"[\w*/]+\.[ch]\b", said.group(1))
        folder, name = os.path.split(path)
        for other, body in texts.items():
            if other.startswith("core/") and re.search(r'#include "(?:%s/)?%s"' % (folder.removeprefix("core/"), name), body) and not (
                    os.path.dirname(other) == folder and any(fnmatch.fnmatchcase(os.path.basename(other), os.path.basename(i)) for i in inside)):
                yield f"{path}: is private to {', '.join(inside)}, and {other} includes it"


def stray(texts):
    """Comments that are about nothing, and headers that do not say what they are."""
    for path, text in texts.items():
        if not path.startswith("core/") or not path.endswith(C):
            continue
        said = head(path, text)
        if path.endswith(".h") and not said:
            yield f"{path}: does not say what it is"
        if re.search(r"(?:[:,;]|\w|\(cf\.)$", said):
            yield f"{path}: its head is no whole sentence"
        for match in re.finditer(r"^(/\*(?:(?!\*/).)*\*/)\n(?=/\*|#include)", text, re.S | re.M):
            if match.start() and not HEADING.match(match.group(1)) and "----" not in match.group(1):
                yield f"{path}:{text.count(chr(10), 0, match.start()) + 1}: a comment that stands above nothing"


def misshapen(texts):
    """Lines of comments that clang-format leaves as they are (ReflowComments): too wide ones, and those with an end alone."""
    for path, text in texts.items():
        for match in C_COMMENT.finditer(text) if path.endswith((".c", ".h", ".inc")) else ():
            first = text.count("\n", 0, match.start()) + 1
            begin = text.rfind("\n", 0, match.start()) + 1
            for n, line in enumerate(text[begin:match.end()].split("\n")):
                if line.strip() == "*/":
                    yield f"{path}:{first + n}: a line that holds only the end of a comment"
                elif len(line) > WIDTH:
                    yield f"{path}:{first + n}: {len(line)} columns, at most {WIDTH}"


def main():
    texts = sources()
    words = set()
    for path, text in texts.items():
        if path.endswith(C):
            words |= set(re.findall(r"\w+", C_COMMENT.sub("", text)))
    known = " ".join(sorted(words))
    files, found = file_names(), 0
    for path, text in texts.items():
        for comment in comments(path, text):
            names = {n for n in IDENTIFIER.findall(comment) if n not in words and not re.search(r"\b" + n, known)}
            names |= {n for n in FILE.findall(comment) if n not in files and not os.path.basename(n).split(".")[0].isupper()}
            for name in sorted(names - EXAMPLES):
                print(f"{path}: a comment names {name}, which does not exist")
                found += 1
    for check in (trusting, misplaced, outside, stray, misshapen):
        for complaint in check(texts):
            print(complaint)
            found += 1
    print(f"comments: {len(texts)} files, {found} that say what is not so")
    return 1 if found else 0


sys.exit(main())
