import collections, json, operator, re, types

def fresh():
    """Names that nothing has yet."""
    n = 0
    while True:
        n += 1
        yield f'k{n}'

new = fresh()
def swap(d, k):
    d.pop(k, None)
    d[next(new)] = 0
def swap_first(d, k): swap(d, next(iter(d)))
def swap_last(d, k): swap(d, next(reversed(d)))
def add_and_drop(d, k):
    d[next(new)] = 0
    del d[k]
def push_and_pop(d, k):
    for i in range(4): d[next(new)] = 0
    for i in range(4): d.popitem()
def move_to_end(d, k): d[k] = d.pop(k)
def refill(d, k):
    items = list(d.items())
    d.clear()
    d.update(items)
def number(d, k):
    d.pop(k)
    d[len(repr(k)), k] = 0
CHANGES = swap, swap_first, swap_last, add_and_drop, push_and_pop, move_to_end, refill, number
WAYS = [iter, reversed, lambda d: iter(d.items()), lambda d: iter(enumerate(d.values()))]

def seen(d, way, change):
    """The keys that a loop sees, at most 25; then what ends it, and what is in the dict."""
    global new
    new, log, it = fresh(), [], way(d)
    try:
        for x in it:
            k = x[0] if way is WAYS[2] else x[1] if way is WAYS[3] else x
            log.append(str(k).replace(' ', ''))
            if len(log) == 25: break
            if way is WAYS[3]: k = next(iter(d))
            change(d, k)
    except Exception as e: log.append(type(e).__name__ + ': ' + str(e)[:37])
    return ' '.join(log), '|', ' '.join(str(k).replace(' ', '') for k in d)

def show(make):
    for change in CHANGES:
        for way in WAYS: print(change.__name__, *seen(make(), way, change))

class Key:
    def __init__(self, n): self.n = n
    def __hash__(self): return self.n % 3
    def __eq__(self, other): return isinstance(other, Key) and self.n == other.n
    def __str__(self): return f'K{self.n}'

### a dict of five names, whose table is full
show(lambda: dict(a=1, b=2, c=3, d=4, e=5))
#> swap a c d e k1 RuntimeError: dictionary keys changed during iterat | b k2 k3 k4 k5
#> swap e d c b a | k1 k2 k3 k4 k5
#> swap a c d e k1 RuntimeError: dictionary keys changed during iterat | b k2 k3 k4 k5
#> swap 1 3 4 5 0 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5
#> swap_first a c d e k1 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5
#> swap_first e e d | d e k1 k2 k3
#> swap_first a c d e k1 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5
#> swap_first 1 3 4 5 0 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5
#> swap_last a b c d k4 RuntimeError: dictionary keys changed during iterat | a b c d k5
#> swap_last e d c b a | a b c d k5
#> swap_last a b c d k4 RuntimeError: dictionary keys changed during iterat | a b c d k5
#> swap_last 1 2 3 4 0 RuntimeError: dictionary keys changed during iterat | a b c d k5
#> add_and_drop a b c d e RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5
#> add_and_drop e d c b a | k1 k2 k3 k4 k5
#> add_and_drop a b c d e RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5
#> add_and_drop 1 2 3 4 5 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5
#> push_and_pop a b c d e | a b c d e
#> push_and_pop e d c b a | a b c d e
#> push_and_pop a b c d e | a b c d e
#> push_and_pop 1 2 3 4 5 | a b c d e
#> move_to_end a c d e a RuntimeError: dictionary keys changed during iterat | b c d e a
#> move_to_end e d c b a | e d c b a
#> move_to_end a c d e a RuntimeError: dictionary keys changed during iterat | b c d e a
#> move_to_end 1 3 4 5 1 RuntimeError: dictionary keys changed during iterat | a b c d e
#> refill a b c d e | a b c d e
#> refill e d c b a | a b c d e
#> refill a b c d e | a b c d e
#> refill 1 2 3 4 5 | a b c d e
#> number a c d e (3,'a') RuntimeError: dictionary keys changed during iterat | b (3,'c') (3,'d') (3,'e') (8,(3,'a'))
#> number e d c b a | (3,'e') (3,'d') (3,'c') (3,'b') (3,'a')
#> number a c d e (3,'a') RuntimeError: dictionary keys changed during iterat | b (3,'c') (3,'d') (3,'e') (8,(3,'a'))
#> number 1 3 4 5 0 RuntimeError: dictionary keys changed during iterat | (3,'a') (3,'b') (3,'c') (3,'d') (3,'e')

### of one, of three and of six: 'a'
for text in 'a',: show(lambda: dict.fromkeys(text))
#> swap a RuntimeError: dictionary keys changed during iterat | k1
#> swap a | k1
#> swap a RuntimeError: dictionary keys changed during iterat | k1
#> swap None RuntimeError: dictionary keys changed during iterat | k1
#> swap_first a RuntimeError: dictionary keys changed during iterat | k1
#> swap_first a | k1
#> swap_first a RuntimeError: dictionary keys changed during iterat | k1
#> swap_first None RuntimeError: dictionary keys changed during iterat | k1
#> swap_last a RuntimeError: dictionary keys changed during iterat | k1
#> swap_last a | k1
#> swap_last a RuntimeError: dictionary keys changed during iterat | k1
#> swap_last None RuntimeError: dictionary keys changed during iterat | k1
#> add_and_drop a RuntimeError: dictionary keys changed during iterat | k1
#> add_and_drop a | k1
#> add_and_drop a RuntimeError: dictionary keys changed during iterat | k1
#> add_and_drop None RuntimeError: dictionary keys changed during iterat | k1
#> push_and_pop a | a
#> push_and_pop a | a
#> push_and_pop a | a
#> push_and_pop None | a
#> move_to_end a RuntimeError: dictionary keys changed during iterat | a
#> move_to_end a | a
#> move_to_end a RuntimeError: dictionary keys changed during iterat | a
#> move_to_end None RuntimeError: dictionary keys changed during iterat | a
#> refill a | a
#> refill a | a
#> refill a | a
#> refill None | a
#> number a | (3,'a')
#> number a | (3,'a')
#> number a | (3,'a')
#> number None | (3,'a')

### of one, of three and of six: abc
for text in 'abc',: show(lambda: dict.fromkeys(text))
#> swap a b c | k1 k2 k3
#> swap c b a | k1 k2 k3
#> swap a b c | k1 k2 k3
#> swap None None None | k1 k2 k3
#> swap_first a b c | k1 k2 k3
#> swap_first c b | c k1 k2
#> swap_first a b c | k1 k2 k3
#> swap_first None None None | k1 k2 k3
#> swap_last a b k2 | a b k3
#> swap_last c b a | a b k3
#> swap_last a b k2 | a b k3
#> swap_last None None 0 | a b k3
#> add_and_drop a b c RuntimeError: dictionary keys changed during iterat | k1 k2 k3
#> add_and_drop c b a | k1 k2 k3
#> add_and_drop a b c RuntimeError: dictionary keys changed during iterat | k1 k2 k3
#> add_and_drop None None None RuntimeError: dictionary keys changed during iterat | k1 k2 k3
#> push_and_pop a b c | a b c
#> push_and_pop c b a | a b c
#> push_and_pop a b c | a b c
#> push_and_pop None None None | a b c
#> move_to_end a b c | a b c
#> move_to_end c b a | c b a
#> move_to_end a b c | a b c
#> move_to_end None None None | a b c
#> refill a b c | a b c
#> refill c b a | a b c
#> refill a b c | a b c
#> refill None None None | a b c
#> number a c (3,'a') RuntimeError: dictionary keys changed during iterat | b (3,'c') (8,(3,'a'))
#> number c b a | (3,'c') (3,'b') (3,'a')
#> number a c (3,'a') RuntimeError: dictionary keys changed during iterat | b (3,'c') (8,(3,'a'))
#> number None None 0 RuntimeError: dictionary keys changed during iterat | (3,'a') (3,'b') (3,'c')

### of one, of three and of six: abcdef
for text in 'abcdef',: show(lambda: dict.fromkeys(text))
#> swap a b c d e k5 RuntimeError: dictionary keys changed during iterat | f k1 k2 k3 k4 k6
#> swap f e d c b a | k1 k2 k3 k4 k5 k6
#> swap a b c d e k5 RuntimeError: dictionary keys changed during iterat | f k1 k2 k3 k4 k6
#> swap None None None None None 0 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5 k6
#> swap_first a b c d e k5 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5 k6
#> swap_first f e d | d e f k1 k2 k3
#> swap_first a b c d e k5 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5 k6
#> swap_first None None None None None 0 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5 k6
#> swap_last a b c d e k5 RuntimeError: dictionary keys changed during iterat | a b c d e k6
#> swap_last f e d c b a | a b c d e k6
#> swap_last a b c d e k5 RuntimeError: dictionary keys changed during iterat | a b c d e k6
#> swap_last None None None None None 0 RuntimeError: dictionary keys changed during iterat | a b c d e k6
#> add_and_drop a b c d e k4 RuntimeError: dictionary keys changed during iterat | f k1 k2 k3 k5 k6
#> add_and_drop f e d c b a | k1 k2 k3 k4 k5 k6
#> add_and_drop a b c d e k4 RuntimeError: dictionary keys changed during iterat | f k1 k2 k3 k5 k6
#> add_and_drop None None None None None 0 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5 k6
#> push_and_pop a b c d e f | a b c d e f
#> push_and_pop f e d c b a | a b c d e f
#> push_and_pop a b c d e f | a b c d e f
#> push_and_pop None None None None None None | a b c d e f
#> move_to_end a b c d e e RuntimeError: dictionary keys changed during iterat | f a b c d e
#> move_to_end f e d c b a | f e d c b a
#> move_to_end a b c d e e RuntimeError: dictionary keys changed during iterat | f a b c d e
#> move_to_end None None None None None None RuntimeError: dictionary keys changed during iterat | a b c d e f
#> refill a b c d e f | a b c d e f
#> refill f e d c b a | a b c d e f
#> refill a b c d e f | a b c d e f
#> refill None None None None None None | a b c d e f
#> number a c d e f (3,'a') | b (3,'c') (3,'d') (3,'e') (3,'f') (8,(3,'a'))
#> number f e d c b a | (3,'f') (3,'e') (3,'d') (3,'c') (3,'b') (3,'a')
#> number a c d e f (3,'a') | b (3,'c') (3,'d') (3,'e') (3,'f') (8,(3,'a'))
#> number None None None None None 0 | (3,'a') (3,'b') (3,'c') (3,'d') (3,'e') (3,'f')

### of ints
show(lambda: {i: i for i in range(5)})
#> swap 0 2 3 4 k1 RuntimeError: dictionary keys changed during iterat | 1 k2 k3 k4 k5
#> swap 4 3 2 1 0 | k1 k2 k3 k4 k5
#> swap 0 2 3 4 k1 RuntimeError: dictionary keys changed during iterat | 1 k2 k3 k4 k5
#> swap 0 2 3 4 0 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5
#> swap_first 0 2 3 4 k1 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5
#> swap_first 4 4 3 | 3 4 k1 k2 k3
#> swap_first 0 2 3 4 k1 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5
#> swap_first 0 2 3 4 0 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5
#> swap_last 0 1 2 3 k4 RuntimeError: dictionary keys changed during iterat | 0 1 2 3 k5
#> swap_last 4 3 2 1 0 | 0 1 2 3 k5
#> swap_last 0 1 2 3 k4 RuntimeError: dictionary keys changed during iterat | 0 1 2 3 k5
#> swap_last 0 1 2 3 0 RuntimeError: dictionary keys changed during iterat | 0 1 2 3 k5
#> add_and_drop 0 1 2 3 4 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5
#> add_and_drop 4 3 2 1 0 | k1 k2 k3 k4 k5
#> add_and_drop 0 1 2 3 4 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5
#> add_and_drop 0 1 2 3 4 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5
#> push_and_pop 0 1 2 3 4 | 0 1 2 3 4
#> push_and_pop 4 3 2 1 0 | 0 1 2 3 4
#> push_and_pop 0 1 2 3 4 | 0 1 2 3 4
#> push_and_pop 0 1 2 3 4 | 0 1 2 3 4
#> move_to_end 0 2 3 4 0 RuntimeError: dictionary keys changed during iterat | 1 2 3 4 0
#> move_to_end 4 3 2 1 0 | 4 3 2 1 0
#> move_to_end 0 2 3 4 0 RuntimeError: dictionary keys changed during iterat | 1 2 3 4 0
#> move_to_end 0 2 3 4 0 RuntimeError: dictionary keys changed during iterat | 0 1 2 3 4
#> refill 0 1 2 3 4 | 0 1 2 3 4
#> refill 4 3 2 1 0 | 0 1 2 3 4
#> refill 0 1 2 3 4 | 0 1 2 3 4
#> refill 0 1 2 3 4 | 0 1 2 3 4
#> number 0 2 3 4 (1,0) RuntimeError: dictionary keys changed during iterat | 1 (1,2) (1,3) (1,4) (6,(1,0))
#> number 4 3 2 1 0 | (1,4) (1,3) (1,2) (1,1) (1,0)
#> number 0 2 3 4 (1,0) RuntimeError: dictionary keys changed during iterat | 1 (1,2) (1,3) (1,4) (6,(1,0))
#> number 0 2 3 4 0 RuntimeError: dictionary keys changed during iterat | (1,0) (1,1) (1,2) (1,3) (1,4)

### names and numbers in a display
show(lambda: {'a': 1, 2: 2, 'c': 3, 4.5: 4, (5, 6): 5, 'f': 6})
#> swap a 2 c 4.5 (5,6) k5 RuntimeError: dictionary keys changed during iterat | f k1 k2 k3 k4 k6
#> swap f (5,6) 4.5 c 2 a | k1 k2 k3 k4 k5 k6
#> swap a 2 c 4.5 (5,6) k5 RuntimeError: dictionary keys changed during iterat | f k1 k2 k3 k4 k6
#> swap 1 2 3 4 5 0 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5 k6
#> swap_first a 2 c 4.5 (5,6) k5 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5 k6
#> swap_first f (5,6) 4.5 | 4.5 (5,6) f k1 k2 k3
#> swap_first a 2 c 4.5 (5,6) k5 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5 k6
#> swap_first 1 2 3 4 5 0 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5 k6
#> swap_last a 2 c 4.5 (5,6) k5 RuntimeError: dictionary keys changed during iterat | a 2 c 4.5 (5,6) k6
#> swap_last f (5,6) 4.5 c 2 a | a 2 c 4.5 (5,6) k6
#> swap_last a 2 c 4.5 (5,6) k5 RuntimeError: dictionary keys changed during iterat | a 2 c 4.5 (5,6) k6
#> swap_last 1 2 3 4 5 0 RuntimeError: dictionary keys changed during iterat | a 2 c 4.5 (5,6) k6
#> add_and_drop a 2 c 4.5 (5,6) k4 RuntimeError: dictionary keys changed during iterat | f k1 k2 k3 k5 k6
#> add_and_drop f (5,6) 4.5 c 2 a | k1 k2 k3 k4 k5 k6
#> add_and_drop a 2 c 4.5 (5,6) k4 RuntimeError: dictionary keys changed during iterat | f k1 k2 k3 k5 k6
#> add_and_drop 1 2 3 4 5 0 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5 k6
#> push_and_pop a 2 c 4.5 (5,6) f | a 2 c 4.5 (5,6) f
#> push_and_pop f (5,6) 4.5 c 2 a | a 2 c 4.5 (5,6) f
#> push_and_pop a 2 c 4.5 (5,6) f | a 2 c 4.5 (5,6) f
#> push_and_pop 1 2 3 4 5 6 | a 2 c 4.5 (5,6) f
#> move_to_end a 2 c 4.5 (5,6) (5,6) RuntimeError: dictionary keys changed during iterat | f a 2 c 4.5 (5,6)
#> move_to_end f (5,6) 4.5 c 2 a | f (5,6) 4.5 c 2 a
#> move_to_end a 2 c 4.5 (5,6) (5,6) RuntimeError: dictionary keys changed during iterat | f a 2 c 4.5 (5,6)
#> move_to_end 1 2 3 4 5 5 RuntimeError: dictionary keys changed during iterat | a 2 c 4.5 (5,6) f
#> refill a 2 c 4.5 (5,6) f | a 2 c 4.5 (5,6) f
#> refill f (5,6) 4.5 c 2 a | a 2 c 4.5 (5,6) f
#> refill a 2 c 4.5 (5,6) f | a 2 c 4.5 (5,6) f
#> refill 1 2 3 4 5 6 | a 2 c 4.5 (5,6) f
#> number a 2 c 4.5 (5,6) (6,(5,6)) RuntimeError: dictionary keys changed during iterat | f (3,'a') (1,2) (3,'c') (3,4.5) (11,(6,(5,6)))
#> number f (5,6) 4.5 c 2 a | (3,'f') (6,(5,6)) (3,4.5) (3,'c') (1,2) (3,'a')
#> number a 2 c 4.5 (5,6) (6,(5,6)) RuntimeError: dictionary keys changed during iterat | f (3,'a') (1,2) (3,'c') (3,4.5) (11,(6,(5,6)))
#> number 1 2 3 4 5 0 RuntimeError: dictionary keys changed during iterat | (3,'a') (1,2) (3,'c') (3,4.5) (6,(5,6)) (3,'f')

### one in which holes are already
def make():
    d = {i: i for i in range(12)}
    for i in 0, 3, 4, 8: del d[i]
    return d
for change in CHANGES: print(change.__name__, *seen(make(), iter, change), *seen(make(), WAYS[2], change))
#> swap 1 2 5 6 7 9 10 11 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5 k6 k7 k8 1 2 5 6 7 9 10 11 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5 k6 k7 k8
#> swap_first 1 2 5 6 7 9 10 11 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5 k6 k7 k8 1 2 5 6 7 9 10 11 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5 k6 k7 k8
#> swap_last 1 2 5 6 7 9 10 k7 RuntimeError: dictionary keys changed during iterat | 1 2 5 6 7 9 10 k8 1 2 5 6 7 9 10 k7 RuntimeError: dictionary keys changed during iterat | 1 2 5 6 7 9 10 k8
#> add_and_drop 1 2 5 6 7 9 10 11 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5 k6 k7 k8 1 2 5 6 7 9 10 11 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5 k6 k7 k8
#> push_and_pop 1 2 5 10 11 | 1 2 5 6 7 9 10 11 1 2 5 10 11 | 1 2 5 6 7 9 10 11
#> move_to_end 1 2 5 6 7 9 10 11 RuntimeError: dictionary keys changed during iterat | 1 2 5 6 7 9 10 11 1 2 5 6 7 9 10 11 RuntimeError: dictionary keys changed during iterat | 1 2 5 6 7 9 10 11
#> refill 1 5 6 7 9 10 11 | 1 2 5 6 7 9 10 11 1 5 6 7 9 10 11 | 1 2 5 6 7 9 10 11
#> number 1 2 5 6 7 9 10 11 RuntimeError: dictionary keys changed during iterat | (1,1) (1,2) (1,5) (1,6) (1,7) (1,9) (2,10) (2,11) 1 2 5 6 7 9 10 11 RuntimeError: dictionary keys changed during iterat | (1,1) (1,2) (1,5) (1,6) (1,7) (1,9) (2,10) (2,11)

### its copies, which keep few holes and not many
def make(holes, copy):
    d = {i: i for i in range(8)}
    for i in range(holes): del d[i]
    return copy(d)
for copy in dict.copy, dict, lambda d: {**d}, lambda d: d | {}, lambda d: dict.fromkeys(d):
    for holes in 0, 2, 3:
        print(*seen(make(holes, copy), iter, swap), *seen(make(holes, copy), reversed, swap_first))
#> 0 1 2 6 7 k1 k2 k3 RuntimeError: dictionary keys changed during iterat | 3 4 5 k4 k5 k6 k7 k8 7 6 5 7 6 5 | 6 7 k1 k2 k3 k4 k5 k6
#> 2 3 4 k3 k4 k5 RuntimeError: dictionary keys changed during iterat | 5 6 7 k1 k2 k6 7 6 5 k2 k1 7 | k1 k2 k3 k4 k5 k6
#> 3 4 5 | 6 7 k1 k2 k3 7 6 5 k3 k2 k1 | k2 k3 k4 k5 k6
#> 0 1 2 6 7 k1 k2 k3 RuntimeError: dictionary keys changed during iterat | 3 4 5 k4 k5 k6 k7 k8 7 6 5 7 6 5 | 6 7 k1 k2 k3 k4 k5 k6
#> 2 3 4 5 6 k5 RuntimeError: dictionary keys changed during iterat | 7 k1 k2 k3 k4 k6 7 6 5 | 5 6 7 k1 k2 k3
#> 3 5 6 7 k1 RuntimeError: dictionary keys changed during iterat | 4 k2 k3 k4 k5 7 7 6 | 6 7 k1 k2 k3
#> 0 1 2 6 7 k1 k2 k3 RuntimeError: dictionary keys changed during iterat | 3 4 5 k4 k5 k6 k7 k8 7 6 5 7 6 5 | 6 7 k1 k2 k3 k4 k5 k6
#> 2 3 4 5 6 k5 RuntimeError: dictionary keys changed during iterat | 7 k1 k2 k3 k4 k6 7 6 5 | 5 6 7 k1 k2 k3
#> 3 5 6 7 k1 RuntimeError: dictionary keys changed during iterat | 4 k2 k3 k4 k5 7 7 6 | 6 7 k1 k2 k3
#> 0 1 2 6 7 k1 k2 k3 RuntimeError: dictionary keys changed during iterat | 3 4 5 k4 k5 k6 k7 k8 7 6 5 7 6 5 | 6 7 k1 k2 k3 k4 k5 k6
#> 2 3 4 k3 k4 k5 RuntimeError: dictionary keys changed during iterat | 5 6 7 k1 k2 k6 7 6 5 k2 k1 7 | k1 k2 k3 k4 k5 k6
#> 3 4 5 | 6 7 k1 k2 k3 7 6 5 k3 k2 k1 | k2 k3 k4 k5 k6
#> 0 1 2 6 7 k1 k2 k3 RuntimeError: dictionary keys changed during iterat | 3 4 5 k4 k5 k6 k7 k8 7 6 5 7 6 5 | 6 7 k1 k2 k3 k4 k5 k6
#> 2 3 4 5 6 k5 RuntimeError: dictionary keys changed during iterat | 7 k1 k2 k3 k4 k6 7 6 5 | 5 6 7 k1 k2 k3
#> 3 5 6 7 k1 RuntimeError: dictionary keys changed during iterat | 4 k2 k3 k4 k5 7 7 6 | 6 7 k1 k2 k3

### joined with another: 1, 4 and 6
for size in 1, 4, 6:
    more = {f'm{i}': i for i in range(size)}
    for d in {1: 2} | more, {**more, 'x': 1}, {**{}, **more}, dict(more, y=1, z=2):
        print(*seen(d, iter, swap))
    d = {'a': 1}
    d.update(more)
    print(*seen(d, reversed, swap))
#> 1 m0 RuntimeError: dictionary keys changed during iterat | k1 k2
#> m0 x RuntimeError: dictionary keys changed during iterat | k1 k2
#> m0 RuntimeError: dictionary keys changed during iterat | k1
#> m0 y z | k1 k2 k3
#> m0 a | k1 k2
#> 1 m1 m2 m3 k1 RuntimeError: dictionary keys changed during iterat | m0 k2 k3 k4 k5
#> m0 m2 m3 x k1 RuntimeError: dictionary keys changed during iterat | m1 k2 k3 k4 k5
#> m0 m1 k1 k2 RuntimeError: dictionary keys changed during iterat | m2 m3 k3 k4
#> m0 m1 m2 m3 y k5 RuntimeError: dictionary keys changed during iterat | z k1 k2 k3 k4 k6
#> m3 m2 m1 m0 a | k1 k2 k3 k4 k5
#> 1 m0 m1 m2 k2 k3 k4 RuntimeError: dictionary keys changed during iterat | m3 m4 m5 k1 k5 k6 k7
#> m0 m1 m2 m3 k2 k3 k4 RuntimeError: dictionary keys changed during iterat | m4 m5 x k1 k5 k6 k7
#> m0 m1 m2 m3 m4 k5 RuntimeError: dictionary keys changed during iterat | m5 k1 k2 k3 k4 k6
#> m0 m1 m2 y z k1 k2 k3 RuntimeError: dictionary keys changed during iterat | m3 m4 m5 k4 k5 k6 k7 k8
#> m5 m4 m3 m2 m1 m0 a | k1 k2 k3 k4 k5 k6 k7

### joined with another: 11 and 22
for size in 11, 22:
    more = {f'm{i}': i for i in range(size)}
    for d in {1: 2} | more, {**more, 'x': 1}, {**{}, **more}, dict(more, y=1, z=2):
        print(*seen(d, iter, swap))
    d = {'a': 1}
    d.update(more)
    print(*seen(d, reversed, swap))
#> 1 m0 m1 m2 m3 m4 m5 m6 m7 m8 k9 k10 RuntimeError: dictionary keys changed during iterat | m9 m10 k1 k2 k3 k4 k5 k6 k7 k8 k11 k12
#> m0 m1 m2 m3 m4 m5 m6 m7 m8 m9 k9 k10 RuntimeError: dictionary keys changed during iterat | m10 x k1 k2 k3 k4 k5 k6 k7 k8 k11 k12
#> m0 m1 m2 m3 m4 m5 m6 m7 m8 m9 m10 | k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11
#> m0 m1 m2 m3 m4 m5 m6 m7 m8 k6 k7 k8 k9 RuntimeError: dictionary keys changed during iterat | m9 m10 y z k1 k2 k3 k4 k5 k10 k11 k12 k13
#> m10 m9 m8 m7 m6 m5 m4 m3 m2 m1 m0 a | k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12
#> 1 m0 m1 m2 m3 m4 m5 m6 m7 m8 m9 m10 m11 m12 m13 m14 m15 m16 m17 m18 k18 k19 k20 RuntimeError: dictionary keys changed during iterat | m19 m20 m21 k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13 k14 k15 k16 k17 k21 k22 k23
#> m0 m1 m2 m3 m4 m5 m6 m7 m8 m9 m10 m11 m12 m13 m14 m15 m16 m17 m18 m19 k18 k19 k20 RuntimeError: dictionary keys changed during iterat | m20 m21 x k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13 k14 k15 k16 k17 k21 k22 k23
#> m0 m1 m2 m3 m4 m5 m6 m7 m8 m9 m10 m11 m12 m13 m14 m15 m16 m17 m18 m19 m20 k21 RuntimeError: dictionary keys changed during iterat | m21 k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13 k14 k15 k16 k17 k18 k19 k20 k22
#> m0 m1 m2 m3 m4 m5 m6 m7 m8 m9 m10 m11 m12 m13 m14 m15 m16 m17 m18 k15 k16 k17 k18 k19 RuntimeError: dictionary keys changed during iterat | m19 m20 m21 y z k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13 k14 k20 k21 k22 k23 k24
#> m21 m20 m19 m18 m17 m16 m15 m14 m13 m12 m11 m10 m9 m8 m7 m6 m5 m4 m3 m2 m1 m0 a | k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13 k14 k15 k16 k17 k18 k19 k20 k21 k22 k23

### displays of many pairs
print(*seen({'a': 0, 'b': 1, 'c': 2, 'd': 3, 'e': 4, 'f': 5, 'g': 6, 'h': 7, 'i': 8, 10: 9}, iter, swap_first))
print(*seen({'a': 0, 'b': 1, 'c': 2, 'd': 3, 'e': 4, 'f': 5, 'g': 6, 'h': 7, 'i': 8, 'j': 9, 'k': 10, 'l': 11,
    'm': 12, 'n': 13, 'o': 14, 16: 15, 17: 16, 18: 17}, iter, swap_first))
print(*seen({**{'a': 1}, 'b': 2, 3: 4, 'c': 5, 'd': 6, 'e': 7}, iter, swap_last))
#> a c d e f g h i 10 k1 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5 k6 k7 k8 k9 k10
#> a b c d e f g h i j k l m n o 16 17 18 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13 k14 k15 k16 k17 k18
#> a b 3 c d k5 RuntimeError: dictionary keys changed during iterat | a b 3 c d k6

### emptied by popitem(), whose places count as taken
for n in 1, 2, 4, 5, 7:
    d = dict.fromkeys('abcdefgh')
    for i in range(n): d.popitem()
    for i in range(n): d[i] = i
    print(*seen(d, iter, swap), *seen(d, reversed, swap_last))
#> a b c d e f g 0 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5 k6 k7 k8 k8 RuntimeError: dictionary changed size during iterat | k1 k2 k3 k4 k5 k6 k7
#> a b c d e f 0 1 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5 k6 k7 k8 k8 RuntimeError: dictionary changed size during iterat | k1 k2 k3 k4 k5 k6 k7
#> a b c 2 3 k1 k2 k3 RuntimeError: dictionary keys changed during iterat | d 0 1 k4 k5 k6 k7 k8 k8 k7 k6 k5 RuntimeError: dictionary changed size during iterat | d 0 1 k4 k5 k6 k7
#> a b c 3 4 k1 k2 k3 RuntimeError: dictionary keys changed during iterat | 0 1 2 k4 k5 k6 k7 k8 k8 k7 k6 k5 RuntimeError: dictionary changed size during iterat | 0 1 2 k4 k5 k6 k7
#> a 0 1 5 6 k1 k2 k3 RuntimeError: dictionary keys changed during iterat | 2 3 4 k4 k5 k6 k7 k8 k8 k7 k6 k5 RuntimeError: dictionary changed size during iterat | 2 3 4 k4 k5 k6 k7

### keyword arguments, locals(), groups of a match, JSON, a named tuple's
def keywords(**kw): return kw
def variables(a, b, c): return locals()
for make in lambda: keywords(a=1, b=2, c=3), lambda: keywords(**dict.fromkeys('abcdefg')), lambda: variables(1,
        2, 3), lambda: re.match('(?P<a>.)(?P<b>.)(?P<c>.)',
        'xyz').groupdict(), lambda: json.loads(
        '{"a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6}'), lambda: collections.namedtuple('N', 'a b c d')(1,
        2, 3, 4)._asdict():
    for change in swap, add_and_drop, number: print(*seen(make(), iter, change), *seen(make(), reversed, change))
#> a b c | k1 k2 k3 c b a | k1 k2 k3
#> a b c RuntimeError: dictionary keys changed during iterat | k1 k2 k3 c b a | k1 k2 k3
#> a c (3,'a') RuntimeError: dictionary keys changed during iterat | b (3,'c') (8,(3,'a')) c b a | (3,'c') (3,'b') (3,'a')
#> a b c d k2 k3 k4 RuntimeError: dictionary keys changed during iterat | e f g k1 k5 k6 k7 g f e d c b a | k1 k2 k3 k4 k5 k6 k7
#> a b c d k1 k2 k3 RuntimeError: dictionary keys changed during iterat | e f g k4 k5 k6 k7 g f e d c b a | k1 k2 k3 k4 k5 k6 k7
#> a c d e f g (3,'a') RuntimeError: dictionary keys changed during iterat | b (3,'c') (3,'d') (3,'e') (3,'f') (3,'g') (8,(3,'a')) g f e d c b a | (3,'g') (3,'f') (3,'e') (3,'d') (3,'c') (3,'b') (3,'a')
#> a b c | k1 k2 k3 c b a | k1 k2 k3
#> a b c RuntimeError: dictionary keys changed during iterat | k1 k2 k3 c b a | k1 k2 k3
#> a c (3,'a') RuntimeError: dictionary keys changed during iterat | b (3,'c') (8,(3,'a')) c b a | (3,'c') (3,'b') (3,'a')
#> a b c | k1 k2 k3 c b a | k1 k2 k3
#> a b c RuntimeError: dictionary keys changed during iterat | k1 k2 k3 c b a | k1 k2 k3
#> a c (3,'a') RuntimeError: dictionary keys changed during iterat | b (3,'c') (8,(3,'a')) c b a | (3,'c') (3,'b') (3,'a')
#> a b c d e k5 RuntimeError: dictionary keys changed during iterat | f k1 k2 k3 k4 k6 f e d c b a | k1 k2 k3 k4 k5 k6
#> a b c d e k4 RuntimeError: dictionary keys changed during iterat | f k1 k2 k3 k5 k6 f e d c b a | k1 k2 k3 k4 k5 k6
#> a c d e f (3,'a') | b (3,'c') (3,'d') (3,'e') (3,'f') (8,(3,'a')) f e d c b a | (3,'f') (3,'e') (3,'d') (3,'c') (3,'b') (3,'a')
#> a b k1 k2 RuntimeError: dictionary keys changed during iterat | c d k3 k4 d c b a | k1 k2 k3 k4
#> a b d k1 RuntimeError: dictionary keys changed during iterat | c k2 k3 k4 d c b a | k1 k2 k3 k4
#> a c d (3,'a') RuntimeError: dictionary keys changed during iterat | b (3,'c') (3,'d') (8,(3,'a')) d c b a | (3,'d') (3,'c') (3,'b') (3,'a')

### an OrderedDict notices every change
show(lambda: collections.OrderedDict(a=1, b=2, c=3))
#> swap a RuntimeError: OrderedDict mutated during iteration | b c k1
#> swap c RuntimeError: OrderedDict mutated during iteration | a b k1
#> swap a RuntimeError: OrderedDict mutated during iteration | b c k1
#> swap 1 RuntimeError: OrderedDict mutated during iteration | b c k1
#> swap_first a RuntimeError: OrderedDict mutated during iteration | b c k1
#> swap_first c RuntimeError: OrderedDict mutated during iteration | b c k1
#> swap_first a RuntimeError: OrderedDict mutated during iteration | b c k1
#> swap_first 1 RuntimeError: OrderedDict mutated during iteration | b c k1
#> swap_last a RuntimeError: OrderedDict mutated during iteration | a b k1
#> swap_last c RuntimeError: OrderedDict mutated during iteration | a b k1
#> swap_last a RuntimeError: OrderedDict mutated during iteration | a b k1
#> swap_last 1 RuntimeError: OrderedDict mutated during iteration | a b k1
#> add_and_drop a RuntimeError: OrderedDict mutated during iteration | b c k1
#> add_and_drop c RuntimeError: OrderedDict mutated during iteration | a b k1
#> add_and_drop a RuntimeError: OrderedDict mutated during iteration | b c k1
#> add_and_drop 1 RuntimeError: OrderedDict mutated during iteration | b c k1
#> push_and_pop a RuntimeError: OrderedDict mutated during iteration | a b c
#> push_and_pop c RuntimeError: OrderedDict mutated during iteration | a b c
#> push_and_pop a RuntimeError: OrderedDict mutated during iteration | a b c
#> push_and_pop 1 RuntimeError: OrderedDict mutated during iteration | a b c
#> move_to_end a RuntimeError: OrderedDict mutated during iteration | b c a
#> move_to_end c RuntimeError: OrderedDict mutated during iteration | a b c
#> move_to_end a RuntimeError: OrderedDict mutated during iteration | b c a
#> move_to_end 1 RuntimeError: OrderedDict mutated during iteration | b c a
#> refill a RuntimeError: OrderedDict mutated during iteration | a b c
#> refill c RuntimeError: OrderedDict mutated during iteration | a b c
#> refill a RuntimeError: OrderedDict mutated during iteration | a b c
#> refill 1 RuntimeError: OrderedDict mutated during iteration | a b c
#> number a RuntimeError: OrderedDict mutated during iteration | b c (3,'a')
#> number c RuntimeError: OrderedDict mutated during iteration | a b (3,'c')
#> number a RuntimeError: OrderedDict mutated during iteration | b c (3,'a')
#> number 1 RuntimeError: OrderedDict mutated during iteration | b c (3,'a')

### an OrderedDict's changes that a loop may go on after
d = collections.OrderedDict.fromkeys('abc')
for k in d:
    d[k] = 5
    d.setdefault('a', 6)
print(d)  #> OrderedDict({'a': 5, 'b': 5, 'c': 5})
for k in d:
    if k == 'c': d['late'] = 1
print(d)  #> OrderedDict({'a': 5, 'b': 5, 'c': 5, 'late': 1})
it = iter(d)
next(it)
d.move_to_end('b')
for i in range(2): print(next(it, 'over'))
#! RuntimeError: OrderedDict mutated during iteration

### Counter, defaultdict and classes of their kinds: Counter, defaultdict and collections
for make in lambda: collections.Counter('abcde'), lambda: collections.defaultdict(int, a=1, b=2, c=3):
    for change in CHANGES: print(change.__name__, *seen(make(), iter, change), *seen(make(), reversed, change))
#> swap a c d e k1 RuntimeError: dictionary keys changed during iterat | b k2 k3 k4 k5 e d c b a | k1 k2 k3 k4 k5
#> swap_first a c d e k1 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5 e e d | d e k1 k2 k3
#> swap_last a b c d k4 RuntimeError: dictionary keys changed during iterat | a b c d k5 e d c b a | a b c d k5
#> add_and_drop a b c d e RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5 e d c b a | k1 k2 k3 k4 k5
#> push_and_pop a b c d e | a b c d e e d c b a | a b c d e
#> move_to_end a c d e a RuntimeError: dictionary keys changed during iterat | b c d e a e d c b a | e d c b a
#> refill a ('b',1) (('c',1),1) ((('d',1),1),1) (((('e',1),1),1),1) | ((((('a',1),1),1),1),1) ((((('b',1),1),1),1),1) ((((('c',1),1),1),1),1) ((((('d',1),1),1),1),1) ((((('e',1),1),1),1),1) e ('d',1) (('c',1),1) ((('b',1),1),1) (((('a',1),1),1),1) | ((((('a',1),1),1),1),1) ((((('b',1),1),1),1),1) ((((('c',1),1),1),1),1) ((((('d',1),1),1),1),1) ((((('e',1),1),1),1),1)
#> number a c d e (3,'a') RuntimeError: dictionary keys changed during iterat | b (3,'c') (3,'d') (3,'e') (8,(3,'a')) e d c b a | (3,'e') (3,'d') (3,'c') (3,'b') (3,'a')
#> swap a b c | k1 k2 k3 c b a | k1 k2 k3
#> swap_first a b c | k1 k2 k3 c b | c k1 k2
#> swap_last a b k2 | a b k3 c b a | a b k3
#> add_and_drop a b c RuntimeError: dictionary keys changed during iterat | k1 k2 k3 c b a | k1 k2 k3
#> push_and_pop a b c | a b c c b a | a b c
#> move_to_end a b c | a b c c b a | c b a
#> refill a b c | a b c c b a | a b c
#> number a c (3,'a') RuntimeError: dictionary keys changed during iterat | b (3,'c') (8,(3,'a')) c b a | (3,'c') (3,'b') (3,'a')

### Counter, defaultdict and classes of their kinds: Own, Looks and fromkeys
class Own(dict): pass
class Looks(dict):
    def __missing__(self, k): return self.setdefault(k, 0)
for make in lambda: Own(a=1, b=2, c=3), lambda: Looks(dict.fromkeys('abcdef')):
    for change in CHANGES: print(change.__name__, *seen(make(), iter, change), *seen(make(), reversed, change))
#> swap a b c | k1 k2 k3 c b a | k1 k2 k3
#> swap_first a b c | k1 k2 k3 c b | c k1 k2
#> swap_last a b k2 | a b k3 c b a | a b k3
#> add_and_drop a b c RuntimeError: dictionary keys changed during iterat | k1 k2 k3 c b a | k1 k2 k3
#> push_and_pop a b c | a b c c b a | a b c
#> move_to_end a b c | a b c c b a | c b a
#> refill a b c | a b c c b a | a b c
#> number a c (3,'a') RuntimeError: dictionary keys changed during iterat | b (3,'c') (8,(3,'a')) c b a | (3,'c') (3,'b') (3,'a')
#> swap a b c d e k5 RuntimeError: dictionary keys changed during iterat | f k1 k2 k3 k4 k6 f e d c b a | k1 k2 k3 k4 k5 k6
#> swap_first a b c d e k5 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5 k6 f e d | d e f k1 k2 k3
#> swap_last a b c d e k5 RuntimeError: dictionary keys changed during iterat | a b c d e k6 f e d c b a | a b c d e k6
#> add_and_drop a b c d e k4 RuntimeError: dictionary keys changed during iterat | f k1 k2 k3 k5 k6 f e d c b a | k1 k2 k3 k4 k5 k6
#> push_and_pop a b c d e f | a b c d e f f e d c b a | a b c d e f
#> move_to_end a b c d e e RuntimeError: dictionary keys changed during iterat | f a b c d e f e d c b a | f e d c b a
#> refill a b c d e f | a b c d e f f e d c b a | a b c d e f
#> number a c d e f (3,'a') | b (3,'c') (3,'d') (3,'e') (3,'f') (8,(3,'a')) f e d c b a | (3,'f') (3,'e') (3,'d') (3,'c') (3,'b') (3,'a')

### the attributes of an instance, which have no holes: those of a class
class Plain: pass
def make(n):
    global o
    o = Plain()
    for name in 'abcdefghijklmnopqrstuvwxyz'[:n]: setattr(o, name, 0)
    return vars(o)
for n in 1, 3, 5, 9: show(lambda: make(n))
#> swap a | k1
#> swap a | k1
#> swap a | k1
#> swap 0 | k1
#> swap_first a | k1
#> swap_first a | k1
#> swap_first a | k1
#> swap_first 0 | k1
#> swap_last a | k1
#> swap_last a | k1
#> swap_last a | k1
#> swap_last 0 | k1
#> add_and_drop a | k1
#> add_and_drop a | k1
#> add_and_drop a | k1
#> add_and_drop 0 | k1
#> push_and_pop a | a
#> push_and_pop a | a
#> push_and_pop a | a
#> push_and_pop 0 | a
#> move_to_end a | a
#> move_to_end a | a
#> move_to_end a | a
#> move_to_end 0 | a
#> refill a | a
#> refill a | a
#> refill a | a
#> refill 0 | a
#> number a | (3,'a')
#> number a | (3,'a')
#> number a | (3,'a')
#> number 0 | (3,'a')
#> swap a b c | k1 k2 k3
#> swap c b a | k1 k2 k3
#> swap a b c | k1 k2 k3
#> swap 0 0 0 | k1 k2 k3
#> swap_first a b c | k1 k2 k3
#> swap_first c b | c k1 k2
#> swap_first a b c | k1 k2 k3
#> swap_first 0 0 0 | k1 k2 k3
#> swap_last a b k2 | a b k3
#> swap_last c b a | a b k3
#> swap_last a b k2 | a b k3
#> swap_last 0 0 0 | a b k3
#> add_and_drop a b c RuntimeError: dictionary keys changed during iterat | k1 k2 k3
#> add_and_drop c b a | k1 k2 k3
#> add_and_drop a b c RuntimeError: dictionary keys changed during iterat | k1 k2 k3
#> add_and_drop 0 0 0 RuntimeError: dictionary keys changed during iterat | k1 k2 k3
#> push_and_pop a b c | a b c
#> push_and_pop c b a | a b c
#> push_and_pop a b c | a b c
#> push_and_pop 0 0 0 | a b c
#> move_to_end a b c | a b c
#> move_to_end c b a | c b a
#> move_to_end a b c | a b c
#> move_to_end 0 0 0 | a b c
#> refill a b c | a b c
#> refill c b a | a b c
#> refill a b c | a b c
#> refill 0 0 0 | a b c
#> number a c (3,'a') RuntimeError: dictionary keys changed during iterat | b (3,'c') (8,(3,'a'))
#> number c b a | (3,'c') (3,'b') (3,'a')
#> number a c (3,'a') RuntimeError: dictionary keys changed during iterat | b (3,'c') (8,(3,'a'))
#> number 0 0 0 RuntimeError: dictionary keys changed during iterat | (3,'a') (3,'b') (3,'c')
#> swap a c d e k1 RuntimeError: dictionary keys changed during iterat | b k2 k3 k4 k5
#> swap e d c b a | k1 k2 k3 k4 k5
#> swap a c d e k1 RuntimeError: dictionary keys changed during iterat | b k2 k3 k4 k5
#> swap 0 0 0 0 0 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5
#> swap_first a c d e k1 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5
#> swap_first e e d | d e k1 k2 k3
#> swap_first a c d e k1 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5
#> swap_first 0 0 0 0 0 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5
#> swap_last a b c d k4 RuntimeError: dictionary keys changed during iterat | a b c d k5
#> swap_last e d c b a | a b c d k5
#> swap_last a b c d k4 RuntimeError: dictionary keys changed during iterat | a b c d k5
#> swap_last 0 0 0 0 0 RuntimeError: dictionary keys changed during iterat | a b c d k5
#> add_and_drop a b c d e RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5
#> add_and_drop e d c b a | k1 k2 k3 k4 k5
#> add_and_drop a b c d e RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5
#> add_and_drop 0 0 0 0 0 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5
#> push_and_pop a b c d e | a b c d e
#> push_and_pop e d c b a | a b c d e
#> push_and_pop a b c d e | a b c d e
#> push_and_pop 0 0 0 0 0 | a b c d e
#> move_to_end a c d e a RuntimeError: dictionary keys changed during iterat | b c d e a
#> move_to_end e d c b a | e d c b a
#> move_to_end a c d e a RuntimeError: dictionary keys changed during iterat | b c d e a
#> move_to_end 0 0 0 0 0 RuntimeError: dictionary keys changed during iterat | a b c d e
#> refill a b c d e | a b c d e
#> refill e d c b a | a b c d e
#> refill a b c d e | a b c d e
#> refill 0 0 0 0 0 | a b c d e
#> number a c d e (3,'a') RuntimeError: dictionary keys changed during iterat | b (3,'c') (3,'d') (3,'e') (8,(3,'a'))
#> number e d c b a | (3,'e') (3,'d') (3,'c') (3,'b') (3,'a')
#> number a c d e (3,'a') RuntimeError: dictionary keys changed during iterat | b (3,'c') (3,'d') (3,'e') (8,(3,'a'))
#> number 0 0 0 0 0 RuntimeError: dictionary keys changed during iterat | (3,'a') (3,'b') (3,'c') (3,'d') (3,'e')
#> swap a b e f g h i k1 k2 RuntimeError: dictionary keys changed during iterat | c d k3 k4 k5 k6 k7 k8 k9
#> swap i h g f e d c b a | k1 k2 k3 k4 k5 k6 k7 k8 k9
#> swap a b e f g h i k1 k2 RuntimeError: dictionary keys changed during iterat | c d k3 k4 k5 k6 k7 k8 k9
#> swap 0 0 0 0 0 0 0 0 0 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5 k6 k7 k8 k9
#> swap_first a b e f g h i k1 k2 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5 k6 k7 k8 k9
#> swap_first i h i h g f | g h i k1 k2 k3 k4 k5 k6
#> swap_first a b e f g h i k1 k2 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5 k6 k7 k8 k9
#> swap_first 0 0 0 0 0 0 0 0 0 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5 k6 k7 k8 k9
#> swap_last a b c d e f g h k8 RuntimeError: dictionary keys changed during iterat | a b c d e f g h k9
#> swap_last i h g f e d c b a | a b c d e f g h k9
#> swap_last a b c d e f g h k8 RuntimeError: dictionary keys changed during iterat | a b c d e f g h k9
#> swap_last 0 0 0 0 0 0 0 0 0 RuntimeError: dictionary keys changed during iterat | a b c d e f g h k9
#> add_and_drop a b d e f g h i k1 RuntimeError: dictionary keys changed during iterat | c k2 k3 k4 k5 k6 k7 k8 k9
#> add_and_drop i h g f e d c b a | k1 k2 k3 k4 k5 k6 k7 k8 k9
#> add_and_drop a b d e f g h i k1 RuntimeError: dictionary keys changed during iterat | c k2 k3 k4 k5 k6 k7 k8 k9
#> add_and_drop 0 0 0 0 0 0 0 0 0 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5 k6 k7 k8 k9
#> push_and_pop a b c d e f g h i | a b c d e f g h i
#> push_and_pop i h g f e d c b a | a b c d e f g h i
#> push_and_pop a b c d e f g h i | a b c d e f g h i
#> push_and_pop 0 0 0 0 0 0 0 0 0 | a b c d e f g h i
#> move_to_end a b e f g h i a b RuntimeError: dictionary keys changed during iterat | c d e f g h i a b
#> move_to_end i h g f e d c b a | i h g f e d c b a
#> move_to_end a b e f g h i a b RuntimeError: dictionary keys changed during iterat | c d e f g h i a b
#> move_to_end 0 0 0 0 0 0 0 0 0 RuntimeError: dictionary keys changed during iterat | a b c d e f g h i
#> refill a b c d e f g h i | a b c d e f g h i
#> refill i h g f e d c b a | a b c d e f g h i
#> refill a b c d e f g h i | a b c d e f g h i
#> refill 0 0 0 0 0 0 0 0 0 | a b c d e f g h i
#> number a c d e f g h i (3,'a') RuntimeError: dictionary keys changed during iterat | b (3,'c') (3,'d') (3,'e') (3,'f') (3,'g') (3,'h') (3,'i') (8,(3,'a'))
#> number i h g f e d c b a | (3,'i') (3,'h') (3,'g') (3,'f') (3,'e') (3,'d') (3,'c') (3,'b') (3,'a')
#> number a c d e f g h i (3,'a') RuntimeError: dictionary keys changed during iterat | b (3,'c') (3,'d') (3,'e') (3,'f') (3,'g') (3,'h') (3,'i') (8,(3,'a'))
#> number 0 0 0 0 0 0 0 0 0 RuntimeError: dictionary keys changed during iterat | (3,'a') (3,'b') (3,'c') (3,'d') (3,'e') (3,'f') (3,'g') (3,'h') (3,'i')

### of an instance with more of them than classes share
class Wide: pass
def make(n):
    global o
    o = Wide()
    for i in range(n): setattr(o, f'n{i}', 0)
    return vars(o)
for n in 28, 29, 30, 31, 43: print(n, *seen(make(n), iter, swap), *seen(make(n), iter, swap_first))
#> 28 n0 n2 n4 n5 n6 n7 n8 n9 n10 n11 n12 n13 n14 n15 n16 n17 n18 n19 n20 n21 n22 n23 n24 n25 n26 | n1 n3 n26 n27 k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13 k14 k15 k16 k17 k18 k19 k20 k21 k22 k23 k24 n0 n2 n4 n5 n6 n7 n8 n9 n10 n11 n12 n13 n14 n15 n16 n17 n18 n19 n20 n21 n22 n23 n24 n25 n26 | n24 n25 n26 n27 k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13 k14 k15 k16 k17 k18 k19 k20 k21 k22 k23 k24
#> 29 n0 n1 n2 n3 n4 n5 n6 n7 n8 n9 n10 n11 n12 n13 n14 n15 n16 n17 n18 n19 n20 n21 n22 n23 n24 | n24 n25 n26 n27 n28 k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13 k14 k15 k16 k17 k18 k19 k20 k21 k22 k23 k24 n0 n1 n2 n3 n4 n5 n6 n7 n8 n9 n10 n11 n12 n13 n14 n15 n16 n17 n18 n19 n20 n21 n22 n23 n24 | n24 n25 n26 n27 n28 k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13 k14 k15 k16 k17 k18 k19 k20 k21 k22 k23 k24
#> 30 n0 n1 n2 n3 n4 n5 n6 n7 n8 n9 n10 n11 n12 n13 n14 n15 n16 n17 n18 n19 n20 n21 n22 n23 n24 | n24 n25 n26 n27 n28 n29 k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13 k14 k15 k16 k17 k18 k19 k20 k21 k22 k23 k24 n0 n1 n2 n3 n4 n5 n6 n7 n8 n9 n10 n11 n12 n13 n14 n15 n16 n17 n18 n19 n20 n21 n22 n23 n24 | n24 n25 n26 n27 n28 n29 k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13 k14 k15 k16 k17 k18 k19 k20 k21 k22 k23 k24
#> 31 n0 n1 n2 n3 n4 n5 n6 n7 n8 n9 n10 n11 n12 n13 n14 n15 n16 n17 n18 n19 n20 n21 n22 n23 n24 | n24 n25 n26 n27 n28 n29 n30 k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13 k14 k15 k16 k17 k18 k19 k20 k21 k22 k23 k24 n0 n1 n2 n3 n4 n5 n6 n7 n8 n9 n10 n11 n12 n13 n14 n15 n16 n17 n18 n19 n20 n21 n22 n23 n24 | n24 n25 n26 n27 n28 n29 n30 k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13 k14 k15 k16 k17 k18 k19 k20 k21 k22 k23 k24
#> 43 n0 n1 n2 n3 n4 n5 n6 n7 n8 n9 n10 n11 n12 n13 n14 n15 n16 n17 n18 n19 n20 n21 n22 n23 n24 | n24 n25 n26 n27 n28 n29 n30 n31 n32 n33 n34 n35 n36 n37 n38 n39 n40 n41 n42 k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13 k14 k15 k16 k17 k18 k19 k20 k21 k22 k23 k24 n0 n1 n2 n3 n4 n5 n6 n7 n8 n9 n10 n11 n12 n13 n14 n15 n16 n17 n18 n19 n20 n21 n22 n23 n24 | n24 n25 n26 n27 n28 n29 n30 n31 n32 n33 n34 n35 n36 n37 n38 n39 n40 n41 n42 k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13 k14 k15 k16 k17 k18 k19 k20 k21 k22 k23 k24

### of one of many instances of a class
class Many:
    def __init__(self): self.a = self.b = self.c = 1
all = [Many() for i in range(60)]
for o in all[3], all[-1], Many(): print(*seen(vars(o), iter, swap), *seen(vars(o), iter, move_to_end))
#> a c k2 RuntimeError: dictionary keys changed during iterat | b k1 k3 b k1 k1 RuntimeError: dictionary keys changed during iterat | k3 b k1
#> a c k2 RuntimeError: dictionary keys changed during iterat | b k1 k3 b k1 k1 RuntimeError: dictionary keys changed during iterat | k3 b k1
#> a c k2 RuntimeError: dictionary keys changed during iterat | b k1 k3 b k1 k1 RuntimeError: dictionary keys changed during iterat | k3 b k1

### of a module, a namespace and subclasses of builtin types
def function(): pass
class Error(Exception): pass
for o in Error(), function, types.ModuleType( 'm'), types.SimpleNamespace():
    for name in 'abc': setattr(o, name, 0)
    for change in swap, swap_first, push_and_pop: print(type(o).__name__, *seen(vars(o), iter, change))
#> Error a b c | k1 k2 k3
#> Error k1 k2 k3 | k1 k2 k3
#> Error k1 RuntimeError: dictionary changed size during iterat | 
#> function a b c | k1 k2 k3
#> function k1 k2 k3 | k1 k2 k3
#> function k1 RuntimeError: dictionary changed size during iterat | 
#> module __name__ __doc__ __package__ b c k1 k2 k3 RuntimeError: dictionary keys changed during iterat | __loader__ __spec__ a k4 k5 k6 k7 k8
#> module __loader__ __spec__ a k4 k5 k6 k7 k8 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5 k6 k7 k8
#> module k1 RuntimeError: dictionary changed size during iterat | k1 k2 k3 k4
#> SimpleNamespace a b c | k1 k2 k3
#> SimpleNamespace k1 k2 k3 | k1 k2 k3
#> SimpleNamespace k1 RuntimeError: dictionary changed size during iterat | 

### of an exception, a function, a module, a namespace and subclasses of builtin types: Whole, Pairs and UserDict
class Whole(int): pass
class Pairs(dict): pass
for o in Whole(), Pairs(), collections.UserDict():
    for name in 'abc': setattr(o, name, 0)
    for change in swap, swap_first, push_and_pop: print(type(o).__name__, *seen(vars(o), iter, change))
#> Whole a c k2 | b k1 k3
#> Whole b RuntimeError: dictionary changed size during iterat | k1 k3
#> Whole k1 RuntimeError: dictionary changed size during iterat | 
#> Pairs a c k2 | b k1 k3
#> Pairs b RuntimeError: dictionary changed size during iterat | k1 k3
#> Pairs k1 RuntimeError: dictionary changed size during iterat | 
#> UserDict data b k1 k3 | a c k2 k4
#> UserDict a k2 RuntimeError: dictionary changed size during iterat | k2 k4 k1
#> UserDict k2 RuntimeError: dictionary changed size during iterat | 

### copies of an instance's attributes, and what else is done with them
o = Plain = type('Plain', (), {})()
for name in 'abcd': setattr(o, name, 0)
for make in vars(o).copy, lambda: dict(vars(o)), lambda: {**vars(o)}, lambda: vars(o) | {'e': 1}, lambda: vars(
        o) | {1: 2}:
    print(*seen(make(), iter, swap), *seen(make(), reversed, swap))
d = vars(o)
o.__dict__ = {}
d.clear()
d.update(dict.fromkeys('xyz'))
print(*seen(d, iter, swap))
d = vars(o)
d.update(dict.fromkeys('xyz'))
print(*seen(d, iter, swap))
#> a c k1 k3 | b d k2 k4 d c b a | k1 k2 k3 k4
#> a b k1 k2 RuntimeError: dictionary keys changed during iterat | c d k3 k4 d c b a | k1 k2 k3 k4
#> a b k1 k2 RuntimeError: dictionary keys changed during iterat | c d k3 k4 d c b a | k1 k2 k3 k4
#> a c e k2 k4 | b d k1 k3 k5 e d c b a | k1 k2 k3 k4 k5
#> a b c d 1 RuntimeError: dictionary keys changed during iterat | k1 k2 k3 k4 k5 1 d c b a | k1 k2 k3 k4 k5
#> x y z | k1 k2 k3
#> x y z | k1 k2 k3

### a class's own names
class Base: pass
def make():
    class C(Base):
        a, b, c = 1, 2, 3
        del b
    return C
def change(cls, k):
    if k.startswith('_'): return
    delattr(cls, k)
    setattr(cls, next(new), 0)
for way in WAYS[:2]:
    for n in range(6):
        cls = make()
        new = fresh()
        for i in range(n): setattr(cls, f'n{i}', 0)
        log = []
        try:
            for k in way(vars(cls)):
                log.append(k)
                change(cls, k)
        except RuntimeError as e: log.append(str(e))
        print(*[k for k in log if not k.startswith('_')], '|', *[k for k in vars(cls) if not k.startswith('_')])
#> a c dictionary keys changed during iteration | k1 k2
#> a c k2 k3 k4 dictionary keys changed during iteration | n0 k1 k5
#> a n0 n1 k1 k2 dictionary keys changed during iteration | c k3 k4 k5
#> a c n0 n1 n2 dictionary keys changed during iteration | k1 k2 k3 k4 k5
#> a c n0 n1 n2 n3 dictionary keys changed during iteration | k1 k2 k3 k4 k5 k6
#> a c n0 n1 n2 n3 n4 dictionary keys changed during iteration | k1 k2 k3 k4 k5 k6 k7
#> c a | k1 k2
#> n0 c a | k1 k2 k3
#> n1 k1 n0 c a | k2 k3 k4 k5
#> n2 n1 n0 c a | k1 k2 k3 k4 k5
#> n3 n2 n1 n0 c a | k1 k2 k3 k4 k5 k6
#> n4 n3 n2 n1 n0 c a | k1 k2 k3 k4 k5 k6 k7

### what iterators say is left
d = dict.fromkeys('abcde')
it, back = iter(d), reversed(d)
for i in range(2):
    print(next(it), it.__length_hint__(), next(back), operator.length_hint(back))
    swap_last(d, None)
d['more'] = 1
print(it.__length_hint__(), back.__length_hint__())
del d['more']
print(it.__length_hint__(), back.__length_hint__(), list(it), list(back))
#> a 4 e 4
#> b 3 d 3
#> 0 0
#> 3 3 ['c', 'd', 'k2'] ['c', 'b', 'a']

### a reversed loop that sees more than there was
def make():
    d = {i: i for i in range(5)}
    it = reversed(d)
    for i in 0, 1, 2, 3:
        del d[i]
        d[i + 10] = 0
    return d, it
for take in list, lambda it: [x for x in it], set, len:
    try: print(take(make()[1]))
    except Exception as e: print(type(e).__name__, str(e)[:30])
d, it = make()
for i in range(7): print(next(it, 'over'), end=' ')
print()
swap_first(d, 0)
d, it = {1: 1, 2: 2, 3: 3}, None
it = reversed(d)
for i in range(6):
    x = next(it, None)
    for n in range(3): d[i, n] = 0
    for n in range(3): d.popitem()
    print(x, end=' ')
print()
#> [10, 4]
#> [10, 4]
#> {10, 4}
#> TypeError object of type 'dict_reverseke
#> 10 4 over over over over over 
#> 3 2 1 None None None 

### the error stays, or not
d = {1: 1, 2: 2}
it = iter(d)
next(it)
d[3] = 3
for i in range(2):
    try: next(it)
    except RuntimeError as e: print(e)
del d[3]
try: next(it)
except RuntimeError as e: print(e)
d, it = {1: 1}, None
it = iter(d)
next(it)
d[2] = d.pop(1)
for i in range(2):
    try: print(next(it, 'over'))
    except RuntimeError as e: print(e)
#> dictionary changed size during iteration
#> dictionary changed size during iteration
#> dictionary changed size during iteration
#> dictionary keys changed during iteration
#> over

### zip, map and comprehensions over a dict that changes
for way in lambda d: zip(d, d.values()), lambda d: map(str, d), lambda d: (k for k in d), lambda d: filter(None, d):
    d, log = {1: 1, 2: 2, 3: 3}, []
    try:
        for x in way(d):
            log.append(x)
            d[len(log) + 10] = d.pop(next(iter(d)))
    except RuntimeError as e: log.append(str(e))
    print(log, d)
#> [(1, 1), (2, 2), (3, 3)] {11: 1, 12: 2, 13: 3}
#> ['1', '2', '3'] {11: 1, 12: 2, 13: 3}
#> [1, 2, 3] {11: 1, 12: 2, 13: 3}
#> [1, 2, 3] {11: 1, 12: 2, 13: 3}

### keys with __eq__ and __hash__ of their own: 3
for size in 3,:
    for make in lambda: {Key(i): i for i in range(size)}, lambda: dict.fromkeys(
            [Key(i) for i in range(size)]), lambda: {**dict.fromkeys('ab'), Key(1): 1,
            Key(2): 2}, lambda: dict.fromkeys({Key(i) for i in range(size)}), lambda: dict(
            {Key(i): i for i in range(size)}, a=1), lambda: {'a': 1, 'b': 2, 'c': 3, 'd': 4, Key(1): 5,
            Key(4): 6}:
        for change in swap, swap_last: print(*seen(make(), iter, change))
#> K0 K1 K2 | k1 k2 k3
#> K0 K1 k2 | K0 K1 k3
#> K0 K1 K2 | k1 k2 k3
#> K0 K1 k2 | K0 K1 k3
#> a b k1 k2 RuntimeError: dictionary keys changed during iterat | K1 K2 k3 k4
#> a b K1 k3 RuntimeError: dictionary keys changed during iterat | a b K1 k4
#> K0 K1 K2 | k1 k2 k3
#> K0 K1 k2 | K0 K1 k3
#> K0 K1 k1 k2 RuntimeError: dictionary keys changed during iterat | K2 a k3 k4
#> K0 K1 K2 k3 RuntimeError: dictionary keys changed during iterat | K0 K1 K2 k4
#> a b c d K1 k5 RuntimeError: dictionary keys changed during iterat | K4 k1 k2 k3 k4 k6
#> a b c d K1 k5 RuntimeError: dictionary keys changed during iterat | a b c d K1 k6

### keys with __eq__ and __hash__ of their own: 5
for size in 5,:
    for make in lambda: {Key(i): i for i in range(size)}, lambda: dict.fromkeys(
            [Key(i) for i in range(size)]), lambda: {**dict.fromkeys('ab'), Key(1): 1,
            Key(2): 2}, lambda: dict.fromkeys({Key(i) for i in range(size)}), lambda: dict(
            {Key(i): i for i in range(size)}, a=1), lambda: {'a': 1, 'b': 2, 'c': 3, 'd': 4, Key(1): 5,
            Key(4): 6}:
        for change in swap, swap_last: print(*seen(make(), iter, change))
#> K0 K2 K3 K4 k1 RuntimeError: dictionary keys changed during iterat | K1 k2 k3 k4 k5
#> K0 K1 K2 K3 k4 RuntimeError: dictionary keys changed during iterat | K0 K1 K2 K3 k5
#> K0 K2 K3 K4 k1 RuntimeError: dictionary keys changed during iterat | K1 k2 k3 k4 k5
#> K0 K1 K2 K3 k4 RuntimeError: dictionary keys changed during iterat | K0 K1 K2 K3 k5
#> a b k1 k2 RuntimeError: dictionary keys changed during iterat | K1 K2 k3 k4
#> a b K1 k3 RuntimeError: dictionary keys changed during iterat | a b K1 k4
#> K0 K2 K3 K4 k1 RuntimeError: dictionary keys changed during iterat | K1 k2 k3 k4 k5
#> K0 K1 K2 K3 k4 RuntimeError: dictionary keys changed during iterat | K0 K1 K2 K3 k5
#> K0 K1 K2 K3 K4 k5 RuntimeError: dictionary keys changed during iterat | a k1 k2 k3 k4 k6
#> K0 K1 K2 K3 K4 k5 RuntimeError: dictionary keys changed during iterat | K0 K1 K2 K3 K4 k6
#> a b c d K1 k5 RuntimeError: dictionary keys changed during iterat | K4 k1 k2 k3 k4 k6
#> a b c d K1 k5 RuntimeError: dictionary keys changed during iterat | a b c d K1 k6

### keys with __eq__ and __hash__ of their own: 8
for size in 8,:
    for make in lambda: {Key(i): i for i in range(size)}, lambda: dict.fromkeys(
            [Key(i) for i in range(size)]), lambda: {**dict.fromkeys('ab'), Key(1): 1,
            Key(2): 2}, lambda: dict.fromkeys({Key(i) for i in range(size)}), lambda: dict(
            {Key(i): i for i in range(size)}, a=1), lambda: {'a': 1, 'b': 2, 'c': 3, 'd': 4, Key(1): 5,
            Key(4): 6}:
        for change in swap, swap_last: print(*seen(make(), iter, change))
#> K0 K1 K2 K6 K7 k1 k2 k3 RuntimeError: dictionary keys changed during iterat | K3 K4 K5 k4 k5 k6 k7 k8
#> K0 K1 K2 K3 K4 K5 K6 k7 RuntimeError: dictionary keys changed during iterat | K0 K1 K2 K3 K4 K5 K6 k8
#> K0 K1 K2 K6 K7 k1 k2 k3 RuntimeError: dictionary keys changed during iterat | K3 K4 K5 k4 k5 k6 k7 k8
#> K0 K1 K2 K3 K4 K5 K6 k7 RuntimeError: dictionary keys changed during iterat | K0 K1 K2 K3 K4 K5 K6 k8
#> a b k1 k2 RuntimeError: dictionary keys changed during iterat | K1 K2 k3 k4
#> a b K1 k3 RuntimeError: dictionary keys changed during iterat | a b K1 k4
#> K0 K1 K2 K6 K7 k1 k2 k3 RuntimeError: dictionary keys changed during iterat | K3 K4 K5 k4 k5 k6 k7 k8
#> K0 K1 K2 K3 K4 K5 K6 k7 RuntimeError: dictionary keys changed during iterat | K0 K1 K2 K3 K4 K5 K6 k8
#> K0 K1 K4 K5 K6 K7 a k1 k2 RuntimeError: dictionary keys changed during iterat | K2 K3 k3 k4 k5 k6 k7 k8 k9
#> K0 K1 K2 K3 K4 K5 K6 K7 k8 RuntimeError: dictionary keys changed during iterat | K0 K1 K2 K3 K4 K5 K6 K7 k9
#> a b c d K1 k5 RuntimeError: dictionary keys changed during iterat | K4 k1 k2 k3 k4 k6
#> a b c d K1 k5 RuntimeError: dictionary keys changed during iterat | a b c d K1 k6

### the globals of a module
for n in range(1, 9):
    space = {f'x{i}': i for i in range(n)} | {'name': 0, 'log': []}
    try:
        exec("for name in globals():\n log.append(name)\n if name[0] == 'x': globals()[name.replace('x', "
            "'y')] = globals().pop(name)", space)
    except RuntimeError as e: space['log'].append(str(e))
    print(*space['log'])
#> x0 name log __builtins__ dictionary keys changed during iteration
#> x0 name log __builtins__ y0
#> x0 x1 x2 name log __builtins__ dictionary keys changed during iteration
#> x0 x1 x2 x3 y1 y2 y3
#> x0 x1 x2 log __builtins__ y0 y1 y2
#> x0 x1 x4 x5 name log __builtins__ y0 y1 dictionary keys changed during iteration
#> x0 x2 x3 x4 x5 x6 name log __builtins__ y0 dictionary keys changed during iteration
#> x0 x1 x2 x3 x4 x5 x6 x7 name log __builtins__ dictionary keys changed during iteration

### a dict that a repr changes
class Adds:
    def __init__(self, change):
        self.change = change
    def __repr__(self):
        self.change(d)
        return 'A'
d = {1: Adds(lambda d: d.setdefault('new', 99)), 2: 2}
print(d, d.keys())  #> {1: A, 2: 2, 'new': 99} dict_keys([1, 2, 'new'])
d = {1: Adds(lambda d: d.pop(1, 0)), 2: 2, 3: Adds(lambda d: d.pop(2, 0)), 4: 4}
print(d, d.keys())  #> {1: A, 2: 2, 3: A, 4: 4} dict_keys([3, 4])
d = {1: Adds(lambda d: d.pop(2, 0)), 2: 2, 3: 3}
print(d, list(d))  #> {1: A, 3: 3} [1, 2, 3]
d = {1: Adds(lambda d: d.clear()), 2: 2}
print(d, list(d))  #> {1: A} [1, 2]
