"""Packing and unpacking of bytes with Zstandard, and files that it has packed."""

import enum
import io

import _zstd_coders as _coders
from _zstd_coders import ZstdError as ZstdError
from compression._common import _streams

from _hn import _index, _instance, _member_fix, _type_seal

__all__ = ('COMPRESSION_LEVEL_DEFAULT', 'compress', 'CompressionParameter', 'decompress', 'DecompressionParameter', 'finalize_dict',
           'get_frame_info', 'Strategy', 'train_dict', 'open', 'ZstdFile', 'get_frame_size', 'zstd_version', 'zstd_version_info',
           'ZstdCompressor', 'ZstdDecompressor', 'ZstdDict', 'ZstdError')

zstd_version_info = 1, 5, 7
zstd_version = '1.5.7'
COMPRESSION_LEVEL_DEFAULT = 3
_LEVELS, _ENDED = (-1 << 17, 22), 'Compressed data ended before the end-of-stream marker was reached'


# ---- options ----

class CompressionParameter(enum.IntEnum):
    """Compression parameters."""
    compression_level = 100
    window_log = 101
    hash_log = 102
    chain_log = 103
    search_log = 104
    min_match = 105
    target_length = 106
    strategy = 107
    enable_long_distance_matching = 160
    ldm_hash_log = 161
    ldm_min_match = 162
    ldm_bucket_size_log = 163
    ldm_hash_rate_log = 164
    content_size_flag = 200
    checksum_flag = 201
    dict_id_flag = 202
    nb_workers = 400
    job_size = 401
    overlap_log = 402

    def bounds(self):
        """The lowest and the highest value."""
        return _BOUNDS[self]


class DecompressionParameter(enum.IntEnum):
    """Decompression parameters."""
    window_log_max = 100

    def bounds(self):
        """The lowest and the highest value."""
        return 10, 30


class Strategy(enum.IntEnum):
    """Compression strategies, from the fastest to the strongest."""
    fast = 1
    dfast = 2
    greedy = 3
    lazy = 4
    lazy2 = 5
    btlazy2 = 6
    btopt = 7
    btultra = 8
    btultra2 = 9


_BOUNDS = dict(zip(CompressionParameter, (_LEVELS, (10, 30), (6, 30), (6, 29), (1, 29), (3, 7), (0, 1 << 17), (1, 9), (0, 2), (6, 30),
                                          (4, 4096), (1, 8), (0, 24), (0, 1), (0, 1), (0, 1), (0, 0), (0, 0), (0, 0))))


def _options(given, what, kind, other):
    """The options of a dict, as numbers. A key of the other kind is an error."""
    if not isinstance(given, dict):
        raise TypeError(f"Zstd{what.title()}or() argument 'options' must be dict, not {type(given).__name__}")
    found = {}
    for key, value in given.items():
        if type(key) is other:
            raise TypeError(f'compression options dictionary key must not be a {other.__name__} attribute')
        key, value = _int(key), _int(value)
        try:
            key = kind(key)
        except ValueError:
            raise ValueError(f"invalid {what}ion parameter 'unknown parameter (key {key})'") from None
        _check_option(key, value, what)
        found[key] = value
    return found


def _int(value):
    value = _index(value)
    if not -1 << 31 <= value < 1 << 31:
        raise OverflowError('Python int too large to convert to C int')
    return value


def _check_option(key, value, what):
    low, high = key.bounds()
    if low <= value <= high or value == 0 or 200 <= key < 300:
        return
    if what == 'compress' and key == 100:
        raise ValueError(f'illegal compression level {value}; the valid range is [{low}, {high}]')
    raise ValueError(f"{what}ion parameter '{key.name}' received an illegal value {value}; the valid range is [{low}, {high}]")


def _packer(level, options, zstd_dict):
    given = {}
    if level is not None and options is not None:
        raise TypeError('Only one of level or options should be used.')
    if level is not None:
        if not isinstance(level, int):
            raise TypeError('invalid type for level, expected int')
        low, high = _LEVELS
        if not low <= level <= high:
            said = f' {level}' if -1 << 31 <= level < 1 << 31 else ''
            raise ValueError(f'illegal compression level{said}; the valid range is [{low}, {high}]')
        given[CompressionParameter.compression_level] = int(level)
    elif options is not None:
        given = _options(options, 'compress', CompressionParameter, DecompressionParameter)
    dictionary = _dictionary(zstd_dict, 'Unable to compress Zstandard data: Allocation error : not enough memory')
    level = given.get(100) or COMPRESSION_LEVEL_DEFAULT
    depth = 1 if level < 2 else 4 if level < 4 else 8 if level < 10 else 16
    flags = bool(given.get(200, 1)) | bool(given.get(201, 0)) << 1 | bool(given.get(202, 1)) << 2
    return _coders.Packer(depth, given.get(101) or 21, flags, dictionary)


# ---- dictionaries ----

class ZstdDict:
    """A dictionary, to which data that is packed or unpacked may refer. is_raw: it is any bytes, without codes."""
    __module__ = 'compression.zstd'
    __slots__ = '_dict_content', '_dict_id', '_loaded'

    def __new__(cls, dict_content, /, *, is_raw=False):
        content = _streams.as_bytes(dict_content)
        if len(content) < 8:
            raise ValueError('Zstandard dictionary content too short (must have at least eight bytes)')
        formatted = not is_raw and content[:4] == _coders.DICTIONARY.to_bytes(4, 'little')
        number = int.from_bytes(content[4:8], 'little') if formatted else 0
        if not is_raw and not number:
            raise ValueError('invalid Zstandard dictionary')
        return _instance(cls, content, number, None)

    def __len__(self):
        return len(self._dict_content)

    def __repr__(self):
        return f'<ZstdDict dict_id={self._dict_id} dict_size={len(self._dict_content)}>'

    @property
    def as_digested_dict(self):
        """For zstd_dict: use it as it is kept for the level."""
        return self, 0

    @property
    def as_undigested_dict(self):
        """For zstd_dict: read it each time."""
        return self, 1

    @property
    def as_prefix(self):
        """For zstd_dict: put its content before the next frame."""
        return self, 2

    def __reduce_ex__(self, protocol, /):
        raise TypeError("cannot pickle 'compression.zstd.ZstdDict' object")


def _dictionary(given, said):
    """What an argument zstd_dict means. `said`: the error for one that is corrupt."""
    if given is None:
        return None
    way = -1
    if isinstance(given, tuple) and len(given) == 2:
        given, way = given
    if not isinstance(given, ZstdDict) or way not in (-1, 0, 1, 2):
        raise TypeError('zstd_dict argument should be a ZstdDict object.')
    if way == 2:
        return _coders.Dictionary(given._dict_content, True)
    if given._loaded is None:
        try:
            given._loaded = _coders.Dictionary(given._dict_content, False)
        except ZstdError:
            raise ZstdError(said) from None
    return given._loaded


def _samples(samples):
    """Samples as a tuple, which is empty where they have no bytes."""
    samples = tuple(samples)
    for i, sample in enumerate(samples):
        try:
            memoryview(sample)
        except TypeError:
            raise TypeError(f'sequence item {i}: expected a bytes-like object, {type(sample).__name__} found') from None
    return samples if any(samples) else ()


def train_dict(samples, dict_size):
    """A dictionary for data like the samples, which are bytes-like objects, of at most so many bytes."""
    if not isinstance(dict_size, int):
        raise TypeError(f'dict_size must be an int object, not {type(dict_size).__name__!r}.')
    samples = _samples(samples)
    if not samples:
        raise ValueError("samples contained no data; can't train dictionary.")
    return _made(_common(samples, dict_size), samples, dict_size, 'train')


def finalize_dict(zstd_dict, /, samples, dict_size, level):
    """A dictionary with codes for the samples and the content of another one."""
    for name, value, kind in (('zstd_dict', zstd_dict, ZstdDict), ('dict_size', dict_size, int), ('level', level, int)):
        if not isinstance(value, kind):
            raise TypeError(f"{name} argument should be {'an' if kind is int else 'a'} {kind.__name__} object.")
    samples = _samples(samples)
    if not samples:
        raise ValueError("The samples are empty content, can't finalize the dictionary.")
    return _made(zstd_dict._dict_content, samples, dict_size, 'finalize')


def _made(content, samples, size, what):
    if size <= 0:
        raise ValueError('dict_size argument should be positive number.')
    made = _coders.made_dictionary(content, samples, size)
    if made is None:
        raise ZstdError(f'Unable to {what} the Zstandard dictionary: Destination buffer is too small')
    return ZstdDict(made)


def _common(samples, size):
    """The last samples as far as they fit, then pieces that several samples have, the most common last."""
    seen, rest, left = {}, [], size // 2
    for sample in samples:
        for at in range(0, len(sample) - 7, 8):
            piece = bytes(sample[at:at + 8])
            seen[piece] = seen.get(piece, 0) + 1
    common = [piece for n, piece in sorted([(n, piece) for piece, n in seen.items() if n > 1])]
    for sample in reversed(samples):
        if left <= 0:
            break
        rest.append(bytes(sample))
        left -= len(sample)
    return b''.join(rest[::-1] + common[-(size // 16) - 1:]).rjust(8, b'\0')


# ---- streams ----

class ZstdCompressor:
    """Packs what it is given, part by part, as frames. The options are a level or a dict of CompressionParameter."""
    __module__ = 'compression.zstd'
    __slots__ = '_packer', '_last_mode'
    CONTINUE, FLUSH_BLOCK, FLUSH_FRAME = 0, 1, 2

    def __new__(cls, level=None, options=None, zstd_dict=None):
        return _instance(cls, _packer(level, options, zstd_dict), 2)

    def compress(self, data, mode=0):
        """Add bytes; gives what is packed by then. FLUSH_BLOCK: all of it; FLUSH_FRAME: the frame ends, too."""
        data = _streams.as_bytes(data)
        if mode not in (0, 1, 2):
            raise ValueError('mode argument wrong value, it should be one of ZstdCompressor.CONTINUE, ZstdCompressor.FLUSH_BLOCK, '
                             'ZstdCompressor.FLUSH_FRAME.')
        return self._run(data, mode)

    def _run(self, data, mode):
        self._last_mode = 2
        packed = self._packer.run(data, mode)
        self._last_mode = mode
        return packed

    def flush(self, mode=2):
        """What is to be packed still. FLUSH_FRAME: the frame ends."""
        if mode not in (1, 2):
            raise ValueError('mode argument wrong value, it should be ZstdCompressor.FLUSH_FRAME or ZstdCompressor.FLUSH_BLOCK.')
        return self._run(b'', mode)

    def set_pledged_input_size(self, size, /):
        """How many bytes the next frame will have, for its header; None: it is not known."""
        if size is None:
            size = _coders.UNKNOWN
        elif not isinstance(size, int):
            raise TypeError('an integer is required')
        elif not 0 <= size < _coders.UNKNOWN - 1:
            if size != _coders.UNKNOWN:
                raise ValueError('size argument should be a positive int less than 4294967294ll')
        if self._last_mode != 2:
            raise ValueError('set_pledged_input_size() method must be called when last_mode == FLUSH_FRAME')
        self._packer.pledge(size)

    def __reduce_ex__(self, protocol, /):
        raise TypeError("cannot pickle 'compression.zstd.ZstdCompressor' object")


class ZstdDecompressor:
    """Unpacks one frame, part by part. The options are a dict of DecompressionParameter."""
    __module__ = 'compression.zstd'
    __slots__ = '_arguments', '_unpacker', '_rest', '_ready', '_at', '_unused_data', '_needs_input', '_eof'

    def __new__(cls, zstd_dict=None, options=None):
        given = _dictionary(zstd_dict, 'Failed to create a ZSTD_DDict instance from Zstandard dictionary content.')
        options = {} if options is None else _options(options, 'decompress', DecompressionParameter, CompressionParameter)
        arguments = given, 1 << (options.get(100) or 27)
        return _instance(cls, arguments, _coders.Unpacker(*arguments), bytearray(), b'', 0, b'', True, False)

    def decompress(self, data, max_length=-1):
        """Unpack some more; where max_length is not negative, to no more bytes than that."""
        data, most = _streams.as_bytes(data), _index(max_length)
        if self._eof:
            raise EOFError('Already at the end of a Zstandard frame.')
        if self._rest:
            self._rest += data
            data = self._rest
        try:
            found, at = self._run(data, most)
        except ZstdError:
            self._unpacker, self._rest, self._ready, self._needs_input = _coders.Unpacker(*self._arguments), bytearray(), b'', True
            self._at = 0
            raise
        if self._eof:
            self._unused_data, self._rest = bytes(data[at:]), bytearray()
        elif data is self._rest:
            del data[:at]
        else:
            self._rest += data[at:]
        return found

    def _run(self, data, most):
        unpacker, parts, at, starves = self._unpacker, [], 0, False
        while True:
            left = len(self._ready) - self._at
            if left:
                part = left if most < 0 else min(left, most)
                parts.append(self._ready[self._at:self._at + part])
                self._at += part
                most -= part if most > 0 else 0
                if part < left:
                    break
            self._eof = unpacker.over
            if self._eof or starves:
                break
            got = unpacker.step(data, at)
            starves = got is None
            if got:
                self._ready, at = got
                self._at = 0
        self._needs_input = starves and most != 0
        return b''.join(parts), at

    def __reduce_ex__(self, protocol, /):
        raise TypeError("cannot pickle 'compression.zstd.ZstdDecompressor' object")


for _cls, _names in ((ZstdCompressor, ('last_mode',)), (ZstdDecompressor, ('unused_data', 'needs_input', 'eof')),
                     (ZstdDict, ('dict_content', 'dict_id'))):
    for _name in _names:
        _member_fix(_cls, '_' + _name, _name, None)
        _member_fix(_cls, _name, _name, False)
    _type_seal(_cls, False)
del _cls, _names, _name


def compress(data, level=None, options=None, zstd_dict=None):
    """Bytes, packed as one frame."""
    return ZstdCompressor(level, options, zstd_dict).compress(data, 2)


def decompress(data, zstd_dict=None, options=None):
    """Bytes, unpacked, of all frames."""
    found, data = [], _streams.as_bytes(data)
    while True:
        stream = ZstdDecompressor(zstd_dict, options)
        found.append(stream.decompress(data))
        if not stream.eof:
            raise ZstdError(_ENDED)
        data = stream.unused_data
        if not data:
            return b''.join(found)


# ---- frames ----

class FrameInfo:
    """What the header of a frame says."""
    __slots__ = 'decompressed_size', 'dictionary_id'

    def __init__(self, decompressed_size, dictionary_id):
        for name, value in zip(self.__slots__, (decompressed_size, dictionary_id)):
            object.__setattr__(self, name, value)

    def __repr__(self):
        return f'FrameInfo(decompressed_size={self.decompressed_size}, dictionary_id={self.dictionary_id})'

    def __setattr__(self, name, _):
        raise AttributeError(f"can't set attribute {name!r}")


def get_frame_info(frame_buffer):
    """What the header of a frame says: how many bytes it unpacks to, or None, and the number of its dictionary, or 0."""
    data = _streams.as_bytes(frame_buffer)
    try:
        header = _coders.read_header(data, 0)
    except ZstdError:
        header = None
    if header is None:
        raise ZstdError('Error when getting information from the header of a Zstandard frame. Ensure the frame_buffer argument starts '
                        'from the beginning of a frame, and its length is not less than the frame header (6~18 bytes).')
    return FrameInfo(None if header.content == _coders.UNKNOWN else header.content, header.dict_id)


def get_frame_size(frame_buffer):
    """How many bytes a frame has, with its header and its checksum."""
    data = _streams.as_bytes(frame_buffer)
    try:
        return _coders.frame_size(data)
    except ZstdError as e:
        raise ZstdError('Error when finding the compressed size of a Zstandard frame. Ensure the frame_buffer argument starts from the '
                        f'beginning of a frame, and its length is not less than this complete frame. Zstd error message: {e}.') from None


# ---- files ----

class _Writer:
    """The packer of a ZstdFile. It does not end a frame twice."""

    def __init__(self, *arguments):
        self._stream = ZstdCompressor(*arguments)
        self.compress = self._stream.compress

    def flush(self, mode=2):
        return b'' if self._stream.last_mode == mode else self._stream.flush(mode)


class ZstdFile(_streams.BaseStream):
    """A file that Zstandard has packed, to be read, or written. It is named, or it is a file object."""
    __module__ = 'compression.zstd._zstdfile'
    FLUSH_BLOCK, FLUSH_FRAME = 1, 2

    def __init__(self, file, /, mode='r', *, level=None, options=None, zstd_dict=None):
        self._file = packer = None
        if not isinstance(mode, str):
            raise ValueError('mode must be a str')
        if options is not None and not isinstance(options, dict):
            raise TypeError('options must be a dict or None')
        kind = mode.removesuffix('b')
        if kind == 'r':
            if level is not None:
                raise TypeError('level is illegal in read mode')
            ZstdDecompressor(zstd_dict, options)  # raises for what is wrong with these
        elif kind in ('w', 'a', 'x'):
            if level is not None and not isinstance(level, int):
                raise TypeError('level must be int or None')
            packer = _Writer(level, options, zstd_dict)
        else:
            raise ValueError(f'Invalid mode: {mode!r}')
        try:
            self._open(file, 'wb' if packer else 'rb', kind + 'b', packer)
        except TypeError:
            raise TypeError('file must be a file-like object or a str, bytes, or PathLike object') from None
        if packer is None:
            self._unpack(ZstdDecompressor, (), zstd_dict=zstd_dict, options=options)

    def write(self, data, /):
        """Adds bytes; gives how many there are."""
        return super().write(data)

    def flush(self, mode=1):
        """Writes what is to be packed still. FLUSH_FRAME: the frame ends."""
        if self._packer is None and self._file is not None:
            return
        self._need('writing')
        if mode not in (1, 2):
            raise ValueError('Invalid mode argument, expected either ZstdFile.FLUSH_FRAME or ZstdFile.FLUSH_BLOCK')
        self._file.write(self._packer.flush(mode))
        if hasattr(self._file, 'flush'):
            self._file.flush()

    @property
    def mode(self):
        """'rb' or 'wb'."""
        return 'rb' if self._packer is None else 'wb'

    def seek(self, offset, whence=io.SEEK_SET):
        """Goes to a place among the bytes, of a file that is read."""
        self._need('reading')
        return super().seek(offset, whence)

    def peek(self, size=-1):
        """Bytes that come next, at least one where there is one; the place stays."""
        return super().peek(size)

    def readinto1(self, b):
        """Reads into a buffer by one read of the file at most; gives how many bytes."""
        return super().readinto1(b)


def open(file, /, mode='rb', *, level=None, options=None, zstd_dict=None, encoding=None, errors=None, newline=None):
    """A packed file, of bytes or, with t in the mode, of text; it is named, or it is a file object."""
    text, mode = 't' in mode, mode.replace('t', '')
    if text and 'b' in mode:
        raise ValueError(f'Invalid mode: {mode!r}')
    for name, value in (('encoding', encoding), ('errors', errors), ('newline', newline)):
        if value is not None and not text:
            raise ValueError(f'Argument "{name}" not supported in binary mode')
    opened = ZstdFile(file, mode, level=level, options=options, zstd_dict=zstd_dict)
    return io.TextIOWrapper(opened, encoding, errors, newline) if text else opened
