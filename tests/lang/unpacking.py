
### one target twice
def f(q):
    p, p = q * 2, [q]
    q, q = 1, -q
    return p, q
print(f(3))  #> ([3], -3)
def g(a, b):
    a, b, a = b, a, [a, b]
    (a, b), b = (1, 2), a
    return a, b
print(g(3, 4))  #> (1, [3, 4])
