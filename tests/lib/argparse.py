import argparse
import contextlib
import io
import os

os.environ['COLUMNS'] = '80'


def new(**keywords):
    return argparse.ArgumentParser(prog='p', **keywords)


def reads(parser, *lines, by='parse_args'):
    for line in lines:
        out = io.StringIO()
        try:
            with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
                found = getattr(parser, by)(line.split())
        except SystemExit as e:
            print(f'exit {e.code}:', out.getvalue().rstrip().splitlines()[-1])
        except Exception as e:
            print(type(e).__name__, e)
        else:
            print(found, *out.getvalue().splitlines())


def says(work, *args, **keywords):
    try:
        print(work(*args, **keywords))
    except Exception as e:
        print(type(e).__name__, e)


### plain arguments and options
p = new()
p.add_argument('source')
p.add_argument('others', nargs='*')
p.add_argument('-n', '--number', type=int, default='7')
p.add_argument('-v', action='count', default=0)
p.add_argument('--name', choices=['ann', 'bob'])
reads(p, 'a', 'a b c -n 3', 'a -n3', 'a -n=3', 'a --number=-3', '-vvn3 a', 'a --na bob', '-- -a -b')
reads(p, 'a -1 -v -- --name')
reads(p, '', 'a -n', 'a -n x', 'a --name carl', 'a --n 1', 'a -x --y', 'a -v=1', 'a --number', 'a -v -- -v --')
#> Namespace(source='a', others=[], number=7, v=0, name=None)
#> Namespace(source='a', others=['b', 'c'], number=3, v=0, name=None)
#> Namespace(source='a', others=[], number=3, v=0, name=None)
#> Namespace(source='a', others=[], number=3, v=0, name=None)
#> Namespace(source='a', others=[], number=-3, v=0, name=None)
#> Namespace(source='a', others=[], number=3, v=2, name=None)
#> Namespace(source='a', others=[], number=7, v=0, name='bob')
#> Namespace(source='-a', others=['-b'], number=7, v=0, name=None)
#> exit 2: p: error: unrecognized arguments: -- --name
#> exit 2: p: error: the following arguments are required: source
#> exit 2: p: error: argument -n/--number: expected one argument
#> exit 2: p: error: argument -n/--number: invalid int value: 'x'
#> exit 2: p: error: argument --name: invalid choice: 'carl' (choose from ann, bob)
#> exit 2: p: error: ambiguous option: --n could match --number, --name
#> exit 2: p: error: unrecognized arguments: -x --y
#> exit 2: p: error: argument -v: ignored explicit argument '1'
#> exit 2: p: error: argument -n/--number: expected one argument
#> Namespace(source='a', others=['-v', '--'], number=7, v=1, name=None)

### how many
p = new()
for name, nargs in ('--one', 1), ('--two', 2), ('--maybe', '?'), ('--any', '*'), ('--some', '+'), ('--rest', '...'):
    p.add_argument(name, nargs=nargs, const='C' if nargs == '?' else None)
reads(p, '--one a --two b c', '--maybe --any', '--maybe x --any y z', '--some a -- b', '--rest a --one b', '--one')
reads(p, '--two a', '--some')
p = new()
p.add_argument('first', nargs='?', default='F')
p.add_argument('middle', nargs='+', type=float)
p.add_argument('last', nargs=2)
reads(p, '1 b c', 'a 1 2 b c', 'a b c', '1 2', 'a x b c')
#> Namespace(one=['a'], two=['b', 'c'], maybe=None, any=None, some=None, rest=None)
#> Namespace(one=None, two=None, maybe='C', any=[], some=None, rest=None)
#> Namespace(one=None, two=None, maybe='x', any=['y', 'z'], some=None, rest=None)
#> exit 2: p: error: unrecognized arguments: -- b
#> Namespace(one=None, two=None, maybe=None, any=None, some=None, rest=['a', '--one', 'b'])
#> exit 2: p: error: argument --one: expected 1 argument
#> exit 2: p: error: argument --two: expected 2 arguments
#> exit 2: p: error: argument --some: expected at least one argument
#> Namespace(first='F', middle=[1.0], last=['b', 'c'])
#> Namespace(first='a', middle=[1.0, 2.0], last=['b', 'c'])
#> exit 2: p: error: argument middle: invalid float value: 'a'
#> exit 2: p: error: the following arguments are required: last
#> exit 2: p: error: argument middle: invalid float value: 'x'

### what is done with values
p = new(argument_default=argparse.SUPPRESS)
p.add_argument('--on', action='store_true', default=False)
p.add_argument('--off', action='store_false')
p.add_argument('--const', action='store_const', const=5)
p.add_argument('--app', action='append', type=int)
p.add_argument('--ext', action='extend', nargs='+')
p.add_argument('--aconst', action='append_const', const=1, dest='app')
p.add_argument('--flag', action=argparse.BooleanOptionalAction)
p.add_argument('--version', action='version', version='%(prog)s 1.0')
reads(p, '', '--on --off --const', '--app 1 --aconst --app 2', '--ext a b --ext c', '--flag', '--no-flag')
reads(p, '--version', '--flag=1')
#> Namespace(on=False)
#> Namespace(on=True, off=False, const=5)
#> Namespace(on=False, app=[1, 1, 2])
#> Namespace(on=False, ext=['a', 'b', 'c'])
#> Namespace(on=False, flag=True)
#> Namespace(on=False, flag=False)
#> exit 0: p 1.0
#> exit 2: p: error: argument --flag/--no-flag: ignored explicit argument '1'

### an action of the program
class Shout(argparse.Action):
    def __call__(self, parser, namespace, values, option_string=None):
        print(self, values, option_string)
        setattr(namespace, self.dest, values.upper())
p = new()
p.register('action', 'shout', Shout)
p.add_argument('--a', action=Shout)
p.add_argument('b', action='shout', nargs='?')
reads(p, '--a x', 'y --a=z')
says(argparse.Action(['-x'], 'x'), p, None, None)
#> AttributeError 'NoneType' object has no attribute 'upper'
#> Namespace(a='Z', b='Y') Shout(option_strings=[], dest='b', nargs='?', const=None, default=None, type=None, choices=None, required=False, help=None, metavar=None, deprecated=False) y None Shout(option_strings=['--a'], dest='a', nargs=None, const=None, default=None, type=None, choices=None, required=False, help=None, metavar=None, deprecated=False) z --a
#> NotImplementedError .__call__() not defined

### types
def even(text):
    if int(text) % 2:
        raise argparse.ArgumentTypeError(f'{text} is odd')
    return int(text)
p = new()
p.add_argument('-e', type=even)
p.add_argument('-l', type=lambda text: [][0] if text == 'i' else float(text))
p.add_argument('-s', type=str.upper, default='abc')
reads(p, '-e 2', '-e 3', '-e x', '-l 1', '-l x', '-s q', '-l i')
#> Namespace(e=2, l=None, s='ABC')
#> exit 2: p: error: argument -e: 3 is odd
#> exit 2: p: error: argument -e: invalid even value: 'x'
#> Namespace(e=None, l=1.0, s='ABC')
#> exit 2: p: error: argument -l: invalid <lambda> value: 'x'
#> Namespace(e=None, l=None, s='Q')
#> IndexError list index out of range

### help
p = new(description='Does this. ' * 10, epilog='The end of %(prog)s.')
p.add_argument('source', help='where from')
p.add_argument('-n', '--number', type=int, default=3, metavar='N',
    help='a number (%(type)s, default: %(default)s), 100%%')
p.add_argument('--a-long-option-with-words', nargs=2, metavar=('X', 'Y'), help='two words ' * 9)
p.add_argument('--hidden', help=argparse.SUPPRESS)
g = p.add_argument_group('group', 'of options')
g.add_argument('--pick', choices=[1, 2], help='one of %(choices)s')
g.add_argument('--flag', action=argparse.BooleanOptionalAction)
p.print_help()
#> usage: p [-h] [-n N] [--a-long-option-with-words X Y] [--pick {1,2}]
#>          [--flag | --no-flag]
#>          source
#>
#> Does this. Does this. Does this. Does this. Does this. Does this. Does this.
#> Does this. Does this. Does this.
#>
#> positional arguments:
#>   source                where from
#>
#> options:
#>   -h, --help            show this help message and exit
#>   -n, --number N        a number (int, default: 3), 100%
#>   --a-long-option-with-words X Y
#>                         two words two words two words two words two words two
#>                         words two words two words two words
#>
#> group:
#>   of options
#>
#>   --pick {1,2}          one of 1, 2
#>   --flag, --no-flag
#>
#> The end of p.

### usage that is too long for a line
p = new()
for i in range(9):
    p.add_argument(f'--option-{i}', required=i == 4)
p.add_argument('and-one', nargs='+')
p.print_usage()
p.prog = 'a long name of a program that is written as many words that take a line'
p.print_usage()
#> usage: p [-h] [--option-0 OPTION_0] [--option-1 OPTION_1]
#>          [--option-2 OPTION_2] [--option-3 OPTION_3] --option-4 OPTION_4
#>          [--option-5 OPTION_5] [--option-6 OPTION_6] [--option-7 OPTION_7]
#>          [--option-8 OPTION_8]
#>          and-one [and-one ...]
#> usage: a long name of a program that is written as many words that take a line
#>        [-h] [--option-0 OPTION_0] [--option-1 OPTION_1] [--option-2 OPTION_2]
#>        [--option-3 OPTION_3] --option-4 OPTION_4 [--option-5 OPTION_5]
#>        [--option-6 OPTION_6] [--option-7 OPTION_7] [--option-8 OPTION_8]
#>        and-one [and-one ...]

### formatters
for name in 'RawDescription', 'RawText', 'ArgumentDefaults', 'MetavarType':
    p = new(formatter_class=getattr(argparse, name + 'HelpFormatter'), add_help=False, description='a\n  b')
    p.add_argument('--x', type=int, default=5, help='c\n  d')
    print(p.format_help(), end='')
#> usage: p [--x X]
#>
#> a
#>   b
#>
#> options:
#>   --x X  c d
#> usage: p [--x X]
#>
#> a
#>   b
#>
#> options:
#>   --x X  c
#>            d
#> usage: p [--x X]
#>
#> a b
#>
#> options:
#>   --x X  c d (default: 5)
#> usage: p [--x int]
#>
#> a b
#>
#> options:
#>   --x int  c d

### options that exclude each other
p = new()
g = p.add_mutually_exclusive_group(required=True)
g.add_argument('-a', action='store_true')
g.add_argument('--bee', type=int)
g.add_argument('c', nargs='?')
reads(p, '-a', '--bee 1', 'x', '-a --bee 1', '-a x', '')
print(p.format_usage(), end='')
#> Namespace(a=True, bee=None, c=None)
#> Namespace(a=False, bee=1, c=None)
#> Namespace(a=False, bee=None, c='x')
#> exit 2: p: error: argument --bee: not allowed with argument -a
#> exit 2: p: error: argument c: not allowed with argument -a
#> exit 2: p: error: one of the arguments -a --bee c is required
#> usage: p [-h] (-a | --bee BEE | c)

### subcommands
p = new()
p.add_argument('--top')
s = p.add_subparsers(dest='command', required=True, title='commands', metavar='COMMAND')
a = s.add_parser('add', aliases=['plus'], help='adds numbers')
a.add_argument('n', type=int, nargs='+')
a.set_defaults(work=sum)
s.add_parser('old', deprecated=True).add_argument('--top', default='inner')
reads(p, '', 'add 1 2', '--top x plus 3', 'add', 'add x', 'nothing', 'old', 'old --top z', 'add 1 --zz')
reads(p, 'add 1 --zz', by='parse_known_args')
print(a.format_usage(), p.format_help())
#> exit 2: p: error: the following arguments are required: COMMAND
#> Namespace(top=None, command='add', n=[1, 2], work=<built-in function sum>)
#> Namespace(top='x', command='plus', n=[3], work=<built-in function sum>)
#> exit 2: p add: error: the following arguments are required: n
#> exit 2: p add: error: argument n: invalid int value: 'x'
#> exit 2: p: error: argument COMMAND: invalid choice: 'nothing' (choose from add, plus, old)
#> Namespace(top='inner', command='old') p: warning: command 'old' is deprecated
#> Namespace(top='z', command='old') p: warning: command 'old' is deprecated
#> exit 2: p: error: unrecognized arguments: --zz
#> (Namespace(top=None, command='add', n=[1], work=<built-in function sum>), ['--zz'])
#> usage: p add [-h] n [n ...]
#>  usage: p [-h] [--top TOP] COMMAND ...
#>
#> options:
#>   -h, --help    show this help message and exit
#>   --top TOP
#>
#> commands:
#>   COMMAND
#>     add (plus)  adds numbers
#>

### what is known only, and plain arguments among options
p = new()
p.add_argument('a')
p.add_argument('b', nargs='*')
p.add_argument('-x')
reads(p, '1 -y 2 -x 3', '-z', by='parse_known_args')
reads(p, '1 -x 2 3 4', by='parse_args')
reads(p, '1 -x 2 3 4', '-x 1', by='parse_intermixed_args')
reads(p, '1 -y 2 -x 3 4', by='parse_known_intermixed_args')
#> (Namespace(a='1', b=['2'], x='3'), ['-y'])
#> exit 2: p: error: the following arguments are required: a
#> Namespace(a='1', b=['3', '4'], x='2')
#> Namespace(a='1', b=['3', '4'], x='2')
#> exit 2: p: error: the following arguments are required: a
#> (Namespace(a='1', b=['2', '4'], x='3'), ['-y'])

### words from a file
with open('/tmp/words', 'w') as f:
    f.write('-x\n1 2\n@/tmp/more\n')
with open('/tmp/more', 'w') as f:
    f.write('a')
p = new(fromfile_prefix_chars='@')
p.add_argument('-x')
p.add_argument('y', nargs='*')
reads(p, '@/tmp/words b')
#> Namespace(x='1 2', y=['a', 'b'])

### parents, defaults and conflicts
base = argparse.ArgumentParser(add_help=False)
base.add_argument('-x', default=1)
g = base.add_argument_group('G')
g.add_argument('--gee')
p = new(parents=[base], conflict_handler='resolve')
p.add_argument('-x', '--ex', default=2)
p.set_defaults(x=9, other='o')
reads(p, '', '-x 3 --gee 4')
print(p.get_default('other'), p.get_default('gee'), p.get_default('none'))
says(new(parents=[base]).add_argument, '-x')
says(new(parents=[base]).add_argument, '-h', '--help')
#> Namespace(gee=None, ex=2, x=9, other='o')
#> Namespace(gee='4', ex='3', x=9, other='o')
#> o None None
#> _StoreAction(option_strings=['-x'], dest='x', nargs=None, const=None, default=None, type=None, choices=None, required=False, help=None, metavar=None, deprecated=False)
#> ArgumentError argument -h/--help: conflicting option strings: -h, --help

### what cannot be declared
p = new()
says(p.add_argument, 'a', required=True)
says(p.add_argument, 'a', action='store_true')
says(p.add_argument, '-a', nargs=0)
says(p.add_argument, '-a', action='append', nargs=0)
says(p.add_argument, '-a', const=1)
says(p.add_argument, '-a', action='none')
says(p.add_argument, '-a', type='none')
says(p.add_argument, '-a', nargs=2, metavar=('X',))
says(p.add_argument, '-a', help='%(none)s')
says(p.add_argument, '-a', nargs='none')
says(p.add_argument, '-a', 'b')
says(p.add_argument, '--')
says(p.add_argument, 'a', dest='b')
says(p.add_argument, '-a', zz=1)
says(p.add_mutually_exclusive_group().add_argument, 'a')
says(p.add_argument_group('g').add_argument_group, 'h')
says(new, conflict_handler='none')
#> TypeError 'required' is an invalid argument for positionals
#> ValueError action 'store_true' is not valid for positional arguments
#> ValueError nargs for store actions must be != 0; if you have nothing to store, actions such as store true or store const may be more appropriate
#> ValueError nargs for append actions must be != 0; if arg strings are not supplying the value to append, the append const action may be more appropriate
#> ValueError nargs must be '?' to supply const
#> ValueError unknown action 'none'
#> TypeError 'none' is not callable
#> ValueError length of metavar tuple does not match nargs
#> ValueError badly formed help string
#> ValueError invalid nargs value
#> ValueError invalid option string 'b': must start with a character '-'
#> TypeError dest= is required for options like '--'
#> TypeError dest supplied twice for positional argument, did you mean metavar?
#> TypeError _StoreAction.__init__() got an unexpected keyword argument 'zz'
#> ValueError mutually exclusive arguments must be optional
#> ValueError argument groups cannot be nested
#> ValueError invalid conflict_resolution value: 'none'

### near words, errors without an exit, other prefixes, no abbreviations
p = new(suggest_on_error=True, exit_on_error=False, prefix_chars='-+', allow_abbrev=False)
p.add_argument('+c', '++colour', choices=['red', 'green'])
reads(p, '+c gren', '++colour x', '++col red', '+h', '+cred')
#> ArgumentError argument +c/++colour: invalid choice: 'gren', maybe you meant 'green'? (choose from red, green)
#> ArgumentError argument +c/++colour: invalid choice: 'x' (choose from red, green)
#> ArgumentError unrecognized arguments: ++col red
#> ArgumentError unrecognized arguments: +h
#> Namespace(colour='red')

### shown
p = new()
print(p, p.add_argument('-x', '--ex', deprecated=True), argparse.Namespace(a=1, **{'b c': 2}), sep='\n')
n = argparse.Namespace(a=1)
print(n == argparse.Namespace(a=1), n == 1, 'a' in n, 'b' in n)
reads(p, '-x 1', '--e 2 -x 3')
print(repr(argparse.ArgumentError(None, 'm')), argparse.ArgumentError(p._actions[1], 'm'))
#> ArgumentParser(prog='p', usage=None, description=None, formatter_class=<class 'argparse.HelpFormatter'>, conflict_handler='error', add_help=True)
#> _StoreAction(option_strings=['-x', '--ex'], dest='ex', nargs=None, const=None, default=None, type=None, choices=None, required=False, help=None, metavar=None, deprecated=True)
#> Namespace(a=1, **{'b c': 2})
#> True False True False
#> Namespace(ex='1') p: warning: option '-x' is deprecated
#> Namespace(ex='3') p: warning: option '--ex' is deprecated p: warning: option '-x' is deprecated
#> ArgumentError(None, 'm') argument -x/--ex: m

### a subclass that raises
class Raising(argparse.ArgumentParser):
    def error(self, message):
        raise ValueError(message)
p = Raising(prog='q')
p.add_argument('n', type=int)
reads(p, 'x', '')
#> ValueError argument n: invalid int value: 'x'
#> ValueError the following arguments are required: n

### types, actions and lines of files that have others read
def inner(text):
    q = new()
    q.add_argument('-n', type=lambda t: sum(range(int(t))))
    return q.parse_args(['-n', text]).n
class Lines(argparse.ArgumentParser):
    def convert_arg_line_to_args(self, line):
        return [word for word in line.split() if inner('50')]
with open('/tmp/lines', 'w') as f:
    f.write('-a 10 -a\n20\n')
p = Lines(prog='p', fromfile_prefix_chars='@')
p.add_argument('-a', type=inner, action='append')
reads(p, '-a 60', '@/tmp/lines -a 30')
#> Namespace(a=[1770])
#> Namespace(a=[45, 190, 435])

### a subclass that helps, ends and complains its own way
import argparse, sys
from unittest import mock
class Own(argparse.ArgumentParser):
    def print_help(self, file=None): print('banner'); super().print_help(file)
    def error(self, message): print(repr(sys.exception())); super().error(message)
    def exit(self, status=0, message=None): print('exit', status, message); raise KeyError
p = Own(prog='own')
p.add_argument('n', type=int)
p.add_argument('--version', action='version', version='1')
for words in ['-h'], ['--version'], ['x'], []:
    try: p.parse_args(words)
    except KeyError: print('ended')
q = argparse.ArgumentParser(prog='q')
with mock.patch('sys.exit') as exits, mock.patch('sys.stderr'):
    q.error('no')
    q.exit(3)
print(exits.mock_calls)
#> banner
#> usage: own [-h] [--version] n
#>
#> positional arguments:
#>   n
#>
#> options:
#>   -h, --help  show this help message and exit
#>   --version   show program's version number and exit
#> exit 0 None
#> ended
#> 1
#> exit 0 None
#> ended
#> ArgumentError(_StoreAction(option_strings=[], dest='n', nargs=None, const=None, default=None, type=<class 'int'>, choices=None, required=True, help=None, metavar=None, deprecated=False), "invalid int value: 'x'")
#> exit 2 own: error: argument n: invalid int value: 'x'
#>
#> ended
#> ArgumentError(None, 'the following arguments are required: n')
#> exit 2 own: error: the following arguments are required: n
#>
#> ended
#> [call(2), call(3)]
#! usage: own [-h] [--version] n
