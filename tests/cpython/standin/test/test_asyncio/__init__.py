"""Stands in for the package, which asks for more of CPython than its tests need."""
