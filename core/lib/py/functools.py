"""Functions that make functions."""

from types import GenericAlias, MappingProxyType, MethodType, UnionType

__all__ = ['update_wrapper', 'wraps', 'WRAPPER_ASSIGNMENTS', 'WRAPPER_UPDATES', 'total_ordering', 'cache', 'cmp_to_key',
           'lru_cache', 'reduce', 'partial', 'partialmethod', 'singledispatch', 'singledispatchmethod',
           'cached_property', 'Placeholder']

WRAPPER_ASSIGNMENTS = ('__module__', '__name__', '__qualname__', '__doc__', '__annotate__', '__type_params__')
WRAPPER_UPDATES = ('__dict__',)
_NOTHING = object()


def update_wrapper(wrapper, wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=WRAPPER_UPDATES):
    """Make a function look like the one that it wraps."""
    for name in assigned:
        try:
            value = getattr(wrapped, name)
        except AttributeError:
            continue
        setattr(wrapper, name, value)
    for name in updated:
        getattr(wrapper, name).update(getattr(wrapped, name, {}))
    wrapper.__wrapped__ = wrapped
    return wrapper


def wraps(wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=WRAPPER_UPDATES):
    """A decorator that applies update_wrapper()."""
    return lambda wrapper: update_wrapper(wrapper, wrapped, assigned, updated)


def reduce(function, iterable, /, initial=_NOTHING):
    """function(... function(function(initial, a), b) ..., z)"""
    try:
        it = iter(iterable)
    except TypeError:
        raise TypeError('reduce() arg 2 must support iteration') from None
    if initial is _NOTHING:
        initial = next(it, _NOTHING)
        if initial is _NOTHING:
            raise TypeError('reduce() of empty iterable with no initial value')
    while (item := next(it, _NOTHING)) is not _NOTHING:
        initial = function(initial, item)
    return initial


# ---- ordering ----

def _from_lt(name):
    def op(self, other):
        result = type(self).__lt__(self, other)
        if result is NotImplemented:
            return result
        if name == '__gt__':
            return not result and self != other
        return result or self == other if name == '__le__' else not result
    return op


def _from_le(name):
    def op(self, other):
        result = type(self).__le__(self, other)
        if result is NotImplemented:
            return result
        if name == '__ge__':
            return not result or self == other
        return result and self != other if name == '__lt__' else not result
    return op


def _from_gt(name):
    def op(self, other):
        result = type(self).__gt__(self, other)
        if result is NotImplemented:
            return result
        if name == '__lt__':
            return not result and self != other
        return result or self == other if name == '__ge__' else not result
    return op


def _from_ge(name):
    def op(self, other):
        result = type(self).__ge__(self, other)
        if result is NotImplemented:
            return result
        if name == '__le__':
            return not result or self == other
        return result and self != other if name == '__gt__' else not result
    return op


_DERIVED = {'__lt__': _from_lt, '__le__': _from_le, '__gt__': _from_gt, '__ge__': _from_ge}


def total_ordering(cls):
    """Adds the comparisons that follow from one of them and __eq__."""
    roots = [name for name in _DERIVED if getattr(cls, name, None) is not getattr(object, name, None)]
    if not roots:
        raise ValueError('must define at least one ordering operation: < > <= >=')
    for name in _DERIVED:
        if name not in roots:
            op = _DERIVED[roots[0]](name)
            op.__name__ = name
            op.__qualname__ = f'{cls.__qualname__}.{name}'
            setattr(cls, name, op)
    return cls


class KeyWrapper:
    """What cmp_to_key() gives for an object."""
    __slots__ = ('obj', '_compare')
    __hash__ = None

    def __init__(self, obj, compare):
        self.obj = obj
        self._compare = compare

    def _order(self, other):
        if not isinstance(other, KeyWrapper):
            raise TypeError('other argument must be K instance')
        return self._compare(self.obj, other.obj)

    def __lt__(self, other):
        return self._order(other) < 0

    def __gt__(self, other):
        return self._order(other) > 0

    def __eq__(self, other):
        return self._order(other) == 0

    def __le__(self, other):
        return self._order(other) <= 0

    def __ge__(self, other):
        return self._order(other) >= 0


_type_seal(KeyWrapper, False)


def cmp_to_key(mycmp):
    """A key function from one that compares two objects."""
    return lambda obj: KeyWrapper(obj, mycmp)


# ---- partial ----

class _PlaceholderType:
    """Stands for an argument that the call will give."""
    __slots__ = ()

    def __reduce__(self):
        return repr(self)

    def __repr__(self):
        return 'Placeholder'


Placeholder = _PlaceholderType()


def _fill(args, given):
    """The arguments with placeholders replaced by the first ones given; and the rest of these."""
    filled, n = [], 0
    for arg in args:
        if arg is Placeholder and n < len(given):
            arg = given[n]
            n += 1
        filled.append(arg)
    return (*filled, *given[n:])


class partial:
    """A function with some of its arguments given."""
    __slots__ = ('func', 'args', 'keywords', '_holes', '__dict__', '__weakref__')

    def __new__(cls, /, *args, **keywords):
        if not args:
            raise TypeError("type 'partial' takes at least one argument")
        func, *args = args
        if not callable(func):
            raise TypeError('the first argument must be callable')
        if args and args[-1] is Placeholder:
            raise TypeError('trailing Placeholders are not allowed')
        for value in keywords.values():
            if value is Placeholder:
                raise TypeError('Placeholder cannot be passed as a keyword argument')
        if isinstance(func, partial):
            args = _fill(func.args, args)
            if func.keywords:
                keywords = {**func.keywords, **keywords}
            func = func.func
        holes = 0
        for arg in args:
            holes += arg is Placeholder
        return _instance(cls, func, tuple(args), keywords, holes)

    def __call__(self, /, *args, **keywords):
        own = self.args
        if self._holes:
            if len(args) < self._holes:
                raise TypeError("missing positional arguments in 'partial' call; expected at least "
                                f'{self._holes}, got {len(args)}')
            own, args = _fill(own, args), ()
        if self.keywords:
            keywords = {**self.keywords, **keywords}
        return self.func(*own, *args, **keywords)

    def __get__(self, obj, objtype=None):
        return self if obj is None else MethodType(self, obj)

    def __repr__(self):
        name = 'functools.partial' if type(self) is partial else type(self).__qualname__
        if _call_active(self):
            return f'{name}(...)'
        shown = [repr(self.func), *[repr(arg) for arg in self.args],
                 *[f'{key}={value!r}' for key, value in self.keywords.items()]]
        return f"{name}({', '.join(shown)})"

    def __reduce__(self):
        return _remake, (type(self), self.func, self.args, self.keywords, self.__dict__)

    __class_getitem__ = classmethod(GenericAlias)


for _name in ('func', 'args', 'keywords', '_holes'):
    _member_fix(partial, _name, _name, False)
del _name
_type_seal(partial, True)


def _remake(cls, func, args, keywords, more):
    made = partial.__new__(cls, func, *args, **keywords)
    if more:
        made.__dict__.update(more)
    return made


class partialmethod:
    """A method with some of its arguments given."""

    def __init__(self, func, /, *args, **keywords):
        if not callable(func) and getattr(func, '__get__', None) is None:
            raise TypeError(f'the first argument {func!r} must be a callable or a descriptor')
        if isinstance(func, partialmethod):
            args = func.args + args
            keywords = {**func.keywords, **keywords}
            func = func.func
        self.func = func
        self.args = args
        self.keywords = keywords

    def __repr__(self):
        shown = [repr(self.func), *[repr(arg) for arg in self.args],
                 *[f'{key}={value!r}' for key, value in self.keywords.items()]]
        return f"functools.partialmethod({', '.join(shown)})"

    def __get__(self, obj, cls=None):
        get = getattr(self.func, '__get__', None)
        if get is not None and not isinstance(self.func, partial):
            bound = get(obj, cls)
            if bound is not self.func:
                return partial(bound, *self.args, **self.keywords)

        def method(cls_or_self, /, *args, **keywords):
            return self.func(cls_or_self, *self.args, *args, **{**self.keywords, **keywords})
        method.__partialmethod__ = self
        return method.__get__(obj, cls)

    @property
    def __isabstractmethod__(self):
        return getattr(self.func, '__isabstractmethod__', False)

    __class_getitem__ = classmethod(GenericAlias)


# ---- caches ----

class _CacheInfo(tuple):
    """hits, misses, maxsize, currsize"""
    __slots__ = ()
    _fields = __match_args__ = ('hits', 'misses', 'maxsize', 'currsize')
    hits = property(lambda self: self[0])
    misses = property(lambda self: self[1])
    maxsize = property(lambda self: self[2])
    currsize = property(lambda self: self[3])

    def __repr__(self):
        return 'CacheInfo(hits=%r, misses=%r, maxsize=%r, currsize=%r)' % self


_CacheInfo.__name__ = _CacheInfo.__qualname__ = 'CacheInfo'


def _key_of(args, keywords, typed):
    """A hashable key for a call. One int or str stands for itself."""
    if not keywords and not typed:
        return args[0] if len(args) == 1 and type(args[0]) in (int, str) else args
    parts = list(args)
    if keywords:
        parts.append(_NOTHING)
        for item in keywords.items():
            parts += item
    if typed:
        parts += [type(v) for v in args]
        parts += [type(v) for v in keywords.values()]
    return tuple(parts)


def _unhashable(key):
    try:
        hash(key)
    except TypeError as e:
        return e
    return TypeError('unhashable arguments')


def lru_cache(maxsize=128, typed=False):
    """Keeps the results of the most recent calls, `maxsize` of them or all."""
    if isinstance(maxsize, int):
        maxsize = max(maxsize, 0)
    elif callable(maxsize) and isinstance(typed, bool):
        return _with_parameters(_cached(maxsize, 128, False), maxsize, 128, False)
    elif maxsize is not None:
        raise TypeError('Expected first argument to be an integer, a callable, or None')
    return lambda function: _with_parameters(_cached(function, maxsize, typed), function, maxsize, typed)


def cache(user_function, /):
    """Keeps the results of all calls."""
    return lru_cache(maxsize=None)(user_function)


def _with_parameters(wrapper, function, maxsize, typed):
    wrapper.cache_parameters = lambda: {'maxsize': maxsize, 'typed': typed}
    return update_wrapper(wrapper, function)


def _cached(function, maxsize, typed):
    found = {}
    hits = misses = 0
    oldest = []  # a ring of [previous, next, key, result]; its own element stands between newest and oldest
    oldest[:] = [oldest, oldest, None, None]

    def unbounded(*args, **keywords):
        nonlocal hits, misses
        key = _key_of(args, keywords, typed)
        try:
            result = found.get(key, _NOTHING)
        except TypeError:
            raise _unhashable(key) from None
        if result is not _NOTHING:
            hits += 1
            return result
        misses += 1
        result = found[key] = function(*args, **keywords)
        return result

    def bounded(*args, **keywords):
        nonlocal hits, misses
        key = _key_of(args, keywords, typed)
        try:
            link = found.get(key)
        except TypeError:
            raise _unhashable(key) from None
        if link is not None:
            hits += 1
            link[0][1], link[1][0] = link[1], link[0]
            _append(oldest, link)
            return link[3]
        misses += 1
        result = function(*args, **keywords)
        if maxsize and key not in found:
            if len(found) >= maxsize:
                out = oldest[1]
                oldest[1] = out[1]
                out[1][0] = oldest
                del found[out[2]]
            found[key] = link = [None, None, key, result]
            _append(oldest, link)
        return result

    def cache_info():
        return tuple.__new__(_CacheInfo, (hits, misses, maxsize, len(found)))

    def cache_clear():
        nonlocal hits, misses
        found.clear()
        oldest[:] = [oldest, oldest, None, None]
        hits = misses = 0

    wrapper = unbounded if maxsize is None else bounded
    wrapper.cache_info = cache_info
    wrapper.cache_clear = cache_clear
    return wrapper


def _append(ring, link):
    last = ring[0]
    last[1] = ring[0] = link
    link[0], link[1] = last, ring


class cached_property:
    """A property that is computed once and kept in the instance's __dict__."""

    def __init__(self, func):
        for name, value in (('func', func), ('attrname', None), ('__doc__', func.__doc__), ('__module__', func.__module__)):
            setattr(self, name, value)

    def __set_name__(self, owner, name):
        known = self.attrname
        if known not in (None, name):
            raise TypeError(f'Cannot assign the same cached_property to two different names ({known!r} and {name!r}).')
        self.attrname = name

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        name = self.attrname
        if name is None:
            raise TypeError('Cannot use cached_property instance without calling __set_name__ on it.')
        if not hasattr(instance, '__dict__'):
            raise TypeError(f"No '__dict__' attribute on {type(instance).__name__!r} instance to cache {name!r} property.")
        value = self.func(instance)
        if isinstance(instance, type):
            raise TypeError(f"The '__dict__' attribute on {type(instance).__name__!r} instance does not support item assignment "
                            f'for caching {name!r} property.')
        _object_set(instance, name, value)
        return value

    __class_getitem__ = classmethod(GenericAlias)


# ---- single dispatch ----

def _find(cls, registry):
    """The function for a class: that of the nearest of its bases, abstract ones where they come in."""
    for c in cls.__mro__:
        if c in registry and c is not object:
            return registry[c]
        entering = [a for a in registry if a not in cls.__mro__ and issubclass(c, a)
                    and not any([issubclass(base, a) for base in c.__bases__])]
        nearest = [a for a in entering if not any([b is not a and issubclass(b, a) for b in entering])]
        if len(nearest) > 1:
            raise RuntimeError(f'Ambiguous dispatch: {nearest[0]} or {nearest[1]}')
        if nearest:
            return registry[nearest[0]]
    return registry.get(object)


def _is_dispatchable(cls):
    if isinstance(cls, type) and not isinstance(cls, GenericAlias):
        return True
    return isinstance(cls, UnionType) and all([isinstance(a, type) and not isinstance(a, GenericAlias)
                                               for a in cls.__args__])


def singledispatch(func):
    """A function that has other versions for some classes of its first argument."""
    registry, found = {}, {}
    name = getattr(func, '__name__', 'singledispatch function')

    def dispatch(cls):
        impl = found.get(cls)
        if impl is None:
            impl = found[cls] = _find(cls, registry)
        return impl

    def register(cls, func=None):
        if _is_dispatchable(cls):
            if func is None:
                return lambda f: register(cls, f)
        else:
            if func is not None:
                raise TypeError(f'Invalid first argument to `register()`. {cls!r} is not a class or union type.')
            func, cls = cls, _first_annotation(cls)
        for one in cls.__args__ if isinstance(cls, UnionType) else (cls,):
            registry[one] = func
        found.clear()
        return func

    def wrapper(*args, **keywords):
        if not args:
            raise TypeError(f'{name} requires at least 1 positional argument')
        return dispatch(args[0].__class__)(*args, **keywords)

    registry[object] = func
    wrapper.register = register
    wrapper.dispatch = dispatch
    wrapper.registry = MappingProxyType(registry)
    wrapper._clear_cache = found.clear
    update_wrapper(wrapper, func)
    return wrapper


def _first_annotation(func):
    types = getattr(func, '__annotations__', None)
    if not types:
        raise TypeError(f'Invalid first argument to `register()`: {func!r}. Use either `@register(some_class)` or plain '
                        '`@register` on an annotated function.')
    name, cls = next(iter(types.items()))
    if cls is None:
        cls = type(None)
    if isinstance(cls, str):
        from typing import get_type_hints
        cls = get_type_hints(func)[name]
    if not _is_dispatchable(cls):
        what = 'not all arguments are classes' if isinstance(cls, UnionType) else f'{cls!r} is not a class'
        raise TypeError(f'Invalid annotation for {name!r}. {what}.')
    return cls


class singledispatchmethod:
    """The same for methods: the first argument behind self counts."""

    def __init__(self, func):
        if not callable(func) and not hasattr(func, '__get__'):
            raise TypeError(f'{func!r} is not callable or a descriptor')
        self.dispatcher = singledispatch(func)
        self.func = func

    def register(self, cls, method=None):
        if method is None and not isinstance(cls, type) and hasattr(cls, '__func__'):
            self.dispatcher.register(_first_annotation(cls.__func__), cls)
            return cls
        return self.dispatcher.register(cls, func=method)

    def __get__(self, obj, cls=None):
        def method(*args, **keywords):
            if not args:
                raise TypeError(f'{self.func.__name__} requires at least 1 positional argument')
            return self.dispatcher.dispatch(args[0].__class__).__get__(obj, cls)(*args, **keywords)
        method.__isabstractmethod__ = self.__isabstractmethod__
        method.register = self.register
        return update_wrapper(method, self.func)

    @property
    def __isabstractmethod__(self):
        return getattr(self.func, '__isabstractmethod__', False)
