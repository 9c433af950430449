"""Runs the tests of one file and prints a line of JSON for each: {"id", "outcome", "why"}; name and done are given."""
import json
import sys
import unittest
from test import running

out = sys.stdout


def tell(test, outcome, why=''):
    print('\x01' + json.dumps({'id': test if isinstance(test, str) else test.id(), 'outcome': outcome, 'why': why}),
          file=out)


def said(err):
    text = '%s: %s' % (err[0].__name__, err[1])
    tb, lines = err[1].__traceback__, []
    while tb:
        if tb.tb_frame.f_code.co_filename.startswith('<test.'):
            lines.append(tb.tb_lineno)
        tb = tb.tb_next
    return '%s (line %s)' % (text[:400], ' '.join(map(str, lines[-3:])))


class Record(unittest.TestResult):
    """Tells how each test ended as soon as it has."""
    failed = None

    def startTest(self, test):
        running.append(test)
        tell(test, 'start')
        self.failed = None

    def addSubTest(self, test, subtest, err):
        if err is not None and self.failed is None:
            self.failed = said(err)

    def addFailure(self, test, err):
        self.failed = self.failed or said(err)
        if not hasattr(test, '_testMethodName'):
            tell(test, 'failed', self.failed)

    addError = addFailure

    def addSuccess(self, test):
        tell(test, 'passed')

    def addSkip(self, test, reason):
        tell(getattr(test, 'test_case', test), 'skipped', reason)
        self.failed = None

    def addExpectedFailure(self, test, err):
        tell(test, 'skipped', 'expected to fail')

    def addUnexpectedSuccess(self, test):
        tell(test, 'failed', 'unexpected success')

    def stopTest(self, test):
        running.clear()
        if self.failed is not None:
            tell(test, 'failed', self.failed)


def each(suite):
    for test in suite:
        if isinstance(test, unittest.BaseTestSuite):
            yield from each(test)
        else:
            yield test


def tests_of(module):
    """What its load_tests() says; all of its tests where that needs files that are not there."""
    loader = unittest.TestLoader()
    suite = loader.loadTestsFromModule(module)
    if loader.errors:
        del module.load_tests
        suite = loader.loadTestsFromModule(module)
    return suite


def main():
    try:
        module = __import__(name, None, None, ['*'])
        suite = tests_of(module)
    except unittest.SkipTest as e:
        return tell(name, 'skipped', str(e))
    except BaseException as e:
        return tell(name, 'failed', said((type(e), e)))
    left = unittest.TestSuite(test for test in each(suite) if test.id() not in done)
    left.run(Record())
    tell(name, 'ended')


main()
