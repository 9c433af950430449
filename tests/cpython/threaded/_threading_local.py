"""Stands in for what CPython has in Python beside threading.local; its doc strings are tests of it."""
from threading import local
