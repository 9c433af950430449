import ast
import copy
import warnings

warnings.simplefilter('always')
warnings.showwarning = lambda message, category, *rest, **more: print(category.__name__, message)


def says(work, *args, **named):
    try:
        print(work(*args, **named))
    except Exception as e:
        print(type(e).__name__, e)


### trees of statements, as text
print(ast.dump(ast.parse('x = 1\ndel x, y[0]\nassert x, "no"')))
print(ast.dump(ast.parse('def f(a, /, b: int = 1, *c, d, e=2, **g) -> None: return a'), indent=2))
#> Module(body=[Assign(targets=[Name(id='x', ctx=Store())], value=Constant(value=1)), Delete(targets=[Name(id='x', ctx=Del()), Subscript(value=Name(id='y', ctx=Load()), slice=Constant(value=0), ctx=Del())]), Assert(test=Name(id='x', ctx=Load()), msg=Constant(value='no'))])
#> Module(
#>   body=[
#>     FunctionDef(
#>       name='f',
#>       args=arguments(
#>         posonlyargs=[
#>           arg(arg='a')],
#>         args=[
#>           arg(
#>             arg='b',
#>             annotation=Name(id='int', ctx=Load()))],
#>         vararg=arg(arg='c'),
#>         kwonlyargs=[
#>           arg(arg='d'),
#>           arg(arg='e')],
#>         kw_defaults=[
#>           None,
#>           Constant(value=2)],
#>         kwarg=arg(arg='g'),
#>         defaults=[
#>           Constant(value=1)]),
#>       body=[
#>         Return(
#>           value=Name(id='a', ctx=Load()))],
#>       returns=Constant(value=None))])

### trees of statements that hold others, as text
print(ast.dump(ast.parse('async def f():\n async for a in b: await c\n async with d as e: pass')))
print(ast.dump(ast.parse('class A[T: int = str, *U, **V](B, k=1): x: int = 3')))
print(ast.dump(ast.parse('try: pass\nexcept (A, B) as e: raise X from e\nelse: pass\nfinally: pass')))
print(ast.dump(ast.parse('from ..a import b as c, d\nimport e.f\nglobal g\ntype H = I')))
#> Module(body=[AsyncFunctionDef(name='f', args=arguments(), body=[AsyncFor(target=Name(id='a', ctx=Store()), iter=Name(id='b', ctx=Load()), body=[Expr(value=Await(value=Name(id='c', ctx=Load())))]), AsyncWith(items=[withitem(context_expr=Name(id='d', ctx=Load()), optional_vars=Name(id='e', ctx=Store()))], body=[Pass()])])])
#> Module(body=[ClassDef(name='A', bases=[Name(id='B', ctx=Load())], keywords=[keyword(arg='k', value=Constant(value=1))], body=[AnnAssign(target=Name(id='x', ctx=Store()), annotation=Name(id='int', ctx=Load()), value=Constant(value=3), simple=1)], type_params=[TypeVar(name='T', bound=Name(id='int', ctx=Load()), default_value=Name(id='str', ctx=Load())), TypeVarTuple(name='U'), ParamSpec(name='V')])])
#> Module(body=[Try(body=[Pass()], handlers=[ExceptHandler(type=Tuple(elts=[Name(id='A', ctx=Load()), Name(id='B', ctx=Load())], ctx=Load()), name='e', body=[Raise(exc=Name(id='X', ctx=Load()), cause=Name(id='e', ctx=Load()))])], orelse=[Pass()], finalbody=[Pass()])])
#> Module(body=[ImportFrom(module='a', names=[alias(name='b', asname='c'), alias(name='d')], level=2), Import(names=[alias(name='e.f')]), Global(names=['g']), TypeAlias(name=Name(id='H', ctx=Store()), value=Name(id='I', ctx=Load()))])

### trees of expressions
for text in ('a + b * -c', 'a < b is not c', 'a and b or not c', 'lambda x, *y: (yield)', 'f(*a, k=b, **c)',
             'a[1:2, ::3].b'):
    print(ast.dump(ast.parse(text, mode='eval'), annotate_fields=False))
for text in ('{1: 2, **a}', '{1, *a}', '[x for x in y if z]', '(a := 3, ...)', 'f"{a!r:>{w}} {{}} b"', 't"{a}"',
             'u"x" "y"'):
    print(ast.dump(ast.parse(text, mode='eval').body))
for value in (12345678901234567890, 1e400, 2.5j, b'a\0', 'a\u20ac', None, True):
    print(ast.dump(ast.parse(repr(value), mode='eval').body))
#> Expression(BinOp(Name('a', Load()), Add(), BinOp(Name('b', Load()), Mult(), UnaryOp(USub(), Name('c', Load())))))
#> Expression(Compare(Name('a', Load()), [Lt(), IsNot()], [Name('b', Load()), Name('c', Load())]))
#> Expression(BoolOp(Or(), [BoolOp(And(), [Name('a', Load()), Name('b', Load())]), UnaryOp(Not(), Name('c', Load()))]))
#> Expression(Lambda(arguments([], [arg('x')], arg('y')), Yield()))
#> Expression(Call(Name('f', Load()), [Starred(Name('a', Load()), Load())], [keyword('k', Name('b', Load())), keyword(value=Name('c', Load()))]))
#> Expression(Attribute(Subscript(Name('a', Load()), Tuple([Slice(Constant(1), Constant(2)), Slice(step=Constant(3))], Load()), Load()), 'b', Load()))
#> Dict(keys=[Constant(value=1), None], values=[Constant(value=2), Name(id='a', ctx=Load())])
#> Set(elts=[Constant(value=1), Starred(value=Name(id='a', ctx=Load()), ctx=Load())])
#> ListComp(elt=Name(id='x', ctx=Load()), generators=[comprehension(target=Name(id='x', ctx=Store()), iter=Name(id='y', ctx=Load()), ifs=[Name(id='z', ctx=Load())], is_async=0)])
#> Tuple(elts=[NamedExpr(target=Name(id='a', ctx=Store()), value=Constant(value=3)), Constant(value=Ellipsis)], ctx=Load())
#> JoinedStr(values=[FormattedValue(value=Name(id='a', ctx=Load()), conversion=114, format_spec=JoinedStr(values=[Constant(value='>'), FormattedValue(value=Name(id='w', ctx=Load()), conversion=-1)])), Constant(value=' {} b')])
#> TemplateStr(values=[Interpolation(value=Name(id='a', ctx=Load()), str='a', conversion=-1)])
#> Constant(value='xy', kind='u')
#> Constant(value=12345678901234567890)
#> Name(id='inf', ctx=Load())
#> Constant(value=2.5j)
#> Constant(value=b'a\x00')
#> Constant(value='a€')
#> Constant(value=None)
#> Constant(value=True)

### patterns
tree = ast.parse('''match a:
    case [1, *_, {"k": v, **r}] | A(x, y=None) as q if g: pass
    case -1 | 2+3j | "s" | a.b: pass
    case _: pass
''')
print(ast.dump(tree, indent='\t'))
#> Module(
#> 	body=[
#> 		Match(
#> 			subject=Name(id='a', ctx=Load()),
#> 			cases=[
#> 				match_case(
#> 					pattern=MatchAs(
#> 						pattern=MatchOr(
#> 							patterns=[
#> 								MatchSequence(
#> 									patterns=[
#> 										MatchValue(
#> 											value=Constant(value=1)),
#> 										MatchStar(),
#> 										MatchMapping(
#> 											keys=[
#> 												Constant(value='k')],
#> 											patterns=[
#> 												MatchAs(name='v')],
#> 											rest='r')]),
#> 								MatchClass(
#> 									cls=Name(id='A', ctx=Load()),
#> 									patterns=[
#> 										MatchAs(name='x')],
#> 									kwd_attrs=[
#> 										'y'],
#> 									kwd_patterns=[
#> 										MatchSingleton(value=None)])]),
#> 						name='q'),
#> 					guard=Name(id='g', ctx=Load()),
#> 					body=[
#> 						Pass()]),
#> 				match_case(
#> 					pattern=MatchOr(
#> 						patterns=[
#> 							MatchValue(
#> 								value=UnaryOp(
#> 									op=USub(),
#> 									operand=Constant(value=1))),
#> 							MatchValue(
#> 								value=BinOp(
#> 									left=Constant(value=2),
#> 									op=Add(),
#> 									right=Constant(value=3j))),
#> 							MatchValue(
#> 								value=Constant(value='s')),
#> 							MatchValue(
#> 								value=Attribute(
#> 									value=Name(id='a', ctx=Load()),
#> 									attr='b',
#> 									ctx=Load()))]),
#> 					body=[
#> 						Pass()]),
#> 				match_case(
#> 					pattern=MatchAs(),
#> 					body=[
#> 						Pass()])])])

### places count bytes of UTF-8
tree = ast.parse('"\u00e9\u20ac" + x\nif a:\n  b\nelif c:\n  d')
for node in ast.walk(tree):
    if 'lineno' in node._attributes:
        print(type(node).__name__, node.lineno, node.col_offset, node.end_lineno, node.end_col_offset)
print(ast.dump(ast.parse('a.b', mode='single'), include_attributes=True))
#> Expr 1 0 1 11
#> If 2 0 5 3
#> BinOp 1 0 1 11
#> Name 2 3 2 4
#> Expr 3 2 3 3
#> If 4 0 5 3
#> Constant 1 0 1 7
#> Name 1 10 1 11
#> Name 3 2 3 3
#> Name 4 5 4 6
#> Expr 5 2 5 3
#> Name 5 2 5 3
#> Interactive(body=[Expr(value=Attribute(value=Name(id='a', ctx=Load(), lineno=1, col_offset=0, end_lineno=1, end_col_offset=1), attr='b', ctx=Load(), lineno=1, col_offset=0, end_lineno=1, end_col_offset=3), lineno=1, col_offset=0, end_lineno=1, end_col_offset=3)])

### short forms of dump()
tree = ast.parse('def f(*, a): return\nx: int')
print(ast.dump(tree, False), ast.dump(tree, show_empty=True), sep='\n')
print(ast.dump(tree, annotate_fields=False, show_empty=True, indent=0))
#> Module([FunctionDef('f', arguments(kwonlyargs=[arg('a')], kw_defaults=[None]), [Return()]), AnnAssign(Name('x', Store()), Name('int', Load()), simple=1)])
#> Module(body=[FunctionDef(name='f', args=arguments(posonlyargs=[], args=[], kwonlyargs=[arg(arg='a')], kw_defaults=[None], defaults=[]), body=[Return()], decorator_list=[], type_params=[]), AnnAssign(target=Name(id='x', ctx=Store()), annotation=Name(id='int', ctx=Load()), simple=1)], type_ignores=[])
#> Module(
#> [
#> FunctionDef(
#> 'f',
#> arguments(
#> [],
#> [],
#> kwonlyargs=[
#> arg('a')],
#> kw_defaults=[
#> None],
#> defaults=[]),
#> [
#> Return()],
#> [],
#> type_params=[]),
#> AnnAssign(
#> Name('x', Store()),
#> Name('int', Load()),
#> simple=1)],
#> [])

### what dump() refuses
says(ast.dump, 3)
says(ast.dump, ast.Name(id='a', ctx=None, lineno=3), include_attributes=True)
#> TypeError expected AST, got 'int'
#> Name(id='a', ctx=None, lineno=3)

### repr() shows three levels
print(ast.parse('x = 1; y = 2; z = [a, b, c]'))
print(ast.Name('a'), ast.Load(), ast.arguments(), ast.AST())
print(ast.parse('f(a, b, c, d)').body[0].value)
#> Module(body=[Assign(targets=[Name(id='x', ctx=Store(...))], value=Constant(value=1, kind=None), type_comment=None), ..., Assign(targets=[Name(id='z', ctx=Store(...))], value=List(elts=[Name(...), ..., Name(...)], ctx=Load(...)), type_comment=None)], type_ignores=[])
#> Name(id='a', ctx=Load()) Load() arguments(posonlyargs=[], args=[], vararg=None, kwonlyargs=[], kw_defaults=[], kwarg=None, defaults=[]) ast.AST()
#> Call(func=Name(id='f', ctx=Load()), args=[Name(id='a', ctx=Load()), ..., Name(id='d', ctx=Load())], keywords=[])

### classes and their fields
for cls in (ast.Name, ast.FunctionDef, ast.Dict, ast.Constant, ast.ImportFrom, ast.ExceptHandler, ast.arguments,
            ast.Add):
    print(cls.__doc__, cls.__mro__[1:-1], cls._fields == cls.__match_args__, cls._attributes)
    print(cls._field_types)
#> Name(identifier id, expr_context ctx) (<class 'ast.expr'>, <class 'ast.AST'>) True ('lineno', 'col_offset', 'end_lineno', 'end_col_offset')
#> {'id': <class 'str'>, 'ctx': <class 'ast.expr_context'>}
#> FunctionDef(identifier name, arguments args, stmt* body, expr* decorator_list, expr? returns, string? type_comment, type_param* type_params) (<class 'ast.stmt'>, <class 'ast.AST'>) True ('lineno', 'col_offset', 'end_lineno', 'end_col_offset')
#> {'name': <class 'str'>, 'args': <class 'ast.arguments'>, 'body': list[ast.stmt], 'decorator_list': list[ast.expr], 'returns': ast.expr | None, 'type_comment': str | None, 'type_params': list[ast.type_param]}
#> Dict(expr?* keys, expr* values) (<class 'ast.expr'>, <class 'ast.AST'>) True ('lineno', 'col_offset', 'end_lineno', 'end_col_offset')
#> {'keys': list[ast.expr], 'values': list[ast.expr]}
#> Constant(constant value, string? kind) (<class 'ast.expr'>, <class 'ast.AST'>) True ('lineno', 'col_offset', 'end_lineno', 'end_col_offset')
#> {'value': <class 'object'>, 'kind': str | None}
#> ImportFrom(identifier? module, alias* names, int? level) (<class 'ast.stmt'>, <class 'ast.AST'>) True ('lineno', 'col_offset', 'end_lineno', 'end_col_offset')
#> {'module': str | None, 'names': list[ast.alias], 'level': int | None}
#> ExceptHandler(expr? type, identifier? name, stmt* body) (<class 'ast.excepthandler'>, <class 'ast.AST'>) True ('lineno', 'col_offset', 'end_lineno', 'end_col_offset')
#> {'type': ast.expr | None, 'name': str | None, 'body': list[ast.stmt]}
#> arguments(arg* posonlyargs, arg* args, arg? vararg, arg* kwonlyargs, expr* kw_defaults, arg? kwarg, expr* defaults) (<class 'ast.AST'>,) True ()
#> {'posonlyargs': list[ast.arg], 'args': list[ast.arg], 'vararg': ast.arg | None, 'kwonlyargs': list[ast.arg], 'kw_defaults': list[ast.expr], 'kwarg': ast.arg | None, 'defaults': list[ast.expr]}
#> Add (<class 'ast.operator'>, <class 'ast.AST'>) True ()
#> {}

### classes that others derive from
print(ast.mod.__doc__, ast.operator.__doc__, ast.pattern.__doc__, ast.type_param._attributes, sep='\n')
print(ast.Return.value, hasattr(ast.FunctionDef, 'body'), ast.expr.end_lineno, ast.Name.__annotations__)
#> mod = Module(stmt* body, type_ignore* type_ignores)
#>     | Interactive(stmt* body)
#>     | Expression(expr body)
#>     | FunctionType(expr* argtypes, expr returns)
#> operator = Add | Sub | Mult | MatMult | Div | Mod | Pow | LShift | RShift | BitOr | BitXor | BitAnd | FloorDiv
#> pattern = MatchValue(expr value)
#>         | MatchSingleton(constant value)
#>         | MatchSequence(pattern* patterns)
#>         | MatchMapping(expr* keys, pattern* patterns, identifier? rest)
#>         | MatchClass(expr cls, pattern* patterns, identifier* kwd_attrs, pattern* kwd_patterns)
#>         | MatchStar(identifier? name)
#>         | MatchAs(pattern? pattern, identifier? name)
#>         | MatchOr(pattern* patterns)
#> ('lineno', 'col_offset', 'end_lineno', 'end_col_offset')
#> None False None {'id': <class 'str'>, 'ctx': <class 'ast.expr_context'>}

### what constructors check
print(vars(ast.Name('a')), vars(ast.Name('a', lineno=3)), sorted(vars(ast.FunctionDef('f', None))))
says(ast.Name, 'a', ast.Load(), 3)
says(ast.Name, 'a', id='b')
says(lambda: vars(ast.Name()))
says(lambda: vars(ast.Name('a', foo=1)))
says(ast.AST, 1)
says(ast.Pass, 1)
says(lambda: ast.Name('a').lineno)


class Mine(ast.Name):
    _fields = 'id', 'more'


says(lambda: vars(Mine('a')))
print(isinstance(Mine('a', 'b'), ast.expr), Mine('a', 'b'))
#> {'id': 'a', 'ctx': Load()} {'id': 'a', 'lineno': 3, 'ctx': Load()} ['args', 'body', 'decorator_list', 'name', 'type_params']
#> TypeError Name constructor takes at most 2 positional arguments
#> TypeError Name got multiple values for argument 'id'
#> DeprecationWarning Name.__init__ missing 1 required positional argument: 'id'. This will become an error in Python 3.15.
#> {'ctx': Load()}
#> DeprecationWarning Name.__init__ got an unexpected keyword argument 'foo'. Support for arbitrary keyword arguments is deprecated and will be removed in Python 3.15.
#> {'id': 'a', 'foo': 1, 'ctx': Load()}
#> TypeError AST constructor takes at most 0 positional arguments
#> TypeError Pass constructor takes at most 0 positional arguments
#> AttributeError 'Name' object has no attribute 'lineno'
#> DeprecationWarning Field 'more' is missing from Mine._field_types. This will become an error in Python 3.15.
#> {'id': 'a'}
#> True Mine(id='a', more='b')

### copies and replacements
node = ast.parse('x').body[0].value
print(ast.dump(copy.replace(node, id='y'), include_attributes=True), copy.copy(node).id, copy.deepcopy(node).ctx)
says(copy.replace, node, foo=1)
says(copy.replace, ast.Return())
print(node.__reduce__(), ast.Load() is ast.Load(), node.ctx is ast.parse('y').body[0].value.ctx)
#> Name(id='y', ctx=Load(), lineno=1, col_offset=0, end_lineno=1, end_col_offset=1) x Load()
#> TypeError Name.__replace__ got an unexpected keyword argument 'foo'.
#> Return(value=None)
#> (<class 'ast.Name'>, (None, None), {'id': 'x', 'ctx': Load(), 'lineno': 1, 'col_offset': 0, 'end_lineno': 1, 'end_col_offset': 1}) False True

### errors of parse()
for text in ('x := 1', 'a b', 'def f(:', '"\\d"', ' x', '1 = x', '\0'):
    says(ast.parse, text)
says(ast.parse, 'x', mode='foo')
says(ast.parse, 3)
says(ast.parse, 'x', feature_version=(2, 7))
try:
    ast.parse('x\ny z', 'name.py')
except SyntaxError as e:
    print(e.filename, e.lineno, e.offset, e.text)
#> SyntaxError invalid syntax (<unknown>, line 1)
#> SyntaxError invalid syntax (<unknown>, line 1)
#> SyntaxError invalid syntax (<unknown>, line 1)
#> SyntaxWarning "\d" is an invalid escape sequence. Such sequences will not work in the future. Did you mean "\\d"? A raw string is also an option.
#> Module(body=[Expr(value=Constant(value='\\d', kind=None))], type_ignores=[])
#> IndentationError unexpected indent (<unknown>, line 1)
#> SyntaxError cannot assign to literal here. Maybe you meant '==' instead of '='? (<unknown>, line 1)
#> SyntaxError source code string cannot contain null bytes
#> ValueError compile() mode must be 'exec', 'eval', 'single' or 'func_type'
#> TypeError compile() arg 1 must be a string, bytes or AST object
#> ValueError Unsupported major version: 2
#> name.py 2 3 y z
#>

### compile() gives trees as well
print(ast.dump(compile('x', 'f', 'eval', ast.PyCF_ONLY_AST)), type(compile(b'x', 'f', 'exec', 0x400)))
print(ast.PyCF_ONLY_AST, ast.PyCF_TYPE_COMMENTS, ast.PyCF_ALLOW_TOP_LEVEL_AWAIT, ast.PyCF_OPTIMIZED_AST)
#> Expression(body=Name(id='x', ctx=Load())) <class 'ast.Module'>
#> 1024 4096 8192 33792

### literals
for text in ('{1: [2, (3, "a", b"x")], -1 + 2j: {1}}', ' [True, None, ...]', 'set()', '+3', '1 - 2.5j', '()',
             '"a" "b"', '-0.0'):
    says(ast.literal_eval, text)
for text in ('a', 'f()', '1 + 2', '-"a"', '{**a}', '[1, *a]', '1j + 2', 'f"a"', '--1', '{[]}', '1 +', '\n1'):
    says(ast.literal_eval, text)
says(ast.literal_eval, ast.Constant(3))
says(ast.literal_eval, ast.Expression(ast.Tuple([ast.Constant(1), ast.Constant('a')])))
says(ast.literal_eval, 3)
says(ast.literal_eval, ast.Dict([None], []))
#> {1: [2, (3, 'a', b'x')], (-1+2j): {1}}
#> [True, None, Ellipsis]
#> set()
#> 3
#> (1-2.5j)
#> ()
#> ab
#> -0.0
#> ValueError malformed node or string on line 1: Name(id='a', ctx=Load())
#> ValueError malformed node or string on line 1: Call(func=Name(id='f', ctx=Load()), args=[], keywords=[])
#> ValueError malformed node or string on line 1: BinOp(left=Constant(value=1, kind=None), op=Add(), right=Constant(value=2, kind=None))
#> ValueError malformed node or string on line 1: Constant(value='a', kind=None)
#> ValueError malformed node or string: None
#> ValueError malformed node or string on line 1: Starred(value=Name(id='a', ctx=Load()), ctx=Load())
#> ValueError malformed node or string on line 1: BinOp(left=Constant(value=1j, kind=None), op=Add(), right=Constant(value=2, kind=None))
#> ValueError malformed node or string on line 1: JoinedStr(values=[Constant(value='a', kind=None)])
#> ValueError malformed node or string on line 1: UnaryOp(op=USub(), operand=Constant(value=1, kind=None))
#> TypeError cannot use 'list' as a set element (unhashable type: 'list')
#> SyntaxError invalid syntax (<unknown>, line 1)
#> 1
#> 3
#> (1, 'a')
#> ValueError malformed node or string: 3
#> ValueError malformed node or string: Dict(keys=[None], values=[])

### fields and children
tree = ast.parse('f(a, *b, k=c)').body[0]
print([name for name, value in ast.iter_fields(tree.value)],
      [type(n).__name__ for n in ast.iter_child_nodes(tree.value)])
print([type(n).__name__ for n in ast.walk(tree)])
#> ['func', 'args', 'keywords'] ['Name', 'Name', 'Starred', 'keyword']
#> ['Expr', 'Call', 'Name', 'Name', 'Starred', 'keyword', 'Load', 'Load', 'Name', 'Load', 'Name', 'Load', 'Load']

### visitors
class Names(ast.NodeVisitor):
    def visit_Name(self, node):
        print('name', node.id)

    def visit_Call(self, node):
        print('call')
        self.generic_visit(node)


Names().visit(ast.parse('f(a, g(b))[c]'))


class Change(ast.NodeTransformer):
    def visit_Name(self, node):
        return ast.Subscript(ast.Name('data', ast.Load()), ast.Constant(node.id), node.ctx)

    def visit_Pass(self, node):
        return None

    def visit_Expr(self, node):
        return [self.generic_visit(node), ast.Break()]


tree = Change().visit(ast.parse('a = b\npass\nc\nwhile d: pass'))
print(ast.unparse(ast.fix_missing_locations(tree)))
#> call
#> name f
#> name a
#> call
#> name g
#> name b
#> name c
#> data['a'] = data['b']
#> data['c']
#> break
#> while data['d']:

### places are given, moved and copied
node = ast.fix_missing_locations(ast.Expr(ast.BinOp(ast.Name('a'), ast.Add(), ast.Constant(1, lineno=7, col_offset=2))))
print(ast.dump(node, include_attributes=True))
print(ast.dump(ast.increment_lineno(ast.parse('a\nb'), 10), include_attributes=True))
print(ast.dump(ast.copy_location(ast.Name('x'), ast.parse('\n yy'.strip()).body[0]), include_attributes=True))
print(ast.increment_lineno(ast.Module([], [ast.TypeIgnore(3, '')]), 2).type_ignores[0].lineno)
#> Expr(value=BinOp(left=Name(id='a', ctx=Load(), lineno=1, col_offset=0, end_lineno=1, end_col_offset=0), op=Add(), right=Constant(value=1, lineno=7, col_offset=2, end_lineno=1, end_col_offset=0), lineno=1, col_offset=0, end_lineno=1, end_col_offset=0), lineno=1, col_offset=0, end_lineno=1, end_col_offset=0)
#> Module(body=[Expr(value=Name(id='a', ctx=Load(), lineno=11, col_offset=0, end_lineno=11, end_col_offset=1), lineno=11, col_offset=0, end_lineno=11, end_col_offset=1), Expr(value=Name(id='b', ctx=Load(), lineno=12, col_offset=0, end_lineno=12, end_col_offset=1), lineno=12, col_offset=0, end_lineno=12, end_col_offset=1)])
#> Name(id='x', ctx=Load(), lineno=1, col_offset=0, end_lineno=1, end_col_offset=2)
#> 5

### docstrings
tree = ast.parse('"""Top.\n\n    More.\n    """\ndef f():\n  "inner"\nclass A: 3')
print(repr(ast.get_docstring(tree)), repr(ast.get_docstring(tree, False)), ast.get_docstring(tree.body[1]),
      ast.get_docstring(tree.body[2]))
says(ast.get_docstring, tree.body[0])
#> 'Top.\n\nMore.' 'Top.\n\n    More.\n    ' inner None
#> TypeError 'Expr' can't have docstrings

### the source of a node
text = 'if a:\n  x = f(\n\t"\u00e9",\r\n    b)\n\fy = 2'
for node in ast.walk(ast.parse(text)):
    if isinstance(node, (ast.Assign, ast.Call, ast.Constant)):
        print(repr(ast.get_source_segment(text, node)), repr(ast.get_source_segment(text, node, padded=True)))
print(ast.get_source_segment(text, ast.Name('a')))
#> 'y = 2' 'y = 2'
#> 'x = f(\n\t"é",\r\n    b)' '  x = f(\n\t"é",\r\n    b)'
#> '2' '2'
#> 'f(\n\t"é",\r\n    b)' '      f(\n\t"é",\r\n    b)'
#> '"é"' '"é"'
#> None

### comparing
a, b = ast.parse('x + 1'), ast.parse('x  +  1')
print(ast.compare(a, b), ast.compare(a, b, compare_attributes=True), ast.compare(a, ast.parse('x + 2')),
      ast.compare(a, 3))
#> True False False False

### classes of old trees
print(ast.Index(3), ast.dump(ast.ExtSlice([ast.Constant(1)])), ast.Tuple([1]).dims,
      issubclass(ast.Param, ast.expr_context))
#> 3 Tuple(elts=[Constant(value=1)], ctx=Load()) [1] True

### trees that contain themselves
def own():
    tree = ast.parse('x + 1', mode='eval')
    tree.body.left = tree.body
    return tree
items = ast.List([], ast.Load())
items.elts.append(items)
for name, call in {
    'fix_missing_locations': lambda: ast.fix_missing_locations(own()),
    'the same of a list': lambda: ast.fix_missing_locations(items),
    'compare': lambda: ast.compare(own(), own()),
    'dump': lambda: ast.dump(own()),
    'unparse': lambda: ast.unparse(items),
    'visit': lambda: ast.NodeVisitor().visit(own()),
    'transform': lambda: ast.NodeTransformer().visit(own()),
    'literal_eval': lambda: ast.literal_eval(items),
    'walk': lambda: [n for n, at in zip(range(5), ast.walk(own()))][-1],
    'copy_location': lambda: type(ast.copy_location(own(), own())).__name__,
}.items():
    try: print(name, call())
    except RecursionError as e: print(name, e)
#> fix_missing_locations maximum recursion depth exceeded
#> the same of a list maximum recursion depth exceeded
#> compare maximum recursion depth exceeded
#> dump maximum recursion depth exceeded
#> unparse maximum recursion depth exceeded
#> visit maximum recursion depth exceeded
#> transform maximum recursion depth exceeded
#> literal_eval maximum recursion depth exceeded
#> walk 4
#> copy_location Expression

### compare looks no further than it has to
class Odd:
    def __eq__(self, other): print('asked'); return False
    __hash__ = None
print(ast.compare(ast.Tuple([1, Odd()]), ast.Tuple([2, Odd()])), ast.compare(ast.Constant(Odd()), ast.Constant(Odd())))
print(ast.compare(ast.Tuple([1]), ast.Tuple([1, 2])))
one, other = ast.parse('a\n\nb'), ast.parse('a\nb')
print(ast.compare(one, other), ast.compare(one, other, compare_attributes=True))
#> asked
#> False False
#> False
#> True False
