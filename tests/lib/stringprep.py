import stringprep


# All of some blocks, every 211th of the others; tests/fuzz/modules/stringprep.py looks at random ones.
POINTS = [*range(0x600), *range(0x600, 0x2000, 5), *range(0x2000, 0x2200), *range(0x2200, 0x110000, 211)]


def borders(work):
    """Where answers change; as long lists print, a sum that depends on each."""
    found, before = [], False
    for i in POINTS:
        if work(chr(i)) != before:
            before = not before
            found.append(i)
    if len(found) < 16:
        return [hex(i) for i in found]
    return len(found), sum(i * k % 1000003 for k, i in enumerate(found))


def mapped(work):
    count = total = 0
    for i in POINTS:
        text = work(chr(i))
        if text != chr(i):
            count += 1
            for letter in text:
                total = (total * 131 + ord(letter) + i) % 1000000007
    return count, total


### table A.1, for many code points
print(borders(stringprep.in_table_a1))  #> (300, 108483321)

### tables B.1 and C.1, for many code points
for name in ('b1', 'c11', 'c12', 'c11_c12'):
    print(name, borders(getattr(stringprep, 'in_table_' + name)))
#> b1 ['0xad', '0xae', '0x34f', '0x350', '0x180c', '0x1811', '0x200b', '0x200e', '0x2060', '0x2061']
#> c11 ['0x20', '0x21']
#> c12 ['0xa0', '0xa1', '0x2000', '0x200c', '0x202f', '0x2030', '0x205f', '0x2060']
#> c11_c12 ['0x20', '0x21', '0xa0', '0xa1', '0x2000', '0x200c', '0x202f', '0x2030', '0x205f', '0x2060']

### table C.2, for many code points
for name in ('c21', 'c22', 'c21_c22'):
    print(name, borders(getattr(stringprep, 'in_table_' + name)))
#> c21 ['0x0', '0x20', '0x7f', '0x80']
#> c22 ['0x80', '0xa0', '0x200c', '0x200e', '0x2028', '0x202a', '0x2060', '0x2064', '0x206a', '0x2070']
#> c21_c22 ['0x0', '0x20', '0x7f', '0xa0', '0x200c', '0x200e', '0x2028', '0x202a', '0x2060', '0x2064', '0x206a', '0x2070']

### tables C.3 to C.5, for many code points
for name in ('c3', 'c4', 'c5'):
    print(name, borders(getattr(stringprep, 'in_table_' + name)))
#> c3 ['0xe065', '0xf91f', '0xf003e']
#> c4 []
#> c5 ['0xd827', '0xe065']

### tables C.6 to C.9, for many code points
for name in ('c6', 'c7', 'c8', 'c9'):
    print(name, borders(getattr(stringprep, 'in_table_' + name)))
#> c6 []
#> c7 []
#> c8 ['0x340', '0x342', '0x200e', '0x2010', '0x202a', '0x202f', '0x206a', '0x2070']
#> c9 []

### table D.1, for many code points
print(borders(stringprep.in_table_d1))  #> (32, 3671352)

### table D.2, for many code points
print(borders(stringprep.in_table_d2))  #> (305, 106834545)

### table B.3, for many code points
print(mapped(stringprep.map_table_b3))  #> (635, 91222591)

### table B.2, for many code points
print(mapped(stringprep.map_table_b2))  #> (635, 213884632)

### what is mapped
for text in ('A', 'ß', 'İ', 'ſ', '\u1e9e', 'Ꭰ', '\u03f9', '℡', '\u037a', 'Å', '\u0345'):
    print(ascii(text), [ascii(letter) for letter in (stringprep.map_table_b3(text), stringprep.map_table_b2(text))])
#> 'A' ["'a'", "'a'"]
#> '\xdf' ["'ss'", "'ss'"]
#> '\u0130' ["'i\\u0307'", "'i\\u0307'"]
#> '\u017f' ["'s'", "'s'"]
#> '\u1e9e' ["'\\xdf'", "'ss'"]
#> '\u13a0' ["'\\uab70'", "'\\uab70'"]
#> '\u03f9' ["'\\u03f2'", "'\\u03c3'"]
#> '\u2121' ["'tel'", "'tel'"]
#> '\u037a' ["' \\u03b9'", "' \\u03b9'"]
#> '\xc5' ["'\\xe5'", "'\\xe5'"]
#> '\u0345' ["'\\u03b9'", "'\\u03b9'"]

### a name as RFC 3491 prepares it
import unicodedata
text = ''.join(map(stringprep.map_table_b2, [c for c in 'Stra\xadße.ΠΑΡΑΔΕΙΓΜΑ℡' if not stringprep.in_table_b1(c)]))
print(unicodedata.normalize('NFKC', text))  #> strasse.παραδειγμαtel
print(any(map(stringprep.in_table_a1, text)), any(map(stringprep.in_table_c12, 'a\u3000')))  #> False True

### what is no character
for work in (stringprep.in_table_b1, stringprep.map_table_b3, stringprep.in_table_c22, stringprep.in_table_a1):
    for bad in ('', 'ab', 5):
        try:
            print(work(bad))
        except TypeError:
            print('TypeError')
#> TypeError
#> TypeError
#> TypeError
#> TypeError
#> TypeError
#> TypeError
#> TypeError
#> TypeError
#> TypeError
#> TypeError
#> TypeError
#> TypeError
