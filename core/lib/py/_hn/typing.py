# Frozen Python: what the language itself needs of typing: type parameters, aliases, unions, generic aliases, templates.

from _hn import (_argument_name, _caller, _function_type_params, _instance, _is_function, _is_type, _isinstance,
                 _member_fix, _type_dict, _type_made, _type_of, _type_seal, _type_set, _type_weak)
from _hn.builtins import _tn


def _owner_module():
    caller = _caller(0)
    return None if caller is None else caller[0].get('__name__')


def _checked_type(arg, what='Parameters to generic types must be types.'):
    import typing
    return typing._type_check(arg, what)


def _unpack_of(origin):
    import typing
    return typing.Unpack[origin]


def _shown_type(t):
    if t is Ellipsis:
        return '...'
    if _type_of(t) is list:
        return '[' + ', '.join([_shown_type(x) for x in t]) + ']'
    if _is_type(t) or not hasattr(t, '__origin__') or not hasattr(t, '__args__'):
        name, module = getattr(t, '__qualname__', None), getattr(t, '__module__', None)
        if name is not None and module is not None:
            return name if module == 'builtins' else '%s.%s' % (module, name)
    return repr(t)


# What evaluate_bound and its like are of a parameter that was not made by syntax.
class _ConstEvaluator:
    __slots__ = ('_value',)

    def __new__(cls, /, *args, **keywords):
        raise TypeError("cannot create '_typing._ConstEvaluator' instances")

    def __call__(self, format, /):
        if format != 4:
            return self._value
        import annotationlib
        if type(self._value) is tuple:
            return '(' + ', '.join([annotationlib.type_repr(x) for x in self._value]) + ')'
        return annotationlib.type_repr(self._value)

    def __repr__(self):
        return '<constevaluator %r>' % (self._value,)


# ---- type parameters ----

# A value that a call gave, or syntax: then the function beside it stands for it until it is asked for.
def _lazy_value(self, value, evaluator):
    found = getattr(self, value)
    if found is not None and found is getattr(self, evaluator):
        found = found(1)
        setattr(self, value, found)
    return found


def _lazy_evaluator(self, value, evaluator, absent=()):
    found = getattr(self, evaluator)
    if found is None and getattr(self, value) not in absent:
        return _instance(_ConstEvaluator, getattr(self, value))
    return found


def _its_default(self):
    return _lazy_value(self, '_default', '_evaluate_default')


def _its_default_evaluator(self):
    return _lazy_evaluator(self, '_default', '_evaluate_default')


def _has_default(self):
    return self._evaluate_default is not None or self._default is not NoDefault


def _union_with(self, other):
    return Union[self, other]


def _union_after(self, other):
    return Union[other, self]


def _no_base(self, bases, /):
    raise TypeError('Cannot subclass an instance of ' + type(self).__name__)


def _its_name(self, /):
    return self.__name__


def _with_variance(self):
    if self.__infer_variance__:
        return self.__name__
    return ('+' if self.__covariant__ else '-' if self.__contravariant__ else '~') + self.__name__


def _checked_name(name, what):
    if not _isinstance(name, str):
        raise TypeError("%s() argument 'name' must be str, not %s" % (what, _argument_name(name)))
    return name


def _check_variance(covariant, contravariant, infer_variance):
    if covariant and contravariant:
        raise ValueError('Bivariant types are not supported.')
    if infer_variance and (covariant or contravariant):
        raise ValueError('Variance cannot be specified with infer_variance.')


def _new_parameter(cls, *fields):
    made = _instance(cls, *fields)
    made.__module__ = _owner_module()
    return made


def _too_few(alias, args, least):
    return TypeError('Too few arguments for %s; actual %d, expected at least %d' % (alias, len(args), least))


class NoDefaultType:
    """The type of the NoDefault singleton."""
    __slots__ = ()
    __module__ = 'builtins'

    def __new__(cls, /, *args, **keywords):
        if args or keywords:
            raise TypeError('NoDefaultType takes no arguments')
        return NoDefault

    def __repr__(self):
        return 'typing.NoDefault'

    def __reduce__(self, /):
        return 'NoDefault'


NoDefault = object.__new__(NoDefaultType)


class TypeVar:
    """A type variable."""
    __slots__ = ('__name__', '__covariant__', '__contravariant__', '__infer_variance__', '_default', '_evaluate_default',
                 '_bound', '_evaluate_bound', '_constraints', '_evaluate_constraints', '__dict__')

    def __new__(cls, name, *constraints, bound=None, default=NoDefault, covariant=False, contravariant=False,
                infer_variance=False):
        _check_variance(covariant, contravariant, infer_variance)
        _checked_name(name, 'typevar')
        if bound is not None:
            bound = _checked_type(bound, 'Bound must be a type.')
        if len(constraints) == 1:
            raise TypeError('A single constraint is not allowed')
        if constraints and bound is not None:
            raise TypeError('Constraints cannot be combined with bound=...')
        return _new_parameter(cls, name, bool(covariant), bool(contravariant), bool(infer_variance), default, None, bound, None,
                              constraints, None)

    __bound__ = property(lambda self: _lazy_value(self, '_bound', '_evaluate_bound'))
    __constraints__ = property(lambda self: _lazy_value(self, '_constraints', '_evaluate_constraints'))
    __default__ = property(_its_default)
    evaluate_bound = property(lambda self: _lazy_evaluator(self, '_bound', '_evaluate_bound', (None,)))
    evaluate_constraints = property(lambda self: _lazy_evaluator(self, '_constraints', '_evaluate_constraints', ((),)))
    evaluate_default = property(_its_default_evaluator)
    has_default = _has_default
    __repr__ = _with_variance
    __or__ = _union_with
    __ror__ = _union_after
    __mro_entries__ = _no_base
    __reduce__ = _its_name

    def __typing_subst__(self, arg, /):
        import typing
        arg = _checked_type(arg)
        if _isinstance(arg, GenericAlias) and arg.__unpacked__ or isinstance(arg, typing._UnpackGenericAlias):
            raise TypeError('%s is not valid as type argument' % (arg,))
        return arg

    def __typing_prepare_subst__(self, alias, args, /):
        i = tuple.index(alias.__parameters__, self)
        if i < len(args):
            return args
        if i == len(args) and self.has_default():
            return args + (self.__default__,)
        raise _too_few(alias, args, i + 1)


class ParamSpec:
    """A parameter specification."""
    __slots__ = ('__name__', '__covariant__', '__contravariant__', '__infer_variance__', '_default', '_evaluate_default',
                 '__bound__', '__dict__')

    def __new__(cls, name, *, bound=None, default=NoDefault, covariant=False, contravariant=False, infer_variance=False):
        _check_variance(covariant, contravariant, infer_variance)
        _checked_name(name, 'paramspec')
        if bound is not None:
            bound = _checked_type(bound, 'Bound must be a type.')
        return _new_parameter(cls, name, bool(covariant), bool(contravariant), bool(infer_variance), default, None, bound)

    args = property(lambda self: _instance(ParamSpecArgs, self))
    kwargs = property(lambda self: _instance(ParamSpecKwargs, self))
    __default__ = property(_its_default)
    evaluate_default = property(_its_default_evaluator)
    has_default = _has_default
    __repr__ = _with_variance
    __or__ = _union_with
    __ror__ = _union_after
    __mro_entries__ = _no_base
    __reduce__ = _its_name

    def __typing_subst__(self, arg, /):
        if isinstance(arg, (list, tuple)):
            return tuple([_checked_type(a, 'Expected a type.') for a in arg])
        if not _stands_for_parameters(arg):
            raise TypeError('Expected a list of types, an ellipsis, ParamSpec, or Concatenate. Got %s' % (arg,))
        return arg

    def __typing_prepare_subst__(self, alias, args, /):
        params = alias.__parameters__
        i = tuple.index(params, self)
        if i == len(args) and self.has_default():
            args = args + (self.__default__,)
        if i >= len(args):
            raise TypeError('Too few arguments for %s' % (alias,))
        if len(params) == 1 and not _stands_for_parameters(args[0]):
            return (args,)
        if isinstance(args[i], list):
            return args[:i] + (tuple(args[i]),) + args[i + 1:]
        return args


# Whether it may stand where a ParamSpec does.
def _stands_for_parameters(arg):
    if arg is Ellipsis or isinstance(arg, (list, tuple, ParamSpec)):
        return True
    import typing
    return isinstance(arg, typing._ConcatenateGenericAlias)


class ParamSpecArgs:
    """The positional arguments of a ParamSpec."""
    __slots__ = ('__origin__',)
    _what = 'args'

    def __new__(cls, origin):
        return _instance(cls, origin)

    def __repr__(self):
        origin = self.__origin__
        return '%s.%s' % (origin.__name__ if type(origin) is ParamSpec else repr(origin), self._what)

    def __eq__(self, other):
        return self.__origin__ == other.__origin__ if type(other) is type(self) else NotImplemented

    __mro_entries__ = _no_base


class ParamSpecKwargs:
    """The keyword arguments of a ParamSpec."""
    __slots__ = ('__origin__',)
    _what = 'kwargs'
    __new__ = ParamSpecArgs.__new__
    __repr__ = ParamSpecArgs.__repr__
    __eq__ = ParamSpecArgs.__eq__
    __mro_entries__ = _no_base


class TypeVarTuple:
    """Any number of type variables."""
    __slots__ = ('__name__', '_default', '_evaluate_default', '__dict__')

    def __new__(cls, name, *, default=NoDefault):
        return _new_parameter(cls, _checked_name(name, 'typevartuple'), default, None)

    __default__ = property(_its_default)
    evaluate_default = property(_its_default_evaluator)
    has_default = _has_default
    __repr__ = _its_name
    __mro_entries__ = _no_base
    __reduce__ = _its_name

    def __iter__(self):
        yield _unpack_of(self)

    def __typing_subst__(self, arg, /):
        raise TypeError('Substitution of bare TypeVarTuple is not supported')

    # Of the arguments, those for the parameters before and behind are left alone; an unpacked tuple of any length, of which
    # there may be one, gives as many as are wanted.
    def __typing_prepare_subst__(self, alias, args, /):
        params = alias.__parameters__
        before = tuple.index(params, self)
        behind = len(params) - before - 1
        if [p for p in params[before + 1:] if isinstance(p, TypeVarTuple)]:
            raise TypeError('More than one TypeVarTuple parameter in %s' % (alias,))
        endless = [i for i in range(len(args)) if _is_endless(_unpacked_args(args[i]))]
        if len(endless) > 1:
            raise TypeError('More than one unpacked arbitrary-length tuple argument')
        first, last, item = before, behind, ()
        if endless:
            first = min(first, endless[0])
            last = min(last, len(args) - endless[0] - 1)
            item = (_unpacked_args(args[endless[0]])[0],)
        elif before + behind > len(args):
            raise _too_few(alias, args, len(params) - 1)
        mine = args[first:len(args) - last]
        if not mine and self.has_default():
            mine = _unpacked((self.__default__,))
        return args[:first] + item * (before - first) + (mine,) + item * (behind - last) + args[len(args) - last:]


# Where each of these is made, it is whole: what has no value yet cannot be read.
def _seal_form(cls, *names):
    for name in names:
        _member_fix(cls, name, name, False)
    cls.__module__ = 'typing'
    _type_seal(cls, False)


_seal_form(TypeVar, '__name__', '__covariant__', '__contravariant__', '__infer_variance__')
_seal_form(ParamSpec, '__name__', '__covariant__', '__contravariant__', '__infer_variance__', '__bound__')
_seal_form(ParamSpecArgs, '__origin__')
_seal_form(ParamSpecKwargs, '__origin__')
_seal_form(TypeVarTuple, '__name__')
_type_seal(NoDefaultType, False)
_ConstEvaluator.__module__ = '_typing'
_type_seal(_ConstEvaluator, False)


def typevar(name, bound, constraints):
    return _new_parameter(TypeVar, name, False, False, True, NoDefault, None, bound, bound, constraints or (), constraints)


def paramspec(name):
    return _new_parameter(ParamSpec, name, False, False, True, NoDefault, None, None)


def typevartuple(name):
    return _new_parameter(TypeVarTuple, name, NoDefault, None)


def set_type_default(t, evaluator):
    t._default = t._evaluate_default = evaluator
    return t


def set_type_params(function, params):
    if _is_function(function):
        return _function_type_params(function, params)
    function.__type_params__ = params
    return function


class TypeAliasType:
    """A type alias."""
    __slots__ = ('__name__', '_value', '_evaluate_value', '__type_params__', '_module')

    def __new__(cls, name, value, *, type_params=()):
        _checked_name(name, 'typealias')
        if not isinstance(type_params, tuple):
            raise TypeError('type_params must be a tuple')
        seen = False
        for p in type_params:
            if not isinstance(p, (TypeVar, ParamSpec, TypeVarTuple)):
                raise TypeError('Expected a type param, got %r' % (p,))
            if p.has_default():
                seen = True
            elif seen:
                raise TypeError("non-default type parameter '%r' follows default type parameter" % (p,))
        return _instance(cls, name, value, None, type_params, _owner_module())

    __value__ = property(lambda self: _lazy_value(self, '_value', '_evaluate_value'))
    evaluate_value = property(lambda self: _lazy_evaluator(self, '_value', '_evaluate_value'))
    __repr__ = _its_name
    __reduce__ = _its_name
    __or__ = _union_with
    __ror__ = _union_after

    def __getattribute__(self, name):
        return object.__getattribute__(self, '_module' if name == '__module__' else name)

    @property
    def __parameters__(self):
        return tuple([_unpack_of(p) if isinstance(p, TypeVarTuple) else p for p in self.__type_params__])

    def __getitem__(self, args):
        if not self.__type_params__:
            raise TypeError('Only generic type aliases are subscriptable')
        return generic_alias(self, args)

    def __iter__(self):
        yield _unpack_of(self)


_seal_form(TypeAliasType, '__name__', '__type_params__')


def type_alias(name, params, evaluator):
    return _instance(TypeAliasType, name, evaluator, evaluator, params or (), _owner_module())


def generic_base(params):
    import typing
    return typing.Generic[tuple([typing.Unpack[p] if isinstance(p, TypeVarTuple) else p for p in params])]


# ---- parameters and what is put in their place, for every alias ----

def _collect_parameters(args):
    found = []
    for a in args:
        if _is_type(a):
            continue
        if hasattr(a, '__typing_subst__'):
            inner = (a,)
        elif isinstance(a, (list, tuple)):
            inner = _collect_parameters(a)
        else:
            inner = getattr(a, '__parameters__', ())
        if isinstance(inner, tuple):
            found.extend([p for p in inner if p not in found])
    return tuple(found)


# What is between the brackets of an unpacked tuple; None of all else.
def _unpacked_args(arg):
    return None if _is_type(arg) else getattr(arg, '__typing_unpacked_tuple_args__', None)


def _is_endless(items):
    return items is not None and len(items) == 2 and items[1] is Ellipsis


def _unpacked(args):
    out = []
    for a in args:
        items = _unpacked_args(a)
        if items is None or items and items[-1] is Ellipsis:
            out.append(a)
        else:
            out.extend(items)
    return tuple(out)


def _filled_args(args, values):
    out = []
    for a in args:
        if _is_type(a):
            out.append(a)
        elif hasattr(a, '__typing_subst__'):
            out.append(a.__typing_subst__(values[a]))
        elif isinstance(a, (list, tuple)):
            inner = _filled_args(a, values)
            out.append(inner if isinstance(a, list) else tuple(inner))
        else:
            inner = getattr(a, '__parameters__', ())
            if not isinstance(inner, tuple) or not inner:
                out.append(a)
                continue
            given = []
            for p in inner:
                if isinstance(p, TypeVarTuple):
                    given.extend(values[p])
                else:
                    given.append(values[p])
            made = a[tuple(given)]
            if getattr(a, '__typing_is_unpacked_typevartuple__', False):
                out.extend(made)
            else:
                out.append(made)
    return out


# The arguments of an alias, or of whatever has parameters, with others in their place.
def _substituted(alias, given):
    params = alias.__parameters__
    if not params:
        raise TypeError('%s is not a generic class' % (alias,))
    given = _unpacked(given if isinstance(given, tuple) else (given,))
    for p in params:
        prepare = getattr(p, '__typing_prepare_subst__', None)
        if prepare is not None:
            given = prepare(alias, given)
    if len(given) != len(params):
        raise TypeError('Too %s arguments for %s; actual %d, expected %d' %
                        ('many' if len(given) > len(params) else 'few', alias, len(given), len(params)))
    return tuple(_filled_args(alias.__args__, dict(zip(params, given))))


# ---- list[int] ----

# What an alias has of its own; its class has the rest.
_alias_names = ('__class__', '__origin__', '__args__', '__unpacked__', '__parameters__', '__typing_unpacked_tuple_args__',
                '__mro_entries__', '__reduce_ex__', '__reduce__')


class GenericAlias:
    """A class with arguments: list[int]."""
    __slots__ = ('__origin__', '__args__', '__unpacked__', '_parameters')

    def __new__(cls, /, *given, **keywords):
        if keywords:
            raise TypeError('GenericAlias() takes no keyword arguments')
        if len(given) != 2:
            raise TypeError('GenericAlias expected 2 arguments, got %d' % len(given))
        return generic_alias(given[0], given[1], cls)

    def __getattribute__(self, name):
        if name in _alias_names:
            return object.__getattribute__(self, name)
        if name in ('__bases__', '__copy__', '__deepcopy__'):
            raise AttributeError("'%s' object has no attribute '%s'" % (_tn(self), name))
        return getattr(object.__getattribute__(self, '__origin__'), name)

    @property
    def __parameters__(self):
        found = object.__getattribute__(self, '_parameters')
        if found is None:
            found = _collect_parameters(self.__args__)
            object.__setattr__(self, '_parameters', found)
        return found

    @property
    def __typing_unpacked_tuple_args__(self):
        return self.__args__ if self.__unpacked__ and self.__origin__ is tuple else None

    def __repr__(self):
        args = ', '.join([_shown_type(a) for a in self.__args__]) or '()'
        return '%s%s[%s]' % ('*' if self.__unpacked__ else '', _shown_type(self.__origin__), args)

    def __getitem__(self, args):
        return generic_alias(self.__origin__, _substituted(self, args), GenericAlias, self.__unpacked__)

    def __call__(self, /, *args, **keywords):
        o = self.__origin__(*args, **keywords)
        try:
            o.__orig_class__ = self
        except (AttributeError, TypeError):
            pass
        return o

    def __mro_entries__(self, bases, /):
        return (self.__origin__,)

    def __eq__(self, other):
        if not _isinstance(self, GenericAlias) or not _isinstance(other, GenericAlias):
            return NotImplemented
        return self.__unpacked__ == other.__unpacked__ and self.__origin__ == other.__origin__ and self.__args__ == other.__args__

    def __hash__(self):
        return hash(self.__origin__) ^ hash(self.__args__)

    def __or__(self, other, /):
        return type_or(self, other)

    def __ror__(self, other, /):
        return type_or(other, self)

    def __instancecheck__(self, o, /):
        raise TypeError('isinstance() argument 2 cannot be a parameterized generic')

    def __subclasscheck__(self, c, /):
        raise TypeError('issubclass() argument 2 cannot be a parameterized generic')

    def __iter__(self):
        return _instance(generic_alias_iterator, self)

    def __reduce__(self, /):
        if self.__unpacked__:
            return next, (_instance(generic_alias_iterator, generic_alias(self.__origin__, self.__args__)),)
        return _type_of(self), (self.__origin__, self.__args__)

    def __dir__(self, /):
        names = set(dir(self.__origin__))
        names.update(_alias_names)
        return list(names)


class generic_alias_iterator:
    __slots__ = ('_alias',)
    __module__ = 'builtins'

    def __new__(cls, /, *args, **keywords):
        raise TypeError("cannot create 'generic_alias_iterator' instances")

    def __iter__(self):
        return self

    def __next__(self):
        alias = self._alias
        if alias is None:
            raise StopIteration
        self._alias = None
        return generic_alias(alias.__origin__, alias.__args__, GenericAlias, True)

    def __reduce__(self, /):
        return iter, (() if self._alias is None else self._alias,)


for _c in ('__origin__', '__args__', '__unpacked__'):
    _member_fix(GenericAlias, _c, _c, False)
GenericAlias.__module__ = 'types'
_type_seal(GenericAlias, True)
_type_weak(GenericAlias)
_type_seal(generic_alias_iterator, False)


def generic_alias(origin, args, cls=GenericAlias, unpacked=False):
    return _instance(cls, origin, args if _isinstance(args, tuple) else (args,), unpacked, None)


# ---- int | str ----

# In order, each once; what has no hash is compared.
def _distinct(args):
    out, seen, others = [], set(), []
    for a in args:
        for x in a.__args__ if _type_of(a) is Union else (a,):
            try:
                known = x in seen
                seen.add(x)
            except TypeError:
                known = x in others
                others.append(x)
            if not known:
                out.append(x)
    return out


class Union:
    """int | str."""
    __slots__ = ('__args__',)

    def __new__(cls, /, *args, **keywords):
        raise TypeError("cannot create 'typing.Union' instances")

    def __class_getitem__(cls, args, /):
        args = args if _type_of(args) is tuple else (args,)
        if not args:
            raise TypeError('Cannot take a Union of no types.')
        return _union([a if _unionable(a) else _checked_type(a, 'Union[arg, ...]: each arg must be a type.') for a in args])

    __name__ = property(lambda self: 'Union')
    __iter__ = None
    __origin__ = property(lambda self: Union)
    __parameters__ = property(lambda self: _collect_parameters(self.__args__))

    def __repr__(self):
        return ' | '.join(['None' if a is type(None) else _shown_type(a) for a in self.__args__])

    def __eq__(self, other):
        if _type_of(other) is not Union:
            return NotImplemented
        return len(self.__args__) == len(other.__args__) and all([a in other.__args__ for a in self.__args__])

    def __hash__(self):
        for a in self.__args__:
            hash(a)  # its own error says most
        return hash(frozenset(self.__args__))

    def __or__(self, other, /):
        return Union[self, other]

    def __ror__(self, other, /):
        return Union[other, self]

    def __getitem__(self, args):
        return Union[_substituted(self, args)]

    def __instancecheck__(self, o):
        for a in self.__args__:
            if isinstance(o, a):
                return True
        return False

    def __subclasscheck__(self, c):
        for a in self.__args__:
            if issubclass(c, a):
                return True
        return False

    def __mro_entries__(self, bases, /):
        raise TypeError('Cannot subclass ' + repr(self))


def _union(args):
    flat = _distinct([type(None) if a is None else a for a in args])
    return flat[0] if len(flat) == 1 else _instance(Union, tuple(flat))


_seal_form(Union, '__args__')
_type_made(Union, False)
for _c in TypeVar, ParamSpec, ParamSpecArgs, ParamSpecKwargs, TypeVarTuple, Union:
    _type_weak(_c)
_type_set(Union, '__qualname__', _type_dict(Union)['__name__'])


def _unionable(x):
    return x is None or _is_type(x) or _isinstance(x, (GenericAlias, Union, TypeAliasType))


def type_or(a, b):
    if not _unionable(a) or not _unionable(b):
        return NotImplemented
    return _union((a, b))


# ---- t-strings ----

class Interpolation:
    __slots__ = ('value', 'expression', 'conversion', 'format_spec')
    __match_args__ = ('value', 'expression', 'conversion', 'format_spec')

    def __new__(cls, /, value, expression='', conversion=None, format_spec=''):
        for name, text in ('expression', expression), ('conversion', conversion or ''), ('format_spec', format_spec):
            if not _isinstance(text, str):
                raise TypeError("Interpolation() argument '%s' must be str, not %s" % (name, _argument_name(text)))
        if conversion is not None and conversion not in ('s', 'r', 'a'):
            raise ValueError("Interpolation() argument 'conversion' must be one of 's', 'a' or 'r'")
        return _instance(cls, value, expression, conversion, format_spec)

    def __repr__(self):
        return 'Interpolation(%r, %r, %r, %r)' % (self.value, self.expression, self.conversion, self.format_spec)

    def __reduce__(self, /):
        return Interpolation, (self.value, self.expression, self.conversion, self.format_spec)

    def __class_getitem__(cls, key, /):
        return generic_alias(cls, key)


class Template:
    __slots__ = ('strings', 'interpolations')

    def __new__(cls, /, *parts, **keywords):
        if keywords:
            raise TypeError('Template.__new__ only accepts *args arguments')
        strings = []
        found = []
        last = ''
        for part in parts:
            if _isinstance(part, str):
                last += part
            elif _isinstance(part, Interpolation):
                strings.append(last)
                last = ''
                found.append(part)
            else:
                raise TypeError('Template.__new__ *args need to be of type \'str\' or \'Interpolation\', got ' + _tn(part))
        strings.append(last)
        return _instance(cls, tuple(strings), tuple(found))

    def __reduce__(self, /):
        import string.templatelib
        return string.templatelib._template_unpickle, (self.strings, self.interpolations)

    def __class_getitem__(cls, key, /):
        return generic_alias(cls, key)

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


for _c in Interpolation.__slots__:
    _member_fix(Interpolation, _c, _c, False)
for _c in Template.__slots__:
    _member_fix(Template, _c, _c, False)
Interpolation.__module__ = Template.__module__ = 'string.templatelib'
_type_seal(Interpolation, False)
_type_seal(Template, False)
for _class in (TypeVar, ParamSpec, ParamSpecArgs, TypeVarTuple, TypeAliasType, GenericAlias, Interpolation, Template):
    _type_made(_class, True)
# What programs reach as methods:
del _class, _has_default, _its_default, _its_default_evaluator, _its_name, _no_base, _union_after, _union_with, _with_variance


def interpolation(value, expression, conversion=None, format_spec=''):
    return _instance(Interpolation, value, expression, conversion, format_spec)


def template_op(strings, interpolations):
    return _instance(Template, strings, interpolations)
