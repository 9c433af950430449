"""Writes modules of the library with the tables of the East Asian encodings, as the Python that runs it has them.

Usage: gen_multibyte.py DIRECTORY

A module has named tables, each a map from numbers to numbers below 65,536, mostly from codes to characters. core/lib/py/_multibyte_tables.py reads
them. A table is three things: the name of the table whose values count as seen before it, or '', and two texts.

- RUNS: for each run of successive keys, the distance from the end of the run before it, and its length.
- VALUES: for each key, how far its value is from the guess: the number after the value before it that was not seen yet. The difference is taken
  modulo 65,536, with its sign in the lowest bit.

A number is its digits in base 47, the last one from character 32 on and the others from 79 on. These texts deflate well: GBK, for instance, adds to
GB 2312 all the other ideographs in order, so all these guesses are right.
"""
import hashlib
import os
import sys

HEAD = '"""Tables of encodings: see tools/gen_multibyte.py, which writes this."""\n\n'
WIDTH = 4000
DIGEST = "e129c0bc494ce6a9"  # of all modules: every Python writes the same, since snapshots depend on the bytes of hognose.lib
PAIRS = [bytes((high, low)) for high in range(128, 256) for low in range(256)]


def decoded(encoding, pairs=PAIRS, prefix=b"", mask=0xFFFF):
    """{code: character} of the pairs of bytes that are one character."""
    found = {}
    for pair in pairs:
        try:
            text = (prefix + pair).decode(encoding)
        except UnicodeDecodeError:
            continue
        if len(text) == 1 and text < "\U00010000":
            found[int.from_bytes(pair, "big") & mask] = ord(text)
    return found


def encoded(encoding, size=2):
    """{character: code} of the characters that are so many bytes."""
    found = {}
    for c in range(128, 0x10000):
        data = chr(c).encode(encoding, "ignore")
        if len(data) == size or len(data) == 1:
            found[c] = int.from_bytes(data, "big")
    return found


def put(number):
    text, number = chr(32 + number % 47), number // 47
    while number:
        text, number = chr(79 + number % 47) + text, number // 47
    return text


def packed(table, seen):
    runs, values, end, before = [], [], 0, 0
    for key in sorted(table):
        if not runs or key != end:
            runs += [key - end, 0]
        runs[-1] += 1
        end = key + 1
        guess = before + 1
        while guess in seen:
            guess += 1
        away = (table[key] - guess + 0x8000 & 0xFFFF) - 0x8000
        values.append(away << 1 if away >= 0 else ~away << 1 | 1)
        before = table[key]
        seen.add(before)
    return "".join(map(put, runs)), "".join(map(put, values))


def literal(text):
    """Of ASCII, so that it does not depend on what a version of Unicode calls printable."""
    parts = [ascii(text[at : at + WIDTH]) for at in range(0, len(text), WIDTH)] or ["''"]
    return "\n    ".join(parts)


def difference(table, base):
    """What makes one table of another; 0 takes a key away."""
    changed = {key: value for key, value in table.items() if base.get(key) != value}
    return changed | {key: 0 for key in base if key not in table}


def reversed_table(table):
    return {value: code for code, value in table.items()}


def write(folder, name, tables):
    rows, seen = [], {"": set()}
    for key, (after, table) in tables.items():
        seen[key] = set(seen[after])
        runs, values = packed(table, seen[key])
        rows.append(f"{key} = ({after!r}, (\n    {literal(runs)}), (\n    {literal(values)}))\n")
    text = HEAD + "".join(rows)
    with open(os.path.join(folder, name + ".py"), "w") as f:
        f.write(text)
    return text


def jis(code):
    """The code of JIS X 0208 of a pair of Shift JIS."""
    high, low = code >> 8, code & 255
    row = (high - (0x81 if high < 0xA0 else 0xC1)) * 2
    cell = low - (0x40 if low < 0x7F else 0x41)
    return (row + (cell >= 94) + 0x21) << 8 | cell % 94 + 0x21


def chinese(folder):
    gbk, gb2312, gb18030 = map(decoded, ("gbk", "gb2312", "gb18030"))
    first = {code: gbk[code] for code in gb2312}
    rest = {code: c for code, c in gbk.items() if code not in first}
    assert all(encoded(name) == reversed_table(table) for name, table in (("gbk", gbk), ("gb2312", gb2312), ("gb18030", gb18030)))
    return write(folder, "_multibyte_gb", {
        "GBK_FIRST": ("", first),
        "GBK_REST": ("GBK_FIRST", rest),
        "GB2312": ("", difference(gb2312, first)),
        "GB18030": ("", difference(gb18030, gbk)),
    })


def taiwanese(folder):
    big5, cp950 = map(decoded, ("big5", "cp950"))
    return write(folder, "_multibyte_big5", {
        "BIG5": ("", big5),
        "BIG5_CODES": ("", difference(encoded("big5"), reversed_table(big5))),
        "CP950": ("", difference(cp950, big5)),
        "CP950_CODES": ("", difference(encoded("cp950"), reversed_table(cp950))),
    })


def japanese(folder):
    shift, cp932, euc = map(decoded, ("shift_jis", "cp932", "euc_jp"))
    sets = {jis(code): c for code, c in shift.items()}
    euc = {code & 0x7F7F: c for code, c in euc.items() if code >> 8 != 0x8E}
    assert not difference(euc, sets)
    more = write(folder, "_multibyte_jis2", {"JISX0212": ("", decoded("euc_jp", prefix=b"\x8f", mask=0x7F7F))})
    return more + write(folder, "_multibyte_jis", {
        "JISX0208": ("", sets),
        "CP932": ("", difference(cp932, shift)),
        "CP932_CODES": ("", difference({c: code for c, code in encoded("cp932").items() if code > 255}, reversed_table(cp932))),
    })


def korean(folder):
    cp949, euc = map(decoded, ("cp949", "euc_kr"))
    first = {code: cp949[code] for code in euc}
    assert not difference(euc, first)
    assert first.keys() == {code for code in cp949 if code >> 8 > 0xA0 and code & 255 > 0xA0} - {0xA4D4}
    return write(folder, "_multibyte_ks", {"KSX1001": ("", first), "CP949": ("KSX1001", {code: c for code, c in cp949.items() if code not in first})})


def main(folder):
    os.makedirs(folder, exist_ok=True)
    texts = [make(folder) for make in (chinese, taiwanese, japanese, korean)]
    if hashlib.sha256("".join(texts).encode()).hexdigest()[:16] != DIGEST:
        sys.exit("gen_multibyte.py: this Python has other tables than CPython 3.10 to 3.14")


if __name__ == "__main__":
    main(*sys.argv[1:])
