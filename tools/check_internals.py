"""Checks what frozen Python does with what is the interpreter's own: check_internals.py [FOLDER]. Exits 1 with a finding.

Functions and tables of the frozen core are in frozen frames only. A builtin that is handed one may run a program (its `__eq__`,
`__hash__`, `__call__`) while a frame of its twin holds it: a session that is dumped then does not load, and a forged one
could lend it. So in core/lib/py

- a function of the core, or a primitive, is called, compared by `is`, or handed to a primitive, to `type`, or as a default;
- a dict, list or set of the core is handed to `_entry` and `_entry_put` alone, which ask no program;
- what stands for nothing is a tuple: it has no power, and may be anywhere;
- no module of the library binds a name of the core's: a program that deletes it from the module would have the module's
  functions find the core's instead.
"""
import ast
import builtins
import glob
import re
import sys

TABLE_MAKERS = {"dict", "list", "set", "bytearray"}
TABLE_READERS = {"_entry", "_entry_put"}
FUNCTIONS, TABLES = "function", "table"


def primitives(root):
    texts = (open(path).read() for path in glob.glob(f"{root}/core/**/*.c", recursive=True))
    return {name for text in texts for name in re.findall(r'HN_PRIMITIVE\w*\(\s*"(_\w+)"', text)}


def kind_of_value(value):
    """TABLES if programs could change what the expression makes, or None."""
    if isinstance(value, (ast.Dict, ast.List, ast.Set, ast.DictComp, ast.ListComp, ast.SetComp)):
        return TABLES
    if isinstance(value, ast.Call):
        called = value.func.id if isinstance(value.func, ast.Name) else value.func.attr if isinstance(value.func, ast.Attribute) else ""
        return TABLES if called in TABLE_MAKERS or called == "split" else None
    return None


def bound_in(tree):
    """Functions and tables that a file of the core binds."""
    kinds = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            kinds[node.name] = FUNCTIONS
        elif isinstance(node, ast.Assign) and kind_of_value(node.value):
            kinds.update({target.id: TABLES for target in node.targets if isinstance(target, ast.Name)})
    return kinds


def imported_from_core(tree):
    names = set()
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "_hn":
            names |= {alias.name for alias in node.names if not alias.asname}
    return names


BINDS = re.compile(r"^(?:async def|def|class) (\w+)|^((?:\w+, )*\w+)(?:: [^=]+)? = |^for ((?:\w+, )*\w+) in|^(?:from (?!_hn)\S+ )?import (.+)|^    global (.+)", re.M)


def names_bound(text):
    """What a module of the library binds at its level, read line by line: the syntax may be newer than this Python."""
    found = set()
    text = re.sub(r"import \(([^)]*)\)", lambda m: "import " + " ".join(m[1].split()), text)
    for groups in BINDS.findall(text):
        found |= {part.split(" as ")[-1].split(".")[0].strip() for group in groups for part in group.split(",")}
    return found


def private_in(tree):
    """Functions, classes and tables of a file of the core that are no builtins."""
    classes = {node.name for node in tree.body if isinstance(node, ast.ClassDef) and node.name.startswith("_")}
    return (set(bound_in(tree)) | classes) - set(dir(builtins))


def locals_of(function):
    """Names that are local to a function: parameters, and what it binds itself."""
    a = function.args
    names = {arg.arg for arg in [*a.posonlyargs, *a.args, *a.kwonlyargs, a.vararg, a.kwarg] if arg}
    body = function.body if isinstance(function.body, list) else [function.body]
    for node in (n for statement in body for n in ast.walk(statement)):
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            names.add(node.id)
        elif isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            names.add(node.name)
        elif isinstance(node, ast.ExceptHandler) and node.name:
            names.add(node.name)
    return names


def called_at_start(tree, imported):
    """Functions of a file of the core that nothing but its own level calls, and such functions: they run before any program."""
    functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    users = {name: set() for name in functions}
    for node in tree.body:
        user = node.name if isinstance(node, ast.FunctionDef) else None
        inner = {n for f in ast.walk(node) if f is not node and isinstance(f, (ast.FunctionDef, ast.Lambda)) for n in ast.walk(f)}
        calls = {n.func for n in ast.walk(node) if isinstance(n, ast.Call)}
        for name in (n for n in ast.walk(node) if isinstance(n, ast.Name) and n.id in users):
            users[name.id].add(user if name in calls and name not in inner else "a program")
    found = {name for name in users if users[name] and name not in imported}
    while any(users[name] - found - {None} for name in found):
        found = {name for name in found if not users[name] - found - {None}}
    return found


class Uses(ast.NodeVisitor):
    """Where a file uses internals otherwise than they may be."""

    def __init__(self, path, kinds, prims, start):
        self.path, self.kinds, self.prims = path, kinds, prims
        self.scopes, self.fine, self.found = [], set(), []
        self.start = start  # of a file of the core: its functions that run at the start alone
        self.quiet = -1 if start is None else 0  # how many scopes deep no program is there yet

    def visit_FunctionDef(self, node):
        self.quiet += bool(self.start and not self.scopes and node.name in self.start)
        self.function(node)
        self.quiet = -1 if self.start is None else 0

    def function(self, node):
        for default in [*node.args.defaults, *(d for d in node.args.kw_defaults if d)]:
            self.allow(default)
        for decorator in getattr(node, "decorator_list", ()):
            self.allow(decorator)
        self.scopes.append(locals_of(node))
        self.generic_visit(node)
        self.scopes.pop()

    visit_AsyncFunctionDef = visit_Lambda = function

    def allow(self, node):
        if isinstance(node, ast.Name) and self.kinds.get(node.id) == FUNCTIONS:
            self.fine.add(node)

    def visit_Compare(self, node):
        if all(isinstance(op, (ast.Is, ast.IsNot)) for op in node.ops):
            self.fine.update([node.left, *node.comparators])
        self.generic_visit(node)

    def visit_Call(self, node):
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        self.allow(node.func)
        if name in TABLE_READERS and node.args:
            self.fine.add(node.args[0])
        elif name in self.prims or name == "type" and len(node.args) == 1:
            for arg in node.args:
                self.allow(arg)
        self.generic_visit(node)

    def visit_Name(self, node):
        kind = self.kinds.get(node.id)
        local = any(node.id in scope for scope in self.scopes)
        if kind and isinstance(node.ctx, ast.Load) and node not in self.fine and not local and len(self.scopes) > self.quiet:
            self.found.append(f"{self.path}:{node.lineno}: {node.id}, a {kind} of the core's, is handed out")


def parse(path):
    """None for the few files in a syntax that this Python does not know: they may name no table."""
    try:
        return ast.parse(open(path).read())
    except SyntaxError:
        return None


def main(root):
    prims = primitives(root)
    core = {path: parse(path) for path in sorted(glob.glob(f"{root}/core/lib/py/_hn/*.py"))}
    kinds = dict.fromkeys(prims - set(dir(builtins)), FUNCTIONS)
    for tree in core.values():
        kinds.update(bound_in(tree))
    library = {path: parse(path) for path in sorted(glob.glob(f"{root}/core/lib/py/**/*.py", recursive=True))}
    imported = set().union(*(imported_from_core(tree) for tree in library.values() if tree))
    imported |= set(re.findall(r'"(\w+)"', open(f"{root}/core/lib/twins.def").read()))
    found, uses = [], 0
    private = set().union(*(private_in(tree) for tree in core.values()))
    for path in set(library) - set(core):
        found += [f"{path}: binds {name}, which the core has as well" for name in sorted(names_bound(open(path).read()) & private)]
    for path, tree in library.items():
        if tree is None:
            names = set(re.findall(r"\w+", open(path).read())) & {name for name, kind in kinds.items() if kind == TABLES}
            found += [f"{path}: names {name}, and cannot be read" for name in sorted(names)]
            continue
        known = kinds if path in core else {name: kinds[name] for name in imported_from_core(tree) if name in kinds}
        visitor = Uses(path, known, prims, called_at_start(tree, imported) if path in core else None)
        visitor.visit(tree)
        uses += len(visitor.fine)
        found += visitor.found
    for line in found:
        print(line)
    print(f"internals: {len(kinds)} names, {uses} uses, {len(found)} findings")
    return 1 if found or not uses else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "."))
