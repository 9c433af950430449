# Programs of the library that print something else than in CPython: they look at this implementation, or refuse.
import runpy
import sys


def run(module, *words):
    sys.argv = ['x', *words]
    try:
        runpy.run_module(module, run_name='__main__', alter_sys=True)
    except SystemExit as e:
        print('=>', e.code)

### platform and sysconfig
#: oracle=no
import io
run('platform', '--terse')
kept, sys.stdout = sys.stdout, io.StringIO()
run('sysconfig')
text, sys.stdout = sys.stdout.getvalue(), kept
print(text[:text.index(' "posix')])
print('Variables: ' in text, 'py_version_short = "3.14"' in text)
#> Hognose
#> Platform: "hognose"
#> Python version: "3.14"
#> Current installation scheme:
#> True True

### dis
#: oracle=no
with open('/tmp/a.py', 'w') as file:
    file.write('x = 1')
run('dis', '/tmp/a.py')
#> Bytecode of Hognose, for registers:
#>   1           LOADI                r1, 1
#>               STORE_NAME           .locals, x, r1
#>               RETURN_CONST         None

### inspect
#: oracle=no
with open('/tmp/looked_at.py', 'w') as file:
    file.write('x = 1\n\n\ndef f():\n    return 1\n')
sys.path.insert(0, '/tmp')
sys.stderr = sys.stdout
run('inspect', '-d', 'textwrap:dedent')
run('inspect', 'textwrap:dedent')
run('inspect', 'looked_at:f')
run('inspect', '-d', 'looked_at:f')
#> Target: textwrap:dedent
#> Origin: <frozen textwrap>
#> Cached: None
#>
#>
#> The source of textwrap:dedent is not available.
#> => 1
#> def f():
#>     return 1
#>
#> Target: looked_at:f
#> Origin: /tmp/looked_at.py
#> Cached: None
#> Line: 3
#>
#>

### those that refuse
#: oracle=no
sys.stderr = sys.stdout
for name in ('code', 'difflib', 'filecmp', 'fileinput', 'locale', 'pdb', 'pydoc', 'textwrap'):
    run(name)
#> code is not a program in Hognose: import it
#> => 1
#> difflib is not a program in Hognose: import it
#> => 1
#> filecmp is not a program in Hognose: import it
#> => 1
#> fileinput is not a program in Hognose: import it
#> => 1
#> locale is not a program in Hognose: import it
#> => 1
#> pdb is not a program in Hognose: import it
#> => 1
#> pydoc is not a program in Hognose: import it
#> => 1
#> textwrap is not a program in Hognose: import it
#> => 1
