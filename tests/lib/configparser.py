import configparser
import io
from configparser import ConfigParser, ExtendedInterpolation, RawConfigParser


def says(work, *args, **keywords):
    try:
        print(work(*args, **keywords))
    except Exception as e:
        print(type(e).__name__, e, e.args)


def read(text, kind=ConfigParser, **keywords):
    p = kind(**keywords)
    p.read_string(text)
    return p


def shown(p):
    print({name: dict(p[name]) for name in p})


TEXT = '''[DEFAULT]
home = /h
[a]
Name: value
path = %(home)s/x%%
long = one
  two

  three
# comment
[b c]
n = 5
flag = Yes
'''

### sections and options
p = read(TEXT)
shown(p)
print(p.sections(), p.options('a'), p.defaults(), p.get('a', 'path'), p.get('a', 'path', raw=True), p['a']['NAME'],
    'a' in p, len(p))
print(p.getint('b c', 'n'), p.getfloat('b c', 'n'), p.getboolean('b c', 'flag'), p.items('b c'), p['b c'],
    p['b c'].getint('n'))
print(p.get('a', 'none', fallback='F'), p.get('no', 'none', fallback=None), p['a'].get('none'), p['a'].getint('none',
    3))
print(p.get('a', 'home', vars={'home': '/v'}), p.has_option('a', 'home'), p.has_option('a', 'x'),
    p.has_section('DEFAULT'))
for args in ('a', 'none'), ('no', 'x'):
    says(p.get, *args)
says(p.getint, 'a', 'name')
says(p.getboolean, 'b c', 'n')
says(p.options, 'no')
says(lambda: p['no'])
says(lambda: p['a']['no'])
#> {'DEFAULT': {'home': '/h'}, 'a': {'name': 'value', 'path': '/h/x%', 'long': 'one\ntwo\n\nthree', 'home': '/h'}, 'b c': {'n': '5', 'flag': 'Yes', 'home': '/h'}}
#> ['a', 'b c'] ['name', 'path', 'long', 'home'] {'home': '/h'} /h/x% %(home)s/x%% value True 3
#> 5 5.0 True [('home', '/h'), ('n', '5'), ('flag', 'Yes')] <Section: b c> 5
#> F None None 3
#> /v True False False
#> NoOptionError No option 'none' in section: 'a' ('none', 'a')
#> NoSectionError No section: 'no' ('no',)
#> ValueError invalid literal for int() with base 10: 'value' ("invalid literal for int() with base 10: 'value'",)
#> ValueError Not a boolean: 5 ('Not a boolean: 5',)
#> NoSectionError No section: 'no' ('no',)
#> KeyError 'no' ('no',)
#> KeyError 'no' ('no',)

### what cannot be read
for text in ('x = 1', '[a]\n[a]', '[a]\nx=1\nX=2', '[a]\nx\n', '[a]\n= 1\n:2', '[a]\nx=1\n[b\n y = 2', '[]',
        '[a]\nx = 1\n=y\nz'):
    says(read, text)
says(read, '[a]\nx\n  y', allow_no_value=True)
p = RawConfigParser(strict=False)
p.read_string('[a]\nx=1\nx=2\n[a]\ny=3')
shown(p)
#> MissingSectionHeaderError File contains no section headers.
#> file: '<string>', line: 1
#> 'x = 1' ('<string>', 1, 'x = 1')
#> DuplicateSectionError While reading from '<string>' [line  2]: section 'a' already exists ('a', '<string>', 2)
#> DuplicateOptionError While reading from '<string>' [line  3]: option 'x' in section 'a' already exists ('a', 'x', '<string>', 3)
#> ParsingError Source contains parsing errors: '<string>'
#> 	[line  2]: 'x\n' ('<string>',)
#> DuplicateOptionError While reading from '<string>' [line  3]: option '' in section 'a' already exists ('a', '', '<string>', 3)
#> ParsingError Source contains parsing errors: '<string>'
#> 	[line  3]: '[b\n' ('<string>',)
#> MissingSectionHeaderError File contains no section headers.
#> file: '<string>', line: 1
#> '[]' ('<string>', 1, '[]')
#> ParsingError Source contains parsing errors: '<string>'
#> 	[line  3]: '=y\n'
#> 	[line  4]: 'z' ('<string>',)
#> MultilineContinuationError Key without value continued with an indented line.
#> file: '<string>', line: 3
#> '  y' ('<string>', 3, '  y')
#> {'DEFAULT': {}, 'a': {'x': '2', 'y': '3'}}

### dialects
shown(read('[a]\nx\ny = 1 # no\nz =', allow_no_value=True))
shown(read('[a]\nx = 1 # c\ny = a;b ;c\n; d\n#e', inline_comment_prefixes=('#', ';')))
shown(read('[a]\nx := 1\ny := a=b', delimiters=[':=']))
shown(read('[a]\nx = 1\n\ny = 3', empty_lines_in_values=False))
shown(read('[a]\nx=1\n[common]\ny=2', default_section='common'))
shown(read('x = 1\n[a]\ny = 2', allow_unnamed_section=True))
shown(read('-- c\n[a]\n#x = 1', comment_prefixes=['--']))
p = RawConfigParser()
p.optionxform = str
p.read_string('[a]\nX = %(y)s')
shown(p)
#> {'DEFAULT': {}, 'a': {'x': None, 'y': '1 # no', 'z': ''}}
#> {'DEFAULT': {}, 'a': {'x': '1', 'y': 'a;b'}}
#> {'DEFAULT': {}, 'a': {'x': '1', 'y': 'a=b'}}
#> {'DEFAULT': {}, 'a': {'x': '1', 'y': '3'}}
#> {'common': {'y': '2'}, 'a': {'x': '1', 'y': '2'}}
#> {'DEFAULT': {}, <UNNAMED_SECTION>: {'x': '1'}, 'a': {'y': '2'}}
#> {'DEFAULT': {}, 'a': {'#x': '1'}}
#> {'DEFAULT': {}, 'a': {'X': '%(y)s'}}

### references
p = read('[a]\nx = ${y} ${b:z} $$\ny = 1\n[b]\nz = ${a:y}2', interpolation=ExtendedInterpolation())
print(p['a']['x'], p['b']['z'])
for text in 'x = %(no)s', 'x = %(x)s', 'x = %(', 'x = 5%', 'x = %a', 'x = %(y)s\ny = %(z)s\nz=%':
    says(read('[a]\n' + text).get, 'a', 'x')
for text in 'x = ${no}', 'x = ${b:c}', 'x = ${a:b:c}', 'x = ${', 'x = $a', 'x = ${x}':
    says(read('[a]\n' + text, interpolation=ExtendedInterpolation()).get, 'a', 'x')
print(read('[a]\nx = %(y)s', interpolation=None)['a']['x'])
says(ConfigParser, interpolation=1)
#> 1 12 $ 12
#> InterpolationMissingOptionError Bad value substitution: option 'x' in section 'a' contains an interpolation key 'no' which is not a valid option name. Raw value: '%(no)s' ('x', 'a', '%(no)s', 'no')
#> InterpolationDepthError Recursion limit exceeded in value substitution: option 'x' in section 'a' contains an interpolation key which cannot be substituted in 10 steps. Raw value: '%(x)s' ('x', 'a', '%(x)s')
#> InterpolationSyntaxError bad interpolation variable reference '%(' ('x', 'a', "bad interpolation variable reference '%('")
#> InterpolationSyntaxError '%' must be followed by '%' or '(', found: '%' ('x', 'a', "'%' must be followed by '%' or '(', found: '%'")
#> InterpolationSyntaxError '%' must be followed by '%' or '(', found: '%a' ('x', 'a', "'%' must be followed by '%' or '(', found: '%a'")
#> InterpolationSyntaxError '%' must be followed by '%' or '(', found: '%' ('x', 'a', "'%' must be followed by '%' or '(', found: '%'")
#> InterpolationMissingOptionError Bad value substitution: option 'x' in section 'a' contains an interpolation key 'no' which is not a valid option name. Raw value: '${no}' ('x', 'a', '${no}', 'no')
#> InterpolationMissingOptionError Bad value substitution: option 'x' in section 'a' contains an interpolation key 'b:c' which is not a valid option name. Raw value: '${b:c}' ('x', 'a', '${b:c}', 'b:c')
#> InterpolationSyntaxError More than one ':' found: '' ('x', 'a', "More than one ':' found: ''")
#> InterpolationSyntaxError bad interpolation variable reference '${' ('x', 'a', "bad interpolation variable reference '${'")
#> InterpolationSyntaxError '$' must be followed by '$' or '{', found: '$a' ('x', 'a', "'$' must be followed by '$' or '{', found: '$a'")
#> InterpolationDepthError Recursion limit exceeded in value substitution: option 'x' in section 'a' contains an interpolation key which cannot be substituted in 10 steps. Raw value: '${x}' ('x', 'a', '${x}')
#> %(y)s
#> TypeError interpolation= must be None or an instance of Interpolation; got an object of type <class 'int'> ("interpolation= must be None or an instance of Interpolation; got an object of type <class 'int'>",)

### set and removed
p = read('[a]\nx = 1')
p.add_section('b')
p.set('b', 'Y', '2%%')
p['c'] = {'z': 3, 'n': 'm\nn'}
p['c']['w'] = 'v'
print(p.remove_option('a', 'x'), p.remove_option('a', 'x'), p.remove_section('no'), p.remove_section('a'))
for space in True, False:
    out = io.StringIO()
    p.write(out, space)
    print(out.getvalue())
del p['b'], p['c']['w']
print(p.popitem(), [*p])
#> True False False True
#> [b]
#> y = 2%%
#>
#> [c]
#> z = 3
#> n = m
#> 	n
#> w = v
#>
#>
#> [b]
#> y=2%%
#>
#> [c]
#> z=3
#> n=m
#> 	n
#> w=v
#>
#>
#> ('c', <Section: c>) ['DEFAULT']

### what cannot be set
p = ConfigParser()
p.add_section('b')
for args in ('b', 'x', 1), ('no', 'x', '1'), ('DEFAULT', 'x', '%'), ('DEFAULT', 1, '2'):
    says(p.set, *args)
for name in 'DEFAULT', 1, 'b', 'b':
    says(p.add_section, name)
says(p.popitem)
says(p.popitem)
says(p.__delitem__, 'DEFAULT')
p['q'] = {'[x]': '1'}
says(p.write, io.StringIO())
#> TypeError option values must be strings ('option values must be strings',)
#> NoSectionError No section: 'no' ('no',)
#> ValueError invalid interpolation syntax in '%' at position 0 ("invalid interpolation syntax in '%' at position 0",)
#> TypeError option keys must be strings ('option keys must be strings',)
#> ValueError Invalid section name: 'DEFAULT' ("Invalid section name: 'DEFAULT'",)
#> TypeError section names must be strings or UNNAMED_SECTION ('section names must be strings or UNNAMED_SECTION',)
#> DuplicateSectionError Section 'b' already exists ('b', None, None)
#> DuplicateSectionError Section 'b' already exists ('b', None, None)
#> ('b', <Section: b>)
#> KeyError  ()
#> ValueError Cannot remove the default section. ('Cannot remove the default section.',)
#> InvalidWriteError Cannot write key [x]; begins with section pattern ('Cannot write key [x]; begins with section pattern',)

### other sources
with open('/tmp/x.ini', 'w') as f:
    f.write('[a]\nx = é\n')
p = ConfigParser({'d': '1'})
print(p.read(['/tmp/none', '/tmp/x.ini'], encoding='utf-8'), p.items('a'))
p.read_dict({'a': {'x': 2}, 3: {'f': 4}})
shown(p)
says(p.read_dict, {'g': {'h': 1, 'H': 2}})
says(p.read_file, ['[i]', 'bad'], 'name')
#> ['/tmp/x.ini'] [('d', '1'), ('x', 'é')]
#> {'DEFAULT': {'d': '1'}, 'a': {'x': '2', 'd': '1'}, '3': {'f': '4', 'd': '1'}}
#> DuplicateOptionError While reading from '<dict>': option 'h' in section 'g' already exists ('g', 'h', '<dict>', None)
#> ParsingError Source contains parsing errors: 'name'
#> 	[line  2]: 'bad' ('name',)

### converters
p = ConfigParser(converters={'list': str.split})
p.read_string('[a]\nx = 1 2')
print(p.getlist('a', 'x'), p['a'].getlist('x'), p['a'].getlist('no', []), [*p.converters])
p.converters['size'] = len
print(p['a'].getsize('x'), p.getsize('a', 'x'))
del p.converters['size']
says(lambda: p.getsize)
#> ['1', '2'] ['1', '2'] [] ['boolean', 'float', 'int', 'list']
#> 3 3
#> AttributeError 'ConfigParser' object has no attribute 'getsize' ("'ConfigParser' object has no attribute 'getsize'",)

### errors
C = configparser
for e in (C.NoSectionError('s'), C.DuplicateSectionError('s', 'f', 3), C.DuplicateOptionError('s', 'o', 'f'),
    C.NoOptionError('o', 's'),
          C.InterpolationDepthError('o', 's', 'r'), C.ParsingError('f'),
          C.MissingSectionHeaderError('f', 1, 'l')):
    print(repr(e), e.args)
#> No section: 's' ('s',)
#> While reading from 'f' [line  3]: section 's' already exists ('s', 'f', 3)
#> While reading from 'f': option 'o' in section 's' already exists ('s', 'o', 'f', None)
#> No option 'o' in section: 's' ('o', 's')
#> Recursion limit exceeded in value substitution: option 'o' in section 's' contains an interpolation key which cannot be substituted in 10 steps. Raw value: 'r' ('o', 's', 'r')
#> Source contains parsing errors: 'f' ('f',)
#> File contains no section headers.
#> file: 'f', line: 1
#> 'l' ('f', 1, 'l')

### converters and references that have others read
def number(text):
    return read(f'[q]\nx = {sum(range(100))}\ny = %(x)s').getint('q', 'y') + int(text)
class Names(ConfigParser):
    def optionxform(self, name):
        return name.strip('_') if sum(range(20)) else name
p = Names(converters={'number': number})
p.read_string('[a]\n_x_ = %(y)s\ny = 7')
print(p['a'].getnumber('x'), p.getnumber('a', '_y'), p.items('a'))  #> 4957 4957 [('x', '7'), ('y', '7')]

### logging by a file
import logging.config
import sys
TEXT = '''[loggers]
keys=root,a
[handlers]
keys=h
[formatters]
keys=f
[logger_root]
level=WARNING
handlers=h
[logger_a]
level=DEBUG
handlers=h
propagate=0
qualname=a.b
[handler_h]
class=StreamHandler
level=NOTSET
formatter=f
args=(sys.stdout,)
[formatter_f]
format=%(levelname)s %(message)s
'''
logging.config.fileConfig(io.StringIO(TEXT))
logging.getLogger('a.b').debug('d')
logging.getLogger().info('i')
logging.getLogger().warning('w')
says(logging.config.fileConfig, '/tmp/none')
#> DEBUG d
#> WARNING w
#> FileNotFoundError /tmp/none doesn't exist ("/tmp/none doesn't exist",)

### errors that hide what they came of, and converters with wrong names
import configparser
p = configparser.ConfigParser()
p.read_string('[a]\nx=1')
for f in (lambda: p.options('no'), lambda: p.items('no'), lambda: p.get('no', 'x'), lambda: p.get('a', 'y'),
          lambda: p.remove_option('no', 'x'),
          lambda: p.set('no', 'x', '1'), lambda: p.getint('a', 'q')):
    try: f()
    except configparser.Error as e: print(type(e).__name__, e.__suppress_context__, e.__cause__)
for key in (None, 1, '', b'x'):
    try: p.converters[key] = str
    except Exception as e: print(type(e).__name__, e)
#> NoSectionError True None
#> NoSectionError False None
#> NoSectionError True None
#> NoOptionError False None
#> NoSectionError True None
#> NoSectionError True None
#> NoOptionError False None
#> ValueError Incompatible key: None (type: <class 'NoneType'>)
#> ValueError Incompatible key: 1 (type: <class 'int'>)
#> ValueError Incompatible key: cannot use "" as a name
#> ValueError Incompatible key: b'x' (type: <class 'bytes'>)
