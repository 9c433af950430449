"""What CPython's module ast is made of."""
import ast

globals().update({name: value for name, value in vars(ast).items() if isinstance(value, type) or name.startswith("PyCF")})
