def t(f, *a):
    try: print(f(*a))
    except BaseException as e: print(type(e).__name__, e, getattr(e, 'lineno', ''), getattr(e, 'offset', ''))
def mk():
    a, b, c = 2, 3, 5
    def three():
        nonlocal a, b
        global result
        result = a * b
    def f(): return 1
    return three, f
class D(dict): pass
class A(Exception): pass
class B(Exception): pass
class C(Exception): pass
def cyc():
    try:
        try: raise A
        except A as a_:
            a = a_
            try: raise B
            except B as b_:
                b = b_
                try: raise C
                except C as c_:
                    c = c_
                    raise a
    except A as e:
        x = e; n = 0
        while x and n < 9: print(repr(x)); x = x.__context__; n += 1
class S(str):
    def __bytes__(self): return b'abc'

### what exec, eval and compile take: exec, closure and __closure__
t(eval, b'\xef\xbba')
t(eval, b'"\xff"')
t(exec, b'x = 1\ny = "\xe9"')
t(compile, b'# coding: latin-1\nx = "\xe9"', 'f', 'exec') if 0 else None
d = {}
exec(b'# -*- coding: latin-1 -*-\nx = "\xe9"', d)
print(ascii(d['x']))
d = {}
exec(b'#!/usr/bin/python\n# vim: set fileencoding=cp1252 :\nx = "\x80"', d)
print(ascii(d['x']))
t(exec, b'# coding: foobar\nx = 1')
t(exec, b'\xef\xbb\xbf# coding: latin-1\nx=1')
t(exec, b'# coding: utf-8\nx = "\xff"')
three, f = mk()
t(exec, three.__code__)
t(lambda: exec(three.__code__, globals(), closure=three.__closure__))
print(result)
t(lambda: exec(three.__code__, closure=()))
t(lambda: exec(three.__code__, closure=three.__closure__[:1]))
t(lambda: exec('x', closure=three.__closure__))
t(lambda: exec(f.__code__, closure=three.__closure__))
t(lambda: exec(three.__code__, closure=list(three.__closure__)))
t(lambda: exec(three.__code__, closure=(1, 2)))
#> SyntaxError Non-UTF-8 code starting with '\xef' on line 1, but no encoding declared; see https://peps.python.org/pep-0263/ for details (<string>, line 1) 1 1
#> SyntaxError Non-UTF-8 code starting with '\xff' on line 1, but no encoding declared; see https://peps.python.org/pep-0263/ for details (<string>, line 1) 1 2
#> SyntaxError Non-UTF-8 code starting with '\xe9' on line 2, but no encoding declared; see https://peps.python.org/pep-0263/ for details (<string>, line 2) 2 6
#> '\xe9'
#> '\u20ac'
#> SyntaxError unknown encoding: foobar (<string>, line 0) 0 -1
#> SyntaxError encoding problem: iso-8859-1 with BOM (<string>, line 1) 1 0
#> SyntaxError Non-UTF-8 code starting with '\xff' on line 2, but no encoding declared; see https://peps.python.org/pep-0263/ for details (<string>, line 2) 2 6
#> TypeError code object requires a closure of exactly length 2  
#> None
#> 6
#> TypeError code object requires a closure of exactly length 2  
#> TypeError code object requires a closure of exactly length 2  
#> TypeError closure can only be used when source is a code object  
#> TypeError cannot use a closure with this code object  
#> TypeError code object requires a closure of exactly length 2  
#> TypeError code object requires a closure of exactly length 2  

### what exec, eval and compile take: stdout, stdin and __rmod__
t(compile, b'# coding: latin-1\nx = "\xe9"', 'f', 'exec') if 0 else None
d = {}
exec(b'# -*- coding: latin-1 -*-\nx = "\xe9"', d)
d = {}
exec(b'#!/usr/bin/python\n# vim: set fileencoding=cp1252 :\nx = "\x80"', d)
three, f = mk()
t(eval, three.__code__)
t(exec, "superglobal", {'__builtins__': D(superglobal=1)})
t(exec, "nosuper", {'__builtins__': D(superglobal=1)})
cyc()
t(type, 'A\0B', (), {})
t(type, 'A\udcdcB', (), {})
t(type, 'A', (), {'__doc__': 'x\udcdcy'})
t(bytes, S('x'))
t(bytes, S('\u20ac'), 'cp1252')
import sys, io
out, inp = sys.stdout, sys.stdin
del sys.stdout
try: input('p')
except RuntimeError as e: m = str(e)
sys.stdout = out
print(m)
del sys.stdin
t(input, 'p')
sys.stdin = inp
t(b'a'.__rmod__, '%r')
t(bytearray(b'a').__rmod__, '%r')
t(b'a'.__rmod__, b'%r')
t('a'.__rmod__, 3)
#> TypeError code object passed to eval() may not contain free variables  
#> None
#> NameError name 'nosuper' is not defined  
#> A()
#> C()
#> B()
#> ValueError type name must not contain null characters  
#> UnicodeEncodeError 'utf-8' codec can't encode character '\udcdc' in position 1: surrogates not allowed  
#> UnicodeEncodeError 'utf-8' codec can't encode character '\udcdc' in position 1: surrogates not allowed  
#> b'abc'
#> b'\x80'
#> lost sys.stdout
#> RuntimeError lost sys.stdin  
#> NotImplemented
#> NotImplemented
#> b"b'a'"
#> NotImplemented

### what exec, eval and compile take: __rmod__
t(compile, b'# coding: latin-1\nx = "\xe9"', 'f', 'exec') if 0 else None
d = {}
exec(b'# -*- coding: latin-1 -*-\nx = "\xe9"', d)
d = {}
exec(b'#!/usr/bin/python\n# vim: set fileencoding=cp1252 :\nx = "\x80"', d)
three, f = mk()
import sys, io
out, inp = sys.stdout, sys.stdin
del sys.stdout
try: input('p')
except RuntimeError as e: m = str(e)
sys.stdout = out
del sys.stdin
sys.stdin = inp
t('a'.__rmod__, '%s')
#> a
