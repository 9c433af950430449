"""The debugger, which needs a terminal: its names are here, and each of them raises when it is used."""

__all__ = ['run', 'pm', 'Pdb', 'runeval', 'runctx', 'runcall', 'set_trace', 'post_mortem', 'set_default_backend', 'get_default_backend',
           'help', 'set_trace_async']
_backend = 'settrace'


def _refuse():
    raise RuntimeError('the debugger pdb needs a terminal, which this sandbox has not: print values, or read the traceback')


class Restart(Exception):
    """The program is to begin again."""


class Pdb:
    """A debugger."""

    def __init__(self, completekey='tab', stdin=None, stdout=None, skip=None, nosigint=False, readrc=True, mode=None,
                 backend=None, colorize=False):
        _refuse()


def run(statement, globals=None, locals=None):
    """Would debug a statement."""
    _refuse()


def runeval(expression, globals=None, locals=None):
    """Would debug an expression."""
    _refuse()


def runctx(statement, globals, locals):
    """Would debug a statement."""
    _refuse()


def runcall(*args, **kwds):
    """Would debug a call."""
    _refuse()


def set_trace(*, header=None, commands=None):
    """Would stop here."""
    _refuse()


async def set_trace_async(*, header=None, commands=None):
    """Would stop here."""
    _refuse()


def post_mortem(t=None):
    """Would look at a traceback."""
    _refuse()


def pm():
    """Would look at the last traceback."""
    _refuse()


def help():
    """Would explain the commands."""
    _refuse()


def set_default_backend(backend):
    """Sets how a Pdb would follow the program."""
    global _backend
    if backend not in ('settrace', 'monitoring'):
        raise ValueError("Invalid backend: must be 'settrace' or 'monitoring'")
    _backend = backend


def get_default_backend():
    """How a Pdb would follow the program."""
    return _backend
