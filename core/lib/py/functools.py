"""Functions that make functions."""

from abc import get_cache_token
from types import GenericAlias, MappingProxyType, MethodType, UnionType
from _hn import (_call_active, _hash_calls, _instance, _member_fix, _object_set, _type_made, _type_seal, _type_weak)

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


_SIGNS = {'__lt__': '<', '__le__': '<=', '__gt__': '>', '__ge__': '>='}
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
            op.__qualname__ = f'_{name[2:4]}_from_{roots[0][2:4]}'
            op.__doc__ = f'Return a {_SIGNS[name]} b.  Computed by @total_ordering from {_how(name, roots[0])}.'
            setattr(cls, name, op)
    return cls


# How a comparison follows from another: that or its contrary, with what else makes it strict, or not.
def _how(name, root):
    same = name[2] == root[2]
    base = f"({'' if same else 'not '}a {_SIGNS[root]} b)"
    strict, given = name[3] == 't', (root[3] == 't') is same
    return base if strict is given else base + (' and (a != b)' if strict else ' or (a == b)')


class KeyWrapper:
    """What cmp_to_key() gives, and what that gives for an object."""
    __slots__ = ('obj', '_compare')
    __hash__ = None

    def __call__(self, obj):
        return _instance(KeyWrapper, obj, self._compare)

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
_type_made(KeyWrapper, False)


def cmp_to_key(mycmp):
    """A key function from one that compares two objects."""
    return _instance(KeyWrapper, None, mycmp)


# ---- partial ----

class _PlaceholderType:
    """Stands for an argument that the call will give."""
    __slots__ = ()

    def __reduce__(self):
        return repr(self)

    def __repr__(self):
        return 'Placeholder'


_type_seal(_PlaceholderType, False)
Placeholder = _PlaceholderType()
_type_made(_PlaceholderType, True)


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
        if _call_active(self):
            return '...'
        shown = [repr(self.func), *[repr(arg) for arg in self.args],
                 *[f'{key}={value!r}' for key, value in self.keywords.items()]]
        return f"{type(self).__module__}.{type(self).__qualname__}({', '.join(shown)})"

    def __reduce__(self):
        func, more = self.func, (self.keywords, self.__dict__ or None)
        return type(self), (func,), (func, self.args, *more)

    def __setstate__(self, state, /):
        if not isinstance(state, tuple) or len(state) != 4:
            raise TypeError('invalid partial state')
        func, args, keywords, attributes = state
        if not (callable(func) and isinstance(args, tuple) and isinstance(keywords, (dict, type(None)))):
            raise TypeError('invalid partial state')
        if args and args[-1] is Placeholder:
            raise TypeError('trailing Placeholders are not allowed')
        if type(args) is not tuple:
            args = tuple(args)
        if type(keywords) is not dict:
            keywords = dict(keywords or {})
        for field, value in zip(_fields, (func, args, keywords, args.count(Placeholder))):
            field.__set__(self, value)
        self.__dict__ = {} if attributes is None else attributes

    __class_getitem__ = classmethod(GenericAlias)


_fields = [vars(partial)[_name] for _name in ('func', 'args', 'keywords', '_holes')]
for _name in ('func', 'args', 'keywords', '_holes'):
    _member_fix(partial, _name, _name, False)
del _name
partial.__new__.__wrapped__ = lambda cls, func, /, *args, **keywords: None  # what inspect.signature() is to say
_type_seal(partial, True)
_type_weak(partial)


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
                made = partial(bound, *self.args, **self.keywords)
                if hasattr(bound, '__self__'):
                    made.__self__ = bound.__self__
                return made

        def _method(cls_or_self, /, *args, **keywords):
            return self.func(cls_or_self, *self.args, *args, **{**self.keywords, **keywords})
        _method.__isabstractmethod__ = self.__isabstractmethod__
        _method.__partialmethod__ = self
        return _method.__get__(obj, cls)

    @property
    def __isabstractmethod__(self):
        return getattr(self.func, '__isabstractmethod__', False)

    __class_getitem__ = classmethod(GenericAlias)


# ---- caches ----

def __getattr__(name):
    if name != '_CacheInfo':
        raise AttributeError(f"module 'functools' has no attribute {name!r}")
    from collections import namedtuple
    globals()[name] = made = namedtuple('CacheInfo', ('hits', 'misses', 'maxsize', 'currsize'), module='functools')
    return made


def _key_of(args, keywords, typed):
    """A hashable key for a call, where that is not one int or str, which stands for itself."""
    if not keywords and not typed:
        return _Hashed(args) if _hash_calls(args) else args
    parts = list(args)
    if keywords:
        parts.append(_NOTHING)
        for item in keywords.items():
            parts += item
    if typed:
        parts += [type(v) for v in args]
        parts += [type(v) for v in keywords.values()]
    key = tuple(parts)
    return _Hashed(key) if _hash_calls(key) else key


class _Hashed:
    """A key whose parts are asked for their hashes once."""
    __slots__ = ('key', 'hash')

    def __init__(self, key):
        self.key = key
        self.hash = hash(key)

    def __hash__(self):
        return self.hash

    def __eq__(self, other):
        return type(other) is _Hashed and self.key == other.key


class _lru_cache_wrapper:
    """A function whose results are kept. Those of a cache with a limit are links of a ring, [previous, next, key, result], in
    the order of their use; the ring's own element stands between newest and oldest."""
    __slots__ = ('_function', '_maxsize', '_typed', '_found', '_ring', '_hits', '_misses', '__dict__', '__weakref__')

    def __call__(self, /, *args, **keywords):
        found, maxsize = self._found, self._maxsize
        if found is None:
            self._misses += 1
            return self._function(*args, **keywords)
        key = args[0] if len(args) == 1 and not keywords else found
        if type(key) is not int and type(key) is not str or self._typed:
            key = _key_of(args, keywords, self._typed)
        kept = found.get(key, _NOTHING)
        if kept is not _NOTHING:
            self._hits += 1
            if maxsize is None:
                return kept
            kept[0][1], kept[1][0] = kept[1], kept[0]
            _append(self._ring, kept)
            return kept[3]
        self._misses += 1
        result = self._function(*args, **keywords)
        if maxsize is None:
            found[key] = result
        elif key not in found:
            _keep(self, key, result)
        return result

    def __get__(self, obj, objtype=None):
        return self if obj is None else MethodType(self, obj)

    def cache_info(self):
        """Hits, misses, and how many results there may be and are."""
        made = globals().get('_CacheInfo') or __getattr__('_CacheInfo')
        return made(self._hits, self._misses, self._maxsize, len(self._found or ()))

    def cache_clear(self):
        """Forget all results, and how they were used."""
        if self._found:
            self._found.clear()
            self._ring[:] = [self._ring, self._ring, None, None]
        self._hits = self._misses = 0

    def __copy__(self):
        return self

    def __deepcopy__(self, memo, /):
        return self

    def __reduce__(self):
        return self.__qualname__


def _keep(cache, key, result):
    found, ring = cache._found, cache._ring
    if len(found) >= cache._maxsize:
        oldest = ring[1]
        ring[1] = oldest[1]
        oldest[1][0] = ring
        del found[oldest[2]]
    found[key] = link = [None, None, key, result]
    _append(ring, link)


def _cached(function, maxsize, typed):
    if not callable(function):
        raise TypeError('the first argument must be callable')
    ring = []
    ring[:] = [ring, ring, None, None]
    made = _instance(_lru_cache_wrapper, function, maxsize, typed, None if maxsize == 0 else {}, ring, 0, 0)
    made.cache_parameters = lambda: {'maxsize': maxsize, 'typed': typed}
    # An instance whose __dict__ nobody asked for is read faster.
    return update_wrapper(made, function, updated=WRAPPER_UPDATES if getattr(function, '__dict__', None) else ())


def lru_cache(maxsize=128, typed=False):
    """Keeps the results of the most recent calls, `maxsize` of them or all."""
    if isinstance(maxsize, int):
        maxsize = max(maxsize, 0)
    elif callable(maxsize) and isinstance(typed, bool):
        return _cached(maxsize, 128, False)
    elif maxsize is not None:
        raise TypeError('Expected first argument to be an integer, a callable, or None')

    def decorating_function(user_function):
        return _cached(user_function, maxsize, typed)
    return decorating_function


def cache(user_function, /):
    """Keeps the results of all calls."""
    return _cached(user_function, None, False)


def _append(ring, link):
    last = ring[0]
    last[1] = ring[0] = link
    link[0], link[1] = last, ring


_type_seal(_lru_cache_wrapper, True)
_type_weak(_lru_cache_wrapper)
_type_made(_lru_cache_wrapper, False)


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
        value = instance.__dict__.get(name, _NOTHING)
        if value is not _NOTHING:
            return value
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
    own = cls.__mro__
    virtual = [a for a in registry if a not in own and hasattr(a, '__mro__') and issubclass(cls, a)]
    virtual = [a for a in virtual if not any([a is not b and a in b.__mro__ for b in virtual])]
    order = iter(_order(cls, virtual) if virtual else own)
    found = next((c for c in order if c in registry), None)
    after = next(order, None)
    if after in virtual and found in virtual and after in registry and not issubclass(found, after):
        raise RuntimeError(f'Ambiguous dispatch: {found} or {after}')
    return registry.get(found)


def _order(cls, virtual):
    """The order of a class's bases as if it were derived from abstract classes, too, that count it as theirs."""
    bases = cls.__bases__
    abstract = [i for i, base in enumerate(bases) if hasattr(base, '__abstractmethods__')]
    first = bases[:abstract[-1] + 1] if abstract else ()
    here = [a for a in virtual if issubclass(cls, a) and not any([issubclass(base, a) for base in bases])]
    above = [a for a in virtual if a not in here]
    groups = first, here, bases[len(first):]
    orders = [_order(base, above) for group in groups for base in group]
    return [cls, *_merged([*orders, *map(list, groups)])]


def _merged(orders):
    """One order that keeps to all of these."""
    merged = []
    while orders := [order for order in orders if order]:
        free = [order[0] for order in orders if not any([order[0] in other[1:] for other in orders])]
        if not free:
            raise RuntimeError('Inconsistent hierarchy')
        merged.append(free[0])
        orders = [[c for c in order if c is not free[0]] for order in orders]
    return merged


def _is_dispatchable(cls):
    if isinstance(cls, type) and not isinstance(cls, GenericAlias):
        return True
    return isinstance(cls, UnionType) and all([isinstance(a, type) and not isinstance(a, GenericAlias)
                                               for a in cls.__args__])


def singledispatch(func):
    """A function that has other versions for some classes of its first argument."""
    registry, found = {}, {}
    registered_at = None  # of abstract classes, once one is among those of the registry
    name = getattr(func, '__name__', 'singledispatch function')

    def dispatch(cls):
        nonlocal registered_at
        if registered_at is not None and registered_at != (now := get_cache_token()):
            found.clear()
            registered_at = now
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
        nonlocal registered_at
        for one in cls.__args__ if isinstance(cls, UnionType) else (cls,):
            registry[one] = func
            if hasattr(one, '__abstractmethods__'):
                registered_at = get_cache_token()
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
    if getattr(func, '__annotate__', None) is None:
        raise TypeError(f'Invalid first argument to `register()`: {func!r}. Use either `@register(some_class)` or plain '
                        '`@register` on an annotated function.')
    from typing import get_type_hints
    name, cls = next(iter(get_type_hints(func, format=3).items()))
    if not _is_dispatchable(cls):
        what = 'not all arguments are classes' if isinstance(cls, UnionType) else \
            'is an unresolved forward reference' if hasattr(cls, '__forward_arg__') else 'is not a class'
        raise TypeError(f'Invalid annotation for {name!r}. {cls!r} {what}.')
    return cls


class singledispatchmethod:
    """The same for methods: the first argument behind self counts."""

    def __init__(self, func):
        if hasattr(func, '__get__') or callable(func):
            self.dispatcher, self.func = singledispatch(func), func
        else:
            raise TypeError('%r is not callable or a descriptor' % (func,))

    def register(self, cls, method=None):
        if method is None and not isinstance(cls, type) and hasattr(cls, '__func__'):
            self.dispatcher.register(_first_annotation(cls.__func__), cls)
            return cls
        return self.dispatcher.register(cls, func=method)

    def __get__(self, obj, cls=None):
        return _MethodOfClass(self, obj, cls)

    def __repr__(self):
        return f'<single dispatch method descriptor {_shown_name(self.func)}>'

    @property
    def __isabstractmethod__(self):
        return getattr(self.func, '__isabstractmethod__', False)


def _shown_name(func):
    return getattr(func, '__qualname__', None) or getattr(func, '__name__', '?')


class _MethodOfClass:
    """What a single dispatch method is for an object, or for a class."""

    def __init__(self, unbound, obj, cls):
        self._unbound, self._obj, self._cls = unbound, obj, cls
        self._dispatch = unbound.dispatcher.dispatch
        func = unbound.func
        for own in ('__module__', '__doc__'):
            if hasattr(func, own):
                setattr(self, own, getattr(func, own))

    def __repr__(self):
        what = f'single dispatch method {_shown_name(self._unbound.func)}'
        return f'<{what}>' if self._obj is None else f'<bound {what} of {self._obj!r}>'

    def __call__(self, /, *args, **keywords):
        if not args:
            raise TypeError(f"{getattr(self._unbound.func, '__name__', 'singledispatchmethod method')} requires at least "
                            '1 positional argument')
        return self._dispatch(args[0].__class__).__get__(self._obj, self._cls)(*args, **keywords)

    def __getattr__(self, name):
        if name in _OF_FUNCTION:
            return getattr(self._unbound.func, name)
        raise AttributeError

    __wrapped__ = property(lambda self: self._unbound.func)
    register = property(lambda self: self._unbound.register)


_OF_FUNCTION = ('__name__', '__qualname__', '__isabstractmethod__', '__annotations__', '__type_params__')
