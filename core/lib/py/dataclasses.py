"""Classes that consist of typed fields: @dataclass writes their methods, all of them in one piece of code."""

from types import FunctionType, GenericAlias, MappingProxyType, MemberDescriptorType, new_class
from _hn import _call_active, _caller, _caller_active, _modules

__all__ = ['dataclass', 'field', 'Field', 'FrozenInstanceError', 'InitVar', 'KW_ONLY', 'MISSING', 'fields', 'asdict',
           'astuple', 'make_dataclass', 'replace', 'is_dataclass']


class FrozenInstanceError(AttributeError):
    pass


class _HAS_DEFAULT_FACTORY_CLASS:
    def __repr__(self):
        return '<factory>'


class _MISSING_TYPE:
    pass


class _KW_ONLY_TYPE:
    pass


class _FIELD_BASE:
    __slots__ = ('name',)

    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return self.name


_HAS_DEFAULT_FACTORY = _HAS_DEFAULT_FACTORY_CLASS()
MISSING = _MISSING_TYPE()
KW_ONLY = _KW_ONLY_TYPE()
_EMPTY_METADATA = MappingProxyType({})
_FIELDS, _PARAMS, _POST_INIT_NAME = '__dataclass_fields__', '__dataclass_params__', '__post_init__'
_FIELD, _FIELD_CLASSVAR, _FIELD_INITVAR = map(_FIELD_BASE, ('_FIELD', '_FIELD_CLASSVAR', '_FIELD_INITVAR'))


class InitVar:
    """The type of an argument of __init__ that goes to __post_init__ and is not kept."""
    __slots__ = ('type',)

    def __init__(self, type):
        self.type = type

    def __repr__(self):
        return f'dataclasses.InitVar[{self.type.__name__ if isinstance(self.type, type) else repr(self.type)}]'

    def __class_getitem__(cls, type):
        return InitVar(type)


class Field:
    """What is known of a field."""
    __slots__ = ('name', 'type', 'default', 'default_factory', 'repr', 'hash', 'init', 'compare', 'metadata', 'kw_only',
                 'doc', '_field_type')

    def __init__(self, default, default_factory, init, repr, hash, compare, metadata, kw_only, doc):
        self.name = self.type = self._field_type = None
        self.default, self.default_factory, self.kw_only, self.doc = default, default_factory, kw_only, doc
        self.init, self.repr, self.hash, self.compare = init, repr, hash, compare
        self.metadata = _EMPTY_METADATA if metadata is None else MappingProxyType(metadata)

    def __repr__(self):
        if _call_active(self):
            return '...'
        return (f'Field(name={self.name!r},type={self.type!r},default={self.default!r},'
                f'default_factory={self.default_factory!r},init={self.init!r},repr={self.repr!r},hash={self.hash!r},'
                f'compare={self.compare!r},metadata={self.metadata!r},kw_only={self.kw_only!r},doc={self.doc!r},'
                f'_field_type={self._field_type})')

    def __set_name__(self, owner, name):
        default = self.default
        told = getattr(type(default), '__set_name__', None)
        if told:
            told(default, owner, name)

    __class_getitem__ = classmethod(GenericAlias)


class _DataclassParams:
    __slots__ = ('init', 'repr', 'eq', 'order', 'unsafe_hash', 'frozen', 'match_args', 'kw_only', 'slots', 'weakref_slot')

    def __init__(self, *values):
        for name, value in zip(self.__slots__, values):
            setattr(self, name, value)

    def __repr__(self):
        return f"_DataclassParams({','.join([f'{name}={getattr(self, name)!r}' for name in self.__slots__])})"


def field(*, default=MISSING, default_factory=MISSING, init=True, repr=True, hash=None, compare=True, metadata=None,
          kw_only=MISSING, doc=None):
    """What @dataclass has to know of a field beyond its type and default."""
    if not (default is MISSING or default_factory is MISSING):
        raise ValueError('cannot specify both default and default_factory')
    return Field(default, default_factory, init, repr, hash, compare, metadata, kw_only, doc)


# ---- annotations ----


def _annotations_of(cls):
    """The class's own annotations. Names that do not exist yet, the class's own among them, become forward references."""
    try:
        return cls.__annotations__
    except Exception:
        from annotationlib import get_annotations
        return get_annotations(cls, format=3)


def _type_text(annotation):
    """An annotation as a signature shows it."""
    text = getattr(annotation, '__forward_arg__', None)
    if text is not None:
        return text
    if getattr(annotation, '__module__', None) == 'typing':
        return repr(annotation).replace('typing.', '')
    if isinstance(annotation, type) and not isinstance(annotation, GenericAlias):
        if annotation.__module__ == 'builtins':
            return annotation.__qualname__
        return f'{annotation.__module__}.{annotation.__qualname__}'
    return repr(annotation)


def _word(text):
    """The name that a text begins with, and what follows, without white space around."""
    text = text.lstrip()
    n = 0
    while n < len(text) and (text[n].isalnum() or text[n] == '_'):
        n += 1
    return text[:n], text[n:].lstrip()


def _is_named(annotation, cls, module, wanted):
    """Whether an annotation that is text names, as `wanted` does, something of the module."""
    name, rest = _word(annotation)
    space = _modules().get(cls.__module__)
    space = {} if space is None else space.__dict__
    if rest[:1] == '.':
        if space.get(name) is not module:
            return False
        name, _ = _word(rest[1:])
        space = module.__dict__
    return wanted(space.get(name))


def _is(annotation, cls, module, wanted):
    if wanted(annotation):
        return True
    return isinstance(annotation, str) and module is not None and _is_named(annotation, cls, module, wanted)


def _is_initvar(t):
    return t is InitVar or type(t) is InitVar


def _is_kw_only(t):
    return t is KW_ONLY


def _kind_of(annotation, cls):
    typing = _modules().get('typing')
    if typing is not None:
        def is_classvar(t):
            return t is typing.ClassVar or getattr(t, '__origin__', None) is typing.ClassVar
        if _is(annotation, cls, typing, is_classvar):
            return _FIELD_CLASSVAR
    return _FIELD_INITVAR if _is(annotation, cls, _modules().get('dataclasses'), _is_initvar) else _FIELD


# ---- fields ----

def _get_field(cls, name, annotation, kw_only):
    default = getattr(cls, name, MISSING)
    if isinstance(default, Field):
        f = default
    else:
        f = Field(MISSING if isinstance(default, MemberDescriptorType) else default, MISSING, True, True, None, True,
                  None, MISSING, None)
    f.name = name
    f.type = annotation
    f._field_type = kind = _kind_of(annotation, cls)
    if kind is not _FIELD and f.default_factory is not MISSING:
        raise TypeError(f'field {name} cannot have a default factory')
    if kind is _FIELD_CLASSVAR:
        if f.kw_only is not MISSING:
            raise TypeError(f'field {name} is a ClassVar but specifies kw_only')
    elif f.kw_only is MISSING:
        f.kw_only = kw_only
    if kind is _FIELD and f.default.__class__.__hash__ is None:
        raise ValueError(f'mutable default {f.default.__class__} for field {name} is not allowed: use default_factory')
    return f


def _check_frozen(bases, frozen):
    """Checks that all are frozen or none."""
    states = [getattr(b, _PARAMS).frozen for b in bases]
    if any(states) and not frozen:
        raise TypeError('cannot inherit non-frozen dataclass from a frozen one')
    if bases and frozen and not all(states):
        raise TypeError('cannot inherit frozen dataclass from a non-frozen one')


def _own_fields(cls, annotations, kw_only):
    found, seen = [], False
    for name, annotation in annotations.items():
        if not _is(annotation, cls, _modules().get('dataclasses'), _is_kw_only):
            found.append(_get_field(cls, name, annotation, kw_only))
        elif seen:
            raise TypeError(f'{name!r} is KW_ONLY, but KW_ONLY has already been specified')
        else:
            seen = kw_only = True
    return found


def _collect(cls, params):
    """All fields by name, those of the bases first. Leaves the defaults on the class."""
    found, annotations = {}, _annotations_of(cls)
    own = _own_fields(cls, annotations, params.kw_only)
    bases = [b for b in cls.__mro__[-1:0:-1] if getattr(b, _FIELDS, None) is not None]
    for b in bases:
        found.update(getattr(b, _FIELDS))
    for f in own:
        found[f.name] = f
        if isinstance(getattr(cls, f.name, None), Field):
            if f.default is not MISSING:
                setattr(cls, f.name, f.default)
            else:
                delattr(cls, f.name)
    for name, value in cls.__dict__.items():
        if isinstance(value, Field) and name not in annotations:
            raise TypeError(f'{name!r} is a field but has no type annotation')
    _check_frozen(bases, params.frozen)
    return found


# ---- writing the methods ----

class _Writer:
    """Gathers the text of functions, and what it refers to, for one exec()."""

    def __init__(self, cls):
        self.lines = []
        self.names = []
        self.values = {}
        self.parameters = None  # the names of those of __init__
        self.owner = [cls]  # the class, which slots=True replaces

    def add(self, name, args, body):
        self.names.append(name)
        self.lines.append(f' def {name}({args}):')
        for line in body:
            self.lines.append('  ' + line)

    def make(self, cls):
        """The functions by name; their globals are those of the class's module."""
        module = _modules().get(cls.__module__)
        space = {} if module is None else module.__dict__
        text = [f"def __create_fn__({', '.join(self.values)}):", *self.lines, f" return {', '.join(self.names)},"]
        namespace = {}
        exec('\n'.join(text), space, namespace)
        made = namespace['__create_fn__'](**self.values)
        for f in made:
            f.__qualname__ = f'{cls.__qualname__}.{f.__name__}'
        return made


def _write_init(w, ordered, everything, params, has_post_init, self_name):
    """`ordered` are (positional, keyword only) fields; `everything` has those that __init__ has to set."""
    seen = None
    for f in ordered[0]:
        if f.default is not MISSING or f.default_factory is not MISSING:
            seen = f
        elif seen:
            raise TypeError(f'non-default argument {f.name!r} follows default argument {seen.name!r}')
    args = [self_name, *[_parameter(w, f) for f in ordered[0]]]
    if ordered[1]:
        args += ['*', *[_parameter(w, f) for f in ordered[1]]]
    body = []
    for f in everything:
        value = _initial(w, f, params.slots)
        if value is None or f._field_type is _FIELD_INITVAR:
            continue
        body.append(f'__dataclass_set__({self_name}, {f.name!r}, {value})' if params.frozen
                    else f'{self_name}.{f.name} = {value}')
    if has_post_init:
        passed = ', '.join([f.name for f in everything if f._field_type is _FIELD_INITVAR])
        body.append(f'{self_name}.{_POST_INIT_NAME}({passed})')
    if params.frozen:
        w.values['__dataclass_set__'] = object.__setattr__
    w.parameters = [f.name for f in (*ordered[0], *ordered[1])]
    w.add('__init__', ', '.join(args), body or ['pass'])


def _parameter(w, f):
    if f.default is not MISSING:
        w.values[f'__dataclass_dflt_{f.name}__'] = f.default
        return f'{f.name}=__dataclass_dflt_{f.name}__'
    if f.default_factory is not MISSING:
        w.values['__dataclass_HAS_DEFAULT_FACTORY__'] = _HAS_DEFAULT_FACTORY
        return f'{f.name}=__dataclass_HAS_DEFAULT_FACTORY__'
    return f.name


def _initial(w, f, slots):
    """The expression for what a field is set to; None when it is not."""
    default = f'__dataclass_dflt_{f.name}__'
    if f.default_factory is not MISSING:
        w.values[default] = f.default_factory
        return f'{default}() if {f.name} is __dataclass_HAS_DEFAULT_FACTORY__ else {f.name}' if f.init else f'{default}()'
    if f.init:
        return f.name
    if slots and f.default is not MISSING:
        w.values[default] = f.default
        return default
    return None


def _tuple_text(name, found):
    return f"({', '.join([f'{name}.{f.name}' for f in found])}{',' if found else ''})"


# What a program can get hold of, unlike the primitive.
def _active(self):
    return _caller_active(self)


def _write_repr(w, found):
    w.values['__dataclass_active__'] = _active
    shown = ', '.join([f'{f.name}={{self.{f.name}!r}}' for f in found if f.repr])
    w.add('__repr__', 'self', ['if __dataclass_active__(self): return "..."',
                               f'return f"{{self.__class__.__qualname__}}({shown})"'])


def _write_comparisons(w, compared, params):
    if params.eq:
        terms = ' and '.join([f'self.{f.name}==other.{f.name}' for f in compared]) or 'True'
        w.add('__eq__', 'self, other', ['if self is other: return True', 'if other.__class__ is self.__class__:',
                                        f' return {terms}', 'return NotImplemented'])
    if params.order:
        for name, op in (('__lt__', '<'), ('__le__', '<='), ('__gt__', '>'), ('__ge__', '>=')):
            w.add(name, 'self, other', ['if other.__class__ is self.__class__:',
                                        f" return {_tuple_text('self', compared)}{op}{_tuple_text('other', compared)}",
                                        'return NotImplemented'])


def _write_frozen(w, cls, found):
    """They look at the class as it was: slots=True makes a new one, of which super() then knows nothing."""
    w.values['cls'] = cls
    w.values['FrozenInstanceError'] = FrozenInstanceError
    names = _tuple_of_names(found)
    for method, args, what in (('__setattr__', 'name, value', 'assign to'), ('__delattr__', 'name', 'delete')):
        w.add(method, f'self, {args}', [
            f'if type(self) is cls or name in {names}:',
            f' raise FrozenInstanceError(f"cannot {what} field {{name!r}}")',
            f'super(cls, self).{method}({args})'])


def _tuple_of_names(found):
    return f"({', '.join([repr(f.name) for f in found])}{',' if found else ''})"


def _getstate(self):
    names = [f.name for f in fields(self)]
    return [getattr(self, name) for name in names]


def _setstate(self, state):
    for f, value in zip(fields(self), state):
        object.__setattr__(self, f.name, value)


_getstate.__qualname__, _setstate.__qualname__ = '_dataclass_getstate', '_dataclass_setstate'


def _set_new(cls, name, value):
    there = name in cls.__dict__
    if not there:
        setattr(cls, name, value)
    return there


def _annotate_with(owner, names):
    """The __annotate__ of __init__: it asks the class and its bases when it is called."""
    def __annotate__(format, /):
        if format not in (1, 3, 4):
            raise NotImplementedError(format)
        from annotationlib import get_annotations
        types = {}
        for base in owner[0].__mro__[::-1]:
            types.update(get_annotations(base, format=format))
        found = {name: types[name] for name in names if name in types}
        found['return'] = 'None' if format == 4 else None
        return found
    return __annotate__


def _install(cls, w):
    for f in w.make(cls):
        name = f.__name__
        if name == '__init__':
            f.__annotate__ = _annotate_with(w.owner, w.parameters)
            f.__annotate__.__qualname__ = f.__qualname__ + '.__annotate__'
        if name == '__hash__':
            cls.__hash__ = f
        elif _set_new(cls, name, f) and name not in ('__init__', '__repr__', '__eq__'):
            hint = ' Consider using functools.total_ordering' if name not in ('__setattr__', '__delattr__') else ''
            raise TypeError(f'Cannot overwrite attribute {name} in class {cls.__name__}{hint}')


def _hash_action(cls, w, params, found, explicit):
    """What becomes of __hash__: see the table in the documentation of @dataclass."""
    if params.unsafe_hash:
        if explicit:
            raise TypeError(f'Cannot overwrite attribute __hash__ in class {cls.__name__}')
    elif not params.eq or explicit:
        return
    elif not params.frozen:
        cls.__hash__ = None
        return
    hashed = [f for f in found if (f.compare if f.hash is None else f.hash)]
    w.add('__hash__', 'self', [f"return hash({_tuple_text('self', hashed)})"])


def _process(cls, params):
    _modules().get(cls.__module__)
    everything = _collect(cls, params)
    setattr(cls, _PARAMS, params)
    setattr(cls, _FIELDS, everything)
    own_hash = cls.__dict__.get('__hash__', MISSING)
    explicit = not (own_hash is MISSING or own_hash is None and '__eq__' in cls.__dict__)
    if params.order and not params.eq:
        raise ValueError('eq must be true if order is true')
    init_fields = [f for f in everything.values() if f._field_type is not _FIELD_CLASSVAR]
    found = [f for f in init_fields if f._field_type is _FIELD]
    ordered = ([f for f in init_fields if f.init and not f.kw_only], [f for f in init_fields if f.init and f.kw_only])
    w = _Writer(cls)
    if params.init:
        self_name = '__dataclass_self__' if 'self' in everything else 'self'
        _write_init(w, ordered, init_fields, params, hasattr(cls, _POST_INIT_NAME), self_name)
    _set_new(cls, '__replace__', _replace)
    if params.repr:
        _write_repr(w, found)
    _write_comparisons(w, [f for f in found if f.compare], params)
    if params.frozen:
        _write_frozen(w, cls, found)
    _hash_action(cls, w, params, found, explicit)
    if w.names:
        _install(cls, w)
    if not getattr(cls, '__doc__'):
        cls.__doc__ = cls.__name__ + _signature(cls, ordered if params.init else None)
    if params.match_args:
        _set_new(cls, '__match_args__', tuple([f.name for f in ordered[0]]))
    if params.weakref_slot and not params.slots:
        raise TypeError('weakref_slot is True but slots is False')
    if params.slots:
        cls = w.owner[0] = _with_slots(cls, params)
    if hasattr(cls, '__abstractmethods__'):
        from abc import update_abstractmethods
        update_abstractmethods(cls)
    return cls


# ---- the signature in __doc__ ----

def _signature(cls, ordered):
    init = cls.__init__
    if ordered is not None and init is cls.__dict__.get('__init__') and hasattr(init, '__code__') and \
            init.__code__.co_qualname[:2] == '__':
        parts = [_shown_parameter(f.name, f.type, f.default if f.default_factory is MISSING else _HAS_DEFAULT_FACTORY)
                 for f in ordered[0]]
        if ordered[1]:
            parts += ['*', *[_shown_parameter(f.name, f.type, f.default if f.default_factory is MISSING
                                              else _HAS_DEFAULT_FACTORY) for f in ordered[1]]]
        return f"({', '.join(parts)})"
    return _signature_of(init) if isinstance(init, FunctionType) else '()'


def _shown_parameter(name, annotation, default):
    text = name if annotation is MISSING else f'{name}: {_type_text(annotation)}'
    if default is MISSING:
        return text
    return f'{text}={default!r}' if annotation is MISSING else f'{text} = {default!r}'


def _signature_of(f):
    """The parameters of a function behind its first."""
    code, types = f.__code__, _annotations_of(f)
    n, kwonly = code.co_argcount, code.co_kwonlyargcount
    names, defaults = code.co_varnames, f.__defaults__ or ()
    parts = []
    for i in range(1, n):
        default = defaults[i - n + len(defaults)] if i >= n - len(defaults) else MISSING
        parts.append(_shown_parameter(names[i], types.get(names[i], MISSING), default))
        if i + 1 == code.co_posonlyargcount:
            parts.append('/')
    stars = n + kwonly
    if code.co_flags & 4:
        parts.append('*' + _shown_parameter(names[stars], types.get(names[stars], MISSING), MISSING))
        stars += 1
    elif kwonly:
        parts.append('*')
    for name in names[n:n + kwonly]:
        default = (f.__kwdefaults__ or {}).get(name, MISSING)
        parts.append(_shown_parameter(name, types.get(name, MISSING), default))
    if code.co_flags & 8:
        parts.append('**' + _shown_parameter(names[stars], types.get(names[stars], MISSING), MISSING))
    return f"({', '.join(parts)})"


# ---- slots ----

def _slots_of(cls):
    slots = cls.__dict__.get('__slots__', ())
    return (slots,) if isinstance(slots, str) else tuple(slots)


def _with_slots(cls, params):
    """The same class made anew, with __slots__."""
    if '__slots__' in cls.__dict__:
        raise TypeError(f'{cls.__name__} already specifies __slots__')
    found = {f.name: f for f in fields(cls)}
    namespace = dict(cls.__dict__)
    inherited = {name for base in cls.__mro__[1:-1] for name in _slots_of(base)}
    names = [name for name in found if name not in inherited]
    if params.weakref_slot and not hasattr(super(cls, cls), '__weakref__'):
        names.append('__weakref__')
    documented = any([name in found and found[name].doc is not None for name in names])
    namespace['__slots__'] = {name: found[name].doc if name in found else None for name in names} if documented \
        else tuple(names)
    for name in (*found, '__dict__', '__weakref__', '__classcell__'):
        namespace.pop(name, None)
    made = type(cls)(cls.__name__, cls.__bases__, namespace)
    made.__qualname__ = cls.__qualname__
    if params.frozen:
        _set_new(made, '__getstate__', _getstate)
        _set_new(made, '__setstate__', _setstate)
    for member in namespace.values():
        _move_cells(member, cls, made)
    return made


def _move_cells(member, old, new):
    """Where methods say __class__ or super(), they mean the new class."""
    if isinstance(member, property):
        for f in (member.fget, member.fset, member.fdel):
            _move_cells(f, old, new)
        return
    while hasattr(member, '__wrapped__'):
        member = member.__wrapped__
    f = getattr(member, '__func__', member)
    if not isinstance(f, FunctionType) or not f.__closure__:
        return
    for name, cell in zip(f.__code__.co_freevars, f.__closure__):
        if name == '__class__' and cell.cell_contents is old:
            cell.cell_contents = new


# ---- what programs call ----

def dataclass(cls=None, /, *, init=True, repr=True, eq=True, order=False, unsafe_hash=False, frozen=False,
              match_args=True, kw_only=False, slots=False, weakref_slot=False):
    """Adds the methods that follow from the fields of a class: its annotated names."""
    params = _DataclassParams(init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only, slots, weakref_slot)

    def wrap(cls):
        return _process(cls, params)
    return wrap if cls is None else wrap(cls)


def fields(class_or_instance):
    """A tuple of the Fields of a dataclass or of an instance of one."""
    try:
        found = getattr(class_or_instance, _FIELDS)
    except AttributeError:
        raise TypeError('must be called with a dataclass type or instance') from None
    return tuple([f for f in found.values() if f._field_type is _FIELD])


def _is_instance(obj):
    return hasattr(type(obj), _FIELDS)


def is_dataclass(obj):
    """Whether obj is a dataclass or an instance of one."""
    return hasattr(obj if isinstance(obj, type) else type(obj), _FIELDS)


_ATOMS = frozenset((type(None), bool, int, float, str, complex, bytes, type(...), type(NotImplemented), FunctionType, type,
                    range, property))


def asdict(obj, *, dict_factory=dict):
    """The fields of an instance as a dict, those of dataclasses in it too; everything else is copied deeply."""
    if not _is_instance(obj):
        raise TypeError('asdict() should be called on dataclass instances')
    return _convert(obj, dict_factory, None)


def astuple(obj, *, tuple_factory=tuple):
    """The values of the fields of an instance as a tuple, those of dataclasses in it too."""
    if not _is_instance(obj):
        raise TypeError('astuple() should be called on dataclass instances')
    return _convert(obj, None, tuple_factory)


def _convert(obj, as_dict, as_tuple):
    t = type(obj)
    if t in _ATOMS:
        return obj
    if hasattr(t, _FIELDS):
        if as_dict is dict:
            return {f.name: _convert(getattr(obj, f.name), dict, None) for f in fields(obj)}
        if as_dict is None:
            return as_tuple([_convert(getattr(obj, f.name), None, as_tuple) for f in fields(obj)])
        return as_dict([(f.name, _convert(getattr(obj, f.name), as_dict, None)) for f in fields(obj)])
    if t is list:
        return [_convert(v, as_dict, as_tuple) for v in obj]
    if t is dict:
        return {_convert(k, as_dict, as_tuple): _convert(v, as_dict, as_tuple) for k, v in obj.items()}
    if issubclass(t, tuple) and hasattr(obj, '_fields'):
        return t(*[_convert(v, as_dict, as_tuple) for v in obj])
    if issubclass(t, (list, tuple)):
        return t([_convert(v, as_dict, as_tuple) for v in obj])
    if issubclass(t, dict):
        pairs = [(_convert(k, as_dict, as_tuple), _convert(v, as_dict, as_tuple)) for k, v in obj.items()]
        if not hasattr(t, 'default_factory'):
            return t(pairs)
        made = t(obj.default_factory)
        for k, v in pairs:
            made[k] = v
        return made
    from copy import deepcopy
    return deepcopy(obj)


def replace(obj, /, **changes):
    """A new instance of the same class, with other values for some fields."""
    if not _is_instance(obj):
        raise TypeError('replace() should be called on dataclass instances')
    return _replace(obj, **changes)


def _replace(self, /, **changes):
    for f in getattr(self, _FIELDS).values():
        given, kind = f.name in changes, f._field_type
        if kind is _FIELD_CLASSVAR or f.init and given or not f.init and not given:
            continue
        if given:
            raise TypeError(f'field {f.name} is declared with init=False, it cannot be specified with replace()')
        if kind is _FIELD_INITVAR and f.default is MISSING:
            raise TypeError(f'InitVar {f.name!r} must be specified with replace()')
        changes[f.name] = getattr(self, f.name)
    return self.__class__(**changes)


def make_dataclass(cls_name, fields, *, bases=(), namespace=None, init=True, repr=True, eq=True, order=False,
                   unsafe_hash=False, frozen=False, match_args=True, kw_only=False, slots=False, weakref_slot=False,
                   module=None, decorator=dataclass):
    """A new dataclass. Each of the fields is a name, (name, type) or (name, type, Field)."""
    from keyword import iskeyword
    namespace = {} if namespace is None else namespace
    annotations, defaults = {}, {}
    for item in fields:
        if isinstance(item, str):
            from typing import Any
            name, kind = item, Any
        elif len(item) == 2:
            name, kind = item
        elif len(item) == 3:
            name, kind, defaults[item[0]] = item
        else:
            raise TypeError(f'Invalid field: {item!r}')
        if not isinstance(name, str) or not name.isidentifier():
            raise TypeError(f'Field names must be valid identifiers: {name!r}')
        if iskeyword(name):
            raise TypeError(f'Field names must not be keywords: {name!r}')
        if name in annotations:
            raise TypeError(f'Field name duplicated: {name!r}')
        annotations[name] = kind
    if module is None:
        caller = _caller(0)
        module = '__main__' if caller is None else caller[0].get('__name__', '__main__')

    def annotate(format, /):
        if format == 4:
            from annotationlib import annotations_to_string
            return annotations_to_string(annotations)
        return dict(annotations)

    def fill(body):
        body.update(namespace)
        body.update(defaults)
        body['__annotate__'] = annotate
        body['__module__'] = module
    cls = new_class(cls_name, bases, {}, fill)
    return decorator(cls, init=init, repr=repr, eq=eq, order=order, unsafe_hash=unsafe_hash, frozen=frozen,
                     match_args=match_args, kw_only=kw_only, slots=slots, weakref_slot=weakref_slot)
