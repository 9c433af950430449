def f(a, b, c):
    x = a + b * 2 - c[0] ** -1
    x = (a or b) and not c
    x = a if b < c else b
    x = 1 < a <= b != c
    x = a is None, b is not None, a in (1, 2), b not in {1, 2}
    x = -a, +b, ~c, not a, not a in b
    x = a.b.c[1:2][b:][::2][1, 2:3]
    x = 2 * 3 + 4, 1 << 70, -0.0, 1 + 2j, 'a' 'b', b'c', ..., 10**30
    x = (y := a) + y
    x = lambda p, /, q=1, *r, s=2, **t: (p, q, r, s, t)
    x = f'{a}', f'a{b!r:>{c}}d', f'{a=}'
    return x
