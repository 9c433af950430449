"""Importing by function: modules whose names are known when the program runs, and modules that are executed again."""
import sys
from types import ModuleType as _ModuleType
from _hn import _modules
from _hn.files import _own
from _hn.imports import _import_dotted, _import_error, import_allowed

__all__ = ['__import__', 'import_module', 'invalidate_caches', 'reload']

_imports = _own('_imports')
_reloading = {}


def __import__(name, globals=None, locals=None, fromlist=(), level=0):
    """Import a module, as the statement does."""
    return import_allowed(name, globals, locals, fromlist, level)


def import_module(name, package=None):
    """Import a module and give it itself, not the package that it is in. Leading dots are relative to `package`."""
    if name.startswith('.'):
        if not package:
            raise TypeError(f"the 'package' argument is required to perform a relative import for {name!r}")
        name = _resolved(name, package)
    import_allowed(name, None, None, (), 0)
    return _modules()[name]  # nothing of it is looked at: it may be a lazy one


def _resolved(name, package):
    rest = name.lstrip('.')
    parts = package.rsplit('.', len(name) - len(rest) - 1)
    if len(parts) < len(name) - len(rest):
        raise ImportError('attempted relative import beyond top-level package')
    return parts[0] + '.' + rest if rest else parts[0]


def invalidate_caches():
    """Make all finders look afresh."""
    for forget in [getattr(finder, 'invalidate_caches', None) for finder in sys.meta_path]:
        if forget is not None:
            forget()


def _name_of(module):
    try:
        return module.__spec__.name
    except AttributeError:
        pass
    try:
        return module.__name__
    except AttributeError:
        raise TypeError('reload() argument must be a module') from None


def reload(module):
    """Execute a module that was imported once more, in the namespace that it has."""
    name = _name_of(module)
    if not isinstance(module, _ModuleType) and sys.modules.get(name) is not module:
        raise TypeError('reload() argument must be a module')
    if sys.modules.get(name) is not module:
        raise _import_error(f'module {name} not in sys.modules', name)
    if name in _reloading:
        return _reloading[name]
    _reloading[name] = module
    try:
        package, path = name.rpartition('.')[0], None
        if package:
            if package not in sys.modules:
                raise _import_error(f'parent {package!r} not in sys.modules', package)
            path = sys.modules[package].__path__
        spec = module.__spec__ = _imports.find(name, path, module)
        if spec is None:
            raise _import_error(f'spec not found for the module {name!r}', name, ModuleNotFoundError)
        return _imports.execute_again(spec, module)
    finally:
        _reloading.pop(name, None)  # it is a new one where this module itself is executed again


def __getattr__(name):
    if name in ('_bootstrap', '_bootstrap_external', 'abc', 'machinery', 'util'):
        return _import_dotted('importlib.' + name, False)
    raise AttributeError(f'module {__name__!r} has no attribute {name!r}')
