"""The lines of source files."""

from _hn import _source_text
from _hn.builtins import _decode_source

__all__ = ['getline', 'clearcache', 'checkcache', 'lazycache']

# By file: (size, time of its last change or None, lines, path), or (function that gives its text,).
cache = {}
# The same by what _make_key() makes of a code object.
_interactive_cache = {}


def _ended(text):
    return [line + '\n' for line in text.splitlines()]


def _note(code):
    """Keeps the lines of a program's code object, whose file there may not be."""
    text = _source_text(code)
    if text is not None and code.co_filename not in cache:
        cache[code.co_filename] = len(text), None, (text if text[-1:] == '\n' else text + '\n').splitlines(True), \
            code.co_filename


def _nth(lines, lineno):
    return lines[lineno - 1] if 1 <= lineno <= len(lines) else ''


def getline(filename, lineno, module_globals=None):
    """A line with its newline, or an empty string."""
    return _nth(getlines(filename, module_globals), lineno)


def getlines(filename, module_globals=None):
    """All lines of a file, or an empty list."""
    if filename in cache and len(cache[filename]) != 1:
        return cache[filename][2]
    return updatecache(filename, module_globals)


def _make_key(code):
    """What the lines of a code object are kept under."""
    return code.co_filename, code.co_qualname, code.co_firstlineno


def _getlines_from_code(code):
    """The lines that were registered for a code object, or an empty list."""
    entry = _interactive_cache.get(_make_key(code), ())
    return entry[2] if len(entry) > 1 else []


def _getline_from_code(filename, lineno):
    """One of these lines. The argument `filename` is a code object."""
    return _nth(_getlines_from_code(filename), lineno)


def _register_code(code, string, name):
    """Keeps the text of a code object for it, and for all code objects in it."""
    entry = len(string), None, _ended(string), name
    found = [code]
    for each in found:
        found += [inner for inner in each.co_consts if isinstance(inner, type(code))]
        _interactive_cache[_make_key(each)] = entry


def _source_unavailable(filename):
    """Whether no file can have the name."""
    return not filename or filename.startswith('<') and filename.endswith('>') and not filename.startswith('<frozen ')


def _state(path):
    """The size of a file and the time of its last change, or None."""
    import os
    try:
        found = os.stat(path)
    except (OSError, ValueError):
        return None
    return found.st_size, found.st_mtime


def _beside_program(filename):
    """(path, state) of a file with a relative name in a directory of sys.path, or None."""
    import os
    import sys
    if os.path.isabs(filename):
        return None
    for directory in sys.path:
        try:
            path = os.path.join(directory, filename)
        except (TypeError, AttributeError):
            continue
        state = _state(path)
        if state is not None:
            return path, state
    return None


def _from_loader(filename, module_globals):
    """The text that the module's loader has, or None; an empty list where it says that there is none."""
    if not lazycache(filename, module_globals):
        return None
    try:
        text = cache[filename][0]()
    except (ImportError, OSError):
        return None
    return [] if text is None else text


def updatecache(filename, module_globals=None):
    """Read a file again."""
    if len(cache.get(filename, ())) != 1:
        cache.pop(filename, None)
    if _source_unavailable(filename):
        return []
    frozen = filename.startswith('<frozen ') and filename.endswith('>')
    path = (module_globals or {}).get('__file__') if frozen else filename
    if path is None:
        return []
    state = _state(path)
    if state is None:
        text = _from_loader(filename, module_globals)
        if text == []:
            return text
        if text is not None:
            cache[filename] = len(text), None, _ended(text), path
            return cache[filename][2]
        path, state = _beside_program(filename) or (None, None)
        if path is None:
            return []
    try:
        with open(path, 'rb') as file:
            lines = _decode_source(file.read()).replace('\r\n', '\n').replace('\r', '\n').split('\n')
    except (OSError, UnicodeDecodeError, SyntaxError):
        return []
    if len(lines) > 1 and not lines[-1]:
        lines.pop()
    lines = [line + '\n' for line in lines]
    cache[filename] = *state, lines, path
    return lines


def clearcache():
    """Forget all files."""
    cache.clear()


def checkcache(filename=None):
    """Forget the files, or the one named, that have changed or vanished. Lines that no file has stay."""
    for name in [*cache] if filename is None else [filename]:
        entry = cache.get(name, ())
        if len(entry) > 1 and entry[1] is not None and _state(entry[3]) != entry[:2]:
            cache.pop(name, None)


def lazycache(filename, module_globals):
    """Whether the lines will be found when they are asked for: from the loader of a module with these globals."""
    if filename in cache:
        return len(cache[filename]) == 1
    if not filename or filename.startswith('<') and filename.endswith('>'):
        return False
    given = module_globals or {}
    spec = given.get('__spec__')
    name = given.get('__name__') and (getattr(spec, 'name', None) or given['__name__'])
    source = getattr(getattr(spec, 'loader', None) or given.get('__loader__'), 'get_source', None)
    if not name or source is None:
        return False
    cache[filename] = (lambda: source(name)),
    return True
