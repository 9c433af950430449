import optparse
import sys
from optparse import OptionParser, make_option

sys.stderr = sys.stdout


def says(work, *args, **named):
    try:
        found = work(*args, **named)
        print(*found) if isinstance(found, tuple) else print(found)
    except SystemExit as e:
        print('exit', e.code)
    except Exception as e:
        print(type(e).__name__, e)


def parser():
    p = OptionParser(prog='p', usage='usage: %prog [o] a', version='%prog 1', description='what %prog does',
                     epilog='the end')
    p.add_option('-x', '--foo-bar', type='int', help='the x [default: %default]', default=4)
    p.add_option('-q', action='store_true', help=optparse.SUPPRESS_HELP)
    p.add_option('-c', '--cc', type='choice', choices=['a', 'b'], metavar='CC')
    p.add_option('-n', nargs=2, type='float')
    p.add_option('--verb', action='count')
    return p


### options and the rest
p = parser()
for args in (['-x0x1F', 'a', '-q', 'b'], ['-x0b11'], ['-x', '010'], ['--', '-x'], ['-', 'a'], ['--f=3'],
             ['-n', '1', '2', '--verb', '--verb'], ['-qx3', '--cc', 'b'], []):
    says(p.parse_args, args)
#> {'foo_bar': 31, 'q': True, 'cc': None, 'n': None, 'verb': None} ['a', 'b']
#> {'foo_bar': 3, 'q': None, 'cc': None, 'n': None, 'verb': None} []
#> {'foo_bar': 8, 'q': None, 'cc': None, 'n': None, 'verb': None} []
#> {'foo_bar': 4, 'q': None, 'cc': None, 'n': None, 'verb': None} ['-x']
#> {'foo_bar': 4, 'q': None, 'cc': None, 'n': None, 'verb': None} ['-', 'a']
#> {'foo_bar': 3, 'q': None, 'cc': None, 'n': None, 'verb': None} []
#> {'foo_bar': 4, 'q': None, 'cc': None, 'n': (1.0, 2.0), 'verb': 2} []
#> {'foo_bar': 3, 'q': True, 'cc': 'b', 'n': None, 'verb': None} []
#> {'foo_bar': 4, 'q': None, 'cc': None, 'n': None, 'verb': None} []

### what is wrong on a command line
p = parser()
for args in (['-x'], ['-xz'], ['--f=z'], ['--verb=3'], ['--c', 'z']):
    says(p.parse_args, args)
#> Usage: p [o] a
#>
#> p: error: -x option requires 1 argument
#> exit 2
#> Usage: p [o] a
#>
#> p: error: option -x: invalid integer value: 'z'
#> exit 2
#> Usage: p [o] a
#>
#> p: error: option --foo-bar: invalid integer value: 'z'
#> exit 2
#> Usage: p [o] a
#>
#> p: error: --verb option does not take a value
#> exit 2
#> Usage: p [o] a
#>
#> p: error: option --cc: invalid choice: 'z' (choose from 'a', 'b')
#> exit 2

### what is not known, or lacks values
p = parser()
for args in (['-n', '1'], ['-z'], ['--zz'], ['-qz'], ['--ve']):
    says(p.parse_args, args)
#> Usage: p [o] a
#>
#> p: error: -n option requires 2 arguments
#> exit 2
#> Usage: p [o] a
#>
#> p: error: no such option: -z
#> exit 2
#> Usage: p [o] a
#>
#> p: error: no such option: --zz
#> exit 2
#> Usage: p [o] a
#>
#> p: error: no such option: -z
#> exit 2
#> Usage: p [o] a
#>
#> p: error: ambiguous option: --ve (--verb, --version?)
#> exit 2

### help
p = parser()
g = p.add_option_group('Group', 'what it has')
g.add_option('--longer-option-name-than-usual', help='h ' * 50)
g.add_option('-s')
says(p.parse_args, ['-qh'])
#> Usage: p [o] a
#>
#> what p does
#>
#> Options:
#>   --version             show program's version number and exit
#>   -h, --help            show this help message and exit
#>   -x FOO_BAR, --foo-bar=FOO_BAR
#>                         the x [default: 4]
#>   -c CC, --cc=CC        
#>   -n N                  
#>   --verb                
#>
#>   Group:
#>     what it has
#>
#>     --longer-option-name-than-usual=LONGER_OPTION_NAME_THAN_USUAL
#>                         h h h h h h h h h h h h h h h h h h h h h h h h h h h
#>                         h h h h h h h h h h h h h h h h h h h h h h h
#>     -s S                
#>
#> the end
#> exit 0

### help with titles
p = OptionParser(prog='p', formatter=optparse.TitledHelpFormatter(), usage='u', description='d')
p.add_option('-a', '--aa', help='x')
p.add_option_group(optparse.OptionGroup(p, 'T', 'desc')).add_option('-b')
p.print_help()
print(p.get_option_group('-b').title, p.get_option_group('-a'), p.get_option_group('-z'))
#> Usage
#> =====
#>   u
#>
#> d
#>
#> Options
#> =======
#> --help, -h      show this help message and exit
#> --aa=AA, -a AA  x
#>
#> T
#> -
#> desc
#>
#> -b B            
#> T None None

### version and usage
p = parser()
says(p.parse_args, ['--version'])
p.print_usage()
for usage in (None, optparse.SUPPRESS_USAGE, 'USAGE: foo', 'a %prog'):
    p.set_usage(usage)
    print(repr(p.get_usage()), p.usage)
print(repr(OptionParser(prog='q').get_version()), p.get_description(), p.get_prog_name())
says(p.error, 'message')
says(p.exit, 3, 'bye\n')
#> p 1
#> exit 0
#> Usage: p [o] a
#>
#> 'Usage: p [options]\n' %prog [options]
#> '' None
#> 'Usage: foo\n' foo
#> 'Usage: a p\n' a %prog
#> '' what p does p
#> Usage: a p
#>
#> p: error: message
#> exit 2
#> bye
#> exit 3

### options that cannot be
for args, named in (((), {}), (('x',), {}), (('-',), {}), (('-ab',), {}), (('---x',), {}), (('--',), {}),
                    (('-x',), {'foo': 1, 'bar': 2}), (('-x',), {'action': 'zz'}), (('-x',), {'type': 'zz'}),
                    (('-x',), {'action': 'count', 'type': 'int'}), (('-x',), {'type': 'choice'}),
                    (('-x',), {'type': 'choice', 'choices': 'abc'}), (('-x',), {'type': 'int', 'choices': ['a']}),
                    (('-x',), {'action': 'store_true', 'nargs': 2}), (('-x',), {'const': 3})):
    says(make_option, *args, **named)
#> TypeError at least one option string must be supplied
#> OptionError invalid option string 'x': must be at least two characters long
#> OptionError invalid option string '-': must be at least two characters long
#> OptionError invalid long option string '-ab': must start with --, followed by non-dash
#> OptionError invalid long option string '---x': must start with --, followed by non-dash
#> OptionError invalid short option string '--': must be of the form -x, (x any non-dash char)
#> OptionError option -x: invalid keyword arguments: bar, foo
#> OptionError option -x: invalid action: 'zz'
#> OptionError option -x: invalid option type: 'zz'
#> OptionError option -x: must not supply a type for action 'count'
#> OptionError option -x: must supply a list of choices for type 'choice'
#> OptionError option -x: choices must be a list of strings ('str' supplied)
#> OptionError option -x: must not supply choices for type 'int'
#> OptionError option -x: 'nargs' must not be supplied for action 'store_true'
#> OptionError option -x: 'const' must not be supplied for action 'store'

### callbacks that cannot be
for named in ({'action': 'callback'}, {'action': 'callback', 'callback': 3}, {'callback_args': ()},
              {'callback_kwargs': {}},
              {'action': 'callback', 'callback': print, 'callback_args': 3},
              {'action': 'callback', 'callback': print, 'callback_kwargs': 3}):
    says(make_option, '-x', **named)
#> OptionError option -x: callback not callable: None
#> OptionError option -x: callback not callable: 3
#> OptionError option -x: callback_args supplied for non-callback option
#> OptionError option -x: callback_kwargs supplied for non-callback option
#> OptionError option -x: callback_args, if supplied, must be a tuple: not 3
#> OptionError option -x: callback_kwargs, if supplied, must be a dict: not 3

### an option's attributes
for option in (make_option('-x', '--foo-bar', '--b'), make_option('-3', action='store_const', const=3),
               make_option('--a-b', type=int)):
    shown = {k: v for k, v in vars(option).items() if v is not None}
    print(option, shown, option.takes_value(), option.get_opt_string())
#> -x/--foo-bar/--b {'_short_opts': ['-x'], '_long_opts': ['--foo-bar', '--b'], 'action': 'store', 'type': 'string', 'dest': 'foo_bar', 'default': ('NO', 'DEFAULT'), 'nargs': 1} True --foo-bar
#> -3 {'_short_opts': ['-3'], '_long_opts': [], 'action': 'store_const', 'dest': '3', 'default': ('NO', 'DEFAULT'), 'const': 3} False -3
#> --a-b {'_short_opts': [], '_long_opts': ['--a-b'], 'action': 'store', 'type': 'int', 'dest': 'a_b', 'default': ('NO', 'DEFAULT'), 'nargs': 1} True --a-b

### conflicts
p = parser()
says(p.add_option, '-x')
says(p.add_option, '-h', '--foo-bar')
says(p.add_option_group('g').add_option, '-q')
says(OptionParser, conflict_handler='foo')
says(p.add_option, 3)
says(p.remove_option, '-zz')
says(p.add_option_group, 3)
says(p.add_option_group, optparse.OptionGroup(OptionParser(), 'a'))
p.remove_option('-x')
print(p.has_option('-x'), p.has_option('--foo-bar'), p.get_option('-q'), p.has_option('-q'))
#> OptionConflictError option -x: conflicting option string(s): -x
#> OptionConflictError option -h/--foo-bar: conflicting option string(s): -h, --foo-bar
#> OptionConflictError option -q: conflicting option string(s): -q
#> ValueError invalid conflict_resolution value 'foo'
#> TypeError not an Option instance: 3
#> ValueError no such option '-zz'
#> TypeError not an OptionGroup instance: 3
#> ValueError invalid OptionGroup (wrong parser)
#> False False -q True

### conflicts that are resolved
p = OptionParser(prog='p', conflict_handler='resolve')
p.add_option('-a', '--aa', dest='a', help='one')
p.add_option('-a', '--bb')
p.add_option('-c', '--aa')
p.print_help()
print([str(option) for option in p.option_list])
#> Usage: p [options]
#>
#> Options:
#>   -h, --help      show this help message and exit
#>   -a BB, --bb=BB  
#>   -c AA, --aa=AA  
#> ['-h/--help', '-a/--bb', '-c/--aa']

### actions
p = OptionParser(prog='p')
p.disable_interspersed_args()
p.add_option('-a', action='append')
p.add_option('-b', action='append_const', const=3, dest='a')
p.add_option('-s', action='store_const', const=3, dest='other')
p.add_option('-f', action='store_false', dest='flag', default=True)
says(p.parse_args, ['-a1', '-b', '-s', '-f', 'x', '-a2'])
p.enable_interspersed_args()
says(p.parse_args, ['x', '-a2', 'y'])
#> {'a': ['1', 3], 'other': 3, 'flag': False} ['x', '-a2']
#> {'a': ['2'], 'other': None, 'flag': True} ['x', 'y']

### defaults
p = parser()
p.set_defaults(foo_bar='0x10', zz=3)
p.set_default('n', None)
print(p.defaults, p.get_default_values())
p.set_process_default_values(False)
print(p.get_default_values())
p.set_default('foo_bar', 'z')
p.set_process_default_values(True)
says(p.parse_args, [])
#> {'foo_bar': '0x10', 'q': None, 'cc': None, 'n': None, 'verb': None, 'zz': 3} {'foo_bar': 16, 'q': None, 'cc': None, 'n': None, 'verb': None, 'zz': 3}
#> {'foo_bar': '0x10', 'q': None, 'cc': None, 'n': None, 'verb': None, 'zz': 3}
#> OptionValueError option --foo-bar: invalid integer value: 'z'

### callbacks
def call(option, name, value, parser, *args, **named):
    print(option, name, value, parser is p, args, named)
    parser.largs.append(len(parser.rargs))


p = OptionParser(prog='p')
p.add_option('-k', action='callback', callback=call, callback_args=(1, 2), callback_kwargs={'z': 1})
p.add_option('-l', '--ll', action='callback', callback=call, type='int', nargs=2)
says(p.parse_args, ['-k', '-l', '1', '2', 'z'])
says(p.parse_args, ['-l', '1', 'b'])
#> -k -k None True (1, 2) {'z': 1}
#> -l/--ll -l (1, 2) True () {}
#> {'ll': None} [4, 1, 'z']
#> Usage: p [options]
#>
#> p: error: option -l: invalid integer value: 'b'
#> exit 2

### types and actions of one's own
class Mine(optparse.Option):
    TYPES = optparse.Option.TYPES + ('pair',)
    TYPE_CHECKER = {**optparse.Option.TYPE_CHECKER, 'pair': lambda option, name, value: tuple(value.split(','))}
    ACTIONS = optparse.Option.ACTIONS + ('extend',)
    STORE_ACTIONS = optparse.Option.STORE_ACTIONS + ('extend',)
    TYPED_ACTIONS = optparse.Option.TYPED_ACTIONS + ('extend',)

    def take_action(self, action, dest, opt, value, values, parser):
        if action == 'extend':
            values.ensure_value(dest, []).extend(value.split(','))
        else:
            optparse.Option.take_action(self, action, dest, opt, value, values, parser)


p = OptionParser(option_class=Mine, prog='p')
p.add_option('-p', type='pair')
p.add_option('-e', action='extend', type='string', dest='all')
says(p.parse_args, ['-p1,2', '-ea,b', '-ec', 'x'])
#> {'p': ('1', '2'), 'all': ['a', 'b', 'c']} ['x']

### values
v = optparse.Values({'a': 1})
print(v, repr(v)[:8], v == {'a': 1}, v == optparse.Values({'a': 1}), v == 3)
print(v.ensure_value('b', []), v.ensure_value('a', 2))
says(v._update, {}, 'x')
with open('conf.py', 'w') as file:
    file.write('a = 5\nb = None\nc = 6\n')
v.read_file('conf.py')
print(v)
v.read_file('conf.py', 'loose')
print(v.c, v.b)
#> {'a': 1} <Values  True True False
#> [] 1
#> ValueError invalid update mode: 'x'
#> {'a': 5, 'b': []}
#> 6 None

### errors
x = make_option('-x', '--yy')
for e in (optparse.OptionError('m', x), optparse.OptionError('m', ''), optparse.BadOptionError('-x'),
          optparse.OptionValueError('v'),
          optparse.AmbiguousOptionError('-x', ['b', 'a']), optparse.OptionConflictError('m', x)):
    print(type(e).__mro__[1].__name__, e, len(e.args), sorted(vars(e)))
#> OptParseError option -x/--yy: m 2 ['msg', 'option_id']
#> OptParseError m 2 ['msg', 'option_id']
#> OptParseError no such option: -x 1 ['opt_str']
#> OptParseError v 1 ['msg']
#> BadOptionError ambiguous option: -x (b, a?) 2 ['opt_str', 'possibilities']
#> OptionError option -x/--yy: m 2 ['msg', 'option_id']

### formatters
f = optparse.IndentedHelpFormatter()
f.indent()
print(repr(f.format_usage('x')), repr(f.format_heading('x')), repr(f.format_description('ab c')))
print(f.current_indent, f.level)
f.dedent()
print(repr(f.format_description('')), repr(f.format_epilog('e')), repr(f.format_epilog(None)))
says(f.dedent)
f.set_short_opt_delimiter('')
f.set_long_opt_delimiter(' ')
print(f.format_option_strings(make_option('-x', '--yy', metavar='M')))
says(f.set_short_opt_delimiter, '=')
says(f.set_long_opt_delimiter, 'x')
#> 'Usage: x\n' '  x:\n' '  ab c\n'
#> 2 1
#> '' '\ne\n' ''
#> AssertionError Indent decreased below 0.
#> -xM, --yy M
#> ValueError invalid metavar delimiter for short options: '='
#> ValueError invalid metavar delimiter for long options: 'x'
