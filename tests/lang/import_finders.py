# The finders of sys.meta_path are asked for modules.

import sys

class Spec:
    cached = None
    _uninitialized_submodules = []
    def __init__(self, name, loader, places=None):
        self.name, self.loader, self.submodule_search_locations = name, loader, places
        self.origin, self.has_location, self.loader_state, self._initializing = None, False, None, False
        self.parent = name if places is not None else name.rpartition('.')[0]

class Finder:
    def __init__(self, sources, packages=()):
        self.sources, self.packages, self.asked = sources, packages, []
    def find_spec(self, name, path, target=None):
        self.asked.append((name, path))
        if name in self.sources:
            return Spec(name, self, [] if name in self.packages else None)
    def create_module(self, spec):
        return None
    def exec_module(self, module):
        exec(self.sources[module.__name__], module.__dict__)

before = list(sys.meta_path)
def done(*names):
    sys.meta_path[:] = before
    for name in names: sys.modules.pop(name, None)

### a module of a finder
finder = Finder({'made': 'x = 5\nprint(__name__, __package__ == "", __spec__.name)'})
sys.meta_path.append(finder)
import made
print(made.x, sys.modules['made'] is made, finder.asked)
from made import x as y
print(y, finder.asked == [('made', None)])
done('made')
#> made True made
#> 5 True [('made', None)]
#> 5 True

### a package and what is in it
finder = Finder({'p': '', 'p.a': 'from . import b\nname = b.name', 'p.b': 'name = __name__'}, ['p'])
sys.meta_path.append(finder)
import p.a
from p import b
print(p.a.name, p.__path__, p.a.__package__, p.__package__, b is p.b, [n for n, _ in finder.asked])
done('p', 'p.a', 'p.b')
#> p.b [] p p True ['p', 'p.a', 'p.b']

### one that is inserted comes before the modules that there are
sys.modules.pop('textwrap', None)
sys.meta_path.insert(0, Finder({'textwrap': 'here = True'}))
import textwrap
print(textwrap.here)  #> True
done('textwrap')

### one that is appended comes after them
sys.modules.pop('keyword', None)
finder = Finder({'keyword': 'here = True'})
sys.meta_path.append(finder)
import keyword
print(hasattr(keyword, 'here'), finder.asked)  #> False []
done('keyword')

### who knows nothing is passed over
class Nothing: pass
sys.meta_path.insert(0, Nothing())
sys.meta_path.append(Finder({'late': 'x = 1'}))
import late
print(late.x)  #> 1
try: import later
except ModuleNotFoundError as e: print(e, e.name)  #> No module named 'later' later
done('late')

### a module that fails is not kept
sys.meta_path.append(Finder({'bad': 'x = 1\n1 / 0'}))
for _ in range(2):
    try: import bad
    except ZeroDivisionError as e: print(e, 'bad' in sys.modules)
done()
#> division by zero False
#> division by zero False

### a loader may make the module, and put another one in its place
import types
class Loader:
    def find_spec(self, name, path, target=None):
        if name == 'ready': return Spec(name, self)
    def create_module(self, spec):
        m = types.ModuleType('ready'); m.made = 1
        return m
    def exec_module(self, module):
        module.run = 2
        sys.modules['ready'] = types.SimpleNamespace(instead=module)
sys.meta_path.append(Loader())
import ready
print(ready.instead.made, ready.instead.run, ready.instead.__loader__ is sys.meta_path[-1])  #> 1 2 True
done('ready')

### an error of a finder is that of the import
class Angry:
    def find_spec(self, name, path, target=None): raise RuntimeError(name)
sys.meta_path.insert(0, Angry())
try: import whatever
except RuntimeError as e: print('RuntimeError', e)  #> RuntimeError whatever
import sys as same
print(same is sys)  #> True
done()

### without finders there is nothing
saved = sys.meta_path
sys.meta_path = []
try: import textwrap_no
except ModuleNotFoundError as e: print(e)
sys.meta_path = None
try: import textwrap_no
except ImportError as e: print(type(e).__name__, e)
sys.meta_path = saved
import keyword
print(keyword.iskeyword('if'))
#> No module named 'textwrap_no'
#> ImportError sys.meta_path is None, Python is likely shutting down
#> True
