# The methods of int.

def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)

### to_bytes
class I: __index__ = lambda s: 5
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: (5).to_bytes(length=I(), byteorder='little'))
show(lambda: (0).to_bytes(0))
show(lambda: (127).to_bytes(1, signed=True))
show(lambda: (-128).to_bytes(1, signed=True))
show(lambda: (2**70).to_bytes(9, 'little'))
show(lambda: (5).to_bytes(-1))
show(lambda: (5).to_bytes(2, 'x'))
show(lambda: (5).to_bytes(2, 3))
show(lambda: (5).to_bytes('a'))
show(lambda: (300).to_bytes())
show(lambda: (-1).to_bytes())
show(lambda: (-129).to_bytes(1, 'big', signed=True))
show(lambda: (128).to_bytes(1, 'big', signed=True))
show(lambda: (-2**64).to_bytes(9, signed=True))
#> b'\x05\x00\x00\x00\x00'
#> b''
#> b'\x7f'
#> b'\x80'
#> b'\x00\x00\x00\x00\x00\x00\x00\x00@'
#> ValueError: length argument must be non-negative
#> ValueError: byteorder must be either 'little' or 'big'
#> TypeError: to_bytes() argument 'byteorder' must be str, not int
#> TypeError: 'str' object cannot be interpreted as an integer
#> OverflowError: int too big to convert
#> OverflowError: can't convert negative int to unsigned
#> OverflowError: int too big to convert
#> OverflowError: int too big to convert
#> b'\xff\x00\x00\x00\x00\x00\x00\x00\x00'

### from_bytes
class SI(int): pass
show(lambda: int.from_bytes(b'\x01\x02'))
show(lambda: int.from_bytes([1, 2], 'little'))
show(lambda: int.from_bytes(b'\xff', signed=True))
show(lambda: int.from_bytes(b''))
show(lambda: SI.from_bytes(b'\x05'))
show(lambda: type(SI.from_bytes(b'\x05')))
show(lambda: bool.from_bytes(b'\x01'))
show(lambda: bool.from_bytes(b''))
show(lambda: int.from_bytes(bytes(range(20))))
show(lambda: int.from_bytes(b'\x80' + bytes(12), signed=True))
show(lambda: int.from_bytes('ab'))
show(lambda: int.from_bytes(5))
show(lambda: int.from_bytes(b'a', 'middle'))
show(lambda: int.from_bytes(b'a', 5))
show(lambda: int.from_bytes([256]))
show(lambda: int.from_bytes())
#> 258
#> 513
#> -1
#> 0
#> 5
#> <class '__main__.SI'>
#> True
#> False
#> 22475995960490625424124334220934763854762515
#> -10141204801825835211973625643008
#> TypeError: cannot convert 'str' object to bytes
#> TypeError: cannot convert 'int' object to bytes
#> ValueError: byteorder must be either 'little' or 'big'
#> TypeError: from_bytes() argument 'byteorder' must be str, not int
#> ValueError: bytes must be in range(0, 256)
#> TypeError: from_bytes() missing required argument 'bytes' (pos 1)

### round
class I: __index__ = lambda s: 5
show(lambda: (1234).__round__(-2))
show(lambda: (1250).__round__(-2))
show(lambda: (1350).__round__(-2))
show(lambda: round(15, -1))
show(lambda: round(25, -1))
show(lambda: round(-25, -1))
show(lambda: round(5, -1))
show(lambda: round(10**30 + 5, -1))
show(lambda: round(True))
show(lambda: round(True, -1))
show(lambda: round(5, -50))
show(lambda: round(3 * 10**40, -40))
show(lambda: round(5 * 10**40, -41))
show(lambda: round(15 * 10**40, -41))
show(lambda: round(25, I()))
show(lambda: (5).__round__(None))
show(lambda: (5).__round__('a'))
show(lambda: round(1, 1.5))
#> 1200
#> 1200
#> 1400
#> 20
#> 20
#> -20
#> 0
#> 1000000000000000000000000000000
#> 1
#> 0
#> 0
#> 30000000000000000000000000000000000000000
#> 0
#> 200000000000000000000000000000000000000000
#> 25
#> 5
#> TypeError: 'str' object cannot be interpreted as an integer
#> TypeError: 'float' object cannot be interpreted as an integer

### small ones
show(lambda: (5).as_integer_ratio())
show(lambda: True.as_integer_ratio())
show(lambda: (-2**100).bit_length())
show(lambda: (2**100 - 1).bit_count())
show(lambda: (5).is_integer())
show(lambda: (5).__getnewargs__())
show(lambda: (7).__floor__())
show(lambda: (7).__ceil__())
show(lambda: (7).__trunc__())
show(lambda: (7).__index__())
show(lambda: (-7).__abs__())
#> (5, 1)
#> (1, 1)
#> 101
#> 100
#> True
#> (5,)
#> 7
#> 7
#> 7
#> 7
#> 7
