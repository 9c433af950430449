# Syntax errors of other short texts, such as begin with an expression, in the words of CPython; those with literals in front stand in syntax_short_literals.py.

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

### '  x = 1'
compile('  x = 1', 'main', 'exec')
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     compile('  x = 1', 'main', 'exec')
#|     ~~~~~~~^^^^^^^^^^^^^^^^^^^^^^^^^^^
#|   File "main", line 1
#|     x = 1
#| IndentationError: unexpected indent

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
