"""Packages: which modules they have, and files beside these."""
import importlib.machinery
import importlib.util
import os
import sys
from collections import namedtuple
from functools import singledispatch as _singledispatch
from _hn.files import _own

__all__ = ['get_importer', 'iter_importers', 'walk_packages', 'iter_modules', 'get_data', 'read_code', 'extend_path', 'ModuleInfo']

_imports = _own('_imports')

ModuleInfo = namedtuple('ModuleInfo', 'module_finder name ispkg')
ModuleInfo.__doc__ = 'A module that was found: by whom, its name, and whether it is a package.'


def read_code(stream):
    """None: there are no files of bytecode."""


def get_importer(path_item):
    """The finder of a directory, or None."""
    return _imports.importer_of(_own('_files').text(path_item))


def iter_importers(fullname=''):
    """The finders that are asked for a module."""
    if fullname.startswith('.'):
        raise ImportError(f'Relative module name {fullname!r} not supported')
    package = fullname.rpartition('.')[0]
    if package:
        path = getattr(importlib.import_module(package), '__path__', None)
        if path is None:
            return
    else:
        yield from sys.meta_path
        path = sys.path
    for entry in path:
        yield get_importer(entry)


@_singledispatch
def iter_importer_modules(importer, prefix=''):
    """(name, whether it is a package) of what a finder has."""
    if type(importer).__module__ == 'zipimport':
        return importer._modules_in(prefix)
    return importer.iter_modules(prefix) if hasattr(importer, 'iter_modules') else []


@iter_importer_modules.register(importlib.machinery.FileFinder)
def _in_directory(importer, prefix=''):
    found = {}
    try:
        names = sorted(os.listdir(importer.path))
    except OSError:
        names = []
    for entry in names:
        name, dot, suffix = entry.rpartition('.')
        if dot and '.' + suffix in importlib.machinery.SOURCE_SUFFIXES and name != '__init__' and '.' not in name:
            found.setdefault(name, False)
        elif '.' not in entry and os.path.isfile(os.path.join(importer.path, entry, '__init__.py')):
            found[entry] = True
    return [(prefix + name, package) for name, package in found.items()]


def iter_modules(path=None, prefix=''):
    """A ModuleInfo of each module in the directories of `path`, or in all that there are."""
    if isinstance(path, str):
        raise ValueError('path must be None or list of paths to look for modules in')
    seen = set()
    for finder in iter_importers() if path is None else map(get_importer, path):
        for name, package in iter_importer_modules(finder, prefix):
            if name not in seen:
                seen.add(name)
                yield ModuleInfo(finder, name, package)


def walk_packages(path=None, prefix='', onerror=None):
    """The same, with what is in the packages, which are imported for that."""
    done = set()
    for info in iter_modules(path, prefix):
        yield info
        if not info.ispkg:
            continue
        try:
            importlib.import_module(info.name)
        except Exception as e:
            if onerror is not None:
                onerror(info.name)
            elif not isinstance(e, ImportError):
                raise
            continue
        inner = [place for place in getattr(sys.modules[info.name], '__path__', None) or [] if place not in done]
        done.update(inner)
        yield from walk_packages(inner, info.name + '.', onerror)


def extend_path(path, name):
    """The directories of a package, with those of the same name elsewhere on sys.path."""
    if not isinstance(path, list):
        return path
    out = path[:]
    above, _, tail = name.rpartition('.')
    for entry in getattr(sys.modules[above], '__path__', []) if above else sys.path:
        finder = get_importer(entry) if isinstance(entry, str) else None
        spec = finder.find_spec(tail) if hasattr(finder, 'find_spec') else None
        for place in getattr(spec, 'submodule_search_locations', None) or []:
            if place not in out:
                out.append(place)
    return out


def get_data(package, resource):
    """The bytes of a file that lies beside a package's modules; None where its loader has no files."""
    spec = importlib.util.find_spec(package)
    if spec is None or not hasattr(spec.loader, 'get_data'):
        return None
    module = importlib.import_module(package)
    if not hasattr(module, '__file__'):
        return None
    return spec.loader.get_data(os.path.join(os.path.dirname(module.__file__), *resource.split('/')))


def resolve_name(name):
    """The object of 'package.module:object.attribute', or of names with dots alone."""
    path, colon, rest = name.partition(':')
    if not all([part.isidentifier() for part in path.split('.')]) or rest and not all([part.isidentifier() for part in rest.split('.')]):
        raise ValueError(f'invalid format: {name!r}')
    if colon:
        found, left = importlib.import_module(path), rest.split('.') if rest else []
    else:
        found, left = _longest(path.split('.'))
    for part in left:
        found = getattr(found, part)
    return found


def _longest(parts):
    """The module of as many parts as there is one, and what is left."""
    found, name = importlib.import_module(parts[0]), parts[0]
    for i, part in enumerate(parts[1:], 1):
        name += '.' + part
        try:
            found = importlib.import_module(name)
        except ImportError:
            return found, parts[i:]
    return found, []
