"""What warnings does rarely: it loads this module then, which sys.modules does not show."""
from functools import wraps

from _hn import _is_function, _type_dict
from _hn.generators import _coroutine_mark

__name__ = 'warnings'  # the module that its functions name


def deprecate(mark, arg, warn):
    """What warnings.deprecated makes of a class or a function."""
    if mark.category is None:
        arg.__deprecated__ = mark.message
        return arg

    def tell():
        warn(mark.message, mark.category, mark.stacklevel)

    if isinstance(arg, type):
        return _class(arg, mark.message, tell)
    if not callable(arg):
        raise TypeError('@deprecated decorator with non-None category must be applied to a class or callable, '
                        f'not {arg!r}')

    @wraps(arg)
    def wrapper(*args, **kwargs):
        tell()
        return arg(*args, **kwargs)
    if _is_function(arg) and arg.__code__.co_flags & 0x80:
        wrapper._is_coroutine_marker = _coroutine_mark
    arg.__deprecated__ = wrapper.__deprecated__ = mark.message
    return wrapper


def _class(cls, message, tell):
    """A class that warns where an instance of it or a subclass is made."""
    new, init_subclass = cls.__new__, cls.__init_subclass__

    @staticmethod
    def __new__(made, /, *args, **kwargs):
        if made is cls:
            tell()
        if new is object.__new__:
            if made.__init__ is object.__init__ and (args or kwargs):
                raise TypeError(f'{made.__name__}() takes no arguments')
            args, kwargs = (), {}
        return new(made, *args, **kwargs)

    @classmethod
    def __init_subclass__(derived, /, *args, **kwargs):
        tell()
        return getattr(init_subclass, '__func__', init_subclass)(*[derived][:bound], *args, **kwargs)

    bound = hasattr(init_subclass, '__func__')
    cls.__new__ = __new__
    if bound or '__init_subclass__' not in _type_dict(cls):
        cls.__init_subclass__ = __init_subclass__
    __new__.__func__.__deprecated__ = __init_subclass__.__func__.__deprecated__ = cls.__deprecated__ = message
    return cls
