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

### a coroutine that was never awaited gives no warning
#: oracle=no
# CPython warns when such an object is deleted, which is not noticed here.
async def f(): pass
f()
print("end")  #> end
