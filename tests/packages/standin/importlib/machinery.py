"""Names that packages import. Written for these tests."""
SOURCE_SUFFIXES = ['.py']
EXTENSION_SUFFIXES = []


class ModuleSpec:
    def __init__(self, name, loader, *, origin=None, loader_state=None, is_package=None):
        self.name, self.loader, self.origin, self.loader_state = name, loader, origin, loader_state
        self.submodule_search_locations = [] if is_package else None
        self.has_location, self.cached = False, None
        self.parent = name if is_package else name.rpartition('.')[0]


class SourceFileLoader:
    pass


class PathFinder:
    pass
