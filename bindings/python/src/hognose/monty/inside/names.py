# Runs in the sandbox: compiles a feed's program so that undefined names are requested from the host.
import ast
import builtins
import sys

AWAIT = 0x2000  # PyCF_ALLOW_TOP_LEVEL_AWAIT
# No program can write these names: each has a space.
NAME, FUNCTION, MODULE, RESULT, ASSERTION, LEFT, RIGHT = "monty name", "monty function", "monty module", "monty result", "monty assertion", "monty left", "monty right"
OPERATORS = {
    "Eq": "==", "NotEq": "!=", "Lt": "<", "LtE": "<=", "Gt": ">", "GtE": ">=", "Is": "is", "IsNot": "is not", "In": "in", "NotIn": "not in",
}
SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
COMPREHENSIONS = SCOPES[4:]
DEFINITIONS = SCOPES[:2]


def main_globals():
    return sys.modules["__main__"].__dict__


def bound_names(roots):
    """The names that these nodes bind in their own scope, and those that they declare to be global."""
    bound, outer = set(), set()
    left = list(roots)
    while left:
        node = left.pop()
        kind = type(node)
        if kind is ast.Name:
            if type(node.ctx) is not ast.Load:
                bound.add(node.id)
            continue
        if kind in DEFINITIONS or kind is ast.ClassDef:
            bound.add(node.name)
            left.extend(node.decorator_list)
            continue
        if kind is ast.Lambda:
            continue
        if kind in COMPREHENSIONS:
            left.extend(n for n in ast.walk(node) if type(n) is ast.NamedExpr)
            continue
        if kind is ast.NamedExpr:
            bound.add(node.target.id)
            left.append(node.value)
            continue
        if kind is ast.Global or kind is ast.Nonlocal:
            outer.update(node.names)
        elif kind is ast.Import or kind is ast.ImportFrom:
            bound.update((name.asname or name.name.split(".")[0]) for name in node.names)
        elif kind is ast.ExceptHandler or kind is ast.MatchAs or kind is ast.MatchStar:
            bound.add(node.name)
        elif kind is ast.MatchMapping:
            bound.add(node.rest)
        left.extend(ast.iter_child_nodes(node))
    return bound - outer, outer


def declared_global(tree):
    return {name for node in ast.walk(tree) if type(node) is ast.Global for name in node.names}


class Compiler:
    """Rewrites one program. `plain`: the names that stay unchanged."""

    def __init__(self, source, filename, plain, annotate):
        self.filename = filename
        self.plain = plain
        self.annotate = annotate
        lines = source.encode().splitlines(True)
        self.offsets = [0]
        for line in lines:
            self.offsets.append(self.offsets[-1] + len(line))

    def span(self, node):
        """The range of a node, in bytes of UTF-8."""
        offsets = self.offsets
        return [ast.Constant(self.filename), ast.Constant(offsets[node.lineno - 1] + node.col_offset), ast.Constant(offsets[node.end_lineno - 1] + node.end_col_offset)]

    def at(self, node, made):
        for inner in ast.walk(made):
            ast.copy_location(inner, node)
        return made

    def helper(self, node, name, args):
        return self.at(node, ast.Call(ast.Name(name, ast.Load()), args, []))

    def asked(self, name, scopes):
        return name not in self.plain and not any(name in scope for scope in scopes)

    def visit(self, node, scopes, awaited=False):
        kind = type(node)
        if kind is ast.Name:
            if type(node.ctx) is ast.Load and self.asked(node.id, scopes):
                return self.helper(node, NAME, [ast.Constant(node.id), *self.span(node)])
            return node
        if kind is ast.Call:
            return self.call(node, scopes, awaited)
        if kind is ast.Await:
            node.value = self.visit(node.value, scopes, True)
            return node
        if kind in SCOPES:
            return self.scope(node, kind, scopes)
        if kind is ast.AnnAssign:
            node.target = self.visit(node.target, scopes)
            if node.value is not None:
                node.value = self.visit(node.value, scopes)
            return node
        if kind is ast.Import or kind is ast.ImportFrom:
            return self.imported(node)
        if kind is ast.Assert and self.annotate:
            return self.assertion(node, scopes)
        self.fields(node, scopes)
        return node

    def fields(self, node, scopes, names=None):
        for name in names or node._fields:
            value = getattr(node, name, None)
            if isinstance(value, ast.AST):
                setattr(node, name, self.visit(value, scopes))
            elif isinstance(value, list):
                value[:] = [self.visit(item, scopes) if isinstance(item, ast.AST) else item for item in value]

    def call(self, node, scopes, awaited):
        called = node.func
        if type(called) is ast.Name and self.asked(called.id, scopes):
            args = [ast.Constant(called.id), *self.span(node), ast.Constant(awaited)]
            node.func = self.helper(called, FUNCTION, args)
        else:
            node.func = self.visit(called, scopes)
        self.fields(node, scopes, ("args", "keywords"))
        return node

    def scope(self, node, kind, scopes):
        if kind in COMPREHENSIONS:
            bound = {n.id for generator in node.generators for n in ast.walk(generator.target) if type(n) is ast.Name}
            self.fields(node, (*scopes, bound))
            return node
        if kind is ast.ClassDef:
            self.fields(node, scopes, ("decorator_list", "bases", "keywords"))
            bound, _ = bound_names(node.body)
            # Functions in a class do not see its names.
            node.body = [self.definition(n, scopes, bound) for n in node.body]
            return node
        return self.function(node, kind, scopes, scopes)

    def definition(self, node, scopes, bound):
        if type(node) in DEFINITIONS:
            return self.function(node, type(node), scopes, (*scopes, bound))
        return self.visit(node, (*scopes, bound | {"__module__", "__qualname__"}))

    def function(self, node, kind, scopes, around):
        args = node.args
        args.defaults = [self.visit(n, around) for n in args.defaults]
        args.kw_defaults = [n and self.visit(n, around) for n in args.kw_defaults]
        every = [*args.posonlyargs, *args.args, *args.kwonlyargs, *(a for a in (args.vararg, args.kwarg) if a)]
        bound = {a.arg for a in every}
        if kind is ast.Lambda:
            node.body = self.visit(node.body, (*scopes, bound))
            return node
        node.decorator_list = [self.visit(n, around) for n in node.decorator_list]
        bound |= bound_names(node.body)[0] | {"__class__"}
        node.body = [self.visit(n, (*scopes, bound)) for n in node.body]
        return node

    def assertion(self, node, scopes):
        test = node.test
        self.fields(node, scopes)
        if type(test) is ast.Compare and len(test.ops) == 1:
            operator = OPERATORS[type(test.ops[0]).__name__]
            right = test.comparators[0]
            message = node.msg or ast.Constant(None)
            parts = [message, ast.Constant(node.msg is not None), ast.Constant(operator), ast.Name(LEFT, ast.Load()), ast.Name(RIGHT, ast.Load()), ast.Constant(self.annotate)]
            test.left = self.kept(LEFT, test.left)
            test.comparators[0] = self.kept(RIGHT, right)
            node.msg = ast.Call(ast.Name(ASSERTION, ast.Load()), parts, [])
            for made in (node.msg, node.msg.func, *parts):
                if not hasattr(made, "lineno"):
                    ast.copy_location(made, node)
        return node

    def imported(self, node):
        """Precedes an import of the host's modules with a request for them."""
        if type(node) is ast.ImportFrom:
            names = [] if node.level or node.module is None else [node.module]
        else:
            names = [name.name for name in node.names]
        wanted = [name.partition(".")[0] for name in names if name.partition(".")[0] in SETTINGS.get("modules", ())]
        if not wanted:
            return node
        return ast.copy_location(ast.If(self.helper(node, MODULE, [ast.Constant(name) for name in wanted]), [node], []), node)

    def kept(self, name, value):
        return ast.copy_location(ast.NamedExpr(ast.copy_location(ast.Name(name, ast.Store()), value), value), value)


def own_nodes(nodes):
    """These nodes and the nodes in them that run with them. Nodes inside functions and classes are left out."""
    left = list(nodes)
    while left:
        node = left.pop()
        yield node
        if type(node) not in SCOPES or type(node) in COMPREHENSIONS:
            left.extend(ast.iter_child_nodes(node))


class Globals(ast.NodeTransformer):
    """Removes annotations of variables: a function must not annotate global ones."""

    def visit_AnnAssign(self, node):
        return ast.copy_location(ast.Pass() if node.value is None else ast.Assign([node.target], node.value), node)

    def visit_FunctionDef(self, node):
        return node

    visit_AsyncFunctionDef = visit_ClassDef = visit_Lambda = visit_FunctionDef


def as_function(body, names):
    """A program with a top-level return, as a function whose variables are the module's."""
    for node in own_nodes(body):
        if type(node) in YIELDING:
            error = SyntaxError(f"'{YIELDING[type(node)]}' outside function")
            error.lineno, error.offset, error.end_lineno, error.end_offset = node.lineno, node.col_offset + 1, node.end_lineno, node.end_col_offset + 1
            raise error
    awaits = any(type(node) in AWAITING or getattr(node, "is_async", 0) for node in own_nodes(body))
    made = ast.parse(f"{'async ' if awaits else ''}def made(): pass").body[0]
    made.name = RETURNING
    made.body = [Globals().visit(node) for node in body]
    if type(body[-1]) is ast.Expr:
        made.body[-1] = ast.copy_location(ast.Return(body[-1].value), body[-1])
    names = sorted(filter(None, names))
    if names:
        made.body.insert(0, ast.copy_location(ast.Global(names), body[0]))
    return made, awaits


YIELDING = {ast.Yield: "yield", ast.YieldFrom: "yield from"}
AWAITING = (ast.Await, ast.AsyncFor, ast.AsyncWith)
RETURNING = "<module>"  # its name in tracebacks


def compile_feed(source, filename, looked_up, annotate):
    """The code of a feed, and whether it awaits at the top level. `looked_up`: names for which the host has values."""
    tree = ast.parse(source, filename)
    bound, _ = bound_names(tree.body)
    bound |= declared_global(tree)
    plain = set(dir(builtins)) | set(main_globals()) | (bound - set(looked_up))
    compiler = Compiler(source, filename, plain, annotate)
    returns = any(type(node) is ast.Return for node in own_nodes(tree.body))
    tree.body = [compiler.visit(node, ()) for node in tree.body]
    if returns:
        made, awaits = as_function(tree.body, bound)
        return compile(ast.Module([made], []), filename, "exec"), awaits
    if tree.body and type(tree.body[-1]) is ast.Expr:
        last = tree.body[-1]
        target = ast.copy_location(ast.Name(RESULT, ast.Store()), last)
        tree.body[-1] = ast.copy_location(ast.Assign([target], last.value), last)
    code = compile(tree, filename, "exec", flags=AWAIT)
    return code, bool(code.co_flags & 0x80)


def assertion_message(message, given, operator, left, right, most):
    def shown(value):
        text = repr(value)
        return text if len(text) <= most else text[:most] + "\N{HORIZONTAL ELLIPSIS}"

    detail = f"assert {shown(left)} {operator} {shown(right)}"
    return f"{message}\n{detail}" if given else detail
