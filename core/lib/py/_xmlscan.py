"""XML, taken apart as it comes: what pyexpat's parsers do with elements and text."""

import re
from codecs import getincrementaldecoder

from _hn import _instance, _tp_name, _type_made, _type_seal

# What may not stand in a document: controls, halves of pairs (bytes that could not be decoded are such), and two that are no characters.
BAD = r'\0-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff'
_FIRST = (r':A-Z_a-z\xc0-\xd6\xd8-\xf6\xf8-\u02ff\u0370-\u037d\u037f-\u1fff\u200c\u200d\u2070-\u218f\u2c00-\u2fef\u3001-\ud7ff'
          r'\uf900-\ufdcf\ufdf0-\ufffd\U00010000-\U000effff')
NEXT = rf'[-.0-9\xb7\u0300-\u036f\u203f\u2040{_FIRST}]'
NAME = rf'[{_FIRST}]{NEXT}*+'
S = r'[ \t\r\n]'
_HEX = '[0-9a-fA-F]'
_REF = rf'&(?:{NAME}|#[0-9]++|#x{_HEX}++);'
_PART_REF = rf'&(?:{NAME}|#(?:x{_HEX}*+|[0-9]++)?)?'
_IN_VALUES = [rf'(?:[^<{quote}&{BAD}]++|{_REF})*+' for quote in '"\'']
_VALUE = f'"{_IN_VALUES[0]}"|\'{_IN_VALUES[1]}\''
_PART_VALUE = '|'.join([f'{quote}{inner}(?:{_PART_REF})?' for quote, inner in zip('"\'', _IN_VALUES)])
_ATTRIBUTES = f'(?:{S}++{NAME}{S}*+={S}*+(?:{_VALUE}))*+'
COMMENT = rf'(?:[^-{BAD}]++|-(?!-))*+'
PI = rf'(?:[^?{BAD}]++|\?(?!>))*+'
# The longest beginnings of markup: what follows one is wrong, or still to come.
PART_NOTE = rf'\?(?:{NAME}(?:\?|{S}{PI}\??)?)?|!--{COMMENT}(?:--)?'
_PART = re.compile(rf'<(?:{PART_NOTE}|!(?:-|\[(?:C(?:D(?:A(?:T(?:A\[?)?)?)?)?)?)?|/(?:{NAME}{S}*+)?|'
                   rf'{NAME}{_ATTRIBUTES}(?:{S}++{NAME}{S}*+(?:={S}*+(?:{_PART_VALUE})?)?|{S}*+/?))?|{_PART_REF}').match
_RUN = rf'(?:[^<&\]{BAD}]++|\](?!\]>))++'
# Text, and the tag behind it.
_PIECE = re.compile(rf'({_RUN})?+(?:<(?:({NAME})({_ATTRIBUTES}){S}*+(/?)>|/({NAME}){S}*+>))?').match
_ATTRIBUTE = re.compile(rf'({NAME}){S}*=({S}*)(?:"([^"]*)"|\'([^\']*)\')')
_REFERENCE = re.compile(rf'&(?:({NAME})|#([0-9]+)|#x({_HEX}+));')
_NOTE = re.compile(rf'<\?({NAME})(?:{S}++({PI}))?\?>|<!--({COMMENT})-->').match
_CDATA = re.compile(rf'<!\[CDATA\[([^\]{BAD}]*+(?:\](?!\]>)[^\]{BAD}]*+)*+)(\]\]>)?').match
_LINES = re.compile(r'[^\n]+|\n').findall
_RAW_LINES = re.compile(r'[^\r\n]+|\r\n?|\n').finditer
_SPACES = re.compile(' +')
_DECLARED = re.compile(rb'<\?xml[ \t\r\n][^>]*?encoding[ \t\r\n]*=[ \t\r\n]*["\']([A-Za-z][-A-Za-z0-9._]*)["\']').match
_PREDEFINED = {'lt': '<', 'gt': '>', 'amp': '&', 'quot': '"', 'apos': "'"}
_XML, _XMLNS = 'http://www.w3.org/XML/1998/namespace', 'http://www.w3.org/2000/xmlns/'

MESSAGES = dict(enumerate((
    'out of memory; syntax error; no element found; not well-formed (invalid token); unclosed token; partial character; mismatched tag; '
    'duplicate attribute; junk after document element; illegal parameter entity reference; undefined entity; recursive entity reference; '
    'asynchronous entity; reference to invalid character number; reference to binary entity; reference to external entity in attribute; '
    'XML or text declaration not at start of entity; unknown encoding; encoding specified in XML declaration is incorrect; '
    'unclosed CDATA section; error in processing external entity reference; document is not standalone; '
    'unexpected parser state - please send a bug report; entity declared in parameter entity; '
    'requested feature requires XML_DTD support in Expat; cannot change setting once parsing has begun; unbound prefix; '
    'must not undeclare prefix; incomplete markup in parameter entity; XML declaration not well-formed; text declaration not well-formed; '
    'illegal character(s) in public id; parser suspended; parser not suspended; parsing aborted; parsing finished; '
    'cannot suspend in external parameter entity; '
    'reserved prefix (xml) must not be undeclared or bound to another namespace name; '
    'reserved prefix (xmlns) must not be declared or undeclared; prefix must not be bound to one of the reserved namespace names; '
    'invalid argument; a successful prior call to function XML_GetBuffer is required; '
    'limit on input amplification factor (from DTD and entities) breached; parser not started').split('; '), 1))
(SYNTAX, NO_ELEMENTS, INVALID, UNCLOSED, _, MISMATCH, DUPLICATE, JUNK, IN_PARAMETER, UNDEFINED, RECURSIVE, _ASYNC, BAD_NUMBER, _BINARY,
 _EXTERNAL, MISPLACED, _, INCORRECT, _UNCLOSED_CDATA, _REFUSED, NOT_STANDALONE) = range(2, 23)
_UNBOUND, _UNDECLARED, BAD_DECLARATION, PUBLIC_ID, _FINISHED = 27, 28, 30, 32, 36
_RESERVED_XML, _RESERVED_XMLNS, _RESERVED_NAME, _AMPLIFIED = 38, 39, 40, 43
_MUCH, _MOST = 8 << 20, 100  # expansion that is let pass, and what it may be beyond, as a factor of what was fed

HANDLERS = ('StartElementHandler', 'EndElementHandler', 'ProcessingInstructionHandler', 'CharacterDataHandler', 'UnparsedEntityDeclHandler',
            'NotationDeclHandler', 'StartNamespaceDeclHandler', 'EndNamespaceDeclHandler', 'CommentHandler', 'StartCdataSectionHandler',
            'EndCdataSectionHandler', 'DefaultHandler', 'DefaultHandlerExpand', 'NotStandaloneHandler', 'ExternalEntityRefHandler',
            'StartDoctypeDeclHandler', 'EndDoctypeDeclHandler', 'EntityDeclHandler', 'XmlDeclHandler', 'ElementDeclHandler',
            'AttlistDeclHandler', 'SkippedEntityHandler')


class ExpatError(Exception):
    """What is wrong with a document; code, lineno and offset say what and where."""


ExpatError.__module__ = 'xml.parsers.expat'


class Wrong(Exception):
    """Raised where a document is wrong: the error's number and its place."""

    def __init__(self, code, at=None):
        self.code, self.at = code, at


def lines(text):
    """Text with its line ends as \\n."""
    return text.replace('\r\n', '\n').replace('\r', '\n') if '\r' in text else text


def character(decimal, digits):
    """What &#decimal; or &#xdigits; stands for."""
    digits, base = (decimal, 10) if decimal else (digits, 16)
    digits = digits.lstrip('0')
    number = int(digits or '0', base) if len(digits) < 8 else 1 << 24
    if number < 32 and number not in (9, 10, 13) or 0xd800 <= number < 0xe000 or number in (0xfffe, 0xffff) or number > 0x10ffff:
        raise Wrong(BAD_NUMBER)
    return chr(number)


class Declared:
    """What a document's declarations say, for its parser and those of its entities."""
    __slots__ = 'entities', 'attributes', 'complete', 'standalone', 'indirect', 'fed'

    def __init__(self):
        self.entities = {}  # name: [text or None, system id, public id, notation]
        self.attributes = {}  # element: {attribute: (type, default)}
        self.complete, self.standalone = True, False  # no parameter entity or external subset was left out
        self.indirect = self.fed = 0


class xmlparser:
    """XML parser"""
    __slots__ = (*[name for name in HANDLERS if name != 'CharacterDataHandler'], 'intern', '_characters', '_buffer', '_used', '_size',
                 '_ordered', '_specified', '_prefixes', '_deferred', '_base', '_separator', '_brace', '_whole', '_encoding', '_head',
                 '_decoder', '_width', '_text', '_pos', '_at', '_mark', '_final', '_before', '_state', '_open', '_frames', '_names',
                 '_spaces', '_error', '_declared', '_external', '_doctype')

    # What is fed

    def Parse(self, data, isfinal=False, /):
        """Take more of the document; isfinal says that there is no more."""
        if isinstance(data, str):
            data = data.encode()
            if self._decoder is None:
                self._encoding = 'utf-8'
        elif not isinstance(data, bytes):
            try:
                data = memoryview(data).tobytes()
            except TypeError:
                raise TypeError(f"a bytes-like object is required, not '{_tp_name(data)}'") from None
        if self._error is not None or self._final:
            self._raise(*(self._error or (_FINISHED, self._pos)))
        self._final = bool(isfinal)
        self._declared.fed += len(data)
        try:
            self._text += self._decoded(data)
            if self._due():
                self._go()
        except Wrong as wrong:
            self._error = wrong.code, self._at if wrong.at is None else wrong.at
        except BaseException:
            self._error = _FINISHED, self._pos
            raise
        if self._error is not None:
            self._raise(*self._error)
        self._flush()
        return 1

    def ParseFile(self, file, /):
        """Take a document from a file."""
        read = getattr(file, 'read', None)
        if read is None:
            raise TypeError("argument must have 'read' attribute")
        while True:
            data = read(2048)
            if not isinstance(data, (bytes, bytearray)):
                raise TypeError(f'read() did not return a bytes object (type={_tp_name(data)})')
            if not data:
                return self.Parse(b'', True)
            self.Parse(data)

    def _due(self):
        """Whether there is enough to look again at what was not whole."""
        waiting = len(self._text) - self._pos
        return self._final or not self._deferred or waiting >= 2 * self._before

    def _go(self):
        before = self._pos
        while self._state(self):
            pass
        self._before = len(self._text) - self._pos if self._pos == before else 0
        if self._pos > 65536 or self._pos == len(self._text):
            self._place(self._pos)
            self._text, self._at = self._text[self._pos :], self._at - self._pos
            self._mark = (0, *self._mark[1:])
            self._pos = 0

    def _decoded(self, data):
        if self._decoder is None:
            data = self._head + data
            if not self._choose(data):
                self._head = data
                return ''
            self._head = b''
        text = self._decoder.decode(data, self._final)
        return text

    def _choose(self, data):
        """Choose how the document is decoded; False where more of it has to come first."""
        if len(data) < 4 and not self._final:
            return False
        name, self._width = self._encoding, 1
        if data[:2] in (b'\xfe\xff', b'\xff\xfe'):
            name, self._width = 'utf-16', 2
        elif data[:2] in (b'<\0', b'\0<'):
            name, self._width = ('utf-16-le' if data[0] else 'utf-16-be'), 2
        elif data[:3] == b'\xef\xbb\xbf':
            name = 'utf-8-sig'
        elif name is None:
            if data[:5] == b'<?xml' and b'>' not in data and not self._final:
                return False
            found = _DECLARED(data)
            name = found[1].decode() if found else 'utf-8'
        if name.lower() in ('utf-16', 'utf-16-le', 'utf-16-be') and self._width == 1:
            if self._encoding is None:
                self._text = data.decode('latin-1')
                raise Wrong(INCORRECT, found.start(1))
            name, self._width = ('utf-16-be' if name.lower() == 'utf-16' else name), 2
        if name.lower() in ('utf-8', 'utf-8-sig'):
            self._width = 0
        elif self._width == 1:
            if len(bytes(range(256)).decode(name, 'replace')) != 256:
                raise ValueError('multi-byte encodings are not supported')
        self._decoder = getincrementaldecoder(name)('surrogateescape' if self._width < 2 else 'replace')
        return True

    # Where it is

    def _bytes(self, text):
        if self._width or text.isascii():
            return len(text) * (self._width or 1)
        return len(text.encode('utf-8', 'surrogateescape'))

    def _place(self, at):
        """(line, column, byte) of a place in the text."""
        seen, line, column, byte = self._mark
        if at < seen:
            return line, column, byte
        passed = (self._frames[0][0] if self._frames else self._text)[seen:at]
        if '\n' in passed or '\r' in passed:
            passed_lines = lines(passed)
            line += passed_lines.count('\n')
            column = len(passed_lines) - passed_lines.rindex('\n') - 1
        else:
            column += len(passed)
        byte += self._bytes(passed)
        self._mark = at, line, column, byte
        return line, column, byte

    def _raise(self, code, at):
        line, column, byte = self._place(at)
        self._at = at
        error = ExpatError(f'{MESSAGES[code]}: line {line}, column {column}')
        error.code, error.offset, error.lineno = code, column, line
        raise error

    def GetInputContext(self):
        """What was fed, from the current event on."""
        return self._text[self._at :].encode() if self._at < len(self._text) else None

    # Settings

    def SetBase(self, base, /):
        """Say where the document is."""
        self._base = base

    def GetBase(self):
        """Where the document is."""
        return self._base

    def SetReparseDeferralEnabled(self, enabled, /):
        """Whether unfinished markup is looked at again only when there is twice as much."""
        self._deferred = bool(enabled)

    def GetReparseDeferralEnabled(self):
        """Whether unfinished markup waits."""
        return self._deferred

    def SetParamEntityParsing(self, flag, /):
        """Parameter entities are not read here."""
        return int(0 <= flag <= 2)

    def UseForeignDTD(self, flag=True, /):
        """Act as if there were an external DTD, which is not read."""
        if self._text or self._mark[0]:
            error = ExpatError(MESSAGES[26] + ': line 1, column 0')
            error.code, error.offset, error.lineno = 26, 0, 1
            raise error
        self._declared.complete = not flag

    def SetAllocTrackerActivationThreshold(self, threshold, /):
        """Memory is the sandbox's to limit."""

    def SetAllocTrackerMaximumAmplification(self, max_factor, /):
        """Memory is the sandbox's to limit."""

    def ExternalEntityParserCreate(self, context, encoding=None, /):
        """A parser for what an external entity says, with this one's handlers."""
        if context is not None and not isinstance(context, str):
            raise TypeError(f'ExternalEntityParserCreate() argument 1 must be str or None, not {_tp_name(context)}')
        made = create(encoding, self._separator, self.intern)
        for name in HANDLERS:
            setattr(made, name, getattr(self, name))
        for name in '_declared', '_brace', '_whole', '_buffer', '_size', '_ordered', '_specified', '_prefixes', '_base', '_spaces', '_names':
            setattr(made, name, getattr(self, name))
        made._buffer = None if self._buffer is None else []
        made._external = True
        return made

    # Text

    def _flush(self):
        if self._used:
            text, self._used = ''.join(self._buffer), 0
            self._buffer.clear()
            if self._characters is not None:
                self._characters(text)

    def _data(self, text, at, end):
        """Text that a place in the document stands for."""
        if self._characters is None:
            if self.DefaultHandlerExpand or self.DefaultHandler:
                for found in _RAW_LINES(self._text, at, end):
                    self._at = self._at if self._frames else found.start()
                    self._default(*found.span())
        elif self._whole:
            self._characters(text)
        elif self._buffer is None:
            for piece in _LINES(text):
                if self._characters is not None:
                    self._characters(piece)
                if not self._frames:
                    self._at += len(piece) + (piece == '\n' and self._text.startswith('\r\n', self._at))
        elif self._used + len(text) <= self._size:
            self._used += len(text)
            self._buffer.append(text)
        else:
            self._long(_LINES(text))

    def _long(self, pieces):
        for piece in pieces:
            if self._used + len(piece) > self._size:
                self._flush()
            if self._characters is None:
                return
            if len(piece) > self._size:
                self._characters(piece)
            else:
                self._used += len(piece)
                self._buffer.append(piece)

    def _default(self, at, end):
        """Hand on what no handler is there for."""
        handle = self.DefaultHandlerExpand or self.DefaultHandler
        if handle is not None:
            self._flush()
            handle(self._text[at:end])

    def _told(self, name, at, end, *values):
        """Call a handler, or the one for what has none."""
        handle = getattr(self, name)
        if handle is None:
            return self._default(at, end)
        if self._used:
            self._flush()
        return handle(*values)

    # Elements and text

    def _content(self):
        """Take what there is of elements and text; whether another state is to go on."""
        text, pos, frames = self._text, self._pos, self._frames
        size, least = len(text), 0 if self._external else 1
        while pos < size:
            found = _PIECE(text, pos)
            run, name, attributes, empty, closing = found.groups()
            if run:
                end = pos + len(run)
                if end == size and not self._final and not frames:
                    run = run.removesuffix('\r').rstrip(']')
                    end = pos + len(run)
                    if not run:
                        break
                if not frames:
                    self._at = pos
                self._data(lines(run), pos, end)
                self._pos = pos = end
            if name:
                at, self._pos = pos, found.end()
                if not frames:
                    self._at = at
                self._start(name, attributes, at, self._pos)
                if empty:
                    if not frames:
                        self._at = self._pos
                    self._end(at, self._pos)
            elif closing:
                at, self._pos = pos, found.end()
                if not frames:
                    self._at = at
                if len(self._open) < (frames[-1][2] if frames else 0) + 1:
                    raise Wrong(_ASYNC)
                if self._open[-1][0] != closing:
                    raise Wrong(MISMATCH, None if frames else at + 2)
                self._end(at, self._pos)
            elif run:
                continue
            elif not self._special(text, pos):
                return False
            elif self._text is not text:
                return True
            pos = self._pos
            if len(self._open) < least and not frames:
                from _xmldtd import epilog
                self._state = epilog
                return True
        return self._run_out(pos, size)

    def _run_out(self, pos, size):
        """The end of what there is: of an entity, or of what was fed."""
        if self._frames:
            self._text, self._pos, depth, name = self._frames.pop()
            self._declared.entities[name][4] = False
            if len(self._open) != depth:
                raise Wrong(_ASYNC)
            return True
        if self._final and (self._open or not self._external):
            raise Wrong(NO_ELEMENTS if not self._open or not self._external else _ASYNC, size)
        return False

    def _special(self, text, pos):
        """Take what is neither text nor a tag; False where it is not whole."""
        if not self._frames:
            self._at = pos
        if text[pos] == '&':
            found = _REFERENCE.match(text, pos)
            if found:
                self._pos = found.end()
                self._reference(found)
                return True
        elif text.startswith('<![CDATA[', pos):
            return self._section(pos)
        elif text[pos] == '<':
            return self._note(pos)
        elif text[pos] == ']':
            raise Wrong(INVALID, pos + 2)
        return self._unfinished(_PART, pos)

    def _unfinished(self, part, pos):
        """Markup that is not whole, or wrong."""
        found = part(self._text, pos)
        stop = pos if found is None else found.end()
        if stop < len(self._text):
            raise Wrong(INVALID, self._at if self._frames else stop)
        if self._final or self._frames:
            raise Wrong(UNCLOSED)
        return False

    def _note(self, pos, part=_PART):
        """A comment or an instruction."""
        found = _NOTE(self._text, pos)
        if found is None:
            return self._unfinished(part, pos)
        target, text, comment = found.groups()
        self._pos = end = found.end()
        if target is None:
            self._told('CommentHandler', pos, end, lines(comment))
        elif target.lower() == 'xml':
            raise Wrong(MISPLACED if target == 'xml' else INVALID, None if target == 'xml' else pos + 5)
        else:
            self._told('ProcessingInstructionHandler', pos, end, target, lines(text or ''))
        return True

    def _section(self, pos):
        found = _CDATA(self._text, pos)
        end = found.end()
        if not found[2]:
            if end < len(self._text):
                rest = self._text[end : end + 2]
                if rest != ']]' or end + 2 < len(self._text):
                    raise Wrong(INVALID, end)
            if self._final or self._frames:
                raise Wrong(_UNCLOSED_CDATA, len(self._text))
            return False
        self._pos = end
        self._told('StartCdataSectionHandler', pos, pos + 9)
        if found[1]:
            if not self._frames:
                self._at = pos + 9
            self._data(lines(found[1]), pos + 9, end - 3)
        if not self._frames:
            self._at = end - 3
        self._told('EndCdataSectionHandler', end - 3, end)
        return True

    # References

    def _reference(self, found):
        """A reference in text."""
        name, decimal, digits = found.groups()
        at, end = found.span()
        if name is None or name in _PREDEFINED:
            text = _PREDEFINED[name] if name else character(decimal, digits)
            self._data(text, at, end)
            return
        entity = self._entity(name)
        if entity is None or entity[0] is not None and self.DefaultHandler is not None and self.DefaultHandlerExpand is None:
            if self.SkippedEntityHandler is not None:
                self._told('SkippedEntityHandler', at, end, name, 0)
            else:
                self._default(at, end)
        elif entity[0] is None:
            if self.ExternalEntityRefHandler is None:
                self._default(at, end)
            elif not self._told('ExternalEntityRefHandler', at, end, name, self._base, entity[1], entity[2]):
                raise Wrong(_REFUSED)
        elif '<' in entity[0] or '&' in entity[0] or ']' in entity[0]:
            self._expanded(entity)
            entity[4] = True
            self._frames.append((self._text, end, len(self._open), name))
            self._text, self._pos = entity[0], 0
        else:
            self._expanded(entity)
            self._data(entity[0], at, end)

    def _entity(self, name):
        """An entity that is referred to; None where its declaration may have been left out."""
        declared = self._declared
        entity = declared.entities.get(name)
        if entity is None:
            if declared.complete or declared.standalone:
                raise Wrong(UNDEFINED)
        elif entity[4]:
            raise Wrong(RECURSIVE)
        elif entity[3] is not None:
            raise Wrong(_BINARY)
        return entity

    def _expanded(self, entity):
        """Count what entities stand for."""
        declared = self._declared
        declared.indirect += len(entity[0])
        total = declared.indirect + declared.fed
        if total > _MUCH and total > _MOST * declared.fed:
            raise Wrong(_AMPLIFIED)

    def _value(self, text, at):
        """An attribute's value: references for what they stand for, line ends as spaces."""
        if '\n' in text or '\t' in text or '\r' in text:
            text = text.replace('\r\n', ' ').replace('\r', ' ').replace('\n', ' ').replace('\t', ' ')
        return self._resolved(text, at) if '&' in text else text

    def _resolved(self, text, at):
        out, pos = [], 0
        for found in _REFERENCE.finditer(text):
            out.append(text[pos : found.start()])
            pos = found.end()
            name, decimal, digits = found.groups()
            try:
                out.append(_PREDEFINED[name] if name in _PREDEFINED else self._in_value(name) if name else character(decimal, digits))
            except Wrong as wrong:
                raise Wrong(wrong.code, None if at is None or wrong.code in (UNDEFINED, INVALID) else at + found.start())
        out.append(text[pos:])
        return ''.join(out)

    def _in_value(self, name):
        """What an entity stands for in a value."""
        entity = self._entity(name)
        if entity is None:
            return ''
        if entity[0] is None:
            raise Wrong(_EXTERNAL)
        self._expanded(entity)
        if '<' in entity[0]:
            raise Wrong(INVALID)
        entity[4] = True
        try:
            return self._value(entity[0], None)
        finally:
            entity[4] = False

    # Tags

    def _start(self, name, attributes, at, end):
        given = {}
        if attributes:
            begin = at + 1 + len(name)
            inside = bool(self._frames)
            for found in _ATTRIBUTE.finditer(attributes):
                key, _, double, single = found.groups()
                if key in given:
                    raise Wrong(DUPLICATE, None if inside else begin + found.start())
                value = single if double is None else double
                if '&' in value or '\n' in value or '\t' in value or '\r' in value:
                    value = self._value(value, None if inside else begin + found.end() - len(value) - 1)
                given[key] = value
        count = len(given)
        if name in self._declared.attributes:
            self._complete(given, self._declared.attributes[name])
        scope = None
        full = name
        if self._separator is not None:
            if given:
                scope = self._bind(given)
                count -= 0 if scope is None else scope[2]
            full = self._names.get(name) or self._full(name, True)
            if given:
                given = self._in_spaces(given)
        self._open.append((name, full, scope))
        handle = self.StartElementHandler
        if handle is None:
            if self.EndElementHandler is None or self._text[end - 2] != '/':
                self._default(at, end)
            return
        if self._used:
            self._flush()
        if self._specified and len(given) > count:
            given = dict([*given.items()][:count])
        if self._ordered:
            given = [x for item in given.items() for x in item]
        handle(full, given)

    def _end(self, at, end):
        name, full, scope = self._open.pop()
        handle = self.EndElementHandler
        if handle is not None:
            if self._used:
                self._flush()
            handle(full)
        elif self._text[at + 1] == '/':
            self._default(at, end)
        if scope is not None:
            self._names, self._spaces = scope[:2]
            if self.EndNamespaceDeclHandler is not None:
                self._flush()
                for prefix in reversed(scope[3]):
                    if self.EndNamespaceDeclHandler is not None:
                        self.EndNamespaceDeclHandler(prefix)

    def _complete(self, given, known):
        """Values as their types have them, and those that were not given."""
        for key, (kind, default) in known.items():
            if key in given:
                if kind != 'CDATA':
                    given[key] = _SPACES.sub(' ', given[key]).strip(' ')
            elif default is not None:
                given[key] = default

    # Namespaces

    def _bind(self, given):
        """Take namespaces from the attributes; what has to be put back at the element's end, and how many there were."""
        found = [key for key in given if key[:5] == 'xmlns' and (len(key) == 5 or key[5] == ':')]
        if not found:
            return None
        old, prefixes = (self._names, self._spaces), []
        self._names, self._spaces = {}, self._spaces.copy()
        for key in found:
            prefix, uri = key[6:] or None, given.pop(key)
            self._check_binding(prefix, uri)
            self._spaces[prefix] = uri
            prefixes.append(prefix)
            if self.StartNamespaceDeclHandler is not None:
                self._flush()
                self.StartNamespaceDeclHandler(prefix, uri or None)
        return *old, len(found), prefixes

    def _check_binding(self, prefix, uri):
        if prefix == 'xmlns':
            raise Wrong(_RESERVED_XMLNS)
        if prefix == 'xml' and uri != _XML:
            raise Wrong(_RESERVED_XML)
        if uri == _XMLNS or uri == _XML and prefix != 'xml':
            raise Wrong(_RESERVED_NAME)
        if prefix and not uri:
            raise Wrong(_UNDECLARED)
        if self._separator and self._separator in uri:
            raise Wrong(SYNTAX)

    def _full(self, name, element):
        """A name with its namespace in front."""
        prefix, colon, local = name.rpartition(':')
        if colon and (not prefix or not local or ':' in prefix):
            place = len(name) if prefix and ':' not in prefix else name.find(':', name.find(':') + 1) if prefix else 0
            raise Wrong(INVALID, self._at + 1 + place if element and not self._frames else None)
        uri = self._spaces.get(prefix or None) if colon or element else ''
        if uri is None:
            if colon:
                raise Wrong(_UNBOUND)
            uri = ''
        full = name
        if uri:
            full = f'{self._brace}{uri}{self._separator}{local}'
            if self._prefixes and prefix:
                full += self._separator + prefix
        if element:
            self._names[name] = self.intern.setdefault(full, full)
        return full

    def _in_spaces(self, given):
        if not any([':' in key for key in given]):
            return given
        out = {}
        for key, value in given.items():
            if ':' in key:
                key = self._full(key, False)
                if key in out:
                    raise Wrong(DUPLICATE)
            out[key] = value
        return out


def _flag(slot, text=''):
    def get(self):
        return getattr(self, slot)

    def put(self, value):
        setattr(self, slot, bool(value))
    return property(get, put, doc=text or None)


def _whether_buffered(self):
    return self._buffer is not None


def _set_buffered(self, value):
    if not value:
        self._flush()
    self._buffer = (self._buffer or []) if value else None


def _set_size(self, value):
    if not isinstance(value, int):
        raise TypeError('buffer_size must be an integer')
    if value <= 0:
        raise ValueError('buffer_size must be greater than zero')
    if value > 0x7fffffff:
        raise ValueError('buffer_size must not be greater than 2147483647')
    self._flush()
    self._size = value


def _set_characters(self, value):
    self._flush()
    self._characters = value


def _error_part(index):
    return property(lambda self: self._place(self._error[1] if self._error else self._at)[index])


for _name, _value in {
        'ordered_attributes': _flag('_ordered'), 'specified_attributes': _flag('_specified'), 'namespace_prefixes': _flag('_prefixes'),
        'buffer_text': property(_whether_buffered, _set_buffered), 'buffer_size': property(lambda self: self._size, _set_size),
        'buffer_used': property(lambda self: self._used), 'CharacterDataHandler': property(lambda self: self._characters, _set_characters),
        'ErrorCode': property(lambda self: self._error[0] if self._error else 0), 'ErrorLineNumber': _error_part(0),
        'ErrorColumnNumber': _error_part(1), 'ErrorByteIndex': _error_part(2), 'CurrentLineNumber': _error_part(0),
        'CurrentColumnNumber': _error_part(1), 'CurrentByteIndex': _error_part(2)}.items():
    setattr(xmlparser, _name, _value)
del _name, _value
xmlparser.__module__ = 'pyexpat'
_type_seal(xmlparser, False)
_type_made(xmlparser, False)


def create(encoding, separator, intern):
    """A parser as ParserCreate() gives it."""
    from _xmldtd import beginning
    made = _instance(xmlparser)
    made._used = 0
    for name in HANDLERS:
        setattr(made, name, None)
    made._buffer = made._base = made._decoder = made._error = made._doctype = None
    made._size, made._pos, made._at, made._before, made._mark = 8192, 0, 0, 0, (0, 1, 0, 0)
    made._ordered = made._specified = made._prefixes = made._whole = made._final = made._external = False
    made._deferred, made._brace, made._separator, made._encoding, made._head, made._text, made._width = True, '', separator, encoding, b'', '', 0
    made._open, made._frames, made._names, made._spaces = [], [], {}, {'xml': _XML}
    made._state, made._declared, made.intern = beginning, Declared(), intern
    return made
