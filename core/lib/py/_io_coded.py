"""What a TextIOWrapper has of its codec, where that is not one of the commonest: coders of the module codecs, and positions
that hold the state of a decoder."""

import io

from _hn import _modules
from _hn.imports import _import_dotted

# The commonest encodings, and the errors that they treat themselves: these do without the module codecs.
_COMMONEST = ('utf-8', 'utf-8-sig', 'ascii', 'latin-1', 'cp1252')
_MARK = b'\xef\xbb\xbf'
_OWN_ERRORS = ('strict', 'ignore', 'replace', 'surrogateescape', 'backslashreplace', 'xmlcharrefreplace')


def incomplete_utf8(data):
    # How many bytes at the end may be the beginning of a character.
    for n in range(1, min(4, len(data) + 1)):
        if data[-n] >= 0xC0:
            try:
                data[-n:].decode()
            except UnicodeDecodeError as e:
                surrogate = n == 2 and data[-2] == 0xED and data[-1] >= 0xA0
                return n if e.reason == 'unexpected end of data' or surrogate else 0
        if data[-n] < 0x80 or data[-n] >= 0xC0:
            return 0
    return 0


class Plain:
    # A decoder or an encoder of one of the commonest encodings.

    def __init__(self, codec, errors):
        self.codec, self.errors = codec, errors
        self.reset()

    def encode(self, text):
        return text.encode(self.codec, self.errors)

    def decode(self, data, final=False):
        data = self.waiting + data
        used = len(data) - (incomplete_utf8(data) if self.codec == 'utf-8' and not final else 0)
        self.waiting = data[used:]
        return data[:used].decode(self.codec, self.errors)

    def getstate(self):
        return self.waiting, 0

    def setstate(self, state):
        self.waiting = state[0] if state else b''

    def reset(self):
        self.waiting = b''


class Marked(Plain):
    # One of UTF-8 with a mark at its beginning. first: 1 if nothing has come yet, else 0.

    def encode(self, text):
        data = super().encode(text)
        if self.first:
            self.first = 0
            data = _MARK + data
        return data

    def decode(self, data, final=False):
        if self.first:
            data = self.waiting + data
            self.waiting = b''
            if len(data) < 3 and _MARK.startswith(data):
                self.waiting = data
                return ''
            self.first = 0
            data = data.removeprefix(_MARK)
        return super().decode(data, final)

    def getstate(self):
        return self.waiting, self.first

    def setstate(self, state):
        super().setstate(state)
        self.first = state and state[1]

    def reset(self):
        super().reset()
        self.first = 1


class Own:
    # What codecs.lookup() would say of one of the commonest encodings.

    def __init__(self, codec):
        self.name = codec
        self.kind = Marked if codec == 'utf-8-sig' else Plain

    def incrementaldecoder(self, errors):
        return self.kind(self.name.removesuffix('-sig'), errors)

    incrementalencoder = incrementaldecoder


def _info(codec, encoding, errors):
    if codec in _COMMONEST and errors in _OWN_ERRORS and 'codecs' not in _modules():  # whose users may replace handlers
        return Own(codec)
    info = _import_dotted('codecs', False).lookup(encoding)
    if not getattr(info, '_is_text_encoding', True):
        raise LookupError(f'{encoding!r} is not a text encoding')
    errors.encode()
    if '\0' in errors:
        raise ValueError('embedded null character')
    return info


class Coder:
    # The coders of one TextIOWrapper. `parts` are the pieces that it has read and may not have given wholly, in order: the
    # state of the decoder before each, its bytes (with those that the decoder still had), how many characters it gave, and how
    # many bytes that took for each. `total` are the characters of all.

    def __init__(self, stream, codec, encoding, errors, newline):
        info = _info(codec, encoding, errors)
        self.stream, self.buffer, self.translates = stream, stream.buffer, newline is None
        self.decoder = self.encoder = None
        self.keep()
        if self.buffer.readable():
            self.decoder = info.incrementaldecoder(errors)
            if not newline:
                self.decoder = io.IncrementalNewlineDecoder(self.decoder, False)
        if self.buffer.writable():
            self.encoder = info.incrementalencoder(errors)
            # Where nobody can say whether something is before it, CPython's own codecs write no mark.
            if self.buffer.tell() if self.buffer.seekable() else info.name in ('utf-16', 'utf-32'):
                self.encoder.setstate(0)

    def _state(self):
        # (bytes not yet decoded, a number for the rest of the state).
        state = self.decoder.getstate()
        if not isinstance(state, tuple) or len(state) != 2 or not isinstance(state[0], bytes):
            raise TypeError('illegal decoder state')
        return state

    def _go_back(self, flags, at):
        # Puts the decoder into the state of that number, with no bytes in it; to its beginning, where that is the stream's.
        if self.decoder is None:
            return
        if at or flags:
            self.decoder.setstate((b'', flags))
        else:
            self.decoder.reset()

    def _decoded(self, data, final):
        text = self.decoder.decode(data, final)
        if not isinstance(text, str):
            raise TypeError(f"decoder should return a string result, not '{type(text).__name__}'")
        return text

    def _length(self, text):
        return len(text) - (text.count('\r\n') if self.translates else 0)

    def _count(self, data, final=False):
        # How many characters of the stream bytes are, decoded from where the decoder is.
        return self._length(self._decoded(data, final))

    def read(self, data, final, everything):
        # The text of the next bytes of the stream. Its lines have been put together again.
        if everything:
            self.keep()
            return self._decoded(data, final)
        waiting, flags = self._state()
        text = self._decoded(data, final)
        if not self._drop():
            self.keep()
        n = self._length(text)
        self.parts.append((flags, waiting + data, n, len(data) / n if n else 0))
        self.total += n
        return text

    def keep(self, *parts):
        # Begins with these pieces.
        self.parts = [*parts]
        self.total = sum([part[2] for part in parts])

    def _drop(self):
        # Forgets the pieces that have been given, but for the last; how many characters have not.
        left = len(self.stream._text) - self.stream._at
        while len(self.parts) > 1 and self.total - self.parts[0][2] >= left:
            self.total -= self.parts.pop(0)[2]
        return left

    def write(self, text):
        # The bytes of text.
        data = self.encoder.encode(text)
        if not isinstance(data, bytes):
            raise TypeError(f"encoder should return a bytes object, not '{type(data).__name__}'")
        if self.parts:
            self.keep()
            self._go_back(0, 0)
        return data

    def newlines(self):
        return getattr(self.decoder, 'newlines', None)

    # -- positions

    def tell(self):
        # The position: that of the stream of bytes, with the state of the decoder there and what is to be read again.
        at = self.buffer.tell()
        if not self.parts:
            return at
        left = self._drop()
        flags, data, _, ratio = self.parts[0]
        at -= sum([len(part[1]) for part in self.parts])
        skip = self.total - left
        if skip == 0:
            return at | flags << 64
        state = self.decoder.getstate()
        try:
            return self._cookie(at, flags, data, skip, int(ratio * skip))
        finally:
            self.decoder.setstate(state)

    def _near(self, at, flags, data, skip, guess):
        # (the state of the decoder, how many bytes, how many characters) at a place before `skip` characters where it holds
        # no bytes: found by guesses, each nearer to the start of the data.
        step = 1
        while guess > 0:
            self._go_back(flags, at)
            n = self._count(data[:guess])
            if n <= skip:
                waiting, state = self._state()
                if not waiting:
                    return state, guess, n
                guess -= len(waiting)
                step = 1
            else:
                guess -= step
                step *= 2
        self._go_back(flags, at)
        return flags, 0, 0

    def _cookie(self, at, flags, data, skip, guess):
        flags, begin, n = self._near(at, flags, data, skip, guess)
        skip -= n
        at += begin
        fed = decoded = 0
        for i in range(begin, len(data) if skip else begin):
            fed += 1
            decoded += self._count(data[i:i + 1])
            waiting, state = self._state()
            if not waiting and decoded <= skip:
                at += fed
                skip -= decoded
                flags, fed, decoded = state, 0, 0
            if decoded >= skip:
                break
        else:
            if skip:
                if decoded + self._count(b'', True) < skip:
                    raise OSError("can't reconstruct logical file position")
                fed |= 1 << 64
        return at | flags << 64 | fed << 96 | skip << 128

    def seek(self, cookie, whence):
        # Goes to a position that tell() gave, or to the end; the position.
        if whence == 2:
            cookie = at = self.buffer.seek(0, 2)
            self._go_back(0, 0)
            self.keep()
        else:
            word = (1 << 32) - 1
            at, flags, fed, skip = cookie & (1 << 64) - 1, cookie >> 64 & word, cookie >> 96 & word, cookie >> 128 & word
            self.buffer.seek(at)
            self._go_back(flags, at)
            self._reread(flags, fed, skip, bool(cookie >> 160))
            at |= flags
        if self.encoder is not None:
            if at:
                self.encoder.setstate(0)
            else:
                self.encoder.reset()
        return cookie

    def _reread(self, flags, fed, skip, final):
        self.keep((flags, b'', 0, 0))
        if skip:
            data = self.buffer.read(fed)
            text = self._decoded(data, final)
            if self.translates:
                text = text.replace('\r\n', '\n').replace('\r', '\n')
            if len(text) < skip:
                raise OSError("can't restore logical file position")
            self.stream._text, self.stream._at, self.stream._marked = text, skip, True
            self.keep((flags, data, len(text), 0))
