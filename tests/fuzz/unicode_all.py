"""Prints a checksum of each property of each 4,096 characters below 0x32400, and of random normalizations, to be compared
between Hognose and CPython 3.14 by hand: unicode_all.mjs does so."""
import random
import unicodedata as u

FORMS = 'NFC', 'NFD', 'NFKC', 'NFKD'
BLOCK = 4096


def checksum(text, h):
    for c in text:
        h = (h * 1000003 ^ ord(c)) & 0xFFFFFFFFFFF
    return h


def name_of(c):
    s = chr(c)
    name = u.name(s, '')
    return name + str(name and u.lookup(name if '-' in name or 'GUL' in name else name.lower()) == s) if c % 3 == 0 else name


PROPERTIES = {
    'name': name_of,
    'category': lambda c: u.category(chr(c)),
    'bidirectional': lambda c: u.bidirectional(chr(c)),
    'combining': lambda c: str(u.combining(chr(c))),
    'east_asian_width': lambda c: u.east_asian_width(chr(c)),
    'mirrored': lambda c: str(u.mirrored(chr(c))),
    'decomposition': lambda c: u.decomposition(chr(c)),
    'numbers': lambda c: '%s %s %s' % (u.decimal(chr(c), ''), u.digit(chr(c), ''), u.numeric(chr(c), '')),
    'forms': lambda c: ' '.join([u.normalize(f, 'a' + chr(c) + '\u0301') for f in FORMS]),
    'normal': lambda c: str([u.is_normalized(f, chr(c)) for f in FORMS]),
}
for start in [*range(0, 0x32400, BLOCK), 0xE0000, 0xF0000, 0xFF000, 0x10F000]:
    for what, property_of in PROPERTIES.items():
        h = 0
        for c in range(start, start + BLOCK):
            h = checksum(property_of(c), h) * 7 & 0xFFFFFFFFFFF
        print(hex(start), what, h)
rng = random.Random(SEED)
marks = [c for c in range(0x300, 0x3100) if u.combining(chr(c)) or u.decomposition(chr(c))]
for i in range(3000):
    s = ''.join(chr(rng.choice(marks) if rng.random() < .8 else rng.choice([97, 0x1100, 0x1161, 0x11A8, 0xAC00, 0x1F600]))
                for _ in range(rng.randrange(1, 12)))
    h = 0
    for f in FORMS:
        h = checksum(u.normalize(f, s), h)
    print(ascii(s), h)
