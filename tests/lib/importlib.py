# Importing by function, specs, finders and loaders.

import importlib, importlib.util, importlib.machinery, importlib.abc, os, sys, types

def put(name, text):
    os.makedirs('/tmp/il', exist_ok=True)
    with open('/tmp/il/' + name + '.py', 'w') as f: f.write(text)
    importlib.invalidate_caches()

def attempt(f, *args, **kws):
    try: return f(*args, **kws)
    except OSError as e: print(type(e).__name__, e.filename)
    except Exception as e: print(type(e).__name__, e, '|', getattr(e, 'name', None))

if '/tmp/il' not in sys.path: sys.path.insert(0, '/tmp/il')

### import_module
put('im', 'x = 1')
print(importlib.import_module('im').x, importlib.import_module('os.path').__name__,
      importlib.import_module('.decoder', 'json').__name__)
print(importlib.import_module('..encoder', 'json.decoder').__name__, importlib.import_module('.', 'json').__name__)
for args in ('.x',), ('.x', ''), ('..x', 'a'), ('',), ('...x', 'a.b'), ('nowhere_',), ('im.x',), ('json.x',), (5,):
    attempt(importlib.import_module, *args)
print(importlib.__import__('json.decoder').__name__, importlib.__import__('json', fromlist=['decoder']).__name__)
#> 1 posixpath json.decoder
#> json.encoder json
#> TypeError the 'package' argument is required to perform a relative import for '.x' | None
#> TypeError the 'package' argument is required to perform a relative import for '.x' | None
#> ImportError attempted relative import beyond top-level package | None
#> ValueError Empty module name | None
#> ImportError attempted relative import beyond top-level package | None
#> ModuleNotFoundError No module named 'nowhere_' | nowhere_
#> ModuleNotFoundError No module named 'im.x'; 'im' is not a package | im.x
#> ModuleNotFoundError No module named 'json.x' | json.x
#> AttributeError 'int' object has no attribute 'startswith' | startswith
#> json json

### reload
put('re_', 'try: n += 1\nexcept NameError: n = 1\nkeep = 1')
import re_
re_.more = 5
put('re_', 'n += 10\nnew = 2')
again = importlib.reload(re_)
print(again is re_, re_.n, re_.keep, re_.new, re_.more)
put('re_', '1 / 0')
attempt(importlib.reload, re_)
print('re_' in sys.modules, re_.n)
for what in 5, types.ModuleType('never'): attempt(importlib.reload, what)
print(importlib.reload(sys) is sys)
del sys.modules['re_']
attempt(importlib.reload, re_)
#> True 11 1 2 5
#> ZeroDivisionError division by zero | None
#> True 11
#> TypeError reload() argument must be a module | None
#> ImportError module never not in sys.modules | never
#> True
#> ImportError module re_ not in sys.modules | re_

### find_spec
put('fs', 'raise ValueError')
spec = importlib.util.find_spec('fs')
print(spec.name, spec.origin, spec.has_location, type(spec.loader).__name__, 'fs' in sys.modules, spec.parent == '')
for name in 'nowhere_', 'nowhere_.x', 'sys.x', 'json.nowhere_': print(attempt(importlib.util.find_spec, name))
print(importlib.util.find_spec('sys'), importlib.util.find_spec('json').name,
      importlib.util.find_spec('.decoder', 'json').name)
sys.modules['none_'], sys.modules['bare_'] = None, types.ModuleType('bare_')
print(importlib.util.find_spec('none_'))
attempt(importlib.util.find_spec, 'bare_')
attempt(importlib.util.find_spec, '.x')
del sys.modules['none_'], sys.modules['bare_']
#> fs /tmp/il/fs.py True SourceFileLoader False True
#> None
#> ModuleNotFoundError No module named 'nowhere_' | nowhere_
#> None
#> ModuleNotFoundError __path__ attribute not found on 'sys' while trying to find 'sys.x' | sys.x
#> None
#> None
#> ModuleSpec(name='sys', loader=<class '_frozen_importlib.BuiltinImporter'>, origin='built-in') json json.decoder
#> None
#> ValueError bare_.__spec__ is None | None
#> ImportError no package specified for '.x' (required for relative module names) | None

### resolve_name
for args in ('.x', 'a'), ('.x', 'a.b'), ('..x', 'a.b'), ('..x', 'a'), ('x', None), ('.x', None), ('.x', ''), ('.', 'a'):
    print(attempt(importlib.util.resolve_name, *args))
#> a.x
#> a.b.x
#> a.x
#> ImportError attempted relative import beyond top-level package | None
#> None
#> x
#> ImportError no package specified for '.x' (required for relative module names) | None
#> None
#> ImportError no package specified for '.x' (required for relative module names) | None
#> None
#> a

### a file by its place
put('by_place', 'x = __name__, __spec__.name, __file__')
spec = importlib.util.spec_from_file_location('given', '/tmp/il/by_place.py')
module = importlib.util.module_from_spec(spec)
print(module.__name__, module.__file__, module.__loader__ is spec.loader, hasattr(module, 'x'), 'given' in sys.modules)
spec.loader.exec_module(module)
print(module.x, module)
print(importlib.util.spec_from_file_location('x', '/tmp/x.txt'), importlib.util.spec_from_file_location('x'))
spec = importlib.util.spec_from_file_location('x', '/tmp/y/__init__.py')
print(spec.submodule_search_locations, spec.parent, spec.loader.is_package('x'))
spec = importlib.util.spec_from_file_location('x', '/tmp/y.py', submodule_search_locations=[])
print(spec.submodule_search_locations)
attempt(spec.loader.exec_module, importlib.util.module_from_spec(spec))
#> given /tmp/il/by_place.py True False False
#> ('given', 'given', '/tmp/il/by_place.py') <module 'given' from '/tmp/il/by_place.py'>
#> None None
#> ['/tmp/y'] x True
#> ['/tmp']
#> FileNotFoundError /tmp/y.py

### specs of loaders
class L(importlib.abc.Loader):
    def exec_module(self, module): module.x = 1
    def __repr__(self): return 'L()'
print(importlib.util.spec_from_loader('x', L()), importlib.util.spec_from_loader('x', None))
print(importlib.util.spec_from_loader('x', L(), is_package=True, origin='o'))
print(importlib.util.spec_from_file_location('x', '/tmp/x.txt', loader=L()))
Spec = importlib.machinery.ModuleSpec
for spec in Spec('x', L()), Spec('x', None), Spec('x', None, is_package=True), Spec('x', None, origin='oo'):
    print(importlib.util.module_from_spec(spec), spec.parent == 'x', spec.has_location)
class B:
    def exec_module(self, module): pass
attempt(importlib.util.module_from_spec, Spec('x', B()))
a, b = Spec('a', None, origin='o'), Spec('a', None, origin='o')
print(a == b, a == 5, a != Spec('b', None), a.cached, a.loader_state, a.submodule_search_locations)
a.has_location = 5
print(a.has_location, a == b)
#> ModuleSpec(name='x', loader=L()) ModuleSpec(name='x', loader=None)
#> ModuleSpec(name='x', loader=L(), origin='o', submodule_search_locations=[])
#> ModuleSpec(name='x', loader=L(), origin='/tmp/x.txt')
#> <module 'x' (L())> False False
#> <module 'x'> False False
#> <module 'x' (namespace) from []> True False
#> <module 'x' (oo)> False False
#> ImportError loaders that define exec_module() must also define create_module() | None
#> True False True None None None
#> True False

### a loader of sources from a dict
class Held(importlib.abc.SourceLoader, importlib.abc.MetaPathFinder):
    texts = {'held': b'x = 1\nfrom held_too import y', 'held_too': '# coding: latin-1\ny = "\xe9"'.encode('latin-1')}
    def find_spec(self, name, path, target=None):
        if name in self.texts: return importlib.util.spec_from_loader(name, self)
    def get_filename(self, name):
        if name not in self.texts: raise ImportError(name)
        return 'held:' + name
    def get_data(self, path): return self.texts[path.partition(':')[2]]
finder = Held()
sys.meta_path.append(finder)
import held
print(held.x, ascii(held.y), held.__file__, held, held.__loader__ is finder, held.__spec__.has_location)
print(repr(finder.get_source('held')), finder.is_package('held'), finder.get_code('held').co_filename)
sys.meta_path.remove(finder)
del sys.modules['held'], sys.modules['held_too']
#> 1 '\xe9' held:held <module 'held' from 'held:held'> True True
#> 'x = 1\nfrom held_too import y' False held:held

### loaders of files
put('lf', 'x = 1\r\ny = 2')
loader = importlib.machinery.SourceFileLoader('lf', '/tmp/il/lf.py')
print(loader.name, loader.path, loader.get_filename('lf'), loader.get_data('/tmp/il/lf.py'), loader.is_package('lf'))
print(repr(loader.get_source('lf')), type(loader.get_code('lf')).__name__, loader.path_stats('/tmp/il/lf.py')['size'])
attempt(loader.get_filename, 'other')
attempt(loader.get_data, '/tmp/il/nothing.py')
attempt(importlib.machinery.SourceFileLoader('q', '/tmp/il/nothing.py').get_source, 'q')
print(loader == importlib.machinery.SourceFileLoader('lf', '/tmp/il/lf.py'), loader == 5)
print(isinstance(loader, importlib.abc.SourceLoader), isinstance(loader, importlib.abc.FileLoader))
#> lf /tmp/il/lf.py /tmp/il/lf.py b'x = 1\r\ny = 2' False
#> 'x = 1\ny = 2' code 12
#> ImportError loader for lf cannot handle other | other
#> FileNotFoundError /tmp/il/nothing.py
#> ImportError source not available through get_data() | q
#> True False
#> True True

### finders of directories
put('fd', '')
finder = importlib.machinery.FileFinder('/tmp/il', (importlib.machinery.SourceFileLoader, ['.py']))
print(finder, finder.path, finder.find_spec('fd').origin, finder.find_spec('a.b.fd').name, finder.find_spec('nothing'))
hook = importlib.machinery.FileFinder.path_hook((importlib.machinery.SourceFileLoader, ['.py']))
print(hook('/tmp/il'))
attempt(hook, '/tmp/il/fd.py')
print(importlib.machinery.PathFinder.find_spec('fd', ['/tmp/il']).origin,
      importlib.machinery.PathFinder.find_spec('fd', []))
importlib.machinery.PathFinder.invalidate_caches()
print(importlib.machinery.SOURCE_SUFFIXES, issubclass(importlib.machinery.PathFinder, importlib.abc.MetaPathFinder))
#> FileFinder('/tmp/il') /tmp/il /tmp/il/fd.py a.b.fd None
#> FileFinder('/tmp/il')
#> ImportError only directories are supported | None
#> /tmp/il/fd.py None
#> ['.py'] True

### abstract classes
for name in importlib.abc.__all__:
    c = getattr(importlib.abc, name)
    print(name, sorted(c.__abstractmethods__))
class Inspect(importlib.abc.InspectLoader):
    def get_source(self, name): return 'x = 5' if name == 'yes' else None
i = Inspect()
m = types.ModuleType('yes')
i.exec_module(m)
print(m.x, i.get_code('no'), i.create_module(None))
attempt(i.is_package, 'yes')
attempt(i.exec_module, types.ModuleType('no'))
#> Loader []
#> MetaPathFinder []
#> PathEntryFinder []
#> ResourceLoader ['get_data']
#> InspectLoader ['get_source']
#> ExecutionLoader ['get_filename', 'get_source']
#> FileLoader ['get_source']
#> SourceLoader ['get_data', 'get_filename']
#> 5 None None
#> ImportError  | None
#> ImportError cannot load module 'no' when get_code() returns None | None

### sources as text
for data in b'# coding: latin-1\r\nx="\xe9"', b'a\r\nb\rc', b'\xef\xbb\xbfx':
    print(ascii(importlib.util.decode_source(data)))
#> '# coding: latin-1\nx="\xe9"'
#> 'a\nb\nc'
#> 'x'

### names of a module tell its spec
import json, builtins, types
for m in (json, builtins, types.ModuleType('x'), __import__('math')):
    print(m.__name__, [n for n in dir(m) if n in ('__loader__', '__spec__')], m.__dict__['__spec__'] is m.__spec__)
#> json ['__loader__', '__spec__'] True
#> builtins ['__loader__', '__spec__'] True
#> x ['__loader__', '__spec__'] True
#> math ['__loader__', '__spec__'] True

### importlib itself is executed again, and a module that reloads itself
import importlib, sys, os
print(importlib.reload(importlib) is importlib, importlib.reload(importlib) is sys.modules['importlib'])
with open('reloads.py', 'w') as f:
    f.write("""import importlib, sys
print(importlib.reload(sys.modules[__name__]).__name__ if 'done' in globals() else 'first')
done = 1
""")
sys.path.insert(0, os.getcwd())
importlib.invalidate_caches()
import reloads
print(importlib.reload(reloads) is reloads)
#> True True
#> first
#> reloads
#> True

### the names under which CPython keeps its machinery
import importlib
import importlib._bootstrap as b, importlib._bootstrap_external as x
from importlib import machinery, util
print(importlib._bootstrap is b, b.__name__, x.__name__, util.find_spec('importlib._bootstrap') is not None)
for name in ('BuiltinImporter', 'FrozenImporter', 'ModuleSpec'):
    print(name, getattr(b, name) is getattr(machinery, name))
for name in ('FileFinder', 'PathFinder', 'SourceFileLoader', 'SourcelessFileLoader', 'ExtensionFileLoader',
             'NamespaceLoader'):
    print(name, getattr(x, name) is getattr(machinery, name))
print(x._NamespaceLoader is x.NamespaceLoader, x._NamespacePath, x.SourceLoader, x.FileLoader)
print(issubclass(x.SourceFileLoader, x.SourceLoader), issubclass(x.SourceFileLoader, x.FileLoader))
print([getattr(x, n) is getattr(util, n) for n in ('spec_from_file_location', 'decode_source', 'cache_from_source')])
print([getattr(b, n) is getattr(util, n) for n in ('module_from_spec', 'spec_from_loader')], x.SOURCE_SUFFIXES,
      x.path_sep)
#> True importlib._bootstrap importlib._bootstrap_external True
#> BuiltinImporter True
#> FrozenImporter True
#> ModuleSpec True
#> FileFinder True
#> PathFinder True
#> SourceFileLoader True
#> SourcelessFileLoader True
#> ExtensionFileLoader True
#> NamespaceLoader True
#> True <class '_frozen_importlib_external._NamespacePath'> <class '_frozen_importlib_external.SourceLoader'> <class '_frozen_importlib_external.FileLoader'>
#> True True
#> [True, True, True]
#> [True, True] ['.py'] /

### the finder of the Windows registry
F = importlib.machinery.WindowsRegistryFinder
print(F, F.__mro__[1:], issubclass(F, importlib.abc.MetaPathFinder), F in sys.meta_path)
#> <class '_frozen_importlib_external.WindowsRegistryFinder'> (<class 'object'>,) True False

### modules that finders and loaders say they are from
import builtins, pickle
for thing in (builtins.__loader__, importlib.machinery.FrozenImporter, importlib.machinery.ModuleSpec,
              importlib.machinery.SourceFileLoader, importlib.machinery.PathFinder,
              importlib.machinery.WindowsRegistryFinder):
    print(thing, pickle.loads(pickle.dumps(thing)) is thing)
#> <class '_frozen_importlib.BuiltinImporter'> True
#> <class '_frozen_importlib.FrozenImporter'> True
#> <class '_frozen_importlib.ModuleSpec'> True
#> <class '_frozen_importlib_external.SourceFileLoader'> True
#> <class '_frozen_importlib_external.PathFinder'> True
#> <class '_frozen_importlib_external.WindowsRegistryFinder'> True

### each module has a spec and a loader
import codecs, unittest.mock, io
codecs.lookup('rot13'), codecs.lookup('utf-7'), codecs.EncodedFile, unittest.mock.Mock(), io.StringIO().readlines()
print([name for name, m in sys.modules.items() if type(m) is types.ModuleType and name != '__main__'
       and (getattr(m, '__spec__', None) is None or getattr(m, '__loader__', None) is None)])
#> []
