"""Headers of members of tar archives: as USTAR, GNU and PAX write them."""

import stat

NUL = b'\0'
BLOCKSIZE = 512
RECORDSIZE = BLOCKSIZE * 20
GNU_MAGIC, POSIX_MAGIC = b'ustar  \0', b'ustar\x0000'
LENGTH_NAME, LENGTH_LINK, LENGTH_PREFIX = 100, 100, 155
REGTYPE, AREGTYPE, LNKTYPE, SYMTYPE, CHRTYPE, BLKTYPE, DIRTYPE, FIFOTYPE, CONTTYPE = b'0', NUL, b'1', b'2', b'3', b'4', b'5', b'6', b'7'
GNUTYPE_LONGNAME, GNUTYPE_LONGLINK, GNUTYPE_SPARSE = b'L', b'K', b'S'
XHDTYPE, XGLTYPE, SOLARIS_XHDTYPE = b'x', b'g', b'X'
USTAR_FORMAT, GNU_FORMAT, PAX_FORMAT = range(3)
DEFAULT_FORMAT, ENCODING = PAX_FORMAT, 'utf-8'
GNU_TYPES = (GNUTYPE_LONGNAME, GNUTYPE_LONGLINK, GNUTYPE_SPARSE)
REGULAR_TYPES = (REGTYPE, AREGTYPE, CONTTYPE, GNUTYPE_SPARSE)
SUPPORTED_TYPES = (REGTYPE, AREGTYPE, LNKTYPE, SYMTYPE, DIRTYPE, FIFOTYPE, CONTTYPE, CHRTYPE, BLKTYPE, *GNU_TYPES)
PAX_FIELDS = ('path', 'linkpath', 'size', 'mtime', 'uid', 'gid', 'uname', 'gname')
PAX_NAME_FIELDS = {'path', 'linkpath', 'uname', 'gname'}
PAX_NUMBER_FIELDS = {'atime': float, 'ctime': float, 'mtime': float, 'uid': int, 'gid': int, 'size': int}
_KIND = dict.fromkeys(REGULAR_TYPES, stat.S_IFREG) | {
    DIRTYPE: stat.S_IFDIR, SYMTYPE: stat.S_IFLNK, CHRTYPE: stat.S_IFCHR, BLKTYPE: stat.S_IFBLK, FIFOTYPE: stat.S_IFIFO}
# Where a header has what: name, beginning, end.
_AT = {'name': (0, 100), 'mode': (100, 108), 'uid': (108, 116), 'gid': (116, 124), 'size': (124, 136), 'mtime': (136, 148),
       'chksum': (148, 156), 'type': (156, 157), 'linkname': (157, 257), 'magic': (257, 265), 'uname': (265, 297),
       'gname': (297, 329), 'devmajor': (329, 337), 'devminor': (337, 345), 'prefix': (345, 500)}
_TEXTS, _DEVICE = ('name', 'linkname', 'uname', 'gname'), ('devmajor', 'devminor')
_NUMBERS = ('mode', 'uid', 'gid', 'size', 'mtime')


class TarError(Exception):
    """What all errors here are."""
    __module__ = 'tarfile'


class ExtractError(TarError):
    """A member could not be taken out as it is."""
    __module__ = 'tarfile'


class ReadError(TarError):
    """What is read is no archive, or is broken."""
    __module__ = 'tarfile'


class CompressionError(TarError):
    """There is no such way to pack."""
    __module__ = 'tarfile'


class StreamError(TarError):
    """What a stream cannot do."""
    __module__ = 'tarfile'


class HeaderError(TarError):
    """A header is not right."""
    __module__ = 'tarfile'


class EmptyHeaderError(HeaderError):
    """The archive is over."""
    __module__ = 'tarfile'


class TruncatedHeaderError(HeaderError):
    """Half of a header is there."""
    __module__ = 'tarfile'


class EOFHeaderError(HeaderError):
    """A block of zeros: the end."""
    __module__ = 'tarfile'


class InvalidHeaderError(HeaderError):
    """What is there is no header."""
    __module__ = 'tarfile'


class SubsequentHeaderError(HeaderError):
    """What should stand behind a header of names does not."""
    __module__ = 'tarfile'


# ---- fields ----

def stn(s, length, encoding, errors):
    """Text as a field of bytes."""
    if s is None:
        raise ValueError('metadata cannot contain None')
    return s.encode(encoding, errors)[:length].ljust(length, NUL)


def nts(s, encoding, errors):
    """A field as text: up to its first zero."""
    return s.partition(NUL)[0].decode(encoding, errors)


def itn(n, digits=8, format=DEFAULT_FORMAT):
    """A number as a field: octal digits, or what GNU has for larger ones."""
    n = int(n)
    if 0 <= n < 8 ** (digits - 1):
        return b'%0*o\0' % (digits - 1, n)
    limit = 256 ** (digits - 1)
    if format != GNU_FORMAT or not -limit <= n < limit:
        raise ValueError('overflow in number field')
    return (b'\xff' if n < 0 else b'\x80') + (n % limit).to_bytes(digits - 1)


def nti(s):
    """A field as a number."""
    if s[0] in (0x80, 0xff):
        n = int.from_bytes(s[1:])
        return n - 256 ** (len(s) - 1) if s[0] == 0xff else n
    try:
        return int(nts(s, 'ascii', 'strict').strip() or '0', 8)
    except ValueError:
        raise InvalidHeaderError('invalid header') from None


def calc_chksums(buf):
    """The sum of a header's bytes, as numbers without and with signs."""
    counted = bytes(buf[:148]) + b' ' * 8 + bytes(buf[156:512])
    unsigned = sum(counted)
    return unsigned, unsigned - 256 * sum([byte > 127 for byte in counted])


def _whole_blocks(n):
    if n < 0:
        raise InvalidHeaderError('invalid offset')
    return -(-n // BLOCKSIZE) * BLOCKSIZE


def _padded(data):
    return data.ljust(_whole_blocks(len(data)), NUL)


def _header(info, format, encoding, errors):
    """The block that says what `info` does."""
    device = info.get('type') in (CHRTYPE, BLKTYPE)
    fields = []
    for name, (begin, end) in _AT.items():
        size = end - begin
        if name == 'chksum':
            fields.append(b' ' * 8)
        elif name in ('type', 'magic'):
            fields.append(info.get(name, REGTYPE if name == 'type' else POSIX_MAGIC))
        elif name in _NUMBERS or name in _DEVICE and device:
            n = info.get(name, 0)
            if n is None:
                raise ValueError(f'{name} may not be None')
            fields.append(itn(n & 0o7777 if name == 'mode' else n, size, format))
        else:
            text = '' if name in _DEVICE else info.get(name, '')
            fields.append(stn(text, size, encoding, errors))
    block = b''.join(fields).ljust(BLOCKSIZE, NUL)
    return block[:148] + b'%06o\0' % calc_chksums(block)[0] + block[155:]


def _record(keyword, value):
    """A record of a PAX header, which begins with its own length."""
    rest = b' ' + keyword + b'=' + value + b'\n'
    size = len(rest) + 1
    while size < len(rest) + len(str(size)):
        size = len(rest) + len(str(size))
    return str(size).encode() + rest


def _fits(text):
    try:
        text.encode('utf-8', 'strict')
    except UnicodeEncodeError:
        return False
    return True


def _pax_header(headers, kind, encoding):
    binary = not all(map(_fits, headers.values()))
    said = b'21 hdrcharset=BINARY\n' if binary else b''
    for keyword, value in headers.items():
        said += _record(keyword.encode(), value.encode(encoding, 'surrogateescape') if binary else value.encode())
    info = {'name': '././@PaxHeader', 'type': kind, 'size': len(said), 'magic': POSIX_MAGIC}
    return _header(info, USTAR_FORMAT, 'ascii', 'replace') + _padded(said)


def _pax_records(data):
    """(keyword, value) of the records, of bytes."""
    found, at = [], 0
    while at < len(data) and data[at]:
        space = data.find(b' ', at, at + 21)
        length = data[at:space]
        if space < 0 or not length.isdigit() or not 5 <= int(length) <= len(data) - at:
            raise InvalidHeaderError('invalid header')
        keyword, equals, value = data[space + 1:at + int(length) - 1].partition(b'=')
        at += int(length)
        if not keyword or not equals or data[at - 1] != 10:
            raise InvalidHeaderError('invalid header')
        found.append((keyword, value))
    return found


def _numbers(words):
    try:
        return [int(word) for word in words]
    except ValueError:
        raise InvalidHeaderError('invalid header') from None


def _pairs(numbers):
    return list(zip(numbers[::2], numbers[1::2]))


def _asks(name, said, *kinds):
    """A method that says whether a member is of one of these kinds."""
    def method(self):
        return self.type in kinds
    method.__name__, method.__qualname__, method.__doc__ = name, f'TarInfo.{name}', f'Whether it is {said}.'
    return method


class TarInfo:
    """What an archive says of a member."""
    __module__ = 'tarfile'
    __slots__ = dict(
        name='Its path in the archive.', mode='Its permissions.', uid='The number of its owner.', gid='The number of its group.',
        size='How many bytes it has.', mtime='When it was changed.', chksum='The sum in its header.', type='What it is: a constant.',
        linkname='Where a link leads.', uname="Its owner's name.", gname="Its group's name.", devmajor='The first number of a device.',
        devminor='The second number of a device.', offset='Where its header begins.', offset_data='Where its bytes begin.',
        pax_headers='What its PAX header says.', sparse='Which parts of it are there; None: all.', _tarfile=None, _link_target=None)

    def __init__(self, name=''):
        self.name, self.linkname, self.uname, self.gname = name, '', '', ''
        self.mode, self.type, self.sparse, self.pax_headers = 0o644, REGTYPE, None, {}
        self.uid = self.gid = self.size = self.mtime = self.chksum = self.devmajor = self.devminor = self.offset = self.offset_data = 0
        self._tarfile = self._link_target = None

    path = property(lambda self: self.name, lambda self, name: setattr(self, 'name', name), None, 'Another word for name.')
    linkpath = property(lambda self: self.linkname, lambda self, name: setattr(self, 'linkname', name), None,
                        'Another word for linkname.')

    @property
    def tarfile(self):
        """The archive it is from: nothing is kept here."""
        from warnings import warn
        warn('The undocumented "tarfile" attribute of TarInfo objects is deprecated and will be removed in Python 3.16',
             DeprecationWarning, 1)
        return self._tarfile

    def __repr__(self):
        return f'<{type(self).__name__} {self.name!r} at {id(self):#x}>'

    def _copy(self):
        made = type(self).__new__(type(self))
        for name in TarInfo.__slots__:
            setattr(made, name, getattr(self, name))
        if hasattr(self, '__dict__'):
            made.__dict__.update(self.__dict__)
        return made

    def replace(self, *, name=..., mtime=..., mode=..., linkname=..., uid=..., gid=..., uname=..., gname=..., deep=True, _KEEP=...):
        """Another one with some things changed."""
        given = {'name': name, 'mtime': mtime, 'mode': mode, 'linkname': linkname, 'uid': uid, 'gid': gid, 'uname': uname, 'gname': gname}
        made = self._copy()
        if deep:
            made.pax_headers = dict(self.pax_headers)
            made.sparse = None if self.sparse is None else list(self.sparse)
        for key, value in given.items():
            if value is not _KEEP:
                setattr(made, key, value)
        return made

    # -- what it is

    isfile = isreg = _asks('isreg', 'a file of bytes', *REGULAR_TYPES)
    isdir, issym = _asks('isdir', 'a directory', DIRTYPE), _asks('issym', 'a symbolic link', SYMTYPE)
    islnk, isfifo = _asks('islnk', 'another name of a file', LNKTYPE), _asks('isfifo', 'a pipe with a name', FIFOTYPE)
    ischr, isblk = _asks('ischr', 'a device of characters', CHRTYPE), _asks('isblk', 'a device of blocks', BLKTYPE)
    isdev = _asks('isdev', 'a device or a pipe', CHRTYPE, BLKTYPE, FIFOTYPE)

    def issparse(self):
        """Whether parts of it are left out."""
        parts = self.sparse
        return parts is not None

    def _filemode(self):
        return '??????????' if self.mode is None else stat.filemode(self.mode | _KIND.get(self.type, 0))

    # -- writing

    def get_info(self):
        """What its header says, as a dict."""
        said = {key: getattr(self, key) for key in _AT if key not in ('magic', 'prefix')}
        if self.mode is not None:
            said['mode'] &= 0o7777
        if self.isdir() and not said['name'].endswith('/'):
            said['name'] += '/'
        return said

    def tobuf(self, format=DEFAULT_FORMAT, encoding=ENCODING, errors='surrogateescape'):
        """Its header, and what has to stand in front of it."""
        said = self.get_info()
        for key, value in said.items():
            if value is None:
                raise ValueError(f'{key} may not be None')
        if format == PAX_FORMAT:
            return self.create_pax_header(said, encoding)
        if format not in (USTAR_FORMAT, GNU_FORMAT):
            raise ValueError('invalid format')
        create = self.create_gnu_header if format == GNU_FORMAT else self.create_ustar_header
        return create(said, encoding, errors)

    def create_ustar_header(self, info, encoding, errors):
        """A header of the oldest standard, in which long names have no place."""
        info['magic'] = POSIX_MAGIC
        if len(info['linkname'].encode(encoding, errors)) > LENGTH_LINK:
            raise ValueError('linkname is too long')
        name = info['name'].encode(encoding, errors)
        if len(name) > LENGTH_NAME:
            at = name.find(b'/')
            while at >= 0 and len(name) - at - 1 > LENGTH_NAME:
                at = name.find(b'/', at + 1)
            if not 0 <= at <= LENGTH_PREFIX:
                raise ValueError('name is too long')
            info['prefix'], info['name'] = name[:at].decode(encoding, errors), name[at + 1:].decode(encoding, errors)
        return _header(info, USTAR_FORMAT, encoding, errors)

    def create_gnu_header(self, info, encoding, errors):
        """A header as GNU tar writes it: long names stand in front as members of their own."""
        info['magic'], front = GNU_MAGIC, b''
        for key, kind in ('linkname', GNUTYPE_LONGLINK), ('name', GNUTYPE_LONGNAME):
            text = info[key].encode(encoding, errors)
            if len(text) > LENGTH_NAME:
                said = {'name': '././@LongLink', 'type': kind, 'size': len(text) + 1, 'magic': GNU_MAGIC}
                front += _header(said, USTAR_FORMAT, encoding, errors) + _padded(text + NUL)
        return front + _header(info, GNU_FORMAT, encoding, errors)

    def create_pax_header(self, info, encoding):
        """A header of the newest standard: what does not fit stands in front."""
        info['magic'], headers = POSIX_MAGIC, dict(self.pax_headers)
        for key, keyword in ('name', 'path'), ('linkname', 'linkpath'), ('uname', 'uname'), ('gname', 'gname'):
            begin, end = _AT[key]
            if keyword not in headers and (not info[key].isascii() or len(info[key]) > end - begin):
                headers[keyword] = info[key]
        for key in ('uid', 'gid', 'size', 'mtime'):
            begin, end = _AT[key]
            n, fits = info[key], 0 <= info[key] < 8 ** (end - begin - 1)
            if not fits or isinstance(n, float):
                info[key] = round(n) if fits else 0
                headers.setdefault(key, str(n))
        front = _pax_header(headers, XHDTYPE, encoding) if headers else b''
        return front + _header(info, USTAR_FORMAT, 'ascii', 'replace')

    @classmethod
    def create_pax_global_header(cls, pax_headers):
        """A header that says something of all members behind it."""
        return _pax_header(pax_headers, XGLTYPE, 'utf-8')

    # -- reading

    @classmethod
    def frombuf(cls, buf, encoding, errors):
        """What a block says."""
        if not buf:
            raise EmptyHeaderError('empty header')
        if len(buf) != BLOCKSIZE:
            raise TruncatedHeaderError('truncated header')
        if not buf.strip(NUL):
            raise EOFHeaderError('end of file header')
        made = cls()
        field = {key: buf[begin:end] for key, (begin, end) in _AT.items()}
        made.chksum = nti(field['chksum'])
        if made.chksum not in calc_chksums(buf):
            raise InvalidHeaderError('bad checksum')
        for key in _TEXTS:
            setattr(made, key, nts(field[key], encoding, errors))
        for key in _NUMBERS + _DEVICE:
            setattr(made, key, nti(field[key]))
        made.type = field['type']
        if made.type == AREGTYPE and made.name.endswith('/'):
            made.type = DIRTYPE  # as it was before there were types
        if made.type == GNUTYPE_SPARSE:
            made.sparse = [nti(buf[at:at + 12]) for at in range(386, 482, 12)], bool(buf[482]), nti(buf[483:495])
        elif made.type not in GNU_TYPES and (prefix := nts(field['prefix'], encoding, errors)):
            made.name = f'{prefix}/{made.name}'
        if made.isdir():
            made.name = made.name.rstrip('/')
        return made

    @classmethod
    def fromtarfile(cls, tarfile):
        """The next member of an archive."""
        file = tarfile.fileobj
        made = cls.frombuf(file.read(BLOCKSIZE), tarfile.encoding, tarfile.errors)
        made.offset = file.tell() - BLOCKSIZE
        if made.type in (GNUTYPE_LONGNAME, GNUTYPE_LONGLINK):
            return made._take_long_name(tarfile)
        if made.type in (XHDTYPE, XGLTYPE, SOLARIS_XHDTYPE):
            return made._take_pax(tarfile)
        if made.type == GNUTYPE_SPARSE:
            made._take_parts(file)
        made.offset_data = file.tell()
        tarfile.offset = made._end()
        if made.type == GNUTYPE_SPARSE:
            made.sparse, made.size = made.sparse
        else:
            made._apply(tarfile.pax_headers, tarfile.encoding, tarfile.errors)
        if made.isdir():
            made.name = made.name.rstrip('/')
        return made

    def _end(self):
        """Where the next header begins."""
        return self.offset_data + (_whole_blocks(self.size) if self.isreg() or self.type not in SUPPORTED_TYPES else 0)

    def _bytes(self, file):
        data = file.read(_whole_blocks(self.size))
        if len(data) < self.size:
            raise TruncatedHeaderError('truncated header')
        return data

    def _following(self, tarfile):
        try:
            return self.fromtarfile(tarfile)
        except HeaderError as e:
            raise SubsequentHeaderError(str(e)) from None

    def _take_long_name(self, tarfile):
        text = nts(self._bytes(tarfile.fileobj), tarfile.encoding, tarfile.errors)
        member = self._following(tarfile)
        member.offset = self.offset
        if self.type == GNUTYPE_LONGLINK:
            member.linkname = text
        else:
            member.name = text.removesuffix('/') if member.isdir() else text
        return member

    def _take_parts(self, file):
        """The parts of a sparse file as old GNU tar wrote them: behind the header, in blocks of their own."""
        numbers, more, size = self.sparse
        while more:
            block = file.read(BLOCKSIZE)
            if len(block) < BLOCKSIZE:
                raise TruncatedHeaderError('truncated header')
            numbers += [nti(block[at:at + 12]) for at in range(0, 504, 12)]
            more = bool(block[504])
        self.sparse = [pair for pair in _pairs(numbers) if pair[1]], size

    def _take_pax(self, tarfile):
        records = _pax_records(self._bytes(tarfile.fileobj))
        known = dict(records)
        binary = known.get(b'hdrcharset') == b'BINARY'
        headers = tarfile.pax_headers if self.type == XGLTYPE else dict(tarfile.pax_headers)
        for keyword, value in records:
            keyword = _decoded(keyword, 'utf-8', 'utf-8', tarfile.errors)
            if keyword in PAX_NAME_FIELDS:
                value = _decoded(value, tarfile.encoding if binary else 'utf-8', tarfile.encoding, tarfile.errors)
            else:
                value = _decoded(value, 'utf-8', 'utf-8', tarfile.errors)
            headers[keyword] = value
        member = self._following(tarfile)
        member._find_parts(headers, records, tarfile)
        if self.type != XGLTYPE:
            member._apply(headers, tarfile.encoding, tarfile.errors)
            member.offset = self.offset
            if 'size' in headers:
                tarfile.offset = member._end()
        return member

    def _find_parts(self, headers, records, tarfile):
        """The parts of a sparse file as newer GNU tars write them."""
        if 'GNU.sparse.map' in headers:
            self.sparse = _pairs(_numbers(headers['GNU.sparse.map'].split(',')))
        elif 'GNU.sparse.size' in headers:
            numbers = _numbers([value for key, value in records if key in (b'GNU.sparse.offset', b'GNU.sparse.numbytes')])
            self.sparse = _pairs(numbers)
        elif (headers.get('GNU.sparse.major'), headers.get('GNU.sparse.minor')) == ('1', '0'):
            self._read_map(tarfile.fileobj)

    def _read_map(self, file):
        """The parts as lines in front of the bytes, to the end of a block."""
        count, text = file.read(BLOCKSIZE).split(b'\n', 1)
        numbers = []
        while len(numbers) < int(count) * 2:
            if b'\n' not in text:
                text += file.read(BLOCKSIZE)
            number, text = text.split(b'\n', 1)
            numbers.append(int(number))
        self.sparse = _pairs(numbers)
        self.offset_data = file.tell()

    def _apply(self, headers, encoding, errors):
        for keyword, value in headers.items():
            field = {'GNU.sparse.name': 'path', 'GNU.sparse.size': 'size', 'GNU.sparse.realsize': 'size'}.get(keyword, keyword)
            if field not in PAX_FIELDS:
                continue
            if field in PAX_NUMBER_FIELDS:
                try:
                    value = PAX_NUMBER_FIELDS[field](value)
                except ValueError:
                    value = 0
            setattr(self, field, value.rstrip('/') if field == 'path' else value)
        self.pax_headers = dict(headers)


def _decoded(data, encoding, other, errors):
    try:
        return data.decode(encoding, 'strict')
    except UnicodeDecodeError:
        return data.decode(other, errors)
