# Modules are looked for in the directories of sys.path.

import os, sys

def put(**files):
    """Writes files below /tmp/lib: a__b is a/b.py, a__ is a/__init__.py."""
    for name, text in files.items():
        path = '/tmp/lib/' + (name + 'init' if name.endswith('__') else name).replace('__', '/') + '.py'
        path = path.replace('/init.', '/__init__.')
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, 'w') as f: f.write(text)
    sys.path_importer_cache.clear()

def forget(prefix):
    for name in [n for n in sys.modules if n.partition('.')[0] == prefix]: del sys.modules[name]

def attempt(name, *more):
    try: return __import__(name, *more)
    except Exception as e: print(type(e).__name__, e, '|', getattr(e, 'name', None), getattr(e, 'path', None))

if '/tmp/lib' not in sys.path: sys.path.insert(0, '/tmp/lib')

### a file
put(filed='import sys\nx = 5\ndef f(): return __name__\n')
import filed
print(filed.x, filed.f(), filed.__file__, repr(filed.__package__), sys.modules['filed'] is filed)
print(filed, filed.__spec__.name, filed.__spec__.origin, filed.__spec__.has_location, repr(filed.__spec__.parent))
print(type(filed.__loader__), filed.__loader__.name, filed.__loader__.path, filed.__spec__.submodule_search_locations)
from filed import x as y, f
print(y, f())
forget('filed')
#> 5 filed /tmp/lib/filed.py '' True
#> <module 'filed' from '/tmp/lib/filed.py'> filed /tmp/lib/filed.py True ''
#> <class '_frozen_importlib_external.SourceFileLoader'> filed /tmp/lib/filed.py None
#> 5 filed

### a package, relative imports, and what is in it
put(pk__='from . import one\nfrom .one import name\n__all__ = ["two"]', pk__one='name = __name__',
    pk__two='from .one import name as n\nfrom . import one as o',
    pk__deep__='from .. import one\nfrom ..two import n', pk__deep__er='from ..one import name\nfrom . import n')
import pk.deep.er
print(pk.name, pk.__path__, pk.__file__, pk.__package__, pk.deep.__package__, pk.deep.er.__package__)
print(pk.deep.er.name, pk.deep.er.n, pk.deep.one is pk.one, pk, pk.deep)
from pk import *
print(two.o is pk.one, sorted(n for n in sys.modules if n.startswith('pk')))
forget('pk')
#> pk.one ['/tmp/lib/pk'] /tmp/lib/pk/__init__.py pk pk.deep pk.deep
#> pk.one pk.one True <module 'pk' from '/tmp/lib/pk/__init__.py'> <module 'pk.deep' from '/tmp/lib/pk/deep/__init__.py'>
#> True ['pk', 'pk.deep', 'pk.deep.er', 'pk.one', 'pk.two']

### a package without __init__ is of all directories that have one
put(ns__a='x = 1')
os.makedirs('/tmp/lib2/ns', exist_ok=True)
with open('/tmp/lib2/ns/b.py', 'w') as f: f.write('x = 2')
import ns.a
print(ns.__path__, ns, ns.__file__, ns.__spec__.origin, ns.__spec__.has_location, list(ns.__path__))
attempt('ns.b')
sys.path.append('/tmp/lib2')
import ns.b
print(ns.a.x, ns.b.x, ns.__path__, len(ns.__path__), '/tmp/lib2/ns' in ns.__path__)
print(type(ns.__loader__), ns.__loader__.is_package('ns'), repr(ns.__loader__.get_source('ns')))
sys.path.remove('/tmp/lib2')
forget('ns')
#> _NamespacePath(['/tmp/lib/ns']) <module 'ns' (namespace) from ['/tmp/lib/ns']> None None False ['/tmp/lib/ns']
#> ModuleNotFoundError No module named 'ns.b' | ns.b None
#> 1 2 _NamespacePath(['/tmp/lib/ns', '/tmp/lib2/ns']) 2 True
#> <class '_frozen_importlib_external.NamespaceLoader'> True ''

### what is not there
put(solid='x = 1', real__='')
for name in 'nowhere', 'real.nowhere', 'solid.x', 'solid.x.y', 'real.a.b': attempt(name)
try: from solid import y
except ImportError as e: print(type(e).__name__, e, e.name, e.path, e.name_from)
try: from real import nowhere
except ImportError as e: print(type(e).__name__, e, e.name, e.path, e.name_from)
try: import solid; solid.z
except AttributeError as e: print(e)
#> ModuleNotFoundError No module named 'nowhere' | nowhere None
#> ModuleNotFoundError No module named 'real.nowhere' | real.nowhere None
#> ModuleNotFoundError No module named 'solid.x'; 'solid' is not a package | solid.x None
#> ModuleNotFoundError No module named 'solid.x'; 'solid' is not a package | solid.x None
#> ModuleNotFoundError No module named 'real.a' | real.a None
#> ImportError cannot import name 'y' from 'solid' (/tmp/lib/solid.py) solid /tmp/lib/solid.py y
#> ImportError cannot import name 'nowhere' from 'real' (/tmp/lib/real/__init__.py) real /tmp/lib/real/__init__.py nowhere
#> module 'solid' has no attribute 'z'

### a cycle
put(cyc1='import cyc2\nx = 1\n', cyc2='from cyc1 import x\n', cyc3='import cyc4\nx = 1', cyc4='import cyc3\ncyc3.x',
    cyc5='import cyc6\nx = 1\ndef f(): return cyc6.y', cyc6='import cyc5\ny = 2\ndef g(): return cyc5.x')
attempt('cyc1')
attempt('cyc3')
print('cyc1' in sys.modules, 'cyc2' in sys.modules)
import cyc5
print(cyc5.f(), cyc5.cyc6.g())
#> ImportError cannot import name 'x' from partially initialized module 'cyc1' (most likely due to a circular import) (/tmp/lib/cyc1.py) | cyc1 /tmp/lib/cyc1.py
#> AttributeError partially initialized module 'cyc3' from '/tmp/lib/cyc3.py' has no attribute 'x' (most likely due to a circular import) | x None
#> False False
#> 2 1

### a module that fails is not kept, and its lines are in the traceback
put(fails='def f():\n    return 1 / 0\n\nf()\n')
attempt('fails')
print('fails' in sys.modules)
import fails
#> ZeroDivisionError division by zero | None None
#> False
#| Traceback (most recent call last):
#|   File "main.py", line 23, in <module>
#|     import fails
#|   File "/tmp/lib/fails.py", line 4, in <module>
#|     f()
#|     ~^^
#|   File "/tmp/lib/fails.py", line 2, in f
#|     return 1 / 0
#|            ~~^~~
#| ZeroDivisionError: division by zero

### one that cannot be compiled
put(wrong='x = (\n')
attempt('wrong')
import wrong
#> SyntaxError '(' was never closed (wrong.py, line 1) | None None
#| Traceback (most recent call last):
#|   File "main.py", line 22, in <module>
#|     import wrong
#|   File "/tmp/lib/wrong.py", line 1
#|     x = (
#|         ^
#| SyntaxError: '(' was never closed

### __getattr__ and __dir__ of modules
put(lazy='def __getattr__(name):\n    if name[0] == "_": raise AttributeError(name)\n    return name * 2\ndef __dir__(): return ["q"]')
import lazy
from lazy import ab, cd
print(lazy.x, ab, cd, dir(lazy))  #> xx abab cdcd ['q']
try: lazy._x
except AttributeError as e: print(e)  #> _x

### __main__ can be imported
import __main__
shared = 3
put(mains='import __main__\nprint(__main__.shared)')
import mains  #> 3
print(__main__.shared, __main__ is sys.modules['__main__'], __name__)  #> 3 True __main__

### the text may say how it is encoded
os.makedirs('/tmp/lib', exist_ok=True)
with open('/tmp/lib/latin.py', 'wb') as f: f.write(b'# -*- coding: latin-1 -*-\nx = "\xe9"\n')
with open('/tmp/lib/marked.py', 'wb') as f: f.write(b'\xef\xbb\xbfx = "\xc3\xa9"\r\ny = """a\r\nb"""\r\n')
with open('/tmp/lib/bytes_.py', 'wb') as f: f.write(b'x = "\xe9"\n')
with open('/tmp/lib/nulls.py', 'wb') as f: f.write(b'x = 1\0\n')
import latin, marked
print(ascii(latin.x), ascii(marked.x), ascii(marked.y))
attempt('bytes_')
attempt('nulls')
#> '\xe9' '\xe9' 'a\nb'
#> SyntaxError Non-UTF-8 code starting with '\xe9' on line 1, but no encoding declared; see https://peps.python.org/pep-0263/ for details (bytes_.py, line 1) | None None
#> SyntaxError source code string cannot contain null bytes | None None

### names that are no names of files
for name in 'a/b', '.', 'x' * 300, 'a..b', '..', '': attempt(name)
for name in 5, None, b'os':
    try: __import__(name)
    except TypeError as e: print(e)
#> ModuleNotFoundError No module named 'a/b' | a/b None
#> ModuleNotFoundError No module named '.' | . None
#> ModuleNotFoundError No module named 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' | xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx None
#> ModuleNotFoundError No module named 'a' | a None
#> ModuleNotFoundError No module named '.' | . None
#> ValueError Empty module name | None None
#> module name must be a string
#> module name must be a string
#> module name must be a string

### a module removes itself, or puts another in its place
put(gone='import sys\ndel sys.modules[__name__]', other='import sys\nsys.modules[__name__] = 42')
attempt('gone')
import other
print(other)
sys.modules['halted'] = None
attempt('halted')
del sys.modules['halted'], sys.modules['other']
#> KeyError 'gone' | None None
#> 42
#> ModuleNotFoundError import of halted halted; None in sys.modules | halted None

### a part of a package that is imported while the package is
put(early__='from . import sub\nx = 1', early__sub='import early\ntry: early.sub\nexcept AttributeError as e: print(e)\n'
    'from early import sub as me\nprint(me.__name__)\ntry: from early import x\nexcept ImportError as e: print(e)')
import early
print(early.sub.me is early.sub, early.x)
#> partially initialized module 'early' from '/tmp/lib/early/__init__.py' has no attribute 'sub' (most likely due to a circular import)
#> early.sub
#> cannot import name 'x' from partially initialized module 'early' (most likely due to a circular import) (/tmp/lib/early/__init__.py)
#> True 1

### the cache of finders, and a hook that is asked first
sys.path_importer_cache.clear()
attempt('nobody')
print('/tmp/lib' in sys.path_importer_cache, sys.path_importer_cache['/tmp/lib'])
class Place:
    def __init__(self, path):
        if path != 'place:': raise ImportError
    def find_spec(self, name, target=None):
        print('asked for', name)
sys.path_hooks.insert(0, Place)
sys.path.insert(0, 'place:')
attempt('nobody')
print(type(sys.path_importer_cache['place:']).__name__)
del sys.path_hooks[0], sys.path[0], sys.path_importer_cache['place:']
#> ModuleNotFoundError No module named 'nobody' | nobody None
#> True None
#> asked for nobody
#> ModuleNotFoundError No module named 'nobody' | nobody None
#> Place

### '' is the current directory, and relative directories are where they were
os.makedirs('/tmp/cwd/sub', exist_ok=True)
for path in '/tmp/cwd/here_', '/tmp/cwd/sub/below_':
    with open(path + '.py', 'w') as f: f.write('x = __file__')
was = os.getcwd()
os.chdir('/tmp/cwd')
sys.path[:0] = ['', 'sub']
import here_, below_
print(here_.x, below_.x)  #> /tmp/cwd/here_.py /tmp/cwd/sub/below_.py
del sys.path[:2]
os.chdir(was)

### shadows in a class body, a function, and by exec
put(within='v = 9')
class C:
    import within
    from within import v as w
def f():
    from within import v
    import within as q
    return v, q.v
print(C.within.v, C.w, f())  #> 9 9 (9, 9)
space = {}
exec('from within import *', space)
print(space['v'])  #> 9
