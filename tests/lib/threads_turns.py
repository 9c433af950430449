import collections
import functools
import heapq
import itertools
import json
import re
import statistics
import threading


def shares(call, pads=4):
    """Calls until another thread has had two turns; `pads` times, each a few steps later in a turn."""
    calls, over = 0, False

    def other():
        nonlocal over
        for _ in range(2):
            seen = calls
            while calls == seen:
                pass
        over = True

    for pad in range(pads):
        over = False
        thread = threading.Thread(target=other)
        thread.start()
        for _ in range(pad):
            pass
        while not over:
            call()
            calls += 1
        thread.join()


def share(*calls):
    for call in calls:
        shares(call)
    return 'each thread had its turns'


class Number:
    def __init__(self, n):
        self.n = n

    def __eq__(self, other):
        return self.n == other.n

    def __lt__(self, other):
        return self.n < other.n

    def __hash__(self):
        return hash(self.n)

    def __add__(self, other):
        return Number(self.n + (other if isinstance(other, int) else other.n))

    __radd__ = __add__

    def __repr__(self):
        return str(self.n)

    def __format__(self, spec):
        return str(self.n)

    def __reduce__(self):
        return Number, (self.n,)


def numbers(n=300):
    return (i for i in range(n))


pairs = [(i, i) for i in range(300)]
objects = [Number(i * 7 % 101) for i in range(101)]


### a generator drained by a constructor
#: oracle=no
#: max-steps=8000000
print(share(
    lambda: dict.fromkeys(numbers()),
    lambda: set(numbers()),
    lambda: frozenset(numbers()),
    lambda: list(numbers()),
    lambda: tuple(numbers()),
    lambda: bytes(i % 7 for i in range(300)),
    lambda: bytearray(i % 7 for i in range(300)),
    lambda: dict(p for p in pairs),
))
#> each thread had its turns

### a generator drained by a method
#: oracle=no
#: max-steps=8000000
print(share(
    lambda: set().update(numbers()),
    lambda: {}.update(p for p in pairs),
    lambda: [].extend(numbers()),
    lambda: {1, 2}.union(numbers()),
    lambda: {1, 2}.intersection(numbers()),
    lambda: {1}.isdisjoint(i + 2 for i in numbers()),
    lambda: ','.join(str(i) for i in numbers()),
    lambda: bytearray().extend(i % 7 for i in numbers()),
))
#> each thread had its turns

### a generator drained by a builtin
#: oracle=no
#: max-steps=8000000
print(share(
    lambda: sum(numbers()),
    lambda: max(numbers()),
    lambda: min(numbers()),
    lambda: all(i + 1 for i in numbers()),
    lambda: any(i < 0 for i in numbers()),
    lambda: -1 in numbers(),
    lambda: sorted(numbers()),
))
#> each thread had its turns

### a key, a function and an iterator
#: oracle=no
#: max-steps=8000000
print(share(
    lambda: max(range(300), key=lambda i: -i),
    lambda: min(range(300), key=lambda i: -i),
    lambda: sorted(range(300), key=lambda i: -i),
    lambda: list(range(300)).sort(key=lambda i: -i),
    lambda: list(map(lambda i: i + 1, range(300))),
    lambda: list(filter(lambda i: i % 2, range(300))),
    lambda: dict(zip(numbers(), numbers())),
    lambda: list(iter(numbers().__next__, 299)),
    lambda: sorted(range(50), key=functools.cmp_to_key(lambda a, b: b - a)),
))
#> each thread had its turns

### methods of objects, called by containers
#: oracle=no
#: max-steps=8000000
print(share(
    lambda: sorted(objects),
    lambda: max(objects),
    lambda: sum(objects),
    lambda: objects.index(objects[-1]),
    lambda: objects.count(objects[0]),
    lambda: set(objects),
    lambda: dict.fromkeys(objects),
    lambda: repr(objects),
    lambda: objects == [Number(o.n) for o in objects],
    lambda: hash(tuple(objects)),
))
#> each thread had its turns

### functions of the library
#: oracle=no
#: max-steps=8000000
print(share(
    lambda: collections.Counter(numbers()),
    lambda: collections.deque(numbers()),
    lambda: collections.OrderedDict(p for p in pairs),
    lambda: functools.reduce(lambda a, b: a + b, range(300)),
    lambda: heapq.nsmallest(5, numbers(), key=lambda i: -i),
    lambda: heapq.heapify(list(objects)),
    lambda: list(itertools.accumulate(range(300), lambda a, b: a + b)),
    lambda: list(itertools.takewhile(lambda i: i < 299, numbers())),
    lambda: list(itertools.groupby(range(300), lambda i: i // 9)),
    lambda: statistics.mean(numbers(100)),
))
#> each thread had its turns

### functions of the library that call back
#: oracle=no
#: max-steps=8000000
print(share(
    lambda: json.dumps(objects, default=lambda o: o.n),
    lambda: json.loads('[{}, {}, {}, {}]', object_hook=lambda d: 1),
    lambda: re.sub('a', lambda m: 'b', 'a' * 100),
    lambda: '{} {}'.format(*objects[:2]),
    lambda: f'{objects[0]:3} {objects[1]!r}',
))
#> each thread had its turns
