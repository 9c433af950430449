# Frozen Python: import. A module is one that was imported already, one that the host passed in as source, or one that
# ships with Hognose.

from _hn import (_allowed, _builtins, _c_module, _caller, _entry, _entry_put, _exc_set, _frozen, _frozen_package, _isinstance, _modules, _payload,
                 _new_module, _run, _ships, _type_of)
from _hn.builtins import _compiled, _nothing, _tn, warn_program
from _hn.tracebacks import _TB_MODULES

_refused = {
    'asyncio.subprocess': 'processes', 'cffi': 'native code', 'ctypes': 'native code', 'fcntl': 'the system',
    'http.client': 'the network', 'http.server': 'the network', 'mmap': 'files',
    'multiprocessing': 'processes', 'posix': 'the system',
    'pty': 'the system', 'resource': 'the system', 'select': 'the network', 'signal': 'the system',
    'smtplib': 'the network', 'socket': 'the network', 'sqlite3': 'files', 'ssl': 'the network',
    'subprocess': 'processes', 'threading': 'threads', '_thread': 'threads',
    'urllib.request': 'the network', 'importlib': 'the import system',
    'dis': None,
}

_internal = ('_files', '_io', '_io_bytes', '_inspect_kinds', '_inspect_signatures')  # modules for frozen Python
# What functions and classes name as their module where CPython has them in C, and the modules that have them here.
_halves = {'_abc': ('abc',), '_asyncio': ('asyncio.events', 'asyncio.futures', 'asyncio.tasks'), '_bisect': ('bisect',), '_blake2': ('hashlib',), '_codecs': ('codecs',), '_contextvars': ('contextvars',), '_csv': ('csv',), '_decimal': ('decimal',),
           '_functools': ('functools',), '_hashlib': ('hashlib', 'hmac'), '_heapq': ('heapq',), '_io': ('io',),
           '_json': ('json.decoder', 'json.encoder'), '_locale': ('locale',), '_operator': ('operator',), '_random': ('random',),
           '_stat': ('stat',), '_struct': ('struct',), '_warnings': ('warnings',), '_weakref': ('weakref',)}
_given_by_others = ('os.path',)  # modules that others put into sys.modules
_host_sources = {}
_host_packages = {}  # what has names of sources below it


def _import_error(text, name, kind=ImportError):
    e = kind(text)
    _exc_set(e, 'name', name)
    return e


def _not_found(name, parent):
    if parent:
        return _import_error("No module named %r" % name, name, ModuleNotFoundError)
    what = _entry(_refused, name, None)
    if what is not None:
        return _import_error("import of module '%s' is refused: this sandbox gives no access to %s" % (name, what), name)
    elsewhere = ': it is in the hognose.lib of this version, which this sandbox was made without' if _frozen(name) is False else ''
    return _import_error("No module named %r" % name + elsewhere, name, ModuleNotFoundError)


def _is_allowed(name):
    top = name.partition('.')[0]
    allowed = _allowed()
    return (allowed is None or top in allowed or name in allowed or _entry(_host_sources, name, None) is not None
            or top in ('__future__', '__main__', 'builtins'))


def _forbidden(name):
    return _import_error("import of module '%s' is refused: this sandbox does not allow it" % name, name)


# parent: the module of the package that it is in, or None.
def _load(name, parent):
    source = _entry(_host_sources, name, None)
    if source is not None:
        filename = '<' + name + '>'
        code = _compiled(source, filename, 0, 0, True)
        return execute_module(name, code, filename, _entry(_host_packages, name, False), parent)
    m = _c_module(name)
    if m is not None:
        if parent is not None:
            setattr(parent, name.rpartition('.')[2], m)
        _modules()[name] = m
        return m
    code = None if name in _internal else _frozen(name)
    if code:
        return execute_module(name, code, '<frozen ' + name + '>', _frozen_package(name), parent)
    return None if _entry(_halves, name, None) is None else _half(name)


def _half(name):
    namespace = {'__name__': name, '__doc__': None, '__package__': '', '__loader__': None, '__spec__': None}
    for whole in _entry(_halves, name, ()):
        for key, value in _import_dotted(whole, False).__dict__.items():
            if not key.startswith('_') and _type_of(value) is not _type_of(_modules()['sys']):
                namespace[key] = value
    _modules()[name] = m = _new_module(name, namespace)
    return m


# When a limit ends the run in here, the module is taken out again (hnvm_abandon): it is whole only at the end.
def execute_module(name, code, filename, package, parent):
    namespace = {'__name__': name, '__doc__': None, '__package__': name if package else name.rpartition('.')[0],
                 '__loader__': None, '__spec__': None, '__file__': filename}
    if package:
        namespace['__path__'] = []
    namespace['__builtins__'] = _builtins()
    m = _new_module(name, namespace)
    _modules()[name] = m
    try:
        _run(code, namespace, namespace)
    except BaseException:
        _modules().pop(name, None)
        raise
    m = _modules().get(name, m)
    if parent is not None:
        setattr(parent, name.rpartition('.')[2], m)
    return m


# Stands in sys.meta_path for the modules of the host and those that ship with Hognose: before it go finders that a program
# inserts, behind it those that it appends.
class _Finder:
    __slots__ = ()

    def find_spec(self, fullname, path=None, target=None):
        return None

    def invalidate_caches(self):
        pass

    def __repr__(self):
        return '<finder of the modules that there are>'


_Finder.__name__ = _Finder.__qualname__ = 'Finder'
_Finder.__module__ = 'sys'


# What a program's finders and the modules that there are say of a name; None where nobody knows it. The library does without finders.
def _find(name, parent, for_program):
    if not for_program or parent is not None and not hasattr(parent, '__path__'):
        return _load(name, parent)
    finders = getattr(_modules()['sys'], 'meta_path', None)
    if finders is None:
        raise _import_error('sys.meta_path is None, Python is likely shutting down', name)
    for finder in list(finders):
        if _type_of(finder) is _Finder:
            m = _load(name, parent)
            if m is not None:
                return m
            continue
        try:
            find_spec = finder.find_spec
        except AttributeError:
            continue
        spec = find_spec(name, parent.__path__ if parent is not None else None, None)
        if spec is not None:
            return _load_spec(name, spec, parent)
    return None


# The module of a spec: made and executed by its loader, which may put another one into sys.modules.
def _load_spec(name, spec, parent):
    loader = spec.loader
    create = getattr(loader, 'create_module', None)
    m = create(spec) if create is not None else None
    places = getattr(spec, 'submodule_search_locations', None)
    if m is None:
        m = _new_module(name, {'__name__': name, '__doc__': None})
    about = {'__name__': name, '__loader__': loader, '__package__': name if places is not None else name.rpartition('.')[0],
             '__spec__': spec}
    if places is not None:
        about['__path__'] = places
    if getattr(spec, 'has_location', False):
        about['__file__'] = spec.origin
    for key, value in about.items():
        if key == '__spec__' or getattr(m, key, None) is None:
            try:
                setattr(m, key, value)
            except AttributeError:
                pass
    _modules()[name] = m
    if loader is not None:
        try:
            loader.exec_module(m)
        except BaseException:
            _modules().pop(name, None)
            raise
    m = _modules()[name]
    if parent is not None:
        setattr(parent, name.rpartition('.')[2], m)
    return m


# The module of a dotted name, after its parents.
def _import_dotted(name, for_program):
    modules = _modules()
    m = modules.get(name, _nothing)
    if m is not _nothing:
        if m is None:
            raise _import_error('import of %s halted; None in sys.modules' % name, name, ModuleNotFoundError)
        return m
    parent = name.rpartition('.')[0]
    if parent:
        p = _import_dotted(parent, for_program)
        if name in modules:
            return modules[name]
        m = _find(name, p, for_program)
        if m is None:
            if not hasattr(p, '__path__'):
                raise _import_error("No module named %r; %r is not a package" % (name, parent), name, ModuleNotFoundError)
            raise _not_found(name, parent)
        return m
    m = _find(name, None, for_program)
    if m is None:
        raise _not_found(name, '')
    return m


def _package_of(globals, level):
    package = globals.get('__package__')
    if package is None and globals.get('__spec__') is None:
        warn_program(ImportWarning, "can't resolve package from __spec__ or __package__, falling back on __name__ and __path__")
    if package is None:
        package = globals.get('__name__', '')
        if '__path__' not in globals:
            package = package.rpartition('.')[0]
    if not package:
        raise ImportError('attempted relative import with no known parent package')
    parts = package.rsplit('.', level - 1)
    if len(parts) < level:
        raise ImportError('attempted relative import beyond top-level package')
    return parts[0]


def _absolute(name, globals, level):
    if not _isinstance(name, str):
        raise TypeError('module name must be a string')
    name = _payload(name)
    if level < 0:
        raise ValueError('level must be >= 0')
    if level:
        package = _package_of(globals if globals is not None else {}, level)
        return package + '.' + name if name else package
    if not name:
        raise ValueError('Empty module name')
    return name


# What programs call: what the library imports for itself is not asked.
def import_allowed(name, globals, locals, fromlist, level):
    if _allowed() is not None:
        full = _absolute(name, globals, level)
        if not _is_allowed(full):
            raise _forbidden(full)
    return _import(name, globals, locals, fromlist, level, True)


# For the library, where a program says what is to be imported.
def _program_import(*args):
    return _builtins()['__import__'](*args)


# A program's finders are not asked for what the library imports.
def import_module(name, globals, locals, fromlist, level):
    return _import(name, globals, locals, fromlist, level, False)


def _import(name, globals, locals, fromlist, level, for_program):
    full = _absolute(name, globals, level)
    name = _payload(name)
    m = _import_dotted(full, for_program)
    if not fromlist:
        if level == 0:
            return _modules()[name.partition('.')[0]] if '.' in name else m
        if not name:
            return m
        return _modules()[full[:len(full) - len(name) + len(name.partition('.')[0])]]
    if hasattr(m, '__path__'):
        for item in fromlist:
            if item == '*':
                for sub in getattr(m, '__all__', ()):
                    _import_child(m, full, sub, for_program)
            else:
                _import_child(m, full, item, for_program)
    return m


def _import_child(m, full, item, for_program):
    if not _isinstance(item, str):
        raise TypeError("Item in ``from list'' must be str, not %s" % _tn(item))
    if hasattr(m, item):
        return
    name = full + '.' + _payload(item)
    try:
        _import_dotted(name, for_program)
    except ModuleNotFoundError as e:
        if e.name != name:
            raise


def import_from(m, name):
    try:
        return getattr(m, name)
    except AttributeError:
        pass
    module = getattr(m, '__name__', None)
    if _isinstance(module, str):
        found = _modules().get(module + '.' + name)
        if found is not None:
            return found
    known = module if _isinstance(module, str) else '<unknown module name>'
    file = getattr(m, '__file__', None)
    where = file if _isinstance(file, str) else 'unknown location'
    e = _import_error("cannot import name %r from %r (%s)" % (name, known, where), known)
    _exc_set(e, 'name_from', name)
    if _isinstance(file, str):
        _exc_set(e, 'path', file)
    raise e


def import_star(m, namespace):
    if namespace is None:
        namespace = _caller(0)[0]
    names = getattr(m, '__all__', None)
    if names is None:
        names = [name for name in m.__dict__ if not name.startswith('_')]
        for name in names:
            namespace[name] = m.__dict__[name]
        return
    for name in names:
        if not _isinstance(name, str):
            raise TypeError('Item in %s.__all__ must be str, not %s' % (m.__name__, _tn(name)))
        namespace[name] = getattr(m, name)


# A source named p.__init__ is that of the package p, which may have nothing else.
def add_module(name, source):
    _entry_put(_host_sources, name, source)
    _modules().pop(name, None)
    package, dot, last = name.rpartition('.')
    if last == '__init__' and package:
        add_module(package, source)
    while package:
        _entry_put(_host_packages, package, True)
        package = package.rpartition('.')[0]


# Why a module of this name would not import, in the words of the error; None when it would. Nothing is loaded.
def importable(name):
    if not _is_allowed(name):
        return str(_forbidden(name))
    parent = ''
    for part in name.split('.'):
        full = parent + '.' + part if parent else part
        reason = _why_missing(full, parent)
        if reason is not None:
            return reason
        parent = full


def _why_missing(name, parent):
    m = _modules().get(name, _nothing)
    if m is not _nothing:
        return 'import of %s halted; None in sys.modules' % name if m is None else None
    if _entry(_host_sources, name, None) is not None or _entry(_halves, name, None) is not None:
        return None
    if name in _given_by_others or _ships(name) and name not in _internal:
        return None
    if parent and _may_register(parent):
        return None
    if parent and not _has_submodules(parent):
        return "No module named %r; %r is not a package" % (name, parent)
    return str(_not_found(name, parent))


def _has_submodules(name):
    m = _modules().get(name)
    if m is not None:
        return hasattr(m, '__path__')
    return _entry(_host_packages, name, False) or _frozen_package(name)


# Whether a module of the host's, once it is loaded, may put others into sys.modules.
def _may_register(name):
    return name not in _modules() and 'modules' in _entry(_host_sources, name, '')


def validated(found):
    findings = []
    reasons = {}
    for kind, line, column, end_line, end_column, message, subject in found:
        if kind == 'import' and message is None:
            if subject not in reasons:
                reasons[subject] = importable(subject)
            message = reasons[subject]
            if message is None:
                continue
        elif kind == 'name' and subject in _TB_MODULES and importable(subject) is None:
            message += (' Or did' if message.endswith('?') else '. Did') + " you forget to import '%s'?" % subject
        findings.append({'kind': kind, 'message': message, 'line': line, 'column': column,
                         'endLine': end_line, 'endColumn': end_column})
    return findings[:1000]
