"""JSON (RFC 8259): loads and dumps, load and dump."""

from json.decoder import JSONDecodeError, JSONDecoder, detect_encoding
from json.encoder import JSONEncoder
from json import scanner as scanner

__all__ = ['dump', 'dumps', 'load', 'loads', 'JSONDecoder', 'JSONDecodeError', 'JSONEncoder']

_default_encoder = JSONEncoder(skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True,
                               indent=None, separators=None, default=None)
_default_decoder = JSONDecoder(object_hook=None, object_pairs_hook=None)


def dumps(obj, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, cls=None, indent=None,
          separators=None, default=None, sort_keys=False, **kw):
    """The JSON text of obj."""
    if (not skipkeys and ensure_ascii and check_circular and allow_nan and cls is None and indent is None
            and separators is None and default is None and not sort_keys and not kw):
        return _default_encoder.encode(obj)
    kind = JSONEncoder if cls is None else cls
    made = kind(skipkeys=skipkeys, ensure_ascii=ensure_ascii, check_circular=check_circular, allow_nan=allow_nan,
                indent=indent, separators=separators, default=default, sort_keys=sort_keys, **kw)
    return made.encode(obj)


def dump(obj, fp, *, skipkeys=False, ensure_ascii=True, check_circular=True, allow_nan=True, cls=None, indent=None,
         separators=None, default=None, sort_keys=False, **kw):
    """Writes the JSON text of obj to a file."""
    kind = JSONEncoder if cls is None else cls
    made = kind(skipkeys=skipkeys, ensure_ascii=ensure_ascii, check_circular=check_circular, allow_nan=allow_nan,
                indent=indent, separators=separators, default=default, sort_keys=sort_keys, **kw)
    for piece in made.iterencode(obj):
        fp.write(piece)


def _decoded(s):
    if isinstance(s, (bytes, bytearray)):
        return s.decode(detect_encoding(s), 'surrogatepass')
    if isinstance(s, str):
        raise JSONDecodeError("Unexpected UTF-8 BOM (decode using utf-8-sig)", s, 0)
    raise TypeError(f'the JSON object must be str, bytes or bytearray, not {s.__class__.__name__}')


def loads(s, *, cls=None, object_hook=None, parse_float=None, parse_int=None, parse_constant=None,
          object_pairs_hook=None, **kw):
    """The value of a JSON text: str, bytes or bytearray."""
    if not isinstance(s, str) or s.startswith('\ufeff'):
        s = _decoded(s)
    if cls is object_hook is parse_int is parse_float is parse_constant is object_pairs_hook is None and not kw:
        return _default_decoder.decode(s)
    for name, given in (('object_hook', object_hook), ('object_pairs_hook', object_pairs_hook),
                        ('parse_float', parse_float), ('parse_int', parse_int), ('parse_constant', parse_constant)):
        if given is not None:
            kw[name] = given
    made = JSONDecoder(**kw) if cls is None else cls(**kw)
    return made.decode(s)


def load(fp, *, cls=None, object_hook=None, parse_float=None, parse_int=None, parse_constant=None,
         object_pairs_hook=None, **kw):
    """The value of the JSON text in a file."""
    text = fp.read()
    return loads(text, cls=cls, object_hook=object_hook, object_pairs_hook=object_pairs_hook, parse_float=parse_float,
                 parse_int=parse_int, parse_constant=parse_constant, **kw)
