"""What test results remember."""
import functools
import io
import sys
import traceback

__unittest = True
STDOUT_LINE = '\nStdout:\n%s'
STDERR_LINE = '\nStderr:\n%s'


def failfast(method):
    """Decorates a method of a result after which, with failfast, the run ends."""
    def stopping(result, *args, **named):
        if getattr(result, 'failfast', False):
            result.stop()
        return method(result, *args, **named)
    return functools.wraps(method)(stopping)


class TestResult:
    """Counts tests and keeps what failed, as (test, text) pairs."""
    _testRunEntered = _moduleSetUpFailed = False
    _previousTestClass = None

    def __init__(self, stream=None, descriptions=None, verbosity=None):
        self.testsRun = 0
        for kept in ('errors', 'failures', 'skipped', 'expectedFailures', 'unexpectedSuccesses', 'collectedDurations'):
            setattr(self, kept, [])
        self.failfast = self.shouldStop = self.buffer = self.tb_locals = self._mirrorOutput = False
        self._stdout_buffer = self._stderr_buffer = None
        self._original_stdout, self._original_stderr = sys.stdout, sys.stderr

    def printErrors(self):
        """For results that print: everything that failed."""

    def startTestRun(self):
        """Comes before the first test."""

    def startTest(self, test):
        self._mirrorOutput = False
        self.testsRun += 1
        self._setupStdout()

    def stopTest(self, test):
        self._restoreStdout()
        self._mirrorOutput = False

    def _setupStdout(self):
        if not self.buffer:
            return
        if self._stderr_buffer is None:
            self._stderr_buffer, self._stdout_buffer = io.StringIO(), io.StringIO()
        sys.stdout, sys.stderr = self._stdout_buffer, self._stderr_buffer

    def _restoreStdout(self):
        if not self.buffer:
            return
        if self._mirrorOutput:
            for text, stream, form in ((sys.stdout.getvalue(), self._original_stdout, STDOUT_LINE),
                                       (sys.stderr.getvalue(), self._original_stderr, STDERR_LINE)):
                if text:
                    stream.write(form % (text if text.endswith('\n') else text + '\n'))
        sys.stdout, sys.stderr = self._original_stdout, self._original_stderr
        for stream in (self._stdout_buffer, self._stderr_buffer):
            stream.seek(0)
            stream.truncate()

    def stopTestRun(self):
        """Comes after the last test."""

    def _keep(self, kept, test, err):
        kept.append((test, self._exc_info_to_string(err, test)))
        self._mirrorOutput = True

    @failfast
    def addError(self, test, err):
        self._keep(self.errors, test, err)

    @failfast
    def addFailure(self, test, err):
        self._keep(self.failures, test, err)

    def addSubTest(self, test, subtest, err):
        """Comes at the end of a subtest; err is None if it passed."""
        if err is not None:
            if getattr(self, 'failfast', False):
                self.stop()
            failed = issubclass(err[0], test.failureException)
            self._keep(self.failures if failed else self.errors, subtest, err)

    def addSuccess(self, test):
        """A test passed."""

    def addSkip(self, test, reason):
        self.skipped += [(test, reason)]

    def addExpectedFailure(self, test, err):
        text = self._exc_info_to_string(err, test)
        self.expectedFailures.append((test, text))

    @failfast
    def addUnexpectedSuccess(self, test):
        self.unexpectedSuccesses.append(test)

    def addDuration(self, test, elapsed):
        """How many seconds a test took."""
        self.collectedDurations.append((str(test), elapsed))

    def wasSuccessful(self):
        return not (self.failures or self.errors or self.unexpectedSuccesses)

    def stop(self):
        """Ends the run after this test."""
        self.shouldStop = True

    def _exc_info_to_string(self, err, test):
        kind, value, tb = err
        self._clean(value, test)
        lines = list(traceback.TracebackException(kind, value, value.__traceback__, capture_locals=self.tb_locals,
                                                  compact=True).format())
        if self.buffer:
            for text, form in ((sys.stdout.getvalue(), STDOUT_LINE), (sys.stderr.getvalue(), STDERR_LINE)):
                if text:
                    lines.append(form % (text if text.endswith('\n') else text + '\n'))
        return ''.join(lines)

    def _clean(self, first, test):
        """Takes unittest's own frames off the tracebacks of an exception and those it came of."""
        waiting, seen = [first], set()
        while waiting:
            value = waiting.pop()
            tb = value.__traceback__
            while tb and _is_ours(tb):
                tb = tb.tb_next
            if isinstance(value, test.failureException):
                last = kept = None
                step = tb
                while step and not _is_ours(step):
                    last, step = step, step.tb_next
                if last is not None:
                    last.tb_next = None
            value.__traceback__ = tb
            for other in (value.__cause__, value.__context__):
                if other is not None and id(other) not in seen:
                    seen.add(id(other))
                    waiting.append(other)

    def __repr__(self):
        return '<%s.%s run=%i errors=%i failures=%i>' % (
            self.__class__.__module__, self.__class__.__qualname__, self.testsRun, len(self.errors), len(self.failures))


def _is_ours(tb):
    return '__unittest' in tb.tb_frame.f_globals
