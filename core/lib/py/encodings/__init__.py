"""The encodings, as modules: encodings.NAME has the coders of one. codecs finds them without these."""
import codecs
from _hn import _ships
from _hn.imports import _import_dotted
from encodings import aliases

__all__ = ['CodecRegistryError', 'aliases', 'codecs', 'normalize_encoding', 'search_function']

_aliases = aliases.aliases


class CodecRegistryError(LookupError, SystemError):
    """A module that should be that of an encoding, and is not."""


def normalize_encoding(encoding):
    """The name with one _ for whatever stands between its letters and digits; letters that are not of ASCII are left out."""
    if isinstance(encoding, bytes):
        encoding = str(encoding, 'ascii')
    words = ''.join([c if c.isalnum() or c == '.' else ' ' for c in encoding]).split()
    return '_'.join(words).encode('ascii', 'ignore').decode()


def search_function(encoding):
    """The CodecInfo of an encoding that ships, by its name in small letters; None where there is none."""
    name = normalize_encoding(encoding)
    name = _aliases.get(name) or _aliases.get(name.replace('.', '_')) or name
    if '.' in name or name[:1] in ('', '_') or name == 'aliases' or not _ships('encodings.' + name):
        return None
    return _import_dotted('encodings.' + name, False).getregentry()


def __getattr__(name):
    # CPython imports the module of an encoding when codecs first looks for it.
    if search_function(name) is None:
        raise AttributeError(f"module 'encodings' has no attribute '{name}'")
    return _import_dotted('encodings.' + name, False)
