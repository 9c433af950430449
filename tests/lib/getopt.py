from getopt import GetoptError, getopt, gnu_getopt
import getopt as module


def says(work, *args):
    try:
        print(work(*args))
    except Exception as e:
        print(type(e).__name__, e.args)


### options and the rest
says(getopt, ['-a', '-b', 'x', '--foo=1', 'y', '-z'], 'ab:', ['foo=', 'bar'])
says(getopt, ['-ab1', '--bar', '--', '-a'], 'ab:', ['foo=', 'bar'])
says(getopt, ['-', '-a'], 'a')
says(getopt, [], 'a')
says(getopt, ['--a'], '', 'alpha')
#> ([('-a', ''), ('-b', 'x'), ('--foo', '1')], ['y', '-z'])
#> ([('-a', ''), ('-b', '1'), ('--bar', '')], ['-a'])
#> ([], ['-', '-a'])
#> ([], [])
#> ([('--alpha', '')], [])

### options behind the rest
says(gnu_getopt, ['-a', '-b', 'x', 'p', '--foo=1', 'y', '-a'], 'ab:', ['foo=', 'bar'])
says(gnu_getopt, ['-', '-a', '--', '-b'], 'ab')
says(gnu_getopt, ['-a', 'p', '-a'], '+ab:')
says(gnu_getopt, ['-a', 'p', '-a', 'q', '--', '-b'], '-ab:')
#> ([('-a', ''), ('-b', 'x'), ('--foo', '1'), ('-a', '')], ['p', 'y'])
#> ([('-a', '')], ['-', '-b'])
#> ([('-a', '')], ['p', '-a'])
#> ([('-a', ''), (None, ['p']), ('-a', '')], ['q', '-b'])

### options behind the rest where POSIX is to be followed
import os
os.environ['POSIXLY_CORRECT'] = '1'
says(gnu_getopt, ['-a', 'p', '-a'], 'a')
del os.environ['POSIXLY_CORRECT']
#> ([('-a', '')], ['p', '-a'])

### what is not recognized
says(getopt, ['-z'], 'a')
says(getopt, ['-:'], 'a:')
says(getopt, ['--x'], '', ['foo', 'far'])
says(getopt, ['--f'], '', ['foo', 'far'])
says(getopt, ['--f=3'], '', ['foo=', 'foo'])
#> GetoptError ('option -z not recognized', 'z')
#> GetoptError ('option -: not recognized', ':')
#> GetoptError ('option --x not recognized', 'x')
#> GetoptError ('option --f not a unique prefix; possible options: foo, far', 'f')
#> GetoptError ('option --f not a unique prefix; possible options: foo=, foo', 'f')

### arguments that lack or are too much
says(getopt, ['-a'], 'a:')
says(getopt, ['-ba'], 'a:b')
says(getopt, ['--foo'], '', ['foo='])
says(getopt, ['--foo=1'], '', ['foo'])
says(getopt, ['--foo='], '', ['foo'])
says(getopt, ['--foo='], '', ['foo='])
#> GetoptError ('option -a requires argument', 'a')
#> GetoptError ('option -a requires argument', 'a')
#> GetoptError ('option --foo requires argument', 'foo')
#> GetoptError ('option --foo must not have an argument', 'foo')
#> GetoptError ('option --foo must not have an argument', 'foo')
#> ([('--foo', '')], [])

### prefixes
says(getopt, ['--fo', '--f'], '', ['foo'])
says(getopt, ['--fo'], '', ['foo', 'far'])
says(getopt, ['--foo', 'x'], '', ['foo=', 'foo'])
says(getopt, ['--fo', 'x'], '', ['foo='])
#> ([('--foo', ''), ('--foo', '')], [])
#> ([('--foo', '')], [])
#> ([('--foo', '')], ['x'])
#> ([('--foo', 'x')], [])

### arguments that may be there
says(getopt, ['--foo', '--foo=3', 'x'], '', ['foo=?'])
says(getopt, ['-a', '-a3', 'x'], 'a::')
#> ([('--foo', ''), ('--foo', '3')], ['x'])
#> ([('-a', ''), ('-a', '3')], ['x'])

### the error
e = GetoptError('a', 'b')
print(e.args, e, e.msg, e.opt, repr(GetoptError('a').opt), module.error is GetoptError, GetoptError.__mro__)
#> ('a', 'b') a a b '' True (<class 'getopt.GetoptError'>, <class 'Exception'>, <class 'BaseException'>, <class 'object'>)

### the steps
says(module.short_has_arg, 'a', 'ba:')
says(module.short_has_arg, 'a', 'ba')
says(module.short_has_arg, 'a', 'a::')
says(module.long_has_args, 'ab', ['abc='])
says(module.long_has_args, 'abc', ['abc', 'abcd'])
says(module.do_shorts, [], 'a1', 'a:', [])
says(module.do_shorts, [], 'a', 'a:', ['1', '2'])
says(module.do_longs, [], 'abc', ['abc='], ['1', '2'])
#> True
#> False
#> ?
#> (True, 'abc')
#> (False, 'abc')
#> ([('-a', '1')], [])
#> ([('-a', '1')], ['2'])
#> ([('--abc', '1')], ['2'])
