"""The lines of several files, one after the other."""

import os
import sys
from contextlib import suppress
from types import GenericAlias

__all__ = [
    'input', 'close', 'nextfile', 'filename', 'lineno', 'filelineno', 'fileno', 'isfirstline', 'isstdin', 'FileInput', 'hook_compressed',
    'hook_encoded',
]

_state = None


def input(files=None, inplace=False, backup='', *, mode='r', openhook=None, encoding=None, errors=None):
    """The FileInput that the functions of this module ask."""
    global _state
    how = {'mode': mode, 'openhook': openhook, 'encoding': encoding, 'errors': errors}
    if _state is not None and _state._file:
        raise RuntimeError('input() already active')
    made = _state = FileInput(files, inplace, backup, **how)
    return made


def close():
    """No more of those files."""
    global _state
    before, _state = _state, None
    if before:
        before.close()


def _asks(name):
    """The function that asks the FileInput that is active."""
    def ask():
        if not _state:
            raise RuntimeError('no active input()')
        return getattr(_state, name)()

    ask.__name__ = ask.__qualname__ = name
    return ask


nextfile, filename, lineno, filelineno, fileno, isfirstline, isstdin = map(
    _asks, 'nextfile filename lineno filelineno fileno isfirstline isstdin'.split()
)


class FileInput:
    """Lines of files; - is stdin. With inplace, what is printed goes into the file that is being read."""

    def __init__(self, files=None, inplace=False, backup='', *, mode='r', openhook=None, encoding=None, errors=None):
        if isinstance(files, (str, os.PathLike)):
            files = (os.fspath(files),)
        else:
            files = tuple(sys.argv[1:] if files is None else files) or ('-',)
        self._files, self._inplace, self._backup = files, inplace, backup
        self._file = self._output = self._backup_name = self._printed = None
        self._name, self._stdin, self._line, self._line_of_file = None, False, 0, 0
        self._encoding, self._errors = encoding, errors
        if mode not in ('r', 'rb'):
            raise ValueError("FileInput opening mode must be 'r' or 'rb'")
        self._mode, self._write_mode = mode, mode.replace('r', 'w')
        if openhook:
            if inplace:
                raise ValueError('FileInput cannot use an opening hook in inplace mode')
            if not callable(openhook):
                raise ValueError('FileInput openhook must be callable')
        self._openhook = openhook

    def close(self):
        """No more of these files."""
        self._files = ()
        self.nextfile()

    def __iter__(self):
        return self

    def __next__(self):
        found = self.readline()
        if not found:
            raise StopIteration
        return found

    def __enter__(self):
        return self

    def __exit__(self, type, value, traceback):
        self.close()

    def nextfile(self):
        """Skip what is left of this file."""
        before, self._printed = self._printed, None
        if before is not None:
            sys.stdout = before
        output, self._output = self._output, None
        file, self._file = self._file, None
        old, self._backup_name = self._backup_name, None
        try:
            if output:
                output.close()
        finally:
            if file and not self._stdin:
                file.close()
            if old and not self._backup:
                with suppress(OSError):
                    os.unlink(old)
            self._stdin = False

    def readline(self):
        """The next line; empty at the end."""
        while True:
            if self._file is None:
                if not self._files:
                    return b'' if 'b' in self._mode else ''
                self._open()
            line = self._file.readline()
            if line:
                self._line += 1
                self._line_of_file += 1
                return line
            self.nextfile()

    def _open(self):
        self._name, *rest = self._files
        self._files = tuple(rest)
        self._line_of_file, self._stdin, self._backup_name = 0, False, None
        encoding = None if 'b' in self._mode else self._encoding or 'locale'
        if self._name == '-':
            self._name, self._stdin = '<stdin>', True
            self._file = getattr(sys.stdin, 'buffer', sys.stdin) if 'b' in self._mode else sys.stdin
        elif self._inplace:
            self._open_inplace(encoding)
        elif self._openhook is None:
            self._file = open(self._name, self._mode, encoding=encoding, errors=self._errors)
        elif self._encoding is None:
            self._file = self._openhook(self._name, self._mode)
        else:
            self._file = self._openhook(self._name, self._mode, encoding=self._encoding, errors=self._errors)

    def _open_inplace(self, encoding):
        old = self._backup_name = os.fspath(self._name) + (self._backup or '.bak')
        if os.path.exists(old):
            os.unlink(old)
        os.rename(self._name, old)
        self._file = open(old, self._mode, encoding=encoding, errors=self._errors)
        self._output = open(self._name, self._write_mode, encoding=encoding, errors=self._errors)
        self._printed, sys.stdout = sys.stdout, self._output

    def filename(self):
        return self._name

    def lineno(self):
        return self._line

    def filelineno(self):
        return self._line_of_file

    def fileno(self):
        try:
            return self._file.fileno() if self._file else -1
        except ValueError:
            return -1

    def isfirstline(self):
        return self._line_of_file == 1

    def isstdin(self):
        return self._stdin

    __class_getitem__ = classmethod(GenericAlias)


def hook_compressed(filename, mode, *, encoding=None, errors=None):
    """Opens files that are compressed, by their endings, and others."""
    if encoding is None and 'b' not in mode:
        encoding = 'locale'
    ending = os.path.splitext(filename)[1]
    if ending == '.gz':
        from gzip import open as opened
    elif ending == '.bz2':
        from bz2 import BZ2File as opened
    else:
        return open(filename, mode, encoding=encoding, errors=errors)
    stream = opened(filename, mode)
    if 'b' in mode:
        return stream
    from io import TextIOWrapper

    return TextIOWrapper(stream, encoding=encoding, errors=errors)


def hook_encoded(encoding, errors=None):
    """Opens files in an encoding."""
    return lambda filename, mode: open(filename, mode, encoding=encoding, errors=errors)
