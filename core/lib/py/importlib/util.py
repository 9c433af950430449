"""What finders, loaders, and programs that ask for modules have use for."""
import sys
import types
from importlib import _resolved
from importlib.abc import Loader
from _hn.files import _own
from _hn.imports import _import_error, import_allowed

__all__ = ['LazyLoader', 'Loader', 'MAGIC_NUMBER', 'cache_from_source', 'decode_source', 'find_spec', 'module_from_spec',
           'resolve_name', 'source_from_cache', 'source_hash', 'spec_from_file_location', 'spec_from_loader']

_imports = _own('_imports')
MAGIC_NUMBER = b'hn\r\n'  # of files of bytecode, of which there are none
_unset = object()


def resolve_name(name, package):
    """The absolute name of a module, from one that is relative to a package."""
    if not name.startswith('.'):
        return name
    if not package:
        raise ImportError(f'no package specified for {name!r} (required for relative module names)')
    return _resolved(name, package)


def _find_spec_from_path(name, path=None):
    if name not in sys.modules:
        return _imports.find(name, path)
    module = sys.modules[name]
    if module is None:
        return None
    spec = getattr(module, '__spec__', _unset)
    if spec is _unset or spec is None:
        raise ValueError(f'{name}.__spec__ is ' + ('not set' if spec is _unset else 'None'))
    return spec


def find_spec(name, package=None):
    """The spec of a module, which is not imported; None where there is none. The packages that it is in are imported."""
    name = resolve_name(name, package)
    above = name.rpartition('.')[0]
    if name in sys.modules or not above:
        return _find_spec_from_path(name)
    package = import_allowed(above, None, None, ('__path__',), 0)
    if not hasattr(package, '__path__'):
        raise _import_error(f'__path__ attribute not found on {above!r} while trying to find {name!r}', name, ModuleNotFoundError)
    return _imports.find(name, package.__path__)


def module_from_spec(spec):
    """A new module for a spec, which its loader has to execute."""
    return _imports.module_from_spec(spec)


def spec_from_loader(name, loader, *, origin=None, is_package=None):
    """The spec of a module that a loader has."""
    if origin is None:
        origin = getattr(loader, '_ORIGIN', None)
    if origin is None and hasattr(loader, 'get_filename'):
        if is_package is None:
            return spec_from_file_location(name, loader=loader)
        return spec_from_file_location(name, loader=loader, submodule_search_locations=[] if is_package else None)
    if is_package is None:
        is_package = _asked(loader, name)
    return _imports.ModuleSpec(name, loader, origin=origin, is_package=is_package)


def _asked(loader, name):
    if not hasattr(loader, 'is_package'):
        return False
    try:
        return loader.is_package(name)
    except ImportError:
        return None


def spec_from_file_location(name, location=None, *, loader=None, submodule_search_locations=_unset):
    """The spec of a module that is in a file; None where its name is not one of sources and no loader is given."""
    if location is not None:
        location = _imports.absolute(_own('_files').text(location))
    elif hasattr(loader, 'get_filename'):
        try:
            location = loader.get_filename(name)
        except ImportError:
            pass
    if loader is None:
        if location is None or not location.endswith(_imports.SUFFIX):
            return None
        loader = _imports.SourceFileLoader(name, location)
    places = submodule_search_locations
    if places is _unset:
        places = [] if _asked(loader, name) else None
    if places == [] and location:
        places = [location.rpartition('/')[0]]
    spec = _imports.located(name, loader, location if location is not None else '<unknown>', places)
    return spec


def decode_source(source_bytes):
    """The text of a source, as its first lines say it is encoded."""
    return _imports.decode_source(source_bytes)


def cache_from_source(path, debug_override=None, *, optimization=None):
    """Refused: there are no files of bytecode, and sys.implementation.cache_tag is None."""
    raise NotImplementedError('sys.implementation.cache_tag is None')


def source_from_cache(path):
    """Refused, as cache_from_source is."""
    raise NotImplementedError('sys.implementation.cache_tag is None')


def source_hash(source_bytes):
    """Eight bytes that tell sources apart."""
    return hash(bytes(source_bytes)).to_bytes(8, 'little', signed=True)


class _LazyModule(types.ModuleType):
    """A module that is executed when something of it is first asked for."""

    def __getattribute__(self, name):
        get = object.__getattribute__
        state = get(self, '__spec__').loader_state
        if type(state) is not dict or not state.get('waits'):
            return get(self, name)
        if name in ('__class__', '__spec__', '__dict__') or state['runs']:
            return get(self, name)
        _wake(self, state)
        return getattr(self, name)

    def __delattr__(self, name):
        self.__getattribute__(name)
        types.ModuleType.__delattr__(self, name)


def _wake(module, state):
    """Executes it. What was assigned meanwhile stays."""
    spec = module.__spec__
    state['runs'] = True
    names = module.__dict__
    changed = {key: value for key, value in names.items() if key not in state['before'] or state['before'][key] is not value}
    name = spec.name
    spec.loader.exec_module(module)
    if module is not sys.modules.get(name, module):
        raise ValueError(f'module object for {name!r} substituted in sys.modules during a lazy load')
    names.update(changed)
    state['waits'] = False
    module.__class__ = types.ModuleType


def _executing(loader):
    """The loader, if it can execute modules."""
    if hasattr(loader, 'exec_module'):
        return loader
    raise TypeError('loader must define exec_module()')


class LazyLoader(Loader):
    """Puts the execution of modules off until something of them is used."""

    def __init__(self, loader):
        self.loader = _executing(loader)

    @classmethod
    def factory(cls, loader):
        """A function that makes a loader of a kind, and puts it off."""
        _executing(loader)
        return lambda *args, **kwargs: cls(loader(*args, **kwargs))

    def create_module(self, spec):
        return self.loader.create_module(spec)

    def exec_module(self, module):
        module.__spec__.loader = module.__loader__ = self.loader
        module.__spec__.loader_state = {'waits': True, 'runs': False, 'before': dict(module.__dict__)}
        module.__class__ = _LazyModule
