# os and os.path.

### a directory and what is in it
import os
os.mkdir("/tmp/d"); open("/tmp/d/b", "w").write("xy"); os.mkdir("/tmp/d/a")
print(sorted(os.listdir("/tmp/d")), sorted(os.listdir(b"/tmp/d")))
print(sorted((e.name, e.path, e.is_dir(), e.is_file(), e.is_symlink()) for e in os.scandir("/tmp/d")))
with os.scandir("/tmp/d") as it: print(sum(e.stat().st_size for e in it if e.is_file()), [os.fspath(e) for e in os.scandir("/tmp/d") if e.name == "b"])
#> ['a', 'b'] [b'a', b'b']
#> [('a', '/tmp/d/a', True, False, False), ('b', '/tmp/d/b', False, True, False)]
#> 2 ['/tmp/d/b']

### makedirs and removedirs
import os
os.makedirs("/tmp/a/b/c"); os.makedirs("/tmp/a/b/c", exist_ok=True); print(os.path.isdir("/tmp/a/b/c"))
try: os.makedirs("/tmp/a/b/c")
except FileExistsError as e: print(e.filename)
open("/tmp/a/keep", "w").close(); os.removedirs("/tmp/a/b/c"); print(os.listdir("/tmp/a"))
#> True
#> /tmp/a/b/c
#> ['keep']

### walk
import os
for p in ("/tmp/w/x/deep", "/tmp/w/y"): os.makedirs(p)
for p in ("/tmp/w/1", "/tmp/w/x/2", "/tmp/w/x/deep/3"): open(p, "w").close()
for root, dirs, files in os.walk("/tmp/w"): dirs.sort(); print(root, dirs, files)
print([root for root, dirs, files in os.walk("/tmp/w", topdown=False) if not dirs])
for root, dirs, files in os.walk("/tmp/w"): dirs[:] = [d for d in dirs if d != "x"]; print(root, files)
print(list(os.walk("/tmp/none"))); list(os.walk("/tmp/none", onerror=lambda e: print(type(e).__name__)))
#> /tmp/w ['x', 'y'] ['1']
#> /tmp/w/x ['deep'] ['2']
#> /tmp/w/x/deep [] ['3']
#> /tmp/w/y [] []
#> ['/tmp/w/x/deep', '/tmp/w/y']
#> /tmp/w ['1']
#> /tmp/w/y []
#> []
#> FileNotFoundError

### remove and rename
import os
open("/tmp/a", "w").write("a"); os.rename("/tmp/a", "/tmp/b"); print(os.listdir("/tmp"), open("/tmp/b").read())
open("/tmp/c", "w").write("c"); os.replace("/tmp/c", "/tmp/b"); print(os.listdir("/tmp"), open("/tmp/b").read())
os.mkdir("/tmp/d"); os.rename("/tmp/b", "/tmp/d/b"); os.rename("/tmp/d", "/tmp/e"); print(os.listdir("/tmp"), os.listdir("/tmp/e"))
os.remove("/tmp/e/b"); os.rmdir("/tmp/e"); print(os.listdir("/tmp"))
open("/tmp/x", "w").close(); os.unlink("/tmp/x"); os.rename("/tmp", "/tmp") if 0 else print(os.path.exists("/tmp/x"))
#> ['b'] a
#> ['b'] c
#> ['e'] ['b']
#> []
#> False

### errors of files
import os
def t(f, *args):
    try: f(*args); print("done")
    except OSError as e: print(f.__name__, type(e).__name__, e.strerror, e.filename, e.filename2)
os.makedirs("/tmp/d/sub"); open("/tmp/f", "w").close()
t(os.listdir, "/tmp/none"); t(os.listdir, "/tmp/f"); t(os.mkdir, "/tmp/d"); t(os.mkdir, "/tmp/none/x"); t(os.mkdir, "/tmp/f/x")
t(os.remove, "/tmp/none"); t(os.rmdir, "/tmp/d"); t(os.rmdir, "/tmp/none"); t(os.rmdir, "/tmp/f"); t(os.unlink, "/tmp/none")
t(os.rename, "/tmp/none", "/tmp/x"); t(os.rename, "/tmp/f", "/tmp/none/x"); t(os.rename, "/tmp/d", "/tmp/d/sub/x"); t(os.stat, "/tmp/none"); t(os.chdir, "/tmp/none"); t(os.chdir, "/tmp/f")
t(os.stat, ""); t(os.mkdir, ""); t(os.scandir, "/tmp/none"); t(os.rename, "/tmp/d", "/tmp/f")
#> listdir FileNotFoundError No such file or directory /tmp/none None
#> listdir NotADirectoryError Not a directory /tmp/f None
#> mkdir FileExistsError File exists /tmp/d None
#> mkdir FileNotFoundError No such file or directory /tmp/none/x None
#> mkdir NotADirectoryError Not a directory /tmp/f/x None
#> remove FileNotFoundError No such file or directory /tmp/none None
#> rmdir OSError Directory not empty /tmp/d None
#> rmdir FileNotFoundError No such file or directory /tmp/none None
#> rmdir NotADirectoryError Not a directory /tmp/f None
#> unlink FileNotFoundError No such file or directory /tmp/none None
#> rename FileNotFoundError No such file or directory /tmp/none /tmp/x
#> rename FileNotFoundError No such file or directory /tmp/f /tmp/none/x
#> rename OSError Invalid argument /tmp/d /tmp/d/sub/x
#> stat FileNotFoundError No such file or directory /tmp/none None
#> chdir FileNotFoundError No such file or directory /tmp/none None
#> chdir NotADirectoryError Not a directory /tmp/f None
#> stat FileNotFoundError No such file or directory  None
#> mkdir FileNotFoundError No such file or directory  None
#> scandir FileNotFoundError No such file or directory /tmp/none None
#> rename NotADirectoryError Not a directory /tmp/d /tmp/f

### errors of types
import os
for f in (os.listdir, os.stat, os.mkdir, os.remove, os.path.exists, os.path.join, os.fspath, os.path.basename, os.makedirs):
    try: print(f(3.5))
    except TypeError as e: print(f.__name__, e)
for g in (lambda: os.path.join("a", b"b"), lambda: os.path.join("a", 3), lambda: os.path.commonpath(["/a", "b"]), lambda: os.path.commonpath([]), lambda: os.path.relpath("")):
    try: print(g())
    except (TypeError, ValueError) as e: print(type(e).__name__, e)
#> listdir listdir: path should be string, bytes, os.PathLike, integer or None, not float
#> stat stat: path should be string, bytes, os.PathLike or integer, not float
#> mkdir mkdir: path should be string, bytes or os.PathLike, not float
#> remove remove: path should be string, bytes or os.PathLike, not float
#> exists stat: path should be string, bytes, os.PathLike or integer, not float
#> join expected str, bytes or os.PathLike object, not float
#> fspath expected str, bytes or os.PathLike object, not float
#> basename expected str, bytes or os.PathLike object, not float
#> makedirs expected str, bytes or os.PathLike object, not float
#> TypeError Can't mix strings and bytes in path components
#> TypeError join() argument must be str, bytes, or os.PathLike object, not 'int'
#> ValueError Can't mix absolute and relative paths
#> ValueError commonpath() arg is an empty sequence
#> ValueError no path specified

### stat
import os, stat
open("/tmp/f", "w").write("12345"); s = os.stat("/tmp/f")
print(s.st_size, s[6], stat.S_ISREG(s.st_mode), stat.S_ISDIR(os.stat("/tmp").st_mode), s.st_mtime > 1e9 or s.st_mtime == 0, len(s), os.path.getsize("/tmp/f"))
os.utime("/tmp/f", (1, 2.5)); print(os.stat("/tmp/f").st_mtime, os.path.getmtime("/tmp/f"), os.stat("/tmp/f").st_mtime_ns)
with open("/tmp/f") as f: print(os.fstat(f.fileno()).st_size)
print(stat.filemode(0o100644), stat.filemode(0o40755), stat.filemode(0o104711), stat.S_IMODE(0o100644) == 0o644)
#> 5 5 True True True 10 5
#> 2.5 2.5 2500000000
#> 5
#> -rw-r--r-- drwxr-xr-x -rws--x--x True

### access and the like
import os
open("/tmp/f", "w").close()
print(os.access("/tmp/f", os.R_OK), os.access("/tmp/f", os.W_OK), os.access("/tmp/f", os.F_OK), os.access("/tmp/none", os.F_OK))
os.truncate("/tmp/f", 3); print(open("/tmp/f", "rb").read())
#> True True True False
#> b'\x00\x00\x00'

### the current directory
import os
os.mkdir("/tmp/d"); os.chdir("/tmp/d"); print(os.getcwd(), os.getcwdb()); open("rel", "w").write("r")
print(os.listdir(), os.listdir("."), os.path.abspath("rel"), os.path.exists("../d/rel"), open("./rel").read(), os.path.relpath("/tmp"))
os.chdir(".."); print(os.getcwd(), os.path.samefile("d/rel", "/tmp/d/rel")); os.chdir("/")
#> /tmp/d b'/tmp/d'
#> ['rel'] ['rel'] /tmp/d/rel True r ..
#> /tmp True

### names of the system
import os
print(os.name, os.sep, os.linesep == "\n", os.curdir, os.pardir, os.extsep, os.altsep, os.pathsep, os.devnull, os.path.__name__, os.error is OSError)
print(os.getenv("NO_SUCH"), os.getenv("NO_SUCH", "d"), os.fsencode("é"), os.fsdecode(b"\xc3\xa9"), os.fspath("x"), os.fspath(b"x"))
class P:
    def __fspath__(self): return "/p"
print(os.fspath(P()), isinstance(P(), os.PathLike), isinstance("x", os.PathLike), os.path.join(P(), "q"))
#> posix / True . .. . None : /dev/null posixpath True
#> None d b'\xc3\xa9' é x b'x'
#> /p True False /p/q

### join, split and parts
import os.path as p
print(p.join("a", "b"), p.join("a/", "b"), p.join("a", "/b"), p.join("", "b"), p.join("a", ""), p.join("a", "b", "../c"), p.join(b"a", b"b"), p.join("/"))
for s in ("/a/b.txt", "b.tar.gz", "/a/", ".rc", "a/.rc.x", "", "/", "//a", "a..b", "..x", "b.", "a.b/c"): print(p.split(s), p.splitext(s), p.basename(s), p.dirname(s), p.splitdrive(s), p.splitroot(s))
print(p.isabs("/a"), p.isabs("a"), p.normcase("A"))
#> a/b a/b /b b a/ a/b/../c b'a/b' /
#> ('/a', 'b.txt') ('/a/b', '.txt') b.txt /a ('', '/a/b.txt') ('', '/', 'a/b.txt')
#> ('', 'b.tar.gz') ('b.tar', '.gz') b.tar.gz  ('', 'b.tar.gz') ('', '', 'b.tar.gz')
#> ('/a', '') ('/a/', '')  /a ('', '/a/') ('', '/', 'a/')
#> ('', '.rc') ('.rc', '') .rc  ('', '.rc') ('', '', '.rc')
#> ('a', '.rc.x') ('a/.rc', '.x') .rc.x a ('', 'a/.rc.x') ('', '', 'a/.rc.x')
#> ('', '') ('', '')   ('', '') ('', '', '')
#> ('/', '') ('/', '')  / ('', '/') ('', '/', '')
#> ('//', 'a') ('//a', '') a // ('', '//a') ('', '//', 'a')
#> ('', 'a..b') ('a.', '.b') a..b  ('', 'a..b') ('', '', 'a..b')
#> ('', '..x') ('..x', '') ..x  ('', '..x') ('', '', '..x')
#> ('', 'b.') ('b', '.') b.  ('', 'b.') ('', '', 'b.')
#> ('a.b', 'c') ('a.b/c', '') c a.b ('', 'a.b/c') ('', '', 'a.b/c')
#> True False A

### normpath and relpath
import os.path as p
for s in ("a//b", "a/./b", "a/../b", "../a", "/..", "//a", "///a", "", ".", "a/..", "/a/b/../../..", "a/b/../../../c", b"a//b"): print(repr(s), p.normpath(s))
print(p.relpath("/a/b", "/a"), p.relpath("/a", "/a/b"), p.relpath("/a/b/c", "/a/d"), p.relpath("/a", "/a"), p.abspath("/a/../b"), p.realpath("/tmp/../tmp"))
#> 'a//b' a/b
#> 'a/./b' a/b
#> 'a/../b' b
#> '../a' ../a
#> '/..' /
#> '//a' //a
#> '///a' /a
#> '' .
#> '.' .
#> 'a/..' .
#> '/a/b/../../..' /
#> 'a/b/../../../c' ../c
#> b'a//b' b'a/b'
#> b .. ../b/c . /b /tmp

### common parts
import os.path as p
print(p.commonprefix(["/usr/lib", "/usr/local"]), p.commonprefix([]), p.commonpath(["/usr/lib", "/usr/local/x"]), p.commonpath(["a/b", "a/c"]), repr(p.commonpath(["a", "b"])), p.commonpath(["/a", "/b"]))
#> /usr/l  /usr a '' /

### what there is
import os
open("/tmp/f", "w").close(); os.mkdir("/tmp/d"); p = os.path
print([(p.exists(x), p.isfile(x), p.isdir(x), p.lexists(x), p.islink(x)) for x in ("/tmp/f", "/tmp/d", "/tmp/none", "/tmp/f/x", "/tmp/d/")])
print(p.ismount("/"), p.exists("a\0b"), p.expandvars("$NOPE/${NOPE}x$"), p.expandvars("plain"))
#> [(True, True, False, True, False), (True, False, True, True, False), (False, False, False, False, False), (False, False, False, False, False), (True, False, True, True, False)]
#> True False $NOPE/${NOPE}x$ plain

### files by number
import os
fd = os.open("/tmp/f", os.O_CREAT | os.O_RDWR); print(os.write(fd, b"hello"), os.lseek(fd, 1, 0), os.read(fd, 3)); os.close(fd)
try: os.read(fd, 1)
except OSError as e: print(e.strerror)
with os.fdopen(os.open("/tmp/f", os.O_RDONLY)) as f: print(f.read())
with open(os.open("/tmp/f", os.O_WRONLY | os.O_TRUNC), "w") as f: f.write("new")
print(open("/tmp/f").read())
#> 5 1 b'ell'
#> Bad file descriptor
#> hello
#> new

### names are limited
#: oracle=no
import os
try: open("/tmp/" + "x" * 300, "w")
except OSError as e: print(e.strerror)  #> File name too long

### odd names
import os
for name in ("é€😀", " sp ace ", "a\nb", "-", "..."): open("/tmp/" + name, "w").write(name)
print(sorted(os.listdir("/tmp")), open("/tmp/é€😀").read())  #> [' sp ace ', '-', '...', 'a\nb', 'é€😀'] é€😀

### walking up and about
import os
os.makedirs("/tmp/a/b"); open("/tmp/a/f", "w").write("F")
print(open("/tmp/a/b/../f").read(), open("/tmp//a///f").read(), open("/tmp/./a/./f").read(), os.path.exists("/tmp/a/b/../../a"), open("/../../tmp/a/f").read())
#> F F F True F

### the home directory is the environment's
import os
from pathlib import Path
os.environ["HOME"] = "/home/parrot/"
print(os.path.expanduser("~/.x"), os.path.expanduser("~"), os.path.expanduser(b"~/a"), os.path.expanduser("~//b"))
print(Path("~/x").expanduser(), Path.home(), os.path.expanduser("~nobody/x"), os.path.expanduser("x~"))
os.environ["HOME"] = "/"
print(os.path.expanduser("~/.x"), os.path.expanduser("~"), Path("~").expanduser())
#> /home/parrot/.x /home/parrot b'/home/parrot/a' /home/parrot//b
#> /home/parrot/x /home/parrot ~nobody/x x~
#> /.x / /

### descriptors of directories are asked for what they are
import os
for fd in 2 ** 100, -2 ** 100, 'a', 1.5, None:
    try:
        print(os.path.basename(os.getcwd()) is not None, os.stat('.', dir_fd=fd) is not None)
    except (OverflowError, TypeError) as e:
        print(type(e).__name__, e)
try:
    os.rename('a', 'b', src_dir_fd=None, dst_dir_fd='c')
except TypeError as e:
    print(e)
#> OverflowError fd is greater than maximum
#> OverflowError fd is less than minimum
#> TypeError argument should be integer or None, not str
#> TypeError argument should be integer or None, not float
#> True True
#> argument should be integer or None, not str

### modes are C's ints
import os
for call in lambda mode: os.mkdir('zz', mode), lambda mode: os.chmod('zz', mode):
    for mode in 'rw', 1.5, None, 2 ** 31, -2 ** 31 - 1, 0o755:
        try:
            print(call(mode))
        except (TypeError, OverflowError) as e:
            print(type(e).__name__, e)
os.rmdir('zz')
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError 'NoneType' object cannot be interpreted as an integer
#> OverflowError Python int too large to convert to C int
#> OverflowError Python int too large to convert to C int
#> None
#> TypeError 'str' object cannot be interpreted as an integer
#> TypeError 'float' object cannot be interpreted as an integer
#> TypeError 'NoneType' object cannot be interpreted as an integer
#> OverflowError Python int too large to convert to C int
#> OverflowError Python int too large to convert to C int
#> None
