import math

from uncertainties import UFloat, correlation_matrix, covariance_matrix, nominal_value, std_dev, ufloat, ufloat_fromstr, umath, wrap

x, y = ufloat(1.23, 0.04, 'length'), ufloat(20.5, 1)
print(x, y, x + y, x * y, x / y, y ** x, -x, abs(-y), x - x, 2 * x == x + x, x == ufloat(1.23, 0.04), (x * y).std_dev, x.n, x.s, x.tag, repr(x), repr(x * 2))
z = x ** 2 + umath.sin(y)
print(z, {k.tag: round(v, 9) for k, v in z.error_components().items()}, z.derivatives[x], sorted(round(v, 6) for v in z.derivatives.values()))
print(*(f'{v:{f}}' for v in (x, y) for f in ('', '.1f', '.3u', 'e', 'S', 'P', 'L', '.2uS', '+', '10.3f', 'p', '%', 'g', '.1ueP')), sep='; ')
print(*(f'{ufloat(a, b):{f}}' for a, b, f in [(0, 0, ''), (1e10, 1e5, ''), (1e-20, 3e-22, 'L'), (float('nan'), 1, ''), (3, float('inf'), ''), (12345.678, 0, ''), (1, 0.0995, ''), (0.099, 0.0001, '.1u'), (-5, 2, 'S')]), sep='; ')
print(*(ufloat_fromstr(s) for s in ['12.58+/-0.23', '1.2(3)', '1.20(0.15)e3', '10 ± 1', '(3.1 ± 0.2)×10⁴', '169.0(7)', '5', '-1.1+/-0.1', '3.14e-2+/-0.01']), sep='; ')
print([str(f(x)) for f in (umath.sqrt, umath.exp, umath.log, umath.atan, umath.floor, umath.erf, umath.degrees)], umath.hypot(x, y), umath.atan2(x, y), umath.fsum([x, y]), umath.gamma(x))
a, b = x + y, x - y
print([[round(v, 6) for v in row] for row in covariance_matrix([a, b])], nominal_value(a), std_dev(3))
hyp = wrap(lambda u, v: math.sqrt(u * u + v * v))
print(hyp(x, y), umath.sqrt(x ** 2 + y ** 2), wrap(math.cos)(x), isinstance(a, UFloat), isinstance(x, type(a)), x.std_score(1), (x + 1 > x), x < y, int(y.n), bool(ufloat(0, 0)))
x.std_dev = 0.5
print(x, z, hash(x) == hash(x), sum([x, y, 1]), max(x, y, key=nominal_value), round(y.n / 3, 2))
for wrong in lambda: ufloat(1), lambda: ufloat(1, -1), lambda: ufloat_fromstr('abc'), lambda: umath.log(ufloat(-1, 1)), lambda: float(x), lambda: f'{x:q}', lambda: 1 / ufloat(0, 1), lambda: x + 'a', lambda: complex(x), lambda: correlation_matrix([x, y]):
    try:
        print(wrong())
    except Exception as e:
        print(type(e).__name__, e)
