"""Checks every cycle of C functions that call each other: check_recursion.py [--write] DIRECTORY

DIRECTORY has the LLVM assembly of each source, unoptimised: nothing is inlined there, and no call has become a jump. A call
through a pointer may reach each function of that type whose address is taken somewhere. tools/recursion.txt lists the cycles:

    cycle counts NAME, passes F G: words    every way round has a call of NAME, which counts levels, or goes through the functions F, G
                                            of the cycle, of which the words speak. This is checked; either half may be left out
    cycle bounded: words                    what else keeps it from going deep
        file.c: its functions in the cycle

Exits 1 if a cycle is not listed as it is, if one that is listed is gone, or if a way round does not count. --write puts the cycles
as they are into the list: what is known of them stays, new ones get a "?", which fails until somebody says what bounds them.
"""
import collections
import glob
import os
import re
import sys

LIST = "tools/recursion.txt"
NAME = r'@(?:"[^"]*"|[\w.$]+)'
CALLEE = re.compile(rf"[\s]({NAME}|%\w+)\(")
DEFINED = re.compile(rf"{NAME}\(")
TYPE = re.compile(r"\s*((?:%[\w.]+|\[[^\]]*\]|\{[^}]*\}|<[^>]*>|[\w.]+)(?:\s*\([^%@]*\)\**)?\**)")


def closing(text, i):
    """Where the parenthesis that opens at i closes."""
    depth = 0
    for j in range(i, len(text)):
        depth += (text[j] == "(") - (text[j] == ")")
        if depth == 0:
            return j
    raise ValueError(text)


def parts(text):
    """Splits at the commas that are not inside brackets."""
    out, depth, start = [], 0, 0
    for i, c in enumerate(text):
        depth += (c in "([{<") - (c in ")]}>")
        if c == "," and depth == 0:
            out.append(text[start:i])
            start = i + 1
    return out + [text[start:]] if text[start:].strip() else out


def type_of(text):
    return re.sub(r"(%\w+\.\w+?)\.\d+", r"\1", TYPE.match(text).group(1))


def signature(text, name_end, name_start):
    """The type of the function whose name stands there: what it returns, and its parameters."""
    params = tuple(type_of(p) for p in parts(text[name_end:closing(text, name_end - 1)]))
    return text[:name_start].split()[-1].split("(")[0], params


class Graph:
    def __init__(self):
        self.calls = {}  # function -> names it calls; a function is (module or "", name)
        self.pointers = {}  # function -> types of the pointers it calls
        self.module = {}
        self.taken = collections.defaultdict(set)  # type -> functions whose address is taken

    def read(self, path, module):
        lines = open(path).read().split("\n")
        types, local = {}, set()
        for line in lines:
            if line.startswith(("define ", "declare ")):
                m = DEFINED.search(line)
                types[m.group(0)[1:-1]] = signature(line, m.end(), m.start())
                if " internal " in line[: m.start()]:
                    local.add(m.group(0)[1:-1])
        current = None
        for line in lines:
            if line.startswith("define "):
                name = DEFINED.search(line).group(0)[1:-1]
                current = self.key(module, name, local)
                self.calls[current], self.pointers[current], self.module[current] = set(), set(), module
            elif line.startswith("}"):
                current = None
            elif not line.startswith(("!", "declare ", "attributes ")):
                self.read_line(line, current, module, types, local)

    @staticmethod
    def key(module, name, local):
        return (module, name) if name in local else ("", name)

    def read_line(self, line, current, module, types, local):
        names = [n[1:] for n in re.findall(NAME, line)]
        called = re.search(r"\bcall\b", line) if current else None
        if called:
            m = CALLEE.search(line, called.end())
            if not m and " asm " not in line:
                raise SystemExit(f"check_recursion: cannot read the call in {module}: {line}")
            if m and m.group(1)[0] == "@":
                self.calls[current].add(self.key(module, m.group(1)[1:], local))
                names.remove(m.group(1)[1:])
            elif m:
                self.pointers[current].add(signature(line, m.end(), m.start()))
        for name in names:
            if name in types:
                self.taken[types[name]].add(self.key(module, name, local))

    def edges(self):
        out = {}
        for f, calls in self.calls.items():
            reached = calls.union(*(self.taken.get(t, ()) for t in self.pointers[f]))
            out[f] = {g for g in reached if g in self.calls}
        return out


def cycles(edges):
    """The strongly connected components that have an edge inside (Tarjan's algorithm, without recursion)."""
    index, low, stack, on, out = {}, {}, [], set(), []
    for root in edges:
        if root in index:
            continue
        work = [(root, iter(edges[root]))]
        while work:
            v, rest = work[-1]
            if v not in index:
                index[v] = low[v] = len(index)
                stack.append(v)
                on.add(v)
            for w in rest:
                if w not in index:
                    work.append((w, iter(edges[w])))
                    break
                if w in on:
                    low[v] = min(low[v], index[w])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[v])
                if low[v] == index[v]:
                    found = set(stack[stack.index(v):])
                    del stack[stack.index(v):]
                    on -= found
                    if len(found) > 1 or v in edges[v]:
                        out.append(found)
    return out


def uncounted(cycle, edges, graph, counter, passes):
    """A cycle among the functions that neither call the counter nor are named, or None."""
    rest = {f for f in cycle if f[1] not in passes and not any(name == counter for _, name in graph.calls[f])}
    left = cycles({f: edges[f] & rest for f in rest})
    return left[0] if left else None


def names_of(cycle, graph):
    return frozenset(f"{graph.module[f]}.c: {f[1]}" for f in cycle)


def read_list():
    listed = []
    for number, line in enumerate(open(LIST) if os.path.exists(LIST) else [], 1):
        if line.startswith("cycle "):
            listed.append((line[6:].rstrip("\n"), set()))
        elif line.startswith("    "):
            file, _, names = line.strip().partition(": ")
            listed[-1][1].update(f"{file}: {name}" for name in names.split())
        elif line.strip() and not line.startswith("#"):
            raise SystemExit(f"{LIST}:{number}: neither a cycle nor its functions")
    return listed


def wrapped(file, names, width=130):
    line, out = f"    {file}:", []
    for name in names:
        if len(line) + 1 + len(name) > width:
            out.append(line)
            line = f"    {file}:"
        line += " " + name
    return out + [line]


def write_list(found, listed):
    head = [line.rstrip("\n") for line in open(LIST) if line.startswith("#")] if os.path.exists(LIST) else []
    out = []
    for names in found:
        near = [(len(names & n), what) for what, n in listed if names & n]
        out.append((max(near)[1] if near else "?", names))
    lines = head + [""]
    for what, names in sorted(out, key=lambda c: (c[0], sorted(c[1]))):
        lines.append(f"cycle {what}")
        by_file = collections.defaultdict(list)
        for name in sorted(names):
            by_file[name.partition(": ")[0]].append(name.partition(": ")[2])
        lines += [line for file in sorted(by_file) for line in wrapped(file, by_file[file])]
    open(LIST, "w").write("\n".join(lines) + "\n")


def check(found, listed, edges, graph):
    errors = []
    known = {frozenset(names): what for what, names in listed}
    for cycle in found:
        names = names_of(cycle, graph)
        what = known.pop(names, None)
        if what is None:
            near = max(listed, key=lambda c: len(c[1] & names), default=("", set()))[1]
            if near & names:
                changed = [f"+ {n}" for n in sorted(names - near)] + [f"- {n}" for n in sorted(near - names)]
                errors.append(f"a cycle of C functions has changed: {', '.join(changed)}")
            else:
                errors.append(f"a new cycle of C functions: {', '.join(sorted(names))}")
            continue
        m = re.match(r"(?:(?:counts (\w+))?(?:, )?(?:passes ([\w ]+))?|bounded): \S", what)
        if not m:
            errors.append(f"nobody says what bounds the cycle of {sorted(names)[0]}")
        elif m.group(1) or m.group(2):
            left = uncounted(cycle, edges, graph, m.group(1), (m.group(2) or "").split())
            if left:
                errors.append(f"a way round that is not counted: {', '.join(sorted(names_of(left, graph)))}")
    for names in known:
        errors.append(f"{LIST} lists a cycle that is not there: {', '.join(sorted(names)[:4])}")
    return errors


def main(args):
    write = "--write" in args
    directory = [a for a in args if a != "--write"][0]
    graph = Graph()
    for path in sorted(glob.glob(f"{directory}/**/*.ll", recursive=True)):
        graph.read(path, os.path.relpath(path, directory)[:-3])
    edges = graph.edges()
    found = cycles(edges)
    if write:
        write_list([names_of(c, graph) for c in found], read_list())
    errors = check(found, read_list(), edges, graph)
    for error in errors:
        print(error)
    if errors:
        print(f"what bounds each cycle stands in {LIST}; --write brings its functions up to date")
    print(f"recursion: {len(found)} cycles of C functions, {len(errors)} errors")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
