"""What tests ask of pytest: marks, fixtures, raises, approx, monkeypatch, capsys. suite.py runs them. Written for these tests."""
import contextlib
import inspect
import io
import math
import os
import re
import sys
import tempfile
import types
import warnings as _warnings

__version__ = '8.0.0'
version_tuple = (8, 0, 0)


class _Outcome(BaseException):
    def __init__(self, msg='', **kwargs):
        super().__init__(msg)
        self.msg = msg


class _Skipped(_Outcome):
    pass


class _Failed(_Outcome):
    pass


class _XFailed(_Outcome):
    pass


def skip(reason='', *, allow_module_level=False, msg=None):
    raise _Skipped(msg or reason)


def fail(reason='', pytrace=True, msg=None):
    raise _Failed(msg or reason)


def xfail(reason=''):
    raise _XFailed(reason)


def exit(reason='', returncode=None):
    raise _Failed(reason)


for _f, _type in (skip, _Skipped), (fail, _Failed), (xfail, _XFailed):
    _f.Exception = _type
outcomes = types.SimpleNamespace(Skipped=_Skipped, Failed=_Failed)


def importorskip(name, minversion=None, reason=None, *, exc_type=ImportError):
    try:
        __import__(name)
    except exc_type:
        raise _Skipped(reason or f'could not import {name!r}') from None
    return sys.modules[name]


# ---- marks ----

class Mark:
    def __init__(self, name, args, kwargs):
        self.name, self.args, self.kwargs = name, args, kwargs


class MarkDecorator:
    def __init__(self, name, args=(), kwargs={}):
        self.mark = Mark(name, args, kwargs)
        self.name, self.args, self.kwargs = name, args, kwargs

    def __call__(self, *args, **kwargs):
        if len(args) == 1 and not kwargs and self.name != 'parametrize' and (inspect.isfunction(args[0]) or isinstance(args[0], type)):
            target = args[0]
            target.pytestmark = [*target.__dict__.get('pytestmark', ()), self.mark]
            return target
        return _Applied(self.name, self.args + args, {**self.kwargs, **kwargs})

    with_args = __call__


class _Applied(MarkDecorator):
    def __call__(self, target, *more, **kwargs):
        if more or kwargs or not callable(target):
            return _Applied(self.name, self.args + (target, *more), {**self.kwargs, **kwargs})
        own = target.__dict__.get('pytestmark', ()) if hasattr(target, '__dict__') else ()
        target.pytestmark = [*own, self.mark]
        return target


class _MarkMaker:
    def __getattr__(self, name):
        if name.startswith('_'):
            raise AttributeError(name)
        return MarkDecorator(name)


mark = _MarkMaker()


class ParameterSet:
    def __init__(self, values, marks, id):
        self.values, self.id = values, id
        self.marks = [getattr(m, 'mark', m) for m in (marks if isinstance(marks, (list, tuple)) else [marks])]


def param(*values, marks=(), id=None):
    return ParameterSet(values, marks, id)


# ---- fixtures ----

class FixtureDefinition:
    def __init__(self, call, scope, params, autouse, name):
        self.call, self.scope, self.params, self.autouse = call, scope, params, autouse
        self.name = name or call.__name__
        self.__name__ = call.__name__
        self.__doc__ = call.__doc__
        self.__wrapped__ = call

    def __get__(self, instance, owner=None):
        return self

    def __call__(self, *args, **kwargs):
        raise _Failed(f'Fixture "{self.name}" called directly')


def fixture(call=None, *, scope='function', params=None, autouse=False, ids=None, name=None):
    if call is not None:
        return FixtureDefinition(call, scope, None, False, None)
    return lambda call: FixtureDefinition(call, scope, None if params is None else list(params), autouse, name)


yield_fixture = fixture
FixtureRequest = FixtureDef = FixtureLookupError = Config = Parser = Item = Function = Session = Module = object
FixtureLookupErrorBase = LookupError


class UsageError(Exception):
    pass


class PytestWarning(UserWarning):
    pass


class PytestUnraisableExceptionWarning(PytestWarning):
    pass


class PytestUnknownMarkWarning(PytestWarning):
    pass


class Testable:
    __test__ = False


def hookimpl(*args, **kwargs):
    return args[0] if args else lambda call: call


hookspec = hookimpl


# ---- raises and warns ----

class ExceptionInfo:
    def __class_getitem__(cls, item):
        return cls

    value = None

    @property
    def type(self):
        return type(self.value)

    @property
    def tb(self):
        return self.value.__traceback__

    @property
    def typename(self):
        return type(self.value).__name__

    def exconly(self, tryshort=False):
        text = str(self.value)
        return f'{self.typename}: {text}' if text else self.typename

    def errisinstance(self, kinds):
        return isinstance(self.value, kinds)

    def match(self, pattern):
        assert re.search(pattern, str(self.value)), f'{pattern!r} does not match {str(self.value)!r}'
        return True

    def __str__(self):
        return repr(self)

    def __repr__(self):
        return f'<ExceptionInfo {self.value!r}>'


class RaisesContext:
    def __init__(self, kinds, match=None, check=None):
        self.kinds, self.pattern, self.check = kinds, match, check
        self.info = ExceptionInfo()

    def __enter__(self):
        return self.info

    def __exit__(self, kind, value, traceback):
        if kind is None:
            raise _Failed(f'DID NOT RAISE {self.kinds!r}')
        if not issubclass(kind, self.kinds):
            return False
        self.info.value = value
        if self.pattern is not None:
            self.info.match(self.pattern)
        if self.check is not None:
            assert self.check(value)
        return True


RaisesExc = RaisesContext


def raises(expected_exception, *args, match=None, check=None, **kwargs):
    kinds = expected_exception
    if not args:
        return RaisesContext(kinds, match, check)
    call, *args = args
    context = RaisesContext(kinds)
    with context:
        call(*args, **kwargs)
    return context.info


class WarningsRecorder:
    def __init__(self, kinds=None, pattern=None):
        self.kinds, self.pattern = kinds, pattern
        self.list = []

    def __enter__(self):
        self._catch = _warnings.catch_warnings(record=True)
        self.list = self._catch.__enter__()
        _warnings.simplefilter('always')
        return self

    def __exit__(self, kind, value, traceback):
        self._catch.__exit__(kind, value, traceback)
        if kind is None and self.kinds is not None:
            found = [w for w in self.list if issubclass(w.category, self.kinds)]
            if self.pattern is not None:
                found = [w for w in found if re.search(self.pattern, str(w.message))]
            if not found:
                raise _Failed(f'DID NOT WARN: {self.kinds!r}')
        return False

    def __iter__(self):
        return iter(self.list)

    def __len__(self):
        return len(self.list)

    def __getitem__(self, index):
        return self.list[index]

    def pop(self, kind=Warning):
        for i, w in enumerate(self.list):
            if issubclass(w.category, kind):
                return self.list.pop(i)
        raise AssertionError(f'{kind!r} not found')

    def clear(self):
        self.list[:] = []


def warns(expected_warning=Warning, *args, match=None, **kwargs):
    context = WarningsRecorder(expected_warning, match)
    if not args:
        return context
    with context:
        return args[0](*args[1:], **kwargs)


def deprecated_call(*args, match=None, **kwargs):
    return warns((DeprecationWarning, PendingDeprecationWarning, FutureWarning), *args, match=match, **kwargs)


def register_assert_rewrite(*names):
    pass


# ---- approx ----

class _Approx:
    __array_ufunc__ = None
    __hash__ = None

    def __init__(self, expected, rel, abs, nan_ok):
        self.expected, self.rel, self.abs, self.nan_ok = expected, rel, abs, nan_ok

    def __eq__(self, actual):
        return self._close(actual, self.expected)

    def __ne__(self, actual):
        return not self == actual

    def _close(self, actual, expected):
        if isinstance(expected, dict):
            return set(actual) == set(expected) and all(self._close(actual[k], expected[k]) for k in expected)
        if isinstance(expected, (list, tuple)):
            return len(actual) == len(expected) and all(map(self._close, actual, expected))
        if actual == expected:
            return True
        if isinstance(expected, bool) or not isinstance(expected, (int, float, complex)) and not hasattr(expected, '__abs__'):
            return False
        if math.isnan(abs(expected)):
            return self.nan_ok and math.isnan(abs(actual))
        if math.isinf(abs(expected)):
            return False
        return abs(expected - actual) <= self._tolerance(expected)

    def _tolerance(self, expected):
        absolute = 1e-12 if self.abs is None else self.abs
        if self.rel is None and self.abs is not None:
            return absolute
        relative = (1e-6 if self.rel is None else self.rel) * float(abs(expected))
        return max(absolute, relative)

    def __repr__(self):
        return f'approx({self.expected!r})'


def approx(expected, rel=None, abs=None, nan_ok=False):
    return _Approx(expected, rel, abs, nan_ok)


# ---- builtin fixtures ----

_absent = object()


class MonkeyPatch:
    def __init__(self):
        self._undo = []
        self._setitem = []  # what a conftest adds: (mapping, key, value) to be put back

    @classmethod
    @contextlib.contextmanager
    def context(cls):
        patch = cls()
        try:
            yield patch
        finally:
            patch.undo()

    def _find(self, path):
        parts = path.split('.')
        for n in range(len(parts), 0, -1):
            try:
                __import__('.'.join(parts[:n]))
            except ImportError:
                continue
            found = sys.modules['.'.join(parts[:n])]
            for part in parts[n:]:
                found = getattr(found, part)
            return found
        raise ImportError(path)

    def _target(self, target, name, value):
        if not isinstance(target, str):
            return target, name, value
        path, _, last = target.rpartition('.')
        return self._find(path), last, name

    def setattr(self, target, name, value=_absent, raising=True):
        target, name, value = self._target(target, name, value)
        old = getattr(target, name, _absent)
        if old is _absent and raising:
            raise AttributeError(f'{target!r} has no attribute {name!r}')
        if isinstance(target, type):
            old = target.__dict__.get(name, _absent)
        self._undo.append(lambda: delattr(target, name) if old is _absent else setattr(target, name, old))
        setattr(target, name, value)

    def delattr(self, target, name=_absent, raising=True):
        if name is _absent:
            path, _, name = target.rpartition('.')
            target = self._find(path)
        if not hasattr(target, name):
            if raising:
                raise AttributeError(name)
            return
        old = target.__dict__[name] if isinstance(target, type) else getattr(target, name)
        self._undo.append(lambda: setattr(target, name, old))
        delattr(target, name)

    def _remember(self, mapping, key):
        old = mapping.get(key, _absent)
        self._undo.append(lambda: mapping.pop(key, None) if old is _absent else mapping.__setitem__(key, old))

    def setitem(self, mapping, key, value):
        self._remember(mapping, key)
        mapping[key] = value

    def delitem(self, mapping, key, raising=True):
        self._remember(mapping, key)
        if raising or key in mapping:
            del mapping[key]

    def setenv(self, name, value, prepend=None):
        if prepend and name in os.environ:
            value = value + prepend + os.environ[name]
        self.setitem(os.environ, name, str(value))

    def delenv(self, name, raising=True):
        self.delitem(os.environ, name, raising)

    def syspath_prepend(self, path):
        sys.path.insert(0, str(path))
        self._undo.append(lambda: sys.path.remove(str(path)))

    def chdir(self, path):
        old = os.getcwd()
        self._undo.append(lambda: os.chdir(old))
        os.chdir(path)

    def undo(self):
        while self._undo:
            self._undo.pop()()
        while self._setitem:
            mapping, key, value = self._setitem.pop()
            self.delitem(mapping, key, False) if value is _absent else self.setitem(mapping, key, value)
        self._undo.clear()


@fixture()
def monkeypatch():
    patch = MonkeyPatch()
    yield patch
    patch.undo()


class CaptureFixture:
    def __class_getitem__(cls, item):
        return cls

    def __init__(self):
        self._saved = sys.stdout, sys.stderr
        sys.stdout, sys.stderr = io.StringIO(), io.StringIO()

    def readouterr(self):
        found = CaptureResult(sys.stdout.getvalue(), sys.stderr.getvalue())
        for stream in sys.stdout, sys.stderr:
            stream.seek(0)
            stream.truncate()
        return found

    @contextlib.contextmanager
    def disabled(self):
        yield


class CaptureResult(tuple):
    out = property(lambda self: self[0])
    err = property(lambda self: self[1])

    def __new__(cls, out, err):
        return super().__new__(cls, (out, err))


@fixture()
def capsys():
    capture = CaptureFixture()
    yield capture
    sys.stdout, sys.stderr = capture._saved


capfd = FixtureDefinition(capsys.call, 'function', None, False, 'capfd')


@fixture()
def tmp_path():
    import pathlib
    return pathlib.Path(tempfile.mkdtemp())


@fixture()
def recwarn():
    with WarningsRecorder() as recorder:
        yield recorder


class _Capture:  # what the attributes of a fixture of another kind ask for
    pass


LogCaptureFixture = _Capture


def main(*args, **kwargs):
    return 0
