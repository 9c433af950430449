"""What of ast is in C in CPython: the classes of the nodes, and the flags of compile()."""
import ast

for _name, _value in ast.__dict__.items():
    if _name[:5] == 'PyCF_' or isinstance(_value, type) and issubclass(_value, ast.AST) and _value.__name__ == _name:
        globals()[_name] = _value
for _name in 'AugLoad', 'AugStore', 'Bytes', 'Ellipsis', 'ExtSlice', 'Index', 'NameConstant', 'Num', 'Param', 'Str', 'Suite', 'slice':
    globals().pop(_name, None)  # names of old trees, which CPython has in Python
del ast, _name, _value
