import cmath
from math import inf, nan


def show(v):
    if isinstance(v, complex):
        return f'{v.real:.12g} {v.imag:.12g}'
    if isinstance(v, tuple):
        return ', '.join(map(show, v))
    return f'{v:.12g}' if isinstance(v, float) else repr(v)


def says(work, *args, **named):
    try:
        print(show(work(*args, **named)))
    except Exception as e:
        print(f'{type(e).__name__}: {e}')


def table(work, reals=(-inf, -1.5, -0.0, 0.0, 1.5, inf, nan), imaginaries=(0.0, 1.0, inf, nan)):
    for x in reals:
        cells = []
        for y in imaginaries:
            try:
                cells.append(show(work(complex(x, y))))
            except Exception as e:
                cells.append(type(e).__name__)
        print(x, '|', ' | '.join(cells))


### roots
table(cmath.sqrt)
#> -inf | 0 inf | 0 inf | inf inf | nan inf
#> -1.5 | 0 1.22474487139 | 0.389085875953 1.28506335208 | inf inf | nan nan
#> -0.0 | 0 0 | 0.707106781187 0.707106781187 | inf inf | nan nan
#> 0.0 | 0 0 | 0.707106781187 0.707106781187 | inf inf | nan nan
#> 1.5 | 1.22474487139 0 | 1.28506335208 0.389085875953 | inf inf | nan nan
#> inf | inf 0 | inf 0 | inf inf | inf nan
#> nan | nan nan | nan nan | inf inf | nan nan

### exponentials
table(cmath.exp)
#> -inf | 0 0 | 0 0 | 0 0 | 0 0
#> -1.5 | 0.223130160148 0 | 0.120557740037 0.1877575556 | ValueError | nan nan
#> -0.0 | 1 0 | 0.540302305868 0.841470984808 | ValueError | nan nan
#> 0.0 | 1 0 | 0.540302305868 0.841470984808 | ValueError | nan nan
#> 1.5 | 4.48168907034 0 | 2.42146693889 3.77121131562 | ValueError | nan nan
#> inf | inf 0 | inf inf | ValueError | inf nan
#> nan | nan 0 | nan nan | nan nan | nan nan

### logarithms
table(cmath.log)
#> -inf | inf 3.14159265359 | inf 3.14159265359 | inf 2.35619449019 | inf nan
#> -1.5 | 0.405465108108 3.14159265359 | 0.589327498171 2.55359005004 | inf 1.57079632679 | nan nan
#> -0.0 | ValueError | 0 1.57079632679 | inf 1.57079632679 | nan nan
#> 0.0 | ValueError | 0 1.57079632679 | inf 1.57079632679 | nan nan
#> 1.5 | 0.405465108108 0 | 0.589327498171 0.588002603548 | inf 1.57079632679 | nan nan
#> inf | inf 0 | inf 0 | inf 0.785398163397 | inf nan
#> nan | nan nan | nan nan | inf nan | nan nan

### decimal logarithms
table(cmath.log10)
#> -inf | inf 1.36437635384 | inf 1.36437635384 | inf 1.02328226538 | inf nan
#> -1.5 | 0.176091259056 1.36437635384 | 0.255941680489 1.10901006778 | inf 0.682188176921 | nan nan
#> -0.0 | ValueError | 0 0.682188176921 | inf 0.682188176921 | nan nan
#> 0.0 | ValueError | 0 0.682188176921 | inf 0.682188176921 | nan nan
#> 1.5 | 0.176091259056 0 | 0.255941680489 0.255366286065 | inf 0.682188176921 | nan nan
#> inf | inf 0 | inf 0 | inf 0.34109408846 | inf nan
#> nan | nan nan | nan nan | inf nan | nan nan

### cosines
table(cmath.cos)
#> -inf | ValueError | ValueError | ValueError | nan nan
#> -1.5 | 0.0707372016677 0 | 0.109153206054 1.17225729891 | inf inf | nan nan
#> -0.0 | 1 0 | 1.54308063482 0 | inf 0 | nan 0
#> 0.0 | 1 -0 | 1.54308063482 -0 | inf -0 | nan 0
#> 1.5 | 0.0707372016677 -0 | 0.109153206054 -1.17225729891 | inf -inf | nan nan
#> inf | ValueError | ValueError | ValueError | nan nan
#> nan | nan 0 | nan nan | inf nan | nan nan

### sines
table(cmath.sin)
#> -inf | ValueError | ValueError | ValueError | nan nan
#> -1.5 | -0.997494986604 0 | -1.53921519715 0.0831304438349 | -inf inf | nan nan
#> -0.0 | -0 0 | -0 1.17520119364 | -0 inf | -0 nan
#> 0.0 | 0 0 | 0 1.17520119364 | 0 inf | 0 nan
#> 1.5 | 0.997494986604 0 | 1.53921519715 0.0831304438349 | inf inf | nan nan
#> inf | ValueError | ValueError | ValueError | nan nan
#> nan | nan -0 | nan nan | nan -inf | nan nan

### tangents
table(cmath.tan)
#> -inf | ValueError | ValueError | 0 1 | nan nan
#> -1.5 | -14.1014199472 0 | -0.0509053623272 1.30829529923 | -0 1 | nan nan
#> -0.0 | -0 0 | -0 0.761594155956 | -0 1 | -0 nan
#> 0.0 | 0 0 | 0 0.761594155956 | 0 1 | 0 nan
#> 1.5 | 14.1014199472 0 | 0.0509053623272 1.30829529923 | 0 1 | nan nan
#> inf | ValueError | ValueError | 0 1 | nan nan
#> nan | nan 0 | nan nan | 0 1 | nan nan

### hyperbolic cosines
table(cmath.cosh)
#> -inf | inf -0 | inf -inf | ValueError | inf nan
#> -1.5 | 2.35240961524 -0 | 1.27101233946 -1.79172688001 | ValueError | nan nan
#> -0.0 | 1 -0 | 0.540302305868 -0 | ValueError | nan 0
#> 0.0 | 1 0 | 0.540302305868 0 | ValueError | nan 0
#> 1.5 | 2.35240961524 0 | 1.27101233946 1.79172688001 | ValueError | nan nan
#> inf | inf 0 | inf inf | ValueError | inf nan
#> nan | nan 0 | nan nan | nan nan | nan nan

### hyperbolic sines
table(cmath.sinh)
#> -inf | -inf 0 | -inf inf | ValueError | inf nan
#> -1.5 | -2.12927945509 0 | -1.15045459943 1.97948443561 | ValueError | nan nan
#> -0.0 | -0 0 | -0 0.841470984808 | ValueError | 0 nan
#> 0.0 | 0 0 | 0 0.841470984808 | ValueError | 0 nan
#> 1.5 | 2.12927945509 0 | 1.15045459943 1.97948443561 | ValueError | nan nan
#> inf | inf 0 | inf inf | ValueError | inf nan
#> nan | nan 0 | nan nan | nan nan | nan nan

### hyperbolic tangents
table(cmath.tanh)
#> -inf | -1 0 | -1 0 | -1 0 | -1 0
#> -1.5 | -0.905148253645 0 | -1.03795878286 0.0942129201295 | ValueError | nan nan
#> -0.0 | -0 0 | -0 1.55740772465 | ValueError | -0 nan
#> 0.0 | 0 0 | 0 1.55740772465 | ValueError | 0 nan
#> 1.5 | 0.905148253645 0 | 1.03795878286 0.0942129201295 | ValueError | nan nan
#> inf | 1 0 | 1 0 | 1 0 | 1 0
#> nan | nan 0 | nan nan | nan nan | nan nan

### inverse cosines
table(cmath.acos)
#> -inf | 3.14159265359 -inf | 3.14159265359 -inf | 2.35619449019 -inf | nan inf
#> -1.5 | 3.14159265359 -0.962423650119 | 2.47717210277 -1.2604751878 | 1.57079632679 -inf | nan nan
#> -0.0 | 1.57079632679 -0 | 1.57079632679 -0.88137358702 | 1.57079632679 -inf | 1.57079632679 nan
#> 0.0 | 1.57079632679 -0 | 1.57079632679 -0.88137358702 | 1.57079632679 -inf | 1.57079632679 nan
#> 1.5 | 0 -0.962423650119 | 0.66442055082 -1.2604751878 | 1.57079632679 -inf | nan nan
#> inf | 0 -inf | 0 -inf | 0.785398163397 -inf | nan inf
#> nan | nan nan | nan nan | nan -inf | nan nan

### inverse sines
table(cmath.asin)
#> -inf | -1.57079632679 inf | -1.57079632679 inf | -0.785398163397 inf | nan -inf
#> -1.5 | -1.57079632679 0.962423650119 | -0.906375775975 1.2604751878 | -0 inf | nan nan
#> -0.0 | -0 0 | -0 0.88137358702 | -0 inf | -0 nan
#> 0.0 | 0 0 | 0 0.88137358702 | 0 inf | 0 nan
#> 1.5 | 1.57079632679 0.962423650119 | 0.906375775975 1.2604751878 | 0 inf | nan nan
#> inf | 1.57079632679 inf | 1.57079632679 inf | 0.785398163397 inf | nan -inf
#> nan | nan nan | nan nan | nan inf | nan nan

### inverse tangents
table(cmath.atan)
#> -inf | -1.57079632679 0 | -1.57079632679 0 | -1.57079632679 0 | -1.57079632679 -0
#> -1.5 | -0.982793723247 0 | -1.10714871779 0.255412811883 | -1.57079632679 0 | nan nan
#> -0.0 | -0 0 | ValueError | -1.57079632679 0 | nan nan
#> 0.0 | 0 0 | ValueError | 1.57079632679 0 | nan nan
#> 1.5 | 0.982793723247 0 | 1.10714871779 0.255412811883 | 1.57079632679 0 | nan nan
#> inf | 1.57079632679 0 | 1.57079632679 0 | 1.57079632679 0 | 1.57079632679 -0
#> nan | nan 0 | nan nan | nan 0 | nan nan

### inverse hyperbolic cosines
table(cmath.acosh)
#> -inf | inf 3.14159265359 | inf 3.14159265359 | inf 2.35619449019 | inf nan
#> -1.5 | 0.962423650119 3.14159265359 | 1.2604751878 2.47717210277 | inf 1.57079632679 | nan nan
#> -0.0 | 0 1.57079632679 | 0.88137358702 1.57079632679 | inf 1.57079632679 | nan 1.57079632679
#> 0.0 | 0 1.57079632679 | 0.88137358702 1.57079632679 | inf 1.57079632679 | nan 1.57079632679
#> 1.5 | 0.962423650119 0 | 1.2604751878 0.66442055082 | inf 1.57079632679 | nan nan
#> inf | inf 0 | inf 0 | inf 0.785398163397 | inf nan
#> nan | nan nan | nan nan | inf nan | nan nan

### inverse hyperbolic sines
table(cmath.asinh)
#> -inf | -inf 0 | -inf 0 | -inf 0.785398163397 | -inf nan
#> -1.5 | -1.19476321729 0 | -1.31695789692 0.523598775598 | -inf 1.57079632679 | nan nan
#> -0.0 | -0 0 | -0 1.57079632679 | -inf 1.57079632679 | nan nan
#> 0.0 | 0 0 | 0 1.57079632679 | inf 1.57079632679 | nan nan
#> 1.5 | 1.19476321729 0 | 1.31695789692 0.523598775598 | inf 1.57079632679 | nan nan
#> inf | inf 0 | inf 0 | inf 0.785398163397 | inf nan
#> nan | nan 0 | nan nan | inf nan | nan nan

### inverse hyperbolic tangents
table(cmath.atanh)
#> -inf | -0 1.57079632679 | -0 1.57079632679 | -0 1.57079632679 | -0 nan
#> -1.5 | -0.804718956217 1.57079632679 | -0.439464479388 1.20747515645 | -0 1.57079632679 | nan nan
#> -0.0 | -0 0 | -0 0.785398163397 | -0 1.57079632679 | -0 nan
#> 0.0 | 0 0 | 0 0.785398163397 | 0 1.57079632679 | 0 nan
#> 1.5 | 0.804718956217 1.57079632679 | 0.439464479388 1.20747515645 | 0 1.57079632679 | nan nan
#> inf | 0 1.57079632679 | 0 1.57079632679 | 0 1.57079632679 | 0 nan
#> nan | nan nan | nan nan | 0 1.57079632679 | nan nan

### large and small numbers
for name in 'sqrt', 'log', 'exp', 'cosh', 'tanh', 'acos', 'acosh', 'asinh', 'atanh':
    print(name)
    table(getattr(cmath, name), (1e308, 710.5, 5e-324), (1e308, 1e-310))
#> sqrt
#> 1e+308 | 1.09868411347e+154 4.55089860562e+153 | 1e+154 0
#> 710.5 | 7.07106781187e+153 7.07106781187e+153 | 26.6552058705 1.87580618371e-312
#> 5e-324 | 7.07106781187e+153 7.07106781187e+153 | 7.07106781187e-156 7.07106781187e-156
#> log
#> 1e+308 | 709.542782232 0.785398163397 | 709.196208642 0
#> 710.5 | 709.196208642 1.57079632679 | 6.56596894754 1.40745953553e-313
#> 5e-324 | 709.196208642 1.57079632679 | -713.801378828 1.57079632679
#> exp
#> 1e+308 | OverflowError | OverflowError
#> 710.5 | OverflowError | OverflowError
#> 5e-324 | -0.891308937687 0.453396490502 | 1 1e-310
#> cosh
#> 1e+308 | OverflowError | OverflowError
#> 710.5 | -1.64144999922e+308 8.3498284098e+307 | OverflowError
#> 5e-324 | -0.891308937687 0 | 1 0
#> tanh
#> 1e+308 | 1 -0 | 1 0
#> 710.5 | 1 -0 | 1 0
#> 5e-324 | 4.94065645841e-324 -0.508686125911 | 4.94065645841e-324 1e-310
#> acos
#> 1e+308 | 0.785398163397 -710.235929413 | 0 -709.889355823
#> 710.5 | 1.57079632679 -709.889355823 | 1.40746092963e-313 -7.25911563286
#> 5e-324 | 1.57079632679 -709.889355823 | 1.57079632679 -1e-310
#> acosh
#> 1e+308 | 710.235929413 0.785398163397 | 709.889355823 0
#> 710.5 | 709.889355823 1.57079632679 | 7.25911563286 1.40746092963e-313
#> 5e-324 | 709.889355823 1.57079632679 | 1e-310 1.57079632679
#> asinh
#> 1e+308 | 710.235929413 0.785398163397 | 709.889355823 0
#> 710.5 | 709.889355823 1.57079632679 | 7.25911662333 1.40745814147e-313
#> 5e-324 | 709.889355823 1.57079632679 | 0 1e-310
#> atanh
#> 1e+308 | 5e-309 1.57079632679 | 1e-308 1.57079632679
#> 710.5 | 0 1.57079632679 | 0.0014074604649 1.57079632679
#> 5e-324 | 0 1.57079632679 | 4.94065645841e-324 1e-310

### the sides of the branch cuts
for name in 'sqrt', 'log', 'acos', 'asin', 'acosh', 'atanh':
    work = getattr(cmath, name)
    print(name, show(work(complex(-2, 0.0))), '|', show(work(complex(-2, -0.0))))
for name in 'asinh', 'atan':
    work = getattr(cmath, name)
    print(name, show(work(complex(0.0, 2))), '|', show(work(complex(-0.0, 2))))
#> sqrt 0 1.41421356237 | 0 -1.41421356237
#> log 0.69314718056 3.14159265359 | 0.69314718056 -3.14159265359
#> acos 3.14159265359 -1.31695789692 | 3.14159265359 1.31695789692
#> asin -1.57079632679 1.31695789692 | -1.57079632679 -1.31695789692
#> acosh 1.31695789692 3.14159265359 | 1.31695789692 -3.14159265359
#> atanh -0.549306144334 1.57079632679 | -0.549306144334 -1.57079632679
#> asinh 1.31695789692 1.57079632679 | -1.31695789692 1.57079632679
#> atan 1.57079632679 0.549306144334 | -1.57079632679 0.549306144334

### where there is no value
says(cmath.log, 0)
says(cmath.log10, 0)
says(cmath.atanh, 1)
says(cmath.atan, 1j)
says(cmath.exp, 1000)
says(cmath.cosh, 1000)
says(cmath.sinh, -1000 + 1j)
says(cmath.polar, complex(1.7e308, 1.7e308))
says(cmath.rect, 1, inf)
says(cmath.rect, 0, -inf)
#> ValueError: math domain error
#> ValueError: math domain error
#> ValueError: math domain error
#> ValueError: math domain error
#> OverflowError: math range error
#> OverflowError: math range error
#> OverflowError: math range error
#> OverflowError: math range error
#> ValueError: math domain error
#> 0 0

### logarithms to a base
says(cmath.log, 8, 2)
says(cmath.log, -1, 1j)
says(cmath.log, 0, 2)
says(cmath.log, 2, 0)
says(cmath.log, 2, 1)
says(cmath.log, 1, cmath.e)
says(cmath.log, 0, cmath.e)
#> 3 0
#> 2 0
#> -inf nan
#> ValueError: math domain error
#> ValueError: math domain error
#> 0 0
#> -inf nan

### polar coordinates
says(cmath.polar, 3 + 4j)
says(cmath.phase, -1)
says(cmath.phase, complex(-1, -0.0))
says(cmath.rect, 5, 0.9272952180016122)
table(lambda z: cmath.rect(z.real, z.imag))
#> 5, 0.927295218002
#> 3.14159265359
#> -3.14159265359
#> 3 4
#> -inf | -inf -0 | -inf -inf | ValueError | inf nan
#> -1.5 | -1.5 -0 | -0.810453458802 -1.26220647721 | ValueError | nan nan
#> -0.0 | -0 -0 | -0 -0 | 0 0 | 0 0
#> 0.0 | 0 0 | 0 0 | 0 0 | 0 0
#> 1.5 | 1.5 0 | 0.810453458802 1.26220647721 | ValueError | nan nan
#> inf | inf 0 | inf inf | ValueError | inf nan
#> nan | nan 0 | nan nan | nan nan | nan nan

### what a number is
class A:
    def __complex__(self): return 3 + 4j
class B:
    def __float__(self): return 2.5
class C:
    def __index__(self): return 9
class D(complex): pass
class E:
    def __complex__(self): return 1
for value in A(), B(), C(), D(-1), E(), True, 10 ** 400, '1', None, [1]:
    says(cmath.sqrt, value)
#> 2 1
#> 1.58113883008 0
#> 3 0
#> 0 1
#> TypeError: __complex__ returned non-complex (type int)
#> 1 0
#> OverflowError: int too large to convert to float
#> TypeError: must be real number, not str
#> TypeError: must be real number, not NoneType
#> TypeError: must be real number, not list

### __complex__ that fails
class A:
    def __complex__(self): raise KeyError('no')
says(cmath.phase, A())
#> KeyError: 'no'

### questions
for z in 1 + 1j, complex(inf, nan), complex(1, nan), -inf, nan:
    print(cmath.isfinite(z), cmath.isinf(z), cmath.isnan(z))
#> True False False
#> False True True
#> False False True
#> False True False
#> False False True

### nearly the same
says(cmath.isclose, 1, 1 + 1e-10j)
says(cmath.isclose, 1, 1 + 1e-8j)
says(cmath.isclose, 1, 1.3, rel_tol=0.5)
says(cmath.isclose, 0, 1e-12j, abs_tol=1e-9)
says(cmath.isclose, inf, inf)
says(cmath.isclose, inf, 1e308)
says(cmath.isclose, nan, nan)
says(cmath.isclose, 1, 2, rel_tol=-1)
says(cmath.isclose, 1, 2, abs_tol=-1)
says(cmath.isclose, 1, 2, rel_tol='a')
#> True
#> False
#> True
#> True
#> True
#> False
#> False
#> ValueError: tolerances must be non-negative
#> ValueError: tolerances must be non-negative
#> TypeError: must be real number, not str

### constants
print(cmath.pi, cmath.e, cmath.tau, cmath.inf, cmath.infj, cmath.nan, cmath.nanj)
#> 3.141592653589793 2.718281828459045 6.283185307179586 inf infj nan nanj

### its functions are builtin
class A:
    root = cmath.sqrt
print(A().root(-4), cmath.sqrt, type(cmath.sqrt).__name__)
says(cmath.sqrt)
says(cmath.sqrt, 1, 2)
says(cmath.log, 1, 2, 3)
says(cmath.rect, 1)
says(cmath.isclose, 1)
print(sorted(n for n in dir(cmath) if n[0] != '_'))
#> 2j <built-in function sqrt> builtin_function_or_method
#> TypeError: cmath.sqrt() takes exactly one argument (0 given)
#> TypeError: cmath.sqrt() takes exactly one argument (2 given)
#> TypeError: log expected at most 2 arguments, got 3
#> TypeError: rect expected 2 arguments, got 1
#> TypeError: isclose() missing required argument 'b' (pos 2)
#> ['acos', 'acosh', 'asin', 'asinh', 'atan', 'atanh', 'cos', 'cosh', 'e', 'exp', 'inf', 'infj', 'isclose', 'isfinite', 'isinf', 'isnan', 'log', 'log10', 'nan', 'nanj', 'phase', 'pi', 'polar', 'rect', 'sin', 'sinh', 'sqrt', 'tan', 'tanh', 'tau']
