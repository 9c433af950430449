# Frozen Python: files. The tree (_files) and the file objects (_io) are modules that no program can import; they are made
# when something first needs them.

from _hn import _entry, _entry_put, _frozen, _new_module, _run

_own_modules = {}


def _own(name):
    m = _entry(_own_modules, name, None)
    if m is None:
        m = _unkept(name)
        _entry_put(_own_modules, name, m)
    return m


# The same where it is there; else one that nobody will find again, so that a session stays as it was.
def _unkept(name):
    m = _entry(_own_modules, name, None)
    if m is None:
        code, namespace = _frozen(name), {'__name__': name}
        if code is False:  # it is in hognose.lib, which is not there
            raise _own('_missing').error_of(name, '', name)
        _run(code, namespace, namespace)
        m = _new_module(name, namespace)
    return m


def _own_names(name):
    """What such a module gives to another one that is a part of the same."""
    return {key: value for key, value in vars(_own(name)).items() if key[:2] != '__'}


# It is in hognose.lib, which need not be there.
def native_doc(o):
    try:
        return _unkept('_docs').find(o)
    except ImportError:
        return None


def open_of(file, mode, buffering, encoding, errors, newline, closefd, opener):
    return _own('_io').open(file, mode, buffering, encoding, errors, newline, closefd, opener)


def files_request(request):
    return _own('_files').request(request)
