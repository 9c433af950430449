"""Stands in for test.support.warnings_helper."""
import contextlib
import re
import sys
import warnings


class WarningsRecorder:
    """What was warned of, with the last one's attributes."""

    def __init__(self, warnings_list):
        self._warnings = warnings_list
        self._last = 0

    def __getattr__(self, attr):
        if len(self._warnings) > self._last:
            return getattr(self._warnings[-1], attr)
        if attr in warnings.WarningMessage._WARNING_DETAILS:
            return None
        raise AttributeError('%r has no attribute %r' % (self, attr))

    @property
    def warnings(self):
        return self._warnings[self._last:]

    def reset(self):
        self._last = len(self._warnings)


@contextlib.contextmanager
def check_warnings(*filters, quiet=None):
    if not filters:
        filters = (('', Warning),)
        quiet = True if quiet is None else quiet
    with warnings.catch_warnings(record=True) as w:
        warnings.simplefilter('always')
        yield WarningsRecorder(w)
    left = list(w)
    missing = []
    for text, category in filters:
        seen = [m for m in left if re.match(text, str(m.message), re.I) and issubclass(m.message.__class__, category)]
        for m in seen:
            left.remove(m)
        if not seen and not quiet:
            missing.append((text, category.__name__))
    if left:
        raise AssertionError('unhandled warning %s' % left[0])
    if missing:
        raise AssertionError('filter (%r, %s) did not catch any warning' % missing[0])


@contextlib.contextmanager
def check_no_warnings(testcase, message='', category=Warning, force_gc=False):
    with warnings.catch_warnings(record=True) as found:
        warnings.filterwarnings('always', message=message, category=category)
        yield
    testcase.assertEqual(found, [])


def check_syntax_warning(testcase, statement, errtext='', *, lineno=1, offset=None):
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter('always', SyntaxWarning)
        compile(statement, '<testcase>', 'exec')
    testcase.assertEqual(len(found), 1, found)
    testcase.assertTrue(issubclass(found[0].category, SyntaxWarning))
    if errtext:
        testcase.assertRegex(str(found[0].message), errtext)
    testcase.assertEqual(found[0].filename, '<testcase>')
    if lineno is not None:
        testcase.assertEqual(found[0].lineno, lineno)
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter('error', SyntaxWarning)
        try:
            compile(statement, '<testcase>', 'exec')
        except SyntaxError as e:
            testcase.assertIsNotNone(e.lineno)
        else:
            testcase.fail('no SyntaxError')
    testcase.assertEqual(found, [])


@contextlib.contextmanager
def ignore_warnings(*, category):
    with warnings.catch_warnings():
        warnings.simplefilter('ignore', category=category)
        yield


def save_restore_warnings_filters():
    return warnings.catch_warnings()


def import_deprecated(name):
    """The module, whose import may warn."""
    with warnings.catch_warnings():
        warnings.simplefilter('ignore', DeprecationWarning)
        return __import__(name, None, None, ['*'])


@contextlib.contextmanager
def check_no_resource_warning(testcase):
    """Files are closed when they are let go of, and nothing is said of it."""
    yield
