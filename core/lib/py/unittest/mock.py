"""Objects that stand for others in tests, and tell what was done with them."""
import inspect
import io
from _mock_calls import (ANY, DEFAULT, FunctionTypes, InvalidSpecError, _ANY as _ANY, _Call as _Call, _CallList as _CallList,
                         _callable, _instances_callable, _Sentinel as _Sentinel, _SentinelObject as _SentinelObject, _signature_of, call,
                         sentinel)
from _mock_objects import (AsyncMagicMixin as AsyncMagicMixin, AsyncMock, AsyncMockMixin as AsyncMockMixin, Base as Base,
                           CallableMixin as CallableMixin, MagicMixin as MagicMixin, MagicMock, MagicProxy as MagicProxy, Mock,
                           NonCallableMagicMock, NonCallableMock, PropertyMock, ThreadingMixin as ThreadingMixin, ThreadingMock, _Spec,
                           _is_magic, _is_mock, _magics as _magics, _names_of)
from _mock_patch import _check_typos, _get_target as _get_target, _patch as _patch, _patch_dict as _patch_dict, patch

__all__ = ['Mock', 'MagicMock', 'patch', 'sentinel', 'DEFAULT', 'ANY', 'call', 'create_autospec', 'AsyncMock', 'ThreadingMock',
           'FILTER_DIR', 'NonCallableMock', 'NonCallableMagicMock', 'mock_open', 'PropertyMock', 'seal']
FILTER_DIR = True


# ---- mocks with signatures ----

def _check_with(mock, signature):
    """Lets calls of a mock fail that do not fit the signature."""
    if signature is not None:
        def check(self, /, *args, **kwargs):
            signature.bind(*args, **kwargs)
        cls = type(mock)
        cls._mock_check_sig, cls.__signature__ = check, signature


_told = ('assert_called_with assert_called_once_with assert_called_once assert_called assert_not_called assert_has_calls assert_any_call '
         'reset_mock')
_told_async = ('assert_awaited assert_awaited_once assert_awaited_with assert_awaited_once_with assert_any_await assert_has_awaits '
               'assert_not_awaited')


def _as_function(mock, spec, asynchronous):
    """A function that calls the mock, with its assertions; the mock notes what happens there."""
    eat_self = isinstance(spec, type)
    signature = _signature_of(spec, False, eat_self)
    if signature is None:
        return mock
    if asynchronous:
        async def stand_in(*args, **kwargs):
            signature.bind(*args, **kwargs)
            return await mock(*args, **kwargs)
    else:
        def stand_in(*args, **kwargs):
            signature.bind(*args, **kwargs)
            return mock(*args, **kwargs)
    name = getattr(spec, '__name__', '')
    stand_in.__qualname__ = stand_in.__name__ = name if name.isidentifier() else 'funcopy'
    stand_in.__module__ = None
    own = stand_in.__dict__
    own.update(mock=mock, __signature__=signature, called=False, call_count=0, call_args=None, call_args_list=_CallList(),
               method_calls=_CallList(), mock_calls=_CallList(), return_value=mock.return_value, side_effect=mock.side_effect,
               _mock_children=mock._mock_children)
    for each in (_told + ' ' + _told_async if asynchronous else _told).split():
        own[each] = _delegated(mock, stand_in, each)
    if asynchronous:
        own.update(await_count=0, await_args=None, await_args_list=_CallList())
    mock._mock_delegate = stand_in
    return stand_in


def _delegated(mock, stand_in, name):
    def method(*args, **kwargs):
        if name == 'reset_mock':
            stand_in.method_calls = _CallList()
            inner = stand_in.return_value
            getattr(mock, name)(*args, **kwargs)
            if _is_mock(inner) and inner is not stand_in:
                inner.reset_mock()
            return None
        return getattr(mock, name)(*args, **kwargs)
    method.__name__ = name
    return method


def _skips_first(spec, name, is_type):
    """Whether the first parameter of an attribute is the object itself."""
    if not isinstance(spec, type):
        if name in getattr(spec, '__dict__', {}):
            return False
        spec = spec.__class__
    for cls in spec.__mro__:
        found = cls.__dict__.get(name)
        if found is None:
            continue
        if isinstance(found, (staticmethod, classmethod)):
            return False
        return is_type if isinstance(found, FunctionTypes) else False
    return is_type


def _class_for(spec, is_type, instance):
    if inspect.isdatadescriptor(spec):
        return MagicMock
    if inspect.iscoroutinefunction(spec):
        if instance:
            raise RuntimeError('Instance can not be True when create_autospec is mocking an async function')
        return AsyncMock
    if not _callable(spec) or is_type and instance and not _instances_callable(spec):
        return NonCallableMagicMock
    return MagicMock


def create_autospec(spec, spec_set=False, instance=False, _parent=None, _name=None, *, unsafe=False, **kwargs):
    """A mock that has what spec has, all the way down, and whose calls must fit the signatures."""
    if type(spec) in (list, tuple):
        spec = type(spec)
    if _is_mock(spec):
        raise InvalidSpecError(f'Cannot autospec a Mock object. [object={spec!r}]')
    is_type, function = isinstance(spec, type), isinstance(spec, FunctionTypes)
    asynchronous = inspect.iscoroutinefunction(spec)
    how = {'spec_set' if spec_set else 'spec': spec} if spec is not None else {}
    if how and instance:
        how['_spec_as_instance'] = True
    _check_typos(kwargs, unsafe)
    made = _class_for(spec, is_type, instance)
    if inspect.isdatadescriptor(spec):
        how = {}
    name = kwargs.pop('name', _name)
    how.update(kwargs)
    mock = made(parent=_parent, _new_parent=_parent, _new_name='' if _parent is None else name, name=name, **how)
    result = mock
    if function:
        result = _as_function(mock, spec, asynchronous)
    else:
        _check_with(mock, _signature_of(spec, instance, is_type) if made is not NonCallableMagicMock else None)
    if _parent is not None and not instance:
        _parent._mock_children[name] = result
    wrapped = kwargs.get('wraps')
    if is_type and not instance and 'return_value' not in kwargs:
        mock.return_value = create_autospec(spec, spec_set, instance=True, _name='()', _parent=mock, wraps=wrapped)
    for entry in _names_of(spec):
        if not _is_magic(entry):
            _add_child(mock, result, spec, entry, is_type, instance, spec_set, wrapped)
    return result


def _add_child(mock, result, spec, entry, is_type, instance, spec_set, wrapped):
    try:
        original = getattr(spec, entry)
    except AttributeError:
        if entry not in getattr(spec, '__dataclass_fields__', ()):
            return
        original = spec.__dataclass_fields__[entry].type
        original = original if isinstance(original, type) else None
    inner = getattr(wrapped, entry, None) if wrapped is not None else None
    if not isinstance(original, FunctionTypes):
        mock._mock_children[entry] = _Spec(original, spec_set, mock, entry, False, inner)
        return
    eat_self = _skips_first(spec, entry, is_type)
    kind = AsyncMock if inspect.iscoroutinefunction(original) else MagicMock
    more = {} if inner is None else {'wraps': inner}
    child = mock._mock_children[entry] = kind(parent=mock, name=entry, _new_name=entry, _new_parent=mock, _eat_self=eat_self,
                                              **{'spec_set' if spec_set else 'spec': original}, **more)
    child.return_value = kind() if inner is None else child._mock_return_value
    _check_with(child, _signature_of(original, False, eat_self))
    if result is not mock:
        setattr(result, entry, child)


def seal(mock):
    """Lets neither the mock nor its children make more children."""
    mock._mock_sealed = True
    for name in dir(mock):
        try:
            child = getattr(mock, name)
        except AttributeError:
            continue
        if _is_mock(child) and not isinstance(mock._mock_children.get(name), _Spec) and child._mock_new_parent is mock:
            seal(child)


# ---- files ----

class _Data:
    """What mock_open() lets be read."""

    def __init__(self, text):
        self.text = text

    def stream(self):
        return io.BytesIO(self.text) if isinstance(self.text, bytes) else io.StringIO(self.text)


_file_names = None


def _names_of_files():
    global _file_names
    if _file_names is None:
        _file_names = sorted({*dir(io.TextIOWrapper), *dir(io.BytesIO)})
    return _file_names


def mock_open(mock=None, read_data=''):
    """A mock of open(): the file that it gives can be read, and notes what is written."""
    data = _Data(read_data)
    stream = [data.stream()]
    if mock is None:
        mock = MagicMock(name='open', spec=dir(open))
    handle = MagicMock(spec=_names_of_files())
    own = {}

    def given(name, read):
        def effect(*args, **kwargs):
            method = getattr(handle, name)
            if method._mock_return_value is not own[name]:
                return method._mock_return_value
            return read(*args, **kwargs)
        method = getattr(handle, name)
        own[name] = None
        method.return_value = None
        method.side_effect = effect

    def lines():
        if handle.readline._mock_return_value is not None:
            while True:
                yield handle.readline.return_value
        yield from stream[0]
    handle.__enter__.return_value = handle
    handle.write.return_value = None
    given('read', lambda *args, **kwargs: stream[0].read(*args, **kwargs))
    given('readline', lambda *args, **kwargs: next(lines(), stream[0].read(0)) if not args else stream[0].readline(*args, **kwargs))
    given('readlines', lambda *args, **kwargs: stream[0].readlines(*args, **kwargs))
    handle.__iter__.side_effect = lines
    handle.__next__.side_effect = lambda: next(lines())

    def leave(*exc_info):
        handle.close()
        return False
    handle.__exit__.side_effect = leave

    def opened(*args, **kwargs):
        stream[0] = data.stream()
        return DEFAULT
    mock.side_effect = opened
    mock.return_value = handle
    return mock
