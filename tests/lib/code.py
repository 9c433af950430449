# Texts that are typed, line by line: codeop and code.
import code
import codeop
import io
import sys


def tell(source, symbol='single'):
    try:
        made = codeop.compile_command(source, symbol=symbol)
        return 'more' if made is None else 'code'
    except (SyntaxError, OverflowError, ValueError) as e:
        return f'{type(e).__name__} {e}'


def talk(lines, make=code.InteractiveConsole, **given):
    lines = iter(lines)
    def read(prompt=''):
        sys.stdout.write(prompt)
        line = next(lines, None)
        if line is None:
            raise EOFError
        print(line)
        return line
    before, sys.stderr = sys.stderr, sys.stdout
    try:
        console = make(**given)
        console.raw_input = read
        console.interact('hello', 'bye')
        return console.locals
    except SystemExit as e:
        print('exit', e.code)
    finally:
        sys.stderr = before

### what is complete
for source in [
    'a = 1', '\n', '# c', '', 'a = 1\n', 'def f():', 'def f():\n  pass', 'def f():\n  pass\n',
    'if 1:\n  x\nelse:', 'a = (', 'a = (1,\n', '"""abc', '"""abc\n', "'abc", 'a = \\', 'a = \\\n',
    'try:\n  x', 'try:\n  x\n', 'class A:\n', 'a b', 'if 1: pass', 'for x in y:', '@dec', '@dec\n',
    '@dec\ndef f():\n  pass\n', 'x = [1,2', ')', 'a = 1 +', 'lambda:',
]:
    print(repr(source), tell(source))
#> 'a = 1' code
#> '\n' code
#> '# c' code
#> '' code
#> 'a = 1\n' code
#> 'def f():' more
#> 'def f():\n  pass' more
#> 'def f():\n  pass\n' code
#> 'if 1:\n  x\nelse:' more
#> 'a = (' more
#> 'a = (1,\n' more
#> '"""abc' more
#> '"""abc\n' more
#> "'abc" SyntaxError unterminated string literal (detected at line 1) (<input>, line 1)
#> 'a = \\' more
#> 'a = \\\n' SyntaxError unexpected EOF while parsing (<input>, line 1)
#> 'try:\n  x' more
#> 'try:\n  x\n' more
#> 'class A:\n' more
#> 'a b' SyntaxError invalid syntax (<input>, line 1)
#> 'if 1: pass' more
#> 'for x in y:' more
#> '@dec' more
#> '@dec\n' more
#> '@dec\ndef f():\n  pass\n' code
#> 'x = [1,2' more
#> ')' SyntaxError unmatched ')' (<input>, line 1)
#> 'a = 1 +' SyntaxError invalid syntax (<input>, line 1)
#> 'lambda:' SyntaxError invalid syntax (<input>, line 1)

### what is complete, further
for source in [
    'return', 'with x:', 'with x:\n\n', 'if 1:\n  x\n  y', 'if 1:\n  x\n\n', 'def f():\n\n', 'f"{', 'f"""{a',
    '  x', 'x = 1; ', 'while 1:', 'match x:', 'match x:\n case 1:', 'async def f():', 'del', 'import',
    'from x import (', 'a.', 'print(1', '{1: 2,', 'raise', 'not', '1 if x', 'def', 'class',
    'try:\n  pass\nexcept:', 'x = """a\nb', '"\\', "'a\\", "'a\\\n",
]:
    print(repr(source), tell(source))
#> 'return' SyntaxError 'return' outside function (<input>, line 1)
#> 'with x:' more
#> 'with x:\n\n' more
#> 'if 1:\n  x\n  y' more
#> 'if 1:\n  x\n\n' code
#> 'def f():\n\n' more
#> 'f"{' more
#> 'f"""{a' more
#> '  x' IndentationError unexpected indent (<input>, line 1)
#> 'x = 1; ' code
#> 'while 1:' more
#> 'match x:' more
#> 'match x:\n case 1:' more
#> 'async def f():' more
#> 'del' SyntaxError invalid syntax (<input>, line 1)
#> 'import' SyntaxError Expected one or more names after 'import' (<input>, line 1)
#> 'from x import (' more
#> 'a.' SyntaxError invalid syntax (<input>, line 1)
#> 'print(1' more
#> '{1: 2,' more
#> 'raise' code
#> 'not' SyntaxError invalid syntax (<input>, line 1)
#> '1 if x' SyntaxError expected 'else' after 'if' expression (<input>, line 1)
#> 'def' SyntaxError invalid syntax (<input>, line 1)
#> 'class' SyntaxError invalid syntax (<input>, line 1)
#> 'try:\n  pass\nexcept:' more
#> 'x = """a\nb' more
#> '"\\' more
#> "'a\\" more
#> "'a\\\n" SyntaxError unterminated string literal (detected at line 1) (<input>, line 1)

### other kinds
for source in ['a', 'a(', '', 'a +', '(1,\n2', ' ']:
    print(repr(source), tell(source, 'eval'))
for source in ['a', 'def f():\n  x', '', 'def f():\n', 'x = (']:
    print(repr(source), tell(source, 'exec'))
#> 'a' code
#> 'a(' more
#> '' more
#> 'a +' SyntaxError invalid syntax (<input>, line 1)
#> '(1,\n2' more
#> ' ' more
#> 'a' code
#> 'def f():\n  x' code
#> '' code
#> 'def f():\n' more
#> 'x = (' more

### features stay
c = codeop.CommandCompiler()
c('from __future__ import annotations')
print(c.compiler.flags & 0x1000000 != 0, eval(c('def f(x: y): pass\n\n'), space := {}), space['f'].__annotations__)
#> True None {'x': 'y'}

### a console
space = talk(['x = 1', 'x + 1', 'def f():', '  return 5', '', 'f()', 'x +* 2', '1 / 0', 'f(', '3)', '"""a', 'b"""',
    '# c', ''])
print(space['x'], sorted(space))
#> hello
#> >>> x = 1
#> >>> x + 1
#> 2
#> >>> def f():
#> ...   return 5
#> ... 
#> >>> f()
#> 5
#> >>> x +* 2
#>   File "<console>", line 1
#>     x +* 2
#>        ^
#> SyntaxError: invalid syntax
#> >>> 1 / 0
#> Traceback (most recent call last):
#>   File "<console>", line 1, in <module>
#> ZeroDivisionError: division by zero
#> >>> f(
#> ... 3)
#> Traceback (most recent call last):
#>   File "<console>", line 1, in <module>
#> TypeError: f() takes 0 positional arguments but 1 was given
#> >>> """a
#> ... b"""
#> 'a\nb'
#> >>> # c
#> >>> 
#> >>> 
#> bye
#> 1 ['__builtins__', '__doc__', '__name__', 'f', 'x']

### a console that ends
talk(['1', 'raise SystemExit(3)', '2'])
talk(['1', 'raise SystemExit(3)', '2'], local_exit=True)
#> hello
#> >>> 1
#> 1
#> >>> raise SystemExit(3)
#> bye
#> exit 3
#> hello
#> >>> 1
#> 1
#> >>> raise SystemExit(3)
#>
#> bye

### a console that ends, further
talk(['y'], locals={'y': 'given'})
talk(['if 1:', '  zzz', ''], filename='mine.py')
#> hello
#> >>> y
#> 'given'
#> >>> 
#> bye
#> hello
#> >>> if 1:
#> ...   zzz
#> ... 
#> Traceback (most recent call last):
#>   File "mine.py", line 2, in <module>
#> NameError: name 'zzz' is not defined
#> >>> 
#> bye

### an interpreter
i = code.InteractiveInterpreter({'a': 5})
sys.stderr = sys.stdout
print(i.runsource('a + 1'), i.runsource('if a:'), i.runsource('a b'), i.runsource('b'))
print(i.runsource('c = 3', symbol='exec'), i.locals['c'])
q = code.InteractiveInterpreter()
q.runsource('1 / 0')
q.runsource('a b')
q.runsource('raise KeyError(5)')
print(type(sys.last_exc).__name__, type(sys.last_value).__name__)
#> 6
#>   File "<input>", line 1
#>     a b
#>       ^
#> SyntaxError: invalid syntax
#> Traceback (most recent call last):
#>   File "<input>", line 1, in <module>
#> NameError: name 'b' is not defined
#> False True False False
#> False 3
#> Traceback (most recent call last):
#>   File "<input>", line 1, in <module>
#> ZeroDivisionError: division by zero
#>   File "<input>", line 1
#>     a b
#>       ^
#> SyntaxError: invalid syntax
#> Traceback (most recent call last):
#>   File "<input>", line 1, in <module>
#> KeyError: 5
#> KeyError KeyError

### interact
lines = iter(['a + 1', 'exit_soon'])
def read(prompt):
    line = next(lines, None)
    if line is None:
        raise EOFError
    return line
sys.stderr = sys.stdout
code.interact(banner='', readfunc=read, local={'a': 1}, exitmsg='')
#> 2
#> Traceback (most recent call last):
#>   File "<console>", line 1, in <module>
#> NameError: name 'exit_soon' is not defined
#>
