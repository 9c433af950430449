"""Runs one test file in this Python, which has threads: stdin is JSON with the sources, the session, its name and what is done."""
import importlib.abc
import importlib.machinery
import json
import sys

given = json.load(sys.stdin)
sources = given['sources']


class Finder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """The modules that are given."""

    def find_spec(self, name, path=None, target=None):
        if name in sources:
            package = any(other.startswith(name + '.') for other in sources)
            return importlib.machinery.ModuleSpec(name, self, origin=f'<{name}>', is_package=package)

    def exec_module(self, module):
        module.__file__ = f'<{module.__name__}>'
        exec(compile(sources[module.__name__], module.__file__, 'exec', dont_inherit=True), module.__dict__)


class Lines:
    """What the session tells, without its mark; nothing else."""

    def __init__(self, to):
        self.to, self.partial = to, ''

    def write(self, text):
        *lines, self.partial = (self.partial + text).split('\n')
        for line in lines:
            if line[:1] == '\x01':
                print(line[1:], file=self.to, flush=True)
        return len(text)

    def flush(self):
        pass


sys.meta_path.insert(0, Finder())
for name in sources:
    sys.modules.pop(name, None)
sys.stdout = Lines(sys.stdout)
exec(compile(given['session'], 'session.py', 'exec'), {'__name__': 'session', 'name': given['name'], 'done': given['done']})
