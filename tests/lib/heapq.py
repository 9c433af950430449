# heapq and bisect.

def E(f, *a, **k):
    try: print(repr(f(*a, **k)))
    except Exception as e: print(type(e).__name__, e)

### heaps
from heapq import *
h = []
for x in (5, 3, 8, 1, 9, 2): heappush(h, x); print(h, end=' ')
print()
while h: print(heappop(h), h, end=' ')
print()
h = [9, 4, 7, 1, 8, 2, 6, 3, 5]; heapify(h); print(h, heapreplace(h, 10), h, heappushpop(h, 0), heappushpop(h, 11), h)
h = [9, 4, 7, 1, 8, 2, 6, 3, 5]
heapify_max(h)
print(h, heappop_max(h), h, heapreplace_max(h, 0), heappushpop_max(h, 10), heappushpop_max(h, 1), h)
h = []
for x in (5, 3, 8, 1, 9, 2): heappush_max(h, x)
print(h, [heappop_max(h) for _ in range(6)])
for f in (heappop, heappop_max): E(f, [])
E(heappush, (), 1)
E(heapify, 'ab')
E(heapreplace, [], 1)
E(heapreplace_max, [], 1)
E(heappushpop, [], 1)
E(heappush, [1], 'a')
print(heappushpop([], 3))
#> [5] [3, 5] [3, 5, 8] [1, 3, 8, 5] [1, 3, 8, 5, 9] [1, 3, 2, 5, 9, 8] 
#> 1 [2, 3, 8, 5, 9] 2 [3, 5, 8, 9] 3 [5, 9, 8] 5 [8, 9] 8 [9] 9 [] 
#> [3, 4, 6, 5, 8, 7, 10, 9, 11] 1 [3, 4, 6, 5, 8, 7, 10, 9, 11] 0 2 [3, 4, 6, 5, 8, 7, 10, 9, 11]
#> [6, 5, 2, 3, 4, 1, 0, 1] 9 [6, 5, 2, 3, 4, 1, 0, 1] 8 10 7 [6, 5, 2, 3, 4, 1, 0, 1]
#> [] [9, 8, 5, 3, 2, 1]
#> IndexError index out of range
#> IndexError index out of range
#> TypeError heappush() argument 1 must be list, not tuple
#> TypeError heapify() argument must be list, not str
#> IndexError index out of range
#> IndexError index out of range
#> 1
#> TypeError '<' not supported between instances of 'str' and 'int'
#> 3

### merge, nlargest, nsmallest
from heapq import *
print(list(merge([1, 4, 7], [2, 5], [], [0, 9])), list(merge([7, 4], [9, 1], reverse=True)))
print(list(merge(['a', 'ccc'], ['bb'], key=len)), list(merge()), type(merge()).__name__)
print(list(merge([(1, 'a')], [(1, 'b')], key=lambda t: t[0])))
print(list(merge([(1, 'a')], [(1, 'b')], key=lambda t: t[0], reverse=True)))
data = [(i * 7919) % 101 for i in range(60)]
for n in (0, 1, 2, 5, 59, 60, 100, -1):
    print(nlargest(n, data)[:6], nsmallest(n, data)[:6], nsmallest(n, iter(data))[:3], nlargest(n, iter(data))[-3:])
words = 'the quick brown fox jumps over a lazy dog and on'.split()
for n in (1, 3, 5, 20):
    print(nlargest(n, words, key=len), nsmallest(n, words, key=len), nsmallest(n, iter(words), key=len),
        nlargest(n, iter(words), key=len))
print(nlargest(1, []), nsmallest(1, []), nlargest(3, []))
#> [0, 1, 2, 4, 5, 7, 9] [9, 7, 4, 1]
#> ['a', 'bb', 'ccc'] [] generator
#> [(1, 'a'), (1, 'b')]
#> [(1, 'a'), (1, 'b')]
#> [] [] [] []
#> [100] [0] [0] [100]
#> [100, 97] [0, 2] [0, 2] [100, 97]
#> [100, 97, 96, 94, 93] [0, 2, 3, 5, 6] [0, 2, 3] [96, 94, 93]
#> [100, 97, 96, 94, 93, 91] [0, 2, 3, 5, 6, 8] [0, 2, 3] [5, 3, 2]
#> [100, 97, 96, 94, 93, 91] [0, 2, 3, 5, 6, 8] [0, 2, 3] [3, 2, 0]
#> [100, 97, 96, 94, 93, 91] [0, 2, 3, 5, 6, 8] [0, 2, 3] [3, 2, 0]
#> [] [] [] []
#> ['quick'] ['a'] ['a'] ['quick']
#> ['quick', 'brown', 'jumps'] ['a', 'on', 'the'] ['a', 'on', 'the'] ['quick', 'brown', 'jumps']
#> ['quick', 'brown', 'jumps', 'over', 'lazy'] ['a', 'on', 'the', 'fox', 'dog'] ['a', 'on', 'the', 'fox', 'dog'] ['quick', 'brown', 'jumps', 'over', 'lazy']
#> ['quick', 'brown', 'jumps', 'over', 'lazy', 'the', 'fox', 'dog', 'and', 'on', 'a'] ['a', 'on', 'the', 'fox', 'dog', 'and', 'over', 'lazy', 'quick', 'brown', 'jumps'] ['a', 'on', 'the', 'fox', 'dog', 'and', 'over', 'lazy', 'quick', 'brown', 'jumps'] ['quick', 'brown', 'jumps', 'over', 'lazy', 'the', 'fox', 'dog', 'and', 'on', 'a']
#> [] [] []

### bisect
from bisect import *
a = [1, 2, 2, 2, 5, 8]
for x in (0, 1, 2, 3, 8, 9):
    print(bisect_left(a, x), bisect_right(a, x), bisect(a, x), bisect_left(a, x, 2), bisect(a, x, 1, 4), end='; ')
print()
b = [5]
for x in (3, 9, 5, 1): insort(b, x)
insort_left(b, 5.0)
insort_right(b, 5.5)
print(b)
w = ['a', 'bb', 'dddd']
insort(w, 'ccc', key=len)
print(w, bisect_left(w, 2, key=len), bisect(w, 2, key=len))
insort_left(w, 'xx', key=len)
print(w, bisect is bisect_right, insort is insort_right)
E(bisect, a, 1, -1)
E(bisect, a, 'x')
E(bisect, 5, 1)
E(bisect_left, a, 1, 0, 100)
#> 0 0 0 2 1; 0 1 1 2 1; 1 4 4 2 4; 4 4 4 4 4; 5 6 6 5 4; 6 6 6 6 4; 
#> [1, 3, 5.0, 5, 5, 5.5, 9]
#> ['a', 'bb', 'ccc', 'dddd'] 1 2
#> ['a', 'xx', 'bb', 'ccc', 'dddd'] True True
#> ValueError lo must be non-negative
#> TypeError '<' not supported between instances of 'str' and 'int'
#> TypeError object of type 'int' has no len()
#> IndexError list index out of range

### max-heaps under their old names, sorted lists of other classes
import heapq, bisect
print([getattr(heapq, '_' + n) is getattr(heapq, n)
    for n in ('heapify_max', 'heappop_max', 'heappush_max', 'heappushpop_max', 'heapreplace_max')])
class Items:
    def __getitem__(self, i): return i
for a in (10, Items()):
    for f in (bisect.bisect, bisect.insort, bisect.insort_left):
        try: f(a, 5)
        except Exception as e: print(type(e), e)
#> [True, True, True, True, True]
#> <class 'TypeError'> object of type 'int' has no len()
#> <class 'TypeError'> object of type 'int' has no len()
#> <class 'TypeError'> object of type 'int' has no len()
#> <class 'TypeError'> object of type 'Items' has no len()
#> <class 'TypeError'> object of type 'Items' has no len()
#> <class 'TypeError'> object of type 'Items' has no len()

### how many of the best
import heapq
for n in (2, 0, -1, True, 1.5, '2', None):
    for f in (heapq.nlargest, heapq.nsmallest):
        try:
            print(n, f(n, [3, 1, 2]), f(n, iter('cab'), key=ord))
        except TypeError as e:
            print(n, e)
#> 2 [3, 2] ['c', 'b']
#> 2 [1, 2] ['a', 'b']
#> 0 [] []
#> 0 [] []
#> -1 [] []
#> -1 [] []
#> True [3] ['c']
#> True [1] ['a']
#> 1.5 'float' object cannot be interpreted as an integer
#> 1.5 'float' object cannot be interpreted as an integer
#> 2 '>=' not supported between instances of 'str' and 'int'
#> 2 '>=' not supported between instances of 'str' and 'int'
#> None '>=' not supported between instances of 'NoneType' and 'int'
#> None '>=' not supported between instances of 'NoneType' and 'int'
