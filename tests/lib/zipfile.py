### writing and what is written
import zipfile, io
b = io.BytesIO()
with zipfile.ZipFile(b, 'w') as z:
    z.writestr(zipfile.ZipInfo('a.txt'), 'hello')
    z.writestr(zipfile.ZipInfo('d/é.bin', (2020, 2, 3, 4, 5, 6)), b'x' * 100, zipfile.ZIP_DEFLATED)
    z.mkdir('dir')
    with z.open('c', 'w') as f: print(f.write(b'abc'), f.name, f.mode, f.writable(), f.readable(), f.seekable())
    z.comment = b'a comment'
    print(z.mode, z.compression, z.compresslevel, z.start_dir, z.fp is b, z.filename, z.pwd, z.debug)
print(b.getvalue(), z.fp, z)
z = zipfile.ZipFile(b)
z.printdir()
print(z.namelist(), z.comment, z.testzip(), z.read('d/é.bin') == b'x' * 100, z.read('dir/'))
#> 3 c wb True False False
#> w 0 None 152 True None None 0
#> b'PK\x03\x04\x14\x00\x00\x00\x00\x00\x00\x00!\x00\x86\xa6\x106\x05\x00\x00\x00\x05\x00\x00\x00\x05\x00\x00\x00a.txthelloPK\x03\x04\x14\x00\x00\x08\x08\x00\xa3 CP\x8f]\x0e^\x06\x00\x00\x00d\x00\x00\x00\x08\x00\x00\x00d/\xc3\xa9.bin\xab\xa8\xa0=\x00\x00PK\x03\x04\x14\x00\x00\x00\x00\x00\x00\x00!\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x04\x00\x00\x00dir/PK\x03\x04\x14\x00\x00\x00\x00\x00\x00\x00!\x00\xc2A$5\x03\x00\x00\x00\x03\x00\x00\x00\x01\x00\x00\x00cabcPK\x01\x02\x14\x03\x14\x00\x00\x00\x00\x00\x00\x00!\x00\x86\xa6\x106\x05\x00\x00\x00\x05\x00\x00\x00\x05\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x80\x01\x00\x00\x00\x00a.txtPK\x01\x02\x14\x03\x14\x00\x00\x08\x08\x00\xa3 CP\x8f]\x0e^\x06\x00\x00\x00d\x00\x00\x00\x08\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x80\x01(\x00\x00\x00d/\xc3\xa9.binPK\x01\x02\x14\x03\x14\x00\x00\x00\x00\x00\x00\x00!\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x04\x00\x00\x00\x00\x00\x00\x00\x00\x00\x10\x00\xffAT\x00\x00\x00dir/PK\x01\x02\x14\x03\x14\x00\x00\x00\x00\x00\x00\x00!\x00\xc2A$5\x03\x00\x00\x00\x03\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x80\x01v\x00\x00\x00cPK\x05\x06\x00\x00\x00\x00\x04\x00\x04\x00\xca\x00\x00\x00\x98\x00\x00\x00\t\x00a comment' None <zipfile.ZipFile [closed]>
#> File Name                                             Modified             Size
#> a.txt                                          1980-01-01 00:00:00            5
#> d/é.bin                                        2020-02-03 04:05:06          100
#> dir/                                           1980-01-01 00:00:00            0
#> c                                              1980-01-01 00:00:00            3
#> ['a.txt', 'd/é.bin', 'dir/', 'c'] b'a comment' None True b''

### what an archive says of its members
import zipfile, io
b = io.BytesIO()
with zipfile.ZipFile(b, 'w', zipfile.ZIP_DEFLATED, compresslevel=9) as z:
    info = zipfile.ZipInfo('a', (1999, 12, 31, 23, 59, 58))
    info.comment, info.extra = b'said of it', b'\x99\x99\2\0xy'
    z.writestr(info, b'abc' * 40, zipfile.ZIP_DEFLATED)
    z.writestr(zipfile.ZipInfo('b'), b'')
    z.mkdir('d', 0o700)
    info.filename = 'again'
for i in zipfile.ZipFile(b).infolist():
    print(i)
    print(i.filename, i.orig_filename, i.date_time, i.compress_type, i.comment, i.extra, i.create_system,
        i.create_version, i.extract_version, i.reserved, i.flag_bits, i.volume, i.internal_attr, hex(i.external_attr),
        i.header_offset, i.CRC, i.compress_size, i.file_size, i.is_dir())
for args in ('x', (1979, 1, 1, 0, 0, 0)), ('a\0b',), (), ('dir/',):
    try: print(zipfile.ZipInfo(*args), zipfile.ZipInfo(*args).date_time)
    except ValueError as e: print(e)
#> <ZipInfo filename='again' compress_type=deflate filemode='?rw-------' file_size=120 compress_size=8>
#> again again (1999, 12, 31, 23, 59, 58) 8 b'said of it' b'\x99\x99\x02\x00xy' 3 20 20 0 0 0 0 0x1800000 0 2628710402 8 120 False
#> <ZipInfo filename='b' filemode='?rw-------' file_size=0>
#> b b (1980, 1, 1, 0, 0, 0) 0 b'' b'' 3 20 20 0 0 0 0 0x1800000 45 0 0 0 False
#> <ZipInfo filename='d/' filemode='drwx------' external_attr=0x10>
#> d/ d/ (1980, 1, 1, 0, 0, 0) 0 b'' b'' 3 20 20 0 0 0 0 0x41c00010 76 0 0 0 True
#> ZIP does not support timestamps before 1980
#> <ZipInfo filename='a' file_size=0> (1980, 1, 1, 0, 0, 0)
#> <ZipInfo filename='NoName' file_size=0> (1980, 1, 1, 0, 0, 0)
#> <ZipInfo filename='dir/'> (1980, 1, 1, 0, 0, 0)

### a member as a file
import zipfile, io
b = io.BytesIO()
data = b''.join(b'line %d, %d\n' % (i, i * i) for i in range(20000))
with zipfile.ZipFile(b, 'w') as z:
    z.writestr(zipfile.ZipInfo('packed'), data, zipfile.ZIP_DEFLATED)
    z.writestr(zipfile.ZipInfo('stored'), data)
z = zipfile.ZipFile(b)
for name in z.namelist():
    with z.open(name) as f:
        print(f, f.name, f.mode, f.read(3), f.peek(2)[:5], f.tell(), f.seek(50), f.read1(4), f.readable())
        print(f.readline(), f.readline(3), f.seek(-5, 2), f.read(), f.read(2), f.seek(3), f.read(5), f.seek(-4, 1))
        print(f.seek(0), f.read() == data, f.seek(10 ** 9) == len(data), f.seek(0), sum(1 for _ in f), f.writable())
    print(f, f.closed)
    for wrong in f.read, lambda: f.seek(0), f.tell, f.readable:
        try: print(wrong())
        except ValueError as e: print(e)
one, two = z.open('packed'), z.open('stored')
print(all(one.read(n) == two.read(n) for n in range(1, 600)), io.TextIOWrapper(z.open('stored')).readline())
z.close()
print(one.read(4), z)
#> <zipfile.ZipExtFile name='packed' compress_type=deflate> packed rb b'lin' b'e 0, ' 3 50 b'\nlin' True
#> b'e 5, 25\n' b'lin' 414259 b'0001\n' b'' 3 b'e 0, ' 4
#> 0 True True 0 20000 False
#> <zipfile.ZipExtFile [closed]> True
#> read from closed file.
#> seek on closed file.
#> tell on closed file.
#> I/O operation on closed file.
#> <zipfile.ZipExtFile name='stored'> stored rb b'lin' b'e 0, ' 3 50 b'\nlin' True
#> b'e 5, 25\n' b'lin' 414259 b'0001\n' b'' 3 b'e 0, ' 4
#> 0 True True 0 20000 False
#> <zipfile.ZipExtFile [closed]> True
#> read from closed file.
#> seek on closed file.
#> tell on closed file.
#> I/O operation on closed file.
#> True line 0, 0
#>
#> b'441\n' <zipfile.ZipFile [closed]>

### extract: no name leads out of the directory
import zipfile, io, os
for i, name in enumerate(('a', '../a', '/a', '/../../a', 'a/../b', './a', 'a//b', 'c:/x', '..', '.', 'a/..', 'a/',
        'x/..//y', '\\a', '..\\a', 'a/./b', '')):
    b = io.BytesIO()
    with zipfile.ZipFile(b, 'w') as z:
        info = zipfile.ZipInfo('q')
        info.filename = name
        z.writestr(info, 'x')
    with zipfile.ZipFile(b) as z:
        try: print(repr(name), z.extract(z.namelist()[0], f'/tmp/in{i}/it'))
        except ValueError as e: print(repr(name), e)
print(sorted(os.path.join(where, name) for where, _, names in os.walk('/tmp') for name in names))
#> 'a' /tmp/in0/it/a
#> '../a' /tmp/in1/it/a
#> '/a' /tmp/in2/it/a
#> '/../../a' /tmp/in3/it/a
#> 'a/../b' /tmp/in4/it/a/b
#> './a' /tmp/in5/it/a
#> 'a//b' /tmp/in6/it/a/b
#> 'c:/x' /tmp/in7/it/c:/x
#> '..' Empty filename.
#> '.' Empty filename.
#> 'a/..' /tmp/in10/it/a
#> 'a/' /tmp/in11/it/a
#> 'x/..//y' /tmp/in12/it/x/y
#> '\\a' /tmp/in13/it/\a
#> '..\\a' /tmp/in14/it/..\a
#> 'a/./b' /tmp/in15/it/a/b
#> '' Empty filename.
#> ['/tmp/in0/it/a', '/tmp/in1/it/a', '/tmp/in10/it/a', '/tmp/in12/it/x/y', '/tmp/in13/it/\\a', '/tmp/in14/it/..\\a', '/tmp/in15/it/a/b', '/tmp/in2/it/a', '/tmp/in3/it/a', '/tmp/in4/it/a/b', '/tmp/in5/it/a', '/tmp/in6/it/a/b', '/tmp/in7/it/c:/x']

### extractall, write and append
import zipfile, os
os.makedirs('/tmp/q/sub')
with open('/tmp/q/s.txt', 'w') as f: f.write('hello' * 20)
os.utime('/tmp/q/s.txt', (10 ** 9, 10 ** 9))
os.utime('/tmp/q/sub', (10 ** 9, 10 ** 9))
with zipfile.ZipFile('/tmp/q/z.zip', 'x', zipfile.ZIP_DEFLATED) as z:
    z.write('/tmp/q/s.txt')
    z.write('/tmp/q/s.txt', 'other', zipfile.ZIP_STORED)
    z.write('/tmp/q/sub', 'subd')
with zipfile.ZipFile('/tmp/q/z.zip', 'a') as z: z.writestr('more/deep', 'text')
with zipfile.ZipFile('/tmp/q/z.zip') as z:
    print(z.namelist(), [i.date_time for i in z.infolist()[:3]])
    print([(i.compress_type, i.compress_size) for i in z.infolist()])
    print(z.extractall('/tmp/q/out'), z.extract('other', '/tmp/q/one'), z.filename)
print(sorted(os.path.join(where, name) for where, _, names in os.walk('/tmp/q') for name in names))
info = zipfile.ZipInfo.from_file('/tmp/q/sub', 'x')
print(info.filename, info.is_dir(), info.file_size, open('/tmp/q/out/other').read() == 'hello' * 20)
os.utime('/tmp/q/s.txt', (0, 0))
try: zipfile.ZipInfo.from_file('/tmp/q/s.txt')
except ValueError as e: print(e)
print(zipfile.ZipInfo.from_file('/tmp/q/s.txt', strict_timestamps=False).date_time, zipfile.is_zipfile('/tmp/q/z.zip'))
#> ['tmp/q/s.txt', 'other', 'subd/', 'more/deep'] [(2001, 9, 9, 1, 46, 40), (2001, 9, 9, 1, 46, 40), (2001, 9, 9, 1, 46, 40)]
#> [(8, 10), (0, 100), (0, 0), (0, 4)]
#> None /tmp/q/one/other /tmp/q/z.zip
#> ['/tmp/q/one/other', '/tmp/q/out/more/deep', '/tmp/q/out/other', '/tmp/q/out/tmp/q/s.txt', '/tmp/q/s.txt', '/tmp/q/z.zip']
#> x/ True 0 True
#> ZIP does not support timestamps before 1980
#> (1980, 1, 1, 0, 0, 0) True

### archives that are broken
import zipfile, io
b = io.BytesIO()
with zipfile.ZipFile(b, 'w') as z:
    z.writestr(zipfile.ZipInfo('aa'), 'hello')
    z.writestr(zipfile.ZipInfo('bb'), b'y' * 100, zipfile.ZIP_DEFLATED)
good = b.getvalue()
first, end = good.index(b'PK\1\2'), good.index(b'PK\5\6')
def told(at, new, ask):
    try: print(ask(zipfile.ZipFile(io.BytesIO(good[:at] + new + good[at + len(new):]))))
    except Exception as e: print(type(e).__name__, e)
told(32, b'X', lambda z: z.testzip())
for at, new in ((32, b'X'), (30, b'zz'), (0, b'zz'), (first, b'QQ'), (first + 8, b'\1'), (first + 8, b'\x20'),
        (first + 8, b'\x40'), (first + 10, b'\1'), (first + 10, b'\x63'), (first + 6, b'\xff'), (first + 24, b'\xff'),
        (first + 20, b'\xff'),
        (first + 42, b'\xff'), (first + 20, b'\2\0\0\0\2'), (first + 20, b'\2'), (first + 30, b'\4'), (end + 12, b'\1'),
        (end + 16, b'\1')):
    told(at, new, lambda z: z.read('aa'))
#> aa
#> BadZipFile Bad CRC-32 for file 'aa'
#> BadZipFile File name in directory 'aa' and header b'zz' differ.
#> BadZipFile Bad magic number for file header
#> BadZipFile Bad magic number for central directory
#> RuntimeError File 'aa' is encrypted, password required for extraction
#> NotImplementedError compressed patched data (flag bit 5)
#> NotImplementedError strong encryption (flag bit 6)
#> NotImplementedError That compression method is not supported
#> NotImplementedError That compression method is not supported
#> NotImplementedError zip file version 25.5
#> b'hello'
#> BadZipFile Overlapped entries: 'aa' (possible zip bomb)
#> BadZipFile Truncated file header
#> BadZipFile Bad CRC-32 for file 'aa'
#> BadZipFile Bad CRC-32 for file 'aa'
#> BadZipFile Corrupt extra field 4b50 (size=513)
#> BadZipFile Truncated central directory
#> BadZipFile Bad magic number for file header

### what is no archive
import zipfile, io
b = io.BytesIO()
with zipfile.ZipFile(b, 'w') as z: z.writestr('a', 'b')
good = b.getvalue()
for data in b'', b'abc', b'PK\5\6' + bytes(18), b'PK\5\6' + bytes(17), good[:-30], b'junk' + good, good + b'junk':
    print(zipfile.is_zipfile(io.BytesIO(data)))
    try: print(zipfile.ZipFile(io.BytesIO(data)).namelist())
    except zipfile.BadZipFile as e: print(e)
print(zipfile.is_zipfile('/nowhere'), zipfile.error is zipfile.BadZipFile is zipfile.BadZipfile)
#> False
#> File is not a zip file
#> False
#> File is not a zip file
#> True
#> []
#> False
#> File is not a zip file
#> False
#> File is not a zip file
#> True
#> ['a']
#> True
#> ['a']
#> False True

### what cannot be asked for
import zipfile, io
b = io.BytesIO()
with zipfile.ZipFile(b, 'w') as z: z.writestr('a', 'text')
z = zipfile.ZipFile(b)
w = zipfile.ZipFile(io.BytesIO(), 'w')
def told(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
for f in (lambda: z.read('nope'), lambda: z.getinfo('nope'), lambda: z.open('a', 'x'), lambda: z.open('b', 'w'),
        lambda: z.writestr('f', ''), lambda: z.mkdir('f'), lambda: z.setpassword(5), lambda: zipfile.ZipFile(b, 'z'),
        lambda: zipfile.ZipFile(b, 'w', 99), lambda: zipfile.ZipFile(5), lambda: setattr(w, 'comment', 's'),
        lambda: w.writestr('x', 5), lambda: w.mkdir(5), lambda: w.writestr('y', 'q', compress_type=99),
        lambda: w.open('a', 'w', pwd=b'x')):
    told(f)
with w.open('m', 'w') as f:
    told(lambda: w.writestr('q', ''))
    told(lambda: w.open('q', 'w'))
    told(lambda: w.read('a'))
    told(w.close)
z.close()
told(lambda: z.read('a'))
told(z.testzip)
#> KeyError "There is no item named 'nope' in the archive"
#> KeyError "There is no item named 'nope' in the archive"
#> ValueError open() requires mode "r" or "w"
#> ValueError write() requires mode 'w', 'x', or 'a'
#> ValueError write() requires mode 'w', 'x', or 'a'
#> ValueError write() requires mode 'w', 'x', or 'a'
#> TypeError pwd: expected bytes, got int
#> ValueError ZipFile requires mode 'r', 'w', 'x', or 'a'
#> NotImplementedError That compression method is not supported
#> AttributeError 'int' object has no attribute 'seek'
#> TypeError comment: expected bytes, got str
#> TypeError object of type 'int' has no len()
#> TypeError Expected type str or ZipInfo
#> NotImplementedError That compression method is not supported
#> ValueError pwd is only supported for reading files
#> ValueError Can't write to ZIP archive while an open writing handle exists.
#> ValueError Can't write to the ZIP file while there is another write handle open on it. Close the first handle before opening another.
#> KeyError "There is no item named 'a' in the archive"
#> ValueError Can't close the ZIP file while there is an open writing handle on it. Close the writing handle before closing the zip.
#> ValueError Attempt to use ZIP archive that was already closed
#> ValueError Attempt to use ZIP archive that was already closed

### files that can only be written, and archives behind something else
import zipfile, io
class Pipe(io.RawIOBase):
    def __init__(self): self.parts = []
    def writable(self): return True
    def write(self, data):
        self.parts.append(bytes(data))
        return len(data)
pipe = Pipe()
with zipfile.ZipFile(pipe, 'w') as z:
    z.writestr(zipfile.ZipInfo('a'), 'abc')
    z.writestr(zipfile.ZipInfo('b'), 'x' * 50, zipfile.ZIP_DEFLATED)
data = b''.join(pipe.parts)
print(data, zipfile.ZipFile(io.BytesIO(data)).testzip())
b = io.BytesIO(b'prefix')
for name in 'ab':
    with zipfile.ZipFile(b, 'a') as z: z.writestr(zipfile.ZipInfo(name), 'abc')
with zipfile.ZipFile(b) as z: print(z.namelist(), z.read('b'), [i.header_offset for i in z.filelist])
#> b'PK\x03\x04\x14\x00\x08\x00\x00\x00\x00\x00!\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00aabcPK\x07\x08\xc2A$5\x03\x00\x00\x00\x03\x00\x00\x00PK\x03\x04\x14\x00\x08\x00\x08\x00\x00\x00!\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00b\xab\xa8 \x15\x00\x00PK\x07\x08\x03\x8ab\xac\x06\x00\x00\x002\x00\x00\x00PK\x01\x02\x14\x03\x14\x00\x08\x00\x00\x00\x00\x00!\x00\xc2A$5\x03\x00\x00\x00\x03\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x80\x01\x00\x00\x00\x00aPK\x01\x02\x14\x03\x14\x00\x08\x00\x08\x00\x00\x00!\x00\x03\x8ab\xac\x06\x00\x00\x002\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x80\x012\x00\x00\x00bPK\x05\x06\x00\x00\x00\x00\x02\x00\x02\x00^\x00\x00\x00g\x00\x00\x00\x00\x00' None
#> ['a', 'b'] b'abc' [6, 40]

### ZIP64
import zipfile, io
b = io.BytesIO()
with zipfile.ZipFile(b, 'w') as z:
    with z.open(zipfile.ZipInfo('big'), 'w', force_zip64=True) as f: f.write(b'abc')
print(b.getvalue(), zipfile.ZipFile(b).read('big'))
zipfile.ZIP64_LIMIT, zipfile.ZIP_FILECOUNT_LIMIT = 100, 3
b = io.BytesIO()
with zipfile.ZipFile(b, 'w') as z:
    for n in 'abcde': z.writestr(zipfile.ZipInfo(n), b'q' * 120)
print(b.getvalue()[700:])
z = zipfile.ZipFile(b)
print(z.testzip(), z.namelist(), [i.extra for i in z.infolist()], [i.header_offset for i in z.infolist()])
z = zipfile.ZipFile(io.BytesIO(), 'w', allowZip64=False)
for f in lambda: z.writestr('a', b'q' * 120), lambda: z.open('h', 'w', force_zip64=True):
    try: f()
    except Exception as e: print(type(e).__name__, e)
f = z.open('h', 'w')
f.write(b'q' * 120)
try: f.close()
except RuntimeError as e: print(e)
zipfile.ZIP64_LIMIT, zipfile.ZIP_FILECOUNT_LIMIT = (1 << 31) - 1, (1 << 16) - 1
#> b'PK\x03\x04-\x00\x00\x00\x00\x00\x00\x00!\x00\xc2A$5\xff\xff\xff\xff\xff\xff\xff\xff\x03\x00\x14\x00big\x01\x00\x10\x00\x03\x00\x00\x00\x00\x00\x00\x00\x03\x00\x00\x00\x00\x00\x00\x00abcPK\x01\x02-\x03-\x00\x00\x00\x00\x00\x00\x00!\x00\xc2A$5\x03\x00\x00\x00\x03\x00\x00\x00\x03\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x80\x01\x00\x00\x00\x00bigPK\x05\x06\x00\x00\x00\x00\x01\x00\x01\x001\x00\x00\x008\x00\x00\x00\x00\x00' b'abc'
#> b'\xd1\xee\xff\xff\xff\xff\xff\xff\xff\xff\x01\x00\x14\x00e\x01\x00\x10\x00x\x00\x00\x00\x00\x00\x00\x00x\x00\x00\x00\x00\x00\x00\x00qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqPK\x01\x02-\x03-\x00\x00\x00\x00\x00\x00\x00!\x00\xa0\xa4\xd1\xee\xff\xff\xff\xff\xff\xff\xff\xff\x01\x00\x14\x00\x00\x00\x00\x00\x00\x00\x00\x00\x80\x01\x00\x00\x00\x00a\x01\x00\x10\x00x\x00\x00\x00\x00\x00\x00\x00x\x00\x00\x00\x00\x00\x00\x00PK\x01\x02-\x03-\x00\x00\x00\x00\x00\x00\x00!\x00\xa0\xa4\xd1\xee\xff\xff\xff\xff\xff\xff\xff\xff\x01\x00\x1c\x00\x00\x00\x00\x00\x00\x00\x00\x00\x80\x01\xff\xff\xff\xffb\x01\x00\x18\x00x\x00\x00\x00\x00\x00\x00\x00x\x00\x00\x00\x00\x00\x00\x00\xab\x00\x00\x00\x00\x00\x00\x00PK\x01\x02-\x03-\x00\x00\x00\x00\x00\x00\x00!\x00\xa0\xa4\xd1\xee\xff\xff\xff\xff\xff\xff\xff\xff\x01\x00\x1c\x00\x00\x00\x00\x00\x00\x00\x00\x00\x80\x01\xff\xff\xff\xffc\x01\x00\x18\x00x\x00\x00\x00\x00\x00\x00\x00x\x00\x00\x00\x00\x00\x00\x00V\x01\x00\x00\x00\x00\x00\x00PK\x01\x02-\x03-\x00\x00\x00\x00\x00\x00\x00!\x00\xa0\xa4\xd1\xee\xff\xff\xff\xff\xff\xff\xff\xff\x01\x00\x1c\x00\x00\x00\x00\x00\x00\x00\x00\x00\x80\x01\xff\xff\xff\xffd\x01\x00\x18\x00x\x00\x00\x00\x00\x00\x00\x00x\x00\x00\x00\x00\x00\x00\x00\x01\x02\x00\x00\x00\x00\x00\x00PK\x01\x02-\x03-\x00\x00\x00\x00\x00\x00\x00!\x00\xa0\xa4\xd1\xee\xff\xff\xff\xff\xff\xff\xff\xff\x01\x00\x1c\x00\x00\x00\x00\x00\x00\x00\x00\x00\x80\x01\xff\xff\xff\xffe\x01\x00\x18\x00x\x00\x00\x00\x00\x00\x00\x00x\x00\x00\x00\x00\x00\x00\x00\xac\x02\x00\x00\x00\x00\x00\x00PK\x06\x06,\x00\x00\x00\x00\x00\x00\x00-\x00-\x00\x00\x00\x00\x00\x00\x00\x00\x00\x05\x00\x00\x00\x00\x00\x00\x00\x05\x00\x00\x00\x00\x00\x00\x00o\x01\x00\x00\x00\x00\x00\x00W\x03\x00\x00\x00\x00\x00\x00PK\x06\x07\x00\x00\x00\x00\xc6\x04\x00\x00\x00\x00\x00\x00\x01\x00\x00\x00PK\x05\x06\x00\x00\x00\x00\x05\x00\x05\x00o\x01\x00\x00W\x03\x00\x00\x00\x00'
#> None ['a', 'b', 'c', 'd', 'e'] [b'\x01\x00\x10\x00x\x00\x00\x00\x00\x00\x00\x00x\x00\x00\x00\x00\x00\x00\x00', b'\x01\x00\x18\x00x\x00\x00\x00\x00\x00\x00\x00x\x00\x00\x00\x00\x00\x00\x00\xab\x00\x00\x00\x00\x00\x00\x00', b'\x01\x00\x18\x00x\x00\x00\x00\x00\x00\x00\x00x\x00\x00\x00\x00\x00\x00\x00V\x01\x00\x00\x00\x00\x00\x00', b'\x01\x00\x18\x00x\x00\x00\x00\x00\x00\x00\x00x\x00\x00\x00\x00\x00\x00\x00\x01\x02\x00\x00\x00\x00\x00\x00', b'\x01\x00\x18\x00x\x00\x00\x00\x00\x00\x00\x00x\x00\x00\x00\x00\x00\x00\x00\xac\x02\x00\x00\x00\x00\x00\x00'] [0, 171, 342, 513, 684]
#> LargeZipFile Filesize would require ZIP64 extensions
#> ValueError force_zip64 is True, but allowZip64 was False when opening the ZIP file.
#> File size too large, try using force_zip64

### members that are encrypted
import zipfile, io
b = io.BytesIO()
with zipfile.ZipFile(b, 'w') as z: z.writestr(zipfile.ZipInfo('aa'), bytes(range(40)))
packed = bytearray(b.getvalue())
packed[packed.index(b'PK\1\2') + 8] = 1
z = zipfile.ZipFile(io.BytesIO(packed))
for password in None, b'x', 's':
    try: print(z.open('aa', pwd=password).read())
    except Exception as e: print(type(e).__name__, e)
#> RuntimeError File 'aa' is encrypted, password required for extraction
#> RuntimeError Bad password for file 'aa'
#> TypeError pwd: expected bytes, got str

### members that lie over each other
import zipfile, io, warnings
b = io.BytesIO()
with zipfile.ZipFile(b, 'w', zipfile.ZIP_DEFLATED) as z:
    z.writestr('a', bytes(100000))
    z.infolist().append(z.infolist()[0])
z = zipfile.ZipFile(b)
for i in z.infolist():
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter('always')
        print(len(z.read(i)), *[(w.category.__name__, str(w.message)) for w in found])
#> 100000 ('UserWarning', "Overlapped entries: 'a' (possible zip bomb)")
#> 100000

### members that were encrypted
import zipfile, io, zlib
def encrypted(data, password):
    a, b, c = 0x12345678, 0x23456789, 0x34567890
    out = bytearray()
    def turn(old, byte): return ~zlib.crc32(bytes([byte]), ~old & 0xffffffff) & 0xffffffff
    for place, byte in enumerate(password + data):
        if place >= len(password):
            key = c | 2
            out.append(byte ^ (key * (key ^ 1) >> 8) & 255)
        a = turn(a, byte)
        b = ((b + (a & 255)) * 134775813 + 1) & 0xffffffff
        c = turn(c, b >> 24)
    return bytes(out)
text = b'a secret, ' * 9
head = bytes(11) + bytes([zlib.crc32(text) >> 24])
hidden = encrypted(head + text, b'word')
b = io.BytesIO()
with zipfile.ZipFile(b, 'w') as z: z.writestr(zipfile.ZipInfo('s'), hidden)
packed, first = bytearray(b.getvalue()), b.getvalue().index(b'PK\1\2')
packed[first + 8] = 1
packed[first + 16:first + 20] = zlib.crc32(text).to_bytes(4, 'little')
packed[first + 24:first + 28] = len(text).to_bytes(4, 'little')
z = zipfile.ZipFile(io.BytesIO(packed))
print(z.read('s', pwd=b'word') == text, z.open('s', pwd=b'word').read(8))
z.setpassword(b'word')
f = z.open('s')
print(f.read(4), f.seek(20), f.read(6), f.seek(2), f.read(), z.testzip())
for word in b'wrong', 'word':
    try: print(z.read('s', word))
    except Exception as e: print(type(e).__name__, e)
#> True b'a secret'
#> b'a se' 20 b'a secr' 2 b'secret, a secret, a secret, a secret, a secret, a secret, a secret, a secret, a secret, ' None
#> RuntimeError Bad password for file 's'
#> TypeError pwd: expected bytes, got str

### members that Zstandard has packed
import io, zipfile
o = io.BytesIO()
with zipfile.ZipFile(o, 'w', zipfile.ZIP_ZSTANDARD, compresslevel=5) as z:
    z.writestr('a.txt', b'hello ' * 5000)
    z.writestr('b.txt', b'')
    with z.open('c.txt', 'w') as f:
        for i in range(50): f.write(b'line %d; ' % i * 900)
with zipfile.ZipFile(o) as z:
    for info in z.infolist():
        print(info.filename, info.file_size, info.compress_type, info.extract_version, info.compress_size < 2000,
            info.flag_bits)
    print(z.read('a.txt') == b'hello ' * 5000, z.read('b.txt'), z.testzip())
    with z.open('c.txt') as f:
        print(f, f.read(20), f.seek(70000), f.read(9), f.seek(5), f.read(9), len(f.read()))
broken = bytearray(o.getvalue())
broken[60] ^= 255
try: print(zipfile.ZipFile(io.BytesIO(bytes(broken))).read('a.txt') == b'hello ' * 5000)
except Exception as e: print(type(e).__name__)
try: zipfile.ZipFile(io.BytesIO(), 'w', zipfile.ZIP_ZSTANDARD, compresslevel=99).writestr('a', b'')
except Exception as e: print(type(e).__name__, e)
#> a.txt 30000 93 63 True 0
#> b.txt 0 93 63 True 0
#> c.txt 396000 93 63 True 0
#> True b'' None
#> <zipfile.ZipExtFile name='c.txt' compress_type=zstd> b'line 0; line 0; line' 70000 b'line 9; l' 5 b'0; line 0' 395986
#> True
#> ValueError illegal compression level 99; the valid range is [-131072, 22]
