# fnmatch, glob, shutil, tempfile, errno.

### fnmatch
import fnmatch
print([fnmatch.fnmatch(n, p) for n, p in (("a.py", "*.py"), ("a.py", "?.py"), ("ab.py", "?.py"), ("a", "[abc]"), ("d", "[a-c]"), ("d", "[!a-c]"), ("]", "[]]"), ("[", "["), ("", "*"), ("", ""), ("abc", "a*c"), ("abcd", "a*c"), ("a/b", "*"), ("A", "a"), ("aXbXc", "a*b*c"), ("-", "[a-]"), ("a.b.c", "*.*"), ("x", "[!]"))])
print(fnmatch.filter(["a.py", "b.txt", "c.py"], "*.py"), fnmatch.filterfalse(["a.py", "b.txt"], "*.py"), fnmatch.fnmatchcase("A", "a"), fnmatch.fnmatch(b"a", b"?"))
print(fnmatch.fnmatch("a" * 30, "*a" * 10 + "b"))
#> [True, True, False, True, False, True, True, True, True, True, True, False, True, False, True, True, True, False]
#> ['a.py', 'c.py'] ['b.txt'] False True
#> False

### fnmatch as regular expressions
import fnmatch
print([fnmatch.translate(p) for p in ("*.py", "a*b*c", "?", "[a-c]x", "[!ab]", "a.b", "", "*", "**a", "[", "a b#~", "*a*b*c*")])
#> ['(?s:.*\\.py)\\z', '(?s:a(?>.*?b).*c)\\z', '(?s:.)\\z', '(?s:[a-c]x)\\z', '(?s:[^ab])\\z', '(?s:a\\.b)\\z', '(?s:)\\z', '(?s:.*)\\z', '(?s:.*a)\\z', '(?s:\\[)\\z', '(?s:a\\ b\\#\\~)\\z', '(?s:(?>.*?a)(?>.*?b)(?>.*?c).*)\\z']

### glob
import glob, os
for p in ("t/a.py", "t/b.txt", "t/.hid.py", "t/s/c.py", "t/s/u/d.py"):
    os.makedirs("/tmp/" + os.path.dirname(p), exist_ok=True); open("/tmp/" + p, "w").close()
for p in ("*", "*.py", "s/*", "*/*.py", "**/*.py", "**", "none*", "a.py", "s/", "[ab].*", ".*", "*/"): print(p, sorted(glob.glob("/tmp/t/" + p)))
for p in ("**/*.py", "**", "**/", "s/**", "**/u/*"): print(p, sorted(glob.glob("/tmp/t/" + p, recursive=True)))
print(sorted(glob.glob("*.py", root_dir="/tmp/t")), sorted(glob.glob("**/*.py", root_dir="/tmp/t", recursive=True, include_hidden=True)), glob.escape("a*[b]?"), glob.has_magic("a*"), list(glob.iglob("/tmp/t/a*")))
os.chdir("/tmp/t"); print(sorted(glob.glob("*")), sorted(glob.glob("**", recursive=True)), sorted(glob.glob("./*.py"))); os.chdir("/")
#> * ['/tmp/t/a.py', '/tmp/t/b.txt', '/tmp/t/s']
#> *.py ['/tmp/t/a.py']
#> s/* ['/tmp/t/s/c.py', '/tmp/t/s/u']
#> */*.py ['/tmp/t/s/c.py']
#> **/*.py ['/tmp/t/s/c.py']
#> ** ['/tmp/t/a.py', '/tmp/t/b.txt', '/tmp/t/s']
#> none* []
#> a.py ['/tmp/t/a.py']
#> s/ ['/tmp/t/s/']
#> [ab].* ['/tmp/t/a.py', '/tmp/t/b.txt']
#> .* ['/tmp/t/.hid.py']
#> */ ['/tmp/t/s/']
#> **/*.py ['/tmp/t/a.py', '/tmp/t/s/c.py', '/tmp/t/s/u/d.py']
#> ** ['/tmp/t/', '/tmp/t/a.py', '/tmp/t/b.txt', '/tmp/t/s', '/tmp/t/s/c.py', '/tmp/t/s/u', '/tmp/t/s/u/d.py']
#> **/ ['/tmp/t/', '/tmp/t/s/', '/tmp/t/s/u/']
#> s/** ['/tmp/t/s/', '/tmp/t/s/c.py', '/tmp/t/s/u', '/tmp/t/s/u/d.py']
#> **/u/* ['/tmp/t/s/u/d.py']
#> ['a.py'] ['.hid.py', 'a.py', 's/c.py', 's/u/d.py'] a[*][[]b][?] True ['/tmp/t/a.py']
#> ['a.py', 'b.txt', 's'] ['a.py', 'b.txt', 's', 's/c.py', 's/u', 's/u/d.py'] ['./a.py']

### copies
import shutil, os
open("/tmp/a", "w").write("data"); os.mkdir("/tmp/d")
print(shutil.copy("/tmp/a", "/tmp/b"), shutil.copy("/tmp/a", "/tmp/d"), shutil.copyfile("/tmp/a", "/tmp/c"), shutil.copy2("/tmp/a", "/tmp/d/z"), open("/tmp/d/a").read(), sorted(os.listdir("/tmp/d")))
for f in (lambda: shutil.copyfile("/tmp/a", "/tmp/a"), lambda: shutil.copy("/tmp/none", "/tmp/x"), lambda: shutil.copyfile("/tmp/a", "/tmp/d")):
    try: f()
    except OSError as e: print(type(e).__name__, e.strerror or e)
#> /tmp/b /tmp/d/a /tmp/c /tmp/d/z data ['a', 'z']
#> SameFileError '/tmp/a' and '/tmp/a' are the same file
#> FileNotFoundError No such file or directory
#> IsADirectoryError Is a directory

### copytree and rmtree
import shutil, os
os.makedirs("/tmp/a/b/c"); open("/tmp/a/f", "w").write("f"); open("/tmp/a/b/g.pyc", "w").write("g")
print(shutil.copytree("/tmp/a", "/tmp/z"), sorted((r, sorted(d), f) for r, d, f in os.walk("/tmp/z")))
shutil.copytree("/tmp/a", "/tmp/y", ignore=shutil.ignore_patterns("*.pyc", "c")); print(sorted(os.walk("/tmp/y")))
try: shutil.copytree("/tmp/a", "/tmp/z")
except FileExistsError as e: print(e.filename)
shutil.copytree("/tmp/a", "/tmp/z", dirs_exist_ok=True); shutil.rmtree("/tmp/z"); print(os.path.exists("/tmp/z"))
try: shutil.rmtree("/tmp/z")
except FileNotFoundError as e: print(e.filename)
shutil.rmtree("/tmp/z", ignore_errors=True)
#> /tmp/z [('/tmp/z', ['b'], ['f']), ('/tmp/z/b', ['c'], ['g.pyc']), ('/tmp/z/b/c', [], [])]
#> [('/tmp/y', ['b'], ['f']), ('/tmp/y/b', [], [])]
#> /tmp/z
#> False
#> /tmp/z

### move
import shutil, os
open("/tmp/a", "w").write("a"); os.mkdir("/tmp/d")
print(shutil.move("/tmp/a", "/tmp/b"), shutil.move("/tmp/b", "/tmp/d"), shutil.move("/tmp/d", "/tmp/e"), os.listdir("/tmp/e"))
open("/tmp/b", "w").close()
try: shutil.move("/tmp/b", "/tmp/e")
except shutil.Error as e: print(e)
#> /tmp/b /tmp/d/b /tmp/e ['b']
#> Destination path '/tmp/e/b' already exists

### copyfileobj
import io, shutil
a, b = io.BytesIO(b"x" * 100000), io.BytesIO(); shutil.copyfileobj(a, b); print(len(b.getvalue()))  #> 100000

### temporary files
import tempfile, os
with tempfile.TemporaryDirectory() as d:
    print(os.path.isdir(d), d.startswith("/tmp/tmp"), len(d)); open(os.path.join(d, "f"), "w").close()
print(os.path.exists(d))
with tempfile.NamedTemporaryFile("w+", suffix=".txt", prefix="pre") as f:
    f.write("hello"); f.seek(0); print(f.read(), os.path.exists(f.name), f.name.endswith(".txt"), os.path.basename(f.name).startswith("pre"))
print(os.path.exists(f.name), f.closed)
f = tempfile.NamedTemporaryFile(delete=False); f.write(b"kept"); f.close(); print(open(f.name, "rb").read())
with tempfile.TemporaryFile() as f: f.write(b"abc"); f.seek(1); print(f.read())
fd, path = tempfile.mkstemp(); os.write(fd, b"fd"); os.close(fd); print(open(path).read(), tempfile.gettempdir(), os.path.isdir(tempfile.mkdtemp()))
with tempfile.SpooledTemporaryFile(mode="w+") as f: f.write("s"); f.seek(0); print(f.read())
#> True True 16
#> False
#> hello True True True
#> False True
#> b'kept'
#> b'bc'
#> fd /tmp True
#> s

### errno
import errno
print(errno.ENOENT == FileNotFoundError(errno.ENOENT, "x").errno, type(OSError(errno.EEXIST, "x")).__name__, errno.errorcode[errno.EACCES], errno.EAGAIN == errno.EWOULDBLOCK)
#> True FileExistsError EACCES True

### Linux's numbers
#: oracle=no
import errno
print(errno.ENOENT, errno.EEXIST, errno.ENOTEMPTY, errno.ELOOP, errno.ETIMEDOUT, errno.EHWPOISON, errno.ENOTSUP)  #> 2 17 39 40 110 133 95
