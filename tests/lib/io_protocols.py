### what reads and writes
import io
class Own:
    def read(self, size=-1, /): return b''
class Half:
    read = None
for thing in (io.BytesIO(), io.StringIO(), Own(), Half(), 1):
    print(type(thing).__name__, isinstance(thing, io.Reader), isinstance(thing, io.Writer))
print(io.Reader[bytes], io.Writer.__module__, issubclass(Own, io.Reader))
try: io.Reader()
except TypeError as e: print(e)
class Sub(io.Writer):
    def write(self, data, /): return len(data)
print(Sub().write('abc'), isinstance(Sub(), io.Reader), {'Reader', 'Writer', 'text_encoding'} <= {*io.__all__})
try: io.nothing
except AttributeError as e: print(e)
#> BytesIO True True
#> StringIO True True
#> Own True False
#> Half False False
#> int False False
#> io.Reader[bytes] io True
#> Can't instantiate abstract class Reader without an implementation for abstract method 'read'
#> 3 False True
#> module 'io' has no attribute 'nothing'
