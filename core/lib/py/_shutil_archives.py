"""Making archives of directories, and unpacking them: the part of shutil that needs zipfile and tarfile."""
import errno
import os
from _hn.imports import _import_dotted

__name__ = 'shutil'  # what its classes and functions say they are of


class ReadError(OSError):
    """The archive cannot be read."""


class RegistryError(Exception):
    """The name or ending is taken, or is not there."""


def _has(module):
    try:
        _import_dotted(module, False)
    except ImportError:
        return False
    return True


def _compressed(name):
    """The formats of tar files that are compressed with a module: (format, mode, ending, description)."""
    return {'': ('tar', '', '', 'uncompressed tar file'), 'zlib': ('gztar', 'gz', '.gz', "gzip'ed tar-file"),
            'bz2': ('bztar', 'bz2', '.bz2', "bzip2'ed tar-file"), 'lzma': ('xztar', 'xz', '.xz', "xz'ed tar-file"),
            'compression.zstd': ('zstdtar', 'zst', '.zst', "zstd'ed tar-file")}[name]


_SHORT = {'gztar': ['.tgz'], 'bztar': ['.tbz2'], 'xztar': ['.txz'], 'zstdtar': ['.tzst'], 'tar': []}


def _told(path, root_dir):
    return path if root_dir is None else os.path.abspath(path)


def _make_zip(base_name, base_dir, root_dir=None, **ignored):
    import zipfile
    path = base_name + '.zip'
    _make_parent(path)
    top = os.path.normpath(base_dir)
    with zipfile.ZipFile(path, 'w', compression=zipfile.ZIP_DEFLATED) as archive:
        if top != os.curdir:
            archive.write(os.path.join(root_dir or '', top), top)
        for here, folders, files in os.walk(os.path.join(root_dir or '', base_dir)):
            inside = os.path.relpath(here, root_dir) if root_dir else here
            for name in [*sorted(folders), *files]:
                full = os.path.join(here, name)
                if name in folders or os.path.isfile(full):
                    archive.write(full, os.path.normpath(os.path.join(inside, name)))
    return _told(path, root_dir)


def _tar_maker(mode, ending):
    def make(base_name, base_dir, root_dir=None, owner=None, group=None, **ignored):
        import tarfile

        def owned(info):
            info.uname, info.gname = owner or info.uname, group or info.gname
            return info
        path = base_name + '.tar' + ending
        _make_parent(path)
        with tarfile.open(path, 'w|' + mode) as archive:
            archive.add(os.path.join(root_dir or '', base_dir), base_dir, filter=owned)
        return _told(path, root_dir)
    make.supports_root_dir = True
    return make


def _make_parent(path):
    parent = os.path.dirname(path)
    if parent and not os.path.exists(parent):
        os.makedirs(parent)


def _unpack_zipfile(filename, extract_dir):
    import zipfile
    if not zipfile.is_zipfile(filename):
        raise ReadError('%s is not a zip file' % filename)
    with zipfile.ZipFile(filename) as archive:
        for info in archive.infolist():
            name = info.filename
            if name.startswith('/') or '..' in name:
                continue
            to = os.path.join(extract_dir, *name.split('/'))
            _make_parent(to)
            if not name.endswith('/'):
                with open(to, 'wb') as f:
                    f.write(archive.read(name))


def _unpack_tar(filename, extract_dir, *, filter=None):
    import tarfile
    try:
        archive = tarfile.open(filename)
    except tarfile.TarError:
        raise ReadError('%s is not a compressed or uncompressed tar file' % filename) from None
    with archive:
        archive.extractall(extract_dir, filter=filter)


_make_zip.supports_root_dir = True
_makers, _unpackers = {}, {}
for _module in ('', 'zlib', 'bz2', 'lzma', 'compression.zstd'):
    if not _module or _has(_module):
        _name, _mode, _ending, _what = _compressed(_module)
        _makers[_name] = _tar_maker(_mode, _ending), [], _what
        _unpackers[_name] = ['.tar' + _ending] + _SHORT[_name], _unpack_tar, [], _what
_makers['zip'] = _make_zip, [], 'ZIP file'
_unpackers['zip'] = ['.zip'], _unpack_zipfile, [], 'ZIP file'


def get_archive_formats():
    """[(name, description)] of what make_archive() can make."""
    return sorted([(name, known[2]) for name, known in _makers.items()])


def register_archive_format(name, function, extra_args=None, description=''):
    """Have make_archive() call a function: (base_name, base_dir, **what else there is)."""
    pairs = () if extra_args is None else extra_args
    _check_maker(function, pairs)
    _makers[name] = function, pairs, description


def _check_maker(function, pairs):
    if not callable(function):
        raise TypeError('The %s object is not callable' % function)
    if not isinstance(pairs, (list, tuple)):
        raise TypeError('extra_args needs to be a sequence')
    if any(not isinstance(pair, (list, tuple)) or len(pair) != 2 for pair in pairs):
        raise TypeError('extra_args elements are : (arg_name, value)')


def unregister_archive_format(name):
    """Forget a format."""
    del _makers[name]


def make_archive(base_name, format, root_dir=None, base_dir=None, verbose=0, dry_run=0, owner=None, group=None, logger=None):
    """Pack a directory; the path of the archive, which is base_name with an ending. Its names begin with base_dir, which is in root_dir."""
    if format not in _makers:
        raise ValueError("unknown archive format '%s'" % format) from None
    function, extra, _ = _makers[format]
    given = {'dry_run': dry_run, 'logger': logger, **dict(extra)}
    if format != 'zip':
        given.update(owner=owner, group=group)
    base_dir, before = os.curdir if base_dir is None else base_dir, None
    if root_dir is not None:
        import stat
        if not stat.S_ISDIR(os.stat(root_dir).st_mode):
            raise NotADirectoryError(errno.ENOTDIR, 'Not a directory', root_dir)
        if getattr(function, 'supports_root_dir', False):
            given['root_dir'] = os.fspath(root_dir)
        else:
            before, base_name = os.getcwd(), os.path.abspath(base_name)
            if not dry_run:
                os.chdir(root_dir)
    try:
        return function(os.fspath(base_name), base_dir, **given)
    finally:
        if before is not None:
            os.chdir(before)


def get_unpack_formats():
    """[(name, endings, description)] of what unpack_archive() knows."""
    return sorted([(name, known[0], known[3]) for name, known in _unpackers.items()])


def register_unpack_format(name, extensions, function, extra_args=None, description=''):
    """Have unpack_archive() call a function for these endings: (filename, extract_dir, **extra_args)."""
    taken = {ending: known for known, (endings, *_) in _unpackers.items() for ending in endings}
    for ending in extensions:
        if ending in taken:
            raise RegistryError('%s is already registered for "%s"' % (ending, taken[ending]))
    if not callable(function):
        raise TypeError('The registered function must be a callable')
    _unpackers[name] = extensions, function, [] if extra_args is None else extra_args, description


def unregister_unpack_format(name):
    """Forget a format."""
    del _unpackers[name]


def _format_of(filename):
    for name, (endings, *_) in _unpackers.items():
        if filename.endswith(tuple(endings)):
            return name
    raise ReadError("Unknown archive format '%s'" % filename)


def unpack_archive(filename, extract_dir=None, format=None, *, filter=None):
    """Take out what is in an archive, into a directory."""
    extract_dir, filename = os.fspath(os.getcwd() if extract_dir is None else extract_dir), os.fspath(filename)
    if format is None:
        format = _format_of(filename)
    elif format not in _unpackers:
        raise ValueError("Unknown unpack format '%s'" % format) from None
    _, function, extra, _ = _unpackers[format]
    more = {} if filter is None else {'filter': filter}
    function(filename, extract_dir, **dict(extra), **more)
