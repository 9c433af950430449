# Frozen Python: import. A module is one that was imported already, one that the host passed in as source, or one that
# ships with Hognose.

from _hn import (_allowed, _builtins, _c_module, _caller, _entry, _entry_put, _exc_set, _frozen, _frozen_package, _is_code, _isinstance, _modules, _payload,
                 _new_module, _run, _ships, _type_of)
from _hn.builtins import _compiled_source, _nothing, _tn, warn_program
from _hn.files import _own, _unkept

_internal = ('_errors', '_files', '_imports', '_inert', '_io', '_io_bytes', '_inspect_kinds', '_inspect_signatures', '_missing')  # for frozen Python
# What functions and classes name as their module where CPython has them in C, and the modules that have them here.
_c_halves = {'_abc': ('abc',), '_asyncio': ('asyncio.events', 'asyncio.futures', 'asyncio.tasks'), '_bisect': ('bisect',), '_blake2': ('hashlib',), '_codecs': ('codecs',), '_contextvars': ('contextvars',), '_csv': ('csv',), '_decimal': ('decimal',),
           '_functools': ('functools',), '_hashlib': ('hashlib', 'hmac'), '_heapq': ('heapq',), '_io': ('io',),
           '_json': ('json.decoder', 'json.encoder'), '_locale': ('locale',), '_operator': ('operator',), '_random': ('random',),
           '_stat': ('stat',), '_struct': ('struct',), '_warnings': ('warnings',), '_weakref': ('weakref',)}
_host_sources = {}
_placeholders = {}  # of refused modules, by name; they are in sys.modules, too
_module_settings = {}  # hn_set_modules puts 'missing', texts by name, and 'refusal' here
_host_packages = {}  # what has names of sources below it, and these


def _import_error(text, name, kind=ImportError):
    e = kind(text)
    _exc_set(e, 'name', name)
    return e


# The placeholder of a module that is not there. wanted: what the program asked for, of which `name` is a part.
def _module_or_placeholder(name, parent, wanted):
    if not _is_allowed(name):
        raise _forbidden(name)
    m = _own('_missing').placeholder(name)
    if m is None:
        raise _own('_missing').error_of(name, name.rpartition('.')[0], wanted)
    _entry_put(_placeholders, name, m)
    _modules()[name] = m
    if parent is not None:
        _bind_child(parent, name.rpartition('.')[2], m)
    return m


def _is_allowed(name):
    top = name.partition('.')[0]
    allowed = _allowed()
    return (allowed is None or _is_listed(name, top, allowed) or _entry(_host_sources, name, None) is not None
            or top in ('__future__', '__main__', 'builtins'))


# A list that has '!' in it says which modules are not allowed, with what is below them.
def _is_listed(name, top, allowed):
    if '!' not in allowed:
        return top in allowed or name in allowed
    while name and name not in allowed:
        name = name.rpartition('.')[0]
    return not name


# Whether the rule is about it. Files that programs may read they may run, too.
def _is_shipped(name):
    top = name.partition('.')[0]
    return top == 'sys' or _ships(top) or _entry(_c_halves, top, None) is not None


def _forbidden(name):
    return _unkept('_missing').refusal_of("import of module '%s' is refused: this sandbox does not allow it" % name, name)


# parent: the module of the package that it is in, or None.
def _load_module(name, parent):
    source = _entry(_host_sources, name, None)
    if source is not None:
        filename = '<' + name + '>'
        code = _compiled_source(source, filename, 0, 0, True)
        m = _bare_module(name, filename, _entry(_host_packages, name, False))
        _own('_imports').tell_spec(m, name)
        return execute_module(name, m, code, parent)
    m = _c_module(name)
    if m is not None:
        if parent is not None:
            _bind_child(parent, name.rpartition('.')[2], m)
        _modules()[name] = m
        return m
    code = None if name in _internal else _frozen(name)
    if code:
        return execute_module(name, _bare_module(name, '<frozen ' + name + '>', _frozen_package(name)), code, parent)
    return None if _entry(_c_halves, name, None) is None else _half(name)


def _half(name):
    namespace = {'__name__': name, '__doc__': None, '__package__': ''}
    for whole in _entry(_c_halves, name, ()):
        for key, value in _import_dotted(whole, False).__dict__.items():
            if not key.startswith('_') and _type_of(value) is not _type_of(_modules()['sys']):
                namespace[key] = value
    _modules()[name] = m = _new_module(name, namespace)
    return m


# Where a program does not run in it, __spec__ and __loader__ come when they are asked for (module_about).
def _bare_module(name, filename, package):
    namespace = {'__name__': name, '__doc__': None, '__package__': name if package else name.rpartition('.')[0],
                 '__file__': filename}
    if package:
        namespace['__path__'] = []
    namespace['__builtins__'] = _builtins()
    return _new_module(name, namespace)


# what: the module's code, or its spec. When a limit ends the run in here, the module is taken out again (hnvm_abandon): it is
# whole only at the end.
def execute_module(name, m, what, parent):
    _modules()[name] = m
    try:
        if _is_code(what):
            _run(what, m.__dict__, m.__dict__)
        else:
            _own('_imports').run_loader(what, m)
    except BaseException:
        _modules().pop(name, None)
        raise
    m = _modules()[name]
    if parent is not None:
        _bind_child(parent, name.rpartition('.')[2], m)
    return m


def _bind_child(parent, child, m):
    try:
        setattr(parent, child, m)
    except AttributeError:
        warn_program(ImportWarning, 'Cannot set an attribute on %r for child module %r' % (parent.__name__, child))


# __spec__ or __loader__ of a module that has none yet.
def module_about(m, name):
    return _own('_imports').about(m, name)


# The same for who looks at its names.
def module_told(m):
    try:
        module_about(m, '__spec__')
    except AttributeError:
        pass  # none of those that have one


# The finders of sys.meta_path, and what makes finders of directories: _imports says the rest.
def _new_finders():
    def find_spec(cls, fullname, path=None, target=None):
        return _own('_imports').find_spec(cls, fullname, path)

    return [type(name, (), {'__module__': module, 'find_spec': classmethod(find_spec)}) for name, module in (
        ('BuiltinImporter', '_frozen_importlib'), ('FrozenImporter', '_frozen_importlib'),
        ('PathFinder', '_frozen_importlib_external'))]


_meta_path = _new_finders()
_builtin_finder = _meta_path[0]


# zipimport puts its class in the place of the function that is called so.
def _new_path_hooks():
    def zipimporter(path):
        return _own('_imports').archive_finder(path)

    def path_hook_for_FileFinder(path):
        return _own('_imports').finder_of(path)

    zipimporter.__qualname__ = 'zipimporter'
    path_hook_for_FileFinder.__qualname__ = 'FileFinder.path_hook.<locals>.path_hook_for_FileFinder'
    return [zipimporter, path_hook_for_FileFinder]


# What a program's finders and the modules that there are say of a name, a part of what is wanted; None where nobody knows it. The
# library does without finders.
def _find_module(name, parent, for_program, wanted):
    if not for_program:
        return _load_module(name, parent)
    if parent is not None and not hasattr(parent, '__path__'):
        return _load_module(name, parent) if _is_allowed(wanted) else None
    finders = getattr(_modules()['sys'], 'meta_path', None)
    if finders is None:
        raise _import_error('sys.meta_path is None, Python is likely shutting down', name)
    if not finders:
        warn_program(ImportWarning, 'sys.meta_path is empty')
    for finder in list(finders):
        if finder is _builtin_finder:
            m = _load_module(name, parent) if _is_allowed(wanted) else None
            if m is not None:
                return m
            continue
        try:
            find_spec = finder.find_spec
        except AttributeError:
            continue
        spec = find_spec(name, parent.__path__ if parent is not None else None, None)
        if spec is not None:
            return _own('_imports').load_spec(name, spec, parent)
    return None


# The module of a dotted name, after its parents.
def _import_dotted(name, for_program, wanted=None):
    modules = _modules()
    m = modules.get(name, _nothing)
    if m is None:
        raise _import_error('import of %s halted; None in sys.modules' % name, name, ModuleNotFoundError)
    if m is not _nothing and (m is not _entry(_placeholders, name, None) or _own('_missing').wants_placeholder()):
        return m
    parent = name.rpartition('.')[0]
    if parent:
        p = _import_dotted(parent, for_program, wanted or name)
        if m is _nothing and name in modules:
            return modules[name]
        m = _find_module(name, p, for_program, wanted or name)
        if m is None:
            if not hasattr(p, '__path__'):
                raise _import_error("No module named %r; %r is not a package" % (name, parent), name, ModuleNotFoundError)
            return _module_or_placeholder(name, p, wanted)
        return m
    m = _find_module(name, None, for_program, wanted or name)
    return _module_or_placeholder(name, None, wanted) if m is None else m


def _package_of(globals, level):
    if globals is None:
        raise KeyError("'__name__' not in globals")
    if not _isinstance(globals, dict):
        raise TypeError('globals must be a dict')
    package, spec = globals.get('__package__'), globals.get('__spec__')
    what = 'package'
    if package is None and spec is not None:
        package, what = spec.parent, '__spec__.parent'
    elif package is None:
        warn_program(ImportWarning, "can't resolve package from __spec__ or __package__, falling back on __name__ and __path__")
        if '__name__' not in globals:
            raise KeyError("'__name__' not in globals")
        package, what = globals['__name__'], '__name__'
    if not _isinstance(package, str):
        raise TypeError(what + ' must be a string')
    if what == 'package' and spec is not None and spec.parent != package:
        warn_program(DeprecationWarning, '__package__ != __spec__.parent')
    if what == '__name__' and '__path__' not in globals:
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
        package = _package_of(globals, level)
        return package + '.' + name if name else package
    if not name:
        raise ValueError('Empty module name')
    return name


# What programs call: what the library imports for itself is not asked.
def import_allowed(name, globals, locals, fromlist, level):
    if _allowed() is not None:
        full = _absolute(name, globals, level)
        if not _is_allowed(full) and _is_shipped(full):
            raise _forbidden(full)
    return _import_name(name, globals, locals, fromlist, level, True)


# For the library, where a program says what is to be imported.
def _program_import(*args):
    return _builtins()['__import__'](*args)


# A program's finders are not asked for what the library imports.
def import_whole(name, globals, locals, fromlist, level):
    return _import_name(name, globals, locals, fromlist, level, False)


def _import_name(name, globals, locals, fromlist, level, for_program):
    full = _absolute(name, globals, level)
    name = _payload(name)
    m = _import_dotted(full, for_program)
    if not fromlist:
        if level == 0:
            return _import_dotted(name.partition('.')[0], for_program, full) if '.' in name else m
        if not name:
            return m
        first = full[:len(full) - len(name) + len(name.partition('.')[0])]
        if first not in _modules():
            raise KeyError(f'{first!r} not in sys.modules as expected')
        return _modules()[first]
    if hasattr(m, '__path__'):
        for item in fromlist:
            if item == '*':
                for sub in getattr(m, '__all__', ()):
                    _import_child(m, full, sub, for_program, full + '.__all__')
            else:
                _import_child(m, full, item, for_program, "``from list''")
    return m


def _import_child(m, full, item, for_program, where):
    if not _isinstance(item, str):
        raise TypeError(f'Item in {where} must be str, not {_tn(item)}')
    if hasattr(m, item):
        return
    name = full + '.' + _payload(item)
    try:
        _import_dotted(name, for_program)
    except ModuleNotFoundError as e:
        if e.name != name or _modules().get(name, _nothing) is None:
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
    raise _own('_missing').name_error(m, module, name)


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


# A source named p.__init__ is that of the package p, which may have nothing else. A package without a source is empty.
def add_module(name, source):
    _entry_put(_host_sources, name, source)
    _modules().pop(name, None)
    package, dot, last = name.rpartition('.')
    if last == '__init__' and package:
        add_module(package, source)
    while package:
        _entry_put(_host_packages, package, _entry(_host_packages, package, ()) + (name,))
        if _entry(_host_sources, package, None) is None and not _ships(package):
            _entry_put(_host_sources, package, '')
        package = package.rpartition('.')[0]


# What the host says of modules: path (what stands in sys.path), argv, missing (texts by the names of modules that are not there),
# refusal (the name of the exception that a refused import is, or 'inert').
def modules_request(request):
    for key in ('path', 'argv'):
        if key in request:
            getattr(_modules()['sys'], key)[:] = request[key]


def validated(found):
    return _unkept('_missing').explained(found)


# An attribute that hognose.lib has of a module. It need not be there.
def _of_library(module, own, name):
    try:
        found = None if name[:2] == '__' else _own(own).find(name)  # each from-import asks for __path__
    except ImportError:
        found = None
    if found is None:
        raise AttributeError('module %r has no attribute %r' % (module, name), name=name, obj=_modules().get(module))
    return found


def unicodedata_late(name):
    return _of_library('unicodedata', '_ucd', name)


def unicodedata_sequence(name):
    found = _own('_ucd').sequence(name)
    if found is None:
        raise KeyError("undefined character name '%s'" % name)
    return found
