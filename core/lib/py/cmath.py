"""Functions of complex numbers: branches and special values as C99's Annex G has them.

The finite cases are those of W. Kahan, "Branch Cuts for Complex Elementary Functions" (1987), with his care for
zeros' signs and for numbers near the ends of the range.
"""
import math as _m
from math import (atan2 as _atan2, copysign as _sign, cos as _cos, cosh as _cosh, exp as _exp, hypot as _hypot, inf, isinf as _isinf,
                  isnan as _isnan, ldexp as _ldexp, log as _log, log1p as _log1p, nan, pi, e, sin as _sin, sinh as _sinh, sqrt as _sqrt,
                  tan as _tan, tanh as _tanh, tau as tau)

infj, nanj = complex(0.0, inf), complex(0.0, nan)

_TINY, _HUGE = 2.2250738585072014e-308, 1.7976931348623157e+308 / 4  # the least normal number; what may be added up without care
_ROOT_TINY, _ROOT_HUGE = _sqrt(_TINY), _sqrt(_HUGE)
_STEEP = _log(_HUGE)  # exp of more is done in two steps
_LN2, _LN10 = _log(2.0), _log(10.0)


def _of(z):
    """Any number as a complex one."""
    kind = type(z)
    if kind is complex:
        return z
    if kind is float or kind is int:
        return complex(z)
    if isinstance(z, complex) or hasattr(kind, '__complex__') and not isinstance(z, str):
        return complex(z)
    return complex(_sign(z, z))  # what is no number is told of as by the functions of module math


def _domain():
    return ValueError('math domain error')


def _finite(z):
    """z; an infinity that came of finite numbers is an error."""
    if _isinf(z.real) or _isinf(z.imag):
        raise OverflowError('math range error')
    return z


def _turned(re, im):
    """i times it."""
    return complex(-im, re)


def _turned_back(z):
    return complex(z.imag, -z.real)


# ---- roots and logarithms ----

def _root(x, y):
    """The square root of a finite number."""
    if x == 0 and y == 0:
        return complex(0.0, y)
    a, b = abs(x), abs(y)
    if a < _TINY and b < _TINY:
        a = _ldexp(a, 53)
        s = _ldexp(_sqrt(a + _hypot(a, _ldexp(b, 53))), -27)
    else:
        a /= 8
        s = 2 * _sqrt(a + _hypot(a, b / 8))
    d = b / (2 * s)
    return complex(s, _sign(d, y)) if x >= 0 else complex(d, _sign(s, y))


def sqrt(z, /):
    """The square root of z, to the right of the imaginary axis or on it."""
    z = _of(z)
    x, y = z.real, z.imag
    if _isinf(y):
        return complex(inf, y)
    if _isinf(x):
        if x > 0:
            return complex(inf, nan if _isnan(y) else _sign(0.0, y))
        return complex(nan, inf) if _isnan(y) else complex(0.0, _sign(inf, y))
    if _isnan(x) or _isnan(y):
        return complex(nan, nan)
    return _root(x, y)


def _log_size(x, y):
    """The logarithm of a finite number's size; of zero there is none."""
    a, b = abs(x), abs(y)
    if a > _HUGE or b > _HUGE:
        return _log(_hypot(a / 2, b / 2)) + _LN2
    if a < _TINY and b < _TINY:
        if a == 0 and b == 0:
            raise _domain()
        return _log(_hypot(_ldexp(a, 53), _ldexp(b, 53))) - 53 * _LN2
    size = _hypot(a, b)
    if 0.71 <= size <= 1.73:  # near one the difference from it counts
        more, less = (a, b) if a > b else (b, a)
        return _log1p((more - 1) * (more + 1) + less * less) / 2
    return _log(size)


def _ln(z):
    x, y = z.real, z.imag
    if _isinf(x) or _isinf(y):
        return complex(inf, _atan2(y, x))
    if _isnan(x) or _isnan(y):
        return complex(nan, nan)
    return complex(_log_size(x, y), _atan2(y, x))


_natural = object()


def log(z, base=_natural, /):
    """log(z[, base]) -> the logarithm of z, natural unless there is a base."""
    z = _of(z)
    if base is _natural:
        return _ln(z)
    found = _ln(z) if z else complex(-inf, _atan2(z.imag, z.real))  # only the base's zero is an error then
    base = _ln(_of(base))
    if not base:
        raise _domain()
    return found / base


def log10(z, /):
    """The logarithm of z to base 10."""
    found = _ln(_of(z))
    return complex(found.real / _LN10, found.imag / _LN10)


# ---- exponentials ----

def _round_trip(size, y):
    """inf or 0 of `size`, in the direction of the angle y."""
    return complex(_sign(size, _cos(y)), _sign(size, _sin(y)))


def exp(z, /):
    """e to the power of z."""
    z = _of(z)
    x, y = z.real, z.imag
    if _isinf(y):
        if x == -inf:
            return complex(0.0, 0.0)
        if _isnan(x):
            return complex(nan, nan)
        raise _domain()
    if _isinf(x):
        if _isnan(y):
            return complex(0.0, 0.0) if x < 0 else complex(inf, nan)
        return complex(inf, y) if y == 0 and x > 0 else _round_trip(inf if x > 0 else 0.0, y)
    if _isnan(x) or _isnan(y):
        return complex(nan, y) if y == 0 else complex(nan, nan)
    if x > _STEEP:
        near = _exp(x - 1)
        return _finite(complex(near * _cos(y) * e, near * _sin(y) * e))
    size = _exp(x)
    return _finite(complex(size * _cos(y), size * _sin(y)))


def _even(x, y):
    """cosh of x + iy, of which one is no finite number."""
    if _isinf(y) and not _isnan(x):
        raise _domain()
    if _isinf(x):
        if _isnan(y):
            return complex(inf, nan)
        return complex(inf, y * _sign(1.0, x)) if y == 0 else complex(_sign(inf, _cos(y)), _sign(inf, _sin(y) * x))
    return complex(nan, 0.0 if x == 0 or y == 0 else nan)


def _cosine(x, y):
    if _isinf(x) or _isinf(y) or _isnan(x) or _isnan(y):
        return _even(x, y)
    if abs(x) > _STEEP:
        near = x - _sign(1.0, x)
        return _finite(complex(_cos(y) * _cosh(near) * e, _sin(y) * _sinh(near) * e))
    return _finite(complex(_cos(y) * _cosh(x), _sin(y) * _sinh(x)))


def _odd(x, y):
    """sinh of x + iy, of which one is no finite number."""
    if _isinf(y) and not _isnan(x):
        raise _domain()
    if _isnan(x):
        return complex(nan, y if y == 0 else nan)
    if _isinf(x):
        if _isnan(y):
            return complex(inf, nan)
        return complex(x, y) if y == 0 else complex(_sign(inf, _cos(y) * x), _sign(inf, _sin(y)))
    return complex(0.0 if x == 0 else nan, nan)


def _sine(x, y):
    if _isinf(x) or _isinf(y) or _isnan(x) or _isnan(y):
        return _odd(x, y)
    if abs(x) > _STEEP:
        near = x - _sign(1.0, x)
        return _finite(complex(_cos(y) * _sinh(near) * e, _sin(y) * _cosh(near) * e))
    return _finite(complex(_cos(y) * _sinh(x), _sin(y) * _cosh(x)))


def _slope(x, y):
    """tanh of x + iy."""
    if _isinf(y):
        if _isinf(x):
            return complex(_sign(1.0, x), 0.0)
        if _isnan(x):
            return complex(nan, nan)
        raise _domain()
    if _isinf(x):
        return complex(_sign(1.0, x), 0.0 if _isnan(y) else _sign(0.0, _sin(y) * _cos(y)) if y else y)
    if _isnan(x) or _isnan(y):
        if _isnan(x):
            return complex(nan, y if y == 0 else nan)
        return complex(x if x == 0 else nan, nan)
    if abs(x) > _STEEP:
        return complex(_sign(1.0, x), 4 * _sin(y) * _cos(y) * _exp(-2 * abs(x)))
    of_x, of_y, narrow = _tanh(x), _tan(y), 1 / _cosh(x)
    both = of_x * of_y
    under = 1 + both * both
    return complex(of_x * (1 + of_y * of_y) / under, of_y / under * narrow * narrow)


def cosh(z, /):
    """The hyperbolic cosine of z."""
    z = _of(z)
    return _cosine(z.real, z.imag)


def sinh(z, /):
    """The hyperbolic sine of z."""
    z = _of(z)
    return _sine(z.real, z.imag)


def tanh(z, /):
    """The hyperbolic tangent of z."""
    z = _of(z)
    return _slope(z.real, z.imag)


def cos(z, /):
    """The cosine of z."""
    z = _of(z)
    return _cosine(-z.imag, z.real)


def sin(z, /):
    """The sine of z."""
    z = _of(z)
    return _turned_back(_sine(-z.imag, z.real))


def tan(z, /):
    """The tangent of z."""
    z = _of(z)
    return _turned_back(_slope(-z.imag, z.real))


# ---- their inverses ----

def _log_of_twice(x, y):
    """The logarithm of twice a large number's size."""
    return inf if _isinf(x) or _isinf(y) else nan if _isnan(x) or _isnan(y) else _log(_hypot(x / 2, y / 2)) + 2 * _LN2


def _is_far(x, y):
    return not (abs(x) <= _HUGE and abs(y) <= _HUGE)


def acos(z, /):
    """The angle whose cosine is z."""
    z = _of(z)
    x, y = z.real, z.imag
    if _is_far(x, y):
        far = _log_of_twice(x, y)
        angle = _atan2(abs(y), x) if not (_isnan(y) and x == 0) else pi / 2
        return complex(angle, far if _isnan(far) else _sign(far, -y))
    low, high = _root(1 - x, -y), _root(1 + x, y)
    return complex(2 * _atan2(low.real, high.real), _m.asinh(high.real * low.imag - high.imag * low.real))


def acosh(z, /):
    """The inverse of cosh."""
    z = _of(z)
    x, y = z.real, z.imag
    if _is_far(x, y):
        return complex(_log_of_twice(x, y), pi / 2 if _isnan(y) and x == 0 else _atan2(y, x))
    low, high = _root(x - 1, y), _root(x + 1, y)
    return complex(_m.asinh(low.real * high.real + low.imag * high.imag), 2 * _atan2(low.imag, high.real))


def _asinh(x, y):
    if _is_far(x, y):
        far = _log_of_twice(x, y)
        if _isnan(x) and y == 0:
            return complex(nan, y)
        return complex(far if _isnan(far) else _sign(far, x), _atan2(y, abs(x)))
    low, high = _root(1 + y, -x), _root(1 - y, x)
    return complex(_m.asinh(low.real * high.imag - high.real * low.imag), _atan2(y, low.real * high.real - low.imag * high.imag))


def asinh(z, /):
    """The inverse of sinh."""
    z = _of(z)
    return _asinh(z.real, z.imag)


def asin(z, /):
    """The angle whose sine is z."""
    z = _of(z)
    return _turned_back(_asinh(-z.imag, z.real))


def _atanh(x, y):
    if _sign(1.0, x) < 0:
        return -_atanh(-x, -y)
    b = abs(y)
    if _isinf(x) or _isinf(y):
        return complex(0.0, nan if _isnan(y) else _sign(pi / 2, y))
    if _isnan(x) or _isnan(y):
        return complex(0.0 if x == 0 else nan, nan)
    if x > _ROOT_HUGE or b > _ROOT_HUGE:
        half = _hypot(x / 2, y / 2)
        return complex(x / 4 / half / half, -_sign(pi / 2, -y))
    if x == 1 and b < _ROOT_TINY:
        if b == 0:
            raise _domain()
        return complex(-_log(_sqrt(b) / _sqrt(_hypot(b, 2))), _sign(_atan2(2.0, -b) / 2, y))
    below = 1 - x
    return complex(_log1p(4 * x / (below * below + b * b)) / 4, -_atan2(-2 * y, below * (1 + x) - b * b) / 2)


def atanh(z, /):
    """The inverse of tanh."""
    z = _of(z)
    return _atanh(z.real, z.imag)


def atan(z, /):
    """The angle whose tangent is z."""
    z = _of(z)
    return _turned_back(_atanh(-z.imag, z.real))


# ---- polar coordinates ----

def phase(z, /):
    """The angle of z, between -pi and pi."""
    z = _of(z)
    return _atan2(z.imag, z.real)


def polar(z, /):
    """The pair of z's distance from 0 and its angle."""
    z = _of(z)
    size = _hypot(z.real, z.imag)
    if _isinf(size) and not (_isinf(z.real) or _isinf(z.imag)):
        raise OverflowError('math range error')
    return size, _atan2(z.imag, z.real)


def rect(r, phi, /):
    """The number at this distance from 0, in this direction."""
    r, phi = _sign(r, r), _sign(phi, phi)
    if _isinf(phi):
        if _isnan(r):
            return complex(nan, nan)
        if r:
            raise _domain()
        return complex(0.0, 0.0)
    if _isinf(r) and not _isnan(phi):
        if phi == 0:
            return complex(r, phi * _sign(1.0, r))
        return complex(_sign(inf, _cos(phi) * r), _sign(inf, _sin(phi) * r))
    if phi == 0:  # keeps the zero's sign
        return complex(r, 0.0 if _isnan(r) else r * phi)
    if _isnan(phi):
        return complex(abs(r) if r == 0 or _isinf(r) else nan, 0.0 if r == 0 else nan)
    return complex(r * _cos(phi), r * _sin(phi))


# ---- questions ----

def isfinite(z, /):
    """Are both parts of z neither infinite nor NaN?"""
    z = _of(z)
    return _m.isfinite(z.real) and _m.isfinite(z.imag)


def isinf(z, /):
    """Is a part of z infinite?"""
    z = _of(z)
    return _isinf(z.real) or _isinf(z.imag)


def isnan(z, /):
    """Is a part of z NaN?"""
    z = _of(z)
    return _isnan(z.real) or _isnan(z.imag)


def isclose(a, b, *, rel_tol=1e-09, abs_tol=0.0):
    """Are two numbers nearly the same?"""
    a, b, rel_tol, abs_tol = _of(a), _of(b), _sign(rel_tol, rel_tol), _sign(abs_tol, abs_tol)
    if rel_tol < 0 or abs_tol < 0:
        raise ValueError('tolerances must be non-negative')
    if a == b:
        return True
    if isinf(a) or isinf(b):
        return False
    away = abs(a - b)
    return away <= rel_tol * abs(b) or away <= rel_tol * abs(a) or away <= abs_tol
