"""Writes messages as text or bytes."""

import re as _re
from email._policybase import _has_surrogates
from email.errors import HeaderWriteError as _HeaderWriteError
from io import BytesIO as _BytesIO, StringIO as _StringIO

__all__ = ['Generator', 'DecodedGenerator', 'BytesGenerator']

_LINE_END = _re.compile(r'\r\n|\r|\n')
_FROM = _re.compile('^From ', _re.MULTILINE)
_UNFOLDED = _re.compile(r'\r\n[^ \t]|\r[^ \n\t]|\n[^ \t]')


class Generator:
    """Writes messages to a file of text."""

    def __init__(self, outfp, mangle_from_=None, maxheaderlen=None, *, policy=None):
        if mangle_from_ is None:
            mangle_from_ = True if policy is None else policy.mangle_from_
        self._fp, self._mangle_from_, self.maxheaderlen, self.policy = outfp, mangle_from_, maxheaderlen, policy

    def write(self, s):
        self._fp.write(s)

    def flatten(self, msg, unixfrom=False, linesep=None):
        """Write a message."""
        kept, policy = (self.policy, msg.policy), msg.policy if self.policy is None else self.policy
        wanted = {'linesep': linesep, 'max_line_length': self.maxheaderlen}
        policy = policy.clone(**{name: value for name, value in wanted.items() if value is not None})
        self._NL = policy.linesep
        try:
            self.policy = msg.policy = policy
            if unixfrom:
                self.write((msg.get_unixfrom() or self._from_nobody()) + self._NL)
            self._write(msg)
        finally:
            self.policy, msg.policy = kept

    def _from_nobody(self):
        import time

        return f'From nobody {time.ctime(time.time())}'

    def clone(self, fp):
        return type(self)(fp, self._mangle_from_, None, policy=self.policy)

    def _new_buffer(self):
        return _StringIO()

    def _encode(self, s):
        return s

    def _write_lines(self, lines):
        if lines:
            self.write(self._NL.join(_LINE_END.split(lines)))

    def _mangled(self, text):
        return _FROM.sub('>From ', text) if self._mangle_from_ else text

    def _write(self, msg):
        # The body first: it may change the headers.
        body, changed = self._body(msg)
        if changed:
            from copy import deepcopy

            msg, name = deepcopy(msg), 'Content-Transfer-Encoding'
            change = msg.__setitem__ if msg.get(name) is None else msg.replace_header
            change(name, changed[0])
            msg.replace_header('content-type', changed[1])
        own = getattr(msg, '_write_headers', None)
        own(self) if own else self._write_headers(msg)
        self._fp.write(body)

    def _body(self, msg):
        """(what a body is written as, the headers that go with it if others than there are)."""
        kept, self._munge_cte, self._fp = self._fp, None, self._new_buffer()
        try:
            self._dispatch(msg)
            return self._fp.getvalue(), self._munge_cte
        finally:
            self._fp = kept
            del self._munge_cte

    def _dispatch(self, msg):
        """Write a body by the method for its type, _handle_MAIN_SUB or _handle_MAIN."""
        main, sub = msg.get_content_maintype(), msg.get_content_subtype()
        for name in (f'{main}_{sub}', main):
            way = getattr(self, '_handle_' + name.replace('-', '_'), None)
            if way is not None:
                break
        else:
            way = self._writeBody
        way(msg)

    def _write_headers(self, msg):
        for name, value in msg.raw_items():
            self.write(self._checked(self.policy.fold(name, value)))
        self.write(self._NL)

    def _checked(self, folded):
        end, wrong = self.policy.linesep, ''
        if not folded.endswith(end):
            wrong = f'does not end with {end!r}'
        elif _UNFOLDED.search(folded.removesuffix(end)):
            wrong = 'contains newline'
        if wrong and self.policy.verify_generated_headers:
            raise _HeaderWriteError(f'folded header {wrong}: {folded!r}')
        return folded

    def _handle_text(self, msg):
        text = msg.get_payload()
        if text is None:
            return
        if not isinstance(text, str):
            raise TypeError(f'string payload expected: {type(text)}')
        if _has_surrogates(msg._payload):
            charset = msg.get_param('charset')
            if charset is not None:
                from copy import deepcopy

                msg = deepcopy(msg)
                del msg['content-transfer-encoding']
                msg.set_payload(msg._payload, charset)
                text = msg.get_payload()
                self._munge_cte = msg['content-transfer-encoding'], msg['content-type']
        self._write_lines(self._mangled(text))

    def _writeBody(self, msg):
        self._handle_text(msg)

    def _flat(self, part):
        """What a part is written as."""
        buffer = self._new_buffer()
        self.clone(buffer).flatten(part, unixfrom=False, linesep=self._NL)
        return buffer.getvalue()

    def _handle_multipart(self, msg):
        parts = msg.get_payload()
        if isinstance(parts, str):
            self.write(parts)
            return
        texts = [self._flat(part) for part in ([] if parts is None else parts if isinstance(parts, list) else [parts])]
        border = msg.get_boundary()
        if not border:
            border = self._make_boundary(self._encode(self._NL).join(texts))
            msg.set_boundary(border)
        if msg.preamble is not None:
            self._write_lines(self._mangled(msg.preamble))
            self.write(self._NL)
        border, end = '--' + border, self._NL
        self.write(border + end)
        for i, text in enumerate(texts):
            if i:
                self.write(end + border + end)
            self._fp.write(text)
        self.write(f'{end}{border}--{end}')
        if msg.epilogue is not None:
            self._write_lines(self._mangled(msg.epilogue))

    def _handle_multipart_signed(self, msg):
        # Headers stay as they are, or the signature would not fit.
        kept = self.policy
        self.policy = kept.clone(max_line_length=0)
        try:
            self._handle_multipart(msg)
        finally:
            self.policy = kept

    def _handle_message_delivery_status(self, msg):
        end = self._encode(self._NL)
        self._fp.write(end.join([self._flat(part).removesuffix(end) for part in msg.get_payload()]))

    def _handle_message(self, msg):
        held = msg._payload
        self._fp.write(self._flat(msg.get_payload(0)) if isinstance(held, list) else self._encode(held))

    @classmethod
    def _make_boundary(cls, text=None):
        """A line that is not in text."""
        import random
        import sys

        border = f'{"=" * 15}{random.randrange(sys.maxsize):019d}=='
        tried, i = border, 0
        while text is not None and cls._compile_re(f'^--{_re.escape(tried)}(--)?$', _re.MULTILINE).search(text):
            tried, i = f'{border}.{i}', i + 1
        return tried

    @classmethod
    def _compile_re(cls, s, flags):
        return _re.compile(s, flags)


class BytesGenerator(Generator):
    """Writes messages to a file of bytes."""

    def write(self, s):
        data = s.encode('ascii', 'surrogateescape')
        self._fp.write(data)

    def _new_buffer(self):
        return _BytesIO()

    def _encode(self, s):
        return s.encode('ascii')

    def _write_headers(self, msg):
        for name, value in msg.raw_items():
            folded = self.policy.fold_binary(name, value)
            self._checked(folded.decode('ascii', 'surrogateescape'))
            self._fp.write(folded)
        self.write(self._NL)

    def _handle_text(self, msg):
        text = msg._payload
        if text is None:
            return
        if _has_surrogates(text) and self.policy.cte_type != '7bit':
            self._write_lines(self._mangled(text))
        else:
            super()._handle_text(msg)

    _writeBody = _handle_text

    @classmethod
    def _compile_re(cls, s, flags):
        return _re.compile(s.encode('ascii'), flags)


class DecodedGenerator(Generator):
    """Writes the parts that are text, and a line for each other."""

    def __init__(self, outfp, mangle_from_=None, maxheaderlen=None, fmt=None, *, policy=None):
        super().__init__(outfp, mangle_from_, maxheaderlen, policy=policy)
        self._fmt = '[Non-text (%(type)s) part of message omitted, filename %(filename)s]' if fmt is None else fmt

    def _dispatch(self, msg):
        for part in msg.walk():
            main = part.get_content_maintype()
            if main == 'text':
                print(part.get_payload(decode=False), file=self)
            elif main != 'multipart':
                values = {'type': part.get_content_type(), 'maintype': main, 'subtype': part.get_content_subtype()}
                values['filename'] = part.get_filename('[no filename]')
                values['description'] = part.get('Content-Description', '[no description]')
                values['encoding'] = part.get('Content-Transfer-Encoding', '[no encoding]')
                print(self._fmt % values, file=self)
