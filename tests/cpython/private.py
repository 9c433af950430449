"""Run in Hognose only: names of CPython's own that test files import and few of their tests use."""
import collections
import enum

for _module, _name in ((enum, '_test_simple_enum'), (collections, '_count_elements')):
    if not hasattr(_module, _name):
        import test.support._absent
        setattr(_module, _name, getattr(test.support._absent, _name))
