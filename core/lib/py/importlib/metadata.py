"""What is known of the packages that are installed in directories of sys.path: their *.dist-info."""
import abc
import csv
import functools
import importlib
import json as _json
import re
import sys
from collections import namedtuple
from importlib.abc import MetaPathFinder
from pathlib import Path, PurePosixPath
from typing import Protocol

__all__ = ['Distribution', 'DistributionFinder', 'PackageMetadata', 'PackageNotFoundError', 'distribution', 'distributions',
           'entry_points', 'files', 'metadata', 'packages_distributions', 'requires', 'version']


class PackageNotFoundError(ModuleNotFoundError):
    """There is no such package."""

    def __str__(self):
        return f'No package metadata was found for {self.name}'

    @property
    def name(self):
        return self.args[0]


class PackageMetadata(Protocol):
    """The fields of METADATA, of which some are there several times."""

    def __len__(self) -> int: ...

    def __contains__(self, item: str) -> bool: ...

    def __getitem__(self, key: str) -> str: ...

    def __iter__(self): ...

    def get(self, name, failobj=None): ...

    def get_all(self, name, failobj=None): ...

    @property
    def json(self): ...


class _Fields:
    """The fields of a text of METADATA, and what stands below them."""

    _several = ('classifier', 'dynamic', 'license-file', 'obsoletes-dist', 'platform', 'project-url', 'provides-dist',
                'provides-extra', 'requires-dist', 'requires-external', 'supported-platform')

    def __init__(self, text):
        head, _, body = text.replace('\r\n', '\n').partition('\n\n')
        self._items = []
        for line in head.split('\n'):
            if line[:1] in (' ', '\t') and self._items:
                name, value = self._items.pop()
                self._items.append((name, value + '\n' + line.strip()))
            elif ':' in line:
                name, _, value = line.partition(':')
                self._items.append((name, value.strip()))
        if body:
            self._items.append(('Description', body))

    def __len__(self):
        return len(self._items)

    def __iter__(self):
        return iter([name for name, _ in self._items])

    keys = __iter__

    def __contains__(self, item):
        return self.get(item) is not None

    def get_all(self, name, failobj=None):
        found = [value for key, value in self._items if key.lower() == name.lower()]
        return found or failobj

    def get(self, name, failobj=None):
        return self.get_all(name, [failobj])[0]

    def __getitem__(self, name):
        found = self.get(name)
        if found is None:
            from warnings import warn
            warn('Implicit None on return values is deprecated and will raise KeyErrors.', DeprecationWarning)
        return found

    @property
    def json(self):
        out = {}
        for name in dict.fromkeys([key.lower() for key in self]):
            found = self.get_all(name)
            if name == 'keywords':
                found = re.split(r'\s+', found[0])
            elif name not in self._several:
                found = found[0]
            out[name.replace('-', '_')] = found
        return out


class EntryPoint(namedtuple('_EntryPoint', 'name value group')):
    """An object that a package offers by a name: 'module:attribute [extras]'."""
    __slots__ = ()

    def _part(self, which):
        found = re.match(r'(?P<module>[\w.]+)\s*(:\s*(?P<attr>[\w.]+)\s*)?((?P<extras>\[.*\])\s*)?$', self.value)
        if found is None:
            raise ValueError('Invalid object reference', self.value)
        return found[which]

    module = property(lambda self: self._part('module'))
    attr = property(lambda self: self._part('attr'))
    extras = property(lambda self: re.findall(r'\w+', self._part('extras') or ''))

    def load(self):
        """The object."""
        module = importlib.import_module(self.module)
        return functools.reduce(getattr, [name for name in (self.attr or '').split('.') if name], module)

    def matches(self, **params):
        """Whether its fields are these."""
        return all([getattr(self, key) == value for key, value in params.items()])

    def __repr__(self):
        return f'EntryPoint(name={self.name!r}, value={self.value!r}, group={self.group!r})'


class EntryPoints(tuple):
    """Entry points, of which some can be chosen."""
    __slots__ = ()

    def __getitem__(self, name):
        for found in self.select(name=name):
            return found
        raise KeyError(name)

    def __repr__(self):
        return f'{type(self).__name__}({tuple(self)!r})'

    def select(self, **params):
        return EntryPoints([point for point in self if point.matches(**params)])

    names = property(lambda self: {point.name for point in self})
    groups = property(lambda self: {point.group for point in self})


def _points(text):
    group = None
    for line in (text or '').splitlines():
        line = line.strip()
        if line.startswith('[') and line.endswith(']'):
            group = line[1:-1]
        elif '=' in line and group is not None and line[0] not in '#;':
            name, _, value = line.partition('=')
            yield EntryPoint(name.strip(), value.strip(), group)


class FileHash(namedtuple('_FileHash', 'mode value')):
    """A hash of a file, as RECORD has it."""
    __slots__ = ()

    def __new__(cls, text):
        mode, _, value = text.partition('=')
        return super().__new__(cls, mode, value)

    def __repr__(self):
        return '<FileHash mode: %s value: %s>' % tuple(self)


class PackagePath(PurePosixPath):
    """The path of a file of a package, relative to where the package is."""

    def read_text(self, encoding='utf-8'):
        return self.locate().read_text(encoding=encoding)

    def read_binary(self):
        return self.locate().read_bytes()

    def locate(self):
        """Where it is."""
        return self.dist.locate_file(self)


def _normal(name):
    return re.sub(r'[-_.]+', '-', name).lower()


class Distribution(metaclass=abc.ABCMeta):
    """What is known of one package."""

    @classmethod
    def from_name(cls, name):
        """The package of a name."""
        if not name:
            raise ValueError('A distribution name is required.')
        for found in cls.discover(name=name):
            return found
        raise PackageNotFoundError(name)

    @classmethod
    def discover(cls, *, context=None, **kwargs):
        """All packages that the finders know."""
        if context and kwargs:
            raise ValueError('cannot accept context and kwargs')
        context = context or DistributionFinder.Context(**kwargs)
        for finder in sys.meta_path:
            yield from getattr(finder, 'find_distributions', lambda context: ())(context)

    @staticmethod
    def at(path):
        """The package whose metadata are in a directory."""
        return PathDistribution(Path(path))

    @abc.abstractmethod
    def locate_file(self, path):
        """Where a file of the package is."""

    @property
    def metadata(self):
        text = self.read_text('METADATA') or self.read_text('PKG-INFO') or ''
        return _Fields(text)

    name = property(lambda self: self.metadata['Name'])
    version = property(lambda self: self.metadata['Version'])
    entry_points = property(lambda self: EntryPoints(_points(self.read_text('entry_points.txt'))))
    requires = property(lambda self: self.metadata.get_all('Requires-Dist'))

    @property
    def files(self):
        text = self.read_text('RECORD')
        if text is None:
            return None
        found = []
        for row in csv.reader(text.splitlines()):
            path = PackagePath(row[0])
            path.dist = self
            path.hash = FileHash(row[1]) if row[1:] and row[1] else None
            path.size = int(row[2]) if row[2:] and row[2] else None
            if self.locate_file(path).exists():
                found.append(path)
        return found

    @abc.abstractmethod
    def read_text(self, filename):
        """A file of the metadata; None where there is none."""

    @property
    def origin(self):
        from types import SimpleNamespace
        text = self.read_text('direct_url.json')
        return None if text is None else _json.loads(text, object_hook=lambda found: SimpleNamespace(**found))


class _Context:
    """What is looked for: a name, or None for all; and where."""

    def __init__(self, name=None, path=None, **more):
        self.name, self.path = name, sys.path if path is None else path
        self.__dict__.update(more)


_Context.__name__, _Context.__qualname__ = 'Context', 'DistributionFinder.Context'


def _find_distributions(self, context=_Context()):
    """The packages that fit."""


class DistributionFinder(MetaPathFinder):
    """A finder that knows packages, too."""

    Context = _Context
    find_distributions = abc.abstractmethod(_find_distributions)


class PathDistribution(Distribution):
    """A package whose metadata are files."""

    def __init__(self, path):
        self._path = path

    def read_text(self, filename):
        try:
            return self._path.joinpath(filename).read_text(encoding='utf-8')
        except (FileNotFoundError, IsADirectoryError, NotADirectoryError, KeyError, PermissionError):
            return None

    def locate_file(self, path):
        return self._path.parent / path


def _on_path(context=None):
    context = _Context() if context is None else context
    wanted = None if context.name is None else _normal(context.name)
    for entry in context.path:
        place = Path(entry or '.')
        try:
            inside = sorted(place.iterdir())
        except OSError:
            continue
        for path in inside:
            stem, dot, suffix = path.name.rpartition('.')
            if dot and suffix in ('dist-info', 'egg-info') and wanted in (None, _normal(stem.partition('-')[0])):
                yield PathDistribution(path)


def distribution(distribution_name):
    """What is known of a package."""
    return Distribution.from_name(distribution_name)


def distributions(**kwargs):
    """The same of all."""
    return Distribution.discover(**kwargs)


def metadata(distribution_name):
    """The fields of a package's METADATA."""
    return distribution(distribution_name).metadata


def version(distribution_name):
    """The version of a package."""
    return distribution(distribution_name).version


def entry_points(**params):
    """The entry points of all packages, or those that fit."""
    found, seen = [], set()
    for dist in distributions():
        if _normal(dist.name or '') not in seen:
            seen.add(_normal(dist.name or ''))
            found += dist.entry_points
    return EntryPoints(found).select(**params)


def files(distribution_name):
    """The files of a package."""
    return distribution(distribution_name).files


def requires(distribution_name):
    """What a package needs."""
    return distribution(distribution_name).requires


def packages_distributions():
    """The packages, by the names of the modules that they have."""
    out = {}
    for dist in distributions():
        tops = (dist.read_text('top_level.txt') or '').split()
        if not tops:
            tops = {path.parts[0] if len(path.parts) > 1 else path.stem for path in dist.files or () if path.suffix == '.py'}
        for top in tops:
            out.setdefault(top, []).append(dist.metadata['Name'])
    return out
