"""The paths that fit a pattern, as in a shell."""
import os as _os
from fnmatch import _escape, _match, _parse, _pieces

__all__ = ['escape', 'glob', 'iglob', 'translate']


def has_magic(s):
    """Whether there is something in it that is not for itself."""
    return any(c in s for c in (b'*?[' if isinstance(s, bytes) else '*?['))


def glob(pathname, *, root_dir=None, dir_fd=None, recursive=False, include_hidden=False):
    """A list of the paths that fit a pattern; ** stands for any directories, if recursive."""
    return [*iglob(pathname, root_dir=root_dir, dir_fd=dir_fd, recursive=recursive, include_hidden=include_hidden)]


def iglob(pathname, *, root_dir=None, dir_fd=None, recursive=False, include_hidden=False):
    """The same one by one."""
    pathname = _os.fspath(pathname)
    if isinstance(pathname, bytes):
        root = None if root_dir is None else _os.fsdecode(root_dir)
        for found in iglob(_os.fsdecode(pathname), root_dir=root, recursive=recursive, include_hidden=include_hidden):
            yield _os.fsencode(found)
        return
    root = '' if root_dir is None else _os.fspath(root_dir)
    names = pathname.split('/')
    start = ''
    if names[0] == '' and pathname:
        start = '/'
        names = pathname.lstrip('/').split('/')
        start = pathname[:len(pathname) - len('/'.join(names))]
    seen = set()
    for found in _select(start, names, root, recursive, include_hidden):
        if found and found not in seen:
            seen.add(found)
            yield found


def _names(directory, only_dirs):
    try:
        with _os.scandir(directory or '.') as entries:
            return [entry.name for entry in entries if not only_dirs or entry.is_dir()]
    except OSError:
        return []


def _select(base, names, root, recursive, hidden):
    name = names[0]
    rest = names[1:]
    at = _os.path.join(root, base)
    if recursive and name == '**':
        yield from _deep(base, rest, root, hidden)
    elif not has_magic(name):
        path = _os.path.join(base, name) if base else name
        full = _os.path.join(root, path)
        if not rest:
            if _os.path.isdir(at or '.') if not name else _os.path.lexists(full):
                yield path
        elif _os.path.isdir(full or '.') or not name:
            yield from _select(path, rest, root, recursive, hidden)
    else:
        tokens = _parse(name)
        for found in _names(at, bool(rest)):
            if (hidden or found[0] != '.' or name[0] == '.') and _match(found, tokens):
                path = _os.path.join(base, found)
                if rest:
                    yield from _select(path, rest, root, recursive, hidden)
                else:
                    yield path


def _deep(base, rest, root, hidden):
    """All directories from base on down, and at the end of a pattern the files too."""
    if rest:
        yield from _select(base, rest, root, True, hidden)
    else:
        yield base if not base or base.endswith('/') else base + '/'
    for found in _names(_os.path.join(root, base), bool(rest)):
        if found[0] == '.' and not hidden:
            continue
        path = _os.path.join(base, found)
        if _os.path.isdir(_os.path.join(root, path)):
            if not rest:
                yield path
            for deeper in _deep(path, rest, root, hidden):
                if rest or deeper.rstrip('/') != path:
                    yield deeper
        elif not rest:
            yield path


def escape(pathname):
    """The path as a pattern for just itself."""
    if isinstance(pathname, bytes):
        return escape(pathname.decode('latin-1')).encode('latin-1')
    return ''.join(['[' + c + ']' if c in '*?[' else c for c in pathname])


def translate(pat, *, recursive=False, include_hidden=False, seps=None):
    """The pattern as a regular expression; the names of directories end at any of the separators."""
    if not isinstance(pat, str):
        raise TypeError('cannot use a string pattern on a bytes-like object' if isinstance(pat, bytes) else
                        f'expected string or bytes-like object, got {type(pat).__name__!r}')
    seps = seps or '/'
    chars = ''.join([_escape(sep) for sep in seps])
    end = '[%s]' % chars if len(seps) > 1 else chars
    inside = '[^%s]' % chars
    name, deep, deep_last = inside + '+', '(?:.+%s)?' % end, '.*'
    if not include_hidden:
        name = '[^%s.]%s*' % (chars, inside)
        deep = '(?:%s%s)*' % (name, end)
        deep_last = '%s(?:%s)?' % (deep, name)
    for sep in seps[1:]:
        pat = pat.replace(sep, seps[0])
    parts = pat.split(seps[0])
    out = ''
    for i, part in enumerate(parts):
        last = i + 1 == len(parts)
        if recursive and part == '**':
            if last or parts[i + 1] != '**':
                out += deep_last if last else deep
            continue
        if part == '*':
            out += name
        else:
            out += '(?!\\.)' if not include_hidden and part[:1] in ('*', '?') else ''
            out += (inside + '*').join(_pieces(part, inside))
        out += '' if last else end
    return '(?s:%s)\\z' % out
