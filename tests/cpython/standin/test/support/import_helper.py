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
    saved = {}
    names = (name, *fresh)
    for key in list(sys.modules):
        if key in blocked or any(key == n or key.startswith(n + '.') for n in names):
            saved[key] = sys.modules.pop(key)
    for key in blocked:
        sys.modules[key] = None
    try:
        try:
            for key in fresh:
                if not key.startswith('_'):  # the public module may do without its part in C
                    __import__(key)
            __import__(name)
        except ImportError:
            return None
        return sys.modules[name]
    finally:
        for key in blocked:
            sys.modules.pop(key, None)
        sys.modules.update(saved)
