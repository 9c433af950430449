from collections import deque

def show(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
def walk(change, back=False):
    d = deque('abc')
    it = reversed(d) if back else iter(d)
    try:
        change(d)
        print(list(it))
    except RuntimeError as e: print(e)

### a deque of bounded length keeps no more than it needs of an iterator
from collections import deque
import itertools
print(deque(itertools.repeat(1, 5000000), maxlen=2))
print(deque(range(100), maxlen=0), deque(range(300), maxlen=3), deque(range(2), maxlen=3))
#> deque([1, 1], maxlen=2)
#> deque([], maxlen=0) deque([297, 298, 299], maxlen=3) deque([0, 1], maxlen=3)

### names of a subclass are its own
class D(deque):
    _items = _head = _maxlen = _version = items = head = version = 1
    def _list(self): return 'mine'
    def _set(self, *a): return 'mine'
    def _look(self, *a): return 'mine'
    def _at(self, *a): return 'mine'
d = D('abcdef', 5)
d._items = 2
d.rotate(2)
d.appendleft('x')
print(d, d._items, d.head, d._list(), d[0], d.index('f'), 'f' in d, d == deque('xefbc'), d.maxlen, vars(d))
d.insert(1, 'y') if len(d) < 5 else d.remove('e')
print(d, list(reversed(d)))
print(d.copy(), d * 2)
#> D(['x', 'e', 'f', 'b', 'c'], maxlen=5) 2 1 mine x 2 True True 5 {'_items': 2}
#> D(['x', 'f', 'b', 'c'], maxlen=5) ['c', 'b', 'f', 'x']
#> D(['x', 'f', 'b', 'c'], maxlen=5) D(['c', 'x', 'f', 'b', 'c'], maxlen=5)

### what a deque has: dir, deque and name
for name in dir(deque):
    if name not in dir(object): print(repr(name))
#> '__add__'
#> '__class_getitem__'
#> '__contains__'
#> '__copy__'
#> '__delitem__'
#> '__getitem__'
#> '__iadd__'
#> '__imul__'
#> '__iter__'
#> '__len__'
#> '__module__'
#> '__mul__'
#> '__reversed__'
#> '__rmul__'
#> '__setitem__'
#> 'append'
#> 'appendleft'
#> 'clear'
#> 'copy'
#> 'count'
#> 'extend'
#> 'extendleft'
#> 'index'
#> 'insert'
#> 'maxlen'
#> 'pop'
#> 'popleft'
#> 'remove'
#> 'reverse'
#> 'rotate'

### what a deque has: __module__, __qualname__ and __hash__
print(sorted(set(dir(object)) - set(dir(deque))))
print(deque.__module__, deque.__name__, deque.__qualname__, deque.__hash__, deque.__base__)
print(type(iter(deque())).__name__, type(reversed(deque())).__name__, type(iter(deque())).__module__)
#> []
#> collections deque deque None <class 'object'>
#> _deque_iterator _deque_reverse_iterator collections

### a deque that no __init__ has seen
from collections import deque
d = deque.__new__(deque)
print(d, len(d), d.maxlen, list(d), d == deque(), bool(d))  #> deque([]) 0 None [] True False
d.append(1); d.appendleft(0)
print(d)  #> deque([0, 1])
class N(deque):
    def __init__(self): pass
n = N()
n.extend('ab')
print(n, n.maxlen, n.pop(), n.popleft(), n)  #> N([]) None b a N([])
class M(deque):
    def __new__(cls, *args, **kwargs):
        return super().__new__(cls, *args, **kwargs)
print(M('abc', maxlen=2), M(), M([1]))  #> M(['b', 'c'], maxlen=2) M([]) M([1])

### arguments of a deque: deque, pop and insert
show(lambda: deque(1))
show(lambda: deque([], 1, 2))
show(lambda: deque([], -1))
show(lambda: deque([], 'a'))
show(lambda: deque([], 1.5))
show(lambda: deque([], True))
show(lambda: deque(maxlen=None, iterable='ab'))
show(lambda: deque('abc', maxlen=0))
show(lambda: deque([], iterable=[]))
show(lambda: deque([], 2 ** 100))
show(lambda: deque().pop())
show(lambda: deque().popleft())
show(lambda: deque().pop(1))
show(lambda: deque('abc').rotate('a'))
show(lambda: deque('abc').insert('a', 1))
show(lambda: deque('abc', 3).insert(0, 1))
show(lambda: deque('abc').index('x'))
#> TypeError 'int' object is not iterable
#> TypeError deque() takes at most 2 arguments (3 given)
#> ValueError maxlen must be non-negative
#> TypeError an integer is required
#> TypeError an integer is required
#> deque([], maxlen=1)
#> deque(['a', 'b'])
#> deque([], maxlen=0)
#> TypeError argument for deque() given by name ('iterable') and position (1)
#> OverflowError Python int too large to convert to C ssize_t
#> IndexError pop from an empty deque
#> IndexError pop from an empty deque
#> TypeError deque.pop() takes no arguments (1 given)
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'str' object cannot be interpreted as an integer
#> IndexError deque already at its maximum size
#> ValueError deque.index(x): x not in deque

### arguments of a deque: deque, abc and remove
show(lambda: deque('abc').index('c', 0, 2))
show(lambda: deque('abc').index('c', -1))
show(lambda: deque('abc').index('c', 'x'))
show(lambda: deque('abc').remove('x'))
show(lambda: deque('abc')[3])
show(lambda: deque('abc')[-4])
show(lambda: deque('abc')['a'])
show(lambda: deque('abc')[0:1])
show(lambda: deque('abc')[2 ** 100])
show(lambda: deque('abc') + [1])
show(lambda: deque('abc') * 'a')
show(lambda: deque('abc') * 1.5)
show(lambda: deque('abc') < [1])
show(lambda: deque('abc') == list('abc'))
show(lambda: deque('abc', 5) * 2)
show(lambda: hash(deque()))
show(lambda: deque.append([], 1))
#> ValueError deque.index(x): x not in deque
#> 2
#> TypeError slice indices must be integers or have an __index__ method
#> ValueError deque.remove(x): x not in deque
#> IndexError deque index out of range
#> IndexError deque index out of range
#> TypeError sequence index must be integer, not 'str'
#> TypeError sequence index must be integer, not 'slice'
#> IndexError cannot fit 'int' into an index-sized integer
#> TypeError can only concatenate deque (not "list") to deque
#> TypeError can't multiply sequence by non-int of type 'str'
#> TypeError can't multiply sequence by non-int of type 'float'
#> TypeError '<' not supported between instances of 'collections.deque' and 'list'
#> False
#> deque(['b', 'c', 'a', 'b', 'c'], maxlen=5)
#> TypeError unhashable type: 'collections.deque'
#> TypeError descriptor 'append' for 'collections.deque' objects doesn't apply to a 'list' object

### arguments of a deque: __iter__, __init__ and setattr
show(lambda: deque.__iter__([]))
show(lambda: deque.__init__([], 1))
show(lambda: setattr(deque(), 'maxlen', 1))
show(lambda: setattr(deque(), 'x', 1))
show(lambda: setattr(deque, 'x', 1))
show(lambda: deque().append())
show(lambda: deque[int])
#> TypeError descriptor '__iter__' requires a 'collections.deque' object but received a 'list'
#> TypeError descriptor '__init__' requires a 'collections.deque' object but received a 'list'
#> AttributeError attribute 'maxlen' of 'collections.deque' objects is not writable
#> AttributeError 'collections.deque' object has no attribute 'x' and no __dict__ for setting new attributes
#> TypeError cannot set 'x' attribute of immutable type 'collections.deque'
#> TypeError deque.append() takes exactly one argument (0 given)
#> collections.deque[int]

### changes while a deque is walked through: walk, back and rotate
for back in (False,):
    walk(lambda d: None, back)
    walk(lambda d: d.append(1), back)
    walk(lambda d: d.pop(), back)
    walk(lambda d: d.rotate(0), back)
    walk(lambda d: d.rotate(3), back)
    walk(lambda d: d.rotate(1), back)
    walk(lambda d: d.__setitem__(0, 'x'), back)
    walk(lambda d: d.clear(), back)
    walk(lambda d: d.extend([]), back)
    walk(lambda d: d.reverse(), back)
    walk(lambda d: d.insert(0, 1), back)
    walk(lambda d: d.remove('a'), back)
#> ['a', 'b', 'c']
#> deque mutated during iteration
#> deque mutated during iteration
#> deque mutated during iteration
#> deque mutated during iteration
#> deque mutated during iteration
#> ['x', 'b', 'c']
#> deque mutated during iteration
#> ['a', 'b', 'c']
#> ['c', 'b', 'a']
#> deque mutated during iteration
#> deque mutated during iteration

### changes while a deque is walked through: rotate, reverse and remove
for back in (True,):
    walk(lambda d: None, back)
    walk(lambda d: d.append(1), back)
    walk(lambda d: d.pop(), back)
    walk(lambda d: d.rotate(0), back)
    walk(lambda d: d.rotate(3), back)
    walk(lambda d: d.rotate(1), back)
    walk(lambda d: d.__setitem__(0, 'x'), back)
    walk(lambda d: d.clear(), back)
    walk(lambda d: d.extend([]), back)
    walk(lambda d: d.reverse(), back)
    walk(lambda d: d.insert(0, 1), back)
    walk(lambda d: d.remove('a'), back)
it = iter(d := deque([1]))
print(next(it))
d.append(2)
next(it)
#> ['c', 'b', 'a']
#> deque mutated during iteration
#> deque mutated during iteration
#> deque mutated during iteration
#> deque mutated during iteration
#> deque mutated during iteration
#> ['c', 'b', 'x']
#> deque mutated during iteration
#> ['c', 'b', 'a']
#> ['a', 'b', 'c']
#> deque mutated during iteration
#> deque mutated during iteration
#> 1
#! RuntimeError: deque mutated during iteration

### long queues
from collections import deque
d = deque()
for i in range(5000):
    d.append(i)
    if i % 3: d.popleft()
print(len(d), d[0], d[-1], d[len(d) // 2])
for i in range(5000):
    d.appendleft(i)
    if i % 3: d.pop()
print(len(d), d[0], d[-1], sum(d))
d = deque(maxlen=7)
for i in range(100): (d.append if i % 3 else d.appendleft)(i)
print(d)
d.extendleft(range(20)); print(d)
d.extend(range(20)); print(d)
d.extend(d); print(d)
d.extendleft(d); print(d)
d.rotate(-3); d.rotate(100); print(d, d.count(19))
e = deque(d, 3); e += d; print(e, e < d, e <= d, e > d, e == d, e != d)
#> 1667 3333 4999 4166
#> 3334 4999 1666 11110555
#> deque([99, 82, 85, 88, 91, 94, 97], maxlen=7)
#> deque([19, 18, 17, 16, 15, 14, 13], maxlen=7)
#> deque([13, 14, 15, 16, 17, 18, 19], maxlen=7)
#> deque([13, 14, 15, 16, 17, 18, 19], maxlen=7)
#> deque([19, 18, 17, 16, 15, 14, 13], maxlen=7)
#> deque([18, 17, 16, 15, 14, 13, 19], maxlen=7) 1
#> deque([14, 13, 19], maxlen=3) True True False False True

### signatures of a deque's methods: from 'append' to 'insert'
import inspect
for name in ('append', 'appendleft', 'pop', 'popleft', 'extend', 'extendleft', 'clear', 'reverse', 'rotate',
        'insert'):
    f = getattr(deque, name)
    print(name, type(f).__name__, inspect.signature(f), f.__qualname__)
#> append method_descriptor (self, item, /) deque.append
#> appendleft method_descriptor (self, item, /) deque.appendleft
#> pop method_descriptor (self, /) deque.pop
#> popleft method_descriptor (self, /) deque.popleft
#> extend method_descriptor (self, iterable, /) deque.extend
#> extendleft method_descriptor (self, iterable, /) deque.extendleft
#> clear method_descriptor (self, /) deque.clear
#> reverse method_descriptor (self, /) deque.reverse
#> rotate method_descriptor (self, n=1, /) deque.rotate
#> insert method_descriptor (self, index, value, /) deque.insert

### signatures of a deque's methods: remove, count and copy
import inspect
for name in ('remove', 'count', 'copy', '__copy__', '__len__', '__reversed__', '__reduce__', '__init__',
        '__getitem__'):
    f = getattr(deque, name)
    print(name, type(f).__name__, inspect.signature(f), f.__qualname__)
#> remove method_descriptor (self, value, /) deque.remove
#> count method_descriptor (self, value, /) deque.count
#> copy method_descriptor (self, /) deque.copy
#> __copy__ method_descriptor (self, /) deque.__copy__
#> __len__ wrapper_descriptor (self, /) deque.__len__
#> __reversed__ method_descriptor (self, /) deque.__reversed__
#> __reduce__ method_descriptor (self, /) deque.__reduce__
#> __init__ wrapper_descriptor (self, /, *args, **kwargs) deque.__init__
#> __getitem__ wrapper_descriptor (self, key, /) deque.__getitem__

### long deques: what comes in at the left, what is too much, and what goes round
from collections import deque
d = deque(maxlen=0)
d.extendleft([0] * 1000000)
d.extend([0] * 1000000)
print(d)
d = deque([1, 2, 3], maxlen=5)
d.extendleft([4, 5, 6, 7]); print(d)
d.extendleft(list(range(100))); print(d)
d.extend(list(range(7))); print(d)
d.extend([8, 9]); print(d)
d = deque([1, 2], maxlen=9)
d.extendleft([3, 4]); d.extendleft([]); print(d)
d = deque(range(100000), maxlen=100001)
for by in (30000, -30000, 60000, -60001, 99999, 8193):
    d.rotate(by); print(by, d[0], d[-1], d[50000], len(d))
d.append(-1); d.append(-2); d.appendleft(-3); print(d[0], d[-1], len(d), d.maxlen)
i = iter(d); next(i); d.rotate(20000)
try: next(i)
except RuntimeError as e: print(e)
#> deque([], maxlen=0)
#> deque([7, 6, 5, 4, 1], maxlen=5)
#> deque([99, 98, 97, 96, 95], maxlen=5)
#> deque([2, 3, 4, 5, 6], maxlen=5)
#> deque([4, 5, 6, 8, 9], maxlen=5)
#> deque([4, 3, 1, 2], maxlen=9)
#> 30000 70000 69999 20000 100000
#> -30000 0 99999 50000 100000
#> 60000 40000 39999 90000 100000
#> -60001 1 0 50001 100000
#> 99999 2 1 50002 100000
#> 8193 91809 91808 41809 100000
#> -3 -1 100001 100001
#> deque mutated during iteration

### looking for an item finds it before the change is noticed
class Growing:
    def __init__(self, same):
        self.same = same
    def __eq__(self, other):
        d.append(9)
        return self.same
for same in True, False:
    for name, f in ('in', lambda: 0 in d), ('index', lambda: d.index(0)), ('count',
            lambda: d.count(0)), ('remove', lambda: d.remove(0)):
        d = deque([Growing(same)])
        try:
            print(name, f())
        except (RuntimeError, IndexError, ValueError) as e:
            print(name, type(e).__name__, e)
#> in True
#> index 0
#> count RuntimeError deque mutated during iteration
#> remove IndexError deque mutated during iteration
#> in RuntimeError deque mutated during iteration
#> index RuntimeError deque mutated during iteration
#> count RuntimeError deque mutated during iteration
#> remove IndexError deque mutated during iteration

### bounds that change the deque
from collections import deque
class Clear:
    def __index__(self):
        d.clear()
        return 0
class Grow:
    def __index__(self):
        d.extend([2, 2])
        return -1
for bounds in (Clear(),), (0, Clear()), (Grow(),), (-2, Grow()):
    d = deque([1, 2, 3])
    try:
        print(d.index(2, *bounds))
    except ValueError as e:
        print(e)
#> deque.index(x): x not in deque
#> deque.index(x): x not in deque
#> deque.index(x): x not in deque
#> 3

### what is no number of times
from collections import deque, namedtuple
P = namedtuple('P', 'a')
d = deque([1])
for a, b in (('ab', d), (b'', d), ([1], d), ((1,), d), (P(1), d), (d, P(1)), (d, d), (d, 'x'), (d, 1.5), (1.5, d)):
    try:
        print(a * b)
    except TypeError as e:
        print(e)
for n in (2 ** 70, -2 ** 70):
    for d in (deque(), deque([1, 2], maxlen=2)):
        try:
            print(d * n)
        except OverflowError as e:
            print(e)
#> can't multiply sequence by non-int of type 'collections.deque'
#> can't multiply sequence by non-int of type 'collections.deque'
#> can't multiply sequence by non-int of type 'collections.deque'
#> can't multiply sequence by non-int of type 'collections.deque'
#> can't multiply sequence by non-int of type 'collections.deque'
#> can't multiply sequence by non-int of type 'P'
#> can't multiply sequence by non-int of type 'collections.deque'
#> can't multiply sequence by non-int of type 'str'
#> can't multiply sequence by non-int of type 'float'
#> can't multiply sequence by non-int of type 'float'
#> cannot fit 'int' into an index-sized integer
#> cannot fit 'int' into an index-sized integer
#> cannot fit 'int' into an index-sized integer
#> cannot fit 'int' into an index-sized integer
