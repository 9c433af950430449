# Which of several things that are wrong with a text is told: what CPython's grammar finds first, and has remembered.

### a valid statement before the one that fails is looked at again
print-(1)
   x = 2
#! SyntaxError: Missing parentheses in call to 'print'. Did you mean print(...)?

### the key of a dictionary without a value comes before what is missing inside it
{1: 2, f(a b)}
#! SyntaxError: ':' expected after dictionary key

### but not what makes it no expression at all
{1: 2, (a b)}
#! SyntaxError: invalid syntax. Perhaps you forgot a comma?

### a starred value in a dictionary
{1: *f(a b)}
#! SyntaxError: cannot use a starred expression in a dictionary value

### a mistake before the dictionary is found before
f(a b); {1: 2, 3}
#! SyntaxError: invalid syntax. Perhaps you forgot a comma?

### what stands between two strings
x = ('a' 1 b.c 'd')
#! SyntaxError: invalid syntax. Is this intended to be part of the string?

### a string followed by an operator hides what is wrong behind it
x = 'a' + ('b' c)
#! SyntaxError: invalid syntax

### a number does not
x = 1 + ('b' c)
#! SyntaxError: invalid syntax. Perhaps you forgot a comma?

### yield and a string
yield 'a' (1 2)
#! SyntaxError: invalid syntax

### an f-string left open does not hide an earlier error
x y; f'abc
#! SyntaxError: invalid syntax

### nor what is wrong in its fields
x y; f'{1a}' 1b
#! SyntaxError: invalid syntax

### but what stands behind it does
x y; f'a' )
#! SyntaxError: unmatched ')'

### a t-string among strings
x = t'a' t'b' 'c' 'd'
#! SyntaxError: cannot mix t-string literals with string or bytes literals

### a wildcard has no attributes
match 1:
    case _.a: pass
#! SyntaxError: invalid syntax

### a wildcard is no class
match 1:
    case int() | _() if 2: pass
#! SyntaxError: invalid syntax

### zeros before what could be an exponent
01eval('y')
#! SyntaxError: invalid decimal literal

### columns are bytes in errors of numbers
'é' + 01
#! SyntaxError: leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers

### of prefixes
'é'; bf'{'
#! SyntaxError: 'b' and 'f' prefixes are incompatible

### and of the compiler
'é'; f(a=1, a=2)
#! SyntaxError: keyword argument repeated: a

### the columns of a parameter
def f(é, é): pass
#! SyntaxError: duplicate argument 'é' in function definition

### a positional argument behind a keyword whose value fails
f(a=1 b, 2)
#! SyntaxError: invalid syntax. Perhaps you forgot a comma?

### a star without an expression
f(1, *, 2)
#! SyntaxError: Invalid star expression

### a star in brackets
x = [1, *]
#! SyntaxError: invalid syntax

### a star before a keyword
f(*pass)
#! SyntaxError: Invalid star expression

### an operator before not
x = [-not 1]
#! SyntaxError: 'not' after an operator must be parenthesized

### a comparison meant as a condition
while x = 1: pass
#! SyntaxError: invalid syntax. Maybe you meant '==' or ':=' instead of '='?

### an assignment in a call
f(a.b=1)
#! SyntaxError: expression cannot contain assignment, perhaps you meant "=="?

### a broken keyword hides the order of arguments
f(a=, 2)
#! SyntaxError: expected argument value expression

### targets of a comprehension
x = [a for b c in d]
#! SyntaxError: 'in' expected after for-loop variables

### a conditional without else in an f-string
f'{a if b}'
#! SyntaxError: expected 'else' after 'if' expression

### the else of a conditional
x = a if b else pass
#! SyntaxError: expected expression after 'else', but statement is given

### parentheses closed by another bracket come before
x = (1 2]
#! SyntaxError: closing parenthesis ']' does not match opening parenthesis '('

### an indentation that is not expected comes before what is wrong further on
x = 1
  y = 2
z = )
#! IndentationError: unexpected indent

### what lacks behind the parameters of a function is told after what is wrong before it
print -1
def f() x: pass
#! SyntaxError: Missing parentheses in call to 'print'. Did you mean print(...)?

### that of a try at once
print -1
try x: pass
#! SyntaxError: expected ':'

### a mistake in what a function returns
def f() -> (a b): pass
#! SyntaxError: invalid syntax. Perhaps you forgot a comma?

### a mistake in its type parameters
def f[**P: int](): pass
#! SyntaxError: cannot use bound with ParamSpec

### a string that cannot be read, at what was read last
x "a\x1g"
#|   File "main.py", line 1
#|     x "a\x1g"
#|              ^
#| SyntaxError: (unicode error) 'unicodeescape' codec can't decode bytes in position 1-3: truncated \xXX escape

### but bytes where they stand
(a, b) += b'é' 1
#|   File "main.py", line 1
#|     (a, b) += b'é' 1
#|               ^^^^
#| SyntaxError: bytes can only contain ASCII literal characters

### a text and a template in brackets left open
(t'' ''
#! SyntaxError: cannot mix t-string literals with string or bytes literals

### where an error without a place in its line ends
try: compile('if x:\n', '', 'exec')
except SyntaxError as e: print(e.lineno, e.offset, e.end_lineno, e.end_offset)  #> 1 6 1 -1
