# What is known of the interpreter: sys.flags and its like.
import sys

STRUCTS = sys.flags, sys.version_info, sys.float_info, sys.int_info
def tried(f):
    try: return f()
    except (TypeError, AttributeError) as e: return f'{type(e).__name__}: {e}'

### what is known of the interpreter is of classes derived from tuple
for o in STRUCTS:
    t = type(o)
    print(t, t.__mro__, t.__module__, t.__name__, t.__qualname__, o.n_sequence_fields == len(o), o.n_unnamed_fields)
#> <class 'sys.flags'> (<class 'sys.flags'>, <class 'tuple'>, <class 'object'>) sys flags flags True 0
#> <class 'sys.version_info'> (<class 'sys.version_info'>, <class 'tuple'>, <class 'object'>) sys version_info version_info True 0
#> <class 'sys.float_info'> (<class 'sys.float_info'>, <class 'tuple'>, <class 'object'>) sys float_info float_info True 0
#> <class 'sys.int_info'> (<class 'sys.int_info'>, <class 'tuple'>, <class 'object'>) sys int_info int_info True 0

### what is known of the interpreter is of classes that programs cannot make, or make of a whole sequence only
import copy
for o in STRUCTS:
    t = type(o)
    print(tried(lambda: t()), '/', tried(lambda: t(range(5))), '/', tried(lambda: t(5)), '/',
          tried(lambda: object.__new__(t)))
    print(tried(lambda: t(tuple(o)) == o), tried(lambda: t(sequence=o) == o), tried(lambda: copy.copy(o) == o))
#> TypeError: cannot create 'sys.flags' instances / TypeError: cannot create 'sys.flags' instances / TypeError: cannot create 'sys.flags' instances / TypeError: cannot create 'sys.flags' instances
#> TypeError: cannot create 'sys.flags' instances TypeError: cannot create 'sys.flags' instances TypeError: cannot create 'sys.flags' instances
#> TypeError: cannot create 'sys.version_info' instances / TypeError: cannot create 'sys.version_info' instances / TypeError: cannot create 'sys.version_info' instances / TypeError: cannot create 'sys.version_info' instances
#> TypeError: cannot create 'sys.version_info' instances TypeError: cannot create 'sys.version_info' instances TypeError: cannot create 'sys.version_info' instances
#> TypeError: structseq() missing required argument 'sequence' (pos 1) / TypeError: sys.float_info() takes a 11-sequence (5-sequence given) / TypeError: constructor requires a sequence / TypeError: object.__new__(sys.float_info) is not safe, use sys.float_info.__new__()
#> True True True
#> TypeError: structseq() missing required argument 'sequence' (pos 1) / TypeError: sys.int_info() takes a 4-sequence (5-sequence given) / TypeError: constructor requires a sequence / TypeError: object.__new__(sys.int_info) is not safe, use sys.int_info.__new__()
#> True True True

### what is known of the interpreter cannot be changed, nor can its classes
for o in STRUCTS:
    t = type(o)
    first = t.__match_args__[0]
    print(tried(lambda: type('S', (t,), {})), '/', tried(lambda: setattr(t, 'x', 1)))
    print(tried(lambda: setattr(o, first, 1)), '/', tried(lambda: setattr(o, 'zz', 1)), '/',
          tried(lambda: delattr(o, first)), '/', tried(lambda: o.__dict__), '/', tried(lambda: o.nope))
#> TypeError: type 'sys.flags' is not an acceptable base type / TypeError: cannot set 'x' attribute of immutable type 'sys.flags'
#> AttributeError: readonly attribute / AttributeError: 'sys.flags' object has no attribute 'zz' and no __dict__ for setting new attributes / AttributeError: readonly attribute / AttributeError: 'sys.flags' object has no attribute '__dict__' / AttributeError: 'sys.flags' object has no attribute 'nope'
#> TypeError: type 'sys.version_info' is not an acceptable base type / TypeError: cannot set 'x' attribute of immutable type 'sys.version_info'
#> AttributeError: readonly attribute / AttributeError: 'sys.version_info' object has no attribute 'zz' and no __dict__ for setting new attributes / AttributeError: readonly attribute / AttributeError: 'sys.version_info' object has no attribute '__dict__' / AttributeError: 'sys.version_info' object has no attribute 'nope'
#> TypeError: type 'sys.float_info' is not an acceptable base type / TypeError: cannot set 'x' attribute of immutable type 'sys.float_info'
#> AttributeError: readonly attribute / AttributeError: 'sys.float_info' object has no attribute 'zz' and no __dict__ for setting new attributes / AttributeError: readonly attribute / AttributeError: 'sys.float_info' object has no attribute '__dict__' / AttributeError: 'sys.float_info' object has no attribute 'nope'
#> TypeError: type 'sys.int_info' is not an acceptable base type / TypeError: cannot set 'x' attribute of immutable type 'sys.int_info'
#> AttributeError: readonly attribute / AttributeError: 'sys.int_info' object has no attribute 'zz' and no __dict__ for setting new attributes / AttributeError: readonly attribute / AttributeError: 'sys.int_info' object has no attribute '__dict__' / AttributeError: 'sys.int_info' object has no attribute 'nope'

### what is known of the interpreter is replaced by its fields' names, and otherwise a tuple
for o in STRUCTS:
    t = type(o)
    first = t.__match_args__[0]
    print(getattr(o.__replace__(**{first: 7}), first), tried(lambda: o.__replace__(zz=1)), o.__reduce__()[0] is t)
    print(o == tuple(o), type(o + (1,)), type(o[:2]), hash(o) == hash(tuple(o)))
#> 7 TypeError: Got unexpected field name(s): ['zz'] True
#> True <class 'tuple'> <class 'tuple'> True
#> 7 TypeError: Got unexpected field name(s): ['zz'] True
#> True <class 'tuple'> <class 'tuple'> True
#> 7 TypeError: Got unexpected field name(s): ['zz'] True
#> True <class 'tuple'> <class 'tuple'> True
#> 7 TypeError: Got unexpected field name(s): ['zz'] True
#> True <class 'tuple'> <class 'tuple'> True

### the version is compared, sliced and matched
print(sys.version_info >= (3, 8), sys.version_info.major, sys.version_info[:2], repr(sys.version_info)[:20])
match sys.version_info:
    case (3, minor, *_): print(minor)
#> True 3 (3, 14) sys.version_info(maj
#> 14

### a session that moves while functions of sys run
import sys
for _ in range(60): hooks = sys.get_asyncgen_hooks()
print(tuple(hooks))  #> (None, None)
for _ in range(20): info = sys.exc_info(), sys.getrecursionlimit(), sys.getswitchinterval(), sys.intern('a' * 9)
print(info)  #> ((None, None, None), 1000, 0.005, 'aaaaaaaaa')

### what hooks of generators are called
import sys
hooks = sys.get_asyncgen_hooks()
print(hooks, type(hooks), type(hooks).__module__, type(hooks)((1, 2)))
#> asyncgen_hooks(firstiter=None, finalizer=None) <class 'asyncgen_hooks'> builtins asyncgen_hooks(firstiter=1, finalizer=2)

### they have no __slots__
import os, pickle, time
for value in os.stat('.'), time.gmtime(0), sys.version_info:
    print(type(value).__name__, hasattr(value, '__slots__'))
print(pickle.loads(pickle.dumps(os.stat('.'))) == os.stat('.'))
#> stat_result False
#> struct_time False
#> version_info False
#> True
