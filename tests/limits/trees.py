# Trees of module ast as deep as compile() takes them, and deeper: the C stack has room for every kind of node in itself.

import ast
P = dict(lineno=1, col_offset=0)
def N(c=ast.Load()): return ast.Name('x', c, **P)
def deep_expr(n, make):
    t = N()
    for _ in range(n): t = make(t)
    return t
EX = {
 'not': lambda t: ast.UnaryOp(ast.Not(), t, **P),
 'call': lambda t: ast.Call(N(), [t], [], **P),
 'kw': lambda t: ast.Call(N(), [], [ast.keyword('a', t, **P)], **P),
 'lambda': lambda t: ast.Lambda(ast.arguments(), t, **P),
 'lambda2': lambda t: ast.Lambda(ast.arguments(kwonlyargs=[ast.arg('q', **P)], kw_defaults=[t]), N(), **P),
 'comp': lambda t: ast.ListComp(t, [ast.comprehension(N(ast.Store()), N(), [], 0)], **P),
 'comp2': lambda t: ast.GeneratorExp(N(), [ast.comprehension(N(ast.Store()), t, [], 0)], **P),
 'dict': lambda t: ast.Dict([t], [N()], **P),
 'fstr': lambda t: ast.JoinedStr([ast.FormattedValue(t, -1, None, **P)], **P),
 'fspec': lambda t: ast.FormattedValue(N(), -1, ast.JoinedStr([ast.FormattedValue(t, -1, None, **P)], **P), **P),
 'tstr': lambda t: ast.TemplateStr([ast.Interpolation(t, 'x', -1, None, **P)], **P),
 'if': lambda t: ast.IfExp(N(), N(), t, **P),
 'bool': lambda t: ast.BoolOp(ast.And(), [N(), t], **P),
 'bool2': lambda t: ast.BoolOp(ast.And(), [N(), ast.BoolOp(ast.Or(), [t, N()], **P)], **P),
 'cmp': lambda t: ast.Compare(N(), [ast.Lt()], [t], **P),
 'bin': lambda t: ast.BinOp(N(), ast.Add(), t, **P),
 'sub': lambda t: ast.Subscript(N(), ast.Slice(t, None, None, **P), ast.Load(), **P),
 'tuple': lambda t: ast.Tuple([ast.Starred(t, **P)], ast.Load(), **P),
 'await': lambda t: ast.Await(t, **P),
 'walrus': lambda t: ast.NamedExpr(N(ast.Store()), t, **P),
 'set': lambda t: ast.Set([t], **P),
}
ST = {
 'def': lambda b: ast.FunctionDef('f', ast.arguments(), [b], [], None, None, [ast.TypeVar('T', **P)], **P),
 'async': lambda b: ast.AsyncFunctionDef('f', ast.arguments(args=[ast.arg('a', N(), **P)]), [b], [], **P),
 'class': lambda b: ast.ClassDef('C', [], [], [b], [], [ast.TypeVar('T', **P)], **P),
 'with': lambda b: ast.With([ast.withitem(N(), N(ast.Store()))], [b], **P),
 'try': lambda b: ast.Try([b], [ast.ExceptHandler(N(), 'e', [ast.Pass(**P)], **P)], [], [], **P),
 'trystar': lambda b: ast.TryStar([ast.Pass(**P)], [ast.ExceptHandler(N(), 'e', [b], **P)], [], [], **P),
 'match': lambda b: ast.Match(N(), [ast.match_case(ast.MatchAs(**P), None, [b])], **P),
 'for': lambda b: ast.For(N(ast.Store()), N(), [b], [], **P),
 'while': lambda b: ast.While(N(), [b], [], **P),
 'ifelse': lambda b: ast.If(N(), [b], [], **P),
 'finally': lambda b: ast.Try([b], [], [], [ast.Pass(**P)], **P),
}
def attempt(tree, mode):
    try:
        compile(tree, 'f', mode)
    except (SyntaxError, RecursionError) as e:
        return str(e)
    return 'ok'
def expressions(names, depth):
    said = {attempt(ast.Expression(deep_expr(depth, EX[name])), 'eval') for name in names}
    print(*sorted(said), sep='\n')
def statements(names, insides, depth, levels):
    said = set()
    for name in names:
        for inside in insides:
            t = ast.Expr(deep_expr(depth, EX[inside]), **P)
            for _ in range(levels):
                t = ST[name](t)
            said.add(attempt(ast.Module([t], []), 'exec'))
    print(*sorted(said), sep='\n')

### expressions in expressions, 150 levels, the first ten
#: oracle=no
#: max-time=60s
expressions([*EX][:10], 150)
#> ok

### expressions in expressions, 150 levels, the others
#: oracle=no
#: max-time=60s
expressions([*EX][10:], 150)
#> 'await' outside function (f, line 1)
#> ok

### expressions in expressions, 290 levels, the first ten
#: oracle=no
#: max-time=60s
expressions([*EX][:10], 290)
#> ok
#> too many nested expressions (f)

### expressions in expressions, 290 levels, the others
#: oracle=no
#: max-time=60s
expressions([*EX][10:], 290)
#> 'await' outside function (f, line 1)
#> ok

### expressions in expressions, 590 levels, the first ten
#: oracle=no
#: max-time=60s
expressions([*EX][:10], 590)
#> maximum recursion depth exceeded while traversing 'arg' node
#> maximum recursion depth exceeded while traversing 'expr' node
#> ok

### expressions in expressions, 590 levels, the others
#: oracle=no
#: max-time=60s
expressions([*EX][10:], 590)
#> 'await' outside function (f, line 1)
#> maximum recursion depth exceeded while traversing 'expr' node
#> ok

### statements in statements, the first six
#: oracle=no
#: max-time=60s
statements([*ST][:6], ('not', 'lambda', 'comp2', 'call', 'dict', 'fstr'), 9, 117)
#> ok
#> too many nested expressions (f)

### statements in statements, the others
#: oracle=no
#: max-time=60s
statements([*ST][6:], ('not', 'lambda', 'comp2', 'call', 'dict', 'fstr'), 9, 117)
#> ok
#> too many nested expressions (f)

### deep expressions in statements, the first four
#: oracle=no
#: max-time=60s
statements([*ST][:4], ('not', 'lambda', 'comp2', 'call', 'dict', 'fstr'), 280, 60)
#> ok
#> too many nested expressions (f)

### deep expressions in statements, the next four
#: oracle=no
#: max-time=60s
statements([*ST][4:8], ('not', 'lambda', 'comp2', 'call', 'dict', 'fstr'), 280, 60)
#> ok
#> too many nested expressions (f)

### deep expressions in statements, the others
#: oracle=no
#: max-time=60s
statements([*ST][8:], ('not', 'lambda', 'comp2', 'call', 'dict', 'fstr'), 280, 60)
#> ok
#> too many nested expressions (f)
