# Corners of os and os.path: arguments, names, entries that are gone.

### os.utime: its arguments
import os
open('/tmp/f', 'w').close()
for args, kw in [(((5, 5),), {'ns': (5, 5)}), (([5, 5],), {}), (((5,),), {}), (((5, 5, 5),), {}),
                 ((5,), {}), ((None,), {'ns': [5, 5]}), ((None,), {'ns': (5,)}),
                 ((None,), {'ns': 5}), ((None,), {'ns': None}),
                 ((('a', 'b'),), {}), ((None,), {'ns': (1.5, 2)}), (((None, 2),), {}), (((1, float('nan')),), {})]:
    try:
        print(os.utime('/tmp/f', *args, **kw))
    except Exception as error:
        print(type(error).__name__, error)
os.utime('/tmp/f', (5, 7.25))
print(os.stat('/tmp/f').st_mtime, os.stat('/tmp/f').st_mtime_ns)
os.utime('/tmp/f', ns=(5, 7_001_000_000))
print(os.stat('/tmp/f').st_mtime_ns)
#> ValueError utime: you may specify either 'times' or 'ns' but not both
#> TypeError utime: 'times' must be either a tuple of two ints or None
#> TypeError utime: 'times' must be either a tuple of two ints or None
#> TypeError utime: 'times' must be either a tuple of two ints or None
#> TypeError utime: 'times' must be either a tuple of two ints or None
#> TypeError utime: 'ns' must be a tuple of two ints
#> TypeError utime: 'ns' must be a tuple of two ints
#> TypeError utime: 'ns' must be a tuple of two ints
#> TypeError utime: 'ns' must be a tuple of two ints
#> TypeError argument must be int or float, not str
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError argument must be int or float, not NoneType
#> ValueError Invalid value NaN (not a number)
#> 7.25 7250000000
#> 7001000000

### os.stat_result: how many items
import os
for n in (0, 1, 9, 10, 20):
    try:
        made = os.stat_result(range(n))
        print(n, repr(made)[:40], len(made), made.st_atime, made.st_ctime, made.st_atime_ns)
    except TypeError as error:
        print(n, error)
try:
    os.stat_result(5)
except TypeError as error:
    print(error)
#> 0 os.stat_result() takes an at least 10-sequence (0-sequence given)
#> 1 os.stat_result() takes an at least 10-sequence (1-sequence given)
#> 9 os.stat_result() takes an at least 10-sequence (9-sequence given)
#> 10 os.stat_result(st_mode=0, st_ino=1, st_d 10 7 9 None
#> 20 os.stat_result() takes an at most 19-sequence (20-sequence given)
#> constructor requires a sequence

### os.stat_result: nothing can be set
import os
made = os.stat('/')
for name in ('st_mode', 'st_rdev', 'parrot'):
    try:
        setattr(made, name, 1)
    except AttributeError as error:
        print(type(error).__name__)
#> AttributeError
#> AttributeError
#> AttributeError

### os.get_exec_path
import os, warnings
print(os.get_exec_path({}), os.get_exec_path({'PATH': ''}), os.get_exec_path({'PATH': '/a::/b'}))
print(os.get_exec_path({b'PATH': b'/c:/d'}))
try:
    os.get_exec_path({'PATH': 'a', b'PATH': b'b'})
except ValueError as error:
    print(error)
saved, os.environ = os.environ, {'PATH': '/x:/y'}
print(os.get_exec_path())
os.environ = saved
#> ['/bin', '/usr/bin'] [''] ['/a', '', '/b']
#> ['/c', '/d']
#> env cannot contain 'PATH' and b'PATH' keys
#> ['/x', '/y']

### an entry of a directory that was removed meanwhile
import os
os.mkdir('/tmp/d')
os.mkdir('/tmp/d/one')
open('/tmp/d/two', 'w').close()
entries = sorted(os.scandir('/tmp/d'), key=lambda entry: entry.name)
os.rmdir('/tmp/d/one')
os.unlink('/tmp/d/two')
for entry in entries:
    print(entry.name, entry.inode() > 0, entry.is_symlink())
    try:
        entry.stat()
    except FileNotFoundError as error:
        print(error.strerror, error.filename)
#> one True False
#> No such file or directory /tmp/d/one
#> two True False
#> No such file or directory /tmp/d/two

### os.__all__
import os
missing = [name for name in os.__all__ if not hasattr(os, name)]
print(missing, [name in os.__all__ for name in ('open', 'walk', 'path', 'sys', 'PathLike', 'fsencode', 'name')])
space = {}
exec('from os import *', space)
print('walk' in space, 'sys' in space, 'abc' in space)
#> [] [True, True, True, False, False, True, True]
#> True False False

### os.device_encoding
import os
print(os.device_encoding(123456))  #> None

### os.path: str and bytes
import os.path
for f, args in [(os.path.relpath, (b'a', 'b')), (os.path.relpath, ('a', b'b')), (os.path.relpath, ('a', 5)),
                (os.path.relpath, (5,)), (os.path.commonpath, (['a', b'b'],)),
                (os.path.join, ('a', b'b')), (os.path.join, ('a', 5)),
                (os.path.relpath, ('',)), (os.path.relpath, (b'a', ''))]:
    try:
        print(f(*args))
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)
print(os.path.ismount('/'), os.path.ismount(b'/'))
for path in ('/nowhere', '', b'/tmp', '/\0'):
    print(ascii(path), os.path.ismount(path))
#> TypeError Can't mix strings and bytes in path components
#> TypeError Can't mix strings and bytes in path components
#> TypeError expected str, bytes or os.PathLike object, not int
#> TypeError expected str, bytes or os.PathLike object, not int
#> TypeError Can't mix strings and bytes in path components
#> TypeError Can't mix strings and bytes in path components
#> TypeError join() argument must be str, bytes, or os.PathLike object, not 'int'
#> ValueError no path specified
#> TypeError Can't mix strings and bytes in path components
#> True True
#> '/nowhere' False
#> '' False
#> b'/tmp' False
#> '/\x00' False

### genericpath
import genericpath
print(genericpath.exists('/'), genericpath.commonprefix(['abc', 'abd']))
print(sorted(genericpath.__all__)[:8])
print(sorted(genericpath.__all__)[8:])
#> True ab
#> ['ALLOW_MISSING', 'commonprefix', 'exists', 'getatime', 'getctime', 'getmtime', 'getsize', 'isdevdrive']
#> ['isdir', 'isfile', 'isjunction', 'islink', 'lexists', 'samefile', 'sameopenfile', 'samestat']

### functions that take the number of an open file are in os.supports_fd
import os
file = open('/tmp/a', 'w')
for function, args in ((os.stat, ()), (os.utime, ((5, 5),)), (os.chmod, (0o600,)), (os.truncate, (0,))):
    function(file.fileno(), *args)
    print(function.__name__, function in os.supports_fd)
#> stat True
#> utime True
#> chmod True
#> truncate True

### os.utime: times out of range
import os
open('/tmp/f', 'w').close()
for times in [(5, float('inf')), (5, -float('inf')), (5, 1e300), (5, 2**63), (5, -2**63 - 1), (5, 2**100), (2**64, 5)]:
    try:
        print(os.utime('/tmp/f', times))
    except OverflowError as error:
        print(error)
for ns in [(5, 2**100), (5, -2**100), (2**100, 5)]:
    try:
        print(os.utime('/tmp/f', ns=ns))
    except OverflowError as error:
        print(error)
os.utime('/tmp/f', (5, True))
print(os.stat('/tmp/f').st_mtime)
#> timestamp out of range for platform time_t
#> timestamp out of range for platform time_t
#> timestamp out of range for platform time_t
#> timestamp out of range for platform time_t
#> timestamp out of range for platform time_t
#> timestamp out of range for platform time_t
#> timestamp out of range for platform time_t
#> timestamp out of range for platform time_t
#> timestamp out of range for platform time_t
#> timestamp out of range for platform time_t
#> 1.0

### the repr of a stat_result of anything
import os
print(os.stat_result('abcdefghij'), os.stat_result([1.5, None] + [0] * 8))
#> os.stat_result(st_mode='a', st_ino='b', st_dev='c', st_nlink='d', st_uid='e', st_gid='f', st_size='g', st_atime='h', st_mtime='i', st_ctime='j') os.stat_result(st_mode=1.5, st_ino=None, st_dev=0, st_nlink=0, st_uid=0, st_gid=0, st_size=0, st_atime=0, st_mtime=0, st_ctime=0)
