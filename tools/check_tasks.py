"""Checks what docs/architecture.md says under "Where do I ..." of adding an opcode, an object kind and a module in C: each table has every file in
which the names of one stand, and no other. So what is there already says where the next one goes.

All opcodes and modules are looked at, and the kinds below. A file with "each" has names of each of them, one with "some" names of one at least. Names
are those that the compiler sees, also where a macro puts them together, and what stands for a file (a path, a line in a list). Tests are left out, and
pages but those that have a line for each opcode. With arguments (`kind RANGE`) it prints where the names of that one stand. Prints each file that is
missing or too many; exits 1."""
import fnmatch
import glob
import os
import re
import sys

PAGE = "docs/architecture.md"
ROOTS = ("core", "wasi", "tools", "docs", "bindings/js/src", "examples")
# A value, a number, one that shows the memory of others, one of which there are many, two descriptors, one that attributes know, one for the host.
KINDS = ("RANGE", "COMPLEX", "MEMORYVIEW", "CELL", "MEMBER", "GETSET", "SUPER", "HOST")
ROW = re.compile(r"^\| (.+?) \| (each|some) \| .+ \|$", re.M)
ENDS = (".c", ".h", ".inc", ".def", ".py", ".ts", ".mjs", ".md", ".txt", ".sh", "Makefile", ".peg")
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.S)  # check_comments.py looks at those
CONTINUED = re.compile(r"\\\n")
MACRO = re.compile(r"^#[ \t]*define (\w+)\((\w+)[^)]*\)(.*)", re.M)
PREFIXES = ("HN_OP_", "HN_KIND_", "HN_T_", "hnlib_")


def read():
    paths = [p for root in ROOTS for p in glob.glob(root + "/**/*", recursive=True)]
    texts = {}
    for path in sorted(paths):
        if path.endswith(ENDS) and "node_modules" not in path and path != "tools/check_tasks.py":
            with open(path, encoding="utf-8") as f:
                text = f.read()
            texts[path] = COMMENT.sub(" ", text) if path.endswith((".c", ".h", ".inc", ".def")) else text
    return texts


def pasted(text):
    """{name: macros with their argument} of names that macros of this file put together: HN_OP_J##x##_I of ROW(LT) is HN_OP_JLT_I."""
    text = CONTINUED.sub(" ", text)
    found = {}
    for macro, parameter, body in MACRO.findall(text):
        parts = re.findall(r"((?:\w+##)+\w+)", body)
        made = [p for p in parts if p.startswith(PREFIXES) and parameter in p.split("##")]
        if not made:
            continue
        for argument in set(re.findall(r"\b%s\((\w+)" % macro, text)) - {parameter}:
            for p in made:
                found.setdefault("".join(argument if part == parameter else part for part in p.split("##")), set()).add(macro)
    return found


def expand_lists(text):
    """The Makefile with $(addprefix lib/mod/,json_read ...) written out."""
    old = None
    while old != text:
        old = text
        text = re.sub(r"\$\(addprefix ([\w/]+),([^()]*)\)", lambda m: " ".join(m[1] + word for word in m[2].replace("\\\n", " ").split()), text)
    return text


def longest_literal(pattern):
    """Letters that are in each text that the pattern finds: a quick way to see that it finds nothing."""
    plain = re.sub(r"\(\?:[^()]*\)\?|\[[^]]*\][*+?]?|\\.", " ", pattern)
    return max(re.findall(r"[\w/]+", plain), key=len)


class Tree:
    def __init__(self):
        self.texts = read()
        self.made = {p: set(pasted(t)) for p, t in self.texts.items() if p.endswith((".c", ".h", ".inc"))}
        self.texts["tools/Makefile"] = expand_lists(self.texts["tools/Makefile"])
        self.words = {p: set(re.findall(r"\w+", t)) for p, t in self.texts.items()}

    def holding(self, patterns, names=()):
        """Sources in which one of the patterns stands as a word, or a macro makes one of the names."""
        words = {p for p in patterns if re.fullmatch(r"\w+", p)}
        found = {p for p, t in self.words.items() if t & words} | {p for p, made in self.made.items() if made & set(names)}
        for pattern in sorted(set(patterns) - words):
            literal, as_word = longest_literal(pattern), re.compile(r"(?<!\w)(?:%s)(?!\w)" % pattern)
            found |= {p for p, t in self.texts.items() if p not in found and literal in t and as_word.search(t)}
        return {p for p in found if not p.startswith("docs/")}

    def rows(self, path, pattern):
        return re.findall(pattern, self.texts[path], re.M)

    # Each says in which files the names of one stand.

    def opcode(self, name):
        on_page = {"docs/opcodes.md"} if "\n| %s |" % name in self.texts["docs/opcodes.md"] else set()
        return self.holding(["HN_OP_" + name], {"HN_OP_" + name}) | {"core/code/opcodes.def"} | on_page

    def opcodes(self):
        return self.rows("core/code/opcodes.def", r"^HN_OP\((\w+)")

    def kind(self, name):
        rows = self.rows("core/object/kinds.def", r"^HN_KIND(?:_TOO)?\((\w+), (\w+), \w+, (\w+), (\w+), (\w+)\)")
        ((_, struct, shell, body, check),) = [row for row in rows if row[0] == name]
        patterns = ["HN_KIND_" + name, struct, r"HN_KIND(?:_TOO)?\(%s" % name]
        for column, word, functions in (2, shell, ("put_shell_", "shell_")), (3, body, ("put_", "read_")), (4, check, ("check_",)):
            if [row[column] for row in rows].count(word) == 1:  # special cases of its own
                patterns += [f + word for f in functions]
        for kind_type, shown in self.rows("core/object/types.def", r'^HN_T\((\w+), "([^"]+)", \w+, %s,' % name):
            defs = [m for t in self.texts.values() for m in re.findall(r"^const hn_type_def hnlib_(\w+) = \{HN_T_%s," % kind_type, t, re.M)]
            patterns += ["HN_T_" + kind_type, r"HN_T\(%s" % kind_type] + [r"HN_LIB_TYPE\(%s\)" % d for d in defs]
        own = "core/object/%s.h" % struct.removeprefix("hn_")
        if own in self.texts:  # what the kind's own header declares, and programs of the core call
            patterns += sorted(set(re.findall(r"\b(hn%s_\w+)\(" % struct.removeprefix("hn_"), self.texts[own])))
        patterns += self.rows("core/object/takes.c", r"KIND\((\w+), OF\(%s\)\)" % name)  # what primitives say that they take
        iterated = self.rows("core/object/iters.def", r"^HN_ITER\(\w+, (%s)," % name)
        patterns += [r"HN_ITER\(\w+, %s" % name, r"HN_KIND_##over"] if iterated else []
        return self.holding(patterns, {p for p in patterns if p.startswith(PREFIXES)})

    def kinds(self):
        return KINDS

    def module(self, name):
        (stem,) = [p for p, t in self.texts.items() if re.search(r"^const hn_module_def hnlib_module_%s = " % name, t, re.M) and p.startswith("core/")]
        headers = set(re.findall(r'#include "(\w+_internal\.h)"', self.texts[stem]))
        own = {stem}
        for path, text in self.texts.items():
            if path.startswith("core/lib/mod/") and headers & set(re.findall(r'#include "(\w+\.h)"', text)):
                own |= {path} | {"core/lib/mod/" + h for h in re.findall(r'#include "(\w+\.(?:h|inc))"', text)}
        text = "".join(self.texts[p] for p in sorted(own))
        primitives = re.findall(r'HN_PRIMITIVE\("(_\w+)"', text)
        classes = re.findall(r'\{"(\w+\.\w+)", \w+_methods\}', text)
        twins = re.findall(r'"(\w+)"', "".join(re.findall(r"hn_twin_def \w+\[\] = \{(.*?)\};", text, re.S)))
        patterns = [r"HN_LIB_MODULE\(%s\)" % name, "hnlib_module_" + name, r'HN_BUILTIN\("%s[\w.]*"' % name, *(re.escape(c) for c in classes)]
        patterns += [re.escape(os.path.splitext(p)[0]) for p in own] + [os.path.splitext(p)[0].removeprefix("core/") for p in own]
        patterns += [r"def %s" % t for t in twins] + primitives
        face = {p for p in self.texts if re.fullmatch(r"core/lib/py/(?:%s\.py|%s/.+\.py)" % (name, name), p)}
        return own | face | self.holding(patterns)

    def modules(self):
        return self.rows("core/lib/lib.def", r"^HN_LIB_MODULE\((\w+)\)")


def table(page, heading):
    """[(patterns, whether each has it)] of the rows below that heading."""
    match = re.search(r"^### %s\n(.*?)(?=^##|\Z)" % heading, page, re.M | re.S)
    rows = ROW.findall(match.group(1)) if match else []
    if not rows:
        sys.exit(f"{PAGE}: no table below {heading}")
    return [(re.findall(r"`([^`]+)`", files), whose == "each") for files, whose in rows]


def compare(heading, found, rows):
    """found: {name: files}."""
    for patterns, each in rows:
        for pattern in patterns:
            having = [name for name, files in found.items() if any(fnmatch.fnmatchcase(f, pattern) for f in files)]
            if each and len(having) < len(found):
                yield f"{PAGE}: {heading}: {pattern} is said of each, but {sorted(set(found) - set(having))[0]} is not there"
            elif not having:
                yield f"{PAGE}: {heading}: {pattern}: nothing of any is there"
    listed = [p for patterns, _ in rows for p in patterns]
    for name, files in found.items():
        for path in sorted(files):
            if not any(fnmatch.fnmatchcase(path, p) for p in listed) and path != PAGE:
                yield f"{PAGE}: {heading}: lacks {path}, where {name} is"


def main():
    tree = Tree()
    if len(sys.argv) > 2:
        print("\n".join(sorted(getattr(tree, sys.argv[1])(sys.argv[2]))))
        return 0
    page = tree.texts[PAGE]
    tasks = [("An opcode", tree.opcodes(), tree.opcode), ("An object kind", tree.kinds(), tree.kind), ("A module in C", tree.modules(), tree.module)]
    wrong = []
    for heading, names, look in tasks:
        wrong += compare(heading, {name: look(name) for name in names}, table(page, heading))
    for line in wrong:
        print(line)
    print(f"tasks: {len(tasks)}, {len(wrong)} files missing or too many")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
