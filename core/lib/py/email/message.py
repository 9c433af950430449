"""Messages: headers, and a payload of text or of parts."""

import re as _re
from email import errors as _errors, utils as _utils
from email._policybase import _has_surrogates, compat32 as _compat32
from email.charset import Charset as _Charset

__all__ = ['Message', 'EmailMessage']

_MISSING, _ABOVE = object(), ('mixed', 'alternative')


def _splitparam(param):
    """(value, its parameters or None) of a header."""
    value, sign, rest = str(param).partition(';')
    return value.strip(), rest.strip() if sign else None


def _formatparam(param, value=None, quote=True):
    """A parameter as it stands in a header."""
    if not value:
        return param
    if isinstance(value, tuple):
        return f'{param}*={_utils.encode_rfc2231(value[2], value[0], value[1])}'
    if not value.isascii():
        return f"{param}*={_utils.encode_rfc2231(value, 'utf-8', '')}"
    return f'{param}="{_utils.quote(value)}"' if quote or _re.search(r'[ ()<>@,;:\\"/\[\]?=]', value) else f'{param}={value}'


def _parseparam(s):
    """The parts of a header that semicolons divide, where these do not stand between quotes."""
    parts, held, open_ = [], [], False
    for piece in str(s).split(';'):
        held.append(piece)
        open_ ^= (piece.count('"') - piece.count('\\"')) % 2
        if not open_:
            parts.append(';'.join(held))
            held = []
    if held:
        # A quote that nothing closes: what is behind it is as if there were none.
        parts += held if len(held) == 1 else [';'.join(held)]
    found = []
    for part in parts:
        name, sign, value = part.partition('=')
        found.append(f'{name.strip().lower()}={value.strip()}' if sign else part.strip())
    return found


def _unquotevalue(value):
    if isinstance(value, tuple):
        return value[0], value[1], _utils.unquote(value[2])
    return _utils.unquote(value)


def _decode_uu(encoded):
    """The bytes of uuencoded text."""
    from binascii import a2b_uu

    lines = iter(encoded.splitlines())
    for line in lines:
        if _re.match(rb'begin [0-7]{3}\s', line):
            break
    else:
        raise ValueError('`begin` line not found')
    done = []
    for line in lines:
        if not line or line.strip(b' \t\r\n\f') == b'end':
            break
        done.append(a2b_uu(line))
    return b''.join(done)


class Message:
    """A message, or a part of one: a mapping of headers, with names in any case, and their payload."""

    def __init__(self, policy=_compat32):
        self.policy, self._headers, self._unixfrom, self._payload, self._charset = policy, [], None, None, None
        self.preamble = self.epilogue = None
        self.defects, self._default_type = [], 'text/plain'

    def __str__(self):
        return self.as_string()

    def as_string(self, unixfrom=False, maxheaderlen=0, policy=None):
        """The message as text."""
        from email.generator import Generator
        from io import StringIO

        file = StringIO()
        Generator(file, False, maxheaderlen, policy=self.policy if policy is None else policy).flatten(self, unixfrom)
        return file.getvalue()

    def __bytes__(self):
        return self.as_bytes()

    def as_bytes(self, unixfrom=False, policy=None):
        """The message as bytes."""
        from email.generator import BytesGenerator
        from io import BytesIO

        file = BytesIO()
        BytesGenerator(file, False, policy=self.policy if policy is None else policy).flatten(self, unixfrom)
        return file.getvalue()

    def is_multipart(self):
        return isinstance(self._payload, list)

    def get_unixfrom(self):
        return self._unixfrom

    def set_unixfrom(self, unixfrom):
        self._unixfrom = unixfrom

    def attach(self, payload):
        """Add a part."""
        if self._payload is None:
            self._payload = []
        try:
            add = self._payload.append
        except AttributeError:
            raise TypeError('Attach is not valid on a message with a non-multipart payload')
        add(payload)

    def get_payload(self, i=None, decode=False):
        """The payload, or part i; as bytes without their encoding with decode, which of parts is None."""
        held = self._payload
        if self.is_multipart():
            return None if decode else held if i is None else held[i]
        if i is not None and not isinstance(held, list):
            raise TypeError(f'Expected list, got {type(held)}')
        way = str(self.get('content-transfer-encoding', '')).strip().lower()
        if not decode:
            return self._readable(held) if isinstance(held, str) and _has_surrogates(held) else held
        data = b''
        if isinstance(held, str):
            try:
                data = held.encode('ascii', 'surrogateescape')
            except UnicodeEncodeError:
                data = held.encode('raw-unicode-escape')
        if way == 'quoted-printable':
            from quopri import decodestring

            return decodestring(data)
        if way == 'base64':
            from email._encoded_words import decode_b

            value, defects = decode_b(b''.join(data.splitlines()))
            for defect in defects:
                self.policy.handle_defect(self, defect)
            return value
        if way in ('x-uuencode', 'uuencode', 'uue', 'x-uue'):
            try:
                return _decode_uu(data)
            except ValueError:
                return data
        return data if isinstance(held, str) else held

    def _readable(self, text):
        """Text whose undecoded bytes are read as the header says, if they can be."""
        try:
            data = text.encode('ascii', 'surrogateescape')
        except UnicodeEncodeError:
            return text
        try:
            return data.decode(self.get_content_charset('ascii'), 'replace')
        except LookupError:
            return data.decode('ascii', 'replace')

    def set_payload(self, payload, charset=None):
        if hasattr(payload, 'encode') and charset is not None:
            charset = charset if isinstance(charset, _Charset) else _Charset(charset)
            payload = payload.encode(charset.output_charset, 'surrogateescape')
        self._payload = payload.decode('ascii', 'surrogateescape') if hasattr(payload, 'decode') else payload
        if charset is not None:
            self.set_charset(charset)

    def get_charset(self):
        return self._charset

    def set_charset(self, charset):
        """Say in the headers what the payload is written in, and encode it so; None takes that away."""
        if charset is None:
            self.del_param('charset')
            self._charset = None
            return
        self._charset = charset = charset if isinstance(charset, _Charset) else _Charset(charset)
        written = charset.get_output_charset()
        if 'MIME-Version' not in self:
            self.add_header('MIME-Version', '1.0')
        if 'Content-Type' in self:
            self.set_param('charset', written)
        else:
            self.add_header('Content-Type', 'text/plain', charset=written)
        if charset != written:
            self._payload = charset.body_encode(self._payload)
        if 'Content-Transfer-Encoding' in self:
            return
        way = charset.get_body_encoding()
        if callable(way):
            way(self)
            return
        data = self._payload
        if data:
            try:
                data = data.encode('ascii', 'surrogateescape')
            except UnicodeError:
                data = data.encode(charset.output_charset)
        self._payload = charset.body_encode(data)
        self.add_header('Content-Transfer-Encoding', way)

    def __getitem__(self, name):
        return self.get(name)

    def __len__(self):
        return len(self._headers)

    def __setitem__(self, name, val):
        most = self.policy.header_max_count(name)
        if most and len([key for key, _ in self._headers if key.lower() == name.lower()]) >= most:
            raise ValueError(f'There may be at most {most} {name} headers in a message')
        self._headers.append(self.policy.header_store_parse(name, val))

    def __delitem__(self, name):
        self._headers = [pair for pair in self._headers if pair[0].lower() != name.lower()]

    def __contains__(self, name):
        wanted = name.lower()
        return any([key.lower() == wanted for key, _ in self._headers])

    def __iter__(self):
        return iter(self.keys())

    def keys(self):
        return [key for key, _ in self._headers]

    def values(self):
        return [value for _, value in self.items()]

    def items(self):
        return [(key, self.policy.header_fetch_parse(key, value)) for key, value in self._headers]

    def get(self, name, failobj=None):
        """The first header of a name."""
        wanted = name.lower()
        for key, value in self._headers:
            if key.lower() == wanted:
                return self.policy.header_fetch_parse(key, value)
        return failobj

    def set_raw(self, name, value):
        """Add a header as it is."""
        self._headers += [(name, value)]

    def raw_items(self):
        return iter([*self._headers])

    def get_all(self, name, failobj=None):
        """All headers of a name."""
        wanted = name.lower()
        return [self.policy.header_fetch_parse(key, value) for key, value in self._headers if key.lower() == wanted] or failobj

    def add_header(self, _name, _value, **_params):
        """Add a header with parameters; underscores in their names stand for dashes."""
        parts = [] if _value is None else [_value]
        parts += [_formatparam(key.replace('_', '-'), value) for key, value in _params.items()]
        self[_name] = '; '.join(parts)

    def replace_header(self, _name, _value):
        """Give the first header of a name another value."""
        for i, (key, _) in enumerate(self._headers):
            if key.lower() == _name.lower():
                self._headers[i] = self.policy.header_store_parse(key, _value)
                return
        raise KeyError(_name)

    def get_content_type(self):
        value = self.get('content-type', _MISSING)
        if value is _MISSING:
            return self.get_default_type()
        kind = _splitparam(value)[0].lower()
        return kind if kind.count('/') == 1 else 'text/plain'

    def get_content_maintype(self):
        return self.get_content_type().partition('/')[0]

    def get_content_subtype(self):
        return self.get_content_type().partition('/')[2]

    def set_default_type(self, ctype):
        self._default_type = ctype

    def get_default_type(self):
        return self._default_type

    def _get_params_preserve(self, failobj, header):
        value = self.get(header, _MISSING)
        if value is _MISSING:
            return failobj
        pairs = [part.partition('=') for part in _parseparam(value)]
        return _utils.decode_params([(name.strip(), value.strip()) for name, _, value in pairs])

    def get_params(self, failobj=None, header='content-type', unquote=True):
        """[(name, value)] of a header; the first is what is before the parameters."""
        pairs = self._get_params_preserve(_MISSING, header)
        if pairs is _MISSING:
            return failobj
        return [(key, _unquotevalue(value)) for key, value in pairs] if unquote else pairs

    def get_param(self, param, failobj=None, header='content-type', unquote=True):
        for key, value in self._get_params_preserve((), header):
            if key.lower() == param.lower():
                return _unquotevalue(value) if unquote else value
        return failobj

    def set_param(self, param, value, header='Content-Type', requote=True, charset=None, language='', replace=False):
        """Set a parameter of a header, or add it."""
        if charset and not isinstance(value, tuple):
            value = charset, language, value
        text = 'text/plain' if header not in self and header.lower() == 'content-type' else self.get(header)
        mine = _formatparam(param, value, requote)
        if not self.get_param(param, header=header):
            text = f'{text}; {mine}' if text else mine
        else:
            old = self.get_params(header=header, unquote=requote)
            text = '; '.join([mine if key.lower() == param.lower() else _formatparam(key, held, requote) for key, held in old])
        self._set_text(header, text, replace)

    def _set_text(self, header, text, replace=False):
        if text == self.get(header):
            return
        if replace:
            self.replace_header(header, text)
        else:
            del self[header]
            self[header] = text

    def del_param(self, param, header='content-type', requote=True):
        """Take a parameter out of a header."""
        if header in self:
            pairs = self.get_params(header=header, unquote=requote)
            kept = [_formatparam(key, value, requote) for key, value in pairs if key.lower() != param.lower()]
            self._set_text(header, '; '.join(kept))

    def set_type(self, type, header='Content-Type', requote=True):
        """Give another type; parameters stay."""
        if type.count('/') != 1:
            raise ValueError
        if header.lower() == 'content-type':
            del self['mime-version']
            self['MIME-Version'] = '1.0'
        pairs = self.get_params([], header, requote)
        del self[header]
        self[header] = type
        for key, value in pairs[1:]:
            self.set_param(key, value, header, requote)

    def get_filename(self, failobj=None):
        name = self.get_param('filename', _MISSING, 'content-disposition')
        if name is _MISSING:
            name = self.get_param('name', _MISSING, 'content-type')
        return failobj if name is _MISSING else _utils.collapse_rfc2231_value(name).strip()

    def get_boundary(self, failobj=None):
        found = self.get_param('boundary', _MISSING)
        return failobj if found is _MISSING else _utils.collapse_rfc2231_value(found).rstrip()

    def set_boundary(self, boundary):
        """Set that parameter where it stands, or behind the others."""
        pairs = self._get_params_preserve(_MISSING, 'content-type')
        if pairs is _MISSING:
            raise _errors.HeaderParseError('No Content-Type header found')
        mine = ('boundary', f'"{boundary}"')
        if any([key.lower() == 'boundary' for key, _ in pairs]):
            pairs = [mine if key.lower() == 'boundary' else (key, value) for key, value in pairs]
        else:
            pairs = [*pairs, mine]
        text = '; '.join([key if value == '' else f'{key}={value}' for key, value in pairs])
        store = self.policy.header_store_parse
        self._headers = [store(key, text) if key.lower() == 'content-type' else (key, value) for key, value in self._headers]

    def get_content_charset(self, failobj=None):
        """The parameter charset, in small letters."""
        name = self.get_param('charset', _MISSING)
        if name is _MISSING:
            return failobj
        if isinstance(name, tuple):
            try:
                name = str(name[2].encode('raw-unicode-escape'), name[0] or 'us-ascii')
            except (LookupError, UnicodeError):
                name = name[2]
        return name.lower() if name.isascii() else failobj

    def get_charsets(self, failobj=None):
        return [each.get_content_charset(failobj) for each in self.walk()]

    def get_content_disposition(self):
        value = self.get('content-disposition')
        return None if value is None else _splitparam(value)[0].lower()

    from email.iterators import walk


class MIMEPart(Message):
    """A message whose headers and content are objects of their own kinds."""

    _body_types = {('text', 'plain'), ('text', 'html'), ('multipart', 'related'), ('multipart', 'alternative')}

    def __init__(self, policy=None):
        if policy is None:
            from email.policy import default as policy
        super().__init__(policy)

    def as_string(self, unixfrom=False, maxheaderlen=None, policy=None):
        policy = self.policy if policy is None else policy
        return super().as_string(unixfrom, policy.max_line_length if maxheaderlen is None else maxheaderlen, policy)

    def __str__(self):
        readable = self.policy.clone(utf8=True)
        return self.as_string(policy=readable)

    def is_attachment(self):
        return self.get_content_disposition() == 'attachment'

    def _find_body(self, part, preferencelist):
        """(rank, part) of what could be the body."""
        waiting = [part]
        while waiting:
            part = waiting.pop()
            if part.is_attachment():
                continue
            main, sub = part.get_content_type().split('/')
            if main == 'text':
                if sub in preferencelist:
                    yield preferencelist.index(sub), part
            elif main == 'multipart' and part.is_multipart():
                parts = part.get_payload()
                if sub == 'related':
                    if sub in preferencelist:
                        yield preferencelist.index(sub), part
                    start = part.get_param('start')
                    parts = [each for each in parts if start and each['content-id'] == start][:1] or parts[:1]
                waiting += reversed(parts)

    def get_body(self, preferencelist=('related', 'html', 'plain')):
        """The part that is best shown as the body, or None."""
        best = len(preferencelist)
        body = None
        for rank, part in self._find_body(self, preferencelist):
            if rank < best:
                best, body = rank, part
                if not rank:
                    break
        return body

    def iter_attachments(self):
        """The parts that are no bodies."""
        main, sub = self.get_content_type().split('/')
        if main != 'multipart' or sub == 'alternative' or not isinstance(self.get_payload(), list):
            return
        parts, seen = self.get_payload().copy(), set()
        if sub == 'related':
            start = self.get_param('start')
            others = [part for part in parts if part.get('content-id') != start] if start else parts
            yield from others if len(others) < len(parts) else parts[1:]
            return
        for part in parts:
            kind = tuple(part.get_content_type().split('/'))
            if kind in self._body_types and not part.is_attachment() and kind[1] not in seen:
                seen.add(kind[1])
            else:
                yield part

    def iter_parts(self):
        return iter(self._payload if self.is_multipart() else ())

    def get_content(self, *args, content_manager=None, **kw):
        manager = self.policy.content_manager if content_manager is None else content_manager
        return manager.get_content(self, *args, **kw)

    def set_content(self, *args, content_manager=None, **kw):
        manager = self.policy.content_manager if content_manager is None else content_manager
        manager.set_content(self, *args, **kw)

    def _make_multipart(self, subtype, disallowed_subtypes, boundary):
        if self.get_content_maintype() == 'multipart':
            old = self.get_content_subtype()
            if old == subtype or old in disallowed_subtypes:
                raise ValueError(f'Cannot convert {old} to {subtype}')
        moved = [pair for pair in self._headers if pair[0].lower().startswith('content-')]
        self._headers = [pair for pair in self._headers if not pair[0].lower().startswith('content-')]
        parts = []
        if moved:
            part = type(self)(policy=self.policy)
            part._headers, part._payload = moved, self._payload
            parts.append(part)
        self._payload = parts
        self['Content-Type'] = f'multipart/{subtype}'
        if boundary is not None:
            self.set_boundary(boundary)

    def make_mixed(self, boundary=None):
        """Make this a part of a message of parts, if it has content."""
        self._make_multipart('mixed', _ABOVE[:0], boundary)

    def make_alternative(self, boundary=None):
        self._make_multipart('alternative', _ABOVE[:1], boundary)

    def make_related(self, boundary=None):
        self._make_multipart('related', _ABOVE, boundary)

    def _add_part(self, kind, how, args, kw):
        if self.get_content_type() != f'multipart/{kind}':
            make = getattr(self, f'make_{kind}')
            make()
        new = type(self)(policy=self.policy)
        new.set_content(*args, **kw)
        if how and new.get('content-disposition') is None:
            new['Content-Disposition'] = how
        self.attach(new)

    def add_attachment(self, *args, **kw):
        """Add a part with this content; the message becomes one of parts."""
        self._add_part('mixed', 'attachment', args, kw)

    def add_alternative(self, *args, **kw):
        self._add_part('alternative', '', args, kw)

    def add_related(self, *args, **kw):
        self._add_part('related', 'inline', args, kw)

    def clear(self):
        self._headers, self._payload = [], None

    def clear_content(self):
        """Take away the payload and the headers about it."""
        self._headers, self._payload = [pair for pair in self._headers if not pair[0].lower().startswith('content-')], None


class EmailMessage(MIMEPart):
    """A whole message."""

    def set_content(self, *args, **kw):
        MIMEPart.set_content(self, *args, **kw)
        if self.get('mime-version') is None:
            self['MIME-Version'] = '1.0'
