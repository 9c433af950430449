"""Unit tests: classes derived from TestCase, run by main()."""
from .case import (FunctionTestCase, SkipTest, TestCase, addModuleCleanup, doModuleCleanups, enterModuleContext,
                   expectedFailure, skip, skipIf, skipUnless)
from .loader import TestLoader, defaultTestLoader
from .main import TestProgram as TestProgram, main
from .result import TestResult
from .runner import TextTestResult, TextTestRunner
from .suite import BaseTestSuite as BaseTestSuite, TestSuite

__all__ = ['TestResult', 'TestCase', 'TestSuite', 'TextTestRunner', 'TestLoader', 'FunctionTestCase', 'main',
           'defaultTestLoader', 'SkipTest', 'skip', 'skipIf', 'skipUnless', 'expectedFailure', 'TextTestResult',
           'addModuleCleanup', 'doModuleCleanups', 'enterModuleContext', 'IsolatedAsyncioTestCase']
__unittest = True


def __getattr__(name):
    if name != 'IsolatedAsyncioTestCase':
        raise AttributeError(f'module {__name__!r} has no attribute {name!r}')
    from .async_case import IsolatedAsyncioTestCase
    globals()[name] = IsolatedAsyncioTestCase
    return IsolatedAsyncioTestCase
