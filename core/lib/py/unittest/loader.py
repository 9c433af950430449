"""Finds the tests of classes and modules."""
import functools
import sys
import traceback
import types
from fnmatch import fnmatchcase
from _hn.imports import _program_import

from . import case, suite, util

__unittest = True


def _told(exception):
    return ''.join(traceback.format_exception(exception))


class _FailedTest(case.TestCase):
    """Reports, as a test, that something could not be loaded."""

    def __init__(self, method_name, exception):
        self._exception = exception
        super().__init__(method_name)

    def __getattr__(self, name):
        if name != self._testMethodName:
            return super().__getattribute__(name)

        def fail():
            raise self._exception
        return fail


class TestLoader:
    """Makes suites of classes, modules and names."""
    testMethodPrefix = 'test'
    sortTestMethodsUsing = staticmethod(util.three_way_cmp)
    testNamePatterns = None
    suiteClass = suite.TestSuite

    def __init__(self):
        self.errors, self._top = [], None

    def loadTestsFromTestCase(self, testCaseClass):
        """A suite of all tests of a class."""
        if issubclass(testCaseClass, suite.TestSuite):
            raise TypeError('Test cases should not be derived from TestSuite. Maybe you meant to derive from TestCase?')
        if testCaseClass in (case.TestCase, case.FunctionTestCase):
            names = []
        else:
            names = self.getTestCaseNames(testCaseClass)
            if not names and hasattr(testCaseClass, 'runTest'):
                names = ['runTest']
        return self.suiteClass(map(testCaseClass, names))

    def loadTestsFromModule(self, module, *, pattern=None):
        """A suite of the classes in a module, or what its function load_tests gives."""
        own = case.TestCase, case.FunctionTestCase
        there = [getattr(module, name) for name in dir(module)]
        classes = [x for x in there if isinstance(x, type) and issubclass(x, case.TestCase) and x not in own]
        tests = self.suiteClass([self.loadTestsFromTestCase(cls) for cls in classes])
        load_tests = getattr(module, 'load_tests', None)
        if load_tests is None:
            return tests
        try:
            return load_tests(self, tests, pattern)
        except Exception as e:
            text = 'Failed to call load_tests:\n%s' % _told(e)
            return self._failure(module.__name__, TypeError(text) if isinstance(e, TypeError) else e, text)

    def _failure(self, name, exception, text):
        self.errors.append(text)
        return self.suiteClass((_FailedTest(name, exception),))

    def loadTestsFromName(self, name, module=None):
        """A suite by a dotted name: of a module, a class, a method, or what a function gives."""
        parts = name.split('.')
        obj = module
        if module is None:
            found = parts[:]
            while found:
                try:
                    _program_import('.'.join(found))
                    break
                except ImportError as e:
                    missing = found.pop()
                    if not found:
                        text = 'Failed to import test module: %s\n%s' % (missing, _told(e))
                        return self._failure(missing, ImportError(text), text)
            obj = sys.modules[found[0]]
            parts = parts[1:]
        parent = None
        for part in parts:
            try:
                parent, obj = obj, getattr(obj, part)
            except AttributeError as e:
                text = 'Failed to access attribute:\n%s' % _told(e)
                return self._failure(part, AttributeError(*e.args, name=e.name, obj=e.obj), text)
        return self._made_of(obj, parent, name, parts)

    def _made_of(self, obj, parent, name, parts):
        if isinstance(obj, types.ModuleType):
            return self.loadTestsFromModule(obj)
        if isinstance(obj, type) and issubclass(obj, case.TestCase):
            return self.loadTestsFromTestCase(obj)
        if isinstance(obj, types.FunctionType) and isinstance(parent, type) and issubclass(parent, case.TestCase):
            return self.suiteClass([parent(parts[-1])])
        if isinstance(obj, suite.TestSuite):
            return obj
        if not callable(obj):
            raise TypeError("don't know how to make test from: %s" % obj)
        made = obj()
        if isinstance(made, case.TestCase):
            return self.suiteClass([made])
        if not isinstance(made, suite.TestSuite):
            raise TypeError('calling %s returned %s, not a test' % (obj, made))
        return made

    def loadTestsFromNames(self, names, module=None):
        """One suite of several names."""
        return self.suiteClass([self.loadTestsFromName(name, module) for name in names])

    def discover(self, start_dir, pattern='test*.py', top_level_dir=None):
        """A suite of all modules below a directory, or a package, whose file's name fits the pattern."""
        from ._discovery import Search, start_of
        start, self._top = start_of(start_dir, self._top if top_level_dir is None else top_level_dir)
        try:
            return self.suiteClass([*Search(self, pattern, self._top).below(start)])
        finally:
            self._top = None

    def getTestCaseNames(self, testCaseClass):
        """The names of a class's test methods, in order."""
        def chosen(name):
            if not name.startswith(self.testMethodPrefix) or not callable(getattr(testCaseClass, name)):
                return False
            patterns = self.testNamePatterns
            full = '%s.%s.%s' % (testCaseClass.__module__, testCaseClass.__qualname__, name)
            return patterns is None or any(fnmatchcase(full, pattern) for pattern in patterns)
        names = list(filter(chosen, dir(testCaseClass)))
        if self.sortTestMethodsUsing:
            names.sort(key=functools.cmp_to_key(self.sortTestMethodsUsing))
        return names


defaultTestLoader = TestLoader()
