# compile(): flags that it knows.

### flags that nobody knows are refused
for flags in (0xff, 1, 0x100, 0x800, 0x10000, 0x2000000, -1, 0x10, 0x200, 0x2000, 0x4000, 0x20000, 0x1000000):
    try:
        compile('1\n', 'f', 'single', flags)
        print(hex(flags), 'ok')
    except Exception as e:
        print(hex(flags), type(e).__name__, e)
#> 0xff ValueError compile(): unrecognised flags
#> 0x1 ValueError compile(): unrecognised flags
#> 0x100 ValueError compile(): unrecognised flags
#> 0x800 ValueError compile(): unrecognised flags
#> 0x10000 ValueError compile(): unrecognised flags
#> 0x2000000 ValueError compile(): unrecognised flags
#> -0x1 ValueError compile(): unrecognised flags
#> 0x10 ok
#> 0x200 ok
#> 0x2000 ok
#> 0x4000 ok
#> 0x20000 ok
#> 0x1000000 ok
