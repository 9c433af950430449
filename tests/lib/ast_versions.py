# ast.parse() with feature_version, which refuses syntax that is newer, and with type_comments.

import ast

def refused(text, *versions, mode='exec'):
    told, said = None, []
    for version in versions or range(3, 15):
        try:
            ast.parse(text, mode=mode, feature_version=(3, version))
            now = 'taken'
        except SyntaxError as e:
            now = (e.msg.replace(' only supported in Python ', '...').replace(' and greater', ''), e.lineno, e.offset,
                   e.end_lineno, e.end_offset)
        if now != told: said.append(' '.join(map(str, (version, *now) if now != 'taken' else (version, now))))
        told = now
    print('; '.join(said))

def ignored(text):
    print([(each.lineno, each.tag) for each in ast.parse(text, type_comments=True).type_ignores])

### assignment expressions
refused('(x := 0)')
refused('x = (y := 1) # c')
refused('f(a, b := 2)')
refused('é = (ü := "ö")')
refused('print(f"{(x:=1)}")')
refused('if a:\n  x = 1\\\n + (y := 1)\n')
refused('x = \\\n (y := \\\n 2 \\\n )')
refused('(x := 0)', mode='eval')
#> 3 Assignment expressions are...3.8 1 8 1 9; 8 taken
#> 3 Assignment expressions are...3.8 1 12 1 13; 8 taken
#> 3 Assignment expressions are...3.8 1 12 1 13; 8 taken
#> 3 Assignment expressions are...3.8 1 14 1 15; 8 taken
#> 3 Assignment expressions are...3.8 1 15 1 16; 8 taken
#> 3 Assignment expressions are...3.8 3 11 3 12; 8 taken
#> 3 Assignment expressions are...3.8 4 2 4 3; 8 taken
#> 3 Assignment expressions are...3.8 1 8 1 9; 8 taken

### positional-only parameters
refused('def f(x, /): ...')
refused('def f(x=1, /, y=2): ...')
refused('lambda x, /: 0')
refused('lambda a, b=(1), /, c=2: 0')
refused('def f(a, b: int = (1), # c\n /): ...')
refused('def f(a, # /\n /, b): ...')
refused('def f[T](a: (x := 1), /): ...')
#> 3 Positional-only parameters are...3.8 1 11 1 12; 8 taken
#> 3 Positional-only parameters are...3.8 1 18 1 19; 8 taken
#> 3 Positional-only parameters are...3.8 1 12 1 13; 8 taken
#> 3 Positional-only parameters are...3.8 1 24 1 25; 8 taken
#> 3 Positional-only parameters are...3.8 2 3 2 4; 8 taken
#> 3 Positional-only parameters are...3.8 2 6 2 7; 8 taken
#> 3 Type parameter lists are...3.12 1 8 1 9; 12 taken

### exceptions
refused('try: ...\nexcept* E: ...')
refused('if 1:\n try: ...\n except* E: ...\n\n# c\n\n x = 1')
refused('if 1:\n try: ...\n except* E: ...\ny')
refused('try: ...\nexcept A, B: ...')
refused('try: ...\nexcept (A), B: ...')
refused('try: ...\nexcept (A, B): ...')
refused('try: ...\nexcept A, (B): ...\nelse: ...\nz')
#> 3 Exception groups are...3.11 2 15 2 -1; 11 taken
#> 3 Exception groups are...3.11 7 2 7 3; 11 taken
#> 3 Exception groups are...3.11 4 0 4 -1; 11 taken
#> 3 except expressions without parentheses are...3.14 2 17 2 18; 14 taken
#> 3 except expressions without parentheses are...3.14 2 19 2 20; 14 taken
#> 3 taken
#> 3 except expressions without parentheses are...3.14 2 19 2 20; 14 taken

### patterns
refused('match x:\n case 1: pass')
refused('match x:\n case 1: pass\n# end\n')
refused('match x:\n case 1: pass\n\n\nfoo()\n')
refused('match x:\n case -1_0: pass')
#> 3 Pattern matching is...3.10 2 14 2 -1; 10 taken
#> 3 Pattern matching is...3.10 3 6 3 -1; 10 taken
#> 3 Pattern matching is...3.10 5 0 5 -1; 10 taken
#> 3 Underscores in numeric literals are...3.6 2 8 2 11; 6 Pattern matching is...3.10 2 17 2 -1; 10 taken

### asynchronous code
refused('async def f(): ...')
refused('async def f(): await x')
refused('async def f():\n async for x in y: ...')
refused('async def f():\n async for x in y: ...\n else: ...\n z()')
refused('async def f():\n async with (y as z): ...\n x\n')
refused('async def f():\n return [x async for x in y]')
refused('async def f():\n return [await x for x in y]')
refused('[x async for x in y if z if w]\n')
refused('async def f(): return (await x) @ y')
#> 3 Async functions are...3.5 1 19 1 20; 5 taken
#> 3 Await expressions are...3.5 1 23 1 24; 5 taken
#> 3 Async for loops are...3.5 2 23 2 -1; 5 taken
#> 3 Async for loops are...3.5 3 11 3 12; 5 taken
#> 3 Async with statements are...3.5 2 26 2 27; 5 taken
#> 3 Async comprehensions are...3.6 2 28 2 29; 6 taken
#> 3 Await expressions are...3.5 2 18 2 21; 5 taken
#> 3 Async comprehensions are...3.6 1 30 1 31; 6 taken
#> 3 Await expressions are...3.5 1 31 1 32; 5 taken

### operators and numbers
refused('a @ b')
refused('a @= b')
refused('(a # c\n @ b # d\n # e\n )')
refused('a @ b # c\n')
refused('x @ y', mode='single')
refused('1_000')
refused('x = 1_0 + 0x_f')
refused('f"{1_0:>{1_1}}"')
#> 3 The '@' operator is...3.5 1 6 1 7; 5 taken
#> 3 The '@' operator is...3.5 1 3 1 5; 5 taken
#> 3 The '@' operator is...3.5 4 2 4 3; 5 taken
#> 3 The '@' operator is...3.5 1 7 1 11; 5 taken
#> 3 The '@' operator is...3.5 1 5 1 -1; 5 taken
#> 3 Underscores in numeric literals are...3.6 1 1 1 6; 6 taken
#> 3 Underscores in numeric literals are...3.6 1 5 1 8; 6 taken
#> 3 Underscores in numeric literals are...3.6 1 4 1 7; 6 taken

### annotations
refused('x: int')
refused('x: int = 1')
refused('x: int # 1')
refused('(x): int')
refused('self.x: int')
refused('x: int = 1_000')
#> 3 Variable annotation syntax is...3.6 1 7 1 8; 6 taken
#> 3 Variable annotation syntax is...3.6 1 11 1 12; 6 taken
#> 3 Variable annotation syntax is...3.6 1 8 1 12; 6 taken
#> 3 Variable annotations syntax is...3.6 1 9 1 10; 6 taken
#> 3 Variable annotations syntax is...3.6 1 12 1 13; 6 taken
#> 3 Underscores in numeric literals are...3.6 1 10 1 15; 6 taken

### type parameters and template strings
refused('def f[T](): ...')
refused('class A[T: int, U]: x @ y')
refused('class A[T = int]: ...')
refused('def f[*Ts = int](): ...')
refused('type X = int')
refused('type X[T = int] = 1')
refused('x = t"a{b}" + 1')
refused("x = t'''a\nb'''")
#> 3 Type parameter lists are...3.12 1 8 1 9; 12 taken
#> 3 Type parameter lists are...3.12 1 18 1 19; 12 taken
#> 3 Type parameter defaults are...3.13 1 16 1 17; 13 taken
#> 3 Type parameter defaults are...3.13 1 16 1 17; 13 taken
#> 3 Type statement is...3.12 1 13 1 14; 12 taken
#> 3 Type parameter defaults are...3.13 1 15 1 16; 13 taken
#> 3 t-strings are...3.14 1 11 1 12; 14 taken
#> 3 t-strings are...3.14 2 2 2 5; 14 taken

### what no version refuses
for text in ('f"{x=}"', 'with (a as b, c): ...', '@a.b[0]\ndef f(): ...', 'a[*b]', 'def f(*args: *Ts): ...',
             'x = yield *a, b', '{**a, **b}', 'def f(*, a): ...'):
    refused(text, 3)
#> 3 taken
#> 3 taken
#> 3 taken
#> 3 taken
#> 3 taken
#> 3 taken
#> 3 taken
#> 3 taken

### versions
for version in ((3, 2), (2, 7), 3, 8, (3, 99), (4, 0), 99, -1, 'a', (3,), (3, 8, 1), 3.5, (3, 'x'), None):
    try: print(version, type(ast.parse('(x := 0)', feature_version=version)).__name__)
    except Exception as e: print(version, type(e).__name__, e)
#> (3, 2) SyntaxError Assignment expressions are only supported in Python 3.8 and greater (<unknown>, line 1)
#> (2, 7) ValueError Unsupported major version: 2
#> 3 SyntaxError Assignment expressions are only supported in Python 3.8 and greater (<unknown>, line 1)
#> 8 Module
#> (3, 99) Module
#> (4, 0) ValueError Unsupported major version: 4
#> 99 Module
#> -1 Module
#> a TypeError 'str' object cannot be interpreted as an integer
#> (3,) ValueError not enough values to unpack (expected 2, got 1)
#> (3, 8, 1) ValueError too many values to unpack (expected 2, got 3)
#> 3.5 TypeError 'float' object cannot be interpreted as an integer
#> (3, 'x') TypeError 'str' object cannot be interpreted as an integer
#> None Module

### sources as bytes
for source in b'# coding: latin-1\nx = "\xe9"; (y := 1)', b'\xef\xbb\xbf(y := 1)', b'(y := 1)\r\nx':
    try: ast.parse(source, 'a.py', feature_version=7)
    except SyntaxError as e: print(e.filename, e.lineno, e.offset, ascii(e.text))
#> a.py 2 17 'x = "\xe9"; (y := 1)\n'
#> a.py 1 8 '(y := 1)\n'
#> a.py 1 8 '(y := 1)\n'

### comments that let type checkers ignore a line
ignored('x = 1 # type: ignore')
ignored('x # type: ignore[a, b]\n#type:ignore\n# type:   ignore  x\n# type: ignore_d\n#\ttype:\tignore')
ignored('"# type: ignore"')
ignored('x = """\n# type: ignore\n"""')
ignored('def f(): # type: ignore=1\n  # type: ignore\n  pass\n')
ignored('f(a, # type: ignore\n b)')
ignored('x\r\n# type: ignore # noqa\r\n')
ignored('# type : ignore\n## type: ignore\n# Type: ignore')
tree = ast.parse('a = 1\nb = 2 # type: ignore\n', type_comments=True)
print(ast.increment_lineno(tree, 5).type_ignores[0].lineno, ast.parse('x # type: ignore').type_ignores)
#> [(1, '')]
#> [(1, '[a, b]'), (2, '\n'), (3, '  x\n'), (4, '_d\n'), (5, '\n')]
#> []
#> []
#> [(1, '=1'), (2, '\n')]
#> [(1, '')]
#> [(2, ' # noqa\n')]
#> []
#> 7 []

### work in proportion to a long line
#: max-steps=10000000
for text in ('a @ 1, ', '"é" @ 1, ', 'ü @ 1, ', '(é := 1), ', 'lambda é, /: 1, '):
    try: ast.parse('x = [' + text * 1000 + ']', feature_version=(3, 4))
    except SyntaxError as e: print(e.msg, e.lineno, e.offset, e.end_offset, len(e.text))
    ast.parse('x = [' + text * 1000 + ']', feature_version=(3, 8))
#> The '@' operator is only supported in Python 3.5 and greater 1 11 12 7007
#> The '@' operator is only supported in Python 3.5 and greater 1 13 14 9007
#> The '@' operator is only supported in Python 3.5 and greater 1 11 12 7007
#> Assignment expressions are only supported in Python 3.8 and greater 1 13 14 10007
#> Positional-only parameters are only supported in Python 3.8 and greater 1 17 18 16007
