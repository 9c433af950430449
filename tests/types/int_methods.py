# The methods of int.

### to_bytes
class I: __index__ = lambda s: 5
def show(f):
    try: print(repr(f()))  #> b'\x05\x00\x00\x00\x00'
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: (5).to_bytes(length=I(), byteorder='little'))
show(lambda: (0).to_bytes(0), (127).to_bytes(1, signed=True), (-128).to_bytes(1, signed=True), (2**70).to_bytes(9, 'little'))
show(lambda: (5).to_bytes(-1))
show(lambda: (5).to_bytes(2, 'x'))
show(lambda: (5).to_bytes(2, 3))
show(lambda: (5).to_bytes('a'))
show(lambda: (300).to_bytes())
show(lambda: (-1).to_bytes())
show(lambda: (-129).to_bytes(1, 'big', signed=True))
show(lambda: (128).to_bytes(1, 'big', signed=True))
show(lambda: (-2**64).to_bytes(9, signed=True))
#! TypeError: show() takes 1 positional argument but 4 were given

### from_bytes
class SI(int): pass
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: int.from_bytes(b'\x01\x02'), int.from_bytes([1, 2], 'little'), int.from_bytes(b'\xff', signed=True), int.from_bytes(b''))
show(lambda: SI.from_bytes(b'\x05'), type(SI.from_bytes(b'\x05')), bool.from_bytes(b'\x01'), bool.from_bytes(b''))
show(lambda: int.from_bytes(bytes(range(20))), int.from_bytes(b'\x80' + bytes(12), signed=True))
show(lambda: int.from_bytes('ab'))
show(lambda: int.from_bytes(5))
show(lambda: int.from_bytes(b'a', 'middle'))
show(lambda: int.from_bytes(b'a', 5))
show(lambda: int.from_bytes([256]))
show(lambda: int.from_bytes())
#! TypeError: show() takes 1 positional argument but 4 were given

### round
class I: __index__ = lambda s: 5
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: (1234).__round__(-2), (1250).__round__(-2), (1350).__round__(-2), round(15, -1), round(25, -1), round(-25, -1), round(5, -1))
show(lambda: round(10**30 + 5, -1), round(True), round(True, -1), round(5, -50), round(3 * 10**40, -40), round(5 * 10**40, -41), round(15 * 10**40, -41))
show(lambda: round(25, I()))
show(lambda: (5).__round__(None))
show(lambda: (5).__round__('a'))
show(lambda: round(1, 1.5))
#! TypeError: show() takes 1 positional argument but 7 were given

### small ones
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__ + ":", e)
show(lambda: (5).as_integer_ratio(), True.as_integer_ratio(), (-2**100).bit_length(), (2**100 - 1).bit_count(), (5).is_integer())
show(lambda: (5).__getnewargs__(), (7).__floor__(), (7).__ceil__(), (7).__trunc__(), (7).__index__(), (-7).__abs__())
#! TypeError: show() takes 1 positional argument but 5 were given
