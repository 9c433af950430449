log = []
class A: pass
class B: x = 1

### a metaclass is asked for the order again when bases are set
class Meta(type):
    def mro(cls):
        log.append(cls.__name__)
        return super().mro()
class C(A, metaclass=Meta): pass
class D(C): pass
log.clear()
C.__bases__ = (B,)
print(log, C.__mro__, D.__mro__, C.x)
#> ['C', 'D'] (<class '__main__.C'>, <class '__main__.B'>, <class 'object'>) (<class '__main__.D'>, <class '__main__.C'>, <class '__main__.B'>, <class 'object'>) 1

### an order of its own goes on in derived classes
extra = []
class Meta(type):
    def mro(cls):
        log.append(cls.__name__)
        return [cls, *(extra if cls.__name__ == 'E' else ()), *cls.__bases__, object]
class Z: pass
class E(A, metaclass=Meta): pass
class F(E): pass
log.clear()
extra = [B]
E.__bases__ = (A,)
print(log, E.__mro__, E.x, F.__mro__)
log.clear()
extra = []
E.__bases__ = (Z,)
print(log, E.__mro__, F.__mro__)
#> ['E', 'F'] (<class '__main__.E'>, <class '__main__.B'>, <class '__main__.A'>, <class 'object'>) 1 (<class '__main__.F'>, <class '__main__.E'>, <class 'object'>)
#> ['E', 'F'] (<class '__main__.E'>, <class '__main__.Z'>, <class 'object'>) (<class '__main__.F'>, <class '__main__.E'>, <class 'object'>)

### bases stay when a metaclass's order is refused
bad = []
class Meta(type):
    def mro(cls):
        if bad: return bad[0]
        return super().mro()
class G(A, metaclass=Meta): pass
class H(G): pass
for b in ([1], [object, 5], 5, [int, object]):
    bad = [b]
    try: G.__bases__ = (B,)
    except TypeError as e: print(e)
    bad = []
    print(G.__bases__, G.__mro__, H.__mro__, B.__subclasses__(), A.__subclasses__())
#> mro() returned a non-class ('int')
#> (<class '__main__.A'>,) (<class '__main__.G'>, <class '__main__.A'>, <class 'object'>) (<class '__main__.H'>, <class '__main__.G'>, <class '__main__.A'>, <class 'object'>) [] [<class '__main__.G'>]
#> mro() returned a non-class ('int')
#> (<class '__main__.A'>,) (<class '__main__.G'>, <class '__main__.A'>, <class 'object'>) (<class '__main__.H'>, <class '__main__.G'>, <class '__main__.A'>, <class 'object'>) [] [<class '__main__.G'>]
#> 'int' object is not iterable
#> (<class '__main__.A'>,) (<class '__main__.G'>, <class '__main__.A'>, <class 'object'>) (<class '__main__.H'>, <class '__main__.G'>, <class '__main__.A'>, <class 'object'>) [] [<class '__main__.G'>]
#> mro() returned base with unsuitable layout ('int')
#> (<class '__main__.A'>,) (<class '__main__.G'>, <class '__main__.A'>, <class 'object'>) (<class '__main__.H'>, <class '__main__.G'>, <class '__main__.A'>, <class 'object'>) [] [<class '__main__.G'>]

### bases stay when a metaclass raises, and may be set while they are set
armed = False
class Raises(type):
    def mro(cls):
        if armed: raise ValueError('armed')
        return super().mro()
class I(A, metaclass=Raises): pass
armed = True
try: I.__bases__ = (B,)
except ValueError as e: print(e)
print(I.__bases__, I.__mro__)
nest = []
class Again(type):
    def mro(cls):
        if nest:
            nest.pop()
            cls.__bases__ = (B,)
        return super().mro()
class J(A, metaclass=Again): pass
class Z: pass
nest = [1]
J.__bases__ = (Z,)
print(J.__bases__, J.__mro__)
#> armed
#> (<class '__main__.A'>,) (<class '__main__.I'>, <class '__main__.A'>, <class 'object'>)
#> (<class '__main__.B'>,) (<class '__main__.J'>, <class '__main__.B'>, <class 'object'>)
