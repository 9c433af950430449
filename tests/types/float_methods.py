# Methods and operators of float.

def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)

### round: round, float and nan
show(lambda: round(2.5))
show(lambda: round(-0.5))
show(lambda: round(0.5))
show(lambda: round(1.5))
show(lambda: round(2.675, 2))
show(lambda: round(1e300) == 10**300)
show(lambda: round(1.5, None))
show(lambda: round(-0.0, 1))
show(lambda: round(0.0))
show(lambda: round(float('nan')))
show(lambda: round(float('inf')))
show(lambda: round(float('inf'), 2))
show(lambda: round(float('nan'), 1))
show(lambda: round(1.25, 400))
show(lambda: round(1.25, -400))
show(lambda: round(1.25, 10**30))
show(lambda: round(1.25, True))
#> 2
#> 0
#> 0
#> 2
#> 2.67
#> False
#> 2
#> -0.0
#> 0
#> ValueError: cannot convert float NaN to integer
#> OverflowError: cannot convert float infinity to integer
#> inf
#> nan
#> 1.25
#> 0.0
#> 1.25
#> 1.2

### round: round
class I: __index__ = lambda s: 5
show(lambda: round(1.7e308, -308))
show(lambda: round(1.5, 'a'))
show(lambda: round('a'))
show(lambda: round())
show(lambda: round(1234.5678, -2))
show(lambda: round(5e-324, 3))
show(lambda: round(0.15, 1))
show(lambda: round(2.567, I()))
#> OverflowError: rounded value too large to represent
#> TypeError: 'str' object cannot be interpreted as an integer
#> TypeError: type str doesn't define __round__ method
#> TypeError: round() missing required argument 'number' (pos 1)
#> 1200.0
#> 0.0
#> 0.1
#> 2.567

### parts: as_integer_ratio, hex and is_integer
show(lambda: (0.5).as_integer_ratio())
show(lambda: (-1.1).as_integer_ratio())
show(lambda: (5e-324).as_integer_ratio()[0])
show(lambda: (0.0).as_integer_ratio())
show(lambda: (1e300).as_integer_ratio()[1])
show(lambda: float('nan').as_integer_ratio())
show(lambda: float('inf').as_integer_ratio())
show(lambda: (1.5).hex())
show(lambda: (-0.0).hex())
show(lambda: float('inf').hex())
show(lambda: float('nan').hex())
show(lambda: (5e-324).hex())
show(lambda: (2.0).is_integer())
show(lambda: (2.5).is_integer())
show(lambda: float('inf').is_integer())
show(lambda: (2.5).conjugate())
show(lambda: (2.5).real)
#> (1, 2)
#> (-2476979795053773, 2251799813685248)
#> 1
#> (0, 1)
#> 1
#> ValueError: cannot convert NaN to integer ratio
#> OverflowError: cannot convert Infinity to integer ratio
#> '0x1.8000000000000p+0'
#> '-0x0.0p+0'
#> 'inf'
#> 'nan'
#> '0x0.0000000000001p-1022'
#> True
#> False
#> False
#> 2.5
#> 2.5

### parts: imag, __floor__ and __getformat__
show(lambda: (2.5).imag)
show(lambda: (2.5).__floor__())
show(lambda: (2.5).__ceil__())
show(lambda: (-2.5).__trunc__())
show(lambda: (1e20).__floor__())
show(lambda: float('nan').__floor__())
show(lambda: (2.5).__round__(1, 2))
show(lambda: float.__getformat__('double'))
show(lambda: float.__getformat__('x'))
#> 0.0
#> 2
#> 3
#> -2
#> 100000000000000000000
#> ValueError: cannot convert float NaN to integer
#> TypeError: __round__ expected at most 1 argument, got 2
#> 'IEEE, little-endian'
#> ValueError: __getformat__() argument 1 must be 'double' or 'float'

### division
show(lambda: 1.0 / 0)
show(lambda: 1.0 // 0)
show(lambda: 1.0 % 0)
show(lambda: divmod(1.0, 0))
show(lambda: float('inf') // 1)
show(lambda: 1 // float('inf'))
show(lambda: -1 // float('inf'))
show(lambda: -1 % float('inf'))
show(lambda: 1 % -float('inf'))
show(lambda: 5.5 // -2)
show(lambda: 5.5 % -2)
show(lambda: -0.0 % 5)
show(lambda: 0.0 % -5)
show(lambda: -0.0 // 3)
show(lambda: float('nan') // 1)
show(lambda: divmod(-7.5, 2))
show(lambda: divmod(7.5, -2))
show(lambda: divmod(1e300, 1e-300))
#> ZeroDivisionError: division by zero
#> ZeroDivisionError: division by zero
#> ZeroDivisionError: division by zero
#> ZeroDivisionError: division by zero
#> nan
#> 0.0
#> -1.0
#> inf
#> -inf
#> -3.0
#> -0.5
#> 0.0
#> -0.0
#> -0.0
#> nan
#> (-4.0, 0.5)
#> (-4.0, -0.5)
#> (inf, 4.891554850853602e-301)

### power: float, inf and nan
show(lambda: 0.0 ** -1)
show(lambda: 0 ** -1.5)
show(lambda: (-8) ** (1 / 3))
show(lambda: (-8.0) ** 0.5)
show(lambda: 2.0 ** 0.5)
show(lambda: 2 ** -1)
show(lambda: 1e200 ** 1.5)
show(lambda: 1e-200 ** 2)
show(lambda: (-2.0) ** 3)
show(lambda: (-0.0) ** 3)
show(lambda: 0.0 ** 0)
show(lambda: float('inf') ** -1)
show(lambda: (-float('inf')) ** 3)
show(lambda: 1 ** float('nan'))
show(lambda: float('nan') ** 0)
show(lambda: 0.5 ** float('inf'))
show(lambda: (-1) ** float('inf'))
#> ZeroDivisionError: zero to a negative power
#> ZeroDivisionError: zero to a negative power
#> (1.0000000000000002+1.7320508075688772j)
#> (1.7319121124709868e-16+2.8284271247461903j)
#> 1.4142135623730951
#> 0.5
#> 9.999999999999999e+299
#> 0.0
#> -8.0
#> -0.0
#> 1.0
#> 0.0
#> -inf
#> 1.0
#> 1.0
#> 0.0
#> 1.0

### power: of series
show(lambda: [x ** 0.3 for x in (0.1, 1.7, 123.456, 1e10)])
show(lambda: [1.0001 ** n for n in (10, 1000, 10**6)])
#> [0.5011872336272724, 1.172558924272542, 4.240857312651394, 999.9999999999998]
#> [1.001000450120021, 1.1051653926032206, 2.6747109931126854e+43]
