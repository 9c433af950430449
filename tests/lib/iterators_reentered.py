import itertools as I

class Source:
    """Numbers; what it is a source of is asked for an item on the way to some of them."""
    def __init__(self, box, depth, n):
        self.box, self.depth, self.n, self.i, self.inside = box, depth, n, 0, 0
    def __iter__(self): return self
    def __next__(self):
        self.i += 1
        if self.i > self.n:
            raise StopIteration
        i = self.i
        if self.box and self.inside < self.depth:
            self.inside += 1
            try:
                print("in", i, next(self.box[0], "none"), end="; ")
            finally:
                self.inside -= 1
        return i

def trial(make, depths=(1, 2), lengths=(6, 3)):
    for depth in depths:
        for n in lengths:
            box = []
            it = make(Source(box, depth, n))
            box.append(it)
            print([next(it, "end") for _ in range(8)])

def reenter(make, limit=2):
    """What `make` makes of a function is asked for an item by that function."""
    box = []
    left = [limit]
    def function(*args):
        if left[0] and box:
            left[0] -= 1
            print("in", args, next(box[0], "none"), end="; ")
        return args[0] if len(args) == 1 else args[0] + args[1]
    it = make(function)
    box.append(it)
    print([next(it, "end") for _ in range(9)])

### map
trial(lambda s: map(lambda x: x * 10, s))
#> in 1 20; in 3 40; in 5 60; [10, 30, 50, 'end', 'end', 'end', 'end', 'end']
#> in 1 20; in 3 none; [10, 30, 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 30; in 1 20; in 5 60; in 4 50; [10, 40, 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 30; in 1 20; [10, 'end', 'end', 'end', 'end', 'end', 'end', 'end']

### map of two
trial(lambda s: map(lambda x, y: (x, y), s, 'abcdefgh'))
#> in 1 (2, 'a'); in 3 (4, 'c'); in 5 (6, 'e'); [(1, 'b'), (3, 'd'), (5, 'f'), 'end', 'end', 'end', 'end', 'end']
#> in 1 (2, 'a'); in 3 none; [(1, 'b'), (3, 'c'), 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 (3, 'a'); in 1 (2, 'b'); in 5 (6, 'd'); in 4 (5, 'e'); [(1, 'c'), (4, 'f'), 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 (3, 'a'); in 1 (2, 'b'); [(1, 'c'), 'end', 'end', 'end', 'end', 'end', 'end', 'end']

### filter
trial(lambda s: filter(lambda x: x % 2, s))
#> in 1 3; in 4 5; in 6 none; [1, 'end', 'end', 'end', 'end', 'end', 'end', 'end']
#> in 1 3; [1, 'end', 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 3; in 4 5; in 6 none; in 1 none; [1, 'end', 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 3; in 1 none; [1, 'end', 'end', 'end', 'end', 'end', 'end', 'end']

### zip
trial(lambda s: zip(s, 'abcdefgh'))
#> in 1 (2, 'a'); in 3 (4, 'c'); in 5 (6, 'e'); [(1, 'b'), (3, 'd'), (5, 'f'), 'end', 'end', 'end', 'end', 'end']
#> in 1 (2, 'a'); in 3 none; [(1, 'b'), (3, 'c'), 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 (3, 'a'); in 1 (2, 'b'); in 5 (6, 'd'); in 4 (5, 'e'); [(1, 'c'), (4, 'f'), 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 (3, 'a'); in 1 (2, 'b'); [(1, 'c'), 'end', 'end', 'end', 'end', 'end', 'end', 'end']

### zip, the second
trial(lambda s: zip('abcdefgh', s))
#> in 1 ('b', 2); in 3 ('d', 4); in 5 ('f', 6); [('a', 1), ('c', 3), ('e', 5), 'end', 'end', 'end', 'end', 'end']
#> in 1 ('b', 2); in 3 none; [('a', 1), ('c', 3), 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 ('c', 3); in 1 ('b', 2); in 5 ('f', 6); in 4 ('e', 5); [('a', 1), ('d', 4), 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 ('c', 3); in 1 ('b', 2); [('a', 1), 'end', 'end', 'end', 'end', 'end', 'end', 'end']

### enumerate
trial(lambda s: enumerate(s))
#> in 1 (0, 2); in 3 (2, 4); in 5 (4, 6); [(1, 1), (3, 3), (5, 5), 'end', 'end', 'end', 'end', 'end']
#> in 1 (0, 2); in 3 none; [(1, 1), (2, 3), 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 (0, 3); in 1 (1, 2); in 5 (3, 6); in 4 (4, 5); [(2, 1), (5, 4), 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 (0, 3); in 1 (1, 2); [(2, 1), 'end', 'end', 'end', 'end', 'end', 'end', 'end']

### chain
trial(lambda s: I.chain(s, 'ab'))
#> in 1 2; in 3 4; in 5 6; [1, 3, 5, 'a', 'b', 'end', 'end', 'end']
#> in 1 2; in 3 a; [1, 3, 'b', 'end', 'end', 'end', 'end', 'end']
#> in 2 3; in 1 2; in 5 6; in 4 5; [1, 4, 'a', 'b', 'end', 'end', 'end', 'end']
#> in 2 3; in 1 2; [1, 'a', 'b', 'end', 'end', 'end', 'end', 'end']

### cycle
trial(lambda s: I.cycle(s))
#> in 1 2; in 3 4; in 5 6; [1, 3, 5, 2, 1, 4, 3, 6]
#> in 1 2; in 3 2; [1, 3, 1, 3, 2, 1, 3, 2]
#> in 2 3; in 1 2; in 5 6; in 4 5; [1, 4, 3, 2, 1, 6, 5, 4]
#> in 2 3; in 1 2; [1, 3, 2, 1, 3, 2, 1, 3]

### accumulate
trial(lambda s: I.accumulate(s))
#> in 1 2; in 3 7; in 5 16; [3, 10, 21, 'end', 'end', 'end', 'end', 'end']
#> in 1 2; in 3 none; [3, 6, 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 3; in 1 5; in 5 12; in 4 17; [6, 21, 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 3; in 1 5; [6, 'end', 'end', 'end', 'end', 'end', 'end', 'end']

### accumulate from an initial value
trial(lambda s: I.accumulate(s, initial=100))
#> in 1 102; in 3 107; in 5 116; [100, 103, 110, 121, 'end', 'end', 'end', 'end']
#> in 1 102; in 3 none; [100, 103, 106, 'end', 'end', 'end', 'end', 'end']
#> in 2 103; in 1 105; in 5 112; in 4 117; [100, 106, 121, 'end', 'end', 'end', 'end', 'end']
#> in 2 103; in 1 105; [100, 106, 'end', 'end', 'end', 'end', 'end', 'end']

### batched
trial(lambda s: I.batched(s, 2))
#> in 1 (2, 3); in 4 (5, 6); [(1, 4), 'end', 'end', 'end', 'end', 'end', 'end', 'end']
#> in 1 (2, 3); [(1,), 'end', 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 (3, 4); in 5 (6,); in 1 (2, 5); [(1,), 'end', 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 (3,); in 1 (2,); [(1,), 'end', 'end', 'end', 'end', 'end', 'end', 'end']

### compress
trial(lambda s: I.compress(s, [1, 0, 1, 0, 1, 1, 1, 1]))
#> in 1 2; in 3 4; in 5 6; [5, 'end', 'end', 'end', 'end', 'end', 'end', 'end']
#> in 1 2; in 3 none; [3, 'end', 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 3; in 4 5; in 6 none; in 1 6; [1, 'end', 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 3; in 1 none; [1, 'end', 'end', 'end', 'end', 'end', 'end', 'end']

### compress by it
trial(lambda s: I.compress('abcdefghi', s))
#> in 1 b; in 3 d; in 5 f; ['a', 'c', 'e', 'end', 'end', 'end', 'end', 'end']
#> in 1 b; in 3 none; ['a', 'c', 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 c; in 1 b; in 5 f; in 4 e; ['a', 'd', 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 c; in 1 b; ['a', 'end', 'end', 'end', 'end', 'end', 'end', 'end']

### dropwhile
trial(lambda s: I.dropwhile(lambda x: x < 3, s))
#> in 1 3; in 4 5; in 6 none; [1, 4, 6, 'end', 'end', 'end', 'end', 'end']
#> in 1 3; [1, 'end', 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 3; in 1 2; in 5 6; in 4 5; [1, 4, 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 3; in 1 2; [1, 'end', 'end', 'end', 'end', 'end', 'end', 'end']

### takewhile
trial(lambda s: I.takewhile(lambda x: x < 3, s))
#> in 1 2; in 3 none; [1, 'end', 'end', 'end', 'end', 'end', 'end', 'end']
#> in 1 2; in 3 none; [1, 'end', 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 none; in 1 2; [1, 'end', 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 none; in 1 2; [1, 'end', 'end', 'end', 'end', 'end', 'end', 'end']

### filterfalse
trial(lambda s: I.filterfalse(lambda x: x % 2, s))
#> in 1 2; in 3 4; in 5 6; ['end', 'end', 'end', 'end', 'end', 'end', 'end', 'end']
#> in 1 2; in 3 none; ['end', 'end', 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 4; in 1 2; in 6 none; in 5 6; ['end', 'end', 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 none; in 1 2; ['end', 'end', 'end', 'end', 'end', 'end', 'end', 'end']

### islice
trial(lambda s: I.islice(s, 4))
#> in 1 2; in 3 4; [1, 3, 'end', 'end', 'end', 'end', 'end', 'end']
#> in 1 2; in 3 none; [1, 3, 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 3; in 1 2; in 5 6; in 4 5; [1, 4, 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 3; in 1 2; [1, 'end', 'end', 'end', 'end', 'end', 'end', 'end']

### starmap
trial(lambda s: I.starmap(lambda x, y: (y, x), zip(s, 'abcdefgh')))
#> in 1 ('a', 2); in 3 ('c', 4); in 5 ('e', 6); [('b', 1), ('d', 3), ('f', 5), 'end', 'end', 'end', 'end', 'end']
#> in 1 ('a', 2); in 3 none; [('b', 1), ('c', 3), 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 ('a', 3); in 1 ('b', 2); in 5 ('d', 6); in 4 ('e', 5); [('c', 1), ('f', 4), 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 ('a', 3); in 1 ('b', 2); [('c', 1), 'end', 'end', 'end', 'end', 'end', 'end', 'end']

### zip_longest
trial(lambda s: I.zip_longest(s, 'abcde'))
#> in 1 (2, 'a'); in 3 (4, 'c'); in 5 (6, 'e'); [(1, 'b'), (3, 'd'), (5, None), 'end', 'end', 'end', 'end', 'end']
#> in 1 (2, 'a'); in 3 (None, 'c'); [(1, 'b'), (3, 'd'), (None, 'e'), 'end', 'end', 'end', 'end', 'end']
#> in 2 (3, 'a'); in 1 (2, 'b'); in 5 (6, 'd'); in 4 (5, 'e'); [(1, 'c'), (4, None), 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 (3, 'a'); in 1 (2, 'b'); [(1, 'c'), (None, 'd'), (None, 'e'), 'end', 'end', 'end', 'end', 'end']

### zip_longest, the second
trial(lambda s: I.zip_longest('abcde', s))
#> in 1 ('b', 2); in 3 ('d', 4); in 5 (None, 6); [('a', 1), ('c', 3), ('e', 5), 'end', 'end', 'end', 'end', 'end']
#> in 1 ('b', 2); in 3 ('d', None); [('a', 1), ('c', 3), ('e', None), 'end', 'end', 'end', 'end', 'end']
#> in 2 ('c', 3); in 1 ('b', 2); in 5 (None, 6); in 4 ('e', 5); [('a', 1), ('d', 4), 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 ('c', 3); in 1 ('b', 2); [('a', 1), ('d', None), ('e', None), 'end', 'end', 'end', 'end', 'end']

### groupby
trial(lambda s: map(lambda pair: pair[0], I.groupby(s)))
#> in 1 2; in 3 4; in 5 6; [1, 3, 5, 'end', 'end', 'end', 'end', 'end']
#> in 1 2; in 3 none; [1, 3, 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 3; in 1 2; in 5 6; in 4 5; [1, 4, 'end', 'end', 'end', 'end', 'end', 'end']
#> in 2 3; in 1 2; [1, 'end', 'end', 'end', 'end', 'end', 'end', 'end']

### chain.from_iterable, two each
trial(lambda s: I.chain.from_iterable(map(lambda x: [x] * 2, s)), lengths=(6,))
#> in 1 2; in 3 4; in 5 6; [1, 1, 3, 3, 5, 5, 'end', 'end']
#> in 2 3; in 1 2; in 5 6; in 4 5; [1, 1, 4, 4, 'end', 'end', 'end', 'end']

### pairwise
trial(lambda s: I.pairwise(s), depths=(1,))
#> in 1 (2, 3); in 4 (1, 5); in 6 none; [(1, 4), (4, 6), 'end', 'end', 'end', 'end', 'end', 'end']
#> in 1 (2, 3); ['end', 'end', 'end', 'end', 'end', 'end', 'end', 'end']

### islice in steps
trial(lambda s: I.islice(s, 1, None, 2), lengths=(9,), depths=(1,))
#> in 1 3; in 4 5; in 6 9; [4, 'end', 'end', 'end', 'end', 'end', 'end', 'end']

### a function of map
reenter(lambda f: map(f, range(6)))
#> in (1,) 2; in (0,) 1; [0, 3, 4, 5, 'end', 'end', 'end', 'end', 'end']

### a function of filter
reenter(lambda f: filter(lambda x: f(x) % 2, range(1, 9)))
#> in (2,) 3; in (1,) 5; [1, 7, 'end', 'end', 'end', 'end', 'end', 'end', 'end']

### a function of accumulate
reenter(lambda f: I.accumulate(range(6), f))
#> in (0, 2) 3; in (0, 1) 2; [0, 1, 5, 10, 'end', 'end', 'end', 'end', 'end']

### a function of accumulate from
reenter(lambda f: I.accumulate(range(6), f, initial=5))
#> in (5, 1) 7; in (5, 0) 6; [5, 5, 8, 12, 17, 'end', 'end', 'end', 'end']

### a function of dropwhile
reenter(lambda f: I.dropwhile(lambda x: f(x) % 2, range(1, 9)))
#> in (2,) 4; in (1,) 2; [5, 6, 7, 8, 'end', 'end', 'end', 'end', 'end']

### a function of takewhile
reenter(lambda f: I.takewhile(lambda x: f(x) % 2, [1, 3, 5, 7, 9, 2, 4]))
#> in (3,) 5; in (1,) 3; [1, 7, 9, 'end', 'end', 'end', 'end', 'end', 'end']

### a function of filterfalse
reenter(lambda f: I.filterfalse(lambda x: f(x) % 2, range(1, 9)))
#> in (2,) 4; in (1,) 2; [6, 8, 'end', 'end', 'end', 'end', 'end', 'end', 'end']

### a function of starmap
reenter(lambda f: I.starmap(f, zip(range(8), range(8))))
#> in (1, 1) 4; in (0, 0) 2; [0, 6, 8, 10, 12, 14, 'end', 'end', 'end']

### a function of groupby
reenter(lambda f: map(lambda pair: pair[0], I.groupby(range(8), f)))
#> in (1,) 2; in (0,) 1; [0, 3, 4, 5, 6, 7, 'end', 'end', 'end']

### a function of iter
reenter(lambda f: iter(lambda c=I.count(): f(next(c)), 6))
#> in (1,) 2; in (0,) 1; [0, 3, 4, 5, 'end', 'end', 'end', 'end', 'end']

### a function of chain.from_iterable
reenter(lambda f: I.chain.from_iterable(map(lambda x: [f(x)], range(6))))
#> in (1,) 2; in (0,) 1; [0, 3, 4, 5, 'end', 'end', 'end', 'end', 'end']

### groups
class Pairs(list):
    """Stands for the groupby, and says the keys alone."""
    def __next__(self): return next(self[0])[0]
box = Pairs()
it = I.groupby(Source([box], 1, 6))
box.append(it)
for _ in range(3):
    key, group = next(it)
    print(key, [x for x in group])
#> in 1 2; in 3 4; 1 [1]
#> in 5 6; 3 [3]
#> 5 [5]

### a sequence
class Sequence:
    box = []
    def __len__(self): return 5
    def __getitem__(self, i):
        if i >= 5:
            raise IndexError
        if i in (3, 1) and self.box:
            print("in", next(self.box.pop(), None))
        return i
for make in reversed, iter:
    Sequence.box.append(make(Sequence()))
    print(list(Sequence.box[0]))
#> in 3
#> [4, 3, 2, 1, 0]
#> in 1
#> [0, 1, 3, 4]

### tee
box = []
a, b = I.tee(Source(box, 1, 3))
box.append(a)
try: next(a)
except RuntimeError as e: print(e)  #> cannot re-enter the tee iterator

### comparing with iter's sentinel
class Sentinel:
    def __eq__(self, other):
        print("sentinel", other, end="; ")  #> sentinel 3; sentinel 4; sentinel 5; [3, 4]
        return int(other) == 5
class Number(int):
    def __eq__(self, other):
        print("number")
        return False
print(list(iter(map(Number, I.count(3)).__next__, Sentinel())))
