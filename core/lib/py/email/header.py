"""Headers with text that is not ASCII (RFC 2047)."""

import re as _re
from email import charset as _charset, errors as _errors

__all__ = ['Header', 'decode_header', 'make_header']

Charset = _charset.Charset
NL, SPACE, BSPACE, SPACE8, EMPTYSTRING, MAXLINELEN, FWS = '\n', ' ', b' ', ' ' * 8, '', 78, ' \t'
USASCII, UTF8 = Charset('us-ascii'), Charset('utf-8')
ecre = _re.compile(r'=\?(?P<charset>[^?]*?)\?(?P<encoding>[qQbB])\?(?P<encoded>.*?)\?=', _re.MULTILINE)


def _words(header):
    """[text, encoding, charset] of each encoded word and of what is between; blanks between two of them do not count."""
    words = []
    for line in header.splitlines():
        at, first = 0, True
        for match in [*ecre.finditer(line), None]:
            plain = line[at : match.start() if match else len(line)]
            plain, first = plain.lstrip() if first else plain, False
            if plain:
                words.append((plain, None, None))
            if match:
                words.append((match['encoded'], match['encoding'].lower(), match['charset'].lower()))
                at = match.end()
    last = len(words) - 1
    return [word for i, word in enumerate(words)
            if not (0 < i < last and word[1] is None and words[i - 1][1] and words[i + 1][1] and word[0].isspace())]


def _decoded(text, encoding):
    if encoding is None:
        return text.encode('raw-unicode-escape')
    if encoding == 'q':
        from email.quoprimime import header_decode

        return header_decode(text).encode('raw-unicode-escape')
    from binascii import Error
    from email.base64mime import decode

    try:
        return decode(text + '==='[: -len(text) % 4])
    except Error:
        raise _errors.HeaderParseError('Base64 decoding error')


def decode_header(header):
    """[(bytes, charset)] of a header; [(header, None)] where nothing is encoded."""
    if hasattr(header, '_chunks'):
        return [(_charset._encode(text, str(charset)), str(charset)) for text, charset in header._chunks]
    if not ecre.search(header):
        return [(header, None)]
    from itertools import groupby

    grouped = groupby(_words(header), lambda word: word[2])
    return [((BSPACE if charset is None else b'').join([_decoded(*word[:2]) for word in words]), charset)
            for charset, words in grouped]


def make_header(decoded_seq, maxlinelen=None, header_name=None, continuation_ws=' '):
    """The Header of what decode_header() gives."""
    made = Header(maxlinelen=maxlinelen, header_name=header_name, continuation_ws=continuation_ws)
    for text, charset in decoded_seq:
        made.append(text, charset if charset is None or isinstance(charset, Charset) else Charset(charset))
    return made


class Header:
    """Text in one or more character sets, and how long its lines may be."""

    def __init__(self, s=None, charset=None, maxlinelen=None, header_name=None, continuation_ws=' ', errors='strict'):
        charset = USASCII if charset is None else charset
        self._charset = charset if isinstance(charset, Charset) else Charset(charset)
        self._continuation_ws, self._chunks = continuation_ws, []
        if s is not None:
            self.append(s, self._charset, errors)
        self._maxlinelen = MAXLINELEN if maxlinelen is None else maxlinelen
        self._headerlen = 0 if header_name is None else len(header_name) + 2

    def __str__(self):
        self._normalize()
        shown, before, blank = [], None, None
        for text, charset in self._chunks:
            plain = charset in (None, 'us-ascii')
            if charset == _charset.UNKNOWN8BIT:
                text = text.encode('ascii', 'surrogateescape').decode('ascii', 'replace')
            if shown:
                if before not in (None, 'us-ascii'):
                    if plain and not (text and self._nonctext(text[0])):
                        shown.append(SPACE)
                        charset = None
                elif not plain and not blank:
                    shown.append(SPACE)
            blank, before = text and self._nonctext(text[-1]), charset
            shown.append(text)
        return ''.join(shown)

    def __eq__(self, other):
        return other == str(self)

    def append(self, s, charset=None, errors='strict'):
        """Add text, or bytes of a character set."""
        charset = self._charset if charset is None else charset if isinstance(charset, Charset) else Charset(charset)
        if not isinstance(s, str):
            codec = charset.input_codec or 'us-ascii'
            s = s.decode('us-ascii', 'surrogateescape') if codec == _charset.UNKNOWN8BIT else s.decode(codec, errors)
        codec = charset.output_codec or 'us-ascii'
        if codec != _charset.UNKNOWN8BIT:
            try:
                s.encode(codec, errors)
            except UnicodeEncodeError:
                if codec == 'us-ascii':
                    charset = UTF8
                else:
                    raise
        self._chunks += [(s, charset)]

    def _nonctext(self, s):
        return s in ('(', ')', '\\') or s.isspace()

    def encode(self, splitchars=';, \t', maxlinelen=None, linesep='\n'):
        """The header as it stands in a mail, folded."""
        self._normalize()
        most = self._maxlinelen if maxlinelen is None else maxlinelen
        lines = _Lines(self._headerlen, most or 1000000, self._continuation_ws, splitchars)
        before = blank = space = None
        for text, charset in self._chunks:
            plain = charset in (None, 'us-ascii')
            if space is not None:
                space = text and self._nonctext(text[0])
                if not (space and plain if before not in (None, 'us-ascii') else plain or blank):
                    lines.parts.append((' ', ''))
                    lines.size += 1
            blank, before, space = text and self._nonctext(text[-1]), charset, False
            rows = text.splitlines() or ['']
            lines.feed('', rows[0], charset)
            for row in rows[1:]:
                lines.newline()
                bare = row.lstrip()
                if charset.header_encoding is None:
                    lines.feed(row[: len(row) - len(bare)], bare, charset)
                else:
                    lines.feed(self._continuation_ws, ' ' + bare, charset)
            if len(rows) > 1:
                lines.newline()
        if self._chunks:
            lines.push(' ', '')
        lines.newline()
        value = linesep.join(lines.done)
        if _re.search(r'\n[^ \t]+:', value):
            raise _errors.HeaderParseError(f'header value appears to contain an embedded header: {value!r}')
        return value

    def _normalize(self):
        """Make one of chunks of one character set."""
        merged, last = [], None
        for text, charset in self._chunks:
            if merged and charset == last:
                merged[-1][0].append(text)
            else:
                merged.append(([text], charset))
                last = charset
        self._chunks = [(SPACE.join(texts), charset) for texts, charset in merged]


class _Lines:
    """Folds a header: parts are the pairs (blanks, text) of the line that is being filled."""

    def __init__(self, start, most, margin, splitchars):
        self.most, self.margin, self.splitchars = most, margin, splitchars
        self.done, self.parts, self.start, self.size = [], [], start, start

    def push(self, blanks, text):
        self.parts.append((blanks, text))
        self.size += len(blanks) + len(text)

    def reset(self, parts):
        self.parts, self.start = parts, 0
        self.size = sum([len(blanks) + len(text) for blanks, text in parts])

    def newline(self):
        if self.parts and self.parts[-1] == (' ', ''):
            self.parts.pop()
            self.size -= 1
        if self.size > 0:
            line = ''.join([blanks + text for blanks, text in self.parts])
            if self.done and (not line or line.isspace()) and self.start == 0:
                self.done[-1] += line
            else:
                self.done.append(line)
        self.reset([])

    def rooms(self):
        yield self.most - self.size
        while True:
            yield self.most - len(self.margin)

    def feed(self, blanks, text, charset):
        if charset.header_encoding is None:
            pieces = _re.split('([ \t]+)', blanks + text)
            if pieces[0]:
                pieces.insert(0, '')
            else:
                del pieces[0]
            for i in range(0, len(pieces) - 1, 2):
                self.add(pieces[i], pieces[i + 1])
            return
        words = charset.header_encode_lines(text, self.rooms())
        if words[0] is not None:
            self.add(blanks, words[0])
        if len(words) > 1:
            self.newline()
            self.push(self.margin, words[-1])
            self.done += [self.margin + word for word in words[1:-1]]

    def place(self):
        """Before which part the line is to be broken: behind the last of the best characters to do so; 0 where there is none."""
        for sign in self.splitchars:
            for i in range(len(self.parts) - 1, 0, -1):
                if sign.isspace() and self.parts[i][0][:1] == sign or self.parts[i - 1][1][-1:] == sign:
                    return i
        return 0

    def add(self, blanks, text):
        self.push(blanks, text)
        if self.size <= self.most:
            return
        i = self.place()
        if i:
            self.done.append(''.join([a + b for a, b in self.parts[:i]]))
            self.reset(self.parts[i:])
            return
        blanks, text = self.parts.pop()
        self.size -= len(blanks) + len(text)
        if self.start > 0:
            self.newline()
            blanks = blanks or ' '
        self.push(blanks, text)
