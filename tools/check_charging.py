#!/usr/bin/env python3
"""Checks that no loop and no libc memory function goes over data of the program's size uncounted.

A loop is counted when its condition or body calls what charges the meter (by name, through any number of
functions, statements that leave the loop aside), and bounded when its header compares its
variable with a constant of MOST_ROUNDS at most, or with the size of a table, or halves a word. Any other loop is listed in tools/charging.txt with the reason why the program cannot make it
long, and so is each plain memset, memcpy, memmove, memcmp, memchr, strlen or strchr whose size is no constant.
An entry that nothing needs any more is an error, too.

  core/base/dtoa.c put_nine, put_ten: nine or ten digits
"""
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIST = ROOT / "tools/charging.txt"

# What counts by itself; and what does so only where it copies much, or before it raises an error.
METERS = {"hnmeter_charge", "hnmeter_pace", "hnapi_charge", "hnapi_pace", "hnmeter_pace_uncounted", "hnmeter_late", "hnmeter_late_uncounted",
          "hnmeter_effort", "hnmeter_grant", "HN_PACE", "HN_PACE_SLOW", "hnsnap_pause"}
NOT_COUNTED = re.compile(r"hnmem_(resize|alloc|free)|hnheap_\w+|hnarena_alloc|hnexc_\w+|\w*raise\w*|hnstr_(from_\w+|intern\w*|alloc)")
PLAIN = ("memset", "memcpy", "memmove", "memcmp", "memchr", "strlen", "strchr", "strcmp", "strncmp")
# These count, but have no status: a loop that counts by them alone looks whether they have failed.
BUFFERS = re.compile(r"hn(?:api_str|str)?buf_\w+")
KEYWORDS = {"if", "for", "while", "switch", "return", "sizeof", "do", "else", "case", "defined"}

MOST_ROUNDS = 64
CONSTANT = r"(?:\d\w*|\(?(?:\w+ )*(?:HN_)?[A-Z][A-Z0-9_]*\b(?:\(\w*\))?|sizeof\b)"
UP_TO = re.compile(r"\(*\w+ (?:<|<=) " + CONSTANT)
DOWN_FROM = re.compile(r"\w+ = " + CONSTANT + r"(?: [-*+/] \w+)*(?:,.*)?$")
HALVES = re.compile(r">>=|<<=|/= ?\d|/= ?[A-Z]|/= ?base\b|&= \w+ - 1|& ?= ~|\bhigh - low > 1$|^low < high$")


def blank(match):
    return re.sub(r"[^\n]", " ", match.group())


def cleaned(text):
    """The text without comments and the inside of literals, lines kept."""
    text = re.sub(r"/\*.*?\*/|//[^\n]*", blank, text, flags=re.S)
    text = re.sub(r'"(?:\\.|[^"\\\n])*"', lambda m: '"' + " " * (len(m.group()) - 2) + '"', text)
    return re.sub(r"'(?:\\.|[^'\\\n])+'", lambda m: "'" + "0" * (len(m.group()) - 2) + "'", text)


def source(path):
    text = cleaned(path.read_text())
    return ROW.sub(blank, text) if path.suffix == ".def" else text


def closing(text, at, pair="()"):
    """The index behind the bracket that closes the one at `at`."""
    depth = 0
    for i in range(at, len(text)):
        if text[i] == pair[0]:
            depth += 1
        elif text[i] == pair[1]:
            depth -= 1
            if not depth:
                return i + 1
    return len(text)


def statement_end(text, at):
    """The index behind the statement that begins at `at`."""
    while text[at].isspace():
        at += 1
    if text[at] == "{":
        return closing(text, at, "{}")
    head = re.compile(r"(?:for|while|if|switch)\s*\(").match(text, at)
    if head:
        end = statement_end(text, closing(text, head.end() - 1))
        rest = re.compile(r"\s*else\b").match(text, end)
        return statement_end(text, rest.end()) if rest else end
    if re.compile(r"do\b").match(text, at):
        return text.index(";", statement_end(text, at + 2)) + 1
    depth = 0
    for i in range(at, len(text)):
        if text[i] in "({[":
            depth += 1
        elif text[i] in ")}]":
            depth -= 1
        elif text[i] == ";" and not depth:
            return i + 1
    return len(text)


FUNCTION = re.compile(r"^(?!#)(?:[A-Za-z_][^;{}=]*?\b)?(\w+|\w+\(\w+\))\s*\(([^;{}]*)\)[^;{}]*\{", re.M)
ROW = re.compile(r"^[A-Z]\w*\(.*\)[ \t]*$", re.M)  # of a table
MACRO = re.compile(r"^#define (\w+)(\([^)]*\))?((?:.*\\\n)*.*)", re.M)


def functions(text):
    """Name, start and end of the body of each function, and of each macro of more than a value."""
    for m in MACRO.finditer(text):
        if m.group(2):
            yield m.group(1), m.start(3), m.end(3)
    hidden = MACRO.sub(blank, text)
    at = 0
    while m := FUNCTION.search(hidden, at):
        end = closing(hidden, m.end() - 1, "{}")
        name = m.group(1)
        name = m.group(2).split(")")[0].strip() if name.isupper() else re.sub(r"\w+\((\w+)\)", r"\1", name)  # HN_NATIVE(name) {
        if name not in KEYWORDS:
            yield name, m.end() - 1, end
        at = end


CALL = re.compile(r"\b([A-Za-z_]\w*)\s*\(|\b(\w+)\(")


def calls(text):
    found = {m.group(1) for m in re.finditer(r"\b([A-Za-z_]\w*)\s*\(", text)} - KEYWORDS
    if re.search(r"\bfuel ?-[-=]", text):
        found.add("hnmeter_charge")
    return found


class Graph:
    """Which functions call which, by file and name."""

    def __init__(self, texts):
        self.bodies = [(path, name, text[start:end]) for path, text in texts.items() for name, start, end in functions(text)]
        self.files = {}
        for path, name, _ in self.bodies:
            self.files.setdefault(name, []).append(path)

    def resolve(self, path, name):
        files = self.files.get(name, [])
        near = [f for f in files if f == path] or [f for f in files if not f.endswith(".c")] or files
        return [(f, name) for f in near] or [("", name)]

    def counting(self, besides=None):
        """All functions from which the meter is reached, by no function that matches `besides`."""
        called_by = {}
        for path, name, text in self.bodies:
            for callee in calls(text):
                for at in self.resolve(path, callee):
                    called_by.setdefault(at, set()).add((path, name))
        todo = [at for name in METERS for at in self.resolve("", name)]
        found = set(todo)
        while todo:
            for at in called_by.get(todo.pop(), ()):
                if at not in found and not NOT_COUNTED.fullmatch(at[1]) and not (besides and besides.fullmatch(at[1])):
                    found.add(at)
                    todo.append(at)
        return found

    def names_in(self, path, found):
        """What counts when a function of that file calls it."""
        called = set().union(*(calls(text) for at, _, text in self.bodies if at == path)) if path else set()
        return {name for name in called if any(at in found for at in self.resolve(path, name))}


def loops(body):
    """Header and body of each loop, with where it begins."""
    for m in re.finditer(r"\b(for|while|do)\b", body):
        if m.group(1) == "do":
            end = statement_end(body, m.end())
            tail = re.compile(r"\s*while\s*\(").match(body, end)
            if tail:
                yield m.start(), body[tail.end():closing(body, tail.end() - 1) - 1], body[m.end():end]
            continue
        if re.search(r"\}\s*$", body[:m.start()]) and m.group(1) == "while":
            before = body[:m.start()].rstrip()
            if is_do_tail(body, len(before)):
                continue
        head = closing(body, body.index("(", m.end()))
        yield m.start(), body[body.index("(", m.end()) + 1:head - 1], body[head:statement_end(body, head)]


def is_do_tail(body, end):
    depth = 0
    for i in range(end - 1, -1, -1):
        if body[i] == "}":
            depth += 1
        elif body[i] == "{":
            depth -= 1
            if not depth:
                return body[:i].rstrip().endswith("do")
    return False


def leaves(text):
    """The text without statements that return: what they call is called once."""
    out, at = [], 0
    for m in re.finditer(r"\breturn\b", text):
        if m.start() < at:
            continue
        out.append(text[at:m.start()])
        at = statement_end(text, m.start()) if ";" in text[m.start():] else len(text)
    return "".join(out) + text[at:]


DEFINED = re.compile(r"^\s*#define (\w+)[ \t]+\(?(?:\(\w+\))?(\d+)u?(?: ?<< ?(\d+))?u?\)?[ \t]*$|\b([A-Z]\w+) = (\d+)\b", re.M)
BOUND = re.compile(r"(?:<=?|=) \(?(\d+|[A-Z]\w*)u?\b(?! ?[-/>])")


def constants(texts):
    """The values of the constants that are defined as a number, by name; the largest where several files have one."""
    values = {}
    for text in texts:
        for m in DEFINED.finditer(text):
            name = m.group(1) or m.group(4)
            value = int(m.group(2)) << int(m.group(3) or 0) if m.group(1) else int(m.group(5))
            values[name] = max(value, values.get(name, 0))
    return values


VALUES = {}


def is_long(condition):
    """Whether a bound in it, a number or a constant that is known, is above MOST_ROUNDS."""
    return any((int(b) if b.isdigit() else VALUES.get(b, 0)) > MOST_ROUNDS for b in BOUND.findall(condition))


def is_bounded(header):
    parts = header.split(";")
    start, condition, step = parts if len(parts) == 3 else ("", header, header)
    if is_long(condition) or (DOWN_FROM.search(start.strip()) and is_long(start)):
        return False
    if condition.strip() in ("0", "false") or HALVES.search(step):
        return True
    if any(UP_TO.match(clause.strip()) for clause in condition.split("&&")):
        return "||" not in condition
    return bool(DOWN_FROM.search(start.strip()) and re.match(r"\s*\w+ (?:>|>=|!=) \d+$|\s*\w+(?:--)?(?: > 0)?$", condition))


def findings(path, text, counted, sure):
    for name, start, end in functions(text):
        body = text[start:end]
        for at, header, inside in loops(body):
            whole = leaves(header + ";" + inside)
            if is_bounded(header) or calls(whole) & (counted if "failed" in whole else sure):
                continue
            yield name, "loop", text.count("\n", 0, start + at) + 1, " ".join(header.split())
        for m in re.finditer(r"\b(%s)\s*\(" % "|".join(PLAIN), body):
            args = split_args(body[m.end():closing(body, m.end() - 1) - 1])
            if len(args) < 2 and m.group(1) not in ("strlen",):
                continue
            if is_constant_size(m.group(1), args):
                continue
            yield name, m.group(1), text.count("\n", 0, start + m.start()) + 1, ", ".join(" ".join(a.split()) for a in args)


def split_args(text):
    args, depth, last = [], 0, 0
    for i, c in enumerate(text):
        if c in "([{":
            depth += 1
        elif c in ")]}":
            depth -= 1
        elif c == "," and not depth:
            args.append(text[last:i].strip())
            last = i + 1
    return args + [text[last:].strip()]


def is_constant_size(name, args):
    if name.startswith("str"):
        return any(a.startswith('"') for a in args)
    size = re.sub(r"sizeof\s*(\([^()]*(\([^()]*\))?[^()]*\)|\*?[\w.>\[\]-]+)", "1", args[-1])
    size = re.sub(r"\((?:size_t|uint32_t|int|unsigned)\)", "", size)
    return re.fullmatch(r"[\s\d()+*<-]*|[A-Z0-9_ *+()<u-]+", size) is not None


def read_list():
    entries = {}
    for number, line in enumerate(LIST.read_text().splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        key, _, reason = line.partition(": ")
        if not reason.strip():
            sys.exit(f"{LIST.name}:{number}: no reason given")
        for name in expand(key.strip()):
            entries[name] = number
    return entries


def expand(key):
    """One key for each name of `FILE NAME, NAME`."""
    path, _, names = key.partition(" ")
    return [f"{path} {n.strip()}" for n in names.split(",")]


# What the check is there to find, and what it lets pass.
SAMPLE = """
static hn_status digits(reader *r, int32_t *value) {
    int64_t n = 0;
    while ((digit = digit_value(r->c)) >= 0) {
        n = n * 10 + digit;
        if (n > INT32_MAX) return hnexc_raise(r->vm, HN_T_VALUEERROR, "Too many");
        move(r, 1);
    }
    memset(to, 0, (size_t)n);
    return HN_OK;
}
static void table(hn_vm *vm, uint8_t *to) {
    for (uint32_t i = 0; i < n; i++) HN_PACE(vm, i);
    for (int i = 0; i < 8; i++) to[i] = 0;
    for (int i = 0; i < 256; i++) to[i] = 0;
    memset(to, 0, 8 * sizeof *to);
}
"""


def main():
    seen = [(name, what) for name, what, *_ in findings("", cleaned(SAMPLE), METERS, METERS)]
    if seen != [("digits", "loop"), ("digits", "memset"), ("table", "loop")]:
        sys.exit(f"charging: the check sees {seen} in its own sample")
    paths = sorted(p for p in (ROOT / "core").rglob("*") if p.suffix in (".c", ".h", ".def", ".inc"))
    texts = {p.relative_to(ROOT).as_posix(): source(p) for p in paths}
    VALUES.update(constants(path.read_text() for path in paths))
    graph = Graph(texts)
    counted, sure = graph.counting(), graph.counting(BUFFERS)
    entries, used, bad, total = read_list(), set(), [], 0
    for path, text in texts.items():
        for name, what, line, shown in findings(path, text, graph.names_in(path, counted), graph.names_in(path, sure)):
            total += 1
            key = f"{path} {name}"
            used.add(key)
            if key not in entries:
                bad.append(f"{path}:{line}: {name}: {'a loop that counts nothing' if what == 'loop' else 'plain ' + what}: {shown}")
    bad += [f"tools/charging.txt:{n}: nothing needs this entry: {k}" for k, n in entries.items() if k not in used]
    if bad:
        print("\n".join(bad))
        sys.exit(f"charging: {len(bad)} findings")
    print(f"charging: {len(graph.bodies)} functions, {total} loops and calls with a reason why they need not count")


if __name__ == "__main__":
    main()
