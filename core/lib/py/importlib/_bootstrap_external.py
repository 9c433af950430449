"""Under the names that CPython keeps them by: the finder of directories, and the loaders of files."""
from importlib.machinery import (BYTECODE_SUFFIXES, DEBUG_BYTECODE_SUFFIXES, EXTENSION_SUFFIXES, OPTIMIZED_BYTECODE_SUFFIXES,
                                 SOURCE_SUFFIXES, ExtensionFileLoader, FileFinder, NamespaceLoader, PathFinder,
                                 SourceFileLoader, SourcelessFileLoader)
from importlib.util import MAGIC_NUMBER, cache_from_source, decode_source, source_from_cache, spec_from_file_location
from _hn.files import _own

__all__ = ['BYTECODE_SUFFIXES', 'DEBUG_BYTECODE_SUFFIXES', 'EXTENSION_SUFFIXES', 'ExtensionFileLoader', 'FileFinder', 'FileLoader',
           'MAGIC_NUMBER', 'NamespaceLoader', 'OPTIMIZED_BYTECODE_SUFFIXES', 'PathFinder', 'SOURCE_SUFFIXES', 'SourceFileLoader',
           'SourceLoader', 'SourcelessFileLoader', 'cache_from_source', 'decode_source', 'source_from_cache',
           'spec_from_file_location']

_imports = _own('_imports')
FileLoader, SourceLoader, _NamespacePath = _imports.FileLoader, _imports.SourceLoader, _imports.NamespacePath
_NamespaceLoader = NamespaceLoader
path_sep = path_separators = '/'
