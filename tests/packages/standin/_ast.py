"""The classes of nodes under CPython's own module ast, and a parser that makes them. Written for these tests."""
PyCF_ONLY_AST, PyCF_TYPE_COMMENTS, PyCF_ALLOW_TOP_LEVEL_AWAIT, PyCF_OPTIMIZED_AST = 0x400, 0x1000, 0x2000, 0x8400

# Class, fields: * for lists, ? for what may be None.
_NODES = '''
mod: Module body* type_ignores*, Interactive body*, Expression body, FunctionType argtypes* returns
expr_context: Load, Store, Del
stmt: FunctionDef name args body* decorator_list* returns? type_comment? type_params*, AsyncFunctionDef name args body* decorator_list* returns? type_comment? type_params*,
 ClassDef name bases* keywords* body* decorator_list* type_params*, Return value?, Delete targets*, Assign targets* value type_comment?, TypeAlias name type_params* value,
 AugAssign target op value, AnnAssign target annotation value? simple, For target iter body* orelse* type_comment?, AsyncFor target iter body* orelse* type_comment?,
 While test body* orelse*, If test body* orelse*, With items* body* type_comment?, AsyncWith items* body* type_comment?, Match subject cases*, Raise exc? cause?,
 Try body* handlers* orelse* finalbody*, TryStar body* handlers* orelse* finalbody*, Assert test msg?, Import names*, ImportFrom module? names* level?,
 Global names*, Nonlocal names*, Expr value, Pass, Break, Continue
expr: BoolOp op values*, NamedExpr target value, BinOp left op right, UnaryOp op operand, Lambda args body, IfExp test body orelse, Dict keys* values*, Set elts*,
 ListComp elt generators*, SetComp elt generators*, DictComp key value generators*, GeneratorExp elt generators*, Await value, Yield value?, YieldFrom value,
 Compare left ops* comparators*, Call func args* keywords*, FormattedValue value conversion format_spec?, Interpolation value str conversion format_spec?,
 JoinedStr values*, TemplateStr values*, Constant value kind?, Attribute value attr ctx, Subscript value slice ctx, Starred value ctx, Name id ctx, List elts* ctx,
 Tuple elts* ctx, Slice lower? upper? step?
boolop: And, Or
operator: Add, Sub, Mult, MatMult, Div, Mod, Pow, LShift, RShift, BitOr, BitXor, BitAnd, FloorDiv
unaryop: Invert, Not, UAdd, USub
cmpop: Eq, NotEq, Lt, LtE, Gt, GtE, Is, IsNot, In, NotIn
excepthandler: ExceptHandler type? name? body*
pattern: MatchValue value, MatchSingleton value, MatchSequence patterns*, MatchMapping keys* patterns* rest?, MatchClass cls patterns* kwd_attrs* kwd_patterns*,
 MatchStar name?, MatchAs pattern? name?, MatchOr patterns*
type_ignore: TypeIgnore lineno tag
type_param: TypeVar name bound? default_value?, ParamSpec name default_value?, TypeVarTuple name default_value?
AST: comprehension target iter ifs* is_async, arguments posonlyargs* args* vararg? kwonlyargs* kw_defaults* kwarg? defaults*, arg arg annotation? type_comment?,
 keyword arg? value, alias name asname?, withitem context_expr optional_vars?, match_case pattern guard? body*
'''
_PLACED = ('lineno', 'col_offset', 'end_lineno', 'end_col_offset')


class AST:
    _fields = _attributes = __match_args__ = ()
    _lists = ()
    _field_types = {}

    def __init__(self, *args, **kwargs):
        if len(args) > len(self._fields):
            raise TypeError(f'{type(self).__name__} constructor takes at most {len(self._fields)} positional argument{"s" * (len(self._fields) != 1)}')
        given = dict(zip(self._fields, args)) | kwargs
        for name in self._lists:
            given.setdefault(name, [])
        if 'ctx' in self._fields:
            given.setdefault('ctx', Load())
        self.__dict__.update(given)

    def __reduce__(self):
        return type(self), (), dict(self.__dict__)

    def __replace__(self, **fields):
        return type(self)(**self.__dict__ | fields)


def _types(names, lists):
    return {name: list[object] if name in lists else globals()['expr_context'] if name == 'ctx' else object for name in names}


def _define(base, placed, fields):
    parent = globals()[base]
    for name, *own in fields:
        names = tuple([field.rstrip('*?') for field in own])
        lists, options = ([field[:-1] for field in own if field.endswith(mark)] for mark in '*?')
        space = {'_fields': names, '__match_args__': names, '_lists': tuple(lists), '_field_types': _types(names, lists), '__module__': 'ast', **dict.fromkeys(options)}
        if placed:
            space |= {'_attributes': _PLACED, 'end_lineno': None, 'end_col_offset': None}
        globals()[name] = type(name, (parent,), space)
        __all__.append(name)


__all__ = ['AST', 'compile', 'PyCF_ONLY_AST', 'PyCF_TYPE_COMMENTS', 'PyCF_ALLOW_TOP_LEVEL_AWAIT', 'PyCF_OPTIMIZED_AST']
for _line in _NODES.strip().replace(',\n', ',').splitlines():
    _base, _, _rest = _line.partition(': ')
    if _base != 'AST':
        _define('AST', _base in ('stmt', 'expr', 'excepthandler', 'pattern', 'type_param'), [[_base]])
    for _node in _rest.split(','):
        _name = _node.split()[0]
        _define(_base, _base in ('stmt', 'expr', 'excepthandler', 'pattern', 'type_param') or _name in ('arg', 'keyword', 'alias'), [_node.split()])


# What is found wrong only when nodes are compiled.
_LATER = 'outside', 'in async gen', 'in loop', 'global', 'nonlocal', 'duplicate argument', 'is parameter'


def compile(source, filename='<unknown>', mode='exec', flags=0, *args, **kwargs):
    import builtins
    if not flags & PyCF_ONLY_AST:
        if isinstance(source, AST):
            raise NotImplementedError('compile() of nodes')
        return builtins.compile(source, filename, mode, flags, *args)
    if isinstance(source, AST):
        return source
    try:
        builtins.compile(source, filename, mode)  # which tells what is wrong with it
    except SyntaxError as e:
        if not any(words in e.msg for words in _LATER):
            raise
    from _ast_parser import Parser
    text = source.decode() if isinstance(source, (bytes, bytearray)) else source
    return Parser(text).parse(mode)
