# Setting and deleting through descriptors, from instructions and from builtins.

### a __set__ that is None, or whose __get__ gives None
class G:
    def __get__(s, o, t):
        print('got'); return None
class D: __set__ = G()
class A: x = D()
a = A()
try: object.__setattr__(a, 'x', 4)
except Exception as e: print(type(e), e)
try: setattr(a, 'x', 4)
except Exception as e: print(type(e), e)
try: a.x = 3
except Exception as e: print(type(e), e)
class D: __set__ = None
class A: x = D()
a = A()
try: object.__setattr__(a, 'x', 4)
except Exception as e: print(type(e), e)
try: setattr(a, 'x', 4)
except Exception as e: print(type(e), e)
try: a.x = 3
except Exception as e: print(type(e), e)
class G:
    n = 0
    def __get__(s, o, t):
        G.n += 1
        print('got', G.n); return None if G.n == 1 else lambda o: print('deleted')
class D: __delete__ = G()
class A: x = D()
a = A()
try: object.__delattr__(a, 'x')
except Exception as e: print(type(e), e)
try: delattr(a, 'x')
except Exception as e: print(type(e), e)
#> got
#> <class 'TypeError'> 'NoneType' object is not callable
#> got
#> <class 'TypeError'> 'NoneType' object is not callable
#> got
#> <class 'TypeError'> 'NoneType' object is not callable
#> <class 'TypeError'> 'NoneType' object is not callable
#> <class 'TypeError'> 'NoneType' object is not callable
#> <class 'TypeError'> 'NoneType' object is not callable
#> got 1
#> <class 'TypeError'> 'NoneType' object is not callable
#> got 2
#> deleted

### in the hands of a metaclass
class M(type):
    def __set__(cls, o, v): log.append(('set', v))
    def __delete__(cls, o): log.append('delete')
log = []
X = M('X', (), {})
class A: x = X
a = A()
a.x = 1
setattr(a, 'x', 2)
object.__setattr__(a, 'x', 3)
del a.x
delattr(a, 'x')
object.__delattr__(a, 'x')
print(log)  #> [('set', 1), ('set', 2), ('set', 3), 'delete', 'delete', 'delete']
class B(Exception):
    def __set__(self, o, v): log.append(('B', v))
class A:
    x = B()
    def __setattr__(self, name, v): super().__setattr__(name, v)
a = A()
a.x = 4
setattr(a, 'x', 5)
vars(a)['x'] = 6
print(log[6:], a.x)  #> [('B', 4), ('B', 5)] 6
