# Methods and operators of float.

### round
class I: __index__ = lambda s: 5
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: round(2.5), round(-0.5), round(0.5), round(1.5), round(2.675, 2), round(1e300) == 10**300, round(1.5, None), round(-0.0, 1), round(0.0))
show(lambda: round(float('nan')))
show(lambda: round(float('inf')))
show(lambda: round(float('inf'), 2), round(float('nan'), 1), round(1.25, 400), round(1.25, -400), round(1.25, 10**30), round(1.25, True))
show(lambda: round(1.7e308, -308))
show(lambda: round(1.5, 'a'))
show(lambda: round('a'))
show(lambda: round())
show(lambda: round(1234.5678, -2), round(5e-324, 3), round(0.15, 1), round(2.567, I()))
#! TypeError: show() takes 1 positional argument but 9 were given

### parts
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: (0.5).as_integer_ratio(), (-1.1).as_integer_ratio(), (5e-324).as_integer_ratio()[0], (0.0).as_integer_ratio(), (1e300).as_integer_ratio()[1])
show(lambda: float('nan').as_integer_ratio())
show(lambda: float('inf').as_integer_ratio())
show(lambda: (1.5).hex(), (-0.0).hex(), float('inf').hex(), float('nan').hex(), (5e-324).hex())
show(lambda: (2.0).is_integer(), (2.5).is_integer(), float('inf').is_integer())
show(lambda: (2.5).conjugate(), (2.5).real, (2.5).imag, (2.5).__floor__(), (2.5).__ceil__(), (-2.5).__trunc__(), (1e20).__floor__())
show(lambda: float('nan').__floor__())
show(lambda: (2.5).__round__(1, 2))
show(lambda: float.__getformat__('double'))
show(lambda: float.__getformat__('x'))
#! TypeError: show() takes 1 positional argument but 5 were given

### division
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: 1.0 / 0)
show(lambda: 1.0 // 0)
show(lambda: 1.0 % 0)
show(lambda: divmod(1.0, 0))
show(lambda: float('inf') // 1, 1 // float('inf'), -1 // float('inf'), -1 % float('inf'), 1 % -float('inf'), 5.5 // -2, 5.5 % -2, -0.0 % 5, 0.0 % -5, -0.0 // 3, float('nan') // 1)
show(lambda: divmod(-7.5, 2), divmod(7.5, -2), divmod(1e300, 1e-300))
#> ZeroDivisionError: division by zero
#> ZeroDivisionError: division by zero
#> ZeroDivisionError: division by zero
#> ZeroDivisionError: division by zero
#! TypeError: show() takes 1 positional argument but 11 were given

### power
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: 0.0 ** -1)
show(lambda: 0 ** -1.5)
show(lambda: (-8) ** (1 / 3), (-8.0) ** 0.5)
show(lambda: 2.0 ** 0.5, 2 ** -1, 1e200 ** 1.5, 1e-200 ** 2, (-2.0) ** 3, (-0.0) ** 3, 0.0 ** 0)
show(lambda: float('inf') ** -1, (-float('inf')) ** 3, 1 ** float('nan'), float('nan') ** 0, 0.5 ** float('inf'), (-1) ** float('inf'))
show(lambda: [x ** 0.3 for x in (0.1, 1.7, 123.456, 1e10)], [1.0001 ** n for n in (10, 1000, 10**6)])
#> ZeroDivisionError: zero to a negative power
#> ZeroDivisionError: zero to a negative power
#! TypeError: show() takes 1 positional argument but 2 were given
