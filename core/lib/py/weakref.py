"""References that do not keep their objects. They are cleared by gc.collect(), or when memory runs short."""

import operator as _operator
from types import GenericAlias as _GenericAlias
from _hn import (_instance, _lookup, _tp_name, _type_has, _type_has_weak, _type_made,
                 _type_of, _type_seal, _weak_get, _weak_new)
from _hn.sys import tell_unraised

__all__ = ['ref', 'proxy', 'getweakrefcount', 'getweakrefs', 'WeakKeyDictionary', 'ReferenceType', 'ProxyType',
           'CallableProxyType', 'ProxyTypes', 'WeakValueDictionary', 'WeakSet', 'WeakMethod', 'finalize']

_refs = {}      # id of an object: weak cells of the references to it
_waiting = []   # weak cells of references that have a callback
_limits = [64, 64]  # the sizes at which these are tidied up
def _field(reference, name):
    """A slot of a reference, or of a proxy, which has no attributes of its own."""
    return _lookup(type(reference), name, None).__get__(reference)


def _tidy():
    """Forgets what is gone, when enough has come together."""
    if len(_refs) > _limits[0]:
        for key in list(_refs):
            left = [cell for cell in _refs[key]
                    if (found := _weak_get(cell)) is not None and _weak_get(_field(found, '_cell')) is not None]
            if left:
                _refs[key] = left
            else:
                del _refs[key]
        _limits[0] = max(64, 2 * len(_refs))
    if len(_waiting) > _limits[1]:
        _notify()


def _notify():
    """Calls the callbacks of those whose object is gone: of one object the newest first."""
    gone, keep = {}, []
    for cell in _waiting:
        found = _weak_get(cell)
        if found is not None:
            known = _field(found, '_cell')
            if _weak_get(known) is None:
                gone.setdefault(id(known), []).append(found)
            else:
                keep.append(cell)
    _waiting[:] = keep
    _limits[1] = max(64, 2 * len(keep))
    for found in [found for group in gone.values() for found in reversed(group)]:
        callback = _field(found, '_callback')
        _lookup(type(found), '_callback', None).__set__(found, None)
        try:
            callback(found)
        except BaseException as e:
            tell_unraised(e, 'Exception ignored while calling weakref callback ', callback)


def _make(cls, object, callback):
    if not _type_has_weak(type(object)):
        raise TypeError(f"cannot create weak reference to '{_tp_name(object)}' object")
    cells = _refs.get(id(object))
    if cells is None:
        _tidy()
        cells = _refs[id(object)] = []
    elif callback is None and (cls is ReferenceType or cls in ProxyTypes):
        for cell in cells:
            found = _weak_get(cell)
            if _type_of(found) is cls and _field(found, '_callback') is None:
                return found
    last = _weak_get(cells[-1]) if cells else None
    self = _instance(cls, _weak_new(object) if last is None else _field(last, '_cell'), callback)
    cells.append(_weak_new(self))
    if callback is not None:
        _waiting.append(_weak_new(self))
    return self


class ReferenceType:
    """A weak reference: calling it gives the object, or None when that is gone."""
    __slots__ = ('_cell', '_callback', '_hash')

    def __new__(cls, /, *args, **kwargs):
        if len(args) < 1 or len(args) > 2 and cls is ReferenceType:
            raise TypeError(f"__new__ expected at {'most 2 arguments' if args else 'least 1 argument'}, got {len(args)}")
        if kwargs and cls is ReferenceType:
            raise TypeError('ref() takes no keyword arguments')
        return _make(cls, args[0], args[1] if len(args) > 1 else None)

    def __init__(self, ob, callback=None, /):
        pass

    def __call__(self):
        return _weak_get(self._cell)

    @property
    def __callback__(self):
        return self._callback

    @__callback__.setter
    def __callback__(self, value):
        raise AttributeError('readonly attribute')

    def __hash__(self):
        try:
            return self._hash
        except AttributeError:
            pass
        object = _weak_get(self._cell)
        if object is None:
            raise TypeError('weak object has gone away')
        self._hash = hash(object)
        return self._hash

    def __eq__(self, other):
        if not isinstance(other, ReferenceType):
            return NotImplemented
        mine, others = _weak_get(self._cell), _weak_get(other._cell)
        return self is other if mine is None or others is None else mine == others

    def __ne__(self, other):
        same = self.__eq__(other)
        return same if same is NotImplemented else not same

    def __repr__(self):
        return _shown('weakref', self, _weak_get(self._cell))

    __class_getitem__ = classmethod(_GenericAlias)


def _shown(what, self, object):
    if object is None:
        return f'<{what} at {id(self):#x}; dead>'
    kind = type(object)
    name = _lookup(kind, '__name__', None)
    if hasattr(type(name), '__get__'):
        name = name.__get__(object, kind)
    more = f' ({name})' if isinstance(name, str) else ''
    return f'<{what} at {id(self):#x}; to {_tp_name(object)!r} at {id(object):#x}{more}>'


ref = ReferenceType
_type_seal(ReferenceType, True)


# ---- proxies ----

def _target(value):
    """What a proxy stands for; any other value itself."""
    if type(value) in ProxyTypes:
        value = _weak_get(_field(value, '_cell'))
        if value is None:
            raise ReferenceError('weakly-referenced object no longer exists')
    return value


class ProxyType:
    """Stands for an object, weakly."""
    __slots__ = ('_cell', '_callback')
    __hash__ = None

    def __new__(cls, /, *args, **kwargs):
        raise TypeError(f"cannot create '{_tp_name(_instance(cls))}' instances")

    def __getattribute__(self, name):
        return getattr(_target(self), name)

    def __setattr__(self, name, value):
        setattr(_target(self), name, value)

    def __delattr__(self, name):
        delattr(_target(self), name)

    def __repr__(self):
        return _shown('weakproxy', self, _weak_get(_field(self, '_cell')))

    def __str__(self):
        return str(_target(self))

    def __bool__(self):
        return bool(_target(self))

    def __iter__(self):
        return iter(_target(self))

    def __next__(self):
        object = _target(self)
        if not _type_has(object, '__next__'):
            raise TypeError(f"Weakref proxy referenced a non-iterator '{_tp_name(object)}' object")
        return next(object)

    def __len__(self):
        return len(_target(self))

    def __contains__(self, item):
        return item in _target(self)

    def __bytes__(self):
        return bytes(_target(self))

    def __reversed__(self):
        return reversed(_target(self))

    def __divmod__(self, other):
        return divmod(_target(self), _target(other))

    def __int__(self):
        return int(_target(self))

    def __float__(self):
        return float(_target(self))


def _forward(name, op):
    def method(self, *args):
        return op(_target(self), *[_target(arg) for arg in args])
    method.__name__ = name
    setattr(ProxyType, name, method)


def _reflect(op):
    return lambda a, b: op(b, a)


for _name in ('add', 'sub', 'mul', 'matmul', 'truediv', 'floordiv', 'mod', 'pow', 'lshift', 'rshift', 'and_', 'or_', 'xor'):
    _op = getattr(_operator, _name)
    _short = _name.rstrip('_')
    _forward(f'__{_short}__', _op)
    _forward(f'__r{_short}__', _reflect(_op))
    _forward(f'__i{_short}__', getattr(_operator, f'i{_short}'))
for _name in ('neg', 'pos', 'abs', 'invert', 'index', 'getitem', 'setitem', 'delitem', 'lt', 'le', 'eq', 'ne', 'gt', 'ge'):
    _forward(f'__{_name}__', getattr(_operator, _name))


class CallableProxyType(ProxyType):
    """The same for objects that can be called."""
    __slots__ = ()

    def __call__(self, /, *args, **kwargs):
        return _target(self)(*args, **kwargs)


ProxyTypes = ProxyType, CallableProxyType
_type_seal(ProxyType, True)  # has a subclass, as snapshots check
_type_seal(CallableProxyType, False)
_type_made(ProxyType, False)
del _name, _op, _short


def proxy(object, callback=None, /):
    """A proxy that stands for an object."""
    return _make(CallableProxyType if callable(object) else ProxyType, object, callback)


def _rank(reference):
    """Where it comes in getweakrefs(): the reference and the proxy that are shared are first."""
    kinds = ReferenceType, ProxyType, CallableProxyType
    kind = _type_of(reference)
    return kinds.index(kind) if kind in kinds and _field(reference, '_callback') is None else 3


def getweakrefs(object, /):
    """The weak references and proxies to an object."""
    found = [_weak_get(cell) for cell in reversed(_refs.get(id(object), ()))]
    return sorted([one for one in found if one is not None and _weak_get(_field(one, '_cell')) is object], key=_rank)


def getweakrefcount(object, /):
    """How many there are."""
    return len(getweakrefs(object))


class WeakMethod(ref):
    """A weak reference to a bound method."""
    __slots__ = ('_func_ref', '_meth_type', '_alive', '__weakref__')

    def __new__(cls, meth, callback=None):
        try:
            obj, func = meth.__self__, meth.__func__
        except AttributeError:
            raise TypeError(f'argument should be a bound method, not {type(meth)}') from None

        def gone(arg):
            self = own()
            if self is not None and self._alive:
                self._alive = False
                if callback is not None:
                    callback(self)
        self = ref.__new__(cls, obj, gone)
        self._func_ref = ref(func, gone)
        self._meth_type = type(meth)
        self._alive = True
        own = ref(self)
        return self

    def __call__(self):
        obj, func = super().__call__(), self._func_ref()
        return None if obj is None or func is None else self._meth_type(func, obj)

    def __eq__(self, other):
        if not isinstance(other, WeakMethod):
            return NotImplemented
        if not self._alive or not other._alive:
            return self is other
        return ref.__eq__(self, other) and self._func_ref == other._func_ref

    def __ne__(self, other):
        same = self.__eq__(other)
        return same if same is NotImplemented else not same

    __hash__ = ref.__hash__


class finalize:
    """Calls func(*args, **kwargs) when the object is gone; calling it does that at once."""
    __slots__ = ()
    _registry = {}

    def __init__(self, obj, func, /, *args, **kwargs):
        finalize._registry[self] = [ref(obj, self), func, args, kwargs, True]

    def __call__(self, _=None):
        """If alive, mark it as dead and return func(*args, **kwargs)."""
        info = finalize._registry.pop(self, None)
        if info is not None:
            return info[1](*info[2], **info[3])

    def detach(self):
        """If alive, mark it as dead and return (obj, func, args, kwargs)."""
        found = self.peek()
        if found is not None:
            del finalize._registry[self]
        return found

    def peek(self):
        """If alive, return (obj, func, args, kwargs)."""
        info = finalize._registry.get(self)
        obj = info and info[0]()
        return None if obj is None else (obj, info[1], info[2], info[3])

    @property
    def alive(self):
        """Whether it has not been called."""
        return self in finalize._registry

    @property
    def atexit(self):
        """Kept only: nothing is called at the end of a program."""
        info = finalize._registry.get(self)
        return info is not None and info[4]

    @atexit.setter
    def atexit(self, value):
        if self in finalize._registry:
            finalize._registry[self][4] = bool(value)

    def __repr__(self):
        info = finalize._registry.get(self)
        obj = info and info[0]()
        if obj is None:
            return f'<{type(self).__name__} object at {id(self):#x}; dead>'
        return f'<{type(self).__name__} object at {id(self):#x}; for {type(obj).__name__!r} at {id(obj):#x}>'


def __getattr__(name):
    if name in ('WeakKeyDictionary', 'WeakValueDictionary', 'WeakSet', 'KeyedRef'):
        import _weakcollections
        globals()[name] = value = getattr(_weakcollections, name)
        return value
    raise AttributeError(f'module {__name__!r} has no attribute {name!r}')
