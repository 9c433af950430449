"""Stands in for test.support.os_helper."""
import contextlib
import os
import shutil
import tempfile
import unittest

TESTFN = '/tmp/@test'
TESTFN_ASCII = TESTFN
TESTFN_UNICODE = TESTFN + '-\xe0\xf2\u0258\u0141\u011f'
TESTFN_NONASCII = TESTFN_UNICODE
TESTFN_UNENCODABLE = TESTFN_UNDECODABLE = None
SAVEDCWD = os.getcwd()


def can_symlink():
    return False


def skip_unless_symlink(test):
    return unittest.skip('there are no symbolic links')(test)


skip_unless_hardlink = skip_unless_working_chmod = skip_if_dac_override = skip_unless_dac_override = skip_unless_xattr = skip_unless_symlink


def create_empty_file(filename):
    open(filename, 'wb').close()


def rmdir(dirname):
    try:
        os.rmdir(dirname)
    except OSError:
        pass


def rmtree(path):
    shutil.rmtree(path, ignore_errors=True)


@contextlib.contextmanager
def change_cwd(path, quiet=False):
    before = os.getcwd()
    os.chdir(path)
    try:
        yield os.getcwd()
    finally:
        os.chdir(before)


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


def __getattr__(name):
    import test.support._absent
    return getattr(test.support._absent, name)
