### a plugin loader over files
import importlib
import importlib.util
import pkgutil
import sys
import tempfile
from pathlib import Path
from typing import Protocol, runtime_checkable


@runtime_checkable
class Plugin(Protocol):
    name: str
    priority: int

    def process(self, text: str) -> str: ...


SOURCES = {
    'shout.py': '''
name, priority = 'shout', 20

def process(text):
    return text.upper() + '!'
''',
    'trim.py': '''
from dataclasses import dataclass

@dataclass
class Trim:
    name: str = 'trim'
    priority: int = 5
    width: int = 12

    def process(self, text):
        return ' '.join(text.split())[:self.width]

plugin = Trim()
''',
    'broken.py': 'name = "broken"\nraise RuntimeError("cannot start")\n',
    'syntax.py': 'def process(text:\n    return text\n',
    'useless.py': 'name = "useless"\n',
}


class Registry:
    def __init__(self):
        self.plugins: list[Plugin] = []
        self.failures: dict[str, str] = {}

    def load(self, directory):
        for info in sorted(pkgutil.iter_modules([str(directory)]), key=lambda each: each.name):
            spec = info.module_finder.find_spec(info.name)
            module = importlib.util.module_from_spec(spec)
            try:
                spec.loader.exec_module(module)
            except Exception as e:
                self.failures[info.name] = f'{type(e).__name__}: {e}'
                continue
            found = getattr(module, 'plugin', module)
            if isinstance(found, Plugin):
                self.plugins.append(found)
            else:
                self.failures[info.name] = 'has no process()'
        self.plugins.sort(key=lambda each: each.priority)

    def run(self, text):
        for plugin in self.plugins:
            text = plugin.process(text)
        return text


def main():
    with tempfile.TemporaryDirectory() as name:
        directory = Path(name)
        for file, source in SOURCES.items():
            (directory / file).write_text(source)
        registry = Registry()
        registry.load(directory)
        for plugin in registry.plugins:
            print(f'{plugin.priority:3} {plugin.name}')
        for name, why in registry.failures.items():
            print(f'  - {name}: {why.replace(str(directory), "DIR")}')
        print(registry.run('  hello    wide   world  of plugins '))

        sys.path.insert(0, str(directory))
        shout = importlib.import_module('shout')
        print(shout.process('imported'), 'shout' in sys.modules, Path(shout.__file__).name)
        (directory / 'shout.py').write_text('name, priority = "whisper", 1\n\ndef process(text):\n    return text.lower() + "..."\n')
        importlib.invalidate_caches()
        sys.dont_write_bytecode = True
        print(importlib.util.find_spec('shout').name, importlib.util.find_spec('nothing_like_it'))
        sys.path.remove(str(directory))
    print(directory.exists())


main()
#>   5 trim
#>  20 shout
#>   - broken: RuntimeError: cannot start
#>   - syntax: SyntaxError: '(' was never closed (syntax.py, line 1)
#>   - useless: has no process()
#> HELLO WIDE W!
#> IMPORTED! True shout.py
#> shout None
#> False
