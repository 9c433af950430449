# SyntaxErrors of characters, literals, expressions and words that are nearly right: message, line and carets. syntax.py has statements.

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
