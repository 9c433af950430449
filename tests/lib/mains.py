# What modules of the library do as programs.

import io, os, re, runpy, sys, time

class Kept(io.BytesIO):
    def close(self): pass

class Clock:
    def __init__(self, times): self.times = iter(times)
    def __call__(self): return next(self.times)

def put(name, text):
    with open('/tmp/' + name, 'wb') as f: f.write(text if isinstance(text, bytes) else text.encode())

def has(name):
    with open('/tmp/' + name, 'rb') as f: return f.read()

def run(module, *words, given='', clock=time.perf_counter, shown=slice(None)):
    sys.modules.pop('json.tool', None)
    streams = [io.TextIOWrapper(Kept(text.encode()), 'utf-8') for text in (given, '', '')]
    kept = [stream.buffer for stream in streams]
    new = [['x', *words], *streams, '/usr/bin/python']
    names = 'argv', 'stdin', 'stdout', 'stderr', 'executable'
    before, folder, ticks = [getattr(sys, name) for name in names], os.getcwd(), time.perf_counter
    for name, value in zip(names, new): setattr(sys, name, value)
    os.chdir('/tmp')
    code, time.perf_counter = None, clock
    try: runpy.run_module(module, run_name='__main__', alter_sys=True)
    except SystemExit as e: code = e.code
    except Exception as e: code = e
    finally:
        for name, value in zip(names, before): setattr(sys, name, value)
        os.chdir(folder)
        time.perf_counter = ticks
    for stream, data, mark in zip(streams[1:], kept[1:], ('', '! ')):
        if not stream.closed: stream.flush()
        text = re.sub(' at 0x[0-9a-f]+', '', data.getvalue().decode())
        for line in text.splitlines()[shown]: print(mark + line)
    if code is not None: print('=>', type(code).__name__, getattr(code, 'strerror', code))

### json
put('a.json', '{"b": [1, {}], "a": "\u00e9", "c": 1.50}')
run('json.tool', 'a.json')
run('json', '--sort-keys', '--compact', 'a.json')
run('json', '--no-ensure-ascii', '--no-indent', given='"\u00e9"')
run('json.tool', '--indent', '1', '-', given='[[2]]')
run('json', '--tab', 'a.json', 'a.json')
print(has('a.json'))
#> {
#>     "b": [
#>         1,
#>         {}
#>     ],
#>     "a": "\u00e9",
#>     "c": 1.5
#> }
#> {"a":"\u00e9","b":[1,{}],"c":1.5}
#> "é"
#> [
#>  [
#>   2
#>  ]
#> ]
#> b'{\n\t"b": [\n\t\t1,\n\t\t{}\n\t],\n\t"a": "\\u00e9",\n\t"c": 1.5\n}\n'

### json, by lines
run('json', '--json-lines', given='1\n["x"]\n{x\n')
run('json', '--json-lines', '--no-indent', given='1\n[2, "\u00e9"]\n')
#> 1
#> [
#>     "x"
#> ]
#> => JSONDecodeError Expecting property name enclosed in double quotes: line 1 column 2 (char 1)
#> 1
#> [2, "\u00e9"]

### json.tool.main
import json.tool
put('a.json', '{"b": [1, {}]}')
before, sys.argv = sys.argv, ['x', '/tmp/a.json', '/tmp/out.json', '--compact']
print(json.tool.main(), has('out.json'), json.tool.main.__module__)
sys.argv = before
#> None b'{"b":[1,{}]}\n' json.tool

### json that is none, and words that are not taken
run('json', given='[1')
run('json.tool', given='')
run('json', 'none')
run('json', '--tab', '--compact', 'a.json')
run('json.tool', '--indent', 'x')
#> => JSONDecodeError Expecting ',' delimiter: line 1 column 3 (char 2)
#> => JSONDecodeError Expecting value: line 1 column 1 (char 0)
#> => FileNotFoundError No such file or directory
#> ! usage: python -m json [-h] [--sort-keys] [--no-ensure-ascii] [--json-lines]
#> !                       [--indent INDENT | --tab | --no-indent | --compact]
#> !                       [infile] [outfile]
#> ! python -m json: error: argument --compact: not allowed with argument --tab
#> => int 2
#> ! usage: python -m json.tool [-h] [--sort-keys] [--no-ensure-ascii]
#> !                            [--json-lines] [--indent INDENT | --tab |
#> !                            --no-indent | --compact]
#> !                            [infile] [outfile]
#> ! python -m json.tool: error: argument --indent: invalid int value: 'x'
#> => int 2

### timeit
run('timeit', '-n', '10', '-r', '3', 'if 1:', '  pass', clock=Clock([0, 1, 0, 3, 0, 1]))
run('timeit', '-vv', '-s', 'x = 1', clock=Clock([0, 0.1, 0, 0.25, *[0, 0.3] * 5]))
run('timeit', '-n1', '-r0', '-u', 'msec', '--', '-1', clock=Clock([0, 123]))
run('timeit', '--number=1', '--repeat', '2', '--unit', 'usec', clock=Clock([0, 0.5, 0, 0.25]))
#> 10 loops, best of 3: 100 msec per loop
#> 1 loop -> 0.1 secs
#> 2 loops -> 0.25 secs
#>
#> raw times: 300 msec, 300 msec, 300 msec, 300 msec, 300 msec
#>
#> 2 loops, best of 5: 150 msec per loop
#> 1 loop, best of 1: 1.23e+05 msec per loop
#> 1 loop, best of 2: 2.5e+05 usec per loop

### timeit where times differ
import warnings
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter('always')
    run('timeit', '-n', '2', '-r', '2', clock=Clock([0, 1, 0, 4]))
    run('timeit', '-n', '2', '-r', '2', '-v', clock=Clock([0, 1e-7, 0, 3e-7]))
for one in caught: print(one.message, one.category.__name__, one.lineno)
#> 2 loops, best of 2: 500 msec per loop
#> raw times: 100 nsec, 300 nsec
#>
#> 2 loops, best of 2: 50 nsec per loop
#> The test results are likely unreliable. The worst time (2 sec) was more than four times slower than the best time (500 msec). UserWarning 0

### timeit: words that are not taken, and what a statement raises
run('timeit', '-u', 'hour')
run('timeit', '-x')
run('timeit', '-n')
run('timeit', '-n', 'x')
run('timeit', '-n1', '1 / 0', shown=slice(-4, None))
#> ! Unrecognized unit. Please select nsec, usec, msec, or sec.
#> => int 2
#> option -x not recognized
#> use -h/--help for command line help
#> => int 2
#> option -n requires argument
#> use -h/--help for command line help
#> => int 2
#> => ValueError invalid literal for int() with base 10: 'x'
#> !   File "<timeit-src>", line 6, in inner
#> !     1 / 0
#> !     ~~^~~
#> ! ZeroDivisionError: division by zero
#> => int 1

### calendar
run('calendar', '2024', '2', '-f', '6', '-w', '3')
run('calendar', '2026', '2', '-e', 'utf-8', '-L', 'C')
#>        February 2024
#> Sun Mon Tue Wed Thu Fri Sat
#>                   1   2   3
#>   4   5   6   7   8   9  10
#>  11  12  13  14  15  16  17
#>  18  19  20  21  22  23  24
#>  25  26  27  28  29
#>    February 2026
#> Mo Tu We Th Fr Sa Su
#>                    1
#>  2  3  4  5  6  7  8
#>  9 10 11 12 13 14 15
#> 16 17 18 19 20 21 22
#> 23 24 25 26 27 28

### calendar of a year
run('calendar', '2024', '-m', '6', '-s', '2', '-w', '1')
#>                                                                2024
#>
#>       January               February               March                 April                  May                   June
#> Mo Tu We Th Fr Sa Su  Mo Tu We Th Fr Sa Su  Mo Tu We Th Fr Sa Su  Mo Tu We Th Fr Sa Su  Mo Tu We Th Fr Sa Su  Mo Tu We Th Fr Sa Su
#>  1  2  3  4  5  6  7            1  2  3  4               1  2  3   1  2  3  4  5  6  7         1  2  3  4  5                  1  2
#>  8  9 10 11 12 13 14   5  6  7  8  9 10 11   4  5  6  7  8  9 10   8  9 10 11 12 13 14   6  7  8  9 10 11 12   3  4  5  6  7  8  9
#> 15 16 17 18 19 20 21  12 13 14 15 16 17 18  11 12 13 14 15 16 17  15 16 17 18 19 20 21  13 14 15 16 17 18 19  10 11 12 13 14 15 16
#> 22 23 24 25 26 27 28  19 20 21 22 23 24 25  18 19 20 21 22 23 24  22 23 24 25 26 27 28  20 21 22 23 24 25 26  17 18 19 20 21 22 23
#> 29 30 31              26 27 28 29           25 26 27 28 29 30 31  29 30                 27 28 29 30 31        24 25 26 27 28 29 30
#>
#>         July                 August              September              October               November              December
#> Mo Tu We Th Fr Sa Su  Mo Tu We Th Fr Sa Su  Mo Tu We Th Fr Sa Su  Mo Tu We Th Fr Sa Su  Mo Tu We Th Fr Sa Su  Mo Tu We Th Fr Sa Su
#>  1  2  3  4  5  6  7            1  2  3  4                     1      1  2  3  4  5  6               1  2  3                     1
#>  8  9 10 11 12 13 14   5  6  7  8  9 10 11   2  3  4  5  6  7  8   7  8  9 10 11 12 13   4  5  6  7  8  9 10   2  3  4  5  6  7  8
#> 15 16 17 18 19 20 21  12 13 14 15 16 17 18   9 10 11 12 13 14 15  14 15 16 17 18 19 20  11 12 13 14 15 16 17   9 10 11 12 13 14 15
#> 22 23 24 25 26 27 28  19 20 21 22 23 24 25  16 17 18 19 20 21 22  21 22 23 24 25 26 27  18 19 20 21 22 23 24  16 17 18 19 20 21 22
#> 29 30 31              26 27 28 29 30 31     23 24 25 26 27 28 29  28 29 30 31           25 26 27 28 29 30     23 24 25 26 27 28 29
#>                                             30                                                                30 31

### calendar: words that are not taken
run('calendar', '2024', '2', '-t', 'html')
run('calendar', '-L', 'C', '2024')
run('calendar', '-t', 'pdf')
run('calendar', '2024', '13')
#> ! usage: python -m calendar [-h] [-w WIDTH] [-l LINES] [-s SPACING] [-m MONTHS]
#> !                           [-c CSS] [-L LOCALE] [-e ENCODING] [-t {text,html}]
#> !                           [-f FIRST_WEEKDAY]
#> !                           [year] [month]
#> ! python -m calendar: error: incorrect number of arguments
#> => int 2
#> ! usage: python -m calendar [-h] [-w WIDTH] [-l LINES] [-s SPACING] [-m MONTHS]
#> !                           [-c CSS] [-L LOCALE] [-e ENCODING] [-t {text,html}]
#> !                           [-f FIRST_WEEKDAY]
#> !                           [year] [month]
#> ! python -m calendar: error: if --locale is specified --encoding is required
#> => int 2
#> ! usage: python -m calendar [-h] [-w WIDTH] [-l LINES] [-s SPACING] [-m MONTHS]
#> !                           [-c CSS] [-L LOCALE] [-e ENCODING] [-t {text,html}]
#> !                           [-f FIRST_WEEKDAY]
#> !                           [year] [month]
#> ! python -m calendar: error: argument -t/--type: invalid choice: 'pdf' (choose from text, html)
#> => int 2
#> => IllegalMonthError bad month number 13; must be 1-12

### calendar as a page
run('calendar', '2024', '-t', 'html', '-c', 'own.css', shown=slice(16))
#> <?xml version="1.0" encoding="utf-8"?>
#> <!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
#> <html>
#> <head>
#> <meta http-equiv="Content-Type" content="text/html; charset=utf-8" />
#> <link rel="stylesheet" type="text/css" href="own.css" />
#> <title>Calendar for 2024</title>
#> </head>
#> <body>
#> <table border="0" cellpadding="0" cellspacing="0" class="year">
#> <tr><th colspan="3" class="year">2024</th></tr><tr><td><table border="0" cellpadding="0" cellspacing="0" class="month">
#> <tr><th colspan="7" class="month">January</th></tr>
#> <tr><th class="mon">Mon</th><th class="tue">Tue</th><th class="wed">Wed</th><th class="thu">Thu</th><th class="fri">Fri</th><th class="sat">Sat</th><th class="sun">Sun</th></tr>
#> <tr><td class="mon">1</td><td class="tue">2</td><td class="wed">3</td><td class="thu">4</td><td class="fri">5</td><td class="sat">6</td><td class="sun">7</td></tr>
#> <tr><td class="mon">8</td><td class="tue">9</td><td class="wed">10</td><td class="thu">11</td><td class="fri">12</td><td class="sat">13</td><td class="sun">14</td></tr>
#> <tr><td class="mon">15</td><td class="tue">16</td><td class="wed">17</td><td class="thu">18</td><td class="fri">19</td><td class="sat">20</td><td class="sun">21</td></tr>

### base64
put('a', 'hello')
run('base64', 'a')
run('base64', '-e', '-', given='x' * 60)
run('base64', '-d', given='aGVsbG8=')
run('base64', '-u', '-e', given='x')
run('base64', '-d', given='aGV')
run('base64', 'none')
run('base64', '-x', shown=slice(1))
#> aGVsbG8=
#> eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4eHh4
#> eHh4
#> hello
#> eA==
#> => Error Incorrect padding
#> => FileNotFoundError No such file or directory
#> ! option -x not recognized
#> => int 2

### zipfile
put('a', 'hello')
os.makedirs('/tmp/d/e'); put('d/b', '')
for name in 'a', 'd', 'd/b', 'd/e': os.utime('/tmp/' + name, (1e9, 1e9))
run('zipfile', '-c', 'z.zip', 'a', 'd/', 'none')
run('zipfile', '-l', 'z.zip')
run('zipfile', '-t', 'z.zip')
run('zipfile', '-e', 'z.zip', 'out')
print(sorted(os.listdir('/tmp/out')), sorted(os.listdir('/tmp/out/d')), has('out/a'))
#> File Name                                             Modified             Size
#> a                                              2001-09-09 01:46:40            5
#> d/                                             2001-09-09 01:46:40            0
#> d/b                                            2001-09-09 01:46:40            0
#> d/e/                                           2001-09-09 01:46:40            0
#> Done testing
#> ['a', 'd'] ['b', 'e'] b'hello'

### zipfile: words that are not taken, and files
run('zipfile', '-l', 'z.zip', '-t', 'z.zip')
run('zipfile', '-e', 'z.zip')
run('zipfile', '--metadata-encoding', 'utf-8', '-c', 'q.zip', 'a')
run('zipfile', '-t', 'none')
put('a', 'hello')
run('zipfile', '-t', 'a')
#> ! usage: python -m zipfile [-h] (-l <zipfile> | -e <zipfile> <output_dir> |
#> !                          -c <name> [<file> ...] | -t <zipfile>)
#> !                          [--metadata-encoding <encoding>]
#> ! python -m zipfile: error: argument -t/--test: not allowed with argument -l/--list
#> => int 2
#> ! usage: python -m zipfile [-h] (-l <zipfile> | -e <zipfile> <output_dir> |
#> !                          -c <name> [<file> ...] | -t <zipfile>)
#> !                          [--metadata-encoding <encoding>]
#> ! python -m zipfile: error: argument -e/--extract: expected 2 arguments
#> => int 2
#> ! Non-conforming encodings not supported with -c.
#> => int 1
#> => FileNotFoundError No such file or directory
#> => BadZipFile File is not a zip file

### zipfile: bytes that changed
put('a', 'hello')
run('zipfile', '-c', 'z.zip', 'a')
data = has('z.zip')
at = data.index(b'PK\1\2') + 16
put('z.zip', data[:at] + b'abcd' + data[at + 4:])
run('zipfile', '-t', 'z.zip')
#> The following enclosed file is corrupted: 'a'
#> Done testing

### zipfile: folders in folders
for name in 'd', 'd/b', 'd/b/c', 'd/e': os.makedirs('/tmp/' + name)
for name in 'd/b/a', 'd/b/c/x', 'd/b/z', 'd/c', 'd/e/y': put(name, name)
import zipfile
for words in ('./d/b', 'd', 'd/../d/c'), ('d/.',), ('d/e/', 'd/b/c/x'):
    run('zipfile', '-c', 'z.zip', *words)
    print(*zipfile.ZipFile('/tmp/z.zip').namelist())
#> b/ b/a b/c/ b/c/x b/z d/ d/b/ d/b/a d/b/c/ d/b/c/x d/b/z d/c d/e/ d/e/y c
#> b/ b/a b/c/ b/c/x b/z c e/ e/y
#> e/ e/y x

### tarfile
#: steps=vary
put('a', 'hello')
run('tarfile', '-v', '-c', 't.tgz', 'a')
print(has('t.tgz')[:2])
run('tarfile', '-l', 't.tgz')
run('tarfile', '-v', '--filter', 'data', '-e', 't.tgz', 'out')
print(os.listdir('/tmp/out'))
run('tarfile', '-v', '-e', 't.tgz')
run('tarfile', '-vt', 't.tgz')
#> 't.tgz' file created.
#> b'\x1f\x8b'
#> a 
#> 't.tgz' file is extracted into 'out' directory.
#> ['a']
#> 't.tgz' file is extracted.
#> 't.tgz' is a tar archive.
#> ! [<TarInfo 'a'>]

### tarfile: words that are not taken, and files
put('a', 'hello')
run('tarfile', '-t', 'a')
run('tarfile', '--filter', 'data', '-l', 't.tgz')
run('tarfile')
#> ! 'a' is not a tar archive.
#> => int 1
#> ! --filter is only valid for extraction
#> => int 1
#> ! usage: python -m tarfile [-h] [-v] [--filter <filtername>] (-l <tarfile> |
#> !                          -e <tarfile> [<output_dir> ...] |
#> !                          -c <name> [<file> ...] | -t <tarfile>)
#> ! python -m tarfile: error: one of the arguments -l/--list -e/--extract -c/--create -t/--test is required
#> => int 2

### what a program is called
text = 'import argparse\nprint(argparse.ArgumentParser().prog)\n'
os.makedirs('/tmp/app'); put('app/__main__.py', text)
os.makedirs('/tmp/pk'); put('pk/__main__.py', text)
put('one.py', text)
sys.path.insert(0, '/tmp')
for name in 'one', 'pk', 'pk.__main__': run(name)
sys.path.remove('/tmp')
before, sys.argv = sys.argv, ['/a/b.py']
executable, sys.executable = sys.executable, '/bin/py'
for path in '/tmp/app', '/tmp/one.py': runpy.run_path(path, run_name='__main__')
runpy.run_path('/tmp/one.py')
sys.argv, sys.executable = before, executable
#> python -m one
#> python -m pk
#> python -m pk
#> py /tmp/app
#> one.py
#> one.py

### main() of the modules
#: steps=vary
import base64, calendar, contextlib, tarfile, timeit, zipfile
put('a', 'hello')
ended = []
with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(io.StringIO()) as err:
    ended.append(timeit.main(['-n', '2', '-r', '1', '-v'], _wrap_timer=lambda real: Clock([1, 3])))
    ended.append(timeit.main(args=['-u', 'year']))
    ended.append(timeit.main(['-n1', '-r1', '1 / 0'], _wrap_timer=lambda real: Clock([1, 3])))
    ended.append(zipfile.main(['-c', '/tmp/z.zip', '/tmp/a']))
    ended.append(zipfile.main(args=['-l', '/tmp/z.zip']))
    for main, words in (zipfile.main, ['--metadata-encoding', 'x', '-c', 'y', 'z']), (calendar.main, ['2026', 'x']):
        try: main(words)
        except SystemExit as e: ended.append(e)
    before, sys.argv = sys.argv, ['x', '-c', '/tmp/t.tar', '/tmp/a', '-v']
    ended.append(tarfile.main())
    sys.argv = ['x', '-z']
    try: base64.main()
    except SystemExit as e: ended.append(e)
    sys.argv = before
print(ended, os.path.getsize('/tmp/z.zip'), zipfile.ZipFile('/tmp/z.zip').namelist())
print(re.sub(r'\d+-\d+-\d+ \d+:\d+:\d+', 'then', out.getvalue()))
said = err.getvalue()
print(said.count('\n') > 10, said.splitlines()[-5], 'ZeroDivisionError: division by zero\n' in said)
#> [None, 2, 1, None, None, SystemExit(1), SystemExit(2), None, SystemExit(2)] 107 ['a']
#> raw times: 2 sec
#>
#> 2 loops, best of 1: 1 sec per loop
#> File Name                                             Modified             Size
#> a                                              then            5
#> '/tmp/t.tar' file created.
#>
#> True option -z not recognized True

### ast
put('a.py', 'x = 1\nprint(f"{x}")\n')
run('ast', 'a.py')
#> Module(
#>    body=[
#>       Assign(
#>          targets=[
#>             Name(id='x', ctx=Store())],
#>          value=Constant(value=1)),
#>       Expr(
#>          value=Call(
#>             func=Name(id='print', ctx=Load()),
#>             args=[
#>                JoinedStr(
#>                   values=[
#>                      FormattedValue(
#>                         value=Name(id='x', ctx=Load()),
#>                         conversion=-1)])]))])

### ast, further
run('ast', '-m', 'eval', '-a', '-i', '0', given='1 + x', shown=slice(0, 12))
#> Expression(
#> body=BinOp(
#> left=Constant(
#> value=1,
#> lineno=1,
#> col_offset=0,
#> end_lineno=1,
#> end_col_offset=1),
#> op=Add(),
#> right=Name(
#> id='x',
#> ctx=Load(),

### ast, further, further
run('ast', 'none.py')
run('ast', given='x = = ')
run('ast', '--indent', 'x')
#> => FileNotFoundError No such file or directory
#> => SyntaxError invalid syntax (<stdin>, line 1)
#> ! usage: python -m ast [-h] [-m {exec,single,eval,func_type}]
#> !                      [--no-type-comments] [-a] [-i INDENT]
#> !                      [--feature-version VERSION] [-O LEVEL] [--show-empty]
#> !                      [infile]
#> ! python -m ast: error: argument -i/--indent: invalid int value: 'x'
#> => int 2

### tokenize
put('a.py', 'x = 1\nprint(f"{x}")\n')
run('tokenize', 'a.py')
#> 0,0-0,0:            ENCODING       'utf-8'        
#> 1,0-1,1:            NAME           'x'            
#> 1,2-1,3:            OP             '='            
#> 1,4-1,5:            NUMBER         '1'            
#> 1,5-1,6:            NEWLINE        '\n'           
#> 2,0-2,5:            NAME           'print'        
#> 2,5-2,6:            OP             '('            
#> 2,6-2,8:            FSTRING_START  'f"'           
#> 2,8-2,9:            OP             '{'            
#> 2,9-2,10:           NAME           'x'            
#> 2,10-2,11:          OP             '}'            
#> 2,11-2,12:          FSTRING_END    '"'            
#> 2,12-2,13:          OP             ')'            
#> 2,13-2,14:          NEWLINE        '\n'           
#> 3,0-3,0:            ENDMARKER      ''             

### tokenize, further
put('a.py', 'x = 1\nprint(f"{x}")\n')
run('tokenize', '-e', given='a += 1\n')
run('tokenize', given='"abc')
run('tokenize', 'a.py', 'b.py')
#> 1,0-1,1:            NAME           'a'            
#> 1,2-1,4:            PLUSEQUAL      '+='           
#> 1,5-1,6:            NUMBER         '1'            
#> 1,6-1,7:            NEWLINE        '\n'           
#> 2,0-2,0:            ENDMARKER      ''             
#> ! <stdin>:1:1: error: unterminated string literal (detected at line 1)
#> => int 1
#> ! usage: python -m tokenize [-h] [-e] [filename.py]
#> ! python -m tokenize: error: unrecognized arguments: b.py
#> => int 2

### uuid
run('uuid', '-u', 'uuid5', '-n', '@dns', '-N', 'x.org')
run('uuid', '-u', 'uuid3', '-n', '@dns')
run('uuid', '-u', 'uuid5', '-n', 'abc', '-N', 'x.org')
run('uuid', '-u', 'uuid9', shown=slice(2, None))
#> 8d26f658-f938-53f9-ad17-67ca11d6fed8
#> ! usage: python -m uuid [-h] [-u {uuid1,uuid3,uuid4,uuid5,uuid6,uuid7,uuid8}]
#> !                       [-n {any UUID,@dns,@url,@oid,@x500}] [-N NAME] [-C NUM]
#> ! python -m uuid: error: Incorrect number of arguments. uuid3 requires a namespace and a name. Run 'python -m uuid -h' for more information.
#> => int 2
#> ! usage: python -m uuid [-h] [-u {uuid1,uuid3,uuid4,uuid5,uuid6,uuid7,uuid8}]
#> !                       [-n {any UUID,@dns,@url,@oid,@x500}] [-N NAME] [-C NUM]
#> ! python -m uuid: error: argument -n/--namespace: invalid choice: 'abc' (choose from any UUID, @dns, @url, @oid, @x500)
#> => int 2
#> ! python -m uuid: error: argument -u/--uuid: invalid choice: 'uuid9' (choose from uuid1, uuid3, uuid4, uuid5, uuid6, uuid7, uuid8)
#> => int 2

### random
run('random', 'a')
run('random', '-i', '1')
run('random', '1')
run('random', '-c', 'a')
run('random', 'x', 'x')
run('random', '-f', '0')
run('random', '-i', 'q')
run('random', '-i', '1', '-c', 'a')
#> a
#> 1
#> 1
#> a
#> x
#> 0.0
#> ! usage: python -m random [-h] [-c CHOICE [CHOICE ...] | -i N | -f N]
#> !                         [input ...]
#> ! python -m random: error: argument -i/--integer: invalid int value: 'q'
#> => int 2
#> ! usage: python -m random [-h] [-c CHOICE [CHOICE ...] | -i N | -f N]
#> !                         [input ...]
#> ! python -m random: error: argument -c/--choice: not allowed with argument -i/--integer
#> => int 2

### inspect
run('inspect', 'nope')
run('inspect', 'sys')
run('inspect')
#> ! Failed to import nope (ModuleNotFoundError: No module named 'nope')
#> => int 2
#> ! Can't get info for builtin modules.
#> => int 1
#> ! usage: python -m inspect [-h] [-d] object
#> ! python -m inspect: error: the following arguments are required: object
#> => int 2

### gzip
import gzip
put('g.txt', 'hello' * 10)
run('gzip', 'g.txt')
print(gzip.decompress(has('g.txt.gz')))
put('g.txt', '')
run('gzip', '-d', 'g.txt.gz')
print(has('g.txt'))
run('gzip', '--best', 'g.txt')
run('gzip', '-d', 'g.txt')
run('gzip', '-d', 'none.gz')
run('gzip', '--fast', '--best', 'g.txt')
#> b'hellohellohellohellohellohellohellohellohellohello'
#> b'hellohellohellohellohellohellohellohellohellohello'
#> => str filename doesn't end in .gz: 'g.txt'
#> => FileNotFoundError No such file or directory
#> ! usage: python -m gzip [-h] [--fast | --best | -d] [file ...]
#> ! python -m gzip: error: argument --best: not allowed with argument --fast
#> => int 2

### mimetypes
run('mimetypes', 'a.png', 'b.xyz', 'c.tar.gz')
run('mimetypes', '-e', 'image/png', 'x/y')
run('mimetypes', '-l', 'a.jpg')
run('mimetypes')
#> type: image/png encoding: None
#> error: media type unknown for b.xyz
#> type: application/x-tar encoding: gzip
#> => bool True
#> .png
#> error: unknown type x/y
#> => bool True
#> type: image/jpeg encoding: None
#> => bool False
#> ! usage: python -m mimetypes [-h] [-e] [-l] type [type ...]
#> ! python -m mimetypes: error: the following arguments are required: type
#> => int 2

### doctest
put('d.txt', '>>> 1 + 1\n3\n')
put('e.txt', '>>> 1 + 1\n2\n>>> [1,\n...  2]\n[1, ...]\n')
put('made_by_mains.py', 'def f():\n    """\n    >>> f()\n    5\n    """\n    return 5\n')
run('doctest', 'd.txt')
#> **********************************************************************
#> File "d.txt", line 1, in d.txt
#> Failed example:
#>     1 + 1
#> Expected:
#>     3
#> Got:
#>     2
#> **********************************************************************
#> 1 item had failures:
#>    1 of   1 in d.txt
#> ***Test Failed*** 1 failure.
#> => int 1

### doctest, further
put('e.txt', '>>> 1 + 1\n2\n>>> [1,\n...  2]\n[1, ...]\n')
run('doctest', '-o', 'ELLIPSIS', '-v', 'e.txt')
#> Trying:
#>     1 + 1
#> Expecting:
#>     2
#> ok
#> Trying:
#>     [1,
#>      2]
#> Expecting:
#>     [1, ...]
#> ok
#> 1 item passed all tests:
#>    2 tests in e.txt
#> 2 tests in 1 item.
#> 2 passed.
#> Test passed.
#> => int 0

### doctest, further, further
put('d.txt', '>>> 1 + 1\n3\n')
put('e.txt', '>>> 1 + 1\n2\n>>> [1,\n...  2]\n[1, ...]\n')
put('made_by_mains.py', 'def f():\n    """\n    >>> f()\n    5\n    """\n    return 5\n')
run('doctest', '-f', 'e.txt', 'd.txt')
run('doctest', 'made_by_mains.py')
run('doctest', shown=slice(-1, None))
#> **********************************************************************
#> File "e.txt", line 3, in e.txt
#> Failed example:
#>     [1,
#>      2]
#> Expected:
#>     [1, ...]
#> Got:
#>     [1, 2]
#> **********************************************************************
#> 1 item had failures:
#>    1 of   2 in e.txt
#> ***Test Failed*** 1 failure.
#> => int 1
#> => int 0
#> ! python -m doctest: error: the following arguments are required: file
#> => int 2

### quopri, shlex and pickle
import pickle
run('quopri', given='h\u00e9\n')
run('quopri', '-d', given='h=C3=A9\n')
run('quopri', '-t', '-d')
run('shlex', given='a "b c" # d')
put('a.sh', "x='y z'")
run('shlex', 'a.sh')
put('a.pickle', pickle.dumps({'a': [1, 2]}))
run('pickle', 'a.pickle')
#> h=C3=A9
#> hé
#> ! -t and -d are mutually exclusive
#> => int 2
#> Token: 'a'
#> Token: '"b c"'
#> Token: 'x'
#> Token: '='
#> Token: "'y z'"
#> {'a': [1, 2]}

### runpy
put('told.py', 'import sys\nprint(__name__, sys.argv[1:])\n')
sys.path.insert(0, '/tmp')
run('runpy', 'told', 'a', 'b')
run('runpy')
#> __main__ ['a', 'b']
#> ! No module specified for execution
