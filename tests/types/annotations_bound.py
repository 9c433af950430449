# What annotates is asked for as an entry of the class: a descriptor by __get__(None, class). What cannot be called
# annotates nothing.

class Shown(property):
    def __get__(self, o, t=None):
        print('get', o, t.__name__)
        return None if o is None else super().__get__(o, t)

class Raises:
    def __get__(self, o, t): raise ValueError(t.__name__)

def attempt(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)

### __annotate__ of a class that is a descriptor
class C: __annotate__ = Shown(lambda self: 1)
print(C.__annotate__)
print(C.__annotations__)
print(C.__annotations__ is C.__annotations__)
class D: __annotate__ = Raises()
attempt(lambda: D.__annotations__)
class E:
    @staticmethod
    def __annotate__(format): return {'a': format}
print(E.__annotate__.__name__, E.__annotations__)
class F:
    @classmethod
    def __annotate__(cls, format): return {'b': (cls.__name__, format)}
print(F.__annotate__.__self__.__name__, F.__annotations__)
class G:
    @property
    def __annotate__(self): return 1
print(type(G.__annotate__), G.__annotations__)
#> get None C
#> None
#> get None C
#> {}
#> True
#> ValueError D
#> __annotate__ {'a': 1}
#> F {'b': ('F', 1)}
#> <class 'property'> {}

### __annotate__ that is no function
class C: __annotate__ = 5
print(C.__annotate__, C.__annotations__)
class D:
    __annotate__ = None
    __annotate_func__ = lambda format: {'z': format}
print(D.__annotate__, D.__annotations__)
class E: a: int
E.__annotate__ = lambda format: [format]
attempt(lambda: E.__annotations__)
#> 5 {}
#> None {}
#> TypeError __annotate__ returned non-dict of type 'list'

### __annotations__ of a class that is anything
class C: __annotations__ = Shown(lambda self: 1)
print(C.__annotations__)
class D: __annotations__ = classmethod(lambda cls: cls)
print(D.__annotations__())
class E: __annotations__ = Raises()
attempt(lambda: E.__annotations__)
class F:
    __annotations__ = None
    a: int
print(F.__annotations__)
class G: __annotations__ = 7
print(G.__annotations__)
#> get None C
#> None
#> <class '__main__.D'>
#> ValueError E
#> None
#> 7

### of modules and functions
import types
m = types.ModuleType('m')
m.__annotate__ = lambda format: [1]
attempt(lambda: m.__annotations__)
m.__annotate__ = lambda format: {'f': format}
print(m.__annotations__, m.__dict__['__annotations__'])
m = types.ModuleType('n')
m.__dict__['__annotate__'] = 5
print(m.__annotate__, m.__annotations__)
def f(a: int): pass
f.__annotate__ = lambda format: None
attempt(lambda: f.__annotations__)
attempt(lambda: setattr(f, '__annotate__', 5))
#> TypeError __annotate__ returned non-dict of type 'list'
#> {'f': 1} {'f': 1}
#> 5 {}
#> TypeError __annotate__ returned non-dict of type 'NoneType'
#> TypeError __annotate__ must be callable or None
