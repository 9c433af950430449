"""The older name of re._parser."""
import warnings
from re import _parser

warnings.warn(f'module {__name__!r} is deprecated', DeprecationWarning, stacklevel=2)
globals().update((_name, _value) for _name, _value in _parser.__dict__.items() if _name[:2] != '__')
