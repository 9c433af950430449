"""What the module gzip has, under this name."""

from gzip import BadGzipFile as BadGzipFile, GzipFile as GzipFile, compress as compress, decompress as decompress, open as open
