"""What the module zlib has, under this name."""

import zlib as _zlib

for _name in dir(_zlib):
    if _name[0] != '_':
        globals()[_name] = getattr(_zlib, _name)
del _name, _zlib
