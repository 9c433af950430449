"""Node classes, and the values of literals: what packages ask of ast that do not read programs. Written for these tests."""
_NODES = '''
mod: Module body type_ignores, Expression body, Interactive body
stmt: FunctionDef name args body decorator_list returns, AsyncFunctionDef name args body, ClassDef name bases keywords body decorator_list, Return value,
 Delete targets, Assign targets value, AugAssign target op value, AnnAssign target annotation value simple, For target iter body orelse, AsyncFor,
 While test body orelse, If test body orelse, With items body, AsyncWith, Match, Raise exc cause, Try body handlers orelse finalbody, TryStar, Assert test msg,
 Import names, ImportFrom module names level, Global names, Nonlocal names, Expr value, Pass, Break, Continue
expr: BoolOp op values, NamedExpr target value, BinOp left op right, UnaryOp op operand, Lambda args body, IfExp test body orelse, Dict keys values, Set elts,
 ListComp elt generators, SetComp elt generators, DictComp key value generators, GeneratorExp elt generators, Await value, Yield value, YieldFrom value,
 Compare left ops comparators, Call func args keywords, FormattedValue value conversion format_spec, JoinedStr values, Constant value kind,
 Attribute value attr ctx, Subscript value slice ctx, Starred value ctx, Name id ctx, List elts ctx, Tuple elts ctx, Slice lower upper step
boolop: And, Or
operator: Add, Sub, Mult, MatMult, Div, Mod, Pow, LShift, RShift, BitOr, BitXor, BitAnd, FloorDiv
unaryop: Invert, Not, UAdd, USub
cmpop: Eq, NotEq, Lt, LtE, Gt, GtE, Is, IsNot, In, NotIn
expr_context: Load, Store, Del
AST: comprehension target iter ifs is_async, arguments posonlyargs args vararg kwonlyargs kw_defaults kwarg defaults, arg arg annotation, keyword arg value, alias name asname,
 withitem context_expr optional_vars, excepthandler
excepthandler: ExceptHandler type name body
'''


class AST:
    _fields = ()

    def __init__(self, *args, **kwargs):
        for name, value in zip(self._fields, args):
            setattr(self, name, value)
        self.__dict__.update(kwargs)


def _define(text):
    for line in text.strip().replace(',\n', ',').splitlines():
        base, _, nodes = line.partition(': ')
        parent = globals().setdefault(base, type(base, (AST,), {}))
        for name, *fields in map(str.split, nodes.split(',')):
            globals()[name] = type(name, (parent,), {'_fields': tuple(fields)})


_define(_NODES)


def parse(*args, **kwargs):
    raise NotImplementedError('ast.parse')


def literal_eval(text):
    return eval(text.strip(), {'__builtins__': {}})


class NodeVisitor:
    def visit(self, node):
        return getattr(self, 'visit_' + type(node).__name__, self.generic_visit)(node)


class NodeTransformer(NodeVisitor):
    pass
