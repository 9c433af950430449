"""unittest.main: runs the tests of a module as a program."""
import sys
from _hn.imports import _program_import

from . import loader, runner

__unittest = True


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
        self.exit, self.failfast, self.buffer = exit, failfast, buffer
        self.warnings = 'default' if warnings is None and not sys.warnoptions else warnings
        self.defaultTest = defaultTest
        self.testRunner = testRunner
        self.testLoader = testLoader
        self.testNames = None
        self.progName = 'main'
        self.parseArgs(list(sys.argv if argv is None else argv))
        self.runTests()

    def parseArgs(self, argv):
        """Takes -v, -q, -f, -b, --locals and -k PATTERN off the words; the rest are names of tests."""
        names, patterns = [], []
        words = iter(argv[1:])
        for word in words:
            if word in ('-v', '--verbose'):
                self.verbosity = 2
            elif word in ('-q', '--quiet'):
                self.verbosity = 0
            elif word in ('-f', '--failfast'):
                self.failfast = True
            elif word in ('-b', '--buffer'):
                self.buffer = True
            elif word == '--locals':
                self.tb_locals = True
            elif word == '-k':
                pattern = next(words, '')
                patterns.append(pattern if '*' in pattern else '*%s*' % pattern)
            elif word.startswith('-'):
                print('%s: error: unrecognized arguments: %s' % (self.progName, word), file=sys.stderr)
                sys.exit(2)
            else:
                names.append(word)
        if patterns:
            self.testLoader.testNamePatterns = self.testNamePatterns = patterns
        default = self.defaultTest
        self.testNames = names or ([default] if isinstance(default, str) else default and list(default))
        self.createTests()

    def createTests(self, from_discovery=False, Loader=None):
        if from_discovery:
            self.test = (Loader or loader.TestLoader)().discover('.', 'test*.py', None)
        elif self.testNames is None:
            self.test = self.testLoader.loadTestsFromModule(self.module)
        else:
            self.test = self.testLoader.loadTestsFromNames(self.testNames, self.module)

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
