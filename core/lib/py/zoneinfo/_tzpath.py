"""Directories with files of zones."""

import os
from warnings import warn

TZPATH = ()
_USUAL = '/usr/share/zoneinfo', '/usr/lib/zoneinfo', '/usr/share/lib/zoneinfo', '/etc/zoneinfo'
_APART = 'right', 'posix'  # directories with other forms of the same zones


class InvalidTZPathWarning(RuntimeWarning):
    """Says that paths in PYTHONTZPATH are relative."""


def _relative(paths):
    """A complaint about the paths that are relative, or None."""
    wrong = [path for path in paths if not os.path.isabs(path)]
    if wrong:
        return 'Paths should be absolute but found the following relative paths:\n    ' + '\n    '.join(wrong)


def _of_environment():
    text = os.environ.get('PYTHONTZPATH')
    if text is None:
        return _USUAL
    paths = text.split(os.pathsep)
    complaint = text and _relative(paths)
    if complaint:
        warn('Invalid paths specified in PYTHONTZPATH environment variable. ' + complaint, InvalidTZPathWarning, stacklevel=5)
    return [path for path in paths if os.path.isabs(path)]


def reset_tzpath(to=None):
    """Say where files of zones are; without paths, where PYTHONTZPATH says or where they usually are."""
    global TZPATH
    if to is None:
        TZPATH = tuple(_of_environment())
        return
    if isinstance(to, (str, bytes)):
        raise TypeError(f'tzpaths must be a list or tuple, not {type(to)}: {to!r}')
    complaint = _relative(to)
    if complaint:
        raise ValueError(complaint)
    TZPATH = tuple(to)


def find_tzfile(key):
    """The file of a zone, or None."""
    wrong = None
    if os.path.isabs(key):
        wrong = 'may not be absolute paths'
    elif len(os.path.normpath(key)) != len(key):
        wrong = 'must be normalized relative paths'
    elif isinstance(key, bytes):
        raise TypeError("Can't mix strings and bytes in path components")
    elif key.split('/')[0] == '..':
        wrong = 'must refer to subdirectories of TZPATH'
    if wrong:
        raise ValueError(f'ZoneInfo keys {wrong}, got: {key}')
    return next((path for path in (f'{folder}/{key}' for folder in TZPATH) if os.path.isfile(path)), None)


def file_of_package(*parts):
    """A file of the package tzdata, if the program has that: of a zone, or another one."""
    try:
        import tzdata
    except ImportError:
        return None
    from importlib.resources import files
    found = files(tzdata).joinpath('zoneinfo', *parts) if parts != ('zones',) else files(tzdata).joinpath('zones')
    try:
        return found.open('rb')
    except (OSError, UnicodeError):
        return None


def _is_zone(path):
    try:
        with open(path, 'rb') as file:
            return file.read(4) == b'TZif'
    except Exception:
        return False


def _in_folder(top):
    for folder, folders, names in os.walk(top):
        if folder == top:
            folders[:] = [name for name in folders if name not in _APART]
        for name in names:
            path = os.path.join(folder, name)
            if name != 'posixrules' and _is_zone(path):
                yield os.path.relpath(path, top)


def available_timezones():
    """The names of all zones that are there."""
    import _zones
    found = set(_zones.names())
    file = file_of_package('zones')
    if file is not None:
        with file:
            found.update(file.read().decode().split())
    for folder in TZPATH:
        found.update(_in_folder(folder))
    return found


reset_tzpath()
