"""The versions of the packages of a run. Written for these tests."""
from importlib._given import entries, versions


class PackageNotFoundError(ModuleNotFoundError):
    pass


def version(name):
    try:
        return versions[name.lower().replace('_', '-')]
    except KeyError:
        raise PackageNotFoundError(name) from None


class _Metadata(dict):
    def __getitem__(self, name):
        return self.get(name.lower())


def packages_distributions():
    return {}


def metadata(name):
    return _Metadata({'name': name, 'version': version(name)})


def distribution(name):
    version(name)
    raise NotImplementedError


class EntryPoint:
    def __init__(self, group, name, value):
        self.group, self.name, self.value = group, name, value
        self.module, _, self.attr = value.partition(':')

    def load(self):
        found = __import__(self.module, fromlist=['x'])
        for name in self.attr.split('.') if self.attr else ():
            found = getattr(found, name)
        return found


class EntryPoints(tuple):
    def select(self, **wanted):
        return EntryPoints([e for e in self if all(getattr(e, key) == value for key, value in wanted.items())])

    names = property(lambda self: {e.name for e in self})


def entry_points(**wanted):
    return EntryPoints([EntryPoint(*entry) for entry in entries]).select(**wanted)
