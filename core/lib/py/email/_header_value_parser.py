"""What structured headers consist of (RFC 5322, RFC 2045, RFC 2231), and how headers are folded."""

import re as _re
from email import _encoded_words as _ew, errors as _errors
from email._policybase import _has_surrogates

_SPECIALS, _ENDS = {*'()<>@,:;.\\"[]'}, {*'\r\n'}
_SPECIALS_AND_ENDS = _SPECIALS | _ENDS
# A run of blanks, an atom, or a sign that stands for itself; comments, quotes and domain literals are read by hand.
_TOKEN = _re.compile(r'[ \t]+|[^ \t()<>@,:;.\\"\[\]]+|.', _re.S)
_WORD = _re.compile(r'=\?[^?\s]*\?[qQbB]\?(?!=(?![0-9a-fA-F]{2}))[^?]*\?=')
_QUOTED = _re.compile(r'[ \t]+|(?:[^ \t"\\]|\\.)+|\\', _re.S)
_LITERAL = _re.compile(r'\[(?:\\.|[^\\\[\] \t])*(?:\]|$)', _re.S)
_CLOSES = {'"': '"', '[': ']', '(': ')'}
_INVALID = _errors.InvalidHeaderDefect


class Leaf:
    """A piece of a header: its text as people read it, and as what it is folded."""

    parts = None

    def __init__(self, text, kind='text', ew=True, breaks=True):
        self.text, self.kind, self.ew, self.breaks = text, kind, ew, breaks

    def __str__(self):
        return self.text


class Tree:
    """Pieces that belong together; defects are those of all of it."""

    def __init__(self, parts, kind='tree', breaks=True):
        self.parts, self.kind, self.breaks, self.defects, self.fixed = parts, kind, breaks, [], False

    @property
    def ew(self):
        """Whether it may be a part of an encoded word."""
        return not self.fixed and all([part.ew for part in self.parts])

    def __str__(self):
        return ''.join([str(part) for part in self.parts])

    def wrong(self, text, kind=_INVALID):
        self.defects.append(kind(text))


def quote_string(value):
    """A value as it stands between double quotes, and these."""
    return '"{}"'.format(str(value).replace('\\', '\\\\').replace('"', r'\"'))


def needs_quotes(text):
    return not _SPECIALS.isdisjoint(text)


def encoded_word(text, at=0):
    """(leaves, where it ends, defects) of the encoded word there; None if there is none."""
    match = _WORD.match(text, at) if text.startswith('=?', at) else None
    if not match:
        return None
    try:
        shown, _, _, defects = _ew.decode(match[0])
    except (ValueError, KeyError):
        return None
    return [Leaf(piece, 'ew') for piece in _re.findall(r'[ \t]+|[^ \t]+', shown)], match.end(), defects


def get_unstructured(value):
    """The tree of a header that is only text."""
    tree, at, words = Tree([]), 0, False
    blank = None
    for match in _re.finditer(r'([ \t]+)|[^ \t]+', value):
        if match.start() < at:
            continue
        at = match.start()
        if match[1]:
            blank = Leaf(match[1], 'fws')
            tree.parts.append(blank)
            at = match.end()
            continue
        while at < match.end():
            found = encoded_word(value, at)
            if found:
                if words and blank is not None and tree.parts and tree.parts[-1] is blank:
                    tree.parts.pop()
                tree.parts += found[0]
                at, words = found[1], True
                blank = None
                continue
            later = _WORD.search(value, at + 1, match.end())
            end = later.start() if later else match.end()
            tree.parts.append(Leaf(value[at:end], 'vtext'))
            at, words = end, False
    return tree


class _Tokens:
    """The tokens of a structured header: (kind, text as written, value)."""

    def __init__(self, text):
        self.text, self.found, self.defects = text, [], []
        at = 0
        while at < len(text):
            at = self.token(at)

    def token(self, at):
        """Add the token that begins there; where it ends."""
        sign = self.text[at]
        if sign in _CLOSES:
            return self.delimited(at, _CLOSES[sign])
        word = encoded_word(self.text, at)
        if word:
            value = ''.join(map(str, word[0]))
            self.found.append(('ew', self.text[at : word[1]], value))
            self.defects += self.faults_of(word, at)
            self.check(value)
            return word[1]
        piece = _TOKEN.match(self.text, at)[0]
        kind = 'ws' if sign in ' \t' else 'sign' if sign in _SPECIALS else 'atom'
        self.check(piece)
        self.found.append((kind, piece, ''.join(piece.splitlines())))
        return at + len(piece)

    def faults_of(self, word, at):
        """The defects of the encoded word that begins there."""
        faults, end = [*word[2]], word[1]
        if not {*' \t'}.isdisjoint(self.text[at:end]):
            faults.append(_INVALID('whitespace inside encoded word'))
        if self.text[end : end + 1] not in ('', ' ', '\t'):
            faults.append(_INVALID('missing trailing whitespace after encoded-word'))
        return faults

    def check(self, text):
        """Note the control characters of a text, and the bytes in it that are not ASCII."""
        for piece in _re.split('[ \t]+', text):
            controls = _re.findall('[\0-\x08\n-\x1f\x7f]', piece)
            if controls:
                self.defects.append(_errors.NonPrintableDefect(controls))
            if _has_surrogates(piece):
                self.defects.append(_errors.UndecodableBytesDefect('Non-ASCII characters found in header token'))

    def delimited(self, at, close):
        """Add what stands between quotes, brackets or parentheses; where it ends."""
        if close == '"':
            return self.quoted(at)
        start, depth, parts, opens = at, 0, [], self.text[at]
        while at < len(self.text):
            sign = self.text[at]
            at += 1
            if sign == '\\' and at < len(self.text):
                parts.append(self.text[at])
                at += 1
            elif sign == opens and (opens == '(' or not depth):
                depth += 1
                parts += sign if depth > 1 else ''
            elif sign == close:
                depth -= 1
                if not depth:
                    break
                parts.append(sign)
            else:
                parts.append(sign)
        raw = self.text[start:at] + close * depth
        if depth:
            self.defects.append(_INVALID('end of input inside domain-literal' if opens == '[' else 'end of header inside comment'))
        value = ''.join(parts)
        self.check(value)
        self.found.append(('literal', raw, f'[{value}]') if opens == '[' else ('comment', raw, value))
        return at

    def quoted(self, start):
        """Add a quoted string; where it ends. Encoded words in it are decoded."""
        at, parts, faults, inside, last = start + 1, [], [], [], None
        while self.text[at : at + 1] not in ('', '"'):
            word = encoded_word(self.text, at) if last != 'text' else None
            if word:
                if last == 'gap':
                    parts.pop()  # the blanks between two encoded words
                parts += map(str, word[0])
                inside.append(_INVALID('encoded word inside quoted string'))
                faults += self.faults_of(word, at)
                at, last = word[1], 'word'
                continue
            piece = _QUOTED.match(self.text, at)[0]
            at += len(piece)
            parts.append(_re.sub(r'\\(.)', r'\1', piece, flags=_re.S))
            last = 'text' if piece[0] not in ' \t' else 'gap' if last == 'word' else 'blank'
        value, raw = ''.join(parts), self.text[start : at + 1]
        if at == len(self.text):
            raw += '"'
            self.defects.append(_INVALID('end of header inside quoted string'))
        self.defects += inside + faults
        self.check(value)
        self.found.append(('quoted', quote_string(value) if inside else raw, value))
        return at + 1

class _Reader(_Tokens):
    """Reads a text from place to place."""

    def __init__(self, text):
        super().__init__('')
        self.text, self.at = text, 0

    @property
    def sign(self):
        """The next character, or an empty string."""
        return self.text[self.at : self.at + 1]

    @property
    def rest(self):
        return self.text[self.at :]

    @property
    def shown(self):
        """What was read."""
        return ''.join([value if kind == 'literal' else raw for kind, raw, value in self.found])

    def take(self, text, kind='sign'):
        self.check(text)
        self.found.append((kind, text, text))
        self.at += len(text)

    def blanks(self):
        """Read blanks and comments."""
        while self.sign and self.sign in ' \t(':
            if self.sign == '(':
                self.at = self.delimited(self.at, ')')
            else:
                self.take(_TOKEN.match(self.text, self.at)[0], 'ws')

    def atom(self):
        """Read an atom, if there is one."""
        if not self.sign or self.sign in ' \t' or self.sign in _SPECIALS:
            return False
        self.take(_TOKEN.match(self.text, self.at)[0], 'atom')
        return True

    def dotted(self):
        """Read atoms with single dots between them, if they are there."""
        start, kept, noted = self.at, len(self.found), len(self.defects)
        while self.atom():
            if self.sign != '.':
                return True
            self.take('.')
        self.at, self.found[kept:], self.defects[noted:] = start, [], []
        return False

    def local(self):
        """Read words and dots, and blanks around them; a dot for each dot."""
        signs = []
        while True:
            self.blanks()
            if self.sign == '.':
                self.take('.')
                signs.append('.')
            elif self.sign == '"':
                self.at = self.delimited(self.at, '"')
                signs.append('word')
            elif self.atom():
                signs.append('word')
            else:
                return signs

    def literal(self):
        """Read a domain in brackets, if it is there."""
        if not _LITERAL.match(self.text, self.at):
            return False
        self.at = self.delimited(self.at, ']')
        return True

    def digits(self):
        """Read what ends before a dot, a blank or a comment."""
        start, self.at = self.at, _re.compile(r'[^ \t(.]*').match(self.text, self.at).end()
        return self.text[start : self.at]


class Quoted(Tree):
    """A quoted string, or a comment. Its pieces have no quotes: those that are encoded need none."""

    def __init__(self, raw, value):
        super().__init__([Leaf(piece, 'fws' if piece[0] in ' \t' else 'ptext') for piece in _re.findall(r'[ \t]+|[^ \t]+', value)], 'quoted')
        self.raw = raw

    def __str__(self):
        return self.raw


def leaf_tokens(tokens):
    """The pieces of tokens as they are folded."""
    return [Quoted(raw, value) if kind in ('quoted', 'comment') and not value.isascii() else
            Leaf(value if kind in ('ew', 'literal') else raw, 'fws' if kind == 'ws' else kind, raw not in ('@', '<', '>'))
            for kind, raw, value in tokens]


def _angle_tree(tokens):
    """The tree of an address in angle brackets. An encoded word never holds parts of both sides of the @."""
    leaves = leaf_tokens(tokens)
    at = next((i for i in range(len(tokens) - 1, 0, -1) if tokens[i][1] == '@'), 0)
    domain = Tree(leaves[at + 1 : -1], 'domain')
    domain.fixed = True
    return Tree([*leaves[: at + 1], domain, leaves[-1]], 'angle-addr')


def _bare(tokens):
    """Tokens without blanks and comments at their ends."""
    start, end = 0, len(tokens)
    while start < end and tokens[start][0] in ('ws', 'comment'):
        start += 1
    while end > start and tokens[end - 1][0] in ('ws', 'comment'):
        end -= 1
    return tokens[start:end]


def _phrase(tokens):
    """The text of a display name: one blank for each run of them."""
    shown, gap = [], False
    for kind, _, value in _bare(tokens):
        if kind in ('ws', 'comment'):
            gap = True
            continue
        if gap and shown:
            shown.append(' ')
        shown.append(value)
        gap = False
    return ''.join(shown)


class Mailbox:
    """One address."""

    def __init__(self, display_name, local_part, domain):
        self.display_name, self.local_part, self.domain = display_name, local_part, domain


_DOT = ('sign', '.', '.')


def _skip_blanks(tokens, at):
    while at < len(tokens) and tokens[at][0] in ('ws', 'comment'):
        at += 1
    return at


def _is_domain(tokens):
    """Whether tokens are atoms with dots between them, or one literal."""
    kinds = [token[0] if token[1] != '.' else '.' for token in tokens if token[0] not in ('ws', 'comment')]
    return kinds == ['literal'] or len(kinds) % 2 and {*kinds[::2]} <= {'atom', 'ew'} and {*kinds[1::2]} <= {'.'}


def _invalid(tree, tokens):
    """Note that tokens are read as phrases, with signs between them, since they are not an address."""
    tree.wrong('invalid address in address-list')
    inside = False
    for kind, raw, _ in tokens:
        dot = (kind, raw) == ('sign', '.')
        if dot and not inside:
            tree.wrong('phrase does not start with word')
        if dot:
            tree.wrong("period in 'phrase'", _errors.ObsoleteHeaderDefect)
        inside = dot or kind != 'sign' and (inside or kind not in ('ws', 'comment'))


def _spec(tree, tokens):
    """(local part, domain, the tokens behind) of an address without its name."""
    tokens = _bare(tokens)
    ats = [i for i, token in enumerate(tokens) if token[1] == '@' and token[0] == 'sign']
    if not ats:
        tree.wrong('addr-spec local part with no domain')
    local = _bare(tokens[: ats[0]] if ats else tokens)
    name = _local_part(tree, local)
    if not ats:
        return name, '', []
    rest = tokens[ats[0] + 1 :]
    end = next((i for i, token in enumerate(rest) if token[0] == 'sign' and token[1] != '.'), len(rest))
    words = [token for token in rest[:end] if token[0] != 'comment']
    stop = next((i for i in range(1, len(words)) if words[i][0] == 'ws' and words[i - 1][1] != '.' and words[i + 1 :][:1]
                 and words[i + 1][1] != '.'), None)
    if not local or not _is_domain(words if stop is None else words[:stop]) or stop is None and rest[end:][:1] == [tokens[ats[0]]]:
        _invalid(tree, tokens)
        return '', '', []
    if any([token[0] in ('ws', 'comment') for token in _bare(rest[:end] if stop is None else words[:stop])]):
        tree.wrong('domain is not a dot-atom (contains CFWS)', _errors.ObsoleteHeaderDefect)
    domain = ''.join([value for kind, _, value in (words if stop is None else words[:stop]) if kind != 'ws'])
    return name, domain, rest[end:] if stop is None else [words[stop + 1], *rest[end:]]


def _local_part(tree, tokens):
    """The text of a local part: no blanks around dots, one between words that have some between them."""
    shown, words, gap = [], [], False
    for kind, raw, value in tokens:
        if kind in ('ws', 'comment'):
            gap = True
            continue
        words.append(raw if kind == 'sign' and raw in '.\\' else 'word')
        if gap and '.' not in words[-2:]:
            shown.append(' ')
        shown.append(value)
        gap = False
    faults, name = _local_faults(words), ''.join(shown)
    if faults:
        tree.wrong('local-part is not dot-atom, quoted-string, or obs-local-part')
    elif len(words) > 1 and not all([kind in ('atom', 'sign') for kind, _, _ in tokens]):
        tree.wrong('local-part is not a dot-atom (contains CFWS)', _errors.ObsoleteHeaderDefect)
    if not name.isascii():
        tree.wrong('local-part contains non-ASCII characters)', _errors.NonASCIILocalPartDefect)
    for fault in faults:
        tree.wrong(fault)
    return name


def _local_faults(words):
    """What is not as it should be about the words, dots and backslashes of a local part."""
    faults, last = [], None
    for word in words:
        if word == '\\':
            faults.append("'\\' character outside of quoted-string/ccontent")
        elif word == last == '.':
            faults.append("invalid repeated '.'")
        elif word != '.' and last not in (None, '.'):
            faults.append("missing '.' between words")
        last = word
    faults += ["Invalid leading '.' in local part"] * (words[:1] == ['.'])
    return faults + ["Invalid trailing '.' in local part"] * (words[-1:] == ['.'])


def phrase_faults(tokens):
    """The defects of phrases: words and dots with blanks between them. Other signs stand between phrases."""
    faults, last = [], 'start'
    for i, (kind, raw, _) in enumerate(tokens):
        if kind in ('ws', 'comment'):
            behind = _skip_blanks(tokens, i)
            if last not in ('word', 'blank') and (behind == len(tokens) or tokens[behind][0] == 'sign'):
                if last == 'start':
                    faults.append(_INVALID('phrase does not start with word'))
                faults.append(_errors.ObsoleteHeaderDefect('comment found without atom'))
            last = 'blank'
        elif raw == '.' and kind == 'sign':
            if last == 'start':
                faults.append(_INVALID('phrase does not start with word'))
            faults.append(_errors.ObsoleteHeaderDefect("period in 'phrase'"))
            last = 'dot'
        else:
            last = 'start' if kind == 'sign' else 'word'
    return faults


def _mailbox(tree, tokens):
    """(Mailbox, pieces) of the tokens of one address; None where there is nothing but blanks."""
    if not _bare(tokens):
        return None, leaf_tokens(tokens)
    opens = next((i for i, token in enumerate(tokens) if token[:2] == ('sign', '<')), None)
    if opens is None or any([token[:2] == ('sign', '@') for token in tokens[:opens]]):
        before, ends, spec = len(tree.defects), None, tokens[:opens]
        if not any([token[:2] == ('sign', '@') for token in spec]):
            ends = next((i for i, (kind, raw, _) in enumerate(spec) if kind == 'literal' or kind == 'sign' and raw not in '.\\'), None)
        if ends is not None and not _bare(spec[:ends]):
            tree.wrong('invalid address in address-list')
            return Mailbox(None, '', ''), [Tree(leaf_tokens(tokens), 'addr-spec')]
        local, domain, rest = _spec(tree, spec[:ends])
        if rest or ends is not None or opens is not None:
            tree.defects.insert(before, _INVALID('invalid address in address-list'))
        return Mailbox(None, local, domain), [Tree(leaf_tokens(tokens), 'addr-spec')]
    name, inner = tokens[:opens], tokens[opens + 1 :]
    closes = next((i for i, token in enumerate(inner) if token[:2] == ('sign', '>')), None)
    if _bare(name):
        tree.defects += phrase_faults(name)
    rest = [] if closes is None else inner[closes + 1 :]
    inner = inner if closes is None else inner[:closes]
    angle = [tokens[opens], *inner, ('sign', '>', '>')]
    colon = next((i for i, token in enumerate(inner) if token[:2] == ('sign', ':')), None)
    if colon is not None:
        tree.wrong('obsolete route specification in angle-addr', _errors.ObsoleteHeaderDefect)
        inner = inner[colon + 1 :]
    local = domain = ''
    if closes is None:
        tree.wrong("missing trailing '>' on angle-addr")
    if _bare(inner):
        local, domain, more = _spec(tree, inner)
        rest = more + rest
        if not local and not domain and name:
            tree.wrong('addr-spec local part with no domain')  # the name is read as an address
            return Mailbox(None, _phrase(name), ''), [Tree(leaf_tokens(tokens), 'addr-spec')]
    else:
        tree.wrong('null addr-spec in angle-addr')
    if _bare(rest):
        tree.wrong('invalid address in address-list')
    pieces = [Tree(leaf_tokens(name), 'phrase')] if name else []
    return Mailbox(_phrase(name), local, domain), [*pieces, _angle_tree(angle), *leaf_tokens(rest)]


def _split_tokens(tokens, sign):
    """Tokens between signs that stand outside of angle brackets."""
    pieces, inside = [[]], False
    for token in tokens:
        if token[0] == 'sign':
            inside = token[1] == '<' or inside and token[1] != '>'
            if token[1] == sign and not inside:
                pieces.append([])
                continue
        pieces[-1].append(token)
    return pieces


def get_address_list(value):
    """The tree of a list of addresses; its groups are (name or None, mailboxes)."""
    tokens = _Tokens(value)
    tree, rest = Tree([], 'address-list'), tokens.found
    tree.groups = []
    while rest:
        comma, colon = (next((i for i, token in enumerate(rest) if token[:2] == ('sign', sign)), len(rest)) for sign in ',:')
        angle = next((i for i, token in enumerate(rest) if token[:2] == ('sign', '<')), len(rest))
        if colon < min(comma, angle):
            end = next((i for i, token in enumerate(rest) if token[:2] == ('sign', ';')), None)
            _add_group(tree, rest[:colon], rest[colon + 1 : end], end is None)
            rest = [] if end is None else rest[end + 1 :]
            chunk, more = _first(rest)
            if _bare(chunk):
                tree.wrong('invalid address in address-list')
        else:
            chunk, more = _first(rest)
            box, pieces = _mailbox(tree, chunk)
            tree.parts.append(Tree(pieces, 'address'))
            if box is not None:
                tree.groups.append((None, [box]))
            elif chunk or more is not None:
                text = 'address-list entry with no content' if chunk else 'empty element in address-list'
                tree.wrong(text, _errors.ObsoleteHeaderDefect)
        if more is not None:
            tree.parts.append(Leaf(',', 'list-separator', False, False))
        rest = more or []
    tree.defects += tokens.defects
    return tree


def _first(tokens):
    """(tokens before the first comma, those behind it or None)."""
    inside = False
    for i, (kind, raw, _) in enumerate(tokens):
        if kind == 'sign':
            inside = raw == '<' or inside and raw != '>'
            if raw == ',' and not inside:
                return tokens[:i], tokens[i + 1 :]
    return tokens, None


def _add_group(tree, name, members, unclosed):
    boxes, pieces = [], [Tree(leaf_tokens(name), 'phrase'), Leaf(':')]
    if unclosed:
        tree.wrong('end of header in group')
    tree.defects += phrase_faults(name) if name else [_INVALID('phrase does not start with word')]
    chunks = _split_tokens(members, ',')
    if len(chunks) > 1 and not any([_bare(chunk) for chunk in chunks]):
        tree.wrong('group-list with empty entries', _errors.ObsoleteHeaderDefect)
    for i, chunk in enumerate(chunks):
        box, leaves = _mailbox(tree, chunk)
        pieces += [Leaf(',', 'list-separator', False, False)] * bool(i) + [Tree(leaves, 'mailbox')]
        if box is not None:
            boxes.append(box)
    tree.parts.append(Tree([*pieces, Leaf(';')], 'group'))
    tree.groups.append((_phrase(name), boxes))


def parse_content_transfer_encoding_header(value):
    """The tree of Content-Transfer-Encoding, with cte."""
    tokens = _Tokens(value)
    tree = Tree(leaf_tokens(tokens.found))
    reader = _Reader(value)
    reader.blanks()
    word = _re.match(r'[^ \t()<>@,:;\\"/\[\]?=]*', reader.rest)[0]
    tree.cte = word.lower() or '7bit'
    if not value:
        tree.wrong('Missing content transfer encoding', _errors.HeaderMissingRequiredValue)
    elif not word:
        tree.wrong(f'Expected content transfer encoding but found {value!r}')
    rest = _Tokens(reader.rest[len(word) :]).found if word else tokens.found
    _extra(tree, rest[_skip_blanks(rest, 0) :] if word else rest)
    tree.defects += tokens.defects
    return tree


def _extra(tree, tokens):
    """Note what is behind an encoding: signs and phrases, one by one."""
    faults, at = [], 0
    while at < len(tokens):
        tree.wrong('Extra text after content transfer encoding')
        end = next((i for i in range(at, len(tokens)) if tokens[i][0] == 'sign' and tokens[i] != _DOT), len(tokens))
        faults += phrase_faults(tokens[at:end])
        at = max(end, at + 1)
    tree.defects += faults


def parse_mime_version(value):
    """The tree of MIME-Version, with major and minor, which may be None."""
    tree, reader = Tree(leaf_tokens(_Tokens(value).found)), _Reader(value)
    major, minor = _version(tree, reader)
    tree.major, tree.minor = None if minor is None else major, minor
    tree.defects += reader.defects
    return tree


def _version(tree, reader):
    """(major, minor) number, or None, of a version."""
    if not reader.text:
        tree.wrong('Missing MIME version number (eg: 1.0)', _errors.HeaderMissingRequiredValue)
        return None, None
    reader.blanks()
    if not reader.sign:
        tree.wrong('Expected MIME version number but found only CFWS', _errors.HeaderMissingRequiredValue)
    numbers = []
    for what in 'major', 'minor':
        digits = reader.digits() if what == 'major' else reader.digits() + _re.match(r'[^ \t(]*', reader.rest)[0]
        numbers.append(int(digits) if digits.isdigit() else None)
        if not digits.isdigit():
            tree.wrong(f'Expected MIME {what} version number but found {digits!r}')
        if what == 'minor':
            reader.at += len(digits) - len(digits.partition('.')[0])
        reader.blanks()
        if what == 'major':
            dot = reader.sign == '.'
            if dot:
                reader.take('.')
                reader.blanks()
            if not dot or not reader.sign:
                if numbers[0] is not None:
                    tree.wrong('Incomplete MIME version; found only major number')
                return numbers[0], None
    if reader.sign:
        tree.wrong('Excess non-CFWS text after MIME version')
    return numbers


def parse_message_id(value):
    """The tree of Message-ID, which is never folded."""
    tree, inner, reader = Tree([], 'msg-id', False), Tree([]), _Reader(value)
    wanted = _message_id(inner, reader)
    if wanted:
        error = _errors.HeaderParseError(f"expected {wanted} but found '{reader.rest}'")
        tree.wrong(f'Invalid msg-id: {error!r}')
        inner, reader = get_unstructured(value), _Reader('')
        reader.check(value)
    else:
        inner.parts = [Leaf(value if kind == 'literal' else raw, kind) for kind, raw, value in reader.found]
        if reader.sign:
            tree.wrong(f'Unexpected {reader.rest!r}')
        tree.defects += inner.defects + inner.later
    tree.defects += reader.defects
    inner.kind, inner.fixed = 'msg-id', True
    tree.parts = [inner] if inner.parts else []
    return tree


def _message_id(tree, reader):
    """Read a message's name. What is missing, or None."""
    tree.later = []
    reader.blanks()
    if reader.sign != '<':
        return 'msg-id'
    reader.take('<')
    start = reader.at
    if not reader.dotted():
        signs = reader.local()
        if not signs:
            reader.at = start
            return 'dot-atom-text or obs-id-left'
        tree.wrong('obsolete id-left in msg-id', _errors.ObsoleteHeaderDefect)
        tree.later += [_INVALID(fault) for fault in _local_faults(signs)]
    if reader.sign != '@':
        tree.wrong('msg-id with no id-right')
        if reader.sign == '>':
            reader.take('>')
        return None
    reader.take('@')
    start, bracket = reader.at, reader.sign == '['
    if not reader.dotted():
        reader.blanks()
        if not (reader.literal() or reader.dotted()):
            reader.at = start
            return 'dot-atom-text, no-fold-literal or obs-id-right'
        if not bracket or reader.text[reader.at - 1] != ']':
            tree.wrong('obsolete id-right in msg-id', _errors.ObsoleteHeaderDefect)
            reader.blanks()
    if reader.sign != '>':
        tree.wrong("missing trailing '>' on msg-id")
        reader.found.append(('sign', '>', '>'))
    else:
        reader.take('>')
    reader.blanks()
    return None


def get_addr_spec(text):
    """(local part, domain, what is behind, defects) of an address."""
    tokens = _Tokens(text)
    tree = Tree([])
    local, domain, rest = _spec(tree, tokens.found)
    return local, domain, ''.join([raw for _, raw, _ in rest]), tokens.defects + tree.defects


class Folder:
    """Folds a tree: lines that are short enough, encoded words where a line could not be written otherwise."""

    def __init__(self, policy):
        self.policy, self.lines = policy, ['']
        self.most = policy.max_line_length or 1 << 62
        self.encoding = 'utf-8' if policy.utf8 else 'us-ascii'
        self.word = self.charset = None
        self.margin = ''

    def room(self):
        return self.most - len(self.lines[-1])

    def steal(self):
        """The blank at the end of the last line, which it loses."""
        line = self.lines[-1]
        if line[-1:] not in (' ', '\t'):
            return ''
        self.lines[-1] = line[:-1]
        return line[-1]

    def fold(self, parts):
        """The text of pieces, one behind the other."""
        waiting, blocked, forced = [*reversed(parts)], 0, False
        while waiting:
            part = waiting.pop()
            if part is None:
                blocked -= 1
                continue
            text = str(part)
            if not forced:
                forced = not (_SPECIALS_AND_ENDS if part.kind == 'ptext' else _ENDS).isdisjoint(text)
            charset = self.encoding
            try:
                text.encode(charset)
            except UnicodeEncodeError:
                charset, forced = 'unknown-8bit' if _has_surrogates(text) else 'utf-8', True
            if part.kind == 'mime-parameters':
                self.fold_parameters(part)
                self.word, forced = None, False
                continue
            if forced and not blocked:
                forced = False
                if not part.ew:
                    self.word = None
                    if part.breaks and part.parts and self.whole(part):
                        continue
                if part.parts is not None:
                    waiting += reversed(part.parts)
                    continue
                if part.ew:
                    self.encode(text, charset)
                    continue
            forced = False
            again = self.place(part, text, blocked)
            if again is part:
                waiting.append(part)
                forced = True
            elif again:
                if not part.ew:
                    blocked += 1
                    waiting.append(None)
                waiting += reversed(again)
        return self.policy.linesep.join(self.lines) + self.policy.linesep

    def whole(self, part):
        """Put a part on one line as it is folded alone, if it is one line then."""
        alone = str(part) if part.kind == 'msg-id' else Folder(self.policy).fold(part.parts)[: -len(self.policy.linesep)]
        if self.policy.linesep in alone:
            return False
        if len(alone) > self.room():
            self.lines.append(self.steal())
        self.lines[-1] += alone
        return True

    def place(self, part, text, blocked):
        """Add a part as it is; what has to be added instead: its pieces, or itself encoded."""
        if len(text) <= self.room():
            self.lines[-1] += text
            return None
        starts = text[:1] in (' ', '\t')
        if part.breaks and len(text) + 1 <= self.most:
            blank = self.steal()
            if blank or starts:
                self.lines.append(blank + text)
                self.margin = _re.match('[ \t]*', self.lines[-1])[0]
                self.word = None
                return None
        if part.parts is not None:
            return part.parts
        if part.ew and not blocked:
            return part
        blank = self.steal()
        if blank or starts:
            self.lines.append(blank + text)
        else:
            self.lines[-1] += text
        return None

    def encode(self, text, charset):
        """Add text as encoded words; it becomes one with the word before it, if there is one."""
        last = self.charset
        if self.word is not None and charset != last and (last == 'unknown-8bit' or last == 'utf-8' and charset != 'us-ascii'):
            self.word = None
        self.charset = charset
        if self.word is not None:
            text = str(get_unstructured(self.lines[-1][self.word :] + text))
            self.lines[-1] = self.lines[-1][: self.word]
        elif text[0] in ' \t':
            if not self.room():
                self.lines.append(self.steal())
            self.lines[-1] += text[0]
            text = text[1:]
        tail = text[-1:] if text[-1:] in (' ', '\t') else ''
        text = text[: len(text) - len(tail)]
        named = 'utf-8' if charset == 'us-ascii' else charset
        if len(named) + 8 >= self.most:
            raise _errors.HeaderParseError('max_line_length is too small to fit an encoded word')
        self.word = len(self.lines[-1]) if self.word is None else self.word
        while text:
            room = self.room()
            size = room - len(named) - 7 - len(self.margin)
            if size <= 0:
                self.lines.append(' ')
                continue
            if len(self.lines) > 1 and len(self.lines[-1]) == 1 and self.margin:
                self.lines[-1] += _ew.encode(self.margin, named)  # a blank that would belong to the end of the line before it
                self.margin = ''
            word = _ew.encode(text[:size], named)
            while len(word) > room and size > 0:
                size = min(size, len(text)) - 1
                word = _ew.encode(text[:size], named)
            self.lines[-1] += word
            text, self.margin = text[size:], ''
            if text:
                self.lines.append(' ')
                self.word = 1
        self.lines[-1] += tail

    def fold_parameters(self, part):
        """Add parameters, each on its line if it does not fit; those too long in pieces (RFC 2231)."""
        from urllib.parse import quote

        for name, value in part.params:
            if not self.lines[-1].rstrip().endswith(';'):
                self.lines[-1] = self.lines[-1].rstrip() + ';'
            charset, errors = self.encoding, 'strict'
            try:
                value.encode(charset)
                text = f'{name}={quote_string(value)}'
            except UnicodeEncodeError:
                charset, errors = ('unknown-8bit', 'surrogateescape') if _has_surrogates(value) else ('utf-8', 'strict')
                text = f"{name}*={charset}''{quote(value, safe='', errors=errors)}"
            if len(text) + 1 < self.room():
                self.lines[-1] += ' ' + text
            elif len(text) + 2 <= self.most:
                self.lines.append(' ' + text)
            else:
                self.split_parameter(name, value, f"{charset}''", errors)

    def split_parameter(self, name, value, chrome, errors):
        from urllib.parse import quote

        section, width = 0, self.most
        while value:
            around = len(f'{name}{section}{chrome}') + 5
            if width <= around + 1:
                width = 78
            most = width - around
            size = max(most, 1)
            while size > 1 and len(quote(value[:size], safe='', errors=errors)) > most:
                size -= 1
            text, value = quote(value[:size], safe='', errors=errors), value[size:]
            self.lines.append(f" {name}*{section}*={chrome}{text}{';' if value else ''}")
            chrome, section = '', section + 1
