"""The lines of source files."""

from _hn import _source_text

__all__ = ['getline', 'clearcache', 'checkcache', 'lazycache']

cache = {}


def _note(code):
    """Keeps the lines of a program's code object, whose file there may not be."""
    text = _source_text(code)
    if text is not None and code.co_filename not in cache:
        cache[code.co_filename] = len(text), None, (text if text[-1:] == '\n' else text + '\n').splitlines(True), \
            code.co_filename


def getline(filename, lineno, module_globals=None):
    """A line with its newline, or an empty string."""
    lines = getlines(filename, module_globals)
    return lines[lineno - 1] if 1 <= lineno <= len(lines) else ''


def getlines(filename, module_globals=None):
    """All lines of a file, or an empty list."""
    if filename in cache:
        return cache[filename][2] if len(cache[filename]) > 1 else []
    return updatecache(filename, module_globals)


def updatecache(filename, module_globals=None):
    """Read a file again."""
    if not filename or filename[0] == '<' and filename[-1] == '>':
        return []
    try:
        with open(filename, encoding='utf-8') as file:
            lines = file.readlines()
    except (OSError, UnicodeDecodeError, SyntaxError):
        return []
    if lines and not lines[-1].endswith('\n'):
        lines[-1] += '\n'
    cache[filename] = sum([len(line) for line in lines]), None, lines, filename
    return lines


def clearcache():
    """Forget all files."""
    cache.clear()


def checkcache(filename=None):
    """Forget what has changed. (What a program's own lines are does not change.)"""


def lazycache(filename, module_globals):
    """Whether the lines will be found when they are asked for."""
    return filename in cache
