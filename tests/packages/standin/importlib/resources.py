"""Paths of files that are not there. Written for these tests."""
from pathlib import PurePosixPath


def files(package):
    return PurePosixPath('/packages', package)
