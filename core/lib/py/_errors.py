"""The texts that Linux has for the numbers of errno."""

_TEXTS = {
    1: 'Operation not permitted', 2: 'No such file or directory', 3: 'No such process', 4: 'Interrupted system call',
    5: 'Input/output error', 6: 'No such device or address', 7: 'Argument list too long', 8: 'Exec format error',
    9: 'Bad file descriptor', 10: 'No child processes', 11: 'Resource temporarily unavailable',
    12: 'Cannot allocate memory', 13: 'Permission denied', 16: 'Device or resource busy', 17: 'File exists',
    18: 'Invalid cross-device link', 19: 'No such device', 20: 'Not a directory', 21: 'Is a directory',
    22: 'Invalid argument', 23: 'Too many open files in system', 24: 'Too many open files', 26: 'Text file busy',
    27: 'File too large', 28: 'No space left on device', 29: 'Illegal seek', 30: 'Read-only file system',
    31: 'Too many links', 32: 'Broken pipe', 35: 'Resource deadlock avoided', 36: 'File name too long',
    38: 'Function not implemented', 39: 'Directory not empty', 40: 'Too many levels of symbolic links',
    71: 'Protocol error', 88: 'Socket operation on non-socket', 90: 'Message too long', 95: 'Operation not supported',
    98: 'Address already in use', 99: 'Cannot assign requested address', 100: 'Network is down',
    101: 'Network is unreachable', 102: 'Network dropped connection on reset', 103: 'Software caused connection abort',
    104: 'Connection reset by peer', 105: 'No buffer space available', 106: 'Transport endpoint is already connected',
    107: 'Transport endpoint is not connected', 108: 'Cannot send after transport endpoint shutdown',
    110: 'Connection timed out', 111: 'Connection refused', 112: 'Host is down', 113: 'No route to host',
    114: 'Operation already in progress', 115: 'Operation now in progress', 116: 'Stale file handle',
    122: 'Disk quota exceeded', 125: 'Operation canceled',
}


def text_of(number):
    return _TEXTS.get(number, 'Unknown error %d' % number)
