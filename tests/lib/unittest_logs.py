import logging
import unittest


def outcome(function):
    """How a test with this body ends."""
    class Test(unittest.TestCase):
        test = function
    result = unittest.TestResult()
    Test('test').run(result)
    for _, text in result.failures + result.errors:
        print(text.splitlines()[-1])
    print(result)


### what is logged is kept
def test(self):
    with self.assertLogs('store', level='WARNING') as seen:
        logging.getLogger('store').info('nothing')
        logging.getLogger('store').warning('low on %s', 'tea')
        logging.getLogger('store.cellar').error('no tea')
    print(seen.output, [r.getMessage() for r in seen.records], type(seen))
outcome(test)
#> ['WARNING:store:low on tea', 'ERROR:store.cellar:no tea'] ['low on tea', 'no tea'] <class 'unittest._log._LoggingWatcher'>
#> <unittest.result.TestResult run=1 errors=0 failures=0>

### nothing was logged, or not enough
def test(self):
    with self.assertLogs('store'):
        logging.getLogger('store').debug('x')
outcome(test)
def test(self):
    with self.assertLogs(level=logging.ERROR):
        logging.warning('x')
outcome(test)
def test(self):
    with self.assertLogs(logging.getLogger('own'), 'DEBUG') as seen:
        logging.getLogger('own').debug('x')
    print(seen.output)
outcome(test)
#> AssertionError: no logs of level INFO or higher triggered on store
#> <unittest.result.TestResult run=1 errors=0 failures=1>
#> AssertionError: no logs of level ERROR or higher triggered on root
#> <unittest.result.TestResult run=1 errors=0 failures=1>
#> ['DEBUG:own:x']
#> <unittest.result.TestResult run=1 errors=0 failures=0>

### nothing may be logged
def test(self):
    with self.assertNoLogs(level='ERROR') as seen:
        logging.getLogger('store').warning('x')
    print(seen)
outcome(test)
def test(self):
    with self.assertNoLogs('store'):
        logging.getLogger('store').info('tea is %d', 3)
outcome(test)
#> None
#> <unittest.result.TestResult run=1 errors=0 failures=0>
#> AssertionError: Unexpected logs found: ['INFO:store:tea is 3']
#> <unittest.result.TestResult run=1 errors=0 failures=1>

### an exception goes through, and the logger is as it was
logger = logging.getLogger('store')
logger.setLevel(35)
def test(self):
    for context in (self.assertLogs, self.assertNoLogs):
        try:
            with context(logger):
                logger.info('x')
                1 / 0
        except ZeroDivisionError as e:
            print(e, logger.handlers, logger.level, logger.propagate)
outcome(test)
#> division by zero [] 35 True
#> division by zero [] 35 True
#> <unittest.result.TestResult run=1 errors=0 failures=0>

### subtests whose message is None
def test(self):
    with self.subTest(None, i=1):
        self.fail()
class Test(unittest.TestCase):
    test = test
result = unittest.TestResult()
Test('test').run(result)
print(result.failures[0][0])  #> test (__main__.Test.test) [None] (i=1)

### lists that differ
from unittest.util import sorted_list_difference, unorderable_list_difference
print(sorted_list_difference([1, 1, 2, 3, 5], [2, 2, 3, 4]), sorted_list_difference([], [1]),
    sorted_list_difference((1,), ()))
print(unorderable_list_difference([1, 'a', 2], ['a', 3]))
#> ([1, 5], [4]) ([], [1]) ([1], [])
#> ([2, 1], [3])
