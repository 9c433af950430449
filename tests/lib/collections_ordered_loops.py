# An OrderedDict that changes while it is looped over.

from collections import OrderedDict
def run(change, of=lambda d: d, n=4):
    d = OrderedDict.fromkeys("abcd"[:n])
    out = []
    try:
        for i, k in enumerate(of(d)):
            out.append(k if isinstance(k, str) else k and k[0])
            if i > 8: break
            change(d, k if isinstance(k, str) else k and k[0], i)
    except Exception as e: out.append(f"{type(e).__name__}: {e}")
    print(out, list(d))
class K:
    def __init__(self, n): self.n = n
    def __hash__(self): return hash(self.n)
    def __eq__(self, other): print("eq"); return self.n == other.n
views = {"keys": lambda d: d, "items": lambda d: d.items(), "reversed": reversed}

### moved, taken out and put in
ways = {
 "move_to_end": lambda d, k, i: d.move_to_end(k),
 "move_once": lambda d, k, i: i == 1 and d.move_to_end("a"),
 "move first": lambda d, k, i: d.move_to_end(k, last=False),
 "move other first": lambda d, k, i: i == 1 and d.move_to_end("d", last=False),
 "del": lambda d, k, i: i == 1 and d.pop("d"),
 "del self": lambda d, k, i: d.pop(k),
 "del, set": lambda d, k, i: (d.pop(k), d.setdefault(k)),
 "del next, add": lambda d, k, i: i == 0 and (d.pop("b"), d.setdefault("z")),
 "popitem": lambda d, k, i: i == 1 and d.popitem(),
 "popitem add": lambda d, k, i: i == 1 and (d.popitem(), d.setdefault("y")),
 "popitem first": lambda d, k, i: d.popitem(last=False),
 "set": lambda d, k, i: d.__setitem__(k, 1),
 "add": lambda d, k, i: d.__setitem__(k + "x", 1),
 "clear": lambda d, k, i: i == 1 and d.clear(),
 "clear at end": lambda d, k, i: i == 3 and d.clear(),
 "update": lambda d, k, i: d.update(d),
 "clear, refill": lambda d, k, i: i == 1 and (d.clear(), d.update(dict.fromkeys("wxyz"))),
 "same refill": lambda d, k, i: i == 1 and (d.clear(), d.update(dict.fromkeys("abcd"))),
 "move last at end": lambda d, k, i: i == 3 and d.move_to_end("a"),
}
for w, c in ways.items():
    for v, of in views.items():
        print(w, v, end=" "); run(c, of)
    print(w, "one", end=" "); run(c, lambda d: d, 1)
#> move_to_end keys ['a', 'RuntimeError: OrderedDict mutated during iteration'] ['b', 'c', 'd', 'a']
#> move_to_end items ['a', 'RuntimeError: OrderedDict mutated during iteration'] ['b', 'c', 'd', 'a']
#> move_to_end reversed ['d', 'c', 'RuntimeError: OrderedDict mutated during iteration'] ['a', 'b', 'd', 'c']
#> move_to_end one ['a'] ['a']
#> move_once keys ['a', 'b', 'RuntimeError: OrderedDict mutated during iteration'] ['b', 'c', 'd', 'a']
#> move_once items ['a', 'b', 'RuntimeError: OrderedDict mutated during iteration'] ['b', 'c', 'd', 'a']
#> move_once reversed ['d', 'c', 'RuntimeError: OrderedDict mutated during iteration'] ['b', 'c', 'd', 'a']
#> move_once one ['a'] ['a']
#> move first keys ['a', 'b', 'RuntimeError: OrderedDict mutated during iteration'] ['b', 'a', 'c', 'd']
#> move first items ['a', 'b', 'RuntimeError: OrderedDict mutated during iteration'] ['b', 'a', 'c', 'd']
#> move first reversed ['d', 'RuntimeError: OrderedDict mutated during iteration'] ['d', 'a', 'b', 'c']
#> move first one ['a'] ['a']
#> move other first keys ['a', 'b', 'RuntimeError: OrderedDict mutated during iteration'] ['d', 'a', 'b', 'c']
#> move other first items ['a', 'b', 'RuntimeError: OrderedDict mutated during iteration'] ['d', 'a', 'b', 'c']
#> move other first reversed ['d', 'c', 'RuntimeError: OrderedDict mutated during iteration'] ['d', 'a', 'b', 'c']
#> move other first one ['a'] ['a']
#> del keys ['a', 'b', 'RuntimeError: OrderedDict mutated during iteration'] ['a', 'b', 'c']
#> del items ['a', 'b', 'RuntimeError: OrderedDict mutated during iteration'] ['a', 'b', 'c']
#> del reversed ['d', 'c', 'RuntimeError: OrderedDict mutated during iteration'] ['a', 'b', 'c']
#> del one ['a'] ['a']
#> del self keys ['a', 'RuntimeError: OrderedDict mutated during iteration'] ['b', 'c', 'd']
#> del self items ['a', 'RuntimeError: OrderedDict mutated during iteration'] ['b', 'c', 'd']
#> del self reversed ['d', 'RuntimeError: OrderedDict mutated during iteration'] ['a', 'b', 'c']
#> del self one ['a'] []
#> del, set keys ['a', 'RuntimeError: OrderedDict mutated during iteration'] ['b', 'c', 'd', 'a']
#> del, set items ['a', 'RuntimeError: OrderedDict mutated during iteration'] ['b', 'c', 'd', 'a']
#> del, set reversed ['d', 'RuntimeError: OrderedDict mutated during iteration'] ['a', 'b', 'c', 'd']
#> del, set one ['a'] ['a']
#> del next, add keys ['a', 'RuntimeError: OrderedDict mutated during iteration'] ['a', 'c', 'd', 'z']
#> del next, add items ['a', 'RuntimeError: OrderedDict mutated during iteration'] ['a', 'c', 'd', 'z']
#> del next, add reversed ['d', 'RuntimeError: OrderedDict mutated during iteration'] ['a', 'c', 'd', 'z']
#> del next, add one ['a', "KeyError: 'b'"] ['a']
#> popitem keys ['a', 'b', 'RuntimeError: OrderedDict mutated during iteration'] ['a', 'b', 'c']
#> popitem items ['a', 'b', 'RuntimeError: OrderedDict mutated during iteration'] ['a', 'b', 'c']
#> popitem reversed ['d', 'c', 'RuntimeError: OrderedDict mutated during iteration'] ['a', 'b', 'c']
#> popitem one ['a'] ['a']
#> popitem add keys ['a', 'b', 'RuntimeError: OrderedDict mutated during iteration'] ['a', 'b', 'c', 'y']
#> popitem add items ['a', 'b', 'RuntimeError: OrderedDict mutated during iteration'] ['a', 'b', 'c', 'y']
#> popitem add reversed ['d', 'c', 'RuntimeError: OrderedDict mutated during iteration'] ['a', 'b', 'c', 'y']
#> popitem add one ['a'] ['a']
#> popitem first keys ['a', 'RuntimeError: OrderedDict mutated during iteration'] ['b', 'c', 'd']
#> popitem first items ['a', 'RuntimeError: OrderedDict mutated during iteration'] ['b', 'c', 'd']
#> popitem first reversed ['d', 'RuntimeError: OrderedDict mutated during iteration'] ['b', 'c', 'd']
#> popitem first one ['a'] []
#> set keys ['a', 'b', 'c', 'd'] ['a', 'b', 'c', 'd']
#> set items ['a', 'b', 'c', 'd'] ['a', 'b', 'c', 'd']
#> set reversed ['d', 'c', 'b', 'a'] ['a', 'b', 'c', 'd']
#> set one ['a'] ['a']
#> add keys ['a', 'RuntimeError: OrderedDict mutated during iteration'] ['a', 'b', 'c', 'd', 'ax']
#> add items ['a', 'RuntimeError: OrderedDict mutated during iteration'] ['a', 'b', 'c', 'd', 'ax']
#> add reversed ['d', 'RuntimeError: OrderedDict mutated during iteration'] ['a', 'b', 'c', 'd', 'dx']
#> add one ['a'] ['a', 'ax']
#> clear keys ['a', 'b', 'RuntimeError: OrderedDict mutated during iteration'] []
#> clear items ['a', 'b', 'RuntimeError: OrderedDict mutated during iteration'] []
#> clear reversed ['d', 'c', 'RuntimeError: OrderedDict mutated during iteration'] []
#> clear one ['a'] ['a']
#> clear at end keys ['a', 'b', 'c', 'd'] []
#> clear at end items ['a', 'b', 'c', 'd'] []
#> clear at end reversed ['d', 'c', 'b', 'a'] []
#> clear at end one ['a'] ['a']
#> update keys ['a', 'b', 'c', 'd'] ['a', 'b', 'c', 'd']
#> update items ['a', 'b', 'c', 'd'] ['a', 'b', 'c', 'd']
#> update reversed ['d', 'c', 'b', 'a'] ['a', 'b', 'c', 'd']
#> update one ['a'] ['a']
#> clear, refill keys ['a', 'b', 'RuntimeError: OrderedDict mutated during iteration'] ['w', 'x', 'y', 'z']
#> clear, refill items ['a', 'b', 'RuntimeError: OrderedDict mutated during iteration'] ['w', 'x', 'y', 'z']
#> clear, refill reversed ['d', 'c', 'RuntimeError: OrderedDict mutated during iteration'] ['w', 'x', 'y', 'z']
#> clear, refill one ['a'] ['a']
#> same refill keys ['a', 'b', 'RuntimeError: OrderedDict mutated during iteration'] ['a', 'b', 'c', 'd']
#> same refill items ['a', 'b', 'RuntimeError: OrderedDict mutated during iteration'] ['a', 'b', 'c', 'd']
#> same refill reversed ['d', 'c', 'RuntimeError: OrderedDict mutated during iteration'] ['a', 'b', 'c', 'd']
#> same refill one ['a'] ['a']
#> move last at end keys ['a', 'b', 'c', 'd'] ['b', 'c', 'd', 'a']
#> move last at end items ['a', 'b', 'c', 'd'] ['b', 'c', 'd', 'a']
#> move last at end reversed ['d', 'c', 'b', 'a'] ['b', 'c', 'd', 'a']
#> move last at end one ['a'] ['a']

### a key that is where it is to go
d = OrderedDict((K(n), n) for n in range(3))
it = iter(d)
print(next(it).n)
d.move_to_end(K(0), last=False); d.move_to_end(K(2))
print(next(it).n, next(it).n, next(it, None))
d.move_to_end(K(1), last=0); print([*d.values()])
for last in (True, False):
    try: d.move_to_end(K(7), last)
    except KeyError as e: print(type(e).__name__)
#> 0
#> eq
#> eq
#> 1 2 None
#> eq
#> [1, 0, 2]
#> KeyError
#> KeyError
