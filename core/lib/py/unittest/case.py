"""Test cases: what they assert, how one is run."""
import functools
import sys
import types
import warnings
from collections import namedtuple

from .util import _common_shorten_repr, _count_diff, safe_repr, strclass

_Difference = namedtuple('Mismatch', 'actual expected value')
_no_message = object()
DIFF_OMITTED = '\nDiff is %s characters long. Set self.maxDiff to None to see it.'
__unittest = True
_handled_shown = True  # by sys.exception(), in addError() and its like


class SkipTest(Exception):
    """Ends a test without failing it."""


class _ShouldStop(Exception):
    """Ends a test whose subtest failed, with failfast."""


class _UnexpectedSuccess(Exception):
    """A test marked as an expected failure passed."""


class _Outcome:
    """What has happened in one run of a test."""

    def __init__(self, result):
        self.result = result
        self.result_supports_subtests = hasattr(result, 'addSubTest')
        self.success = True
        self.expecting_failure = False
        self.expected_failure = None

    def part(self, case, action, subtest=False):
        """Runs a part of a test and reports how it ended; True unless it failed."""
        before, self.success = self.success, True
        try:
            action()
        except (KeyboardInterrupt, _ShouldStop):
            raise
        except SkipTest as e:
            self.success = False
            case._skipped(self.result, case, str(e))
        except BaseException as e:
            if self.expecting_failure:
                self.expected_failure = (type(e), e, e.__traceback__)
            else:
                self.success = False
                self.failed(case, (type(e), e, e.__traceback__), subtest)
        else:
            if subtest and self.success:
                self.result.addSubTest(case.test_case, case, None)
        passed = self.success
        self.success = passed and before
        return passed

    def failed(self, case, exc_info, subtest):
        if subtest:
            self.result.addSubTest(case.test_case, case, exc_info)
        elif issubclass(exc_info[0], case.failureException):
            self.result.addFailure(case, exc_info)
        else:
            self.result.addError(case, exc_info)


_module_cleanups = []


def _put(stack, function, args, kwargs):
    """Keeps a call for _run_cleanups()."""
    stack.append((function, args, kwargs))


def addModuleCleanup(function, /, *args, **kwargs):
    """Has function called after tearDownModule, the last one first."""
    _put(_module_cleanups, function, args, kwargs)


def _run_cleanups(stack):
    """Calls all of them, the last first; the exceptions they raised."""
    errors = []
    while stack:
        function, args, kwargs = stack.pop()
        try:
            function(*args, **kwargs)
        except Exception as e:
            errors.append(e)
    return errors


def doModuleCleanups():
    """Calls what addModuleCleanup was given; raises the first exception."""
    for e in _run_cleanups(_module_cleanups):
        raise e


def _enter(cm, add_cleanup):
    cls = type(cm)
    try:
        enter, leave = cls.__enter__, cls.__exit__
    except AttributeError:
        raise TypeError("'%s.%s' object does not support the context manager protocol"
                        % (cls.__module__, cls.__qualname__)) from None
    value = enter(cm)
    add_cleanup(leave, cm, None, None, None)
    return value


def enterModuleContext(cm):
    """Enters a context that is left after tearDownModule."""
    return _enter(cm, addModuleCleanup)


def _mark_skipped(thing, reason):
    thing.__unittest_skip__ = True
    thing.__unittest_skip_why__ = reason


def skip(reason):
    """Decorates a test or a class of tests that is not to run."""
    def decorate(thing):
        if not isinstance(thing, type):
            @functools.wraps(thing)
            def skipped(*args, **kwargs):
                raise SkipTest(reason)
            thing = skipped
        _mark_skipped(thing, reason)
        return thing
    if isinstance(reason, types.FunctionType):
        function, reason = reason, ''
        return decorate(function)
    return decorate


def _as_it_is(thing):
    return thing


def skipIf(condition, reason):
    """Skips the test if the condition is true."""
    return skip(reason) if condition else _as_it_is


def skipUnless(condition, reason):
    """Skips the test unless the condition is true."""
    return _as_it_is if condition else skip(reason)


def expectedFailure(test_item):
    """Marks a test that has to fail."""
    test_item.__unittest_expecting_failure__ = True
    return test_item


def _is_subtype(expected, base):
    if isinstance(expected, tuple):
        return all(_is_subtype(e, base) for e in expected)
    return isinstance(expected, type) and issubclass(expected, base)


class _AssertContext:
    """What assertRaises and its relatives have in common."""
    base = BaseException
    base_message = '%s() arg 1 must be an exception type or tuple of exception types'

    def __init__(self, expected, test_case, pattern=None):
        self.expected = expected
        self.test_case = test_case
        self.obj_name = self.msg = None
        if pattern is not None:
            import re
            pattern = re.compile(pattern)
        self.expected_regex = pattern

    def handle(self, name, args, kwargs):
        """Gives the context itself, or calls what it was given in it."""
        if not _is_subtype(self.expected, self.base):
            raise TypeError(self.base_message % name)
        if not args:
            self.msg = kwargs.pop('msg', None)
            if kwargs:
                raise TypeError('%r is an invalid keyword argument for this function' % next(iter(kwargs)))
            return self
        function, *args = args
        self.obj_name = getattr(function, '__name__', None) or str(function)
        with self:
            function(*args, **kwargs)

    def fail(self, text):
        raise self.test_case.failureException(self.test_case._formatMessage(self.msg, text))

    def nothing(self, what):
        name = getattr(self.expected, '__name__', None) or str(self.expected)
        self.fail('%s not %s by %s' % (name, what, self.obj_name) if self.obj_name else '%s not %s' % (name, what))


class _AssertRaisesContext(_AssertContext):
    """Between __enter__ and __exit__ an exception has to be raised; it is in `exception` afterwards."""

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_value, tb):
        if exc_type is None:
            self.nothing('raised')
        if not issubclass(exc_type, self.expected):
            return False
        self.exception = exc_value.with_traceback(None)
        pattern = self.expected_regex
        if pattern is not None and not pattern.search(str(exc_value)):
            self.fail('"%s" does not match "%s"' % (pattern.pattern, str(exc_value)))
        return True

    __class_getitem__ = classmethod(types.GenericAlias)


class _AssertWarnsContext(_AssertContext):
    """The same for warnings; `warning`, `filename` and `lineno` tell of the first that matches."""
    base = Warning
    base_message = '%s() arg 1 must be a warning type or tuple of warning types'

    def __enter__(self):
        told = [module for module in list(sys.modules.values()) if getattr(module, '__warningregistry__', None)]
        for module in told:
            module.__warningregistry__ = {}
        self.catcher = warnings.catch_warnings(record=True)
        self.warnings = self.catcher.__enter__()
        warnings.simplefilter('always', self.expected)
        return self

    def __exit__(self, exc_type, exc_value, tb):
        self.catcher.__exit__(exc_type, exc_value, tb)
        if exc_type is not None:
            return
        first = None
        for m in self.warnings:
            if isinstance(m.message, self.expected):
                first = first or m.message
                if self.expected_regex is None or self.expected_regex.search(str(m.message)):
                    self.warning, self.filename, self.lineno = m.message, m.filename, m.lineno
                    return
        if first is not None:
            self.fail('"%s" does not match "%s"' % (self.expected_regex.pattern, str(first)))
        self.nothing('triggered')


def _log_context(case, logger, level, no_logs):
    from . import _log
    return _log._AssertLogsContext(case, logger, level, no_logs)


class _OrderedChain:
    """The parameters of nested subtests, the inner ones first in look-ups."""

    def __init__(self, params, outer=None):
        self.params = {**(outer.params if outer else {}), **params}

    def __str__(self):
        return ', '.join('%s=%r' % item for item in self.params.items())


class TestCase:
    """A test, or several that share their set-up: methods whose names begin with test."""
    failureException = AssertionError
    longMessage = True
    maxDiff = 640
    _diffThreshold = 2 ** 16

    def __init_subclass__(cls, *args, **kwargs):
        super().__init_subclass__(*args, **kwargs)
        cls._class_cleanups, cls._classSetupFailed = [], False

    _classSetupFailed = False
    _class_cleanups = []

    def __init__(self, methodName='runTest'):
        self._testMethodName, self._testMethodDoc = methodName, 'No test'
        self._outcome = None
        try:
            self._testMethodDoc = getattr(self, methodName).__doc__
        except AttributeError:
            if methodName != 'runTest':
                raise ValueError('no such test method in %s: %s' % (self.__class__, methodName)) from None
        self._cleanups = []
        self._subtest = None
        self._type_equality_funcs = {
            dict: 'assertDictEqual', list: 'assertListEqual', tuple: 'assertTupleEqual', set: 'assertSetEqual',
            frozenset: 'assertSetEqual', str: 'assertMultiLineEqual',
        }

    def setUp(self):
        """Comes before each test."""

    @classmethod
    def setUpClass(cls):
        """Comes before the first test of the class."""

    def tearDown(self):
        """Comes after each test whose setUp succeeded."""

    @classmethod
    def tearDownClass(cls):
        """Comes after the last test of the class."""

    def enterContext(self, cm):
        """Enters a context that is left after tearDown."""
        return _enter(cm, self.addCleanup)

    def addCleanup(self, function, /, *args, **kwargs):
        """Has function called after tearDown, the last one first."""
        _put(self._cleanups, function, args, kwargs)

    @classmethod
    def enterClassContext(cls, cm):
        """Enters a context that is left after tearDownClass."""
        return _enter(cm, cls.addClassCleanup)

    @classmethod
    def addClassCleanup(cls, function, /, *args, **kwargs):
        """Has function called after tearDownClass, the last one first."""
        _put(cls._class_cleanups, function, args, kwargs)

    def addTypeEqualityFunc(self, typeobj, function):
        """Has assertEqual call function(first, second, msg) where both are exactly of that type."""
        self._type_equality_funcs.update({typeobj: function})

    def defaultTestResult(self):
        from .result import TestResult
        return TestResult()

    def countTestCases(self):
        return 1

    def shortDescription(self):
        """The first line of the test's doc string, or None."""
        doc = self._testMethodDoc
        return doc.strip().split('\n')[0].strip() if doc else None

    def id(self):
        return '%s.%s' % (strclass(self.__class__), self._testMethodName)

    def __hash__(self):
        return hash((self.__class__, self._testMethodName))

    def __eq__(self, other):
        return self._testMethodName == other._testMethodName if type(self) is type(other) else NotImplemented

    def __str__(self):
        return '%s (%s.%s)' % (self._testMethodName, strclass(self.__class__), self._testMethodName)

    def __repr__(self):
        return '<%s testMethod=%s>' % (strclass(self.__class__), self._testMethodName)

    def subTest(self, msg=_no_message, **params):
        """A context whose failure is reported by itself, with msg and params, and does not end the test."""
        return _SubTestContext(self, msg, params)

    def _skipped(self, result, case, reason):
        result.addSkip(case, reason)

    def _callSetUp(self):
        self.setUp()

    def _callTestMethod(self, method):
        if method() is not None:
            warnings.warn("It is deprecated to return a value that is not None from a test case (%s)" % method,
                          DeprecationWarning)

    def _callCleanup(self, call, /, *args, **kwargs):
        call(*args, **kwargs)

    def _callTearDown(self):
        self.tearDown()

    def run(self, result=None):
        """Runs the test and tells the result; gives the result."""
        own = result is None
        if own:
            result = self.defaultTestResult()
            getattr(result, 'startTestRun', _nothing)()
        result.startTest(self)
        try:
            self._run(result, getattr(self, self._testMethodName))
        finally:
            result.stopTest(self)
            if own:
                getattr(result, 'stopTestRun', _nothing)()
        return result

    def _run(self, result, method):
        for thing in (self.__class__, method):
            if getattr(thing, '__unittest_skip__', False):
                why = (getattr(self.__class__, '__unittest_skip_why__', '')
                       or getattr(method, '__unittest_skip_why__', ''))
                self._skipped(result, self, why)
                return
        expecting = (getattr(self, '__unittest_expecting_failure__', False)
                     or getattr(method, '__unittest_expecting_failure__', False))
        self._outcome = outcome = _Outcome(result)
        try:
            self._run_parts(outcome, method, expecting)
            if outcome.success:
                if not expecting:
                    result.addSuccess(self)
                elif outcome.expected_failure:
                    result.addExpectedFailure(self, outcome.expected_failure)
                else:
                    result.addUnexpectedSuccess(self)
        finally:
            outcome.expected_failure = self._outcome = None

    def _run_parts(self, outcome, method, expecting):
        try:
            if outcome.part(self, self._callSetUp):
                outcome.expecting_failure = expecting
                outcome.part(self, lambda: self._callTestMethod(method))
                outcome.expecting_failure = False
                outcome.part(self, self._callTearDown)
            self.doCleanups()
        except _ShouldStop:
            pass

    def doCleanups(self):
        """Calls what addCleanup was given; whether all of it succeeded."""
        outcome = self._outcome or _Outcome(self.defaultTestResult())
        while self._cleanups:
            function, args, kwargs = self._cleanups.pop()
            outcome.part(self, lambda: self._callCleanup(function, *args, **kwargs))
        return outcome.success

    @classmethod
    def doClassCleanups(cls):
        """Calls what addClassCleanup was given; what failed is in tearDown_exceptions."""
        cls.tearDown_exceptions = [(type(e), e, e.__traceback__) for e in _run_cleanups(cls._class_cleanups)]

    def __call__(self, *args, **kwargs):
        return self.run(*args, **kwargs)

    def debug(self):
        """Runs the test without a result: what fails is raised."""
        method = getattr(self, self._testMethodName)
        for thing in (self.__class__, method):
            if getattr(thing, '__unittest_skip__', False):
                raise SkipTest(getattr(thing, '__unittest_skip_why__', ''))
        self._callSetUp()
        self._callTestMethod(method)
        self._callTearDown()
        left = self._cleanups
        while left:
            call, args, kwargs = left.pop()
            self._callCleanup(call, *args, **kwargs)

    def fail(self, msg=None):
        """Fails at once."""
        raise self.failureException(msg)

    def skipTest(self, reason):
        """Ends the test without failing it."""
        raise SkipTest(reason)

    def _formatMessage(self, msg, standard):
        if msg is None or not self.longMessage:
            return msg or standard
        try:
            return '%s : %s' % (standard, msg)
        except UnicodeDecodeError:
            return '%s : %s' % (safe_repr(standard), safe_repr(msg))

    def _failed(self, msg, standard):
        self.fail(self._formatMessage(msg, standard))

    def assertFalse(self, expr, msg=None):
        if expr:
            self._failed(msg, '%s is not false' % safe_repr(expr))

    def assertTrue(self, expr, msg=None):
        if not expr:
            self._failed(msg, '%s is not true' % safe_repr(expr))

    def assertLogs(self, logger=None, level=None):
        """A context in which something has to be logged, at that level or above; what, is in `records` and `output` of its value."""
        return _log_context(self, logger, level, False)

    def assertNoLogs(self, logger=None, level=None):
        """A context in which nothing is logged at that level or above."""
        return _log_context(self, logger, level, True)

    def assertRaises(self, expected_exception, *args, **kwargs):
        """As a context, or with a function and its arguments: an exception of that type has to be raised."""
        return _AssertRaisesContext(expected_exception, self).handle('assertRaises', args, kwargs)

    def assertRaisesRegex(self, expected_exception, expected_regex, *args, **kwargs):
        """The same, and its text has to match."""
        expected = _AssertRaisesContext(expected_exception, self, expected_regex)
        return expected.handle('assertRaisesRegex', args, kwargs)

    def assertWarns(self, expected_warning, *args, **kwargs):
        """As assertRaises, for warnings."""
        return _AssertWarnsContext(expected_warning, self).handle('assertWarns', args, kwargs)

    def assertWarnsRegex(self, expected_warning, expected_regex, *args, **kwargs):
        """As assertRaisesRegex, for warnings."""
        expected = _AssertWarnsContext(expected_warning, self, expected_regex)
        return expected.handle('assertWarnsRegex', args, kwargs)

    def _equality_of(self, first, second):
        if type(first) is type(second):
            function = self._type_equality_funcs.get(type(first))
            if function is not None:
                return getattr(self, function) if isinstance(function, str) else function
        return self._baseAssertEqual

    def _baseAssertEqual(self, first, second, msg=None):
        if not first == second:
            self._failed(msg, '%s != %s' % _common_shorten_repr(first, second))

    def assertEqual(self, first, second, msg=None):
        self._equality_of(first, second)(first, second, msg=msg)

    def assertNotEqual(self, first, second, msg=None):
        if not first != second:
            self._failed(msg, '%s == %s' % (safe_repr(first), safe_repr(second)))

    def _close(self, first, second, places, delta):
        """(whether they are about equal, their difference, how near they are)."""
        if delta is not None and places is not None:
            raise TypeError('specify delta or places not both')
        diff = abs(first - second)
        if delta is not None:
            return diff <= delta, diff, '%s delta' % safe_repr(delta)
        if places is None:
            places = 7
        return round(diff, places) == 0, diff, '%r places' % places

    def assertAlmostEqual(self, first, second, places=None, msg=None, delta=None):
        """The difference, rounded to 7 or that many places, is zero; or is at most delta."""
        if first == second:
            return
        near, diff, how = self._close(first, second, places, delta)
        if not near:
            self._failed(msg, '%s != %s within %s (%s difference)' % (
                safe_repr(first), safe_repr(second), how, safe_repr(diff)))

    def assertNotAlmostEqual(self, first, second, places=None, msg=None, delta=None):
        if delta is not None and places is not None:
            raise TypeError('specify delta or places not both')
        if delta is not None:
            if first == second or self._close(first, second, None, delta)[0]:
                self._failed(msg, '%s == %s within %s delta (%s difference)' % (
                    safe_repr(first), safe_repr(second), safe_repr(delta), safe_repr(abs(first - second))))
        elif first == second or self._close(first, second, places, None)[0]:
            self._failed(msg, '%s == %s within %r places' % (
                safe_repr(first), safe_repr(second), 7 if places is None else places))

    def assertSequenceEqual(self, seq1, seq2, msg=None, seq_type=None):
        """Equal in length and elements, whatever their types; with seq_type both have to be of it."""
        name = 'sequence'
        if seq_type is not None:
            name = seq_type.__name__
            for which, seq in (('First', seq1), ('Second', seq2)):
                if not isinstance(seq, seq_type):
                    raise self.failureException('%s sequence is not a %s: %s' % (which, name, safe_repr(seq)))
        story = self._sequence_story(seq1, seq2, name)
        if story is not None:
            import pprint
            lines = [pprint.pformat(seq).splitlines() for seq in (seq1, seq2)]
            self._failed(msg, self._truncateMessage(story, '\n' + _diff(*lines)))

    def _sequence_story(self, seq1, seq2, name):
        """What differs, or None; begins as the message of two different values."""
        for which, seq in (('First', seq1), ('Second', seq2)):
            try:
                len(seq)
            except (TypeError, NotImplementedError):
                return '%s %s has no length.    Non-sequence?' % (which, name)
        if seq1 == seq2:
            return None
        story = '%ss differ: %s != %s\n' % ((name.capitalize(),) + _common_shorten_repr(seq1, seq2))
        n1, n2 = len(seq1), len(seq2)
        for i in range(min(n1, n2)):
            items = []
            for which, seq in (('first', seq1), ('second', seq2)):
                try:
                    items.append(seq[i])
                except (TypeError, IndexError, NotImplementedError):
                    return story + '\nUnable to index element %d of %s %s\n' % (i, which, name)
            if items[0] != items[1]:
                story += '\nFirst differing element %d:\n%s\n%s\n' % ((i,) + _common_shorten_repr(*items))
                break
        else:
            if n1 == n2 and type(seq1) is not type(seq2):
                return None
        if n1 != n2:
            which, longer, n = ('First', seq1, n2) if n1 > n2 else ('Second', seq2, n1)
            story += '\n%s %s contains %d additional elements.\n' % (which, name, abs(n1 - n2))
            try:
                story += 'First extra element %d:\n%s\n' % (n, safe_repr(longer[n]))
            except (TypeError, IndexError, NotImplementedError):
                story += 'Unable to index element %d of %s %s\n' % (n, which.lower(), name)
        return story

    def _truncateMessage(self, message, diff):
        if self.maxDiff is None or len(diff) <= self.maxDiff:
            return message + diff
        return message + DIFF_OMITTED % len(diff)

    def assertTupleEqual(self, tuple1, tuple2, msg=None):
        self.assertSequenceEqual(tuple1, tuple2, msg, tuple)

    def assertListEqual(self, list1, list2, msg=None):
        self.assertSequenceEqual(list1, list2, msg, list)

    def assertSetEqual(self, set1, set2, msg=None):
        """Equal by the difference method; names what only one of them has."""
        extra = []
        for which, a, b in (('first', set1, set2), ('second', set2, set1)):
            try:
                extra.append(a.difference(b))
            except TypeError as e:
                self.fail('invalid type when attempting set difference: %s' % e)
            except AttributeError as e:
                self.fail('%s argument does not support set difference: %s' % (which, e))
        if extra[0] or extra[1]:
            lines = []
            for which, items in zip(('first', 'second'), extra):
                if items:
                    lines.append('Items in the %s set but not the %s:'
                                 % (which, 'second' if which == 'first' else 'first'))
                    lines.extend(map(repr, items))
            self._failed(msg, '\n'.join(lines))

    def assertIn(self, member, container, msg=None):
        if member not in container:
            self._failed(msg, '%s not found in %s' % (safe_repr(member), safe_repr(container)))

    def assertNotIn(self, member, container, msg=None):
        if member in container:
            self._failed(msg, '%s unexpectedly found in %s' % (safe_repr(member), safe_repr(container)))

    def assertIs(self, expr1, expr2, msg=None):
        if expr1 is not expr2:
            self._failed(msg, '%s is not %s' % (safe_repr(expr1), safe_repr(expr2)))

    def assertIsNot(self, expr1, expr2, msg=None):
        if expr1 is expr2:
            self._failed(msg, 'unexpectedly identical: %s' % safe_repr(expr1))

    def assertDictEqual(self, d1, d2, msg=None):
        self.assertIsInstance(d1, dict, 'First argument is not a dictionary')
        self.assertIsInstance(d2, dict, 'Second argument is not a dictionary')
        if d1 != d2:
            import pprint
            diff = '\n' + _diff(*(pprint.pformat(d).splitlines() for d in (d1, d2)))
            self._failed(msg, self._truncateMessage('%s != %s' % _common_shorten_repr(d1, d2), diff))

    def assertCountEqual(self, first, second, msg=None):
        """The same elements as often, in whatever order."""
        first, second = list(first), list(second)
        try:
            different = _count_diff(first, second, True)
        except TypeError:
            different = _count_diff(first, second, False)
        if different:
            lines = ['First has %d, Second has %d:  %r' % row for row in different]
            self._failed(msg, self._truncateMessage('Element counts were not equal:\n', '\n'.join(lines)))

    def assertMultiLineEqual(self, first, second, msg=None):
        """Two strings; the message shows how their lines differ."""
        self.assertIsInstance(first, str, 'First argument is not a string')
        self.assertIsInstance(second, str, 'Second argument is not a string')
        if first == second:
            return
        if len(first) > self._diffThreshold or len(second) > self._diffThreshold:
            self._baseAssertEqual(first, second, msg)
        texts = first, second
        if len(first) == len(first.strip('\r\n')) and len(second) == len(second.strip('\r\n')):
            texts = first + '\n', second + '\n'
        import difflib
        lines = [t.splitlines(keepends=True) for t in texts]
        diff = '\n' + ''.join(line if line.endswith('\n') else line + '\n' for line in difflib.ndiff(*lines))
        self._failed(msg, self._truncateMessage('%s != %s' % _common_shorten_repr(first, second), diff))

    def _compare(self, holds, a, sign, b, msg):
        if not holds:
            self._failed(msg, '%s not %s %s' % (safe_repr(a), sign, safe_repr(b)))

    def assertLess(self, a, b, msg=None):
        self._compare(a < b, a, 'less than', b, msg)

    def assertLessEqual(self, a, b, msg=None):
        self._compare(a <= b, a, 'less than or equal to', b, msg)

    def assertGreater(self, a, b, msg=None):
        self._compare(a > b, a, 'greater than', b, msg)

    def assertGreaterEqual(self, a, b, msg=None):
        self._compare(a >= b, a, 'greater than or equal to', b, msg)

    def assertIsNone(self, obj, msg=None):
        if obj is not None:
            self._failed(msg, '%s is not None' % safe_repr(obj))

    def assertIsNotNone(self, obj, msg=None):
        if obj is None:
            self._failed(msg, 'unexpectedly None')

    def assertIsInstance(self, obj, cls, msg=None):
        if not isinstance(obj, cls):
            what = 'any of %r' % (cls,) if isinstance(cls, tuple) else '%r' % (cls,)
            self._failed(msg, '%s is not an instance of %s' % (safe_repr(obj), what))

    def assertNotIsInstance(self, obj, cls, msg=None):
        if isinstance(obj, cls):
            kinds = cls if isinstance(cls, tuple) else (cls,)
            found = next((kind for kind in kinds if isinstance(obj, kind)), cls)
            self._failed(msg, '%s is an instance of %r' % (safe_repr(obj), found))

    def _check_class(self, cls):
        if not isinstance(cls, type):
            self.fail('First argument is not a class: %r' % (cls,))

    def assertIsSubclass(self, cls, superclass, msg=None):
        if isinstance(cls, type) and issubclass(cls, superclass):
            return
        if not isinstance(cls, type):
            return self._failed(msg, '%r is not a class' % (cls,))
        what = 'any of %r' % (superclass,) if isinstance(superclass, tuple) else '%r' % (superclass,)
        self._failed(msg, '%r is not a subclass of %s' % (cls, what))

    def assertNotIsSubclass(self, cls, superclass, msg=None):
        if not isinstance(cls, type):
            return self._failed(msg, '%r is not a class' % (cls,))
        if issubclass(cls, superclass):
            if isinstance(superclass, tuple):
                superclass = next(x for x in superclass if issubclass(cls, x))
            self._failed(msg, '%r is a subclass of %r' % (cls, superclass))

    def assertHasAttr(self, obj, name, msg=None):
        if not hasattr(obj, name):
            self._failed(msg, '%s has no attribute %r' % (_described(obj), name))

    def assertNotHasAttr(self, obj, name, msg=None):
        if hasattr(obj, name):
            self._failed(msg, '%s has unexpected attribute %r' % (_described(obj), name))

    def _text_method(self, s, method, affix):
        """s.method(affix), after a look at the types."""
        for one in affix if isinstance(affix, tuple) else (affix,):
            for name, kinds in (('str', str), ('bytes', (bytes, bytearray))):
                if isinstance(one, kinds) and not isinstance(s, kinds):
                    self.fail('Expected %s, not %s' % (name, type(s).__name__))
        return getattr(s, method)(affix)

    def _affix(self, method, s, affix, msg, verb):
        if not self._text_method(s, method, affix):
            any_of = 'any of ' if isinstance(affix, tuple) else ''
            self._failed(msg, "%s doesn't %s with %s%s" % (
                safe_repr(s, short=True), verb, any_of, safe_repr(affix, short=True)))

    def _not_affix(self, method, s, affix, msg, verb):
        if self._text_method(s, method, affix):
            if isinstance(affix, tuple):
                affix = next(x for x in affix if getattr(s, method)(x))
            self._failed(msg, '%s %s with %s' % (safe_repr(s, short=True), verb, safe_repr(affix, short=True)))

    def assertStartsWith(self, s, prefix, msg=None):
        self._affix('startswith', s, prefix, msg, 'start')

    def assertEndsWith(self, s, suffix, msg=None):
        self._affix('endswith', s, suffix, msg, 'end')

    def assertNotStartsWith(self, s, prefix, msg=None):
        self._not_affix('startswith', s, prefix, msg, 'starts')

    def assertNotEndsWith(self, s, suffix, msg=None):
        self._not_affix('endswith', s, suffix, msg, 'ends')

    def assertRegex(self, text, expected_regex, msg=None):
        """The pattern has to be found in the text."""
        pattern = _compiled(expected_regex)
        if not pattern.search(text):
            self._failed(msg, "Regex didn't match: %r not found in %r" % (pattern.pattern, text))

    def assertNotRegex(self, text, unexpected_regex, msg=None):
        pattern = _compiled(unexpected_regex)
        match = pattern.search(text)
        if match:
            self._failed(msg, 'Regex matched: %r matches %r in %r' % (
                text[match.start():match.end()], pattern.pattern, text))


def _nothing():
    pass


def _described(obj):
    if isinstance(obj, types.ModuleType):
        return 'module %r' % obj.__name__
    return 'type object %r' % obj.__name__ if isinstance(obj, type) else '%r object' % type(obj).__name__


def _compiled(pattern):
    if isinstance(pattern, (str, bytes)):
        assert pattern, 'expected_regex must not be empty.'
        import re
        return re.compile(pattern)
    return pattern


def _diff(lines1, lines2):
    import difflib
    return '\n'.join(difflib.ndiff(lines1, lines2))


def _nothing():
    pass


class FunctionTestCase(TestCase):
    """A test made of functions."""

    def __init__(self, testFunc, setUp=None, tearDown=None, description=None):
        super().__init__()
        self._testFunc, self._setUpFunc, self._tearDownFunc = testFunc, setUp, tearDown
        self._description = description

    def id(self):
        return self._testFunc.__name__

    def runTest(self):
        self._testFunc()

    def setUp(self):
        (self._setUpFunc or _nothing)()

    def tearDown(self):
        (self._tearDownFunc or _nothing)()

    def _key(self):
        return self._setUpFunc, self._tearDownFunc, self._testFunc, self._description

    def __eq__(self, other):
        return self._key() == other._key() if isinstance(other, self.__class__) else NotImplemented

    def __hash__(self):
        return hash((type(self),) + self._key())

    def __str__(self):
        return '%s (%s)' % (strclass(self.__class__), self._testFunc.__name__)

    def __repr__(self):
        return '<%s tec=%s>' % (strclass(self.__class__), self._testFunc)

    def shortDescription(self):
        told = self._description
        if told is None:
            told = (self._testFunc.__doc__ or '').partition('\n')[0].strip() or None
        return told


class _SubTest(TestCase):
    """One subtest, as results see it."""

    def __init__(self, test_case, message, params):
        super().__init__()
        self._message, self.test_case, self.params = message, test_case, params
        self.failureException = test_case.failureException

    def runTest(self):
        raise NotImplementedError('subtests cannot be run directly')

    def _subDescription(self):
        parts = []
        if self._message is not _no_message:
            parts.append('[%s]' % self._message)
        if self.params.params:
            parts.append('(%s)' % self.params)
        return ' '.join(parts) or '(<subtest>)'

    def id(self):
        return '%s %s' % (self.test_case.id(), self._subDescription())

    def shortDescription(self):
        return self.test_case.shortDescription()

    def __str__(self):
        return '%s %s' % (self.test_case, self._subDescription())


class _SubTestContext:
    """Lets a part of a test fail by itself."""

    def __init__(self, case, msg, params):
        self.case = case
        self.msg = msg
        self.params = _OrderedChain(params, case._subtest.params if case._subtest else None)

    def __enter__(self):
        case = self.case
        self.outer = case._subtest
        self.before = case._outcome.success if case._outcome else True
        if case._outcome:
            case._outcome.success = True
        case._subtest = _SubTest(case, self.msg, self.params)

    def __exit__(self, exc_type, exc, tb):
        case, outcome = self.case, self.case._outcome
        subtest, case._subtest = case._subtest, self.outer
        if outcome is None or not outcome.result_supports_subtests:
            return False
        if exc_type is not None and issubclass(exc_type, (KeyboardInterrupt, _ShouldStop, GeneratorExit)):
            return False

        def end():
            if exc is not None:
                raise exc.with_traceback(tb)
        passed = outcome.part(subtest, end, subtest=True)
        outcome.success = passed and self.before
        if not passed and outcome.result is not None and getattr(outcome.result, 'failfast', False):
            raise _ShouldStop
        if outcome.expected_failure and exc is not None:
            raise _ShouldStop
        return True
