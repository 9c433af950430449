"""The part of unittest.mock that puts mocks in the place of attributes, and takes them back."""
import functools
import inspect
import pkgutil
from contextlib import ExitStack
from _mock_calls import DEFAULT, _callable, _instances_callable
from _mock_objects import AsyncMock, MagicMock, NonCallableMagicMock, NonCallableMock, _is_async, _is_mock

__name__ = 'unittest.mock'  # what its classes say they are of
_started = []


class _Change:
    """Something that is changed for the time of a block, a function, or between start() and stop()."""

    def start(self):
        """Makes the change; gives what __enter__ gives."""
        given = self.__enter__()
        _started.append(self)
        return given

    def stop(self):
        """Takes the change back."""
        if self not in _started:
            return None
        _started.remove(self)
        return self.__exit__(None, None, None)


def _stopall():
    """Stops what was started with start(), the last first."""
    for change in _started[::-1]:
        change.stop()


def _each_test(cls, decorate):
    """Decorates the methods whose names begin as those of tests."""
    for name in dir(cls):
        if name.startswith(patch.TEST_PREFIX) and hasattr(getattr(cls, name), '__call__'):
            setattr(cls, name, decorate(getattr(cls, name)))
    return cls


def _check_typos(kwargs, unsafe):
    for name in kwargs:
        if not unsafe and name in ('autospect', 'auto_spec', 'set_spec'):
            raise RuntimeError(f'{name!r} might be a typo; use unsafe=True if this is intended')


class _patch(_Change):
    attribute_name = None

    def __init__(self, getter, attribute, new, spec, create, spec_set, autospec, new_callable, kwargs, *, unsafe=False):
        if new_callable is not None:
            if new is not DEFAULT:
                raise ValueError("Cannot use 'new' and 'new_callable' together")
            if autospec is not None:
                raise ValueError("Cannot use 'autospec' and 'new_callable' together")
        _check_typos(kwargs, unsafe)
        if _is_mock(spec) or _is_mock(spec_set):
            from unittest.mock import InvalidSpecError
            which, value = ('spec', spec) if _is_mock(spec) else ('spec_set target', spec_set)
            raise InvalidSpecError(f'Cannot spec attr {attribute!r} as the {which} has already been mocked out. '
                                   f'[{which[:8].strip()}={value!r}]')
        self.getter, self.attribute, self.new, self.create = getter, attribute, new, create
        self.spec, self.spec_set, self.autospec, self.new_callable, self.kwargs = spec, spec_set, autospec, new_callable, kwargs
        self.has_local, self.additional_patchers, self.is_started = False, [], False

    def copy(self):
        """Another one that does the same."""
        made = object.__new__(_patch)
        made.__dict__.update(self.__dict__, is_started=False, additional_patchers=[each.copy() for each in self.additional_patchers])
        return made

    def __call__(self, func):
        if isinstance(func, type):
            return _each_test(func, lambda method: self.copy()(method))
        patchings = getattr(func, 'patchings', None)
        if patchings is not None:
            patchings.append(self)
            return func
        return _patched(func, self)

    def _made(self, original):
        """The mock that takes the place of the original."""
        spec, spec_set, autospec = self._specs()
        made = self.new_callable
        if autospec is not None:
            return self._autospecced(original, spec_set)
        if spec is True:
            spec = original
            if spec_set is True:
                spec_set, spec = original, None
        elif spec is not None and spec_set is True:
            spec_set, spec = spec, None
        elif spec_set is True:
            spec_set = original
        given = spec_set if spec is None else spec
        kind = MagicMock if not (given is None and _is_async(original)) else AsyncMock
        if made is not None:
            kind = made
        elif given is not None:
            listed = type(given) in (list, tuple)
            if _is_async(given):
                kind = AsyncMock
            elif not (_callable(given) if not listed else '__call__' in given):
                kind = NonCallableMagicMock
        kwargs = {key: value for key, value in (('spec', spec), ('spec_set', spec_set)) if value is not None}
        if isinstance(kind, type) and issubclass(kind, NonCallableMock) and self.attribute:
            kwargs['name'] = self.attribute
        kwargs.update(self.kwargs)
        new = kind(**kwargs)
        if isinstance(given, type) and _is_mock(new) and 'return_value' not in kwargs:
            kwargs.pop('name', None)
            kind = type(new).__mro__[1] if _instances_callable(given) else NonCallableMagicMock
            new.return_value = kind(_new_parent=new, _new_name='()', **kwargs)
        return new

    def _specs(self):
        """The three arguments that say what the mock has, of which not all go together."""
        spec, spec_set, autospec = [None if each is False else each for each in (self.spec, self.spec_set, self.autospec)]
        if spec is not None and autospec is not None:
            raise TypeError("Can't specify spec and autospec")
        if (spec is not None or autospec is not None) and spec_set is not None and spec_set is not True:
            raise TypeError("Can't provide explicit spec_set *and* spec or autospec")
        return spec, spec_set, autospec

    def _autospecced(self, original, spec_set):
        from unittest.mock import InvalidSpecError, create_autospec
        if self.new is not DEFAULT:
            raise TypeError("autospec creates the mock for you. Can't specify autospec and new.")
        if original is DEFAULT:
            raise TypeError("Can't use 'autospec' with create=True")
        spec = original if self.autospec is True else self.autospec
        target = self.target
        if _is_mock(target) or _is_mock(spec):
            why = 'as the patch target has' if _is_mock(target) else f"from target {getattr(target, '__name__', target)!r} as it has"
            raise InvalidSpecError(f'Cannot autospec attr {self.attribute!r} {why} already been mocked out. '
                                   f'[target={target!r}, attr={spec!r}]')
        return create_autospec(spec, spec_set=bool(spec_set), _name=self.attribute, **self.kwargs)

    def get_original(self):
        """(what is to be replaced, whether the target has it itself)"""
        target, name = self.target, self.attribute
        try:
            return target.__dict__[name], True
        except (AttributeError, KeyError):
            original = getattr(target, name, DEFAULT)
        import builtins
        if name in dir(builtins) and inspect.ismodule(target):
            self.create = True
        if not self.create and original is DEFAULT:
            raise AttributeError(f'{target} does not have the attribute {name!r}')
        return original, False

    def __enter__(self):
        if self.is_started:
            raise RuntimeError('Patch is already started')
        self.target = self.getter()
        original, local = self.get_original()
        new = self.new
        self._specs()
        if new is DEFAULT or self.autospec:
            if (self.spec is True or self.spec_set is True) and original is DEFAULT:
                raise TypeError("Can't use 'spec' with create=True")
            new = self._made(original)
        elif self.kwargs:
            raise TypeError("Can't pass kwargs to a mock we aren't creating")
        self.temp_original, self.is_local, self.is_started = original, local, True
        self._stack = ExitStack()
        try:
            setattr(self.target, self.attribute, new)
            if self.attribute_name is None:
                return new
            given = {self.attribute_name: new} if self.new is DEFAULT else {}
            for each in self.additional_patchers:
                one = self._stack.enter_context(each)
                if each.new is DEFAULT:
                    given.update(one)
            return given
        except BaseException as e:
            if not self.__exit__(type(e), e, e.__traceback__):
                raise

    def __exit__(self, *exc_info):
        if not self.is_started:
            return None
        if self.is_local and self.temp_original is not DEFAULT:
            setattr(self.target, self.attribute, self.temp_original)
        else:
            delattr(self.target, self.attribute)
            if not self.create and (not hasattr(self.target, self.attribute) or self.attribute in _set_again):
                setattr(self.target, self.attribute, self.temp_original)
        stack = self._stack
        del self.temp_original, self.is_local, self.target, self._stack
        self.is_started = False
        return stack.__exit__(*exc_info)


_set_again = '__doc__', '__module__', '__defaults__', '__annotations__', '__kwdefaults__'


def _patched(func, first):
    """The function with its patches: they are made for each call, and their mocks are its last arguments."""
    def entered(stack, args, kwargs):
        for change in made.patchings:
            mock = stack.enter_context(change)
            if change.attribute_name is not None:
                kwargs.update(mock)
            elif change.new is DEFAULT:
                args += mock,
        return args, kwargs
    if inspect.iscoroutinefunction(func):
        @functools.wraps(func)
        async def made(*args, **kwargs):
            with ExitStack() as stack:
                args, kwargs = entered(stack, args, kwargs)
                return await func(*args, **kwargs)
    else:
        @functools.wraps(func)
        def made(*args, **kwargs):
            with ExitStack() as stack:
                args, kwargs = entered(stack, args, kwargs)
                return func(*args, **kwargs)
    made.patchings = [first]
    return made


def _get_target(target):
    try:
        where, attribute = target.rsplit('.', 1)
    except (TypeError, ValueError, AttributeError):
        raise TypeError(f'Need a valid target to patch. You supplied: {target!r}') from None
    return functools.partial(pkgutil.resolve_name, where), attribute


def patch(target, new=DEFAULT, spec=None, create=False, spec_set=None, autospec=None, new_callable=None, *, unsafe=False, **kwargs):
    """Replaces what 'package.module.name' names, in a with statement or for the calls of a function."""
    return _patch(*_get_target(target), new, spec, create, spec_set, autospec, new_callable, kwargs, unsafe=unsafe)


def _patch_object(target, attribute, new=DEFAULT, spec=None, create=False, spec_set=None, autospec=None, new_callable=None, *,
                  unsafe=False, **kwargs):
    """Replaces an attribute of an object."""
    if type(target) is str:
        raise TypeError(f'{target!r} must be the actual object to be patched, not a str')
    return _patch(lambda: target, attribute, new, spec, create, spec_set, autospec, new_callable, kwargs, unsafe=unsafe)


def _patch_multiple(target, spec=None, create=False, spec_set=None, autospec=None, new_callable=None, **kwargs):
    """Replaces several attributes; those that are DEFAULT by mocks, which are given by name."""
    if not kwargs:
        raise ValueError('Must supply at least one keyword argument with patch.multiple')
    getter = functools.partial(pkgutil.resolve_name, target) if type(target) is str else lambda: target
    made = []
    for name, new in kwargs.items():
        made.append(_patch(getter, name, new, spec, create, spec_set, autospec, new_callable, {}))
        made[-1].attribute_name = name
    made[0].additional_patchers = made[1:]
    return made[0]


class _patch_dict(_Change):
    """Replaces items of a mapping, or of one that 'package.module.name' names."""

    def __init__(self, in_dict, values=(), clear=False, **kwargs):
        self.in_dict, self.clear, self._original = in_dict, clear, None
        self.values = {**dict(values), **kwargs}

    def __call__(self, f):
        if isinstance(f, type):
            return _each_test(f, _patch_dict(self.in_dict, self.values, self.clear))
        if inspect.iscoroutinefunction(f):
            @functools.wraps(f)
            async def made(*args, **kwargs):
                with self:
                    return await f(*args, **kwargs)
        else:
            @functools.wraps(f)
            def made(*args, **kwargs):
                with self:
                    return f(*args, **kwargs)
        return made

    def __enter__(self):
        there = self.in_dict = pkgutil.resolve_name(self.in_dict) if isinstance(self.in_dict, str) else self.in_dict
        try:
            self._original = there.copy()
        except AttributeError:
            self._original = {key: there[key] for key in there}
        if self.clear:
            _empty(there)
        _put(there, self.values)
        return there

    def __exit__(self, *args):
        if self._original is not None:
            _empty(self.in_dict)
            _put(self.in_dict, self._original)
            self._original = None
        return False


def _put(there, values):
    try:
        there.update(values)
    except AttributeError:
        for key in values:
            there[key] = values[key]


def _empty(there):
    try:
        there.clear()
    except AttributeError:
        for key in [*there]:
            del there[key]


patch.object, patch.dict, patch.multiple, patch.stopall, patch.TEST_PREFIX = _patch_object, _patch_dict, _patch_multiple, _stopall, 'test'
