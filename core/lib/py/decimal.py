"""Decimal floating point and fixed point numbers, after the General Decimal Arithmetic specification.

What is used all the time is in C; _decimal_rare.py has the rest, loaded when it is needed.
"""

import numbers
from _hn import _decimal_current, _decimal_new, _decimal_rounding, _instance, _refuse_keyword, _type_natives, _type_seal

__all__ = ['BasicContext', 'Clamped', 'Context', 'ConversionSyntax', 'Decimal', 'DecimalException', 'DecimalTuple',
           'DefaultContext', 'DivisionByZero', 'DivisionImpossible', 'DivisionUndefined', 'ExtendedContext',
           'FloatOperation', 'HAVE_CONTEXTVAR', 'HAVE_THREADS', 'IEEEContext', 'IEEE_CONTEXT_MAX_BITS', 'Inexact',
           'InvalidContext', 'InvalidOperation', 'MAX_EMAX', 'MAX_PREC', 'MIN_EMIN', 'MIN_ETINY', 'Overflow',
           'ROUND_05UP', 'ROUND_CEILING', 'ROUND_DOWN', 'ROUND_FLOOR', 'ROUND_HALF_DOWN', 'ROUND_HALF_EVEN',
           'ROUND_HALF_UP', 'ROUND_UP', 'Rounded', 'Subnormal', 'Underflow', 'getcontext', 'localcontext', 'setcontext']

MAX_PREC = MAX_EMAX = 999999999999999999
MIN_EMIN = -MAX_EMAX
MIN_ETINY = MIN_EMIN - MAX_PREC + 1
HAVE_THREADS = HAVE_CONTEXTVAR = True
IEEE_CONTEXT_MAX_BITS = 512
__version__ = '1.70'
__libmpdec_version__ = '2.5.1'

_ROUNDINGS = ('ROUND_CEILING', 'ROUND_FLOOR', 'ROUND_UP', 'ROUND_DOWN', 'ROUND_HALF_UP', 'ROUND_HALF_DOWN',
              'ROUND_HALF_EVEN', 'ROUND_05UP')
(ROUND_CEILING, ROUND_FLOOR, ROUND_UP, ROUND_DOWN, ROUND_HALF_UP, ROUND_HALF_DOWN, ROUND_HALF_EVEN,
 ROUND_05UP) = _ROUNDINGS
_rare_module = None


def _rare(name, *args):
    global _rare_module
    if _rare_module is None:
        import _decimal_rare as _rare_module
    return getattr(_rare_module, name)(*args)


# ---- signals: the bits of flags and traps are in the order of _CONDITIONS; the last three are InvalidOperation, too ----

class DecimalException(ArithmeticError):
    __module__ = 'decimal'


class Clamped(DecimalException):
    pass


class Rounded(DecimalException):
    pass


class Inexact(DecimalException):
    pass


class Subnormal(DecimalException):
    pass


class Underflow(Inexact, Rounded, Subnormal):
    pass


class Overflow(Inexact, Rounded):
    pass


class DivisionByZero(DecimalException, ZeroDivisionError):
    pass


class FloatOperation(DecimalException, TypeError):
    pass


class InvalidOperation(DecimalException):
    pass


class ConversionSyntax(InvalidOperation):
    pass


class DivisionImpossible(InvalidOperation):
    pass


class DivisionUndefined(InvalidOperation, ZeroDivisionError):
    pass


class InvalidContext(InvalidOperation):
    pass


_SIGNALS = (InvalidOperation, FloatOperation, DivisionByZero, Overflow, Underflow, Subnormal, Inexact, Rounded, Clamped)
_CONDITIONS = _SIGNALS + (ConversionSyntax, DivisionImpossible, DivisionUndefined)


def _signal(conditions):
    """Raises what an operation was stopped by."""
    found = [c for i, c in enumerate(_CONDITIONS) if conditions >> i & 1]
    raise (found[0] if found[0] in _SIGNALS else InvalidOperation)(found)


# ---- numbers ----

class Decimal:
    """An exact decimal number: of an int, float, text, tuple (sign, digits, exponent) or another one."""
    __slots__ = ('_k', '_n', '_e', '_s')  # kind * 2 + sign, coefficient, exponent, _shared

    def _new(cls, value='0', context=None):
        return _decimal_new(cls, value, context, _shared)

    def __new__(cls, /, *args, **kwargs):
        return _rare('new', cls, args, kwargs)

    @classmethod
    def from_float(cls, f, /):
        """Exactly this float."""
        return _rare('from_float', cls, f)

    @classmethod
    def from_number(cls, number, /):
        """Exactly this number."""
        return _rare('from_number', cls, number)

    def as_tuple(self):
        """(sign, digits, exponent)"""
        return _rare('as_tuple', self)

    def as_integer_ratio(self):
        """(n, d), where it is n / d in lowest terms."""
        return _rare('as_integer_ratio', self)

    def adjusted(self):
        """The exponent of its first digit."""
        return _rare('adjusted', self)

    def conjugate(self):
        """The number itself."""
        return self

    def radix(self):
        """10, which all numbers here are made of."""
        return Decimal(10)

    imag = property(lambda self: Decimal(0))
    real = property(lambda self: self)

    def __complex__(self):
        return complex(Decimal.__float__(self))

    def __copy__(self):
        return self

    def __deepcopy__(self, memo, /):
        return self

    def __reduce__(self):
        return type(self), (Decimal.__str__(self),)


# ---- contexts ----

def _attribute(slot, name):
    def get(self):
        return getattr(self, slot)

    def put(self, value):
        setattr(self, slot, _rare('check', name, value))

    return property(get, put, _keep)


def _keep(self):
    raise AttributeError('context attributes cannot be deleted')


class Context:
    """Precision, rounding, the range of exponents, and what the traps raise."""
    __slots__ = ('_prec', '_round', '_emin', '_emax', '_capitals', '_clamped', '_flags', '_traps', '_s')

    def __new__(cls, /, *args, **kwargs):
        self = object.__new__(cls)
        _rare('context', self, (), {})
        return self

    def __init__(self, /, *args, **kwargs):
        _rare('context', self, args, kwargs)

    def __setattr__(self, name, value):
        object.__setattr__(self, name, value)

    def __delattr__(self, name):
        raise AttributeError('context attributes cannot be deleted')

    prec = _attribute('_prec', 'prec')
    Emin = _attribute('_emin', 'Emin')
    Emax = _attribute('_emax', 'Emax')
    capitals = _attribute('_capitals', 'capitals')
    clamp = _attribute('_clamped', 'clamp')

    @property
    def rounding(self):
        return _ROUNDINGS[self._round]

    @rounding.setter
    def rounding(self, value):
        self._round = _decimal_rounding(value)

    @property
    def flags(self):
        return _rare('SignalDict', self, '_flags')

    @flags.setter
    def flags(self, value):
        self._flags = _rare('signals', value)

    @property
    def traps(self):
        return _rare('SignalDict', self, '_traps')

    @traps.setter
    def traps(self, value):
        self._traps = _rare('signals', value)

    rounding = rounding.deleter(_keep)
    flags = flags.deleter(_keep)
    traps = traps.deleter(_keep)

    def clear_flags(self):
        """Forget what has been signalled."""
        self._flags = 0

    def clear_traps(self):
        """Let no signal raise."""
        self._traps = 0

    def copy(self):
        """Another one like it."""
        return _instance(Context, self._prec, self._round, self._emin, self._emax, self._capitals, self._clamped,
                         self._flags, self._traps, _shared)

    __copy__ = copy

    def __reduce__(self):
        return _rare('reduce_context', self)

    def __repr__(self):
        return _rare('repr_context', self)

    def Etiny(self):
        """The least exponent of any number: Emin - prec + 1."""
        return self._emin - self._prec + 1

    def Etop(self):
        """The greatest exponent of a number with all digits: Emax - prec + 1."""
        return self._emax - self._prec + 1

    def radix(self):
        """10, which all numbers here are made of."""
        return Decimal(10)

    def copy_decimal(self, x, /):
        """Another Decimal that equals x."""
        return _rare('copy_decimal', self, x)

    def create_decimal(self, num='0', /):
        """A Decimal of num, rounded to this precision."""
        return _rare('create_decimal', self, num)

    def create_decimal_from_float(self, f, /):
        """A Decimal of a float, rounded to this precision."""
        return _rare('create_decimal_from_float', self, f)


def getcontext():
    """The context that operations use."""
    return _decimal_current(_shared)


def setcontext(context, /):
    """Let operations use another context."""
    if not isinstance(context, Context):
        raise TypeError('argument must be a context')
    if context in (DefaultContext, BasicContext, ExtendedContext):
        context = Context.copy(context)
        context._flags = 0
    _shared[2] = context


class ContextManager:
    __slots__ = ('_local', '_global')

    def __enter__(self):
        _shared[2] = self._local
        return self._local

    def __exit__(self, *exc):
        _shared[2] = self._global


_LOCAL_OPTIONS = ('prec', 'rounding', 'Emin', 'Emax', 'capitals', 'clamp', 'flags', 'traps')


def localcontext(ctx=None, **kwargs):
    """For `with`: a copy of ctx, or of the context there is, with the changes given; the one before comes back at the end."""
    current = _decimal_current(_shared)
    if ctx is None:
        ctx = current
    elif not isinstance(ctx, Context):
        raise TypeError('optional argument must be a context')
    local = Context.copy(ctx)
    for name in kwargs:
        if name not in _LOCAL_OPTIONS:
            _refuse_keyword('this function', _LOCAL_OPTIONS, name)
        if kwargs[name] is not None:
            _rare('set_context', local, name, kwargs[name])
    return _instance(ContextManager, local, current)


def IEEEContext(bits, /):
    """The context of one of the IEEE 754 formats for interchange, by its bits."""
    return _rare('ieee_context', bits)


def __getattr__(name):
    if name == 'DecimalTuple':
        global DecimalTuple
        DecimalTuple = _rare('tuple_class')
        return DecimalTuple
    raise AttributeError(f"module 'decimal' has no attribute {name!r}", name=name, obj=None)


_type_natives(Decimal, 'decimal.Decimal')
_type_natives(Context, 'decimal.Context')
_shared = [Decimal, Context, None, None, _rare, _signal, [None] * 16]
DefaultContext = _instance(Context, 28, 6, -999999, 999999, 1, 0, 0, 3597, _shared)
BasicContext = _instance(Context, 9, 4, -999999, 999999, 1, 0, 0, 3869, _shared)
ExtendedContext = _instance(Context, 9, 6, -999999, 999999, 1, 0, 0, 0, _shared)
_shared[3] = DefaultContext
for _c in (Decimal, Context, ContextManager):
    _type_seal(_c, True)
numbers.Number.register(Decimal)
del _c
