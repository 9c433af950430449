"""Finding the test modules below a directory: what TestLoader.discover does."""
import os
import re
import sys
import traceback
from fnmatch import fnmatch
from _hn.imports import _program_import

from . import case

__unittest = True
VALID_MODULE_NAME = re.compile(r'[_a-z]\w*\.py$', re.IGNORECASE)


class Search:
    """Goes through the directories of one call of discover()."""

    def __init__(self, loader, pattern, top):
        self.loader, self.pattern, self.top, self.asked = loader, pattern, os.path.abspath(top), set()
        if self.top not in sys.path:
            sys.path.insert(0, self.top)

    def name_of(self, path):
        """A path below the top as the name of a module."""
        if path == self.top:
            return '.'
        return os.path.splitext(os.path.relpath(os.path.normpath(path), self.top))[0].replace('/', '.')

    def below(self, directory):
        """Suites of what is in a directory, that of its package's load_tests alone where there is one."""
        name = self.name_of(directory)
        if name != '.' and name not in self.asked:
            found, deeper = self.package(directory, name)
            if found is not None:
                yield found
            if not deeper:
                return
        for entry in sorted(os.listdir(directory)):
            path = os.path.join(directory, entry)
            if os.path.isfile(path):
                if VALID_MODULE_NAME.match(entry) and fnmatch(entry, self.pattern):
                    yield self.module(path)
            elif os.path.isfile(os.path.join(path, '__init__.py')):
                yield from self.below(path)

    def package(self, directory, name):
        """(a suite or None, whether to look at what is in the package)."""
        found = self.imported(name)
        if not hasattr(found, '__name__'):
            return found, False
        protocol = getattr(found, 'load_tests', None)
        if not fnmatch(os.path.basename(directory), self.pattern) and protocol is None:
            return None, True
        self.asked.add(name)
        tests = self.loader.loadTestsFromModule(found, pattern=self.pattern)
        return tests, protocol is None

    def imported(self, name):
        """The module; where it cannot be had, a suite that says so."""
        try:
            _program_import(name)
            return sys.modules[name]
        except case.SkipTest as e:
            return self.loader.suiteClass((_skipped(name, e),))
        except Exception as e:
            text = 'Failed to import test module: %s\n%s' % (name, ''.join(traceback.format_exception(e)))
            return self.loader._failure(name, ImportError(text), text)

    def module(self, path):
        name = self.name_of(path)
        found = self.imported(name)
        if not hasattr(found, '__name__'):
            return found
        there = os.path.splitext(os.path.abspath(getattr(found, '__file__', path)))[0]
        if there.lower() != os.path.splitext(path)[0].lower():
            raise ImportError('%r module incorrectly imported from %r. Expected %r. Is this module globally installed?'
                              % (os.path.basename(path).split('.')[0], os.path.dirname(there), os.path.dirname(path)))
        return self.loader.loadTestsFromModule(found, pattern=self.pattern)


def _skipped(name, exception):
    @case.skip(str(exception))
    def not_run(self):
        pass
    return type('ModuleSkipped', (case.TestCase,), {name: not_run, '__module__': 'unittest.loader'})(name)


def start_of(given, top):
    """(where to begin, the top directory) for what discover() was given: a directory, or the name of a package."""
    if os.path.isdir(os.path.abspath(given)):
        start = os.path.abspath(given)
        if start != os.path.abspath(top or given) and not os.path.isfile(os.path.join(start, '__init__.py')):
            raise ImportError('Start directory is not importable: %r' % start)
        return start, top or given
    sys.path.insert(0, os.path.abspath(top or '.'))
    try:
        _program_import(given)
    except ImportError:
        raise ImportError('Start directory is not importable: %r' % given) from None
    module = sys.modules[given]
    if getattr(module, '__file__', None) is None:
        if module.__name__ in sys.builtin_module_names:
            raise TypeError('Can not use builtin modules as dotted module names')
        raise TypeError("don't know how to discover from %r" % (module,))
    start = os.path.abspath(os.path.dirname(module.__file__))
    return start, top or start[:len(start) - len(given)].rstrip('/') or '/'
