"""Type hints: special forms, generics, protocols. Nothing here checks types."""
import sys as _sys

from _hn import _caller
from _hn.imports import _import_dotted
from _hn.typing import (GenericAlias as GenericAlias, NoDefault as NoDefault, ParamSpec as ParamSpec, ParamSpecArgs as ParamSpecArgs,
                        ParamSpecKwargs as ParamSpecKwargs, TypeAliasType as TypeAliasType, TypeVar as TypeVar, TypeVarTuple as TypeVarTuple,
                        Union as Union)
from abc import ABCMeta as ABCMeta
from _typing_forms import (Annotated as Annotated, Any as Any, ClassVar as ClassVar, Concatenate as Concatenate,
                           Final as Final, Generic as Generic, Literal as Literal, LiteralString as LiteralString,
                           Never as Never, NoReturn as NoReturn, NotRequired as NotRequired, Optional as Optional,
                           ReadOnly as ReadOnly, Required as Required, Self as Self, TypeAlias as TypeAlias,
                           TypeGuard as TypeGuard, TypeIs as TypeIs, Unpack as Unpack)
# Private names of CPython's, which packages ask for, too.
from _typing_forms import (_AnnotatedAlias as _AnnotatedAlias, _AnyMeta as _AnyMeta, _BaseGenericAlias as _BaseGenericAlias,
                           _CallableGenericAlias as _CallableGenericAlias, _CallableType as _CallableType,
                           _cleanups as _cleanups, _collect_type_parameters as _collect_type_parameters,
                           _ConcatenateGenericAlias as _ConcatenateGenericAlias, _Final as _Final,
                           _generic_class_getitem as _generic_class_getitem, _GenericAlias as _GenericAlias,
                           _is_dunder as _is_dunder, _is_param_expr as _is_param_expr, _is_typevar_like as _is_typevar_like,
                           _LiteralGenericAlias as _LiteralGenericAlias, _NotIterable as _NotIterable,
                           _SpecialForm as _SpecialForm, _SpecialGenericAlias as _SpecialGenericAlias, _tp_cache as _tp_cache,
                           _TupleType as _TupleType, _type_check as _type_check, _type_convert as _type_convert,
                           _type_repr as _type_repr, _TypedCacheSpecialForm as _TypedCacheSpecialForm,
                           _UnpackGenericAlias as _UnpackGenericAlias)
from _typing_protocols import (Protocol as Protocol, _get_protocol_attrs as _get_protocol_attrs, _noise as EXCLUDED_ATTRIBUTES,
                               _protocol_init, _ProtocolMeta as _ProtocolMeta,
                               get_protocol_members as get_protocol_members, is_protocol as is_protocol,
                               runtime_checkable as runtime_checkable)

TYPE_CHECKING = False
_ASSERT_NEVER_REPR_MAX_LENGTH = 100
_no_init_or_replace_init = _protocol_init
_UnionGenericAlias = Union  # CPython has an alias of it for the sake of this name only

T, KT, VT = TypeVar('T'), TypeVar('KT'), TypeVar('VT')
T_co, V_co, VT_co = [TypeVar(_name, covariant=True) for _name in ('T_co', 'V_co', 'VT_co')]
T_contra = TypeVar('T_contra', contravariant=True)
AnyStr = TypeVar('AnyStr', bytes, str)
Text = str


def _module_of_caller():
    caller = _caller(0)
    return None if caller is None else caller[0].get('__name__')


# ---- the old names of builtin and abstract classes ----

class _DeprecatedGenericAlias(_SpecialGenericAlias, _root=True):
    def __subclasscheck__(self, cls):
        import warnings
        warnings.warn(f"'typing.{self._name}' is deprecated and slated for removal in Python 3.17", DeprecationWarning)
        return super().__subclasscheck__(cls)


List = _SpecialGenericAlias(list, 1, inst=False, name='List')
Dict = _SpecialGenericAlias(dict, 2, inst=False, name='Dict')
Set = _SpecialGenericAlias(set, 1, inst=False, name='Set')
FrozenSet = _SpecialGenericAlias(frozenset, 1, inst=False, name='FrozenSet')
Tuple = _TupleType(tuple, -1, inst=False, name='Tuple')
Type = _SpecialGenericAlias(type, 1, inst=False, name='Type')

# Other names are made when they are asked for, and what is not asked for often is imported then: the module, the name there, how many
# parameters the alias of it has.
_abstract = {'AbstractSet': 1, 'AsyncGenerator': 2, 'AsyncIterable': 1, 'AsyncIterator': 1, 'Awaitable': 1, 'Callable': 2,
             'Collection': 1, 'Container': 1, 'Coroutine': 3, 'Generator': 3, 'Hashable': 0, 'ItemsView': 2, 'Iterable': 1,
             'Iterator': 1, 'KeysView': 1, 'Mapping': 2, 'MappingView': 1, 'MutableMapping': 2, 'MutableSequence': 1,
             'MutableSet': 1, 'Reversible': 1, 'Sequence': 1, 'Sized': 0, 'ValuesView': 1, 'ByteString': 0}
_concrete = {'ChainMap': ('collections', 'ChainMap', 2), 'Counter': ('collections', 'Counter', 1),
             'DefaultDict': ('collections', 'defaultdict', 2), 'Deque': ('collections', 'deque', 1),
             'OrderedDict': ('collections', 'OrderedDict', 2), 'ContextManager': ('contextlib', 'AbstractContextManager', 2),
             'AsyncContextManager': ('contextlib', 'AbstractAsyncContextManager', 2), 'Match': ('re', 'Match', 1),
             'Pattern': ('re', 'Pattern', 1)}
_elsewhere = {'ForwardRef': 'annotationlib', 'get_type_hints': '_typing_hints', 'evaluate_forward_ref': '_typing_hints',
              '_eval_type': '_typing_hints', '_strip_annotations': '_typing_hints', 'NamedTuple': '_typing_records',
              'TypedDict': '_typing_records', 'is_typeddict': '_typing_records', '_NamedTuple': '_typing_records',
              'NamedTupleMeta': '_typing_records', '_TypedDict': '_typing_records', '_TypedDictMeta': '_typing_records',
              '_make_nmtuple': '_typing_records', '_get_typeddict_qualifiers': '_typing_records',
              'SupportsAbs': '_typing_supports', 'SupportsBytes': '_typing_supports', 'SupportsComplex': '_typing_supports',
              'SupportsFloat': '_typing_supports', 'SupportsIndex': '_typing_supports', 'SupportsInt': '_typing_supports',
              'SupportsRound': '_typing_supports'}


def _defaults_of(name):
    if name in ('Generator', 'AsyncGenerator'):
        return (type(None),) * (_abstract[name] - 1)
    return (bool | None,) if name.endswith('ContextManager') else ()


def __getattr__(name):
    if name == '_collect_parameters':
        from _typing_old import _warn_of_collecting
        _warn_of_collecting()
        return _collect_type_parameters
    if name in _elsewhere:
        found = getattr(_import_dotted(_elsewhere[name], False), name)
    elif name == 'Callable':
        import collections.abc
        found = _CallableType(collections.abc.Callable, 2, name=name)
    elif name in _abstract:
        import collections.abc
        origin = collections.abc.Set if name == 'AbstractSet' else getattr(collections.abc, name)
        make = _DeprecatedGenericAlias if name == 'ByteString' else _SpecialGenericAlias
        found = make(origin, _abstract[name], name=name, defaults=_defaults_of(name))
    elif name in _concrete:
        module, origin, nparams = _concrete[name]
        found = _SpecialGenericAlias(getattr(_import_dotted(module, False), origin), nparams, name=name, defaults=_defaults_of(name))
    else:
        raise AttributeError(f"module 'typing' has no attribute {name!r}")
    globals()[name] = found
    return found


class IO(Generic[AnyStr]):
    """A stream of text or bytes."""
    __slots__ = ()


class TextIO(IO[str]):
    """A stream of text."""
    __slots__ = ()


class BinaryIO(IO[bytes]):
    """A stream of bytes."""
    __slots__ = ()


# ---- functions ----

def cast(typ, val):
    """The value: for type checkers it has the type."""
    return val


def assert_type(val, typ, /):
    """The value: type checkers confirm its type."""
    return val


def reveal_type(obj, /):
    """The value, after its type was printed on stderr."""
    print(f'Runtime type is {type(obj).__name__!r}', file=_sys.stderr)
    return obj


def assert_never(arg, /):
    """For code that type checkers know to be unreachable."""
    most, told = _ASSERT_NEVER_REPR_MAX_LENGTH, repr(arg)
    raise AssertionError('Expected code to be unreachable, but got: ' + (told if len(told) <= most else told[:most] + '...'))


def _marked(thing, name):
    """The thing itself, with an attribute that is True, if it takes any."""
    try:
        setattr(thing, name, True)
    except (AttributeError, TypeError):
        pass
    return thing


def no_type_check(arg):
    """Marks what type checkers leave alone: with a class, all that was defined in it."""
    if isinstance(arg, type):
        for name in dir(arg):
            inner = getattr(arg, name)
            home = getattr(inner, '__qualname__', None)
            if isinstance(inner, type) or isinstance(inner, (_function, _method)):
                if home == f'{arg.__qualname__}.{inner.__name__}' and inner.__module__ == arg.__module__:
                    if isinstance(inner, type):
                        no_type_check(inner)
                    else:
                        _marked(getattr(inner, '__func__', inner), '__no_type_check__')
    return _marked(arg, '__no_type_check__')


def no_type_check_decorator(decorator):
    """A decorator whose results type checkers leave alone."""
    import functools
    import warnings
    warnings.warn("'typing.no_type_check_decorator' is deprecated and slated for removal in Python 3.15", DeprecationWarning)

    @functools.wraps(decorator)
    def wrapped(*args, **kwds):
        return no_type_check(decorator(*args, **kwds))
    return wrapped


_overloads = {}


def _overload_dummy(*args, **kwds):
    raise NotImplementedError('You should not call an overloaded function. A series of @overload-decorated functions '
                              'outside a stub module should always be followed by an implementation that is not '
                              '@overload-ed.')


def _place_of(func):
    func = getattr(func, '__func__', func)
    return getattr(func, '__module__', None), getattr(func, '__qualname__', None)


def overload(func):
    """Marks one signature of several."""
    inner = getattr(func, '__func__', func)
    if type(inner) is _function:
        _overloads.setdefault(_place_of(func), {})[inner.__code__.co_firstlineno] = func
    return _overload_dummy


def get_overloads(func):
    """The signatures that were marked for a function."""
    return list(_overloads.get(_place_of(func), {}).values())


def clear_overloads():
    """Forget all of them."""
    _overloads.clear()


def final(f):
    """Marks what is not to be overridden."""
    return _marked(f, '__final__')


def override(method, /):
    """Marks a method that overrides another."""
    return _marked(method, '__override__')


def dataclass_transform(*, eq_default=True, order_default=False, kw_only_default=False, frozen_default=False,
                        field_specifiers=(), **kwargs):
    """Marks what makes classes like dataclasses."""
    def mark(cls_or_fn):
        cls_or_fn.__dataclass_transform__ = {
            'eq_default': eq_default, 'order_default': order_default, 'kw_only_default': kw_only_default,
            'frozen_default': frozen_default, 'field_specifiers': field_specifiers, 'kwargs': kwargs}
        return cls_or_fn
    return mark


class NewType:
    """A type that is distinct for type checkers only."""

    def __init__(self, name, tp):
        self.__qualname__ = name
        self.__name__ = name.rpartition('.')[2]
        self.__supertype__ = tp
        module = _module_of_caller()
        if module != 'typing':
            self.__module__ = module

    def __call__(self, arg, /):
        return arg

    def __repr__(self):
        return f'{self.__module__}.{self.__qualname__}'

    def __reduce__(self):
        return self.__qualname__

    def __reduce__(self):
        return self.__qualname__

    def __mro_entries__(self, bases):
        class Refused:
            def __init_subclass__(cls):
                raise TypeError('Cannot subclass an instance of NewType. Perhaps you were looking for: '
                                f'`{cls.__name__} = NewType({cls.__name__!r}, {name})`')
        name = self.__name__
        return (Refused,)

    __or__ = TypeVar.__or__
    __ror__ = TypeVar.__ror__


def get_origin(tp):
    """The generic class behind a subscripted type, or None."""
    if isinstance(tp, _AnnotatedAlias):
        return Annotated
    if isinstance(tp, (_BaseGenericAlias, GenericAlias, ParamSpecArgs, ParamSpecKwargs, Union)):
        return tp.__origin__
    return Generic if tp is Generic else None


def get_args(tp):
    """What a type is subscripted with."""
    if isinstance(tp, _AnnotatedAlias):
        return (tp.__origin__,) + tp.__metadata__
    if not isinstance(tp, (_GenericAlias, GenericAlias, Union)):
        return ()
    args = tp.__args__
    call = isinstance(tp, _CallableGenericAlias) or getattr(tp.__origin__, '__module__', None) == 'collections.abc' \
        and tp.__origin__ is _sys.modules['collections.abc'].Callable
    if call and not (len(args) == 2 and _is_param_expr(args[0])):
        args = (list(args[:-1]), args[-1])
    return args


_function, _method = type(cast), type(List.__init__)

__all__ = ['Annotated', 'Any', 'Callable', 'ClassVar', 'Concatenate', 'Final', 'ForwardRef', 'Generic', 'Literal', 'Optional',
           'ParamSpec', 'Protocol', 'Tuple', 'Type', 'TypeVar', 'TypeVarTuple', 'Union', 'AbstractSet', 'ByteString',
           'Container', 'ContextManager', 'Hashable', 'ItemsView', 'Iterable', 'Iterator', 'KeysView', 'Mapping', 'MappingView',
           'MutableMapping', 'MutableSequence', 'MutableSet', 'Sequence', 'Sized', 'ValuesView', 'Awaitable', 'AsyncIterator',
           'AsyncIterable', 'Coroutine', 'Collection', 'AsyncGenerator', 'AsyncContextManager', 'Reversible', 'SupportsAbs',
           'SupportsBytes', 'SupportsComplex', 'SupportsFloat', 'SupportsIndex', 'SupportsInt', 'SupportsRound', 'ChainMap',
           'Counter', 'Deque', 'Dict', 'DefaultDict', 'List', 'OrderedDict', 'Set', 'FrozenSet', 'NamedTuple', 'TypedDict',
           'Generator', 'BinaryIO', 'IO', 'Match', 'Pattern', 'TextIO', 'AnyStr', 'assert_type', 'assert_never', 'cast',
           'clear_overloads', 'dataclass_transform', 'evaluate_forward_ref', 'final', 'get_args', 'get_origin', 'get_overloads',
           'get_protocol_members', 'get_type_hints', 'is_protocol', 'is_typeddict', 'LiteralString', 'Never', 'NewType',
           'no_type_check', 'no_type_check_decorator', 'NoDefault', 'NoReturn', 'NotRequired', 'overload', 'override',
           'ParamSpecArgs', 'ParamSpecKwargs', 'ReadOnly', 'Required', 'reveal_type', 'runtime_checkable', 'Self', 'Text',
           'TYPE_CHECKING', 'TypeAlias', 'TypeGuard', 'TypeIs', 'TypeAliasType', 'Unpack']
