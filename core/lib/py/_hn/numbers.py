# What the numbers' C code leaves to Python: objects with __index__, __float__ and so on, and general iterables.

from _hn import _isinstance, _lookup, _math, _plain, _special, _tp_name, _type_has
from _hn.builtins import _tn, exactly
from _hn.dicts import _full_name
from _hn.memoryviews import _buffer_bytes
from _hn.sequences import steps


_type_name = _tp_name


def num_index(x):
    """operator.index(x) as an exact int."""
    if not _type_has(x, '__index__'):
        raise TypeError(f"'{_type_name(x)}' object cannot be interpreted as an integer")
    return exactly(int, _special(x, '__index__')(), '__index__')


def int_of(x):
    if _type_has(x, '__int__'):
        return exactly(int, _special(x, '__int__')(), '__int__')
    if _type_has(x, '__index__'):
        return num_index(x)
    data = _buffer_bytes(x)
    if _isinstance(data, (str, bytes, bytearray)):
        return _int_of_text(data, 10)
    raise TypeError("int() argument must be a string, a bytes-like object or a real number, not "
                    f"'{_type_name(x)}'")


# int(x, base), whose error shows a str as its class does.
def _int_of_text(x, base):
    if type(x) is str or not _isinstance(x, str):
        return int(_plain(x), base)
    try:
        return int(_plain(x), base)
    except ValueError as e:
        if not str(e).startswith('invalid literal'):
            raise
    raise ValueError(f'invalid literal for int() with base {base}: {repr(x)[:200]}')


def int_of_base(x, base):
    base = num_index(base)
    return _int_of_text(x, base) if _isinstance(x, str) else int(x, base)


def int_new(cls, x):
    return int.__new__(cls, int_of(x))


def int_new_base(cls, x, base):
    return int.__new__(cls, int_of_base(x, base))


def int_to_bytes(number, length, byteorder, signed):
    return number.to_bytes(num_index(length), byteorder, signed=True if signed else False)


def int_from_bytes(cls, data, byteorder, signed):
    if type(data) is not bytes and type(data) is not bytearray:
        if _isinstance(data, (str, int)):
            raise TypeError(f"cannot convert '{_type_name(data)}' object to bytes")
        data = bytes(data)
    r = int.from_bytes(_plain(data), byteorder, signed=True if signed else False)
    return r if cls is int else cls(r)


def bool_of(x):
    return True if x else False


def _float_of(x):
    """__float__ or __index__ of x as an exact float, None when it has neither."""
    if _type_has(x, '__float__'):
        return exactly(float, _special(x, '__float__')(), _tn(x) + '.__float__')
    if _type_has(x, '__index__'):
        return float(num_index(x))
    return None


def float_of(x):
    r = _float_of(x)
    if r is not None:
        return r
    data = _buffer_bytes(x)
    if _isinstance(data, (str, bytes, bytearray)):
        try:
            return float(_plain(data))
        except ValueError:
            if type(x) in (str, bytes, bytearray):
                raise
        raise ValueError(f'could not convert string to float: {x!r}')
    raise TypeError(f"float() argument must be a string or a real number, not '{_type_name(x)}'")


def float_new(cls, x):
    return float.__new__(cls, float_of(x))


def float_from_number(cls, x):
    r = float.__float__(x) if _isinstance(x, float) else _float_of(x)
    if r is None:
        raise TypeError(f"must be real number, not {_type_name(x)}")
    return r if cls is float else cls(r)


def _complex_of(x):
    """x as an exact complex, None when it is no number."""
    if _type_has(x, '__complex__'):
        return exactly(complex, _special(x, '__complex__')(), '__complex__')
    r = _plain(x) if _isinstance(x, float) else _float_of(x)
    return None if r is None else complex(r)


def complex_of(x):
    r = _complex_of(x)
    if r is None:
        raise TypeError(f"complex() argument must be a string or a number, not {_full_name(type(x))}")
    return r


def complex_of_parts(real, imag):
    plain = _plain(imag)
    if not _isinstance(plain, complex):
        plain = _float_of(imag)
        if plain is None:
            raise TypeError(f"complex() argument 'imag' must be a real number, not {_full_name(type(imag))}")
    r = _complex_of(real)
    if r is None:
        raise TypeError(f"complex() argument 'real' must be a real number, not {_full_name(type(real))}")
    return complex(r, plain)


def complex_new(cls, *args):
    return complex.__new__(cls, complex_of(*args) if len(args) == 1 else complex_of_parts(*args))


def complex_from_number(cls, x):
    r = complex.__complex__(x) if _isinstance(x, complex) else _complex_of(x)
    if r is None:
        raise TypeError(f"must be real number, not {_type_name(x)}")
    return r if cls is complex else cls(r)


def format_as(cls, value, spec):
    return format(cls(value), spec)


def num_round(number, digits):
    return number.__round__(num_index(digits))


def abs_of(x):
    if not _type_has(x, '__abs__'):
        raise TypeError(f"bad operand type for abs(): '{_type_name(x)}'")
    return _special(x, '__abs__')()


def round_of(x, digits):
    if not _type_has(x, '__round__'):
        raise TypeError(f"type {_type_name(x)} doesn't define __round__ method")
    return _special(x, '__round__')(digits)


def round_of_one(x):
    if not _type_has(x, '__round__'):
        raise TypeError(f"type {_type_name(x)} doesn't define __round__ method")
    return _special(x, '__round__')()


def divmod_of(a, b):
    ta, tb = type(a), type(b)
    reflected = _type_has(b, '__rdivmod__')
    first = reflected and ta is not tb and issubclass(tb, ta)
    if first:
        r = _special(b, '__rdivmod__')(a)
        if r is not NotImplemented:
            return r
    if _type_has(a, '__divmod__'):
        r = _special(a, '__divmod__')(b)
        if r is not NotImplemented:
            return r
    if reflected and not first and ta is not tb:
        r = _special(b, '__rdivmod__')(a)
        if r is not NotImplemented:
            return r
    raise TypeError(f"unsupported operand type(s) for divmod(): '{_tn(a)}' and '{_tn(b)}'")


def pow_of(a, b):
    return a ** b


def pow_mod_of(a, b, mod):
    ta, tb = type(a), type(b)
    reflected = _type_has(b, '__rpow__') and ta is not tb
    first = reflected and issubclass(tb, ta)
    if first:
        r = _special(b, '__rpow__')(a, mod)
        if r is not NotImplemented:
            return r
    if _type_has(a, '__pow__'):
        r = _special(a, '__pow__')(b, mod)
        if r is not NotImplemented:
            return r
    if reflected and not first:
        r = _special(b, '__rpow__')(a, mod)
        if r is not NotImplemented:
            return r
    raise TypeError("unsupported operand type(s) for ** or pow(): "
                    f"'{_type_name(a)}', '{_type_name(b)}', '{_type_name(mod)}'")


def base_of(x, base):
    i = num_index(x)
    return bin(i) if base == 2 else oct(i) if base == 8 else hex(i)


def sum_of(iterable, start):
    it = steps(iter(iterable))
    total = start
    if type(total) is int:
        for x in it:
            t = type(x)
            if t is int or t is bool:
                total += x
            else:
                total = total + x
                break
        else:
            return total
    if type(total) is float:
        lost = 0.0
        for x in it:
            if type(x) is float or _isinstance(x, int):
                x = float(_plain(x))
                new = total + x
                if abs(total) >= abs(x):
                    lost += (total - new) + x
                else:
                    lost += (x - new) + total
                total = new
            else:
                total = _compensated(total, lost) + x
                break
        else:
            return _compensated(total, lost)
    if type(total) is complex:
        return _sum_complex(it, total)
    for x in it:
        total = total + x
    return total


def _compensated(total, lost):
    return total + lost if lost and lost - lost == 0 else total


def _sum_complex(it, total):
    re, im = total.real, total.imag
    lost_re = lost_im = 0.0
    for x in it:
        if type(x) is complex:
            a, b = x.real, x.imag
            new = re + a
            lost_re += (re - new) + a if abs(re) >= abs(a) else (a - new) + re
            re = new
            new = im + b
            lost_im += (im - new) + b if abs(im) >= abs(b) else (b - new) + im
            im = new
        elif _isinstance(x, int):
            re += float(_plain(x))
        elif _isinstance(x, float):
            a = _plain(x)
            new = re + a
            lost_re += (re - new) + a if abs(re) >= abs(a) else (a - new) + re
            re = new
        else:
            total = complex(_compensated(re, lost_re), _compensated(im, lost_im)) + x
            break
    else:
        return complex(_compensated(re, lost_re), _compensated(im, lost_im))
    for x in it:
        total = total + x
    return total


def best_of(iterable, is_max, key, has_default, default):
    it = steps(iter(iterable))
    for best in it:
        break
    else:
        if has_default:
            return default
        raise ValueError(f"{'max' if is_max else 'min'}() iterable argument is empty")
    return _least_or_most(it, best, is_max, key)


def best_of_two(values, is_max, key):
    it = iter(values)
    return _least_or_most(it, next(it), is_max, key)


def _least_or_most(it, best, is_max, key):
    if key is None:
        if is_max:
            for x in it:
                if x > best:
                    best = x
        else:
            for x in it:
                if x < best:
                    best = x
        return best
    score = key(best)
    if is_max:
        for x in it:
            s = key(x)
            if s > score:
                best, score = x, s
    else:
        for x in it:
            s = key(x)
            if s < score:
                best, score = x, s
    return best


# ---- math ----

def _real_part(x):
    """An int or float to compute with: what math's functions take."""
    if _isinstance(x, float) or _isinstance(x, int) and _lookup(type(x), '__float__', None) is int.__float__:
        return _plain(x)
    r = _float_of(x)
    if r is None:
        raise TypeError(f"must be real number, not {_type_name(x)}")
    return r


def math_floats(name, args):
    return _math(name, (*[x if x is None else _real_part(x) for x in args],))


def math_ints(name, args):
    return _math(name, (*[num_index(x) for x in args],))


def math_ldexp(name, args):
    return _math(name, (_real_part(args[0]), _plain(args[1])))


def math_nextafter(name, args):
    x, y, *steps = args
    return _math(name, (_real_part(x), _real_part(y), *[num_index(n) for n in steps if n is not None]))


def math_fsum(iterable):
    return _math('fsum', ([_real_part(x) for x in iterable],))


def math_dist(p, q):
    p, q = tuple(p), tuple(q)
    if len(p) != len(q):
        raise ValueError("both points must have the same number of dimensions")
    return _math('dist', ([_real_part(x) for x in p], [_real_part(x) for x in q]))


def math_prod(iterable, start):
    for x in iterable:
        start = start * x
    return start


def math_sumprod(p, q):
    a, b = list(p), list(q)
    if len(a) != len(b):
        raise ValueError("Inputs are not the same length")
    for x in a, b:
        for v in x:
            if type(v) is not int and type(v) is not float and type(v) is not bool:
                break
        else:
            continue
        break
    else:
        return _math('sumprod', (a, b))
    total = 0
    for x, y in zip(a, b):
        total = total + x * y
    return total


def math_floor(x):
    if _type_has(x, '__floor__'):
        return _special(x, '__floor__')()
    return _real_part(x).__floor__()


def math_ceil(x):
    if _type_has(x, '__ceil__'):
        return _special(x, '__ceil__')()
    return _real_part(x).__ceil__()


def math_trunc(x):
    if _type_has(x, '__trunc__'):
        return _special(x, '__trunc__')()
    raise TypeError(f"type {_type_name(x)} doesn't define __trunc__ method")
