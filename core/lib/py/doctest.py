"""Runs the examples of documentation, and compares what they print with what is written there."""
import difflib
import inspect
import io
import linecache
import os
import re
import sys
import traceback
import unittest
from collections import namedtuple
from types import FunctionType, MethodType
from _hn.imports import _program_import

__all__ = ['register_optionflag', 'DONT_ACCEPT_TRUE_FOR_1', 'DONT_ACCEPT_BLANKLINE', 'NORMALIZE_WHITESPACE', 'ELLIPSIS', 'SKIP',
           'IGNORE_EXCEPTION_DETAIL', 'COMPARISON_FLAGS', 'REPORT_UDIFF', 'REPORT_CDIFF', 'REPORT_NDIFF',
           'REPORT_ONLY_FIRST_FAILURE', 'REPORTING_FLAGS', 'FAIL_FAST', 'Example', 'DocTest', 'DocTestParser', 'DocTestFinder',
           'DocTestRunner', 'OutputChecker', 'DocTestFailure', 'UnexpectedException', 'DebugRunner', 'testmod', 'testfile',
           'run_docstring_examples', 'DocTestSuite', 'DocFileSuite', 'set_unittest_reportflags', 'script_from_examples',
           'testsource', 'debug_src', 'debug']
__unittest = True
OPTIONFLAGS_BY_NAME = {}
BLANKLINE_MARKER, ELLIPSIS_MARKER = '<BLANKLINE>', '...'


def register_optionflag(name):
    """The number of a flag, which is a new one if there is none of that name."""
    known = OPTIONFLAGS_BY_NAME
    if name not in known:
        known[name] = 1 << len(known)
    return known[name]


(DONT_ACCEPT_TRUE_FOR_1, DONT_ACCEPT_BLANKLINE, NORMALIZE_WHITESPACE, ELLIPSIS, SKIP, IGNORE_EXCEPTION_DETAIL, REPORT_UDIFF,
 REPORT_CDIFF, REPORT_NDIFF, REPORT_ONLY_FIRST_FAILURE, FAIL_FAST) = map(
    register_optionflag, 'DONT_ACCEPT_TRUE_FOR_1 DONT_ACCEPT_BLANKLINE NORMALIZE_WHITESPACE ELLIPSIS SKIP IGNORE_EXCEPTION_DETAIL '
    'REPORT_UDIFF REPORT_CDIFF REPORT_NDIFF REPORT_ONLY_FIRST_FAILURE FAIL_FAST'.split())
COMPARISON_FLAGS = REPORT_UDIFF - 1
REPORTING_FLAGS = 2 * FAIL_FAST - REPORT_UDIFF
_DIFFS = REPORT_UDIFF | REPORT_CDIFF | REPORT_NDIFF


class TestResults(namedtuple('TestResults', 'failed attempted')):
    """How many examples failed, and how many there were."""

    def __new__(cls, failed, attempted, *, skipped=0):
        made = super().__new__(cls, failed, attempted)
        made.skipped = skipped
        return made

    def __repr__(self):
        more = f', skipped={self.skipped}' if self.skipped else ''
        return f'TestResults(failed={self.failed}, attempted={self.attempted}{more})'


def _indent(s, indent=4):
    return ''.join([line if line == '\n' else ' ' * indent + line for line in s.splitlines(True)])


def _ended(text):
    return text if not text or text[-1] == '\n' else text + '\n'


class _Compared:
    """Equal where the attributes are that `_same` names."""

    def __eq__(self, other):
        return all(getattr(self, n) == getattr(other, n) for n in self._same) if type(self) is type(other) else NotImplemented

    def __hash__(self):
        return hash(tuple(getattr(self, n) for n in self._hashed))


class Example(_Compared):
    """A piece of source, and what it has to print."""
    _same = 'source', 'want', 'lineno', 'indent', 'options', 'exc_msg'
    _hashed = 'source', 'want', 'lineno', 'indent', 'exc_msg'

    def __init__(self, source, want, exc_msg=None, lineno=0, indent=0, options=None):
        self.source, self.want = source if source[-1:] == '\n' else source + '\n', _ended(want)
        self.lineno, self.indent, self.options = lineno, indent, {} if options is None else options
        self.exc_msg = exc_msg if exc_msg is None or exc_msg[-1:] == '\n' else exc_msg + '\n'


class DocTest(_Compared):
    """The examples of one string, which share their names."""
    _same = 'examples', 'docstring', 'globs', 'name', 'filename', 'lineno'
    _hashed = 'docstring', 'name', 'filename', 'lineno'

    def __init__(self, examples, globs, name, filename, lineno, docstring):
        assert not isinstance(examples, str), "DocTest no longer accepts str; use DocTestParser instead"
        self.examples, self.globs, self.docstring = examples, globs.copy(), docstring
        self.name, self.filename, self.lineno = name, filename, lineno

    def __repr__(self):
        n = len(self.examples)
        told = f"{n} example{'s' * (n != 1)}" if n else 'no examples'
        return f'<{self.__class__.__name__} {self.name} from {self.filename}:{self.lineno} ({told})>'

    def __lt__(self, other):
        if not isinstance(other, DocTest):
            return NotImplemented
        mine, theirs = [(t.name, t.filename or '', t.lineno or 0, id(t)) for t in (self, other)]
        return mine < theirs


# ---- reading ----

_PROMPT = re.compile(r'( *)>>>(.*)')
_FAILED = re.compile(r'(?ms)^Traceback \((?:most recent call last|innermost last)\):\s*$.*?^(\w+.*)')
_DIRECTIVE = re.compile(r'''(?m)#\s*doctest:\s*([^\n'"]*)$''')


class DocTestParser:
    """Finds examples in text."""

    def parse(self, string, name='<string>'):
        """A list of examples, and of the texts between them."""
        lines = string.expandtabs().split('\n')
        margin = min([len(line) - len(line.lstrip(' ')) for line in lines if line.strip(' ')], default=0)
        lines = [line[margin:] for line in lines]
        found, start, at = [], 0, 0
        while at < len(lines):
            match = _PROMPT.match(lines[at])
            if match is None:
                at += 1
                continue
            found.append('\n'.join(lines[start:at]) + '\n' if at > start else '')
            example, end = self._example(lines, at, len(match[1]), name)
            if example is not None:
                found.append(example)
            start = at = end
        found.append('\n'.join(lines[start:]))
        return found

    def _example(self, lines, at, indent, name):
        """The example that begins in a line, None if it is a comment, and where it ends."""
        end = at + 1
        while end < len(lines) and re.match(r' *\.\.\.', lines[end]):
            end += 1
        wanted = end
        while end < len(lines) and lines[end].strip(' ') and not re.match(' *>>>', lines[end]):
            end += 1
        source = [self._without(lines[i], indent, i, name) for i in range(at, wanted)]
        for i, line in enumerate(source):
            if line[3:4] not in ('', ' '):
                raise ValueError(f'line {at + i + 1!r} of the docstring for {name} lacks blank after {line[:3]}: '
                                 f'{lines[at + i]!r}')
        source = '\n'.join(line[4:] for line in source)
        want = '\n'.join(self._without(lines[i], indent, i, name) for i in range(wanted, end))
        failed = _FAILED.match(want)
        options = self._options(source, name, at)
        if not re.sub('(?m)^ *(#.*)?$', '', source).strip('\n'):
            return None, end
        return Example(source, want, failed and failed[1], at, indent, options), end

    def _without(self, line, indent, at, name):
        if line[:indent].strip(' ') or line and len(line) < indent:
            raise ValueError(f'line {at + 1!r} of the docstring for {name} has inconsistent leading whitespace: {line!r}')
        return line[indent:]

    def _options(self, source, name, at):
        options = {}
        for match in _DIRECTIVE.finditer(source):
            for option in match[1].replace(',', ' ').split():
                if option[0] not in '+-' or option[1:] not in OPTIONFLAGS_BY_NAME:
                    raise ValueError(f'line {at + 1!r} of the doctest for {name} has an invalid option: {option!r}')
                options[OPTIONFLAGS_BY_NAME[option[1:]]] = option[0] == '+'
        if options and not re.sub('(?m)^ *(#.*)?$', '', source).strip('\n'):
            raise ValueError(f'line {at!r} of the doctest for {name} has an option directive on a line with no example: {source!r}')
        return options

    def get_doctest(self, string, globs, name, filename, lineno):
        """A test of all the examples."""
        found = self.get_examples(string, name)
        return DocTest(found, globs, name, filename, lineno, docstring=string)

    def get_examples(self, string, name='<string>'):
        """The examples alone."""
        return [part for part in self.parse(string, name) if isinstance(part, Example)]


def _is_routine(obj):
    try:
        return inspect.isroutine(inspect.unwrap(obj))
    except ValueError:  # it is wrapped in itself, as unittest.mock.call is
        return inspect.isroutine(obj)


class DocTestFinder:
    """Finds the tests of an object, and of what is in it."""

    def __init__(self, verbose=False, parser=DocTestParser(), recurse=True, exclude_empty=True):
        self._verbose, self._parser, self._recurse, self._exclude_empty = verbose, parser, recurse, exclude_empty

    def find(self, obj, name=None, module=None, globs=None, extraglobs=None):
        """A sorted list of tests."""
        if name is None:
            name = getattr(obj, '__name__', None)
            if name is None:
                raise ValueError(f"DocTestFinder.find: name must be given when obj.__name__ doesn't exist: {type(obj)!r}")
        if module is None:
            module = inspect.getmodule(obj)
        elif module is False:
            module = None
        if globs is None:
            globs = {} if module is None else module.__dict__.copy()
        globs = {**globs, **(extraglobs or {})}
        globs.setdefault('__name__', '__main__')
        try:
            lines = linecache.getlines(inspect.getsourcefile(obj), module and module.__dict__) or inspect.findsource(obj)[0]
        except (TypeError, OSError):
            lines = None
        tests = []
        self._find(tests, obj, name, module, lines, globs, set())
        return sorted(tests)

    def _from_module(self, module, object):
        """Whether an object was defined in the module."""
        if module is None or isinstance(object, property):
            return True
        if isinstance(object, FunctionType):
            return module.__dict__ is object.__globals__ or module.__name__ == object.__module__
        where = getattr(object, '__objclass__', object)
        return getattr(where, '__module__', module.__name__ if inspect.ismodule(object) else None) == module.__name__

    def _find(self, tests, obj, name, module, lines, globs, seen):
        if self._verbose:
            print(f'Finding tests in {name}')
        if id(obj) in seen:
            return
        seen.add(id(obj))
        test = self._get_test(obj, name, module, globs, lines)
        if test is not None:
            tests.append(test)
        if self._recurse:
            for key, value in self._children(obj, module):
                self._find(tests, value, f'{name}.{key}', module, lines, globs, seen)

    def _children(self, obj, module):
        """(name, object) of what has tests of its own."""
        if inspect.ismodule(obj):
            for key, value in obj.__dict__.items():
                if (_is_routine(value) or inspect.isclass(value)) and self._from_module(module, value):
                    yield key, value
            for key, value in getattr(obj, '__test__', {}).items():
                if not isinstance(key, str):
                    raise ValueError(f'DocTestFinder.find: __test__ keys must be strings: {type(key)!r}')
                if not (inspect.isroutine(value) or inspect.isclass(value) or inspect.ismodule(value) or isinstance(value, str)):
                    raise ValueError('DocTestFinder.find: __test__ values must be strings, functions, methods, classes, or modules: '
                                     f'{type(value)!r}')
                yield f'__test__.{key}', value
        elif inspect.isclass(obj):
            for key, value in obj.__dict__.items():
                value = value.__func__ if isinstance(value, (staticmethod, classmethod)) else value
                if (_is_routine(value) or inspect.isclass(value) or isinstance(value, property)) \
                        and self._from_module(module, value):
                    yield key, value

    def _get_test(self, obj, name, module, globs, lines):
        text = obj if isinstance(obj, str) else getattr(obj, '__doc__', None)
        text = '' if text is None else str(text)
        if self._exclude_empty and not text:
            return None
        filename = None if module is None else getattr(module, '__file__', None) or module.__name__
        return self._parser.get_doctest(text, globs, name, filename, self._find_lineno(obj, lines))

    def _find_lineno(self, obj, lines):
        """The line, from 0, in which the object's text begins, or None."""
        number = None
        if inspect.ismodule(obj) and obj.__doc__ is not None:
            number = 0
        if inspect.isclass(obj) and obj.__doc__ is not None and lines is not None:
            head = re.compile(rf"\s*class\s*{getattr(obj, '__name__', '-')}\b")
            number = next((i for i, line in enumerate(lines) if head.match(line)), None)
        if isinstance(obj, MethodType):
            obj = obj.__func__
        obj = obj.fget if isinstance(obj, property) else obj
        obj = inspect.unwrap(obj) if inspect.isroutine(obj) else obj
        if isinstance(obj, FunctionType) and getattr(obj, '__doc__', None):
            number = obj.__code__.co_firstlineno - 1
        if number is None or lines is None:
            return number if number is None else number + 1
        return next((i for i in range(number, len(lines)) if re.match(r'''(^|.*:)\s*\w*["']''', lines[i])), None)


# ---- running ----

def _ellipsis_match(want, got):
    """Whether what was printed is what was wanted, where ... stands for any text."""
    first, *pieces = want.split(ELLIPSIS_MARKER)
    if not pieces:
        return want == got
    if not got.startswith(first) or len(got) < len(first) + len(pieces[-1]) or not got.endswith(pieces[-1]):
        return False
    at, end = len(first), len(got) - len(pieces[-1])
    for piece in pieces[:-1]:
        at = got.find(piece, at, end)
        if at < 0:
            return False
        at += len(piece)
    return True


class OutputChecker:
    """Says whether what an example printed is what was wanted, and what differs."""

    def check_output(self, want, got, optionflags):
        """Whether it is."""
        if want == got or not optionflags & DONT_ACCEPT_TRUE_FOR_1 and (got, want) in (('True\n', '1\n'), ('False\n', '0\n')):
            return True
        if not optionflags & DONT_ACCEPT_BLANKLINE:
            want = re.sub(rf'(?m)^{re.escape(BLANKLINE_MARKER)}\s*?$', '', want)
            got = re.sub(r'(?m)^[^\S\n]+$', '', got)
        if optionflags & NORMALIZE_WHITESPACE:
            want, got = [' '.join(text.split()) for text in (want, got)]
        return want == got or bool(optionflags & ELLIPSIS) and _ellipsis_match(want, got)

    def output_difference(self, example, got, optionflags):
        """A text that tells how they differ."""
        want = example.want
        if not optionflags & DONT_ACCEPT_BLANKLINE:
            got = re.sub('(?m)^[ ]*(?=\n)', BLANKLINE_MARKER, got)
        lines = want.splitlines(True), got.splitlines(True)
        if optionflags & REPORT_NDIFF:
            return self._told('ndiff with -expected +actual', difflib.Differ(charjunk=difflib.IS_CHARACTER_JUNK).compare(*lines))
        if optionflags & _DIFFS and min(map(len, lines)) > 2:
            if optionflags & REPORT_UDIFF:
                return self._told('unified diff with -expected +actual', [*difflib.unified_diff(*lines, n=2)][2:])
            return self._told('context diff with expected followed by actual', [*difflib.context_diff(*lines, n=2)][2:])
        return ''.join(f'{head}:\n{_indent(text)}' if text else f'{head} nothing\n' for head, text in (('Expected', want), ('Got', got)))

    def _told(self, how, lines):
        return f'Differences ({how}):\n' + _indent(''.join([line.rstrip() + '\n' for line in lines]))


def _module_of(message):
    """The name of an exception without its module and its words."""
    return message.partition('\n')[0].partition(':')[0].rpartition('.')[2].strip()


class DocTestRunner:
    """Runs tests, prints what fails, and counts."""
    DIVIDER = '*' * 70

    def __init__(self, checker=None, verbose=None, optionflags=0):
        self._checker = checker or OutputChecker()
        self._verbose = '-v' in sys.argv if verbose is None else verbose
        self.optionflags = self.original_optionflags = optionflags
        self.tries = self.failures = self.skips = 0
        self._stats, self._fakeout, self.save_linecache_getlines = {}, io.StringIO(), linecache.getlines

    def report_start(self, out, test, example):
        """Says, where much is to be said, what is run."""
        if self._verbose:
            wanted = f'Expecting:\n{_indent(example.want)}' if example.want else 'Expecting nothing\n'
            out(f'Trying:\n{_indent(example.source)}{wanted}')

    def report_success(self, out, test, example, got):
        """Says, where much is to be said, that it was right."""
        if self._verbose:
            out('ok\n')

    def report_failure(self, out, test, example, got):
        """Says what differs."""
        for text in self._failure_header(test, example), self._checker.output_difference(example, got, self.optionflags):
            out(text)

    def report_unexpected_exception(self, out, test, example, exc_info):
        """Says what was raised."""
        out(f'{self._failure_header(test, example)}Exception raised:\n{_indent(_shown(exc_info))}')

    def _failure_header(self, test, example):
        line = '?' if test.lineno is None or example.lineno is None else test.lineno + example.lineno + 1
        where = f'File "{test.filename}", line {line}, in {test.name}' if test.filename else f'Line {example.lineno + 1}, in {test.name}'
        return f'{self.DIVIDER}\n{where}\nFailed example:\n{_indent(example.source)}'

    def run(self, test, compileflags=None, out=None, clear_globs=True):
        """Runs a test; how many of its examples failed, and how many there were."""
        self.test = test
        said, hook = sys.stdout, sys.displayhook
        sys.stdout, sys.displayhook = self._fakeout, sys.__displayhook__
        try:
            return self.__run(test, compileflags or _extract_future_flags(test.globs), out or said.write)
        finally:
            sys.stdout, sys.displayhook = said, hook
            for file in [file for file in linecache.cache if file.startswith('<doctest ')]:
                del linecache.cache[file]
            if clear_globs:
                test.globs.clear()
                import builtins
                builtins._ = None

    # Runners of others override run() and call these three, by their mangled names.

    def __run(self, test, compileflags, out):
        printed, failed, tried, skipped = self._fakeout, 0, 0, 0
        printed.seek(0)
        printed.truncate()
        for number, example in enumerate(test.examples):
            self.optionflags = self.original_optionflags
            for option, given in example.options.items():
                self.optionflags = self.optionflags | option if given else self.optionflags & ~option
            quiet = self.optionflags & REPORT_ONLY_FIRST_FAILURE and failed
            tried += 1
            if self.optionflags & SKIP:
                skipped += 1
                continue
            if not quiet:
                self.report_start(out, test, example)
            file = f'<doctest {test.name}[{number}]>'
            linecache.cache[file] = len(example.source), None, example.source.splitlines(True), file
            raised = _executed(example.source, file, compileflags, test.globs)
            got = printed.getvalue()
            printed.seek(0)
            printed.truncate()
            got, outcome = self._outcome(example, _ended(got), raised)
            if outcome == 'fine':
                if not quiet:
                    self.report_success(out, test, example, got)
                continue
            failed += 1
            if not quiet and outcome == 'raised':
                self.report_unexpected_exception(out, test, example, raised)
            elif not quiet:
                self.report_failure(out, test, example, got)
            if self.optionflags & FAIL_FAST:
                break
        self.optionflags = self.original_optionflags
        self.__record_outcome(test, failed, tried, skipped)
        return TestResults(failed, tried, skipped=skipped)

    def __record_outcome(self, test, failures, tries, skips):
        self._count(test.name, failures, tries, skips)
        self.failures, self.tries, self.skips = self.failures + failures, self.tries + tries, self.skips + skips

    def __patched_linecache_getlines(self, filename, module_globals=None):
        return self.save_linecache_getlines(filename, module_globals)  # which has the lines of the examples

    def _outcome(self, example, got, raised):
        check, wanted = self._checker.check_output, example.exc_msg
        if raised is None:
            return got, 'fine' if check(example.want, got, self.optionflags) else 'differs'
        told = traceback.format_exception_only(*raised[:2])
        told = next((''.join(told[i:]) for i, line in enumerate(told) if issubclass(raised[0], SyntaxError) and i and line[:1].strip()),
                    ''.join(told))
        got += _shown(raised)
        if wanted is None:
            return got, 'raised'
        same = check(wanted, told, self.optionflags)
        if not same and self.optionflags & IGNORE_EXCEPTION_DETAIL:
            same = check(_module_of(wanted), _module_of(told), self.optionflags)
        return got, 'fine' if same else 'differs'

    def _count(self, name, failed, tried, skipped):
        before = self._stats.get(name, (0, 0, 0))
        self._stats[name] = tuple(map(sum, zip(before, (failed, tried, skipped))))

    def summarize(self, verbose=None):
        """Prints how many examples of each test failed, or, with verbose, all of it; gives the sums."""
        verbose = self._verbose if verbose is None else verbose
        empty, passed, bad = [], [], []
        for name, (failed, tried, skipped) in sorted(self._stats.items()):
            (bad if failed else passed if tried else empty).append((name, failed, tried))

        def items(kind):
            return f"{len(kind)} item{'s' * (len(kind) != 1)}"
        if verbose:
            if empty:
                print(f'{items(empty)} had no tests:', *[f'    {name}' for name, _, _ in empty], sep='\n')
            if passed:
                print(f'{items(passed)} passed all tests:',
                      *[f"{tried:4} test{'s' * (tried != 1)} in {name}" for name, _, tried in passed], sep='\n')
        if bad:
            print(self.DIVIDER, f'{items(bad)} had failures:', *[f'{failed:4} of {tried:3} in {name}' for name, failed, tried in bad],
                  sep='\n')
        failed, tried, skipped = [sum(column) for column in zip((0, 0, 0), *self._stats.values())]
        if verbose:
            n = len(self._stats)
            print(f"{tried} test{'s' * (tried != 1)} in {n} item{'s' * (n != 1)}.")
            print(f'{tried - failed} passed' + (f' and {failed} failed.' if failed else '.'))
        more = f" and {skipped} skipped test{'s' * (skipped != 1)}" if skipped else ''
        if failed:
            print(f"***Test Failed*** {failed} failure{'s' * (failed != 1)}{more}.")
        elif verbose:
            print('Test passed.')
        return TestResults(failed, tried, skipped=skipped)

    def merge(self, other):
        """Adds what another runner has counted."""
        for name, counted in other._stats.items():
            self._count(name, *counted)


def _extract_future_flags(globs):
    import __future__
    return sum({getattr(__future__, name).compiler_flag for name in __future__.all_feature_names
                if globs.get(name) is getattr(__future__, name)})


def _executed(source, filename, flags, globs):
    """Runs an example: what it raised, as sys.exc_info() tells it, or None."""
    try:
        exec(compile(source, filename, 'single', flags, True), globs)
    except KeyboardInterrupt:
        raise
    except BaseException as e:
        tb = e.__traceback__
        while tb is not None and tb.tb_frame.f_code.co_filename != filename and tb.tb_next is not None:
            tb = tb.tb_next
        return type(e), e, tb
    return None


def _shown(exc_info):
    return ''.join(traceback.format_exception(*exc_info))


class DocTestFailure(Exception):
    """An example printed something else."""

    def __init__(self, test, example, got):
        self.test, self.example, self.got = test, example, got

    def __str__(self):
        return str(self.test)


class UnexpectedException(Exception):
    """An example raised what it should not."""

    def __init__(self, test, example, exc_info):
        self.test, self.example, self.exc_info = test, example, exc_info

    __str__ = DocTestFailure.__str__


class DebugRunner(DocTestRunner):
    """Raises an exception where an example fails."""

    def run(self, test, compileflags=None, out=None, clear_globs=True):
        done = DocTestRunner.run(self, test, compileflags, out, False)
        if clear_globs:
            test.globs.clear()
        return done

    def report_failure(self, out, test, example, got):
        raise DocTestFailure(*(test, example, got))

    def report_unexpected_exception(self, out, test, example, exc_info):
        raise UnexpectedException(*(test, example, exc_info))


# ---- modules and files ----

master = None


def _run_all(tests, name, verbose, report, optionflags, raise_on_error):
    global master
    runner = (DebugRunner if raise_on_error else DocTestRunner)(verbose=verbose, optionflags=optionflags)
    for test in tests:
        runner.run(test)
    if report:
        runner.summarize()
    if master is not None:
        master.merge(runner)
    master = master or runner
    return TestResults(runner.failures, runner.tries, skipped=runner.skips)


def testmod(m=None, name=None, globs=None, verbose=None, report=True, optionflags=0, extraglobs=None, raise_on_error=False,
            exclude_empty=False):
    """Runs the examples of a module, by default __main__."""
    m = sys.modules.get('__main__') if m is None else m
    if not inspect.ismodule(m):
        raise TypeError(f'testmod: module required; {m!r}')
    name = m.__name__ if name is None else name
    tests = DocTestFinder(exclude_empty=exclude_empty).find(m, name, globs=globs, extraglobs=extraglobs)
    return _run_all(tests, name, verbose, report, optionflags, raise_on_error)


def _relative(package, path):
    if path.startswith('/'):
        raise ValueError('Module-relative files may not have absolute paths')
    package = _normalize_module(package)
    where = os.path.dirname(package.__file__) if getattr(package, '__file__', None) else os.curdir
    return os.path.join(where, *path.split('/'))


def _file_test(path, module_relative, package, globs, extraglobs, parser, encoding, name=None):
    if package and not module_relative:
        raise ValueError('Package may only be specified for module-relative paths.')
    text, path = _load_testfile(path, package, module_relative, encoding)
    globs = {**(globs or {}), **(extraglobs or {})}
    globs.setdefault('__name__', '__main__')
    return parser.get_doctest(text, globs, name or os.path.basename(path), path, 0)


def testfile(filename, module_relative=True, name=None, package=None, globs=None, verbose=None, report=True, optionflags=0,
             extraglobs=None, raise_on_error=False, parser=DocTestParser(), encoding=None):
    """Runs the examples of a file."""
    if package is None and module_relative:
        package = sys._getframe(1).f_globals['__name__']
    test = _file_test(filename, module_relative, package, globs, extraglobs, parser, encoding, name)
    return _run_all([test], name, verbose, report, optionflags, raise_on_error)


def run_docstring_examples(f, globs, verbose=False, name='NoName', compileflags=None, optionflags=0):
    """Runs the examples of an object, and prints what fails."""
    runner = DocTestRunner(verbose=verbose, optionflags=optionflags)
    for test in DocTestFinder(verbose=verbose, recurse=False).find(f, name, globs=globs):
        runner.run(test, compileflags=compileflags)


def _normalize_module(module, depth=2):
    """The module of a name, or the one of a caller."""
    if isinstance(module, str):
        return _program_import(module, None, None, ['*'])
    if module is None:
        return sys.modules[sys._getframe(depth - 1).f_globals['__name__']]
    if not inspect.ismodule(module):
        raise TypeError('Expected a module, string, or None')
    return module


def _load_testfile(filename, package, module_relative, encoding):
    """The text of a file and its path, which may be relative to a package."""
    if module_relative:
        filename = _relative(package, filename)
    with open(filename, encoding=encoding) as file:
        return file.read(), filename


def _comment_line(line):
    return '# ' + line if line.rstrip() else '#'


# ---- unittest ----

_reportflags = 0


def set_unittest_reportflags(flags):
    """Sets how DocTestCase reports; gives the flags that were set before."""
    global _reportflags
    if flags & ~REPORTING_FLAGS:
        raise ValueError('Only reporting flags allowed', flags)
    before, _reportflags = _reportflags, flags
    return before


class _DocTestSuite(unittest.TestSuite):
    """A suite of such tests."""


class DocTestCase(unittest.TestCase):
    """A test of unittest's that runs a test of examples."""

    def __init__(self, test, optionflags=0, setUp=None, tearDown=None, checker=None):
        super().__init__()
        self._dt_test, self._dt_optionflags, self._dt_checker = test, optionflags, checker
        self._dt_setUp, self._dt_tearDown, self._dt_globs = setUp, tearDown, test.globs.copy()

    _same = '_dt_test', '_dt_optionflags', '_dt_setUp', '_dt_tearDown', '_dt_checker'

    def setUp(self):
        if self._dt_setUp is not None:
            self._dt_setUp(self._dt_test)

    def tearDown(self):
        if self._dt_tearDown is not None:
            self._dt_tearDown(self._dt_test)
        self._dt_test.globs.clear()
        self._dt_test.globs.update(self._dt_globs)

    def runTest(self):
        flags = self._dt_optionflags
        runner = DocTestRunner(optionflags=flags if flags & REPORTING_FLAGS else flags | _reportflags, checker=self._dt_checker,
                               verbose=False)
        runner.DIVIDER = '-' * 70
        told = io.StringIO()
        results = runner.run(self._dt_test, out=told.write, clear_globs=False)
        if results.skipped == results.attempted > 0:
            raise unittest.SkipTest('all examples were skipped')
        if results.failed:
            raise self.failureException(self.format_failure(told.getvalue().rstrip('\n')))

    def format_failure(self, err):
        """The text of a failure."""
        test = self._dt_test
        line = 'unknown line number' if test.lineno is None else str(test.lineno)
        return (f"Failed doctest test for {test.name}\n  File \"{test.filename}\", line {line}, in {test.name.split('.')[-1]}\n\n{err}")

    def debug(self):
        """Runs it so that what fails is raised."""
        self.setUp()
        DebugRunner(optionflags=self._dt_optionflags, checker=self._dt_checker, verbose=False).run(self._dt_test, clear_globs=False)
        self.tearDown()

    def id(self):
        return self._dt_test.name

    def __eq__(self, other):
        return _Compared.__eq__(self, other)

    def __hash__(self):
        return hash(tuple([getattr(self, name) for name in self._same[1:]]))

    def __repr__(self):
        *where, name = self._dt_test.name.split('.')
        return f"{name} ({'.'.join(where)})"

    __str__ = object.__str__

    def shortDescription(self):
        return f'Doctest: {self._dt_test.name}'


class SkipDocTestCase(DocTestCase):
    """Stands for the tests of a module without documentation."""

    def __init__(self, module):
        self.module = module
        super().__init__(DocTest([], {}, module.__name__, None, None, ''))

    def runTest(self):
        self.skipTest('DocTestSuite will not work with -O2 and above')


def DocTestSuite(module=None, globs=None, extraglobs=None, test_finder=None, **options):
    """A suite of the tests of a module."""
    module = _normalize_module(sys._getframe(1).f_globals['__name__'] if module is None else module)
    finder = test_finder or DocTestFinder()
    suite = _DocTestSuite()
    for test in finder.find(module, globs=globs, extraglobs=extraglobs):
        if test.examples:
            test.filename = test.filename or getattr(module, '__file__', None) or module.__name__
            suite.addTest(DocTestCase(test, **options))
    return suite


class DocFileCase(DocTestCase):
    """A test of the examples in a file."""

    def __repr__(self):
        return str(self._dt_test.filename)

    def id(self):
        return self._dt_test.name.replace('.', '_')

    def format_failure(self, err):
        """The text of a failure."""
        return f'Failed doctest test for {self._dt_test.name}\n  File "{self._dt_test.filename}", line 0\n\n{err}'


def DocFileTest(path, module_relative=True, package=None, globs=None, parser=DocTestParser(), encoding=None, **options):
    """A test of one file."""
    if package is None and module_relative:
        package = sys._getframe(1).f_globals['__name__']
    globs = {**(globs or {})}
    test = _file_test(path, module_relative, package, globs, None, parser, encoding)
    test.globs['__file__'] = test.filename
    return DocFileCase(test, **options)


def DocFileSuite(*paths, **kw):
    """A suite of the tests of files."""
    if kw.get('module_relative', True):
        kw['package'] = _normalize_module(kw.get('package') or sys._getframe(1).f_globals['__name__'])
    return _DocTestSuite([DocFileTest(path, **kw) for path in paths])


# ---- scripts ----

def _as_script(part):
    """Lines of a program that an example, or the text before it, becomes."""
    if not isinstance(part, Example):
        return [f'# {line}'.rstrip() for line in part.split('\n')[:-1]]
    lines = part.source[:-1].split('\n')
    return lines + ['# Expected:'] + [f'## {line}' for line in part.want[:-1].split('\n')] if part.want else lines


def script_from_examples(s):
    """The examples as a program, with the text between them as comments."""
    lines = sum(map(_as_script, DocTestParser().parse(s)), [])
    there = [i for i, line in enumerate(lines) if line != '#']
    return '\n'.join(lines[there[0]:there[-1] + 1] if there else []) + '\n'


def testsource(module, name):
    """The program of the examples that an object of a module has."""
    tests = [test for test in DocTestFinder().find(_normalize_module(module)) if test.name == name]
    if not tests:
        raise ValueError(name, 'not found in tests')
    return script_from_examples(tests[0].docstring)


def debug_src(src, pm=False, globs=None):
    """There is no debugger."""
    raise NotImplementedError('doctest cannot debug here: this sandbox has no pdb')


def debug(module, name, pm=False):
    """There is no debugger."""
    debug_src(testsource(module, name), pm)
