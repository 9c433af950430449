"""What functions are made of, whatever they name things: shapes of their syntax trees, for check_provenance.py."""
import ast
import re

WHOLE, RUN, RUN_NODES = 28, 5, 36  # nodes of a function, statements in a row, nodes of these
BLOCKS = "body", "orelse", "finalbody", "handlers"
NAMED = {"ctx", "type_comment", "kind", "name", "names", "module", "returns", "annotation", "type_params", "decorator_list", "id", "attr", "arg", "asname", "rest"}


def shape(node, without=()):
    """(text, nodes) of a tree without its names; texts are all one, numbers are not."""
    parts, waiting, count = [], [node], 0
    while waiting:
        one = waiting.pop()
        if isinstance(one, str):
            parts.append(one)
            continue
        count += 1
        if isinstance(one, ast.Constant):
            parts.append("text" if isinstance(one.value, (str, bytes)) else repr(one.value))
            continue
        parts.append(type(one).__name__)
        below = []
        for field, value in ast.iter_fields(one):
            if field in NAMED or (one is node and field in without):
                continue
            if isinstance(value, list):
                below += [f"{field}{len(value)}", *(v for v in value if isinstance(v, ast.AST))]
            elif isinstance(value, ast.AST):
                below.append(value)
        waiting += [")", *reversed(below)]
    return " ".join(parts), count


def statements(body):
    """(shape, nodes) of every statement of a body, in order: of blocks, their heads, and then what is in them."""
    for statement in body:
        if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            continue
        yield shape(statement, BLOCKS if hasattr(statement, "body") else ())
        for block in BLOCKS:
            for part in getattr(statement, block, []):
                if isinstance(part, ast.ExceptHandler):
                    yield "except", 1
                    yield from statements(part.body)
                elif isinstance(part, ast.stmt):
                    yield from statements([part])


def parse(text):
    """The tree of a source; type parameters, which this Python may not know, are left out where it cannot read them."""
    try:
        return ast.parse(text)
    except SyntaxError:
        text = text.decode("utf-8") if isinstance(text, bytes) else text
        return ast.parse(re.sub(r"(?m)^(\s*(?:class|def) \w+)\[[^\]]*\]", r"\1", text))


def functions(text):
    """((line, name), set of shapes) of each function that is long enough."""
    for node in ast.walk(parse(text)):
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            continue
        body = node.body[1:] if isinstance(node.body[0], ast.Expr) and isinstance(node.body[0].value, ast.Constant) else node.body
        found = set()
        whole = [shape(statement) for statement in body]
        if sum(count for _, count in whole) >= WHOLE:
            found.add(" ".join(text for text, _ in whole))
        each = list(statements(body))
        for i in range(len(each) - RUN + 1):
            if sum(count for _, count in each[i : i + RUN]) >= RUN_NODES:
                found.add(" ".join(text for text, _ in each[i : i + RUN]))
        if found:
            yield (node.lineno, node.name), found


def shapes(text):
    """The shapes of all functions of a file."""
    return {shape for _, found in functions(text) for shape in found}
