# Frozen Python: classes. Making them, calling them, and what object and type do where Python code may run.

from _hn import (_caller, _class_name, _exact_dict, _function_annotate, _is_function, _is_module, _is_native, _is_type, _isinstance,
                 _lookup, _modules, _object_del, _object_set, _payload, _property_doc, _special, _super_fill, _type,
                 _type_bases, _type_builtin, _type_dict, _type_is, _type_mro, _type_new, _type_of, _type_order,
                 _type_rename, _type_set)
from _hn.builtins import _nothing, _tn
from _hn.dicts import _fill_mapping
from _hn.imports import module_told
from _hn.typing import generic_alias

_cell = _type('cell')


def type_call(cls, /, *args, **kwargs):
    o = cls.__new__(cls, *args, **kwargs)
    if _type_is(_type_of(o), cls):
        r = _special(o, '__init__')(*args, **kwargs)
        if r is not None:
            raise TypeError("__init__() should return None, not '%s'" % _tn(r))
    return o


# The most derived of meta and the metaclasses of the bases.
def _winner(meta, bases):
    for base in bases:
        t = _type_of(base)
        if _type_is(meta, t):
            continue
        if _type_is(t, meta):
            meta = t
            continue
        raise TypeError('metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of the '
                        'metaclasses of all its bases')
    return meta


def _resolve_bases(bases):
    for base in bases:
        if not _is_type(base):
            break
    else:
        return bases
    out = []
    for base in bases:
        if _is_type(base):
            out.append(base)
            continue
        f = getattr(base, '__mro_entries__', None)
        if f is None:
            out.append(base)
            continue
        more = f(bases)
        if not _isinstance(more, tuple):
            raise TypeError('__mro_entries__ must return a tuple')
        out.extend(more)
    return tuple(out)


def build_class(*arguments, **keywords):
    if len(arguments) < 2:
        raise TypeError('__build_class__: not enough arguments')
    function, name, *given = arguments
    if not _is_function(function):
        raise TypeError('__build_class__: func must be a function')
    if not _isinstance(name, str):
        raise TypeError('__build_class__: name is not a string')
    given = tuple(given)
    bases = _resolve_bases(given) if given else given
    if 'metaclass' in keywords:
        meta = keywords.pop('metaclass')
    else:
        meta = _type_of(bases[0]) if bases else type
    if _is_type(meta):
        meta = _winner(meta, bases)
    prepare = None if meta is type else getattr(meta, '__prepare__', None)
    if prepare is None:
        namespace = {}
    else:
        namespace = prepare(name, bases, **keywords)
        if _lookup(type(namespace), '__getitem__', None) is None:
            raise TypeError('%s.__prepare__() must return a mapping, not %s' %
                            (meta.__name__ if _is_type(meta) else '<metaclass>', _tn(namespace)))
    if _is_function(function) and not function.__code__.co_argcount:
        cell = function()
    else:
        cell = function(namespace)
    if bases is not given:
        namespace['__orig_bases__'] = given
    cls = meta(name, bases, namespace, **keywords)
    if type(cell) is _cell and _is_type(cls):
        _check_class_cell(cell, cls, name)
    return cls


def _check_class_cell(cell, cls, name):
    try:
        known = cell.cell_contents
    except ValueError:
        raise RuntimeError('__class__ not set defining %r as %r. Was __classcell__ propagated to type.__new__?' %
                           (name, cls)) from None
    if known is not cls:
        raise TypeError('__class__ set to %r defining %r as %r' % (known, name, cls))


def _check_class_name(name):
    if str.__contains__(name, '\0'):
        raise ValueError('type name must not contain null characters')
    str.encode(name)


def type_rename(cls, name):
    _check_class_name(name)
    _type_rename(cls, name)


def _same_order(mro, other):
    return len(mro) == len(other) and all([c is d for c, d in zip(mro, other)])


# Gives the new order; None where mro() has led to another meanwhile, which stays.
def _ask_mro(cls, first):
    before = _type_order(cls, first)
    found = tuple(_special(cls, 'mro')())
    if first and _type_dict(type)['__mro__'].__get__(cls) is not None or not _same_order(_type_order(cls, False), before):
        return None
    _type_mro(cls, found)
    return found


def type_make(meta, name, bases, namespace, /, **keywords):
    if not _isinstance(name, str):
        raise TypeError('type.__new__() argument 1 must be str, not ' + ('None' if name is None else _tn(name)))
    if not _isinstance(bases, tuple):
        raise TypeError('type.__new__() argument 2 must be tuple, not ' + ('None' if bases is None else _tn(bases)))
    if not _isinstance(namespace, dict):
        raise TypeError('type.__new__() argument 3 must be dict, not ' + ('None' if namespace is None else _tn(namespace)))
    _check_class_name(name)
    bases = _payload(bases)
    for base in bases:
        if not _is_type(base) and hasattr(base, '__mro_entries__'):
            raise TypeError("type() doesn't support MRO entry resolution; use types.new_class()")
    winner = _winner(meta, bases)
    for base in bases:
        if not _is_type(base):
            raise TypeError('bases must be types')
    if winner is not meta and winner.__new__ is not type.__new__:
        return winner.__new__(winner, name, bases, namespace, **keywords)
    plain = _exact_dict(namespace)
    own = dict(namespace) if plain is None else plain.copy()
    if _isinstance(own.get('__doc__'), str):
        own['__doc__'].encode()
    if '__module__' not in own:
        caller = _caller(0)
        if caller is not None and '__name__' in caller[0]:
            own['__module__'] = caller[0]['__name__']
    slots = own.get('__slots__')
    odd_slots = slots is not None and type(slots) not in (str, tuple, list)
    if odd_slots:
        own['__slots__'] = [x for x in slots]
    if slots is not None:
        for slot in (slots,) if _isinstance(slots, str) else own['__slots__']:
            if _isinstance(slot, str) and not slot.isidentifier():
                raise TypeError('__slots__ must be identifiers')
    cls = _type_new(winner, _payload(name), bases or (object,), own)
    if odd_slots:
        _type_set(cls, '__slots__', slots)
    if winner is not type and not _is_native(_lookup(winner, 'mro', None)):
        _ask_mro(cls, True)
    for key, value in own.items():
        f = _special(value, '__set_name__')
        if f is None:
            continue
        try:
            f(cls, key)
        except BaseException as e:
            e.add_note("Error calling __set_name__ on '%s' instance %r in '%s'" % (_tn(value), key, name))
            raise
    super(cls, cls).__init_subclass__(**keywords)
    return cls


def class_getitem(cls, key):
    f = _special(cls, '__getitem__')
    if f is not None:
        return f(key)
    if cls is type:
        return generic_alias(cls, key)
    f = getattr(cls, '__class_getitem__', None)
    if f is None:
        raise TypeError("type '%s' is not subscriptable" % _class_name(cls))
    return f(key)


def abstract_error(cls):
    names = sorted(cls.__abstractmethods__)
    quoted = ', '.join(["'%s'" % name for name in names])
    raise TypeError("Can't instantiate abstract class %s without an implementation for abstract method%s %s" %
                    (cls.__name__, '' if len(names) == 1 else 's', quoted))


# ---- checks ----

def isinstance_of(x, cls):
    if type(x) is cls:
        return True
    if _isinstance(cls, tuple):
        for c in _payload(cls):
            if isinstance(x, c):
                return True
        return False
    f = _special(cls, '__instancecheck__')
    if f is not None:
        return True if f(x) else False
    if _bases_of(cls) is None:
        raise TypeError('isinstance() arg 2 must be a type, a tuple of types, or a union')
    return _derives(getattr(x, '__class__', None), cls)


# What stands for the bases of anything that acts as a class, or None.
def _bases_of(cls):
    bases = getattr(cls, '__bases__', None)
    return bases if _isinstance(bases, tuple) else None


def _derives(cls, other):
    if cls is other:
        return True
    for base in _bases_of(cls) or ():
        if _derives(base, other):
            return True
    return False


def issubclass_of(cls, other):
    if _isinstance(other, tuple):
        for c in _payload(other):
            if issubclass(cls, c):
                return True
        return False
    f = _special(other, '__subclasscheck__')
    if f is None:
        if _bases_of(cls) is None:
            raise TypeError('issubclass() arg 1 must be a class')
        if _bases_of(other) is None:
            raise TypeError('issubclass() arg 2 must be a class, a tuple of classes, or a union')
        return _derives(cls, other)
    return True if f(cls) else False


def type_instancecheck(cls, x):
    if _type_is(_type_of(x), cls):
        return True
    c = getattr(x, '__class__', None)
    return c is not _type_of(x) and _is_type(c) and _type_is(c, cls)


def type_subclasscheck(cls, c):
    if _is_type(c):
        return _type_is(c, cls)
    if _bases_of(c) is None:
        raise TypeError('issubclass() arg 1 must be a class')
    return _derives(c, cls)


def super_class(made, cls, o, result):
    c = getattr(o, '__class__', None)
    if c is _type_of(o) or not _is_type(c) or not _type_is(c, cls):
        what = 'type ' + o.__name__ if _is_type(o) else 'instance of ' + _tn(o)
        raise TypeError('super(type, obj): obj (%s) is not an instance or subtype of type (%s).' % (what, cls.__name__))
    _super_fill(made, cls, o, c)
    return result


# ---- object ----

def object_ne(a, b):
    r = _special(a, '__eq__')(b)
    return r if r is NotImplemented else not r


def _describes(found, name):
    return _lookup(_type_of(found), name, _describes) is not _describes


def object_setattr(o, name, value):
    found = _lookup(_type_of(o), name, None)
    if _describes(found, '__set__'):
        _special(found, '__set__')(o, value)
    elif _describes(found, '__delete__'):
        raise AttributeError('__set__')
    else:
        _object_set(o, name, value)


def object_delattr(o, name):
    found = _lookup(_type_of(o), name, None)
    if _describes(found, '__delete__'):
        _special(found, '__delete__')(o)
    elif _describes(found, '__set__'):
        raise AttributeError('__delete__')
    else:
        _object_del(o, name)


# In the order in which CPython finds them.
def _class_names(cls, names):
    for c in cls.__mro__:
        for name in _type_dict(c):
            names.setdefault(name)
        if not _type_builtin(c) and '__slots__' not in _type_dict(c) and not issubclass(c, (int, tuple, bytes, set, frozenset, type)):
            names.setdefault('__weakref__')
    if '__dict__' in names and not any(['__dict__' in _type_dict(c) for c in cls.__mro__ if c is not object]):
        del names['__dict__']
    return names


def module_dir(o):
    own = o.__dict__
    if not _isinstance(own, dict):
        raise TypeError('<module>.__dict__ is not a dictionary')
    if '__spec__' not in own:
        module_told(o)
    f = own.get('__dir__')
    return list(own) if f is None else f()


# The names in something that is no class, but stands where one should.
def _false_class_names(cls, names):
    own = getattr(cls, '__dict__', None)
    if own is not None or hasattr(cls, '__dict__'):
        found = {}
        _fill_mapping(found, own)
        names.update(dict.fromkeys(found))
    bases = getattr(cls, '__bases__', ())
    for i in range(len(bases)):
        _false_class_names(bases[i], names)


def object_dir(o):
    own = getattr(o, '__dict__', None)
    names = dict.fromkeys(own) if _isinstance(own, dict) else {}
    cls = getattr(o, '__class__', None)
    if _is_type(cls):
        _class_names(cls, names)
        if own is not None and (not _type_builtin(cls) or '__dict__' in _type_dict(cls)):
            names.setdefault('__dict__')
    elif cls is not None:
        _false_class_names(cls, names)
    return list(names)


def type_dir(cls):
    names = _class_names(cls, {})
    for c in cls.__mro__:
        if not _type_builtin(c) and '__slots__' not in _type_dict(c):
            names.setdefault('__dict__')
    return list(names)


# What copyreg has noted of the slots of a class and its bases, or finds now.
def _slot_names(cls, copyreg):
    names = _type_dict(cls).get('__slotnames__', _nothing)
    if names is _nothing:
        names, wrong = copyreg._slotnames(cls), "copyreg._slotnames didn't return a list or None"
    else:
        wrong = '%s.__slotnames__ should be a list or None, not %s' % (_class_name(cls), _tn(names))
    if names is not None and not _isinstance(names, list):
        raise TypeError(wrong)
    return () if names is None else names


def object_getstate(o):
    import copyreg
    state = None
    if not _is_type(o) and hasattr(o, '__dict__'):
        state = o.__dict__
    slots = {}
    names = _slot_names(_type_of(o), copyreg)
    size = len(names)
    for name in names:
        value = getattr(o, name, _nothing)
        if value is not _nothing:
            slots[name] = value
            if len(names) != size:
                raise RuntimeError('__slotnames__ changed size during iteration')
    if slots:
        return state or None, slots
    return state or None


# ---- annotations ----

def _annotations_by(annotate):
    found = annotate(1) if callable(annotate) else {}
    if not _isinstance(found, dict):
        raise TypeError("__annotate__ returned non-dict of type '%s'" % _tn(found))
    return found


def function_annotations(f):
    if _is_module(f):
        f.__dict__['__annotations__'] = found = _annotations_by(f.__dict__.get('__annotate__'))
    else:
        found = _annotations_by(f.__annotate__)
        _function_annotate(f, found)
    return found


def class_annotations(cls):
    found = _annotations_by(cls.__annotate__)
    if not _type_builtin(cls):  # else it is what every session has
        _type_set(cls, '__annotations_cache__', found)
    return found


def type_set_bases(cls, bases):
    asks = _type_bases(cls, bases)
    if asks is not None:
        _ask_mros(cls, bases, *asks)


def _ask_mros(cls, bases, old_bases, classes, old_mros):
    now = [_type_order(c, False) for c in classes]
    try:
        for i in range(len(classes)):
            asked = _ask_mro(classes[i], False)
            if asked is not None:
                now[i] = asked
    except BaseException:
        still = [i for i in range(len(classes)) if _same_order(_type_order(classes[i], False), now[i])]
        if _same_order(_type_dict(type)['__bases__'].__get__(cls), bases):
            _type_bases(cls, old_bases)
        for i in still:
            _type_mro(classes[i], old_mros[i])
        raise


def property_doc(p, doc):
    getters = False
    if doc is None and p.fget is not None:
        try:
            doc = p.fget.__doc__
        except AttributeError:
            doc = None
        getters = doc is not None
    if type(p) is property:
        _property_doc(p, doc, getters)
        return
    _property_doc(_payload(p), None, getters)
    try:
        p.__doc__ = doc
    except AttributeError:
        if getters:
            raise


def property_make(get, set, delete, doc):
    p = property.__new__(property)
    p.__init__(get, set, delete, doc)
    return p


def property_copy(cls, get, set, delete, doc, name):
    p = cls(get, set, delete, doc)
    if _isinstance(p, property) and name is not None:
        _type_dict(property)['__name__'].__set__(p, name)
    return p


def property_name(p):
    try:
        return p.fget.__name__
    except AttributeError:
        raise AttributeError("'%s' object has no attribute '__name__'" % _tn(p), name='__name__', obj=p) from None


def property_abstract(*functions):
    for f in functions:
        if getattr(f, '__isabstractmethod__', False):
            return True
    return False


def weakref_of(o):
    weakref = _modules().get('weakref')
    found = weakref.getweakrefs(o) if weakref is not None else ()
    return found[0] if found else None
