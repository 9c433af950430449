"""What a program runs on: there is no machine that it could know, so most is what a sandbox says of itself."""

import sys
from collections import namedtuple as _namedtuple

__version__ = '1.1.0'

uname_result = _namedtuple('uname_result', 'system node release version machine processor')
uname_result.__module__ = 'platform'


def python_implementation():
    return 'CPython'  # the language is its, and what programs ask for is that


def python_version():
    return '.'.join(map(str, sys.version_info[:3]))


def python_version_tuple():
    return tuple(python_version().split('.'))


def python_branch():
    return ''


def python_revision():
    return ''


def python_build():
    return '', ''


def python_compiler():
    return ''


def _part(name):
    def part():
        return getattr(uname(), name)

    part.__name__ = part.__qualname__ = name
    return part


system, node, release, version, machine, processor = map(_part, uname_result._fields)


def uname():
    """The names of what is there: all of it is the sandbox."""
    return uname_result('Linux' if sys.platform == 'linux' else sys.platform.capitalize(), '', '', '', '', '')


def platform(aliased=False, terse=False):
    """One text of all that."""
    return system()


def architecture(executable='', bits='', linkage=''):
    return bits or ('64bit' if sys.maxsize > 2 ** 32 else '32bit'), linkage


def libc_ver(executable=None, lib='', version='', chunksize=16384):
    return lib, version


def win32_ver(release='', version='', csd='', ptype=''):
    return release, version, csd, ptype


def mac_ver(release='', versioninfo=('', '', ''), machine=''):
    return release, versioninfo, machine


def freedesktop_os_release():
    raise OSError(2, 'Unable to read files /etc/os-release, /usr/lib/os-release')


def invalidate_caches():
    """Nothing is kept."""
