"""The tables of RFC 3454: what may be in text that names something, and what is mapped. They are those of Unicode 3.2."""

import unicodedata as _now
from bisect import bisect as _bisect
from itertools import accumulate as _accumulate

# How far it is from each border of what Unicode 3.2 assigns to the next; noncharacters count as assigned.
_UNASSIGNED = [*_accumulate(map(int, """
    545 1 18 28 94 2 63 17 80 16 16 4 2 4 1 3 1 5 7 1 1 1 20 1 44 1 39 9 135 1 71 1 38 2 2 6 16 33 38 2 7 1 39 1 2 6 17 1 23 1 10 11
    27 5 5 23 1 14 1 3 1 1 26 5 22 10 142 2 15 1 14 1 30 3 27 53 50 335 3 1 53 2 18 2 5 3 25 16 3 1 8 2 2 2 22 1 7 1 1 3 4 2 1 1 7 2
    2 2 3 9 1 4 2 1 5 2 21 7 1 2 6 4 2 2 22 1 7 1 2 1 2 1 2 2 1 1 5 4 2 2 3 11 4 1 1 7 15 12 3 1 7 1 1 1 3 1 22 1 7 1 2 1 5 2 10 1 3
    1 3 2 1 15 1 5 10 17 3 1 8 2 2 2 22 1 7 1 2 2 4 2 8 3 2 2 3 8 2 4 2 1 3 4 11 17 2 1 6 3 3 1 4 3 2 1 1 1 2 3 2 3 3 3 8 1 3 4 5 3 3
    1 4 9 1 15 12 14 3 1 8 1 3 1 23 1 10 1 5 4 7 1 3 1 4 7 2 9 2 4 10 18 2 1 8 1 3 1 23 1 10 1 5 4 7 1 3 1 4 7 2 7 1 1 2 4 10 18 2 1
    8 1 3 1 23 1 16 4 6 2 3 1 4 9 1 8 2 4 10 18 2 1 18 3 24 1 9 1 1 2 7 3 1 4 6 1 1 1 8 18 3 12 58 4 29 37 2 1 1 2 2 1 1 2 1 6 4 1 7
    1 3 1 1 1 1 2 2 1 13 1 3 2 5 1 1 1 6 2 10 2 2 34 72 1 34 6 27 4 8 1 36 1 15 2 1 48 34 1 5 1 2 1 7 3 4 6 26 70 38 10 41 2 1 4 90 5
    68 5 82 6 7 1 63 1 1 1 4 2 7 1 1 1 4 2 39 1 1 1 4 2 31 1 1 1 4 2 7 1 1 1 4 2 7 1 7 1 23 1 31 1 1 1 4 2 7 1 39 1 19 6 28 35 85 12
    630 9 29 3 81 15 13 1 7 11 23 9 20 12 13 1 3 1 2 12 93 3 10 22 15 1 10 6 88 8 42 1366 156 4 90 6 22 2 6 2 38 2 6 2 8 1 1 1 1 1 1
    1 31 2 53 1 15 1 14 2 6 1 19 2 3 1 9 1 83 4 1 7 5 6 8 2 27 17 18 30 27 21 59 2 15 7 49 12 575 49 39 25 11 21 159 1 276 2 2 1 101
    2 10 119 4 1 4 2 28 1 35 1 1 1 4 3 1 1 7 2 52 3 24 1 14 17 28 4 784 896 26 1 89 12 214 26 12 4 64 1 86 2 103 5 40 4 94 1 40 56 45
    3 36 13 43 3 77 4 47 1 119 4 99 2 31 1 6582 74 20902 90 1165 3 55 1849 11172 92 8750 2 59 149 7 12 5 5 26 1 5 1 1 1 2 1 2 1 108
    33 365 16 64 2 54 8 45 3 16 16 4 12 23 2 10 1 19 1 4 4 5 1 135 2 1 1 190 3 6 2 6 2 6 2 3 3 7 1 7 10 7 768 31 1 4 12 27 181 38 2
    38 52146 246 10 39 3 180 546 85 1 71 1 2 2 1 2 2 2 4 1 12 1 1 1 4 1 2 1 65 1 4 2 8 1 7 1 28 1 4 1 5 1 1 3 7 1 338 4 290 4 50
    10238 42713 20777 542 1504 2 65534 2 65534 2 65534 2 65534 2 65534 2 65534 2 65534 2 65534 2 65534 2 65534 2 65534 2 1 1 30 96
    65406
""".split()))]
# Letters and signs whose direction has changed since.
_TURNED = {*range(0x2800, 0x2900), 0xCBF, 0xCC6, 0x1734, 0x2132, 0x302E, 0x302F}
_LEFT = {0x17B4, 0x17B5, 0x1885, 0x1886} | {plane + i for plane in range(0x1D6C1, 0x1D7C3, 58) for i in (0, 26)}

b1_set = {173, 847, 6150, *range(6155, 6158), *range(8203, 8206), 8288, *range(65024, 65040), 65279}
c22_specials = {1757, 1807, 6158, *range(8204, 8206), 8232, 8233, *range(8288, 8292), *range(8298, 8304), 65279, *range(65529, 65533)}
c22_specials |= {*range(119155, 119163)}
c6_set = {*range(65529, 65534)}
c7_set = {*range(12272, 12284)}
c8_set = {832, 833, 8206, 8207, *range(8234, 8239), *range(8298, 8304)}
c9_set = {917505, *range(917536, 917632)}


def _category(code):
    """The category in Unicode 3.2; None where it assigns nothing."""
    found = _now.category(code)
    if _bisect(_UNASSIGNED, ord(code)) % 2:
        return None
    return 'Zs' if code == '\u200b' else found


def in_table_a1(code):
    return _category(code) is None


def in_table_b1(code):
    return ord(code) in b1_set


def map_table_b3(code):
    number = ord(code)
    if not isinstance(code, str) or _bisect(_UNASSIGNED, number) % 2 or 0x13A0 <= number < 0x13F5:
        return code.lower()
    return _folded(code)


def map_table_b2(a):
    mapped = map_table_b3(a)
    return mapped if len(mapped) == 1 and in_table_a1(mapped) else _folded(mapped)


def _folded(code):
    """Folded, and once more if normalizing brings out what can be folded."""
    once = code.casefold()
    plain = _now.normalize('NFKC', once)
    again = _now.normalize('NFKC', plain.casefold())
    return once if again == plain else again


def in_table_c11(code):
    return code == ' '


def in_table_c12(code):
    return _category(code) == 'Zs' and code != ' '


def in_table_c11_c12(code):
    return _category(code) == 'Zs'


def in_table_c21(code):
    return ord(code) < 128 and _category(code) == 'Cc'


def in_table_c22(code):
    number = ord(code)
    return number >= 128 and (number in c22_specials or _category(code) == 'Cc')


def in_table_c21_c22(code):
    return _category(code) == 'Cc' or ord(code) in c22_specials


def in_table_c3(code):
    return _category(code) == 'Co'


def in_table_c4(code):
    number = ord(code)
    return 0xFDD0 <= number < 0xFDF0 or number & 0xFFFE == 0xFFFE


def in_table_c5(code):
    return _category(code) == 'Cs'


def in_table_c6(code):
    return ord(code) in c6_set


def in_table_c7(code):
    return ord(code) in c7_set


def in_table_c8(code):
    return ord(code) in c8_set


def in_table_c9(code):
    return ord(code) in c9_set


def in_table_d1(code):
    if _category(code) is None or code == '\u070f':
        return False
    return code == '\u06dd' or _now.bidirectional(code) in ('R', 'AL')


def in_table_d2(code):
    number = ord(code)
    if number in _TURNED or _category(code) is None:
        return False
    return number in _LEFT or _now.bidirectional(code) == 'L'
