import ast
import traceback

PLACE = dict(lineno=1, col_offset=0, end_lineno=1, end_col_offset=1)


def at(cls, *args, **named):
    return cls(*args, **named, **PLACE)


def name(id, ctx=ast.Load()):
    return at(ast.Name, id, ctx)


def const(value):
    return at(ast.Constant, value)


# What an expression, or statements, come to.
def told(*parts):
    if isinstance(parts[0], ast.expr):
        tree, mode = ast.Expression(parts[0]), 'eval'
    else:
        tree, mode = ast.Module(list(parts), []), 'exec'
    try:
        code = compile(tree, '<tree>', mode)
        print(repr(eval(code, {'x': 1, 'y': [1], 'f': dict})))
    except Exception as e:
        print(type(e).__name__, e)


def case(pattern, *body):
    told(at(ast.Match, const(1), [ast.match_case(pattern, None, list(body) or [at(ast.Pass)])]))


### trees that were read do what their text does
for text in ('1 + 2', '[i * i for i in range(3) if i]', 'f"{1:>{3}}|{2!r}"', '(lambda a, *b, c=1: (a, b, c))(1, 2)'):
    print(eval(compile(ast.parse(text, mode='eval'), 'f', 'eval')))
space = {}
exec(compile(ast.parse('def f(x):\n  return x + 1\nclass A:\n  y: int = f(2)'), 'f', 'exec'), space)
print(space['f'](1), space['A'].y, space['A'].__annotations__)
exec(compile(ast.parse('1 + 1; "a"', mode='single'), 'f', 'single'))
#> 3
#> [1, 4]
#>   1|2
#> (1, (2,), 1)
#> 2 3 {'y': <class 'int'>}
#> 2
#> 'a'

### a tree that was changed
class Swap(ast.NodeTransformer):
    def visit_BinOp(self, node):
        self.generic_visit(node)
        return ast.copy_location(ast.BinOp(node.left, ast.Mult(), node.right), node)


tree = Swap().visit(ast.parse('2 + 3 + 4', mode='eval'))
print(eval(compile(tree, 'f', 'eval')))  #> 24
tree.body = ast.Call(ast.Name('print', ast.Load()), [tree.body, ast.Constant('made')], [])
eval(compile(ast.fix_missing_locations(tree), 'f', 'eval'))  #> 24 made

### tracebacks show the places that nodes say
tree = ast.parse('def f():\n    return 1 / 0\nf()')
ast.increment_lineno(tree, 40)
try:
    exec(compile(tree, '<tree>', 'exec'))
except ZeroDivisionError as e:
    print([(frame.lineno, frame.name) for frame in traceback.extract_tb(e.__traceback__)[1:]])
#> [(43, '<module>'), (42, 'f')]

### what must be there
told(ast.Name('x', ast.Load()))
told(at(ast.BinOp, const(1), ast.Add()))
told(at(ast.Attribute, name('x'), None))
told(at(ast.BinOp, const(1), None, const(2)))
told(at(ast.BinOp, const(1), ast.And(), const(2)))
told(at(ast.Name, 3, ast.Load()))
told(at(ast.Name, 'x', 3))
told(at(ast.Call, name('f'), (const(1),), []))
told(at(ast.Lambda, ast.arguments([], [3]), const(1)))
for body in (3, [None], [const(1)], [ast.stmt(**PLACE)]):
    try:
        compile(ast.Module(body, []), 'f', 'exec')
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
#> TypeError required field "lineno" missing from expr
#> TypeError required field "right" missing from BinOp
#> ValueError field 'attr' is required for Attribute
#> TypeError expected some sort of operator, but got None
#> TypeError expected some sort of operator, but got And()
#> TypeError AST identifier must be of type str
#> TypeError expected some sort of expr_context, but got 3
#> TypeError Call field "args" must be a list, not a tuple
#> TypeError required field "arg" missing from arg
#> TypeError Module field "body" must be a list, not a int
#> ValueError None disallowed in statement list
#> TypeError expected some sort of stmt, but got Constant(value=1, kind=None)
#> TypeError expected some sort of stmt, but got stmt()

### which tree a mode wants
trees = ast.Expression(const(1)), ast.Module([], []), ast.Module([], []), const(1)
for tree, mode in zip(trees, ('exec', 'eval', 'single', 'eval')):
    try:
        compile(tree, 'f', mode)
    except TypeError as e:
        print(e)
print(compile(trees[1], 'f', 'exec', ast.PyCF_ONLY_AST) is trees[1])
print(compile(trees[1], 'f', 'eval', ast.PyCF_ONLY_AST))
#> expected Module node, got Expression
#> expected Expression node, got Module
#> expected Interactive node, got Module
#> expected Expression node, got Constant
#> False
#! TypeError: expected Expression node, got Module

### contexts
told(name('x', ast.Store()))
told(at(ast.Assign, [name('x')], const(1)))
told(at(ast.Assign, [const(2)], const(1)))
told(at(ast.Assign, [at(ast.Tuple, [name('x')], ast.Store())], const(1)))
told(at(ast.Delete, [at(ast.Call, name('f'), [], [])]))
told(at(ast.Delete, [at(ast.Starred, name('x', ast.Del()), ast.Del())]))
told(at(ast.ListComp, const(1), [ast.comprehension(name('x'), name('y'), [], 0)]))
told(at(ast.With, [ast.withitem(name('x'), name('y'))], [at(ast.Pass)]))
told(at(ast.NamedExpr, at(ast.Attribute, name('x'), 'a', ast.Store()), const(1)))
told(at(ast.AugAssign, at(ast.Tuple, [], ast.Store()), ast.Add(), const(1)))
told(at(ast.AnnAssign, at(ast.Attribute, name('x'), 'b', ast.Store()), const(1), const(2), 1))
told(at(ast.TypeAlias, at(ast.Attribute, name('x'), 'b', ast.Store()), [], const(1)))
#> ValueError expression must have Load context but has Store instead
#> ValueError expression must have Store context but has Load instead
#> ValueError expression which can't be assigned to in Store context
#> ValueError expression must have Store context but has Load instead
#> ValueError expression which can't be assigned to in Del context
#> SyntaxError can't use starred expression here (<tree>, line 1)
#> ValueError expression must have Store context but has Load instead
#> ValueError expression must have Store context but has Load instead
#> TypeError NamedExpr target must be a Name
#> SystemError invalid node type (28) for augmented assignment
#> TypeError AnnAssign with simple non-Name target
#> TypeError TypeAlias with non-Name name

### lists that are empty, or too long or short
told(at(ast.Assign, [], const(1)))
told(at(ast.Delete, []))
told(at(ast.Global, []))
told(at(ast.Import, []))
told(at(ast.If, const(1), [], []))
told(at(ast.With, [], [at(ast.Pass)]))
told(at(ast.FunctionDef, 'f', ast.arguments(), [], []))
told(at(ast.Match, const(1), []))
told(at(ast.BoolOp, ast.And(), [const(1)]))
told(at(ast.Compare, const(1), [], []))
told(at(ast.Compare, const(1), [ast.Eq()], [const(1), const(2)]))
told(at(ast.Dict, [const(1)], []))
told(at(ast.ListComp, const(1), []))
told(at(ast.Lambda, ast.arguments([], [], None, [], [], None, [const(1)]), const(1)))
told(at(ast.Lambda, ast.arguments([], [], None, [at(ast.arg, 'x')], [], None, []), const(1)))
told(at(ast.Set, []))
#> ValueError empty targets on Assign
#> ValueError empty targets on Delete
#> ValueError empty names on Global
#> ValueError empty names on Import
#> ValueError empty body on If
#> ValueError empty items on With
#> ValueError empty body on FunctionDef
#> ValueError empty cases on Match
#> ValueError BoolOp with less than 2 values
#> ValueError Compare with no comparators
#> ValueError Compare has a different number of comparators and operands
#> ValueError Dict doesn't have the same number of keys as values
#> ValueError comprehension with no generators
#> ValueError more positional defaults than args on arguments
#> ValueError length of kwonlyargs is not the same as kw_defaults on arguments
#> set()

### statements that make no sense
told(at(ast.Try, [at(ast.Pass)], [], [], []))
told(at(ast.Try, [at(ast.Pass)], [], [at(ast.Pass)], [at(ast.Pass)]))
told(at(ast.Try, [at(ast.Pass)], [at(ast.ExceptHandler, None, None, [])], [], []))
told(at(ast.ImportFrom, 'm', [at(ast.alias, 'x')], -1))
told(at(ast.ImportFrom, None, [at(ast.alias, 'x')], 0))
told(at(ast.Return, None))
told(at(ast.Break))
told(at(ast.Nonlocal, ['x']))
told(at(ast.Starred, name('x')))
told(at(ast.Await, name('x')))
told(name('None'))
#> ValueError Try has neither except handlers nor finalbody
#> ValueError Try has orelse but no except handlers
#> ValueError empty body on ExceptHandler
#> ValueError Negative ImportFrom level
#> ValueError Empty module name
#> SyntaxError 'return' outside function (<tree>, line 1)
#> SyntaxError 'break' outside loop (<tree>, line 1)
#> SyntaxError nonlocal declaration not allowed at module level (<tree>, line 1)
#> SyntaxError can't use starred expression here (<tree>, line 1)
#> SyntaxError 'await' outside function (<tree>, line 1)
#> ValueError identifier field can't represent 'None' constant

### constants
told(const((1, -2, (3, frozenset({1})), b'\xff', 2.5, 1 + 2j, -0.0, None, ..., 'é\ud800')))
for value in (-5, -10 ** 30, 1e400, 1 - 0.0j, True):
    told(const(value))
for value in ([1], (1, [2]), object(), {}):
    told(const(value))
told(const(type('Int', (int,), {})(3)))
told(at(ast.Constant, 1, 3))
#> (1, -2, (3, frozenset({1})), b'\xff', 2.5, (1+2j), -0.0, None, Ellipsis, 'é\ud800')
#> -5
#> -1000000000000000000000000000000
#> inf
#> (1-0j)
#> True
#> TypeError got an invalid type in Constant: list
#> TypeError got an invalid type in Constant: list
#> TypeError got an invalid type in Constant: object
#> TypeError got an invalid type in Constant: dict
#> TypeError got an invalid type in Constant: Int
#> TypeError AST string must be of type str

### places
for place in ((5, 0, 3, 0), (5, -1, 5, 0), (5, 9, 5, 2), (-1, 0, 5, -1), (-1, -1, -1, -1), (7, 5, None, None)):
    line, col, end_line, end_col = place
    told(ast.Constant(1, lineno=line, col_offset=col, end_lineno=end_line, end_col_offset=end_col))
for line in ('a', None, 2 ** 40):
    told(ast.Constant(1, lineno=line, col_offset=0))
told(ast.Constant(1, lineno=1))
#> ValueError AST node line range (5, 3) is not valid
#> ValueError AST node column range (-1, 0) for line range (5, 5) is not valid
#> ValueError line 5, column 9-2 is not a valid range
#> ValueError AST node column range (0, -1) for line range (-1, 5) is not valid
#> 1
#> 1
#> ValueError invalid integer value: 'a'
#> ValueError invalid integer value: None
#> OverflowError Python int too large to convert to C int
#> TypeError required field "col_offset" missing from expr

### patterns
case(at(ast.MatchValue, name('x')))
case(at(ast.MatchValue, const((1,))))
case(at(ast.MatchValue, const(True)))
case(at(ast.MatchValue, at(ast.UnaryOp, ast.Not(), const(1))))
case(at(ast.MatchValue, at(ast.BinOp, const(1), ast.Add(), const(2))))
case(at(ast.MatchValue, at(ast.BinOp, const(1), ast.Add(), const(2j))))
case(at(ast.MatchSingleton, 1))
case(at(ast.MatchStar, 'a'))
case(at(ast.MatchAs, at(ast.MatchValue, const(1)), None))
case(at(ast.MatchAs, None, '_'))
case(at(ast.MatchOr, [at(ast.MatchValue, const(1))]))
case(at(ast.MatchMapping, [const(1)], [], None))
case(at(ast.MatchMapping, [name('x')], [at(ast.MatchAs)], None))
case(at(ast.MatchClass, const(1), [], [], []))
case(at(ast.MatchClass, name('x'), [], ['a'], []))
case(at(ast.MatchClass, name('x'), [], ['None'], [at(ast.MatchAs)]))
case(None)
#> ValueError patterns may only match literals and attribute lookups
#> ValueError unexpected constant inside of a literal pattern
#> ValueError unexpected constant inside of a literal pattern
#> ValueError patterns may only match literals and attribute lookups
#> ValueError patterns may only match literals and attribute lookups
#> None
#> ValueError MatchSingleton can only contain True, False and None
#> ValueError can't use MatchStar here
#> ValueError MatchAs must specify a target name if a pattern is given
#> ValueError can't capture name '_' in patterns
#> ValueError MatchOr requires at least 2 patterns
#> ValueError MatchMapping doesn't have the same number of keys as patterns
#> ValueError patterns may only match literals and attribute lookups
#> ValueError MatchClass cls field can only contain Name or Attribute nodes.
#> ValueError MatchClass doesn't have the same number of keyword attributes as patterns
#> ValueError identifier field can't represent 'None' constant
#> ValueError field 'pattern' is required for match_case

### strings
field = at(ast.FormattedValue, const(1), 114, at(ast.JoinedStr, [const('>3')]))
told(at(ast.JoinedStr, [const('a'), field, const('b')]))
told(at(ast.FormattedValue, const(1), -1, None))
told(at(ast.FormattedValue, const(1), 65, None))
told(at(ast.Interpolation, const(1), 3, -1, None))
told(at(ast.TemplateStr, [const('a'), at(ast.Interpolation, const(1), 'b', 115, None)]))
told(at(ast.JoinedStr, []))
#> 'a  1b'
#> '1'
#> SystemError Unrecognized conversion character 65
#> Interpolation(1, 3, None, '')
#> Template(strings=('a', ''), interpolations=(Interpolation(1, 'b', 's', ''),))
#> ''

### a tree that holds itself
for tree, field in ((at(ast.UnaryOp, ast.Not(), None), 'operand'), (at(ast.Subscript, None, const(1)), 'value')):
    setattr(tree, field, tree)
    try:
        compile(ast.Expression(tree), 'f', 'eval')
    except RecursionError:
        print('too deep')
#> too deep
#> too deep

### lists that change, and fields that are gone
class Shrinking(ast.Constant):
    @property
    def lineno(self):
        del items[1:]
        return 1


items = [at(ast.Expr, const(1)), at(ast.Pass)]
items[0].value = Shrinking(1, col_offset=0)
told(*items)
tree = ast.Module(items, [])
try:
    compile(tree, 'f', 'exec')
except RuntimeError as e:
    print(e)
for field in ('body', 'type_ignores'):
    tree = ast.Module([], [])
    delattr(tree, field)
    print(eval(compile(tree, 'f', 'exec')))
#> None
#> None
#> None

### a star where one value is wanted that is evaluated later
import ast
star = ast.Starred(ast.Name('x', ast.Load()), ast.Load())
for source in ('type T = 1', 'def f[T = 1](): 0', 'def f[T: 1](): 0', 'def f[**T = 1](): 0', 'def f[*T = 1](): 0'):
    tree = ast.parse(source)
    if 'type' in source: tree.body[0].value = star
    elif 'T:' in source: tree.body[0].type_params[0].bound = star
    else: tree.body[0].type_params[0].default_value = star
    try: compile(ast.fix_missing_locations(tree), 'x', 'exec')
    except SyntaxError as e: print(source, e)
    else: print(source, 'compiles')
#> type T = 1 can't use starred expression here (x, line 1)
#> def f[T = 1](): 0 can't use starred expression here (x, line 1)
#> def f[T: 1](): 0 can't use starred expression here (x, line 1)
#> def f[**T = 1](): 0 can't use starred expression here (x, line 1)
#> def f[*T = 1](): 0 compiles

### variables whose names begin with a dot
import ast
tree = ast.parse('''def f(self, /, a, *rest, k=1, **more):
    total = a + k
    return self, total, rest, more, [x + a for x in rest]
''')
for node in ast.walk(tree):
    if isinstance(node, ast.Name): node.id = '.' + node.id
    if isinstance(node, ast.arg) and node.arg != 'k': node.arg = '.' + node.arg
    if isinstance(node, ast.Name) and node.id == '.k': node.id = 'k'
space = {}
exec(compile(tree, 'x', 'exec'), space)
print(space['f']('self', 2, 3, 4, k=5, a=6))  #> ('self', 7, (3, 4), {'a': 6}, [5, 6])
nested = ast.parse('def outer(a):\n    def inner(): return a\n    a = a * 2\n    return inner')
for node in ast.walk(nested):
    if isinstance(node, ast.Name) and node.id == 'a': node.id = '.a'
    if isinstance(node, ast.arg): node.arg = '.a'
exec(compile(nested, 'x', 'exec'), space)
print(space['outer'](4)(), ast.unparse(nested).splitlines()[0])  #> 8 def outer(.a):

### f-strings of trees hold any expressions that give texts
import ast
tree = ast.parse('def f(a, b, quote): return f"x{a}y{b!r:>5}"')
joined = tree.body[0].body[0].value
call = ast.parse('quote(a)', mode='eval').body
nested = ast.parse('f"[{b}]"', mode='eval').body
either = ast.parse('a if a else "-"', mode='eval').body
joined.values = [call, joined.values[0], nested, joined.values[3], ast.Name('a', ast.Load()), either]
space = {}
exec(compile(ast.fix_missing_locations(tree), 'x', 'exec'), space)
print(space['f']('é', 'b', str.upper))  #> Éx[b]  'b'éé
single = ast.Expression(ast.JoinedStr([ast.BinOp(ast.Constant('p'), ast.Add(), ast.Name('q', ast.Load()))]))
print(eval(compile(ast.fix_missing_locations(single), 'x', 'eval'), {'q': 'r'}))  #> pr
