"""Modules in zip archives, which may stand on sys.path: archive.zip, or archive.zip/directory for what is below that."""
import os as _os
import sys as _sys
import warnings as _warnings
import zipfile as _zipfile
from _hn.files import _own

__all__ = ['ZipImportError', 'zipimporter']

_imports = _own('_imports')


class ZipImportError(ImportError):
    """There is no such archive, or no such module in it."""


def _archive_of(path):
    """(archive, what comes behind it) of a path."""
    archive, prefix = path, ''
    while not _os.path.isfile(archive):
        above, name = _os.path.split(archive)
        if above == archive or _os.path.isdir(archive):
            raise ZipImportError('not a Zip file', path=archive)
        archive, prefix = above, name + '/' + prefix
    return archive, prefix


# What _read_directory() found, by the archive's path. All importers of an archive share it.
_zip_directory_cache = {}


def _read_directory(archive):
    """{name: (path, compression, compressed size, size, place, time, date, checksum)}; None for directories without an entry."""
    try:
        with _zipfile.ZipFile(archive) as file:
            entries = file.infolist()
    except (_zipfile.BadZipFile, OSError) as e:
        what = 'not a' if isinstance(e, _zipfile.BadZipFile) else "can't open"
        raise ZipImportError(f'{what} Zip file: {archive!r}', path=archive) from e
    files = {}
    for entry in entries:
        year, month, day, hour, minute, second = entry.date_time
        files[entry.filename] = (
            _os.path.join(archive, entry.filename).rstrip('/'), entry.compress_type, entry.compress_size, entry.file_size,
            entry.header_offset, hour << 11 | minute << 5 | second >> 1, year - 1980 << 9 | month << 5 | day, entry.CRC)
    for name in [*files]:
        at = name.find('/') + 1
        while at:
            files.setdefault(name[:at], None)
            at = name.find('/', at) + 1
    return files


class zipimporter(_imports.Loader):
    """Finds and loads the modules of an archive, or of a directory in it."""

    def __init__(self, path):
        if not isinstance(path, str):
            raise TypeError(f'expected str, not {type(path)!r}')
        if not path:
            raise ZipImportError('archive path is empty', path=path)
        self.archive, self.prefix = _archive_of(path)
        if self.archive not in _zip_directory_cache:
            _zip_directory_cache[self.archive] = _read_directory(self.archive)

    def invalidate_caches(self):
        """What the archive has is read again when it is next asked for."""
        _zip_directory_cache.pop(self.archive, None)

    def _get_files(self):
        """The names in the archive, as _read_directory() has them; none where the archive has vanished."""
        files = _zip_directory_cache.get(self.archive)
        if files is None:
            try:
                files = _zip_directory_cache[self.archive] = _read_directory(self.archive)
            except ZipImportError:
                files = {}
        return files

    def _base(self, fullname):
        _, _, tail = fullname.rpartition('.')
        return f'{self.prefix}{tail}'

    def _member(self, fullname):
        """(name in the archive, whether it is a package) of a module, or None."""
        base = self._base(fullname)
        for name, package in ((base + '/__init__.py', True), (base + '.py', False)):
            if name in self._get_files():
                return name, package
        return None

    def _found(self, fullname):
        found = self._member(fullname)
        if found is None:
            raise ZipImportError(f"can't find module {fullname!r}", name=fullname)
        return found

    def _placed(self, name):
        return _os.path.join(self.archive, name)

    def _spec(self, fullname):
        name, package = self._found(fullname)
        path = self._placed(name)
        return _imports.located(fullname, self, path, [path.rpartition('/')[0]] if package else None)

    def find_spec(self, fullname, target=None):
        """The spec of a module, or of a part of a package without __init__; None for another name."""
        if self._member(fullname) is not None:
            return self._spec(fullname)
        base = self._base(fullname)
        if base + '/' not in self._get_files():
            return None
        spec = _imports.ModuleSpec(fullname, None)
        spec.submodule_search_locations = [self._placed(base)]
        return spec

    def load_module(self, fullname):
        """Imports a module, again if it is there."""
        _warnings.warn("'zipimport.zipimporter.load_module' is deprecated and slated for removal in Python 3.15; "
                       'use zipimport.zipimporter.exec_module() instead', DeprecationWarning)
        spec = self._spec(fullname)
        m = _sys.modules.get(fullname)
        return _imports.load_spec(fullname, spec, None) if m is None else _imports.execute_again(spec, m)

    def is_package(self, fullname):
        """Whether a module is a package."""
        return self._found(fullname)[1]

    def get_filename(self, fullname):
        """What a module's __file__ is."""
        return self._placed(self._found(fullname)[0])

    def get_source(self, fullname):
        """The text of a module."""
        return _imports.decode_source(self.get_data(self.get_filename(fullname)))

    def get_code(self, fullname):
        """The code of a module."""
        path = self.get_filename(fullname)
        return _imports.SourceLoader.source_to_code(self, self.get_data(path), path)

    def get_data(self, pathname):
        """The bytes of a file: a path in the archive, with the archive's own in front of it or not."""
        name = pathname.removeprefix(self.archive + '/')
        if name not in self._get_files():
            raise OSError(0, '', name)
        if name[-1:] == '/':
            return b''
        with _zipfile.ZipFile(self.archive) as archive:
            return archive.read(name)

    def get_resource_reader(self, fullname):
        """What importlib.resources reads the files beside a module by; None where there is no such module."""
        found = self._member(fullname)
        if found is None:
            return None
        from importlib.resources.abc import TraversableResources

        class ZipReader(TraversableResources):
            def files(reader):
                return _zipfile.Path(self.archive, found[0].rpartition('/')[0] + '/')

        return ZipReader()

    def _modules_in(self, prefix):
        """(name, whether it is a package) of all modules: for pkgutil."""
        found = {}
        for name in sorted(self._get_files()):
            parts = name.removeprefix(self.prefix).split('/')
            if not name.startswith(self.prefix) or parts[-1][-3:] != '.py':
                continue
            if len(parts) == 1 and parts[0] != '__init__.py':
                found.setdefault(parts[0][:-3], False)
            elif len(parts) == 2 and parts[1] == '__init__.py':
                found[parts[0]] = True
        return [(prefix + name, package) for name, package in sorted(found.items())]

    def __repr__(self):
        return f'<zipimporter object "{self.archive}/{self.prefix}">'


def _stand_in(hooks):
    """Stands in sys.path_hooks where a function stood for the class."""
    for i, hook in enumerate(hooks if type(hooks) is list else ()):
        if type(hook) is type(_archive_of) and hook.__name__ == 'zipimporter':
            hooks[i] = zipimporter


_stand_in(getattr(_sys, 'path_hooks', None))
