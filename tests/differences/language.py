# The language
# Small things that would cost more than they give.

### a named character is a syntax error
#: cpython=•
# The table of character names is larger than the rest of the interpreter. Use "\u2022", or the character itself.
print("\N{BULLET}")
#! SyntaxError: \N{...} escapes are not supported; use \u or \U

### there are no syntax warnings
#: oracle=no
# CPython prints `SyntaxWarning: "is" with 'int' literal` and the like to stderr. Such programs run as they do in CPython.
print(1 is 1)  #> True
print("\d")  #> \d

### suggestions for names do not look at self
#: cpython=NameError: name 'value' is not defined. Did you mean: 'self.value'?
# A traceback keeps where an error was raised, not the local variables of that moment, so that it costs little and keeps nothing alive.
# Suggestions of locals, globals and builtins are those of names that the code mentions.
class A:
    def __init__(self): self.value = 1
    def get(self): return value
A().get()
#! NameError: name 'value' is not defined. Did you mean: 'False'?

### a compiler's error in exec'd code shows its line
#: cpython=SyntaxError - 'return' outside function
# CPython shows the line of errors that its parser finds, and not of those that its compiler finds. Here both do.
try: exec("return 1")
except SyntaxError as e: print(type(e).__name__, (e.text or "-").rstrip(), e.msg)  #> SyntaxError return 1 'return' outside function
