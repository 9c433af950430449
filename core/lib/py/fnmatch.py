"""Patterns of file names: * any characters, ? one, [seq] one of these, [!seq] one of the others."""
import posixpath as _path

__all__ = ['filter', 'filterfalse', 'fnmatch', 'fnmatchcase', 'translate']


def _parse(pattern):
    """A pattern as a list: a str for itself, None for *, True for ?, (negated, chars, ranges, text) for a set."""
    out = []
    i = 0
    while i < len(pattern):
        c = pattern[i]
        i += 1
        if c == '*':
            if not out or out[-1] is not None:
                out.append(None)
        elif c == '?':
            out.append(True)
        elif c == '[':
            end = pattern.find(']', i + 2 if pattern[i:i + 1] in ('!', '') else i + 1)
            if end < 0:
                out.append('[')
            else:
                out.append(_parse_set(pattern[i:end]))
                i = end + 1
        else:
            out.append(c)
    return out


def _parse_set(text):
    negated = text[:1] == '!'
    if negated:
        text = text[1:]
    chars = set()
    ranges = []
    i = 0
    while i < len(text):
        if text[i + 1:i + 2] == '-' and i + 2 < len(text):
            ranges.append((text[i], text[i + 2]))
            i += 3
        else:
            chars.add(text[i])
            i += 1
    return negated, chars, ranges, text


def _fits(c, token):
    if token is True:
        return True
    if isinstance(token, str):
        return c == token
    negated, chars, ranges, _ = token
    found = c in chars
    for low, high in ranges:
        found = found or low <= c <= high
    return found is not negated


def _match(name, tokens):
    """Whether the name fits the whole pattern. A * that turns out to be too short takes one character more."""
    i = k = 0
    star = -1
    mark = 0
    while i < len(name):
        if k < len(tokens) and tokens[k] is None:
            star = k
            mark = i
            k += 1
        elif k < len(tokens) and _fits(name[i], tokens[k]):
            i += 1
            k += 1
        elif star >= 0:
            mark += 1
            i = mark
            k = star + 1
        else:
            return False
    while k < len(tokens) and tokens[k] is None:
        k += 1
    return k == len(tokens)


def _both(name, pattern):
    if isinstance(name, bytes) is not isinstance(pattern, bytes):
        raise TypeError('cannot use a %s pattern on a %s object' %
                        (('bytes', 'string') if isinstance(pattern, bytes) else ('string', 'bytes-like')))
    return (name.decode('latin-1'), pattern.decode('latin-1')) if isinstance(name, bytes) else (name, pattern)


def fnmatchcase(name, pat):
    """Whether the name fits the pattern, upper and lower case apart."""
    name, pat = _both(name, pat)
    return _match(name, _parse(pat))


def fnmatch(name, pat):
    """Whether the name fits the pattern."""
    return fnmatchcase(_path.normcase(name), _path.normcase(pat))


def filter(names, pat):
    """The names that fit the pattern."""
    return [name for name in names if fnmatchcase(name, pat)]


def filterfalse(names, pat):
    """The names that don't."""
    return [name for name in names if not fnmatchcase(name, pat)]


def _escape(text):
    out = ''
    for c in text:
        out += '\\' + c if c in '()[]{}?*+-|^$\\.&~# \t\n\r\v\f' else c
    return out


def _translate_set(token):
    negated, _, _, text = token
    inner = ''
    i = 0
    while i < len(text):
        ends = text[i::2][:2] if text[i + 1:i + 2] == '-' and i + 2 < len(text) else text[i]
        i += 2 * len(ends) - 1
        if ends[0] <= ends[-1]:
            inner += '-'.join(['\\' + c if c in '\\-&~|' else c for c in ends])
    if not inner:
        return '.' if negated else '(?!)'
    return '[' + ('^' if negated else '\\' if inner[0] in '^[' else '') + inner + ']'


def _pieces(pattern, one):
    """The regular expressions between the stars of a pattern; `one` is that of a ?."""
    pieces = ['']
    for token in _parse(pattern):
        if token is None:
            pieces.append('')
        elif token is True:
            pieces[-1] += one
        else:
            pieces[-1] += _escape(token) if isinstance(token, str) else _translate_set(token)
    return pieces


def translate(pat):
    """The pattern as a regular expression."""
    pieces = _pieces(pat, '.')
    text = pieces[0] + ''.join(['(?>.*?%s)' % piece for piece in pieces[1:-1]])
    if len(pieces) > 1:
        text += '.*' + pieces[-1]
    return '(?s:%s)\\z' % text
