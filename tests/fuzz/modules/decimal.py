# Random operations on random numbers in random contexts.
from decimal import *
from fractions import Fraction

ROUNDINGS = (ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN, ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN, ROUND_05UP)
SIGNALS = (InvalidOperation, FloatOperation, DivisionByZero, Overflow, Underflow, Subnormal, Inexact, Rounded, Clamped)
UNARY = ('abs', 'minus', 'plus', 'normalize', 'to_integral_value', 'to_integral_exact', 'sqrt', 'exp', 'ln', 'log10', 'logb', 'next_minus',
         'next_plus', 'number_class', 'is_normal', 'is_subnormal', 'logical_invert', 'copy_abs', 'copy_negate', 'is_zero', 'is_nan', 'is_qnan',
         'is_snan', 'is_finite', 'is_infinite', 'is_signed', 'to_sci_string', 'to_eng_string', 'create_decimal', 'canonical')
BINARY = ('add', 'subtract', 'multiply', 'divide', 'divide_int', 'remainder', 'divmod', 'remainder_near', 'compare', 'compare_signal',
          'compare_total', 'compare_total_mag', 'copy_sign', 'max', 'max_mag', 'min', 'min_mag', 'next_toward', 'quantize', 'same_quantum',
          'logical_and', 'logical_or', 'logical_xor', 'rotate', 'scaleb', 'shift', 'power')
FORMATS = ('', 'f', '.2f', ',.2f', '.3e', 'e', 'g', '.3g', '%', '.1%', '+', '010', '012.2f', '<10', '^12.1f', '*>12', '=+10', '.0f', ' ', 'E', 'G', '.1',
           '020,.1f', '.1F', ',', '.10f', '.0e', '.0g', '.25g', '015,.3g')


def digits():
    k = rnd(10)
    if k == 0:
        return pick(('0', '00', '1', '1000', '9', '99', '999999', '5', '50', '500', '101', '110011', '25', '4', '16'))
    n = 1 + rnd(pick((3, 9, 30, 60)))
    return ''.join([pick(pick(('0123456789', '09', '05', '01', '9'))) for _ in range(n)])


def number():
    k = rnd(24)
    sign = pick(('', '', '-'))
    if k == 0:
        return sign + pick(('Infinity', 'NaN', 'sNaN', 'NaN123', 'sNaN4567890', 'NaN123456789012345678901234567890'))
    if k < 3:
        return sign + pick(('0', '0.00', '0E+5', '0E-30', '1', '1', '10', '2', '0.1', '0.5', '1.0', '1.000', '1E+2'))
    text = digits()
    if k < 14:
        at = rnd(len(text) + 1)
        return sign + text[:at] + '.' + text[at:] if k < 12 else sign + text
    return sign + text + 'E' + str(rnd(pick((3, 10, 40, 200))) * pick((1, -1)))


def context():
    k = rnd(3)
    prec = 1 + rnd(pick((3, 10, 40)))
    emax = pick((0, 5, 30, 99, 999999)) if k else 999999
    emin = -pick((0, 5, 30, 99, 999999)) if k else -999999
    traps = [s for s in SIGNALS if rnd(12) == 0 and s is not FloatOperation]
    return Context(prec, pick(ROUNDINGS), emin, emax, int(rnd(4) != 0), int(rnd(3) == 0), [], traps)


def run(ctx, kind):
    a, b, c = Decimal(number()), Decimal(number()), Decimal(number())
    if kind < 3:
        name = pick(UNARY)
        return lambda: getattr(ctx, name)(a), (name, a)
    if kind < 9:
        name = pick(BINARY)
        if name in ('rotate', 'shift', 'scaleb') and rnd(4):
            b = Decimal(rnd(9) - 4)
        if name == 'power' and (rnd(3) or b.adjusted() < -8):  # how exactly powers near 1 are computed depends on CPython's word size
            b = Decimal(rnd(40) - 20) if rnd(3) else Decimal(rnd(4000) - 2000)
        if name == 'quantize' and rnd(3):
            b = Decimal((0, (1,), rnd(12) - 8))
        return lambda: getattr(ctx, name)(a, b), (name, a, b)
    if kind == 9:
        return lambda: ctx.fma(a, b, c), ('fma', a, b, c)
    if kind == 10:
        spec = pick(FORMATS)
        return lambda: format(a, spec), ('format', a, spec)
    if kind == 11:
        n = rnd(12) - 6
        f = pick((lambda: round(a, n), lambda: round(a), lambda: int(a), lambda: float(a), lambda: hash(a) == hash(Fraction(a)), lambda: a.as_tuple(),
                  lambda: a.as_integer_ratio(), lambda: a.__floor__(), lambda: a.__ceil__(), lambda: a.adjusted(), lambda: bool(a)))
        return f, ('round', a, n)
    if kind == 12:
        x = pick((0.1, 1.5, -2.0, 1e22, float('inf'), 3, 10 ** 20, a, b))
        f = pick((lambda: a < x, lambda: a == x, lambda: a >= x, lambda: x != a, lambda: x < a, lambda: a <= b, lambda: a > b))
        return f, ('compare with', a, x, b)
    m = Decimal(rnd(1000)), Decimal(rnd(50) - 3), Decimal(rnd(300))
    return lambda: ctx.power(*m), ('power modulo', *m)


def once(number):
    ctx = context()
    setcontext(ctx)
    f, what = run(ctx, rnd(14))
    ctx.clear_flags()
    try:
        result = f()
    except Exception as e:
        result = type(e).__name__, str(e)
    return number, what, result, ctx
