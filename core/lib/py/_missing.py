"""What programs are told of modules that are not there, and of names that modules lack."""

from _hn import _entry, _exc_set, _frozen, _frozen_package, _isinstance, _modules, _ships
from _hn.builtins import _nothing
from _hn.files import _own_modules
from _hn.imports import _forbidden, _c_halves, _host_packages, _host_sources, _import_error, _internal, _is_allowed, _is_shipped
from _hn.tracebacks import _TB_MODULES

_PROCESSES = 'this sandbox starts no processes; '
_NETWORK = 'this sandbox has no network; '
_SYSTEM = 'there is no operating system below this sandbox; '
_NATIVE = 'this sandbox runs no native code; '
_ASK = 'ask the host for a function that does what is needed'
_FETCH = 'call a function that the host declares for it'
_FILES = 'use open(), os and pathlib'

# Refused on purpose: an ImportError with these words.
_refused = {
    'asyncio.subprocess': _PROCESSES + _ASK, 'cffi': _NATIVE + _ASK, 'ctypes': _NATIVE + 'module struct packs and unpacks bytes',
    'curses': 'this sandbox has no terminal; use print() and input()', 'fcntl': _SYSTEM + _FILES, 'ftplib': _NETWORK + _FETCH,
    'grp': _SYSTEM + 'os.getuid() gives the one user', 'http.client': _NETWORK + _FETCH, 'http.server': _NETWORK + _ASK,
    'imaplib': _NETWORK + _FETCH, 'mmap': 'the files of this sandbox are in memory already; use open() and bytearray',
    'msvcrt': _SYSTEM + _FILES, 'multiprocessing': _PROCESSES + 'use concurrent.futures.ThreadPoolExecutor',
    'poplib': _NETWORK + _FETCH, 'posix': _SYSTEM + 'use os', 'pty': _PROCESSES + _ASK,
    'pwd': _SYSTEM + 'os.path.expanduser() gives the home directory', 'readline': 'this sandbox has no terminal; use input()',
    'resource': _SYSTEM + 'the host sets the limits', 'select': _NETWORK + 'use asyncio for calls of the host that wait',
    'signal': _SYSTEM + 'the host can end a program, and asyncio.timeout() bounds what waits', 'smtplib': _NETWORK + _ASK,
    'socket': _NETWORK + _FETCH, 'socketserver': _NETWORK + _ASK,
    'sqlite3': _NATIVE + 'use dicts, json or csv, or ask the host for a database', 'ssl': _NETWORK + _FETCH,
    'subprocess': _PROCESSES + _ASK, 'syslog': _SYSTEM + 'use logging', 'telnetlib': _NETWORK + _FETCH,
    'termios': 'this sandbox has no terminal; use input()', 'tkinter': 'this sandbox has no screen; print text, or give the host a value',
    'tty': 'this sandbox has no terminal; use input()', 'turtle': 'this sandbox has no screen; print text, or give the host a value',
    'winreg': _SYSTEM + 'use configparser or json', 'xmlrpc.client': _NETWORK + _FETCH,
}

_TABLES = 'lists and dicts, and the modules csv, statistics and collections, do for tables of moderate size'
_NUMBERS = 'lists, array and the modules math, cmath, statistics, fractions and random compute'
_PICTURES = 'programs can print text, or give the host values to draw'
_PURE = 'the host can give pure-Python packages as modules.sources, or as files in a directory on sys.path'
# Not there, like any other module: a ModuleNotFoundError, with these words as a note.
_noted = {
    **dict.fromkeys(['aiohttp', 'httpx', 'pycurl', 'requests', 'urllib3', 'websocket', 'websockets'], _NETWORK),
    **dict.fromkeys(['boto3', 'anthropic', 'openai', 'paramiko', 'psycopg2', 'pymongo', 'redis', 'selenium'], _NETWORK),
    **dict.fromkeys(['numpy', 'scipy', 'sklearn', 'sympy', 'tensorflow', 'torch'], _NUMBERS),
    **dict.fromkeys(['openpyxl', 'pandas', 'polars', 'pyarrow'], _TABLES),
    **dict.fromkeys(['PIL', 'cv2', 'matplotlib', 'plotly', 'pygame', 'seaborn'], _PICTURES),
    **dict.fromkeys(['bs4', 'lxml'], 'the module html.parser reads pages'),
    **dict.fromkeys(['django', 'fastapi', 'flask', 'uvicorn'], _NETWORK + 'it serves nothing'),
    **dict.fromkeys(['attr', 'attrs', 'pydantic'], 'the module dataclasses makes classes of fields; ' + _PURE),
    'dateutil': 'the modules datetime and calendar compute with dates; ' + _PURE,
    'dotenv': 'os.environ holds what the host gives', 'psutil': _SYSTEM + 'the host sets and reads the limits',
    'pytest': 'the module unittest runs tests', 'pytz': 'the module zoneinfo has the time zones',
    'toml': 'the module tomllib reads TOML', 'yaml': 'the modules json and tomllib read configuration; ' + _PURE,
}
texts = {}  # what the host says instead of both, by name
refusal = [ImportError]  # what a refused import is
_given_by_others = ('os.path',)  # modules that others put into sys.modules


def refusal_of(text, name):
    """The exception of an import that is refused on purpose."""
    kind = refusal[0]
    return kind(text) if kind is PermissionError else _import_error(text, name, kind)


# wanted: what the program asked for, of which `name` is the first part that is not there.
def error_of(name, parent, wanted):
    for known in (wanted, name):
        if _entry(_refused, known, None) is not None:
            why = _entry(texts, known, None)
            return refusal_of("import of module '%s' is refused: %s" % (known, _refused[known] if why is None else why), known)
    elsewhere = ''
    if _frozen(name) is False and (not parent or _frozen(parent)):
        elsewhere = ': it is in the hognose.lib of this version, which this sandbox was made without'
    e = _import_error('No module named %r' % name + elsewhere, name, ModuleNotFoundError)
    note = _entry(texts, name, None)
    if note is None and not elsewhere:
        note = _note_of(name)
    if note:
        e.add_note(note)
    return e


def _note_of(name):
    note = _entry(_noted, name, None)
    if note == _NETWORK:
        found = _host_functions()
        return _NETWORK + ('the host declares ' + ', '.join(found) if found else _ASK)
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
