"""Under the names that CPython keeps them by: the importers of what ships, and specs."""
import sys
from importlib import __import__
from importlib.machinery import BuiltinImporter, FrozenImporter, ModuleSpec
from importlib.util import module_from_spec, spec_from_loader

__all__ = ['BuiltinImporter', 'FrozenImporter', 'ModuleSpec', '__import__', 'module_from_spec', 'spec_from_loader', 'sys']
