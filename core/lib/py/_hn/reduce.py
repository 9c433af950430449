# Frozen Python: what copy and pickle ask of every object, object.__reduce_ex__.

from _hn import (_argument_name, _code_renamed, _entry, _gen_local, _index, _is_code, _is_generator, _is_module, _isinstance,
                 _iter_copy, _iter_parts, _payload, _plain, _refuse_keyword, _special, _type, _type_builtin, _type_makes, _type_of)
from _hn.builtins import _c_int, _tn
from _hn.sequences import _end, _lazy_type


# How objects of builtin types are made again that CPython gives a __reduce__ of their own. Words and no functions: no
# register holds a function that its code does not name.
_reducers = {
    set: 'items', frozenset: 'items', bytearray: 'bytes', range: 'bounds', slice: 'bounds',
    type(...): 'Ellipsis', type(NotImplemented): 'NotImplemented',
    type(len): 'builtin', type(''.__add__): 'bound', _type('method'): 'method',
    type(str.join): 'descriptor', type(int.__add__): 'descriptor', _type('member_descriptor'): 'descriptor',
    zip: 'lazy', map: 'lazy', filter: 'lazy', enumerate: 'lazy', reversed: 'lazy', _type('callable_iterator'): 'lazy',
    _type('iterator'): 'lazy',
}
for _name in ('list_iterator', 'list_reverseiterator', 'tuple_iterator', 'str_iterator', 'str_ascii_iterator', 'bytes_iterator',
              'bytearray_iterator', 'range_iterator', 'set_iterator', 'dict_keyiterator', 'dict_valueiterator',
              'dict_itemiterator', 'odict_iterator', 'dict_reversekeyiterator', 'dict_reversevalueiterator', 'dict_reverseitemiterator'):
    _reducers[_type(_name)] = 'iterator'
del _name


# The numbers of kinds are those of hn_iter_kind.
def _reduce_iterator(it):
    kind, over, at, left, step = _iter_parts(it)
    if kind == 6:
        return iter, (range(at, at + left * step, step),), None
    if 7 <= kind <= 10 or 12 <= kind <= 14:
        return iter, (list(_iter_copy(it)),)
    if kind >= 15:
        over = (iter(()),) if over is None else over if kind == 15 else (over, at)
        if kind > 15:
            return enumerate, over
        return (zip, over, True) if step else (zip, over)
    make = reversed if kind == 11 else iter
    if over is None or kind == 11 and at < 0:
        return make, ('' if kind == 2 else [] if kind == 0 or kind == 11 else (),)
    return make, (over,), at


# What a loop steps in the place of a program's iterator.
def _stepped(it):
    return _gen_local(it, 0) if _type_of(it) is _lazy_type else it


def _reduce_lazy(o):
    cls = _type_of(o)
    it = _payload(o)
    if it is not o:  # of a class of a program's
        return (cls,) + _reduce_by('lazy', _stepped(it), 0)[1:]
    if not _is_generator(it):
        return _reduce_iterator(it)
    first, second = _gen_local(it, 0), _gen_local(it, 1)
    if cls is zip:
        first = tuple(first or ())
        return (zip, first, True) if second else (zip, first)
    if cls is map:
        if type(second) is not list:
            return map, (first, _stepped(second))
        return (map, (first, *second), True) if _gen_local(it, 2) else (map, (first, *second))
    if cls is filter:
        return filter, (first, _stepped(second))
    if cls is enumerate:
        return enumerate, (_stepped(first), second)
    if cls is reversed:
        return (reversed, (first,), second) if second >= 0 else (reversed, ((),))
    if first is None or first is _end:
        return iter, ((),)
    if cls is _type('iterator'):
        return iter, (first,), second
    return iter, (first, second)


def _reduce_by(how, o, protocol):
    if how == 'items':
        return _type_of(o), (list(o),), o.__getstate__()
    if how == 'bytes':
        args = (bytes(o),) if protocol > 2 else (bytearray.decode(o, 'latin-1'), 'latin-1')
        if not bytearray.__len__(o):
            args = ()
        return _type_of(o), args, o.__getstate__()
    if how == 'bounds':
        return _type_of(o), (o.start, o.stop, o.step)
    if how == 'iterator':
        return _reduce_iterator(o)
    if how == 'lazy':
        return _reduce_lazy(o)
    if how == 'descriptor':
        return getattr, (o.__objclass__, o.__name__)
    if how == 'method':
        return getattr, (o.__self__, o.__func__.__name__)
    if how == 'bound' or how == 'builtin' and o.__self__ is not None and not _is_module(o.__self__):
        return getattr, (o.__self__, o.__name__)
    return o.__name__ if how == 'builtin' else how


def _new_arguments(o):
    given = _special(o, '__getnewargs_ex__')
    if given is not None:
        given = given()
        if not _isinstance(given, tuple):
            raise TypeError("__getnewargs_ex__ should return a tuple, not '%s'" % _tn(given))
        if len(given) != 2:
            raise ValueError('__getnewargs_ex__ should return a tuple of length 2, not %d' % len(given))
        args, keywords = given
        if not _isinstance(args, tuple):
            raise TypeError("first item of the tuple returned by __getnewargs_ex__ must be a tuple, not '%s'" % _tn(args))
        if not _isinstance(keywords, dict):
            raise TypeError("second item of the tuple returned by __getnewargs_ex__ must be a dict, not '%s'" % _tn(keywords))
        return args, keywords
    given = _special(o, '__getnewargs__')
    if given is None:
        return None, None
    given = given()
    if not _isinstance(given, tuple):
        raise TypeError("__getnewargs__ should return a tuple, not '%s'" % _tn(given))
    return given, None


# The builtin type, or the class of the library that stands for one, from which a class is derived.
def _foundation(cls):
    for base in cls.__mro__:
        if _type_builtin(base):
            return base


_without_state = (object, type(None), list, dict)


# Protocols 2 and later: cls.__new__(cls, *args, **keywords), then state, items and pairs.
def _reduce_new(o):
    import copyreg
    cls = _type_of(o)
    args, keywords = _new_arguments(o)
    base = _foundation(cls)
    if args is None and base not in _without_state and (base.__module__, base.__name__) != ('datetime', 'tzinfo'):
        raise TypeError('cannot pickle code objects' if _is_code(o) else "cannot pickle '%s' object" % _tn(o))
    state = o.__getstate__()
    items = iter(o) if _isinstance(o, list) else None
    pairs = iter(o.items()) if _isinstance(o, dict) else None
    if keywords:
        return copyreg.__newobj_ex__, (cls, args, keywords), state, items, pairs
    return copyreg.__newobj__, (cls, *(args or ())), state, items, pairs


# Whose types are not made when CPython starts: these say themselves that they are no instances' base.
_static_modules = ('builtins', 'typing', 'weakref')


# Protocols 0 and 1: an object of the builtin base, and the dict.
def _reduce_old(o):
    import copyreg
    cls = _type_of(o)
    base = [c for c in cls.__mro__ if _type_makes(c) or _type_builtin(c) and c.__module__ in _static_modules][0]
    if base is object:
        value = None
    elif base is cls:
        raise TypeError("cannot pickle '%s' object" % cls.__name__)
    else:
        value = base(o)
    own = cls.__getstate__ is not object.__getstate__
    if not own and getattr(o, '__slots__', None):
        raise TypeError('a class that defines __slots__ without defining __getstate__ cannot be pickled')
    state = o.__getstate__()
    made = copyreg._reconstructor, (cls, base, value)
    return made + (state,) if state else made


# ex is None where it is asked of a type that has a __reduce__ of its own.
def object_reduce(o, ex, protocol):
    protocol = _index(protocol)
    cls = _type_of(o)
    if ex is None:
        for base in cls.__mro__:
            how = _entry(_reducers, base, None)
            if how is not None:
                return _reduce_by(how, o, protocol)
    if ex and cls.__reduce__ is not object.__reduce__:
        return o.__reduce__()
    return _reduce_new(o) if protocol >= 2 else _reduce_old(o)


_code_names = ('co_filename', 'co_name', 'co_qualname')
_code_counts = ('co_argcount', 'co_posonlyargcount', 'co_kwonlyargcount', 'co_nlocals', 'co_stacksize', 'co_flags', 'co_firstlineno')
_code_tuples = ('co_consts', 'co_names', 'co_varnames', 'co_freevars', 'co_cellvars')
_code_bytes = ('co_code', 'co_linetable', 'co_exceptiontable')
_code_parts = _code_counts + ('co_code',) + _code_tuples + _code_names + _code_bytes[1:]


def _check_code_part(key, value):
    if key in _code_counts:
        if _c_int(value) < 0:
            raise ValueError('%s must be a positive integer' % key)
        return
    if key not in _code_parts:
        _refuse_keyword('replace()', _code_parts, key)
    wanted = str if key in _code_names else bytes if key in _code_bytes else tuple
    if not _isinstance(value, wanted):
        raise TypeError("replace() argument '%s' must be %s, not %s" % (key, wanted.__name__, _argument_name(value)))


# What code is called can be changed, and where it begins; what it does cannot, as it follows from its source.
def code_replace(code, /, *args, **changes):
    if args:
        raise TypeError('replace() takes no positional arguments')
    for key in changes:
        _check_code_part(key, changes[key])
    for key in changes:
        if key not in _code_names and key != 'co_firstlineno' and changes[key] != getattr(code, key, None):
            raise ValueError('replace() cannot change %s: code does what its source says' % key)
    line = _index(changes.get('co_firstlineno', code.co_firstlineno))
    names = [_plain(changes.get(key, getattr(code, key))) for key in _code_names]
    try:
        return _code_renamed(code, names[0], names[1], names[2], line)
    except SystemError:
        raise ValueError('replace() cannot change the code of the library') from None
