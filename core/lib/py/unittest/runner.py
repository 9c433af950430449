"""Runs tests and reports in text."""
import sys
import time
import warnings

from . import result

__unittest = True


class _WritelnDecorator:
    """A stream with a method for lines."""

    def __init__(self, stream):
        self.stream = stream

    def __getattr__(self, name):
        if name in ('stream', '__getstate__'):
            raise AttributeError(name)
        return getattr(self.stream, name)

    def writeln(self, arg=None):
        self.write((arg or '') + '\n')


class TextTestResult(result.TestResult):
    """Prints a dot or a line for every test, and at the end what failed."""
    separator1 = '=' * 70
    separator2 = '-' * 70

    def __init__(self, stream, descriptions, verbosity, *, durations=None):
        super().__init__(stream, descriptions, verbosity)
        self.stream = stream
        self.showAll = verbosity > 1
        self.dots = verbosity == 1
        self.descriptions = descriptions
        self.durations = durations
        self._newline = True

    def getDescription(self, test):
        first = test.shortDescription()
        return '\n'.join((str(test), first)) if self.descriptions and first else str(test)

    def startTest(self, test):
        super().startTest(test)
        if self.showAll:
            self.stream.write(self.getDescription(test))
            self.stream.write(' ... ')
            self.stream.flush()
            self._newline = False

    def _show(self, test, word, mark):
        if self.showAll:
            inside = hasattr(test, 'test_case')
            if inside or self._newline:
                if not self._newline:
                    self.stream.writeln()
                self.stream.write(('  ' if inside else '') + self.getDescription(test) + ' ... ')
            self.stream.writeln(word)
            self._newline = True
            self.stream.flush()
        elif self.dots:
            self.stream.write(mark)
            self.stream.flush()

    def addSubTest(self, test, subtest, err):
        if err is not None:
            failed = issubclass(err[0], subtest.failureException)
            self._show(subtest, 'FAIL' if failed else 'ERROR', 'F' if failed else 'E')
        super().addSubTest(test, subtest, err)

    def addSuccess(self, test):
        super().addSuccess(test)
        self._show(test, 'ok', '.')

    def addError(self, test, err):
        super().addError(test, err)
        self._show(test, 'ERROR', 'E')

    def addFailure(self, test, err):
        super().addFailure(test, err)
        self._show(test, 'FAIL', 'F')

    def addSkip(self, test, reason):
        super().addSkip(test, reason)
        self._show(test, 'skipped %r' % (reason,), 's')

    def addExpectedFailure(self, test, err):
        super().addExpectedFailure(test, err)
        self._show(test, 'expected failure', 'x')

    def addUnexpectedSuccess(self, test):
        super().addUnexpectedSuccess(test)
        self._show(test, 'unexpected success', 'u')

    def printErrors(self):
        if self.dots or self.showAll:
            self.stream.writeln()
            self.stream.flush()
        for flavour, errors in (('ERROR', self.errors), ('FAIL', self.failures)):
            self.printErrorList(flavour, errors)
        if self.unexpectedSuccesses:
            self.stream.writeln(self.separator1)
            for test in self.unexpectedSuccesses:
                self.stream.writeln('UNEXPECTED SUCCESS: %s' % self.getDescription(test))
            self.stream.flush()

    def printErrorList(self, flavour, errors):
        for test, text in errors:
            for line in (self.separator1, '%s: %s' % (flavour, self.getDescription(test)), self.separator2, '%s' % text):
                self.stream.writeln(line)
            self.stream.flush()


class TextTestRunner:
    """Runs a suite and prints a report, to sys.stderr if no stream is given."""
    resultclass = TextTestResult

    def __init__(self, stream=None, descriptions=True, verbosity=1, failfast=False, buffer=False, resultclass=None,
                 warnings=None, *, tb_locals=False, durations=None):
        self.stream = _WritelnDecorator(sys.stderr if stream is None else stream)
        self.verbosity, self.descriptions, self.durations = verbosity, descriptions, durations
        self.failfast, self.buffer, self.tb_locals, self.warnings = failfast, buffer, tb_locals, warnings
        self.resultclass = resultclass or self.resultclass

    def _makeResult(self):
        given = self.stream, self.descriptions, self.verbosity
        try:
            return self.resultclass(*given, durations=self.durations)
        except TypeError:
            return self.resultclass(*given)

    def run(self, test):
        found = self._makeResult()
        found.failfast, found.buffer, found.tb_locals = self.failfast, self.buffer, self.tb_locals
        with warnings.catch_warnings():
            if self.warnings:
                warnings.simplefilter(self.warnings)
            start = time.perf_counter()
            getattr(found, 'startTestRun', _nothing)()
            try:
                test(found)
            finally:
                getattr(found, 'stopTestRun', _nothing)()
            taken = time.perf_counter() - start
        found.printErrors()
        self._summarize(found, taken)
        return found

    def _summarize(self, found, taken):
        stream = self.stream
        if hasattr(found, 'separator2'):
            stream.writeln(found.separator2)
        run = found.testsRun
        stream.writeln('Ran %d test%s in %.3fs' % (run, '' if run == 1 else 's', taken))
        stream.writeln()
        counts = [('failures', found.failures), ('errors', found.errors), ('skipped', found.skipped),
                  ('expected failures', found.expectedFailures), ('unexpected successes', found.unexpectedSuccesses)]
        infos = ['%s=%d' % (name, len(items)) for name, items in counts if items]
        if not found.wasSuccessful():
            verdict = 'FAILED'
        elif run == 0 and not found.skipped:
            verdict = 'NO TESTS RAN'
        else:
            verdict = 'OK'
        stream.writeln(verdict + (' (%s)' % ', '.join(infos) if infos else ''))
        stream.flush()


def _nothing():
    pass
