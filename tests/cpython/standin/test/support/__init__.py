"""Stands in for CPython's test.support: the part that the chosen test files use. What only CPython can have is skipped."""
import contextlib
import functools
import io
import os
import sys
import unittest

verbose = False
is_wasi = is_emscripten = is_apple = is_android = False
has_fork_support = has_subprocess_support = False
MS_WINDOWS = False
unix_shell = None
MAX_Py_ssize_t = sys.maxsize
NHASHBITS = sys.hash_info.width
Py_DEBUG = Py_GIL_DISABLED = False
HAVE_DOCSTRINGS = True
REPO_ROOT = STDLIB_DIR = TEST_HOME_DIR = TEST_DATA_DIR = '/nowhere'
PIPE_MAX_SIZE = 65536
_1M, _1G, _2G, _4G = 1 << 20, 1 << 30, 2 << 30, 4 << 30
SHORT_TIMEOUT = 30.0


class Error(Exception):
    """Any failure of the support code."""


class TestFailed(Error):
    """A test failed."""


class ResourceDenied(unittest.SkipTest):
    """What a test wants is not given to it."""


def _skipping(reason):
    return lambda *args, **kwargs: unittest.skip(reason)


def _never(reason):
    return unittest.skip(reason)


cpython_only = _never('about CPython only')
refcount_test = _never('about reference counts')
requires_subprocess = _skipping('there are no processes')
requires_fork = _skipping('there are no processes')
requires_working_socket = _skipping('there are no sockets')
requires_legacy_unicode_capi = _skipping('about the C API')
requires_mac_ver = _skipping('about macOS')
skip_if_pgo_task = _never('takes too much time')
requires_resource = _skipping('takes too much time')
bigmemtest = _skipping('takes too much memory')
bigaddrspacetest = _never('takes too much memory')
run_with_locales = _skipping('there are no locales')


class run_with_locale(contextlib.AbstractContextManager):
    """The one locale for a block, or for the tests of a module; a test that is about locales is skipped."""

    def __init__(self, category, *locales):
        pass

    def __call__(self, test):
        return unittest.skip('there are no locales')(test)

    def __exit__(self, *exc):
        return False



def _as_it_is(thing):
    return thing


requires_IEEE_754 = requires_docstrings = no_tracing = force_not_colorized = _as_it_is


def _there(reason=None):
    return _as_it_is


requires_zlib = requires_gzip = requires_bz2 = requires_lzma = _there


def requires_limited_api(thing):
    return unittest.skip('about the C API')(thing)


def impl_detail(msg=None, **guards):
    return _as_it_is if check_impl_detail(**guards) else unittest.skip(msg or 'about CPython only')


def check_impl_detail(**guards):
    """Whether a detail of those implementations is to be tested: never CPython's."""
    return bool(guards) and not next(iter(guards.values())) and 'cpython' in guards


def gc_collect():
    import gc
    for i in range(3):
        gc.collect()


def check_sizeof(test, o, size):
    raise unittest.SkipTest('about sizes in memory')


def check_free_after_iterating(test, iter, cls, args=()):
    raise unittest.SkipTest('about reference counts')


@contextlib.contextmanager
def captured_output(name):
    saved = getattr(sys, name)
    setattr(sys, name, io.StringIO())
    try:
        yield getattr(sys, name)
    finally:
        setattr(sys, name, saved)


def captured_stdout():
    return captured_output('stdout')


def captured_stderr():
    return captured_output('stderr')


class catch_unraisable_exception:
    """Needs objects to be freed at once."""

    def __enter__(self):
        raise unittest.SkipTest('about when objects are freed')

    def __exit__(self, *exc_info):
        pass


class SuppressCrashReport:
    """For tests that crash the process."""

    def __enter__(self):
        raise unittest.SkipTest('crashes the process')

    def __exit__(self, *exc_info):
        pass


@contextlib.contextmanager
def adjust_int_max_str_digits(max_digits):
    saved = sys.get_int_max_str_digits()
    try:
        sys.set_int_max_str_digits(max_digits)
        yield
    finally:
        sys.set_int_max_str_digits(saved)


@contextlib.contextmanager
def infinite_recursion(max_depth=None):
    yield


@contextlib.contextmanager
def swap_attr(obj, attr, new_val):
    missing = object()
    saved = getattr(obj, attr, missing)
    setattr(obj, attr, new_val)
    try:
        yield None if saved is missing else saved
    finally:
        if saved is missing:
            delattr(obj, attr)
        else:
            setattr(obj, attr, saved)


@contextlib.contextmanager
def swap_item(obj, item, new_val):
    missing = object()
    saved = obj.get(item, missing)
    obj[item] = new_val
    try:
        yield None if saved is missing else saved
    finally:
        if saved is missing:
            del obj[item]
        else:
            obj[item] = saved


def get_attribute(obj, name):
    try:
        return getattr(obj, name)
    except AttributeError:
        raise unittest.SkipTest('object %r has no attribute %r' % (obj, name)) from None


def sortdict(d):
    return '{%s}' % ', '.join('%r: %r' % pair for pair in sorted(d.items()))


def check_syntax_error(testcase, statement, errtext='', *, lineno=None, offset=None):
    with testcase.assertRaisesRegex(SyntaxError, errtext) as cm:
        compile(statement, '<test string>', 'exec')
    err = cm.exception
    testcase.assertIsNotNone(err.lineno)
    if lineno is not None:
        testcase.assertEqual(err.lineno, lineno)
    testcase.assertIsNotNone(err.offset)
    if offset is not None:
        testcase.assertEqual(err.offset, offset)


def collision_stats(nbins, nballs):
    raise unittest.SkipTest('about the hash function of CPython')


def calcobjsize(fmt):
    raise unittest.SkipTest('about the size of objects')


def maybe_get_event_loop_policy():
    return None


def wait_process(pid, *, exitcode, timeout=None):
    raise unittest.SkipTest('there are no processes')


def run_in_subinterp(code):
    raise unittest.SkipTest('there are no subinterpreters')


def get_c_recursion_limit():
    return 1000


def exceeds_recursion_limit():
    return 100_000


def findfile(filename, subdir=None):
    path = os.path.join('/testdata', subdir or '', filename)
    if not os.path.exists(path):
        raise unittest.SkipTest('there are no test data')
    return path


class _AlwaysEq:
    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False


class _NeverEq:
    def __eq__(self, other):
        return False

    def __ne__(self, other):
        return True

    def __hash__(self):
        return 1


ALWAYS_EQ = _AlwaysEq()
NEVER_EQ = _NeverEq()


@functools.total_ordering
class _Largest:
    def __eq__(self, other):
        return isinstance(other, _Largest)

    def __lt__(self, other):
        return False


@functools.total_ordering
class _Smallest:
    def __eq__(self, other):
        return isinstance(other, _Smallest)

    def __gt__(self, other):
        return False


LARGEST = _Largest()
SMALLEST = _Smallest()


def __getattr__(name):
    """What is not here: only the tests that use it are skipped. A module of the folder is asked for here first."""
    import test.support._absent
    try:
        __import__('test.support.' + name)
        return sys.modules['test.support.' + name]
    except ModuleNotFoundError:
        pass
    return getattr(test.support._absent, name)
