# Lines of files, which files and loaders are asked for, and what of them is kept.
import linecache, os, sys
from types import SimpleNamespace
def write(path, text, time=1000):
    with open(path, 'w') as file: file.write(text)
    os.utime(path, (time, time))
for name in {*linecache.cache} - {'main.py'}: del linecache.cache[name]
linecache._interactive_cache.clear()
def kept(): return {name: entry for name, entry in linecache.cache.items() if name != 'main.py'}
class Loader:
    def get_source(self, name):
        print('source of', name)
        return None if name == 'none' else 'one\ntw\x0co'

### what is kept of a file
write('/tmp/a.py', 'one\ntwo')
write('/tmp/empty.py', '')
print(linecache.getlines('/tmp/a.py'), linecache.getline('/tmp/a.py', 2), linecache.getline('/tmp/a.py', 3) == '')
print(linecache.getlines('/tmp/empty.py'))
print(kept())
linecache.clearcache()
print(linecache.cache)
#> ['one\n', 'two\n'] two
#>  True
#> ['\n']
#> {'/tmp/a.py': (7, 1000.0, ['one\n', 'two\n'], '/tmp/a.py'), '/tmp/empty.py': (0, 1000.0, ['\n'], '/tmp/empty.py')}
#> {}

### files that have changed or vanished are dropped
write('/tmp/a.py', 'one\ntwo')
write('/tmp/b.py', 'x')
write('/tmp/c.py', 'x')
for name in 'abc': linecache.getlines(f'/tmp/{name}.py')
linecache.checkcache()
print(sorted(kept()))
write('/tmp/a.py', 'on3\ntwo')
linecache.checkcache()
print(linecache.getlines('/tmp/a.py'))
write('/tmp/a.py', 'on4\ntwo', 2000)
linecache.checkcache('/tmp/b.py')
print(linecache.getlines('/tmp/a.py'))
linecache.checkcache('/tmp/a.py')
print(sorted(kept()), linecache.getlines('/tmp/a.py'))
write('/tmp/a.py', 'longer\n', 2000)
os.remove('/tmp/b.py')
print(linecache.checkcache(), linecache.checkcache('nothing'), sorted(kept()))
#> ['/tmp/a.py', '/tmp/b.py', '/tmp/c.py']
#> ['one\n', 'two\n']
#> ['one\n', 'two\n']
#> ['/tmp/b.py', '/tmp/c.py'] ['on4\n', 'two\n']
#> None None ['/tmp/a.py', '/tmp/c.py']

### lines that no file has, and those of loaders, stay
write('/tmp/a.py', 'one')
linecache.cache.update({'none': (3, None, ['abc'], '/none'), 'gone': (3, 5.0, ['abc'], '/gone'),
                        'other': (3, 5.0, ['abc'], '/tmp/a.py'), '/tmp/lazy': (lambda: 'a\nb',)})
linecache.checkcache()
print(sorted(kept()), linecache.getlines('/tmp/lazy'), len(linecache.cache['/tmp/lazy']))
linecache.checkcache()
print(sorted(kept()))
#> ['/tmp/lazy', 'none'] ['a\n', 'b\n'] 4
#> ['/tmp/lazy', 'none']

### the text of a function that was kept
def fail(error): raise error
for f in (lambda: 'a\nb', lambda: 'a\nb\n', lambda: '', lambda: None, lambda: fail(ImportError), lambda: fail(OSError)):
    linecache.cache['f'] = (f,)
    print(linecache.getlines('f'), len(linecache.cache['f']))
linecache.cache['f'] = (lambda: fail(ValueError('no')),)
linecache.getlines('f')
#> ['a\n', 'b\n'] 4
#> ['a\n', 'b\n'] 4
#> [] 4
#> [] 1
#> [] 1
#> [] 1
#! ValueError: no

### which globals have a loader
spec = SimpleNamespace(name='spec', loader=Loader())
all = [None, {}, {'__name__': 'm'}, {'__name__': 'm', '__loader__': Loader()}, {'__loader__': Loader()}]
all += [{'__name__': 'm', '__loader__': object()}, {'__name__': 'none', '__loader__': Loader()}]
all += [{'__name__': 'm', '__spec__': spec}, {'__spec__': spec}, {'__name__': '__main__', '__spec__': spec}]
all += [{'__name__': 'm', '__loader__': Loader(), '__spec__': SimpleNamespace(**options)}
        for options in ({}, {'name': 's'}, {'name': 's', 'loader': None}, {'name': 's', 'loader': object()})]
for space in all:
    print(linecache.lazycache('foo.py', space), linecache.lazycache('foo.py', space), linecache.getlines('foo.py'))
    linecache.clearcache()
#> False False []
#> False False []
#> False False []
#> source of m
#> True True ['one\n', 'tw\n', 'o\n']
#> False False []
#> False False []
#> source of none
#> True True []
#> source of spec
#> True True ['one\n', 'tw\n', 'o\n']
#> False False []
#> source of spec
#> True True ['one\n', 'tw\n', 'o\n']
#> source of m
#> True True ['one\n', 'tw\n', 'o\n']
#> source of s
#> True True ['one\n', 'tw\n', 'o\n']
#> source of s
#> True True ['one\n', 'tw\n', 'o\n']
#> False False []

### lines of loaders
space = {'__name__': 'm', '__loader__': Loader()}
print([linecache.lazycache(name, space) for name in ('', '<m>', '<frozen m>', 'm.py', 'm.py')], list(kept()))
print(linecache.getline('m.py', 2), kept(), linecache.lazycache('m.py', space))
linecache.clearcache()
print(linecache.getlines('m.py', space), linecache.updatecache('m.py', space), list(kept()))
write('/tmp/m.py', 'file')
print(linecache.getlines('/tmp/m.py', space))
#> [False, False, False, True, True] ['m.py']
#> source of m
#> tw
#>  {'m.py': (8, None, ['one\n', 'tw\n', 'o\n'], 'm.py')} False
#> source of m
#> source of m
#> ['one\n', 'tw\n', 'o\n'] ['one\n', 'tw\n', 'o\n'] ['m.py']
#> ['file\n']

### names that no file has, and frozen modules
write('/tmp/m.py', 'file')
for name in ('', None, '<x>', '<>', '<', 'x>', '/tmp', 'a\0b', '/tmp/none.py'): print(linecache.getlines(name), end=' ')
print(kept())
for space in (None, {}, {'__file__': None}, {'__file__': '/tmp/none.py'}, {'__file__': '/tmp/m.py'}):
    print(linecache.getlines('<frozen m>', space))
print(kept())
linecache.getlines(5)
#> [] [] [] [] [] [] [] [] [] {}
#> []
#> []
#> []
#> []
#> ['file\n']
#> {'<frozen m>': (4, 1000.0, ['file\n'], '/tmp/m.py')}
#! AttributeError: 'int' object has no attribute 'startswith'

### files beside those on sys.path
os.makedirs('/tmp/d/q')
write('/tmp/d/m.py', 'above')
write('/tmp/d/q/m.py', 'below')
sys.path[:0] = [5, '/tmp/none', '/tmp/d']
print(*[linecache.getlines(name) for name in ('m.py', 'q/m.py', 'x/m.py', '/q/m.py')])
print(kept())
write('/tmp/d/m.py', 'changed')
linecache.checkcache('m.py')
print(linecache.getlines('m.py'))
#> ['above\n'] ['below\n'] [] []
#> {'m.py': (5, 1000.0, ['above\n'], '/tmp/d/m.py'), 'q/m.py': (5, 1000.0, ['below\n'], '/tmp/d/q/m.py')}
#> ['changed\n']

### encodings and ends of lines
for data in (b'a\xff\n', b'# coding: latin-1\na\xff\r\nb\x0cc\r', b'\xef\xbb\xbfabc\n', b'# coding: nonesuch\n', b'\n'):
    with open('/tmp/a.py', 'wb') as file: file.write(data)
    print(linecache.updatecache('/tmp/a.py'))
#> []
#> ['# coding: latin-1\n', 'aÿ\n', 'b\x0cc\n']
#> ['abc\n']
#> []
#> ['\n']

### tracebacks and inspect look at a file anew
import inspect, traceback
write('/tmp/m.py', 'def f():\n    1/0\n')
space = {}
exec(compile('def f():\n    1/0\n', '/tmp/m.py', 'exec'), space)
def line():
    try: space['f']()
    except ZeroDivisionError as e: return traceback.extract_tb(e.__traceback__)[-1].line
print(line(), inspect.getsource(space['f']))
write('/tmp/m.py', 'def f():\n    changed\n')
print(line())
write('/tmp/m.py', 'def f():\n    again\n', 2000)
print(inspect.getsource(space['f']))
space |= {'__name__': 'm', '__loader__': Loader()}
exec(compile('def f():\n\n    1/0\n', 'lazy.py', 'exec'), space)
print(line() == '')
exec(compile('def f(): 1/0\n', 'lazy.py', 'exec'), space)
print(line())
#> 1/0 def f():
#>     1/0
#>
#> changed
#> def f():
#>     again
#>
#> source of m
#> False
#> one

### lines kept for code objects
text = 'def f():\n    return 1\nclass A:\n    def g(self): pass'
code, other = compile(text, '<m>', 'exec'), compile('pass', '<o>', 'exec')
print(linecache._make_key(code), linecache._register_code(code, text, '<shown>'))
print(*sorted(linecache._interactive_cache), linecache._interactive_cache['<m>', 'A.g', 4])
linecache.checkcache()
linecache.clearcache()
inner = [each for each in code.co_consts if isinstance(each, type(code))]
print(*[repr(linecache._getline_from_code(each, n)) for each in (*inner, other) for n in (4, 0, 5)])
print(linecache._getlines_from_code(code), linecache._getlines_from_code(other))
names = '', '<x>', '<frozen x>', 'a.py', '<', '>', '<>', 'x>', '<x'
print([bool(linecache._source_unavailable(name)) for name in names])
#> ('<m>', '<module>', 1) None
#> ('<m>', '<module>', 1) ('<m>', 'A', 3) ('<m>', 'A.g', 4) ('<m>', 'f', 1) (52, None, ['def f():\n', '    return 1\n', 'class A:\n', '    def g(self): pass\n'], '<shown>')
#> '    def g(self): pass\n' '' '' '    def g(self): pass\n' '' '' '' '' ''
#> ['def f():\n', '    return 1\n', 'class A:\n', '    def g(self): pass\n'] []
#> [True, True, False, False, False, False, True, False, False]
