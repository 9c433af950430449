"""Files beside the modules of packages."""
import importlib
import io
import os
import tempfile
import types
from contextlib import contextmanager as _contextmanager
from pathlib import Path as _Path
from importlib.resources.abc import ResourceReader, Traversable, TraversableResources as _TraversableResources
from _hn import _caller, _entry
from _hn.imports import _host_packages, _host_sources

__all__ = ['Package', 'Anchor', 'ResourceReader', 'as_file', 'files', 'contents', 'is_resource', 'open_binary', 'open_text', 'path',
           'read_binary', 'read_text']

Package = types.ModuleType | str
Anchor = Package


class _Entry(Traversable):
    """A file, or a directory where it has no text."""
    _text = None

    def is_file(self):
        return not self.is_dir()

    def is_dir(self):
        return self._text is None


class _Nothing(_Entry):
    """What a package of the host's does not have: an error where it is read."""

    def __init__(self, name):
        self._name = name

    name = property(lambda self: self._name)

    def is_dir(self):
        return False

    is_file = is_dir

    def iterdir(self):
        raise FileNotFoundError(2, 'No such file or directory', self._name)

    def joinpath(self, *descendants):
        return _Nothing('/'.join([self._name, *map(str, descendants)]))

    def open(self, mode='r', *args, **kwargs):
        self.iterdir()


class _Text(_Entry):
    """The source of a module that the host gave, or a package of such: there is no file."""

    def __init__(self, name, text, entries=()):
        self._name, self._text, self._entries = name, text, entries

    name = property(lambda self: self._name)

    def iterdir(self):
        return iter(self._entries)

    def joinpath(self, *descendants):
        try:
            return super().joinpath(*descendants)
        except FileNotFoundError:
            return _Nothing('/'.join(map(str, descendants)))

    def open(self, mode='r', *args, encoding='utf-8', **kwargs):
        if self._text is None:
            raise IsADirectoryError(21, 'Is a directory', self._name)
        return io.BytesIO(self._text.encode()) if 'b' in mode else io.StringIO(self._text)

    def __repr__(self):
        return f'<{"package" if self._text is None else "source"} {self._name!r} of the host>'


def _given(name):
    """A package of modules.sources as a directory."""
    last, found = name.rpartition('.')[2], []
    if _entry(_host_sources, name, None) is not None:
        found.append(_Text('__init__.py', _entry(_host_sources, name, '')))
    for child in sorted({below[len(name) + 1:].partition('.')[0] for below in _entry(_host_packages, name, ())}):
        inner = f'{name}.{child}'
        if _entry(_host_packages, inner, None) is not None:
            found.append(_given(inner))
        elif child != '__init__':
            found.append(_Text(child + '.py', _entry(_host_sources, inner, '')))
    return _Text(last, None, found)


class _Several(_Entry):
    """The directories of a package without __init__, as one."""

    def __init__(self, paths):
        self._paths = [_Path(path) for path in paths]
        if not self._paths:
            raise FileNotFoundError('there is no directory of that package')

    name = property(lambda self: self._paths[0].name)

    def iterdir(self):
        seen = {}
        for path in self._paths:
            for entry in path.iterdir():
                seen.setdefault(entry.name, entry)
        return iter(seen.values())

    def joinpath(self, *descendants):
        for path in self._paths:
            if path.joinpath(*descendants).exists():
                return path.joinpath(*descendants)
        return self._paths[0].joinpath(*descendants)

    def open(self, mode='r', *args, **kwargs):
        raise FileNotFoundError(f'{self} is not a file')

    def __repr__(self):
        return 'MultiplexedPath(%s)' % ', '.join([repr(str(path)) for path in self._paths])


class _PathReader(_TraversableResources):
    """Reads what is in a directory."""

    def __init__(self, place):
        self._place = place

    def resource_path(self, resource):
        return os.fspath(self._place / resource)

    def files(self):
        return self._place


def _FileReader(loader):
    return _PathReader(_Path(loader.path).parent)


def _NamespaceReader(path):
    return _PathReader(_Several(list(path)))


def files(anchor=None):
    """The directory of a package, or of the one that a module is in; by default that of the caller."""
    if anchor is None:
        anchor = _caller(0)[0]['__name__']
    module = importlib.import_module(anchor) if isinstance(anchor, str) else anchor
    spec = module.__spec__
    reader = getattr(spec.loader, 'get_resource_reader', None)
    found = None if reader is None else reader(spec.name)
    if found is not None:
        return found.files()
    return _given(spec.name if spec.submodule_search_locations is not None else spec.parent)


@_contextmanager
def as_file(path):
    """A context with the file or directory as a path, which is gone afterwards where it had to be made."""
    if isinstance(path, _Path):
        yield path
        return
    place = _Path(tempfile.mkdtemp())
    try:
        yield _copied(path, place)
    finally:
        import shutil
        shutil.rmtree(place, ignore_errors=True)


def _copied(source, place):
    target = place / source.name
    if source.is_dir():
        target.mkdir()
        for entry in source.iterdir():
            _copied(entry, target)
    else:
        target.write_bytes(source.read_bytes())
    return target


def _resource(anchor, names):
    for name in names:
        if os.path.isabs(name):
            raise ValueError(f'{name!r} is an absolute path')
    return files(anchor).joinpath(*names)


def open_binary(anchor, *path_names):
    """A file of a package, opened for bytes."""
    return _resource(anchor, path_names).open('rb')


def open_text(anchor, *path_names, encoding=None, errors='strict'):
    """A file of a package, opened for text."""
    return _resource(anchor, path_names).open('r', encoding=_said(path_names, encoding), errors=errors)


def read_binary(anchor, *path_names):
    """The bytes of a file of a package."""
    return _resource(anchor, path_names).read_bytes()


def read_text(anchor, *path_names, encoding=None, errors='strict'):
    """The text of a file of a package."""
    return _resource(anchor, path_names).read_text(encoding=_said(path_names, encoding), errors=errors)


def _said(names, encoding):
    """With several names the encoding has to be said, since it was one of them once."""
    if encoding is None and len(names) > 1:
        raise TypeError("'encoding' argument required with multiple path names")
    return 'utf-8' if encoding is None else encoding


def path(anchor, *path_names):
    """as_file() of a file of a package."""
    return as_file(_resource(anchor, path_names))


def is_resource(anchor, *path_names):
    """Whether a package has a file of that name."""
    try:
        return _resource(anchor, path_names).is_file()
    except FileNotFoundError:
        return False


def contents(anchor, *path_names):
    """The names in the directory of a package."""
    return (entry.name for entry in _resource(anchor, path_names).iterdir())
