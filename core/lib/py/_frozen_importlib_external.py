"""The module that the finder of directories and the loaders of files say they are from, by which pickle finds them."""
from importlib import _bootstrap_external, machinery

globals().update((_name, getattr(_bootstrap_external, _name)) for _name in _bootstrap_external.__all__)
WindowsRegistryFinder = machinery.WindowsRegistryFinder
