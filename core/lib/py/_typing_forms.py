"""What typing's names make when they are subscripted: special forms, and aliases of classes."""
from _hn.typing import (GenericAlias as GenericAlias, ParamSpec as ParamSpec, TypeVar as TypeVar, TypeVarTuple as TypeVarTuple,
                        Union as Union)
from _hn.typing import _collect_parameters, _substituted

__name__ = 'typing'  # what its functions say they are of
_cleanups = []


# Subscripting twice gives the same object, as long as not too many others came between.
def _tp_cache(func=None, /, *, typed=False):
    if func is None:
        return lambda func: _tp_cache(func, typed=typed)
    kept = {}

    def subscript(*args):
        try:
            key = (args, tuple([type(x) for a in args for x in (a if type(a) is tuple else (a,))])) if typed else args
            found = kept.get(key)
        except TypeError:
            return func(*args)
        if found is None:
            found = func(*args)
            if len(kept) >= 128:
                del kept[next(iter(kept))]
            kept[key] = found
        return found

    subscript.__name__, subscript.__qualname__, subscript.__doc__ = func.__name__, func.__qualname__, func.__doc__
    subscript.__module__, subscript.__wrapped__ = func.__module__, func
    _cleanups.append(kept.clear)
    return subscript


# ---- what may stand as a type ----

def _is_dunder(attr):
    return attr[:2] == '__' == attr[-2:]


def _type_repr(obj):
    if isinstance(obj, tuple):
        return '[' + ', '.join([_type_repr(x) for x in obj]) + ']'
    if obj is ...:
        return '...'
    if type(obj) is GenericAlias or not isinstance(obj, (type, _function, _builtin)):
        return repr(obj)
    return obj.__qualname__ if obj.__module__ == 'builtins' else f'{obj.__module__}.{obj.__qualname__}'


def _type_convert(arg, module=None, *, allow_special_forms=False, owner=None):
    if arg is None:
        return type(None)
    if isinstance(arg, str):
        from annotationlib import ForwardRef
        ref = ForwardRef(arg, module=module, is_class=allow_special_forms, owner=owner)
        ref.__forward_code__  # it has to be an expression
        return ref
    return arg


# is_argument: whether Final is refused too; allow_special_forms: whether ClassVar and Final may stand here.
def _type_check(arg, msg, is_argument=True, module=None, *, allow_special_forms=False, owner=None):
    arg = _type_convert(arg, module, allow_special_forms=allow_special_forms, owner=owner)
    if type(arg) is type or type(arg) is TypeVar:
        if arg is Generic:
            raise TypeError(f'Plain {arg} is not valid as type argument')
        return arg
    form = isinstance(arg, _SpecialForm)
    if form or arg in _bare or isinstance(arg, _GenericAlias):
        origin = arg.__origin__ if isinstance(arg, _GenericAlias) else arg
        allowed = () if not allow_special_forms else (ClassVar, Final)
        if arg is not origin:
            if origin in _bare or origin not in allowed and (origin is ClassVar or is_argument and origin is Final):
                raise TypeError(f'{arg} is not valid as type argument')
        elif arg not in allowed and arg not in (NoReturn, Never, Self, LiteralString, TypeAlias):
            raise TypeError(f'Plain {arg} is not valid as type argument')
    if type(arg) is tuple:
        raise TypeError(f'{msg} Got {arg!r:.100}.')
    return arg


def _is_param_expr(arg):
    return isinstance(arg, (list, tuple, ParamSpec, _ConcatenateGenericAlias)) or arg is ...


def _tuple_of(args):
    return args if isinstance(args, tuple) else (args,)


# ---- special forms ----

# The base of classes that programs subclass only when they say so, as those do that bring new forms to older versions.
class _Final:
    __slots__ = ('__weakref__',)

    def __init_subclass__(cls, /, *args, _root=False, **kwds):
        if not _root:
            raise TypeError('Cannot subclass special typing classes')


class _NotIterable:
    """What iter() refuses."""
    __iter__ = None
    __slots__ = ()


class _SpecialForm(_Final, _NotIterable, _root=True):
    __slots__ = ('_getitem', '_name', '__doc__')

    def __init__(self, getitem, name=None, doc=None):
        self._name, self.__doc__ = name or getitem.__name__, doc or getitem.__doc__
        self._getitem = getitem

    def __getattr__(self, item):
        if item in ('__name__', '__qualname__'):
            return self._name
        raise AttributeError(item)

    def __repr__(self):
        return 'typing.' + self._name

    def __reduce__(self):
        return self._name

    def __mro_entries__(self, bases):
        raise TypeError(f'Cannot subclass {self!r}')

    def __call__(self, *args, **kwds):
        raise TypeError(f'Cannot instantiate {self!r}')

    def __instancecheck__(self, obj):
        raise TypeError(f'{self} cannot be used with isinstance()')

    def __subclasscheck__(self, cls):
        raise TypeError(f'{self} cannot be used with issubclass()')

    __or__ = TypeVar.__or__
    __ror__ = TypeVar.__ror__

    def __getitem__(self, parameters):
        return _subscripted(self, parameters)


class _TypedCacheSpecialForm(_SpecialForm, _root=True):
    def __getitem__(self, parameters):
        return _subscripted(self, parameters)


@_tp_cache(typed=True)
def _subscripted(form, parameters):
    return form._getitem(form, parameters)


def _not_subscriptable(form, parameters):
    raise TypeError(f'{form!r} is not subscriptable')


def _form(name, doc, getitem=_not_subscriptable, cls=_SpecialForm):
    return cls(getitem, name, doc)


# ---- aliases ----

# What an alias of an abstract or builtin class stands for among the bases of a class: Generic comes with the last alias only, and
# not at all where a later base brings it.
def _alias_bases(alias, bases):
    own = () if alias.__origin__ in bases else (alias.__origin__,)
    for later in bases[bases.index(alias) + 1:]:
        if isinstance(later, _BaseGenericAlias):
            return own
        entries = (later,) if isinstance(later, type) else getattr(later, '__mro_entries__', tuple)(bases)
        if isinstance(entries, tuple) and [base for base in entries if isinstance(base, type) and issubclass(base, Generic)]:
            return own
    return own + (Generic,)


# The attributes that an alias has itself; others are its origin's.
_OWN = frozenset(('_name', '_inst', '_nparams', '_defaults'))


class _BaseGenericAlias(_Final, _root=True):
    """What all that is subscripted has in common."""

    def __init__(self, origin, *, inst=True, name=None):
        self._inst, self._name = inst, name
        self.__origin__, self.__slots__ = origin, None

    def __call__(self, *args, **kwargs):
        origin = self.__origin__
        if not self._inst:
            raise TypeError(f'Type {self._name} cannot be instantiated; use {origin.__name__}() instead')
        made = origin(*args, **kwargs)
        try:
            made.__orig_class__ = self
        except Exception:
            pass
        return made

    def __mro_entries__(self, bases):
        return _alias_bases(self, bases)

    def __getattr__(self, attr):
        if attr == '__name__' or attr == '__qualname__':
            return self._name or self.__origin__.__name__
        if _is_dunder(attr) or attr in _OWN:
            raise AttributeError(attr)
        return getattr(self.__origin__, attr)

    def __setattr__(self, attr, value):
        own = attr in _OWN or _is_dunder(attr)
        (object.__setattr__ if own else setattr)(self if own else self.__origin__, attr, value)

    def __instancecheck__(self, obj):
        cls = type(obj)
        return self.__subclasscheck__(cls)

    def __subclasscheck__(self, cls):
        raise TypeError('Subscripted generics cannot be used with class and instance checks')

    def __dir__(self):
        return list(set(super().__dir__()) | {attr for attr in dir(self.__origin__) if not _is_dunder(attr)})

    __or__ = TypeVar.__or__
    __ror__ = TypeVar.__ror__


class _GenericAlias(_BaseGenericAlias, _root=True):
    """What subscribing a class of this module, or a user's generic class, gives."""

    def __init__(self, origin, args, *, inst=True, name=None):
        super().__init__(origin, inst=inst, name=name)
        self.__args__ = args = _tuple_of(args)
        self.__parameters__ = _collect_type_parameters(args, enforce_default_ordering=origin in _bare)
        if not name:
            self.__module__ = origin.__module__

    def __repr__(self):
        name = 'typing.' + self._name if self._name else _type_repr(self.__origin__)
        return f'{name}[{", ".join([_type_repr(a) for a in self.__args__]) or "()"}]'

    @_tp_cache
    def __getitem__(self, args):
        if self.__origin__ in _bare:
            raise TypeError(f'Cannot subscript already-subscripted {self}')
        return self.copy_with(_substituted(self, tuple([_type_convert(a) for a in _tuple_of(args)])))

    def copy_with(self, args):
        return type(self)(self.__origin__, args, inst=self._inst, name=self._name)

    def __mro_entries__(self, bases):
        if isinstance(self.__origin__, _SpecialForm):
            raise TypeError(f'Cannot subclass {self!r}')
        if self._name:
            return super().__mro_entries__(bases)
        if self.__origin__ is Generic:
            if [base for base in bases if base in _bare[1:]]:
                return ()
            for later in bases[bases.index(self) + 1:]:
                if isinstance(later, _BaseGenericAlias) and later is not self:
                    return ()
        return (self.__origin__,)

    def __eq__(self, other):
        if not isinstance(other, _GenericAlias):
            return NotImplemented
        return self.__origin__ == other.__origin__ and self.__args__ == other.__args__

    def __hash__(self):
        return hash((self.__origin__, self.__args__))

    def __iter__(self):
        yield Unpack[self]

    def __reduce__(self):
        import operator
        args = self.__args__
        if len(args) == 1 and not isinstance(args[0], tuple):
            args, = args
        return operator.getitem, (_named(self._name) or self.__origin__, args)


# What of typing has a name.
def _named(name):
    import typing
    return getattr(typing, name) if name else None


class _SpecialGenericAlias(_NotIterable, _BaseGenericAlias, _root=True):
    """The name of a builtin or abstract class."""

    def __init__(self, origin, nparams, *, inst=True, name=None, defaults=()):
        super().__init__(origin, inst=inst, name=name or origin.__name__)
        self._nparams = nparams
        self._defaults = defaults
        module = origin.__module__
        self.__doc__ = f'A generic version of {origin.__qualname__ if module == "builtins" else module + "." + origin.__qualname__}.'

    def __repr__(self):
        return 'typing.' + self._name

    @_tp_cache
    def __getitem__(self, params):
        params = tuple([_type_check(p, 'Parameters to generic types must be types.') for p in _tuple_of(params)])
        most, given = self._nparams, len(params)
        if not most:
            raise TypeError(f'{self} is not a generic class')
        least = most - len(self._defaults)
        if least <= given < most:
            params += self._defaults[given - most:]
        elif given != most:
            raise TypeError(f'Too {"many" if given > most else "few"} arguments for {self}; actual {given}, '
                            f'expected {most if least == most else f"at least {least}"}')
        return self.copy_with(params)

    def copy_with(self, args):
        made = _GenericAlias(self.__origin__, args, inst=self._inst, name=self._name)
        return made

    def __subclasscheck__(self, cls):
        if isinstance(cls, _SpecialGenericAlias):
            return issubclass(cls.__origin__, self.__origin__)
        if isinstance(cls, _GenericAlias):
            return super().__subclasscheck__(cls)
        return issubclass(cls, self.__origin__)

    def __reduce__(self):
        return self._name


class _CallableGenericAlias(_NotIterable, _GenericAlias, _root=True):
    """Parameters and a result."""

    def copy_with(self, args):
        flat = []
        for arg in args:
            flat.extend(arg if isinstance(arg, tuple) else (arg,))
        return super().copy_with(tuple(flat))

    def __repr__(self):
        *params, result = self.__args__
        if len(params) == 1 and _is_param_expr(params[0]):
            return super().__repr__()
        return f'typing.Callable[[{", ".join([_type_repr(a) for a in params])}], {_type_repr(result)}]'

    def __reduce__(self):
        import operator
        *params, result = self.__args__
        alone = len(params) == 1 and _is_param_expr(params[0])
        return operator.getitem, (_named('Callable'), (params[0] if alone else params, result))


class _CallableType(_SpecialGenericAlias, _root=True):
    def copy_with(self, args):
        made = _CallableGenericAlias(self.__origin__, args, inst=self._inst, name=self._name)
        return made

    def __getitem__(self, params):
        if not isinstance(params, tuple) or len(params) != 2:
            raise TypeError('Callable must be used as Callable[[arg, ...], result].')
        args, result = params
        return self._of(tuple(args) if isinstance(args, list) else args, result)

    @_tp_cache
    def _of(self, args, result):
        result = _type_check(result, 'Callable[args, result]: result must be a type.')
        return self.copy_with(tuple([_type_convert(a) for a in _tuple_of(args)]) + (result,))


class _TupleType(_SpecialGenericAlias, _root=True):
    @_tp_cache
    def __getitem__(self, params):
        params = _tuple_of(params)
        if len(params) >= 2 and params[-1] is ...:
            items = [_type_check(p, 'Tuple[t, ...]: t must be a type.') for p in params[:-1]]
            return self.copy_with((*items, ...))
        return self.copy_with(tuple([_type_check(p, 'Tuple[t0, t1, ...]: each t must be a type.') for p in params]))


class _ConcatenateGenericAlias(_GenericAlias, _root=True):
    """Parameters in front of a ParamSpec."""

    def copy_with(self, args):
        *first, last = args
        if isinstance(last, (list, tuple)):
            return (*first, *last)
        if isinstance(last, _ConcatenateGenericAlias):
            args = (*first, *last.__args__)
        return super().copy_with(args)


class _LiteralGenericAlias(_GenericAlias, _root=True):
    """Some values."""

    def __eq__(self, other):
        if not isinstance(other, _LiteralGenericAlias):
            return NotImplemented
        return {(type(a), a) for a in self.__args__} == {(type(a), a) for a in other.__args__}

    def __hash__(self):
        return hash(frozenset([(type(a), a) for a in self.__args__]))


class _AnnotatedAlias(_NotIterable, _GenericAlias, _root=True):
    """A type and what else is to be known of it."""

    def __init__(self, origin, metadata):
        nested = isinstance(origin, _AnnotatedAlias)
        inner = origin.__origin__ if nested else origin
        super().__init__(inner, (inner,), name='Annotated')
        self.__metadata__ = origin.__metadata__ + metadata if nested else metadata

    def copy_with(self, args):
        return self.__class__(args[0], self.__metadata__)

    def __repr__(self):
        return f'typing.Annotated[{_type_repr(self.__origin__)}, {", ".join([repr(a) for a in self.__metadata__])}]'

    def __reduce__(self):
        import operator
        return operator.getitem, (Annotated, (self.__origin__,) + self.__metadata__)

    def __eq__(self, other):
        if not isinstance(other, _AnnotatedAlias):
            return NotImplemented
        return self.__origin__ == other.__origin__ and self.__metadata__ == other.__metadata__

    def __hash__(self):
        return hash((self.__origin__, self.__metadata__))

    def __getattr__(self, attr):
        if attr in ('__name__', '__qualname__'):
            return 'Annotated'
        return super().__getattr__(attr)

    def __mro_entries__(self, bases):
        return (self.__origin__,)


class _UnpackGenericAlias(_GenericAlias, _root=True):
    """The items of a tuple type, or the types of a TypeVarTuple."""

    def __getitem__(self, args):
        return args if self.__typing_is_unpacked_typevartuple__ else super().__getitem__(args)

    @property
    def __typing_unpacked_tuple_args__(self):
        arg, = self.__args__
        if not isinstance(arg, (_GenericAlias, GenericAlias)):
            return None
        if arg.__origin__ is not tuple:
            raise TypeError('Unpack[...] must be used with a tuple type')
        return arg.__args__

    @property
    def __typing_is_unpacked_typevartuple__(self):
        return isinstance(self.__args__[0], TypeVarTuple)

    def __reduce__(self):
        import operator
        return operator.getitem, (Unpack, self.__args__[0])


# ---- the forms ----

def _single(what, special=False):
    def subscript(form, parameters):
        item = _type_check(parameters, what.format(form), allow_special_forms=special)
        return _GenericAlias(form, (item,))
    return subscript


def _optional(form, parameters):
    return Union[_type_check(parameters, f'{form} requires a single type.'), type(None)]


def _literal(form, parameters):
    flat = []
    for x in _tuple_of(parameters):
        flat.extend(x.__args__ if isinstance(x, _LiteralGenericAlias) else (x,))
    try:
        flat = [value for kind, value in dict.fromkeys([(type(x), x) for x in flat])]
    except TypeError:
        pass
    return _LiteralGenericAlias(form, tuple(flat))


def _annotated(form, parameters):
    if not isinstance(parameters, tuple) or len(parameters) < 2:
        raise TypeError('Annotated[...] should be used with at least two arguments (a type and an annotation).')
    origin, *metadata = parameters
    if isinstance(origin, _UnpackGenericAlias) and origin.__typing_is_unpacked_typevartuple__:
        raise TypeError('Annotated[...] should not be used with an unpacked TypeVarTuple')
    origin = _type_check(origin, 'Annotated[t, ...]: t must be a type.', allow_special_forms=True)
    return _AnnotatedAlias(origin, tuple(metadata))


def _concatenate(form, parameters):
    if parameters == ():
        raise TypeError('Cannot take a Concatenate of no types.')
    *first, last = _tuple_of(parameters)
    if not (last is ... or isinstance(last, ParamSpec)):
        raise TypeError('The last parameter to Concatenate should be a ParamSpec variable or ellipsis.')
    return _ConcatenateGenericAlias(form, (*[_type_check(p, 'Concatenate[arg, ...]: each arg must be a type.') for p in first], last))


def _unpack(form, parameters):
    return _UnpackGenericAlias(form, (_type_check(parameters, f'{form} accepts only single type.'),))


class _AnyMeta(type):
    def __instancecheck__(self, obj):
        if self is Any:
            raise TypeError('typing.Any cannot be used with isinstance()')
        return super().__instancecheck__(obj)

    def __repr__(self):
        return 'typing.Any' if self is Any else super().__repr__()


class Any(metaclass=_AnyMeta):
    """Compatible with every type."""

    def __new__(cls, *args, **kwargs):
        if cls is Any:
            raise TypeError('Any cannot be instantiated')
        return super().__new__(cls)


class Generic:
    """The base of generic classes."""
    __slots__ = ()
    _is_protocol = False

    def __class_getitem__(cls, params):
        return _generic_class_getitem(cls, params)

    def __init_subclass__(cls, *args, **kwargs):
        super().__init_subclass__(*args, **kwargs)
        cls.__parameters__ = _own_parameters(cls)


_bare = [Generic]  # what is no type without arguments: Protocol is the other

NoReturn = _form('NoReturn', 'The result of functions that never return.')
Never = _form('Never', 'The type without values.')
Self = _form('Self', 'The type of the enclosed class.')
LiteralString = _form('LiteralString', 'A string that stands in the source.')
TypeAlias = _form('TypeAlias', 'Marks an assignment as a type alias.')
ClassVar = _form('ClassVar', 'A class variable.', _single('{} accepts only single type.', True))
Final = _form('Final', 'A name that is not assigned again.', _single('{} accepts only single type.', True))
Required = _form('Required', 'A key that must be there.', _single('{._name} accepts only a single type.'))
NotRequired = _form('NotRequired', 'A key that may be missing.', _single('{._name} accepts only a single type.'))
ReadOnly = _form('ReadOnly', 'A key that is not assigned.', _single('{._name} accepts only a single type.'))
TypeGuard = _form('TypeGuard', 'The result of a function that narrows a type.', _single('{} accepts only single type.'))
TypeIs = _form('TypeIs', 'The result of a function that tells a type.', _single('{} accepts only single type.'))
Optional = _form('Optional', 'The type, or None.', _optional)
Literal = _form('Literal', 'One of these values.', _literal, _TypedCacheSpecialForm)
Annotated = _form('Annotated', 'A type with metadata.', _annotated, _TypedCacheSpecialForm)
Concatenate = _form('Concatenate', 'Parameters in front of a ParamSpec.', _concatenate)
Unpack = _form('Unpack', 'The items of a tuple type, or the fields of a TypedDict.', _unpack)


# ---- generic classes ----

# The parameters in arguments; those of a class stand in order.
def _collect_type_parameters(args, *, enforce_default_ordering=True):
    found = _collect_parameters(args)
    if not enforce_default_ordering:
        return found
    after_tuple = after_default = False
    for p in found:
        if isinstance(p, TypeVarTuple):
            after_tuple = True
        elif p.has_default():
            if after_tuple:
                raise TypeError('Type parameter with a default follows TypeVarTuple')
        elif after_default:
            raise TypeError(f'Type parameter {p!r} without a default follows type parameter with a default')
        after_default = after_default or p.has_default()
    return found


def _is_typevar_like(p):
    return isinstance(p, (TypeVar, ParamSpec)) or isinstance(p, _UnpackGenericAlias) and p.__typing_is_unpacked_typevartuple__


@_tp_cache
def _generic_class_getitem(cls, args):
    args = tuple([_type_convert(a) for a in _tuple_of(args)])
    if cls in _bare:
        if not args:
            raise TypeError(f'Parameter list to {cls.__qualname__}[...] cannot be empty')
        if not all([_is_typevar_like(p) for p in args]):
            raise TypeError(f'Parameters to {cls.__name__}[...] must all be type variables or parameter specification variables.')
        if len(set(args)) != len(args):
            raise TypeError(f'Parameters to {cls.__name__}[...] must all be unique')
        return _GenericAlias(cls, args)
    own = cls.__parameters__
    for p in own:
        prepare = getattr(p, '__typing_prepare_subst__', None)
        if prepare is not None:
            args = prepare(cls, args)
    if not own:
        raise TypeError(f'{cls} is not a generic class')
    if len(args) != len(own):
        least = len([p for p in own if not p.has_default()])
        raise TypeError(f'Too {"many" if len(args) > len(own) else "few"} arguments for {cls}; actual {len(args)}, '
                        f'expected {len(own) if least == len(own) else f"at least {least}"}')
    flat = []
    for p, arg in zip(own, args):
        flat.extend(arg if isinstance(p, TypeVarTuple) else (arg,))
    return _GenericAlias(cls, tuple(flat))


def _own_parameters(cls):
    if '__orig_bases__' not in cls.__dict__:
        if Generic in cls.__bases__ and cls.__name__ != 'Protocol' and type(cls).__name__ != '_TypedDictMeta':
            raise TypeError('Cannot inherit from plain Generic')
        return ()
    if Generic in cls.__orig_bases__:
        raise TypeError('Cannot inherit from plain Generic')
    found = _collect_type_parameters(cls.__orig_bases__)
    declared = [base for base in cls.__orig_bases__ if isinstance(base, _GenericAlias) and base.__origin__ is Generic]
    if not declared:
        return found
    if len(declared) > 1:
        raise TypeError('Cannot inherit from Generic[...] multiple times.')
    listed = declared[0].__parameters__
    missing = ', '.join([str(p) for p in found if p not in listed])
    if missing:
        raise TypeError(f"Some type variables ({missing}) are not listed in Generic[{', '.join([str(p) for p in listed])}]")
    return listed


_function, _builtin = type(_form), type(len)
