### the hook is told of what nobody can catch
import _thread, atexit, gc, sys, time, weakref

class Thing:
    def __repr__(self): return 'a thing'

class Callback(Thing):
    def __call__(self, *args): raise ValueError('called')

class Endless(Thing):
    def __iter__(self): return self
    def __next__(self): return 1
    @property
    def close(self): raise KeyError('close')

def hook(told):
    print(told.exc_type.__name__, told.exc_value, told.exc_traceback is not None, told.err_msg, told.object)

def ask():
    atexit.register(Callback())
    atexit._run_exitfuncs()
    thing = Thing()
    ref = weakref.ref(thing, Callback())
    del thing
    gc.collect()
    def wait(): yield from Endless()
    g = wait()
    next(g)
    g.close()

sys.unraisablehook = hook
ask()
#> ValueError called True Exception ignored in atexit callback a thing None
#> ValueError called True Exception ignored while calling weakref callback a thing None
#> KeyError 'close' True Exception ignored while closing generator a thing None

### of a thread that fails, too
#: oracle=no
#: steps=vary
import _thread, sys, time
class Bad:
    def __call__(self): raise ValueError('called')
    def __repr__(self): return 'Bad()'
sys.unraisablehook = lambda told: print(told.exc_type.__name__, told.err_msg)
_thread.start_new_thread(Bad(), ())
time.sleep(0.01)  #> ValueError Exception ignored in thread started by Bad()

### what the hook is told is a tuple with names
import atexit, sys
def hook(told):
    cls = type(told)
    print(cls, cls.__module__, isinstance(told, tuple), len(told), cls((1, 2, 3, 4, 5)))
    for wrong in (1, 5):
        try: cls((wrong,)) if wrong == 1 else sys.__unraisablehook__(wrong)
        except TypeError as e: print(e)
sys.unraisablehook = hook
atexit.register(lambda: 1 / 0)
atexit._run_exitfuncs()
print(sys.__unraisablehook__)
#> <class 'UnraisableHookArgs'> builtins True 5 UnraisableHookArgs(exc_type=1, exc_value=2, exc_traceback=3, err_msg=4, object=5)
#> UnraisableHookArgs() takes a 5-sequence (1-sequence given)
#> sys.unraisablehook argument type must be UnraisableHookArgs
#> <built-in function unraisablehook>

### what is written where there is no hook
import atexit, sys
class Err:
    write = staticmethod(sys.stdout.write)
    flush = staticmethod(lambda: None)
class Named:
    def __init__(self, text): self.text = text
    def __repr__(self): return self.text.upper()
    def __call__(self): return fail(self.text)
def fail(text): raise ValueError(text)
def ask(text):
    atexit.register(Named(text))
    atexit._run_exitfuncs()
sys.stderr, sys.unraisablehook = Err, sys.__unraisablehook__
ask('a')
sys.unraisablehook = Named('broken')
ask('b')
sys.unraisablehook = None
ask('c')
del sys.unraisablehook
ask('d')
sys.stderr = Named('no stream')
ask('e')
sys.stderr = None
ask('f')
#> Exception ignored in atexit callback A:
#> Traceback (most recent call last):
#>   File "main.py", line 8, in __call__
#>     def __call__(self): return fail(self.text)
#>   File "main.py", line 9, in fail
#>     def fail(text): raise ValueError(text)
#> ValueError: a
#> Exception ignored in sys.unraisablehook: BROKEN
#> TypeError: Named.__call__() takes 1 positional argument but 2 were given
#> Exception ignored in atexit callback C:
#> Traceback (most recent call last):
#>   File "main.py", line 8, in __call__
#>     def __call__(self): return fail(self.text)
#>   File "main.py", line 9, in fail
#>     def fail(text): raise ValueError(text)
#> ValueError: c
#> Exception ignored in atexit callback D:
#> Traceback (most recent call last):
#>   File "main.py", line 8, in __call__
#>     def __call__(self): return fail(self.text)
#>   File "main.py", line 9, in fail
#>     def fail(text): raise ValueError(text)
#> ValueError: d

### what the built-in hook writes
import atexit, sys
class Err:
    write = staticmethod(sys.stdout.write)
    flush = staticmethod(lambda: print('--'))
class Bad(Exception):
    def __repr__(self): return 1 / 0
    __str__ = __repr__
class hook:
    def __repr__(self): return 'hook'
    def __call__(self, told):
        for error in (ValueError(3), None, Bad()):
            for words in (None, 'words'):
                for thing in (None, 4, Bad()):
                    sys.__unraisablehook__(type(told)((type(error) if error else Bad, error, None, words, thing)))
        sys.__unraisablehook__(type(told)((5, None, None, None, None)))
sys.stderr = Err
sys.unraisablehook = hook()
atexit.register(lambda: 1 / 0)
atexit._run_exitfuncs()
#> ValueError: 3
#> --
#> Exception ignored in: 4
#> ValueError: 3
#> --
#> Exception ignored in: <object repr() failed>
#> ValueError: 3
#> --
#> words:
#> ValueError: 3
#> --
#> words: 4
#> ValueError: 3
#> --
#> words: <object repr() failed>
#> ValueError: 3
#> --
#> Bad
#> --
#> Exception ignored in: 4
#> Bad
#> --
#> Exception ignored in: <object repr() failed>
#> Bad
#> --
#> words:
#> Bad
#> --
#> words: 4
#> Bad
#> --
#> words: <object repr() failed>
#> Bad
#> --
#> Bad: <exception str() failed>
#> --
#> Exception ignored in: 4
#> Bad: <exception str() failed>
#> --
#> Exception ignored in: <object repr() failed>
#> Bad: <exception str() failed>
#> --
#> words:
#> Bad: <exception str() failed>
#> --
#> words: 4
#> Bad: <exception str() failed>
#> --
#> words: <object repr() failed>
#> Bad: <exception str() failed>
#> --
#> <unknown>
#> --
