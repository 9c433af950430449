# bool.

def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)

### bool, __new__ and type
class O: pass
show(lambda: bool(O()))
show(lambda: bool())
show(lambda: bool([]))
show(lambda: bool('a'))
show(lambda: bool(0.0))
show(lambda: bool(0j))
show(lambda: bool(None))
show(lambda: bool(1, 2))
show(lambda: bool(x=1))
show(lambda: bool.__new__(int))
show(lambda: True & True)
show(lambda: True | False)
show(lambda: True ^ True)
show(lambda: True & 1)
show(lambda: type(True & True))
show(lambda: type(True & 1))
show(lambda: True + True)
#> True
#> False
#> False
#> True
#> False
#> False
#> False
#> TypeError: bool expected at most 1 argument, got 2
#> TypeError: bool() takes no keyword arguments
#> TypeError: bool.__new__(int): int is not a subtype of bool
#> True
#> True
#> False
#> 1
#> <class 'bool'>
#> <class 'int'>
#> 2

### real, imag and numerator
show(lambda: -True)
show(lambda: True // True)
show(lambda: True ** 2)
show(lambda: True.real)
show(lambda: True.imag)
show(lambda: True.numerator)
show(lambda: True.bit_length())
show(lambda: repr(True))
show(lambda: str(False))
show(lambda: True == 1.0)
show(lambda: hash(True))
show(lambda: [0, 1][True])
show(lambda: 'ab' * True)
show(lambda: max(True, 2))
show(lambda: {True: 'a'}[1])
#> -1
#> 1
#> 1
#> 1
#> 0
#> 1
#> 1
#> 'True'
#> 'False'
#> True
#> 1
#> 1
#> 'ab'
#> 2
#> 'a'
