### bounds with an __index__
import bisect
class Index:
    def __init__(self, value):
        self.value = value
    def __index__(self):
        if isinstance(self.value, type):
            raise self.value('no')
        return self.value
for f in bisect.bisect_left, bisect.bisect_right:
    print(f([1, 2, 3], 2, Index(1), Index(3)), f([1, 2, 3], 4, hi=Index(1)), f([1, 2, 3], 4, hi=Index(-1)),
        f([1, 2], 5, True, True))
    for bounds in {'lo': Index(ValueError)}, {'hi': Index(KeyError)}, {'lo': Index('a')}, {'hi': Index('a')}, {
            'lo': Index(-1)}:
        try:
            print(f([1, 2], 1, **bounds))
        except Exception as e:
            print(type(e).__name__, e)
#> 1 1 3 1
#> ValueError no
#> KeyError 'no'
#> TypeError __index__ returned non-int (type str)
#> TypeError __index__ returned non-int (type str)
#> ValueError lo must be non-negative
#> 2 1 3 1
#> ValueError no
#> KeyError 'no'
#> TypeError __index__ returned non-int (type str)
#> TypeError __index__ returned non-int (type str)
#> ValueError lo must be non-negative

### what bounds and lists have to be: 'bisect_left' and 'bisect_right'
import bisect
from collections import defaultdict
for name in 'bisect_left', 'bisect_right':
    f = getattr(bisect, name)
    for args, more in (([], 1), {'lo': -1}), (([], 1), {'lo': None}), (([], 1),
            {'hi': 1.5, 'lo': 0.5}), (([], 1), {'lo': -1, 'hi': 1.5}), ((1, 1), {}), ((1, 1),
            {'hi': 0}), (({}, 1), {}), ((defaultdict(int), 1), {}), ((set(), 1), {}), (([1], 2), {'hi': 99}):
        try:
            print(f(*args, **more))
        except Exception as e:
            print(type(e).__name__, e)
#> ValueError lo must be non-negative
#> TypeError 'NoneType' object cannot be interpreted as an integer
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError argument should be integer or None, not 'float'
#> TypeError object of type 'int' has no len()
#> TypeError 'int' object does not support indexing
#> TypeError dict is not a sequence
#> TypeError collections.defaultdict is not a sequence
#> TypeError 'set' object does not support indexing
#> IndexError list index out of range
#> ValueError lo must be non-negative
#> TypeError 'NoneType' object cannot be interpreted as an integer
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError argument should be integer or None, not 'float'
#> TypeError object of type 'int' has no len()
#> TypeError 'int' object does not support indexing
#> TypeError dict is not a sequence
#> TypeError collections.defaultdict is not a sequence
#> TypeError 'set' object does not support indexing
#> IndexError list index out of range

### what bounds and lists have to be: 'insort_left' and 'insort_right'
import bisect
from collections import defaultdict
for name in 'insort_left', 'insort_right':
    f = getattr(bisect, name)
    for args, more in (([], 1), {'lo': -1}), (([], 1), {'lo': None}), (([], 1),
            {'hi': 1.5, 'lo': 0.5}), (([], 1), {'lo': -1, 'hi': 1.5}), ((1, 1), {}), ((1, 1),
            {'hi': 0}), (({}, 1), {}), ((defaultdict(int), 1), {}), ((set(), 1), {}), (([1], 2), {'hi': 99}):
        try:
            print(f(*args, **more))
        except Exception as e:
            print(type(e).__name__, e)
#> ValueError lo must be non-negative
#> TypeError 'NoneType' object cannot be interpreted as an integer
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError argument should be integer or None, not 'float'
#> TypeError object of type 'int' has no len()
#> TypeError 'int' object does not support indexing
#> TypeError dict is not a sequence
#> TypeError collections.defaultdict is not a sequence
#> TypeError 'set' object does not support indexing
#> IndexError list index out of range
#> ValueError lo must be non-negative
#> TypeError 'NoneType' object cannot be interpreted as an integer
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError argument should be integer or None, not 'float'
#> TypeError object of type 'int' has no len()
#> TypeError 'int' object does not support indexing
#> TypeError dict is not a sequence
#> TypeError collections.defaultdict is not a sequence
#> TypeError 'set' object does not support indexing
#> IndexError list index out of range

### a bound that is too large
#: oracle=no
import bisect
class Wide:
    def __index__(self):
        return 10 ** 30
for bounds in {'lo': 10 ** 50}, {'hi': 10 ** 50}, {'lo': Wide()}, {'hi': Wide()}:
    try:
        print(bisect.bisect([], 1, **bounds))
    except OverflowError as e:
        print(e)
#> Python int too large to convert to C ssize_t
#> cannot fit 'int' into an index-sized integer
#> Python int too large to convert to C ssize_t
#> cannot fit 'Wide' into an index-sized integer

### a dict of a class of the program's
import bisect
from collections import Counter, OrderedDict
class D(dict):
    pass
for f in bisect.bisect_left, bisect.insort_right:
    for d in D(), Counter(), OrderedDict(), D({0: 1}):
        try:
            print(f(d, 3))
        except Exception as e:
            print(type(e).__name__, e)
#> 0
#> 0
#> TypeError collections.OrderedDict is not a sequence
#> 1
#> AttributeError 'D' object has no attribute 'insert'
#> AttributeError 'Counter' object has no attribute 'insert'
#> TypeError collections.OrderedDict is not a sequence
#> AttributeError 'D' object has no attribute 'insert'
