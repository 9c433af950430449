# Syntax errors of short texts that begin with a number or a string, or have an f-string, in the words of CPython.

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
