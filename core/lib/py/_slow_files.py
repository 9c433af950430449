# Frozen Python: files. The tree (_files) and the file objects (_io) are modules that no program can import; they are made
# when something first needs them.

_own_modules = {}


def _own(name):
    m = _own_modules.get(name)
    if m is None:
        namespace = {'__name__': name}
        _run(_frozen(name), namespace, namespace)
        m = _own_modules[name] = _new_module(name, namespace)
    return m


def _own_names(name):
    """What such a module gives to another one that is a part of the same."""
    return {key: value for key, value in vars(_own(name)).items() if key[:2] != '__'}


def open_of(file, mode, buffering, encoding, errors, newline, closefd, opener):
    return _own('_io').open(file, mode, buffering, encoding, errors, newline, closefd, opener)


def files_request(request):
    return _own('_files').request(request)
