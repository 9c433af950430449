### modules, packages and parts of packages from an archive on sys.path
import importlib, sys, zipfile, traceback
with zipfile.ZipFile('/tmp/a.zip', 'w', zipfile.ZIP_DEFLATED) as z:
    z.writestr('one.py', 'x = 1\ndef f(): raise ValueError(1)\n')
    z.writestr('pkg/__init__.py', 'y = 2')
    z.writestr('pkg/sub.py', 'from . import y\nz = y + 1')
    z.writestr('space/mod.py', 'w = 4')
sys.path.insert(0, '/tmp/a.zip')
one, sub, mod, pkg, space = map(importlib.import_module, ('one', 'pkg.sub', 'space.mod', 'pkg', 'space'))
print(one, pkg, sub.z, space, mod.w)
print(one.__loader__, one.__file__, pkg.__path__, one.__spec__)
print(sub.__loader__, type(sys.path_importer_cache['/tmp/a.zip']).__name__)
try: one.f()
except ValueError: print(traceback.format_exc().splitlines()[-3:])
sys.path.remove('/tmp/a.zip')
sys.path_importer_cache.clear()
#> <module 'one' from '/tmp/a.zip/one.py'> <module 'pkg' from '/tmp/a.zip/pkg/__init__.py'> 3 <module 'space' (namespace) from ['/tmp/a.zip/space']> 4
#> <zipimporter object "/tmp/a.zip/"> /tmp/a.zip/one.py ['/tmp/a.zip/pkg'] ModuleSpec(name='one', loader=<zipimporter object "/tmp/a.zip/">, origin='/tmp/a.zip/one.py')
#> <zipimporter object "/tmp/a.zip/pkg/"> zipimporter
#> ['    def f(): raise ValueError(1)', '             ^^^^^^^^^^^^^^^^^^^', 'ValueError: 1']

### what a finder knows of an archive
import zipfile, zipimport
with zipfile.ZipFile('/tmp/b.zip', 'w') as z:
    for name in ('one.py', 'pkg/__init__.py', 'pkg/data.txt', 'space/mod.py'): z.writestr(name, 'x = 1')
i = zipimport.zipimporter('/tmp/b.zip')
below = zipimport.zipimporter('/tmp/b.zip/pkg')
print(i, i.archive, repr(i.prefix), below, below.archive, below.prefix)
for name in ('one', 'pkg', 'space', 'none', 'pkg.one'): print(name, i.find_spec(name))
print(i.get_data('pkg/data.txt'), i.get_data('/tmp/b.zip/pkg/data.txt'), below.get_data('pkg/data.txt'))
print(i.is_package('pkg'), i.is_package('one'), i.get_filename('pkg'), repr(i.get_source('one')))
print(i.get_code('one').co_filename, i.create_module(None))
#> <zipimporter object "/tmp/b.zip/"> /tmp/b.zip '' <zipimporter object "/tmp/b.zip/pkg/"> /tmp/b.zip pkg/
#> one ModuleSpec(name='one', loader=<zipimporter object "/tmp/b.zip/">, origin='/tmp/b.zip/one.py')
#> pkg ModuleSpec(name='pkg', loader=<zipimporter object "/tmp/b.zip/">, origin='/tmp/b.zip/pkg/__init__.py', submodule_search_locations=['/tmp/b.zip/pkg'])
#> space ModuleSpec(name='space', loader=None, submodule_search_locations=['/tmp/b.zip/space'])
#> none None
#> pkg.one ModuleSpec(name='pkg.one', loader=<zipimporter object "/tmp/b.zip/">, origin='/tmp/b.zip/one.py')
#> b'x = 1' b'x = 1' b'x = 1'
#> True False /tmp/b.zip/pkg/__init__.py 'x = 1'
#> /tmp/b.zip/one.py None

### what is not in an archive, and what is none
import zipfile, zipimport
with zipfile.ZipFile('/tmp/c.zip', 'w') as z:
    z.writestr('one.py', 'x = 1')
    z.writestr('bad.py', 'a b')
with open('/tmp/none.zip', 'w') as f: f.write('no archive')
i = zipimport.zipimporter('/tmp/c.zip')
calls = [(i.get_data, 'no'), (i.get_source, 'no'), (i.is_package, 'no'), (i.get_code, 'no'), (i.get_code, 'bad')]
calls += [(zipimport.zipimporter, path) for path in ('', '/tmp/there/none.zip', '/tmp', '/tmp/none.zip', 5)]
for f, argument in calls:
    try: print(f(argument))
    except Exception as e: print(type(e).__name__, e, getattr(e, 'name', None), getattr(e, 'path', None))
#> OSError [Errno 0] : 'no' None None
#> ZipImportError can't find module 'no' no None
#> ZipImportError can't find module 'no' no None
#> ZipImportError can't find module 'no' no None
#> SyntaxError invalid syntax (bad.py, line 1) None None
#> ZipImportError archive path is empty None 
#> ZipImportError not a Zip file None /tmp
#> ZipImportError not a Zip file None /tmp
#> ZipImportError not a Zip file: '/tmp/none.zip' None /tmp/none.zip
#> TypeError expected str, not <class 'int'> None None

### an archive that has changed is read again when it is asked for
import sys, zipfile, zipimport
def write(name):
    with zipfile.ZipFile('/tmp/d.zip', 'w') as z: z.writestr(name + '.py', '')
write('old')
i = zipimport.zipimporter('/tmp/d.zip')
i.invalidate_caches()
write('new')
print(i.find_spec('old') is None, i.find_spec('new') is None)  #> True False
i.invalidate_caches()
print(i.find_spec('old') is None, i.find_spec('new') is None)  #> True False

### files beside modules, and lists of modules
import importlib.resources, pkgutil, sys, zipfile
with zipfile.ZipFile('/tmp/e.zip', 'w') as z:
    for name in ('one.py', 'five/__init__.py', 'five/data.txt', 'five/sub.py', 'not.txt'): z.writestr(name, '# text')
sys.path.append('/tmp/e.zip')
print(importlib.resources.files('five').joinpath('data.txt').read_text(), pkgutil.get_data('five', 'data.txt'))
print([(m.name, m.ispkg) for m in pkgutil.iter_modules(['/tmp/e.zip'])])
print([(m.name, m.ispkg) for m in pkgutil.iter_modules(['/tmp/e.zip/five'], 'p.')])
sys.path.remove('/tmp/e.zip')
#> # text b'# text'
#> [('five', True), ('one', False)]
#> [('p.sub', False)]

### load_module is deprecated
import sys, warnings, zipfile, zipimport
with zipfile.ZipFile('/tmp/f.zip', 'w') as z: z.writestr('loaded.py', 'print("runs")')
i = zipimport.zipimporter('/tmp/f.zip')
with warnings.catch_warnings(record=True) as w:
    warnings.simplefilter('always')
    print(i.load_module('loaded') is sys.modules['loaded'], i.load_module('loaded') is sys.modules['loaded'])
    print([str(x.message) for x in w])
#> runs
#> runs
#> True True
#> ["'zipimport.zipimporter.load_module' is deprecated and slated for removal in Python 3.15; use zipimport.zipimporter.exec_module() instead", "'zipimport.zipimporter.load_module' is deprecated and slated for removal in Python 3.15; use zipimport.zipimporter.exec_module() instead"]

### what sys.path_hooks has
import sys, zipfile
print([hook.__name__ for hook in sys.path_hooks], [hook.__qualname__ for hook in sys.path_hooks])
archives, directories = sys.path_hooks
with zipfile.ZipFile('/tmp/h.zip', 'w') as z: z.writestr('inside/one.py', 'x = 1')
open('/tmp/h.txt', 'w').close()
for path in '/tmp', '/tmp/none', '/tmp/h.txt', '/tmp/h.zip', '/tmp/h.zip/inside', '/tmp/h.zip/none', '/tmp/h.txt/a':
    for hook in archives, directories:
        try: print(path, type(hook(path)).__name__)
        except ImportError as e: print(path, e)
import zipimport
print(sys.path_hooks[0] is zipimport.zipimporter, sys.path_hooks[1] is directories)
sys.path_hooks.remove(zipimport.zipimporter)
sys.path.insert(0, '/tmp/h.zip/inside')
try: import one
except ImportError as e: print(e, sys.path_importer_cache['/tmp/h.zip/inside'])
sys.path_hooks.insert(0, zipimport.zipimporter)
del sys.path_importer_cache['/tmp/h.zip/inside']
import one
print(one.x, sys.path_importer_cache['/tmp/h.zip/inside'])
sys.path.remove('/tmp/h.zip/inside')
sys.path_importer_cache.clear()
#> ['zipimporter', 'path_hook_for_FileFinder'] ['zipimporter', 'FileFinder.path_hook.<locals>.path_hook_for_FileFinder']
#> /tmp not a Zip file
#> /tmp FileFinder
#> /tmp/none not a Zip file
#> /tmp/none only directories are supported
#> /tmp/h.txt not a Zip file: '/tmp/h.txt'
#> /tmp/h.txt only directories are supported
#> /tmp/h.zip zipimporter
#> /tmp/h.zip only directories are supported
#> /tmp/h.zip/inside zipimporter
#> /tmp/h.zip/inside only directories are supported
#> /tmp/h.zip/none zipimporter
#> /tmp/h.zip/none only directories are supported
#> /tmp/h.txt/a not a Zip file: '/tmp/h.txt'
#> /tmp/h.txt/a only directories are supported
#> True True
#> No module named 'one' None
#> 1 <zipimporter object "/tmp/h.zip/inside/">

### the names in an archive, which all importers of it share
import os, zipfile, zipimport
with zipfile.ZipFile('/tmp/n.zip', 'w') as z:
    for name, text in (('one.py', 'x = 1'), ('pkg/__init__.py', 'y'), ('pkg/sub/mod.py', 'z' * 100), ('päck.py', '')):
        info = zipfile.ZipInfo(name, (2020, 1, 2, 3, 4, 6))
        info.compress_type = zipfile.ZIP_DEFLATED if 'sub' in name else zipfile.ZIP_STORED
        z.writestr(info, text)
    z.mkdir('empty')
whole, part = zipimport.zipimporter('/tmp/n.zip'), zipimport.zipimporter('/tmp/n.zip/pkg')
files = whole._get_files()
for name, entry in files.items(): print(name, entry)
print(vars(part), part._get_files() is files, zipimport._zip_directory_cache['/tmp/n.zip'] is files)
for name in ('pkg/', 'empty/', '/tmp/n.zip/empty/', 'empty'):
    try: print(whole.get_data(name))
    except OSError as e: print(repr(e))
os.remove('/tmp/n.zip')
part.invalidate_caches()
print('/tmp/n.zip' in zipimport._zip_directory_cache, whole._get_files(), whole.find_spec('one'))
with zipfile.ZipFile('/tmp/n.zip', 'w') as z: z.writestr('new.py', 'x')
print(list(part._get_files()), whole.find_spec('new') is None)
del zipimport._zip_directory_cache['/tmp/n.zip']
print(list(part._get_files()), list(zipimport._read_directory('/tmp/n.zip')))
part.invalidate_caches()
zipimport._read_directory('/tmp/none.zip')
#> one.py ('/tmp/n.zip/one.py', 0, 5, 5, 0, 6275, 20514, 1197187446)
#> pkg/__init__.py ('/tmp/n.zip/pkg/__init__.py', 0, 1, 1, 41, 6275, 20514, 4225443349)
#> pkg/sub/mod.py ('/tmp/n.zip/pkg/sub/mod.py', 8, 6, 100, 87, 6275, 20514, 2913972901)
#> päck.py ('/tmp/n.zip/päck.py', 0, 0, 0, 137, 6275, 20514, 0)
#> empty/ ('/tmp/n.zip/empty', 0, 0, 0, 175, 0, 33, 0)
#> pkg/ None
#> pkg/sub/ None
#> {'archive': '/tmp/n.zip', 'prefix': 'pkg/'} True True
#> b''
#> b''
#> b''
#> OSError(0, '')
#> False {} None
#> ['new.py'] False
#> ['new.py'] ['new.py']
#! zipimport.ZipImportError: can't open Zip file: '/tmp/none.zip'
