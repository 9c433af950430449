"""What modules of the library do as programs: `-m timeit` and its like. They take the words, and print what CPython's do; help has no sentences."""
import os
import sys

_handled_shown = True  # by sys.exception(), in Timer.print_exc()

def _parser(spec):
    """A line of the spec is an argument, with what it is as key=value. An option without that is a flag; lines with ? or ! exclude each other, and with ! one is asked for."""
    import argparse

    parser = argparse.ArgumentParser()
    one = None
    for line in spec.splitlines():
        names, given, place = [], {}, parser
        for word in line.split():
            name, has_value, value = word.partition('=')
            if word in '?!':
                place = one = one or parser.add_mutually_exclusive_group(required=word == '!')
            elif not has_value:
                names.append(word)
            elif name == 'type':
                given[name] = float if value == 'float' else int
            else:
                value = value.replace('&', ' ')
                given[name] = value.split(',') if name == 'choices' else value if value[:1] == '{' else tuple(value.split(',')) if ',' in value else int(value) if value.lstrip('-').isdigit() else value
        if not given and '-' in line:
            given['action'] = 'store_true'
        place.add_argument(*names, **given)
    return parser


_JSON = '''infile nargs=? default=-
outfile nargs=?
--sort-keys
--no-ensure-ascii
--json-lines
? --indent type=int default=4
? --tab
? --no-indent
? --compact'''


def _json():
    import json

    words = _parser(_JSON).parse_args()
    indent = '\t' if words.tab else None if words.no_indent or words.compact else words.indent
    try:
        file = sys.stdin if words.infile == '-' else open(words.infile, encoding='utf-8')
        values = map(json.loads, file) if words.json_lines else [json.load(file)]
        if file is not sys.stdin:
            values = list(values)
            file.close()  # it may be what is written
        file = sys.stdout if words.outfile is None else open(words.outfile, 'w', encoding='utf-8')
        for value in values:
            json.dump(value, file, ensure_ascii=not words.no_ensure_ascii, sort_keys=words.sort_keys, indent=indent,
                      separators=(',', ':') if words.compact else None)
            file.write('\n')
        if file is not sys.stdout:
            file.close()
    except ValueError as e:
        raise SystemExit(e)


_UNITS = {'sec': 1.0, 'msec': 1e-3, 'usec': 1e-6, 'nsec': 1e-9}


def _timeit(words=None, wrap=None):
    """The status with which to exit, None where all went well. The clock is what wrap() makes of it."""
    import time
    from getopt import error, getopt

    try:
        options, words = getopt(sys.argv[1:] if words is None else words, 'n:u:s:r:pvh', ['number=', 'setup=', 'repeat=', 'process', 'verbose', 'unit=', 'help'])
    except error as e:
        print(e, 'use -h/--help for command line help', sep='\n')
        return 2
    given, setup, verbose = {'n': 0, 'r': 5, 'u': None}, [], 0
    for name, value in options:
        name = name.strip('-')[0]
        if name == 's':
            setup.append(value)
        elif name == 'v':
            verbose += 1
        elif name == 'h':
            print('usage: python -m timeit [-n N] [-r N] [-s S] [-p] [-u U] [-v] [-h] [--] [statement]')
            return 0
        elif name == 'u' and value not in _UNITS:
            print('Unrecognized unit. Please select nsec, usec, msec, or sec.', file=sys.stderr)
            return 2
        else:
            given[name] = int(value) if name in 'nr' else value
    clock = time.process_time if 'p' in given else time.perf_counter
    clock = wrap(clock) if wrap else clock
    return _timed('\n'.join(words) or 'pass', '\n'.join(setup) or 'pass', clock, given['n'], max(given['r'], 1), verbose, given['u'])


def _timed(text, setup, clock, number, rounds, verbose, unit):
    from timeit import Timer

    def shown(seconds):
        name = unit or next((name for name in _UNITS if seconds >= _UNITS[name]), 'nsec')
        return f'{seconds / _UNITS[name]:.{digits}g} {name}'

    def loops():
        return f'{number} loop' + 's' * (number != 1)

    def tell(tried, seconds):
        nonlocal number
        number = tried
        if verbose:
            print(f'{loops()} -> {seconds:.{digits}g} secs')

    digits = max(verbose, 1) + 2
    timer = Timer(text, setup, clock)
    try:
        if number == 0:
            timer.autorange(tell)
            if verbose:
                print()
        taken = timer.repeat(rounds, number)
    except BaseException:
        timer.print_exc()
        return 1
    if verbose:
        print(f'raw times: {", ".join(map(shown, taken))}\n')
    best, worst = min(taken) / number, max(taken) / number
    print(f'{loops()}, best of {rounds}: {shown(best)} per loop')
    if worst >= best * 4:
        from warnings import warn_explicit
        warn_explicit(f'The test results are likely unreliable. The worst time ({shown(worst)}) was more than four times slower than the '
                      f'best time ({shown(best)}).', UserWarning, '', 0)


_CALENDAR = '''-w --width type=int default=2
-l --lines type=int default=1
-s --spacing type=int default=6
-m --months type=int default=3
-c --css default=calendar.css
-L --locale metavar=LOCALE
-e --encoding metavar=ENCODING
-t --type default=text choices=text,html
-f --first-weekday type=int default=0
year nargs=? type=int
month nargs=? type=int'''


def _calendar(words=None):
    import calendar

    parser = _parser(_CALENDAR)
    words = parser.parse_args(words)
    text = words.type == 'text'
    if words.locale and not words.encoding:
        parser.error('if --locale is specified --encoding is required')
    if words.month is not None and not text:
        parser.error('incorrect number of arguments')
    kind = ('Locale' if words.locale else '') + ('Text' if text else 'HTML') + 'Calendar'
    made = getattr(calendar, kind)(words.first_weekday, **{'locale': words.locale} if words.locale else {})
    year = calendar.datetime.date.today().year if words.year is None else words.year
    if not text:
        result = made.formatyearpage(year, css=words.css, encoding=words.encoding or 'utf-8')
    elif words.month is None:
        result = made.formatyear(year, words.width, words.lines, words.spacing, words.months)
    else:
        result = made.formatmonth(year, words.month, words.width, words.lines)
    if text and not words.encoding:
        sys.stdout.write(result)
    else:
        sys.stdout.buffer.write(result.encode(words.encoding) if text else result)


def _base64():
    from base64 import decode, encode
    from getopt import error, getopt

    usage = '''usage: python -m base64 [-h|-d|-e|-u] [file|-]
        -h: print this help message and exit
        -d, -u: decode
        -e: encode (default)'''
    try:
        options, words = getopt(sys.argv[1:], 'hdeu')
    except error as e:
        print(e, usage, sep='\n', file=sys.stderr)
        return 2
    options = [name for name, _ in options]
    if '-h' in options:
        print(usage)
        return
    work = decode if options and options[-1] != '-e' else encode
    if words[:1] in ([], ['-']):
        work(sys.stdin.buffer, sys.stdout.buffer)
    else:
        with open(words[0], 'rb') as file:
            work(file, sys.stdout.buffer)


def _add(archive, left):
    """Writes files, and folders with what is in them: from the last (path, name) to the first."""
    while left:
        path, name = left.pop()
        folder = os.path.isdir(path)
        if name if folder else os.path.isfile(path):
            archive.write(path, name)
        if folder:
            left += [(os.path.join(path, part), os.path.join(name, part)) for part in sorted(os.listdir(path), reverse=True)]


_ZIPFILE = '''! -l --list metavar=<zipfile>
! -e --extract nargs=2 metavar=<zipfile>,<output_dir>
! -c --create nargs=+ metavar=<name>,<file>
! -t --test metavar=<zipfile>
--metadata-encoding metavar=<encoding>'''


def _zipfile(words=None):
    from zipfile import ZIP_DEFLATED, ZipFile

    words = _parser(_ZIPFILE).parse_args(words)
    if words.create and words.metadata_encoding:
        print('Non-conforming encodings not supported with -c.', file=sys.stderr)
        return 1
    source, *rest = words.create or words.extract or [words.test if words.list is None else words.list]
    with ZipFile(source, 'w' if words.create else 'r', ZIP_DEFLATED, metadata_encoding=words.metadata_encoding) as archive:
        if words.create:
            names = [os.path.basename(path) or os.path.basename(os.path.dirname(path)) for path in rest]
            _add(archive, [(path, '' if name in ('.', '..') else name) for path, name in zip(rest, names)][::-1])
        elif words.extract:
            archive.extractall(*rest)
        elif words.list is not None:
            archive.printdir()
        else:
            bad = archive.testzip()
            print(*[f'The following enclosed file is corrupted: {bad!r}'] * bool(bad), 'Done testing', sep='\n')


_TARFILE = '''-v --verbose
--filter metavar=<filtername> choices=fully_trusted,tar,data
! -l --list metavar=<tarfile>
! -e --extract nargs=+ metavar=<tarfile>,<output_dir>
! -c --create nargs=+ metavar=<name>,<file>
! -t --test metavar=<tarfile>'''
_PACKED = {'gz': '.gz .tgz', 'xz': '.xz .txz', 'bz2': '.bz2 .tbz .tbz2 .tb2', 'zst': '.zst .tzst'}


def _tarfile():
    import tarfile

    parser = _parser(_TARFILE)
    words = parser.parse_args()
    done = ''
    source, *rest = words.create or words.extract or [words.test if words.list is None else words.list]
    if words.filter and not words.extract:
        parser.exit(1, '--filter is only valid for extraction\n')
    if words.extract and rest[1:]:
        parser.exit(1, parser.format_help())
    if words.create:
        ending = os.path.splitext(source)[1]
        with tarfile.open(source, 'w:' + next((kind for kind in _PACKED if ending in _PACKED[kind].split()), '')) as archive:
            for path in rest:
                archive.add(path)
        done = 'file created.'
    elif not tarfile.is_tarfile(source):
        parser.exit(1, f'{source!r} is not a tar archive.\n')
    else:
        with tarfile.open(source) as archive:
            if words.extract:
                archive.extractall(*rest or '.', filter=words.filter)
                done = f'file is extracted into {rest[0]!r} directory.' if rest and rest[0] != '.' else 'file is extracted.'
            elif words.list is not None:
                archive.list(words.verbose)
            else:
                print(archive.getmembers(), file=sys.stderr)
                done = 'is a tar archive.'
    if words.verbose and done:
        print(f'{source!r} {done}')


# ---- what looks into sources ----

def _text_of(path):
    """(the bytes of a source, its name), which is stdin's if there is no path."""
    if path is None or path == '-':
        return sys.stdin.buffer.read(), '<stdin>'
    with open(path, 'rb') as file:
        return file.read(), path


_AST = '''infile nargs=? default=-
-m --mode default=exec choices=exec,single,eval,func_type
--no-type-comments
-a --include-attributes
-i --indent type=int default=3
--feature-version metavar=VERSION
-O --optimize type=int default=-1 metavar=LEVEL
--show-empty'''


def _ast():
    import ast

    words = _parser(_AST).parse_args()
    source, name = _text_of(words.infile)
    tree = ast.parse(source, name, words.mode, type_comments=not words.no_type_comments)
    print(ast.dump(tree, include_attributes=words.include_attributes, indent=words.indent, show_empty=words.show_empty))


_DIS = '''infile nargs=? default=-
-C --show-caches
-O --show-offsets
-P --show-positions
-S --specialized'''


def _dis():
    import dis

    words = _parser(_DIS).parse_args()
    dis.dis(compile(*_text_of(words.infile), 'exec'))


def _tokenize():
    import tokenize

    words = _parser('filename nargs=? metavar=filename.py\n-e --exact').parse_args()
    name = words.filename or '<stdin>'
    try:
        if words.filename:
            with open(words.filename, 'rb') as file:
                found = list(tokenize.tokenize(file.readline))
        else:
            found = tokenize.generate_tokens(sys.stdin.readline)
        for token in found:
            kind = tokenize.tok_name[token.exact_type if words.exact else token.type]
            print('%-20s%-15s%-15r' % ('%d,%d-%d,%d:' % (token.start + token.end), kind, token.string))
    except tokenize.TokenError as e:
        line, column = e.args[1]
        return _fail(f'{name}:{line}:{column}: error: {e.args[0]}')
    except SyntaxError as e:
        return _fail(f'{name}: error: {e}')
    except OSError as e:
        return _fail(f'error: {e}')


def _fail(text, status=1):
    print(text, file=sys.stderr)
    return status


def _inspect():
    import importlib
    import inspect

    words = _parser('object\n-d --details').parse_args()
    name, _, path = words.object.partition(':')
    try:
        found = module = importlib.import_module(name)
    except Exception as e:
        return _fail(f'Failed to import {name} ({type(e).__name__}: {e})', 2)
    for part in path.split('.') if path else ():
        found = getattr(found, part)
    if not getattr(module, '__file__', None):
        return _fail("Can't get info for builtin modules.")
    if not words.details:
        try:
            print(inspect.getsource(found))
        except (OSError, TypeError):
            return _fail(f'The source of {words.object} is not available.')
        return
    print(f'Target: {words.object}\nOrigin: {module.__file__}\nCached: {getattr(module, "__cached__", None)}')
    if found is module:
        print(f'Loader: {module.__loader__!r}')
        if hasattr(module, '__path__'):
            print(f'Submodule search path: {module.__path__}')
    elif getattr(found, '__code__', None) and not module.__file__.startswith('<'):
        print(f'Line: {found.__code__.co_firstlineno - 1}')
    print('\n')


_DOCTEST = '''-v --verbose
-o --option action=append choices=DONT_ACCEPT_TRUE_FOR_1,DONT_ACCEPT_BLANKLINE,NORMALIZE_WHITESPACE,ELLIPSIS,SKIP,IGNORE_EXCEPTION_DETAIL,REPORT_UDIFF,REPORT_CDIFF,REPORT_NDIFF,REPORT_ONLY_FIRST_FAILURE,FAIL_FAST
-f --fail-fast
file nargs=+'''


def _doctest():
    import doctest
    import importlib

    words = _parser(_DOCTEST).parse_args()
    names = {*(words.option or ()), *['FAIL_FAST'] * words.fail_fast}
    flags = sum([doctest.OPTIONFLAGS_BY_NAME[name] for name in names])
    for path in words.file:
        if path.endswith('.py'):
            folder, name = os.path.split(path)
            sys.path.insert(0, folder)
            module = importlib.import_module(name[:-3])
            del sys.path[0]
            failed, _ = doctest.testmod(module, verbose=words.verbose, optionflags=flags)
        else:
            failed, _ = doctest.testfile(path, module_relative=False, verbose=words.verbose, optionflags=flags)
        if failed:
            return 1
    return 0


# ---- what gives values ----

_UUID = '''-u --uuid default=uuid4 choices=uuid1,uuid3,uuid4,uuid5,uuid6,uuid7,uuid8
-n --namespace metavar={any&UUID,@dns,@url,@oid,@x500}
-N --name metavar=NAME
-C --count type=int default=1 metavar=NUM'''


def _uuid():
    import uuid

    parser = _parser(_UUID)
    words = parser.parse_args()
    make = getattr(uuid, words.uuid)
    if words.uuid in ('uuid3', 'uuid5'):
        if not words.namespace or not words.name:
            parser.error(f"Incorrect number of arguments. {words.uuid} requires a namespace and a name. Run 'python -m uuid -h' for more information.")
        known = {'@' + name: getattr(uuid, 'NAMESPACE_' + name.upper()) for name in ('dns', 'url', 'oid', 'x500')}
        try:
            space = known.get(words.namespace) or uuid.UUID(words.namespace)
        except ValueError:
            parser.error(f'argument -n/--namespace: invalid choice: {words.namespace!r} (choose from any UUID, @dns, @url, @oid, @x500)')
        given = space, words.name
    else:
        given = ()
    for _ in range(words.count):
        print(make(*given))


_RANDOM = '''input nargs=*
? -c --choice nargs=+
? -i --integer type=int metavar=N
? -f --float type=float metavar=N'''


def _random():
    import random

    words = _parser(_RANDOM).parse_args()
    if words.choice:
        print(random.choice(words.choice))
    elif words.integer is not None:
        print(random.randint(1, words.integer))
    elif words.float is not None:
        print(random.uniform(0, words.float))
    elif len(words.input) == 1:
        print(_drawn(random, words.input[0]))
    elif words.input:
        print(random.choice(words.input))


def _drawn(random, word):
    """One word says what to draw: up to a number, or one of the words in it."""
    for kind, draw in ((int, lambda n: random.randint(1, n)), (float, lambda n: random.uniform(0, n))):
        try:
            return draw(kind(word))
        except ValueError:
            pass
    return random.choice(word.split())


def _platform():
    import platform

    words = _parser('args nargs=* choices=nonaliased,terse\n--terse\n--nonaliased').parse_args()
    print(platform.platform(not (words.nonaliased or 'nonaliased' in words.args), words.terse or 'terse' in words.args))


def _sysconfig():
    import sysconfig

    print(f'Platform: "{sysconfig.get_platform()}"\nPython version: "{sysconfig.get_python_version()}"')
    print(f'Current installation scheme: "{sysconfig.get_default_scheme()}"')
    for title, values in (('Paths', sysconfig.get_paths()), ('Variables', sysconfig.get_config_vars())):
        print(f'\n{title}: ')
        for name, value in sorted(values.items()):
            print(f'\t{name} = "{value}"')


def _mimetypes():
    import mimetypes

    words = _parser('-e --extension\n-l --lenient\ntype nargs=+').parse_args()
    wrong = False
    for word in words.type:
        if words.extension:
            found = mimetypes.guess_extension(word, not words.lenient)
            print(found or f'error: unknown type {word}')
        else:
            found, encoding = mimetypes.guess_type(word, not words.lenient)
            print(f'type: {found} encoding: {encoding}' if found else f'error: media type unknown for {word}')
        wrong = wrong or not found
    return wrong


# ---- what changes files ----

def _gzip():
    import gzip
    from shutil import copyfileobj

    words = _parser('args nargs=* metavar=file default=-\n? --fast\n? --best\n? -d --decompress').parse_args()
    level = 1 if words.fast else 9 if words.best else 6
    for path in words.args if isinstance(words.args, list) else [words.args]:
        if path == '-':
            source, to = sys.stdin.buffer, sys.stdout.buffer
            source, to = (gzip.GzipFile('', 'rb', fileobj=source), to) if words.decompress else (source, gzip.GzipFile('', 'wb', level, to))
        elif words.decompress:
            if not path.endswith('.gz'):
                sys.exit(f"filename doesn't end in .gz: {path!r}")
            source, to = gzip.open(path), open(path[:-3], 'wb')
        else:
            source, to = open(path, 'rb'), gzip.open(path + '.gz', 'wb', level)
        copyfileobj(source, to)
        for file in (to, source):
            if file is not sys.stdin.buffer and file is not sys.stdout.buffer:
                file.close()


def _quopri():
    from getopt import error, getopt
    from quopri import decode, encode

    try:
        options, words = getopt(sys.argv[1:], 'td')
    except error as e:
        return _fail(f'{e}\nusage: quopri [-t | -d] [file] ...\n-t: quote tabs\n-d: decode; default encode', 2)
    names = {name for name, _ in options}
    if len(names) > 1:
        return _fail('-t and -d are mutually exclusive', 2)
    for path in words or ['-']:
        source = sys.stdin.buffer if path == '-' else open(path, 'rb')
        decode(source, sys.stdout.buffer) if '-d' in names else encode(source, sys.stdout.buffer, '-t' in names)
        if path != '-':
            source.close()


def _shlex():
    from shlex import shlex

    file = open(sys.argv[1]) if sys.argv[1:] else sys.stdin
    for token in iter(shlex(file, *sys.argv[1:2]).get_token, ''):
        print('Token: ' + repr(token))


def _pickle():
    from pickle import load
    from pprint import pprint

    for path in _parser('pickle_file nargs=+').parse_args().pickle_file:
        with open(path, 'rb') as file:
            pprint(load(file))


def _runpy():
    from runpy import run_module

    if len(sys.argv) < 2:
        print('No module specified for execution', file=sys.stderr)
    else:
        del sys.argv[0]
        run_module(sys.argv[0], run_name='__main__', alter_sys=True)


# CPython's print examples for its developers, or talk with the user.
_REFUSED = 'code', 'difflib', 'filecmp', 'fileinput', 'locale', 'pdb', 'pydoc', 'textwrap'


def work(name, *given):
    """Does what a module does as a program, and gives the status: nothing, if it is not known here."""
    if name in _REFUSED:
        return _fail(f'{name} is not a program in Hognose: import it')
    main = globals().get('_' + name.removesuffix('.__main__').removesuffix('.tool'))
    return main and main(*given)


def run(name, *given):
    """work(), which exits where there is a status."""
    status = work(name, *given)
    if status is not None:
        sys.exit(status)


def main():
    """That of json.tool, which this file is under that name (core/lib/same.txt)."""
    run(__name__)
