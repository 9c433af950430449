"""Stands in for test.support.threading_helper: there are no threads."""
import unittest


def requires_working_threading(*, module=False):
    return unittest.skip('there are no threads')


def reap_threads(function):
    return unittest.skip('there are no threads')(function)


def threading_setup():
    """Nothing is counted where threads are not tested."""
    return ()


def threading_cleanup(*before):
    """There are no threads left over."""
