"""Writes the references of the Python, Go, Rust and C interfaces as Markdown, for the site: from the sources and their comments.

    python3 tools/gen_reference.py build/web-reference     python.md, go.md, rust.md and c.md there"""
import ast
import glob
import os
import re
import sys

from reference_sources import c_page, go_page, rust_page

SOURCE = "bindings/python/src/hognose"
MODULES = ("hognose", "hognose.tools", "hognose.agent", "hognose.rlm")
LINE = 90  # characters of code that a page shows without scrolling
FIRST = ("Sandbox", "Pool", "Limits", "RunPython", "AgentExecutor", "Interpreter")  # of a module: what a reader looks for before all else


def path_of(module):
    base = os.path.join(os.path.dirname(SOURCE), *module.split("."))
    return base + ".py" if os.path.exists(base + ".py") else os.path.join(base, "__init__.py")


class Module:
    """A source file: its top-level definitions by name, and the modules from which it imports other names."""

    def __init__(self, name):
        self.name, self.path = name, path_of(name)
        with open(self.path, encoding="utf-8") as f:
            self.text = f.read()
        self.lines = self.text.split("\n")
        self.tree = ast.parse(self.text)
        self.found, self.others = {}, {}
        package = name if self.path.endswith("__init__.py") else name.rpartition(".")[0]
        for node in self.tree.body:
            for target in targets_of(node):
                self.found[target] = node
            if isinstance(node, ast.ImportFrom) and node.level:
                base = ".".join(package.split(".")[: len(package.split(".")) - node.level + 1])
                self.others.update({alias.asname or alias.name: (f"{base}.{node.module}", alias.name) for alias in node.names if node.module})


def targets_of(node):
    if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
        return [node.name]
    if isinstance(node, ast.Assign):
        return [t.id for t in node.targets if isinstance(t, ast.Name)]
    return [node.target.id] if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) else []


modules = {}


def module_of(name):
    if name not in modules:
        modules[name] = Module(name)
    return modules[name]


def find(module, name):
    """Where a name is defined: (module, node). A plain second name for something leads to that."""
    here = module_of(module)
    if name in here.found:
        return here, here.found[name]
    return find(*here.others[name])


def prose(text):
    """A docstring as Markdown."""
    lines = (text or "").split("\n")
    indents = [len(line) - len(line.lstrip()) for line in lines[1:] if line.strip()]
    cut = min(indents, default=0)
    return re.sub(r"``([^`]*)``", r"`\1`", "\n".join([lines[0].strip(), *(line[cut:].rstrip() for line in lines[1:])]).strip())


def parameter(arg, default, stars=""):
    kind = f": {ast.unparse(arg.annotation)}" if arg.annotation else ""
    value = re.sub(r"^cast\(\w+, (.*)\)$", r"\1", ast.unparse(default)) if default else ""
    return stars + arg.arg + kind + ((" = " if kind else "=") + value if default else "")


def parameters(arguments):
    """The parameters as a reader writes them, without the first one if `arguments` has been shortened by it."""
    places = arguments.posonlyargs + arguments.args
    defaults = [None] * (len(places) - len(arguments.defaults)) + arguments.defaults
    found = [parameter(arg, default) for arg, default in zip(places, defaults)]
    if arguments.posonlyargs:
        found.insert(len(arguments.posonlyargs), "/")
    if arguments.vararg:
        found.append(parameter(arguments.vararg, None, "*"))
    elif arguments.kwonlyargs:
        found.append("*")
    found += [parameter(arg, default) for arg, default in zip(arguments.kwonlyargs, arguments.kw_defaults)]
    return found + ([parameter(arguments.kwarg, None, "**")] if arguments.kwarg else [])


def signature(node, name, drops_self, before=""):
    """What follows the name; long ones have a line for each parameter."""
    arguments = ast.parse(ast.unparse(node)).body[0].args
    for group in (arguments.posonlyargs, arguments.args):
        if drops_self and group:
            del group[0]
            break
    found = parameters(arguments)
    returns = f" -> {ast.unparse(node.returns)}" if node.returns and name != "__init__" else ""
    line = f"({', '.join(found)}){returns}"
    if len(before) + len(line) <= LINE:
        return line
    return "(" + "".join(f"\n    {one}," for one in found) + f"\n){returns}"


def decorators(node):
    return {ast.unparse(d).split("(")[0] for d in node.decorator_list}


def comment_before(module, node):
    """What the `#:` lines before a statement say."""
    said, at = [], node.lineno - 2
    while at >= 0 and module.lines[at].strip().startswith("#:"):
        said.insert(0, module.lines[at].strip()[2:].strip())
        at -= 1
    return prose(" ".join(said))


def members(module, node):
    """Of a class: (module, statement), with those of its bases that have no page, later ones first."""
    own = [(module, statement) for statement in node.body]
    for base in node.bases:
        name = ast.unparse(base).split("[")[0]
        if name in module.found and isinstance(module.found[name], ast.ClassDef) and name not in exported("hognose"):
            own += members(module, module.found[name])
    return own


def exported(module):
    return ast.literal_eval(module_of(module).found["__all__"].value)


def field_rows(all_members):
    for module, statement in all_members:
        if isinstance(statement, ast.AnnAssign) and not statement.target.id.startswith("_"):
            default = ast.unparse(statement.value) if statement.value else ""
            yield statement.target.id, ast.unparse(statement.annotation), default, comment_before(module, statement)
        elif isinstance(statement, ast.FunctionDef) and "property" in decorators(statement) and not statement.name.startswith("_"):
            yield statement.name, ast.unparse(statement.returns) if statement.returns else "", "", prose(ast.get_docstring(statement))


def cell(text):
    return text.replace("|", "\\|").replace("\n", " ")


def fields(all_members):
    rows = list(field_rows(all_members))
    if not rows:
        return
    yield "| Attribute | Type | Default | |\n|---|---|---|---|"
    for name, kind, default, said in rows:
        yield f"| `{name}` | `{cell(kind)}` | {f'`{cell(default)}`' if default else ''} | {cell(said)} |"
    yield ""


def methods(owner, all_members):
    seen = set()
    for _, m in all_members:
        if not isinstance(m, (ast.FunctionDef, ast.AsyncFunctionDef)) or m.name.startswith("_") or m.name in seen or "property" in decorators(m):
            continue
        seen.add(m.name)
        word = "await " if isinstance(m, ast.AsyncFunctionDef) else f"{owner}." if decorators(m) & {"classmethod", "staticmethod"} else ""
        yield f"#### {owner}.{m.name}\n\n```python\n{word}{m.name}{signature(m, m.name, 'staticmethod' not in decorators(m), word + m.name)}\n```\n\n{prose(ast.get_docstring(m))}\n"


def class_part(module, node):
    found = members(module, node)
    makes = next((m for _, m in found if isinstance(m, ast.FunctionDef) and m.name == "__init__"), None)
    is_record = any("dataclass" in d for d in decorators(node))
    bases = ", ".join(ast.unparse(b) for b in node.bases)
    head = f"class {node.name}" + (signature(makes, "__init__", True, f"class {node.name}") if makes and not is_record else f"({bases})" if bases else "")
    yield f"### {node.name}\n\n```python\n{head}\n```\n\n{prose(ast.get_docstring(node))}\n"
    yield from fields(found)
    yield from methods(node.name, found)


def part(module, name):
    where, node = find(module, name)
    if isinstance(node, ast.ClassDef):
        yield from class_part(where, node)
    elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
        word = "await " if isinstance(node, ast.AsyncFunctionDef) else ""
        yield f"### {name}\n\n```python\n{word}{name}{signature(node, name, False, word + name)}\n```\n\n{prose(ast.get_docstring(node))}\n"
    else:
        code = ast.unparse(node)
        yield f"### {name}\n\n```python\n{code if len(code) < 400 else name}\n```\n\n{comment_before(where, node)}\n"


def python_page():
    yield "# Reference: Python\n"
    yield "The classes and functions of the package `hognose`, from their docstrings. [Python](../../bindings/python/README.md) is the guide. "
    yield "`hognose.monty` has the interface of `pydantic_monty`: see [Migrating from Monty](../../docs/monty.md).\n"
    for module in MODULES:
        names = exported(module)
        yield f"## {module}\n\n{prose(ast.get_docstring(module_of(module).tree))}\n"
        for name in sorted(names, key=lambda name: (FIRST.index(name) if name in FIRST else len(FIRST), name.lower())):
            yield from part(module, name)


def main(folder):
    os.makedirs(folder, exist_ok=True)
    pages = {"python": python_page(), "go": go_page(sorted(glob.glob("bindings/go/*.go"))), "rust": rust_page("bindings/rust/src"), "c": c_page("core/include/hognose.h")}
    for name, parts in pages.items():
        with open(os.path.join(folder, f"{name}.md"), "w", encoding="utf-8") as f:
            f.write("\n".join(parts))
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
