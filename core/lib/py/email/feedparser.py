"""Reads messages that come in pieces."""

import re as _re
from email import errors as _errors
from email._policybase import compat32 as _compat32

__all__ = ['FeedParser', 'BytesFeedParser']

_HEADER = _re.compile(r'From |[!-9;-~]*:|[\t ]')
_LINE = _re.compile(r'[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+')
_END = _re.compile(r'\r\n\Z|\r\Z|\n\Z')


def _chopped(text):
    """Text without the end of its last line."""
    match = _END.search(text)
    return text[: match.start()] if match else text


class FeedParser:
    """Takes pieces of text; close() reads them as one message."""

    def __init__(self, _factory=None, *, policy=_compat32):
        self.policy, self._old_style_factory, self._headersonly, self._pieces = policy, False, False, []
        if _factory is not None:
            self._factory = _factory
            try:
                _factory(policy=policy)
            except TypeError:
                self._old_style_factory = True
        elif policy.message_factory is None:
            from email.message import Message

            self._factory = Message
        else:
            self._factory = policy.message_factory

    def _set_headersonly(self):
        self._headersonly = True

    def feed(self, data):
        self._pieces.append(data)

    def close(self):
        """The message."""
        self._lines, self._at, self._stops = _LINE.findall(''.join(self._pieces)), 0, []
        self._pieces = []
        root = self._new_message(None)
        self._parse(root)
        if not self._headersonly and root.get_content_maintype() == 'multipart' and not root.is_multipart():
            self._defect(root, _errors.MultipartInvariantViolationDefect())
        del self._lines
        return root

    def _defect(self, message, defect):
        self.policy.handle_defect(message, defect)

    def _new_message(self, parent):
        message = self._factory() if self._old_style_factory else self._factory(policy=self.policy)
        if parent is not None:
            if parent.get_content_type() == 'multipart/digest':
                message.set_default_type('message/rfc822')
            parent.attach(message)
        return message

    def _next(self):
        """The next line, or '' at the end of what is being read: a boundary of what is around it, or a blank line."""
        if self._at == len(self._lines):
            return ''
        line = self._lines[self._at]
        if line[0] in '-\r\n' and self._stops:
            for stop in reversed(self._stops):
                if stop(line):
                    return ''
        self._at += 1
        return line

    def _rest(self):
        found = []
        while line := self._next():
            found.append(line)
        return ''.join(found)

    def _parse(self, message):
        """Read a message from here on; the last one in it that was begun."""
        headers = []
        while line := self._next():
            if not _HEADER.match(line):
                if line[0] not in '\r\n':
                    self._defect(message, _errors.MissingHeaderBodySeparatorDefect())
                    self._at -= 1
                break
            headers.append(line)
        self._parse_headers(message, headers)
        kind = message.get_content_type() if not self._headersonly else ''
        if kind == 'message/delivery-status':
            return self._parse_blocks(message)
        if kind[:8] == 'message/':
            return self._parse(self._new_message(message))
        if kind[:10] == 'multipart/':
            return self._parse_parts(message)
        message.set_payload(self._rest())
        return message

    def _parse_blocks(self, message):
        """The payload of message/delivery-status: headers, and a blank line behind each group."""
        while True:
            self._stops.append(lambda line: line[0] in '\r\n')
            last = self._parse(self._new_message(message))
            self._stops.pop()
            self._next()
            if not self._next():
                return last
            self._at -= 1

    def _parse_parts(self, message):
        boundary = message.get_boundary()
        if boundary is None:
            self._defect(message, _errors.NoBoundaryInMultipartDefect())
            message.set_payload(self._rest())
            return message
        if str(message.get('content-transfer-encoding', '8bit')).lower() not in ('7bit', '8bit', 'binary'):
            self._defect(message, _errors.InvalidMultipartContentTransferEncodingDefect())
        start, tail = '--' + boundary, _re.compile(r'(--)?[ \t]*(\r\n|\r|\n)?\Z').match

        def border(line):
            return tail(line, len(start)) if line.startswith(start) else None

        preamble, found = [], None
        while line := self._next():
            found = border(line)
            if found:
                break
            preamble.append(line)
        if not found or found[1]:
            self._defect(message, _errors.StartBoundaryNotFoundDefect())
            message.set_payload(''.join(preamble))
            self._rest()
            message.epilogue = ''
            return message
        if preamble:
            message.preamble = ''.join([*preamble[:-1], _chopped(preamble[-1])])
        while found and not found[1]:
            self._parse_part(message, border)
            line = self._next()
            found = border(line) if line else None
        if not found:
            self._defect(message, _errors.CloseBoundaryNotFoundDefect())
            return message
        rest = self._rest()
        message.epilogue = rest if found[2] else _re.sub(r'\A(\r\n?|\n)', '', rest)
        return message

    def _parse_part(self, message, border):
        """Read one part; the end of its last line belongs to the border behind it."""
        while (line := self._next()) and border(line):
            pass
        self._at -= 1 if line else 0
        self._stops.append(border)
        last = self._parse(self._new_message(message))
        self._stops.pop()
        if last.get_content_maintype() == 'multipart':
            if last.epilogue == '':
                last.epilogue = None
            elif last.epilogue is not None:
                last.epilogue = _chopped(last.epilogue)
        elif isinstance(last._payload, str):
            last._payload = _chopped(last._payload)

    def _parse_headers(self, message, lines):
        held = []
        for i, line in enumerate(lines):
            if line[0] in ' \t':
                if held:
                    held.append(line)
                else:
                    self._defect(message, _errors.FirstHeaderLineIsContinuationDefect(line))
                continue
            if held:
                message.set_raw(*self.policy.header_source_parse(held))
                held = []
            if line.startswith('From '):
                if i == 0:
                    message.set_unixfrom(_chopped(line))
                elif i == len(lines) - 1:
                    # It may begin the body, if what is before it lacks a blank line.
                    self._at -= 1
                    return
                else:
                    message.defects.append(_errors.MisplacedEnvelopeHeaderDefect(line))
            elif line[0] == ':':
                message.defects.append(_errors.InvalidHeaderDefect('Missing header name.'))
            else:
                held = [line]
        if held:
            message.set_raw(*self.policy.header_source_parse(held))


class BytesFeedParser(FeedParser):
    """The same for bytes."""

    def feed(self, data):
        self._pieces.append(data.decode('ascii', 'surrogateescape'))
