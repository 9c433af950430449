"""The finders and loaders that import uses."""
from _hn.builtins import warn_program
from _hn.files import _own
from _hn.imports import _import_error

__all__ = ['BYTECODE_SUFFIXES', 'BuiltinImporter', 'DEBUG_BYTECODE_SUFFIXES', 'EXTENSION_SUFFIXES', 'ExtensionFileLoader',
           'FileFinder', 'FrozenImporter', 'ModuleSpec', 'NamespaceLoader', 'OPTIMIZED_BYTECODE_SUFFIXES', 'PathFinder',
           'SOURCE_SUFFIXES', 'SourceFileLoader', 'SourcelessFileLoader', 'WindowsRegistryFinder', 'all_suffixes']

_imports = _own('_imports')
BuiltinImporter, FrozenImporter, PathFinder = _imports.IMPORTERS
ModuleSpec, FileFinder = _imports.ModuleSpec, _imports.FileFinder
SourceFileLoader, NamespaceLoader = _imports.SourceFileLoader, _imports.NamespaceLoader
SOURCE_SUFFIXES = [_imports.SUFFIX]
# There are no files of bytecode or machine code that could be loaded.
BYTECODE_SUFFIXES, DEBUG_BYTECODE_SUFFIXES, OPTIMIZED_BYTECODE_SUFFIXES, EXTENSION_SUFFIXES = [], [], [], []


class _Refused(_imports.FileLoader, _imports.Loader):
    def create_module(self, spec):
        raise _import_error(f'import of module {spec.name!r} is refused: this sandbox runs no code that is compiled elsewhere; '
                            'give it the source', spec.name)

    def get_code(self, fullname):
        return None

    def get_source(self, fullname):
        return None


class SourcelessFileLoader(_Refused):
    """Would load a file of bytecode, which is refused."""


class ExtensionFileLoader(_Refused):
    """Would load a module in machine code, which is refused."""


class WindowsRegistryFinder:
    """Finds nothing: there is no registry of Windows here."""

    @classmethod
    def find_spec(cls, fullname, path=None, target=None):
        warn_program(DeprecationWarning, 'importlib.machinery.WindowsRegistryFinder is deprecated; use site configuration instead. '
                     'Future versions of Python may not enable this finder by default.')


for _cls in (SourcelessFileLoader, ExtensionFileLoader, WindowsRegistryFinder):
    _cls.__module__ = '_frozen_importlib_external'


def all_suffixes():
    """The suffixes of all files that can be modules."""
    return SOURCE_SUFFIXES + BYTECODE_SUFFIXES + EXTENSION_SUFFIXES
