# SyntaxErrors that a program makes: with no message, with fields that are no numbers.

### without a message
raise SyntaxError
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     raise SyntaxError
#| SyntaxError: <no detail available>

### with None
raise SyntaxError(None)
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     raise SyntaxError(None)
#| SyntaxError: <no detail available>

### an IndentationError without a message
raise IndentationError()
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     raise IndentationError()
#| IndentationError: <no detail available>

### a number as the message
raise SyntaxError(5)
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     raise SyntaxError(5)
#| SyntaxError: 5

### None as the message, and a place
raise SyntaxError(None, ('f', 1, 2, 'abc'))
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     raise SyntaxError(None, ('f', 1, 2, 'abc'))
#|   File "f", line 1
#|     abc
#|      ^^
#| SyntaxError: <no detail available>

### a message that was taken away
e = SyntaxError()
e.filename = 'x'
e.lineno = 3
raise e
#| Traceback (most recent call last):
#|   File "main.py", line 4, in <module>
#|     raise e
#|   File "x", line 3
#| SyntaxError: <no detail available>

### in a group
raise ExceptionGroup('g', [SyntaxError(), IndentationError(None)])
#|   + Exception Group Traceback (most recent call last):
#|   |   File "main.py", line 1, in <module>
#|   |     raise ExceptionGroup('g', [SyntaxError(), IndentationError(None)])
#|   | ExceptionGroup: g (2 sub-exceptions)
#|   +-+---------------- 1 ----------------
#|     | SyntaxError: <no detail available>
#|     +---------------- 2 ----------------
#|     | IndentationError: <no detail available>
#|     +------------------------------------

### as a cause
try:
    raise SyntaxError
except SyntaxError as e:
    raise ValueError from e
#| Traceback (most recent call last):
#|   File "main.py", line 2, in <module>
#|     raise SyntaxError
#| SyntaxError: <no detail available>
#|
#| The above exception was the direct cause of the following exception:
#|
#| Traceback (most recent call last):
#|   File "main.py", line 4, in <module>
#|     raise ValueError from e
#| ValueError

### a column that is no number
raise SyntaxError('m', ('f', 1, 'x', 'abc'))
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     raise SyntaxError('m', ('f', 1, 'x', 'abc'))
#|   File "f", line 1
#| SyntaxError: m

### an end that is no number
raise SyntaxError('m', ('f', 1, 2, 'abc', 1, 'x'))
#| Traceback (most recent call last):
#|   File "main.py", line 1, in <module>
#|     raise SyntaxError('m', ('f', 1, 2, 'abc', 1, 'x'))
#|   File "f", line 1
#|     abc
#|      ^
#| SyntaxError: m

### as texts
import traceback
for args in (), (None,), (5,), ([1],), ('m', ('f', 'x', 'y', 'abc')), ('m', ('f', 1, 2.5, 'abc')):
    for kind in SyntaxError, IndentationError, TabError:
        e = kind(*args)
        print(repr(''.join(traceback.format_exception_only(e))), end=' ')
        try:
            raise e
        except SyntaxError:
            print(traceback.format_exc().splitlines()[-1])
#> 'SyntaxError: <no detail available>\n' SyntaxError: <no detail available>
#> 'IndentationError: <no detail available>\n' IndentationError: <no detail available>
#> 'TabError: <no detail available>\n' TabError: <no detail available>
#> 'SyntaxError: <no detail available>\n' SyntaxError: <no detail available>
#> 'IndentationError: <no detail available>\n' IndentationError: <no detail available>
#> 'TabError: <no detail available>\n' TabError: <no detail available>
#> 'SyntaxError: 5\n' SyntaxError: 5
#> 'IndentationError: 5\n' IndentationError: 5
#> 'TabError: 5\n' TabError: 5
#> 'SyntaxError: [1]\n' SyntaxError: [1]
#> 'IndentationError: [1]\n' IndentationError: [1]
#> 'TabError: [1]\n' TabError: [1]
#> '  File "f", line x\nSyntaxError: m\n' SyntaxError: m
#> '  File "f", line x\nIndentationError: m\n' IndentationError: m
#> '  File "f", line x\nTabError: m\n' TabError: m
#> '  File "f", line 1\nSyntaxError: m\n' SyntaxError: m
#> '  File "f", line 1\nIndentationError: m\n' IndentationError: m
#> '  File "f", line 1\nTabError: m\n' TabError: m

### fields of every kind
import itertools, traceback
for line, column, last, end in itertools.product((1, 'x', None), (1, 'y', 2.5, None), (1, None), (3, 'w', None)):
    try:
        e = SyntaxError('m', ('f', line, column, 'abc', last, end))
    except Exception as x:
        print(type(x).__name__, x)
        continue
    print(''.join(traceback.format_exception_only(e)).replace('\n', '|'), end=' ')
print()
#>   File "f", line 1|    abc|    ^^|SyntaxError: m|   File "f", line 1|    abc|    ^|SyntaxError: m|   File "f", line 1|    abc|    ^|SyntaxError: m|   File "f", line 1|    abc|    ^^^|SyntaxError: m|   File "f", line 1|    abc|    ^^^|SyntaxError: m|   File "f", line 1|    abc|    ^^^|SyntaxError: m|   File "f", line 1|SyntaxError: m|   File "f", line 1|SyntaxError: m|   File "f", line 1|SyntaxError: m|   File "f", line 1|SyntaxError: m|   File "f", line 1|SyntaxError: m|   File "f", line 1|SyntaxError: m|   File "f", line 1|SyntaxError: m|   File "f", line 1|SyntaxError: m|   File "f", line 1|SyntaxError: m|   File "f", line 1|SyntaxError: m|   File "f", line 1|SyntaxError: m|   File "f", line 1|SyntaxError: m|   File "f", line 1|    abc|SyntaxError: m|   File "f", line 1|    abc|SyntaxError: m|   File "f", line 1|    abc|SyntaxError: m|   File "f", line 1|    abc|SyntaxError: m|   File "f", line 1|    abc|SyntaxError: m|   File "f", line 1|    abc|SyntaxError: m|   File "f", line x|    abc|    ^^^|SyntaxError: m|   File "f", line x|    abc|    ^^^|SyntaxError: m|   File "f", line x|    abc|    ^^^|SyntaxError: m|   File "f", line x|    abc|    ^^^|SyntaxError: m|   File "f", line x|    abc|    ^^^|SyntaxError: m|   File "f", line x|    abc|    ^^^|SyntaxError: m|   File "f", line x|SyntaxError: m|   File "f", line x|SyntaxError: m|   File "f", line x|SyntaxError: m|   File "f", line x|SyntaxError: m|   File "f", line x|SyntaxError: m|   File "f", line x|SyntaxError: m|   File "f", line x|SyntaxError: m|   File "f", line x|SyntaxError: m|   File "f", line x|SyntaxError: m|   File "f", line x|SyntaxError: m|   File "f", line x|SyntaxError: m|   File "f", line x|SyntaxError: m|   File "f", line x|    abc|SyntaxError: m|   File "f", line x|    abc|SyntaxError: m|   File "f", line x|    abc|SyntaxError: m|   File "f", line x|    abc|SyntaxError: m|   File "f", line x|    abc|SyntaxError: m|   File "f", line x|    abc|SyntaxError: m|     abc|    ^^^|SyntaxError: m (f)|     abc|    ^^^|SyntaxError: m (f)|     abc|    ^^^|SyntaxError: m (f)|     abc|    ^^|SyntaxError: m (f)|     abc|    ^|SyntaxError: m (f)|     abc|    ^|SyntaxError: m (f)| SyntaxError: m (f)| SyntaxError: m (f)| SyntaxError: m (f)| SyntaxError: m (f)| SyntaxError: m (f)| SyntaxError: m (f)| SyntaxError: m (f)| SyntaxError: m (f)| SyntaxError: m (f)| SyntaxError: m (f)| SyntaxError: m (f)| SyntaxError: m (f)|     abc|SyntaxError: m (f)|     abc|SyntaxError: m (f)|     abc|SyntaxError: m (f)|     abc|SyntaxError: m (f)|     abc|SyntaxError: m (f)|     abc|SyntaxError: m (f)| 
