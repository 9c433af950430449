# SyntaxErrors of statements: message, line and carets.

### a stray operator
x = = 1
#|   File "main.py", line 1
#|     x = = 1
#|         ^
#| SyntaxError: invalid syntax

### a missing colon
if True
    pass
#|   File "main.py", line 1
#|     if True
#|            ^
#| SyntaxError: expected ':'

### a missing colon after def
def f()
    pass
#|   File "main.py", line 1
#|     def f()
#|            ^
#| SyntaxError: expected ':'

### a missing colon after class and for
for x in [1]
    pass
#|   File "main.py", line 1
#|     for x in [1]
#|                 ^
#| SyntaxError: expected ':'

### two expressions
a b
#|   File "main.py", line 1
#|     a b
#|       ^
#| SyntaxError: invalid syntax

### a missing comma
x = [1 2]
#|   File "main.py", line 1
#|     x = [1 2]
#|          ^^^
#| SyntaxError: invalid syntax. Perhaps you forgot a comma?

### a missing comma in a call
print(1 2)
#|   File "main.py", line 1
#|     print(1 2)
#|           ^^^
#| SyntaxError: invalid syntax. Perhaps you forgot a comma?

### forgotten parentheses of print
print "hello"
#|   File "main.py", line 1
#|     print "hello"
#|     ^^^^^^^^^^^^^
#| SyntaxError: Missing parentheses in call to 'print'. Did you mean print(...)?

### an unclosed parenthesis
x = (1 + 2
y = 3
#|   File "main.py", line 1
#|     x = (1 + 2
#|         ^
#| SyntaxError: '(' was never closed

### an unclosed bracket at the end
x = [1,
#|   File "main.py", line 1
#|     x = [1,
#|         ^
#| SyntaxError: '[' was never closed

### an unmatched closing
x = 1)
#|   File "main.py", line 1
#|     x = 1)
#|          ^
#| SyntaxError: unmatched ')'

### a wrong closing
x = (1]
#|   File "main.py", line 1
#|     x = (1]
#|           ^
#| SyntaxError: closing parenthesis ']' does not match opening parenthesis '('

### a wrong closing on another line
x = (1,
     2]
#|   File "main.py", line 2
#|     2]
#|      ^
#| SyntaxError: closing parenthesis ']' does not match opening parenthesis '(' on line 1

### an unterminated string
x = "abc
#|   File "main.py", line 1
#|     x = "abc
#|         ^
#| SyntaxError: unterminated string literal (detected at line 1)

### an unterminated triple quote
x = """abc
def
#|   File "main.py", line 1
#|     x = """abc
#|         ^
#| SyntaxError: unterminated triple-quoted string literal (detected at line 2)

### an unexpected indent
x = 1
  y = 2
#|   File "main.py", line 2
#|     y = 2
#| IndentationError: unexpected indent

### an expected block
if True:
x = 1
#|   File "main.py", line 2
#|     x = 1
#|     ^
#| IndentationError: expected an indented block after 'if' statement on line 1

### an expected block after def
def f():
x = 1
#|   File "main.py", line 2
#|     x = 1
#|     ^
#| IndentationError: expected an indented block after function definition on line 1

### an expected block after else
if 1:
    pass
else:
pass
#|   File "main.py", line 4
#|     pass
#|     ^^^^
#| IndentationError: expected an indented block after 'else' statement on line 3

### a dedent that matches nothing
if True:
    if True:
        x = 1
      y = 2
#|   File "main.py", line 4
#|     y = 2
#|          ^
#| IndentationError: unindent does not match any outer indentation level

### mixed tabs and spaces
if True:
        x = 1
	y = 2
#|   File "main.py", line 3
#|     	y = 2
#|     ^
#| TabError: inconsistent use of tabs and spaces in indentation

### assignment to a literal
1 = x
#|   File "main.py", line 1
#|     1 = x
#|     ^
#| SyntaxError: cannot assign to literal here. Maybe you meant '==' instead of '='?

### assignment to a call
f() = 1
#|   File "main.py", line 1
#|     f() = 1
#|     ^^^
#| SyntaxError: cannot assign to function call here. Maybe you meant '==' instead of '='?

### assignment to an expression
a + b = 1
#|   File "main.py", line 1
#|     a + b = 1
#|     ^^^^^
#| SyntaxError: cannot assign to expression here. Maybe you meant '==' instead of '='?

### assignment to None
None = 1
#|   File "main.py", line 1
#|     None = 1
#|     ^^^^
#| SyntaxError: cannot assign to None

### assignment to a comparison
a == b = 1
#|   File "main.py", line 1
#|     a == b = 1
#|     ^^^^^^
#| SyntaxError: cannot assign to comparison

### assignment to a conditional
(a if b else c) = 1
#|   File "main.py", line 1
#|     (a if b else c) = 1
#|      ^^^^^^^^^^^^^
#| SyntaxError: cannot assign to conditional expression here. Maybe you meant '==' instead of '='?

### assignment instead of comparison
if x = 1: pass
#|   File "main.py", line 1
#|     if x = 1: pass
#|        ^^^^^
#| SyntaxError: invalid syntax. Maybe you meant '==' or ':=' instead of '='?

### assignment in a call
f(a.b=1)
#|   File "main.py", line 1
#|     f(a.b=1)
#|       ^^^^
#| SyntaxError: expression cannot contain assignment, perhaps you meant "=="?

### assignment in a display
x = [a = 1]
#|   File "main.py", line 1
#|     x = [a = 1]
#|          ^^^^^
#| SyntaxError: invalid syntax. Maybe you meant '==' or ':=' instead of '='?

### augmented assignment to a tuple
(a, b) += 1
#|   File "main.py", line 1
#|     (a, b) += 1
#|     ^^^^^^
#| SyntaxError: 'tuple' is an illegal expression for augmented assignment

### augmented assignment to a call
f() += 1
#|   File "main.py", line 1
#|     f() += 1
#|     ^^^
#| SyntaxError: 'function call' is an illegal expression for augmented assignment

### walrus at statement level
x := 1
#|   File "main.py", line 1
#|     x := 1
#|       ^^
#| SyntaxError: invalid syntax

### walrus to an attribute
(a.b := 1)
#|   File "main.py", line 1
#|     (a.b := 1)
#|      ^^^
#| SyntaxError: cannot use assignment expressions with attribute

### deleting a literal
del 1
#|   File "main.py", line 1
#|     del 1
#|         ^
#| SyntaxError: cannot delete literal

### deleting a call
del f()
#|   File "main.py", line 1
#|     del f()
#|         ^^^
#| SyntaxError: cannot delete function call

### for over a literal target
for 1 in x: pass
#|   File "main.py", line 1
#|     for 1 in x: pass
#|         ^
#| SyntaxError: cannot assign to literal

### with a literal target
with a as 1: pass
#|   File "main.py", line 1
#|     with a as 1: pass
#|               ^
#| SyntaxError: cannot assign to literal

### two stars in an assignment
*a, *b = 1
#|   File "main.py", line 1
#|     *a, *b = 1
#|     ^^^^^^
#| SyntaxError: multiple starred expressions in assignment

### a lone star
*a = 1
#|   File "main.py", line 1
#|     *a = 1
#|     ^^
#| SyntaxError: starred assignment target must be in a list or tuple

### a star as an expression
x = *a
#|   File "main.py", line 1
#|     x = *a
#|         ^^
#| SyntaxError: can't use starred expression here

### a star in a subscript value of del
del *a
#|   File "main.py", line 1
#|     del *a
#|         ^^
#| SyntaxError: cannot delete starred

### return outside a function
return 1
#|   File "main.py", line 1
#|     return 1
#|     ^^^^^^^^
#| SyntaxError: 'return' outside function

### yield outside a function
yield 1
#|   File "main.py", line 1
#|     yield 1
#|     ^^^^^^^
#| SyntaxError: 'yield' outside function

### await outside an async function
await x
#|   File "main.py", line 1
#|     await x
#|     ^^^^^^^
#| SyntaxError: 'await' outside function

### await in a plain function
def f():
    await x
#|   File "main.py", line 2
#|     await x
#|     ^^^^^^^
#| SyntaxError: 'await' outside async function

### async for outside
def f():
    async for x in y: pass
#|   File "main.py", line 2
#|     async for x in y: pass
#|     ^^^^^^^^^^^^^^^^^^^^^^
#| SyntaxError: 'async for' outside async function

### async with outside
async with a: pass
#|   File "main.py", line 1
#|     async with a: pass
#|     ^^^^^^^^^^^^^^^^^^
#| SyntaxError: 'async with' outside async function

### async comprehension outside
[x async for x in y]
#|   File "main.py", line 1
#|     [x async for x in y]
#|     ^^^^^^^^^^^^^^^^^^^^
#| SyntaxError: asynchronous comprehension outside of an asynchronous function

### break outside a loop
break
#|   File "main.py", line 1
#|     break
#|     ^^^^^
#| SyntaxError: 'break' outside loop

### continue outside a loop
continue
#|   File "main.py", line 1
#|     continue
#|     ^^^^^^^^
#| SyntaxError: 'continue' not properly in loop

### break in a function in a loop
for x in y:
    def f(): break
#|   File "main.py", line 2
#|     def f(): break
#|              ^^^^^
#| SyntaxError: 'break' outside loop

### return in a class
class A:
    return 1
#|   File "main.py", line 2
#|     return 1
#|     ^^^^^^^^
#| SyntaxError: 'return' outside function

### yield in a class
class A:
    yield 1
#|   File "main.py", line 2
#|     yield 1
#|     ^^^^^^^
#| SyntaxError: 'yield' outside function

### yield in a comprehension
def f(): [(yield) for x in y]
#|   File "main.py", line 1
#|     def f(): [(yield) for x in y]
#|                ^^^^^
#| SyntaxError: 'yield' inside list comprehension

### yield from in an async function
async def f():
    yield from x
#|   File "main.py", line 2
#|     yield from x
#|     ^^^^^^^^^^^^
#| SyntaxError: 'yield from' inside async function

### return with a value in an async generator
async def f():
    yield 1
    return 2
#|   File "main.py", line 3
#|     return 2
#|     ^^^^^^^^
#| SyntaxError: 'return' with value in async generator

### a duplicate parameter
def f(a, a): pass
#|   File "main.py", line 1
#|     def f(a, a): pass
#|              ^
#| SyntaxError: duplicate argument 'a' in function definition

### a parameter without default after one with
def f(a=1, b): pass
#|   File "main.py", line 1
#|     def f(a=1, b): pass
#|                ^
#| SyntaxError: parameter without a default follows parameter with a default

### a star without names
def f(*): pass
#|   File "main.py", line 1
#|     def f(*): pass
#|           ^
#| SyntaxError: named arguments must follow bare *

### two stars in parameters
def f(*a, *b): pass
#|   File "main.py", line 1
#|     def f(*a, *b): pass
#|               ^
#| SyntaxError: * argument may appear only once

### parameters after double star
def f(**k, a): pass
#|   File "main.py", line 1
#|     def f(**k, a): pass
#|                ^
#| SyntaxError: arguments cannot follow var-keyword argument

### two slashes
def f(a, /, b, /): pass
#|   File "main.py", line 1
#|     def f(a, /, b, /): pass
#|                    ^
#| SyntaxError: / may appear only once

### a slash first
def f(/, a): pass
#|   File "main.py", line 1
#|     def f(/, a): pass
#|           ^
#| SyntaxError: at least one argument must precede /

### a slash after a star
def f(*a, /): pass
#|   File "main.py", line 1
#|     def f(*a, /): pass
#|               ^
#| SyntaxError: / must be ahead of *

### a default for star args
def f(*a=1): pass
#|   File "main.py", line 1
#|     def f(*a=1): pass
#|             ^
#| SyntaxError: var-positional argument cannot have default value

### a positional after a keyword
f(a=1, 2)
#|   File "main.py", line 1
#|     f(a=1, 2)
#|             ^
#| SyntaxError: positional argument follows keyword argument

### a positional after double star
f(**k, 2)
#|   File "main.py", line 1
#|     f(**k, 2)
#|             ^
#| SyntaxError: positional argument follows keyword argument unpacking

### star after double star
f(**k, *a)
#|   File "main.py", line 1
#|     f(**k, *a)
#|          ^^^^
#| SyntaxError: iterable argument unpacking follows keyword argument unpacking

### a repeated keyword
f(a=1, a=2)
#|   File "main.py", line 1
#|     f(a=1, a=2)
#|            ^^^
#| SyntaxError: keyword argument repeated: a

### a keyword that is an expression
f(a + 1=2)
#|   File "main.py", line 1
#|     f(a + 1=2)
#|       ^^^^^^
#| SyntaxError: expression cannot contain assignment, perhaps you meant "=="?

### a keyword True
f(True=1)
#|   File "main.py", line 1
#|     f(True=1)
#|       ^^^^^
#| SyntaxError: cannot assign to True

### a generator argument without parentheses
f(x for x in y, 1)
#|   File "main.py", line 1
#|     f(x for x in y, 1)
#|       ^^^^^^^^^^^^
#| SyntaxError: Generator expression must be parenthesized

### a lambda with a bad body
f = lambda x: return x
#|   File "main.py", line 1
#|     f = lambda x: return x
#|                   ^^^^^^
#| SyntaxError: invalid syntax

### global after use
def f():
    x = 1
    global x
#|   File "main.py", line 3
#|     global x
#|     ^^^^^^^^
#| SyntaxError: name 'x' is assigned to before global declaration

### global of a parameter
def f(x):
    global x
#|   File "main.py", line 2
#|     global x
#|     ^^^^^^^^
#| SyntaxError: name 'x' is parameter and global

### nonlocal at module level
nonlocal x
#|   File "main.py", line 1
#|     nonlocal x
#|     ^^^^^^^^^^
#| SyntaxError: nonlocal declaration not allowed at module level

### nonlocal without binding
def f():
    nonlocal x
#|   File "main.py", line 2
#|     nonlocal x
#|     ^^^^^^^^^^
#| SyntaxError: no binding for nonlocal 'x' found

### nonlocal and global
def f():
    x = 1
    def g():
        nonlocal x
        global x
#|   File "main.py", line 4
#|     nonlocal x
#|     ^^^^^^^^^^
#| SyntaxError: name 'x' is nonlocal and global

### nonlocal of a parameter
def f(x):
    def g(x):
        nonlocal x
#|   File "main.py", line 3
#|     nonlocal x
#|     ^^^^^^^^^^
#| SyntaxError: name 'x' is parameter and nonlocal

### an annotated name that is global
def f():
    global x
    x: int = 1
#|   File "main.py", line 3
#|     x: int = 1
#|     ^^^^^^^^^^
#| SyntaxError: annotated name 'x' can't be global

### annotation of a tuple
a, b: int = 1, 2
#|   File "main.py", line 1
#|     a, b: int = 1, 2
#|     ^
#| SyntaxError: only single target (not tuple) can be annotated

### annotation of a call
f(): int
#|   File "main.py", line 1
#|     f(): int
#|     ^^^
#| SyntaxError: illegal target for annotation

### import with a bad name
import a.b as c.d
#|   File "main.py", line 1
#|     import a.b as c.d
#|                   ^^^
#| SyntaxError: cannot use attribute as import target

### import star in a function
def f():
    from math import *
#|   File "main.py", line 2
#|     from math import *
#|                      ^
#| SyntaxError: import * only allowed at module level

### from import nothing
from math import
#|   File "main.py", line 1
#|     from math import
#|                     ^
#| SyntaxError: Expected one or more names after 'import'

### trailing comma in an import
from math import pi,
#|   File "main.py", line 1
#|     from math import pi,
#|                         ^
#| SyntaxError: trailing comma not allowed without surrounding parentheses

### future import not first
x = 1
from __future__ import annotations
#|   File "main.py", line 2
#|     from __future__ import annotations
#|     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#| SyntaxError: from __future__ imports must occur at the beginning of the file

### an unknown future
from __future__ import nothing
#|   File "main.py", line 1
#|     from __future__ import nothing
#|                            ^^^^^^^
#| SyntaxError: future feature nothing is not defined

### except before try
except ValueError: pass
#|   File "main.py", line 1
#|     except ValueError: pass
#|     ^^^^^^
#| SyntaxError: invalid syntax

### try without handlers
try:
    pass
x = 1
#|   File "main.py", line 3
#|     x = 1
#|     ^
#| SyntaxError: expected 'except' or 'finally' block

### a bare except that is not last
try: pass
except: pass
except ValueError: pass
#|   File "main.py", line 2
#|     except: pass
#|     ^^^^^^^^^^^^
#| SyntaxError: default 'except:' must be last

### else without if
else: pass
#|   File "main.py", line 1
#|     else: pass
#|     ^^^^
#| SyntaxError: invalid syntax

### an elif after else
if 1: pass
else: pass
elif 2: pass
#|   File "main.py", line 3
#|     elif 2: pass
#|     ^^^^
#| SyntaxError: 'elif' block follows an 'else' block

### except with as and no parentheses
try: pass
except ValueError, TypeError as e: pass
#|   File "main.py", line 2
#|     except ValueError, TypeError as e: pass
#|            ^^^^^^^^^^^^^^^^^^^^^^^^^^
#| SyntaxError: multiple exception types must be parenthesized when using 'as'
