"""How to copy and pickle objects of some classes."""

__all__ = ['pickle', 'constructor', 'add_extension', 'remove_extension', 'clear_extension_cache']

dispatch_table = {}
_extension_registry, _inverted_registry, _extension_cache = {}, {}, {}


def constructor(object):
    """Check that it can be called."""
    if not callable(object):
        raise TypeError('constructors must be callable')


def pickle(ob_type, pickle_function, constructor_ob=None):
    """Set the function that says how objects of a class are made again."""
    if not callable(pickle_function):
        raise TypeError('reduction functions must be callable')
    dispatch_table[ob_type] = pickle_function
    if constructor_ob is not None:
        constructor(constructor_ob)


def pickle_complex(c):
    return complex, (c.real, c.imag)


def pickle_union(obj):
    import operator
    import typing
    return operator.getitem, (typing.Union, obj.__args__)


def pickle_super(obj):
    return super, (obj.__thisclass__, obj.__self__)


def _reconstructor(cls, base, state):
    if base is object:
        return object.__new__(cls)
    made = base.__new__(cls, state)
    if base.__init__ != object.__init__:
        base.__init__(made, state)
    return made


def __newobj_ex__(cls, args, kwargs):
    make = cls.__new__
    return make(cls, *args, **kwargs)


def __newobj__(cls, *args):
    return cls.__new__(cls, *args)


def _slotnames(cls):
    noted = cls.__dict__.get('__slotnames__')
    if noted is not None:
        return noted
    names = []
    for c in cls.__mro__:
        slots = c.__dict__.get('__slots__', ())
        for name in (slots,) if isinstance(slots, str) else slots:
            if name not in ('__dict__', '__weakref__'):
                hidden = name[:2] == '__' and name[-2:] != '__' and c.__name__.lstrip('_')
                names.append(f'_{hidden}{name}' if hidden else name)
    try:
        cls.__slotnames__ = names
    except Exception:
        pass  # it is asked again
    return names


def add_extension(module, name, code):
    """Register a number for a module's name."""
    code = int(code)
    if not 1 <= code <= 0x7fffffff:
        raise ValueError('code out of range')
    key = module, name
    number, named = _extension_registry.get(key), _inverted_registry.get(code)
    if number is None and named is None:
        _extension_registry[key], _inverted_registry[code] = code, key
    elif number not in (None, code) or number is not None and named != key:
        raise ValueError(f'key {key} is already registered with code {number}')
    elif number is None:
        raise ValueError(f'code {code} is already in use for key {named}')


def remove_extension(module, name, code):
    """Forget such a number."""
    key = module, name
    if _extension_registry.get(key) != code or _inverted_registry.get(code) != key:
        raise ValueError(f'key {key} is not registered with code {code}')
    del _extension_registry[key], _inverted_registry[code]
    _extension_cache.pop(code, None)


def clear_extension_cache():
    """Forget what has been looked up."""
    _extension_cache.clear()


pickle(complex, pickle_complex, complex)
pickle(type(int | str), pickle_union)
pickle(super, pickle_super)
