"""Running modules and files as programs."""
import sys
import importlib.util
from types import ModuleType as _ModuleType
from _hn.files import _own
from _hn.imports import import_allowed

__all__ = ['run_module', 'run_path']

_imports = _own('_imports')


class _Stand:
    """Stands in for a module of sys.modules, and sys.argv[0], as long as a program runs."""

    def __init__(self, name, file):
        self.name, self.file, self.module = name, file, _ModuleType(name)

    def __enter__(self):
        self.before = sys.modules.get(self.name, self), sys.argv[0]
        sys.modules[self.name] = self.module
        sys.argv[0] = self.file
        return self.module.__dict__

    def __exit__(self, *details):
        module, sys.argv[0] = self.before
        if module is self:
            sys.modules.pop(self.name, None)
        else:
            sys.modules[self.name] = module


def _execute(code, space, given, name, spec, file, package):
    space.update(given or ())
    space.update(__name__=name, __file__=file, __cached__=None, __doc__=None, __loader__=getattr(spec, 'loader', None),
                 __package__=package, __spec__=spec)
    _imports.run_code(code, _Space(space))
    if name == '__main__' and file == 'frozen':
        from _mains import run
        run(spec.name)
    return space


class _Space:
    """What a module's namespace is asked of."""

    def __init__(self, space):
        self.__dict__ = space


def _spec_of(name):
    """The spec of what runs when a module does: its own, or that of the __main__ of a package."""
    if name.startswith('.'):
        raise ImportError('Relative module names not supported')
    above = name.rpartition('.')[0]
    if above:
        _prepare(name, above)
    try:
        spec = importlib.util.find_spec(name)
    except (ImportError, AttributeError, TypeError, ValueError) as e:
        text = f'Error while finding module specification for {name!r} ({type(e).__name__}: {e})'
        if name.endswith('.py'):
            text += f". Try using '{name[:-3]}' instead of '{name}' as the module name."
        raise ImportError(text) from e
    if spec is None:
        raise ImportError('No module named ' + name)
    if spec.submodule_search_locations is None:
        return spec
    if name == '__main__' or name.endswith('.__main__'):
        raise ImportError('Cannot use package as __main__ module')
    try:
        return _spec_of(name + '.__main__')
    except ImportError as e:
        if name not in sys.modules:
            raise
        raise ImportError(f'{e}; {name!r} is a package and cannot be directly executed') from None


def _prepare(name, above):
    """Imports the package of a module, and warns where that has imported the module."""
    missing = None
    try:
        import_allowed(above, None, None, ('__name__',), 0)
    except ImportError as e:
        missing = e
    if missing is not None and (missing.name is None or not (above + '.').startswith(missing.name + '.')):
        raise missing
    if name in sys.modules and not hasattr(sys.modules[name], '__path__'):
        from warnings import warn
        warn(f'{name!r} found in sys.modules after import of package {above!r}, but prior to execution of {name!r}; this may result '
             'in unpredictable behaviour', RuntimeWarning)


def _code_of(spec):
    code = None if spec.loader is None else _imports.executable(spec)
    if code is None:
        raise ImportError('No code object available for ' + spec.name)
    return code


def run_module(mod_name, init_globals=None, run_name=None, alter_sys=False):
    """Run a module, or the __main__ of a package, in a new namespace, which is given back."""
    spec = _spec_of(mod_name)
    code = _code_of(spec)
    name = spec.name if run_name is None else run_name
    if not alter_sys:
        return _execute(code, {}, init_globals, name, spec, spec.origin, spec.parent)
    with _Stand(name, spec.origin) as space:
        return _execute(code, space, init_globals, name, spec, spec.origin, spec.parent).copy()


def run_path(path_name, init_globals=None, run_name=None):
    """Run a file, or the __main__ of a directory, in a new namespace, which is given back."""
    name = '<run_path>' if run_name is None else run_name
    path = _own('_files').text(path_name)
    if _imports.kind_of(_imports.absolute(path)) == 'dir':
        return _run_directory(path, init_globals, name)
    loader = _imports.SourceFileLoader(name, path)
    code = loader.source_to_code(loader.get_data(path), path)
    with _Stand(name, path) as space:
        return _execute(code, space, init_globals, name, None, path, name.rpartition('.')[0]).copy()


def _run_directory(path, given, name):
    sys.path.insert(0, path)
    main = sys.modules.pop('__main__', None)
    try:
        spec = _imports.importer_of(path).find_spec('__main__')
        if spec is None:
            raise ImportError(f"can't find '__main__' module in {path!r}")
        code = _code_of(spec)
        with _Stand(name, path) as space:
            return _execute(code, space, given, name, spec, spec.origin, '').copy()
    finally:
        if main is not None:
            sys.modules['__main__'] = main
        if path in sys.path:
            sys.path.remove(path)


def _run_main(name):
    """What `hognose -m NAME` does: the module's namespace is that of __main__."""
    try:
        spec = _spec_of(name)
        code = _code_of(spec)
    except ImportError as e:
        raise SystemExit(f'hognose: {e}') from None
    sys.argv[0] = spec.origin
    _execute(code, sys.modules['__main__'].__dict__, None, '__main__', spec, spec.origin, spec.parent)
