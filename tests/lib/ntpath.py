# Paths as Windows writes them.
import ntpath


def tell(name, *args):
    try:
        return repr(getattr(ntpath, name)(*args))
    except Exception as e:
        return f'{type(e).__name__} {e}'


PATHS = [
    '', 'a', 'a/b', 'a\\b', 'C:', 'C:a', 'C:\\', 'C:/a/b', 'c:\\A\\..\\b', '\\', '\\a', '/a/b/',
    '\\\\host\\share', '\\\\host\\share\\', '//host/share/a/b', '\\\\host', '\\\\?\\UNC\\h\\s\\x',
    '\\\\?\\C:\\x', '\\\\.\\nul', '..', '../a', 'a/../..', './a', 'a.b.c', '.profile', '...a', 'x/..b',
    'a.b/c', 'D:\\x', 'c:b', 'nul', 'CON.txt', 'a /b', 'a.', 'com1', 'x*y', 'a:b', 'AUX .x', b'C:\\a',
    b'a/b']

### splitdrive
print(*[tell('splitdrive', p) for p in PATHS], sep='\n')
#> ('', '')
#> ('', 'a')
#> ('', 'a/b')
#> ('', 'a\\b')
#> ('C:', '')
#> ('C:', 'a')
#> ('C:', '\\')
#> ('C:', '/a/b')
#> ('c:', '\\A\\..\\b')
#> ('', '\\')
#> ('', '\\a')
#> ('', '/a/b/')
#> ('\\\\host\\share', '')
#> ('\\\\host\\share', '\\')
#> ('//host/share', '/a/b')
#> ('\\\\host', '')
#> ('\\\\?\\UNC\\h\\s', '\\x')
#> ('\\\\?\\C:', '\\x')
#> ('\\\\.\\nul', '')
#> ('', '..')
#> ('', '../a')
#> ('', 'a/../..')
#> ('', './a')
#> ('', 'a.b.c')
#> ('', '.profile')
#> ('', '...a')
#> ('', 'x/..b')
#> ('', 'a.b/c')
#> ('D:', '\\x')
#> ('c:', 'b')
#> ('', 'nul')
#> ('', 'CON.txt')
#> ('', 'a /b')
#> ('', 'a.')
#> ('', 'com1')
#> ('', 'x*y')
#> ('a:', 'b')
#> ('', 'AUX .x')
#> (b'C:', b'\\a')
#> (b'', b'a/b')

### splitroot
print(*[tell('splitroot', p) for p in PATHS], sep='\n')
#> ('', '', '')
#> ('', '', 'a')
#> ('', '', 'a/b')
#> ('', '', 'a\\b')
#> ('C:', '', '')
#> ('C:', '', 'a')
#> ('C:', '\\', '')
#> ('C:', '/', 'a/b')
#> ('c:', '\\', 'A\\..\\b')
#> ('', '\\', '')
#> ('', '\\', 'a')
#> ('', '/', 'a/b/')
#> ('\\\\host\\share', '', '')
#> ('\\\\host\\share', '\\', '')
#> ('//host/share', '/', 'a/b')
#> ('\\\\host', '', '')
#> ('\\\\?\\UNC\\h\\s', '\\', 'x')
#> ('\\\\?\\C:', '\\', 'x')
#> ('\\\\.\\nul', '', '')
#> ('', '', '..')
#> ('', '', '../a')
#> ('', '', 'a/../..')
#> ('', '', './a')
#> ('', '', 'a.b.c')
#> ('', '', '.profile')
#> ('', '', '...a')
#> ('', '', 'x/..b')
#> ('', '', 'a.b/c')
#> ('D:', '\\', 'x')
#> ('c:', '', 'b')
#> ('', '', 'nul')
#> ('', '', 'CON.txt')
#> ('', '', 'a /b')
#> ('', '', 'a.')
#> ('', '', 'com1')
#> ('', '', 'x*y')
#> ('a:', '', 'b')
#> ('', '', 'AUX .x')
#> (b'C:', b'\\', b'a')
#> (b'', b'', b'a/b')

### split
print(*[tell('split', p) for p in PATHS], sep='\n')
#> ('', '')
#> ('', 'a')
#> ('a', 'b')
#> ('a', 'b')
#> ('C:', '')
#> ('C:', 'a')
#> ('C:\\', '')
#> ('C:/a', 'b')
#> ('c:\\A\\..', 'b')
#> ('\\', '')
#> ('\\', 'a')
#> ('/a/b', '')
#> ('\\\\host\\share', '')
#> ('\\\\host\\share\\', '')
#> ('//host/share/a', 'b')
#> ('\\\\host', '')
#> ('\\\\?\\UNC\\h\\s\\', 'x')
#> ('\\\\?\\C:\\', 'x')
#> ('\\\\.\\nul', '')
#> ('', '..')
#> ('..', 'a')
#> ('a/..', '..')
#> ('.', 'a')
#> ('', 'a.b.c')
#> ('', '.profile')
#> ('', '...a')
#> ('x', '..b')
#> ('a.b', 'c')
#> ('D:\\', 'x')
#> ('c:', 'b')
#> ('', 'nul')
#> ('', 'CON.txt')
#> ('a ', 'b')
#> ('', 'a.')
#> ('', 'com1')
#> ('', 'x*y')
#> ('a:', 'b')
#> ('', 'AUX .x')
#> (b'C:\\', b'a')
#> (b'a', b'b')

### splitext
print(*[tell('splitext', p) for p in PATHS], sep='\n')
#> ('', '')
#> ('a', '')
#> ('a/b', '')
#> ('a\\b', '')
#> ('C:', '')
#> ('C:a', '')
#> ('C:\\', '')
#> ('C:/a/b', '')
#> ('c:\\A\\..\\b', '')
#> ('\\', '')
#> ('\\a', '')
#> ('/a/b/', '')
#> ('\\\\host\\share', '')
#> ('\\\\host\\share\\', '')
#> ('//host/share/a/b', '')
#> ('\\\\host', '')
#> ('\\\\?\\UNC\\h\\s\\x', '')
#> ('\\\\?\\C:\\x', '')
#> ('\\\\.\\nul', '')
#> ('..', '')
#> ('../a', '')
#> ('a/../..', '')
#> ('./a', '')
#> ('a.b', '.c')
#> ('.profile', '')
#> ('...a', '')
#> ('x/..b', '')
#> ('a.b/c', '')
#> ('D:\\x', '')
#> ('c:b', '')
#> ('nul', '')
#> ('CON', '.txt')
#> ('a /b', '')
#> ('a', '.')
#> ('com1', '')
#> ('x*y', '')
#> ('a:b', '')
#> ('AUX ', '.x')
#> (b'C:\\a', b'')
#> (b'a/b', b'')

### normpath
print(*[tell('normpath', p) for p in PATHS], sep='\n')
#> '.'
#> 'a'
#> 'a\\b'
#> 'a\\b'
#> 'C:'
#> 'C:a'
#> 'C:\\'
#> 'C:\\a\\b'
#> 'c:\\b'
#> '\\'
#> '\\a'
#> '\\a\\b'
#> '\\\\host\\share'
#> '\\\\host\\share\\'
#> '\\\\host\\share\\a\\b'
#> '\\\\host'
#> '\\\\?\\UNC\\h\\s\\x'
#> '\\\\?\\C:\\x'
#> '\\\\.\\nul'
#> '..'
#> '..\\a'
#> '..'
#> 'a'
#> 'a.b.c'
#> '.profile'
#> '...a'
#> 'x\\..b'
#> 'a.b\\c'
#> 'D:\\x'
#> 'c:b'
#> 'nul'
#> 'CON.txt'
#> 'a \\b'
#> 'a.'
#> 'com1'
#> 'x*y'
#> 'a:b'
#> 'AUX .x'
#> b'C:\\a'
#> b'a\\b'

### normcase
print(*[tell('normcase', p) for p in PATHS], sep='\n')
#> ''
#> 'a'
#> 'a\\b'
#> 'a\\b'
#> 'c:'
#> 'c:a'
#> 'c:\\'
#> 'c:\\a\\b'
#> 'c:\\a\\..\\b'
#> '\\'
#> '\\a'
#> '\\a\\b\\'
#> '\\\\host\\share'
#> '\\\\host\\share\\'
#> '\\\\host\\share\\a\\b'
#> '\\\\host'
#> '\\\\?\\unc\\h\\s\\x'
#> '\\\\?\\c:\\x'
#> '\\\\.\\nul'
#> '..'
#> '..\\a'
#> 'a\\..\\..'
#> '.\\a'
#> 'a.b.c'
#> '.profile'
#> '...a'
#> 'x\\..b'
#> 'a.b\\c'
#> 'd:\\x'
#> 'c:b'
#> 'nul'
#> 'con.txt'
#> 'a \\b'
#> 'a.'
#> 'com1'
#> 'x*y'
#> 'a:b'
#> 'aux .x'
#> b'c:\\a'
#> b'a\\b'

### isabs
print(*[tell('isabs', p) for p in PATHS], sep='\n')
#> False
#> False
#> False
#> False
#> False
#> False
#> True
#> True
#> True
#> False
#> False
#> False
#> True
#> True
#> True
#> True
#> True
#> True
#> True
#> False
#> False
#> False
#> False
#> False
#> False
#> False
#> False
#> False
#> True
#> False
#> False
#> False
#> False
#> False
#> False
#> False
#> False
#> False
#> True
#> False

### isreserved
print(*[tell('isreserved', p) for p in PATHS], sep='\n')
#> False
#> False
#> False
#> False
#> False
#> False
#> False
#> False
#> False
#> False
#> False
#> False
#> False
#> False
#> False
#> False
#> False
#> False
#> False
#> False
#> False
#> False
#> False
#> False
#> False
#> False
#> False
#> False
#> False
#> False
#> True
#> True
#> True
#> True
#> True
#> True
#> False
#> True
#> False
#> False

### join
for p in PATHS[:32]:
    print(*[tell('join', p, q) for q in PATHS[:32]])
print(tell('join', 'C:\\a', 'b', 'C:c', 'D:', 'e'), tell('join', 'a', 5), tell('join', 'a', b'b'), tell('join', b'a',
    b'b'), tell('join', 'a'))
#> '' 'a' 'a/b' 'a\\b' 'C:' 'C:a' 'C:\\' 'C:/a/b' 'c:\\A\\..\\b' '\\' '\\a' '/a/b/' '\\\\host\\share' '\\\\host\\share\\' '//host/share/a/b' '\\\\host' '\\\\?\\UNC\\h\\s\\x' '\\\\?\\C:\\x' '\\\\.\\nul' '..' '../a' 'a/../..' './a' 'a.b.c' '.profile' '...a' 'x/..b' 'a.b/c' 'D:\\x' 'c:b' 'nul' 'CON.txt'
#> 'a\\' 'a\\a' 'a\\a/b' 'a\\a\\b' 'C:' 'C:a' 'C:\\' 'C:/a/b' 'c:\\A\\..\\b' '\\' '\\a' '/a/b/' '\\\\host\\share' '\\\\host\\share\\' '//host/share/a/b' '\\\\host' '\\\\?\\UNC\\h\\s\\x' '\\\\?\\C:\\x' '\\\\.\\nul' 'a\\..' 'a\\../a' 'a\\a/../..' 'a\\./a' 'a\\a.b.c' 'a\\.profile' 'a\\...a' 'a\\x/..b' 'a\\a.b/c' 'D:\\x' 'c:b' 'a\\nul' 'a\\CON.txt'
#> 'a/b\\' 'a/b\\a' 'a/b\\a/b' 'a/b\\a\\b' 'C:' 'C:a' 'C:\\' 'C:/a/b' 'c:\\A\\..\\b' '\\' '\\a' '/a/b/' '\\\\host\\share' '\\\\host\\share\\' '//host/share/a/b' '\\\\host' '\\\\?\\UNC\\h\\s\\x' '\\\\?\\C:\\x' '\\\\.\\nul' 'a/b\\..' 'a/b\\../a' 'a/b\\a/../..' 'a/b\\./a' 'a/b\\a.b.c' 'a/b\\.profile' 'a/b\\...a' 'a/b\\x/..b' 'a/b\\a.b/c' 'D:\\x' 'c:b' 'a/b\\nul' 'a/b\\CON.txt'
#> 'a\\b\\' 'a\\b\\a' 'a\\b\\a/b' 'a\\b\\a\\b' 'C:' 'C:a' 'C:\\' 'C:/a/b' 'c:\\A\\..\\b' '\\' '\\a' '/a/b/' '\\\\host\\share' '\\\\host\\share\\' '//host/share/a/b' '\\\\host' '\\\\?\\UNC\\h\\s\\x' '\\\\?\\C:\\x' '\\\\.\\nul' 'a\\b\\..' 'a\\b\\../a' 'a\\b\\a/../..' 'a\\b\\./a' 'a\\b\\a.b.c' 'a\\b\\.profile' 'a\\b\\...a' 'a\\b\\x/..b' 'a\\b\\a.b/c' 'D:\\x' 'c:b' 'a\\b\\nul' 'a\\b\\CON.txt'
#> 'C:' 'C:a' 'C:a/b' 'C:a\\b' 'C:' 'C:a' 'C:\\' 'C:/a/b' 'c:\\A\\..\\b' 'C:\\' 'C:\\a' 'C:/a/b/' '\\\\host\\share' '\\\\host\\share\\' '//host/share/a/b' '\\\\host' '\\\\?\\UNC\\h\\s\\x' '\\\\?\\C:\\x' '\\\\.\\nul' 'C:..' 'C:../a' 'C:a/../..' 'C:./a' 'C:a.b.c' 'C:.profile' 'C:...a' 'C:x/..b' 'C:a.b/c' 'D:\\x' 'c:b' 'C:nul' 'C:CON.txt'
#> 'C:a\\' 'C:a\\a' 'C:a\\a/b' 'C:a\\a\\b' 'C:a\\' 'C:a\\a' 'C:\\' 'C:/a/b' 'c:\\A\\..\\b' 'C:\\' 'C:\\a' 'C:/a/b/' '\\\\host\\share' '\\\\host\\share\\' '//host/share/a/b' '\\\\host' '\\\\?\\UNC\\h\\s\\x' '\\\\?\\C:\\x' '\\\\.\\nul' 'C:a\\..' 'C:a\\../a' 'C:a\\a/../..' 'C:a\\./a' 'C:a\\a.b.c' 'C:a\\.profile' 'C:a\\...a' 'C:a\\x/..b' 'C:a\\a.b/c' 'D:\\x' 'c:a\\b' 'C:a\\nul' 'C:a\\CON.txt'
#> 'C:\\' 'C:\\a' 'C:\\a/b' 'C:\\a\\b' 'C:\\' 'C:\\a' 'C:\\' 'C:/a/b' 'c:\\A\\..\\b' 'C:\\' 'C:\\a' 'C:/a/b/' '\\\\host\\share' '\\\\host\\share\\' '//host/share/a/b' '\\\\host' '\\\\?\\UNC\\h\\s\\x' '\\\\?\\C:\\x' '\\\\.\\nul' 'C:\\..' 'C:\\../a' 'C:\\a/../..' 'C:\\./a' 'C:\\a.b.c' 'C:\\.profile' 'C:\\...a' 'C:\\x/..b' 'C:\\a.b/c' 'D:\\x' 'c:\\b' 'C:\\nul' 'C:\\CON.txt'
#> 'C:/a/b\\' 'C:/a/b\\a' 'C:/a/b\\a/b' 'C:/a/b\\a\\b' 'C:/a/b\\' 'C:/a/b\\a' 'C:\\' 'C:/a/b' 'c:\\A\\..\\b' 'C:\\' 'C:\\a' 'C:/a/b/' '\\\\host\\share' '\\\\host\\share\\' '//host/share/a/b' '\\\\host' '\\\\?\\UNC\\h\\s\\x' '\\\\?\\C:\\x' '\\\\.\\nul' 'C:/a/b\\..' 'C:/a/b\\../a' 'C:/a/b\\a/../..' 'C:/a/b\\./a' 'C:/a/b\\a.b.c' 'C:/a/b\\.profile' 'C:/a/b\\...a' 'C:/a/b\\x/..b' 'C:/a/b\\a.b/c' 'D:\\x' 'c:/a/b\\b' 'C:/a/b\\nul' 'C:/a/b\\CON.txt'
#> 'c:\\A\\..\\b\\' 'c:\\A\\..\\b\\a' 'c:\\A\\..\\b\\a/b' 'c:\\A\\..\\b\\a\\b' 'C:\\A\\..\\b\\' 'C:\\A\\..\\b\\a' 'C:\\' 'C:/a/b' 'c:\\A\\..\\b' 'c:\\' 'c:\\a' 'c:/a/b/' '\\\\host\\share' '\\\\host\\share\\' '//host/share/a/b' '\\\\host' '\\\\?\\UNC\\h\\s\\x' '\\\\?\\C:\\x' '\\\\.\\nul' 'c:\\A\\..\\b\\..' 'c:\\A\\..\\b\\../a' 'c:\\A\\..\\b\\a/../..' 'c:\\A\\..\\b\\./a' 'c:\\A\\..\\b\\a.b.c' 'c:\\A\\..\\b\\.profile' 'c:\\A\\..\\b\\...a' 'c:\\A\\..\\b\\x/..b' 'c:\\A\\..\\b\\a.b/c' 'D:\\x' 'c:\\A\\..\\b\\b' 'c:\\A\\..\\b\\nul' 'c:\\A\\..\\b\\CON.txt'
#> '\\' '\\a' '\\a/b' '\\a\\b' 'C:' 'C:a' 'C:\\' 'C:/a/b' 'c:\\A\\..\\b' '\\' '\\a' '/a/b/' '\\\\host\\share' '\\\\host\\share\\' '//host/share/a/b' '\\\\host' '\\\\?\\UNC\\h\\s\\x' '\\\\?\\C:\\x' '\\\\.\\nul' '\\..' '\\../a' '\\a/../..' '\\./a' '\\a.b.c' '\\.profile' '\\...a' '\\x/..b' '\\a.b/c' 'D:\\x' 'c:b' '\\nul' '\\CON.txt'
#> '\\a\\' '\\a\\a' '\\a\\a/b' '\\a\\a\\b' 'C:' 'C:a' 'C:\\' 'C:/a/b' 'c:\\A\\..\\b' '\\' '\\a' '/a/b/' '\\\\host\\share' '\\\\host\\share\\' '//host/share/a/b' '\\\\host' '\\\\?\\UNC\\h\\s\\x' '\\\\?\\C:\\x' '\\\\.\\nul' '\\a\\..' '\\a\\../a' '\\a\\a/../..' '\\a\\./a' '\\a\\a.b.c' '\\a\\.profile' '\\a\\...a' '\\a\\x/..b' '\\a\\a.b/c' 'D:\\x' 'c:b' '\\a\\nul' '\\a\\CON.txt'
#> '/a/b/' '/a/b/a' '/a/b/a/b' '/a/b/a\\b' 'C:' 'C:a' 'C:\\' 'C:/a/b' 'c:\\A\\..\\b' '\\' '\\a' '/a/b/' '\\\\host\\share' '\\\\host\\share\\' '//host/share/a/b' '\\\\host' '\\\\?\\UNC\\h\\s\\x' '\\\\?\\C:\\x' '\\\\.\\nul' '/a/b/..' '/a/b/../a' '/a/b/a/../..' '/a/b/./a' '/a/b/a.b.c' '/a/b/.profile' '/a/b/...a' '/a/b/x/..b' '/a/b/a.b/c' 'D:\\x' 'c:b' '/a/b/nul' '/a/b/CON.txt'
#> '\\\\host\\share' '\\\\host\\share\\a' '\\\\host\\share\\a/b' '\\\\host\\share\\a\\b' 'C:' 'C:a' 'C:\\' 'C:/a/b' 'c:\\A\\..\\b' '\\\\host\\share\\' '\\\\host\\share\\a' '\\\\host\\share/a/b/' '\\\\host\\share' '\\\\host\\share\\' '//host/share/a/b' '\\\\host' '\\\\?\\UNC\\h\\s\\x' '\\\\?\\C:\\x' '\\\\.\\nul' '\\\\host\\share\\..' '\\\\host\\share\\../a' '\\\\host\\share\\a/../..' '\\\\host\\share\\./a' '\\\\host\\share\\a.b.c' '\\\\host\\share\\.profile' '\\\\host\\share\\...a' '\\\\host\\share\\x/..b' '\\\\host\\share\\a.b/c' 'D:\\x' 'c:b' '\\\\host\\share\\nul' '\\\\host\\share\\CON.txt'
#> '\\\\host\\share\\' '\\\\host\\share\\a' '\\\\host\\share\\a/b' '\\\\host\\share\\a\\b' 'C:' 'C:a' 'C:\\' 'C:/a/b' 'c:\\A\\..\\b' '\\\\host\\share\\' '\\\\host\\share\\a' '\\\\host\\share/a/b/' '\\\\host\\share\\' '\\\\host\\share\\' '//host/share/a/b' '\\\\host' '\\\\?\\UNC\\h\\s\\x' '\\\\?\\C:\\x' '\\\\.\\nul' '\\\\host\\share\\..' '\\\\host\\share\\../a' '\\\\host\\share\\a/../..' '\\\\host\\share\\./a' '\\\\host\\share\\a.b.c' '\\\\host\\share\\.profile' '\\\\host\\share\\...a' '\\\\host\\share\\x/..b' '\\\\host\\share\\a.b/c' 'D:\\x' 'c:b' '\\\\host\\share\\nul' '\\\\host\\share\\CON.txt'
#> '//host/share/a/b\\' '//host/share/a/b\\a' '//host/share/a/b\\a/b' '//host/share/a/b\\a\\b' 'C:' 'C:a' 'C:\\' 'C:/a/b' 'c:\\A\\..\\b' '//host/share\\' '//host/share\\a' '//host/share/a/b/' '\\\\host\\share' '\\\\host\\share\\' '//host/share/a/b' '\\\\host' '\\\\?\\UNC\\h\\s\\x' '\\\\?\\C:\\x' '\\\\.\\nul' '//host/share/a/b\\..' '//host/share/a/b\\../a' '//host/share/a/b\\a/../..' '//host/share/a/b\\./a' '//host/share/a/b\\a.b.c' '//host/share/a/b\\.profile' '//host/share/a/b\\...a' '//host/share/a/b\\x/..b' '//host/share/a/b\\a.b/c' 'D:\\x' 'c:b' '//host/share/a/b\\nul' '//host/share/a/b\\CON.txt'
#> '\\\\host' '\\\\host\\a' '\\\\host\\a/b' '\\\\host\\a\\b' 'C:' 'C:a' 'C:\\' 'C:/a/b' 'c:\\A\\..\\b' '\\\\host\\' '\\\\host\\a' '\\\\host/a/b/' '\\\\host\\share' '\\\\host\\share\\' '//host/share/a/b' '\\\\host' '\\\\?\\UNC\\h\\s\\x' '\\\\?\\C:\\x' '\\\\.\\nul' '\\\\host\\..' '\\\\host\\../a' '\\\\host\\a/../..' '\\\\host\\./a' '\\\\host\\a.b.c' '\\\\host\\.profile' '\\\\host\\...a' '\\\\host\\x/..b' '\\\\host\\a.b/c' 'D:\\x' 'c:b' '\\\\host\\nul' '\\\\host\\CON.txt'
#> '\\\\?\\UNC\\h\\s\\x\\' '\\\\?\\UNC\\h\\s\\x\\a' '\\\\?\\UNC\\h\\s\\x\\a/b' '\\\\?\\UNC\\h\\s\\x\\a\\b' 'C:' 'C:a' 'C:\\' 'C:/a/b' 'c:\\A\\..\\b' '\\\\?\\UNC\\h\\s\\' '\\\\?\\UNC\\h\\s\\a' '\\\\?\\UNC\\h\\s/a/b/' '\\\\host\\share' '\\\\host\\share\\' '//host/share/a/b' '\\\\host' '\\\\?\\UNC\\h\\s\\x' '\\\\?\\C:\\x' '\\\\.\\nul' '\\\\?\\UNC\\h\\s\\x\\..' '\\\\?\\UNC\\h\\s\\x\\../a' '\\\\?\\UNC\\h\\s\\x\\a/../..' '\\\\?\\UNC\\h\\s\\x\\./a' '\\\\?\\UNC\\h\\s\\x\\a.b.c' '\\\\?\\UNC\\h\\s\\x\\.profile' '\\\\?\\UNC\\h\\s\\x\\...a' '\\\\?\\UNC\\h\\s\\x\\x/..b' '\\\\?\\UNC\\h\\s\\x\\a.b/c' 'D:\\x' 'c:b' '\\\\?\\UNC\\h\\s\\x\\nul' '\\\\?\\UNC\\h\\s\\x\\CON.txt'
#> '\\\\?\\C:\\x\\' '\\\\?\\C:\\x\\a' '\\\\?\\C:\\x\\a/b' '\\\\?\\C:\\x\\a\\b' 'C:' 'C:a' 'C:\\' 'C:/a/b' 'c:\\A\\..\\b' '\\\\?\\C:\\' '\\\\?\\C:\\a' '\\\\?\\C:/a/b/' '\\\\host\\share' '\\\\host\\share\\' '//host/share/a/b' '\\\\host' '\\\\?\\UNC\\h\\s\\x' '\\\\?\\C:\\x' '\\\\.\\nul' '\\\\?\\C:\\x\\..' '\\\\?\\C:\\x\\../a' '\\\\?\\C:\\x\\a/../..' '\\\\?\\C:\\x\\./a' '\\\\?\\C:\\x\\a.b.c' '\\\\?\\C:\\x\\.profile' '\\\\?\\C:\\x\\...a' '\\\\?\\C:\\x\\x/..b' '\\\\?\\C:\\x\\a.b/c' 'D:\\x' 'c:b' '\\\\?\\C:\\x\\nul' '\\\\?\\C:\\x\\CON.txt'
#> '\\\\.\\nul' '\\\\.\\nul\\a' '\\\\.\\nul\\a/b' '\\\\.\\nul\\a\\b' 'C:' 'C:a' 'C:\\' 'C:/a/b' 'c:\\A\\..\\b' '\\\\.\\nul\\' '\\\\.\\nul\\a' '\\\\.\\nul/a/b/' '\\\\host\\share' '\\\\host\\share\\' '//host/share/a/b' '\\\\host' '\\\\?\\UNC\\h\\s\\x' '\\\\?\\C:\\x' '\\\\.\\nul' '\\\\.\\nul\\..' '\\\\.\\nul\\../a' '\\\\.\\nul\\a/../..' '\\\\.\\nul\\./a' '\\\\.\\nul\\a.b.c' '\\\\.\\nul\\.profile' '\\\\.\\nul\\...a' '\\\\.\\nul\\x/..b' '\\\\.\\nul\\a.b/c' 'D:\\x' 'c:b' '\\\\.\\nul\\nul' '\\\\.\\nul\\CON.txt'
#> '..\\' '..\\a' '..\\a/b' '..\\a\\b' 'C:' 'C:a' 'C:\\' 'C:/a/b' 'c:\\A\\..\\b' '\\' '\\a' '/a/b/' '\\\\host\\share' '\\\\host\\share\\' '//host/share/a/b' '\\\\host' '\\\\?\\UNC\\h\\s\\x' '\\\\?\\C:\\x' '\\\\.\\nul' '..\\..' '..\\../a' '..\\a/../..' '..\\./a' '..\\a.b.c' '..\\.profile' '..\\...a' '..\\x/..b' '..\\a.b/c' 'D:\\x' 'c:b' '..\\nul' '..\\CON.txt'
#> '../a\\' '../a\\a' '../a\\a/b' '../a\\a\\b' 'C:' 'C:a' 'C:\\' 'C:/a/b' 'c:\\A\\..\\b' '\\' '\\a' '/a/b/' '\\\\host\\share' '\\\\host\\share\\' '//host/share/a/b' '\\\\host' '\\\\?\\UNC\\h\\s\\x' '\\\\?\\C:\\x' '\\\\.\\nul' '../a\\..' '../a\\../a' '../a\\a/../..' '../a\\./a' '../a\\a.b.c' '../a\\.profile' '../a\\...a' '../a\\x/..b' '../a\\a.b/c' 'D:\\x' 'c:b' '../a\\nul' '../a\\CON.txt'
#> 'a/../..\\' 'a/../..\\a' 'a/../..\\a/b' 'a/../..\\a\\b' 'C:' 'C:a' 'C:\\' 'C:/a/b' 'c:\\A\\..\\b' '\\' '\\a' '/a/b/' '\\\\host\\share' '\\\\host\\share\\' '//host/share/a/b' '\\\\host' '\\\\?\\UNC\\h\\s\\x' '\\\\?\\C:\\x' '\\\\.\\nul' 'a/../..\\..' 'a/../..\\../a' 'a/../..\\a/../..' 'a/../..\\./a' 'a/../..\\a.b.c' 'a/../..\\.profile' 'a/../..\\...a' 'a/../..\\x/..b' 'a/../..\\a.b/c' 'D:\\x' 'c:b' 'a/../..\\nul' 'a/../..\\CON.txt'
#> './a\\' './a\\a' './a\\a/b' './a\\a\\b' 'C:' 'C:a' 'C:\\' 'C:/a/b' 'c:\\A\\..\\b' '\\' '\\a' '/a/b/' '\\\\host\\share' '\\\\host\\share\\' '//host/share/a/b' '\\\\host' '\\\\?\\UNC\\h\\s\\x' '\\\\?\\C:\\x' '\\\\.\\nul' './a\\..' './a\\../a' './a\\a/../..' './a\\./a' './a\\a.b.c' './a\\.profile' './a\\...a' './a\\x/..b' './a\\a.b/c' 'D:\\x' 'c:b' './a\\nul' './a\\CON.txt'
#> 'a.b.c\\' 'a.b.c\\a' 'a.b.c\\a/b' 'a.b.c\\a\\b' 'C:' 'C:a' 'C:\\' 'C:/a/b' 'c:\\A\\..\\b' '\\' '\\a' '/a/b/' '\\\\host\\share' '\\\\host\\share\\' '//host/share/a/b' '\\\\host' '\\\\?\\UNC\\h\\s\\x' '\\\\?\\C:\\x' '\\\\.\\nul' 'a.b.c\\..' 'a.b.c\\../a' 'a.b.c\\a/../..' 'a.b.c\\./a' 'a.b.c\\a.b.c' 'a.b.c\\.profile' 'a.b.c\\...a' 'a.b.c\\x/..b' 'a.b.c\\a.b/c' 'D:\\x' 'c:b' 'a.b.c\\nul' 'a.b.c\\CON.txt'
#> '.profile\\' '.profile\\a' '.profile\\a/b' '.profile\\a\\b' 'C:' 'C:a' 'C:\\' 'C:/a/b' 'c:\\A\\..\\b' '\\' '\\a' '/a/b/' '\\\\host\\share' '\\\\host\\share\\' '//host/share/a/b' '\\\\host' '\\\\?\\UNC\\h\\s\\x' '\\\\?\\C:\\x' '\\\\.\\nul' '.profile\\..' '.profile\\../a' '.profile\\a/../..' '.profile\\./a' '.profile\\a.b.c' '.profile\\.profile' '.profile\\...a' '.profile\\x/..b' '.profile\\a.b/c' 'D:\\x' 'c:b' '.profile\\nul' '.profile\\CON.txt'
#> '...a\\' '...a\\a' '...a\\a/b' '...a\\a\\b' 'C:' 'C:a' 'C:\\' 'C:/a/b' 'c:\\A\\..\\b' '\\' '\\a' '/a/b/' '\\\\host\\share' '\\\\host\\share\\' '//host/share/a/b' '\\\\host' '\\\\?\\UNC\\h\\s\\x' '\\\\?\\C:\\x' '\\\\.\\nul' '...a\\..' '...a\\../a' '...a\\a/../..' '...a\\./a' '...a\\a.b.c' '...a\\.profile' '...a\\...a' '...a\\x/..b' '...a\\a.b/c' 'D:\\x' 'c:b' '...a\\nul' '...a\\CON.txt'
#> 'x/..b\\' 'x/..b\\a' 'x/..b\\a/b' 'x/..b\\a\\b' 'C:' 'C:a' 'C:\\' 'C:/a/b' 'c:\\A\\..\\b' '\\' '\\a' '/a/b/' '\\\\host\\share' '\\\\host\\share\\' '//host/share/a/b' '\\\\host' '\\\\?\\UNC\\h\\s\\x' '\\\\?\\C:\\x' '\\\\.\\nul' 'x/..b\\..' 'x/..b\\../a' 'x/..b\\a/../..' 'x/..b\\./a' 'x/..b\\a.b.c' 'x/..b\\.profile' 'x/..b\\...a' 'x/..b\\x/..b' 'x/..b\\a.b/c' 'D:\\x' 'c:b' 'x/..b\\nul' 'x/..b\\CON.txt'
#> 'a.b/c\\' 'a.b/c\\a' 'a.b/c\\a/b' 'a.b/c\\a\\b' 'C:' 'C:a' 'C:\\' 'C:/a/b' 'c:\\A\\..\\b' '\\' '\\a' '/a/b/' '\\\\host\\share' '\\\\host\\share\\' '//host/share/a/b' '\\\\host' '\\\\?\\UNC\\h\\s\\x' '\\\\?\\C:\\x' '\\\\.\\nul' 'a.b/c\\..' 'a.b/c\\../a' 'a.b/c\\a/../..' 'a.b/c\\./a' 'a.b/c\\a.b.c' 'a.b/c\\.profile' 'a.b/c\\...a' 'a.b/c\\x/..b' 'a.b/c\\a.b/c' 'D:\\x' 'c:b' 'a.b/c\\nul' 'a.b/c\\CON.txt'
#> 'D:\\x\\' 'D:\\x\\a' 'D:\\x\\a/b' 'D:\\x\\a\\b' 'C:' 'C:a' 'C:\\' 'C:/a/b' 'c:\\A\\..\\b' 'D:\\' 'D:\\a' 'D:/a/b/' '\\\\host\\share' '\\\\host\\share\\' '//host/share/a/b' '\\\\host' '\\\\?\\UNC\\h\\s\\x' '\\\\?\\C:\\x' '\\\\.\\nul' 'D:\\x\\..' 'D:\\x\\../a' 'D:\\x\\a/../..' 'D:\\x\\./a' 'D:\\x\\a.b.c' 'D:\\x\\.profile' 'D:\\x\\...a' 'D:\\x\\x/..b' 'D:\\x\\a.b/c' 'D:\\x' 'c:b' 'D:\\x\\nul' 'D:\\x\\CON.txt'
#> 'c:b\\' 'c:b\\a' 'c:b\\a/b' 'c:b\\a\\b' 'C:b\\' 'C:b\\a' 'C:\\' 'C:/a/b' 'c:\\A\\..\\b' 'c:\\' 'c:\\a' 'c:/a/b/' '\\\\host\\share' '\\\\host\\share\\' '//host/share/a/b' '\\\\host' '\\\\?\\UNC\\h\\s\\x' '\\\\?\\C:\\x' '\\\\.\\nul' 'c:b\\..' 'c:b\\../a' 'c:b\\a/../..' 'c:b\\./a' 'c:b\\a.b.c' 'c:b\\.profile' 'c:b\\...a' 'c:b\\x/..b' 'c:b\\a.b/c' 'D:\\x' 'c:b\\b' 'c:b\\nul' 'c:b\\CON.txt'
#> 'nul\\' 'nul\\a' 'nul\\a/b' 'nul\\a\\b' 'C:' 'C:a' 'C:\\' 'C:/a/b' 'c:\\A\\..\\b' '\\' '\\a' '/a/b/' '\\\\host\\share' '\\\\host\\share\\' '//host/share/a/b' '\\\\host' '\\\\?\\UNC\\h\\s\\x' '\\\\?\\C:\\x' '\\\\.\\nul' 'nul\\..' 'nul\\../a' 'nul\\a/../..' 'nul\\./a' 'nul\\a.b.c' 'nul\\.profile' 'nul\\...a' 'nul\\x/..b' 'nul\\a.b/c' 'D:\\x' 'c:b' 'nul\\nul' 'nul\\CON.txt'
#> 'CON.txt\\' 'CON.txt\\a' 'CON.txt\\a/b' 'CON.txt\\a\\b' 'C:' 'C:a' 'C:\\' 'C:/a/b' 'c:\\A\\..\\b' '\\' '\\a' '/a/b/' '\\\\host\\share' '\\\\host\\share\\' '//host/share/a/b' '\\\\host' '\\\\?\\UNC\\h\\s\\x' '\\\\?\\C:\\x' '\\\\.\\nul' 'CON.txt\\..' 'CON.txt\\../a' 'CON.txt\\a/../..' 'CON.txt\\./a' 'CON.txt\\a.b.c' 'CON.txt\\.profile' 'CON.txt\\...a' 'CON.txt\\x/..b' 'CON.txt\\a.b/c' 'D:\\x' 'c:b' 'CON.txt\\nul' 'CON.txt\\CON.txt'
#> 'D:e' TypeError join() argument must be str, bytes, or os.PathLike object, not 'int' TypeError Can't mix strings and bytes in path components b'a\\b' 'a'

### relpath and commonpath
for a, b in (('C:\\a\\b', 'C:\\a\\c'), ('C:\\a', 'D:\\b'), ('C:\\A\\b', 'c:\\a'), ('C:\\', 'C:\\x\\y'), ('', 'C:\\')):
    print(tell('relpath', a, b))
print(tell('relpath', '\\\\h\\s\\a', '\\\\h\\s\\b\\c'))
for paths in ([], ['C:\\a\\b', 'c:/A/c'], ['C:\\a', 'D:\\a'], ['a/b', 'a/c', 'a'], ['C:\\a', 'C:a'], ['a', '\\a'],
    ['C:\\a\\b']):
    print(tell('commonpath', paths))
print(tell('commonpath', ['a', b'b']), tell('commonpath', [b'a/b', b'a/c']))
#> '..\\b'
#> ValueError path is on mount 'C:', start on mount 'D:'
#> 'b'
#> '..\\..'
#> ValueError no path specified
#> '..\\..\\a'
#> ValueError commonpath() arg is an empty iterable
#> 'C:\\a'
#> ValueError Paths don't have the same drive
#> 'a'
#> ValueError Can't mix absolute and relative paths
#> ValueError Can't mix rooted and not-rooted paths
#> 'C:\\a\\b'
#> TypeError Can't mix strings and bytes in path components b'a'

### names
print(sorted(ntpath.__all__))
print(ntpath.sep, ntpath.altsep, ntpath.pathsep, ntpath.devnull, ntpath.defpath, ntpath.curdir, ntpath.pardir,
    ntpath.extsep)
#> ['ALLOW_MISSING', 'abspath', 'altsep', 'basename', 'commonpath', 'commonprefix', 'curdir', 'defpath', 'devnull', 'dirname', 'exists', 'expanduser', 'expandvars', 'extsep', 'getatime', 'getctime', 'getmtime', 'getsize', 'isabs', 'isdevdrive', 'isdir', 'isfile', 'isjunction', 'islink', 'ismount', 'isreserved', 'join', 'lexists', 'normcase', 'normpath', 'pardir', 'pathsep', 'realpath', 'relpath', 'samefile', 'sameopenfile', 'samestat', 'sep', 'split', 'splitdrive', 'splitext', 'splitroot', 'supports_unicode_filenames']
#> \ / ; nul .;C:\bin . .. .
