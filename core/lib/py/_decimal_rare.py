"""What decimal needs rarely. Functions of numbers have the context in front; numbers are Decimals."""

import decimal as _d
import math
import numbers
from collections import namedtuple
from collections.abc import MutableMapping
from decimal import Context, Decimal, _SIGNALS, _shared
from _hn import (_decimal_current, _decimal_finish, _decimal_int_power, _decimal_make, _decimal_new, _refuse_keyword,
                 _tp_name)

_INEXACT = 64 + 128  # the conditions Inexact and Rounded
_SNAN = 6
_FAR = 3 * 10 ** 18  # an exponent that no digits bring back into range


def _make(kind, coef, exp, cls=Decimal):
    return _decimal_make(cls, kind, coef, exp, _shared)


def _invalid(ctx, condition=1):
    return _decimal_finish(ctx, 4, 0, 0, 0, condition)


def _nan(ctx, *numbers):
    """What an operation on NaNs gives; None where there is none."""
    for d in numbers:
        if d._k >= _SNAN:
            return _decimal_finish(ctx, d._k, d._n, 0, 0, 0)
    for d in numbers:
        if d._k >= 4:
            return _decimal_finish(ctx, d._k, d._n, 0, 0, 0)
    return None


def _whole(ctx, n):
    """An int, rounded to the context."""
    return _decimal_finish(ctx, int(n < 0), abs(n), 0, 0, 0)


def _digits(n):
    """How many decimal digits n has; 1 for 0."""
    least = int((n.bit_length() - 1) * 0.30102999566398119) + 1 if n else 1
    return least + (n >= 10 ** least)


def _half_even(n, places, sticky=True):
    """n without its last digits; sticky: more follows."""
    q, r = divmod(n, 10 ** places)
    twice = 2 * r - 10 ** places
    return q + (twice > 0 or twice == 0 and (sticky or q & 1))


# ---- making ----

def new(cls, args, kwargs):
    if not (isinstance(cls, type) and issubclass(cls, Decimal)):
        name = cls.__name__ if isinstance(cls, type) else repr(cls)
        raise TypeError(f'decimal.Decimal.__new__({name}): {name} is not a subtype of decimal.Decimal')
    return _decimal_new(cls, *_bind(('value', 'context'), ['0', None], args, kwargs), _shared)


def _bind(names, values, args, kwargs):
    """The values of arguments; TypeErrors as for a function in C."""
    given = len(args) + len(kwargs)
    if given > len(names):
        raise TypeError(f'function takes at most {len(names)} arguments ({given} given)')
    values[:len(args)] = args
    for i, name in enumerate(names[:len(args)]):
        if name in kwargs:
            raise TypeError(f"argument for function given by name ('{name}') and position ({i + 1})")
    for name in kwargs:
        if name not in names:
            _refuse_keyword('this function', names, name)
        values[names.index(name)] = kwargs[name]
    return values


def convert(ctx, cls, value):
    """Decimal(value) of what is neither int, str nor Decimal."""
    if isinstance(value, float):
        _note(ctx, 2)
        return from_float(cls, value)
    if isinstance(value, (tuple, list)):
        return _decimal_new(cls, _tuple_text(value), ctx, _shared)
    raise TypeError(f'conversion from {_tp_name(value)} to Decimal is not supported')


def _note(ctx, condition):
    """Has a condition noted, or raised."""
    _decimal_finish(ctx, 4, 0, 0, 0, condition)


def _tuple_text(value):
    if len(value) != 3:
        raise ValueError('argument must be a sequence of length 3')
    sign, digits, exp = value
    if not isinstance(sign, int) or sign not in (0, 1):
        raise ValueError('sign must be an integer with the value 0 or 1')
    text = '-' * sign
    if isinstance(exp, str):
        if exp not in ('F', 'n', 'N'):
            raise ValueError("string argument in the third position must be 'F', 'n' or 'N'")
        if exp == 'F':
            return text + 'Inf'
        text += 'NaN' if exp == 'n' else 'sNaN'
        tail = ''
    elif not isinstance(exp, int):
        raise ValueError('exponent must be an integer')
    elif not -1 << 63 <= exp < 1 << 63:
        raise OverflowError('Python int too large to convert to C ssize_t')
    else:
        tail = f'E{exp:d}'
    if not isinstance(digits, (tuple, list)) or not all(isinstance(d, int) and 0 <= d <= 9 for d in digits):
        raise ValueError('coefficient must be a tuple of digits')
    return text + (''.join(map(str, map(int, digits))) or '0' * (tail != '')) + tail


def from_float(cls, f):
    if isinstance(f, float):
        f = float.__float__(f)
    if isinstance(f, int):
        made = Decimal(int(f))
    elif not isinstance(f, float):
        raise TypeError('argument must be int or float')
    elif f != f:
        made = _make(4, 0, 0)
    elif f in (math.inf, -math.inf):
        made = _make(2 + (f < 0), 0, 0)
    else:
        n, d = f.as_integer_ratio()
        places = d.bit_length() - 1
        made = _make(int(math.copysign(1, f) < 0), abs(n) * 5 ** places, -places)
    return made if cls is Decimal else cls(made)


def from_number(cls, number):
    if isinstance(number, (int, float)):
        return from_float(cls, number)
    if isinstance(number, Decimal):
        return cls(number)
    raise TypeError(f'conversion from {_tp_name(number)} to Decimal is not supported')


def create_decimal(ctx, value):
    if isinstance(value, str) and (value != value.strip() or '_' in value):
        value = '?'  # wrong in a context, and for Decimal() alone a number
    text = _tuple_text(value) if isinstance(value, (tuple, list)) else value
    digits, exp = _far(text) if isinstance(text, str) else (None, 0)
    if digits is not None:
        made = Decimal(digits, ctx)
        if made._k < 2:
            return _decimal_finish(ctx, made._k, made._n, made._e + exp, 0, 0)
    made = Decimal(value, ctx)
    if made._k >= 4:
        room = ctx._prec - ctx._clamped
        return _invalid(ctx, 512) if made._n and _digits(made._n) > room else made
    return _decimal_finish(ctx, made._k, made._n, made._e, 0, 0)


def _far(text):
    """The digits and the exponent of a number that may be out of the range of Decimal(); (None, 0) for other texts."""
    digits, _, exp = text.replace('E', 'e').partition('e')
    number = exp[exp[:1] in ('+', '-'):]
    if len(number) < 17 or not number.isdecimal():
        return None, 0
    number = number.lstrip('0')
    size = _FAR if len(number) > 18 else int(number or '0')
    return digits, -size if exp[0] == '-' else size


def create_decimal_from_float(ctx, f):
    made = from_float(Decimal, f)
    return _decimal_finish(ctx, made._k, made._n, made._e, 0, 0)


def copy_decimal(ctx, x):
    return x if isinstance(x, Decimal) else ctx.canonical(x)


# ---- comparing with other kinds of numbers ----

def mixed(a, b, name):
    equal = name in ('__eq__', '__ne__')
    if isinstance(b, complex) and equal:
        if b.imag:
            return NotImplemented
        b = b.real
    ctx = _decimal_current(_shared)
    if isinstance(b, float):
        if equal:
            ctx._flags |= 2
        else:
            _note(ctx, 2)
        return getattr(Decimal, name)(a, from_float(Decimal, b))
    if isinstance(b, numbers.Rational):
        if a._k < 2:
            a = _make(a._k, a._n * int(b.denominator), a._e)
        return getattr(a, name)(Decimal(int(b.numerator)))
    return NotImplemented


# ---- parts ----

def tuple_class():
    return namedtuple('DecimalTuple', 'sign digits exponent', module='decimal')


def as_tuple(a):
    digits = () if a._k >= 4 and not a._n else tuple(map(int, _text(a._n)))
    return _d.DecimalTuple(a._k & 1, digits, a._e if a._k < 2 else 'FnN'[a._k // 2 - 1])


def _text(n):
    """The digits of an int of any size."""
    return str(_make(0, n, 0))


def as_integer_ratio(a):
    if a._k >= 2:
        what = 'NaN' if a._k >= 4 else 'Infinity'
        raise (ValueError if a._k >= 4 else OverflowError)(f'cannot convert {what} to integer ratio')
    n, d = (a._n * 10 ** a._e, 1) if a._e >= 0 else (a._n, 10 ** -a._e)
    g = math.gcd(n, d)
    return (-n if a._k else n) // g, d // g


def adjusted(a):
    return 0 if a._k >= 2 else a._e + _digits(a._n) - 1


def is_finite(ctx, a):
    return a._k < 2


def is_infinite(ctx, a):
    return a._k >> 1 == 1


def is_nan(ctx, a):
    return a._k >= 4


def is_qnan(ctx, a):
    return a._k >> 1 == 2


def is_snan(ctx, a):
    return a._k >= _SNAN


def is_signed(ctx, a):
    return a._k & 1 == 1


def is_zero(ctx, a):
    return a._k < 2 and not a._n


def is_canonical(ctx, a):
    return True


def is_normal(ctx, a):
    return a._k < 2 and a._n != 0 and adjusted(a) >= ctx._emin


def is_subnormal(ctx, a):
    return a._k < 2 and a._n != 0 and adjusted(a) < ctx._emin


def number_class(ctx, a):
    if a._k >= 4:
        return 'sNaN' if a._k >= _SNAN else 'NaN'
    what = 'Infinity' if a._k >= 2 else 'Zero' if not a._n else 'Subnormal' if is_subnormal(ctx, a) else 'Normal'
    return '+-'[a._k & 1] + what


def canonical(ctx, a):
    return a


def copy_abs(ctx, a):
    return _make(a._k & 6, a._n, a._e)


def copy_negate(ctx, a):
    return _make(a._k ^ 1, a._n, a._e)


def copy_sign(ctx, a, b):
    return _make(a._k & 6 | b._k & 1, a._n, a._e)


def same_quantum(ctx, a, b):
    if a._k >= 2 or b._k >= 2:
        return a._k >= 4 and b._k >= 4 or a._k >> 1 == b._k >> 1 == 1
    return a._e == b._e


# ---- order ----

def _order(a, b):
    return 0 if a == b else 1 if a > b else -1


def _cmp(a, b):
    """The order of two Decimals, whatever operators a class derived from it has."""
    return 1 if Decimal.__gt__(a, b) else -1 if Decimal.__lt__(a, b) else 0


def compare(ctx, a, b):
    return _nan(ctx, a, b) or Decimal(_cmp(a, b))


def compare_signal(ctx, a, b):
    if a._k >= 4 or b._k >= 4:
        for d in (a, b):
            if d._k >= _SNAN:
                return _nan(ctx, d)
        d = a if a._k >= 4 else b
        return _nan(ctx, _make(d._k | 2, d._n, 0))
    return Decimal(_cmp(a, b))


def _total(a, b):
    """The order of representations, without signs: NaNs last, then what has the larger exponent."""
    if a._k >= 4 or b._k >= 4:
        rank = 0, 0, 0, 0, 2, 2, 1, 1
        return _order((rank[a._k], a._n), (rank[b._k], b._n)) if a._k >= 4 and b._k >= 4 else 1 if a._k >= 4 else -1
    return _cmp(_make(a._k & 6, a._n, a._e), _make(b._k & 6, b._n, b._e)) or _order(a._e, b._e)


def compare_total(ctx, a, b):
    if (a._k ^ b._k) & 1:
        return Decimal(-1 if a._k & 1 else 1)
    order = _total(a, b)
    return Decimal(-order if a._k & 1 else order)


def compare_total_mag(ctx, a, b):
    return Decimal(_total(a, b))


def _choose(ctx, a, b, sign, magnitude):
    if a._k >= 4 or b._k >= 4:
        if a._k < _SNAN and b._k < _SNAN and (a._k < 4 or b._k < 4):
            a = b if a._k >= 4 else a
            return _decimal_finish(ctx, a._k, a._n, a._e, 0, 0)
        return _nan(ctx, a, b)
    x, y = (copy_abs(ctx, a), copy_abs(ctx, b)) if magnitude else (a, b)
    order = _cmp(x, y) or int(compare_total(ctx, a, b))
    chosen = a if order * sign > 0 else b
    return _decimal_finish(ctx, chosen._k, chosen._n, chosen._e, 0, 0)


def max(ctx, a, b):
    return _choose(ctx, a, b, 1, False)


def min(ctx, a, b):
    return _choose(ctx, a, b, -1, False)


def max_mag(ctx, a, b):
    return _choose(ctx, a, b, 1, True)


def min_mag(ctx, a, b):
    return _choose(ctx, a, b, -1, True)


# ---- neighbours ----

def _largest(ctx, sign):
    return _make(sign, 10 ** ctx._prec - 1, ctx._emax - ctx._prec + 1)


def _next(ctx, a, up):
    """The nearest number of the context that is greater, or less."""
    sign = 0 if up else 1
    if a._k == 2 + (sign ^ 1):
        return _largest(ctx, a._k & 1)
    if a._k >= 2:
        return a
    work = ctx.copy()
    work._traps = 0
    work._round = 0 if up else 1
    rounded = work.plus(a)
    if _cmp(rounded, a):
        return rounded
    return work.add(a, _make(sign, 1, ctx._emin - ctx._prec))


def next_plus(ctx, a):
    return _nan(ctx, a) or _next(ctx, a, True)


def next_minus(ctx, a):
    return _nan(ctx, a) or _next(ctx, a, False)


def next_toward(ctx, a, b):
    found = _nan(ctx, a, b)
    if found is not None:
        return found
    order = _cmp(a, b)
    if not order:
        return copy_sign(ctx, a, b)
    found = _next(ctx, a, order < 0)
    status = 0
    if found._k >= 2:
        status = 8 + _INEXACT if a._k < 2 else 0
    elif adjusted(found) < ctx._emin:
        status = 16 + 32 + _INEXACT + (0 if found._n else 256)
    return _decimal_finish(ctx, found._k, found._n, found._e, 0, status)


# ---- digits ----

def _int_operand(b, limit):
    """The value of an integer with exponent 0 and a magnitude of at most limit; None for others."""
    if b._k >= 2 or b._e or b._n > limit:
        return None
    return -b._n if b._k else b._n


def shift(ctx, a, b):
    found = _nan(ctx, a, b)
    if found is not None:
        return found
    by = _int_operand(b, ctx._prec)
    if by is None:
        return _invalid(ctx)
    if a._k >= 2:
        return a
    n = a._n % 10 ** ctx._prec
    n = n * 10 ** by % 10 ** ctx._prec if by >= 0 else n // 10 ** -by
    return _make(a._k, n, a._e)


def rotate(ctx, a, b):
    found = _nan(ctx, a, b)
    if found is not None:
        return found
    by = _int_operand(b, ctx._prec)
    if by is None:
        return _invalid(ctx)
    if a._k >= 2:
        return a
    high, low = divmod(a._n % 10 ** ctx._prec, 10 ** ((ctx._prec - by) % ctx._prec))
    return _make(a._k, low * 10 ** (by % ctx._prec) + high, a._e)


def scaleb(ctx, a, b):
    found = _nan(ctx, a, b)
    if found is not None:
        return found
    by = _int_operand(b, 2 * (ctx._emax + ctx._prec))
    if by is None:
        return _invalid(ctx)
    if a._k >= 2:
        return a
    return _decimal_finish(ctx, a._k, a._n, a._e + by, 0, 0)


def logb(ctx, a):
    found = _nan(ctx, a)
    if found is not None:
        return found
    if a._k >= 2:
        return _make(2, 0, 0)
    if not a._n:
        return _decimal_finish(ctx, 3, 0, 0, 0, 4)
    return _whole(ctx, adjusted(a))


def _bits(*numbers):
    """The digits of logical operands as ints of base 16, whose operators then work; None if one is none."""
    found = []
    for d in numbers:
        text = _text(d._n)
        if d._k or d._e or text.strip('01'):
            return None
        found.append(int(text, 16))
    return found


def _logical(ctx, found, op):
    return _invalid(ctx) if found is None else Decimal(f'{op(*found) & (1 << 4 * ctx._prec) - 1:x}')


def logical_and(ctx, a, b):
    return _logical(ctx, _bits(a, b), int.__and__)


def logical_or(ctx, a, b):
    return _logical(ctx, _bits(a, b), int.__or__)


def logical_xor(ctx, a, b):
    return _logical(ctx, _bits(a, b), int.__xor__)


def logical_invert(ctx, a):
    return _logical(ctx, _bits(a), ((16 ** ctx._prec - 1) // 15).__xor__)


# ---- remainder, root ----

def remainder_near(ctx, a, b):
    found = _nan(ctx, a, b)
    if found is not None:
        return found
    if a._k >= 2:
        return _invalid(ctx)
    if b._k >= 2:
        return _decimal_finish(ctx, a._k, a._n, a._e, 0, 0)
    if not b._n:
        return _invalid(ctx, 1 if a._n else 2048)
    exp = a._e if a._e < b._e else b._e
    if not a._n:
        return _decimal_finish(ctx, a._k, 0, exp, 0, 0)
    distance = adjusted(a) - adjusted(b)
    if distance >= ctx._prec + 1:
        return _invalid(ctx, 1024)
    if distance <= -2:
        return ctx.add(a, _make(a._k, 0, exp))
    n, d = a._n * 10 ** (a._e - exp), b._n * 10 ** (b._e - exp)
    q, r = divmod(n, d)
    sign = a._k
    if 2 * r > d or 2 * r == d and q & 1:
        r = d - r
        q += 1
        sign ^= 1
    if q >= 10 ** ctx._prec:
        return _invalid(ctx, 1024)
    if not r:
        sign = a._k
    return _decimal_finish(ctx, sign, r, exp, 0, 0)


def sqrt(ctx, a):
    found = _nan(ctx, a)
    if found is not None:
        return found
    if not a._n and a._k < 2:
        return _decimal_finish(ctx, a._k, 0, a._e // 2, 0, 0)
    if a._k & 1:
        return _invalid(ctx)
    if a._k:
        return a
    n, exp = a._n, a._e
    if exp & 1:
        n *= 10
        exp -= 1
    exp //= 2
    places = ctx._prec + 1 - (_digits(n) + 1) // 2
    if places < 0:
        places = 0
    n *= 100 ** places
    root = math.isqrt(n)
    exp -= places
    if root * root == n:
        while places and root % 10 == 0:
            root //= 10
            exp += 1
            places -= 1
        return _rounded(ctx, 0, root, exp, False)
    return _rounded(ctx, 0, root, exp, True)


def _rounded(ctx, sign, n, exp, inexact):
    """Rounds half to even, whatever the context says; inexact: more digits follow."""
    return _decimal_finish(ctx, sign, n, exp, 2 + inexact, 0)


# ---- functions of fixed point numbers: ints in units of 2 ** -bits, wrong by a few units at most ----

_ln10 = [0, 0]


def _ln10_fixed(bits):
    if _ln10[0] < bits:
        work = bits + 32
        total = 0
        for times, x in ((46, 31), (34, 49), (20, 161)):
            term, k = (times << work) // x, 1
            while term:
                total += term // k
                term //= x * x
                k += 2
        _ln10[:] = bits, total >> 32
    return _ln10[1] >> _ln10[0] - bits


def _exp_fixed(x, bits):
    halvings = math.isqrt(bits) // 2 + 4
    work = bits + 2 * halvings + 16
    x = x << work - bits >> halvings
    term = total = 1 << work
    k = 1
    while term:
        term = term * x // k >> work
        if term == -1:
            break
        total += term
        k += 1
    for _ in range(halvings):
        total = total * total >> work
    return total >> work - bits


def _ln_fixed(x, bits):
    """Of x between 2 ** bits / 4 and 16 * 2 ** bits."""
    y = int(math.log((x >> bits - 60) / (1 << 60)) * (1 << 60))
    have, at = 48, 60
    while have < bits:
        have = have * 3 - 8
        to = bits if have > bits else have
        to += 8
        y = y << to - at if to > at else y >> at - to
        at = to
        part = x << to - bits if to > bits else x >> bits - to
        e = _exp_fixed(y, to)
        y += (2 * (part - e) << to) // (part + e)
    return y >> at - bits


def _until_sure(ctx, sign, function):
    """Rounds what function(digits) gives more and more exactly: (n, exp), wrong by less than 10 units."""
    extra = 8
    while True:
        n, exp = function(ctx._prec + extra)
        drop = _digits(n) - ctx._prec
        if drop > 1 and _half_even(n - 10, drop) == _half_even(n + 10, drop):
            return _rounded(ctx, sign, n, exp, True)
        extra *= 2


def _to_decimal(value, bits, digits):
    """(n, exp) with about so many digits."""
    places = digits - int((value.bit_length() - bits) * 0.30103)
    return value * 10 ** places >> bits if places >= 0 else value // 10 ** -places >> bits, -places


def _scaled(n, exp, bits):
    """n * 10 ** exp in units of 2 ** -bits."""
    return (n * 10 ** exp << bits) if exp >= 0 else (n << bits) // 10 ** -exp


def _exp_digits(sign, n, exp, digits):
    """e ** (n * 10 ** exp) as (n, exp)."""
    whole = _digits(n) + exp
    bits = int((digits + (whole if whole > 0 else 0)) * 3.33) + 32
    x = _scaled(n, exp, bits)
    if sign:
        x = -x
    ln10 = _ln10_fixed(bits)
    power = x // ln10
    value, places = _to_decimal(_exp_fixed(x - power * ln10, bits), bits, digits)
    return value, places + power


def _ln_digits(n, exp, digits):
    """(sign, n, exp) of the logarithm of n * 10 ** exp, which is not 1."""
    top = _digits(n) + exp - 1
    near = 0
    if top in (0, -1):  # near 1 the first digits are zeros
        gap = abs(n - 10 ** -exp) if exp < 0 else n
        near = -exp - _digits(gap) + 2 if exp < 0 else 0
        if near < 0:
            near = 0
    bits = int((digits + near) * 3.33) + 80 + abs(top).bit_length()
    shifted = top if top != -1 else 0
    value = _ln_fixed(_scaled(n, exp - shifted, bits), bits) + shifted * _ln10_fixed(bits)
    return int(value < 0), *_to_decimal(abs(value), bits, digits)


def exp(ctx, a):
    found = _nan(ctx, a)
    if found is not None:
        return found
    if a._k >= 2:
        return _make(0, 0, 0) if a._k & 1 else a
    if not a._n:
        return Decimal(1)
    size = adjusted(a)
    if size > _digits(ctx._emax - ctx._emin + ctx._prec) + 1:
        return _out_of_range(ctx, a._k, 0, 2)
    if size < -ctx._prec - 1:
        return _one(ctx, 0)
    return _until_sure(ctx, 0, lambda digits: _exp_digits(a._k, a._n, a._e, digits))


def _out_of_range(ctx, small, sign, how):
    """A result that is too large, or too small."""
    return _decimal_finish(ctx, sign, 1, ctx._emin - 2 * ctx._prec - 5 if small else ctx._emax + 2, how, 0)


def _log(ctx, a, function, exact):
    found = _nan(ctx, a)
    if found is not None:
        return found
    if not a._n and a._k < 2:
        return _make(3, 0, 0)
    if a._k & 1:
        return _invalid(ctx)
    if a._k:
        return a
    size = adjusted(a)
    if a._n == 10 ** (size - a._e) and (exact or not size):
        return _decimal_finish(ctx, int(size < 0), abs(size), 0, 2, 0) if exact else Decimal(0)
    sign = 1 if size < 0 else 0
    return _until_sure(ctx, sign, lambda digits: function(a, digits))


def ln(ctx, a):
    return _log(ctx, a, lambda a, digits: _ln_digits(a._n, a._e, digits)[1:], False)


def _log10_digits(a, digits):
    bits = int(digits * 3.33) + 16
    sign, n, exp = _ln_digits(a._n, a._e, digits + 4)
    return (n << bits) // _ln10_fixed(bits), exp


def log10(ctx, a):
    return _log(ctx, a, _log10_digits, True)


# ---- powers ----

def _is_integer(b):
    return b._e >= 0 or not b._n % 10 ** -b._e if b._e > -_digits(b._n) or not b._n else False


def _is_odd(b):
    return b._e <= 0 and b._n // 10 ** -b._e & 1 == 1


def power(ctx, a, b, modulus):
    if modulus is not None:
        return _modular(ctx, a, b, modulus)
    found = _nan(ctx, a, b)
    if found is not None:
        return found
    whole = b._k < 2 and _is_integer(b)
    sign = 1 if a._k & 1 and whole and _is_odd(b) else 0
    zero = a._k < 2 and not a._n
    if b._k < 2 and not b._n:
        return _invalid(ctx) if zero else Decimal(1)
    if a._k & 1 and not whole and not zero:
        return _invalid(ctx)
    down = b._k & 1
    if zero:
        return _make(2 + sign, 0, 0) if down else _make(sign, 0, 0)
    if a._k >= 2:
        return _make(sign, 0, 0) if down else _make(2 + sign, 0, 0)
    size = _cmp(copy_abs(ctx, a), 1)
    if b._k >= 2:
        if not size:
            return _one(ctx, 0)
        return _make(0, 0, 0) if (size > 0) == down else _make(2, 0, 0)
    if not size:
        return _power_of_one(ctx, a, b, sign) if whole else _one(ctx, 0)
    return _power(ctx, a, b, sign, whole)


def _one(ctx, sign):
    return _decimal_finish(ctx, sign, 10 ** (ctx._prec - 1), 1 - ctx._prec, 0, _INEXACT)


def _power_of_one(ctx, a, b, sign):
    if b._k:
        return _make(sign, 1, 0)
    exp = a._e * int(b)
    if exp < 1 - ctx._prec:
        return _decimal_finish(ctx, sign, 10 ** (ctx._prec - 1), 1 - ctx._prec, 0, 128)
    return _make(sign, 10 ** -exp, exp)


def _power(ctx, a, b, sign, whole):
    """Of finite numbers, |a| neither 0 nor 1."""
    size = adjusted(a)
    small = (size < 0) != (b._k & 1)
    least = size if size > 0 else -1 - size
    # A bound for how many digits the exponent of the result has: those of log10(a), and of b.
    places = _digits(least) if least > 0 else adjusted(_minus_one(a))
    if places + adjusted(b) - 1 > _digits(ctx._prec - 1 - ctx._emin if small else ctx._emax):
        return _out_of_range(ctx, small, sign, 0)
    if whole and adjusted(b) < 12:
        return _decimal_int_power(ctx, a, abs(int(b)), b._k == 1)
    minus, n, exp = _ln_digits(a._n, a._e, 20)
    product = _make(minus ^ b._k, n * b._n, exp + b._e)
    if adjusted(product) > _digits(ctx._emax - ctx._emin + ctx._prec) + 1:
        return _out_of_range(ctx, product._k & 1, sign, 0)
    if adjusted(product) < -ctx._prec - 20:
        return _one(ctx, sign)
    digits = ctx._prec + 30
    more = adjusted(product)
    minus, n, exp = _ln_digits(a._n, a._e, digits + (more if more > 0 else 0) + 8)
    n, exp = _exp_digits(minus ^ b._k, n * b._n, exp + b._e, digits)
    drop = _digits(n) - ctx._prec - 20  # what is exact shows its zeros
    return _decimal_finish(ctx, sign, _half_even(n, drop), exp + drop, 0, _INEXACT)


def _minus_one(a):
    """|a| - 1, exactly."""
    return _make(0, abs(a._n - 10 ** -a._e) if a._e < 0 else a._n * 10 ** a._e - 1, a._e if a._e < 0 else 0)


def _modular(ctx, a, b, modulus):
    found = _nan(ctx, a, b, modulus)
    if found is not None:
        return found
    for d in (a, b, modulus):
        if d._k >= 2 or not _is_integer(d):
            return _invalid(ctx)
    if b._k & 1 and b._n or not modulus._n or not a._n and not b._n or adjusted(modulus) >= ctx._prec:
        return _invalid(ctx)
    x, y, m = abs(int(a)), int(b), abs(int(modulus))
    sign = a._k & 1 if y & 1 else 0
    return _make(sign, pow(x, y, m), 0)


# ---- contexts ----

_SIGNAL_ERROR = ('valid values for signals are:\n  [InvalidOperation, FloatOperation, DivisionByZero,\n   Overflow, '
                 'Underflow, Subnormal, Inexact, Rounded,\n   Clamped]')
_NAMES = 'prec', 'rounding', 'Emin', 'Emax', 'capitals', 'clamp', 'flags', 'traps'
_SLOTS = '_prec', '_round', '_emin', '_emax', '_capitals', '_clamped', '_flags', '_traps'
_LIMITS = {'prec': (1, _d.MAX_PREC, 'range for prec is [1, MAX_PREC]'), 'Emin': (_d.MIN_EMIN, 0, 'range for Emin is [MIN_EMIN, 0]'),
           'Emax': (0, _d.MAX_EMAX, 'range for Emax is [0, MAX_EMAX]'), 'capitals': (0, 1, 'values for capitals are 0 or 1'),
           'clamp': (0, 1, 'values for clamp are 0 or 1')}


def check(name, value):
    """The value of an attribute of a context; ValueError, TypeError."""
    if not isinstance(value, int):
        raise TypeError('an integer is required')
    least, most, text = _LIMITS[name]
    if not -1 << 63 <= value < 1 << 63:
        raise OverflowError('Python int too large to convert to C ssize_t')
    if not least <= value <= most:
        raise ValueError('valid ' + text)
    return int(value)


def _bit(signal):
    for i, s in enumerate(_SIGNALS):
        if s is signal:
            return 1 << i if i else 3585
    raise KeyError(_SIGNAL_ERROR)


def signals(value, lists=False):
    """The bits of a dict of signals, or of a list of them."""
    if isinstance(value, SignalDict):
        return getattr(value._context, value._which)
    if lists and isinstance(value, list):
        bits = 0
        for signal in value:
            bits |= _bit(signal)
        return bits
    if not isinstance(value, dict):
        raise TypeError('argument must be a signal dict')
    if len(value) != len(_SIGNALS):
        raise KeyError('invalid signal dict')
    return sum([_bit(signal) for signal in _SIGNALS if _truth(value, signal)])


def _truth(value, signal):
    if signal not in value:
        raise KeyError('invalid signal dict')
    return bool(value[signal])


def set_context(ctx, name, value):
    if name in ('flags', 'traps'):
        setattr(ctx, '_' + name, signals(value, True))
    else:
        setattr(ctx, name, value)


def context(self, args, kwargs):
    values = _bind(_NAMES, [None] * 8, args, kwargs)
    for slot in _SLOTS:
        setattr(self, slot, 0 if slot == '_flags' else getattr(_d.DefaultContext, slot))
    self._s = _shared
    for name, value in zip(_NAMES, values):
        if value is not None:
            set_context(self, name, value)


def _listed(bits):
    return [s for s in _SIGNALS if bits & _bit(s)]


def reduce_context(ctx):
    return Context, (ctx._prec, ctx.rounding, ctx._emin, ctx._emax, ctx._capitals, ctx._clamped, _listed(ctx._flags),
                     _listed(ctx._traps))


def repr_context(ctx):
    def names(bits):
        order = 8, 9, 2, 10, 11, 6, 0, 1, 3, 7, 5, 4
        return ', '.join({_SIGNALS[i if i < 9 else 0].__name__: 0 for i in order if bits >> i & 1})
    return (f'Context(prec={ctx._prec}, rounding={ctx.rounding}, Emin={ctx._emin}, Emax={ctx._emax}, '
            f'capitals={ctx._capitals}, clamp={ctx._clamped}, flags=[{names(ctx._flags)}], traps=[{names(ctx._traps)}])')


def ieee_context(bits):
    if not isinstance(bits, int):
        raise TypeError('an integer is required')
    if bits <= 0 or bits > _d.IEEE_CONTEXT_MAX_BITS or bits % 32:
        raise ValueError(f'argument must be a multiple of 32, with a maximum of {_d.IEEE_CONTEXT_MAX_BITS}')
    emax = 3 * 2 ** (bits // 16 + 3)
    return Context(9 * (bits // 32) - 2, _d.ROUND_HALF_EVEN, 1 - emax, emax, 1, 1, [], [])


class SignalDict(MutableMapping):
    """The flags or traps of a context: {signal: bool}."""
    __slots__ = ('_context', '_which')

    def __init__(self, context, which):
        self._context = context
        self._which = which

    def __getitem__(self, key):
        return getattr(self._context, self._which) & _bit(key) != 0

    def __setitem__(self, key, value):
        bits = getattr(self._context, self._which) & ~_bit(key)
        setattr(self._context, self._which, bits | _bit(key) if value else bits)

    def __delitem__(self, key):
        raise ValueError('signal keys cannot be deleted')

    def __iter__(self):
        return iter(_SIGNALS)

    def __len__(self):
        return len(_SIGNALS)

    def __repr__(self):
        return '{' + ', '.join([f'{s!r}:{self[s]}' for s in _SIGNALS]) + '}'

    def __eq__(self, other):
        if not isinstance(other, (SignalDict, dict)):
            return NotImplemented
        if not len(other):
            raise ValueError('invalid signal dict')
        try:
            return signals(self) == signals(other)
        except KeyError:
            return False

    def copy(self):
        return {s: self[s] for s in _SIGNALS}


SignalDict.__module__ = 'abc'
