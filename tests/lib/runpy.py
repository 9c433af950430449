# Running modules and files, and what packages have.

import os, pkgutil, runpy, sys

def put(path, text):
    os.makedirs(os.path.dirname('/tmp/rp/' + path), exist_ok=True)
    with open('/tmp/rp/' + path, 'w') as f: f.write(text)
    sys.path_importer_cache.clear()

def attempt(f, *args, **kws):
    try: return f(*args, **kws)
    except OSError as e: print(type(e).__name__, e.filename)
    except Exception as e: print(type(e).__name__, e)

def names(space): return sorted(k for k in space if k[:2] != '__' or k in ('__name__', '__spec__', '__package__'))

if '/tmp/rp' not in sys.path: sys.path.insert(0, '/tmp/rp')
put('m.py',
    'import sys\nx = 1\n'
    'print(__name__, __file__, repr(__package__), getattr(__spec__, "name", None), __loader__ is None,'
    ' sys.argv[0] == __file__, __name__ in sys.modules, __doc__)\n')
put('pk/__init__.py', 'print("init")')
put('pk/a.py', 'from . import sub\nprint(__name__, __package__, __file__)')
put('pk/sub/__init__.py', '')
put('pm/__init__.py', '')
put('pm/__main__.py', 'print(__name__, __package__, getattr(__spec__, "name", None), __file__)\ny = 2')
put('bad.py', '1 / 0')

### run_module
print(names(runpy.run_module('m')))
space = runpy.run_module('m', {'q': 1}, 'zz', True)
print(space['q'], space['__name__'], 'zz' in sys.modules, names(runpy.run_module('pk.a')), 'pk.a' in sys.modules)
print(runpy.run_module('pm')['y'], runpy.run_module('pm', run_name='w')['__name__'])
for name in 'nowhere_', 'pk.nowhere', '.m', 'pk.sub', 'sys', 'bad', 'm.py': attempt(runpy.run_module, name)
#> m /tmp/rp/m.py '' m False False False None
#> ['__name__', '__package__', '__spec__', 'sys', 'x']
#> zz /tmp/rp/m.py '' m False True True None
#> init
#> pk.a pk /tmp/rp/pk/a.py
#> 1 zz False ['__name__', '__package__', '__spec__', 'sub'] False
#> pm.__main__ pm pm.__main__ /tmp/rp/pm/__main__.py
#> w pm pm.__main__ /tmp/rp/pm/__main__.py
#> 2 w
#> ImportError No module named nowhere_
#> ImportError No module named pk.nowhere
#> ImportError Relative module names not supported
#> ImportError No module named pk.sub.__main__; 'pk.sub' is a package and cannot be directly executed
#> ImportError No code object available for sys
#> ZeroDivisionError division by zero
#> m /tmp/rp/m.py '' m False False True None
#> ImportError Error while finding module specification for 'm.py' (ModuleNotFoundError: __path__ attribute not found on 'm' while trying to find 'm.py'). Try using 'm' instead of 'm.py' as the module name.

### run_path
print(names(runpy.run_path('/tmp/rp/m.py')), runpy.run_path('/tmp/rp/m.py', {'q': 2}, 'nn.x')['q'])
print(runpy.run_path('/tmp/rp/pm')['y'], sys.path[0], '__main__' in sys.modules)
for path in '/tmp/rp/none.py', '/tmp/rp', '/tmp/rp/bad.py': attempt(runpy.run_path, path)
#> <run_path> /tmp/rp/m.py '' None True True True None
#> nn.x /tmp/rp/m.py 'nn' None True True True None
#> ['__name__', '__package__', '__spec__', 'sys', 'x'] 2
#> <run_path>  __main__ /tmp/rp/pm/__main__.py
#> 2 /tmp/rp True
#> FileNotFoundError /tmp/rp/none.py
#> ImportError can't find '__main__' module in '/tmp/rp'
#> ZeroDivisionError division by zero

### a module that fails as a program
runpy.run_module('bad')
#! ZeroDivisionError: division by zero

### iter_modules and walk_packages
print([tuple(info)[1:] for info in pkgutil.iter_modules(['/tmp/rp'])])
print(list(pkgutil.iter_modules(['/tmp/rp'], 'x.'))[0], list(pkgutil.iter_modules(['/tmp/none'])))
print([info.name for info in pkgutil.walk_packages(['/tmp/rp'])])
attempt(lambda: list(pkgutil.iter_modules('x')))
print('m' in [info.name for info in pkgutil.iter_modules()])
#> [('bad', False), ('m', False), ('pk', True), ('pm', True)]
#> ModuleInfo(module_finder=FileFinder('/tmp/rp'), name='x.bad', ispkg=False) []
#> init
#> ['bad', 'm', 'pk', 'pk.a', 'pk.sub', 'pm', 'pm.__main__']
#> ValueError path must be None or list of paths to look for modules in
#> True

### walk_packages with packages that fail
put('w/one/__init__.py', 'raise ImportError')
put('w/two/__init__.py', '1 / 0')
sys.path.insert(0, '/tmp/rp/w')
print([info.name for info in pkgutil.walk_packages(['/tmp/rp/w'], onerror=lambda name: print('failed', name))])
attempt(lambda: [info.name for info in pkgutil.walk_packages(['/tmp/rp/w'])])
sys.path.remove('/tmp/rp/w')
#> failed one
#> failed two
#> ['one', 'two']
#> ZeroDivisionError division by zero

### get_data
print(pkgutil.get_data('pk', 'a.py'), pkgutil.get_data('sys', 'x'), pkgutil.get_data('nowhere_', 'x'))
attempt(pkgutil.get_data, 'pk', 'zz')
#> init
#> b'from . import sub\nprint(__name__, __package__, __file__)' None None
#> FileNotFoundError /tmp/rp/pk/zz

### resolve_name
for name in ('os.path', 'os.path:join', 'json.decoder.JSONDecoder', 'os:'):
    print(getattr(pkgutil.resolve_name(name), '__name__', None))
for name in 'nowhere_', 'os.nowhere', 'os:nowhere', ':x', 'a b', 'os.path.join.x', '1x', 'os..x', 'os:path..x', '':
    attempt(pkgutil.resolve_name, name)
#> posixpath
#> join
#> JSONDecoder
#> os
#> ModuleNotFoundError No module named 'nowhere_'
#> AttributeError module 'os' has no attribute 'nowhere'
#> AttributeError module 'os' has no attribute 'nowhere'
#> ValueError invalid format: ':x'
#> ValueError invalid format: 'a b'
#> AttributeError 'function' object has no attribute 'x'
#> ValueError invalid format: '1x'
#> ValueError invalid format: 'os..x'
#> ValueError invalid format: 'os:path..x'
#> ValueError invalid format: ''

### extend_path, and who is asked
put('more/pk/__init__.py', '')
sys.path.append('/tmp/rp/more')
print(pkgutil.extend_path(['/tmp/rp/pk'], 'pk'), pkgutil.extend_path('x', 'pk'))
sys.path.remove('/tmp/rp/more')
print(pkgutil.get_importer('/tmp/rp'), pkgutil.get_importer('/tmp/none'), list(pkgutil.iter_importers('pk.a')))
attempt(lambda: list(pkgutil.iter_importers('.a')))
#> ['/tmp/rp/pk', '/tmp/rp/more/pk'] x
#> init
#> FileFinder('/tmp/rp') None [FileFinder('/tmp/rp/pk')]
#> ImportError Relative module name '.a' not supported
