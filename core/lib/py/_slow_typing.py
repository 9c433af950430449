# Frozen Python: what the language itself needs of typing: type parameters, aliases, unions, generic aliases, templates.


def _evaluate(function):
    return function(1)


def _typing_repr(t):
    if _is_type(t) and not isinstance(t, _aliases):
        if t.__module__ == 'builtins':
            return t.__qualname__
        return '%s.%s' % (t.__module__, t.__qualname__)
    if t is Ellipsis:
        return '...'
    if t is type(None):
        return 'None'
    if isinstance(t, list):
        return '[' + ', '.join([_typing_repr(x) for x in t]) + ']'
    return repr(t)


# ---- type parameters ----

class _Parameter:
    __module__ = 'typing'

    def __init_subclass__(cls, /, **keywords):
        if cls.__module__ != 'typing' and cls.__bases__[0] is not _Parameter:
            raise TypeError("type 'typing.%s' is not an acceptable base type" % cls.__bases__[0].__name__)

    @property
    def __default__(self):
        if self._default_function is not None:
            self._default = _evaluate(self._default_function)
            self._default_function = None
        return self._default

    @property
    def evaluate_default(self):
        return self._default_function

    def has_default(self):
        return self._default_function is not None or self._default is not NoDefault

    def __repr__(self):
        if self.__infer_variance__ or self._tuple:
            return self.__name__
        return ('+' if self.__covariant__ else '-' if self.__contravariant__ else '~') + self.__name__

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]

    def __typing_subst__(self, arg):
        return arg

    def __mro_entries__(self, bases):
        raise TypeError('Cannot subclass an instance of ' + type(self).__name__)

    def __reduce__(self):
        return self.__name__

    def _start(self, name, covariant, contravariant, infer_variance):
        self.__name__ = name
        self.__covariant__ = covariant
        self.__contravariant__ = contravariant
        self.__infer_variance__ = infer_variance
        self._default = NoDefault
        self._default_function = None
        caller = _caller(0)
        self.__module__ = caller[0].get('__name__') if caller is not None else None


class NoDefaultType:
    __slots__ = ()

    def __repr__(self):
        return 'typing.NoDefault'


NoDefaultType.__module__ = 'typing'
NoDefault = NoDefaultType()


class TypeVar(_Parameter):
    _tuple = False

    def __init__(self, name, *constraints, bound=None, default=NoDefault, covariant=False, contravariant=False,
                 infer_variance=False):
        if covariant and contravariant:
            raise ValueError('Bivariant types are not supported.')
        if infer_variance and (covariant or contravariant):
            raise ValueError('Variance cannot be specified with infer_variance.')
        if len(constraints) == 1:
            raise TypeError('A single constraint is not allowed')
        if constraints and bound is not None:
            raise TypeError('Constraints cannot be combined with bound=...')
        self._start(name, covariant, contravariant, infer_variance)
        self._bound = bound
        self._bound_function = None
        self._constraints = constraints
        self._constraints_function = None
        self._default = default

    @property
    def __bound__(self):
        if self._bound_function is not None:
            self._bound = _evaluate(self._bound_function)
            self._bound_function = None
        return self._bound

    @property
    def __constraints__(self):
        if self._constraints_function is not None:
            self._constraints = _evaluate(self._constraints_function)
            self._constraints_function = None
        return self._constraints


class ParamSpec(_Parameter):
    _tuple = False

    def __init__(self, name, *, bound=None, default=NoDefault, covariant=False, contravariant=False, infer_variance=False):
        self._start(name, covariant, contravariant, infer_variance)
        self.__bound__ = bound
        self._default = default

    args = property(lambda self: ParamSpecArgs(self))
    kwargs = property(lambda self: ParamSpecKwargs(self))


class ParamSpecArgs:
    def __init__(self, origin):
        self.__origin__ = origin

    def __repr__(self):
        return self.__origin__.__name__ + '.args'

    def __eq__(self, other):
        return type(other) is type(self) and other.__origin__ == self.__origin__


class ParamSpecKwargs(ParamSpecArgs):
    def __repr__(self):
        return self.__origin__.__name__ + '.kwargs'


class TypeVarTuple(_Parameter):
    _tuple = True

    def __init__(self, name, *, default=NoDefault):
        self._start(name, False, False, True)
        self._default = default

    def __iter__(self):
        yield Unpacked(self)


class Unpacked:
    """*Ts inside a subscript, or typing.Unpack[...]."""
    __unpacked__ = True

    def __init__(self, origin):
        self.__origin__ = origin
        self.__args__ = (origin,)
        self.__parameters__ = (origin,) if isinstance(origin, _Parameter) else getattr(origin, '__parameters__', ())

    def __repr__(self):
        return 'typing.Unpack[' + repr(self.__origin__) + ']'

    def __eq__(self, other):
        return isinstance(other, Unpacked) and self.__origin__ == other.__origin__

    def __hash__(self):
        return hash(('Unpacked', self.__origin__))


for _c in (TypeVar, ParamSpec, ParamSpecArgs, ParamSpecKwargs, TypeVarTuple):
    _c.__module__ = 'typing'


def typevar(name, bound, constraints):
    t = TypeVar(name, infer_variance=True)
    t._bound_function = bound
    t._constraints_function = constraints
    return t


def paramspec(name):
    return ParamSpec(name, infer_variance=True)


def typevartuple(name):
    return TypeVarTuple(name)


def set_type_default(t, evaluator):
    t._default_function = evaluator
    return t


def set_type_params(function, params):
    if _is_function(function):
        return _function_type_params(function, params)
    function.__type_params__ = params
    return function


class TypeAliasType:
    def __init__(self, name, value, *, type_params=()):
        self.__name__ = name
        self._value = value
        self._function = None
        self.__type_params__ = type_params
        self.__parameters__ = type_params
        caller = _caller(0)
        self.__module__ = caller[0].get('__name__') if caller is not None else None

    @property
    def __value__(self):
        if self._function is not None:
            self._value = _evaluate(self._function)
            self._function = None
        return self._value

    @property
    def evaluate_value(self):
        return self._function

    def __repr__(self):
        return self.__name__

    def __getitem__(self, args):
        if not self.__type_params__:
            raise TypeError('Only generic type aliases are subscriptable')
        return GenericAlias(self, args)

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]


TypeAliasType.__module__ = 'typing'


def type_alias(name, params, evaluator):
    t = TypeAliasType(name, None, type_params=params or ())
    t._function = evaluator
    return t


def generic_base(params):
    import typing
    after = False
    for p in params:
        if isinstance(p, TypeVarTuple):
            after = True
        elif after and p.has_default():
            raise TypeError('Type parameter with a default follows TypeVarTuple')
    return typing.Generic[tuple([Unpacked(p) if isinstance(p, TypeVarTuple) else p for p in params])]


# ---- list[int] ----

def _collect_parameters(args):
    found = []
    for a in args:
        if isinstance(a, _Parameter):
            if a not in found:
                found.append(a)
        elif isinstance(a, (list, tuple)):
            for p in _collect_parameters(a):
                if p not in found:
                    found.append(p)
        elif not _is_type(a) or isinstance(a, _aliases):
            for p in getattr(a, '__parameters__', ()):
                if p not in found:
                    found.append(p)
    return tuple(found)


def _substitute(args, values):
    out = []
    for a in args:
        if isinstance(a, _Parameter):
            out.append(values.get(a, a))
        elif isinstance(a, Unpacked) and a.__origin__ in values:
            out.extend(values[a.__origin__])
        elif isinstance(a, list):
            out.append(_substitute(a, values))
        elif not _is_type(a) and getattr(a, '__parameters__', ()):
            out.append(a[tuple([values[p] for p in a.__parameters__])])
        else:
            out.append(a)
    return out


def _parameter_values(alias, args):
    params = alias.__parameters__
    if not isinstance(args, tuple):
        args = (args,)
    values = {}
    i = 0
    for p in params:
        if isinstance(p, TypeVarTuple):
            n = len(args) - len(params) + 1
            values[p] = args[i:i + n]
            i += n
        elif i < len(args):
            values[p] = args[i]
            i += 1
        elif p.has_default():
            values[p] = p.__default__
        else:
            raise TypeError('Too few arguments for %r; actual %d, expected %d' % (alias, len(args), len(params)))
    if i < len(args):
        raise TypeError('Too many arguments for %r; actual %d, expected %d' % (alias, len(args), len(params)))
    return values


class GenericAlias:
    __slots__ = ('__origin__', '__args__', '__parameters__', '__unpacked__')

    def __init__(self, origin, args):
        set_field = object.__setattr__
        set_field(self, '__origin__', origin)
        args = args if isinstance(args, tuple) else (args,)
        set_field(self, '__args__', args)
        set_field(self, '__parameters__', _collect_parameters(args))
        set_field(self, '__unpacked__', False)

    def __repr__(self):
        args = ', '.join([_typing_repr(a) for a in self.__args__]) or '()'
        return '%s%s[%s]' % ('*' if self.__unpacked__ else '', _typing_repr(self.__origin__), args)

    def __getitem__(self, args):
        if not self.__parameters__:
            raise TypeError('%r is not a generic class' % (self,))
        alias = GenericAlias(self.__origin__, tuple(_substitute(self.__args__, _parameter_values(self, args))))
        return _unpacked_alias(alias) if self.__unpacked__ else alias

    def __call__(self, /, *args, **keywords):
        o = self.__origin__(*args, **keywords)
        try:
            o.__orig_class__ = self
        except (AttributeError, TypeError):
            pass
        return o

    def __mro_entries__(self, bases):
        return (self.__origin__,)

    def __getattr__(self, name):
        if name in ('__origin__', '__args__', '__parameters__', '__unpacked__'):
            raise AttributeError(name)
        return getattr(self.__origin__, name)

    def __eq__(self, other):
        if not isinstance(other, GenericAlias):
            return NotImplemented
        return self.__origin__ == other.__origin__ and self.__args__ == other.__args__ and \
            self.__unpacked__ == other.__unpacked__

    def __hash__(self):
        return hash(self.__origin__) ^ hash(self.__args__)

    def __or__(self, other):
        return Union[self, other]

    def __ror__(self, other):
        return Union[other, self]

    def __instancecheck__(self, o):
        raise TypeError('isinstance() argument 2 cannot be a parameterized generic')

    def __subclasscheck__(self, c):
        raise TypeError('issubclass() argument 2 cannot be a parameterized generic')

    def __iter__(self):
        yield _unpacked_alias(self)


# The base of typing's aliases, which are no GenericAlias: it has the same methods.
class _Alias:
    __slots__ = GenericAlias.__slots__
    __init__ = GenericAlias.__init__
    __repr__ = GenericAlias.__repr__
    __getitem__ = GenericAlias.__getitem__
    __call__ = GenericAlias.__call__
    __mro_entries__ = GenericAlias.__mro_entries__
    __getattr__ = GenericAlias.__getattr__
    __eq__ = GenericAlias.__eq__
    __hash__ = GenericAlias.__hash__
    __or__ = GenericAlias.__or__
    __ror__ = GenericAlias.__ror__
    __instancecheck__ = GenericAlias.__instancecheck__
    __subclasscheck__ = GenericAlias.__subclasscheck__

    def __iter__(self):
        yield Unpacked(self)


_aliases = GenericAlias, _Alias


# *list[int] of list[int].
def _unpacked_alias(alias):
    starred = GenericAlias(alias.__origin__, alias.__args__)
    object.__setattr__(starred, '__unpacked__', True)
    return starred


GenericAlias.__module__ = 'types'
_type_seal(_Alias, True)
_type_seal(GenericAlias, True)
_reducers[GenericAlias] = 'alias'


def generic_alias(cls, items):
    return GenericAlias(cls, items)


# ---- int | str ----

class _UnionMeta(type):
    def __getitem__(cls, args):
        if not isinstance(args, tuple):
            args = (args,)
        flat = _flatten(args)
        if len(flat) == 1:
            return flat[0]
        u = object.__new__(cls)
        u.__args__ = tuple(flat)
        u.__parameters__ = _collect_parameters(flat)
        return u


def _flatten(args):
    flat = []
    for a in args:
        if a is None:
            a = type(None)
        for x in a.__args__ if isinstance(a, Union) else (a,):
            if x not in flat:
                flat.append(x)
    return flat


class Union(metaclass=_UnionMeta):
    __slots__ = ('__args__', '__parameters__')

    def __new__(cls, /, *args, **keywords):
        raise TypeError("cannot create 'typing.Union' instances")

    @property
    def __origin__(self):
        return Union

    def __repr__(self):
        return ' | '.join(['None' if a is type(None) else _typing_repr(a) for a in self.__args__])

    def __eq__(self, other):
        if not isinstance(other, Union):
            return NotImplemented
        return len(self.__args__) == len(other.__args__) and all([a in other.__args__ for a in self.__args__])

    def __hash__(self):
        return hash(frozenset(self.__args__))

    def __or__(self, other):
        return type_or(self, other)

    def __ror__(self, other):
        return type_or(other, self)

    def __getitem__(self, args):
        if not self.__parameters__:
            raise TypeError('%r is not a generic class' % (self,))
        return Union[tuple(_substitute(self.__args__, _parameter_values(self, args)))]

    def __instancecheck__(self, o):
        for a in self.__args__:
            if isinstance(o, a):
                return True
        return False

    def __subclasscheck__(self, c):
        if not _is_type(c):
            raise TypeError('issubclass() arg 1 must be a class')
        for a in self.__args__:
            if issubclass(c, a):
                return True
        return False

    def __mro_entries__(self, bases):
        raise TypeError('Cannot subclass ' + repr(self))


_UnionMeta.__module__ = Union.__module__ = 'typing'
_type_seal(Union, False)


def _unionable(x):
    return x is None or _is_type(x) or isinstance(x, (Union, GenericAlias, _Alias, _Parameter, TypeAliasType, Unpacked)) or \
        _lookup(_type_of(x), '__origin__', None) is not None or hasattr(x, '__typing_union__')


def type_or(a, b):
    if not _unionable(a) or not _unionable(b):
        return NotImplemented
    return Union[a, b]


# ---- t-strings ----

class Interpolation:
    __match_args__ = ('value', 'expression', 'conversion', 'format_spec')

    def __init__(self, value, expression='', conversion=None, format_spec=''):
        if conversion is not None and conversion not in ('s', 'r', 'a'):
            raise ValueError("Interpolation() argument 'conversion' must be one of 's', 'a' or 'r'")
        set_field = object.__setattr__
        set_field(self, 'value', value)
        set_field(self, 'expression', expression)
        set_field(self, 'conversion', conversion)
        set_field(self, 'format_spec', format_spec)

    def __setattr__(self, name, value):
        raise AttributeError('readonly attribute')

    def __repr__(self):
        return 'Interpolation(%r, %r, %r, %r)' % (self.value, self.expression, self.conversion, self.format_spec)


class Template:
    def __init__(self, *parts):
        strings = []
        found = []
        last = ''
        for part in parts:
            if isinstance(part, str):
                last += part
            elif isinstance(part, Interpolation):
                strings.append(last)
                last = ''
                found.append(part)
            else:
                raise TypeError('Template.__new__ *args need to be of type \'str\' or \'Interpolation\', got ' + _tn(part))
        strings.append(last)
        object.__setattr__(self, 'strings', tuple(strings))
        object.__setattr__(self, 'interpolations', tuple(found))

    def __setattr__(self, name, value):
        raise AttributeError('readonly attribute')

    @property
    def values(self):
        return tuple([i.value for i in self.interpolations])

    def __iter__(self):
        i = 0
        while i < len(self.strings):
            if self.strings[i]:
                yield self.strings[i]
            if i < len(self.interpolations):
                yield self.interpolations[i]
            i += 1

    def __add__(self, other):
        if not isinstance(other, Template):
            raise TypeError('can only concatenate string.templatelib.Template (not "%s") to string.templatelib.Template' %
                            _tn(other))
        return Template(*self, *other)

    def __repr__(self):
        return 'Template(strings=%r, interpolations=%r)' % (self.strings, self.interpolations)


Interpolation.__module__ = Template.__module__ = 'string.templatelib'
_type_seal(Interpolation, False)
_type_seal(Template, False)


def interpolation(value, expression, conversion=None, format_spec=''):
    return Interpolation(value, expression, conversion, format_spec)


def template(strings, interpolations):
    t = object.__new__(Template)
    object.__setattr__(t, 'strings', strings)
    object.__setattr__(t, 'interpolations', interpolations)
    return t
