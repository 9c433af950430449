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
