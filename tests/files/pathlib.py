# The pathlib module.

### making and joining
from pathlib import Path, PurePath, PurePosixPath, PosixPath
print(Path("/a") / "b" / "c.txt", "x" / Path("y"), Path("a", "b", "/c"), Path(), Path(""), Path("."), Path("a//b/./c/"), Path("/"), Path("//a"), Path("///a"), Path("a/../b"))
print(repr(Path("a")), repr(PurePath("/x")), type(Path("a")), Path("a") == PosixPath("a"), Path("a") == PurePosixPath("a"), Path("a") == "a", hash(Path("a")) == hash(Path("a")))
print(Path("a").joinpath("b", Path("c")), Path(Path("x"), "y"), bytes(Path("é")), Path("a").as_posix(), Path("/a b/é").as_uri())
#> /a/b/c.txt x/y /c . . . a/b/c / //a /a a/../b
#> PosixPath('a') PurePosixPath('/x') <class 'pathlib.PosixPath'> True True False True
#> a/b/c x/y b'\xc3\xa9' a file:///a%20b/%C3%A9

### parts
from pathlib import Path
for s in ("/usr/lib/x.tar.gz", "a/b", "/", ".", "..", ".rc", "a.", "x.y.z/", "/a/..", "noext", "..x.y"):
    p = Path(s); print(repr(str(p)), p.parts, p.name, p.stem, p.suffix, p.suffixes, str(p.parent), repr(p.root), repr(p.anchor), p.is_absolute())
print(list(Path("/a/b/c").parents), list(Path("a/b").parents), Path("/a/b").parents, len(Path("a").parents), Path("/a/b/c").parents[1], Path("/a/b/c").parents[-1], Path("/a/b/c").parents[0:2])
#> '/usr/lib/x.tar.gz' ('/', 'usr', 'lib', 'x.tar.gz') x.tar.gz x.tar .gz ['.tar', '.gz'] /usr/lib '/' '/' True
#> 'a/b' ('a', 'b') b b  [] a '' '' False
#> '/' ('/',)    [] / '/' '/' True
#> '.' ()    [] . '' '' False
#> '..' ('..',) .. ..  [] . '' '' False
#> '.rc' ('.rc',) .rc .rc  [] . '' '' False
#> 'a.' ('a.',) a. a . ['.'] . '' '' False
#> 'x.y.z' ('x.y.z',) x.y.z x.y .z ['.y', '.z'] . '' '' False
#> '/a/..' ('/', 'a', '..') .. ..  [] /a '/' '/' True
#> 'noext' ('noext',) noext noext  [] . '' '' False
#> '..x.y' ('..x.y',) ..x.y ..x .y ['.y'] . '' '' False
#> [PosixPath('/a/b'), PosixPath('/a'), PosixPath('/')] [PosixPath('a'), PosixPath('.')] <PosixPath.parents> 1 /a / (PosixPath('/a/b'), PosixPath('/a'))

### with_name and the like
from pathlib import Path
p = Path("/d/x.tar.gz")
print(p.with_name("y"), p.with_stem("z"), p.with_suffix(".bz2"), p.with_suffix(""), Path("a").with_suffix(".b"), p.with_segments("q", "r"))
for f in (lambda: p.with_suffix("txt"), lambda: Path("/").with_name("a"), lambda: p.with_name("a/b"), lambda: p.with_name(""), lambda: Path("").with_suffix(".x"), lambda: p.with_stem("")):
    try: print(f())
    except ValueError as e: print(e)
#> /d/y /d/z.gz /d/x.tar.bz2 /d/x.tar a.b q/r
#> Invalid suffix 'txt'
#> PosixPath('/') has an empty name
#> Invalid name 'a/b'
#> Invalid name ''
#> PosixPath('.') has an empty name
#> PosixPath('/d/x.tar.gz') has a non-empty suffix

### relative_to
from pathlib import Path
p = Path("/a/b/c")
print(p.relative_to("/a"), p.relative_to("/a/b/c"), p.is_relative_to("/a"), p.is_relative_to("/x"), p.relative_to("/a/x/y", walk_up=True), Path("a/b").relative_to("a"))
for f in (lambda: p.relative_to("/x"), lambda: p.relative_to("a"), lambda: Path("a").relative_to("/a"), lambda: p.relative_to("../x", walk_up=True)):
    try: print(f())
    except ValueError as e: print(e)
#> b/c . True False ../../b/c b
#> '/a/b/c' is not in the subpath of '/x'
#> '/a/b/c' is not in the subpath of 'a'
#> 'a' is not in the subpath of '/a'
#> '..' segment in '../x' cannot be walked

### errors of types
from pathlib import Path
for f in (lambda: Path(3), lambda: Path(b"x"), lambda: Path("a") / 3, lambda: 3 / Path("a"), lambda: Path(None), lambda: Path("a") < "b", lambda: Path("a") + "b", lambda: Path("/tmp/x").write_text(b"x"), lambda: Path("/tmp/x").write_bytes("x")):
    try: print(f())
    except TypeError as e: print(e)
#> argument should be a str or an os.PathLike object where __fspath__ returns a str, not 'int'
#> argument should be a str or an os.PathLike object where __fspath__ returns a str, not 'bytes'
#> unsupported operand type(s) for /: 'PosixPath' and 'int'
#> unsupported operand type(s) for /: 'int' and 'PosixPath'
#> argument should be a str or an os.PathLike object where __fspath__ returns a str, not 'NoneType'
#> '<' not supported between instances of 'PosixPath' and 'str'
#> unsupported operand type(s) for +: 'PosixPath' and 'str'
#> data must be str, not bytes
#> memoryview: a bytes-like object is required, not 'str'

### comparing and sorting
from pathlib import Path
print(sorted([Path("b"), Path("a/c"), Path("a"), Path("a.b")]), Path("a") < Path("b"), Path("a") >= Path("a"), {Path("a"): 1}[Path("a/")], Path("a") != Path("b"))
#> [PosixPath('a'), PosixPath('a/c'), PosixPath('a.b'), PosixPath('b')] True True 1 True

### match and full_match
from pathlib import Path
p = Path("/a/b/c.py")
print([p.match(x) for x in ("*.py", "b/*.py", "/a/*/*.py", "*.txt", "/*.py", "c.??", "[abc].py", "[!c].py", "**/*.py", "A/B/*.py")])
print([p.full_match(x) for x in ("/a/**", "**/*.py", "/a/*.py", "/a/*/*.py", "**", "/a/**/c.py", "c.py")], Path("A").match("a", case_sensitive=False))
#> [True, True, True, False, False, True, True, False, True, False]
#> [True, True, False, True, True, True, False] True

### read and write
from pathlib import Path
p = Path("/tmp/f.txt")
print(p.write_text("héllo\nx"), p.read_text(), p.read_bytes(), p.write_bytes(b"raw\xff"), p.read_bytes(), p.stat().st_size, p.exists(), p.is_file(), p.is_dir(), p.is_symlink())
with p.open("w") as f: print(f.write("open"), f.name)
print(p.read_text(encoding="ascii"), p.write_text("a\nb", newline="\r\n"), p.read_bytes(), open(p).read())
#> 7 héllo
#> x b'h\xc3\xa9llo\nx' 4 b'raw\xff' 4 True True False False
#> 4 /tmp/f.txt
#> open 3 b'a\r\nb' a
#> b

### directories
from pathlib import Path
d = Path("/tmp/d/e/f"); d.mkdir(parents=True); d.mkdir(exist_ok=True, parents=True); (d / "x").touch(); (d / "x").touch()
print(sorted(d.iterdir()), sorted(Path("/tmp").iterdir()), d.is_dir(), [type(x).__name__ for x in d.iterdir()])
for f in (lambda: d.mkdir(), lambda: Path("/tmp/q/r").mkdir(), lambda: (d / "x").touch(exist_ok=False), lambda: Path("/tmp/none").unlink(), lambda: Path("/tmp/none").read_text(), lambda: d.rmdir(), lambda: list(Path("/tmp/none").iterdir()), lambda: Path("/tmp/none").resolve(strict=True)):
    try: f()
    except OSError as e: print(type(e).__name__, e.strerror, e.filename)
(d / "x").unlink(); Path("/tmp/none").unlink(missing_ok=True); d.rmdir(); print(list(Path("/tmp/d").rglob("*")))
#> [PosixPath('/tmp/d/e/f/x')] [PosixPath('/tmp/d')] True ['PosixPath']
#> FileExistsError File exists /tmp/d/e/f
#> FileNotFoundError No such file or directory /tmp/q/r
#> FileExistsError File exists /tmp/d/e/f/x
#> FileNotFoundError No such file or directory /tmp/none
#> FileNotFoundError No such file or directory /tmp/none
#> OSError Directory not empty /tmp/d/e/f
#> FileNotFoundError No such file or directory /tmp/none
#> FileNotFoundError No such file or directory /tmp/none
#> [PosixPath('/tmp/d/e')]

### rename, replace, copy and move
from pathlib import Path
p = Path("/tmp/a"); p.write_text("a"); q = p.rename("/tmp/b"); print(repr(q), p.exists(), q.replace(Path("/tmp/c")), Path("/tmp/c").read_text())
c = Path("/tmp/c"); print(c.copy("/tmp/d"), c.move("/tmp/e"), sorted(Path("/tmp").iterdir()))
Path("/tmp/dir").mkdir(); print(Path("/tmp/e").copy_into("/tmp/dir"), Path("/tmp/d").move_into("/tmp/dir"), Path("/tmp/dir").copy("/tmp/dir2"), sorted(Path("/tmp/dir2").iterdir()))
#> PosixPath('/tmp/b') False /tmp/c a
#> /tmp/d /tmp/e [PosixPath('/tmp/d'), PosixPath('/tmp/e')]
#> /tmp/dir/e /tmp/dir/d /tmp/dir2 [PosixPath('/tmp/dir2/d'), PosixPath('/tmp/dir2/e')]

### glob
from pathlib import Path
t = Path("/tmp/t")
for s in ("a.py", "b.txt", ".hid", "sub/c.py", "sub/deep/d.py", "sub2/e.md"):
    (t / s).parent.mkdir(parents=True, exist_ok=True); (t / s).write_text("")
for pattern in ("*", "*.py", "**/*.py", "sub/*", "*/*.py", "**", "**/", "sub*", "?.py", "[ab].*", "*/", "sub/../*.py", "a.py", "none", "sub/deep", "**/deep/*", "**/**/c.py", "SUB"):
    print(pattern, sorted(str(p.relative_to(t)) for p in t.glob(pattern)))
print(sorted(p.name for p in t.rglob("*.py")), sorted(p.name for p in t.rglob("deep/*")), sorted(str(p) for p in t.glob("A.PY", case_sensitive=False)))
for pattern in ("", "/x"):
    try: list(t.glob(pattern))
    except (ValueError, NotImplementedError) as e: print(type(e).__name__, e)
#> * ['.hid', 'a.py', 'b.txt', 'sub', 'sub2']
#> *.py ['a.py']
#> **/*.py ['a.py', 'sub/c.py', 'sub/deep/d.py']
#> sub/* ['sub/c.py', 'sub/deep']
#> */*.py ['sub/c.py']
#> ** ['.', '.hid', 'a.py', 'b.txt', 'sub', 'sub/c.py', 'sub/deep', 'sub/deep/d.py', 'sub2', 'sub2/e.md']
#> **/ ['.', 'sub', 'sub/deep', 'sub2']
#> sub* ['sub', 'sub2']
#> ?.py ['a.py']
#> [ab].* ['a.py', 'b.txt']
#> */ ['sub', 'sub2']
#> sub/../*.py ['sub/../a.py']
#> a.py ['a.py']
#> none []
#> sub/deep ['sub/deep']
#> **/deep/* ['sub/deep/d.py']
#> **/**/c.py ['sub/c.py']
#> SUB []
#> ['a.py', 'c.py', 'd.py'] ['d.py'] ['/tmp/t/a.py']
#> ValueError Unacceptable pattern: ''
#> NotImplementedError Non-relative patterns are unsupported

### walk
from pathlib import Path
t = Path("/tmp/t"); (t / "a/b").mkdir(parents=True); (t / "a/f").touch(); (t / "g").touch()
print([(str(p), d, f) for p, d, f in t.walk()], [str(p) for p, d, f in t.walk(top_down=False)])
#> [('/tmp/t', ['a'], ['g']), ('/tmp/t/a', ['b'], ['f']), ('/tmp/t/a/b', [], [])] ['/tmp/t/a/b', '/tmp/t/a', '/tmp/t']

### resolve and absolute
import os
from pathlib import Path
os.chdir("/tmp"); print(Path("x").absolute(), Path("../tmp/./x").resolve(), Path.cwd(), Path("/a/../b").resolve(), Path("a/..").absolute(), Path("/tmp").samefile("../tmp"), Path("/").is_mount()); os.chdir("/")
#> /tmp/x /tmp/x /tmp /b /tmp/a/.. True True

### a subclass
from pathlib import Path, PurePosixPath
class P(PurePosixPath):
    def shout(self): return str(self).upper()
print(repr(P("a") / "b"), (P("a") / "b").shout(), P("x/y").parent.shout())  #> P('a/b') A/B X

### paths in os
import os
from pathlib import Path
p = Path("/tmp") / "f"; p.write_text("x")
print(os.path.join(p, "y"), os.fspath(p), os.path.exists(p), os.listdir(Path("/tmp")), isinstance(p, os.PathLike), os.path.basename(p), f"{p}", "%s" % p)
#> /tmp/f/y /tmp/f True ['f'] True f /tmp/f /tmp/f

### Path.glob, rglob: patterns of no name, and of what is above
import os
from pathlib import Path
os.makedirs('/tmp/globbed/a/b')
Path('/tmp/globbed/f.txt').touch()
for pattern in '', '.', '/', './', '..', 'a/..', 'b/..', '**/..', '**/.', '**/', '*/..':
    for name in 'glob', 'rglob':
        try: print(repr(pattern), name, sorted([str(p)[12:] for p in getattr(Path('/tmp/globbed'), name)(pattern)]))
        except (ValueError, NotImplementedError) as e: print(repr(pattern), name, e)
#> '' glob Unacceptable pattern: ''
#> '' rglob ['', '/a', '/a/b']
#> '.' glob Unacceptable pattern: '.'
#> '.' rglob ['', '/a', '/a/b', '/f.txt']
#> '/' glob Non-relative patterns are unsupported
#> '/' rglob Non-relative patterns are unsupported
#> './' glob Unacceptable pattern: './'
#> './' rglob ['', '/a', '/a/b']
#> '..' glob ['/..']
#> '..' rglob ['/..', '/a/..', '/a/b/..']
#> 'a/..' glob ['/a/..']
#> 'a/..' rglob ['/a/..']
#> 'b/..' glob []
#> 'b/..' rglob ['/a/b/..']
#> '**/..' glob ['/..', '/a/..', '/a/b/..']
#> '**/..' rglob ['/..', '/a/..', '/a/b/..']
#> '**/.' glob ['', '/a', '/a/b', '/f.txt']
#> '**/.' rglob ['', '/a', '/a/b', '/f.txt']
#> '**/' glob ['', '/a', '/a/b']
#> '**/' rglob ['', '/a', '/a/b']
#> '*/..' glob ['/a/..']
#> '*/..' rglob ['/a/..', '/a/b/..']

### what is deprecated
import warnings
from pathlib import Path, PurePath, PurePosixPath
for path in PurePath('/a b'), PurePosixPath('a'), Path('/a b'):
    for name in 'as_uri', 'is_reserved':
        with warnings.catch_warnings(record=True) as told:
            warnings.simplefilter('always')
            try: print(getattr(path, name)())
            except ValueError as e: print(e)
        print([(w.category.__name__, str(w.message)) for w in told])
#> file:///a%20b
#> [('DeprecationWarning', 'pathlib.PurePath.as_uri() is deprecated and scheduled for removal in Python 3.19. Use pathlib.Path.as_uri().')]
#> False
#> [('DeprecationWarning', 'pathlib.PurePath.is_reserved() is deprecated and scheduled for removal in Python 3.15. Use os.path.isreserved() to detect reserved paths on Windows.')]
#> relative path can't be expressed as a file URI
#> [('DeprecationWarning', 'pathlib.PurePath.as_uri() is deprecated and scheduled for removal in Python 3.19. Use pathlib.Path.as_uri().')]
#> False
#> [('DeprecationWarning', 'pathlib.PurePath.is_reserved() is deprecated and scheduled for removal in Python 3.15. Use os.path.isreserved() to detect reserved paths on Windows.')]
#> file:///a%20b
#> []
#> False
#> [('DeprecationWarning', 'pathlib.PurePath.is_reserved() is deprecated and scheduled for removal in Python 3.15. Use os.path.isreserved() to detect reserved paths on Windows.')]
