"""Files beside modules: those that the run gives, or where the module lies. Written for these tests."""
import os
import sys

from importlib._given import files


def get_data(package, resource):
    __import__(package)
    held = files.get('/packages/' + package.replace('.', '/') + '/' + resource)
    if held is not None:
        return held.encode()
    with open(os.path.join(os.path.dirname(sys.modules[package].__file__), resource), 'rb') as f:
        return f.read()


def iter_modules(path=None, prefix=''):
    return iter(())


def resolve_name(name):
    path, _, rest = name.partition(':')
    parts = path.split('.')
    for n in range(len(parts), 0, -1):
        try:
            __import__('.'.join(parts[:n]))
        except ImportError:
            continue
        found = sys.modules['.'.join(parts[:n])]
        for part in parts[n:] + [p for p in rest.split('.') if p]:
            found = getattr(found, part)
        return found
    raise ModuleNotFoundError(name)
