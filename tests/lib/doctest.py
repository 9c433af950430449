# Examples of documentation: how they are read, found, run, compared and reported.
import doctest, sys, types

TEXT = '''"""Module doc

>>> 1+1
2
>>> print('a\\n\\nb')
a
<BLANKLINE>
b
>>> f(3)
5
"""
def f(x):
    """
    >>> f(1)
    1
    >>> f(2)
    3
    >>> 1/0
    Traceback (most recent call last):
      ...
    ZeroDivisionError: division by zero
    >>> zzz
    >>> f(5) # doctest: +SKIP
    9
    >>> list(range(30)) # doctest: +ELLIPSIS, +NORMALIZE_WHITESPACE
    [0, 1,
       ... 29]
    """
    return x
class K:
    """>>> K().m()
    4"""
    def m(self):
        """>>> K().m()
        3
        """
        return 3
    @staticmethod
    def s(): ">>> 1\\n1"
    @property
    def p(self): ">>> 3\\n3"
def empty(): pass
__test__={'extra': ">>> 7\\n7"}
'''.replace('\\n', '\\\\n', 2)
mod = sys.modules['dm'] = types.ModuleType('dm')
exec(compile(TEXT, 'dm.py', 'exec'), mod.__dict__)



def says(work, *args, **kwargs):
    try:
        print(work(*args, **kwargs))
    except Exception as e:
        print(type(e).__name__, e)


### a module
r = doctest.testmod(mod)
print(repr(r), r.skipped, tuple(r), r.failed, r.attempted)
#> **********************************************************************
#> File "dm", line 10, in dm
#> Failed example:
#>     f(3)
#> Expected:
#>     5
#> Got:
#>     3
#> **********************************************************************
#> File "dm", line ?, in dm.K
#> Failed example:
#>     K().m()
#> Expected:
#>     4
#> Got:
#>     3
#> **********************************************************************
#> File "dm", line 16, in dm.f
#> Failed example:
#>     f(2)
#> Expected:
#>     3
#> Got:
#>     2
#> **********************************************************************
#> File "dm", line 22, in dm.f
#> Failed example:
#>     zzz
#> Exception raised:
#>     Traceback (most recent call last):
#>       File "<doctest dm.f[3]>", line 1, in <module>
#>         zzz
#>     NameError: name 'zzz' is not defined
#> **********************************************************************
#> 3 items had failures:
#>    1 of   3 in dm
#>    1 of   1 in dm.K
#>    2 of   6 in dm.f
#> ***Test Failed*** 4 failures and 1 skipped test.
#> TestResults(failed=4, attempted=14, skipped=1) 1 (4, 14) 4 14

### much is said
print(doctest.testmod(mod, verbose=True))
#> Trying:
#>     1+1
#> Expecting:
#>     2
#> ok
#> Trying:
#>     print('a\n\nb')
#> Expecting:
#>     a
#>     <BLANKLINE>
#>     b
#> ok
#> Trying:
#>     f(3)
#> Expecting:
#>     5
#> **********************************************************************
#> File "dm", line 10, in dm
#> Failed example:
#>     f(3)
#> Expected:
#>     5
#> Got:
#>     3
#> Trying:
#>     K().m()
#> Expecting:
#>     4
#> **********************************************************************
#> File "dm", line ?, in dm.K
#> Failed example:
#>     K().m()
#> Expected:
#>     4
#> Got:
#>     3
#> Trying:
#>     K().m()
#> Expecting:
#>     3
#> ok
#> Trying:
#>     3
#> Expecting:
#>     3
#> ok
#> Trying:
#>     1
#> Expecting:
#>     1
#> ok
#> Trying:
#>     7
#> Expecting:
#>     7
#> ok
#> Trying:
#>     f(1)
#> Expecting:
#>     1
#> ok
#> Trying:
#>     f(2)
#> Expecting:
#>     3
#> **********************************************************************
#> File "dm", line 16, in dm.f
#> Failed example:
#>     f(2)
#> Expected:
#>     3
#> Got:
#>     2
#> Trying:
#>     1/0
#> Expecting:
#>     Traceback (most recent call last):
#>       ...
#>     ZeroDivisionError: division by zero
#> ok
#> Trying:
#>     zzz
#> Expecting nothing
#> **********************************************************************
#> File "dm", line 22, in dm.f
#> Failed example:
#>     zzz
#> Exception raised:
#>     Traceback (most recent call last):
#>       File "<doctest dm.f[3]>", line 1, in <module>
#>         zzz
#>     NameError: name 'zzz' is not defined
#> Trying:
#>     list(range(30)) # doctest: +ELLIPSIS, +NORMALIZE_WHITESPACE
#> Expecting:
#>     [0, 1,
#>        ... 29]
#> ok
#> 1 item had no tests:
#>     dm.empty
#> 4 items passed all tests:
#>    1 test in dm.K.m
#>    1 test in dm.K.p
#>    1 test in dm.K.s
#>    1 test in dm.__test__.extra
#> **********************************************************************
#> 3 items had failures:
#>    1 of   3 in dm
#>    1 of   1 in dm.K
#>    2 of   6 in dm.f
#> 14 tests in 8 items.
#> 10 passed and 4 failed.
#> ***Test Failed*** 4 failures and 1 skipped test.
#> TestResults(failed=4, attempted=14, skipped=1)

### flags
t = doctest.DocTestParser().get_doctest('>>> 1\n2\n>>> 3\n4\n', {}, 'nm', 'fn', 0)
for flags in (doctest.REPORT_ONLY_FIRST_FAILURE | doctest.REPORT_UDIFF, doctest.FAIL_FAST | doctest.REPORT_NDIFF):
    print(doctest.DocTestRunner(optionflags=flags, verbose=False).run(t))
says(doctest.register_optionflag, 'MINE')
says(doctest.register_optionflag, 'MINE')
print(doctest.COMPARISON_FLAGS, doctest.REPORTING_FLAGS)
#> **********************************************************************
#> File "fn", line 1, in nm
#> Failed example:
#>     1
#> Expected:
#>     2
#> Got:
#>     1
#> TestResults(failed=2, attempted=2)
#> **********************************************************************
#> File "fn", line 1, in nm
#> Failed example:
#>     1
#> Differences (ndiff with -expected +actual):
#>     - 2
#>     + 1
#> TestResults(failed=1, attempted=1)
#> 2048
#> 2048
#> 63 1984

### what is found
for t in doctest.DocTestFinder().find(mod): print(t, t.name, t.lineno, t.filename)
print([t.name for t in doctest.DocTestFinder(exclude_empty=False).find(mod)])
print([t.name for t in doctest.DocTestFinder(recurse=False).find(mod)])
says(doctest.DocTestFinder().find, 3)
mod.__test__ = {1: 'x'}
says(doctest.DocTestFinder().find, mod)
mod.__test__ = {'x': 1}
says(doctest.DocTestFinder().find, mod)
#> <DocTest dm from dm:1 (3 examples)> dm 1 dm
#> <DocTest dm.K from dm:None (1 example)> dm.K None dm
#> <DocTest dm.K.m from dm:33 (1 example)> dm.K.m 33 dm
#> <DocTest dm.K.p from dm:40 (1 example)> dm.K.p 40 dm
#> <DocTest dm.K.s from dm:38 (1 example)> dm.K.s 38 dm
#> <DocTest dm.__test__.extra from dm:None (1 example)> dm.__test__.extra None dm
#> <DocTest dm.f from dm:12 (6 examples)> dm.f 12 dm
#> ['dm', 'dm.K', 'dm.K.m', 'dm.K.p', 'dm.K.s', 'dm.__test__.extra', 'dm.empty', 'dm.f']
#> ['dm']
#> ValueError DocTestFinder.find: name must be given when obj.__name__ doesn't exist: <class 'int'>
#> ValueError DocTestFinder.find: __test__ keys must be strings: <class 'int'>
#> ValueError DocTestFinder.find: __test__ values must be strings, functions, methods, classes, or modules: <class 'int'>

### what is read
p = doctest.DocTestParser()
for x in p.parse('text\n  >>> 1 # doctest: +SKIP\n  1\n\n  more\n  >>> # c\n  >>> if 1:\n  ...   2\n  ...\n  2\n'
                 '  >>> raise X("a\\nb")\n  Traceback (most recent call last):\n    foo\n  X: a\n  b\n\nend', 'nm'):
    print(repr(x) if isinstance(x, str) else vars(x))
print(len(p.get_examples('>>> 1\n1\n>>> 2\n')), p.get_doctest('>>> 1', {}, 'nm', 'fn', 0))
#> 'text\n'
#> {'source': '1 # doctest: +SKIP\n', 'want': '1\n', 'lineno': 1, 'indent': 2, 'options': {16: True}, 'exc_msg': None}
#> '\n  more\n'
#> ''
#> {'source': 'if 1:\n  2\n', 'want': '2\n', 'lineno': 6, 'indent': 2, 'options': {}, 'exc_msg': None}
#> ''
#> {'source': 'raise X("a\\nb")\n', 'want': 'Traceback (most recent call last):\n  foo\nX: a\nb\n', 'lineno': 10, 'indent': 2, 'options': {}, 'exc_msg': 'X: a\nb\n'}
#> '\nend'
#> 2 <DocTest nm from fn:0 (1 example)>

### what cannot be read
p = doctest.DocTestParser()
for text in ('>>>1', '  >>> 1\n 1', '>>> 1 # doctest: +FOO', '>>> 1 # doctest: bar', '>>> # doctest: +SKIP',
             '  >>> 1\n  ...2'):
    says(p.parse, text, 'n')
#> ValueError line 1 of the docstring for n lacks blank after >>>: '>>>1'
#> ValueError line 2 of the docstring for n has inconsistent leading whitespace: '1'
#> ValueError line 1 of the doctest for n has an invalid option: '+FOO'
#> ValueError line 1 of the doctest for n has an invalid option: 'bar'
#> ValueError line 0 of the doctest for n has an option directive on a line with no example: '# doctest: +SKIP'
#> ValueError line 2 of the docstring for n lacks blank after ...: '...2'

### what is the same
c = doctest.OutputChecker()
for want, got, flags in (('1\n', 'True\n', 0), ('1\n', 'True\n', doctest.DONT_ACCEPT_TRUE_FOR_1),
                         ('a...b\n', 'axxb\n', doctest.ELLIPSIS),
                         ('a...b\n', 'axxb\n', 0), ('a  b\n', 'a b\n', doctest.NORMALIZE_WHITESPACE),
                         ('<BLANKLINE>\n', '\n', 0),
                         ('<BLANKLINE>\n', '\n', doctest.DONT_ACCEPT_BLANKLINE), ('aa...aa', 'aaa', doctest.ELLIPSIS),
                         ('...', 'anything', doctest.ELLIPSIS), ('a...c...e\n', 'abcde\n', doctest.ELLIPSIS)):
    print(c.check_output(want, got, flags))
#> True
#> False
#> True
#> False
#> True
#> True
#> False
#> False
#> True
#> True

### what differs
c, E = doctest.OutputChecker(), doctest.Example
for flags in (0, doctest.REPORT_NDIFF):
    print(c.output_difference(E('x', 'a\nb\nc\n'), 'a\nc\nd\n', flags), end='')
print(c.output_difference(E('x', 'a\n'), '', 0))
#> Expected:
#>     a
#>     b
#>     c
#> Got:
#>     a
#>     c
#>     d
#> Differences (ndiff with -expected +actual):
#>       a
#>     - b
#>       c
#>     + d
#> Expected:
#>     a
#> Got nothing
#>

### what differs in several lines
c, E = doctest.OutputChecker(), doctest.Example
for flags in (doctest.REPORT_UDIFF, doctest.REPORT_CDIFF):
    print(c.output_difference(E('x', 'a\nb\nc\n'), 'a\nc\nd\n', flags), end='')
print(c.output_difference(E('x', ''), '', 0))
#> Differences (unified diff with -expected +actual):
#>     @@ -1,3 +1,3 @@
#>      a
#>     -b
#>      c
#>     +d
#> Differences (context diff with expected followed by actual):
#>     ***************
#>     *** 1,3 ****
#>       a
#>     - b
#>       c
#>     --- 1,3 ----
#>       a
#>       c
#>     + d
#> Expected nothing
#> Got nothing
#>

### exceptions
t = doctest.DocTestParser().get_doctest('''
>>> {}['x']
Traceback (most recent call last):
KeyError: 'y'
>>> {}['x'] # doctest: +IGNORE_EXCEPTION_DETAIL
Traceback (most recent call last):
KeyError: 'y'
>>> {}['x'] # doctest: +IGNORE_EXCEPTION_DETAIL
Traceback (most recent call last):
mod.KeyError: 'y'
>>> 1 +
Traceback (most recent call last):
SyntaxError: invalid syntax
>>> print('x'); int('q')
Traceback (most recent call last):
ValueError: invalid literal for int() with base 10: 'q'
''', {}, 'nm', None, 0)
print(doctest.DocTestRunner(verbose=False).run(t))
#> **********************************************************************
#> Line 2, in nm
#> Failed example:
#>     {}['x']
#> Expected:
#>     Traceback (most recent call last):
#>     KeyError: 'y'
#> Got:
#>     Traceback (most recent call last):
#>       File "<doctest nm[0]>", line 1, in <module>
#>         {}['x']
#>         ~~^^^^^
#>     KeyError: 'x'
#> TestResults(failed=1, attempted=5)

### runners that raise
r = doctest.DebugRunner(verbose=False)
t = doctest.DocTestParser().get_doctest('>>> x = 5\n>>> 1\n2\n', {}, 'nm', 'fn', 0)
try: r.run(t)
except doctest.DocTestFailure as e: print(e, repr(e.got), e.example.want, e.test, t.globs['x'])
t = doctest.DocTestParser().get_doctest('>>> 1/0\n', {}, 'nm', 'fn', 0)
try: r.run(t)
except doctest.UnexpectedException as e: print(e, e.exc_info[0])
print(issubclass(doctest.UnexpectedException, doctest.DocTestFailure))
#> <DocTest nm from fn:0 (2 examples)> '1\n' 2
#>  <DocTest nm from fn:0 (2 examples)> 5
#> <DocTest nm from fn:0 (1 example)> <class 'ZeroDivisionError'>
#> False

### sums
a, b = doctest.DocTestRunner(), doctest.DocTestRunner()
t = doctest.DocTestParser().get_doctest('>>> 1\n2\n>>> 3\n3\n', {}, 'nm', 'fn', 0)
print(a.run(t, out=lambda s: None))
b.merge(a)
b.merge(a)
print(b.summarize(), b.summarize(verbose=True))
#> TestResults(failed=1, attempted=2)
#> **********************************************************************
#> 1 item had failures:
#>    2 of   4 in nm
#> ***Test Failed*** 2 failures.
#> **********************************************************************
#> 1 item had failures:
#>    2 of   4 in nm
#> 4 tests in 1 item.
#> 2 passed and 2 failed.
#> ***Test Failed*** 2 failures.
#> TestResults(failed=2, attempted=4) TestResults(failed=2, attempted=4)

### unittest
import unittest
s = doctest.DocTestSuite(mod)
print(s.countTestCases(), [(str(t), t.id(), t.shortDescription()) for t in s][0])
result = unittest.TestResult()
s.run(result)
print(result, len(result.failures))
print(result.failures[0][1])
says(doctest.set_unittest_reportflags, doctest.ELLIPSIS)
says(doctest.set_unittest_reportflags, doctest.REPORT_NDIFF)
says(doctest.set_unittest_reportflags, 0)
s = doctest.DocTestSuite(mod, setUp=lambda t: t.globs.update(f=lambda x: 5))
result = unittest.TestResult()
s.run(result)
print(len(result.failures))
#> 7 ('dm ()', 'dm', 'Doctest: dm')
#> <unittest.result.TestResult run=7 errors=0 failures=3> 3
#> AssertionError: Failed doctest test for dm
#>   File "dm", line 1, in dm
#>
#> ----------------------------------------------------------------------
#> File "dm", line 10, in dm
#> Failed example:
#>     f(3)
#> Expected:
#>     5
#> Got:
#>     3
#>
#> ValueError ('Only reporting flags allowed', 8)
#> 0
#> 256
#> 2

### files
with open('/tmp/dt.txt', 'w') as f: f.write('Hello\n\n>>> 2\n2\n>>> x\n4\n')
print(doctest.testfile('/tmp/dt.txt', module_relative=False, globs={'x': 4}))
print(doctest.testfile('/tmp/dt.txt', module_relative=False, extraglobs={'x': 5}, name='other'))
for t in doctest.DocFileSuite('/tmp/dt.txt', module_relative=False): print(repr(t), t.id())
says(doctest.testfile, 'x', package='p', module_relative=False)
says(doctest.testfile, '/x')
#> TestResults(failed=0, attempted=2)
#> **********************************************************************
#> File "/tmp/dt.txt", line 5, in other
#> Failed example:
#>     x
#> Expected:
#>     4
#> Got:
#>     5
#> **********************************************************************
#> 1 item had failures:
#>    1 of   2 in other
#> ***Test Failed*** 1 failure.
#> TestResults(failed=1, attempted=2)
#> /tmp/dt.txt dt_txt
#> ValueError Package may only be specified for module-relative paths.
#> ValueError Module-relative files may not have absolute paths

### programs
print(doctest.script_from_examples('Hi\n\n>>> 1\n1\n>>> if 2:\n...     3\n\nbye\n'))
print(doctest.testsource('dm', 'dm.K.m'))
says(doctest.testsource, 'dm', 'dm.zz')
says(doctest.testmod, 3)
#> # Hi
#> #
#> 1
#> # Expected:
#> ## 1
#> if 2:
#>     3
#> #
#> # bye
#>
#> K().m()
#> # Expected:
#> ## 3
#>
#> ValueError ('dm.zz', 'not found in tests')
#> TypeError testmod: module required; 3

### one object
doctest.run_docstring_examples(mod.K, {'K': mod.K}, name='nf')
doctest.run_docstring_examples(mod.K.m, {'K': mod.K}, name='nf', verbose=True)
#> **********************************************************************
#> File "dm", line ?, in nf
#> Failed example:
#>     K().m()
#> Expected:
#>     4
#> Got:
#>     3
#> Finding tests in nf
#> Trying:
#>     K().m()
#> Expecting:
#>     3
#> ok

### a runner that overrides run() and goes on by the private names
import doctest, sys, linecache
class Debugger:
    def set_continue(self): pass
class Runner(doctest.DocTestRunner):
    debugger = Debugger()
    def run(self, test, compileflags=None, out=None, clear_globs=True):
        said, sys.stdout = sys.stdout, self._fakeout
        self.test, self.save_linecache_getlines = test, linecache.getlines
        linecache.getlines = self._DocTestRunner__patched_linecache_getlines
        try:
            return self._DocTestRunner__run(test, 0, said.write)
        finally:
            sys.stdout, linecache.getlines = said, self.save_linecache_getlines
test = doctest.DocTestParser().get_doctest('>>> 1 + 1\n2\n>>> print(3)\n4\n', {}, 'name', None, 0)
runner = Runner(verbose=False)
print(runner.run(test), runner.failures, runner.tries)
runner._DocTestRunner__record_outcome(test, 1, 2, 0)
print(runner.summarize(False))
#> **********************************************************************
#> Line 3, in name
#> Failed example:
#>     print(3)
#> Expected:
#>     4
#> Got:
#>     3
#> TestResults(failed=1, attempted=2) 1 2
#> **********************************************************************
#> 1 item had failures:
#>    2 of   4 in name
#> ***Test Failed*** 2 failures.
#> TestResults(failed=2, attempted=4)

### the lines of classes' texts
import doctest
class Outer:
    """
    >>> 1
    2
    """
    class Inner:
        """>>> 3
        4"""
print([(test.name, test.lineno) for test in doctest.DocTestFinder().find(Outer)])
doctest.testmod()
#> [('Outer', 58), ('Outer.Inner', 63)]
#> **********************************************************************
#> File "main.py", line 60, in __main__.Outer
#> Failed example:
#>     1
#> Expected:
#>     2
#> Got:
#>     1
#> **********************************************************************
#> File "main.py", line 64, in __main__.Outer.Inner
#> Failed example:
#>     3
#> Expected:
#>     4
#> Got:
#>     3
#> **********************************************************************
#> 2 items had failures:
#>    1 of   1 in __main__.Outer
#>    1 of   1 in __main__.Outer.Inner
#> ***Test Failed*** 2 failures.
