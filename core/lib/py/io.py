"""Streams in memory, and files: the objects that open() gives."""

from _hn import _ships
from _hn.files import _own

_names = _own('_io')

for _name in ('BufferedRandom', 'BufferedReader', 'BufferedWriter', 'BytesIO', 'DEFAULT_BUFFER_SIZE', 'FileIO',
              'StringIO', 'TextIOWrapper', 'UnsupportedOperation', 'open_code',
              'text_encoding'):
    globals()[_name] = getattr(_names, _name)

open = open
BlockingIOError = BlockingIOError
IOBase = _names._IOBase
RawIOBase = _names._RawIOBase
BufferedIOBase = _names._BufferedIOBase
TextIOBase = _names._TextIOBase
SEEK_SET = 0
SEEK_CUR = 1
SEEK_END = 2

__all__ = ['BlockingIOError', 'open', 'open_code', 'IOBase', 'RawIOBase', 'FileIO', 'BytesIO', 'StringIO', 'BufferedIOBase',
           'BufferedReader', 'BufferedWriter', 'BufferedRandom', 'TextIOBase', 'TextIOWrapper', 'UnsupportedOperation',
           'SEEK_SET', 'SEEK_CUR', 'SEEK_END', 'DEFAULT_BUFFER_SIZE', 'text_encoding']
_rare = ('BufferedRWPair', 'IncrementalNewlineDecoder', 'Reader', 'Writer')
if _ships('_io_rare'):
    __all__ += _rare
del _name, _names


def __getattr__(name):
    if name not in _rare:
        raise AttributeError(f'module {__name__!r} has no attribute {name!r}')
    import _io_rare
    found = globals()[name] = getattr(_io_rare, name)
    return found
