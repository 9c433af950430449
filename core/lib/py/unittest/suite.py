"""Suites: tests that run one after another, with what is done once for a class or a module."""
import sys

from . import case, util

__unittest = True


class BaseTestSuite:
    """A list of tests and suites."""
    _cleanup = True

    def __init__(self, tests=()):
        self._tests, self._removed_tests = [], 0
        self.addTests(tests)

    def __repr__(self):
        return '<%s tests=%s>' % (util.strclass(self.__class__), list(self))

    def __eq__(self, other):
        return list(self) == list(other) if isinstance(other, self.__class__) else NotImplemented

    __hash__ = None

    def __iter__(self):
        return iter(self._tests)

    def countTestCases(self):
        return self._removed_tests + sum(test.countTestCases() for test in self if test)

    def addTest(self, test):
        if not callable(test):
            raise TypeError('%r is not callable' % (repr(test),))
        if isinstance(test, type) and issubclass(test, (case.TestCase, TestSuite)):
            raise TypeError('TestCases and TestSuites must be instantiated before passing them to addTest()')
        self._tests.append(test)

    def addTests(self, tests):
        if isinstance(tests, str):
            raise TypeError('tests must be an iterable of tests, not a string')
        for test in tests:
            self.addTest(test)

    def run(self, result):
        for i, test in enumerate(self):
            if result.shouldStop:
                break
            test(result)
            self._forget(i)
        return result

    def _forget(self, i):
        """Lets go of a test that was run, so that what it holds can be freed."""
        if self._cleanup:
            test = self._tests[i]
            if hasattr(test, 'countTestCases'):
                self._removed_tests += test.countTestCases()
                self._tests[i] = None

    def __call__(self, *args, **named):
        return self.run(*args, **named)

    def debug(self):
        for part in self:
            part.debug()


class TestSuite(BaseTestSuite):
    """A suite that sets up and tears down classes and modules as the tests pass from one to the next."""

    def run(self, result, debug=False):
        top = not getattr(result, '_testRunEntered', False)
        if top:
            result._testRunEntered = True
        for i, test in enumerate(self):
            if result.shouldStop:
                break
            if not isinstance(test, BaseTestSuite):
                self._change_class(test.__class__, result)
                if getattr(test.__class__, '_classSetupFailed', False) or result._moduleSetUpFailed:
                    continue
            if debug:
                test.debug()
            else:
                test(result)
            self._forget(i)
        if top:
            self._change_class(None, result)
            self._leave_module(result)
            result._testRunEntered = False
        return result

    def debug(self):
        self.run(_DebugResult(), True)

    def _change_class(self, cls, result):
        """Ends the previous test's class, and its module if this one's is another, and begins this one's."""
        before = result._previousTestClass
        if cls is before:
            return
        self._leave_class(before, result)
        if cls is None:
            return
        if before is None or before.__module__ != cls.__module__:
            self._leave_module(result)
            self._enter_module(cls.__module__, result)
        result._previousTestClass = cls
        if not result._moduleSetUpFailed and not getattr(cls, '__unittest_skip__', False):
            self._enter_class(cls, result)

    def _enter_class(self, cls, result):
        try:
            cls._classSetupFailed = False
        except TypeError:
            pass
        name = util.strclass(cls)
        if not self._attempt(getattr(cls, 'setUpClass', None), 'setUpClass', name, result):
            cls._classSetupFailed = True
            self._clean_class(cls, 'setUpClass', name, result)

    def _leave_class(self, cls, result):
        if (cls is None or getattr(cls, '_classSetupFailed', False) or result._moduleSetUpFailed
                or getattr(cls, '__unittest_skip__', False)):
            return
        name = util.strclass(cls)
        self._attempt(getattr(cls, 'tearDownClass', None), 'tearDownClass', name, result)
        self._clean_class(cls, 'tearDownClass', name, result)

    def _clean_class(self, cls, what, name, result):
        clean = getattr(cls, 'doClassCleanups', None)
        if clean is not None:
            clean()
            for exc_info in cls.tearDown_exceptions:
                self._report(exc_info[1], what, name, result)

    def _enter_module(self, name, result):
        result._moduleSetUpFailed = False
        module = sys.modules.get(name)
        if not self._attempt(getattr(module, 'setUpModule', None), 'setUpModule', name, result):
            result._moduleSetUpFailed = True
            self._attempt(case.doModuleCleanups, 'setUpModule', name, result)

    def _leave_module(self, result):
        before = result._previousTestClass
        if before is None or result._moduleSetUpFailed:
            return
        module = sys.modules.get(before.__module__)
        if module is not None:
            self._attempt(getattr(module, 'tearDownModule', None), 'tearDownModule', before.__module__, result)
            self._attempt(case.doModuleCleanups, 'tearDownModule', before.__module__, result)

    def _attempt(self, function, what, name, result):
        """Calls a fixture, if there is one; whether it went well."""
        if function is None:
            return True
        setup = getattr(result, '_setupStdout', None)
        if setup is not None:
            setup()
        try:
            function()
            return True
        except Exception as e:
            if isinstance(result, _DebugResult):
                raise
            self._report(e, what, name, result)
            return False
        finally:
            restore = getattr(result, '_restoreStdout', None)
            if restore is not None:
                restore()

    def _report(self, error, what, name, result):
        holder = _ErrorHolder('%s (%s)' % (what, name))
        if isinstance(error, case.SkipTest) and hasattr(result, 'addSkip'):
            result.addSkip(holder, str(error))
        else:
            result.addError(holder, (type(error), error, error.__traceback__))


class _ErrorHolder:
    """Stands for a class's or module's fixture in a result."""
    failureException = None.__class__

    def __init__(self, description):
        self.description = description

    def __str__(self):
        return self.description

    id = __str__

    def __repr__(self):
        return '<ErrorHolder description=%r>' % (self.description,)

    def shortDescription(self):
        """None: a fixture has no line of its own."""

    def countTestCases(self):
        return 0

    def run(self, result):
        """A fixture is not a test."""

    __call__ = run


class _DebugResult:
    """Used by debug(): what fails is raised."""
    _previousTestClass = None
    _moduleSetUpFailed = False
    _testRunEntered = False
    shouldStop = False
