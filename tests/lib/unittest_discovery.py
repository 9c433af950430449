import os
import sys
import unittest

os.makedirs('/tmp/found/inner')
sys.path.insert(0, '/tmp/found')
FILES = {
    'test_one.py': 'import unittest\nclass One(unittest.TestCase):\n    def test_a(self): pass\n'
                   '    def test_b(self): self.fail()\n',
    'other.py': 'raise SystemError\n', 'test_broken.py': 'import nothing_there\n', 'inner/__init__.py': '',
    'inner/test_two.py': 'import unittest\nclass Two(unittest.TestCase):\n    def test_c(self): pass\n',
    'inner/check_three.py': 'import unittest\nclass Three(unittest.TestCase):\n    def runTest(self): pass\n',
    'test_skipped.py': 'import unittest\nraise unittest.SkipTest("not today")\n'}
for name, text in FILES.items():
    with open('/tmp/found/' + name, 'w') as f:
        f.write(text)


def flat(suite):
    for test in suite:
        yield from flat(test) if isinstance(test, unittest.TestSuite) else [test]


### modules below a directory
loader = unittest.TestLoader()
suite = loader.discover('/tmp/found')
for test in flat(suite):
    print(test.id())
print(len(loader.errors), loader.errors[0].splitlines()[0], loader.errors[0].splitlines()[-1])
print('/tmp/found' in sys.path, sys.modules['inner.test_two'].__name__)
result = unittest.TestResult()
suite.run(result)
print(result, result.skipped[0][1])
#> inner.test_two.Two.test_c
#> unittest.loader._FailedTest.test_broken
#> test_one.One.test_a
#> test_one.One.test_b
#> unittest.loader.ModuleSkipped.test_skipped
#> 1 Failed to import test module: test_broken ModuleNotFoundError: No module named 'nothing_there'
#> True inner.test_two
#> <unittest.result.TestResult run=5 errors=1 failures=1> not today

### another pattern, and a package by its name
loader = unittest.TestLoader()
print([test.id() for test in flat(loader.discover('/tmp/found', pattern='check*.py'))])
print([test.id() for test in flat(loader.discover('inner', 'check*'))])
print([test.id() for test in flat(loader.discover('/tmp/found/inner', top_level_dir='/tmp/found'))])
#> ['inner.check_three.Three.runTest']
#> ['inner.check_three.Three.runTest']
#> ['inner.test_two.Two.test_c']

### what cannot be looked through
for start in ('nothing.there', '/tmp/nowhere'):
    try: unittest.TestLoader().discover(start)
    except ImportError as e: print(e)
os.mkdir('/tmp/found/plain')
try: unittest.TestLoader().discover('/tmp/found/plain', top_level_dir='/tmp/found')
except ImportError as e: print(e)
#> Start directory is not importable: 'nothing.there'
#> Start directory is not importable: '/tmp/nowhere'
#> Start directory is not importable: '/tmp/found/plain'

### a package that loads its tests itself
with open('/tmp/found/inner/__init__.py', 'w') as f:
    f.write('def load_tests(loader, tests, pattern):\n    print(loader.__class__.__name__, tests, pattern)\n'
            '    return loader.loadTestsFromName("inner.test_two.Two.test_c")\n')
print([test.id() for test in flat(unittest.TestLoader().discover('/tmp/found', 'test_t*.py'))])
#> TestLoader <unittest.suite.TestSuite tests=[]> test_t*.py
#> ['inner.test_two.Two.test_c']

### a name that cannot be imported
loader = unittest.TestLoader()
loader.loadTestsFromName('nothing_there.x')
loader.loadTestsFromName('sys.nothing')
for text in loader.errors:
    lines = text.splitlines()
    print(lines[0], lines[-1])
#> Failed to import test module: nothing_there ModuleNotFoundError: No module named 'nothing_there'
#> Failed to access attribute: AttributeError: module 'sys' has no attribute 'nothing'

### files in the place of modules
import io
before = os.getcwd()
os.chdir('/tmp/found')
for name in 'test_one.py', './test_one.py', '/tmp/found/test_one.py', 'inner/test_two.py', 'nowhere.py':
    runner = unittest.TextTestRunner(io.StringIO())
    program = unittest.main(module=None, argv=['x', name], exit=False, testRunner=runner)
    print(program.testNames, program.result.testsRun, len(program.result.errors))
os.chdir(before)
#> ['test_one'] 2 0
#> ['test_one'] 2 0
#> ['test_one'] 2 0
#> ['inner.test_two'] 1 0
#> ['nowhere.py'] 1 1
