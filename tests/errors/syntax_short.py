# Syntax errors of short texts that begin with a word of a statement, in the words of CPython.

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
