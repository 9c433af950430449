"""What finders and loaders of programs can be derived from."""
import abc
from importlib import machinery
from _hn.files import _own

__all__ = ['Loader', 'MetaPathFinder', 'PathEntryFinder', 'ResourceLoader', 'InspectLoader', 'ExecutionLoader', 'FileLoader',
           'SourceLoader']

_imports = _own('_imports')


class MetaPathFinder(metaclass=abc.ABCMeta):
    """Finds modules anywhere; stands in sys.meta_path."""

    def invalidate_caches(self):
        """Look afresh from now on."""


class PathEntryFinder(metaclass=abc.ABCMeta):
    """Finds modules in one entry of sys.path; made by a function in sys.path_hooks."""

    def invalidate_caches(self):
        """Look afresh from now on."""


class Loader(metaclass=abc.ABCMeta):
    """Makes and executes modules."""

    def create_module(self, spec):
        """A module for the spec; None for an ordinary one."""

    def load_module(self, fullname):
        """Do both, as was done before Python 3.4."""
        if not hasattr(self, 'exec_module'):
            raise ImportError
        return _imports.load_module(self, fullname)


def _wanted(parameter, error, doc):
    """A method that a class has to have, which by itself only fails."""
    if parameter == 'path':
        def method(self, path):
            raise error
    else:
        def method(self, fullname):
            raise error
    method.__doc__ = doc
    return abc.abstractmethod(method)


class ResourceLoader(Loader):
    """Reads files beside modules, too."""

    get_data = _wanted('path', OSError, 'The bytes of a file.')


class InspectLoader(Loader):
    """Knows the sources of its modules."""

    get_source = _wanted('fullname', ImportError, 'The text of a module, or None.')

    @staticmethod
    def source_to_code(data, path='<string>'):
        """The code of a source."""
        return _imports.SourceLoader.source_to_code(None, data, path)

    def exec_module(self, module):
        _imports.Loader.exec_module(self, module)

    def get_code(self, fullname):
        """The compiled module; None where it has no source."""
        text = self.get_source(fullname)
        return None if text is None else self.source_to_code(text)

    def is_package(self, fullname):
        """Whether the module is a package."""
        raise ImportError


class ExecutionLoader(InspectLoader):
    """Knows the files of its modules."""

    get_filename = _wanted('fullname', ImportError, 'What __file__ is to be.')

    def get_code(self, fullname):
        text = self.get_source(fullname)
        if text is None:
            return None
        try:
            place = (self.get_filename(fullname),)
        except ImportError:
            place = ()
        return self.source_to_code(text, *place)


class FileLoader(_imports.FileLoader, ResourceLoader, ExecutionLoader):
    """Loads the module of one file."""


class SourceLoader(_imports.SourceLoader, ResourceLoader, ExecutionLoader):
    """Loads modules from text that get_data() gives."""


for _abstract, _real in ((MetaPathFinder, machinery.BuiltinImporter), (MetaPathFinder, machinery.FrozenImporter),
                         (MetaPathFinder, machinery.PathFinder), (MetaPathFinder, machinery.WindowsRegistryFinder),
                         (PathEntryFinder, machinery.FileFinder),
                         (InspectLoader, machinery.BuiltinImporter), (InspectLoader, machinery.FrozenImporter),
                         (InspectLoader, machinery.NamespaceLoader), (FileLoader, machinery.SourceFileLoader),
                         (FileLoader, machinery.SourcelessFileLoader),
                         (SourceLoader, machinery.SourceFileLoader), (ExecutionLoader, machinery.ExtensionFileLoader)):
    _abstract.register(_real)
