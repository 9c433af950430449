"""Runs the tests of modules, functions and unittest's alike, and tells on a line of stdout what came of each. Written for these tests."""
import contextlib
import inspect
import io
import itertools
import json
import os
import sys
import traceback
import unittest
import warnings

import pytest
from pytest_lazy_fixtures import lf

_out = sys.stdout
_PLACE = '/suite/'
_ORDER = ['session', 'package', 'module', 'class', 'function']


def _tell(test, outcome, why=''):
    _out.write('\x01' + json.dumps([test, outcome, why[-400:]]) + '\n')
    _out.flush()


def _why(error):
    try:
        return ''.join(traceback.format_exception_only(error)).strip()
    except BaseException:
        return type(error).__name__


def _named(error, names):
    """Where a test went wrong: its last line in one of its own modules."""
    where, step = '', error.__traceback__
    while step:
        if step.tb_frame.f_globals.get('__name__') in names:
            where = f' (line {step.tb_lineno})'
        step = step.tb_next
    return _why(error) + where


# ---- marks ----

def _marks(*owners):
    found = []
    for owner in owners:
        if isinstance(owner, type):
            lists = [c.__dict__.get('pytestmark', ()) for c in reversed(owner.__mro__)]
        else:
            lists = [getattr(owner, 'pytestmark', ())]
        for marks in lists:
            found.extend(getattr(m, 'mark', m) for m in (marks if isinstance(marks, (list, tuple)) else [marks]))
    return found


def _holds(mark, namespace):
    conditions = mark.args or ([mark.kwargs['condition']] if 'condition' in mark.kwargs else [])
    return any([eval(c, namespace) if isinstance(c, str) else c for c in conditions])


def _skip_reason(marks, namespace):
    for mark in marks:
        if mark.name == 'skip' or mark.name == 'skipif' and _holds(mark, namespace):
            return mark.kwargs.get('reason') or 'skipped'


def _expected_failure(marks, namespace):
    for mark in marks:
        if mark.name == 'xfail' and (not (mark.args or 'condition' in mark.kwargs) or _holds(mark, namespace)):
            return mark


# ---- parametrization ----

def _sets(mark):
    names, values = mark.args[0] if mark.args else mark.kwargs['argnames'], None
    values = mark.args[1] if len(mark.args) > 1 else mark.kwargs['argvalues']
    if isinstance(names, str):
        names = [name.strip() for name in names.split(',') if name.strip()]
        single = len(names) == 1
    else:
        single = False
    indirect = mark.kwargs.get('indirect', mark.args[2] if len(mark.args) > 2 else False)
    for value in values:
        marks = ()
        if isinstance(value, pytest.ParameterSet):
            marks, value = value.marks, value.values
        elif single:
            value = (value,)
        yield dict(zip(names, value)), marks, names if indirect is True else indirect or ()


def _cases(marks):
    """For each combination: arguments, parameters of fixtures, marks."""
    lists = [list(_sets(mark)) for mark in reversed(marks) if mark.name == 'parametrize']
    for combination in itertools.product(*lists):
        arguments, parameters, more = {}, {}, []
        for values, extra, indirect in combination:
            more.extend(extra)
            for name, value in values.items():
                (parameters if name in indirect else arguments)[name] = value
        yield arguments, parameters, more


# ---- fixtures ----

class Request:
    def __init__(self, state, definition=None, param=None):
        self._state, self.fixturename = state, getattr(definition, 'name', None)
        self.scope = getattr(definition, 'scope', 'function')
        if param is not None:
            self.param = param[0]
        self.instance, self.cls, self.function = state.instance, state.owner, state.function
        self.module = state.module
        self.node = self.keywords = self.config = state
        self.fixturenames = list(state.names)

    def getfixturevalue(self, name):
        return self._state.value(name)

    def addfinalizer(self, call):
        self._state.finalizers(self.scope).append(call)


class State:
    """One test, with what it was given."""

    def __init__(self, runner, module, owner, function, fixtures, arguments, parameters, marks):
        self.runner, self.module, self.owner, self.function = runner, module, owner, function
        self.fixtures, self.arguments, self.parameters, self.marks = fixtures, arguments, parameters, marks
        self.instance, self.values, self.names = None, {}, []
        self.name = self.originalname = self.nodeid = function.__name__
        self.own_finalizers = []

    def finalizers(self, scope):
        return self.own_finalizers if scope == 'function' else self.runner.finalizers.setdefault(scope, [])

    def get_closest_marker(self, name):
        for mark in reversed(self.marks):
            if mark.name == name:
                return mark

    def iter_markers(self, name=None):
        return (m for m in reversed(self.marks) if name in (None, m.name))

    def getoption(self, name, default=None, skip=False):
        return default

    getini = addinivalue_line = getoption

    def value(self, name, below=None):
        if name in self.arguments:
            return self.arguments[name]
        if name == 'request':
            return Request(self)
        if name in self.values:
            return self.values[name]
        definitions = self.fixtures.get(name)
        if not definitions:
            raise LookupError(f'fixture {name!r} not found')
        index = len(definitions) - 1 if below is None else below
        value = self._made(definitions[index], name, index)
        if below is None:
            self.values[name] = value
        return value

    def _made(self, definition, name, index):
        param = (self.parameters[name],) if name in self.parameters else None
        if definition.scope == 'function':
            return self._make(definition, name, index, param)
        kept = self.runner.kept.setdefault(definition.scope, {})
        key = (definition, repr(param))
        if key not in kept:
            kept[key] = self._make(definition, name, index, param)
        return kept[key]

    def _make(self, definition, name, index, param):
        call, given = definition.call, {}
        if isinstance(call, (staticmethod, classmethod)):
            call = call.__func__
        for wanted in _wanted(call):
            if wanted == 'request':
                given[wanted] = Request(self, definition, param)
            elif wanted == 'self':
                given[wanted] = self.instance
            elif wanted == 'cls':
                given[wanted] = self.owner
            else:
                given[wanted] = self.value(wanted, index - 1 if wanted == name and index else None)
        if not inspect.isgeneratorfunction(call):
            return call(**given)
        generator = call(**given)
        value = next(generator)
        self.finalizers(definition.scope).append(lambda: next(generator, None))
        return value


def _wanted(call):
    found = []
    for p in inspect.signature(call).parameters.values():
        if p.default is p.empty and p.kind in (p.POSITIONAL_OR_KEYWORD, p.KEYWORD_ONLY):
            found.append(p.name)
    return found


def _fixtures_of(*owners):
    """name: definitions, the nearest last."""
    found = {}
    for owner in owners:
        if owner is None:
            continue
        if isinstance(owner, type):
            items = {k: v for c in reversed(owner.__mro__) for k, v in c.__dict__.items()}
        else:
            items = vars(owner)
        for name, value in items.items():
            if isinstance(value, pytest.FixtureDefinition):
                found.setdefault(name if value.name == value.call.__name__ else value.name, []).append(value)
    return found


# ---- running ----

class Runner:
    def __init__(self, done, left_out):
        self.done, self.left_out, self.finalizers, self.kept = done, tuple(left_out), {}, {}

    def _is_out(self, test):
        return test in self.done or test.startswith(self.left_out)

    def finish(self, *scopes):
        for scope in scopes:
            self.kept.pop(scope, None)
            for call in reversed(self.finalizers.pop(scope, [])):
                with contextlib.suppress(Exception):
                    call()

    def run_module(self, name, conftests):
        if name in self.done:
            return
        try:
            with _quiet():
                owners = [_module(c) for c in conftests]
                module = _module(name)
        except (pytest._Skipped, unittest.SkipTest) as skipped:
            return _tell(name, 'skipped', str(skipped))
        except BaseException as error:
            return _tell(name, 'failed', 'import: ' + _why(error))
        _tell(name, 'passed')
        self.names = {name}
        self._module_tests(name, module, [pytest, *owners, module])
        self.finish('module')

    def _module_tests(self, name, module, owners):
        try:
            _call_hook(module, 'setup_module', module)
        except (pytest._Skipped, unittest.SkipTest) as skipped:
            return _tell(name, 'skipped', str(skipped))
        except Exception as error:
            return _tell(name + '::setup_module', 'failed', _why(error))
        for key, value in list(vars(module).items()):
            if isinstance(value, type) and issubclass(value, unittest.TestCase):
                if value.__module__ != 'unittest.case':
                    self._unittest(f'{name}::{key}', module, value, owners)
            elif isinstance(value, type) and key.startswith('Test'):
                self._class(f'{name}::{key}', module, value, owners)
            elif key.startswith('test') and callable(value) and not isinstance(value, type) and getattr(value, '__test__', True):
                self._function(f'{name}::{key}', module, None, value, owners, key)
        with contextlib.suppress(Exception):
            _call_hook(module, 'teardown_module', module)

    def _class(self, prefix, module, owner, owners):
        if '__init__' in vars(owner) or not getattr(owner, '__test__', True):
            return
        try:
            _call_hook(owner, 'setup_class')
        except (pytest._Skipped, unittest.SkipTest) as skipped:
            return _tell(prefix, 'skipped', str(skipped))
        except Exception as error:
            return _tell(prefix, 'failed', _why(error))
        keys = {key: None for c in reversed(owner.__mro__) for key in vars(c)}
        for key in keys:
            value = inspect.getattr_static(owner, key)
            if isinstance(value, type) and key.startswith('Test'):
                self._class(f'{prefix}::{key}', module, value, owners)
            elif key.startswith('test') and not isinstance(value, pytest.FixtureDefinition):
                value = getattr(value, '__func__', value)
                if callable(value):
                    self._function(f'{prefix}::{key}', module, owner, value, [*owners, owner], key)
        with contextlib.suppress(Exception):
            _call_hook(owner, 'teardown_class')
        self.finish('class')

    def _function(self, prefix, module, owner, function, owners, key):
        marks = _marks(module, *([owner] if owner else []), function)
        fixtures = _fixtures_of(*owners)
        number = 0
        try:
            with _quiet():
                cases = list(_cases(marks))
        except BaseException as error:
            return _tell(prefix, 'failed', _why(error))
        for arguments, parameters, more in cases:
            names = self._needed(function, marks, fixtures, arguments)
            for chosen in self._fixture_parameters(names, fixtures, parameters):
                test = f'{prefix}[{number}]'
                number += 1
                if self._is_out(test):
                    continue
                state = State(self, module, owner, function, fixtures, arguments, chosen, marks + more)
                state.names = names
                self._one(test, state, marks + more, key)

    def _needed(self, function, marks, fixtures, arguments):
        names = [d[-1].name for d in fixtures.values() if d[-1].autouse]
        names.sort(key=lambda n: _ORDER.index(_scope(fixtures[n][-1])))
        for mark in marks:
            if mark.name == 'usefixtures':
                names.extend(mark.args)
        try:
            names.extend(n for n in _wanted(function) if n not in ('self', 'cls') and n not in arguments)
        except (TypeError, ValueError):
            pass
        return list(dict.fromkeys(names))

    def _fixture_parameters(self, names, fixtures, parameters):
        """One dict for each combination of the parameters of the fixtures that are needed, whoever needs them."""
        seen, waiting = [], list(names)
        while waiting:
            name = waiting.pop(0)
            if name not in seen and name in fixtures:
                seen.append(name)
                waiting.extend(_wanted(getattr(fixtures[name][-1].call, '__func__', fixtures[name][-1].call)))
        many = [n for n in seen if fixtures[n][-1].params is not None and n not in parameters]
        for values in itertools.product(*[fixtures[n][-1].params for n in many]):
            plain = [v.values[0] if isinstance(v, pytest.ParameterSet) else v for v in values]
            yield {**parameters, **dict(zip(many, plain))}

    def _one(self, test, state, marks, key):
        reason = _skip_reason(marks, vars(state.module))
        if reason is not None:
            return _tell(test, 'skipped', str(reason))
        expected = _expected_failure(marks, vars(state.module))
        _tell(test, 'start')
        try:
            with _quiet():
                self._call(state, key)
            _tell(test, 'xpassed' if expected else 'passed')
        except (pytest._Skipped, unittest.SkipTest) as skipped:
            _tell(test, 'skipped', str(skipped))
        except pytest._XFailed:
            _tell(test, 'xfailed')
        except BaseException as error:
            _tell(test, 'xfailed' if expected else 'failed', _named(error, self.names))

    def _call(self, state, key):
        try:
            if state.owner is not None:
                state.instance = state.owner()
            for name in state.names:
                if name in state.fixtures and state.fixtures[name][-1].autouse:
                    state.value(name)
            self._hooks(state, 'setup')
            given = {n: state.value(n) for n in state.names if not (n in state.fixtures and n not in _wanted(state.function))}
            given = {n: given[n] for n in given if n in _wanted(state.function)}
            parameters = inspect.signature(state.function).parameters
            given.update({n: state.value(v.name) if isinstance(v, lf) else v for n, v in state.arguments.items() if n in parameters})
            call = getattr(state.instance, key) if state.owner is not None else state.function
            result = call(**given)
            if inspect.iscoroutine(result):
                result.close()
                raise pytest._Skipped('a coroutine')
        finally:
            self._hooks(state, 'teardown')
            for call in reversed(state.own_finalizers):
                call()

    def _hooks(self, state, when):
        if state.owner is not None:
            _call_hook(state.instance, when + '_method', state.function)
            _call_hook(state.instance, when)
        else:
            _call_hook(state.module, when + '_function', state.function)

    def _unittest(self, prefix, module, owner, owners):
        names = unittest.defaultTestLoader.getTestCaseNames(owner)
        names = [name for name in names if not self._is_out(f'{prefix}::{name}')]
        marks = _marks(module, owner)
        fixtures = _fixtures_of(*owners, owner)
        reason = _skip_reason(marks, vars(module)) or getattr(owner, '__unittest_skip__', False) and owner.__unittest_skip_why__
        if reason or not names:
            return
        try:
            with _quiet():
                owner.setUpClass()
        except BaseException as error:
            return [_tell(f'{prefix}::{name}', 'failed', 'setUpClass: ' + _why(error)) for name in names]
        for name in names:
            self._unittest_one(f'{prefix}::{name}', module, owner, name, marks, fixtures)
        with contextlib.suppress(BaseException), _quiet():
            owner.tearDownClass()
            owner.doClassCleanups()

    def _unittest_one(self, test, module, owner, name, marks, fixtures):
        function = getattr(owner, name)
        marks = marks + _marks(function)
        if reason := _skip_reason(marks, vars(module)):
            return _tell(test, 'skipped', str(reason))
        _tell(test, 'start')
        result = unittest.TestResult()
        try:
            with _quiet():
                case = owner(name)
                state = State(self, module, owner, function, fixtures, {}, {}, marks)
                state.instance = case
                for fixture in self._needed(lambda: None, marks, fixtures, {}):
                    state.value(fixture)
                case.run(result)
                for call in reversed(state.own_finalizers):
                    call()
        except pytest._Skipped as skipped:
            return _tell(test, 'skipped', str(skipped))
        except BaseException as error:
            return _tell(test, 'failed', _why(error))
        wrong = result.failures + result.errors
        if wrong:
            _tell(test, 'xfailed' if _expected_failure(marks, vars(module)) else 'failed', wrong[0][1].strip().splitlines()[-1])
        elif result.skipped:
            _tell(test, 'skipped', str(result.skipped[0][1]))
        else:
            _tell(test, 'xfailed' if result.expectedFailures else 'passed')


def _scope(definition):
    return definition.scope if definition.scope in _ORDER else 'function'


def _module(name):
    __import__(name)
    return sys.modules[name]


def _call_hook(owner, name, *given):
    call = getattr(owner, name, None)
    if call is not None and not isinstance(call, pytest.FixtureDefinition):
        call(*given[:len(inspect.signature(call).parameters)])


class _quiet:
    """What a test prints goes nowhere, and what it does to the streams and the warnings is undone."""

    def __enter__(self):
        self.saved = sys.stdout, sys.stderr
        sys.stdout, sys.stderr = io.StringIO(), io.StringIO()
        self.warnings = warnings.catch_warnings()
        self.warnings.__enter__()
        warnings.simplefilter('default')

    def __exit__(self, *about):
        self.warnings.__exit__(*about)
        sys.stdout, sys.stderr = self.saved


class _Finder:
    """Finds the modules of the tests, whose names are not those of their directories."""

    def __init__(self, modules):
        self.modules = modules

    def find_spec(self, name, path, target=None):
        if name in self.modules:
            from importlib.util import spec_from_file_location
            return spec_from_file_location(name, _PLACE + self.modules[name])


def prepare(files, modules):
    """For a host without a directory of tests. files: text by path, a character a byte; modules: paths by name."""
    for path, text in files.items():
        os.makedirs(os.path.dirname(_PLACE + path), exist_ok=True)
        with open(_PLACE + path, 'wb') as f:
            f.write(text.encode('latin-1'))
    sys.meta_path.insert(0, _Finder(modules))


def run(modules, done=(), left_out=()):
    """modules: the name of each with those of its conftests. done: ids that are not run again. left_out: how those begin that never are."""
    runner = Runner(set(done), left_out)
    for name, conftests in modules:
        runner.run_module(name, conftests)
    runner.finish('package', 'session')
