"""A machine without particulars. Written for these tests."""


def system():
    return 'Linux'


def python_implementation():
    return 'CPython'


def python_version():
    return '3.14.0'


def python_version_tuple():
    return tuple(python_version().split('.'))


def machine():
    return 'x86_64'


def release():
    return version()


def version():
    return '1'


def node():
    return 'node'


def platform(aliased=False, terse=False):
    return 'Linux-1-x86_64'


def mac_ver(release='', versioninfo=('', '', ''), machine=''):
    return release, versioninfo, machine


def uname():
    from collections import namedtuple
    return namedtuple('uname_result', 'system node release version machine processor')(system(), node(), release(), version(), machine(), '')


def processor():
    return ''


def python_compiler():
    return ''


def python_build():
    return 'main', ''


def libc_ver(executable=None, lib='', version='', chunksize=16384):
    return lib, version


def architecture(executable=None, bits='', linkage=''):
    return '64bit', ''
