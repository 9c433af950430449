### a variable has its default, and what was set
import contextvars
plain, other = contextvars.ContextVar('plain'), contextvars.ContextVar('other', default=[])
for f in (plain.get, lambda: plain.get(1), other.get, lambda: other.get(2), lambda: plain.name):
    try:
        print(f())
    except LookupError as e:
        print(type(e).__name__, e.args[0] is plain)
plain.set(3)
print(plain.get(), plain.get(4))
#> LookupError True
#> 1
#> []
#> 2
#> plain
#> 3 3

### a token takes back what was set, once
from contextvars import ContextVar, Token
v = ContextVar('v')
first, second = v.set(1), v.set(2)
print(first.var is v, first.old_value is Token.MISSING, second.old_value, Token.MISSING)
v.reset(second)
print(v.get())
v.reset(first)
print(v.get('nothing'))
#> True True 1 <Token.MISSING>
#> 1
#> nothing

### a token is a context manager
from contextvars import ContextVar
v = ContextVar('v', default=0)
with v.set(1) as token:
    print(v.get(), token.var is v)  #> 1 True
    with v.set(2):
        print(v.get())  #> 2
    print(v.get())  #> 1
print(v.get())  #> 0

### a token is of one variable, of one context, and used once
import re
from contextvars import ContextVar, copy_context
v, w = ContextVar('v'), ContextVar('w', default='d')
elsewhere = copy_context().run(v.set, 1)
used = v.set(5)
v.reset(used)
for f in (lambda: w.reset(v.set(1)), lambda: v.reset(elsewhere), lambda: v.reset(used), lambda: v.reset(5)):
    try:
        f()
    except Exception as e:
        print(type(e).__name__, re.sub('0x[0-9a-f]+', '...', str(e)))
for shown in (v, w, used, elsewhere):
    print(re.sub('0x[0-9a-f]+', '...', repr(shown)))
#> ValueError <Token var=<ContextVar name='v' at ...> at ...> was created by a different ContextVar
#> ValueError <Token var=<ContextVar name='v' at ...> at ...> was created in a different Context
#> RuntimeError <Token used var=<ContextVar name='v' at ...> at ...> has already been used once
#> TypeError expected an instance of Token, got 5
#> <ContextVar name='v' at ...>
#> <ContextVar name='w' default='d' at ...>
#> <Token used var=<ContextVar name='v' at ...> at ...>
#> <Token var=<ContextVar name='v' at ...> at ...>

### what runs in a context changes it, and nothing outside
from contextvars import ContextVar, copy_context
v, w = ContextVar('v'), ContextVar('w')
v.set('outside')
context = copy_context()
def inside(*args, **keywords):
    print(v.get(), w.get('none'), args, keywords)  #> outside none (1,) {'key': 2}
    v.set('inside')
    w.set('inside')
    return 'result'
print(context.run(inside, 1, key=2))  #> result
print(v.get(), w.get('none'), context[v], context[w])  #> outside none inside inside

### a context is a mapping of variables
from contextvars import Context, ContextVar, copy_context
v, w = ContextVar('v'), ContextVar('w')
empty, context = Context(), Context()
context.run(v.set, 1)
print(len(empty), len(context), v in context, w in context, context[v])
print(context.get(v), context.get(w), context.get(w, 5))
print([key is v for key in context], list(context.values()), [(key is v, value) for key, value in context.items()])
print([key is v for key in context.keys()], context == context.copy(), context == empty, context != empty)
print(context == {v: 1})
for key in ('v', 5, None):
    for f in (lambda: context[key], lambda: key in context, lambda: context.get(key)):
        try:
            f()
        except TypeError as e:
            print(e)
try:
    context[w]
except KeyError as e:
    print(e.args[0] is w)
#> 0 1 True False 1
#> 1 None 5
#> [True] [1] [(True, 1)]
#> [True] True False True
#> False
#> a ContextVar key was expected, got 'v'
#> a ContextVar key was expected, got 'v'
#> a ContextVar key was expected, got 'v'
#> a ContextVar key was expected, got 5
#> a ContextVar key was expected, got 5
#> a ContextVar key was expected, got 5
#> a ContextVar key was expected, got None
#> a ContextVar key was expected, got None
#> a ContextVar key was expected, got None
#> True

### a walk over a context sees what there was when it began
from contextvars import Context, ContextVar
variables = [ContextVar(str(i)) for i in range(5)]
context = Context()
def fill():
    for v in variables[:3]:
        v.set(v.name)
    walk = context.values()
    for v in variables:
        v.set(v.name * 2)
    return sorted(walk), sorted(context.values())
print(context.run(fill))  #> (['0', '1', '2'], ['00', '11', '22', '33', '44'])

### copies have their own values from then on
from contextvars import Context, ContextVar
v = ContextVar('v')
one = Context()
one.run(v.set, 1)
two, three = one.copy(), one.copy()
two.run(v.set, 2)
one.run(v.set, 0)
four = two.copy()
two.run(lambda: v.reset(v.set(7)))
print([context[v] for context in (one, two, three, four)])  #> [0, 2, 1, 2]

### a context cannot be entered twice, and can again afterwards
from contextvars import ContextVar, Context
v = ContextVar('v', default='outside')
context = Context()
def nested():
    v.set('in')
    try:
        context.run(print, 'no')
    except RuntimeError as e:
        print(str(e).partition(' object')[0], str(e)[-15:])
    return Context().run(v.get), v.get()
print(context.run(nested), v.get(), context.run(v.get))
try:
    context.run(lambda: 1 / 0)
except ZeroDivisionError:
    print(v.get(), context.run(v.get))
#> cannot enter context: <_contextvars.Context already entered
#> ('outside', 'in') outside in
#> outside in

### generators have no context of their own
from contextvars import ContextVar, copy_context
v = ContextVar('v', default=0)
def g():
    while True:
        v.set(v.get() + 1)
        yield v.get()
numbers = g()
context = copy_context()
print(next(numbers), context.run(next, numbers), v.get(), context[v], next(numbers), v.get())  #> 1 1 1 1 2 2

### wrong arguments
from contextvars import Context, ContextVar, Token, copy_context
v = ContextVar('v')
for f in (lambda: ContextVar(), lambda: ContextVar(5), lambda: ContextVar('a', 5), lambda: ContextVar(name='a'),
          lambda: ContextVar('a', default=1, x=2), lambda: v.get(1, 2), lambda: v.get(default=3), lambda: v.set(),
          lambda: v.reset(), Token, lambda: Context(1), lambda: Context(a=1), lambda: Context().get(),
          lambda: Context().run(), lambda: Context().run(5), lambda: copy_context(1), lambda: v[0]):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
#> TypeError ContextVar() takes exactly 1 positional argument (0 given)
#> TypeError context variable name must be a str
#> TypeError ContextVar() takes at most 1 positional argument (2 given)
#> TypeError ContextVar() takes exactly 1 positional argument (0 given)
#> TypeError ContextVar() takes at most 2 arguments (3 given)
#> TypeError get expected at most 1 argument, got 2
#> TypeError ContextVar.get() takes no keyword arguments
#> TypeError ContextVar.set() takes exactly one argument (0 given)
#> TypeError ContextVar.reset() takes exactly one argument (0 given)
#> RuntimeError Tokens can only be created by ContextVars
#> TypeError Context() does not accept any arguments
#> TypeError Context() does not accept any arguments
#> TypeError get expected at least 1 argument, got 0
#> TypeError run() missing 1 required positional argument
#> TypeError 'int' object is not callable
#> TypeError _contextvars.copy_context() takes no arguments (1 given)
#> TypeError '_contextvars.ContextVar' object is not subscriptable

### their classes
import contextvars
from contextvars import Context, ContextVar, Token
v = ContextVar('v')
print(contextvars.__all__, ContextVar, Token, Context, contextvars.copy_context)
print(ContextVar[int], Token[int], hash(v) == hash(v), type(Context().keys()).__name__)
for f in (lambda: type('Sub', (ContextVar,), {}), lambda: type('Sub', (Token,), {}),
          lambda: type('Sub', (Context,), {}), lambda: Context[int], lambda: hash(Context()),
          lambda: hash(v.set(1)), lambda: Context() < Context(),
          lambda: setattr(v, 'name', 'x'), lambda: setattr(v, 'x', 1), lambda: setattr(v.set(1), 'var', v)):
    try:
        print(f())
    except (TypeError, AttributeError) as e:
        print(type(e).__name__, e)
#> ('Context', 'ContextVar', 'Token', 'copy_context') <class '_contextvars.ContextVar'> <class '_contextvars.Token'> <class '_contextvars.Context'> <built-in function copy_context>
#> _contextvars.ContextVar[int] _contextvars.Token[int] True keys
#> TypeError type '_contextvars.ContextVar' is not an acceptable base type
#> TypeError type '_contextvars.Token' is not an acceptable base type
#> TypeError type '_contextvars.Context' is not an acceptable base type
#> TypeError type '_contextvars.Context' is not subscriptable
#> TypeError unhashable type: '_contextvars.Context'
#> TypeError unhashable type: '_contextvars.Token'
#> TypeError '<' not supported between instances of '_contextvars.Context' and '_contextvars.Context'
#> AttributeError readonly attribute
#> AttributeError '_contextvars.ContextVar' object has no attribute 'x' and no __dict__ for setting new attributes
#> AttributeError attribute 'var' of '_contextvars.Token' objects is not writable
