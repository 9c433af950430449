"""Abstract base classes."""

def abstractmethod(funcobj):
    """Mark a method that subclasses must define."""
    funcobj.__isabstractmethod__ = True
    return funcobj


class abstractproperty(property):
    __isabstractmethod__ = True


class abstractclassmethod(classmethod):
    __isabstractmethod__ = True

    def __init__(self, callable):
        super().__init__(abstractmethod(callable))


class abstractstaticmethod(staticmethod):
    __isabstractmethod__ = True

    def __init__(self, callable):
        super().__init__(abstractmethod(callable))


_registry = {}
_cache_token = [0]
_quiet = {}  # the __subclasscheck__ of metaclasses that refuse some checks: what abstract classes ask in its place


def get_cache_token():
    """A number that changes whenever a class is registered."""
    return _cache_token[0]


def _is_derived(subclass, cls):
    check = _quiet.get(type(cls).__subclasscheck__)
    return issubclass(subclass, cls) if check is None else check(cls, subclass)


class ABCMeta(type):
    """The metaclass of abstract base classes."""

    def __new__(mcls, name, bases, namespace, /, **kwargs):
        if '__module__' not in namespace:
            namespace = {**namespace, '__module__': 'abc'}  # whoever calls type.__new__
        cls = super().__new__(mcls, name, bases, namespace, **kwargs)
        _compute_abstract(cls, namespace.items())
        return cls

    def register(cls, subclass):
        """Let issubclass() count `subclass` as derived from this class."""
        if not isinstance(subclass, type):
            raise TypeError('Can only register classes')
        if _is_derived(subclass, cls):
            return subclass
        if _is_derived(cls, subclass):
            raise RuntimeError('Refusing to create an inheritance cycle')
        _registry.setdefault(cls, []).append(subclass)
        _cache_token[0] += 1
        return subclass

    def __instancecheck__(cls, instance):
        subclass = instance.__class__
        if type.__subclasscheck__(cls, subclass) or _is_derived(subclass, cls):
            return True
        subtype = type(instance)
        return subtype is not subclass and _is_derived(subtype, cls)

    def __subclasscheck__(cls, subclass):
        if not isinstance(subclass, type):
            raise TypeError('issubclass() arg 1 must be a class')
        answer = cls.__subclasshook__(subclass)
        if answer is not NotImplemented:
            return answer
        if cls in subclass.__mro__:
            return True
        for registered in _registry.get(cls, ()):
            if issubclass(subclass, registered):
                return True
        for derived in cls.__subclasses__():
            if _is_derived(subclass, derived):
                return True
        return False

    def _dump_registry(cls, file=None):
        print(f'Class: {cls.__module__}.{cls.__qualname__}', file=file)

    def _abc_registry_clear(cls):
        _registry.pop(cls, None)

    def _abc_caches_clear(cls):
        """Nothing is kept."""


def _compute_abstract(cls, items):
    names = {name for name, value in items if getattr(value, '__isabstractmethod__', False)}
    for base in cls.__bases__:
        for name in getattr(base, '__abstractmethods__', ()):
            if getattr(getattr(cls, name, None), '__isabstractmethod__', False):
                names.add(name)
    cls.__abstractmethods__ = frozenset(names)


def update_abstractmethods(cls):
    """Compute anew which methods are abstract."""
    if not hasattr(cls, '__abstractmethods__'):
        return cls
    _compute_abstract(cls, cls.__dict__.items())
    return cls


class ABC(metaclass=ABCMeta):
    """A class to derive abstract classes from."""
    __slots__ = ()
