"""Archives in the ZIP format: read, written and added to."""

import io
import os
import stat
import time
import zlib
from shutil import copyfileobj
from struct import Struct, pack, unpack_from
from warnings import warn

from ._reading import _FULL, _METHODS, _PIECE, _SIZES_BEHIND, BadZipFile, ZipExtFile, _Part

__all__ = ['BadZipFile', 'BadZipfile', 'error', 'ZIP_STORED', 'ZIP_DEFLATED', 'ZIP_BZIP2', 'ZIP_LZMA', 'ZIP_ZSTANDARD', 'is_zipfile',
           'ZipInfo', 'ZipFile', 'LargeZipFile', 'Path']

ZIP_STORED, ZIP_DEFLATED, ZIP_BZIP2, ZIP_LZMA, ZIP_ZSTANDARD = 0, 8, 12, 14, 93
ZIP64_LIMIT, ZIP_FILECOUNT_LIMIT, ZIP_MAX_COMMENT = (1 << 31) - 1, (1 << 16) - 1, (1 << 16) - 1
DEFAULT_VERSION, ZIP64_VERSION, BZIP2_VERSION, LZMA_VERSION, ZSTANDARD_VERSION, MAX_EXTRACT_VERSION = 20, 45, 46, 63, 63, 63
_LEAST = {ZIP_BZIP2: BZIP2_VERSION, ZIP_LZMA: LZMA_VERSION, ZIP_ZSTANDARD: ZSTANDARD_VERSION}  # the versions that methods need
# The records of an archive.
_LOCAL, _CENTRAL = Struct('<4s2B4HL2L2H'), Struct('<4s4B4HL2L5H2L')
_END, _END64, _LOCATOR = Struct('<4s4H2LH'), Struct('<4sQ2H2L4Q'), Struct('<4sLQL')
_LOCAL_MARK, _CENTRAL_MARK, _END_MARK = b'PK\3\4', b'PK\1\2', b'PK\5\6'
_END64_MARK, _LOCATOR_MARK, _SIZES_MARK = b'PK\6\6', b'PK\6\7', b'PK\7\x08'
_ENCRYPTED, _MARKED, _PATCHED, _STRONG, _UTF8 = 1, 2, 0x20, 0x40, 0x800  # _MARKED: what LZMA packs has a mark at its end
# The upper half of code page 437, in which names are that say nothing else.
_PAGE = ('c7 fc e9 e2 e4 e0 e5 e7 ea eb e8 ef ee ec c4 c5 c9 e6 c6 f4 f6 f2 fb f9 ff d6 dc a2 a3 a5 20a7 192 e1 ed f3 fa f1 d1 aa '
         'ba bf 2310 ac bd bc a1 ab bb 2591 2592 2593 2502 2524 2561 2562 2556 2555 2563 2551 2557 255d 255c 255b 2510 2514 2534 '
         '252c 251c 2500 253c 255e 255f 255a 2554 2569 2566 2560 2550 256c 2567 2568 2564 2565 2559 2558 2552 2553 256b 256a 2518 '
         '250c 2588 2584 258c 2590 2580 3b1 df 393 3c0 3a3 3c3 b5 3c4 3a6 398 3a9 3b4 221e 3c6 3b5 2229 2261 b1 2265 2264 2320 '
         '2321 f7 2248 b0 2219 b7 221a 207f b2 25a0 a0')


class LargeZipFile(Exception):
    """Raised where ZIP64 is needed, and not allowed."""


error = BadZipfile = BadZipFile


def _decoded(data, flags, encoding=None):
    if flags & _UTF8:
        return data.decode()
    if encoding or data.isascii():
        return data.decode(encoding or 'ascii')
    page = _PAGE.split()
    return ''.join([chr(byte if byte < 128 else int(page[byte - 128], 16)) for byte in data])


def _check_method(method):
    if method not in (ZIP_STORED, ZIP_DEFLATED, ZIP_BZIP2, ZIP_LZMA, ZIP_ZSTANDARD):
        raise NotImplementedError('That compression method is not supported')


def _packer(method, level):
    """What packs a member; None: it is stored."""
    if method == ZIP_DEFLATED:
        return zlib.compressobj(-1 if level is None else level, zlib.DEFLATED, -15)
    if method == ZIP_BZIP2:
        from bz2 import BZ2Compressor
        return BZ2Compressor(9 if level is None else level)
    if method == ZIP_LZMA:
        return _LzmaPacker()
    if method == ZIP_ZSTANDARD:
        from compression.zstd import ZstdCompressor
        return ZstdCompressor(level)
    return None


class _LzmaPacker:
    """Packs a member by LZMA; what it begins with says the options."""

    def __init__(self):
        import lzma
        chain = [{'id': lzma.FILTER_LZMA1}]
        options = lzma._encode_filter_properties(chain[0])
        self._head, self._packer = pack('<BBH', 9, 4, len(options)) + options, lzma.LZMACompressor(lzma.FORMAT_RAW, filters=chain)

    def compress(self, data):
        head, self._head = self._head, b''
        return head + self._packer.compress(data)

    def flush(self):
        return self._head + self._packer.flush()


# ---- members ----

def _fields(extra):
    """(kind, bytes) of the fields in what a header has as extra; the rest that is none has None as its kind."""
    at, found = 0, []
    while len(extra) - at >= 4:
        kind, size = unpack_from('<HH', extra, at)
        if at + 4 + size > len(extra):
            raise BadZipFile(f'Corrupt extra field {kind:04x} (size={size})')
        found.append((kind, extra[at:at + 4 + size]))
        at += 4 + size
    return found + [(None, extra[at:])]


def _with_sizes(extra, values):
    """The extra bytes with one field of large numbers, which is the first."""
    others = b''.join([field for kind, field in _fields(extra) if kind != 1])
    return pack(f'<HH{len(values)}Q', 1, 8 * len(values), *values) + others


class ZipInfo:
    """What an archive says of a member."""
    __slots__ = ('orig_filename', 'filename', 'date_time', 'compress_type', 'compress_level', 'comment', 'extra', 'create_system',
                 'create_version', 'extract_version', 'reserved', 'flag_bits', 'volume', 'internal_attr', 'external_attr',
                 'header_offset', 'CRC', 'compress_size', 'file_size', '_stop')

    def __init__(self, filename='NoName', date_time=(1980, 1, 1, 0, 0, 0)):
        self.orig_filename = filename
        self.filename = filename.partition('\0')[0]
        self.date_time = date_time
        if date_time[0] < 1980:
            raise ValueError('ZIP does not support timestamps before 1980')
        self.compress_type, self.compress_level, self.comment, self.extra = ZIP_STORED, None, b'', b''
        self.create_system, self.create_version, self.extract_version = 3, DEFAULT_VERSION, DEFAULT_VERSION
        self.reserved = self.flag_bits = self.volume = self.internal_attr = self.external_attr = 0
        self.compress_size = self.file_size = self.CRC = 0
        self._stop = None

    _compresslevel = property(lambda info: info.compress_level, lambda info, level: setattr(info, 'compress_level', level))

    def __repr__(self):
        said = [f'filename={self.filename!r}']
        if self.compress_type != ZIP_STORED:
            said.append(f'compress_type={_METHODS.get(self.compress_type, self.compress_type)}')
        mode, low = self.external_attr >> 16, self.external_attr & 0xffff
        if mode:
            said.append(f'filemode={stat.filemode(mode)!r}')
        if low:
            said.append(f'external_attr={low:#x}')
        folder = self.is_dir()
        if not folder or self.file_size:
            said.append(f'file_size={self.file_size!r}')
        if (not folder or self.compress_size) and (self.compress_type != ZIP_STORED or self.file_size != self.compress_size):
            said.append(f'compress_size={self.compress_size!r}')
        return '<' + ' '.join([type(self).__name__, *said]) + '>'

    def is_dir(self):
        """Whether it is a directory: its name ends in a slash."""
        return self.filename.endswith('/')

    @classmethod
    def from_file(cls, filename, arcname=None, *, strict_timestamps=True):
        """One that says of a file what the file is."""
        path = os.fspath(filename)
        found = os.stat(path)
        folder = stat.S_ISDIR(found.st_mode)
        date = time.localtime(found.st_mtime)[:6]
        if not strict_timestamps and not 1980 <= date[0] <= 2107:
            date = (1980, 1, 1, 0, 0, 0) if date[0] < 1980 else (2107, 12, 31, 23, 59, 59)
        name = os.path.normpath(os.path.splitdrive(path if arcname is None else arcname)[1]).lstrip('/')
        made = cls(name + '/' * folder, date)
        made.external_attr = (found.st_mode & 0xffff) << 16 | (16 if folder else 0)
        made.file_size = 0 if folder else found.st_size
        return made

    def FileHeader(self, zip64=None):
        """The header that stands in front of the member."""
        sizes = (self.compress_size, self.file_size)
        crc = self.CRC
        if self.flag_bits & _SIZES_BEHIND:
            crc, sizes = 0, (0, 0)
        if zip64 is None:
            zip64 = max(sizes) > ZIP64_LIMIT
        extra = self.extra
        if zip64:
            extra = extra + pack('<HHQQ', 1, 16, sizes[1], sizes[0])
            sizes = (_FULL, _FULL)
        self._need_version(ZIP64_VERSION if zip64 else DEFAULT_VERSION)
        name, flags = self._stored_name()
        return _LOCAL.pack(_LOCAL_MARK, self.extract_version, self.reserved, flags, self.compress_type, *self._stamp(), crc, *sizes,
                           len(name), len(extra)) + name + extra

    def _need_version(self, least):
        least = max(least, _LEAST.get(self.compress_type, least))
        self.extract_version = max(least, self.extract_version)
        self.create_version = max(least, self.create_version)

    def _stamp(self):
        """The time and the date, as an archive has them."""
        year, month, day, hour, minute, second = self.date_time[:6]
        return hour << 11 | minute << 5 | second // 2, (year - 1980) << 9 | month << 5 | day

    def _stored_name(self):
        if self.filename.isascii():
            return self.filename.encode(), self.flag_bits
        return self.filename.encode(), self.flag_bits | _UTF8

    def _central(self):
        """The entry of the archive's directory."""
        large, sizes, offset = [], (self.compress_size, self.file_size), self.header_offset
        if max(sizes) > ZIP64_LIMIT:
            large, sizes = [self.file_size, self.compress_size], (_FULL, _FULL)
        if offset > ZIP64_LIMIT:
            large.append(offset)
            offset = _FULL
        extra = self.extra
        if large:
            extra = _with_sizes(extra, large)
            self._need_version(ZIP64_VERSION)
        name, flags = self._stored_name()
        return _CENTRAL.pack(_CENTRAL_MARK, self.create_version, self.create_system, self.extract_version, self.reserved, flags,
                             self.compress_type, *self._stamp(), self.CRC, *sizes, len(name), len(extra), len(self.comment), 0,
                             self.internal_attr, self.external_attr, offset) + name + extra + self.comment

    def _take_extra(self, name_sum):
        """Numbers that did not fit and a name in Unicode, from the extra bytes. `name_sum` is the CRC of the other name."""
        for kind, field in _fields(self.extra):
            field = field[4:]
            if kind == 0x7075:
                self._take_name(field, name_sum)
            if kind != 1:
                continue
            for name, text in (('file_size', 'File size'), ('compress_size', 'Compress size'), ('header_offset', 'Header offset')):
                if getattr(self, name) not in ((_FULL, _FULL << 32 | _FULL) if name == 'file_size' else (_FULL,)):
                    continue
                if len(field) < 8:
                    raise BadZipFile(f'Corrupt zip64 extra field. {text} not found.')
                setattr(self, name, int.from_bytes(field[:8], 'little'))
                field = field[8:]


    def _take_name(self, field, name_sum):
        if len(field) < 5:
            raise BadZipFile('Corrupt unicode path extra field (0x7075)')
        if field[0] != 1 or int.from_bytes(field[1:5], 'little') != name_sum:
            return  # another version, or the name has changed
        try:
            name = field[5:].decode()
        except UnicodeDecodeError as e:
            raise BadZipFile('Corrupt unicode path extra field (0x7075): invalid utf-8 bytes') from e
        if name:
            self.filename = name.partition('\0')[0]
        else:
            warn('Empty unicode path extra field (0x7075)', stacklevel=2)


# ---- the directory ----

def _end_record(file):
    """
    (place, whether it is on the disk of the directory, how many entries, size of the directory, where it says to begin, comment).
    None: this is no archive.
    """
    file.seek(0, 2)
    size = file.tell()
    before = max(size - _END.size - ZIP_MAX_COMMENT, 0)
    file.seek(before)
    data = file.read()
    at = len(data) - _END.size
    if at < 0:
        return None
    if data[at:at + 4] != _END_MARK or data[-2:] != b'\0\0':
        at = data.rfind(_END_MARK)
        if at < 0 or len(data) - at < _END.size:
            return None
    _, disk, first, _, count, length, begin, said = _END.unpack_from(data, at)
    comment = data[at + _END.size:at + _END.size + said]
    large = _end_record_64(file, before + at)
    return large + (comment,) if large else (before + at, disk == first, count, length, begin, comment)


def _end_record_64(file, end):
    """The same of the larger record that may stand in front of it; None: there is none."""
    at = end - _LOCATOR.size
    if at < _END64.size:
        return None
    file.seek(at)
    mark, disk, told, disks = _LOCATOR.unpack(file.read(_LOCATOR.size))
    if mark != _LOCATOR_MARK:
        return None
    if disk != 0 or disks > 1:
        raise BadZipFile('zipfiles that span multiple disks are not supported')
    if told > at - _END64.size:
        raise BadZipFile('Corrupt zip64 end of central directory locator')
    for place in told, at - _END64.size:  # the second one if there is something before the archive
        file.seek(place)
        data = file.read(_END64.size)
        if data.startswith(_END64_MARK):
            break
    else:
        raise BadZipFile('Zip64 end of central directory record not found')
    _, size, _, _, disk, first, _, count, length, begin = _END64.unpack(data)
    if begin + length != told or size + 12 != at - place:
        raise BadZipFile('Corrupt zip64 end of central directory record')
    return place, disk == first, count, length, begin


def is_zipfile(filename):
    """Whether a file, or what is in a file object, is an archive."""
    try:
        if hasattr(filename, 'read'):
            at = filename.tell()
            found = _sound(filename)
            filename.seek(at)
            return found
        with open(filename, 'rb') as file:
            return _sound(file)
    except (OSError, BadZipFile):
        return False


def _sound(file):
    found = _end_record(file)
    if found is None:
        return False
    end, one_disk, count, length, _, _ = found
    if not count and not length:
        return True
    if end < length or not one_disk:
        return False
    file.seek(end - length)
    return file.read(4) == _CENTRAL_MARK


def _entries(data, shift, encoding):
    """The members in a directory."""
    found, at = [], 0
    while at < len(data):
        head = data[at:at + _CENTRAL.size]
        if len(head) < _CENTRAL.size:
            raise BadZipFile('Truncated central directory')
        (mark, version, system, needed, reserved, flags, method, hour, day, crc, packed, size, names, extras, comments, volume, internal,
         external, offset) = _CENTRAL.unpack(head)
        if mark != _CENTRAL_MARK:
            raise BadZipFile('Bad magic number for central directory')
        at += _CENTRAL.size
        name = data[at:at + names]
        info = ZipInfo(_decoded(name, flags, encoding))
        info.extra = data[at + names:at + names + extras]
        info.comment = data[at + names + extras:at + names + extras + comments]
        at += names + extras + comments
        info.create_version, info.create_system, info.extract_version, info.reserved = version, system, needed, reserved
        info.flag_bits, info.compress_type, info.CRC, info.compress_size, info.file_size = flags, method, crc, packed, size
        info.volume, info.internal_attr, info.external_attr, info.header_offset = volume, internal, external, offset
        if needed > MAX_EXTRACT_VERSION:
            raise NotImplementedError(f'zip file version {needed / 10:.1f}')
        info.date_time = (day >> 9) + 1980, day >> 5 & 15, day & 31, hour >> 11, hour >> 5 & 63, (hour & 31) * 2
        info._take_extra(zlib.crc32(name))
        info.header_offset += shift
        found.append(info)
    return found


# ---- writing a member ----

class _Sink:
    """A file that cannot be gone about in: it knows how much was written."""

    def __init__(self, file):
        self.file, self.at = file, 0

    def write(self, data):
        n = self.file.write(data)
        self.at += n
        return n

    def tell(self):
        return self.at

    def flush(self):
        self.file.flush()

    def close(self):
        self.file.close()


class _ZipWriteFile(io.BufferedIOBase):
    """A member that is written."""
    mode = 'wb'

    def __init__(self, archive, info, zip64):
        self._archive, self._info, self._large, self._gone = archive, info, zip64, False
        self._size = self._packed = self._sum = 0
        self._packer = _packer(info.compress_type, info.compress_level)

    name = property(lambda self: self._info.filename)
    closed = property(lambda self: self._gone)

    def writable(self):
        """It is written."""
        return True

    def write(self, data):
        """Adds bytes; gives how many there are."""
        if self._gone:
            raise ValueError('I/O operation on closed file.')
        data = zlib._bytes(data)
        self._size += len(data)
        self._sum = zlib.crc32(data, self._sum)
        self._put(self._packer.compress(data) if self._packer else data)
        return len(data)

    def _put(self, packed):
        self._packed += len(packed)
        self._archive.fp.write(packed)

    def close(self):
        """Ends the member, and writes its sizes in front of it or behind it."""
        if self._gone:
            return
        self._gone, info, archive = True, self._info, self._archive
        try:
            if self._packer:
                self._put(self._packer.flush())
            info.CRC, info.file_size, info.compress_size = self._sum, self._size, self._packed
            if not self._large and info.file_size > ZIP64_LIMIT:
                raise RuntimeError('File size too large, try using force_zip64')
            if not self._large and info.compress_size > ZIP64_LIMIT:
                raise RuntimeError('Compressed size too large, try using force_zip64')
            archive._written(info, self._large)
        finally:
            archive._writing = False


class _Archive:
    """What ZipFile needs to write."""

    def _writable(self, info):
        """Raises an error where a member cannot be written."""
        if info.filename in self.NameToInfo:
            warn(f'Duplicate name: {info.filename!r}', UserWarning, 1)
        if self.mode == 'r':
            raise ValueError("write() requires mode 'w', 'x', or 'a'")
        if not self.fp:
            raise ValueError('Attempt to write ZIP archive that was already closed')
        _check_method(info.compress_type)
        if not self._allowZip64:
            self._refuse_large(len(self.filelist) >= ZIP_FILECOUNT_LIMIT, 'Files count')
            self._refuse_large(info.file_size > ZIP64_LIMIT, 'Filesize')
            self._refuse_large(info.header_offset > ZIP64_LIMIT, 'Zipfile size')

    def _refuse_large(self, large, what):
        if large and not self._allowZip64:
            raise LargeZipFile(what + ' would require ZIP64 extensions')

    def _begin(self, info, force=False):
        """Writes the header of a member; whether it is a large one."""
        info.compress_size = info.CRC = 0
        info.flag_bits = (0 if self._seekable else _SIZES_BEHIND) | (_MARKED if info.compress_type == ZIP_LZMA else 0)
        info.external_attr = info.external_attr or 0o600 << 16
        large = force or info.file_size * 1.05 > ZIP64_LIMIT
        self._refuse_large(large, 'Filesize')
        if self._seekable:
            self.fp.seek(self.start_dir)
        info.header_offset = self.fp.tell()
        self._writable(info)
        self._changed = True
        self.fp.write(info.FileHeader(large))
        return large

    def _written(self, info, large):
        """A member has been written: its sizes, and its place in the directory."""
        if info.flag_bits & _SIZES_BEHIND:
            form = '<4sLQQ' if large else '<4sLLL'
            self.fp.write(pack(form, _SIZES_MARK, info.CRC, info.compress_size, info.file_size))
            self.start_dir = self.fp.tell()
        else:
            self.start_dir = self.fp.tell()
            self.fp.seek(info.header_offset)
            self.fp.write(info.FileHeader(large))
            self.fp.seek(self.start_dir)
        self._list(info)

    def _list(self, info):
        self.filelist.append(info)
        self.NameToInfo[info.filename] = info

    def _write_directory(self):
        """Writes what an archive ends with."""
        if self._seekable:
            self.fp.seek(self.start_dir)
        for info in self.filelist:
            self.fp.write(info._central())
        end, count, begin = self.fp.tell(), len(self.filelist), self.start_dir
        length = end - begin
        large = [text for text, over in (('Files count', count > ZIP_FILECOUNT_LIMIT), ('Central directory offset', begin > ZIP64_LIMIT),
                                         ('Central directory size', length > ZIP64_LIMIT)) if over]
        if large:
            self._refuse_large(True, large[0])
            self.fp.write(_END64.pack(_END64_MARK, _END64.size - 12, ZIP64_VERSION, ZIP64_VERSION, 0, 0, count, count, length, begin))
            self.fp.write(_LOCATOR.pack(_LOCATOR_MARK, 0, end, 1))
            count, length, begin = min(count, 0xffff), min(length, _FULL), min(begin, _FULL)
        self.fp.write(_END.pack(_END_MARK, 0, 0, count, count, length, begin, len(self._comment)) + self._comment)
        if self.mode == 'a':
            self.fp.truncate()
        self.fp.flush()


class ZipFile(_Archive):
    """An archive, to be read (r), written (w, x) or added to (a)."""
    fp = None

    def __init__(self, file, mode='r', compression=ZIP_STORED, allowZip64=True, compresslevel=None, *, strict_timestamps=True,
                 metadata_encoding=None):
        if mode not in ('r', 'w', 'x', 'a'):
            raise ValueError("ZipFile requires mode 'r', 'w', 'x', or 'a'")
        _check_method(compression)
        self._allowZip64, self._changed, self.debug, self.NameToInfo, self.filelist = allowZip64, False, 0, {}, []
        self.compression, self.compresslevel, self.mode, self.pwd, self._comment = compression, compresslevel, mode, None, b''
        self._strict, self._encoding, self._users, self._writing, self._seekable = strict_timestamps, metadata_encoding, 1, False, True
        if metadata_encoding and mode != 'r':
            raise ValueError('metadata_encoding is only supported for reading files')
        if isinstance(file, os.PathLike):
            file = os.fspath(file)
        self._passed = not isinstance(file, str)
        if self._passed:
            self.fp, self.filename = file, getattr(file, 'name', None)
        else:
            self.filename = file
            self.fp = self._opened(file)
        self._given = self.fp
        try:
            self._start()
        except:
            file, self.fp = self.fp, None
            if not self._passed:
                file.close()
            raise

    def _opened(self, path):
        if self.mode != 'a':
            return open(path, {'r': 'rb', 'w': 'w+b', 'x': 'x+b'}[self.mode])
        try:
            return open(path, 'r+b')
        except OSError:
            return open(path, 'w+b')

    def _start(self):
        if self.mode == 'r':
            self._read_directory()
        elif self.mode == 'a':
            try:
                self._read_directory()
                self.fp.seek(self.start_dir)
            except BadZipFile:
                self.fp.seek(0, 2)
                self._changed = True
                self.start_dir = self.fp.tell()
        else:
            self._changed = True
            self._find_place()

    def _find_place(self):
        try:
            self.start_dir = self.fp.tell()
        except (AttributeError, OSError):
            self.fp = _Sink(self.fp)
            self.start_dir, self._seekable = 0, False
            return
        try:
            self.fp.seek(self.start_dir)
        except (AttributeError, OSError):
            self._seekable = False

    def _read_directory(self):
        try:
            found = _end_record(self.fp)
        except OSError:
            found = None
        if found is None:
            raise BadZipFile('File is not a zip file')
        end, _, _, length, begin, self._comment = found
        shift = end - length - begin
        self.start_dir = begin + shift
        if self.start_dir < 0:
            raise BadZipFile('Bad offset for central directory')
        self.fp.seek(self.start_dir)
        for info in _entries(self.fp.read(length), shift, self._encoding):
            self._list(info)
        stop = self.start_dir
        for info in reversed(sorted(self.filelist, key=lambda info: info.header_offset)):
            info._stop, stop = stop, info.header_offset

    def __repr__(self):
        said = f'{type(self).__module__}.{type(self).__qualname__}'
        if self.fp is None:
            return f'<{said} [closed]>'
        file = f' file={self.fp!r}' if self._passed else f' filename={self.filename!r}' if self.filename is not None else ''
        return f'<{said}{file} mode={self.mode!r}>'

    def __enter__(self):
        return self

    def __exit__(self, type, value, traceback):
        self.close()

    # -- what is in it

    def namelist(self):
        """The names of all members."""
        return [info.filename for info in self.filelist]

    def infolist(self):
        """All members."""
        return self.filelist

    def getinfo(self, name):
        """The member of a name."""
        found = self.NameToInfo.get(name)
        if found is None:
            raise KeyError(f'There is no item named {name!r} in the archive')
        return found

    def printdir(self, file=None):
        """Prints a table of all members."""
        rows = [('File Name', 'Modified    ', 'Size')]
        rows += [(info.filename, '%d-%02d-%02d %02d:%02d:%02d' % info.date_time[:6], info.file_size) for info in self.filelist]
        for row in rows:
            print('%-46s %19s %12s' % row, file=file)

    def testzip(self):
        """The name of the first member that is broken; None: none is."""
        for info in self.filelist:
            try:
                with self.open(info.filename) as member:
                    while member.read(_PIECE):
                        pass
            except BadZipFile:
                return info.filename

    def setpassword(self, pwd):
        """The password for members that are encrypted."""
        if pwd and not isinstance(pwd, bytes):
            raise TypeError('pwd: expected bytes, got ' + type(pwd).__name__)
        self.pwd = pwd or None

    def _set_comment(self, said):
        if not isinstance(said, bytes):
            raise TypeError('comment: expected bytes, got ' + type(said).__name__)
        if len(said) > ZIP_MAX_COMMENT:
            warn(f'Archive comment is too long; truncating to {ZIP_MAX_COMMENT} bytes', UserWarning, 1)
        self._comment, self._changed = said[:ZIP_MAX_COMMENT], True

    comment = property(lambda self: self._comment, _set_comment, None, 'What the archive says of itself.')

    # -- reading

    def open(self, name, mode='r', pwd=None, *, force_zip64=False):
        """A member as a file, to be read or to be written."""
        if mode not in ('r', 'w'):
            raise ValueError('open() requires mode "r" or "w"')
        if pwd and mode == 'w':
            raise ValueError('pwd is only supported for reading files')
        if not self.fp:
            raise ValueError('Attempt to use ZIP archive that was already closed')
        info = name
        if not isinstance(name, ZipInfo):
            if mode == 'w':
                info = ZipInfo(name)
                info.compress_type, info.compress_level = self.compression, self.compresslevel
            else:
                info = self.getinfo(name)
        return self._open_writing(info, force_zip64) if mode == 'w' else self._open_reading(info, pwd, name)

    def _open_writing(self, info, force):
        if force and not self._allowZip64:
            raise ValueError("force_zip64 is True, but allowZip64 was False when opening the ZIP file.")
        if self._writing:
            raise ValueError("Can't write to the ZIP file while there is another write handle open on it. "
                             'Close the first handle before opening another.')
        large = self._begin(info, force)
        self._writing = True
        try:
            return _ZipWriteFile(self, info, large)
        except:
            self._writing = False
            raise

    def _open_reading(self, info, password, name):
        if self._writing:
            raise ValueError("Can't read from the ZIP file while there is an open writing handle on it. "
                             'Close the writing handle before trying to read.')
        part = _Part(self, info.header_offset)
        try:
            return ZipExtFile(part, 'r', info, self._checked(info, part, password, name), True)
        except:
            part.close()
            raise

    def _checked(self, info, part, password, asked):
        """Goes over the header of a member; the password that it needs."""
        head = part.read(_LOCAL.size)
        if len(head) < _LOCAL.size:
            raise BadZipFile('Truncated file header')
        mark, _, _, flags, *_, names, extras = _LOCAL.unpack(head)
        if mark != _LOCAL_MARK:
            raise BadZipFile('Bad magic number for file header')
        name = part.read(names)
        part.at += extras
        if info.flag_bits & _PATCHED:
            raise NotImplementedError('compressed patched data (flag bit 5)')
        if info.flag_bits & _STRONG:
            raise NotImplementedError('strong encryption (flag bit 6)')
        if _decoded(name, flags, self._encoding) != info.orig_filename:
            raise BadZipFile(f'File name in directory {info.orig_filename!r} and header {name!r} differ.')
        if info._stop is not None and part.at + info.compress_size > info._stop:
            said = f'Overlapped entries: {info.orig_filename!r} (possible zip bomb)'
            if info._stop != info.header_offset:
                raise BadZipFile(said)
            warn(said, UserWarning, 1)  # the same member, named twice
        password = password or self.pwd
        _check_password(info, password, asked)
        _check_method(info.compress_type)
        return password if info.flag_bits & _ENCRYPTED else None

    def read(self, name, pwd=None):
        """All bytes of a member."""
        with self.open(name, 'r', pwd) as member:
            return member.read()

    # -- taking members out

    def extract(self, member, path=None, pwd=None):
        """Writes a member as a file, below a directory; gives its path."""
        return self._take_out(member, os.getcwd() if path is None else os.fspath(path), pwd)

    def extractall(self, path=None, members=None, pwd=None):
        """The same of many members, or of all."""
        path = os.getcwd() if path is None else os.fspath(path)
        for member in self.namelist() if members is None else members:
            self._take_out(member, path, pwd)

    def _take_out(self, member, folder, password):
        info = member if isinstance(member, ZipInfo) else self.getinfo(member)
        parts = [part for part in info.filename.split('/') if part not in ('', '.', '..')]
        if not parts and not info.is_dir():
            raise ValueError('Empty filename.')
        path = os.path.normpath(os.path.join(folder, *parts))
        above = os.path.dirname(path)
        if above:
            os.makedirs(above, exist_ok=True)
        if not info.is_dir():
            with self.open(info, pwd=password) as member, open(path, 'wb') as file:
                copyfileobj(member, file)
        elif not os.path.isdir(path):
            os.mkdir(path)
        return path

    # -- writing

    def _may_write(self):
        if not self.fp:
            raise ValueError('Attempt to write to ZIP archive that was already closed')
        if self._writing:
            raise ValueError("Can't write to ZIP archive while an open writing handle exists.")

    def write(self, filename, arcname=None, compress_type=None, compresslevel=None):
        """Adds a file, or an empty directory."""
        self._may_write()
        info = ZipInfo.from_file(filename, arcname, strict_timestamps=self._strict)
        if info.is_dir():
            self.mkdir(info)
            return
        info.compress_type = self.compression if compress_type is None else compress_type
        info.compress_level = self.compresslevel if compresslevel is None else compresslevel
        with open(filename, 'rb') as file, self.open(info, 'w') as member:
            copyfileobj(file, member, 8192)

    def writestr(self, zinfo_or_arcname, data, compress_type=None, compresslevel=None):
        """Adds a member of bytes, or of text in UTF-8."""
        data = data.encode() if isinstance(data, str) else data
        info = zinfo_or_arcname
        if not isinstance(info, ZipInfo):
            info = ZipInfo(info, time.localtime(time.time())[:6])
            info.compress_type, info.compress_level = self.compression, self.compresslevel
            info.external_attr = 0o40775 << 16 | 16 if info.is_dir() else 0o600 << 16
        self._may_write()
        if compress_type is not None:
            info.compress_type = compress_type
        if compresslevel is not None:
            info.compress_level = compresslevel
        info.file_size = len(data)
        with self.open(info, 'w') as member:
            member.write(data)

    def mkdir(self, zinfo_or_directory_name, mode=0o777):
        """Adds a directory."""
        info = zinfo_or_directory_name
        if isinstance(info, str):
            info = ZipInfo(info.removesuffix('/') + '/')
            info.external_attr = (stat.S_IFDIR | mode & 0xffff) << 16 | 16
        elif not isinstance(info, ZipInfo):
            raise TypeError('Expected type str or ZipInfo')
        elif not info.is_dir():
            raise ValueError('The given ZipInfo does not describe a directory')
        self._may_write()
        info.file_size = 0
        self._begin(info)
        self._list(info)
        self.start_dir = self.fp.tell()

    # -- the end

    def close(self):
        """Writes the directory where anything was written, and closes the file where this has opened it."""
        if self.fp is None:
            return
        if self._writing:
            raise ValueError("Can't close the ZIP file while there is an open writing handle on it. "
                             'Close the writing handle before closing the zip.')
        try:
            if self.mode != 'r' and self._changed:
                self._write_directory()
        finally:
            self.fp = None
            self._leave()

    def _leave(self):
        """One who needs the file is gone."""
        self._users -= 1
        if not self._users and not self._passed:
            self._given.close()


def _check_password(info, password, name):
    if not info.flag_bits & _ENCRYPTED:
        return
    if not password:
        raise RuntimeError(f'File {name!r} is encrypted, password required for extraction')
    if not isinstance(password, bytes):
        raise TypeError('pwd: expected bytes, got ' + type(password).__name__)


from ._path import CompleteDirs as CompleteDirs, Path


def main(args=None):
    """What -m does with words."""
    from _mains import run
    run('zipfile', args)
