"""What packages ask of importlib. Written for these tests."""
import sys


def import_module(name, package=None):
    if name.startswith('.'):
        level = len(name) - len(name.lstrip('.'))
        base = package.rsplit('.', level - 1)[0]
        name = base + '.' + name[level:] if name[level:] else base
    __import__(name)
    return sys.modules[name]


def invalidate_caches():
    pass
