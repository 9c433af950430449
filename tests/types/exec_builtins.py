# What is in the place of builtins: any object that can be asked for a name.

import types


def t(f, *args):
    try:
        print(repr(f(*args)))
    except BaseException as e:
        print(type(e).__name__, e, getattr(e, "name", None))


class Missing(dict):
    def __missing__(self, key):
        print("missing", key)
        return 42


class Getitem(dict):
    def __getitem__(self, key):
        print("getitem", key)
        return 43


class KeyErrors(dict):
    def __getitem__(self, key):
        print("getitem", key)
        raise KeyError(key)


class ValueErrors(dict):
    def __getitem__(self, key):
        print("getitem", key)
        raise ValueError(key)


class NoDict:
    def __getitem__(self, key):
        print("no dict", key)
        return 7


class Locals:
    def __getitem__(self, key):
        raise KeyError(key)

    def __setitem__(self, key, value):
        print("set", key)


class Plain(dict):
    pass


def all_ways(make):
    t(eval, "foo", {"__builtins__": make()})
    t(eval, "foo", {"__builtins__": make()}, {})
    t(eval, "foo", {"__builtins__": make()}, Locals())
    t(eval, "(lambda: foo)()", {"__builtins__": make()})
    t(exec, "class A: pass", {"__builtins__": make()})
    t(exec, "import sys", {"__builtins__": make()})
    t(exec, "class A:\n x = foo", {"__builtins__": make(), "__name__": "m"})
    t(exec, "assert 0", {"__builtins__": make()})

### builtins: a dict with __missing__
all_ways(Missing)
#> missing foo
#> 42
#> missing foo
#> 42
#> missing foo
#> 42
#> missing foo
#> 42
#> missing __build_class__
#> TypeError 'int' object is not callable None
#> missing __import__
#> TypeError 'int' object is not callable None
#> missing __build_class__
#> TypeError 'int' object is not callable None
#> AssertionError  None

### builtins: a dict with __getitem__
all_ways(Getitem)
#> getitem foo
#> 43
#> getitem foo
#> 43
#> getitem foo
#> 43
#> getitem foo
#> 43
#> getitem __build_class__
#> TypeError 'int' object is not callable None
#> getitem __import__
#> TypeError 'int' object is not callable None
#> getitem __build_class__
#> TypeError 'int' object is not callable None
#> AssertionError  None

### builtins: a dict whose __getitem__ has no such key
all_ways(KeyErrors)
#> getitem foo
#> NameError name 'foo' is not defined foo
#> getitem foo
#> NameError name 'foo' is not defined foo
#> getitem foo
#> NameError name 'foo' is not defined foo
#> getitem foo
#> NameError name 'foo' is not defined foo
#> getitem __build_class__
#> NameError __build_class__ not found None
#> getitem __import__
#> ImportError __import__ not found None
#> getitem __build_class__
#> NameError __build_class__ not found None
#> AssertionError  None

### builtins: a dict whose __getitem__ fails
all_ways(ValueErrors)
#> getitem foo
#> ValueError foo None
#> getitem foo
#> ValueError foo None
#> getitem foo
#> ValueError foo None
#> getitem foo
#> ValueError foo None
#> getitem __build_class__
#> ValueError __build_class__ None
#> getitem __import__
#> ValueError __import__ None
#> getitem __build_class__
#> ValueError __build_class__ None
#> AssertionError  None

### builtins: an object with __getitem__
all_ways(NoDict)
#> no dict foo
#> 7
#> no dict foo
#> 7
#> no dict foo
#> 7
#> no dict foo
#> 7
#> no dict __build_class__
#> TypeError 'int' object is not callable None
#> no dict __import__
#> TypeError 'int' object is not callable None
#> no dict __build_class__
#> TypeError 'int' object is not callable None
#> AssertionError  None

### builtins: a dict of a class of its own
all_ways(Plain)
#> NameError name 'foo' is not defined foo
#> NameError name 'foo' is not defined foo
#> NameError name 'foo' is not defined foo
#> NameError name 'foo' is not defined foo
#> NameError __build_class__ not found None
#> ImportError __import__ not found None
#> NameError __build_class__ not found None
#> AssertionError  None

### builtins: an int
all_ways(lambda: 5)
#> TypeError 'int' object is not subscriptable None
#> TypeError 'int' object is not subscriptable None
#> TypeError 'int' object is not subscriptable None
#> TypeError 'int' object is not subscriptable None
#> TypeError 'int' object is not subscriptable None
#> TypeError 'int' object is not subscriptable None
#> TypeError 'int' object is not subscriptable None
#> AssertionError  None

### builtins: None
all_ways(lambda: None)
#> TypeError 'NoneType' object is not subscriptable None
#> TypeError 'NoneType' object is not subscriptable None
#> TypeError 'NoneType' object is not subscriptable None
#> TypeError 'NoneType' object is not subscriptable None
#> TypeError 'NoneType' object is not subscriptable None
#> TypeError 'NoneType' object is not subscriptable None
#> TypeError 'NoneType' object is not subscriptable None
#> AssertionError  None

### builtins: a list
all_ways(lambda: [1])
#> TypeError list indices must be integers or slices, not str None
#> TypeError list indices must be integers or slices, not str None
#> TypeError list indices must be integers or slices, not str None
#> TypeError list indices must be integers or slices, not str None
#> TypeError list indices must be integers or slices, not str None
#> TypeError list indices must be integers or slices, not str None
#> TypeError list indices must be integers or slices, not str None
#> AssertionError  None

### builtins: a string
all_ways(lambda: 'abc')
#> TypeError string indices must be integers, not 'str' None
#> TypeError string indices must be integers, not 'str' None
#> TypeError string indices must be integers, not 'str' None
#> TypeError string indices must be integers, not 'str' None
#> TypeError string indices must be integers, not 'str' None
#> TypeError string indices must be integers, not 'str' None
#> TypeError string indices must be integers, not 'str' None
#> AssertionError  None

### builtins: an object without __getitem__
all_ways(lambda: types.SimpleNamespace(len=3))
#> TypeError 'types.SimpleNamespace' object is not subscriptable None
#> TypeError 'types.SimpleNamespace' object is not subscriptable None
#> TypeError 'types.SimpleNamespace' object is not subscriptable None
#> TypeError 'types.SimpleNamespace' object is not subscriptable None
#> TypeError 'types.SimpleNamespace' object is not subscriptable None
#> TypeError 'types.SimpleNamespace' object is not subscriptable None
#> TypeError 'types.SimpleNamespace' object is not subscriptable None
#> AssertionError  None

### builtins: a module
all_ways(lambda: types.ModuleType('empty'))
#> NameError name 'foo' is not defined foo
#> NameError name 'foo' is not defined foo
#> NameError name 'foo' is not defined foo
#> NameError name 'foo' is not defined foo
#> NameError __build_class__ not found None
#> ImportError __import__ not found None
#> NameError __build_class__ not found None
#> AssertionError  None

### builtins that hold what is asked for
t(eval, "len", {"__builtins__": Missing(len=5)})
t(eval, "(lambda: len)()", {"__builtins__": Plain(len=5)})
t(exec, "class A: pass", {"__builtins__": Plain(__build_class__=lambda f, n: print(n)), "__name__": "m"})
#> 5
#> 5
#> A
#> None

### an import asks them for its function
def importer(*args):
    print(args[0], args[3:])
    return types.SimpleNamespace(x=8)


space = {"__builtins__": Missing(__import__=importer)}
exec("import a.b\nfrom c import x", space)
print(space["x"], sorted(space))
#> a.b (None, 0)
#> c (('x',), 0)
#> 8 ['__builtins__', 'a', 'x']

### what a function says of its builtins
f = types.FunctionType((lambda: foo).__code__, {"__builtins__": Missing(a=1)})
print(f.__builtins__, f())
print(types.FunctionType(f.__code__, {}).__builtins__ is __import__("builtins").__dict__)
print(types.FunctionType(f.__code__, {"__builtins__": 3}).__builtins__, t.__builtins__ is f.__builtins__)
#> missing foo
#> {'a': 1} 42
#> True
#> 3 False
