"""Stands in for test.support.os_helper."""
import contextlib
import os
import tempfile

TESTFN = '/tmp/@test'


def unlink(filename):
    try:
        os.unlink(filename)
    except OSError:
        pass


@contextlib.contextmanager
def temp_dir():
    with tempfile.TemporaryDirectory() as path:
        yield path


@contextlib.contextmanager
def temp_cwd(name='tempcwd', quiet=False):
    with temp_dir() as path:
        before = os.getcwd()
        os.chdir(path)
        try:
            yield path
        finally:
            os.chdir(before)


class EnvironmentVarGuard:
    """Undoes changes of environment variables."""

    def __enter__(self):
        self.saved = dict(os.environ)
        return self

    def __exit__(self, *exc_info):
        os.environ.clear()
        os.environ.update(self.saved)

    def set(self, name, value):
        os.environ[name] = value

    __setitem__ = set

    def unset(self, *names):
        for name in names:
            os.environ.pop(name, None)


class FakePath:
    """A path-like object."""

    def __init__(self, path):
        self.path = path

    def __fspath__(self):
        if isinstance(self.path, BaseException) or isinstance(self.path, type) and issubclass(self.path, BaseException):
            raise self.path
        return self.path
