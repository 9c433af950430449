# bool.

### all
class O: pass
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: bool(O()), bool(), bool([]), bool('a'), bool(0.0), bool(0j), bool(None))
show(lambda: bool(1, 2))
show(lambda: bool(x=1))
show(lambda: bool.__new__(int))
show(lambda: True & True, True | False, True ^ True, True & 1, type(True & True), type(True & 1), True + True, -True, True // True, True ** 2)
show(lambda: True.real, True.imag, True.numerator, True.bit_length(), repr(True), str(False), True == 1.0, hash(True))
show(lambda: [0, 1][True], 'ab' * True, max(True, 2), {True: 'a'}[1])
#! TypeError: show() takes 1 positional argument but 7 were given
