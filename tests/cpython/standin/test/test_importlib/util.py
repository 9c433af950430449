"""Stands in for what test files take from test.test_importlib."""
import contextlib
import sys


@contextlib.contextmanager
def uncache(*names):
    """Lets modules be imported anew, and forgets them behind the block."""
    for name in names:
        sys.modules.pop(name, None)
    try:
        yield
    finally:
        for name in names:
            sys.modules.pop(name, None)
