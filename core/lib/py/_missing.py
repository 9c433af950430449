"""The texts of errors about modules that are missing or refused, and about names that a module lacks."""

from _hn import _asked_by_module, _entry, _exc_set, _frozen, _frozen_package, _isinstance, _modules, _ships
from _hn.builtins import _nothing
from _hn.files import _own, _own_modules
from _hn.imports import (_c_halves, _forbidden, _host_packages, _host_sources, _import_error, _internal, _is_allowed, _is_shipped,
                         _module_settings)
from _hn.tracebacks import _TB_MODULES

_PROCESSES = 'this sandbox cannot start processes; '
_NETWORK = 'this sandbox has no network; '
_SYSTEM = 'this sandbox has no operating system; '
_NATIVE = 'this sandbox cannot run native code; '
_ASK = 'use a host function for it, if there is one'
_FETCH = 'use a host function to fetch data, if there is one'
_FILES = 'use open(), os and pathlib'

# Refused on purpose: an ImportError with these words.
_refused = {
    'asyncio.subprocess': _PROCESSES + _ASK, 'cffi': _NATIVE + _ASK, 'ctypes': _NATIVE + 'use struct to pack and unpack bytes',
    'curses': 'this sandbox has no terminal; use print() and input()', 'fcntl': _SYSTEM + _FILES, 'ftplib': _NETWORK + _FETCH,
    'grp': _SYSTEM + 'use os.getuid()', 'http.client': _NETWORK + _FETCH,
    'http.cookiejar': _NETWORK + _FETCH, 'http.server': _NETWORK + _ASK,
    'imaplib': _NETWORK + _FETCH, 'mmap': 'files are already in memory here; use open() and bytearray',
    'msvcrt': _SYSTEM + _FILES, 'multiprocessing': _PROCESSES + 'use concurrent.futures.ThreadPoolExecutor',
    'poplib': _NETWORK + _FETCH, 'posix': _SYSTEM + 'use os', 'pty': _PROCESSES + _ASK,
    'pwd': _SYSTEM + 'use os.path.expanduser()', 'readline': 'this sandbox has no terminal; use input()',
    'resource': _SYSTEM + 'the host sets the limits', 'select': _NETWORK + 'use asyncio to wait for host functions',
    'signal': _SYSTEM + 'use asyncio.timeout() to limit waiting', 'smtplib': _NETWORK + _ASK,
    'socket': _NETWORK + _FETCH, 'socketserver': _NETWORK + _ASK,
    'sqlite3': _NATIVE + 'use dicts, json or csv instead', 'ssl': _NETWORK + _FETCH,
    'subprocess': _PROCESSES + _ASK, 'syslog': _SYSTEM + 'use logging', 'telnetlib': _NETWORK + _FETCH,
    'termios': 'this sandbox has no terminal; use input()', 'tkinter': 'this sandbox has no screen; print text or return data',
    'tty': 'this sandbox has no terminal; use input()', 'turtle': 'this sandbox has no screen; print text or return data',
    'winreg': _SYSTEM + 'use configparser or json', 'xmlrpc.client': _NETWORK + _FETCH,
}

_TABLES = 'not available; use lists, dicts, csv, statistics and collections instead'
_NUMBERS = 'not available; use plain lists with math, cmath, statistics, fractions and random instead'
_PICTURES = 'not available; print a text chart, or return the data'
# Not there, like any other module: a ModuleNotFoundError, with these words as a note.
_noted = {
    **dict.fromkeys(['aiohttp', 'httpx', 'pycurl', 'requests', 'urllib3', 'websocket', 'websockets'], _NETWORK),
    **dict.fromkeys(['boto3', 'anthropic', 'openai', 'paramiko', 'psycopg2', 'pymongo', 'redis', 'selenium'], _NETWORK),
    **dict.fromkeys(['numpy', 'scipy', 'sklearn', 'sympy', 'tensorflow', 'torch'], _NUMBERS),
    **dict.fromkeys(['openpyxl', 'pandas', 'polars', 'pyarrow'], _TABLES),
    **dict.fromkeys(['PIL', 'cv2', 'matplotlib', 'plotly', 'pygame', 'seaborn'], _PICTURES),
    **dict.fromkeys(['bs4', 'lxml'], 'not available; use html.parser instead'),
    **dict.fromkeys(['django', 'fastapi', 'flask', 'uvicorn'], _NETWORK + 'programs cannot be servers'),
    **dict.fromkeys(['attr', 'attrs', 'pydantic'], 'not available; use dataclasses instead'),
    'dateutil': 'not available; use datetime and calendar instead',
    'dotenv': 'not available; use os.environ instead', 'psutil': _SYSTEM + 'the host sets the limits',
    'pytest': 'not available; use unittest instead', 'pytz': 'not available; use zoneinfo instead',
    'toml': 'not available; use tomllib to read TOML', 'yaml': 'not available; use json or tomllib instead',
}
_given_by_others = ('os.path',)  # modules that others put into sys.modules


def text_of(name):
    """The host's text about a module, or None."""
    return _entry(_entry(_module_settings, 'missing', {}), name, None)


def refusal_of(text, name):
    """The exception of an import that is refused on purpose."""
    named = _entry(_module_settings, 'refusal', None)
    kind = ImportError
    if named == 'ModuleNotFoundError':
        kind = ModuleNotFoundError
    elif named == 'PermissionError':
        kind = PermissionError
    return kind(text) if kind is PermissionError else _import_error(text, name, kind)


def _sentence(name):
    why = text_of(name)
    return "import of module '%s' is refused: %s" % (name, _refused[name] if why is None else why)


def wants_placeholder():
    """Whether an import gets a placeholder for a refused module. By default, modules do; but not inside a try, which expects the refusal."""
    refusal = _entry(_module_settings, 'refusal', None)
    return _asked_by_module() if refusal is None else refusal == 'inert'


def placeholder(name):
    """The module that takes the place of a refused one (_inert), or None."""
    known = name if _entry(_refused, name, None) is not None else name.partition('.')[0]
    if _entry(_refused, known, None) is None or not _ships('_inert') or not wants_placeholder():
        return None
    return _own('_inert').make(name, _sentence(known))


# wanted: what the program asked for, of which `name` is the first part that is not there.
def error_of(name, parent, wanted):
    for known in (wanted, name):
        if _entry(_refused, known, None) is not None:
            return refusal_of(_sentence(known), known)
    elsewhere = ''
    if _frozen(name) is False and (not parent or _frozen(parent)):
        elsewhere = ': it is in the hognose.lib of this version, which this sandbox was made without'
    e = _import_error('No module named %r' % name + elsewhere, name, ModuleNotFoundError)
    note = text_of(name)
    if note is None and not elsewhere:
        note = _note_of(name)
    if note:
        e.add_note(note)
    return e


def _note_of(name):
    note = _entry(_noted, name, None)
    if note == _NETWORK:
        found = _host_functions()
        return _NETWORK + ('use the host functions ' + ', '.join(found) if found else _ASK)
    return note


def _host_functions():
    names = []
    for name, value in getattr(_modules().get('__main__'), '__dict__', {}).items():
        if type(value).__name__ == 'host_function':
            names.append(name + '()')
    return names[:20]


def name_error(m, module, name):
    """Why `from m import name` fails; `module` is what the module says its name is."""
    known = module if _isinstance(module, str) else '<unknown module name>'
    spec, file = getattr(m, '__spec__', None), getattr(m, '__file__', None)
    origin = getattr(spec, 'origin', None) if getattr(spec, 'has_location', False) else file
    where = origin if _isinstance(origin, str) else 'unknown location'
    text = 'cannot import name %r from %r (%s)'
    if getattr(spec, '_initializing', False):
        text = 'cannot import name %r from partially initialized module %r (most likely due to a circular import) (%s)'
    e = _import_error(text % (name, known, where), known)
    _exc_set(e, 'name_from', name)
    if _isinstance(origin, str):
        _exc_set(e, 'path', origin)
    return e


# ---- validation ----

# Why a module of this name would not import, in the words of the error; None when it would. Nothing is loaded.
def importable(name):
    allowed = _is_allowed(name)
    if not allowed and _is_shipped(name):
        return str(_forbidden(name))
    parent = ''
    for part in name.split('.'):
        full = parent + '.' + part if parent else part
        reason = _why_missing(full, parent)
        if reason is not None:
            if not parent and _in_directories(full):
                return None
            return reason if allowed else str(_forbidden(name))
        parent = full


def _why_missing(name, parent):
    m = _modules().get(name, _nothing)
    if m is not _nothing:
        return 'import of %s halted; None in sys.modules' % name if m is None else None
    if _entry(_host_sources, name, None) is not None or _entry(_c_halves, name, None) is not None:
        return None
    if name in _given_by_others or _ships(name) and name not in _internal:
        return None
    if parent and _may_register(parent):
        return None
    if parent and not _has_submodules(parent):
        return "No module named %r; %r is not a package" % (name, parent)
    return str(error_of(name, parent, name))


# Directories that the host serves cannot be asked when nothing runs; and where no file was ever asked for, there is none.
def _in_directories(name):
    files = _entry(_own_modules, '_files', None)
    if files is None:
        return False
    try:
        for place in _modules()['sys'].path:
            for path in (name, name + '.py'):
                if type(files.walk(files.split((place or '.') + '/' + path)[0])) is not int:
                    return True
    except Exception:
        return True
    return False


def _has_submodules(name):
    m = _modules().get(name)
    if m is not None:
        return hasattr(m, '__path__')
    return _entry(_host_packages, name, False) or _frozen_package(name)


# Whether a module of the host's, once it is loaded, may put others into sys.modules.
def _may_register(name):
    return name not in _modules() and 'modules' in _entry(_host_sources, name, '')


def explained(found):
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
