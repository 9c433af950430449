"""Keyed hashes (RFC 2104)."""

import hashlib as _hashlib
from _hn import _tp_name

digest_size = None
trans_5C = bytes([b ^ 0x5c for b in range(256)])
trans_36 = bytes([b ^ 0x36 for b in range(256)])


def compare_digest(a, b, /):
    """a == b, for bytes or ASCII strings."""
    if isinstance(a, str) and isinstance(b, str):
        if not a.isascii() or not b.isascii():
            raise TypeError('comparing strings with non-ASCII characters is not supported')
        return a == b
    for value in (a, b):
        if not isinstance(value, (bytes, bytearray, memoryview)):
            raise TypeError('unsupported operand types(s) or combination of types: '
                            f"'{_tp_name(a)}' and '{_tp_name(b)}'")
    return bytes(a) == bytes(b)


class HMAC:
    """A keyed hash of the bytes that it has been given."""
    __slots__ = ('_inner', '_outer', 'block_size', 'digest_size')
    blocksize = 64

    def __init__(self, key, msg=None, digestmod=''):
        if not isinstance(key, (bytes, bytearray)):
            raise TypeError(f'key: expected bytes or bytearray, but got {type(key).__name__!r}')
        if not digestmod:
            raise TypeError("Missing required argument 'digestmod'.")
        if isinstance(digestmod, str):
            make = lambda data=b'': _hashlib.new(digestmod, data)
        else:
            make = digestmod if callable(digestmod) else lambda data=b'': digestmod.new(data)
        self._inner, self._outer = make(), make()
        self.digest_size = self._inner.digest_size
        self.block_size = getattr(self._inner, 'block_size', 64)
        key = make(key).digest() if len(key) > self.block_size else bytes(key)
        key = key.ljust(self.block_size, b'\0')
        self._inner.update(key.translate(trans_36))
        self._outer.update(key.translate(trans_5C))
        if msg is not None:
            self.update(msg)

    @property
    def name(self):
        """hmac- and the name of the hash."""
        return 'hmac-' + self._inner.name

    def update(self, msg):
        """Add bytes."""
        self._inner.update(msg)

    def copy(self):
        """Another one that has been given the same bytes."""
        made = self.__class__.__new__(self.__class__)
        made.block_size, made.digest_size = self.block_size, self.digest_size
        made._inner, made._outer = self._inner.copy(), self._outer.copy()
        return made

    def digest(self):
        """The keyed hash of all bytes so far."""
        outer = self._outer.copy()
        outer.update(self._inner.digest())
        return outer.digest()

    def hexdigest(self):
        """The same in hexadecimal digits."""
        return self.digest().hex()


def new(key, msg=None, digestmod=''):
    """A keyed hash."""
    return HMAC(key, msg=msg, digestmod=digestmod)


def digest(key, msg, digest):
    """The keyed hash of a message."""
    return HMAC(key, msg, digest).digest()
