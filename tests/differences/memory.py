# The life of objects
# There are no reference counts: objects that nobody uses any more are collected some time later, and are not told.

### __del__ is not called
#: cpython=deleted\nend
# When it would run would depend on the collector. Use `with`.
class A:
    def __del__(self): print("deleted")
a = A()
del a
print("end")  #> end

### a class keeps those that are derived from it until gc.collect()
#: cpython=[]\n[]
# __subclasses__() has them until then, or until memory runs short.
import gc
class A: pass
class B(A): pass
del B
print(A.__subclasses__())  #> [<class '__main__.B'>]
gc.collect()
print(A.__subclasses__())  #> []

### an abandoned generator is not closed
#: cpython=closed\nend
# Its `finally` runs only if the generator is run to its end or closed. Call close(), or use contextlib.closing.
def g():
    try: yield 1
    finally: print("closed")
x = g()
next(x)
del x
print("end")  #> end

### a coroutine that was kept and never awaited gives no warning
#: oracle=no
# CPython warns when such an object is deleted, which is not noticed here. The warning comes where a call's result is dropped at once: `f()`.
async def f(): pass
c = f()
del c
print("end")  #> end

### a dict outlives its instance unchanged
#: cpython=['x', 'y', 'z']
# CPython makes another table for it when the instance goes, without the names that instances of its class share. What a loop sees that
# changes the dict can differ then. Loop over a copy: `for k in list(d)`.
class C: pass
c = C()
c.p = c.q = c.r = 1
d = vars(c)
del c
d.clear()
for k in "xyz": d[k] = 1
seen = []
try:
    for k in d:
        seen.append(k)
        if len(seen) > 5: break
        del d[k]
        d[k + "'"] = 1
except RuntimeError as e: seen.append(str(e))
print(seen)  #> ['x', 'z', "z'"]
