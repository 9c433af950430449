# Trees of module ast as deep as compile() takes them, and deeper: the C stack has room for every kind of node in itself.

### nodes in nodes
#: oracle=no
#: max-time=60s
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
out = []
def attempt(what, tree, mode):
    try:
        compile(tree, 'f', mode)
    except (SyntaxError, RecursionError) as e:
        return str(e)
    return 'ok'
for name, make in EX.items():
    r = [attempt(name, ast.Expression(deep_expr(n, make)), 'eval') for n in (150, 290, 590)]
    out.append((name, r))
for sname, smake in ST.items():
    for ename in ('not', 'lambda', 'comp2', 'call', 'dict', 'fstr'):
        t = ast.Expr(deep_expr(9, EX[ename]), **P)
        for _ in range(117): t = smake(t)
        r = attempt(sname, ast.Module([t], []), 'exec')
        t = ast.Expr(deep_expr(280, EX[ename]), **P)
        for _ in range(60): t = smake(t)
        out.append((sname, ename, r, attempt(sname, ast.Module([t], []), 'exec')))
print(*sorted({text for _, *texts in out for text in (texts[0] if isinstance(texts[0], list) else texts[1:])}), sep='\n')
#> 'await' outside function (f, line 1)
#> maximum recursion depth exceeded while traversing 'arg' node
#> maximum recursion depth exceeded while traversing 'expr' node
#> ok
#> too many nested expressions (f)
