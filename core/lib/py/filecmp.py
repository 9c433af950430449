"""Files and directories compared."""

import os
import stat
from types import GenericAlias

__all__ = ['clear_cache', 'cmp', 'dircmp', 'cmpfiles', 'DEFAULT_IGNORES']

BUFSIZE = 8 * 1024
DEFAULT_IGNORES = ['RCS', 'CVS', 'tags', '.git', '.hg', '.bzr', '_darcs', '__pycache__']
_cache = {}


def clear_cache():
    """Forget which files were equal."""
    _cache.clear()


def _signature(path):
    found = os.stat(path)
    return stat.S_IFMT(found.st_mode), found.st_size, found.st_mtime


def cmp(f1, f2, shallow=True):
    """Whether two files are the same; with shallow those of the same size and time are."""
    one, two = _signature(f1), _signature(f2)
    if not stat.S_ISREG(one[0]) or not stat.S_ISREG(two[0]):
        return False
    if shallow and one == two:
        return True
    if one[1] != two[1]:
        return False
    key = f1, f2, one, two
    if key not in _cache:
        if len(_cache) > 100:
            clear_cache()
        _cache[key] = _same_bytes(f1, f2)
    return _cache[key]


def _same_bytes(f1, f2):
    with open(f1, 'rb') as one, open(f2, 'rb') as two:
        while (piece := one.read(BUFSIZE)) == two.read(BUFSIZE):
            if not piece:
                return True
    return False


def cmpfiles(a, b, common, shallow=True):
    """(names that are equal, that differ, that cannot be compared) of two directories."""
    found = [], [], []
    for name in common:
        found[_verdict(os.path.join(a, name), os.path.join(b, name), shallow)].append(name)
    return found


def _verdict(one, two, shallow):
    try:
        return 0 if cmp(one, two, shallow) else 1
    except (OSError, ValueError):
        return 2


class dircmp:
    """Two directories compared; what is asked for is worked out then."""

    def __init__(self, a, b, ignore=None, hide=None, *, shallow=True):
        self.left, self.right, self.shallow = a, b, shallow
        self.hide = [os.curdir, os.pardir] if hide is None else hide
        self.ignore = DEFAULT_IGNORES if ignore is None else ignore

    def phase0(self):
        """Which names there are."""
        hidden = {*self.hide, *self.ignore}
        self.left_list, self.right_list = (
            sorted(name for name in os.listdir(folder) if name not in hidden) for folder in (self.left, self.right)
        )

    def phase1(self):
        """Which names both have."""
        left, right = map(os.path.normcase, self.left_list), {os.path.normcase(name) for name in self.right_list}
        both = {name for name, norm in zip(self.left_list, left) if norm in right}
        self.common = [name for name in self.left_list if name in both]
        self.left_only = [name for name in self.left_list if name not in both]
        self.right_only = [name for name in self.right_list if name not in both]

    def phase2(self):
        """What those are."""
        self.common_dirs, self.common_files, self.common_funny = [], [], []
        for name in self.common:
            self._sorted_in(name).append(name)

    def _sorted_in(self, name):
        try:
            kinds = {stat.S_IFMT(os.stat(os.path.join(folder, name)).st_mode) for folder in (self.left, self.right)}
        except (OSError, ValueError):
            return self.common_funny
        if kinds == {stat.S_IFDIR}:
            return self.common_dirs
        return self.common_files if kinds == {stat.S_IFREG} else self.common_funny

    def phase3(self):
        """Which files are equal."""
        self.same_files, self.diff_files, self.funny_files = cmpfiles(self.left, self.right, self.common_files, self.shallow)

    def phase4(self):
        """The directories in them."""
        self.subdirs = {
            name: self.__class__(os.path.join(self.left, name), os.path.join(self.right, name), self.ignore, self.hide, shallow=self.shallow)
            for name in self.common_dirs
        }

    def phase4_closure(self):
        self.phase4()
        for inner in self.subdirs.values():
            inner.phase4_closure()

    def report(self):
        """Print how they differ."""
        print('diff', self.left, self.right)
        for label, names in (
            (f'Only in {self.left}', 'left_only'), (f'Only in {self.right}', 'right_only'),
            ('Identical files', 'same_files'), ('Differing files', 'diff_files'),
            ('Trouble with common files', 'funny_files'), ('Common subdirectories', 'common_dirs'),
            ('Common funny cases', 'common_funny'),
        ):
            shown = getattr(self, names)
            if shown:
                shown.sort()
                print(label, ':', shown)

    def report_partial_closure(self):
        """Print how they differ, and those right in them."""
        self.report()
        for inner in self.subdirs.values():
            print()
            inner.report()

    def report_full_closure(self):
        """Print how they differ, and all in them."""
        self.report()
        for inner in self.subdirs.values():
            print()
            inner.report_full_closure()

    methodmap = {
        **dict.fromkeys(['left_list', 'right_list'], phase0), **dict.fromkeys(['common', 'left_only', 'right_only'], phase1),
        **dict.fromkeys(['common_dirs', 'common_files', 'common_funny'], phase2),
        **dict.fromkeys(['same_files', 'diff_files', 'funny_files'], phase3), 'subdirs': phase4,
    }

    def __getattr__(self, attr):
        work = self.methodmap.get(attr)
        if work is None:
            raise AttributeError(attr)
        work(self)
        return vars(self)[attr]

    __class_getitem__ = classmethod(GenericAlias)
