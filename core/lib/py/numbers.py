"""Abstract classes of numbers."""

from abc import ABCMeta, abstractmethod

__all__ = ['Number', 'Complex', 'Real', 'Rational', 'Integral']


class Number(metaclass=ABCMeta):
    """Any number."""
    __slots__ = ()
    __hash__ = None


def _abstract(names):
    """Methods by their names, all abstract."""
    made = {}
    for name in names.split():
        def method(self, *args):
            raise NotImplementedError
        method.__name__ = name
        made[name] = abstractmethod(method)
    return made


class Complex(Number):
    """Has real and imag, + - * / ** abs() conjugate() == and complex()."""
    __slots__ = ()
    locals().update(_abstract('__complex__ __add__ __radd__ __neg__ __pos__ __mul__ __rmul__ __truediv__ __rtruediv__ '
                              '__pow__ __rpow__ __abs__ conjugate __eq__'))
    real = property(_abstract('real')['real'])
    imag = property(_abstract('imag')['imag'])

    def __bool__(self):
        return self != 0

    def __sub__(self, other):
        return self + -other

    def __rsub__(self, other):
        return -self + other


class Real(Complex):
    """Has order, float(), rounding, // and %."""
    __slots__ = ()
    locals().update(_abstract('__float__ __trunc__ __floor__ __ceil__ __round__ __floordiv__ __rfloordiv__ __mod__ '
                              '__rmod__ __lt__ __le__'))

    def __divmod__(self, other):
        return self // other, self % other

    def __rdivmod__(self, other):
        return other // self, other % self

    def conjugate(self):
        return +self

    real = property(conjugate)
    imag = property(lambda self: 0)

    def __complex__(self):
        return complex(float(self))


class Rational(Real):
    """Has numerator and denominator."""
    __slots__ = ()
    numerator = property(_abstract('numerator')['numerator'])
    denominator = property(_abstract('denominator')['denominator'])

    def __float__(self):
        top, bottom = int(self.numerator), int(self.denominator)
        return top / bottom


class Integral(Rational):
    """Has int() and operators on bits."""
    __slots__ = ()
    locals().update(_abstract('__int__ __pow__ __lshift__ __rlshift__ __rshift__ __rrshift__ __and__ __rand__ __xor__ '
                              '__rxor__ __or__ __ror__ __invert__'))

    def __index__(self):
        return int(self)

    numerator = property(lambda self: +self)
    denominator = property(lambda self: 1)

    def __float__(self):
        return float(int(self))


Complex.register(complex)
Real.register(float)
Integral.register(int)
