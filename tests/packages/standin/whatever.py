"""Functions of expressions with a placeholder. The package builds code objects of bytecode, which there are none of here. Written for these tests."""
import operator

_BINARY = 'add sub mul floordiv truediv mod pow lshift rshift and xor or eq ne lt le gt ge'.split()
_CODES = [(lambda: 0).__code__, (lambda a: 0).__code__, (lambda a, b: 0).__code__, (lambda a, b, c: 0).__code__]


class _Function:
    """What is made of a placeholder: a function of as many values as there are placeholders in it."""

    def __init__(self, call, arity):
        self._call, self._arity = call, arity
        self.__code__ = _CODES[arity]

    def __call__(self, *values):
        return self._call(*values)

    def __contains__(self, other):
        raise NotImplementedError

    def __getattr__(self, name):
        if name.startswith('__'):
            raise AttributeError(name)
        return _joined(getattr, self, name)

    def __getitem__(self, key):
        return _joined(operator.getitem, self, key)


class _Placeholder(_Function):
    def __call__(self, *args, **kwargs):
        return _Function(lambda f: f(*args, **kwargs), 1)


def _joined(func, left, right):
    count = left._arity if isinstance(left, _Function) else 0

    def value(operand, values):
        if isinstance(operand, _Placeholder):
            return values[0]
        return operand._call(*values) if isinstance(operand, _Function) else operand

    arity = count + (right._arity if isinstance(right, _Function) else 0)
    return _Function(lambda *values: func(value(left, values[:count]), value(right, values[count:])), arity)


def _add(name):
    func = getattr(operator, f'__{name}__')
    setattr(_Function, f'__{name}__', lambda self, other: _joined(func, self, other))
    setattr(_Function, f'__r{name}__', lambda self, other: _joined(func, other, self))


for _name in _BINARY:
    _add(_name)
for _name in ('neg', 'pos', 'abs', 'invert'):
    setattr(_Function, f'__{_name}__', lambda self, func=getattr(operator, f'__{_name}__'): _Function(lambda *values: func(self._call(*values)), self._arity))
_Function.__hash__ = object.__hash__
_ = that = _Placeholder(lambda value: value, 1)
__all__ = ['_', 'that']
