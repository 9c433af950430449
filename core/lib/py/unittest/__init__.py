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
           'addModuleCleanup', 'doModuleCleanups', 'enterModuleContext']
__unittest = True
