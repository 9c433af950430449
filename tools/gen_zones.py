"""Writes a module of the library with all time zones, of the package tzdata (tools/tzdata.txt says which version of it).

Usage: gen_zones.py TZDATA OUTPUT.py

TZDATA is the directory `zoneinfo` of the package, with a file (TZif, RFC 9636) for each name. The module is one text, a line a zone:

    ` NAME NAME |STEPS;INDICES;KINDS;FOOTER`

STEPS are the times of the transitions, each less the one before (the first less 1970): three digits of base 64 in quarters of an hour or, where that
does not do, `*DIGITS.` in seconds, twice as much, or twice what it is below -1, and one. INDICES has a digit for each: the kind that begins there. KINDS, with commas, are
seconds east of Greenwich, `!` for daylight saving or `_`, and the abbreviation. FOOTER is the rule for the time behind. core/lib/py/zoneinfo/_common.py reads that.
"""
import os
import struct
import sys

DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+-"
UNIT = 900
HEAD = struct.Struct(">4sc15x6l")
FRAME = '''"""Time zones: see tools/gen_zones.py, which writes this."""


def _text():
    return (
{rows})


def find(name):
    """The four parts of a zone, as texts, or None."""
    text = _text()
    at = text.find(f' {{name}} ')
    if at >= 0:
        return text[text.index('|', at) + 1:text.index('\\n', at)].split(';')


def names():
    """The names of all zones."""
    return [name for line in _text().splitlines() for name in line.partition('|')[0].split()]
'''


def counts(data, at):
    magic, version, *numbers = HEAD.unpack_from(data, at)
    if magic != b"TZif" or version < b"2":
        sys.exit("gen_zones.py: a file of an old kind")
    return numbers


def read(data):
    """(times, indices, kinds, footer) of a file: of its second part, which has 64 bits."""
    in_utc, standard, leaps, times, kinds, chars = counts(data, 0)
    at = HEAD.size + times * 5 + kinds * 6 + chars + leaps * 8 + standard + in_utc
    in_utc, standard, leaps, times, kinds, chars = counts(data, at)
    at += HEAD.size
    begins = struct.unpack_from(f">{times}q", data, at)
    indices = data[at + 8 * times : at + 9 * times]
    at += 9 * times
    found = [struct.unpack_from(">lbB", data, at + 6 * i) for i in range(kinds)]
    at += 6 * kinds
    names = data[at : at + chars]
    footer = data[at + chars + leaps * 12 + standard + in_utc :].strip(b"\n").decode()
    return begins, indices, [(s, dst, names[a : names.index(b"\0", a)].decode()) for s, dst, a in found], footer


def digits(number, width=1):
    text = ""
    while number or len(text) < width:
        text, number = DIGITS[number & 63] + text, number >> 6
    return text


def step(seconds):
    units, rest = divmod(seconds, UNIT)
    if rest == 0 and 0 <= units < 1 << 18:
        return digits(units, 3)
    return "*" + digits(seconds << 1 if seconds >= 0 else ~seconds << 1 | 1) + "."


def packed(names, data):
    times, indices, kinds, footer = read(data)
    steps = "".join(step(time - before) for before, time in zip((0, *times), times))
    kinds = ",".join(f"{seconds}{'!' if dst else '_'}{name}" for seconds, dst, name in kinds)
    return f" {' '.join(sorted(names))} |{steps};{''.join(DIGITS[i] for i in indices)};{kinds};{footer}\n"


def zones(root):
    """{what is in a file: the names that it has}, in the order of the first."""
    found = {}
    for folder, _, names in os.walk(root):
        for name in names:
            path = os.path.join(folder, name)
            with open(path, "rb") as f:
                data = f.read()
            if data[:4] == b"TZif":
                found.setdefault(data, []).append(os.path.relpath(path, root).replace(os.sep, "/"))
    return dict(sorted(found.items(), key=lambda item: min(item[1])))


def main(root, output):
    found = zones(root)
    if not found:
        sys.exit(f"gen_zones.py: no zones in {root}")
    rows = "".join(f"        {packed(names, data)!r}\n" for data, names in found.items())
    os.makedirs(os.path.dirname(output), exist_ok=True)
    with open(output, "w") as f:
        f.write(FRAME.format(rows=rows))


if __name__ == "__main__":
    main(*sys.argv[1:3])
