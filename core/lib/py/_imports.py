"""What of importing is not done for every program: specs, finders of directories, and the loaders of what they find."""

from _hn import (_builtins, _c_module, _entry, _exc_set, _frozen, _frozen_package, _isinstance, _modules, _new_module,
                 _payload, _run, _ships)
from _hn.builtins import _compiled_source, _source_of, warn_program
from _hn.files import _own
from _hn.imports import (_forbidden, _c_halves, _host_packages, _host_sources, _import_dotted, _import_error, _internal, _is_allowed,
                         _meta_path, execute_module)

_files = _own('_files')
_BuiltinImporter, _FrozenImporter, _PathFinder = _meta_path
IMPORTERS = _BuiltinImporter, _FrozenImporter, _PathFinder
_external = '_frozen_importlib_external'
SUFFIX = '.py'


# ---- specs ----

class ModuleSpec:
    """What is known of a module before it is loaded: where it is, and who loads it."""

    def __init__(self, name, loader, *, origin=None, loader_state=None, is_package=None):
        self.name, self.loader, self.origin, self.loader_state = name, loader, origin, loader_state
        self.submodule_search_locations = [] if is_package else None
        self._uninitialized_submodules = []
        self._placed, self.cached = False, None

    @property
    def parent(self):
        """The name of the package: the module's own where it is one."""
        return self.name.rpartition('.')[0] if self.submodule_search_locations is None else self.name

    # Whether the origin is a place that can be read.
    has_location = property(lambda self: self._placed, lambda self, yes: setattr(self, '_placed', not not yes))

    def __eq__(self, other):
        keys = 'name', 'loader', 'origin', 'submodule_search_locations', 'cached', 'has_location'
        try:
            return all([getattr(self, key) == getattr(other, key) for key in keys])
        except AttributeError:
            return NotImplemented

    def __repr__(self):
        parts = ['name=%r' % (self.name,), 'loader=%r' % (self.loader,)]
        for key in ('origin', 'submodule_search_locations'):
            if getattr(self, key) is not None:
                parts.append('%s=%r' % (key, getattr(self, key)))
        return '%s(%s)' % (type(self).__name__, ', '.join(parts))


ModuleSpec.__module__ = '_frozen_importlib'


def located(name, loader, path, places):
    """The spec of a file."""
    spec = ModuleSpec(name, loader, origin=path)
    spec._placed = True
    spec.submodule_search_locations = places
    return spec


def about(m, name):
    """__spec__ or __loader__ of a module that ships with Hognose, or that is the host's source and has lost them, when first asked for."""
    known, file = m.__dict__.get('__name__'), m.__dict__.get('__file__')
    for key in known, _isinstance(file, str) and file[8:-1]:  # a part of a module has that one's name, and the file '<frozen PART>'
        if _isinstance(key, str) and _modules().get(key) is m and tell_spec(m, _payload(key)):
            return m.__dict__[name]
    e = AttributeError('module %r has no attribute %r' % (known, name))
    e.name, e.obj = name, m
    raise e


def tell_spec(m, name):
    """Gives a module of such a name both, unless it has them; whether the name is one."""
    spec = shipped_spec(name)
    if spec is not None:
        m.__dict__.setdefault('__loader__', spec.loader)
        m.__dict__.setdefault('__spec__', spec)
    return spec is not None


def _shipped_kind(name):
    if _entry(_host_sources, name, None) is not None:
        return 'package' if _entry(_host_packages, name, False) else 'module'
    if name in ('builtins', 'sys') or _entry(_c_halves, name, None) is not None:
        return 'built-in'
    if name in _internal or not _ships(name):
        return None
    if _frozen(name) is None:
        return 'built-in'
    return 'package' if _frozen_package(name) else 'module'


def shipped_spec(name):
    """The spec of a module of the host's, of C, or of the frozen library; None for another name."""
    kind = _shipped_kind(name)
    if kind is None:
        return None
    if kind == 'built-in':
        return ModuleSpec(name, _BuiltinImporter, origin=kind)
    package = kind == 'package'
    if _entry(_host_sources, name, None) is not None:
        file = '<' + name + '>'
        return located(name, HostLoader(name, file), file, [] if package else None)
    return ModuleSpec(name, _FrozenImporter, origin='frozen', is_package=package)


# Of the library, what CPython's module_repr says not to be from a file.
_FROZEN = frozenset('abc codecs importlib.machinery importlib.util io os posixpath runpy stat zipimport'.split())
_BUILT_IN = frozenset('_thread atexit errno gc itertools marshal time'.split())


def _unspecified_repr(name, file, loader, absent):
    if file is not absent:
        return '<module %r from %r>' % (name, file)
    return '<module %r>' % (name,) if loader is None else '<module %r (%r)>' % (name, loader)


def module_repr(m):
    spec = getattr(m, '__spec__', None)
    if spec is None:
        return _unspecified_repr(getattr(m, '__name__', '?'), getattr(m, '__file__', m), getattr(m, '__loader__', None), m)
    name = getattr(spec, 'name', None)
    name = '?' if name is None else name
    origin, loader = getattr(spec, 'origin', None), getattr(spec, 'loader', None)
    if loader is _FrozenImporter:
        if name in _FROZEN:
            return '<module %r (frozen)>' % name
        if name in _BUILT_IN:
            return '<module %r (built-in)>' % name
        return '<module %r from %r>' % (name, m.__dict__.get('__file__', origin))
    if origin is not None:
        return ('<module %r from %r>' if getattr(spec, 'has_location', False) else '<module %r (%s)>') % (name, origin)
    if loader is None:
        return '<module %r>' % (name,)
    if _isinstance(loader, NamespaceLoader):
        return '<module %r (namespace) from %r>' % (name, [*loader._path])
    return '<module %r (%r)>' % (name, loader)


# ---- modules of specs ----

def _give(m, key, value):
    try:
        setattr(m, key, value)
    except AttributeError:
        pass


def dress(m, spec, override=False):
    """Gives a module what its spec says of it, as far as it has not got it."""
    def lacks(key):
        return override or getattr(m, key, None) is None

    places = spec.submodule_search_locations
    if lacks('__name__'):
        _give(m, '__name__', spec.name)
    if lacks('__loader__'):
        loader = spec.loader
        if loader is None and places is not None:
            loader = NamespaceLoader.__new__(NamespaceLoader)
            loader._path = places
            spec.loader = loader
            _give(m, '__file__', None)
        _give(m, '__loader__', loader)
    if lacks('__package__'):
        _give(m, '__package__', spec.parent)
    _give(m, '__spec__', spec)
    if places is not None and lacks('__path__'):
        _give(m, '__path__', places)
    if spec.has_location:
        if lacks('__file__'):
            _give(m, '__file__', spec.origin)
        if spec.cached is not None and lacks('__cached__'):
            _give(m, '__cached__', spec.cached)
    return m


def new_module(name):
    return _new_module(name, {'__name__': name, '__doc__': None, '__package__': None, '__loader__': None, '__spec__': None})


def module_from_spec(spec):
    """A module for a spec, which has not been executed."""
    m = None
    if hasattr(spec.loader, 'create_module'):
        m = spec.loader.create_module(spec)
    elif hasattr(spec.loader, 'exec_module'):
        raise ImportError('loaders that define exec_module() must also define create_module()')
    return dress(new_module(spec.name) if m is None else m, spec)


def run_loader(spec, m):
    """What an import does once the module is in sys.modules."""
    loader = spec.loader
    if loader is None:
        if spec.submodule_search_locations is None:
            raise _import_error('missing loader', spec.name)
        return
    if not hasattr(loader, 'exec_module'):
        _modules().pop(spec.name, None)
        loader.load_module(spec.name)
        return
    spec._initializing = True
    try:
        loader.exec_module(m)
    finally:
        spec._initializing = False


def load_spec(name, spec, parent):
    """Imports the module of a spec that a finder gave."""
    loader = spec.loader
    if loader is not None and not hasattr(loader, 'exec_module'):
        warn_program(ImportWarning, '%s.exec_module() not found; falling back to load_module()' % _named(loader))
        m = execute_module(name, new_module(name), spec, parent)
        return dress(m, spec)
    waiting = getattr(getattr(parent, '__spec__', None), '_uninitialized_submodules', None)
    child = name.rpartition('.')[2]
    if type(waiting) is list:
        waiting.append(child)
    try:
        return execute_module(name, module_from_spec(spec), spec, parent)
    finally:
        if type(waiting) is list:
            waiting.pop()


def _named(o):
    return type(o).__module__ + '.' + type(o).__qualname__


def execute_again(spec, m):
    """Executes the module of a spec that is there already."""
    name = spec.name
    if _modules().get(name) is not m:
        raise _import_error('module %r not in sys.modules' % name, name)
    dress(m, spec, True)
    if spec.loader is None:
        if spec.submodule_search_locations is None:
            raise _import_error('missing loader', name)
    elif hasattr(spec.loader, 'exec_module'):
        spec.loader.exec_module(m)
    else:
        spec.loader.load_module(name)
    return _modules()[name]


def find(name, path, target=None):
    """What the finders of sys.meta_path say of a name."""
    finders = _modules()['sys'].meta_path
    if finders is None:
        raise ImportError('sys.meta_path is None, Python is likely shutting down')
    if not finders:
        warn_program(ImportWarning, 'sys.meta_path is empty')
    for finder in list(finders):
        ask = getattr(finder, 'find_spec', None)
        found = None if ask is None else ask(name, path, target)
        if found is not None:
            return found
    return None


# ---- the modules that there are ----

def find_spec(cls, name, path=None):
    if cls is _BuiltinImporter or cls is _FrozenImporter:
        spec = shipped_spec(name) if _is_allowed(name) else None
        return spec if spec is not None and (cls is _FrozenImporter) == (spec.loader is not _BuiltinImporter) else None
    return _search(name, path)


def _needs_own(name, cls):
    """The modules of the two importers are loaded here and nowhere else, if the program may have them."""
    if not _is_allowed(name):
        raise _forbidden(name)
    spec = shipped_spec(name)
    if spec is None or spec.loader is not cls and type(spec.loader) is not cls:
        what = 'built-in' if cls is _BuiltinImporter else 'frozen' if cls is _FrozenImporter else "host's"
        raise _import_error('%r is not a %s module' % (name, what), name)
    return spec


def executable(spec):
    """The code that runs when a spec's module is a program, of the library too."""
    if spec.loader is _FrozenImporter:
        _needs_own(spec.name, _FrozenImporter)
        return _frozen(spec.name)
    return spec.loader.get_code(spec.name)


class _Shipped:
    """What BuiltinImporter and FrozenImporter have besides find_spec."""

    @staticmethod
    def create_module(spec):
        name = spec.name
        if spec.loader is _BuiltinImporter:
            _needs_own(name, _BuiltinImporter)
            m = _c_module(name)
            return _import_dotted(name, False) if m is None else m
        _needs_own(name, _FrozenImporter)
        m = new_module(name)
        m.__file__ = '<frozen ' + name + '>'
        return m

    @staticmethod
    def exec_module(module):
        spec = module.__spec__
        if spec.loader is _FrozenImporter:
            _needs_own(spec.name, _FrozenImporter)
            run_code(_frozen(spec.name), module)

    @classmethod
    def load_module(cls, fullname):
        return load_module(cls, fullname)

    @classmethod
    def get_code(cls, fullname):
        """None: code of the library is none that programs can have."""
        _needs_own(fullname, cls)

    get_source = get_code

    @classmethod
    def is_package(cls, fullname):
        return _needs_own(fullname, cls).submodule_search_locations is not None

    @classmethod
    def get_resource_reader(cls, fullname):
        return None


def run_code(code, m):
    namespace = m.__dict__
    namespace.setdefault('__builtins__', _builtins())
    _run(code, namespace, namespace)


def load_module(loader, name):
    """What load_module() of all loaders does."""
    warn_program(DeprecationWarning, 'the load_module() method is deprecated and slated for removal in Python 3.15; '
                 'use exec_module() instead')
    package = hasattr(loader, 'is_package') and loader.is_package(name)
    find = ModuleSpec(name, loader, origin=getattr(loader, 'path', None), is_package=package)
    find._placed = find.origin is not None
    if package and find._placed:
        find.submodule_search_locations.append(find.origin.rpartition('/')[0])
    if name in _modules():
        return execute_again(find, _modules()[name])
    return load_spec(name, find, None)


# ---- directories ----

def kind_of(path):
    """'dir' or 'file'; None where there is neither."""
    try:
        node = _files.walk(_files.split(path)[0])
    except (OSError, ValueError):
        return None
    if type(node) is int:
        return None
    return 'dir' if type(node) is _files.Dir else 'file'


def absolute(path):
    """A path from the root, without a slash at its end."""
    cwd = _files.tree.cwd
    if not path or path == '.':
        return cwd
    path = path if path[0] == '/' else cwd.rstrip('/') + '/' + path
    return path.rstrip('/') or '/'


def _beside(directory, name):
    return directory + name if directory[-1] == '/' else directory + '/' + name


class FileFinder:
    """Finds the modules of one directory."""

    def __init__(self, path, *loader_details):
        self._loaders = [(suffix, loader) for loader, suffixes in loader_details for suffix in suffixes]
        self.path = absolute(path or '.')

    def invalidate_caches(self):
        """There are none: the directory is asked each time."""

    def find_spec(self, fullname, target=None):
        tail = fullname.rpartition('.')[2]
        base = _beside(self.path, tail)
        if '/' in tail or not tail:
            return None
        kind = kind_of(base)
        if kind == 'dir':
            for suffix, loader in self._loaders:
                path = _beside(base, '__init__' + suffix)
                if kind_of(path) == 'file':
                    return located(fullname, loader(fullname, path), path, [base])
        for suffix, loader in self._loaders:
            if kind_of(base + suffix) == 'file':
                return located(fullname, loader(fullname, base + suffix), base + suffix, None)
        if kind != 'dir':
            return None
        spec = ModuleSpec(fullname, None)
        spec.submodule_search_locations = [base]
        return spec

    @classmethod
    def path_hook(cls, *loader_details):
        """A function for sys.path_hooks that makes such finders."""
        def path_hook_for_FileFinder(path):
            if kind_of(absolute(path)) != 'dir':
                raise _not_there('only directories are supported', path)
            return cls(path, *loader_details)
        return path_hook_for_FileFinder

    def __repr__(self):
        return 'FileFinder(%r)' % (self.path,)


def _not_there(text, path):
    e = ImportError(text)
    _exc_set(e, 'path', path)
    return e


# What the two functions in sys.path_hooks give: a finder of what is in a directory, or in an archive.
def finder_of(path):
    return FileFinder.path_hook((SourceFileLoader, [SUFFIX]))(path)


def archive_finder(path):
    place = absolute(path)
    while place > '/':
        kind = kind_of(place)
        if kind == 'file':
            return _import_dotted('zipimport', False).zipimporter(path)
        if kind:
            break
        place = place.rpartition('/')[0]
    raise _not_there('not a Zip file', path)


class NamespacePath:
    """The directories of a package without __init__, looked for anew when those of its parent change."""

    def __init__(self, name, path, path_finder):
        self._name, self._path, self._path_finder = name, path, path_finder
        self._seen = tuple(self._above())

    def _above(self):
        parent = self._name.rpartition('.')[0]
        return _modules()['sys'].path if not parent else _modules()[parent].__path__

    def _now(self):
        above = tuple(self._above())
        if above != self._seen:
            spec = self._path_finder(self._name, above)
            if spec is not None and spec.loader is None and spec.submodule_search_locations:
                self._path = spec.submodule_search_locations
            self._seen = above
        return self._path

    def __iter__(self):
        return iter(self._now())

    def __getitem__(self, index):
        return self._now()[index]

    def __setitem__(self, index, path):
        self._path[index] = path

    def __len__(self):
        return len(self._now())

    def __contains__(self, item):
        return item in self._now()

    def append(self, item):
        self._path.append(item)

    def __repr__(self):
        return '_NamespacePath(%r)' % (self._path,)


NamespacePath.__name__ = NamespacePath.__qualname__ = '_NamespacePath'


def importer_of(path):
    """The finder of an entry of sys.path, by sys.path_hooks; None where nobody wants it."""
    system = _modules()['sys'].__dict__
    if path == '':
        path = _files.tree.cwd
    cache = system.get('path_importer_cache')
    found = cache.get(path, cache) if type(cache) is dict else cache
    if found is not cache:
        return found
    hooks = system.get('path_hooks')
    if hooks is not None and not hooks:
        warn_program(ImportWarning, 'sys.path_hooks is empty')
    found = None
    for hook in list(hooks or ()):
        try:
            found = hook(path)
            break
        except ImportError:
            continue
    if type(cache) is dict:
        cache[path] = found
    return found


def _portions(name, path, target, namespace):
    """The spec of the first that has the module; where parts of packages without __init__ are goes to `namespace`."""
    for entry in path:
        if not _isinstance(entry, str):
            continue
        finder = importer_of(_payload(entry))
        find_spec = getattr(finder, 'find_spec', None)
        spec = None if find_spec is None else find_spec(name, target)
        if spec is None:
            continue
        if spec.loader is not None:
            return spec
        if spec.submodule_search_locations is None:
            raise ImportError('spec missing loader')
        namespace.extend(spec.submodule_search_locations)
    return None


def _search_plainly(name, path, target=None):
    namespace = []
    spec = _portions(name, path, target, namespace)
    if spec is None and namespace:
        spec = ModuleSpec(name, None)
        spec.submodule_search_locations = namespace
    return spec


def _search(name, path=None, target=None):
    spec = _search_plainly(name, getattr(_modules()['sys'], 'path', ()) if path is None else path, target)
    if spec is not None and spec.loader is None:
        spec.submodule_search_locations = NamespacePath(name, spec.submodule_search_locations, _search_plainly)
    return spec


class _Directories:
    """What PathFinder has besides find_spec."""

    @staticmethod
    def invalidate_caches():
        cache = _modules()['sys'].path_importer_cache
        for name, finder in list(cache.items()):
            if finder is None or not name or name[0] != '/':
                del cache[name]
            elif hasattr(finder, 'invalidate_caches'):
                finder.invalidate_caches()

    @staticmethod
    def find_distributions(*args, **kwargs):
        return _import_dotted('importlib.metadata', False)._on_path(*args, **kwargs)


# ---- loaders ----

class Loader:
    """What loaders of files have in common."""

    def create_module(self, spec):
        """None: an ordinary module."""

    def exec_module(self, module):
        code = self.get_code(module.__name__)
        if code is None:
            raise ImportError('cannot load module %r when get_code() returns None' % module.__name__)
        run_code(code, module)

    def load_module(self, fullname):
        return load_module(self, fullname)

    def is_package(self, fullname):
        file = self.get_filename(fullname).rpartition('/')[2]
        return file.rsplit('.', 1)[0] == '__init__' and fullname.rpartition('.')[2] != '__init__'


class SourceLoader(Loader):
    """Loads modules from text that get_data() reads."""

    def path_mtime(self, path):
        raise OSError

    def path_stats(self, path):
        return {'mtime': self.path_mtime(path)}

    def set_data(self, path, data):
        """Nothing is kept beside the sources."""

    def get_source(self, fullname):
        try:
            data = self.get_data(self.get_filename(fullname))
        except OSError as exc:
            raise _import_error('source not available through get_data()', fullname) from exc
        return decode_source(data)

    def source_to_code(self, data, path, *, _optimize=-1):
        """The code of a source, as bytes or text."""
        return _compiled_source(_source_of(data, 'compile', 'AST', path), path, 0, 0, True)

    def get_code(self, fullname):
        path = self.get_filename(fullname)
        return self.source_to_code(self.get_data(path), path)


def decode_source(data):
    """The text of a source, as its first lines say it is encoded."""
    text = data.decode(_import_dotted('tokenize', False)._encoding_of(data))
    return text.replace('\r\n', '\n').replace('\r', '\n') if '\r' in text else text


class FileLoader:
    """A loader that knows its module and its file."""

    def __init__(self, fullname, path):
        self.name, self.path = fullname, path

    def __eq__(self, other):
        return self.__class__ == other.__class__ and self.__dict__ == other.__dict__

    def __hash__(self):
        return hash((self.name, self.path))

    def _mine(self, name):
        if name is not None and name != self.name:
            raise _import_error('loader for %s cannot handle %s' % (self.name, name), name)

    def load_module(self, fullname=None):
        self._mine(fullname)
        return load_module(self, self.name)

    def get_filename(self, fullname=None):
        self._mine(fullname)
        return self.path

    def get_data(self, path):
        """The bytes of a file."""
        return bytes(_files.open_file(path, False, False, False, False).data)

    def get_resource_reader(self, fullname):
        self._mine(fullname)
        return _import_dotted('importlib.resources', False)._FileReader(self)


class SourceFileLoader(FileLoader, SourceLoader):
    """Loads a module from a .py file."""

    def path_stats(self, path):
        _, _, size, mtime = _files.stat_path(path)
        return {'mtime': mtime / 1e9, 'size': size}

    def path_mtime(self, path):
        return self.path_stats(path)['mtime']


class HostLoader(SourceFileLoader):
    """Loads a module that the host gives as source."""

    def get_source(self, fullname=None):
        self._mine(fullname)
        return _needs_own(self.name, HostLoader) and _entry(_host_sources, self.name, None)

    def get_code(self, fullname=None):
        return self.source_to_code(self.get_source(fullname), self.path)

    def get_data(self, path):
        return self.get_source().encode() if path == self.path else super().get_data(path)

    def is_package(self, fullname=None):
        self._mine(fullname)
        return _entry(_host_packages, self.name, False) is not False

    def get_resource_reader(self, fullname):
        return None


class NamespaceLoader(Loader):
    """Loads a package without __init__: there is nothing to execute."""

    def __init__(self, name, path, path_finder):
        self._path = NamespacePath(name, path, path_finder)

    def exec_module(self, module):
        """Nothing."""

    def get_code(self, fullname):
        return _compiled_source('', '<string>', 0, 0, True)

    def get_source(self, fullname):
        return ''

    def is_package(self, fullname):
        return self is not None

    def get_resource_reader(self, fullname):
        return _import_dotted('importlib.resources', False)._NamespaceReader(self._path)


def _complete():
    for cls in (FileFinder, NamespacePath, Loader, SourceLoader, FileLoader, SourceFileLoader, HostLoader, NamespaceLoader):
        cls.__module__ = _external
    for cls in (_BuiltinImporter, _FrozenImporter):
        for name in ('create_module', 'exec_module', 'load_module', 'get_code', 'get_source', 'is_package', 'get_resource_reader'):
            setattr(cls, name, _Shipped.__dict__[name])
    for name in ('invalidate_caches', 'find_distributions'):
        setattr(_PathFinder, name, _Directories.__dict__[name])


_complete()
