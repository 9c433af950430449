"""Stands in for test.support.import_helper."""
import sys
import unittest


def import_module(name, deprecated=False, *, required_on=()):
    try:
        __import__(name)
    except ImportError as e:
        raise unittest.SkipTest(str(e)) from None
    return sys.modules[name]


def import_fresh_module(name, fresh=(), blocked=(), *, deprecated=False):
    """A module of the library is there once, whatever it is made of; a module of tests is run again."""
    if name.startswith('test.'):
        sys.modules.pop(name, None)
    try:
        __import__(name)
    except ImportError:
        return None
    return sys.modules[name]


def forget(name):
    """As if a module had not been imported."""
    sys.modules.pop(name, None)


class CleanImport:
    """For a block, modules are as if they had not been imported."""

    def __init__(self, *names, usefrozen=False):
        self.names = names

    def __enter__(self):
        self.before = dict(sys.modules)
        for name in self.names:
            sys.modules.pop(name, None)
        return self

    def __exit__(self, *exc):
        sys.modules.update(self.before)
