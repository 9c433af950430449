"""Packing and unpacking of bytes with LZMA, and files that xz or lzma has packed."""

import _lzma_coders as _coders
from _lzma_coders import LZMAError as LZMAError
from compression._common import _streams

from _hn import _index, _instance, _member_fix, _type_seal

__all__ = ['CHECK_NONE', 'CHECK_CRC32', 'CHECK_CRC64', 'CHECK_SHA256', 'CHECK_ID_MAX', 'CHECK_UNKNOWN', 'FILTER_LZMA1', 'FILTER_LZMA2',
           'FILTER_DELTA', 'FILTER_X86', 'FILTER_IA64', 'FILTER_ARM', 'FILTER_ARMTHUMB', 'FILTER_POWERPC', 'FILTER_SPARC',
           'FORMAT_AUTO', 'FORMAT_XZ', 'FORMAT_ALONE', 'FORMAT_RAW', 'MF_HC3', 'MF_HC4', 'MF_BT2', 'MF_BT3', 'MF_BT4', 'MODE_FAST',
           'MODE_NORMAL', 'PRESET_DEFAULT', 'PRESET_EXTREME', 'LZMACompressor', 'LZMADecompressor', 'LZMAFile', 'LZMAError', 'open',
           'compress', 'decompress', 'is_check_supported']

FORMAT_AUTO, FORMAT_XZ, FORMAT_ALONE, FORMAT_RAW = range(4)
CHECK_NONE, CHECK_CRC32, CHECK_CRC64, CHECK_SHA256, CHECK_ID_MAX, CHECK_UNKNOWN = 0, 1, 4, 10, 15, 16
FILTER_LZMA1, FILTER_LZMA2, FILTER_DELTA, FILTER_X86, FILTER_POWERPC = (1 << 62) + 1, 0x21, 3, 4, 5
FILTER_IA64, FILTER_ARM, FILTER_ARMTHUMB, FILTER_SPARC = 6, 7, 8, 9
MF_HC3, MF_HC4, MF_BT2, MF_BT3, MF_BT4 = 3, 4, 18, 19, 20
MODE_FAST, MODE_NORMAL, PRESET_DEFAULT, PRESET_EXTREME = 1, 2, 6, 1 << 31
_CHECKS = CHECK_NONE, CHECK_CRC32, CHECK_CRC64, CHECK_SHA256


# ---- options ----

def _is_preset(preset):
    return preset & ~PRESET_EXTREME <= 9


def _preset(preset):
    """The options that a number stands for."""
    level, extreme = preset & 31, bool(preset & PRESET_EXTREME)
    if not _is_preset(preset):
        raise LZMAError(f'Invalid compression preset: {preset}')
    options = {'dict_size': 1 << (18, 20, 21, 22, 22, 23, 23, 24, 25, 26)[level], 'lc': 3, 'lp': 0, 'pb': 2, 'mode': MODE_NORMAL, 'mf': MF_BT4,
               'nice_len': (16, 32, 64)[min(max(level - 4, 0), 2)], 'depth': 0}
    if extreme:
        slow = level not in (3, 5)
        options |= {'nice_len': 273 if slow else 192, 'depth': 512 if slow else 0}
    elif level < 4:
        options |= {'mode': MODE_FAST, 'mf': MF_HC4 if level else MF_HC3, 'nice_len': 273 if level > 1 else 128, 'depth': (4, 8, 24, 48)[level]}
    return options


def _unsigned(value, bits=32):
    value = _index(value)
    if value < 0:
        raise ValueError('Cannot convert negative int')
    if value >> bits:
        raise OverflowError(f'Python int too large for C uint{bits}_t')
    return value


def _lzma_options(spec):
    preset = _unsigned(spec['preset']) if 'preset' in spec else PRESET_DEFAULT
    return _given('LZMA', spec, _preset(preset))


def _given(what, spec, options):
    """The options, with those that a dict gives."""
    try:
        if all(key in options or key in ('id', 'preset') and (what == 'LZMA' or key == 'id') for key in spec):
            return {name: _unsigned(spec[name]) if name in spec else value for name, value in options.items()}
    except (TypeError, ValueError, OverflowError):
        pass
    raise ValueError(f'Invalid filter specifier for {what} filter')


def _filter(spec):
    """(number, options) of a filter, as a dict says it."""
    if not hasattr(spec, '__getitem__'):
        raise TypeError('Filter specifier must be a dict or dict-like object')
    try:
        kind = spec['id']
    except KeyError:
        raise ValueError('Filter specifier must have an "id" entry') from None
    kind = _unsigned(kind, 64)
    if kind in (FILTER_LZMA1, FILTER_LZMA2):
        return kind, _lzma_options(spec)
    if kind == FILTER_DELTA:
        return kind, _given('delta', spec, {'dist': 1})
    if FILTER_X86 <= kind <= FILTER_SPARC:
        return kind, _given('BCJ', spec, {'start_offset': 0})
    raise ValueError(f'Invalid filter ID: {kind}')


def _chain(specs):
    """The filters that a sequence of dicts says."""
    if isinstance(specs, dict):
        raise TypeError(f'{type(specs).__name__} is not a sequence')
    n = len(specs)
    if n > 4:
        raise ValueError('Too many filters - liblzma supports a maximum of 4')
    return [_filter(specs[i]) for i in range(n)]


_STEPS = {FILTER_IA64: 16, FILTER_ARM: 4, FILTER_ARMTHUMB: 2, FILTER_POWERPC: 4, FILTER_SPARC: 4}


def _is_good(kind, options, packs):
    if kind == FILTER_DELTA:
        return 1 <= options['dist'] <= 256
    if kind not in (FILTER_LZMA1, FILTER_LZMA2):
        return options['start_offset'] % _STEPS.get(kind, 1) == 0
    if kind == FILTER_LZMA1 or packs:
        if options['lc'] + options['lp'] > 4 or options['pb'] > 4:
            return False
    return not packs or (4096 <= options['dict_size'] <= 3 << 29 and options['mode'] in (MODE_FAST, MODE_NORMAL) and
                         options['mf'] in (MF_HC3, MF_HC4, MF_BT2, MF_BT3, MF_BT4) and 2 <= options['nice_len'] <= 273 and
                         options['nice_len'] >= options['mf'] & 15)


def _checked(chain, packs, last=(FILTER_LZMA1, FILTER_LZMA2)):
    """A chain that something can be packed by."""
    if not chain:
        raise LZMAError('Internal error')
    kinds = [kind for kind, _ in chain]
    if kinds[-1] not in last or any(kind in (FILTER_LZMA1, FILTER_LZMA2) for kind in kinds[:-1]) or \
            not all(_is_good(kind, options, packs) for kind, options in chain):
        raise LZMAError('Invalid or unsupported options')
    return chain


def is_check_supported(check_id, /):
    """Test whether the given integrity check is supported.

    Always returns True for CHECK_NONE and CHECK_CRC32."""
    return _index(check_id) in _CHECKS


def _encode_filter_properties(filter, /):
    """The bytes that say the options of a filter, without its number."""
    kind, options = _filter(filter)
    if not _is_good(kind, options, False):
        raise LZMAError('Internal error')
    return _coders.properties(kind, options)


def _decode_filter_properties(filter_id, encoded_props, /):
    """The options that such bytes say, as a dict with the filter's number."""
    kind, data = _index(filter_id), _streams.as_bytes(encoded_props)
    if kind not in (FILTER_LZMA1, FILTER_LZMA2) and not FILTER_DELTA <= kind <= FILTER_SPARC:
        raise LZMAError('Invalid or unsupported options')
    options = _coders.options_of(kind, data)
    if options.get('start_offset') == 0:
        options = {}
    return {'id': kind, **options}


# ---- streams ----

def _begin_packing(format, check, preset, filters):
    if preset is not None and filters is not None:
        raise ValueError('Cannot specify both preset and filter chain')
    preset = PRESET_DEFAULT if preset is None else _unsigned(preset)
    if format != FORMAT_XZ and check not in (-1, CHECK_NONE):
        raise ValueError('Integrity checks are only supported by FORMAT_XZ')
    if format == FORMAT_XZ:
        if filters is None:
            if not _is_preset(preset):
                raise LZMAError('Invalid or unsupported options')
            filters = [{'id': FILTER_LZMA2, 'preset': preset}]
        chain = _chain(filters)
        if chain and chain[-1][0] == FILTER_LZMA1:
            raise LZMAError('Internal error')
        _checked(chain, True, (FILTER_LZMA2,))
        check = CHECK_CRC64 if check == -1 else check
        if not 0 <= check <= CHECK_ID_MAX:
            raise LZMAError('Internal error')
        if check not in _CHECKS:
            raise LZMAError('Unsupported integrity check')
        return _coders.XzPacker(chain, check)
    if format == FORMAT_ALONE:
        chain = [(FILTER_LZMA1, _preset(preset))] if filters is None else _chain(filters)
        if len(chain) != 1 or chain[0][0] != FILTER_LZMA1:
            raise ValueError('Invalid filter chain for FORMAT_ALONE - must be a single LZMA1 filter')
        return _coders.AlonePacker(_checked(chain, True))
    if format != FORMAT_RAW:
        raise ValueError(f'Invalid container format: {format}')
    if filters is None:
        raise ValueError('Must specify filters for FORMAT_RAW')
    return _coders.Packer(_checked(_chain(filters), True))


class LZMACompressor:
    """Packs what it is given, part by part: as a .xz stream, as a .lzma file, or raw. The options are a preset from 0 to 9, perhaps
    with PRESET_EXTREME, or a chain of filters."""
    __module__ = '_lzma'
    __slots__ = '_packer',

    def __new__(cls, format=FORMAT_XZ, check=-1, preset=None, filters=None):
        return _instance(cls, _begin_packing(_index(format), _index(check), preset, filters))

    def compress(self, data, /):
        """Add bytes; gives what is packed by then."""
        data = _streams.as_bytes(data)
        if self._packer is None:
            raise ValueError('Compressor has been flushed')
        return self._packer.run(data, False)

    def flush(self):
        """What is to be packed still, and the end of the stream."""
        if self._packer is None:
            raise ValueError('Repeated call to flush()')
        packer, self._packer = self._packer, None
        return packer.run(b'', True)

    def __reduce_ex__(self, protocol, /):
        raise TypeError("cannot pickle '_lzma.LZMACompressor' object")


def _begin_unpacking(format, memlimit, filters):
    if memlimit is not None:
        if format == FORMAT_RAW:
            raise ValueError('Cannot specify memory limit with FORMAT_RAW')
        memlimit = _unsigned(memlimit, 64)
    if format == FORMAT_RAW and filters is None:
        raise ValueError('Must specify filters for FORMAT_RAW')
    if format != FORMAT_RAW and filters is not None:
        raise ValueError('Cannot specify filters except with FORMAT_RAW')
    if format == FORMAT_RAW:
        return _coders.Unpacker(_checked(_chain(filters), False))
    if format not in (FORMAT_AUTO, FORMAT_XZ, FORMAT_ALONE):
        raise ValueError(f'Invalid container format: {format}')
    return (_coders.AutoUnpacker, _coders.XzUnpacker, _coders.AloneUnpacker)[format](memlimit)


class LZMADecompressor:
    """Unpacks a stream, part by part. The format is found out where it is not given; raw data needs the chain of filters. `memlimit`:
    data that needs more memory is refused."""
    __module__ = '_lzma'
    __slots__ = '_stream', '_rest', '_seen', '_stuck', '_check', '_unused_data', '_needs_input', '_eof'

    def __new__(cls, format=FORMAT_AUTO, memlimit=None, filters=None):
        format = _index(format)
        check = CHECK_NONE if format in (FORMAT_ALONE, FORMAT_RAW) else CHECK_UNKNOWN
        return _instance(cls, _begin_unpacking(format, memlimit, filters), b'', 0, False, check, b'', True, False)

    def decompress(self, data, max_length=-1):
        """Unpack some more; where max_length is not negative, to no more bytes than that."""
        data, most = _streams.as_bytes(data), _index(max_length)
        if self._eof:
            raise EOFError('Already at end of stream')
        data, self._rest = self._rest + data, b''
        stream = self._stream
        if isinstance(stream, str):
            raise LZMAError(stream)
        try:
            found, at = stream.run(data, 0, most)
        except LZMAError as failed:
            text = str(failed)
            self._check, self._stream = stream.check, text if text.startswith('Memory') else 'Internal error'
            raise
        if stream.done:
            self._eof, self._check = True, stream.check
            self._unused_data, self._stream, self._needs_input = data[at:], None, False
            return found
        seen = at + stream.ahead
        again = self._stuck
        self._stuck = not found and seen == self._seen and stream.check == self._check
        self._seen, self._check = seen - at, stream.check
        if self._stuck and again and not most:
            self._rest = data[at:seen]  # what has not been seen is lost
            raise LZMAError('Insufficient buffer space')
        self._rest = data[at:]
        self._needs_input = stream.starves and (most < 0 or len(found) < most)
        return found

    def __reduce_ex__(self, protocol, /):
        raise TypeError("cannot pickle '_lzma.LZMADecompressor' object")


for _cls, _names in ((LZMACompressor, ()), (LZMADecompressor, ('check', 'unused_data', 'needs_input', 'eof'))):
    for _name in _names:
        _member_fix(_cls, '_' + _name, _name, None)
        _member_fix(_cls, _name, _name, False)
    _type_seal(_cls, False)
del _cls, _names, _name


# ---- files ----

class LZMAFile(_streams.BaseStream):
    """A file that xz or lzma has packed, to be read, or written. It is named, or it is a file object."""

    def __init__(self, filename=None, mode='r', *, format=None, check=-1, preset=None, filters=None):
        self._file = packer = None
        if mode in ('r', 'rb'):
            if check != -1:
                raise ValueError('Cannot specify an integrity check when opening a file for reading')
            if preset is not None:
                raise ValueError('Cannot specify a preset compression level when opening a file for reading')
        elif mode in ('w', 'wb', 'a', 'ab', 'x', 'xb'):
            packer = LZMACompressor(format=FORMAT_XZ if format is None else format, check=check, preset=preset, filters=filters)
        else:
            raise ValueError(f'Invalid mode: {mode!r}')
        self._open(filename, 'wb' if packer else 'rb', mode[0] + 'b', packer)
        if packer is None:
            self._unpack(LZMADecompressor, LZMAError, format=FORMAT_AUTO if format is None else format, filters=filters)

    def peek(self, size=-1):
        """Bytes that come next, at least one where there is one; the place stays."""
        return super().peek(size)

    def readinto(self, buffer, /):
        """Fills a buffer; gives how many bytes that were."""
        return super().readinto(buffer)


def open(filename, mode='rb', *, format=None, check=-1, preset=None, filters=None, encoding=None, errors=None, newline=None):
    """A packed file, of bytes or, with t in the mode, of text; it is named, or it is a file object."""
    return _streams.text_or_bytes(mode, lambda plain: LZMAFile(filename, plain, format=format, check=check, preset=preset, filters=filters),
                                  encoding=encoding, errors=errors, newline=newline)


def compress(data, format=FORMAT_XZ, check=-1, preset=None, filters=None):
    """Bytes, packed."""
    data = _streams.as_bytes(data)
    packer = _begin_packing(_index(format), _index(check), preset, filters)
    return packer.run(data, True)


def decompress(data, format=FORMAT_AUTO, memlimit=None, filters=None):
    """Packed bytes, unpacked: the streams that stand one behind the other. What follows and is none does not count."""
    parts = []
    while True:
        stream = LZMADecompressor(format, memlimit, filters)
        try:
            parts.append(stream.decompress(data))
        except LZMAError:
            if parts:
                break
            raise
        if not stream.eof:
            raise LZMAError('Compressed data ended before the end-of-stream marker was reached')
        data = stream.unused_data
        if not data:
            break
    return b''.join(parts)
