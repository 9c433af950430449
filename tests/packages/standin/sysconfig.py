"""How CPython 3.14 is built on Linux, as far as packages ask. Written for these tests."""
_VARS = {'EXT_SUFFIX': '.cpython-314-x86_64-linux-gnu.so', 'SOABI': 'cpython-314-x86_64-linux-gnu', 'py_version_nodot': '314', 'Py_DEBUG': 0, 'WITH_PYMALLOC': 1,
         'Py_GIL_DISABLED': 0}


def get_config_var(name):
    return _VARS.get(name)


def get_config_vars(*names):
    return [_VARS.get(name) for name in names] if names else dict(_VARS)


def get_platform():
    return 'linux-x86_64'


def get_python_version():
    return '3.14'


def get_path(name, scheme='posix_prefix', vars=None, expand=True):
    return '/usr/lib/python3.14'


def get_paths(scheme='posix_prefix', vars=None, expand=True):
    return {name: get_path(name) for name in ('stdlib', 'platstdlib', 'purelib', 'platlib', 'include', 'scripts', 'data')}
