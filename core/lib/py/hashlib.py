"""Message digests."""

from _hn import (_hash_digest, _hash_new, _hash_update, _index, _instance, _member_fix, _payload, _scrypt_mix,
                 _tp_name, _type_dict, _type_made, _type_seal)
from _hn.memoryviews import dense_view

__all__ = ('md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512', 'blake2b', 'blake2s', 'sha3_224', 'sha3_256',
           'sha3_384', 'sha3_512', 'shake_128', 'shake_256', 'new', 'algorithms_guaranteed', 'algorithms_available',
           'file_digest', 'pbkdf2_hmac', 'scrypt')

_NUMBERS = {name: i for i, name in enumerate(('md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512', 'sha3_224',
                                              'sha3_256', 'sha3_384', 'sha3_512', 'shake_128', 'shake_256', 'blake2b',
                                              'blake2s'))}
_BLOCKS = 64, 64, 64, 64, 128, 128, 144, 136, 104, 72, 168, 136, 128, 64
_SIZES = 16, 20, 28, 32, 48, 64, 28, 32, 48, 64, 0, 0, 64, 32
algorithms_guaranteed = set(_NUMBERS)
algorithms_available = set(_NUMBERS)


def _bytes(data):
    if isinstance(data, (bytes, bytearray)):
        return _payload(data)
    if isinstance(data, str):
        raise TypeError('Strings must be encoded before hashing')
    try:
        return dense_view(data).tobytes()
    except TypeError:
        raise TypeError('object supporting the buffer API required') from None


class HASH:
    """A hash of the bytes that it has been given."""
    __slots__ = ('_state', 'name', 'digest_size')

    def __new__(cls, /, *args, **kwargs):
        raise TypeError(f"cannot create '{cls.__module__}.{cls.__name__}' instances")

    @property
    def block_size(self):
        """The bytes that the algorithm takes at a time."""
        return _BLOCKS[_NUMBERS[self.name]]

    def update(self, data, /):
        """Add bytes."""
        _hash_update(self._state, _bytes(data))

    def digest(self):
        """The hash of all bytes so far."""
        return _hash_digest(self._state, self.digest_size)

    def hexdigest(self):
        """The same in hexadecimal digits."""
        return self.digest().hex()

    def copy(self):
        """Another one that has been given the same bytes."""
        return _instance(type(self), self._state[:], self.name, self.digest_size)

    def __repr__(self):
        return f'<{self.name} {type(self).__module__}.{type(self).__name__} object @ {id(self):#x}>'


class HASHXOF(HASH):
    """A hash of any length."""
    __slots__ = ()

    def digest(self, length):
        """The first bytes of the hash."""
        length = _index(length)
        if length < 0:
            raise ValueError('value must be positive')
        return _hash_digest(self._state, length)

    def hexdigest(self, length):
        """The same in hexadecimal digits."""
        return self.digest(length).hex()


_NONE = object()


def _data_of(data, string):
    if string is _NONE:
        return data
    if data is not _NONE:
        raise TypeError("'data' and 'string' are mutually exclusive and support for 'string' keyword parameter is "
                        'slated for removal in a future version.')
    return string


def _begin(name, data, string):
    data = _data_of(data, string)
    number = _NUMBERS[name]
    self = _instance(HASH if _SIZES[number] else HASHXOF, _hash_new(number, b'', False), name, _SIZES[number])
    if data is not _NONE:
        self.update(data)
    return self


def md5(data=_NONE, *, usedforsecurity=True, string=_NONE):
    """A md5 hash."""
    return _begin('md5', data, string)


def sha1(data=_NONE, *, usedforsecurity=True, string=_NONE):
    """A sha1 hash."""
    return _begin('sha1', data, string)


def sha224(data=_NONE, *, usedforsecurity=True, string=_NONE):
    """A sha224 hash."""
    return _begin('sha224', data, string)


def sha256(data=_NONE, *, usedforsecurity=True, string=_NONE):
    """A sha256 hash."""
    return _begin('sha256', data, string)


def sha384(data=_NONE, *, usedforsecurity=True, string=_NONE):
    """A sha384 hash."""
    return _begin('sha384', data, string)


def sha512(data=_NONE, *, usedforsecurity=True, string=_NONE):
    """A sha512 hash."""
    return _begin('sha512', data, string)


def sha3_224(data=_NONE, *, usedforsecurity=True, string=_NONE):
    """A sha3_224 hash."""
    return _begin('sha3_224', data, string)


def sha3_256(data=_NONE, *, usedforsecurity=True, string=_NONE):
    """A sha3_256 hash."""
    return _begin('sha3_256', data, string)


def sha3_384(data=_NONE, *, usedforsecurity=True, string=_NONE):
    """A sha3_384 hash."""
    return _begin('sha3_384', data, string)


def sha3_512(data=_NONE, *, usedforsecurity=True, string=_NONE):
    """A sha3_512 hash."""
    return _begin('sha3_512', data, string)


def shake_128(data=_NONE, *, usedforsecurity=True, string=_NONE):
    """A shake_128 hash."""
    return _begin('shake_128', data, string)


def shake_256(data=_NONE, *, usedforsecurity=True, string=_NONE):
    """A shake_256 hash."""
    return _begin('shake_256', data, string)


for _cls in (HASH, HASHXOF):
    _cls.__module__ = '_hashlib'
    _type_seal(_cls, True)
    _type_made(_cls, False)
    for _name in ('name', 'digest_size'):
        if _name in _type_dict(_cls):
            _member_fix(_cls, _name, _name, True)
del _cls


class _Blake(HASH):
    __slots__ = ()
    __repr__ = object.__repr__

    def __new__(cls, /, data=_NONE, *, digest_size=None, key=b'', salt=b'', person=b'', fanout=1, depth=1, leaf_size=0,
                node_offset=0, node_depth=0, inner_size=0, last_node=False, usedforsecurity=True, string=_NONE):
        data = _data_of(data, string)
        narrow = cls.__name__ == 'blake2s'
        most, small = (32, 8) if narrow else (64, 16)
        size = most if digest_size is None else digest_size
        if not 0 < size <= most:
            raise ValueError(f'digest_size for {cls.__name__.capitalize()} must be between 1 and {most} bytes, '
                             f'here it is {size}')
        key, salt, person = _bytes(key), _bytes(salt), _bytes(person)
        for name, value, limit in (('salt', salt, small), ('person', person, small), ('key', key, most)):
            if len(value) > limit:
                raise ValueError(f'maximum {name} length is {limit} bytes')
        for name, value, least, limit in (('fanout', fanout, 0, 255), ('depth', depth, 1, 255),
                                          ('node_depth', node_depth, 0, 255), ('inner_size', inner_size, 0, most)):
            if not least <= value <= limit:
                raise ValueError(f'{name} must be between {least} and {limit}' if name in ('fanout', 'depth') else
                                 f"{name} must be between {least} and {limit}")
        offset = 6 if narrow else 8
        if leaf_size >> 32 or node_offset >> 8 * offset:
            raise OverflowError('node_offset is too large' if node_offset >> 8 * offset else 'leaf_size is too large')
        block = (bytes([size, len(key), fanout, depth]) + leaf_size.to_bytes(4, 'little') +
                 node_offset.to_bytes(offset, 'little') + bytes([node_depth, inner_size]) + bytes(0 if narrow else 14) +
                 salt.ljust(small, b'\0') + person.ljust(small, b'\0'))
        self = _instance(cls, _hash_new(13 if narrow else 12, block, bool(last_node)), cls.__name__, size)
        if key:
            self.update(key.ljust(64 if narrow else 128, b'\0'))
        if data is not _NONE:
            self.update(data)
        return self


class blake2b(_Blake):
    """A BLAKE2b hash of up to 64 bytes."""
    __slots__ = ()
    MAX_DIGEST_SIZE = MAX_KEY_SIZE = 64
    SALT_SIZE = PERSON_SIZE = 16


class blake2s(_Blake):
    """A BLAKE2s hash of up to 32 bytes."""
    __slots__ = ()
    MAX_DIGEST_SIZE = MAX_KEY_SIZE = 32
    SALT_SIZE = PERSON_SIZE = 8


def _give_methods(cls):
    """What messages call by the name of the class."""
    def update(self, data, /):
        """Add bytes."""
        _hash_update(self._state, _bytes(data))

    def digest(self):
        """The hash of all bytes so far."""
        return _hash_digest(self._state, self.digest_size)

    def hexdigest(self):
        """The same in hexadecimal digits."""
        return _hash_digest(self._state, self.digest_size).hex()

    def copy(self):
        """Another one that has been given the same bytes."""
        return _instance(type(self), self._state[:], self.name, self.digest_size)

    for method in (update, digest, hexdigest, copy):
        method.__qualname__ = f'{cls.__name__}.{method.__name__}'
        setattr(cls, method.__name__, method)


for _name in (blake2b, blake2s):
    _name.__module__ = '_blake2'
    _give_methods(_name)
    _type_seal(_name, False)
    _type_made(_name, True)
del _name


# What OpenSSL calls them, too.
_OTHER_NAMES = {'shake128': 'shake_128', 'shake256': 'shake_256', 'blake2b512': 'blake2b', 'blake2s256': 'blake2s',
                'sha_1': 'sha1', 'ssl3_md5': 'md5', 'ssl3_sha1': 'sha1'}
for _name in ('224', '256', '384', '512'):
    _OTHER_NAMES['sha_' + _name] = _OTHER_NAMES['sha2_' + _name] = 'sha' + _name
del _name


def new(name, data=_NONE, **kwargs):
    """A hash by its algorithm's name."""
    key = name.lower().replace('-', '_') if isinstance(name, str) else name
    key = _OTHER_NAMES.get(key, key)
    if key not in _NUMBERS:
        raise ValueError('unsupported hash type ' + name)
    return globals()[key](data, **kwargs)


def file_digest(fileobj, digest, /, *, _bufsize=262144):
    """The hash of a binary file's contents; digest is a name or a function."""
    made = new(digest) if isinstance(digest, str) else digest()
    if hasattr(fileobj, 'getbuffer'):
        made.update(fileobj.getbuffer())
    elif hasattr(fileobj, 'readinto') and hasattr(fileobj, 'readable') and fileobj.readable():
        while data := fileobj.read(_bufsize):
            made.update(data)
    else:
        raise ValueError(f"'{fileobj!r}' is not a file-like object in binary reading mode.")
    return made


def pbkdf2_hmac(hash_name, password, salt, iterations, dklen=None):
    """A key derived from a password (PKCS 5)."""
    import hmac
    size = new(hash_name).digest_size
    dklen = size if dklen is None else dklen
    if iterations < 1:
        raise ValueError('iteration value must be greater than 0.')
    if dklen < 1:
        raise ValueError('key length must be greater than 0.')
    keyed = hmac.new(_bytes(password), digestmod=hash_name)
    out = b''
    for i in range(1, -(-dklen // size) + 1):
        step = keyed.copy()
        step.update(_bytes(salt) + i.to_bytes(4))
        part = step.digest()
        total = int.from_bytes(part)
        for _ in range(iterations - 1):
            step = keyed.copy()
            step.update(part)
            part = step.digest()
            total ^= int.from_bytes(part)
        out += total.to_bytes(size)
    return out[:dklen]


def scrypt(password, *, salt=None, n=None, r=None, p=None, maxmem=0, dklen=64):
    """A key derived from a password, which takes memory (RFC 7914)."""
    if salt is None:
        raise TypeError('salt is required')
    for name, value in (('n', n), ('r', r), ('p', p)):
        if value is not None and not isinstance(value, int):
            raise TypeError(f"scrypt() argument '{name}' must be int, not {_tp_name(value)}")
        if value is None or not 0 <= value < 1 << 64:
            raise TypeError(name + ' is required and must be an unsigned int')
    if n < 2 or n & n - 1:
        raise ValueError('n must be a power of 2.')
    if not 0 <= maxmem <= 0x7fffffff:
        raise ValueError('maxmem must be positive and smaller than 2147483647')
    if not 1 <= dklen <= 0x7fffffff:
        raise ValueError('dklen must be greater than 0 and smaller than 2147483647')
    if not r or not p:
        raise ValueError('Invalid parameter combination for n, r, p, maxmem.')
    if r * p >= 1 << 30 or 128 * r * (p + n + 2) > (maxmem or 32 << 20):
        raise ValueError('[digital envelope routines] memory limit exceeded')
    size, mixed = 128 * r, []
    blocks = pbkdf2_hmac('sha256', password, salt, 1, p * size)
    zeros = bytes(size)
    for i in range(0, p * size, size):
        x, seen = blocks[i:i + size], []
        for _ in range(n):
            seen.append(x)
            x = _scrypt_mix(x, zeros)
        for _ in range(n):
            x = _scrypt_mix(x, seen[int.from_bytes(x[-64:-56], 'little') % n])
        mixed.append(x)
    return pbkdf2_hmac('sha256', password, b''.join(mixed), 1, dklen)
