"""Paths as Windows writes them, as texts: the files of the sandbox have other names, and none of these functions looks at one."""
import os
import posixpath

__all__ = ['normcase', 'isabs', 'join', 'splitdrive', 'splitroot', 'split', 'splitext', 'basename', 'dirname', 'commonprefix',
           'expanduser', 'expandvars', 'normpath', 'abspath', 'curdir', 'pardir', 'sep', 'pathsep', 'defpath', 'altsep',
           'extsep', 'devnull', 'realpath', 'relpath', 'commonpath', 'isreserved', 'exists', 'lexists', 'isfile', 'isdir',
           'islink', 'getsize', 'getmtime', 'getatime', 'getctime', 'samefile', 'sameopenfile', 'samestat', 'isjunction',
           'ismount', 'isdevdrive', 'supports_unicode_filenames', 'ALLOW_MISSING']
curdir, pardir, extsep, sep, altsep, pathsep = '.', '..', '.', '\\', '/', ';'
defpath, devnull, supports_unicode_filenames = '.;C:\\bin', 'nul', True
commonprefix, expandvars, expanduser = posixpath.commonprefix, posixpath.expandvars, posixpath.expanduser
exists, lexists, isfile, isdir, islink = posixpath.exists, posixpath.lexists, posixpath.isfile, posixpath.isdir, posixpath.islink
getsize, getmtime, getatime, getctime = posixpath.getsize, posixpath.getmtime, posixpath.getatime, posixpath.getctime
isjunction, ismount, isdevdrive, ALLOW_MISSING = posixpath.isjunction, posixpath.ismount, posixpath.isdevdrive, posixpath.ALLOW_MISSING
samefile, sameopenfile, samestat = posixpath.samefile, posixpath.sameopenfile, posixpath.samestat
_DEVICES = frozenset(['CON', 'PRN', 'AUX', 'NUL', 'CONIN$', 'CONOUT$'] + [name + n for name in ('COM', 'LPT') for n in '123456789\xb9\xb2\xb3'])


def _as_text(path):
    """(the path as text, what turns a text into its type)."""
    path = os.fspath(path)
    if isinstance(path, bytes):
        return os.fsdecode(path), os.fsencode
    return path, str


def normcase(s):
    """In lower case, with backslashes."""
    text, back = _as_text(s)
    return back(text.replace('/', '\\').lower())


def splitroot(p):
    """(the drive, the root, the rest)."""
    text, back = _as_text(p)
    return tuple([back(part) for part in _parts(text)])


def _parts(text):
    plain = text.replace('/', '\\')
    if plain[:1] == '\\':
        if plain[1:2] != '\\':
            return '', text[:1], text[1:]
        begin = 8 if plain[:8].upper() == '\\\\?\\UNC\\' else 2
        host = plain.find('\\', begin)
        share = plain.find('\\', host + 1) if host >= 0 else -1
        if share < 0:
            return text, '', ''
        return text[:share], text[share:share + 1], text[share + 1:]
    if plain[1:2] == ':':
        return (text[:2], text[2:3], text[3:]) if plain[2:3] == '\\' else (text[:2], '', text[2:])
    return '', '', text


def splitdrive(p, /):
    """(the drive or share, the rest)."""
    drive, root, rest = splitroot(p)
    return drive, root + rest


def isabs(s, /):
    """Whether it begins at the root of a drive."""
    plain = _as_text(s)[0][:3].replace('/', '\\')
    return plain[1:3] == ':\\' or plain[:2] == '\\\\'


def join(path, /, *paths):
    """Paths in one."""
    try:
        text, back = _as_text(path)
        more = [_as_text(other) for other in paths]
        if any([other[1] is not back for other in more]):
            raise TypeError("Can't mix strings and bytes in path components")
    except TypeError as e:
        if str(e).startswith('expected str'):
            raise TypeError(f'join() argument must be str, bytes, or os.PathLike object, not {_odd(path, *paths)!r}') from None
        raise
    drive, root, rest = _parts(text)
    for other, _ in more:
        drive, root, rest = _joined(drive, root, rest, *_parts(other))
    if rest and not root and drive and drive[-1:] not in ':\\/':
        return back(drive + '\\' + rest)
    return back(drive + root + rest)


def _odd(*paths):
    return next((type(path).__name__ for path in paths if not isinstance(path, (str, bytes)) and not hasattr(path, '__fspath__')), '')


def _joined(drive, root, rest, drive2, root2, rest2):
    if root2:
        return drive2 or drive, root2, rest2
    if drive2 and drive2 != drive:
        if drive2.lower() != drive.lower():
            return drive2, root2, rest2
        drive = drive2
    return drive, root, rest + ('\\' if rest and rest[-1] not in '\\/' else '') + rest2


def split(p, /):
    """(the folder, the name)."""
    text, back = _as_text(p)
    drive, root, rest = _parts(text)
    at = max(rest.rfind('\\'), rest.rfind('/')) + 1
    return back(drive + root + rest[:at].rstrip('\\/')), back(rest[at:])


def splitext(p):
    """(all but the ending, the ending with its dot)."""
    text, back = _as_text(p)
    begin, dot = max(text.rfind('\\'), text.rfind('/')) + 1, text.rfind('.')
    if dot <= begin or not text[begin:dot].strip('.'):
        return back(text), back('')
    return back(text[:dot]), back(text[dot:])


def basename(p, /):
    """The name."""
    return split(p)[1]


def dirname(p, /):
    """The folder."""
    return split(p)[0]


def normpath(path):
    """Without . and .. and with single backslashes."""
    text, back = _as_text(path)
    drive, root, rest = _parts(text.replace('/', '\\'))
    kept = []
    for part in rest.split('\\'):
        if part == '..' and kept and kept[-1] != '..':
            kept.pop()
        elif part not in ('', '.') and not (part == '..' and root):
            kept.append(part)
    return back(drive + root + '\\'.join(kept) if drive or root or kept else '.')


def abspath(path):
    """From the root of a drive."""
    text, back = _as_text(path)
    drive, root, _ = _parts(text)
    if not root:
        text = join(drive or 'C:', '\\', text[len(drive):]) if not drive or drive[-1:] == ':' else text
    elif not drive:
        text = 'C:' + text
    return back(normpath(text))


def realpath(path, /, *, strict=False):
    """The same: there are no links."""
    return abspath(path)


def relpath(path, start=None):
    """The way from a folder to it."""
    text, back = _as_text(path)
    if not text:
        raise ValueError('no path specified')
    ends = [_parts(abspath(_as_text(one)[0])) for one in (curdir if start is None else start, text)]
    if normcase(ends[0][0]) != normcase(ends[1][0]):
        raise ValueError(f'path is on mount {ends[1][0]!r}, start on mount {ends[0][0]!r}')
    begin, end = [[part for part in rest.split('\\') if part] for _, _, rest in ends]
    same = next((i for i, (a, b) in enumerate(zip(begin, end)) if normcase(a) != normcase(b)), min(len(begin), len(end)))
    return back('\\'.join(['..'] * (len(begin) - same) + end[same:]) or '.')


def commonpath(paths):
    """The longest path with which all begin."""
    given = [_as_text(path) for path in paths]
    if not given:
        raise ValueError('commonpath() arg is an empty iterable')
    if any([back is not given[0][1] for _, back in given]):
        raise TypeError("Can't mix strings and bytes in path components")
    split_up = [_parts(text.replace('/', '\\').lower()) for text, _ in given]
    if len({drive for drive, _, _ in split_up}) != 1:
        raise ValueError("Paths don't have the same drive")
    if len({root for _, root, _ in split_up}) != 1:
        raise ValueError("Can't mix absolute and relative paths" if split_up[0][0] else "Can't mix rooted and not-rooted paths")
    drive, root, rest = _parts(given[0][0].replace('/', '\\'))
    own = [part for part in rest.split('\\') if part and part != '.']
    lists = [[part for part in rest.split('\\') if part and part != '.'] for _, _, rest in split_up]
    low, high = min(lists), max(lists)
    same = next((i for i, part in enumerate(low) if i >= len(high) or part != high[i]), len(low))
    return given[0][1](drive + root + '\\'.join(own[:same]))


def isreserved(path):
    """Whether Windows keeps the name for itself."""
    return any([_is_kept(name) for name in _parts(_as_text(path)[0])[2].replace('/', '\\').split('\\')])


def _is_kept(name):
    if name[-1:] in ('.', ' '):
        return name not in ('.', '..')
    if any([c < ' ' or c in '*?"<>/\\:|' for c in name]):
        return True
    return name.partition('.')[0].rstrip(' ').upper() in _DEVICES
