"""Stands in for test.support.threading_helper, for files of tests that are about threads."""
import contextlib
import functools
import threading
import time


def requires_working_threading(*, module=False):
    return lambda thing: thing


def threading_setup():
    return (threading.active_count(),)


def threading_cleanup(before):
    end = time.monotonic() + 5
    while threading.active_count() > before and time.monotonic() < end:
        time.sleep(0.001)


def reap_threads(function):
    @functools.wraps(function)
    def reaped(*args):
        before = threading_setup()
        try:
            return function(*args)
        finally:
            threading_cleanup(*before)
    return reaped


@contextlib.contextmanager
def wait_threads_exit(timeout=30):
    import _thread
    before = _thread._count()
    yield
    end = time.monotonic() + timeout
    while _thread._count() > before:
        if time.monotonic() > end:
            raise AssertionError('threads are left')
        time.sleep(0.001)


def join_thread(thread, timeout=30):
    thread.join(timeout)
    if thread.is_alive():
        raise AssertionError('%r goes on' % thread)


@contextlib.contextmanager
def start_threads(threads, unlock=None):
    begun = []
    try:
        for thread in threads:
            thread.start()
            begun.append(thread)
        yield
    finally:
        if unlock:
            unlock()
        for thread in begun:
            join_thread(thread)


class catch_threading_exception:
    """Keeps what a thread has raised."""

    exc_type = exc_value = exc_traceback = thread = None

    def _keep(self, args):
        self.exc_type, self.exc_value, self.exc_traceback, self.thread = args

    def __enter__(self):
        self._hook, threading.excepthook = threading.excepthook, self._keep
        return self

    def __exit__(self, *raised):
        threading.excepthook = self._hook
        for name in ('exc_type', 'exc_value', 'exc_traceback', 'thread'):
            self.__dict__.pop(name, None)
