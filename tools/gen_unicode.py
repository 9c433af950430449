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


# The mappings of put_decompositions, from the first code point that has one to the last, in blocks of BLOCK runs, so that a
# look-up reads few. A run is code points in a row whose mappings differ in nothing, or in one unit that grows with the code
# point. Of a run stand: a head (units | 8 if it has several code points | 16 if code points are left out before it); how many
# are left out; units, if there are 7 or more; code points - 2 and the growing unit (units for none), if it has several; and the
# difference of each unit to that of the run before. Numbers are varints, differences zigzag ones.
BLOCK = 32


def varint(n):
    out = []
    while n >= 128:
        out.append(n & 127 | 128)
        n >>= 7
    return out + [n]


def zigzag(n):
    return 2 * n if n >= 0 else -2 * n - 1


def run_from(c, mappings):
    """How many code points the longest run from c has, and its growing unit."""
    first, count, grows = mappings[c], 1, None
    while count < 257 and c + count in mappings:
        text = mappings[c + count]
        if len(text) != len(first):
            break
        changed = [i for i, unit in enumerate(text) if unit != first[i]]
        where = changed[0] if changed else len(first)
        if len(changed) > 1 or (changed and text[where] != first[where] + count) or grows not in (None, where):
            break
        grows, count = where, count + 1
    return count, len(first) if grows is None else grows


def encode_run(left_out, text, count, grows, last):
    n = len(text)
    out = [min(n, 7) | (8 if count > 1 else 0) | (16 if left_out else 0)]
    out += varint(left_out) if left_out else []
    out += [n] if n >= 7 else []
    out += [count - 2, grows] if count > 1 else []
    for i, unit in enumerate(text):
        out += varint(zigzag(unit - last[i]))
        last[i] = unit
    return out


def put_runs(out, mappings):
    blocks, data, n, at, last = [], [], 0, 0, []
    for c in sorted(mappings):
        if c < at:
            continue
        if n % BLOCK == 0:
            assert len(data) < 1 << 14
            blocks.append(c << 14 | len(data))
            last, at = [0] * 18, c
        count, grows = run_from(c, mappings)
        data += encode_run(c - at, mappings[c], count, grows, last)
        n, at = n + 1, c + count
    out.append('/* Of each block the first code point << 14 | where its runs begin. See tools/gen_unicode.py. */\n'
               + array('mapping_block', blocks + [0xFFFFFFFF], 'uint32_t'))
    out.append(array('mapping_runs', data))


def canonical_pairs():
    """(second, first): what they compose to."""
    pairs = {}
    for c in range(LIMIT):
        parts = unicodedata.decomposition(chr(c)).split()
        if c in HANGUL or len(parts) != 2 or parts[0].startswith('<'):
            continue
        a, b = (int(x, 16) for x in parts)
        if unicodedata.normalize('NFC', chr(a) + chr(b)) == chr(c):
            assert a >> 16 == c >> 16
            pairs[b, a] = c
    return pairs


def mapping_of(c):
    """(tag, one step of the decomposition), None when c is its own or is made by the Hangul rule."""
    parts = () if c in HANGUL else unicodedata.decomposition(chr(c)).split()
    if not parts:
        return None
    tag = parts[0] if parts[0].startswith('<') else ''
    return tag, tuple(int(x, 16) for x in parts[bool(tag):])


def put_tags(out, mappings):
    """Where the tag changes; code points without a mapping do not matter."""
    tags = [''] + sorted({tag for tag, _ in mappings.values()} - {''})
    starts, last = [], None
    for c, (tag, _) in sorted(mappings.items()):
        if tag != last:
            starts.append(c << 5 | tags.index(tag))
        last = tag
    out.append(f'static const char decomposition_tag[{len(tags)}][12] = {{' + ', '.join(f'"{t}"' for t in tags) + '};\n')
    out.append('/* Code point << 5 | tag. */\n' + array('tag_start', starts, 'uint32_t'))


def put_decompositions(out):
    pairs = canonical_pairs()
    mappings = {c: m for c in range(LIMIT) if (m := mapping_of(c))}
    assert max(len(text) for _, text in mappings.values()) <= 18
    put_runs(out, {c: text for c, (_, text) in mappings.items()})
    put_tags(out, mappings)
    order = sorted(pairs, key=lambda p: (p[0] | p[1] >> 16 << 21, p[1]))
    keys = [b | a >> 16 << 21 for b, a in order]
    seconds = sorted(set(keys))
    out.append('/* Canonical compositions: second character | plane of the first << 21, sorted. */\n'
               + array('compose_second', seconds, 'uint32_t'))
    out.append(array('compose_start', [keys.index(key) for key in seconds] + [len(keys)]))
    out.append('/* What they compose to, by the first character, which is in the plane of the result. */\n'
               + array('compose_result', [pairs[p] & 0xFFFF for p in order]))


def put_combining(out):
    """Where the combining class changes, and to what, in planes 0 and 1; it is 0 in the others."""
    starts, classes, last = [], [], 0
    for c in range(LIMIT):
        value = unicodedata.combining(chr(c))
        if value != last or c == 0x10000:
            starts.append(c)
            classes.append(value)
        last = value
    assert starts[-1] < 0x20000 and classes[-1] == 0
    out.append(f'#define COMBINING_PLANE_1 {starts.index(0x10000)}\n' + array('combining_start', [c & 0xFFFF for c in starts]))
    out.append(array('combining_class_at', classes))


def generate():
    assert unicodedata.unidata_version == '16.0.0'
    SIZES.clear()
    out = ['/* Made by tools/gen_unicode.py from Unicode 16. Do not edit. Private to unicode.c. */\n'
           '/* clang-format off */\n']
    index, flags = number(over_positions(flags_of))
    put_trie(out, 'flag_index', index, 'unsigned')
    out.append(array('flag_set', flags))
    put_digits(out)
    put_case(out)
    put_decompositions(out)
    put_combining(out)
    return '\n'.join(out)


def sizes():
    return '\n'.join(f'{n} {s}' for n, s in SIZES) + f'\ntotal {sum(s for _, s in SIZES)}'
