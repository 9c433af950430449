"""East Asian encodings without shifts: characters are one byte, or two, and in some encodings more."""
import re
from bisect import bisect_right

from _multibyte_tables import changed, table, turned

# A code in a text stands as this and the code, so that a table translates whole texts and what it lacks shows.
_CODE = 0xF0000
_CODES = re.compile('[\U000f0000-\U0010ffff]')
_NOT_CODED = re.compile('[\x80-\U000effff]')
_KANA = dict(zip(range(0xA1, 0xE0), range(0xFF61, 0xFFA0)))
_LATIN = {0xA5: 0x5C, 0x203E: 0x7E}
_ASCII = bytes(range(128))


class Pairs:
    """An encoding by its tables. characters: by the code of two bytes; codes: by character, where these are not the same the other way round, of
    one or two bytes, and 0 for none; singles: by bytes from 128 on."""

    leads = '\x80-\xff'

    def __init__(self, characters, codes=(), singles=()):
        self.read, self.singles = {_CODE + code: c for code, c in characters.items()}, dict(singles)
        self._codes, self._written = dict(codes), None
        self._single_bytes = _ASCII + bytes(self.singles)
        self._runs = re.compile(f'((?:[{self.leads}][\\x00-\xff])+)'.encode('latin-1'))
        self._is_lead = re.compile(f'[{self.leads}]'.encode('latin-1')).match

    def written(self):
        """The table that encodes, made when it is first used."""
        if self._written is None:
            self._written = turned(self.read)
            for c, code in (self._codes | turned(self.singles)).items():
                if code:
                    self._written[c] = _CODE + code
                else:
                    del self._written[c]
        return self._written

    def start(self, encodes):
        """The state at the beginning: eight bytes, as the coders' getstate() shows them."""
        return bytearray(8)

    def restart(self, state):
        """Makes the state what a decoder's reset() makes it."""

    def end(self, state):
        """The bytes that end a text, which is in this state; it becomes that of the start."""
        return b''

    def _text_of(self, run):
        # The characters of pairs of bytes; codes stay for what has none.
        wide = bytearray(b'\0\x0f\0\0' * (len(run) // 2))
        wide[2::4], wide[3::4] = run[::2], run[1::2]
        return wide.decode('utf-32-be').translate(self.read)

    def _decode_all(self, data):
        # (text, how many bytes): all that is complete, or None where something is wrong or rare.
        if data.isascii():
            return data.decode('ascii'), len(data)
        pieces = self._runs.split(data)
        used = len(data)
        if pieces[-1] and self._is_lead(pieces[-1][-1:]):
            pieces[-1] = pieces[-1][:-1]
            used -= 1
        text = self._text_of(b''.join(pieces[1::2]))
        if _CODES.search(text) or b''.join(pieces[::2]).translate(None, self._single_bytes):
            return None
        at = 0
        for i in range(1, len(pieces), 2):
            begin = at
            at += len(pieces[i]) // 2
            pieces[i] = text[begin:at]
        for i in range(0, len(pieces), 2):
            pieces[i] = pieces[i].decode('latin-1').translate(self.singles)
        return ''.join(pieces), used

    def decode(self, data, at, state, out, fast):
        """Appends the text of bytes from `at` on to out. (where it ended, 0, or -1 if the bytes end within a character, or how many bytes are wrong)."""
        if fast and (found := self._decode_all(data[at:])):
            out.append(found[0])
            at += found[1]
        end = len(data)
        while at < end:
            c = data[at]
            if c < 128:
                size = 1
            elif c in self.singles:
                c, size = self.singles[c], 1
            elif not self._is_lead(data, at):
                return at, 1
            elif at + 1 == end:
                return at, -1
            else:
                c, size = self.longer(data, at, end, c << 8 | data[at + 1])
                if not c:
                    return at, size
            out.append(chr(c))
            at += size
        return at, 0

    def longer(self, data, at, end, code):
        """(the character of more than one byte, how many), or 0 and what decode() says is wrong."""
        c = self.read.get(_CODE + code)
        return (c, 2) if c else (0, 1)

    def _encode_all(self, text):
        # The bytes of a text, or None where some character has none or is rare.
        if text.isascii():
            return text.encode()
        if _CODES.search(text):
            return None
        coded = text.translate(self.written())
        if _NOT_CODED.search(coded):
            return None
        wide, data = coded.encode('utf-32-be'), bytearray(2 * len(text))
        data[::2], data[1::2] = wide[2::4], wide[3::4]
        if '\0' not in coded:
            return bytes(data).replace(b'\0', b'')
        return b'\0'.join([self._encode_all(part) for part in text.split('\0')])

    def encode(self, text, at, state, out, fast):
        """Appends the bytes of a text from `at` on to out. (where it ended, 0 or how many characters are wrong)."""
        if fast and (data := self._encode_all(text[at:])) is not None:
            out.append(data)
            return len(text), 0
        written = self.written()
        for at in range(at, len(text)):
            c = ord(text[at])
            if c < 128:
                out.append(bytes((c,)))
            elif c in written:
                code = written[c] - _CODE
                out.append(code.to_bytes(1 + (code > 255), 'big'))
            elif data := self.rare(c):
                out.append(data)
            else:
                return at, 1
        return len(text), 0

    def rare(self, c):
        """The bytes of a character that is not in the table."""
        return b''


def _gbk_characters():
    return table('_multibyte_gb', 'GBK_FIRST') | table('_multibyte_gb', 'GBK_REST')


def gb2312_characters():
    """By codes from 0xA1A1 on."""
    return changed(table('_multibyte_gb', 'GBK_FIRST'), '_multibyte_gb', 'GB2312')


def jisx0208_characters():
    """By codes from 0x2121 on."""
    return table('_multibyte_jis', 'JISX0208')


def jisx0212_characters():
    """By codes from 0x2121 on."""
    return table('_multibyte_jis2', 'JISX0212')


def ksx1001_characters():
    """By codes from 0xA1A1 on, without the filler, with which EUC-KR begins a syllable of eight bytes."""
    return table('_multibyte_ks', 'KSX1001')


class _GB18030(Pairs):
    def __init__(self):
        super().__init__(changed(_gbk_characters(), '_multibyte_gb', 'GB18030'))
        # The four bytes count what has no two, in order, but for surrogates. Where runs of it begin: their characters, and their numbers.
        self._firsts, self._numbers, self._count = [], [], 0
        at = 128
        for c in sorted({*self.read.values(), *range(0xD800, 0xE000), 0x10000}):
            if c > at:
                self._firsts.append(at)
                self._numbers.append(self._count)
                self._count += c - at
            at = c + 1

    def longer(self, data, at, end, code):
        if not 0x30 <= code & 255 < 0x3A:
            return super().longer(data, at, end, code)
        if at + 3 >= end:
            return 0, -1
        high, low, third, fourth = code >> 8, code & 255, data[at + 2], data[at + 3]
        if not (0x81 <= high < 0xFF and 0x81 <= third < 0xFF and 0x30 <= fourth < 0x3A):
            return 0, 1
        number = (((high - 0x81) * 10 + low - 0x30) * 126 + third - 0x81) * 10 + fourth - 0x30
        if number < self._count:
            run = bisect_right(self._numbers, number) - 1
            return self._firsts[run] + number - self._numbers[run], 4
        number -= 15 * 12600
        return (number + 0x10000, 4) if 0 <= number < 0x100000 else (0, 1)

    def rare(self, c):
        if 0xD800 <= c < 0xE000:
            return b''
        run = bisect_right(self._firsts, c) - 1
        number = c - 0x10000 + 15 * 12600 if c > 0xFFFF else c - self._firsts[run] + self._numbers[run]
        number, fourth = divmod(number, 10)
        number, third = divmod(number, 126)
        high, low = divmod(number, 10)
        return bytes((high + 0x81, low + 0x30, third + 0x81, fourth + 0x30))


def _big5():
    return Pairs(table('_multibyte_big5', 'BIG5'), table('_multibyte_big5', 'BIG5_CODES'))


def _cp950():
    characters = changed(table('_multibyte_big5', 'BIG5'), '_multibyte_big5', 'CP950')
    return Pairs(characters, table('_multibyte_big5', 'CP950_CODES'))


def _shifted(characters):
    # By the codes of Shift JIS, from those of JIS X 0208.
    found = {}
    for code, c in characters.items():
        row, cell = (code >> 8) - 0x21, (code & 255) - 0x21 + 94 * ((code >> 8) % 2 == 0)
        high = row // 2 + (0x81 if row < 62 else 0xC1)
        found[high << 8 | cell + (0x40 if cell < 63 else 0x41)] = c
    return found


class _ShiftJIS(Pairs):
    leads = '\x81-\x9f\xe0-\xea'

    def __init__(self):
        super().__init__(_shifted(jisx0208_characters()), _LATIN, _KANA)


class _CP932(Pairs):
    leads = '\x81-\x9f\xe0-\xfc'

    def __init__(self):
        characters = changed(_shifted(jisx0208_characters()), '_multibyte_jis', 'CP932')
        super().__init__(dict(sorted(characters.items())), table('_multibyte_jis', 'CP932_CODES'),
                         _KANA | {0x80: 0x80, 0xA0: 0xF8F0, 0xFD: 0xF8F1, 0xFE: 0xF8F2, 0xFF: 0xF8F3})


class _EUCJP(Pairs):
    def __init__(self):
        characters = {code | 0x8080: c for code, c in jisx0208_characters().items()}
        super().__init__(characters | {0x8E00 | byte: c for byte, c in _KANA.items()}, _LATIN)
        self._more = None

    def _longest(self):
        # What has three bytes: the characters by the last two, and these by character.
        if self._more is None:
            characters = {code | 0x8080: c for code, c in jisx0212_characters().items()}
            self._more = characters, turned(characters)
        return self._more

    def longer(self, data, at, end, code):
        if code >> 8 != 0x8F:
            return super().longer(data, at, end, code)
        if at + 2 >= end:
            return 0, -1
        c = self._longest()[0].get((code & 255) << 8 | data[at + 2])
        return (c, 3) if c else (0, 1)

    def rare(self, c):
        code = self._longest()[1].get(c)
        return code and b'\x8f' + code.to_bytes(2, 'big')


# Letters of a syllable in the order of Unicode: the first, and the last.
_FIRSTS = ''.join([chr(0x3131 + i) for i in range(30) if i not in (2, 4, 5, 9, 10, 11, 12, 13, 14, 15, 19)])
_LASTS = ''.join([chr(0x3131 + i) for i in range(30) if i not in (7, 18, 24)])
_FILLER = 0xA4D4


class _EUCKR(Pairs):
    def __init__(self):
        super().__init__(ksx1001_characters(), {0x3164: _FILLER})

    def longer(self, data, at, end, code):
        # A syllable that has no code is the filler and three letters, the last of which may be the filler.
        if code != _FILLER:
            return super().longer(data, at, end, code)
        if at + 7 >= end:
            return 0, -1
        letters = [chr(byte - 0xA1 + 0x3131) for byte in data[at + 3:at + 8:2]]
        first, vowel, last = _FIRSTS.find(letters[0]), ord(letters[1]) - 0x314F, _LASTS.find(letters[2]) + 1
        if data[at + 2:at + 8:2] != b'\xa4' * 3 or first < 0 or not 0 <= vowel < 21 or not last and letters[2] != '\u3164':
            return 0, 1
        return (first * 21 + vowel) * 28 + last + 0xAC00, 8

    def rare(self, c):
        if not 0xAC00 <= c < 0xD7A4:
            return b''
        vowels, last = divmod(c - 0xAC00, 28)
        first, vowel = divmod(vowels, 21)
        letters = _FIRSTS[first], chr(vowel + 0x314F), _LASTS[last - 1] if last else '\u3164'
        return _FILLER.to_bytes(2, 'big') + b''.join([bytes((0xA4, ord(c) - 0x3131 + 0xA1)) for c in letters])


def _cp949_characters():
    return ksx1001_characters() | table('_multibyte_ks', 'CP949')


def _johab():
    characters = {0x8441: 0x3000}  # three fill codes
    for code, c in _cp949_characters().items():
        high, low = (code >> 8) - 0xA1, (code & 255) - 0xA1
        if low < 0 or not (0 <= high < 12 or 41 <= high < 93) or 0x3131 <= c < 0x3164:
            continue
        high += 0x1B2 if high < 12 else 0x197
        low += 94 * (high % 2)
        characters[(high // 2) << 8 | low + (0x31 if low < 78 else 0x43)] = c
    return Pairs(characters | _johab_syllables())


def _johab_syllables():
    # 5 bits each for the first letter, the vowel and the last. Single letters have fill codes for the others.
    vowels = [*range(3, 8), *range(10, 16), *range(18, 24), *range(26, 30)]
    lasts = [*range(1, 18), *range(19, 30)]
    found = {}
    for i in range(19):
        for v, vowel in enumerate(vowels):
            for l, last in enumerate(lasts):
                found[0x8000 | i + 2 << 10 | vowel << 5 | last] = (i * 21 + v) * 28 + l + 0xAC00
    found |= {0x8000 | 1 << 10 | vowel << 5 | 1: v + 0x314F for v, vowel in enumerate(vowels)}
    found |= {0x8000 | 1 << 10 | 2 << 5 | last: ord(c) for last, c in zip(lasts[1:], _LASTS)}
    return found | {0x8000 | i + 2 << 10 | 2 << 5 | 1: ord(c) for i, c in enumerate(_FIRSTS)}


_MAKERS = {'gb2312': lambda: Pairs(gb2312_characters()), 'gbk': lambda: Pairs(_gbk_characters()), 'gb18030': _GB18030, 'big5': _big5, 'cp950': _cp950,
           'shift_jis': _ShiftJIS, 'cp932': _CP932, 'euc_jp': _EUCJP, 'euc_kr': _EUCKR, 'cp949': lambda: Pairs(_cp949_characters()), 'johab': _johab}


def make(name):
    """The encoding of this name, or None."""
    maker = _MAKERS.get(name)
    return maker and maker()
