# Character names are not shipped: the table of names is larger than the rest of the interpreter.

### a named character is a syntax error
#: cpython=•
print("\N{BULLET}")
#! SyntaxError: \N{...} escapes are not supported; use \u or \U
