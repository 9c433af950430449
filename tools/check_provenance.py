"""Checks that the library is written here: compares core/lib/py with the Lib of CPython that runs this.

check_provenance.py [--all] [FILE...] [--lib DIRECTORY] [--grammar FILE]. Without --lib also with the library of CPython 3.14, where
tests/oracle has it. Per file it counts
- code lines (without comments, documentation and lines below 8 characters) in runs of five or more that CPython has, too;
- functions that are one of CPython's token for token, by whatever name, but for documentation (20 tokens and more);
- sentences of documentation (five words and more) that CPython's documentation has;
- functions that are CPython's by their shape, whatever they name things: of 28 and more nodes of the syntax tree, or with five statements in a row
  of 36 and more (provenance_shapes.py).

What tools/provenance.txt allows stands there with why. Runs above that are printed; --all prints every one.
core/front/grammar.peg is compared with CPython's grammar (provenance_grammar.py) where sources of Python are installed, or with FILE.
"""
import io
import re
import sys
import sysconfig
import token
import tokenize
import zipfile
from pathlib import Path

import provenance_grammar
import provenance_shapes

ROOT = Path(__file__).resolve().parent.parent
LIST = ROOT / "tools/provenance.txt"
GRAMMAR = "grammar.peg"
OURS = ROOT / "core/lib/py"
ORACLE = ROOT / "tests/oracle/node_modules/pyodide/python_stdlib.zip"
RUN, SHORT, TOKENS, WORDS = 5, 8, 20, 5
APART = {"test", "tests", "idlelib", "lib2to3", "tkinter", "turtledemo", "ensurepip", "distutils", "site-packages", "encodings"}
LAYOUT = {token.NEWLINE, token.INDENT, token.DEDENT}
SKIPPED = {token.COMMENT, token.NL}


class Source:
    """What one file is compared by: its code lines, its functions' tokens and its documentation's sentences."""

    def __init__(self, text):
        self.text = text
        self.tokens = [t for t in tokenize.generate_tokens(io.StringIO(text).readline)]
        lines = [""] + text.splitlines()
        for t in self.tokens:
            if t.type == token.COMMENT:
                row, column = t.start
                lines[row] = lines[row][:column]
        self.tokens = [t for t in self.tokens if t.type not in SKIPPED]
        self.sentences = []
        code = []
        for i, t in enumerate(self.tokens):
            if not self.is_document(i):
                code.append(t)
                continue
            for row in range(t.start[0], t.end[0] + 1):
                lines[row] = ""
            self.sentences += ((t.start[0], s) for s in sentences(t.string))
        self.code = code
        squeezed = ((n, " ".join(line.split())) for n, line in enumerate(lines))
        self.lines = [(n, line) for n, line in squeezed if len(line) >= SHORT]

    def is_document(self, i):
        """Whether token i is a string that stands as a statement."""
        around = self.tokens[max(i - 1, 0)], self.tokens[i], self.tokens[min(i + 1, len(self.tokens) - 1)]
        before, this, after = (t.type for t in around)
        starts = i == 0 or before in LAYOUT or around[0].string == ":"
        return this == token.STRING and starts and after == token.NEWLINE

    def runs(self):
        """(place in lines, RUN lines from there) for each."""
        for i in range(len(self.lines) - RUN + 1):
            yield i, tuple(line for _, line in self.lines[i : i + RUN])

    def functions(self):
        """(line, name, tokens from the parameters on) of each def that is long enough."""
        for i, t in enumerate(self.code[:-2]):
            if t.type == token.NAME and t.string == "def":
                body = tuple(self.tokens_of_def(i + 2))
                if len(body) >= TOKENS:
                    yield t.start[0], self.code[i + 1].string, body

    def tokens_of_def(self, i):
        """Of the def whose parameters (or type parameters) begin at token i: to the end of its line, or of its block."""
        depth = 0
        while i < len(self.code):
            t = self.code[i]
            i += 1
            if t.type == token.NEWLINE:
                if depth == 0 and self.code[i].type != token.INDENT:
                    return
                continue
            depth += (t.type == token.INDENT) - (t.type == token.DEDENT)
            if t.type in LAYOUT:
                yield token.tok_name[t.type]
            else:
                yield t.string
            if t.type == token.DEDENT and depth == 0:
                return


def sentences(string):
    """Sentences of a string's text, in lower case, as words alone."""
    for part in re.split(r"[.:;!?](?:\s|$)|\n\s*\n", string.strip("rRbBuU\"'")):
        words = re.findall(r"\w+", part.lower())
        if len(words) >= WORDS:
            yield " ".join(words)


def files_of(root):
    """(name, bytes) of each file in a directory, or in an archive."""
    if root.is_file():
        with zipfile.ZipFile(root) as archive:
            yield from ((name, archive.read(name)) for name in archive.namelist())
    for path in root.rglob("*.py"):
        yield path.relative_to(root).as_posix(), path.read_bytes()


class Library:
    """All of CPython's files together."""

    def __init__(self, roots):
        self.runs, self.functions, self.sentences, self.shapes = set(), set(), set(), set()
        for root in roots:
            self.add(root)

    def add(self, root):
        files = [(name, data) for name, data in files_of(root) if name.endswith(".py") and not APART & set(name.split("/"))]
        if not any(name == "_collections_abc.py" for name, _ in files):
            sys.exit(f"provenance: this Python has no sources of its library in {root}")
        for _, data in files:
            try:
                self.shapes.update(provenance_shapes.shapes(data))
                source = Source(data.decode("utf-8"))
            except (SyntaxError, UnicodeDecodeError, tokenize.TokenError):
                continue  # a sample of what is wrong
            self.runs.update(lines for _, lines in source.runs())
            self.functions.update(body for _, _, body in source.functions())
            self.sentences.update(sentence for _, sentence in source.sentences)

    def shared(self, source):
        """(lines, functions, sentences, shapes) that this source has of it, as lists of (line number, text)."""
        places = {place for i, lines in source.runs() if lines in self.runs for place in range(i, i + RUN)}
        functions = [(n, name) for n, name, body in source.functions() if body in self.functions]
        shapes = [place for place, found in provenance_shapes.functions(source.text) if found & self.shapes]
        return [source.lines[i] for i in sorted(places)], functions, [s for s in source.sentences if s[1] in self.sentences], shapes


def read_list():
    """{file: (lines, functions, sentences, shapes)}, from lines `FILE LINES FUNCTIONS SENTENCES SHAPES: REASON`; the grammar has three figures."""
    ceilings = {}
    for number, line in enumerate(LIST.read_text().splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        entry = re.fullmatch(r"(\S+)((?: \d+){3,4}): (\S.*)", line)
        if not entry:
            sys.exit(f"{LIST.name}:{number}: not `FILE LINES FUNCTIONS SENTENCES SHAPES: REASON`")
        if entry[1] in ceilings or entry[1] != GRAMMAR and not (OURS / entry[1]).exists():
            sys.exit(f"{LIST.name}:{number}: {entry[1]} is there twice, or not at all")
        ceilings[entry[1]] = tuple(map(int, entry[2].split()))
    return ceilings


# What the check is there to find: five lines, a function by another name, a sentence that is broken elsewhere.
THEIRS = '''
def outer(values):
    """Return what there is
    to see here. And more."""
    total = first_of(values)  # comment
    for value in values:

        total = total + value
    if total:
        return total
    return last_of(values)
def other(values, left, right):
    middle = (left + right) // 2
    low = [v for v in values if v < values[middle]]
    high = [v for v in values if v > values[middle]]
    while low and high:
        low.append(high.pop() - 1)
    return low
'''
COPY = '''
def inner(values):
    """Return what there is to
       see here."""
    total = first_of(values)
    for value in values:
        total = total + value
    if total:
        # another comment
        return total
    return last_of(values)
def renamed(items, a, b):
    m = (a + b) // 2
    first = [x for x in items if x < items[m]]
    second = [x for x in items if x > items[m]]
    while first and second:
        first.append(second.pop() - 1)
    return first
def fresh(numbers): return sum(numbers) or last_of(numbers) if numbers else first_of(values)[1:2]
'''


def check_itself():
    theirs, library = Source(THEIRS), Library.__new__(Library)
    library.runs = {lines for _, lines in theirs.runs()}
    library.functions = {body for _, _, body in theirs.functions()}
    library.sentences = {sentence for _, sentence in theirs.sentences}
    library.shapes = provenance_shapes.shapes(THEIRS)
    found = library.shared(Source(COPY))
    if [len(part) for part in found] != [6, 1, 1, 1]:
        sys.exit(f"provenance: the check sees {found} in its own sample")


def show(path, found):
    lines, functions, told, shapes = found
    last = None
    for n, line in lines:
        if last is not None and n > last + 3:
            print()
        print(f"{path}:{n}: {line}")
        last = n
    for n, name in functions:
        print(f"{path}:{n}: {name}() is a function of CPython's")
    for n, sentence in told:
        print(f"{path}:{n}: \"{sentence}\" is documentation of CPython's")
    for n, name in shapes:
        print(f"{path}:{n}: {name}() is made as a function of CPython's, but for the names")


def check_grammar(path, ceiling):
    """Whether the grammar shares no more than the ceiling allows: names, alternatives, alternatives but for names."""
    path = provenance_grammar.find(path)
    if not path:
        print("provenance: no sources of Python are installed, so the grammar is compared with none")
        return True
    counts = provenance_grammar.compare(path)
    print("provenance: the grammar shares " + ", ".join(f"{shared} of {total} {what}" for what, (shared, total) in counts.items()))
    return all(shared <= most for (shared, _), most in zip(counts.values(), ceiling))


def option(arguments, name, otherwise=None):
    """Takes an option with its value out of the arguments."""
    if name not in arguments:
        return otherwise
    at = arguments.index(name)
    value = arguments[at + 1]
    del arguments[at : at + 2]
    return value


def main(arguments):
    check_itself()
    provenance_grammar.check_itself()
    every = "--all" in arguments
    root = option(arguments, "--lib")
    roots = [Path(root)] if root else [Path(sysconfig.get_path("stdlib")), *[ORACLE] * ORACLE.exists()]
    grammar = option(arguments, "--grammar")
    wanted = [a for a in arguments if a != "--all"]
    library, ceilings, bad, sums, total = Library(roots), read_list(), [], [0, 0, 0, 0], 0
    for path in sorted(OURS.rglob("*.py")):
        name = path.relative_to(OURS).as_posix()
        if wanted and name not in wanted:
            continue
        source = Source(path.read_text(encoding="utf-8"))
        found = library.shared(source)
        counts = tuple(map(len, found))
        total += len(source.lines)
        sums = [a + b for a, b in zip(sums, counts)]
        ceiling = ceilings.get(name, (0, 0, 0, 0))
        if name in ceilings and not any(counts):
            print(f"provenance: against this Python nothing needs the entry of {name} in tools/provenance.txt")
        above = any(a > b for a, b in zip(counts, ceiling))
        if above or every and any(counts):
            show(f"core/lib/py/{name}", found)
            print(f"core/lib/py/{name}: {counts} lines, functions, sentences and shapes; the ceiling is {ceiling}")
        if above:
            bad.append(name)
    if not wanted and not check_grammar(grammar, ceilings.pop(GRAMMAR, (0, 0, 0))):
        bad.append(GRAMMAR)
    if bad:
        sys.exit(f"provenance: {len(bad)} files share more with CPython's library than tools/provenance.txt allows: {' '.join(bad)}")
    print(f"provenance: of {total} code lines {sums[0]} in runs, {sums[1]} functions, {sums[2]} sentences and the shapes of {sums[3]} functions are also CPython's, within their ceilings")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
