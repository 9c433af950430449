"""The mocks of unittest.mock: objects that take any use that is made of them, and tell of it."""
import inspect
import sys
import types
from _hn.generators import _coroutine_mark
from _mock_calls import (DEFAULT, DELETED, MISSING, FunctionTypes, InvalidSpecError, _Call, _CallList, _found, _listed,
                         _shown, _signature_of, sentinel)

from unittest.util import safe_repr

__name__ = 'unittest.mock'  # what its classes say they are of

_ordered = 'lt gt le ge'
_inplace = 'add sub mul matmul truediv floordiv mod lshift rshift and xor or pow'
_binary = _inplace + ' divmod'


def _dunders(names, before=''):
    return {f'__{before}{name}__' for name in names.split()}


_async_magics = _dunders('aenter aexit anext aiter')
_async_method_magics = _async_magics - {'__aiter__'}
_magics = (_dunders(_ordered + ' eq ne int contains len enter exit divmod rdivmod neg pos abs invert complex round float floor ceil '
                    'index bool iter next hash str sizeof getitem setitem delitem trunc fspath')
           | _dunders(_binary) | _dunders(_binary, 'r') | _dunders(_inplace, 'i')) | _async_magics
_more_magics = _dunders('get set delete reversed missing reduce reduce_ex getinitargs getnewargs getstate setstate getformat repr dir '
                        'subclasses format getnewargs_ex')
_all_magics = _magics | _more_magics
_unsupported = _dunders('getattr setattr init new prepare instancecheck subclasscheck del')
_results = {'__hash__': object.__hash__, '__str__': object.__str__, '__sizeof__': object.__sizeof__,
            '__fspath__': lambda mock: f'{type(mock).__name__}/{mock._extract_mock_name()}/{id(mock)}'}
_constants = {**dict.fromkeys(_dunders(_ordered), NotImplemented), '__int__': 1, '__contains__': False, '__len__': 0, '__exit__': False,
              '__complex__': complex(0, 1), '__float__': 1.0, '__bool__': True, '__index__': 1, '__aexit__': False}
_typos = 'assert', 'assret', 'asert', 'aseert', 'assrt'
_denied = set('called_once called_with called_once_with not_called any_call has_calls called'.split())


def _is_magic(name):
    return name[:2] == name[-2:] == '__' and len(name) > 4


def _is_mock(thing):
    return issubclass(type(thing), NonCallableMock)


def _is_exception(thing):
    return isinstance(thing, BaseException) or isinstance(thing, type) and issubclass(thing, BaseException)


def _is_async(thing):
    if _is_mock(thing) and not isinstance(thing, AsyncMock):
        return False
    thing = getattr(thing, '__func__', thing)
    return inspect.iscoroutinefunction(thing) or inspect.isawaitable(thing)


def _mock_of(thing):
    """The mock behind a function that create_autospec() made."""
    return getattr(thing, 'mock', thing) if isinstance(thing, FunctionTypes) else thing


def _names_of(spec):
    """What a spec has, and the fields of a dataclass."""
    return [*dir(spec), *getattr(spec if isinstance(spec, type) else type(spec), '__dataclass_fields__', ())]


class _Spec:
    """What a child of an autospecced mock will be made of when somebody asks for it."""

    def __init__(self, spec, spec_set, parent, name, instance, wraps):
        self.spec, self.spec_set, self.parent, self.name, self.instance, self.wraps = spec, spec_set, parent, name, instance, wraps

    def make(self):
        from unittest.mock import create_autospec
        more = {} if self.wraps is None else {'wraps': self.wraps}
        return create_autospec(self.spec, self.spec_set, self.instance, self.parent, self.name, **more)


def _adopt(parent, value, name, new_name):
    """Makes a mock that has neither a name nor a parent yet a child of another; whether it became one."""
    value = _mock_of(value)
    if not _is_mock(value):
        return False
    own = value.__dict__
    if own['_mock_name'] or own['_mock_new_name'] or own['_mock_parent'] is not None or own['_mock_new_parent'] is not None:
        return False
    above = parent
    while above is not None:
        if above is value:
            return False
        above = above._mock_new_parent
    if new_name:
        own['_mock_new_parent'], own['_mock_new_name'] = parent, new_name
    if name:
        own['_mock_parent'], own['_mock_name'] = parent, name
    return True


def _record(name, first, made=None):
    """An attribute that tells of calls; that of the function that stands for the mock, if there is one."""
    key = '_mock_' + name

    def fget(self):
        delegate = self._mock_delegate
        return self.__dict__[key] if delegate is None else getattr(delegate, name)

    def fset(self, value):
        if self._mock_delegate is None:
            self.__dict__[key] = value
        else:
            setattr(self._mock_delegate, name, value)
    _records[name] = first, made
    return property(fget, fset)


_records = {}


def _start(mock, names=('called', 'call_count', 'call_args', 'call_args_list', 'mock_calls')):
    for name in names:
        first, made = _records[name]
        setattr(mock, name, made() if made else first)


class Base:
    _mock_return_value = DEFAULT
    _mock_side_effect = None

    def __init__(self, /, *args, **kwargs):
        pass


class NonCallableMock(Base):
    """A mock that cannot be called."""

    def __new__(cls, spec=None, wraps=None, name=None, spec_set=None, parent=None, _spec_state=None, _new_name='', _new_parent=None,
                _spec_as_instance=False, _eat_self=None, unsafe=False, **kwargs):
        bases = cls,
        if not issubclass(cls, AsyncMockMixin):
            given = spec_set or spec
            if given is not None and _is_async(given):
                bases = AsyncMockMixin, cls
        own = type(cls.__name__, bases, {'__doc__': cls.__doc__, '__module__': 'unittest.mock'})
        own._mock_self = made = object.__new__(own)
        return made

    def __init__(self, spec=None, wraps=None, name=None, spec_set=None, parent=None, _spec_state=None, _new_name='', _new_parent=None,
                 _spec_as_instance=False, _eat_self=None, unsafe=False, **kwargs):
        own = self.__dict__
        own.update(_mock_parent=parent, _mock_name=name, _mock_new_name=_new_name, _mock_sealed=False, _mock_children={},
                   _mock_new_parent=parent if _new_parent is None else _new_parent, _mock_wraps=wraps, _mock_delegate=None,
                   _mock_unsafe=unsafe, method_calls=_CallList())
        if _eat_self is None:
            _eat_self = parent is not None
        self._mock_add_spec(spec if spec_set is None else spec_set, spec_set is not None and (spec_set or True), _spec_as_instance,
                            _eat_self)
        _start(self)
        if kwargs:
            self.configure_mock(**kwargs)
        Base.__init__(self)

    def _mock_add_spec(self, spec, spec_set, _spec_as_instance=False, _eat_self=False):
        if _is_mock(spec):
            raise InvalidSpecError(f'Cannot spec a Mock object. [object={spec!r}]')
        kind = signature = None
        asyncs = []
        if spec is not None:
            if type(spec) not in (list, tuple):
                kind = spec if isinstance(spec, type) else type(spec)
                signature = _signature_of(spec, _spec_as_instance, _eat_self)
                names = _names_of(spec)
                asyncs = [name for name in names if inspect.iscoroutinefunction(inspect.getattr_static(spec, name, None))]
                spec = names
        self.__dict__.update(_spec_class=kind, _spec_set=spec_set, _spec_signature=signature, _mock_methods=spec, _spec_asyncs=asyncs)

    def _mock_extend_spec_methods(self, spec_methods):
        self.__dict__['_mock_methods'] = [*(self._mock_methods or ()), *spec_methods]

    def mock_add_spec(self, spec, spec_set=False):
        """Allows only attributes that spec has, or that are in a list of names."""
        self._mock_add_spec(spec, spec_set=spec_set)

    called = _record('called', False)
    call_count = _record('call_count', 0)
    call_args = _record('call_args', None)
    call_args_list = _record('call_args_list', None, _CallList)
    mock_calls = _record('mock_calls', None, _CallList)

    @property
    def __class__(self):
        kind = self.__dict__.get('_spec_class')
        return type(self) if kind is None else kind

    @property
    def return_value(self):
        """What a call gives."""
        delegate = self._mock_delegate
        value = self._mock_return_value if delegate is None else delegate.return_value
        if value is DEFAULT and self._mock_wraps is None:
            if self._mock_sealed:
                raise AttributeError(f'{self._extract_mock_name()}.return_value')
            self.return_value = value = self._get_child_mock(_new_parent=self, _new_name='()')
        return value

    @return_value.setter
    def return_value(self, value):
        if self._mock_delegate is not None:
            self._mock_delegate.return_value = value
        else:
            self.__dict__['_mock_return_value'] = value
            _adopt(self, value, None, '()')

    @property
    def side_effect(self):
        """What a call raises, is made to call, or takes its result from."""
        delegate = self._mock_delegate
        if delegate is None:
            return self._mock_side_effect
        effect = delegate.side_effect
        if effect is not None and not callable(effect) and not _is_exception(effect) and not hasattr(effect, '__next__'):
            effect = delegate.side_effect = iter(effect)
        return effect

    @side_effect.setter
    def side_effect(self, value):
        if value is not None and not _is_exception(value) and not callable(value):
            try:
                value = iter(value)
            except TypeError:
                pass
        if self._mock_delegate is None:
            self.__dict__['_mock_side_effect'] = value
        else:
            self._mock_delegate.side_effect = value

    def reset_mock(self, visited=None, *, return_value: bool = False, side_effect: bool = False):
        """Forgets all calls, of the children too."""
        visited = [] if visited is None else visited
        if id(self) in visited:
            return
        visited.append(id(self))
        _start(self)
        self.method_calls = _CallList()
        if return_value:
            self.__dict__['_mock_return_value'] = DEFAULT
        if side_effect:
            self.__dict__['_mock_side_effect'] = None
        for child in self._mock_children.values():
            if not isinstance(child, _Spec) and child is not DELETED:
                child.reset_mock(visited, return_value=return_value, side_effect=side_effect)
        given = self._mock_return_value
        if _is_mock(given) and given is not self:
            given.reset_mock(visited)

    def configure_mock(self, /, **kwargs):
        """Sets attributes, of children too: name.return_value=3."""
        for path in sorted(kwargs, key=lambda path: path.count('.')):
            *way, last = path.split('.')
            at = self
            for name in way:
                at = getattr(at, name)
            setattr(at, last, kwargs[path])

    def attach_mock(self, mock, attribute):
        """Makes another mock an attribute, and its calls calls of a child."""
        inner = _mock_of(mock)
        if not _is_mock(inner):
            return setattr(self, attribute, mock)
        inner.__dict__.update(_mock_parent=None, _mock_new_parent=None, _mock_name='', _mock_new_name=None)
        setattr(self, attribute, mock)

    # ---- attributes ----

    def __getattr__(self, name):
        own = self.__dict__
        methods = own.get('_mock_methods', MISSING)
        if name in ('_mock_methods', '_mock_unsafe') or methods is MISSING:
            raise AttributeError(name)
        listed = methods is not None and name in methods
        if methods is not None:
            if not listed or name in _all_magics:
                raise AttributeError(f'Mock object has no attribute {name!r}')
        elif _is_magic(name):
            raise AttributeError(name)
        if not own['_mock_unsafe'] and not listed and (name.startswith(_typos) or name in _denied):
            raise AttributeError(f'{name!r} is not a valid assertion. Use a spec for the mock if {name!r} is meant to be an attribute.')
        children = own['_mock_children']
        child = children.get(name)
        if child is DELETED:
            raise AttributeError(name)
        if child is None:
            wrapped = own['_mock_wraps']
            if wrapped is not None:
                wrapped = getattr(wrapped, name)
            child = children[name] = self._get_child_mock(parent=self, name=name, wraps=wrapped, _new_name=name, _new_parent=self)
        elif isinstance(child, _Spec):
            child = children[name] = child.make()
        return child

    def __setattr__(self, name, value):
        own = self.__dict__
        methods = self._mock_methods
        if name in _kept or name[:6] == '_mock_':
            return object.__setattr__(self, name, value)
        if methods is not None and name not in methods and (self._spec_set and name not in own or name in _all_magics):
            raise AttributeError(f"Mock object has no attribute '{name}'")
        if name in _unsupported:
            raise AttributeError(f'Attempting to set unsupported magic method {name!r}.')
        if name == '__class__':
            own['_spec_class'] = value
            return
        if name in _all_magics:
            if not _is_mock(value):
                called = value
                setattr(type(self), name, _bound(name, value))
                value = lambda *args, **kwargs: called(self, *args, **kwargs)
            else:
                _adopt(self, value, None, name)
                setattr(type(self), name, value)
                self._mock_children[name] = value
        elif _adopt(self, value, name, name):
            self._mock_children[name] = value
        if self._mock_sealed and not hasattr(self, name):
            raise AttributeError(f'Cannot set {self._extract_mock_name()}.{name}')
        object.__setattr__(self, name, value)

    def __delattr__(self, name):
        own, children = self.__dict__, self._mock_children
        if name in _all_magics and name in type(self).__dict__:
            delattr(type(self), name)
            if name not in own:
                return
        child = children.get(name, MISSING)
        if name in own:
            object.__delattr__(self, name)
        elif child is DELETED:
            raise AttributeError(name)
        children[name] = DELETED

    def __dir__(self):
        names = set(self._mock_methods or ())
        of_type, own = dir(type(self)), self.__dict__
        if sys.modules['unittest.mock'].FILTER_DIR:
            of_type = [name for name in of_type if name[0] != '_']
            own = [name for name in own if name[0] != '_' or _is_magic(name)]
        there = names.union(of_type, own, self._mock_children)
        return sorted(name for name in there if self._mock_children.get(name) is not DELETED)

    def _get_child_mock(self, /, **kw):
        """Makes the mock of an attribute, or of a call: of the same class, but that it can be called."""
        if self._mock_sealed:
            raise AttributeError(self._extract_mock_name() + (f".{kw['name']}" if 'name' in kw else '()'))
        name, own = kw.get('_new_name'), type(self)
        if name in self._spec_asyncs or issubclass(own, MagicMock) and name in _async_method_magics:
            made = AsyncMock
        elif issubclass(own, AsyncMockMixin):
            plain = name in _all_magics and name not in _async_method_magics or self._mock_methods and name in self._mock_methods
            made = MagicMock if plain else AsyncMock
        elif issubclass(own, CallableMixin):
            made = own.__mro__[1]
        else:
            made = MagicMock if issubclass(own, NonCallableMagicMock) else Mock
        return made(**kw)

    # ---- what it says ----

    def _extract_mock_name(self):
        at, path = self, ''
        while at._mock_new_parent is not None:
            name = at._mock_new_name
            path = (name if name == '()' else f'.{name}') + path
            at = at._mock_new_parent
        return (at._mock_name or 'mock') + path

    def __repr__(self):
        name, kind = self._extract_mock_name(), self._spec_class
        told = '' if name == 'mock' else f' name={name!r}'
        if kind is not None:
            told += f" {'spec_set' if self._spec_set else 'spec'}={kind.__name__!r}"
        return f"<{type(self).__name__}{told} id='{id(self)}'>"

    def _format_mock_call_signature(self, args, kwargs):
        return _shown(self._mock_name or 'mock', args, kwargs)

    def _format_mock_failure_message(self, args, kwargs, action='call'):
        last = self.call_args if action == 'call' else self.await_args
        shown = self._format_mock_call_signature
        return f'expected {action} not found.\nExpected: {shown(args, kwargs)}\n  Actual: {shown(*_Call(last, two=True)[:])}'

    def _calls_repr(self):
        return _listed(self.mock_calls)

    # ---- assertions ----

    def _get_call_signature_from_name(self, name):
        """The signature of the child that a call such as 'a().b' is of."""
        if not name:
            return self._spec_signature
        signature, children = None, self._mock_children
        for part in name.replace('()', '').split('.'):
            child = children.get(part)
            if child is None or isinstance(child, _Spec):
                break
            child = _mock_of(child)
            children, signature = child._mock_children, child._spec_signature
        return signature

    def _call_matcher(self, _call):
        """The call as its signature binds it, so that it compares with others; the TypeError if it cannot be bound."""
        named = isinstance(_call, tuple) and len(_call) > 2
        signature = self._get_call_signature_from_name(tuple.__getitem__(_call, 0)) if named else self._spec_signature
        if signature is None:
            return _call
        name, args, kwargs = _Call(_call)[:]
        try:
            bound = signature.bind(*args, **kwargs)
        except TypeError as e:
            return e.with_traceback(None)
        return _Call(('', (name, bound.args, bound.kwargs), {}))

    def _missed(self, message, cause=None):
        raise AssertionError(message) from (cause if isinstance(cause, Exception) else None)

    def _expect(self, fine, wanted, count, verb='called', calls=''):
        if not fine:
            self._missed(f"Expected {wanted}{f'. {verb} {count} times.' if count is not None else '.'}{calls}")

    def assert_not_called(self):
        """Fails if it was called."""
        name = repr(self._mock_name or 'mock')
        self._expect(self.call_count == 0, f'{name} to not have been called', self.call_count, 'Called', self._calls_repr())

    def assert_called(self):
        """Fails unless it was called."""
        self._expect(self.call_count, f"{self._mock_name or 'mock'!r} to have been called", None)

    def assert_called_once(self):
        """Fails unless it was called once."""
        name = repr(self._mock_name or 'mock')
        self._expect(self.call_count == 1, f'{name} to have been called once', self.call_count, 'Called', self._calls_repr())

    def assert_called_with(self, /, *args, **kwargs):
        """Fails unless the last call had these arguments."""
        if self.call_args is None:
            self._missed(f'expected call not found.\nExpected: {self._format_mock_call_signature(args, kwargs)}\n  Actual: not called.')
        self._same_last(self.call_args, args, kwargs, 'call')

    def _same_last(self, last, args, kwargs, action):
        wanted = self._call_matcher(_Call((args, kwargs), two=True))
        if self._call_matcher(last) != wanted:
            self._missed(self._format_mock_failure_message(args, kwargs, action), wanted)

    def assert_called_once_with(self, /, *args, **kwargs):
        """Fails unless there was one call, with these arguments."""
        name = repr(self._mock_name or 'mock')
        self._expect(self.call_count == 1, f'{name} to be called once', self.call_count, 'Called', self._calls_repr())
        return self.assert_called_with(*args, **kwargs)

    def _any_of(self, calls, args, kwargs, action):
        wanted = self._call_matcher(_Call((args, kwargs), two=True))
        failed = isinstance(wanted, Exception)
        if failed or not _found(wanted, [self._call_matcher(one) for one in calls]):
            self._missed(f'{self._format_mock_call_signature(args, kwargs)} {action} not found', wanted)

    def assert_any_call(self, /, *args, **kwargs):
        """Fails unless a call had these arguments."""
        self._any_of(self.call_args_list, args, kwargs, 'call')

    def assert_has_calls(self, calls, any_order=False):
        """Fails unless there were these calls, one after the other or in any order."""
        name = self._mock_name or 'mock'
        self._all_of(self.mock_calls, calls, any_order, 'Calls', '  Actual',
                     lambda missing, rest: f'{name!r} does not contain all of {missing!r} in its call list, found {rest!r} instead')

    def _all_of(self, there, calls, any_order, what, actual, unordered):
        wanted = [self._call_matcher(one) for one in calls]
        cause = next((one for one in wanted if isinstance(one, Exception)), None)
        rest = _CallList(self._call_matcher(one) for one in there)
        if any_order:
            missing = [one for one in wanted if not _take(rest, one)]
            if missing:
                self._missed(unordered((*missing,), rest), cause)
        elif wanted not in rest:
            said = f'{what} not found.'
            if cause is not None:
                said = (f'Error processing expected {what.lower()}.\n'
                        f'Errors: {[one if isinstance(one, Exception) else None for one in wanted]}')
            self._missed(f'{said}\nExpected: {_CallList(calls)}\n{actual}: {safe_repr(there)}', cause)


_kept = {*_records, 'return_value', 'side_effect', 'method_calls', '_spec_class', '_spec_set', '_spec_signature', '_spec_asyncs',
         'await_count', 'await_args', 'await_args_list'}


def _take(calls, wanted):
    """Takes a call out of a list; whether it was there."""
    if wanted not in calls:
        return False
    calls.remove(wanted)
    return True


def _bound(name, function):
    def method(self, /, *args, **kwargs):
        return function(self, *args, **kwargs)
    method.__name__ = name
    return method


class CallableMixin(Base):
    def __init__(self, spec=None, side_effect=None, return_value=DEFAULT, wraps=None, name=None, spec_set=None, parent=None,
                 _spec_state=None, _new_name='', _new_parent=None, **kwargs):
        self.__dict__['_mock_return_value'] = return_value
        super().__init__(spec, wraps, name, spec_set, parent, _spec_state, _new_name, _new_parent, **kwargs)
        self.side_effect = side_effect

    def _mock_check_sig(self, /, *args, **kwargs):
        """What create_autospec() puts a check of the arguments in the place of."""

    def __call__(self, /, *args, **kwargs):
        for step in self._mock_check_sig, self._increment_mock_call:
            step(*args, **kwargs)
        return self._mock_call(*args, **kwargs)

    def _mock_call(self, /, *args, **kwargs):
        """What a call does, when it is noted."""
        given = self._execute_mock_call(*args, **kwargs)
        return given

    def _increment_mock_call(self, /, *args, **kwargs):
        """Notes a call here and with all parents."""
        self.called = True
        self.call_count += 1
        self.call_args = made = _Call((args, kwargs), two=True)
        self.call_args_list.append(made)
        self.mock_calls.append(_Call(('', args, kwargs)))
        method = self._mock_name if self._mock_parent is not None else None
        path, at = self._mock_new_name, self._mock_new_parent
        while at is not None:
            if method is not None:
                at.method_calls.append(_Call((method, args, kwargs)))
                method = f'{at._mock_name}.{method}' if at._mock_parent is not None else None
            at.mock_calls.append(_Call((path, args, kwargs)))
            if at._mock_new_name:
                path = at._mock_new_name + ('' if path[:2] == '()' else '.') + path
            at = at._mock_new_parent

    def _effect(self, args, kwargs):
        """What the side effect gives, or DEFAULT."""
        effect = self.side_effect
        if effect is None:
            return DEFAULT
        if _is_exception(effect):
            raise effect
        if callable(effect):
            return effect(*args, **kwargs)
        given = next(effect)
        if _is_exception(given):
            raise given
        return self.return_value if given is DEFAULT else given

    def _execute_mock_call(self, /, *args, **kwargs):
        given = self._effect(args, kwargs)
        if given is not DEFAULT:
            return given
        if self._mock_return_value is not DEFAULT:
            return self.return_value
        if self._mock_delegate is not None and self._mock_delegate.return_value is not DEFAULT:
            return self._mock_delegate.return_value
        return self.return_value if self._mock_wraps is None else self._mock_wraps(*args, **kwargs)


class Mock(CallableMixin, NonCallableMock):
    """An object that can be called, and has every attribute: more of its kind, made when they are asked for. It notes what is done."""


# ---- magic methods ----

class MagicProxy(Base):
    """Makes the mock of a magic method when it is asked for."""

    def __init__(self, name):
        self.name = name

    def __get__(self, obj, _type=None):
        if obj is None:
            obj = _type.__dict__.get('_mock_self')
            if obj is None:
                return self
        name = self.name
        made = obj._get_child_mock(name=name, _new_name=name, _new_parent=obj)
        setattr(obj, name, made)
        if name in _constants:
            made.return_value = _constants[name]
        elif name in _results:
            made.return_value = _results[name](obj)
        elif name in _effects:
            made.side_effect = _effects[name](obj)
        return made


def _equal(mock):
    def effect(other):
        given = mock.__eq__._mock_return_value
        return given if given is not DEFAULT else True if mock is other else NotImplemented
    return effect


def _unequal(mock):
    def effect(other):
        return DEFAULT if mock.__ne__._mock_return_value is not DEFAULT else False if mock is other else NotImplemented
    return effect


def _iterator(mock):
    def effect():
        given = mock.__iter__._mock_return_value
        return iter(() if given is DEFAULT else given)
    return effect


def _async_iterator(mock):
    def effect():
        given = mock.__aiter__._mock_return_value
        return _AsyncIterator(iter(() if given is DEFAULT else given))
    return effect


_effects = {'__eq__': _equal, '__ne__': _unequal, '__iter__': _iterator, '__aiter__': _async_iterator}


class _AsyncIterator:
    """Gives asynchronously what an iterator gives."""

    def __init__(self, iterator):
        self.iterator = iterator

    def __aiter__(self):
        return self

    async def __anext__(self):
        for value in self.iterator:
            return value
        raise StopAsyncIteration


_proxies = {name: MagicProxy(name) for name in _magics}


class MagicMixin(Base):
    def __init__(self, /, *args, **kw):
        self._mock_set_magics()
        super().__init__(*args, **kw)
        self._mock_set_magics()

    def _mock_set_magics(self):
        """Gives the mock's class what its spec has of the magic methods, all of them without a spec."""
        cls = type(self)
        methods = self.__dict__.get('_mock_methods')
        for name, proxy in _proxies.items():
            there = name in cls.__dict__
            if methods is not None and name not in methods:
                if there:
                    delattr(cls, name)
            elif not there:
                setattr(cls, name, proxy)

    def mock_add_spec(self, spec, spec_set=False):
        """Allows only attributes that spec has, and magic methods that it has."""
        NonCallableMock.mock_add_spec(self, spec, spec_set)
        return self._mock_set_magics()


class NonCallableMagicMock(MagicMixin, NonCallableMock):
    """A mock with magic methods that cannot be called."""


class MagicMock(MagicMixin, Mock):
    """A mock that has the magic methods too, most of them with a result that fits."""

    def reset_mock(self, /, *args, return_value: bool = False, **kwargs):
        """Forgets all calls; with return_value also the results, but those of magic methods are what they were at first."""
        super().reset_mock(*args, return_value=return_value, **kwargs)
        if return_value:
            for name in _magics & self._mock_children.keys():
                if name in _constants:
                    self._mock_children[name].return_value = _constants[name]
                elif name in _results:
                    self._mock_children[name].return_value = _results[name](self)


# ---- coroutines ----

class AsyncMockMixin(Base):
    await_count = _record('await_count', 0)
    await_args = _record('await_args', None)
    await_args_list = _record('await_args_list', None, _CallList)
    _is_coroutine_marker = _coroutine_mark

    def __init__(self, /, *args, **kwargs):
        super().__init__(*args, **kwargs)
        code = NonCallableMock(spec_set=types.CodeType)
        code.__dict__['co_flags'] = inspect.CO_COROUTINE + inspect.CO_VARARGS + inspect.CO_VARKEYWORDS
        self.__dict__.update(__code__=code, __name__='AsyncMock', __defaults__=(), __kwdefaults__={}, __annotations__=None)
        _start(self, _awaited)

    async def _execute_mock_call(self, /, *args, **kwargs):
        made = _Call((args, kwargs), two=True)
        self.await_count += 1
        self.await_args = made
        self.await_args_list.append(made)
        try:
            given = self._effect(args, kwargs)
        except StopIteration:
            if callable(self.side_effect):
                raise
            raise StopAsyncIteration from None
        if callable(self.side_effect) and inspect.iscoroutinefunction(self.side_effect):
            given = await given
        if given is not DEFAULT:
            return given
        wrapped = self._mock_wraps
        if self._mock_return_value is not DEFAULT or wrapped is None:
            return self.return_value
        given = wrapped(*args, **kwargs)
        return await given if inspect.iscoroutinefunction(wrapped) else given

    def assert_awaited(self):
        """Fails unless it was awaited."""
        self._expect(self.await_count, f"{self._mock_name or 'mock'} to have been awaited", None)

    def assert_awaited_once(self):
        """Fails unless it was awaited once."""
        self._expect(self.await_count == 1, f"{self._mock_name or 'mock'} to have been awaited once", self.await_count, 'Awaited')

    def assert_awaited_with(self, /, *args, **kwargs):
        """Fails unless the last await had these arguments."""
        if self.await_args is None:
            self._missed(f'Expected await: {self._format_mock_call_signature(args, kwargs)}\nNot awaited')
        self._same_last(self.await_args, args, kwargs, 'await')

    def assert_awaited_once_with(self, /, *args, **kwargs):
        """Fails unless there was one await, with these arguments."""
        self.assert_awaited_once()
        return self.assert_awaited_with(*args, **kwargs)

    def assert_any_await(self, /, *args, **kwargs):
        """Fails unless an await had these arguments."""
        self._any_of(self.await_args_list, args, kwargs, 'await')

    def assert_has_awaits(self, calls, any_order=False):
        """Fails unless there were these awaits, one after the other or in any order."""
        self._all_of(self.await_args_list, calls, any_order, 'Awaits', 'Actual',
                     lambda missing, rest: f'{missing!r} not all found in await list')

    def assert_not_awaited(self):
        """Fails if it was awaited."""
        self._expect(self.await_count == 0, f"{self._mock_name or 'mock'} to not have been awaited", self.await_count, 'Awaited')

    def reset_mock(self, /, *args, **kwargs):
        """Forgets all calls and awaits."""
        super().reset_mock(*args, **kwargs)
        _start(self, _awaited)


_awaited = 'await_count', 'await_args', 'await_args_list'


class AsyncMagicMixin(MagicMixin):
    pass


class AsyncMock(AsyncMockMixin, AsyncMagicMixin, Mock):
    """A mock whose calls are coroutines, and whose children are such mocks."""


# ---- threads, properties ----

_unset = sentinel.TIMEOUT_UNSET


class ThreadingMixin(Base):
    DEFAULT_TIMEOUT = None

    def __init__(self, *args, timeout=_unset, **kwargs):
        super().__init__(*args, **kwargs)
        if timeout is _unset:
            timeout = self.DEFAULT_TIMEOUT
        self.__dict__.update(_mock_wait_timeout=timeout, _mock_calls_events=[], _mock_event=None)

    def _get_child_mock(self, /, **kw):
        parent = kw.get('parent', kw.get('_new_parent'))
        kw.setdefault('timeout', (self if parent is None else parent)._mock_wait_timeout)
        return super()._get_child_mock(**kw)

    def _mock_call(self, *args, **kwargs):
        given = super()._mock_call(*args, **kwargs)
        for wanted, event in self._mock_calls_events:
            if wanted is None or wanted == (args, kwargs):
                event.set()
        return given

    def _event(self, wanted):
        import threading
        for other, event in self._mock_calls_events:
            if other == wanted:
                return event
        event = threading.Event()
        self._mock_calls_events.append((wanted, event))
        if self.called if wanted is None else wanted in self.call_args_list:
            event.set()
        return event

    def reset_mock(self, /, *args, **kwargs):
        """Forgets all calls, so that the next one is waited for."""
        super().reset_mock(*args, **kwargs)
        self.__dict__['_mock_calls_events'] = []

    def wait_until_called(self, *, timeout=_unset):
        """Waits until it is called; fails after the time."""
        if timeout is _unset:
            timeout = self._mock_wait_timeout
        if not self._event(None).wait(timeout):
            self._missed(f"{self._mock_name or 'mock'} was not called before timeout({timeout}).")

    def wait_until_any_call_with(self, *args, **kwargs):
        """Waits until it is called with these arguments; fails after the time."""
        if not self._event((args, kwargs)).wait(self._mock_wait_timeout):
            self._missed(f'{self._format_mock_call_signature(args, kwargs)} call not found')


class ThreadingMock(ThreadingMixin, MagicMixin, Mock):
    """A mock for whose calls other threads can wait."""


class PropertyMock(Mock):
    """A mock that is put into a class, as a property: it is called where the attribute is read or set."""

    def __set__(self, obj, val):
        self(val)

    def __get__(self, obj, obj_type=None):
        return self()

    def _get_child_mock(self, /, **kwargs):
        return MagicMock(**kwargs)
