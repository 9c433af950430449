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


def reload(module):
    saved = sys.modules.pop(module.__name__)
    try:
        __import__(module.__name__)
        saved.__dict__.update(sys.modules[module.__name__].__dict__)
    finally:
        sys.modules[module.__name__] = saved
    return saved


def __getattr__(name):
    if name in ('abc', 'machinery', 'util'):  # the start of CPython has imported them
        import importlib.abc, importlib.machinery, importlib.util
        return sys.modules['importlib.' + name]
    raise AttributeError(f'module {__name__!r} has no attribute {name!r}')
