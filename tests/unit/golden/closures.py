def f(a, b):
    def g():
        nonlocal a
        a = b
        return lambda: (a, c)
    c = 1
    h = [lambda: i for i in a]
    return g
class A:
    x = 1
    y = [x for _ in range(3)]
    def m(self): return __class__, x
def k():
    global G
    G = 1
    class B:
        z = G
        def n(self): return super().n()
    return B
