# What the compiler warns of.

### what is warned of, where
import warnings
def show(*texts):
    for text in texts:
        with warnings.catch_warnings(record=True) as found:
            warnings.simplefilter('always')
            compile(text, 'file', 'exec')
        print(ascii(text))
        for w in found: print('   ', w.category.__name__, w.filename, w.lineno, w.message)
show('"\\d"', 'b"\\d\\e"', 'f"\\d{1}\\e"', 'f"\\{1}"', '"\\400"', '"\\377"', '"""a\nb\\8"""', '"a" "\\q"\n"\\z"', 'r"\\d"', '"\\N{DIGIT ONE}\\U00000041\\m"', '"\\é"')
show('x is 1', '1 is not x', 'x is ()', 'x is (1, "a")', 'x is (1, a)', 'x is None', 'x is -1', 'x is ...', 'a is b"" is 1.5 is 2j', 'x is f"a"', 'x < 1 is y')
show('assert (x, "m")', 'assert ()', 'assert (x,), "a"', 'assert [1]')
show('1()', '"a"()', '(1,)()', '[1](2)', '{1:2}()', '{1}()', '(x for x in y)()', 't"a"()', 'None()', '...()', '(lambda: 1)()', '{a: a for a in b}(1)', 'a = [\n (1, 2)\n (3, 4)\n]')
show('1[2]', '"a"["b"]', '(1,2)["a"]', '[1][1.5]', '[1][1:2]', '[1][x]', 'None[1]', '{1}[2]', '{1:2}[3]', '(lambda: 1)[1]', '[1][(1,2)]', '[1][True]', 'b"a"["x"]', 'x[1, 2]', '1[2] = 3', 'f"a"[lambda: 1]')
show('1if x else 2', '0x1for x in y', '[1_0for x in y]', '1.5and x', '1jif x else 1', '0b1or 2', '0o7or 3', '1is x', '0xfor x in y', '(1)or 2')
show('def f():\n try: pass\n finally:\n  return 1', 'for x in y:\n try: pass\n finally: break', 'for x in y:\n try: pass\n finally: continue', 'def f():\n try: pass\n finally:\n  def g(): return 1', 'for x in y:\n try: pass\n finally:\n  for z in q: break\n  else: break', 'def f():\n for x in y:\n  try: pass\n  finally:\n   with a:\n    if b: continue\n    return')
show('if 0: 1()', 'def f():\n return\n 1()', 'lambda: 1()', 'x: 1() = 2', 'class A(1()): pass', 'f"{1()}"', '1 is 2()', '"\\d" is 1()')
#> '"\\d"'
#>     SyntaxWarning file 1 "\d" is an invalid escape sequence. Such sequences will not work in the future. Did you mean "\\d"? A raw string is also an option.
#> 'b"\\d\\e"'
#>     SyntaxWarning file 1 "\d" is an invalid escape sequence. Such sequences will not work in the future. Did you mean "\\d"? A raw string is also an option.
#> 'f"\\d{1}\\e"'
#>     SyntaxWarning file 1 "\d" is an invalid escape sequence. Such sequences will not work in the future. Did you mean "\\d"? A raw string is also an option.
#>     SyntaxWarning file 1 "\e" is an invalid escape sequence. Such sequences will not work in the future. Did you mean "\\e"? A raw string is also an option.
#> 'f"\\{1}"'
#>     SyntaxWarning file 1 "\{" is an invalid escape sequence. Such sequences will not work in the future. Did you mean "\\{"? A raw string is also an option.
#> '"\\400"'
#>     SyntaxWarning file 1 "\400" is an invalid octal escape sequence. Such sequences will not work in the future. Did you mean "\\400"? A raw string is also an option.
#> '"\\377"'
#> '"""a\nb\\8"""'
#>     SyntaxWarning file 2 "\8" is an invalid escape sequence. Such sequences will not work in the future. Did you mean "\\8"? A raw string is also an option.
#> '"a" "\\q"\n"\\z"'
#>     SyntaxWarning file 1 "\q" is an invalid escape sequence. Such sequences will not work in the future. Did you mean "\\q"? A raw string is also an option.
#>     SyntaxWarning file 2 "\z" is an invalid escape sequence. Such sequences will not work in the future. Did you mean "\\z"? A raw string is also an option.
#> 'r"\\d"'
#> '"\\N{DIGIT ONE}\\U00000041\\m"'
#>     SyntaxWarning file 1 "\m" is an invalid escape sequence. Such sequences will not work in the future. Did you mean "\\m"? A raw string is also an option.
#> '"\\\xe9"'
#> 'x is 1'
#>     SyntaxWarning file 1 "is" with 'int' literal. Did you mean "=="?
#> '1 is not x'
#>     SyntaxWarning file 1 "is not" with 'int' literal. Did you mean "!="?
#> 'x is ()'
#>     SyntaxWarning file 1 "is" with 'tuple' literal. Did you mean "=="?
#> 'x is (1, "a")'
#>     SyntaxWarning file 1 "is" with 'tuple' literal. Did you mean "=="?
#> 'x is (1, a)'
#> 'x is None'
#> 'x is -1'
#> 'x is ...'
#> 'a is b"" is 1.5 is 2j'
#>     SyntaxWarning file 1 "is" with 'bytes' literal. Did you mean "=="?
#> 'x is f"a"'
#> 'x < 1 is y'
#>     SyntaxWarning file 1 "is" with 'int' literal. Did you mean "=="?
#> 'assert (x, "m")'
#>     SyntaxWarning file 1 assertion is always true, perhaps remove parentheses?
#> 'assert ()'
#> 'assert (x,), "a"'
#>     SyntaxWarning file 1 assertion is always true, perhaps remove parentheses?
#> 'assert [1]'
#> '1()'
#>     SyntaxWarning file 1 'int' object is not callable; perhaps you missed a comma?
#> '"a"()'
#>     SyntaxWarning file 1 'str' object is not callable; perhaps you missed a comma?
#> '(1,)()'
#>     SyntaxWarning file 1 'tuple' object is not callable; perhaps you missed a comma?
#> '[1](2)'
#>     SyntaxWarning file 1 'list' object is not callable; perhaps you missed a comma?
#> '{1:2}()'
#>     SyntaxWarning file 1 'dict' object is not callable; perhaps you missed a comma?
#> '{1}()'
#>     SyntaxWarning file 1 'set' object is not callable; perhaps you missed a comma?
#> '(x for x in y)()'
#>     SyntaxWarning file 1 'generator' object is not callable; perhaps you missed a comma?
#> 't"a"()'
#>     SyntaxWarning file 1 'string.templatelib.Template' object is not callable; perhaps you missed a comma?
#> 'None()'
#>     SyntaxWarning file 1 'NoneType' object is not callable; perhaps you missed a comma?
#> '...()'
#>     SyntaxWarning file 1 'ellipsis' object is not callable; perhaps you missed a comma?
#> '(lambda: 1)()'
#> '{a: a for a in b}(1)'
#>     SyntaxWarning file 1 'dict' object is not callable; perhaps you missed a comma?
#> 'a = [\n (1, 2)\n (3, 4)\n]'
#>     SyntaxWarning file 2 'tuple' object is not callable; perhaps you missed a comma?
#> '1[2]'
#>     SyntaxWarning file 1 'int' object is not subscriptable; perhaps you missed a comma?
#> '"a"["b"]'
#>     SyntaxWarning file 1 str indices must be integers or slices, not str; perhaps you missed a comma?
#> '(1,2)["a"]'
#>     SyntaxWarning file 1 tuple indices must be integers or slices, not str; perhaps you missed a comma?
#> '[1][1.5]'
#>     SyntaxWarning file 1 list indices must be integers or slices, not float; perhaps you missed a comma?
#> '[1][1:2]'
#> '[1][x]'
#> 'None[1]'
#>     SyntaxWarning file 1 'NoneType' object is not subscriptable; perhaps you missed a comma?
#> '{1}[2]'
#>     SyntaxWarning file 1 'set' object is not subscriptable; perhaps you missed a comma?
#> '{1:2}[3]'
#> '(lambda: 1)[1]'
#>     SyntaxWarning file 1 'function' object is not subscriptable; perhaps you missed a comma?
#> '[1][(1,2)]'
#>     SyntaxWarning file 1 list indices must be integers or slices, not tuple; perhaps you missed a comma?
#> '[1][True]'
#> 'b"a"["x"]'
#>     SyntaxWarning file 1 bytes indices must be integers or slices, not str; perhaps you missed a comma?
#> 'x[1, 2]'
#> '1[2] = 3'
#> 'f"a"[lambda: 1]'
#>     SyntaxWarning file 1 str indices must be integers or slices, not function; perhaps you missed a comma?
#> '1if x else 2'
#>     SyntaxWarning file 1 invalid decimal literal
#> '0x1for x in y'
#>     SyntaxWarning file 1 invalid hexadecimal literal
#> '[1_0for x in y]'
#>     SyntaxWarning file 1 invalid decimal literal
#> '1.5and x'
#>     SyntaxWarning file 1 invalid decimal literal
#> '1jif x else 1'
#>     SyntaxWarning file 1 invalid imaginary literal
#> '0b1or 2'
#>     SyntaxWarning file 1 invalid binary literal
#> '0o7or 3'
#>     SyntaxWarning file 1 invalid octal literal
#> '1is x'
#>     SyntaxWarning file 1 invalid decimal literal
#>     SyntaxWarning file 1 "is" with 'int' literal. Did you mean "=="?
#> '0xfor x in y'
#>     SyntaxWarning file 1 invalid hexadecimal literal
#> '(1)or 2'
#> 'def f():\n try: pass\n finally:\n  return 1'
#>     SyntaxWarning file 4 'return' in a 'finally' block
#> 'for x in y:\n try: pass\n finally: break'
#>     SyntaxWarning file 3 'break' in a 'finally' block
#> 'for x in y:\n try: pass\n finally: continue'
#>     SyntaxWarning file 3 'continue' in a 'finally' block
#> 'def f():\n try: pass\n finally:\n  def g(): return 1'
#> 'for x in y:\n try: pass\n finally:\n  for z in q: break\n  else: break'
#>     SyntaxWarning file 5 'break' in a 'finally' block
#> 'def f():\n for x in y:\n  try: pass\n  finally:\n   with a:\n    if b: continue\n    return'
#>     SyntaxWarning file 6 'continue' in a 'finally' block
#>     SyntaxWarning file 7 'return' in a 'finally' block
#> 'if 0: 1()'
#>     SyntaxWarning file 1 'int' object is not callable; perhaps you missed a comma?
#> 'def f():\n return\n 1()'
#>     SyntaxWarning file 3 'int' object is not callable; perhaps you missed a comma?
#> 'lambda: 1()'
#>     SyntaxWarning file 1 'int' object is not callable; perhaps you missed a comma?
#> 'x: 1() = 2'
#>     SyntaxWarning file 1 'int' object is not callable; perhaps you missed a comma?
#> 'class A(1()): pass'
#>     SyntaxWarning file 1 'int' object is not callable; perhaps you missed a comma?
#> 'f"{1()}"'
#>     SyntaxWarning file 1 'int' object is not callable; perhaps you missed a comma?
#> '1 is 2()'
#>     SyntaxWarning file 1 "is" with 'int' literal. Did you mean "=="?
#>     SyntaxWarning file 1 'int' object is not callable; perhaps you missed a comma?
#> '"\\d" is 1()'
#>     SyntaxWarning file 1 "\d" is an invalid escape sequence. Such sequences will not work in the future. Did you mean "\\d"? A raw string is also an option.
#>     SyntaxWarning file 1 "is" with 'str' literal. Did you mean "=="?
#>     SyntaxWarning file 1 'int' object is not callable; perhaps you missed a comma?

### as errors
import warnings
warnings.simplefilter('error')
for text in ('x = "\\d"', '"""a\nb\\d"""', '1if x else 2', '0x1for x in y', 'x is 1', 'assert (1, 2)', 'é = 1()', 'def f():\n try: pass\n finally:\n  return 1'):
    try: compile(text, 'file', 'exec')
    except SyntaxError as e: print(e.msg, (e.filename, e.lineno, e.offset, e.end_lineno, e.end_offset, e.text))
    else: print('none', text)
exec('1 is 1')
#> "\d" is an invalid escape sequence. Did you mean "\\d"? A raw string is also an option. ('file', 1, 6, 1, 8, 'x = "\\d"\n')
#> "\d" is an invalid escape sequence. Did you mean "\\d"? A raw string is also an option. ('file', 2, 2, 2, 4, 'b\\d"""\n')
#> invalid decimal literal ('file', 1, 1, 1, 1, '1if x else 2')
#> invalid hexadecimal literal ('file', 1, 4, 1, 4, '0x1for x in y')
#> "is" with 'int' literal. Did you mean "=="? ('file', 1, 1, 1, 7, None)
#> assertion is always true, perhaps remove parentheses? ('file', 1, 1, 1, 14, None)
#> 'int' object is not callable; perhaps you missed a comma? ('file', 1, 6, 1, 7, None)
#> 'return' in a 'finally' block ('file', 4, 3, 4, 11, None)
#! SyntaxError: "is" with 'int' literal. Did you mean "=="?

### shown
import io, sys, warnings
warnings.filters[:] = [('default', None, Warning, None, 0)]
sys.stderr = io.StringIO()
exec('1 is 1\n"\\d"')
exec('1 is 1')
compile('1()', 'name.py', 'exec')
eval('1 is x', {'x': 1})
print(sys.stderr.getvalue(), end='')
#> <string>:2: SyntaxWarning: "\d" is an invalid escape sequence. Such sequences will not work in the future. Did you mean "\\d"? A raw string is also an option.
#> <string>:1: SyntaxWarning: "is" with 'int' literal. Did you mean "=="?
#> <string>:1: SyntaxWarning: "is" with 'int' literal. Did you mean "=="?
#> name.py:1: SyntaxWarning: 'int' object is not callable; perhaps you missed a comma?
#> <string>:1: SyntaxWarning: "is" with 'int' literal. Did you mean "=="?

### shown without a module that does it
#: oracle=no
import io, sys
sys.stderr = io.StringIO()
exec('1 is 1\n"\\d"')
compile('1()', 'name.py', 'exec')
print(sys.stderr.getvalue(), end='')
print('warnings' in sys.modules)
#> <string>:2: SyntaxWarning: "\d" is an invalid escape sequence. Such sequences will not work in the future. Did you mean "\\d"? A raw string is also an option.
#> <string>:1: SyntaxWarning: "is" with 'int' literal. Did you mean "=="?
#> name.py:1: SyntaxWarning: 'int' object is not callable; perhaps you missed a comma?
#> False

### of a program's own text, before it runs
#: oracle=no
print('\d')
if 1 is 1: 1 / 0
#> \d
#| main.py:2: SyntaxWarning: "\d" is an invalid escape sequence. Such sequences will not work in the future. Did you mean "\\d"? A raw string is also an option.
#|   print('\d')
#| main.py:3: SyntaxWarning: "is" with 'int' literal. Did you mean "=="?
#|   if 1 is 1: 1 / 0
#| Traceback (most recent call last):
#|   File "main.py", line 3, in <module>
#|     if 1 is 1: 1 / 0
#|                ~~^~~
#| ZeroDivisionError: division by zero

### types.coroutine marks the function
import types, inspect
def gen(): yield 1
def plain(): return iter(())
async def coro(): pass
print(types.coroutine(gen) is gen, types.coroutine(coro) is coro, bool(gen.__code__.co_flags & inspect.CO_ITERABLE_COROUTINE))
print(inspect.isawaitable(gen()), inspect.iscoroutinefunction(gen))
async def main():
    await gen()
    return 'done'
c = main()
print(c.send(None))
try: c.send(None)
except StopIteration as e: print(e.value)
g = gen()
@types.coroutine
def wrapped(): return g
def other(): yield 2
g = other()
w = wrapped()
print(type(w).__name__, w.__await__() is g, w.gi_code is g.gi_code, w.cr_running, w.__name__, wrapped.__name__)
async def both(): return await w
print(both().send(None))
#> True True True
#> True False
#> 1
#> done
#> _GeneratorWrapper True True False other wrapped
#> 2
