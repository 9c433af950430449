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
