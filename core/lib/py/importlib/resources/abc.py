"""What readers of files beside modules can be derived from."""
import abc
from typing import Protocol, runtime_checkable

__all__ = ['ResourceReader', 'Traversable', 'TraversableResources']


class ResourceReader(metaclass=abc.ABCMeta):
    """Reads the files of one package by their names."""

    @abc.abstractmethod
    def open_resource(self, resource):
        """The file, opened for bytes."""
        raise FileNotFoundError

    @abc.abstractmethod
    def resource_path(self, resource):
        """The path of the file; FileNotFoundError where it has none."""
        raise FileNotFoundError

    @abc.abstractmethod
    def is_resource(self, path):
        """Whether the name is that of a file."""
        raise FileNotFoundError

    @abc.abstractmethod
    def contents(self):
        """The names that there are."""
        raise FileNotFoundError


@runtime_checkable
class Traversable(Protocol):
    """A file or a directory, as much of pathlib.Path as packages have need of."""

    @abc.abstractmethod
    def open(self, mode='r', *args, **kwargs):
        """The file, opened."""

    @abc.abstractmethod
    def is_file(self):
        """Whether it is a file."""

    @property
    @abc.abstractmethod
    def name(self):
        """Its name in the directory that it is in."""

    @abc.abstractmethod
    def is_dir(self):
        """Whether it is a directory."""

    @abc.abstractmethod
    def iterdir(self):
        """What is in the directory."""

    def read_bytes(self):
        """All of the file."""
        with self.open('rb') as file:
            return file.read()

    def read_text(self, encoding=None, errors=None):
        """All of the file as text."""
        with self.open('r', encoding=encoding, errors=errors) as file:
            return file.read()

    def joinpath(self, *descendants):
        """What is below by these names."""
        found = self
        for name in [part for text in descendants for part in str(text).split('/') if part and part != '.']:
            found = _entry_of(found, name)
        return found

    def __truediv__(self, child):
        return self.joinpath(child)


def _entry_of(directory, name):
    for entry in directory.iterdir():
        if entry.name == name:
            return entry
    raise FileNotFoundError(2, 'No such file or directory', name)


class TraversableResources(ResourceReader):
    """A reader that needs only say where its files are."""

    @abc.abstractmethod
    def files(self):
        """The directory of the package."""

    def contents(self):
        return (entry.name for entry in self.files().iterdir())

    def is_resource(self, path):
        return self.files().joinpath(path).is_file()

    def resource_path(self, resource):
        raise FileNotFoundError(resource)

    def open_resource(self, resource):
        return self.files().joinpath(resource).open('rb')
