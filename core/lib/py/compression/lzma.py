"""What the module lzma has, under this name."""

import lzma as _lzma

for _name in _lzma.__all__:
    globals()[_name] = getattr(_lzma, _name)
del _name, _lzma
