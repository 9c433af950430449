# The numeric builtin functions.

### bases
class I: __index__ = lambda s: 5
class BadI: __index__ = lambda s: 'x'
class SI(int): pass
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: bin(-5), oct(-8), hex(-255), hex(0), hex(10**30), bin(True), bin(I()), hex(SI(255)))
show(lambda: bin(1.5))
show(lambda: hex('a'))
show(lambda: bin(BadI()))
show(lambda: bin())
#! TypeError: show() takes 1 positional argument but 8 were given

### abs and divmod
class A: __abs__ = lambda s: 'abs'
class R: __round__ = lambda s, n='none': ('r', n)
class D:
    __divmod__ = lambda s, o: 'dm'
    __rdivmod__ = lambda s, o: 'rdm'
    __pow__ = lambda s, o, m=None: ('p', m)
    __rpow__ = lambda s, o, m=None: ('rp', m)
class O: pass
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: abs(A()), abs(-2**70), abs(-0.0), abs(True))
show(lambda: abs(O()))
show(lambda: abs('a'))
show(lambda: abs())
show(lambda: abs(1, 2))
show(lambda: divmod(D(), 1), divmod(1, D()), pow(D(), 1), pow(1, D()), pow(D(), 1, 2), pow(1, D(), 2))
show(lambda: divmod(O(), 1))
show(lambda: divmod(1, 'a'))
show(lambda: divmod(1))
show(lambda: pow(O(), 1))
show(lambda: pow(O(), 1, 2))
show(lambda: round(R()), round(R(), 2))
show(lambda: round(O()))
#! TypeError: show() takes 1 positional argument but 4 were given

### sum
class I: __index__ = lambda s: 5
class SI(int): pass
class SF(float): pass
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: sum([0.1] * 10), sum([1, 2.5, 3]), sum([], 5), sum([1e100, 1.0, -1e100]), sum([1, 1j]), sum([True, True]), sum([10**30, 1.5]), sum([0.1j] * 10))
show(lambda: sum(x for x in [0.1] * 10), sum(range(5)), sum(range(10, 0, -3)), sum({1: 2}), sum([1.5, 2]), sum([1j, 0.5, 2]), sum([[1], [2]], []), sum([[1]], start=[0]))
show(lambda: sum([1, True, SI(5), 2.5, SF(1.0)]), sum([2**47 - 1] * 10), sum([2**62] * 5), sum(iter([1, 2])), sum((1, 2), 10), sum([1e308, 1e308, -1e308]), sum([float('inf'), -float('inf')]))
show(lambda: sum('abc'))
show(lambda: sum(['a'], ''))
show(lambda: sum([b''], b''))
show(lambda: sum([bytearray()], bytearray()))
show(lambda: sum(1))
show(lambda: sum([I()]))
show(lambda: sum([1], 2, 3))
#! TypeError: show() takes 1 positional argument but 8 were given

### min and max
class O: pass
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: max(1, 2, key=lambda x: -x), max('abc'), min([3, 1, 2]), max([1, 1.0]), max(['b', 'a']), max([1, 2], key=None), max([], default=3), min((5,)), max({'a': 1, 'b': 2}), max(iter([1, 5, 3])), max(x for x in [2, 7, 3]))
show(lambda: max([1, 2, 3], key=lambda x: -x), min('b', 'a', 'c'), min([], default=None, key=None), max([3, 1, 2], [5]), max(1, 2.5, True), min(1.0, 1), max(0.0, float('nan')), min([2**70, 5]))
show(lambda: min())
show(lambda: max(1))
show(lambda: max([]))
show(lambda: min(x for x in []))
show(lambda: max(1, 2, default=3))
show(lambda: max([1, 'a']))
show(lambda: max(1, 2, foo=3))
show(lambda: max([1], key=3))
show(lambda: max(O(), O()))
show(lambda: max(1, key=1))
#! TypeError: show() takes 1 positional argument but 11 were given
