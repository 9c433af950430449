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
