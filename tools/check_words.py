"""Checks how the texts of users are worded: sentences of more than 35 words, and phrases that readers stumble over (docs/style.md).
docs/words.txt has how many of both each file may have; it is beside the texts, so that a change of texts reruns no stage of the core. A file that has more fails; so does one that has fewer, until `--write` has lowered its
number. Texts are the Markdown of the repository, the string literals of pages, packages, the command line and the core, and the doc comments of the packages:
in Go, Rust and C those of public declarations (reference_sources.py), in JavaScript each `/** */`, in Python each docstring and `#:`.

    python3 tools/check_words.py          exits 1 if a count is wrong
    python3 tools/check_words.py FILE...  prints what these have
    python3 tools/check_words.py --write  lowers the counts in docs/words.txt, and raises none"""
import ast
import glob
import os
import re
import sys

from gen_reference import prose
from reference_sources import c_texts, go_texts, rust_texts

LIST = "docs/words.txt"
LONG = 35  # words
SAYING = ("web/src/**/*.ts", "web/src/**/*.tsx", "bindings/js/src/**/*.ts", "bindings/python/src/**/*.py", "bindings/go/*.go", "bindings/rust/src/*.rs", "wasi/*.c",
          "core/include/hognose.h", "core/api/*.def", "core/lib/py/_missing.py")
VERB = r"(?:is|are|was|were|has|have|had|can|may|must|will|would|should|does|did|do|[a-z]{3,}s)"
PHRASES = [re.compile(p) for p in (
    r"(?i)\bg(?:ives?|iven|ave|iving) (?:\w+ )?up\b", r"(?i)\b(?:goes|go|going|went|gone) on\b", r"(?i)\bstands?\b(?! for\b)", r"(?i)\bas new\b", r"\b(?:is|are) none\b", r"(?<![Tt]here )\b(?:is|are) no (?!longer|more\b|such|matter)\w+",
    r"(?i)\bof (?:its|their|his|your|his) own\b", r"(?i)\bin front of\b", r"(?i)\bwhat " + VERB + r"\b", r"(?:(?:^|[.;:,(] |\band |\bor |\bbut )[Ww]ho " + VERB + r"\b)")]
CODE = re.compile(r"^(```|~~~).*?^\1[^\n]*$|^(?: {4}|\t)[^\n]*$|<!--.*?-->", re.S | re.M)
SPAN = re.compile(r"`+[^`]*`+")
LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
STRING = re.compile(r'"((?:[^"\\\n]|\\.)*)"|\'((?:[^\'\\\n]|\\.)*)\'|`((?:[^`\\]|\\.)*)`')
JSX = re.compile(r">([^<>{}=;]*[a-z] [^<>{}=;]*)<")
DOC = re.compile(r"/\*\*(.*?)\*/", re.S)
TAG = re.compile(r"^\s*@\w+(?: [\w.]+ -)? ?", re.M)
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
COMMENT = re.compile(r"^\s*(?://[^\n]*|#(?!:)[^\n]*|\*[^\n]*)$|/\*.*?\*/|\s//\s[^\n]*$", re.S | re.M)


def paragraphs(text):
    """The prose of Markdown: paragraphs, headings, items of lists and cells of tables, each a text."""
    text = LINK.sub(r"\1", SPAN.sub("X", CODE.sub("\n\n", text)))
    for block in re.split(r"\n\s*\n", text):
        for part in re.split(r"\n(?=\s*(?:[-*+]|\d+\.|#+|\|)\s)", block):
            yield from part.split("|") if part.lstrip().startswith("|") else [part]


def literals(text):
    """String literals, and the text of elements, that are more than a name."""
    text = COMMENT.sub("", text)
    found = [next(filter(None, m.groups()), "") for m in STRING.finditer(text)] + JSX.findall(text)
    lines = (line for s in found for line in re.split(r"\n|\\n", s))
    return (re.sub(r"\$?\{[^}]*\}|%\w", "x", s) for s in lines if len(re.findall(r"[a-z]+ ", s)) >= 3 and not re.search(r"[;{}=]{2}|=>", s))


def typescript_texts(text):
    """The doc comments, without the asterisks and the names of tags."""
    for found in DOC.finditer(text):
        said = TAG.sub("\n\n", re.sub(r"^\s*\* ?", "", found[1], flags=re.M))
        yield re.sub(r"\{@\w+ ([^}]*)\}", r"\1", said)


def python_texts(text):
    """The docstrings, and the comments of values."""
    yield from (prose(ast.get_docstring(node)) for node in ast.walk(ast.parse(text)) if isinstance(node, DOCUMENTED))
    for found in re.finditer(r"(?:^[ ]*#:.*\n)+", text, re.M):
        yield re.sub(r"^[ ]*#: ?", "", found[0], flags=re.M)


def doc_comments(path, text):
    if path.startswith("bindings/js/src/"):
        return typescript_texts(text)
    if path.startswith("bindings/python/src/"):
        return python_texts(text)
    texts_of = {".go": go_texts, ".rs": rust_texts, ".h": c_texts}.get(os.path.splitext(path)[1])
    return texts_of(path) if texts_of else ()


def parts_of(path):
    """The paragraphs of a file, each a text."""
    with open(path, encoding="utf-8") as f:
        text = f.read()
    yield from paragraphs(text) if path.endswith(".md") else literals(text)
    for said in doc_comments(path, text):
        yield from paragraphs(said)


def sentences(path):
    for part in parts_of(path):
        yield from (" ".join(s.split()) for s in re.split(r"(?<=[.!?])[)\"*]*\s+(?=[A-Z`(\"*])|:\s*\n", part) if s.strip())


def complaints(path):
    """What is wrong with a file, a text each."""
    for sentence in sentences(path):
        words = len(re.findall(r"\w[\w'’.-]*", sentence))
        if words > LONG:
            yield f"{words} words: {sentence}"
        if not sentence.endswith("?"):
            yield from (f"\"{m.group().strip()}\": {sentence}" for phrase in PHRASES for m in phrase.finditer(sentence))


def markdown():
    for folder, folders, names in os.walk("."):
        folders[:] = [f for f in folders if f not in ("node_modules", "build", "dist", "target", ".git")]
        yield from (os.path.relpath(os.path.join(folder, name)) for name in names if name.endswith(".md"))


def texts():
    return sorted({*markdown(), *(p for pattern in SAYING for p in glob.glob(pattern, recursive=True))} - {"docs/style.md"})


def counted():
    counts = {path: sum(1 for _ in complaints(path)) for path in texts()}
    return {path: n for path, n in counts.items() if n}


def listed():
    with open(LIST, encoding="utf-8") as f:
        rows = (line.rsplit(None, 1) for line in f if not line.startswith("#"))
        return {path: int(n) for path, n in rows}


def write(counts, may):
    rows = [f"{path} {min(n, may.get(path, 0))}\n" for path, n in counts.items() if may.get(path, 0)]
    with open(LIST, "w", encoding="utf-8") as f:
        f.write(f"# Long sentences and awkward phrases in the texts of users, in each file: check_words.py. {sum(min(n, may.get(p, 0)) for p, n in counts.items())} in all.\n")
        f.writelines(rows)


def main(arguments):
    for path in arguments:
        if path != "--write":
            print("\n".join(f"{path}: {text}" for text in complaints(path)))
    if arguments and "--write" not in arguments:
        return 0
    counts, may = counted(), listed()
    if arguments:
        write(counts, may)
        may = listed()
    wrong = [path for path in sorted({*counts, *may}) if counts.get(path, 0) != may.get(path, 0)]
    for path in wrong:
        n, most = counts.get(path, 0), may.get(path, 0)
        print(f"{path}: {n} long sentences and awkward phrases, {LIST} has {most}: " + (f"python3 tools/check_words.py {path}" if n > most else "python3 tools/check_words.py --write"))
    print(f"words: {sum(counts.values())} long sentences and awkward phrases in {len(texts())} files")
    return 1 if wrong else 0


sys.exit(main(sys.argv[1:]))
