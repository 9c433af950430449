"""Where an installation has its files, and how it was built: there is none, so paths are what they would be below sys.prefix."""

import os
import sys

__all__ = ['get_config_h_filename', 'get_config_var', 'get_config_vars', 'get_makefile_filename', 'get_path', 'get_path_names',
           'get_paths', 'get_platform', 'get_python_version', 'get_scheme_names', 'parse_config_h']

_KINDS = 'stdlib', 'platstdlib', 'purelib', 'platlib', 'include', 'platinclude', 'scripts', 'data'
_VERSION = '{implementation_lower}{py_version_short}'


def _scheme(*paths):
    return dict(zip(_KINDS, (*paths, '{base}')))


def _windows():
    site = '{base}/Lib/site-packages'
    return _scheme('{installed_base}/Lib', '{base}/Lib', site, site, *['{installed_base}/Include'] * 2, '{base}/Scripts')


def _prefix():
    library, headers = f'{{platlibdir}}/{_VERSION}{{abi_thread}}', f'include/{_VERSION}{{abiflags}}'
    site = library + '/site-packages'
    return _scheme('{installed_base}/' + library, '{platbase}/' + library, '{base}/' + site.replace('{platlibdir}', 'lib'), '{platbase}/' + site,
                   '{installed_base}/' + headers, '{installed_platbase}/' + headers, '{base}/bin')


def _home():
    library, headers = '{base}/lib/{implementation_lower}', '{installed_base}/include/{implementation_lower}'
    return _scheme(library.replace('{', '{installed_', 1), library, library, library, headers, headers, '{base}/bin')


_SCHEMES = {'nt': _windows(), 'nt_venv': _windows(), 'posix_home': _home(), 'posix_prefix': _prefix(), 'posix_venv': _prefix(), 'venv': _prefix()}
_vars = None


def get_python_version():
    return '%d.%d' % sys.version_info[:2]


def get_platform():
    return sys.platform


def get_scheme_names():
    """The names of the ways in which an installation is laid out."""
    return tuple(_SCHEMES)


def get_path_names():
    """What has a path of its own; headers of one platform are not counted."""
    return tuple(kind for kind in _KINDS if kind != 'platinclude')


def get_preferred_scheme(key):
    """The layout for an installation below a prefix, a home directory, or of one user."""
    if key == 'prefix' and sys.prefix != sys.base_prefix:
        return 'venv'
    scheme = {'prefix': 'posix_prefix', 'home': 'posix_home', 'user': 'posix_user'}[key]
    if scheme not in _SCHEMES:
        raise ValueError(f'{key!r} returned {scheme!r}, which is not a valid scheme on this platform')
    return scheme


def get_default_scheme():
    return get_preferred_scheme('prefix')


def get_paths(scheme=get_default_scheme(), vars=None, expand=True):
    """The paths of a layout by what lies there; `vars` go before the variables of the configuration."""
    paths = _SCHEMES[scheme]
    if not expand:
        return paths
    known = {**get_config_vars(), **(vars or {})}
    return {kind: _expanded(path, known) for kind, path in paths.items()}


def _expanded(path, known):
    try:
        path = path.format(**known)
    except KeyError as e:
        raise AttributeError(e) from e
    return os.path.normpath(path)


def get_path(name, scheme=get_default_scheme(), vars=None, expand=True):
    """Where one kind of file lies."""
    paths = get_paths(scheme, vars, expand)
    return paths[name]


def get_config_vars(*args):
    """The variables of the configuration, in the one dict that there is; with names, a list of their values."""
    global _vars
    if _vars is None:
        short = get_python_version()
        _vars = {'prefix': sys.prefix, 'exec_prefix': sys.exec_prefix, 'py_version': '%d.%d.%d' % sys.version_info[:3],
                 'py_version_short': short, 'py_version_nodot': short.replace('.', ''), 'VERSION': short,
                 'installed_base': sys.base_prefix, 'base': sys.prefix, 'installed_platbase': sys.base_exec_prefix,
                 'platbase': sys.exec_prefix, 'projectbase': os.getcwd(), 'platlibdir': sys.platlibdir,
                 'implementation': 'Python', 'implementation_lower': 'python', 'abiflags': sys.abiflags, 'abi_thread': '',
                 'py_version_nodot_plat': '', 'Py_DEBUG': 0, 'Py_GIL_DISABLED': 0,
                 'EXT_SUFFIX': '.so', 'SHLIB_SUFFIX': '.so'}
        _vars['srcdir'] = os.path.dirname(get_makefile_filename())
    return [_vars.get(name) for name in args] if args else _vars


def get_config_var(name):
    return get_config_vars().get(name)


def get_makefile_filename():
    """Where the file would be by which this Python was made."""
    return os.path.join(get_path('stdlib'), f'config-{get_python_version()}{sys.abiflags}', 'Makefile')


def get_config_h_filename():
    """Where the header would be that says how it was made."""
    return os.path.join(get_path('platinclude'), 'pyconfig.h')


def is_python_build(check_home=None):
    """Whether this Python runs where it was built."""
    if check_home is not None:
        _deprecated('The check_home argument of sysconfig.is_python_build is deprecated and its value is ignored. '
                    'It will be removed in Python 3.15.')
    return False


def _deprecated(text):
    import warnings

    warnings.warn(text, DeprecationWarning)


def parse_config_h(fp, vars=None):
    """What a header defines, into a dict: numbers as ints, 0 for what it says is not defined."""
    import re

    defined, absent = re.compile(r'#define ([A-Z]\w+) (.*)\n', re.A), re.compile(r'/[*] #undef ([A-Z]\w+) [*]/\n', re.A)
    vars = {} if vars is None else vars
    while line := fp.readline():
        if found := defined.match(line):
            try:
                vars[found[1]] = int(found[2])
            except ValueError:
                vars[found[1]] = found[2]
        elif found := absent.match(line):
            vars[found[1]] = 0
    return vars


def expand_makefile_vars(s, vars):
    """Text with what stands for each $(NAME) and ${NAME}, and for those in that."""
    import re

    _deprecated('sysconfig.expand_makefile_vars is deprecated and will be removed in Python 3.16. '
                'Use sysconfig.get_paths(vars=...) instead.')
    variable = re.compile(r'\$(?:\(([A-Za-z]\w*)\)|\{([A-Za-z]\w*)\})', re.A)
    while found := variable.search(s):
        s = s[:found.start()] + vars.get(found[1] or found[2]) + s[found.end():]
    return s
