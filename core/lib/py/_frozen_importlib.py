"""The module that the finders of what ships say they are from, by which pickle finds them."""
from importlib import _bootstrap

globals().update((_name, getattr(_bootstrap, _name)) for _name in _bootstrap.__all__)
