"""Universally unique identifiers (RFC 9562)."""

from enum import Enum as _Enum

__all__ = ['UUID', 'SafeUUID', 'getnode', 'uuid1', 'uuid3', 'uuid4', 'uuid5', 'uuid6', 'uuid7', 'uuid8',
           'NAMESPACE_DNS', 'NAMESPACE_URL', 'NAMESPACE_OID', 'NAMESPACE_X500', 'NIL', 'MAX', 'RESERVED_NCS',
           'RFC_4122', 'RESERVED_MICROSOFT', 'RESERVED_FUTURE']

RESERVED_NCS, RFC_4122, RESERVED_MICROSOFT, RESERVED_FUTURE = [
    'reserved for NCS compatibility', 'specified in RFC 4122', 'reserved for Microsoft compatibility',
    'reserved for future definition']


class SafeUUID(_Enum):
    """Whether it was made in a way that is safe for several processes."""
    safe, unsafe, unknown = 0, -1, None


_FIELDS = 'time_low', 'time_mid', 'time_hi_version', 'clock_seq_hi_variant', 'clock_seq_low', 'node'


_GROUPS = (0, 8), (8, 12), (12, 16), (16, 20), (20, 32)


class UUID:
    """128 bits: given as hex digits, bytes, fields or an int."""
    __slots__ = ('int', 'is_safe', '__weakref__')

    def __init__(self, hex=None, bytes=None, bytes_le=None, fields=None, int=None, version=None, *,
                 is_safe=SafeUUID.unknown):
        if [hex, bytes, bytes_le, fields, int].count(None) != 4:
            raise TypeError('one of the hex, bytes, bytes_le, fields, or int arguments must be given')
        if int is not None:
            pass
        elif hex is not None:
            hex = hex.replace('urn:', '').replace('uuid:', '').strip('{}').replace('-', '')
            if len(hex) != 32:
                raise ValueError('badly formed hexadecimal UUID string')
            int = _int(hex, 16)
        elif bytes_le is not None:
            if len(bytes_le) != 16:
                raise ValueError('bytes_le is not a 16-char string')
            bytes = bytes_le[3::-1] + bytes_le[5:3:-1] + bytes_le[7:5:-1] + bytes_le[8:]
        elif fields is not None:
            if len(fields) != 6:
                raise ValueError('fields is not a 6-tuple')
            int = 0
            for i, (value, bits) in enumerate(zip(fields, (32, 16, 16, 8, 8, 48)), 1):
                if not 0 <= value < 1 << bits:
                    raise ValueError(f'field {i} out of range (need a {bits}-bit value)')
                int = int << bits | value
        if bytes is not None:
            if len(bytes) != 16:
                raise ValueError('bytes is not a 16-char string')
            int = _int.from_bytes(bytes)
        if not 0 <= int < 1 << 128:
            raise ValueError('int is out of range (need a 128-bit value)')
        if version is not None:
            if not 1 <= version <= 8:
                raise ValueError('illegal version number')
            int = int & ~(0xc000 << 48) & ~(0xf000 << 64) | 0x8000 << 48 | version << 76
        object.__setattr__(self, 'int', int)
        object.__setattr__(self, 'is_safe', is_safe)

    def __getstate__(self):
        return {'int': self.int}

    def __setstate__(self, state):
        safe = SafeUUID(state['is_safe']) if 'is_safe' in state else SafeUUID.unknown
        for name, value in (('int', state['int']), ('is_safe', safe)):
            object.__setattr__(self, name, value)

    def __eq__(self, other):
        return self.int == other.int if isinstance(other, UUID) else NotImplemented

    def __lt__(self, other):
        return self.int < other.int if isinstance(other, UUID) else NotImplemented

    def __gt__(self, other):
        return self.int > other.int if isinstance(other, UUID) else NotImplemented

    def __le__(self, other):
        return self.int <= other.int if isinstance(other, UUID) else NotImplemented

    def __ge__(self, other):
        return self.int >= other.int if isinstance(other, UUID) else NotImplemented

    def __repr__(self):
        return f'{self.__class__.__name__}({str(self)!r})'

    def __int__(self):
        return self.int

    def __hash__(self):
        return hash(self.int)

    def __setattr__(self, name, value):
        raise TypeError('UUID objects are immutable')

    def __str__(self):
        digits = self.hex
        return '-'.join([digits[start:stop] for start, stop in _GROUPS])

    @property
    def bytes_le(self):
        b = self.bytes
        return b[3::-1] + b[5:3:-1] + b[7:5:-1] + b[8:]

    bytes = property(lambda self: self.int.to_bytes(16))
    fields = property(lambda self: tuple([getattr(self, name) for name in _FIELDS]))
    time_low = property(lambda self: self.int >> 96)
    time_mid = property(lambda self: self.int >> 80 & 0xffff)
    time_hi_version = property(lambda self: self.int >> 64 & 0xffff)
    clock_seq_hi_variant = property(lambda self: self.int >> 56 & 0xff)
    clock_seq_low = property(lambda self: self.int >> 48 & 0xff)
    clock_seq = property(lambda self: (self.clock_seq_hi_variant & 0x3f) << 8 | self.clock_seq_low)
    node = property(lambda self: self.int & 0xffffffffffff)
    hex = property(lambda self: f'{self.int:032x}')
    urn = property(lambda self: 'urn:uuid:' + str(self))

    @property
    def time(self):
        if self.version == 6:
            return self.time_low << 28 | self.time_mid << 12 | self.time_hi_version & 0xfff
        if self.version == 7:
            return self.int >> 80
        return (self.time_hi_version & 0xfff) << 48 | self.time_mid << 32 | self.time_low

    @property
    def variant(self):
        top = self.int >> 61 & 7
        return RESERVED_NCS if top < 4 else RFC_4122 if top < 6 else RESERVED_MICROSOFT if top == 6 else RESERVED_FUTURE

    @property
    def version(self):
        return self.int >> 76 & 0xf if self.variant == RFC_4122 else None


_int = int
_node = [None]
_last = [0, 0]


def _bits(n):
    from os import urandom
    return int.from_bytes(urandom((n + 7) // 8)) >> -n % 8


def getnode():
    """48 random bits, always the same: there is no hardware address."""
    if _node[0] is None:
        _node[0] = _bits(48) | 1 << 40
    return _node[0]


def _stamp():
    import time
    stamp = max(time.time_ns() // 100 + 0x01b21dd213814000, _last[0] + 1)
    _last[0] = stamp
    return stamp


def uuid1(node=None, clock_seq=None):
    """Of the time and a node."""
    stamp = _stamp()
    clock_seq = _bits(14) if clock_seq is None else clock_seq
    return UUID(fields=(stamp & 0xffffffff, stamp >> 32 & 0xffff, stamp >> 48 & 0xfff, clock_seq >> 8 & 0x3f,
                        clock_seq & 0xff, getnode() if node is None else node), version=1)


def _named(make, namespace, name, version):
    if isinstance(name, str):
        name = name.encode()
    return UUID(bytes=make(namespace.bytes + name).digest()[:16], version=version)


def uuid3(namespace, name):
    """Of the MD5 hash of a name in a namespace."""
    from hashlib import md5
    return _named(md5, namespace, name, 3)


def uuid4():
    """A random one."""
    return UUID(int=_bits(128), version=4)


def uuid5(namespace, name):
    """Of the SHA-1 hash of a name in a namespace."""
    from hashlib import sha1
    return _named(sha1, namespace, name, 5)


def uuid6(node=None, clock_seq=None):
    """Of the time and a node, in the order of time."""
    stamp = _stamp()
    clock_seq = _bits(14) if clock_seq is None else clock_seq & 0x3fff
    node = getnode() if node is None else node & 0xffffffffffff
    return UUID(int=stamp >> 12 << 80 | (stamp & 0xfff) << 64 | clock_seq << 48 | node, version=6)


def uuid7():
    """Of the time in milliseconds and random bits, in the order of time."""
    import time
    count = max((time.time_ns() // 1000000 << 42) + (_bits(41)), _last[1] + 1)
    _last[1] = count
    low = count & (1 << 42) - 1
    return UUID(int=count >> 42 << 80 | low >> 30 << 64 | (low & (1 << 30) - 1) << 32 | _bits(32), version=7)


def uuid8(a=None, b=None, c=None):
    """Of numbers of 48, 12 and 62 bits, random where they are left out."""
    a = _bits(48) if a is None else a & 0xffffffffffff
    b = _bits(12) if b is None else b & 0xfff
    c = _bits(62) if c is None else c & 0x3fffffffffffffff
    return UUID(int=a << 80 | b << 64 | c, version=8)


NAMESPACE_DNS, NAMESPACE_URL, NAMESPACE_OID, NAMESPACE_X500 = [
    UUID(f'6ba7b81{n}-9dad-11d1-80b4-00c04fd430c8') for n in '0124']
NIL = UUID(int=0)
MAX = UUID(int=(1 << 128) - 1)
