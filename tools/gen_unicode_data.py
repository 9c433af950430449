"""Makes core/base/unicode_data_tables.h and core/base/unicode_names.txt, what the module unicodedata needs besides the properties of str's methods, from the
Unicode data of the Python that runs it, which must be 3.14 (Unicode 16).

Run it under pyodide, in an ES module: p.runPython(text of this file), then write what p.globals.get('generate')(candidates)
returns, the header and the names. tools/freeze.py puts the names into hognose.lib. `candidates` is a list of texts that may be aliases (unicodedata can confirm an alias,
but not list them): the names in perl's unicore/Name.pl will do.

The names are bytes in base64: the struct `listed` of unicode_data.c. They stand in the order of their code points, in blocks of BLOCK. A name is a row of words, which are
split at spaces only. A row has a head (words shared with the name before | new words << 3 | 128 if its code point does not follow the last one), a zigzag varint
of the difference to where it would follow, if it does not, and the new words. The BYTE_WORDS most frequent words are one byte,
others two. Words are sorted, and front coded (shared letters << 5 | new letters) in blocks. Of each block of names, a mask has the bits `number & 31` of the first words.

Records are the combinations of category, direction, width and mirroring. A run is a record's number and a varint of how many
code points have it. A run of numeric values is varints: code points left out before it, how many it has, and of the first
value the numerator (zigzag), the power of ten it is multiplied by, and the denominator; each value behind it is `step` more.
"""
import base64
from fractions import Fraction
import struct
import textwrap
import unicodedata

LIMIT, BLOCK, WORD_BLOCK, RUN_BLOCK, SHARED_MOST, NEW_MOST = 0x110000, 64, 16, 32, 7, 15
HANGUL = 'HANGUL SYLLABLE '


def varint(n):
    out = []
    while n >= 128:
        out.append(n & 127 | 128)
        n >>= 7
    return out + [n]


def zigzag(n):
    return 2 * n if n >= 0 else -2 * n - 1


def is_computed(c, name):
    return name.startswith(HANGUL) or name.endswith('-%04X' % c)


def computed_ranges():
    """(first, last, prefix) where names are a prefix and the code point."""
    out = []
    for c in range(LIMIT):
        name = unicodedata.name(chr(c), '')
        if not name.endswith('-%04X' % c):
            continue
        prefix = name[:name.rindex('-') + 1]
        if out and out[-1][1] == c - 1 and out[-1][2] == prefix:
            out[-1][1] = c
        else:
            out.append([c, c, prefix])
    return out


def name_rows():
    rows = []
    for c in range(LIMIT):
        name = unicodedata.name(chr(c), None)
        assert not name or len(name) < 128
        if name and not is_computed(c, name):
            rows.append((c, name.split(' ')))
    return rows


def alias_rows(candidates):
    rows = set()
    for name in candidates:
        try:
            c = unicodedata.lookup(name)
        except (KeyError, UnicodeError):
            continue
        if len(c) == 1 and unicodedata.name(c, None) != name:
            rows.add((ord(c), name))
    return [(c, name.split(' ')) for c, name in sorted(rows)]


def encode_word(word, index, singles):
    if word in singles:
        return [singles[word]]
    i = index[word]
    return [len(singles) + (i >> 8), i & 255]


def encode_rows(rows, index, singles):
    """(bytes, [(code point, where its block begins, its mask)])"""
    data, blocks, last, at = [], [], [], 0
    for n, (c, words) in enumerate(rows):
        if n % BLOCK == 0:
            blocks.append([c, len(data), 0])
            last, at = [], c
        blocks[-1][2] |= 1 << (index[words[0]] & 31)
        shared = 0
        while shared < min(len(last), len(words), SHARED_MOST) and last[shared] == words[shared]:
            shared += 1
        new = words[shared:]
        assert len(new) <= NEW_MOST
        data += [shared | len(new) << 3 | (128 if c != at else 0)] + (varint(zigzag(c - at)) if c != at else [])
        for word in new:
            data += encode_word(word, index, singles)
        last, at = words, c + 1
    return data, blocks


def encode_dictionary(words):
    data, starts, last = [], [], ''
    for n, word in enumerate(words):
        if n % WORD_BLOCK == 0:
            starts.append(len(data))
            last = ''
        shared = 0
        while shared < min(len(last), len(word), 7) and last[shared] == word[shared]:
            shared += 1
        assert len(word) - shared < 32, word
        data += [shared << 5 | len(word) - shared, *word[shared:].encode()]
        last = word
    return data, starts + [len(data)]


def array(name, seq, ctype=None):
    ctype = ctype or ('uint8_t' if max(seq) < 256 else 'uint16_t' if max(seq) < 65536 else 'uint32_t')
    rows, line = [], '   '
    for v in seq:
        text = f' {v},'
        if len(line) + len(text) > 110:
            rows.append(line)
            line = '   '
        line += text
    rows.append(line)
    return f'static const {ctype} {name}[{len(seq)}] = {{\n' + '\n'.join(rows) + '\n};\n'


def record_of(c):
    s = chr(c)
    return (unicodedata.category(s), unicodedata.bidirectional(s), unicodedata.east_asian_width(s), unicodedata.mirrored(s))


def put_records(out):
    runs = []
    for c in range(LIMIT):
        record = record_of(c)
        if runs and runs[-1][1] == record:
            runs[-1][2] += 1
        else:
            runs.append([c, record, 1])
    records = sorted({record for _, record, _ in runs})
    names = [sorted({r[k] for r in records}) for k in range(3)]
    data, blocks = [], []
    for n, (c, record, count) in enumerate(runs):
        if n % RUN_BLOCK == 0:
            blocks.append((c, len(data)))
        data += [records.index(record)] + varint(count)
    assert len(records) < 256 and len(data) < 65536
    for what, texts in zip(('category', 'direction', 'width'), names):
        out.append(f'static const char {what}_name[{len(texts)}][4] = {{' + ', '.join(f'"{t}"' for t in texts) + '};\n')
    fields = [x for a, b, w, m in records for x in (names[0].index(a), names[1].index(b), names[2].index(w) << 1 | m)]
    out += ['/* category, direction, width << 1 | mirrored */\n' + array('record_fields', fields),
            array('record_block', [c for c, _ in blocks], 'uint32_t'), array('record_at', [at for _, at in blocks]),
            array('record_runs', data)]


def numeric_of(c):
    value = unicodedata.numeric(chr(c), None)
    if value is None or unicodedata.decimal(chr(c), None) is not None:
        return None
    exact = Fraction(value).limit_denominator(1000)
    assert float(exact) == value
    return exact


def put_numeric(out):
    data, end, c = [], 0, 0
    while c < LIMIT:
        first = numeric_of(c)
        if first is None:
            c += 1
            continue
        count, step = 1, 0
        if (second := numeric_of(c + 1)) is not None and second - first in (0, 1, 10, 100, 1000):
            step = int(second - first)
            while numeric_of(c + count) == first + step * count:
                count += 1
        top, power = first.numerator, 0
        while top and top % 10 == 0:
            top, power = top // 10, power + 1
        for n in (c - end, count, zigzag(top), power, first.denominator, step):
            data += varint(n)
        c = end = c + count
    out.append('/* Values of what is no decimal digit. */\n' + array('numeric_runs', data))


def generate(candidates):
    assert unicodedata.unidata_version == '16.0.0'
    rows, aliases = name_rows(), alias_rows(candidates)
    counts = {}
    for _, words in rows + aliases:
        for word in words:
            counts[word] = counts.get(word, 0) + 1
    words = sorted(counts)
    index = {word: i for i, word in enumerate(words)}
    byte_words = 256 - (len(words) + 255 >> 8)
    singles = {word: i for i, word in enumerate(sorted(counts, key=lambda w: (-counts[w], w))[:byte_words])}
    data, blocks = encode_rows(rows, index, singles)
    others, other_blocks = encode_rows(aliases, index, singles)
    dictionary, starts = encode_dictionary(words)
    ranges = computed_ranges()
    out = ['/* Made by tools/gen_unicode_data.py from Unicode 16. Do not edit. Private to unicode_data.c. */\n'
           '/* clang-format off */\n',
           f'#define BYTE_WORDS {byte_words}u\n#define NAME_BLOCK {BLOCK}u\n#define WORD_BLOCK {WORD_BLOCK}u\n'
           f'#define NAMES {len(rows)}u\n#define ALIASES {len(aliases)}u\n'
           f'#define NAME_BYTES {len(data)}u\n#define ALIAS_BYTES {len(others)}u\n#define WORD_BYTES {len(dictionary)}u\n'
           f'#define WORDS {len(words)}u\n#define WORD_MOST {max(map(len, words))}u\n'
           f'#define WORDS_MOST {max(len(words) for _, words in rows + aliases)}u\n',
           '/* Names that are a prefix and the code point: first, last, prefix. */\n'
           'static const struct { uint32_t first, last; const char *prefix; } computed_name[] = {\n'
           + ''.join(f'    {{0x{a:X}, 0x{b:X}, "{p}"}},\n' for a, b, p in ranges) + '};\n']
    table = [x for of in (blocks, other_blocks) for column in zip(*of) for x in column]
    table += starts + [index[w] for w in singles]
    listed = struct.pack(f'<{len(table)}I', *table) + bytes(data + others + dictionary)
    listed += bytes(-len(listed) % 4)
    put_records(out)
    put_numeric(out)
    return '\n'.join(out), textwrap.fill(base64.b64encode(listed).decode(), 110) + '\n'
