"""What the content of a message is read as, and written from."""

from email import charset as _charset, errors as _errors


class ContentManager:
    """Handlers by type: of messages for reading, of objects for writing."""

    def __init__(self):
        self.get_handlers, self.set_handlers = {}, {}

    def add_get_handler(self, key, handler):
        self.get_handlers[key] = handler

    def add_set_handler(self, typekey, handler):
        self.set_handlers[typekey] = handler

    def get_content(self, msg, *args, **kw):
        kind = msg.get_content_type()
        for key in (kind, msg.get_content_maintype(), ''):
            if key in self.get_handlers:
                return self.get_handlers[key](msg, *args, **kw)
        raise KeyError(kind)

    def set_content(self, msg, obj, *args, **kw):
        if msg.get_content_maintype() != 'multipart':
            write = self._find_set_handler(msg, obj)
            msg.clear_content()
            return write(msg, obj, *args, **kw)
        raise TypeError('set_content not valid on multipart')

    def _find_set_handler(self, msg, obj):
        """That of a class of the object, by the class or its name; or of None."""
        wanted = ''
        for kind in type(obj).__mro__:
            name = kind.__qualname__
            full = f'{kind.__module__}.{name}' if kind.__module__ else name
            wanted = wanted or full
            for key in (kind, full, name, kind.__name__):
                if key in self.set_handlers:
                    return self.set_handlers[key]
        if None in self.set_handlers:
            return self.set_handlers[None]
        raise KeyError(wanted)


def get_text_content(msg, errors='replace'):
    return msg.get_payload(decode=True).decode(msg.get_param('charset', 'ASCII'), errors=errors)


def get_non_text_content(msg):
    return msg.get_payload(decode=True)


def get_message_content(msg):
    return msg.get_payload(0)


def get_and_fixup_unknown_message_content(msg):
    return bytes(msg.get_payload(0))


def _start(msg, kind, headers):
    """Set the type, and headers that are given."""
    msg['Content-Type'] = kind
    if headers:
        if not hasattr(headers[0], 'name'):
            headers = [msg.policy.header_factory(*msg.policy.header_source_parse([header])) for header in headers]
        try:
            for header in headers:
                if header.defects:
                    raise header.defects[0]
                msg[header.name] = header
        except _errors.HeaderDefect as e:
            raise ValueError(f'Invalid header: {header.fold(policy=msg.policy)}') from e


def _finish(msg, disposition, filename, cid, params):
    how = 'attachment' if disposition is None and filename is not None else disposition
    if how is not None:
        msg['Content-Disposition'] = how
    if filename is not None:
        msg.set_param('filename', filename, header='Content-Disposition', replace=True)
    if cid is not None:
        msg['Content-ID'] = cid
    for name, value in (params or {}).items():
        msg.set_param(name, value)


def _in_base64(data, most):
    from binascii import b2a_base64

    step = most // 4 * 3
    return ''.join([b2a_base64(data[at : at + step]).decode('ascii') for at in range(0, len(data), step)])


def _in_qp(data, most):
    from email.quoprimime import body_encode

    return body_encode(data.decode('latin-1'), most)


def _encode_text(string, charset, cte, policy):
    """(encoding, payload) of text."""
    lines, end = string.encode(charset).splitlines(), policy.linesep.encode('ascii')
    plain, most = b'\n'.join(lines) + b'\n', policy.max_line_length or 1 << 62
    if cte is None:
        longest = max(map(len, lines), default=0)
        if longest <= most and plain.isascii():
            return '7bit', plain.decode('ascii')
        if longest <= most and policy.cte_type == '8bit':
            return '8bit', plain.decode('ascii', 'surrogateescape')
        # What is shorter, judged by the first lines.
        sniff = b'\n'.join(lines[:10]) + b'\n'
        sizes = len(_in_base64(sniff, 76)), len(_in_qp(sniff, 76 if policy.max_line_length is None else policy.max_line_length))
        cte = 'base64' if sizes[1] > sizes[0] else 'quoted-printable'
    limit = policy.max_line_length or 76
    joined = end.join(lines) + end
    if cte == '7bit':
        return cte, plain.decode('ascii')
    if cte == '8bit':
        return cte, plain.decode('ascii', 'surrogateescape')
    if cte == 'quoted-printable':
        return cte, _in_qp(plain, limit)
    if cte == 'base64':
        return cte, _in_base64(joined, limit)
    raise ValueError(f'Unknown content transfer encoding {cte}')


def set_text_content(msg, string, subtype='plain', charset='utf-8', cte=None, disposition=None, filename=None, cid=None, params=None,
                     headers=None):
    _start(msg, f'text/{subtype}', headers)
    way, payload = _encode_text(string, charset, cte, msg.policy)
    msg.set_payload(payload)
    msg.set_param('charset', _charset.ALIASES.get(charset, charset), replace=True)
    msg['Content-Transfer-Encoding'] = way
    _finish(msg, disposition, filename, cid, params)


def set_message_content(msg, message, subtype='rfc822', cte=None, disposition=None, filename=None, cid=None, params=None, headers=None):
    if subtype == 'partial':
        raise ValueError('message/partial is not supported for Message objects')
    allowed = {'rfc822': (None, '7bit', '8bit', 'binary'), 'external-body': (None, '7bit')}.get(subtype)
    if allowed and cte not in allowed:
        raise ValueError(f'message/{subtype} parts do not support cte={cte}')
    if subtype == 'rfc822':
        way = '8bit' if cte is None else cte
    else:
        way = '7bit' if cte is None else cte
    _start(msg, f'message/{subtype}', headers)
    msg.set_payload([message])
    msg['Content-Transfer-Encoding'] = way
    _finish(msg, disposition, filename, cid, params)


def set_bytes_content(msg, data, maintype, subtype, cte='base64', disposition=None, filename=None, cid=None, params=None, headers=None):
    _start(msg, f'{maintype}/{subtype}', headers)
    if cte == 'base64':
        data = _in_base64(data, msg.policy.max_line_length or 76)
    elif cte == 'quoted-printable':
        from binascii import b2a_qp

        data = b2a_qp(data, istext=False, header=False, quotetabs=True).decode('ascii')
    elif cte in ('7bit', '8bit', 'binary'):
        data = data.decode('ascii', 'strict' if cte == '7bit' else 'surrogateescape')
    msg.set_payload(data)
    msg['Content-Transfer-Encoding'] = cte
    _finish(msg, disposition, filename, cid, params)


raw_data_manager = ContentManager()
for _key in ('audio', 'image', 'video', 'application'):
    raw_data_manager.add_get_handler(_key, get_non_text_content)
for _key in ('rfc822', 'external-body'):
    raw_data_manager.add_get_handler(f'message/{_key}', get_message_content)
raw_data_manager.add_get_handler('text', get_text_content)
raw_data_manager.add_get_handler('message', get_and_fixup_unknown_message_content)
raw_data_manager.add_set_handler(str, set_text_content)
raw_data_manager.add_set_handler('email.message.EmailMessage', set_message_content)
for _key in (bytes, bytearray, memoryview):
    raw_data_manager.add_set_handler(_key, set_bytes_content)
