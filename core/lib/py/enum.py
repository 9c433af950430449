"""Classes whose instances are a fixed set of named values."""

from types import DynamicClassAttribute, MappingProxyType
from _hn import _caller, _modules
from _hn.files import _own

__all__ = ['EnumType', 'EnumMeta', 'EnumDict', 'Enum', 'IntEnum', 'StrEnum', 'Flag', 'IntFlag', 'ReprEnum', 'auto',
           'unique', 'property', 'verify', 'member', 'nonmember', 'FlagBoundary', 'STRICT', 'CONFORM', 'EJECT', 'KEEP',
           'global_flag_repr', 'global_enum_repr', 'global_str', 'global_enum', 'EnumCheck', 'CONTINUOUS',
           'NAMED_FLAGS', 'UNIQUE', 'pickle_by_global_name', 'pickle_by_enum_name']

Enum = Flag = ReprEnum = EJECT = KEEP = STRICT = CONFORM = None  # until the classes below exist
_NOT_GIVEN = object()
_SUNDERS = frozenset(('_order_', '_generate_next_value_', '_numeric_repr_', '_missing_', '_ignore_', '_iter_member_',
                      '_iter_member_by_value_', '_iter_member_by_def_', '_add_alias_', '_add_value_alias_',
                      '_use_args_', '_boundary_', '_value_repr_'))
_builtin_property = property
_builtin_bin = bin


class nonmember:
    """Keeps a value of the class body from becoming a member."""

    def __init__(self, value):
        self.value = value


class member:
    """Makes a member of what would not become one, a function say."""

    def __init__(self, value):
        self.value = value


class auto:
    """A value that _generate_next_value_() finds."""

    def __init__(self, value=_NOT_GIVEN):
        self.value = value

    def __repr__(self):
        return f'auto({self.value!r})'


class property(DynamicClassAttribute):
    """A property of the members that a member of the same name does not hide."""
    member = None
    name = clsname = None

    def __get__(self, instance, ownerclass=None):
        if instance is None:
            if self.member is not None:
                return self.member
            raise AttributeError(f'{ownerclass!r} has no attribute {self.name!r}')
        if self.fget is not None:
            return self.fget(instance)
        if self.member is not None:
            return self.member
        raise AttributeError(f'{ownerclass!r} has no attribute {self.name!r}')

    def __set__(self, instance, value):
        if self.fset is None:
            raise AttributeError(f'<enum {self.clsname!r}> cannot set attribute {self.name!r}')
        return self.fset(instance, value)

    def __delete__(self, instance):
        if self.fdel is None:
            raise AttributeError(f'<enum {self.clsname!r}> cannot delete attribute {self.name!r}')
        return self.fdel(instance)

    def __set_name__(self, ownerclass, name):
        self.clsname, self.name = ownerclass.__name__, name


# ---- the class body ----

def _is_between(marks, name):
    inner = name[len(marks):-len(marks)]
    return name == marks + inner + marks and '_' not in (inner[:1] or '_') + inner[-1:]


def _is_dunder(name):
    return _is_between('__', name)


def _is_sunder(name):
    return _is_between('_', name)


def _is_private(cls_name, name):
    pattern = f'_{cls_name}__'
    return len(name) > len(pattern) and name.startswith(pattern) and (name[-1] != '_' or name[-2] != '_')


def _is_descriptor(value):
    return hasattr(value, '__get__') or hasattr(value, '__set__') or hasattr(value, '__delete__')


def _is_inner_class(cls_name, value):
    if not isinstance(value, type):
        return False
    name = value.__qualname__
    return name == f'{cls_name}.{value.__name__}' or name.endswith(f'.{cls_name}.{value.__name__}')


class EnumDict(dict):
    """The namespace of an enumeration's body: notes which names become members."""

    def __init__(self, cls_name=None):
        super().__init__()
        self._cls_name = cls_name
        self._member_names = {}
        self._last_values = []
        self._ignore = []
        self._auto_called = False
        self._generate_next_value = None

    def __setitem__(self, key, value):
        if self._cls_name is not None and _is_private(self._cls_name, key):
            pass
        elif _is_sunder(key):
            self._sunder(key, value)
        elif _is_dunder(key) or key in self._ignore:
            pass
        elif key in self._member_names:
            raise TypeError(f'{key!r} already defined as {self[key]!r}')
        elif isinstance(value, nonmember):
            value = value.value
        elif not _is_descriptor(value) and not _is_inner_class(self._cls_name, value):
            if key in self:
                raise TypeError(f'{key!r} already defined as {self[key]!r}')
            given = value.value if isinstance(value, member) else value
            value = self._value_of(key, given)
            self._member_names[key] = None
            if value is given:
                self._last_values.append(value)
        dict.__setitem__(self, key, value)

    def _sunder(self, key, value):
        if key not in _SUNDERS:
            raise ValueError(f'_sunder_ names, such as {key!r}, are reserved for future Enum use')
        if key == '_generate_next_value_':
            if self._auto_called:
                raise TypeError('_generate_next_value_ must be defined before members')
            self._generate_next_value = value.__func__ if isinstance(value, staticmethod) else value
        elif key == '_ignore_':
            self._ignore = value.replace(',', ' ').split() if isinstance(value, str) else list(value)
            already = set(self._ignore) & set(self._member_names)
            if already:
                raise ValueError(f'_ignore_ cannot specify already set names: {already!r}')

    def _value_of(self, key, value):
        """The value with each auto() replaced."""
        single = isinstance(value, auto)
        parts = (value,) if single else value
        if not isinstance(parts, tuple) or not any([isinstance(v, auto) for v in parts]):
            return value
        found = []
        for v in parts:
            if isinstance(v, auto):
                if v.value is _NOT_GIVEN:
                    v.value = self._generate_next_value(key, 1, len(self._member_names), self._last_values[:])
                    self._auto_called = True
                v = v.value
                self._last_values.append(v)
            found.append(v)
        return found[0] if single else type(value)(found) if type(value) is tuple else type(value)(*found)

    @_builtin_property
    def member_names(self):
        return list(self._member_names)

    def update(self, members, **more):
        for key, value in members.items() if hasattr(members, 'keys') else members:
            self[key] = value
        for key, value in more.items():
            self[key] = value


# ---- the metaclass ----

class EnumType(type):
    """The metaclass of enumerations."""

    @classmethod
    def __prepare__(metacls, cls, bases, **kwds):
        for chain in bases:
            for base in chain.__mro__:
                if isinstance(base, EnumType) and base._member_names_:
                    raise TypeError(f'<enum {cls!r}> cannot extend {base!r}')
        namespace = EnumDict(cls)
        _, first = _mixins(cls, bases)
        if first is not None:
            namespace['_generate_next_value_'] = getattr(first, '_generate_next_value_', None)
        return namespace

    def __new__(metacls, cls, bases, classdict, *, boundary=None, _simple=False, **kwds):
        names = {name: classdict[name] for name in classdict._member_names}
        if 'mro' in names or '' in names:
            raise ValueError('invalid enum member name(s) %s' % ','.join([repr(n) for n in names if n in ('mro', '')]))
        member_type, first = _mixins(cls, bases)
        make, save, use_args = _find_new(classdict, member_type, first)
        dropped = {*names, *classdict._ignore, '_ignore_', '_generate_next_value_'}
        space = {k: v for k, v in classdict.items() if k not in dropped}
        if classdict._generate_next_value is not None:
            space['_generate_next_value_'] = staticmethod(classdict._generate_next_value)
        order = space.pop('_order_', None)
        space.update(_new_member_=make, _use_args_=use_args, _member_names_=[], _member_map_={}, _value2member_map_={},
                     _unhashable_values_=[], _member_type_=member_type, _flag_mask_=0, _singles_mask_=0, _all_bits_=0,
                     _inverted_=None, _boundary_=boundary or getattr(first, '_boundary_', None))
        space.setdefault('_value_repr_', _find_repr(bases))
        made = super().__new__(metacls, cls, bases, space, **kwds)
        _choose_methods(made, classdict, bases, member_type, first)
        if save:
            made.__new_member__ = make
        if Enum is not None:
            made.__new__ = Enum.__new__
        for name, value in names.items():
            _make_member(made, name, value, make, use_args)
        if Flag is not None and issubclass(made, Flag):
            values = [m._value_ for m in made]
            if values != sorted(values):
                made._iter_member_ = made._iter_member_by_def_
        if order is not None:
            wanted = order.replace(',', ' ').split() if isinstance(order, str) else list(order)
            aliases = made._member_map_.keys() - made._member_names_
            wanted = [n for n in wanted if n not in aliases]
            if wanted != made._member_names_:
                raise TypeError(f'member order does not match _order_:\n  {made._member_names_!r}\n  {wanted!r}')
        return made

    def __init__(cls, *args, **kwds):
        pass

    def __bool__(cls):
        return True

    def __call__(cls, value, names=_NOT_GIVEN, *values, module=None, qualname=None, type=None, start=1, boundary=None):
        if cls._member_map_:
            return cls.__new__(cls, value if names is _NOT_GIVEN else (value, names, *values))
        if names is _NOT_GIVEN and type is None:
            raise TypeError(f'{cls} has no members; specify `names=()` if you meant to create a new, empty, enum')
        if module is None:
            caller = _caller(0)
            module = None if caller is None else caller[0].get('__name__')
        return _create(cls, value, () if names is _NOT_GIVEN else names, module, qualname, type, start, boundary)

    def __contains__(cls, value):
        if isinstance(value, cls):
            return True
        if Flag is not None and issubclass(cls, Flag):
            try:
                return isinstance(cls._missing_(value), cls)
            except ValueError:
                pass
        return _find_value(cls, value) is not None

    def __delattr__(cls, name):
        if name in cls._member_map_:
            raise AttributeError(f'{cls.__name__!r} cannot delete member {name!r}.')
        super().__delattr__(name)

    def __setattr__(cls, name, value):
        if name in cls.__dict__.get('_member_map_', ()):
            raise AttributeError(f'cannot reassign member {name!r}')
        super().__setattr__(name, value)

    def __dir__(cls):
        found = {'__class__', '__contains__', '__doc__', '__getitem__', '__init_subclass__', '__iter__', '__len__',
                 '__members__', '__module__', '__name__', '__qualname__', *cls._member_names_}
        if cls._new_member_ is not object.__new__:
            found.add('__new__')
        return sorted(found if cls._member_type_ is object else found | set(dir(cls._member_type_)))

    def __getitem__(cls, name):
        return cls._member_map_[name]

    def __iter__(cls):
        return (member for member in map(cls._member_map_.get, cls._member_names_))

    def __reversed__(cls):
        return (member for member in map(cls._member_map_.get, reversed(cls._member_names_)))

    def __len__(cls):
        return len(cls._member_names_)

    @_builtin_property
    def __members__(cls):
        return MappingProxyType(cls._member_map_)

    def _convert_(cls, name, module, filter, source=None, *, boundary=None, as_global=False):
        """An enumeration of those names of a module, or of another source, that the filter lets through."""
        space = _modules()[module].__dict__
        given = space if source is None else source.__dict__
        members = sorted([(key, value) for key, value in given.items() if filter(key)])
        try:
            members.sort(key=lambda pair: pair[1])
        except TypeError:
            pass
        made = cls(name, members, module=module, boundary=boundary or KEEP)
        if as_global:
            global_enum(made)
        else:
            space.update(made.__members__)
        space[name] = made
        return made

    def __repr__(cls):
        return f"<{'flag' if Flag is not None and issubclass(cls, Flag) else 'enum'} {cls.__name__!r}>"


EnumMeta = EnumType


def _next_after(values):
    try:
        last = sorted(values)[-1]
    except TypeError:
        raise TypeError('unable to sort non-numeric values') from None
    try:
        return last + 1
    except TypeError:
        raise TypeError(f'unable to increment {last!r}') from None


def _mixins(cls_name, bases):
    """The type of the values that members are, object if none, and the enumeration that is derived from."""
    if not bases:
        return object, Enum
    if not isinstance(bases[-1], EnumType):
        raise TypeError('new enumerations should be created as `EnumName([mixin_type, ...] [data_type,] enum_type)`')
    found = {}
    for chain in bases:
        unmade = None
        for base in chain.__mro__[:-1]:
            if isinstance(base, EnumType):
                if base._member_type_ is not object:
                    found[base._member_type_] = None
                    break
            elif '__new__' in base.__dict__ or '__dataclass_fields__' in base.__dict__:
                found[unmade or base] = None
                break
            else:
                unmade = unmade or base
    if len(found) > 1:
        raise TypeError(f"too many data types for {cls_name!r}: {{{', '.join([repr(t) for t in found])}}}")
    return next(iter(found), object), bases[-1]


def _find_new(classdict, member_type, first):
    """The function that makes members, whether to keep it, and whether it takes the value."""
    make = classdict.get('__new__')
    save = first is not None and make is not None
    plain = (None, object.__new__, None if Enum is None else Enum.__new__)
    if make is None:
        for name in ('__new_member__', '__new__'):
            for possible in (member_type, first):
                target = getattr(possible, name, None)
                if target not in plain:
                    make = target
                    break
            if make is not None:
                break
        else:
            make = object.__new__
    return make, save, first is not None and make not in plain


def _find_repr(bases):
    """How the value is shown in a member's repr: as the data type that is mixed in shows itself."""
    for chain in bases:
        for base in chain.__mro__:
            if base is object:
                continue
            if isinstance(base, EnumType):
                return base._value_repr_
            if '__repr__' in base.__dict__:
                params = base.__dict__.get('__dataclass_params__')
                return _dataclass_repr if params is not None and params.repr else base.__dict__['__repr__']
    return None


def _dataclass_repr(value):
    return ', '.join([f'{f.name}={getattr(value, f.name)!r}' for f in value.__dataclass_fields__.values() if f.repr])


def _choose_methods(cls, classdict, bases, member_type, first):
    """Members look like members where the data type's own methods would come first."""
    if ReprEnum is not None and ReprEnum in bases:
        if member_type is object:
            raise TypeError('ReprEnum subclasses must be mixed with a data type (i.e. int, str, float, etc.)')
        if '__format__' not in classdict:
            cls.__format__ = member_type.__format__
        if '__str__' not in classdict:
            cls.__str__ = member_type.__repr__ if member_type.__str__ is object.__str__ else member_type.__str__
    if first is None:
        return
    for name in ('__repr__', '__str__', '__format__', '__reduce_ex__'):
        if name not in classdict and name not in cls.__dict__ and \
                getattr(cls, name) in (getattr(member_type, name), getattr(object, name)):
            setattr(cls, name, getattr(first, name))
    if Flag is not None and issubclass(cls, Flag):
        for name in ('__or__', '__and__', '__xor__', '__ror__', '__rand__', '__rxor__', '__invert__'):
            if name not in classdict:
                setattr(cls, name, getattr(Flag, name))


def _make_member(cls, name, value, make, use_args):
    args = value if isinstance(value, tuple) else (value,)
    if cls._member_type_ is tuple:
        args = (args,)
    one = make(cls, *args) if use_args else make(cls)
    if not hasattr(one, '_value_'):
        if cls._member_type_ is object:
            one._value_ = value
        else:
            try:
                one._value_ = cls._member_type_(*args)
            except Exception as e:
                raise TypeError('_value_ not set in __new__, unable to create it') from e
    value = one._value_
    one._name_ = name
    one.__objclass__ = cls
    one.__init__(*args)
    one._sort_order_ = len(cls._member_names_)
    flag = Flag is not None and issubclass(cls, Flag)
    if flag and isinstance(value, int):
        cls._flag_mask_ |= value
        if _is_single_bit(value):
            cls._singles_mask_ |= value
        cls._all_bits_ = 2 ** cls._flag_mask_.bit_length() - 1
    known = _find_value(cls, value)
    if known is not None:
        one = known
    elif not flag or _is_single_bit(value):
        cls._member_names_.append(name)
    _add_member(cls, name, one)
    if known is None:
        _remember(cls, value, one)


def _add_member(cls, name, one):
    """Makes a member an attribute; a property of that name goes on answering for the members."""
    if name in cls._member_map_:
        if cls._member_map_[name] is not one:
            raise NameError(f'{name!r} is already bound: {cls._member_map_[name]!r}')
        return
    for base in cls.__mro__[1:]:
        found = base.__dict__.get(name)
        if isinstance(found, DynamicClassAttribute):
            redirect = property(found.fget, found.fset, found.fdel)
            redirect.member = one
            redirect.__set_name__(cls, name)
            type.__setattr__(cls, name, redirect)
            break
    else:
        type.__setattr__(cls, name, one)
    cls._member_map_[name] = one


def _remember(cls, value, one):
    try:
        cls._value2member_map_.setdefault(value, one)
    except TypeError:
        cls._unhashable_values_.append((value, one))


def _find_value(cls, value):
    """The member of a value, or None."""
    try:
        return cls._value2member_map_.get(value)
    except TypeError:
        for known, one in cls._unhashable_values_:
            if known == value:
                return one
    return None


def _create(cls, name, names, module, qualname, mixin, start, boundary):
    """Enum('Name', 'a b c') and its other forms."""
    bases = (cls,) if mixin is None else (mixin, cls)
    space = type(cls).__prepare__(name, bases)
    if isinstance(names, str):
        names = names.replace(',', ' ').split()
    if isinstance(names, (tuple, list)) and names and isinstance(names[0], str):
        values, pairs = [], []
        for count, one in enumerate(names):
            value = cls._generate_next_value_(one, start, count, values[:])
            values.append(value)
            pairs.append((one, value))
        names = pairs
    for item in names or ():
        key, value = (item, names[item]) if isinstance(item, str) else item
        space[key] = value
    if module is not None:
        space['__module__'] = module
    if qualname is not None:
        space['__qualname__'] = qualname
    return type(cls).__new__(type(cls), name, bases, space, boundary=boundary)


# ---- Enum ----

class Enum(metaclass=EnumType):
    """A class to derive enumerations from."""

    @classmethod
    def __signature__(cls):
        """What inspect shows of a call: of a member's value, or of what makes an enumeration."""
        made = '(new_class_name, /, names, *, module=None, qualname=None, type=None, start=1, boundary=None)'
        return '(*values)' if cls._member_names_ else made

    def __new__(cls, value):
        if type(value) is cls:
            return value
        found = _find_value(cls, value)
        if found is not None:
            return found
        if not cls._member_map_:
            raise TypeError(f'{cls!r} has no members defined')
        problem = result = None
        try:
            result = cls._missing_(value)
        except Exception as e:
            problem = e
        if isinstance(result, cls) or cls._boundary_ is not None and cls._boundary_ is EJECT and isinstance(result, int):
            return result
        invalid = ValueError(f'{value!r} is not a valid {cls.__qualname__}')
        if problem is None:
            if result is None:
                raise invalid
            problem = TypeError(f'error in {cls.__name__}._missing_: returned {result!r} instead of None or a valid member')
        if not isinstance(problem, ValueError):
            problem.__context__ = invalid
        raise problem

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        """The value of auto(): one more than the greatest so far."""
        return _next_after(last_values) if last_values else start

    @classmethod
    def _missing_(cls, value):
        return None

    def _add_alias_(self, name):
        _add_member(self.__class__, name, self)

    def _add_value_alias_(self, value):
        cls = self.__class__
        known = _find_value(cls, value)
        if known is None:
            _remember(cls, value, self)
        elif known is not self:
            raise ValueError(f'{value!r} is already bound: {known!r}')

    def __repr__(self):
        show = self.__class__._value_repr_ or repr
        return f'<{self.__class__.__name__}.{self._name_}: {show(self._value_)}>'

    def __str__(self):
        return f'{self.__class__.__name__}.{self._name_}'

    def __format__(self, format_spec):
        text = str(self)
        return str.__format__(text, format_spec)

    def __dir__(self):
        cls = self.__class__
        found = {'__class__', '__doc__', '__eq__', '__hash__', '__module__'} if cls._member_type_ is object \
            else set(object.__dir__(self))
        for name in getattr(self, '__dict__', ()):
            if name[0] != '_' and name not in cls._member_map_:
                found.add(name)
        for base in cls.__mro__:
            for name, value in base.__dict__.items():
                if name[0] != '_' and (name not in cls._member_map_ or isinstance(value, property) and value.fget):
                    found.add(name)
        return sorted(found)

    def __hash__(self):
        return hash(self._name_)

    def __reduce_ex__(self, proto):
        return self.__class__, (self._value_,)

    @property
    def value(self):
        """The value of the member."""
        return self._value_

    @property
    def name(self):
        """The name of the member."""
        return self._name_

    def __copy__(self, memo=None):
        return self

    __deepcopy__ = __copy__


class ReprEnum(Enum):
    """An enumeration that changes repr() only: str() and format() are those of the data type."""


class IntEnum(int, ReprEnum):
    """An enumeration whose members are ints."""


class StrEnum(str, ReprEnum):
    """An enumeration whose members are strs."""

    def __new__(cls, *values):
        given = len(values)
        if given > 3:
            raise TypeError(f'too many arguments for str(): {values!r}')
        if given == 1 and not isinstance(values[0], str):
            raise TypeError(f'{values[0]!r} is not a string')
        for value, what in zip(values[1:], ('encoding', 'errors')):
            if not isinstance(value, str):
                raise TypeError(f'{what} must be a string, not {value!r}')
        text = str(*values)
        self = str.__new__(cls, text)
        self._value_ = text
        return self

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        """The name in lower case."""
        return name.lower()


# ---- flags ----

class FlagBoundary(StrEnum):
    """What happens to bits that no flag has."""
    STRICT, CONFORM, EJECT, KEEP = 'strict', 'conform', 'eject', 'keep'


STRICT, CONFORM, EJECT, KEEP = FlagBoundary


def _is_single_bit(value):
    return isinstance(value, int) and value > 0 and value & (value - 1) == 0


def _bits(value):
    while value:
        bit = value & -value
        yield bit
        value ^= bit


def _iter_bits_lsb(num):
    """The bits of a number or of a flag, the lowest first. Programs know it by this name."""
    value = num.value if isinstance(num, Enum) else num
    if value < 0:
        raise ValueError(f'{value!r} is not a positive integer')
    yield from _bits(value)


def bin(num, max_bits=None):
    """Like the builtin bin(), but negative numbers in two's complement, and the sign bit apart."""
    ceiling = 2 ** num.bit_length()
    text = _builtin_bin(num + ceiling).replace('1', '0', 1) if num >= 0 else _builtin_bin(~num ^ (ceiling - 1) + ceiling)
    sign, digits = text[:3], text[3:]
    if max_bits is not None and len(digits) < max_bits:
        digits = (sign[-1] * max_bits + digits)[-max_bits:]
    return f'{sign} {digits}'


def show_flag_values(value):
    """The values of the single bits."""
    return list(_iter_bits_lsb(value))


def _outside(cls, value):
    """What a value with bits that no flag has becomes; an int that is no member any more for EJECT."""
    if cls._boundary_ is STRICT:
        most = max(value.bit_length(), cls._flag_mask_.bit_length())
        raise ValueError(f'{cls!r} invalid value {value!r}\n    given {bin(value, most)}\n'
                         f'  allowed {bin(cls._flag_mask_, most)}')
    if cls._boundary_ is CONFORM:
        return value & cls._flag_mask_
    if cls._boundary_ is KEEP and value < 0:
        return max(cls._all_bits_ + 1, 2 ** value.bit_length()) + value
    return value


def _combined_name(cls, value):
    """The names of the flags in a value, with what is left as a number; None without any."""
    singles = value & cls._singles_mask_
    members = list(cls._iter_member_(singles))
    total = 0
    for m in members:
        total |= m._value_
    if value & ~cls._singles_mask_:
        for m in cls._member_map_.values():
            if m not in members and m._value_ and m._value_ & value == m._value_:
                members.append(m)
                total |= m._value_
    rest = value ^ total
    if not total:
        return None
    if rest and cls._boundary_ is STRICT:
        raise ValueError(f'{cls!r}: no members with value {rest!r}')
    return '|'.join([m._name_ for m in members] + ([cls._numeric_repr_(rest)] if rest else []))


class Flag(Enum, boundary=STRICT):
    """An enumeration whose members are bits, to be combined by |, & and ^."""

    _numeric_repr_ = repr

    @staticmethod
    def _generate_next_value_(name, start, count, last_values):
        """The next bit."""
        if count == 0:
            return start if start is not None else 1
        last = max(last_values)
        try:
            return 2 ** last.bit_length()
        except Exception:
            raise TypeError(f'invalid flag value {last!r}') from None

    @classmethod
    def _iter_member_by_value_(cls, value):
        for bit in _bits(value & cls._flag_mask_):
            yield cls._value2member_map_.get(bit)

    _iter_member_ = _iter_member_by_value_

    @classmethod
    def _iter_member_by_def_(cls, value):
        yield from sorted(cls._iter_member_by_value_(value), key=lambda m: m._sort_order_)

    @classmethod
    def _missing_(cls, value):
        """A combination of flags."""
        if not isinstance(value, int):
            raise ValueError(f'{value!r} is not a valid {cls.__qualname__}')
        bits, negative = cls._all_bits_, None
        if not ~bits <= value <= bits or value & (bits ^ cls._flag_mask_):
            value = _outside(cls, value)
            if cls._boundary_ is EJECT:
                return value
        if value < 0:
            negative = value
            value = bits + 1 + value if cls._boundary_ in (EJECT, KEEP) else cls._singles_mask_ & value
        made = object.__new__(cls) if cls._member_type_ is object else cls._member_type_.__new__(cls, value)
        if not hasattr(made, '_value_'):
            made._value_ = value
        made._name_ = _combined_name(cls, value) if value else None
        made = cls._value2member_map_.setdefault(value, made)
        if negative is not None:
            cls._value2member_map_[negative] = made
        return made

    def __contains__(self, other):
        if not isinstance(other, self.__class__):
            raise TypeError(f"unsupported operand type(s) for 'in': {type(other).__qualname__!r} and "
                            f'{self.__class__.__qualname__!r}')
        return other._value_ & self._value_ == other._value_

    def __bool__(self):
        return self._value_ != 0

    def __len__(self):
        return self._value_.bit_count()

    def __iter__(self):
        yield from self._iter_member_(self._value_)

    def __repr__(self):
        show = self.__class__._value_repr_ or repr
        name = '' if self._name_ is None else '.' + self._name_
        return f'<{self.__class__.__name__}{name}: {show(self._value_)}>'

    def __str__(self):
        if self._name_ is None:
            return f'{self.__class__.__name__}({self._value_!r})'
        return f'{self.__class__.__name__}.{self._name_}'

    def _bits(self, other):
        """The value of a flag of this kind, or a plain number that may stand for one."""
        cls = self.__class__
        if isinstance(other, cls):
            return other._value_
        plain = self._member_type_ is not object and isinstance(other, self._member_type_)
        return other if plain else NotImplemented

    def __or__(self, other):
        bits = self._bits(other)
        return bits if bits is NotImplemented else self.__class__(self._value_ | bits)

    def __and__(self, other):
        bits = self._bits(other)
        return bits if bits is NotImplemented else self.__class__(self._value_ & bits)

    def __xor__(self, other):
        bits = self._bits(other)
        return bits if bits is NotImplemented else self.__class__(self._value_ ^ bits)

    __ror__, __rand__, __rxor__ = __or__, __and__, __xor__

    def __invert__(self):
        if self._inverted_ is None:
            keep = self._boundary_ in (EJECT, KEEP)
            self._inverted_ = self.__class__(~self._value_ if keep else self._singles_mask_ & ~self._value_)
        return self._inverted_


class IntFlag(int, ReprEnum, Flag, boundary=KEEP):
    """Flags that are ints."""


# ---- decorators ----

def unique(enumeration):
    """ValueError if two names have the same value."""
    aliases = [f'{alias} -> {m.name}' for alias, m in enumeration.__members__.items() if alias != m.name]
    if aliases:
        raise ValueError(f"duplicate values found in {enumeration!r}: {', '.join(aliases)}")
    return enumeration


def _simple_enum(etype=Enum, *, boundary=None, use_args=None):
    """Makes an enum of a class that is none."""
    def converted(cls):
        space = type(etype).__prepare__(cls.__name__, (etype,))
        for name, value in cls.__dict__.items():
            if name not in ('__dict__', '__weakref__'):
                space[name] = value
        return type(etype)(cls.__name__, (etype,), space, boundary=boundary)
    return converted


class EnumCheck(StrEnum):
    """What verify() can check."""
    CONTINUOUS = 'no skipped integer values'
    NAMED_FLAGS = 'multi-flag aliases may not contain unnamed flags'
    UNIQUE = 'one name per value'


CONTINUOUS, NAMED_FLAGS, UNIQUE = EnumCheck


class verify:
    """Checks an enumeration: verify(UNIQUE, CONTINUOUS, NAMED_FLAGS)."""

    def __init__(self, *checks):
        self._wanted = checks

    def __call__(self, enumeration):
        for check in self._wanted:
            _own('_enum_rare').check(enumeration, check)
        return enumeration


def global_enum_repr(self):
    """MODULE.NAME"""
    return f"{self.__class__.__module__.split('.')[-1]}.{self._name_}"


def global_flag_repr(self):
    """MODULE.NAME, several joined by |"""
    module = self.__class__.__module__.split('.')[-1]
    if self._name_ is None:
        return f'{module}.{self.__class__.__name__}({self._value_})'
    return '|'.join([name if name[0].isdigit() else f'{module}.{name}' for name in self._name_.split('|')])


def global_str(self):
    """The name alone."""
    return f'{self.__class__.__name__}({self._value_!r})' if self._name_ is None else self._name_


def global_enum(cls, update_str=False):
    """Makes the members names of the module too."""
    cls.__repr__ = global_flag_repr if issubclass(cls, Flag) else global_enum_repr
    if not issubclass(cls, ReprEnum) or update_str:
        cls.__str__ = global_str
    module = _modules().get(cls.__module__)
    if module is not None:
        module.__dict__.update(cls.__members__)
    return cls


def pickle_by_global_name(self, proto):
    """For __reduce_ex__."""
    return self.name


def pickle_by_enum_name(self, proto):
    """For __reduce_ex__."""
    cls = self.__class__
    return getattr, (cls, self._name_)
