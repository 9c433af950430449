# traceback.

### formatting exceptions: where each frame was
import traceback
def f(x): return g(x + 1)
def g(y):
    z = [1,
         2]
    return z[y] + y / 0
for x in 0, 5:
    try: f(x)
    except Exception as e: print(''.join(traceback.format_exception(e)))
#> Traceback (most recent call last):
#>   File "main.py", line 8, in <module>
#>     try: f(x)
#>          ~^^^
#>   File "main.py", line 2, in f
#>     def f(x): return g(x + 1)
#>                      ~^^^^^^^
#>   File "main.py", line 6, in g
#>     return z[y] + y / 0
#>                   ~~^~~
#> ZeroDivisionError: division by zero
#>
#> Traceback (most recent call last):
#>   File "main.py", line 8, in <module>
#>     try: f(x)
#>          ~^^^
#>   File "main.py", line 2, in f
#>     def f(x): return g(x + 1)
#>                      ~^^^^^^^
#>   File "main.py", line 6, in g
#>     return z[y] + y / 0
#>            ~^^^
#> IndexError: list index out of range
#>

### formatting exceptions: the cause of another
import traceback
try:
    try: [][5]
    except IndexError as e: raise ValueError('second') from e
except ValueError as e:
    for chain in True, False: print(''.join(traceback.format_exception(e, chain=chain)))
#> Traceback (most recent call last):
#>   File "main.py", line 3, in <module>
#>     try: [][5]
#>          ~~^^^
#> IndexError: list index out of range
#>
#> The above exception was the direct cause of the following exception:
#>
#> Traceback (most recent call last):
#>   File "main.py", line 4, in <module>
#>     except IndexError as e: raise ValueError('second') from e
#>                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#> ValueError: second
#>
#> Traceback (most recent call last):
#>   File "main.py", line 4, in <module>
#>     except IndexError as e: raise ValueError('second') from e
#>                             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#> ValueError: second
#>

### formatting exceptions: what was handled when another came, told or not
import traceback
try:
    try: {}['k']
    except KeyError: int('x')
except ValueError as e: print(''.join(traceback.format_exception(e)))
try:
    try: {}['k']
    except KeyError: raise TypeError('none') from None
except TypeError as e: print(''.join(traceback.format_exception(e)))
#> Traceback (most recent call last):
#>   File "main.py", line 3, in <module>
#>     try: {}['k']
#>          ~~^^^^^
#> KeyError: 'k'
#>
#> During handling of the above exception, another exception occurred:
#>
#> Traceback (most recent call last):
#>   File "main.py", line 4, in <module>
#>     except KeyError: int('x')
#>                      ~~~^^^^^
#> ValueError: invalid literal for int() with base 10: 'x'
#>
#> Traceback (most recent call last):
#>   File "main.py", line 8, in <module>
#>     except KeyError: raise TypeError('none') from None
#>                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
#> TypeError: none
#>

### formatting exceptions: groups, and notes
import traceback
try:
    raise ExceptionGroup('eg', [ValueError(1), ExceptionGroup('inner', [KeyError('k'), OSError('o')])])
except ExceptionGroup as e:
    print(''.join(traceback.format_exception(e)))
    e.add_note('a note\nof two lines')
    print(''.join(traceback.format_exception_only(e)))
    for line in traceback.format_exception_only(e, show_group=True): print(repr(line))
#>   + Exception Group Traceback (most recent call last):
#>   |   File "main.py", line 3, in <module>
#>   |     raise ExceptionGroup('eg', [ValueError(1), ExceptionGroup('inner', [KeyError('k'), OSError('o')])])
#>   | ExceptionGroup: eg (2 sub-exceptions)
#>   +-+---------------- 1 ----------------
#>     | ValueError: 1
#>     +---------------- 2 ----------------
#>     | ExceptionGroup: inner (2 sub-exceptions)
#>     +-+---------------- 1 ----------------
#>       | KeyError: 'k'
#>       +---------------- 2 ----------------
#>       | OSError: o
#>       +------------------------------------
#>
#> ExceptionGroup: eg (2 sub-exceptions)
#> a note
#> of two lines
#>
#> 'ExceptionGroup: eg (2 sub-exceptions)\n'
#> 'a note\n'
#> 'of two lines\n'
#> '   ValueError: 1\n'
#> '   ExceptionGroup: inner (2 sub-exceptions)\n'
#> "      KeyError: 'k'\n"
#> '      OSError: o\n'

### formatting exceptions: format_exception_only and format_exception
import traceback, sys, io
def f(x): return g(x + 1)
print(traceback.format_exception_only(ValueError('x')), traceback.format_exception_only(None),
    traceback.format_exception(None))
try: traceback.format_exception_only(KeyError)
except AttributeError as e: print(e)
try: compile('x = = 1', 'f.py', 'exec')
except SyntaxError as e: print(traceback.format_exception_only(e))
def E2(f, *args):
    try: print(f(*args))
    except Exception as e: print(type(e).__name__, e)
E2(traceback.format_exception, 5)
E2(traceback.format_exception, ValueError, ValueError(1))
#> ['ValueError: x\n'] ['NoneType: None\n'] ['NoneType: None\n']
#> 'getset_descriptor' object has no attribute '__traceback__'
#> ['  File "f.py", line 1\n', '    x = = 1\n', '        ^\n', 'SyntaxError: invalid syntax\n']
#> TypeError Exception expected for value, int found
#> ValueError Both or neither of value and tb must be given

### format_exc, print_exc and limits: print_exception, format_exc and extract_tb
import traceback, io
def a(n): return b(n) if n else 1 / 0
def b(n): return a(n - 1)
try: a(3)
except ZeroDivisionError as e:
    s = io.StringIO()
    traceback.print_exc(file=s)
    print(s.getvalue() == traceback.format_exc())
    for limit in (2, -2, 0): print(traceback.format_exc(limit))
print(traceback.format_exc())
#> True
#> Traceback (most recent call last):
#>   File "main.py", line 4, in <module>
#>     try: a(3)
#>          ~^^^
#>   File "main.py", line 2, in a
#>     def a(n): return b(n) if n else 1 / 0
#>                      ~^^^
#> ZeroDivisionError: division by zero
#>
#> Traceback (most recent call last):
#>   File "main.py", line 3, in b
#>     def b(n): return a(n - 1)
#>                      ~^^^^^^^
#>   File "main.py", line 2, in a
#>     def a(n): return b(n) if n else 1 / 0
#>                                     ~~^~~
#> ZeroDivisionError: division by zero
#>
#> ZeroDivisionError: division by zero
#>
#> NoneType: None
#>

### a part of the frames: format_tb, extract_tb, print_tb and walk_tb
import traceback, io
def a(n): return b(n) if n else 1 / 0
def b(n): return a(n - 1)
try: a(3)
except ZeroDivisionError as e:
    tb = e.__traceback__
    print(''.join(traceback.format_tb(tb, 1)), len(traceback.extract_tb(tb)))
    print(traceback.extract_tb(tb)[-1], traceback.extract_tb(tb, -1)[0].line)
    s = io.StringIO()
    traceback.print_tb(tb, limit=1, file=s)
    traceback.print_exception(e, limit=1, file=s)
    traceback.print_exception(type(e), e, None, file=s)
    print(s.getvalue())
    print([(f.f_code.co_name, n) for f, n in traceback.walk_tb(tb)][:3])
#>   File "main.py", line 4, in <module>
#>     try: a(3)
#>          ~^^^
#>  8
#> <FrameSummary file main.py, line 2 in a> def a(n): return b(n) if n else 1 / 0
#>   File "main.py", line 4, in <module>
#>     try: a(3)
#>          ~^^^
#> Traceback (most recent call last):
#>   File "main.py", line 4, in <module>
#>     try: a(3)
#>          ~^^^
#> ZeroDivisionError: division by zero
#> ZeroDivisionError: division by zero
#>
#> [('<module>', 4), ('a', 2), ('b', 3)]

### equal frames are told once
import traceback
def deep(n): return deep(n - 1) if n else {}[0]
try: deep(20)
except KeyError: print(traceback.format_exc())
#> Traceback (most recent call last):
#>   File "main.py", line 3, in <module>
#>     try: deep(20)
#>          ~~~~^^^^
#>   File "main.py", line 2, in deep
#>     def deep(n): return deep(n - 1) if n else {}[0]
#>                         ~~~~^^^^^^^
#>   File "main.py", line 2, in deep
#>     def deep(n): return deep(n - 1) if n else {}[0]
#>                         ~~~~^^^^^^^
#>   File "main.py", line 2, in deep
#>     def deep(n): return deep(n - 1) if n else {}[0]
#>                         ~~~~^^^^^^^
#>   [Previous line repeated 18 more times]
#> KeyError: 0
#>

### FrameSummary and StackSummary
import traceback
f = traceback.FrameSummary('f.py', 3, 'g', line='  x = 1  ', locals={'b': 2, 'a': 'x'})
print(f, tuple(f), len(f), f[1], f.line)
print(f.locals, f == f, f == ('f.py', 3, 'g', 'x = 1'), f == 5, f.end_lineno, f.colno)
print(traceback.FrameSummary('nofile', 1, 'n').line == '', traceback.FrameSummary('nofile', None, 'n').line)
s = traceback.StackSummary.from_list([f, ('h.py', 7, 'k', None), ('h.py', 8, 'k', 'y = 2')])
print(''.join(s.format()), traceback.format_list([('a', 1, 'b', 'c')] * 6), type(s).__name__, isinstance(s, list))
class S(traceback.StackSummary):
    def format_frame_summary(self, frame): return frame.name + '\n'
print(S.from_list(s).format())
#> <FrameSummary file f.py, line 3 in g> ('f.py', 3, 'g', 'x = 1') 4 3 x = 1
#> {'b': '2', 'a': "'x'"} True True False 3 None
#> True None
#>   File "f.py", line 3, in g
#>     x = 1
#>     a = 'x'
#>     b = 2
#>   File "h.py", line 7, in k
#>   File "h.py", line 8, in k
#>     y = 2
#>  ['  File "a", line 1, in b\n    c\n', '  File "a", line 1, in b\n    c\n', '  File "a", line 1, in b\n    c\n', '  [Previous line repeated 3 more times]\n'] StackSummary True
#> ['  File "f.py", line 3, in g\n    x = 1\n    a = \'x\'\n    b = 2\n', '  File "h.py", line 7, in k\n', '  File "h.py", line 8, in k\n    y = 2\n']

### stacks
import traceback
def f(): return traceback.extract_stack()
def g(): return f()
s = g()
print([(x.name, x.lineno, x.line) for x in s][-3:])
def h(): return traceback.format_stack()
print(h()[-1], traceback.extract_stack(limit=1)[0].name)
print([x.f_code.co_name for x, n in traceback.walk_stack(None)][:1])
#> [('<module>', 4, 's = g()'), ('g', 3, 'def g(): return f()'), ('f', 2, 'def f(): return traceback.extract_stack()')]
#>   File "main.py", line 6, in h
#>     def h(): return traceback.format_stack()
#>  <module>
#> ['<module>']

### TracebackException: exc_type_str, __context__ and __suppress_context__
import traceback
def f(v): return v[1]
try:
    try: f([])
    except IndexError as e: raise KeyError('k') from e
except KeyError as e:
    te = traceback.TracebackException.from_exception(e, capture_locals=True); err = e
print(te.exc_type_str, str(te), [x.name for x in te.stack], te.__cause__.exc_type_str, te.__context__,
    te.__suppress_context__, te.exceptions)
#> KeyError 'k' ['<module>'] IndexError None True None

### TracebackException: from_exception, TracebackException and format_exception_only
import traceback
def f(v): return v[1]
try:
    try: f([])
    except IndexError as e: raise KeyError('k') from e
except KeyError as e:
    te = traceback.TracebackException.from_exception(e, capture_locals=True); err = e
te = traceback.TracebackException.from_exception(err)
print(''.join(te.format()), list(te.format_exception_only()),
    te == traceback.TracebackException.from_exception(err), te == 5)
#> Traceback (most recent call last):
#>   File "main.py", line 4, in <module>
#>     try: f([])
#>          ~^^^^
#>   File "main.py", line 2, in f
#>     def f(v): return v[1]
#>                      ~^^^
#> IndexError: list index out of range
#>
#> The above exception was the direct cause of the following exception:
#>
#> Traceback (most recent call last):
#>   File "main.py", line 5, in <module>
#>     except IndexError as e: raise KeyError('k') from e
#>                             ^^^^^^^^^^^^^^^^^^^^^^^^^^
#> KeyError: 'k'
#>  ["KeyError: 'k'\n"] True False

### TracebackException: lineno, offset and msg
import traceback
def f(v): return v[1]
try:
    try: f([])
    except IndexError as e: raise KeyError('k') from e
except KeyError as e:
    te = traceback.TracebackException.from_exception(e, capture_locals=True); err = e
te = traceback.TracebackException.from_exception(err)
try: exec('def')
except SyntaxError as e:
    te = traceback.TracebackException.from_exception(e)
    print(te.lineno, te.offset, te.msg, te.filename, te.text)
eg = ExceptionGroup('g', [ValueError(i) for i in range(4)])
te = traceback.TracebackException.from_exception(eg, max_group_width=2)
print(''.join(te.format()), len(te.exceptions), list(te.format_exception_only(show_group=True)))
#> 1 4 invalid syntax <string> def
#>
#>   | ExceptionGroup: g (4 sub-exceptions)
#>   +-+---------------- 1 ----------------
#>     | ValueError: 0
#>     +---------------- 2 ----------------
#>     | ValueError: 1
#>     +---------------- ... ----------------
#>     | and 2 more exceptions
#>     +------------------------------------
#>  4 ['ExceptionGroup: g (4 sub-exceptions)\n', '   ValueError: 0\n', '   ValueError: 1\n', '   ValueError: 2\n', '   ValueError: 3\n']

### frames that are no frames: what looks like one is enough
import collections, traceback
Code = collections.namedtuple('Code', 'co_filename co_name co_positions co_qualname')
Frame = collections.namedtuple('Frame', 'f_code f_globals f_locals')
f = Frame(Code('/nope.py', 'method', lambda: iter([(None,) * 4]), 'q'), globals(), {'something': 1})
for keep in True, False:
    s = traceback.StackSummary.extract(iter([(f, 6)]), capture_locals=keep)
    print(s[0].locals, s[0], s.format())
print(traceback.walk_stack(None).gi_code.co_name)
#> {'something': '1'} <FrameSummary file /nope.py, line 6 in method> ['  File "/nope.py", line 6, in method\n    something = 1\n']
#> None <FrameSummary file /nope.py, line 6 in method> ['  File "/nope.py", line 6, in method\n']
#> walk_stack_generator

### a traceback that only looks like one
import collections, traceback
Code = collections.namedtuple('Code', 'co_filename co_name co_positions co_qualname')
Frame = collections.namedtuple('Frame', 'f_code f_globals f_locals')
Tb = collections.namedtuple('Tb', 'tb_frame tb_lineno tb_next tb_lasti')
f = Frame(Code('/nope.py', 'method', lambda: iter([(None,) * 4]), 'q'), globals(), {'a': 1, 'b': 'text'})
tb = Tb(f, 6, Tb(f, 7, None, 0), 0)
for keep in True, False:
    e = traceback.TracebackException(ValueError, ValueError('no'), tb, capture_locals=keep)
    print([(s.lineno, s.locals) for s in e.stack], ''.join(e.format()))
print(traceback.extract_tb(tb, 1), traceback.format_tb(tb))
def real():
    raise KeyError('real')
try: real()
except KeyError as e:
    class Own:
        tb_frame, tb_lineno, tb_next, tb_lasti = e.__traceback__.tb_frame, 1, None, 0
    print([s.name for s in traceback.extract_tb(Own)])
#> [(6, {'a': '1', 'b': "'text'"}), (7, {'a': '1', 'b': "'text'"})] Traceback (most recent call last):
#>   File "/nope.py", line 6, in method
#>     a = 1
#>     b = 'text'
#>   File "/nope.py", line 7, in method
#>     a = 1
#>     b = 'text'
#> ValueError: no
#>
#> [(6, None), (7, None)] Traceback (most recent call last):
#>   File "/nope.py", line 6, in method
#>   File "/nope.py", line 7, in method
#> ValueError: no
#>
#> [<FrameSummary file /nope.py, line 6 in method>] ['  File "/nope.py", line 6, in method\n', '  File "/nope.py", line 7, in method\n']
#> ['<module>']
