"""Makes core/base/unicode_tables.h from the Unicode data of the Python that runs it, which must be 3.14 (Unicode 16).

Run it under pyodide, in an ES module: p.runPython(text of this file), then write what p.globals.get('generate')()
returns to core/base/unicode_tables.h.
"""
import _sre
import unicodedata

LIMIT = 0x110000
# Beyond these two ranges every code point has the properties of UNUSED. unicode.c knows the three numbers too.
MAIN_END, TAGS, TAGS_END, UNUSED = 0x32400, 0xE0000, 0xE0200, 0x40000
POSITIONS = [*range(MAIN_END), *range(TAGS, TAGS_END), *[UNUSED] * 0x100]
HANGUL = range(0xAC00, 0xAC00 + 11172)
FINAL_SIGMA = '\u03c2'


def over_positions(property_of):
    """Values in table order."""
    rest = property_of(UNUSED)
    for c in [*range(MAIN_END, TAGS), *range(TAGS_END, LIMIT)]:
        assert property_of(c) == rest, hex(c)
    return [property_of(c) for c in POSITIONS]


def is_cased(c):
    """A letter behind a cased character does not begin a word."""
    return (chr(c) + 'a').title()[-1] == 'a'


def is_ignorable(c):
    """A capital sigma sees through case-ignorable characters to what stands before them."""
    sigma = chr(c) + '\u03a3'
    return ('A' + sigma).lower()[-1] == FINAL_SIGMA and ('1' + sigma).lower()[-1] != FINAL_SIGMA


def is_line_break(c):
    return len(('a' + chr(c) + 'b').splitlines()) == 2


def flags_of(c):
    s = chr(c)
    tests = [s.isalpha(), s.isdecimal(), s.isdigit(), s.isnumeric(), s.islower(), s.isupper(),
             unicodedata.category(s) == 'Lt', s.isspace(), s.isprintable(), s.isidentifier(),
             ('a' + s).isidentifier(), is_cased(c), is_ignorable(c), is_line_break(c)]
    return sum(1 << i for i, t in enumerate(tests) if t)


def delta(mapped, c):
    return ord(mapped) - c if len(mapped) == 1 else 0


def simple_of(c):
    """Simple mappings as differences. Where the full upper case has several characters, the simple one is that of the
    title case, if that is a single character."""
    s = chr(c)
    up, title = s.upper(), s.title()
    return (delta(up if len(up) == 1 else title, c), _sre.unicode_tolower(c) - c, delta(title, c),
            delta(s.casefold(), c))


def specials_of(c):
    s = chr(c)
    return [(k, [ord(x) for x in m]) for k, m in enumerate((s.upper(), s.lower(), s.title(), s.casefold())) if len(m) > 1]


def trie(values, shift1, shift2):
    """Three levels, equal blocks shared: (leaves, middle, top)."""
    def blocks(seq, size):
        seen, index, out = {}, [], []
        for i in range(0, len(seq), size):
            b = tuple(seq[i:i + size])
            if b not in seen:
                seen[b] = len(seen)
                out.extend(b)
            index.append(seen[b])
        return out, index
    leaves, index = blocks(values, 1 << shift1)
    middle, top = blocks(index, 1 << shift2)
    return leaves, middle, top


def width(seq):
    return 1 if max(seq) < 256 else 2 if max(seq) < 65536 else 4


def best_trie(values):
    best = None
    for a in range(2, 8):
        for b in range(2, 8):
            t = trie(values, a, b)
            size = sum(len(x) * width(x) for x in t)
            if best is None or size < best[0]:
                best = size, a, b, t
    return best


def array(name, seq, ctype=None):
    ctype = ctype or {1: 'uint8_t', 2: 'uint16_t', 4: 'uint32_t'}[width(seq)]
    rows, line = [], '   '
    for v in seq:
        text = f' {v},'
        if len(line) + len(text) > 110:
            rows.append(line)
            line = '   '
        line += text
    rows.append(line)
    SIZES.append((name, len(seq) * {'uint8_t': 1, 'uint16_t': 2, 'int32_t': 4, 'uint32_t': 4}[ctype]))
    return f'static const {ctype} {name}[{len(seq)}] = {{\n' + '\n'.join(rows) + '\n};\n'


SIZES = []


def put_trie(out, name, values, result):
    size, a, b, (leaves, middle, top) = best_trie(values)
    out.append(array(name + '_leaf', leaves))
    out.append(array(name + '_middle', middle))
    out.append(array(name + '_top', top))
    out.append(f'static inline {result} {name}_at(uint32_t at) {{\n'
               f'    unsigned middle = {name}_middle[{name}_top[at >> {a + b}] << {b} | (at >> {a} & {(1 << b) - 1})];\n'
               f'    return {name}_leaf[middle << {a} | (at & {(1 << a) - 1})];\n}}\n')


def number(values):
    seen = {}
    return [seen.setdefault(v, len(seen)) for v in values], list(seen)


def put_digits(out):
    decimals = [c for c in range(LIMIT) if unicodedata.decimal(chr(c), -1) == 0]
    for c in decimals:
        assert [unicodedata.decimal(chr(c + i)) for i in range(10)] == list(range(10))
    out.append('/* Code points of the zeros; nine digits follow each. */\n' + array('decimal_zero', decimals))


def put_case(out):
    index, records = number(over_positions(simple_of))
    put_trie(out, 'case_index', index, 'unsigned')
    out.append('/* Differences to the upper, lower, title and folded character. */\n'
               + array('case_delta', [d for r in records for d in r], 'int32_t'))
    key, text = [], []
    for c in range(LIMIT):
        for k, m in specials_of(c):
            assert max(m) < 65536 and len(m) <= 3
            key.append(c << 2 | k)
            text.extend(m + [0] * (3 - len(m)))
    out.append('/* Mappings to several characters: code point << 2 | kind (upper, lower, title, fold), sorted. */\n'
               + array('special_key', key))
    out.append('/* Three code points each, 0 for none. */\n' + array('special_text', text))


def utf16(s):
    b = s.encode('utf-16-le')
    return [b[i] | b[i + 1] << 8 for i in range(0, len(b), 2)]


def nfkd_of(c):
    """UTF-16 of the full compatibility decomposition, () when c is its own or is made by the Hangul rule."""
    if c in range(0xD800, 0xE000) or c in HANGUL:
        return ()
    full = unicodedata.normalize('NFKD', chr(c))
    return tuple(utf16(full)) if full != chr(c) else ()


def put_decompositions(out):
    texts = over_positions(nfkd_of)
    offsets, pool, starts = {(): 0}, [0], []
    for t in sorted(set(texts) - {()}, key=lambda t: (len(t), t)):
        while len(starts) < len(t):
            starts.append(len(pool))
        offsets[t] = len(pool)
        pool.extend(t)
    put_trie(out, 'nfkd_offset', [offsets[t] for t in texts], 'unsigned')
    out.append('/* UTF-16 sequences, ordered by length. */\n' + array('nfkd_pool', pool))
    out.append('/* Where those of length 1, 2, 3 and so on begin. */\n' + array('nfkd_start', starts))


def put_compositions(out):
    put_trie(out, 'combining', over_positions(lambda c: unicodedata.combining(chr(c))), 'unsigned')
    pairs = []
    for c in range(LIMIT):
        parts = unicodedata.decomposition(chr(c)).split()
        if c in HANGUL or len(parts) != 2 or parts[0].startswith('<'):
            continue
        a, b = (int(x, 16) for x in parts)
        if unicodedata.normalize('NFC', chr(a) + chr(b)) == chr(c):
            assert a >> 16 == c >> 16
            pairs.append((b | a >> 16 << 21, a & 0xFFFF, c & 0xFFFF))
    pairs.sort()
    seconds = sorted({b for b, _, _ in pairs})
    starts = [next(i for i, p in enumerate(pairs) if p[0] == b) for b in seconds] + [len(pairs)]
    out.append('/* Canonical compositions, sorted by second character | plane of the first << 21, then by the first, which is in\n'
               ' * the plane of the result. */\n'
               + array('compose_second', seconds, 'uint32_t'))
    out.append(array('compose_start', starts))
    out.append(array('compose_first', [a for _, a, _ in pairs]))
    out.append(array('compose_result', [c for _, _, c in pairs]))


def generate():
    assert unicodedata.unidata_version == '16.0.0'
    SIZES.clear()
    out = ['/* Made by tools/gen_unicode.py from Unicode 16. Do not edit. Included by unicode.c alone. */\n'
           '/* clang-format off */\n']
    index, flags = number(over_positions(flags_of))
    put_trie(out, 'flag_index', index, 'unsigned')
    out.append(array('flag_set', flags))
    put_digits(out)
    put_case(out)
    put_decompositions(out)
    put_compositions(out)
    return '\n'.join(out)


def sizes():
    return '\n'.join(f'{n} {s}' for n, s in SIZES) + f'\ntotal {sum(s for _, s in SIZES)}'
