"""Archives in the tar format: read, written and added to, as they are or packed."""

import os
import stat
import sys
import time

import _tarheader
from _tarheader import (BLKTYPE, BLOCKSIZE, CHRTYPE, DEFAULT_FORMAT, DIRTYPE, ENCODING, FIFOTYPE, GNU_FORMAT, PAX_FORMAT, RECORDSIZE,
                        REGTYPE, SUPPORTED_TYPES, USTAR_FORMAT, CompressionError, EmptyHeaderError, EOFHeaderError,
                        ExtractError, HeaderError, InvalidHeaderError, ReadError, StreamError, SubsequentHeaderError, TarError, TarInfo,
                        TruncatedHeaderError)
from _tarstreams import ExFileObject, _packed, _Stream, copyfileobj

__all__ = ['TarFile', 'TarInfo', 'is_tarfile', 'TarError', 'ReadError', 'CompressionError', 'StreamError', 'ExtractError', 'HeaderError',
           'ENCODING', 'USTAR_FORMAT', 'GNU_FORMAT', 'PAX_FORMAT', 'DEFAULT_FORMAT', 'open', 'fully_trusted_filter', 'data_filter',
           'tar_filter', 'FilterError', 'AbsoluteLinkError', 'OutsideDestinationError', 'SpecialFileError', 'AbsolutePathError',
           'LinkOutsideDestinationError', 'LinkFallbackError']
for _name, _thing in vars(_tarheader).items():
    if _name[0] != '_' and _name not in ('stat',):
        globals().setdefault(_name, _thing)
_opened = open


# ---- what may be taken out ----

class FilterError(TarError):
    """A member that a filter refuses: tarinfo."""
    _said = None

    def __init__(self, *args):
        if self._said is not None:
            self.tarinfo, self._path, *_ = *args, None
            args = (self._said.format(self.tarinfo.name, self._path),)
        super().__init__(*args)


class AbsolutePathError(FilterError):
    """Its path begins at the root."""
    _said = 'member {!r} has an absolute path'


class OutsideDestinationError(FilterError):
    """Its path leads out."""
    _said = '{!r} would be extracted to {!r}, which is outside the destination'


class SpecialFileError(FilterError):
    """It is a device or a pipe."""
    _said = '{!r} is a special file'


class AbsoluteLinkError(FilterError):
    """It links to a path that begins at the root."""
    _said = '{!r} is a link to an absolute path'


class LinkOutsideDestinationError(FilterError):
    """It links to something outside."""
    _said = '{!r} would link to {!r}, which is outside the destination'


class LinkFallbackError(FilterError):
    """Instead of a link, what it links to would be copied; and that was refused."""
    _said = 'link {!r} would be extracted as a copy of {!r}, which was rejected'


def _is_below(path, folder):
    return os.path.commonpath([path, folder]) == folder


def _link_change(member, folder):
    """Another name of what a link leads to, or none; raises an error where it leads out."""
    if os.path.isabs(member.linkname):
        raise AbsoluteLinkError(member)
    plain = os.path.normpath(member.linkname)
    base = os.path.join(folder, os.path.dirname(member.name)) if member.issym() else folder
    target = os.path.realpath(os.path.join(base, member.linkname))
    if not _is_below(target, folder):
        raise LinkOutsideDestinationError(member, target)
    return {} if plain == member.linkname else {'linkname': plain}


def _data_mode(member, mode):
    """The permissions of what is taken out as data; None: as the system has them."""
    if member.isdir() or member.issym():
        return None
    if not (member.isreg() or member.islnk()):
        raise SpecialFileError(member)
    if mode is None:
        return None
    return (mode if mode & 0o100 else mode & ~0o111) | 0o600


def _changes(member, folder, data):
    changed = {}
    folder = os.path.realpath(folder)
    name = member.name.lstrip('/')
    if name != member.name:
        changed['name'] = name
    if os.path.isabs(name):
        raise AbsolutePathError(member)
    target = os.path.realpath(os.path.join(folder, name))
    if not _is_below(target, folder):
        raise OutsideDestinationError(member, target)
    mode = None if member.mode is None else member.mode & 0o755
    if data:
        mode = _data_mode(member, mode)
        changed.update({key: None for key in ('uid', 'gid', 'uname', 'gname') if getattr(member, key) is not None})
        if member.islnk() or member.issym():
            changed.update(_link_change(member, folder))
    if mode != member.mode:
        changed['mode'] = mode
    return changed


def fully_trusted_filter(member, dest_path):
    """Lets everything through as it is."""
    return member


def tar_filter(member, dest_path):
    """Keeps members inside of the directory, and other people from writing."""
    changed = _changes(member, dest_path, False)
    return member.replace(**changed, deep=False) if changed else member


def data_filter(member, dest_path):
    """The same, and lets files, directories and links through only, without their owners."""
    changed = _changes(member, dest_path, True)
    return member.replace(**changed, deep=False) if changed else member


_FILTERS = {'fully_trusted': fully_trusted_filter, 'tar': tar_filter, 'data': data_filter}


# ---- archives ----

class _Opening:
    """The ways in which an archive is opened."""
    OPEN_METH = {'tar': 'taropen', 'gz': 'gzopen', 'bz2': 'bz2open', 'xz': 'xzopen', 'zst': 'zstopen'}

    @classmethod
    def open(cls, name=None, mode='r', fileobj=None, bufsize=RECORDSIZE, **kwargs):
        """An archive, which is named or a file object; the mode says how it is packed."""
        if not name and not fileobj:
            raise ValueError('nothing to open')
        if mode in ('r', 'r:*'):
            return cls._open_any(name, fileobj, kwargs)
        for sign in ':|':
            if sign in mode:
                way, _, kind = mode.partition(sign)
                return (cls._open_stream if sign == '|' else cls._open_kind)(name, way or 'r', kind or 'tar', fileobj, bufsize, kwargs)
        if mode in ('a', 'w', 'x'):
            return cls.taropen(name, mode, fileobj, **kwargs)
        raise ValueError('undiscernible mode')

    @classmethod
    def _open_any(cls, name, fileobj, kwargs):
        start = fileobj.tell() if fileobj is not None else 0
        said = []
        for kind in [kind for kind in cls.OPEN_METH if kind != 'tar'] + ['tar']:
            try:
                return getattr(cls, cls.OPEN_METH[kind])(name, 'r', fileobj, **kwargs)
            except (ReadError, CompressionError) as e:
                said.append(f'- method {kind}: {e!r}')
                if fileobj is not None:
                    fileobj.seek(start)
        raise ReadError('\n'.join(['file could not be opened successfully:', *said]))

    @classmethod
    def _open_kind(cls, name, way, kind, fileobj, bufsize, kwargs):
        if kind not in cls.OPEN_METH:
            raise CompressionError(f'unknown compression type {kind!r}')
        return getattr(cls, cls.OPEN_METH[kind])(name, way, fileobj, **kwargs)

    @classmethod
    def _open_stream(cls, name, way, kind, fileobj, bufsize, kwargs):
        if way not in ('r', 'w'):
            raise ValueError("mode must be 'r' or 'w'")
        if 'compresslevel' in kwargs and kind not in ('gz', 'bz2'):
            raise ValueError('compresslevel is only valid for w|gz and w|bz2 modes')
        if 'preset' in kwargs and kind != 'xz':
            raise ValueError('preset is only valid for w|xz mode')
        if kind == '*' and way == 'w':
            kind = 'tar'
        if kind not in cls.OPEN_METH and kind != '*':
            raise CompressionError(f'unknown compression type {kind!r}')
        level = kwargs.pop('preset' if kind == 'xz' else 'compresslevel', None)
        stream = _Stream(name, way, kind, fileobj, bufsize, level)
        try:
            made = cls(name, way, stream, **kwargs)
        except:
            stream.close()
            raise
        made._extfileobj = False
        return made

    @classmethod
    def taropen(cls, name, mode='r', fileobj=None, **kwargs):
        """One that is not packed."""
        if mode not in ('r', 'a', 'w', 'x'):
            raise ValueError("mode must be 'r', 'a', 'w' or 'x'")
        return cls(name, mode, fileobj, **kwargs)

    @classmethod
    def _open_packed(cls, kind, said, name, mode, fileobj, level, kwargs):
        if mode not in ('r', 'w', 'x'):
            raise ValueError("mode must be 'r', 'w' or 'x'")
        own = None
        if fileobj is None:
            fileobj = own = _opened(name, mode + 'b')
        file = None
        try:
            file, errors = _packed(kind, fileobj, 'r' if mode == 'r' else 'w', level)
            return cls._packed_archive(name, mode, file, own, errors, said, kwargs)
        except:
            for each in (file, own):
                if each is not None:
                    each.close()
            raise

    @classmethod
    def _packed_archive(cls, name, mode, file, own, errors, said, kwargs):
        if name is not None:
            kwargs['name'] = name
        try:
            made = cls(mode=mode, fileobj=file, **kwargs)
        except errors as e:
            if mode == 'r':
                raise ReadError(said) from e
            raise
        except EOFError as e:
            if mode == 'r' and 'gzip' not in said:
                raise ReadError(said) from e
            raise
        made._extfileobj, made._below = False, own
        return made

    @classmethod
    def gzopen(cls, name, mode='r', fileobj=None, compresslevel=9, **kwargs):
        """One that gzip has packed."""
        return cls._open_packed('gz', 'not a gzip file', name, mode, fileobj, compresslevel, kwargs)

    @classmethod
    def bz2open(cls, name, mode='r', fileobj=None, compresslevel=9, **kwargs):
        """One that bzip2 has packed."""
        return cls._open_packed('bz2', 'not a bzip2 file', name, mode, fileobj, compresslevel, kwargs)

    @classmethod
    def xzopen(cls, name, mode='r', fileobj=None, preset=None, **kwargs):
        """One that xz has packed."""
        return cls._open_packed('xz', 'not an lzma file', name, mode, fileobj, preset, kwargs)

    @classmethod
    def zstopen(cls, name, mode='r', fileobj=None, level=None, options=None, zstd_dict=None, **kwargs):
        """One that zstd has packed."""
        how = {'level': level, 'options': options, 'zstd_dict': zstd_dict}
        return cls._open_packed('zst', 'not a zstd file', name, mode, fileobj, how, kwargs)


class _Reading:
    """What there is in an archive."""

    def _check(self, mode=None):
        """Raises an error where the archive is closed, or open in another way."""
        if self.closed:
            raise OSError(f'{type(self).__name__} is closed')
        if mode is not None and self.mode not in mode:
            raise OSError(f'bad operation for mode {self.mode!r}')

    def _dbg(self, level, said):
        if level <= self.debug:
            print(said, file=sys.stderr)

    def next(self):
        """The next member; None: there are no more."""
        self._check('ra')
        first, self.firstmember = self.firstmember, None
        if first is not None:
            return first
        if self.offset != self.fileobj.tell():
            if not self.offset:
                return None
            self.fileobj.seek(self.offset - 1)
            if not self.fileobj.read(1):
                raise ReadError('unexpected end of data')
        member = self._member_here()
        if member is None:
            self._loaded = True
        elif not self.stream:
            self.members.append(member)
        return member

    def _member_here(self):
        while True:
            try:
                return self.tarinfo.fromtarfile(self)
            except (EOFHeaderError, InvalidHeaderError) as e:
                if self.ignore_zeros:
                    self._dbg(2, f'{self.offset:#X}: {e}')
                    self.offset += BLOCKSIZE
                    continue
                if isinstance(e, EOFHeaderError) or self.offset:
                    return None
                raise ReadError(str(e)) from None
            except EmptyHeaderError:
                if self.offset:
                    return None
                raise ReadError('empty file') from None
            except (TruncatedHeaderError, SubsequentHeaderError) as e:
                if self.offset and isinstance(e, TruncatedHeaderError):
                    return None
                raise ReadError(str(e)) from None
            except Exception as e:
                if type(e).__module__ != 'zlib':
                    raise
                raise ReadError(f'zlib error: {e}') from None

    def _load(self):
        while not self._loaded and self.next() is not None:
            pass
        self._loaded = True

    def getmembers(self):
        """All members."""
        self._check()
        self._load()
        return self.members

    def getnames(self):
        """The names of all members."""
        return [member.name for member in self.getmembers()]

    def getmember(self, name):
        """The last member of a name."""
        found = self._find(name.rstrip('/'), self.getmembers())
        if found is None:
            raise KeyError(f'filename {name!r} not found')
        return found

    def _find(self, name, members, plain=False):
        if plain:
            name = os.path.normpath(name)
        for member in reversed(members):
            if name == (os.path.normpath(member.name) if plain else member.name):
                return member

    def _target(self, link):
        """The member that a link leads to."""
        members = self.getmembers()
        name = link.linkname
        if link.issym():
            name = '/'.join([part for part in (os.path.dirname(link.name), name) if part])
        else:
            at = [i for i, member in enumerate(members) if member is link or member.offset == link.offset]
            members = members[:at[0]] if at else members
        found = self._find(name, members, True)
        if found is None:
            raise KeyError(f'linkname {name!r} not found')
        return found

    def __iter__(self):
        at = 0
        while not self._loaded or at < len(self.members):
            if self.stream:
                member = self.next()
            elif at < len(self.members):
                member = self.members[at]
                if member is self.firstmember:
                    self.firstmember = None
            else:
                member = self.next()
            if member is None:
                return
            at += 1
            yield member

    def list(self, verbose=True, *, members=None):
        """Prints a table of the members."""
        self._check()
        for member in self if members is None else members:
            print(' '.join([*(_described(member) if verbose else ()), _printable(member.name + ('/' if member.isdir() else ''))]), end=' ')
            if verbose and member.issym():
                print(_printable('-> ' + member.linkname), end=' ')
            elif verbose and member.islnk():
                print(_printable('link to ' + member.linkname), end=' ')
            print()

    def extractfile(self, member):
        """A member as a file that is read; None: it is no file."""
        self._check('r')
        info = self.getmember(member) if isinstance(member, str) else member
        if info.isreg() or info.type not in SUPPORTED_TYPES:
            return self.fileobject(self, info)
        if not info.islnk() and not info.issym():
            return None
        if isinstance(self.fileobj, _Stream):
            raise StreamError('cannot extract (sym)link as file object')
        return self.extractfile(self._target(info))


def _printable(text):
    told = getattr(sys.stdout, 'encoding', None) or 'utf-8'
    return text if text.isascii() else str(text.encode(told, 'backslashreplace'), told)


def _described(member):
    """What the table says of a member in front of its name."""
    yield member._filemode()
    yield _printable(f'{member.uname or member.uid}/{member.gname or member.gid}')
    yield f'{member.devmajor},{member.devminor}'.rjust(10) if member.ischr() or member.isblk() else f'{member.size:10d}'
    if member.mtime is None:
        yield '????-??-?? ??:??:??'
    else:
        yield '%d-%02d-%02d %02d:%02d:%02d' % time.localtime(member.mtime)[:6]


class _Extracting:
    """Taking members out."""

    def _filter(self, given):
        """The function that says what is taken out, and how."""
        if given is None:
            given = self.extraction_filter
            if given is None:
                return data_filter
            if isinstance(given, str):
                raise TypeError('String names are not supported for TarFile.extraction_filter. Use a function such as '
                                'tarfile.data_filter directly.')
            return given
        if callable(given):
            return given
        if given not in _FILTERS:
            raise ValueError(f'filter {given!r} not found')
        return _FILTERS[given]

    def extractall(self, path='.', members=None, *, numeric_owner=False, filter=None):
        """Takes out all members, or those that are given."""
        chosen, folders = self._filter(filter), []
        for member in self if members is None else members:
            info, plain = self._filtered(member, chosen, path)
            if info is None:
                continue
            if info.isdir():
                folders.append(info)
            self._take_out(info, path, not info.isdir(), numeric_owner, chosen)
        for info in sorted(folders, key=lambda info: info.name, reverse=True):
            target = os.path.join(path, info.name)
            try:
                if stat.S_ISDIR(os.lstat(target).st_mode):
                    self._dress(info, target, numeric_owner)
            except (ExtractError, FileNotFoundError) as e:
                self._minor(e)

    def extract(self, member, path='', set_attrs=True, *, numeric_owner=False, filter=None):
        """Takes a member out, below a directory."""
        chosen = self._filter(filter)
        info, _ = self._filtered(member, chosen, path)
        if info is not None:
            self._take_out(info, path, set_attrs, numeric_owner, chosen)

    def _filtered(self, member, chosen, path):
        plain = self.getmember(member) if isinstance(member, str) else member
        info = None
        try:
            info = chosen(plain, path)
        except (OSError, UnicodeEncodeError, FilterError) as e:
            self._major(e)
        except ExtractError as e:
            self._minor(e)
        if info is None:
            self._dbg(2, f'tarfile: Excluded {plain.name!r}')
        elif info.islnk():
            info = info.replace(deep=False)
            info._link_target = os.path.join(path, info.linkname)
        return info, plain

    def _minor(self, e):
        if self.errorlevel > 1:
            raise e
        self._dbg(1, f'tarfile: {e}')

    def _major(self, e):
        if self.errorlevel > 0:
            raise e
        said = e if not isinstance(e, OSError) else e.strerror if e.filename is None else f'{e.strerror} {e.filename!r}'
        self._dbg(1, f'tarfile: {said}' if isinstance(e, OSError) else f'tarfile: {type(e).__name__} {e}')

    def _take_out(self, info, path, dressed, numeric_owner, chosen):
        self._check('r')
        try:
            self._extract_member(info, os.path.join(path, info.name), dressed, numeric_owner, filter_function=chosen, extraction_root=path)
        except (OSError, UnicodeEncodeError, FilterError) as e:
            self._major(e)
        except ExtractError as e:
            self._minor(e)

    def _extract_member(self, tarinfo, targetpath, set_attrs=True, numeric_owner=False, *, filter_function=None, extraction_root=None):
        """Makes what a member is, at a path."""
        target = targetpath.rstrip('/')
        above = os.path.dirname(target)
        if above and not os.path.exists(above):
            os.makedirs(above, exist_ok=True)
        self._dbg(1, f'{tarinfo.name} -> {tarinfo.linkname}' if tarinfo.islnk() or tarinfo.issym() else tarinfo.name)
        if tarinfo.islnk() or tarinfo.issym():
            self._copy_target(tarinfo, target, filter_function, extraction_root)
            return
        makers = {DIRTYPE: self.makedir, FIFOTYPE: self.makefifo, CHRTYPE: self.makedev, BLKTYPE: self.makedev}
        other = self.makefile if tarinfo.type in SUPPORTED_TYPES else self.makeunknown
        makers.get(tarinfo.type, other)(tarinfo, target)
        if set_attrs:
            self._dress(tarinfo, target, numeric_owner)

    def _dress(self, info, target, numeric_owner):
        self.chown(info, target, numeric_owner)
        if info.isdir() or info.isreg() or info.type not in SUPPORTED_TYPES:
            self.utime(info, target)
            self.chmod(info, target)

    def makedir(self, tarinfo, targetpath):
        """Makes a directory."""
        if not os.path.isdir(targetpath):
            os.mkdir(targetpath)

    def makefile(self, tarinfo, targetpath):
        """Makes a file."""
        with _opened(targetpath, 'wb') as out:
            self.fileobj.seek(tarinfo.offset_data)
            if tarinfo.sparse is None:
                copyfileobj(self.fileobj, out, tarinfo.size, ReadError, self.copybufsize)
                return
            for at, size in tarinfo.sparse:
                out.seek(at)
                copyfileobj(self.fileobj, out, size, ReadError, self.copybufsize)
            out.seek(tarinfo.size)
            out.truncate()

    def makeunknown(self, tarinfo, targetpath):
        """Makes a file of what is of no known kind."""
        self.makefile(tarinfo, targetpath)
        self._dbg(1, f'tarfile: Unknown file type {tarinfo.type!r}, extracted as regular file.')

    def makefifo(self, tarinfo, targetpath):
        """Pipes are refused."""
        raise ExtractError('fifo not supported by system')

    def makedev(self, tarinfo, targetpath):
        """Devices are refused."""
        raise ExtractError('special devices not supported by system')

    def makelink(self, tarinfo, targetpath):
        """Makes a copy of what a link leads to: files have no links here."""
        self._copy_target(tarinfo, targetpath, None, None)

    def _copy_target(self, tarinfo, target, chosen, root):
        try:
            plain = self._target(tarinfo)
            if tarinfo.issym():
                self._check_chain(plain, tarinfo)
        except KeyError:
            if tarinfo.islnk():
                raise
            raise ExtractError('unable to resolve link inside archive') from None
        if chosen is not None and root is not None:
            try:
                found = chosen(plain, root)
            except FilterError as cause:
                raise LinkFallbackError(tarinfo, plain.name) from cause
        else:
            found = plain
        if found is not None:
            self._extract_member(found, target, filter_function=chosen, extraction_root=root)

    def _check_chain(self, link, first):
        """Raises KeyError where symbolic links lead back to one of them."""
        seen = {first.offset}
        while link.issym():
            if link.offset in seen:
                raise KeyError(link.name)
            seen.add(link.offset)
            link = self._target(link)

    def chown(self, tarinfo, targetpath, numeric_owner):
        """Owners are not kept: everything belongs to the program."""

    def chmod(self, tarinfo, targetpath):
        """Sets the permissions."""
        if tarinfo.mode is not None:
            try:
                os.chmod(targetpath, tarinfo.mode)
            except OSError as e:
                raise ExtractError('could not change mode') from e

    def utime(self, tarinfo, targetpath):
        """Sets the time of the last change."""
        if tarinfo.mtime is not None:
            try:
                os.utime(targetpath, (tarinfo.mtime, tarinfo.mtime))
            except OSError as e:
                raise ExtractError('could not change modification time') from e


class _Writing:
    """Adding members."""

    def gettarinfo(self, name=None, arcname=None, fileobj=None):
        """What an archive would say of a file; None: nothing."""
        self._check('awx')
        if fileobj is not None:
            name = fileobj.name
        info = self.tarinfo()
        info._tarfile = self
        info.name = os.fspath(name if arcname is None else arcname).lstrip('/')
        found = os.fstat(fileobj.fileno()) if fileobj is not None else os.stat(name) if self.dereference else os.lstat(name)
        kind = stat.S_IFMT(found.st_mode)
        if kind not in (stat.S_IFREG, stat.S_IFDIR):
            return None
        info.type = REGTYPE if kind == stat.S_IFREG else DIRTYPE
        info.mode, info.uid, info.gid, info.mtime = found.st_mode, found.st_uid, found.st_gid, found.st_mtime
        info.size = found.st_size if kind == stat.S_IFREG else 0
        return info

    def add(self, name, arcname=None, recursive=True, *, filter=None):
        """Adds a file, or a directory and what is below it."""
        self._check('awx')
        if self.name is not None and os.path.abspath(name) == self.name:
            self._dbg(2, f'tarfile: Skipped {name!r}')
            return
        arcname = name if arcname is None else arcname
        self._dbg(1, os.fspath(name))
        info = self.gettarinfo(name, arcname)
        if info is None:
            self._dbg(1, f'tarfile: Unsupported type {name!r}')
            return
        if filter is not None:
            info = filter(info)
            if info is None:
                self._dbg(2, f'tarfile: Excluded {name!r}')
                return
        if info.isreg():
            with _opened(name, 'rb') as file:
                self.addfile(info, file)
            return
        self.addfile(info)
        if info.isdir() and recursive:
            for each in sorted(os.listdir(name)):
                self.add(os.path.join(name, each), os.path.join(arcname, each), recursive, filter=filter)

    def addfile(self, tarinfo, fileobj=None):
        """Adds a member, with the bytes of a file."""
        self._check('awx')
        if fileobj is None and tarinfo.isreg() and tarinfo.size:
            raise ValueError('fileobj not provided for non zero-size regular file')
        info = tarinfo.replace()
        head = info.tobuf(self.format, self.encoding, self.errors)
        self.fileobj.write(head)
        self.offset += len(head)
        if fileobj is not None:
            copyfileobj(fileobj, self.fileobj, info.size, bufsize=self.copybufsize)
            rest = -info.size % BLOCKSIZE
            self.fileobj.write(bytes(rest))
            self.offset += info.size + rest
        self.members.append(info)


class TarFile(_Opening, _Reading, _Extracting, _Writing):
    """An archive, to be read (r), written (w, x) or added to (a)."""
    debug, dereference, ignore_zeros, errorlevel, format = 0, False, False, 1, DEFAULT_FORMAT
    encoding, errors, tarinfo, fileobject, extraction_filter, stream = ENCODING, None, TarInfo, ExFileObject, None, False
    _below = None

    def __init__(self, name=None, mode='r', fileobj=None, format=None, tarinfo=None, dereference=None, ignore_zeros=None, encoding=None,
                 errors='surrogateescape', pax_headers=None, debug=None, errorlevel=None, copybufsize=None, stream=False):
        way = {'r': 'rb', 'a': 'r+b', 'w': 'wb', 'x': 'xb'}.get(mode)
        if way is None:
            raise ValueError("mode must be 'r', 'a', 'w' or 'x'")
        self.mode, self._mode, self._extfileobj = mode, way, fileobj is not None
        if fileobj is not None:
            if name is None and isinstance(getattr(fileobj, 'name', None), (str, bytes)):
                name = fileobj.name
            self._mode = getattr(fileobj, 'mode', way)
        else:
            if mode == 'a' and not os.path.exists(name):
                self.mode, self._mode = 'w', 'wb'
            fileobj = _opened(name, self._mode)
        self.name, self.fileobj = os.path.abspath(name) if name else None, fileobj
        given = {'format': format, 'tarinfo': tarinfo, 'dereference': dereference, 'ignore_zeros': ignore_zeros, 'encoding': encoding,
                 'debug': debug, 'errorlevel': errorlevel}
        for key, value in given.items():
            if value is not None:
                setattr(self, key, value)
        self.errors, self.stream, self.copybufsize = errors, stream, copybufsize
        self.pax_headers = pax_headers if pax_headers is not None and self.format == PAX_FORMAT else {}
        self.closed, self.members, self._loaded, self.offset, self.inodes = False, [], False, fileobj.tell(), {}
        self.firstmember = None
        try:
            self._start()
        except:
            if not self._extfileobj:
                fileobj.close()
            self.closed = True
            raise

    def _start(self):
        if self.mode == 'r':
            self.firstmember = self.next()
            return
        if self.mode == 'a':
            self._go_to_end()
        self._loaded = True
        if self.pax_headers:
            head = self.tarinfo.create_pax_global_header(dict(self.pax_headers))
            self.fileobj.write(head)
            self.offset += len(head)

    def _go_to_end(self):
        while True:
            self.fileobj.seek(self.offset)
            try:
                self.members.append(self.tarinfo.fromtarfile(self))
            except EOFHeaderError:
                self.fileobj.seek(self.offset)
                return
            except HeaderError as e:
                raise ReadError(str(e)) from None

    def close(self):
        """Writes the end of the archive, where it is written, and closes the file where this has opened it."""
        if self.closed:
            return
        self.closed = True
        try:
            if self.mode != 'r':
                end = bytes(BLOCKSIZE * 2)
                end += bytes(-(self.offset + len(end)) % RECORDSIZE)
                self.fileobj.write(end)
                self.offset += len(end)
        finally:
            self._leave()

    def _leave(self):
        """Closes the files that this has opened."""
        own = () if self._extfileobj else (self.fileobj,)
        for file in (*own, self._below):
            if file is not None:
                file.close()
        self.closed = True

    def __enter__(self):
        if not self.closed:
            return self
        self._check()

    def __exit__(self, type, value, traceback):
        (self.close if type is None else self._leave)()


def is_tarfile(name):
    """Whether a file, or what is in a file object, is an archive."""
    start = name.tell() if hasattr(name, 'read') else None
    try:
        archive = open(name) if start is None else open(fileobj=name)
        archive.close()
        return True
    except TarError:
        return False
    finally:
        if start is not None:
            name.seek(start)


open = TarFile.open


def main():
    """What -m does."""
    from _mains import run
    run('tarfile')
