# collections and collections.abc.

from collections import *
import copy

def E(f, *a, **k):
    try: print(repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, e)

### namedtuple: __doc__, _replace and _make
P=namedtuple('P','x y')
p=P(1,2)
print(p, p.x, p[1], p._asdict(), p._replace(x=5), P._fields, P._make([3,4]), P.__doc__, P.x.__doc__, p==(1,2),
    len(p))
print(P._field_defaults, isinstance(p,tuple), P.__mro__, P.__module__, P.__name__, hash(p)==hash((1,2)))
a,b=p
print(a,b, [*p], p+(3,), P.__match_args__, p.__slots__, P.__new__.__doc__ )
Q=namedtuple('Q',['a','b','c'],defaults=[1,2])
print(Q(0), Q._field_defaults, Q(b=5,a=1))
E(Q)
E(Q,1,2,3,4)
E(P,1)
E(P,1,z=1)
E(P._make,[1])
E(p._replace,z=1)
E(setattr,p,'x',1)
E(setattr,p,'w',1)
E(namedtuple,'A','a a')
E(namedtuple,'A','class')
E(namedtuple,'A','_a')
E(namedtuple,'A','1a')
E(namedtuple,'1A','a')
#> P(x=1, y=2) 1 2 {'x': 1, 'y': 2} P(x=5, y=2) ('x', 'y') P(x=3, y=4) P(x, y) Alias for field number 0 True 2
#> {} True (<class '__main__.P'>, <class 'tuple'>, <class 'object'>) __main__ P True
#> 1 2 [1, 2] (1, 2, 3) ('x', 'y') () Create new instance of P(x, y)
#> Q(a=0, b=1, c=2) {'b': 1, 'c': 2} Q(a=1, b=5, c=2)
#> TypeError Q.__new__() missing 1 required positional argument: 'a'
#> TypeError Q.__new__() takes from 2 to 4 positional arguments but 5 were given
#> TypeError P.__new__() missing 1 required positional argument: 'y'
#> TypeError P.__new__() got an unexpected keyword argument 'z'
#> TypeError Expected 2 arguments, got 1
#> TypeError Got unexpected field names: ['z']
#> AttributeError can't set attribute
#> AttributeError 'P' object has no attribute 'w' and no __dict__ for setting new attributes
#> ValueError Encountered duplicate field name: 'a'
#> ValueError Type names and field names cannot be a keyword: 'class'
#> ValueError Field names cannot start with an underscore: '_a'
#> ValueError Type names and field names must be valid identifiers: '1a'
#> ValueError Type names and field names must be valid identifiers: '1A'

### namedtuple: namedtuple, Sub and copy
P=namedtuple('P','x y')
p=P(1,2)
a,b=p
print(namedtuple('A','a class _b a',rename=True)._fields)
E(namedtuple,'A','a',defaults=[1,2])
E(namedtuple,'A',['a',1])
class Sub(P):
    def s(self): return self.x+self.y
print(Sub(1,2).s(), Sub(1,2))
print(namedtuple('A','a,b')(1,2))
print(copy.replace(p,y=9), copy.deepcopy(p), p.__getnewargs__())
match p:
    case P(x,y): print(x,y)
print(repr(namedtuple('E','')()), namedtuple('A','a',module='mm').__module__, P(x=1,y=2), max(P(1,2),P(0,9)))
import json
print(json.dumps(p))
#> ('a', '_1', '_2', '_3')
#> TypeError Got more default values than field names
#> ValueError Type names and field names must be valid identifiers: '1'
#> 3 Sub(x=1, y=2)
#> A(a=1, b=2)
#> P(x=1, y=9) P(x=1, y=2) (1, 2)
#> 1 2
#> E() mm P(x=1, y=2) P(x=1, y=2)
#> [1, 2]

### deque: pop, popleft and count
d=deque([1,2,3])
d.append(4)
d.appendleft(0)
print(d, d.pop(), d.popleft(), d[0], d[-1], len(d), list(d), 2 in d, bool(d), d==deque([1,2,3]))
d.extend([7,8])
d.extendleft([9,10])
print(d)
d.rotate(2)
print(d)
d.rotate(-1)
print(d)
d.reverse()
print(d, d.count(7), d.index(7))
d.remove(7)
print(d)
d.insert(1,'x')
print(d)
del d[0]
d[0]='y'
print(d, d.copy())
print(d+deque([1]), d*2)
d.clear()
print(d)
E(d.pop)
E(d.popleft)
E(lambda: d[0])
E(d.remove,1)
E(d.index,1)
m=deque([1,2,3,4],maxlen=2)
print(m, m.maxlen)
m.append(9)
m.appendleft(0)
print(m)
#> deque([1, 2, 3]) 4 0 1 3 3 [1, 2, 3] True True True
#> deque([10, 9, 1, 2, 3, 7, 8])
#> deque([7, 8, 10, 9, 1, 2, 3])
#> deque([8, 10, 9, 1, 2, 3, 7])
#> deque([7, 3, 2, 1, 9, 10, 8]) 1 0
#> deque([3, 2, 1, 9, 10, 8])
#> deque([3, 'x', 2, 1, 9, 10, 8])
#> deque(['y', 2, 1, 9, 10, 8]) deque(['y', 2, 1, 9, 10, 8])
#> deque(['y', 2, 1, 9, 10, 8, 1]) deque(['y', 2, 1, 9, 10, 8, 'y', 2, 1, 9, 10, 8])
#> deque([])
#> IndexError pop from an empty deque
#> IndexError pop from an empty deque
#> IndexError deque index out of range
#> ValueError deque.remove(x): x not in deque
#> ValueError deque.index(x): x not in deque
#> deque([3, 4], maxlen=2) 2
#> deque([0, 4], maxlen=2)

### deque: insert, deque and __copy__
m=deque([1,2,3,4],maxlen=2)
m.append(9)
m.appendleft(0)
E(m.insert,0,1)
E(setattr,m,'maxlen',3)
print(deque(maxlen=3), deque('abc',2))
E(deque,[1],-1)
E(deque,[1],'x')
E(deque,1)
E(hash,deque())
print(list(reversed(deque([1,2]))), deque([1])<deque([2]), deque([1])==[1])
m+=[5,6]
print(m)
m*=2
print(m)
x=deque([1,2]);
def it():
    for v in x: x.append(1)
E(it)
print(deque([[1]]).__copy__(), repr(deque([deque([1])])), sorted(deque([3,1])), sum(deque([1,2])))
E(lambda: deque([1])+[1])
r=deque()
r.append(r)
print(r)
print([*deque([1,2])][::-1], deque([1,2,3]).index(3,1,3))
E(lambda: deque([1])[0:1])
print(copy.deepcopy(deque([[1]],3)))
#> IndexError deque already at its maximum size
#> AttributeError attribute 'maxlen' of 'collections.deque' objects is not writable
#> deque([], maxlen=3) deque(['b', 'c'], maxlen=2)
#> ValueError maxlen must be non-negative
#> TypeError an integer is required
#> TypeError 'int' object is not iterable
#> TypeError unhashable type: 'collections.deque'
#> [2, 1] True False
#> deque([5, 6], maxlen=2)
#> deque([5, 6], maxlen=2)
#> RuntimeError deque mutated during iteration
#> deque([[1]]) deque([deque([1])]) [1, 3] 3
#> TypeError can only concatenate deque (not "list") to deque
#> deque([[...]])
#> [2, 1] 2
#> TypeError sequence index must be integer, not 'slice'
#> deque([[1]], maxlen=3)

### Counter
c=Counter('abracadabra')
print(c, c['a'], c['z'], c.most_common(2))
print(c.most_common())
print(sorted(c.elements()), c.total(), len(c))
c.update('aaa')
c.subtract({'a':1,'b':5})
print(c, +c, -c)
print(Counter(a=3,b=1)+Counter(a=1,c=2), Counter(a=3,b=1)-Counter(a=1,b=2), Counter(a=3,b=1)&Counter(a=1,b=2))
print(Counter(a=3,b=1)|Counter(a=1,b=2), Counter(a=1)==Counter(a=1,b=0), Counter(a=1)<=Counter(a=2))
print(Counter(a=2)>Counter(a=1), Counter(), Counter({'x':2}), dict(c))
E(Counter.fromkeys,'a')
del c['zzz']
c2=Counter(a=1)
c2+=Counter(a=2)
c2|=Counter(b=7)
c2-=Counter(b=1)
c2&=Counter(a=9,b=9)
print(c2, c2.copy(), c2.pop('a'), 'q' in c2)
E(Counter,1)
E(Counter,'a','b')
print(Counter([1,1,2]), Counter(a=1)!=Counter(a=2), Counter(x='a') if 0 else '', type(c.copy()).__name__)
print(Counter(a=1).__missing__('z'))
print(Counter('aab').most_common(0), Counter(a=1,b=-1).most_common(), list(Counter(a=2,b=0,c=-1).elements()))
print(copy.deepcopy(c2), Counter(a=1)<5 if 0 else '')
E(lambda: Counter(a=1)+1)
E(lambda: Counter(a=1)<1)
print(Counter(b=1,a=1,c=5))
print(Counter(a=1)^Counter(a=3,b=1))
#> Counter({'a': 5, 'b': 2, 'r': 2, 'c': 1, 'd': 1}) 5 0 [('a', 5), ('b', 2)]
#> [('a', 5), ('b', 2), ('r', 2), ('c', 1), ('d', 1)]
#> ['a', 'a', 'a', 'a', 'a', 'b', 'b', 'c', 'd', 'r', 'r'] 11 5
#> Counter({'a': 7, 'r': 2, 'c': 1, 'd': 1, 'b': -3}) Counter({'a': 7, 'r': 2, 'c': 1, 'd': 1}) Counter({'b': 3})
#> Counter({'a': 4, 'c': 2, 'b': 1}) Counter({'a': 2}) Counter({'a': 1, 'b': 1})
#> Counter({'a': 3, 'b': 2}) True True
#> True Counter() Counter({'x': 2}) {'a': 7, 'b': -3, 'r': 2, 'c': 1, 'd': 1}
#> NotImplementedError Counter.fromkeys() is undefined.  Use Counter(iterable) instead.
#> Counter({'b': 6}) Counter({'b': 6, 'a': 3}) 3 False
#> TypeError 'int' object is not iterable
#> TypeError Counter.__init__() takes from 1 to 2 positional arguments but 3 were given
#> Counter({1: 2, 2: 1}) True  Counter
#> 0
#> [] [('a', 1), ('b', -1)] ['a', 'a']
#> Counter({'b': 6}) 
#> TypeError unsupported operand type(s) for +: 'Counter' and 'int'
#> TypeError '<' not supported between instances of 'Counter' and 'int'
#> Counter({'c': 5, 'b': 1, 'a': 1})
#! TypeError: unsupported operand type(s) for ^: 'Counter' and 'Counter'

### defaultdict
import json
d=defaultdict(list)
d['a'].append(1)
print(d, d['b'], d.default_factory, len(d), dict(d), 'z' in d, d.get('z'))
e=defaultdict(int,{'x':1},y=2)
e['q']+=5
print(e)
n=defaultdict(None)
E(lambda: n['k'])
E(defaultdict,5)
f=defaultdict(lambda: 7)
print(f['a'], repr(defaultdict(list)), d.copy())
print(type(d.copy()).__name__, d|{'m':1})
print({'m':1}|d, d==dict(d))
d.default_factory=None
E(lambda: d['nope'])
print(copy.deepcopy(defaultdict(list,{'a':[1]})), copy.copy(e))
g=defaultdict(lambda: defaultdict(int))
g['a']['b']+=1
print(g['a'], sorted(e.items()))
d2=defaultdict(set)
d2[1].add(2)
d2|={3:4}
print(d2)
r=defaultdict(list)
r['r']=r
print(r)
print(isinstance(d,dict), defaultdict(), defaultdict.__missing__(e,'new'), json.dumps(e))
E(hash, e)
class DD(defaultdict): pass
print(DD(int,a=1), DD(list)['x'])
#> defaultdict(<class 'list'>, {'a': [1], 'b': []}) [] <class 'list'> 2 {'a': [1], 'b': []} False None
#> defaultdict(<class 'int'>, {'x': 1, 'y': 2, 'q': 5})
#> KeyError 'k'
#> TypeError first argument must be callable or None
#> 7 defaultdict(<class 'list'>, {}) defaultdict(<class 'list'>, {'a': [1], 'b': []})
#> defaultdict defaultdict(<class 'list'>, {'a': [1], 'b': [], 'm': 1})
#> defaultdict(<class 'list'>, {'m': 1, 'a': [1], 'b': []}) True
#> KeyError 'nope'
#> defaultdict(<class 'list'>, {'a': [1]}) defaultdict(<class 'int'>, {'x': 1, 'y': 2, 'q': 5})
#> defaultdict(<class 'int'>, {'b': 1}) [('q', 5), ('x', 1), ('y', 2)]
#> defaultdict(<class 'set'>, {1: {2}, 3: 4})
#> defaultdict(<class 'list'>, {'r': defaultdict(<class 'list'>, {...})})
#> True defaultdict(None, {}) 0 {"x": 1, "y": 2, "q": 5, "new": 0}
#> TypeError unhashable type: 'collections.defaultdict'
#> DD(<class 'int'>, {'a': 1}) []

### OrderedDict
import json
o=OrderedDict([('a',1),('b',2)])
o['c']=3
print(o, list(o), o==OrderedDict([('b',2),('a',1),('c',3)]), o=={'c':3,'b':2,'a':1}, o.popitem(),
    o.popitem(last=False), o)
o.update(x=1,y=2)
o.move_to_end('x')
print(o)
o.move_to_end('x',last=False)
print(o, list(reversed(o)), list(reversed(o.items())), o.copy(), o.pop('x'), o.get('zz'), o.setdefault('n',5))
print(o|{'k':1}, {'k':1}|o)
E(o.move_to_end,'nope')
E(OrderedDict().popitem)
print(OrderedDict.fromkeys('ab',0), OrderedDict(a=1), OrderedDict(), len(o), copy.deepcopy(o))
del o['n']
o.clear()
print(o, isinstance(o,dict))
r=OrderedDict()
r['r']=r
print(r)
o2=OrderedDict(a=1)
o2|={'b':2}
print(o2, json.dumps(o2))
E(o2.pop,'q')
print(o2.pop('q',3))
E(hash,o2)
class OO(OrderedDict): pass
print(OO(a=1), list(OO(a=1,b=2).keys()))
#> OrderedDict({'b': 2}) ['a', 'b', 'c'] False True ('c', 3) ('a', 1) OrderedDict({'b': 2})
#> OrderedDict({'b': 2, 'y': 2, 'x': 1})
#> OrderedDict({'b': 2, 'y': 2, 'n': 5}) ['y', 'b', 'x'] [('y', 2), ('b', 2), ('x', 1)] OrderedDict({'x': 1, 'b': 2, 'y': 2}) 1 None 5
#> OrderedDict({'b': 2, 'y': 2, 'n': 5, 'k': 1}) OrderedDict({'k': 1, 'b': 2, 'y': 2, 'n': 5})
#> KeyError 'nope'
#> KeyError 'dictionary is empty'
#> OrderedDict({'a': 0, 'b': 0}) OrderedDict({'a': 1}) OrderedDict() 3 OrderedDict({'b': 2, 'y': 2, 'n': 5})
#> OrderedDict() True
#> OrderedDict({'r': ...})
#> OrderedDict({'a': 1, 'b': 2}) {"a": 1, "b": 2}
#> KeyError 'q'
#> 3
#> TypeError unhashable type: 'collections.OrderedDict'
#> OO({'a': 1}) ['a', 'b']

### ChainMap
c=ChainMap({'a':1},{'a':2,'b':3})
print(c, c['a'], c['b'], list(c), len(c), dict(c))
print(c.maps, c.parents)
print(c.new_child({'z':9}), 'b' in c, c.get('q'))
print(c.get('q',5), bool(ChainMap()), c==dict(c))
c['n']=1
print(c.maps[0])
E(lambda: c['zz'])
E(c.pop,'b')
del c['n']
E(c.__delitem__,'b')
E(c.popitem) if 0 else None
print(c.copy(), ChainMap.fromkeys('ab',1))
print(c|{'k':1}, c.items()==dict(c).items(), list(c.items()))
print(c.new_child(q=1))
E(ChainMap().popitem)
print(ChainMap(), list(ChainMap({'x':1},{'y':2}).values()))
#> ChainMap({'a': 1}, {'a': 2, 'b': 3}) 1 3 ['a', 'b'] 2 {'a': 1, 'b': 3}
#> [{'a': 1}, {'a': 2, 'b': 3}] ChainMap({'a': 2, 'b': 3})
#> ChainMap({'z': 9}, {'a': 1}, {'a': 2, 'b': 3}) True None
#> 5 False True
#> {'a': 1, 'n': 1}
#> KeyError 'zz'
#> KeyError "Key not found in the first mapping: 'b'"
#> KeyError "Key not found in the first mapping: 'b'"
#> ChainMap({'a': 1}, {'a': 2, 'b': 3}) ChainMap({'a': 1, 'b': 1})
#> ChainMap({'a': 1, 'k': 1}, {'a': 2, 'b': 3}) True [('a', 1), ('b', 3)]
#> ChainMap({'q': 1}, {'a': 1}, {'a': 2, 'b': 3})
#> KeyError 'No keys found in the first mapping.'
#> ChainMap({}) [2, 1]

### UserDict, UserList, UserString
from collections import *
class U(UserDict):
    def __setitem__(self,k,v): super().__setitem__(k,v*2)
u=U({'a':1},b=2)
print(u, u['a'], u.data, len(u), 'a' in u, u.get('z'), dict(u), u|{'c':1})
u.update(x=5)
print(u.pop('x'), list(u.items()), u.copy())
E(lambda: u['q'])
class UL(UserList): pass
l=UL([1,2])
l.append(3)
print(l, l[0], l[0:2], type(l[0:2]).__name__, l+[4], len(l), 2 in l, l==[1,2,3], l*2, sorted(l), l.index(2))
l.extend([1])
l.sort()
print(l, l.count(1), l.pop(), l.copy())
s=UserString('abc')
print(s, s.upper(), s+'d', s=='abc', len(s), s[0], repr(s), 'b' in s, hash(s)==hash('abc'), s.split('b'))
print(type(s.upper()).__name__)
#> {'a': 2, 'b': 4} 2 {'a': 2, 'b': 4} 2 True None {'a': 2, 'b': 4} {'a': 4, 'b': 8, 'c': 2}
#> 10 [('a', 2), ('b', 4)] {'a': 4, 'b': 8}
#> KeyError 'q'
#> [1, 2, 3] 1 [1, 2] UL [1, 2, 3, 4] 3 True True [1, 2, 3, 1, 2, 3] [1, 2, 3] 1
#> [1, 1, 2] 2 3 [1, 1, 2]
#> abc ABC abcd True 3 a 'abc' True True ['a', 'c']
#> UserString

### abstract base classes
from collections import deque, OrderedDict
from collections.abc import *
print(isinstance([],Sequence), isinstance({},Mapping), isinstance({},MutableMapping), isinstance(set(),MutableSet))
print(isinstance((),Hashable), isinstance([],Hashable), isinstance(iter([]),Iterator), isinstance([],Iterable))
print(isinstance(len,Callable), isinstance('',Sequence), isinstance(1,Sized), isinstance(deque(),MutableSequence))
print(issubclass(dict,Collection), isinstance((x for x in ()),Generator), isinstance(range(3),Sequence))
print(isinstance(b'',Sequence), isinstance({}.keys(),KeysView), issubclass(OrderedDict,MutableMapping))
class S(Sequence):
    def __len__(self): return 3
    def __getitem__(self,i):
        if i>=3: raise IndexError(i)
        return i*10
s=S()
print(list(s), 10 in s, s.index(20), s.count(0), list(reversed(s)))
E(Sequence)
class M(Mapping):
    def __getitem__(self,k): return {'a':1}[k]
    def __iter__(self): return iter('a')
    def __len__(self): return 1
m=M()
print(m.get('a'), m.get('b'), 'a' in m, list(m.items()), list(m.keys()), m=={'a':1}, list(m.values()))
class It:
    def __iter__(self): return iter(())
print(isinstance(It(),Iterable), isinstance(It(),Iterator), issubclass(It,Iterable), Iterable[int])
print(Callable[[int],str], Mapping[str,int])
class St(Set):
    def __init__(self,x): self.x=list(x)
    def __contains__(self,v): return v in self.x
    def __iter__(self): return iter(self.x)
    def __len__(self): return len(self.x)
print(list(St([1,2])&St([2,3])), list(St([1])|[5]), St([1])<=St([1,2]), St([1])==St([1]), list(St([1,2])-St([2])))
print(St([1]).isdisjoint([2]), list(St([1,2])^St([2,3])))
#> True True True True
#> True False True True
#> True True False True
#> True True True
#> True True True
#> [0, 10, 20] True 2 1 [20, 10, 0]
#> TypeError Can't instantiate abstract class Sequence without an implementation for abstract methods '__getitem__', '__len__'
#> 1 None True [('a', 1)] ['a'] True [1]
#> True False True collections.abc.Iterable[int]
#> collections.abc.Callable[[int], str] collections.abc.Mapping[str, int]
#> [2] [1, 5] True True [1]
#> True [1, 3]

### a deque of any size behaves as a list
from collections import deque
d, l, seed = deque(), [], 7
for i in range(3000):
    seed = seed * 1103515245 + 12345 & 0x7fffffff
    k = seed >> 8
    if k % 5 < 2: d.append(i); l.append(i)
    elif k % 5 == 2: d.appendleft(i); l.insert(0, i)
    elif l and k % 5 == 3: assert d.pop() == l.pop()
    elif l: assert d.popleft() == l.pop(0)
    if l and k % 97 == 0:
        n = k % 11 - 5
        d.rotate(n); l = l[-n % len(l):] + l[:-n % len(l)] if n % len(l) else l
        l2 = list(d); l = l2 if sorted(l2) == sorted(l) else l
assert list(d) == l and len(d) == len(l)
print(len(d), d[0] == l[0], d[-1] == l[-1], d.index(l[5]) == 5, list(reversed(d)) == l[::-1])
#> 646 True True True True

### what typing makes of them
import typing, collections.abc
class P(typing.NamedTuple):
    x: int
    y: str = 'a'
print(P(1), P(1)._asdict(), P._field_defaults, P.__annotations__)
print(typing.Sequence[int], typing.Callable[[int], str], isinstance([], typing.Sequence),
    issubclass(dict, typing.Mapping))
def f(x: collections.abc.Iterable[int], y: typing.DefaultDict[str, int]) -> typing.Iterator[int]: pass
print(f.__annotations__)
#> P(x=1, y='a') {'x': 1, 'y': 'a'} {'y': 'a'} {'x': <class 'int'>, 'y': <class 'str'>}
#> typing.Sequence[int] typing.Callable[[int], str] True True
#> {'x': collections.abc.Iterable[int], 'y': typing.DefaultDict[str, int], 'return': typing.Iterator[int]}

### an LRU cache by hand
from collections import OrderedDict
class LRU(OrderedDict):
    def __init__(self, size): super().__init__(); self.size = size
    def get(self, key):
        if key not in self: return None
        self.move_to_end(key)
        return self[key]
    def put(self, key, value):
        self[key] = value
        self.move_to_end(key)
        if len(self) > self.size: self.popitem(last=False)
c = LRU(2)
c.put('a', 1); c.put('b', 2); c.get('a'); c.put('c', 3)
print(c, c.get('b'), list(c))  #> LRU({'a': 1, 'c': 3}) None ['a', 'c']

### groups and graphs
words = 'the quick brown fox jumps over the lazy dog the end'.split()
groups = defaultdict(list)
for w in words: groups[len(w)].append(w)
print(dict(groups))
print(Counter(words).most_common(1), sorted(Counter(map(len, words)).items()))
graph = {'a': 'bc', 'b': 'd', 'c': 'd', 'd': ''}
seen, queue = ['a'], deque('a')
while queue:
    for n in graph[queue.popleft()]:
        if n not in seen: seen.append(n); queue.append(n)
print(seen)
#> {3: ['the', 'fox', 'the', 'dog', 'the', 'end'], 5: ['quick', 'brown', 'jumps'], 4: ['over', 'lazy']}
#> [('the', 3)] [(3, 6), (4, 2), (5, 3)]
#> ['a', 'b', 'c', 'd']

### UserString.maketrans
from collections import UserString
print(UserString.maketrans('a', 'b'), UserString('abc').translate({97: 'x'}))  #> {97: 98} xbc
print(UserString('abc').translate(UserString.maketrans('ab', 'xy')))  #> xyc

### ordered dicts: unequal ones, keywords, emptied from the beginning
from collections import OrderedDict
def E(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
a = OrderedDict([(1, 2), (3, 4)])
b = OrderedDict([(3, 4), (1, 2)])
print(a == b, a != b, a != OrderedDict(a), a == {3: 4, 1: 2}, dict(a) != b, a != 5)
E(lambda: OrderedDict(key=2).pop(key='key'))
E(lambda: a.pop(9, default=3))
E(lambda: a.pop(99))
E(lambda: a.setdefault(key=7, default=2))
E(lambda: OrderedDict.fromkeys('ab', value=3))
d = OrderedDict.fromkeys(range(50000))
n = 0
while d: n += d.popitem(last=False)[0]
print(n, d)
for i in range(20): d[i] = i
for k in (1, 2, 0, 5, 4, 3, 19): del d[k]
print(list(d), next(iter(d)))
print(list(reversed(d)), d.popitem(last=False), d.popitem())
print(d)
e = dict.fromkeys(range(9))
for k in (1, 0, 8, 7, 2, 3): del e[k]
print(e, next(iter(e)), list(e.items()))
e[0] = 5
print(e)
e.popitem()
e.clear()
e[1] = 2
print(e)
#> False True False True False True
#> 2
#> 3
#> KeyError 99
#> 2
#> OrderedDict({'a': 3, 'b': 3})
#> 1249975000 OrderedDict()
#> [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18] 6
#> [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6] (6, 6) (18, 18)
#> OrderedDict({7: 7, 8: 8, 9: 9, 10: 10, 11: 11, 12: 12, 13: 13, 14: 14, 15: 15, 16: 16, 17: 17})
#> {4: None, 5: None, 6: None} 4 [(4, None), (5, None), (6, None)]
#> {4: None, 5: None, 6: None, 0: 5}
#> {1: 2}

### deques that change while they are searched
from collections import deque
d = deque(range(5))
class C:
    def __eq__(s, o):
        d.append(1)
        return False
def walk():
    i = iter(d); next(i); d.append(2); next(i)
for g in (lambda: C() in d, lambda: d.count(C()), lambda: d.index(C()), lambda: d.remove(C()), walk):
    try: print(g())
    except Exception as e: print(type(e).__name__, e)
print(len(d) > 5, 3 in d, d.index(3), d.count(1) > 1)
d.remove(3); print(3 in d)
try: d.remove(3)
except ValueError as e: print(e)
#> RuntimeError deque mutated during iteration
#> RuntimeError deque mutated during iteration
#> RuntimeError deque mutated during iteration
#> IndexError deque mutated during iteration
#> RuntimeError deque mutated during iteration
#> True True 3 True
#> False
#> deque.remove(x): x not in deque

### the doc string of a namedtuple of one field
from collections import namedtuple
print(namedtuple('P', 'x').__doc__, namedtuple('P', 'x y').__doc__, namedtuple('P', '').__doc__)
#> P(x,) P(x, y) P()

### how many of the most common
from collections import Counter
c = Counter('aaabbc')
for n in 2, 0, -1, True, 3, 9, 1.5, 2.0, 9.5, 'a':
    try:
        print(n, c.most_common(n))
    except TypeError as e:
        print(n, e)
#> 2 [('a', 3), ('b', 2)]
#> 0 []
#> -1 []
#> True [('a', 3)]
#> 3 [('a', 3), ('b', 2), ('c', 1)]
#> 9 [('a', 3), ('b', 2), ('c', 1)]
#> 1.5 'float' object cannot be interpreted as an integer
#> 2.0 'float' object cannot be interpreted as an integer
#> 9.5 slice indices must be integers or None or have an __index__ method
#> a '>=' not supported between instances of 'str' and 'int'

### popitem's context
from collections.abc import MutableMapping
class M(MutableMapping):
    def __getitem__(self, k): raise KeyError(k)
    __setitem__ = __delitem__ = __getitem__
    def __iter__(self): return iter(())
    def __len__(self): return 0
try: M().popitem()
except KeyError as e: print(e.args, e.__cause__, e.__suppress_context__, type(e.__context__))
from collections import UserDict, ChainMap, OrderedDict, Counter
for o in UserDict(), ChainMap(), OrderedDict(), {}, Counter(), set():
    try: (o.popitem if hasattr(o, 'popitem') else o.pop)()
    except KeyError as e: print(e.args, e.__cause__, e.__suppress_context__, type(e.__context__))
#> () None True <class 'StopIteration'>
#> () None True <class 'StopIteration'>
#> ('No keys found in the first mapping.',) None False <class 'KeyError'>
#> ('dictionary is empty',) None False <class 'NoneType'>
#> ('popitem(): dictionary is empty',) None False <class 'NoneType'>
#> ('popitem(): dictionary is empty',) None False <class 'NoneType'>
#> ('pop from an empty set',) None False <class 'NoneType'>

### the most common of a Counter that changes
from collections import Counter
class Evil:
    def __eq__(self, other):
        counts.clear()
        return True
for n in (None, 5, 0, 1, 2):
    counts = Counter({'a': (Evil(),), 'b': (Evil(),), 'c': (Evil(),)})
    try:
        print(n, [key for key, _ in counts.most_common(n)], len(counts))
    except RuntimeError as e:
        print(n, e)
c = Counter('abracadabra')
print(c.most_common(2), c.most_common(1), c.most_common(-1), c.most_common(True))
#> None ['a', 'b', 'c'] 0
#> 5 ['a', 'b', 'c'] 0
#> 0 [] 3
#> 1 dictionary changed size during iteration
#> 2 dictionary changed size during iteration
#> [('a', 5), ('b', 2)] [('a', 5)] [] [('a', 5)]

### methods of named tuples and of enums have documentation
import collections, enum
P = collections.namedtuple("P", "a b")
shown = P._make, P._replace, P._asdict, enum.Enum._generate_next_value_, collections.namedtuple
print(*[bool(f.__doc__) for f in shown])
#> True True True True True
