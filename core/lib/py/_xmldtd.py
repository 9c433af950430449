"""What stands in front of a document's element: the declarations of XML, of the type, and of what it has."""

import re

from _xmlscan import (BAD, BAD_DECLARATION, IN_PARAMETER, INVALID, JUNK, NAME, NEXT, NO_ELEMENTS, NOT_STANDALONE, PART_NOTE,
                      PUBLIC_ID, S, SYNTAX, UNCLOSED, Wrong, character, lines, xmlparser)

_BLANK = re.compile(f'{S}*').match
_TOKEN = re.compile(rf'("[^"{BAD}]*"|\'[^\'{BAD}]*\')|(#?{NAME})([?*+]?)|({NEXT}+)|(%{NAME};)|(\)[?*+]?|[>\[\](|,]|%(?=[ \t\r\n%]))').match
_PART_TOKEN = re.compile(rf'"[^"{BAD}]*|\'[^\'{BAD}]*|#|%(?:{NAME})?').match
_OPENING = re.compile(rf'<!([A-Za-z_]++)(?=[ \t\r\n]|%[^ \t\r\n%])').match
_PART = re.compile(rf'<(?:{PART_NOTE}|!(?:-|\[|[A-Za-z_]++)?|{NAME})?').match
_ELEMENT = re.compile(f'<{NAME}').match
_VALUE = r'(?:"({0})"|\'({0})\')'
_DECLARATION = re.compile(
    rf'<\?xml(?:{S}+version{S}*={S}*{_VALUE.format("[-a-zA-Z0-9_.:]+")})?(?:{S}+encoding{S}*={S}*{_VALUE.format("[A-Za-z][-A-Za-z0-9._]*")})?'
    rf'(?:{S}+standalone{S}*={S}*{_VALUE.format("yes|no")})?{S}*').match
_PUBLIC = re.compile(r"[- \r\na-zA-Z0-9'()+,./:=?;!*#@$_%]*").fullmatch
_REFERENCES = re.compile(rf'&(?:({NAME})|#([0-9]+)|#x([0-9a-fA-F]+));|[&%]').finditer
_SPACES = re.compile(' +').sub
_KINDS = 'CDATA', 'ID', 'IDREF', 'IDREFS', 'ENTITY', 'ENTITIES', 'NMTOKEN', 'NMTOKENS'
_BEHIND = ('', *' \t\r\n>)|,[%')
_QUANTITIES = {'': 0, '?': 1, '*': 2, '+': 3}
_MIXED, _NAMED, _CHOICE, _SEQUENCE = 3, 4, 5, 6


class _More(Exception):
    """Raised where a declaration goes on in what is not there yet."""


class _Reader:
    """A declaration's parts, one after the other."""
    __slots__ = 'parser', 'text', 'pos', 'at', 'last', 'kind', 'part', 'suffix'

    def __init__(self, parser, pos):
        self.parser, self.text, self.pos, self.part = parser, parser._text, pos, ''
        self.at = pos
        self.next()

    def next(self):
        """Go on to the next part; gives the one before."""
        last, self.last = self.part, self.at
        self.at = at = _BLANK(self.text, self.pos).end()
        found = _TOKEN(self.text, at)
        self.kind, self.part, self.suffix = 'end', '', ''
        if found is None:
            self._none(at)
        else:
            self.pos, self.part = found.end(), found[0]
            self.kind = ('literal', 'name', '', 'token', 'parameter', 'mark')[found.lastindex - 1] or 'name'
            if self.kind == 'name':
                self.part, self.suffix = found[2], found[3]
            after = self.text[self.pos : self.pos + 1]
            if not after and not self.parser._final and self.part != '>':
                raise _More
            if self.kind in ('name', 'literal', 'token') and not self.suffix and after not in _BEHIND:
                raise Wrong(INVALID, self.pos)
            if self.part[0] == ')' and after and after not in ' \t\r\n>)|,':
                raise Wrong(INVALID, self.pos)
        return last

    def _none(self, at):
        part = _PART_TOKEN(self.text, at)
        stop = at if part is None else part.end()
        if stop < len(self.text):
            raise Wrong(INVALID, stop)
        if not self.parser._final:
            raise _More
        raise Wrong(NO_ELEMENTS if part is None else UNCLOSED, at)

    def wrong(self):
        """What stands here may not."""
        raise Wrong(SYNTAX, self.at)

    def take(self, kind, *values):
        """The part that stands here, which has to be of a kind."""
        if self.kind != kind or values and self.part not in values:
            self.wrong()
        return self.next()

    def close(self):
        """The declaration's end."""
        if self.kind != 'mark' or self.part != '>':
            self.wrong()

    def has(self, part):
        """Whether a mark or a word stands here; goes behind it."""
        if self.part != part or self.kind not in ('mark', 'name'):
            return False
        self.next()
        return True

    def literal(self):
        """Text in quotes."""
        return lines(self.take('literal')[1:-1])

    def public(self):
        """The name that something is known by."""
        at, text = self.at, self.literal()
        if not _PUBLIC(text):
            raise Wrong(PUBLIC_ID, at)
        return ' '.join(text.split())

    def where(self, alone=False):
        """(system id, public id) of what is elsewhere; None."""
        if self.has('SYSTEM'):
            return self.literal(), None
        if self.has('PUBLIC'):
            public = self.public()
            return (None if alone and self.kind != 'literal' else self.literal()), public
        return None


# ---- states ----

def beginning(parser):
    """The declaration of XML, if there is one."""
    text = parser._text
    if len(text) < 6 and not parser._final and '<?xml '.startswith(text[:5]):
        return False
    parser._state = xmlparser._content if parser._external else _prolog
    if text[:6] == '<?xml?':
        raise Wrong(BAD_DECLARATION, 5)
    if text[:5] != '<?xml' or not text[5:6].isspace():
        return True
    if '?>' not in text:
        if parser._final:
            raise Wrong(UNCLOSED)
        parser._state = beginning
        return False
    found = _DECLARATION(text)
    if not text.startswith('?>', found.end()) or found[1] is found[2] is None and not parser._external:
        raise Wrong(BAD_DECLARATION, _BLANK(text, 5 if found[1] is found[2] is None else found.end()).end())
    parser._pos = found.end() + 2
    version, encoding, standalone = found[1] or found[2], found[3] or found[4], found[5] or found[6]
    parser._declared.standalone = standalone == 'yes'
    if not parser._external:
        parser._told('XmlDeclHandler', 0, parser._pos, version, encoding, -1 if standalone is None else int(standalone == 'yes'))
    return True


def _prolog(parser):
    """What stands in front of the document's element, up to a list of declarations."""
    text, pos = parser._text, _skip(parser)
    if text.startswith('<!DOCTYPE', pos) and parser._doctype is None and _OPENING(text, pos):
        return _begun(parser, _doctype, pos)
    if text.startswith(('<?', '<!--'), pos):
        return parser._note(pos, _PART)
    if _ELEMENT(text, pos):
        parser._state = xmlparser._content
        return True
    if pos == len(text):
        if parser._final:
            raise Wrong(NO_ELEMENTS, pos)
        return False
    return _neither(parser, pos)


def _skip(parser):
    pos = _BLANK(parser._text, parser._pos).end()
    if pos > parser._pos:
        parser._at = parser._pos
        parser._default(parser._pos, pos)
    parser._pos = parser._at = pos
    return pos


def _neither(parser, pos, code=SYNTAX):
    """What may not stand here, or is not whole."""
    text = parser._text
    if text[pos] == '<':
        if _OPENING(text, pos) or text.startswith('<![', pos) or _ELEMENT(text, pos):
            raise Wrong(code)
        return parser._unfinished(_PART, pos)
    found = _TOKEN(text, pos)
    if found and (found[1] or found[2] and not found[3] or found[4]) and text[found.end() : found.end() + 1] not in _BEHIND:
        raise Wrong(INVALID, found.end())
    if found or text[pos] == ']':
        raise Wrong(code)
    part = _PART_TOKEN(text, pos)
    stop = part.end() if part else pos
    if stop < len(text):
        raise Wrong(INVALID, stop)
    if parser._final:
        raise Wrong(UNCLOSED)
    return False


def epilog(parser):
    """Behind the document's element."""
    text, pos = parser._text, _skip(parser)
    if pos == len(text):
        return False
    if text.startswith(('<?', '<!--'), pos):
        return parser._note(pos, _PART)
    return _neither(parser, pos, JUNK)


def _begun(parser, read, pos):
    """Read a declaration, if it is whole."""
    try:
        read(parser, _Reader(parser, _OPENING(parser._text, pos).end()))
    except _More:
        return False
    return True


def _ask_standalone(parser):
    """Ask whether a document may rest on declarations that are elsewhere."""
    if not parser._declared.standalone and parser.NotStandaloneHandler is not None and not parser.NotStandaloneHandler():
        raise Wrong(NOT_STANDALONE)


def _doctype(parser, reader):
    name = reader.take('name')
    where = reader.where()
    inner = reader.kind == 'mark' and reader.part == '['
    if not inner:
        reader.close()
    begin, parser._at, parser._pos, parser._doctype = parser._at, reader.at, reader.pos, True
    if where:
        parser._declared.complete = False
        _ask_standalone(parser)
    parser._told('StartDoctypeDeclHandler', begin, parser._pos, name, *(where or (None, None)), int(inner))
    if inner:
        parser._state = _subset
    elif parser.EndDoctypeDeclHandler is not None:
        parser._told('EndDoctypeDeclHandler', parser._pos, parser._pos)


def _subset(parser):
    """Declarations, up to the ] that ends them."""
    text, pos = parser._text, _skip(parser)
    if pos == len(text):
        if parser._final:
            raise Wrong(NO_ELEMENTS, pos)
        return False
    if text[pos] == ']':
        end = _BLANK(text, pos + 1).end()
        if end == len(text) and not parser._final:
            return False
        if text[end : end + 1] != '>':
            raise Wrong(NO_ELEMENTS if end == len(text) else SYNTAX, end)
        parser._pos, parser._state = end + 1, _prolog
        parser._at = end
        parser._told('EndDoctypeDeclHandler', pos, end + 1)
        return True
    if text.startswith(('<?', '<!--'), pos):
        return parser._note(pos, _PART)
    found = _OPENING(text, pos)
    if found and found[1] in _DECLARATIONS:
        return _begun(parser, _DECLARATIONS[found[1]], pos)
    if text[pos] == '%':
        return _left_out(parser, pos)
    return _neither(parser, pos)


def _left_out(parser, pos):
    """A reference to a parameter entity, which is not followed."""
    found = _TOKEN(parser._text, pos)
    if found is None or not found[5]:
        return _neither(parser, pos)
    parser._pos = found.end()
    parser._declared.complete = parser._doctype = False
    _ask_standalone(parser)
    parser._default(pos, parser._pos)
    return True


def _counts(parser):
    """Whether declarations count: not behind those that were left out."""
    return parser._doctype or parser._declared.standalone


# ---- declarations ----

def _entity_text(reader):
    """What an entity stands for: references to characters are done, those to entities are kept."""
    begin = reader.at + 1
    text = reader.literal()
    if '&' not in text and '%' not in text:
        return text
    out, pos = [], 0
    for found in _REFERENCES(text):
        at = begin + found.start()
        if found[0] == '%':
            raise Wrong(IN_PARAMETER, at)
        if found[0] == '&':
            raise Wrong(INVALID, at)
        if not found[1]:
            out.append(text[pos : found.start()])
            pos = found.end()
            try:
                out.append(character(found[2], found[3]))
            except Wrong as wrong:
                raise Wrong(wrong.code, at)
    return ''.join(out) + text[pos:]


def _entity(parser, reader):
    inner = reader.kind == 'mark' and reader.part == '%'
    if inner:
        reader.next()
    name, text, system, public, notation = reader.take('name'), None, None, None, None
    if reader.kind == 'literal':
        text = _entity_text(reader)
    else:
        system, public = reader.where() or reader.wrong()
        if not inner and reader.has('NDATA'):
            notation = reader.take('name')
    reader.close()
    begin, parser._at, parser._pos = parser._at, reader.at if text is None and notation is None else reader.last, reader.pos
    made = [text, system, public, notation, False]
    if not _counts(parser) or not inner and parser._declared.entities.setdefault(name, made) is not made:
        parser._default(begin, reader.pos)
    elif notation is not None and parser.UnparsedEntityDeclHandler is not None:
        parser._told('UnparsedEntityDeclHandler', begin, reader.pos, name, parser._base, system, public, notation)
    else:
        parser._told('EntityDeclHandler', begin, reader.pos, name, int(inner), text, parser._base, system, public, notation)


def _notation(parser, reader):
    name = reader.take('name')
    system, public = reader.where(True) or reader.wrong()
    reader.close()
    begin, parser._at, parser._pos = parser._at, reader.at if system is None else reader.last, reader.pos
    parser._told('NotationDeclHandler', begin, reader.pos, name, parser._base, system, public)


def _element(parser, reader):
    name = reader.take('name')
    if reader.kind == 'name' and reader.part in ('EMPTY', 'ANY'):
        model = (1 if reader.next() == 'EMPTY' else 2, 0, None, ())
    else:
        model = _model(reader)
    reader.close()
    begin, parser._at, parser._pos = parser._at, reader.last, reader.pos
    parser._told('ElementDeclHandler', begin, reader.pos, name, model)


def _model(reader):
    """(kind, quantity, name, parts) of what an element may contain."""
    reader.take('mark', '(')
    if reader.kind == 'name' and reader.part == '#PCDATA':
        return _mixed(reader)
    groups = [(None, [])]
    while True:
        mark, parts = groups[-1]
        if reader.kind == 'mark' and reader.part == '(':
            reader.next()
            groups.append((None, []))
            continue
        suffix = reader.suffix
        parts.append((_NAMED, _QUANTITIES[suffix], reader.take('name'), ()))
        while reader.kind == 'mark' and reader.part[0] == ')':
            kind, parts = groups.pop()
            made = (_CHOICE if kind == '|' else _SEQUENCE, _QUANTITIES[reader.next()[1:]], None, tuple(parts))
            if not groups:
                return made
            groups[-1][1].append(made)
        mark, parts = groups[-1]
        if reader.kind != 'mark' or reader.part not in ('|', ',') or mark not in (None, reader.part):
            reader.wrong()
        groups[-1] = reader.next(), parts


def _mixed(reader):
    reader.next()
    names = []
    while reader.has('|'):
        names.append((_NAMED, 0, reader.take('name'), ()))
    if reader.part not in (('*)', ')*') if names else (')', ')*')):
        reader.wrong()
    return _MIXED, _QUANTITIES[reader.next()[1:]], None, tuple(names)


def _choices(reader):
    """(a|b|c), as the handler is told."""
    reader.take('mark', '(')
    names = []
    while True:
        if reader.kind not in ('name', 'token'):
            reader.wrong()
        names.append(reader.next())
        if reader.has(')'):
            return f'({"|".join(names)})'
        reader.take('mark', '|')


def _attribute(parser, reader):
    """(name, type, default, whether it has to be there or to be this, its place)"""
    name = reader.take('name')
    if reader.kind == 'mark':
        kind = _choices(reader)
    elif reader.has('NOTATION'):
        kind = 'NOTATION' + _choices(reader)
    else:
        kind = reader.take('name', *_KINDS)
    for word in '#REQUIRED', '#IMPLIED':
        if reader.has(word):
            return name, kind, None, int(word == '#REQUIRED'), reader.last
    fixed = reader.has('#FIXED')
    at = reader.at + 1
    text = parser._value(reader.take('literal')[1:-1], at)
    return name, kind, text if kind == 'CDATA' else _SPACES(' ', text).strip(' '), int(fixed), at - 1


def _attributes(parser, reader):
    element, found = reader.take('name'), []
    while reader.kind == 'name':
        found.append(_attribute(parser, reader))
    reader.close()
    begin, parser._pos = parser._at, reader.pos
    if not _counts(parser):
        return
    known = parser._declared.attributes.setdefault(element, {})
    for name, kind, default, required, parser._at in found:
        known.setdefault(name, (kind, default))
        if parser.AttlistDeclHandler is not None:
            parser._told('AttlistDeclHandler', begin, begin, element, name, kind, default, required)
    if parser.AttlistDeclHandler is None or not found:
        parser._default(begin, reader.pos)


_DECLARATIONS = {'ENTITY': _entity, 'NOTATION': _notation, 'ELEMENT': _element, 'ATTLIST': _attributes}
