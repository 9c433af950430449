"""Passwords that are asked for, and the name of the user. There is no terminal that could hide what is typed."""
import os
import sys
import warnings

__all__ = ['getpass', 'getuser', 'GetPassWarning']


class GetPassWarning(UserWarning):
    """What is typed may be seen."""


def getpass(prompt='Password: ', stream=None, *, echo_char=None):
    """A line of input."""
    if echo_char is not None and not isinstance(echo_char, str):
        raise TypeError(f"'echo_char' must be a str or None, not {type(echo_char).__name__}")
    if echo_char and not (len(echo_char) == 1 and echo_char.isascii() and echo_char.isprintable()):
        raise ValueError(f"'echo_char' must be a single printable ASCII character, got: {echo_char!r}")
    return fallback_getpass(prompt, stream)


unix_getpass = getpass


def fallback_getpass(prompt='Password: ', stream=None, *, echo_char=None):
    """A line of input, after a warning that it may be seen."""
    warnings.warn('Can not control echo on the terminal.', GetPassWarning, stacklevel=2)
    stream = stream or sys.stderr
    print('Warning: Password input may be echoed.', file=stream)
    print(prompt, end='', file=stream, flush=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.removesuffix('\n')


def getuser():
    """The name of the user, from the first of the variables LOGNAME, USER, LNAME and USERNAME that is set."""
    for name in ('LOGNAME', 'USER', 'LNAME', 'USERNAME'):
        if user := os.environ.get(name):
            return user
    raise OSError('No username set in the environment')
