# Syntax errors of short texts, in the words of CPython.

### 'if x = 1: pass'
compile('if x = 1: pass', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('if x = 1: pass', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     if x = 1: pass
#|        ^^^^^
#| SyntaxError: invalid syntax. Maybe you meant '==' or ':=' instead of '='?

### 'def f(:\n  pass'
compile('def f(:\n  pass', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('def f(:\n  pass', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     def f(:
#|           ^
#| SyntaxError: invalid syntax

### 'x = [1, 2'
compile('x = [1, 2', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('x = [1, 2', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     x = [1, 2
#|         ^
#| SyntaxError: '[' was never closed

### "print('a"
compile("print('a", 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile("print('a", 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     print('a
#|           ^
#| SyntaxError: unterminated string literal (detected at line 1)

### 'for i in range(3):\nprint(i)'
compile('for i in range(3):\nprint(i)', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('for i in range(3):\nprint(i)', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 2
#|     print(i)
#|     ^^^^^
#| IndentationError: expected an indented block after 'for' statement on line 1

### '  x = 1'
compile('  x = 1', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('  x = 1', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     x = 1
#| IndentationError: unexpected indent

### 'if 1:\n  a\n   b'
compile('if 1:\n  a\n   b', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('if 1:\n  a\n   b', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 3
#|     b
#| IndentationError: unexpected indent

### 'class A\n  pass'
compile('class A\n  pass', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('class A\n  pass', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     class A
#|            ^
#| SyntaxError: expected ':'

### 'x = 5 +'
compile('x = 5 +', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('x = 5 +', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     x = 5 +
#|            ^
#| SyntaxError: invalid syntax

### 'def f(a=1, b): pass'
compile('def f(a=1, b): pass', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('def f(a=1, b): pass', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     def f(a=1, b): pass
#|                ^
#| SyntaxError: parameter without a default follows parameter with a default

### 'f(a=1, 2)'
compile('f(a=1, 2)', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('f(a=1, 2)', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     f(a=1, 2)
#|             ^
#| SyntaxError: positional argument follows keyword argument

### 'f(**k, *a)'
compile('f(**k, *a)', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('f(**k, *a)', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     f(**k, *a)
#|          ^^^^
#| SyntaxError: iterable argument unpacking follows keyword argument unpacking

### 'x + 1 = 2'
compile('x + 1 = 2', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('x + 1 = 2', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     x + 1 = 2
#|     ^^^^^
#| SyntaxError: cannot assign to expression here. Maybe you meant '==' instead of '='?

### 'f() = 1'
compile('f() = 1', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('f() = 1', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     f() = 1
#|     ^^^
#| SyntaxError: cannot assign to function call here. Maybe you meant '==' instead of '='?

### '1 = x'
compile('1 = x', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('1 = x', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     1 = x
#|     ^
#| SyntaxError: cannot assign to literal here. Maybe you meant '==' instead of '='?

### 'None = 1'
compile('None = 1', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('None = 1', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     None = 1
#|     ^^^^
#| SyntaxError: cannot assign to None

### 'del f()'
compile('del f()', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('del f()', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     del f()
#|         ^^^
#| SyntaxError: cannot delete function call

### 'import a.b as'
compile('import a.b as', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('import a.b as', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     import a.b as
#|                  ^
#| SyntaxError: invalid syntax

### 'from x import'
compile('from x import', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('from x import', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     from x import
#|                  ^
#| SyntaxError: Expected one or more names after 'import'

### 'lambda x: yield'
compile('lambda x: yield', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('lambda x: yield', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     lambda x: yield
#|               ^^^^^
#| SyntaxError: invalid syntax

### '[x for x in]'
compile('[x for x in]', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('[x for x in]', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     [x for x in]
#|                ^
#| SyntaxError: invalid syntax

### '{1: 2, 3}'
compile('{1: 2, 3}', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('{1: 2, 3}', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     {1: 2, 3}
#|            ^
#| SyntaxError: ':' expected after dictionary key

### '{1, 2: 3}'
compile('{1, 2: 3}', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('{1, 2: 3}', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     {1, 2: 3}
#|          ^
#| SyntaxError: invalid syntax

### '(a, b): int = 1'
compile('(a, b): int = 1', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('(a, b): int = 1', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     (a, b): int = 1
#|     ^^^^^^
#| SyntaxError: only single target (not tuple) can be annotated

### 'x: int: str'
compile('x: int: str', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('x: int: str', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     x: int: str
#|           ^
#| SyntaxError: invalid syntax

### 'try: pass'
compile('try: pass', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('try: pass', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     try: pass
#|              ^
#| SyntaxError: expected 'except' or 'finally' block

### 'else: pass'
compile('else: pass', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('else: pass', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     else: pass
#|     ^^^^
#| SyntaxError: invalid syntax

### "with open('x') as: pass"
compile("with open('x') as: pass", 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile("with open('x') as: pass", 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     with open('x') as: pass
#|                      ^
#| SyntaxError: invalid syntax

### 'a b c'
compile('a b c', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('a b c', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     a b c
#|       ^
#| SyntaxError: invalid syntax

### "x = 'a' 'b"
compile("x = 'a' 'b", 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile("x = 'a' 'b", 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     x = 'a' 'b
#|             ^
#| SyntaxError: unterminated string literal (detected at line 1)

### "'''abc"
compile("'''abc", 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile("'''abc", 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     '''abc
#|     ^
#| SyntaxError: unterminated triple-quoted string literal (detected at line 1)

### '0x'
compile('0x', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('0x', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     0x
#|      ^
#| SyntaxError: invalid hexadecimal literal

### '012'
compile('012', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('012', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     012
#|     ^
#| SyntaxError: leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers

### '1_'
compile('1_', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('1_', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     1_
#|      ^
#| SyntaxError: invalid decimal literal

### '1__0'
compile('1__0', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('1__0', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     1__0
#|      ^
#| SyntaxError: invalid decimal literal

### '1e'
compile('1e', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('1e', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     1e
#|     ^
#| SyntaxError: invalid decimal literal

### '5a'
compile('5a', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('5a', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     5a
#|     ^
#| SyntaxError: invalid decimal literal

### '"\\x1"'
compile('"\\x1"', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('"\\x1"', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     "\x1"
#|     ^^^^^
#| SyntaxError: (unicode error) 'unicodeescape' codec can't decode bytes in position 0-2: truncated \xXX escape

### "'\\u12'"
compile("'\\u12'", 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile("'\\u12'", 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     '\u12'
#|     ^^^^^^
#| SyntaxError: (unicode error) 'unicodeescape' codec can't decode bytes in position 0-3: truncated \uXXXX escape

### "b'é'"
compile("b'é'", 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile("b'é'", 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     b'é'
#|     ^^^^
#| SyntaxError: bytes can only contain ASCII literal characters

### "f'{'"
compile("f'{'", 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile("f'{'", 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     f'{'
#|        ^
#| SyntaxError: f-string: expecting '}'

### "f'{}'"
compile("f'{}'", 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile("f'{}'", 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     f'{}'
#|        ^
#| SyntaxError: f-string: valid expression required before '}'

### "f'{a b}'"
compile("f'{a b}'", 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile("f'{a b}'", 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     f'{a b}'
#|        ^^^
#| SyntaxError: invalid syntax. Perhaps you forgot a comma?

### "f'{a!z}'"
compile("f'{a!z}'", 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile("f'{a!z}'", 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     f'{a!z}'
#|          ^
#| SyntaxError: f-string: invalid conversion character 'z': expected 's', 'r', or 'a'

### "f'{a:{b}'"
compile("f'{a:{b}'", 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile("f'{a:{b}'", 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     f'{a:{b}'
#|             ^
#| SyntaxError: f-string: expecting '}', or format specs

### 'x = $'
compile('x = $', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('x = $', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     x = $
#|         ^
#| SyntaxError: invalid syntax

### 'a ? b'
compile('a ? b', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('a ? b', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     a ? b
#|       ^
#| SyntaxError: invalid syntax

### 'a ! b'
compile('a ! b', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('a ! b', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     a ! b
#|       ^
#| SyntaxError: invalid syntax

### 'x++'
compile('x++', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('x++', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     x++
#|        ^
#| SyntaxError: invalid syntax

### 'x--1 = 2'
compile('x--1 = 2', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('x--1 = 2', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     x--1 = 2
#|     ^^^^
#| SyntaxError: cannot assign to expression here. Maybe you meant '==' instead of '='?

### 'a && b'
compile('a && b', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('a && b', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     a && b
#|        ^
#| SyntaxError: invalid syntax

### 'a <> b'
compile('a <> b', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('a <> b', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     a <> b
#|       ^^
#| SyntaxError: invalid syntax

### 'not'
compile('not', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('not', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     not
#|        ^
#| SyntaxError: invalid syntax

### 'a if b'
compile('a if b', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('a if b', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     a if b
#|     ^^^^^^
#| SyntaxError: expected 'else' after 'if' expression

### 'a if b else'
compile('a if b else', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('a if b else', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     a if b else
#|                ^
#| SyntaxError: expected expression after 'else', but statement is given

### 'def f()'
compile('def f()', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('def f()', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     def f()
#|            ^
#| SyntaxError: expected ':'

### 'def f(x) -> : pass'
compile('def f(x) -> : pass', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('def f(x) -> : pass', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     def f(x) -> : pass
#|              ^^
#| SyntaxError: expected ':'

### '@\ndef f(): pass'
compile('@\ndef f(): pass', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('@\ndef f(): pass', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     @
#|      ^
#| SyntaxError: invalid syntax

### 'except: pass'
compile('except: pass', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('except: pass', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     except: pass
#|     ^^^^^^
#| SyntaxError: invalid syntax

### 'try: pass\nexcept* A: pass\nexcept B: pass'
compile('try: pass\nexcept* A: pass\nexcept B: pass', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('try: pass\nexcept* A: pass\nexcept B: pass', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 3
#|     except B: pass
#|     ^^^^^^
#| SyntaxError: cannot have both 'except' and 'except*' on the same 'try'

### 'raise from x'
compile('raise from x', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('raise from x', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     raise from x
#|           ^^^^
#| SyntaxError: invalid syntax

### 'assert'
compile('assert', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('assert', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     assert
#|           ^
#| SyntaxError: invalid syntax

### 'class A(x for x in y): pass'
compile('class A(x for x in y): pass', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('class A(x for x in y): pass', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     class A(x for x in y): pass
#|               ^^^
#| SyntaxError: invalid syntax

### 'f(x for x in y, 1)'
compile('f(x for x in y, 1)', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('f(x for x in y, 1)', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     f(x for x in y, 1)
#|       ^^^^^^^^^^^^
#| SyntaxError: Generator expression must be parenthesized

### 'print x'
compile('print x', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('print x', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     print x
#|     ^^^^^^^
#| SyntaxError: Missing parentheses in call to 'print'. Did you mean print(...)?

### "exec 'a'"
compile("exec 'a'", 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile("exec 'a'", 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     exec 'a'
#|     ^^^^^^^^
#| SyntaxError: Missing parentheses in call to 'exec'. Did you mean exec(...)?

### 'print(a b)'
compile('print(a b)', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('print(a b)', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     print(a b)
#|           ^^^
#| SyntaxError: invalid syntax. Perhaps you forgot a comma?

### 'x = (1, 2'
compile('x = (1, 2', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('x = (1, 2', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     x = (1, 2
#|         ^
#| SyntaxError: '(' was never closed

### 'x = {1, 2]'
compile('x = {1, 2]', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('x = {1, 2]', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     x = {1, 2]
#|              ^
#| SyntaxError: closing parenthesis ']' does not match opening parenthesis '{'

### 'x = )'
compile('x = )', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('x = )', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     x = )
#|         ^
#| SyntaxError: unmatched ')'

### '\tif 1:\n        a'
compile('\tif 1:\n        a', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('\tif 1:\n        a', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     	if 1:
#|     ^
#| IndentationError: unexpected indent

### 'if 1:\n\ta\n        b'
compile('if 1:\n\ta\n        b', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('if 1:\n\ta\n        b', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 3
#|     b
#| TabError: inconsistent use of tabs and spaces in indentation

### 'a = b = '
compile('a = b = ', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('a = b = ', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     a = b = 
#|             ^
#| SyntaxError: invalid syntax

### 'a += b += 1'
compile('a += b += 1', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('a += b += 1', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     a += b += 1
#|            ^^
#| SyntaxError: invalid syntax

### '(a) += '
compile('(a) += ', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('(a) += ', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     (a) += 
#|            ^
#| SyntaxError: invalid syntax

### 'while: pass'
compile('while: pass', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('while: pass', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     while: pass
#|          ^
#| SyntaxError: invalid syntax

### 'def 1(): pass'
compile('def 1(): pass', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('def 1(): pass', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     def 1(): pass
#|         ^
#| SyntaxError: invalid syntax

### 'class 1: pass'
compile('class 1: pass', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('class 1: pass', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     class 1: pass
#|           ^
#| SyntaxError: invalid syntax

### 'import 1'
compile('import 1', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('import 1', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     import 1
#|            ^
#| SyntaxError: invalid syntax

### 'from 1 import a'
compile('from 1 import a', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('from 1 import a', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     from 1 import a
#|          ^
#| SyntaxError: invalid syntax

### 'None.x = 1\nTrue = 2'
compile('None.x = 1\nTrue = 2', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('None.x = 1\nTrue = 2', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 2
#|     True = 2
#|     ^^^^
#| SyntaxError: cannot assign to True

### 'f(True=1)'
compile('f(True=1)', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('f(True=1)', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     f(True=1)
#|       ^^^^^
#| SyntaxError: cannot assign to True

### 'def f(None): pass'
compile('def f(None): pass', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('def f(None): pass', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     def f(None): pass
#|           ^^^^
#| SyntaxError: invalid syntax

### 'lambda *: 1'
compile('lambda *: 1', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('lambda *: 1', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     lambda *: 1
#|             ^
#| SyntaxError: named arguments must follow bare *

### 'def f(*): pass'
compile('def f(*): pass', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('def f(*): pass', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     def f(*): pass
#|           ^
#| SyntaxError: named arguments must follow bare *

### 'def f(**a, b): pass'
compile('def f(**a, b): pass', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('def f(**a, b): pass', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     def f(**a, b): pass
#|                ^
#| SyntaxError: arguments cannot follow var-keyword argument

### 'def f(*a, *b): pass'
compile('def f(*a, *b): pass', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('def f(*a, *b): pass', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     def f(*a, *b): pass
#|               ^
#| SyntaxError: * argument may appear only once

### 'def f(a, /, b, /): pass'
compile('def f(a, /, b, /): pass', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('def f(a, /, b, /): pass', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     def f(a, /, b, /): pass
#|                    ^
#| SyntaxError: / may appear only once

### 'def f(/): pass'
compile('def f(/): pass', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('def f(/): pass', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     def f(/): pass
#|           ^
#| SyntaxError: invalid syntax

### 'x := 1'
compile('x := 1', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('x := 1', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     x := 1
#|       ^^
#| SyntaxError: invalid syntax

### '(x.y := 1)'
compile('(x.y := 1)', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('(x.y := 1)', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     (x.y := 1)
#|      ^^^
#| SyntaxError: cannot use assignment expressions with attribute

### 'type X = yield'
compile('type X = yield', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('type X = yield', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     type X = yield
#|              ^^^^^
#| SyntaxError: invalid syntax

### 'é = 1\nx€ = 2'
compile('é = 1\nx€ = 2', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('é = 1\nx€ = 2', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 2
#|     x€ = 2
#|      ^
#| SyntaxError: invalid character '€' (U+20AC)

### 'x = “a”'
compile('x = “a”', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('x = “a”', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     x = “a”
#|         ^
#| SyntaxError: invalid character '“' (U+201C)

### 'if True\n    print(1)'
compile('if True\n    print(1)', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('if True\n    print(1)', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     if True
#|            ^
#| SyntaxError: expected ':'

### 'elif x: pass'
compile('elif x: pass', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('elif x: pass', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     elif x: pass
#|     ^^^^
#| SyntaxError: invalid syntax

### 'if x:\n  pass\nelse if y:\n  pass'
compile('if x:\n  pass\nelse if y:\n  pass', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('if x:\n  pass\nelse if y:\n  pass', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 3
#|     else if y:
#|          ^^
#| SyntaxError: expected ':'

### 'def f():\n"""doc"""\n'
compile('def f():\n"""doc"""\n', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('def f():\n"""doc"""\n', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 2
#|     """doc"""
#|     ^^^^^^^^^
#| IndentationError: expected an indented block after function definition on line 1

### "d = {'a': 1 'b': 2}"
compile("d = {'a': 1 'b': 2}", 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile("d = {'a': 1 'b': 2}", 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     d = {'a': 1 'b': 2}
#|               ^^^^^
#| SyntaxError: invalid syntax. Perhaps you forgot a comma?

### 'l = [1 2 3]'
compile('l = [1 2 3]', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('l = [1 2 3]', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     l = [1 2 3]
#|          ^^^
#| SyntaxError: invalid syntax. Perhaps you forgot a comma?

### 'x = f(1 2)'
compile('x = f(1 2)', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('x = f(1 2)', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     x = f(1 2)
#|           ^^^
#| SyntaxError: invalid syntax. Perhaps you forgot a comma?

### 'import a, '
compile('import a, ', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('import a, ', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     import a, 
#|               ^
#| SyntaxError: invalid syntax

### 'from a import b,'
compile('from a import b,', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('from a import b,', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     from a import b,
#|                     ^
#| SyntaxError: trailing comma not allowed without surrounding parentheses

### 'from a import (b,'
compile('from a import (b,', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('from a import (b,', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     from a import (b,
#|                   ^
#| SyntaxError: '(' was never closed

### 'while True print(1)'
compile('while True print(1)', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('while True print(1)', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     while True print(1)
#|                ^^^^^
#| SyntaxError: invalid syntax

### "s = 'it's'"
compile("s = 'it's'", 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile("s = 'it's'", 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     s = 'it's'
#|              ^
#| SyntaxError: unterminated string literal (detected at line 1)

### 'def f():\n  return\n return 2'
compile('def f():\n  return\n return 2', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('def f():\n  return\n return 2', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 3
#|     return 2
#|             ^
#| IndentationError: unindent does not match any outer indentation level

### 'x = 1;; y'
compile('x = 1;; y', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('x = 1;; y', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     x = 1;; y
#|           ^
#| SyntaxError: invalid syntax

### 'x = yield = 1'
compile('x = yield = 1', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('x = yield = 1', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     x = yield = 1
#|         ^^^^^
#| SyntaxError: assignment to yield expression not possible

### 'pass pass'
compile('pass pass', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('pass pass', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     pass pass
#|          ^^^^
#| SyntaxError: invalid syntax

### "t'{}'"
compile("t'{}'", 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile("t'{}'", 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     t'{}'
#|        ^
#| SyntaxError: t-string: valid expression required before '}'

### "f'{x!}'"
compile("f'{x!}'", 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile("f'{x!}'", 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     f'{x!}'
#|          ^
#| SyntaxError: f-string: missing conversion character

### "f'{x:}}'"
compile("f'{x:}}'", 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile("f'{x:}}'", 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     f'{x:}}'
#|           ^
#| SyntaxError: f-string: single '}' is not allowed

### "f'}'"
compile("f'}'", 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile("f'}'", 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     f'}'
#|       ^
#| SyntaxError: f-string: single '}' is not allowed

### "f'{x'"
compile("f'{x'", 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile("f'{x'", 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     f'{x'
#|         ^
#| SyntaxError: f-string: expecting '}'

### "f'{\\n}'"
compile("f'{\\n}'", 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile("f'{\\n}'", 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     f'{\n}'
#|         ^
#| SyntaxError: unexpected character after line continuation character

### "f'{#}'"
compile("f'{#}'", 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile("f'{#}'", 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     f'{#}'
#|       ^
#| SyntaxError: '{' was never closed

### 'with a as 1: pass'
compile('with a as 1: pass', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('with a as 1: pass', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     with a as 1: pass
#|               ^
#| SyntaxError: cannot assign to literal

### 'with (a as b, c as 2): pass'
compile('with (a as b, c as 2): pass', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('with (a as b, c as 2): pass', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     with (a as b, c as 2): pass
#|                        ^
#| SyntaxError: cannot assign to literal

### 'for 1 in x: pass'
compile('for 1 in x: pass', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('for 1 in x: pass', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     for 1 in x: pass
#|         ^
#| SyntaxError: cannot assign to literal

### 'for f() in x: pass'
compile('for f() in x: pass', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('for f() in x: pass', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     for f() in x: pass
#|         ^^^
#| SyntaxError: cannot assign to function call

### 'x = 1 if 2 else pass'
compile('x = 1 if 2 else pass', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('x = 1 if 2 else pass', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     x = 1 if 2 else pass
#|                     ^^^^
#| SyntaxError: expected expression after 'else', but statement is given

### 'x = if'
compile('x = if', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('x = if', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     x = if
#|         ^^
#| SyntaxError: invalid syntax

### 'print('
compile('print(', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('print(', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     print(
#|          ^
#| SyntaxError: '(' was never closed

### 'print)'
compile('print)', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('print)', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     print)
#|          ^
#| SyntaxError: unmatched ')'

### 'a.1'
compile('a.1', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('a.1', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     a.1
#|      ^^
#| SyntaxError: invalid syntax

### 'a.'
compile('a.', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('a.', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     a.
#|       ^
#| SyntaxError: invalid syntax

### 'a['
compile('a[', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('a[', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     a[
#|      ^
#| SyntaxError: '[' was never closed

### 'a[]'
compile('a[]', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('a[]', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     a[]
#|       ^
#| SyntaxError: invalid syntax

### 'a[1:2:3:4]'
compile('a[1:2:3:4]', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('a[1:2:3:4]', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     a[1:2:3:4]
#|            ^
#| SyntaxError: invalid syntax

### '()()=1'
compile('()()=1', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('()()=1', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     ()()=1
#|     ^^^^
#| SyntaxError: cannot assign to function call

### '{}=1'
compile('{}=1', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('{}=1', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     {}=1
#|     ^^
#| SyntaxError: cannot assign to dict literal here. Maybe you meant '==' instead of '='?

### '[a, 1] = x'
compile('[a, 1] = x', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('[a, 1] = x', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     [a, 1] = x
#|         ^
#| SyntaxError: cannot assign to literal

### '(a, b()) = x'
compile('(a, b()) = x', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('(a, b()) = x', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     (a, b()) = x
#|         ^^^
#| SyntaxError: cannot assign to function call

### 'a, b += 1'
compile('a, b += 1', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('a, b += 1', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     a, b += 1
#|     ^^^^
#| SyntaxError: 'tuple' is an illegal expression for augmented assignment

### 'lambda: (yield) = 1'
compile('lambda: (yield) = 1', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('lambda: (yield) = 1', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     lambda: (yield) = 1
#|     ^^^^^^^^^^^^^^^
#| SyntaxError: cannot assign to lambda

### "f'a' = 1"
compile("f'a' = 1", 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile("f'a' = 1", 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     f'a' = 1
#|     ^^^^
#| SyntaxError: cannot assign to f-string expression here. Maybe you meant '==' instead of '='?

### '... = 1'
compile('... = 1', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('... = 1', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     ... = 1
#|     ^^^
#| SyntaxError: cannot assign to ellipsis here. Maybe you meant '==' instead of '='?

### '-a = 1'
compile('-a = 1', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('-a = 1', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     -a = 1
#|     ^^
#| SyntaxError: cannot assign to expression here. Maybe you meant '==' instead of '='?

### 'a < b = 1'
compile('a < b = 1', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('a < b = 1', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     a < b = 1
#|     ^^^^^
#| SyntaxError: cannot assign to comparison

### 'a and b = 1'
compile('a and b = 1', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('a and b = 1', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     a and b = 1
#|     ^^^^^^^
#| SyntaxError: cannot assign to expression

### 'a if b else c = 1'
compile('a if b else c = 1', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('a if b else c = 1', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     a if b else c = 1
#|     ^^^^^^^^^^^^^
#| SyntaxError: cannot assign to conditional expression

### '{**a} = 1'
compile('{**a} = 1', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('{**a} = 1', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     {**a} = 1
#|     ^^^^^
#| SyntaxError: cannot assign to dict literal here. Maybe you meant '==' instead of '='?

### '[*a for a in b]'
compile('[*a for a in b]', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('[*a for a in b]', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     [*a for a in b]
#|      ^^
#| SyntaxError: iterable unpacking cannot be used in comprehension

### '{**a for a in b}'
compile('{**a for a in b}', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('{**a for a in b}', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     {**a for a in b}
#|      ^^
#| SyntaxError: dict unpacking cannot be used in dict comprehension

### '(*a)'
compile('(*a)', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('(*a)', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     (*a)
#|      ^^
#| SyntaxError: cannot use starred expression here

### '(**a)'
compile('(**a)', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('(**a)', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     (**a)
#|      ^^
#| SyntaxError: cannot use double starred expression here

### 'f(*)'
compile('f(*)', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('f(*)', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     f(*)
#|        ^
#| SyntaxError: Invalid star expression

### 'f(**)'
compile('f(**)', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('f(**)', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     f(**)
#|         ^
#| SyntaxError: invalid syntax

### 'f(a.b=1)'
compile('f(a.b=1)', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('f(a.b=1)', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     f(a.b=1)
#|       ^^^^
#| SyntaxError: expression cannot contain assignment, perhaps you meant "=="?

### 'f(1=2)'
compile('f(1=2)', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('f(1=2)', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     f(1=2)
#|       ^^
#| SyntaxError: expression cannot contain assignment, perhaps you meant "=="?

### 'f(a+b=2)'
compile('f(a+b=2)', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('f(a+b=2)', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     f(a+b=2)
#|       ^^^^
#| SyntaxError: expression cannot contain assignment, perhaps you meant "=="?

### 'f((a)=1)'
compile('f((a)=1)', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('f((a)=1)', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     f((a)=1)
#|        ^^^
#| SyntaxError: expression cannot contain assignment, perhaps you meant "=="?

### what is read ahead of an f-string's error is what it has
for before in ("t'' " * 40, "+" + "t'' " * 40):
    for text in ("f'{a!z}'", "f'{a!}'", "t'{a!z}'"):
        for source in (before, text):
            try:
                compile(source, 'main', 'exec')
            except SyntaxError as e:
                print(source[:9], e.msg)
#> f'{a!z}' f-string: invalid conversion character 'z': expected 's', 'r', or 'a'
#> f'{a!}' f-string: missing conversion character
#> t'{a!z}' t-string: invalid conversion character 'z': expected 's', 'r', or 'a'
#> f'{a!z}' f-string: invalid conversion character 'z': expected 's', 'r', or 'a'
#> f'{a!}' f-string: missing conversion character
#> t'{a!z}' t-string: invalid conversion character 'z': expected 's', 'r', or 'a'
