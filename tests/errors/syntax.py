# SyntaxErrors: message, line and carets.

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

### an invalid character
x = 1 ? 2
#|   File "main.py", line 1
#|     x = 1 ? 2
#|           ^
#| SyntaxError: invalid syntax

### a non-ASCII character that looks like one
x = “a”
#|   File "main.py", line 1
#|     x = “a”
#|         ^
#| SyntaxError: invalid character '“' (U+201C)

### an invisible character
x = 1​ + 2
#|   File "main.py", line 1
#|     x = 1​ + 2
#|          ^
#| SyntaxError: invalid non-printable character U+200B

### a dollar
$x = 1
#|   File "main.py", line 1
#|     $x = 1
#|     ^
#| SyntaxError: invalid syntax

### a bad number
x = 12abc
#|   File "main.py", line 1
#|     x = 12abc
#|          ^
#| SyntaxError: invalid decimal literal

### a bad hex number
x = 0xfg
#|   File "main.py", line 1
#|     x = 0xfg
#|           ^
#| SyntaxError: invalid hexadecimal literal

### an empty hex number
x = 0x
#|   File "main.py", line 1
#|     x = 0x
#|          ^
#| SyntaxError: invalid hexadecimal literal

### a bad octal digit
x = 0o8
#|   File "main.py", line 1
#|     x = 0o8
#|           ^
#| SyntaxError: invalid digit '8' in octal literal

### a bad binary digit
x = 0b12
#|   File "main.py", line 1
#|     x = 0b12
#|            ^
#| SyntaxError: invalid digit '2' in binary literal

### trailing underscore
x = 1_
#|   File "main.py", line 1
#|     x = 1_
#|          ^
#| SyntaxError: invalid decimal literal

### two underscores
x = 1__0
#|   File "main.py", line 1
#|     x = 1__0
#|          ^
#| SyntaxError: invalid decimal literal

### leading zeros
x = 0123
#|   File "main.py", line 1
#|     x = 0123
#|         ^
#| SyntaxError: leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers

### a bad decimal exponent
x = 1e
#|   File "main.py", line 1
#|     x = 1e
#|         ^
#| SyntaxError: invalid decimal literal

### a backslash inside a line
x = 1 \ 2
#|   File "main.py", line 1
#|     x = 1 \ 2
#|            ^
#| SyntaxError: unexpected character after line continuation character

### a backslash at the end
x = 1 + \
#|   File "main.py", line 1
#|     x = 1 + \
#|              ^
#| SyntaxError: unexpected EOF while parsing

### a bad unicode escape
x = "\u12"
#|   File "main.py", line 1
#|     x = "\u12"
#|         ^^^^^^
#| SyntaxError: (unicode error) 'unicodeescape' codec can't decode bytes in position 0-3: truncated \uXXXX escape

### a bad hex escape
x = "\x1"
#|   File "main.py", line 1
#|     x = "\x1"
#|         ^^^^^
#| SyntaxError: (unicode error) 'unicodeescape' codec can't decode bytes in position 0-2: truncated \xXX escape

### a bad bytes escape
x = b"\x1"
#|   File "main.py", line 1
#|     x = b"\x1"
#|         ^^^^^^
#| SyntaxError: (value error) invalid \x escape at position 0

### mixing bytes and str
x = "a" b"b"
#|   File "main.py", line 1
#|     x = "a" b"b"
#|                 ^
#| SyntaxError: cannot mix bytes and nonbytes literals

### a keyword as a name
class = 1
#|   File "main.py", line 1
#|     class = 1
#|           ^
#| SyntaxError: invalid syntax

### a keyword as a parameter
def f(if): pass
#|   File "main.py", line 1
#|     def f(if): pass
#|           ^^
#| SyntaxError: invalid syntax

### a keyword as an attribute
x.class = 1
#|   File "main.py", line 1
#|     x.class = 1
#|       ^^^^^
#| SyntaxError: invalid syntax

### a misspelt keyword
fro x in y: pass
#|   File "main.py", line 1
#|     fro x in y: pass
#|     ^^^
#| SyntaxError: invalid syntax. Did you mean 'for'?

### another misspelt keyword
whille True: pass
#|   File "main.py", line 1
#|     whille True: pass
#|     ^^^^^^
#| SyntaxError: invalid syntax. Did you mean 'while'?

### else in a comprehension filter
[x for x in y if x else 1]
#|   File "main.py", line 1
#|     [x for x in y if x else 1]
#|                        ^^^^
#| SyntaxError: invalid syntax

### a missing in
for x of y: pass
#|   File "main.py", line 1
#|     for x of y: pass
#|           ^^
#| SyntaxError: invalid syntax

### a missing expression after in
for x in : pass
#|   File "main.py", line 1
#|     for x in : pass
#|              ^
#| SyntaxError: invalid syntax

### a missing element
x = [1, , 2]
#|   File "main.py", line 1
#|     x = [1, , 2]
#|             ^
#| SyntaxError: invalid syntax

### a missing value in a dict
x = {"a": 1, "b"}
#|   File "main.py", line 1
#|     x = {"a": 1, "b"}
#|                    ^
#| SyntaxError: ':' expected after dictionary key

### a missing value after the colon
x = {"a": }
#|   File "main.py", line 1
#|     x = {"a": }
#|             ^
#| SyntaxError: expression expected after dictionary key and ':'

### a missing dict value at the end
x = {"a": 1, "b":}
#|   File "main.py", line 1
#|     x = {"a": 1, "b":}
#|                     ^
#| SyntaxError: expression expected after dictionary key and ':'

### a dict comprehension with star
{**x for x in y}
#|   File "main.py", line 1
#|     {**x for x in y}
#|      ^^
#| SyntaxError: dict unpacking cannot be used in dict comprehension

### a list comprehension with star
[*x for x in y]
#|   File "main.py", line 1
#|     [*x for x in y]
#|      ^^
#| SyntaxError: iterable unpacking cannot be used in comprehension

### a comprehension target without parentheses
[x, y for x in z]
#|   File "main.py", line 1
#|     [x, y for x in z]
#|      ^^^^
#| SyntaxError: did you forget parentheses around the comprehension target?

### a missing right side
x =
#|   File "main.py", line 1
#|     x =
#|        ^
#| SyntaxError: invalid syntax

### a missing operand
x = 1 +
#|   File "main.py", line 1
#|     x = 1 +
#|            ^
#| SyntaxError: invalid syntax

### not without operand
x = not
#|   File "main.py", line 1
#|     x = not
#|            ^
#| SyntaxError: invalid syntax

### an incomplete attribute
x = a.
#|   File "main.py", line 1
#|     x = a.
#|           ^
#| SyntaxError: invalid syntax

### an incomplete lambda
f = lambda
#|   File "main.py", line 1
#|     f = lambda
#|               ^
#| SyntaxError: invalid syntax

### if without else in an expression
x = 1 if 2
#|   File "main.py", line 1
#|     x = 1 if 2
#|         ^^^^^^
#| SyntaxError: expected 'else' after 'if' expression

### a statement in an expression
x = (pass)
#|   File "main.py", line 1
#|     x = (pass)
#|          ^^^^
#| SyntaxError: invalid syntax

### import in an expression
x = [import y]
#|   File "main.py", line 1
#|     x = [import y]
#|          ^^^^^^
#| SyntaxError: invalid syntax

### a decorator with nothing
@f
x = 1
#|   File "main.py", line 2
#|     x = 1
#|     ^
#| SyntaxError: invalid syntax

### class with a bad base
class A(x=): pass
#|   File "main.py", line 1
#|     class A(x=): pass
#|             ^^
#| SyntaxError: expected argument value expression

### a match without cases
match x:
    pass
#|   File "main.py", line 2
#|     pass
#|     ^^^^
#| SyntaxError: invalid syntax

### a bad pattern
match x:
    case a + b: pass
#|   File "main.py", line 2
#|     case a + b: pass
#|            ^
#| SyntaxError: invalid syntax

### a pattern with a call of a keyword before position
match x:
    case A(y=1, z): pass
#|   File "main.py", line 2
#|     case A(y=1, z): pass
#|                 ^
#| SyntaxError: positional patterns follow keyword patterns

### a mapping pattern with rest in the middle
match x:
    case {**rest, "a": 1}: pass
#|   File "main.py", line 2
#|     case {**rest, "a": 1}: pass
#|                   ^^^
#| SyntaxError: invalid syntax

### an f-string with an empty expression
f"{}"
#|   File "main.py", line 1
#|     f"{}"
#|        ^
#| SyntaxError: f-string: valid expression required before '}'

### an f-string with a bad expression
f"{a b}"
#|   File "main.py", line 1
#|     f"{a b}"
#|        ^^^
#| SyntaxError: invalid syntax. Perhaps you forgot a comma?

### an f-string without its closing brace
f"{a"
#|   File "main.py", line 1
#|     f"{a"
#|         ^
#| SyntaxError: f-string: expecting '}'

### a single brace in an f-string
f"a}b"
#|   File "main.py", line 1
#|     f"a}b"
#|        ^
#| SyntaxError: f-string: single '}' is not allowed

### an f-string with a bad conversion
f"{a!z}"
#|   File "main.py", line 1
#|     f"{a!z}"
#|          ^
#| SyntaxError: f-string: invalid conversion character 'z': expected 's', 'r', or 'a'

### an f-string with a statement
f"{x = 1 2}"
#|   File "main.py", line 1
#|     f"{x = 1 2}"
#|            ^
#| SyntaxError: f-string: expecting '!', or ':', or '}'

### an f-string assignment
f"{x}" = 1
#|   File "main.py", line 1
#|     f"{x}" = 1
#|     ^^^^^^
#| SyntaxError: cannot assign to f-string expression here. Maybe you meant '==' instead of '='?

### type parameters twice
def f[T, T](): pass
#|   File "main.py", line 1
#|     def f[T, T](): pass
#|              ^
#| SyntaxError: duplicate type parameter 'T'

### a type alias without value
type X
#|   File "main.py", line 1
#|     type X
#|           ^
#| SyntaxError: invalid syntax

### a non-default type parameter after a default
def f[T = int, U](): pass
#|   File "main.py", line 1
#|     def f[T = int, U](): pass
#|                    ^
#| SyntaxError: non-default type parameter 'U' follows default type parameter

### yield in a type alias
type X = (yield)
#|   File "main.py", line 1
#|     type X = (yield)
#|               ^^^^^
#| SyntaxError: yield expression cannot be used within a type alias

### walrus in a comprehension iterable
[x for x in (y := z)]
#|   File "main.py", line 1
#|     [x for x in (y := z)]
#|                  ^^^^^^
#| SyntaxError: assignment expression cannot be used in a comprehension iterable expression

### walrus rebinding the comprehension variable
[x := 1 for x in y]
#|   File "main.py", line 1
#|     [x := 1 for x in y]
#|      ^
#| SyntaxError: assignment expression cannot rebind comprehension iteration variable 'x'

### a walrus in a class comprehension
class A:
    [x := 1 for y in z]
#|   File "main.py", line 2
#|     [x := 1 for y in z]
#|      ^
#| SyntaxError: assignment expression within a comprehension cannot be used in a class body

### a long line with an error near its end
aaaaaaaaaaaaaaaaaaaaaaaaaaaa = bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb + ccccccccccccccccccccccc + (ddddddddd eeeeeeee)
#|   File "main.py", line 1
#|     aaaaaaaaaaaaaaaaaaaaaaaaaaaa = bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb + ccccccccccccccccccccccc + (ddddddddd eeeeeeee)
#|                                                                                                   ^^^^^^^^^^^^^^^^^^
#| SyntaxError: invalid syntax. Perhaps you forgot a comma?

### an error on line three
a = 1
b = 2
c = = 3
d = 4
#|   File "main.py", line 3
#|     c = = 3
#|         ^
#| SyntaxError: invalid syntax

### an error in a nested block
def f():
    if 1:
        for x in y:
            x +
#|   File "main.py", line 4
#|     x +
#|        ^
#| SyntaxError: invalid syntax

### an increment
x++
#|   File "main.py", line 1
#|     x++
#|        ^
#| SyntaxError: invalid syntax

### a C-style operator
x = a && b
#|   File "main.py", line 1
#|     x = a && b
#|            ^
#| SyntaxError: invalid syntax

### not equal by diamond
1 <> 2
#|   File "main.py", line 1
#|     1 <> 2
#|       ^^
#| SyntaxError: invalid syntax

### a null check
x = a ?? b
#|   File "main.py", line 1
#|     x = a ?? b
#|           ^
#| SyntaxError: invalid syntax

### an arrow outside a def
x -> y
#|   File "main.py", line 1
#|     x -> y
#|       ^^
#| SyntaxError: invalid syntax

### a star annotation
def f(a: *b): pass
#|   File "main.py", line 1
#|     def f(a: *b): pass
#|              ^
#| SyntaxError: invalid syntax

### too deep in parentheses
eval("(" * 300)
#! SyntaxError: too many nested parentheses

### too deep in indentation
exec("".join(" " * i + "if 1:\n" for i in range(101)) + " " * 101 + "pass")
#! IndentationError: too many levels of indentation

### unbalanced inside a function call over lines
f(a,
  b
x = 1
#|   File "main.py", line 1
#|     f(a,
#|      ^
#| SyntaxError: '(' was never closed

### a comparison where a keyword argument was meant
f(a=1, b==2, 3)
#! SyntaxError: positional argument follows keyword argument

### a caret range over several characters
x = 5 if y else
#|   File "main.py", line 1
#|     x = 5 if y else
#|                    ^
#| SyntaxError: expected expression after 'else', but statement is given

### a non-UTF-8 identifier character
a€ = 1
#|   File "main.py", line 1
#|     a€ = 1
#|      ^
#| SyntaxError: invalid character '€' (U+20AC)

### debug cannot be assigned
__debug__ = 1
#|   File "main.py", line 1
#|     __debug__ = 1
#|     ^^^^^^^^^
#| SyntaxError: cannot assign to __debug__

### an empty subscript
a[]
#|   File "main.py", line 1
#|     a[]
#|       ^
#| SyntaxError: invalid syntax

### an empty set display is no error but a dict
print(type({}))  #> <class 'dict'>

### a misspelt import
x = 1
imprt os
#|   File "main.py", line 2
#|     imprt os
#|     ^^^^^
#| SyntaxError: invalid syntax. Did you mean 'import'?

### a misspelt return
def f():
  retrun 1
#|   File "main.py", line 2
#|     retrun 1
#|     ^^^^^^
#| SyntaxError: invalid syntax. Did you mean 'return'?

### a misspelt else
if 1:
  pass
elsee:
  pass
#|   File "main.py", line 3
#|     elsee:
#|     ^^^^^
#| SyntaxError: invalid syntax. Did you mean 'else'?

### a misspelt from
form x import *
#|   File "main.py", line 1
#|     form x import *
#|     ^^^^
#| SyntaxError: invalid syntax. Did you mean 'from'?

### a misspelt lambda
x = lamda y: y
#|   File "main.py", line 1
#|     x = lamda y: y
#|         ^^^^^
#| SyntaxError: invalid syntax. Did you mean 'lambda'?

### a misspelt in
for x ni y: pass
#|   File "main.py", line 1
#|     for x ni y: pass
#|           ^^
#| SyntaxError: invalid syntax. Did you mean 'in'?

### a misspelt try
tri:
  pass
except: pass
#|   File "main.py", line 1
#|     tri:
#|     ^^^
#| SyntaxError: invalid syntax. Did you mean 'try'?

### a misspelt for in a comprehension
[x fro x in y]
#|   File "main.py", line 1
#|     [x fro x in y]
#|        ^^^
#| SyntaxError: invalid syntax. Did you mean 'for'?

### a misspelt keyword and another error
fro x in y
#|   File "main.py", line 1
#|     fro x in y
#|         ^
#| SyntaxError: invalid syntax

### a name like a keyword is none
print "fro" + form
#|   File "main.py", line 1
#|     print "fro" + form
#|     ^^^^^^^^^^^^^^^^^^
#| SyntaxError: Missing parentheses in call to 'print'. Did you mean print(...)?

### a list without its parentheses whose clause has a mistake of its own
[e, for k e]
#|   File "main.py", line 1
#|     [e, for k e]
#|               ^
#| SyntaxError: 'in' expected after for-loop variables

### a mistake in a clause that a line ends in, in a call that begins like a match
match([e, for k e in
#|   File "main.py", line 1
#|     match([e, for k e in
#|                     ^
#| SyntaxError: 'in' expected after for-loop variables

### a target that cannot be one counts more than the missing parentheses
[e, for 1 in x]
#|   File "main.py", line 1
#|     [e, for 1 in x]
#|             ^
#| SyntaxError: cannot assign to literal

### clauses that are cut off
[e, for k in ]
#|   File "main.py", line 1
#|     [e, for k in ]
#|         ^^^
#| SyntaxError: invalid syntax

### two expressions behind the clauses
[e, for k in a b]
#|   File "main.py", line 1
#|     [e, for k in a b]
#|      ^^
#| SyntaxError: did you forget parentheses around the comprehension target?

### an iterable with a mistake inside brackets
[e, f for k in x for y in (a b)]
#|   File "main.py", line 1
#|     [e, f for k in x for y in (a b)]
#|                                ^^^
#| SyntaxError: invalid syntax. Perhaps you forgot a comma?

### positional patterns between keyword patterns
match ...:
    case C(a=b, c, d=e, f, g=h, i, j=k, ...): pass
#|   File "main.py", line 2
#|     case C(a=b, c, d=e, f, g=h, i, j=k, ...): pass
#|                 ^
#| SyntaxError: positional patterns follow keyword patterns

### positional patterns before what is no pattern
match ...:
    case C(a=1, b c): pass
#|   File "main.py", line 2
#|     case C(a=1, b c): pass
#|                 ^
#| SyntaxError: positional patterns follow keyword patterns

### f-strings are no patterns
match x:
    case f"{x}": pass
#|   File "main.py", line 2
#|     case f"{x}": pass
#|          ^^^^^^
#| SyntaxError: patterns may only match literals and attribute lookups

### an f-string is no key of a mapping pattern
match x:
    case {f"": 1}: pass
#|   File "main.py", line 2
#|     case {f"": 1}: pass
#|          ^^^^^^^^
#| SyntaxError: mapping pattern keys may only match literals and attribute lookups

### t-strings are no patterns either
match x:
    case t"a": pass
#|   File "main.py", line 2
#|     case t"a": pass
#|          ^^^^
#| SyntaxError: patterns may only match literals and attribute lookups
