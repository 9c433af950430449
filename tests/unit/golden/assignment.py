def f(a, b):
    a, b = b, a
    a, b = b, a + b
    c = d = a.x = a[b]
    x, (y, *z), w = a
    a.x, b[0], c = 1, 2, 3
    a += 1
    a.x -= b
    a[b] *= 2
    a[1:2] //= 3
    n: int = 1
    del a.x, b[0], c
    c
G = 1
G += 1
del G
