"""Checks that what comments and pages name exists: C identifiers that begin with hn or HN_, and source files. Prints each that does not; exits 1."""
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
EXAMPLES = {"hnlib_module_example", "HN_N_identifier", "a.b.c", "long.py", "file.c"}


def read(path):
    with open(path, encoding="utf-8") as f:
        return f.read()


def sources():
    paths = [p for root in ROOTS for p in glob.glob(root + "/**/*", recursive=True) if p.endswith(SOURCES)]
    return {p: read(p) for p in sorted(paths) + sorted(glob.glob("docs/*.md")) if "node_modules" not in p}


def comments(path, text):
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
    print(f"comments: {found} of {len(texts)} files' names lead nowhere")
    return 1 if found else 0


sys.exit(main())
