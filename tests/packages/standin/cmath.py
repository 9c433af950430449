"""Functions of complex numbers, by those of real ones; not exact to the last bit. Written for these tests."""
import math
from math import e, inf, nan, pi, tau

infj, nanj = complex(0, inf), complex(0, nan)


def phase(z):
    z = complex(z)
    return math.atan2(z.imag, z.real)


def polar(z):
    return abs(z), phase(z)


def rect(r, phi):
    return complex(r * math.cos(phi), r * math.sin(phi))


def _all(test):
    return lambda z: test(complex(z).real) and test(complex(z).imag)


def _any(test):
    return lambda z: test(complex(z).real) or test(complex(z).imag)


isfinite, isnan, isinf = _all(math.isfinite), _any(math.isnan), _any(math.isinf)


def exp(z):
    z = complex(z)
    return rect(math.exp(z.real), z.imag)


def log(z, base=None):
    found = complex(math.log(abs(z)), phase(z))
    return found if base is None else found / log(base)


def log10(z):
    return log(z) / math.log(10)


def sqrt(z):
    z = complex(z)
    if z == 0:
        return complex(0, z.imag)
    t = math.sqrt((abs(z.real) + abs(z)) / 2)
    if z.real >= 0:
        return complex(t, z.imag / (2 * t))
    return complex(abs(z.imag) / (2 * t), math.copysign(t, z.imag))


def cosh(z):
    z = complex(z)
    return complex(math.cosh(z.real) * math.cos(z.imag), math.sinh(z.real) * math.sin(z.imag))


def sinh(z):
    z = complex(z)
    return complex(math.sinh(z.real) * math.cos(z.imag), math.cosh(z.real) * math.sin(z.imag))


def tanh(z):
    return sinh(z) / cosh(z)


def cos(z):
    return cosh(complex(z) * 1j)


def sin(z):
    return -1j * sinh(complex(z) * 1j)


def tan(z):
    return sin(z) / cos(z)


def asinh(z):
    z = complex(z)
    if isinf(z) and not z.imag:
        return z
    if z.real < 0:
        return -asinh(-z)
    return log(z + sqrt(z * z + 1))


def acosh(z):
    return log(z + sqrt(z + 1) * sqrt(z - 1))


def atanh(z):
    return (log(1 + z) - log(1 - z)) / 2


def asin(z):
    return -1j * asinh(1j * z)


def acos(z):
    return pi / 2 - asin(z)


def atan(z):
    return -1j * atanh(1j * z)


def isclose(a, b, *, rel_tol=1e-09, abs_tol=0.0):
    return abs(a - b) <= max(rel_tol * max(abs(a), abs(b)), abs_tol)
