import atexit
import sys


def says(work, *args, **keywords):
    try:
        print(work(*args, **keywords))
    except BaseException as e:
        print(type(e).__name__, e)


def show(*args, **keywords):
    print('show', args, keywords)


### registering
atexit._clear()
print(atexit.register(show, 1, a=2) is show, atexit.register(show) is show, atexit._ncallbacks())
atexit.unregister(show)
print(atexit._ncallbacks())
atexit.register(show, 3)
atexit._clear()
print(atexit._ncallbacks(), atexit._run_exitfuncs())
says(atexit.register, 1)
says(atexit.register, None, 2)
says(atexit.unregister)
says(atexit.unregister, 1)
#> True True 2
#> 0
#> 0 None
#> TypeError the first argument must be callable
#> TypeError the first argument must be callable
#> TypeError atexit.unregister() takes exactly one argument (0 given)
#> None

### the last one first, each once
atexit._clear()
for i in range(3):
    atexit.register(show, i)
atexit._run_exitfuncs()
atexit._run_exitfuncs()
#> show (2,) {}
#> show (1,) {}
#> show (0,) {}

### as a decorator
atexit._clear()
@atexit.register
def late():
    print('late')
    atexit.register(show, 'too late')


atexit.register(show, 'before')
atexit._run_exitfuncs()
print(atexit._ncallbacks())
#> show ('before',) {}
#> late
#> 0

### what is equal is unregistered
class Equal:
    def __eq__(self, other):
        return True

    def __call__(self):
        print('called')


atexit._clear()
atexit.register(show)
atexit.register(show, 2)
atexit.unregister(Equal())
print(atexit._ncallbacks())  #> 0

### at the end of the program
#: oracle=no
atexit.register(show, 1)
@atexit.register
def second():
    print('second')
    atexit.register(show, 'never')


print('end')
#> end
#> second
#> show (1,) {}

### after an exception
#: oracle=no
atexit.register(show, 'bye')
print('before')
[].pop()
#> before
#> show ('bye',) {}
#! Traceback (most recent call last):
#!   File "after an exception", line 21, in <module>
#!     [].pop()
#!     ~~~~~~^^
#! IndexError: pop from empty list

### after SystemExit
#: oracle=no
#: exit=3
atexit.register(show, 'bye')
sys.exit(3)
#> show ('bye',) {}

### what they raise is told
#: oracle=no
sys.stderr = sys.stdout
class Bad:
    def __call__(self):
        raise SystemExit('no end')

    def __repr__(self):
        return '<bad>'


atexit.register(show, 'still called')
atexit.register(Bad())
print('end')
#> end
#> Exception ignored in atexit callback <bad>:
#> Traceback (most recent call last):
#>   File "main.py", line 18, in __call__
#>     raise SystemExit('no end')
#> SystemExit: no end
#> show ('still called',) {}

### the value of a run, and generators that go on at its end
#: oracle=no
steps = (print('step', i) for i in range(3))
atexit.register(list, steps)
next(steps)
#> step 0
#> step 1
#> step 2

### a run without a value
#: oracle=no
def late():
    for i in range(3):
        print(i)


atexit.register(late)
x = 1
#> 0
#> 1
#> 2
