"""Headers with parameters (RFC 2045, RFC 2231): Content-Type and Content-Disposition."""

import re as _re
from itertools import groupby as _groupby
from email import _header_value_parser as _parser, errors as _errors

_INVALID = _parser._INVALID
# What a type or a parameter's name is made of, and an unquoted value, which may have escapes.
_WORD = _re.compile(r'[^ \t()<>@,:;\\"/\[\]?=]+')
_SIGN = r'''[^ \t()<>@,:;\\"/\[\]?=*'%]'''
_NAME, _MARKED, _LANGUAGE = _re.compile(_SIGN + '+'), _re.compile(_SIGN + "*'"), _re.compile(f"'{_SIGN}*'")
_VALUE = _re.compile(r'''[^ \t()<>@,:;\\"/\[\]?=*']+''')
_SECTION = _re.compile(r'\*(?:(\d+)(\*?))?(?==)')
_BLANKS = ' \t'
_DUPLICATE = 'duplicate parameter name; duplicate'


class Parameter:
    """A parameter, or a section of one."""

    def __init__(self, name):
        self.name, self.section, self.extended, self.value, self.charset, self.defects = name, 0, False, '', None, []

    def wrong(self, text):
        self.defects.append(_INVALID(text))

    def decoded(self, charset):
        """Its value without escapes."""
        from urllib.parse import unquote, unquote_to_bytes

        if not self.extended:
            return self.value
        try:
            data = unquote_to_bytes(self.value)
        except UnicodeEncodeError:  # bytes that are no text stand in the header
            return unquote(self.value, 'latin-1')
        try:
            text = data.decode(charset, 'surrogateescape')
        except (LookupError, ValueError):
            text = data.decode('us-ascii', 'surrogateescape')
        if _parser._has_surrogates(text):
            self.defects.append(_errors.UndecodableBytesDefect())
        return text


class Parameters(_parser.Tree):
    """The parameters of a header, as (name, value)."""

    def __init__(self):
        super().__init__([], 'mime-parameters', False)
        self.params = []

    def __str__(self):
        shown = [f'{name}={_parser.quote_string(value)}' if value else name for name, value in self.params]
        return '; ' + '; '.join(shown) if shown else ''

    def join(self, found):
        """Take parameters; those of the same name are sections of one."""
        names = {}
        for each in found:
            names.setdefault(each.name, []).append(each)
        self.params = [(name, self.joined(pieces)) for name, pieces in names.items()]

    def joined(self, pieces):
        """The value of the sections of a parameter."""
        pieces = sorted(pieces, key=lambda piece: piece.section)
        if not pieces[0].extended and [piece.section for piece in pieces[1:2]] == [0]:
            pieces[1].wrong(f'{_DUPLICATE}(s) ignored')
            del pieces[1:]
        values = []
        for piece in pieces:
            if piece.section != len(values):
                if not piece.extended:
                    piece.wrong(f'{_DUPLICATE} ignored')
                    continue
                piece.wrong('inconsistent RFC2231 parameter numbering')
            values.append(piece.decoded(pieces[0].charset or 'us-ascii'))
        return ''.join(values)


class _Reader(_parser._Reader):
    """Reads a header with parameters. The faults of its phrases come before those of their words."""

    def __init__(self, text):
        super().__init__(text)
        self.faults = []

    def match(self, pattern):
        """Read what matches; an empty string if nothing does."""
        found = pattern.match(self.text, self.at)
        if found:
            self.take(found[0], 'atom')
        return found[0] if found else ''

    def skip(self):
        """Read up to the next semicolon; the tokens."""
        kept = len(self.found)
        while self.sign and self.sign != ';':
            if self.sign == '[':
                self.take('[')
            else:
                self.at = self.token(self.at)
        self.faults += _parser.phrase_faults(self.found[kept:])
        return self.found[kept:]

    def type(self):
        """Read a word with blanks around it, as it is compared; an empty string if there is none."""
        start, kept, noted = self.at, len(self.found), len(self.defects)
        self.blanks()
        word = self.match(_WORD)
        if not word:
            self.at, self.found[kept:], self.defects[noted:] = start, [], []
        else:
            self.blanks()
        return word.lower()

    def word(self):
        """Read a value, in quotes or not, with blanks around it; None if there is none."""
        self.blanks()
        if self.sign == '"':
            self.at = self.delimited(self.at, '"')
            text = self.found[-1][2]
        else:
            text = self.match(_VALUE) or None
        self.blanks()
        return text


def _read_parameter(reader):
    """The Parameter that is there, or None."""
    start = reader.at
    reader.blanks()
    one = Parameter(reader.match(_NAME))
    reader.blanks()
    if not one.name:
        return None
    if reader.sign in ('', ';'):
        one.wrong(f'Parameter contains name ({reader.text[start : reader.at]}) but no value')
        return one
    section = _SECTION.match(reader.text, reader.at)
    if section:
        reader.take(section[0])
        digits = section[1] or '0'
        if digits[0] == '0' < digits:
            reader.defects.append(_INVALID('section number has an invalid leading 0'))
        one.section, one.extended = int(digits[:99]), section[1] is None or section[2] == '*'
    if reader.sign != '=':
        return None
    reader.take('=')
    reader.blanks()
    return one if _read_value(reader, one) else None


def _read_value(reader, one):
    """Read the value of a parameter; whether there is one."""
    initial, text = one.extended and not one.section, None
    if one.extended and reader.sign == '"':
        text = reader.word()
        if initial and not text:
            return False
        if _MARKED.match(text) if initial else _VALUE.fullmatch(text):
            one.wrong('Quoted string value for extended parameter is invalid')
            return _set_quoted(one, text)
        one.wrong('Parameter marked as extended but appears to have a quoted string value that is non-encoded')
    elif reader.sign != "'":
        text = reader.word()
        if text is None:
            return False
    one.value = text
    if not initial:
        if reader.sign != "'":
            return True
        one.wrong('Apparent initial-extended-value but attribute was not marked as extended or was not initial section')
    elif not reader.sign:
        one.wrong('Missing required charset/lang delimiters')
        return True
    if not reader.match(_LANGUAGE):
        return False
    one.charset, one.value = text, reader.word()
    return one.value is not None


def _set_quoted(one, text):
    """Take the text of a quoted string as an encoded value; whether it is one."""
    if not one.section:
        one.charset = text.partition("'")[0]
        language = _LANGUAGE.match(text, len(one.charset))
        if not language:
            return False
        text = text[language.end() :]
    one.value = text
    return True


def _read_parameters(made, reader):
    """Read what is behind the first semicolon of a header."""
    found = []
    reader.at += 1
    while reader.sign:
        start, kept, reader.defects, reader.faults = reader.at, len(reader.found), [], []
        one = _read_parameter(reader)
        if one is None:
            reader.at, reader.found[kept:], reader.defects, one = start, [], [], Parameter('')
            _refuse(made, reader)
        elif reader.sign not in ('', ';'):
            made.wrong(f'parameter with invalid trailing text {_refused(reader.skip())}')
        found.append((one, reader.faults + reader.defects))
        reader.at += 1
    made.join([one for one, _ in found if one.name])
    for one, inner in found:
        made.defects += one.defects + inner


def _refuse(made, reader):
    """Read an entry that is no parameter."""
    kept = len(reader.found)
    reader.blanks()
    lead = reader.found[kept:]
    if reader.sign == ';':
        made.wrong('parameter entry with no content')
    elif reader.sign:
        made.wrong(f'invalid parameter {_refused(reader.skip(), lead)}')


def _terminals(text, kind='ValueTerminal'):
    """How a defect shows words and blanks."""
    pieces = _re.findall('[ \t]+|[^ \t]+', text)
    return [f'{kind if piece.strip(_BLANKS) else "WhiteSpaceTerminal"}({piece!r})' for piece in pieces]


def _comment_shown(raw):
    shown, last = [], '('
    for piece in _re.findall(r'[()]|(?:[^()\\]|\\.)+|\\', raw, _re.S):
        if last != '(' and piece != ')':
            shown.append(', ')
        text = _re.sub(r'\\(.)', r'\1', piece, flags=_re.S)
        shown.append({'(': 'Comment([', ')': '])'}.get(piece) or ', '.join(_terminals(text, 'WhiteSpaceTerminal')))
        last = piece
    return ''.join(shown)


def _blanks_shown(tokens):
    return 'CFWSList([' + ', '.join([_comment_shown(raw) if kind == 'comment' else _terminals(raw)[0] for kind, raw, _ in tokens]) + '])'


def _word_shown(kind, raw, value):
    if kind == 'quoted':
        return 'QuotedString', 'BareQuotedString([' + (', '.join(_terminals(value)) or "ValueTerminal('')" * (len(raw) > 1)) + '])'
    return 'Atom', f"EncodedWord([{', '.join(_terminals(value))}])" if kind == 'ew' else f'ValueTerminal({raw!r})'


def _refused(tokens, lead=()):
    """How a defect shows what is no parameter: blanks, phrases, and signs between these."""
    shown, phrase, gap = [_blanks_shown(lead)] * bool(lead), [], []
    for blank, run in _groupby(tokens, lambda token: token[0] in ('ws', 'comment')):
        if blank:
            gap = [_blanks_shown(run)]
            if phrase and phrase[-1][0]:
                phrase[-1][1].append(gap.pop())
            continue
        for kind, raw, value in run:
            if kind == 'sign':
                phrase += [('', [each]) for each in gap]
                if raw == '.':
                    phrase.append(('', ["ValueTerminal('.')"]))
                else:
                    shown += [*_phrase_shown(phrase), f'ValueTerminal({raw!r})']
                    phrase = []
            else:
                name, text = _word_shown(kind, raw, value)
                phrase.append((name, [*gap, text]))
            gap = []
    phrase += [('', [each]) for each in gap]
    return f"InvalidParameter([{', '.join(shown + _phrase_shown(phrase))}])"


def _phrase_shown(phrase):
    pieces = [f"{name}([{', '.join(parts)}])" if name else parts[0] for name, parts in phrase]
    return [f"Phrase([{', '.join(pieces)}])"] if phrase else []


def _finish(tree, reader):
    """Read the rest of a header: what should not be there, and the parameters."""
    reader.skip()
    tree.parts, tree.params = _parser.leaf_tokens(reader.found), Parameters()
    tree.defects += reader.faults + reader.defects
    if reader.sign:
        _read_parameters(tree.params, reader)
        tree.parts += [tree.params] if tree.params.params else [_parser.Leaf(';')]
        tree.defects += tree.params.defects
    return tree


def parse_content_type_header(value):
    """The tree of Content-Type, with maintype, subtype and params."""
    tree, reader = _parser.Tree([], 'content-type', False), _Reader(value)
    tree.maintype, tree.subtype = 'text', 'plain'
    main = reader.type()
    if not value:
        tree.wrong('Missing content type specification', _errors.HeaderMissingRequiredValue)
    elif not main:
        tree.wrong(f'Expected content maintype but found {value!r}')
    elif reader.sign != '/':
        tree.wrong('Invalid content type')
    else:
        reader.take('/')
        tree.maintype, sub = main, reader.type()
        if not sub:
            tree.wrong(f'Expected content subtype but found {reader.rest!r}')
        elif reader.sign in ('', ';'):
            tree.subtype = sub
        else:
            tree.maintype = 'text'
            tree.wrong(f'Only parameters are valid after content type, but found {reader.rest!r}')
    return _finish(tree, reader)


def parse_content_disposition_header(value):
    """The tree of Content-Disposition, with content_disposition and params."""
    tree, reader = _parser.Tree([], 'content-disposition'), _Reader(value)
    tree.content_disposition = reader.type() or None
    if not value:
        tree.wrong('Missing content disposition', _errors.HeaderMissingRequiredValue)
    elif not tree.content_disposition:
        tree.wrong(f'Expected content disposition but found {value!r}')
    elif reader.sign not in ('', ';'):
        tree.wrong(f'Only parameters are valid after content disposition, but found {reader.rest!r}')
    return _finish(tree, reader)
