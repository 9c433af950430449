import sys
import types
import warnings


def says(*args, **keywords):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter('always')
        try:
            print(__import__(*args, **keywords).__name__)
        except Exception as e:
            print(type(e).__name__, e)
    for each in caught:
        print('   ', each.category.__name__, each.message)


class Spec:
    def __init__(self, parent):
        self.parent = parent


def put(name, path=None):
    module = sys.modules[name] = types.ModuleType(name)
    if path is not None:
        module.__path__ = path
    return module


pk = put('pk', [])

### the package of a relative import
for names in ({'__package__': 42}, {'__package__': 'pk', '__spec__': Spec('pk')},
              {'__package__': 'pk', '__spec__': Spec('q')}, {'__spec__': Spec('pk')}, {'__spec__': Spec(4)},
              {'__spec__': object()}, {'__package__': '', '__spec__': None},
              {'__package__': None, '__name__': 'pk.x'}, {'__name__': 'pk', '__path__': 1}, {'__name__': 'pk'},
              {'__name__': 4}, {}, 5):
    says('', names, {}, ['x'], 1)
says('sys', level=1)
#> TypeError package must be a string
#> pk
#> pk
#>     DeprecationWarning __package__ != __spec__.parent
#> pk
#> TypeError __spec__.parent must be a string
#> AttributeError 'object' object has no attribute 'parent'
#> ImportError attempted relative import with no known parent package
#> pk
#>     ImportWarning can't resolve package from __spec__ or __package__, falling back on __name__ and __path__
#> pk
#>     ImportWarning can't resolve package from __spec__ or __package__, falling back on __name__ and __path__
#> ImportError attempted relative import with no known parent package
#>     ImportWarning can't resolve package from __spec__ or __package__, falling back on __name__ and __path__
#> TypeError __name__ must be a string
#>     ImportWarning can't resolve package from __spec__ or __package__, falling back on __name__ and __path__
#> KeyError "'__name__' not in globals"
#>     ImportWarning can't resolve package from __spec__ or __package__, falling back on __name__ and __path__
#> TypeError globals must be a dict
#> KeyError "'__name__' not in globals"

### what is no name in the list, and in __all__
for wanted in [b'attr'], iter([b'attr']), (4,), iter([]):
    says('pk', fromlist=wanted)
for names in [b'x'], ['*', 'zz'], ['x', None]:
    pk.__all__ = names
    says('pk', fromlist=['*'])
#> TypeError Item in ``from list'' must be str, not bytes
#> TypeError Item in ``from list'' must be str, not bytes
#> TypeError Item in ``from list'' must be str, not int
#> pk
#> TypeError Item in pk.__all__ must be str, not bytes
#> pk
#> TypeError Item in pk.__all__ must be str, not NoneType

### a child that is not to be imported
sys.modules['pk.b'] = None
says('pk', fromlist=['b'])
says('pk', fromlist=['c'])
#> ModuleNotFoundError import of pk.b halted; None in sys.modules
#> pk

### a child whose package is gone
put('pk.a')
del sys.modules['pk']
says('pk.a')
says('pk.a', fromlist=['x'])
#> ModuleNotFoundError No module named 'pk'
#> pk.a

### a relative import of which a part is not there
put('pk.a')
says('a.b', {'__package__': 'pk'}, None, [], 1)
put('pk.a.b')
says('a.b', {'__package__': 'pk'}, None, [], 1)
del sys.modules['pk.a']
says('a.b', {'__package__': 'pk'}, None, [], 1)
#> ModuleNotFoundError No module named 'pk.a.b'; 'pk.a' is not a package
#> pk.a
#> KeyError "'pk.a' not in sys.modules as expected"

### a package that fails behind the import of its child is imported again
class Finder:
    def find_spec(self, name, path=None, target=None):
        if name.split('.')[0] == 'bad':
            from importlib.machinery import ModuleSpec
            return ModuleSpec(name, self, is_package=name == 'bad')

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        print('run', module.__name__)
        if module.__name__ == 'bad':
            __import__('bad.child')
            raise ZeroDivisionError


sys.meta_path.insert(0, Finder())
for _ in range(2):
    says('bad.child')
    print('bad' in sys.modules, 'bad.child' in sys.modules)
#> run bad
#> run bad.child
#> ZeroDivisionError 
#> False True
#> run bad
#> ZeroDivisionError 
#> False True

### a lazy module stays asleep while it is imported
import importlib.util


class Lazy:
    def find_spec(self, name, path=None, target=None):
        if name == 'lazy':
            return importlib.util.spec_from_loader(name, importlib.util.LazyLoader(self))

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        print('run')
        module.value = 3
        if swaps:
            sys.modules['lazy'] = types.ModuleType('lazy')


sys.meta_path.insert(0, Lazy())
for swaps in False, True:
    lazy = importlib.import_module('lazy')
    print('imported')
    try:
        print(lazy.value)
    except ValueError as e:
        print(e)
    del sys.modules['lazy']
#> imported
#> run
#> 3
#> imported
#> run
#> module object for 'lazy' substituted in sys.modules during a lazy load

### load_module() of a package, from a file and from a loader that says so
import importlib.abc
import importlib.machinery
import os
import tempfile
warnings.simplefilter('ignore')
folder = os.path.join(tempfile.mkdtemp(), 'old')
os.mkdir(folder)
for name, text in ('__init__', 'x = 1'), ('sub', 'y = 2'):
    with open(os.path.join(folder, name + '.py'), 'w') as file:
        file.write(text)
loaded = importlib.machinery.SourceFileLoader('old', os.path.join(folder, '__init__.py')).load_module('old')
print(loaded.__path__ == [folder], loaded.__package__, __import__('old.sub').sub.y)


class Loader(importlib.abc.Loader):
    def is_package(self, name):
        return name == 'many'

    def exec_module(self, module):
        pass


for name in 'many', 'one':
    module = Loader().load_module(name)
    print(getattr(module, '__path__', None), repr(module.__package__), module.__spec__.submodule_search_locations)
print(issubclass(importlib.machinery.SourcelessFileLoader, importlib.abc.FileLoader))
#> True old 2
#> [] 'many' []
#> None '' None
#> True
