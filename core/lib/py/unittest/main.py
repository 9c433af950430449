"""unittest.main: runs the tests of a module as a program."""
import os
import sys
from _hn.imports import _program_import

from . import loader, runner

__unittest = True


def _pattern(text):
    return text if '*' in text else f'*{text}*'


def _flag(dest=None):
    return {'action': 'store_true'} if dest is None else {'action': 'store_true', 'dest': dest}


_OPTIONS = (
    ('-v --verbose', {'dest': 'verbosity', 'action': 'store_const', 'const': 2}, 'Verbose output'),
    ('-q --quiet', {'dest': 'verbosity', 'action': 'store_const', 'const': 0}, 'Quiet output'),
    ('--locals', _flag('tb_locals'), 'Show local variables in tracebacks'),
    ('--durations', {'type': int, 'metavar': 'N'}, 'Show the N slowest test cases (N=0 for all)'),
    ('-f --failfast', _flag(), 'Stop on first fail or error'),
    ('-c --catch', _flag('catchbreak'), 'Catch Ctrl-C and display results so far'),
    ('-b --buffer', _flag(), 'Buffer stdout and stderr during tests'),
    ('-k', {'dest': 'testNamePatterns', 'action': 'append', 'type': _pattern}, 'Only run tests which match the given substring'),
)
_SEARCH = (  # where there is no module: python -m unittest
    ('-s --start-directory', {'dest': 'start'}, "Directory to start discovery ('.' default)"),
    ('-p --pattern', {}, "Pattern to match tests ('test*.py' default)"),
    ('-t --top-level-directory', {'dest': 'top'}, 'Top level directory of project (defaults to start directory)'),
)
_EXAMPLES = '''
Examples:
  %                           - run default set of tests
  % MyTestSuite               - run suite 'MyTestSuite'
  % MyTestCase.testSomething  - run MyTestCase.testSomething
  % MyTestCase                - run all 'test*' test methods
                                       in MyTestCase
'''


class TestProgram:
    """Loads the tests of a module, by default __main__, runs them, and exits with 1 if one failed (5 if there was none)."""
    module = None
    verbosity = 1
    failfast = catchbreak = buffer = progName = warnings = testNamePatterns = None

    def __init__(self, module='__main__', defaultTest=None, argv=None, testRunner=None,
                 testLoader=loader.defaultTestLoader, exit=True, verbosity=1, failfast=None, catchbreak=None,
                 buffer=None, warnings=None, *, tb_locals=False, durations=None):
        self.module = _program_import(module, None, None, ['*']) if isinstance(module, str) else module
        self.verbosity, self.durations, self.tb_locals = verbosity, durations, tb_locals
        self.exit, self.failfast, self.buffer, self.catchbreak = exit, failfast or False, buffer or False, catchbreak or False
        self.warnings = 'default' if warnings is None and not sys.warnoptions else warnings
        self.defaultTest = defaultTest
        self.testRunner = testRunner
        self.testLoader = testLoader
        self.testNames = None
        self.start, self.pattern, self.top = '.', 'test*.py', None
        argv = sys.argv if argv is None else argv
        self.progName = argv[0].rpartition('/')[2]
        self.parseArgs(argv)
        self.runTests()

    def parseArgs(self, argv):
        """Takes the options off the words; the rest are names of tests."""
        words = argv[1:]
        found = self._parser().parse_args(words[1:] if self.module is None and words[:1] == ['discover'] else words, self)
        if found.testNamePatterns:
            self.testLoader.testNamePatterns = self.testNamePatterns
        searches = self.module is None and (words[:1] == ['discover'] or not found.tests)
        if searches:
            for name, given in zip(('start', 'pattern', 'top'), found.tests):
                setattr(self, name, given)
        else:
            default = self.defaultTest
            self.testNames = [self._name(test) for test in found.tests] or ((default,) if isinstance(default, str) else default and list(default))
        self.createTests(searches)

    def _name(self, test):
        """The name of a module, where its file is given."""
        if self.module is not None or not test.lower().endswith('.py') or not os.path.isfile(test):
            return test
        if os.path.isabs(test):
            relative = os.path.relpath(test, os.getcwd())
            if relative.startswith('..'):
                return test
            test = relative
        return os.path.normpath(test)[:-3].replace('\\', '.').replace('/', '.')

    def _parser(self):
        from argparse import ArgumentParser

        self.testNamePatterns = []
        parser = ArgumentParser(prog=self.progName)
        parser.print_help = lambda: print(parser.format_help() + _EXAMPLES.replace('%', self.progName))
        for names, told, what in _OPTIONS if self.module is not None else _OPTIONS + _SEARCH:
            parser.add_argument(*names.split(), **told, help=what)
        parser.add_argument('tests', nargs='*', help='a list of any number of test modules, classes and test methods.')
        return parser

    def createTests(self, from_discovery=False, Loader=None):
        finds, names = self.testLoader if Loader is None else Loader(), self.testNames
        if from_discovery:
            self.test = finds.discover(self.start, self.pattern, self.top)
        else:
            finds = self.testLoader
            self.test = finds.loadTestsFromModule(self.module) if names is None else finds.loadTestsFromNames(names, self.module)

    def runTests(self):
        chosen = runner.TextTestRunner if self.testRunner is None else self.testRunner
        if isinstance(chosen, type):
            chosen = chosen(verbosity=self.verbosity, failfast=self.failfast, buffer=self.buffer,
                            warnings=self.warnings, tb_locals=self.tb_locals, durations=self.durations)
        self.result = chosen.run(self.test)
        if self.exit:
            if not self.result.wasSuccessful():
                sys.exit(1)
            sys.exit(5 if self.result.testsRun == 0 and not self.result.skipped else 0)


main = TestProgram
