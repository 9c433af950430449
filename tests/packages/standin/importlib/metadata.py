"""The versions of the packages of a run. Written for these tests."""
from importlib._given import versions


class PackageNotFoundError(ModuleNotFoundError):
    pass


def version(name):
    try:
        return versions[name.lower().replace('_', '-')]
    except KeyError:
        raise PackageNotFoundError(name) from None


def distribution(name):
    version(name)
    raise NotImplementedError


def entry_points(**wanted):
    return ()
