"""Objects as bytes, and bytes as objects again. Bytes may do whatever a program can do: load none that a stranger gives."""

from _pickle import dispatch_table as dispatch_table
from _pickle import whichmodule as whichmodule
from _pickle import DEFAULT_PROTOCOL as DEFAULT_PROTOCOL
from _pickle import HIGHEST_PROTOCOL as HIGHEST_PROTOCOL
from _pickle import PickleBuffer, PickleError, Pickler, PicklingError, Unpickler, UnpicklingError, _long, dump, dumps, load, loads

__all__ = [
    'PickleError', 'PicklingError', 'UnpicklingError', 'Pickler', 'Unpickler', 'dump', 'dumps', 'load', 'loads', 'PickleBuffer',
]

format_version = '5.0'
compatible_formats = ['1.0', '1.1', '1.2', '1.3', '2.0', '3.0', '4.0', '5.0']
bytes_types = bytes, bytearray
_Pickler, _Unpickler, _dump, _dumps, _load, _loads = Pickler, Unpickler, dump, dumps, load, loads

# What the instructions are called, and the bytes that they are.
_instructions = '''
MARK 28 STOP 2e POP 30 POP_MARK 31 DUP 32 FLOAT 46 INT 49 BININT 4a BININT1 4b LONG 4c BININT2 4d NONE 4e PERSID 50
BINPERSID 51 REDUCE 52 STRING 53 BINSTRING 54 SHORT_BINSTRING 55 UNICODE 56 BINUNICODE 58 APPEND 61 BUILD 62 GLOBAL 63
DICT 64 EMPTY_DICT 7d APPENDS 65 GET 67 BINGET 68 INST 69 LONG_BINGET 6a LIST 6c EMPTY_LIST 5d OBJ 6f PUT 70 BINPUT 71
LONG_BINPUT 72 SETITEM 73 TUPLE 74 EMPTY_TUPLE 29 SETITEMS 75 BINFLOAT 47 TRUE 4930310a FALSE 4930300a PROTO 80 NEWOBJ 81
EXT1 82 EXT2 83 EXT4 84 TUPLE1 85 TUPLE2 86 TUPLE3 87 NEWTRUE 88 NEWFALSE 89 LONG1 8a LONG4 8b BINBYTES 42
SHORT_BINBYTES 43 SHORT_BINUNICODE 8c BINUNICODE8 8d BINBYTES8 8e EMPTY_SET 8f ADDITEMS 90 FROZENSET 91 NEWOBJ_EX 92
STACK_GLOBAL 93 MEMOIZE 94 FRAME 95 BYTEARRAY8 96 NEXT_BUFFER 97 READONLY_BUFFER 98
'''.split()
_codes = {name: bytes.fromhex(code) for name, code in zip(_instructions[::2], _instructions[1::2])}
globals().update(_codes)
__all__ += sorted([*_codes, 'DEFAULT_PROTOCOL', 'HIGHEST_PROTOCOL'])
_tuplesize2code = [_codes['EMPTY_TUPLE'], _codes['TUPLE1'], _codes['TUPLE2'], _codes['TUPLE3']]
del _codes




def encode_long(x):
    """An int in as few bytes as it needs, the lowest first; none for 0."""
    return _long(x)


def decode_long(data):
    """The int of such bytes."""
    return int.from_bytes(data, 'little', signed=True)
