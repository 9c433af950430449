"""Compiles what was typed, and says if more has to follow."""
import __future__
import warnings

__all__ = ['compile_command', 'Compile', 'CommandCompiler']


def _fault(compiler, source, filename, symbol):
    try:
        compiler(source, filename, symbol)
    except SyntaxError as e:
        return e
    return None


def _maybe_compile(compiler, source, filename, symbol):
    """The code, None where more has to follow, or a SyntaxError."""
    lines = [line.strip() for line in source.split('\n')]
    if not any([line and line[0] != '#' for line in lines]) and symbol != 'eval':
        source = 'pass'
    with warnings.catch_warnings():
        warnings.simplefilter('ignore', (SyntaxWarning, DeprecationWarning))
        first = _fault(compiler, source, filename, symbol)
        if source[-2:] == '\\\n':
            return compiler(source, filename, symbol)
        # The mistake is the end of the text where one more line moves it.
        if first is not None or symbol == 'single' and _is_open(compiler, source, filename):
            one, two = [_fault(compiler, source + end, filename, symbol) for end in ('\n', '\n\n')]
            if _ends_early(first, source) or one is not None and repr(one) != repr(two) or one is None and first is not None:
                return None
            if first is None:
                return None
    return compiler(source, filename, symbol)


def _is_open(compiler, source, filename):
    """Whether it is a block to which lines can be added: its last line is indented and not empty."""
    return source[-1:] != '\n' and '\n' in source and source.rpartition('\n')[2][:1] in (' ', '\t')


_EARLY = ('was never closed', 'unterminated triple-quoted', 'expected an indented block', 'unexpected EOF', 'expected an except',
          "expected 'except' or 'finally' block")


def _ends_early(error, source):
    if error is None:
        return False
    if any([part in str(error.msg) for part in _EARLY]):
        return (error.end_lineno or error.lineno or 0) >= source.rstrip().count('\n') + 1 or 'was never closed' in error.msg or \
            'unterminated' in error.msg
    return source.rstrip(' ').endswith('\\')


class Compile:
    """compile(), with the features that texts before have asked for."""

    def __init__(self):
        self.flags = 0x200

    def __call__(self, source, filename, symbol, flags=0, **kwargs):
        code = compile(source, filename, symbol, self.flags & ~0x200 | flags, True)
        if isinstance(source, str) and '__future__' in source:
            words = [word.strip('(), \t\n') for line in source.split('__future__')[1:] for word in line.replace(',', ' ').split()]
            for feature in __future__.all_feature_names:
                if feature in words:
                    self.flags |= getattr(__future__, feature).compiler_flag
        return code


class CommandCompiler:
    """compile_command(), with the features that texts before have asked for."""

    def __init__(self):
        self.compiler = Compile()

    def __call__(self, source, filename='<input>', symbol='single'):
        return _maybe_compile(self.compiler, source, filename, symbol)


def compile_command(source, filename='<input>', symbol='single', flags=0):
    """The code of what was typed, None where more has to follow."""
    return _maybe_compile(lambda *given: compile(*given, flags, True), source, filename, symbol)
