# UserDict, UserList, UserString and ChainMap: what their methods look like, and what they do with each other's objects.
import inspect, operator
from collections import ChainMap, UserDict, UserList, UserString
def t(f):
    try: r = f()
    except Exception as e: print(type(e).__name__ + ':', e)
    else: print(type(r).__name__, r)

### the methods of UserList have names and parameters
for name, method in sorted(vars(UserList).items()):
    if inspect.isfunction(method) and '__cast' not in name:
        print(method.__qualname__, inspect.signature(method), method.__module__)
#> UserList.__add__ (self, other) collections
#> UserList.__contains__ (self, item) collections
#> UserList.__copy__ (self) collections
#> UserList.__delitem__ (self, i) collections
#> UserList.__eq__ (self, other) collections
#> UserList.__ge__ (self, other) collections
#> UserList.__getitem__ (self, i) collections
#> UserList.__gt__ (self, other) collections
#> UserList.__iadd__ (self, other) collections
#> UserList.__imul__ (self, n) collections
#> UserList.__init__ (self, initlist=None) collections
#> UserList.__le__ (self, other) collections
#> UserList.__len__ (self) collections
#> UserList.__lt__ (self, other) collections
#> UserList.__mul__ (self, n) collections
#> UserList.__radd__ (self, other) collections
#> UserList.__repr__ (self) collections
#> UserList.__mul__ (self, n) collections
#> UserList.__setitem__ (self, i, item) collections
#> UserList.append (self, item) collections
#> UserList.clear (self) collections
#> UserList.copy (self) collections
#> UserList.count (self, item) collections
#> UserList.extend (self, other) collections
#> UserList.index (self, item, *args) collections
#> UserList.insert (self, i, item) collections
#> UserList.pop (self, i=-1) collections
#> UserList.remove (self, item) collections
#> UserList.reverse (self) collections
#> UserList.sort (self, /, *args, **kwds) collections

### the methods of UserString have names and parameters
import re
for name, method in sorted(vars(UserString).items()):
    if inspect.isfunction(method):
        print(method.__qualname__, re.sub(r'\d{5,}', 'maxsize', str(inspect.signature(method))))
#> UserString.__add__ (self, other)
#> UserString.__complex__ (self)
#> UserString.__contains__ (self, char)
#> UserString.__eq__ (self, string)
#> UserString.__float__ (self)
#> UserString.__ge__ (self, string)
#> UserString.__getitem__ (self, index)
#> UserString.__getnewargs__ (self)
#> UserString.__gt__ (self, string)
#> UserString.__hash__ (self)
#> UserString.__init__ (self, seq)
#> UserString.__int__ (self)
#> UserString.__le__ (self, string)
#> UserString.__len__ (self)
#> UserString.__lt__ (self, string)
#> UserString.__mod__ (self, args)
#> UserString.__mul__ (self, n)
#> UserString.__radd__ (self, other)
#> UserString.__repr__ (self)
#> UserString.__rmod__ (self, template)
#> UserString.__mul__ (self, n)
#> UserString.__str__ (self)
#> UserString.capitalize (self)
#> UserString.casefold (self)
#> UserString.center (self, width, *args)
#> UserString.count (self, sub, start=0, end=maxsize)
#> UserString.encode (self, encoding='utf-8', errors='strict')
#> UserString.endswith (self, suffix, start=0, end=maxsize)
#> UserString.expandtabs (self, tabsize=8)
#> UserString.find (self, sub, start=0, end=maxsize)
#> UserString.format (self, /, *args, **kwds)
#> UserString.format_map (self, mapping)
#> UserString.index (self, sub, start=0, end=maxsize)
#> UserString.isalnum (self)
#> UserString.isalpha (self)
#> UserString.isascii (self)
#> UserString.isdecimal (self)
#> UserString.isdigit (self)
#> UserString.isidentifier (self)
#> UserString.islower (self)
#> UserString.isnumeric (self)
#> UserString.isprintable (self)
#> UserString.isspace (self)
#> UserString.istitle (self)
#> UserString.isupper (self)
#> UserString.join (self, seq)
#> UserString.ljust (self, width, *args)
#> UserString.lower (self)
#> UserString.lstrip (self, chars=None)
#> UserString.partition (self, sep)
#> UserString.removeprefix (self, prefix, /)
#> UserString.removesuffix (self, suffix, /)
#> UserString.replace (self, old, new, maxsplit=-1)
#> UserString.rfind (self, sub, start=0, end=maxsize)
#> UserString.rindex (self, sub, start=0, end=maxsize)
#> UserString.rjust (self, width, *args)
#> UserString.rpartition (self, sep)
#> UserString.rsplit (self, sep=None, maxsplit=-1)
#> UserString.rstrip (self, chars=None)
#> UserString.split (self, sep=None, maxsplit=-1)
#> UserString.splitlines (self, keepends=False)
#> UserString.startswith (self, prefix, start=0, end=maxsize)
#> UserString.strip (self, chars=None)
#> UserString.swapcase (self)
#> UserString.title (self)
#> UserString.translate (self, *args)
#> UserString.upper (self)
#> UserString.zfill (self, width)

### the methods of UserDict and ChainMap: UserDict, method and inspect
for cls in UserDict,:
    for name, method in sorted(vars(cls).items()):
        if inspect.isfunction(method): print(method.__qualname__, inspect.signature(method), method.__module__)
#> UserDict.__contains__ (self, key) collections
#> UserDict.__copy__ (self) collections
#> UserDict.__delitem__ (self, key) collections
#> UserDict.__getitem__ (self, key) collections
#> UserDict.__init__ (self, dict=None, /, **kwargs) collections
#> UserDict.__ior__ (self, other) collections
#> UserDict.__iter__ (self) collections
#> UserDict.__len__ (self) collections
#> UserDict.__or__ (self, other) collections
#> UserDict.__repr__ (self) collections
#> UserDict.__ror__ (self, other) collections
#> UserDict.__setitem__ (self, key, item) collections
#> UserDict.copy (self) collections
#> UserDict.get (self, key, default=None) collections

### the methods of UserDict and ChainMap: ChainMap, method and inspect
for cls in ChainMap,:
    for name, method in sorted(vars(cls).items()):
        if inspect.isfunction(method): print(method.__qualname__, inspect.signature(method), method.__module__)
#> ChainMap.__bool__ (self) collections
#> ChainMap.__contains__ (self, key) collections
#> ChainMap.copy (self) collections
#> ChainMap.__delitem__ (self, key) collections
#> ChainMap.__getitem__ (self, key) collections
#> ChainMap.__init__ (self, *maps) collections
#> ChainMap.__ior__ (self, other) collections
#> ChainMap.__iter__ (self) collections
#> ChainMap.__len__ (self) collections
#> ChainMap.__missing__ (self, key) collections
#> ChainMap.__or__ (self, other) collections
#> ChainMap.__repr__ (self) collections
#> ChainMap.__ror__ (self, other) collections
#> ChainMap.__setitem__ (self, key, value) collections
#> ChainMap.clear (self) collections
#> ChainMap.copy (self) collections
#> ChainMap.get (self, key, default=None) collections
#> ChainMap.new_child (self, m=None, **kwargs) collections
#> ChainMap.pop (self, key, *args) collections
#> ChainMap.popitem (self) collections

### wrong arguments are told with the methods' own names
for f in (lambda: UserString('a').center(), lambda: UserString('a').upper(1), lambda: UserList().append(),
        lambda: UserList().pop(x=1), lambda: UserDict().get()):
    t(f)
#> TypeError: UserString.center() missing 1 required positional argument: 'width'
#> TypeError: UserString.upper() takes 1 positional argument but 2 were given
#> TypeError: UserList.append() missing 1 required positional argument: 'item'
#> TypeError: UserList.pop() got an unexpected keyword argument 'x'
#> TypeError: UserDict.get() missing 1 required positional argument: 'key'

### which methods of UserString take a UserString for a text
u, b = UserString('abcb'), UserString('b')
for f in (lambda: u.count(b), lambda: u.find(b, 2), lambda: u.replace(b, UserString('x'), 1),
        lambda: u.removeprefix(UserString('a')), lambda: b in u, lambda: u + b, lambda: 'x' + u):
    t(f)
for f in (lambda: u.strip(b), lambda: u.split(b), lambda: u.startswith(b), lambda: u.partition(b),
        lambda: u.join([b]), lambda: u.center(9, b)):
    t(f)
#> int 2
#> int 3
#> UserString axcb
#> UserString bcb
#> bool True
#> UserString abcbb
#> UserString xabcb
#> TypeError: strip arg must be None or str
#> TypeError: must be str or None, not UserString
#> TypeError: startswith first arg must be str or a tuple of str, not UserString
#> TypeError: must be str, not UserString
#> TypeError: sequence item 0: expected str instance, UserString found
#> TypeError: The fill character must be a unicode character, not UserString

### encoding with None
t(lambda: UserString('é').encode(None, None))
t(lambda: UserString('é').encode('ascii', 'replace'))
#> bytes b'\xc3\xa9'
#> bytes b'?'

### a UserString as items of a UserList
t(lambda: [type(x) for x in UserList([1]) + UserString('ab')])
t(lambda: UserList(UserString('ab')) == ['a', 'b'])
t(lambda: UserList([1]) == UserString('1'))
#> list [<class 'int'>, <class 'collections.UserString'>, <class 'collections.UserString'>]
#> bool True
#> bool False

### a UserList is not hashable, and no class has abstract methods left
t(lambda: hash(UserList()))
print([cls.__abstractmethods__ for cls in (UserDict, UserList, UserString, ChainMap)])
#> TypeError: unhashable type: 'UserList'
#> [frozenset(), frozenset(), frozenset(), frozenset()]

### __missing__ of a class derived from UserDict
class D(UserDict):
    def __missing__(self, key): return key * 2
print(D(a=1)['b'], D(a=1).get('b'), 'b' in D())  #> bb None False

### operators of UserDict
class D(UserDict): pass
for f in (lambda: D(a=1) | {'b': 2}, lambda: {'b': 2} | D(a=1), lambda: D(a=1) | UserDict(c=3),
        lambda: operator.ior(D(a=1), [('z', 1)]), lambda: D() | [], lambda: operator.ior(D(), 5)):
    t(f)
#> D {'a': 1, 'b': 2}
#> D {'b': 2, 'a': 1}
#> D {'a': 1, 'c': 3}
#> D {'a': 1, 'z': 1}
#> TypeError: unsupported operand type(s) for |: 'D' and 'list'
#> TypeError: 'int' object is not iterable

### copies keep other attributes
import copy
for value in UserDict(a=1), UserList([1]):
    value.more = [2]
    made = copy.copy(value)
    print(made, made.more is value.more, made.data is value.data)
#> {'a': 1} True False
#> [1] True False

### what is not in the first mapping of a ChainMap
c = ChainMap({}, {'a': 1})
for f in (lambda: c.pop('a'), lambda: c.pop('a', 5), lambda: c.popitem(), lambda: operator.delitem(c, 'a')): t(f)
#> KeyError: "Key not found in the first mapping: 'a'"
#> int 5
#> KeyError: 'No keys found in the first mapping.'
#> KeyError: "Key not found in the first mapping: 'a'"

### a ChainMap's new child
c = ChainMap({'a': 1})
m = {'b': 2}
for f in (lambda: c.new_child(), lambda: c.new_child(m), lambda: c.new_child(x=1), lambda: c.new_child(m, x=1),
        lambda: m, lambda: c.new_child().parents):
    t(f)
#> ChainMap ChainMap({}, {'a': 1})
#> ChainMap ChainMap({'b': 2}, {'a': 1})
#> ChainMap ChainMap({'x': 1}, {'a': 1})
#> ChainMap ChainMap({'b': 2, 'x': 1}, {'a': 1})
#> dict {'b': 2, 'x': 1}
#> ChainMap ChainMap({'a': 1})

### operators of ChainMap
c = ChainMap({'a': 1}, {'a': 2, 'b': 3})
for f in (lambda: c | {'b': 4}, lambda: {'b': 4, 'z': 5} | c, lambda: c | [], lambda: operator.ior(c, [('q', 1)])): t(f)
#> ChainMap ChainMap({'a': 1, 'b': 4}, {'a': 2, 'b': 3})
#> ChainMap ChainMap({'b': 3, 'z': 5, 'a': 1})
#> TypeError: unsupported operand type(s) for |: 'ChainMap' and 'list'
#> ChainMap ChainMap({'a': 1, 'q': 1}, {'a': 2, 'b': 3})
