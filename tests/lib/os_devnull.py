### what is written to os.devnull is gone, and nothing is read from it
import contextlib, os
with open(os.devnull, 'w') as f, contextlib.redirect_stdout(f):
    print('gone')
print(repr(open(os.devnull).read()), open(os.devnull, 'rb').read())  #> '' b''
with open(os.devnull, 'r+b') as f:
    print(f.write(b'abc'), f.read())  #> 3 b''

### it is a device, not a file
import os, stat
print(os.path.exists(os.devnull), os.path.isfile(os.devnull), os.path.isdir(os.devnull))  #> True False False
s = os.stat(os.devnull)
print(stat.S_ISCHR(s.st_mode), stat.S_IMODE(s.st_mode) == 0o666, s.st_size)  #> True True 0

### it cannot be made, and is no directory
import os
for f, path, *more in (open, os.devnull, 'x'), (os.listdir, os.devnull), (open, '/dev/null/a'), (open, '/dev/nulls'):
    try: print(f(path, *more))
    except OSError as e: print(type(e).__name__, e.strerror, e.filename)
#> FileExistsError File exists /dev/null
#> NotADirectoryError Not a directory /dev/null
#> NotADirectoryError Not a directory /dev/null/a
#> FileNotFoundError No such file or directory /dev/nulls
