"""Members of archives by their paths."""

import io
import posixpath
import re
import stat
from pathlib import PurePosixPath, PurePath

from zipfile import ZipFile, ZipInfo

__all__ = ['Path']


class CompleteDirs(ZipFile):
    """An archive that has the directories which its members lie in, whether they are written in it or not."""

    @staticmethod
    def _implied_dirs(names):
        """The directories that none of the names is, in the order in which they are met."""
        found, known = {}, set(names)
        for name in names:
            above = posixpath.dirname(name.rstrip('/'))
            while above.rstrip('/'):
                if above + '/' not in known:
                    found[above + '/'] = None
                above = posixpath.dirname(above.rstrip('/'))
        return list(found)

    def namelist(self):
        """The names of all members, and of the directories that they lie in."""
        names = super().namelist()
        return names + self._implied_dirs(names)

    def _names(self):
        return set(self.namelist())

    def resolve_dir(self, name):
        """The name, with a slash behind it where it is a directory's only."""
        names = self._names()
        return name if name in names or name + '/' not in names else name + '/'

    def getinfo(self, name):
        """The member of a name, or of a directory."""
        try:
            return super().getinfo(name)
        except KeyError:
            if not name.endswith('/') or name not in self._names():
                raise
            return ZipInfo(name)

    @classmethod
    def make(cls, source):
        """One of an archive, which becomes it, or of a file."""
        if not isinstance(source, CompleteDirs):
            if not isinstance(source, ZipFile):
                return cls(source)
            source.__class__ = cls if source.mode == 'r' else CompleteDirs
        return source

    @classmethod
    def inject(cls, zf):
        """Writes the directories that are not written."""
        for name in cls._implied_dirs(zf.namelist()):
            zf.writestr(name, b'')
        return zf

    def __reduce__(self):
        return type(self), (self._given if self._passed else self.filename, self.mode, self.compression, self._allowZip64,
                            self.compresslevel)


class FastLookup(CompleteDirs):
    """One that is read only, and knows its names."""
    _listed = _known = None

    def namelist(self):
        """The names of all members, and of the directories that they lie in."""
        if self._listed is None:
            self._listed = super().namelist()
        return self._listed

    def _names(self):
        if self._known is None:
            self._known = super()._names()
        return self._known


def _segment(text):
    """A part of a pattern as a regular expression."""
    if text == '**':
        return '.*'
    if '**' in text:
        raise ValueError('** must appear alone in a path segment')
    said, at = '[^/]' if text == '*' else '', 0
    while at < len(text):
        character, end = text[at], text.find(']', at)
        if character == '[' and end > 0:
            said += text[at:end + 1]
            at = end
        else:
            said += '[^/]*' if character == '*' else '[^/]' if character == '?' else re.escape(character)
        at += 1
    return said


def _encoding(encoding=None, *rest, **named):
    return io.text_encoding(encoding, 3), rest, named


class Path:
    """A place in an archive: a member, a directory, or nothing that is there."""

    def __init__(self, root, at=''):
        self.root, self.at = FastLookup.make(root), at

    def __eq__(self, other):
        if type(self) is not type(other):
            return NotImplemented
        return self.root == other.root and self.at == other.at

    def __hash__(self):
        return hash((self.root, self.at))

    def __repr__(self):
        return f'{type(self).__name__}({self.root.filename!r}, {self.at!r})'

    def __str__(self):
        archive = self.root.filename
        return posixpath.join(archive, self.at)

    def _whole(self):
        """The path as pathlib has it: for the root, the archive's."""
        return PurePath(self.root.filename) if not self.at else PurePosixPath(self.at)

    @property
    def filename(self):
        """The path of the archive, and behind it this one's."""
        return PurePath(self.root.filename).joinpath(self.at)

    @property
    def name(self):
        """The last part."""
        return self._whole().name

    @property
    def stem(self):
        """The last part without its suffix."""
        return self._whole().stem

    @property
    def suffix(self):
        """What the name ends in, from its last dot on."""
        return self._whole().suffix

    @property
    def suffixes(self):
        """All the suffixes of the name."""
        return self._whole().suffixes

    @property
    def parent(self):
        """The directory that it lies in; of the root, that of the archive."""
        if not self.at:
            return self.filename.parent
        above = posixpath.dirname(self.at.rstrip('/'))
        return self._at(above + '/' if above else above)

    def _at(self, at):
        return type(self)(self.root, at)

    # -- what it is

    def is_dir(self):
        """Whether it is a directory."""
        return self.at.endswith('/') or not self.at

    def is_file(self):
        """Whether it is a member that is no directory."""
        return not self.is_dir() and self.exists()

    def exists(self):
        """Whether it is in the archive."""
        return self.at in self.root._names()

    def is_symlink(self):
        """Whether it is a symbolic link."""
        return stat.S_ISLNK(self.root.getinfo(self.at).external_attr >> 16)

    # -- other places

    def joinpath(self, *other):
        """The place that is named from here."""
        return self._at(self.root.resolve_dir(posixpath.join(self.at, *other)))

    __truediv__ = joinpath

    def iterdir(self):
        """The places right below."""
        if not self.is_dir():
            raise ValueError("Can't listdir a file")
        places = map(self._at, self.root.namelist())
        return (place for place in places if posixpath.dirname(place.at.rstrip('/')) == self.at.rstrip('/'))

    def glob(self, pattern):
        """The places below whose path a pattern matches."""
        if not pattern:
            raise ValueError(f'Unacceptable pattern: {pattern!r}')
        matches = re.compile(re.escape(self.at) + '/'.join(map(_segment, pattern.split('/'))) + '[/]?').fullmatch
        return map(self._at, filter(matches, self.root.namelist()))

    def rglob(self, pattern):
        """The same at any depth."""
        return self.glob(f'**/{pattern}')

    def match(self, path_pattern):
        """Whether a pattern matches the path."""
        return PurePosixPath(self.at).match(path_pattern)

    def relative_to(self, other, *extra):
        """The way to here from another place."""
        start = other.joinpath(*extra)
        return posixpath.relpath(f'{self}', f'{start}')

    # -- what is in it

    def open(self, mode='r', *args, pwd=None, **kwargs):
        """The member as a file, of text or, with b in the mode, of bytes."""
        if self.is_dir():
            raise IsADirectoryError(self)
        kind = mode[0]
        if kind == 'r' and not self.exists():
            raise FileNotFoundError(self)
        text = 'b' not in mode
        if not text and (args or kwargs):
            raise ValueError('encoding args invalid for binary operation')
        if text:
            encoding, args, kwargs = _encoding(*args, **kwargs)
        file = self.root.open(self.at, kind, pwd=pwd)
        return io.TextIOWrapper(file, encoding, *args, **kwargs) if text else file

    def read_text(self, *args, **kwargs):
        """The member's text."""
        encoding, args, kwargs = _encoding(*args, **kwargs)
        with self.open('r', encoding, *args, **kwargs) as file:
            return file.read()

    def read_bytes(self):
        """The member's bytes."""
        with self.open('rb') as file:
            return file.read()
