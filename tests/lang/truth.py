### bool asks
class N:
    def __init__(s, n, v): s.n = n; s.v = v
    def __bool__(s): print(s.n, end=' '); return s.v
def run(f):
    import itertools
    for vs in itertools.product([False, True], repeat=4):
        r = f(*[N(n, v) for n, v in zip('abcd', vs)])
        print(vs, getattr(r, 'n', r))
run(lambda a, b, c, d: a and b or c)
run(lambda a, b, c, d: a or b and c)
run(lambda a, b, c, d: (a or b) and c)
run(lambda a, b, c, d: (a or b) and (c or d))
run(lambda a, b, c, d: (a and b) or (c and d))
run(lambda a, b, c, d: ((a and b) or c) and d)
run(lambda a, b, c, d: ((a or b) and c) or d)
run(lambda a, b, c, d: (a and b and c) or d)
run(lambda a, b, c, d: not (a and b or c))
run(lambda a, b, c, d: not (a and b))
run(lambda a, b, c, d: not a and b)
run(lambda a, b, c, d: (not a and b) or c)
run(lambda a, b, c, d: (a if b else c) or d)
run(lambda a, b, c, d: (a and b) if c else d)
run(lambda a, b, c, d: 1 if (a and b or c) else d)
run(lambda a, b, c, d: 1 if not (a or b and c) else d)
run(lambda a, b, c, d: (a and (b or c)) or d)
run(lambda a, b, c, d: (a and (b or (c and d))))
run(lambda a, b, c, d: [a and b or c][0])
def st(a, b, c, d):
    x = a and b or c
    if a and b or c: x = 1
    while not (a and b or c): return 5
    return x and (d or a)
run(st)
def st(a, b, c, d):
    y = not (a or b)
    assert a and b or c or True
    return y
run(st)
def st(a, b, c, d):
    a = a and b or c
    b = b or (a and d)
    return a or b
run(st)
run(lambda a, b, c, d: (a and b) == (c or d))
run(lambda a, b, c, d: (x := a and b) or c)
run(lambda a, b, c, d: (1 and a) or (0 and b) or c)
run(lambda a, b, c, d: (a and 0) or (b and 1) or c)
run(lambda a, b, c, d: (a and None or b and True or c))
#> a (False, False, False, False) c
#> a (False, False, False, True) c
#> a (False, False, True, False) c
#> a (False, False, True, True) c
#> a (False, True, False, False) c
#> a (False, True, False, True) c
#> a (False, True, True, False) c
#> a (False, True, True, True) c
#> a b (True, False, False, False) c
#> a b (True, False, False, True) c
#> a b (True, False, True, False) c
#> a b (True, False, True, True) c
#> a b (True, True, False, False) b
#> a b (True, True, False, True) b
#> a b (True, True, True, False) b
#> a b (True, True, True, True) b
#> a b (False, False, False, False) b
#> a b (False, False, False, True) b
#> a b (False, False, True, False) b
#> a b (False, False, True, True) b
#> a b (False, True, False, False) c
#> a b (False, True, False, True) c
#> a b (False, True, True, False) c
#> a b (False, True, True, True) c
#> a (True, False, False, False) a
#> a (True, False, False, True) a
#> a (True, False, True, False) a
#> a (True, False, True, True) a
#> a (True, True, False, False) a
#> a (True, True, False, True) a
#> a (True, True, True, False) a
#> a (True, True, True, True) a
#> a b (False, False, False, False) b
#> a b (False, False, False, True) b
#> a b (False, False, True, False) b
#> a b (False, False, True, True) b
#> a b (False, True, False, False) c
#> a b (False, True, False, True) c
#> a b (False, True, True, False) c
#> a b (False, True, True, True) c
#> a (True, False, False, False) c
#> a (True, False, False, True) c
#> a (True, False, True, False) c
#> a (True, False, True, True) c
#> a (True, True, False, False) c
#> a (True, True, False, True) c
#> a (True, True, True, False) c
#> a (True, True, True, True) c
#> a b (False, False, False, False) b
#> a b (False, False, False, True) b
#> a b (False, False, True, False) b
#> a b (False, False, True, True) b
#> a b c (False, True, False, False) d
#> a b c (False, True, False, True) d
#> a b c (False, True, True, False) c
#> a b c (False, True, True, True) c
#> a c (True, False, False, False) d
#> a c (True, False, False, True) d
#> a c (True, False, True, False) c
#> a c (True, False, True, True) c
#> a c (True, True, False, False) d
#> a c (True, True, False, True) d
#> a c (True, True, True, False) c
#> a c (True, True, True, True) c
#> a c (False, False, False, False) c
#> a c (False, False, False, True) c
#> a c (False, False, True, False) d
#> a c (False, False, True, True) d
#> a c (False, True, False, False) c
#> a c (False, True, False, True) c
#> a c (False, True, True, False) d
#> a c (False, True, True, True) d
#> a b c (True, False, False, False) c
#> a b c (True, False, False, True) c
#> a b c (True, False, True, False) d
#> a b c (True, False, True, True) d
#> a b (True, True, False, False) b
#> a b (True, True, False, True) b
#> a b (True, True, True, False) b
#> a b (True, True, True, True) b
#> a c (False, False, False, False) c
#> a c (False, False, False, True) c
#> a c (False, False, True, False) d
#> a c (False, False, True, True) d
#> a c (False, True, False, False) c
#> a c (False, True, False, True) c
#> a c (False, True, True, False) d
#> a c (False, True, True, True) d
#> a b c (True, False, False, False) c
#> a b c (True, False, False, True) c
#> a b c (True, False, True, False) d
#> a b c (True, False, True, True) d
#> a b (True, True, False, False) d
#> a b (True, True, False, True) d
#> a b (True, True, True, False) d
#> a b (True, True, True, True) d
#> a b (False, False, False, False) d
#> a b (False, False, False, True) d
#> a b (False, False, True, False) d
#> a b (False, False, True, True) d
#> a b c (False, True, False, False) d
#> a b c (False, True, False, True) d
#> a b c (False, True, True, False) c
#> a b c (False, True, True, True) c
#> a c (True, False, False, False) d
#> a c (True, False, False, True) d
#> a c (True, False, True, False) c
#> a c (True, False, True, True) c
#> a c (True, True, False, False) d
#> a c (True, True, False, True) d
#> a c (True, True, True, False) c
#> a c (True, True, True, True) c
#> a (False, False, False, False) d
#> a (False, False, False, True) d
#> a (False, False, True, False) d
#> a (False, False, True, True) d
#> a (False, True, False, False) d
#> a (False, True, False, True) d
#> a (False, True, True, False) d
#> a (False, True, True, True) d
#> a b (True, False, False, False) d
#> a b (True, False, False, True) d
#> a b (True, False, True, False) d
#> a b (True, False, True, True) d
#> a b c (True, True, False, False) d
#> a b c (True, True, False, True) d
#> a b c (True, True, True, False) c
#> a b c (True, True, True, True) c
#> a c (False, False, False, False) True
#> a c (False, False, False, True) True
#> a c (False, False, True, False) False
#> a c (False, False, True, True) False
#> a c (False, True, False, False) True
#> a c (False, True, False, True) True
#> a c (False, True, True, False) False
#> a c (False, True, True, True) False
#> a b c (True, False, False, False) True
#> a b c (True, False, False, True) True
#> a b c (True, False, True, False) False
#> a b c (True, False, True, True) False
#> a b b (True, True, False, False) False
#> a b b (True, True, False, True) False
#> a b b (True, True, True, False) False
#> a b b (True, True, True, True) False
#> a a (False, False, False, False) True
#> a a (False, False, False, True) True
#> a a (False, False, True, False) True
#> a a (False, False, True, True) True
#> a a (False, True, False, False) True
#> a a (False, True, False, True) True
#> a a (False, True, True, False) True
#> a a (False, True, True, True) True
#> a b (True, False, False, False) True
#> a b (True, False, False, True) True
#> a b (True, False, True, False) True
#> a b (True, False, True, True) True
#> a b (True, True, False, False) False
#> a b (True, True, False, True) False
#> a b (True, True, True, False) False
#> a b (True, True, True, True) False
#> a (False, False, False, False) b
#> a (False, False, False, True) b
#> a (False, False, True, False) b
#> a (False, False, True, True) b
#> a (False, True, False, False) b
#> a (False, True, False, True) b
#> a (False, True, True, False) b
#> a (False, True, True, True) b
#> a (True, False, False, False) False
#> a (True, False, False, True) False
#> a (True, False, True, False) False
#> a (True, False, True, True) False
#> a (True, True, False, False) False
#> a (True, True, False, True) False
#> a (True, True, True, False) False
#> a (True, True, True, True) False
#> a b (False, False, False, False) c
#> a b (False, False, False, True) c
#> a b (False, False, True, False) c
#> a b (False, False, True, True) c
#> a b (False, True, False, False) b
#> a b (False, True, False, True) b
#> a b (False, True, True, False) b
#> a b (False, True, True, True) b
#> a (True, False, False, False) c
#> a (True, False, False, True) c
#> a (True, False, True, False) c
#> a (True, False, True, True) c
#> a (True, True, False, False) c
#> a (True, True, False, True) c
#> a (True, True, True, False) c
#> a (True, True, True, True) c
#> b c (False, False, False, False) d
#> b c (False, False, False, True) d
#> b c (False, False, True, False) c
#> b c (False, False, True, True) c
#> b a (False, True, False, False) d
#> b a (False, True, False, True) d
#> b a (False, True, True, False) d
#> b a (False, True, True, True) d
#> b c (True, False, False, False) d
#> b c (True, False, False, True) d
#> b c (True, False, True, False) c
#> b c (True, False, True, True) c
#> b a (True, True, False, False) a
#> b a (True, True, False, True) a
#> b a (True, True, True, False) a
#> b a (True, True, True, True) a
#> c (False, False, False, False) d
#> c (False, False, False, True) d
#> c a (False, False, True, False) a
#> c a (False, False, True, True) a
#> c (False, True, False, False) d
#> c (False, True, False, True) d
#> c a (False, True, True, False) a
#> c a (False, True, True, True) a
#> c (True, False, False, False) d
#> c (True, False, False, True) d
#> c a (True, False, True, False) b
#> c a (True, False, True, True) b
#> c (True, True, False, False) d
#> c (True, True, False, True) d
#> c a (True, True, True, False) b
#> c a (True, True, True, True) b
#> a c (False, False, False, False) d
#> a c (False, False, False, True) d
#> a c (False, False, True, False) 1
#> a c (False, False, True, True) 1
#> a c (False, True, False, False) d
#> a c (False, True, False, True) d
#> a c (False, True, True, False) 1
#> a c (False, True, True, True) 1
#> a b c (True, False, False, False) d
#> a b c (True, False, False, True) d
#> a b c (True, False, True, False) 1
#> a b c (True, False, True, True) 1
#> a b (True, True, False, False) 1
#> a b (True, True, False, True) 1
#> a b (True, True, True, False) 1
#> a b (True, True, True, True) 1
#> a b (False, False, False, False) 1
#> a b (False, False, False, True) 1
#> a b (False, False, True, False) 1
#> a b (False, False, True, True) 1
#> a b c (False, True, False, False) 1
#> a b c (False, True, False, True) 1
#> a b c (False, True, True, False) d
#> a b c (False, True, True, True) d
#> a (True, False, False, False) d
#> a (True, False, False, True) d
#> a (True, False, True, False) d
#> a (True, False, True, True) d
#> a (True, True, False, False) d
#> a (True, True, False, True) d
#> a (True, True, True, False) d
#> a (True, True, True, True) d
#> a (False, False, False, False) d
#> a (False, False, False, True) d
#> a (False, False, True, False) d
#> a (False, False, True, True) d
#> a (False, True, False, False) d
#> a (False, True, False, True) d
#> a (False, True, True, False) d
#> a (False, True, True, True) d
#> a b c (True, False, False, False) d
#> a b c (True, False, False, True) d
#> a b c (True, False, True, False) c
#> a b c (True, False, True, True) c
#> a b (True, True, False, False) b
#> a b (True, True, False, True) b
#> a b (True, True, True, False) b
#> a b (True, True, True, True) b
#> a (False, False, False, False) a
#> a (False, False, False, True) a
#> a (False, False, True, False) a
#> a (False, False, True, True) a
#> a (False, True, False, False) a
#> a (False, True, False, True) a
#> a (False, True, True, False) a
#> a (False, True, True, True) a
#> a b c (True, False, False, False) c
#> a b c (True, False, False, True) c
#> a b c (True, False, True, False) d
#> a b c (True, False, True, True) d
#> a b (True, True, False, False) b
#> a b (True, True, False, True) b
#> a b (True, True, True, False) b
#> a b (True, True, True, True) b
#> a (False, False, False, False) c
#> a (False, False, False, True) c
#> a (False, False, True, False) c
#> a (False, False, True, True) c
#> a (False, True, False, False) c
#> a (False, True, False, True) c
#> a (False, True, True, False) c
#> a (False, True, True, True) c
#> a b (True, False, False, False) c
#> a b (True, False, False, True) c
#> a b (True, False, True, False) c
#> a b (True, False, True, True) c
#> a b (True, True, False, False) b
#> a b (True, True, False, True) b
#> a b (True, True, True, False) b
#> a b (True, True, True, True) b
#> a a c a c (False, False, False, False) 5
#> a a c a c (False, False, False, True) 5
#> a a c a c d (False, False, True, False) a
#> a a c a c d (False, False, True, True) d
#> a a c a c (False, True, False, False) 5
#> a a c a c (False, True, False, True) 5
#> a a c a c d (False, True, True, False) a
#> a a c a c d (False, True, True, True) d
#> a b a b c a b c (True, False, False, False) 5
#> a b a b c a b c (True, False, False, True) 5
#> a b a b c a b c d (True, False, True, False) a
#> a b a b c a b c d (True, False, True, True) d
#> a b a b a b d (True, True, False, False) a
#> a b a b a b d (True, True, False, True) d
#> a b a b a b d (True, True, True, False) a
#> a b a b a b d (True, True, True, True) d
#> a b a c (False, False, False, False) True
#> a b a c (False, False, False, True) True
#> a b a c (False, False, True, False) True
#> a b a c (False, False, True, True) True
#> a b a c (False, True, False, False) False
#> a b a c (False, True, False, True) False
#> a b a c (False, True, True, False) False
#> a b a c (False, True, True, True) False
#> a a a b c (True, False, False, False) False
#> a a a b c (True, False, False, True) False
#> a a a b c (True, False, True, False) False
#> a a a b c (True, False, True, True) False
#> a a a b (True, True, False, False) False
#> a a a b (True, True, False, True) False
#> a a a b (True, True, True, False) False
#> a a a b (True, True, True, True) False
#> a b c c (False, False, False, False) c
#> a b c c (False, False, False, True) c
#> a b c c (False, False, True, False) c
#> a b c c (False, False, True, True) c
#> a b c (False, True, False, False) b
#> a b c (False, True, False, True) b
#> a b c (False, True, True, False) c
#> a b c (False, True, True, True) c
#> a b b c c (True, False, False, False) c
#> a b b c c (True, False, False, True) c
#> a b b c c (True, False, True, False) c
#> a b b c c (True, False, True, True) c
#> a b b b (True, True, False, False) b
#> a b b b (True, True, False, True) b
#> a b b b (True, True, True, False) b
#> a b b b (True, True, True, True) b
#> a c (False, False, False, False) False
#> a c (False, False, False, True) False
#> a c (False, False, True, False) False
#> a c (False, False, True, True) False
#> a c (False, True, False, False) False
#> a c (False, True, False, True) False
#> a c (False, True, True, False) False
#> a c (False, True, True, True) False
#> a c (True, False, False, False) False
#> a c (True, False, False, True) False
#> a c (True, False, True, False) False
#> a c (True, False, True, True) False
#> a c (True, True, False, False) False
#> a c (True, True, False, True) False
#> a c (True, True, True, False) False
#> a c (True, True, True, True) False
#> a a (False, False, False, False) c
#> a a (False, False, False, True) c
#> a a (False, False, True, False) c
#> a a (False, False, True, True) c
#> a a (False, True, False, False) c
#> a a (False, True, False, True) c
#> a a (False, True, True, False) c
#> a a (False, True, True, True) c
#> a b (True, False, False, False) c
#> a b (True, False, False, True) c
#> a b (True, False, True, False) c
#> a b (True, False, True, True) c
#> a b (True, True, False, False) b
#> a b (True, True, False, True) b
#> a b (True, True, True, False) b
#> a b (True, True, True, True) b
#> a (False, False, False, False) c
#> a (False, False, False, True) c
#> a (False, False, True, False) c
#> a (False, False, True, True) c
#> a (False, True, False, False) c
#> a (False, True, False, True) c
#> a (False, True, True, False) c
#> a (False, True, True, True) c
#> a (True, False, False, False) a
#> a (True, False, False, True) a
#> a (True, False, True, False) a
#> a (True, False, True, True) a
#> a (True, True, False, False) a
#> a (True, True, False, True) a
#> a (True, True, True, False) a
#> a (True, True, True, True) a
#> a b (False, False, False, False) c
#> a b (False, False, False, True) c
#> a b (False, False, True, False) c
#> a b (False, False, True, True) c
#> a b (False, True, False, False) 1
#> a b (False, True, False, True) 1
#> a b (False, True, True, False) 1
#> a b (False, True, True, True) 1
#> a b (True, False, False, False) c
#> a b (True, False, False, True) c
#> a b (True, False, True, False) c
#> a b (True, False, True, True) c
#> a b (True, True, False, False) 1
#> a b (True, True, False, True) 1
#> a b (True, True, True, False) 1
#> a b (True, True, True, True) 1
#> a b (False, False, False, False) c
#> a b (False, False, False, True) c
#> a b (False, False, True, False) c
#> a b (False, False, True, True) c
#> a b (False, True, False, False) True
#> a b (False, True, False, True) True
#> a b (False, True, True, False) True
#> a b (False, True, True, True) True
#> a b (True, False, False, False) c
#> a b (True, False, False, True) c
#> a b (True, False, True, False) c
#> a b (True, False, True, True) c
#> a b (True, True, False, False) True
#> a b (True, True, False, True) True
#> a b (True, True, True, False) True
#> a b (True, True, True, True) True
