

# What only tests of threads use.

LONG_TIMEOUT = 60.0
HAVE_ASAN_FORK_BUG = False


def reap_children():
    """There are no processes."""


@contextlib.contextmanager
def setswitchinterval(interval):
    before = sys.getswitchinterval()
    sys.setswitchinterval(interval)
    try:
        yield
    finally:
        sys.setswitchinterval(before)


def sleeping_retry(timeout, err_msg=None, /, *, init_delay=0.001, max_delay=0.1, error=True):
    import time
    end = time.monotonic() + timeout
    while time.monotonic() < end:
        yield
        time.sleep(init_delay)
    if error:
        raise AssertionError(err_msg or 'it took more than %s s' % timeout)


def check_disallow_instantiation(testcase, tp, *args, **kwds):
    testcase.assertRaisesRegex(TypeError, 'cannot create', tp, *args, **kwds)
