### functions that CPython has in C say what they take
import bisect, binascii, csv, decimal, functools, gc, heapq, itertools, locale, operator, os, stat, struct, time, weakref
def tell(name, f, *args, **more):
    try:
        f(*args, **more)
        print(name, 'takes them')
    except TypeError as e:
        print(e)
for f in bisect.bisect_left, binascii.hexlify, binascii.unhexlify, binascii.crc32, csv.get_dialect, functools.reduce, functools.cmp_to_key, \
        heapq.heappush, heapq.heappop, operator.add, operator.abs, operator.length_hint, operator.setitem, os.fspath, os.strerror, \
        stat.S_ISDIR, struct.calcsize, struct.unpack_from, gc.isenabled, decimal.getcontext, itertools.tee, weakref.getweakrefcount:
    tell(f.__name__, f, *range(9))
    tell(f.__name__, f, nonsense=1)
    if f not in (gc.isenabled, decimal.getcontext):
        tell(f.__name__, f)
#> bisect_left() takes at most 5 arguments (9 given)
#> bisect_left() missing required argument 'a' (pos 1)
#> bisect_left() missing required argument 'a' (pos 1)
#> hexlify() takes at most 3 arguments (9 given)
#> hexlify() missing required argument 'data' (pos 1)
#> hexlify() missing required argument 'data' (pos 1)
#> binascii.unhexlify() takes exactly one argument (9 given)
#> binascii.unhexlify() takes no keyword arguments
#> binascii.unhexlify() takes exactly one argument (0 given)
#> crc32 expected at most 2 arguments, got 9
#> binascii.crc32() takes no keyword arguments
#> crc32 expected at least 1 argument, got 0
#> get_dialect() takes at most 1 argument (9 given)
#> get_dialect() missing required argument 'name' (pos 1)
#> get_dialect() missing required argument 'name' (pos 1)
#> reduce() takes at most 3 arguments (9 given)
#> reduce() takes at least 2 positional arguments (0 given)
#> reduce() takes at least 2 positional arguments (0 given)
#> cmp_to_key() takes at most 1 argument (9 given)
#> cmp_to_key() missing required argument 'mycmp' (pos 1)
#> cmp_to_key() missing required argument 'mycmp' (pos 1)
#> heappush expected 2 arguments, got 9
#> _heapq.heappush() takes no keyword arguments
#> heappush expected 2 arguments, got 0
#> _heapq.heappop() takes exactly one argument (9 given)
#> _heapq.heappop() takes no keyword arguments
#> _heapq.heappop() takes exactly one argument (0 given)
#> add expected 2 arguments, got 9
#> _operator.add() takes no keyword arguments
#> add expected 2 arguments, got 0
#> _operator.abs() takes exactly one argument (9 given)
#> _operator.abs() takes no keyword arguments
#> _operator.abs() takes exactly one argument (0 given)
#> length_hint expected at most 2 arguments, got 9
#> _operator.length_hint() takes no keyword arguments
#> length_hint expected at least 1 argument, got 0
#> setitem expected 3 arguments, got 9
#> _operator.setitem() takes no keyword arguments
#> setitem expected 3 arguments, got 0
#> fspath() takes at most 1 argument (9 given)
#> fspath() missing required argument 'path' (pos 1)
#> fspath() missing required argument 'path' (pos 1)
#> posix.strerror() takes exactly one argument (9 given)
#> posix.strerror() takes no keyword arguments
#> posix.strerror() takes exactly one argument (0 given)
#> _stat.S_ISDIR() takes exactly one argument (9 given)
#> _stat.S_ISDIR() takes no keyword arguments
#> _stat.S_ISDIR() takes exactly one argument (0 given)
#> _struct.calcsize() takes exactly one argument (9 given)
#> _struct.calcsize() takes no keyword arguments
#> _struct.calcsize() takes exactly one argument (0 given)
#> unpack_from() takes at most 3 arguments (9 given)
#> unpack_from() takes at least 1 positional argument (0 given)
#> unpack_from() takes at least 1 positional argument (0 given)
#> gc.isenabled() takes no arguments (9 given)
#> gc.isenabled() takes no keyword arguments
#> _decimal.getcontext() takes no arguments (9 given)
#> _decimal.getcontext() takes no keyword arguments
#> tee expected at most 2 arguments, got 9
#> itertools.tee() takes no keyword arguments
#> tee expected at least 1 argument, got 0
#> _weakref.getweakrefcount() takes exactly one argument (9 given)
#> _weakref.getweakrefcount() takes no keyword arguments
#> _weakref.getweakrefcount() takes exactly one argument (0 given)

### a call by name of what has no names, or twice
import bisect, heapq, operator, functools, os
def tell(f, *args, **more):
    try:
        f(*args, **more)
    except TypeError as e:
        print(e)
tell(bisect.bisect_left, [], 1, 2, 3, 4)
tell(bisect.bisect_left, [], 1, x=2)
tell(bisect.bisect_left, [], x=1, kye=2)
tell(bisect.bisect_left, x=1)
tell(heapq.heappush, [], item=1)
tell(heapq.heappush, heap=[], item=1)
tell(operator.add, a=1, b=2)
tell(functools.reduce, max)
tell(functools.reduce, max, [], 1, 2)
tell(functools.reduce, max, [], start=2)
tell(os.fspath, 'a', path='a')
tell(os.fspath, pth='a')
#> bisect_left() takes at most 4 positional arguments (5 given)
#> argument for bisect_left() given by name ('x') and position (2)
#> bisect_left() got an unexpected keyword argument 'kye'
#> bisect_left() missing required argument 'a' (pos 1)
#> _heapq.heappush() takes no keyword arguments
#> _heapq.heappush() takes no keyword arguments
#> _operator.add() takes no keyword arguments
#> reduce() takes at least 2 positional arguments (1 given)
#> reduce() takes at most 3 arguments (4 given)
#> reduce() got an unexpected keyword argument 'start'
#> fspath() takes at most 1 argument (2 given)
#> fspath() missing required argument 'path' (pos 1)

### classes that CPython has in C say what they take
import itertools
def tell(cls, *args, **more):
    try:
        cls(*args, **more)
        print(cls.__name__, 'takes them')
    except TypeError as e:
        print(e)
for cls in itertools.accumulate, itertools.batched, itertools.combinations, itertools.combinations_with_replacement, itertools.compress, itertools.count, \
        itertools.cycle, itertools.dropwhile, itertools.filterfalse, itertools.groupby, itertools.pairwise, itertools.permutations, \
        itertools.starmap, itertools.takewhile:
    tell(cls, *range(9))
    if cls is not itertools.count:
        tell(cls)
tell(itertools.count, 1, 2, 3)
tell(itertools.groupby, [], keys=1)
tell(itertools.combinations, [], 2, 3)
#> accumulate() takes at most 3 arguments (9 given)
#> accumulate() missing required argument 'iterable' (pos 1)
#> batched() takes at most 3 arguments (9 given)
#> batched() missing required argument 'iterable' (pos 1)
#> combinations() takes at most 2 arguments (9 given)
#> combinations() missing required argument 'iterable' (pos 1)
#> combinations_with_replacement() takes at most 2 arguments (9 given)
#> combinations_with_replacement() missing required argument 'iterable' (pos 1)
#> compress() takes at most 2 arguments (9 given)
#> compress() missing required argument 'data' (pos 1)
#> count() takes at most 2 arguments (9 given)
#> cycle expected 1 argument, got 9
#> cycle expected 1 argument, got 0
#> dropwhile expected 2 arguments, got 9
#> dropwhile expected 2 arguments, got 0
#> filterfalse expected 2 arguments, got 9
#> filterfalse expected 2 arguments, got 0
#> groupby() takes at most 2 arguments (9 given)
#> groupby() missing required argument 'iterable' (pos 1)
#> pairwise expected 1 argument, got 9
#> pairwise expected 1 argument, got 0
#> permutations() takes at most 2 arguments (9 given)
#> permutations() missing required argument 'iterable' (pos 1)
#> starmap expected 2 arguments, got 9
#> starmap expected 2 arguments, got 0
#> takewhile expected 2 arguments, got 9
#> takewhile expected 2 arguments, got 0
#> count() takes at most 2 arguments (3 given)
#> groupby() got an unexpected keyword argument 'keys'. Did you mean 'key'?
#> combinations() takes at most 2 arguments (3 given)

### functions that read their arguments by a format
import time
def tell(f, *args, **more):
    try:
        f(*args, **more)
        print(f.__name__, 'takes them')
    except TypeError as e:
        print(e)
for f in time.gmtime, time.localtime, time.ctime, time.strftime, time.mktime, time.time, time.sleep:
    tell(f, *range(9))
    if f not in (time.sleep, time.gmtime, time.localtime, time.ctime, time.time):
        tell(f)
    tell(f, nonsense=1)
#> gmtime() takes at most 1 argument (9 given)
#> gmtime() takes no keyword arguments
#> localtime() takes at most 1 argument (9 given)
#> localtime() takes no keyword arguments
#> ctime() takes at most 1 argument (9 given)
#> ctime() takes no keyword arguments
#> strftime() takes at most 2 arguments (9 given)
#> strftime() takes at least 1 argument (0 given)
#> strftime() takes no keyword arguments
#> time.mktime() takes exactly one argument (9 given)
#> time.mktime() takes exactly one argument (0 given)
#> time.mktime() takes no keyword arguments
#> time.time() takes no arguments (9 given)
#> time.time() takes no keyword arguments
#> sleep() takes 1 positional argument but 9 were given
#> sleep() got an unexpected keyword argument 'nonsense'
