# Records of ZIP archives with fields that no archive has.
import io, struct, zipfile, zlib


def tried(name, does):
    try:
        found = does()
    except Exception as e:
        print(name, type(e).__name__, e, end=' | ')
    else:
        print(name, found, end=' | ')


def made(extra=b''):
    out = io.BytesIO()
    with zipfile.ZipFile(out, 'w') as a:
        for name, data in ('a', b'hello'), ('d/b', b'world' * 9):
            info = zipfile.ZipInfo(name)
            info.compress_type, info.extra = 8 * (name != 'a'), extra
            a.writestr(info, data)
    return out.getvalue()


PLAIN = made()
FIRST = PLAIN.index(b'PK\1\2')
SECOND = PLAIN.index(b'PK\1\2', FIRST + 1)
END = PLAIN.index(b'PK\5\6')


def put(at, data, archive=PLAIN):
    return archive[:at] + data + archive[at + len(data):]


def look(name, data):
    def names():
        with zipfile.ZipFile(io.BytesIO(data)) as a:
            return [(i.filename, i.file_size) for i in a.infolist()]

    def sizes():
        with zipfile.ZipFile(io.BytesIO(data)) as a:
            return a.testzip(), [len(a.read(i)) for i in a.infolist()]

    tried(name, names)
    tried('read:', sizes)
    print(zipfile.is_zipfile(io.BytesIO(data)))


def large(size=2, packed=2, offset=0, extra=b'', count=0xffff, **fields):
    name, data = b'a', b'hi'
    local = b'PK\3\4' + struct.pack('<5H3L2H', 45, 0, 0, 0, 33, zlib.crc32(data), 2, 2, 1, 0) + name + data
    central = struct.pack('<4s6H3L5H2L', b'PK\1\2', 45, 45, 0, 0, 0, 33, zlib.crc32(data), packed, size, 1,
        len(extra), 0, 0, 0, 0, offset)
    central += name + extra
    known = dict(record=44, disk=0, first=0, n=1, length=len(central), begin=len(local), at=len(local) + len(central),
        disks=1, of=0)
    known |= fields
    end = struct.pack('<4sQ2H2L4Q', b'PK\6\6', known['record'], 45, 45, known['disk'], known['first'], known['n'], 1,
        known['length'],
        known['begin'])
    locator = struct.pack('<4sLQL', b'PK\6\7', known['of'], known['at'], known['disks'])
    return local + central + end + locator + struct.pack('<4s4H2LH', b'PK\5\6', 0, 0, count, count, 0xffffffff,
        0xffffffff, 0)


def named(sum, name, version=1):
    return struct.pack('<HHBL', 0x7075, 5 + len(name), version, sum) + name


### on several disks
for at in 4, 6:
    look(at, put(END + at, b'\1\0'))
look('both', put(END + 4, b'\1\0\1\0'))
for key in 'disk', 'first', 'of', 'disks':
    look(key, large(**{key: 2}))
#> 4 [('a', 5), ('d/b', 45)] | read: (None, [5, 45]) | False
#> 6 [('a', 5), ('d/b', 45)] | read: (None, [5, 45]) | False
#> both [('a', 5), ('d/b', 45)] | read: (None, [5, 45]) | True
#> disk [('a', 2)] | read: (None, [2]) | False
#> first [('a', 2)] | read: (None, [2]) | False
#> of BadZipFile zipfiles that span multiple disks are not supported | read: BadZipFile zipfiles that span multiple disks are not supported | False
#> disks BadZipFile zipfiles that span multiple disks are not supported | read: BadZipFile zipfiles that span multiple disks are not supported | False

### a larger record that lies
for key in 'record', 'length', 'begin', 'at':
    for n in 0, 2 ** 63, 2 ** 64 - 1:
        look((key, n), large(**{key: n}))
look('count', large(count=1))
look('plain', large())
#> ('record', 0) BadZipFile Corrupt zip64 end of central directory record | read: BadZipFile Corrupt zip64 end of central directory record | False
#> ('record', 9223372036854775808) BadZipFile Corrupt zip64 end of central directory record | read: BadZipFile Corrupt zip64 end of central directory record | False
#> ('record', 18446744073709551615) BadZipFile Corrupt zip64 end of central directory record | read: BadZipFile Corrupt zip64 end of central directory record | False
#> ('length', 0) BadZipFile Corrupt zip64 end of central directory record | read: BadZipFile Corrupt zip64 end of central directory record | False
#> ('length', 9223372036854775808) BadZipFile Corrupt zip64 end of central directory record | read: BadZipFile Corrupt zip64 end of central directory record | False
#> ('length', 18446744073709551615) BadZipFile Corrupt zip64 end of central directory record | read: BadZipFile Corrupt zip64 end of central directory record | False
#> ('begin', 0) BadZipFile Corrupt zip64 end of central directory record | read: BadZipFile Corrupt zip64 end of central directory record | False
#> ('begin', 9223372036854775808) BadZipFile Corrupt zip64 end of central directory record | read: BadZipFile Corrupt zip64 end of central directory record | False
#> ('begin', 18446744073709551615) BadZipFile Corrupt zip64 end of central directory record | read: BadZipFile Corrupt zip64 end of central directory record | False
#> ('at', 0) BadZipFile Corrupt zip64 end of central directory record | read: BadZipFile Corrupt zip64 end of central directory record | False
#> ('at', 9223372036854775808) BadZipFile Corrupt zip64 end of central directory locator | read: BadZipFile Corrupt zip64 end of central directory locator | False
#> ('at', 18446744073709551615) BadZipFile Corrupt zip64 end of central directory locator | read: BadZipFile Corrupt zip64 end of central directory locator | False
#> count [('a', 2)] | read: (None, [2]) | True
#> plain [('a', 2)] | read: (None, [2]) | True

### a larger record, with something before and after
look('before', b'x' * 100 + large())
look('after', large() + bytes(10))
look('record', b'x' * 100 + large(record=45))
look('begin', b'x' * 100 + large(begin=5))
#> before [('a', 2)] | read: (None, [2]) | True
#> after [('a', 2)] | read: (None, [2]) | True
#> record BadZipFile Corrupt zip64 end of central directory record | read: BadZipFile Corrupt zip64 end of central directory record | False
#> begin BadZipFile Corrupt zip64 end of central directory record | read: BadZipFile Corrupt zip64 end of central directory record | False

### a locator that points to something else
look('short', large(at=115))
data = large()
look('no record', data.replace(b'PK\6\6', b'PKxx'))
look('moved', data[:-98] + bytes(20) + data[-98:])
#> short BadZipFile Corrupt zip64 end of central directory locator | read: BadZipFile Corrupt zip64 end of central directory locator | False
#> no record BadZipFile Zip64 end of central directory record not found | read: BadZipFile Zip64 end of central directory record not found | False
#> moved BadZipFile Bad magic number for central directory | read: BadZipFile Bad magic number for central directory | False

### sizes of nothing, with the sum of something
for at in FIRST, SECOND:
    look('size', put(at + 24, bytes(4)))
    look('size and sum', put(at + 16, bytes(4), put(at + 24, bytes(4))))
    look('packed', put(at + 20, bytes(4)))
#> size [('a', 0), ('d/b', 45)] | read: BadZipFile Bad CRC-32 for file 'a' | True
#> size and sum [('a', 0), ('d/b', 45)] | read: (None, [0, 45]) | True
#> packed [('a', 5), ('d/b', 45)] | read: BadZipFile Bad CRC-32 for file 'a' | True
#> size [('a', 5), ('d/b', 0)] | read: BadZipFile Bad CRC-32 for file 'd/b' | True
#> size and sum [('a', 5), ('d/b', 0)] | read: (None, [5, 0]) | True
#> packed [('a', 5), ('d/b', 45)] | read: BadZipFile Bad CRC-32 for file 'd/b' | True

### names in Unicode, in the extra bytes
for extra in (b'up\2\0\1\0', b'up\0\0', b'up\4\0\1\0\0\0', named(zlib.crc32(b'a'), b'\xff'), named(zlib.crc32(b'a'),
        'ä'.encode()),
        named(zlib.crc32(b'd/b'), b'e/\xe2\x82\xac'), named(zlib.crc32(b'a'), b'x\0y'), named(5, b'x'),
        named(zlib.crc32(b'a'), b'x', 2)):
    look(extra[4:], made(extra))
#> b'\x01\x00' BadZipFile Corrupt unicode path extra field (0x7075) | read: BadZipFile Corrupt unicode path extra field (0x7075) | True
#> b'' BadZipFile Corrupt unicode path extra field (0x7075) | read: BadZipFile Corrupt unicode path extra field (0x7075) | True
#> b'\x01\x00\x00\x00' BadZipFile Corrupt unicode path extra field (0x7075) | read: BadZipFile Corrupt unicode path extra field (0x7075) | True
#> b'\x01C\xbe\xb7\xe8\xff' BadZipFile Corrupt unicode path extra field (0x7075): invalid utf-8 bytes | read: BadZipFile Corrupt unicode path extra field (0x7075): invalid utf-8 bytes | True
#> b'\x01C\xbe\xb7\xe8\xc3\xa4' [('ä', 5), ('d/b', 45)] | read: (None, [5, 45]) | True
#> b'\x01\xf7\x82?\x01e/\xe2\x82\xac' [('a', 5), ('e/€', 45)] | read: (None, [5, 45]) | True
#> b'\x01C\xbe\xb7\xe8x\x00y' [('x', 5), ('d/b', 45)] | read: (None, [5, 45]) | True
#> b'\x01\x05\x00\x00\x00x' [('a', 5), ('d/b', 45)] | read: (None, [5, 45]) | True
#> b'\x02C\xbe\xb7\xe8x' [('a', 5), ('d/b', 45)] | read: (None, [5, 45]) | True

### an empty name in Unicode
import warnings
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter('always')
    look('', made(named(zlib.crc32(b'a'), b'')))
print({(w.category.__name__, str(w.message)) for w in caught})
#>  [('a', 5), ('d/b', 45)] | read: (None, [5, 45]) | True
#> {('UserWarning', 'Empty unicode path extra field (0x7075)')}

### a password that is needed, by name and by what the archive says
with zipfile.ZipFile(io.BytesIO(put(FIRST + 8, b'\1'))) as a:
    for name in 'a', a.infolist()[0]:
        for does in a.read, a.open:
            tried('', lambda: does(name))
    tried('', lambda: a.testzip())
    tried('', lambda: a.extract('a', '/tmp/o'))
    print()
#>  RuntimeError File 'a' is encrypted, password required for extraction |  RuntimeError File 'a' is encrypted, password required for extraction |  RuntimeError File <ZipInfo filename='a' filemode='?rw-------' file_size=5> is encrypted, password required for extraction |  RuntimeError File <ZipInfo filename='a' filemode='?rw-------' file_size=5> is encrypted, password required for extraction |  RuntimeError File 'a' is encrypted, password required for extraction |  RuntimeError File <ZipInfo filename='a' filemode='?rw-------' file_size=5> is encrypted, password required for extraction | 
