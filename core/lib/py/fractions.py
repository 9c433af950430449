"""Rational numbers."""

import math
import numbers
import operator

__all__ = ['Fraction']

_P = (1 << 61) - 1
_NONE = object()


def _parse(text):
    """(numerator, denominator) of '3/4', '-1.5e3', ' 7 '; None for other texts."""
    s = text.strip()
    sign = -1 if s[:1] == '-' else 1
    if s[:1] in ('-', '+'):
        s = s[1:]
    top, slash, bottom = s.partition('/')
    if slash:
        top, bottom = top.rstrip(), bottom.lstrip()
        if not _digits(top) or not _digits(bottom):
            return None
        return sign * int(top), int(bottom)
    number, e, power = s.replace('E', 'e').partition('e')
    whole, dot, rest = number.partition('.')
    if not (whole or rest) or whole and not _digits(whole) or rest and not _digits(rest):
        return None
    exponent = 0
    if e:
        digits = power[1:] if power[:1] in ('-', '+') else power
        if not _digits(digits):
            return None
        exponent = int(power)
    rest = rest.replace('_', '')
    exponent -= len(rest)
    n = sign * int((whole.replace('_', '') + rest) or '0')
    return (n * 10 ** exponent, 1) if exponent >= 0 else (n, 10 ** -exponent)


def _digits(s):
    return bool(s) and s.replace('_', '0').isdecimal() and s[0] != '_' and s[-1] != '_' and '__' not in s


def _round_to(n, d, places):
    """n/d to so many decimal places, half to even: an int of units of the last one."""
    if places >= 0:
        n *= 10 ** places
    else:
        d *= 10 ** -places
    q, r = divmod(n, d)
    return q + (2 * r > d or 2 * r == d and q & 1)


class Fraction(numbers.Rational):
    """A fraction in lowest terms: of one or two numbers, or a text such as '3/4' or '0.75'."""
    __slots__ = ('_numerator', '_denominator')

    def __new__(cls, numerator=0, denominator=None):
        if denominator is None:
            if type(numerator) is int:
                return _make(cls, numerator, 1)
            if isinstance(numerator, numbers.Rational):
                return _make(cls, numerator.numerator, numerator.denominator)
            if isinstance(numerator, str):
                found = _parse(numerator)
                if found is None:
                    raise ValueError(f'Invalid literal for Fraction: {numerator!r}')
                if not found[1]:
                    raise ZeroDivisionError(f'Fraction({found[0]}, 0)')
                g = math.gcd(*found)
                return _make(cls, found[0] // g, found[1] // g)
            if isinstance(numerator, float) or not isinstance(numerator, type) and hasattr(numerator, 'as_integer_ratio'):
                return _make(cls, *numerator.as_integer_ratio())
            raise TypeError('argument should be a string or a Rational instance or have the as_integer_ratio() method')
        if type(numerator) is not int or type(denominator) is not int:
            if not isinstance(numerator, numbers.Rational) or not isinstance(denominator, numbers.Rational):
                raise TypeError('both arguments should be Rational instances')
            numerator, denominator = (numerator.numerator * denominator.denominator,
                                      denominator.numerator * numerator.denominator)
        if denominator == 0:
            raise ZeroDivisionError(f'Fraction({numerator}, 0)')
        g = math.gcd(numerator, denominator)
        if denominator < 0:
            g = -g
        return _make(cls, numerator // g, denominator // g)

    @classmethod
    def from_number(cls, number):
        """Exactly this int, Rational, or number with as_integer_ratio()."""
        if isinstance(number, numbers.Rational):
            return _make(cls, number.numerator, number.denominator)
        if not isinstance(number, type) and hasattr(number, 'as_integer_ratio'):
            return _make(cls, *number.as_integer_ratio())
        raise TypeError('argument should be a Rational instance or have the as_integer_ratio() method')

    @classmethod
    def from_float(cls, f):
        """Exactly this float."""
        if isinstance(f, numbers.Integral):
            return cls(f)
        if not isinstance(f, float):
            raise TypeError(f'{cls.__name__}.from_float() only takes floats, not {f!r} ({type(f).__name__})')
        return _make(cls, *f.as_integer_ratio())

    @classmethod
    def from_decimal(cls, dec):
        """Exactly this Decimal."""
        if isinstance(dec, numbers.Integral):
            return _make(cls, int(dec), 1)
        from decimal import Decimal
        if isinstance(dec, Decimal):
            return _make(cls, *dec.as_integer_ratio())
        raise TypeError(f'{cls.__name__}.from_decimal() only takes Decimals, not {dec!r} ({type(dec).__name__})')

    @property
    def numerator(self):
        return self._numerator

    @property
    def denominator(self):
        return self._denominator

    def is_integer(self):
        """Whether it is a whole number."""
        return self._denominator == 1

    def as_integer_ratio(self):
        """(numerator, denominator)"""
        return self._numerator, self._denominator

    def limit_denominator(self, max_denominator=1000000):
        """The nearest fraction whose denominator is not greater."""
        if max_denominator < 1:
            raise ValueError('max_denominator should be at least 1')
        n, d = self._numerator, self._denominator
        if d <= max_denominator:
            return Fraction(self)
        before, last, left, whole = (0, 1), (1, 0), n, d  # two convergents of the continued fraction
        while True:
            part, rest = divmod(left, whole)
            below = before[1] + part * last[1]
            if below > max_denominator:
                break
            before, last = last, (before[0] + part * last[0], below)
            left, whole = whole, rest
        times = (max_denominator - before[1]) // last[1]
        between = before[0] + times * last[0], before[1] + times * last[1]
        return _make(Fraction, *(last if 2 * whole * between[1] <= d else between))

    def __repr__(self):
        return f'{self.__class__.__name__}({self._numerator}, {self._denominator})'

    def __str__(self):
        return str(self._numerator) if self._denominator == 1 else f'{self._numerator}/{self._denominator}'

    def __format__(self, spec, /):
        from _fractionformat import format_fraction
        return format_fraction(self, spec)

    def __hash__(self):
        n, d = self._numerator, self._denominator
        if d == 1:
            return hash(n)
        found = hash(abs(n)) * pow(d, _P - 2, _P) % _P if d % _P else 314159
        if n < 0:
            found = -found
        return -2 if found == -1 else found

    def __reduce__(self):
        return self.__class__, (self._numerator, self._denominator)

    def __copy__(self):
        return self if type(self) is Fraction else self.__class__(self._numerator, self._denominator)

    def __deepcopy__(self, memo):
        return Fraction.__copy__(self)

    # ---- arithmetic ----

    def __add__(self, other):
        return _binary(self, other, _add, operator.add, False)

    def __radd__(self, other):
        return _binary(self, other, _add, operator.add, True)

    def __sub__(self, other):
        return _binary(self, other, _sub, operator.sub, False)

    def __rsub__(self, other):
        return _binary(self, other, _sub, operator.sub, True)

    def __mul__(self, other):
        return _binary(self, other, _mul, operator.mul, False)

    def __rmul__(self, other):
        return _binary(self, other, _mul, operator.mul, True)

    def __truediv__(self, other):
        return _binary(self, other, _div, operator.truediv, False)

    def __rtruediv__(self, other):
        return _binary(self, other, _div, operator.truediv, True)

    def __floordiv__(self, other):
        return _binary(self, other, _floordiv, operator.floordiv, False)

    def __rfloordiv__(self, other):
        return _binary(self, other, _floordiv, operator.floordiv, True)

    def __divmod__(self, other):
        return _binary(self, other, _divmod, divmod, False)

    def __rdivmod__(self, other):
        return _binary(self, other, _divmod, divmod, True)

    def __mod__(self, other):
        return _binary(self, other, _mod, operator.mod, False)

    def __rmod__(self, other):
        return _binary(self, other, _mod, operator.mod, True)

    def __pow__(a, b, modulo=None):
        if modulo is not None:
            return NotImplemented
        if isinstance(b, numbers.Rational):
            if b.denominator != 1:
                return float(a) ** float(b)
            power = b.numerator
            if power >= 0:
                return _make(Fraction, a._numerator ** power, a._denominator ** power)
            if a._numerator > 0:
                return _make(Fraction, a._denominator ** -power, a._numerator ** -power)
            if a._numerator == 0:
                raise ZeroDivisionError(f'Fraction({a._denominator ** -power}, 0)')
            return _make(Fraction, (-a._denominator) ** -power, (-a._numerator) ** -power)
        return float(a) ** b if isinstance(b, (float, complex)) else NotImplemented

    def __rpow__(b, a, modulo=None):
        if modulo is not None:
            return NotImplemented
        whole, power = b._denominator == 1, b._numerator
        if isinstance(a, numbers.Rational) and not (whole and power >= 0):
            return Fraction(a.numerator, a.denominator) ** b
        return a ** (power if whole else float(b))

    def __pos__(self):
        return _make(Fraction, self._numerator, self._denominator)

    def __neg__(self):
        return _make(Fraction, -self._numerator, self._denominator)

    def __abs__(self):
        return _make(Fraction, abs(self._numerator), self._denominator)

    def __int__(self):
        return Fraction.__trunc__(self)

    def __trunc__(self):
        return -(-self._numerator // self._denominator) if self._numerator < 0 else self._numerator // self._denominator

    def __floor__(self):
        return self._numerator // self._denominator

    def __ceil__(self):
        return -(-self._numerator // self._denominator)

    def __round__(self, ndigits=None):
        if ndigits is None:
            return _round_to(self._numerator, self._denominator, 0)
        unit = 10 ** abs(ndigits)
        return Fraction(round(self * unit), unit) if ndigits > 0 else Fraction(round(self / unit) * unit)

    def __bool__(self):
        return bool(self._numerator)

    def __eq__(self, other):
        if type(other) is int:
            return self._numerator == other and self._denominator == 1
        if isinstance(other, numbers.Rational):
            return self._numerator == other.numerator and self._denominator == other.denominator
        if isinstance(other, complex) and other.imag == 0:
            other = other.real
        if isinstance(other, float):
            return self == Fraction(other) if math.isfinite(other) else False
        return NotImplemented

    def _order(self, other, op):
        if isinstance(other, numbers.Rational):
            return op(self._numerator * other.denominator, self._denominator * other.numerator)
        if isinstance(other, float):
            return op(self, Fraction(other)) if math.isfinite(other) else op(0.0, other)
        return NotImplemented

    def __lt__(self, other):
        return self._order(other, operator.lt)

    def __gt__(self, other):
        return self._order(other, operator.gt)

    def __le__(self, other):
        return self._order(other, operator.le)

    def __ge__(self, other):
        return self._order(other, operator.ge)


def _make(cls, n, d):
    """A fraction of what is in lowest terms already."""
    made = object.__new__(cls)
    made._numerator = n
    made._denominator = d
    return made


def _binary(a, b, exact, general, reflected):
    if type(b) is Fraction or isinstance(b, (int, Fraction)):
        n, d = (b, 1) if isinstance(b, int) else (b._numerator, b._denominator)
        if reflected:
            return exact(n, d, a._numerator, a._denominator)
        return exact(a._numerator, a._denominator, n, d)
    if isinstance(b, float) or isinstance(b, complex) and general not in (operator.floordiv, operator.mod, divmod):
        a = float(a)
        return general(b, a) if reflected else general(a, b)
    if reflected and isinstance(b, numbers.Rational):
        return exact(b.numerator, b.denominator, a._numerator, a._denominator)
    return NotImplemented


def _add(na, da, nb, db):
    g = math.gcd(da, db)
    if g == 1:
        return _make(Fraction, na * db + da * nb, da * db)
    s = da // g
    t = na * (db // g) + nb * s
    g2 = math.gcd(t, g)
    return _make(Fraction, t // g2, s * (db // g2))


def _sub(na, da, nb, db):
    return _add(na, da, -nb, db)


def _mul(na, da, nb, db):
    g1, g2 = math.gcd(na, db), math.gcd(nb, da)
    return _make(Fraction, na // g1 * (nb // g2), da // g2 * (db // g1))


def _div(na, da, nb, db):
    if nb == 0:
        raise ZeroDivisionError(f'Fraction({na // math.gcd(na, nb) * (db // math.gcd(db, da))}, 0)' if na else
                                'Fraction(0, 0)')
    return _mul(na, da, *((db, nb) if nb > 0 else (-db, -nb)))


def _floordiv(na, da, nb, db):
    return na * db // (da * nb)


def _divmod(na, da, nb, db):
    div, rest = divmod(na * db, da * nb)
    return div, Fraction(rest, da * db)


def _mod(na, da, nb, db):
    return Fraction(na * db % (nb * da), da * db)
