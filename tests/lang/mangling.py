### names of keywords are not mangled, parameters are
class A:
    def f(self, **kw): print(kw)
    def g(self):
        self.f(__x=1)
        self.f(**{}, __x=1)
        print(dict(__y=2))
    def h(self, __p=1): return locals()
A().g()
print(list(A().h()))
A().h(__p=2)
#> {'__x': 1}
#> {'__x': 1}
#> {'__y': 2}
#> ['self', '_A__p']
#! TypeError: A.h() got an unexpected keyword argument '__p'

### keywords of class statements and of class patterns
class Kw:
    def __init_subclass__(cls, **kw): print(kw)  #> {'__z': 1}
class Outer:
    class Inner(Kw, __z=1): pass
class Point: __x = 1
setattr(Point, '__x', 2)
class Other:
    def m(self, p):
        match p:
            case Point(__x=2): return 'plain'
            case Point(_Point__x=1): return 'mangled'
print(Other().m(Point()))  #> plain

### slots are mangled as attributes are, whatever they end in
class A:
    __slots__ = '__x_', '__y', '__z__', '___w', '___', '_A', 'q'
    def f(self): self.__x_ = 1; self.__y = self.__z__ = self.___w = self.___ = 3; return self.__x_
class _B:
    __slots__ = '__x_'
    def f(self): self.__x_ = 1
class ___: __slots__ = '__x_'
print([k for k in vars(A) if k.strip('_') in ('A__x', 'A__y', 'z', 'A___w', '', 'A', 'q')], A().f())
print('_B__x_' in vars(_B), _B().f(), '__x_' in vars(___))
#> ['_A', '_A___w', '_A__x_', '_A__y', '___', '__z__', 'q'] 1
#> True None True
