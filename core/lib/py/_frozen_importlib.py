"""The module that the finders of what ships say they are from, by which pickle finds them."""
from _hn.files import _own

_imports = _own('_imports')
BuiltinImporter, FrozenImporter, _ = _imports.IMPORTERS
ModuleSpec = _imports.ModuleSpec
