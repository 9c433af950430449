"""What the module bz2 has, under this name."""

from bz2 import (BZ2Compressor as BZ2Compressor, BZ2Decompressor as BZ2Decompressor, BZ2File as BZ2File, compress as compress,
                 decompress as decompress, open as open)
