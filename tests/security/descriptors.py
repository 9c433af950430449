# Descriptors of builtin types do not read other objects.

### a getter of type on an instance of another class
class A: x = type.__dict__["__mro__"]
A().x
#! TypeError: descriptor '__mro__' for 'type' objects doesn't apply to a 'A' object

### a setter of type on an instance of another class
class A: x = type.__dict__["__name__"]
A().x = "q"
#! TypeError: descriptor '__name__' for 'type' objects doesn't apply to a 'A' object

### a getter of functions on an instance of another class
class A: x = type(lambda: 0).__dict__["__code__"]
A().x
#! TypeError: descriptor '__code__' for 'function' objects doesn't apply to a 'A' object

### a getter on a subclass of its owner
class A(float): pass
print(A(1.5).real, float.__dict__["real"].__get__(A(2)))  #> 1.5 2.0

### what a builtin type computes is set on its own objects only
import types
def f(): pass
class V(Exception): pass
for owner, name in ((type, '__name__'), (type, '__bases__'), (type, '__doc__'), (types.FunctionType, '__code__'),
                    (types.FunctionType, '__defaults__'), (BaseException, 'args'), (BaseException, '__traceback__'),
                    (types.GeneratorType, '__name__'), (types.TracebackType, 'tb_next')):
    for base in (object, str, list, type, V):
        class A(base):
            x = owner.__dict__[name]
        a = A('k', (), {}) if base is type else A()
        if issubclass(base, owner):
            continue
        for set_x in (object.__setattr__, base.__setattr__, setattr, lambda a, n, v: owner.__dict__[name].__set__(a, v)):
            for value in ('foo', (1,), f.__code__, None):
                try:
                    set_x(a, 'x', value)
                except TypeError as e:
                    text = str(e)
                else:
                    text = 'set'
                assert "doesn't apply to" in text or "can't apply this __setattr__ to A object" in text, (name, base, text)
        try:
            object.__delattr__(a, 'x')
        except TypeError as e:
            print(name, base.__name__, e)
#> __name__ object descriptor '__name__' for 'type' objects doesn't apply to a 'A' object
#> __name__ str descriptor '__name__' for 'type' objects doesn't apply to a 'A' object
#> __name__ list descriptor '__name__' for 'type' objects doesn't apply to a 'A' object
#> __name__ V descriptor '__name__' for 'type' objects doesn't apply to a 'A' object
#> __bases__ object descriptor '__bases__' for 'type' objects doesn't apply to a 'A' object
#> __bases__ str descriptor '__bases__' for 'type' objects doesn't apply to a 'A' object
#> __bases__ list descriptor '__bases__' for 'type' objects doesn't apply to a 'A' object
#> __bases__ V descriptor '__bases__' for 'type' objects doesn't apply to a 'A' object
#> __doc__ object descriptor '__doc__' for 'type' objects doesn't apply to a 'A' object
#> __doc__ str descriptor '__doc__' for 'type' objects doesn't apply to a 'A' object
#> __doc__ list descriptor '__doc__' for 'type' objects doesn't apply to a 'A' object
#> __doc__ V descriptor '__doc__' for 'type' objects doesn't apply to a 'A' object
#> __code__ object descriptor '__code__' for 'function' objects doesn't apply to a 'A' object
#> __code__ str descriptor '__code__' for 'function' objects doesn't apply to a 'A' object
#> __code__ list descriptor '__code__' for 'function' objects doesn't apply to a 'A' object
#> __code__ type can't apply this __delattr__ to A object
#> __code__ V descriptor '__code__' for 'function' objects doesn't apply to a 'A' object
#> __defaults__ object descriptor '__defaults__' for 'function' objects doesn't apply to a 'A' object
#> __defaults__ str descriptor '__defaults__' for 'function' objects doesn't apply to a 'A' object
#> __defaults__ list descriptor '__defaults__' for 'function' objects doesn't apply to a 'A' object
#> __defaults__ type can't apply this __delattr__ to A object
#> __defaults__ V descriptor '__defaults__' for 'function' objects doesn't apply to a 'A' object
#> args object descriptor 'args' for 'BaseException' objects doesn't apply to a 'A' object
#> args str descriptor 'args' for 'BaseException' objects doesn't apply to a 'A' object
#> args list descriptor 'args' for 'BaseException' objects doesn't apply to a 'A' object
#> args type can't apply this __delattr__ to A object
#> __traceback__ object descriptor '__traceback__' for 'BaseException' objects doesn't apply to a 'A' object
#> __traceback__ str descriptor '__traceback__' for 'BaseException' objects doesn't apply to a 'A' object
#> __traceback__ list descriptor '__traceback__' for 'BaseException' objects doesn't apply to a 'A' object
#> __traceback__ type can't apply this __delattr__ to A object
#> __name__ object descriptor '__name__' for 'generator' objects doesn't apply to a 'A' object
#> __name__ str descriptor '__name__' for 'generator' objects doesn't apply to a 'A' object
#> __name__ list descriptor '__name__' for 'generator' objects doesn't apply to a 'A' object
#> __name__ type can't apply this __delattr__ to A object
#> __name__ V descriptor '__name__' for 'generator' objects doesn't apply to a 'A' object
#> tb_next object descriptor 'tb_next' for 'traceback' objects doesn't apply to a 'A' object
#> tb_next str descriptor 'tb_next' for 'traceback' objects doesn't apply to a 'A' object
#> tb_next list descriptor 'tb_next' for 'traceback' objects doesn't apply to a 'A' object
#> tb_next type can't apply this __delattr__ to A object
#> tb_next V descriptor 'tb_next' for 'traceback' objects doesn't apply to a 'A' object
