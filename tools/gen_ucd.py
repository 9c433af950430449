"""Makes core/lib/py/_ucd_tables.py: the named sequences of characters, and what differs between the Unicode data of version 3.2.0 and the current one. It takes
both from the Python that runs it, which must be 3.14 (Unicode 16).

Run it under pyodide, in an ES module: p.runPython(text of this file), then write what p.globals.get('generate')(names) returns. `names` is a list of names that may be
named sequences (unicodedata can look one up, but not list them): those of several code points in perl's unicore/Name.pl will do.
"""
import unicodedata

OLD = unicodedata.ucd_3_2_0
HEAD = '"""Tables of _ucd.py: tools/gen_ucd.py writes this file. Numbers are hexadecimal, a-b is a range with both ends."""\n\n'
PROPERTIES = 'category', 'bidirectional', 'mirrored', 'east_asian_width', 'decimal'
FORMS = 'NFD', 'NFC', 'NFKD', 'NFKC'


def value(data, name, c):
    return data.decimal(chr(c), None) if name == 'decimal' else getattr(data, name)(chr(c))


def ranges(points):
    """Sorted code points as text."""
    runs = []
    for c in points:
        if runs and runs[-1][1] == c - 1:
            runs[-1][1] = c
        else:
            runs.append([c, c])
    return ' '.join(f'{a:x}' if a == b else f'{a:x}-{b:x}' for a, b in runs)


def pieces(text):
    """A text in pieces that fit on a line."""
    found = ['']
    for word in text.split(' '):
        if len(found[-1]) + len(word) > 120:
            found.append('')
        found[-1] += word + ' '
    return [piece.rstrip() for piece in found]


def folded(name, text):
    return f"{name} = '''\n" + '\n'.join(pieces(text)) + "'''\n"


def changes(name, assigned):
    """What a property was, for the code points of 3.2.0 of which it is another one now."""
    found = {}
    for c in assigned:
        if value(OLD, name, c) != value(unicodedata, name, c):
            found.setdefault(value(OLD, name, c), []).append(c)
    return {old: ranges(points) for old, points in found.items()}


def check(assigned):
    """What _ucd.py relies on: nothing else differs."""
    for c in range(0x110000):
        old = OLD.category(chr(c)) == 'Cn'
        assert OLD.combining(chr(c)) == (0 if old else unicodedata.combining(chr(c)))
        assert OLD.decomposition(chr(c)) == ('' if old else unicodedata.decomposition(chr(c)))
        assert OLD.name(chr(c), None) == (None if old else unicodedata.name(chr(c), None))
        assert not old or (OLD.bidirectional(chr(c)), OLD.mirrored(chr(c)), OLD.numeric(chr(c), None)) == ('', 0, None)
    for c in assigned:
        assert OLD.digit(chr(c), None) == unicodedata.digit(chr(c), None)
        assert OLD.numeric(chr(c), None) == unicodedata.numeric(chr(c), None)


def corrections(assigned):
    """The characters whose canonical decomposition was another one, which is a character, with that."""
    found = {c: {OLD.normalize(form, chr(c)) for form in FORMS} for c in assigned if OLD.normalize('NFD', chr(c)) != unicodedata.normalize('NFD', chr(c))}
    assert all(len(olds) == 1 for olds in found.values())
    return ' '.join(f'{c:x}-{ord(olds.pop()):x}' for c, olds in found.items())


def sequences(names):
    """The lines NAME=CODE POINTS of those names that are sequences."""
    lines = []
    for name in sorted(names):
        try:
            found = unicodedata.lookup(name)
        except KeyError:
            continue
        if len(found) > 1:
            lines.append(name + '=' + ' '.join(f'{ord(c):x}' for c in found))
    return lines


def generate(names):
    assigned = [c for c in range(0x110000) if OLD.category(chr(c)) != 'Cn']
    check(assigned)
    wide = [c for c in range(0x110000) if OLD.category(chr(c)) == 'Cn' and OLD.east_asian_width(chr(c)) == 'W']
    parts = [folded('ASSIGNED', ranges(assigned)), '# Of what was not assigned: what is wide.\n' + folded('WIDE', ranges(wide))]
    lines = [f'{name} {old} {piece}' for name in PROPERTIES for old, text in changes(name, assigned).items() for piece in pieces(text)]
    parts.append("# A property, what it was, and of which characters.\nCHANGED = '''\n" + '\n'.join(lines) + "'''\n")
    parts.append('# Characters, and the ones that they were decomposed into.\n' + folded('CORRECTED', corrections(assigned)))
    parts.append("SEQUENCES = '''\n" + '\n'.join(sequences(names)) + "'''\n")
    return HEAD + '\n'.join(parts)
