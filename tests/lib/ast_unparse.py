import ast


def again(*texts, mode='exec'):
    for text in texts:
        written = ast.unparse(ast.parse(text, mode=mode))
        print(written)
        if not ast.compare(ast.parse(text, mode=mode), ast.parse(written, mode=mode)):
            print('NOT THE SAME', repr(text))


### statements
again('"""doc"""\nimport a.b as c, d\nfrom . import x\nfrom .y import *',
      'x = y = 1, 2\nx += 3\nx: int\n(x): int = 3\na.b: c = 4')
again('del a, (b, c)\nassert x, y\nglobal a, b\nraise\nraise A\nraise A from b\npass')
#> """doc"""
#> import a.b as c, d
#> from . import x
#> from .y import *
#> x = y = (1, 2)
#> x += 3
#> x: int
#> (x): int = 3
#> a.b: c = 4
#> del a, (b, c)
#> assert x, y
#> global a, b
#> raise
#> raise A
#> raise A from b
#> pass

### loops and choices
again('for a, b in c:\n  break\nelse:\n  continue', 'while x: pass\nelse: pass', 'with a as b, c, (yield): pass')
again('if a: pass\nelif b: pass\nelif c: pass\nelse: d', 'if a: pass\nelse:\n  if b: c\n  d')
#> for a, b in c:
#>     break
#> else:
#>     continue
#> while x:
#>     pass
#> else:
#>     pass
#> with a as b, c, (yield):
#>     pass
#> if a:
#>     pass
#> elif b:
#>     pass
#> elif c:
#>     pass
#> else:
#>     d
#> if a:
#>     pass
#> else:
#>     if b:
#>         c
#>     d

### handlers and types
again('try: a\nexcept: b', 'try: a\nexcept A as b: c\nexcept (A, B): d\nelse: e\nfinally: f', 'try: a\nexcept* A: b',
      'try: a\nexcept A, B: c')
again('type A[T] = list[T]', 'return_ = 1; x = 2; y')
#> try:
#>     a
#> except:
#>     b
#> try:
#>     a
#> except A as b:
#>     c
#> except (A, B):
#>     d
#> else:
#>     e
#> finally:
#>     f
#> try:
#>     a
#> except* A:
#>     b
#> try:
#>     a
#> except (A, B):
#>     c
#> type A[T] = list[T]
#> return_ = 1
#> x = 2
#> y

### functions and classes
again('@deco(1)\n@other\n'
      'async def f[T: int = 3, *U = 4, **V](a, /, b: int=1, *args: x, c, d=2, **kw) -> int:\n "doc"\n return 1, 2')
again('x\nclass A:\n  def f(self): yield\n  y = yield 1, 2\n\n  @d\n'
      '  class B(C, *D, k=1, **m): "it\'s \\"\\"\\" \\\\ \\n   x"')
again('lambda: 0', 'lambda a, *, b=1: (yield)', 'lambda *a, **b: lambda: 0', 'def f(*, a, b=1): nonlocal c')
#> @deco(1)
#> @other
#> async def f[T: int = 3, *U = 4, **V](a, /, b: int=1, *args: x, c, d=2, **kw) -> int:
#>     """doc"""
#>     return (1, 2)
#> x
#>
#> class A:
#>
#>     def f(self):
#>         yield
#>     y = (yield (1, 2))
#>
#>     @d
#>     class B(C, *D, k=1, **m):
#>         '''it's """ \\ 
#>    x'''
#> lambda: 0
#> lambda a, *, b=1: (yield)
#> lambda *a, **b: lambda: 0
#> def f(*, a, b=1):
#>     nonlocal c

### patterns
again('match x:\n case [1, *_, {"k": v, **r}] | A(x, y=1) as q if g: pass\n'
      ' case (a | b) as c: pass\n case None | -1 | 2+3j: pass\n case _: pass')
again('match a, b:\n case A.b(), *c: pass\n case {}: pass\n case []: pass')
#> match x:
#>     case [1, *_, {'k': v, **r}] | A(x, y=1) as q if g:
#>         pass
#>     case a | b as c:
#>         pass
#>     case None | -1 | 2 + 3j:
#>         pass
#>     case _:
#>         pass
#> match (a, b):
#>     case [A.b(), *c]:
#>         pass
#>     case {}:
#>         pass
#>     case []:
#>         pass

### how tightly operators bind
again('(a + b) * c', 'a + b * c', 'a - (b - c)', 'a - b - c', '(a ** b) ** c', 'a ** b ** c', '2 ** -1', '(-a) ** 2',
      '-a ** 2', '- -a', '~+a')
again('not a == b', '(not a) == b', 'a < b < c', '(a < b) < c', 'a in b', 'a is not b', 'not (a and b)',
      'a or b and c', '(a or b) and c')
#> (a + b) * c
#> a + b * c
#> a - (b - c)
#> a - b - c
#> (a ** b) ** c
#> a ** b ** c
#> 2 ** (-1)
#> (-a) ** 2
#> -a ** 2
#> --a
#> ~+a
#> not a == b
#> (not a) == b
#> a < b < c
#> (a < b) < c
#> a in b
#> a is not b
#> not (a and b)
#> a or (b and c)
#> (a or b) and c

### how tightly conditions and what stands alone bind
again('a or b or c or d or not e', 'a if b else c if d else e', '(a if b else c) if d else e', '(a, b) if c else d',
      'x = (a := 1)')
again('a | b ^ c & d << e + f', '(await a) ** 2', 'await a.b', '(a := 1) + 2', '(yield) + 1', '(yield from a)',
      'f((a := 1), b := 2)')
#> a or b or c or d or (not e)
#> a if b else c if d else e
#> (a if b else c) if d else e
#> (a, b) if c else d
#> x = (a := 1)
#> a | b ^ c & d << e + f
#> await a ** 2
#> await a.b
#> (a := 1) + 2
#> (yield) + 1
#> yield from a
#> f((a := 1), (b := 2))

### atoms
again('1 .real', '1.5.real', '1e999', '-1j', '1e400j', "b'x'", "u'x'", '...', '()', '(a,)', '[a, *b]', '{*a}',
      '{**a, b: c}', 'a[b, c]', 'a[(b, c):d]')
#> 1 .real
#> 1.5.real
#> 1e309
#> -1j
#> 1e309j
#> b'x'
#> u"""x"""
#> ...
#> ()
#> (a,)
#> [a, *b]
#> {*a}
#> {**a, b: c}
#> a[b, c]
#> a[(b, c):d]

### slices and comprehensions
again('a[:]', 'a[::2, 1:]', 'a[()]', 'a[*b]', 'a[b,]', 'f(a for a in b)', '[a async for a, b in c if d if e]',
      '{a: b for c in d}', '{a for a in (yield)}')
#> a[:]
#> a[::2, 1:]
#> a[()]
#> a[*b,]
#> a[b,]
#> f((a for a in b))
#> [a async for a, b in c if d if e]
#> {a: b for c in d}
#> {a for a in (yield)}

### calls, text and stars
again('f(*a, b, k=c, **d)', 'a.b.c(d)[e]', '(a + b).c', '(lambda: 0)()', '"a"', '"it\'s"', "'\"'", r"'\'\"\n'",
      "'''a\nb'''", '"\\x00\u20ac\\ud800"')
again('*a, b = c', 'for x in *a, b: pass', 'x = *a, b', 'print(*(a or b))', 'a[(yield)]')
#> f(*a, b, k=c, **d)
#> a.b.c(d)[e]
#> (a + b).c
#> (lambda: 0)()
#> """a"""
#> """it's"""
#> '''"'''
#> """'"
#> """
#> """a
#> b"""
#> """\x00€\ud800"""
#> *a, b = c
#> for x in (*a, b):
#>     pass
#> x = (*a, b)
#> print(*(a or b))
#> a[(yield)]

### formatted strings
again('f"a"', 'f"{a}"', 'f"{a!r:>{w}.{p}} {{}} b"', 'f"{a[\'k\']}"', 'f"{a["k"]}"', 'f"{ {1: 2}[1]}"', 'f"{a=}"',
      'f"{a:%H:%M}"')
again('f"\\n{a}"', "f'''\n{a}'''", 'f"{a}" "b\'c"', 'f"it\'s {a}"', '''f"'{a['b']}'"''', '''f"{x!s}'\\"{y}"''',
      "f'{a:\\n}'", 'f"{a:{{}}}"' if 0 else 'f"{lambda_}"')
#> f'a'
#> f'{a}'
#> f'{a!r:>{w}.{p}} {{}} b'
#> f"{a['k']}"
#> f"{a['k']}"
#> f'{ {1: 2}[1]}'
#> f'a={a!r}'
#> f'{a:%H:%M}'
#> f'\n{a}'
#> f'\n{a}'
#> f"{a}b'c"
#> f"it's {a}"
#> f"'{a['b']}'"
#> f'''{x!s}'"{y}'''
#> f'{a:\n}'
#> f'{lambda_}'

### formatted strings of expressions in brackets, and templates
again('f"{(lambda: 0)}"', 'f"{(a := 1)}"', 'f"{a, b}"', 'f"{f"{x}"}"', 'f"{a if b else c}"', "f'{a!r}' f\"{b!a:x}\"")
again('t"{a}"', 't"{a + b!r:>{w}} c"', 't"{ a }"', 't"{a=}"')
#> f'{(lambda: 0)}'
#> f'{(a := 1)}'
#> f'{(a, b)}'
#> f"{f'{x}'}"
#> f'{(a if b else c)}'
#> f'{a!r}{b!a:x}'
#> t'{a}'
#> t'{a + b!r:>{w}} c'
#> t'{ a}'
#> t'a={a!r}'

### nodes that are no statements
for node in (ast.arguments(args=[ast.arg('a')], defaults=[ast.Constant(1)]), ast.alias('a', 'b'), ast.Add(),
             ast.keyword('a', ast.Name('b')),
             ast.Constant((1, 'a')), ast.Constant(()), ast.Constant((1,)), ast.Constant(frozenset({1})), ast.Set([]),
             ast.Load(),
             ast.comprehension(ast.Name('a'), ast.Name('b'), [], 1), ast.Constant(float('nan')), ast.MatchStar(),
             ast.withitem(ast.Name('a'))):
    print(repr(ast.unparse(node)))
print(ast.unparse([ast.Pass(), ast.Break()]), ast.unparse(ast.Name('a')))
print(ast.unparse(ast.parse('x', mode='eval')), ast.unparse(ast.parse('x;y', mode='single')))
#> 'a=1'
#> 'a as b'
#> ''
#> 'a=b'
#> "(1, 'a')"
#> '()'
#> '(1,)'
#> 'frozenset({1})'
#> '{*()}'
#> ''
#> ' async for a in b'
#> '(1e309-1e309)'
#> '*_'
#> 'a'
#> pass
#> break a
#> x x; y

### trees that nobody could write
for node in (ast.Raise(None, ast.Name('a')), ast.JoinedStr([ast.Name('a')]), ast.YieldFrom(None), ast.Name(3)):
    try:
        print(ast.unparse(node))
    except Exception as e:
        print(type(e).__name__, e)
#> ValueError Node can't use cause without an exception.
#> ValueError Unexpected node inside JoinedStr, Name(id='a', ctx=Load())
#> ValueError Node can't be used without a value attribute.
#> TypeError sequence item 0: expected str instance, int found
