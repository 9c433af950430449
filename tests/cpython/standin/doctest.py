"""Stands in for doctest: every example of a module's doc string and of its __test__ is a test."""
import io
import sys
import traceback
import unittest

ELLIPSIS = 8
IGNORE_EXCEPTION_DETAIL = 32
NORMALIZE_WHITESPACE = 4
DONT_ACCEPT_BLANKLINE = 2
_NAMES = {'ELLIPSIS': ELLIPSIS, 'IGNORE_EXCEPTION_DETAIL': IGNORE_EXCEPTION_DETAIL,
          'NORMALIZE_WHITESPACE': NORMALIZE_WHITESPACE}
_HEAD = 'Traceback (most recent call last):'


def _examples(text):
    """(source, wanted) of each example."""
    found = []
    lines = text.expandtabs().split('\n')
    i = 0
    while i < len(lines):
        line = lines[i]
        stripped = line.lstrip(' ')
        if not stripped.startswith('>>> ') and stripped != '>>>':
            i += 1
            continue
        indent = len(line) - len(stripped)
        source = [stripped[4:]]
        i += 1
        while i < len(lines) and lines[i][indent:].startswith('...'):
            source.append(lines[i][indent + 4:])
            i += 1
        wanted = []
        while i < len(lines) and lines[i].strip() and not lines[i].lstrip(' ').startswith('>>>'):
            wanted.append(lines[i][indent:])
            i += 1
        found.append(('\n'.join(source) + '\n', ''.join(w + '\n' for w in wanted)))
    return found


def _flags(source):
    flags = 0
    for line in source.split('\n'):
        if '# doctest:' in line:
            for word in line.split('# doctest:')[1].replace(',', ' ').split():
                if word[0] == '+':
                    flags |= _NAMES.get(word[1:], 0)
    return flags


def _ellipsis_match(wanted, got):
    pieces = wanted.split('...')
    if len(pieces) == 1:
        return wanted == got
    if not got.startswith(pieces[0]) or not got.endswith(pieces[-1]):
        return False
    at, end = len(pieces[0]), len(got) - len(pieces[-1])
    for piece in pieces[1:-1]:
        at = got.find(piece, at, end)
        if at < 0:
            return False
        at += len(piece)
    return at <= end


def _same(wanted, got, flags):
    wanted = wanted.replace('<BLANKLINE>', '')
    if flags & NORMALIZE_WHITESPACE:
        wanted, got = ' '.join(wanted.split()), ' '.join(got.split())
    got = '\n'.join('' if not line.strip() else line for line in got.split('\n'))
    return wanted == got or flags & ELLIPSIS and _ellipsis_match(wanted, got)


def _wanted_exception(wanted):
    """The text of the exception that is wanted, or None."""
    if not wanted.startswith(_HEAD) and not wanted.startswith('Traceback (innermost last):'):
        return None
    lines = wanted.split('\n')[1:]
    while lines and (not lines[0].strip() or lines[0][0] == ' ' or lines[0].startswith('...')):
        lines.pop(0)
    return '\n'.join(lines)


class _Example(unittest.TestCase):
    def __init__(self, name, globs, source, wanted, flags):
        super().__init__()
        self.name, self.globs, self.source, self.wanted = name, globs, source, wanted
        self.flags = flags | _flags(source)

    def id(self):
        return self.name

    __str__ = id

    def runTest(self):
        out, saved = io.StringIO(), sys.stdout
        sys.stdout = out
        error = None
        try:
            exec(compile(self.source, '<doctest>', 'single'), self.globs)
        except unittest.SkipTest:
            raise
        except BaseException as e:
            error = e
        finally:
            sys.stdout = saved
        text = _wanted_exception(self.wanted)
        if error is None:
            if not _same(self.wanted, out.getvalue(), self.flags):
                self.fail('%s\nwanted %s\ngot %s' % (self.source, self.wanted, out.getvalue()))
            return
        if text is None:
            raise error
        got = ''.join(traceback.format_exception_only(type(error), error))
        if isinstance(error, SyntaxError):
            got = got[got.rindex('\n', 0, -1) + 1:] if got.count('\n') > 1 else got
        if self.flags & IGNORE_EXCEPTION_DETAIL:
            text, got = (t.split(':')[0].split('.')[-1].strip() for t in (text, got))
        if not _same(text, got, self.flags):
            self.fail('%s\nwanted %s\ngot %s' % (self.source, text, got))


def DocTestSuite(module=None, optionflags=0, **kwargs):
    if module is None:
        module = sys.modules[sys._getframe(1).f_globals['__name__']]
    elif isinstance(module, str):
        __import__(module)
        module = sys.modules[module]
    suite = unittest.TestSuite()
    texts = {'__doc__': module.__doc__ or ''}
    for name, value in getattr(module, '__test__', {}).items():
        texts[name] = value if isinstance(value, str) else value.__doc__ or ''
    for name, text in texts.items():
        globs = dict(module.__dict__)
        for i, (source, wanted) in enumerate(_examples(text)):
            suite.addTest(_Example('%s.doctest.%s[%d]' % (module.__name__, name, i), globs, source, wanted, optionflags))
    return suite


def testmod(*args, **kwargs):
    raise unittest.SkipTest('runs doctests by itself')


def DocFileSuite(*names, **options):
    """The documentation is not there."""
    return unittest.TestSuite()
