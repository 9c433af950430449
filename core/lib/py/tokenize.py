"""The tokens of Python source text, with its comments, and text made of tokens.

The text is cut by the tokenizer of the parser itself; what that leaves out (comments, empty lines) is found between its pieces.
"""
import codecs
import collections
import re
import token
from _hn import _lexemes
from token import EXACT_TOKEN_TYPES, tok_name

global COMMENT, DEDENT, ENCODING, ENDMARKER, FSTRING_END, FSTRING_MIDDLE, FSTRING_START, INDENT, NAME, NEWLINE, NL, NUMBER, OP, STRING
global TSTRING_END, TSTRING_MIDDLE, TSTRING_START

globals().update({name: getattr(token, name) for name in token.__all__})
__all__ = token.__all__ + ['tokenize', 'generate_tokens', 'detect_encoding', 'untokenize', 'TokenInfo', 'open', 'TokenError']


class TokenError(Exception):
    pass


class TokenInfo(collections.namedtuple('TokenInfo', 'type string start end line', module='tokenize')):
    def __repr__(self):
        kind = '%d (%s)' % (self.type, tok_name[self.type])
        return 'TokenInfo(type=%s, string=%r, start=%r, end=%r, line=%r)' % (kind, self.string, self.start, self.end, self.line)

    @property
    def exact_type(self):
        if self.type != OP:
            return self.type
        return EXACT_TOKEN_TYPES.get(self.string, OP)


# ---- reading ----

_LINES = re.compile('[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+')
_PLAIN_PIECE = re.compile(r'(?:\\N(?!\{)|\\[^N{}]|\\(?=[{}])|[^{}\\])*(?:\{\{|\}\}|\\N\{[^}]*\}?|[{}]|$)', re.S)
_RAW_PIECE = re.compile(r'[^{}]*(?:\{\{|\}\}|[{}]|$)')
_NAMED = re.compile(r'((?<!\\)(?:\\\\)*\\N\{[^}]*\}?)')
_KINDS = (ENDMARKER, NEWLINE, INDENT, DEDENT, NAME, NUMBER, STRING, FSTRING_START, FSTRING_MIDDLE, FSTRING_END, OP)
_END, _NEWLINE, _INDENT, _DEDENT, _FSTART, _FMIDDLE, _FEND = 0, 1, 2, 3, 7, 8, 9


class _Cutter:
    """Goes through the pieces of a text."""

    def __init__(self, text):
        self.lines = _LINES.findall(text)
        self.found, self.wrong = _lexemes('\ufeff' + text)  # that one alone is left out
        self.row, self.col = 1, 0
        self.strings = []  # whether each f-string that is open is a t-string, and is raw

    def line(self, row):
        return self.lines[row - 1] if row <= len(self.lines) else ''

    # A line without its end, and that end.
    def parted(self, row):
        line = self.line(row)
        body = line.rstrip('\r\n')
        return body, line[len(body):]

    def newline(self, kind, row):
        body, end = self.parted(row)
        width = 2 if end[:1] == '\r' else 1
        return TokenInfo(kind, end, (row, len(body)), (row, len(body) + width), self.line(row))

    # The comments and the ends of lines up to a place, which no piece has.
    def between(self, row, col):
        while (self.row, self.col) < (row, col):
            body = self.parted(self.row)[0]
            gap = body[self.col:] if self.row < row else self.line(row)[self.col:col]
            start = gap.find('#')
            if start >= 0:
                at = self.col + start
                yield TokenInfo(COMMENT, gap[start:], (self.row, at), (self.row, at + len(gap) - start), self.line(self.row))
            if self.row == row:
                break
            if start >= 0 or not gap.endswith('\\'):
                yield self.newline(NL, self.row)
            self.row, self.col = self.row + 1, 0

    def tokens(self):
        found = self.found
        if self.wrong is not None and found and found[-5] == _FMIDDLE and '-string literal' in self.wrong[1]:
            del found[-5:]
        for i in range(0, len(found), 5):
            kind, row, col, end_row, end_col = found[i:i + 5]
            if kind == _END and row > len(self.lines) + 1:
                row = end_row = len(self.lines) + 1
            yield from self.between(row, col)
            yield from self.piece(kind, row, col, end_row, end_col)
            self.row, self.col = end_row, end_col
            if kind == _NEWLINE:
                self.row, self.col = row + 1, 0
        if self.wrong is not None:
            yield from self.fail(*self.wrong)

    def cut(self, row, col, end_row, end_col):
        if row == end_row:
            return self.line(row)[col:end_col]
        return ''.join([self.line(row)[col:], *self.lines[row:end_row - 1], self.line(end_row)[:end_col]])

    def piece(self, kind, row, col, end_row, end_col):
        if kind == _NEWLINE:
            yield self.newline(NEWLINE, row)
            return
        if kind == _INDENT:
            col = 0
        text = self.cut(row, col, end_row, end_col)
        if kind == _FMIDDLE:
            yield from self.middles(text, row, col)
            return
        line = self.line(row) if row == end_row else ''.join(self.lines[row - 1:end_row])
        number = _KINDS[kind]
        if kind == _FSTART:
            prefix = text.rstrip('\'"').lower()
            self.strings.append(('t' in prefix, 'r' in prefix))
        if (kind == _FSTART or kind == _FEND) and self.strings[-1][0]:
            number = TSTRING_START if kind == _FSTART else TSTRING_END
        if kind == _FEND:
            self.strings.pop()
        yield TokenInfo(number, text, (row, col), (end_row, end_col), line)

    # The text of an f-string ends behind a brace that stands twice, and has it once; and behind a character's name.
    def middles(self, text, row, col):
        is_t, raw = self.strings[-1]
        number = TSTRING_MIDDLE if is_t else FSTRING_MIDDLE
        next_piece = (_RAW_PIECE if raw else _PLAIN_PIECE).match
        at = 0
        while at < len(text) or not text:
            end = next_piece(text, at).end() if text else 0
            part = text[at:end]
            doubled = part.endswith(('{{', '}}'))
            if doubled:
                part = part[:-1]
            breaks = part.count('\n')
            end_row, end_col = row + breaks, len(part) - part.rfind('\n') - 1 if breaks else col + len(part)
            yield TokenInfo(number, part, (row, col), (end_row, end_col), ''.join(self.lines[row - 1:end_row]))
            row, col, at = end_row, end_col + doubled, end
            if not text:
                break

    def fail(self, kind, message, row, offset, end_row, end_offset):
        if kind == 1 or kind == 2:
            error = (IndentationError, TabError)[kind - 1]
            body = self.parted(row)[0]
            raise error(message, ('<string>', row, len(body) + 1, body, None, None))
        if message.endswith('was never closed') or message == 'unexpected EOF while parsing':
            last = len(self.lines)
            started = self.strings or message.startswith('unexpected') and self.row == last and self.col
            yield from self.between(last + 1, 0)
            raise TokenError('unexpected EOF in multi-line statement', (last, len(self.parted(last)[0]) + 1 if started else 0))
        if message.startswith('source code'):
            row, offset, message = 1, 0, 'source code cannot contain null bytes'
        if message.startswith('unexpected character'):
            offset += 1
        if message.endswith("single '}' is not allowed"):
            yield from self.middles('', row, offset - 1)
        if message.startswith('unterminated triple-quoted string literal'):
            message = 'EOF in multi-line string'
        yield from self.between(row, offset - 1 if row > self.row else self.col)
        raise TokenError(message, (max(row, 1), max(offset, 0)))


def _tokens_of(readline, encoding=None):
    parts = []
    while True:
        try:
            line = readline()
        except StopIteration:
            break
        if not isinstance(line, str if encoding is None else bytes):
            raise TypeError('readline() returned a non-string object')
        if not line:
            break
        parts.append(line)
    text = ''.join(parts) if encoding is None else b''.join(parts).decode(encoding)
    yield from _Cutter(text).tokens()


def generate_tokens(readline):
    """The tokens of text that a function reads line by line, as str."""
    return _tokens_of(readline)


def tokenize(readline):
    """The tokens of text that a function reads line by line, as bytes; the first says how they are encoded."""
    encoding, read = detect_encoding(readline)
    return _encoded(readline, encoding, read)


def _encoded(readline, encoding, read):
    if encoding == 'utf-8-sig':  # its mark has been read
        encoding = 'utf-8'
    yield TokenInfo(ENCODING, encoding, (0, 0), (0, 0), '')
    waiting = read[::-1]
    yield from _tokens_of(lambda: waiting.pop() if waiting else readline(), encoding)


# ---- encodings ----

_DECLARED = re.compile(rb'[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)', re.ASCII)
_NOTHING = re.compile(rb'[ \t\f]*(?:[#\r\n]|$)', re.ASCII)


# That lines are text in an encoding.
def _check(lines, encoding, where):
    try:
        for line in lines:
            line.decode(encoding)
    except UnicodeDecodeError:
        raise SyntaxError('invalid or missing encoding declaration' + where)


# The encoding that the last of the lines declares, or None.
def _declared(lines, has_mark, name):
    line = lines[-1]
    where = ' for ' + repr(name) if name else ''
    if b'\0' in line:
        raise SyntaxError('source code cannot contain null bytes')
    _check([line], 'utf-8', where)
    found = _DECLARED.match(line)
    if not found:
        return None
    told = found[1].decode()
    plain = told[:12].lower().replace('_', '-')
    for short, names in (('utf-8', ('utf-8',)), ('iso-8859-1', ('latin-1', 'iso-8859-1', 'iso-latin-1'))):
        if plain in names or plain.startswith(tuple([other + '-' for other in names])):
            told = short
    try:
        known = codecs.lookup(told).name
    except LookupError:
        raise SyntaxError('unknown encoding' + (where + ': ' if name else ': ') + told)
    if has_mark and known != 'utf-8':
        raise SyntaxError('encoding problem' + where + ': utf-8')
    _check(lines, told, where)
    return told


def detect_encoding(readline):
    """How source text is encoded, and the lines that were read to find that out: two at most."""
    name = getattr(getattr(readline, '__self__', None), 'name', None)
    read, has_mark = [], False
    while len(read) < 2:
        try:
            line = readline()
        except StopIteration:
            line = b''
        if not read and line.startswith(codecs.BOM_UTF8):
            has_mark, line = True, line[3:]
        if not line:
            break
        read.append(line)
        encoding = _declared(read, has_mark, name)
        if encoding is not None:
            return 'utf-8-sig' if has_mark else encoding, read
        if not _NOTHING.match(line):
            break
    return 'utf-8-sig' if has_mark else 'utf-8', read


# The encoding of a source that is bytes.
def _encoding_of(data):
    from io import BytesIO
    return detect_encoding(BytesIO(data).readline)[0]


def open(filename):
    """A source file opened for reading text, in the encoding that it declares."""
    import io
    file = io.open(filename, 'rb')
    try:
        encoding = detect_encoding(file.readline)[0]
        file.seek(0)
        text = io.TextIOWrapper(file, encoding, line_buffering=True)
        text.mode = 'r'
        return text
    except:
        file.close()
        raise


# ---- writing ----

_OPENING, _CLOSING = (STRING, FSTRING_START, TSTRING_START), (STRING, FSTRING_END, TSTRING_END)


class _Writer:
    """Puts tokens one behind the other: at their places, or, from one without a place on, with a blank where one may be needed."""

    def __init__(self):
        self.parts = []
        self.row, self.col = 1, 0
        self.encoding = None
        self.indents = []
        self.fresh = False  # a line begins
        self.last = self.tail = None
        self.line = ''
        self.strings = 0  # f-strings that are open

    def move_to(self, row, col):
        if (row, col) < (self.row, self.col):
            raise ValueError('start (%d,%d) precedes previous end (%d,%d)' % (row, col, self.row, self.col))
        if row > self.row:
            self.parts.append(self.behind() + '\\\n' * (row - self.row))
            self.col = 0
        self.parts.append(' ' * (col - self.col))

    # The blanks that stand before the backslash of the last token's line.
    def behind(self):
        rest = self.line.splitlines()[-1][self.col:] if self.line else ''
        return rest[:-1] if rest.endswith('\\') and rest[:-1].isspace() else ''

    def placed(self, kind, text, start, end, line):
        if kind == ENCODING:
            self.encoding = text
            return
        if kind == ENDMARKER:
            return
        if kind == INDENT:
            self.indents.append(text)
            return
        if kind == DEDENT:
            self.indents.pop()
            self.row, self.col = end
            return
        if kind in (NEWLINE, NL):
            self.fresh = True
        elif self.fresh and self.indents:
            margin = self.indents[-1]
            if start[1] >= len(margin):
                self.parts.append(margin)
                self.col = len(margin)
            self.fresh = False
        self.move_to(*start)
        if kind in (FSTRING_MIDDLE, TSTRING_MIDDLE) and ('{' in text or '}' in text):
            written = _doubled(text)
            end = end[0], end[1] + len(written) - len(text)
            text = written
        self.parts.append(text)
        self.line = line
        self.row, self.col = end
        if kind in (NEWLINE, NL):
            self.row, self.col = self.row + 1, 0

    def loose(self, kind, text):
        if kind == ENCODING:
            self.encoding = text
            return
        if kind == INDENT:
            self.indents.append(text)
            return
        if kind == DEDENT:
            self.indents.pop()
            return
        if kind in (NEWLINE, NL):
            self.fresh = True
        elif self.fresh and self.indents:
            self.parts.append(self.indents[-1])
            self.fresh = False
        self.strings += (kind in _OPENING[1:]) - (kind in _CLOSING[1:])
        if kind in (NAME, NUMBER):
            text += ' '
        elif kind == OP and self.strings and text == self.tail and text in ('{', '}'):
            text = ' ' + text
        elif kind in _OPENING and self.last in _CLOSING:
            text = ('  ' if kind == self.last else ' ') + text
        elif kind in (FSTRING_MIDDLE, TSTRING_MIDDLE):
            text = _doubled(text)
        self.parts.append(text)
        self.last, self.tail = kind, text


# Braces twice, but those of \N{...}.
def _doubled(text):
    pieces = _NAMED.split(text)
    return ''.join([piece if i % 2 else piece.replace('{', '{{').replace('}', '}}') for i, piece in enumerate(pieces)])


def untokenize(iterable):
    """Text of which the same tokens can be read: str, or bytes where the first token says how they are encoded."""
    writer, loose = _Writer(), False
    for given in iterable:
        loose = loose or len(given) == 2
        if loose:
            writer.loose(given[0], given[1])
        else:
            writer.placed(*given)
    text = ''.join(writer.parts)
    return text if writer.encoding is None else text.encode(writer.encoding)
