"""Sources that are bytes, in another encoding than UTF-8 or with a byte order mark: as text, and what is wrong with them."""
import codecs

_MARK = b'\xef\xbb\xbf'
_UTF8 = 'utf-8', 'utf8', 'utf-8-sig'
_LATIN1 = 'latin-1', 'iso-8859-1', 'iso-latin-1'


def _named(line):
    """The encoding that a comment names (PEP 263)."""
    at = line.find(b'coding')
    while at >= 0:
        rest = line[at + 6:]
        if rest[:1] in (b':', b'='):
            rest = rest[1:].lstrip(b' \t').decode('latin-1')
            n = 0
            while n < len(rest) and (rest[n].isalnum() or rest[n] in '-_.'):
                n += 1
            if n:
                return rest[:n]
        at = line.find(b'coding', at + 6)
    return None


def _find(data):
    """(the encoding that one of the first two lines names or None, the number of that line, the line)."""
    for number, line in enumerate(data.split(b'\n', 2)[:2], 1):
        text = line.lstrip(b' \t\f')
        if text[:1] == b'#':
            name = _named(text)
            if name:
                return name, number, line
        elif text.strip():
            break
    return None, 0, b''


def _simple(name):
    """The name as the tokenizer compares it."""
    name = name.lower().replace('_', '-')
    for names, known in ((_UTF8, 'utf-8'), (_LATIN1, 'iso-8859-1')):
        if any([name == other or name.startswith(other + '-') for other in names]):
            return known
    return name


def _error(text, filename, line, column, row=None, *end):
    return SyntaxError(text, (filename, line, column, row, *end))


def _utf8(data, filename):
    try:
        return data.decode('utf-8')
    except UnicodeDecodeError as e:
        at = e.start
    line, begin = data.count(b'\n', 0, at) + 1, data.rfind(b'\n', 0, at) + 1
    row, column = data[begin:].partition(b'\n')[0].decode('utf-8', 'replace'), len(data[begin:at].decode('utf-8')) + 1
    raise _error(f"Non-UTF-8 code starting with '\\x{data[at]:02x}' on line {line}, but no encoding declared; see "
                 'https://peps.python.org/pep-0263/ for details', filename, line, column, row, line, column)


def decode(data, filename):
    """The text of a source; SyntaxError where it is not one."""
    if b'\0' in data:
        return '\0'  # which no source may contain
    marked = data.startswith(_MARK)
    if marked:
        data = data[3:]
    name, number, line = _find(data)
    known = 'utf-8' if name is None else _simple(name)
    if known == 'utf-8':
        return _utf8(data, filename)
    if marked:
        row = line.decode('utf-8', 'replace')
        raise _error(f'encoding problem: {known} with BOM', filename, number, 0, row, number, len(row))
    ended = data.endswith(b'\n')
    try:
        codecs.lookup(known)
    except LookupError:
        raise _error('unknown encoding: ' + name, filename, 0, -1) from None
    try:
        text = (data if ended else data + b'\n').decode(name if known != 'iso-8859-1' else known)
    except (LookupError, UnicodeError) as e:
        raise _error(str(e), filename, 0, -1) from None
    return text if ended else text.removesuffix('\n')
