### a report: unittest
import sys, unittest, time
time.perf_counter = lambda: 1.0
class T(unittest.TestCase):
    def setUp(self): self.log = ["up"]
    def tearDown(self): self.log.append("down")
    def test_ok(self): self.assertEqual(1 + 1, 2)
    def test_fails(self): self.assertEqual([1, 2], [1, 3])
    def test_error(self): {}["x"]
    @unittest.skip("later")
    def test_skipped(self): pass
    @unittest.expectedFailure
    def test_expected(self): self.fail()
    @unittest.expectedFailure
    def test_unexpected(self): pass
    def test_sub(self):
        """Several of a kind."""
        for i in range(3):
            with self.subTest("each", i=i):
                self.assertNotEqual(i, 1)
    def test_skip_inside(self): self.skipTest("no need")
suite = unittest.defaultTestLoader.loadTestsFromTestCase(T)
for verbosity in (1,):
    r = unittest.TextTestRunner(sys.stdout, verbosity=verbosity).run(
        unittest.defaultTestLoader.loadTestsFromTestCase(T))
#> ExF.ssFu
#> ======================================================================
#> ERROR: test_error (__main__.T.test_error)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "main.py", line 8, in test_error
#>     def test_error(self): {}["x"]
#>                           ~~^^^^^
#> KeyError: 'x'
#>
#> ======================================================================
#> FAIL: test_fails (__main__.T.test_fails)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "main.py", line 7, in test_fails
#>     def test_fails(self): self.assertEqual([1, 2], [1, 3])
#>                           ~~~~~~~~~~~~~~~~^^^^^^^^^^^^^^^^
#> AssertionError: Lists differ: [1, 2] != [1, 3]
#>
#> First differing element 1:
#> 2
#> 3
#>
#> - [1, 2]
#> ?     ^
#>
#> + [1, 3]
#> ?     ^
#>
#>
#> ======================================================================
#> FAIL: test_sub (__main__.T.test_sub) [each] (i=1)
#> Several of a kind.
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "main.py", line 19, in test_sub
#>     self.assertNotEqual(i, 1)
#>     ~~~~~~~~~~~~~~~~~~~^^^^^^
#> AssertionError: 1 == 1
#>
#> ======================================================================
#> UNEXPECTED SUCCESS: test_unexpected (__main__.T.test_unexpected)
#> ----------------------------------------------------------------------
#> Ran 8 tests in 0.000s
#>
#> FAILED (failures=2, errors=1, skipped=2, expected failures=1, unexpected successes=1)

### a report: 2
import sys, unittest, time
time.perf_counter = lambda: 1.0
class T(unittest.TestCase):
    def setUp(self): self.log = ["up"]
    def tearDown(self): self.log.append("down")
    def test_ok(self): self.assertEqual(1 + 1, 2)
    def test_fails(self): self.assertEqual([1, 2], [1, 3])
    def test_error(self): {}["x"]
    @unittest.skip("later")
    def test_skipped(self): pass
    @unittest.expectedFailure
    def test_expected(self): self.fail()
    @unittest.expectedFailure
    def test_unexpected(self): pass
    def test_sub(self):
        """Several of a kind."""
        for i in range(3):
            with self.subTest("each", i=i):
                self.assertNotEqual(i, 1)
    def test_skip_inside(self): self.skipTest("no need")
suite = unittest.defaultTestLoader.loadTestsFromTestCase(T)
for verbosity in (2,):
    r = unittest.TextTestRunner(sys.stdout, verbosity=verbosity).run(
        unittest.defaultTestLoader.loadTestsFromTestCase(T))
#> test_error (__main__.T.test_error) ... ERROR
#> test_expected (__main__.T.test_expected) ... expected failure
#> test_fails (__main__.T.test_fails) ... FAIL
#> test_ok (__main__.T.test_ok) ... ok
#> test_skip_inside (__main__.T.test_skip_inside) ... skipped 'no need'
#> test_skipped (__main__.T.test_skipped) ... skipped 'later'
#> test_sub (__main__.T.test_sub)
#> Several of a kind. ... 
#>   test_sub (__main__.T.test_sub) [each] (i=1)
#> Several of a kind. ... FAIL
#> test_unexpected (__main__.T.test_unexpected) ... unexpected success
#>
#> ======================================================================
#> ERROR: test_error (__main__.T.test_error)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "main.py", line 8, in test_error
#>     def test_error(self): {}["x"]
#>                           ~~^^^^^
#> KeyError: 'x'
#>
#> ======================================================================
#> FAIL: test_fails (__main__.T.test_fails)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "main.py", line 7, in test_fails
#>     def test_fails(self): self.assertEqual([1, 2], [1, 3])
#>                           ~~~~~~~~~~~~~~~~^^^^^^^^^^^^^^^^
#> AssertionError: Lists differ: [1, 2] != [1, 3]
#>
#> First differing element 1:
#> 2
#> 3
#>
#> - [1, 2]
#> ?     ^
#>
#> + [1, 3]
#> ?     ^
#>
#>
#> ======================================================================
#> FAIL: test_sub (__main__.T.test_sub) [each] (i=1)
#> Several of a kind.
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "main.py", line 19, in test_sub
#>     self.assertNotEqual(i, 1)
#>     ~~~~~~~~~~~~~~~~~~~^^^^^^
#> AssertionError: 1 == 1
#>
#> ======================================================================
#> UNEXPECTED SUCCESS: test_unexpected (__main__.T.test_unexpected)
#> ----------------------------------------------------------------------
#> Ran 8 tests in 0.000s
#>
#> FAILED (failures=2, errors=1, skipped=2, expected failures=1, unexpected successes=1)

### a report: wasSuccessful, countTestCases and suite
import sys, unittest, time
time.perf_counter = lambda: 1.0
class T(unittest.TestCase):
    def setUp(self): self.log = ["up"]
    def tearDown(self): self.log.append("down")
    def test_ok(self): self.assertEqual(1 + 1, 2)
    def test_fails(self): self.assertEqual([1, 2], [1, 3])
    def test_error(self): {}["x"]
    @unittest.skip("later")
    def test_skipped(self): pass
    @unittest.expectedFailure
    def test_expected(self): self.fail()
    @unittest.expectedFailure
    def test_unexpected(self): pass
    def test_sub(self):
        """Several of a kind."""
        for i in range(3):
            with self.subTest("each", i=i):
                self.assertNotEqual(i, 1)
    def test_skip_inside(self): self.skipTest("no need")
suite = unittest.defaultTestLoader.loadTestsFromTestCase(T)
for verbosity in (0,):
    r = unittest.TextTestRunner(sys.stdout, verbosity=verbosity).run(
        unittest.defaultTestLoader.loadTestsFromTestCase(T))
print(r, r.wasSuccessful(), suite.countTestCases())
#> ======================================================================
#> ERROR: test_error (__main__.T.test_error)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "main.py", line 8, in test_error
#>     def test_error(self): {}["x"]
#>                           ~~^^^^^
#> KeyError: 'x'
#>
#> ======================================================================
#> FAIL: test_fails (__main__.T.test_fails)
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "main.py", line 7, in test_fails
#>     def test_fails(self): self.assertEqual([1, 2], [1, 3])
#>                           ~~~~~~~~~~~~~~~~^^^^^^^^^^^^^^^^
#> AssertionError: Lists differ: [1, 2] != [1, 3]
#>
#> First differing element 1:
#> 2
#> 3
#>
#> - [1, 2]
#> ?     ^
#>
#> + [1, 3]
#> ?     ^
#>
#>
#> ======================================================================
#> FAIL: test_sub (__main__.T.test_sub) [each] (i=1)
#> Several of a kind.
#> ----------------------------------------------------------------------
#> Traceback (most recent call last):
#>   File "main.py", line 19, in test_sub
#>     self.assertNotEqual(i, 1)
#>     ~~~~~~~~~~~~~~~~~~~^^^^^^
#> AssertionError: 1 == 1
#>
#> ======================================================================
#> UNEXPECTED SUCCESS: test_unexpected (__main__.T.test_unexpected)
#> ----------------------------------------------------------------------
#> Ran 8 tests in 0.000s
#>
#> FAILED (failures=2, errors=1, skipped=2, expected failures=1, unexpected successes=1)
#> <unittest.runner.TextTestResult run=8 errors=1 failures=2> False 8

### what assertions say: of numbers and long texts
import unittest, warnings
t = unittest.TestCase()
def say(f, *a, **k):
    try: print(f(*a, **k))
    except AssertionError as e: print(e)
    except Exception as e: print(type(e).__name__, e)
say(t.assertEqual, 1, 2)
say(t.assertEqual, 1, 2, "hint")
say(t.assertEqual, "a" * 100, "a" * 99 + "b")
#> 1 != 2
#> 1 != 2 : hint
#> 'aaaa[34 chars]aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' != 'aaaa[34 chars]aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab'
#> - aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
#> ?                                                                                                    ^
#> + aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab
#> ?                                                                                                    ^
#>

### what assertions say: of long lists
import unittest, warnings
t = unittest.TestCase()
def say(f, *a, **k):
    try: print(f(*a, **k))
    except AssertionError as e: print(e)
    except Exception as e: print(type(e).__name__, e)
say(t.assertEqual, list(range(30)), list(range(29)))
#> Lists differ: [0, 1[42 chars]14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29] != [0, 1[42 chars]14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28]
#>
#> First list contains 1 additional elements.
#> First extra element 29:
#> 29
#>
#>   [0,
#>    1,
#>    2,
#>    3,
#>    4,
#>    5,
#>    6,
#>    7,
#>    8,
#>    9,
#>    10,
#>    11,
#>    12,
#>    13,
#>    14,
#>    15,
#>    16,
#>    17,
#>    18,
#>    19,
#>    20,
#>    21,
#>    22,
#>    23,
#>    24,
#>    25,
#>    26,
#>    27,
#> -  28,
#> ?    ^
#>
#> +  28]
#> ?    ^
#>
#> -  29]

### what assertions say: of dicts and sets
import unittest, warnings
t = unittest.TestCase()
def say(f, *a, **k):
    try: print(f(*a, **k))
    except AssertionError as e: print(e)
    except Exception as e: print(type(e).__name__, e)
say(t.assertEqual, {"a": 1, "b": 2}, {"a": 1, "c": 2})
say(t.assertEqual, {1, 2}, {2, 3})
#> {'a': 1, 'b': 2} != {'a': 1, 'c': 2}
#> - {'a': 1, 'b': 2}
#> ?           ^
#>
#> + {'a': 1, 'c': 2}
#> ?           ^
#>
#> Items in the first set but not the second:
#> 1
#> Items in the second set but not the first:
#> 3

### what assertions say: of tuples and lines
import unittest, warnings
t = unittest.TestCase()
def say(f, *a, **k):
    try: print(f(*a, **k))
    except AssertionError as e: print(e)
    except Exception as e: print(type(e).__name__, e)
say(t.assertEqual, (1,), (1, 2))
say(t.assertEqual, "one\ntwo\n", "one\nthree\n")
#> Tuples differ: (1,) != (1, 2)
#>
#> Second tuple contains 1 additional elements.
#> First extra element 1:
#> 2
#>
#> - (1,)
#> + (1, 2)
#> ?    ++
#>
#> 'one\ntwo\n' != 'one\nthree\n'
#>   one
#> - two
#> + three
#>

### what assertions say: assertNotEqual, assertTrue and assertFalse
import unittest, warnings
t = unittest.TestCase()
def say(f, *a, **k):
    try: print(f(*a, **k))
    except AssertionError as e: print(e)
    except Exception as e: print(type(e).__name__, e)
say(t.assertEqual, "abc", "abd")
say(t.assertEqual, 1.0, 1)
say(t.assertEqual, [], ())
say(t.assertNotEqual, 1, 1)
say(t.assertTrue, 0)
say(t.assertFalse, [1])
say(t.assertIs, 1, 2)
say(t.assertIsNot, None, None)
say(t.assertIsNone, 1)
say(t.assertIsNotNone, None)
say(t.assertIn, 1, [2])
say(t.assertNotIn, 1, [1])
#> 'abc' != 'abd'
#> - abc
#> ?   ^
#> + abd
#> ?   ^
#>
#> None
#> [] != ()
#> 1 == 1
#> 0 is not true
#> [1] is not false
#> 1 is not 2
#> unexpectedly identical: None
#> 1 is not None
#> unexpectedly None
#> 1 not found in [2]
#> 1 unexpectedly found in [1]

### what assertions say: assertIsInstance, assertNotIsInstance and assertAlmostEqual
import unittest, warnings
t = unittest.TestCase()
def say(f, *a, **k):
    try: print(f(*a, **k))
    except AssertionError as e: print(e)
    except Exception as e: print(type(e).__name__, e)
say(t.assertIsInstance, 1, str)
say(t.assertIsInstance, 1, (str, list))
say(t.assertNotIsInstance, 1, int)
say(t.assertNotIsInstance, 1, (str, int))
say(t.assertAlmostEqual, 1, 1.1)
say(t.assertAlmostEqual, 1, 1.5, delta=0.1)
say(t.assertNotAlmostEqual, 1, 1.00000001)
say(t.assertNotAlmostEqual, 1, 1.05, delta=0.1)
say(t.assertAlmostEqual, 1, 2, places=1, delta=1)
say(t.assertGreater, 1, 2)
say(t.assertGreaterEqual, 1, 2)
say(t.assertLess, 2, 1)
say(t.assertLessEqual, 2, 1)
say(t.assertRegex, "abc", "x+")
say(t.assertNotRegex, "abc", "b")
#> 1 is not an instance of <class 'str'>
#> 1 is not an instance of any of (<class 'str'>, <class 'list'>)
#> 1 is an instance of <class 'int'>
#> 1 is an instance of <class 'int'>
#> 1 != 1.1 within 7 places (0.10000000000000009 difference)
#> 1 != 1.5 within 0.1 delta (0.5 difference)
#> 1 == 1.00000001 within 7 places
#> 1 == 1.05 within 0.1 delta (0.050000000000000044 difference)
#> TypeError specify delta or places not both
#> 1 not greater than 2
#> 1 not greater than or equal to 2
#> 2 not less than 1
#> 2 not less than or equal to 1
#> Regex didn't match: 'x+' not found in 'abc'
#> Regex matched: 'b' matches 'b' in 'abc'

### what assertions say: assertCountEqual, assertSequenceEqual and assertListEqual
import unittest, warnings
t = unittest.TestCase()
def say(f, *a, **k):
    try: print(f(*a, **k))
    except AssertionError as e: print(e)
    except Exception as e: print(type(e).__name__, e)
say(t.assertCountEqual, [1, 2, 2], [2, 1, 1, [3]])
say(t.assertSequenceEqual, [1, 2], (1, 3))
say(t.assertSequenceEqual, 1, 2)
say(t.assertListEqual, [1], (1,))
say(t.assertDictEqual, [], {})
#> Element counts were not equal:
#> First has 1, Second has 2:  1
#> First has 2, Second has 1:  2
#> First has 0, Second has 1:  [3]
#> Sequences differ: [1, 2] != (1, 3)
#>
#> First differing element 1:
#> 2
#> 3
#>
#> - [1, 2]
#> + (1, 3)
#> First sequence has no length.    Non-sequence?
#> - 1
#> + 2
#> Second sequence is not a list: (1,)
#> [] is not an instance of <class 'dict'> : First argument is not a dictionary

### what assertions say: ValueError, assertHasAttr and assertStartsWith
import unittest, warnings
t = unittest.TestCase()
def say(f, *a, **k):
    try: print(f(*a, **k))
    except AssertionError as e: print(e)
    except Exception as e: print(type(e).__name__, e)
say(t.assertRaises, ValueError, int, "1")
say(t.assertRaises, ValueError, int, "x")
say(t.assertRaises, 3)
say(t.assertRaisesRegex, ValueError, "abc", int, "x")
say(t.assertIsSubclass, int, str)
say(t.assertNotIsSubclass, bool, int)
say(t.assertHasAttr, 1, "x")
say(t.assertNotHasAttr, 1, "real")
say(t.assertHasAttr, int, "x")
say(t.assertStartsWith, "abc", "b")
say(t.assertEndsWith, "abc", ("x", "y"))
say(t.assertNotStartsWith, "abc", "a")
say(t.assertNotEndsWith, "abc", ("x", "c"))
say(t.assertStartsWith, 1, "a")
say(t.assertStartsWith, b"a", "a")
say(t.fail)
say(t.fail, "why")
#> ValueError not raised by int
#> None
#> TypeError assertRaises() arg 1 must be an exception type or tuple of exception types
#> "abc" does not match "invalid literal for int() with base 10: 'x'"
#> <class 'int'> is not a subclass of <class 'str'>
#> <class 'bool'> is a subclass of <class 'int'>
#> 'int' object has no attribute 'x'
#> 'int' object has unexpected attribute 'real'
#> type object 'int' has no attribute 'x'
#> 'abc' doesn't start with 'b'
#> 'abc' doesn't end with any of ('x', 'y')
#> 'abc' starts with 'a'
#> 'abc' ends with 'c'
#> Expected str, not int
#> Expected str, not bytes
#> None
#> why

### what assertions say: exception, assertWarns and warning
import unittest, warnings
t = unittest.TestCase()
with t.assertRaises(KeyError) as cm: {}["a"]
print(repr(cm.exception))  #> KeyError('a')
with t.assertWarns(UserWarning) as cm: warnings.warn("look out")
print(cm.warning)  #> look out
try:
    with t.assertWarns(UserWarning): pass
except AssertionError as e: print(e)  #> UserWarning not triggered
try:
    with t.assertRaises(KeyError, msg="hint"): pass
except AssertionError as e: print(e)  #> KeyError not raised : hint

### fixtures and cleanups
import sys, unittest, io
log = []
def setUpModule(): log.append("module up")
def tearDownModule(): log.append("module down")
class A(unittest.TestCase):
    @classmethod
    def setUpClass(cls): log.append("class up"); cls.addClassCleanup(log.append, "class cleanup")
    @classmethod
    def tearDownClass(cls): log.append("class down")
    def setUp(self): log.append("up"); self.addCleanup(log.append, "cleanup")
    def tearDown(self): log.append("down")
    def test_a(self): log.append("a")
    def test_b(self): log.append("b"); self.addCleanup(log.append, "cleanup b")
class B(unittest.TestCase):
    @classmethod
    def setUpClass(cls): raise ValueError("no class")
    def test_c(self): log.append("c")
out = io.StringIO()
r = unittest.TextTestRunner(out).run(unittest.defaultTestLoader.loadTestsFromModule(sys.modules["__main__"]))
print(log)
print(r, [str(test) for test, text in r.errors])
for name in ("A.test_a", "A", "A.nothing"):
    suite = unittest.defaultTestLoader.loadTestsFromName(name, sys.modules["__main__"])
    print(suite.countTestCases(), [test.id() for test in suite])
#> ['module up', 'class up', 'up', 'a', 'down', 'cleanup', 'up', 'b', 'down', 'cleanup b', 'cleanup', 'class down', 'class cleanup', 'module down']
#> <unittest.runner.TextTestResult run=2 errors=1 failures=0> ['setUpClass (__main__.B)']
#> 1 ['__main__.A.test_a']
#> 2 ['__main__.A.test_a', '__main__.A.test_b']
#> 1 ['unittest.loader._FailedTest.nothing']

### main
import unittest
class T(unittest.TestCase):
    def test_one(self): pass
    def runTest(self): pass
print(T(), repr(T()), T("test_one").id(), T() == T(), T() == T("test_one"), T("test_one").shortDescription())
try: T("nothing")
except ValueError as e: print(str(e).replace("<class '__main__.T'>", "T"))
p = unittest.main(argv=["x", "T.test_one"], exit=False, verbosity=0,
    testRunner=unittest.TextTestRunner(open("/tmp/report", "w"), verbosity=2))
print(p.result.testsRun)
unittest.main(argv=["x", "-q"], testRunner=unittest.TextTestRunner(open("/tmp/report", "w")))
#> runTest (__main__.T.runTest) <__main__.T testMethod=runTest> __main__.T.test_one True False None
#> no such test method in T: nothing
#> 1

### the words of a program of tests
import io, sys, unittest
class A(unittest.TestCase):
    def test_ok(self): pass
    def test_no(self): self.fail()
def go(*words, **options):
    try:
        runner = unittest.TextTestRunner(io.StringIO())
        p = unittest.main(argv=['/x/prog', *words], exit=False, testRunner=runner, **options)
        print(p.result.testsRun, p.verbosity, p.failfast, p.buffer, p.tb_locals, p.durations, end=' ')
        print(p.testNames, p.testNamePatterns, p.progName)
    except SystemExit as e: print('exit', e.code)
sys.stderr = sys.stdout
for words in '', '-v', '-qfb --locals', '-k ok -k n*', 'A.test_ok A', '--durations 3', '-k', '--no':
    go(*words.split())
go(verbosity=2, failfast=True, defaultTest='A.test_ok')
#> 2 1 False False False None None [] prog
#> 2 2 False False False None None [] prog
#> 2 0 True True True None None [] prog
#> 1 1 False False False None None ['*ok*', 'n*'] prog
#> 2 1 False False False None ['A.test_ok', 'A'] [] prog
#> 1 1 False False False 3 None [] prog
#> usage: prog [-h] [-v] [-q] [--locals] [--durations N] [-f] [-c] [-b]
#>             [-k TESTNAMEPATTERNS]
#>             [tests ...]
#> prog: error: argument -k: expected one argument
#> exit 2
#> usage: prog [-h] [-v] [-q] [--locals] [--durations N] [-f] [-c] [-b]
#>             [-k TESTNAMEPATTERNS]
#>             [tests ...]
#> prog: error: unrecognized arguments: --no
#> exit 2
#> 1 2 True False False None ('A.test_ok',) [] prog

### its help
import unittest
try: unittest.main(argv=['prog', '-h'])
except SystemExit as e: print(e.code)
#> usage: prog [-h] [-v] [-q] [--locals] [--durations N] [-f] [-c] [-b]
#>             [-k TESTNAMEPATTERNS]
#>             [tests ...]
#>
#> positional arguments:
#>   tests                a list of any number of test modules, classes and test
#>                        methods.
#>
#> options:
#>   -h, --help           show this help message and exit
#>   -v, --verbose        Verbose output
#>   -q, --quiet          Quiet output
#>   --locals             Show local variables in tracebacks
#>   --durations N        Show the N slowest test cases (N=0 for all)
#>   -f, --failfast       Stop on first fail or error
#>   -c, --catch          Catch Ctrl-C and display results so far
#>   -b, --buffer         Buffer stdout and stderr during tests
#>   -k TESTNAMEPATTERNS  Only run tests which match the given substring
#>
#> Examples:
#>   prog                           - run default set of tests
#>   prog MyTestSuite               - run suite 'MyTestSuite'
#>   prog MyTestCase.testSomething  - run MyTestCase.testSomething
#>   prog MyTestCase                - run all 'test*' test methods
#>                                        in MyTestCase
#>
#> 0

### what a result that is told of an error sees
import sys, unittest
class Result(unittest.TestResult):
    def addError(self, test, err): print('error', repr(sys.exception()))
    def addFailure(self, test, err): print('failure', repr(sys.exception()))
    def addSubTest(self, test, subtest, err): print('subtest', repr(sys.exception()))
class T(unittest.TestCase):
    def test_a(self): 1 / 0
    def test_b(self): self.fail('x')
    def test_c(self):
        with self.subTest(): self.fail('y')
    def tearDown(self): print('tearDown', sys.exception())
for name in 'test_a', 'test_b', 'test_c': T(name).run(Result())
#> error ZeroDivisionError('division by zero')
#> tearDown None
#> failure AssertionError('x')
#> tearDown None
#> subtest AssertionError('y')
#> tearDown None
