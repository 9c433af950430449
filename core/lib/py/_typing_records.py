"""NamedTuple and TypedDict."""
import annotationlib
from _hn import _caller
from _typing_forms import Generic, NotRequired, ReadOnly, Required, _AnnotatedAlias, _GenericAlias, _generic_class_getitem, _type_check

__name__ = 'typing'  # what its functions say they are of
_missing = object()


def _module_of_caller():
    caller = _caller(0)
    return None if caller is None else caller[0].get('__name__')


def _warn_of_no_fields(how, kind, name, empty, word):
    example = f'`{name} = {kind}({name!r}, {empty})`'
    import warnings
    warnings.warn(f"{how} the 'fields' parameter is deprecated and will be disallowed in Python 3.15. To create a {kind} class with "
                  f'0 fields using the functional syntax, pass an empty {word}, e.g. {example}.', DeprecationWarning)


# A function for __annotate__: of types that are known.
def _annotate_with(types):
    def __annotate__(format, owner=None, /):
        if format == 4:
            return annotationlib.annotations_to_string(types)
        if format in (1, 3):
            return dict(types)
        raise NotImplementedError(format)
    return __annotate__


# What a class statement annotates, as far as it is defined, and the function that gives it in any format; check is for each type.
def _declared(ns, check):
    if '__annotations__' in ns:
        types = {name: check(name, t) for name, t in ns['__annotations__'].items()}
        return types, _annotate_with(types)
    own = annotationlib.get_annotate_from_class_namespace(ns)
    if own is None:
        return {}, lambda format, owner=None, /: {}

    def annotate(format, owner=None, /):
        found = annotationlib.call_annotate_function(own, format, owner=owner)
        return found if format == 4 else {name: check(name, t) for name, t in found.items()}
    return annotationlib.call_annotate_function(own, 3), annotate


# ---- named tuples ----

_prohibited = frozenset(('__new__', '__init__', '__slots__', '__getnewargs__', '_fields', '_field_defaults', '_field_types',
                         '_make', '_replace', '_asdict', '_source'))
_special_names = frozenset(('__module__', '__name__', '__annotations__', '__annotate__', '__annotate_func__',
                            '__annotations_cache__'))


def _field_type(name, t):
    return _type_check(t, f'field {name} annotation must be a type')


def _make_nmtuple(name, fields, annotate, module, defaults=()):
    import collections
    made = collections.namedtuple(name, fields, defaults=defaults, module=module)
    made.__annotate__ = made.__new__.__annotate__ = annotate
    return made


class NamedTupleMeta(type):
    def __new__(cls, typename, bases, ns):
        for base in bases:
            if base is not _NamedTuple and base is not Generic:
                raise TypeError('can only inherit from a NamedTuple type and Generic')
        types, annotate = _declared(ns, _field_type)
        defaults = []
        for name in types:
            if name in ns:
                defaults.append(name)
            elif defaults:
                raise TypeError(f"Non-default namedtuple field {name} cannot follow default field{'s' * (len(defaults) > 1)} "
                                f"{', '.join(defaults)}")
        made = _make_nmtuple(typename, list(types), annotate, ns['__module__'], [ns[name] for name in defaults])
        made.__bases__ = tuple([tuple if base is _NamedTuple else base for base in bases])
        if Generic in bases:
            made.__class_getitem__ = classmethod(_generic_class_getitem)
        for key, value in ns.items():
            if key in _prohibited:
                raise AttributeError('Cannot overwrite NamedTuple attribute ' + key)
            if key in _special_names:
                continue
            if key not in made._fields:
                setattr(made, key, value)
            set_name = getattr(type(value), '__set_name__', None)
            if set_name is not None:
                try:
                    set_name(value, made, key)
                except BaseException as e:
                    e.add_note(f'Error calling __set_name__ on {type(value).__name__!r} instance {key!r} in {typename!r}')
                    raise
        if Generic in bases:
            made.__init_subclass__()
        return made


def NamedTuple(typename, fields=_missing, /, **kwargs):
    """A named tuple class whose fields have types."""
    if fields is None and kwargs:
        raise TypeError("Cannot pass `None` as the 'fields' parameter and also specify fields using keyword arguments")
    if fields is _missing and kwargs:
        fields = kwargs.items()
        import warnings
        warnings.warn('Creating NamedTuple classes using keyword arguments is deprecated and will be disallowed in Python 3.15. '
                      'Use the class-based or functional syntax instead.', DeprecationWarning)
    elif kwargs:
        raise TypeError('Either list of fields or keywords can be provided to NamedTuple, not both')
    elif fields is None or fields is _missing:
        _warn_of_no_fields('Passing `None` as' if fields is None else 'Failing to pass a value for', 'NamedTuple', typename, '[]', 'list')
        fields = ()
    types = {name: _field_type(name, t) for name, t in fields}
    made = _make_nmtuple(typename, list(types), _annotate_with(types), _module_of_caller())
    made.__orig_bases__ = (NamedTuple,)
    return made


_NamedTuple = type.__new__(NamedTupleMeta, 'NamedTuple', (), {'__module__': 'typing'})


def _named_tuple_entries(bases):
    assert NamedTuple in bases
    return (_NamedTuple,)


NamedTuple.__mro_entries__ = _named_tuple_entries


# ---- dicts with types ----

def _key_type(name, t, module=None):
    return _type_check(t, "TypedDict('Name', {f0: t0, f1: t1, ...}); each t must be a type", module=module)


# The marks around a key's type.
def _get_typeddict_qualifiers(hint):
    while True:
        if isinstance(hint, _AnnotatedAlias):
            hint = hint.__origin__
        elif isinstance(hint, _GenericAlias) and hint.__origin__ in (Required, NotRequired, ReadOnly):
            yield hint.__origin__
            hint = hint.__args__[0]
        else:
            return


# Which keys there are of each kind, when one more is declared.
def _place_key(key, hint, total, required, optional, readonly, mutable):
    marks = list(_get_typeddict_qualifiers(hint))
    needed = Required in marks or NotRequired not in marks and total
    (required if needed else optional).add(key)
    (optional if needed else required).discard(key)
    if ReadOnly in marks:
        if key in mutable:
            raise TypeError(f'Cannot override mutable key {key!r} with read-only key')
        readonly.add(key)
    else:
        mutable.add(key)
        readonly.discard(key)


class _TypedDictMeta(type):
    def __new__(cls, name, bases, ns, total=True):
        for base in bases:
            if type(base) is not _TypedDictMeta and base is not Generic:
                raise TypeError('cannot inherit from both a TypedDict type and a non-TypedDict base class')
        generic = (Generic,) if any([issubclass(base, Generic) for base in bases]) else ()
        types, own = _declared(ns, lambda key, t: _key_type(key, t, ns.get('__module__')))
        space = {key: value for key, value in ns.items() if key not in ('__annotate__', '__annotate_func__', '__annotations__')}
        made = type.__new__(_TypedDictMeta, name, generic + (dict,), space)
        if not hasattr(made, '__orig_bases__'):
            made.__orig_bases__ = bases
        sets = required, optional, readonly, mutable = set(), set(), set(), set()
        for base in bases:
            for whole, attribute in zip(sets, ('__required_keys__', '__optional_keys__', '__readonly_keys__', '__mutable_keys__')):
                whole |= base.__dict__.get(attribute, frozenset())
            required -= base.__dict__.get('__optional_keys__', frozenset())
            optional -= base.__dict__.get('__required_keys__', frozenset())
        for key, hint in types.items():
            if '__annotations__' in ns and isinstance(hint, annotationlib.ForwardRef):
                hint.__owner__ = made
            _place_key(key, _key_type(key, hint), total, *sets)

        def __annotate__(format, /):
            found = {}
            for base in bases:
                inner = base.__annotate__
                if base is not Generic and inner is not None:
                    found.update(annotationlib.call_annotate_function(inner, format, owner=base))
            if format == 4 and '__annotations__' in ns:
                found.update(annotationlib.annotations_to_string(ns['__annotations__']))
            else:
                found.update(own(format, made))
            return found
        made.__annotate__ = __annotate__
        made.__required_keys__, made.__optional_keys__ = frozenset(required), frozenset(optional)
        made.__readonly_keys__, made.__mutable_keys__ = frozenset(readonly), frozenset(mutable)
        made.__total__ = total
        return made

    __call__ = dict

    def __subclasscheck__(cls, other):
        raise TypeError('TypedDict does not support instance and class checks')

    __instancecheck__ = __subclasscheck__


def TypedDict(typename, fields=_missing, /, *, total=True):
    """A dict class whose keys have types."""
    if fields is _missing or fields is None:
        _warn_of_no_fields('Passing `None` as' if fields is None else 'Failing to pass a value for', 'TypedDict', typename, '{}', 'dictionary')
        fields = {}
    ns = {'__annotations__': dict(fields)}
    module = _module_of_caller()
    if module is not None:
        ns['__module__'] = module
    made = _TypedDictMeta(typename, (), ns, total=total)
    made.__orig_bases__ = (TypedDict,)
    return made


_TypedDict = type.__new__(_TypedDictMeta, 'TypedDict', (), {'__module__': 'typing'})


def _typed_dict_entries(bases):
    return (_TypedDict,)


TypedDict.__mro_entries__ = _typed_dict_entries


def is_typeddict(tp):
    """Whether it is a TypedDict class."""
    return isinstance(tp, _TypedDictMeta) and tp is not TypedDict
