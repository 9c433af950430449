# Frozen Python: import. A module is one that was imported already, one that the host passed in as source, or one that
# ships with Hognose.

_refused = {
    'asyncio.subprocess': 'processes', 'cffi': 'native code', 'ctypes': 'native code', 'fcntl': 'the system',
    'http.client': 'the network', 'http.server': 'the network', 'mmap': 'files',
    'multiprocessing': 'processes', 'posix': 'the system',
    'pty': 'the system', 'resource': 'the system', 'select': 'the network', 'signal': 'the system',
    'smtplib': 'the network', 'socket': 'the network', 'sqlite3': 'files', 'ssl': 'the network',
    'subprocess': 'processes', 'threading': 'threads', '_thread': 'threads',
    'urllib.request': 'the network', 'importlib': 'the import system',
    'ast': None, 'dis': None,
}

_internal = {'_files', '_io', '_io_bytes', '_inspect_kinds', '_inspect_signatures'}  # modules for frozen Python
_given_by_others = {'os.path'}  # modules that others put into sys.modules
_host_sources = {}
_host_packages = set()  # what has names of sources below it


def _import_error(text, name, kind=ImportError):
    e = kind(text)
    _exc_set(e, 'name', name)
    return e


def _not_found(name, parent):
    if parent:
        return _import_error("No module named %r" % name, name, ModuleNotFoundError)
    what = _refused.get(name)
    if what is not None:
        return _import_error("import of module '%s' is refused: this sandbox gives no access to %s" % (name, what), name)
    return _import_error("No module named %r" % name, name, ModuleNotFoundError)


def _is_allowed(name):
    top = name.partition('.')[0]
    allowed = _allowed()
    return (allowed is None or top in allowed or name in allowed or name in _host_sources
            or top in ('__future__', '__main__', 'builtins'))


def _forbidden(name):
    return _import_error("import of module '%s' is refused: this sandbox does not allow it" % name, name)


# parent: the module of the package that it is in, or None.
def _load(name, parent):
    if name in _host_sources:
        filename = '<' + name + '>'
        code = _compiled(_host_sources[name], filename, 0, 0, True)
        return execute_module(name, code, filename, name in _host_packages, parent)
    m = _c_module(name)
    if m is not None:
        if parent is not None:
            setattr(parent, name.rpartition('.')[2], m)
        _modules()[name] = m
        return m
    code = None if name in _internal else _frozen(name)
    if code is not None:
        return execute_module(name, code, '<frozen ' + name + '>', _frozen_package(name), parent)
    return None


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


# The module of a dotted name, after its parents.
def _import_dotted(name):
    modules = _modules()
    m = modules.get(name, _nothing)
    if m is not _nothing:
        if m is None:
            raise _import_error('import of %s halted; None in sys.modules' % name, name, ModuleNotFoundError)
        return m
    parent = name.rpartition('.')[0]
    if parent:
        p = _import_dotted(parent)
        if name in modules:
            return modules[name]
        m = _load(name, p)
        if m is None:
            if not hasattr(p, '__path__'):
                raise _import_error("No module named %r; %r is not a package" % (name, parent), name, ModuleNotFoundError)
            raise _not_found(name, parent)
        return m
    m = _load(name, None)
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
    return import_module(name, globals, locals, fromlist, level)


# For the library, where a program says what is to be imported.
def _program_import(*args):
    return _builtins()['__import__'](*args)


def import_module(name, globals, locals, fromlist, level):
    full = _absolute(name, globals, level)
    m = _import_dotted(full)
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
                    _import_child(m, full, sub)
            else:
                _import_child(m, full, item)
    return m


def _import_child(m, full, item):
    if hasattr(m, item):
        return
    name = full + '.' + item
    try:
        _import_dotted(name)
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
    _host_sources[name] = source
    _modules().pop(name, None)
    package, dot, last = name.rpartition('.')
    if last == '__init__' and package:
        add_module(package, source)
    while package:
        _host_packages.add(package)
        package = package.rpartition('.')[0]


# Why a module of this name would not import, in the words of the error; None when it would. Nothing is loaded.
def importable(name):
    if not _is_allowed(name):
        return str(_forbidden(name))
    parent = ''
    for part in name.split('.'):
        full = parent + '.' + part if parent else part
        reason = _missing(full, parent)
        if reason is not None:
            return reason
        parent = full


def _missing(name, parent):
    m = _modules().get(name, _nothing)
    if m is not _nothing:
        return 'import of %s halted; None in sys.modules' % name if m is None else None
    if name in _host_sources or name in _given_by_others or _ships(name) and name not in _internal:
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
    return name in _host_packages or _frozen_package(name)


# Whether a module of the host's, once it is loaded, may put others into sys.modules.
def _may_register(name):
    return name not in _modules() and 'modules' in _host_sources.get(name, '')


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
