"""East Asian encodings in seven bits, whose bytes mean what the shifts before them say: HZ and the family of ISO 2022.

Their methods are those of _multibyte_pairs.Pairs.
"""
import re

from _multibyte_pairs import gb2312_characters, jisx0208_characters, jisx0212_characters, ksx1001_characters
from _multibyte_tables import turned


def _seven(characters):
    return {code & 0x7F7F: c for code, c in characters.items()}


class HZ:
    """state[0] is 1 within ~{ and ~}."""

    def __init__(self):
        self._characters = _seven(gb2312_characters())
        self._codes = turned(self._characters)

    def start(self, encodes):
        return bytearray(8)

    def restart(self, state):
        state[0] = 0

    def end(self, state):
        shifted, state[0] = state[0], 0
        return b'~}' if shifted else b''

    def decode(self, data, at, state, out, fast):
        end = len(data)
        while at < end:
            c = data[at]
            size = 2 if c == 126 or state[0] else 1
            if c > 127:
                return at, 1
            if at + size > end:
                return at, -1
            if c == 126:
                text = self._shift(data[at + 1], state)
            elif size == 1:
                text = chr(c)
            else:
                code = self._characters.get(c << 8 | data[at + 1])
                text = code and chr(code)
            if text is None:
                return at, 1
            out.append(text)
            at += size
        return at, 0

    def _shift(self, c, state):
        # The text of ~ and this byte, or None.
        if (c, state[0]) in ((123, 0), (125, 1)):
            state[0] ^= 1
            return ''
        return {10: '', 126: '~'}.get(c) if not state[0] else None

    def encode(self, text, at, state, out, fast):
        for at in range(at, len(text)):
            c = ord(text[at])
            if c < 128:
                out.append(self.end(state) + (b'~~' if c == 126 else bytes((c,))))
            elif c in self._codes:
                out.append((b'' if state[0] else b'~{') + self._codes[c].to_bytes(2, 'big'))
                state[0] = 1
            else:
                return at, 1
        return len(text), 0


# -- ISO 2022

_ASCII = 66
_SHIFTED, _THROUGH = 1, 2  # flags of state[4]
# Bytes that no shift is among, in ASCII and in sets of two bytes; and text in ASCII.
_PLAIN = re.compile(rb'[\x00-\x0d\x10-\x1a\x1c-\x7f]+').match
_WIDE = re.compile(rb'(?:[!-~][!-~])+').match
_ASCII_TEXT = re.compile(r'[\x00-\x7f]+').match


def _roman():
    return {c: c for c in range(128)} | {0x5C: 0xA5, 0x7E: 0x203E}


def _kana():
    return dict(zip(range(0x21, 0x60), range(0xFF61, 0xFFA0)))


def _korean():
    return _seven(ksx1001_characters()) | {0x2454: 0x3164}


def _greek():
    text = bytes(range(128, 256)).decode('iso8859-7', 'replace')
    return {byte: ord(c) for byte, c in enumerate(text) if c != '\ufffd'}


# Sets by their final byte, and 128 if characters are two bytes.
_SETS = {66 | 128: jisx0208_characters, 64 | 128: jisx0208_characters, 68 | 128: jisx0212_characters, 67 | 128: _korean,
         65 | 128: lambda: _seven(gb2312_characters()), 74: _roman, 73: _kana, 65: lambda: dict(zip(range(128), range(128, 256))), 70: _greek}


class ISO2022:
    """state: the sets designated to G0, G1 and G2; at 4 flags. Of the sets, the first that has a character encodes it."""

    def __init__(self, sets, shifts=False):
        self._has_prefix = not shifts  # ESC & @ may come before the designation of JIS X 0208
        made = {maker: maker() for maker in {_SETS[key] for key in sets}}
        self._sets = {key: made[_SETS[key]] for key in sets}
        self._codes = {key: turned(characters) for key, characters in self._sets.items() if key not in (64 | 128, 65, 70)}
        self._has_g2 = 70 in sets
        self._shifts = shifts

    def start(self, encodes):
        return bytearray((_ASCII, _ASCII, 0 if encodes else _ASCII, 0, 0, 0, 0, 0))

    def restart(self, state):
        state[0] = _ASCII
        state[4] &= ~_SHIFTED

    def end(self, state):
        out = []
        self._use(0, _ASCII, state, out)
        return b''.join(out)

    def _use(self, plane, key, state, out):
        # Designates a set, and shifts to it.
        if not plane and state[4] & _SHIFTED:
            out.append(b'\x0f')
            state[4] &= ~_SHIFTED
        if state[plane] != key:
            state[plane] = key
            short = key == 66 | 128 and not plane
            out.append(b'\x1b' + b'$' * (key > 127) + (b'' if short else b')' if plane else b'(') + bytes((key & 127,)))
        if plane and not state[4] & _SHIFTED:
            out.append(b'\x0e')
            state[4] |= _SHIFTED

    def encode(self, text, at, state, out, fast):
        end = len(text)
        while at < end:
            if found := _ASCII_TEXT(text, at):
                self._use(0, _ASCII, state, out)
                out.append(found[0].encode())
                at = found.end()
                continue
            c = ord(text[at])
            for key, codes in self._codes.items():
                if c in codes:
                    self._use(int(self._shifts), key, state, out)
                    out.append(codes[c].to_bytes(1 + (key > 127), 'big'))
                    break
            else:
                return at, 1
            at += 1
        return at, 0

    def decode(self, data, at, state, out, fast):
        end = len(data)
        while at < end:
            if not state[4]:
                at = self._run(data, at, state[0], out)
                if at == end:
                    break
            c = data[at]
            if state[4] & _THROUGH:
                if 64 <= c <= 90:
                    state[4] &= ~_THROUGH
                size, text = 1, chr(c)
            elif c == 27:
                size, text = self._escape(data, at, end, state)
            elif c in (14, 15) and self._shifts:
                state[4] = state[4] & ~_SHIFTED | (c == 14)
                size, text = 1, ''
            else:
                size, text = self._character(data, at, end, state, c)
            if text is None:
                return at, size
            out.append(text)
            at += size
        return at, 0

    def _run(self, data, at, key, out):
        # Appends the text of bytes without shifts. Where it ended: also where something is wrong.
        if key == _ASCII and (found := _PLAIN(data, at)):
            out.append(found[0].decode('ascii'))
            return found.end()
        if key > 127 and (found := _WIDE(data, at)):
            characters = self._sets[key]
            for at in range(at, found.end(), 2):
                c = characters.get(data[at] << 8 | data[at + 1])
                if c is None:
                    return at
                out.append(chr(c))
            return at + 2
        return at

    def _character(self, data, at, end, state, c):
        # (how many bytes, their text), or what decode() says is wrong, and None.
        if c == 10:
            state[4] &= ~_SHIFTED
        key = state[state[4] & _SHIFTED]
        if c < 32 or key == _ASCII and c < 128:
            return 1, chr(c)
        if c > 127:
            return 1, None
        size = 1 + (key > 127)
        if at + size > end:
            return -1, None
        found = self._sets[key].get(int.from_bytes(data[at:at + size], 'big')) if key in self._sets else None
        return size, found and chr(found)

    def _escape(self, data, at, end, state):
        if at + 1 == end:
            return -1, None
        second = data[at + 1]
        if second == 78 and self._has_g2:
            return self._from_g2(data, at, end, state)
        if second not in b'().$&':
            state[4] |= _THROUGH
            return 1, '\x1b'
        last = at + 1
        while not (last < end and 64 <= data[last] <= 90):
            if last >= end:
                return -1, None
            last += 3 if self._has_prefix and data[last:last + 2] == b'&@' else 1
            if last >= at + 16:
                return 1, None
        size = last + 1 - at
        return size, self._designate(data[at + 1:last], data[last], state)

    def _designate(self, middle, final, state):
        # '' if the bytes between the escape and the final one designate a set, else None.
        if middle[2:] == b'\x1b$' and final == 66 and self._has_prefix:  # CPython takes any two bytes for & @
            middle = b'$'
        planes = {b'(': (0, 0), b')': (1, 0), b'$': (0, 128), b'$(': (0, 128), b'$)': (1, 128)}
        if self._has_g2:
            planes[b'.'] = 2, 0
        if middle not in planes:
            return None
        plane, wide = planes[middle]
        if (key := final | wide) != _ASCII and key not in self._sets:
            return None
        state[plane] = key
        return ''

    def _from_g2(self, data, at, end, state):
        if at + 2 >= end:
            return -1, None
        c = data[at + 2]
        found = (c if c < 128 else None) if state[2] == _ASCII else self._sets.get(state[2], {}).get(c)
        return 3, None if found is None else chr(found)


_FAMILY = {'iso2022_jp': (66 | 128, 74, 64 | 128), 'iso2022_jp_1': (66 | 128, 68 | 128, 74, 64 | 128),
           'iso2022_jp_2': (66 | 128, 68 | 128, 67 | 128, 65 | 128, 74, 64 | 128, 65, 70),
           'iso2022_jp_ext': (66 | 128, 68 | 128, 74, 73, 64 | 128)}


def make(name):
    """The encoding of this name, or None."""
    if name == 'hz':
        return HZ()
    if name == 'iso2022_kr':
        return ISO2022((67 | 128,), True)
    return ISO2022(_FAMILY[name]) if name in _FAMILY else None
